"""The operator's PIN: figures to touch or to type, few tries, and away again by itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.kiosk.lock import LONGEST
from game.scenes.menu import Menu
from game.shell.intents import Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.shapes import fill_round, panel
from game.ui.text import text
from game.ui.theme import INK, INK_SOFT, LABEL, MARGIN, TITLE, WHITE
from game.ui.widgets import CUE_REFUSE, Button, Widget
from game.words import _, ngettext

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk

GAP, KEY = 14.0, 104.0


class PinEntry(Menu):
    """The right PIN opens the operator's menu; nothing pressed for a while closes this."""

    see_through = True
    first = "5"

    def __init__(self, kiosk: Kiosk) -> None:
        super().__init__(kiosk.shared)
        self.kiosk = kiosk
        self.pin = ""
        self.said = ""
        self.idle = 0.0
        self._box = Box(0, 0, 1, 1)
        if not kiosk.lock.is_set:
            self.said = _("No PIN is set here.")

    @property
    def pace(self) -> str:
        return "living"

    @property
    def typing(self) -> bool:
        return True

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(780.0, c.w - 2 * MARGIN)
        head = 40 + c.type(TITLE) * 1.3 + 110 + c.type(LABEL) * 1.3 + 30
        key = min(KEY, (c.h - 2 * MARGIN - head - 30) / 4 - GAP)
        tall = head + 4 * (key + GAP) + 30
        self._box = box = Box.around(c.w / 2, c.h / 2, width, tall)
        keys = Box(box.x + 40, box.bottom - 30 - 4 * key - 3 * GAP, width - 80, 4 * key + 3 * GAP)
        widgets: list[Widget] = []
        figures = ("123", "456", "789")
        for line, row in zip((*figures, ""), keys.rows(4, GAP), strict=True):
            cells = row.columns(3, GAP)
            if line:
                widgets += [
                    Button(figure, cell, figure, partial(self.type, figure), "main", size=TITLE)
                    for figure, cell in zip(line, cells, strict=True)
                ]
                continue
            widgets += [
                Button("back", cells[0], _("Back"), self.back, "quiet"),
                Button("0", cells[1], "0", partial(self.type, "0"), "main", size=TITLE),
                Button("open", cells[2], _("Open"), self.open, "go"),
            ]
        return widgets

    # ------------------------------------------------------------------ what is done
    def type(self, figures: str) -> None:
        """Add figures as far as a PIN has room for."""
        fresh = "".join(figure for figure in figures if figure.isascii() and figure.isdigit())
        self.pin = (self.pin + fresh)[:LONGEST]
        self.said = ""

    def open(self) -> None:
        """Try what was typed."""
        from game.scenes.kiosk_operator import OperatorMenu

        pin, self.pin = self.pin, ""
        lock = self.kiosk.lock
        if not lock.is_set:
            self.said = _("No PIN is set here.")
        elif lock.opens(pin):
            self.shared.scenes.replace(OperatorMenu(self.kiosk))
            return
        elif not lock.seconds_closed:
            left = lock.tries_left
            self.said = ngettext(
                "That isn't it. {n} more try.", "That isn't it. {n} more tries.", left
            ).format(n=left)
        self.cue(CUE_REFUSE)

    def handle(self, intent: Intent) -> None:
        self.idle = 0.0
        if intent.kind is Kind.TEXT:
            self.type(intent.text)
            self.focus.go("open")  # so that the enter key opens
        elif intent.kind is Kind.ERASE:
            self.pin = self.pin[:-1]
        else:
            super().handle(intent)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.idle += dt
        if self.idle >= self.kiosk.operator.menu_seconds:
            self.back()

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        c.dim(190)
        box = self._box
        panel(c, box)
        put = text(c, _("For the operator"), box.centerx, box.y + 26, TITLE, INK, "midtop",
                   "display", room=box.w - 80)  # fmt: skip
        field = Box(box.x + 40, put.bottom + 14, box.w - 80, 92)
        fill_round(c, field, 20, WHITE, INK, 5)
        step = 46.0
        for i in range(len(self.pin)):
            x = field.centerx + (i - (len(self.pin) - 1) / 2) * step
            fill_round(c, Box.around(x, field.centery, 30, 30), 15, INK)
        closed = math.ceil(self.kiosk.lock.seconds_closed)
        said = _("Closed for {n} seconds.").format(n=closed) if closed else self.said
        if said:
            text(c, said, box.centerx, field.bottom + 12, LABEL, INK_SOFT, "midtop", "display",
                 room=box.w - 80)  # fmt: skip
