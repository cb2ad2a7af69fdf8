"""Which keys and buttons mean what, and which of them mean two things at once.

The keyboard is two devices, a left and a right half, so that two people can share it; all pads
are bound alike.  A few keys serve the whole keyboard and can't be given away.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.shell.intents import Device, Kind

LEFT, RIGHT, PAD = "left", "right", "pad"
KEYS = Device("keys")  # the whole keyboard
HALVES = {LEFT: Device("keys", 1), RIGHT: Device("keys", 2)}
KINDS = {
    "up": Kind.UP,
    "down": Kind.DOWN,
    "left": Kind.LEFT,
    "right": Kind.RIGHT,
    "confirm": Kind.CONFIRM,
    "look": Kind.EXTRA,
    "cancel": Kind.CANCEL,
    "menu": Kind.MENU,
    "previous": Kind.PREVIOUS,
    "next": Kind.NEXT,
}
DEFAULTS: Mapping[str, Mapping[str, str]] = {
    LEFT: {"up": "w", "down": "s", "left": "a", "right": "d", "confirm": "space", "look": "e"},
    RIGHT: {
        "up": "up",
        "down": "down",
        "left": "left",
        "right": "right",
        "confirm": "return",
        "look": "backspace",
    },
    PAD: {
        "confirm": "a",
        "cancel": "b",
        "look": "x",
        "menu": "start",
        "previous": "left_shoulder",
        "next": "right_shoulder",
    },
}
STEERING_CONTROLS = {"up": Kind.UP, "down": Kind.DOWN, "left": Kind.LEFT, "right": Kind.RIGHT}
BUTTONS = ("a", "b", "x", "y", "start", "back", "left_shoulder", "right_shoulder")
FIXED = {
    pygame.K_ESCAPE: Kind.CANCEL,
    pygame.K_AC_BACK: Kind.CANCEL,
    pygame.K_F1: Kind.EXTRA,
    pygame.K_PAUSE: Kind.MENU,
}
SPARE = {pygame.K_h: Kind.EXTRA, pygame.K_p: Kind.MENU}  # as long as nothing is bound to them
TAKEN = {*FIXED, pygame.K_TAB, pygame.K_F11, pygame.K_PAGEUP, pygame.K_PAGEDOWN}

Slot = tuple[str, str]  # a group (LEFT, RIGHT or PAD) and what is done


def key_number(name: str) -> int | None:
    """The key of that name, None if there is none that may be bound."""
    try:
        number = pygame.key.key_code(name)
    except (ValueError, pygame.error):
        return None
    return None if number in TAKEN else number


class Bindings:
    """What is bound to what: the defaults, changed as `changes` (group, action: name) says."""

    def __init__(self, changes: Mapping[str, Mapping[str, object]] | None = None) -> None:
        self.table: dict[str, dict[str, str]] = {group: {**of} for group, of in DEFAULTS.items()}
        for group, actions in self.table.items():
            for action in actions:
                name = (changes or {}).get(group, {}).get(action)
                if isinstance(name, str) and self.fits(group, name):
                    actions[action] = name
        self.keys = self._keys()
        self.buttons = self._buttons()

    @staticmethod
    def fits(group: str, name: str) -> bool:
        """Whether the key or button of that name may be bound in `group`."""
        return name in BUTTONS if group == PAD else key_number(name) is not None

    def changed(self, group: str, action: str, name: str) -> dict[str, dict[str, str]]:
        """All that differs from the defaults once `action` is on `name`, for the settings."""
        table = {one: {**of} for one, of in self.table.items()}
        table[group][action] = name
        differing = {
            one: {what: name for what, name in of.items() if DEFAULTS[one][what] != name}
            for one, of in table.items()
        }
        return {one: of for one, of in differing.items() if of}

    def conflicts(self) -> dict[Slot, Slot]:
        """Each slot whose key or button also serves another one, and which."""
        found: dict[Slot, Slot] = {}
        seen: dict[tuple[bool, str], Slot] = {}
        for group, actions in self.table.items():
            for action, name in actions.items():
                slot = group, action
                first = seen.setdefault((group == PAD, name), slot)
                if first != slot:
                    found[slot] = first
                    found.setdefault(first, slot)
        return found

    def _keys(self) -> dict[int, tuple[Device, Kind]]:
        """Key to device and kind; of two slots on one key the first counts."""
        keys: dict[int, tuple[Device, Kind]] = {}
        for group, half in HALVES.items():
            for action, name in self.table[group].items():
                number = key_number(name)
                if number is not None:
                    keys.setdefault(number, (half, KINDS[action]))
        keys.setdefault(pygame.K_KP_ENTER, (HALVES[RIGHT], Kind.CONFIRM))
        for number, kind in SPARE.items():
            keys.setdefault(number, (KEYS, kind))
        return keys | {number: (KEYS, kind) for number, kind in FIXED.items()}

    def _buttons(self) -> dict[str, Kind]:
        buttons: dict[str, Kind] = dict(STEERING_CONTROLS)
        for action, name in self.table[PAD].items():
            buttons.setdefault(name, KINDS[action])
        spare = {"y": Kind.EXTRA, "back": Kind.CANCEL}
        return {**spare, **buttons}


def types(number: int) -> bool:
    """Whether the key writes a letter, so that it doesn't steer while somebody types."""
    return 32 <= number < 127 or 160 <= number < 0x10000
