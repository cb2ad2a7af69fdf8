"""The deck of Susan's Wetting Game, what matches what, and how wet each penalty makes."""

from __future__ import annotations

Card = str

DRESSES = ("formal", "sundress", "cocktail", "denim", "tea", "wedding")
NUMBERS = range(1, 9)
WILD = tuple(f"D{number}" for number in range(1, 7))
DECK: tuple[Card, ...] = (*(f"{dress}-{n}" for dress in DRESSES for n in NUMBERS), *WILD)
HAND_SIZE = 7

MINOR = {"spray-bottle": 4, "squirt-gun": 6, "shot-glass": 8, "wet-sponge": 10, "ice-cube": 3}
MAJOR = ("shower", "bath", "pool", "hot-tub", "sprinkler", "super-soakers")
STAGES = ("dry", "damp", "dripping", "drenched", "soaked")
MOST_BEFORE_MAJOR = 95


def is_wild(card: Card) -> bool:
    """Whether `card` is one of the six D cards."""
    return card in WILD


def matches(card: Card, top: Card | None) -> bool:
    """Whether `card` may be played on `top`, None being the empty pile."""
    if top is None or is_wild(top) or is_wild(card):
        return True
    dress, number = dress_and_number(card)
    top_dress, top_number = dress_and_number(top)
    return dress == top_dress or number == top_number


def dress_and_number(card: Card) -> tuple[str, int]:
    """Both halves of a numbered card."""
    dress, number = card.split("-")
    return dress, int(number)


def wetting_of(kind: str, rounds: int) -> int:
    """How much one minor penalty adds to the wetness, in a match of `rounds` rounds."""
    base = MINOR[kind]
    return {1: base * 3, 3: base, 5: -(-base * 6 // 10)}[rounds]


def stage(wetness: int) -> int:
    """The stage of wetness, an index into `STAGES`."""
    return sum(wetness >= least for least in (1, 25, 50, 80))
