"""Arms and hands of the guests, in torso space: (0, 0) is the middle of the table's edge."""

from collections.abc import Callable, Sequence

from tools.art.drawing import INK, WHITE, Canvas, Point, lerp, num, shade, skin_shade
from tools.art.guest_cast import Guest, Wetness
from tools.art.water import drop

# elbow, wrist, hand, turn of the hand; right side, the left is mirrored
ARMS: dict[str, tuple[Point, Point, str, float]] = {
    "rest": ((88, -46), (50, -8), "rest", 0),
    "steeple": ((86, -34), (17, -52), "steeple", -18),
    "chest": ((90, -40), (26, -64), "flat", -62),
    "raised": ((100, -78), (110, -128), "open", 14),
    "palm": ((92, -44), (104, -78), "open", 24),
    "limp": ((92, -66), (116, -52), "dangling", 0),
    "over_head": ((112, -168), (50, -236), "flat", -52),
    "down": ((90, -46), (86, 4), "hanging", 0),
    "hip": ((112, -56), (66, -14), "fist", 0),
    "cheer": ((98, -112), (112, -168), "open", 12),
}


def draw_arm(canvas: Canvas, guest: Guest, wet: Wetness, side: int, arm: str) -> None:
    """Draw an arm; a hand that rests on the table is left out, it lies over the table's edge."""
    joints, hand, turn = _joints(guest, side, arm)
    _draw_sleeve(canvas, guest, wet, joints)
    if hand != "rest":
        _draw_hand(canvas, guest, wet, joints, side, hand, turn)


def draw_resting_hand(canvas: Canvas, guest: Guest, wet: Wetness, side: int, arm: str) -> None:
    """Draw the hand of an arm if it rests on the table's edge."""
    joints, hand, turn = _joints(guest, side, arm)
    if hand == "rest":
        _draw_hand(canvas, guest, wet, joints, side, hand, turn)


def hand_place(arm: str) -> Point:
    """Return where the right hand of an arm is."""
    return ARMS[arm][1]


def _joints(guest: Guest, side: int, arm: str) -> tuple[list[Point], str, float]:
    elbow, wrist, hand, turn = ARMS[arm]
    shoulder = (68, -94) if guest.is_broad else (53, -98)
    return [(side * x, y) for x, y in (shoulder, elbow, wrist)], hand, turn


def _draw_sleeve(canvas: Canvas, guest: Guest, wet: Wetness, joints: list[Point]) -> None:
    if guest.sleeve:
        canvas.limb(joints, 28, wet.cloth(guest.sleeve))
        return
    canvas.limb(joints, 19, guest.skin, shadow=skin_shade(guest.skin))
    if guest.glove:
        glove = [_between(joints[0], joints[1], 0.85), joints[1], joints[2]]
        canvas.limb(glove, 21, wet.cloth(guest.glove))
    if guest.short_sleeve:
        canvas.limb(
            [joints[0], _between(joints[0], joints[1], 0.55)], 25, wet.cloth(guest.short_sleeve)
        )
    if "bangles" in guest.extras:
        for t in (0.70, 0.86):
            x, y = _between(joints[1], joints[2], t)
            canvas.ellipse(x, y, 10.5, 10.5, "none", "#FFC23D", 3.4)


def _between(a: Point, b: Point, t: float) -> Point:
    return lerp(a[0], b[0], t), lerp(a[1], b[1], t)


def _draw_hand(
    canvas: Canvas,
    guest: Guest,
    wet: Wetness,
    joints: list[Point],
    side: int,
    kind: str,
    turn: float,
) -> None:
    x, y = joints[2]
    colour = wet.cloth(guest.glove) if guest.glove else guest.skin
    fill = canvas.cel(colour) if guest.glove else canvas.skin(colour)
    with canvas.group(x, y):
        if guest.sleeve and kind != "rest":
            _cuff(canvas, wet, joints)
        with (
            canvas.group(flip=side < 0),
            canvas.group(turn=turn, scale=1.12 if guest.is_broad else 1),
        ):
            HANDS[kind](canvas, colour, fill)
            if kind == "dangling" and wet.level:
                drop(canvas, 1, 34, 0.5)


def _cuff(canvas: Canvas, wet: Wetness, joints: list[Point]) -> None:
    dx, dy = joints[2][0] - joints[1][0], joints[2][1] - joints[1][1]
    length = (dx * dx + dy * dy) ** 0.5
    px, py = -dy / length * 13, dx / length * 13
    canvas.cord(f"M{num(px)},{num(py)} L{num(-px)},{num(-py)}", wet.cloth(WHITE), 7)


