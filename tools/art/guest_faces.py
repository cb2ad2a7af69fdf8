"""Grown-up faces in head space: (0, 0) is the middle of the head, eyes at y = 7."""

import math
from dataclasses import dataclass

from tools.art.drawing import INK, OUTLINE, WHITE, Canvas, Point, mix, num, shade, skin_shade
from tools.art.guest_cast import Guest
from tools.art.water import WATER_LINE, drop, water_fill

Brow = tuple[float, float, float]

LEFT_EYE, RIGHT_EYE, EYE_Y = -21, 28, 7
EYE_RX, EYE_RY = 12, 14
MOUTH_X, MOUTH_Y = 6, 43
MOUTH_RED, TONGUE = "#8C2540", "#FF8086"

HEAD_SHAPES = {
    "oval": "M2,-60 C38,-60 57,-34 57,-2 C57,16 54,28 46,40 C36,55 22,64 7,64 "
    "C-9,64 -28,55 -40,41 C-52,28 -57,16 -57,-2 C-57,-34 -34,-60 2,-60 Z",
    "square": "M2,-60 C38,-60 57,-34 57,-2 C58,14 57,28 50,43 C43,57 26,66 7,66 "
    "C-12,66 -34,57 -45,44 C-55,30 -58,14 -57,-2 C-57,-34 -34,-60 2,-60 Z",
    "round": "M2,-58 C38,-58 58,-34 58,-2 C61,14 62,30 54,43 C44,58 26,64 7,64 "
    "C-14,64 -38,58 -50,43 C-60,30 -61,14 -58,-2 C-58,-34 -34,-58 2,-58 Z",
}


@dataclass(frozen=True)
class Expression:
    """A face as data.

    Lids are (outer, inner) angles: -90 wide open, 0 half shut, 60 nearly shut.
    Brows are (outer height, inner height, arch) above the eye."""

    eyes: str = "open"  # open, half_squeezed, happy, squeeze, shut, sobbing
    lids: tuple[Point, Point] = ((-48, -60), (-60, -48))
    lower: float = -90  # lower lid, same scale
    look: Point | None = (1, 1.5)  # None: cross-eyed
    pupil: float = 1.0
    brows: tuple[Brow, Brow] = ((19, 22, 5), (22, 19, 5))
    mouth: str = "smile"


