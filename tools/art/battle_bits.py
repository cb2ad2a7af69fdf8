"""What lies and flies on the battlefield: flags, towels, tap, phases, the sight, balloons, water."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from tools.art.bake import png
from tools.art.battle_things import BALLOONS, SIDES, balloon, drops, flag
from tools.art.drawing import (
    CORAL,
    CREAM,
    GREEN,
    INK,
    PURPLE,
    SUN,
    WHITE,
    Canvas,
    mix,
    num,
    polar,
    polygon,
    rounded,
    shade,
)
from tools.art.water import WATER, WATER_LINE, WATER_PALE, drop, splash, water_fill

Draw = Callable[[Canvas], None]
WATER_EDGE = "#2368B0"


# ------------------------------------------------------------------ sides
def _flag(c: Canvas, shape: str, colour: str) -> None:
    flag(c, 34, 146, 1, shape, colour)


def _towel(c: Canvas, colour: str) -> None:
    c.path("M18,24 L166,14 L178,88 L24,98 Z", "#2F5E3A", None, fill_opacity=0.28)
    c.path("M14,18 L162,8 L174,82 L20,92 Z", c.cel(WHITE, "side", "#E3D5BB"), shade(colour, 0.5), 4)
    for k in (0.07, 0.35, 0.63, 0.87):
        x0, x1 = 14 + 148 * k, 14 + 148 * (k + 0.1)
        y0, y1 = 18 - 10 * k, 18 - 10 * (k + 0.1)
        c.flat(polygon(((x0, y0), (x1, y1), (x1 + 9, y1 + 74), (x0 + 8, y0 + 74))), colour)
    c.line("M14,18 L162,8 L174,82 L20,92 Z", shade(colour, 0.5), 4)


def _tap(c: Canvas) -> None:
    c.ellipse(74, 176, 56, 14, water_fill(c), WATER_LINE, 4)
    c.line("M44,172 q16,-6 34,-5", WHITE, 4)
    c.path("M58,48 H88 V176 H58 Z", c.cel("#B98F58", "side"), "#5A3620", 5)
    c.path("M54,40 H92 V54 H54 Z", c.cel("#CFA468", "under"), "#5A3620", 4)
    c.path(
        "M30,58 H66 V80 H48 Q48,92 48,98 H26 V78 Q26,58 30,58 Z",
        c.cel("#B9C4DA", "down"),
        "#35507E",
        4.4,
    )
    c.line("M52,58 V40 M36,38 H70", "#35507E", 9)
    c.line("M52,58 V42 M38,38 H68", CORAL, 4)
    drop(c, 37, 112, 1.5)
    drop(c, 37, 146, 1.1)


# ------------------------------------------------------------------ phases
def _phase(c: Canvas, name: str) -> None:
    colours = {
        "refill": "#3FA6E6",
        "draw": PURPLE,
        "recruit": GREEN,
        "soak": CORAL,
        "end": "#F2A33A",
    }
    c.ellipse(64, 64, 54, fill=c.cel(colours[name]), width=6)
    if name == "refill":
        c.path(
            "M64,26 C48,48 42,56 42,68 A22,22 0 0 0 86,68 C86,56 80,48 64,26 Z",
            c.cel("#D6F5FF", "soft", "#8FDCF8", WHITE),
            width=5,
        )
        c.line("M52,70 q0,9 8,12", WHITE, 5)
        c.line("M64,58 v22 M53,69 h22", WATER_EDGE, 6)
    elif name == "draw":
        for x, turn, tone in ((48, -14, "#D9C8F8"), (72, 10, CREAM)):
            with c.group(x, 64, turn):
                c.path(rounded(-19, -28, 38, 56, 7), tone, width=4.6)
        with c.group(72, 64, 10):
            c.path(
                "M0,-16 c-8,11 -11,15 -11,21 a11,11 0 0 0 22,0 c0,-6 -3,-10 -11,-21 Z",
                "#6FCBF7",
                WATER_EDGE,
                3,
            )
    elif name == "recruit":
        c.path("M36,98 C36,74 48,66 64,66 C80,66 92,74 92,98 Z", c.cel(SUN, "side"), width=5)
        c.ellipse(64, 48, 20, fill=c.cel("#FBCFA4"), width=5)
        c.path(
            "M44,46 C42,24 86,22 84,46 C76,38 66,36 60,40 C54,36 50,38 44,46 Z", "#6B3F2A", width=4
        )
        c.path("M84,72 h10 v-10 h10 v10 h10 v10 h-10 v10 h-10 v-10 h-10 Z", WHITE, width=4)
    elif name == "soak":
        splash(c, 64, 66, 36, 4)
        c.dot(54, 62, 4.4, 6)
        c.dot(74, 62, 4.4, 6)
        c.line("M54,76 q10,9 20,0", INK, 4.6)
    else:
        c.ellipse(64, 64, 34, fill=CREAM, width=5)
        c.line("M64,64 V42 M64,64 L80,72", INK, 7)
        c.dot(64, 64, 5, fill=CORAL)


# ------------------------------------------------------------------ the sight
RING_TONES = ("#EAF6FF", "#BFE5FA", "#8FD6F7", "#FFE08A", "#FFB35C", "#F0455C")


def _rings(c: Canvas) -> None:
    """Six rings for arcade aim, worth 1 outside to 6 in the middle, each 40 wide."""
    for i, tone in enumerate(RING_TONES):
        radius = 240 - 40 * i
        c.ellipse(250, 250, radius - 3, fill=tone, stroke=INK, width=5, opacity=0.86)
    c.ellipse(250, 250, 236, stroke=SUN, width=4)
    c.dot(238, 238, 9, 7, WHITE, 0.9)


def _sight(c: Canvas) -> None:
    for width, colour in ((17, INK), (8, SUN)):
        c.ellipse(100, 100, 58, stroke=colour, width=width)
        c.line("M100,8 V64 M100,136 V192 M8,100 H64 M136,100 H192", colour, width)
    c.ellipse(100, 100, 9, fill=CORAL, width=5)


# ------------------------------------------------------------------ balloons
def _balloon(c: Canvas, colour: str) -> None:
    balloon(c, 48, 56, 1.0, colour)


def _burst(c: Canvas, step: int, colour: str) -> None:
    reach = (64, 96, 116)[step]
    splash(c, 128, 128, reach * 0.86, 3 + step, 9 + step)
    for i in range(5 if step < 2 else 4):
        x, y = polar(128, 128, reach * (0.62, 0.8, 0.98)[step], 20 + i * 72)
        with c.group(x, y, 30 + i * 60, (1.2, 1, 0.7)[step]):
            c.path(
                "M-16,-8 C-8,-16 10,-14 16,-4 C8,0 6,10 -4,10 C-8,2 -14,2 -16,-8 Z",
                c.cel(colour),
                width=3.6,
            )


# ------------------------------------------------------------------ water
def _puddle(c: Canvas, kind: int) -> None:
    shape = (
        "M10,50 C8,20 60,8 108,12 C160,6 226,18 230,46 C232,76 180,90 128,86 C80,94 14,84 10,50 Z",
        "M14,54 C4,30 44,22 70,24 C90,2 150,6 168,22 C206,18 234,34 228,54 C226,80 166,90 122,82 C84,94 22,84 14,54 Z",
        "M20,46 C24,16 84,14 112,22 C150,4 220,16 222,48 C232,72 190,88 150,80 C104,96 18,88 20,46 Z",
    )[kind]
    c.path(shape, c.cel(WATER, "soft", "#4FB3EE", WATER_PALE), WATER_LINE, 4, fill_opacity=0.9)
    c.line("M46,42 q28,-14 64,-15 M128,26 q12,0 20,3", WHITE, 5, 0.9)
    c.line("M150,70 q30,-2 46,-14", WATER_LINE, 3, 0.5)


def _wet_spot(c: Canvas, kind: int) -> None:
    dice = (0.2, 1.9, 4.1)[kind]
    tone = "#2E6B4A"
    c.dot(120, 48, 88, 30, tone, 0.22)
    for i in range(7):
        x, y = polar(120, 48, 92, math.degrees(dice) + i * 51, 0.4)
        c.dot(x, y, 18 - i % 3 * 5, 8 - i % 3 * 2, tone, 0.2)
    c.dot(120, 46, 60, 18, tone, 0.16)


def _fan(c: Canvas) -> None:
    """The wide spray of a splash shot, from the left edge's middle to the right."""
    for i, angle in enumerate((-24, -14, -5, 5, 14, 24)):
        far = polar(0, 130, (232, 252, 244, 256, 240, 228)[i], angle)
        near = [polar(0, 130, 30, angle + d) for d in (-4, 4)]
        sides = [polar(0, 130, 200, angle + d) for d in (-4.6, 4.6)]
        path = f"M{num(near[0][0])},{num(near[0][1])} L{num(sides[0][0])},{num(sides[0][1])} Q{num(far[0])},{num(far[1])} {num(sides[1][0])},{num(sides[1][1])} L{num(near[1][0])},{num(near[1][1])} Z"
        c.path(path, water_fill(c), WATER_LINE, 4)
    c.path("M0,112 L86,92 Q104,130 86,168 L0,148 Z", water_fill(c), WATER_LINE, 4)
    c.flat("M-4,114 H40 V146 H-4 Z", mix(WATER, WATER_PALE, 0.5))
    c.line("M6,122 L70,106", WHITE, 6, 0.9)
    drops(c, ((226, 66), (250, 118), (238, 176), (206, 206), (202, 44)), 1.3)


