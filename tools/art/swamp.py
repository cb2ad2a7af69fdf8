"""The swamp at dusk: a huge calm lily pad is the table, all detail lies at the edges."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from . import bake
from .drawing import Canvas, mix, num
from .pond import blade, bulrush, cypress, firefly, lily_pad, mist_bank, moss

TABLE_GREEN = "#2F7A62"
SUN_GOLD = "#FFE9B5"


@dataclass(frozen=True)
class Composition:
    """Where things lie, in units of the picture; `table` is (x, y, half width, half height)."""

    width: int
    height: int
    horizon: float
    sun_x: float
    table: tuple[float, float, float, float]
    tree: float  # scale of the trees
    gap: float  # half width of the opening between the trees, at the front
    trees: tuple[int, int, int]  # how many in each row, far to near
    clouds: tuple[tuple[float, str, float], ...]
    reeds: float  # scale of the reeds in the corners


WIDE = Composition(
    *(1920, 1080, 282, 1310),
    table=(960, 605, 690, 284),
    tree=0.86,
    gap=560,
    trees=(17, 15, 13),
    clouds=((78, "#8A5A9C", 0.55), (128, "#C06A92", 0.5), (176, "#F08F86", 0.5)),
    reeds=1.0,
)
TALL = Composition(
    *(1080, 1920, 592, 760),
    table=(540, 1075, 476, 408),
    tree=1.35,
    gap=330,
    trees=(10, 8, 6),
    clouds=(
        (150, "#6A4A92", 0.5),
        (262, "#8A5A9C", 0.55),
        (366, "#C06A92", 0.5),
        (450, "#F08F86", 0.5),
    ),
    reeds=1.05,
)


def picture_svg(plan: Composition) -> str:
    """Return the whole swamp."""
    canvas, dice = Canvas(plan.width, plan.height), random.Random(11)
    draw_dusk(canvas, plan, dice)
    draw_woods(canvas, plan, dice)
    draw_water(canvas, plan, dice)
    _small_pads(canvas, plan, dice)
    _table(canvas, plan)
    _canopy(canvas, plan, dice)
    _reeds(canvas, plan, dice)
    _fireflies(canvas, plan, dice)
    return canvas.svg()


def draw_dusk(canvas: Canvas, plan: Composition, dice: random.Random) -> None:
    """Draw dusk, stars, the sun and long clouds down to the horizon."""
    colours = (
        (0, "#2A2C63"),
        (0.38, "#6A478C"),
        (0.70, "#D9748A"),
        (0.90, "#FFB27A"),
        (1, "#FFD79A"),
    )
    fill = canvas.fade(*((offset, colour, 1) for offset, colour in colours))
    canvas.flat(f"M0,0 H{plan.width} V{plan.horizon + 10} H0 Z", fill)
    for _ in range(60):
        x, y = dice.uniform(0, plan.width), dice.uniform(0, plan.horizon * 0.5)
        canvas.dot(x, y, dice.uniform(1, 2.4), fill="#FFF3CF", opacity=dice.uniform(0.3, 0.9))
    sun_y = plan.horizon - 22
    canvas.dot(plan.sun_x, sun_y, plan.horizon * 1.3, fill=canvas.glow("#FFB98A", 0.55))
    canvas.dot(plan.sun_x, sun_y, 240, fill=canvas.glow("#FFE3A0", 0.8))
    canvas.dot(plan.sun_x, sun_y, 82, fill=SUN_GOLD)
    for y, colour, opacity in plan.clouds:
        x = -100.0
        while x < plan.width:
            w = dice.uniform(260, 520)
            shape = f"M{num(x)},{num(y)} q{num(w * 0.2)},-26 {num(w * 0.45)},-12 q{num(w * 0.25)},-16 {num(w * 0.55)},12 Z"
            canvas.flat(shape, colour, opacity)
            x += w + dice.uniform(40, 260)


def draw_woods(canvas: Canvas, plan: Composition, dice: random.Random) -> None:
    """Draw three rows of cypresses that leave the sun and the middle free."""
    base = plan.horizon
    canvas.flat(_ridge(plan, dice, base, (70, 150), (22, 60)), "#A4618E")
    rows = (
        ("#7E5290", plan.trees[0], (90, 150), base + 2, 0.21),
        ("#563F7C", plan.trees[1], (140, 215), base + 6, 0.59),
        ("#372F63", plan.trees[2], (210, 330), base + 12, 1.0),
    )
    for colour, count, heights, foot, opening in rows:
        for i in range(count):
            x = (i + dice.uniform(0.1, 0.9)) * plan.width / count
            height = dice.uniform(*heights) * plan.tree
            near_sun = abs(x - plan.sun_x) < plan.gap * opening * 0.55
            if not near_sun and abs(x - plan.width / 2) >= plan.gap * opening * 0.62:
                cypress(canvas, x, foot, height, colour, dice)
        canvas.flat(_ridge(plan, dice, foot, (60, 150), (8, 24)), colour)


def _ridge(
    plan: Composition,
    dice: random.Random,
    base: float,
    widths: tuple[float, float],
    heights: tuple[float, float],
) -> str:
    path, x = f"M-20,{num(base)}", -20.0
    while x < plan.width + 60:
        w = dice.uniform(*widths)
        path += f" q{num(w * 0.5)},{num(-dice.uniform(*heights))} {num(w)},0"
        x += w
    return path + f" V{num(base + 4)} H-20 Z"


def draw_water(canvas: Canvas, plan: Composition, dice: random.Random) -> None:
    """Draw the water with the sun's path, ripples and mist."""
    top, depth = plan.horizon, plan.height - plan.horizon
    colours = (
        (0, "#F2A184"),
        (0.07, "#B9718F"),
        (0.22, "#5E5A94"),
        (0.55, "#2F4A80"),
        (1, "#1B2F5C"),
    )
    fill = canvas.fade(*((offset, colour, 1) for offset, colour in colours))
    canvas.flat(f"M0,{top} H{plan.width} V{plan.height} H0 Z", fill)
    for i in range(26):
        y, half = top + 6 + i * i * 0.55, 170 * (1 - i / 30) * dice.uniform(0.6, 1.2)
        start = plan.sun_x - half + dice.uniform(-20, 20)
        canvas.line(
            f"M{num(start)},{num(y)} h{num(2 * half)}", "#FFE3A8", 2 + i * 0.12, 0.75 - i * 0.026
        )
    for _ in range(120):
        nearness = dice.random() ** 1.6
        x, y, w = dice.uniform(-50, plan.width), top + nearness * depth, 40 + 180 * nearness
        ripple = f"M{num(x)},{num(y)} q{num(w * 0.25)},{num(-3 - 5 * nearness)} {num(w * 0.5)},0 t{num(w * 0.5)},0"
        tones = ("#8FA0D8", "#6F86C8", "#E7A6A6" if nearness < 0.25 else "#7FA6D8")
        canvas.line(ripple, dice.choice(tones), 1.5 + 2.5 * nearness, 0.3)
    banks = (
        (6, 0.16, 520, 0.55),
        (14, 0.78, 620, 0.5),
        (70, 0.47, 760, 0.26),
        (120, 0.06, 520, 0.26),
        (140, 0.96, 480, 0.26),
    )
    for below, across, half, opacity in banks:
        mist_bank(canvas, plan.width * across, top + below, half, opacity)


