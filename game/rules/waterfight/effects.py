"""What cards do: whom they are played on, what they do at once, what they change while in play.

A catalogue entry puts these small values together; adding a card with known ones needs no code.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from game.rules.waterfight.events import (
    AttackGained,
    BalloonsGained,
    BalloonsToGive,
    ControlTaken,
    DoubleTeamed,
    DropsDrained,
    LunchCalled,
    TruceCalled,
)
from game.rules.waterfight.frames import Balloons, Lunch, Recovery

if TYPE_CHECKING:
    from game.rules.waterfight.state import Match

Side = Literal["any", "own", "opponents"]

# --- Whom a card is played on


@dataclass(frozen=True)
class Target:
    """Who may be chosen; `word` stands before the choice in the action's text.

    `loaded`: only guns that hold a drop.  `below_hits`: only kids with fewer printed hits.
    `optional`: the card may be played without a choice when there is none.
    """

    kind: Literal["kid", "gun", "seat"]
    whose: Side = "any"
    word: str = "on"
    loaded: bool = False
    below_hits: int | None = None
    optional: bool = False

    def candidates(self, match: Match, seat: int) -> list[str]:
        """The ids that `seat` may choose now (seats as text)."""
        if self.kind == "seat":
            return [str(other) for other in match.seats_from(seat) if self._whose(seat, other)]
        kids = [kid for kid in match.kids if self._whose(seat, kid.owner)]
        if self.kind == "gun":
            return [g.id for kid in kids for g in kid.guns if g.drops or not self.loaded]
        limit = self.below_hits
        return [kid.id for kid in kids if limit is None or kid.hits < limit]

    def _whose(self, seat: int, owner: int) -> bool:
        return self.whose == "any" or (owner == seat) == (self.whose == "own")


# --- What a card does at once, when played or put into play


class Play(NamedTuple):
    """`seat` played `card` on `target`."""

    seat: int
    card: str
    target: str | None


@dataclass(frozen=True)
class Effect:
    """`apply` does it.  An effect that opens a window (`asks`) must be a card's last one."""

    asks: ClassVar[bool] = False

    def possible(self, match: Match, seat: int) -> bool:
        """Whether `seat` may play a card with it, targets aside."""
        return True

    def apply(self, match: Match, play: Play) -> None:
        """Nothing at once: effects that a window reads (answers, boosts) leave it so."""


@dataclass(frozen=True)
class DrawCards(Effect):
    """Its player draws `count` cards."""

    count: int

    def apply(self, match: Match, play: Play) -> None:
        match.draw(play.seat, self.count)


@dataclass(frozen=True)
class StealCards(Effect):
    """Its player takes `count` cards, at random, from the target seat's hand."""

    count: int

    def apply(self, match: Match, play: Play) -> None:
        match.steal(play.seat, int(chosen(play)), self.count)


@dataclass(frozen=True)
class GainBalloons(Effect):
    """The kid that was put into play gets 1D6 balloons."""

    def apply(self, match: Match, play: Play) -> None:
        count = match.die("balloons", play.seat, play.card)
        kid = match.kid(play.card)
        kid.balloons += count
        match.emit(BalloonsGained(kid.id, count, kid.balloons))


@dataclass(frozen=True)
class GiveBalloons(Effect):
    """Its player distributes 1D6 balloons among their kids."""

    asks: ClassVar[bool] = True

    def possible(self, match: Match, seat: int) -> bool:
        return any(kid.owner == seat for kid in match.kids)

    def apply(self, match: Match, play: Play) -> None:
        count = match.die("balloons", play.seat, play.card)
        match.emit(BalloonsToGive(play.seat, count))
        match.stack.append(Balloons(play.seat, count))


@dataclass(frozen=True)
class DiscardTarget(Effect):
    """The target kid or gun, if one was chosen, leaves play."""

    def apply(self, match: Match, play: Play) -> None:
        if play.target is None:
            return
        if match.is_kid(play.target):
            match.kid_leaves(play.target)
        else:
            match.gun_leaves(play.target)


