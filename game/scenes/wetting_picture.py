"""The whole picture of Susan's table: what is drawn, in which order, and kept while it rests."""

from __future__ import annotations

from functools import partial

import pygame

from game.scenes import wetting_words as words
from game.scenes.hands import Hands
from game.scenes.wetting_board import Board
from game.scenes.wetting_closeup import CloseUp
from game.scenes.wetting_closeup_drawing import draw_closeup
from game.scenes.wetting_drawing import Painter
from game.scenes.wetting_finale_drawing import draw_finale, draw_wipe
from game.scenes.wetting_widgets import draw_wheel
from game.stage.cards import CardArt
from game.stage.hand import CardWidget
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focus
from game.ui.parts import icon_button, pill_button
from game.ui.widgets import Button, IconButton

STILL_AFTER = 10  # frames without movement after which the table is kept as one picture


class Picture:
    """Draws a board with its widgets.  `paused` while another scene lies on top."""

    def __init__(self, board: Board, focus: Focus, hands: Hands, art: CardArt) -> None:
        self.board, self.focus, self.hands = board, focus, hands
        self.painter = Painter(board, art)
        self.paused = False
        self._still: pygame.Surface | None = None
        self._frames = 0  # without movement

    def forget(self) -> None:
        """Drop all pictures: size, language or text size have changed."""
        self.painter.forget()
        self._still = None

    def stale(self) -> None:
        """Something will look different: what is kept of the table at rest goes."""
        self._still, self._frames = None, 0

    def draw(self, c: Canvas, moving: bool, asked: str) -> None:
        """One frame; `moving` if anything but drips moves, `asked` what is to be chosen."""
        c.begin()
        board = self.board
        if board.finale or board.closeup or c.audit or (moving and not self.paused):
            self.stale()
        if board.finale:
            draw_finale(c, board.finale)
        elif board.closeup:
            painter = self.painter
            ground = painter.ground(c)
            draw_closeup(c, board, ground, painter.lens, painter.people, painter.pieces)
            self._wheel(c, board.closeup, asked)
        else:
            self._table(c)
        self._buttons(c)
        draw_wipe(c, board.wipe)

    def _table(self, c: Canvas) -> None:
        self._frames += 1
        if self._still is not None:
            c.surface.blit(self._still, (0, 0))
        else:
            self._whole_table(c)
            if self.paused or self._frames > STILL_AFTER:
                self._still = c.surface.copy()
        self.board.water.draw_low(c)
        self.board.water.draw(c)
        self.board.confetti.draw(c)

    def _whole_table(self, c: Canvas) -> None:
        self.painter.table(c)
        self.painter.cards(c)
        for widget in self.focus.widgets:
            if isinstance(widget, CardWidget) or widget.name == "pass":
                widget.draw(c, self.focus.state(widget))
        self.painter.words(c)
        place = self.board.anchors.hand
        self.hands.draw(c, place.middle, place.base - place.width * 0.35)

    def _buttons(self, c: Canvas) -> None:
        for widget in self.focus.widgets:
            state = self.focus.state(widget)
            key = ("button", widget.name, state)
            if isinstance(widget, IconButton):
                paint = partial(_button, name=widget.name, state=state)
                self.painter.pieces.draw(c, key, widget.box, paint)
            elif isinstance(widget, Button):
                paint = partial(_pill, label=widget.label, state=state)
                self.painter.pieces.draw(c, key, widget.box, paint)

    def _wheel(self, c: Canvas, closeup: CloseUp, asked: str) -> None:
        board = self.board
        if asked == "minor":
            question = words.choose_minor(board.names[closeup.taker])
        elif asked == "major":
            scores = board.shown.scores
            losers = [n for n, s in zip(board.names, scores, strict=True) if s == min(scores)]
            question = words.choose_major(losers)
        else:
            return
        draw_wheel(c, self.painter.pieces, closeup, self.focus, question)


def _button(c: Canvas, box: Box, name: str, state: str) -> None:
    icon_button(c, *box.center, name, "quiet", state, box.w)


def _pill(c: Canvas, box: Box, label: str, state: str) -> None:
    pill_button(c, box, label, "quiet", state)
