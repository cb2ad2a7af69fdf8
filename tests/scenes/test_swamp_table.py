"""The Swamp table driven by intents, time and stub sessions, off-screen."""

from __future__ import annotations

import itertools
import math
from typing import Any

import pygame
import pytest

from game.rules import swamp
from game.rules.cards import COLOUR
from game.rules.core import Event
from game.rules.swamp import (
    MatchEnded,
    Reason,
    Swamp,
    WhyNot,
)
from game.scenes import swamp_words as words
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.scene import Shared
from game.scenes.swamp_board import Board
from game.scenes.swamp_layout import layout_for
from game.scenes.swamp_panels import LastTrick, RoundSummary
from game.scenes.swamp_staging import Staging
from game.scenes.swamp_table import FIRST_CALLS, SwampTable
from game.session import Session
from game.shell.assets import Assets
from game.shell.intents import Kind
from game.stage.director import Director
from game.ui.canvas import Canvas
from tests.scenes.swamp_cases import SEATS, SIZE, Odd, run, table, to_play
from tests.scenes.table_cases import (
    STEP,
    Watched,
    click,
    corner,
    key,
    pointer,
    rest,
    shared_for,
)

SILENT = {MatchEnded}  # the result screen has its own jingle


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


@pytest.fixture
def shared(screen: pygame.Surface, assets: Assets, tmp_path: Any) -> Shared:
    return shared_for(tmp_path, assets, SIZE)


# ---------------------------------------------------------------------- what is legal
def test_the_scene_raises_exactly_the_card_that_the_rules_allow_however_odd(shared):
    session = Odd(Session("swamp", SEATS, {"rounds": 1}, 5, {"leader": 1}))
    scene = table(shared, session)
    to_play(shared, scene, 3)
    lifts = {s.card: s.lift for s in scene.board.hand.sprites if s.card != scene.board.hand.focus}
    lifts[scene.board.hand.focus] = scene.board.hand.lift(scene.board.hand.focus)
    assert [card for card, lift in lifts.items() if lift > 0] == [session.odd]
    assert {s.card for s in scene.board.hand.sprites if s.washed} == set(lifts) - {session.odd}
    other = next(card for card in lifts if card != session.odd)
    scene.play(other)
    assert session.submitted == ["call 3"]
    scene.play(session.odd)
    assert session.submitted == ["call 3", f"play {session.odd}"]


def test_a_pressed_card_that_is_not_allowed_says_why_and_stays(shared):
    scene = table(shared)
    to_play(shared, scene, 3)
    shown, legal = scene.board.shown, scene.board.hand.legal
    assert legal is not None
    refused = next(card for card in shown.hand if card not in legal)
    click(shared, corner(scene, f"card {refused}"))
    assert scene.asked == "play"
    assert refused in shown.hand
    said = {
        "black": "Dot led red: neighbours owe black.",
        "red": "Dot led black: neighbours owe red.",
    }[COLOUR[next(iter(legal))]]
    assert shown.leader == 1
    assert scene.board.bubbles[0].text == said


@pytest.mark.parametrize(
    ("led", "owed", "sentence"),
    [
        ("red", "black", "Otto led red: neighbours owe black."),
        ("black", "red", "Otto led black: neighbours owe red."),
        ("red", "red", "Otto led red: you, opposite, owe red."),
        ("black", "black", "Otto led black: you, opposite, owe black."),
    ],
)
def test_refusals_in_words(led, owed, sentence):
    why = WhyNot(Reason.WRONG_COLOUR, owed)
    assert words.refusal(why, led, "Otto", "Dot") == sentence


def test_every_reason_has_a_sentence():
    for reason in Reason:
        assert words.refusal(WhyNot(reason), None, "Otto", "Dot").endswith(".")


