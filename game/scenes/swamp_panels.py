"""Panels over the Swamp table: the summary after a round, and the last trick once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.swamp import SEATS, RoundScored, TrickTaken
from game.scenes import swamp_words as words
from game.scenes.menu import Menu
from game.scenes.pause import banner
from game.scenes.round_summary import Summary
from game.scenes.scene import Shared
from game.scenes.sheet import Sheet
from game.scenes.swamp_board import Board
from game.scenes.swamp_drawing import draw_balance
from game.stage.cards import CardArt, CardSprite, draw_cards
from game.stage.pieces import Pieces
from game.stage.table import CARD_RATIO
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.shapes import panel
from game.ui.table_parts import crown, tilt_for
from game.ui.text import text
from game.ui.theme import (
    BAD_TEXT,
    BODY,
    GOOD_TEXT,
    INK,
    INK_SOFT,
    LABEL,
    MARGIN,
    STRONG,
    SUN,
    WHITE,
)
from game.ui.widgets import Button, Widget
from game.words import _

ORDER = (0, 3, 2, 1)  # places from the own one clockwise: as the eye goes round the table


def sheet_of(board: Board) -> Sheet:
    """All rounds so far; a cell is the points, and the tricks taken of those called."""
    rows = [
        [
            f"{points}  ({taken}/{call})"
            for points, taken, call in zip(done.points, done.taken, done.calls, strict=True)
        ]
        for done in board.shown.sheet
    ]
    return Sheet(board.names, rows, board.shown.scores)


class RoundSummary(Summary):
    """Calls, tricks, points and totals of a round; the numbers roll up.  `on_close` goes on."""

    def __init__(
        self, shared: Shared, board: Board, event: RoundScored, on_close: Callable[[], None]
    ) -> None:
        rounds = board.shown.rounds
        title = _("Round {n} of {all}").format(n=event.round, all=rounds)
        last = event.round == rounds
        super().__init__(shared, title, SEATS, last, _("To the result"), on_close)
        self.board, self.event = board, event

    def row_height(self, c: Canvas) -> float:
        if c.portrait:
            return max(150.0, c.type(STRONG) + 2 * c.type(BODY) + 52)
        return super().row_height(c)

    def paint_row(self, c: Canvas, box: Box, number: int) -> None:
        event, board = self.event, self.board
        seat = (board.shown.viewer + ORDER[number]) % SEATS
        call, taken, points = event.calls[seat], event.taken[seat], event.points[seat]
        met = call == taken
        mood = "laughing" if met else ("cross" if taken < call else "dismayed")
        self.ground(c, box, points == max(event.points), seat == board.shown.viewer)
        x = self.face(c, box, f"animals/{board.characters[seat].face}_{mood}_face.png")
        room = self.numbers(c, box, points, event.scores[seat], met) - x
        said = _("called {call}, took {taken}").format(call=call, taken=taken)
        verdict = words.round_verdict(call, taken)
        colour = GOOD_TEXT if met else BAD_TEXT
        lines = 3 if c.portrait else 2
        name_h, line_h = c.type(STRONG) * 1.25, c.type(BODY) * 1.25
        y = box.centery - (name_h + (lines - 1) * line_h) / 2 + name_h / 2
        text(c, board.names[seat], x, y, STRONG, INK, "midleft", "display", room=room)
        y += (name_h + line_h) / 2
        if c.portrait:
            text(c, said, x, y, BODY, INK_SOFT, "midleft", room=room)
            text(c, verdict, x, y + line_h, BODY, colour, "midleft", room=room)
        else:
            half = room * 0.55
            text(c, said, x, y, BODY, INK_SOFT, "midleft", room=half - 16)
            text(c, verdict, x + half, y, BODY, colour, "midleft", room=room - half)


class LastTrick(Menu):
    """The four cards of the trick before, where they were played, with its sums and taker."""

    see_through = True
    veil = 150
    first = "close"

    def __init__(self, shared: Shared, board: Board, trick: TrickTaken, art: CardArt) -> None:
        super().__init__(shared)
        self.board, self.trick, self.art = board, trick, art
        self._box = Box(0, 0, 1, 1)
        self._card_w = 150.0
        self._pieces = Pieces()

    def enter(self) -> None:
        self.cue("card_flip")

    def build(self, c: Canvas) -> Sequence[Widget]:
        self._pieces.forget()
        if c.portrait:
            width, height = c.w - 2 * MARGIN, 1330.0
        else:
            width, height = min(1180.0, c.w - 2 * MARGIN), min(860.0, c.h - 90)
        self._box = box = Box.around(c.w / 2, c.h / 2 + 24, width, height)
        table = box.h - 78 - 118 - c.type(STRONG) * 1.6 - (400 if c.portrait else 0)
        self._card_w = min(190.0, table / (2.16 * CARD_RATIO) - 26)
        where = Box(box.centerx - 180, box.bottom - 118, 360, 98)
        return [Button("close", where, _("Close"), self.back, "go", "check")]

    def paint(self, c: Canvas) -> None:
        box = self._box
        panel(c, box, "#DFF0E4")
        banner(c, box, _("Last trick"))
        w, tall = self._card_w, self._card_w * CARD_RATIO
        middle = (
            box.centerx - (0 if c.portrait else 170),
            box.y + 78 + tall * 1.08 + 8,
        )
        sprites = {seat: self._sprite(seat, card, middle, w) for seat, card in self.trick.cards}
        draw_cards(c, self.art, sprites.values())
        taker = sprites[self.trick.seat]
        crown(c, taker.x, taker.y - tall / 2 + w * 0.16, w * 0.46)
        for seat, sprite in sprites.items():
            self._name(c, seat, sprite, tall)
        size = 1.0 if not c.portrait else 1.15
        sums = (self.trick.black, self.trick.red)
        where = (
            (box.right - 240, middle[1] - 170, size)
            if not c.portrait
            else (box.centerx, middle[1] + tall * 1.16 + 30, size)
        )
        draw_balance(c, self._pieces, where, tilt_for(*sums), sums, "four" in self.art.faces)
        said = words.outcome(self.trick, self.board.names[self.trick.seat])
        text(c, said, box.centerx, box.bottom - 136 - c.type(STRONG) * 0.5, STRONG, INK, "center",
             "heavy", room=box.w - 60, lines=2, height=c.type(STRONG) * 2.4)  # fmt: skip

    def _sprite(self, seat: int, card: str, middle: tuple[float, float], w: float) -> CardSprite:
        place = self.board.shown.place(seat)
        dx, dy = ((0, 0.54), (1.18, 0), (0, -0.54), (-1.18, 0))[place]
        angle = (0, -3, 2, 3)[place]
        sprite = CardSprite(card, middle[0] + dx * w, middle[1] + dy * w * CARD_RATIO, angle, w)
        sprite.rim = seat == self.trick.seat
        return sprite

    def _name(self, c: Canvas, seat: int, sprite: CardSprite, tall: float) -> None:
        """Who played it; the first also led."""
        name = self.board.names[seat]
        led = seat == self.trick.cards[0][0]
        fill = SUN if led else WHITE
        label = _("{name} led").format(name=name) if led else name
        chip(c, label, sprite.x, sprite.y + tall / 2 - 14, fill, INK, "center", LABEL,
             room=sprite.width * 1.5)  # fmt: skip
