"""The two children on Water Fight's door: one shoots, the other is hit. 300 x 280 units each.

Both stand on y = 258 about x = 150 and look to the right.
"""

from __future__ import annotations

from .drawing import (
    CORAL,
    DETAIL,
    INK,
    OUTLINE,
    SUN,
    WHITE,
    Canvas,
    Point,
    light,
    mix,
    shade,
    skin_shade,
)

BOY_SKIN, GIRL_SKIN = "#FBCFA4", "#EBB583"
BOY_HAIR, GIRL_HAIR = "#6B3F2A", "#A3472A"
SHIRT, SHORTS, DRESS, BAND, SHOES = "#FF6B5E", "#3D7BD9", "#F2578B", "#FFD84D", "#4DB6E8"
MOUTH, TONGUE = "#8C2540", "#FF8086"
MUZZLE: Point = (226, 165)  # where the boy's water leaves
HIT: Point = (166, 184)  # where it meets the girl
HEAD = (
    "M2,-58 C42,-58 62,-30 62,2 C63,16 60,28 53,38 C42,52 26,57 8,57 C-12,57 -36,54 -50,40 "
    "C-60,30 -62,16 -62,2 C-62,-30 -38,-58 2,-58 Z"
)


# ------------------------------------------------------------------ what both share
def _ground_shadow(canvas: Canvas) -> None:
    for rx, ry in ((50, 9), (42, 7), (33, 5)):
        canvas.dot(150, 261, rx, ry, "#10244A", 0.15)


def _shoe(canvas: Canvas, x: float, y: float, turn: float, colour: str) -> None:
    with canvas.group(x, y, turn):
        canvas.line("M-5,-7 L6,-7", WHITE, 9)
        sole = "M-9,-5 L-10,8 Q-10,13 -5,13 L18,13 Q23,13 22,7 C21,1 14,-1 9,-6 Q0,-3 -9,-5 Z"
        canvas.path(sole, canvas.cel(colour, "down"), width=3.6)
        canvas.line("M-8,10.4 H20", "#BFD3EA", 3)
        canvas.line("M6,-1 l5,-2", INK, 2)


def _hand(canvas: Canvas, x: float, y: float, skin: str) -> None:
    canvas.ellipse(x, y, 9.2, fill=canvas.skin(skin), width=3.4)


def _bare_head(canvas: Canvas, skin: str, fringe: str) -> None:
    for x, rx, fold in ((-61, 11.5, "M-58,10 q-7,4 -2,11"), (62, 9, "M59,10 q6,4 1,11")):
        canvas.ellipse(x, 17, rx, 13, canvas.skin(skin))
        canvas.line(fold, shade(skin, 0.4), 2.6)
    canvas.path(HEAD, canvas.skin(skin))
    canvas.flat(fringe, skin_shade(skin, 0.9))
    for x in (-37, 46):
        canvas.dot(x, 31, 12.5, 8.2, canvas.glow("#FF6F6F", 0.7))
    canvas.line("M9,24 q5,3 1,6.5", shade(skin, 0.42), 2.8)


