"""What the tests of all tables share: what scenes share, devices, a session that is watched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.rules.core import Event
from game.scenes.manager import SceneManager
from game.scenes.scene import Scene, Shared
from game.session import Session
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.intents import Device, Intent, Kind
from game.shell.settings import Settings, SettingsFile
from game.ui.canvas import Canvas

STEP = 1 / 30  # seconds
KEYS, MOUSE = Device("keys"), Device("mouse")


def shared_for(
    folder: Path, assets: Assets, size: tuple[int, int], seed: int | None = None
) -> Shared:
    """What scenes share, drawing on a surface of its own."""
    settings = Settings()
    shared = Shared(
        settings=settings,
        settings_file=SettingsFile(folder / "settings.toml"),
        assets=assets,
        audio=Audio(settings),
        scenes=SceneManager(),
        seed=seed,
    )
    shared.scenes.use_canvas(Canvas(pygame.Surface(size).convert(), assets))
    return shared


def rest(shared: Shared, steps: int = 20) -> None:
    """Until the hand has come to rest."""
    for _step in range(steps):
        shared.scenes.update(STEP)


def key(shared: Shared, kind: Kind) -> None:
    """A key is pressed."""
    shared.scenes.handle(Intent(kind, KEYS))


def pointer(shared: Shared, kind: Kind, at: tuple[float, float]) -> None:
    """The mouse is there and does that."""
    shared.scenes.handle(Intent(kind, MOUSE, (round(at[0]), round(at[1]))))


def click(shared: Shared, at: tuple[float, float]) -> None:
    """The mouse goes there and clicks."""
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        pointer(shared, kind, at)


class Watched:
    """A session as the scene may use it: its own seat's view, nothing of the match itself."""

    def __init__(self, session: Session, viewer: int = 0) -> None:
        self._session, self._viewer = session, viewer
        self.seats = session.seats
        self.submitted: list[str] = []

    @property
    def game(self) -> Any:
        raise AssertionError("A scene may not look at the match.")

    @property
    def record(self) -> Any:
        raise AssertionError("A scene may not look at the match's seed.")

    def view(self, seat: int) -> Any:
        assert seat == self._viewer, "A scene may see its own seat's view only."
        return self._session.view(seat)

    def decision(self) -> Any:
        return self._session.decision()

    def person_to_move(self) -> int | None:
        return self._session.person_to_move()

    def submit(self, seat: int, action: str) -> list[Event]:
        self.submitted.append(action)
        return self._session.submit(seat, action)

    def can_undo(self, seat: int) -> bool:
        return self._session.can_undo(seat)

    def undo(self, seat: int) -> None:
        self._session.undo(seat)

    def think(self, slices: int) -> list[Event] | None:
        return self._session.think(slices)


def corner(scene: Scene, name: str) -> tuple[int, int]:
    """A point of the control that nothing covers: near its upper left corner."""
    box = scene.where()[name]
    return box.x + 14, box.y + 24
