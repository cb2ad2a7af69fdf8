"""A value that is stepped through: less and more on either side of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.canvas import Box, Canvas
from game.ui.parts import icon_button
from game.ui.shapes import fill_round, sun_rim
from game.ui.text import text
from game.ui.theme import INK, LABEL, MIN_TOUCH, PALE, STRONG
from game.ui.widgets import CUE_TICK, Point, Widget


class Stepper(Widget):
    """A label and one of `values`, shown by their `words`; `around` goes from the last to the
    first.  Pressed at its ends it steps, as it does by left and right.
    """

    cue = CUE_TICK

    def __init__(
        self, name: str, box: Box, label: str, words: Sequence[str], chosen: int,
        on_change: Callable[[int], None], around: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(name, box)
        self.label, self.words, self.chosen, self.around = label, list(words), chosen, around
        self.on_change = on_change

    @property
    def _ends(self) -> tuple[Box, Box]:
        """Where less and more are."""
        tall = max(MIN_TOUCH, self.box.h - 4)
        right = Box(self.box.right - tall - 6, self.box.centery - tall / 2, tall, tall)
        return right.moved(-max(300.0, self.box.w * 0.32) - tall, 0), right

    def press(self, at: Point | None = None) -> None:
        if at is None or at[0] >= self._ends[1].x:
            self.nudge(1)
        elif self._ends[0].x <= at[0] <= self._ends[0].right:
            self.nudge(-1)

    def nudge(self, step: int) -> bool:
        count = len(self.words)
        wanted = self.chosen + step
        wanted = wanted % count if self.around else min(count - 1, max(0, wanted))
        if wanted != self.chosen:
            self.chosen = wanted
            self.on_change(wanted)
        return True

    def draw(self, c: Canvas, state: str) -> None:
        if state in ("focus", "pressed"):
            sun_rim(c, self.box, self.box.h / 2)
        fill_round(c, self.box, self.box.h / 2, PALE, INK, 4)
        less, more = self._ends
        icon_button(c, *less.center, "minus", "main", "normal", MIN_TOUCH, f"{self.name} less")
        icon_button(c, *more.center, "plus", "main", "normal", MIN_TOUCH, f"{self.name} more")
        text(c, self.label, self.box.x + 34, self.box.centery, LABEL, INK, "midleft", "display",
             room=less.x - self.box.x - 50, lines=2, height=self.box.h - 8)  # fmt: skip
        middle = (less.right + more.x) / 2
        text(c, self.words[self.chosen], middle, self.box.centery, STRONG, INK, "center", "display",
             room=more.x - less.right - 12)  # fmt: skip
