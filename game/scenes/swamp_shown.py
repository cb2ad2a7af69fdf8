"""What the Swamp table shows at this moment: a small model that animations update on landing.

It is fed with events only and never reads a match, so it can't run ahead of what is seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.cards import COLOUR, Card, Colour, in_fan
from game.rules.swamp import (
    SEATS,
    TRICKS,
    CardPlayed,
    Dealt,
    RoundScored,
    RoundStarted,
    Table,
    TrickTaken,
    owes,
    trick_sums,
    would_take,
)


def in_hand(cards: tuple[Card, ...] | list[Card]) -> list[Card]:
    """Cards as the hand shows them: black ones left, red ones right, by suit and rank, since
    colour is what must be followed."""
    return sorted(in_fan(cards), key=lambda card: COLOUR[card] == "red")


@dataclass
class Shown:
    """The table as it is drawn; `viewer` is the seat whose hand lies open."""

    viewer: int
    rounds: int
    round: int = 0
    leader: int = 0
    turn: int | None = None
    hand: list[Card] = field(default_factory=list)
    held: list[int] = field(default_factory=lambda: [0] * SEATS)
    calls: list[int | None] = field(default_factory=lambda: [None] * SEATS)
    taken: list[int] = field(default_factory=lambda: [0] * SEATS)
    scores: list[int] = field(default_factory=lambda: [0] * SEATS)
    trick: list[tuple[int, Card]] = field(default_factory=list)
    last_trick: TrickTaken | None = None
    sheet: list[RoundScored] = field(default_factory=list)

    def start_round(self, event: RoundStarted) -> None:
        """Cards, calls and tricks of the round before are gone."""
        self.round, self.leader = event.round, event.leader
        self.hand, self.held = [], [0] * SEATS
        self.calls, self.taken = [None] * SEATS, [0] * SEATS
        self.trick, self.last_trick, self.turn = [], None, None

    def deal(self, event: Dealt) -> None:
        """All four hands are there at once."""
        own = event.hands[self.viewer]
        self.hand = [] if isinstance(own, int) else in_hand(own)
        self.held = [hand if isinstance(hand, int) else len(hand) for hand in event.hands]

    def leave_hand(self, event: CardPlayed) -> None:
        """The card is no longer in the hand that plays it, and not yet on the table."""
        self.held[event.seat] -= 1
        if event.card in self.hand:
            self.hand.remove(event.card)

    def reach_table(self, event: CardPlayed) -> None:
        """The card lies in the trick."""
        self.trick.append((event.seat, event.card))

    def take(self, event: TrickTaken) -> None:
        """The trick is with its taker, who leads next."""
        self.trick = []
        self.taken[event.seat] += 1
        self.leader = event.seat
        self.last_trick = event

    def score(self, event: RoundScored) -> None:
        """The round is on the sheet."""
        self.scores = list(event.scores)
        self.sheet.append(event)
        self.turn = None

    @property
    def calling(self) -> bool:
        """Whether calls are still to be made."""
        return None in self.calls

    @property
    def trick_number(self) -> int:
        """Which of the thirteen tricks is on the table."""
        return min(TRICKS, sum(self.taken) + 1)

    @property
    def sums(self) -> tuple[int, int]:
        """Points of black and of red on the table."""
        sums = trick_sums(self.trick)
        return sums.black, sums.red

    @property
    def taker(self) -> int | None:
        """Who would take the trick as it lies."""
        return would_take(self.trick)

    def owed(self, seat: int) -> Colour | None:
        """What `seat` owes to the trick as it lies."""
        table = Table(tuple(self.trick), self.leader, tuple(self.calls), tuple(self.taken))
        return owes(table, seat)

    def place(self, seat: int) -> int:
        """Where `seat` sits from the viewer: 0 bottom, 1 right, 2 top, 3 left."""
        return (seat - self.viewer) % SEATS
