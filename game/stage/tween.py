"""Animation as plain data: tweens, pauses, calls, and how they are strung together.

Every animation is advanced by `update(dt)` and can be brought to its end by `finish()`;
either way each landing (what is to happen when something arrives) is called exactly once.
Times are seconds at normal speed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

Ease = Callable[[float], float]
Landing = Callable[[], object]


def linear(t: float) -> float:
    """Even speed."""
    return t


def ease_out(t: float) -> float:
    """Fast, then gentle: what arrives."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Gentle, then fast: what leaves."""
    return t**3


def ease_in_out(t: float) -> float:
    """Gentle at both ends: what passes by."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def settle(t: float) -> float:
    """Arrives, goes a little too far (7 %) and comes back."""
    s = 1.2
    return 1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2


def hop(t: float) -> float:
    """Out and back again: 0 at both ends, 1 in the middle."""
    return math.sin(math.pi * t) if 0 < t < 1 else 0.0


class Animation:
    """Something that takes time.  `skippable` tells whether a press may cut it short."""

    skippable = True

    def __init__(self) -> None:
        self.done = False

    def update(self, dt: float) -> float:
        """Go on by `dt` seconds; returns the seconds not needed (0 while it runs)."""
        raise NotImplementedError

    def finish(self) -> None:
        """Go straight to the end; every landing that is still due is called."""
        raise NotImplementedError


class Timed(Animation):
    """An animation of fixed length after a delay; subclasses say what happens at 0..1."""

    def __init__(self, seconds: float, delay: float = 0.0, landed: Landing | None = None) -> None:
        super().__init__()
        self.seconds = seconds
        self.delay = delay
        self.landed = landed
        self.elapsed = 0.0
        self._begun = False

    def update(self, dt: float) -> float:
        if self.done:
            return dt
        self.elapsed += dt
        run = self.elapsed - self.delay
        if run >= self.seconds:
            self.finish()
            return run - self.seconds
        if run >= 0:
            self._start()
            self.at(run / self.seconds)
        return 0.0

    def finish(self) -> None:
        if self.done:
            return
        self._start()
        self.done = True
        self.at(1.0)
        if self.landed:
            self.landed()

    def _start(self) -> None:
        if not self._begun:
            self._begun = True
            self.begin()

    def begin(self) -> None:
        """The delay is over."""

    def at(self, t: float) -> None:
        """Show the share `t` (0 to 1) of the way; 1 comes exactly once."""


class Tween(Timed):
    """Moves attributes of `target` to the values in `to`.

    They start from what they are when the delay is over, so tweens can follow each other.
    """

    def __init__(
        self,
        target: Any,
        to: Mapping[str, float],
        seconds: float,
        ease: Ease = ease_out,
        delay: float = 0.0,
        landed: Landing | None = None,
    ) -> None:
        super().__init__(seconds, delay, landed)
        self.target = target
        self.to = dict(to)
        self.ease = ease
        self.start: dict[str, float] = {}

    def begin(self) -> None:
        self.start = {name: getattr(self.target, name) for name in self.to}

    def at(self, t: float) -> None:
        share = self.ease(t)
        for name, end in self.to.items():
            first = self.start[name]
            setattr(self.target, name, first + (end - first) * share)


class Wait(Timed):
    """Nothing, for `seconds`: time to read."""


class Call(Timed):
    """A landing on its own, at once or after `delay`."""

    def __init__(self, landed: Landing, delay: float = 0.0) -> None:
        super().__init__(0.0, delay, landed)


class Sequence(Animation):
    """One after the other."""

    def __init__(self, *parts: Animation) -> None:
        super().__init__()
        self.parts = list(parts)

    def update(self, dt: float) -> float:
        while self.parts:
            dt = self.parts[0].update(dt)
            if not self.parts[0].done:
                return 0.0
            self.parts.pop(0)
        self.done = True
        return dt

    def finish(self) -> None:
        while self.parts:
            self.parts.pop(0).finish()
        self.done = True


class Parallel(Animation):
    """All at once; done when the last of them is."""

    def __init__(self, *parts: Animation) -> None:
        super().__init__()
        self.parts = list(parts)

    def update(self, dt: float) -> float:
        left = dt
        for part in list(self.parts):
            left = min(left, part.update(dt))
        self.parts = [part for part in self.parts if not part.done]
        self.done = not self.parts
        return left if self.done else 0.0

    def finish(self) -> None:
        parts, self.parts = self.parts, []
        for part in parts:
            part.finish()
        self.done = True


class Later(Animation):
    """An animation that is made when its turn comes, from what the ones before have left."""

    def __init__(self, make: Callable[[], Animation]) -> None:
        super().__init__()
        self.make = make
        self.made: Animation | None = None

    def update(self, dt: float) -> float:
        if self.made is None:
            self.made = self.make()
        left = self.made.update(dt)
        self.done = self.made.done
        return left

    def finish(self) -> None:
        if self.made is None:
            self.made = self.make()
        self.made.finish()
        self.done = True
