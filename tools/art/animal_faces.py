"""Eyes and mouths of the animal players, in head space: (0, 0) is the middle of the head."""

from __future__ import annotations

import math

from .animal_model import MOUTH_RED, TONGUE, Animal, Mood, Pair, Part
from .drawing import INK, OUTLINE, WHITE, Canvas, Point, light, num, shade


# ------------------------------------------------------------------ eyes
def draw_eyes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    """Draw eyes, lids and brows."""
    left, right, radius = animal.eyes
    for side, (x, y), lids, brow in zip(
        (-1, 1), (left, right), mood.lids, mood.brows or (None, None), strict=True
    ):
        if mood.happy_eyes:
            _happy_eye(canvas, animal, x, y, radius)
        else:
            _open_eye(canvas, animal, mood, side, x, y, radius, lids)
        if brow:
            _brow(canvas, animal, x, y, radius, brow if side < 0 else (brow[1], brow[0]))


def _open_eye(
    canvas: Canvas,
    animal: Animal,
    mood: Mood,
    side: int,
    x: float,
    y: float,
    radius: float,
    lids: Pair,
) -> None:
    rx, ry = radius, radius * 1.08
    canvas.ellipse(x, y, rx, ry, WHITE, INK, 3.4)
    px, py = x + radius * mood.look[0], y + radius * mood.look[1]
    pr = radius * 0.62 * mood.pupil
    canvas.dot(px, py, pr, pr * 1.12)
    canvas.dot(px - pr * 0.32, py - pr * 0.42, pr * 0.40, fill=WHITE)
    canvas.dot(px + pr * 0.38, py + pr * 0.46, pr * 0.18, fill=WHITE)
    if mood.lower > -90:
        _lower_lid(canvas, animal, x, y, rx, ry, mood.lower)
    if mood.pupil >= 0.9:  # startled and angry eyes are never sleepy
        lids = (min(lids[0] + animal.sleepy, 20), min(lids[1] + animal.sleepy, 20))
    corner = _lid(canvas, x, y, rx, ry, lids, animal.lid_colour)[0 if side < 0 else 1]
    if animal.lashes:
        for reach, rise in ((8, -3), (6.5, -7.5)):
            canvas.line(f"M{num(corner[0])},{num(corner[1])} l{side * reach},{rise}", INK, 3)


def _lid(
    canvas: Canvas, x: float, y: float, rx: float, ry: float, angles: Pair, colour: str
) -> tuple[Point, Point]:
    """Cap of the eye's ellipse above the chord between two angles; returns the chord's ends."""
    rx, ry = rx + 0.5, ry + 0.5
    (x0, y0), (x1, y1) = [
        (x + side * rx * math.cos(math.radians(a)), y + ry * math.sin(math.radians(a)))
        for a, side in zip(angles, (-1, 1), strict=True)
    ]
    if max(angles) > -86:
        large = 1 if sum(angles) > 0 else 0
        canvas.path(
            f"M{num(x0)},{num(y0)} A{num(rx)},{num(ry)} 0 {large} 1 {num(x1)},{num(y1)} "
            f"Q{num((x0 + x1) / 2)},{num((y0 + y1) / 2 - 1.5)} {num(x0)},{num(y0)} Z",
            colour,
            INK,
            3,
        )
    return (x0, y0), (x1, y1)


def _lower_lid(
    canvas: Canvas, animal: Animal, x: float, y: float, rx: float, ry: float, angle: float
) -> None:
    """A smiling cheek pushes the lid up: it covers the eye's lower outline too."""
    rx, ry = rx + 2, ry + 2
    dx, top = rx * math.cos(math.radians(angle)), y - ry * math.sin(math.radians(angle))
    edge = f"M{num(x + dx)},{num(top)} Q{num(x)},{num(top - 8)} {num(x - dx)},{num(top)}"
    canvas.flat(f"{edge} A{num(rx)},{num(ry)} 0 0 0 {num(x + dx)},{num(top)} Z", animal.socket)
    canvas.line(edge, INK, 3.4)


def _happy_eye(canvas: Canvas, animal: Animal, x: float, y: float, radius: float) -> None:
    canvas.line(
        f"M{num(x - radius * 0.85)},{num(y + radius * 0.35)} Q{num(x)},{num(y - radius * 1.1)} "
        f"{num(x + radius * 0.85)},{num(y + radius * 0.35)}",
        animal.eye_line,
        4.6,
    )


def _brow(canvas: Canvas, animal: Animal, x: float, y: float, radius: float, heights: Pair) -> None:
    left, right = heights
    canvas.line(
        f"M{num(x - radius * 0.85)},{num(y - radius * left)} Q{num(x)},{num(y - radius * (left + right) / 2 - 4)} "
        f"{num(x + radius * 0.85)},{num(y - radius * right)}",
        animal.brow_colour,
        5,
    )


