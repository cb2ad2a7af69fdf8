"""The small plate under a kid: hits left, water in the tank, balloons; or the odds of a shot."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.stage.formation import PLATE_H, PLATE_W
from game.stage.sides import Side
from game.ui.canvas import Box, Canvas
from game.ui.shapes import fill_round, painted
from game.ui.text import text
from game.ui.theme import BODY, CORAL, CREAM, INK, SUN, WATER, WATER_DEEP, WHITE, rgb

BALLOON = "#F2578B"
PIPS_UP_TO = 6  # drops that are counted by marks in the bar; more are a plain bar


@dataclass(frozen=True)
class Plate:
    """What it shows.  `out`: "", "empty", "soaked" or "both"; `odds` are percent to hit in place
    of all else, `soaks` whether a hit would soak."""

    hearts: int = 0
    drops: int = 0
    capacity: int = 0
    balloons: int = 0
    out: str = ""
    needs: int = 5
    odds: int | None = None
    soaks: bool = False
    focus: bool = False
    able: bool = False


def kid_plate(c: Canvas, x: float, y: float, plate: Plate, side: Side) -> Box:
    """Draw the plate with the middle of its upper edge at (x, y); returns its box."""
    if plate.odds is not None:
        return _odds(c, x, y, plate)
    box = Box(x - PLATE_W / 2, y, PLATE_W, PLATE_H)
    if plate.focus:
        fill_round(c, box.pad(-7), 18, SUN, INK, 3)
    fill_round(c, box, 12, "#CFE6F7" if plate.out else CREAM, INK, 3)
    fill_round(c, Box(box.x + 4, box.bottom - 8, box.w - 8, 5), 2.5, side.colour)
    if plate.out:
        _away(c, box, plate)
    else:
        _here(c, box, plate)
    if plate.able:
        badge = Box.around(box.right - 2, box.y, 26, 26)
        fill_round(c, badge, 13, SUN, INK, 3)
        c.icon("gun" if plate.capacity else "balloon", badge.centerx, badge.centery, 19, INK)
    return box


def _away(c: Canvas, box: Box, plate: Plate) -> None:
    icons = {"soaked": ("towel",), "empty": ("tap",), "both": ("towel", "tap")}[plate.out]
    for i, name in enumerate(icons):
        c.icon(name, box.x + 20 + i * 28, box.y + 15, 28, INK)
    if len(icons) == 1:
        text(c, f"{plate.needs}+", box.right - 12, box.y + 14, BODY, INK, "midright", "heavy",
             room=44)  # fmt: skip


def _here(c: Canvas, box: Box, plate: Plate) -> None:
    c.blit(_heart(c.px(27)), box.x + 16, box.y + 15, "center")
    number = text(c, str(plate.hearts), box.x + 30, box.y + 14, BODY, INK, "midleft", "heavy",
                  room=34)  # fmt: skip
    left = number.right + 5
    bar = Box(left, box.y + (6 if plate.balloons else 9), box.right - 7 - left, 12)
    if plate.capacity:
        tank_bar(c, bar, plate.drops, plate.capacity)
    if plate.balloons:
        y = box.y + (23 if plate.capacity else 15)
        size = 10.0 if plate.capacity else 14.0
        step = min(size + 1, bar.w / plate.balloons)
        for i in range(plate.balloons):
            fill_round(c, Box(bar.x + i * step, y - size / 2, size, size), size, BALLOON, INK, 2)


def _odds(c: Canvas, x: float, y: float, plate: Plate) -> Box:
    box = Box(x - 56, y, 112, PLATE_H + 4)
    if plate.focus:
        fill_round(c, box.pad(-6), 18, SUN, INK, 3)
    fill_round(c, box, 14, INK, INK, 3)
    chance = plate.odds or 0
    if chance:
        wide = max(5.0, (box.w - 10) * chance / 100)
        fill_round(c, Box(box.x + 5, box.bottom - 9, wide, 5), 2.5, CORAL)
    shift = 14 if plate.soaks else 0
    text(
        c, f"{chance} %", x - shift, box.y + 16, BODY, WHITE, "center", room=box.w - 14 - 2 * shift
    )
    if plate.soaks:
        c.icon("drop", box.right - 19, box.y + 16, 28)
    return box


def tank_bar(c: Canvas, box: Box, drops: int, capacity: int) -> None:
    """Water in a gun; up to six drops can be counted by the marks."""
    fill_round(c, box, box.h / 2, "#DCE3EE", INK, 2)
    if drops:
        wide = max(box.h - 2, (box.w - 4) * drops / capacity)
        low = Box(box.x + 2, box.y + 2, wide, box.h - 4)
        fill_round(c, low, (box.h - 4) / 2, WATER, None, 0, WATER_DEEP)
    if capacity <= PIPS_UP_TO:
        for i in range(1, capacity):
            x = box.x + box.w * i / capacity
            fill_round(c, Box(x - 1, box.y + 2, 2, box.h - 4), 1, INK)


def heart(c: Canvas, cx: float, cy: float, size: float, full: bool = True) -> None:
    """A hit that is left, or one that is gone."""
    c.blit(_heart(c.px(size), full), cx, cy, "center")


@lru_cache(maxsize=32)
def _heart(size: int, full: bool = True) -> pygame.Surface:
    def paint(surface: pygame.Surface, k: int) -> None:
        unit = size * k / 100
        for grow, tint in ((1.0, INK), (0.76, CORAL if full else "#C9CFDC")):
            r = 25 * unit * grow
            for x in (50 - 21 * grow, 50 + 21 * grow):
                pygame.draw.circle(surface, rgb(tint), (x * unit, (50 - 14 * grow) * unit), r)
            points = [(50 - 44 * grow, 50 - 4 * grow), (50 + 44 * grow, 50 - 4 * grow), (50, 50 + 44 * grow)]  # fmt: skip
            pygame.draw.polygon(surface, rgb(tint), [(x * unit, y * unit) for x, y in points])
        if full:
            pygame.draw.circle(surface, (255, 214, 220), (37 * unit, 34 * unit), 7 * unit)

    return painted(size, size, INK, paint)
