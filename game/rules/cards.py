"""The 52-card deck.  A card is its text: a rank and a suit, `TD` the ten of diamonds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Card = str
Colour = Literal["black", "red"]

RANKS = "23456789TJQKA"  # low to high
SUITS = "SHDC"  # high to low (Swamp, table)
DECK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)

COLOUR: dict[Card, Colour] = {card: "black" if card[1] in "SC" else "red" for card in DECK}
_COURT_POINTS = {"T": 10, "J": 14, "Q": 16, "K": 18, "A": 22}
POINTS: dict[Card, int] = {card: _COURT_POINTS.get(card[0]) or int(card[0]) for card in DECK}

# Greater is higher: by rank, of one rank the higher suit; and by suit, in one suit the rank.
BY_RANK: dict[Card, int] = {
    card: RANKS.index(card[0]) * 4 + 3 - SUITS.index(card[1]) for card in DECK
}
BY_SUIT: dict[Card, int] = {
    card: (3 - SUITS.index(card[1])) * 13 + RANKS.index(card[0]) for card in DECK
}


def other_colour(colour: Colour) -> Colour:
    """Red for black and black for red."""
    return "red" if colour == "black" else "black"


def in_fan(hand: Iterable[Card]) -> list[Card]:
    """The cards as a player would hold them: suits high to low, ranks high to low."""
    return sorted(hand, key=lambda card: -BY_SUIT[card])
