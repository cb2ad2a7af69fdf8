"""The ten water guns of volume 1; `guns` has their measures."""

from __future__ import annotations

from tools.art.drawing import CORAL, DETAIL, INK, WHITE, Canvas, light, shade
from tools.art.gun_parts import GOLD, LINE, barrel, box, dome, grip, stripe, water


def draw_mini(c: Canvas) -> None:
    """Draw the mini."""
    grip(c, "#5BC8AF", long=12)
    box(c, -9, -17, 32, 15, "#5BC8AF", 5)
    barrel(c, 21, -10, 12, 6, GOLD)
    c.ellipse(-13, -10, 5, 5, stroke=INK, width=3)


def draw_squirt(c: Canvas) -> None:
    """Draw the squirt."""
    colour = "#FF8A3D"
    grip(c, colour)
    c.path(
        "M-12,-18 Q-12,-24 -6,-24 L28,-22 L40,-16 L40,-6 L24,-2 L-6,-1 Q-12,-2 -12,-8 Z",
        c.cel(colour, "down"),
        width=LINE,
    )
    c.path("M-4,-17 H22 V-9 Q8,-3 -4,-9 Z", water(c), width=DETAIL)
    barrel(c, 38, -11, 12, 6, GOLD)
    c.path("M-19,-20 h8 v10 h-8 Z", c.cel(CORAL, "down"), width=DETAIL)


def draw_squirter(c: Canvas) -> None:
    """Draw the squirter."""
    c.line("M-44,-10 H-6", INK, 9)
    c.line("M-44,-10 H-6", "#F2F4FA", 4)
    c.path("M-52,-24 h9 q4,0 4,4 v20 q0,4 -4,4 h-9 Z", c.cel(CORAL, "down"), width=LINE)
    c.path(
        "M-14,-22 h60 q6,0 6,6 v12 q0,6 -6,6 h-60 q-4,0 -4,-4 v-16 q0,-4 4,-4 Z",
        water(c),
        width=LINE,
    )
    c.line("M-6,-16 H38", WHITE, 3.2)
    for x in (6, 22, 38):
        c.line(f"M{x},-6 v6", WHITE, 2.6)
    barrel(c, 50, -10, 18, 8, GOLD)
    grip(c, CORAL, 4, 17)


def draw_character(c: Canvas) -> None:
    """Draw the character."""
    colour = "#F2578B"
    grip(c, colour)
    box(c, -12, -22, 48, 20, colour)
    barrel(c, 34, -12, 14, 9, GOLD)
    c.ellipse(8, -32, 18, 17, c.cel(GOLD), width=LINE)
    for m in (-1, 1):
        c.path(
            f"M{8 + m * 10},-44 L{8 + m * 20},-56 L{8 + m * 19},-38 Z", c.cel(CORAL), width=DETAIL
        )
        c.dot(8 + m * 6, -33, 3, 4)
        c.dot(8 + m * 6 - 1, -35, 1.1, fill=WHITE)
    c.line("M2,-25 q6,5 12,0", INK, 2.6)
    c.dot(-4, -27, 3, 2, "#FF8E9E")
    c.dot(20, -27, 3, 2, "#FF8E9E")


def draw_animal(c: Canvas) -> None:
    """Draw the animal."""
    hide = "#8FB8E8"
    grip(c, hide, -2)
    c.path(
        "M-20,-20 C-18,-42 20,-46 28,-28 C32,-16 42,-16 56,-20 L60,-20 L60,-6 L54,-6 C38,-2 24,-2 18,-4 C4,4 -16,0 -20,-20 Z",
        c.cel(hide),
        width=LINE,
    )
    for x in (36, 44, 51):
        c.line(f"M{x},-{17 + (x > 40) * 2} v9", shade(hide, 0.35), 2.4)
    c.path("M-8,-32 C-28,-44 -36,-22 -24,-10 C-14,-2 -2,-12 -8,-32 Z", c.cel("#A9CBF2"), width=LINE)
    c.path("M-13,-27 C-24,-32 -27,-20 -20,-14 C-14,-10 -9,-16 -13,-27 Z", "#FFB3C4", None)
    c.dot(14, -28, 4, 5)
    c.dot(12.6, -30, 1.5, fill=WHITE)
    c.path("M24,-8 q6,8 12,4 q-2,-6 -4,-7 Z", WHITE, width=DETAIL)
    c.path("M58,-23 h6 v20 h-6 Z", c.cel(GOLD, "under"), width=DETAIL)


