"""A garden's things, and what lives and moves outdoors, drawn about the foot (0, 0); 48 units make a tile.

Outlines have the hue of the thing itself, so that kids stand out.
"""

from __future__ import annotations

import math
import random

from tools.art.drawing import CORAL, INK, SUN, WHITE, Canvas, mix, num, polar, shade
from tools.art.water import WATER, WATER_LINE

SHADOW = "#173B2A"
LEAF_LINE = "#1E5B3F"
WOOD, WOOD_LINE = "#B9824E", "#5A3620"
STEEL, STEEL_LINE = "#8FA3C4", "#35507E"
RED_LINE = "#7A1F3A"


def ground_shadow(c: Canvas, x: float, y: float, rx: float, ry: float) -> None:
    """Draw the shadow that a thing throws on the ground."""
    c.dot(x, y, rx, ry, SHADOW, 0.26)


def _flower(c: Canvas, x: float, y: float, size: float, colour: str) -> None:
    for i in range(5):
        px, py = polar(x, y, size, i * 72)
        c.dot(px, py, size * 0.75, fill=colour)
    c.dot(x, y, size * 0.6, fill="#FFE27A")


# ------------------------------------------------------------------ garden
def tree(c: Canvas, seed: int, leaf: str, fruit: str = "") -> None:
    """Draw a tree 112 wide and 132 high, its trunk's foot at (56, 122)."""
    dice = random.Random(seed)
    ground_shadow(c, 62, 122, 40, 9)
    c.path(
        "M46,122 C52,110 52,96 50,80 L66,80 C64,96 66,110 74,122 Q66,118 60,124 Q54,118 46,122 Z",
        c.cel("#A36B3E", "side"),
        WOOD_LINE,
        3,
    )
    c.line("M57,118 q-1,-14 0,-24", shade("#A36B3E", 0.35), 2.4)
    balls = (
        (56, 36, 30),
        (30, 52, 24),
        (82, 50, 25),
        (40, 70, 22),
        (72, 72, 23),
        (56, 60, 28),
        (38, 34, 20),
        (76, 32, 19),
    )
    for x, y, r in balls:
        c.ellipse(x, y, r, fill=LEAF_LINE, stroke=LEAF_LINE, width=6)
    for x, y, r in balls:
        c.dot(x + 1.5, y + 2, r, fill=shade(leaf, 0.30))
    for x, y, r in balls:
        c.dot(x - 2, y - 3, r * 0.90, fill=leaf)
    for x, y, r in ((50, 28, 19), (30, 46, 14), (72, 32, 13), (56, 52, 15), (34, 64, 9)):
        c.dot(x - 2, y - 2, r, fill=mix(leaf, "#D9F27A", 0.34))
    for x, y, r in ((46, 22, 9), (26, 41, 6), (68, 27, 6)):
        c.dot(x, y, r, fill=mix(leaf, "#F4FFB0", 0.55))
    for _ in range(12):
        x, y, r = dice.choice(balls)
        px, py = polar(x, y, r * 0.6, dice.uniform(0, 360))
        c.line(f"M{num(px - 4)},{num(py)} q4,5 8,0", shade(leaf, 0.42), 2.2)
    if fruit:
        for x, y in ((34, 56), (60, 44), (80, 62), (50, 74), (72, 36)):
            c.ellipse(x, y, 5.4, fill=c.cel(fruit), stroke="#7A1F2A", width=2)
            c.line(f"M{x - 2},{y - 2} l1,-1", WHITE, 2)


def draw_bush(c: Canvas, flower: str) -> None:
    """Draw the bush."""
    balls = ((-16, -20, 17), (14, -20, 17), (0, -30, 20), (0, -14, 18))
    ground_shadow(c, 4, 0, 34, 7)
    for x, y, r in balls:
        c.ellipse(x, y, r, fill=LEAF_LINE, stroke=LEAF_LINE, width=5)
    for x, y, r in balls:
        c.dot(x, y, r, fill="#3F9C55")
    for x, y, r in balls:
        c.dot(x - 2, y - 3, r * 0.8, fill="#58B55E")
    c.dot(-6, -38, 8, 5, "#86D672")
    if flower:
        for x, y in ((-14, -28), (4, -38), (14, -22), (-4, -14), (-20, -16), (8, -8)):
            _flower(c, x, y, 3.4, flower)


def draw_flower_bed(c: Canvas) -> None:
    """Draw the flower bed."""
    dice = random.Random(5)
    ground_shadow(c, 3, 0, 46, 8)
    c.path("M-44,0 C-48,-14 48,-16 44,0 C40,8 -40,8 -44,0 Z", "#8A5A3A", "#5A3620", 3)
    for i in range(9):
        x = -36 + i * 9
        y = -6 - (i % 2) * 5
        c.line(f"M{x},{y + 6} v-14", "#2F7F4A", 3)
        c.flat(f"M{x},{y} q-7,-2 -8,-8 q8,0 8,8 Z M{x},{y} q7,-2 8,-8 q-8,0 -8,8 Z", "#4FAE55")
        _flower(c, x, y - 12, 4, dice.choice(("#FF9CC0", WHITE, "#FFD65C", "#B9A2EC", CORAL)))


