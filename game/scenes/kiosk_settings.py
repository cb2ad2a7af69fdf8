"""What a visitor may set, until they leave: how loud it is, how it moves, what can be told apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.scenes.menu import Menu
from game.ui.canvas import Box, Canvas
from game.ui.parts import heading
from game.ui.shapes import panel
from game.ui.text import text
from game.ui.theme import INK, LABEL, MARGIN
from game.ui.widgets import Button, IconButton, Slider, Switch, Widget
from game.words import _

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk

ROW, SPACE = 100.0, 26.0


class VisitorSettings(Menu):
    """Over a match (`over`), or a place of its own.  Languages will have their row here."""

    first = "volume"

    def __init__(self, kiosk: Kiosk, over: bool) -> None:
        super().__init__(kiosk.shared)
        self.kiosk = kiosk
        self.see_through = over
        self._sheet = self._label = Box(0, 0, 1, 1)

    def build(self, c: Canvas) -> Sequence[Widget]:
        switches = {
            "reduced_motion": _("Less motion"),
            "four_colours": _("Four colours for the suits"),
            "captions": _("Sounds in words"),
        }
        width = min(1200.0, c.w - 2 * MARGIN)
        rows = len(switches) + 2
        tall = rows * ROW + (rows - 1) * SPACE + 68
        top = max(126.0, (c.h - tall) / 2 + 30)
        self._sheet = Box(c.w / 2 - width / 2, top, width, min(tall, c.h - top - MARGIN))
        places = self._sheet.pad(34).rows(rows, SPACE)
        self._label, track = places[0].cut_left(places[0].w * 0.3, 10)
        return [
            IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back),
            Slider("volume", track, self.kiosk.share, self.kiosk.set_share),
            *(
                Switch(name, place, label, getattr(self.shared.settings, name),
                       partial(setattr, self.shared.settings, name))
                for (name, label), place in zip(switches.items(), places[1:], strict=False)
            ),
            Button("done", places[-1], _("Done"), self.back, "go", "check"),
        ]  # fmt: skip

    def paint(self, c: Canvas) -> None:
        if not self.see_through:
            c.background("title")
        c.dim(170)
        heading(c, _("Sound and sight"), MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)
        panel(c, self._sheet)
        text(c, _("Volume"), self._label.x, self._label.centery, LABEL, INK, "midleft", "display",
             room=self._label.w)  # fmt: skip
