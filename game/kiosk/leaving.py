"""Whether somebody is still there: seconds without a touch, then a countdown, then gone."""

from __future__ import annotations

from game.kiosk.operator import Operator

LONGEST_STEP = 1.0  # seconds that count at once: a stall is nobody's absence


class Leaving:
    """Told of each touch and of each step of time while a session runs.

    Seconds count only while a person is to act; `silence_seconds` without any touch lead to the
    countdown whoever is to act, so that no match can hold the screen for good.
    """

    def __init__(self, operator: Operator) -> None:
        self.operator = operator
        self.idle = 0.0  # seconds that a person was to act and didn't
        self.silence = 0.0  # seconds without a touch
        self.counting: float | None = None  # seconds left of the countdown

    def touched(self) -> None:
        """Somebody is there."""
        self.idle = self.silence = 0.0
        self.counting = None

    def passed(self, seconds: float, awaited: bool) -> bool:
        """Time went by, a person being `awaited` or not; True once everybody has left."""
        seconds = min(seconds, LONGEST_STEP)
        self.silence += seconds
        if self.counting is not None:
            self.counting = max(0.0, self.counting - seconds)
            return self.counting == 0.0
        if awaited:
            self.idle += seconds
        if self.idle >= self.operator.idle_seconds or self.silence >= self.operator.silence_seconds:
            self.counting = self.operator.countdown_seconds
        return False
