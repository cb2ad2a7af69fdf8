"""What the match waits for, as plain data: a stack of frames, the turn's phase at its bottom.

A window (answers, balloons to give, lunch) is a frame on top.  A state can be cloned, saved and
replayed in the midst of any, since a frame holds values only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Recovery = Literal["dry-off", "refill"]
GUN_NEEDS = 6
BALLOON_NEEDS = 5


@dataclass(frozen=True, slots=True)
class Refill:
    """The recovery rolls still due, (kid, purpose) each; `roll` is the first one's as it stands."""

    due: tuple[tuple[str, Recovery], ...]
    roll: int | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    pass


@dataclass(frozen=True, slots=True)
class Recruit:
    pass


@dataclass(frozen=True, slots=True)
class Soak:
    pass


@dataclass(frozen=True, slots=True)
class End:
    pass


@dataclass(frozen=True, slots=True)
class Balloons:
    """`seat` still has `left` balloons to give to its kids."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class Lunch:
    """`seats` still discard a kid each, the first one now."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack under way.  `die` is None until rolled or aimed; `drops` of a balloon is None
    until it has hit; `change` is what the answers add; `landed` means settled as a hit."""

    mode: str
    attacker: str
    gun: str | None
    target: str
    drops: int | None
    bonus: int
    die: int | None = None
    change: int = 0
    answers: tuple[str, ...] = ()
    landed: bool = False

    @property
    def needed(self) -> int:
        return BALLOON_NEEDS if self.mode == "throw" else GUN_NEEDS

    @property
    def roll(self) -> int | None:
        return None if self.die is None else self.die + self.bonus + self.change

    @property
    def hit(self) -> bool:
        """Whether the roll as it stands hits; False before it is rolled."""
        return self.roll is not None and self.roll >= self.needed


Frame = Refill | Draw | Recruit | Soak | End | Balloons | Lunch | Attack
