"""Things that the great penalties need, each in two layers: behind the loser and in front.

(0, 0) is where the middle loser's soles would be, if nothing hid them; units are pixels of the wide
pictures. `Prop.front_box` is (left, top, width, height) of the front layer.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from tools.art.drawing import WHITE, Canvas, light, num, rounded, shade
from tools.art.outdoors import draw_tuft
from tools.art.penalty_tools import soaker
from tools.art.water import WATER, WATER_DEEP, WATER_LINE, WATER_PALE, drop

Drawing = Callable[[Canvas], None]
STEEL, STEEL_LINE = "#CBD7EA", "#5F779F"
ENAMEL, ENAMEL_LINE = "#F6FAFF", "#7C93BE"
WOOD, WOOD_LINE = "#C98B4E", "#6B4423"
CURTAIN, CURTAIN_LINE = "#FF9CB4", "#A8365A"


@dataclass(frozen=True)
class Prop:
    """A thing in two layers; water comes from `sources`, losers stand at y = 0."""

    behind: Drawing
    front: Drawing
    front_box: tuple[int, int, int, int]
    sources: tuple[tuple[float, float], ...]
    reach: float  # how far from the middle a loser can stand


def _foam(canvas: Canvas, half: float, y: float, dice: random.Random, size: float = 1) -> None:
    """Draw a bank of foam from -half to half."""
    balls = []
    x = -half
    while x < half:
        radius = dice.uniform(26, 46) * size
        balls.append((x, y - dice.uniform(0, 18) * size, radius))
        x += radius * 1.05
    for bx, by, radius in balls:
        canvas.ellipse(bx, by, radius, fill="#EAF8FF", stroke=WATER_LINE, width=6)
    for bx, by, radius in balls:
        canvas.dot(bx, by, radius, fill=canvas.cel("#EAF8FF", "ball", "#C3E4F7", WHITE))
    for bx, by, radius in balls:
        canvas.line(
            f"M{num(bx - radius * 0.55)},{num(by - radius * 0.1)} Q{num(bx - radius * 0.5)},{num(by - radius * 0.55)} "
            f"{num(bx - radius * 0.1)},{num(by - radius * 0.6)}",
            WHITE,
            4,
        )


def _bubble(canvas: Canvas, x: float, y: float, radius: float) -> None:
    canvas.ellipse(x, y, radius, fill="#D6F5FF", stroke=WATER_LINE, width=2.6, opacity=0.7)
    canvas.dot(x - radius * 0.32, y - radius * 0.32, radius * 0.24, fill=WHITE)


# ------------------------------------------------------------------ shower
SHOWER_HEADS = (-300, 0, 300)


def _shower_behind(canvas: Canvas) -> None:
    canvas.path(
        rounded(-560, -26, 1120, 70, 30),
        canvas.cel(ENAMEL, "soft", "#C9D6EE", WHITE),
        ENAMEL_LINE,
        5,
    )
    canvas.ellipse(0, 4, 500, 22, "#DCE8FA", ENAMEL_LINE, 4)
    canvas.ellipse(0, 4, 34, 6, "#9FB3D6", STEEL_LINE, 3)
    canvas.cord("M-470,-846 H470", STEEL, 18, 4, STEEL_LINE)
    for x in SHOWER_HEADS:
        canvas.cord(f"M{x},-846 V-800", STEEL, 20, 4, STEEL_LINE)
        canvas.path(
            f"M{x - 88},-746 C{x - 88},-786 {x - 44},-806 {x},-806 C{x + 44},-806 {x + 88},-786 {x + 88},-746 Z",
            canvas.cel(STEEL, "side"),
            STEEL_LINE,
            5,
        )
        canvas.path(
            rounded(x - 98, -752, 196, 22, 10), canvas.cel("#9FB3D6", "side"), STEEL_LINE, 5
        )
        canvas.line(f"M{x - 62},-768 C{x - 54},-786 {x - 36},-794 {x - 18},-796", WHITE, 6, 0.8)
    for x, tone in ((-420, "#E94F64"), (420, "#3FA6E6")):
        canvas.cord(f"M{x},-846 V-330", STEEL, 14, 4, STEEL_LINE)
        canvas.ellipse(x, -330, 34, fill=canvas.cel(tone), stroke=shade(tone, 0.55), width=5)
        canvas.line(f"M{x - 20},-330 h40 M{x},-350 v40", WHITE, 6)


def _curtain(canvas: Canvas, left: float, right: float, flip: bool) -> None:
    """Draw a gathered curtain with drops on it."""
    top, foot, width = -890.0, -46.0, right - left
    folds = 5
    path = f"M{left},{top} H{right} L{right},{foot}"
    for i in range(folds, 0, -1):
        x1, x0 = left + width * i / folds, left + width * (i - 1) / folds
        path += f" Q{num((x0 + x1) / 2)},{foot + 34} {num(x0)},{foot}"
    canvas.path(path + " Z", canvas.cel(CURTAIN, "soft", "#F27C9C", "#FFC3D0"), CURTAIN_LINE, 5)
    for i in range(1, folds):
        x = left + width * i / folds
        canvas.line(
            f"M{num(x)},{top + 16} Q{num(x + (8 if flip else -8))},-460 {num(x)},{foot}",
            "#D95F83",
            5,
        )
        canvas.line(f"M{num(x - 14)},{top + 60} V{foot - 60}", "#FFDDE5", 4, 0.7)
    dice = random.Random(7 if flip else 6)
    for row in range(6):
        for column in range(2):
            x = left + width * (0.28 + 0.46 * column) + (row % 2) * 18 - 8
            drop(canvas, x, top + 110 + row * 130 + dice.uniform(-12, 12), 2.1)
    for i in range(folds + 1):
        canvas.ellipse(left + width * i / folds, top - 2, 11, 14, "none", STEEL_LINE, 5)


def _shower_front(canvas: Canvas) -> None:
    canvas.cord("M-600,-904 H600", STEEL, 14, 4, STEEL_LINE)
    _curtain(canvas, -590, -420, False)
    _curtain(canvas, 420, 590, True)
    canvas.path(
        rounded(-600, 18, 1200, 66, 30),
        canvas.cel(ENAMEL, "soft", "#BFCDE8", WHITE),
        ENAMEL_LINE,
        5,
    )
    canvas.line("M-560,34 H420", WHITE, 8)
    for x, y, radius in ((-330, 14, 16), (-290, 18, 11), (250, 14, 14), (286, 20, 9), (60, 18, 8)):
        _bubble(canvas, x, y, radius)


SHOWER = Prop(
    behind=_shower_behind,
    front=_shower_front,
    front_box=(-620, -930, 1240, 1030),
    sources=tuple((x, -735.0) for x in SHOWER_HEADS),
    reach=330,
)


# ------------------------------------------------------------------ bath: the waist is at y = -222
def _bath_behind(canvas: Canvas) -> None:
    canvas.ellipse(0, 116, 590, 26, "#2A4A6B", None, 0, 0.18)
    canvas.cord("M470,-204 V-420 C470,-470 400,-470 400,-420 V-400", "#F2C14E", 22, 5, "#8A5A1E")
    canvas.path(rounded(376, -404, 48, 22, 8), canvas.cel("#F2C14E", "side"), "#8A5A1E", 5)
    for x in (440, 500):
        canvas.cord(f"M{x},-290 H{x + 1}", "#F2C14E", 30, 5, "#8A5A1E")
    canvas.ellipse(0, -226, 570, 58, ENAMEL, ENAMEL_LINE, 6)
    canvas.ellipse(
        0, -218, 530, 44, canvas.cel(WATER, "soft", WATER_DEEP, WATER_PALE), WATER_LINE, 4
    )


def _bath_front(canvas: Canvas) -> None:
    _foam(canvas, 500, -196, random.Random(3))
    for x in (-400, 400):
        canvas.path(
            f"M{x - 50},74 C{x - 56},100 {x - 40},116 {x - 20},118 H{x + 20} C{x + 40},116 {x + 56},100 {x + 50},74 Z",
            canvas.cel("#F2C14E", "side"),
            "#8A5A1E",
            5,
        )
    canvas.path(
        "M-566,-200 C-566,-60 -500,86 -330,92 H330 C500,86 566,-60 566,-200 Q300,-158 0,-158 Q-300,-158 -566,-200 Z",
        canvas.cel(ENAMEL, "down", "#C9D6EE", WHITE),
        ENAMEL_LINE,
        6,
    )
    canvas.path(
        "M-588,-228 C-590,-196 -572,-188 -548,-184 Q-280,-142 0,-142 Q280,-142 548,-184 C572,-188 590,-196 588,-228 "
        "C560,-200 300,-172 0,-172 C-300,-172 -560,-200 -588,-228 Z",
        canvas.cel(ENAMEL, "soft", "#D3DEF2", WHITE),
        ENAMEL_LINE,
        6,
    )
    canvas.line("M-486,-120 C-470,-40 -430,20 -380,46", WHITE, 14)
    for x, y, radius in (
        (-250, -120, 40),
        (-206, -104, 26),
        (300, -122, 34),
        (340, -106, 22),
        (24, -114, 24),
    ):
        canvas.ellipse(
            x,
            y,
            radius,
            fill=canvas.cel("#EAF8FF", "ball", "#C3E4F7", WHITE),
            stroke=WATER_LINE,
            width=4,
        )
    for x, y, radius in (
        (-420, -300, 18),
        (-380, -350, 12),
        (430, -320, 16),
        (200, -262, 12),
        (-150, -258, 10),
    ):
        _bubble(canvas, x, y, radius)


BATH = Prop(
    behind=_bath_behind,
    front=_bath_front,
    front_box=(-620, -380, 1240, 520),
    sources=((400.0, -382.0),),
    reach=340,
)


# ------------------------------------------------------------------ pool: the water is at y = -222
def _pool_behind(canvas: Canvas) -> None:
    canvas.path(
        "M-660,-330 H660 L777,20 H-777 Z",
        canvas.cel(WATER, "soft", WATER_DEEP, "#BFEBFD"),
        WATER_LINE,
        5,
    )
    canvas.line("M-668,-330 H668", "#FFF6E0", 22)
    canvas.line("M-668,-318 H668", "#D9B98A", 5)
    for i in range(-6, 7):
        canvas.line(f"M{i * 106},-341 v22", "#E5CFA6", 4)
    for x, y, width in (
        (-440, -280, 90),
        (-120, -296, 70),
        (240, -284, 100),
        (470, -262, 80),
        (-300, -240, 80),
        (90, -250, 90),
    ):
        canvas.line(f"M{x},{y} q{width / 4},-8 {width / 2},0 t{width / 2},0", WHITE, 4, 0.8)
    for x in (-560, -520):
        canvas.cord(
            f"M{x},-240 V-380 C{x},-410 {x - 60},-410 {x - 60},-372", STEEL, 10, 4, STEEL_LINE
        )


def _pool_front(canvas: Canvas) -> None:
    canvas.path(
        # The water's surface, a little within the rim that is behind it.
        f"M-706,-180 q35.3,-24 70.6,0 {'t70.6,0 ' * 19}L773,22 H-773 Z",
        canvas.fade(
            (0, WATER, 0.25), (0.3, WATER, 0.8), (0.6, WATER_DEEP, 0.95), (1, "#2F8FD4", 1)
        ),
        None,
        0,
    )
    for x, y, width in (
        (-560, -120, 130),
        (-240, -90, 110),
        (80, -124, 140),
        (420, -96, 120),
        (-420, -40, 140),
        (-60, -30, 120),
        (260, -44, 150),
    ):
        canvas.line(f"M{x},{y} q{width / 4},-12 {width / 2},0 t{width / 2},0", WHITE, 5, 0.8)
    canvas.path("M-790,20 H790 L802,62 H-802 Z", "#FFF6E0", "#B98F5C", 5)
    canvas.path("M-802,62 H802 V84 H-802 Z", "#E5CFA6", "#B98F5C", 5)
    for i in range(-7, 8):
        canvas.line(f"M{i * 108},22 l{i * 1.2:.1f},38", "#DDBF90", 4)


POOL = Prop(
    behind=_pool_behind,
    front=_pool_front,
    front_box=(-810, -220, 1620, 320),
    sources=((-300.0, -210.0), (0.0, -200.0), (300.0, -210.0)),
    reach=340,
)


# ------------------------------------------------------------------ hot tub: the waist is at y = -222
def _hot_tub_behind(canvas: Canvas) -> None:
    canvas.ellipse(0, 104, 620, 40, "#1B1E4A", None, 0, 0.35)
    canvas.ellipse(0, -240, 590, 88, canvas.cel(WOOD, "soft", "#8A5A34", "#E0AE72"), WOOD_LINE, 6)
    canvas.ellipse(
        0, -230, 540, 68, canvas.cel(WATER, "soft", WATER_DEEP, "#BFF0FF"), WATER_LINE, 5
    )
    for x in (-440, -250, 190, 400):
        canvas.line(f"M{x},-290 q-40,-46 0,-92 q40,-46 0,-92 q-30,-40 6,-80", WHITE, 18, 0.30)


def _hot_tub_front(canvas: Canvas) -> None:
    canvas.path(
        "M-536,-216 q44,-20 89,0 t89,0 t89,0 t89,0 t89,0 t89,0 t89,0 t89,0 t89,0 t89,0 t89,0 t93,0 "
        "C500,-160 300,-140 0,-140 C-300,-140 -500,-160 -536,-216 Z",
        canvas.fade((0, WATER, 0.82), (1, WATER_DEEP, 0.96)),
        WATER_LINE,
        4,
    )
    for x, y, radius in (
        (-420, -206, 26),
        (-380, -196, 18),
        (-240, -188, 30),
        (-196, -182, 20),
        (-60, -182, 24),
        (60, -186, 30),
        (106, -178, 18),
        (250, -190, 28),
        (300, -184, 18),
        (420, -206, 24),
    ):
        _bubble(canvas, x, y, radius)
    tub = "M-592,-232 L-548,86 Q-300,134 0,134 Q300,134 548,86 L592,-232 Q560,-160 300,-148 Q0,-138 -300,-148 Q-560,-160 -592,-232 Z"
    canvas.path(tub, canvas.cel(WOOD, "side", "#97632F", "#E6B67C"), WOOD_LINE, 6)
    for i in range(-8, 9):
        x = i * 68
        sink = 48 * (1 - (i / 8.6) ** 2)
        canvas.line(
            f"M{x * 1.03:.1f},{-196 + sink:.1f} L{x * 0.96:.1f},{84 + sink:.1f}",
            shade(WOOD, 0.42),
            5,
        )
    for y in (-110, 40):
        half = 576 - (y + 232) * 0.14
        canvas.line(f"M{num(-half)},{y} Q0,{y + 104} {num(half)},{y}", "#6B4A1E", 34)
        canvas.line(f"M{num(-half)},{y} Q0,{y + 104} {num(half)},{y}", "#F2C14E", 22)
        canvas.line(
            f"M{num(-half + 40)},{y + 10} Q{num(-half * 0.4)},{y + 46} -60,{y + 48}", "#FFE9A8", 6
        )
    canvas.line(
        "M-596,-240 Q-560,-160 -300,-148 Q0,-138 300,-148 Q560,-160 596,-240", WOOD_LINE, 34
    )
    canvas.line(
        "M-596,-240 Q-560,-160 -300,-148 Q0,-138 300,-148 Q560,-160 596,-240", light(WOOD, 0.3), 22
    )


HOT_TUB = Prop(
    behind=_hot_tub_behind,
    front=_hot_tub_front,
    front_box=(-630, -270, 1260, 430),
    sources=((-300.0, -210.0), (0.0, -190.0), (300.0, -210.0)),
    reach=350,
)


# ------------------------------------------------------------------ sprinkler
SPRINKLER_DOWN = 84  # it stands nearer than the loser


def _nothing(canvas: Canvas) -> None:
    """Draw nothing behind the loser."""


def _sprinkler_front(canvas: Canvas) -> None:
    with canvas.group(0, SPRINKLER_DOWN):
        _draw_sprinkler(canvas)


def _draw_sprinkler(canvas: Canvas) -> None:
    dice = random.Random(9)
    canvas.dot(0, 150, 190, 20, "#2F5E2E", 0.3)
    canvas.cord("M120,140 C260,190 330,120 520,150 S660,200 700,170", "#35B56A", 22, 5, "#176B3C")
    canvas.line("M140,140 C260,182 330,114 510,142", "#8FE0B0", 5)
    canvas.path(
        "M-130,156 L-40,60 H40 L130,156 Q0,176 -130,156 Z",
        canvas.cel("#8A5CD0", "side"),
        "#4A2C86",
        6,
    )
    canvas.path(rounded(-30, -20, 60, 96, 16), canvas.cel("#FFD84D", "side"), "#8A5A1E", 6)
    canvas.path(rounded(-74, -44, 148, 44, 22), canvas.cel("#E94F64", "side"), "#8F2F45", 6)
    for x in (-52, -18, 18, 52):
        canvas.ellipse(x, -40, 8, 6, WATER_PALE, WATER_LINE, 3)
    canvas.line("M-54,-16 H20", light("#E94F64", 0.6), 6)
    for _ in range(26):
        draw_tuft(canvas, dice.uniform(-210, 220), dice.uniform(150, 176), 2.1, dice)
    for x, y, size, turn in (
        (-110, -60, 1.6, -50),
        (110, -64, 1.6, 50),
        (-60, -110, 1.3, -20),
        (64, -112, 1.3, 20),
    ):
        drop(canvas, x, y, size, turn)


SPRINKLER = Prop(
    behind=_nothing,
    front=_sprinkler_front,
    front_box=(-250, SPRINKLER_DOWN - 150, 970, 350),
    sources=tuple((x, SPRINKLER_DOWN - 42.0) for x in (-52.0, 0.0, 52.0)),
    reach=360,
)


# ------------------------------------------------------------------ super soakers
def _soaker_front(canvas: Canvas) -> None:
    """Draw a great gun on a stand, pointing to the left."""
    canvas.dot(40, 178, 180, 20, "#2F5E2E", 0.3)
    for x in (-90, 150):
        canvas.cord(f"M30,20 L{x},176", WOOD, 18, 5, WOOD_LINE)
    canvas.cord("M20,40 C180,120 250,60 330,170", "#35B56A", 18, 5, "#176B3C")
    with canvas.group(20, -30, 8, 2.1):
        soaker(canvas, "#8A5CD0")
    for x, y, size, turn in ((-290, -92, 1.8, -80), (-330, -130, 1.3, -60), (-336, -60, 1.3, -100)):
        drop(canvas, x, y, size, turn)


SUPER_SOAKERS = Prop(
    behind=_nothing,
    front=_soaker_front,
    front_box=(-360, -240, 720, 460),
    sources=((-262.0, -80.0),),
    reach=250,
)


PROPS = {
    "shower": SHOWER,
    "bath": BATH,
    "pool": POOL,
    "hot_tub": HOT_TUB,
    "sprinkler": SPRINKLER,
    "super_soakers": SUPER_SOAKERS,
}


def front_svg(name: str) -> str:
    """Return a prop's front layer, cropped to its box."""
    prop = PROPS[name]
    left, top, width, height = prop.front_box
    canvas = Canvas(width, height)
    with canvas.group(-left, -top):
        prop.front(canvas)
    return canvas.svg()
