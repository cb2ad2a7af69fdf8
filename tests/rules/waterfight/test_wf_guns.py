"""Every water gun and modifier by name: numbers, whom they fit, what they shoot."""

from __future__ import annotations

import pytest

from game.rules.core import IllegalAction
from tests.rules.waterfight.arena import arena, do, gun, gun_seen, in_play, kid, legal, seen, told

GUNS = {
    "mini-water-gun": (1, 2, "Min"),
    "squirt-gun": (1, 3, "Min"),
    "water-squirter": (1, 3, ""),
    "character-gun": (1, 3, ""),
    "animal-gun": (1, 3, "Min"),
    "water-pistol": (1, 4, ""),
    "water-luger": (1, 4, ""),
    "water-uzi": (1, 6, ""),
    "water-space-gun": (1, 4, ""),
    "water-ray-gun": (1, 4, ""),
    "spray-gun": (2, 4, "Splash"),
    "magnum-water-gun": (2, 6, ""),
    "liquidator": (2, 6, "Stream"),
    "pump-squirt-gun": (2, 8, "Splash"),
    "mega-water-gun": (2, 10, ""),
    "stream-machine": (3, 6, "Max Stream"),
    "super-soaker": (3, 9, "Max Stream"),
    "water-blaster": (3, 12, "Max"),
    "water-cannon": (4, 8, "Max"),
    "bazooka-water-gun": (4, 12, "Max Splash"),
    "shield-water-gun": (2, 8, "Max Shield Stream"),
    "shield-blaster": (3, 9, "Max Shield"),
    "shield-mega-blaster": (3, 6, "Max Shield Splash"),
}
SMALL, GREAT = "screaming-kid#1", "rat-fink-kid#1"  # 4 and 5 hits, no word in attacks
each_gun = pytest.mark.parametrize("name", GUNS)


def bearer(name: str) -> str:
    return SMALL if "Min" in GUNS[name][2] else GREAT


@each_gun
def test_a_gun_goes_full_on_whom_it_fits(name: str) -> None:
    volume, capacity, notes = GUNS[name]
    card = f"{name}#1"
    game = arena(
        kid(SMALL, 0), kid(GREAT, 0), kid("fast-kid#1", 1), phase="recruit", hands=[[card]]
    )
    fits = {SMALL: "Max" not in notes, GREAT: "Min" not in notes}
    expected = [f"attach {card} to {who}" for who, fit in fits.items() if fit]
    assert legal(game) == tuple(sorted([*expected, "done"]))
    for who in (*(who for who, fit in fits.items() if not fit), "fast-kid#1"):
        with pytest.raises(IllegalAction):
            game.apply(f"attach {card} to {who}")
    do(game, expected[0])
    new = gun_seen(game, card)
    assert (new.volume, new.capacity, new.drops, new.modifiers) == (volume, capacity, capacity, ())


@each_gun
def test_a_gun_is_attached_in_recruit_only_and_to_a_free_place(name: str) -> None:
    who, card = bearer(name), f"{name}#2"
    armed = kid(who, 0, "water-luger#1")
    game = arena(armed, phase="recruit", hands=[[card, "fast-kid#2"]])
    assert not [action for action in legal(game) if action.startswith("attach")]
    with pytest.raises(IllegalAction, match="no free place"):
        game.apply(f"attach {card} to {who}")
    game = arena(kid(who, 0, balloons=1), kid("big-kid#1", 1), hands=[[card]])
    with pytest.raises(IllegalAction, match="soak"):
        game.apply(f"attach {card} to {who}")