EXPRESSIONS = {
    "neutral": Expression(),
    "plotting": Expression(
        lids=((-30, 8), (-12, -30)),
        lower=-30,
        look=(4, 0),
        brows=((22, 11, 0), (17, 29, 7)),
        mouth="cheshire",
    ),
    "laughing": Expression(eyes="happy", brows=((21, 25, 7), (25, 21, 7)), mouth="laugh"),
    "shriek": Expression(
        eyes="half_squeezed",
        lids=((-90, -90), (-90, -90)),
        pupil=0.45,
        look=(2, 0),
        brows=((25, 33, 6), (14, 21, 0)),
        mouth="shriek",
    ),
    "sly": Expression(
        lids=((-28, -34), (-50, -40)), look=(2, 1), brows=((18, 18, 4), (26, 24, 6)), mouth="sly"
    ),
    "sweet": Expression(
        eyes="open",
        lids=((-50, -60), (-60, -50)),
        lower=-48,
        brows=((20, 25, 5), (25, 20, 5)),
        mouth="proud",
    ),
    "proud": Expression(eyes="shut", brows=((22, 26, 6), (26, 22, 6)), mouth="proud"),
    # what the wet stages look like when no mood is asked for
    "startled": Expression(
        lids=((-80, -80), (-80, -80)),
        look=(-3, -4),
        pupil=0.8,
        brows=((22, 29, 6), (29, 22, 6)),
        mouth="oh",
    ),
    "wry": Expression(
        lids=((-14, -14), (-40, -40)), look=(4, 1), brows=((17, 17, 1), (26, 23, 6)), mouth="wry"
    ),
    "miserable": Expression(
        lids=((-20, -40), (-40, -20)), look=(0, 3), brows=((14, 24, 2), (24, 14, 2)), mouth="wavy"
    ),
    "grumpy": Expression(
        lids=((-30, 0), (0, -30)), look=(2, 0), brows=((22, 11, 0), (11, 22, 0)), mouth="grit"
    ),
    "dazed": Expression(
        lids=((-6, -6), (-34, -34)),
        look=(-3, 3),
        pupil=0.8,
        brows=((16, 21, 3), (26, 24, 5)),
        mouth="wavy",
    ),
    "duck": Expression(eyes="squeeze", brows=((20, 12, 0), (12, 20, 0)), mouth="wavy"),
    # one comic face for each soaked guest
    "fountain": Expression(
        lids=((0, 0), (-8, -8)), look=(3, -2), brows=((19, 19, 3), (28, 25, 6)), mouth="spit"
    ),
    "deadpan": Expression(
        lids=((4, 4), (4, 4)), look=(0, 1), brows=((17, 17, 0), (17, 17, 0)), mouth="flat"
    ),
    "cross_eyed": Expression(
        lids=((-85, -85), (-85, -85)),
        look=None,
        pupil=0.62,
        brows=((21, 28, 5), (28, 21, 5)),
        mouth="blub",
    ),
    "puffed": Expression(eyes="squeeze", brows=((20, 12, 0), (12, 20, 0)), mouth="puffed"),
    "howl": Expression(eyes="sobbing", brows=((13, 25, 2), (25, 13, 2)), mouth="howl"),
    "bleh": Expression(
        lids=((-10, -10), (-70, -70)),
        look=(-2, -3),
        pupil=0.8,
        brows=((19, 15, 2), (26, 28, 6)),
        mouth="bleh",
    ),
    "gleeful": Expression(eyes="squeeze", brows=((22, 25, 7), (25, 22, 7)), mouth="laugh"),
}


def draw_face(
    canvas: Canvas, guest: Guest, expression: Expression, runny_mascara: bool = False
) -> None:
    """Draw blush, eyes, brows, nose and mouth of an expression."""
    _blush(canvas, guest)
    if guest.age > 55:
        _wrinkles(canvas, guest)
    if runny_mascara:
        _mascara(canvas)
    _draw_eyes(canvas, guest, expression)
    _draw_brows(canvas, guest, expression)
    NOSES[guest.nose](canvas, guest)
    with canvas.group(MOUTH_X, MOUTH_Y):
        MOUTHS[expression.mouth](canvas, guest)


def draw_ears(canvas: Canvas, guest: Guest) -> None:
    """Draw the ears, which lie behind the head."""
    for x, width in ((-57, 10.5), (58, 8.5)):
        canvas.ellipse(x, 13, width, 13, canvas.skin(guest.skin), INK, OUTLINE)
        curl = "q-6,4 -2,10" if x < 0 else "q5,4 1,10"
        canvas.line(f"M{x + (3 if x < 0 else -3)},7 {curl}", shade(guest.skin, 0.4), 2.4)


def _blush(canvas: Canvas, guest: Guest) -> None:
    for x in (-38, 45):
        canvas.dot(x, 28, 13, 8.5, canvas.glow("#FF6F6F", 0.60))


def _wrinkles(canvas: Canvas, guest: Guest) -> None:
    tone = shade(guest.skin, 0.34)
    canvas.line("M-34,24 Q-26,29 -15,26", tone, 2.2)
    canvas.line("M20,26 Q30,29 38,24", tone, 2.2)
    for x, out in ((-41, -1), (47, 1)):
        canvas.line(f"M{x},4 l{5 * out},-3 M{x},9 l{5.5 * out},1", tone, 2)


def _mascara(canvas: Canvas) -> None:
    for x in (LEFT_EYE, RIGHT_EYE):
        canvas.dot(x, EYE_Y + 5, 15, 13, "#4A4478", 0.28)
        for offset, length, width in ((-6, 15, 3), (5, 24, 3.4)):
            top = EYE_Y + 12
            canvas.line(
                f"M{x + offset},{top} q-3,{length * 0.25} 0,{length * 0.5} q2.5,{length * 0.25} 0,{length * 0.5}",
                "#4A4478",
                width,
                0.62,
            )


