"""Clothes of the guests down to the waist, in torso space: (0, 0) is the middle of the table's edge, y goes up negative.

Every outfit is a function (canvas, guest, wet). Wet cloth turns darker, and loose parts
(collars, bows, ruffles, pleats) blend towards a drooping shape with `wet.limp`.
"""

from itertools import pairwise

from tools.art.drawing import (
    CREAM,
    INK,
    OUTLINE,
    WHITE,
    Canvas,
    blend,
    lerp,
    light,
    mirror,
    mix,
    num,
    shade,
    skin_shade,
    star_path,
)
from tools.art.guest_cast import Guest, Wetness
from tools.art.water import patch, wet_cloth

WOMAN_BODY = (
    "M-17,-152 C-17,-130 -22,-122 -36,-118 C-52,-114 -60,-106 -62,-90 C-60,-64 -52,-40 -50,4 L50,4 "
    "C52,-40 60,-64 62,-90 C60,-106 52,-114 36,-118 C22,-122 17,-130 17,-152 Z"
)
MAN_NECK = "M-23,-152 L-25,-112 Q0,-98 25,-112 L23,-152 Z"
JACKET = (
    "M-28,-124 C-48,-118 -76,-114 -80,-88 C-78,-60 -70,-36 -70,4 L70,4 C70,-36 78,-60 80,-88 "
    "C76,-114 48,-118 28,-124 L0,-96 Z"
)


# ------------------------------------------------------------------ helpers
def bare_shoulders(canvas: Canvas, guest: Guest) -> None:
    """Draw neck, shoulders and chest."""
    canvas.path(WOMAN_BODY, canvas.skin(guest.skin, "side"), INK, OUTLINE)
    chin_shadow(canvas, guest, 17)
    canvas.line("M-24,-110 q10,2 16,6 M24,-110 q-10,2 -16,6", skin_shade(guest.skin, 1.6), 2.6)


def chin_shadow(canvas: Canvas, guest: Guest, half: float) -> None:
    """Draw the shadow of the chin on a neck of half the width `half`."""
    canvas.flat(
        f"M{-half + 2},-152 L{-half + 2},-130 Q4,-118 {half - 2},-134 L{half - 2},-152 Z",
        skin_shade(guest.skin, 1.25),
    )


def mens_neck(canvas: Canvas, guest: Guest) -> None:
    """Draw a strong neck."""
    canvas.path(MAN_NECK, canvas.skin(guest.skin, "side"), INK, OUTLINE)
    chin_shadow(canvas, guest, 23)


def damp(canvas: Canvas, wet: Wetness, colour: str, *spots: tuple[float, float, float]) -> None:
    """Draw dark patches: none when dry, the first one or two when damp, all when dripping."""
    count = (0, 2, len(spots), 0, 0)[wet.level]
    for x, y, size in spots[:count]:
        patch(canvas, x, y, size, mix(wet_cloth(colour, 0.30), "#2B4FA0", 0.26))


def folds(canvas: Canvas, colour: str, *paths: str, width: float = 2.8) -> None:
    """Draw folds of cloth."""
    for path in paths:
        canvas.line(path, shade(colour, 0.36), width)


def pearls(
    canvas: Canvas,
    colour: str = "#FFF6DF",
    y: float = -118,
    half: float = 24,
    sag: float = 16,
    count: int = 9,
    size: float = 4.6,
) -> None:
    """Draw a string of pearls."""
    for i in range(count):
        t = i / (count - 1) * 2 - 1
        canvas.ellipse(t * half, y + sag * (1 - t * t), size, fill=canvas.cel(colour), width=2.4)


def buttons(
    canvas: Canvas, x: float, *heights: float, colour: str = "#FFD84D", size: float = 3.6
) -> None:
    """Draw buttons in a column."""
    for y in heights:
        canvas.ellipse(x, y, size, fill=colour, width=2.2)


def bow_tie(canvas: Canvas, colour: str, wet: Wetness, y: float = -106) -> None:
    """Draw a bow tie, its wings hanging when wet."""
    with canvas.group(0, y, lerp(0, 14, wet.limp)):
        wing = blend(
            "M0,-2 C-8,-12 -20,-14 -24,-9 C-26,-2 -26,4 -23,10 C-18,14 -8,10 0,3 Z",
            "M0,-3 C-8,-6 -16,-4 -21,4 C-25,12 -25,20 -21,26 C-15,24 -6,12 0,3 Z",
            wet.limp,
        )
        for path in (wing, mirror(wing)):
            canvas.path(path, canvas.cel(colour, "down"), INK, 3)
        canvas.ellipse(0, 0, 5.5, 6.5, fill=canvas.cel(colour), width=2.8)


