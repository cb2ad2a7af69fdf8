"""The stack of scenes: who is on top, who is seen, who is paused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from game.scenes.scene import Scene
from game.shell.intents import Intent

if TYPE_CHECKING:
    from pygame import Surface

    from game.ui.canvas import Canvas


class SceneManager:
    """Scenes one over the other.  Only the top gets intents and time.

    A scene is laid out before it first gets an intent, time or is drawn, and again for each
    new canvas.  `changed`, if set, is called with the new top after each change of the stack.
    """

    def __init__(self) -> None:
        self.dirty = True  # whether the screen must be drawn anew although nothing moves
        self.changed: Callable[[Scene | None], None] | None = None
        self._stack: list[Scene] = []
        self._laid_out: dict[Scene, Canvas] = {}
        self._canvas: Canvas | None = None
        self._below: Surface | None = None  # what is seen through the top, under its veil
        self._suspended = False

    # ------------------------------------------------------------------ the stack
    @property
    def top(self) -> Scene | None:
        """The scene that gets the intents, None if all are gone: then the game ends."""
        return self._stack[-1] if self._stack else None

    @property
    def pace(self) -> str:
        """How often the loop must come round: the top's pace, "still" while suspended."""
        return self.top.pace if self.top and not self._suspended else "still"

    @property
    def typing(self) -> bool:
        """Whether the top wants letters as text."""
        return bool(self.top and self.top.typing)

    @property
    def listening(self) -> bool:
        """Whether the top wants the next key by its name."""
        return bool(self.top and self.top.listening)

    def push(self, scene: Scene) -> None:
        """Put `scene` on top; the one below is paused."""
        self._pause_top()
        self._enter(scene)

    def pop(self) -> None:
        """Take the top off; the one below goes on."""
        self._leave()
        self._resume_top()
        self._tell()

    def replace(self, scene: Scene) -> None:
        """Put `scene` in the place of the top."""
        self._leave()
        self._enter(scene)

    def clear_to(self, scene: Scene) -> None:
        """Put `scene` in the place of all."""
        self._leave_all()
        self._enter(scene)

    def quit(self) -> None:
        """Take all scenes off: the game ends."""
        self._leave_all()
        self._tell()

    def suspend(self) -> None:
        """Pause the top, since the window lost focus; what it hides is hidden in this frame."""
        if self.top and not self._suspended:
            self.top.lose_focus()
        self._pause_top()
        self._suspended = True
        self.redraw()

    def restore(self) -> None:
        """Undo `suspend`."""
        if self._suspended:
            self._suspended = False
            self._resume_top()
            self.redraw()

    # ------------------------------------------------------------------ what the loop calls
    def use_canvas(self, canvas: Canvas) -> None:
        """Lay out and draw on `canvas` from now on."""
        self._canvas = canvas
        self._laid_out.clear()
        self.redraw()

    def redraw(self) -> None:
        """Have the screen drawn once more although nothing moves, and all that is seen through."""
        self._below = None
        self.dirty = True

    def handle(self, intent: Intent) -> None:
        """Give `intent` to the top."""
        if self.top and not self._suspended:
            self._lay_out(self.top)
            self.dirty = True
            self.top.handle(intent)

    def update(self, dt: float) -> None:
        """Tell the top that `dt` seconds went by."""
        if self.top and not self._suspended:
            self._lay_out(self.top)
            self.top.update(dt)

    def draw(self) -> None:
        """Draw the top and what is seen through it."""
        self.dirty = False
        canvas = self._canvas
        if canvas is None or not self._stack:
            return
        seen = len(self._stack) - 1
        while seen > 0 and self._stack[seen].see_through:
            seen -= 1
        if self._below and not canvas.audit:
            canvas.surface.blit(self._below, (0, 0))
        else:
            self._draw_below(canvas, self._stack[seen:])
        self._lay_out(self._stack[-1])
        self._stack[-1].draw(canvas)

    # ------------------------------------------------------------------ steps
    def _draw_below(self, canvas: Canvas, scenes: Sequence[Scene]) -> None:
        """Draw all but the last of `scenes`, each under the veil of the next, and keep it."""
        for scene, above in pairwise(scenes):
            self._lay_out(scene)
            scene.draw(canvas)
            if above.veil:
                canvas.dim(above.veil)
        self._below = canvas.surface.copy() if len(scenes) > 1 else None

    def _enter(self, scene: Scene) -> None:
        self._stack.append(scene)
        scene.enter()
        if self._suspended and scene is self.top:
            scene.pause()
        self._tell()

    def _leave(self) -> None:
        if self._stack:
            scene = self._stack.pop()
            self._laid_out.pop(scene, None)
            scene.leave()

    def _leave_all(self) -> None:
        while self._stack:
            self._leave()

    def _pause_top(self) -> None:
        if self.top and not self._suspended:
            self.top.pause()

    def _resume_top(self) -> None:
        if self.top and not self._suspended:
            self.top.resume()

    def _lay_out(self, scene: Scene) -> None:
        if self._canvas is not None and self._laid_out.get(scene) is not self._canvas:
            self._laid_out[scene] = self._canvas
            scene.layout(self._canvas)

    def _tell(self) -> None:
        self.redraw()
        if self.changed:
            self.changed(self.top)
