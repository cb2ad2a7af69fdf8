"""Things that stand in the levels: drawn about their foot (0, 0), in units of which 96 make two tiles.

Their outlines have the hue of the thing itself, so that kids stand out.
"""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tools.art.bake import png
from tools.art.drawing import CORAL, INK, SUN, WHITE, Canvas, light, mix, num, polar, polygon, shade
from tools.art.water import WATER, WATER_LINE

ZOOM = 1.5  # pixels a unit
SHADOW = "#173B2A"
LEAF_LINE = "#1E5B3F"
WOOD, WOOD_LINE = "#B9824E", "#5A3620"
STEEL, STEEL_LINE = "#8FA3C4", "#35507E"
RED_LINE = "#7A1F3A"


@dataclass(frozen=True)
class Prop:
    """A drawing and how far it reaches left, up, right and down from its foot."""

    draw: Callable[[Canvas], None]
    box: tuple[int, int, int, int]


def _shadow(c: Canvas, x: float, y: float, rx: float, ry: float) -> None:
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
    _shadow(c, 62, 122, 40, 9)
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


def _bush(c: Canvas, flower: str) -> None:
    balls = ((-16, -20, 17), (14, -20, 17), (0, -30, 20), (0, -14, 18))
    _shadow(c, 4, 0, 34, 7)
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


def _flower_bed(c: Canvas) -> None:
    dice = random.Random(5)
    _shadow(c, 3, 0, 46, 8)
    c.path("M-44,0 C-48,-14 48,-16 44,0 C40,8 -40,8 -44,0 Z", "#8A5A3A", "#5A3620", 3)
    for i in range(9):
        x = -36 + i * 9
        y = -6 - (i % 2) * 5
        c.line(f"M{x},{y + 6} v-14", "#2F7F4A", 3)
        c.flat(f"M{x},{y} q-7,-2 -8,-8 q8,0 8,8 Z M{x},{y} q7,-2 8,-8 q-8,0 -8,8 Z", "#4FAE55")
        _flower(c, x, y - 12, 4, dice.choice(("#FF9CC0", WHITE, "#FFD65C", "#B9A2EC", CORAL)))


def _water_butt(c: Canvas) -> None:
    _shadow(c, 3, 0, 26, 7)
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


def _gnome(c: Canvas) -> None:
    _shadow(c, 2, 0, 17, 5)
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


def _picnic(c: Canvas) -> None:
    c.path("M-46,-4 L34,-16 L50,6 L-32,18 Z", c.cel(WHITE, "side", "#D6DCEC"), "#9A4A5A", 3)
    for k in (0.2, 0.5, 0.8):
        c.line(f"M{-46 + 80 * k},{-4 - 12 * k} l15,22", CORAL, 5, 0.8)
        c.line(f"M{-46 + 15 * k},{-4 + 22 * k} l80,-12", CORAL, 5, 0.8)
    c.path("M-8,-26 h30 l-4,20 h-22 Z", c.cel("#C98F4E", "side"), WOOD_LINE, 3)
    c.line("M-6,-26 q13,-20 26,0", WOOD_LINE, 4)
    c.ellipse(-22, 2, 7, fill=c.cel("#E8404F"), stroke="#7A1F2A", width=2.4)


# ------------------------------------------------------------------ playground
def _slide(c: Canvas) -> None:
    _shadow(c, 10, 0, 66, 9)
    for x in (-42, -18):
        c.line(f"M{x},0 V-84", "#2E4F8A", 7)
        c.line(f"M{x},0 V-84", "#5E93E0", 3)
    for y in (-16, -34, -52, -70):
        c.line(f"M-42,{y} H-18", "#2E4F8A", 5)
    c.path("M-46,-86 L-30,-108 L-14,-86 Z", c.cel(CORAL, "side"), RED_LINE, 3.4)
    c.path(
        "M-22,-66 C4,-62 22,-30 44,-10 L66,-8 L66,2 L40,2 C14,-18 0,-48 -22,-52 Z",
        c.cel(SUN, "down"),
        "#8A6A12",
        3.4,
    )
    c.line("M-16,-60 C6,-54 24,-24 46,-6", light(SUN, 0.7), 4)


