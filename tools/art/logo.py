"""The word mark: fat wet letters in sun yellow, dripping, and the splash behind them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from . import bake
from .drawing import INK, SUN, WHITE, Canvas, num, polar
from .lettering import outlines
from .water import WATER, WATER_DEEP, WATER_LIGHT, WATER_LINE, bead, drop

WORD = "Drench"
SIZE = (1120, 460)
SPLASH_SIZE = (1400, 620)
LETTER_SIZE, BASE_LINE, LEFT = 292, 322, 72
TRACK = -2
# turn in degrees and rise of each letter
BOUNCE = ((-5, 4), (-2, -4), (3, 6), (-3, 0), (2, 8), (5, 0))
# drips of each letter: (x as a part of its width, length, width)
DRIPS = (
    ((0.30, 62, 30), (0.62, 34, 24)),
    ((0.30, 40, 24),),
    ((0.42, 66, 28),),
    ((0.22, 34, 22), (0.76, 58, 28)),
    ((0.50, 46, 26),),
    ((0.20, 64, 28), (0.78, 36, 24)),
)
YELLOW = (
    (0.0, "#FFF6C4"),
    (0.40, "#FFE678"),
    (0.43, SUN),
    (0.74, SUN),
    (0.77, "#FFBE36"),
    (1.0, "#FFAE2B"),
)


def _letters(canvas: Canvas, draw: Callable[[int, str, float], None]) -> None:
    """Call draw(number, path, width) for each letter, in its place and turn."""
    for i, (path, x, advance) in enumerate(outlines(WORD, LETTER_SIZE, track=TRACK)):
        turn, rise = BOUNCE[i]
        with canvas.group(LEFT + x, BASE_LINE - rise, turn, pivot=(advance / 2, -90)):
            draw(i, path, advance)


def _drip(x: float, length: float, width: float) -> str:
    """A drip that hangs down from y = -8 and ends in a bulb."""
    half, neck = width / 2, width * 0.34
    return (
        f"M{num(x - half * 1.5)},-8 C{num(x - half)},4 {num(x - neck)},10 {num(x - neck)},{num(length * 0.55)} "
        f"C{num(x - half)},{num(length * 0.7)} {num(x - half)},{num(length)} {num(x)},{num(length)} "
        f"C{num(x + half)},{num(length)} {num(x + half)},{num(length * 0.7)} {num(x + neck)},{num(length * 0.55)} "
        f"C{num(x + neck)},10 {num(x + half)},4 {num(x + half * 1.5)},-8 Z"
    )


def logo_svg() -> str:
    """Return the word mark."""
    canvas = Canvas(*SIZE)

    def rim(colour: str, width: float, drip_width: float) -> Callable[[int, str, float], None]:
        def draw(i: int, path: str, advance: float) -> None:
            for part, length, wide in DRIPS[i]:
                canvas.path(_drip(advance * part, length, wide), colour, colour, drip_width)
            canvas.path(path, colour, colour, width)

        return draw

    with canvas.group(7, 14):
        _letters(canvas, rim("#0E1B3A", 62, 40))
    _letters(canvas, rim(INK, 60, 38))
    canvas.dot(168, 212, 24, 44)  # the eye of the D, which the rims don't quite close
    _letters(canvas, rim(WATER_LINE, 36, 16))
    water = canvas.cel(WATER, "soft", WATER_DEEP, WATER_LIGHT)
    _letters(canvas, rim("#5DBFF3", 28, 8))
    _letters(canvas, partial(_glaze, canvas, water))
    _letters(canvas, partial(_face, canvas))
    for x, y, size, turn in (
        *((40, 84, 2.2, 132), (1070, 112, 2.4, -132)),
        *((1094, 318, 1.6, -60), (26, 330, 1.5, 66)),
    ):
        drop(canvas, x, y, size, turn)
    return canvas.svg()


def _glaze(canvas: Canvas, water: str, i: int, path: str, advance: float) -> None:
    """Shine on the drips and on the rim of water."""
    del path
    for part, length, wide in DRIPS[i]:
        x = advance * part
        canvas.flat(_drip(x, length, wide), water)
        canvas.line(
            f"M{num(x - wide * 0.2)},{num(length * 0.74)} v{num(wide * 0.26)}",
            WHITE,
            wide * 0.2,
            0.95,
        )


def _face(canvas: Canvas, i: int, path: str, advance: float) -> None:
    """The yellow letter, light above and warm below, with beads of water on it."""
    canvas.path(path, INK, INK, 9)
    canvas.flat(path, canvas.fade(*((offset, colour, 1) for offset, colour in YELLOW)))
    beads = {0: (0.24, -40, 2.0), 1: (0.24, -34, 1.5), 3: (0.24, -52, 1.8), 5: (0.24, -62, 2.0)}
    if i in beads:
        part, y, size = beads[i]
        bead(canvas, advance * part, y, size)


def splash_svg() -> str:
    """Return the splash that stands behind the word mark: a wide crown of water."""
    canvas = Canvas(*SPLASH_SIZE)
    x, y, stretch = SPLASH_SIZE[0] / 2, 318, 0.44
    reaches = (1.0, 0.83, 0.94, 0.78, 0.98, 0.84, 0.9, 0.8)
    arms = 22
    for scale, fill in ((1.0, WATER_DEEP), (0.86, WATER)):
        path = ""
        for i in range(arms):
            turn = i * 360 / arms - 90
            reach, step = 640 * scale * reaches[(i * 3) % 8], 360 / arms

            def at(distance: float, angle: float) -> str:
                px, py = polar(x, y, distance, angle, stretch)
                return f"{num(px)},{num(py)}"

            valley = 450 * scale
            path = path or f"M{at(valley, turn - step / 2)} "
            path += (
                f"C{at(valley * 1.05, turn - step * 0.22)} {at(reach * 0.8, turn - 2.2)} {at(reach * 0.92, turn - 2.4)} "
                f"C{at(reach * 1.06, turn - 3)} {at(reach * 1.06, turn + 3)} {at(reach * 0.92, turn + 2.4)} "
                f"C{at(reach * 0.8, turn + 2.2)} {at(valley * 1.05, turn + step * 0.22)} {at(valley, turn + step / 2)} "
            )
        rim = WATER_LINE if scale == 1.0 else None
        canvas.path(path + "Z", canvas.cel(fill, "soft", fill, WATER_LIGHT), rim, 6)
    canvas.dot(x, y, 400, 190, canvas.glow(WHITE, 0.75))
    for i, turn in enumerate(range(-170, -5, 15)):
        px, py = polar(x, y, 655 + 26 * (i % 3), turn, stretch * 0.96)
        drop(canvas, px, py, 1.1 + 0.35 * (i % 3), turn - 90)
    return canvas.svg()


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of the word mark and its splash."""
    return {
        "title/logo.png": lambda: bake.png(logo_svg(), *SIZE),
        "title/logo_splash.png": lambda: bake.png(splash_svg(), *SPLASH_SIZE, hidden=WATER_LINE),
    }
