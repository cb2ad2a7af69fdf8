"""Wet patches: marks that water leaves on the picture of a person, and that stay.

A patch lies at a place of the sprite (shares of its width and height), so that it is found
again at any size and in any pose.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pygame

from game.ui.shapes import painted
from game.ui.theme import WATER, WATER_DEEP, WATER_LINE, rgb

MOST = 28  # on one person
WET = (34, 78, 150, 92)  # wet cloth: darker and bluer
LEAST_INSIDE = 0.5  # of a patch that must lie on the body


@dataclass(frozen=True)
class Patch:
    """A mark about (`x`, `y`), shares of the sprite; `size` is a share of its width."""

    x: float
    y: float
    size: float
    shape: int


class Patches:
    """The marks on one person.  `version` grows with each, for caches."""

    def __init__(self, seed: int = 1) -> None:
        self.marks: list[Patch] = []
        self.version = 0
        self._random = Random(seed)

    def add(self, x: float, y: float, size: float) -> None:
        """Water hit the sprite at (`x`, `y`); the oldest mark goes when there are too many."""
        self.marks = [*self.marks[-(MOST - 1) :], Patch(x, y, size, self._random.randrange(4))]
        self.version += 1

    def clear(self) -> None:
        """All dry again."""
        self.marks = []
        self.version += 1


def patched(image: pygame.Surface, marks: Sequence[Patch]) -> pygame.Surface:
    """A copy of `image` with the marks on it, none of them beyond its outline."""
    out = image.copy()
    width, height = image.get_size()
    veil = pygame.Surface((width, height), pygame.SRCALPHA)
    body = pygame.mask.from_surface(image, 200)
    for mark in marks:
        picture = blot(max(6, round(mark.size * width)), mark.shape)
        at = (
            round(mark.x * width - picture.get_width() / 2),
            round(mark.y * height - picture.get_height() / 2),
        )
        shape = pygame.mask.from_surface(picture, 30)
        if body.overlap_area(shape, at) >= LEAST_INSIDE * shape.count():
            veil.blit(picture, at)
    inside = body.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
    veil.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(veil, (0, 0))
    return out


@lru_cache(maxsize=64)
def blot(size: int, shape: int) -> pygame.Surface:
    """A wet patch `size` pixels wide with a few drops on it; `shape` is 0 to 3."""
    draw = Random(shape * 7 + 3)
    lobes = [
        (draw.uniform(-0.22, 0.22), draw.uniform(-0.2, 0.2), draw.uniform(0.18, 0.27))
        for _ in range(5)
    ]
    beads = [(draw.uniform(-0.26, 0.26), draw.uniform(-0.24, 0.24)) for _ in range(3)]

    def paint(surface: pygame.Surface, k: int) -> None:
        middle = size * k / 2
        for dx, dy, radius in lobes:
            at = middle + dx * size * k, middle + dy * size * k
            pygame.draw.circle(surface, WET, at, radius * size * k)
        for dx, dy in beads:
            at = middle + dx * size * k, middle + dy * size * k
            bead = max(2.0, 0.055 * size * k)
            pygame.draw.circle(surface, rgb(WATER_LINE), at, bead * 1.3)
            pygame.draw.circle(surface, rgb(WATER), at, bead)
            glint = at[0] - bead * 0.3, at[1] - bead * 0.3
            pygame.draw.circle(surface, (240, 252, 255), glint, bead * 0.35)

    return painted(size, size, WATER_DEEP, paint)


def hit_share(
    image: pygame.Surface, box: tuple[float, float, float, float], at: tuple[float, float]
) -> tuple[float, float] | None:
    """Where a picture that fills `box` (left, top, width, height) was hit at the place `at`, as
    shares; None if it was missed: there the picture is see-through."""
    left, top, width, height = box
    x, y = (at[0] - left) / width, (at[1] - top) / height
    if not (0 <= x < 1 and 0 <= y < 1):
        return None
    pixel = math.floor(x * image.get_width()), math.floor(y * image.get_height())
    return (x, y) if image.get_at(pixel)[3] > 127 else None
