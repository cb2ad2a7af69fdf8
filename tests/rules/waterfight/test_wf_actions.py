"""Every event by name: what it does, and that it does nothing where it may not be played."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core import IllegalAction
from game.rules.waterfight import WaterFight
from game.rules.waterfight.catalogue import EVENTS
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

SPARE = "cute-kid#2"  # keeps the recruit phase going
MAIN = [entry.id for entry in EVENTS if entry.when == "main"]
SOAK = [entry.id for entry in EVENTS if entry.when == "soak"]
WINDOWS = [entry.id for entry in EVENTS if entry.when not in ("main", "soak")]
WHENS = {
    "main": [
        "broken",
        "time-to-go-home",
        "lunch-time",
        "switch-sides",
        "half-filled",
        "wild-shots",
        "water-waster",
        "water-balloon-lob",
        "water-balloon-fling",
        "water-balloon-hurl",
        "water-bomb",
        "i-have-a-plan",
        "temporary-truce",
    ],
    "soak": ["kamikaze-attack", "double-team"],
}
DRAINS = ["half-filled", "wild-shots", "water-waster"]
BALLOONS = ["water-balloon-lob", "water-balloon-fling", "water-balloon-hurl", "water-bomb"]
HIT_BETTER = ["point-blank", "extreme-short-range", "ambush", "surprise-attack", "shot-in-the-back"]
HIT_WORSE = ["quick-getaway", "long-range-attack", "duck", "dodge", "find-cover"]
REFILL = ["garden-hose", "submerged"]
DRY_OFF = ["towel-dry", "spare-shirt"]


def yard(card: str, phase: str, **more: Any) -> WaterFight:
    """Seat 0 with `card` in hand; both sides have kids with guns, active and in retreat."""
    return arena(
        kid("mean-kid#1", 0, "water-uzi#1"),
        kid("big-kid#1", 0, gun("water-luger#1", 0)),
        kid("fast-kid#1", 1, gun("water-pistol#1", 3, "pump-action#1")),
        kid("laughing-kid#1", 1, gun("water-space-gun#1", 0), drops=6, balloons=2),
        phase=phase,
        hands=[[f"{card}#1", SPARE]],
        **more,
    )


def plays(game: WaterFight, card: str) -> set[str]:
    """What `event card` may be played on; {""} for on nothing."""
    start = f"event {card}#1"
    return {a.removeprefix(start).removeprefix(" on ") for a in legal(game) if a.startswith(start)}


def test_the_events_are_of_the_kinds_that_the_rules_list() -> None:
    assert {"main": MAIN, "soak": SOAK} == WHENS
    listed = [*MAIN, *SOAK, *HIT_BETTER, *HIT_WORSE, "hit-and-run", "face-shot", *REFILL, *DRY_OFF]
    assert sorted(listed) == sorted(entry.id for entry in EVENTS)


@pytest.mark.parametrize("card", MAIN)
def test_main_events_are_played_in_recruit_and_soak(card: str) -> None:
    for phase in ("recruit", "soak"):
        game = yard(card, phase)
        assert asked(game) == (0, phase) and plays(game, card)
        before = len(game.history)
        game.apply(next(a for a in legal(game) if a.startswith(f"event {card}#1")))
        discarded = told(list(game.history)[before:], "card-discarded")
        assert f"{card}#1" in [event.card for event in discarded]
    ending = arena(phase="end", hands=[[f"{card}#1", *(f"{each}#1" for each in HIT_WORSE)]])
    with pytest.raises(IllegalAction):
        ending.apply(f"event {card}#1")
    for verb in ("answer", "boost", "faceshot"):
        with pytest.raises(IllegalAction):
            yard(card, "recruit").apply(f"{verb} {card}#1")


@pytest.mark.parametrize("card", SOAK)
def test_soak_events_are_played_in_soak_only(card: str) -> None:
    assert not plays(yard(card, "recruit"), card)
    assert plays(yard(card, "soak"), card)


@pytest.mark.parametrize("card", WINDOWS)
@pytest.mark.parametrize("phase", ["recruit", "soak"])
def test_window_cards_are_no_events(card: str, phase: str) -> None:
    game = yard(card, phase)
    assert not [action for action in legal(game) if card in action]
    with pytest.raises(IllegalAction):
        game.apply(f"event {card}#1")
    assert f"{card}#1" in hand(game, 0)


# --- Main events


def test_broken_discards_any_gun_with_its_modifiers() -> None:
    game = yard("broken", "recruit")
    guns = {"water-uzi#1", "water-luger#1", "water-pistol#1", "water-space-gun#1"}
    assert plays(game, "broken") == guns
    do(game, "event broken#1 on water-pistol#1")
    assert game.table.discard == ("broken#1", "water-pistol#1", "pump-action#1")
    assert seen(game, "fast-kid#1").guns == () and seen(game, "fast-kid#1").status == "active"


def test_broken_may_bring_an_empty_kid_back_or_send_one_away() -> None:
    game = yard("broken", "recruit")
    events = do(game, "event broken#1 on water-luger#1")
    assert [event.kid for event in told(events, "kid-returned")] == ["big-kid#1"]
    commando = kid("commando-kid#1", 1, gun("water-uzi#1", 0), "water-pistol#1")
    game = arena(commando, phase="recruit", hands=[["broken#1", SPARE]])
    events = do(game, "event broken#1 on water-pistol#1")
    assert [event.kid for event in told(events, "kid-retreated")] == ["commando-kid#1"]
    assert seen(game, "commando-kid#1").status == "empty"


def test_broken_needs_a_gun() -> None:
    game = arena(kid("fast-kid#1", 1), phase="recruit", hands=[["broken#1", SPARE]])
    assert not plays(game, "broken")
    with pytest.raises(IllegalAction):
        game.apply("event broken#1 on fast-kid#1")


def test_time_to_go_home_discards_any_kid() -> None:
    game = yard("time-to-go-home", "recruit")
    assert plays(game, "time-to-go-home") == set(in_play(game))
    events = do(game, "event time-to-go-home#1 on laughing-kid#1")
    assert "laughing-kid#1" not in in_play(game)
    assert game.table.discard == ("time-to-go-home#1", "laughing-kid#1", "water-space-gun#1")
    left = told(events, "kid-left")[0]
    assert (left.owner, left.drops, left.balloons) == (1, 6, 2)


def test_time_to_go_home_needs_a_kid() -> None:
    game = arena(phase="recruit", hands=[["time-to-go-home#1", SPARE]])
    assert not plays(game, "time-to-go-home")


def test_lunch_time_takes_a_kid_of_each_player_clockwise() -> None:
    game = arena(
        kid("mean-kid#1", 0),
        kid("fast-kid#1", 1, "water-uzi#1"),
        kid("big-kid#1", 1),
        kid("older-kid#1", 3),
        phase="recruit",
        players=4,
        hands=[["lunch-time#1", SPARE]],
    )
    events = do(game, "event lunch-time#1")
    assert told(events, "lunch-called")[0].seats == (0, 1, 2, 3)
    assert asked(game) == (0, "lunch") and legal(game) == ("lunch mean-kid#1",)
    do(game, "lunch mean-kid#1")
    assert "mean-kid#1" not in in_play(game)
    assert asked(game) == (1, "lunch")
    assert legal(game) == ("lunch big-kid#1", "lunch fast-kid#1")
    do(game, "lunch fast-kid#1")
    assert game.table.discard[-2:] == ("fast-kid#1", "water-uzi#1")
    assert asked(game) == (3, "lunch")
    do(game, "lunch older-kid#1")
    assert asked(game) == (0, "recruit") and in_play(game) == ["big-kid#1"]


def test_lunch_time_needs_a_kid_in_play_but_not_an_own_one() -> None:
    game = arena(phase="recruit", hands=[["lunch-time#1", SPARE]])
    assert not plays(game, "lunch-time")
    game = arena(kid("fast-kid#1", 1, drops=4), phase="recruit", hands=[["lunch-time#1", SPARE]])
    do(game, "event lunch-time#1")
    assert asked(game) == (1, "lunch")


def test_switch_sides_takes_an_opponents_kid_for_good_with_all_they_carry() -> None:
    game = yard("switch-sides", "recruit")
    assert plays(game, "switch-sides") == {"fast-kid#1", "laughing-kid#1"}
    order = in_play(game)
    do(game, "event switch-sides#1 on fast-kid#1")
    taken = seen(game, "fast-kid#1")
    assert (taken.owner, taken.guns[0].id, taken.attacks_left) == (0, "water-pistol#1", 2)
    assert in_play(game) == order
    game = yard("switch-sides", "soak")
    do(game, "event switch-sides#1 on laughing-kid#1")
    taken = seen(game, "laughing-kid#1")
    assert (taken.owner, taken.drops, taken.balloons, taken.status) == (0, 6, 2, "both")


def test_a_taken_kid_attacks_at_once() -> None:
    game = yard("switch-sides", "soak", dice=[6])
    do(game, "event switch-sides#1 on fast-kid#1")
    assert not [a for a in legal(game) if a.startswith("shoot fast-kid#1")]  # nobody is left
    game = arena(
        kid("fast-kid#1", 1, "water-pistol#1"),
        kid("big-kid#1", 1),
        hands=[["switch-sides#1"]],
        dice=[6],
    )
    do(game, "event switch-sides#1 on fast-kid#1", "shoot fast-kid#1 water-pistol#1 at big-kid#1")
    assert seen(game, "big-kid#1").drops == 1


def test_switch_sides_needs_an_opponents_kid() -> None:
    game = arena(kid("mean-kid#1", 0), phase="recruit", hands=[["switch-sides#1", SPARE]])
    assert not plays(game, "switch-sides")


@pytest.mark.parametrize("card", DRAINS)
def test_drains_remove_drops_from_a_gun_that_holds_any(card: str) -> None:
    game = yard(card, "recruit", dice=[2])
    assert plays(game, card) == {"water-uzi#1", "water-pistol#1"}
    events = do(game, f"event {card}#1 on water-pistol#1")
    assert gun_seen(game, "water-pistol#1").drops == 1
    assert told(events, "drops-drained")[0].count == 2
    assert told(events, "die")[0].purpose == "drain"
    game = yard(card, "recruit", dice=[5])
    events = do(game, f"event {card}#1 on water-pistol#1")
    assert told(events, "drops-drained")[0].count == 3
    assert seen(game, "fast-kid#1").status == "empty"
    assert told(events, "kid-retreated")[0].kid == "fast-kid#1"


@pytest.mark.parametrize("card", DRAINS)
def test_drains_need_a_loaded_gun(card: str) -> None:
    empty = kid("fast-kid#1", 1, gun("water-pistol#1", 0))
    game = arena(empty, phase="recruit", hands=[[f"{card}#1", SPARE]])
    assert not plays(game, card)


@pytest.mark.parametrize("card", BALLOONS)
def test_balloons_are_given_to_own_kids_in_retreat_too(card: str) -> None:
    game = yard(card, "recruit", dice=[3])
    assert plays(game, card) == {""}
    do(game, f"event {card}#1")
    assert asked(game) == (0, "balloons") and game.table.to_give == 3
    kids = ("big-kid#1", "mean-kid#1")
    assert set(legal(game)) == {f"give {n} to {who}" for n in (1, 2, 3) for who in kids}
    for action in ("give 4 to mean-kid#1", "give 0 to mean-kid#1", "give 1 to fast-kid#1", "done"):
        with pytest.raises(IllegalAction):
            game.apply(action)
    do(game, "give 2 to big-kid#1")
    assert game.table.to_give == 1 and asked(game) == (0, "balloons")
    do(game, "give 1 to mean-kid#1")
    assert game.table.to_give == 0 and asked(game) == (0, "recruit")
    assert (seen(game, "big-kid#1").balloons, seen(game, "mean-kid#1").balloons) == (2, 1)


@pytest.mark.parametrize("card", BALLOONS)
def test_balloons_need_an_own_kid(card: str) -> None:
    game = arena(kid("fast-kid#1", 1), phase="recruit", hands=[[f"{card}#1", SPARE]])
    assert not plays(game, card)


def test_i_have_a_plan_draws_three_and_is_discarded_after_them() -> None:
    deck = ["duck#1", "dodge#1", "ambush#1", "face-shot#1"]
    game = yard("i-have-a-plan", "recruit", deck=deck)
    events = do(game, "event i-have-a-plan#1")
    assert hand(game, 0) == sorted([*deck[:3], SPARE])
    kinds = [event.type for event in events]
    assert kinds == ["card-played", "cards-drawn", "card-discarded"]
    game = arena(phase="recruit", hands=[["i-have-a-plan#1", SPARE]], deck=["duck#1"])
    do(game, "event i-have-a-plan#1")
    assert hand(game, 0) == sorted(["duck#1", SPARE])  # it does not come back by itself
    assert game.table.discard == ("i-have-a-plan#1",)


def test_another_played_card_may_come_back_by_the_very_reshuffle_it_causes() -> None:
    game = arena(
        kid("fast-kid#1", 0),
        phase="recruit",
        hands=[["broken#1", "i-have-a-plan#1", "water-uzi#1", SPARE]],
    )
    do(game, "attach water-uzi#1 to fast-kid#1", "event broken#1 on water-uzi#1")
    do(game, "event i-have-a-plan#1")
    assert hand(game, 0) == sorted(["broken#1", "water-uzi#1", SPARE])


def test_temporary_truce_marks_each_player() -> None:
    game = yard("temporary-truce", "soak")
    do(game, "event temporary-truce#1")
    assert game.table.truce == (True, True)
    assert [a for a in legal(game) if a.startswith("shoot")], "a phase under way goes on"
    do(game, "done", "done")
    assert game.table.turn == 1 or game.table.truce == (True, False)


def test_a_truce_played_in_recruit_holds_in_the_same_turn() -> None:
    hands = [["temporary-truce#1", "kamikaze-attack#1", SPARE]]
    game = arena(
        kid("mean-kid#1", 0, "water-uzi#1"), kid("fast-kid#1", 1), phase="recruit", hands=hands
    )
    events = do(game, "event temporary-truce#1", "done")
    assert told(events, "calm-began")[0].seat == 0
    assert game.table.calm and game.table.truce == (False, True)
    assert legal(game) == ("done", "event kamikaze-attack#1 on mean-kid#1")
    with pytest.raises(IllegalAction, match="calm"):
        game.apply("shoot mean-kid#1 water-uzi#1 at fast-kid#1")


def test_a_second_truce_adds_no_second_mark() -> None:
    game = yard("temporary-truce", "recruit")
    game._match.truce = [True, True]
    do(game, "event temporary-truce#1")
    assert game.table.truce == (True, True)
    do(game, "done")
    assert game.table.truce[0] is False


# --- Soak events


def test_kamikaze_gives_an_own_kid_an_extra_attack_this_turn() -> None:
    game = yard("kamikaze-attack", "soak", dice=[1, 1, 1])
    assert plays(game, "kamikaze-attack") == {"mean-kid#1", "big-kid#1"}
    do(game, "event kamikaze-attack#1 on mean-kid#1")
    assert seen(game, "mean-kid#1").attacks_left == 2
    shot = "shoot mean-kid#1 water-uzi#1 at fast-kid#1"
    do(game, shot, shot)
    declared = told(game.history, "attack-declared")
    assert len(declared) == 2 and shot not in legal(game)


def test_two_kamikazes_on_one_kid_and_none_next_turn() -> None:
    hands = [["kamikaze-attack#1", "kamikaze-attack#2"]]
    game = arena(kid("mean-kid#1", 0, "water-uzi#1"), kid("fast-kid#1", 1), hands=hands)
    do(game, *(f"event kamikaze-attack#{n} on mean-kid#1" for n in (1, 2)))
    assert seen(game, "mean-kid#1").attacks_left == 3
    do(game, "done")
    while game.table.turn != 0 or asked(game) != (0, "soak"):
        do(game, "done")
    assert seen(game, "mean-kid#1").attacks_left == 1


def test_kamikaze_needs_an_own_kid() -> None:
    game = arena(kid("fast-kid#1", 1), hands=[["kamikaze-attack#1", "i-have-a-plan#1"]])
    assert not plays(game, "kamikaze-attack")


def test_double_team_adds_2_to_every_roll_against_the_target_this_turn() -> None:
    game = yard("double-team", "soak", dice=[2, 2])
    assert plays(game, "double-team") == {"fast-kid#1", "laughing-kid#1"}
    do(game, "event double-team#1 on fast-kid#1")
    rolled = told(do(game, "shoot mean-kid#1 water-uzi#1 at fast-kid#1"), "attack-rolled")[0]
    assert rolled.roll == 2 + 1 + 1 + 2 and rolled.hit
    assert ("double-team#1", 2) in [(term.cause, term.value) for term in rolled.terms]


def test_two_double_teams_add_up_and_end_with_the_turn() -> None:
    hands = [["double-team#1", "double-team#2"]]
    shooter = kid("fat-kid#1", 0, "water-uzi#1")
    game = arena(shooter, kid("teenager#1", 1), hands=hands, dice=[1, 1])
    do(game, *(f"event double-team#{n} on teenager#1" for n in (1, 2)))
    shot = "shoot fat-kid#1 water-uzi#1 at teenager#1"
    assert told(do(game, shot), "attack-rolled")[0].roll == 1 + 1 + 4
    while shot not in legal(game):
        do(game, "done")
    assert told(do(game, shot), "attack-rolled")[0].roll == 1 + 1


def test_double_team_needs_an_opposing_kid() -> None:
    game = arena(kid("mean-kid#1", 0), hands=[["double-team#1", "i-have-a-plan#1"]])
    assert not plays(game, "double-team")


# --- Answers


def duel(mine: list[str], theirs: list[str], die: int, *more: int, drops: int = 0) -> WaterFight:
    """A shot at 6+ with a roll of `die` + 4, declared; the target has 10 hits."""
    game = arena(
        kid("fat-kid#1", 0, "water-cannon#1"),
        kid("teenager#1", 1, drops=drops),
        hands=[[*mine, "i-have-a-plan#1"], theirs],
        dice=[die, *more],
    )
    do(game, "shoot fat-kid#1 water-cannon#1 at teenager#1")
    return game


@pytest.mark.parametrize("card", HIT_BETTER)
def test_plus_three_is_the_attackers_on_a_miss(card: str) -> None:
    game = duel([f"{card}#1"], [], 1)
    assert asked(game) == (0, "answer") and legal(game) == (f"answer {card}#1", "decline")
    events = do(game, f"answer {card}#1")
    answer = told(events, "answer-played")[0]
    assert (answer.change, answer.roll, answer.hit) == (3, 8, True)
    assert seen(game, "teenager#1").drops == 4 and f"{card}#1" in game.table.discard
    assert asked(duel([f"{card}#1"], [], 2)) == (0, "soak"), "a hit needs no help"
    assert asked(duel([], [f"{card}#1"], 2)) == (0, "soak"), "it is no defence"
    assert asked(duel([], [f"{card}#1"], 1)) == (0, "soak"), "nor the target's affair"


@pytest.mark.parametrize("card", HIT_WORSE)
def test_minus_three_is_the_targets_on_a_hit(card: str) -> None:
    game = duel([], [f"{card}#1"], 4)
    assert asked(game) == (1, "answer") and legal(game) == (f"answer {card}#1", "decline")
    events = do(game, f"answer {card}#1")
    answer = told(events, "answer-played")[0]
    assert (answer.change, answer.roll, answer.hit) == (-3, 5, False)
    assert told(events, "attack-missed") and seen(game, "teenager#1").drops == 0
    assert asked(duel([], [f"{card}#1"], 5)) == (0, "soak"), "9 can not be turned by 3"
    assert asked(duel([f"{card}#1"], [], 1)) == (0, "soak"), "it is no attack"
    assert asked(duel([], [f"{card}#1"], 1)) == (0, "soak"), "a miss needs no help"


def test_hit_and_run_is_either_sides() -> None:
    game = duel(["hit-and-run#1"], [], 1)
    events = do(game, "answer hit-and-run#1")
    assert told(events, "answer-played")[0].change == 2 and seen(game, "teenager#1").drops == 4
    game = duel([], ["hit-and-run#1"], 3)
    events = do(game, "answer hit-and-run#1")
    assert told(events, "answer-played")[0].change == -2 and seen(game, "teenager#1").drops == 0
    assert asked(duel([], ["hit-and-run#1"], 4)) == (0, "soak")


def test_face_shot_soaks_whom_the_attack_hit() -> None:
    game = duel(["face-shot#1"], [], 6)
    assert asked(game) == (0, "face-shot") and legal(game) == ("decline", "faceshot face-shot#1")
    assert game.table.attack is not None and game.table.attack.drops == 4
    events = do(game, "faceshot face-shot#1")
    assert told(events, "drops-landed")[0].count == 6
    assert seen(game, "teenager#1").drops == 10 and seen(game, "teenager#1").status == "soaked"
    assert game.table.soaked == (1, 0)
    assert game.table.attack is None and asked(game) == (0, "soak")


def test_face_shot_is_not_asked_after_a_miss_or_a_soak_nor_of_the_target() -> None:
    assert asked(duel(["face-shot#1"], [], 1)) == (0, "soak")
    soaked = duel(["face-shot#1"], [], 6, drops=6)
    assert asked(soaked) == (0, "soak") and soaked.table.soaked == (1, 0)
    assert asked(duel([], ["face-shot#1"], 6)) == (0, "soak")


def test_face_shot_may_be_declined() -> None:
    game = duel(["face-shot#1"], [], 6)
    do(game, "decline")
    assert seen(game, "teenager#1").drops == 4 and "face-shot#1" in hand(game, 0)


# --- Boosts


def wet_yard(mine: list[str], die: int, *kids: Any) -> WaterFight:
    return arena(*kids, phase="refill", hands=[[*mine, SPARE]], dice=[die])


@pytest.mark.parametrize("card", REFILL)
def test_a_refill_boost_mends_a_failed_refill_roll(card: str) -> None:
    empty = kid("fast-kid#1", 0, gun("water-uzi#1", 0))
    game = wet_yard([f"{card}#1"], 2, empty)
    assert asked(game) == (0, "refill") and legal(game) == (f"boost {card}#1", "decline")
    events = do(game, f"boost {card}#1")
    boosted = told(events, "recovery-boosted")[0]
    assert (boosted.change, boosted.roll, boosted.success) == (3, 5, True)
    assert gun_seen(game, "water-uzi#1").drops == 6
    assert told(events, "card-discarded")[0].card == f"{card}#1"
    assert asked(wet_yard([f"{card}#1"], 1, kid("fast-kid#1", 0, gun("water-uzi#1", 0)))) == (
        0,
        "recruit",
    ), "1 + 3 is too little"
    assert asked(wet_yard([f"{card}#1"], 4, kid("fast-kid#1", 0, drops=4))) == (0, "recruit")


@pytest.mark.parametrize("card", DRY_OFF)
def test_a_dry_off_boost_mends_a_failed_dry_off_roll(card: str) -> None:
    game = wet_yard([f"{card}#1"], 2, kid("fast-kid#1", 0, drops=4))
    assert asked(game) == (0, "refill") and legal(game) == (f"boost {card}#1", "decline")
    do(game, f"boost {card}#1")
    assert seen(game, "fast-kid#1").drops == 0 and seen(game, "fast-kid#1").status == "active"
    game = wet_yard([f"{card}#1"], 2, kid("fast-kid#1", 0, drops=4))
    do(game, "decline")
    assert seen(game, "fast-kid#1").status == "soaked" and f"{card}#1" in hand(game, 0)
    empty = kid("fast-kid#1", 0, gun("water-uzi#1", 0))
    assert asked(wet_yard([f"{card}#1"], 4, empty)) == (0, "recruit"), "no card for refills"


@pytest.mark.parametrize("pair", [REFILL, DRY_OFF])
def test_two_boosts_together(pair: list[str]) -> None:
    mine = [f"{card}#1" for card in pair]
    who = (
        kid("little-kid#1", 0, drops=3)
        if pair == DRY_OFF
        else kid("special-ed-kid#1", 0, gun("water-uzi#1", 0))
    )
    game = wet_yard(mine, 1, who)  # 1 - 1 + 3 + 3 = 6
    assert asked(game) == (0, "refill")
    do(game, f"boost {mine[0]}")
    assert asked(game) == (0, "refill") and legal(game) == (f"boost {mine[1]}", "decline")
    do(game, f"boost {mine[1]}")
    assert seen(game, who.id).status == "active"