def draw_pistol(c: Canvas) -> None:
    """Draw the pistol."""
    colour = CORAL
    grip(c, colour)
    box(c, -12, -22, 48, 21, colour)
    dome(c, 0, -22, 24, 15)
    barrel(c, 34, -11, 13, 9, GOLD)


def draw_luger(c: Canvas) -> None:
    """Draw the luger."""
    colour = "#35BFD0"
    c.path(
        "M-4,-12 L-16,16 Q-17,20 -12,20 L-2,20 Q2,20 3,16 L12,-6 Z",
        c.cel("#FFC93C", "side"),
        width=LINE,
    )
    c.line("M-4,2 l8,4 M-7,9 l8,4", "#A8741C", 2.4)
    c.line("M14,-4 q3,9 -5,10", width=LINE)
    box(c, -16, -21, 36, 16, colour, 5)
    c.ellipse(-10, -21, 8, 7, c.cel(light(colour, 0.35)), width=LINE)
    barrel(c, 18, -14, 38, 7, colour)
    c.path("M46,-18 l3,-6 h4 v6 Z", colour, width=DETAIL)
    c.path("M0,-16 h14 v6 h-14 Z", water(c), width=2.2)


def draw_uzi(c: Canvas) -> None:
    """Draw the uzi."""
    colour = "#3D7BE0"
    c.path("M-7,-4 h17 v26 q0,4 -4,4 h-9 q-4,0 -4,-4 Z", water(c), width=LINE)
    c.line("M-2,4 V18", WHITE, 2.8)
    c.path("M-8,-6 h19 v9 h-19 Z", c.cel(shade(colour, 0.2), "side"), width=LINE)
    box(c, -22, -28, 62, 23, colour, 4)
    stripe(c, -14, -13, 44, GOLD)
    c.path("M-6,-34 h14 v7 h-14 Z", c.cel(colour, "down"), width=DETAIL)
    barrel(c, 38, -17, 18, 9, GOLD)
    c.line("M-22,-20 h-14 v16", INK, 7)
    c.line("M-22,-20 h-14 v16", light(colour, 0.35), 2.6)


def draw_space(c: Canvas) -> None:
    """Draw the space."""
    colour = "#8A5CD0"
    grip(c, colour)
    c.path("M-20,-12 L-32,-34 L-6,-24 Z M-20,-10 L-32,6 L-8,-4 Z", c.cel(CORAL, "down"), width=LINE)
    c.path(
        "M-22,-12 C-18,-32 22,-34 38,-14 L38,-8 C22,4 -16,4 -22,-12 Z",
        c.cel(colour, "ball"),
        width=LINE,
    )
    c.ellipse(6, -14, 9, 8, water(c), width=DETAIL)
    for x, r in ((42, 13), (50, 10), (58, 7)):
        c.ellipse(x, -11, 3.6, r, GOLD, width=DETAIL)
    c.ellipse(66, -11, 6, fill=c.cel("#6FCBF7"), width=DETAIL)


def draw_ray(c: Canvas) -> None:
    """Draw the ray."""
    colour = "#35B56A"
    grip(c, colour)
    c.line("M-6,-24 V-42", INK, 4)
    c.ellipse(-6, -44, 5, fill=c.cel(CORAL), width=DETAIL)
    c.ellipse(0, -14, 21, 15, c.cel(colour), width=LINE)
    c.ellipse(-3, -15, 9, 8, water(c), width=DETAIL)
    c.line("M18,-12 H52", INK, 12)
    c.line("M18,-12 H52", light(colour, 0.4), 6)
    for x in (26, 34, 42):
        c.ellipse(x, -12, 3.4, 10, GOLD, width=DETAIL)
    c.path(
        "M50,-12 C50,-26 58,-34 66,-36 C62,-22 62,-2 66,12 C58,10 50,2 50,-12 Z",
        c.cel("#D6DFF0", "side"),
        width=LINE,
    )
    c.line("M58,-12 h8", INK, 3)
    c.dot(68, -12, 4, fill="#6FCBF7")
