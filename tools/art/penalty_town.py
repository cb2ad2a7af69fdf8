"""The town at night, where everybody goes who was not beaten."""

import random

from tools.art.drawing import WHITE, Canvas, light, mix, num, rounded, shade, star_path
from tools.art.outdoors import box_path, draw_lanterns

NIGHT_LINE = "#1A1C48"
SIGNS = ("#FFD84D", "#FF8FB1", "#6FCBF7", "#8FE0B0")


def draw_town(canvas: Canvas, width: float, height: float, street: float) -> None:
    """Draw a street of lit houses; people stand on the pavement at y = `street`."""
    dice = random.Random(77)
    kerb = street - 110
    canvas.flat(
        box_path(0, 0, width, kerb),
        canvas.fade(
            (0, "#1E2052", 1), (0.5, "#3B3A86", 1), (0.85, "#8A5AA8", 1), (1, "#E38BA0", 1)
        ),
    )
    for _ in range(110):
        x, y = dice.uniform(0, width), dice.uniform(0, kerb * 0.7)
        canvas.dot(
            x, y, dice.uniform(1, 2.8), fill="#FFF3CF", opacity=round(dice.uniform(0.3, 0.95), 2)
        )
    for x, y, size in ((0.12, 0.10, 12), (0.42, 0.06, 9), (0.9, 0.16, 10)):
        canvas.flat(star_path(width * x, kerb * y, size, size * 0.3, 4), "#FFF3CF")
    moon_x, moon_y = width * 0.68, kerb * 0.16
    canvas.dot(moon_x, moon_y, 190, fill=canvas.glow("#FFF3CF", 0.5))
    canvas.dot(moon_x, moon_y, 66, fill="#FFF3CF")
    for dx, dy, radius in ((16, -14, 12), (-20, 16, 16), (24, 26, 8)):
        canvas.dot(moon_x + dx, moon_y + dy, radius, fill="#F2DDA6")
    _skyline(canvas, width, kerb, dice)
    left = -30.0
    for i in range(round(width / 300) + 1):
        house = 300 + (i % 3) * 24
        _shop(canvas, left, kerb, house, kerb * (0.50, 0.60, 0.46, 0.56)[i % 4], i)
        left += house
    draw_lanterns(
        canvas, -20, width / 2, kerb * 0.34, kerb * 0.36, 90, 5 if width > height else 3, 1.1
    )
    draw_lanterns(
        canvas, width / 2, width + 20, kerb * 0.36, kerb * 0.34, 90, 5 if width > height else 3, 1.1
    )
    _pavement(canvas, width, height, kerb, street)
    for x in (0.04, 0.96):
        _lamp(canvas, width * x, street - 60)


def _skyline(canvas: Canvas, width: float, kerb: float, dice: random.Random) -> None:
    x = -20.0
    while x < width:
        wide, high = dice.uniform(90, 170), kerb * dice.uniform(0.5, 0.78)
        canvas.flat(box_path(x, kerb - high, x + wide, kerb), "#4A4690")
        for row in range(int(high / 60)):
            for column in range(int(wide / 44)):
                if dice.random() < 0.4:
                    wx, wy = x + 16 + column * 44, kerb - high + 24 + row * 60
                    canvas.flat(box_path(wx, wy, wx + 20, wy + 28), "#FFD98A", 0.75)
        x += wide + dice.uniform(0, 30)


def _shop(canvas: Canvas, x: float, foot: float, wide: float, high: float, index: int) -> None:
    """Draw a house with lit windows and a shop below; what it sells is told by its sign."""
    wall = ("#B5658A", "#5A6FB8", "#C98A5A", "#6A5AA8", "#4F9A98")[index % 5]
    top, line = foot - high, mix(wall, NIGHT_LINE, 0.7)
    canvas.path(box_path(x, top, x + wide, foot), canvas.cel(wall, "side"), line, 5)
    canvas.path(
        rounded(x - 10, top - 26, wide + 20, 34, 10), canvas.cel(light(wall, 0.2), "under"), line, 5
    )
    rows = int((high - 250) / 130)
    for row in range(max(1, rows)):
        for column in range(3):
            wx, wy = x + wide * (0.2 + 0.3 * column), top + 40 + row * 126
            if wy > foot - 330:
                continue
            lit = (row * 3 + column + index) % 4 != 0
            canvas.path(
                rounded(wx - 28, wy, 56, 80, 12),
                canvas.cel("#FFD98A", "soft", "#FFB65C", "#FFF0B8") if lit else "#3B3F7E",
                line,
                5,
            )
            canvas.line(f"M{num(wx)},{num(wy)} v80 M{num(wx - 28)},{num(wy + 40)} h56", line, 4)
    shop_top = foot - 190
    glow = canvas.cel("#FFE0A0", "soft", "#FFC46B", "#FFF6D0")
    canvas.path(rounded(x + 24, shop_top, wide * 0.56, 168, 10), glow, line, 5)
    canvas.path(
        rounded(x + wide * 0.72, shop_top - 8, wide * 0.2, 198, 10),
        canvas.cel(mix(wall, "#3B2F7F", 0.5), "side"),
        line,
        5,
    )
    canvas.ellipse(x + wide * 0.76, foot - 92, 6, fill="#FFD84D", stroke=line, width=3)
    stripes = 7
    for i in range(stripes):
        colour = (SIGNS[index % 4], WHITE)[i % 2]
        sx, step = x + 10 + i * (wide - 20) / stripes, (wide - 20) / stripes
        canvas.path(
            f"M{num(sx)},{num(shop_top - 50)} H{num(sx + step)} V{num(shop_top + 6)} "
            f"Q{num(sx + step / 2)},{num(shop_top + 34)} {num(sx)},{num(shop_top + 6)} Z",
            canvas.cel(colour, "soft", shade(colour, 0.2)),
            line,
            4,
        )
    _wares(canvas, x + 24 + wide * 0.28, shop_top + 104, index, line)
    _sign(canvas, x + wide / 2, shop_top - 92, index, line)


