"""Paper that is thrown for joy: flutters down and is gone."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.canvas import Canvas

PICTURES = 4
FALL, DRAG = 900.0, 1.6  # units a second squared; share of its speed that it loses a second
SIZES = (26, 32, 40)  # units


class Confetti:
    """Pieces in the air: x, y, vx, vy, seconds left, picture, size, phase."""

    def __init__(self, seed: int = 2) -> None:
        self.pieces: list[list[float]] = []
        self._random = Random(seed)

    def throw(self, x: float, y: float, count: int, power: float = 900.0) -> None:
        """`count` pieces go up from (x, y)."""
        draw = self._random
        for _piece in range(count):
            angle = draw.uniform(math.pi * 1.1, math.pi * 1.9)
            speed = power * draw.uniform(0.3, 1.1)
            self.pieces.append(
                [
                    x,
                    y,
                    speed * math.cos(angle),
                    speed * math.sin(angle),
                    draw.uniform(1.0, 2.0),
                    draw.randrange(PICTURES),
                    draw.choice(SIZES),
                    draw.uniform(0, math.tau),
                ]
            )

    def clear(self) -> None:
        """All gone."""
        self.pieces.clear()

    def update(self, dt: float) -> bool:
        """`dt` seconds went by; whether any is still in the air."""
        for piece in self.pieces:
            keep = math.exp(-DRAG * dt)
            piece[2] *= keep
            piece[3] = piece[3] * keep + FALL * dt * 0.6
            piece[7] += dt * 7
            piece[0] += (piece[2] + 70 * math.sin(piece[7])) * dt
            piece[1] += piece[3] * dt
            piece[4] -= dt
        self.pieces = [piece for piece in self.pieces if piece[4] > 0]
        return bool(self.pieces)

    def draw(self, c: Canvas) -> None:
        """Above all."""
        blits = []
        for x, y, _vx, _vy, _left, picture, size, _phase in self.pieces:
            image = c.assets.sized(f"icons/confetti_{int(picture) + 1}.png", c.px(size))
            blits.append((image, (round(x * c.u), round(y * c.u))))
        c.surface.fblits(blits)
