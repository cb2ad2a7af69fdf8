"""The ground of the levels: grass and paving that fill tiles, and terrains in 16 shapes each.

A terrain's tile with the number n has terrain at the corners that n's bits name: 1 upper left,
2 upper right, 4 lower left, 8 lower right.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import numpy as np
from PIL import Image

from tools.art.bake import render_svg
from tools.art.drawing import Canvas, num, polar
from tools.art.tile_fields import (
    DOMAIN,
    SIDE,
    TILE,
    UNITS,
    Field,
    Paint,
    across_units,
    cells,
    dots,
    doubled,
    edge_distance,
    leaves,
    moved,
    noise,
    smooth,
    step,
)

HEDGE_HEIGHT = 15  # units of a hedge's front below its top
FOLIAGE = 3  # seed of the hedge's leaves


def _path(mask: int) -> Image.Image:
    edge = edge_distance(mask, 6.5, 0.06, 11, 2.6)
    paint = Paint()
    paint.over("#5E9E48", step(edge + 2.6) * 0.75)
    paint.over("#E9CC94", step(edge))
    paint.over("#F4DDAE", step(edge - 3) * smooth(-0.2, 0.6, doubled(noise(5, 3))) * 0.8)
    paint.over("#C89F64", step(edge) * (1 - step(edge - 1.6)) * 0.9)
    paint.over("#B98F58", step(edge) * (1 - step(moved(edge, 1.5, 2.5) - 1.5)) * 0.55)
    paint.over("#CFA96E", step(edge - 4) * dots(7, 1.0, 2.0, 5) * 0.8)
    paint.over("#FBEFD2", step(edge - 4) * dots(6, 0.7, 1.3, 9) * 0.9)
    paint.over("#6FB254", step(edge - 1) * (1 - step(edge - 3)) * dots(10, 1.5, 2.6, 21) * 0.8)
    return paint.tile()


@cache
def _caustics() -> Field:
    return doubled(cells(5) + noise(5, 77) * 0.9 + 0.15)


def _slab_joints(edge: Field, pitch: float) -> Field:
    """Return the distance to the joints between stones that run along an edge."""
    along = np.abs((across_units() % pitch) - pitch / 2)
    rows, columns = np.gradient(edge)
    return np.where(np.abs(rows) > np.abs(columns), along[None, :], along[:, None])


def _pool(mask: int) -> Image.Image:
    edge = edge_distance(mask, 7.5)
    paint = Paint()
    paint.over("#2F5E3A", step(moved(edge, 3, 4) + 8) * 0.22)
    paint.over("#9B8B78", step(edge + 8.6))
    paint.over("#F6EEDF", step(edge + 7.2))
    rim = step(edge + 7.2) * (1 - step(edge + 1))
    paint.over("#CDBFA9", rim * step(0.7 - _slab_joints(edge, 12)))
    paint.over("#FFFFFF", step(edge + 6.4) * (1 - step(edge + 5)) * 0.7)
    paint.over("#7D6F60", step(edge + 1.4))
    paint.over("#4FBDEB", step(edge))
    paint.over("#36A3DE", smooth(5, 15, edge))
    paint.over("#8FDCF8", step(edge) * smooth(3.2, 0.2, _caustics()) * 0.40)
    paint.over("#DDF7FF", step(edge) * smooth(1.25, 0.35, _caustics()) * 0.62)
    paint.over("#1F78BF", step(edge) * (1 - step(moved(edge, 3.5, 5) - 1)) * 0.65)
    return paint.tile()


def _sand(mask: int) -> Image.Image:
    edge = edge_distance(mask, 4.5)
    paint = Paint()
    paint.over("#2F5E3A", step(moved(edge, 3, 4) + 2) * 0.25)
    paint.over("#7A4A28", step(edge + 1.6))
    paint.over("#D49A5B", step(edge))
    paint.over("#EDBB7C", step(edge - 0.2) * (1 - step(edge - 2.2)))
    paint.over("#7A4A28", step(edge - 7))
    beam = step(edge) * (1 - step(edge - 7))
    paint.over("#8C5930", beam * step(0.6 - _slab_joints(edge, 24)))
    paint.over("#F7E3AC", step(edge - 8))
    paint.over("#DDB978", step(edge - 8) * (1 - step(moved(edge, 3, 5) - 9)) * 0.8)
    wave = across_units()[:, None] + doubled(noise(6, 31)) * 6
    ripple = np.abs((wave % 16) - 8)
    paint.over(
        "#E9CC8A",
        step(edge - 9) * step(0.7 - ripple) * 0.8 * smooth(-0.1, 0.3, doubled(noise(7, 33))),
    )
    paint.over("#D9B673", step(edge - 9) * dots(9, 0.6, 1.1, 41))
    paint.over("#FFF6D8", step(edge - 9) * dots(8, 0.6, 1.2, 43))
    return paint.tile()


def _hedge(mask: int) -> Image.Image:
    edge = edge_distance(mask, 5.5, 0.10, 61, 2.4)
    leaf = leaves(FOLIAGE)
    low = np.roll(leaf, 7 * SIDE // UNITS, 0)
    paint = Paint()
    shadow = np.maximum(
        step(moved(edge, 7, HEDGE_HEIGHT + 4) + 1.5), step(moved(edge, 4, HEDGE_HEIGHT + 2) + 1)
    )
    paint.over("#234A33", shadow * 0.34)
    body = np.maximum.reduce([moved(edge, 0, k) for k in range(0, HEDGE_HEIGHT + 1, 2)])
    paint.over("#1F5A3C", step(body + 1.8))
    paint.over("#2F7F4A", step(body))
    paint.over("#276E44", step(body) * smooth(0.0, 0.5, -low - 0.1))
    paint.over("#3B9253", step(body) * smooth(0.35, 0.5, low) * 0.8)
    paint.over("#215E3D", step(body) * smooth(7, HEDGE_HEIGHT, -edge) * 0.6)
    paint.over("#1F5A3C", step(edge + 1.4) * 0.8)
    paint.over("#4FAE55", step(edge))
    paint.over("#3F9A50", step(edge) * smooth(0.15, 0.6, -leaf) * 0.8)
    paint.over("#63BD60", step(edge) * smooth(0.18, 0.42, leaf) * 0.8)
    paint.over("#86D672", step(edge - 1.5) * smooth(0.46, 0.64, leaf) * 0.55)
    paint.over("#2F7F4A", step(edge) * step(-moved(edge, -2.5, -3) + 2) * 0.45)
    return paint.tile()


def _joints(width: float, height: float, shift: float) -> Field:
    """Return the distance to the joints of a wall-like pattern that repeats with the tile."""
    along = across_units()
    rows = np.floor(along / height)
    columns = (along[None, :] + (rows[:, None] % 2) * shift) % width
    across = along % height
    return np.minimum(
        np.minimum(columns, width - columns), np.minimum(across, height - across)[:, None]
    )


def _stone(paint: Paint, inside: Field) -> None:
    paint.over("#EADFC9", inside)
    paint.over("#F6EEDD", inside * smooth(-0.1, 0.5, doubled(noise(4, 51))) * 0.9)
    paint.over("#DFD2BB", inside * smooth(0.25, 0.6, doubled(noise(5, 57))) * 0.45)
    paint.over("#CFC1A8", inside * step(0.7 - _joints(24, 24, 12)))
    paint.over("#FFFAEE", inside * step(0.55 - np.abs(_joints(24, 24, 12) - 1.9)) * 0.5)
    paint.over("#C9B898", inside * dots(7, 0.5, 1.0, 59) * 0.8)


def _paving(mask: int) -> Image.Image:
    edge = edge_distance(mask, 4.0)
    paint = Paint()
    paint.over("#5E9E48", step(edge + 2.4) * 0.75)
    paint.over("#A08F74", step(edge + 1))
    _stone(paint, step(edge))
    paint.over("#B9A88C", step(edge) * (1 - step(edge - 1.4)) * 0.8)
    return paint.tile()


def _rubber(mask: int) -> Image.Image:
    """A playground's soft floor with a kerb."""
    edge = edge_distance(mask, 9)
    paint = Paint()
    paint.over("#2F5E3A", step(moved(edge, 2, 3) + 3) * 0.22)
    paint.over("#9A6A58", step(edge + 4))
    paint.over("#FFE3C4", step(edge + 2.8))
    paint.over("#B9705A", step(edge))
    paint.over("#EBA183", step(edge - 1))
    paint.over("#F2B297", step(edge - 1) * smooth(-0.1, 0.5, doubled(noise(5, 71))) * 0.8)
    paint.over("#D98A6C", step(edge - 2) * dots(26, 0.5, 1.0, 73) * 0.7)
    paint.over("#FFD0B4", step(edge - 2) * dots(22, 0.5, 0.9, 79) * 0.8)
    paint.over("#C9785C", step(edge - 1) * (1 - step(moved(edge, 2, 3) - 2)) * 0.45)
    return paint.tile()


