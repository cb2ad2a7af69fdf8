"""Numpy tools for tiles: distance to a terrain's edge, noise that repeats, and a small compositor.

A tile is drawn SAMPLES times finer in units of 1/48 of its side and then averaged down to TILE
pixels. Fields cover twice a tile's side, so that shadows and edges from beyond its border are right.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]
TILE = 96  # pixels
UNITS = 48  # a tile's side in the units of all measures below
SAMPLES = 4  # a unit
SIDE = UNITS * SAMPLES  # samples across a tile
DOMAIN = 2 * SIDE
REACH = 24 * SAMPLES  # distances beyond this don't matter
FAR = 99.0


def rgb(colour: str) -> Field:
    """Return a colour as three numbers from 0 to 255."""
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], float)


def doubled(field: Field) -> Field:
    """Return a repeating field of one tile over the domain, the tile in its middle."""
    return np.roll(np.tile(field, (2, 2)), (SIDE // 2, SIDE // 2), (0, 1))


def noise(size: float, seed: int) -> Field:
    """Return smooth noise of -1 to 1 that repeats with the tile; `size` is its grain in units."""
    raw = np.random.default_rng(seed).standard_normal((SIDE, SIDE))
    wave = np.fft.fftfreq(SIDE)
    blur = np.exp(-2 * (np.pi * size * SAMPLES) ** 2 * (wave[:, None] ** 2 + wave[None, :] ** 2))
    smooth = np.fft.ifft2(np.fft.fft2(raw) * blur).real
    smooth -= smooth.mean()
    return np.asarray(smooth / np.abs(smooth).max())


def _inside_distance(inside: NDArray[np.bool_]) -> Field:
    """Return every sample's distance to the nearest one outside, up to REACH, in samples."""
    size = inside.shape[1]
    index = np.arange(size)
    last = np.maximum.accumulate(np.where(inside, -10 * size, index), axis=1)
    following = np.minimum.accumulate(np.where(inside, 20 * size, index)[:, ::-1], axis=1)[:, ::-1]
    across = np.minimum(np.minimum(index - last, following - index), REACH).astype(float) ** 2
    best = across.copy()
    for step in range(1, REACH):
        best[step:] = np.minimum(best[step:], across[:-step] + step * step)
        best[:-step] = np.minimum(best[:-step], across[step:] + step * step)
    return np.asarray(np.sqrt(best))


def edge_distance(
    mask: int, softness: float, wobble: float = 0, seed: int = 1, grain: float = 3
) -> Field:
    """Return the distance in units to a terrain's edge, positive inside.

    `mask` says which corners of the tile are terrain: 1 upper left, 2 upper right, 4 lower left,
    8 lower right; `softness` rounds the corners, `wobble` makes the edge uneven.
    """
    steps = (np.arange(DOMAIN) + 0.5) / SAMPLES - UNITS
    low = np.array([0.5 * (1 - math.erf(v / (softness * math.sqrt(2)))) for v in steps])
    high = 1 - low
    amount = np.zeros((DOMAIN, DOMAIN))
    for bit, rows, columns in ((1, low, low), (2, low, high), (4, high, low), (8, high, high)):
        if mask & bit:
            amount += rows[:, None] * columns[None, :]
    if wobble:
        amount = amount + wobble * doubled(noise(grain, seed))
    inside = amount > 0.5
    if inside.all():
        return np.full(inside.shape, FAR)
    if not inside.any():
        return np.full(inside.shape, -FAR)
    return (_inside_distance(inside) - _inside_distance(~inside)) / SAMPLES


def moved(field: Field, dx: float, dy: float) -> Field:
    """Return the field moved by units to the right and down; the border repeats."""
    x, y = round(dx * SAMPLES), round(dy * SAMPLES)
    rows = np.clip(np.arange(DOMAIN) - y, 0, DOMAIN - 1)
    columns = np.clip(np.arange(DOMAIN) - x, 0, DOMAIN - 1)
    return field[rows][:, columns]


