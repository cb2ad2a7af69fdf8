"""A visit from the first touch to the wiping, and what visitors can't do."""

from __future__ import annotations

import time
from dataclasses import asdict

import pygame
import pytest

from game.kiosk.statistics import LEAVE
from game.kiosk.supervisor import QUIT, RESTART
from game.scenes.attract import PIECES, Attract
from game.scenes.couch import CURTAIN, Couch
from game.scenes.kiosk_guard import visitor_start
from game.scenes.kiosk_guide import Guide
from game.scenes.kiosk_home import KioskHome
from game.scenes.kiosk_leaving import StillThere
from game.scenes.kiosk_operator import OperatorMenu
from game.scenes.kiosk_pin import PinEntry
from game.session import PERSON
from game.shell.intents import Device, Intent, Kind
from game.shell.settings import Settings
from tests.kiosk.conftest import PIN, Visit


def asked(visit: Visit) -> bool:
    return bool(getattr(visit.top, "asked", ""))


def to_first_turn(visit: Visit, game: str = "swamp") -> None:
    """Up to where the visitor is to act, the captions pressed away."""
    visit.kiosk.operator.guide = False
    visit.begin(game)
    visit.until(lambda: asked(visit))


# ---------------------------------------------------------------------- waking
def event(kind: int, **facts: object) -> pygame.event.Event:
    return pygame.event.Event(kind, facts)


WAKING = {
    "finger": lambda visit: [visit.finger(pygame.FINGERDOWN, 0.3, 0.6)],
    "key": lambda visit: [event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0)],
    "escape": lambda visit: [event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)],
    "mouse": lambda visit: [event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1, touch=False)],
}


@pytest.mark.parametrize("device", WAKING)
def test_any_touch_key_or_button_leads_to_the_choice_of_game(visit: Visit, device: str) -> None:
    visit.wait(2)
    assert visit.on == "Attract"
    visit.step(*WAKING[device](visit))
    assert visit.on == "KioskHome"
    assert list(visit.top.where())[:3] == ["waterfight", "swamp", "wetting"]


def test_a_pads_button_wakes_too_but_a_mouse_that_is_pushed_does_not(visit: Visit) -> None:
    visit.step(event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    assert visit.on == "Attract"
    visit.app._give([Intent(Kind.CONFIRM, Device("pad", 7))])
    assert visit.on == "KioskHome"


def test_the_choice_is_there_within_300_ms(visit: Visit) -> None:
    visit.wait(3)
    visit.draw()
    before = time.process_time()
    visit.step(visit.finger(pygame.FINGERDOWN, 0.5, 0.5))
    visit.draw()
    assert visit.on == "KioskHome"
    assert time.process_time() - before < 0.3


def test_the_touch_that_wakes_chooses_nothing(visit: Visit) -> None:
    visit.touch()
    at = visit.top.where()["swamp"]
    visit.kiosk.sleep()
    width, height = visit.app.window.size
    visit.touch(at.centerx / width, at.centery / height)
    visit.wait(1)
    assert visit.on == "KioskHome"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("swamp", {"rounds": 1}),
        ("wetting", {"rounds": 1}),
        ("waterfight", {"target": 3, "opening_hand": 5, "aim": (0,)}),
    ],
)
def test_a_press_on_a_door_begins_a_short_match(visit: Visit, game: str, options: dict) -> None:
    visit.begin(game)
    session = visit.top.session  # type: ignore[attr-defined]
    view = session.view(0)
    assert view.game == game
    assert {key: view.options[key] for key in options} == options
    assert [seat.player == PERSON for seat in session.seats].count(True) == 1


def test_together_leads_to_the_set_up_and_back_to_the_choice(visit: Visit) -> None:
    visit.touch()
    visit.press("together")
    visit.press("wetting")
    assert visit.on == "Setup"
    visit.press("back")
    assert visit.on == "KioskHome"


# ---------------------------------------------------------------------- leaving
def test_45_seconds_then_20_then_all_is_wiped(visit: Visit) -> None:
    to_first_turn(visit)
    shared, table = visit.app.shared, visit.top
    shared.settings.names = ["Tom"]
    shared.settings.faces = ["frog"]
    shared.settings.language = "xx"
    shared.settings.reduced_motion = shared.settings.four_colours = shared.settings.captions = True
    shared.settings.choices["wetting"] = {"name1": "Kim"}
    shared.settings.bindings = {"left": {"up": "x"}}
    shared.settings.seen.append("a hint")
    shared.couch.hands = CURTAIN
    shared.couch.take(0, Device("pad", 3))
    shared.notices.append("A notice.")
    visit.kiosk.set_share(0.2)
    visit.kiosk.leaving.touched()
    visit.wait(44.5)
    assert visit.top is table
    visit.wait(1.0)
    assert isinstance(visit.top, StillThere)
    visit.wait(19.0)
    assert visit.kiosk.awake
    visit.wait(1.5)
    assert isinstance(visit.top, Attract)
    assert not visit.kiosk.awake
    fresh = asdict(visitor_start(visit.kiosk.operator, False))
    now = asdict(shared.settings)
    volumes = {"music", "effects", "ambience"}
    assert {k: v for k, v in now.items() if k not in volumes} == {
        k: v for k, v in fresh.items() if k not in volumes
    }
    assert shared.couch == Couch()
    assert shared.notices == []
    visit.touch()
    most = Settings().music * visit.kiosk.operator.volume
    assert shared.settings.music == pytest.approx(most)