def _swings(c: Canvas) -> None:
    _shadow(c, 4, 0, 70, 8)
    c.line(
        "M-60,0 L-48,-96 M-36,-2 L-48,-96 M60,0 L48,-96 M36,-2 L48,-96 M-50,-96 H50", "#2E7A5A", 8
    )
    c.line(
        "M-60,0 L-48,-96 M-36,-2 L-48,-96 M60,0 L48,-96 M36,-2 L48,-96 M-50,-96 H50", "#5BC8AF", 3.6
    )
    for x, sway, colour in ((-20, -6, CORAL), (16, 4, "#3FA6E6")):
        c.line(f"M{x - 8},-94 L{x - 8 + sway},-26 M{x + 8},-94 L{x + 8 + sway},-26", "#6B7894", 2.6)
        c.path(
            f"M{x - 13 + sway},-28 h26 v8 h-26 Z", c.cel(colour, "under"), shade(colour, 0.6), 2.6
        )


def _seesaw(c: Canvas) -> None:
    _shadow(c, 2, 0, 58, 7)
    c.path("M-12,0 L0,-22 L12,0 Z", c.cel("#5E93E0", "side"), "#2E4F8A", 3)
    c.path("M-60,-38 L60,-10 L59,-3 L-61,-31 Z", c.cel(SUN, "down"), "#8A6A12", 3)
    for x, y in ((-46, -36), (46, -14)):
        c.line(f"M{x},{y} v-13 M{x - 6},{y - 13} h12", RED_LINE, 4.4)


def _roundabout(c: Canvas) -> None:
    _shadow(c, 4, 4, 52, 13)
    c.ellipse(0, -8, 50, 15, c.cel("#8A5CD0", "side"), "#4A2F86", 3.4)
    c.ellipse(0, -12, 50, 15, "#B48CF0", "#4A2F86", 3)
    for i in range(3):
        x, y = polar(0, -12, 40, 20 + i * 120, 0.3)
        c.line(f"M0,-40 Q{num(x)},-40 {num(x)},{num(y)}", "#4A2F86", 6)
        c.line(f"M0,-40 Q{num(x)},-40 {num(x)},{num(y)}", SUN, 2.8)
    c.line("M0,-14 V-40", "#4A2F86", 7)


def _rocker(c: Canvas) -> None:
    _shadow(c, 2, 0, 24, 6)
    c.line("M0,0 q-9,-5 0,-9 q9,-4 0,-9 q-9,-4 0,-9", "#4A5B87", 5)
    c.path(
        "M-30,-40 C-26,-22 22,-20 28,-36 C22,-44 10,-44 0,-42 C-10,-40 -22,-36 -30,-40 Z",
        c.cel("#3FA6E6", "down"),
        "#1F4E8A",
        3,
    )
    c.path(
        "M14,-38 C12,-60 26,-70 36,-60 C44,-58 44,-46 34,-46 C28,-46 28,-40 26,-36 Z",
        c.cel("#3FA6E6"),
        "#1F4E8A",
        3,
    )
    c.dot(32, -56, 2.4)
    c.path("M16,-52 C8,-54 8,-40 14,-38 Z", SUN, "#8A6A12", 2.4)
    c.line("M-26,-42 q-10,-6 -12,4", "#1F4E8A", 4)


def _bench(c: Canvas) -> None:
    _shadow(c, 2, 0, 46, 6)
    for x in (-34, 34):
        c.line(f"M{x},0 V-20 M{x},-22 V-44", STEEL_LINE, 6)
    for y in (-46, -36):
        c.path(f"M-44,{y} h88 v8 h-88 Z", c.cel(WOOD, "under"), WOOD_LINE, 2.6)
    c.path("M-46,-24 h92 l4,8 h-100 Z", c.cel(WOOD, "under"), WOOD_LINE, 2.8)


def _bucket(c: Canvas) -> None:
    _shadow(c, 2, 0, 20, 5)
    c.path("M-18,-32 L-12,0 Q0,4 12,0 L18,-32 Z", c.cel(CORAL, "side"), RED_LINE, 3)
    c.ellipse(0, -32, 18, 5.5, "#F7E3AC", RED_LINE, 3)
    c.line("M-17,-34 C-14,-56 14,-56 17,-33", SUN, 4)
    c.line("M22,4 L28,-22", "#8A6A12", 7)
    c.line("M22,4 L28,-22", SUN, 4)
    c.path("M18,2 q8,-6 14,2 q-2,12 -8,14 q-7,-4 -6,-16 Z", "#3F8FE0", "#1F4E8A", 2.6)


