"""The summary after a round, over the dimmed table: a row a player, numbers that roll up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.scenes.menu import Menu
from game.scenes.pause import banner
from game.scenes.scene import Shared
from game.stage.tween import Tween, linear
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.shapes import fill_round, panel, sun_rim
from game.ui.text import text
from game.ui.theme import (
    BODY,
    GOOD_TEXT,
    INK,
    INK_SOFT,
    LABEL,
    MARGIN,
    PALE,
    ROW,
    STRONG,
    TITLE,
    WHITE,
)
from game.ui.widgets import Button, Widget
from game.words import _

ROLL_SECONDS = 1.1


@dataclass(frozen=True)
class SummaryRow:
    """What one player has to show for a round; `own` is the one who looks."""

    picture: str
    name: str
    note: str
    points: int
    total: int
    own: bool


class RoundSummary(Menu):
    """`title` on the sign, `reason` below it, `rows` from the best; `on_close` goes on."""

    see_through = True
    veil = 140
    first = "continue"

    def __init__(
        self,
        shared: Shared,
        title: str,
        reason: str,
        rows: Sequence[SummaryRow],
        last: bool,
        on_close: Callable[[], None],
    ) -> None:
        super().__init__(shared)
        self.title, self.reason, self.rows = title, reason, list(rows)
        self.last, self.on_close = last, on_close
        self.share = 0.0  # of the roll
        self._roll = Tween(self, {"share": 1.0}, ROLL_SECONDS, linear, delay=0.25)
        self._box = Box(0, 0, 1, 1)
        self._places: list[Box] = []
        self._ticks = 0
        if shared.settings.reduced_motion or shared.settings.speed == 0:
            self._roll.finish()

    @property
    def pace(self) -> str:
        return super().pace if self._roll.done else "moving"

    def back(self) -> None:
        self.shared.scenes.pop()
        self.on_close()

    def _continue(self) -> None:
        if self._roll.done:
            self.back()
        else:
            self._roll.finish()

    def update(self, dt: float) -> None:
        super().update(dt)
        self._roll.update(dt * (self.shared.settings.speed or 1.0))
        ticks = int(self.share * 12)
        if ticks != self._ticks:
            self._ticks = ticks
            self.cue("chip")

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(1180.0, c.w - 2 * MARGIN)
        tall = max(112.0, c.type(STRONG) + c.type(BODY) + 38)
        head, foot = 78.0 + c.type(LABEL) * 1.6, 122.0
        count = len(self.rows)
        height = min(c.h - 110, head + count * (tall + 12) + foot + 18)
        self._box = box = Box.around(c.w / 2, c.h / 2 + 24, width, height)
        room = (height - head - foot - 18) / count - 12
        self._places = [
            Box(box.x + 26, box.y + head + i * (room + 12), box.w - 52, room) for i in range(count)
        ]
        label = _("To the penalties") if self.last else _("Next round")
        where = Box(box.centerx - 230, box.bottom - foot + 4, 460, 98)
        return [Button("continue", where, label, self._continue, "go", "play")]

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        panel(c, self._box)
        banner(c, self._box, self.title)
        text(c, self.reason, self._box.centerx, self._box.y + 70 + c.type(LABEL) * 0.6, LABEL,
             INK_SOFT, "center", room=self._box.w - 60)  # fmt: skip
        most = max(row.points for row in self.rows)
        for row, place in zip(self.rows, self._places, strict=True):
            self._paint_row(c, place, row, row.points == most)

    def _paint_row(self, c: Canvas, box: Box, row: SummaryRow, best: bool) -> None:
        if best and self._roll.done:
            sun_rim(c, box, 18, 5)
        fill_round(c, box, 18, PALE if row.own else ROW)
        face = box.h - 4
        c.picture(row.picture, box.x + 8 + face / 2, box.bottom - 2, face, face, "midbottom")
        x = box.x + face + 26
        numbers = min(330.0, box.w * 0.4)
        room = box.right - numbers - x
        y = box.centery - c.type(BODY) * 0.6
        text(c, row.name, x, y, STRONG, INK, "midleft", "display", room=room)
        text(c, row.note, x, box.centery + c.type(STRONG) * 0.62, BODY, INK_SOFT, "midleft",
             room=room)  # fmt: skip
        rolled = round(row.points * self.share)
        x = box.right - numbers
        fill = GOOD_TEXT if best else INK
        chip(c, f"+{rolled}", x + numbers * 0.24, box.centery, fill, WHITE, "center", STRONG,
             room=numbers * 0.46)  # fmt: skip
        total = row.total - row.points + rolled
        text(c, str(total), x + numbers * 0.72, box.centery - c.type(BODY) * 0.42, TITLE, INK,
             "center", "display", room=numbers * 0.5)  # fmt: skip
        text(c, _("total"), x + numbers * 0.72, box.centery + c.type(TITLE) * 0.6, BODY, INK_SOFT,
             "center", room=numbers * 0.5)  # fmt: skip