def blush(canvas: Canvas, animal: Animal) -> None:
    """Draw the rosy cheeks."""
    if not animal.cheek:
        return
    x, y = animal.cheek
    for side in (-1, 1):
        canvas.dot(side * x, y, 13, 8.5, "#FF7F74", 0.55)


# ------------------------------------------------------------------ mouths
def wide_mouth(half: float, y: float, depth: float) -> Part:
    """Return the mouth of frogs, toads and turtles: one long line across the face."""

    def draw(canvas: Canvas, animal: Animal, mood: Mood) -> None:
        h, d = half, depth
        corners = f"M{-h - 3},{y - 4} l5,6 M{h + 3},{y - 4} l-5,6"
        if mood.mouth == "laugh":
            shape = f"M{-h},{y} Q0,{y + d * 0.7} {h},{y} C{h * 0.9},{y + d * 2.1} {-h * 0.9},{y + d * 2.1} {-h},{y} Z"
            canvas.path(shape, MOUTH_RED, INK, OUTLINE)
            canvas.dot(0, y + d * 1.34, h * 0.44, d * 0.24, TONGUE)
            canvas.line(corners, INK, 3.6)
            return
        lines = {
            "smile": f"M{-h},{y} Q0,{y + d} {h},{y}",
            "grin": f"M{-h},{y - 4} Q0,{y + d * 1.5} {h},{y - 4}",
            "hmm": f"M{-h * 0.55},{y + d * 0.55} Q{h * 0.1},{y + d * 0.2} {h * 0.75},{y + d * 0.30}",
            "frown": f"M{-h * 0.8},{y + d * 0.75} Q0,{y - d * 0.25} {h * 0.8},{y + d * 0.75}",
            "wobble": f"M{-h * 0.8},{y + d * 0.5} q{h * 0.2},{-d * 0.6} {h * 0.4},0 q{h * 0.2},{d * 0.6} {h * 0.4},0 "
            f"q{h * 0.2},{-d * 0.6} {h * 0.4},0 q{h * 0.2},{d * 0.6} {h * 0.4},0",
        }
        if mood.mouth == "grin":
            canvas.path(
                f"M-13,{y + d * 0.50} Q0,{y + d * 0.66} 13,{y + d * 0.50} Q11,{y + d * 0.5 + 15} 0,{y + d * 0.5 + 15} Q-11,{y + d * 0.5 + 15} -13,{y + d * 0.5} Z",
                TONGUE,
                INK,
                3,
            )
        canvas.line(lines[mood.mouth], INK, 4.4)
        if mood.mouth in ("smile", "grin"):
            canvas.line(corners, INK, 3.6)

    return draw


def muzzle_mouth(y: float, width: float = 15) -> Part:
    """Return the mouth of otter and raccoon: a soft W below the nose, or an open mouth."""

    def draw(canvas: Canvas, animal: Animal, mood: Mood) -> None:
        w = width
        if mood.mouth in ("laugh", "grin"):
            deep = 26 if mood.mouth == "laugh" else 14
            canvas.path(
                f"M{-w},{y} Q{-w / 2},{y + 7} 0,{y} Q{w / 2},{y + 7} {w},{y} C{w},{y + deep} {w * 0.5},{y + deep * 1.15} 0,{y + deep * 1.15} "
                f"C{-w * 0.5},{y + deep * 1.15} {-w},{y + deep} {-w},{y} Z",
                MOUTH_RED,
                INK,
                3.6,
            )
            canvas.dot(0, y + deep * 0.82, w * 0.55, deep * 0.22, TONGUE)
        lines = {
            "smile": f"M{-w},{y} Q{-w / 2},{y + 9} 0,{y} Q{w / 2},{y + 9} {w},{y}",
            "hmm": f"M{-w * 0.5},{y + 6} Q{w * 0.2},{y + 2} {w},{y + 5}",
            "frown": f"M{-w},{y + 10} Q0,{y - 4} {w},{y + 10}",
            "wobble": f"M{-w},{y + 7} q{w * 0.25},-7 {w * 0.5},0 q{w * 0.25},7 {w * 0.5},0 q{w * 0.25},-7 {w * 0.5},0 q{w * 0.25},7 {w * 0.5},0",
        }
        canvas.line(lines.get(mood.mouth, lines["smile"]), INK, 3.8)

    return draw


