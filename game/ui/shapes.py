"""Rounded boxes, lines, polygons and the water shapes, each made once and kept as a surface."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from game.ui.canvas import Box, Canvas
from game.ui.theme import (
    BORDER,
    CREAM,
    INK,
    PAD,
    RADIUS_PANEL,
    SHADOW,
    SUN,
    WATER,
    WATER_LINE,
    WHITE,
    mix,
    rgb,
)

Point = tuple[float, float]
LARGE = 20_000  # pixels from which it pays to pack the solid ones
_FINE = 3  # how much larger than needed shapes are drawn before they are scaled down


def painted(
    width: int, height: int, edge: str, paint: Callable[[pygame.Surface, int], None]
) -> pygame.Surface:
    """A smooth-edged drawing of this size in pixels; `edge` is the colour of its rim.

    `paint(surface, k)` draws `k` times larger.  Callers keep the result.
    """
    large = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    large.fill((*rgb(edge), 0))  # else smoothing would draw a dark fringe
    paint(large, _FINE)
    return pygame.transform.smoothscale(large, (width, height))


@lru_cache(maxsize=256)
def _disc(diameter: int, colour: str) -> pygame.Surface:
    def paint(surface: pygame.Surface, k: int) -> None:
        pygame.draw.circle(surface, rgb(colour), (diameter * k / 2,) * 2, diameter * k / 2)

    disc = painted(diameter, diameter, colour, paint)
    # Scaling rounds colour and opacity down, which would show beside what is filled.
    disc.fill(rgb(colour), special_flags=pygame.BLEND_RGB_MAX)
    pygame.draw.circle(disc, rgb(colour), (diameter / 2,) * 2, diameter / 2 - 1.5)
    return disc


def _solid(width: int, height: int, radius: int, colour: str) -> pygame.Surface:
    """A rounded box of one colour: four quarters of a disc and what lies between."""
    image = pygame.Surface((width, height), pygame.SRCALPHA)
    image.fill((*rgb(colour), 0))
    radius = max(0, min(radius, width // 2, height // 2))
    if radius < 1:
        image.fill(rgb(colour))
        return image
    disc = _disc(2 * radius, colour)
    for x, from_x in ((0, 0), (width - radius, radius)):
        for y, from_y in ((0, 0), (height - radius, radius)):
            image.blit(disc, (x, y), (from_x, from_y, radius, radius))
    image.fill(rgb(colour), (radius, 0, width - 2 * radius, height))
    image.fill(rgb(colour), (0, radius, width, height - 2 * radius))
    return image


@lru_cache(maxsize=1024)
def rounded(
    width: int, height: int, radius: int, fill: str, border: str | None = None,
    border_width: int = 0, fill_low: str | None = None, alpha: int = 255,
) -> pygame.Surface:  # fmt: skip
    """A rounded box in pixels; `fill_low` makes `fill` run into it from top to bottom."""
    thick = border_width if border else 0
    inner_size = max(1, width - 2 * thick), max(1, height - 2 * thick)
    inner_radius = max(0, min(radius, width // 2, height // 2) - thick)
    inner = _solid(*inner_size, inner_radius, WHITE if fill_low else fill)
    if fill_low:
        steps = pygame.Surface((1, 2))
        steps.set_at((0, 0), rgb(fill))
        steps.set_at((0, 1), rgb(fill_low))
        ramp = pygame.transform.smoothscale(steps, inner_size)
        inner.blit(ramp, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if border is None:
        image = inner
    else:
        image = _solid(width, height, radius, border)
        image.blit(inner, (thick, thick))
    if alpha < 255:
        image.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def fill_round(
    c: Canvas, box: Box, radius: float, fill: str, border: str | None = None,
    border_width: float = 0, fill_low: str | None = None, alpha: int = 255,
) -> Box:  # fmt: skip
    """A rounded box in units; returns `box`."""
    width, height = c.px(box.w), c.px(box.h)
    thick = c.px(border_width) if border else 0
    image = rounded(width, height, c.px(radius), fill, border, thick, fill_low, alpha)
    _put(c, image, box)
    return box


def _put(c: Canvas, image: pygame.Surface, box: Box) -> None:
    """Blit what is mostly solid: packed, unless onto something see-through, which SDL can't."""
    large = image.get_width() * image.get_height() >= LARGE
    packs = large and not c.surface.get_flags() & pygame.SRCALPHA
    c.blit(_packed(image) if packs else image, box.x, box.y)


