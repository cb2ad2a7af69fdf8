"""Hats and glasses of the animal players, in head space: (0, 0) is the middle of the head."""

from __future__ import annotations

import math

from .animal_clothes import bow
from .animal_model import GOLD, Animal, Mood
from .drawing import INK, OUTLINE, WHITE, Canvas, light, shade


# ------------------------------------------------------------------ hats (head space)
def boater(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    with canvas.group(6, -60, 6):
        canvas.path(
            "M-48,6 C-46,-2 46,-2 50,6 C46,16 -44,16 -48,6 Z",
            canvas.cel("#F5D27A", "side"),
            INK,
            OUTLINE,
        )
        canvas.path(
            "M-30,4 L-30,-26 C-28,-33 28,-33 31,-26 L32,4 Q0,13 -30,4 Z",
            canvas.cel("#F5D27A", "side"),
            INK,
            OUTLINE,
        )
        canvas.path(
            "M-30,4 L-30,-11 Q0,-2 31,-11 L32,4 Q0,13 -30,4 Z",
            canvas.cel("#E94F64", "side"),
            INK,
            3,
        )
        canvas.line("M-22,-24 Q-6,-28 10,-27", light("#F5D27A", 0.7), 3)


def bonnet_behind(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    canvas.path(
        "M-62,40 C-90,16 -78,-78 0,-80 C78,-78 90,16 62,40 C40,54 -40,54 -62,40 Z",
        canvas.cel(animal.cloth),
        INK,
        OUTLINE,
    )
    for i in range(11):
        a = math.radians(200 + i * 14)
        canvas.ellipse(76 * math.cos(a), -6 + 74 * math.sin(a), 13, fill=WHITE, width=3.2)
    canvas.path(
        "M-58,38 C-84,14 -72,-70 0,-72 C72,-70 84,14 58,38 Z", canvas.cel(animal.cloth), INK, 3
    )


def bonnet(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    canvas.path(
        "M-58,-10 C-60,-52 -30,-68 0,-68 C30,-68 60,-52 58,-10 C48,-40 26,-50 0,-50 C-26,-50 -48,-40 -58,-10 Z",
        canvas.cel(light(animal.cloth, 0.28), "down"),
        INK,
        3.6,
    )
    for x in (-1, 1):
        canvas.cord(f"M{x * 57},-8 C{x * 58},26 {x * 40},56 {x * 8},66", "#FFD84D", 5)
    bow(canvas, 68, "#FFD84D", 0.72)
    with canvas.group(42, -52):
        for turn in range(0, 360, 72):
            with canvas.group(0, 0, turn):
                canvas.path(
                    "M0,0 C-8,-5 -8,-15 0,-17 C8,-15 8,-5 0,0 Z",
                    canvas.cel("#FF9CC0", "soft"),
                    INK,
                    2.4,
                )
        canvas.ellipse(0, 0, 5, fill=GOLD, width=2.4)


def top_hat_and_monocle(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    with canvas.group(-4, -62, -5):
        canvas.path(
            "M-34,8 C-36,-20 -40,-34 -38,-46 C-30,-54 32,-54 39,-46 C41,-34 36,-20 35,8 Z",
            canvas.cel("#3B3F6E", "side"),
            INK,
            OUTLINE,
        )
        canvas.path(
            "M-35,6 L-36,-9 Q0,0 37,-9 L35,6 Q0,14 -35,6 Z", canvas.cel("#8A5CD0", "side"), INK, 3
        )
        canvas.path(
            "M-58,6 C-50,0 -40,8 0,9 C40,8 52,0 60,6 C58,18 30,20 0,20 C-30,20 -56,18 -58,6 Z",
            canvas.cel("#3B3F6E", "down"),
            INK,
            OUTLINE,
        )
        canvas.line("M-28,-40 C-30,-28 -28,-20 -27,-14", light("#3B3F6E", 0.5), 4)
    if mood.mouth == "wobble":  # the monocle drops out in dismay
        canvas.line("M58,-10 C66,20 70,50 62,82", "#D99A2B", 2.6)
        canvas.ellipse(60, 96, 14, 14, "#DFF6FF", "#D99A2B", 4, 0.6)
        return
    canvas.ellipse(34, -27, 21, 22, "#DFF6FF", "#D99A2B", 4.2, 0.22)
    canvas.line("M23,-38 l7,-6", WHITE, 3, 0.9)
    canvas.line("M54,-20 C66,10 70,50 60,84", "#D99A2B", 2.6)


def pince_nez(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    slip = 5 if mood.mouth in ("wobble", "laugh") else 0
    for x, y in animal.eyes[:2]:
        canvas.ellipse(x, y + 1 + slip, 19, 19, "#DFF6FF", "#8A5CD0", 3.8, 0.22)
        canvas.line(f"M{x - 11},{y - 5 + slip} l6,-6", WHITE, 2.6, 0.9)
    canvas.line(
        f"M{animal.eyes[0][0] + 18},{animal.eyes[0][1] - 2 + slip} q4,-5 7,0", "#8A5CD0", 3.6
    )


def flat_cap(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    with canvas.group(0, -44, -4):
        canvas.path(
            "M-56,6 C-72,-24 -38,-44 4,-42 C46,-42 68,-22 58,4 C30,-8 -28,-8 -56,6 Z",
            canvas.cel("#4E6FA8"),
            INK,
            OUTLINE,
        )
        canvas.path(
            "M-50,4 C-26,-10 28,-10 54,2 C46,16 -38,18 -50,4 Z",
            canvas.cel(shade("#4E6FA8", 0.22), "down"),
            INK,
            3.6,
        )
        canvas.line(
            "M-8,-40 C-18,-28 -22,-16 -22,-6 M14,-40 C24,-28 28,-16 28,-6",
            shade("#4E6FA8", 0.4),
            2.6,
        )
        canvas.ellipse(4, -42, 6, 4.4, "#4E6FA8", width=3)
        canvas.line("M-46,-16 C-40,-27 -30,-32 -22,-34", light("#4E6FA8", 0.5), 4)


def visor_and_glasses(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    for x, y in animal.eyes[:2]:
        canvas.ellipse(x, y, 21, 21, "#DFF6FF", "#C8364A", 4, 0.10)
        canvas.line(f"M{x - 12},{y - 6} l7,-7", WHITE, 2.8, 0.9)
    canvas.line("M-4,-2 q4,-4 8,0", "#C8364A", 4)
    with canvas.group(0, -9):
        _visor(canvas)


def _visor(canvas: Canvas) -> None:
    canvas.path(
        "M-58,-22 C-40,-46 40,-46 58,-22 C80,-14 84,2 80,10 C50,-22 -50,-22 -80,10 C-84,2 -80,-14 -58,-22 Z",
        "#35B56A",
        INK,
        3.6,
        0.86,
    )
    canvas.path(
        "M-58,-22 C-44,-50 44,-50 58,-22 C36,-38 -36,-38 -58,-22 Z",
        canvas.cel("#2C8F57", "side"),
        INK,
        3.6,
    )
    canvas.line("M-62,-10 C-56,-17 -48,-21 -40,-23", "#C9F5DA", 4, 0.9)


def trilby(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    with canvas.group(4, -50, 7):
        canvas.path(
            "M-40,4 C-42,-22 -36,-38 -20,-38 C-8,-30 8,-30 20,-38 C38,-38 42,-22 40,4 Z",
            canvas.cel("#7A5BB8", "side"),
            INK,
            OUTLINE,
        )
        canvas.path(
            "M-41,4 L-41,-10 Q0,0 41,-10 L41,4 Q0,14 -41,4 Z", canvas.cel(GOLD, "side"), INK, 3
        )
        canvas.path(
            "M-66,4 C-54,-2 -40,6 0,8 C40,6 56,-4 68,2 C66,16 34,20 0,20 C-36,20 -64,16 -66,4 Z",
            canvas.cel("#7A5BB8", "down"),
            INK,
            OUTLINE,
        )
        canvas.path(
            "M28,-6 C34,-28 48,-38 58,-38 C58,-24 48,-8 34,-2 Z",
            canvas.cel("#E94F64", "side"),
            INK,
            3,
        )
        canvas.line("M32,-6 Q44,-20 54,-34", shade("#E94F64", 0.4), 2.4)


def turban(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    with canvas.group(0, -38):
        canvas.path(
            "M-14,-40 C-18,-64 -4,-78 8,-82 C18,-70 14,-52 4,-38 Z",
            canvas.cel("#FF9CC0", "side"),
            INK,
            3.4,
        )
        canvas.line("M-2,-44 Q2,-60 8,-76", shade("#FF9CC0", 0.4), 2.6)
        canvas.path(
            "M-56,6 C-68,-28 -36,-48 0,-48 C36,-48 68,-28 56,6 C34,-2 26,2 18,6 C8,10 -8,10 -18,6 C-26,2 -34,-2 -56,6 Z",
            canvas.cel("#8A5CD0"),
            INK,
            OUTLINE,
        )
        for path in (
            "M-50,-20 C-30,-40 -10,-34 0,-22",
            "M50,-20 C30,-40 10,-34 0,-22",
            "M-56,-2 C-34,-20 -14,-22 0,-20",
            "M56,-2 C34,-20 14,-22 0,-20",
        ):
            canvas.line(path, shade("#8A5CD0", 0.45), 3)
        canvas.line("M-44,-28 C-36,-38 -26,-42 -16,-43", light("#8A5CD0", 0.5), 4)
        canvas.ellipse(0, -20, 11, 13, canvas.cel("#35B56A"), GOLD, 4)
        canvas.ellipse(0, -20, 13.5, 15.5, "none", INK, 2.4)
        canvas.dot(-3.5, -25, 3, 3.6, WHITE, 0.9)
    for x in (-80, 80):
        canvas.ellipse(x, 50, 8, 8, "none", INK, 8)
        canvas.ellipse(x, 50, 8, 8, "none", GOLD, 4)
