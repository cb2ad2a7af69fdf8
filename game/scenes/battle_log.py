"""The log of the match in words: the last lines on the field, all of them on a page."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.battle_shown import Line
from game.scenes.paged import PagedMenu
from game.scenes.pause import banner
from game.scenes.scene import Shared
from game.shell.intents import Intent, Kind
from game.stage.sides import SIDES, emblem
from game.ui.canvas import Box, Canvas
from game.ui.shapes import panel
from game.ui.text import line_h, text, wrap
from game.ui.theme import BODY, INK, INK_SOFT, LABEL, MARGIN
from game.ui.widgets import Button, Widget
from game.words import _


def draw_last_lines(c: Canvas, box: Box, lines: Sequence[str]) -> None:
    """The newest lines, as many as the box holds."""
    panel(c, box)
    room = box.w - 32
    rows = [row for line in lines for row in wrap(c, line, room, BODY, "text")]
    step = line_h(c, BODY, 1.16)
    kept = rows[-int((box.h - 24) / step) :]
    y = box.y + 14
    for row in kept:
        text(c, row, box.x + 16, y, BODY, INK_SOFT, "topleft", "text", room=room)
        y += step


class LogPage(PagedMenu):
    """The whole log, newest page first."""

    see_through = True
    first = "close"
    page_cue = "sheet_rustle"

    def __init__(self, shared: Shared, lines: Sequence[Line], places: Sequence[int]) -> None:
        super().__init__(shared)
        self.lines, self.places = list(lines), list(places)
        self.page = -1
        self._box = Box(0, 0, 1, 1)
        self._pages: list[list[tuple[str, int | None, bool]]] = [[]]

    def enter(self) -> None:
        self.cue("sheet_rustle")

    @property
    def pages(self) -> int:
        return len(self._pages)

    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(1180.0, c.w - 2 * MARGIN)
        self._box = Box(c.w / 2 - width / 2, 70, width, c.h - 70 - 150)
        self._pages = self._laid_out(c)
        self.page = self.pages - 1 if self.page < 0 else min(self.page, self.pages - 1)
        y = self._box.bottom + 22
        widgets: list[Widget] = [
            Button("close", Box(c.w / 2 - 180, y, 360, 100), _("Close"), self.back, "go", "check")
        ]
        places = [(c.w / 2 - 260, y + 50), (c.w / 2 + 260, y + 50)]
        return [*widgets, *self.turners(places, ("earlier", "later"))]

    def _laid_out(self, c: Canvas) -> list[list[tuple[str, int | None, bool]]]:
        """Rows of text in pages: what, whose turn, whether it begins a turn."""
        per = max(1, int((self._box.h - 110) / line_h(c, BODY, 1.3)))
        rows: list[tuple[str, int | None, bool]] = []
        before: int | None = -1
        for one in self.lines:
            new = one.seat != before
            before = one.seat
            for number, row in enumerate(wrap(c, one.text, self._box.w - 130, BODY, "text")):
                rows.append((row, one.seat, new and number == 0))
        return [rows[i : i + per] for i in range(0, len(rows), per)] or [[]]

    def handle(self, intent: Intent) -> None:
        if intent.kind is Kind.EXTRA:
            self.back()
        else:
            super().handle(intent)

    def paint(self, c: Canvas) -> None:
        c.dim(150)
        panel(c, self._box)
        banner(c, self._box, _("What has happened"))
        y = self._box.y + 66
        step = line_h(c, BODY, 1.3)
        for row, seat, begins in self._pages[self.page]:
            if begins and seat is not None:
                emblem(c, SIDES[self.places[seat]], self._box.x + 46, y + step / 2, 34)
            size, family = (LABEL, "heavy") if begins else (BODY, "text")
            colour = INK if begins else INK_SOFT
            text(c, row, self._box.x + 80, y + step / 2, min(size, 28), colour, "midleft", family,
                 room=self._box.w - 110)  # fmt: skip
            y += step