# ------------------------------------------------------------------ eyes
def _draw_eyes(canvas: Canvas, guest: Guest, expression: Expression) -> None:
    style = expression.eyes
    if style == "open":
        left, right = ((6, 1), (-6, 1)) if expression.look is None else (expression.look,) * 2
        _open_eye(canvas, guest, LEFT_EYE, -1, expression.lids[0], left, expression)
        _open_eye(canvas, guest, RIGHT_EYE, 1, expression.lids[1], right, expression)
        return
    if style == "half_squeezed":
        _open_eye(
            canvas, guest, LEFT_EYE, -1, expression.lids[0], expression.look or (0, 0), expression
        )
        _squeezed_eye(canvas, RIGHT_EYE, 1)
        return
    CLOSED_EYES[style](canvas, guest)


def _open_eye(
    canvas: Canvas,
    guest: Guest,
    x: float,
    side: int,
    lids: Point,
    look: Point,
    expression: Expression,
) -> None:
    canvas.ellipse(x, EYE_Y, EYE_RX, EYE_RY, WHITE, INK, 3)
    _iris(canvas, guest, x + look[0], EYE_Y + look[1], expression.pupil)
    outer, inner = lids
    left, right = (outer, inner) if side < 0 else (inner, outer)
    if expression.lower > -90:
        _lower_lid(canvas, guest, x, expression.lower)
    edge = _lid(canvas, x, left, right, guest.lid_colour, 4.2)
    if guest.lashes:
        _lashes(canvas, edge[0] if side < 0 else edge[1], side)


def _iris(canvas: Canvas, guest: Guest, x: float, y: float, size: float) -> None:
    rx, ry = 9.4 * size, 11.8 * size
    canvas.dot(x, y, rx, ry, INK)
    canvas.dot(x, y + ry * 0.42, rx * 0.72, ry * 0.46, mix(guest.eyes, WHITE, 0.12))
    canvas.dot(x, y + ry * 0.06, rx * 0.60, ry * 0.56, INK)
    canvas.dot(x - rx * 0.28, y - ry * 0.40, rx * 0.42, ry * 0.34, WHITE)
    canvas.dot(x + rx * 0.40, y + ry * 0.42, rx * 0.20, ry * 0.16, WHITE)


def _lid(
    canvas: Canvas, x: float, left: float, right: float, colour: str, width: float
) -> tuple[Point, Point]:
    """Draw the cap of the eye's ellipse above the chord between two angles; return its ends."""
    rx, ry = EYE_RX + 0.6, EYE_RY + 0.6
    (x0, y0), (x1, y1) = [
        (x + side * rx * math.cos(math.radians(a)), EYE_Y + ry * math.sin(math.radians(a)))
        for a, side in ((left, -1), (right, 1))
    ]
    if max(left, right) <= -85:  # wide open: nothing to draw
        return (x0, y0), (x1, y1)
    sag = -2.2 if left > -60 else 3.5
    edge = f"Q{num((x0 + x1) / 2)},{num((y0 + y1) / 2 + sag)} {num(x0)},{num(y0)}"
    large = 1 if left + right > 0 else 0
    canvas.path(
        f"M{num(x0)},{num(y0)} A{num(rx)},{num(ry)} 0 {large} 1 {num(x1)},{num(y1)} {edge} Z",
        colour,
        INK,
        2.4,
    )
    canvas.line(f"M{num(x1)},{num(y1)} {edge}", INK, width)
    return (x0, y0), (x1, y1)


