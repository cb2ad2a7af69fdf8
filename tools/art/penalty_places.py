"""Where the great penalties happen: backdrops, wide and tall.

A `Stage` says where the prop stands in a picture; see tools/art/penalty_props.py for its units.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from tools.art.drawing import (
    WHITE,
    Canvas,
    light,
    mix,
    num,
    polar,
    polygon,
    rounded,
    shade,
    star_path,
)
from tools.art.outdoors import (
    box_path,
    draw_bunting,
    draw_bush,
    draw_cloud,
    draw_flower,
    draw_foliage,
    draw_hedge,
    draw_hills,
    draw_lantern,
    draw_lanterns,
    draw_lawn,
    draw_sky,
)
from tools.art.penalty_props import PROPS
from tools.art.penalty_town import draw_town

Drawing = Callable[[Canvas, "Stage"], None]


Place = tuple[float, float]


@dataclass(frozen=True)
class Front:
    """Where a front layer goes, in the prop's units; flipped ones look the other way."""

    x: float = 0
    y: float = 0
    scale: float = 1
    flip: bool = False


@dataclass(frozen=True)
class Stage:
    """A picture's size, where the prop stands in it (soles of the losers) and its scale.

    Places of winner and watchers are pixels; their scale is relative to the losers'.
    """

    width: int
    height: int
    x: float
    y: float
    scale: float
    winner: Place
    winner_scale: float = 1
    winner_in_front: bool = True
    watchers: tuple[Place, ...] = ()
    fronts: tuple[Front, ...] = (Front(),)

    @property
    def tall(self) -> bool:
        """Whether the picture is upright."""
        return self.height > self.width


def _wide(y: float, scale: float = 1, winner: Place = (1668, 1000)) -> Stage:
    return Stage(1920, 1080, 900, y, scale, winner, watchers=((140, 1030), (330, 1068)))


def _tall(y: float) -> Stage:
    watchers = ((270, 1830), (540, 1880))
    return Stage(1080, 1920, 540, y, 0.82, (810, 1800), 1.24, watchers=watchers)


STAGES: dict[str, dict[str, Stage]] = {
    "shower": {"wide": _wide(946, 0.92, (1610, 1034)), "tall": _tall(1180)},
    "bath": {"wide": _wide(880), "tall": _tall(1180)},
    "pool": {
        "wide": replace(_wide(900, winner=(1540, 582)), winner_scale=0.84),
        "tall": _tall(1240),
    },
    "hot_tub": {"wide": _wide(880), "tall": _tall(1180)},
    "sprinkler": {"wide": _wide(800, winner=(1560, 960)), "tall": _tall(1160)},
    "super_soakers": {
        "wide": replace(
            _wide(830, winner=(1560, 850)),
            winner_in_front=False,
            fronts=(Front(-560, 60, 1, True), Front(560, 60)),
        ),
        "tall": replace(
            _tall(1180),
            winner=(870, 1150),
            winner_scale=1,
            winner_in_front=False,
            fronts=(Front(-390, 190, 0.8, True), Front(390, 190, 0.8)),
        ),
    },
    "town": {
        "wide": Stage(1920, 1080, 960, 940, 1, (960, 940)),
        "tall": Stage(1080, 1920, 540, 1400, 0.82, (540, 1400)),
    },
}


# ------------------------------------------------------------------ rooms
@dataclass(frozen=True)
class Room:
    """Colours of a bathroom."""

    wall: str
    trim: str
    floor: str


