"""Water in the air: jets by volume, drops, splashes, drips, rain, foam.

All lengths are design units, all times seconds.  Drops are rows of one numpy array, so that
thousands cost little; each layer is one `fblits` of pictures that are made once.  A jet is a
ribbon: it leaves its muzzle, arrives, and breaks up when it is turned off.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
import pygame

from game.stage.particles import RING_STEPS, drop_picture, ring_picture
from game.ui.shapes import painted
from game.ui.theme import WATER, WATER_DEEP, WATER_LINE, WHITE, mix, rgb

if TYPE_CHECKING:
    from game.ui.canvas import Canvas

MOST = 3000  # drops
GRAVITY = 1500.0  # units a second, a second
SHED = 5  # drops that splash from a jet at once: fewer, larger helpings cost less
JET_SPEED = 1500.0  # units a second, of a jet's head and of its tail
SIZES = (8, 10, 14, 18, 24)  # units across, of round drops
STREAK, FOAM = len(SIZES), len(SIZES) + 1  # further kinds: falling fast, and bubbles
FOREVER = 1e9

X, Y, VX, VY, LEFT, KIND, FLOOR, PULL = range(8)


@dataclass(eq=False)
class Jet:
    """A stream from `start` to `end`, `volume` units thick; `lob` is how high it arches, as a
    share of its length.  `head` and `tail` go from 0 (muzzle) to 1 (where it lands)."""

    start: tuple[float, float]
    end: tuple[float, float]
    volume: float
    lob: float = 0.1
    on: bool = True
    head: float = 0.0
    tail: float = 0.0
    age: float = 0.0

    @property
    def length(self) -> float:
        """How far it reaches, at least one unit."""
        return max(1.0, math.dist(self.start, self.end))

    @property
    def landing(self) -> bool:
        """Whether water arrives at its end now."""
        return self.head >= 1.0 and self.tail < 1.0

    def point(self, share: float) -> tuple[float, float]:
        """The place that share of the way."""
        (ax, ay), (bx, by) = self.start, self.end
        rise = 4 * self.lob * self.length * share * (1 - share)
        return ax + (bx - ax) * share, ay + (by - ay) * share - rise

    def update(self, dt: float) -> None:
        """`dt` seconds went by."""
        self.age += dt
        step = JET_SPEED * dt / self.length
        self.head = min(1.0, self.head + step)
        if not self.on:
            self.tail = min(1.0, self.tail + step)


@dataclass
class Pop:
    """The picture of a splash that bursts open and falls together."""

    x: float
    y: float
    size: float
    variant: int
    age: float = 0.0


POP_SECONDS = 0.38


class Water:
    """All the water of one layer.  `most` drops at once; more are not made."""

    def __init__(self, seed: int = 1, most: int = MOST) -> None:
        self.most = most
        self.jets: list[Jet] = []
        self.pops: list[Pop] = []
        self.rings: list[list[float]] = []  # x, y, radius at the end, age, life
        self._rng = np.random.default_rng(seed)
        self._drops = np.zeros((0, 8), dtype=np.float32)
        self._owed = 0.0  # parts of drops that jets still have to shed

    # ------------------------------------------------------------------ what there is
    @property
    def count(self) -> int:
        """How many drops are in the air."""
        return len(self._drops)

    @property
    def moving(self) -> bool:
        """Whether anything is still in the air."""
        return bool(len(self._drops) or self.jets or self.pops or self.rings)

    def clear(self) -> None:
        """Nothing is in the air any more."""
        self._drops = self._drops[:0]
        self.jets.clear()
        self.pops.clear()
        self.rings.clear()

    # ------------------------------------------------------------------ making water
    def burst(
        self, x: float, y: float, count: int, power: float = 420.0, floor: float = FOREVER,
        spread: float = 0.84, angle: float = -math.pi / 2,
    ) -> None:  # fmt: skip
        """`count` drops thrown from (x, y) at about `power` units a second.

        They fly within half of `spread` half circles of `angle` (upwards by default), and end
        at `floor`.
        """
        count = self._room(count)
        draw = self._rng
        turn = angle + draw.uniform(-0.5, 0.5, count) * math.pi * spread
        speed = power * draw.uniform(0.35, 1.15, count)
        self._add(
            x + draw.uniform(-6, 6, count), y + draw.uniform(-6, 6, count),
            speed * np.cos(turn), speed * np.sin(turn), draw.uniform(0.45, 0.95, count),
            draw.integers(0, len(SIZES), count), floor, 1.0,
        )  # fmt: skip

    def splash(self, x: float, y: float, volume: float, floor: float = FOREVER) -> None:
        """Water that hits: a splash `volume` units across, with drops and a ring."""
        self.pops.append(Pop(x, y, volume, int(self._rng.integers(1, 4))))
        self.burst(x, y, round(4 + volume / 9), 240 + volume * 1.7, floor)

    def mist(
        self, x: float, y: float, to: tuple[float, float], count: int, width: float = 0.22,
        floor: float = FOREVER,
    ) -> None:  # fmt: skip
        """`count` fine drops of a spray from (x, y) that reach about `to`."""
        count = self._room(count)
        draw = self._rng
        seconds = draw.uniform(0.26, 0.4, count)
        reach = math.dist((x, y), to)
        turn = math.atan2(to[1] - y, to[0] - x) + draw.normal(0, width / 2, count)
        speed = reach * draw.uniform(0.75, 1.1, count) / seconds
        self._add(
            x, y, speed * np.cos(turn), speed * np.sin(turn), seconds,
            draw.integers(0, 2, count), floor, 0.25,
        )  # fmt: skip

    def rain(
        self, x0: float, x1: float, y: float, count: int, floor: float, speed: float = 620.0
    ) -> None:
        """`count` streaks that fall from between `x0` and `x1` at height `y` to the `floor`."""
        count = self._room(count)
        draw = self._rng
        self._add(
            draw.uniform(x0, x1, count), y + draw.uniform(-14, 14, count),
            draw.normal(0, 24, count), speed * draw.uniform(0.8, 1.1, count), 3.0,
            STREAK, floor + draw.uniform(-26, 10, count), 1.0,
        )  # fmt: skip

    def foam(self, x: float, y: float, count: int, wide: float, power: float = 90.0) -> None:
        """`count` bubbles that rise from within `wide` of (x, y) and burst."""
        count = self._room(count)
        draw = self._rng
        self._add(
            x + draw.uniform(-wide, wide, count), y + draw.uniform(-8, 8, count),
            draw.normal(0, 26, count), -power * draw.uniform(0.5, 1.4, count),
            draw.uniform(0.7, 1.8, count), FOAM, FOREVER, -0.02,
        )  # fmt: skip

    def drip(self, x: float, y: float, floor: float) -> None:
        """One drop lets go at (x, y) and falls to the `floor`."""
        if self._room(1):
            kind = int(self._rng.integers(1, 4))
            self._add(np.full(1, x), y, 0.0, 30.0, 3.0, kind, floor, 1.0)

    def ring(self, x: float, y: float, radius: float = 90.0, seconds: float = 0.7) -> None:
        """A ring on the water round (x, y) that spreads and fades."""
        self.rings.append([x, y, radius, 0.0, seconds])

    def jet(
        self, start: tuple[float, float], end: tuple[float, float], volume: float, lob: float = 0.1
    ) -> Jet:
        """Turn a jet on; move its ends and turn it off (`on`) as you like."""
        made = Jet(start, end, volume, lob)
        self.jets.append(made)
        return made

    def _room(self, count: int) -> int:
        return max(0, min(count, self.most - len(self._drops)))

    def _add(self, *columns: float | np.ndarray) -> None:
        count = max(len(column) for column in columns if isinstance(column, np.ndarray))
        if count:
            rows = np.empty((count, 8), dtype=np.float32)
            for index, column in enumerate(columns):
                rows[:, index] = column
            self._drops = np.concatenate((self._drops, rows))

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> None:
        """`dt` seconds went by."""
        self._move_drops(dt)
        for jet in self.jets:
            jet.update(dt)
            self._shed(jet, dt)
        self.jets = [jet for jet in self.jets if jet.tail < 1.0]
        for pop in self.pops:
            pop.age += dt
        self.pops = [pop for pop in self.pops if pop.age < POP_SECONDS]
        for ring in self.rings:
            ring[3] += dt
        self.rings = [ring for ring in self.rings if ring[3] < ring[4]]

    def _move_drops(self, dt: float) -> None:
        drops = self._drops
        if not len(drops):
            return
        drops[:, VY] += GRAVITY * dt * drops[:, PULL]
        drops[:, X] += drops[:, VX] * dt
        drops[:, Y] += drops[:, VY] * dt
        drops[:, LEFT] -= dt
        landed = drops[:, Y] >= drops[:, FLOOR]
        self._drops = drops[(drops[:, LEFT] > 0) & ~landed]
        fat = drops[landed & (drops[:, KIND] > 0)][:24]
        for x, floor in fat[:, (X, FLOOR)].tolist():
            self._bounce(x, floor)

    def _bounce(self, x: float, floor: float) -> None:
        """A fat drop that lands throws up two fine ones."""
        if self._room(2) == 2:
            draw = self._rng
            self._add(
                np.full(2, x), floor - 1, draw.uniform(-90, 90, 2), -draw.uniform(60, 170, 2),
                0.3, 0, floor, 1.0,
            )  # fmt: skip

    def _shed(self, jet: Jet, dt: float) -> None:
        """What arrives splashes, and a few drops get lost on the way."""
        if not jet.landing:
            return
        self._owed += dt * (14 + 5.0 * jet.volume)
        if self._owed < SHED:
            return
        count, self._owed = int(self._owed), self._owed % 1
        (ax, ay), (bx, by) = jet.point(0.92), jet.end
        back = math.atan2(ay - by, ax - bx)
        self.burst(bx, by, count, 150 + 15 * jet.volume, spread=1.3, angle=back)
        if count:
            self.burst(*jet.point(float(self._rng.uniform(0.3, 0.9))), 1, 90)

    # ------------------------------------------------------------------ drawing
    def draw_low(self, c: Canvas) -> None:
        """The rings: below whatever stands in the water."""
        u, blits = c.u, []
        for x, y, radius, age, life in self.rings:
            picture = ring_picture(c.px(radius), min(RING_STEPS - 1, int(age / life * RING_STEPS)))
            blits.append(
                (picture, (x * u - picture.get_width() / 2, y * u - picture.get_height() / 2))
            )
        c.surface.fblits(blits)

    def draw(self, c: Canvas) -> None:
        """Jets, splashes, drops: above what they hit."""
        if self.jets:
            for layer in range(3):
                c.surface.fblits([blit for jet in self.jets for blit in _ribbon(jet, layer, c.u)])
        if self.pops:
            c.surface.fblits([_pop(c, pop) for pop in self.pops])
        drops = self._drops
        if len(drops):
            pictures = pictures_for(c.u)
            kinds = drops[:, KIND].astype(np.int32)
            half = np.array([picture.get_width() / 2 for picture in pictures])[kinds]
            xs = (drops[:, X] * c.u - half).tolist()
            ys = (drops[:, Y] * c.u - half).tolist()
            found = map(pictures.__getitem__, kinds.tolist())
            c.surface.fblits(zip(found, zip(xs, ys, strict=True), strict=True))


def _pop(c: Canvas, pop: Pop) -> tuple[pygame.Surface, tuple[float, float]]:
    t = pop.age / POP_SECONDS
    share = 0.45 + 0.55 * min(1.0, t * 4) if t < 0.6 else 1 - 0.6 * (t - 0.6) / 0.4
    size = max(8, round(pop.size * share * c.u / 8) * 8)
    picture = c.assets.sized(f"icons/splash_{pop.variant}.png", size)
    return picture, (pop.x * c.u - size / 2, pop.y * c.u - picture.get_height() / 2)


def _ribbon(jet: Jet, layer: int, u: float) -> Iterable[tuple[pygame.Surface, tuple[float, float]]]:
    """Discs along the jet: layer 0 its line, 1 its water, 2 its glint."""
    length, (ax, ay), (bx, by) = jet.length, jet.start, jet.end
    step = max(3.0, jet.volume * (0.4 if layer < 2 else 0.9)) / length
    share = np.arange(math.ceil(jet.tail / step), int(jet.head / step) + 1) * step
    # Thick bellies run down the ribbon, so that it is seen to flow.
    belly = 1 + 0.22 * np.sin(share * (length / 34) - jet.age * 38)
    radius = jet.volume / 2 * (0.7 + 0.45 * share) * belly
    x = ax + (bx - ax) * share
    y = ay + (by - ay) * share - 4 * jet.lob * length * share * (1 - share)
    if layer == 0:
        wide, colour = radius * 2 + max(5.0, jet.volume * 0.34), WATER_LINE
    elif layer == 1:
        wide, colour = radius * 2, WATER
    else:
        wide, colour = radius * 0.62, "#E6FAFF"
        x, y = x - radius * 0.2, y - radius * 0.36
    sizes = np.maximum(2, np.rint(wide * u)).astype(int)
    pictures = [disc(size, colour) for size in sizes.tolist()]
    places = zip((x * u - sizes / 2).tolist(), (y * u - sizes / 2).tolist(), strict=True)
    return zip(pictures, places, strict=True)


@lru_cache(maxsize=256)
def disc(size: int, colour: str) -> pygame.Surface:
    """A smooth disc `size` pixels across."""

    def paint(surface: pygame.Surface, k: int) -> None:
        middle = size * k / 2
        pygame.draw.circle(surface, rgb(colour), (middle, middle), middle)

    return painted(size, size, colour, paint).convert_alpha()


@lru_cache(maxsize=8)
def pictures_for(u: float) -> tuple[pygame.Surface, ...]:
    """The pictures of all kinds of drops at `u` pixels a unit."""
    round_ones = [drop_picture(max(3, round(size * u))) for size in SIZES]
    return (*round_ones, _streak(max(3, round(7 * u))), _bubble(max(6, round(26 * u))))


def _streak(width: int) -> pygame.Surface:
    """A drop that falls fast."""
    tall = width * 5

    def paint(surface: pygame.Surface, k: int) -> None:
        for inset, colour in ((0, WATER_LINE), (0.22, WATER)):
            edge = round(width * inset * k)
            box = surface.get_rect().inflate(-2 * edge, -2 * edge)
            pygame.draw.rect(surface, rgb(colour), box, border_radius=box.w // 2)

    return painted(width, tall, WATER_LINE, paint).convert_alpha()


def _bubble(size: int) -> pygame.Surface:
    """A soap bubble with its glint."""

    def paint(surface: pygame.Surface, k: int) -> None:
        middle = size * k / 2
        edge = max(1, round(size * k * 0.08))
        pygame.draw.circle(surface, (*rgb(mix(WATER, WHITE, 0.6)), 150), (middle, middle), middle)
        pygame.draw.circle(surface, rgb(WATER_DEEP), (middle, middle), middle, edge)
        glint = (middle * 0.68, middle * 0.66)
        pygame.draw.circle(surface, rgb(WHITE), glint, middle * 0.22)

    return painted(size, size, WATER_DEEP, paint).convert_alpha()
