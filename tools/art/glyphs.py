"""White glyphs for buttons and plates, tinted when the game runs; 100 x 100 units each.

A glyph is a list of shapes: strokes with round ends, filled outlines, and holes. A hole is
cut out of what was drawn before it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PIL import ImageChops

from . import bake
from .drawing import WHITE, Canvas, polar, polyline, rounded, star_path
from .suits import PATHS as SUIT_PATHS

SIDE = 100
PIXELS = 128


@dataclass(frozen=True)
class Shape:
    """A path that is filled, or stroked `width` wide; a hole takes away instead of adding."""

    path: str
    width: float = 0
    filled: bool = False
    hole: bool = False
    place: tuple[float, float, float] = (0, 0, 1)  # x, y, scale


def stroke(path: str, width: float = 11) -> Shape:
    """Return a line."""
    return Shape(path, width)


def solid(path: str, width: float = 0, place: tuple[float, float, float] = (0, 0, 1)) -> Shape:
    """Return a filled outline, its corners rounded by a line of `width`."""
    return Shape(path, width, True, place=place)


def hole(path: str, width: float = 0, filled: bool = True) -> Shape:
    """Return what is cut out."""
    return Shape(path, width, filled, True)


def circle(x: float, y: float, radius: float, stretch: float = 1) -> str:
    """Return a circle's path."""
    high = radius * stretch
    return f"M{x - radius},{y} A{radius},{high} 0 1 1 {x + radius},{y} A{radius},{high} 0 1 1 {x - radius},{y} Z"


def _rays(x: float, y: float, inner: float, outer: float, count: int, width: float) -> list[Shape]:
    angles = [i * 360 / count for i in range(count)]
    return [stroke(polyline([polar(x, y, inner, a), polar(x, y, outer, a)]), width) for a in angles]


def _gear() -> list[Shape]:
    teeth = [
        stroke(polyline([polar(50, 50, 24, i * 45), polar(50, 50, 35, i * 45)]), 15)
        for i in range(8)
    ]
    return [*teeth, solid(circle(50, 50, 27)), hole(circle(50, 50, 11))]


def _bullets() -> list[Shape]:
    return [solid(circle(22, y, 7)) for y in (28, 50, 72)]


DROP = "M50,10 C36,32 23,46 23,62 A27,27 0 0 0 77,62 C77,46 64,32 50,10 Z"
EYE = "M12,50 Q50,10 88,50 Q50,90 12,50 Z"
LOUDSPEAKER = "M16,40 H30 L50,22 V78 L30,60 H16 Z"
STAR = star_path(50, 54, 42, 19, 5)
PERSON = (
    solid(circle(50, 31, 17)),
    solid("M18,84 C18,62 32,53 50,53 C68,53 82,62 82,84 Z", 6),
)
CARD_LEFT = "M20,34 L46,26 L60,68 L34,77 Z"