def draw_water_butt(c: Canvas) -> None:
    """Draw the water butt."""
    ground_shadow(c, 3, 0, 26, 7)
    c.path(
        "M-22,-46 C-28,-30 -28,-14 -22,-2 Q0,6 22,-2 C28,-14 28,-30 22,-46 Z",
        c.cel(WOOD, "side"),
        WOOD_LINE,
        3,
    )
    for y in (-36, -12):
        c.line(f"M-25,{y} Q0,{y + 7} 25,{y}", "#5E6A86", 4)
    c.ellipse(0, -46, 22, 7, WATER, WOOD_LINE, 3)
    c.line("M-10,-47 q6,-3 12,-2", WHITE, 2.4)


def draw_gnome(c: Canvas) -> None:
    """Draw the gnome."""
    ground_shadow(c, 2, 0, 17, 5)
    c.path(
        "M-14,0 C-18,-16 -12,-26 0,-26 C12,-26 18,-16 14,0 Z",
        c.cel("#3F7FD0", "side"),
        "#1F3F7A",
        3,
    )
    c.path(
        "M-11,-28 C-14,-12 -4,-8 0,-6 C4,-8 14,-12 11,-28 Z",
        c.cel("#F4F6FB", "down"),
        "#8A93A8",
        2.6,
    )
    c.ellipse(0, -31, 10, 9, c.cel("#FFD9BE"), "#A8643F", 2.6)
    c.path(
        "M-13,-33 C-10,-46 -2,-62 6,-64 C6,-52 10,-42 13,-33 Q0,-39 -13,-33 Z",
        c.cel(CORAL, "side"),
        RED_LINE,
        3,
    )
    c.dot(-4, -32, 1.6)
    c.dot(4, -32, 1.6)
    c.dot(0, -29, 2.6, 2, "#F49A8A")


def draw_picnic(c: Canvas) -> None:
    """Draw the picnic."""
    c.path("M-46,-4 L34,-16 L50,6 L-32,18 Z", c.cel(WHITE, "side", "#D6DCEC"), "#9A4A5A", 3)
    for k in (0.2, 0.5, 0.8):
        c.line(f"M{-46 + 80 * k},{-4 - 12 * k} l15,22", CORAL, 5, 0.8)
        c.line(f"M{-46 + 15 * k},{-4 + 22 * k} l80,-12", CORAL, 5, 0.8)
    c.path("M-8,-26 h30 l-4,20 h-22 Z", c.cel("#C98F4E", "side"), WOOD_LINE, 3)
    c.line("M-6,-26 q13,-20 26,0", WOOD_LINE, 4)
    c.ellipse(-22, 2, 7, fill=c.cel("#E8404F"), stroke="#7A1F2A", width=2.4)


# ------------------------------------------------------------------ living things and water
def draw_duck(c: Canvas) -> None:
    """Draw the duck."""
    c.dot(0, 4, 30, 9, WHITE, 0.4)
    c.path(
        "M-30,-10 C-26,8 26,10 28,-12 C22,-16 18,-18 12,-16 C0,-12 -14,-16 -26,-22 C-30,-20 -31,-16 -30,-10 Z",
        c.cel("#FFD23F"),
        "#8A6A12",
        3,
    )
    c.ellipse(14, -30, 17, fill=c.cel("#FFD23F"), stroke="#8A6A12", width=3)
    c.path("M26,-30 q12,0 12,5 q-4,6 -14,3 Z", "#FF8A3D", "#8A4A12", 2.6)
    c.dot(17, -34, 3.4, 4.4)
    c.dot(16, -35.4, 1.3, fill=WHITE)
    c.line("M-14,-10 q10,10 20,0", "#C99A1E", 3)


def draw_sprinkler(c: Canvas, phase: int) -> None:
    """Draw the sprinkler."""
    c.path("M-18,0 H18 L10,-12 H-10 Z", c.cel("#8893A8", "side"), "#3B4866", 3)
    c.path("M-6,-10 V-24 H6 V-10 Z", "#3FB36A", LEAF_LINE, 3)
    c.ellipse(0, -26, 9, 5, SUN, "#8A6A12", 2.6)
    for i, a in enumerate((-70, -45, -20, 20, 45, 70)):
        a += 8 * phase
        x, y = 42 * math.sin(math.radians(a)), -28 - 38 * math.cos(math.radians(a))
        bend = 16 * math.sin(math.radians(a))
        c.path(f"M0,-30 Q{num(bend)},-62 {num(x)},{num(y)}", "none", "#9EDFFF", 3, dash="7 6")
        c.ellipse(x, y + 2 + (i + phase) % 2 * 3, 3.2, fill=WATER, stroke=WATER_LINE, width=1.6)


