"""The turn's phases: order, what passes by itself, hand sizes, the deck, how a match ends."""

from __future__ import annotations

import pytest

from game.rules.core import IllegalAction
from game.rules.waterfight import WaterFight
from tests.rules.waterfight.arena import (
    arena,
    asked,
    do,
    gun,
    gun_seen,
    hand,
    in_play,
    kid,
    legal,
    seen,
    told,
)

IDLE = ["garden-hose#1", "submerged#1", "towel-dry#1", "spare-shirt#1", "ambush#1", "duck#1"]


def dictated(players: int = 2, **setup: object) -> WaterFight:
    return WaterFight.new(players, 1, None, {"first": 0, "deck": [], **setup})


def test_the_five_phases_are_told_in_order() -> None:
    game = dictated(hands=[["fast-kid#1"], ["big-kid#1"]])
    events = do(game, "recruit fast-kid#1")
    phases = [event.phase for event in told(game.history, "phase-started")][:5]
    assert phases == ["refill", "draw", "recruit", "soak", "end"]
    started = told(events, "turn-started")[0]
    assert (started.seat, started.round) == (1, 2) and game.open_view().round == 2


def test_no_attack_in_the_first_turn_but_events_and_attacks_in_the_second() -> None:
    game = dictated(
        hands=[
            ["crybaby#1", "fast-kid#1", "water-uzi#1", "kamikaze-attack#1"],
            ["mean-kid#1", "water-pistol#1"],
        ]
    )
    do(game, "recruit crybaby#1 to 1", "recruit fast-kid#1", "attach water-uzi#1 to fast-kid#1")
    assert asked(game) == (0, "soak") and game.table.calm
    assert legal(game) == ("done", "event kamikaze-attack#1 on fast-kid#1")
    with pytest.raises(IllegalAction, match="first turn"):
        game.apply("shoot fast-kid#1 water-uzi#1 at crybaby#1")
    assert seen(game, "fast-kid#1").attacks_left == 2
    do(game, "done")
    do(game, "recruit mean-kid#1", "attach water-pistol#1 to mean-kid#1")
    assert asked(game) == (1, "soak") and not game.table.calm
    assert "shoot mean-kid#1 water-pistol#1 at fast-kid#1" in legal(game)


# --- Refill


def test_kids_roll_one_by_one_in_the_order_they_came_dry_off_first() -> None:
    game = arena(
        kid("fast-kid#1", 0, gun("water-uzi#1", 0), drops=4),
        kid("mean-kid#1", 1, drops=5),
        kid("big-kid#1", 0, gun("water-pistol#1", 0)),
        kid("older-kid#1", 0, drops=9),
        phase="refill",
        hands=[["cute-kid#1"]],
        dice=[5, 1, 5, 4],
    )
    rolled = [(event.about, event.purpose) for event in told(game.history, "die")]
    assert rolled == [
        ("fast-kid#1", "dry-off"),
        ("fast-kid#1", "refill"),
        ("big-kid#1", "refill"),
        ("older-kid#1", "dry-off"),
    ]
    assert [seen(game, who).status for who in in_play(game)] == [
        "empty",
        "soaked",
        "active",
        "soaked",
    ]
    assert told(game.history, "kid-still-out")[0].status == "empty"


def test_the_boost_of_one_roll_is_asked_before_the_next_roll() -> None:
    game = arena(
        kid("fast-kid#1", 0, gun("water-uzi#1", 0), drops=4),
        phase="refill",
        hands=[["towel-dry#1", "garden-hose#1", "cute-kid#1"]],
        dice=[2, 2],
    )
    assert legal(game) == ("boost towel-dry#1", "decline")
    assert len(told(game.history, "die")) == 1
    do(game, "decline")
    assert legal(game) == ("boost garden-hose#1", "decline")
    do(game, "boost garden-hose#1")
    assert seen(game, "fast-kid#1").status == "soaked" and gun_seen(game, "water-uzi#1").drops == 6


def test_a_taken_kid_keeps_its_place_in_the_order() -> None:
    game = arena(
        kid("fast-kid#1", 1, drops=4),
        kid("big-kid#1", 0, drops=8),
        phase="recruit",
        hands=[["switch-sides#1", "cute-kid#1"], []],
    )
    do(game, "event switch-sides#1 on fast-kid#1", "done")
    while game.table.turn != 0:
        do(game, legal(game)[0])
    assert in_play(game)[:2] == ["fast-kid#1", "big-kid#1"]
    rolls = told(game.history, "die")
    assert [event.about for event in rolls[:2]] == ["fast-kid#1", "big-kid#1"]


def test_who_has_a_drop_left_does_not_roll() -> None:
    game = arena(kid("fast-kid#1", 0, gun("water-uzi#1", 1), drops=3), phase="refill")
    assert not told(game.history, "die")


# --- Draw


def test_two_cards_are_drawn_and_the_discard_pile_becomes_the_deck() -> None:
    game = dictated(hands=[["cute-kid#1"], []], deck=["duck#1", "dodge#1", "ambush#1"])
    assert set(hand(game, 0)) == {"cute-kid#1", "duck#1", "dodge#1"}
    assert told(game.history, "cards-drawn")[0].count == 2
    do(game, "recruit cute-kid#1")
    assert hand(game, 1) == ["ambush#1"], "nothing lies on the discard pile"


