"""The small panel of one seat: who plays and how strong, what name, which face."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from game.scenes.games_list import GameEntry
from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.scenes.seats import SeatChoice, kind_word, kinds, take_face
from game.ui.canvas import Box, Canvas
from game.ui.parts import portrait
from game.ui.shapes import fill_round, panel, sun_rim
from game.ui.text import line_h, text
from game.ui.theme import CREAM, INK, LABEL, MARGIN, PALE, SUN, TITLE
from game.ui.widgets import CUE_TOGGLE, Button, Choice, Painted, Widget
from game.words import _


class SeatPanel(Menu):
    """Changes `seats[index]` in place."""

    see_through = True
    veil = 140
    first = "done"

    def __init__(
        self, shared: Shared, entry: GameEntry, seats: list[SeatChoice], index: int
    ) -> None:
        super().__init__(shared)
        self.entry, self.seats, self.index = entry, seats, index
        self._box = Box(0, 0, 1, 1)

    @property
    def seat(self) -> SeatChoice:
        return self.seats[self.index]

    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(980.0, c.w - 2 * MARGIN)
        gap, label = 20.0, line_h(c, LABEL) + 8
        choices = kinds(self.entry, self.index)
        has_level = len(choices) > 1
        across = 4 if c.portrait else 8
        side = min(112.0, (width - 60 - 12 * (across - 1)) / across)
        if side < 96 and across == 8:
            across, side = 4, 112.0
        lines = math.ceil(len(self.entry.faces) / across)
        faces_h = lines * (side + 12) - 12
        taken = self.seat.taken
        tall = 80 + 100 + 40 + (label + faces_h + gap + 96 + gap if taken else 0)
        tall += label + 92 + gap if has_level else 0
        self._box = box = Box.around(c.w / 2, c.h / 2, width, min(tall, c.h - 2 * MARGIN))
        inside = box.pad(30)
        y = box.y + 86
        widgets: list[Widget] = []
        if has_level:
            self._level_y = y
            widgets.append(
                Choice("level", Box(inside.x, y + label, inside.w, 92),
                       [kind_word(self.entry, kind) for kind in choices],
                       choices.index(self.seat.player), self._set_kind)
            )  # fmt: skip
            y += label + 92 + gap
        if not taken:
            done = Box(inside.x, y, inside.w, 100)
            return [*widgets, Button("done", done, _("Done"), self.back, "go", "check")]
        self._face_y = y
        y += label
        for i, face in enumerate(self.entry.faces):
            spot = Box(
                inside.x + (i % across) * (side + 12), y + (i // across) * (side + 12), side, side
            )
            widgets.append(
                Painted(f"face {face}", spot, partial(self._paint_face, face),
                        partial(self._set_face, face), cue=CUE_TOGGLE)
            )  # fmt: skip
        y += faces_h + gap
        name = Box(inside.x, y, inside.w, 96)
        name_label = _("Name: {name}").format(name=self.seat.name)
        widgets.append(Button("name", name, name_label, self._edit_name, "quiet", "edit"))
        done = Box(inside.x, y + 96 + gap, inside.w, 100)
        widgets.append(Button("done", done, _("Done"), self.back, "go", "check"))
        return widgets

    def _set_kind(self, index: int) -> None:
        self.seat.player = kinds(self.entry, self.index)[index]
        self._changed()

    def _set_face(self, face: str) -> None:
        take_face(self.entry, self.seats, self.index, face)
        self._changed()

    def _changed(self) -> None:
        """The seat looks different here, and at the table below."""
        self.rebuild()
        self.shared.scenes.redraw()

    def _edit_name(self) -> None:
        from game.scenes.name_entry import NameEntry

        self.shared.scenes.push(NameEntry(self.shared, self.seat.name, self._set_name))

    def _set_name(self, name: str) -> None:
        self.seat.own_name = name

    def paint(self, c: Canvas) -> None:
        panel(c, self._box)
        inside = self._box.pad(30)
        text(c, self.seat.name, inside.x, self._box.y + 48, TITLE, INK, "midleft", "display",
             room=inside.w)  # fmt: skip
        if len(kinds(self.entry, self.index)) > 1:
            label = _("Who plays") if self.entry.many_persons else _("How strong")
            text(c, label, inside.x, self._level_y, LABEL, INK, room=inside.w)
        if self.seat.taken:
            text(c, _("Face"), inside.x, self._face_y, LABEL, INK, room=inside.w)

    def _paint_face(self, face: str, c: Canvas, box: Box, state: str) -> None:
        chosen = face == self.seat.face
        if state in ("focus", "pressed"):
            sun_rim(c, box, box.h * 0.28, 6)
        mood = "pleased" if chosen else "neutral"
        picture = self.entry.face_picture(face, mood)
        portrait(c, picture, *box.center, box.w, fill=SUN if chosen else PALE)
        if chosen:
            fill_round(c, Box.around(box.right - 14, box.bottom - 14, 40, 40), 20, CREAM, INK, 3)
            c.icon("check", box.right - 14, box.bottom - 14, 28, INK)
