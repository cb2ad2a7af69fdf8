"""What modifiers add to a gun: each part is joined with its (0, 0) to a point of the gun."""

from __future__ import annotations

from tools.art.drawing import CORAL, DETAIL, GREEN, INK, WHITE, Canvas, light, polar
from tools.art.gun_parts import GOLD, LINE, barrel, bottle, box, pump, water


def draw_pump_action(c: Canvas) -> None:
    """Draw the pump action."""
    pump(c, -16, -3, "#FF8A3D", 32)


def draw_double_barrel(c: Canvas) -> None:
    """Draw the double barrel."""
    c.path("M-36,-15 h10 v15 h-10 Z", c.cel("#4A5B87", "down"), width=DETAIL)
    barrel(c, -40, -13, 42, 10, "#9DB2D0")


def draw_motorized(c: Canvas) -> None:
    """Draw the motorized."""
    box(c, -18, -12, 22, 21, "#4A5B87", 5, glint=False)
    for i in range(8):
        x, y = polar(-7, -1, 7.5, i * 45)
        c.line(f"M-7,-1 L{x:.1f},{y:.1f}", GOLD, 4)
    c.ellipse(-7, -1, 4.6, fill=GOLD, width=2.4)
    c.dot(-7, -1, 1.7)
    c.line("M-2,-12 q2,-7 -6,-8", CORAL, 3.4)


def draw_rapid_fire(c: Canvas) -> None:
    """Draw the rapid fire."""
    for dy in (-8, 0, 8):
        c.path(f"M-6,{dy - 3} h14 v6 h-14 Z", c.cel("#9DB2D0", "under"), width=2.4)
    c.ellipse(-6, 0, 6, 15, c.cel(CORAL, "ball"), width=LINE)
    c.line("M-8,-8 v8", light(CORAL, 0.6), 2.6)


def draw_reservoir(c: Canvas) -> None:
    """Draw the reservoir."""
    c.path("M-15,-7 h7 v8 h-7 Z M8,-7 h7 v8 h-7 Z", c.cel("#4A5B87", "down"), width=DETAIL)
    bottle(c, -22, -24, 44, 18, GREEN)


def draw_clips(c: Canvas) -> None:
    """Draw the clips."""
    for x, colour in ((-7, "#FF8A3D"), (6, "#35B56A")):
        c.path(f"M{x - 6},-3 h12 q0,14 5,22 l-12,4 q-6,-10 -5,-26 Z", water(c), width=DETAIL)
        c.path(f"M{x - 7},-5 h14 v7 h-14 Z", c.cel(colour, "down"), width=DETAIL)
        c.line(f"M{x - 1},6 q0,6 2,10", WHITE, 2.2)


def draw_tank(c: Canvas) -> None:
    """Draw the tank."""
    c.path("M-8,-6 h16 v8 h-16 Z", c.cel("#4A5B87", "down"), width=DETAIL)
    c.path(
        "M-17,-38 h34 q4,0 4,4 v24 q0,6 -6,6 h-30 q-6,0 -6,-6 v-24 q0,-4 4,-4 Z",
        water(c),
        width=LINE,
    )
    c.path("M-6,-44 h12 v7 h-12 Z", c.cel(CORAL, "down"), width=DETAIL)
    c.line("M-14,-30 V-14", WHITE, 3.2)
    c.line("M10,-28 h6 M10,-20 h6 M10,-12 h6", "#2368B0", 2.2)


def draw_pack(c: Canvas) -> None:
    """Draw the pack."""
    c.line("M0,0 C-14,10 -8,-16 -22,-12", INK, 8)
    c.line("M0,0 C-14,10 -8,-16 -22,-12", GREEN, 3.6)
    bottle(c, -46, -30, 13, 44, CORAL, upright=True)
    bottle(c, -31, -30, 13, 44, CORAL, upright=True)
    c.line("M-46,-6 H-18", INK, 6)
    c.line("M-46,-6 H-18", "#4A5B87", 3)