def _lower_lid(canvas: Canvas, guest: Guest, x: float, angle: float) -> None:
    """Draw the lid that a smiling cheek pushes up.

    It covers the eye's lower outline too, or it looks like a bag.
    """
    rx, ry = EYE_RX + 2, EYE_RY + 2
    dx, top = rx * math.cos(math.radians(angle)), EYE_Y - ry * math.sin(math.radians(angle))
    edge = f"M{num(x + dx)},{num(top)} Q{num(x)},{num(top - 5)} {num(x - dx)},{num(top)}"
    canvas.flat(f"{edge} A{num(rx)},{num(ry)} 0 0 0 {num(x + dx)},{num(top)} Z", guest.skin)
    canvas.line(edge, INK, 2.8)


def _lashes(canvas: Canvas, corner: Point, side: int) -> None:
    x, y = corner
    for reach, lift in ((7.5, -3.5), (6, -7.5)):
        canvas.line(
            f"M{num(x - side)},{num(y)} q{num(side * reach * 0.6)},{num(lift * 0.3)} {num(side * reach)},{num(lift)}",
            INK,
            3,
        )


def _happy_eyes(canvas: Canvas, guest: Guest) -> None:
    for x in (LEFT_EYE, RIGHT_EYE):
        canvas.line(f"M{x - 11},{EYE_Y + 4} Q{x},{EYE_Y - 13} {x + 11},{EYE_Y + 4}", INK, 4.4)
    _closed_lashes(canvas, guest, EYE_Y + 3, 1)


def _squeezed_eyes(canvas: Canvas, guest: Guest) -> None:
    _squeezed_eye(canvas, LEFT_EYE, -1)
    _squeezed_eye(canvas, RIGHT_EYE, 1)


def _squeezed_eye(canvas: Canvas, x: float, side: int) -> None:
    out, inner, y = x + side * 10, x - side * 9, EYE_Y
    canvas.line(f"M{out},{y - 9} L{inner},{y} L{out},{y + 9}", INK, 4.6)


def _shut_eyes(canvas: Canvas, guest: Guest) -> None:
    for x in (LEFT_EYE, RIGHT_EYE):
        canvas.path(
            f"M{x - 12},{EYE_Y} Q{x},{EYE_Y - 13} {x + 12},{EYE_Y} Q{x},{EYE_Y + 11} {x - 12},{EYE_Y} Z",
            guest.lid_colour,
            None,
            0,
        )
        canvas.line(f"M{x - 12},{EYE_Y} Q{x},{EYE_Y + 12} {x + 12},{EYE_Y}", INK, 4.2)
    _closed_lashes(canvas, guest, EYE_Y + 1, 1)


def _sobbing_eyes(canvas: Canvas, guest: Guest) -> None:
    for x in (LEFT_EYE, RIGHT_EYE):
        canvas.line(f"M{x - 11},{EYE_Y} Q{x},{EYE_Y + 11} {x + 11},{EYE_Y}", INK, 4.4)
        canvas.path(
            f"M{x - 6},{EYE_Y + 7} C{x - 11},{EYE_Y + 20} {x - 12},{EYE_Y + 34} {x - 9},{EYE_Y + 44} "
            f"Q{x},{EYE_Y + 50} {x + 9},{EYE_Y + 44} C{x + 11},{EYE_Y + 32} {x + 10},{EYE_Y + 20} "
            f"{x + 6},{EYE_Y + 7} Q{x},{EYE_Y + 10} {x - 6},{EYE_Y + 7} Z",
            water_fill(canvas),
            WATER_LINE,
            2,
        )
        canvas.line(f"M{x - 4},{EYE_Y + 16} q-3,10 -2,20", WHITE, 2)


def _closed_lashes(canvas: Canvas, guest: Guest, y: float, drop_by: int) -> None:
    if not guest.lashes:
        return
    canvas.line(
        f"M{LEFT_EYE - 11},{y} l-5,{3 * drop_by} M{LEFT_EYE - 7},{y + 3.5} l-4,{5 * drop_by}",
        INK,
        2.8,
    )
    canvas.line(
        f"M{RIGHT_EYE + 11},{y} l5,{3 * drop_by} M{RIGHT_EYE + 7},{y + 3.5} l4,{5 * drop_by}",
        INK,
        2.8,
    )


