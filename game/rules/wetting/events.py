"""The facts of a match of Susan's Wetting Game, in the order in which they happen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.rules.core import Event, Hand
from game.rules.wetting.cards import HAND_SIZE, Card


@dataclass(frozen=True)
class RoundStarted(Event):
    round: int
    dealer: int


@dataclass(frozen=True)
class Dealt(Event):
    """The seven cards of one seat; a count for everybody else."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: Hand

    def redacted(self, seat: int) -> Dealt:
        hidden = seat != self.seat and not isinstance(self.cards, int)
        return replace(self, cards=HAND_SIZE) if hidden else self


@dataclass(frozen=True)
class TurnedUp(Event):
    """A card of the draw pile was turned onto the discard pile."""

    reveals: ClassVar[bool] = True

    card: Card
    draw: int


@dataclass(frozen=True)
class CardPlayed(Event):
    seat: int
    card: Card


@dataclass(frozen=True)
class CardDrawn(Event):
    """One card of the draw pile; `card` is None for everybody else."""

    reveals: ClassVar[bool] = True

    seat: int
    card: Card | None
    draw: int

    def redacted(self, seat: int) -> CardDrawn:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True)
class PileCaptured(Event):
    """The whole pile, bottom first and the D last, went to `seat`."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Passed(Event):
    seat: int
    giver: int


@dataclass(frozen=True)
class MinorPenalty(Event):
    """`giver` wetted `seat`, whose wetness is now `wetness`."""

    giver: int
    seat: int
    kind: str
    wetness: int


@dataclass(frozen=True)
class RoundScored(Event):
    """`points` of this round and `scores` after it; `reason` is "out" or "all-passed"."""

    round: int
    reason: str
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class MajorPenalty(Event):
    """`seats` are soaked by `kind`; `chooser` is None when all players tied."""

    chooser: int | None
    seats: tuple[int, ...]
    kind: str


@dataclass(frozen=True)
class MatchEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    losers: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    RoundStarted,
    Dealt,
    TurnedUp,
    CardPlayed,
    CardDrawn,
    PileCaptured,
    Passed,
    MinorPenalty,
    RoundScored,
    MajorPenalty,
    MatchEnded,
)
