"""What a device wants of the game, said the same way for every device.

Mouse, touch, keys and pads become intents in one place (`devices.py`); scenes know
intents only, so every screen works with every device and two people can act at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    """POINT, PRESS, RELEASE come with a place; the rest is steering, and typing."""

    POINT = auto()  # the pointer moved (a finger: while it is down)
    PRESS = auto()
    RELEASE = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    CONFIRM = auto()
    CONFIRM_UP = auto()  # the confirming key or button is let go
    CANCEL = auto()
    MENU = auto()  # pause, and back out of it
    EXTRA = auto()  # the scene's second action: look, hint, "what is this"
    EXTRA_UP = auto()  # the key or button of EXTRA is let go
    NEXT = auto()  # tab, shoulder buttons: the next group of controls
    PREVIOUS = auto()
    TEXT = auto()  # typed letters in `text`
    ERASE = auto()
    SCROLL = auto()  # wheel steps in `amount`, up is positive
    GONE = auto()  # the device was unplugged
    RAW = auto()  # a key or button by its name in `text`, while a scene listens for one


class Device(NamedTuple):
    """`kind` is "mouse", "touch", "keys" or "pad"; `id` tells pads apart (instance id), fingers,
    and the halves of the keyboard (1 left, 2 right; 0 are keys that serve all of it)."""

    kind: str
    id: int = 0


@dataclass(frozen=True, slots=True)
class Intent:
    """One wish of one device; `at` in window pixels where it has a place."""

    kind: Kind
    device: Device
    at: tuple[int, int] | None = None
    text: str = ""
    amount: int = 0
    repeated: bool = False
