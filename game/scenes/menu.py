"""What all screens of buttons share: a focus, the way back, notices."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.scenes.scene import Scene, Shared
from game.shell.intents import Intent, Kind
from game.ui.canvas import Canvas
from game.ui.focus import Focus
from game.ui.notices import Notices
from game.ui.widgets import CUE_BACK, Widget


class Menu(Scene):
    """A screen of widgets.  A subclass gives `build` (its widgets for a canvas) and `paint`
    (all that lies under them), names the one focused `first`, and says what `back` does.
    """

    first = ""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.focus = Focus(self.cue)
        self.notices = Notices(shared.notices, self.cue)
        self._canvas: Canvas | None = None

    # ------------------------------------------------------------------ for subclasses
    def build(self, c: Canvas) -> Sequence[Widget]:
        """The widgets of this screen, in the order of their groups."""
        return ()

    def paint(self, c: Canvas) -> None:
        """All that lies under the widgets."""

    def back(self) -> None:
        """Cancel, or menu: the way out; by default the scene below."""
        self.close()

    # ------------------------------------------------------------------ for all
    def cue(self, name: str) -> None:
        """Play a sound of the interface."""
        self.shared.audio.play(name)

    def close(self) -> None:
        """Go back to the scene below, with its sound."""
        self.cue(CUE_BACK)
        self.shared.scenes.pop()

    def rebuild(self) -> None:
        """Something that `build` looks at has changed."""
        if self._canvas:
            self.layout(self._canvas)

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        return "living" if self.notices.active else "still"

    def where(self) -> dict[str, Rect]:
        return self.focus.where()

    def layout(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.focus.set(self.build(canvas), canvas.u, self.first)

    def resume(self) -> None:
        self.rebuild()

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.CANCEL, Kind.MENU):
            if not intent.repeated:
                self.back()
        else:
            self.focus.handle(intent)

    def update(self, dt: float) -> None:
        self.notices.update(dt)

    def draw(self, canvas: Canvas) -> None:
        if not self.see_through:
            canvas.begin()
        self.paint(canvas)
        self.focus.draw(canvas)
        self.notices.draw(canvas)
