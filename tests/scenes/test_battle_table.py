"""The battlefield driven by intents, time and stub sessions, off-screen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.waterfight.catalogue import full_deck
from game.rules.waterfight.judge import Reason, WhyNot
from game.scenes import battle_words as words
from game.scenes.battle_choices import Choices, Way
from game.scenes.battle_log import LogPage
from game.scenes.battle_table import BattleTable
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.scene import Shared
from game.shell.assets import Assets
from game.shell.intents import Intent, Kind
from game.stage.kid_sprites import KidSprites, Look
from game.ui.canvas import Canvas
from tests.scenes.battle_cases import Odd, choose, key, let_pass, put, run, session_of, shared_for
from tests.scenes.table_cases import KEYS, STEP, Watched, click


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


@pytest.fixture
def shared(screen: pygame.Surface, assets: Assets, tmp_path: Path) -> Shared:
    return shared_for(tmp_path, assets)


def dictated(mine: list[str], his: list[str], dice: list[int]) -> dict[str, Any]:
    """Seat 0 begins with `mine`; the deck holds guns and kids only."""
    used = {*mine, *his}
    deck = [c for c in full_deck() if c not in used and c.startswith(("water-uzi", "little-kid"))]
    deck += [c for c in full_deck() if c not in used and c.startswith(("older-kid", "squirt-gun"))]
    return {"first": 0, "hands": [mine, his], "deck": deck, "dice": dice}


def soaking(shared: Shared, session: Any) -> BattleTable:
    """A table at which the person may attack."""
    scene = put(shared, session)
    for _turn in range(400):
        run(shared, scene, "soak")
        if scene.choices.attacks:
            let_pass(shared, 0.4)
            return scene
        choose(scene)
    raise AssertionError("The person could never attack.")


# ---------------------------------------------------------------------- what is legal
def test_the_scene_marks_exactly_what_the_rules_allow_however_odd(shared: Shared) -> None:
    """Only one of one's own kids may be shot at, by somebody without a gun: so be it."""
    session = Odd(session_of(level="normal"))
    scene = soaking(shared, session)
    shown = scene.board.shown
    own, other = shown.kids_of(0)[:2]
    session.legal = (f"throw {own.id} at {other.id}",)
    scene._offer()  # the rules now say something else
    assert scene.marks.able == {own.id}
    scene.press_kid(own.id)
    assert list(scene.marks.odds) == [other.id]
    assert [spot.way for spot in scene.marks.wheel if spot.able] == [Way("throw", None)]
    before = list(session.submitted)
    for kid in [kid for kid in shown.kids if kid != other.id]:
        scene.press_kid(kid)
    assert session.submitted == before
    scene.submit = session.submitted.append  # type: ignore[method-assign]
    scene.press_kid(other.id)
    assert session.submitted[len(before) :] == [f"throw {own.id} at {other.id}"]


def test_an_odd_card_alone_is_lit(shared: Shared) -> None:
    session = Odd(session_of())
    scene = put(shared, session)
    run(shared, scene, "recruit")
    card = scene.board.shown.hand[-1]
    session.legal = (f"event {card}",)
    scene._offer()
    assert scene.marks.lit == {card}
    before = list(session.submitted)
    for other in scene.board.shown.hand[:-1]:
        scene.press_card(other)
        assert scene.board.prompt
    assert session.submitted == before


def test_choices_sort_every_kind_of_action() -> None:
    found = Choices.of(
        (
            "attach a#1 to k#1", "aim 1", "answer b#1", "boost c#1", "decline", "discard d#1", "done",
            "event e#1", "event f#1 on k#1", "faceshot g#1", "give 1 to k#1", "give 2 to k#1",
            "lunch k#2", "modify h#1 with i#1", "recruit j#1 to 1", "recruit k#3",
            "shoot k#1 g#1 at m#1", "splash k#1 g#1 at m#1", "throw k#1 at m#1",
        )
    )  # fmt: skip
    assert found.plays["i#1"] == {"h#1": "modify h#1 with i#1"}
    assert found.plays["j#1"] == {"1": "recruit j#1 to 1"}
    assert found.plays["e#1"] == {None: "event e#1"}
    assert set(found.window) == {"b#1", "c#1", "g#1"}
    assert found.picks == {"k#1": "give 1 to k#1", "k#2": "lunch k#2"}
    assert set(found.attacks["k#1"]) == {Way("shoot", "g#1"), Way("splash", "g#1"), Way("throw", None)}  # fmt: skip
    assert (found.done, found.decline, found.aims) == ("done", "decline", True)
    assert found.discards == {"d#1": "discard d#1"}


