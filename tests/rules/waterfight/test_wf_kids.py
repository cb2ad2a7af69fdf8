"""Every kid by name: what they do, and where it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core import IllegalAction
from game.rules.waterfight import WaterFight
from tests.rules.waterfight.arena import (
    arena,
    asked,
    do,
    gun,
    hand,
    in_play,
    kid,
    legal,
    seen,
    told,
)


def shot_terms(game: WaterFight, action: str) -> dict[str, int]:
    """The attack's modifiers without the volume."""
    rolled = told(do(game, action), "attack-rolled")[0]
    return {term.cause: term.value for term in rolled.terms if term.cause != "volume"}


def plain_duel(attacker: str, target: str, **more: Any) -> WaterFight:
    """The attacker with a pistol and a balloon, the target with a full pistol."""
    return arena(
        kid(attacker, 0, "water-pistol#1", balloons=1),
        kid(target, 1, "water-uzi#1"),
        dice=[1, 1],
        **more,
    )


BOTH_WAYS = {
    # kid: (shooting, throwing, being shot at, being thrown at)
    "wus-kid": (0, -1, 0, 0),
    "runt-kid": (0, 0, -1, -1),
    "scardey-cat-kid": (-1, -1, -1, -1),
    "mean-kid": (1, 1, 0, 0),
    "oblivious-kid": (0, 0, 1, 1),
    "clumsy-kid": (-1, -1, 0, 0),
    "laughing-kid": (1, 1, 1, 1),
    "high-school-kid": (0, 1, 0, 0),
    "teenager": (0, 0, 0, 0),
    "older-kid": (0, 0, 0, 0),
}


@pytest.mark.parametrize("who", BOTH_WAYS)
def test_attack_modifiers(who: str) -> None:
    me, other = f"{who}#1", "big-kid#1"
    shoots, throws, shot, thrown = BOTH_WAYS[who]

    def terms(attacker: str, target: str, action: str) -> dict[str, int]:
        return shot_terms(plain_duel(attacker, target), action)

    def only(value: int) -> dict[str, int]:
        return {me: value} if value else {}

    assert terms(me, other, f"shoot {me} water-pistol#1 at {other}") == only(shoots)
    assert terms(me, other, f"throw {me} at {other}") == only(throws)
    assert terms(other, me, f"shoot {other} water-pistol#1 at {me}") == only(shot)
    assert terms(other, me, f"throw {other} at {me}") == only(thrown)


def test_modifiers_of_both_kids_add_up() -> None:
    game = plain_duel("mean-kid#1", "scardey-cat-kid#1")
    assert shot_terms(game, "shoot mean-kid#1 water-pistol#1 at scardey-cat-kid#1") == {
        "mean-kid#1": 1,
        "scardey-cat-kid#1": -1,
    }


# --- Rolls of recovery


RECOVERY = {
    # kid: (to the dry-off roll, to the refill roll)
    "little-kid": (-1, 0),
    "fat-kid": (-1, 0),
    "special-ed-kid": (0, -1),
    "older-kid": (0, 1),
    "fast-kid": (0, 0),
}


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("who", RECOVERY)
def test_recovery_rolls_in_retreat(who: str, die: int) -> None:
    dry, refill = RECOVERY[who]
    wait = [["cute-kid#2"]]  # to be asked again in the same turn
    game = arena(kid(f"{who}#1", 0, drops=12), phase="refill", dice=[die], hands=wait)
    rolled = told(game.history, "recovery-rolled")[0]
    assert (rolled.purpose, rolled.roll) == ("dry-off", die + dry)
    assert bool(told(game.history, "drops-dried")) == (die + dry >= 5)
    dry_kid = kid(f"{who}#1", 0, gun("water-uzi#1", 0))
    game = arena(dry_kid, phase="refill", dice=[die], hands=wait)
    rolled = told(game.history, "recovery-rolled")[0]
    assert (rolled.purpose, rolled.roll) == ("refill", die + refill)
    assert bool(told(game.history, "gun-filled")) == (die + refill >= 5)


