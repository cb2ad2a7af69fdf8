"""What can be pressed on the Swamp table besides its buttons: cards and lily pads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.cards import Card
from game.scenes import swamp_words as words
from game.scenes.swamp_board import Board
from game.stage.pieces import Pieces
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focus
from game.ui.shapes import panel
from game.ui.table_parts import call_pad
from game.ui.text import text
from game.ui.theme import BODY, INK, INK_SOFT
from game.ui.widgets import Point, Widget
from game.words import _

STRIP = 92.0  # what is seen of a card under the next one


class CardWidget(Widget):
    """A card of the own hand; the table draws it as a sprite."""

    cue = "card_lift"

    def __init__(
        self,
        card: Card,
        box: Box,
        on_play: Callable[[Card], None],
        on_drag: Callable[[Card, Point], None],
    ) -> None:
        super().__init__(f"card {card}", box, partial(on_play, card))
        self.card = card
        self.on_drag = on_drag

    def drag(self, at: Point) -> bool:
        self.on_drag(self.card, at)
        return False

    def draw(self, c: Canvas, state: str) -> None:
        seen = min(self.box.bottom, c.h) - self.box.y  # the fan may reach below the window
        c.target(Box(self.box.x, self.box.y, STRIP, seen), self.name)


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
    box = board.anchors.question
    pieces.draw(c, ("question", *lines), box, partial(_sheet, lines=lines))


def _sheet(c: Canvas, box: Box, lines: list[str]) -> None:
    inside = panel(c, box)
    rows = 1 + len(lines)
    step = inside.h / rows
    text(c, _("How many tricks will you take?"), box.centerx, inside.y + step / 2, 40, INK, "center",
         "display", room=inside.w, lines=2, height=step)  # fmt: skip
    for i, line in enumerate(lines):
        y = inside.y + step * (i + 1.5)
        text(c, line, box.centerx, y, BODY, INK_SOFT, "center", room=inside.w, lines=2, height=step)