def test_a_press_on_what_is_not_legal_says_why(shared: Shared) -> None:
    mine = ["older-kid#1", "water-pistol#1", "runt-kid#1", "little-kid#1", "runt-kid#2"]
    his = ["cute-kid#1", "teenager#1", "mean-kid#1", "fast-kid#2"]
    scene = soaking(shared, session_of(setup=dictated(mine, his, [3] * 80), level="normal"))
    shown = scene.board.shown
    attacker = next(iter(scene.choices.attacks))
    scene.press_kid(attacker)
    cute = next(kid for kid in shown.kids if kid.startswith("cute-kid"))
    assert cute not in scene.marks.odds
    scene.press_kid(cute)
    assert scene.board.prompt.startswith("A Cute Kid is always last:")
    own = next(kid.id for kid in shown.kids_of(0) if kid.id not in scene.choices.attacks)
    scene.press_kid(own)
    assert scene.board.prompt == f"{words.name(own)} is on your own side."
    assert scene.asked == "soak"


def test_every_reason_has_a_sentence() -> None:
    for reason in Reason:
        said = words.refusal(WhyNot(reason, "fast-kid#1"), "Max")
        assert said.endswith(".")
        assert "{" not in said


def test_every_card_has_words_and_a_picture(assets: Assets) -> None:
    for card in full_deck():
        assert words.name(card)
        assert words.texts(card) or words.gun_notes_text(card)
        assert assets.has(f"battle/card_{words.kind(card)}")
        if words.card_kind(card) in ("answer", "modifier"):
            assert words.key_figure(card) or card == "face-shot#1"


# ---------------------------------------------------------------------- odds
def test_odds_are_shown_before_anything_is_committed(shared: Shared) -> None:
    mine = ["runt-kid#1", "water-pistol#1"]
    his = ["crybaby#2", "runt-kid#2", "oblivious-kid#1"]
    setup = dictated(mine, his, [2] * 80)
    session = Watched(session_of(setup=setup, level="normal"))
    scene = soaking(shared, session)
    scene.press_kid("runt-kid#1")
    percents = {kid: chance.percent for kid, chance in scene.marks.odds.items()}
    assert percents["runt-kid#2"] == 17  # 1 and -1: a six
    assert percents["oblivious-kid#1"] == 50
    assert scene.marks.odds["runt-kid#2"].label == "1 of 3 hits"
    assert not any(action.startswith("shoot") for action in session.submitted)
    key(shared, Kind.CANCEL)
    assert not scene.marks.odds
    assert scene.marks.able == {"runt-kid#1"}


# ---------------------------------------------------------------------- what is shown
def same_as(scene: BattleTable, view: Any) -> None:
    """What is shown is what the view says."""
    shown, table = scene.board.shown, view.table
    assert shown.scores == list(table.soaked)
    assert shown.deck == table.deck
    assert shown.discard == list(table.discard)
    assert shown.truce == list(table.truce)
    assert sorted(shown.hand) == sorted(view.hands[scene.viewer])
    counts = [hand if isinstance(hand, int) else len(hand) for hand in view.hands]
    assert shown.held == counts
    assert list(shown.kids) == [kid.id for kid in table.kids]
    for seen in table.kids:
        kid = shown.kids[seen.id]
        assert (kid.owner, kid.drops, kid.balloons) == (seen.owner, seen.drops, seen.balloons)
        assert (kid.out or "active") == seen.status
        guns = [(g.id, g.drops, g.volume, g.capacity, tuple(g.modifiers)) for g in kid.guns]
        assert guns == [(g.id, g.drops, g.volume, g.capacity, g.modifiers) for g in seen.guns]
    assert set(scene.board.crowd.actors) == set(shown.kids)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 8), (4, 2)])
