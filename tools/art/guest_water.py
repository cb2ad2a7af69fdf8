"""Water on and around a guest: beads, streams, puddles; where it drips from."""

from tools.art.drawing import Canvas, Point, lerp
from tools.art.guest_cast import Wetness
from tools.art.water import WATER_LINE, WATER_PALE, bead, drop, glint, puddle, splash, stream

# tips of the hair in head space: dry x, y -> soaked x, y
DRIP_TIPS: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "bob": ((-76, 60, -71, 86), (-40, 72, -58, 100), (46, 74, 61, 102), (78, 60, 73, 86)),
    "tufts": ((-70, 34, -72, 48), (70, 34, 72, 48), (-42, 44, -41, 79), (54, 44, 53, 79)),
    "bun": ((-58, 34, -60, 68), (66, 70, 84, 128), (-36, 0, -36, 12)),
    "crop": ((-56, 12, -58, 16), (58, 12, 59, 16), (7, 76, 5, 92)),
    "bouffant": ((-62, 32, -70, 82), (62, 32, 72, 82), (-58, 24, -58, 62), (60, 24, 62, 64)),
    "pompadour": ((-57, 16, -58, 20), (59, 14, 60, 20), (48, -10, 36, 42)),
    "braids": ((-104, -20, -97, 26), (112, -20, 103, 28), (-84, -20, -78, 0), (90, -20, 84, 0)),
    "waves": ((-70, 84, -61, 116), (-52, 80, -46, 96), (56, 80, 65, 118), (76, 84, 52, 98)),
}
STREAMS = ((-30, -84, -44, 6.5), (24, -62, -24, 6.5), (-2, -54, -26, 6))


def drip_points(style: str, wet: Wetness) -> list[Point]:
    """Return the tips of a hair style, in head space."""
    return [(lerp(x0, x1, wet.limp), lerp(y0, y1, wet.limp)) for x0, y0, x1, y1 in DRIP_TIPS[style]]


def draw_drips(canvas: Canvas, style: str, wet: Wetness) -> None:
    """Draw beads, then drops, then streams at the tips of the hair."""
    for i, (x, y) in enumerate(drip_points(style, wet)):
        if wet.level == 2:
            bead(canvas, x, y + 6, 1.1)
        elif wet.level == 3:
            drop(canvas, x, y + 8, 0.62)
            if i % 2:
                drop(canvas, x + 1, y + 30, 0.5)
        elif wet.level == 4:
            stream(canvas, x, y - 5, y + (44, 30, 52, 36)[i % 4], 6.5, 1.5)


def draw_head_water(canvas: Canvas, wet: Wetness) -> None:
    """Draw beads on the face and glints on wet hair."""
    if wet.level == 1:
        for x, y, size in ((-44, -20, 0.9), (38, -8, 0.8), (-46, 32, 0.8)):
            bead(canvas, x, y, size)
    if wet.level >= 2:
        for x, y, length in ((-46, -34, 12), (-14, -52, 10), (40, -42, 12))[: wet.level]:
            glint(canvas, x, y, length)
        for x, y, size in ((-48, 34, 0.8), (44, 46, 0.8), (-30, 48, 0.6))[: wet.level]:
            bead(canvas, x, y, size)


def draw_body_water(canvas: Canvas, wet: Wetness) -> None:
    """Draw beads or streams on the clothes."""
    if wet.level == 2:
        for x, y in ((-30, -84), (38, -40)):
            bead(canvas, x, y, 1.1)
    if wet.level >= 3:
        for x, top, bottom, width in STREAMS[: 1 if wet.level == 3 else 3]:
            stream(canvas, x, top, bottom, width)


def draw_table_water(canvas: Canvas, wet: Wetness, axis: float, edge: float) -> None:
    """Draw the puddle on the table's edge."""
    if wet.level == 2:
        for x in (axis - 48, axis + 54):
            canvas.ellipse(x, edge + 1, 12, 3, WATER_PALE, WATER_LINE, 2)
    if wet.level == 3:
        puddle(canvas, axis + 2, edge + 3, 62, ((22, 18),))
    if wet.level == 4:
        puddle(canvas, axis, edge + 3, 126, ((-88, 14), (-30, 30), (34, 20), (92, 34)))


def draw_floor_water(canvas: Canvas, wet: Wetness, axis: float, floor: float) -> None:
    """Draw the shadow and the puddle that a standing guest stands in."""
    canvas.dot(axis, floor, 84, 9, "#10244A", 0.2)
    reach = (0, 0, 58, 96, 128)[wet.level]
    if not reach:
        return
    with canvas.group(axis, floor):
        canvas.ellipse(0, 0, reach, 11, WATER_PALE, WATER_LINE, 2.6)
        canvas.ellipse(-reach * 0.18, -1.5, reach * 0.66, 6, "#D6F5FF", None, 0)
        canvas.line(
            f"M{-reach * 0.8:.1f},-1 q{reach * 0.16:.1f},-5 {reach * 0.4:.1f},-6", "#FFFFFF", 2.6
        )
        for x, y, size in ((-reach - 8, -10, 0.5), (reach + 6, -14, 0.55))[: wet.level - 2]:
            drop(canvas, x, y, size)


def draw_hem_water(canvas: Canvas, wet: Wetness) -> None:
    """Draw water that runs down skirts and trousers, in torso space."""
    if wet.level >= 3:
        for x, top, bottom in ((-34, 40, 84), (30, 70, 116), (-6, 96, 140))[: wet.level - 1]:
            stream(canvas, x, top, bottom, 6.5)
    for x, y in ((-46, 120), (44, 150), (-20, 164))[: max(0, wet.level - 1)]:
        bead(canvas, x, y, 1.1)


def draw_hit_splash(canvas: Canvas, axis: float, edge: float) -> None:
    """Draw the water that makes a guest shriek."""
    splash(canvas, axis + 58, edge - 122, 46, 3, 10)
    drops = ((128, -136, 80), (122, -64, 130), (16, -56, -160), (102, -222, 30), (140, -192, 50))
    for x, y, turn in drops:
        drop(canvas, axis + x, edge + y, 0.9, turn)
