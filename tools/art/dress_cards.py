"""The cards of Susan's Wetting Game: 250 x 350 units, baked at 1.6 times.

A dress is told by its colour, by its shape and by the emblem under the number.
"""

import math
import random
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial

from tools.art.bake import png
from tools.art.drawing import (
    CREAM,
    INK,
    WHITE,
    Canvas,
    burst,
    mix,
    polar,
    rounded,
    shade,
    star_path,
)
from tools.art.dresses import DECK, WILD, draw_hanger
from tools.art.lettering import write
from tools.art.registry import Assets
from tools.art.water import drop, splash, water_fill

WIDTH, HEIGHT = 250, 350
SIZE = (400, 560)
OUTER = rounded(2, 2, WIDTH - 4, HEIGHT - 4, 22)
FIELD = rounded(12, 12, WIDTH - 24, HEIGHT - 24, 15)
EDGE = "#D9CDB4"
BADGE = (12, 12, 66, 118)
LOWER_BADGE = 0.56
EMBLEM_SIZE = 128


@dataclass(frozen=True)
class Suit:
    """Colours of a dress: cloth, badge and what is written on it, tint of the field."""

    cloth: str
    badge: str
    writing: str
    field: str


SUITS = {
    "formal": Suit("#8A5CD0", "#7A49C4", WHITE, "#B79BE6"),
    "sundress": Suit("#FFC93D", "#FFD24A", INK, "#FFD66B"),
    "cocktail": Suit("#D4343F", "#CF2E3A", WHITE, "#EE8087"),
    "denim": Suit("#3C78C8", "#2A66BC", WHITE, "#86B2EA"),
    "tea": Suit("#4DB878", "#1A7A4A", WHITE, "#86CFA2"),
    "wedding": Suit("#FDFDFF", "#F1F4FB", INK, "#AFBFDD"),
}