def _small_pads(canvas: Canvas, plan: Composition, dice: random.Random) -> None:
    x0, y0, rx0, ry0 = plan.table
    placed: list[tuple[float, float, float]] = []
    for _ in range(70):
        nearness = dice.random() ** 1.2
        y, x = (
            plan.horizon + 40 + nearness * (plan.height - plan.horizon - 90),
            dice.uniform(-40, plan.width + 40),
        )
        rx = 30 + 105 * (y - plan.horizon) / (plan.height - plan.horizon)
        under_table = ((x - x0) / (rx0 + rx + 30)) ** 2 + (
            (y - y0) / (ry0 * 1.18 + rx * 0.36 + 24)
        ) ** 2 < 1
        crowded = any(abs(x - a) < rx + c and abs(y - b) < (rx + c) * 0.36 for a, b, c in placed)
        if not under_table and not crowded:
            placed.append((x, y, rx))
    for x, y, rx in sorted(placed, key=lambda pad: pad[1]):
        colour = dice.choice(("#4E9C6A", "#3F8F74", "#5FA860"))
        turn = dice.choice((20, 160, 200, 320))
        flower = dice.choice((None, "#FF9CC8", "#FFD9EC", "#F7F0FF"))
        lily_pad(canvas, x, y, rx, rx * 0.36, colour, turn=turn, flower=flower if rx > 48 else None)


