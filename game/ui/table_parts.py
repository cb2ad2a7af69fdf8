"""Parts of a card table: plates, calls, cards, what is owed, bubbles.  Plain functions."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, portrait
from game.ui.shapes import Point, drop, fill_round, panel, polygon, suit, sun_rim
from game.ui.text import balanced, line_h, text, text_w
from game.ui.theme import (
    BODY,
    BORDER,
    CREAM,
    INK,
    INK_SOFT,
    SHADOW,
    STRONG,
    SUN,
    TITLE,
    WHITE,
    rgb,
)
from game.words import _

PLATE = (340, 132)
SUITS_OF = {"black": ("S", "C"), "red": ("H", "D")}


# ------------------------------------------------------------------ people
def name_plate(
    c: Canvas, box: Box, face: str, name: str, call: int | None = None, taken: int | None = None,
    backs: int | None = None, turn: bool = False, leads: bool = False, note: str = "",
    back: str = "cards/back_swamp.png",
) -> Box:  # fmt: skip
    """Face (a sprite path), name, "taken of call" with drops, cards held; a sun rim on turn.

    `note` stands in place of the figures ("thinks …").  With neither, the name is centred.
    """
    if turn:
        sun_rim(c, box)
    panel(c, box)
    side = box.h - 16
    portrait(c, face, box.x + 8 + side / 2, box.centery, side)
    x, right = box.x + side + 24, box.right - 16
    held = 76 if backs else 0
    upper, lower = box.y + box.h * 0.29, box.y + box.h * 0.70
    alone = not note and call is None
    text(c, name, x, box.centery if alone else upper, STRONG, INK, "midleft", "display",
         room=right - x - held)  # fmt: skip
    if note:
        text(c, note, x, lower, BODY, INK_SOFT, "midleft", room=right - x)
    elif call is not None:
        shown = _("{taken} of {call}").format(taken=taken or 0, call=call)
        put = text(c, shown, x, lower, TITLE, INK, "midleft", "display", room=right - x)
        progress_drops(c, put.right + 10, lower, taken or 0, call, right - put.right - 8)
    if backs:
        c.picture(back, right - 50, upper, 24, 34)
        text(c, str(backs), right, upper, BODY, INK_SOFT, "midright")
    if leads:
        chip(c, _("leads"), box.right - 22, box.bottom + 6, SUN, INK, "midright", room=box.w - 40)
    return box


def progress_drops(c: Canvas, x: float, cy: float, taken: int, call: int, room: float) -> None:
    """A drop a trick: filled ones are taken, hollow ones still called for."""
    count = max(taken, call)
    step = min(24.0, (room - 26) / max(1, count - 1))
    if not count or room < 34 or step < 9:
        return
    for i in range(count):
        drop(c, x + 13 + i * step, cy, 30, i < taken)


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


@lru_cache(maxsize=512)
def shadow_of(image: pygame.Surface, alpha: int = 80) -> pygame.Surface:
    """The image's outline as a blue shadow."""
    mask = pygame.mask.from_surface(image, 60)
    return mask.to_surface(setcolor=(*rgb(SHADOW), alpha), unsetcolor=(0, 0, 0, 0))


@lru_cache(maxsize=128)
def glow_of(image: pygame.Surface, reach: int, colour: str) -> pygame.Surface:
    """A rim of `reach` pixels about the image's outline."""
    mask = pygame.mask.from_surface(image, 60)
    shape = mask.to_surface(setcolor=rgb(colour), unsetcolor=(0, 0, 0, 0))
    width, height = image.get_size()
    out = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
    for i in range(20):
        angle = math.tau * i / 20
        at = reach + round(reach * math.cos(angle)), reach + round(reach * math.sin(angle))
        out.blit(shape, at)
    return out


def put_card(
    c: Canvas, image: pygame.Surface, x: float, y: float, angle: float = 0,
    rim: str | None = None, shadow: bool = True,
) -> Box:  # fmt: skip
    """A card (made at pixel size) about its middle, with its shadow and maybe a `rim`."""
    picture = turned(image, round(angle * 2))
    if shadow:
        c.blit(shadow_of(picture), x + 5, y + 9, "center")
    if rim:
        c.blit(glow_of(picture, c.px(10), INK), x, y, "center")
        c.blit(glow_of(picture, c.px(7), rim), x, y, "center")
    return c.blit(picture, x, y, "center")


def pile(
    c: Canvas, image: pygame.Surface, x: float, y: float, count: int, label: str = "",
    loose: bool = False,
) -> None:  # fmt: skip
    """A stack with height, an edge for every three cards, its count in a chip below."""
    for i in range(min(14, max(1, math.ceil(count / 3)))):
        jitter = (i * 37) % 9 - 4 if loose else 0
        put_card(c, image, x + i * 1.6, y - i * 2.9, jitter, shadow=i == 0)
    low = y + image.get_height() / c.u / 2 + 16
    chip(c, label or str(count), x + 6, low, CREAM, INK)


def owed_place(c: Canvas, cx: float, cy: float, width: float, height: float, colour: str) -> Box:
    """An empty card place that says what it owes: "red", "black" or "any"."""
    box = Box.around(cx, cy, width, height)
    fill_round(c, box, 18, "#123B36", "#DFF5D8", 4, alpha=170)
    if colour == "any":
        return box
    tall = height * 0.62
    c.picture(f"icons/reed_{colour}.png", cx, cy - height * 0.14, tall * 200 / 320, tall)
    tag = Box(cx - 50, box.bottom - 60, 100, 50)
    suit_pair(c, tag, colour)
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
