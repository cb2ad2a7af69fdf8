"""Options, dictated set-ups, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core import IllegalAction, MalformedAction, SetupError
from game.rules.waterfight import WaterFight
from game.rules.waterfight.catalogue import full_deck
from tests.rules.waterfight.arena import arena, do, hand, kid, told


def new(players: int = 2, options: Any = None, setup: Any = None, seed: int = 3) -> WaterFight:
    return WaterFight.new(players, seed, options, setup)


# --- What a set-up gives


def test_the_full_deck_has_129_cards() -> None:
    deck = full_deck()
    assert len(deck) == len(set(deck)) == 2 * 22 + 2 * 23 + 8 + 31
    game = new(4, {"opening_hand": 5})
    cards = [*game._match.deck, *(card for held in game._match.hands for card in held)]
    assert sorted([*cards, *game._match.discard]) == sorted(deck)


@pytest.mark.parametrize("size", [0, 3, 5])
def test_opening_hands(size: int) -> None:
    game = new(3, {"opening_hand": size}, {"first": 1})
    dealt = told(game.history, "cards-dealt")
    assert [event.count for event in dealt] == ([size] * 3 if size else [])
    assert game.open_view().options == {"target": 10, "opening_hand": size, "aim": ()}


def test_the_highest_roll_goes_first_and_ties_roll_again_among_themselves() -> None:
    game = new(3, None, {"dice": [5, 2, 5, 1, 1, 3, 4]})
    dice = [(e.seat, e.die) for e in told(game.history, "die") if e.purpose == "first"]
    assert dice == [(0, 5), (1, 2), (2, 5), (0, 1), (2, 1), (0, 3), (2, 4)]
    assert told(game.history, "first-player")[0].seat == 2
    assert game.table.turn == 2


def test_a_dictated_first_player_rolls_nothing() -> None:
    game = new(4, None, {"first": 3})
    assert not [e for e in told(game.history, "die") if e.purpose == "first"]
    assert told(game.history, "turn-started")[0].seat == 3


def test_a_deck_alone_deals_clockwise_from_the_first_player() -> None:
    deck = full_deck()[:11]
    game = new(3, {"opening_hand": 3}, {"first": 1, "deck": deck})
    dealt = {event.seat: event.cards for event in told(game.history, "cards-dealt")}
    assert dealt == {1: tuple(deck[0:9:3]), 2: tuple(deck[1:9:3]), 0: tuple(deck[2:9:3])}
    assert set(hand(game, 1)) == {*deck[0:9:3], *deck[9:]}, "the first turn draws the rest"
    assert game.table.deck == 0


def test_hands_alone_leave_the_rest_shuffled() -> None:
    hands = [
        ["fast-kid#1"],
        ["duck#1", "dodge#1", "ambush#1", "broken#1", "cute-kid#1", "squirt-gun#2"],
    ]
    game = new(2, {"opening_hand": 5}, {"first": 1, "hands": hands})
    dealt = {event.seat: event.cards for event in told(game.history, "cards-dealt")}
    assert dealt == {0: tuple(hands[0]), 1: tuple(hands[1])}
    assert game.table.deck == 129 - 7 - 2


def test_hands_and_deck_leave_all_other_cards_out() -> None:
    setup = {"first": 0, "hands": [[], ["fast-kid#1"]], "deck": ["duck#1", "cute-kid#1", "dodge#1"]}
    game = new(2, None, setup)
    assert hand(game, 0) == ["cute-kid#1", "duck#1"] and game._match.deck == ["dodge#1"]


def test_dice_are_used_in_the_order_of_the_rules_and_then_the_seed_goes_on() -> None:
    setup = {"hands": [["big-kid#1"], ["big-kid#2"]], "deck": [], "dice": [1, 6, 3]}
    game = new(2, None, setup)
    assert game.table.turn == 1
    do(game, "recruit big-kid#2")
    assert game.table.kid("big-kid#2").balloons == 3
    events = do(game, "recruit big-kid#1")
    assert told(events, "die")[0].die in range(1, 7)


def test_the_same_seed_gives_the_same_match() -> None:
    first, again, other = new(3, seed=7), new(3, seed=7), new(3, seed=8)
    assert first.open_view() == again.open_view() != other.open_view()


# --- What is refused

DECK = full_deck()
BAD_OPTIONS: list[Any] = [
    {"target": 4},
    {"target": True},
    {"target": "10"},
    {"target": 10.0},
    {"opening_hand": 1},
    {"opening_hand": None},
    {"aim": 0},
    {"aim": "01"},
    {"aim": None},
    {"aim": [0, 0]},
    {"aim": [2]},
    {"aim": [-1]},
    {"aim": [True]},
    {"aim": [0.0]},
    {"aim": ["0"]},
    {"aim": [[0]]},
    {"aim": {"0": 1}},
    {"rounds": 1},
    [],
    "target",
]
BAD_SETUPS: list[Any] = [
    {"first": 2},
    {"first": -1},
    {"first": True},
    {"first": None},
    {"first": "0"},
    {"deck": None},
    {"deck": "fast-kid#1"},
    {"deck": {"fast-kid#1": 1}},
    {"deck": ["fast-kid"]},
    {"deck": ["fast-kid#3"]},
    {"deck": ["fast-kid#01"]},
    {"deck": ["fast-kid#1 "]},
    {"deck": ["ambush#2"]},
    {"deck": ["super-mario#1"]},
    {"deck": [7]},
    {"deck": [None]},
    {"deck": [["fast-kid#1"]]},
    {"deck": ["fast-kid#1", "fast-kid#1"]},
    {"hands": []},
    {"hands": [[]]},
    {"hands": [[], [], []]},
    {"hands": {}},
    {"hands": [[], None]},
    {"hands": [[], "fast-kid#1"]},
    {"hands": [["fast-kid#1"], ["fast-kid#1"]]},
    {"hands": [["fast-kid#1"], []], "deck": ["fast-kid#1"]},
    {"hands": [[], ["no-kid#1"]]},
    {"dice": [0]},
    {"dice": [7]},
    {"dice": [True]},
    {"dice": [1.0]},
    {"dice": ["1"]},
    {"dice": 4},
    {"dice": None},
    {"cards": []},
    {"": 1},
    [1],
    "deck",
]


@pytest.mark.parametrize("options", BAD_OPTIONS, ids=repr)
def test_bad_options_are_refused_with_a_sentence(options: Any) -> None:
    with pytest.raises(SetupError) as caught:
        new(2, options)
    assert str(caught.value).endswith(".") and len(str(caught.value)) > 30


@pytest.mark.parametrize("setup", BAD_SETUPS, ids=repr)
def test_bad_setups_are_refused_with_a_sentence(setup: Any) -> None:
    with pytest.raises(SetupError) as caught:
        new(2, None, setup)
    assert str(caught.value).endswith(".") and len(str(caught.value)) > 30


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, 2.0, "2", None])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(SetupError, match="2, 3 or 4"):
        WaterFight.new(players, 1)


def test_a_deck_too_small_for_the_opening_hands_is_refused() -> None:
    with pytest.raises(SetupError, match="10 are needed"):
        new(2, {"opening_hand": 5}, {"deck": DECK[:9]})
    assert new(2, {"opening_hand": 5}, {"deck": DECK[:10]}).table.deck == 0
    with pytest.raises(SetupError):
        new(4, {"opening_hand": 3}, {"deck": DECK[:11]})
    hands: list[list[str]] = [[], []]
    assert new(2, {"opening_hand": 5}, {"deck": DECK[:1], "hands": hands}) is not None


# --- Actions that are refused


@pytest.mark.parametrize(
    "action",
    [
        *["", " ", "DONE", "done ", "done\n", "recruit", "recruit fast-kid", "shoot a at b"],
        *["give -1 to x", "event", "lunch", "aim x", "recruit cute-kid#1 to", "x" * 5000],
        *[None, 7, ["done"]],
    ],
)
def test_malformed_actions(action: Any) -> None:
    game = arena(kid("fast-kid#1", 0), phase="recruit", hands=[["cute-kid#1"]])
    before = game.open_view()
    with pytest.raises(MalformedAction):
        game.apply(action)
    assert game.open_view() == before


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("recruit no-kid#1", "no card"),
        ("recruit fast-kid#9", "no card"),
        ("recruit big-kid#1", "not in the hand"),
        ("recruit broken#1", 'not a card for "recruit"'),
        ("event cute-kid#1", 'not a card for "event"'),
        ("shoot fast-kid#1 water-uzi#1 at mean-kid#1", "phase recruit"),
        ("discard cute-kid#1", "phase recruit"),
        ("give 1 to fast-kid#1", "phase recruit"),
        ("boost cute-kid#1", "phase recruit"),
        ("decline", "phase recruit"),
        ("event broken#1 on water-luger#1", "not in play"),
        ("event broken#1 on fast-kid#1", "may not be played"),
        ("event broken#1", "may not be played"),
        ("attach water-pistol#1 to mean-kid#1", "not yours"),
        ("attach water-pistol#1 to older-kid#1", "not in play"),
        ("attach water-pistol#1 to fast-kid#1", "no free place"),
        ("modify water-uzi#1 with water-pistol#1", 'not a card for "modify"'),
        ("modify water-uzi#1 with pump-action#1", "not in the hand"),
    ],
)
def test_illegal_actions_say_why_and_change_nothing(action: str, why: str) -> None:
    game = arena(
        kid("fast-kid#1", 0, "water-uzi#1"),
        kid("mean-kid#1", 1),
        phase="recruit",
        hands=[["cute-kid#1", "broken#1", "water-pistol#1"]],
    )
    before = game.open_view()
    with pytest.raises((IllegalAction, MalformedAction), match=why) as caught:
        game.apply(action)
    assert str(caught.value).endswith(".")
    assert game.open_view() == before
