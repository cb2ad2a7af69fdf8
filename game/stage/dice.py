"""Dice that tumble: where each one is, which face it shows, how it is drawn."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.stage.tween import Animation, Call, Parallel, Sequence, Tween, ease_out
from game.ui.shapes import fill_round, painted
from game.ui.theme import CREAM, INK, WHITE, rgb

if TYPE_CHECKING:
    from game.ui.canvas import Canvas

PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)),
}
STEP = 15  # degrees between kept rotations
KEPT = 300
TUMBLE = 0.55  # seconds


@dataclass(eq=False)
class Die:
    """A die at (x, y), `size` units across.  `spin` goes from 1 (thrown) to 0 (lies still, and
    shows `face`)."""

    face: int
    x: float
    y: float
    size: float = 84.0
    spin: float = 1.0
    lift: float = 0.0
    start: int = 0

    @property
    def shown(self) -> int:
        """The face that is up now."""
        if self.spin <= 0.04:
            return self.face
        return 1 + (self.face + self.start + int(self.spin * 13)) % 6

    @property
    def angle(self) -> float:
        """How far it is turned, degrees."""
        return self.spin * self.spin * 620 * (1 if self.start % 2 else -1)


def throw(die: Die, x: float, y: float, seconds: float = TUMBLE) -> Animation:
    """The die tumbles from where it is to (x, y) with two bounces, and lies still."""

    def settle() -> None:
        die.spin, die.lift = 0.0, 0.0

    return Sequence(
        Parallel(
            Tween(die, {"x": x, "y": y}, seconds, ease_out),
            Tween(die, {"spin": 0.0}, seconds, ease_out),
            _Bounce(die, seconds),
        ),
        Call(settle),
    )


class _Bounce(Tween):
    """Up and down, less each time."""

    def __init__(self, die: Die, seconds: float) -> None:
        super().__init__(die, {}, seconds)
        self.die = die

    def at(self, t: float) -> None:
        height = self.die.size * 1.5 * (1 - t) ** 1.6
        self.die.lift = height * abs(math.cos(t * math.pi * 2.5))


class DiceArt:
    """The pictures of dice, turned once and kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, int], pygame.Surface] = OrderedDict()

    def forget(self) -> None:
        """Drop all pictures."""
        self._kept.clear()

    def draw(self, c: Canvas, die: Die) -> None:
        """The die with its shadow."""
        shadow = die.size * (1 - 0.25 * min(1.0, die.lift / (die.size * 1.5)))
        fill_round(
            c,
            c.rect().around(die.x, die.y + die.size * 0.46, shadow, die.size * 0.3),
            die.size * 0.15,
            INK,
            alpha=70,
        )
        step = round(die.angle / STEP) * STEP % 360
        key = (die.shown, c.px(die.size), step)
        picture = self._kept.get(key)
        if picture is None:
            flat = die_picture(*key[:2])
            picture = pygame.transform.rotozoom(flat, step, 1) if step else flat
            self._kept[key] = picture
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        c.blit(picture, die.x, die.y - die.lift, "center")


def die_picture(face: int, size: int) -> pygame.Surface:
    """A face of a die, `size` pixels across."""

    def paint(surface: pygame.Surface, k: int) -> None:
        whole = surface.get_rect()
        radius = round(size * k * 0.24)
        edge = max(1, round(size * k * 0.06))
        pygame.draw.rect(surface, rgb(INK), whole, border_radius=radius)
        inner = whole.inflate(-2 * edge, -2 * edge)
        pygame.draw.rect(surface, rgb("#D9D2C0"), inner, border_radius=radius - edge)
        top = inner.copy()
        top.h -= edge
        pygame.draw.rect(surface, rgb(CREAM), top, border_radius=radius - edge)
        glint = pygame.Rect(0, 0, round(size * k * 0.5), max(1, edge // 2))
        glint.midtop = whole.centerx, inner.y + edge // 2
        pygame.draw.rect(surface, rgb(WHITE), glint, border_radius=edge)
        reach = size * k * (0.13 if face == 1 else 0.095)
        for x, y in PIPS[face]:
            at = x * size * k, y * size * k
            pygame.draw.circle(surface, rgb("#C22F38" if face == 1 else INK), at, reach)

    return painted(size, size, INK, paint).convert_alpha()
