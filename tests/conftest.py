"""What all tests share: no window, no sound, and a home folder of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

# Before anything imports pygame: tests draw off-screen and play into the void.
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest
from hypothesis import settings

# The same examples each time, however slow the machine is.
settings.register_profile("drench", deadline=None, derandomize=True)
settings.load_profile("drench")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All that the game writes for a user goes into the test's own folder."""
    home = tmp_path / "home"
    monkeypatch.setenv("DRENCH_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def _fonts_outlive_a_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that a test closes takes no fonts with it: other tests' pictures hold them."""

    def quit_all_but_fonts() -> None:
        pygame.mixer.quit()
        pygame.joystick.quit()
        pygame.display.quit()

    monkeypatch.setattr(pygame, "quit", quit_all_but_fonts)


@pytest.fixture(scope="session")
def _video() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.quit()


@pytest.fixture
def screen(_video: None) -> pygame.Surface:
    """An off-screen display of 1920 x 1080 pixels."""
    if not pygame.display.get_init():
        pygame.display.init()
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.display.set_mode((1920, 1080))
