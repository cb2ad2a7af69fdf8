"""Clothes of the standing guests from the waist down, in torso space.

(0, 0) is the waist, the soles stand at y = FLOOR. An outfit has a part drawn before the torso
(legs, shoes, trousers) and a part drawn after it (skirts and coat tails that hide its edge).
"""

from collections.abc import Callable

from tools.art.drawing import (
    INK,
    OUTLINE,
    WHITE,
    Canvas,
    blend,
    light,
    mirror,
    mix,
    shade,
    skin_shade,
)
from tools.art.guest_cast import Guest, Wetness
from tools.art.guest_outfits import buttons, folds

FLOOR = 188
Drawing = Callable[[Canvas, Guest, Wetness], None]


# ------------------------------------------------------------------ shoes and legs
def _shoe(canvas: Canvas, x: float, colour: str, turn: float, scale: float = 1) -> None:
    """Draw a man's shoe, its toe outwards."""
    with canvas.group(x, FLOOR - 2, turn, scale, flip=x > 0):
        canvas.path(
            "M16,-2 C17,-16 10,-22 0,-21 C-8,-20 -12,-16 -20,-13 C-30,-10 -32,-3 -28,1 C-20,4 8,4 16,-2 Z",
            canvas.cel(colour, "under"),
            INK,
            3.6,
        )
        canvas.line("M-18,-9 q5,0 8,-4", light(colour, 0.5), 2.6)


def _pump(canvas: Canvas, x: float, colour: str) -> None:
    """Draw a lady's shoe from the front."""
    with canvas.group(x, FLOOR - 6, flip=x > 0):
        canvas.path(
            "M12,-8 C14,2 10,9 0,10 C-12,11 -19,6 -16,-1 C-13,-7 -8,-7 -4,-10 Q4,-4 12,-8 Z",
            canvas.cel(colour, "under"),
            INK,
            3.2,
        )
        canvas.line("M-11,3 q3,-3 6,-4", light(colour, 0.6), 2.4)


def _bare_legs(canvas: Canvas, guest: Guest, top: float) -> None:
    for x in (-22, 22):
        canvas.limb(
            [(x, top), (x * 1.08, (top + FLOOR) / 2), (x * 0.95, FLOOR - 14)],
            17,
            guest.skin,
            shadow=skin_shade(guest.skin),
        )


