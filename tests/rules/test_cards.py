"""The deck, and the generator that shuffles it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.cards import BY_RANK, BY_SUIT, COLOUR, DECK, POINTS, in_fan, other_colour
from game.rules.rng import Rng, derived


def test_the_deck_has_52_cards_of_two_colours() -> None:
    assert len(set(DECK)) == 52
    assert Counter(COLOUR.values()) == {"black": 26, "red": 26}
    assert {COLOUR[card] for card in ("2S", "AC")} == {"black"}
    assert {COLOUR[card] for card in ("2H", "AD")} == {"red"}
    assert other_colour("black") == "red" and other_colour("red") == "black"


def test_points_are_those_of_the_rules() -> None:
    points = {rank: POINTS[f"{rank}H"] for rank in "23456789TJQKA"}
    assert list(points.values()) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 16, 18, 22]
    assert all(POINTS[card] == points[card[0]] for card in DECK)


def test_orders() -> None:
    assert max(DECK, key=BY_RANK.__getitem__) == "AS" == max(DECK, key=BY_SUIT.__getitem__)
    assert sorted(["2S", "AD", "AH", "AC"], key=BY_RANK.__getitem__) == ["2S", "AC", "AD", "AH"]
    assert sorted(["2S", "AD", "AH", "AC"], key=BY_SUIT.__getitem__) == ["AC", "AD", "AH", "2S"]
    assert in_fan(["2C", "TD", "9S", "AS", "3H"]) == ["AS", "9S", "3H", "TD", "2C"]


def test_the_generator_gives_the_numbers_of_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_the_generator_is_fair_and_repeats() -> None:
    rng = Rng(1)
    counts = Counter(rng.die() for _ in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(880 < count < 1120 for count in counts.values())
    twin = rng.copy()
    assert twin == rng and [twin.bits() for _ in range(4)] == [rng.bits() for _ in range(4)]
    with pytest.raises(ValueError, match="bound of 0"):
        rng.below(0)


def test_derived_generators_differ_from_each_other_and_from_their_seed() -> None:
    rngs = [Rng(5), derived(5), derived(5, 0), derived(5, 1), derived(5, 0, 0), derived(6, 0)]
    assert len({rng.bits() for rng in rngs}) == len(rngs)
    assert derived(5, 1, 2) == derived(5, 1, 2)
