"""What guests are wetted with: the five small things, and signs for the wheels."""

from collections.abc import Callable

from tools.art.drawing import INK, WHITE, Canvas, light, polar, rounded, shade
from tools.art.water import WATER, WATER_DEEP, WATER_LINE, WATER_PALE, drop, splash, water_fill

Drawing = Callable[[Canvas], None]


# ------------------------------------------------------------------ the five, about (0, 0), 200 wide
def spray_bottle(canvas: Canvas) -> None:
    """Draw a spray bottle that sprays to the left."""
    canvas.path(
        "M-20,-22 C-44,-8 -52,12 -52,36 V80 Q-52,94 -38,94 H50 Q64,94 64,80 V36 C64,12 56,-8 32,-22 Z",
        canvas.cel("#BDEBFF", "side", "#8CCBEE"),
        INK,
        4.6,
    )
    canvas.flat(
        "M-46,30 q14,-9 28,0 t28,0 t28,0 t20,0 V78 Q58,88 48,88 H-36 Q-46,88 -46,78 Z",
        canvas.cel(WATER_DEEP, "soft", "#2A86CC", WATER),
    )
    canvas.path(rounded(-28, 34, 68, 34, 10), WHITE, "#2368B0", 3)
    drop(canvas, 6, 49, 1.1)
    canvas.line("M-42,44 V74", WHITE, 6, 0.8)
    canvas.path(rounded(-16, -44, 44, 26, 7), canvas.cel("#FFD84D", "side"), INK, 4)
    canvas.line("M-8,-40 V-24 M2,-40 V-24 M12,-40 V-24 M21,-40 V-24", shade("#FFD84D", 0.3), 2.6)
    canvas.path(
        "M-52,-84 L-44,-92 H40 C54,-92 62,-78 62,-64 L44,-44 H-14 C-16,-54 -22,-62 -34,-64 L-52,-66 Z",
        canvas.cel("#E94F64", "side"),
        INK,
        4.6,
    )
    canvas.path(
        "M-18,-60 C-28,-52 -36,-38 -38,-22 L-26,-20 C-22,-34 -16,-42 -8,-46 Z",
        canvas.cel("#C23A52", "side"),
        INK,
        4,
    )
    canvas.path(rounded(-66, -86, 16, 22, 5), canvas.cel("#FFD84D", "side"), INK, 4)
    canvas.line("M-34,-82 H30", light("#E94F64", 0.6), 4.4)
    for degrees, reach in ((160, 24), (180, 30), (200, 24), (170, 46), (190, 46)):
        x, y = polar(-72, -75, reach, degrees)
        drop(canvas, x, y, 0.62, degrees - 90)


def squirt_gun(canvas: Canvas) -> None:
    """Draw a toy water pistol that points to the left."""
    canvas.path(
        "M34,8 L60,84 Q64,96 52,96 H26 Q16,96 12,86 L-8,14 Z",
        canvas.cel("#2A9A5C", "side"),
        INK,
        4.6,
    )
    canvas.line("M14,42 l22,-5 M20,58 l23,-5 M26,75 l22,-5", shade("#2A9A5C", 0.4), 4)
    canvas.line("M-8,18 C-12,44 2,52 18,46", INK, 10)
    canvas.line("M-8,18 C-12,44 2,52 18,46", "#FFD84D", 3.6)
    canvas.path(
        "M-72,-26 H56 Q82,-26 84,-4 Q84,20 62,22 H-40 Q-52,22 -54,10 H-72 Q-78,-8 -72,-26 Z",
        canvas.cel("#35B56A", "down"),
        INK,
        4.6,
    )
    canvas.path(rounded(-92, -20, 22, 24, 6), canvas.cel("#FFD84D", "side"), INK, 4.4)
    canvas.path(
        "M-16,-28 C-16,-62 46,-62 46,-28 Z",
        canvas.cel(WATER, "ball", WATER_DEEP, "#E6FAFF"),
        INK,
        4.6,
    )
    canvas.path(rounded(6, -70, 18, 16, 5), canvas.cel("#E94F64", "side"), INK, 4)
    canvas.line("M-6,-36 C-4,-46 4,-50 12,-51", WHITE, 5)
    canvas.line("M-60,-15 H44", light("#35B56A", 0.5), 5)
    canvas.ellipse(58, 0, 9, fill=canvas.cel("#FFD84D"), width=3.4)
    for x, y, size, turn in ((-106, -12, 0.8, -90), (-128, -22, 0.6, -80), (-126, 2, 0.6, -100)):
        drop(canvas, x, y, size, turn)