def draw_dog(c: Canvas, phase: int) -> None:
    """Draw the dog."""
    fur, line = "#C98B4E", "#5A3620"
    ground_shadow(c, 0, 0, 34, 6)
    tail = -12 if phase else 10
    c.line(f"M-24,-24 q-12,-4 -12,{tail - 18}", line, 9)
    c.line(f"M-24,-24 q-12,-4 -12,{tail - 18}", fur, 4)
    for x in (-20, -10, 12, 20):
        c.path(
            f"M{x - 5},-16 h10 v14 q0,3 -4,3 h-6 Z",
            c.cel(fur if x in (-10, 20) else shade(fur, 0.2), "side"),
            line,
            2.6,
        )
    c.path(
        "M-28,-24 C-30,-38 0,-38 22,-34 C28,-30 28,-14 20,-12 C0,-8 -26,-8 -28,-24 Z",
        c.cel(fur),
        line,
        3,
    )
    c.dot(-8, -32, 10, 6, "#FFF3DC")
    c.ellipse(26, -40, 17, 15, c.cel(fur), line, 3)
    c.path("M30,-38 C44,-42 46,-28 36,-27 C28,-27 26,-34 30,-38 Z", c.cel("#FFF3DC"), line, 2.6)
    c.dot(42, -36, 3.6, 3)
    c.path(
        "M14,-52 C4,-54 4,-34 12,-32 C18,-34 18,-46 14,-52 Z", c.cel("#8A5A34", "down"), line, 2.8
    )
    c.dot(27, -43, 2.4, 3)
    if phase:
        c.path("M34,-28 q1,9 6,8 q4,-2 1,-9 Z", "#FF8086", RED_LINE, 2.2)


def draw_cat(c: Canvas) -> None:
    """Draw the cat."""
    fur, line = "#8E97AE", "#35405E"
    ground_shadow(c, 2, 0, 22, 5)
    c.line("M16,-4 q18,-4 12,-22", line, 9)
    c.line("M16,-4 q18,-4 12,-22", fur, 4)
    c.path("M-16,0 C-22,-22 -10,-34 0,-34 C12,-34 22,-20 16,0 Z", c.cel(fur, "side"), line, 3)
    c.path("M-6,0 C-8,-12 8,-12 6,0 Z", "#F4F0E6", None)
    c.path(
        "M-18,-40 L-17,-60 L-6,-51 Q0,-53 6,-51 L17,-60 L18,-40 C18,-28 -18,-28 -18,-40 Z",
        c.cel(fur),
        line,
        3,
    )
    for x in (-7, 7):
        c.ellipse(x, -42, 3.4, 4, "#B9E05A", line, 1.6)
        c.dot(x, -42, 1.2, 3)
    c.flat("M-3,-37 h6 l-3,3 Z", "#FF9CB0")


def draw_bird(c: Canvas) -> None:
    """Draw the bird."""
    ground_shadow(c, 1, 0, 11, 3)
    c.line("M-3,0 v-6 M4,0 v-6", "#B9701E", 2.4)
    c.path(
        "M-16,-12 C-10,-26 12,-26 12,-12 C12,-2 -8,-2 -16,-12 Z", c.cel("#5AA0E0"), "#1F4E8A", 2.8
    )
    c.ellipse(9, -21, 8.5, fill=c.cel("#5AA0E0"), stroke="#1F4E8A", width=2.8)
    c.flat("M2,-10 q8,-4 9,3 q-6,4 -9,-3 Z", "#FFB35C")
    c.path("M16,-22 l8,2 l-8,3 Z", SUN, "#8A6A12", 1.8)
    c.dot(11, -23, 1.8)
    c.line("M-8,-14 q6,6 12,1", "#1F4E8A", 2.4)


def draw_butterfly(c: Canvas, phase: int) -> None:
    """Draw the butterfly."""
    wide = 0.45 if phase else 1.0
    for m in (-1, 1):
        with c.group(m * 2, -14, 0, 1):
            c.path(
                f"M0,0 C{m * 4 * wide},-18 {m * 24 * wide},-20 {m * 20 * wide},-4 C{m * 18 * wide},2 {m * 8 * wide},3 0,2 Z",
                c.cel("#FF9CC0"),
                "#A83F6E",
                2.4,
            )
            c.path(
                f"M0,2 C{m * 8 * wide},2 {m * 18 * wide},8 {m * 12 * wide},14 C{m * 6 * wide},17 {m * 2 * wide},10 0,4 Z",
                c.cel(SUN),
                "#A8741C",
                2.4,
            )
    c.line("M0,-20 V-4", INK, 3.4)
    c.line("M-1,-20 q-3,-6 -6,-6 M1,-20 q3,-6 6,-6", INK, 1.8)
