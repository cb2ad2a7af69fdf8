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
DARK = 170


class SettingsPage(Menu):
    """From the title a place of its own, from the pause (`over`) above the dimmed table."""

    first = "music"

    def __init__(self, shared: Shared, over: bool = False) -> None:
        super().__init__(shared)
        self.see_through, self.veil = over, DARK
        self._labels: list[tuple[str, Box]] = []
        self._sheets: list[Box] = []
        self._fault = Box(0, 0, 1, 1)

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        self._labels.clear()
        width = min(1720.0, c.w - 2 * MARGIN)
        head = Box(c.w / 2 - width / 2, MARGIN, width, 90)
        whole = Box(head.x, 126, width, c.h - 126 - MARGIN - 8)
        sounds, looks = len(VOLUMES) + 3, 5 + (displays() > 1)
        self._fault = head.cut_right(head.w * 0.5)[1]
        if c.portrait and self.shared.audio.fault:
            self._fault, whole = whole.cut_top(3 * c.type(BODY) * 1.3, 20)
        if c.portrait:
            gap = 30.0
            upper, lower = whole.cut_top(self._sheet_h(c, sounds, 0, gap), 30)
            lower.h = self._sheet_h(c, looks, 2, gap)
        else:
            upper, lower = whole.cut_left((whole.w - 26) * 0.46, 26)
            spare = whole.h - self._sheet_h(c, looks, 2, 0)
            gap = max(4.0, min(44.0, spare / (looks - 1)))
            tall = min(whole.h, self._sheet_h(c, looks, 2, gap))
            upper.h = lower.h = tall
            upper.y = lower.y = whole.y + min(60.0, (whole.h - tall) / 2)
        self._sheets = [upper, lower]
        back = IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back)
        looks_widgets = self._look_widgets(c, lower.pad(26, EDGE), gap)
        left = upper.pad(26, EDGE)
        places = left.rows(sounds, (left.h - sounds * ROW) / (sounds - 1))
        return [back, *self._sound_widgets(places), *looks_widgets]

    def _sheet_h(self, c: Canvas, rows: int, labelled: int, gap: float) -> float:
        """Height of a sheet of so many rows, some of them with a label above."""
        return 2 * EDGE + rows * ROW + (rows - 1) * gap + labelled * self._label_h(c)

    def _label_h(self, c: Canvas) -> float:
        return c.type(LABEL) * 1.25 + 14

    def _sound_widgets(self, places: Sequence[Box]) -> list[Widget]:
        words = {"music": _("Music"), "effects": _("Effects"), "ambience": _("Ambience")}
        switches = {"captions": _("Captions for sounds"), "full_screen": _("Full screen")}
        widgets: list[Widget] = []
        for name, place in zip(words, places, strict=False):
            label, track = place.cut_left(place.w * 0.34, 10)
            self._labels.append((words[name], label))
            value = getattr(self.shared.settings, name)
            widgets.append(Slider(name, track, value, partial(self._set_volume, name)))
        for (name, said), place in zip(switches.items(), places[len(words) :], strict=False):
            widgets.append(self._switch(name, place, said))
        controls = _("Keys and buttons")
        return [*widgets, Button("controls", places[-1], controls, self._controls, "main", "pad")]

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
            ("last_card", _("Play the last card by itself")),
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
            c.background("title", DARK)
        x, right = MARGIN + 124, c.w - MARGIN
        fault = self.shared.audio.fault
        if fault and not c.portrait:
            right = self._fault.x
        heading(c, _("Settings"), x, MARGIN + 45, right - 20 - x)
        for sheet in self._sheets:
            panel(c, sheet)
        for label, box in self._labels:
            text(c, label, box.x, box.centery, LABEL, INK, "midleft", "display", room=box.w,
                 lines=2 if box.h > 60 else 1, height=box.h)  # fmt: skip
        if fault:
            box = self._fault
            chip(c, fault, box.right, box.centery, BAD_TEXT, WHITE, "midright",
                 icon_name="speaker_off", room=box.w, lines=3 if c.portrait else 2)  # fmt: skip
