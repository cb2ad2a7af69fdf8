"""What can be pressed on the Swamp table besides its buttons: cards and lily pads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes import swamp_words as words
from game.scenes.swamp_board import Board
from game.stage.pieces import Pieces
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focus
from game.ui.shapes import panel
from game.ui.table_parts import call_pad
from game.ui.text import fit, text, text_w
from game.ui.theme import BODY, INK, INK_SOFT, PAD
from game.ui.widgets import Point, Widget
from game.words import _


class PadWidget(Widget):
    """A lily pad with a number: one of the fourteen calls."""

    def __init__(self, number: int, at: Point, size: float, on_call: Callable[[], None]) -> None:
        super().__init__(f"call {number}", Box.around(*at, size, size), on_call)
        self.number = number


def draw_pads(c: Canvas, pieces: Pieces, board: Board, focus: Focus, suggested: int | None) -> None:
    """The pads, and the sheet that says what the focused call is worth."""
    pads = [widget for widget in focus.widgets if isinstance(widget, PadWidget)]
    if not pads:
        return
    chosen = next((pad for pad in pads if pad is focus.current), None)
    _question(c, pieces, board, chosen.number if chosen else None, suggested)
    for pad in sorted(pads, key=lambda pad: pad is chosen):
        state, glows = focus.state(pad), pad.number == suggested
        paint = partial(_pad, number=pad.number, state=state, glows=glows)
        pieces.draw(c, ("pad", pad.number, state, glows), pad.box, paint, 60)


def _pad(c: Canvas, box: Box, number: int, state: str, glows: bool) -> None:
    call_pad(c, box.centerx, box.centery, number, state, glows, box.w)


def _question(
    c: Canvas, pieces: Pieces, board: Board, number: int | None, suggested: int | None
) -> None:
    lines = [words.call_stakes(number, board.shown.calls)] if number is not None else []
    if suggested is not None:
        lines.append(words.suggestion(suggested))
    else:
        lines.append(_("Missed: 1 point for each trick you take."))
    most = board.anchors.question
    texts = [(_("How many tricks will you take?"), 40.0, "display")]
    texts += [(line, BODY, "heavy") for line in lines]
    wide, tall = 0.0, 0.0
    fitting: list[tuple[str, float, str, float]] = []
    for what, size, family in texts:
        rows, fitted, _cut = fit(c, what, most.w - 2 * PAD - 20, size, family, 2)
        height = len(rows) * fitted * 1.3
        if fitting and tall + height + 2 * PAD > most.h:
            break
        tall += height
        wide = max(wide, *(text_w(c, row, size, family) * fitted / c.type(size) for row in rows))
        fitting.append((what, size, family, height))
    wide = min(most.w, max(560.0, wide + 4 * PAD))
    box = Box(most.centerx - wide / 2, most.y, wide, tall + 2 * PAD)
    paint = partial(_sheet, texts=fitting)
    pieces.draw(c, ("question", *lines), box, paint)


def _sheet(c: Canvas, box: Box, texts: list[tuple[str, float, str, float]]) -> None:
    inside = panel(c, box)
    y = inside.y
    for what, size, family, height in texts:
        colour = INK if family == "display" else INK_SOFT
        text(c, what, box.centerx, y + height / 2, size, colour, "center", family, room=inside.w,
             lines=2, height=height + 4)  # fmt: skip
        y += height
