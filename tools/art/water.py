"""Water: drops, streams, splashes, puddles. Always outlined blue, with a white glint."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from .drawing import WHITE, Canvas, lerp, mix, num

WATER, WATER_LIGHT, WATER_DEEP, WATER_LINE = "#6FCBF7", "#D6F5FF", "#3FA6E6", "#2368B0"
WATER_PALE = "#A9E4FF"
DEEP_WET = "#1B2F6B"  # what soaked cloth is mixed with


def wet_cloth(colour: str, amount: float) -> str:
    """Return the colour of wet cloth, which keeps its hue.

    It darkens towards the colour multiplied by itself, then a little to blue
    (blue alone turns cream and yellow grey).
    """
    own = "#" + "".join(
        f"{round(int(colour[i : i + 2], 16) ** 2 / 255 * 0.72):02X}" for i in (1, 3, 5)
    )
    return mix(mix(colour, own, amount), DEEP_WET, amount * 0.28)


def water_fill(canvas: Canvas) -> str:
    """Return the fill of all water bodies."""
    return canvas.cel(WATER, "soft", WATER_DEEP, WATER_LIGHT)


def drop(canvas: Canvas, x: float, y: float, size: float = 1, turn: float = 0) -> None:
    """Draw a falling drop, 17 high at size 1."""
    with canvas.group(x, y, turn, size):
        canvas.path(
            "M0,-9 C-5,-2 -8,2 -8,6.5 A8,8 0 0 0 8,6.5 C8,2 5,-2 0,-9 Z",
            water_fill(canvas),
            WATER_LINE,
            2.6,
        )
        canvas.line("M-3.6,6.5 Q-3.4,10 -.6,10.6", WHITE, 2.2)


def bead(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    """Draw a bead of water that sits on skin, hair or cloth."""
    with canvas.group(x, y, 0, size):
        canvas.path(
            "M0,-6 C-4,-1 -5,2 -5,4 A5,5 0 0 0 5,4 C5,2 4,-1 0,-6 Z", "#BDEBFF", WATER_LINE, 1.8
        )
        canvas.dot(-1.6, 3, 1.3, 1.8, WHITE)


def stream(
    canvas: Canvas, x: float, top: float, bottom: float, width: float = 6, sway: float = 3
) -> None:
    """Draw water that runs down and ends in a bulb."""
    length, half, bulb = bottom - top, width / 2, width * 0.72
    y1, y2 = top + length * 0.35, top + length * 0.7
    canvas.path(
        f"M{num(x - half * 0.5)},{num(top)} C{num(x - half + sway)},{num(y1)} {num(x - half - sway)},{num(y2)} "
        f"{num(x - bulb)},{num(bottom - bulb)} C{num(x - bulb)},{num(bottom + bulb * 0.6)} "
        f"{num(x + bulb)},{num(bottom + bulb * 0.6)} {num(x + bulb)},{num(bottom - bulb)} "
        f"C{num(x + half - sway)},{num(y2)} {num(x + half + sway)},{num(y1)} {num(x + half * 0.5)},{num(top)} Z",
        water_fill(canvas),
        WATER_LINE,
        2.2,
    )
    glint_top, glint_bottom = num(bottom - bulb * 1.9), num(bottom - bulb * 0.5)
    canvas.line(
        f"M{num(x - bulb * 0.35)},{glint_top} L{num(x - bulb * 0.4)},{glint_bottom}", WHITE, 1.8
    )


def glint(canvas: Canvas, x: float, y: float, length: float = 12) -> None:
    """Draw a wet highlight on hair."""
    canvas.line(
        f"M{num(x)},{num(y)} Q{num(x - 2)},{num(y + length * 0.6)} {num(x + 1)},{num(y + length)}",
        WATER_PALE,
        3.2,
        0.9,
    )


def splash(canvas: Canvas, x: float, y: float, radius: float, seed: int = 1, arms: int = 9) -> None:
    """Draw a radial splat: wedge arms with bulb tips, and loose droplets."""
    dice = random.Random(seed)

    def at(distance: float, angle: float) -> str:
        return f"{num(x + distance * math.cos(angle))},{num(y + distance * math.sin(angle))}"

    tips = [
        (
            2 * math.pi * (i + dice.uniform(-0.22, 0.22)) / arms,
            radius * (0.80, 1.08, 0.92, 1.2)[i % 4] * dice.uniform(0.95, 1.05),
            radius * dice.uniform(0.50, 0.58),
        )
        for i in range(arms)
    ]
    path = ""
    for i, (angle, reach, valley) in enumerate(tips):
        before = tips[i - 1][0] - (2 * math.pi if i == 0 else 0)
        after = tips[(i + 1) % arms][0] + (2 * math.pi if i == arms - 1 else 0)
        valley_before, low, high = tips[i - 1][2], (before + angle) / 2, (angle + after) / 2
        half = 0.10 * radius / reach
        path = path or f"M{at(valley_before, low)} "
        path += (
            f"C{at(valley_before * 1.02, low * 0.62 + angle * 0.38)} {at(reach * 0.70, angle - half * 1.45)} "
            f"{at(reach * 0.86, angle - half)} C{at(reach * 1.04, angle - half * 1.5)} "
            f"{at(reach * 1.04, angle + half * 1.5)} {at(reach * 0.86, angle + half)} "
            f"C{at(reach * 0.70, angle + half * 1.45)} {at(valley * 1.02, high * 0.62 + angle * 0.38)} "
            f"{at(valley, high)} "
        )
    canvas.path(path + "Z", canvas.cel(WATER, "ball", "#4FB3EE", "#E6FAFF"), WATER_LINE, 3)
    canvas.line(
        f"M{at(radius * 0.42, 3.3)} Q{at(radius * 0.5, 3.9)} {at(radius * 0.38, 4.5)}",
        WHITE,
        radius * 0.09,
    )
    for i in range(arms // 2):
        angle, distance = tips[i * 2][0] + 0.33, radius * dice.uniform(0.98, 1.2)
        canvas.ellipse(
            x + distance * math.cos(angle),
            y + distance * math.sin(angle),
            radius * dice.uniform(0.05, 0.085),
            fill=WATER_PALE,
            stroke=WATER_LINE,
            width=2.4,
        )


def patch(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a damp patch on cloth: round splotch, satellites, a water-blue rim of light.

    No tails: they looked like blood on red cloth.
    """
    with canvas.group(x, y, 0, size):
        canvas.flat(
            "M-15,-3 C-17,-13 -7,-17 -1,-13 C6,-18 17,-12 14,-3 C18,4 13,13 5,11 C-1,16 -11,14 -12,8 "
            "C-16,6 -17,1 -15,-3 Z",
            colour,
        )
        canvas.dot(15, 13, 4, fill=colour)
        canvas.dot(-17, 14, 3, fill=colour)
        canvas.dot(17, -14, 2.6, fill=colour)
        canvas.line("M-10,-4 C-10,-9 -6,-11 -2,-9", "#BDEBFF", 2.6, 0.9)