# name: width, height, drawing
def _bits() -> dict[str, tuple[int, int, Draw]]:
    bits: dict[str, tuple[int, int, Draw]] = {
        "tap": (136, 196, _tap),
        "aim_rings": (500, 500, _rings),
        "aim_sight": (200, 200, _sight),
        "fan": (280, 260, _fan),
    }
    for shape, colour in SIDES:
        bits[f"flag_{shape}"] = (116, 156, partial(_flag, shape=shape, colour=colour))
        bits[f"towel_{shape}"] = (188, 106, partial(_towel, colour=colour))
    for name in ("refill", "draw", "recruit", "soak", "end"):
        bits[f"phase_{name}"] = (128, 128, partial(_phase, name=name))
    for i, colour in enumerate(BALLOONS, 1):
        bits[f"balloon_{i}"] = (96, 112, partial(_balloon, colour=colour))
        for step in range(3):
            bits[f"burst_{i}_{step + 1}"] = (256, 256, partial(_burst, step=step, colour=colour))
    for kind in range(3):
        bits[f"puddle_{kind + 1}"] = (240, 100, partial(_puddle, kind=kind))
        bits[f"wet_spot_{kind + 1}"] = (240, 96, partial(_wet_spot, kind=kind))
    return bits


BITS = _bits()


def bit_svg(name: str) -> str:
    """Return a bit's drawing."""
    width, height, draw = BITS[name]
    canvas = Canvas(width, height)
    draw(canvas)
    return canvas.svg()


def _bit(name: str) -> bytes:
    width, height, _ = BITS[name]
    return png(bit_svg(name), width, height)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all bits by path."""
    return {f"battle/{name}.png": partial(_bit, name) for name in BITS}
