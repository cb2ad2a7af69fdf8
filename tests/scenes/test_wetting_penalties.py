"""Susan's penalties: aimed, ducked from, skipped; the six soakings, the town, the party; talk."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.rules.wetting.cards import MAJOR, MINOR
from game.rules.wetting.events import (
    MajorPenalty,
    MatchEnded,
    MinorPenalty,
    Passed,
    PileCaptured,
    RoundScored,
    RoundStarted,
)
from game.scenes.results import Results
from game.scenes.round_summary import RoundSummary
from game.scenes.scene import Shared
from game.scenes.wetting_acts import ACTS
from game.scenes.wetting_lines import OTHERS, SUSAN
from game.scenes.wetting_party import WettingParty
from game.scenes.wetting_staging import Show
from game.scenes.wetting_talk import Talk
from game.shell.assets import Assets
from game.shell.intents import Kind
from tests.scenes.table_cases import STEP, click, key, pointer, rest, shared_for
from tests.scenes.wetting_cases import SIZE, finish, run, stage, table


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


@pytest.fixture
def shared(screen: pygame.Surface, assets: Assets, tmp_path: Any) -> Shared:
    return shared_for(tmp_path, assets, SIZE, 1)


@pytest.fixture
def scene(shared):
    scene = table(shared)
    run(shared, scene, "turn")
    return scene


def to_the_tool(shared, scene):
    """Until the penalty's tool is up."""
    for _step in range(120):
        shared.scenes.update(STEP)
        if scene.board.closeup and scene.board.closeup.tool >= 1:
            return scene.board.closeup
    raise AssertionError("No tool came up.")


# ---------------------------------------------------------------------- minor penalties
@pytest.mark.parametrize("kind", MINOR)
def test_the_gauge_changes_when_water_lands_and_shows_the_rules_number(shared, scene, kind):
    stage(scene, MinorPenalty(1, 2, kind, 31))
    closeup = to_the_tool(shared, scene)
    while not closeup.hits:
        assert scene.board.gauges[2] == 0 and scene.board.guests[2].stage == 0
        assert scene.board.guests[2].mood != "shriek"
        shared.scenes.update(STEP)
    assert scene.board.shown.wetness[2] == 31
    assert scene.board.guests[2].stage == 2 and scene.board.guests[2].mood == "shriek"
    assert scene.board.guests[1].mood == "laughing"
    finish(shared, scene)
    rest(shared, 40)
    assert scene.board.gauges[2] == 31
    assert scene.board.guests[2].patches.marks
    assert scene.board.closeup is None


def test_a_person_steers_the_jet_for_two_seconds_and_patches_lie_where_it_lands(shared, scene):
    stage(scene, MinorPenalty(0, 1, "squirt-gun", 6))
    closeup = to_the_tool(shared, scene)
    assert closeup.aimed and "skip" in scene.where()
    box = closeup.places[0]
    u = scene._canvas.u
    goal = (box.x + box.w * 0.4, box.y + box.h * 0.8)
    seconds = 0.0
    while closeup.tool >= 1:
        pointer(shared, Kind.POINT, (goal[0] * u, goal[1] * u))
        closeup.towards, closeup.ducking = 0.0, False
        closeup._next_duck = 9.0
        closeup.time = 0.0  # so that it does not sway
        shared.scenes.update(STEP)
        seconds += STEP
        assert seconds < 4
    assert 1.8 < seconds < 2.4
    marks = scene.board.guests[1].patches.marks
    near = [m for m in marks if abs(m.x - 0.4) < 0.16 and abs(m.y - 0.8) < 0.16]
    assert near
    finish(shared, scene)
    assert scene.board.guests[1].patches.marks == marks  # they stay


def test_keys_steer_and_throw(shared, scene):
    stage(scene, MinorPenalty(0, 1, "wet-sponge", 10))
    closeup = to_the_tool(shared, scene)
    before = closeup.goal
    key(shared, Kind.LEFT)
    key(shared, Kind.UP)
    assert closeup.goal[0] < before[0] and closeup.goal[1] < before[1]
    key(shared, Kind.CONFIRM)
    for _step in range(20):
        shared.scenes.update(STEP)
    assert closeup.hits == 1  # long before its own time
    finish(shared, scene)
    assert scene.board.shown.wetness[1] == 10


