"""Guests of the garden party: faces that get wet, and where on their pictures things are."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from game.stage.characters import Character
from game.stage.patches import Patches

GUEST_MOODS = ("neutral", "plotting", "laughing", "shriek", "proud", "duck")
STAGES = ("dry", "damp", "dripping", "drenched", "soaked")  # as the pictures are named
WAIST_UP = 480 / 570  # width of a waist-up picture to its height
FULL = 420 / 760  # the same of a whole figure
DUCKED = 0.24  # how much lower everything is in a ducked picture, of its height
DRIPS_A_SECOND = (0.0, 0.12, 0.5, 1.1, 2.0)  # by stage

Share = tuple[float, float]


@dataclass
class Guest(Character):
    """One guest: the mood of a character, a stage of wetness, and the marks of water."""

    moods: ClassVar[tuple[str, ...]] = GUEST_MOODS

    stage: int = 0
    patches: Patches = field(default_factory=Patches)
    drip: float = 0.0  # parts of a drop that has not let go yet

    @property
    def picture(self) -> str:
        """Waist-up, as wet as they are, in their mood."""
        return self.picture_in(self.mood)

    def picture_in(self, mood: str) -> str:
        """The same in any mood."""
        return f"guests/{self.face}_{STAGES[self.stage]}_{mood}.png"

    @property
    def face_picture(self) -> str:
        """The portrait."""
        return f"guests/{self.face}_{STAGES[self.stage]}_face.png"


def figure(face: str, stage: int, cheering: bool = False) -> str:
    """The whole figure of a guest, standing or cheering."""
    return f"guests/{face}_{STAGES[stage]}_{'cheer' if cheering else 'full'}.png"


class GuestAnchors:
    """Where things are on the pictures, as shares (x of the width, y of the height)."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.table_cut: float = facts["table_cut"]
        self.floor: float = facts["floor"]
        self._guests = facts["guests"]

    def point(self, guest: Guest, what: str, form: str = "waist_up") -> Share:
        """`head`, `mouth` or `chest` of the guest as they look now."""
        return self._shifted(guest, [self._of(guest.face, guest.stage, form)[what]], form)[0]

    def points(self, guest: Guest, what: str, form: str = "waist_up") -> list[Share]:
        """`drips`, `hands` or `patches` of the guest as they look now."""
        return self._shifted(guest, self._of(guest.face, guest.stage, form)[what], form)

    def drips(self, face: str, stage: int) -> list[Share]:
        """Where a whole figure drips."""
        return [(x, y) for x, y in self._of(face, stage, "full")["drips"]]

    def _of(self, face: str, stage: int, form: str) -> Mapping[str, Any]:
        facts: Mapping[str, Any] = self._guests[face][STAGES[stage]][form]
        return facts

    @staticmethod
    def _shifted(guest: Guest, points: Sequence[Sequence[float]], form: str) -> list[Share]:
        down = DUCKED if guest.mood == "duck" and form == "waist_up" else 0.0
        return [(x, y + down) for x, y in points]


@cache
def guest_anchors(root: Path) -> GuestAnchors:
    """The anchors of the pictures below `root` (the folder of all sprites)."""
    text = (root / "guests" / "anchors.json").read_text(encoding="utf-8")
    return GuestAnchors(json.loads(text))