def lapels(canvas: Canvas, colour: str, wet: Wetness, low: float = -30, width: float = 50) -> None:
    """Draw the lapels of a jacket."""
    left = blend(
        f"M-28,-125 L-{width},-106 L-{width - 12},-94 L-{width - 4},-84 L-3,{low} C-14,-64 -24,-94 -28,-125 Z",
        f"M-28,-125 L-{width + 2},-100 L-{width - 8},-86 L-{width - 4},-70 L-3,{low + 4} C-14,-62 -24,-92 -28,-125 Z",
        wet.limp,
    )
    for path in (left, mirror(left)):
        canvas.path(path, canvas.cel(colour, "down"), INK, 3.4)


def shirt_front(canvas: Canvas, colour: str, low: float = -26) -> None:
    """Draw the shirt between the lapels."""
    canvas.path(
        f"M-26,-124 C-24,-94 -14,-60 0,{low} C14,-60 24,-94 26,-124 L0,-100 Z",
        canvas.cel(colour, "side", shade(colour, 0.14)),
        INK,
        3,
    )


def shirt_collar(canvas: Canvas, colour: str, wet: Wetness) -> None:
    """Draw a collar, its points hanging when wet."""
    left = blend(
        "M-25,-128 L-31,-110 L-12,-96 L0,-106 Q-16,-112 -25,-128 Z",
        "M-25,-128 L-34,-104 L-16,-84 L0,-106 Q-16,-112 -25,-128 Z",
        wet.limp,
    )
    for path in (left, mirror(left)):
        canvas.path(path, canvas.cel(colour, "soft", shade(colour, 0.10), colour), INK, 3)


