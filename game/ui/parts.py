"""Parts that every screen draws: buttons, chips, notices, faces, tables.  Plain functions.

They draw and keep nothing; `widgets.py` gives those that can be pressed their behaviour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.ui.canvas import Box, Canvas
from game.ui.shapes import fill_round, panel, ring, rounded, sun_rim
from game.ui.text import fit, line_h, text, text_w
from game.ui.theme import (
    BODY,
    BORDER,
    BUTTON,
    BUTTON_LIGHT,
    DISABLED_FACE,
    DISABLED_LINE,
    DISABLED_TEXT,
    INK,
    INK_SOFT,
    LABEL,
    MIN_TOUCH,
    PAD,
    PALE,
    RADIUS_CHIP,
    ROW,
    SHADOW,
    STRONG,
    SUN,
    TITLE,
    WHITE,
    mix,
    shade,
)

if TYPE_CHECKING:
    from game.shell.assets import Assets

LIP = 8  # how far a button stands off the ground
STATES = ("normal", "focus", "pressed", "disabled")


def pill_button(
    c: Canvas, box: Box, label: str, kind: str = "main", state: str = "normal",
    icon_name: str | None = None, size: float = STRONG,
) -> Box:  # fmt: skip
    """A button of `kind` go, main, danger or quiet; `state` is one of STATES.

    Focus lifts it and gives it a sun rim, pressing sinks it, a disabled one has no lip.
    """
    c.target(box, label)
    colour = BUTTON[kind]
    face = Box(box.x, box.y, box.w, box.h - LIP)
    if state == "disabled":
        face.y += LIP / 2
        fill_round(c, face, face.h / 2, DISABLED_FACE, DISABLED_LINE, BORDER)
    else:
        if state == "focus":
            face.y -= 3
            rim = Box(box.x - 10, box.y - 13, box.w + 20, box.h + 23)
            fill_round(c, rim, rim.h / 2, SUN, INK, 3)
        if state == "pressed":
            face.y += LIP - 1
        low = Box(box.x, box.y + LIP, box.w, box.h - LIP)
        fill_round(c, low, low.h / 2, shade(colour, 0.6), INK, BORDER)
        top, foot = mix(colour, WHITE, BUTTON_LIGHT), shade(colour, 0.12)
        fill_round(c, face, face.h / 2, top, INK, BORDER, foot)
        if state != "pressed" and face.w > 2 * face.h:
            glint = Box(face.x + face.h / 2, face.y + 9, face.w - face.h, 4)
            fill_round(c, glint, 2, mix(colour, WHITE, 0.5))
    ink = DISABLED_TEXT if state == "disabled" else WHITE
    _label(c, face, label, size, ink, icon_name)
    return box


def _label(c: Canvas, face: Box, label: str, size: float, ink: str, icon_name: str | None) -> None:
    room = face.w - face.h * 0.44
    sign = size * 1.25 if icon_name else 0
    rows, fitted, _ = fit(c, label, room - sign, size, "display", 2, face.h - 14)
    if icon_name:
        k = fitted / c.type(size)
        wide = max(text_w(c, row, size, "display") for row in rows) * k
        left = face.centerx - (wide + sign) / 2
        c.icon(icon_name, left + sign * 0.4, face.centery, size * 1.2, ink)
    x = face.centerx + sign / 2
    text(c, label, x, face.centery + 1, size, ink, "center", "display", room=room - sign, lines=2,
         height=face.h - 14)  # fmt: skip


def icon_button(
    c: Canvas, cx: float, cy: float, name: str, kind: str = "quiet", state: str = "normal",
    size: float = MIN_TOUCH, label: str = "",
) -> Box:  # fmt: skip
    """A round button about a middle, with the glyph `name`."""
    box = Box.around(cx, cy, size, size)
    c.target(box, label or name)
    colour = BUTTON[kind]
    drop = 5 if state == "pressed" else 0
    if state == "focus":
        sun_rim(c, box, size / 2)
    if state == "disabled":
        fill_round(c, box.pad(2), size / 2, DISABLED_FACE, DISABLED_LINE, BORDER)
        c.icon(name, cx, cy, size * 0.62, DISABLED_TEXT)
        return box
    low, face = Box(box.x, box.y + 6, size, size - 6), Box(box.x, box.y + drop, size, size - 6)
    fill_round(c, low, size / 2, shade(colour, 0.6), INK, BORDER)
    fill_round(c, face, size / 2, mix(colour, WHITE, BUTTON_LIGHT), INK, BORDER, colour)
    c.icon(name, cx, cy - 3 + drop, size * 0.6)
    return box


def chip(
    c: Canvas, label: str, x: float, y: float, fill: str = INK, colour: str = WHITE,
    anchor: str = "center", size: float = BODY, icon_name: str | None = None, border: str = INK,
    room: float | None = None, lines: int = 1,
) -> Box:  # fmt: skip
    """A small label on a ground of its own, so that it reads on any ground; returns its box."""
    pad_x, tall = 14, c.type(size) * 1.5
    extra = c.type(size) * 1.15 if icon_name else 0
    limit = None if room is None else room - 2 * pad_x - extra
    rows, fitted, _ = fit(c, label, limit or 10_000, size, "heavy", lines)
    width = max(text_w(c, row, size) for row in rows) * fitted / c.type(size)
    box = Box(0, 0, width + 2 * pad_x + extra, tall + (len(rows) - 1) * fitted * 1.22)
    setattr(box, anchor, (x, y))
    fill_round(c, box, RADIUS_CHIP, fill, border, 3)
    c.cover(box)
    if icon_name:
        c.icon(
            icon_name, box.x + pad_x + c.type(size) * 0.45, box.centery, c.type(size) * 1.1, colour
        )
    text(c, label, box.x + pad_x + extra, box.centery, size, colour, "midleft", room=limit or 10_000,
         lines=lines)  # fmt: skip
    return box


def toast(c: Canvas, cx: float, y: float, message: str, icon_name: str | None = None) -> Box:
    """A notice from `y` down: an ink chip with a sun line, wrapped to what the screen holds."""
    return chip(c, message, cx, y, INK, WHITE, "midtop", LABEL, icon_name, SUN, c.w - 80, 6)


def heading(c: Canvas, what: str, x: float, y: float, room: float, size: float = 64) -> Box:
    """The name of a screen, white with an ink rim, from its left middle on."""
    return text(c, what, x, y, size, WHITE, "midleft", "display", INK, 6, room)


def portrait(
    c: Canvas, path: str, cx: float, cy: float, size: float, line_colour: str = INK,
    fill: str = "#BFEAF7",
) -> Box:  # fmt: skip
    """A face (a square sprite) in a rounded frame of `size`."""
    box = Box.around(cx, cy, size, size)
    fill_round(c, box, size * 0.28, fill, line_colour, BORDER, mix(fill, WHITE, 0.4))
    inner = size - 2 * BORDER
    c.picture(path, cx, box.bottom - BORDER, inner, inner, anchor="midbottom")
    return box


@lru_cache(maxsize=64)
def _framed(assets: Assets, path: str, width: int, height: int, radius: int) -> pygame.Surface:
    """The part about the middle of a picture that fills the size, its corners rounded."""
    source = assets.image(path)
    have_w, have_h = source.get_size()
    k = min(have_w / width, have_h / height)
    part = pygame.Rect(0, 0, max(1, int(width * k)), max(1, int(height * k)))
    part.center = have_w // 2, have_h // 2
    image = pygame.Surface((width, height), pygame.SRCALPHA)
    cropped = source.subsurface(part).convert_alpha()
    image.blit(pygame.transform.smoothscale(cropped, (width, height)), (0, 0))
    mask = rounded(width, height, radius, WHITE)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def framed_picture(c: Canvas, path: str, box: Box, radius: float = 16, line: str = INK) -> Box:
    """A picture that fills `box`, with rounded corners and a line."""
    image = _framed(c.assets, path, c.px(box.w), c.px(box.h), c.px(radius))
    fill_round(c, box.pad(-4), radius + 4, line)
    c.blit(image, box.x, box.y)
    c.cover(box)
    return box


def countdown(c: Canvas, cx: float, cy: float, seconds: int, share: float, size: float = 96) -> Box:
    """Time left to answer: the sun ring empties."""
    box = Box.around(cx, cy, size, size)
    fill_round(c, box, size / 2, INK)
    ring(c, cx, cy, size * 0.46, share, SUN, size * 0.1)
    text(c, str(seconds), cx, cy, TITLE, WHITE, "center", "display", room=size * 0.74)
    return box


def segment_boxes(box: Box, choices: Sequence[str]) -> list[Box]:
    """Where each of the choices lies in a row of segments: wider for longer words."""
    weights = [max(4, len(choice)) for choice in choices]
    boxes, x = [], box.x
    for weight in weights:
        width = box.w * weight / sum(weights)
        boxes.append(Box(x, box.y, width, box.h))
        x += width
    return boxes


def segmented(
    c: Canvas, box: Box, choices: Sequence[str], chosen: int, focus: bool = False,
    enabled: bool = True,
) -> Box:  # fmt: skip
    """One of a few: the chosen segment on sun; with `focus` a sun rim about all."""
    if focus:
        sun_rim(c, box, box.h / 2)
    fill_round(c, box, box.h / 2, PALE, INK, 4)
    for i, (seg, label) in enumerate(zip(segment_boxes(box, choices), choices, strict=True)):
        if enabled:
            c.target(seg, label)
        if i == chosen:
            fill_round(c, seg.pad(6), (box.h - 12) / 2, SUN, INK, 4)
        colour, size = (INK, STRONG) if i == chosen else (INK_SOFT, LABEL)
        text(c, label, seg.centerx, seg.centery, size, colour, "center", "display",
             room=seg.w - 36, lines=2, height=box.h - 20)  # fmt: skip
    return box


def slider(c: Canvas, box: Box, share: float, state: str = "normal") -> Box:
    """A value 0..1: water in a glass tube with a round knob."""
    c.target(box, "slider")
    tube = Box(box.x + 20, box.centery - 20, box.w - 40, 40)
    if state == "focus":
        sun_rim(c, Box(tube.x - 12, box.centery - 38, tube.w + 24, 76), 38)
        fill_round(c, Box(tube.x - 12, box.centery - 38, tube.w + 24, 76), 38, PALE, INK, 3)
    fill_round(c, tube, 20, "#F4FAFF", INK, 4)
    level = (tube.w - 8) * share
    if level > 30:
        fill_round(
            c, Box(tube.x + 4, tube.y + 4, level, 32), 16, "#6FCBF7", "#2368B0", 3, "#3FA6E6"
        )
        fill_round(c, Box(tube.x + 18, tube.y + 10, max(4, level - 34), 5), 2.5, "#E6FAFF")
    knob = Box.around(tube.x + 20 + (tube.w - 40) * share, box.centery, 62, 62)
    fill_round(c, knob.moved(0, 5), 31, SHADOW, alpha=90)
    fill_round(c, knob, 31, WHITE, INK, BORDER, "#DCE3EE")
    return box


def switch(c: Canvas, box: Box, on: bool, label: str, state: str = "normal") -> Box:
    """A yes-or-no with its word: the knob right on green with a tick, left on pale with none."""
    c.target(box, label)
    if state in ("focus", "pressed"):
        sun_rim(c, box, box.h / 2)
    fill_round(c, box, box.h / 2, PALE, INK, 4)
    tube = Box(box.right - 148, box.centery - 30, 128, 60)
    fill_round(c, tube, 30, BUTTON["go"] if on else DISABLED_FACE, INK, 4)
    knob = Box.around(tube.right - 30 if on else tube.x + 30, box.centery, 50, 50)
    fill_round(c, knob, 25, WHITE, INK, 4)
    if on:
        c.icon("check", knob.centerx, knob.centery, 34, BUTTON["go"])
    text(c, label, box.x + 34, box.centery, LABEL, INK, "midleft", "display",
         room=tube.x - box.x - 54, lines=2, height=box.h - 14)  # fmt: skip
    return box


def sheet_row_height(c: Canvas) -> float:
    """What a row of a score sheet wants."""
    return c.type(BODY) * 1.9


def sheet_head_height(
    c: Canvas, width: float, names: Sequence[str], words: tuple[str, str]
) -> float:
    """What the row of names wants in a sheet of that width: more if a name takes two lines."""
    _first, column = _sheet_columns(c, width, len(names), words)
    lines = max(len(fit(c, name, column - 16, LABEL, "display", 2)[0]) for name in names)
    return sheet_row_height(c) + (lines - 1) * line_h(c, LABEL)


def _sheet_columns(
    c: Canvas, width: float, count: int, words: tuple[str, str]
) -> tuple[float, float]:
    """Widths of the first column, which holds `words`, and of a player's."""
    inside = width - 2 * PAD
    first = min(inside * 0.3, max(90.0, *(text_w(c, word, BODY) + 26 for word in words)))
    return first, (inside - first) / max(1, count)


