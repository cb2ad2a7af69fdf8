"""The dark screen of the hours in which nobody is to be expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.scene import Scene
from game.ui.canvas import Canvas

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk


class Dark(Scene):
    """Nothing to see; a touch wakes all the same."""

    def __init__(self, kiosk: Kiosk) -> None:
        super().__init__(kiosk.shared)

    def enter(self) -> None:
        self.shared.audio.music(None)
        self.shared.audio.ambience(None)

    def draw(self, canvas: Canvas) -> None:
        canvas.begin()
        canvas.surface.fill((0, 0, 0))