def shot_glass(canvas: Canvas) -> None:
    """Draw a tilted small glass whose water flies out to the left."""
    splash(canvas, -62, -58, 36, 12, 8)
    with canvas.group(16, 14, -32):
        canvas.path(
            "M-48,-66 L-36,62 Q0,78 36,62 L48,-66 Q0,-52 -48,-66 Z", "#E6F8FF", INK, 4.6, 0.85
        )
        canvas.flat(
            "M-45,-34 L-36,44 Q0,56 36,44 L43,-26 Q22,-40 0,-28 Q-22,-20 -45,-34 Z",
            canvas.cel(WATER, "soft", WATER_DEEP, WATER_PALE),
        )
        canvas.line("M-45,-34 Q-22,-20 0,-28 Q22,-40 43,-26", WATER_LINE, 3)
        canvas.flat("M-37,50 Q0,62 37,50 L36,61 Q0,76 -36,61 Z", WHITE, 0.9)
        canvas.line("M-34,-44 L-27,40", WHITE, 6)
        canvas.line("M-48,-66 Q0,-52 48,-66", INK, 4.4)
        canvas.path("M-48,-66 Q0,-80 48,-66 Q0,-52 -48,-66 Z", "#F4FCFF", INK, 4.2, 0.7)
    for x, y, size, turn in ((-98, -96, 0.9, -40), (-104, -34, 0.8, -110), (-30, -102, 0.8, 10)):
        drop(canvas, x, y, size, turn)


def wet_sponge(canvas: Canvas) -> None:
    """Draw a dripping bath sponge."""
    canvas.path(
        "M-82,-34 C-88,-52 -68,-60 -54,-54 C-40,-66 -20,-60 -8,-56 C8,-66 30,-62 42,-54 "
        "C60,-60 84,-52 82,-32 L88,18 C90,38 68,44 56,38 C40,48 18,46 4,40 C-12,48 -34,48 -46,38 "
        "C-64,46 -86,38 -86,18 Z",
        canvas.cel("#FFD05A", "down"),
        INK,
        4.6,
    )
    canvas.line("M-84,-10 C-40,4 40,4 85,-10", shade("#FFD05A", 0.22), 4)
    holes = ((-60, -34, 9, 6), (-30, -42, 6, 4), (2, -34, 10, 6), (34, -42, 7, 4), (60, -30, 8, 6), (-58, 16, 8, 7), (-26, 8, 6, 5), (0, 24, 9, 7), (30, 10, 6, 5), (58, 18, 8, 6), (-40, 28, 5, 4), (22, 30, 4, 3))  # fmt: skip
    for x, y, rx, ry in holes:
        canvas.dot(x, y, rx, ry, shade("#FFD05A", 0.42))
    canvas.line("M-70,-42 C-64,-48 -58,-48 -50,-46", WHITE, 5, 0.8)
    runs = ((-56, 40, 34), (-16, 44, 22), (22, 44, 44), (62, 38, 26))
    for x, y, length in runs:
        canvas.path(
            f"M{x - 8},{y - 4} L{x - 4},{y + length} A6,6 0 0 0 {x + 6},{y + length} L{x + 9},{y - 4} Q{x},{y + 4} {x - 8},{y - 4} Z",
            water_fill(canvas),
            WATER_LINE,
            3,
        )
        canvas.line(f"M{x - 1},{y + 8} V{y + length - 4}", WHITE, 2.6)
    for x, y in ((-56, 92), (22, 104), (62, 84)):
        drop(canvas, x, y, 0.9)


def ice_cube(canvas: Canvas) -> None:
    """Draw an ice cube with frost and a drip."""
    with canvas.group(0, 0, 6):
        canvas.path("M-66,-30 L6,-66 L76,-30 L4,8 Z", "#F2FCFF", WATER_LINE, 4.6)
        canvas.path(
            "M-66,-30 L4,8 V88 L-66,48 Z",
            canvas.cel("#A9E1FA", "soft", "#7CC6EF", "#D9F5FF"),
            WATER_LINE,
            4.6,
        )
        canvas.path(
            "M76,-30 L4,8 V88 L76,48 Z",
            canvas.cel("#6FBDEB", "soft", "#4AA0DC", "#8FD2F5"),
            WATER_LINE,
            4.6,
        )
        canvas.line("M-52,-16 V30 M-40,-8 V6", WHITE, 7)
        canvas.line("M-38,-30 L4,-50", WHITE, 5)
        canvas.line("M20,26 L34,12 M22,52 L56,18 M40,60 L60,40", "#CFEFFD", 5, 0.8)
        canvas.ellipse(-24, 36, 7, fill="#E9FAFF", stroke="#7CC6EF", width=2.4)
        canvas.ellipse(-12, 56, 4.5, fill="#E9FAFF", stroke="#7CC6EF", width=2.4)
    drop(canvas, -44, 82, 1.1)
    drop(canvas, 76, 74, 0.9)
    for x, y, size in ((-84, -56, 14), (88, -52, 10), (-92, 14, 9)):
        _sparkle(canvas, x, y, size)


