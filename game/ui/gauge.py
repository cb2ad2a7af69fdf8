"""The gauge of wetness: a tube of water with the marks where a new stage begins."""

from __future__ import annotations

from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.shapes import fill_round
from game.ui.text import text
from game.ui.theme import BODY, CREAM, INK

MARKS = (1, 25, 50, 80)  # of 100: damp, dripping, drenched, soaked


def wetness_gauge(c: Canvas, box: Box, wetness: int, word: str, room: float) -> None:
    """`wetness` (0 to 100) as a level in the tube `box`, the figure on its top, `word` below (maybe none)."""
    fill_round(c, box, box.w / 2, "#F4FAFF", INK, 5)
    inner = box.pad(9)
    level = inner.h * wetness / 100
    if wetness:
        tall = max(level, min(inner.w * 0.62, inner.h))
        water = Box(inner.x, inner.bottom - tall, inner.w, tall)
        fill_round(c, water, inner.w / 2, "#6FCBF7", "#2368B0", 3, "#3FA6E6")
        if tall > 40:
            fill_round(c, Box(water.x + 7, water.y + 12, 5, tall - 28), 2.5, "#E6FAFF")
    for mark in MARKS:
        y = inner.bottom - inner.h * mark / 100
        if mark > 1:
            fill_round(c, Box(inner.right - 12, y - 2, 12, 4), 2, INK)
    figure = Box.around(box.centerx, box.y - 4, max(box.w + 16, 66), c.type(BODY) * 1.36)
    fill_round(c, figure, 14, CREAM, INK, 4)
    text(c, str(wetness), *figure.center, BODY, INK, "center", "display", room=figure.w - 12)
    if word:
        chip(c, word, box.centerx, box.bottom + 4, CREAM, INK, "center", BODY, room=room)
