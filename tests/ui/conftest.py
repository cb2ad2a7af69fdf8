"""A canvas with the real assets, off-screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.shell.assets import Assets
from game.ui.canvas import Canvas

MakeCanvas = Callable[..., Canvas]


@pytest.fixture(scope="session")
def assets() -> Assets:
    return Assets()


@pytest.fixture
def make_canvas(screen: pygame.Surface, assets: Assets) -> MakeCanvas:
    """`make_canvas(width, height, text_size)`: an audited canvas of that many pixels, cream."""

    def make(width: int = 1920, height: int = 1080, text_size: int = 100) -> Canvas:
        surface = pygame.Surface((width, height)).convert()
        surface.fill("#FFFBF0")
        return Canvas(surface, assets, text_size, audit=True)

    return make
