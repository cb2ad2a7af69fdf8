"""Text as outlines: both renderers draw it alike and no SVG needs a font."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.art.drawing import INK, Canvas, num

FREDOKA = "font_fredoka_one/files/FredokaOne-Regular.ttf"


@lru_cache(maxsize=4)
def _font(name: str) -> tuple[Any, dict[int, str], int]:
    package, _, path = name.partition("/")
    font = TTFont(str(files(package) / path))
    return font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm


def outlines(
    text: str, size: float, font: str = FREDOKA, track: float = 0
) -> list[tuple[str, float, float]]:
    """Return (path, x, advance) of each letter, base line at y = 0, all in canvas units.

    The paths start at x = 0; `track` widens the gaps between the letters.
    """
    glyphs, names, units = _font(font)
    scale, x, letters = size / units, 0.0, []
    for letter in text:
        name = names.get(ord(letter), ".notdef")
        pen = SVGPathPen(glyphs, ntos=num)
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        advance = glyphs[name].width * scale
        letters.append((pen.getCommands(), x, advance))
        x += advance + track
    return letters


def text_width(text: str, size: float, font: str = FREDOKA, track: float = 0) -> float:
    """Return the width of a text."""
    letters = outlines(text, size, font, track)
    return letters[-1][1] + letters[-1][2] if letters else 0.0


def write(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str = INK,
    *,
    font: str = FREDOKA,
    rim: str | None = None,
    rim_width: float = 0,
    anchor: str = "middle",
    track: float = 0,
) -> None:
    """Add a text with its base line at y; `anchor` is start, middle or end.

    A `rim` is stroked under the letters, `rim_width` wide in all (half of it shows).
    """
    width = text_width(text, size, font, track)
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    letters = [letter for letter in outlines(text, size, font, track) if letter[0]]
    if rim:
        for path, offset, _ in letters:
            with canvas.group(left + offset, y):
                canvas.path(path, rim, rim, rim_width)
    for path, offset, _ in letters:
        with canvas.group(left + offset, y):
            canvas.flat(path, fill)
