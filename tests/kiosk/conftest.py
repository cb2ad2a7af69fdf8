"""A kiosk off-screen whose clocks the test turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pygame
import pytest

from game import words
from game.kiosk.lock import FILE, PinFile
from game.kiosk_app import KioskApp
from game.options import Options
from game.scenes.kiosk_guard import Kiosk
from game.scenes.scene import Scene
from game.shell.assets import Assets
from game.shell.devices import Devices
from game.shell.places import places

PIN = "2580"
NINE = datetime(2026, 6, 1, 9, 0)


class Visit:
    """The app with somebody before it: what they do, and time as the test turns it.

    Nothing is drawn but by `draw`, so that hours go by quickly.
    """

    def __init__(self, size: tuple[int, int] = (1024, 600)) -> None:
        self.seconds = 0.0
        self.start = NINE
        self.app = KioskApp(Options(size, False), now=self.now)
        self.app.devices = Devices(self.app.pads, lambda: self.seconds)
        self.draw = self.app._draw
        self.app._draw = lambda: None  # type: ignore[method-assign]
        self.app._follow_settings()
        self.app.scenes.push(self.app.kiosk.attract())

    def now(self) -> datetime:
        return self.start + timedelta(seconds=self.seconds)

    @property
    def kiosk(self) -> Kiosk:
        return self.app.kiosk

    @property
    def top(self) -> Scene:
        assert self.app.scenes.top is not None
        return self.app.scenes.top

    @property
    def on(self) -> str:
        return type(self.app.scenes.top).__name__

    def step(self, *events: pygame.event.Event, dt: float = 0.1) -> None:
        self.seconds += dt
        self.app.advance(list(events), dt)

    def wait(self, seconds: float, dt: float = 0.1) -> None:
        for _step in range(round(seconds / dt)):
            self.step(dt=dt)

    def until(self, holds: Callable[[], bool], seconds: float = 120.0) -> None:
        for _step in range(round(seconds / 0.1)):
            if holds():
                return
            self.step()
        raise AssertionError(f"Not within {seconds} s; {self.on} is on.")

    def finger(self, kind: int, x: float, y: float) -> pygame.event.Event:
        """A finger at shares of the screen."""
        return pygame.event.Event(kind, x=x, y=y, finger_id=1, touch_id=1, dx=0, dy=0, pressure=1)

    def touch(self, x: float = 0.5, y: float = 0.5, hold: float = 0.0) -> None:
        self.step(self.finger(pygame.FINGERDOWN, x, y))
        self.wait(hold)
        self.step(self.finger(pygame.FINGERUP, x, y))

    def press(self, name: str) -> None:
        """Touch the control of that name."""
        box = self.top.where()[name]
        width, height = self.app.window.size
        self.touch(box.centerx / width, box.centery / height)

    def key(self, key: int, mod: int = 0) -> None:
        self.step(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))
        self.step(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def type(self, figures: str) -> None:
        for figure in figures:
            self.step(pygame.event.Event(pygame.TEXTINPUT, text=figure))
        self.key(pygame.K_RETURN)

    def begin(self, game: str = "swamp") -> None:
        """Wake it and begin a match."""
        self.touch()
        self.press(game)


@pytest.fixture(scope="session")
def assets() -> Assets:
    """The pictures of all kiosks, loaded once."""
    return Assets()


@pytest.fixture
def visit(
    screen: pygame.Surface, assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Visit]:
    """A kiosk at nine in the morning, with a PIN."""
    monkeypatch.setattr("game.opening.Assets", lambda: assets)
    monkeypatch.setattr(pygame, "quit", lambda: None)  # the next kiosk has the same fonts
    PinFile(places().config / FILE).set(PIN)
    visit = Visit()
    yield visit
    visit.app.close()
    words.use_language("en")
