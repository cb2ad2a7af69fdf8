"""The window: any size and shape, full screen or not.

Scenes draw on `surface`.  In a window too small for the smallest layout that is a larger
picture, which `present` shrinks to fit.
"""

from __future__ import annotations

import os
import sys
import time
import warnings
from pathlib import Path

import pygame

from game.shell.log import complaints_logged
from game.shell.settings import Settings

Size = tuple[int, int]

TITLE = "Drench"
LEAST_LANDSCAPE, LEAST_PORTRAIT = (1024, 600), (720, 1280)
MOST_ENLARGED = 8192  # pixels along a side of the larger picture
START_SIZES = ((1920, 1080), (1600, 900), (1366, 768), (1280, 720), LEAST_LANDSCAPE)
FRAME_ROOM = (20, 90)  # pixels that the desktop's bars and the window's frame want
SETTLE_SECONDS = 0.3
NO_SCREEN = ("offscreen", "dummy")  # what the system falls back to when there is no display


class NoDisplay(Exception):
    """No window can be opened; the text says why."""


class Window:
    """The one window of the game."""

    def __init__(self, settings: Settings, size: Size | None = None) -> None:
        """Open it at `size` pixels, or at one that fits the desktop; raises NoDisplay."""
        prepare_environment()
        self._check_at = 0.0  # when to look whether the window has its own size again
        self.display = settings.display  # the screen that was asked for, counted from 0
        try:
            with complaints_logged():
                pygame.display.init()
            if pygame.display.get_driver() in NO_SCREEN and "SDL_VIDEODRIVER" not in os.environ:
                raise NoDisplay("the system has none")
            pygame.display.set_caption(TITLE)
            desktops = pygame.display.get_desktop_sizes()
            self._windowed_size = size or start_size(desktops[_there(self.display)])
            self._set_mode(settings.full_screen)
        except pygame.error as fault:
            raise NoDisplay(str(fault)) from fault

    @property
    def size(self) -> Size:
        """The size of `surface` in pixels."""
        return self.surface.get_size()

    @property
    def rate(self) -> int:
        """Frames a second that the display shows."""
        return min(120, pygame.display.get_current_refresh_rate() or 60)

    def toggle_full_screen(self) -> None:
        """Change between full screen and the window as it was."""
        if self.full_screen:
            # Some window managers keep the size of the screen at first.
            self._check_at = time.monotonic() + SETTLE_SECONDS
        else:
            self._windowed_size = pygame.display.get_window_size()
        self._set_mode(not self.full_screen)

    def move_to(self, display: int) -> None:
        """Go to another screen; one that isn't there is the first."""
        if not self.full_screen:
            self._windowed_size = pygame.display.get_window_size()
        self.display = display
        self._set_mode(self.full_screen)

    def follow(self) -> None:
        """Take over the size that the window now has, if it changed."""
        if self._check_at and time.monotonic() >= self._check_at:
            self._check_at = 0.0
            if pygame.display.get_window_size() != self._windowed_size:
                self._open(self._windowed_size, pygame.RESIZABLE)
        shown = pygame.display.get_surface()
        if shown is not self._shown or shown.get_size() != self._shown_size:
            self._take_surface()

    def present(self) -> None:
        """Show what was drawn."""
        if self.surface is not self._shown:
            pygame.transform.smoothscale(self.surface, self._shown_size, self._shown)
        pygame.display.flip()

    def _set_mode(self, full_screen: bool) -> None:
        self.full_screen = full_screen
        if full_screen:
            self._open((0, 0), pygame.FULLSCREEN)
        else:
            self._open(self._windowed_size, pygame.RESIZABLE)
        self._take_surface()

    def _open(self, size: Size, flags: int) -> None:
        """Open or change the window; the system may choose another size, which is no fault."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            pygame.display.set_mode(size, flags, display=_there(self.display))

    def _take_surface(self) -> None:
        shown = pygame.display.get_surface()
        if shown is None:
            raise NoDisplay("the window is gone")
        self._shown, self._shown_size = shown, shown.get_size()
        self.zoom = enlargement(self._shown_size)  # pixels of `surface` for one of the window
        width, height = self._shown_size
        self.surface = shown
        if self.zoom > 1.0:
            # A window a few pixels high shows a squeezed picture: a whole one would fill the memory.
            sides = (min(MOST_ENLARGED, round(side * self.zoom)) for side in (width, height))
            self.surface = pygame.Surface(tuple(sides)).convert()


def displays() -> int:
    """How many screens there are."""
    return max(1, pygame.display.get_num_displays())


def _there(display: int) -> int:
    """The screen that can be used for the one that was asked for."""
    return display if 0 <= display < displays() else 0


def enlargement(size: Size) -> float:
    """How much larger than a window of `size` pixels a picture must be to hold every layout."""
    least = LEAST_PORTRAIT if size[1] > size[0] else LEAST_LANDSCAPE
    return max(1.0, least[0] / max(1, size[0]), least[1] / max(1, size[1]))


def start_size(desktop: Size) -> Size:
    """The largest usual window that fits a desktop, the least one if none does."""
    room = desktop[0] - FRAME_ROOM[0], desktop[1] - FRAME_ROOM[1]
    fitting = (size for size in START_SIZES if size[0] <= room[0] and size[1] <= room[1])
    return next(fitting, LEAST_LANDSCAPE)


def prepare_environment() -> None:
    """What SDL must know before it starts."""
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")  # a touch is no mouse
    os.environ.setdefault("SDL_MOUSE_TOUCH_EVENTS", "0")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    if sys.platform == "linux" and not has_gpu():
        # OpenGL is emulated here: 25 ms to show a frame with it, 1 ms without.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def has_gpu(devices: Path = Path("/dev/dri")) -> bool:
    """Whether Linux has a graphics processor to draw with."""
    return devices.is_dir() and any(devices.glob("renderD*"))