@dataclass(frozen=True)
class EachDiscardsKid(Effect):
    """Each player, clockwise from its player, discards one of their kids."""

    asks: ClassVar[bool] = True

    def possible(self, match: Match, seat: int) -> bool:
        return bool(match.kids)

    def apply(self, match: Match, play: Play) -> None:
        seats = tuple(match.seats_from(play.seat))
        match.emit(LunchCalled(seats))
        match.stack.append(Lunch(seats))


@dataclass(frozen=True)
class TakeControl(Effect):
    """The target kid, with all that they carry, is its player's from now on."""

    def apply(self, match: Match, play: Play) -> None:
        kid = match.kid(chosen(play))
        previous, kid.owner = kid.owner, play.seat
        match.emit(ControlTaken(kid.id, play.seat, previous))


@dataclass(frozen=True)
class RemoveDrops(Effect):
    """1D6 drops run out of the target gun."""

    def apply(self, match: Match, play: Play) -> None:
        kid, gun = match.gun(chosen(play))
        count = min(match.die("drain", play.seat, gun.id), gun.drops)
        with match.watching(kid):
            gun.drops -= count
            match.emit(DropsDrained(gun.id, kid.id, count, gun.drops))


@dataclass(frozen=True)
class CallTruce(Effect):
    """Each player's next soak phase is calm."""

    def apply(self, match: Match, play: Play) -> None:
        match.truce = [True] * match.players
        match.emit(TruceCalled(play.seat))


@dataclass(frozen=True)
class GainAttack(Effect):
    """The target kid may attack `count` times more this turn."""

    count: int

    def apply(self, match: Match, play: Play) -> None:
        match.emit(AttackGained(chosen(play), self.count))


@dataclass(frozen=True)
class RollsAgainst(Effect):
    """Attack rolls against the target kid change by `value` for the rest of the turn."""

    value: int

    def apply(self, match: Match, play: Play) -> None:
        match.emit(DoubleTeamed(chosen(play), self.value, play.card))


@dataclass(frozen=True)
class AddToRoll(Effect):
    """An answer: what the attacker, and what the target's controller, may add to the roll."""

    attacker: int = 0
    target: int = 0


@dataclass(frozen=True)
class AddToRecovery(Effect):
    """A boost: what its player may add to a failed recovery roll."""

    purpose: Recovery
    value: int


@dataclass(frozen=True)
class SoakTarget(Effect):
    """The kid that was hit has as many drops as hits."""

    def apply(self, match: Match, play: Play) -> None:
        kid = match.kid(chosen(play))
        match.wet(kid, kid.hits - kid.drops, play.seat)


def chosen(play: Play) -> str:
    """The target of a card that can't be played without one."""
    if play.target is None:
        raise ValueError(f"{play.card} needs a target.")
    return play.target


# --- What a kid or a gun changes while in play and its kid is active


@dataclass(frozen=True)
class AttackRoll:
    """The rolls of attacks by this kid ("attacking") or at them ("attacked") change by `value`."""

    value: int
    when: Literal["attacking", "attacked"]
    thrown_only: bool = False


@dataclass(frozen=True)
class RecoveryRoll:
    """This kid's own dry-off or refill rolls change by `value` (in retreat, when else)."""

    purpose: Recovery
    value: int


@dataclass(frozen=True)
class AttackedLast:
    """Can't be attacked while their controller has an active kid without this ability."""


@dataclass(frozen=True)
class HandSize:
    """The hand size of its controller ("own") or of each opponent changes by `value`."""

    value: int
    whose: Side


@dataclass(frozen=True)
class MoreAttacks:
    """May attack `count` times more each turn."""

    count: int


@dataclass(frozen=True)
class GunPlaces:
    """May carry `count` guns (others one)."""

    count: int


@dataclass(frozen=True)
class FitsHits:
    """A gun for kids of `least` to `most` printed hits."""

    least: int = 0
    most: int = 99


@dataclass(frozen=True)
class ShotsPerTurn:
    """A gun that may shoot `count` times a turn (others once)."""

    count: int


@dataclass(frozen=True)
class DoubleVolume:
    """A gun that may shoot double volume."""


Ability = (
    AttackRoll
    | RecoveryRoll
    | AttackedLast
    | HandSize
    | MoreAttacks
    | GunPlaces
    | FitsHits
    | ShotsPerTurn
    | DoubleVolume
)
