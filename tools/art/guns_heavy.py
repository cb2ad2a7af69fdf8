"""The thirteen water guns of volume 2 to 4; `guns` has their measures."""

from __future__ import annotations

from tools.art.drawing import CORAL, DETAIL, GREEN, INK, WHITE, Canvas, light, shade, star_path
from tools.art.gun_parts import (
    GOLD,
    LINE,
    ball,
    barrel,
    bell,
    bottle,
    box,
    dome,
    grip,
    pump,
    shield,
    stock,
    stripe,
    water,
)

PURPLE = "#6B4FB0"


def draw_spray(c: Canvas) -> None:
    """Draw the spray."""
    c.path(
        "M-16,2 Q-24,6 -24,16 V42 Q-24,48 -18,48 H14 Q20,48 20,42 V16 Q20,6 12,2 L10,-6 H-14 Z",
        water(c),
        width=LINE,
    )
    c.line("M-16,16 V36", WHITE, 3.2)
    c.path("M-10,22 h22 v14 h-22 Z", c.cel(WHITE, "side"), width=DETAIL)
    c.flat("M1,24 c-4,5 -5,7 -5,8 a5,4 0 0 0 10,0 c0,-1 -1,-3 -5,-8 Z", "#3FA6E6")
    c.path("M-12,-8 h20 v9 h-20 Z", c.cel("#F2F4FA", "side"), width=LINE)
    c.line("M16,-8 q2,12 10,13", INK, 9)
    c.line("M16,-8 q2,12 10,13", CORAL, 4)
    c.path(
        "M-20,-10 Q-24,-30 -4,-32 L28,-30 L36,-24 V-12 L24,-8 H-16 Z",
        c.cel(CORAL, "down"),
        width=LINE,
    )
    c.line("M-8,-26 H22", light(CORAL, 0.6), 3)
    bell(c, 36, -18, 10, 10, 20, GOLD)


def draw_magnum(c: Canvas) -> None:
    """Draw the magnum."""
    colour = "#9DB2D0"
    c.path(
        "M-6,-10 C-12,2 -18,10 -14,18 Q-10,24 0,20 C4,10 8,4 12,-4 Z",
        c.cel("#B45CD8", "side"),
        width=LINE,
    )
    c.line("M16,-4 q2,10 -7,10", width=LINE)
    box(c, -10, -24, 70, 15, colour, 4)
    c.ellipse(8, -15, 15, 13, water(c), width=LINE)
    c.line("M2,-24 V-6 M14,-24 V-6", "#2368B0", 2.4)
    c.line("M-1,-18 q2,-4 5,-5", WHITE, 2.8)
    barrel(c, 52, -17, 24, 12, colour)
    c.path("M62,-24 l3,-7 h5 v7 Z M-10,-22 l-7,-8 l9,2 Z", colour, width=DETAIL)
    stripe(c, 28, -13, 20, CORAL)


def draw_liquidator(c: Canvas) -> None:
    """Draw the liquidator."""
    colour = "#2FA7A0"
    stock(c, shade(colour, 0.1))
    grip(c, colour)
    bottle(c, -2, -40, 44, 17, CORAL)
    c.path(
        "M-16,-25 L48,-25 L60,-16 L60,-8 L44,-1 L-10,-1 Q-16,-2 -16,-8 Z",
        c.cel(colour, "down"),
        width=LINE,
    )
    c.ellipse(6, -12, 8.5, fill=WHITE, width=DETAIL)
    c.line("M6,-12 l4,-4", CORAL, 2.6)
    stripe(c, 20, -12, 26, GOLD)
    barrel(c, 56, -12, 22, 8, GOLD)


def draw_pump_squirt(c: Canvas) -> None:
    """Draw the pump squirt."""
    colour = "#E94F64"
    stock(c, shade(colour, 0.12))
    grip(c, colour)
    dome(c, -6, -22, 40, 20)
    c.ellipse(14, -43, 5, 3.6, GOLD, width=DETAIL)
    box(c, -14, -24, 58, 24, colour)
    pump(c, 18, -6, GOLD, 28)
    barrel(c, 42, -13, 22, 10, GOLD)


def draw_mega(c: Canvas) -> None:
    """Draw the mega."""
    colour = "#FF8A3D"
    stock(c, "#2F5FB0", length=24)
    grip(c, "#2F5FB0")
    ball(c, 4, -40, 20)
    ball(c, 34, -36, 15)
    box(c, -16, -27, 72, 27, colour, 8)
    stripe(c, -6, -9, 40, "#2F5FB0")
    pump(c, 24, -4, "#2F5FB0", 30)
    barrel(c, 54, -15, 22, 13, "#2F5FB0")


# ------------------------------------------------------------------ volume 3 and 4
def draw_stream(c: Canvas) -> None:
    """Draw the stream."""
    colour = "#8CCB3F"
    c.line("M-52,-16 H-20", INK, 10)
    c.line("M-52,-16 H-20", "#D6DFF0", 4.6)
    c.path("M-62,-30 h9 q4,0 4,4 v20 q0,4 -4,4 h-9 Z", c.cel(PURPLE, "down"), width=LINE)
    box(c, -26, -29, 88, 26, colour, 10)
    for x in (-8, 46):
        c.path(f"M{x},-31 h9 v30 h-9 Z", c.cel(PURPLE, "under"), width=DETAIL)
    c.path("M8,-24 h32 v9 h-32 Z", water(c), width=DETAIL)
    barrel(c, 60, -16, 18, 15, GOLD)
    barrel(c, 76, -16, 10, 8, PURPLE)
    grip(c, PURPLE, 0, 17)