def _sandcastle(c: Canvas) -> None:
    _shadow(c, 3, 0, 32, 7)
    sand, line = "#EBCB85", "#9A7434"
    c.path("M-30,0 C-26,-8 26,-8 30,0 Q0,8 -30,0 Z", sand, line, 2.6)
    c.path(
        "M-20,-3 V-26 h6 v5 h7 v-5 h14 v5 h7 v-5 h6 V-3 Q0,3 -20,-3 Z",
        c.cel(sand, "side"),
        line,
        2.8,
    )
    c.path("M-8,-22 V-42 h5 v4 h6 v-4 h5 V-22 Z", c.cel(sand, "side"), line, 2.8)
    c.path("M-5,-2 v-9 q5,-6 10,0 v9 Z", shade(sand, 0.5), None)
    c.line("M0,-42 V-58", WOOD_LINE, 2.6)
    c.path("M0,-58 L14,-53 L0,-48 Z", CORAL, RED_LINE, 2)


# ------------------------------------------------------------------ pool
def _ball(c: Canvas) -> None:
    _shadow(c, 4, 0, 20, 5)
    with c.group(0, -20):
        c.ellipse(0, 0, 20, fill=c.cel(WHITE, "ball", "#CBD6EA"), stroke=STEEL_LINE, width=3)
        c.path(
            "M0,-20 C-10,-12 -12,8 -4,19.6 C-16,18 -20,8 -20,0 C-20,-10 -12,-19 0,-20 Z",
            c.cel(CORAL),
            STEEL_LINE,
            2.4,
        )
        c.path(
            "M0,-20 C12,-14 16,2 10,17 C18,13 20,6 20,0 C20,-10 12,-19 0,-20 Z",
            "#3F8FE0",
            STEEL_LINE,
            2.4,
        )
        c.ellipse(0, -19, 4, fill=SUN, stroke=STEEL_LINE, width=2)


def _lounger(c: Canvas) -> None:
    _shadow(c, 4, 2, 46, 8)
    for x in (-34, 32):
        c.line(f"M{x},2 v-12", STEEL_LINE, 5)
    c.path(
        "M-46,-34 L-22,-14 L46,-14 L46,-6 L-28,-6 L-52,-28 Z",
        c.cel(WHITE, "down", "#C9D3E8"),
        STEEL_LINE,
        3,
    )
    for x in (-12, 10, 32):
        c.flat(f"M{x},-13 h10 v6 h-10 Z", "#3FA6E6")
    c.line("M-45,-31 l20,17", CORAL, 4)


def _chair(c: Canvas) -> None:
    _shadow(c, 2, 0, 32, 6)
    c.line("M-22,-2 L-10,-36 M22,-2 L8,-30 M-18,-16 L26,-16", WOOD_LINE, 6)
    c.path("M-28,-62 L2,-70 L24,-22 L-8,-16 Z", c.cel(WHITE, "side", "#D5DEEE"), STEEL_LINE, 3)
    for k in (0.04, 0.36, 0.68):
        a, b = k, k + 0.16
        left = [(-28 + 20 * t, -62 + 46 * t) for t in (a, b)]
        right = [(2 + 22 * t, -70 + 48 * t) for t in (a, b)]
        c.flat(polygon((left[0], right[0], right[1], left[1])), CORAL)
    c.line("M-28,-62 L2,-70 L24,-22 L-8,-16 Z", STEEL_LINE, 3)


def parasol(c: Canvas, colour: str) -> None:
    """Draw a sunshade 96 wide and 116 high, its foot at (48, 112)."""
    _shadow(c, 54, 112, 34, 7)
    c.line("M48,110 V40", WOOD_LINE, 6)
    c.line("M48,110 V40", "#F2E0C0", 2.6)
    c.path("M36,112 q12,-8 24,0 Z", c.cel("#B9C4DA", "side"), STEEL_LINE, 3)
    c.path(
        "M2,52 C6,22 26,10 48,10 C70,10 90,22 94,52 Q82,44 71,50 Q60,44 48,50 Q36,44 25,50 Q14,44 2,52 Z",
        c.cel(colour, "side"),
        shade(colour, 0.6),
        3.4,
    )
    c.path(
        "M25,50 C27,28 36,14 48,10 C60,14 69,28 71,50 Q60,44 48,50 Q36,44 25,50 Z",
        c.cel("#FFF6E4", "side", "#E4D3B4"),
        shade(colour, 0.6),
        2.6,
    )
    c.ellipse(48, 9, 4, fill=SUN, stroke=shade(colour, 0.6), width=2.4)


