"""Small things that move on their own: drops of a splash, fireflies, rings on the water, mist.

All pictures are made once for a size; a frame is blits only.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.canvas import Canvas

MOST = 2000  # drops
GRAVITY = 1500.0  # units a second, a second
WATER, WATER_LINE, GLINT = "#6FCBF7", "#2368B0", "#E6FAFF"


@dataclass(slots=True)
class Drop:
    """One drop in flight: place and speed in units, `left` seconds to live."""

    x: float
    y: float
    vx: float
    vy: float
    left: float
    size: int


class Splashes:
    """Bursts of drops, and rings that spread where something fell."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed)
        self.drops: list[Drop] = []
        self.rings: list[list[float]] = []  # x, y, radius at the end, age, life

    @property
    def moving(self) -> bool:
        """Whether anything is still in the air."""
        return bool(self.drops or self.rings)

    def burst(self, x: float, y: float, count: int, power: float = 420.0) -> None:
        """`count` drops thrown up from (x, y) at about `power` units a second."""
        draw = self.random
        for _ in range(min(count, MOST - len(self.drops))):
            angle = draw.uniform(math.pi * 1.08, math.pi * 1.92)
            speed = power * draw.uniform(0.45, 1.15)
            self.drops.append(
                Drop(
                    x,
                    y,
                    speed * math.cos(angle),
                    speed * math.sin(angle),
                    draw.uniform(0.45, 0.8),
                    draw.choice((10, 14, 14, 20)),
                )
            )

    def ring(self, x: float, y: float, radius: float = 110.0, seconds: float = 0.7) -> None:
        """A ring on the water round (x, y) that spreads and fades."""
        self.rings.append([x, y, radius, 0.0, seconds])

    def clear(self) -> None:
        """Nothing moves any more."""
        self.drops.clear()
        self.rings.clear()

    def update(self, dt: float) -> None:
        """`dt` seconds went by."""
        for drop in self.drops:
            drop.vy += GRAVITY * dt
            drop.x += drop.vx * dt
            drop.y += drop.vy * dt
            drop.left -= dt
        self.drops = [drop for drop in self.drops if drop.left > 0]
        for ring in self.rings:
            ring[3] += dt
        self.rings = [ring for ring in self.rings if ring[3] < ring[4]]

    def draw_rings(self, canvas: Canvas) -> None:
        """The rings: below whatever floats."""
        u = canvas.u
        blits = []
        for x, y, radius, age, life in self.rings:
            picture = ring_picture(
                canvas.px(radius), min(RING_STEPS - 1, int(age / life * RING_STEPS))
            )
            blits.append(
                (
                    picture,
                    (
                        round(x * u) - picture.get_width() // 2,
                        round(y * u) - picture.get_height() // 2,
                    ),
                )
            )
        canvas.surface.fblits(blits)

    def draw_drops(self, canvas: Canvas) -> None:
        """The drops: above all."""
        u = canvas.u
        canvas.surface.fblits(
            [
                (drop_picture(canvas.px(drop.size)), (round(drop.x * u), round(drop.y * u)))
                for drop in self.drops
            ]
        )


RING_STEPS = 14


@lru_cache(maxsize=256)
def ring_picture(radius: int, step: int) -> pygame.Surface:
    """A ring seen at a slant; `step` of RING_STEPS: wider and fainter."""
    share = (step + 1) / RING_STEPS
    rx, ry = max(3, round(radius * share)), max(2, round(radius * share * 0.42))
    k = 2
    big = pygame.Surface((rx * 2 * k, ry * 2 * k), pygame.SRCALPHA)
    big.fill((220, 245, 255, 0))
    alpha = round(150 * (1 - share) ** 1.3)
    thick = max(2, round(radius * 0.05 * k))
    pygame.draw.ellipse(big, (220, 245, 255, alpha), big.get_rect(), thick)
    return pygame.transform.smoothscale(big, (rx * 2, ry * 2)).convert_alpha()


@lru_cache(maxsize=32)
def drop_picture(size: int) -> pygame.Surface:
    """A round drop of `size` pixels with its blue line and a glint."""
    k = 4
    big = pygame.Surface((size * k, size * k), pygame.SRCALPHA)
    big.fill((*pygame.Color(WATER_LINE)[:3], 0))
    middle, radius = size * k / 2, size * k / 2 - 1
    pygame.draw.circle(big, WATER_LINE, (middle, middle), radius)
    pygame.draw.circle(big, WATER, (middle, middle), radius * 0.76)
    pygame.draw.circle(big, GLINT, (middle - radius * 0.3, middle - radius * 0.3), radius * 0.26)
    return pygame.transform.smoothscale(big, (size, size)).convert_alpha()


@dataclass
class Firefly:
    """Wanders about a home place, and glows and fades in its own time."""

    x: float  # home, as a share of the window
    y: float
    wide: float  # units
    high: float
    phase: float
    pace: float


GLOW_STEPS = 12
MIST_WIDE, MIST_HIGH = 300.0, 66.0  # units
MIST = (255, 222, 206)
PUFFS = 9
FADE = 110.0  # units in which a puff thins out
Blits = list[tuple[pygame.Surface, tuple[int, int]]]