# --- Put into play


def test_crybaby_joins_an_opponent_of_choice() -> None:
    game = arena(phase="recruit", hands=[["crybaby#1"]], players=3)
    assert legal(game) == ("done", "recruit crybaby#1 to 1", "recruit crybaby#1 to 2")
    events = do(game, "recruit crybaby#1 to 2")
    assert seen(game, "crybaby#1").owner == 2
    recruited = told(events, "kid-recruited")[0]
    assert (recruited.seat, recruited.owner) == (0, 2)
    game = arena(phase="recruit", hands=[["crybaby#1"]])
    for action in ("recruit crybaby#1", "recruit crybaby#1 to 0", "recruit crybaby#1 to 2"):
        with pytest.raises(IllegalAction):
            game.apply(action)


def test_cute_kid_is_attacked_last() -> None:
    game = arena(
        kid("mean-kid#1", 0, "water-uzi#1"),
        kid("cute-kid#1", 1),
        kid("cute-kid#2", 1),
        kid("big-kid#1", 1, drops=7),
        kid("cute-kid#1", 2),
        players=3,
        dice=[6],
    )
    attacks = [action for action in legal(game) if action.startswith("shoot")]
    assert {action.split()[-1] for action in attacks} == {"big-kid#1", "cute-kid#1"}
    with pytest.raises(IllegalAction, match="big-kid#1 is still active"):
        game.apply("shoot mean-kid#1 water-uzi#1 at cute-kid#2")


def test_cute_kids_are_attacked_once_the_others_have_retreated() -> None:
    game = arena(
        kid("mean-kid#1", 0, "water-uzi#1"),
        kid("cute-kid#1", 1),
        kid("cute-kid#2", 1),
        kid("big-kid#1", 1, drops=8),
    )
    targets = {action.split()[-1] for action in legal(game) if action != "done"}
    assert targets == {"cute-kid#1", "cute-kid#2"}


@pytest.mark.parametrize(
    ("drops", "owner", "limit"), [(0, 1, 4), (4, 1, 5), (0, 0, 5)], ids=["awake", "soaked", "own"]
)
def test_screaming_kid_shortens_the_opponents_hands(drops: int, owner: int, limit: int) -> None:
    cards = ["duck#1", "dodge#1", "ambush#1", "garden-hose#1", "submerged#1"]
    hands = [cards, ["cute-kid#1"]]
    game = arena(kid("screaming-kid#1", owner, drops=drops), phase="end", hands=hands)
    if limit == 5:
        assert not told(game.history, "card-discarded") and game.table.turn == 1
    else:
        assert asked(game) == (0, "end")
        do(game, "discard duck#1")
        assert "duck#1" not in hand(game, 0)


def test_screaming_kids_leave_no_hand_below_zero() -> None:
    screamers = [kid(f"screaming-kid#{n}", 1) for n in (1, 2)]
    extra = [kid(f"screaming-kid#{n}", 2) for n in (3, 4, 5, 6)]
    game = arena(*screamers, *extra, phase="end", players=3, hands=[["duck#1"]])
    assert legal(game) == ("discard duck#1",)


@pytest.mark.parametrize(("drops", "asked_to"), [(0, False), (10, True)])
def test_teenager_lengthens_the_own_hand(drops: int, asked_to: bool) -> None:
    cards = ["duck#1", "dodge#1", "ambush#1", "garden-hose#1", "submerged#1", "face-shot#1"]
    game = arena(kid("teenager#1", 0, drops=drops), phase="end", hands=[cards])
    assert (asked(game) == (0, "end")) == asked_to


def test_fast_kid_attacks_twice_a_turn() -> None:
    game = arena(
        kid("fast-kid#1", 0, "water-pistol#1", balloons=3), kid("teenager#1", 1), dice=[1, 1]
    )
    shot = "shoot fast-kid#1 water-pistol#1 at teenager#1"
    assert seen(game, "fast-kid#1").attacks_left == 2
    do(game, shot)
    assert seen(game, "fast-kid#1").attacks_left == 1
    turn = game.table.turn
    do(game, shot)
    assert game.table.turn != turn or not told(game.history, "attack-declared")[2:]
    assert len(told(game.history, "attack-declared")) == 2


