"""Keys and buttons: what is bound to what, changed by a press, with what is in its way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.device_words import key_word
from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.shell.bindings import LEFT, PAD, RIGHT, Bindings, Slot
from game.shell.intents import Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, heading
from game.ui.shapes import fill_round, panel, sun_rim
from game.ui.text import text
from game.ui.theme import (
    BAD_TEXT,
    BODY,
    INK,
    INK_SOFT,
    LABEL,
    MARGIN,
    PALE,
    STRONG,
    SUN,
    WHITE,
)
from game.ui.widgets import CUE_REFUSE, CUE_TOGGLE, Button, Choice, IconButton, Painted, Widget
from game.words import N_, _

GROUPS = (LEFT, RIGHT, PAD)
TITLES = {LEFT: N_("Keyboard, left"), RIGHT: N_("Keyboard, right"), PAD: N_("Controllers")}
ACTIONS = {
    "up": N_("Up"),
    "down": N_("Down"),
    "left": N_("Left"),
    "right": N_("Right"),
    "confirm": N_("Choose, play"),
    "look": N_("Look, hint"),
    "cancel": N_("Back"),
    "menu": N_("Pause"),
    "previous": N_("Group before"),
    "next": N_("Next group"),
}
ROW, GAP = 96.0, 14.0


class ControlsPage(Menu):
    """One group at a time; pressing a row waits for the key or button that it shall have."""

    first = "group"

    def __init__(self, shared: Shared, over: bool = False) -> None:
        super().__init__(shared)
        self.see_through = over
        self.group = LEFT
        self.waiting: Slot | None = None  # what gets the next key
        self.refused = ""  # why the last key couldn't be taken
        self._box = Box(0, 0, 1, 1)

    @property
    def bindings(self) -> Bindings:
        """As they are set now."""
        return Bindings(self.shared.settings.bindings)

    @property
    def listening(self) -> bool:
        return self.waiting is not None

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(1500.0, c.w - 2 * MARGIN)
        left = (c.w - width) / 2
        foot = c.h - MARGIN - 100
        choice = Box(left, 126, width, 96)
        self._box = Box(left, choice.bottom + 20, width, foot - 22 - choice.bottom - 20)
        inside = self._box.pad(24, 22)
        actions = list(self.bindings.table[self.group])
        across = 1 if c.portrait else 2
        rows = -(-len(actions) // across)
        tall = min(ROW, (inside.h - 2 * c.type(BODY) - (rows - 1) * GAP) / rows)
        widgets: list[Widget] = [
            IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back),
            Choice("group", choice, [_(TITLES[group]) for group in GROUPS],
                   GROUPS.index(self.group), self._choose),
        ]  # fmt: skip
        columns = inside.columns(across, 30)
        for i, action in enumerate(actions):
            column = columns[i // rows]
            box = Box(column.x, column.y + (i % rows) * (tall + GAP), column.w, tall)
            widgets.append(
                Painted(f"bind {action}", box, partial(self._paint_row, action),
                        partial(self._wait_for, action), cue=CUE_TOGGLE)
            )  # fmt: skip
        wide = min(520.0, width * 0.6)
        usual = Box(left + width - wide, foot, wide, 100)
        widgets.append(Button("usual", usual, _("As they were"), self._usual, "quiet", "undo"))
        return widgets

    # ------------------------------------------------------------------ what is done
    def _choose(self, index: int) -> None:
        self.group, self.refused = GROUPS[index], ""
        self.rebuild()

    def _usual(self) -> None:
        self.shared.settings.bindings = {}
        self.refused = ""
        self.rebuild()

    def _wait_for(self, action: str) -> None:
        self.waiting, self.refused = (self.group, action), ""

    def take(self, name: str) -> None:
        """The key or button of that name was pressed for what waits; Escape leaves it."""
        assert self.waiting is not None
        group, action = self.waiting
        self.waiting = None
        if name == "escape":
            return
        if not Bindings.fits(group, name):
            self.cue(CUE_REFUSE)
            wanted = _("a button of a controller") if group == PAD else _("a key")
            self.refused = _("{name} can't be used here: press {wanted}.").format(
                name=key_word(name), wanted=wanted
            )
            return
        self.cue(CUE_TOGGLE)
        self.shared.settings.bindings = self.bindings.changed(group, action, name)
        self.rebuild()

    def handle(self, intent: Intent) -> None:
        if intent.kind is Kind.RAW and self.waiting:
            self.take(intent.text)
        elif self.waiting and intent.kind is Kind.PRESS:
            self.waiting = None
        elif not self.waiting:
            super().handle(intent)

    def leave(self) -> None:
        self.shared.settings_file.save(self.shared.settings)

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        if not self.see_through:
            c.background("title")
        c.dim(170)
        heading(c, _("Keys and buttons"), MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)
        panel(c, self._box)
        note = self.refused or self._conflict_note()
        if note:
            chip(c, note, self._box.x + 24, self._box.bottom - 16, BAD_TEXT, WHITE, "bottomleft",
                 BODY, "help", room=self._box.w - 48, lines=3)  # fmt: skip

    def _conflict_note(self) -> str:
        """One sentence about the first key that serves two things in this group."""
        bindings = self.bindings
        for (group, action), other in bindings.conflicts().items():
            if group == self.group:
                return _("{name} also means: {where}, {what}.").format(
                    name=key_word(bindings.table[group][action]),
                    where=_(TITLES[other[0]]),
                    what=_(ACTIONS[other[1]]),
                )
        return ""

    def _paint_row(self, action: str, c: Canvas, box: Box, state: str) -> None:
        if state in ("focus", "pressed"):
            sun_rim(c, box, 20)
        fill_round(c, box, 20, PALE, INK, 4)
        waits = self.waiting == (self.group, action)
        clash = (self.group, action) in self.bindings.conflicts()
        name = _("Press a key …") if self.group != PAD else _("Press a button …")
        if not waits:
            name = key_word(self.bindings.table[self.group][action])
        text(c, _(ACTIONS[action]), box.x + 26, box.centery, LABEL, INK_SOFT, "midleft", "display",
             room=box.w * 0.46)  # fmt: skip
        fill, colour = (SUN, INK) if waits else (BAD_TEXT, WHITE) if clash else (WHITE, INK)
        chip(c, name, box.right - 20, box.centery, fill, colour, "midright", STRONG,
             "help" if clash and not waits else None, room=box.w * 0.48)  # fmt: skip
