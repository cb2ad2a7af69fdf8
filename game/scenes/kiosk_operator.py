"""The operator's menu: what is offered, how it is played, when it is loud and dark, the numbers,
and the ways to end it.  It closes by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.kiosk.operator import GAMES
from game.scenes.games_list import GAME_SCENES
from game.scenes.menu import Menu
from game.shell.intents import Intent
from game.ui.canvas import Box, Canvas
from game.ui.parts import heading
from game.ui.shapes import fill_round, panel
from game.ui.stepper import Stepper
from game.ui.text import text
from game.ui.theme import BODY, INK, INK_SOFT, LABEL, MARGIN, PAD, ROW
from game.ui.widgets import Button, Choice, IconButton, Slider, Switch, Widget
from game.words import _

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk

LINE, SPACE = 98.0, 12.0
DAYS = 7  # of statistics
QUARTERS = [f"{i // 4:02}:{i % 4 * 15:02}" for i in range(96)]
IDLE = [15, 20, 30, 45, 60, 90, 120, 180, 300, 600]
COUNTDOWN = [10, 15, 20, 30, 45, 60]
PIECE = [15, 20, 25, 30, 35, 40, 60, 90, 120]
Maker = Callable[[Box], Widget]


class OperatorMenu(Menu):
    """A page of rows for each concern; all that is changed is kept at once."""

    first = "page"

    def __init__(self, kiosk: Kiosk) -> None:
        super().__init__(kiosk.shared)
        self.kiosk = kiosk
        self.page = 0
        self.part = 0  # of a page whose rows don't all fit
        self.idle = 0.0
        self._sheet = self._label = Box(0, 0, 1, 1)

    @property
    def pages(self) -> list[tuple[str, Callable[[], list[Maker]]]]:
        return [
            (_("Games"), self._game_rows),
            (_("Play"), self._play_rows),
            (_("Hours"), self._hour_rows),
            (_("Numbers"), list),
            (_("End"), self._end_rows),
        ]

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(1720.0, c.w - 2 * MARGIN)
        left = (c.w - width) / 2
        tabs = Box(left, 122, width, 92)
        foot = c.h - MARGIN - 94
        self._sheet = Box(left, tabs.bottom + 16, width, foot - 16 - tabs.bottom - 16)
        rows = self.pages[self.page][1]()
        room = self._sheet.pad(30, 22)
        fitting = max(1, int((room.h + SPACE) / (LINE + SPACE)))
        parts = max(1, -(-len(rows) // fitting))
        self.part = min(self.part, parts - 1)
        shown = rows[self.part * fitting : (self.part + 1) * fitting]
        places = [Box(room.x, room.y + i * (LINE + SPACE), room.w, LINE) for i in range(len(shown))]
        widgets: list[Widget] = [
            IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back),
            Choice("page", tabs, [name for name, _rows in self.pages], self.page, self._turn),
            *(make(place) for make, place in zip(shown, places, strict=True)),
        ]
        if parts > 1:
            for side, icon in ((-1, "left"), (1, "right")):
                able = 0 <= self.part + side < parts
                widgets.append(
                    IconButton(f"part {icon}", c.w / 2 + side * 110, foot + 46, icon,
                               partial(self._step, side), "main", enabled=able)
                )  # fmt: skip
        return widgets

    def _turn(self, page: int) -> None:
        self.page, self.part = page, 0
        self.rebuild()

    def _step(self, step: int) -> None:
        self.part += step
        self.rebuild()

    # ------------------------------------------------------------------ rows
    def _game_rows(self) -> list[Maker]:
        operator = self.kiosk.operator
        games = [game for game in GAMES if GAME_SCENES[game].available]
        return [
            self._volume_row,
            *(self._offer_row(game) for game in games),
            self._number("piece_seconds", _("Each game is shown for"), PIECE),
            self._switch("guide", _("Explain the first turn"), operator.guide),
        ]

    def _play_rows(self) -> list[Maker]:
        operator = self.kiosk.operator
        return [
            self._number("waterfight_target", _("Water Fight: kids to soak"), [3, 5, 10], str),
            self._number("waterfight_hand", _("Water Fight: cards at first"), [0, 3, 5], str),
            self._switch("waterfight_aim", _("Water Fight: aim by hand"), operator.waterfight_aim),
            self._number("swamp_rounds", _("Swamp: rounds"), [1, 4, 7, 14], str),
            self._number("wetting_rounds", _("Susan's: rounds"), [1, 3, 5], str),
            self._number("idle_seconds", _("Away after"), IDLE),
            self._number("countdown_seconds", _("Countdown"), COUNTDOWN),
        ]

    def _hour_rows(self) -> list[Maker]:
        return [
            self._hour("quiet_from", _("Silent from")),
            self._hour("quiet_to", _("Silent until")),
            self._hour("dark_from", _("Dark from")),
            self._hour("dark_to", _("Dark until")),
            self._hour("restart_at", _("Daily restart"), never=True),
        ]

    def _end_rows(self) -> list[Maker]:
        return [
            lambda box: Button("restart", box, _("Start the game again"), self.kiosk.restart,
                               "main", "again"),
            lambda box: Button("quit", box, _("Quit"), self.kiosk.quit, "danger", "close"),
        ]  # fmt: skip

    def _volume_row(self, box: Box) -> Widget:
        self._label, track = box.cut_left(box.w * 0.3, 10)
        return Slider("volume", track, self.kiosk.operator.volume, partial(self._set, "volume"))

    def _offer_row(self, game: str) -> Maker:
        label = _(GAME_SCENES[game].title)
        on = game in self.kiosk.operator.games
        return lambda box: Switch(f"game {game}", box, label, on, partial(self._offer, game))

    def _switch(self, name: str, label: str, on: bool) -> Maker:
        return lambda box: Switch(name, box, label, on, partial(self._set, name))

    def _number(
        self, name: str, label: str, values: Sequence[int], word: Callable[[int], str] | None = None
    ) -> Maker:
        """A row that steps through `values`; seconds, if there is no `word` for them."""
        say = word or (lambda value: _("{n} s").format(n=value))
        now = getattr(self.kiosk.operator, name)
        chosen = min(range(len(values)), key=lambda i: abs(values[i] - now))
        kind = type(now)
        return lambda box: Stepper(
            name, box, label, [say(value) for value in values], chosen,
            lambda index: self._set(name, kind(values[index])),
        )  # fmt: skip

    def _hour(self, name: str, label: str, never: bool = False) -> Maker:
        values = ["", *QUARTERS] if never else QUARTERS
        now = getattr(self.kiosk.operator, name)
        chosen = max(i for i, value in enumerate(values) if value <= now)
        shown = [value or _("never") for value in values]
        return lambda box: Stepper(
            name, box, label, shown, chosen, lambda index: self._set(name, values[index]), True
        )

    # ------------------------------------------------------------------ what is done
    def _set(self, name: str, value: object) -> None:
        setattr(self.kiosk.operator, name, value)
        self.kiosk.operator_changed()

    def _offer(self, game: str, on: bool) -> None:
        """Offer a game or not; one at least stays."""
        wanted = {*self.kiosk.operator.games, game} if on else {*self.kiosk.operator.games} - {game}
        if wanted:
            self._set("games", [one for one in GAMES if one in wanted])
        self.rebuild()

    def back(self) -> None:
        """Out of it: whatever was on before is begun anew, as the settings now say."""
        self.kiosk.left_menu()

    def handle(self, intent: Intent) -> None:
        self.idle = 0.0
        super().handle(intent)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.idle += dt
        if self.idle >= self.kiosk.operator.menu_seconds:
            self.back()

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        c.background("title")
        c.dim(190)
        heading(c, _("Kiosk"), MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)
        panel(c, self._sheet)
        if self.page == 0 and self.part == 0:
            text(c, _("Volume"), self._label.x, self._label.centery, LABEL, INK, "midleft",
                 "display", room=self._label.w)  # fmt: skip
        if self.page == 3:
            self._paint_numbers(c)

    def _paint_numbers(self, c: Canvas) -> None:
        """The last days: visits, matches begun and ended, those left."""
        inside = self._sheet.pad(PAD)
        columns = (_("Day"), _("Visits"), _("Begun"), _("Ended"), _("Left"), _("Minutes"))
        days = self.kiosk.statistics.days(DAYS)
        rows = [columns] + [
            (
                day.day[5:],
                str(day.wakes),
                str(sum(day.starts.values())),
                str(sum(day.ends.values())),
                str(sum(day.places.values())),
                f"{day.seconds / 60:.0f}",
            )
            for day in days
        ]
        tall = min(84.0, inside.h / (DAYS + 1))
        for line, row in enumerate(rows):
            if int(inside.h / tall) <= line:
                break
            box = Box(inside.x, inside.y + line * tall, inside.w, tall)
            if line % 2:
                fill_round(c, box, 10, ROW)
            for i, (cell, place) in enumerate(zip(row, box.columns(len(columns)), strict=True)):
                colour = INK_SOFT if line == 0 or i == 0 else INK
                text(c, cell, place.x + 14, place.centery, BODY, colour, "midleft",
                     room=place.w - 20)  # fmt: skip
