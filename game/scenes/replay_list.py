"""The finished matches that can be watched, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from game.rules.core import RulesError
from game.scenes.continue_match import Summary, summary
from game.scenes.games_list import GAME_SCENES
from game.scenes.paged import PagedMenu
from game.scenes.replay import watch
from game.scenes.scene import Shared
from game.ui.canvas import Box, Canvas
from game.ui.parts import framed_picture, heading
from game.ui.shapes import panel, sun_rim
from game.ui.text import text
from game.ui.theme import BODY, CREAM, INK, INK_SOFT, MARGIN, RADIUS_PANEL, STRONG, SUN
from game.ui.widgets import IconButton, Painted, Widget
from game.words import _

ROW, GAP = 112.0, 16.0


class ReplayList(PagedMenu):
    """A row for each match; a press watches it."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        assert shared.kept is not None
        self._replays = shared.kept.replays
        self.names = self._replays.names()
        self._fitting = 1

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.names) // self._fitting))

    def build(self, c: Canvas) -> Sequence[Widget]:
        room = Box(0, 126, min(1320.0, c.w - 2 * MARGIN), c.h - 126 - MARGIN - 110)
        room.x = (c.w - room.w) / 2
        self._fitting = max(1, int((room.h + GAP) / (ROW + GAP)))
        self.page = min(self.page, self.pages - 1)
        shown = self.names[self.page * self._fitting : (self.page + 1) * self._fitting]
        self.first = f"match {shown[0]}" if shown else "back"
        widgets: list[Widget] = [IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back)]
        for i, name in enumerate(shown):
            box = Box(room.x, room.y + i * (ROW + GAP), room.w, ROW)
            found = next(filter(None, map(summary, self._replays.read(name))), None)
            paint = partial(self._paint_row, name, found)
            widgets.append(Painted(f"match {name}", box, paint, partial(self._watch, name)))
        y = c.h - MARGIN - 45
        return [*widgets, *self.turners([(c.w / 2 - 130, y), (c.w / 2 + 130, y)])]

    def _watch(self, name: str) -> None:
        for saved in self._replays.read(name):
            try:
                self.shared.scenes.push(watch(self.shared, saved))
                return
            except RulesError:
                continue
        self.shared.notices.append(_("This match can't be watched: its file is broken."))

    def paint(self, c: Canvas) -> None:
        c.background("title")
        c.dim(170)
        heading(c, _("Watch a match"), MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)
        if not self.names:
            text(c, _("No match has been finished yet."), c.w / 2, c.h / 2, STRONG, CREAM, "center",
                 "display", room=c.w - 80, lines=2)  # fmt: skip

    def _paint_row(self, name: str, found: Summary | None, c: Canvas, box: Box, state: str) -> None:
        lit = state in ("focus", "pressed")
        if lit:
            sun_rim(c, box, RADIUS_PANEL)
        panel(c, box, SUN if lit else CREAM)
        if not found or not found.game:
            text(c, _("A match that can't be read"), box.x + 30, box.centery, STRONG, INK, "midleft",
                 "display", room=box.w - 60)  # fmt: skip
            return
        entry = GAME_SCENES[found.game]
        art, words = box.pad(12, 12).cut_left(118, 22)
        framed_picture(c, entry.picture, art)
        upper, lower = words.rows(2)
        text(c, _(entry.title), upper.x, upper.centery, STRONG, INK, "midleft", "display",
             room=words.w * 0.6)  # fmt: skip
        text(c, _when(name), upper.right - 10, upper.centery, BODY, INK_SOFT, "midright",
             room=words.w * 0.38)  # fmt: skip
        names = ", ".join(seat.name for seat in found.seats)
        text(c, names, lower.x, lower.centery, BODY, INK_SOFT, "midleft", room=words.w - 10)


def _when(name: str) -> str:
    """The day and time that a match's name begins with; nothing if it is another name."""
    try:
        began = datetime.strptime(name[:15], "%Y%m%d-%H%M%S")
    except ValueError:
        return ""
    return f"{began:%Y-%m-%d %H:%M}"