def test_water_that_misses_still_ends_in_the_rules_number(shared, scene):
    stage(scene, MinorPenalty(0, 1, "squirt-gun", 6))
    closeup = to_the_tool(shared, scene)
    for _step in range(45):
        pointer(shared, Kind.POINT, (2, 2))
        shared.scenes.update(STEP)
    finish(shared, scene)
    assert closeup.hits
    assert scene.board.shown.wetness[1] == 6


@pytest.mark.parametrize("how", ["button", "cancel"])
def test_aiming_may_be_skipped_and_changes_nothing_but_the_show(shared, scene, how):
    stage(scene, MinorPenalty(0, 1, "shot-glass", 8))
    to_the_tool(shared, scene)
    if how == "button":
        click(shared, scene.where()["skip"].center)
    else:
        key(shared, Kind.CANCEL)
    assert not scene.director.busy
    assert scene.board.shown.wetness[1] == 8
    assert scene.board.closeup is None
    assert scene.board.guests[1].patches.marks


def test_a_person_who_gets_it_ducks_with_keys_and_pointer(shared, scene):
    stage(scene, MinorPenalty(1, 0, "squirt-gun", 6))
    closeup = to_the_tool(shared, scene)
    assert closeup.evading and not closeup.aimed
    key(shared, Kind.DOWN)
    assert closeup.ducking and closeup.pose(scene.board.guests[0]) == "duck"
    key(shared, Kind.UP)
    assert not closeup.ducking
    key(shared, Kind.LEFT)
    rest(shared, 6)
    assert closeup.dodge < -0.3
    pointer(shared, Kind.PRESS, (closeup.places[0].right * scene._canvas.u, 300))
    assert closeup.ducking and closeup.towards > 0.5
    pointer(shared, Kind.RELEASE, (0, 0))
    assert not closeup.ducking
    finish(shared, scene)
    assert scene.board.shown.wetness[0] == 6


def test_at_instant_speed_nobody_has_to_aim(shared, scene):
    shared.settings.speed = 0
    stage(scene, MinorPenalty(0, 1, "ice-cube", 3))
    shared.scenes.update(STEP)
    assert scene.board.shown.wetness[1] == 3 and scene.board.closeup is None


def test_at_four_times_the_speed_a_person_still_has_two_seconds(shared, scene):
    shared.settings.speed = 4.0
    stage(scene, MinorPenalty(0, 1, "spray-bottle", 4))
    closeup = to_the_tool(shared, scene)
    seconds = 0.0
    while closeup.tool >= 1 and seconds < 5:
        shared.scenes.update(STEP)
        seconds += STEP
    assert 1.6 < seconds < 2.4


def test_with_reduced_motion_the_camera_cuts_and_no_water_flies(shared, scene):
    shared.settings.reduced_motion = True
    stage(scene, MinorPenalty(1, 2, "wet-sponge", 10))
    to_the_tool(shared, scene)
    assert scene.board.closeup.share == 1.0
    finish(shared, scene)
    assert scene.board.shown.wetness[2] == 10


def test_a_person_chooses_from_a_wheel_of_five(shared):
    for seed in range(30):
        scene = table(shared, players=3, seed=seed)
        for _step in range(2600):
            shared.scenes.update(STEP)
            if shared.scenes.top is not scene or scene.asked == "minor":
                break
            if scene.asked == "turn":
                legal = sorted(scene.board.hand.legal or ())
                scene.play(legal[0]) if legal else scene.submit("pass")
        if scene.asked == "minor":
            break
        shared.scenes.clear_to(scene)
    names = [name for name in scene.where() if name.startswith("minor ")]
    assert names == [f"minor {kind}" for kind in MINOR]
    assert all(min(scene.where()[name].size) >= 59 for name in names)
    taker = scene.board.closeup.taker
    before = scene.board.shown.wetness[taker]
    click(shared, scene.where()["minor wet-sponge"].center)
    closeup = to_the_tool(shared, scene)
    assert closeup.kind == "wet-sponge" and closeup.aimed
    key(shared, Kind.CANCEL)
    assert scene.board.shown.wetness[taker] == before + 30  # a match of one round


