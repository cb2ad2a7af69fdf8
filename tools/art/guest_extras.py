"""What guests wear on their heads and faces, and who visits them when they are soaked."""

from collections.abc import Callable

from tools.art.drawing import INK, WHITE, Canvas, lerp, shade
from tools.art.guest_cast import Guest, Wetness
from tools.art.guest_hair import straw_hat, tiara

Drawing = Callable[[Canvas, Guest, Wetness], None]


def _beauty_mark(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    canvas.dot(29, 37, 2.4, fill="#5A2A2A")


def _earrings(colour: str, drop_shaped: bool) -> Drawing:
    rx, ry = (5.5, 8.0) if drop_shaped else (6.0, 6.0)

    def draw(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
        for x in (-57, 59):
            canvas.line(f"M{x},26 V34", "#D99A2B", 2.6)
            canvas.ellipse(x, 40, rx, ry, canvas.cel(colour), INK, 2.6)

    return draw


def _bindi(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    canvas.ellipse(4, -17, 4, 4.6, "#E23D4E", shade("#E23D4E", 0.5), 1.8)


def _monocle(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    if wet.level >= 3:  # it has popped out and dangles
        canvas.cord("M58,24 C66,50 62,70 58,84", "#FFD84D", 1.6, 1.4)
        canvas.ellipse(57, 98, 14, 14, "#DFF6FF", "#D99A2B", 4, 0.55)
        return
    canvas.ellipse(28, 7, 18, 19, "#DFF6FF", "#D99A2B", 4, 0.25)
    canvas.line("M18,-2 l7,-7", WHITE, 3, 0.9)
    canvas.line("M46,10 C56,30 60,60 54,92", "#D99A2B", 2.4)


def _cat_glasses(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    rim = "#8A3F8F"
    with canvas.group(0, lerp(0, 8, wet.limp), lerp(0, 9, wet.limp)):
        for side, x in ((-1, -21), (1, 28)):
            frame = (
                f"M{x - 16},4 C{x - 16},-8 {x + side * 2},-10 {x + 10},-8 C{x + 17},-7 {x + 18},4 "
                f"{x + 16},12 C{x + 10},26 {x - 12},26 {x - 16},12 Z"
            )
            canvas.path(frame, "#DFF6FF", rim, 3.8, 0.20)
            canvas.path(
                f"M{x + side * 13},-7 L{x + side * 25},-13 L{x + side * 18},2 Z", rim, rim, 2
            )
            canvas.line(f"M{x - 9},4 l6,-6", WHITE, 2.6, 0.9)
        canvas.line("M-4,6 q8,-5 15,0", rim, 3.6)


def _rubber_duck(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a rubber duck on the soaked head; where it came from nobody knows."""
    if wet.level < 4:
        return
    with canvas.group(4, -72, -6, 0.95):
        canvas.path(
            "M-26,6 C-34,-2 -34,-12 -30,-16 C-24,-12 -18,-10 -10,-10 C-14,-22 -6,-34 6,-34 "
            "C20,-34 26,-20 18,-10 C28,-4 26,14 10,16 C-4,19 -18,16 -26,6 Z",
            canvas.cel("#FFD84D"),
            INK,
            3.6,
        )
        canvas.path(
            "M20,-22 C28,-24 34,-20 35,-17 C30,-12 24,-12 19,-14 Z",
            canvas.cel("#FF8A3D"),
            INK,
            2.8,
        )
        canvas.dot(10, -23, 3, 3.6)
        canvas.dot(9, -24.4, 1.2, fill=WHITE)
        canvas.line("M-14,0 C-10,8 2,8 6,0", shade("#FFD84D", 0.4), 2.8)


def draw_pocket_fish(canvas: Canvas, wet: Wetness) -> None:
    """Draw a goldfish in the breast pocket of a soaked jacket."""
    if wet.level < 4:
        return
    with canvas.group(50, -82, -70):
        canvas.path(
            "M-16,0 C-8,-12 8,-12 16,-3 L26,-11 L26,11 L16,3 C8,12 -8,12 -16,0 Z",
            canvas.cel("#FF8A3D"),
            INK,
            3.2,
        )
        canvas.ellipse(-7, -2, 4.4, fill=WHITE, width=2.2)
        canvas.dot(-7.4, -2, 2)
        canvas.line("M2,-6 q4,6 0,12", shade("#FF8A3D", 0.4), 2.4)


EXTRAS: dict[str, Drawing] = {
    "beauty_mark": _beauty_mark,
    "drop_earrings": _earrings("#2FBF86", True),
    "gold_earrings": _earrings("#FFC23D", True),
    "pearl_earrings": _earrings("#FFF6DF", False),
    "bindi": _bindi,
    "monocle": _monocle,
    "cat_glasses": _cat_glasses,
    "rubber_duck": _rubber_duck,
    "tiara": tiara,
    "straw_hat": straw_hat,
}
