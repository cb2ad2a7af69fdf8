"""The garden party of Susan's Wetting Game, and the table that stands in it.

Drawn in units of 1920 x 1080 and 1080 x 1920; the table is a picture of the same size, so that
both are scaled alike (sprites/garden/README.md).
"""

import random
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from tools.art.bake import picture, png_bytes, webp
from tools.art.drawing import (
    WHITE,
    Canvas,
    Point,
    light,
    num,
    polygon,
    shade,
)
from tools.art.outdoors import (
    draw_bunting,
    draw_bush,
    draw_cloud,
    draw_foliage,
    draw_hedge,
    draw_hills,
    draw_lanterns,
    draw_lawn,
    draw_sky,
)
from tools.art.registry import Assets
from tools.art.water import WATER_LINE, WATER_PALE, drop, splash, water_fill

ZOOM = 4 / 3
STONE, STONE_LINE = "#EADFC8", "#8C7A62"
CLOTH, CHECK, HEM, HEM_LINE = "#F6D9D2", "#E98C88", "#FFFBF0", "#B8434F"


@dataclass(frozen=True)
class Plan:
    """Where things are in a picture of the garden."""

    width: int
    height: int
    hedge: tuple[float, float]  # middle of its round top, foot
    table_edge: float  # the far edge
    table_far: float  # half the width there
    table_near: float  # half the width at the picture's foot
    fountain: tuple[float, float, float]  # x, y of its foot, size
    buffet: tuple[float, float, float]
    clouds: tuple[tuple[float, float, float], ...]
    crowns: tuple[tuple[float, float, float], ...]  # foliage at the upper corners
    strings: tuple[tuple[float, float, float, float, float, int], ...]  # lanterns
    bunting: tuple[tuple[float, float, float, float, float, int], ...]
    bushes: tuple[tuple[float, float, float], ...]
    checks: tuple[int, int]  # columns and rows of the cloth


WIDE = Plan(
    width=1920,
    height=1080,
    hedge=(238, 322),
    table_edge=402,
    table_far=720,
    table_near=1010,
    fountain=(1790, 436, 1.0),
    buffet=(128, 470, 1.1),
    clouds=((420, 66, 1.1), (800, 120, 0.7), (1180, 58, 1.0), (1540, 104, 0.8)),
    crowns=(
        *((-20, 20, 112), (80, -30, 98), (176, -52, 84), (6, 112, 64)),
        *((1944, 10, 104), (1862, -40, 92), (1770, -58, 78), (1916, 92, 56)),
    ),
    strings=((90, 960, 6, 90, 74, 7), (960, 1850, 90, 6, 74, 7)),
    bunting=((-30, 960, 84, 176, 66, 13), (960, 1950, 176, 84, 66, 13)),
    bushes=((40, 700, 1.5), (1886, 690, 1.4), (20, 1060, 2.2), (1900, 1064, 2.3)),
    checks=(18, 11),
)
TALL = Plan(
    width=1080,
    height=1920,
    hedge=(404, 486),
    table_edge=560,
    table_far=474,
    table_near=640,
    fountain=(964, 520, 0.78),
    buffet=(104, 534, 0.78),
    clouds=((300, 190, 0.9), (760, 240, 1.0), (520, 90, 0.7)),
    crowns=(
        *((-10, 50, 120), (110, 0, 104), (220, -30, 80), (10, 170, 78), (96, 110, 70)),
        *((1090, 50, 120), (970, 0, 104), (860, -30, 80), (1070, 170, 78), (984, 110, 70)),
    ),
    strings=((130, 950, 40, 40, 110, 7),),
    bunting=((-30, 1110, 170, 170, 110, 15),),
    bushes=((16, 900, 1.2), (1066, 880, 1.2), (6, 1340, 1.4), (1076, 1360, 1.4)),
    checks=(12, 17),
)
PLANS = {"wide": WIDE, "tall": TALL}