def _sign(canvas: Canvas, x: float, y: float, index: int, line: str) -> None:
    """Draw a lit round sign: note, cup, star or cone."""
    colour = SIGNS[index % 4]
    canvas.dot(x, y, 84, fill=canvas.glow(colour, 0.6))
    canvas.ellipse(x, y, 38, fill=NIGHT_LINE, stroke=colour, width=7)
    with canvas.group(x, y):
        match index % 4:
            case 0:
                canvas.line("M-8,14 V-18 L14,-22 V10", colour, 5)
                canvas.ellipse(-13, 14, 7, 5.5, colour, None, 0)
                canvas.ellipse(9, 10, 7, 5.5, colour, None, 0)
            case 1:
                canvas.path(
                    "M-16,-8 H10 C10,6 4,12 -3,12 C-10,12 -16,6 -16,-8 Z", colour, colour, 3
                )
                canvas.line("M11,-5 C20,-7 20,5 9,5 M-14,19 H9", colour, 4)
            case 2:
                canvas.flat(star_path(0, 1, 22, 10, 5), colour)
            case _:
                canvas.path("M-11,-2 H11 L0,24 Z", "#F5D27A", None, 0)
                canvas.dot(0, -8, 13, fill=colour)


def _wares(canvas: Canvas, x: float, y: float, index: int, line: str) -> None:
    for i, dx in enumerate((-46, 0, 46)):
        colour = SIGNS[(index + i + 1) % 4]
        canvas.path(
            rounded(x + dx - 17, y - 6 - i % 2 * 16, 34, 62 + i % 2 * 16, 10),
            canvas.cel(colour, "side"),
            line,
            4,
        )
        canvas.ellipse(x + dx, y - 14 - i % 2 * 16, 13, 11, canvas.cel(light(colour, 0.3)), line, 4)


def _pavement(canvas: Canvas, width: float, height: float, kerb: float, street: float) -> None:
    canvas.flat(box_path(0, kerb, width, height), canvas.fade((0, "#7A74B0", 1), (1, "#A79BD0", 1)))
    canvas.line(f"M0,{num(kerb)} H{num(width)}", NIGHT_LINE, 5)
    road = street + (height - street) * 0.5
    for i in range(-14, 15):
        canvas.line(
            f"M{num(width / 2 + i * 130)},{num(kerb)} L{num(width / 2 + i * 190)},{num(road)}",
            "#5F5A9C",
            4,
            0.7,
        )
    canvas.line(f"M0,{num((kerb + road) / 2)} H{num(width)}", "#5F5A9C", 4, 0.7)
    canvas.flat(box_path(0, road, width, height), canvas.fade((0, "#34356E", 1), (1, "#2A2C63", 1)))
    canvas.path(box_path(-10, road - 14, width + 10, road + 6), "#C9BEE6", "#5F5A9C", 4)
    for x, wide, tone in ((0.2, 200, "#FFD98A"), (0.5, 260, "#FF8FB1"), (0.8, 220, "#6FCBF7")):
        canvas.dot(width * x, road + (height - road) * 0.6, wide, 30, canvas.glow(tone, 0.5))
    for x in (0.2, 0.5, 0.8):
        canvas.dot(width * x, street, 240, 60, canvas.glow("#FFE0A0", 0.4))


def _lamp(canvas: Canvas, x: float, y: float) -> None:
    canvas.dot(x, y - 520, 220, fill=canvas.glow("#FFE0A0", 0.6))
    canvas.cord(f"M{num(x)},{num(y)} V{num(y - 470)}", "#4A4A8C", 14, 4, NIGHT_LINE)
    canvas.path(
        f"M{num(x - 36)},{num(y)} H{num(x + 36)} L{num(x + 18)},{num(y - 50)} H{num(x - 18)} Z",
        canvas.cel("#4A4A8C", "side"),
        NIGHT_LINE,
        5,
    )
    canvas.path(
        f"M{num(x - 26)},{num(y - 470)} L{num(x - 40)},{num(y - 560)} H{num(x + 40)} L{num(x + 26)},{num(y - 470)} Z",
        canvas.cel("#FFE9A8", "soft", "#FFC46B", WHITE),
        NIGHT_LINE,
        5,
    )
    canvas.path(
        f"M{num(x - 50)},{num(y - 558)} Q{num(x)},{num(y - 610)} {num(x + 50)},{num(y - 558)} Z",
        canvas.cel("#4A4A8C", "side"),
        NIGHT_LINE,
        5,
    )
