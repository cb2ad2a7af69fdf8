"""Several people on one sofa: joining, devices that come and go, hands that stay hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.scenes.continue_match import begin, resumed, take_up
from game.scenes.couch import CURTAIN, OPEN, PEEK, Couch
from game.scenes.curtain import Curtain
from game.scenes.games_list import GAME_SCENES, SWAMP
from game.scenes.hands import Hands
from game.scenes.join import Join
from game.scenes.scene import Scene
from game.scenes.seats import remembered
from game.scenes.setup import Setup
from game.scenes.swamp_table import SwampTable
from game.session import PERSON, Seat
from game.shell.intents import Device, Intent, Kind
from tests.scenes.sofa import KEYS, LEFT, MOUSE, OTHER_PAD, PAD, RIGHT, TOUCH, Sofa

TWO = (
    Seat("Ann", "frog", PERSON),
    Seat("Dot", "duck", "easy"),
    Seat("Ben", "crocodile", PERSON),
    Seat("Otto", "otter", "easy"),
)
DEVICES = {0: LEFT, 2: PAD}


@pytest.fixture
def sofa(screen: pygame.Surface, tmp_path: Path) -> Sofa:
    return Sofa(tmp_path)


def swamp(sofa: Sofa, hands: str, seed: int = 6) -> SwampTable:
    """A round for two people with a device each and two computer players; Ann leads."""
    couch = sofa.shared.couch
    couch.hands = hands
    for seat, device in DEVICES.items():
        couch.take(seat, device)
    sofa.shared.seed = seed
    begin(sofa.shared, SWAMP, TWO, {"rounds": 1})
    table = sofa.top
    assert isinstance(table, SwampTable)
    return table


def asked(table: SwampTable) -> int | None:
    return table.hands.asked


# ---------------------------------------------------------------------- joining
def test_devices_take_the_free_seats_in_turn(sofa: Sofa) -> None:
    seats, options = remembered(sofa.shared.settings, SWAMP)
    seats[2].player = PERSON
    sofa.put(Join.to_begin(sofa.shared, SWAMP, seats, options))
    couch = sofa.shared.couch
    sofa.press(PAD)
    assert couch.devices == {0: PAD}
    sofa.press(LEFT)
    assert couch.devices == {0: PAD, 2: LEFT}
    sofa.press(OTHER_PAD)  # more people than were set up: a computer player makes room
    assert couch.devices == {0: PAD, 2: LEFT, 1: OTHER_PAD} and seats[1].player == PERSON
    sofa.click("seat 3")  # a computer player's panel
    assert sofa.scene == "SeatPanel"


def test_a_device_sits_on_one_seat_only_and_can_stand_up(sofa: Sofa) -> None:
    seats, options = remembered(sofa.shared.settings, SWAMP)
    sofa.put(Join.to_begin(sofa.shared, SWAMP, seats, options))
    sofa.press(PAD)
    sofa.press(LEFT)
    assert sofa.shared.couch.devices == {0: PAD, 1: LEFT}
    sofa.press(PAD, Kind.CANCEL)
    assert sofa.shared.couch.devices == {1: LEFT}
    sofa.press(RIGHT)
    assert sofa.shared.couch.devices == {0: RIGHT, 1: LEFT}


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_a_click_or_a_touch_takes_the_seat_it_is_on(sofa: Sofa, device: Device) -> None:
    seats, options = remembered(sofa.shared.settings, SWAMP)
    seats[2].player = PERSON
    sofa.put(Join.to_begin(sofa.shared, SWAMP, seats, options))
    sofa.click("seat 2", device)
    sofa.click("seat 0", device)  # a screen can be passed on
    assert sofa.shared.couch.devices == {0: device, 2: device}


def test_wiggling_shows_who_is_who(sofa: Sofa) -> None:
    seats, options = remembered(sofa.shared.settings, SWAMP)
    seats[2].player = PERSON
    sofa.put(Join.to_begin(sofa.shared, SWAMP, seats, options))
    sofa.press(PAD)
    sofa.press(LEFT)
    for _frame in range(40):
        sofa.frame()
    assert sofa.scenes.pace == "still"
    boxes = {name: pygame.Rect(box) for name, box in sofa.top.where().items()}

    def seat_pictures() -> dict[str, bytes]:
        return {
            name: pygame.image.tobytes(sofa.canvas.surface.subsurface(box.inflate(-60, -60)), "RGB")
            for name, box in boxes.items()
            if name.startswith("seat")
        }

    before = seat_pictures()
    sofa.send(Kind.LEFT, LEFT)
    sofa.frame()
    sofa.frame()
    after = seat_pictures()
    assert {name for name in before if before[name] != after[name]} == {"seat 2"}
    assert sofa.scenes.pace == "moving"


def test_nobody_starts_before_all_have_joined(sofa: Sofa) -> None:
    seats, options = remembered(sofa.shared.settings, SWAMP)
    seats[2].player = PERSON
    sofa.put(Join.to_begin(sofa.shared, SWAMP, seats, options))
    sofa.press(PAD)
    sofa.press(PAD)  # on *start*
    assert sofa.scene == "Join" and seats[2].face_name in sofa.top.notices.shown  # type: ignore[attr-defined]
    sofa.press(RIGHT)
    sofa.press(RIGHT)
    assert sofa.scene == "SwampTable"
    table = sofa.top
    assert isinstance(table, SwampTable)
    assert [seat.player for seat in table.session.seats] == [PERSON, "normal", PERSON, "normal"]
    assert "You" not in [seat.name for seat in table.session.seats]


def test_empty_seats_leave_everybody_their_own_device(sofa: Sofa) -> None:
    entry = GAME_SCENES["wetting"]
    seats, options = remembered(sofa.shared.settings, entry)
    for seat, player in zip(seats, (PERSON, "empty", PERSON, "easy"), strict=True):
        seat.player = player
    sofa.put(Join.to_begin(sofa.shared, entry, seats, options))
    sofa.press(PAD)
    sofa.press(LEFT)
    sofa.press(LEFT)
    assert sofa.shared.couch.devices == {0: PAD, 1: LEFT}
    assert [s.player for s in sofa.top.session.seats] == [PERSON, PERSON, "easy"]  # type: ignore[attr-defined]


def test_set_up_leads_to_joining(sofa: Sofa) -> None:
    sofa.put(Setup(sofa.shared, SWAMP))
    sofa.click("together")
    assert sofa.scene == "Join"
    sofa.press(KEYS, Kind.CANCEL)
    assert sofa.scene == "Setup"


def test_the_choice_of_hands_is_said_and_kept(sofa: Sofa) -> None:
    seats, options = remembered(sofa.shared.settings, SWAMP)
    sofa.put(Join.to_begin(sofa.shared, SWAMP, seats, options))
    notes = set()
    for _mode in range(3):
        sofa.canvas.audit = True
        sofa.frame()
        notes.add(tuple(noted.text for noted in sofa.canvas.texts))
        sofa.canvas.audit = False
        sofa.top.focus.go("hands")  # type: ignore[attr-defined]
        sofa.press(MOUSE)
    assert len(notes) == 3
    sofa.top._choose_hands(1)  # type: ignore[attr-defined]
    sofa.press(PAD)
    sofa.press(PAD)
    assert sofa.shared.settings.choices["couch"] == {"hands": CURTAIN}


# ---------------------------------------------------------------------- whose device counts
def test_only_the_device_of_who_is_to_move_plays(sofa: Sofa) -> None:
    table = swamp(sofa, OPEN)
    sofa.until(lambda: asked(table) == 0)
    for other in (PAD, OTHER_PAD, RIGHT, MOUSE):
        before = table.session.record
        sofa.press(other)
        assert table.session.record == before
    sofa.press(LEFT)
    assert len(table.session.record.actions) > 0
    sofa.until(lambda: asked(table) == 2)
    calls = len(table.session.record.actions)
    sofa.press(LEFT)
    assert len(table.session.record.actions) == calls
    sofa.press(PAD)
    assert len(table.session.record.actions) > calls


def play_on(sofa: Sofa, table: SwampTable, look: bool) -> Iterator[int]:
    """The match to its end, each person by their own device; the seats that acted."""
    for _turn in range(200):
        sofa.until(lambda: sofa.top is not table or asked(table) is not None)
        if sofa.scene == "Curtain":
            seat = sofa.top.seat  # type: ignore[attr-defined]
            for _frame in range(20):
                sofa.frame()
            sofa.press(DEVICES[seat])
            continue
        if sofa.scene == "RoundSummary":
            sofa.press(DEVICES[0])
            continue
        if sofa.scene == "Results":
            return
        seat = asked(table)
        assert seat is not None
        device = DEVICES[seat]
        if look:
            sofa.press(device, Kind.EXTRA)
        assert table.hands.showing
        sofa.press(device)
        if look:
            sofa.press(device, Kind.EXTRA_UP)
        yield seat
    raise AssertionError("The match didn't end.")


# ---------------------------------------------------------------------- hidden hands
def same_pictures(one: Sofa, other: Sofa) -> bool:
    return one.picture() == other.picture()


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
def test_every_pixel_on_and_after_the_curtain_is_the_same_whatever_the_hands(
    screen: pygame.Surface, tmp_path: Path, size: tuple[int, int]
) -> None:
    """From the deal to the frame after the curtain two matches with other hands look alike."""
    one, other = Sofa(tmp_path / "a", size), Sofa(tmp_path / "b", size)
    tables = [swamp(one, CURTAIN), swamp(other, CURTAIN)]
    game = tables[1].session.game
    game.hands = (*game.hands[1:], game.hands[0])  # type: ignore[attr-defined]
    for table in tables:
        table.shared.settings.speed = 1.0
    frames = 0
    while one.scene != "Curtain":
        for sofa in (one, other):
            sofa.frame()
        assert same_pictures(one, other)
        frames += 1
        assert frames < 400
    for _frame in range(20):
        for sofa in (one, other):
            sofa.frame()
        assert same_pictures(one, other)
    seat = one.top.seat  # type: ignore[attr-defined]
    for sofa in (one, other):
        sofa.press(DEVICES[seat])  # the first frame after the curtain
    assert one.scene == other.scene == "SwampTable"
    assert same_pictures(one, other)
    for sofa in (one, other):
        sofa.frame()
    assert not same_pictures(one, other)  # the hand is open now, and they differ
    for sofa in (one, other):
        sofa.press(KEYS, Kind.MENU)
    assert one.scene == "Pause" and same_pictures(one, other)
    for sofa in (one, other):
        sofa.press(KEYS, Kind.MENU)
        sofa.until_scene("Curtain")
    assert same_pictures(one, other)


def peeked(tmp_path: Path) -> tuple[Sofa, Sofa, Device]:
    """Two matches with other hands, where somebody is asked and nobody looks."""
    one, other = Sofa(tmp_path / "a"), Sofa(tmp_path / "b")
    tables = [swamp(one, PEEK), swamp(other, PEEK)]
    game = tables[1].session.game
    game.hands = (*game.hands[1:], game.hands[0])  # type: ignore[attr-defined]
    for sofa, table in zip((one, other), tables, strict=True):
        sofa.until(lambda table=table: asked(table) is not None)  # type: ignore[misc]
        for _frame in range(30):
            sofa.frame()
    seat = asked(tables[0])
    assert seat is not None and same_pictures(one, other)
    return one, other, DEVICES[seat]


def end_by_release(sofa: Sofa, device: Device) -> None:
    sofa.send(Kind.EXTRA_UP, device)


def end_by_pause(sofa: Sofa, _device: Device) -> None:
    sofa.send(Kind.MENU, KEYS)


def end_by_loss_of_focus(sofa: Sofa, _device: Device) -> None:
    sofa.scenes.suspend()


def end_by_unplugging(sofa: Sofa, device: Device) -> None:
    sofa.send(Kind.GONE, device)


ENDS = [end_by_release, end_by_pause, end_by_loss_of_focus, end_by_unplugging]


@pytest.mark.parametrize("end", ENDS)
def test_a_hand_that_is_peeked_at_is_hidden_in_the_same_frame(
    screen: pygame.Surface, tmp_path: Path, end: object
) -> None:
    one, other, device = peeked(tmp_path)
    for sofa in (one, other):
        sofa.press(device, Kind.EXTRA)
    assert not same_pictures(one, other)
    for sofa in (one, other):
        end(sofa, device)  # type: ignore[operator]
        sofa.frame()
    assert same_pictures(one, other)


def test_nobody_elses_button_shows_a_hand(screen: pygame.Surface, tmp_path: Path) -> None:
    one, other, device = peeked(tmp_path)
    for stranger in (LEFT, PAD, OTHER_PAD, RIGHT, MOUSE):
        if stranger != device:
            for sofa in (one, other):
                sofa.press(stranger, Kind.EXTRA)
            assert same_pictures(one, other)
            for sofa in (one, other):
                sofa.press(stranger, Kind.EXTRA_UP)


def test_a_pause_ends_the_peeking_until_the_button_is_pressed_afresh(sofa: Sofa) -> None:
    table = swamp(sofa, PEEK)
    sofa.until(lambda: asked(table) == 0)
    sofa.press(LEFT, Kind.EXTRA)
    assert table.hands.showing
    sofa.press(KEYS, Kind.MENU)
    sofa.press(KEYS, Kind.MENU)
    assert sofa.top is table and not table.hands.showing
    sofa.press(LEFT, Kind.EXTRA_UP)
    sofa.press(LEFT, Kind.EXTRA)
    assert table.hands.showing


def test_losing_focus_pauses_where_hands_are_hidden(sofa: Sofa) -> None:
    table = swamp(sofa, PEEK)
    sofa.until(lambda: asked(table) == 0)
    sofa.scenes.suspend()
    sofa.scenes.restore()
    sofa.frame()
    assert sofa.scene == "Pause"


def test_a_closed_hand_cannot_be_played_from_or_hinted_at(sofa: Sofa) -> None:
    table = swamp(sofa, PEEK)
    for _call in range(2):
        sofa.until(lambda: asked(table) is not None)
        sofa.press(DEVICES[asked(table) or 0])
    sofa.until(lambda: table.asked == "play")
    assert not [name for name in table.where() if name.startswith("card")]
    before = table.session.record
    device = DEVICES[asked(table) or 0]
    for kind in (Kind.UP, Kind.LEFT, Kind.CONFIRM, Kind.DOWN, Kind.CONFIRM):
        sofa.press(device, kind)
    assert table.session.record == before
    assert not [noted for noted in table.board.hand.sprites if noted.card]


def test_the_finger_holds_the_eye_and_plays_with_another_finger(sofa: Sofa) -> None:
    table = swamp(sofa, PEEK)
    sofa.shared.couch.take(0, TOUCH)
    sofa.until(lambda: asked(table) == 0)
    sofa.frame()
    eye = table.hands._eye
    assert eye is not None
    at = (round(eye.centerx * sofa.canvas.u), round(eye.centery * sofa.canvas.u))
    sofa.send(Kind.PRESS, TOUCH, at)
    sofa.frame()
    assert table.hands.showing
    sofa.send(Kind.RELEASE, TOUCH, at)
    sofa.frame()
    assert not table.hands.showing


def test_the_curtain_wants_a_fresh_press_of_the_right_device(sofa: Sofa) -> None:
    table = swamp(sofa, CURTAIN)
    sofa.until_scene("Curtain")
    seat = sofa.top.seat  # type: ignore[attr-defined]
    mine, others = DEVICES[seat], DEVICES[2 - seat]
    sofa.press(mine)  # too soon: it belongs to what was before
    assert sofa.scene == "Curtain"
    for _frame in range(20):
        sofa.frame()
    sofa.press(others)
    assert sofa.scene == "Curtain"
    sofa.press(mine)
    assert sofa.top is table


def test_answers_out_of_turn_are_looked_at_without_handing_over(sofa: Sofa) -> None:
    swamp(sofa, CURTAIN)
    hands = Hands(sofa.shared, "swamp", TWO)
    scenes = sofa.scenes
    sofa.put(Scene(sofa.shared))

    def ready(seat: int, answer: bool = False) -> bool:
        """Asked twice, as a table does in two frames unless the curtain lies over it."""
        if hands.ask(seat, answer):
            return True
        return not isinstance(scenes.top, Curtain) and hands.ask(seat, answer)

    assert not ready(0)  # the curtain is up
    sofa.until(lambda: sofa.top._time > 0.5)  # type: ignore[attr-defined]
    sofa.press(LEFT)
    assert ready(0) and hands.showing
    hands.acted()
    assert not hands.showing
    assert ready(2, answer=True) and hands.viewer == 2 and not hands.showing
    assert hands.handle(Intent(Kind.EXTRA, LEFT)) and not hands.showing  # not Ann's to look
    hands.handle(Intent(Kind.EXTRA_UP, LEFT))
    assert hands.handle(Intent(Kind.EXTRA, PAD)) and hands.showing
    assert hands.handle(Intent(Kind.CONFIRM, LEFT)) and not hands.handle(Intent(Kind.CONFIRM, PAD))
    hands.acted()
    assert ready(0) and not hands.showing  # Ben looks at the screen: Ann peeks from now on
    hands.handle(Intent(Kind.EXTRA, LEFT))
    assert hands.showing
    hands.acted()
    assert not ready(2)  # the next turn has its curtain again


# ---------------------------------------------------------------------- devices that go
def test_an_unplugged_pad_pauses_and_keeps_the_seat(sofa: Sofa) -> None:
    table = swamp(sofa, OPEN)
    sofa.until(lambda: asked(table) == 0)
    sofa.send(Kind.GONE, PAD)
    sofa.frame()
    assert sofa.scene == "LostDevice"
    sofa.press(LEFT)  # Ann's own device can't take Ben's seat too
    assert sofa.scene == "LostDevice"
    sofa.press(OTHER_PAD)
    assert sofa.top is table
    assert sofa.shared.couch.devices == {0: LEFT, 2: OTHER_PAD}


def test_plugged_in_and_out_ten_times_in_a_turn(sofa: Sofa) -> None:
    table = swamp(sofa, PEEK)
    sofa.until(lambda: asked(table) == 0)
    record = table.session.record
    pad = PAD
    for number in range(10):
        sofa.send(Kind.GONE, pad)
        if number % 2:
            sofa.press(KEYS, Kind.MENU)  # into the pause and back
            sofa.press(KEYS, Kind.MENU)
        sofa.frame()
        assert sofa.scene == "LostDevice"
        pad = Device("pad", 100 + number)
        sofa.press(pad)
        assert sofa.top is table
    assert table.session.record == record
    assert sofa.shared.couch.devices == {0: LEFT, 2: pad}


def test_both_pads_can_be_gone_at_once(sofa: Sofa) -> None:
    table = swamp(sofa, CURTAIN)
    sofa.shared.couch.take(0, OTHER_PAD)
    sofa.until_scene("Curtain")
    sofa.send(Kind.GONE, PAD)
    sofa.send(Kind.GONE, OTHER_PAD)
    sofa.frame()
    assert sofa.scene == "LostDevice"
    sofa.press(LEFT)
    sofa.frame()
    assert sofa.scene == "LostDevice"
    sofa.press(RIGHT)
    assert sofa.shared.couch.devices == {0: LEFT, 2: RIGHT}
    sofa.until(lambda: sofa.scene == "Curtain")
    assert table.session.decision()


def test_one_person_alone_goes_on_with_any_device(sofa: Sofa) -> None:
    begin(sofa.shared, SWAMP, [TWO[0], *[TWO[1]] * 3], {"rounds": 1})
    table = sofa.top
    sofa.press(PAD)
    sofa.send(Kind.GONE, PAD)
    sofa.frame()
    assert sofa.scene == "Pause"
    assert "controller" in sofa.top.notices.shown  # type: ignore[attr-defined]
    sofa.press(LEFT, Kind.CANCEL)
    assert sofa.top is table


# ---------------------------------------------------------------------- later
def test_a_rematch_keeps_devices_and_hides_hands(sofa: Sofa) -> None:
    table = swamp(sofa, PEEK)
    for _seat in play_on(sofa, table, look=True):
        pass
    sofa.click("again")
    again = sofa.top
    assert isinstance(again, SwampTable) and again is not table
    assert sofa.shared.couch.devices == DEVICES and again.hands.mode == PEEK
    sofa.until(lambda: asked(again) is not None)
    assert not again.hands.showing


def test_going_on_wants_everybody_to_join_and_hides_hands(sofa: Sofa) -> None:
    table = swamp(sofa, CURTAIN)
    sofa.until_scene("Curtain")
    (name,) = sofa.kept.saves.names()
    sofa.shared.couch = Couch()
    session = resumed(sofa.shared, name)
    assert session is not None
    take_up(sofa.shared, session)
    assert sofa.scene == "Join"
    sofa.press(RIGHT)
    sofa.press(OTHER_PAD)
    assert sofa.shared.couch.devices == {0: RIGHT, 2: OTHER_PAD}
    sofa.press(RIGHT)
    sofa.until_scene("Curtain")
    sofa.until(lambda: sofa.top._time > 0.5)  # type: ignore[attr-defined]
    sofa.press({0: RIGHT, 2: OTHER_PAD}[sofa.top.seat])  # type: ignore[attr-defined]
    again = sofa.top
    assert isinstance(again, SwampTable) and again.session.record == table.session.record
    assert again.hands.mode == CURTAIN and not again.hands.showing
