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


class Summary(Menu):
    """`title` on the sign, `count` rows that a subclass paints, numbers that roll up with
    `share`; `on_close` goes on, after the `last` round under the label `to_end`."""

    see_through = True
    veil = 140
    first = "continue"
    head = 78.0  # units above the first row

    def __init__(
        self, shared: Shared, title: str, count: int, last: bool, to_end: str,
        on_close: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(shared)
        self.title, self.count = title, count
        self.label = to_end if last else _("Next round")
        self.on_close = on_close
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
    def row_height(self, c: Canvas) -> float:
        """What a row wants."""
        return max(96.0, c.type(STRONG) + c.type(BODY) + 34)

    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(1240.0, c.w - 2 * MARGIN)
        foot = 118.0
        height = min(c.h - 110, self.head + self.count * (self.row_height(c) + 12) + foot + 18)
        self._box = box = Box.around(c.w / 2, c.h / 2 + 24, width, height)
        room = (height - self.head - foot - 18) / self.count - 12
        self._places = [
            Box(box.x + 26, box.y + self.head + i * (room + 12), box.w - 52, room)
            for i in range(self.count)
        ]
        where = Box(box.centerx - 230, box.bottom - foot, 460, 98)
        return [Button("continue", where, self.label, self._continue, "go", "play")]

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        panel(c, self._box)
        banner(c, self._box, self.title)
        for number, box in enumerate(self._places):
            self.paint_row(c, box, number)

    def paint_row(self, c: Canvas, box: Box, number: int) -> None:
        """Paint the row of that number."""

    def ground(self, c: Canvas, box: Box, best: bool, own: bool) -> None:
        """What a row lies on; the best ones are rimmed when the numbers have come to rest."""
        if best and self._roll.done:
            sun_rim(c, box, 18, 5)
        fill_round(c, box, 18, PALE if own else ROW)

    def face(self, c: Canvas, box: Box, picture: str) -> float:
        """The face at the row's left end; returns where what follows begins."""
        size = box.h - 4
        c.picture(picture, box.x + 8 + size / 2, box.bottom - 2, size, size, "midbottom")
        return box.x + size + 26

    def numbers(self, c: Canvas, box: Box, points: int, total: int, good: bool) -> float:
        """Points and total at the row's right end, rolling; returns where they begin."""
        wide = min(330.0, box.w * 0.4)
        x = box.right - wide
        rolled = round(points * self.share)
        fill = GOOD_TEXT if good else INK
        chip(c, f"+{rolled}", x + wide * 0.24, box.centery, fill, WHITE, "center", STRONG,
             room=wide * 0.46)  # fmt: skip
        text(c, str(total - points + rolled), x + wide * 0.72, box.centery - c.type(BODY) * 0.42,
             TITLE, INK, "center", "display", room=wide * 0.5)  # fmt: skip
        text(c, _("total"), x + wide * 0.72, box.centery + c.type(TITLE) * 0.6, BODY, INK_SOFT,
             "center", room=wide * 0.5)  # fmt: skip
        return x


class RoundSummary(Summary):
    """A row a player, with a note each; `reason` says above them why the round is over."""

    def __init__(
        self, shared: Shared, title: str, reason: str, rows: Sequence[SummaryRow], last: bool,
        on_close: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(shared, title, len(rows), last, _("To the penalties"), on_close)
        self.reason, self.rows = reason, list(rows)

    def row_height(self, c: Canvas) -> float:
        return max(112.0, c.type(STRONG) + c.type(BODY) + 38)

    def build(self, c: Canvas) -> Sequence[Widget]:
        self.head = 78.0 + c.type(LABEL) * 1.6
        return super().build(c)

    def paint(self, c: Canvas) -> None:
        super().paint(c)
        text(c, self.reason, self._box.centerx, self._box.y + 70 + c.type(LABEL) * 0.6, LABEL,
             INK_SOFT, "center", room=self._box.w - 60)  # fmt: skip

    def paint_row(self, c: Canvas, box: Box, number: int) -> None:
        row = self.rows[number]
        best = row.points == max(one.points for one in self.rows)
        self.ground(c, box, best, row.own)
        x = self.face(c, box, row.picture)
        room = self.numbers(c, box, row.points, row.total, best) - x
        y = box.centery - c.type(BODY) * 0.6
        text(c, row.name, x, y, STRONG, INK, "midleft", "display", room=room)
        text(c, row.note, x, box.centery + c.type(STRONG) * 0.62, BODY, INK_SOFT, "midleft",
             room=room)  # fmt: skip
