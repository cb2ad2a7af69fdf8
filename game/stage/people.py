"""Pictures of guests as wet as they are, with the marks of water on them, kept by size."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

import pygame

from game.stage.guests import Guest
from game.stage.patches import patched

if TYPE_CHECKING:
    from game.ui.canvas import Canvas

KEPT = 48  # pictures
CLOTH_FROM = 0.6  # of a waist-up picture: above are hair and skin


class People:
    """Makes the picture of a guest, and keeps the latest ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()

    def forget(self) -> None:
        """Drop all pictures."""
        self._kept.clear()

    def picture(self, c: Canvas, guest: Guest, mood: str, width: int) -> pygame.Surface:
        """The guest waist-up in a mood, `width` pixels wide."""
        # With the arms over the head nothing of the clothes is seen.
        marks = guest.patches.marks if mood != "duck" else []
        path = guest.picture_in(mood)
        key = (path, width, guest.patches.version if marks else 0)
        found = self._kept.get(key)
        if found is None:
            image = c.assets.sized(path, width)
            found = patched(image, marks, CLOTH_FROM) if marks else image.copy()
            found.set_alpha(255, pygame.RLEACCEL)
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found
