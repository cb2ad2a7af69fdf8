"""What characters say: bubbles that open, stay for a while and go."""

from __future__ import annotations

from dataclasses import dataclass

POP_SECONDS = 0.16


@dataclass
class Bubble:
    """What a character says; `pop` grows from 0 to 1 while it opens, `left` are seconds."""

    text: str
    left: float
    pop: float = 0.0


class Bubbles(dict[int, Bubble]):
    """The bubbles that are open, by seat."""

    def say(self, seat: int, text: str, seconds: float = 3.0) -> None:
        """Let the character at `seat` say something."""
        old = self.get(seat)
        self[seat] = Bubble(text, seconds, old.pop if old and old.text == text else 0.0)

    def advance(self, dt: float, clock: float) -> bool:
        """`dt` seconds of the table's time and `clock` of the wall's went by; whether
        anything looks different now."""
        moving = False
        for seat, bubble in list(self.items()):
            moving = moving or bubble.pop < 1
            bubble.pop = min(1.0, bubble.pop + clock / POP_SECONDS)
            bubble.left -= dt
            if bubble.left <= 0:
                del self[seat]
                moving = True
        return moving