def test_whatever_happens_the_field_shows_what_the_rules_say(
    shared: Shared, players: int, seed: int
) -> None:
    session = session_of(players, seed, level="easy", target=5)
    shared.settings.speed = 4.0
    scene = put(shared, session)
    asked = 0
    while shared.scenes.top is scene:
        run(shared, scene)
        if shared.scenes.top is scene:
            if scene.asked not in ("answer", "face-shot", "refill"):
                same_as(scene, session.view(0))
            asked += 1
            choose(scene)
    assert asked > 10
    assert isinstance(shared.scenes.top, Results)


def test_a_match_is_taken_up_where_it_was(shared: Shared) -> None:
    session = session_of(3, 6, level="normal", target=10)
    first = soaking(shared, session)
    for _action in range(6):
        choose(first)
        run(shared, first)
    second = put(shared, session)
    shared.scenes.update(STEP)
    same_as(second, session.view(0))
    assert not second.director.busy


def test_only_backs_of_others_cards_are_ever_seen(shared: Shared) -> None:
    session = Watched(session_of(2, 12))
    scene = put(shared, session)
    own = set(session.view(0).hands[0])
    for _step in range(90):
        shared.scenes.update(STEP)
        assert {f.what for f in scene.board.flyers if f.kind == "card"} <= own
    assert set(scene.board.shown.hand) <= {*own, *session.view(0).hands[0]}


# ---------------------------------------------------------------------- the fight
def armed(shared: Shared, dice: list[int], his_hand: list[str], **options: Any) -> BattleTable:
    """You have a kid with a pistol; Max a strong one, and `his_hand`."""
    mine = ["mean-kid#1", "water-pistol#1", "runt-kid#1"]
    setup = dictated(mine, ["high-school-kid#1", *his_hand], dice)
    return soaking(shared, session_of(setup=setup, level="normal", **options))


def test_gauges_change_when_the_water_lands_and_not_before(shared: Shared) -> None:
    scene = armed(shared, [6] * 60, [])
    shown = scene.board.shown
    scene.press_kid("mean-kid#1")
    before = shown.kids["mean-kid#1"].guns[0].drops
    target = next(iter(scene.marks.odds))
    dry = shown.kids[target].drops
    scene.press_kid(target)
    while not scene.board.water.jets:
        assert shown.kids["mean-kid#1"].guns[0].drops == before
        assert shown.kids[target].drops == dry
        shared.scenes.update(STEP)
    assert shown.kids["mean-kid#1"].guns[0].drops == before - 1
    assert shown.kids[target].drops == dry
    let_pass(shared, 2.0)
    assert shown.kids[target].drops == dry + 1


def seconds_to_the_jet(shared: Shared, scene: BattleTable) -> float:
    """How long the sum stands before the water flies."""
    scene.press_kid("mean-kid#1")
    scene.press_kid(next(iter(scene.marks.odds)))
    while not scene.board.sum_shown:
        shared.scenes.update(STEP)
    seconds = 0.0
    while not scene.board.water.jets:
        shared.scenes.update(STEP)
        seconds += STEP
    return seconds


def test_the_beat_for_answers_tells_nobody_what_is_held(
    screen: pygame.Surface, assets: Assets, tmp_path: Path
) -> None:
    """Max could duck, but keeps the card for something worse than one drop."""
    found = []
    for hand in ([], ["duck#1"]):
        shared = shared_for(tmp_path, assets)
        scene = armed(shared, [6] * 60, hand)
        found.append(seconds_to_the_jet(shared, scene))
    assert found[0] > 0.7
    assert found[1] == pytest.approx(found[0], abs=2.5 * STEP)


def test_answers_stand_up_with_their_verdicts(shared: Shared) -> None:
    mine = ["little-kid#1", "runt-kid#1", "duck#1", "hit-and-run#1", "towel-dry#1"]
    his = ["older-kid#2", "super-soaker#1"]
    scene = put(shared, session_of(setup=dictated(mine, his, [5] * 60), level="normal"))
    for _ in range(60):
        run(shared, scene)
        if scene.asked == "answer":
            break
        legal = scene.session.view(0).legal
        scene.submit(next((a for a in legal if a.startswith("recruit")), legal[-1]))
    banner = scene.marks.banner
    assert banner is not None
    assert set(banner.cards) == {"duck#1", "hit-and-run#1"}
    attack = scene.session.view(0).table.attack
    assert attack is not None and attack.roll is not None
    assert banner.verdicts["duck#1"] == (f"{attack.roll - 3}  {words.verdict(attack.roll - 3 >= 6)}", attack.roll - 3 < 6)  # fmt: skip
    assert "letbe" in scene.where()
    assert not any(name.startswith("kid ") for name in scene.where())
    click(shared, scene.where()["letbe"].center)
    assert scene.asked == ""


