"""From what the system tells of devices to what people want: events in, intents out."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.shell.bindings import KEYS, Bindings, types
from game.shell.intents import Device, Intent, Kind
from game.shell.pads import REMOVED, STICK_X, STICK_Y, PadChange, PadSource

MOUSE = Device("mouse")
NOWHERE = (-1, -1)  # where a press ends that is broken off: on no control
REPEAT_AFTER, REPEAT_EVERY = 0.4, 0.1  # seconds
STICK_ON, STICK_OFF = 0.55, 0.35  # of its way; apart, so that it doesn't flicker at the edge
TOUCH_ECHO = 0.5  # seconds after a touch in which the mouse events it causes may still come
PAGE = 5  # wheel steps

STEERING = {Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT}
REPEATING = STEERING | {Kind.ERASE}
ENDS = {Kind.CONFIRM: Kind.CONFIRM_UP, Kind.EXTRA: Kind.EXTRA_UP}
FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


@dataclass
class _Held:
    """A key, button or stick that is held: what it wants, and when it says so again."""

    intent: Intent
    wait: float = REPEAT_AFTER


class Devices:
    """All devices.

    `typing` is set while letters are to be text instead of steering, `listening` while the next
    key or button is wanted by its name.
    """

    def __init__(self, pads: PadSource, clock: Callable[[], float] = time.monotonic) -> None:
        self.typing = False
        self.listening = False
        self.bindings = Bindings()
        self._pads = pads
        self._clock = clock
        self._held: dict[tuple[Device, object], _Held] = {}
        self._fingers: dict[int, Device] = {}
        self._sticks: dict[int, tuple[float, float]] = {}
        self._size = (1, 1)
        self._zoom = 1.0
        self._last_touch = -TOUCH_ECHO
        self._focused = True

    def fit(self, size: tuple[int, int], zoom: float = 1.0) -> None:
        """Places of intents are on a picture of `size` pixels, `zoom` times the window's."""
        self._size, self._zoom = size, zoom

    @property
    def holding(self) -> bool:
        """Whether something is held that repeats, so that `tick` is wanted."""
        return any(held.intent.kind in REPEATING for held in self._held.values())

    def intents(self, event: pygame.event.Event) -> list[Intent]:
        """What `event` means, nothing for most."""
        if event.type in FINGERS:
            return self._finger(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            steps = [Intent(Kind.SCROLL, MOUSE, self._place(pygame.mouse.get_pos()), "", event.y)]
            return steps if event.y else []
        if event.type == pygame.KEYDOWN and self._focused:
            return self._key_down(event)
        if event.type == pygame.KEYUP:
            return self._let_go(self._holder(event.key), event.key)
        if event.type == pygame.TEXTINPUT and self._focused:
            return [Intent(Kind.TEXT, KEYS, text=event.text)]
        if event.type == pygame.WINDOWFOCUSLOST:
            return self.release_all()
        if event.type == pygame.WINDOWFOCUSGAINED:
            self._focused = True
            return []
        return [intent for change in self._pads.changes(event) for intent in self._pad(change)]

    def tick(self, dt: float) -> list[Intent]:
        """What is said again by that which is held, `dt` seconds later."""
        again = []
        for held in self._held.values():
            if held.intent.kind in REPEATING:
                held.wait -= dt
                if held.wait <= 0:
                    held.wait = REPEAT_EVERY
                    again.append(replace(held.intent, repeated=True))
        return again

    def release_all(self) -> list[Intent]:
        """Let go of all that is held, since the window lost focus: presses end on no control."""
        self._focused = False
        ended = [intent for device, source in list(self._held) for intent in self._let_go(
            device, source, NOWHERE)]  # fmt: skip
        self._fingers.clear()
        self._sticks.clear()
        return ended

    # ------------------------------------------------------------------ holding
    def _hold(self, device: Device, source: object, intent: Intent) -> list[Intent]:
        if (device, source) in self._held:  # the system's own repeat: `tick` makes ours
            return []
        self._held[device, source] = _Held(intent)
        return [intent]

    def _let_go(
        self, device: Device, source: object, at: tuple[int, int] | None = None
    ) -> list[Intent]:
        held = self._held.pop((device, source), None)
        if held and held.intent.kind in ENDS:
            return [Intent(ENDS[held.intent.kind], device)]
        if held and held.intent.kind is Kind.PRESS:
            return [Intent(Kind.RELEASE, device, at)]
        return []

    # ------------------------------------------------------------------ pointers
    def _place(self, at: tuple[float, float]) -> tuple[int, int]:
        return round(at[0] * self._zoom), round(at[1] * self._zoom)

    def _mouse(self, event: pygame.event.Event) -> list[Intent]:
        # A touch that also comes as a mouse event has been counted.
        if event.touch or self._clock() - self._last_touch < TOUCH_ECHO:
            return []
        at = self._place(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return [Intent(Kind.POINT, MOUSE, at)]
        if event.button == pygame.BUTTON_LEFT:
            if event.type == pygame.MOUSEBUTTONUP:
                return self._let_go(MOUSE, event.button, at)
            return self._hold(MOUSE, event.button, Intent(Kind.PRESS, MOUSE, at))
        if event.button == pygame.BUTTON_RIGHT:
            if event.type == pygame.MOUSEBUTTONUP:
                return self._let_go(MOUSE, event.button)
            return self._hold(MOUSE, event.button, Intent(Kind.EXTRA, MOUSE, at))
        return []

    def _finger(self, event: pygame.event.Event) -> list[Intent]:
        self._last_touch = self._clock()
        width, height = self._size
        at = min(width - 1, int(event.x * width)), min(height - 1, int(event.y * height))
        if event.type == pygame.FINGERDOWN:
            taken = {device.id for device in self._fingers.values()}
            free = next(number for number in range(len(taken) + 1) if number not in taken)
            device = self._fingers.setdefault(event.finger_id, Device("touch", free))
            return self._hold(device, "finger", Intent(Kind.PRESS, device, at))
        finger = self._fingers.get(event.finger_id)
        if finger is None:
            return []
        if event.type == pygame.FINGERMOTION:
            return [Intent(Kind.POINT, finger, at)]
        del self._fingers[event.finger_id]
        return self._let_go(finger, "finger", at)

    # ------------------------------------------------------------------ keys and pads
    def _holder(self, key: int) -> Device:
        """The half of the keyboard that holds `key` down, the whole one if none does."""
        return next((device for device, source in self._held if source == key), KEYS)

    def _key_down(self, event: pygame.event.Event) -> list[Intent]:
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return []
        if self.listening:
            return [Intent(Kind.RAW, KEYS, text=pygame.key.name(event.key))]
        if event.key == pygame.K_TAB:
            kind = Kind.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Kind.NEXT
            return [Intent(kind, KEYS)]
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            steps = PAGE if event.key == pygame.K_PAGEUP else -PAGE
            return [Intent(Kind.SCROLL, KEYS, amount=steps)]
        if self.typing and (types(event.key) or event.key == pygame.K_BACKSPACE):
            erasing = [Intent(Kind.ERASE, KEYS)] if event.key == pygame.K_BACKSPACE else []
            return [one for intent in erasing for one in self._hold(KEYS, event.key, intent)]
        bound = self.bindings.keys.get(event.key)
        return self._hold(bound[0], event.key, Intent(bound[1], bound[0])) if bound else []

    def _pad(self, change: PadChange) -> list[Intent]:
        device = Device("pad", change.pad)
        if change.control == REMOVED:
            self._sticks.pop(change.pad, None)
            sources = [source for holder, source in self._held if holder == device]
            ended = [intent for source in sources for intent in self._let_go(device, source)]
            return [*ended, Intent(Kind.GONE, device)]
        if change.control in (STICK_X, STICK_Y):
            return self._stick(device, change)
        if self.listening and change.value:
            return [Intent(Kind.RAW, device, text=change.control)]
        wanted = self.bindings.buttons.get(change.control)
        if wanted is None:
            return []
        if change.value:
            return self._hold(device, change.control, Intent(wanted, device))
        return self._let_go(device, change.control)

    def _stick(self, device: Device, change: PadChange) -> list[Intent]:
        x, y = self._sticks.get(device.id, (0.0, 0.0))
        x, y = (change.value, y) if change.control == STICK_X else (x, change.value)
        self._sticks[device.id] = (x, y)
        held = self._held.get((device, "stick"))
        towards = _direction(x, y, STICK_OFF if held else STICK_ON)
        if held and held.intent.kind is towards:
            return []
        self._let_go(device, "stick")
        return self._hold(device, "stick", Intent(towards, device)) if towards else []


def _direction(x: float, y: float, least: float) -> Kind | None:
    """Where a stick points, None within `least` of its middle."""
    if max(abs(x), abs(y)) < least:
        return None
    if abs(x) >= abs(y):
        return Kind.RIGHT if x > 0 else Kind.LEFT
    return Kind.DOWN if y > 0 else Kind.UP
