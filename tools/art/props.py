"""Coloured sprites of the interface and of Swamp's table.

Each prop is drawn on a canvas of its own units and baked at twice that size at least.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from . import bake
from .courts import draw_crown
from .drawing import (
    CORAL,
    CREAM,
    GREEN,
    INK,
    PURPLE,
    SUN,
    WHITE,
    Canvas,
    light,
    mix,
    num,
    polar,
    rounded,
    shade,
    star_path,
)
from .pond import NIGHT, firefly
from .suits import BLACK, FOUR_COLOURS, RED, TWO_COLOURS, draw_suit
from .water import WATER, WATER_DEEP, WATER_LIGHT, WATER_LINE, drop, splash, water_fill

LEAF = "#4E9C6A"
WOOD, BRASS = "#C98B4E", "#FFC93D"
DEEP_RED = "#BC2F47"


@dataclass(frozen=True)
class Prop:
    """A picture of `units`, baked `zoom` times as large; `draw` gets the canvas."""

    units: tuple[int, int]
    zoom: float
    draw: Callable[[Canvas], None]
    hidden: str = INK

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height of the sprite."""
        return round(self.units[0] * self.zoom), round(self.units[1] * self.zoom)


# ------------------------------------------------------------------ Swamp's table
def _call_pad(canvas: Canvas, colour: str, pressed: bool = False) -> None:
    """A leaf seen from above; a pressed one lies flat on the water, half under its rim."""
    edge, x, y, radius = mix(colour, NIGHT, 0.62), 50, 51 if pressed else 47, 44

    def at(reach: float, angle: float) -> str:
        px, py = polar(x, y, radius * reach, angle)
        return f"{num(px)},{num(py)}"

    leaf = f"M{at(0.16, -62)} L{at(1, -48)} A{radius},{radius} 0 1 1 {at(1, -76)} Z"
    if pressed:
        canvas.path(
            leaf, canvas.cel(colour, "soft", light(colour, 0.1), shade(colour, 0.3)), edge, 3.4
        )
    else:
        with canvas.group(0, 5):
            canvas.path(leaf, mix(colour, NIGHT, 0.5), edge, 3.4)
        canvas.path(
            leaf, canvas.cel(colour, "soft", shade(colour, 0.2), light(colour, 0.28)), edge, 3.4
        )
    for i in range(1, 11):
        turn = -62 + i * 360 / 11
        canvas.line(
            f"M{at(0.46, turn)} Q{at(0.7, turn + 2)} {at(0.88, turn + 4)}",
            mix(colour, "#F4FFC8", 0.3),
            2,
        )
    if not pressed:
        canvas.line(
            f"M{at(0.86, 178)} A{radius * 0.86},{radius * 0.86} 0 0 1 {at(0.86, 238)}",
            "#F4FFD8",
            3.4,
            0.75,
        )


def _owed_reed(canvas: Canvas, colour: str) -> None:
    """The colour that a place owes, as a bulrush with a cream rim."""
    for lean, height in ((-17, 56), (16, 62)):
        canvas.path(
            f"M50,158 C{50 + lean * 0.3},{130} {50 + lean},{118} {50 + lean * 1.7},{158 - height} "
            f"C{50 + lean * 1.9},{126} {50 + lean},{146} 50,158 Z",
            canvas.cel("#4FA667", "side"),
            "#1E5B3F",
            2.6,
        )
    canvas.line("M50,156 Q48,126 50,100", "#1E5B3F", 9)
    canvas.line("M50,156 Q48,126 50,100", "#4FA667", 4.6)
    canvas.line("M50,18 V7", "#1E5B3F", 7)
    canvas.line("M50,18 V7", "#4FA667", 3.4)
    canvas.line("M50,34 V84", "#FFF3CF", 45)
    canvas.line("M50,34 V84", mix(colour, "#0E1530", 0.5), 36)
    canvas.line("M50,34 V84", colour, 27)
    canvas.line("M42,36 V72", light(colour, 0.45), 5)


def _balance_post(canvas: Canvas) -> None:
    outline = shade(WOOD, 0.62)
    canvas.dot(70, 296, 62, 9, "#0C1B38", 0.3)
    canvas.path(
        "M14,292 C18,276 46,270 70,270 C94,270 122,276 126,292 Z", canvas.cel(WOOD, "side"), outline
    )
    canvas.path("M61,44 H79 L84,272 H56 Z", canvas.cel(WOOD, "side"), outline)
    for y in (92, 226):
        canvas.path(rounded(53, y, 34, 12, 6), canvas.cel(BRASS, "side"), shade(BRASS, 0.6), 3)
    canvas.line("M65,112 L62,214", light(WOOD, 0.6), 3, 0.8)
    canvas.path(
        "M70,4 C62,14 57,20 57,27 A13,13 0 0 0 83,27 C83,20 78,14 70,4 Z",
        water_fill(canvas),
        WATER_LINE,
        3.4,
    )
    canvas.line("M63,28 Q64,34 69,36", WHITE, 3)


