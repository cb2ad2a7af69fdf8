"""Water Fight's computer players: legal, sensible, and better than chance."""

from __future__ import annotations

import pytest

from game.players.core import decide
from game.players.waterfight import LEVELS, easy, normal
from game.rules.rng import Rng, derived
from game.rules.waterfight import WaterFight
from tests.rules.waterfight.arena import arena, gun, kid, legal


def chooses(game: WaterFight, player: str = "normal", seed: int = 1) -> str:
    decision = game.decision()
    assert decision is not None
    action = decide(LEVELS[player], game.view(decision.seat), Rng(seed))
    assert action in decision.options
    return action


def match(players: list[str], seed: int) -> WaterFight:
    game = WaterFight.new(len(players), seed, {"opening_hand": 5, "target": 5})
    rng = derived(seed, 9)
    while decision := game.decision():
        think = LEVELS[players[decision.seat]]
        game.apply(decide(think, game.view(decision.seat), rng))
    return game


def test_easy_attacks_when_it_can() -> None:
    game = arena(kid("mean-kid#1", 0, "water-uzi#1"), kid("fast-kid#1", 1), hands=[["broken#1"]])
    assert {chooses(game, "easy", seed) for seed in range(9)} == {
        "shoot mean-kid#1 water-uzi#1 at fast-kid#1"
    }


def test_normal_soaks_whom_it_can_soak() -> None:
    game = arena(
        kid("mean-kid#1", 0, "water-cannon#1"),
        kid("teenager#1", 1, "super-soaker#1"),
        kid("fast-kid#1", 1),
    )
    assert chooses(game) == "shoot mean-kid#1 water-cannon#1 at fast-kid#1"


def test_normal_splashes_only_where_it_pays() -> None:
    kids = kid("mean-kid#1", 0, "bazooka-water-gun#1"), kid("teenager#1", 1, drops=2)
    assert chooses(arena(*kids)) == "splash mean-kid#1 bazooka-water-gun#1 at teenager#1"
    kids = kid("mean-kid#1", 0, "bazooka-water-gun#1"), kid("teenager#1", 1, drops=7)
    assert chooses(arena(*kids)) == "shoot mean-kid#1 bazooka-water-gun#1 at teenager#1"


def test_normal_gives_the_best_gun_to_the_kid_who_lasts() -> None:
    game = arena(
        kid("clumsy-kid#1", 0),
        kid("older-kid#1", 0),
        phase="recruit",
        hands=[["water-pistol#1", "super-soaker#1"]],
    )
    assert chooses(game) == "attach super-soaker#1 to older-kid#1"


def test_normal_recruits_before_it_is_done() -> None:
    game = arena(phase="recruit", hands=[["fast-kid#1", "crybaby#1"]])
    assert chooses(game) != "done"


def test_normal_plays_events_on_the_best_target_and_not_on_its_own() -> None:
    game = arena(
        kid("teenager#1", 0, "super-soaker#1"),
        kid("older-kid#1", 1, "bazooka-water-gun#1"),
        kid("fast-kid#1", 1),
        phase="recruit",
        hands=[["time-to-go-home#1"]],
    )
    assert chooses(game) == "event time-to-go-home#1 on older-kid#1"
    own = arena(kid("teenager#1", 0), phase="recruit", hands=[["time-to-go-home#1"]])
    assert chooses(own) == "done"


def test_normal_calls_a_double_team_before_its_attacks_if_they_gain_enough() -> None:
    team = [
        kid(f"fat-kid#{n}", 0, gun("liquidator#1" if n == 1 else "spray-gun#1")) for n in (1, 2)
    ]
    many = arena(*team, kid("teenager#1", 1, "shield-blaster#1"), hands=[["double-team#1"]])
    assert chooses(many) == "event double-team#1 on teenager#1"
    one = arena(kid("fat-kid#1", 0, "water-uzi#1"), kid("teenager#1", 1), hands=[["double-team#1"]])
    assert chooses(one) == "shoot fat-kid#1 water-uzi#1 at teenager#1"


@pytest.mark.parametrize(("drops", "answers"), [(0, False), (6, True)])
def test_normal_keeps_answers_for_what_matters(drops: int, answers: bool) -> None:
    game = arena(
        kid("fat-kid#1", 0, gun("magnum-water-gun#1", 2)),
        kid("teenager#1", 1, drops=drops + 2),
        hands=[["i-have-a-plan#1"], ["duck#1"]],
        dice=[6],
    )
    game.apply("shoot fat-kid#1 magnum-water-gun#1 at teenager#1")
    assert legal(game) == ("answer duck#1", "decline")
    assert (chooses(game) == "answer duck#1") == answers


def test_normal_uses_the_weaker_answer_that_suffices() -> None:
    game = arena(
        kid("fat-kid#1", 0, "water-cannon#1"),
        kid("fast-kid#1", 1),
        hands=[["i-have-a-plan#1"], ["duck#1", "hit-and-run#1"]],
        dice=[2],
    )
    game.apply("shoot fat-kid#1 water-cannon#1 at fast-kid#1")
    assert chooses(game) == "answer hit-and-run#1"


def test_normal_shoots_faces_and_mends_rolls() -> None:
    game = arena(
        kid("fat-kid#1", 0, "water-uzi#1"), kid("teenager#1", 1), hands=[["face-shot#1"]], dice=[6]
    )
    game.apply("shoot fat-kid#1 water-uzi#1 at teenager#1")
    assert chooses(game) == "faceshot face-shot#1"
    wet = arena(kid("fat-kid#1", 0, drops=8), phase="refill", hands=[["towel-dry#1"]], dice=[3])
    assert chooses(wet) == "boost towel-dry#1"


def test_normal_lets_the_least_kid_and_card_go() -> None:
    game = arena(
        kid("teenager#1", 0, "super-soaker#1"),
        kid("fast-kid#1", 0, drops=4),
        phase="recruit",
        hands=[["lunch-time#1"]],
    )
    game.apply("event lunch-time#1")
    assert chooses(game) == "lunch fast-kid#1"
    cards = ["face-shot#1", "duck#1", "ambush#1", "super-soaker#1", "dodge#1", "pump-action#1"]
    assert chooses(arena(phase="end", hands=[cards])) == "discard pump-action#1"


@pytest.mark.parametrize("seats", [["normal", "easy"], ["easy", "normal", "easy"], ["normal"] * 4])
def test_whole_matches(seats: list[str]) -> None:
    assert match(seats, 3).open_view().over


def test_normal_beats_easy() -> None:
    wins = 0
    for seed in range(12):
        seats = ["normal", "easy"] if seed % 2 else ["easy", "normal"]
        winners = match(seats, seed).open_view().winners or ()
        wins += [seats[seat] for seat in winners] == ["normal"]
    assert wins >= 8


def test_players_pause_while_they_think() -> None:
    kids = [
        kid(f"{name}#{n}", n % 2, "water-uzi#1")
        for name in ("mean-kid", "fast-kid")
        for n in (1, 2)
    ]
    game = arena(*kids)
    for think in (easy, normal):
        assert list(think(game.view(0), Rng(1))) != []