def _deck(mask: int) -> Image.Image:
    """Planks of a wooden terrace."""
    edge = edge_distance(mask, 3)
    paint = Paint()
    paint.over("#2F5E3A", step(moved(edge, 4, 6) + 1) * 0.28)
    paint.over("#6B4630", step(edge + 1.6))
    paint.over("#C98F5C", step(edge))
    along = across_units()
    plank = np.floor(along / 12)
    tone = np.sin(plank * 2.4)[:, None] * np.ones(DOMAIN)[None, :]
    paint.over("#DCA873", step(edge) * smooth(0, 0.9, tone) * 0.8)
    paint.over("#B97F4E", step(edge) * smooth(0.2, 1, -tone) * 0.7)
    grain = np.abs(((along[:, None] + doubled(noise(4, 91)) * 2.2) % 4) - 2)
    paint.over("#B27A4A", step(edge) * step(0.28 - grain) * 0.45)
    gap = np.minimum(along % 12, 12 - along % 12)[:, None]
    paint.over("#7A5238", step(edge) * step(0.55 - gap))
    ends = (along[None, :] + (plank[:, None] % 3) * 16) % 48
    paint.over("#7A5238", step(edge) * step(0.5 - np.minimum(ends, 48 - ends)))
    paint.over("#F0C08C", step(edge) * (1 - step(edge - 1.8)) * 0.7)
    return paint.tile()


