"""The kids' hair, dry and wet: what falls behind the head, and what lies over it.

Drawn on a head whose centre is (0, 0); `sway` moves loose ends sideways.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.drawing import DETAIL, INK, OUTLINE, WHITE, Canvas, light, mix, num, shade
from tools.art.kid_cast import Look

BEHIND_BODY = {"long", "wild"}  # these fall behind the shoulders too
# under these the hair lies flat when it is wet
FLATTENED = {"spiky", "side", "cap", "quiff", "messy", "slick", "curl", "mohawk", "fringe"}
FRINGE_LONG = (
    "M-58,10 C-60,-44 -30,-52 2,-52 C36,-52 60,-42 59,10 C56,-2 50,-14 38,-18 C24,-2 -2,2 -30,3 "
    "C-44,0 -54,2 -58,10 Z"
)
FRINGE_SHORT = (
    "M-58,12 C-60,-44 -30,-52 2,-52 C36,-52 60,-42 59,12 C56,-2 50,-6 42,-2 C20,2 -20,4 -44,0 "
    "C-52,-2 -56,4 -58,12 Z"
)
FRINGE_HIGH = (
    "M-58,12 C-58,-20 -40,-38 2,-40 C40,-38 58,-20 58,12 C50,-16 34,-28 0,-30 "
    "C-34,-28 -50,-16 -58,12 Z"
)
FLAT = (
    "M-66,22 C-74,-34 -42,-68 2,-67 C46,-68 72,-34 66,20 Q61,24 59,12 C57,2 55,-6 50,-12 "
    "C50,-2 46,8 42,14 C38,4 34,-8 30,-12 C24,-2 20,6 12,10 C10,0 8,-8 4,-14 C-4,-4 -10,4 -18,10 "
    "C-20,0 -22,-8 -24,-12 C-32,-2 -38,8 -46,16 C-48,6 -50,0 -52,-4 C-56,4 -58,12 -59,22 "
    "Q-62,28 -66,22 Z"
)
SIDE_SWEPT = (
    "M-66,22 C-77,-36 -44,-73 2,-72 C48,-73 77,-36 67,18 Q62,24 59,12 C58,-4 50,-22 36,-34 "
    "C28,-16 2,-4 -30,-4 C-24,-12 -22,-18 -22,-24 C-36,-16 -52,-4 -58,22 Q-62,28 -66,22 Z"
)
CROPPED = (
    "M-64,14 C-70,-36 -40,-66 2,-66 C44,-66 70,-36 65,12 Q60,14 59,4 C56,-14 46,-28 30,-30 "
    "C10,-34 -14,-34 -34,-28 C-50,-24 -57,-8 -58,6 Q-59,16 -64,14 Z"
)


def hair_colour(look: Look, wet: bool) -> str:
    """Return the hair's colour; wet hair is darker."""
    return mix(look.hair_colour, "#1A2450", 0.28) if wet else look.hair_colour


def fringe_of(style: str) -> str:
    """Return the shadow that the hair throws on the forehead."""
    if style in ("pony", "pigtails", "long", "wild", "puffs", "topknot"):
        return FRINGE_LONG
    if style in ("afro", "buzz", "mohawk", "quiff", "slick", "flat_top", "curl"):
        return FRINGE_HIGH
    return FRINGE_SHORT