# ------------------------------------------------------------------ the boy who shoots
def draw_boy(canvas: Canvas) -> None:
    """Draw the boy with his pump gun; MUZZLE is where his jet begins."""
    _ground_shadow(canvas)
    back_skin, back_shirt = (
        mix(BOY_SKIN, shade(BOY_SKIN, 0.3), 0.4),
        mix(SHIRT, shade(SHIRT, 0.3), 0.5),
    )
    canvas.limb([(167, 170.4), (167.8, 191.4), (194, 182)], 13, back_skin)
    canvas.limb([(167, 170.4), (167.6, 185.5)], 17, back_shirt)
    _hand(canvas, 197, 180, back_skin)
    for hip, knee, foot, tone in (
        ((158.8, 203.2), (168.4, 223.6), (170.0, 245.0), 0.55),
        ((140.9, 204.8), (140.2, 227.3), (128.0, 245.0), 0.0),
    ):
        skin, cloth = (
            mix(BOY_SKIN, shade(BOY_SKIN, 0.3), tone),
            mix(SHORTS, shade(SHORTS, 0.3), tone),
        )
        canvas.limb([hip, knee, foot], 12.5, skin)
        hem = (hip[0] + (knee[0] - hip[0]) * 0.85, hip[1] + (knee[1] - hip[1]) * 0.85)
        canvas.limb([hip, hem], 19, cloth)
        _shoe(canvas, *foot, -6 if tone else 0, WHITE)
    with canvas.group(150, 206, -5):
        canvas.path(
            "M-15,-49 C-23,-48 -26,-42 -26,-32 L-27,2 Q0,10 27,2 L26,-32 C26,-42 23,-48 15,-49 Z",
            canvas.cel(SHIRT, "side"),
        )
        drop = "M3,-38 c-7,10 -11,15 -11,20 a11,11 0 0 0 22,0 c0,-5 -4,-10 -11,-20 Z"
        canvas.flat(drop, WHITE)
        canvas.line("M-2,-18 q0,5 4,6", "#6FCBF7", 3)
    with canvas.group(144.5, 109.1, -5.25, 0.93, pivot=(0, 50)):
        _boy_head(canvas)
    with canvas.group(165.3, 185.6, -10):
        _pump_gun(canvas, "#35B56A")
    canvas.limb([(130.3, 175.6), (141.2, 193.5), (161.5, 187.9)], 13, BOY_SKIN)
    canvas.limb([(130.3, 175.6), (138.2, 188.5)], 17, SHIRT)
    _hand(canvas, 165.3, 186.9, BOY_SKIN)


def _boy_head(canvas: Canvas) -> None:
    fringe = (
        "M-58,12 C-60,-44 -30,-52 2,-52 C36,-52 60,-42 59,12 C56,-2 50,-6 42,-2 C20,2 -20,4 -44,0 "
        "C-52,-2 -56,4 -58,12 Z"
    )
    _bare_head(canvas, BOY_SKIN, fringe)
    for x, y in ((-40, 26), (-33, 29), (-44, 31), (40, 26), (47, 30), (52, 26)):
        canvas.dot(x, y, 1.5, fill=shade(BOY_SKIN, 0.45))
    for x, rx in ((-20, 11), (29, 9.9)):
        _eye(canvas, x, 15, rx)
    brow = mix(BOY_HAIR, INK, 0.35)
    canvas.line("M-34,-9 L-8,0", brow, 5.4)
    canvas.line("M42,-9 L18,0", brow, 5.4)
    canvas.path("M-10,35 Q7,40 24,34 C25,50 14,56 6,55 C-4,54 -11,46 -10,35 Z", MOUTH, width=3.2)
    canvas.flat("M-7,37 Q7,41 21,36 L20,40 Q7,45 -6,41 Z", WHITE)
    canvas.dot(7, 51, 7.4, 3.6, TONGUE)
    hair = (
        "M-65,20 C-72,10 -76,2 -80,-4 C-74,-6 -70,-9 -68,-13 C-76,-22 -80,-32 -80,-42 C-70,-40 -62,-42 -57,-45 "
        "C-58,-58 -54,-70 -48,-78 C-40,-70 -30,-65 -22,-64 C-14,-76 -2,-84 14,-88 C12,-78 16,-70 22,-65 "
        "C34,-72 48,-74 60,-72 C54,-62 54,-54 56,-48 C66,-46 76,-40 84,-34 C74,-28 70,-20 68,-12 "
        "C72,-8 76,0 76,8 C72,10 68,14 64,20 C60,8 58,-4 52,-14 C46,-6 42,-2 36,2 C36,-8 34,-16 30,-24 "
        "C20,-14 12,-8 0,-4 C2,-12 2,-20 0,-28 C-12,-14 -24,-6 -36,-2 C-36,-8 -36,-12 -38,-18 "
        "C-48,-8 -56,4 -58,20 Q-62,24 -65,20 Z"
    )
    canvas.path(hair, canvas.cel(BOY_HAIR))
    canvas.line(
        "M-52,-34 C-46,-46 -36,-53 -24,-55 M-12,-58 C-8,-59 -4,-60 2,-60",
        light(BOY_HAIR, 0.4),
        4.6,
        0.85,
    )