def _balance_beam(canvas: Canvas) -> None:
    edge = shade(BRASS, 0.62)
    canvas.path(
        "M125,11 C160,15 200,16 232,13 Q242,20 232,27 C200,24 160,27 125,31 C90,27 50,24 18,27 "
        "Q8,20 18,13 C50,16 90,15 125,11 Z",
        canvas.cel(BRASS, "under"),
        edge,
    )
    canvas.line("M40,18 H108", light(BRASS, 0.75), 2.6)
    for x in (20, 230):
        canvas.ellipse(x, 20, 8, fill=canvas.cel(BRASS), stroke=edge, width=3.4)
    canvas.ellipse(125, 21, 16, fill=canvas.cel(BRASS), stroke=edge)
    canvas.ellipse(125, 21, 6, fill=canvas.cel(WOOD), stroke=edge, width=3)


def _balance_pan(canvas: Canvas, colour: str) -> None:
    """A bowl on two cords, hung up at (65, 6), with water in it."""
    for x in (12, 118):
        canvas.line(f"M65,6 L{x},62", INK, 5)
        canvas.line(f"M65,6 L{x},62", "#E9D9B0", 2)
    canvas.ellipse(65, 7, 5, fill=BRASS, width=3)
    canvas.path(
        "M6,62 H124 C122,100 98,114 65,114 C32,114 8,100 6,62 Z", canvas.cel(colour, "side"), INK
    )
    canvas.ellipse(65, 62, 59, 9, canvas.cel(light(colour, 0.2), "down"), INK)
    canvas.ellipse(65, 63.5, 49, 5.4, WATER, WATER_LINE, 2.4)
    canvas.line("M28,62 q14,-3 30,-2.6", WHITE, 2.4)


def _crown(canvas: Canvas) -> None:
    with canvas.group(50, 82, scale=0.92):
        draw_crown(canvas, 0, 0, 42, 62, CORAL)


# ------------------------------------------------------------------ weather and feasts
def _droplet(canvas: Canvas, kind: int) -> None:
    if kind == 3:
        canvas.ellipse(16, 16, 7, fill=water_fill(canvas), stroke=WATER_LINE, width=2.4)
        canvas.dot(13.4, 13.4, 1.9, fill=WHITE)
        return
    drop(canvas, 16, 14.5, 1.3 if kind == 1 else 0.95)


def _splash(canvas: Canvas, kind: int) -> None:
    seed, arms, radius = ((4, 9, 44), (8, 11, 44), (15, 7, 42))[kind - 1]
    splash(canvas, 64, 64, radius, seed=seed, arms=arms)


def _puddle(canvas: Canvas) -> None:
    shape = (
        "M14,34 C12,20 40,14 62,17 C76,8 112,8 124,17 C146,14 150,28 142,35 C148,46 120,52 104,47 "
        "C88,54 62,54 50,47 C30,50 14,46 14,34 Z"
    )
    canvas.path(shape, canvas.cel(WATER, "soft", WATER_DEEP, WATER_LIGHT), WATER_LINE, 3.4)
    canvas.line("M28,30 C36,23 50,21 60,23", WHITE, 4, 0.9)
    canvas.line("M112,40 C120,40 128,38 132,34", WHITE, 3, 0.7)
    canvas.ellipse(152, 46, 5, 3, WATER, WATER_LINE, 2.4)


def _mist(canvas: Canvas) -> None:
    for x, half, opacity in ((128, 124, 0.55), (92, 84, 0.35), (172, 78, 0.35)):
        with canvas.group(x, 32, stretch=0.24):
            canvas.dot(0, 0, half, half, canvas.glow("#FFF3EC", opacity))


def _ripple(canvas: Canvas) -> None:
    for half, opacity, width in ((58, 0.9, 3.4), (40, 0.7, 2.8), (21, 0.5, 2.4)):
        canvas.path(
            f"M{64 - half},24 A{half},{half * 0.34} 0 1 1 {64 + half},24 A{half},{half * 0.34} 0 1 1 {64 - half},24 Z",
            "none",
            "#D6F5FF",
            width,
            stroke_opacity=opacity,
        )


def _sparkle(canvas: Canvas) -> None:
    canvas.dot(16, 16, 15, fill=canvas.glow("#FFF6C8", 0.8))
    canvas.path(star_path(16, 16, 13, 3.6, 4), "#FFFBE2", SUN, 1.4)


def _firefly(canvas: Canvas) -> None:
    firefly(canvas, 18, 18)