def draw_soaker(c: Canvas) -> None:
    """Draw the soaker."""
    colour = "#FFD23F"
    stock(c, "#35B56A", length=22)
    grip(c, "#35B56A")
    bottle(c, -14, -48, 52, 22, "#F2578B")
    c.path(
        "M-18,-28 L40,-28 L66,-20 V-8 L34,-2 L-12,-2 Q-18,-3 -18,-9 Z",
        c.cel(colour, "down"),
        width=LINE,
    )
    c.path("M-8,-22 L30,-22 L20,-9 L-8,-9 Z", c.cel("#F2578B", "down"), width=DETAIL)
    c.line("M34,2 H64", INK, 10)
    c.line("M34,2 H64", "#35B56A", 4.6)
    pump(c, 30, -4, "#F2578B", 30)
    barrel(c, 64, -14, 24, 10, "#35B56A")


def draw_blaster(c: Canvas) -> None:
    """Draw the blaster."""
    colour = "#2F7FD6"
    stock(c, "#22406E", length=26)
    grip(c, "#22406E")
    bottle(c, -26, -52, 42, 24, CORAL)
    bottle(c, 24, -50, 38, 20, CORAL)
    box(c, -18, -32, 82, 31, colour, 8)
    c.path("M-6,-18 L20,-18 L34,-8 L-6,-8 Z", "#FFFFFF", width=DETAIL)
    pump(c, 30, -6, "#FF8A3D", 30)
    barrel(c, 62, -18, 24, 16, "#FF8A3D")


def draw_cannon(c: Canvas) -> None:
    """Draw the cannon."""
    colour = "#7E57C2"
    ball(c, -18, -18, 25)
    grip(c, colour, 4, 18)
    c.line("M10,-32 q8,-16 18,-1", INK, 9)
    c.line("M10,-32 q8,-16 18,-1", light(colour, 0.2), 3.6)
    c.path(
        "M-8,-31 L36,-34 Q42,-34 42,-29 L42,0 Q42,5 36,5 L-8,2 Q-13,-14 -8,-31 Z",
        c.cel(colour, "down"),
        width=LINE,
    )
    c.line("M0,-25 L32,-28", light(colour, 0.6), 3.6)
    bell(c, 42, -14, 30, 34, 52, GOLD)


def draw_bazooka(c: Canvas) -> None:
    """Draw the bazooka."""
    colour = "#6E8B3D"
    bell(c, -56, -20, -10, 24, 38, GOLD)
    box(c, -58, -33, 112, 26, colour, 8)
    for x in (-40, 34):
        c.path(f"M{x},-35 h10 v30 h-10 Z", c.cel("#4A5F28", "under"), width=DETAIL)
    ball(c, -12, -42, 15)
    c.path("M18,-42 h16 v9 h-16 Z M22,-50 h8 v8 h-8 Z", c.cel(CORAL, "down"), width=DETAIL)
    c.path("M-36,-8 h20 q2,14 -10,14 q-12,0 -10,-14 Z", c.cel("#4A5F28", "down"), width=LINE)
    c.path(star_path(10, -20, 8, 3.6, 5), WHITE, None)
    grip(c, "#4A5F28", 4, 17)
    bell(c, 54, -20, 20, 28, 46, GOLD)


def draw_shield_gun(c: Canvas) -> None:
    """Draw the shield gun."""
    colour = "#3FA6E6"
    stock(c, shade(colour, 0.15))
    grip(c, colour)
    dome(c, -8, -22, 30, 17)
    box(c, -14, -24, 52, 24, colour)
    barrel(c, 36, -12, 36, 10, GOLD)
    shield(c, 44, -12, 36, colour, "drop")


def draw_shield_blaster(c: Canvas) -> None:
    """Draw the shield blaster."""
    colour = "#E9784A"
    stock(c, "#7A3A2E", length=22)
    grip(c, "#7A3A2E")
    bottle(c, -18, -46, 44, 20, GOLD)
    box(c, -16, -28, 60, 28, colour, 8)
    pump(c, 12, -4, GOLD, 24)
    barrel(c, 42, -14, 36, 13, GOLD)
    shield(c, 50, -14, 44, CORAL, "star")


def draw_shield_mega(c: Canvas) -> None:
    """Draw the shield mega."""
    colour = "#5A4AA0"
    stock(c, "#22304F", length=26)
    grip(c, "#22304F")
    ball(c, -14, -40, 18)
    ball(c, 14, -42, 18)
    box(c, -22, -32, 70, 32, colour, 9)
    stripe(c, -12, -10, 40, GREEN)
    for y in (-28, -16, -4):
        barrel(c, 46, y, 40, 9, GREEN)
    shield(c, 54, -16, 52, GREEN, "bolt")
