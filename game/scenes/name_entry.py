"""A name, typed on a keyboard or on the keys shown, which serve fingers and pads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.shell.intents import Intent, Kind
from game.shell.settings import NAME_LENGTH
from game.ui.canvas import Box, Canvas
from game.ui.parts import pill_button
from game.ui.shapes import fill_round, panel
from game.ui.text import text, text_w
from game.ui.theme import INK, INK_SOFT, MARGIN, SUN, TITLE, WHITE
from game.ui.widgets import CUE_REFUSE, CUE_TICK, Button, Painted, Widget
from game.words import _

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÅÑ-'"


class NameEntry(Menu):
    """Hands the name, stripped, to `on_done`; an empty one means the usual name again."""

    see_through = True
    veil = 140
    first = "done"

    def __init__(self, shared: Shared, name: str, on_done: Callable[[str], None]) -> None:
        super().__init__(shared)
        self.name = name
        self.on_done = on_done
        self.capital = not name
        self._box = self._field = Box(0, 0, 1, 1)

    @property
    def typing(self) -> bool:
        return True

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        per_row = 9 if c.portrait else 12
        rows = -(-len(LETTERS) // per_row)
        width = min(1340.0, c.w - 2 * MARGIN)
        gap = 10.0
        side = (width - 60 - gap * (per_row - 1)) / per_row
        tall = 92.0
        height = 40 + 110 + 20 + rows * (tall + gap) + 14 + 100 + 34
        self._box = box = Box.around(c.w / 2, c.h / 2, width, height)
        inside = box.pad(30)
        self._field = Box(inside.x, box.y + 34, inside.w, 104)
        y = self._field.bottom + 20
        widgets: list[Widget] = []
        for i, letter in enumerate(LETTERS):
            spot = Box(inside.x + (i % per_row) * (side + gap), y + (i // per_row) * (tall + gap), side, tall)  # fmt: skip
            shown = letter if self.capital else letter.lower()
            widgets.append(
                Painted(f"key {letter}", spot, partial(self._paint_key, shown),
                        partial(self.type, shown), cue=CUE_TICK)
            )  # fmt: skip
        y += rows * (tall + gap) + 14
        places = Box(inside.x, y, inside.w, 100).columns(4, 14)
        shift = "abc" if self.capital else "ABC"
        widgets += [
            Button("shift", places[0], shift, self._shift, "quiet", "up"),
            Button("space", places[1], _("space"), partial(self.type, " "), "quiet"),
            Button("erase", places[2], _("erase"), self.erase, "quiet", "left"),
            Button("done", places[3], _("Done"), self.done, "go", "check"),
        ]
        return widgets

    def _paint_key(self, letter: str, c: Canvas, box: Box, state: str) -> None:
        pill_button(c, box, letter, "main", state, size=TITLE)

    # ------------------------------------------------------------------ what is done
    def type(self, letters: str) -> None:
        """Add letters as far as there is room."""
        fresh = "".join(letter for letter in letters if letter.isprintable())
        if len(self.name) + len(fresh) > NAME_LENGTH:
            self.cue(CUE_REFUSE)
            return
        self.name += fresh
        if fresh and self.capital:
            self._shift()

    def erase(self) -> None:
        """Take the last letter away."""
        self.name = self.name[:-1]
        if not self.name and not self.capital:
            self._shift()

    def _shift(self) -> None:
        self.capital = not self.capital
        self.rebuild()

    def done(self) -> None:
        """Take the name and go back."""
        self.on_done(" ".join(self.name.split()))
        self.shared.scenes.pop()

    def handle(self, intent: Intent) -> None:
        if intent.kind is Kind.TEXT:
            self.cue(CUE_TICK)
            self.type(intent.text)
        elif intent.kind is Kind.ERASE:
            self.cue(CUE_TICK)
            self.erase()
        else:
            super().handle(intent)

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        panel(c, self._box)
        field = self._field
        fill_round(c, field, 20, WHITE, INK, 5)
        if not self.name:
            text(c, _("Name"), field.x + 44, field.centery, TITLE, INK_SOFT, "midleft", "display",
                 room=field.w - 80)  # fmt: skip
        x = field.x + 30
        if self.name:
            text(c, self.name, x, field.centery, TITLE, INK, "midleft", "display", room=field.w - 70)  # fmt: skip
            x += min(field.w - 70, text_w(c, self.name, TITLE, "display"))
        fill_round(c, Box(x + 4, field.y + 20, 7, field.h - 40), 3, SUN, INK, 2)