@lru_cache(maxsize=128)
def _packed(image: pygame.Surface) -> pygame.Surface:
    """A copy whose solid rows are copied by a blit, not blended."""
    packed = image.copy()
    packed.set_alpha(255, pygame.RLEACCEL)
    return packed


@lru_cache(maxsize=256)
def _sheet(
    width: int, height: int, radius: int, fill: str, border: str, border_width: int,
    shadow: tuple[int, int],
) -> pygame.Surface:  # fmt: skip
    """A rounded box with its shadow, `shadow` pixels to the right and below: one picture, of
    which only what is seen of the shadow must be blended."""
    image = pygame.Surface((width + shadow[0], height + shadow[1]), pygame.SRCALPHA)
    image.fill((*rgb(SHADOW), 0))
    image.blit(rounded(width, height, radius, SHADOW, alpha=90), shadow)
    image.blit(rounded(width, height, radius, fill, border, border_width), (0, 0))
    return image


def panel(
    c: Canvas, box: Box, fill: str = CREAM, border: str = INK, radius: float = RADIUS_PANEL,
    shadow: bool = True, border_width: float = BORDER,
) -> Box:  # fmt: skip
    """A cream sheet with an ink line and a blue shadow to the lower right; returns its inside."""
    if shadow:
        size, rim = (c.px(box.w), c.px(box.h)), c.px(border_width)
        image = _sheet(*size, c.px(radius), fill, border, rim, (c.px(3), c.px(8)))
        _put(c, image, box)
    else:
        fill_round(c, box, radius, fill, border, border_width)
    c.cover(box)
    return box.pad(PAD)


def sun_rim(c: Canvas, box: Box, radius: float = RADIUS_PANEL, width: float = 9) -> None:
    """What is focused, chosen or on turn: a sun rim with an ink hairline outside of it."""
    fill_round(c, box.pad(-width), radius + width, SUN, INK, 3)


def line(c: Canvas, points: Sequence[Point], colour: str, width: float) -> None:
    """A polyline with round ends and joints."""
    x0 = min(x for x, _ in points) - width
    y0 = min(y for _, y in points) - width
    local = tuple((round((x - x0) * c.u, 1), round((y - y0) * c.u, 1)) for x, y in points)
    c.blit(_line(local, colour, max(1.0, round(width * c.u, 1))), x0, y0)


@lru_cache(maxsize=512)
def _line(points: tuple[Point, ...], colour: str, width: float) -> pygame.Surface:
    size_x = round(max(x for x, _ in points) + width) + 1
    size_y = round(max(y for _, y in points) + width) + 1

    def paint(surface: pygame.Surface, k: int) -> None:
        _thick_line(surface, [(x * k, y * k) for x, y in points], colour, width * k)

    return painted(size_x, size_y, colour, paint)


def _thick_line(
    surface: pygame.Surface, points: Sequence[Point], colour: str, width: float
) -> None:
    """Quads and discs: pygame's own thick lines grow thinner when they lie aslant."""
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        quad = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
        pygame.draw.polygon(surface, rgb(colour), quad)
    for point in points:
        pygame.draw.circle(surface, rgb(colour), point, width / 2)


def polygon(
    c: Canvas, points: Sequence[Point], fill: str, border: str | None = None,
    border_width: float = 0,
) -> None:  # fmt: skip
    """A filled polygon, with a line about it if `border` is given."""
    x0 = min(x for x, _ in points) - border_width
    y0 = min(y for _, y in points) - border_width
    local = tuple((round((x - x0) * c.u, 1), round((y - y0) * c.u, 1)) for x, y in points)
    c.blit(_polygon(local, fill, border, border_width * c.u), x0, y0)


