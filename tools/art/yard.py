"""What a yard has besides plants: sun, clouds, fence, pool, jets of water, toys."""

from __future__ import annotations

import math

from .drawing import (
    CORAL,
    INK,
    PURPLE,
    SUN,
    WHITE,
    Canvas,
    Point,
    light,
    mix,
    num,
    polar,
    polyline,
    rounded,
)
from .water import WATER, WATER_DEEP, WATER_LIGHT, WATER_LINE, drop, splash


# ------------------------------------------------------------------ sky
def rays(
    canvas: Canvas, centre: Point, reach: float, count: int = 18, opacity: float = 0.16
) -> None:
    """Draw beams of light round a point."""
    step = 360 / count
    for i in range(count):
        corners = [polar(*centre, reach, i * step + turn) for turn in (6, 6 + step / 2)]
        canvas.flat(polyline([centre, *corners]) + " Z", WHITE, opacity)


def sun(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw the sun with its glow."""
    canvas.dot(x, y, radius * 3.2, fill=canvas.glow("#FFF4B8", 0.85))
    canvas.dot(x, y, radius * 1.25, fill="#FFF0A8", opacity=0.55)
    canvas.dot(x, y, radius, fill="#FFE97A")


def cloud(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """Draw a heap cloud with a shaded belly."""
    puffs = ((-74, 14, 36), (-30, -10, 50), (28, -4, 44), (74, 16, 32))
    for shift, tone in ((7, "#D3EEFB"), (0, WHITE)):
        for dx, dy, radius in puffs:
            canvas.dot(
                x + dx * scale,
                y + (dy + shift) * scale,
                radius * scale,
                radius * 0.78 * scale,
                tone,
            )
        canvas.dot(x, y + (20 + shift) * scale, 104 * scale, 24 * scale, tone)


# ------------------------------------------------------------------ land
def fence(canvas: Canvas, left: float, right: float, base: float, height: float) -> None:
    """Draw a white picket fence."""
    edge, step = "#8FA9C9", height * 0.42
    for y in (0.72, 0.34):
        canvas.path(
            rounded(left, base - height * y, right - left, height * 0.1, 3),
            "#E9F1FB",
            edge,
            height * 0.022,
        )
    x = left
    while x < right:
        w, top = step * 0.6, base - height
        canvas.path(
            f"M{num(x)},{num(base)} V{num(top + w * 0.5)} L{num(x + w / 2)},{num(top)} L{num(x + w)},{num(top + w * 0.5)} V{num(base)} Z",
            canvas.cel("#FFFFFF", "side", "#D5E2F2"),
            edge,
            height * 0.026,
        )
        x += step


# ------------------------------------------------------------------ water
def waves(
    canvas: Canvas,
    width: float,
    top: float,
    bottom: float,
    colour: str,
    length: float,
    shift: float,
) -> None:
    """Draw a band of water with a scalloped crest and its white lip."""
    crest = f"M{num(-length + shift)},{num(top)}"
    for _ in range(int((width + 2 * length) / length) + 1):
        crest += f" q{num(length * 0.25)},{num(-length * 0.16)} {num(length * 0.5)},0 t{num(length * 0.5)},0"
    fill = canvas.cel(colour, "soft", mix(colour, WATER_LINE, 0.45), mix(colour, WHITE, 0.25))
    canvas.path(f"{crest} V{num(bottom + 20)} H{num(-length)} Z", fill, WATER_LINE, 4)
    with canvas.group(0, 9):
        canvas.line(crest, WHITE, 4.4, 0.7)


def jet(canvas: Canvas, start: Point, end: Point, rise: float, width: float) -> None:
    """Draw a jet of water in an arc that widens and bursts where it ends."""
    count = 22

    def at(t: float) -> Point:
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        return x, y - rise * 4 * t * (1 - t)

    upper, lower = [], []
    for i in range(count + 1):
        t = i / count
        (x, y), (ahead_x, ahead_y) = at(t), at(t + 0.01)
        long = math.hypot(ahead_x - x, ahead_y - y) or 1
        half = width * (0.2 + 0.42 * t) * (1 + 0.10 * math.sin(i * 1.9))
        nx, ny = (ahead_y - y) / long * half, -(ahead_x - x) / long * half
        upper.append((x + nx, y + ny))
        lower.append((x - nx, y - ny))
    fill = canvas.cel(WATER, "soft", WATER_DEEP, WATER_LIGHT)
    canvas.path(polyline([*upper, *reversed(lower)]) + " Z", fill, WATER_LINE, width * 0.16)
    shine = [
        (x * 0.68 + a * 0.32, y * 0.68 + b * 0.32)
        for (x, y), (a, b) in zip(upper, lower, strict=True)
    ]
    canvas.line(polyline(shine[2:-5]), WHITE, width * 0.17, 0.95)
    for t, off, size in ((0.35, -1.2, 0.5), (0.6, -1.4, 0.6), (0.82, 1.5, 0.6)):
        x, y = at(t)
        canvas.ellipse(
            x,
            y + off * width,
            width * 0.17 * size * 2,
            fill="#A9E4FF",
            stroke=WATER_LINE,
            width=2.2,
        )
    hit_splash(canvas, end[0], end[1], width * 2.1, round(start[0] + end[0]))


def hit_splash(canvas: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    """Draw a splash with loose drops flying off."""
    splash(canvas, x, y, radius, seed=seed, arms=10)
    for i, turn in enumerate((-150, -95, -40, 15, 70, 150)):
        px, py = polar(x, y, radius * (1.35 + 0.12 * (i % 2)), turn)
        drop(canvas, px, py, radius / 60, turn - 90)


# ------------------------------------------------------------------ toys
def rubber_duck(canvas: Canvas, x: float, y: float, scale: float, flip: bool = False) -> None:
    """Draw a bathtub duck that swims at (x, y)."""
    with canvas.group(x, y, scale=scale, flip=flip):
        body = canvas.cel("#FFD23F", shadow="#E8A52E")
        canvas.path(
            "M-58,-6 C-62,-30 -40,-34 -30,-24 C-10,-34 16,-30 34,-30 C60,-28 62,14 20,18 H-30 C-48,18 -56,8 -58,-6 Z",
            body,
        )
        canvas.ellipse(22, -48, 29, 27, body)
        canvas.path(
            "M46,-52 C60,-56 72,-50 70,-44 C66,-36 52,-36 44,-40 Z",
            canvas.cel("#FF8A3D", "under"),
            width=3.4,
        )
        canvas.dot(29, -55, 5.4, 6.6)
        canvas.dot(27, -58, 1.9, fill=WHITE)
        canvas.path(
            "M-34,-8 C-20,-20 4,-16 8,-4 C0,8 -24,8 -34,-8 Z",
            canvas.cel("#FFC12E", "under"),
            width=3,
        )
        canvas.line("M4,-62 q6,-9 15,-9", light("#FFD23F", 0.8), 4)


def beach_ball(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a striped ball."""
    with canvas.group(x, y, -14, radius / 50):
        canvas.ellipse(0, 0, 50, fill=canvas.cel(WHITE, shadow="#CFE0F2", highlight=WHITE))
        for path, colour in (
            ("M-8,-49 C-44,-36 -62,4 -36,35 C-26,4 -18,-24 -8,-49 Z", CORAL),
            ("M-8,-49 C6,-20 14,12 8,49.4 C34,46 48,24 50,4 C40,-26 14,-44 -8,-49 Z", "#3FA6E6"),
        ):
            canvas.flat(path, canvas.cel(colour))
        canvas.ellipse(0, 0, 50, width=5)
        canvas.ellipse(-9, -44, 8, 5, SUN, width=3)
        canvas.line("M-32,-22 q5,-12 15,-17", WHITE, 6, 0.8)


def paddling_pool(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """Draw an inflated pool seen from the front; (x, y) is the middle of its foot."""
    with canvas.group(x, y, scale=scale):
        canvas.dot(0, 4, 176, 16, "#2F5E2E", 0.3)
        for top, colour in ((-24, CORAL), (-48, SUN), (-72, PURPLE)):
            canvas.path(
                f"M-160,{top} C-176,{top} -176,{top + 26} -160,{top + 26} C-90,{top + 44} 90,{top + 44} 160,{top + 26} "
                f"C176,{top + 26} 176,{top} 160,{top} Z",
                canvas.cel(colour, "under"),
                INK,
                4,
            )
        canvas.ellipse(0, -72, 160, 25, canvas.cel(PURPLE, "under"), INK, 4)
        canvas.ellipse(0, -70, 142, 17, WATER, WATER_LINE, 3)
        canvas.line("M-90,-72 q24,-7 60,-8 M40,-66 q30,1 54,-5", WHITE, 3.4, 0.9)