@each_gun
def test_a_gun_shoots_its_volume_and_no_oftener_than_it_may(name: str) -> None:
    volume, capacity, notes = GUNS[name]
    who, card = bearer(name), f"{name}#1"
    game = arena(
        kid(who, 0, gun(card, capacity)),
        kid("teenager#1", 1),
        hands=[["kamikaze-attack#1"]],
        dice=[6] * 3,
    )
    shot = f"shoot {who} {card} at teenager#1"
    times = 2 if "Stream" in notes else 1
    assert seen(game, who).attacks_left == times
    assert (f"splash {who} {card} at teenager#1" in legal(game)) == ("Splash" in notes)
    landed = 0
    for number in range(1, times + 1):
        events = do(game, shot)
        assert told(events, "attack-declared")[0].drops == volume
        assert told(events, "attack-rolled")[0].roll == 6 + volume
        landed += volume
        assert seen(game, "teenager#1").drops == landed
        assert gun_seen(game, card).drops == capacity - number * volume
    assert seen(game, who).attacks_left == 0
    with pytest.raises(IllegalAction):
        game.apply(shot)


@each_gun
def test_a_gun_on_the_target_shields_if_it_says_so(name: str) -> None:
    who, card = bearer(name), f"{name}#1"
    game = arena(kid("commando-kid#1", 0, "water-pistol#1"), kid(who, 1, card), dice=[5])
    rolled = told(do(game, f"shoot commando-kid#1 water-pistol#1 at {who}"), "attack-rolled")[0]
    shield = -1 if "Shield" in GUNS[name][2] else 0
    assert rolled.roll == 5 + 1 + shield
    assert rolled.hit == (rolled.roll >= 6)


@pytest.mark.parametrize("name", [name for name, facts in GUNS.items() if "Splash" in facts[2]])
def test_splash_shoots_double_volume_only_while_it_holds_it(name: str) -> None:
    volume, _, _ = GUNS[name]
    who, card = bearer(name), f"{name}#1"
    splash = f"splash {who} {card} at teenager#1"
    game = arena(kid(who, 0, gun(card, 2 * volume)), kid("teenager#1", 1), dice=[1, 1])
    events = do(game, splash)
    assert told(events, "attack-declared")[0].drops == 2 * volume
    assert told(events, "attack-rolled")[0].roll == 1 + 2 * volume
    low = arena(kid(who, 0, gun(card, 2 * volume - 1)), kid("teenager#1", 1))
    assert splash not in legal(low)
    with pytest.raises(IllegalAction, match="double its volume"):
        low.apply(splash)


def test_two_shields_count_twice_and_an_empty_one_too() -> None:
    guns = [gun("shield-blaster#1", 0), gun("shield-water-gun#1", 3)]
    game = arena(kid("mean-kid#1", 0, "water-pistol#1"), kid("commando-kid#1", 1, *guns), dice=[6])
    rolled = told(do(game, "shoot mean-kid#1 water-pistol#1 at commando-kid#1"), "attack-rolled")[0]
    values = {term.cause: term.value for term in rolled.terms}
    assert values["shield-blaster#1"] == values["shield-water-gun#1"] == -1
    assert rolled.roll == 6 + 1 + 1 - 2


def test_a_gun_with_less_than_its_volume_shoots_what_it_has() -> None:
    game = arena(kid("mean-kid#1", 0, gun("water-cannon#1", 2)), kid("teenager#1", 1), dice=[1])
    events = do(game, "shoot mean-kid#1 water-cannon#1 at teenager#1")
    assert told(events, "attack-rolled")[0].roll == 1 + 4 + 1
    assert told(events, "drops-landed")[0].count == 2
    retreated = told(events, "kid-retreated")[0]
    assert (retreated.kid, retreated.status) == ("mean-kid#1", "empty")


def test_an_empty_gun_can_not_be_shot() -> None:
    guns = [gun("water-uzi#1", 0), gun("water-pistol#1", 2)]
    game = arena(kid("commando-kid#1", 0, *guns), kid("teenager#1", 1))
    with pytest.raises(IllegalAction, match="holds no drops"):
        game.apply("shoot commando-kid#1 water-uzi#1 at teenager#1")
    assert legal(game) == ("done", "shoot commando-kid#1 water-pistol#1 at teenager#1")


# --- Modifiers

VOLUME = ["pump-action#1", "double-barrel#1", "motorized#1", "rapid-fire#1"]
CAPACITY = ["cylindrical-reservoir#1", "water-clips#1", "water-tank#1", "water-pack#1"]


