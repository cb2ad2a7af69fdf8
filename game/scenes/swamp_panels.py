"""Panels over the Swamp table: the summary after a round, and the last trick once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.swamp import SEATS, RoundScored, TrickTaken
from game.scenes import swamp_words as words
from game.scenes.menu import Menu
from game.scenes.pause import banner
from game.scenes.scene import Shared
from game.scenes.sheet import Sheet
from game.scenes.swamp_board import Board
from game.scenes.swamp_drawing import draw_balance
from game.stage.cards import CardArt, CardSprite, draw_cards
from game.stage.pieces import Pieces
from game.stage.table import CARD_RATIO
from game.stage.tween import Tween, linear
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.shapes import fill_round, panel, sun_rim
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
    PALE,
    ROW,
    STRONG,
    SUN,
    TITLE,
    WHITE,
)
from game.ui.widgets import Button, Widget
from game.words import _

ROLL_SECONDS = 1.1
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


class RoundSummary(Menu):
    """Calls, tricks, points and totals of a round; the numbers roll up.  `on_close` goes on."""

    see_through = True
    veil = 140
    first = "continue"

    def __init__(
        self, shared: Shared, board: Board, event: RoundScored, on_close: Callable[[], None]
    ) -> None:
        super().__init__(shared)
        self.board, self.event, self.on_close = board, event, on_close
        self.share = 0.0  # of the roll
        self._roll = Tween(self, {"share": 1.0}, ROLL_SECONDS, linear, delay=0.25)
        self._box = Box(0, 0, 1, 1)
        self._rows: list[Box] = []
        self._ticks = 0
        if shared.settings.reduced_motion or shared.settings.speed == 0:
            self._roll.finish()

    @property
    def pace(self) -> str:
        return super().pace if self._roll.done else "moving"

    @property
    def _last(self) -> bool:
        return self.event.round == self.board.shown.rounds

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

    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(1240.0, c.w - 2 * MARGIN)
        tall = max(96.0, c.type(STRONG) + c.type(BODY) + 34)
        if c.portrait:
            tall = max(150.0, c.type(STRONG) + 2 * c.type(BODY) + 52)
        head = 78.0
        foot = 118.0
        height = min(c.h - 110, head + SEATS * (tall + 12) + foot + 18)
        self._box = box = Box.around(c.w / 2, c.h / 2 + 24, width, height)
        room = (height - head - foot - 18) / SEATS - 12
        self._rows = [
            Box(box.x + 26, box.y + head + i * (room + 12), box.w - 52, room) for i in range(SEATS)
        ]
        label = _("To the result") if self._last else _("Next round")
        where = Box(box.centerx - 220, box.bottom - foot, 440, 98)
        return [Button("continue", where, label, self._continue, "go", "play")]

    def paint(self, c: Canvas) -> None:
        panel(c, self._box)
        shown = self.board.shown
        banner(c, self._box, _("Round {n} of {all}").format(n=self.event.round, all=shown.rounds))
        for row, place in zip(self._rows, ORDER, strict=True):
            self._paint_row(c, row, (shown.viewer + place) % SEATS)

    def _paint_row(self, c: Canvas, row: Box, seat: int) -> None:
        event, board = self.event, self.board
        best = event.points[seat] == max(event.points)
        if best and self._roll.done:
            sun_rim(c, row, 18, 5)
        fill_round(c, row, 18, PALE if seat == board.shown.viewer else ROW)
        call, taken, points = event.calls[seat], event.taken[seat], event.points[seat]
        met = call == taken
        character = board.characters[seat]
        mood = "laughing" if met else ("cross" if taken < call else "dismayed")
        face = row.h - 4
        c.picture(
            f"animals/{character.face}_{mood}_face.png",
            row.x + 8 + face / 2,
            row.bottom - 2,
            face,
            face,
            "midbottom",
        )
        x = row.x + face + 26
        numbers = min(330.0, row.w * 0.4)
        room = row.right - numbers - x
        said = _("called {call}, took {taken}").format(call=call, taken=taken)
        verdict = words.round_verdict(call, taken)
        colour = GOOD_TEXT if met else BAD_TEXT
        lines = 3 if c.portrait else 2
        name_h, line_h = c.type(STRONG) * 1.25, c.type(BODY) * 1.25
        y = row.centery - (name_h + (lines - 1) * line_h) / 2 + name_h / 2
        text(c, board.names[seat], x, y, STRONG, INK, "midleft", "display", room=room)
        y += (name_h + line_h) / 2
        if c.portrait:
            text(c, said, x, y, BODY, INK_SOFT, "midleft", room=room)
            text(c, verdict, x, y + line_h, BODY, colour, "midleft", room=room)
        else:
            half = room * 0.55
            text(c, said, x, y, BODY, INK_SOFT, "midleft", room=half - 16)
            text(c, verdict, x + half, y, BODY, colour, "midleft", room=room - half)
        rolled = round(points * self.share)
        before = event.scores[seat] - points
        x = row.right - numbers
        chip(c, f"+{rolled}", x + numbers * 0.24, row.centery, INK if not met else GOOD_TEXT, WHITE,
             "center", STRONG, room=numbers * 0.46)  # fmt: skip
        text(c, str(before + rolled), x + numbers * 0.72, row.centery - c.type(BODY) * 0.42, TITLE, INK,
             "center", "display", room=numbers * 0.5)  # fmt: skip
        text(c, _("total"), x + numbers * 0.72, row.centery + c.type(TITLE) * 0.6, BODY, INK_SOFT,
             "center", room=numbers * 0.5)  # fmt: skip


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
