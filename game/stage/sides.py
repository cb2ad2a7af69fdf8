"""The sides of a fight: a colour and a shape each, so that nobody need tell colours apart."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.ui.canvas import Canvas
from game.ui.shapes import painted
from game.ui.theme import INK, SUN, WHITE, rgb, shade


@dataclass(frozen=True)
class Side:
    """`emblem` is a shape: circle, square, triangle or diamond."""

    emblem: str
    colour: str


# Also four steps of lightness: they stay apart for every kind of colour vision.
SIDES = (
    Side("circle", SUN),
    Side("square", "#8A5CD0"),
    Side("triangle", "#FF8C9C"),
    Side("diamond", "#0B7570"),
)

_EMBLEMS: dict[str, tuple[tuple[float, float], ...]] = {
    "square": ((-0.72, -0.72), (0.72, -0.72), (0.72, 0.72), (-0.72, 0.72)),
    "triangle": ((0, -0.9), (0.95, 0.75), (-0.95, 0.75)),
    "diamond": ((0, -1), (0.95, 0), (0, 1), (-0.95, 0)),
}
# On the ground, seen at a slant.
_RINGS: dict[str, tuple[tuple[float, float], ...]] = {
    "square": ((-0.80, -0.92), (0.80, -0.92), (1, 0.92), (-1, 0.92)),
    "triangle": ((0, -1.3), (1.34, 0.92), (-1.34, 0.92)),
    "diamond": ((0, -1.25), (1.34, 0), (0, 1.25), (-1.34, 0)),
}


def emblem(c: Canvas, side: Side, cx: float, cy: float, size: float) -> None:
    """The side's sign about a middle."""
    c.blit(_emblem(side, c.px(size)), cx, cy, "center")


@lru_cache(maxsize=64)
def _emblem(side: Side, size: int) -> pygame.Surface:
    shape = _EMBLEMS.get(side.emblem)

    def paint(surface: pygame.Surface, k: int) -> None:
        middle = size * k / 2
        for reach, tint in ((0.98, INK), (0.74, side.colour)):
            r = middle * reach * (0.86 if shape else 0.9)
            if shape is None:
                pygame.draw.circle(surface, rgb(tint), (middle, middle), r)
            else:
                points = [(middle + x * r, middle + y * r) for x, y in shape]
                pygame.draw.polygon(surface, rgb(tint), points)

    return painted(size, size, INK, paint)


def ground_ring(c: Canvas, side: Side, x: float, y: float, tall: float, state: str = "") -> None:
    """What a kid of height `tall` stands on.  `state`: "focus" (white), "able" (dashed) or ""."""
    image = _ring(side, c.px(tall * 0.86), c.px(tall * 0.36), state)
    c.blit(image, x, y, "center")


@lru_cache(maxsize=128)
def _ring(side: Side, width: int, height: int, state: str) -> pygame.Surface:
    shape = _RINGS.get(side.emblem)

    def paint(surface: pygame.Surface, k: int) -> None:
        cx, cy = width * k / 2, height * k / 2
        rx, ry = width * k * 0.33, height * k * 0.34

        def fill(grow: float, tint: str) -> None:
            if shape is None:
                box = pygame.Rect(0, 0, round(2 * rx * grow), round(2 * ry * grow))
                box.center = round(cx), round(cy)
                pygame.draw.ellipse(surface, rgb(tint), box)
            else:
                points = [(cx + x * rx * grow, cy + y * ry * grow) for x, y in shape]
                pygame.draw.polygon(surface, rgb(tint), points)

        if state == "able":
            _dashes(surface, cx, cy, rx * 1.38, ry * 1.38, k)
        if state == "focus":
            fill(1.34, INK)
            fill(1.22, SUN)
        fill(1.0, INK)
        fill(0.86, WHITE if state == "focus" else side.colour)
        fill(0.52, shade(side.colour, 0.42))

    return painted(width, height, INK, paint)


def _dashes(surface: pygame.Surface, cx: float, cy: float, rx: float, ry: float, k: int) -> None:
    """A dashed sun line round the ring: whoever stands on it can be chosen."""
    for i in range(14):
        for reach, tint in ((4.5 * k, INK), (2.8 * k, SUN)):
            for j in range(5):
                angle = math.tau * (i + j / 9) / 14
                at = (cx + rx * math.cos(angle), cy + ry * math.sin(angle))
                pygame.draw.circle(surface, rgb(tint), at, reach)