def duck_bill(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    """Draw a bill from the front: lower bill swings down with the gape, corners go up or down with the mood."""
    sad = {"frown": 9, "wobble": 6, "hmm": 3}.get(
        mood.mouth, -3 if mood.mouth in ("grin", "laugh") else 0
    )
    low = 40 + 26 * mood.gape
    canvas.path(
        f"M-22,{30 + sad * 0.3} Q0,46 22,{30 + sad * 0.3} Q20,{low + 4} 0,{low + 4} Q-20,{low + 4} -22,{30 + sad * 0.3} Z",
        "#E8763A",
        INK,
        3.6,
    )
    if mood.gape > 0.3:
        canvas.path(
            f"M-16,34 Q0,46 16,34 Q14,{low - 4} 0,{low - 4} Q-14,{low - 4} -16,34 Z",
            MOUTH_RED,
            None,
            0,
        )
        canvas.dot(0, low - 9, 9, 5 * mood.gape, TONGUE)
    canvas.path(
        f"M-33,{26 + sad} C-26,12 -10,12 0,6 C10,12 26,12 33,{26 + sad} C38,{36 + sad * 0.6} 20,38 0,38 C-20,38 -38,{36 + sad * 0.6} -33,{26 + sad} Z",
        canvas.cel("#FFA63D", "under"),
        INK,
        3.8,
    )
    for x in (-6, 6):
        canvas.dot(x, 18, 1.9, 2.8, "#A8542A")
    canvas.line("M-14,17 Q-8,12 -4,11", light("#FFA63D", 0.7), 2.8)


def heron_beak(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    """Draw a beak that points to the right: two long mandibles hinged at the cheek."""
    with canvas.group(2, 24, 4 + 26 * mood.gape):
        canvas.path(
            "M0,-8 C30,-4 66,2 100,8 C70,16 30,18 2,12 Z", canvas.cel("#E8A23A", "under"), INK, 3.6
        )
    if mood.gape > 0.3:
        canvas.path(f"M6,18 L58,14 L46,{num(24 + 22 * mood.gape)} Z", MOUTH_RED, None, 0)
    bend = {"frown": 10, "wobble": 8, "hmm": 4}.get(mood.mouth, 0)
    with canvas.group(2, 20, 2 - 6 * mood.gape):
        canvas.path(
            "M-14,-8 C10,-26 58,-16 116,10 C84,14 30,16 -12,12 C-18,6 -18,-2 -14,-8 Z",
            canvas.cel("#FFC23D", "under"),
            INK,
            3.8,
        )
        canvas.line("M26,-8 q8,0 13,3", shade("#FFC23D", 0.6), 3)
    corner = 8 if bend else -7
    canvas.line(f"M-12,31 q-8,{corner * 0.4} -10,{corner}", INK, 3.6)


def croc_mouth(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    """Draw snout and jaw; the jaw line runs round the snout's lower edge; teeth stay, the jaw drops with the gape."""
    jaw = 30 * max(0, mood.gape - 0.1)
    if jaw > 3:
        canvas.path(
            f"M-52,50 C-50,{num(60 + jaw)} -34,{num(72 + jaw)} 0,{num(72 + jaw)} C34,{num(72 + jaw)} 50,{num(60 + jaw)} 52,50 Z",
            canvas.cel(shade(animal.fur, 0.10)),
            INK,
            OUTLINE,
        )
        canvas.path(
            f"M-44,50 C-42,{num(54 + jaw)} -28,{num(62 + jaw)} 0,{num(62 + jaw)} C28,{num(62 + jaw)} 42,{num(54 + jaw)} 44,50 Z",
            MOUTH_RED,
            None,
            0,
        )
        canvas.dot(0, 54 + jaw, 22, 7, TONGUE)
    _croc_snout(canvas, animal)
    curl = {"frown": 12, "wobble": 7, "hmm": 3, "grin": -9, "laugh": -9}.get(mood.mouth, -3)
    canvas.line(
        f"M-57,{48 + curl} Q-44,56 -28,50 Q-14,58 0,50 Q14,58 28,50 Q44,56 57,{48 + curl}", INK, 4.2
    )
    for x in (-41, -21, 21, 41):
        canvas.path(f"M{x - 6},52 L{x},{65} L{x + 6},52 Z", WHITE, INK, 2.8)
    if mood.mouth == "wobble":
        canvas.line("M-12,51 q4,-5 8,0 q4,5 8,0 q4,-5 8,0", INK, 3)


def _croc_snout(canvas: Canvas, animal: Animal) -> None:
    canvas.path(
        "M-46,8 C-34,-4 34,-4 46,8 C60,20 66,42 58,56 C48,66 -48,66 -58,56 C-66,42 -60,20 -46,8 Z",
        canvas.cel(light(animal.fur, 0.12)),
        INK,
        OUTLINE,
    )
    for x in (-16, 16):
        canvas.dot(x, 14, 6.4, 4.6, shade(animal.fur, 0.7))
        canvas.line(f"M{x - 8},9 q8,-7 16,0", INK, 3)
    for x, y, r in ((-36, 26, 3.4), (38, 30, 3), (2, 34, 3.4), (-14, 38, 2.4)):
        canvas.dot(x, y, r, fill=shade(animal.fur, 0.3))
    for x in (-44, 44):
        canvas.dot(x, 34, 11, 7, "#FF7F74", 0.45)
