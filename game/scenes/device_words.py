"""How devices, their keys and buttons are called and drawn."""

from __future__ import annotations

from game.shell.bindings import HALVES, PAD, Bindings
from game.shell.intents import Device
from game.shell.settings import Settings
from game.words import N_, _

NAMES = {
    "space": N_("Space"),
    "return": N_("Enter"),
    "backspace": N_("Backspace"),
    "up": N_("Up"),
    "down": N_("Down"),
    "left": N_("Left"),
    "right": N_("Right"),
    "left_shoulder": N_("L"),
    "right_shoulder": N_("R"),
    "start": N_("Start"),
    "back": N_("Back"),
}
ICONS = {"keys": "keyboard", "pad": "pad", "mouse": "mouse", "touch": "touch"}


def key_word(name: str) -> str:
    """A key or button as it is written on the screen."""
    return _(NAMES[name]) if name in NAMES else name.upper() if len(name) == 1 else name.title()


def icon(device: Device) -> str:
    """The glyph of a device."""
    return ICONS[device.kind]


def device_word(device: Device) -> str:
    """A device's name, for the one who holds it."""
    if device == HALVES["left"]:
        return _("Keyboard, left")
    if device == HALVES["right"]:
        return _("Keyboard, right")
    words = {"keys": _("Keyboard"), "pad": _("Controller"), "mouse": _("Mouse")}
    return words.get(device.kind, _("Touch"))


def group_of(device: Device) -> str:
    """The group of bindings of a device with keys or buttons."""
    if device.kind == "pad":
        return PAD
    return "left" if device == HALVES["left"] else "right"


def bound_word(settings: Settings, device: Device, action: str) -> str:
    """What to press on `device` for "confirm" or "look"."""
    if device.kind == "mouse":
        return _("the right button") if action == "look" else _("the left button")
    if device.kind == "touch":
        return _("the eye") if action == "look" else _("the screen")
    return key_word(Bindings(settings.bindings).table[group_of(device)][action])
