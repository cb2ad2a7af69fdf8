"""Sizes that the window takes; the real one is tried in tests/window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.shell import window
from game.shell.settings import Settings
from game.shell.window import MOST_ENLARGED, NoDisplay, Window, enlargement, has_gpu, start_size


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1600, 900)), ((3840, 2160), (1920, 1080)), ((1366, 768), (1024, 600)),
        ((1024, 768), (1024, 600)), ((800, 480), (1024, 600)), ((1080, 1920), (1024, 600)),
    ],
)  # fmt: skip
def test_the_first_window_fits_the_desktop(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert start_size(desktop) == size


@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 720), (3840, 2160), (3440, 1440), (1080, 1920), (720, 1280)]
)
def test_usual_windows_are_drawn_as_they_are(size: tuple[int, int]) -> None:
    assert enlargement(size) == 1.0


def test_smaller_windows_show_a_larger_picture(screen: pygame.Surface) -> None:
    small = Window(Settings(), (512, 300))
    assert small.zoom == 2.0
    assert small.size == (1024, 600)
    small.surface.fill("#E94F64")
    small.present()
    shown = pygame.display.get_surface()
    assert shown is not None
    assert shown.get_size() == (512, 300)
    assert shown.get_at((500, 290))[0] > 220


@pytest.mark.parametrize("size", [(1500, 2), (2, 1500)])
def test_a_window_pushed_together_takes_little_memory(
    screen: pygame.Surface, size: tuple[int, int]
) -> None:
    thin = Window(Settings(), size)
    assert max(thin.size) <= MOST_ENLARGED
    assert min(thin.size) >= 600
    thin.present()


def test_no_display_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "prepare_environment", lambda: None)
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(NoDisplay, match="nonsense"):
        Window(Settings())
    pygame.display.quit()


def test_emulated_opengl_is_known_by_its_missing_device(tmp_path: Path) -> None:
    assert not has_gpu(tmp_path / "dri")
    (tmp_path / "dri").mkdir()
    assert not has_gpu(tmp_path / "dri")
    (tmp_path / "dri" / "renderD128").touch()
    assert has_gpu(tmp_path / "dri")
