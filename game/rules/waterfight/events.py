"""What happens in Water Fight, as facts: enough to animate a match without comparing states.

A card's way is told whole: `CardsDealt`, `CardsDrawn` and `CardsStolen` bring cards to a hand,
`CardPlayed` takes one out of it, `CardDiscarded` lays one on the discard pile.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.rules.core import Event


@dataclass(frozen=True)
class Term:
    """What changes a roll by `value`: "volume", or the id of a kid, a gun or a card."""

    cause: str
    value: int


# --- Chance and hidden cards


@dataclass(frozen=True)
class Die(Event):
    """`seat` rolled 1D6.  `purpose`: "first", "dry-off", "refill", "attack", "balloon-drops",
    "balloons" or "drain"; `about` is the kid, gun or card it is rolled for."""

    reveals: ClassVar[bool] = True
    purpose: str
    die: int
    seat: int
    about: str | None = None


@dataclass(frozen=True)
class CardsDealt(Event):
    """The opening hand of `seat`; to the others `cards` is empty."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: tuple[str, ...]

    def redacted(self, seat: int) -> CardsDealt:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True)
class CardsDrawn(Event):
    """`seat` drew `count` cards; to the others `cards` is empty."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: tuple[str, ...]

    def redacted(self, seat: int) -> CardsDrawn:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True)
class CardsStolen(Event):
    """`seat` took `count` cards from `victim`'s hand; only these two know which."""

    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    count: int
    cards: tuple[str, ...]

    def redacted(self, seat: int) -> CardsStolen:
        return self if seat in (self.seat, self.victim) else replace(self, cards=())


@dataclass(frozen=True)
class DeckReshuffled(Event):
    """The discard pile, `cards` in sorted order, became the deck."""

    reveals: ClassVar[bool] = True
    count: int
    cards: tuple[str, ...]


# --- The course of the match


@dataclass(frozen=True)
class FirstPlayer(Event):
    seat: int


@dataclass(frozen=True)
class TurnStarted(Event):
    """Turn number `round` begins; it is `seat`'s."""

    seat: int
    round: int


@dataclass(frozen=True)
class PhaseStarted(Event):
    """`phase`: "refill", "draw", "recruit", "soak" or "end"."""

    seat: int
    phase: str


@dataclass(frozen=True)
class PhaseDone(Event):
    """`seat` said that it is done with recruiting or soaking."""

    seat: int
    phase: str


@dataclass(frozen=True)
class Declined(Event):
    """`seat` was asked for a boost, an answer or a face shot and declined; only it knows."""

    seat: int

    def redacted(self, seat: int) -> Declined | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class MatchEnded(Event):
    """`reason`: "target" (enough kids soaked), "turns" (all had 50) or "idle" (nobody can go on)."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


# --- Cards


@dataclass(frozen=True)
class CardPlayed(Event):
    """`seat` played `card` from hand, on `target`: a kid, a gun or a seat; None if on nothing."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    target: str | None = None


@dataclass(frozen=True)
class CardDiscarded(Event):
    """`card` went to the discard pile.  `reason`: "played", "hand-size" or "left-play"; `seat`
    played or held it, or controlled the kid."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    reason: str


@dataclass(frozen=True)
class KidRecruited(Event):
    """`seat` put `kid` into play under the control of `owner`."""

    seat: int
    kid: str
    owner: int


@dataclass(frozen=True)
class GunAttached(Event):
    """`gun` was put into play on `kid`, filled up with `drops`."""

    gun: str
    kid: str
    drops: int


@dataclass(frozen=True)
class GunModified(Event):
    """`card` was attached to `gun`, which now has this volume, capacity and drops."""

    gun: str
    kid: str
    card: str
    volume: int
    capacity: int
    drops: int


@dataclass(frozen=True)
class KidLeft(Event):
    """`kid` left play; the drops on them and their balloons are gone, their guns leave next."""

    kid: str
    owner: int
    drops: int
    balloons: int


@dataclass(frozen=True)
class GunLeft(Event):
    """`gun` left play with the `drops` that were in it."""

    gun: str
    kid: str
    drops: int


@dataclass(frozen=True)
class ControlTaken(Event):
    """`seat` controls `kid` from now on; `previous` did."""

    kid: str
    seat: int
    previous: int


@dataclass(frozen=True)
class LunchCalled(Event):
    """Each of `seats`, in this order, discards a kid, if there is one."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class TruceCalled(Event):
    """Each player's next soak phase will be calm."""

    seat: int


