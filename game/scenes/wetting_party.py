"""All get wet for the fun of it: a short, joyful scene that the result offers."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.scene import Scene, Shared
from game.scenes.wetting_endings import party_scene
from game.scenes.wetting_finale_drawing import draw_finale
from game.shell.intents import Intent, Kind
from game.stage.guests import guest_anchors
from game.ui.canvas import Canvas

AFTER = 0.8  # seconds at the end, before the result comes back
ENDS = (Kind.PRESS, Kind.CONFIRM, Kind.CANCEL, Kind.MENU)


class WettingParty(Scene):
    """Everybody, `faces` as wet as `stages`, dances under the sprinkler; any press ends it."""

    def __init__(self, shared: Shared, faces: Sequence[str], stages: Sequence[int]) -> None:
        super().__init__(shared)
        root = shared.assets.root
        self.finale = party_scene(root, faces, stages, guest_anchors(root), self._hear)
        self._left = AFTER

    def _hear(self, name: str) -> None:
        self.shared.audio.play(name)

    @property
    def pace(self) -> str:
        return "moving"

    def layout(self, canvas: Canvas) -> None:
        self.finale.lay_out(canvas)

    def handle(self, intent: Intent) -> None:
        if intent.kind in ENDS and not intent.repeated:
            self.shared.scenes.pop()

    def update(self, dt: float) -> None:
        settings = self.shared.settings
        quick = dt * (settings.speed or 1.0)
        self.finale.update(quick, settings.reduced_motion)
        if self.finale.time < self.finale.seconds:
            self.finale.move(min(quick, self.finale.seconds - self.finale.time))
        else:
            self._left -= quick
            if self._left <= 0:
                self.shared.scenes.pop()

    def draw(self, canvas: Canvas) -> None:
        canvas.begin()
        draw_finale(canvas, self.finale)
