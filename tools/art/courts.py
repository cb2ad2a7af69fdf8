"""The court animals of Swamp's cards: frog (jack), duck (queen), crocodile (king).

Drawn waist-up about x = 125 between y = 60 and y = 276; `colour` is the suit's.
"""

from __future__ import annotations

from .drawing import INK, OUTLINE, WHITE, Canvas, light, mix, rounded, shade

FROG, CROCODILE, GOLD, BLUSH = "#6CC04A", "#3E9C78", "#FFCB3D", "#FF8E7A"
DROP = "M0,-14 c-8,11 -11,15 -11,21 a11,11 0 0 0 22,0 c0,-6 -3,-10 -11,-21 Z"


def draw_crown(canvas: Canvas, x: float, y: float, half: float, height: float, gem: str) -> None:
    """Draw a crown that stands on (x, y), twice `half` wide."""
    outline = (
        f"M{x - half},{y} L{x - half * 1.08},{y - height * 0.75} L{x - half * 0.52},{y - height * 0.38} "
        f"L{x},{y - height} L{x + half * 0.52},{y - height * 0.38} L{x + half * 1.08},{y - height * 0.75} "
        f"L{x + half},{y} Q{x},{y + height * 0.22} {x - half},{y} Z"
    )
    canvas.path(outline, canvas.cel(GOLD, "side"), INK, 3.8)
    rim = f"M{x - half * 0.96},{y - height * 0.16} Q{x},{y + height * 0.05} {x + half * 0.96},{y - height * 0.16}"
    canvas.line(rim, shade(GOLD, 0.35), 3)
    for tip_x, tip_y in (
        (x - half * 1.08, y - height * 0.75),
        (x, y - height),
        (x + half * 1.08, y - height * 0.75),
    ):
        canvas.ellipse(tip_x, tip_y, 6, fill=canvas.cel(gem), width=3)
    canvas.ellipse(x, y - height * 0.28, 6.5, 8, canvas.cel(gem), width=2.6)


def _eyes(
    canvas: Canvas,
    left: float,
    right: float,
    y: float,
    radius: float,
    lid: str = "",
    lashes: bool = False,
) -> None:
    for x, side in ((left, -1), (right, 1)):
        canvas.ellipse(x, y, radius, radius * 1.08, WHITE, width=3.4)
        canvas.dot(x + 1.5, y + 1, radius * 0.60, radius * 0.68)
        canvas.dot(x - radius * 0.12, y - radius * 0.28, radius * 0.24, fill=WHITE)
        canvas.dot(x + radius * 0.38, y + radius * 0.34, radius * 0.11, fill=WHITE)
        if lid:
            edge = radius + 1
            canvas.path(
                f"M{x - edge},{y - 1} A{edge},{radius * 1.1 + 1} 0 0 1 {x + edge},{y - 1} "
                f"Q{x},{y - radius * 0.35} {x - edge},{y - 1} Z",
                lid,
                width=3,
            )
        if lashes:
            for i in range(3):
                root_x, root_y = (
                    x + side * radius * (0.55 + i * 0.2),
                    y - radius * (0.92 - i * 0.28),
                )
                canvas.line(f"M{root_x},{root_y} l{side * (4 + i * 1.4)},{-7 + i * 2.4}", INK, 3)


def draw_jack(canvas: Canvas, colour: str) -> None:
    """Draw the frog with beret, ruff and a bulrush for a sword."""
    _frog_doublet(canvas, colour)
    fill = canvas.cel(FROG)
    face = "M60,172 C60,138 84,124 125,124 C166,124 190,138 190,172 C190,202 164,216 125,216 C86,216 60,202 60,172 Z"
    canvas.path(face, fill)
    for x in (92, 158):
        canvas.ellipse(x, 128, 25, fill=fill)
    canvas.flat(
        "M70,160 C74,136 92,130 125,130 C158,130 176,136 180,160 C160,150 90,150 70,160 Z", FROG
    )
    _eyes(canvas, 92, 158, 126, 16)
    canvas.line("M80,176 Q125,212 170,176", INK, 4.4)
    canvas.line("M76,172 l6,6 M174,172 l-6,6", INK, 4)
    canvas.path("M112,194 Q125,199 138,194 Q136,207 125,207 Q114,207 112,194 Z", "#F0788C", width=3)
    for x in (82, 168):
        canvas.dot(x, 184, 11, 7, BLUSH, 0.75)
    for x in (118, 132):
        canvas.dot(x, 158, 2.2, fill=shade(FROG, 0.6))
    for x, y, radius in ((104, 146, 4), (146, 150, 3), (138, 142, 2.4)):
        canvas.dot(x, y, radius, fill=shade(FROG, 0.25))
    _beret(canvas, colour)
    hand = "M178,214 C172,206 180,198 188,202 C194,196 204,200 202,208 C208,212 204,222 196,222 C188,226 180,222 178,214 Z"
    canvas.path(hand, fill, width=3.6)