def test_the_scene_sees_its_own_view_only_and_others_cards_as_backs(shared):
    session = Watched(Session("swamp", SEATS, {"rounds": 1}, 5, {"leader": 1}))
    scene = table(shared, session)
    own = set(session.view(0).hands[0])
    for _step in range(60):
        shared.scenes.update(STEP)
        flying = {sprite.card for sprite in scene.board.flying if sprite.card}
        assert flying <= own
    to_play(shared, scene, 3)
    assert {sprite.card for sprite in scene.board.hand.sprites} == own


# ---------------------------------------------------------------------- animation
def test_every_event_of_swamp_has_an_animation_and_a_sound_or_is_silent(shared):
    kinds = {
        kind
        for kind in vars(swamp).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    heard: dict[type[Event], list[str]] = {kind: [] for kind in kinds}
    now: list[type[Event]] = []

    class Host:
        def sound(self, name: str, volume: float = 1.0) -> None:
            heard[now[-1]].append(name)

        def jingle(self, name: str) -> None:
            heard[now[-1]].append(name)

        def round_over(self, event: Event) -> None:
            pass

        def match_over(self, event: Event) -> None:
            pass

    board = Board([seat.name for seat in SEATS], [seat.face for seat in SEATS], 0, 1)
    board.use(layout_for(Canvas(pygame.Surface(SIZE), shared.assets)))
    staging = Staging(board, Host())
    assert set(staging.table) == kinds
    match = Swamp.new(4, 3, {"rounds": 1})
    while decision := match.decision():
        match.apply(decision.options[0])
    director = Director(staging.table, 0)
    for event in match.view(0).history:
        now.append(type(event))
        director.play([event])
        director.update(0)
    assert set(now) == kinds
    assert {kind for kind, names in heard.items() if not names} == SILENT
    files = {
        path.stem.rsplit("_", 1)[0] for path in (shared.assets.root.parent / "sounds").iterdir()
    }
    files |= {path.stem for path in (shared.assets.root.parent / "sounds").iterdir()}
    assert {name for names in heard.values() for name in names} <= files


def test_a_deal_takes_less_than_1_6_seconds(shared):
    scene = table(shared)
    shared.scenes.update(0.31)  # the shuffle
    seconds = 0.0
    while scene.board.deck or scene.board.flying or not scene.board.hand.sprites:
        shared.scenes.update(0.01)
        seconds += 0.01
        assert seconds < 2
    while any(sprite.turn < 1 for sprite in scene.board.hand.sprites):
        shared.scenes.update(0.01)
        seconds += 0.01
    assert 1.0 < seconds < 1.6


def test_nothing_on_the_balance_changes_before_the_card_has_landed(shared):
    scene = table(shared)
    to_play(shared, scene, 1)
    before = scene.board.sums
    scene.play(sorted(scene.board.hand.legal or ())[0])
    shared.scenes.update(0.1)
    assert scene.board.flying
    assert scene.board.sums == before
    assert len(scene.board.shown.trick) == 1
    for _step in range(5):
        shared.scenes.update(0.05)
    assert not scene.board.flying
    assert scene.board.sums != before


def test_a_full_trick_lies_long_enough_to_be_read_and_counts_only_when_it_is_home(shared):
    scene = table(shared)
    to_play(shared, scene, 3)
    scene.play(sorted(scene.board.hand.legal or ())[0])
    held = 0.0
    while sum(scene.board.shown.taken) == 0:
        shared.scenes.update(0.02)
        if scene.board.banner and not any(s.flying for s in scene.board.trick.values()):
            held += 0.02
            assert len(scene.board.trick) == 4
            assert scene.board.sums != (0, 0)
    assert held >= 0.6
    assert scene.board.sums == (0, 0)


# ---------------------------------------------------------------------- pressing while it moves
def test_a_press_while_something_moves_only_skips(shared):
    session = Watched(Session("swamp", SEATS, {"rounds": 1}, 5, {"leader": 1}))
    scene = table(shared, session)
    to_play(shared, scene, 0)
    scene.play(sorted(scene.board.hand.legal or ())[0])
    played = list(session.submitted)
    shared.scenes.update(0.1)
    assert scene.board.flying
    at = corner(scene, f"card {scene.board.shown.hand[0]}")
    pointer(shared, Kind.PRESS, at)
    assert not scene.board.flying
    pointer(shared, Kind.RELEASE, at)
    assert session.submitted == played
    assert "0" not in [bubble.text for bubble in scene.board.bubbles.values()]


def test_steering_is_taken_while_something_moves(shared):
    scene = table(shared, Session("swamp", SEATS, {"rounds": 1}, 5, {"leader": 0}))
    to_play(shared, scene, 0)
    scene.play(sorted(scene.board.hand.legal or ())[0])
    shared.scenes.update(0.1)
    scene.focus.go(f"card {scene.board.shown.hand[-1]}")
    before = scene.board.hand.focus
    key(shared, Kind.LEFT)
    assert scene.board.flying
    assert scene.board.hand.focus != before


def test_a_whole_match_by_one_hammered_key_plays_every_card_once(shared):
    session = Watched(Session("swamp", SEATS, {"rounds": 1}, 5, {"leader": 1}))
    scene = table(shared, session)
    for _step in range(20000):
        shared.scenes.update(STEP)
        if isinstance(shared.scenes.top, Results):
            break
        key(shared, Kind.CONFIRM)
    else:
        raise AssertionError("The match never ended.")
    plays = [action for action in session.submitted if action.startswith("play")]
    assert len(plays) == len(set(plays)) == 13
    assert len([action for action in session.submitted if action.startswith("call")]) == 1
    assert scene.board.shown.scores == list(session.view(0).scores)
    result = shared.scenes.top.result
    assert list(result.scores) == scene.board.shown.scores


def test_at_instant_speed_a_match_needs_no_time_but_that_for_thinking(shared):
    shared.settings.speed = 0
    scene = table(shared)
    for _step in range(400):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene:
            break
        if scene.asked == "call":
            scene.call(2)
        elif scene.asked == "play":
            scene.play(sorted(scene.board.hand.legal or ())[0])
    assert isinstance(shared.scenes.top, RoundSummary)
    assert scene.director.held


def test_the_next_round_waits_for_the_summary(shared):
    shared.settings.speed = 4.0
    scene = table(shared, rounds=4)
    for _step in range(4000):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene:
            break
        if scene.asked == "call":
            scene.call(2)
        elif scene.asked == "play":
            scene.play(sorted(scene.board.hand.legal or ())[0])
    assert scene.board.shown.round == 1
    key(shared, Kind.CONFIRM)  # the numbers stop rolling
    assert isinstance(shared.scenes.top, RoundSummary)
    key(shared, Kind.CONFIRM)
    assert shared.scenes.top is scene
    run(shared, scene, "call")
    assert scene.board.shown.round == 2
    assert len(scene.board.hand.sprites) == 13


# ---------------------------------------------------------------------- devices
def test_a_card_is_played_by_click_by_key_and_by_dragging_it_up(shared):
    session = Watched(Session("swamp", SEATS, {"rounds": 1}, 5, {"leader": 1}))
    scene = table(shared, session)

    def card() -> str:
        run(shared, scene, "play")
        rest(shared)
        return sorted(scene.board.hand.legal or ())[0]

    to_play(shared, scene, 3)
    clicked = card()
    click(shared, corner(scene, f"card {clicked}"))
    assert session.submitted[-1] == f"play {clicked}"

    card()
    key(shared, Kind.CONFIRM)
    assert len(session.submitted) == 3

    dragged = card()
    x, y = corner(scene, f"card {dragged}")
    pointer(shared, Kind.PRESS, (x, y))
    for up in range(0, 200, 20):
        pointer(shared, Kind.POINT, (x, y - up))
    pointer(shared, Kind.RELEASE, (x, y - 200))
    assert session.submitted[-1] == f"play {dragged}"

    kept = card()
    x, y = corner(scene, f"card {kept}")
    count = len(session.submitted)
    pointer(shared, Kind.PRESS, (x, y))
    pointer(shared, Kind.POINT, (x + 400, y + 10))
    pointer(shared, Kind.RELEASE, (x + 400, y + 10))
    assert len(session.submitted) == count
    assert scene.board.hand.dragged is None


def test_pause_and_last_trick_open_and_the_table_waits_below(shared):
    scene = table(shared)
    to_play(shared, scene, 3)
    for kind in (Kind.MENU, Kind.CANCEL):
        key(shared, kind)
        assert isinstance(shared.scenes.top, Pause)
        shared.scenes.pop()
    assert scene.where()["last"].w != 0
    scene.open_last()
    assert shared.scenes.top is scene  # there was no trick yet
    scene.play(sorted(scene.board.hand.legal or ())[0])
    run(shared, scene, "play")
    click(shared, scene.where()["last"].center)
    assert isinstance(shared.scenes.top, LastTrick)
    key(shared, Kind.CANCEL)
    assert shared.scenes.top is scene


def test_pads_call_by_click(shared):
    session = Watched(Session("swamp", SEATS, {"rounds": 1}, 5, {"leader": 1}))
    scene = table(shared, session)
    run(shared, scene, "call")
    assert [name for name in scene.where() if name.startswith("call")] == [
        f"call {n}" for n in range(14)
    ]
    click(shared, scene.where()["call 6"].center)
    assert session.submitted == ["call 6"]
    run(shared, scene, "play")
    assert not [name for name in scene.where() if name.startswith("call")]


def test_the_first_calls_are_suggested_and_later_ones_not(shared):
    for number in range(FIRST_CALLS + 1):
        scene = table(shared)
        run(shared, scene, "call")
        assert (scene.suggested is not None) == (number < FIRST_CALLS)
        scene.call(2)
        shared.scenes.pop()
    assert shared.settings_file.load().seen == shared.settings.seen != []


def test_a_hint_glows_on_a_card_that_may_be_played(shared):
    scene = table(shared)
    to_play(shared, scene, 3)
    key(shared, Kind.EXTRA)
    for _step in range(300):
        shared.scenes.update(STEP)
        if scene.board.hand.hinted:
            break
    assert scene.board.hand.hinted in (scene.board.hand.legal or ())
    assert scene.board.hand.focus == scene.board.hand.hinted
    assert scene.board.bubbles[0].text.startswith("Try the ")


@pytest.mark.parametrize(
    ("card", "missing", "trick", "why"),
    [
        ("AS", 2, "", "Try the ace of spades: a good card to lead. You want 2 more tricks."),
        ("2S", 0, "", "it hardly takes the trick, and you want no more."),
        ("AS", 1, "KH 3S", "Try the ace of spades: with it you are ahead. You want 1 more trick."),
        ("AS", 1, "KH 3S 4C", "with it the trick is yours."),
        ("2S", 1, "KH 3S", "save better cards for later."),
        ("2S", 0, "KH 3S", "it doesn't take the trick, and you want no more."),
        ("AS", 0, "KH 3S", "you want no more, and somebody may still beat it."),
        ("AS", 0, "KH 3S 4C", "you want no more, but this trick is yours."),
        ("AS", -1, "KH 3S", "the call is missed, so every trick is a point."),
    ],
)
def test_a_hint_says_why(card, missing, trick, why):
    cards = list(enumerate(trick.split()))
    assert why in words.hinted_card(card, missing, cards, last=len(cards) == 3)


@pytest.mark.parametrize("by_itself", [True, False])
def test_the_last_card_plays_itself_if_the_player_wants(shared, by_itself):
    shared.settings.speed = 4.0
    shared.settings.last_card = by_itself
    scene = table(shared)
    asked_for_last = False
    for _step in range(6000):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene:
            break
        if scene.asked == "call":
            scene.call(2)
        elif scene.asked == "play":
            asked_for_last = asked_for_last or len(scene.board.shown.hand) == 1
            scene.play(sorted(scene.board.hand.legal or ())[0])
    assert isinstance(shared.scenes.top, RoundSummary)
    assert asked_for_last is not by_itself


# ---------------------------------------------------------------------- shapes, resuming
def test_a_new_shape_of_window_in_mid_flight_loses_nothing(shared):
    scene = table(shared)
    to_play(shared, scene, 3)
    scene.play(sorted(scene.board.hand.legal or ())[0])
    shared.scenes.update(0.1)
    shared.scenes.use_canvas(Canvas(pygame.Surface((1080, 1920)), shared.assets))
    shared.scenes.update(0.01)
    assert not scene.board.flying
    layout = scene.board.anchors
    assert layout.plates[0].bottom < 1920
    run(shared, scene, "play")
    assert sum(scene.board.shown.taken) == 1


def test_a_resumed_match_is_shown_as_it_was_left(shared):
    session = Session("swamp", SEATS, {"rounds": 4}, 5, {"leader": 1})
    scene = table(shared, session)
    to_play(shared, scene, 2)
    again = SwampTable(shared, Session.resume(session.saved()))
    shared.scenes.replace(again)
    shared.scenes.update(STEP)
    shared.scenes.update(STEP)
    assert again.asked == "play"
    assert again.board.shown == scene.board.shown
    assert set(again.board.trick) == set(scene.board.trick)


@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 720), (1920, 1080), (3440, 1440), (1080, 1920), (1600, 1200)]
)
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_nothing_that_can_be_pressed_or_read_lies_on_another(shared, size, text_size):
    canvas = Canvas(pygame.Surface(size), shared.assets, text_size)
    layout = layout_for(canvas)
    window = canvas.rect()
    radius = layout.pad_size / 2
    assert len(layout.pads) == 14
    assert 2 * radius >= 90
    for box in (*layout.plates, layout.question):
        assert window.contains(box), box
    for number, (x, y) in enumerate(layout.pads):
        assert radius <= x <= window.w - radius
        for other in layout.pads[number + 1 :]:
            assert math.dist((x, y), other) >= 2 * radius - 3, number
        for plate in layout.plates:
            near = (min(max(x, plate.x), plate.right), min(max(y, plate.y), plate.bottom))
            assert math.dist((x, y), near) >= radius - 4, (number, plate)
    for first, second in ((0, 3), (1, 2), (2, 3)):
        assert not layout.plates[first].colliderect(layout.plates[second])
    for spot in layout.trick:
        card = pygame.FRect(0, 0, spot.width, spot.width * 1.4)
        card.center = (spot.x, spot.y)
        for plate in layout.plates:
            assert not card.inflate(-8, -8).colliderect(plate), (card, plate)
    spots = layout.hand.spots(13)
    for left, right in itertools.pairwise(spots):
        assert right.x < left.x or right.x - left.x >= 90


