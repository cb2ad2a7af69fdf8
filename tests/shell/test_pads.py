"""Real pads, as far as a test can plug them in: virtual joysticks of SDL itself."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from game.shell.devices import Devices
from game.shell.intents import Intent, Kind
from game.shell.pads import ADDED, REMOVED, PadChange, Pads

CONTROLLER, UNKNOWN = 1, 0  # SDL_JoystickType
AXES, BUTTONS, HATS = 6, 15, 1


class Virtual:
    """A pad that is plugged in by SDL_JoystickAttachVirtual."""

    def __init__(self, sdl: ctypes.CDLL, kind: int) -> None:
        self._sdl = sdl
        self._index = sdl.SDL_JoystickAttachVirtual(kind, AXES, BUTTONS, HATS)
        assert self._index >= 0

    def _handle(self, pad: int) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(pad))

    def button(self, pad: int, number: int, down: bool) -> None:
        assert self._sdl.SDL_JoystickSetVirtualButton(self._handle(pad), number, int(down)) == 0

    def axis(self, pad: int, number: int, value: int) -> None:
        wanted = ctypes.c_int16(value)
        assert self._sdl.SDL_JoystickSetVirtualAxis(self._handle(pad), number, wanted) == 0

    def hat(self, pad: int, value: int) -> None:
        assert self._sdl.SDL_JoystickSetVirtualHat(self._handle(pad), 0, value) == 0

    def unplug(self) -> None:
        assert self._sdl.SDL_JoystickDetachVirtual(self._index) == 0


@pytest.fixture
def sdl(screen: pygame.Surface) -> ctypes.CDLL:
    """The SDL library that pygame itself has loaded."""
    if not sys.platform.startswith("linux"):
        pytest.skip("The library that pygame has loaded is looked up in /proc, so on Linux only.")
    maps = Path("/proc/self/maps").read_text().splitlines()
    library = ctypes.CDLL(next(line.split(maxsplit=5)[5] for line in maps if "libSDL2-2" in line))
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return library


@pytest.fixture
def pads(screen: pygame.Surface) -> Iterator[Pads]:
    pads = Pads()
    pads.open()
    pygame.event.clear()
    yield pads
    controller.quit()
    pygame.joystick.quit()
    pygame.event.clear()


def events() -> Iterator[pygame.event.Event]:
    """All that comes in three rounds: a pad's first events come when it has been opened."""
    for _round in range(3):
        yield from pygame.event.get()


def changes(pads: Pads) -> list[PadChange]:
    """What happened since the last look; sticks at rest are left out."""
    found = [change for event in events() for change in pads.changes(event)]
    return [change for change in found if change.value or "stick" not in change.control]


def intents(devices: Devices) -> list[Intent]:
    """What is wanted since the last look."""
    return [intent for event in events() for intent in devices.intents(event)]


def test_a_known_pad(sdl: ctypes.CDLL, pads: Pads) -> None:
    pad = Virtual(sdl, CONTROLLER)
    (added,) = changes(pads)
    assert added.control == ADDED
    assert pads.present == [added.pad]
    pad.button(added.pad, 0, True)
    pad.axis(added.pad, 0, 32767)
    found = {change.control: change.value for change in changes(pads)}
    assert found == {"a": 1.0, "stick_x": 1.0}  # told once, though two kinds of events come
    pad.unplug()
    assert changes(pads)[-1] == PadChange(added.pad, REMOVED)
    assert pads.present == []


def test_a_pad_that_nobody_knows(sdl: ctypes.CDLL, pads: Pads) -> None:
    pad = Virtual(sdl, UNKNOWN)
    (added,) = changes(pads)
    pad.button(added.pad, 1, True)
    pad.axis(added.pad, 1, -32768)
    pad.hat(added.pad, 1)
    found = {change.control: change.value for change in changes(pads)}
    assert found == {"b": 1.0, "stick_y": -1.0, "up": 1.0}
    pad.hat(added.pad, 2)
    assert [(change.control, change.value) for change in changes(pads)] == [
        ("right", 1.0), ("up", 0.0),
    ]  # fmt: skip
    pad.unplug()
    changes(pads)


def test_plugging_in_and_out_ten_times(sdl: ctypes.CDLL, pads: Pads) -> None:
    devices = Devices(pads)
    seen = []
    for _time in range(10):
        pad = Virtual(sdl, CONTROLLER)
        found = intents(devices)
        (number,) = pads.present
        pad.button(number, 0, True)
        found += intents(devices)
        pad.unplug()
        found += intents(devices)
        assert [intent.kind for intent in found] == [Kind.CONFIRM, Kind.CONFIRM_UP, Kind.GONE]
        assert not pads.present
        seen.append(number)
    assert len(set(seen)) == 10