@pytest.mark.parametrize("card", [*VOLUME, *CAPACITY])
def test_a_modifier_goes_on_a_gun_put_into_play_this_turn(card: str) -> None:
    old = kid("mean-kid#1", 0, "water-luger#1")
    game = arena(old, kid("fast-kid#1", 0), phase="recruit", hands=[["water-uzi#1", card]])
    with pytest.raises(IllegalAction, match="not put into play this turn"):
        game.apply(f"modify water-luger#1 with {card}")
    do(game, "attach water-uzi#1 to fast-kid#1")
    assert legal(game) == ("done", f"modify water-uzi#1 with {card}")
    do(game, f"modify water-uzi#1 with {card}")
    new = gun_seen(game, "water-uzi#1")
    more = (1, 0) if card in VOLUME else (0, 6)
    assert (new.volume, new.capacity) == (1 + more[0], 6 + more[1])
    assert new.drops == new.capacity and new.modifiers == (card,)


@pytest.mark.parametrize("card", [*VOLUME, *CAPACITY])
def test_a_modifier_does_nothing_without_a_new_gun(card: str) -> None:
    other = kid("fast-kid#1", 1, "water-luger#1")
    game = arena(
        kid("mean-kid#1", 0, "water-uzi#1"), other, phase="recruit", hands=[[card, "cute-kid#1"]]
    )
    assert not [action for action in legal(game) if card in action]
    game = arena(kid("mean-kid#1", 0, "water-uzi#1"), other, phase="soak", hands=[[card]])
    with pytest.raises(IllegalAction):
        game.apply(f"modify water-uzi#1 with {card}")


def test_all_modifiers_on_one_gun() -> None:
    game = arena(kid("mean-kid#1", 0), phase="recruit", hands=[["water-uzi#1", *VOLUME, *CAPACITY]])
    do(game, "attach water-uzi#1 to mean-kid#1")
    do(game, *(f"modify water-uzi#1 with {card}" for card in (*VOLUME, *CAPACITY)))
    new = gun_seen(game, "water-uzi#1")
    assert (new.volume, new.capacity, new.drops) == (1 + 4, 6 + 24, 6 + 24)
    assert new.modifiers == (*VOLUME, *CAPACITY)


def test_a_capacity_modifier_fills_up_what_was_drained_and_a_volume_modifier_does_not() -> None:
    hands = [["water-pistol#1", "half-filled#1", "pump-action#1", "water-tank#1"]]
    game = arena(kid("mean-kid#1", 0), phase="recruit", hands=hands, dice=[6])
    events = do(
        game, "attach water-pistol#1 to mean-kid#1", "event half-filled#1 on water-pistol#1"
    )
    assert told(events, "kid-retreated")[0].kid == "mean-kid#1"
    do(game, "modify water-pistol#1 with pump-action#1")
    assert gun_seen(game, "water-pistol#1").drops == 0
    events = do(game, "modify water-pistol#1 with water-tank#1")
    assert gun_seen(game, "water-pistol#1").drops == 10 or told(events, "gun-filled")[0].drops == 10
    assert told(events, "kid-returned")[0].kid == "mean-kid#1"


def test_a_gun_that_left_and_came_back_is_new_again_only_when_attached() -> None:
    hands = [["water-pistol#1", "broken#1", "i-have-a-plan#1", "pump-action#1"]]
    game = arena(kid("mean-kid#1", 0), phase="recruit", hands=hands)
    do(game, "attach water-pistol#1 to mean-kid#1", "event broken#1 on water-pistol#1")
    assert not [action for action in legal(game) if action.startswith("modify")]
    do(game, "event i-have-a-plan#1", "attach water-pistol#1 to mean-kid#1")
    assert "modify water-pistol#1 with pump-action#1" in legal(game)
    assert in_play(game) == ["mean-kid#1"]


def test_kids_in_retreat_may_be_given_guns() -> None:
    game = arena(
        kid("fast-kid#1", 0, drops=4), phase="recruit", hands=[["water-pistol#1", "cute-kid#1"]]
    )
    do(game, "attach water-pistol#1 to fast-kid#1")
    assert seen(game, "fast-kid#1").status == "soaked"