CLOSED_EYES = {
    "happy": _happy_eyes,
    "squeeze": _squeezed_eyes,
    "shut": _shut_eyes,
    "sobbing": _sobbing_eyes,
}


def _draw_brows(canvas: Canvas, guest: Guest, expression: Expression) -> None:
    colour, width = guest.brow_colour, guest.brow_width
    left, right = expression.brows
    for side, x, (outer, inner, arch) in (
        (-1, LEFT_EYE, left),
        (1, RIGHT_EYE, (right[1], right[0], right[2])),
    ):
        x_out, x_in = x + side * 14, x - side * 11
        y_out, y_in = EYE_Y - outer, EYE_Y - inner
        middle = f"{num(x_out * 0.6 + x_in * 0.4)},{num((y_out + y_in) / 2 - arch * 1.3)}"
        path = f"M{num(x_out)},{num(y_out)} Q{middle} {num(x_in)},{num(y_in)}"
        if width > 6:  # bushy white brows need an outline to be seen
            canvas.line(path, INK, width + 4.4)
        canvas.line(path, colour, width)


# ------------------------------------------------------------------ noses
def _small_nose(canvas: Canvas, guest: Guest) -> None:
    canvas.line("M9,21 q6,4 1,8", shade(guest.skin, 0.42), 3)


def _long_nose(canvas: Canvas, guest: Guest) -> None:
    canvas.path("M6,12 C9,18 14,23 13,27 C11,31 5,31 2,29", guest.skin, shade(guest.skin, 0.46), 3)


def _big_nose(canvas: Canvas, guest: Guest) -> None:
    canvas.path(
        "M4,13 C16,12 24,20 22,28 C20,35 -4,35 -5,28 C-6,22 -2,16 4,13 Z",
        canvas.cel(mix(guest.skin, "#F0707A", 0.22), "ball", skin_shade(guest.skin, 1.3)),
        shade(guest.skin, 0.5),
        3,
    )


def _broad_nose(canvas: Canvas, guest: Guest) -> None:
    canvas.line("M-2,27 q-3,-5 2,-6 M17,27 q3,-5 -2,-6 M1,29 q7,4 13,0", shade(guest.skin, 0.50), 3)


NOSES = {"small": _small_nose, "long": _long_nose, "big": _big_nose, "broad": _broad_nose}


# ------------------------------------------------------------------ mouths (0, 0 = middle of the lips)
def _lips(canvas: Canvas, guest: Guest, path: str, smile_line: str) -> None:
    """Draw a closed mouth: painted lips for some guests, a plain line and lower-lip shade for others."""
    if guest.lips:
        canvas.path(path, guest.lips, shade(guest.lips, 0.6), 2.2)
    else:
        canvas.dot(2, 9, 6, 2, skin_shade(guest.skin))
    canvas.line(smile_line, INK, 3.4)


def _smile(canvas: Canvas, guest: Guest) -> None:
    _lips(
        canvas,
        guest,
        "M-14,-4 C-8,-6 -3,-5 1,-3 C5,-5 10,-6 17,-5 C11,10 -7,11 -14,-4 Z",
        "M-17,-5 Q1,10 20,-6",
    )


def _sly(canvas: Canvas, guest: Guest) -> None:
    _lips(
        canvas,
        guest,
        "M-13,-1 C-8,-5 -3,-4 1,-3 C6,-6 12,-8 18,-8 C13,9 -6,10 -13,-1 Z",
        "M-15,-1 C-4,7 10,6 22,-10",
    )
    canvas.line("M22,-14 q4,3 3,7", shade(guest.skin, 0.45), 2.6)


def _grit(canvas: Canvas, guest: Guest) -> None:
    shape = "M-16,4 Q-17,-5 -8,-5 L14,-6 Q22,-6 21,3 Q21,9 14,9 L-8,10 Q-15,10 -16,4 Z"
    canvas.path(shape, WHITE, guest.lips or INK, 5.4 if guest.lips else 3.4)
    canvas.line(shape, INK, 2.6)
    canvas.line("M-15,2.5 L20,1.5", INK, 2)
    canvas.line("M-8,-4 v13 M0,-5 v14 M8,-5 v14 M15,-5 v13", INK, 1.8)