def test_the_table_waits_under_the_countdown_and_goes_on(visit: Visit) -> None:
    to_first_turn(visit)
    table = visit.top
    visit.wait(46)
    assert isinstance(visit.top, StillThere)
    visit.press("here")
    assert visit.top is table
    assert asked(visit)  # the press was for the countdown alone
    visit.wait(44)
    assert visit.top is table
    visit.wait(3)
    visit.key(pygame.K_q)  # a key that means nothing is no touch
    assert isinstance(visit.top, StillThere)
    visit.key(pygame.K_LEFT)
    assert visit.top is table


def test_while_the_computer_plays_nobody_is_missing(visit: Visit) -> None:
    visit.kiosk.operator.guide = False
    visit.begin("swamp")
    session = visit.top.session  # type: ignore[attr-defined]
    visit.kiosk.leaving.touched()
    for _step in range(3000):
        visit.step()
        awaited = session.person_to_move() is not None
        if awaited and not visit.top.director.busy:  # type: ignore[attr-defined]
            break
    before = visit.kiosk.leaving.idle
    assert before <= 1.0
    visit.wait(3)
    assert visit.kiosk.leaving.idle >= before + 2.5


def test_menus_are_left_too_and_it_is_counted_where(visit: Visit) -> None:
    visit.touch()
    visit.press("settings")
    assert visit.on == "VisitorSettings"
    visit.wait(70)
    assert visit.on == "Attract"
    to_first_turn(visit)
    visit.press("pause")
    visit.wait(70)
    assert visit.on == "Attract"
    day = visit.kiosk.statistics.days()[0]
    assert day.wakes == 2
    assert day.starts == {"swamp": 1}
    assert day.places == {"choice": 1, "swamp call (pause)": 1}


def test_leaving_a_match_by_its_menu_leads_to_the_choice(visit: Visit) -> None:
    to_first_turn(visit)
    visit.press("pause")
    visit.press("leave")
    visit.press("leave")
    assert isinstance(visit.top, KioskHome)
    assert visit.kiosk.awake
    places = visit.kiosk.statistics.days()[0].places
    assert places == {"swamp call (leave)": 1}


def test_a_whole_match_is_counted_with_its_score(visit: Visit) -> None:
    to_first_turn(visit)
    visit.app.shared.settings.speed = 0.0
    table = visit.top
    for _step in range(4000):
        if visit.on == "Results":
            break
        if visit.top is not table:
            visit.key(pygame.K_RETURN)
        elif table.asked == "call":  # type: ignore[attr-defined]
            table.call(3)  # type: ignore[attr-defined]
        elif table.asked == "play":  # type: ignore[attr-defined]
            table.play(sorted(table.board.hand.legal)[0])  # type: ignore[attr-defined]
        visit.step()
        visit.kiosk.leaving.touched()
    assert visit.on == "Results"
    score = visit.top.result.scores[0]  # type: ignore[attr-defined]
    assert visit.kiosk.statistics.best_today("swamp").score == score
    visit.press("title")
    assert isinstance(visit.top, KioskHome)
    day = visit.kiosk.statistics.days()[0]
    assert (day.ends, day.places) == ({"swamp": 1}, {})


# ---------------------------------------------------------------------- the first turn
@pytest.mark.parametrize("game", ["waterfight", "swamp", "wetting"])
def test_the_first_turn_is_explained_once(visit: Visit, game: str) -> None:
    visit.app.shared.seed = 4
    visit.begin(game)
    table = visit.top
    visit.until(lambda: isinstance(visit.top, Guide))
    assert asked_of(table)
    pressed = 0
    while isinstance(visit.top, Guide):
        visit.wait(0.5)
        visit.touch(0.5, 0.02)
        pressed += 1
    assert 2 <= pressed <= 3
    assert visit.top is table and asked_of(table)
    visit.wait(2)
    assert visit.top is table
    visit.app.scenes.clear_to(visit.kiosk.home())
    visit.step()
    visit.press(game)
    visit.until(lambda: asked(visit))
    visit.wait(1)
    assert not isinstance(visit.top, Guide)


