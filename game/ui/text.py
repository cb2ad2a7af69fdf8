"""Text: measured, fitted, wrapped and drawn; each string is rendered once and kept.

Every function takes nominal sizes; the player's text size is applied here.  A string that
does not fit its `room` first takes more lines if it may, then shrinks (never under 28 units),
then breaks its longest word, and is cut with an ellipsis only as the last resort, which the
audit counts as a fault.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.ui.canvas import Box, Canvas, NotedText
from game.ui.theme import BODY, INK, MIN_TEXT, rgb

if TYPE_CHECKING:
    from game.shell.assets import Assets

LEADING = 1.22


@lru_cache(maxsize=4096)
def _can_draw(assets: Assets, family: str, string: str) -> bool:
    """Whether each letter has a shape: a missing one is reported as a glyph without any extent."""
    metrics = assets.font(family, 20).metrics(string)
    return all(
        letter.isspace() or (metric is not None and metric[:4] != (0, 0, 0, 0))
        for letter, metric in zip(string, metrics, strict=False)
    )


def family_for(assets: Assets, family: str, string: str) -> str:
    """`family`, or Manrope for a string with letters that the display font lacks."""
    return "heavy" if family == "display" and not _can_draw(assets, family, string) else family


@lru_cache(maxsize=16384)
def _width_px(assets: Assets, string: str, family: str, px: int) -> int:
    return assets.font(family_for(assets, family, string), px).size(string)[0]


@lru_cache(maxsize=4096)
def text_image(
    assets: Assets, string: str, family: str, px: int, colour: str,
    outline: str | None = None, outline_px: int = 0,
) -> pygame.Surface:  # fmt: skip
    """The string as a surface, with a rim of `outline_px` if `outline` is given."""
    face = assets.font(family_for(assets, family, string), px)
    body = face.render(string, True, rgb(colour)).convert_alpha()
    if not outline:
        return body
    reach = outline_px
    size = (body.get_width() + 2 * reach, body.get_height() + 2 * reach)
    image = pygame.Surface(size, pygame.SRCALPHA)
    rim = face.render(string, True, rgb(outline))
    for i in range(24):
        angle = math.tau * i / 24
        at = reach + round(reach * math.cos(angle)), reach + round(reach * math.sin(angle))
        image.blit(rim, at)
    image.blit(body, (reach, reach))
    return image


def text_w(c: Canvas, string: str, size: float = BODY, family: str = "heavy") -> float:
    """Width in units that the string takes at nominal `size`."""
    return _width_px(c.assets, string, family, c.px(c.type(size))) / c.u


def line_h(c: Canvas, size: float = BODY, leading: float = LEADING) -> float:
    """Height in units of one line of nominal `size`."""
    return c.type(size) * leading


def _wrap_px(
    assets: Assets, string: str, width: float, family: str, px: int, broken: bool = False
) -> list[str]:
    """Lines of whole words, or, with `broken`, of such pieces of long words as fit."""
    rows: list[str] = []
    for part in string.split("\n"):
        now = ""
        for word in part.split():
            while broken and len(word) > 1 and _width_px(assets, word, family, px) > width:
                end = len(word) - 1
                while end > 1 and _width_px(assets, word[:end], family, px) > width:
                    end -= 1
                rows += [now, word[:end]] if now else [word[:end]]
                now, word = "", word[end:]
            trial = f"{now} {word}" if now else word
            if now and _width_px(assets, trial, family, px) > width:
                rows.append(now)
                now = word
            else:
                now = trial
        rows.append(now)
    return rows


def wrap(
    c: Canvas, string: str, width: float, size: float = BODY, family: str = "heavy",
    broken: bool = False,
) -> list[str]:  # fmt: skip
    """The string in lines that fit `width`; a longer word stands alone, or is `broken`."""
    px = c.px(c.type(size))
    return _wrap_px(c.assets, string, width * c.u, family, px, broken)


@lru_cache(maxsize=2048)
def _balanced(assets: Assets, string: str, width: float, family: str, px: int) -> tuple[str, ...]:
    rows = _wrap_px(assets, string, width, family, px)
    low, high = 0.0, width
    while len(rows) > 1 and high - low > 4:
        middle = (low + high) / 2
        trial = _wrap_px(assets, string, middle, family, px)
        widest = max(_width_px(assets, row, family, px) for row in trial)
        if len(trial) <= len(rows) and widest <= width:
            high, rows = middle, trial
        else:
            low = middle
    return tuple(rows)


def balanced(c: Canvas, string: str, width: float, size: float = BODY, family: str = "heavy") -> list[str]:  # fmt: skip
    """Wrapped to lines of about equal length, so that no word is left alone."""
    return list(_balanced(c.assets, string, width * c.u, family, c.px(c.type(size))))


@lru_cache(maxsize=4096)
def _fit(
    assets: Assets, string: str, room: float, family: str, px: int, least: int, lines: int,
    height: float,
) -> tuple[tuple[str, ...], int, bool]:  # fmt: skip
    rows: tuple[str, ...] = (string,)
    for size in range(max(px, least), least - 1, -1):
        rows = _balanced(assets, string, room, family, size) if lines > 1 else (string,)
        wide = max(_width_px(assets, row, family, size) for row in rows) > room
        tall = bool(height) and len(rows) > 1 and len(rows) * size * LEADING > height
        if not wide and not tall and len(rows) <= lines:
            return rows, size, False
    if lines > 1:
        rows = tuple(_wrap_px(assets, string, room, family, least, broken=True))
        if len(rows) <= lines and (not height or len(rows) * least * LEADING <= height):
            return rows, least, False
    kept = list(rows[:lines])
    if len(rows) > lines:
        kept[-1] += " " + rows[lines]
    return tuple(_cut(assets, row, room, family, least) for row in kept), least, True


def _cut(assets: Assets, row: str, room: float, family: str, px: int) -> str:
    """`row`, or as much of it as fits before an ellipsis."""
    if _width_px(assets, row, family, px) <= room:
        return row
    while row and _width_px(assets, row + "…", family, px) > room:
        row = row[:-1]
    return row.rstrip() + "…"


def fit(
    c: Canvas, string: str, room: float, size: float = BODY, family: str = "heavy",
    lines: int = 1, height: float = 0,
) -> tuple[tuple[str, ...], float, bool]:  # fmt: skip
    """The lines that `string` takes in `room` units, their size in units, whether it was cut.

    At most `lines` of them, together at most `height` units high if that is given.
    """
    least = math.ceil(MIN_TEXT * c.u)
    px = c.px(c.type(size))
    rows, fitted, cut = _fit(
        c.assets, string, round(room * c.u, 1), family, px, min(px, least), lines, height * c.u
    )
    return rows, fitted / c.u, cut


def _put(
    c: Canvas, string: str, x: float, y: float, px: int, colour: str, anchor: str, family: str,
    outline: str | None, outline_width: float, cut: bool,
) -> Box:  # fmt: skip
    reach = c.px(outline_width) if outline else 0
    image = text_image(c.assets, string, family, px, colour, outline, reach)
    if not c.audit:
        return c.blit(image, x, y, anchor)
    where = image.get_rect(**{anchor: (round(x * c.u), round(y * c.u))})
    seen = where.clip(c.surface.get_rect())
    middle = seen.inflate(-seen.w // 4, -seen.h // 2)
    under = pygame.transform.average_color(c.surface, middle)[:3] if middle.w and middle.h else (0, 0, 0)  # fmt: skip
    box = c.blit(image, x, y, anchor)
    ground = rgb(outline) if outline else (under[0], under[1], under[2])
    if string.strip():
        c.texts.append(NotedText(string, px / c.u, box, rgb(colour), ground, cut))
    return box


def text(
    c: Canvas, string: str, x: float, y: float, size: float = BODY, colour: str = INK,
    anchor: str = "topleft", family: str = "heavy", outline: str | None = None,
    outline_width: float = 4, room: float | None = None, lines: int = 1, height: float = 0,
) -> Box:  # fmt: skip
    """Draw the string with its `anchor` at (x, y); returns the box of all its lines.

    `room` is the width it must stay in, `lines` how many lines it may take there, `height`
    what these may be high together.
    """
    if room is None:
        px = c.px(c.type(size))
        return _put(c, string, x, y, px, colour, anchor, family, outline, outline_width, False)
    rows, fitted, cut = fit(c, string, room, size, family, lines, height)
    px = round(fitted * c.u)
    if len(rows) == 1:
        return _put(c, rows[0], x, y, px, colour, anchor, family, outline, outline_width, cut)
    step = fitted * LEADING
    middle = _middle_y(anchor, y, step * len(rows))
    side = "left" if "left" in anchor else "right" if "right" in anchor else ""
    box: Box | None = None
    for i, row in enumerate(rows):
        row_y = middle + (i - (len(rows) - 1) / 2) * step
        row_anchor = f"mid{side}" if side else "center"
        part = _put(c, row, x, row_y, px, colour, row_anchor, family, outline, outline_width, cut)
        box = part if box is None else Box(box.union(part))
    assert box is not None
    return box


def _middle_y(anchor: str, y: float, height: float) -> float:
    if "top" in anchor:
        return y + height / 2
    return y - height / 2 if "bottom" in anchor else y


def paragraph(
    c: Canvas, string: str, x: float, y: float, width: float, size: float = BODY,
    colour: str = INK, family: str = "text", leading: float = 1.28, anchor: str = "topleft",
) -> float:  # fmt: skip
    """Wrapped text from (x, y) down; returns the y below its last line."""
    for row in wrap(c, string, width, size, family):
        text(c, row, x, y, size, colour, anchor, family)
        y += line_h(c, size, leading)
    return y


def paragraph_h(
    c: Canvas, string: str, width: float, size: float = BODY, family: str = "text",
    leading: float = 1.28,
) -> float:  # fmt: skip
    """Height in units that `paragraph` would take."""
    return len(wrap(c, string, width, size, family)) * line_h(c, size, leading)