def _lifeguard(c: Canvas) -> None:
    _shadow(c, 2, 0, 34, 7)
    c.line("M-26,0 L-16,-64 M26,0 L16,-64 M-23,-20 H23 M-20,-42 H20", WOOD_LINE, 7)
    c.line("M-26,0 L-16,-64 M26,0 L16,-64 M-23,-20 H23 M-20,-42 H20", WHITE, 3)
    c.path(
        "M-22,-66 h44 v8 h-44 Z M-20,-98 h40 v28 h-40 Z",
        c.cel(WHITE, "side", "#D5DEEE"),
        STEEL_LINE,
        3,
    )
    c.path("M-4,-94 h8 v7 h7 v8 h-7 v7 h-8 v-7 h-7 v-8 h7 Z", CORAL, None)


def _ladder(c: Canvas) -> None:
    for x in (-14, 14):
        c.line(f"M{x},10 V-20 q0,-14 -10,-14", STEEL_LINE, 6)
        c.line(f"M{x},10 V-20 q0,-14 -10,-14", "#E6EDF8", 2.6)
    c.line("M-14,-2 h28 M-14,-14 h28", STEEL_LINE, 5)


def _ring(c: Canvas) -> None:
    c.dot(0, 4, 34, 12, WHITE, 0.35)
    c.ellipse(0, -4, 24, 10, "none", RED_LINE, 19)
    c.ellipse(0, -4, 24, 10, "none", CORAL, 13)
    for start in (20, 110, 200, 290):
        arc = [polar(0, -4, 24, start + k * 8, 10 / 24) for k in range(5)]
        c.line("M" + " L".join(f"{num(x)},{num(y)}" for x, y in arc), WHITE, 12)
    c.line("M-20,-10 q8,-6 18,-6", light(CORAL, 0.7), 3)


# ------------------------------------------------------------------ living things and water
def _duck(c: Canvas) -> None:
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


def _sprinkler(c: Canvas, phase: int) -> None:
    c.path("M-18,0 H18 L10,-12 H-10 Z", c.cel("#8893A8", "side"), "#3B4866", 3)
    c.path("M-6,-10 V-24 H6 V-10 Z", "#3FB36A", LEAF_LINE, 3)
    c.ellipse(0, -26, 9, 5, SUN, "#8A6A12", 2.6)
    for i, a in enumerate((-70, -45, -20, 20, 45, 70)):
        a += 8 * phase
        x, y = 42 * math.sin(math.radians(a)), -28 - 38 * math.cos(math.radians(a))
        bend = 16 * math.sin(math.radians(a))
        c.path(f"M0,-30 Q{num(bend)},-62 {num(x)},{num(y)}", "none", "#9EDFFF", 3, dash="7 6")
        c.ellipse(x, y + 2 + (i + phase) % 2 * 3, 3.2, fill=WATER, stroke=WATER_LINE, width=1.6)


def _dog(c: Canvas, phase: int) -> None:
    fur, line = "#C98B4E", "#5A3620"
    _shadow(c, 0, 0, 34, 6)
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


def _cat(c: Canvas) -> None:
    fur, line = "#8E97AE", "#35405E"
    _shadow(c, 2, 0, 22, 5)
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


def _bird(c: Canvas) -> None:
    _shadow(c, 1, 0, 11, 3)
    c.line("M-3,0 v-6 M4,0 v-6", "#B9701E", 2.4)
    c.path(
        "M-16,-12 C-10,-26 12,-26 12,-12 C12,-2 -8,-2 -16,-12 Z", c.cel("#5AA0E0"), "#1F4E8A", 2.8
    )
    c.ellipse(9, -21, 8.5, fill=c.cel("#5AA0E0"), stroke="#1F4E8A", width=2.8)
    c.flat("M2,-10 q8,-4 9,3 q-6,4 -9,-3 Z", "#FFB35C")
    c.path("M16,-22 l8,2 l-8,3 Z", SUN, "#8A6A12", 1.8)
    c.dot(11, -23, 1.8)
    c.line("M-8,-14 q6,6 12,1", "#1F4E8A", 2.4)


def _butterfly(c: Canvas, phase: int) -> None:
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


def _standing(draw: Callable[[Canvas], None], x: float, y: float) -> Callable[[Canvas], None]:
    """Return the drawing moved so that its foot (x, y) is at (0, 0)."""

    def moved(c: Canvas) -> None:
        with c.group(-x, -y):
            draw(c)

    return moved