GLYPHS: dict[str, list[Shape]] = {
    "pause": [stroke("M35,26 V74", 17), stroke("M65,26 V74", 17)],
    "play": [solid("M34,24 L76,50 L34,76 Z", 10)],
    "back": [stroke("M52,24 L26,50 L52,76", 13), stroke("M28,50 H78", 13)],
    "home": [
        solid("M50,18 L86,52 H76 V82 H24 V52 H14 Z", 6),
        hole("M43,90 V64 Q43,58 50,58 Q57,58 57,64 V90 H43 Z"),
    ],
    "again": [stroke("M74,36 A30,30 0 1 0 79,60", 12), stroke("M76,16 V38 H54", 12)],
    "seats": [stroke("M22,36 H76 L62,22", 12), stroke("M78,64 H24 L38,78", 12)],
    "log": [
        *_bullets(),
        stroke("M40,28 H80", 12),
        stroke("M40,50 H80", 12),
        stroke("M40,72 H68", 12),
    ],
    "help": [stroke("M35,38 C35,18 67,18 67,40 C67,53 50,52 50,65", 13), solid(circle(50, 83, 8))],
    "sheet": [
        stroke("M24,22 H76 V78 H24 Z", 9),
        stroke("M24,40 H76", 9),
        stroke("M46,40 V78", 9),
    ],
    "last": [
        solid("M46,26 H78 V74 H46 Z", 7),
        hole(CARD_LEFT, 20),
        solid(CARD_LEFT, 7),
    ],
    "settings": _gear(),
    "stats": [stroke("M28,78 V56", 15), stroke("M50,78 V24", 15), stroke("M72,78 V42", 15)],
    "close": [stroke("M27,27 L73,73", 14), stroke("M73,27 L27,73", 14)],
    "check": [stroke("M22,54 L42,73 L78,30", 14)],
    "plus": [stroke("M50,22 V78", 14), stroke("M22,50 H78", 14)],
    "minus": [stroke("M22,50 H78", 14)],
    "left": [stroke("M60,22 L32,50 L60,78", 14)],
    "right": [stroke("M40,22 L68,50 L40,78", 14)],
    "up": [stroke("M22,62 L50,34 L78,62", 14)],
    "down": [stroke("M22,38 L50,66 L78,38", 14)],
    "speaker": [
        solid(LOUDSPEAKER, 7),
        stroke("M63,38 Q71,50 63,62", 8),
        stroke("M75,26 Q92,50 75,74", 8),
    ],
    "speaker_off": [solid(LOUDSPEAKER, 7), stroke("M66,39 L88,61", 9), stroke("M88,39 L66,61", 9)],
    "music": [
        stroke("M38,72 V26 L76,18 V64", 9),
        stroke("M38,38 L76,30", 9),
        solid(circle(28, 73, 13, 0.82)),
        solid(circle(66, 65, 13, 0.82)),
    ],
    "crown": [
        solid("M20,74 L15,32 L35,50 L50,22 L65,50 L85,32 L80,74 Z", 8),
        hole("M24,65 H76", 5, False),
    ],
    "drop": [solid(DROP, 4), hole("M36,62 Q37,74 48,77", 6, False)],
    "drop_empty": [stroke(DROP, 8)],
    "star": [solid(STAR, 7)],
    "clock": [stroke(circle(50, 50, 33), 10), stroke("M50,32 V52 L63,60", 9)],
    "person": list(PERSON),
    "robot": [
        solid(rounded(20, 32, 60, 48, 14)),
        stroke("M50,32 V18", 7),
        solid(circle(50, 15, 7)),
        stroke("M11,50 V62", 8),
        stroke("M89,50 V62", 8),
        hole(circle(37, 51, 7)),
        hole(circle(63, 51, 7)),
        hole("M38,68 H62", 6, False),
    ],
    "eye": [stroke(EYE, 9), solid(circle(50, 50, 13))],
    "eye_off": [
        stroke(EYE, 9),
        solid(circle(50, 50, 13)),
        hole("M22,80 L78,20", 22, False),
        stroke("M20,82 L80,18", 9),
    ],
    "hint": [
        solid(
            "M50,12 C29,12 17,27 17,43 C17,57 29,62 33,74 H67 C71,62 83,57 83,43 C83,27 71,12 50,12 Z"
        ),
        stroke("M38,84 H62", 8),
        stroke("M45,94 H55", 6),
        hole("M33,44 Q33,29 47,27", 6, False),
    ],
    "undo": [stroke("M30,40 H58 A18,18 0 0 1 58,76 H34", 12), stroke("M44,20 L24,40 L44,60", 12)],
    "lock": [
        solid(rounded(22, 44, 56, 42, 10)),
        stroke("M34,44 V34 A16,16 0 0 1 66,34 V44", 10),
        hole(circle(50, 61, 6)),
        hole("M50,62 V72", 6, False),
    ],
    "keyboard": [
        solid(rounded(8, 28, 84, 46, 10)),
        *[hole(rounded(x, 37, 8, 8, 2)) for x in (18, 32, 46, 60, 74)],
        *[hole(rounded(x, 50, 8, 8, 2)) for x in (18, 32, 46, 60, 74)],
        hole(rounded(30, 62, 40, 6, 3)),
    ],
    "mouse": [
        solid(
            "M50,10 C70,10 78,26 78,44 V62 C78,80 66,90 50,90 C34,90 22,80 22,62 V44 C22,26 30,10 50,10 Z"
        ),
        hole("M50,8 V44 M20,44 H80", 6, False),
        hole("M50,24 V34", 14, False),
        stroke("M50,24 V34", 6),
    ],
    "pad": [
        solid(
            "M30,28 H70 C84,28 90,44 93,64 C95,78 82,82 75,72 L68,63 H32 L25,72 C18,82 5,78 7,64 C10,44 16,28 30,28 Z"
        ),
        hole("M30,38 V54 M22,46 H38", 7, False),
        hole(circle(66, 40, 5)),
        hole(circle(76, 51, 5)),
    ],
    "touch": [
        solid(
            "M38,92 L22,66 C17,58 26,52 32,58 L38,64 V28 C38,18 52,18 52,28 V48 C62,46 82,50 81,62 L77,82 L74,92 Z"
        ),
        stroke("M27,34 A19,19 0 1 1 63,34", 7),
    ],
    "cards": [
        solid("M14,36 L38,26 L56,70 L32,80 Z", 8),
        hole("M46,22 L86,24 L84,80 L46,78 Z", 20),
        solid("M50,24 L82,26 L80,78 L48,76 Z", 8),
        hole("M65,38 C58,48 54,52 54,58 A11,11 0 0 0 76,58 C76,52 72,48 65,38 Z"),
    ],
    "sun": [solid(circle(50, 50, 19)), *_rays(50, 50, 31, 41, 8, 9)],
    "moon": [solid("M58,12 A39,39 0 1 0 88,66 A32,32 0 0 1 58,12 Z", 4)],
    "trash": [
        solid("M26,34 H74 L69,86 H31 Z", 7),
        stroke("M18,26 H82", 9),
        stroke("M40,16 H60", 9),
        hole("M41,46 V76 M59,46 V76", 6, False),
    ],
    "edit": [
        solid("M64,14 L86,36 L40,82 L14,88 L18,60 Z", 5),
        hole("M54,24 L76,46", 6, False),
    ],
    "fullscreen": [
        stroke("M18,40 V18 H40", 12),
        stroke("M60,18 H82 V40", 12),
        stroke("M82,60 V82 H60", 12),
        stroke("M40,82 H18 V60", 12),
    ],
    "speed": [solid("M16,26 L48,50 L16,74 Z", 9), solid("M52,26 L84,50 L52,74 Z", 9)],
    "die": [
        solid(rounded(14, 14, 72, 72, 17)),
        *[hole(circle(x, y, 7.5)) for x, y in ((33, 33), (67, 33), (50, 50), (33, 67), (67, 67))],
    ],
    "heart": [solid(SUIT_PATHS["H"], 0, (50, 51, 0.88))],
    "towel": [
        solid("M22,18 H78 V84 L68.7,76 L59.3,84 L50,76 L40.7,84 L31.3,76 L22,84 Z", 5),
        hole("M20,34 H80 M20,50 H80 M20,64 H80", 6, False),
    ],
    "tap": [
        solid("M12,36 H56 Q82,36 82,60 V66 H62 V61 Q62,56 56,56 H12 Z", 4),
        stroke("M42,34 V20 M26,18 H58", 9),
        solid("M72,72 C67,80 63,84 63,88 A9,9 0 0 0 81,88 C81,84 77,80 72,72 Z"),
    ],
    "balloon": [
        solid(
            "M50,8 C74,8 84,30 78,52 C72,70 60,78 54,80 L60,92 H40 L46,80 C40,78 28,70 22,52 C16,30 26,8 50,8 Z"
        ),
        hole("M34,38 Q35,24 46,20", 6, False),
    ],
    "gun": [
        solid("M10,38 H74 V56 H46 L42,84 H20 L24,56 H10 Z", 7),
        stroke("M76,47 H92", 11),
        solid("M28,36 Q28,16 44,16 Q60,16 60,36 Z", 3),
        hole("M12,35.5 H72", 4, False),
        hole("M38,22 Q34,25 34,31", 4, False),
    ],
    "flag": [
        stroke("M24,14 V90", 10),
        solid("M32,18 Q50,8 64,18 Q76,26 88,18 V54 Q76,62 64,54 Q50,44 32,54 Z", 4),
    ],
    "trophy": [
        solid("M28,14 H72 V38 C72,54 62,62 50,62 C38,62 28,54 28,38 Z", 5),
        stroke("M28,22 H14 C14,38 20,44 30,46", 8),
        stroke("M72,22 H86 C86,38 80,44 70,46", 8),
        stroke("M50,62 V78", 11),
        solid("M32,78 H68 V86 H32 Z", 7),
    ],
}


def layer_svg(shapes: list[Shape]) -> str:
    """Return shapes drawn in white."""
    canvas = Canvas(SIDE, SIDE)
    for shape in shapes:
        x, y, scale = shape.place
        with canvas.group(x, y, scale=scale):
            canvas.path(shape.path, WHITE if shape.filled else "none", WHITE, shape.width)
    return canvas.svg()


def _glyph(name: str) -> bytes:
    """Add shapes and cut holes in the order given."""
    alpha = bake.blank(PIXELS, PIXELS).getchannel("A")
    for shape in GLYPHS[name]:
        cover = bake.picture(layer_svg([shape]), PIXELS, PIXELS).getchannel("A")
        alpha = (
            ImageChops.subtract(alpha, cover) if shape.hole else ImageChops.lighter(alpha, cover)
        )
    image = bake.blank(PIXELS, PIXELS, WHITE)
    image.putalpha(alpha)
    return bake.png_bytes(image, hidden=WHITE)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all glyphs."""
    return {f"icons/{name}.png": partial(_glyph, name) for name in GLYPHS}