def _fingers(
    canvas: Canvas,
    colour: str,
    fingers: Sequence[tuple[float, float, float, float]],
    width: float = 8,
) -> None:
    """Draw fingers as strokes: all the ink first, then all the skin, so that they join the palm."""
    for tone, extra in ((INK, 6), (colour, 0)):
        for x0, y0, x1, y1 in fingers:
            canvas.line(f"M{x0},{y0} L{x1},{y1}", tone, width + extra)


def _rest_hand(canvas: Canvas, colour: str, fill: str) -> None:
    canvas.path(
        "M-20,4 C-22,-10 -12,-15 2,-15 C14,-15 20,-8 19,2 C20,12 14,14 10,12 C7,16 1,16 -2,13 "
        "C-5,16 -11,15 -13,11 C-17,12 -20,9 -20,4 Z",
        fill,
        INK,
        3.6,
    )
    for x in (-13, -2, 10):
        canvas.line(f"M{x},12 q-.5,-4 .5,-8", shade(colour, 0.4), 2.4)


def _open_hand(canvas: Canvas, colour: str, fill: str) -> None:
    spread = (
        (-5, -10, -10, -27),
        (-1, -12, -1, -31),
        (4, -11, 8, -29),
        (8, -8, 17, -23),
        (-7, -2, -18, -9),
    )
    _fingers(canvas, colour, spread)
    canvas.dot(1, -6, 11.5, 12, colour)
    canvas.line("M-9,2 Q1,10 11,1", INK, 3)
    canvas.line("M-4,-2 q5,5 10,0", shade(colour, 0.4), 2.2)


def _flat_hand(canvas: Canvas, colour: str, fill: str) -> None:
    canvas.path(
        "M-11,5 C-13,-8 -12,-20 -8,-27 C-4,-32 6,-32 9,-27 C12,-20 12,-8 11,5 Z", fill, INK, 3.4
    )
    canvas.line("M-4,-28 v11 M3,-29 v12", shade(colour, 0.4), 2.4)
    canvas.path("M9,-2 C16,-6 19,-13 16,-17 C12,-19 9,-14 7,-8", fill, INK, 3.2)


def _steeple_hand(canvas: Canvas, colour: str, fill: str) -> None:
    _fingers(canvas, colour, ((-6, -6, -12, -27), (-1, -8, -6, -30), (5, -7, -1, -28)), 7)
    canvas.path(
        "M-13,-4 C-13,-12 10,-14 12,-4 C13,6 8,11 0,11 C-9,11 -13,5 -13,-4 Z", fill, INK, 3.2
    )


def _dangling_hand(canvas: Canvas, colour: str, fill: str) -> None:
    _fingers(canvas, colour, ((-6, 8, -8, 21), (0, 9, 0, 25), (6, 8, 8, 22)), 7)
    canvas.path(
        "M-11,2 C-12,-10 12,-10 12,2 C12,12 7,15 0,15 C-7,15 -11,12 -11,2 Z", fill, INK, 3.4
    )


def _hanging_hand(canvas: Canvas, colour: str, fill: str) -> None:
    _fingers(canvas, colour, ((4, 10, 2, 20), (-1, 10, -4, 20)), 8)
    canvas.path("M-11,0 C-12,-8 11,-9 11,0 C13,10 9,19 1,19 C-8,19 -13,10 -11,0 Z", fill, INK, 3.4)
    canvas.path("M-9,2 C-15,6 -16,13 -12,16 C-8,16 -6,12 -5,8", fill, INK, 3)
    canvas.line("M1,18 v-5", shade(colour, 0.4), 2.2)


def _fist_hand(canvas: Canvas, colour: str, fill: str) -> None:
    canvas.path(
        "M-12,-2 C-13,-12 -4,-14 2,-13 C11,-13 14,-6 12,2 C12,10 6,13 -1,12 C-8,12 -12,6 -12,-2 Z",
        fill,
        INK,
        3.4,
    )
    canvas.line("M-11,-2 q5,1 7,0 M-11,4 q5,1 7,0", shade(colour, 0.4), 2.2)


HANDS: dict[str, Callable[[Canvas, str, str], None]] = {
    "rest": _rest_hand,
    "open": _open_hand,
    "flat": _flat_hand,
    "steeple": _steeple_hand,
    "dangling": _dangling_hand,
    "hanging": _hanging_hand,
    "fist": _fist_hand,
}
