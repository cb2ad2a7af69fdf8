"""Parts of a card table: plates, calls, cards, what is owed, bubbles.  Plain functions."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.canvas import Box, Canvas
from game.ui.shapes import Point, fill_round, panel, polygon, suit
from game.ui.text import balanced, line_h, text, text_w
from game.ui.theme import (
    BODY,
    BORDER,
    CREAM,
    INK,
    SUN,
    TITLE,
    WHITE,
    rgb,
)

SUITS_OF = {"black": ("S", "C"), "red": ("H", "D")}


# ------------------------------------------------------------------ calls
def call_pad(
    c: Canvas, cx: float, cy: float, call: int, state: str = "normal", suggested: bool = False,
    size: float = 112,
) -> Box:  # fmt: skip
    """A lily pad to press: a focused one is larger and lit, a suggested one has a sun halo.

    `state` is normal, focus, pressed or disabled; returns the box to press.
    """
    large = size * 1.2 if state in ("focus", "pressed") else size
    sprite = {"focus": "lily_lit", "pressed": "lily_pressed"}.get(state, "lily")
    if suggested:
        c.blit(_halo(c.px(large * 1.5)), cx, cy, "center")
    c.picture(f"icons/{sprite}.png", cx, cy, large, large)
    ink, rim = (INK, WHITE) if state == "focus" else (WHITE, INK)
    middle = cy + large * (3 if state == "pressed" else -8) / 256  # of the leaf in its picture
    text(c, str(call), cx, middle, TITLE, ink, "center", "display", rim, room=large * 0.8)
    box = Box.around(cx, cy, size, size)
    c.target(box, str(call))
    return box


@lru_cache(maxsize=16)
def _halo(size: int) -> pygame.Surface:
    image = pygame.Surface((size, size), pygame.SRCALPHA)
    for i in range(24):
        share = 1 - i / 24
        alpha = round(190 * (1 - share) ** 1.3)
        pygame.draw.circle(image, (*rgb(SUN), alpha), (size / 2, size / 2), size / 2 * share)
    return image


# ------------------------------------------------------------------ cards


@lru_cache(maxsize=1024)
def turned(image: pygame.Surface, half_degrees: int) -> pygame.Surface:
    """The image turned by that many half degrees, kept."""
    return pygame.transform.rotozoom(image, half_degrees / 2, 1) if half_degrees else image


@lru_cache(maxsize=256)
def washed(image: pygame.Surface, colour: str = "#5E7AA8", amount: float = 0.42) -> pygame.Surface:
    """A card that may not be played: washed towards dusk blue, never grey."""
    out = image.copy()
    mask = pygame.mask.from_surface(image, 100)
    veil = mask.to_surface(setcolor=(*rgb(colour), int(255 * amount)), unsetcolor=(0, 0, 0, 0))
    out.blit(veil, (0, 0))
    return out


def owed_place(
    c: Canvas, cx: float, cy: float, width: float, height: float, colour: str, four: bool = False
) -> Box:
    """An empty card place that says what it owes: "red", "black" or "any"."""
    box = Box.around(cx, cy, width, height)
    fill_round(c, box, 18, "#123B36", "#DFF5D8", 4, alpha=170)
    if colour == "any":
        return box
    tall = height * 0.62
    c.picture(f"icons/reed_{colour}.png", cx, cy - height * 0.14, tall * 200 / 320, tall)
    tag = Box(cx - 50, box.bottom - 60, 100, 50)
    suit_pair(c, tag, colour, four)
    return box


def suit_pair(c: Canvas, box: Box, colour: str, four: bool = False) -> Box:
    """The two suits of a colour on a cream tag: shape as well as colour."""
    fill_round(c, box, 14, CREAM, INK, 3)
    first, second = SUITS_OF[colour]
    size = box.h * 0.66
    suit(c, first, box.centerx - size * 0.62, box.centery, size, four)
    suit(c, second, box.centerx + size * 0.62, box.centery, size, four)
    return box


def tilt_for(black: float, red: float) -> float:
    """Degrees that the balance tips: positive when black (left) sinks."""
    return max(-1.0, min(1.0, (black - red) / 18)) * 15


# ------------------------------------------------------------------ bubbles
def speech(
    c: Canvas, box: Box, what: str, tail: Point | None = None, size: float = BODY,
    fill: str = WHITE,
) -> Box:  # fmt: skip
    """A bubble with wrapped text; `tail` is the point that it comes from."""
    wing = _wing(box, tail) if tail else None
    if wing:
        polygon(c, wing, fill, INK, BORDER)
    panel(c, box, fill, radius=28, shadow=False)
    if wing:
        polygon(c, _opened(wing), fill)
    text(c, what, box.centerx, box.centery, size, INK, "center", room=box.w - 40, lines=6,
         height=box.h - 16)  # fmt: skip
    return box


def speech_size(c: Canvas, what: str, width: float, size: float = BODY) -> tuple[float, float]:
    """The smallest bubble of at most `width` units that holds `what`: width and height."""
    rows = balanced(c, what, width - 40, size)
    widest = max(text_w(c, row, size) for row in rows)
    return widest + 52, len(rows) * line_h(c, size) + 36


def _wing(box: Box, tail: Point) -> list[Point]:
    x, y = tail
    if box.y < y < box.bottom:
        edge = box.x + 6 if x < box.x else box.right - 6
        middle = min(max(y, box.y + 40), box.bottom - 40)
        return [(edge, middle - 20), (edge, middle + 20), tail]
    edge = box.bottom - 6 if y > box.centery else box.y + 6
    middle = min(max(x, box.x + 54), box.right - 54)
    return [(middle - 22, edge), (middle + 22, edge), tail]


def _opened(wing: list[Point]) -> list[Point]:
    """The tail again without its line, a little smaller, to open the joint to the bubble."""
    (ax, ay), (bx, by), (tx, ty) = wing
    mx, my = (ax + bx) / 2, (ay + by) / 2
    k, back = 0.76, 0.06
    return [
        (mx + (ax - mx) * k + (mx - tx) * back, my + (ay - my) * k + (my - ty) * back),
        (mx + (bx - mx) * k + (mx - tx) * back, my + (by - my) * k + (my - ty) * back),
        (mx + (tx - mx) * 0.45, my + (ty - my) * 0.45),
    ]


def crown(c: Canvas, cx: float, bottom: float, size: float = 84) -> Box:
    """The crown over what would take the trick, standing on `bottom`."""
    return c.picture("icons/crown_gold.png", cx, bottom + size * 44 / 256, size, anchor="midbottom")