# ---------------------------------------------------------------------- major penalties
@pytest.mark.parametrize("losers", [(2,), (2, 3)])
@pytest.mark.parametrize("kind", MAJOR)
def test_a_soaking_shows_winner_and_loser_for_six_to_ten_seconds(shared, scene, kind, losers):
    scene.board.guests[2].stage = 1
    finale = scene.finale(MajorPenalty(1, losers, kind))
    scene.board.finale = finale
    assert 6 <= finale.seconds <= 10
    show = Show(finale)
    looks = set()
    while not show.done:
        show.update(0.1)
        shared.scenes.draw()
        looks.add(tuple(actor.stage for actor in finale.cast("loser")))
    assert len(looks) >= 3  # wetter from stage to stage
    window = scene._canvas.rect()
    for actor in finale.cast("loser") + finale.cast("winner"):
        assert window.colliderect(finale.figure_box(actor)) and actor.shown
        assert finale.figure_box(actor).clip(window).h > 0.55 * actor.tall
    assert all(actor.stage == 4 for actor in finale.cast("loser"))
    assert finale.cast("winner")[0].cheering
    assert any(name == "jingle_soaked" for _at, name in ACTS[kind][1])


def test_under_super_soakers_those_in_the_middle_shoot_too(shared, scene):
    finale = scene.finale(MajorPenalty(1, (2,), "super-soakers"))
    show = Show(finale)
    show.update(0.0)
    while finale.time < 3:
        show.update(0.1)
    assert len(finale.cast("watcher")) == 2
    assert len(finale.jets) == len(finale.sources) + 2


def test_a_soaking_may_be_skipped_and_then_the_gauge_says_100(shared, scene):
    stage(scene, MajorPenalty(1, (2,), "pool"))
    for _step in range(120):
        shared.scenes.update(STEP)
    assert scene.board.finale and scene.board.shown.wetness[2] == 0
    key(shared, Kind.CONFIRM)
    assert scene.board.shown.wetness[2] == 100 and scene.board.guests[2].stage == 4
    assert scene.board.gauges[2] == 100


def test_when_all_tie_everybody_is_under_the_sprinkler(shared, scene):
    finale = scene.finale(MajorPenalty(None, (0, 1, 2, 3), "sprinkler"))
    assert len(finale.cast("loser")) == 4 and not finale.cast("winner")
    xs = [actor.x for actor in finale.cast("loser")]
    assert xs == sorted(xs) and len(set(xs)) == 4
    assert "everybody" in finale.caption


def test_the_middle_gets_a_small_penalty_after_the_big_one(shared, scene):
    stage(scene, MajorPenalty(1, (2,), "bath"), MinorPenalty(1, 3, "shot-glass", 24))
    finish(shared, scene)
    assert scene.board.finale is None and scene.board.closeup is None
    assert scene.board.shown.wetness == [0, 0, 100, 24]


def test_the_town_shows_everybody_in_the_state_they_ended_in(shared, scene):
    for seat, wet in enumerate((1, 0, 4, 3)):
        scene.board.guests[seat].stage = wet
    town = scene.town(MatchEnded((9, 30, 2, 9), (1,), (2,)))
    show = Show(town)
    while not show.done:
        show.update(0.1)
    assert [actor.stage for actor in town.actors] == [1, 0, 4, 3]
    assert [actor.cheering for actor in town.actors] == [False, True, False, False]
    assert town.water.count > 0  # the loser drips
    assert town.seconds >= 4


def test_the_party_is_joyful_and_comes_back_to_the_result(shared):
    shared.scenes.push(marker := RoundSummaryStub(shared))
    scene = WettingParty(shared, ("priya", "susan", "basil"), (0, 1, 4))
    shared.scenes.push(scene)
    for _step in range(round(12 / STEP)):
        shared.scenes.update(STEP)
        if shared.scenes.top is marker:
            break
        if scene.finale.time > 3:
            assert all(actor.cheering for actor in scene.finale.actors)
    assert shared.scenes.top is marker
    assert all(actor.stage == 4 for actor in scene.finale.actors)
    shared.scenes.push(WettingParty(shared, ("priya", "susan"), (0, 0)))
    shared.scenes.update(STEP)
    key(shared, Kind.CONFIRM)
    assert shared.scenes.top is marker


