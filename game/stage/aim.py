"""Arcade aim: a sight that swings over a target across six rings, best in the middle.

Two unequal oscillations with random phases carry the sight.  Its distance from the middle is
bent so that the rings are equally wide and the sight is equally long in each of them: a press
at a random time is worth exactly a fair die.  Nothing here knows a clock; times are seconds
since the swing began.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from functools import cache
from random import Random

RINGS = 6
FIRST, SECOND = 1.44, 1.44 * 1.7320508  # swings a second; no whole ratio: it never repeats
LATEST = 6.0  # seconds after which it stops by itself
GRACE = 1.0  # and up to so many more, at random
SLOWED = 0.55  # with reduced motion
HEAVY = 0.07  # quicker for each drop of volume above 1
SKILL = 0.2  # quicker, or slower, for each point of a kid's own skill


@dataclass(frozen=True)
class Swing:
    """One swing: `pace` multiplies its speed, `phases` are angles, at `stop` it ends by itself."""

    pace: float
    phases: tuple[float, float]
    stop: float

    def at(self, seconds: float) -> tuple[float, float]:
        """Where the sight is, in a circle of radius 1 about the target (y down)."""
        turn = math.tau * self.pace * seconds
        x = math.sin(turn * FIRST + self.phases[0])
        y = math.sin(turn * SECOND + self.phases[1])
        far = math.hypot(x, y)
        if far < 1e-9:
            return 0.0, 0.0
        bent = share_within(far)
        return x / far * bent, y / far * bent

    def value(self, seconds: float) -> int:
        """What a press is worth then: 6 in the middle, 1 at the rim."""
        return value_at(*self.at(seconds))


def start(random: Random, pace: float = 1.0) -> Swing:
    """A new swing."""
    phases = random.uniform(0, math.tau), random.uniform(0, math.tau)
    return Swing(pace, phases, LATEST + random.uniform(0, GRACE))


def value_at(x: float, y: float) -> int:
    """The ring that (x, y) lies in, as 1 to 6."""
    return max(1, RINGS - int(math.hypot(x, y) * RINGS))


def pace_for(volume: int, skill: int = 0, reduced_motion: bool = False) -> float:
    """How quick the swing is: `volume` drops of the gun (0 for a balloon), `skill` what the kid
    adds to its own attacks (Clumsy Kid -1, Mean Kid +1)."""
    pace = (1 + HEAVY * max(0, volume - 1)) * (1 - SKILL * skill)
    return pace * (SLOWED if reduced_motion else 1.0)


def share_within(far: float) -> float:
    """The share of time that two free oscillations of reach 1 spend within `far` of the middle."""
    fars, shares = _table()
    if far >= fars[-1]:
        return 1.0
    above = max(1, bisect_left(fars, far))
    low, high = fars[above - 1], fars[above]
    between = (far - low) / (high - low)
    return shares[above - 1] + (shares[above] - shares[above - 1]) * between


@cache
def _table(steps: int = 192, slices: int = 240) -> tuple[list[float], list[float]]:
    """Distances 0 to the root of 2, and the share of time within each.

    With x = sin a and y = sin b, x squared plus y squared is 1 - (cos 2a + cos 2b) / 2, and
    both angles are uniform: for each slice of the one, the other's share is an arc cosine.
    """
    cosines = [math.cos(math.pi * (i + 0.5) / slices) for i in range(slices)]
    fars = [math.sqrt(2) * i / steps for i in range(steps + 1)]
    shares = []
    for far in fars:
        least = 2 - 2 * far * far
        arcs = (math.acos(max(-1.0, min(1.0, least - cosine))) for cosine in cosines)
        shares.append(sum(arcs) / math.pi / slices)
    return fars, shares