TREES: dict[str, Callable[[Canvas], None]] = {
    "tree": partial(tree, seed=1, leaf="#5BB85C"),
    "tree_apple": partial(tree, seed=2, leaf="#7CC455", fruit="#E8404F"),
    "tree_teal": partial(tree, seed=3, leaf="#3FA877"),
}
PARASOLS: dict[str, Callable[[Canvas], None]] = {
    "parasol_red": partial(parasol, colour=CORAL),
    "parasol_blue": partial(parasol, colour="#3FA6E6"),
}
PROPS: dict[str, Prop] = {
    **{name: Prop(_standing(draw, 56, 122), (56, 122, 56, 12)) for name, draw in TREES.items()},
    **{name: Prop(_standing(draw, 48, 112), (50, 112, 50, 10)) for name, draw in PARASOLS.items()},
    "bush": Prop(partial(_bush, flower="#FF9CC0"), (40, 54, 44, 10)),
    "bush_white": Prop(partial(_bush, flower=WHITE), (40, 54, 44, 10)),
    "bush_plain": Prop(partial(_bush, flower=""), (40, 54, 44, 10)),
    "flower_bed": Prop(_flower_bed, (52, 40, 54, 12)),
    "water_butt": Prop(_water_butt, (32, 56, 34, 10)),
    "gnome": Prop(_gnome, (20, 68, 22, 8)),
    "picnic": Prop(_picnic, (50, 44, 54, 22)),
    "slide": Prop(_slide, (52, 112, 80, 12)),
    "swings": Prop(_swings, (68, 104, 78, 12)),
    "seesaw": Prop(_seesaw, (66, 56, 66, 10)),
    "roundabout": Prop(_roundabout, (54, 48, 60, 20)),
    "rocker": Prop(_rocker, (44, 70, 48, 10)),
    "bench": Prop(_bench, (52, 50, 54, 10)),
    "bucket": Prop(_bucket, (24, 56, 38, 22)),
    "sandcastle": Prop(_sandcastle, (36, 62, 40, 10)),
    "ball": Prop(_ball, (24, 44, 28, 8)),
    "lounger": Prop(_lounger, (58, 40, 54, 12)),
    "chair": Prop(_chair, (36, 76, 38, 10)),
    "lifeguard": Prop(_lifeguard, (36, 104, 40, 10)),
    "ladder": Prop(_ladder, (32, 40, 20, 14)),
    "ring": Prop(_ring, (40, 28, 40, 20)),
    "duck": Prop(_duck, (36, 52, 44, 16)),
    "sprinkler_1": Prop(partial(_sprinkler, phase=0), (54, 80, 54, 6)),
    "sprinkler_2": Prop(partial(_sprinkler, phase=1), (54, 80, 54, 6)),
    "dog_1": Prop(partial(_dog, phase=0), (48, 62, 52, 10)),
    "dog_2": Prop(partial(_dog, phase=1), (48, 62, 52, 10)),
    "cat": Prop(_cat, (26, 66, 38, 8)),
    "bird": Prop(_bird, (22, 36, 30, 6)),
    "butterfly_1": Prop(partial(_butterfly, phase=0), (28, 36, 28, 6)),
    "butterfly_2": Prop(partial(_butterfly, phase=1), (28, 36, 28, 6)),
}


def prop_svg(name: str) -> str:
    """Return a prop's picture, its foot at (left, up) of its box."""
    prop = PROPS[name]
    left, up, right, down = prop.box
    canvas = Canvas(left + right, up + down)
    with canvas.group(left, up):
        prop.draw(canvas)
    return canvas.svg()


def prop_size(name: str) -> tuple[int, int]:
    """Return width and height of a prop's picture."""
    left, up, right, down = PROPS[name].box
    return round((left + right) * ZOOM), round((up + down) * ZOOM)


def _prop(name: str) -> bytes:
    return png(prop_svg(name), *prop_size(name), hidden="#2F5E3A")


def feet() -> dict[str, list[int]]:
    """Return where the foot lies in a picture, in pixels, by names with and without their number."""
    found = {}
    for name, prop in PROPS.items():
        spot = [round(prop.box[0] * ZOOM), round(prop.box[1] * ZOOM)]
        found[name] = found[re.sub(r"_\d+$", "", name)] = spot
    return dict(sorted(found.items()))


def _feet() -> bytes:
    return (json.dumps(feet(), indent=1) + "\n").encode()


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all props, and of the list of their feet, by path."""
    found: dict[str, Callable[[], bytes]] = {
        f"props/{name}.png": partial(_prop, name) for name in PROPS
    }
    return found | {"props/feet.json": _feet}