class RoundSummaryStub(RoundSummary):
    """Something below the party."""

    def __init__(self, shared):
        super().__init__(shared, "", "", [], False, lambda: None)

    def build(self, c):
        return ()

    def paint(self, c):
        c.dim()


def test_the_result_offers_again_seats_title_and_the_party(shared):
    shared.settings.speed = 0
    scene = table(shared, players=3)
    for _step in range(2000):
        shared.scenes.update(STEP)
        top = shared.scenes.top
        if isinstance(top, Results):
            break
        if isinstance(top, RoundSummary):
            top.back()
        elif scene.asked:
            scene.submit(scene._asked.options[-1])
    shared.scenes.draw()
    assert {"again", "extra", "seats", "title", "sheet"} <= set(top.where())
    loser = min(range(3), key=lambda seat: top.result.scores[seat])
    assert "soaked" in top.result.figures[loser]
    click(shared, top.where()["extra"].center)
    assert isinstance(shared.scenes.top, WettingParty)


def test_again_begins_with_everyone_dry(shared):
    scene = table(shared)
    run(shared, scene, "turn")
    assert scene.board.shown.wetness == [0] * 4
    assert all(guest.stage == 0 and not guest.patches.marks for guest in scene.board.guests)


def test_a_wave_covers_the_window_while_the_scene_changes_behind_it(shared, scene):
    stage(scene, MajorPenalty(1, (2,), "shower"))
    surface = scene._canvas.surface
    seen = []
    while not (scene.board.finale and scene.board.wipe == 0):
        shared.scenes.update(STEP)
        if 0.8 < scene.board.wipe < 1.2:
            shared.scenes.draw()
            seen.append(tuple(surface.get_at(surface.get_rect().center))[:3])
    assert seen and set(seen) == {(0x6F, 0xCB, 0xF7)}


# ---------------------------------------------------------------------- talk
def talk_of(count: int, said: list[tuple[int, str]]) -> Talk:
    return Talk(
        ["priya", "susan", "basil", "amara"][:count],
        ["darling", "Susan", "Basil", "Amara"][:count],
        [1, 2, 3][: count - 1],
        lambda seat, text: said.append((seat, text)),
        3,
    )


def test_susan_has_sixty_lines_of_her_own_and_the_others_a_few_each():
    lines = [line for group in SUSAN.values() for line in group]
    assert len(lines) == len(set(lines)) >= 60
    assert set(OTHERS) == {"basil", "priya", "otis", "beatrix", "kenji", "amara", "ingrid"}
    for face in OTHERS:
        assert sum(map(len, OTHERS[face].values())) >= 6
    for line in lines:
        line.format(name="Ann")
        assert len(line) <= 70


def test_no_line_comes_twice_in_a_match_and_persons_never_speak():
    said: list[tuple[int, str]] = []
    talk = talk_of(4, said)
    for number in range(120):
        seat = number % 4
        other = (seat + 1) % 4
        talk.hear(RoundStarted(2, 0))
        talk.hear(Passed(seat, other))
        talk.hear(MinorPenalty(other, seat, "ice-cube", 3))
        talk.hear(PileCaptured(seat, ("tea-1",) * (2 + 9 * (number % 2))))
        points = tuple(3 if i == seat else 1 for i in range(4))
        talk.hear(RoundScored(1, "out", points, points))
        talk.waiting(0)
    texts = [text for _seat, text in said]
    assert len(texts) == len(set(texts)) > 70
    assert 0 not in {seat for seat, _text in said}
    assert {1, 2, 3} == {seat for seat, _text in said}
    assert not any("{" in text for text in texts)
    assert all(text[0].isupper() or not text[0].isalpha() for text in texts)


def test_a_match_against_susan_hears_her(shared):
    shared.settings.speed = 4.0
    scene = table(shared, players=2, rounds=1)
    said: list[str] = []
    say = scene.board.say
    scene.talk._say = lambda seat, text: (said.append(text), say(seat, text))
    for _step in range(9000):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene:
            break
        if scene.asked:
            scene.submit(scene._asked.options[-1])
    assert len(said) >= 5 and len(said) == len(set(said))
