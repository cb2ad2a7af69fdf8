"""Game pads, by the names of their controls, whatever they are.

SDL's controllers know most pads' layouts; any other is taken as a raw joystick with the
usual order of buttons.  Pads come and go; each is known by its instance id.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Protocol

import pygame
from pygame._sdl2 import controller

log = logging.getLogger("drench.pads")

ADDED, REMOVED = "added", "removed"
STICK_X, STICK_Y = "stick_x", "stick_y"

CONTROLLER_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
CONTROLLER_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: STICK_X,
    pygame.CONTROLLER_AXIS_LEFTY: STICK_Y,
}
RAW_BUTTONS = ("a", "b", "x", "y", "left_shoulder", "right_shoulder", "back", "start")
RAW_AXES = (STICK_X, STICK_Y)


@dataclass(frozen=True, slots=True)
class PadChange:
    """A control of a pad changed: buttons are 1 or 0, sticks -1 to 1 (right and down positive)."""

    pad: int
    control: str
    value: float = 0.0


class PadSource(Protocol):
    """Where pad changes come from: `Pads`, or a stand-in of a test."""

    def changes(self, event: pygame.event.Event) -> list[PadChange]:
        """What `event` says of the pads."""


class _Opened:
    """One pad that is plugged in."""

    def __init__(self, device_index: int) -> None:
        """Open it; raises pygame.error if it can't be."""
        self.hat = (0, 0)
        self.handle: Any
        if controller.is_controller(device_index):
            self.handle = controller.Controller(device_index)
            joystick = self.handle.as_joystick()
            self.known = True
        else:
            joystick = self.handle = pygame.joystick.Joystick(device_index)
            self.known = False
        self.id: int = joystick.get_instance_id()


class Pads:
    """All pads that are plugged in."""

    def __init__(self) -> None:
        self._pads: dict[int, _Opened] = {}

    def open(self) -> None:
        """Start listening; pads that are there already are told of by events, as later ones."""
        pygame.joystick.init()
        controller.init()

    @property
    def present(self) -> list[int]:
        """The instance ids of the pads that are plugged in."""
        return list(self._pads)

    def changes(self, event: pygame.event.Event) -> list[PadChange]:
        """What `event` says of the pads, opening and forgetting them as they come and go."""
        if event.type == pygame.JOYDEVICEADDED:
            return self._added(event.device_index)
        pad = self._pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return []
        if event.type == pygame.JOYDEVICEREMOVED:
            del self._pads[pad.id]
            log.info("A pad was unplugged.")
            return [PadChange(pad.id, REMOVED)]
        return _known_changes(pad, event) if pad.known else _raw_changes(pad, event)

    def _added(self, device_index: int) -> list[PadChange]:
        try:
            pad = _Opened(device_index)
        except pygame.error as fault:  # it was pulled out again before we came to it
            log.warning("A pad can't be opened (%s).", fault)
            return []
        if pad.id in self._pads:
            return []
        self._pads[pad.id] = pad
        log.info("A pad was plugged in.")
        return [PadChange(pad.id, ADDED)]


def _known_changes(pad: _Opened, event: pygame.event.Event) -> list[PadChange]:
    if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        control = CONTROLLER_BUTTONS.get(event.button)
        value = float(event.type == pygame.CONTROLLERBUTTONDOWN)
        return [PadChange(pad.id, control, value)] if control else []
    if event.type == pygame.CONTROLLERAXISMOTION and event.axis in CONTROLLER_AXES:
        value = max(-1.0, event.value / 32767)
        return [PadChange(pad.id, CONTROLLER_AXES[event.axis], value)]
    return []


def _raw_changes(pad: _Opened, event: pygame.event.Event) -> list[PadChange]:
    if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        value = float(event.type == pygame.JOYBUTTONDOWN)
        known = event.button < len(RAW_BUTTONS)
        return [PadChange(pad.id, RAW_BUTTONS[event.button], value)] if known else []
    if event.type == pygame.JOYAXISMOTION and event.axis < len(RAW_AXES):
        return [PadChange(pad.id, RAW_AXES[event.axis], event.value)]
    if event.type == pygame.JOYHATMOTION and event.hat == 0:
        before, pad.hat = pad.hat, event.value
        sides = (("left", 0, -1), ("right", 0, 1), ("down", 1, -1), ("up", 1, 1))
        return [
            PadChange(pad.id, name, float(event.value[axis] == sign))
            for name, axis, sign in sides
            if (before[axis] == sign) != (event.value[axis] == sign)
        ]
    return []
