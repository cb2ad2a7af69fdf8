"""The settings: what is changed works at once and is saved when the page is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.shell.settings import SPEEDS, TEXT_SIZES
from game.shell.window import displays
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, heading
from game.ui.shapes import panel
from game.ui.text import text
from game.ui.theme import BAD_TEXT, BODY, INK, LABEL, MARGIN, WHITE
from game.ui.widgets import Button, Choice, IconButton, Slider, Switch, Widget
from game.words import _

ROW, EDGE = 92, 22  # what is pressed; air above and below inside a sheet
VOLUMES = ("music", "effects", "ambience")


class SettingsPage(Menu):
    """From the title a place of its own, from the pause (`over`) above the dimmed table."""

    first = "music"

    def __init__(self, shared: Shared, over: bool = False) -> None:
        super().__init__(shared)
        self.see_through = over
        self._labels: list[tuple[str, Box]] = []
        self._sheets: list[Box] = []
        self._fault_y = 0.0

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        self._labels.clear()
        width = min(1720.0, c.w - 2 * MARGIN)
        whole = Box(c.w / 2 - width / 2, 126, width, c.h - 126 - MARGIN - 8)
        sounds, looks = len(VOLUMES) + 2, 5 + (displays() > 1)
        if c.portrait:
            gap = 30.0
            upper_h = self._sheet_h(c, sounds, 0, gap) + self._fault_h(c)
            upper, lower = whole.cut_top(upper_h, 30)
            lower.h = self._sheet_h(c, looks, 2, gap)
        else:
            upper, lower = whole.cut_left((whole.w - 26) * 0.46, 26)
            spare = whole.h - self._sheet_h(c, looks, 2, 0)
            gap = max(4.0, min(44.0, spare / (looks - 1)))
            left = self._sheet_h(c, sounds, 0, gap) + self._fault_h(c)
            tall = min(whole.h, max(left, self._sheet_h(c, looks, 2, gap)))
            upper.h = lower.h = tall
            upper.y = lower.y = whole.y + min(60.0, (whole.h - tall) / 2)
        self._sheets = [upper, lower]
        back = IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back)
        looks_widgets = self._look_widgets(c, lower.pad(26, EDGE), gap)
        return [back, *self._sound_widgets(c, upper.pad(26, EDGE), gap), *looks_widgets]

    def _sheet_h(self, c: Canvas, rows: int, labelled: int, gap: float) -> float:
        """Height of a sheet of so many rows, some of them with a label above."""
        return 2 * EDGE + rows * ROW + (rows - 1) * gap + labelled * self._label_h(c)

    def _label_h(self, c: Canvas) -> float:
        return c.type(LABEL) * 1.25 + 14

    def _fault_h(self, c: Canvas) -> float:
        return 3 * c.type(BODY) * 1.3 + 20 if self.shared.audio.fault else 0

    def _sound_widgets(self, c: Canvas, inside: Box, gap: float) -> list[Widget]:
        words = {"music": _("Music"), "effects": _("Effects"), "ambience": _("Ambience")}
        widgets: list[Widget] = []
        y = inside.y
        for name in VOLUMES:
            label, track = Box(inside.x, y, inside.w, ROW).cut_left(inside.w * 0.34, 10)
            self._labels.append((words[name], label))
            value = getattr(self.shared.settings, name)
            widgets.append(Slider(name, track, value, partial(self._set_volume, name)))
            y += ROW + gap
        captions = Box(inside.x, y, inside.w, ROW)
        widgets.append(self._switch("captions", captions, _("Captions for sounds")))
        self._fault_y = y + ROW + 12
        row = Box(inside.x, inside.bottom - ROW, inside.w, ROW)
        controls = Button("controls", row, _("Keys and buttons"), self._controls, "main", "pad")
        return [*widgets, controls]

    def _look_widgets(self, c: Canvas, inside: Box, gap: float) -> list[Widget]:
        y = inside.y
        widgets: list[Widget] = []
        settings = self.shared.settings
        speeds = ["½×", "1×", "2×", "4×", _("instant")]
        sizes = [f"{size} %" for size in TEXT_SIZES]
        for name, label, words, values, value in (
            ("speed", _("Speed of the cards"), speeds, SPEEDS, settings.speed),
            ("text_size", _("Size of the text"), sizes, TEXT_SIZES, settings.text_size),
        ):
            self._labels.append((label, Box(inside.x + 8, y, inside.w - 16, self._label_h(c) - 14)))
            y += self._label_h(c)
            change = self._chooser(name, values)
            chosen = list(values).index(value)
            widgets.append(Choice(name, Box(inside.x, y, inside.w, ROW), words, chosen, change))
            y += ROW + gap
        switches = [
            ("reduced_motion", _("Less motion")),
            ("four_colours", _("Four colours for the suits")),
            ("full_screen", _("Full screen")),
        ]
        for name, label in switches:
            widgets.append(self._switch(name, Box(inside.x, y, inside.w, ROW), label))
            y += ROW + gap
        if displays() > 1:
            screens = [_("Screen {n}").format(n=n + 1) for n in range(displays())]
            chosen = min(settings.display, len(screens) - 1)
            place = Box(inside.x, y, inside.w, ROW)
            change = self._chooser("display", range(len(screens)))
            widgets.append(Choice("display", place, screens, chosen, change))
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

    def _controls(self) -> None:
        from game.scenes.controls import ControlsPage

        self.shared.scenes.push(ControlsPage(self.shared, self.see_through))

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
