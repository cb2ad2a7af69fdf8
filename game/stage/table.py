"""Where things lie on a card table, in design units: fans, rows, arcs.

Pure geometry; a game's own layout module says where its parts are anchored.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

CARD_RATIO = 1.4  # height of a card to its width


@dataclass(frozen=True)
class Spot:
    """A place for a card: its middle, how far it is turned (degrees, counter-clockwise) and
    its width."""

    x: float
    y: float
    angle: float = 0.0
    width: float = 150.0

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> Spot:
        """The same place a little further."""
        return Spot(self.x + dx, self.y + dy, self.angle, self.width)


def fan(
    count: int, middle_x: float, base_y: float, width: float, room: float, arc: float = 12.0
) -> list[Spot]:
    """A hand of `count` cards as a fan no wider than `room`.

    Cards stand 0.92 widths apart, or closer to fit; they turn over `arc` degrees in all and
    sink towards the ends, so that their tops make a gentle bow.
    """
    if count == 0:
        return []
    step = 0.0 if count == 1 else min(width * 0.92, (room - width) / (count - 1))
    half = (count - 1) / 2
    spots = []
    for index in range(count):
        t = (index - half) / half if half else 0.0
        spread = min(1.0, count / 9)  # a few cards do not turn as far as many
        spots.append(
            Spot(
                middle_x + (index - half) * step,
                base_y + 26 * t * t * spread,
                -arc / 2 * t * spread,
                width,
            )
        )
    return spots


def rows(count: int, most: int) -> list[int]:
    """`count` cards in as few rows as `most` a row allows, the upper rows fuller."""
    lines = max(1, math.ceil(count / most))
    return [count // lines + (1 if line < count % lines else 0) for line in range(lines)]


def arch(count: int, rx: float, ry: float) -> list[float]:
    """`count` angles (0 to pi) on a half ellipse, evenly spaced by length, not by angle."""
    if count == 1:
        return [math.pi / 2]
    steps = 720
    angles = [math.pi * i / steps for i in range(steps + 1)]
    run = [0.0]
    for a, b in itertools.pairwise(angles):
        run.append(
            run[-1] + math.hypot(rx * (math.cos(b) - math.cos(a)), ry * (math.sin(b) - math.sin(a)))
        )
    found: list[float] = []
    at = 0
    for index in range(count):
        wanted = run[-1] * index / (count - 1)
        while at < steps and run[at] < wanted:
            at += 1
        found.append(angles[at])
    return found
