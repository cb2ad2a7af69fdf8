"""The focus of a screen: which widget is steered, moved by keys, pads and pointers alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.shell.intents import Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.widgets import CUE_MOVE, Point, Widget

STEPS: dict[Kind, Point] = {
    Kind.UP: (0, -1),
    Kind.DOWN: (0, 1),
    Kind.LEFT: (-1, 0),
    Kind.RIGHT: (1, 0),
}


class Focus:
    """Holds a screen's widgets; `cue(name)` plays their sounds.

    `current` is always an enabled widget as long as there is one, so that a key or pad can
    act at once.
    """

    def __init__(self, cue: Callable[[str], None]) -> None:
        self.widgets: list[Widget] = []
        self.current: Widget | None = None
        self._cue = cue
        self._u = 1.0
        self._held: Widget | None = None  # pressed by a pointer and not let go yet
        self._over = False  # whether that pointer is still on it

    def set(self, widgets: Sequence[Widget], u: float, first: str = "") -> None:
        """Take new widgets; the focus stays on the name it was on, else goes to `first`.

        `u` is the canvas's scale, by which places of intents become units.
        """
        before = self.current.name if self.current else first
        held = self._held.name if self._held else ""
        self.widgets, self._u = list(widgets), u
        able = [widget for widget in self.widgets if widget.enabled]
        by_name = {widget.name: widget for widget in able}
        fallback = by_name.get(first) or (able[0] if able else None)
        self.current = by_name.get(before, fallback)
        self._held = by_name.get(held)

    def go(self, name: str) -> None:
        """Put the focus on the widget of that name, if it is there and enabled."""
        for widget in self.widgets:
            if widget.name == name and widget.enabled:
                self.current = widget

    def where(self) -> dict[str, Rect]:
        """Each widget's place by its name, in window pixels."""
        return {w.name: Rect(*(round(v * self._u) for v in w.box)) for w in self.widgets}

    def state(self, widget: Widget) -> str:
        """What the widget should be drawn as: one of `parts.STATES`."""
        if not widget.enabled:
            return "disabled"
        if widget is self._held and self._over:
            return "pressed"
        return "focus" if widget is self.current else "normal"

    def draw(self, c: Canvas) -> None:
        """Draw all widgets, the focused one last, so that its rim lies on top."""
        for widget in self.widgets:
            if widget is not self.current:
                widget.draw(c, self.state(widget))
        if self.current in self.widgets and self.current:
            self.current.draw(c, self.state(self.current))

    def handle(self, intent: Intent) -> bool:
        """Steer by `intent`; True if it was of use here."""
        if intent.kind in STEPS:
            return self._step(STEPS[intent.kind])
        if intent.kind in (Kind.NEXT, Kind.PREVIOUS):
            return self._cycle(1 if intent.kind is Kind.NEXT else -1)
        if intent.kind is Kind.CONFIRM:
            if self.current and not intent.repeated:
                self._press(self.current, None)
            return self.current is not None
        if intent.at is None:
            return False
        at = intent.at[0] / self._u, intent.at[1] / self._u
        if intent.kind is Kind.POINT:
            return self._point(at)
        if intent.kind is Kind.PRESS:
            return self._grab(at)
        return intent.kind is Kind.RELEASE and self._let_go(at)

    # ------------------------------------------------------------------ pointers
    def under(self, at: Point) -> Widget | None:
        """The enabled widget at a place in units; the last drawn if several are."""
        for widget in reversed(self.widgets):
            if widget.enabled and widget.box.collidepoint(at):
                return widget
        return None

    def _point(self, at: Point) -> bool:
        if self._held:
            self._over = self._held.box.collidepoint(at)
            if self._held.drag(at):
                self._cue(self._held.cue)
            return True
        return self._move_to(self.under(at))

    def _grab(self, at: Point) -> bool:
        widget = self.under(at)
        if widget is None:
            return False
        self.current = self._held = widget
        self._over = True
        if widget.drag(at):
            self._cue(widget.cue)
        return True

    def _let_go(self, at: Point) -> bool:
        widget, self._held = self._held, None
        if widget is None:
            return False
        if self._over and widget.box.collidepoint(at):
            self._press(widget, at)
        return True

    # ------------------------------------------------------------------ keys and pads
    def _press(self, widget: Widget, at: Point | None) -> None:
        self._cue(widget.cue)
        widget.press(at)

    def _step(self, way: Point) -> bool:
        if self.current is None:
            return False
        if way[0] and self.current.nudge(int(way[0])):
            self._cue(self.current.cue)
            return True
        return self._move_to(self.neighbour(self.current, way))

    def neighbour(self, widget: Widget, way: Point) -> Widget | None:
        """What lies next to `widget` in the direction `way`.

        Up and down go on in the order of the widgets where nothing lies there, so that the
        columns of a page hang together even if all that is in them takes left and right.
        """
        others = [one for one in self.widgets if one.enabled and one is not widget]
        return nearest(widget.box, others, way) or (self._after(widget, way[1]) if way[1] else None)

    def _after(self, widget: Widget, step: float) -> Widget | None:
        able = [one for one in self.widgets if one.enabled]
        return able[(able.index(widget) + int(step)) % len(able)] if widget in able else None

    def _cycle(self, step: int) -> bool:
        return self.current is not None and self._move_to(self._after(self.current, step))

    def _move_to(self, widget: Widget | None) -> bool:
        if widget is None or widget is self.current:
            return False
        self.current = widget
        self._cue(CUE_MOVE)
        return True


def nearest(start: Box, widgets: Sequence[Widget], way: Point) -> Widget | None:
    """The widget that lies next in the direction `way` from `start`; None if none does.

    What lies straight ahead comes first; of the rest, the one least far aside.
    """

    def cost(widget: Widget) -> float:
        box = widget.box
        if way[0]:
            ahead = (box.centerx - start.centerx) * way[0]
            aside = max(0.0, box.y - start.bottom, start.y - box.bottom)
            off = abs(box.centery - start.centery)
        else:
            ahead = (box.centery - start.centery) * way[1]
            aside = max(0.0, box.x - start.right, start.x - box.right)
            off = abs(box.centerx - start.centerx)
        if ahead <= 8 or aside > 2.5 * ahead + 60:
            return float("inf")
        return ahead + 3 * aside + 0.2 * off

    best = min(widgets, key=cost, default=None)
    return best if best is not None and cost(best) < float("inf") else None
