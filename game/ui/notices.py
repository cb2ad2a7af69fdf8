"""Sentences that the player is told once: shown one after the other, then gone."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.canvas import Canvas
from game.ui.parts import toast

SECONDS = 6.0


class Notices:
    """Shows what others append to `waiting`, each for SECONDS; `cue` plays a sound's name."""

    def __init__(self, waiting: list[str], cue: Callable[[str], None]) -> None:
        self._waiting = waiting
        self._cue = cue
        self._left = 0.0
        self.shown = ""

    @property
    def active(self) -> bool:
        """Whether there is something to show, so that the scene must not stand still."""
        return bool(self.shown or self._waiting)

    def update(self, dt: float) -> None:
        """`dt` seconds went by."""
        self._left -= dt
        if self._left > 0:
            return
        self.shown = self._waiting.pop(0) if self._waiting else ""
        if self.shown:
            self._left = SECONDS
            self._cue("notice")

    def draw(self, c: Canvas) -> None:
        """The sentence at the top, over all else."""
        if self.shown:
            toast(c, c.w / 2, 24, self.shown)