def _eye(canvas: Canvas, x: float, y: float, rx: float) -> None:
    ry = 13.0
    canvas.dot(x, y, rx, ry)
    canvas.dot(x + 1, y + ry * 0.38, rx * 0.70, ry * 0.46, mix("#6B4A2F", WHITE, 0.18))
    canvas.dot(x + 1, y + ry * 0.02, rx * 0.66, ry * 0.52)
    canvas.dot(x - rx * 0.28, y - ry * 0.42, rx * 0.42, ry * 0.31, WHITE)
    canvas.dot(x + rx * 0.38, y + ry * 0.42, rx * 0.2, ry * 0.15, WHITE)
    canvas.line(
        f"M{x - rx - 1},{y - 7} Q{x - rx * 0.2},{y - 14.5} {x + rx + 0.5},{y - 8}", INK, 3.6
    )


def _pump_gun(canvas: Canvas, colour: str) -> None:
    """A gun with a tank, its grip at (0, 0) and its muzzle at (64, -9)."""
    canvas.path(
        "M-6,-10 L-10,12 Q-10,16 -5,16 L2,16 Q6,16 7,12 L10,-4 Z",
        canvas.cel(shade(colour, 0.2), "side"),
        width=3.2,
    )
    canvas.path(
        "M-26,-22 L-8,-22 L-4,-4 L-22,2 Q-30,4 -30,-4 L-30,-16 Q-30,-21 -26,-22 Z",
        canvas.cel(shade(colour, 0.12), "down"),
        width=3.2,
    )
    tank = canvas.cel("#58C7F0", "soft", "#2E9BDB", "#C9F3FF")
    canvas.path("M-6,-24 C-8,-48 34,-48 34,-24 Z", tank, width=3.2)
    canvas.line("M2,-32 q4,-8 12,-8", WHITE, 3)
    canvas.ellipse(14, -43, 5, 3.6, SUN, width=DETAIL)
    canvas.path(
        "M-14,-24 L38,-24 Q44,-24 44,-18 L44,-6 Q44,0 38,0 L-10,0 Q-14,0 -14,-6 Z",
        canvas.cel(colour, "down"),
        width=3.4,
    )
    canvas.path(
        "M18,-6 h20 q4,0 4,5 v4 q0,5 -4,5 h-20 q-4,0 -4,-5 v-4 q0,-5 4,-5 Z",
        canvas.cel(SUN, "down"),
        width=3,
    )
    canvas.line("M23,-2 v7 M29,-2 v7 M35,-2 v7", shade(SUN, 0.4), 2.2)
    canvas.path("M44,-17 h12 v-2 h8 v18 h-8 v-2 h-12 Z", canvas.cel(SUN, "down"), width=3)
    canvas.line("M-6,-19 H34", light(colour, 0.6), 3.4)


# ------------------------------------------------------------------ the girl who is hit
def draw_girl(canvas: Canvas) -> None:
    """Draw the girl thrown back by water; HIT is where the splash belongs."""
    _ground_shadow(canvas)
    head = {"x": 127.7, "y": 104.5, "turn": -15.85, "scale": 0.93}
    with canvas.group(head["x"], head["y"], head["turn"], head["scale"], pivot=(0, 50)):
        canvas.path(
            "M-68,-10 C-78,30 -76,66 -70,92 C-62,104 -44,98 -30,92 L34,88 C52,96 66,96 76,84 C82,60 76,26 68,-10 Z",
            canvas.cel(GIRL_HAIR, "down"),
        )
    back_skin, back_dress = (
        mix(GIRL_SKIN, shade(GIRL_SKIN, 0.3), 0.4),
        mix(DRESS, shade(DRESS, 0.3), 0.5),
    )
    canvas.limb([(161.8, 163.4), (171.0, 144.5), (191.8, 142.1)], 13, back_skin)
    canvas.limb([(161.8, 163.4), (168.4, 149.8)], 18.5, back_dress)
    _hand(canvas, 195.8, 141.6, back_skin)
    canvas.limb([(158.3, 197.0), (175.5, 211.5), (176.0, 233.0)], 12.5, back_skin)
    _shoe(canvas, 176, 233, -24, mix(SHOES, shade(SHOES, 0.3), 0.5))
    canvas.limb([(140.8, 201.1), (138.3, 223.4), (134.1, 244.5)], 12.5, GIRL_SKIN)
    _shoe(canvas, 134.1, 244.5, 0, SHOES)
    with canvas.group(150, 201, -13):
        _dress(canvas)
    with canvas.group(head["x"], head["y"], head["turn"], head["scale"], pivot=(0, 50)):
        _girl_head(canvas)
    canvas.limb([(121.1, 173.8), (101.7, 181.8), (83.6, 171.2)], 13, GIRL_SKIN)
    canvas.limb([(121.1, 173.8), (107.2, 179.5)], 18.5, DRESS)
    _hand(canvas, 80.1, 169.2, GIRL_SKIN)


