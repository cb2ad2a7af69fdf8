"""A surface addressed in design units, so that screens anchor to edges and never count pixels.

1 unit is 1 px at 1920 x 1080.  Small windows keep two thirds of that: they lose room, not
legibility.  With `audit` on, a canvas also notes every text and every target it is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.ui.theme import VEIL, WHITE, Rgb, rgb

if TYPE_CHECKING:
    from game.shell.assets import Assets

SMALLEST_SCALE = 0.667
COMPACT = 1700  # units of width up to which a landscape window counts as compact


class Box(pygame.FRect):
    """A rectangle in units with the few cuts that layouts need."""

    def cut_left(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """The left `width` units, and what remains after `gap`."""
        rest = width + gap
        return Box(self.x, self.y, width, self.h), Box(self.x + rest, self.y, self.w - rest, self.h)

    def cut_right(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """What remains before `gap`, and the right `width` units."""
        rest = self.w - width - gap
        return Box(self.x, self.y, rest, self.h), Box(self.right - width, self.y, width, self.h)

    def cut_top(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """The top `height` units, and what remains after `gap`."""
        rest = height + gap
        return Box(self.x, self.y, self.w, height), Box(
            self.x, self.y + rest, self.w, self.h - rest
        )

    def cut_bottom(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """What remains above `gap`, and the bottom `height` units."""
        rest = self.h - height - gap
        return Box(self.x, self.y, self.w, rest), Box(self.x, self.bottom - height, self.w, height)

    def pad(self, dx: float, dy: float | None = None) -> Box:
        """Smaller by `dx` left and right and `dy` above and below (`dx` if not given)."""
        down = dx if dy is None else dy
        return Box(self.x + dx, self.y + down, self.w - 2 * dx, self.h - 2 * down)

    def columns(self, count: int, gap: float = 0) -> list[Box]:
        """`count` equal boxes side by side."""
        width = (self.w - gap * (count - 1)) / max(1, count)
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list[Box]:
        """`count` equal boxes one below the other."""
        height = (self.h - gap * (count - 1)) / max(1, count)
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    @staticmethod
    def around(cx: float, cy: float, width: float, height: float) -> Box:
        """The box of this size about a middle."""
        return Box(cx - width / 2, cy - height / 2, width, height)


@dataclass(frozen=True)
class NotedText:
    """A text that was drawn: `under` is the colour it lies on, `cut` if letters are missing."""

    text: str
    size: float
    box: Box
    colour: Rgb
    under: Rgb
    cut: bool


@dataclass(frozen=True)
class NotedTarget:
    """Something to press; `shown` is what it is drawn as, which may be smaller."""

    name: str
    box: Box


def scale_for(width: int, height: int) -> float:
    """Pixels a unit in a window of this size."""
    landscape = min(width / 1920, height / 1080)
    portrait = min(width / 1080, height / 1920)
    return max(landscape if width >= height else portrait, SMALLEST_SCALE)


def fit_for(ground: pygame.Surface, image: pygame.Surface) -> pygame.Surface:
    """`image` as it may be blitted onto `ground`: SDL darkens packed (RLE) pictures where the
    ground is see-through, so for that it is a copy that is not packed."""
    if not (ground.get_flags() & pygame.SRCALPHA and image.get_flags() & pygame.RLEACCELOK):
        return image
    plain = image.copy()
    plain.set_alpha(255)
    return plain


class Canvas:
    """`surface` in units: `w` and `h` are its size, `u` the pixels a unit.

    `text_size` is 100, 125 or 150 percent.  `text_scale` may be read by layouts that give
    large text more room; `type()` is what texts are drawn at.
    """

    def __init__(
        self, surface: pygame.Surface, assets: Assets, text_size: int = 100, audit: bool = False
    ) -> None:
        width, height = surface.get_size()
        self.surface = surface
        self.assets = assets
        self.text_size = text_size
        self.audit = audit
        self.u = scale_for(width, height)
        self.w, self.h = width / self.u, height / self.u
        self.portrait = height > width
        self.compact = not self.portrait and self.w <= COMPACT
        self.texts: list[NotedText] = []
        self.targets: list[NotedTarget] = []
        self.faults: list[str] = []

    @property
    def text_scale(self) -> float:
        return self.text_size / 100

    def type(self, size: float) -> float:
        """The size in units that text of nominal `size` has now: large ones grow by less."""
        return size + (self.text_scale - 1) * min(size, 34)

    def px(self, units: float) -> int:
        """Whole pixels for a length, 1 at least."""
        return max(1, round(units * self.u))

    def units(self, at: tuple[int, int]) -> tuple[float, float]:
        """A place in window pixels as units."""
        return at[0] / self.u, at[1] / self.u

    def rect(self) -> Box:
        """The whole canvas."""
        return Box(0, 0, self.w, self.h)

    def begin(self) -> None:
        """Forget what was noted: a new frame starts."""
        self.texts.clear()
        self.targets.clear()
        self.faults.clear()

    def blit(self, image: pygame.Surface, x: float, y: float, anchor: str = "topleft") -> Box:
        """Put a surface (made at pixel size) with its `anchor` at (x, y) units."""
        where = image.get_rect(**{anchor: (round(x * self.u), round(y * self.u))})
        self.surface.blit(fit_for(self.surface, image), where)
        return Box(where.x / self.u, where.y / self.u, where.w / self.u, where.h / self.u)

    def icon(self, name: str, cx: float, cy: float, size: float, colour: str = WHITE) -> Box:
        """The glyph `name`, tinted, about a middle."""
        return self.blit(self.assets.icon(name, self.px(size), colour), cx, cy, "center")

    def picture(
        self, path: str, x: float, y: float, width: float, height: float | None = None,
        anchor: str = "center",
    ) -> Box:  # fmt: skip
        """The sprite `path` at `width` (and `height`) units, its own proportions if one is given."""
        tall = None if height is None else self.px(height)
        return self.blit(self.assets.sized(path, self.px(width), tall), x, y, anchor)

    def background(self, name: str, veil: int = 0) -> None:
        """The place `name` over the whole canvas, darkened by `veil` (0 to 255)."""
        place = self.assets.background(name, self.surface.get_size())
        self.surface.blit(_darkened(place, veil) if veil else place, (0, 0))

    def dim(self, alpha: int = 150) -> None:
        """A veil over all so far, which is then no longer there to be read or pressed."""
        self.surface.blit(_veil(self.surface.get_size(), alpha), (0, 0))
        self.begin()

    def target(self, box: Box, name: str) -> None:
        """Note something that can be pressed."""
        if self.audit:
            self.targets.append(NotedTarget(name, Box(box)))

    def cover(self, box: Box) -> None:
        """Note that `box` now lies over whatever was there: text under it must go whole."""
        if not self.audit:
            return
        left = []
        for noted in self.texts:
            shared = Box(noted.box.clip(box))
            if box.contains(noted.box.inflate(-4, -4)):
                continue
            if shared.w > 4 and shared.h > noted.box.h * 0.3:
                self.faults.append(f"partly covered: {noted.text!r}")
            left.append(noted)
        self.texts[:] = left
        self.targets[:] = [noted for noted in self.targets if not box.contains(noted.box)]


@lru_cache(maxsize=2)
def _darkened(place: pygame.Surface, alpha: int) -> pygame.Surface:
    """`place` under a veil, as one picture."""
    found = place.copy()
    found.blit(_veil(place.get_size(), alpha), (0, 0))
    return found


@lru_cache(maxsize=4)
def _veil(size: tuple[int, int], alpha: int) -> pygame.Surface:
    veil = pygame.Surface(size)
    veil.fill(rgb(VEIL))
    veil.set_alpha(alpha)
    return veil