def smooth(low: float, high: float, value: Field) -> Field:
    """Return 0 below `low`, 1 above `high` (or the other way round), smooth between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def step(value: Field) -> Field:
    """Return 1 where `value` (in units) is positive, with a smooth edge."""
    return np.asarray(np.clip(value * SAMPLES * 0.5 + 0.5, 0, 1))


def dots(count: int, smallest: float, largest: float, seed: int) -> Field:
    """Return flat round spots that repeat with the tile."""
    dice = np.random.default_rng(seed)
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    found = np.zeros((SIDE, SIDE))
    for _ in range(count):
        x, y = dice.random(2) * SIDE
        radius = dice.uniform(smallest, largest) * SAMPLES
        dx, dy = np.abs(columns - x), np.abs(rows - y)
        dx, dy = np.minimum(dx, SIDE - dx), np.minimum(dy, SIDE - dy)
        found = np.maximum(found, np.clip(radius - np.hypot(dx, dy * 1.5) + 0.5, 0, 1))
    return doubled(found)


def cells(seed: int, count: int = 7) -> Field:
    """Return the distance in units to the borders of uneven cells: light on a pool's floor."""
    dice = np.random.default_rng(seed)
    points: list[Field] = []
    while len(points) < count:
        p = dice.random(2)
        gaps = (np.hypot(*np.minimum(abs(p - q), 1 - abs(p - q))) for q in points)
        if all(gap > 0.24 for gap in gaps):
            points.append(p)
    rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(float)
    columns = columns + noise(5, seed + 1) * 4 * SAMPLES
    rows = rows + noise(5, seed + 2) * 4 * SAMPLES
    distances = [
        np.hypot(columns - p[0] * SIDE - ox, rows - p[1] * SIDE - oy)
        for p in points
        for ox in (-SIDE, 0, SIDE)
        for oy in (-SIDE, 0, SIDE)
    ]
    ordered = np.sort(np.array(distances), 0)
    return np.asarray((ordered[1] - ordered[0]) / SAMPLES)


def leaves(seed: int, count: int = 60) -> Field:
    """Return overlapping round leaves: from -1.2 in the gaps to about 0.7 on the lit side."""
    dice = np.random.default_rng(seed)
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    tone = np.zeros((SIDE, SIDE))
    for _ in range(count):
        x, y = dice.random(2) * SIDE
        radius = dice.uniform(4.2, 6.2) * SAMPLES
        dx = (columns - x + SIDE / 2) % SIDE - SIDE / 2
        dy = (rows - y + SIDE / 2) % SIDE - SIDE / 2
        distance = np.hypot(dx, dy)
        leaf = distance < radius
        tone[leaf] = (-(dx + dy) / radius * 0.62)[leaf] + dice.uniform(-0.12, 0.12)
        rim = (distance >= radius) & (distance < radius + 0.9 * SAMPLES) & (dx + dy > -radius * 0.2)
        tone[rim] = -1.2
    return doubled(tone)


class Paint:
    """Layers of colour over the domain, from the bottom up."""

    def __init__(self) -> None:
        self._colour = np.zeros((DOMAIN, DOMAIN, 3))
        self._alpha = np.zeros((DOMAIN, DOMAIN))

    def over(self, colour: str, alpha: Field) -> None:
        """Lay a colour on, as opaque as `alpha` says."""
        alpha = np.broadcast_to(alpha, self._alpha.shape)
        total = alpha + self._alpha * (1 - alpha)
        share = np.where(total > 0, alpha / np.maximum(total, 1e-6), 0)[..., None]
        self._colour = self._colour * (1 - share) + rgb(colour) * share
        self._alpha = total

    def tile(self) -> Image.Image:
        """Return the tile in the middle, TILE pixels square."""
        middle = slice(SIDE // 2, SIDE // 2 + SIDE)
        alpha = self._alpha[middle, middle][..., None]
        colour = self._colour[middle, middle] * alpha
        whole = np.concatenate([colour, alpha * 255], -1)
        fold = SIDE // TILE
        small = whole.reshape(TILE, fold, TILE, fold, 4).mean((1, 3))
        share = small[..., 3:] / 255
        flat = np.where(share > 0, small[..., :3] / np.maximum(share, 1e-6), 0)
        pixels = np.concatenate([flat, small[..., 3:]], -1)
        return Image.fromarray(np.clip(pixels, 0, 255).round().astype("uint8"), "RGBA")


def across_units() -> Field:
    """Return the positions along the domain in units, from the tile's own edge."""
    return np.asarray((np.arange(DOMAIN) + 0.5) / SAMPLES - UNITS / 2)