# ------------------------------------------------------------------ emblems, about 40 units wide
def _moon(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.flat("M6,-19 A19,19 0 1 0 18,8 A15,15 0 1 1 6,-19 Z", ink)
    canvas.flat(star_path(11, -9, 8.5, 3.2, 4), ink)


def _sun(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.dot(0, 0, 9.5, fill=ink)
    for i in range(8):
        (x0, y0), (x1, y1) = polar(0, 0, 13.5, i * 45), polar(0, 0, 19, i * 45)
        canvas.line(f"M{x0:.1f},{y0:.1f} L{x1:.1f},{y1:.1f}", ink, 4.6)


def _glass(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.path("M-18,-16 H18 L0,3 Z", ink, ink, 3)
    canvas.line("M0,2 V17 M-10,18 H10 M4,-10 L13,-22", ink, 4.4)
    canvas.dot(12, -21, 4.4, fill=ink)


def _pocket(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.path("M-16,-17 H16 V8 L0,19 L-16,8 Z", ink, ink, 3)
    canvas.line("M-13,-9 H13", ground, 3.2)
    canvas.line("M-11,-1 V5 L0,13 L11,5 V-1", ground, 2.6)
    canvas.dot(0, -2, 3.4, fill=ground)


def _cup(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.path("M-17,-6 H11 C11,7 5,12 -3,12 C-11,12 -17,7 -17,-6 Z", ink, ink, 3)
    canvas.line("M12,-4 C21,-6 21,6 9,6 M-17,18 H12", ink, 4.2)
    canvas.line("M-8,-12 q-4,-4 0,-8 M2,-12 q-4,-4 0,-8", ink, 3.4)


def _rings(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.ellipse(-7, 5, 11, fill="none", stroke=ink, width=4.6)
    canvas.ellipse(8, 5, 11, fill="none", stroke=ink, width=4.6)
    canvas.path("M-7,-7 L-13,-14 L-9,-20 H-5 L-1,-14 Z", ink, ink, 2)


EMBLEMS = {
    "formal": _moon,
    "sundress": _sun,
    "cocktail": _glass,
    "denim": _pocket,
    "tea": _cup,
    "wedding": _rings,
}


def emblem_svg(dress: str) -> str:
    """Return a dress's emblem on a disc of its colour."""
    suit = SUITS[dress]
    canvas = Canvas(64, 64)
    canvas.ellipse(32, 32, 28, fill=suit.badge, stroke=INK, width=4)
    with canvas.group(32, 32):
        EMBLEMS[dress](canvas, suit.writing, suit.badge)
    return canvas.svg()


# ------------------------------------------------------------------ cards
def _upper_corner(canvas: Canvas) -> AbstractContextManager[Canvas]:
    return canvas.group()


def _lower_corner(canvas: Canvas) -> AbstractContextManager[Canvas]:
    """Turn the badge upside down and make it smaller, so that it doesn't cover the dress."""
    at = (WIDTH - BADGE[0] * (1 - LOWER_BADGE), HEIGHT - BADGE[1] * (1 - LOWER_BADGE))
    return canvas.group(*at, turn=180, scale=LOWER_BADGE)


CORNERS = (_upper_corner, _lower_corner)


def _badge(canvas: Canvas, text: str, suit: Suit, dress: str) -> None:
    x, y, width, height = BADGE
    for corner in CORNERS:
        with corner(canvas):
            canvas.path(rounded(x, y, width, height, 15), suit.badge, INK, 3.4)
            write(canvas, x + width / 2, y + 64, text, 70, suit.writing)
            with canvas.group(x + width / 2, y + 92, scale=0.94):
                EMBLEMS[dress](canvas, suit.writing, suit.badge)


def card_svg(dress: str, number: int) -> str:
    """Return the card of a dress and a number."""
    suit = SUITS[dress]
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.path(OUTER, CREAM, EDGE, 3)
    tint = suit.field
    field = canvas.cel(tint, "soft", mix(tint, WHITE, 0.22), mix(tint, WHITE, 0.74))
    canvas.path(FIELD, field, shade(tint, 0.5), 3)
    for radius, opacity in ((104, 0.34), (86, 0.45)):
        canvas.dot(133, 184, radius, fill=WHITE, opacity=opacity)
    dice = random.Random(dress)
    for _ in range(18):
        x, y = dice.uniform(24, 226), dice.uniform(24, 326)
        if math.hypot(x - 133, y - 184) > 98:
            canvas.flat(star_path(x, y, dice.uniform(5, 8), 1.9, 4), WHITE, 0.85)
    canvas.dot(133, 300, 58, 7, shade(suit.field, 0.5), 0.35)
    with canvas.group(133, 184, scale=1.06):
        draw_hanger(canvas)
        DECK[dress](canvas, suit.cloth)
    _badge(canvas, str(number), suit, dress)
    return canvas.svg()


def wild_svg(index: int) -> str:
    """Return the wild card D1 (index 0) to D6: a splash, a dress of its own, a D."""
    draw_dress, colour = WILD[index]
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.path(OUTER, CREAM, EDGE, 3)
    canvas.path(FIELD, canvas.cel("#1F6FB8", "soft", "#123F73", "#3FA6E6"), INK, 3)
    burst(canvas, (130, 184), (14, 14, WIDTH - 14, HEIGHT - 14), WHITE, 0.10, 16)
    splash(canvas, 128, 186, 88, 8 + index, 11)
    splash(canvas, 128, 186, 70, 21 + index, 9)
    with canvas.group(130, 186, turn=(-5, 4, -3, 5, -4, 3)[index], scale=0.96):
        draw_hanger(canvas)
        draw_dress(canvas, colour)
    for x, y, size, turn in (
        (210, 58, 1.5, 40),
        (108, 40, 1.0, -8),
        (42, 300, 1.5, -140),
        (120, 316, 1, 170),
        (218, 236, 1, 100),
    ):
        drop(canvas, x, y, size, turn)
    x, y, width, height = BADGE
    for corner in CORNERS:
        with corner(canvas):
            canvas.path(rounded(x, y, width, height, 15), "#123F73", INK, 3.4)
            write(canvas, x + width / 2, y + 66, "D", 72, "#FFD84D", rim=INK, rim_width=9)
            with canvas.group(x + width / 2, y + 90, scale=1.35):
                canvas.path(
                    "M0,-15 C-7,-4 -11,1 -11,7 A11,11 0 0 0 11,7 C11,1 7,-4 0,-15 Z",
                    water_fill(canvas),
                    WHITE,
                    2.6,
                )
                canvas.line("M-5,7 q0,4 4,5", WHITE, 2.4)
    return canvas.svg()


def assets() -> Assets:
    """Return the builders of sprites/dress."""
    found: Assets = {}
    for dress in SUITS:
        for number in range(1, 9):
            found[f"dress/{dress}-{number}.png"] = partial(_card, dress, number)
        found[f"dress/emblem_{dress}.png"] = partial(_emblem, dress)
    for index in range(len(WILD)):
        found[f"dress/D{index + 1}.png"] = partial(_wild, index)
    return found


def _card(dress: str, number: int) -> bytes:
    return png(card_svg(dress, number), *SIZE, hidden=EDGE)


def _wild(index: int) -> bytes:
    return png(wild_svg(index), *SIZE, hidden=EDGE)


def _emblem(dress: str) -> bytes:
    return png(emblem_svg(dress), EMBLEM_SIZE, EMBLEM_SIZE)