# ------------------------------------------------------------------ garden
def garden_svg(plan: Plan) -> str:
    """Return the garden without the table."""
    dice = random.Random(5)
    canvas = Canvas(plan.width, plan.height)
    hedge_top, hedge_foot = plan.hedge
    draw_sky(canvas, plan.width, hedge_foot)
    for x, y, size in plan.clouds:
        draw_cloud(canvas, x, y, size)
    draw_hills(canvas, plan.width, hedge_top + 28, dice)
    draw_hedge(canvas, plan.width, hedge_top, hedge_foot, dice, plan.width // 40)
    draw_lawn(canvas, plan.width, hedge_foot, plan.height, dice, 230)
    for string in plan.strings:
        draw_lanterns(canvas, *string, 0.86)
    for bunting in plan.bunting:
        draw_bunting(canvas, *bunting, 0.7)
    _draw_buffet(canvas, *plan.buffet)
    _draw_fountain(canvas, *plan.fountain)
    draw_foliage(canvas, plan.crowns, dice)
    for i, (x, y, size) in enumerate(plan.bushes):
        draw_bush(canvas, x, y, size, ("#FF9CC0", "#FFE08A")[i % 2])
    return canvas.svg()


def _draw_fountain(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a fountain of three bowls, 330 high at size 1."""
    with canvas.group(x, y, 0, size):
        canvas.dot(6, 4, 128, 20, "#2F5E2E", 0.3)
        canvas.path(
            "M-118,-46 L-104,-4 Q0,22 104,-4 L118,-46 Z", canvas.cel(STONE, "side"), STONE_LINE, 4
        )
        for i in range(-3, 4):
            canvas.line(
                f"M{i * 32},{num(-30 + 2 * (9 - i * i))} V{num(-8 + 1.6 * (9 - i * i))}",
                shade(STONE, 0.22),
                3,
            )
        canvas.ellipse(0, -46, 120, 24, canvas.cel(STONE, "soft"), STONE_LINE, 4)
        canvas.ellipse(0, -47, 106, 18, water_fill(canvas), WATER_LINE, 3)
        _pillar(canvas, -46, -142, 20)
        _bowl(canvas, -142, 72)
        _pillar(canvas, -150, -214, 14)
        _bowl(canvas, -214, 42)
        _pillar(canvas, -220, -256, 9)
        for half, top, foot in (
            (70, -144, -52),
            (62, -144, -44),
            (41, -216, -150),
            (34, -216, -144),
        ):
            for side in (-1, 1):
                fall = f"M{side * (half - 6)},{top} q{side * 22},10 {side * 26},{foot - top}"
                canvas.line(fall, WATER_LINE, 10, 0.75)
                canvas.line(fall, WATER_PALE, 6)
        for turn in (-34, -12, 12, 34):
            jet = f"M0,-256 Q{num(turn * 0.7)},-326 {num(turn * 1.35)},-220"
            canvas.line(jet, WATER_LINE, 8, 0.75)
            canvas.line(jet, WATER_PALE, 4.6)
        splash(canvas, 0, -292, 20, 4, 8)
        for dx, dy, turn in ((-52, -250, -30), (54, -244, 30), (-104, -96, -20), (106, -90, 20)):
            drop(canvas, dx, dy, 0.8, turn)
        for dx in (-84, -30, 34, 86):
            canvas.line(f"M{dx - 12},-46 q12,6 24,0", WHITE, 3, 0.85)


def _pillar(canvas: Canvas, foot: float, top: float, half: float) -> None:
    path = (
        f"M{-half * 1.4:.1f},{foot} C{-half * 0.6:.1f},{foot - 14} {-half},{top + 24} {-half * 0.8:.1f},{top} "
        f"H{half * 0.8:.1f} C{half},{top + 24} {half * 0.6:.1f},{foot - 14} {half * 1.4:.1f},{foot} Z"
    )
    canvas.path(path, canvas.cel(STONE, "side"), STONE_LINE, 3.6)


def _bowl(canvas: Canvas, y: float, half: float) -> None:
    canvas.path(
        f"M{-half},{y} C{-half * 0.8:.1f},{y + half * 0.44:.1f} {half * 0.8:.1f},{y + half * 0.44:.1f} {half},{y} Z",
        canvas.cel(STONE, "down"),
        STONE_LINE,
        3.6,
    )
    canvas.ellipse(0, y, half, half * 0.2, canvas.cel(STONE, "soft"), STONE_LINE, 3.6)
    canvas.ellipse(0, y - 1, half * 0.86, half * 0.14, water_fill(canvas), WATER_LINE, 2.6)


def _draw_buffet(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a small round table with lemonade, cake and a parasol, 330 high at size 1."""
    with canvas.group(x, y, 0, size):
        canvas.dot(4, 2, 108, 16, "#2F5E2E", 0.3)
        canvas.cord("M0,-60 V-250", "#C98B4E", 7, 2, "#7A5230")
        for side in (-1, 1):
            canvas.line(f"M{side * 30},-70 L{side * 52},-2", "#8A5A34", 9)
        cloth = "M-96,-84 C-92,-50 -98,-38 -104,-22 Q-84,-30 -66,-20 Q-44,-32 -22,-20 Q0,-32 22,-20 Q44,-32 66,-20 Q84,-30 104,-22 C98,-38 92,-50 96,-84 Z"
        canvas.path(cloth, canvas.cel("#CFE6FA", "side"), "#5B86B8", 3.6)
        canvas.ellipse(0, -84, 97, 17, "#F1F8FF", "#5B86B8", 3.6)
        _jug(canvas, -44, -82)
        _cake(canvas, 38, -84)
        panels = (
            ("#E94F64", -124, -64),
            (WHITE, -70, -20),
            ("#E94F64", -24, 28),
            (WHITE, 22, 72),
            ("#E94F64", 66, 126),
        )
        for colour, left, right in panels:
            middle = (left + right) / 2
            path = f"M0,-330 Q{num(left * 0.75)},-318 {left},-246 Q{num(middle)},-236 {right},-246 Q{num(right * 0.75)},-318 0,-330 Z"
            canvas.path(path, canvas.cel(colour, "side", shade(colour, 0.14)), "#8F2F45", 3.4)
        canvas.ellipse(0, -332, 6, fill="#FFD65C", stroke="#A86A1E", width=2.6)


def _jug(canvas: Canvas, x: float, y: float) -> None:
    with canvas.group(x, y, 0, 0.62):
        canvas.cord("M28,-66 C56,-66 56,-20 26,-20", "#D9F4FF", 6, 3, "#4F8FBF")
        canvas.path(
            "M-34,-84 L-28,-4 Q0,6 28,-4 L34,-84 Q0,-74 -34,-84 Z", "#E6F8FF", "#4F8FBF", 4, 0.9
        )
        canvas.flat(
            "M-31,-52 L-27,-6 Q0,3 27,-6 L31,-52 Q0,-42 -31,-52 Z", canvas.cel("#FFD94D", "side")
        )
        canvas.ellipse(6, -28, 13, fill="#FFF6C8", stroke="#E0A92E", width=3)
        canvas.line("M6,-40 V-16 M-6,-28 H18", "#E0A92E", 2.4)
        canvas.line("M-24,-66 L-20,-16", WHITE, 5)


def _cake(canvas: Canvas, x: float, y: float) -> None:
    with canvas.group(x, y, 0, 0.8):
        for half, low, high, colour in ((42, 4, -24, "#FFD9E4"), (28, -22, -46, "#FFF3D8")):
            canvas.path(
                f"M{-half},{high} V{low} Q0,{low + 12} {half},{low} V{high} Z",
                canvas.cel(colour, "side"),
                "#B85C7C",
                3,
            )
            canvas.ellipse(0, high, half, half * 0.22, light(colour, 0.5), "#B85C7C", 3)
        for cx in (-16, 0, 16):
            canvas.dot(cx, -52, 6, fill="#E23D4E")


# ------------------------------------------------------------------ table
def table_svg(plan: Plan) -> str:
    """Return the table's cloth, transparent above its far edge and at its sides."""
    canvas = Canvas(plan.width, plan.height)
    middle, edge, foot = plan.width / 2, plan.table_edge, plan.height + 30

    def at(u: float, v: float) -> Point:
        """Return the place of cloth coordinates; rows grow towards the viewer."""
        t = v * (0.72 + 0.28 * v)
        half = plan.table_far + (plan.table_near - plan.table_far) * t
        return middle + (u * 2 - 1) * half, edge + (foot - edge) * t

    def field(left: float, top: float, right: float, bottom: float) -> str:
        return polygon((at(left, top), at(right, top), at(right, bottom), at(left, bottom)))

    with canvas.group(0, 16):
        canvas.flat(field(-0.02, 0.004, 1.02, 1), "#2F5E2E", 0.30)
    canvas.path(field(-0.012, 0, 1.012, 1), HEM, HEM_LINE, 5)
    canvas.flat(field(0, 0.016, 1, 1), CLOTH)
    columns, rows = plan.checks
    for i in range(0, columns, 2):
        canvas.flat(field(i / columns, 0.016, (i + 1) / columns, 1), CHECK, 0.42)
    for j in range(0, rows, 2):
        canvas.flat(field(0, max(0.016, j / rows), 1, (j + 1) / rows), CHECK, 0.42)
    _stitch(canvas, [at(0.016, 0.99), at(0.016, 0.035), at(0.984, 0.035), at(0.984, 0.99)])
    # a pale runner keeps the middle calm, so that cards read
    canvas.flat(field(0.07, 0.09, 0.93, 0.97), "#FFF6E6", 0.44)
    left, right = at(-0.012, 0), at(1.012, 0)
    canvas.line(f"M{num(left[0])},{num(edge)} H{num(right[0])}", HEM_LINE, 5)
    return canvas.svg()


def _stitch(canvas: Canvas, corners: list[Point]) -> None:
    """Draw a dashed white line along corners."""
    for (x0, y0), (x1, y1) in pairwise(corners):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        dashes = round(length / 32)
        for i in range(dashes):
            a, b = i / dashes, (i + 0.56) / dashes
            canvas.line(
                f"M{num(x0 + (x1 - x0) * a)},{num(y0 + (y1 - y0) * a)} "
                f"L{num(x0 + (x1 - x0) * b)},{num(y0 + (y1 - y0) * b)}",
                WHITE,
                5,
                0.9,
            )


def _size(plan: Plan) -> tuple[int, int]:
    return round(plan.width * ZOOM), round(plan.height * ZOOM)


def _garden(plan: Plan) -> bytes:
    return webp(garden_svg(plan), *_size(plan))


def _table(plan: Plan) -> bytes:
    return png_bytes(picture(table_svg(plan), *_size(plan)), hidden=HEM_LINE)


def assets() -> Assets:
    """Return the builders of the garden and its table."""
    found: Assets = {}
    for shape, plan in PLANS.items():
        found[f"backgrounds/garden_{shape}.webp"] = partial(_garden, plan)
        found[f"garden/table_{shape}.png"] = partial(_table, plan)
    return found
