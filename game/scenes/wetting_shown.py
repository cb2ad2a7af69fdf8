"""What Susan's table shows at this moment: a small model that animations update on landing.

It is fed with events only and never reads a match, so it can't run ahead of what is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.wetting.cards import DRESSES, Card, dress_and_number, is_wild
from game.rules.wetting.events import (
    CardPlayed,
    Dealt,
    MinorPenalty,
    PileCaptured,
    RoundScored,
    RoundStarted,
    TurnedUp,
)


def in_hand(cards: Sequence[Card]) -> list[Card]:
    """Cards as the hand shows them: by dress and number, the D cards at the right."""

    def place(card: Card) -> tuple[int, int]:
        if is_wild(card):
            return len(DRESSES), int(card[1:])
        dress, number = dress_and_number(card)
        return DRESSES.index(dress), number

    return sorted(cards, key=place)


@dataclass
class Shown:
    """The table as it is drawn; `viewer` is the seat whose hand lies open."""

    viewer: int
    players: int
    rounds: int
    round: int = 0
    dealer: int = 0
    turn: int | None = None
    hand: list[Card] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    pile: list[Card] = field(default_factory=list)
    draw: int = 0
    captured: list[list[Card]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    wetness: list[int] = field(default_factory=list)
    sheet: list[RoundScored] = field(default_factory=list)
    captures: list[PileCaptured] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)  # by seat, in the whole match

    def __post_init__(self) -> None:
        self.held = [0] * self.players
        self.captured = [[] for _ in range(self.players)]
        self.scores = [0] * self.players
        self.wetness = [0] * self.players
        self.passes = [0] * self.players

    def start_round(self, event: RoundStarted, draw: int) -> None:
        """Hands, pile and captured cards of the round before are gone."""
        self.round, self.dealer = event.round, event.dealer
        self.hand, self.held = [], [0] * self.players
        self.pile, self.draw, self.turn = [], draw, None
        self.captured = [[] for _ in range(self.players)]

    def deal(self, event: Dealt) -> None:
        """The seat holds its cards."""
        if isinstance(event.cards, int):
            self.held[event.seat] = event.cards
        else:
            self.held[event.seat] = len(event.cards)
            if event.seat == self.viewer:
                self.hand = in_hand(event.cards)

    def turn_up(self, event: TurnedUp) -> None:
        """A card of the draw pile lies on the pile."""
        self.pile.append(event.card)
        self.draw = event.draw

    def leave_hand(self, event: CardPlayed) -> None:
        """The card is no longer in the hand that plays it, and not yet on the pile."""
        self.held[event.seat] -= 1
        if event.card in self.hand:
            self.hand.remove(event.card)

    def take_up(self, seat: int, card: Card | None) -> None:
        """A drawn card is in the hand."""
        self.held[seat] += 1
        if seat == self.viewer and card is not None:
            self.hand = in_hand([*self.hand, card])

    def capture(self, event: PileCaptured) -> None:
        """The pile lies before its taker."""
        self.captured[event.seat] += event.cards
        self.captures.append(event)
        self.pile = []

    def wet(self, event: MinorPenalty) -> None:
        """The water has landed."""
        self.wetness[event.seat] = event.wetness

    def score(self, event: RoundScored) -> None:
        """The round is on the sheet."""
        self.scores = list(event.scores)
        self.sheet.append(event)
        self.turn = None

    @property
    def top(self) -> Card | None:
        """The card that is to be matched; None on an empty pile."""
        return self.pile[-1] if self.pile else None

    def place(self, seat: int) -> int:
        """Where `seat` sits from the viewer: 0 bottom, then clockwise from the left."""
        return (seat - self.viewer) % self.players

    @property
    def others(self) -> list[int]:
        """The seats across the table, from left to right."""
        return [(self.viewer + step) % self.players for step in range(1, self.players)]
