"""People on a sofa, for tests: scenes on a real manager and canvas, devices that press."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.scenes.continue_match import Keep, keep_below
from game.scenes.manager import SceneManager
from game.scenes.scene import Scene, Shared
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.bindings import HALVES
from game.shell.intents import Device, Intent, Kind
from game.shell.settings import Settings, SettingsFile
from game.ui.canvas import Canvas

LEFT, RIGHT, KEYS = HALVES["left"], HALVES["right"], Device("keys")
PAD, OTHER_PAD = Device("pad", 3), Device("pad", 4)
MOUSE, TOUCH = Device("mouse"), Device("touch")
STEP = 1 / 30
_ASSETS = Assets()  # pictures serve all tests


class Sofa:
    """The game without its loop; all that it keeps lies below `folder`."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.folder = folder
        self.draws_every = 1  # frames; drawing is what takes time
        self._frames = 0
        self.told: list[str] = []
        self.heard: list[str] = []
        self.traced: list[tuple[str, dict[str, object]]] = []
        settings = Settings(speed=0.0)  # instant
        settings.seen = [f"swamp-call-{n}" for n in (1, 2, 3)]
        audio = Audio(settings)
        audio.heard = self.heard.append
        self.shared = Shared(
            settings,
            SettingsFile(folder / "settings.toml", self.told.append),
            _ASSETS,
            audio,
            SceneManager(),
            self.told,
            lambda what, **facts: self.traced.append((what, facts)),
            seed=5,
            kept=keep_below(folder / "data", self.told),
        )
        self.scenes = self.shared.scenes
        self.canvas = Canvas(pygame.Surface(size).convert(), _ASSETS)
        self.scenes.use_canvas(self.canvas)

    @property
    def kept(self) -> Keep:
        """Where matches are kept, with all of them on the disk."""
        assert self.shared.kept is not None
        self.shared.kept.settle()
        return self.shared.kept

    @property
    def top(self) -> Scene:
        assert self.scenes.top is not None
        return self.scenes.top

    @property
    def scene(self) -> str:
        return type(self.scenes.top).__name__

    def put(self, scene: Scene) -> None:
        self.scenes.clear_to(scene)
        self.frame()

    def frame(self, dt: float = STEP) -> None:
        """Once round the loop."""
        self.scenes.update(dt)
        self._frames += 1
        if self._frames % self.draws_every == 0:
            self.scenes.draw()

    def send(self, kind: Kind, device: Device, at: tuple[int, int] | None = None) -> None:
        """One wish of a device as the loop hands it on, without time or drawing."""
        if kind is Kind.GONE:
            self.shared.couch.gone(device)
        self.scenes.handle(Intent(kind, device, at))

    def press(self, device: Device, kind: Kind = Kind.CONFIRM) -> None:
        """A press, and a frame."""
        self.send(kind, device)
        self.frame()

    def click(self, name: str, device: Device = MOUSE) -> None:
        """A click on the control of that name."""
        at = self.top.where()[name].center
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.send(kind, device, at)
        self.frame()

    def until(self, holds: Callable[[], bool], seconds: float = 60.0) -> None:
        """Frames until `holds()`."""
        for _frame in range(round(seconds / STEP)):
            if holds():
                return
            self.frame()
        raise AssertionError(f"It didn't come to that within {seconds} s; on is {self.scene}.")

    def until_scene(self, name: str, seconds: float = 60.0) -> None:
        self.until(lambda: self.scene == name, seconds)

    def picture(self) -> bytes:
        """All pixels of the last frame."""
        return pygame.image.tobytes(self.canvas.surface, "RGB")