def test_rat_fink_steals_two_cards_at_random() -> None:
    theirs = ["duck#1", "dodge#1", "ambush#1"]
    game = arena(
        phase="recruit", hands=[["rat-fink-kid#1", "garden-hose#1"], theirs, []], players=3
    )
    assert legal(game) == ("done", "recruit rat-fink-kid#1 from 1", "recruit rat-fink-kid#1 from 2")
    events = do(game, "recruit rat-fink-kid#1 from 1")
    stolen = told(events, "cards-stolen")[0]
    assert stolen.count == 2 and set(stolen.cards) < set(theirs)
    assert set(hand(game, 0)) == {"garden-hose#1", *stolen.cards}
    assert set(hand(game, 1)) == set(theirs) - set(stolen.cards)
    assert stolen.redacted(2).cards == () and stolen.redacted(1) == stolen


@pytest.mark.parametrize("theirs", [[], ["duck#1"]])
def test_rat_fink_takes_what_there_is(theirs: list[str]) -> None:
    game = arena(phase="recruit", hands=[["rat-fink-kid#2"], theirs])
    stolen = told(do(game, "recruit rat-fink-kid#2 from 1"), "cards-stolen")[0]
    assert list(stolen.cards) == theirs and stolen.count == len(theirs)
    assert hand(game, 0) == theirs


def test_which_cards_rat_fink_takes_is_the_seeds_not_the_dices() -> None:
    takes = set()
    for seed in range(12):
        hands = [["rat-fink-kid#1"], ["duck#1", "dodge#1", "ambush#1", "face-shot#1"]]
        setup = {"first": 0, "hands": hands, "deck": [], "dice": [3, 4]}
        game = WaterFight.new(2, seed, None, setup)
        events = game.apply("recruit rat-fink-kid#1 from 1")
        assert not told(events, "die")
        takes.add(frozenset(told(events, "cards-stolen")[0].cards))
    assert len(takes) > 1


def test_bully_discards_a_kid_with_fewer_printed_hits() -> None:
    game = arena(
        kid("mean-kid#1", 1, gun("water-uzi#1", 6, "pump-action#1"), drops=5),
        kid("laughing-kid#1", 1, drops=5),
        kid("fast-kid#1", 2),
        kid("fast-kid#2", 0),
        phase="recruit",
        hands=[["bully-kid#1", "cute-kid#1"]],
        players=3,
    )
    choices = ["discarding fast-kid#1", "discarding mean-kid#1"]
    bullying = [f"recruit bully-kid#1 {choice}" for choice in choices]
    assert legal(game) == ("done", *bullying, "recruit cute-kid#1")
    events = do(game, "recruit bully-kid#1 discarding mean-kid#1")
    assert in_play(game) == ["laughing-kid#1", "fast-kid#1", "fast-kid#2", "bully-kid#1"]
    assert game.table.discard == ("mean-kid#1", "water-uzi#1", "pump-action#1")
    assert told(events, "kid-left")[0].drops == 5


def test_bully_without_a_smaller_opponent_does_nothing() -> None:
    game = arena(
        kid("fast-kid#1", 0), kid("laughing-kid#1", 1), phase="recruit", hands=[["bully-kid#1"]]
    )
    assert legal(game) == ("done", "recruit bully-kid#1")
    do(game, "recruit bully-kid#1")
    assert in_play(game) == ["fast-kid#1", "laughing-kid#1", "bully-kid#1"]
    game = arena(kid("fast-kid#1", 1), phase="recruit", hands=[["bully-kid#2"]])
    with pytest.raises(IllegalAction):
        game.apply("recruit bully-kid#2")


