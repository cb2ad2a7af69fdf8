"""A scene that tells what reaches it, run in the real loop: `plain_scene.py PACE WIDTHxHEIGHT`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from game import app
from game.options import Options, size
from game.scenes.scene import Scene, Shared
from game.shell.intents import Intent
from game.ui.canvas import Canvas


class Plain(Scene):
    """One square to press; `pace` from the command line; Escape quits, B hangs on leaving."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.draws = 0
        self.time = 0.0

    @property
    def pace(self) -> str:
        return sys.argv[1]

    def where(self) -> dict[str, pygame.Rect]:
        return {"square": pygame.Rect(100, 50, 40, 40)}

    def layout(self, canvas: Canvas) -> None:
        self.shared.trace("layout", size=canvas.surface.get_size(), u=canvas.u)

    def handle(self, intent: Intent) -> None:
        self.shared.trace(
            "intent", kind=intent.kind.name, at=intent.at, device=intent.device.kind,
            text=intent.text, repeated=intent.repeated,
        )  # fmt: skip
        if intent.kind.name == "CANCEL":
            self.shared.scenes.quit()

    def pause(self) -> None:
        self.shared.trace("pause")

    def resume(self) -> None:
        self.shared.trace("resume")

    def leave(self) -> None:
        self.shared.trace("leave", draws=self.draws)
        if self.pace == "living":  # something that hangs on the way out
            while True:
                pass

    def update(self, dt: float) -> None:
        self.time += dt

    def draw(self, canvas: Canvas) -> None:
        self.draws += 1
        canvas.surface.fill("#8BCB62")
        pygame.draw.rect(canvas.surface, "#E94F64", (100, 50, 40, 40))


if __name__ == "__main__":
    app.run(Options(size=size(sys.argv[2])), Plain)
