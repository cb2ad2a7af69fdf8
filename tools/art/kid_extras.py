"""What the kids wear or carry besides clothes: on the head (drawn about its centre) and on the body."""

from __future__ import annotations

from tools.art.drawing import (
    CORAL,
    DETAIL,
    INK,
    SUN,
    WHITE,
    Canvas,
    light,
    mix,
    polar,
    polygon,
    shade,
    star_path,
)
from tools.art.kid_cast import Look
from tools.art.kid_faces import draw_gum

GLASS = "#DFF6FF"


def _glasses(canvas: Canvas, rim: str, round_ones: bool) -> None:
    for x, r in ((-19, 18), (29, 17)):
        if round_ones:
            canvas.ellipse(x, 15, r, r, GLASS, rim, 3.8, 0.25)
        else:
            canvas.path(
                f"M{x - r},3 h{2 * r} v20 q0,6 -6,6 h{12 - 2 * r} q-6,0 -6,-6 Z",
                GLASS,
                rim,
                4.2,
                0.25,
            )
        canvas.line(f"M{x - 9},9 l6,-6", WHITE, 2.6, 0.9)
    canvas.line("M-1,13 q6,-5 13,0 M-37,12 L-60,8", rim, 3.8)


def _bow(canvas: Canvas, colour: str) -> None:
    with canvas.group(38, -56, 18, 1.1):
        canvas.path(
            "M0,0 C-10,-22 -34,-20 -32,-2 C-34,16 -10,16 0,0 Z", canvas.cel(colour), width=3.4
        )
        canvas.path("M0,0 C10,-22 34,-20 32,-2 C34,16 10,16 0,0 Z", canvas.cel(colour), width=3.4)
        canvas.ellipse(0, -1, 7.5, 8.5, light(colour, 0.3), width=3)


def _sweatband(canvas: Canvas, colour: str) -> None:
    canvas.path(
        "M-64,-14 C-52,-40 -24,-48 4,-48 C34,-48 56,-38 65,-14 L62,6 C50,-18 30,-28 4,-28 C-22,-28 -48,-18 -60,6 Z",
        canvas.cel(colour, "side"),
        width=3.4,
    )
    canvas.line("M-61,-2 C-48,-28 -24,-38 4,-38 C32,-38 52,-28 63,-2", WHITE, 4.4)
    canvas.path(
        "M-62,-6 C-82,-14 -96,-8 -104,2 C-94,2 -90,6 -92,14 C-82,8 -70,8 -60,4 Z",
        canvas.cel(colour),
        width=3.2,
    )


def _fedora(canvas: Canvas) -> None:
    colour = "#8A6236"
    canvas.path(
        "M-48,-40 C-52,-84 -40,-100 -20,-94 Q0,-84 20,-95 C42,-102 52,-84 50,-42 Q0,-54 -48,-40 Z",
        canvas.cel(colour, "side"),
    )
    canvas.path("M-50,-56 Q0,-68 51,-58 L51,-42 Q0,-54 -49,-40 Z", "#3A2A2E", width=3)
    canvas.path(
        "M-88,-26 C-76,-48 -40,-54 2,-54 C44,-54 80,-48 92,-28 C82,-20 60,-34 2,-34 C-54,-34 -78,-18 -88,-26 Z",
        canvas.cel(colour, "down"),
    )
    canvas.line("M-36,-74 C-36,-84 -32,-88 -24,-88", light(colour, 0.5), 4.6)


def _headphones(canvas: Canvas) -> None:
    canvas.line("M-66,4 C-76,-92 78,-92 68,4", INK, 17)
    canvas.line("M-66,4 C-76,-92 78,-92 68,4", "#F2F4FA", 9.6)
    canvas.line("M-58,-34 C-48,-58 -30,-68 -10,-72", WHITE, 3.6)
    for x in (-68, 69):
        canvas.ellipse(x, 14, 15, 22, canvas.cel("#8A5CD0"), width=3.8)
        canvas.ellipse(x, 14, 7, 12, light("#8A5CD0", 0.35), width=DETAIL)


def _goggles(canvas: Canvas) -> None:
    canvas.cord("M-66,-20 C-40,-36 40,-38 66,-22", "#FF7A59", 8, 2.8)
    for x in (-17, 29):
        canvas.ellipse(x, -33, 20, 14.5, "#FFE07A", width=3.4)
        canvas.ellipse(
            x, -33, 14.5, 9.8, canvas.cel("#58C7F0", "soft", "#2E8FD0", "#B9F0FF"), width=DETAIL
        )
        canvas.line(f"M{x - 9},-34 q2,-5 7,-6", WHITE, 3)


