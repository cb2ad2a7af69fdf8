"""The title: a logo of living water, a door for each game, and the ways to the rest."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.scenes.continue_page import way_on
from game.scenes.games_list import GAME_SCENES, GameEntry
from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.stage.particles import Splashes
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.shapes import panel, sun_rim
from game.ui.text import paragraph, paragraph_h, text
from game.ui.theme import (
    BODY,
    CREAM,
    GAP,
    INK,
    INK_SOFT,
    MARGIN,
    RADIUS_CHIP,
    STRONG,
    SUN,
    TITLE,
    WHITE,
)
from game.ui.widgets import CUE_PRESS, CUE_REFUSE, Button, Painted, Widget
from game.words import _

# Sizes of the pictures, as they were made.
LOGO, SPLASH, DOOR = (1120, 460), 1400, (560, 640)
DRIP_SECONDS = (0.5, 1.6)


class Title(Menu):
    """A door for each of `games`; *Continue* goes on with a saved match, or does `resume`."""

    def __init__(
        self, shared: Shared, resume: Callable[[], None] | None = None,
        games: Mapping[str, GameEntry] = GAME_SCENES,
    ) -> None:  # fmt: skip
        super().__init__(shared)
        self.games = games
        self._resume_match = resume
        self.first = "continue" if self._way_on() else self._first_door()
        self._time = 0.0
        self._water = Splashes(seed=11)
        self._next_drip = 0.4
        self._logo = Box(0, 0, 1, 1)
        self._refused = ""  # the door that was tried and isn't open yet

    def _way_on(self) -> Callable[[], None] | None:
        return self._resume_match or way_on(self.shared)

    def _first_door(self) -> str:
        return next((entry.id for entry in self.games.values() if entry.available), "settings")

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
        entries = list(self.games.values())
        foot = Box(MARGIN, c.h - 124, c.w - 2 * MARGIN, 112)
        if c.portrait:
            self._place_logo(c, min(c.w * 0.86, 1000) * LOGO[1] / LOGO[0])
            room = Box(MARGIN + 10, self._logo.bottom + 24, c.w - 2 * MARGIN - 20, 0)
            room.h = foot.y - 44 - room.y
            boxes = room.rows(len(entries), 26)
        else:
            self._place_logo(c, c.h * 0.27)
            top = self._logo.bottom - 10
            said = max(self._caption_height(c, entry, c.w / 4) for entry in entries)
            tall = min(c.h * 0.56, foot.y - 34 - said - top)
            wide = max(tall * DOOR[0] / DOOR[1], min(c.w / 3 - 60, 460.0))
            room = Box.around(c.w / 2, top + (tall + said) / 2, 3 * wide + 2 * 70, tall + said)
            room.w = min(room.w, c.w - 2 * MARGIN)
            room.centerx = c.w / 2
            boxes = room.columns(len(entries), min(70, (room.w - 3 * wide) / 2))
        doors = [self._door(entry, box) for entry, box in zip(entries, boxes, strict=True)]
        return [*doors, *self._foot(foot)]

    def _place_logo(self, c: Canvas, tall: float) -> None:
        self._logo = Box.around(c.w / 2, 10 + tall / 2, tall * LOGO[0] / LOGO[1], tall)

    @staticmethod
    def _caption_height(c: Canvas, entry: GameEntry, width: float) -> float:
        """What the sentence below a door wants; where that is too much, it is written smaller."""
        said = paragraph_h(c, _(entry.sentence), width - 40, BODY, "heavy", 1.22) + 30
        return min(said, c.h * 0.21)

    def _door(self, entry: GameEntry, box: Box) -> Widget:
        cue = CUE_PRESS if entry.available else CUE_REFUSE
        return Painted(
            entry.id, box, partial(self._paint_door, entry), partial(self._open, entry), cue=cue
        )

    def _foot(self, box: Box) -> list[Widget]:
        buttons = [
            ("settings", _("Settings"), "main", "settings", self._settings),
            ("quit", _("Quit"), "quiet", "close", self.shared.scenes.quit),
        ]
        if goes_on := self._way_on():
            buttons.insert(0, ("continue", _("Continue"), "go", "play", goes_on))
        if self.shared.kept:
            buttons.insert(-2, ("statistics", _("Statistics"), "main", "stats", self._statistics))
        width = min(400.0, (box.w - GAP * 2 * (len(buttons) - 1)) / len(buttons))
        row = Box.around(box.centerx, box.centery, len(buttons) * (width + 2 * GAP) - 2 * GAP, 100)
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

    def _statistics(self) -> None:
        from game.scenes.statistics import StatisticsPage

        self.shared.scenes.push(StatisticsPage(self.shared))

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
        bob = 5 * math.sin(self._time * 1.6)
        x, y = self._logo.center
        wide = self._logo.w
        c.picture("title/logo_splash.png", x, y - bob * 0.6 - wide * 0.009, wide * SPLASH / LOGO[0])
        c.picture("title/logo.png", x, y + bob, wide)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._water.draw_drops(canvas)

    def _sentence(self, entry: GameEntry) -> str:
        """What a door says: what the game is about, or, once tried in vain, that it opens soon."""
        refused = self._refused == entry.id
        return _("This door opens soon. Try another one!") if refused else _(entry.sentence)

    def _paint_door(self, entry: GameEntry, c: Canvas, box: Box, state: str) -> None:
        lift = {"focus": -6, "pressed": 4}.get(state, 0)
        box = box.moved(0, lift)
        lit = state in ("focus", "pressed")
        if c.portrait:
            tall = box.h
            door, words = box.cut_left(tall * DOOR[0] / DOOR[1])
            sheet = Box(door.centerx, box.y + 24, box.right - door.centerx, box.h - 48)
            if lit:
                sun_rim(c, sheet)
            panel(c, sheet)
            self._paint_picture(entry, c, door, lit)
            self._paint_words(entry, c, Box(words.x + 12, sheet.y + 18, words.w - 34, sheet.h - 36))
            return
        said = self._caption_height(c, entry, box.w)
        tall = box.h - said
        door = Box.around(box.centerx, box.y + tall / 2, tall * DOOR[0] / DOOR[1], tall)
        self._paint_picture(entry, c, door, lit)
        self._paint_name(entry, c, door)
        caption = Box(box.x, door.bottom - 8, box.w, said)
        panel(c, caption, SUN if lit else CREAM, radius=RADIUS_CHIP + 4, border_width=4)
        text(
            c,
            self._sentence(entry),
            *caption.center,
            BODY,
            INK,
            "center",
            room=box.w - 40,
            lines=6,
            height=said - 16,
        )

    def _paint_picture(self, entry: GameEntry, c: Canvas, door: Box, lit: bool) -> None:
        """The framed scene, its sun rim, what sways before it, and a chip on its corner."""
        k = door.w / DOOR[0]
        if lit:
            frame = Box(door.x + 18 * k, door.y + 28 * k, 524 * k, 598 * k)
            sun_rim(c, frame, 68 * k, 12)
        c.picture(f"title/door_{entry.id}.png", *door.center, door.w, door.h)
        phase = 2.1 * list(self.games).index(entry.id)
        sway = 5 * k * math.sin(self._time * 1.3 + phase)
        c.picture(f"title/door_{entry.id}_front.png", door.centerx + sway, door.centery, door.w, door.h)  # fmt: skip
        at = door.right - 40 * k, door.y + 60 * k
        if not entry.available:
            chip(c, _("soon"), *at, SUN, INK, "topright", room=door.w * 0.84, lines=3)
        elif not c.portrait:
            chip(c, _(entry.minutes), *at, INK, WHITE, "topright", icon_name="clock", room=door.w * 0.84, lines=3)  # fmt: skip

    def _paint_name(self, entry: GameEntry, c: Canvas, door: Box) -> None:
        """The game's name on the calm lower part of its door."""
        k = door.h / DOOR[1]
        text(c, _(entry.title), door.centerx, door.y + 594 * k, TITLE + 6, WHITE, "midbottom", "display",
             INK, 6, room=door.w * 0.82, lines=3, height=250 * k)  # fmt: skip

    def _paint_words(self, entry: GameEntry, c: Canvas, box: Box) -> None:
        """Name, sentence and minutes beside a door."""
        put = text(c, _(entry.title), box.x, box.y, TITLE, INK, "topleft", "display", room=box.w,
                   lines=2)  # fmt: skip
        foot = box.bottom
        if entry.available:
            foot = chip(c, _(entry.minutes), box.x, box.bottom, INK, WHITE, "bottomleft",
                        icon_name="clock", room=box.w, lines=2).y  # fmt: skip
        y = put.bottom + 6
        put = text(c, self._sentence(entry), box.x, y, STRONG, INK_SOFT, "topleft", "display",
                   room=box.w, lines=9, height=foot - 10 - y)  # fmt: skip
        if paragraph_h(c, _(entry.detail), box.w) < foot - put.bottom - 24:
            paragraph(c, _(entry.detail), box.x, put.bottom + 12, box.w, BODY, INK_SOFT)
