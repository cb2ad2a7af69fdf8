"""Events of every device to intents."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.shell.bindings import Bindings
from game.shell.devices import NOWHERE, REPEAT_AFTER, REPEAT_EVERY, Devices
from game.shell.intents import Device, Intent, Kind
from game.shell.pads import ADDED, REMOVED, PadChange

KEYS, MOUSE, PAD = Device("keys"), Device("mouse"), Device("pad", 7)
LEFT, RIGHT = Device("keys", 1), Device("keys", 2)
USER = pygame.event.custom_type()


class StandIn:
    """Pads of a test: changes come in user events."""

    def changes(self, event: pygame.event.Event) -> list[PadChange]:
        return [event.change] if event.type == USER else []


class Hands:
    """Devices and what is done with them."""

    def __init__(self) -> None:
        self.time = 100.0
        self.devices = Devices(StandIn(), clock=lambda: self.time)
        self.devices.fit((1000, 500))

    def do(self, event_type: int, **facts: Any) -> list[Intent]:
        return self.devices.intents(pygame.event.Event(event_type, facts))

    def key(self, key: int, mod: int = 0, up: bool = False) -> list[Intent]:
        return self.do(pygame.KEYUP if up else pygame.KEYDOWN, key=key, mod=mod)

    def mouse(
        self, event_type: int, at: tuple[int, int], touch: bool = False, button: int = 1
    ) -> Any:
        return self.do(event_type, pos=at, touch=touch, button=button)

    def finger(self, event_type: int, x: float, y: float, finger: int = 40) -> list[Intent]:
        return self.do(event_type, x=x, y=y, finger_id=finger)

    def pad(self, control: str, value: float = 0.0, pad: int = 7) -> list[Intent]:
        return self.do(USER, change=PadChange(pad, control, value))


@pytest.fixture
def hands(screen: pygame.Surface) -> Hands:
    return Hands()


def kinds(intents: list[Intent]) -> list[Kind]:
    return [intent.kind for intent in intents]


@pytest.mark.parametrize(
    ("key", "kind", "device"),
    [
        (pygame.K_UP, Kind.UP, RIGHT), (pygame.K_w, Kind.UP, LEFT), (pygame.K_s, Kind.DOWN, LEFT),
        (pygame.K_a, Kind.LEFT, LEFT), (pygame.K_RIGHT, Kind.RIGHT, RIGHT),
        (pygame.K_RETURN, Kind.CONFIRM, RIGHT), (pygame.K_KP_ENTER, Kind.CONFIRM, RIGHT),
        (pygame.K_SPACE, Kind.CONFIRM, LEFT), (pygame.K_e, Kind.EXTRA, LEFT),
        (pygame.K_BACKSPACE, Kind.EXTRA, RIGHT), (pygame.K_ESCAPE, Kind.CANCEL, KEYS),
        (pygame.K_TAB, Kind.NEXT, KEYS), (pygame.K_h, Kind.EXTRA, KEYS),
        (pygame.K_F1, Kind.EXTRA, KEYS), (pygame.K_p, Kind.MENU, KEYS),
    ],
)  # fmt: skip
def test_keys(hands: Hands, key: int, kind: Kind, device: Device) -> None:
    assert hands.key(key) == [Intent(kind, device)]


def test_the_halves_of_the_keyboard_are_two_devices(hands: Hands) -> None:
    """Both hold their keys at once, and each lets go of its own."""
    hands.key(pygame.K_e)
    assert hands.key(pygame.K_BACKSPACE) == [Intent(Kind.EXTRA, RIGHT)]
    assert hands.key(pygame.K_d) == [Intent(Kind.RIGHT, LEFT)]
    assert hands.key(pygame.K_BACKSPACE, up=True) == [Intent(Kind.EXTRA_UP, RIGHT)]
    assert hands.key(pygame.K_e, up=True) == [Intent(Kind.EXTRA_UP, LEFT)]


def test_changed_keys_count_at_once(hands: Hands) -> None:
    hands.devices.bindings = Bindings({"left": {"up": "i"}, "pad": {"confirm": "y"}})
    assert hands.key(pygame.K_i) == [Intent(Kind.UP, LEFT)]
    assert hands.key(pygame.K_w) == []
    assert hands.pad("y", 1) == [Intent(Kind.CONFIRM, PAD)]


def test_while_a_key_is_wanted_it_comes_by_its_name(hands: Hands) -> None:
    hands.devices.listening = True
    assert hands.key(pygame.K_LEFT) == [Intent(Kind.RAW, KEYS, text="left")]
    assert hands.key(pygame.K_ESCAPE) == [Intent(Kind.RAW, KEYS, text="escape")]
    assert hands.pad("b", 1) == [Intent(Kind.RAW, PAD, text="b")]
    assert hands.key(pygame.K_LEFT, up=True) == hands.pad("b", 0) == []


def test_shift_tab_goes_back_and_alt_keys_are_not_ours(hands: Hands) -> None:
    assert hands.key(pygame.K_TAB, pygame.KMOD_SHIFT) == [Intent(Kind.PREVIOUS, KEYS)]
    assert hands.key(pygame.K_RETURN, pygame.KMOD_ALT) == []


def test_letters_do_not_steer_while_somebody_types(hands: Hands) -> None:
    hands.devices.typing = True
    for key in (pygame.K_w, pygame.K_p, pygame.K_h, pygame.K_SPACE, pygame.K_e):
        assert hands.key(key) == []
    assert hands.key(pygame.K_UP) == [Intent(Kind.UP, RIGHT)]
    assert hands.key(pygame.K_BACKSPACE) == [Intent(Kind.ERASE, KEYS)]
    assert hands.devices.tick(REPEAT_AFTER)[1:] == [Intent(Kind.ERASE, KEYS, repeated=True)]
    assert hands.do(pygame.TEXTINPUT, text="ß") == [Intent(Kind.TEXT, KEYS, text="ß")]


def test_a_held_key_repeats_by_time_and_not_by_the_system(hands: Hands) -> None:
    assert len(hands.key(pygame.K_LEFT)) == 1
    assert hands.devices.holding
    assert hands.key(pygame.K_LEFT) == []
    assert hands.devices.tick(REPEAT_AFTER - 0.05) == []
    assert hands.devices.tick(0.06) == [Intent(Kind.LEFT, RIGHT, repeated=True)]
    assert hands.devices.tick(REPEAT_EVERY) == [Intent(Kind.LEFT, RIGHT, repeated=True)]
    hands.key(pygame.K_LEFT, up=True)
    assert hands.devices.tick(5.0) == []
    assert not hands.devices.holding


def test_confirming_does_not_repeat_and_ends(hands: Hands) -> None:
    hands.key(pygame.K_RETURN)
    assert hands.devices.tick(5.0) == []
    assert hands.key(pygame.K_RETURN, up=True) == [Intent(Kind.CONFIRM_UP, RIGHT)]


def test_mouse(hands: Hands) -> None:
    assert hands.mouse(pygame.MOUSEMOTION, (5, 6)) == [Intent(Kind.POINT, MOUSE, (5, 6))]
    assert hands.mouse(pygame.MOUSEBUTTONDOWN, (5, 6)) == [Intent(Kind.PRESS, MOUSE, (5, 6))]
    assert hands.mouse(pygame.MOUSEBUTTONUP, (9, 6)) == [Intent(Kind.RELEASE, MOUSE, (9, 6))]
    right = hands.mouse(pygame.MOUSEBUTTONDOWN, (5, 6), button=3)
    assert right == [Intent(Kind.EXTRA, MOUSE, (5, 6))]
    assert hands.mouse(pygame.MOUSEBUTTONUP, (5, 6), button=3) == [Intent(Kind.EXTRA_UP, MOUSE)]
    assert kinds(hands.do(pygame.MOUSEWHEEL, y=-2)) == [Kind.SCROLL]


def test_places_follow_the_zoom_of_a_small_window(hands: Hands) -> None:
    hands.devices.fit((1024, 600), 2.0)
    assert hands.mouse(pygame.MOUSEBUTTONDOWN, (100, 50))[0].at == (200, 100)
    hands.time += 10
    assert hands.finger(pygame.FINGERDOWN, 0.5, 0.5)[0].at == (512, 300)


def test_a_touch_that_comes_as_mouse_too_counts_once(hands: Hands) -> None:
    touch = Device("touch", 0)
    assert hands.finger(pygame.FINGERDOWN, 0.1, 0.2) == [Intent(Kind.PRESS, touch, (100, 100))]
    assert hands.mouse(pygame.MOUSEBUTTONDOWN, (100, 100), touch=True) == []
    assert hands.mouse(pygame.MOUSEBUTTONDOWN, (100, 100)) == []  # the system doesn't say so
    assert hands.finger(pygame.FINGERUP, 0.1, 0.2) == [Intent(Kind.RELEASE, touch, (100, 100))]
    assert hands.mouse(pygame.MOUSEBUTTONUP, (100, 100)) == []
    hands.time += 1.0
    assert kinds(hands.mouse(pygame.MOUSEBUTTONDOWN, (100, 100))) == [Kind.PRESS]


def test_fingers_are_told_apart_while_they_are_down(hands: Hands) -> None:
    first = hands.finger(pygame.FINGERDOWN, 0.1, 0.1, finger=900)
    second = hands.finger(pygame.FINGERDOWN, 0.9, 0.1, finger=901)
    assert [intent.device.id for intent in first + second] == [0, 1]
    hands.finger(pygame.FINGERUP, 0.1, 0.1, finger=900)
    assert hands.finger(pygame.FINGERDOWN, 0.1, 0.1, finger=902)[0].device.id == 0
    assert hands.finger(pygame.FINGERMOTION, 0.9, 0.2, finger=901)[0].device.id == 1
    assert hands.finger(pygame.FINGERMOTION, 0.9, 0.2, finger=77) == []


def test_loss_of_focus_ends_all_presses_on_no_control(hands: Hands) -> None:
    hands.key(pygame.K_LEFT)
    hands.key(pygame.K_SPACE)
    hands.mouse(pygame.MOUSEBUTTONDOWN, (5, 6))
    hands.pad("a", 1)
    ended = hands.do(pygame.WINDOWFOCUSLOST)
    assert Intent(Kind.RELEASE, MOUSE, NOWHERE) in ended
    assert Intent(Kind.CONFIRM_UP, LEFT) in ended
    assert Intent(Kind.CONFIRM_UP, PAD) in ended
    assert hands.devices.tick(9.0) == []
    assert hands.key(pygame.K_LEFT) == []  # a repeat that comes late
    assert hands.mouse(pygame.MOUSEBUTTONUP, (5, 6)) == []
    hands.do(pygame.WINDOWFOCUSGAINED)
    assert kinds(hands.key(pygame.K_LEFT)) == [Kind.LEFT]


def test_pad_buttons(hands: Hands) -> None:
    hands.pad(ADDED)
    assert hands.pad("a", 1) == [Intent(Kind.CONFIRM, PAD)]
    assert hands.pad("a", 0) == [Intent(Kind.CONFIRM_UP, PAD)]
    assert hands.pad("b", 1) == [Intent(Kind.CANCEL, PAD)]
    assert hands.pad("start", 1) == [Intent(Kind.MENU, PAD)]
    assert hands.pad("left", 1) == [Intent(Kind.LEFT, PAD)]
    assert kinds(hands.devices.tick(1.0)) == [Kind.LEFT]


def test_a_stick_steers_once_past_its_dead_zone(hands: Hands) -> None:
    assert hands.pad("stick_x", 0.5) == []
    assert hands.pad("stick_x", 0.7) == [Intent(Kind.RIGHT, PAD)]
    assert hands.pad("stick_x", 0.9) == []
    assert hands.pad("stick_x", 0.45) == []  # still held: no flicker at the edge
    assert kinds(hands.devices.tick(0.5)) == [Kind.RIGHT]
    assert hands.pad("stick_x", 0.2) == []
    assert hands.devices.tick(5.0) == []
    assert hands.pad("stick_y", -0.8) == [Intent(Kind.UP, PAD)]
    assert hands.pad("stick_y", 0.8) == [Intent(Kind.DOWN, PAD)]


def test_two_pads_do_not_mix(hands: Hands) -> None:
    hands.pad("stick_x", 0.9, pad=1)
    assert hands.pad("stick_y", 0.9, pad=2) == [Intent(Kind.DOWN, Device("pad", 2))]
    hands.pad(REMOVED, pad=2)
    assert hands.devices.tick(0.5) == [Intent(Kind.RIGHT, Device("pad", 1), repeated=True)]


def test_a_pad_that_goes_lets_go(hands: Hands) -> None:
    hands.pad("a", 1)
    hands.pad("stick_x", 1.0)
    assert hands.pad(REMOVED) == [Intent(Kind.CONFIRM_UP, PAD), Intent(Kind.GONE, PAD)]
    assert not hands.devices.holding