def test_commando_carries_two_guns_of_any_fit() -> None:
    guns = ["water-uzi#1", "shield-blaster#1", "water-pistol#1"]
    game = arena(kid("commando-kid#1", 0), phase="recruit", hands=[guns])
    do(game, "attach water-uzi#1 to commando-kid#1", "attach shield-blaster#1 to commando-kid#1")
    assert [g.id for g in seen(game, "commando-kid#1").guns] == guns[:2]
    assert not [action for action in legal(game) if action.startswith("attach")]
    assert seen(game, "commando-kid#1").attacks_left == 2


def test_commando_rolls_only_when_both_guns_are_empty() -> None:
    one = arena(
        kid("commando-kid#1", 0, gun("water-uzi#1", 0), gun("water-pistol#1", 1)), phase="refill"
    )
    assert not told(one.history, "die")
    both = arena(
        kid("commando-kid#1", 0, gun("water-uzi#1", 0), gun("water-pistol#1", 0)),
        phase="refill",
        dice=[5],
    )
    assert [event.count for event in told(both.history, "gun-filled")] == [6, 4]
    assert len(told(both.history, "recovery-rolled")) == 1


def test_an_empty_commando_is_active_with_a_second_gun() -> None:
    game = arena(
        kid("commando-kid#1", 0, gun("water-uzi#1", 0)), phase="recruit", hands=[["water-pistol#1"]]
    )
    assert seen(game, "commando-kid#1").status == "empty"
    events = do(game, "attach water-pistol#1 to commando-kid#1")
    assert told(events, "kid-returned")
    assert seen(game, "commando-kid#1").status == "active"


def test_control_freak_draws_three_cards() -> None:
    deck = ["duck#1", "dodge#1", "ambush#1", "face-shot#1"]
    game = arena(phase="recruit", hands=[["control-freak-kid#1", "fast-kid#1"]], deck=deck)
    do(game, "recruit control-freak-kid#1")
    assert hand(game, 0) == sorted([*deck[:3], "fast-kid#1"])
    assert game.table.deck == 1


def test_big_kid_gets_balloons() -> None:
    game = arena(phase="recruit", hands=[["big-kid#1", "fast-kid#1"]], dice=[4])
    events = do(game, "recruit big-kid#1")
    assert seen(game, "big-kid#1").balloons == 4
    assert told(events, "balloons-gained")[0].count == 4
    assert told(events, "die")[0].purpose == "balloons"


PLAIN = [
    "wus-kid",
    "runt-kid",
    "little-kid",
    "cute-kid",
    "special-ed-kid",
    "screaming-kid",
    "scardey-cat-kid",
    "fast-kid",
    "mean-kid",
    "oblivious-kid",
    "clumsy-kid",
    "laughing-kid",
    "commando-kid",
    "fat-kid",
    "older-kid",
    "teenager",
    "high-school-kid",
]


@pytest.mark.parametrize("who", PLAIN)
def test_a_plain_kid_is_recruited_without_a_choice_and_only_in_recruit(who: str) -> None:
    card = f"{who}#2"
    game = arena(phase="recruit", hands=[[card]])
    assert legal(game) == ("done", f"recruit {card}")
    do(game, f"recruit {card}")
    new = seen(game, card)
    assert (new.owner, new.status, new.drops, new.balloons, new.guns) == (0, "active", 0, 0, ())
    soaking = arena(
        kid("mean-kid#1", 0, "water-uzi#1"), kid("big-kid#1", 1), phase="soak", hands=[[card]]
    )
    for action in (f"recruit {card}", f"event {card}", f"recruit {card} to 1"):
        with pytest.raises(IllegalAction):
            soaking.apply(action)
    assert in_play(soaking) == ["mean-kid#1", "big-kid#1"]


@pytest.mark.parametrize("who", ["crybaby", "rat-fink-kid", "bully-kid", "big-kid"])
def test_kids_with_a_choice_are_recruited_in_recruit_only(who: str) -> None:
    game = arena(
        kid("mean-kid#1", 0, "water-uzi#1"),
        kid("fast-kid#1", 1),
        phase="soak",
        hands=[[f"{who}#1"]],
    )
    assert not [action for action in legal(game) if who in action]