def _ball(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    canvas.ellipse(x, y, radius, fill=canvas.cel(colour))
    canvas.line(
        f"M{num(x - radius * 0.45)},{num(y - radius * 0.45)} q{num(radius * 0.3)},{num(-radius * 0.3)} "
        f"{num(radius * 0.6)},{num(-radius * 0.2)}",
        light(colour, 0.45),
        3,
    )


def _cloud(
    canvas: Canvas, balls: list[tuple[float, float, float]], colour: str, rim: float = 8
) -> None:
    for x, y, radius in balls:
        canvas.ellipse(x, y, radius, fill=colour, width=rim)
    for x, y, radius in balls:
        canvas.dot(x, y, radius + 0.4, fill=colour)


def _ring(canvas: Canvas, colour: str, *paths: str, width: float = 4.8) -> None:
    for path in paths:
        canvas.line(path, light(colour, 0.40), width, 0.85)


# ------------------------------------------------------------------ behind the head
def _pony_back(canvas: Canvas, colour: str, wet: bool, sway: float) -> None:
    fill = canvas.cel(colour, "down")
    if wet:
        canvas.path(
            "M-44,-34 C-72,-30 -86,4 -76,44 C-70,52 -62,48 -60,40 C-60,14 -56,0 -40,-6 Z", fill
        )
        return
    canvas.path(
        f"M-40,-44 C-74,-62 {num(-104 + sway)},-34 {num(-104 + sway * 1.5)},2 C{num(-106 + sway * 1.5)},26 "
        f"{num(-94 + sway)},40 {num(-78 + sway)},46 C{num(-86 + sway)},30 -72,10 -44,-6 Z",
        fill,
    )


def _pigtails_back(canvas: Canvas, colour: str, wet: bool, sway: float) -> None:
    fill = canvas.cel(colour, "down")
    for m in (-1, 1):
        if wet:
            canvas.path(
                f"M{m * 54},-8 C{m * 72},-2 {m * 80},26 {m * 72},58 C{m * 64},62 {m * 60},52 {m * 60},44 "
                f"C{m * 62},26 {m * 58},14 {m * 48},8 Z",
                fill,
            )
        else:
            canvas.path(
                f"M{m * 50},-18 C{num(m * 74 + sway)},-38 {num(m * 100 + sway)},-18 {num(m * 98 + sway)},14 "
                f"C{num(m * 98 + sway)},34 {num(m * 88 + sway)},48 {num(m * 74 + sway)},54 "
                f"C{num(m * 80 + sway)},34 {m * 66},18 {m * 50},10 Z",
                fill,
            )


def _wild_back(canvas: Canvas, colour: str, wet: bool, sway: float) -> None:
    if wet:
        _pigtails_back(canvas, colour, True, sway)
        return
    fill = canvas.cel(colour, "down")
    for m in (-1, 1):
        s = sway
        canvas.path(
            f"M{m * 36},-50 C{num(m * 60 + s)},-84 {num(m * 84 + s)},-92 {num(m * 104 + s)},-84 "
            f"C{num(m * 96 + s)},-76 {num(m * 96 + s)},-70 {num(m * 112 + s)},-58 C{num(m * 98 + s)},-56 "
            f"{num(m * 96 + s)},-50 {num(m * 108 + s)},-34 C{num(m * 88 + s)},-36 {m * 72},-28 {m * 52},-12 Z",
            fill,
        )


def _long_back(canvas: Canvas, colour: str, wet: bool, sway: float) -> None:
    canvas.path(
        f"M-68,-10 C-78,30 {num(-84 + sway)},66 {num(-78 + sway)},92 C-62,104 -44,98 -30,92 L34,88 "
        "C52,96 66,96 76,84 C82,60 76,26 68,-10 Z",
        canvas.cel(colour, "down"),
    )


def _afro_back(canvas: Canvas, colour: str, wet: bool, sway: float) -> None:
    reach, radius = (56, 16) if wet else (66, 20)
    balls = []
    for i in range(15):
        angle = math.radians(150 + i * 240 / 14)
        x, y = reach * 0.9 * math.cos(angle), -10 + reach * 0.86 * math.sin(angle)
        balls.append((x, y + (12 if wet else 0), radius))
    _cloud(canvas, [*balls, (0, -14, reach * 0.9)], colour)
    canvas.dot(-26, -46, 50, 36, canvas.glow(light(colour, 0.5), 0.5))


def _puffs_back(canvas: Canvas, colour: str, wet: bool, sway: float) -> None:
    for m in (-1, 1):
        drop = 14 if wet else 0
        x, y = m * 58, -44 + drop
        balls = [
            (x + 17 * math.cos(a), y + 15 * math.sin(a), 12 if wet else 15)
            for a in [i * math.tau / 7 for i in range(7)]
        ]
        _cloud(canvas, [*balls, (x, y, 20)], colour)
        canvas.dot(x - 6, y - 8, 16, 12, canvas.glow(light(colour, 0.5), 0.6))


def _topknot_back(canvas: Canvas, colour: str, wet: bool, sway: float) -> None:
    _ball(canvas, 2, -78 + (8 if wet else 0), 21, colour)


BACK: dict[str, Callable[[Canvas, str, bool, float], None]] = {
    "pony": _pony_back,
    "pigtails": _pigtails_back,
    "wild": _wild_back,
    "long": _long_back,
    "afro": _afro_back,
    "puffs": _puffs_back,
    "topknot": _topknot_back,
}


def draw_hair_back(canvas: Canvas, look: Look, wet: bool, sway: float) -> None:
    """Draw the hair that falls behind the head."""
    if look.hair in BACK:
        BACK[look.hair](canvas, hair_colour(look, wet), wet, sway)


# ------------------------------------------------------------------ over the head
def _spiky(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(
        f"M-65,20 C-72,10 -76,2 -80,-4 C-74,-6 -70,-9 -68,-13 C-76,-22 -80,-32 -80,-42 C-70,-40 -62,-42 -57,-45 "
        f"C-58,-58 -54,-70 -48,-78 C-40,-70 -30,-65 -22,-64 C-14,-76 -2,-84 {num(12 + sway)},-88 C12,-78 16,-70 22,-65 "
        f"C34,-72 48,-74 {num(58 + sway)},-72 C54,-62 54,-54 56,-48 C66,-46 76,-40 {num(82 + sway)},-34 C74,-28 70,-20 68,-12 "
        "C72,-8 76,0 76,8 C72,10 68,14 64,20 C60,8 58,-4 52,-14 C46,-6 42,-2 36,2 C36,-8 34,-16 30,-24 "
        "C20,-14 12,-8 0,-4 C2,-12 2,-20 0,-28 C-12,-14 -24,-6 -36,-2 C-36,-8 -36,-12 -38,-18 "
        "C-48,-8 -56,4 -58,20 Q-62,24 -65,20 Z",
        canvas.cel(colour),
    )
    _ring(canvas, colour, "M-52,-34 C-46,-46 -36,-53 -24,-55", "M-12,-58 C-8,-59 -4,-60 2,-60")


def _side(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(
        f"M-65,24 C-76,-20 -62,-60 -28,-70 C-30,-76 -24,-82 -18,-80 C-10,-84 {num(4 + sway)},-82 10,-78 "
        "C50,-78 76,-44 67,18 Q63,24 59,12 C58,-2 54,-14 44,-26 C20,-20 -4,-22 -22,-36 C-30,-24 -42,-14 -52,-10 "
        "C-57,0 -58,12 -58,24 Q-62,30 -65,24 Z",
        canvas.cel(colour),
    )
    canvas.line(
        "M-22,-36 C-18,-42 -14,-46 -8,-50 M44,-26 C40,-34 34,-42 26,-48", shade(colour), 2.6
    )
    _ring(canvas, colour, "M2,-60 C18,-61 32,-55 42,-45", "M-48,-36 C-44,-46 -40,-51 -34,-56")


def _swept(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(SIDE_SWEPT, canvas.cel(colour))
    canvas.line("M36,-34 C34,-42 28,-50 20,-56 M-4,-12 C8,-18 16,-26 20,-34", shade(colour), 2.5)
    _ring(canvas, colour, "M-52,-30 C-46,-45 -32,-55 -14,-58", "M-2,-59 C2,-59 6,-59 10,-58")


def _pulled_back(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(CROPPED, canvas.cel(colour))
    canvas.line("M-30,-30 Q-20,-50 -2,-62 M34,-31 Q26,-50 8,-62 M2,-34 V-60", shade(colour), 2.6)
    _ring(canvas, colour, "M-50,-28 C-44,-44 -34,-52 -22,-56")


def _afro(canvas: Canvas, colour: str, sway: float) -> None:
    points = (-56, -18), (-44, -34), (-24, -44), (-2, -47), (20, -45), (40, -36), (54, -20)
    _cloud(canvas, [(x, y, 13) for x, y in (*points, (60, -2), (-61, 2))], colour, 6)
    canvas.flat(
        "M-62,0 C-66,-46 -34,-60 2,-60 C40,-60 66,-46 62,0 C50,-30 40,-44 0,-46 C-40,-44 -50,-30 -62,0 Z",
        colour,
    )
    tone = light(colour, 0.30)
    for x, y in ((-44, -56), (-18, -68), (-58, -38), (10, -64), (-30, -44)):
        canvas.line(f"M{x - 8},{y + 2} q5,-9 13,-7", tone, 3.6)


def _flat_top(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(
        "M-62,10 C-70,-20 -70,-44 -66,-68 Q-63,-78 -54,-79 Q0,-84 54,-80 Q66,-80 67,-70 C70,-46 70,-22 64,10 "
        "Q60,12 58,2 C54,-22 44,-32 30,-32 L-34,-32 C-48,-30 -56,-16 -58,4 Q-59,14 -62,10 Z",
        canvas.cel(colour, "down"),
    )
    _ring(canvas, colour, "M-54,-44 C-54,-60 -52,-68 -44,-70", "M-32,-71 L-14,-72")


def _buzz(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(CROPPED, canvas.cel(colour))
    tone = shade(colour, 0.36)
    for x, y in ((-44, -36), (-28, -50), (-10, -44), (6, -56), (22, -44), (38, -48), (50, -30)):
        canvas.line(f"M{x},{y} l4,-6", tone, 2.6)
    _ring(canvas, colour, "M-48,-34 C-42,-46 -32,-54 -20,-57")


def _mohawk(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(CROPPED, canvas.cel(mix(colour, "#6B6A86", 0.35)))
    s = sway
    canvas.path(
        f"M-22,-34 C-34,-58 -36,-76 {num(-30 + s)},-96 C-22,-90 -16,-84 -12,-80 C-8,-94 0,-104 {num(8 + s)},-110 "
        f"C10,-100 14,-92 18,-86 C24,-94 34,-100 {num(44 + s)},-100 C40,-86 40,-66 30,-34 Q4,-26 -22,-34 Z",
        canvas.cel("#E94F64"),
    )
    _ring(canvas, "#E94F64", "M-20,-50 C-22,-64 -20,-72 -16,-78")


def _quiff(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(CROPPED, canvas.cel(colour))
    canvas.path(
        f"M-44,-30 C-56,-62 -40,-86 -8,-84 C{num(18 + sway)},-98 {num(62 + sway)},-92 {num(66 + sway)},-62 "
        "C68,-46 60,-34 48,-30 C52,-40 50,-48 44,-50 C32,-36 -8,-26 -44,-30 Z",
        canvas.cel(colour),
    )
    canvas.line("M-28,-34 C-30,-54 -14,-66 4,-68 M6,-32 C20,-38 36,-48 42,-60", shade(colour), 2.6)
    _ring(canvas, colour, "M-40,-54 C-36,-68 -24,-75 -10,-76", "M8,-80 C20,-86 36,-86 46,-80")


def _slick(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(CROPPED, canvas.cel(colour))
    _ring(canvas, colour, "M-50,-24 C-44,-44 -30,-54 -14,-58", "M-34,-28 C-26,-42 -14,-48 0,-50")


def _messy(canvas: Canvas, colour: str, sway: float) -> None:
    s = sway
    canvas.path(
        f"M-66,22 C-78,8 -78,-8 -72,-18 C-84,-26 -84,-42 -72,-48 C-74,-64 -60,-74 -46,-70 C-40,-84 -18,-88 -6,-80 "
        f"C{num(8 + s)},-92 {num(34 + s)},-86 38,-74 C54,-78 70,-64 66,-50 C80,-44 82,-26 72,-18 C78,-4 74,12 66,20 "
        "C60,10 60,0 56,-8 C48,-2 40,0 34,-2 C34,-10 32,-16 28,-20 C18,-8 4,-4 -8,-6 C-8,-14 -10,-18 -14,-22 "
        "C-24,-8 -38,-2 -50,-4 C-56,2 -58,12 -59,22 Q-63,28 -66,22 Z",
        canvas.cel(colour),
    )
    canvas.line("M-40,-50 q10,-12 22,-6 M8,-58 q14,-8 24,2", shade(colour), 2.8)
    _ring(canvas, colour, "M-58,-40 C-56,-50 -50,-56 -42,-58", "M-24,-68 C-18,-72 -10,-72 -4,-69")


def _curls(canvas: Canvas, colour: str, sway: float) -> None:
    rows = (
        *((-60, -6), (-60, -28), (-48, -48), (-28, -62), (-4, -68), (20, -66), (42, -56)),
        *((58, -36), (63, -12), (-36, -30), (-14, -42), (10, -44), (34, -34), (48, -18)),
    )
    _cloud(canvas, [(x, y, 17) for x, y in rows], colour, 7)
    tone = light(colour, 0.38)
    for x, y in rows:
        canvas.line(f"M{x - 7},{y + 2} a8,8 0 1 1 9,6", tone, 2.8, 0.8)


def _curl(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(
        "M-50,-32 C-40,-62 -18,-68 2,-68 C28,-68 46,-58 52,-34 C34,-48 -30,-50 -50,-32 Z",
        canvas.cel(colour),
    )
    canvas.line("M4,-64 C-14,-86 14,-104 26,-88 C32,-76 14,-70 12,-80", INK, 13)
    canvas.line("M4,-64 C-14,-86 14,-104 26,-88 C32,-76 14,-70 12,-80", colour, 6.4)


def _fringe(canvas: Canvas, colour: str, sway: float) -> None:
    s = sway
    canvas.path(
        f"M-66,34 C-84,-30 -54,-78 2,-76 C54,-78 82,-32 70,30 C68,38 62,38 60,28 C58,4 50,-18 34,-30 "
        f"C26,-4 0,26 {num(-46 + s)},36 C{num(-40 + s)},28 -38,22 -38,16 C-46,26 -54,32 -66,34 Z",
        canvas.cel(colour),
    )
    canvas.line("M34,-30 C30,-44 22,-54 10,-60 M-38,16 C-26,4 -10,-10 0,-28", shade(colour), 2.8)
    canvas.flat("M2,-76 C30,-77 50,-64 62,-44 C48,-52 30,-60 12,-60 Z", "#8A5CD0", 0.85)
    _ring(canvas, colour, "M-54,-30 C-48,-48 -34,-60 -16,-62", width=5.4)


def _bowl(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(
        "M-67,22 C-78,-38 -42,-74 2,-73 C48,-74 78,-36 67,20 Q62,26 59,14 C58,4 56,-4 52,-10 C34,-4 22,-4 12,-8 "
        "C0,-2 -22,-1 -50,-8 C-56,0 -58,10 -59,22 Q-63,28 -67,22 Z",
        canvas.cel(colour),
    )
    canvas.line("M12,-8 C14,-14 15,-20 14,-26 M-22,-5 C-20,-12 -19,-18 -20,-24", shade(colour), 2.4)
    _ring(canvas, colour, "M-52,-30 C-44,-48 -26,-57 -6,-58", "M6,-58 C10,-58 14,-57 18,-56")


def _flat(canvas: Canvas, colour: str, sway: float) -> None:
    canvas.path(FLAT, canvas.cel(colour))
    _ring(canvas, colour, "M-46,-34 C-34,-50 -14,-55 4,-55")


FRONT: dict[str, Callable[[Canvas, str, float], None]] = {
    "spiky": _spiky,
    "side": _side,
    "pony": _swept,
    "pigtails": _swept,
    "wild": _swept,
    "long": _swept,
    "puffs": _pulled_back,
    "topknot": _pulled_back,
    "afro": _afro,
    "flat_top": _flat_top,
    "buzz": _buzz,
    "mohawk": _mohawk,
    "quiff": _quiff,
    "slick": _slick,
    "messy": _messy,
    "curls": _curls,
    "curl": _curl,
    "fringe": _fringe,
    "hood": _bowl,
    "cathood": _bowl,
    "cap": _bowl,
}


def draw_hair_front(canvas: Canvas, look: Look, wet: bool, sway: float) -> None:
    """Draw the hair over the head, with ties, and a hood or cap on it."""
    colour = hair_colour(look, wet)
    draw = _flat if wet and look.hair in FLATTENED else FRONT[look.hair]
    draw(canvas, colour, sway)
    if look.hair == "pigtails":
        for m in (-1, 1):
            canvas.ellipse(m * 58, -8, 8.5, 9.5, canvas.cel(look.main), width=DETAIL)
    elif look.hair == "pony":
        with canvas.group(-52, -38, -35):
            canvas.ellipse(0, 0, 8.5, 11, canvas.cel(look.main), width=DETAIL)
    elif look.hair in ("hood", "cathood"):
        _hood(canvas, look, wet)
    elif look.hair == "cap":
        _cap(canvas, look, wet)


def _hood(canvas: Canvas, look: Look, wet: bool) -> None:
    colour = mix(look.main, "#1B2F6B", 0.3) if wet else look.main
    if look.hair == "cathood":
        for m in (-1, 1):
            ear = f"M{m * 20},-66 L{m * 56},-104 L{m * 66},-44 Z"
            if wet:
                ear = f"M{m * 20},-66 L{m * 76},-76 L{m * 66},-40 Z"
            canvas.path(ear, canvas.cel(colour, "down"))
            canvas.flat(f"M{m * 36},-66 L{m * 53},-84 L{m * 57},-56 Z", "#FFB3C4")
    canvas.path(
        "M-76,40 C-92,-30 -58,-84 2,-84 C62,-84 94,-30 78,40 C72,54 62,56 56,44 C64,10 58,-40 2,-42 "
        "C-54,-40 -60,10 -54,44 C-62,58 -72,54 -76,40 Z",
        canvas.cel(colour),
    )
    canvas.line("M-56,34 C-62,-8 -46,-38 2,-39 C50,-38 64,-8 58,34", shade(colour, 0.3), 4)
    canvas.line("M-62,-36 C-52,-58 -34,-70 -12,-72", light(colour, 0.5), 5, 0.9)
    if look.hair == "hood":
        for x in (-44, 48):
            canvas.line(f"M{x},48 q4,14 0,24", WHITE, 4)


def _cap(canvas: Canvas, look: Look, wet: bool) -> None:
    colour = mix(look.second, "#1B2F6B", 0.3) if wet else look.second
    canvas.path(
        "M-66,-16 C-70,-58 -36,-80 2,-80 C42,-80 68,-58 66,-18 C30,-30 -30,-30 -66,-16 Z",
        canvas.cel(colour),
    )
    for x, y, rx, ry in ((-40, -44, 13, 8), (-8, -62, 14, 8), (22, -40, 12, 7), (46, -56, 9, 7)):
        canvas.dot(x, y, rx, ry, mix(colour, "#2E3F1F", 0.55))
    for x, y, rx, ry in ((-18, -44, 9, 6), (36, -66, 8, 5), (-52, -28, 7, 5)):
        canvas.dot(x, y, rx, ry, mix(colour, "#C9D68A", 0.55))
    canvas.path(
        "M8,-30 C40,-34 66,-30 92,-12 C94,-6 88,-4 82,-6 C56,-14 34,-14 6,-14 Z",
        canvas.cel(shade(colour, 0.18), "side"),
        width=OUTLINE,
    )
    canvas.ellipse(0, -80, 5, 4, colour, width=DETAIL)
