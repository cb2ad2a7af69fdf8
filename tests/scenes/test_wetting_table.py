"""Susan's table driven by intents, time and stub sessions, off-screen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.rules.core import Event
from game.rules.wetting import Wetting
from game.rules.wetting.events import EVENTS, MinorPenalty, PileCaptured
from game.scenes import wetting_words as words
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.round_summary import RoundSummary
from game.scenes.scene import Shared
from game.scenes.wetting_layout import layout_for
from game.scenes.wetting_table import WettingTable
from game.session import PERSON, Seat, Session
from game.shell.assets import Assets
from game.shell.intents import Kind
from game.ui.canvas import Canvas
from tests.scenes.table_cases import STEP, Watched, click, corner, key, pointer, rest, shared_for
from tests.scenes.wetting_cases import (
    SEATS,
    SIZE,
    Odd,
    finish,
    new_session,
    pixels,
    run,
    stage,
    table,
    to_turn,
)


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


@pytest.fixture
def shared(screen: pygame.Surface, assets: Assets, tmp_path: Any) -> Shared:
    return shared_for(tmp_path, assets, SIZE, 1)


# ---------------------------------------------------------------------- what is legal
def test_the_scene_raises_exactly_the_card_that_the_rules_allow_however_odd(shared):
    session = Odd(new_session())
    scene = table(shared, session)
    run(shared, scene, "turn")
    rest(shared)
    hand = scene.board.hand
    lifts = {sprite.card: hand.lift(sprite.card) for sprite in hand.sprites}
    assert [card for card, lift in lifts.items() if lift > 0] == [session.odd]
    assert {s.card for s in hand.sprites if s.washed} == set(lifts) - {session.odd}
    other = next(card for card in lifts if card != session.odd)
    scene.play(other)
    assert session.submitted == []
    scene.play(session.odd)
    assert session.submitted == [f"play {session.odd}"]


def test_a_pressed_card_that_does_not_match_says_what_it_needs_and_stays(shared):
    session = next(
        one for seed in range(20) if len((one := new_session(seed=seed)).view(0).legal) < 6
    )
    scene = table(shared, session)
    run(shared, scene, "turn")
    shown, legal = scene.board.shown, scene.board.hand.legal
    assert legal is not None
    refused = next(card for card in shown.hand if card not in legal)
    click(shared, corner(scene, f"card {refused}"))
    assert scene.asked == "turn" and refused in shown.hand
    assert scene.board.bubbles[0].text == words.needs(shown.top)


@pytest.mark.parametrize(
    ("top", "needs", "wanted"),
    [
        ("formal-2", "Needs a formal dress, a 2 or a D.", "Formal, any 2, or D"),
        ("tea-8", "Needs a tea dress, a 8 or a D.", "Tea, any 8, or D"),
        ("D3", "This card can't be played now.", "Any card"),
        (None, "This card can't be played now.", "Any card"),
    ],
)
def test_what_matches_in_words(top, needs, wanted):
    assert words.needs(top) == needs
    assert words.wanted(top) == wanted


def test_the_pass_button_names_who_would_squirt_as_the_rules_say(shared, monkeypatch):
    shared.scenes.use_canvas(Canvas(pygame.Surface(SIZE).convert(), shared.assets, audit=True))
    scene = table(shared)
    run(shared, scene, "turn")
    seen: list[str] = []
    monkeypatch.setattr(
        "game.scenes.wetting_table.paint_pass", lambda c, box, danger: seen.append(danger.threat)
    )
    shared.scenes.draw()
    assert seen == ["Amara squirts you"]  # nobody has played: the dealer
    scene.play(sorted(scene.board.hand.legal or ())[0])
    to_turn(shared, scene)
    seen.clear()
    shared.scenes.draw()
    last = [e.seat for e in scene.session.view(0).history if e.type == "card-played" and e.seat]
    name = scene.board.names[last[-1]] if last else "Amara"
    assert seen == [f"{name} squirts you"]


def test_the_scene_sees_its_own_view_only_and_others_cards_as_backs(shared):
    session = Watched(new_session())
    scene = table(shared, session)
    own = set(session.view(0).hands[0])
    for _step in range(70):
        shared.scenes.update(STEP)
        if scene.asked:
            break
        hidden = {s.card for s in scene.board.flying if s.card and s.turn < 0.5}
        assert hidden <= own | set(session.view(0).table.pile)
    run(shared, scene, "turn")
    assert {sprite.card for sprite in scene.board.hand.sprites} == own


# ---------------------------------------------------------------------- animation
def test_every_event_has_an_animation_and_a_sound(shared):
    heard: dict[type[Event], list[str]] = {kind: [] for kind in EVENTS}
    match = Wetting.new(3, 4, {"rounds": 1, "middle": "major"})
    while decision := match.decision():
        match.apply(decision.options[-1 if len(decision.options) < 3 else 0])
    scene = table(shared, players=3)
    assert set(scene.staging.table) == set(EVENTS)
    shared.scenes.update(0)  # lays it out
    scene.round_over = scene.match_over = lambda event: None  # type: ignore[method-assign]
    scene.director.skip()
    now: list[type[Event]] = []
    scene.sound = lambda name, volume=1.0: heard[now[-1]].append(name)  # type: ignore[method-assign]
    scene.jingle = scene.sound  # type: ignore[method-assign]
    for event in match.view(0).history:
        now.append(type(event))
        animation = scene.staging.table[type(event)](event)
        for _step in range(4000):
            if animation.done:
                break
            animation.update(0.05)
            scene.board.update(0.05, 0.05, False)
        assert animation.done, event
    assert set(now) == set(EVENTS)
    assert {kind.__name__ for kind, names in heard.items() if not names} == set()
    sounds = shared.assets.root.parent / "sounds"
    files = {path.stem.rsplit("_", 1)[0] for path in sounds.iterdir()}
    files |= {path.stem for path in sounds.iterdir()}
    assert {name for names in heard.values() for name in names} <= files


def test_a_deal_takes_less_than_1_6_seconds(shared):
    scene = table(shared)
    shared.scenes.update(0.51)  # the shuffle
    seconds = 0.0
    while sum(scene.board.shown.held) < 28:
        shared.scenes.update(0.01)
        seconds += 0.01
        assert seconds < 2
    assert 0.8 < seconds < 1.6


def test_a_capture_gathers_counts_up_waits_and_only_then_lies_before_its_taker(shared):
    scene = table(shared)
    run(shared, scene, "turn")
    board = scene.board
    for card in ("tea-1", "tea-2", "tea-3", "D1"):
        board.shown.pile.append(card)
    from game.stage.cards import CardSprite

    board.pile += [CardSprite(card) for card in ("tea-1", "tea-2", "tea-3", "D1")]
    cards = tuple(board.shown.pile)
    stage(scene, PileCaptured(1, cards))
    counted: list[int] = []
    held = 0.0
    while scene.director.busy:
        shared.scenes.update(0.02)
        if board.counter and (not counted or counted[-1] != board.counter):
            counted.append(board.counter)
        if board.counter == len(cards):
            held += 0.02
        if scene.director.busy:
            assert board.shown.captured[1] == []
    assert counted[-1] == len(cards) and counted == sorted(counted)
    assert held >= 0.6
    assert board.shown.captured[1] == list(cards)
    assert board.pile == [] and board.flying == [] and board.counter is None


def test_the_pile_shows_its_height_and_the_heap_its_cards(shared):
    scene = table(shared)
    run(shared, scene, "turn")
    low, high = scene.board.pile_spot(0), scene.board.pile_spot(12)
    assert high.y < low.y - 10
    spots = scene.board.heap_spots(1, 12)
    room = scene.board.seat(1).heap_room
    assert spots[-1].x - spots[0].x <= room


def test_a_press_while_something_moves_only_skips(shared):
    session = Watched(new_session())
    scene = table(shared, session)
    run(shared, scene, "turn")
    scene.play(sorted(scene.board.hand.legal or ())[0])
    shared.scenes.update(0.1)
    assert scene.board.flying
    at = corner(scene, f"card {scene.board.shown.hand[0]}")
    pointer(shared, Kind.PRESS, at)
    assert not scene.board.flying
    pointer(shared, Kind.RELEASE, at)
    assert len(session.submitted) == 1


def test_a_whole_match_by_one_hammered_key(shared):
    session = Watched(new_session(players=2, rounds=1))
    scene = table(shared, session)
    for _step in range(30000):
        shared.scenes.update(STEP)
        if isinstance(shared.scenes.top, Results):
            break
        key(shared, Kind.CONFIRM)
    else:
        raise AssertionError("The match never ended.")
    view = session.view(0)
    assert view.over
    result = shared.scenes.top.result
    assert tuple(result.scores) == view.scores == tuple(scene.board.shown.scores)
    assert scene.board.shown.wetness == list(view.table.wetness)
    assert any(action.startswith("play") for action in session.submitted)


def test_at_instant_speed_a_match_needs_no_time_but_that_for_thinking(shared):
    shared.settings.speed = 0
    scene = table(shared, players=2)
    for _step in range(1200):
        shared.scenes.update(STEP)
        top = shared.scenes.top
        if isinstance(top, RoundSummary):
            top.back()
        elif isinstance(top, Results):
            return
        elif scene.asked:
            assert scene._asked is not None
            scene.submit(scene._asked.options[-1])
    raise AssertionError("The match never ended.")


def test_the_next_round_waits_for_the_summary(shared):
    shared.settings.speed = 4.0
    scene = table(shared, players=2, rounds=3)
    for _step in range(9000):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene:
            break
        if scene.asked:
            assert scene._asked is not None
            scene.submit(scene._asked.options[0])
    assert isinstance(shared.scenes.top, RoundSummary)
    assert scene.board.shown.round == 1
    key(shared, Kind.CONFIRM)  # the numbers stop rolling
    assert isinstance(shared.scenes.top, RoundSummary)
    key(shared, Kind.CONFIRM)
    assert shared.scenes.top is scene
    for _step in range(900):
        shared.scenes.update(STEP)
        if scene.board.shown.round == 2:
            return
    raise AssertionError("The second round never began.")


# ---------------------------------------------------------------------- devices
def test_a_card_is_played_by_click_by_key_and_by_dragging_it_up(shared):
    session = Watched(new_session())
    scene = table(shared, session)

    def turn() -> str:
        while True:
            to_turn(shared, scene)
            legal = sorted(scene.board.hand.legal or ())
            if legal:
                rest(shared)
                return legal[0]
            scene.submit("pass")

    clicked = turn()
    click(shared, corner(scene, f"card {clicked}"))
    assert session.submitted[-1] == f"play {clicked}"
    turn()
    count = len(session.submitted)
    key(shared, Kind.CONFIRM)
    assert len(session.submitted) == count + 1
    dragged = turn()
    x, y = corner(scene, f"card {dragged}")
    pointer(shared, Kind.PRESS, (x, y))
    for up in range(0, 200, 20):
        pointer(shared, Kind.POINT, (x, y - up))
    pointer(shared, Kind.RELEASE, (x, y - 200))
    assert session.submitted[-1] == f"play {dragged}"


def test_passing_is_one_press_and_is_there_only_on_the_own_turn(shared):
    session = Watched(new_session())
    scene = table(shared, session)
    assert "pass" not in scene.where()
    run(shared, scene, "turn")
    click(shared, scene.where()["pass"].center)
    assert session.submitted == ["pass"]
    assert "pass" not in scene.where()


def test_pause_and_sheet_open_and_a_hint_glows(shared):
    scene = table(shared)
    run(shared, scene, "turn")
    for kind in (Kind.MENU, Kind.CANCEL):
        key(shared, kind)
        assert isinstance(shared.scenes.top, Pause)
        shared.scenes.pop()
    key(shared, Kind.EXTRA)
    rest(shared)
    hinted = scene.board.hand.hinted
    assert hinted is None or hinted in (scene.board.hand.legal or ())
    assert scene.board.bubbles[0].text.startswith(("Try", "Play the D", "Better pass"))


# ---------------------------------------------------------------------- several people
def test_the_table_turns_to_whoever_is_to_move(shared):
    seats = (Seat("Ann", "priya", PERSON), Seat("Bob", "otis", PERSON))
    session = Session("wetting", seats, {"rounds": 1}, 5, {"dealer": 1})
    scene = table(shared, session)
    for _turn in range(6):
        run(shared, scene, "turn")
        mover = session.person_to_move()
        assert scene.viewer == scene.board.shown.viewer == mover
        assert [s.card for s in scene.board.hand.sprites] == scene.board.shown.hand
        assert set(scene.board.shown.hand) == set(session.view(mover).hands[mover])
        legal = sorted(scene.board.hand.legal or ())
        if not legal:
            return
        scene.play(legal[0])


def test_a_resumed_match_is_shown_as_it_was_left(shared):
    session = new_session(players=3, rounds=3)
    scene = table(shared, session)
    for _turn in range(3):
        run(shared, scene, "turn")
        legal = sorted(scene.board.hand.legal or ())
        scene.play(legal[0]) if legal else scene.submit("pass")
    run(shared, scene, "turn")
    again = WettingTable(shared, Session.resume(session.saved()))
    shared.scenes.replace(again)
    rest(shared, 3)
    assert again.asked == "turn"
    assert again.board.shown == scene.board.shown
    assert [s.card for s in again.board.pile] == [s.card for s in scene.board.pile]
    assert [g.stage for g in again.board.guests] == [g.stage for g in scene.board.guests]
    assert again.board.closeup is None


# ---------------------------------------------------------------------- shapes and pace
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 720), (1920, 1080), (3440, 1440), (1080, 1920), (1600, 1200)]
)
@pytest.mark.parametrize("text_size", [100, 150])
def test_guests_plates_and_piles_have_room(shared, size, text_size, players):
    canvas = Canvas(pygame.Surface(size), shared.assets, text_size)
    layout = layout_for(canvas, players)
    window = canvas.rect()
    assert len(layout.seats) == players
    for seat in layout.seats:
        assert window.contains(seat.plate)
        assert seat.figure.y + 0.02 * seat.figure.h >= -1
        assert window.contains(seat.gauge)
    for seat in layout.seats[1:]:
        assert abs(seat.figure.y + seat.figure.h * 489 / 570 - layout.edge) < 1
    plates = [seat.plate for seat in layout.seats[1:]]
    for first, second in pairwise(plates):
        assert first.right < second.x
    assert window.contains(layout.pass_box)
    assert min(layout.pass_box.w, layout.pass_box.h) >= 90
    spots = layout.hand.spots(7)
    assert all(right.x - left.x >= 90 for left, right in pairwise(spots))
    top = spots[3].y - spots[3].width * 0.7
    for pile in (layout.draw, layout.discard):
        assert pile.y + pile.width * 0.7 < top + 20
        assert pile.y - pile.width * 0.7 > max(plate.bottom for plate in plates) - 34


def test_a_new_shape_of_window_in_the_middle_of_a_penalty_loses_nothing(shared):
    scene = table(shared)
    run(shared, scene, "turn")
    stage(scene, MinorPenalty(1, 2, "squirt-gun", 6))
    for _step in range(40):
        shared.scenes.update(STEP)
    assert scene.board.closeup
    shared.scenes.use_canvas(Canvas(pygame.Surface((1080, 1920)).convert(), shared.assets))
    shared.scenes.update(STEP)
    shared.scenes.draw()
    finish(shared, scene)
    assert scene.board.shown.wetness[2] == 6


def test_a_dry_table_stands_still_and_a_wet_one_drips(shared):
    scene = table(shared)
    run(shared, scene, "turn")
    rest(shared, 150)
    scene.board.bubbles.clear()
    rest(shared, 3)
    assert scene.pace == "still"
    scene.board.guests[2].stage = 3
    assert scene.pace == "living"
    shared.settings.reduced_motion = True
    assert scene.pace == "still"


def test_a_table_at_rest_is_drawn_as_it_was_when_it_came_to_rest(shared):
    surface = pygame.Surface(SIZE).convert()
    shared.scenes.use_canvas(Canvas(surface, shared.assets))
    shared.settings.reduced_motion = True
    scene = table(shared)
    run(shared, scene, "turn")
    rest(shared, 150)
    shared.scenes.draw()
    before = pixels(surface)
    for _frame in range(30):
        shared.scenes.draw()
    assert pixels(surface) == before
    key(shared, Kind.RIGHT)
    rest(shared)
    shared.scenes.draw()
    assert pixels(surface) != before


def test_unknown_options_and_too_many_seats_are_sentences():
    from game.rules.core import SetupError

    for seats, options in ((SEATS[:1], {}), (SEATS + SEATS[:1], {}), (SEATS, {"rounds": 2})):
        with pytest.raises(SetupError) as fault:
            Session("wetting", seats, options, 1)
        assert str(fault.value).endswith(".")