def _sparkle(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.line(
        f"M{x - size},{y} H{x + size} M{x},{y - size} V{y + size} "
        f"M{x - size * 0.6},{y - size * 0.6} L{x + size * 0.6},{y + size * 0.6} "
        f"M{x + size * 0.6},{y - size * 0.6} L{x - size * 0.6},{y + size * 0.6}",
        "#BDEBFF",
        3.4,
    )


# ------------------------------------------------------------------ signs of the great penalties
def shower(canvas: Canvas) -> None:
    """Draw a shower head."""
    canvas.cord("M70,96 V-50 C70,-96 0,-96 0,-60 V-40", "#C9D6EA", 13, 4)
    canvas.path(
        "M-58,4 C-58,-30 -30,-42 0,-42 C30,-42 58,-30 58,4 Z", canvas.cel("#DCE6F5", "side"), INK, 5
    )
    canvas.path(rounded(-66, 0, 132, 17, 8), canvas.cel("#9FB3D6", "side"), INK, 5)
    for x, y in ((-48, 40), (-16, 36), (16, 40), (46, 36), (-34, 72), (0, 76), (32, 72)):
        drop(canvas, x, y, 1.1)


def bath(canvas: Canvas) -> None:
    """Draw a tub with foam."""
    for x in (-58, 58):
        canvas.path(f"M{x - 14},70 L{x - 10},92 H{x + 10} L{x + 14},70 Z", "#FFD84D", INK, 4.4)
    canvas.path(
        "M-86,0 H86 C86,52 62,78 30,78 H-30 C-62,78 -86,52 -86,0 Z",
        canvas.cel(WHITE, "side", "#C7D3EA"),
        INK,
        5,
    )
    for x, y, r in (
        (-58, -14, 22),
        (-20, -22, 27),
        (24, -18, 24),
        (58, -12, 20),
        (2, -46, 18),
        (34, -48, 12),
    ):
        canvas.ellipse(
            x,
            y,
            r,
            fill=canvas.cel("#EAF8FF", "ball", "#BDE3F7", WHITE),
            stroke=WATER_LINE,
            width=3.4,
        )
    canvas.path(rounded(-98, -6, 196, 20, 10), canvas.cel("#F4F8FF", "soft", "#C7D3EA"), INK, 5)


def pool(canvas: Canvas) -> None:
    """Draw a swimming ring on waves."""
    canvas.ellipse(0, -6, 74, 58, WHITE, INK, 5)
    for turn in (-70, 20, 110, 200):
        x0, y0 = polar(0, -6, 74, turn, 0.78)
        x1, y1 = polar(0, -6, 74, turn + 42, 0.78)
        x2, y2 = polar(0, -6, 34, turn + 42, 0.78)
        x3, y3 = polar(0, -6, 34, turn, 0.78)
        canvas.flat(
            f"M{x0:.1f},{y0:.1f} A74,58 0 0 1 {x1:.1f},{y1:.1f} L{x2:.1f},{y2:.1f} A34,27 0 0 0 {x3:.1f},{y3:.1f} Z",
            "#E94F64",
        )
    canvas.ellipse(0, -6, 74, 58, "none", INK, 5)
    canvas.ellipse(0, -6, 34, 27, canvas.cel(WATER, "soft", WATER_DEEP), INK, 4.4)
    for y, tone in ((44, WATER), (72, WATER_DEEP)):
        canvas.path(
            f"M-96,{y} q16,-16 32,0 t32,0 t32,0 t32,0 t32,0 t32,0 V{y + 26} H-96 Z",
            tone,
            WATER_LINE,
            4,
        )


def hot_tub(canvas: Canvas) -> None:
    """Draw a wooden tub with steam."""
    for x in (-40, 4, 48):
        canvas.line(f"M{x},-34 q-16,-18 0,-34 q14,-16 0,-34", INK, 12)
        canvas.line(f"M{x},-34 q-16,-18 0,-34 q14,-16 0,-34", WHITE, 6)
    canvas.path("M-86,-10 L-76,80 Q0,100 76,80 L86,-10 Z", canvas.cel("#C98B4E", "side"), INK, 5)
    canvas.line(
        "M-50,-4 L-45,86 M-17,0 L-15,91 M17,0 L15,91 M50,-4 L45,86", shade("#C98B4E", 0.4), 4
    )
    canvas.line("M-82,28 Q0,50 82,28", INK, 13)
    canvas.line("M-82,28 Q0,50 82,28", "#FFD84D", 6)
    canvas.ellipse(0, -12, 86, 22, canvas.cel(WATER, "soft", WATER_DEEP), INK, 5)
    for x, y, r in ((-44, -14, 9), (-10, -6, 7), (22, -16, 10), (52, -8, 7)):
        canvas.ellipse(x, y, r, fill="#EAF8FF", stroke=WATER_LINE, width=2.6)


def sprinkler(canvas: Canvas) -> None:
    """Draw a lawn sprinkler with its arcs."""
    for side in (-1, 1):
        for reach, high in ((44, 70), (72, 96), (96, 70)):
            canvas.line(
                f"M0,6 Q{side * reach * 0.5},{-high - 20} {side * reach},{40 - high * 0.4:.0f}",
                WATER_LINE,
                10,
            )
            canvas.line(
                f"M0,6 Q{side * reach * 0.5},{-high - 20} {side * reach},{40 - high * 0.4:.0f}",
                WATER_PALE,
                5,
            )
    canvas.path("M-62,92 L-18,44 H18 L62,92 Z", canvas.cel("#35B56A", "side"), INK, 5)
    canvas.path(rounded(-12, 0, 24, 50, 8), canvas.cel("#FFD84D", "side"), INK, 4.6)
    canvas.path(rounded(-26, -8, 52, 20, 10), canvas.cel("#E94F64", "side"), INK, 4.6)


def super_soakers(canvas: Canvas) -> None:
    """Draw a great water gun and what comes out of it."""
    with canvas.group(14, 22, 24, 0.92):
        soaker(canvas, "#8A5CD0")
    splash(canvas, -84, -58, 34, 5, 8)
    for x, y, turn in ((-34, -96, 20), (-100, 10, -130), (-52, -24, -60)):
        drop(canvas, x, y, 1, turn)


def soaker(canvas: Canvas, colour: str) -> None:
    """Draw a great water gun that points to the left, about 220 long."""
    canvas.path(
        "M34,14 L46,62 Q50,72 62,70 L78,66 L66,12 Z",
        canvas.cel(shade(colour, 0.2), "side"),
        INK,
        4.6,
    )
    canvas.path(
        "M-20,16 L-14,50 Q-10,58 0,56 L14,52 L10,14 Z",
        canvas.cel(shade(colour, 0.2), "side"),
        INK,
        4.6,
    )
    canvas.path(rounded(-112, -14, 70, 18, 7), canvas.cel("#FFD84D", "under"), INK, 4.6)
    canvas.path(
        "M-64,-26 H70 Q104,-26 108,0 Q106,20 78,22 H-64 Q-76,-2 -64,-26 Z",
        canvas.cel(colour, "down"),
        INK,
        4.8,
    )
    canvas.path(rounded(-60, 18, 74, 17, 8), canvas.cel("#FFB454", "under"), INK, 4.4)
    canvas.path(
        "M-34,-28 C-40,-74 70,-76 68,-28 Z",
        canvas.cel(WATER, "ball", WATER_DEEP, "#E6FAFF"),
        INK,
        4.8,
    )
    canvas.path(rounded(6, -80, 24, 18, 6), canvas.cel("#35B56A", "side"), INK, 4.2)
    canvas.line("M-22,-38 C-18,-54 -4,-60 10,-61", WHITE, 5.4)
    canvas.line("M-54,-14 H60", light(colour, 0.5), 5)
    canvas.path(rounded(-124, -18, 16, 26, 5), canvas.cel("#FF8A3D", "side"), INK, 4.4)


SMALL: dict[str, Drawing] = {
    "spray_bottle": spray_bottle,
    "squirt_gun": squirt_gun,
    "shot_glass": shot_glass,
    "wet_sponge": wet_sponge,
    "ice_cube": ice_cube,
}
GREAT: dict[str, Drawing] = {
    "shower": shower,
    "bath": bath,
    "pool": pool,
    "hot_tub": hot_tub,
    "sprinkler": sprinkler,
    "super_soakers": super_soakers,
}


def tool_svg(name: str) -> str:
    """Return one of the five small things, 300 x 300."""
    canvas = Canvas(300, 300)
    with canvas.group(*_CENTRES.get(name, (150, 150)), scale=1.2):
        SMALL[name](canvas)
    return canvas.svg()


def icon_svg(name: str) -> str:
    """Return a penalty's sign, 128 x 128."""
    canvas = Canvas(128, 128)
    x, y = _CENTRES.get(name, (150, 150))
    with canvas.group(64 + (x - 150) * 0.42, 64 + (y - 150) * 0.42, scale=0.54):
        (SMALL | GREAT)[name](canvas)
    return canvas.svg()


# middle of the picture for those that lean to one side
_CENTRES = {
    "spray_bottle": (168, 150),
    "squirt_gun": (164, 140),
    "shot_glass": (164, 160),
    "wet_sponge": (150, 126),
}
