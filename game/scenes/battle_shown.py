"""What the battlefield shows at this moment: a small model that animations update on landing.

It is fed with events only and never reads a match, so it can't run ahead of what is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.waterfight.cardkinds import EventCard, GunCard, KidCard
from game.rules.waterfight.catalogue import gun_spec, kid_spec, spec
from game.rules.waterfight.events import Term

PHASES = ("refill", "draw", "recruit", "soak", "end")


@dataclass
class GunShown:
    """A gun in somebody's hands."""

    id: str
    drops: int
    volume: int
    capacity: int
    modifiers: list[str] = field(default_factory=list)


@dataclass
class KidShown:
    """A kid on the field; `out` tells that they have retreated as far as one can see."""

    id: str
    owner: int
    hits: int
    drops: int = 0
    balloons: int = 0
    guns: list[GunShown] = field(default_factory=list)
    out: str = ""  # "", "empty", "soaked" or "both"
    doubled: int = 0

    def gun(self, gun_id: str) -> GunShown:
        """The gun of that id; KeyError if they don't carry it."""
        for gun in self.guns:
            if gun.id == gun_id:
                return gun
        raise KeyError(gun_id)


@dataclass
class Roll:
    """An attack's roll as it is written out: `terms` with their causes, answers among them."""

    attacker: str
    target: str
    mode: str
    gun: str | None
    drops: int | None
    die: int | None = None
    terms: list[Term] = field(default_factory=list)
    needed: int = 6
    settled: bool = False

    @property
    def total(self) -> int:
        """Die and terms together."""
        return (self.die or 0) + sum(term.value for term in self.terms)

    @property
    def hit(self) -> bool:
        """Whether it hits as it stands."""
        return self.die is not None and self.total >= self.needed


@dataclass
class Recovery:
    """A dry-off or refill roll as it is written at the towels or the tap."""

    kid: str
    purpose: str
    die: int = 0
    terms: list[Term] = field(default_factory=list)
    needed: int = 5

    @property
    def total(self) -> int:
        """Die and terms together."""
        return self.die + sum(term.value for term in self.terms)

    @property
    def success(self) -> bool:
        """Whether it mends the kid as it stands."""
        return self.total >= self.needed


@dataclass(frozen=True)
class Line:
    """A line of the log: `seat` whose turn it was, None for the match itself."""

    seat: int | None
    text: str


class Shown:
    """The field as it is drawn; `viewer` is the seat whose hand lies open."""

    def __init__(self, viewer: int, players: int, target: int) -> None:
        self.viewer, self.players, self.target = viewer, players, target
        self.kids: dict[str, KidShown] = {}
        self.hand: list[str] = []
        self.held = [0] * players
        self.deck = 0
        self.discard: list[str] = []
        self.scores = [0] * players
        self.truce = [False] * players
        self.turn: int | None = None
        self.round = 0
        self.phase = ""
        self.calm = False
        self.roll: Roll | None = None
        self.recoveries: list[Recovery] = []
        self.log: list[Line] = []

    # ------------------------------------------------------------------ cards
    def take_cards(self, seat: int, count: int, cards: Sequence[str]) -> None:
        """Cards have come to a hand."""
        self.held[seat] += count
        if seat == self.viewer:
            self.hand = in_order([*self.hand, *cards])

    def give_card(self, seat: int, card: str) -> None:
        """A card has left a hand."""
        self.held[seat] -= 1
        if card in self.hand:
            self.hand.remove(card)

    def reshuffle(self, count: int) -> None:
        """The discard pile is the deck now."""
        self.deck, self.discard = count, []

    # ------------------------------------------------------------------ kids
    def add_kid(self, kid: str, owner: int) -> None:
        """A kid has come onto the field."""
        self.kids[kid] = KidShown(kid, owner, kid_spec(kid).hits)

    def add_gun(self, gun: str, kid: str, drops: int) -> None:
        """A gun is in a kid's hands."""
        entry = gun_spec(gun)
        self.kids[kid].guns.append(GunShown(gun, drops, entry.volume, entry.capacity))

    def carrier(self, gun: str) -> KidShown | None:
        """Who carries the gun; None if it is not on the field."""
        return next((kid for kid in self.kids.values() for g in kid.guns if g.id == gun), None)

    def kids_of(self, seat: int) -> list[KidShown]:
        """The kids of a seat in the order in which they came."""
        return [kid for kid in self.kids.values() if kid.owner == seat]

    def say(self, text: str, seat: int | None = None) -> None:
        """Add a line to the log."""
        self.log.append(Line(self.turn if seat is None else seat, text))


ORDER = (KidCard, GunCard)


def in_order(cards: Sequence[str]) -> list[str]:
    """A hand as the shelf shows it: kids, guns, modifiers, then events, each by strength."""

    def rank(card: str) -> tuple[int, int, str]:
        entry = spec(card)
        if isinstance(entry, KidCard):
            return 0, -entry.hits, card
        if isinstance(entry, GunCard):
            return 1, -entry.volume * 20 - entry.capacity, card
        if isinstance(entry, EventCard):
            kinds = ("main", "soak", "answer", "face-shot", "refill")
            return 3 + kinds.index(entry.when), 0, card
        return 2, 0, card

    return sorted(cards, key=rank)