TERRAINS: dict[str, Callable[[int], Image.Image]] = {
    "path": _path,
    "pool": _pool,
    "sand": _sand,
    "hedge": _hedge,
    "paving": _paving,
    "rubber": _rubber,
    "deck": _deck,
}


# ------------------------------------------------------------------ whole tiles
def _blossom(canvas: Canvas, x: float, y: float, petals: str, middle: str) -> None:
    for i in range(5):
        px, py = polar(x, y, 2.9, i * 72)
        canvas.dot(px, py, 2.1, fill=petals)
    canvas.dot(x, y, 1.8, fill=middle)


def _grass(number: int, mown: bool) -> Image.Image:
    """Grass with tufts; numbers 2 and 3 have flowers. `mown` is the lighter of two stripes."""
    dice = random.Random(number)
    canvas = Canvas(UNITS, UNITS)
    base = "#93D069" if mown else "#8BCB62"
    canvas.flat(f"M0,0 H{UNITS} V{UNITS} H0 Z", base)
    for _ in range((3, 5, 2, 4)[number % 4]):
        x, y, size = dice.uniform(8, 40), dice.uniform(14, 42), dice.uniform(0.7, 1)
        canvas.line(
            f"M{num(x - 3 * size)},{num(y)} q0,{num(-4 * size)} {num(-1.6 * size)},{num(-6 * size)} "
            f"M{num(x)},{num(y)} q0,{num(-5 * size)} 0,{num(-8 * size)} "
            f"M{num(x + 3 * size)},{num(y)} q0,{num(-4 * size)} {num(2 * size)},{num(-6 * size)}",
            dice.choice(("#7BBE57", "#7BBE57", "#6FB350")),
            1.8,
        )
    for _ in range(3):
        x, y = dice.uniform(6, 42), dice.uniform(6, 42)
        canvas.line(f"M{num(x)},{num(y)} q1,-3 3,-4", "#A2DA76", 1.8)
    if number == 2:
        for _ in range(2):
            _blossom(canvas, dice.uniform(10, 38), dice.uniform(12, 38), "#FFFFFF", "#FFC93C")
    if number == 3:
        _blossom(canvas, dice.uniform(12, 36), dice.uniform(14, 36), "#FF9CB8", "#FFE27A")
    return render_svg(canvas.svg(), TILE / UNITS)


def _paved(number: int) -> Image.Image:
    """Slabs all over; numbers 1 to 3 differ in a crack, a leaf and a damp spot."""
    paint = Paint()
    _stone(paint, np.ones((DOMAIN, DOMAIN)))
    tile = paint.tile()
    if number:
        canvas = Canvas(UNITS, UNITS)
        if number == 1:
            canvas.line("M14,30 q5,-3 6,-8 q4,-2 6,-6", "#B9A88C", 1.4)
        elif number == 2:
            canvas.flat("M30,34 q6,-8 12,-4 q-2,8 -12,4 Z", "#8BB85A")
            canvas.line("M31,33 q5,-2 9,-3", "#5E8A3C", 1)
        else:
            canvas.dot(22, 28, 11, 6, "#A9C8D8", 0.5)
            canvas.dot(33, 33, 4, 2.4, "#A9C8D8", 0.5)
        tile.alpha_composite(render_svg(canvas.svg(), TILE / UNITS))
    return tile


WHOLE: tuple[Callable[[], Image.Image], ...] = (
    *((lambda n=n: _grass(n, False)) for n in range(6)),
    *((lambda n=n: _grass(n, True)) for n in range(6)),
    *((lambda n=n: _paved(n)) for n in range(4)),
)
GRASS, MOWN, PAVED = 0, 6, 12  # first tile of each kind in WHOLE