# ------------------------------------------------------------------ women
def evening_dress(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw an evening dress with a shawl collar."""
    bare_shoulders(canvas, guest)
    colour = wet.cloth(guest.cloth)
    canvas.path(
        "M-46,-116 C-56,-113 -62,-104 -62,-90 C-60,-64 -52,-40 -50,4 L50,4 C52,-40 60,-64 62,-90 "
        "C62,-104 56,-113 46,-116 L32,-119 C30,-100 16,-88 0,-78 C-16,-88 -30,-100 -32,-119 Z",
        canvas.cel(colour, "side"),
        INK,
        OUTLINE,
    )
    collar = blend(
        "M-33,-119 C-44,-118 -52,-112 -56,-104 C-40,-84 -20,-70 0,-62 C-2,-70 -2,-74 0,-79 C-16,-88 -30,-100 -33,-119 Z",
        "M-33,-119 C-46,-116 -54,-106 -56,-94 C-42,-68 -20,-56 0,-50 C-2,-62 -2,-70 0,-79 C-16,-88 -30,-100 -33,-119 Z",
        wet.limp,
    )
    folds(
        canvas,
        colour,
        "M-46,-52 C-36,-40 -20,-30 4,-28",
        "M46,-50 C36,-38 24,-32 6,-28",
        "M-42,-18 C-28,-20 -12,-24 2,-26",
        "M44,-14 C30,-18 16,-24 6,-26",
    )
    damp(canvas, wet, guest.cloth, (-34, -42, 0.9), (30, -56, 0.7), (28, -18, 0.9))
    for path in (mirror(collar), collar):
        canvas.path(path, canvas.cel(light(colour, 0.14), "down"), INK, 3.2)
    canvas.ellipse(4, -27, 8, 9, fill=canvas.cel("#FFD873"), width=3)
    canvas.dot(2, -30, 2.4, 2.8, WHITE)
    canvas.line("M-20,-116 Q0,-92 20,-116", "#D99A2B", 2.6)
    canvas.path(
        "M0,-104 C-5,-97 -6,-94 -6,-91 A6,6 0 0 0 6,-91 C6,-94 5,-97 0,-104 Z",
        canvas.cel("#7FE3B4"),
        INK,
        2.4,
    )


def ball_gown(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw the bodice of a ball gown."""
    bare_shoulders(canvas, guest)
    colour = wet.cloth(guest.cloth)
    canvas.path(
        "M-44,-112 C-58,-108 -62,-102 -62,-88 C-60,-62 -50,-44 -46,-26 C-54,-20 -62,-10 -66,4 L66,4 C62,-10 54,-20 46,-26 "
        "C50,-44 60,-62 62,-88 C62,-102 58,-108 44,-112 Q0,-78 -44,-112 Z",
        canvas.cel(colour, "side"),
        INK,
        OUTLINE,
    )
    folds(
        canvas,
        colour,
        "M-28,-72 C-24,-54 -22,-42 -22,-32",
        "M28,-72 C24,-54 22,-42 22,-32",
        "M0,-70 V-30",
        "M-24,-22 C-30,-12 -34,-4 -36,2",
        "M24,-22 C30,-12 34,-4 36,2",
    )
    damp(canvas, wet, guest.cloth, (-38, -62, 0.8), (30, -50, 0.8), (0, -16, 0.7))
    canvas.cord("M-46,-27 Q0,-16 46,-27", wet.cloth("#FFD873"), 6)
    _ruffle(canvas, light(colour, 0.30), wet)
    pearls(canvas, half=21, y=-122, sag=15)
    pearls(canvas, half=27, y=-116, sag=24, count=11)
    canvas.path(
        star_path(0, -26, 9, 4.4, 8), canvas.cel("#E9F7FF", "soft", "#9CC8EE", WHITE), INK, 2.4
    )


def _ruffle(canvas: Canvas, colour: str, wet: Wetness) -> None:
    """Draw a ruffled neckline: scallops that hang long when wet."""
    hang = lerp(10, 22, wet.limp)
    points = [
        (-60, -100),
        (-46, -92),
        (-29, -83),
        (-10, -78),
        (10, -78),
        (29, -83),
        (46, -92),
        (60, -100),
    ]
    for (x0, y0), (x1, y1) in pairwise(points):
        narrow = lerp(0, 4, wet.limp)
        canvas.path(
            f"M{x0},{y0 - 8} C{num(x0 - 5 + narrow)},{num(y0 + hang)} {num(x1 + 5 - narrow)},{num(y1 + hang)} {x1},{y1 - 8} Z",
            canvas.cel(colour, "down"),
            INK,
            3,
        )
    canvas.cord("M-58,-106 C-40,-96 -22,-88 0,-86 C22,-88 40,-96 58,-106", colour, 5)


def sari(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw blouse and drape of a sari."""
    bare_shoulders(canvas, guest)
    blouse, silk, gold = wet.cloth("#8A5CD0"), wet.cloth(guest.cloth), wet.cloth("#FFC23D")
    canvas.path(
        "M-46,-116 C-58,-112 -62,-104 -62,-90 C-60,-64 -52,-40 -50,4 L50,4 C52,-40 60,-64 62,-90 C62,-104 58,-112 46,-116 "
        "L30,-118 C28,-100 14,-92 0,-90 C-14,-92 -28,-100 -30,-118 Z",
        canvas.cel(blouse, "side"),
        INK,
        OUTLINE,
    )
    canvas.line("M-30,-116 C-28,-98 -14,-90 0,-88 C14,-90 28,-98 30,-116", gold, 3.4)
    drape = blend(
        "M24,-122 C40,-126 58,-118 64,-100 C60,-66 54,-30 54,4 L-52,4 C-50,-10 -50,-26 -52,-40 C-34,-46 8,-76 24,-122 Z",
        "M24,-122 C42,-124 62,-110 66,-90 C60,-60 56,-30 54,4 L-52,4 C-50,-6 -50,-16 -50,-26 C-30,-30 10,-62 24,-122 Z",
        wet.limp,
    )
    canvas.path(drape, canvas.cel(silk, "side"), INK, OUTLINE)
    border = blend("M26,-120 C12,-78 -26,-50 -51,-38", "M26,-120 C14,-66 -24,-36 -49,-23", wet.limp)
    canvas.cord(border, gold, 8)
    canvas.line(border, wet.cloth("#E94F64"), 2)
    folds(
        canvas,
        silk,
        "M44,-112 C34,-72 4,-40 -36,-18",
        "M56,-104 C50,-66 26,-28 -10,-6",
        "M60,-80 C54,-50 42,-22 24,0",
    )
    damp(canvas, wet, guest.cloth, (30, -52, 0.9), (2, -22, 0.8), (40, -16, 0.7))
    for x, y in ((14, -56), (38, -74), (-18, -14), (20, -14), (42, -38)):
        canvas.dot(x, y, 2.6, fill=gold)
    canvas.line("M-22,-116 Q0,-96 22,-116", "#D99A2B", 3.4)
    canvas.ellipse(0, -104, 5, 6, fill=canvas.cel("#E94F64"), width=2.4)


def sundress(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw the top of a sundress with daisies."""
    bare_shoulders(canvas, guest)
    colour, white = wet.cloth(guest.cloth), wet.cloth(WHITE)
    canvas.path(
        "M-40,-100 C-52,-96 -58,-88 -59,-78 C-56,-56 -50,-36 -50,4 L50,4 C50,-36 56,-56 59,-78 C58,-88 52,-96 40,-100 "
        "Q0,-82 -40,-100 Z",
        canvas.cel(colour, "side"),
        INK,
        OUTLINE,
    )
    folds(
        canvas, colour, "M-28,-26 C-32,-16 -34,-6 -34,2", "M28,-26 C32,-16 34,-6 34,2", "M2,-24 V2"
    )
    damp(canvas, wet, guest.cloth, (-32, -60, 0.8), (26, -62, 0.7), (20, -14, 0.7))
    for x, y in (
        (-38, -74),
        (-14, -64),
        (14, -70),
        (38, -62),
        (-28, -46),
        (4, -44),
        (34, -44),
        (-16, -12),
        (16, -8),
        (40, -14),
        (-40, -10),
    ):
        _daisy(canvas, x, y, white)
    canvas.cord("M-50,-32 Q0,-22 50,-32", white, 6)
    bow = blend(
        "M2,-27 C-14,-40 -26,-36 -24,-26 C-24,-18 -12,-18 2,-26 Z",
        "M2,-27 C-12,-28 -22,-20 -22,-10 C-20,-2 -8,-12 2,-26 Z",
        wet.limp,
    )
    for path in (bow, mirror(bow)):
        canvas.path(path, canvas.cel(white, "down"), INK, 3)
    canvas.ellipse(0, -27, 5, fill=white, width=2.8)


def _daisy(canvas: Canvas, x: float, y: float, white: str) -> None:
    for dx, dy in ((0, -4), (3.8, -1.2), (2.4, 3.2), (-2.4, 3.2), (-3.8, -1.2)):
        canvas.dot(x + dx, y + dy, 2.9, fill=white)
    canvas.dot(x, y, 2.3, fill="#F28C28")


def cocktail_dress(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a one-shouldered cocktail dress."""
    bare_shoulders(canvas, guest)
    colour = wet.cloth(guest.cloth)
    canvas.path(
        "M-46,-117 C-56,-113 -62,-104 -62,-90 C-60,-64 -50,-40 -48,4 L48,4 C50,-40 58,-62 58,-82 C46,-86 20,-84 0,-90 "
        "C-14,-96 -24,-106 -28,-119 Z",
        canvas.cel(colour, "side"),
        INK,
        OUTLINE,
    )
    folds(
        canvas,
        colour,
        "M-44,-84 C-24,-66 14,-58 46,-62",
        "M-46,-60 C-26,-46 10,-38 44,-44",
        "M-42,-34 C-24,-22 8,-16 42,-22",
    )
    damp(canvas, wet, guest.cloth, (-32, -60, 0.8), (24, -50, 0.9), (-10, -18, 0.8))
    pearls(canvas, "#BFEFFF", half=19, y=-124, sag=14, count=7, size=4)


# ------------------------------------------------------------------ men
def tuxedo(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a tuxedo with a bow tie."""
    mens_neck(canvas, guest)
    colour, white = wet.cloth(guest.cloth), wet.cloth(WHITE)
    canvas.path(JACKET, canvas.cel(colour, "side"), INK, OUTLINE)
    shirt_front(canvas, white)
    folds(canvas, white, "M-9,-92 C-8,-74 -5,-56 -3,-42", "M9,-92 C8,-74 5,-56 3,-42", width=2.2)
    buttons(canvas, 0, -78, -58, colour=INK, size=2.6)
    damp(canvas, wet, guest.cloth, (-54, -62, 0.9), (52, -50, 0.9), (-44, -18, 0.8))
    lapels(canvas, mix(colour, "#3B2F7F", 0.4), wet)
    canvas.line("M-38,-104 L-12,-54", light(colour, 0.40), 2.6, 0.8)
    shirt_collar(canvas, white, wet)
    bow_tie(canvas, wet.cloth("#E94F64"), wet)
    _pocket_square(canvas, wet.cloth("#E94F64"), 47, -66)
    buttons(canvas, 0, -14, colour="#FFD84D")


def _pocket_square(canvas: Canvas, colour: str, x: float, y: float) -> None:
    canvas.path(
        f"M{x - 12},{y + 2} L{x - 9},{y - 11} L{x - 2},{y - 4} L{x + 4},{y - 13} L{x + 12},{y + 1} Z",
        canvas.cel(colour, "soft"),
        INK,
        2.6,
    )
    canvas.line(f"M{x - 14},{y + 3} L{x + 14},{y + 1}", INK, 3)


def tweed_suit(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a tweed suit with a waistcoat."""
    mens_neck(canvas, guest)
    tweed, vest, white = wet.cloth(guest.cloth), wet.cloth("#C8963E"), wet.cloth(WHITE)
    canvas.path(JACKET, canvas.cel(tweed, "side"), INK, OUTLINE)
    _tweed_flecks(canvas, tweed)
    canvas.path(
        "M-26,-120 C-32,-84 -32,-30 -24,4 L24,4 C32,-30 32,-84 26,-120 L0,-92 Z",
        canvas.cel(vest, "side"),
        INK,
        3.4,
    )
    shirt_front(canvas, white, -70)
    tie = blend(
        "M-7,-104 L7,-104 L11,-74 L0,-62 L-11,-74 Z",
        "M-7,-104 L7,-104 L9,-66 L4,-48 L-7,-64 Z",
        wet.limp,
    )
    canvas.path(tie, canvas.cel(wet.cloth("#B83A4B"), "side"), INK, 3)
    buttons(canvas, 0, -48, -32, -16)
    canvas.line("M2,-32 Q16,-18 27,-34", "#FFD84D", 2.8)
    damp(canvas, wet, guest.cloth, (-54, -60, 0.9), (52, -48, 0.9), (46, -14, 0.7))
    lapels(canvas, mix(tweed, "#4A2E1A", 0.12), wet, low=-22, width=54)
    shirt_collar(canvas, white, wet)
    _pocket_square(canvas, wet.cloth("#6FCBF7"), 52, -64)


def _tweed_flecks(canvas: Canvas, tweed: str) -> None:
    for row, y in enumerate(range(-96, 2, 15)):
        for x in range(-70 + (row % 2) * 8, 74, 16):
            if abs(x) > 34 and abs(x) < 70 and not (abs(x) > 66 and y < -60):
                canvas.line(
                    f"M{x - 3},{y + 3} L{x},{y} L{x + 3},{y + 3}", mix(tweed, "#FFE9B8", 0.38), 2
                )


def linen_suit(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a linen suit with an open collar."""
    mens_neck(canvas, guest)
    linen, shirt = wet.cloth(guest.cloth), wet.cloth("#2FA7A0")
    canvas.path(JACKET, canvas.cel(linen, "side", shade(linen, 0.20)), INK, OUTLINE)
    canvas.path(
        "M-26,-124 C-24,-94 -14,-60 0,-20 C14,-60 24,-94 26,-124 L0,-84 Z",
        canvas.cel(shirt, "side"),
        INK,
        3,
    )
    canvas.path(
        "M-22,-122 Q-6,-100 0,-84 Q8,-102 22,-122 Q0,-108 -22,-122 Z",
        canvas.skin(guest.skin),
        None,
        0,
    )
    chin_shadow(canvas, guest, 23)
    canvas.line("M-20,-118 Q-6,-100 0,-84 Q8,-102 20,-118", INK, 2.6)
    buttons(canvas, 0, -68, -50, colour=CREAM, size=2.8)
    damp(canvas, wet, guest.cloth, (-54, -60, 0.9), (54, -46, 0.9), (-46, -18, 0.8))
    folds(canvas, linen, "M-62,-40 q10,6 18,4", "M60,-30 q-10,7 -18,5", "M-60,-14 q8,5 16,3")
    lapels(canvas, mix(linen, "#C9A66B", 0.16), wet, low=-18)
    shirt_collar(canvas, shirt, wet)
    _pocket_square(canvas, wet.cloth("#FF8A3D"), 49, -66)
    buttons(canvas, 0, -8, colour="#A9743A", size=4)


# ------------------------------------------------------------------ drawn after the arms: sleeves that hide the shoulder joints
def draped_caps(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw draped sleeve caps."""
    colour = wet.cloth(guest.cloth)
    cap = blend(
        "M-33,-120 C-50,-122 -68,-114 -74,-96 C-75,-90 -72,-86 -67,-85 C-56,-86 -46,-98 -33,-120 Z",
        "M-33,-120 C-48,-120 -64,-110 -71,-92 C-73,-80 -72,-74 -66,-70 C-58,-78 -46,-96 -33,-120 Z",
        wet.limp,
    )
    for path in (cap, mirror(cap)):
        canvas.path(path, canvas.cel(light(colour, 0.06), "down"), INK, 3.4)


def puff_sleeves(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw puff sleeves."""
    colour = wet.cloth(guest.cloth)
    puff = blend(
        "M-40,-114 C-50,-126 -74,-122 -80,-104 C-84,-92 -78,-80 -68,-78 C-56,-76 -48,-86 -46,-96 Z",
        "M-40,-114 C-50,-118 -68,-114 -73,-98 C-77,-84 -74,-68 -66,-62 C-58,-66 -50,-84 -46,-96 Z",
        wet.limp,
    )
    for path in (puff, mirror(puff)):
        canvas.path(path, canvas.cel(colour), INK, 3.6)
    folds(
        canvas,
        colour,
        "M-56,-112 C-62,-104 -66,-96 -66,-86",
        "M56,-112 C62,-104 66,-96 66,-86",
        width=2.6,
    )


def flutter_sleeves(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw flutter sleeves and straps."""
    colour = wet.cloth(guest.cloth)
    flutter = blend(
        "M-31,-121 C-48,-124 -72,-118 -80,-100 C-79,-93 -73,-96 -70,-91 C-66,-86 -61,-94 -57,-90 C-52,-88 -48,-98 -44,-104 Z",
        "M-31,-121 C-46,-120 -66,-112 -73,-90 C-73,-74 -69,-86 -66,-76 C-63,-68 -59,-84 -55,-80 C-50,-78 -47,-94 -43,-102 Z",
        wet.limp,
    )
    strap = "M-33,-122 C-42,-118 -45,-108 -46,-98 L-30,-96 C-30,-106 -28,-114 -24,-119 Z"
    for path in (flutter, mirror(flutter), strap, mirror(strap)):
        canvas.path(path, canvas.cel(light(colour, 0.10), "down"), INK, 3.2)


def one_shoulder_rose(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw the rose on one shoulder and its tail."""
    colour = wet.cloth(guest.cloth)
    canvas.flat("M36,-116 C52,-113 62,-104 63,-92 L58,-86 C48,-84 40,-90 38,-98 Z", guest.skin)
    tail = blend(
        "M-44,-100 C-60,-92 -74,-80 -76,-60 C-68,-64 -62,-60 -58,-54 C-52,-64 -46,-66 -40,-66 C-42,-78 -40,-90 -36,-98 Z",
        "M-44,-100 C-58,-92 -66,-76 -66,-48 C-62,-54 -58,-46 -55,-36 C-51,-50 -46,-52 -42,-50 C-44,-70 -40,-88 -36,-98 Z",
        wet.limp,
    )
    canvas.path(tail, canvas.cel(light(colour, 0.16), "down"), INK, 3.2)
    for x, y, r in ((-58, -110, 14), (-38, -114, 13), (-44, -98, 14), (-60, -98, 12)):
        canvas.ellipse(x, y + 3 * wet.limp, r, r * 0.9, canvas.cel(light(colour, 0.20)), width=3)
    canvas.line(
        "M-56,-108 C-52,-116 -42,-114 -42,-106 C-44,-100 -52,-100 -52,-106", shade(colour, 0.4), 2.8
    )


OVER_ARMS = {
    "evening_dress": draped_caps,
    "ball_gown": puff_sleeves,
    "sundress": flutter_sleeves,
    "cocktail_dress": one_shoulder_rose,
}
OUTFITS = {
    f.__name__: f
    for f in (
        evening_dress,
        ball_gown,
        sari,
        sundress,
        cocktail_dress,
        tuxedo,
        tweed_suit,
        linen_suit,
    )
}
