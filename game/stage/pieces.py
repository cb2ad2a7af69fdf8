"""Parts of a screen painted once and kept as surfaces until what they show changes."""

from __future__ import annotations

import copy
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from game.ui.canvas import Box, Canvas

KEPT = 240
Paint = Callable[[Canvas, Box], object]


class Pieces:
    """Keeps what `paint(canvas, box)` draws, by a key that names all that it shows.

    `paint` may depend on the key and the size of the box only, and may reach `margin` units
    beyond the box.  On a canvas with `audit` on it paints anew each time, so that all texts
    and targets are noted.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[pygame.Surface, int, int]] = OrderedDict()

    def forget(self) -> None:
        """Drop all pictures (a new canvas has another size, language or text size)."""
        self._kept.clear()

    def draw(self, c: Canvas, key: Hashable, box: Box, paint: Paint, margin: float = 26) -> None:
        """Show the piece `key` at `box`."""
        if c.audit:
            paint(c, box)
            return
        whole = (key, round(box.w), round(box.h))
        found = self._kept.get(whole)
        if found is None:
            found = self._kept[whole] = _painted(c, box, paint, margin)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(whole)
        picture, dx, dy = found
        c.surface.blit(picture, (round(box.x * c.u) + dx, round(box.y * c.u) + dy))


def _painted(c: Canvas, box: Box, paint: Paint, margin: float) -> tuple[pygame.Surface, int, int]:
    """The picture, cropped, and where its corner lies from the box's, in pixels."""
    edge = c.px(margin)
    size = (c.px(box.w) + 2 * edge, c.px(box.h) + 2 * edge)
    scratch = copy.copy(c)
    scratch.surface = pygame.Surface(size, pygame.SRCALPHA)
    paint(scratch, Box(edge / c.u, edge / c.u, box.w, box.h))
    used = scratch.surface.get_bounding_rect()
    picture = scratch.surface.subsurface(used).copy()
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture, used.x - edge, used.y - edge
