"""Set-up, one pattern for all games: left what it is, in the middle who plays, right how."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.continue_match import begin
from game.scenes.games_list import PERSON, GameEntry, Option
from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.scenes.seats import enough, kind_word, named, remember, remembered
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, framed_picture, heading, portrait
from game.ui.shapes import fill_round, panel, sun_rim
from game.ui.text import line_h, paragraph, paragraph_h, text, text_w
from game.ui.theme import (
    BODY,
    CREAM,
    EMPTY,
    INK,
    INK_SOFT,
    LABEL,
    MARGIN,
    RADIUS_PANEL,
    STRONG,
    SUN,
    TITLE,
    WHITE,
)
from game.ui.widgets import Button, Choice, IconButton, Painted, Widget
from game.words import _

SEAT_COLOURS = ("#BFE8C8", "#FFE3A6", "#D9C8F5", "#FFC9CF")


class Setup(Menu):
    """Two clicks from the title to play: all is preselected, *Start* has the focus."""

    first = "start"

    def __init__(self, shared: Shared, entry: GameEntry) -> None:
        super().__init__(shared)
        self.entry = entry
        self.seats, self.options = remembered(shared.settings, entry)
        self._what = self._who = self._how = Box(0, 0, 1, 1)

    def enter(self) -> None:
        self.shared.audio.music("music_title")

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        top, low = 130.0, c.h - 150
        if c.portrait:
            whole = Box(MARGIN, top, c.w - 2 * MARGIN, low - top)
            self._what, rest = whole.cut_top(340, 24)
            self._who, self._how = rest.cut_bottom(self._how_height(c), 24)
        else:
            side = 410 if c.compact else 500
            whole = Box(MARGIN, top, c.w - 2 * MARGIN, low - top)
            self._what, rest = whole.cut_left(side, 30)
            self._who, self._how = rest.cut_right(side if c.compact else 540, 30)
            more = min(self._how_height(c) - self._how.h, top - MARGIN)
            if more > 0:  # beside the heading there is room for many options
                self._how = Box(self._how.x, top - more, self._how.w, self._how.h + more)
        foot = c.h - 128
        wide, aside = min(520.0, c.w * 0.36), min(320.0, c.w * 0.28)
        return [
            IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back),
            *self._seat_widgets(c),
            *self._option_widgets(c),
            Button("rules", Box(MARGIN, foot + 8, aside, 100), _("Rules"),
                   self._rules, "main", "help"),
            *self._together_button(Box(MARGIN + aside + 22, foot + 8, aside, 100)),
            Button("start", Box(c.w - MARGIN - wide, foot, wide, 108), _("Start"), self.start,
                   "go", "play", TITLE),
        ]  # fmt: skip

    def _together_button(self, box: Box) -> list[Widget]:
        """The way to play with others on one screen, where the game allows it."""
        if not self.entry.many_persons:
            return []
        return [Button("together", box, _("Together"), self.together, "main", "seats")]

    def _how_height(self, c: Canvas) -> float:
        return 36 + sum(self._option_height(c, option) for option in self._shown_options)

    @property
    def _shown_options(self) -> list[Option]:
        """Those that mean something for as many as sit at the table."""
        taken = sum(seat.taken for seat in self.seats)
        return [option for option in self.entry.options if taken >= option.least_players]

    @staticmethod
    def _option_height(c: Canvas, option: Option) -> float:
        """Label, choice, and the note below if the option has any."""
        if not option.notes:
            return line_h(c, LABEL) + 8 + 92 + 12
        return line_h(c, LABEL) + 14 + 92 + 12 + 2 * line_h(c, BODY) + 20

    def _seat_boxes(self, c: Canvas) -> list[Box]:
        """Seats in the order of play: bottom, right, top, left."""
        who = self._who
        wide = min(256.0, who.w / 3 - 10)
        tall = min(c.type(STRONG) + c.type(BODY) + 168, (who.h - 16) / 3 + (30 if c.compact else 0))
        tall = min(tall, who.h / 2 - 8)
        middle = who.center
        reach = min(who.w / 2 - wide / 2, 360.0)
        rise = min(who.h / 2 - tall / 2, 300.0)
        spots = [(0.0, rise), (reach, 0.0), (0.0, -rise), (-reach, 0.0)]
        return [Box.around(middle[0] + x, middle[1] + y, wide, tall) for x, y in spots]

    def _seat_widgets(self, c: Canvas) -> list[Widget]:
        boxes = self._seat_boxes(c)
        return [
            Painted(f"seat {i}", box, partial(self._paint_seat, i), partial(self._edit, i))
            for i, box in enumerate(boxes)
        ]

    def _option_widgets(self, c: Canvas) -> list[Widget]:
        widgets: list[Widget] = []
        y = self._how.y + 24
        for option in self._shown_options:
            low = y + line_h(c, LABEL) + (14 if option.notes else 8)
            box = Box(self._how.x + 22, low, self._how.w - 44, 92)
            chosen = option.values.index(self.options[option.id])
            labels = [_(label) for label in option.labels]
            widgets.append(Choice(option.id, box, labels, chosen, partial(self._choose, option)))
            y += self._option_height(c, option)
        return widgets

    # ------------------------------------------------------------------ what is done
    def _choose(self, option: Option, index: int) -> None:
        self.options[option.id] = option.values[index]

    def _edit(self, seat: int) -> None:
        from game.scenes.seat_panel import SeatPanel

        self.shared.scenes.push(SeatPanel(self.shared, self.entry, self.seats, seat))

    def _rules(self) -> None:
        from game.scenes.rules_pages import RulesPages

        self.shared.scenes.push(RulesPages(self.shared, self.entry.id))

    def _keep(self) -> None:
        remember(self.shared.settings, self.entry, self.seats, self.options)
        self.shared.settings_file.save(self.shared.settings)

    def back(self) -> None:
        self._keep()
        self.close()

    def start(self) -> None:
        """Begin the match that is set up, or say who is missing."""
        if not enough(self.entry, self.seats):
            self.shared.notices.append(
                _("At least {n} must sit at the table: press an empty seat.").format(
                    n=self.entry.least
                )
            )
            return
        self._keep()
        if sum(seat.player == PERSON for seat in self.seats) > 1:
            self.together()
        else:
            begin(self.shared, self.entry, named(self.seats), self.options)

    def together(self) -> None:
        """On to where everybody joins with a device of their own."""
        from game.scenes.join import Join

        self._keep()
        self.shared.scenes.push(Join.to_begin(self.shared, self.entry, self.seats, self.options))

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        c.background(self.entry.place, 150)
        heading(c, _(self.entry.title), MARGIN + 124, MARGIN + 45, c.w - MARGIN * 2 - 140)
        self._paint_what(c)
        self._paint_table(c)
        self._paint_how(c)

    def _paint_what(self, c: Canvas) -> None:
        panel(c, self._what)
        inside = self._what.pad(18)
        if c.portrait:
            art, words = inside.cut_left(inside.w * 0.42, 24)
        else:
            said = paragraph_h(c, _(self.entry.sentence), inside.w, STRONG, "display", 1.22)
            said += paragraph_h(c, _(self.entry.detail), inside.w)
            spare = inside.h - said - 3.4 * c.type(BODY) - 60
            art, words = inside.cut_top(min(inside.w * 0.9, max(inside.h * 0.25, spare)), 20)
        framed_picture(c, self.entry.picture, art)
        tall = c.type(BODY) * 1.5
        first = chip(c, _(self.entry.minutes), words.x, words.bottom, INK, WHITE, "bottomleft", BODY,
                     "clock", room=words.w, lines=2)  # fmt: skip
        foot = first.centery
        players = _(self.entry.players)
        wide = text_w(c, players) + 28 + c.type(BODY) * 1.15
        if first.right + 12 + wide > words.right:  # no room beside: above
            foot = first.y - 8 - tall / 2
            chip(c, players, words.x, foot, INK, WHITE, "midleft", BODY, "person", room=words.w)
        else:
            chip(c, players, first.right + 12, foot, INK, WHITE, "midleft", BODY, "person")
        room = foot - tall / 2 - 10 - words.y
        put = text(c, _(self.entry.sentence), words.x, words.y, STRONG, INK, "topleft", "display",
                   room=words.w, lines=9, height=room)  # fmt: skip
        left = room - (put.bottom - words.y) - 12
        if left >= paragraph_h(c, _(self.entry.detail), words.w):
            paragraph(c, _(self.entry.detail), words.x, put.bottom + 12, words.w, BODY, INK_SOFT)

    def _paint_table(self, c: Canvas) -> None:
        x, y = self._who.center
        _own, right, top, left = self._seat_boxes(c)
        free = min(right.x - left.right - 24, 2 * (y - top.bottom) - 12)
        size = max(120.0, min(236.0, free))
        fill_round(c, Box.around(x, y + 6, size, size), size / 2, "#7A4A28", INK, 6)
        fill_round(c, Box.around(x, y - 3, size - 16, size - 22), size / 2, "#D49A5B", None, 0, "#B97C42")  # fmt: skip
        for dx, dy in ((-14, 2), (12, -6)):
            c.picture(self.entry.back, x + dx, y + dy, 62, 87)

    def _paint_how(self, c: Canvas) -> None:
        panel(c, self._how)
        y = self._how.y + 24
        for option in self._shown_options:
            x, wide = self._how.x + 26, self._how.w - 52
            text(c, _(option.label), x, y, LABEL, INK, "topleft", "display", room=wide)
            low = y + line_h(c, LABEL) + 14 + 92 + 12
            if option.notes:
                note = option.notes[option.values.index(self.options[option.id])]
                text(c, _(note), x, low, BODY, INK_SOFT, "topleft", "text", room=wide, lines=2)
            y += self._option_height(c, option)
        self._paint_hints(c, Box(self._how.x + 26, y, self._how.w - 52, self._how.bottom - 16 - y))

    def _paint_hints(self, c: Canvas, room: Box) -> None:
        """The rules in short, as many sentences as there is room for."""
        y = room.y + 14
        for icon, hint in self.entry.hints:
            tall = max(56.0, paragraph_h(c, _(hint), room.w - 66))
            if y + tall > room.bottom:
                return
            fill_round(c, Box(room.x, y + 2, 50, 50), 25, SUN, INK, 3)
            c.icon(icon, room.x + 25, y + 27, 34, INK)
            paragraph(c, _(hint), room.x + 66, y, room.w - 66, BODY, INK_SOFT)
            y += tall + 16

    def _paint_seat(self, index: int, c: Canvas, box: Box, state: str) -> None:
        choice = self.seats[index]
        if state in ("focus", "pressed"):
            sun_rim(c, box, RADIUS_PANEL)
        if not choice.taken:
            _paint_empty(c, box)
            return
        panel(c, box, CREAM)
        room = box.w - 26
        lower = box.bottom - 12 - c.type(BODY) * 0.65
        upper = lower - c.type(BODY) * 0.65 - c.type(STRONG) * 0.62
        size = min(118.0, upper - c.type(STRONG) * 0.6 - box.y - 14)
        if size > 40:
            face = self.entry.face_picture(choice.face)
            y = box.y + 12 + size / 2
            portrait(c, face, box.centerx, y, size, fill=SEAT_COLOURS[index])
        text(c, choice.name, box.centerx, upper, STRONG, INK, "center", "display", room=room)
        person = choice.player == PERSON
        word = kind_word(self.entry, choice.player)
        size = c.type(BODY) * 1.05
        x = box.centerx + size / 2 + 3
        put = text(c, word, x, lower, BODY, INK_SOFT, "center", room=room - size - 6)
        sign = "person" if person else "robot"
        c.icon(sign, put.x - size / 2 - 6, lower, size, INK_SOFT)


def _paint_empty(c: Canvas, box: Box) -> None:
    """A seat that nobody takes: pressing it lets somebody sit down."""
    panel(c, box, EMPTY)
    c.icon("plus", box.centerx, box.centery - c.type(BODY) * 0.6, 72, INK_SOFT)
    lower = box.bottom - 16 - c.type(BODY) * 0.65
    text(c, _("Empty"), box.centerx, lower, BODY, INK_SOFT, "center", room=box.w - 26)