@lru_cache(maxsize=64)
def glow_picture(radius: int, step: int) -> pygame.Surface:
    """A soft light; `step` of GLOW_STEPS is how bright."""
    share = step / (GLOW_STEPS - 1)
    size = radius * 2
    out = pygame.Surface((size, size), pygame.SRCALPHA)
    out.fill((255, 232, 140, 0))
    for r in range(radius, 0, -1):
        near = 1 - r / radius
        alpha = round((165 * near**2.2 + (90 if r < radius * 0.16 else 0)) * share)
        pygame.draw.circle(
            out, (255, 236, 150 + round(90 * near), min(255, alpha)), (radius, radius), r
        )
    return out.convert_alpha()


MIST_STEPS = 8


@lru_cache(maxsize=32)
def mist_picture(width: int, height: int, step: int) -> pygame.Surface:
    """A soft puff of evening mist; `step` of MIST_STEPS is how thick."""
    small = pygame.Surface((24, 12), pygame.SRCALPHA)
    small.fill((*MIST, 0))
    for ring in range(6):
        layer = pygame.Surface(small.get_size(), pygame.SRCALPHA)
        layer.fill((*MIST, 0))
        box = layer.get_rect().inflate(-4 - 3 * ring, -4 - 1.4 * ring)
        pygame.draw.ellipse(layer, (*MIST, round(26 * step / MIST_STEPS)), box)
        small.blit(layer, (0, 0))
    middle = pygame.transform.smoothscale(small, (max(1, width // 3), max(1, height // 3)))
    return pygame.transform.smoothscale(middle, (width, height)).convert_alpha()


class Dusk:
    """The evening over the swamp: fireflies, mist that drifts, rings where fish rise.

    `shore` and `horizon` (shares of the height) bound the open water.
    """

    def __init__(
        self, flies: int = 16, seed: int = 5, horizon: float = 0.31, shore: float = 0.4
    ) -> None:
        draw = Random(seed)
        self.time = 0.0
        self.horizon, self.shore = horizon, shore
        self.random = draw
        self.next_ring = 1.5
        self.rings: list[list[float]] = []  # share of width, share of height, age
        self.flies = [
            Firefly(
                draw.uniform(0.02, 0.98),
                draw.uniform(0.2, 0.8),
                draw.uniform(30, 90),
                draw.uniform(14, 40),
                draw.uniform(0, math.tau),
                draw.uniform(0.25, 0.6),
            )
            for _ in range(flies)
        ]

    def update(self, dt: float) -> None:
        """`dt` seconds went by."""
        self.time += dt
        self.next_ring -= dt
        if self.next_ring <= 0:
            self.next_ring = self.random.uniform(1.4, 3.5)
            side = self.random.choice((0.02, 0.76))
            x = side + self.random.uniform(0, 0.22)
            self.rings.append([x, self.random.uniform(self.horizon + 0.03, self.shore), 0.0])
        for ring in self.rings:
            ring[2] += dt / 2.2
        self.rings = [ring for ring in self.rings if ring[2] < 1]

    def draw(self, canvas: Canvas, covered: Sequence[pygame.FRect] = ()) -> None:
        """Everything, beside the boxes (units) that are `covered` by what is played with."""
        u, width, height = canvas.u, canvas.w, canvas.h
        taken = [pygame.Rect(*(round(side * u) for side in box)) for box in covered]
        lights = [(ring_picture(canvas.px(56), int(age * RING_STEPS)), x * width, y * height)
                  for x, y, age in self.rings]  # fmt: skip
        for fly in self.flies:
            angle = fly.phase + self.time * fly.pace
            x = fly.x * width + fly.wide * math.sin(angle) + 12 * math.sin(2.3 * angle)
            y = fly.y * height + fly.high * math.sin(1.7 * angle + 1)
            bright = 0.5 + 0.5 * math.sin(angle * 2.9)
            lights.append((glow_picture(canvas.px(18), round(bright * (GLOW_STEPS - 1))), x, y))
        blits: Blits = []
        for picture, x, y in lights:
            where = picture.get_rect(center=(round(x * u), round(y * u)))
            if where.collidelist(taken) < 0:
                blits.append((picture, where.topleft))
        canvas.surface.fblits(self._mist(canvas, taken) + blits)

    def _mist(self, canvas: Canvas, taken: list[pygame.Rect]) -> Blits:
        """Puffs that drift along the far shore and thin out before what is covered."""
        u = canvas.u
        blits: Blits = []
        size = canvas.px(MIST_WIDE), canvas.px(MIST_HIGH)
        run = canvas.w + MIST_WIDE
        for number in range(PUFFS):
            near = number % 2
            x = (self.time * (8 + 4 * near) + number * run / PUFFS) % run - MIST_WIDE
            y = (self.horizon + 0.015 + 0.035 * near) * canvas.h
            where = pygame.Rect((round(x * u), round(y * u)), size)
            beside = [
                max(box.left - where.right, where.left - box.right)
                for box in taken
                if box.top < where.bottom and box.bottom > where.top
            ]
            step = min([MIST_STEPS, *(int(gap / u / FADE * MIST_STEPS) for gap in beside)])
            if step > 0:
                blits.append((mist_picture(*size, step), where.topleft))
        return blits