def test_recovery_dice_tumble_together(shared: Shared) -> None:
    mine = ["runt-kid#1", "little-kid#1", "older-kid#1"]
    his = ["teenager#1", "bazooka-water-gun#1", "mean-kid#1", "water-blaster#1"]
    scene = put(shared, session_of(setup=dictated(mine, his, [6] * 200), level="normal", target=10))
    most = 0
    for _step in range(3000):
        shared.scenes.update(STEP)
        most = max(most, sum(die.spin > 0 for die in scene.board.recovery_dice.values()))
        if most > 1:
            return
        if scene.asked:
            choose(scene)
    raise AssertionError(f"At most {most} recovery dice tumbled at once.")


def test_everyone_fires_until_stopped(shared: Shared) -> None:
    mine = ["mean-kid#1", "water-pistol#1", "older-kid#1", "magnum-water-gun#1", "fast-kid#1", "water-uzi#1"]  # fmt: skip
    his = ["high-school-kid#1", "high-school-kid#2", "teenager#1"]
    setup = dictated(mine, his, [2] * 200)
    session = Watched(session_of(setup=setup, level="normal", target=10))
    scene = soaking(shared, session)
    before = sum(action.startswith("shoot") for action in session.submitted)
    click(shared, scene.where()["fire"].center)
    assert scene.volley
    for _step in range(900):
        shared.scenes.update(STEP)
        if sum(a.startswith("shoot") for a in session.submitted) == before + 2:
            break
    click(shared, scene.where()["stop"].center)
    assert not scene.volley
    let_pass(shared, 4)
    assert sum(a.startswith("shoot") for a in session.submitted) == before + 2
    assert scene.asked == "soak"
    assert scene.choices.attacks


# ---------------------------------------------------------------------- aim
def test_a_press_stops_the_sight_and_that_is_the_die(shared: Shared) -> None:
    scene = armed(shared, [6] * 60, [], aim=[0])
    session = scene.session
    scene.press_kid("mean-kid#1")
    scene.press_kid(next(iter(scene.marks.odds)))
    run(shared, scene, "aim")
    assert scene.swinging
    let_pass(shared, 0.5)
    key(shared, Kind.CONFIRM)
    assert not scene.swinging
    assert scene.board.sight is not None
    aimed = [event for event in session.view(0).history if event.type == "attack-aimed"]
    assert [event.aim for event in aimed] == [scene.board.sight.value]  # type: ignore[attr-defined]
    assert 1 <= scene.board.sight.value <= 6


def test_the_sight_stops_by_itself(shared: Shared) -> None:
    scene = armed(shared, [6] * 60, [], aim=[0])
    scene.press_kid("mean-kid#1")
    scene.press_kid(next(iter(scene.marks.odds)))
    run(shared, scene, "aim")
    seconds = 0.0
    while scene.swinging:
        shared.scenes.update(STEP)
        seconds += STEP
    assert 6.0 <= seconds <= 7.1


# ---------------------------------------------------------------------- devices
def test_a_whole_match_by_keys_alone(shared: Shared) -> None:
    session = Watched(session_of(seed=21, aim=[0]))
    scene = put(shared, session)
    shared.settings.speed = 4.0
    for _step in range(60_000):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene:
            break
        if scene.swinging:
            key(shared, Kind.CONFIRM)
        elif scene.asked and not scene.director.busy:
            if scene.focus.current is None or scene.focus.current.name not in scene.useful():
                key(shared, Kind.NEXT)
            key(shared, Kind.CONFIRM)
            if scene.asked == "recruit" and not scene.board.chosen.anything and not scene.choices.plays:  # fmt: skip
                key(shared, Kind.CANCEL)
    assert isinstance(shared.scenes.top, Results)
    kinds = {action.split()[0] for action in session.submitted}
    assert {"recruit", "shoot", "aim"} <= kinds