def asked_of(table: object) -> bool:
    return bool(table.asked)  # type: ignore[attr-defined]


def test_whoever_reads_a_caption_may_leave(visit: Visit) -> None:
    visit.begin("swamp")
    visit.until(lambda: isinstance(visit.top, Guide))
    visit.wait(70)
    assert visit.on == "Attract"


# ---------------------------------------------------------------------- locked
def test_no_key_and_no_window_manager_ends_or_changes_it(visit: Visit) -> None:
    visit.touch()
    full_screen = visit.app.window.full_screen
    visit.step(event(pygame.QUIT))
    visit.key(pygame.K_F11)
    visit.key(pygame.K_F4, pygame.KMOD_ALT)
    visit.key(pygame.K_RETURN, pygame.KMOD_ALT)
    for _press in range(4):
        visit.key(pygame.K_ESCAPE)
    assert visit.app.running
    assert visit.app.window.full_screen == full_screen
    assert isinstance(visit.top, KioskHome)
    assert not {"quit", "statistics", "continue"} & visit.top.where().keys()


def test_it_goes_on_without_the_focus(visit: Visit) -> None:
    to_first_turn(visit)
    visit.step(event(pygame.WINDOWFOCUSLOST))
    visit.wait(70)
    assert visit.on == "Attract"


def test_the_pointer_hides_from_fingers(visit: Visit) -> None:
    visit.step(event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    assert pygame.mouse.get_visible()
    visit.touch()
    assert not pygame.mouse.get_visible()


# ---------------------------------------------------------------------- the operator
def open_door(visit: Visit) -> None:
    visit.touch(0.01, 0.01, hold=5.2)


def test_holding_the_corner_for_five_seconds_opens_the_door(visit: Visit) -> None:
    visit.touch(0.01, 0.01, hold=4.6)
    assert visit.on == "KioskHome"
    visit.step(visit.finger(pygame.FINGERDOWN, 0.01, 0.01))
    visit.step(visit.finger(pygame.FINGERMOTION, 0.5, 0.5))
    visit.wait(6)
    assert visit.on == "KioskHome"
    visit.step(visit.finger(pygame.FINGERUP, 0.5, 0.5))
    open_door(visit)
    assert isinstance(visit.top, PinEntry)


def test_two_buttons_of_a_pad_do_the_same(visit: Visit) -> None:
    pad = Device("pad", 2)
    visit.app._give([Intent(Kind.CONFIRM, pad), Intent(Kind.EXTRA, pad)])
    visit.wait(4.5)
    visit.app._give([Intent(Kind.EXTRA_UP, pad), Intent(Kind.EXTRA, pad)])
    visit.wait(4.5)
    assert visit.on == "KioskHome"
    visit.wait(1)
    assert isinstance(visit.top, PinEntry)


def test_the_corner_does_not_press_what_lies_under_it(visit: Visit) -> None:
    visit.touch()
    visit.press("settings")
    open_door(visit)  # the way back lies in that corner
    assert isinstance(visit.top, PinEntry)
    visit.press("back")
    assert visit.on == "VisitorSettings"


def test_the_pin_by_fingers_opens_the_menu_which_closes_itself(visit: Visit) -> None:
    open_door(visit)
    for figure in PIN:
        visit.press(figure)
    visit.press("open")
    assert isinstance(visit.top, OperatorMenu)
    visit.wait(29)
    assert isinstance(visit.top, OperatorMenu)
    visit.touch(0.5, 0.99)
    visit.wait(29)
    assert isinstance(visit.top, OperatorMenu)
    visit.wait(2)
    assert visit.on == "Attract"


def test_the_pin_page_goes_away_too(visit: Visit) -> None:
    open_door(visit)
    visit.wait(31)
    assert visit.on == "KioskHome"


def test_five_wrong_pins_close_the_door_for_a_minute(visit: Visit) -> None:
    open_door(visit)
    for _try in range(5):
        visit.type("0000")
    visit.type(PIN)
    assert isinstance(visit.top, PinEntry)
    visit.wait(20)
    visit.type(PIN)  # the tries go on being of no use
    assert isinstance(visit.top, PinEntry)
    visit.wait(20)
    visit.key(pygame.K_BACKSPACE)
    visit.wait(21)
    visit.type(PIN)
    assert isinstance(visit.top, OperatorMenu)


def operate(visit: Visit) -> OperatorMenu:
    open_door(visit)
    visit.type(PIN)
    assert isinstance(visit.top, OperatorMenu)
    return visit.top


def test_what_the_operator_sets_is_kept_and_counts(visit: Visit) -> None:
    menu = operate(visit)
    visit.press("game waterfight")
    assert menu.kiosk.operator_file.load().games == ["swamp", "wetting"]
    menu._turn(1)
    menu._step(1)
    box = menu.where()["idle_seconds"]
    width, height = visit.app.window.size
    visit.touch((box.right - 50) / width, box.centery / height)
    assert menu.kiosk.operator_file.load().idle_seconds == 60
    visit.press("back")
    assert visit.on == "Attract"
    visit.touch()
    assert list(visit.top.where())[:2] == ["swamp", "wetting"]
    visit.wait(59)
    assert isinstance(visit.top, KioskHome)
    visit.wait(2)
    assert isinstance(visit.top, StillThere)


def test_one_game_stays(visit: Visit) -> None:
    operate(visit)
    for game in ("waterfight", "swamp", "wetting"):
        visit.press(f"game {game}")
    assert visit.kiosk.operator.games == ["wetting"]


@pytest.mark.parametrize(("control", "status"), [("restart", RESTART), ("quit", QUIT)])
def test_the_ways_to_end_it(visit: Visit, control: str, status: int) -> None:
    menu = operate(visit)
    menu._turn(4)
    visit.press(control)
    assert visit.app.scenes.top is None
    assert visit.kiosk.status == status


def test_every_page_of_the_menu_can_be_opened_and_steered_by_keys(visit: Visit) -> None:
    menu = operate(visit)
    for page in range(len(menu.pages)):
        menu._turn(page)
        visit.step()
        for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT):
            visit.key(key)
        assert visit.top is menu


