"""The title: a logo of living water, a door for each game, and the ways to the rest."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.games_list import GAME_SCENES, GameEntry
from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.stage.particles import Splashes
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, framed_picture
from game.ui.shapes import panel, sun_rim
from game.ui.text import fit, line_h, paragraph_h, text
from game.ui.theme import BODY, CREAM, EMPTY, GAP, INK, INK_SOFT, MARGIN, SUN, TITLE, WHITE
from game.ui.widgets import CUE_PRESS, CUE_REFUSE, Button, Painted, Widget
from game.words import _

LOGO = "title/logo.png"
LOGO_SHAPE = 0.42  # height of the logo to its width
DRIP_SECONDS = (0.5, 1.6)


class Title(Menu):
    """Three doors; `resume` goes on with a saved match and shows *Continue* if it is given."""

    def __init__(self, shared: Shared, resume: Callable[[], None] | None = None) -> None:
        super().__init__(shared)
        self._resume_match = resume
        self.first = "continue" if resume else self._first_door()
        self._time = 0.0
        self._water = Splashes(seed=11)
        self._next_drip = 0.4
        self._logo = Box(0, 0, 1, 1)
        self._refused = ""  # the door that was tried and isn't open yet

    @staticmethod
    def _first_door() -> str:
        return next((entry.id for entry in GAME_SCENES.values() if entry.available), "settings")

    # ------------------------------------------------------------------ the manager's calls
    @property
    def pace(self) -> str:
        return super().pace if self.shared.settings.reduced_motion else "living"

    def enter(self) -> None:
        self.shared.audio.music("music_title")
        self.shared.audio.ambience(None)

    def resume(self) -> None:
        super().resume()
        self.shared.audio.music("music_title")

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.shared.settings.reduced_motion:
            return
        self._time += dt
        self._next_drip -= dt
        if self._next_drip <= 0:
            low, high = DRIP_SECONDS
            self._next_drip = self._water.random.uniform(low, high)
            x = self._logo.x + self._logo.w * self._water.random.uniform(0.1, 0.9)
            y = self._logo.bottom - self._logo.h * 0.06
            self._water.burst(x, y, self._water.random.randint(2, 5), 260)
            self._water.ring(x, y + 14, 120, 1.4)
        self._water.update(dt)

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        entries = list(GAME_SCENES.values())
        foot = 112.0
        if c.portrait:
            self._logo = Box.around(c.w / 2, 50 + 0.21 * c.w, c.w * 0.84, c.w * 0.84 * LOGO_SHAPE)
            room = Box(MARGIN + 20, self._logo.bottom + 50, c.w - 2 * MARGIN - 40, 0)
            room.h = c.h - foot - 60 - room.y
            boxes = room.rows(len(entries), 34)
        else:
            tall = c.h * (0.30 if c.compact else 0.33)
            self._logo = Box.around(c.w / 2, 18 + tall / 2, tall / LOGO_SHAPE, tall)
            width = min(c.w - 2 * (MARGIN + 24), 1640)
            room = Box(c.w / 2 - width / 2, self._logo.bottom + 26, width, 0)
            room.h = c.h - foot - 50 - room.y
            boxes = room.columns(len(entries), 36)
        doors = [self._door(c, entry, box) for entry, box in zip(entries, boxes, strict=True)]
        return [*doors, *self._foot(c, Box(MARGIN, c.h - foot - 16, c.w - 2 * MARGIN, foot))]

    def _door(self, c: Canvas, entry: GameEntry, box: Box) -> Widget:
        cue = CUE_PRESS if entry.available else CUE_REFUSE
        return Painted(
            entry.id, box, partial(self._paint_door, entry), partial(self._open, entry), cue=cue
        )

    def _foot(self, c: Canvas, box: Box) -> list[Widget]:
        buttons = [
            ("settings", _("Settings"), "main", "settings", self._settings),
            ("quit", _("Quit"), "quiet", "close", self.shared.scenes.quit),
        ]
        if self._resume_match:
            buttons.insert(0, ("continue", _("Continue"), "go", "play", self._resume_match))
        width = min(400.0, (box.w - GAP * 2 * (len(buttons) - 1)) / len(buttons))
        row = Box.around(c.w / 2, box.centery, len(buttons) * (width + 2 * GAP) - 2 * GAP, 100)
        return [
            Button(name, place, label, action, kind, icon)
            for (name, label, kind, icon, action), place in zip(
                buttons, row.columns(len(buttons), 2 * GAP), strict=True
            )
        ]

    # ------------------------------------------------------------------ what is done
    def _open(self, entry: GameEntry) -> None:
        if not entry.available:
            self._refused = entry.id
            return
        from game.scenes.setup import Setup

        self._refused = ""
        self.shared.scenes.push(Setup(self.shared, entry))

    def _settings(self) -> None:
        from game.scenes.settings_page import SettingsPage

        self.shared.scenes.push(SettingsPage(self.shared))

    def back(self) -> None:
        """Cancel doesn't quit by accident: it goes to the button that would."""
        self.focus.go("quit")

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        c.background("title")
        self._water.draw_rings(c)
        bob = 6 * math.sin(self._time * 1.6)
        box = self._logo.moved(0, bob)
        c.picture(LOGO, box.centerx, box.centery, box.w)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._water.draw_drops(canvas)

    def _paint_door(self, entry: GameEntry, c: Canvas, box: Box, state: str) -> None:
        lift = {"focus": -8, "pressed": 4}.get(state, 0)
        box = box.moved(0, lift)
        if state in ("focus", "pressed"):
            sun_rim(c, box, width=11)
        panel(c, box, CREAM if entry.available else EMPTY)
        inside = box.pad(18)
        if c.portrait:
            art, words = inside.cut_left(inside.w * 0.44, 26)
        else:
            said = self._words_height(c, inside.w)
            art, words = inside.cut_top(max(inside.h * 0.22, inside.h - said - 14), 14)
        framed_picture(c, entry.door, art)
        self._door_words(entry, c, words, art)

    @staticmethod
    def _words_height(c: Canvas, room: float) -> float:
        """What the wordiest door needs for its title and sentence; all doors look alike."""
        return max(
            len(fit(c, _(entry.title), room, TITLE, "display", 2)[0]) * line_h(c, TITLE)
            + paragraph_h(c, _(entry.sentence), room - 8, leading=1.22)
            for entry in GAME_SCENES.values()
        ) + 8  # fmt: skip

    def _door_words(self, entry: GameEntry, c: Canvas, words: Box, art: Box) -> None:
        title = _(entry.title)
        rows, size, _cut = fit(c, title, words.w, TITLE, "display", 2)
        high = len(rows) * size * 1.22
        text(c, title, words.x + 4, words.y, TITLE, INK, "topleft", "display", room=words.w, lines=2)  # fmt: skip
        rest = Box(words.x + 4, words.y + high + 4, words.w - 8, words.bottom - words.y - high - 4)
        text(c, _(entry.sentence), rest.x, rest.y, BODY, INK_SOFT, "topleft", "text", room=rest.w,
             lines=9, height=rest.h)  # fmt: skip
        if not entry.available:
            label = _("It opens soon!") if self._refused == entry.id else _("soon")
            chip(c, label, art.right - 14, art.y + 40, SUN, INK, "midright", room=art.w - 28)
        else:
            chip(c, _(entry.minutes), art.right - 14, art.y + 40, INK, WHITE, "midright",
                 icon_name="clock", room=art.w - 28)  # fmt: skip
