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
from game.ui.theme import WATER, WATER_LINE, rgb

MOST = 14  # on one person
LARGEST = 0.26  # of a sprite's width
WET = (166, 178, 206)  # what wet cloth leaves of the light
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
        """Water hit the sprite at (`x`, `y`).

        Close to an older mark it only makes that one larger; the oldest goes when there are
        too many.
        """
        self.version += 1
        for number, mark in enumerate(self.marks):
            if math.dist((x, y), (mark.x, mark.y)) < 0.5 * size:
                grown = Patch(mark.x, mark.y, min(LARGEST, max(size, mark.size * 1.06)), mark.shape)
                self.marks = [*self.marks[:number], grown, *self.marks[number + 1 :]]
                return
        self.marks = [*self.marks[-(MOST - 1) :], Patch(x, y, size, self._random.randrange(4))]

    def clear(self) -> None:
        """All dry again."""
        self.marks = []
        self.version += 1


def patched(image: pygame.Surface, marks: Sequence[Patch], cloth_from: float) -> pygame.Surface:
    """A copy of `image` with the marks on it, none of them beyond its outline.

    Cloth gets darker where it is wet, from the share `cloth_from` of the height on down; hair
    and skin only carry drops.
    """
    out = image.copy()
    width, height = image.get_size()
    wet = pygame.Surface((width, height), pygame.SRCALPHA)
    wet.fill((255, 255, 255, 255))
    beads = pygame.Surface((width, height), pygame.SRCALPHA)
    body = pygame.mask.from_surface(image, 200)
    for mark in marks:
        size = max(6, round(mark.size * width))
        at = round(mark.x * width - size / 2), round(mark.y * height - size / 2)
        cloth = blot(size, mark.shape)
        shape = pygame.mask.from_surface(beads_on(size, mark.shape), 30)
        if body.overlap_area(shape, at) < LEAST_INSIDE * shape.count():
            continue
        beads.blit(beads_on(size, mark.shape), at)
        if mark.y >= cloth_from:
            wet.blit(cloth, at, special_flags=pygame.BLEND_RGB_MIN)
    out.blit(wet, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    inside = body.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
    beads.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(beads, (0, 0))
    return out


@lru_cache(maxsize=64)
def blot(size: int, shape: int) -> pygame.Surface:
    """The dark of a wet patch `size` pixels wide, to be multiplied with; `shape` is 0 to 3."""
    draw = Random(shape * 7 + 3)
    lobes = [
        (draw.uniform(-0.2, 0.2), draw.uniform(-0.18, 0.18), draw.uniform(0.2, 0.29))
        for _ in range(5)
    ]
    large = pygame.Surface((size * 3, size * 3))
    large.fill((255, 255, 255))
    for dx, dy, radius in lobes:
        at = (0.5 + dx) * size * 3, (0.5 + dy) * size * 3
        pygame.draw.circle(large, WET, at, radius * size * 3)
    return pygame.transform.smoothscale(large, (size, size))


@lru_cache(maxsize=64)
def beads_on(size: int, shape: int) -> pygame.Surface:
    """A few drops that hang on a wet patch."""
    draw = Random(shape * 7 + 5)
    beads = [
        (draw.uniform(-0.3, 0.3), draw.uniform(-0.28, 0.28), draw.uniform(0.04, 0.075))
        for _ in range(3)
    ]

    def paint(surface: pygame.Surface, k: int) -> None:
        for dx, dy, share in beads:
            at = (0.5 + dx) * size * k, (0.5 + dy) * size * k
            bead = max(2.5, share * size) * k
            pygame.draw.circle(surface, rgb(WATER_LINE), at, bead * 1.3)
            pygame.draw.circle(surface, rgb(WATER), at, bead)
            glint = at[0] - bead * 0.3, at[1] - bead * 0.3
            pygame.draw.circle(surface, (240, 252, 255), glint, bead * 0.35)

    return painted(size, size, WATER_LINE, paint)


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