# ------------------------------------------------------------------ women
def _gold_shoes(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    for x in (-24, 24):
        _pump(canvas, x, "#F2BE4A")


def _long_skirt(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a trumpet skirt that reaches the floor."""
    colour = wet.cloth(guest.cloth)
    skirt = blend(
        "M-50,-8 C-62,20 -66,50 -56,86 C-54,122 -72,156 -98,178 Q-64,190 -32,180 Q0,191 32,180 "
        "Q64,190 98,178 C72,156 54,122 56,86 C66,50 62,20 50,-8 Q0,4 -50,-8 Z",
        "M-50,-8 C-58,20 -60,50 -54,86 C-52,122 -58,160 -72,184 Q-48,192 -26,184 Q0,194 26,184 "
        "Q48,192 72,184 C58,160 52,122 54,86 C60,50 58,20 50,-8 Q0,4 -50,-8 Z",
        wet.limp,
    )
    canvas.path(skirt, canvas.cel(colour, "side"), INK, OUTLINE)
    folds(
        canvas,
        colour,
        "M-22,8 C-30,60 -30,110 -44,170",
        "M2,90 C0,120 -2,150 0,178",
        "M24,8 C32,60 32,110 46,168",
        "M-40,30 C-20,40 10,40 44,22",
    )
    canvas.line("M-46,14 C-54,34 -56,54 -50,76", light(colour, 0.5), 4)
    canvas.cord("M-50,-7 Q0,5 50,-7", wet.cloth("#FFD873"), 6)
    canvas.line("M6,0 C10,22 8,40 12,60", INK, 7.6)
    canvas.line("M6,0 C10,22 8,40 12,60", wet.cloth("#FFD873"), 3.4)
    canvas.ellipse(12, 64, 5, 7, canvas.cel("#FFD873"), INK, 2.4)


def _bell_skirt(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a ball gown's skirt with swags and a ruffled hem."""
    colour = wet.cloth(guest.cloth)
    pale = light(colour, 0.30)
    hem = blend(
        "M-128,158 Q-124,186 -100,182 Q-82,190 -62,182 Q-42,192 -20,184 Q0,193 20,184 Q42,192 62,182 "
        "Q82,190 100,182 Q124,186 128,158 Z",
        "M-86,160 Q-90,190 -72,186 Q-60,194 -44,187 Q-30,195 -15,188 Q0,196 15,188 Q30,195 44,187 "
        "Q60,194 72,186 Q90,190 86,160 Z",
        wet.limp,
    )
    canvas.path(hem, canvas.cel(pale, "under"), INK, 3.6)
    skirt = blend(
        "M-46,-28 C-78,-14 -112,50 -132,164 Q-98,178 -66,168 Q-34,182 0,170 Q34,182 66,168 "
        "Q98,178 132,164 C112,50 78,-14 46,-28 Q0,-14 -46,-28 Z",
        "M-46,-28 C-98,-2 -84,60 -92,168 Q-66,180 -44,172 Q-22,184 0,174 Q22,184 44,172 "
        "Q66,180 92,168 C84,60 98,-2 46,-28 Q0,-14 -46,-28 Z",
        wet.limp,
    )
    canvas.path(skirt, canvas.cel(colour, "side"), INK, OUTLINE)
    spread = 1 - 0.3 * wet.limp
    for x in (-34, 0, 34):
        foot = x * 2.1 * spread
        canvas.line(
            f"M{x * 0.7},-12 C{x},40 {foot * 0.9:.1f},100 {foot:.1f},160", shade(colour, 0.36), 2.8
        )
    for x in (-1, 1):
        swag = f"M0,52 Q{x * 30 * spread:.1f},86 {x * 58 * spread:.1f},58 Q{x * 74 * spread:.1f},88 {x * 90 * spread:.1f},62"
        canvas.cord(swag, pale, 8)
    for x in (-58, 0, 58):
        canvas.ellipse(x * spread, 55, 8, 7, canvas.cel(wet.cloth("#F28FB4")), INK, 2.8)
        canvas.line(f"M{x * spread - 3:.1f},54 q3,-4 6,0", shade("#F28FB4", 0.4), 2)
    canvas.cord("M-46,-27 Q0,-16 46,-27", wet.cloth("#FFD873"), 6)


def _wrapped_skirt(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a sari's skirt: wrapped silk, pleats in front, a gold border."""
    silk, gold = wet.cloth(guest.cloth), wet.cloth("#FFC23D")
    skirt = blend(
        "M-52,-6 C-64,30 -66,100 -72,176 Q-36,188 0,180 Q36,188 72,176 C66,100 64,30 54,-6 Q0,6 -52,-6 Z",
        "M-52,-6 C-60,30 -58,100 -60,180 Q-32,190 0,184 Q32,190 60,180 C58,100 60,30 54,-6 Q0,6 -52,-6 Z",
        wet.limp,
    )
    canvas.path(skirt, canvas.cel(silk, "side"), INK, OUTLINE)
    for x in (-14, -5, 4, 13):
        folds(canvas, silk, f"M{x * 0.7 + 6},8 C{x + 4},60 {x * 1.6},120 {x * 2.2},172")
    border = blend(
        "M-69,166 Q-36,178 0,170 Q36,178 70,166", "M-58,170 Q-32,180 0,174 Q32,180 59,170", wet.limp
    )
    canvas.cord(border, gold, 9)
    canvas.line(border, wet.cloth("#E94F64"), 2)
    for x, y in (
        (-44, 40),
        (-40, 90),
        (-46, 136),
        (44, 50),
        (40, 104),
        (48, 140),
        (-24, 66),
        (26, 78),
    ):
        canvas.dot(x * (1 - 0.12 * wet.limp), y, 2.8, fill=gold)
    canvas.cord("M-52,-5 Q0,7 54,-5", gold, 5)


def _sandals(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    for x in (-20, 20):
        _pump(canvas, x, "#C98B4E")


def _sundress_legs(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    _bare_legs(canvas, guest, 90)
    for x in (-21, 21):
        _pump(canvas, x, "#3FA6E6")
        canvas.line(f"M{x - 9},{FLOOR - 18} q9,5 18,0", INK, 7)
        canvas.line(f"M{x - 9},{FLOOR - 18} q9,5 18,0", "#3FA6E6", 3)


def _summer_skirt(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a swinging knee-length skirt with daisies."""
    colour, white = wet.cloth(guest.cloth), wet.cloth(WHITE)
    skirt = blend(
        "M-50,-8 C-64,20 -82,70 -94,112 Q-62,126 -32,116 Q0,128 32,116 Q62,126 94,112 "
        "C82,70 64,20 50,-8 Q0,2 -50,-8 Z",
        "M-50,-8 C-56,24 -60,80 -64,124 Q-44,134 -22,127 Q0,136 22,127 Q44,134 64,124 "
        "C60,80 56,24 50,-8 Q0,2 -50,-8 Z",
        wet.limp,
    )
    canvas.path(skirt, canvas.cel(colour, "side"), INK, OUTLINE)
    spread = 1 - 0.28 * wet.limp
    for x in (-24, 0, 26):
        folds(
            canvas,
            colour,
            f"M{x * 0.6},4 C{x},40 {x * 1.5 * spread:.1f},80 {x * 1.8 * spread:.1f},108",
        )
    for x, y in ((-44, 26), (-18, 40), (12, 22), (40, 34), (-58, 66), (-30, 78), (2, 66), (34, 76), (62, 70),
                 (-70, 100), (-14, 102), (18, 100), (54, 100)):  # fmt: skip
        with canvas.group(x * spread, y):
            for dx, dy in ((0, -5), (4.8, -1.5), (3, 4), (-3, 4), (-4.8, -1.5)):
                canvas.dot(dx, dy, 3.6, fill=white)
            canvas.dot(0, 0, 2.8, fill="#F28C28")


def _cocktail_legs(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    _bare_legs(canvas, guest, 90)
    for x in (-21, 21):
        _pump(canvas, x, "#C9303F")


def _pencil_skirt(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a knee-length skirt with a flounce at one side."""
    colour = wet.cloth(guest.cloth)
    canvas.path(
        "M-48,-8 C-64,20 -66,70 -54,112 Q-26,120 0,116 Q26,120 52,112 C64,70 64,20 48,-8 Q0,2 -48,-8 Z",
        canvas.cel(colour, "side"),
        INK,
        OUTLINE,
    )
    folds(
        canvas,
        colour,
        "M-44,20 C-20,34 10,32 30,10",
        "M-48,50 C-24,60 0,54 24,26",
        "M-20,112 C-22,90 -18,70 -8,56",
    )
    flounce = blend(
        "M26,-6 C52,6 76,2 84,22 C96,34 88,54 74,52 C80,74 66,96 50,92 C42,66 26,36 22,4 Z",
        "M26,-6 C46,10 60,14 66,34 C74,50 72,74 62,76 C66,96 60,116 48,116 C40,80 26,42 22,4 Z",
        wet.limp,
    )
    canvas.path(flounce, canvas.cel(light(colour, 0.16), "down"), INK, 3.4)
    folds(canvas, colour, "M34,8 C46,20 60,26 68,30", "M34,22 C44,40 54,54 56,66")
    canvas.ellipse(26, 0, 8, 7.5, canvas.cel("#BFEFFF"), INK, 2.8)


# ------------------------------------------------------------------ men
def _trousers(canvas: Canvas, colour: str, wet: Wetness) -> None:
    legs = blend(
        "M-64,-6 C-68,50 -64,120 -62,178 L-12,178 C-9,130 -4,94 0,62 C4,94 9,130 12,178 L62,178 C64,120 68,50 64,-6 Z",
        "M-64,-6 C-64,50 -58,120 -55,181 L-15,181 C-12,130 -6,94 0,58 C6,94 12,130 15,181 L55,181 C58,120 64,50 64,-6 Z",
        wet.limp,
    )
    canvas.path(legs, canvas.cel(colour, "side"), INK, OUTLINE)
    folds(canvas, colour, "M-38,50 C-38,90 -36,140 -35,172", "M38,50 C38,90 36,140 35,172")
    if wet.limp > 0.5:
        folds(
            canvas,
            colour,
            "M-56,150 q14,8 34,2",
            "M-54,164 q14,7 30,2",
            "M56,152 q-14,8 -34,2",
            "M54,166 q-14,7 -30,2",
        )
    canvas.line("M-54,40 C-56,80 -55,110 -54,150", light(colour, 0.35), 3.6, 0.8)


def _coat(canvas: Canvas, colour: str, wet: Wetness, front: float) -> None:
    """Draw the two skirts of a jacket that opens `front` from the middle at the waist."""
    low = 46 + 6 * wet.limp
    panel = f"M-70,-6 C-73,16 -76,28 -76,{low:.1f} Q-48,{low + 8:.1f} {-front - 14:.1f},{low - 4:.1f} C{-front - 4:.1f},24 {-front:.1f},10 {-front:.1f},-6"
    for path in (panel, mirror(panel)):
        side = path is panel
        canvas.flat(path + " Z", colour if side else shade(colour))
        canvas.line(path, INK, OUTLINE)
    for x in (-1, 1):
        tone = shade(colour, 0.42 if x < 0 else 0.6)
        canvas.line(f"M{x * 62},14 L{x * 34},12", tone, 5)


def _tuxedo_trousers(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    for x in (-38, 38):
        _shoe(canvas, x, "#2B2F52", 0)
    _trousers(canvas, wet.cloth(mix(guest.cloth, INK, 0.25)), wet)


def _tuxedo_coat(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    _coat(canvas, wet.cloth(guest.cloth), wet, 1)


def _linen_trousers(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    for x in (-38, 38):
        _shoe(canvas, x, "#A9743A", 0)
    _trousers(canvas, wet.cloth(mix(guest.cloth, "#C9A66B", 0.12)), wet)


def _linen_coat(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    _coat(canvas, wet.cloth(guest.cloth), wet, 1)


def _plus_fours(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw baggy breeches, argyle socks and brogues."""
    tweed, sock = wet.cloth(guest.cloth), wet.cloth("#D9A441")
    for x in (-36, 36):
        _shoe(canvas, x, "#6B3F22", 0)
        canvas.limb([(x, 96), (x, FLOOR - 16)], 26, sock)
        for y in (124, 146, 166):
            canvas.flat(
                f"M{x},{y - 10} L{x + 8},{y} L{x},{y + 10} L{x - 8},{y} Z", wet.cloth("#B83A4B")
            )
    breeches = blend(
        "M-64,-6 C-78,36 -84,84 -70,108 Q-40,122 -12,110 C-8,92 -4,78 0,62 C4,78 8,92 12,110 Q40,122 70,108 C84,84 78,36 64,-6 Z",
        "M-64,-6 C-70,36 -74,96 -62,122 Q-40,132 -14,124 C-10,100 -5,80 0,62 C5,80 10,100 14,124 Q40,132 62,122 C74,96 70,36 64,-6 Z",
        wet.limp,
    )
    canvas.path(breeches, canvas.cel(tweed, "side"), INK, OUTLINE)
    fleck = mix(tweed, "#FFE9B8", 0.38)
    for row, y in enumerate(range(56, 108, 15)):
        for x in range(-62 + row % 2 * 8, 66, 16):
            if abs(x) > 12:
                canvas.line(f"M{x - 3},{y + 3} L{x},{y} L{x + 3},{y + 3}", fleck, 2)
    folds(canvas, tweed, "M-58,96 q10,10 22,12", "M58,96 q-10,10 -22,12")


def _tweed_coat(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    vest = wet.cloth("#C8963E")
    canvas.flat("M-30,-4 L-28,14 L-12,26 L0,12 L12,26 L28,14 L30,-4 Z", vest)
    canvas.line("M-28,14 L-12,26 L0,12 L12,26 L28,14", INK, 3.4)
    _coat(canvas, wet.cloth(guest.cloth), wet, 24)
    buttons(canvas, 0, 0)


LOWER: dict[str, tuple[Drawing, Drawing]] = {  # outfit: (before the torso, after it)
    "evening_dress": (_gold_shoes, _long_skirt),
    "ball_gown": (_gold_shoes, _bell_skirt),
    "sari": (_sandals, _wrapped_skirt),
    "sundress": (_sundress_legs, _summer_skirt),
    "cocktail_dress": (_cocktail_legs, _pencil_skirt),
    "tuxedo": (_tuxedo_trousers, _tuxedo_coat),
    "tweed_suit": (_plus_fours, _tweed_coat),
    "linen_suit": (_linen_trousers, _linen_coat),
}
