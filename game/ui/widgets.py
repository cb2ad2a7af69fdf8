"""What can be focused and pressed: small objects with a box, a name and a way to be drawn.

A widget knows nothing of devices; `Focus` tells it that it was pressed, nudged or dragged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui import parts
from game.ui.canvas import Box, Canvas
from game.ui.theme import MIN_TOUCH, STRONG

Point = tuple[float, float]
Action = Callable[[], None]

# Names of sounds.
CUE_MOVE, CUE_PRESS, CUE_BACK, CUE_REFUSE = "ui_focus", "ui_select", "ui_back", "ui_refused"
CUE_TICK, CUE_TOGGLE = "ui_slider", "ui_toggle"


class Widget:
    """Base of all: a plain place that does `on_press` when pressed.

    `name` tells it apart on its screen, so that the focus finds it again after a new layout.
    `enabled` widgets take the focus; `cue` is the sound of its press.
    """

    cue = CUE_PRESS

    def __init__(
        self, name: str, box: Box, on_press: Action | None = None, enabled: bool = True
    ) -> None:
        self.name = name
        self.box = box
        self.on_press = on_press
        self.enabled = enabled

    def press(self, at: Point | None = None) -> None:
        """It was pressed; `at` is where, in units, None for keys and pads."""
        if self.on_press:
            self.on_press()

    def nudge(self, step: int) -> bool:
        """Left (-1) or right (+1) on the focused widget; True if it took it for itself."""
        return False

    def drag(self, at: Point) -> bool:
        """The pointer moved while it holds the widget; True if that changed anything."""
        return False

    def draw(self, c: Canvas, state: str) -> None:
        """Draw it in one of `parts.STATES`."""


class Painted(Widget):
    """A widget with a look of its own: `paint(canvas, box, state)`."""

    def __init__(
        self, name: str, box: Box, paint: Callable[[Canvas, Box, str], None],
        on_press: Action | None = None, enabled: bool = True, cue: str = CUE_PRESS,
    ) -> None:  # fmt: skip
        super().__init__(name, box, on_press, enabled)
        self.paint = paint
        self.cue = cue

    def draw(self, c: Canvas, state: str) -> None:
        c.target(self.box, self.name)
        self.paint(c, self.box, state)


class Button(Widget):
    """A pill with a label: kind go, main, danger or quiet."""

    def __init__(
        self, name: str, box: Box, label: str, on_press: Action, kind: str = "main",
        icon: str | None = None, size: float = STRONG, enabled: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(name, box, on_press, enabled)
        self.label, self.kind, self.icon, self.size = label, kind, icon, size

    def draw(self, c: Canvas, state: str) -> None:
        parts.pill_button(c, self.box, self.label, self.kind, state, self.icon, self.size)


class IconButton(Widget):
    """A round button with a glyph about the middle (cx, cy)."""

    def __init__(
        self, name: str, cx: float, cy: float, icon: str, on_press: Action,
        kind: str = "quiet", size: float = MIN_TOUCH, enabled: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(name, Box.around(cx, cy, size, size), on_press, enabled)
        self.icon, self.kind = icon, kind

    def draw(self, c: Canvas, state: str) -> None:
        middle = self.box.center
        parts.icon_button(c, *middle, self.icon, self.kind, state, self.box.w, self.name)


class Choice(Widget):
    """One of a few words in a row; left and right step through them, a press takes one."""

    cue = CUE_TOGGLE

    def __init__(
        self, name: str, box: Box, choices: Sequence[str], chosen: int,
        on_change: Callable[[int], None], enabled: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(name, box, None, enabled)
        self.choices, self.chosen, self.on_change = list(choices), chosen, on_change

    def choose(self, index: int) -> None:
        """Take the choice of that index, and tell."""
        if index != self.chosen:
            self.chosen = index
            self.on_change(index)

    def press(self, at: Point | None = None) -> None:
        if at is None:
            self.choose((self.chosen + 1) % len(self.choices))
            return
        for i, box in enumerate(parts.segment_boxes(self.box, self.choices)):
            if box.collidepoint(at):
                self.choose(i)

    def nudge(self, step: int) -> bool:
        self.choose(min(len(self.choices) - 1, max(0, self.chosen + step)))
        return True

    def draw(self, c: Canvas, state: str) -> None:
        lit = state in ("focus", "pressed")
        parts.segmented(c, self.box, self.choices, self.chosen, lit, self.enabled)


class Slider(Widget):
    """A value 0..1, set by place, by drag, or by steps of a tenth."""

    cue = CUE_TICK

    def __init__(
        self, name: str, box: Box, value: float, on_change: Callable[[float], None]
    ) -> None:
        super().__init__(name, box)
        self.value, self.on_change = value, on_change

    def set(self, value: float) -> bool:
        """Take the value (kept within 0..1, to a hundredth); True if it is a new one."""
        value = round(min(1.0, max(0.0, value)), 2)
        if value == self.value:
            return False
        self.value = value
        self.on_change(value)
        return True

    def drag(self, at: Point) -> bool:
        track = self.box.pad(40, 0)
        return self.set((at[0] - track.x) / track.w)

    def press(self, at: Point | None = None) -> None:
        """A pointer has set it by dragging already; a key turns it up, and from full to none."""
        if at is None:
            self.set(0.0 if self.value >= 1.0 else round(self.value + 0.1, 1))

    def nudge(self, step: int) -> bool:
        self.set(round(self.value + step / 10, 1))
        return True

    def draw(self, c: Canvas, state: str) -> None:
        parts.slider(c, self.box, self.value, "normal" if state == "normal" else "focus")


class Switch(Widget):
    """A yes-or-no with its word."""

    cue = CUE_TOGGLE

    def __init__(
        self, name: str, box: Box, label: str, on: bool, on_change: Callable[[bool], None]
    ) -> None:
        super().__init__(name, box)
        self.label, self.on, self.on_change = label, on, on_change

    def press(self, at: Point | None = None) -> None:
        self.on = not self.on
        self.on_change(self.on)

    def nudge(self, step: int) -> bool:
        if self.on != (step > 0):
            self.press()
        return True

    def draw(self, c: Canvas, state: str) -> None:
        parts.switch(c, self.box, self.on, self.label, state)
