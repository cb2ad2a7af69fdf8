"""How devices aim a penalty, and how they duck from one."""

from __future__ import annotations

from game.scenes.wetting_closeup import DUCK_SECONDS, STREAMS, CloseUp, Place
from game.shell.intents import Intent, Kind
from game.ui.focus import STEPS


def steer(closeup: CloseUp, intent: Intent, at: Place | None, aims: bool) -> None:
    """Let the intent aim (`aims`) or evade; `at` is its place in units, if it has one."""
    if aims:
        _aim(closeup, intent, at)
    else:
        _evade(closeup, intent, at)


def _aim(closeup: CloseUp, intent: Intent, at: Place | None) -> None:
    if intent.kind in STEPS:
        closeup.push_aim(*STEPS[intent.kind])
    elif at and intent.kind in (Kind.POINT, Kind.PRESS):
        closeup.steer_aim(at)
    if intent.kind in (Kind.PRESS, Kind.CONFIRM) and closeup.kind not in STREAMS:
        closeup.released = True


def _evade(closeup: CloseUp, intent: Intent, at: Place | None) -> None:
    if intent.kind is Kind.LEFT:
        closeup.towards = max(-1.0, closeup.towards - 1.0)
    elif intent.kind is Kind.RIGHT:
        closeup.towards = min(1.0, closeup.towards + 1.0)
    elif intent.kind is Kind.DOWN:
        closeup.duck(True, DUCK_SECONDS)
    elif intent.kind in (Kind.UP, Kind.RELEASE, Kind.CONFIRM_UP):
        closeup.duck(False)
    elif intent.kind in (Kind.PRESS, Kind.CONFIRM):
        closeup.duck(True)
    if at and intent.kind in (Kind.POINT, Kind.PRESS):
        box = closeup.places[0]
        closeup.towards = max(-1.0, min(1.0, (at[0] - box.centerx) / (box.w * 0.4)))