def _proud(canvas: Canvas, guest: Guest) -> None:
    _lips(
        canvas,
        guest,
        "M-14,-2 C-8,-5 -3,-4 1,-2 C5,-4 10,-5 17,-3 C11,13 -7,14 -14,-2 Z",
        "M-18,-5 Q1,13 21,-6",
    )
    canvas.line("M-20,-7 q-3,2 -3,5 M23,-8 q3,2 3,5", shade(guest.skin, 0.45), 2.6)


def _wry(canvas: Canvas, guest: Guest) -> None:
    _lips(
        canvas,
        guest,
        "M-13,3 C-7,-4 -3,-3 1,-2 C5,-5 10,-6 16,-4 C12,5 -3,10 -13,3 Z",
        "M-15,4 Q0,2 8,-1 Q14,-4 18,-7",
    )
    canvas.line("M19,-10 q5,2 4,7", shade(guest.skin, 0.45), 2.6)


def _flat(canvas: Canvas, guest: Guest) -> None:
    _lips(
        canvas,
        guest,
        "M-12,1 C-7,-4 -3,-4 1,-2 C5,-4 10,-4 15,0 C10,7 -5,7 -12,1 Z",
        "M-14,1 L17,0",
    )


def _wavy(canvas: Canvas, guest: Guest) -> None:
    _lips(
        canvas,
        guest,
        "M-13,4 C-8,-5 -2,-5 2,-3 C6,-6 12,-5 17,3 C10,8 -6,9 -13,4 Z",
        "M-16,6 q5,-8 10,-4 q5,4 10,-1 q6,-5 13,4",
    )


def _cheshire(canvas: Canvas, guest: Guest) -> None:
    shape = "M-20,-5 C-8,3 12,2 27,-13 C28,4 16,16 2,15 C-11,14 -19,6 -20,-5 Z"
    canvas.path(shape, WHITE, guest.lips or INK, 5.4 if guest.lips else 3.4)
    canvas.line(shape, INK, 2.6)
    canvas.line("M-18,3 C-6,10 14,9 25,-3", INK, 2)
    canvas.line("M-9,1 v11 M1,2.5 v12 M11,0 v13 M20,-5 v11", INK, 1.8)
    canvas.line("M29,-18 q4,3 2,8 M-22,-9 q-4,1 -4,4", shade(guest.skin, 0.5), 2.8)


def _open_mouth(
    canvas: Canvas, guest: Guest, shape: str, teeth: str, tongue: tuple[float, float, float, float]
) -> None:
    canvas.path(shape, MOUTH_RED, guest.lips or INK, 6 if guest.lips else 3.4)
    canvas.flat(teeth, WHITE)
    x, y, rx, ry = tongue
    canvas.dot(x, y, rx, ry, TONGUE)
    canvas.line(shape, INK, 3)


def _laugh(canvas: Canvas, guest: Guest) -> None:
    _open_mouth(
        canvas,
        guest,
        "M-20,-8 Q2,-1 26,-9 C28,10 16,19 4,18 C-10,18 -20,8 -20,-8 Z",
        "M-17,-6 Q2,0 23,-7 L22,-1 Q3,5 -15,0 Z",
        (5, 12, 10, 5),
    )


def _shriek(canvas: Canvas, guest: Guest) -> None:
    _open_mouth(
        canvas,
        guest,
        "M-15,-3 C-15,-13 -4,-10 4,-11 C14,-11 22,-13 22,-2 C23,12 15,19 4,19 C-8,19 -15,11 -15,-3 Z",
        "M-12,-5 C-10,-9 16,-9 19,-5 L18,-2 Q4,1 -11,-2 Z",
        (4, 13, 9, 4.5),
    )