def score_sheet(
    c: Canvas, box: Box, names: Sequence[str], rows: Sequence[Sequence[str]],
    totals: Sequence[int], first_column: str, total_word: str, first_row: int = 1,
) -> Box:  # fmt: skip
    """A row a round, a column a player, the leaders' totals on sun.

    `first_row` numbers the first row shown, so that a long sheet can be scrolled.
    """
    panel(c, box)
    first, column = _sheet_columns(c, box.w, len(names), (first_column, total_word))
    inside = box.pad(PAD)
    head = sheet_head_height(c, box.w, names, (first_column, total_word))
    row_h = min(sheet_row_height(c), (inside.h - head) / (len(rows) + 1.3))
    y = inside.y + head - row_h / 2

    def middle(i: int) -> float:
        return inside.x + first + column * (i + 0.5)

    text(c, first_column, inside.x + 6, inside.y + head / 2, BODY, INK_SOFT, "midleft",
         room=first - 12)  # fmt: skip
    for i, name in enumerate(names):
        text(c, name, middle(i), inside.y + head / 2, LABEL, INK, "center", "display",
             room=column - 16, lines=2)  # fmt: skip
    for r, row in enumerate(rows):
        y += row_h
        if r % 2 == 0:
            fill_round(c, Box(inside.x, y - row_h / 2, inside.w, row_h), 10, ROW)
        text(c, str(first_row + r), inside.x + 6, y, BODY, INK_SOFT, "midleft")
        for i, value in enumerate(row):
            text(c, value, middle(i), y, BODY, INK, "center", room=column - 8)
    y += row_h * 1.15
    text(c, total_word, inside.x + 6, y, BODY, INK, "midleft", room=first - 12)
    for i, total in enumerate(totals):
        if total == max(totals):
            wide = min(column - 10, max(88.0, text_w(c, str(total), STRONG, "display") + 36))
            fill_round(c, Box.around(middle(i), y, wide, row_h * 0.94), 14, SUN, INK, 3)
        text(c, str(total), middle(i), y, STRONG, INK, "center", "display")
    return box