def _confetti(canvas: Canvas, kind: int) -> None:
    colour = (CORAL, SUN, GREEN, PURPLE)[kind - 1]
    edge = shade(colour, 0.5)
    if kind == 1:
        canvas.path("M6,8 L17,5 L19,15 L8,18 Z", canvas.cel(colour, "down"), edge, 1.6)
    elif kind == 2:
        canvas.path(
            "M4,16 C6,6 11,20 13,11 C14,5 18,8 20,4 L21,9 C18,12 17,10 15,15 C12,23 9,12 6,19 Z",
            colour,
            edge,
            1.6,
        )
    elif kind == 3:
        canvas.ellipse(12, 12, 7.4, fill=canvas.cel(colour), stroke=edge, width=1.6)
    else:
        canvas.path(star_path(12, 12.6, 9, 4.2, 5), canvas.cel(colour), edge, 1.6)


def _podium(canvas: Canvas) -> None:
    """Three steps: second at the left, first in the middle, third at the right."""
    for x, top, width, colour in (
        (20, 76, 156, "#3FA6E6"),
        (304, 104, 156, CORAL),
        (164, 26, 152, SUN),
    ):
        canvas.path(rounded(x, top, width, 190 - top, 12), canvas.cel(colour, "side"), INK)
        canvas.path(
            rounded(x - 6, top - 12, width + 12, 24, 10),
            canvas.cel(light(colour, 0.35), "under"),
            INK,
        )
        canvas.line(f"M{x + 12},{top - 5} H{x + width * 0.55}", WHITE, 3.4, 0.85)
        middle = x + width / 2
        canvas.ellipse(middle, (top + 12 + 184) / 2, 27, fill=CREAM, stroke=INK, width=3.6)
    canvas.path(
        rounded(4, 180, 472, 16, 8), canvas.cel("#8BCB62", "under"), shade("#5E9C47", 0.5), 3.6
    )


def _suit(canvas: Canvas, suit: str, colour: str) -> None:
    draw_suit(canvas, suit, 50, 50, 92, colour)


PROPS: dict[str, Prop] = {
    "lily": Prop((100, 100), 2.56, partial(_call_pad, colour=LEAF), mix(LEAF, NIGHT, 0.62)),
    "lily_lit": Prop((100, 100), 2.56, partial(_call_pad, colour=SUN), mix(SUN, NIGHT, 0.62)),
    "lily_pressed": Prop(
        (100, 100), 2.56, partial(_call_pad, colour=LEAF, pressed=True), mix(LEAF, NIGHT, 0.62)
    ),
    "reed_black": Prop((100, 160), 2, partial(_owed_reed, colour=BLACK)),
    "reed_red": Prop((100, 160), 2, partial(_owed_reed, colour=RED)),
    "crown_gold": Prop((100, 100), 2.56, _crown),
    "balance_post": Prop((140, 310), 2, _balance_post),
    "balance_beam": Prop((250, 42), 2, _balance_beam),
    "balance_pan_black": Prop((130, 120), 2, partial(_balance_pan, colour=BLACK)),
    "balance_pan_red": Prop((130, 120), 2, partial(_balance_pan, colour=DEEP_RED)),
    "firefly": Prop((36, 36), 2, _firefly, "#FFF08A"),
    "puddle": Prop((160, 60), 2, _puddle, WATER_LINE),
    "mist": Prop((256, 64), 2, _mist, "#FFF3EC"),
    "podium": Prop((480, 200), 2, _podium),
    "ripple": Prop((128, 48), 2, _ripple, "#D6F5FF"),
    "sparkle": Prop((32, 32), 2, _sparkle, "#FFF6C8"),
    "suit_D4": Prop(
        (100, 100), 1.28, partial(_suit, suit="D", colour=FOUR_COLOURS["D"]), FOUR_COLOURS["D"]
    ),
    "suit_C4": Prop(
        (100, 100), 1.28, partial(_suit, suit="C", colour=FOUR_COLOURS["C"]), FOUR_COLOURS["C"]
    ),
}
PROPS |= {
    f"suit_{suit}": Prop((100, 100), 1.28, partial(_suit, suit=suit, colour=colour), colour)
    for suit, colour in TWO_COLOURS.items()
}
PROPS |= {
    f"droplet_{i}": Prop((32, 32), 2, partial(_droplet, kind=i), WATER_LINE) for i in (1, 2, 3)
}
PROPS |= {
    f"splash_{i}": Prop((128, 128), 2, partial(_splash, kind=i), WATER_LINE) for i in (1, 2, 3)
}
PROPS |= {f"confetti_{i}": Prop((24, 24), 2, partial(_confetti, kind=i)) for i in (1, 2, 3, 4)}


def prop_svg(name: str) -> str:
    """Return a prop's SVG text."""
    prop = PROPS[name]
    canvas = Canvas(*prop.units)
    prop.draw(canvas)
    return canvas.svg()


def _prop(name: str) -> bytes:
    prop = PROPS[name]
    return bake.png(prop_svg(name), *prop.pixels, hidden=prop.hidden)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all props."""
    return {f"icons/{name}.png": partial(_prop, name) for name in PROPS}
