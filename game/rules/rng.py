"""The generator of all chance: SplitMix64, one integer of state.

The standard library's shuffle may change between Python versions; this one gives
the same cards and dice from the same seed on every platform, for good.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


@lru_cache(maxsize=256)
def _limit(bound: int) -> int:
    """The greatest multiple of `bound` in 64 bits: below it, the remainders are equally likely."""
    return (1 << 64) - (1 << 64) % bound


class Rng:
    """A seeded generator whose whole state is the integer `state`."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def copy(self) -> Rng:
        """A generator that will give the same numbers as this one."""
        return Rng(self.state)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each as likely as the others."""
        if bound < 1:
            raise ValueError(f"A bound of {bound} leaves nothing to choose from.")
        limit = _limit(bound)
        while True:
            drawn = self.bits()
            if drawn < limit:
                return drawn % bound

    def die(self) -> int:
        """1D6."""
        return self.below(6) + 1

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each place as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put `items` into a random order, in place (Fisher-Yates)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)


def derived(seed: int, *numbers: int) -> Rng:
    """A generator of its own for each row of `numbers`, unrelated to `Rng(seed)`'s stream."""
    state = Rng(seed).bits()
    for number in numbers:
        state = Rng(state ^ Rng(number).bits()).bits()
    return Rng(state)
