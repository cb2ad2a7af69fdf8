"""Attacks: who, whom, how often, the answer window, aiming, balloons, odds, reasons."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.rules.core import IllegalAction
from game.rules.waterfight import WaterFight
from game.rules.waterfight.judge import Reason, WhyNot
from game.rules.waterfight.odds import (
    odds,
    recovery_chance,
    why_not,
    why_not_card,
    why_not_gun,
    why_not_target,
    why_not_with,
)
from tests.rules.waterfight.arena import arena, asked, do, gun, kid, legal, seen, told

WAIT = "i-have-a-plan#1"  # keeps the soak phase going


# --- Who and how often


def test_a_kid_without_a_gun_throws_once() -> None:
    game = arena(kid("mean-kid#1", 0, balloons=3), kid("teenager#1", 1), hands=[[WAIT]], dice=[1])
    assert legal(game)[-1] == "throw mean-kid#1 at teenager#1"
    assert seen(game, "mean-kid#1").attacks_left == 1
    do(game, "throw mean-kid#1 at teenager#1")
    assert legal(game) == ("done", f"event {WAIT}")
    assert seen(game, "mean-kid#1").balloons == 2


def test_a_balloon_may_be_thrown_instead_of_any_shot() -> None:
    game = arena(
        kid("mean-kid#1", 0, "liquidator#1", balloons=3),
        kid("teenager#1", 1),
        hands=[[WAIT]],
        dice=[1] * 3,
    )
    do(game, "throw mean-kid#1 at teenager#1", "throw mean-kid#1 at teenager#1")
    assert legal(game) == ("done", f"event {WAIT}"), "two attacks, both thrown"
    assert seen(game, "mean-kid#1").attacks_left == 0


def test_one_gun_of_a_commando_shoots_once() -> None:
    game = arena(
        kid("commando-kid#1", 0, "water-uzi#1", "liquidator#1"),
        kid("teenager#1", 1),
        dice=[1] * 3,
    )
    assert seen(game, "commando-kid#1").attacks_left == 3
    do(game, "shoot commando-kid#1 water-uzi#1 at teenager#1")
    with pytest.raises(IllegalAction, match="may not shoot again"):
        game.apply("shoot commando-kid#1 water-uzi#1 at teenager#1")
    do(game, *["shoot commando-kid#1 liquidator#1 at teenager#1"] * 2)
    assert len(told(game.history, "attack-declared")) == 3


def test_attacks_count_though_the_gun_is_gone() -> None:
    game = arena(
        kid("commando-kid#1", 0, "water-uzi#1", "water-pistol#1", balloons=2),
        kid("teenager#1", 1),
        hands=[["broken#1", WAIT]],
        dice=[1] * 3,
    )
    do(game, "shoot commando-kid#1 water-uzi#1 at teenager#1", "event broken#1 on water-uzi#1")
    assert seen(game, "commando-kid#1").attacks_left == 0
    assert legal(game) == ("done", f"event {WAIT}")


def test_extras_go_to_one_gun_too() -> None:
    game = arena(
        kid("fast-kid#1", 0, "liquidator#1", balloons=1),
        kid("teenager#1", 1),
        hands=[[WAIT]],
        dice=[1] * 3,
    )
    do(game, *["shoot fast-kid#1 liquidator#1 at teenager#1"] * 3)
    assert legal(game) == ("done", f"event {WAIT}")


def test_retreated_kids_neither_attack_nor_are_attacked() -> None:
    game = arena(
        kid("mean-kid#1", 0, "water-uzi#1", balloons=1, drops=5),
        kid("fast-kid#1", 0, "water-luger#1"),
        kid("teenager#1", 1, gun("water-pistol#1", 0)),
        kid("big-kid#1", 1, drops=8),
        kid("older-kid#1", 1),
    )
    assert legal(game) == ("done", "shoot fast-kid#1 water-luger#1 at older-kid#1")
    with pytest.raises(IllegalAction, match="mean-kid#1 has retreated"):
        game.apply("throw mean-kid#1 at older-kid#1")
    with pytest.raises(IllegalAction, match="teenager#1 has retreated"):
        game.apply("shoot fast-kid#1 water-luger#1 at teenager#1")
    with pytest.raises(IllegalAction, match="your own"):
        game.apply("shoot fast-kid#1 water-luger#1 at mean-kid#1")
    with pytest.raises(IllegalAction, match="not yours"):
        game.apply("throw older-kid#1 at mean-kid#1")
    assert seen(game, "mean-kid#1").attacks_left == 0


# --- The attack under way


def test_the_last_drop_keeps_the_kid_active_until_the_attack_is_settled() -> None:
    game = arena(
        kid("mean-kid#1", 0, gun("water-uzi#1", 1)),
        kid("teenager#1", 1),
        hands=[["ambush#1", WAIT]],
        dice=[1],
    )
    do(game, "shoot mean-kid#1 water-uzi#1 at teenager#1")
    assert asked(game) == (0, "answer") and seen(game, "mean-kid#1").status == "active"
    assert seen(game, "mean-kid#1").guns[0].drops == 0
    events = do(game, "decline")
    kinds = [event.type for event in events]
    assert kinds.index("attack-missed") < kinds.index("kid-retreated")
    assert seen(game, "mean-kid#1").status == "empty"


def test_before_the_face_shot_the_attack_is_settled() -> None:
    game = arena(
        kid("mean-kid#1", 0, gun("water-uzi#1", 1)),
        kid("teenager#1", 1),
        hands=[["face-shot#1", WAIT]],
        dice=[6],
    )
    do(game, "shoot mean-kid#1 water-uzi#1 at teenager#1")
    assert asked(game) == (0, "face-shot")
    assert seen(game, "mean-kid#1").status == "empty" and seen(game, "teenager#1").drops == 1
    do(game, "faceshot face-shot#1")
    assert game.table.soaked == (1, 0)


def test_who_is_on_the_losing_side_may_go_on_answering() -> None:
    hands = [["ambush#1", "point-blank#1", WAIT], ["duck#1", "dodge#1", "find-cover#1"]]
    game = arena(kid("fat-kid#1", 0, "water-cannon#1"), kid("teenager#1", 1), hands=hands, dice=[6])
    do(game, "shoot fat-kid#1 water-cannon#1 at teenager#1")  # 10
    assert asked(game) == (1, "answer")
    do(game, "answer duck#1")  # 7: still a hit
    assert asked(game) == (1, "answer") and "answer duck#1" not in legal(game)
    do(game, "answer dodge#1")  # 4: a miss
    assert asked(game) == (0, "answer")
    do(game, "answer ambush#1")  # 7
    assert asked(game) == (1, "answer")
    do(game, "answer find-cover#1")  # 4
    assert game.table.attack is not None and game.table.attack.roll == 4
    assert game.table.attack.answers == ("duck#1", "dodge#1", "ambush#1", "find-cover#1")
    do(game, "answer point-blank#1")  # 7, and nobody can answer any more
    assert seen(game, "teenager#1").drops == 4 and game.table.attack is None


def test_only_who_could_turn_the_roll_with_all_cards_together_is_asked() -> None:
    hands = [[WAIT], ["duck#1", "hit-and-run#1"]]
    kids = kid("fat-kid#1", 0, "water-cannon#1"), kid("teenager#1", 1)
    game = arena(*kids, hands=hands, dice=[6])
    do(game, "shoot fat-kid#1 water-cannon#1 at teenager#1")  # 10 - 3 - 2 = 5
    assert asked(game) == (1, "answer")
    weaker = arena(
        kid("mean-kid#1", 0, "water-cannon#1"), kid("teenager#1", 1), hands=hands, dice=[6]
    )
    do(weaker, "shoot mean-kid#1 water-cannon#1 at teenager#1")  # 11 - 5 = 6
    assert asked(weaker) == (0, "soak")


def test_the_third_player_has_no_say() -> None:
    hands = [[WAIT], [], ["duck#1", "ambush#1"]]
    game = arena(
        kid("mean-kid#1", 0, "water-cannon#1"),
        kid("teenager#1", 1),
        hands=hands,
        players=3,
        dice=[1],
    )
    do(game, "shoot mean-kid#1 water-cannon#1 at teenager#1")
    assert asked(game) == (0, "soak")


def test_a_balloon_rolls_its_drops_after_the_answers() -> None:
    hands = [["ambush#1", "face-shot#1", WAIT], ["duck#1"]]
    game = arena(kid("mean-kid#1", 0, balloons=1), kid("teenager#1", 1), hands=hands, dice=[5, 2])
    do(game, "throw mean-kid#1 at teenager#1")
    attack = game.table.attack
    assert attack is not None
    assert (attack.kind, attack.gun, attack.drops, attack.needed) == ("throw", None, None, 5)
    assert (attack.die, attack.bonus, attack.roll) == (5, 1, 6)
    do(game, "answer duck#1", "answer ambush#1")
    assert asked(game) == (0, "face-shot")
    assert game.table.attack is not None and game.table.attack.drops == 2
    assert [event.die for event in told(game.history, "die")] == [5, 2]
    assert told(game.history, "die")[1].purpose == "balloon-drops"


def test_balloons_need_5_and_guns_need_6() -> None:
    kids = kid("fat-kid#1", 0, "water-uzi#1", balloons=1), kid("teenager#1", 1)
    for die, gun_hits, balloon_hits in [(4, False, False), (5, True, True), (6, True, True)]:
        game = arena(*kids, hands=[[WAIT]], dice=[die, 1])
        rolled = told(do(game, "shoot fat-kid#1 water-uzi#1 at teenager#1"), "attack-rolled")[0]
        assert (rolled.needed, rolled.hit) == (6, gun_hits)
        game = arena(
            kid("fat-kid#1", 0, balloons=1), kid("teenager#1", 1), hands=[[WAIT]], dice=[die, 1]
        )
        rolled = told(do(game, "throw fat-kid#1 at teenager#1"), "attack-rolled")[0]
        assert (rolled.needed, rolled.hit) == (5, balloon_hits)


# --- Arcade aim


def aiming(aim: list[int], **more: object) -> WaterFight:
    return arena(
        kid("mean-kid#1", 0, gun("water-uzi#1", 1), balloons=1),
        kid("teenager#1", 1),
        hands=[[WAIT, "ambush#1"], ["duck#1"]],
        aim=aim,
        **more,  # type: ignore[arg-type]
    )


def test_a_listed_seat_aims_instead_of_rolling() -> None:
    game = aiming([1, 0], dice=[3])
    events = do(game, "shoot mean-kid#1 water-uzi#1 at teenager#1")
    assert not told(events, "die")
    assert asked(game) == (0, "aim") and legal(game) == tuple(f"aim {n}" for n in range(1, 7))
    attack = game.table.attack
    assert attack is not None and attack.die is None and attack.roll is None
    assert attack.drops == 1 and seen(game, "mean-kid#1").status == "active"
    assert game.view(1).to_move == 0 and game.view(1).phase == "aim"
    for action in ("aim 0", "aim 7", "aim", "aim 1.0", "aim 01", "decline"):
        with pytest.raises(ValueError):
            game.apply(action)
    events = do(game, "aim 5")
    assert told(events, "attack-aimed")[0].aim == 5 and not told(events, "die")
    assert asked(game) == (1, "answer")
    do(game, "answer duck#1", "answer ambush#1")
    assert seen(game, "teenager#1").drops == 1


def test_the_die_for_a_balloons_drops_is_rolled_all_the_same() -> None:
    game = aiming([0], dice=[4])
    do(game, "throw mean-kid#1 at teenager#1", "aim 6")
    do(game, "decline") if asked(game) == (1, "answer") else None
    assert [event.purpose for event in told(game.history, "die")] == ["balloon-drops"]
    assert seen(game, "teenager#1").drops == 4


def test_a_seat_that_is_not_listed_rolls() -> None:
    game = aiming([1], dice=[1])
    events = do(game, "shoot mean-kid#1 water-uzi#1 at teenager#1")
    assert told(events, "die")[0].die == 1 and asked(game) == (0, "answer")


# --- Odds and reasons


def test_odds_are_exact() -> None:
    game = arena(
        kid("mean-kid#1", 0, gun("bazooka-water-gun#1", 9), balloons=1),
        kid("runt-kid#1", 1, drops=1),
        kid("teenager#1", 1, "shield-blaster#1"),
        hands=[["double-team#1"]],
    )
    view = game.view(0)
    shot = odds(view, "mean-kid#1", "bazooka-water-gun#1", "shoot", "teenager#1")
    assert (shot.bonus, shot.faces, shot.chance, shot.drops) == (4, 5, Fraction(5, 6), (4,))
    assert shot.soaks == 0 and not shot.hit_would_soak
    splash = odds(view, "mean-kid#1", "bazooka-water-gun#1", "splash", "runt-kid#1")
    assert (splash.faces, splash.drops, splash.hit_would_soak) == (6, (8,), True)
    thrown = odds(view, "mean-kid#1", None, "throw", "runt-kid#1")
    assert (thrown.bonus, thrown.needed, thrown.faces) == (0, 5, 2)
    assert thrown.soaks == Fraction(1, 3) * Fraction(5, 6)
    do(game, "event double-team#1 on runt-kid#1")
    assert odds(game.view(0), "mean-kid#1", None, "throw", "runt-kid#1").faces == 4


def test_odds_agree_with_what_dice_do() -> None:
    for die in range(1, 7):
        game = arena(
            kid("laughing-kid#1", 0, "spray-gun#1"),
            kid("scardey-cat-kid#1", 1, drops=2),
            hands=[[WAIT]],
            dice=[die],
        )
        told_before = odds(
            game.view(0), "laughing-kid#1", "spray-gun#1", "shoot", "scardey-cat-kid#1"
        )
        do(game, "shoot laughing-kid#1 spray-gun#1 at scardey-cat-kid#1")
        assert (game.table.soaked[0] == 1) == (die > 6 - told_before.faces)


def test_chances_of_recovery() -> None:
    assert recovery_chance("fast-kid#1", "dry-off") == Fraction(1, 3)
    assert recovery_chance("fat-kid#1", "dry-off") == Fraction(1, 6)
    assert recovery_chance("older-kid#1", "refill") == Fraction(1, 2)


def test_reasons_agree_with_the_legal_actions() -> None:
    game = arena(
        kid("fast-kid#1", 0, "spray-gun#1", balloons=1),
        kid("mean-kid#1", 0, gun("water-uzi#1", 0)),
        kid("cute-kid#1", 1),
        kid("teenager#1", 1),
        kid("big-kid#1", 1, drops=8),
        hands=[[WAIT, "duck#1", "pump-action#1"]],
    )
    view = game.view(0)
    for attacker in game.table.kids:
        for mode in ("shoot", "splash", "throw"):
            for target in game.table.kids:
                held = attacker.guns[0].id if mode != "throw" and attacker.guns else None
                if mode != "throw" and held is None:
                    continue
                words = [mode, attacker.id, *([held] if held else []), "at", target.id]
                reason = why_not(view, 0, attacker.id, held, mode, target.id)
                assert (reason is None) == (" ".join(words) in legal(game)), words
    assert why_not_target(view, 0, "cute-kid#1") == WhyNot(Reason.CUTE, "teenager#1")
    assert why_not_target(view, 0, "big-kid#1") == WhyNot(Reason.RETREATED, "big-kid#1")
    assert why_not_target(view, 0, "older-kid#1") == WhyNot(Reason.NOT_IN_PLAY, "older-kid#1")
    assert why_not_target(view, 1, "fast-kid#1") == WhyNot(Reason.NOT_YOUR_TURN)
    assert why_not_with(view, 0, "mean-kid#1", "water-uzi#1", "shoot") == WhyNot(
        Reason.RETREATED, "mean-kid#1"
    )
    assert why_not_card(view, 0, WAIT) is None
    assert why_not_card(view, 0, "duck#1") == WhyNot(Reason.WRONG_PHASE, "duck#1")
    assert why_not_card(view, 0, "ambush#1") == WhyNot(Reason.NOT_IN_HAND, "ambush#1")
    assert why_not_gun(view, 0, "water-cannon#1", "fast-kid#1") == WhyNot(
        Reason.NO_FREE_PLACE, "spray-gun#1"
    )
    assert why_not_gun(view, 0, "water-cannon#1", "cute-kid#1") == WhyNot(
        Reason.NOT_YOURS, "cute-kid#1"
    )


def test_reasons_in_other_phases() -> None:
    game = arena(
        kid("fast-kid#1", 0, "spray-gun#1"),
        kid("teenager#1", 1),
        phase="recruit",
        hands=[["pump-action#1", "cute-kid#1", "broken#1", "kamikaze-attack#1"]],
    )
    view = game.view(0)
    assert why_not_target(view, 0, "teenager#1") == WhyNot(Reason.WRONG_PHASE)
    assert why_not_card(view, 0, "pump-action#1") == WhyNot(Reason.GUN_NOT_NEW, "pump-action#1")
    assert why_not_card(view, 0, "kamikaze-attack#1") == WhyNot(
        Reason.WRONG_PHASE, "kamikaze-attack#1"
    )
    game._match.calm = True
    calm = arena(kid("fast-kid#1", 0, "spray-gun#1"), kid("teenager#1", 1), hands=[[WAIT]])
    calm._match.calm = True
    calm._table = None
    assert why_not_target(calm.view(0), 0, "teenager#1") == WhyNot(Reason.CALM)