@dataclass(frozen=True)
class CalmBegan(Event):
    """`seat`'s truce mark came off: no attack in this soak phase."""

    seat: int


@dataclass(frozen=True)
class AttackGained(Event):
    """`kid` may attack `count` times more this turn."""

    kid: str
    count: int


@dataclass(frozen=True)
class DoubleTeamed(Event):
    """Attack rolls against `kid` change by `bonus` for the rest of the turn."""

    kid: str
    bonus: int
    card: str


# --- Water and balloons


@dataclass(frozen=True)
class DropsLanded(Event):
    """`count` drops came onto `kid`, who now has `drops`."""

    kid: str
    count: int
    drops: int


@dataclass(frozen=True)
class DropsDried(Event):
    """All `count` drops came off `kid`."""

    kid: str
    count: int


@dataclass(frozen=True)
class GunFilled(Event):
    """`count` drops came into `gun`, which now holds `drops`."""

    gun: str
    kid: str
    count: int
    drops: int


@dataclass(frozen=True)
class DropsDrained(Event):
    """`count` drops ran out of `gun`, which now holds `drops`."""

    gun: str
    kid: str
    count: int
    drops: int


@dataclass(frozen=True)
class BalloonsGained(Event):
    """`kid` got `count` balloons and now has `balloons`."""

    kid: str
    count: int
    balloons: int


@dataclass(frozen=True)
class BalloonsToGive(Event):
    """`seat` has `count` balloons to give to its kids."""

    seat: int
    count: int


# --- Kids who retreat and return


@dataclass(frozen=True)
class RecoveryRolled(Event):
    """The dry-off or refill roll (`purpose`) of `kid` as it stands, its die told before."""

    kid: str
    purpose: str
    die: int
    terms: tuple[Term, ...]
    roll: int
    needed: int
    success: bool


@dataclass(frozen=True)
class RecoveryBoosted(Event):
    """`card` changed the recovery roll of `kid` by `change` to `roll`."""

    kid: str
    purpose: str
    card: str
    change: int
    roll: int
    success: bool


@dataclass(frozen=True)
class KidSoaked(Event):
    """`kid` of `owner` is soaked, by `seat`'s doing."""

    kid: str
    owner: int
    seat: int


@dataclass(frozen=True)
class Scored(Event):
    """`seat` has soaked `soaked` kids by now."""

    seat: int
    soaked: int


@dataclass(frozen=True)
class KidRetreated(Event):
    """`kid`, until now active, retreated; `status`: "empty" or "soaked"."""

    kid: str
    owner: int
    status: str


@dataclass(frozen=True)
class KidReturned(Event):
    """`kid` is active again."""

    kid: str
    owner: int


@dataclass(frozen=True)
class KidStillOut(Event):
    """`kid` stays retreated, now as `status`: "empty", "soaked" or "both"."""

    kid: str
    owner: int
    status: str


# --- Attacks


@dataclass(frozen=True)
class AttackDeclared(Event):
    """`mode`: "shoot", "splash" or "throw".  `drops` left the gun, which keeps `left`; of a
    balloon `drops` is None and `left` the balloons that the attacker keeps."""

    seat: int
    mode: str
    attacker: str
    gun: str | None
    target: str
    drops: int | None
    left: int


@dataclass(frozen=True)
class AttackAimed(Event):
    """The attacker's aim gave `aim` in the die's place."""

    reveals: ClassVar[bool] = True
    seat: int
    attacker: str
    aim: int


@dataclass(frozen=True)
class AttackRolled(Event):
    """The attack's roll before any answer: `die` plus `terms` is `roll`."""

    attacker: str
    target: str
    die: int
    terms: tuple[Term, ...]
    roll: int
    needed: int
    hit: bool


@dataclass(frozen=True)
class AnswerPlayed(Event):
    """`seat`'s `card` changed the attack's roll by `change` to `roll`."""

    seat: int
    card: str
    change: int
    roll: int
    hit: bool


@dataclass(frozen=True)
class AttackHit(Event):
    """The attack is settled: a hit with `drops` (told after the balloon's die)."""

    attacker: str
    target: str
    roll: int
    drops: int


@dataclass(frozen=True)
class AttackMissed(Event):
    """The attack is settled: a miss; `drops` (of a balloon None) land on the grass."""

    attacker: str
    target: str
    roll: int
    drops: int | None