@lru_cache(maxsize=512)
def _polygon(
    points: tuple[Point, ...], fill: str, border: str | None, width: float
) -> pygame.Surface:
    size_x = round(max(x for x, _ in points) + width) + 1
    size_y = round(max(y for _, y in points) + width) + 1

    def paint(surface: pygame.Surface, k: int) -> None:
        large = [(x * k, y * k) for x, y in points]
        pygame.draw.polygon(surface, rgb(fill), large)
        if border:
            _thick_line(surface, [*large, large[0]], border, width * k)

    return painted(size_x, size_y, border or fill, paint)


# ------------------------------------------------------------------ curves of small pictures
def _bezier(start: Point, *curves: tuple[Point, Point, Point], steps: int = 14) -> list[Point]:
    """Points along cubic curves, each from the end of the one before."""
    points = [start]
    for first, second, end in curves:
        origin = points[-1]
        for i in range(1, steps + 1):
            t, s = i / steps, 1 - i / steps
            points.append(
                (
                    s**3 * origin[0] + 3 * s * s * t * first[0] + 3 * s * t * t * second[0] + t**3 * end[0],
                    s**3 * origin[1] + 3 * s * s * t * first[1] + 3 * s * t * t * second[1] + t**3 * end[1],
                )
            )  # fmt: skip
    return points


def _mirrored(half: list[Point]) -> list[Point]:
    """A shape from its right half, top to bottom, in a box of 100."""
    return half + [(100 - x, y) for x, y in reversed(half)]


_DROP = _mirrored(
    _bezier((50, 6), ((64, 28), (80, 46), (80, 62)), ((80, 79), (66, 94), (50, 94)))
)  # fmt: skip


def suit(c: Canvas, which: str, cx: float, cy: float, size: float, four: bool = False) -> None:
    """A suit's sign ("S", "H", "D" or "C"), drawn, never typed."""
    blue_or_green = "4" if four and which in "DC" else ""
    c.picture(f"icons/suit_{which}{blue_or_green}.png", cx, cy, size, size)


@lru_cache(maxsize=64)
def _drop_image(size: int, full: bool) -> pygame.Surface:
    edge = WATER_LINE if full else "#8C9AB5"

    def paint(surface: pygame.Surface, k: int) -> None:
        unit = size * k / 100
        shape = [(x * unit, y * unit) for x, y in _DROP]
        pygame.draw.polygon(surface, rgb(WATER if full else CREAM), shape)
        if full:
            low = [(x * unit * 0.8 + 14 * unit, y * unit * 0.55 + 40 * unit) for x, y in _DROP]
            pygame.draw.polygon(surface, rgb(mix(WATER, "#3FA6E6", 0.5)), low)
            glint = [(36 * unit, 60 * unit), (38 * unit, 70 * unit), (45 * unit, 78 * unit)]
            _thick_line(surface, glint, WHITE, 7 * unit)
        _thick_line(surface, [*shape, shape[0]], edge, 7 * unit)

    return painted(size, size, edge, paint)


def drop(c: Canvas, cx: float, cy: float, size: float, full: bool = True) -> None:
    """A drop of water, or the outline of one still to come."""
    c.blit(_drop_image(c.px(size), full), cx, cy, "center")


def ring(c: Canvas, cx: float, cy: float, radius: float, share: float, colour: str, width: float) -> None:  # fmt: skip
    """The first `share` (0..1) of a circle, from the top on clockwise, to a sixtieth."""
    image = _ring(c.px(2 * radius), round(max(0.0, min(1.0, share)) * 60), colour, c.px(width))
    c.blit(image, cx, cy, "center")


@lru_cache(maxsize=256)
def _ring(size: int, sixtieths: int, colour: str, width: int) -> pygame.Surface:
    def paint(surface: pygame.Surface, k: int) -> None:
        middle, reach = size * k / 2, (size - width) * k / 2
        for i in range(sixtieths * 4):
            angle = math.tau * i / 240 - math.pi / 2
            at = (middle + reach * math.cos(angle), middle + reach * math.sin(angle))
            pygame.draw.circle(surface, rgb(colour), at, width * k / 2)

    return painted(size, size, colour, paint)