def _draw_room(canvas: Canvas, stage: Stage, room: Room, floor: float) -> None:
    """Draw tiled walls down to `floor`, a chequered floor in front of them."""
    width = stage.width
    high, low = light(room.wall, 0.5), mix(room.wall, room.trim, 0.10)
    canvas.flat(box_path(0, 0, width, floor), canvas.fade((0, high, 1), (1, low, 1)))
    joint = mix(room.wall, room.trim, 0.34)
    for row in range(round(floor) % 80, round(floor), 80):
        canvas.line(f"M0,{row} H{width}", joint, 3, 0.6)
    for i in range(width // 80 + 1):
        canvas.line(f"M{i * 80 + 40},0 V{floor}", joint, 3, 0.6)
    dice = random.Random(12)
    for _ in range(width * round(floor) // 60000):
        x, y = (
            dice.randrange(width // 80) * 80 + 40,
            floor - dice.randrange(2, round(floor) // 80) * 80,
        )
        canvas.flat(rounded(x + 6, y + 6, 68, 68, 6), dice.choice((WHITE, room.trim)), 0.22)
    stripe = floor - 320
    canvas.flat(box_path(0, stripe, width, stripe + 40), room.trim)
    for i in range(width // 40 + 1):
        canvas.flat(star_path(i * 40 + 20, stripe + 20, 14, 7, 4), WHITE, 0.6)
    canvas.flat(box_path(0, floor - 34, width, floor), mix(room.trim, WHITE, 0.5))
    canvas.line(f"M0,{floor - 34} H{width}", mix(room.trim, "#1B2A4E", 0.3), 4)
    _draw_chequers(canvas, stage, room, floor)
    canvas.flat(box_path(0, floor, width, floor + 20), "#2A4A6B", 0.18)
    canvas.line(f"M0,{floor} H{width}", mix(room.trim, "#1B2A4E", 0.4), 5)


def _draw_chequers(canvas: Canvas, stage: Stage, room: Room, floor: float) -> None:
    width, height = stage.width, stage.height
    canvas.flat(box_path(0, floor, width, height), light(room.floor, 0.5))
    depth, rows = height - floor, 6 if not stage.tall else 11
    edges = [floor + depth * (r / rows) ** 1.5 for r in range(rows + 1)]

    def across(u: float, y: float) -> float:
        return width / 2 + u * (1 + 0.9 * (y - floor) / depth)

    for r in range(rows):
        for i in range(-12, 12):
            if (r + i) % 2:
                top, foot = edges[r], edges[r + 1]
                left, right = i * 120, (i + 1) * 120
                canvas.flat(
                    polygon(
                        (
                            (across(left, top), top),
                            (across(right, top), top),
                            (across(right, foot), foot),
                            (across(left, foot), foot),
                        )
                    ),
                    room.floor,
                    0.75,
                )


def _draw_window(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.group(x, y, 0, size):
        canvas.path(rounded(-130, -170, 260, 340, 26), "#FFF6E0", "#B98F5C", 7)
        canvas.path(
            rounded(-106, -146, 212, 292, 14),
            canvas.fade((0, "#7FD0F5", 1), (1, "#D9F4FF", 1)),
            "#B98F5C",
            5,
        )
        draw_cloud(canvas, -26, -60, 0.62)
        canvas.flat(
            "M-104,80 Q-40,30 20,70 T104,60 V136 Q104,146 94,146 H-94 Q-104,146 -104,136 Z",
            "#6FBF7F",
        )
        canvas.line("M0,-146 V146 M-106,0 H106", "#FFF6E0", 16)
        canvas.line("M0,-146 V146 M-106,0 H106", "#D9B98A", 3)
        canvas.path(rounded(-150, 166, 300, 26, 10), "#FFF6E0", "#B98F5C", 6)


def _draw_shelf(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a shelf with a rubber duck and bottles."""
    with canvas.group(x, y, 0, size):
        canvas.path(rounded(-130, 0, 260, 20, 8), canvas.cel("#C98B4E", "under"), "#6B4423", 5)
        for bx, high, colour in ((-98, 82, "#E94F64"), (-56, 62, "#35B56A"), (96, 74, "#8A5CD0")):
            canvas.path(
                rounded(bx - 18, -high, 36, high, 10),
                canvas.cel(colour, "side"),
                shade(colour, 0.55),
                4,
            )
            canvas.path(rounded(bx - 9, -high - 16, 18, 18, 5), WHITE, shade(colour, 0.55), 4)
        _draw_duck(canvas, 22, -18, 1.1)


def _draw_duck(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.group(x, y, 0, size):
        canvas.path(
            "M-26,6 C-34,-2 -34,-12 -30,-16 C-24,-12 -18,-10 -10,-10 C-14,-22 -6,-34 6,-34 "
            "C20,-34 26,-20 18,-10 C28,-4 26,14 10,16 C-4,19 -18,16 -26,6 Z",
            canvas.cel("#FFD84D"),
            "#A86A1E",
            3.6,
        )
        canvas.path(
            "M20,-22 C28,-24 34,-20 35,-17 C30,-12 24,-12 19,-14 Z", "#FF8A3D", "#A8461E", 2.8
        )
        canvas.dot(10, -23, 3, 3.6)
        canvas.line("M-14,0 C-10,8 2,8 6,0", shade("#FFD84D", 0.4), 2.8)


def _draw_towels(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.group(x, y, 0, size):
        canvas.cord("M-130,0 H130", "#F2C14E", 12, 4, "#8A5A1E")
        for tx, colour, long in ((-70, "#FF9CB4", 190), (50, "#FFF6E0", 160)):
            canvas.path(
                rounded(tx - 50, -6, 104, long, 10),
                canvas.cel(colour, "side"),
                shade(colour, 0.5),
                5,
            )
            canvas.line(
                f"M{tx - 48},{long - 44} h100 M{tx - 48},{long - 30} h100",
                mix(colour, "#8A3F5A", 0.4),
                5,
            )


def _draw_plant(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.group(x, y, 0, size):
        canvas.dot(0, 2, 70, 10, "#2A4A6B", 0.2)
        for degrees in (-150, -128, -108, -90, -72, -52, -30):
            tx, ty = polar(0, -90, 150, degrees)
            canvas.path(
                f"M0,-84 Q{num(tx * 0.3 - 26)},{num(ty * 0.8)} {num(tx)},{num(ty)} Q{num(tx * 0.5 + 22)},{num(ty * 0.5 - 30)} 0,-84 Z",
                canvas.cel("#46A862", "side"),
                "#1F5A3C",
                4,
            )
        canvas.path("M-56,-92 H56 L40,0 H-40 Z", canvas.cel("#E9785A", "side"), "#8F3A2A", 5)
        canvas.path(rounded(-64, -104, 128, 26, 8), canvas.cel("#F08E6E", "side"), "#8F3A2A", 5)


def _bathroom(room: Room) -> Drawing:
    def draw(canvas: Canvas, stage: Stage) -> None:
        floor = stage.y - (120 if not stage.tall else 130)
        _draw_room(canvas, stage, room, floor)
        if stage.tall:
            _draw_window(canvas, 230, 260, 0.9)
            _draw_shelf(canvas, 800, 330, 1)
            _draw_plant(canvas, 150, 1780, 1.6)
            return
        _draw_window(canvas, 150, 300, 0.92)
        _draw_shelf(canvas, 1720, 250, 1)
        _draw_towels(canvas, 1720, 380, 0.9)
        _draw_plant(canvas, 110, 1000, 1.15)

    return draw


# ------------------------------------------------------------------ gardens
def _pool_place(canvas: Canvas, stage: Stage) -> None:
    dice = random.Random(21)
    hedge = stage.y - 590 * stage.scale
    draw_sky(canvas, stage.width, hedge + 90)
    for x, y, size in ((0.2, 0.3, 1.2), (0.52, 0.55, 0.8), (0.82, 0.25, 1.1)):
        draw_cloud(canvas, stage.width * x, (hedge - 60) * y, size)
    draw_hills(canvas, stage.width, hedge + 20, dice)
    draw_hedge(canvas, stage.width, hedge, hedge + 100, dice, stage.width // 44)
    draw_lawn(canvas, stage.width, hedge + 100, stage.height, dice, 60)
    deck = stage.y - 400 * stage.scale
    _draw_deck(canvas, stage, deck, "#F7E3BE", "#D9B98A")
    width = stage.width
    for px in (0.09, 0.985) if not stage.tall else (0.14, 0.88):
        _draw_parasol(canvas, width * px, deck + 24, 1.1 if not stage.tall else 0.86, px < 0.5)
    draw_bunting(
        canvas, -20, width + 20, hedge - 190, hedge - 190, 100, 17 if not stage.tall else 11
    )


def _draw_deck(canvas: Canvas, stage: Stage, top: float, colour: str, joint: str) -> None:
    """Draw paving from `top` down."""
    width, height = stage.width, stage.height
    canvas.flat(
        box_path(0, top, width, height),
        canvas.fade((0, mix(colour, joint, 0.3), 1), (1, colour, 1)),
    )
    depth = height - top
    for r in range(1, 9):
        y = top + depth * (r / 9) ** 1.5
        canvas.line(f"M0,{num(y)} H{width}", joint, 3.4, 0.8)
    for i in range(-14, 15):
        canvas.line(
            f"M{num(width / 2 + i * 110)},{num(top)} L{num(width / 2 + i * 230)},{height}",
            joint,
            3.4,
            0.8,
        )
    canvas.line(f"M0,{num(top)} H{width}", mix(joint, "#6B4423", 0.4), 5)


def _draw_parasol(canvas: Canvas, x: float, y: float, size: float, flip: bool) -> None:
    """Draw a parasol and a deck chair."""
    with canvas.group(x, y, 0, size, flip=flip):
        canvas.dot(0, 4, 120, 14, "#7A5A30", 0.22)
        canvas.cord("M0,0 V-290", "#C98B4E", 9, 3, "#6B4423")
        for i, (left, right) in enumerate(
            ((-140, -84), (-90, -28), (-32, 32), (28, 90), (84, 140))
        ):
            colour = ("#3FA6E6", WHITE)[i % 2]
            middle = (left + right) / 2
            canvas.path(
                f"M0,-350 Q{num(left * 0.75)},-336 {left},-262 Q{num(middle)},-250 {right},-262 Q{num(right * 0.75)},-336 0,-350 Z",
                canvas.cel(colour, "side", shade(colour, 0.14)),
                "#2368B0",
                4,
            )
        canvas.line("M-96,-4 L-20,-70 M-110,-96 L-30,0", "#8A5A34", 9)
        canvas.path(
            "M-118,-104 Q-80,-50 -14,-44 L-8,-66 Q-70,-74 -98,-116 Z",
            canvas.cel("#E94F64", "down"),
            "#8F2F45",
            4,
        )


def _sprinkler_place(canvas: Canvas, stage: Stage) -> None:
    dice = random.Random(33)
    hedge = stage.y - 470 * stage.scale
    draw_sky(canvas, stage.width, hedge + 100)
    for x, y, size in ((0.34, 0.3, 1.1), (0.62, 0.5, 0.8), (0.86, 0.25, 1.2)):
        draw_cloud(canvas, stage.width * x, (hedge - 30) * y, size)
    draw_hills(canvas, stage.width, hedge + 26, dice)
    _draw_house(
        canvas,
        stage.width * (0.14 if not stage.tall else 0.24),
        hedge + 70,
        1.15 if not stage.tall else 1.0,
    )
    draw_hedge(canvas, stage.width, hedge + 20, hedge + 110, dice, stage.width // 40)
    draw_lawn(canvas, stage.width, hedge + 108, stage.height, dice, 260)
    for x, y, size in ((0.03, 0.98, 2.0), (0.98, 0.99, 2.2), (0.99, 0.66, 1.3)):
        draw_bush(canvas, stage.width * x, stage.height * y, size)
    for _ in range(36):
        x, y = dice.uniform(0, stage.width), dice.uniform(hedge + 160, stage.height)
        if abs(x - stage.x) > 320 * stage.scale or y > stage.y + 160:
            draw_flower(canvas, x, y, 5.4, dice.choice((WHITE, "#FFE08A")))


def _draw_house(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a cottage that looks over the hedge."""
    with canvas.group(x, y, 0, size):
        canvas.path(
            "M-190,0 V-210 H190 V0 Z", canvas.cel("#FFF1D6", "side", "#EBD3AE"), "#A9845A", 5
        )
        canvas.path("M100,-250 V-350 H148 V-240 Z", canvas.cel("#C9705A", "side"), "#7A3A2E", 5)
        canvas.path(
            "M-226,-196 L-150,-330 H150 L226,-196 Z", canvas.cel("#E9785A", "down"), "#8F3A2A", 6
        )
        for row in range(4):
            for i in range(-5, 6):
                rx, ry = i * 40 + row % 2 * 20, -300 + row * 30
                if abs(rx) < 130 + row * 18:
                    canvas.line(f"M{rx - 14},{ry} q14,14 28,0", "#B9523C", 4)
        for wx in (-100, 0, 100):
            canvas.path(rounded(wx - 32, -168, 64, 84, 8), "#BFE7FA", "#A9845A", 5)
            canvas.line(f"M{wx},-168 v84 M{wx - 32},-126 h64", "#FFF6E0", 6)
            canvas.path(
                rounded(wx - 40, -84, 80, 18, 5), canvas.cel("#C98B4E", "under"), "#6B4423", 4
            )
            for dx in (-24, 0, 24):
                draw_flower(canvas, wx + dx, -90, 6, "#E94F64")


def _soakers_place(canvas: Canvas, stage: Stage) -> None:
    dice = random.Random(44)
    fence = stage.y - 470 * stage.scale
    draw_sky(canvas, stage.width, fence + 180, "#8FD6F2", "#FFF0CF")
    for x, y, size in ((0.2, 0.4, 1.1), (0.55, 0.2, 0.9), (0.85, 0.5, 1.0)):
        draw_cloud(canvas, stage.width * x, (fence - 20) * y, size)
    draw_hills(canvas, stage.width, fence + 10, dice)
    _draw_fence(canvas, stage.width, fence, fence + 170)
    draw_lawn(canvas, stage.width, fence + 160, stage.height, dice, 240)
    crowns = (
        (0.0, 0.04, 130),
        (0.07, -0.01, 104),
        (0.02, 0.15, 84),
        (1.0, 0.04, 130),
        (0.93, -0.01, 104),
        (0.98, 0.15, 84),
    )
    draw_foliage(canvas, [(stage.width * x, 1080 * y, r) for x, y, r in crowns], dice)
    draw_bunting(
        canvas, -20, stage.width + 20, fence - 160, fence - 160, 110, 17 if not stage.tall else 11
    )
    for x, y, size in ((0.02, 0.99, 1.9), (0.985, 1.0, 2.1)):
        draw_bush(canvas, stage.width * x, stage.height * y, size, "#FFE08A")
    for i in range(9):
        x, y = stage.width * dice.uniform(0.06, 0.94), stage.y + dice.uniform(40, 190) * stage.scale
        colour = ("#E94F64", "#FFD84D", "#3FA6E6", "#8A5CD0")[i % 4]
        canvas.dot(x + 2, y + 14, 20, 5, "#2F5E2E", 0.3)
        canvas.ellipse(x, y, 17, 16, canvas.cel(colour), shade(colour, 0.55), 3.4)
        canvas.line(f"M{num(x - 8)},{num(y - 4)} q1,-6 7,-7", WHITE, 3.4)


def _draw_fence(canvas: Canvas, width: float, top: float, foot: float) -> None:
    colour, line = "#F7EEDD", "#B9A27C"
    for y in (top + 46, top + 122):
        canvas.path(box_path(-10, y, width + 10, y + 22), canvas.cel(colour, "under"), line, 4)
    for i in range(round(width / 60) + 1):
        x = i * 60
        canvas.path(
            f"M{x},{foot} V{num(top + 22)} L{x + 22},{num(top)} L{x + 44},{num(top + 22)} V{foot} Z",
            canvas.cel(colour, "side", "#E3D4B8"),
            line,
            4,
        )


def _hot_tub_place(canvas: Canvas, stage: Stage) -> None:
    dice = random.Random(55)
    width, rail = stage.width, stage.y - 430 * stage.scale
    canvas.flat(
        box_path(0, 0, width, rail + 60),
        canvas.fade(
            (0, "#2A2C63", 1), (0.45, "#6A478C", 1), (0.8, "#D9748A", 1), (1, "#FFB27A", 1)
        ),
    )
    for _ in range(70):
        x, y = dice.uniform(0, width), dice.uniform(0, rail * 0.6)
        canvas.dot(
            x, y, dice.uniform(1, 2.6), fill="#FFF3CF", opacity=round(dice.uniform(0.3, 0.9), 2)
        )
    mx, my = width * 0.8, rail * 0.3
    canvas.dot(mx, my, 150, fill=canvas.glow("#FFF3CF", 0.5))
    canvas.dot(mx, my, 54, fill="#FFF3CF")
    canvas.dot(mx + 12, my - 10, 9, fill="#F2DDA6")
    canvas.dot(mx - 16, my + 14, 13, fill="#F2DDA6")
    x = -60.0
    while x < width + 80:
        size = dice.uniform(70, 130)
        canvas.dot(x, rail - 10, size, size * 0.9, "#3C3A74")
        x += size * 0.9
    x = -60.0
    while x < width + 80:
        size = dice.uniform(50, 84)
        canvas.dot(x, rail + 40, size, size * 0.9, "#2C3A66")
        x += size * 0.8
    _draw_planks(canvas, stage, rail + 60)
    for x0, x1 in ((-20, width / 2), (width / 2, width + 20)):
        draw_lanterns(canvas, x0, x1, rail - 260, rail - 260, 70, 5 if not stage.tall else 3, 1.1)
    for x in (0.05, 0.95):
        px, py = width * x, stage.y + 40
        canvas.dot(px, py - 90, 190, fill=canvas.glow("#FFD98A", 0.55))
        canvas.path(
            f"M{num(px - 34)},{num(py)} L{num(px - 22)},{num(py - 150)} H{num(px + 22)} L{num(px + 34)},{num(py)} Z",
            canvas.cel("#8A5A34", "side"),
            "#4A2E1A",
            5,
        )
        draw_lantern(canvas, px, py - 270, 1.5, "#FFD65C")


def _draw_planks(canvas: Canvas, stage: Stage, top: float) -> None:
    """Draw a wooden terrace at dusk with its railing."""
    width, height, wood, line = stage.width, stage.height, "#9A6A50", "#5A3A3E"
    for i in range(round(width / 90) + 1):
        canvas.path(
            rounded(i * 90 - 12, top - 150, 24, 160, 8), canvas.cel("#7A5568", "side"), "#3F2E4E", 4
        )
    canvas.path(
        rounded(-20, top - 170, width + 40, 34, 14), canvas.cel("#8A6274", "under"), "#3F2E4E", 5
    )
    canvas.flat(box_path(0, top, width, height), canvas.fade((0, "#74506A", 1), (1, wood, 1)))
    for i in range(-16, 17):
        canvas.line(
            f"M{num(width / 2 + i * 92)},{num(top)} L{num(width / 2 + i * 210)},{height}",
            line,
            4,
            0.7,
        )
    dice = random.Random(3)
    for _ in range(34):
        y = dice.uniform(top + 30, height)
        x = dice.uniform(0, width)
        canvas.line(f"M{num(x)},{num(y)} h{num(20 + (y - top) * 0.1)}", line, 4, 0.6)
    canvas.dot(
        stage.x, stage.y + 60, 760 * stage.scale, 150 * stage.scale, canvas.glow("#FFD98A", 0.4)
    )
    canvas.line(f"M0,{num(top)} H{width}", line, 6)


def _town_place(canvas: Canvas, stage: Stage) -> None:
    draw_town(canvas, stage.width, stage.height, stage.y)


PLACES: dict[str, Drawing] = {
    "shower": _bathroom(Room("#D9D2F5", "#8A7AD8", "#A99BE0")),
    "bath": _bathroom(Room("#CDEFE4", "#3FA89A", "#7CCBBB")),
    "pool": _pool_place,
    "hot_tub": _hot_tub_place,
    "sprinkler": _sprinkler_place,
    "super_soakers": _soakers_place,
    "town": _town_place,
}


def place_svg(name: str, shape: str) -> str:
    """Return a backdrop, with what stands behind the losers."""
    stage = STAGES[name][shape]
    canvas = Canvas(stage.width, stage.height)
    PLACES[name](canvas, stage)
    if name in PROPS:
        with canvas.group(stage.x, stage.y, scale=stage.scale):
            PROPS[name].behind(canvas)
    return canvas.svg()
