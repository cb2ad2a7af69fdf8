"""Small things that Water Fight's cards and field share: balloons, jets, flags, targets, towels."""

from __future__ import annotations

import math
from collections.abc import Iterable

from tools.art.drawing import CORAL, INK, SUN, WHITE, Canvas, Point, light, num, shade, star_path
from tools.art.water import WATER_LINE, drop, water_fill

SIDES = (
    ("circle", "#FFD84D"),
    ("square", "#8A5CD0"),
    ("triangle", "#FF8C9C"),
    ("diamond", "#0B7570"),
)
EMBLEMS = {
    "circle": "M0,-42 A42,42 0 1 1 -0.1,-42 Z",
    "square": "M-35,-35 H35 V35 H-35 Z",
    "triangle": "M0,-42 L44,36 H-44 Z",
    "diamond": "M0,-46 L44,0 L0,46 L-44,0 Z",
}
BALLOONS = (CORAL, "#3FA6E6", "#35B56A", SUN)


def box_path(left: float, top: float, right: float, bottom: float) -> str:
    """Return a rectangle as a path."""
    return f"M{left},{top} H{right} V{bottom} H{left} Z"


def emblem(c: Canvas, x: float, y: float, size: float, shape: str, colour: str) -> None:
    """Draw a side's emblem, about 90 high at size 1."""
    with c.group(x, y, 0, size):
        c.path(EMBLEMS[shape], c.cel(colour, "down"), width=8)
        c.line("M-16,-20 q4,-8 12,-10", WHITE, 6, 0.8)


def flag(c: Canvas, x: float, y: float, size: float, shape: str, colour: str) -> None:
    """Draw a side's flag, its pole's foot at (x, y), 130 high at size 1."""
    with c.group(x, y, 0, size):
        c.dot(6, 0, 26, 6, "#173B2A", 0.28)
        c.line("M0,0 V-128", "#5A3620", 9)
        c.line("M0,0 V-126", "#C98F5C", 4)
        c.ellipse(0, -130, 6, fill=SUN, stroke="#8A6A12", width=3)
        c.path(
            "M2,-124 C22,-134 44,-112 70,-122 C64,-104 64,-92 68,-74 C44,-64 24,-84 2,-74 Z",
            c.cel(colour, "side"),
            width=4,
        )
        with c.group(34, -98, 0, 0.36):
            c.path(EMBLEMS[shape], WHITE, width=9)


def balloon(c: Canvas, x: float, y: float, size: float, colour: str, turn: float = 0) -> None:
    """Draw a balloon full of water, 84 high at size 1."""
    with c.group(x, y, turn, size):
        c.path(
            "M0,-40 C24,-40 38,-20 36,2 C34,24 16,36 5,39 L10,48 L-10,48 L-5,39 C-16,36 -34,24 -36,2 C-38,-20 -24,-40 0,-40 Z",
            c.cel(colour),
            width=4.2,
        )
        c.line("M-24,-8 C-24,-20 -17,-27 -9,-30", WHITE, 6)
        c.dot(-22, 4, 3, 4, WHITE)
        c.line("M-26,14 q7,-6 13,0 t13,0 t13,0 t12,0", light(colour, 0.6), 3.4, 0.8)