# ---------------------------------------------------------------------- pace
def test_a_table_at_rest_only_breathes_and_with_reduced_motion_stands_still(shared):
    scene = table(shared)
    assert scene.pace == "moving"
    to_play(shared, scene, 3)
    assert scene.pace == "living"
    shared.settings.reduced_motion = True
    assert scene.pace == "still"
    key(shared, Kind.LEFT)
    assert scene.pace == "moving"
    rest(shared)
    assert scene.pace == "still"


def test_a_table_at_rest_is_drawn_as_it_was_when_it_came_to_rest(shared):
    surface = pygame.Surface(SIZE).convert()
    shared.scenes.use_canvas(Canvas(surface, shared.assets))
    shared.settings.reduced_motion = True
    scene = table(shared)
    to_play(shared, scene, 3)
    shared.scenes.draw()
    before = pygame.image.tobytes(surface, "RGB")
    for _frame in range(30):
        shared.scenes.draw()
    after = pygame.image.tobytes(surface, "RGB")
    assert max(abs(a - b) for a, b in zip(before, after, strict=True)) <= 12
    focus = scene.board.hand.focus
    key(shared, Kind.RIGHT)
    if scene.board.hand.focus == focus:
        key(shared, Kind.LEFT)
    rest(shared)
    shared.scenes.draw()
    assert pygame.image.tobytes(surface, "RGB") != after