def _daisy(canvas: Canvas) -> None:
    for i in range(8):
        x, y = polar(56, -22, 11, i * 45)
        canvas.ellipse(x, y, 7.5, fill=WHITE, width=5)
    for i in range(8):
        x, y = polar(56, -22, 11, i * 45)
        canvas.dot(x, y, 7.5, fill=WHITE)
    canvas.ellipse(56, -22, 7.5, fill=SUN, stroke="#B9851F", width=2.4)


def _bandage(canvas: Canvas) -> None:
    canvas.path(
        "M-69,-6 C-50,-34 10,-56 56,-42 L64,-22 C20,-36 -40,-18 -65,14 Z",
        canvas.cel("#FFF6E4", "side", "#DCCDB4"),
        width=3.4,
    )
    canvas.line("M-46,-24 l8,16 M-14,-38 l5,17 M44,-44 l2,16", "#CDBB9C", 2.6)
    with canvas.group(16, -36, -8):
        canvas.path("M-4,-10 h8 v6 h6 v8 h-6 v6 h-8 v-6 h-6 v-8 h6 Z", CORAL, width=2.4)


def draw_head_extras(canvas: Canvas, look: Look, blown: bool) -> None:
    """Draw what is worn on the head; `blown` allows a bubble of gum."""
    extras = look.extras
    if "sweatband" in extras:
        _sweatband(canvas, look.main)
    if "bandage" in extras:
        _bandage(canvas)
    if "goggles" in extras:
        _goggles(canvas)
    if "glasses" in extras:
        _glasses(canvas, "#C8364A", round_ones=True)
    if "square_glasses" in extras:
        _glasses(canvas, "#22304F", round_ones=False)
    if "bow" in extras:
        _bow(canvas, look.main if look.hair == "pigtails" else CORAL)
    if "daisy" in extras:
        _daisy(canvas)
    if "fedora" in extras:
        _fedora(canvas)
    if "headphones" in extras:
        _headphones(canvas)
    if "gum" in extras and blown:
        draw_gum(canvas)


# ------------------------------------------------------------------ on the body
def draw_rucksack(canvas: Canvas) -> None:
    """Draw a rucksack behind the back."""
    canvas.path(
        "M-40,-44 Q-42,-52 -32,-52 L-12,-52 L-12,-2 L-34,-2 Q-42,-2 -42,-10 Z",
        canvas.cel("#E9954A", "side"),
        width=3.6,
    )
    canvas.path(
        "M-44,-22 h14 v14 q0,4 -4,4 h-8 q-4,0 -4,-4 Z", canvas.cel("#C97732", "down"), width=2.8
    )


def draw_body_extras(canvas: Canvas, look: Look) -> None:
    """Draw what is worn on the trunk, over the clothes, below the neckerchief."""
    extras = look.extras
    if "rucksack" in extras:
        canvas.cord("M-18,-48 Q-24,-30 -20,-10 M20,-48 Q25,-30 21,-10", "#E9954A", 4.6, 2.4)
    if "holsters" in extras:
        canvas.cord("M-27,-4 Q0,4 27,-4", "#5A4632", 6, 2.6)
        canvas.path("M-4,-6 h10 v9 h-10 Z", SUN, width=2.4)
        for m in (-1, 1):
            with canvas.group(m * 25, 0, -m * 8):
                canvas.path(
                    "M-8,-4 h16 l-2,20 q-6,4 -12,0 Z", canvas.cel("#7A5A3A", "side"), width=3
                )
                canvas.path(
                    "M-5,-13 q5,-5 11,0 v9 h-11 Z",
                    canvas.cel(CORAL if m < 0 else "#3FA6E6", "down"),
                    width=2.8,
                )
                canvas.line("M-7,2 h14", "#4A3422", 2.6)
    if "balloon_belt" in extras:
        canvas.cord("M-30,0 Q0,8 30,0", "#3B4C8C", 5, 2.4)
        for x, colour in ((-22, CORAL), (2, "#3FA6E6"), (25, "#35B56A")):
            canvas.ellipse(x, 11, 9.5, 11, canvas.cel(colour), width=3)
            canvas.line(f"M{x - 4},6 q1,-3 4,-4", WHITE, 2.2)
    if "whistle" in extras:
        canvas.line("M-12,-46 Q0,-28 8,-20 M16,-46 Q14,-30 10,-20", CORAL, 3.2)
        canvas.path("M4,-22 h16 v5 h-6 a7,7 0 1 1 -10,-1 Z", canvas.cel(SUN, "down"), width=2.6)
    if "lolly" in extras:
        canvas.line("M13,-12 L16,-26", WHITE, 3.4)
        canvas.ellipse(16, -31, 9, fill=canvas.cel(CORAL), width=2.8)
        canvas.line("M11,-31 a5,5 0 1 1 6,5", WHITE, 2.4)