def _dress(canvas: Canvas) -> None:
    canvas.path(
        "M-14,-49 C-22,-48 -24,-42 -22,-32 L-20,-22 C-28,-8 -36,4 -38,12 Q-28,18 -19,13 Q-9,20 0,14 Q10,20 20,13 "
        "Q28,18 38,12 C36,4 28,-8 21,-22 L23,-32 C25,-42 22,-48 15,-49 Z",
        canvas.cel(DRESS, "side"),
    )
    canvas.cord("M-21,-21 Q0,-15 21,-21", WHITE, 4.4, 2.3)
    for x, y in ((-22, 2), (-8, -4), (8, 4), (22, 0), (-4, 8)):
        canvas.dot(x, y, 2.8, fill=WHITE)
    canvas.path("M-16,-49 Q1,-34 17,-49 Z", WHITE, width=DETAIL)


def _girl_head(canvas: Canvas) -> None:
    fringe = "M-58,10 C-60,-44 -30,-52 2,-52 C36,-52 60,-42 59,10 C56,-2 50,-14 38,-18 C24,-2 -2,2 -30,3 C-44,0 -54,2 -58,10 Z"
    _bare_head(canvas, GIRL_SKIN, fringe)
    canvas.line("M-30,4 L-11,14 L-30,23", INK, 4.6)
    canvas.line("M40,4 L21,14 L40,23", INK, 4.6)
    brow = mix(GIRL_HAIR, INK, 0.35)
    canvas.line("M-34,-8 q10,-4 20,3", brow, 4.8)
    canvas.line("M21,-4 q9,-8 19,-5", brow, 4.8)
    canvas.path(
        "M-8,48 C-12,36 -2,34 8,35 C18,33 27,36 24,48 C20,53 -4,54 -8,48 Z", MOUTH, width=3.2
    )
    canvas.flat("M-6,40 Q8,36 22,39 L21,42 Q8,40 -6,43 Z", WHITE)
    canvas.dot(8, 49, 7, 2.4, TONGUE)
    hair = (
        "M-66,22 C-77,-36 -44,-73 2,-72 C48,-73 77,-36 67,18 Q62,24 59,12 C58,-4 50,-22 36,-34 C28,-16 2,-4 -30,-4 "
        "C-24,-12 -22,-18 -22,-24 C-36,-16 -52,-4 -58,22 Q-62,28 -66,22 Z"
    )
    canvas.path(hair, canvas.cel(GIRL_HAIR), width=OUTLINE)
    canvas.line("M36,-34 C34,-42 28,-50 20,-56 M-4,-12 C8,-18 16,-26 20,-34", shade(GIRL_HAIR), 2.5)
    canvas.line(
        "M-52,-30 C-46,-45 -32,-55 -14,-58 M-2,-59 C2,-59 6,-59 10,-58",
        light(GIRL_HAIR, 0.4),
        5,
        0.85,
    )
    canvas.path(
        "M-64,-22 C-52,-58 -24,-68 4,-68 C34,-68 58,-54 66,-22 L60,-12 C50,-42 30,-54 4,-54 C-22,-54 -44,-44 -58,-12 Z",
        canvas.cel(BAND, "side"),
        width=DETAIL,
    )
    canvas.path(
        "M30,-60 C40,-78 58,-76 56,-62 C66,-66 74,-54 60,-48 C50,-44 36,-48 30,-60 Z",
        canvas.cel(CORAL),
        width=DETAIL,
    )
