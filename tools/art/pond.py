"""Water plants and trees of the swamp: lily pads, flowers, bulrushes, blades, cypresses."""

from __future__ import annotations

import random

from .drawing import Canvas, Point, light, mix, num, polar, shade

NIGHT = "#10243F"


def lily_pad(
    canvas: Canvas,
    x: float,
    y: float,
    rx: float,
    ry: float,
    colour: str,
    *,
    turn: float = 30,
    gap: float = 12,
    notch: float = 0.22,
    outline: float = 3,
    flower: str | None = None,
) -> None:
    """Draw a floating leaf with shadow and thickness.

    Its notch opens towards `turn` degrees, `gap` to either side, and ends `notch` of the radius
    from the middle.
    """
    stretch, edge = ry / rx, mix(colour, NIGHT, 0.62)
    start, end = polar(x, y, rx, turn + gap, stretch), polar(x, y, rx, turn - gap, stretch)
    tip = polar(x, y, rx * notch, turn, stretch)
    shape = (
        f"M{num(tip[0])},{num(tip[1])} L{num(start[0])},{num(start[1])} "
        f"A{num(rx)},{num(ry)} 0 1 1 {num(end[0])},{num(end[1])} Z"
    )
    with canvas.group(0, ry * 0.16):
        canvas.flat(shape, "#0C1B38", 0.35)
    with canvas.group(0, ry * 0.07):
        canvas.path(shape, mix(colour, NIGHT, 0.5), edge, outline)
    canvas.path(
        shape, canvas.cel(colour, "soft", shade(colour, 0.22), light(colour, 0.22)), edge, outline
    )
    for i in range(1, 12):
        _vein(canvas, (x, y), rx, stretch, turn + i * 30, mix(colour, "#E8FFB0", 0.20))
    if flower:
        water_lily(canvas, x + rx * 0.1, y - ry * 0.25, rx * 0.34, flower)


def _vein(canvas: Canvas, centre: Point, rx: float, stretch: float, turn: float, tone: str) -> None:
    def at(reach: float, angle: float) -> str:
        x, y = polar(*centre, rx * reach, angle, stretch)
        return f"{num(x)},{num(y)}"

    canvas.line(
        f"M{at(0.10, turn)} Q{at(0.5, turn)} {at(0.86, turn + 4)}", tone, max(1.6, rx * 0.008), 0.75
    )
    if rx > 90:
        for side in (-1, 1):
            fork = f"M{at(0.52, turn + 1)} Q{at(0.70, turn + side * 5.7)} {at(0.86, turn + side * 9.7 + 2.3)}"
            canvas.line(fork, tone, max(1.4, rx * 0.005), 0.6)


def water_lily(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw an open blossom that sits on (x, y)."""
    layers = (
        (1.0, mix(colour, "#5A2A6E", 0.18), 36),
        (0.78, colour, 36),
        (0.5, light(colour, 0.45), 45),
    )
    for reach, tone, step in layers:
        fill = canvas.cel(tone, "soft", shade(tone, 0.10), light(tone, 0.5))
        for turn in range(-90, 91, step):
            with canvas.group(x, y, turn, size / 40 * reach):
                canvas.path(
                    "M0,6 C-13,-8 -10,-30 0,-42 C10,-30 13,-8 0,6 Z",
                    fill,
                    mix(colour, "#3B1E5A", 0.65),
                    2.6,
                )
    canvas.ellipse(x, y - size * 0.05, size * 0.2, size * 0.13, "#FFD65C", "#A86A1E", 2)


def bulrush(
    canvas: Canvas, x: float, y: float, height: float, lean: float, stalk: str, head: str
) -> None:
    """Draw a stalk from (x, y) up, leaning `lean` sideways, with its brown head."""
    top = x + lean
    canvas.line(
        f"M{num(x)},{num(y)} Q{num(x)},{num(y - height * 0.5)} {num(top)},{num(y - height)}",
        stalk,
        6,
    )
    with canvas.group(top, y - height, lean * 0.12):
        canvas.line("M0,0 V-26", stalk, 4)
        canvas.line("M0,-4 V56", mix(head, "#0E1530", 0.5), 27)
        canvas.line("M0,-4 V56", head, 20)
        canvas.line("M-4,0 V50", light(head, 0.35), 5)


def blade(
    canvas: Canvas, x: float, y: float, height: float, lean: float, width: float, colour: str
) -> None:
    """Draw a leaf of grass from (x, y) up, bent `lean` sideways."""
    canvas.flat(
        f"M{num(x - width)},{num(y)} C{num(x - width + lean * 0.1)},{num(y - height * 0.6)} "
        f"{num(x + lean * 0.5)},{num(y - height * 0.85)} {num(x + lean)},{num(y - height)} "
        f"C{num(x + lean * 0.6 + width * 0.7)},{num(y - height * 0.8)} "
        f"{num(x + width + lean * 0.1)},{num(y - height * 0.5)} {num(x + width)},{num(y)} Z",
        colour,
    )


def cypress(
    canvas: Canvas, x: float, base: float, height: float, colour: str, dice: random.Random
) -> None:
    """Draw the silhouette of a swamp tree with hanging moss."""
    half = height * 0.10
    canvas.flat(
        f"M{num(x - half * 1.7)},{num(base)} C{num(x - half * 0.5)},{num(base - height * 0.12)} "
        f"{num(x - half * 0.4)},{num(base - height * 0.3)} {num(x - half * 0.3)},{num(base - height * 0.75)} "
        f"L{num(x + half * 0.3)},{num(base - height * 0.75)} C{num(x + half * 0.4)},{num(base - height * 0.3)} "
        f"{num(x + half * 0.5)},{num(base - height * 0.12)} {num(x + half * 1.7)},{num(base)} Z",
        colour,
    )
    for i in range(7):
        y = base - height * (0.52 + 0.48 * i / 6)
        reach = height * (0.40 - 0.045 * i) * dice.uniform(0.8, 1.15)
        middle = x + dice.uniform(-0.12, 0.12) * height * (1 - i / 8)
        canvas.dot(middle, y, reach, height * 0.085 * dice.uniform(0.9, 1.3), colour)
        for _ in range(3):
            moss(
                canvas,
                middle + dice.uniform(-0.85, 0.85) * reach,
                y,
                height * dice.uniform(0.07, 0.20),
                colour,
            )


def moss(canvas: Canvas, x: float, y: float, length: float, colour: str) -> None:
    """Draw a hanging strand, its root at (x, y)."""
    canvas.flat(
        f"M{num(x - 4)},{num(y)} Q{num(x - 3)},{num(y + length * 0.7)} {num(x)},{num(y + length)} "
        f"Q{num(x + 3)},{num(y + length * 0.7)} {num(x + 5)},{num(y)} Z",
        colour,
    )


def mist_bank(
    canvas: Canvas, x: float, y: float, half: float, opacity: float, thickness: float = 0.09
) -> None:
    """Draw a level streak of mist."""
    with canvas.group(x, y, stretch=thickness):
        canvas.dot(0, 0, half, half, canvas.glow("#FFE9E2", opacity))


def firefly(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    """Draw a glowing firefly, 34 across at size 1."""
    canvas.dot(x, y, 17 * size, fill=canvas.glow("#FFF08A", 0.75))
    canvas.dot(x, y, 3.2 * size, fill="#FFFBD0")
