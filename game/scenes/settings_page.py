"""The settings: what is changed works at once and is saved when the page is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.shell.settings import SPEEDS, TEXT_SIZES
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, heading
from game.ui.shapes import panel
from game.ui.text import text
from game.ui.theme import BAD_TEXT, INK, LABEL, MARGIN, WHITE
from game.ui.widgets import Choice, IconButton, Slider, Switch, Widget
from game.words import _

ROW = 92  # what is pressed
VOLUMES = ("music", "effects", "ambience")


class SettingsPage(Menu):
    """From the title a place of its own, from the pause (`over`) above the dimmed table."""

    first = "music"

    def __init__(self, shared: Shared, over: bool = False) -> None:
        super().__init__(shared)
        self.see_through = over
        self._labels: list[tuple[str, Box]] = []
        self._sheets: list[Box] = []

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        self._labels.clear()
        top, low = 126.0, c.h - MARGIN - 8
        whole = Box(MARGIN, top, c.w - 2 * MARGIN, low - top)
        if whole.w > 1720:
            whole = Box.around(c.w / 2, whole.centery, 1720, whole.h)
        if c.portrait:
            upper, lower = whole.cut_top(self._height(c, 3) + self._fault_h(c), 26)
            lower.h = self._height(c, 5, 2)
            self._sheets = [upper, lower]
        else:
            left, right = whole.cut_left((whole.w - 26) * 0.46, 26)
            left.h = self._height(c, 3) + self._fault_h(c) + self._height(c, 1) - 36
            right.h = self._height(c, 4, 2)
            most = max(left.h, right.h)
            left.h = right.h = min(whole.h, most)
            self._sheets = [left, right]
        first, second = self._sheets
        back = IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back)
        return [back, *self._sound_widgets(c, first), *self._look_widgets(c, second)]

    def _gap(self, c: Canvas) -> float:
        return 12.0 if c.compact else 22.0

    def _height(self, c: Canvas, rows: int, labelled: int = 0) -> float:
        return 36 + rows * (ROW + self._gap(c)) - self._gap(c) + labelled * self._label_h(c)

    def _label_h(self, c: Canvas) -> float:
        return c.type(LABEL) * 1.3

    def _fault_h(self, c: Canvas) -> float:
        return 3 * c.type(LABEL) * 1.3 if self.shared.audio.fault else 0

    def _sound_widgets(self, c: Canvas, sheet: Box) -> list[Widget]:
        settings, inside = self.shared.settings, sheet.pad(26, 18)
        words = {"music": _("Music"), "effects": _("Effects"), "ambience": _("Ambience")}
        widgets: list[Widget] = []
        y, step = inside.y, ROW + self._gap(c)
        if not c.portrait:
            spare = sheet.h - 36 - 4 * ROW - self._fault_h(c)
            step = ROW + min(46.0, spare / 3)
        for name in VOLUMES:
            row = Box(inside.x, y, inside.w, ROW)
            label, track = row.cut_left(inside.w * 0.34)
            self._labels.append((words[name], label))
            value = getattr(settings, name)
            widgets.append(Slider(name, track, value, partial(self._set_volume, name)))
            y += step
        self._fault_y = y
        if not c.portrait:
            row = Box(inside.x, sheet.bottom - 18 - ROW, inside.w, ROW)
            widgets.append(self._switch("full_screen", row, _("Full screen")))
        return widgets

    def _look_widgets(self, c: Canvas, sheet: Box) -> list[Widget]:
        inside = sheet.pad(26, 18)
        used = (5 if c.portrait else 4) * ROW + 2 * self._label_h(c)
        gap = min(40.0, (inside.h - used) / (4 if c.portrait else 3))
        y = inside.y
        widgets: list[Widget] = []
        settings = self.shared.settings
        speeds = ["½×", "1×", "2×", "4×", _("instant")]
        sizes = [f"{size} %" for size in TEXT_SIZES]
        for name, label, words, values, value in (
            ("speed", _("Speed of the cards"), speeds, SPEEDS, settings.speed),
            ("text_size", _("Size of the text"), sizes, TEXT_SIZES, settings.text_size),
        ):
            self._labels.append((label, Box(inside.x + 8, y, inside.w - 16, self._label_h(c) - 4)))
            y += self._label_h(c)
            change = self._chooser(name, values)
            chosen = list(values).index(value)
            widgets.append(Choice(name, Box(inside.x, y, inside.w, ROW), words, chosen, change))
            y += ROW + gap
        switches = [
            ("reduced_motion", _("Less motion")),
            ("four_colours", _("Four colours for the suits")),
        ]
        if c.portrait:
            switches.append(("full_screen", _("Full screen")))
        for name, label in switches:
            widgets.append(self._switch(name, Box(inside.x, y, inside.w, ROW), label))
            y += ROW + gap
        return widgets

    def _switch(self, name: str, box: Box, label: str) -> Switch:
        on = getattr(self.shared.settings, name)
        return Switch(name, box, label, on, partial(self._set, name))

    # ------------------------------------------------------------------ what is done
    def _set(self, name: str, value: object) -> None:
        setattr(self.shared.settings, name, value)

    def _chooser(self, name: str, values: Sequence[float]) -> Callable[[int], None]:
        return lambda index: self._set(name, values[index])

    def _set_volume(self, name: str, value: float) -> None:
        self._set(name, value)
        self.shared.audio.volumes_changed()

    def leave(self) -> None:
        self.shared.settings_file.save(self.shared.settings)

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        if not self.see_through:
            c.background("title")
        c.dim(170)
        heading(c, _("Settings"), MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)
        for sheet in self._sheets:
            panel(c, sheet)
        for label, box in self._labels:
            text(c, label, box.x, box.centery, LABEL, INK, "midleft", "display", room=box.w,
                 lines=2 if box.h > 60 else 1, height=box.h)  # fmt: skip
        fault = self.shared.audio.fault
        if fault:
            sheet = self._sheets[0]
            chip(c, fault, sheet.x + 26, self._fault_y, BAD_TEXT, WHITE, "topleft",
                 icon_name="speaker_off", room=sheet.w - 52, lines=3)  # fmt: skip