def _table(canvas: Canvas, plan: Composition) -> None:
    x, y, rx, ry = plan.table
    lily_pad(canvas, x, y, rx, ry, TABLE_GREEN, turn=-62, gap=6, notch=0.62, outline=6)
    canvas.dot(x, y - 4, rx * 0.93, ry * 0.92, canvas.glow("#6FD09A", 0.26))
    rim = (
        f"M{num(x - rx * 0.965)},{num(y + 10)} A{num(rx * 0.965)},{num(ry * 0.955)} 0 0 1 "
        f"{num(x - rx * 0.35)},{num(y - ry * 0.885)}"
    )
    canvas.line(rim, "#A8E8B0", 7, 0.75)


def _canopy(canvas: Canvas, plan: Composition, dice: random.Random) -> None:
    """Leaves and moss hang into the upper corners."""
    dark = "#231F4C"
    for side, corner in ((1, 0), (-1, plan.width)):
        for i in range(7):
            x, y = corner + side * (i * 44 - 20), -18 + dice.uniform(-6, 10)
            reach = (58 - i * 5) * plan.reeds
            canvas.dot(x, y, reach * 1.25, reach, dark)
            for _ in range(2):
                moss(
                    canvas,
                    x + dice.uniform(-30, 30),
                    y + reach * 0.5,
                    (120 - i * 14) * dice.uniform(0.5, 1),
                    dark,
                )


def _reeds(canvas: Canvas, plan: Composition, dice: random.Random) -> None:
    foot, scale = plan.height + 10, plan.reeds
    for corner, side in ((0, 1), (plan.width, -1)):
        for i in range(26):
            height = dice.uniform(180, 520) * (1 - 0.25 * (i % 3)) * scale
            tone = mix(
                "#16284A", dice.choice(("#2B5A55", "#24506A", "#38705A")), dice.uniform(0.5, 1)
            )
            x = corner + side * dice.uniform(-30, 270) * scale
            blade(canvas, x, foot, height, side * dice.uniform(-60, 160), dice.uniform(7, 13), tone)
        for i in range(5):
            height = (dice.uniform(400, 660) - i * 66) * scale
            head = dice.choice(("#6B4436", "#5A3A3A"))
            x = corner + side * (18 + i * 46) * scale
            bulrush(canvas, x, foot, height, side * dice.uniform(-18, 44), "#2F6256", head)
        for _ in range(14):
            tone = mix("#101E3E", "#1E4A4A", dice.random())
            x = corner + side * dice.uniform(-40, 240) * scale
            blade(
                canvas,
                x,
                foot,
                dice.uniform(90, 240),
                side * dice.uniform(-80, 150),
                dice.uniform(8, 14),
                tone,
            )


def _fireflies(canvas: Canvas, plan: Composition, dice: random.Random) -> None:
    x0, y0, rx, ry = plan.table
    for _ in range(40):
        x, y = dice.uniform(0, plan.width), dice.uniform(plan.horizon * 0.6, plan.height * 0.96)
        if ((x - x0) / rx) ** 2 + ((y - y0) / ry) ** 2 > 1.1:
            firefly(canvas, x, y, dice.uniform(0.75, 1.1))


def _picture(plan: Composition, size: tuple[int, int]) -> bytes:
    return bake.webp(picture_svg(plan), *size)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of the swamp's pictures."""
    return {
        "backgrounds/swamp_wide.webp": partial(_picture, WIDE, (2560, 1440)),
        "backgrounds/swamp_tall.webp": partial(_picture, TALL, (1440, 2560)),
    }