def puddle(
    canvas: Canvas, x: float, y: float, half_width: float, runs: Sequence[tuple[float, float]] = ()
) -> None:
    """Draw a puddle on a table's edge; `runs` are (offset, length) of trickles over the edge."""
    path = (
        f"M{num(x - half_width)},{num(y)} C{num(x - half_width)},{num(y - 9)} "
        f"{num(x + half_width)},{num(y - 9)} {num(x + half_width)},{num(y)} "
    )
    here = x + half_width
    for offset, length in sorted(runs, reverse=True):
        right, left, foot = x + offset + 5, x + offset - 5, y + length
        path += (
            f"C{num(lerp(here, right, 0.3))},{num(y + 7)} {num(right + 2)},{num(y + 5)} {num(right)},{num(y + 9)} "
            f"L{num(right + 0.8)},{num(foot)} C{num(right + 1)},{num(foot + 8)} {num(left - 1)},{num(foot + 8)} "
            f"{num(left - 0.8)},{num(foot)} L{num(left)},{num(y + 9)} "
        )
        here = left
    path += f"C{num(here - 3)},{num(y + 5)} {num(x - half_width)},{num(y + 7)} {num(x - half_width)},{num(y)} Z"
    canvas.path(path, water_fill(canvas), WATER_LINE, 2.6)
    canvas.line(
        f"M{num(x - half_width * 0.78)},{num(y - 1)} Q{num(x - half_width * 0.5)},{num(y - 4)} "
        f"{num(x - half_width * 0.2)},{num(y - 4.4)}",
        WHITE,
        2.6,
        0.9,
    )
    for offset, length in runs:
        canvas.line(f"M{num(x + offset - 1.6)},{num(y + 8)} v{num(length * 0.6)}", WHITE, 1.8, 0.9)
