"""A match's whole state and the few steps by which anything in it changes."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from game.rules.core import Event
from game.rules.rng import Rng
from game.rules.waterfight.cardkinds import EventCard, KidCard, ModifierCard
from game.rules.waterfight.catalogue import gun_spec, kid_spec, spec
from game.rules.waterfight.effects import Play
from game.rules.waterfight.events import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardsStolen,
    DeckReshuffled,
    Die,
    DropsLanded,
    GunLeft,
    KidLeft,
    KidRetreated,
    KidReturned,
    KidSoaked,
    KidStillOut,
    MatchEnded,
    Scored,
)
from game.rules.waterfight.frames import Frame
from game.rules.waterfight.judge import kid_status


@dataclass
class Gun:
    """A gun in play, named by its card."""

    id: str
    drops: int
    modifiers: list[str] = field(default_factory=list)

    @property
    def volume(self) -> int:
        return gun_spec(self.id).volume + sum(card.volume for card in self._modifier_cards())

    @property
    def capacity(self) -> int:
        return gun_spec(self.id).capacity + sum(card.capacity for card in self._modifier_cards())

    def _modifier_cards(self) -> list[ModifierCard]:
        cards = [spec(modifier) for modifier in self.modifiers]
        return [card for card in cards if isinstance(card, ModifierCard)]


@dataclass
class Kid:
    """A kid in play.  `shooting`: their attack is not settled yet, until when an empty gun
    does not make them retreat."""

    id: str
    owner: int
    drops: int = 0
    balloons: int = 0
    guns: list[Gun] = field(default_factory=list)
    shooting: bool = False

    @property
    def hits(self) -> int:
        return kid_spec(self.id).hits

    @property
    def status(self) -> str:
        return kid_status(self.hits, self.drops, () if self.shooting else self.guns)


@dataclass
class Match:
    """`deck` has its top last, `discard` its bottom first; `dice` are those dictated and not
    yet rolled; `seen[seat]` is the history as the seat may know it."""

    players: int
    target: int
    aim: tuple[int, ...]
    rng: Rng
    dice: list[int] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    kids: list[Kid] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    truce: list[bool] = field(default_factory=list)
    calm: bool = False
    turn: int = 0
    round: int = 0
    stack: list[Frame] = field(default_factory=list)
    winners: tuple[int, ...] | None = None
    history: list[Event] = field(default_factory=list)
    seen: list[list[Event]] = field(default_factory=list)

    @classmethod
    def empty(cls, players: int, target: int, aim: tuple[int, ...], rng: Rng) -> Match:
        """A match before its set-up: no cards anywhere."""
        match = cls(players, target, aim, rng)
        match.hands = [[] for _ in range(players)]
        match.scores = [0] * players
        match.truce = [False] * players
        match.seen = [[] for _ in range(players)]
        return match

    def clone(self) -> Match:
        """An equal match that shares nothing changeable."""
        twin = copy.copy(self)
        twin.rng = self.rng.copy()
        twin.dice, twin.deck, twin.discard = self.dice[:], self.deck[:], self.discard[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.kids = [_twin_kid(kid) for kid in self.kids]
        twin.scores, twin.truce, twin.stack = self.scores[:], self.truce[:], self.stack[:]
        twin.history = self.history[:]
        twin.seen = [seen[:] for seen in self.seen]
        return twin

    # --- Telling, rolling, looking up

    def emit(self, event: Event) -> None:
        """Put a fact into everybody's history, hidden parts left out."""
        self.history.append(event)
        for seat, seen in enumerate(self.seen):
            known = event.redacted(seat)
            if known is not None:
                seen.append(known)

    def die(self, purpose: str, seat: int, about: str | None = None) -> int:
        """1D6: the next dictated one, then the seed's."""
        rolled = self.dice.pop(0) if self.dice else self.rng.die()
        self.emit(Die(purpose, rolled, seat, about))
        return rolled

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, `seat` first."""
        return [(seat + step) % self.players for step in range(self.players)]

    def kids_of(self, seat: int) -> list[Kid]:
        return [kid for kid in self.kids if kid.owner == seat]

    def is_kid(self, card: str) -> bool:
        return isinstance(spec(card), KidCard)

    def kid(self, kid_id: str) -> Kid:
        """The kid in play of this id; KeyError if there is none."""
        for kid in self.kids:
            if kid.id == kid_id:
                return kid
        raise KeyError(kid_id)

    def gun(self, gun_id: str) -> tuple[Kid, Gun]:
        """The gun in play of this id and who carries it; KeyError if there is none."""
        for kid in self.kids:
            for gun in kid.guns:
                if gun.id == gun_id:
                    return kid, gun
        raise KeyError(gun_id)

    @contextmanager
    def watching(self, kid: Kid) -> Iterator[None]:
        """Tell afterwards whether what was done made the kid retreat or return."""
        before = kid.status
        yield
        after = kid.status
        if before == after:
            return
        if before == "active":
            self.emit(KidRetreated(kid.id, kid.owner, after))
        elif after == "active":
            self.emit(KidReturned(kid.id, kid.owner))
        else:
            self.emit(KidStillOut(kid.id, kid.owner, after))

    # --- Cards

    def draw(self, seat: int, count: int) -> None:
        """Draw up to `count` cards, the discard pile becoming the deck when that is empty."""
        drawn: list[str] = []
        for _ in range(count):
            if not self.deck and self.discard:
                self._tell_drawn(seat, drawn)
                drawn = []
                self._reshuffle()
            if self.deck:
                drawn.append(self.deck.pop())
                self.hands[seat].append(drawn[-1])
        self._tell_drawn(seat, drawn)

    def _tell_drawn(self, seat: int, drawn: Sequence[str]) -> None:
        if drawn:
            self.emit(CardsDrawn(seat, len(drawn), tuple(drawn)))

    def _reshuffle(self) -> None:
        self.deck, self.discard = sorted(self.discard), []
        self.emit(DeckReshuffled(len(self.deck), tuple(self.deck)))
        self.rng.shuffle(self.deck)

    def steal(self, seat: int, victim: int, count: int) -> None:
        """Move up to `count` cards at random from the victim's hand; the pick is the seed's."""
        hand = self.hands[victim]
        stolen = [hand.pop(self.rng.below(len(hand))) for _ in range(min(count, len(hand)))]
        self.hands[seat] += stolen
        self.emit(CardsStolen(seat, victim, len(stolen), tuple(stolen)))

    def play_card(self, seat: int, card: str, target: str | None = None) -> None:
        """Take the card out of the hand and show it."""
        self.hands[seat].remove(card)
        self.emit(CardPlayed(seat, card, target))

    def discard_card(self, seat: int, card: str, reason: str) -> None:
        """Lay a card, wherever it came from, on the discard pile."""
        self.discard.append(card)
        self.emit(CardDiscarded(seat, card, reason))

    def play_event(self, seat: int, card: str, target: str | None = None) -> None:
        """Play an action card from hand: to the discard pile, then its effects in order."""
        entry = spec(card)
        if not isinstance(entry, EventCard):
            raise TypeError(f"{card} is no event.")
        self.play_card(seat, card, target)
        if not entry.discarded_last:
            self.discard_card(seat, card, "played")
        for effect in entry.effects:
            effect.apply(self, Play(seat, card, target))
        if entry.discarded_last:
            self.discard_card(seat, card, "played")

    # --- Kids and guns

    def kid_leaves(self, kid_id: str) -> None:
        """The kid goes to the discard pile with guns and modifiers; drops and balloons are gone."""
        kid = self.kid(kid_id)
        self.kids.remove(kid)
        self.emit(KidLeft(kid.id, kid.owner, kid.drops, kid.balloons))
        self.discard_card(kid.owner, kid.id, "left-play")
        for gun in kid.guns:
            self._discard_gun(kid, gun)

    def gun_leaves(self, gun_id: str) -> None:
        """The gun goes to the discard pile with its modifiers."""
        kid, gun = self.gun(gun_id)
        with self.watching(kid):
            kid.guns.remove(gun)
            self._discard_gun(kid, gun)

    def _discard_gun(self, kid: Kid, gun: Gun) -> None:
        self.emit(GunLeft(gun.id, kid.id, gun.drops))
        for card in (gun.id, *gun.modifiers):
            self.discard_card(kid.owner, card, "left-play")

    def wet(self, kid: Kid, count: int, by: int) -> None:
        """`count` drops land on the kid by the doing of seat `by`, who scores if that soaks them."""
        was_soaked = kid.drops >= kid.hits
        soaks = not was_soaked and kid.drops + count >= kid.hits
        with self.watching(kid):
            kid.drops += count
            self.emit(DropsLanded(kid.id, count, kid.drops))
            if soaks:
                self.emit(KidSoaked(kid.id, kid.owner, by))
        if soaks:
            self.scores[by] += 1
            self.emit(Scored(by, self.scores[by]))

    def finish(self, reason: str) -> None:
        """The match ends: the highest score wins, equal ones share the win."""
        best = max(self.scores)
        self.winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        self.stack = []
        self.calm = False
        self.emit(MatchEnded(reason, self.winners, tuple(self.scores)))


def _twin_kid(kid: Kid) -> Kid:
    guns = [Gun(gun.id, gun.drops, gun.modifiers[:]) for gun in kid.guns]
    return Kid(kid.id, kid.owner, kid.drops, kid.balloons, guns, kid.shooting)
