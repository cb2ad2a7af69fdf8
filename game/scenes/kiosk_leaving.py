"""The countdown: whoever is still there presses one big button, or anything else."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.menu import Menu
from game.ui.canvas import Box, Canvas
from game.ui.parts import countdown
from game.ui.shapes import panel
from game.ui.text import paragraph_h, text
from game.ui.theme import HERO, INK, INK_SOFT, LABEL, MARGIN, TITLE
from game.ui.widgets import Button, Widget
from game.words import _

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk

CLOCK = 220.0


class StillThere(Menu):
    """Shown over whatever was left; the kiosk takes it away at any touch."""

    see_through = True
    first = "here"

    def __init__(self, kiosk: Kiosk) -> None:
        super().__init__(kiosk.shared)
        self.kiosk = kiosk
        self._box = Box(0, 0, 1, 1)

    @property
    def pace(self) -> str:
        return "living"

    def enter(self) -> None:
        self.cue("notice")

    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(1240.0, c.w - 2 * MARGIN)
        said = paragraph_h(c, self._sentence, width - 100, LABEL, "heavy", 1.22)
        tall = min(c.h - 2 * MARGIN, 60 + c.type(TITLE) * 1.4 + said + 30 + CLOCK + 40 + 220 + 50)
        self._box = box = Box.around(c.w / 2, c.h / 2, width, tall)
        place = Box.around(c.w / 2, box.bottom - 50 - 100, min(960.0, width - 100), 200)
        return [Button("here", place, _("I'm still here"), self._here, "go", "touch", HERO)]

    @property
    def _sentence(self) -> str:
        return _("Without you the game begins anew for the next visitors.")

    def _here(self) -> None:
        """Whatever is pressed here was taken by the kiosk already."""
        self.kiosk.leaving.touched()
        self.shared.scenes.pop()

    def paint(self, c: Canvas) -> None:
        c.dim(185)
        box = self._box
        panel(c, box)
        room = box.w - 100
        put = text(c, _("Are you still there?"), box.centerx, box.y + 36, TITLE + 10, INK, "midtop",
                   "display", room=room)  # fmt: skip
        button = self.focus.widgets[0].box
        seconds = self.kiosk.leaving.counting or 0.0
        share = seconds / self.kiosk.operator.countdown_seconds
        size = min(CLOCK, (button.y - put.bottom) * 0.52)
        middle = button.y - 26 - size / 2
        countdown(c, box.centerx, middle, math.ceil(seconds), share, size)
        height = middle - size / 2 - put.bottom - 24
        text(c, self._sentence, box.centerx, put.bottom + 12, LABEL, INK_SOFT, "midtop", room=room,
             lines=3, height=height)  # fmt: skip