def test_a_press_while_something_moves_skips_and_plays_nothing(shared: Shared) -> None:
    session = Watched(session_of())
    scene = put(shared, session)
    let_pass(shared, 0.3)
    assert scene.director.busy
    shared.scenes.handle(Intent(Kind.CONFIRM, KEYS))
    assert not scene.director.busy
    assert session.submitted == []


def test_pause_and_log_open_over_the_field(shared: Shared) -> None:
    scene = put(shared, session_of())
    run(shared, scene, "recruit")
    click(shared, scene.where()["log"].center)
    assert isinstance(shared.scenes.top, LogPage)
    assert scene.board.shown.log
    key(shared, Kind.CANCEL)
    key(shared, Kind.MENU)
    assert isinstance(shared.scenes.top, Pause)


def test_a_card_dragged_up_onto_a_kid_is_played_there(shared: Shared) -> None:
    mine = ["mean-kid#1", "runt-kid#1", "water-pistol#1"]
    session = Watched(session_of(setup=dictated(mine, ["teenager#1"], [3] * 40)))
    scene = put(shared, session)
    for _ in range(10):
        run(shared, scene, "recruit")
        if {"mean-kid#1", "runt-kid#1"} <= set(scene.board.shown.kids):
            break
        scene.submit(next(a for a in scene.session.view(0).legal if a.startswith("recruit")))
    let_pass(shared, 0.5)
    where = scene.where()
    start, goal = where["card water-pistol#1"].center, where["kid runt-kid#1"].center
    for kind, at in (
        (Kind.POINT, start), (Kind.PRESS, start), (Kind.POINT, (start[0], start[1] - 90)),
        (Kind.POINT, goal), (Kind.RELEASE, goal),
    ):  # fmt: skip
        shared.scenes.handle(Intent(kind, Intent(kind, KEYS).device, at))
    assert session.submitted[-1] == "attach water-pistol#1 to runt-kid#1"


# ---------------------------------------------------------------------- motion
def test_at_rest_with_reduced_motion_nothing_is_drawn(shared: Shared) -> None:
    shared.settings.reduced_motion = True
    scene = put(shared, session_of())
    run(shared, scene, "recruit")
    let_pass(shared, 4)
    assert scene.pace == "still"
    shared.settings.reduced_motion = False
    let_pass(shared, 0.2)
    assert scene.pace == "living"


def test_what_is_kept_looks_like_what_is_painted(shared: Shared) -> None:
    """Buttons, cards and counters come from kept pieces in a window, and are painted in audits."""
    scene = put(shared, session_of())
    run(shared, scene, "recruit")
    let_pass(shared, 3)
    seen = []
    for audit in (True, False):
        canvas = Canvas(pygame.Surface((1280, 720)).convert(), shared.assets, audit=audit)
        shared.scenes.use_canvas(canvas)
        scene.draw(canvas)
        seen.append(canvas.surface)
    for name in ("pause", "log", "done"):
        place = scene.where()[name]
        one, other = (pygame.transform.average_color(picture, place) for picture in seen)
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 3, name


def test_everybody_sees_the_time_to_answer_run_out(shared: Shared) -> None:
    scene = put(shared, session_of(seed=5))
    left = []
    for _step in range(6000):
        shared.scenes.update(STEP)
        left.append(scene.board.beat)
        if scene.asked:
            if len(set(left)) > 2:
                break
            choose(scene)
    run_out = [now for now in left if now > 0]
    assert run_out and max(run_out) <= 1
    falls = [b < a for a, b in pairwise(left) if a > 0]
    assert falls.count(True) > 10 and scene.board.beat == 0


def test_a_second_gun_is_seen_in_the_other_hand(shared: Shared, assets: Assets) -> None:
    kids, canvas = KidSprites(assets), Canvas(pygame.Surface((400, 300)).convert(), assets)
    pistol, uzi = ("water-pistol", ()), ("water-uzi", ())
    for flip in (False, True):
        look = Look("commando-kid", 0, 200, flip, "aim", guns=(pistol,), ring=None)
        one = kids.picture(canvas, look)
        two = kids.picture(canvas, replace(look, guns=(pistol, uzi)))
        grown = two.dx < one.dx if flip else two.image.get_width() + two.dx > one.image.get_width() + one.dx  # fmt: skip
        assert grown, "It reaches further than the first."
