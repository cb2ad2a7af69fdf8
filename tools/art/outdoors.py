"""What a summer's day outdoors is made of: sky, hedge, lawn, trees, bunting, lanterns."""

import math
import random
from collections.abc import Sequence

from tools.art.drawing import WHITE, Canvas, lerp, light, mix, num, polar, polygon, polyline, shade

HEDGE, HEDGE_LINE = "#3F9C55", "#1F5A3C"
BLOSSOMS = ("#FF9CC0", WHITE, "#FFD65C")
BUNTING = ("#E94F64", "#FFD23F", "#3FA6E6", "#5BC8AF", "#FF9CC0")
LANTERNS = ("#FF8C6B", "#FFD65C", "#F28FB4", "#8ED0F5", "#B9A2EC")


def box_path(left: float, top: float, right: float, bottom: float) -> str:
    """Return a rectangle as a path."""
    return polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def draw_sky(
    canvas: Canvas, width: float, bottom: float, high: str = "#7FD0F5", low: str = "#D9F4FF"
) -> None:
    """Draw a sky from the top down to `bottom`."""
    canvas.flat(box_path(0, 0, width, bottom), canvas.fade((0, high, 1), (1, low, 1)))


def draw_cloud(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a cloud about 260 wide at size 1."""
    for dx, dy, radius in ((-60, 10, 34), (-20, -8, 46), (30, -2, 40), (70, 14, 28)):
        canvas.dot(x + dx * size, y + dy * size, radius * size, radius * size * 0.8, WHITE, 0.92)


def draw_hills(canvas: Canvas, width: float, base: float, dice: random.Random) -> None:
    """Draw two rows of woods far away; they reach from about 160 above `base` to 60 below."""
    for tone, y, radius in (("#9FD8A0", base - 30, 90), ("#6FBF7F", base, 70)):
        x = -40.0
        while x < width + 60:
            size = radius * dice.uniform(0.7, 1.3)
            canvas.dot(x, y, size, size * 0.8, tone)
            x += size * 0.9
        canvas.flat(box_path(0, y, width, base + 60), tone)


def draw_flower(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a blossom of five petals, about three `size` wide."""
    for i in range(5):
        px, py = polar(x, y, size, i * 72)
        canvas.dot(px, py, size * 0.75, fill=colour)
    canvas.dot(x, y, size * 0.56, fill="#FFB52E")


def draw_hedge(
    canvas: Canvas, width: float, top: float, bottom: float, dice: random.Random, blossoms: int = 46
) -> None:
    """Draw a flowering hedge whose round top reaches about 45 above `top`."""
    balls = [
        (float(x), top + dice.uniform(-10, 10), dice.uniform(34, 46))
        for x in range(-20, round(width) + 40, 44)
    ]
    for x, y, radius in balls:
        canvas.ellipse(x, y, radius, fill=HEDGE_LINE, stroke=HEDGE_LINE, width=7)
    canvas.flat(box_path(0, top, width, bottom), canvas.cel(HEDGE, "soft"))
    for x, y, radius in balls:
        canvas.dot(x, y, radius, fill=HEDGE)
    for x, y, radius in balls:
        canvas.dot(x - 4, y - 8, radius * 0.74, fill="#5AB963")
        canvas.dot(x - 9, y - 16, radius * 0.34, fill="#86D67A")
    for _ in range(round(width / 13)):
        x, y = dice.uniform(0, width), dice.uniform(top, bottom - 10)
        tone = dice.choice(("#2F7F4A", "#2F7F4A", "#74C866"))
        canvas.line(f"M{num(x - 7)},{num(y)} q7,8 14,0", tone, 3)
    for _ in range(blossoms):
        x, y = dice.uniform(0, width), dice.uniform(top - 14, bottom - 18)
        draw_flower(canvas, x, y, 6.4, dice.choice(BLOSSOMS))


def draw_lawn(
    canvas: Canvas, width: float, top: float, bottom: float, dice: random.Random, tufts: int = 200
) -> None:
    """Draw a lawn, its mowing stripes running to a point far behind the middle."""
    canvas.flat(box_path(0, top, width, bottom), canvas.fade((0, "#7FC25A", 1), (1, "#A6DC78", 1)))
    middle = width / 2
    for i in range(-15, 16, 2):
        far, near = [middle + k * 86 for k in (i, i + 1)], [middle + k * 260 for k in (i, i + 1)]
        stripe = polygon(((far[0], top), (far[1], top), (near[1], bottom), (near[0], bottom)))
        canvas.flat(stripe, "#FFFFDC", 0.10)
    canvas.flat(box_path(0, top, width, top + 22), "#2F6B3C", 0.25)
    for _ in range(tufts):
        y = top + 18 + dice.random() ** 1.3 * (bottom - top - 20)
        draw_tuft(canvas, dice.uniform(0, width), y, 0.8 + 1.6 * (y - top) / (bottom - top), dice)


def draw_tuft(canvas: Canvas, x: float, y: float, size: float, dice: random.Random) -> None:
    """Draw three blades of grass."""
    tone = dice.choice(("#6FB350", "#79BC56", "#BFE98F"))
    canvas.line(
        f"M{num(x - 4 * size)},{num(y)} q0,{num(-6 * size)} {num(-2 * size)},{num(-9 * size)} "
        f"M{num(x)},{num(y)} v{num(-12 * size)} "
        f"M{num(x + 4 * size)},{num(y)} q0,{num(-6 * size)} {num(3 * size)},{num(-9 * size)}",
        tone,
        2.2,
    )


def draw_bush(canvas: Canvas, x: float, y: float, size: float, flower: str = "#FF9CC0") -> None:
    """Draw a round flowering bush standing on y, about 100 wide at size 1."""
    with canvas.group(x, y, 0, size):
        canvas.dot(4, 2, 52, 9, "#2F5E2E", 0.3)
        balls = ((-28, -24, 24), (26, -26, 25), (-2, -44, 30), (0, -18, 26))
        for bx, by, radius in balls:
            canvas.ellipse(bx, by, radius, fill=HEDGE_LINE, stroke=HEDGE_LINE, width=7)
        for bx, by, radius in balls:
            canvas.dot(bx, by, radius, fill=HEDGE)
        for bx, by, radius in balls:
            canvas.dot(bx - 4, by - 5, radius * 0.7, fill="#5AB963")
        for fx, fy in ((-30, -30), (-8, -56), (16, -40), (30, -22), (-6, -22), (-22, -12)):
            draw_flower(canvas, fx, fy, 4.6, flower)


def draw_foliage(
    canvas: Canvas, places: Sequence[tuple[float, float, float]], dice: random.Random
) -> None:
    """Draw leafy balls (x, y, radius): the crown of a tree that frames a picture."""
    for x, y, radius in places:
        canvas.ellipse(x, y, radius, fill="#1F6A46", stroke="#1F5A3C", width=8)
    for x, y, radius in places:
        canvas.dot(x, y, radius, fill="#2F8A54")
    for x, y, radius in places:
        canvas.dot(x - radius * 0.12, y - radius * 0.14, radius * 0.76, fill="#46A862")
        canvas.dot(x - radius * 0.22, y - radius * 0.30, radius * 0.40, fill="#69C272")
    for x, y, radius in places:
        for _ in range(7):
            lx, ly = polar(x, y, radius * dice.uniform(0.1, 0.85), dice.uniform(0, 360))
            tone = dice.choice(("#2A7A4B", "#7FD081"))
            canvas.line(f"M{num(lx - 8)},{num(ly)} q8,9 16,0", tone, 3.4)


def _sagging(
    x0: float, x1: float, y0: float, y1: float, sag: float, t: float
) -> tuple[float, float]:
    return lerp(x0, x1, t), lerp(y0, y1, t) + sag * 4 * t * (1 - t)


def draw_bunting(
    canvas: Canvas,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    sag: float,
    count: int,
    size: float = 1,
) -> None:
    """Draw a string of pennants from (x0, y0) to (x1, y1)."""
    rope = polyline(_sagging(x0, x1, y0, y1, sag, t / 24) for t in range(25))
    canvas.line(rope, "#8A5A34", 4 * size)
    for i in range(count):
        t = (i + 0.5) / count
        (x, y), (x2, y2) = (_sagging(x0, x1, y0, y1, sag, u) for u in (t, t + 0.01))
        colour = BUNTING[i % len(BUNTING)]
        with canvas.group(x, y, math.degrees(math.atan2(y2 - y, x2 - x)), size):
            canvas.path("M-26,0 H26 L0,56 Z", canvas.cel(colour, "side"), shade(colour, 0.55), 3.4)


def draw_lanterns(
    canvas: Canvas,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    sag: float,
    count: int,
    size: float = 1,
) -> None:
    """Draw a string of paper lanterns from (x0, y0) to (x1, y1)."""
    rope = polyline(_sagging(x0, x1, y0, y1, sag, t / 24) for t in range(25))
    canvas.line(rope, "#8A5A34", 3.4 * size)
    for i in range(count):
        x, y = _sagging(x0, x1, y0, y1, sag, (i + 0.5) / count)
        draw_lantern(canvas, x, y, size * (1, 0.86, 1.1)[i % 3], LANTERNS[i % len(LANTERNS)])


def draw_lantern(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a paper lantern that hangs from (x, y), 84 high at size 1."""
    line = shade(colour, 0.5)
    with canvas.group(x, y, 0, size):
        canvas.dot(0, 42, 62, fill=canvas.glow("#FFF3B0", 0.7))
        canvas.line("M0,0 V14", "#8A5A34", 3)
        canvas.ellipse(0, 42, 30, 27, canvas.cel(colour, "ball", shade(colour, 0.16)), line, 3)
        for rx in (10, 21):
            canvas.ellipse(0, 42, rx, 27, "none", mix(colour, line, 0.4), 2.2, 0)
        for dy in (-13, 0, 13):
            half = 30 * math.sqrt(1 - (dy / 27) ** 2)
            canvas.line(
                f"M{num(-half)},{42 + dy} Q0,{47 + dy} {num(half)},{42 + dy}",
                mix(colour, line, 0.34),
                2,
            )
        canvas.path(
            "M-12,13 H12 V19 H-12 Z M-12,65 H12 V71 H-12 Z", light("#8A5A34", 0.2), line, 2.4
        )
        canvas.line("M0,72 V86 M-4,72 V82 M4,72 V82", mix(colour, line, 0.3), 2.4)