def jet(c: Canvas, start: Point, end: Point, rise: float, width: float) -> None:
    """Draw a jet that arcs by `rise` above the straight line, thinner at its start."""
    points = []
    for i in range(21):
        t = i / 20
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        points.append((x, y - rise * 4 * t * (1 - t), width * (0.55 + 0.45 * t)))
    left, right = [], []
    for i, (x, y, w) in enumerate(points):
        x0, y0, _ = points[max(0, i - 1)]
        x1, y1, _ = points[min(20, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / length * w / 2, (x1 - x0) / length * w / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    outline = "M" + " L".join(f"{num(x)},{num(y)}" for x, y in [*left, *reversed(right)]) + " Z"
    c.path(outline, water_fill(c), WATER_LINE, 3.4)
    shine = "M" + " L".join(f"{num(x)},{num(y - w * 0.16)}" for x, y, w in points[2:15])
    c.line(shine, WHITE, width * 0.2, 0.9)


def drops(c: Canvas, places: Iterable[Point], size: float = 1.15) -> None:
    """Draw falling drops."""
    for i, (x, y) in enumerate(places):
        drop(c, x, y, size * (0.85, 1.1, 0.95)[i % 3])


def bang(c: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a star of impact."""
    c.path(star_path(x, y, radius, radius * 0.5, 8), SUN, width=3)
    c.flat(star_path(x, y, radius * 0.55, radius * 0.3, 8), "#FFF6D8")


def speed_lines(c: Canvas, x: float, y: float, length: float, count: int, step: float) -> None:
    """Draw lines that trail behind something fast."""
    for i in range(count):
        dx = (i % 2) * length * 0.22
        c.line(
            f"M{num(x + dx)},{num(y + i * step)} h{num(length * (0.9 - (i % 3) * 0.16))}", INK, 7
        )
        c.line(
            f"M{num(x + dx)},{num(y + i * step)} h{num(length * (0.9 - (i % 3) * 0.16))}", WHITE, 3
        )


def target(c: Canvas, x: float, y: float, size: float) -> None:
    """Draw a target, 120 across at size 1."""
    with c.group(x, y, 0, size):
        for radius, colour in ((60, WHITE), (44, CORAL), (28, WHITE), (13, CORAL)):
            c.ellipse(0, 0, radius, fill=colour, width=4)
        c.line("M-42,-22 q8,-18 26,-24", WHITE, 6, 0.8)


def arrow(c: Canvas, start: Point, end: Point, rise: float, colour: str) -> None:
    """Draw a thick bent arrow."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + rise)
    angle = math.degrees(math.atan2(end[1] - middle[1], end[0] - middle[0]))
    curve = f"M{num(start[0])},{num(start[1])} Q{num(middle[0])},{num(middle[1])} {num(end[0])},{num(end[1])}"
    c.line(curve, INK, 20)
    with c.group(end[0], end[1], angle):
        c.path("M-6,-24 L30,0 L-6,24 Z", colour, width=4.6)
    c.line(curve, colour, 11)


def whistle(c: Canvas, x: float, y: float, size: float) -> None:
    """Draw a referee's whistle that sounds."""
    with c.group(x, y, -12, size):
        c.line("M-40,0 C-62,30 -20,44 -4,28", CORAL, 5)
        c.path(
            "M-8,-26 H50 V-2 H22 A32,32 0 1 1 -28,-18 Q-20,-26 -8,-26 Z",
            c.cel(SUN, "down"),
            width=4,
        )
        c.ellipse(-6, 8, 13, fill=c.cel(shade(SUN, 0.3)), width=3)
        c.path("M14,-26 h10 v10 h-10 Z", INK, None)
        c.line("M-16,-18 q4,-3 10,-3", WHITE, 4)
        c.line("M22,-40 l6,-18 M38,-38 l16,-14 M4,-40 l-4,-18", INK, 5)


def towel(c: Canvas, x: float, y: float, size: float) -> None:
    """Draw a striped towel on a line."""
    with c.group(x, y, 0, size):
        c.line("M-90,-8 Q0,8 90,-10", "#8A5A34", 4)
        c.path(
            "M-44,0 Q0,6 44,-2 L50,104 Q24,110 0,104 Q-26,98 -52,106 Z",
            c.cel(WHITE, "side", "#D6DCEC"),
            width=4,
        )
        for dy in (18, 42, 66):
            c.path(
                f"M{-45 - dy * 0.08},{dy} Q0,{dy + 5} {45 + dy * 0.06},{dy - 1} L{45.6 + dy * 0.06},{dy + 11} Q0,{dy + 17} {-46 - dy * 0.08},{dy + 12} Z",
                CORAL,
                None,
            )
        c.path("M-44,0 Q0,6 44,-2 L50,104 Q24,110 0,104 Q-26,98 -52,106 Z", width=4)
        c.line(" ".join(f"M{-48 + i * 12},{104 - (i % 2) * 2} v8" for i in range(9)), INK, 3)
        for px in (-34, 34):
            c.path(f"M{px - 5},-10 h10 v20 h-10 Z", c.cel(SUN, "side"), width=3)


def shirt(c: Canvas, x: float, y: float, size: float) -> None:
    """Draw a dry shirt on a hanger, with sparkles."""
    with c.group(x, y, 0, size):
        c.line("M0,-74 q0,-16 12,-14 q10,4 2,12", INK, 5)
        c.cord("M-52,-52 Q0,-96 52,-52", "#C98B4E", 5, 3)
        c.path(
            "M-30,-62 Q0,-44 30,-62 L66,-44 L88,-4 L58,14 L46,-8 V76 Q0,86 -46,76 V-8 L-58,14 L-88,-4 L-66,-44 Z",
            c.cel("#35B56A", "side"),
            width=4.6,
        )
        c.path(
            "M-30,-62 Q0,-44 30,-62 Q24,-30 0,-30 Q-24,-30 -30,-62 Z",
            c.cel(light("#35B56A", 0.5), "down"),
            width=3.6,
        )
        c.path(star_path(0, 22, 26, 12, 5), SUN, width=3.6)
        for px, py, r in ((-92, -56, 12), (94, -48, 14), (82, 58, 10), (-84, 54, 12)):
            c.flat(star_path(px, py, r, r * 0.3, 4), WHITE)