def _frog_doublet(canvas: Canvas, colour: str) -> None:
    canvas.path(
        "M62,276 C62,232 88,214 125,214 C162,214 188,232 188,276 Z", canvas.cel(colour, "side")
    )
    canvas.line("M125,222 V274", light(colour, 0.4), 4)
    for y in (238, 254, 270):
        canvas.ellipse(125, y, 3.6, fill=GOLD, width=2)
    canvas.cord("M190,276 Q196,200 190,120", "#7FA23A", 4.4, 2.3)
    canvas.path(rounded(181, 92, 18, 50, 9), canvas.cel("#8A5A34", "side"), width=3.6)
    canvas.line("M190,92 V78", INK, 5)
    for i in range(7):
        ruff = canvas.cel(WHITE, shadow="#CFE0F2")
        canvas.ellipse(83 + i * 14, 214 - abs(i - 3) * 2.2, 11, 10, ruff, width=3)


def _beret(canvas: Canvas, colour: str) -> None:
    cap = "M84,106 C78,80 110,66 140,72 C168,76 176,96 164,106 C140,98 110,98 84,106 Z"
    canvas.path(cap, canvas.cel(colour))
    canvas.path(
        "M152,84 C168,58 194,54 204,62 C198,80 176,92 156,92 Z",
        canvas.cel(GOLD, "side"),
        width=3.4,
    )
    canvas.line("M156,90 Q176,80 196,66", shade(GOLD, 0.4), 2.4)


def draw_queen(canvas: Canvas, colour: str) -> None:
    """Draw the duck with crown, pearls and a water lily."""
    shadow = "#C9D8F0"
    plumage = canvas.cel(WHITE, "side", shadow)
    canvas.path(
        "M58,276 C60,236 88,220 125,220 C162,220 190,236 192,276 Z", canvas.cel(colour, "side")
    )
    for x in (84, 104, 125, 146, 166):
        canvas.path(f"M{x - 11},276 q11,-26 22,0 Z", light(colour, 0.35), width=2.6)
    canvas.path(
        "M100,228 C98,206 102,196 104,190 L148,190 C150,200 152,210 150,228 Q125,240 100,228 Z",
        plumage,
    )
    for i in range(6):
        canvas.ellipse(
            103 + i * 9, 222 + 8 - abs(i - 2.5) * 3, 4.8, fill=canvas.cel("#FFE9A8"), width=2.2
        )
    canvas.path(
        "M72,150 C72,112 96,94 125,94 C154,94 178,112 178,150 C178,184 156,204 125,204 C94,204 72,184 72,150 Z",
        canvas.cel(WHITE, shadow=shadow, highlight=WHITE),
    )
    _eyes(canvas, 101, 149, 142, 14.5, lid="#BBA6E8", lashes=True)
    for x in (88, 162):
        canvas.dot(x, 166, 11, 7, "#FF9AA8", 0.8)
    _bill(canvas)
    draw_crown(canvas, 125, 98, 34, 36, colour)
    with canvas.group(270, 4, flip=True):
        canvas.path(
            "M170,246 C186,226 204,222 212,232 C212,246 196,258 178,262 Z", plumage, width=3.6
        )
        petal = canvas.cel("#FF9CC0", "soft", "#F2719F", "#FFD9E6")
        for turn in (-60, -30, 0, 30, 60):
            with canvas.group(204, 222, turn):
                canvas.path("M0,4 C-9,-6 -7,-20 0,-28 C7,-20 9,-6 0,4 Z", petal, width=2.8)
        canvas.ellipse(204, 220, 6, 5, GOLD, width=2.6)