def _howl(canvas: Canvas, guest: Guest) -> None:
    _open_mouth(
        canvas,
        guest,
        "M-18,12 C-18,-6 -6,-9 4,-9 C16,-9 24,-5 24,11 C20,18 12,13 4,14 C-4,13 -14,19 -18,12 Z",
        "M-11,-4 C-6,-8 14,-8 18,-4 L17,0 Q4,-3 -11,0 Z",
        (4, 10, 9, 3.5),
    )


def _oh(canvas: Canvas, guest: Guest) -> None:
    canvas.ellipse(3, 2, 7, 8.5, MOUTH_RED, guest.lips or INK, 6 if guest.lips else 3.2)
    canvas.dot(3, 6, 4.4, 3, TONGUE)
    canvas.ellipse(3, 2, 8, 9.5, "none", INK, 2.4)


def _blub(canvas: Canvas, guest: Guest) -> None:
    canvas.ellipse(3, 2, 8, 7, MOUTH_RED, guest.lips or INK, 5 if guest.lips else 3.2)
    for x, y, r in ((18, -4, 5), (27, -14, 4), (23, -26, 3)):
        canvas.ellipse(x, y, r, fill="#D6F5FF", stroke=WATER_LINE, width=2, opacity=0.8)
        canvas.dot(x - r * 0.3, y - r * 0.3, r * 0.28, fill=WHITE)


def _bleh(canvas: Canvas, guest: Guest) -> None:
    _lips(
        canvas,
        guest,
        "M-14,0 C-8,-6 -3,-5 1,-3 C5,-6 10,-6 17,-1 C10,6 -5,6 -14,0 Z",
        "M-17,1 Q2,-3 20,-1",
    )
    canvas.path("M-2,0 C-3,12 0,19 6,19 C13,19 14,10 13,-1 Z", TONGUE, INK, 3)
    canvas.line("M5.5,4 v7", "#C94C66", 2.2)


def _puffed(canvas: Canvas, guest: Guest) -> None:
    """Draw cheeks full of water, mouth pressed shut, a squirt on one side."""
    for x in (-27, 35):
        canvas.ellipse(x, -4, 15, 13, canvas.skin(guest.skin), shade(guest.skin, 0.5), 2.6)
        canvas.dot(x, -2, 10, 7, canvas.glow("#FF6F6F", 0.7))
    canvas.line("M-4,-1 q4,-3 8,0 q4,3 8,-1", INK, 3.6)
    drop(canvas, 20, 18, 0.55, -30)


def draw_fountain(canvas: Canvas) -> None:
    """Draw an arc of water from pursed lips; it passes in front of the hair."""
    canvas.path(
        "M9,-3 C26,-34 62,-40 84,-4 C88,6 90,18 88,28 C84,30 80,30 77,27 "
        "C78,12 72,-2 62,-8 C46,-16 28,-8 13,6 Z",
        water_fill(canvas),
        WATER_LINE,
        2.6,
    )
    canvas.line("M20,-10 C34,-26 56,-26 68,-12", WHITE, 3)
    canvas.line("M81,6 q3,8 2,16", WHITE, 2.4)
    for x, y, size, turn in (
        (68, -36, 0.6, 30),
        (44, -42, 0.5, 10),
        (96, 2, 0.6, 0),
        (72, 42, 0.5, 0),
    ):
        drop(canvas, x, y, size, turn)
    canvas.dot(9.5, 1.5, 4, 5, "#D6F5FF")


def _spit(canvas: Canvas, guest: Guest) -> None:
    canvas.ellipse(8, 2, 7.5, 8.5, guest.lips or skin_shade(guest.skin), INK, 3)


MOUTHS = {
    "smile": _smile,
    "sly": _sly,
    "grit": _grit,
    "proud": _proud,
    "wry": _wry,
    "flat": _flat,
    "wavy": _wavy,
    "cheshire": _cheshire,
    "laugh": _laugh,
    "shriek": _shriek,
    "howl": _howl,
    "oh": _oh,
    "blub": _blub,
    "bleh": _bleh,
    "puffed": _puffed,
    "spit": _spit,
}