def draw_emblem(canvas: Canvas, look: Look, tint: float) -> None:
    """Draw the sign on a shirt, darker by `tint` when wet."""

    def wet(colour: str) -> str:
        return mix(colour, "#1B2F6B", tint)

    if look.emblem == "drop":
        canvas.flat(
            "M3,-38 c-7,10 -11,15 -11,20 a11,11 0 0 0 22,0 c0,-5 -4,-10 -11,-20 Z", wet("#6FCBF7")
        )
        canvas.line("M-2,-18 q0,5 4,6", wet(WHITE), 3)
    elif look.emblem == "star":
        canvas.path(star_path(3, -20, 12, 5.6, 5), wet(SUN), width=2.2)
    elif look.emblem == "moon":
        canvas.path("M9,-32 a13,13 0 1 0 4,20 a11,11 0 0 1 -4,-20 Z", wet(SUN), width=2.2)
        canvas.flat(star_path(11, -23, 5, 2, 5), wet(WHITE))
    elif look.emblem == "bolt":
        canvas.path("M8,-36 L-8,-17 L1,-17 L-4,-3 L14,-24 L4,-24 Z", wet(SUN), width=2.4)
    elif look.emblem == "heart":
        canvas.path(
            "M2,-4 C-10,-12 -12,-22 -5,-24 C-1,-25 2,-22 2,-19 C2,-22 6,-25 10,-24 C17,-22 14,-12 2,-4 Z",
            wet(WHITE),
            width=2.2,
        )
    elif look.emblem == "smile":
        canvas.ellipse(2, -20, 12, fill=wet(SUN), width=2.4)
        canvas.line("M-4,-19 q6,9 12,0 Z", INK, 2.4)
        canvas.dot(-2, -24, 1.8, 2.4)
        canvas.dot(6, -24, 1.8, 2.4)
    elif look.emblem == "bear":
        for x in (-7, 11):
            canvas.ellipse(x, -33, 5.5, fill=wet("#A8703F"), width=2.4)
        canvas.ellipse(2, -22, 12.5, 11.5, wet("#A8703F"), width=2.4)
        canvas.dot(2, -18, 6, 4.6, wet("#F2D9B8"))
        canvas.dot(2, -20, 2.2, 1.8)
        canvas.dot(-3, -25, 1.6, 2)
        canvas.dot(7, -25, 1.6, 2)


def stripes(canvas: Canvas, colour: str, rows: tuple[int, ...], half: float, width: float) -> None:
    """Draw bowed stripes across the trunk."""
    for y in rows:
        canvas.line(f"M{-half},{y} Q0,{y + 6} {half},{y}", colour, width)


def folds(canvas: Canvas, colour: str) -> None:
    """Draw two short creases at the trunk's side, where the shadow falls."""
    canvas.line("M20,-14 q-5,2 -7,6 M22,-28 q-4,1 -5,4", shade(colour, 0.4), 2.2)


def camouflage(canvas: Canvas, colour: str) -> None:
    """Draw blots of two greens on the trunk."""
    for x, y, rx, ry in (
        (-14, -36, 8, 5),
        (10, -24, 9, 5),
        (-10, -12, 9, 5),
        (16, -40, 6, 4),
        (14, -6, 7, 4),
    ):
        canvas.dot(x, y, rx, ry, mix(colour, "#3A4A22", 0.6))
    for x, y, rx, ry in ((-2, -30, 6, 4), (-18, -22, 5, 4), (2, -8, 6, 3)):
        canvas.dot(x, y, rx, ry, mix(colour, "#D6DDA0", 0.55))


def kerchief(canvas: Canvas, width: float) -> None:
    """Draw the side's neckerchief in white, to be tinted; `width` stretches it."""

    def x(value: float) -> str:
        return f"{1 + value * width:.1f}"

    canvas.path(
        f"M{x(-28)},-51 Q{x(0)},-36 {x(28)},-51 L{x(26)},-40 Q{x(15)},-34 {x(3)},-12 Q{x(-10)},-34 {x(-26)},-40 Z",
        canvas.cel("#FFFFFF", "side", "#C9CBDD", "#FFFFFF"),
        width=3.4,
    )
    canvas.path(
        polygon(((x_ + 1, y) for x_, y in ((-5, -40), (5, -40), (3, -33), (-3, -33)))),
        "#E6E7F0",
        width=2.4,
    )