def _bill(canvas: Canvas) -> None:
    canvas.path(
        "M96,170 C104,160 116,160 125,156 C134,160 146,160 154,170 C160,178 148,184 125,184 C102,184 90,178 96,170 Z",
        canvas.cel("#FFA63D", "down"),
        width=3.8,
    )
    canvas.path(
        "M106,180 Q125,194 144,180 Q138,196 125,196 Q112,196 106,180 Z", "#E8763A", width=3.2
    )
    canvas.line("M98,173 Q125,182 152,173", INK, 3)
    for x in (119, 131):
        canvas.dot(x, 166, 1.8, 2.6, "#A8542A")


def draw_king(canvas: Canvas, colour: str) -> None:
    """Draw the crocodile with crown, moustache, ermine and a sceptre with a drop."""
    fill = canvas.cel(CROCODILE)
    _ermine(canvas, colour)
    canvas.path("M74,142 C72,112 96,100 125,100 C154,100 178,112 176,142 L172,168 L78,168 Z", fill)
    for x in (96, 154):
        canvas.ellipse(x, 118, 20, fill=fill)
    canvas.flat(
        "M80,138 C86,122 104,126 125,126 C146,126 164,122 170,138 C150,134 100,134 80,138 Z",
        CROCODILE,
    )
    _eyes(canvas, 96, 154, 118, 12.5, lid=mix(CROCODILE, "#174A3A", 0.25))
    _snout(canvas)
    canvas.path(
        "M125,174 C112,164 96,170 84,180 C74,188 64,184 62,176 C60,196 84,202 104,192 C114,188 121,184 125,178 "
        "C129,184 136,188 146,192 C166,202 190,196 188,176 C186,184 176,188 166,180 C154,170 138,164 125,174 Z",
        canvas.cel("#F2E6CF", "down", "#CDBB9A"),
        width=3.6,
    )
    for x, y, radius in ((92, 146, 3), (160, 150, 2.6), (126, 140, 3)):
        canvas.dot(x, y, radius, fill=shade(CROCODILE, 0.3))
    draw_crown(canvas, 125, 98, 42, 46, colour)
    canvas.cord("M196,276 V150", GOLD, 5.4, 2.8)
    with canvas.group(196, 132, scale=1.5):
        canvas.path(DROP, canvas.cel("#6FCBF7", "soft", "#3FA6E6", "#E6FAFF"), width=2.6)
        canvas.line("M-5,7 q0,5 4,6", WHITE, 2.4)
    hand = "M184,226 C180,216 190,210 198,214 C208,210 214,218 210,226 C212,236 204,240 196,238 C188,240 184,234 184,226 Z"
    canvas.path(hand, fill, width=3.6)


def _ermine(canvas: Canvas, colour: str) -> None:
    canvas.path(
        "M50,276 C52,230 84,212 125,212 C166,212 198,230 200,276 Z", canvas.cel(colour, "side")
    )
    collar = "M66,238 C80,214 170,214 184,238 C188,252 176,260 166,254 C140,244 110,244 84,254 C74,260 62,252 66,238 Z"
    canvas.path(collar, canvas.cel(WHITE, "down", "#CFDDF2"), width=3.8)
    for x, y in ((82, 240), (100, 234), (125, 232), (150, 234), (168, 240)):
        canvas.flat(f"M{x},{y - 4} q5,7 0,11 q-5,-4 0,-11 Z", INK)


def _snout(canvas: Canvas) -> None:
    canvas.path(
        "M82,150 C92,140 158,140 168,150 C182,162 186,190 178,204 C170,216 80,216 72,204 C64,190 68,162 82,150 Z",
        canvas.cel(light(CROCODILE, 0.12)),
        width=OUTLINE,
    )
    canvas.line("M70,194 Q84,202 98,194 Q112,204 125,194 Q138,204 152,194 Q166,202 180,194", INK, 4)
    for x in (84, 104, 146, 166):
        canvas.path(f"M{x - 6},196 L{x},209 L{x + 6},196 Z", WHITE, width=2.8)
    for x in (110, 140):
        canvas.dot(x, 158, 6, 4.4, shade(CROCODILE, 0.7))
        canvas.line(f"M{x - 7},153 q7,-6 14,0", INK, 3)


COURTS = {"J": draw_jack, "Q": draw_queen, "K": draw_king}