# ---------------------------------------------------------------------- hours
def test_it_is_started_again_at_its_hour_while_nobody_plays(visit: Visit) -> None:
    visit.seconds = 18.9 * 3600  # nearly four in the morning
    visit.kiosk.operator.games = ["swamp"]
    visit.touch()
    visit.seconds = 19.1 * 3600
    visit.wait(1)
    assert visit.kiosk.status is None  # somebody is there
    visit.kiosk.sleep()
    visit.wait(0.5)
    assert visit.kiosk.status == RESTART


def test_quiet_hours_are_silent_and_dark_ones_black(visit: Visit) -> None:
    settings, operator = visit.app.shared.settings, visit.kiosk.operator
    visit.wait(0.6)
    assert settings.music > 0
    visit.seconds = 14 * 3600  # 23:00
    visit.wait(0.6)
    assert (settings.music, settings.effects, settings.ambience) == (0, 0, 0)
    operator.dark_from, operator.dark_to = "23:30", "06:00"
    visit.seconds += 1800
    visit.wait(0.6)
    assert visit.on == "Dark"
    visit.draw()
    assert pygame.transform.average_color(visit.app.window.surface)[:3] == (0, 0, 0)
    visit.touch()
    assert visit.on == "KioskHome"  # whoever comes at night may play
    visit.wait(70)
    assert visit.on == "Dark"
    operator.restart_at = ""
    visit.seconds = 22 * 3600  # 07:00
    visit.wait(0.6)
    assert visit.on == "Attract"


# ---------------------------------------------------------------------- attract
def test_every_piece_is_a_match_under_way(screen: pygame.Surface) -> None:
    for pieces in PIECES.values():
        for piece in pieces:
            session = piece.session()
            made = 0
            while made < piece.skip:
                assert session.decision() is not None, piece
                made += session.think() is not None
            assert session.decision() is not None
            assert session.person_to_move() is None


def test_the_games_are_shown_in_turn_water_fight_first(visit: Visit) -> None:
    scene = visit.top
    assert isinstance(scene, Attract)
    shown = []
    for _piece in range(4):
        visit.wait(1)
        assert scene.piece is not None
        shown.append(scene.piece.game)
        visit.wait(35, dt=0.25)
        visit.until(lambda: scene.elapsed < 5, 20)
    assert shown == ["waterfight", "swamp", "wetting", "waterfight"]
    assert visit.top is scene


def test_things_happen_and_no_button_stands_there(visit: Visit) -> None:
    scene = visit.top
    assert isinstance(scene, Attract)
    heard: list[str] = []
    visit.app.shared.audio.heard = heard.append
    visit.wait(30)
    assert len(heard) > 10
    scene.draw(scene._canvas)  # type: ignore[arg-type]
    names = scene.table.where()  # type: ignore[union-attr]
    assert not {"pause", "log", "hint", "sheet"} & names.keys()


def test_nothing_of_the_show_is_kept(visit: Visit) -> None:
    visit.wait(20)
    assert visit.kiosk.statistics.days() == []
    visit.touch()
    visit.wait(70)
    days = visit.kiosk.statistics.days()
    assert [(day.wakes, day.starts) for day in days] == [(1, {})]
    assert LEAVE not in days[0].ends