def test_a_reshuffle_in_the_midst_of_a_draw() -> None:
    game = arena(phase="end", hands=[[*IDLE], ["cute-kid#1"]], deck=["dodge#1"])
    do(game, "discard duck#1")
    assert set(hand(game, 1)) == {"cute-kid#1", "dodge#1", "duck#1"}
    assert game.table.discard == () and game.table.deck == 0
    kinds = [event.type for event in game.history]
    at = kinds.index("deck-reshuffled")
    assert kinds[at - 1] == kinds[at + 1] == "cards-drawn"


# --- Passing, end


def test_phases_pass_by_themselves_also_in_mid_phase() -> None:
    game = dictated(hands=[["fast-kid#1", "water-uzi#1"], ["cute-kid#1"]])
    assert legal(game) == ("done", "recruit fast-kid#1"), "the gun has nobody yet"
    do(game, "recruit fast-kid#1")
    assert legal(game) == ("attach water-uzi#1 to fast-kid#1", "done")
    do(game, "attach water-uzi#1 to fast-kid#1")
    assert asked(game) == (1, "recruit")


def test_discarding_is_asked_one_at_a_time() -> None:
    game = arena(phase="end", hands=[[*IDLE, "dodge#1"], ["cute-kid#1"]])
    assert asked(game) == (0, "end") and len(legal(game)) == 7
    do(game, "discard dodge#1")
    assert asked(game) == (0, "end") and game.table.discard == ("dodge#1",)
    events = do(game, "discard ambush#1")
    assert told(events, "card-discarded")[0].reason == "hand-size"
    assert game.table.turn == 1


def test_a_discard_is_asked_even_of_the_only_card() -> None:
    screamers = [kid(f"screaming-kid#{n}", 1) for n in range(1, 6)]
    game = arena(*screamers, phase="end", hands=[["duck#1"]])
    assert legal(game) == ("discard duck#1",)


def test_drops_over_the_hits_come_off_with_the_rest() -> None:
    game = arena(
        kid("fat-kid#1", 1, "water-cannon#1", drops=11), phase="soak", hands=[["i-have-a-plan#1"]]
    )
    assert seen(game, "fat-kid#1").drops == 11 and game.table.soaked == (0, 0)
    game._match.dice = [6]
    events = do(game, "done")
    assert told(events, "drops-dried")[0].count == 11


# --- Truce marks over turns


def test_truce_marks_come_off_in_each_players_next_soak_phase() -> None:
    game = arena(
        kid("mean-kid#1", 0, "water-uzi#1"),
        kid("fast-kid#1", 1, "water-pistol#1"),
        hands=[["temporary-truce#1"], ["cute-kid#1", "broken#1"]],
        dice=[1] * 20,
    )
    do(game, "event temporary-truce#1", "done")
    assert game.table.truce == (True, True)
    assert asked(game) == (1, "recruit")
    do(game, "recruit cute-kid#1", "done")
    assert game.table.truce == (True, False) and game.table.calm
    assert not [action for action in legal(game) if action.startswith("shoot")]
    do(game, "done")
    while game.table.truce[0]:
        do(game, "done" if "done" in legal(game) else legal(game)[0])
    assert game.table.turn == 0 or asked(game) == (1, "recruit")


# --- How a match ends


def test_the_target_ends_the_match_at_once() -> None:
    game = arena(
        kid("fast-kid#1", 0, "water-uzi#1"), kid("crybaby#1", 1, drops=1), dice=[6], target=3
    )
    game._match.scores[:] = [2, 2]
    events = do(game, "shoot fast-kid#1 water-uzi#1 at crybaby#1")
    assert [event.type for event in events][-4:] == [
        "kid-soaked",
        "kid-retreated",
        "scored",
        "match-ended",
    ]
    view = game.open_view()
    assert view.over and view.winners == (0,) and view.scores == (3, 2)
    assert (view.phase, view.to_move, view.legal) == ("over", None, ())
    with pytest.raises(IllegalAction, match="over"):
        game.apply("done")


def test_the_match_ends_after_fifty_turns_each_with_shared_wins() -> None:
    game = arena(phase="recruit", hands=[["cute-kid#1"], ["cute-kid#2"]])
    game._match.round = 98
    game._match.scores[:] = [4, 4]
    do(game, "done")
    assert game.open_view().round == 99 and asked(game) == (1, "recruit")
    do(game, "done")
    assert game.open_view().round == 100 and asked(game) == (0, "recruit")
    events = do(game, "done")
    ended = told(events, "match-ended")[0]
    assert (ended.reason, ended.winners) == ("turns", (0, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_in_which_nobody_can_do_anything_ends_the_match(players: int) -> None:
    game = dictated(players, hands=[[] for _ in range(players)])
    ended = told(game.history, "match-ended")[0]
    assert ended.reason == "idle" and ended.winners == tuple(range(players))
    assert len(told(game.history, "turn-started")) == players


def test_to_be_asked_and_to_be_done_is_not_idle() -> None:
    game = dictated(hands=[["cute-kid#1"], []])
    for _ in range(5):
        assert asked(game) == (0, "recruit")
        do(game, "done")
    assert not game.open_view().over
    do(game, "recruit cute-kid#1")
    ended = told(game.history, "match-ended")[0]
    assert ended.reason == "idle" and game.open_view().over
