"""The score sheet over the dimmed table: every round, every player, paged if it is long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.paged import PagedMenu
from game.scenes.scene import Shared
from game.shell.intents import Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.parts import score_sheet, sheet_head_height, sheet_row_height
from game.ui.theme import MARGIN, PAD
from game.ui.widgets import Button, Widget
from game.words import _


@dataclass(frozen=True)
class Sheet:
    """What a score sheet holds: `rows` is a text a player for every finished round."""

    names: Sequence[str]
    rows: Sequence[Sequence[str]]
    totals: Sequence[int]


class SheetPage(PagedMenu):
    """The sheet of all rounds; closes with any way back."""

    see_through = True
    veil = 150
    first = "close"
    page_cue = "sheet_rustle"

    def __init__(self, shared: Shared, sheet: Sheet) -> None:
        super().__init__(shared)
        self.sheet = sheet
        self.page = -1  # the last one; the newest rounds come first
        self._box = Box(0, 0, 1, 1)
        self._per_page = 1

    def enter(self) -> None:
        self.cue("sheet_rustle")

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.sheet.rows) // self._per_page))

    def build(self, c: Canvas) -> Sequence[Widget]:
        row_h = sheet_row_height(c)
        width = min(1400.0, c.w - 2 * MARGIN)
        head = sheet_head_height(c, width, self.sheet.names, (_("Round"), _("Total")))
        most = c.h - 2 * MARGIN - 130 - 2 * PAD - head
        self._per_page = max(1, int(most / row_h - 1.3))
        self.page = self.pages - 1 if self.page < 0 else min(self.page, self.pages - 1)
        shown = min(self._per_page, len(self.sheet.rows))
        height = 2 * PAD + head + (shown + 1.3) * row_h
        top = (c.h - height - 120) / 2
        self._box = Box(c.w / 2 - width / 2, top, width, height)
        y = self._box.bottom + 22
        widgets: list[Widget] = [
            Button("close", Box(c.w / 2 - 180, y, 360, 100), _("Close"), self.back, "go", "check")
        ]
        places = [(c.w / 2 - 260, y + 50), (c.w / 2 + 260, y + 50)]
        return [*widgets, *self.turners(places, ("earlier", "later"))]

    def handle(self, intent: Intent) -> None:
        if intent.kind is Kind.EXTRA:
            self.back()
        else:
            super().handle(intent)

    def paint(self, c: Canvas) -> None:
        first = self.page * self._per_page
        rows = self.sheet.rows[first : first + self._per_page]
        score_sheet(c, self._box, self.sheet.names, rows, self.sheet.totals, _("Round"), _("Total"),
                    first + 1)  # fmt: skip
