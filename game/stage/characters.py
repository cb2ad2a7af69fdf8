"""Players with a face: what they feel now, and the little jump when it changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

MOODS = ("neutral", "thinking", "pleased", "cross", "laughing", "dismayed")
JUMP_SECONDS = 0.35


@dataclass
class Character:
    """One animal at the table.

    `mood` lasts until `left` seconds have gone, then `rest` comes back.
    """

    moods: ClassVar[tuple[str, ...]] = MOODS

    face: str
    rest: str = "neutral"
    mood: str = "neutral"
    left: float = 0.0
    jump: float = field(default=0.0)  # 1 right after a change of mood, then down to 0

    def feel(self, mood: str, seconds: float = 2.0) -> None:
        """Show `mood` (one of `moods`) for `seconds`."""
        if mood not in self.moods:
            raise ValueError(f"There is no mood {mood!r}; there are {', '.join(self.moods)}.")
        if mood != self.mood:
            self.jump = 1.0
        self.mood, self.left = mood, seconds

    def settle_to(self, rest: str) -> None:
        """The mood that is shown when nothing else is felt (thinking while on turn)."""
        if rest not in self.moods:
            raise ValueError(f"There is no mood {rest!r}; there are {', '.join(self.moods)}.")
        self.rest = rest
        if self.left <= 0:
            self.mood = rest

    def update(self, dt: float) -> bool:
        """`dt` seconds went by; whether the face looks different now."""
        moving = self.jump > 0
        self.jump = max(0.0, self.jump - dt / JUMP_SECONDS)
        if self.left > 0:
            self.left -= dt
            if self.left <= 0 and self.mood != self.rest:
                self.mood = self.rest
                return True
        return moving

    @property
    def picture(self) -> str:
        """The picture below `sprites/` that shows the mood, waist-up."""
        return f"animals/{self.face}_{self.mood}.png"

    @property
    def face_picture(self) -> str:
        """The same, the head only."""
        return f"animals/{self.face}_{self.mood}_face.png"
