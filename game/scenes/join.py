"""Joining: everybody presses a button on their own device and sees which seat is theirs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.continue_match import begin
from game.scenes.couch import CURTAIN, HANDS, OPEN, PEEK, shareable
from game.scenes.device_words import bound_word, device_word, icon
from game.scenes.games_list import EMPTY, PERSON, GameEntry
from game.scenes.games_list import Choice as Value
from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.scenes.seats import SeatChoice, enough, kind_word, kinds, named, remember
from game.session import Seat
from game.shell.bindings import HALVES
from game.shell.intents import Device, Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.focus import STEPS
from game.ui.parts import chip, heading, portrait
from game.ui.shapes import panel, sun_rim
from game.ui.text import line_h, text
from game.ui.theme import (
    BODY,
    CREAM,
    GOOD_TEXT,
    INK,
    INK_SOFT,
    LABEL,
    MARGIN,
    PALE,
    RADIUS_PANEL,
    STRONG,
    TITLE,
    WHITE,
)
from game.ui.widgets import Button, Choice, IconButton, Painted, Widget
from game.words import _

WIGGLE = 0.6  # seconds
SEAT_COLOURS = ("#BFE8C8", "#FFE3A6", "#D9C8F5", "#FFC9CF")
EMPTY_FILL = "#DDE6F2"


class Join(Menu):
    """A place for each seat.  A press on a device that sits nowhere takes the first free one;
    the same press on one that sits confirms what has the focus.

    `seats` are changed in place; with `fixed` ones (a match that is gone on with) nobody else
    can sit down.
    """

    first = "start"

    def __init__(
        self, shared: Shared, entry: GameEntry, seats: list[SeatChoice],
        on_start: Callable[[], None], fixed: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(shared)
        self.entry, self.seats, self.on_start, self.fixed = entry, seats, on_start, fixed
        self._wiggling: dict[int, float] = {}
        self._device = Device("mouse")  # whose press it is
        self._who = self._how = Box(0, 0, 1, 1)

    @classmethod
    def to_begin(
        cls, shared: Shared, entry: GameEntry, seats: list[SeatChoice], options: dict[str, Value]
    ) -> Join:
        """For a new match with `seats` and `options` as they were set up."""
        kept = shared.settings.choices.get("couch", {}).get("hands", PEEK)
        shared.couch.clear()
        shared.couch.hands = str(kept) if kept in HANDS else PEEK

        def start() -> None:
            remember(shared.settings, entry, seats, options)
            shared.settings.choices["couch"] = {"hands": shared.couch.hands}
            shared.settings_file.save(shared.settings)
            begin(shared, entry, named(seats), options)

        return cls(shared, entry, seats, start)

    @classmethod
    def to_go_on(
        cls, shared: Shared, entry: GameEntry, seats: Sequence[Seat], go_on: Callable[[], None]
    ) -> Join:
        """For a match that is gone on with: its people join again."""
        sitting = [
            SeatChoice(seat.player, seat.face, seat.name, seat.name, i)
            for i, seat in enumerate(seats)
        ]
        return cls(shared, entry, sitting, go_on, fixed=True)

    def enter(self) -> None:
        self.shared.audio.music("music_title")

    # ------------------------------------------------------------------ who sits where
    @property
    def couch_devices(self) -> dict[int, Device]:
        return self.shared.couch.devices

    def waiting(self) -> list[int]:
        """The seats of people who have no device yet."""
        return [
            i
            for i, seat in enumerate(self.seats)
            if seat.player == PERSON and i not in self.couch_devices
        ]

    def join(self, device: Device, seat: int | None = None) -> bool:
        """Let `device` take `seat`, or the first free one; False if there is none for it."""
        if not self.shared.couch.free(device):
            return False
        if seat is None:
            free = self.waiting() or [
                i for i, one in enumerate(self.seats)
                if one.player != PERSON and PERSON in kinds(self.entry, i) and not self.fixed
            ]  # fmt: skip
            if not free:
                self.shared.notices.append(_("All seats are taken."))
                return False
            seat = free[0]
        self.seats[seat].player = PERSON
        self.shared.couch.take(seat, device)
        self._wiggle(seat)
        self.cue("ui_select")
        self.rebuild()
        self.focus.go("start")
        return True

    def _leave(self, seat: int) -> None:
        self.shared.couch.leave(seat)
        self.cue("ui_back")
        self.rebuild()

    def _wiggle(self, seat: int) -> None:
        self._wiggling[seat] = WIGGLE

    # ------------------------------------------------------------------ devices
    def handle(self, intent: Intent) -> None:
        self._device = intent.device
        mine = self.shared.couch.seats_of(intent.device)
        pointer = shareable(intent.device)
        if intent.kind is Kind.GONE:
            for seat in list(self.shared.couch.missing):
                self._leave(seat)
        elif pointer or intent.device == Device("keys"):
            super().handle(intent)
        elif intent.kind is Kind.CONFIRM and not mine:
            self.join(intent.device)
        elif intent.kind in (Kind.CANCEL, Kind.MENU) and mine:
            self._leave(mine[0])
        elif intent.kind is Kind.EXTRA:
            if mine and not self.fixed:
                self._edit(mine[0])
        else:
            if intent.kind in STEPS and mine:
                self._wiggle(mine[0])
            super().handle(intent)

    def back(self) -> None:
        self.shared.couch.clear()
        if self.fixed:
            from game.scenes.title import Title

            self.shared.scenes.clear_to(Title(self.shared))
        else:
            self.close()

    def resume(self) -> None:
        for seat, choice in enumerate(self.seats):
            if choice.player != PERSON:
                self.shared.couch.leave(seat)
        super().resume()

    # ------------------------------------------------------------------ what is done
    def _press_seat(self, seat: int) -> None:
        """A finger or the mouse sits down on a free seat; else the seat's panel opens."""
        if shareable(self._device) and seat in self.waiting():
            self.join(self._device, seat)
        elif not self.fixed:
            self._edit(seat)

    def _edit(self, seat: int) -> None:
        from game.scenes.seat_panel import SeatPanel

        self.shared.scenes.push(SeatPanel(self.shared, self.entry, self.seats, seat))

    def _choose_hands(self, index: int) -> None:
        self.shared.couch.hands = HANDS[index]
        self.rebuild()

    def start(self) -> None:
        """Begin, if everybody sits; else say who doesn't."""
        waiting = self.waiting()
        if not self.fixed and not enough(self.entry, self.seats):
            sentence = _("At least {n} must sit at the table: press an empty seat.")
            self.shared.notices.append(sentence.format(n=self.entry.least))
        elif waiting:
            sentence = _("{name} has no device yet: press a button on one.")
            self.shared.notices.append(sentence.format(name=self._name(waiting[0])))
        else:
            self._take_ranks()
            self.on_start()

    def _name(self, seat: int) -> str:
        """Nobody is called "You" here."""
        return self.seats[seat].own_name or _(self.seats[seat].face_name)

    def _take_ranks(self) -> None:
        """Seats of the match are counted without the empty ones."""
        taken = [i for i, seat in enumerate(self.seats) if seat.player != EMPTY]
        devices = dict(self.couch_devices)
        self.shared.couch.clear()
        for rank, i in enumerate(taken):
            if i in devices:
                self.shared.couch.take(rank, devices[i])

    # ------------------------------------------------------------------ time
    @property
    def pace(self) -> str:
        return "moving" if self._wiggling else super().pace

    def update(self, dt: float) -> None:
        super().update(dt)
        left = {seat: time - dt for seat, time in self._wiggling.items()}
        self._wiggling = {seat: time for seat, time in left.items() if time > 0}

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        foot = c.h - 128
        whole = Box(MARGIN, 126, c.w - 2 * MARGIN, foot - 24 - 126)
        note = 2 * line_h(c, BODY)
        low = line_h(c, LABEL) + 14 + 92 + 12 + note + 40
        self._who, self._how = whole.cut_bottom(low, 22)
        places = self._places(c)
        hands = [self._hands_word(one) for one in HANDS]
        chooser = Box(self._how.x + 24, self._how.y + 18 + line_h(c, LABEL) + 8,
                      self._how.w - 48, 92)  # fmt: skip
        wide = min(520.0, c.w * 0.48)
        return [
            IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back),
            *(
                Painted(f"seat {i}", box, partial(self._paint_seat, i), partial(self._press_seat, i))
                for i, box in enumerate(places)
            ),
            Choice("hands", chooser, hands, HANDS.index(self.shared.couch.hands),
                         self._choose_hands, enabled=not self.fixed),
            Button("start", Box(c.w - MARGIN - wide, foot, wide, 108),
                   _("Go on") if self.fixed else _("Start"), self.start, "go", "play", TITLE),
        ]  # fmt: skip

    def _places(self, c: Canvas) -> list[Box]:
        count = len(self.seats)
        if c.portrait and count > 2:
            return [box for row in self._who.rows(2, 22) for box in row.columns(2, 22)][:count]
        wide = min(self._who.w, count * 440 + (count - 1) * 22)
        room = Box.around(self._who.centerx, self._who.centery, wide, min(self._who.h, 560))
        return room.columns(count, 22)

    @staticmethod
    def _hands_word(mode: str) -> str:
        return {PEEK: _("Hold to peek"), CURTAIN: _("Curtain"), OPEN: _("Open hands")}[mode]

    @staticmethod
    def _hands_note(mode: str) -> str:
        return {
            PEEK: _("The others look away while you hold your button: only then your hand shows."),
            CURTAIN: _("Before each turn a screen hides all until the one who is next presses."),
            OPEN: _("All can see all cards: for learning, or for small children."),
        }[mode]

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        c.background(self.entry.place, 150)
        heading(c, _("Who plays?"), MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)
        panel(c, self._how)
        x, room = self._how.x + 26, self._how.w - 52
        text(c, _("Hands"), x, self._how.y + 16, LABEL, INK, "topleft", "display", room=room)
        low = self._how.y + 18 + line_h(c, LABEL) + 8 + 92 + 12
        text(c, self._hands_note(self.shared.couch.hands), x, low, BODY, INK_SOFT, "topleft", "text",
             room=room, lines=2)  # fmt: skip
        self._paint_keys(c)

    def _paint_keys(self, c: Canvas) -> None:
        """What to press to join, below the seats at the left of *start*."""
        wide = min(520.0, c.w * 0.48)
        room = c.w - wide - 3 * MARGIN
        left = bound_word(self.shared.settings, HALVES["left"], "confirm")
        right = bound_word(self.shared.settings, HALVES["right"], "confirm")
        pad = bound_word(self.shared.settings, Device("pad"), "confirm")
        sentence = _("Join: {left} or {right} on the keyboard, {pad} on a controller, or a tap.")
        text(c, sentence.format(left=left, right=right, pad=pad), MARGIN + 6, c.h - 74, LABEL, WHITE,
             "midleft", "display", INK, 5, room=room, lines=3, height=112)  # fmt: skip

    def _paint_seat(self, index: int, c: Canvas, box: Box, state: str) -> None:
        seat = self.seats[index]
        if state in ("focus", "pressed"):
            sun_rim(c, box, RADIUS_PANEL)
        taken = seat.player != EMPTY
        panel(c, box, CREAM if taken else EMPTY_FILL)
        sign = self._paint_sign(c, index, box) if taken else box.bottom - 16
        second = sign - 8 - c.type(STRONG) * 0.62
        room = second - c.type(STRONG) * 0.62 - box.y
        size = min(320.0, box.w - 60, room - 40)
        time = self._wiggling.get(index, 0.0)
        shift = 0.0
        if not self.shared.settings.reduced_motion:
            shift = 14 * math.sin(time * 34) * time / WIGGLE
        middle = box.y + 6 + room / 2
        if taken and size > 40:
            face = self.entry.face_picture(seat.face, "pleased" if time else "neutral")
            fill = SEAT_COLOURS[index % len(SEAT_COLOURS)]
            portrait(c, face, box.centerx + shift, middle, size, fill=fill)
            if time:
                frame = Box.around(box.centerx + shift, middle, size, size)
                sun_rim(c, frame.pad(-14), size * 0.3)
                portrait(c, face, box.centerx + shift, middle, size, fill=fill)
        elif size > 40:
            c.icon("plus", box.centerx, middle, size * 0.5, INK_SOFT)
        name = self._name(index) if taken else _("Empty")
        text(c, name, box.centerx, second, STRONG, INK, "center", "display", room=box.w - 26)

    def _paint_sign(self, c: Canvas, index: int, box: Box) -> float:
        """With what a seat is played, at the foot of its box; where that begins."""
        seat = self.seats[index]
        owner = self.couch_devices.get(index)
        if owner:
            what = (device_word(owner), GOOD_TEXT, WHITE, icon(owner))
        elif seat.player == PERSON:
            what = (_("Press a button"), INK, WHITE, "plus")
        else:
            what = (kind_word(self.entry, seat.player), PALE, INK, "robot")
        words, fill, colour, glyph = what
        return chip(c, words, box.centerx, box.bottom - 14, fill, colour, "midbottom", BODY, glyph,
                    room=box.w - 24, lines=2).y  # fmt: skip
