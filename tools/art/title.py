"""The title's own picture: a sunny yard above, a pool below; calm where logo and doors stand."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from . import bake
from .drawing import Canvas, Point
from .outdoors import draw_bunting, draw_hedge, draw_hills, draw_lawn, draw_sky
from .pond import lily_pad
from .yard import beach_ball, cloud, fence, jet, paddling_pool, rays, rubber_duck, sun, waves


@dataclass(frozen=True)
class Composition:
    """Where things lie, in units of the picture."""

    width: int
    height: int
    logo: Point  # the rays come from behind it
    horizon: float
    pool: float  # where the water begins
    sun: tuple[float, float, float]
    clouds: tuple[tuple[float, float, float], ...]
    buntings: tuple[tuple[Point, Point, float, int], ...]
    paddling_pool: tuple[float, float, float]
    ball: tuple[float, float, float]
    jets: tuple[tuple[Point, Point, float, float], ...]
    ducks: tuple[tuple[float, float, float, bool], ...]
    pads: tuple[tuple[float, float, float], ...]


WIDE = Composition(
    *(1920, 1080, (960, 210), 560, 880),
    sun=(196, 148, 76),
    clouds=(
        (480, 120, 0.9),
        (1500, 96, 1.15),
        (1770, 262, 0.8),
        (120, 372, 0.8),
        (1250, 330, 0.55),
        (690, 340, 0.5),
    ),
    buntings=(((-20, 40), (590, -30), 62, 9), ((1330, -30), (1940, 40), 62, 9)),
    paddling_pool=(1728, 872, 0.92),
    ball=(96, 812, 62),
    jets=(((-30, 660), (400, 940), 250, 24), ((1950, 660), (1470, 930), 240, 22)),
    ducks=((196, 968, 0.95, False), (1742, 1010, 0.8, True)),
    pads=((66, 1040, 96), (1600, 1056, 80), (1880, 946, 66)),
)
TALL = Composition(
    *(1080, 1920, (540, 330), 820, 1560),
    sun=(150, 170, 74),
    clouds=((800, 150, 1.0), (240, 560, 0.8), (900, 620, 0.9), (520, 720, 0.5), (420, 110, 0.5)),
    buntings=(((-20, 60), (470, -30), 50, 7), ((610, -30), (1100, 60), 50, 7)),
    paddling_pool=(860, 1530, 0.9),
    ball=(132, 1480, 66),
    jets=(((-30, 1270), (350, 1640), 300, 24), ((1110, 1240), (720, 1620), 280, 22)),
    ducks=((210, 1690, 1.1, False), (866, 1800, 0.9, True)),
    pads=((96, 1850, 110), (640, 1862, 90), (1010, 1664, 76)),
)


def picture_svg(plan: Composition) -> str:
    """Return the whole yard."""
    canvas, dice = Canvas(plan.width, plan.height), random.Random(31)
    draw_sky(canvas, plan.width, plan.horizon + 40, "#45B4EE", "#E2F7FF")
    sun(canvas, *plan.sun)
    rays(canvas, plan.logo, plan.width + plan.height)
    for x, y, scale in plan.clouds:
        cloud(canvas, x, y, scale)
    _land(canvas, plan, dice)
    for (x0, y0), (x1, y1), sag, flags in plan.buntings:
        draw_bunting(canvas, x0, x1, y0, y1, sag, flags)
    paddling_pool(canvas, *plan.paddling_pool)
    beach_ball(canvas, *plan.ball)
    _pool(canvas, plan)
    return canvas.svg()


def _land(canvas: Canvas, plan: Composition, dice: random.Random) -> None:
    base = plan.horizon
    draw_hills(canvas, plan.width, base - 30, dice)
    fence(canvas, -10, plan.width + 10, base + 52, 118)
    draw_hedge(canvas, plan.width, base + 36, base + 116, dice)
    draw_lawn(canvas, plan.width, base + 100, plan.pool + 60, dice)


def _pool(canvas: Canvas, plan: Composition) -> None:
    depth = plan.height - plan.pool
    waves(canvas, plan.width, plan.pool + depth * 0.12, plan.height, "#8FDCFA", 190, 40)
    waves(canvas, plan.width, plan.pool + depth * 0.36, plan.height, "#5FC0F2", 250, 130)
    for start, end, rise, width in plan.jets:
        jet(canvas, start, end, rise, width)
    for x, y, half in plan.pads:
        lily_pad(canvas, x, y, half, half * 0.36, "#5FA860", turn=200, flower="#FFB3D1")
    for x, y, scale, flip in plan.ducks:
        rubber_duck(canvas, x, y, scale, flip)
    waves(canvas, plan.width, plan.pool + depth * 0.74, plan.height, "#3FA6E6", 330, 60)


def _picture(plan: Composition, size: tuple[int, int]) -> bytes:
    return bake.webp(picture_svg(plan), *size)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of the title's background."""
    return {
        "backgrounds/title_wide.webp": partial(_picture, WIDE, (2560, 1440)),
        "backgrounds/title_tall.webp": partial(_picture, TALL, (1440, 2560)),
    }
