"""Heads of the animal players, in head space: (0, 0) is the middle of the head."""

from __future__ import annotations

from .animal_model import Animal, Mood
from .drawing import INK, OUTLINE, WHITE, Canvas, light, mirror, mix, shade


# ------------------------------------------------------------------ heads
def frog_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    fill = canvas.cel(animal.fur)
    canvas.path(
        "M-74,18 C-74,-20 -46,-36 0,-36 C46,-36 74,-20 74,18 C74,50 46,66 0,66 C-46,66 -74,50 -74,18 Z",
        fill,
        INK,
        OUTLINE,
    )
    for x in (-38, 38):
        canvas.ellipse(x, -34, 29, 29, fill, INK, OUTLINE)
    _close_gap_below_hat(canvas, animal)
    canvas.flat(
        "M-63,6 C-60,-24 -34,-33 0,-33 C34,-33 60,-24 63,6 C40,-6 -40,-6 -63,6 Z", animal.fur
    )
    canvas.flat("M-40,46 C-24,58 24,58 40,46 C30,66 -30,66 -40,46 Z", light(animal.fur, 0.42), 0.75)
    for x in (-7, 7):
        canvas.dot(x, 6, 2.4, 2.8, shade(animal.fur, 0.6))
    for x, y, r in ((-26, -4, 4.5), (24, 0, 4), (16, -10, 2.6), (-58, 20, 3.2)):
        canvas.dot(x, y, r, fill=shade(animal.fur, 0.25))


def _close_gap_below_hat(canvas: Canvas, animal: Animal) -> None:
    """Forehead between the bulging eyes, up to the brim."""
    canvas.flat("M-24,-26 L-13,-50 L15,-50 L24,-26 Z", animal.fur)


def toad_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    fill = canvas.cel(animal.fur)
    canvas.path(
        "M-82,26 C-84,-10 -54,-32 0,-32 C54,-32 84,-10 82,26 C80,56 48,68 0,68 C-48,68 -80,56 -82,26 Z",
        fill,
        INK,
        OUTLINE,
    )
    for x in (-42, 42):
        canvas.ellipse(x, -22, 28, 26, fill, INK, OUTLINE)
    _close_gap_below_hat(canvas, animal)
    canvas.flat(
        "M-72,14 C-66,-16 -36,-29 0,-29 C36,-29 66,-16 72,14 C44,2 -44,2 -72,14 Z", animal.fur
    )
    canvas.flat("M-56,46 C-30,62 30,62 56,46 C44,70 -44,70 -56,46 Z", light(animal.fur, 0.50), 0.8)
    for x, y, r in (
        (-60, 10, 6),
        (-70, 28, 4),
        (62, 12, 5),
        (70, 30, 4.5),
        (-18, -4, 5),
        (14, -8, 4),
        (30, 6, 3.4),
        (-34, 8, 3.6),
    ):
        canvas.ellipse(x, y, r, r * 0.9, light(animal.fur, 0.22), shade(animal.fur, 0.45), 2.2)
    for x in (-7, 7):
        canvas.dot(x, 12, 2.4, 2.8, shade(animal.fur, 0.6))


def duck_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    canvas.path(
        "M-56,0 C-56,-42 -30,-60 0,-60 C30,-60 56,-42 56,0 C56,40 34,62 0,62 C-34,62 -56,40 -56,0 Z",
        canvas.cel(animal.fur, "ball", "#C9D8F0", WHITE),
        INK,
        OUTLINE,
    )


def heron_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    """Draw a small head; the neck belongs to the clothes, the crest rises with the mood."""
    rise = abs(mood.perk) if mood.mouth == "frown" else mood.perk  # it also stands up in anger
    for i, turn in enumerate((0, 11, 22)):
        with canvas.group(-18, -26, turn - 8 + 26 * rise):
            canvas.path(
                f"M6,-8 C-20,-16 -52,-14 -{84 - i * 12},0 C-56,4 -24,8 2,10 Z",
                canvas.cel("#3A4270", "down"),
                INK,
                3.2,
            )
    canvas.path(
        "M-44,4 C-46,-34 -22,-52 6,-52 C34,-52 50,-30 48,0 C46,30 28,46 2,46 C-26,46 -42,32 -44,4 Z",
        canvas.cel("#F4F7FF", "ball", "#C3D0EC", WHITE),
        INK,
        OUTLINE,
    )
    canvas.path(
        "M-42,-10 C-40,-36 -20,-50 6,-50 C30,-50 44,-36 46,-14 C30,-26 -14,-28 -42,-10 Z",
        canvas.cel("#3A4270"),
        INK,
        3,
    )


def croc_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    fill = canvas.cel(animal.fur)
    canvas.path(
        "M-58,0 C-60,-32 -34,-46 0,-46 C34,-46 60,-32 58,0 L52,34 L-52,34 Z", fill, INK, OUTLINE
    )
    for x in (-34, 34):
        canvas.ellipse(x, -28, 25, 25, fill, INK, OUTLINE)
    canvas.flat(
        "M-52,-2 C-46,-22 -24,-20 0,-20 C24,-20 46,-22 52,-2 C26,-8 -26,-8 -52,-2 Z", animal.fur
    )


def otter_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    for side in (-1, 1):
        with canvas.group(side * 52, -30 + 4 * -mood.perk):
            canvas.ellipse(0, 0, 14, 13, canvas.cel(animal.fur), INK, OUTLINE)
            canvas.dot(side * -1, 1, 7, 6, mix(animal.fur, "#F2A28C", 0.55))
    canvas.path(
        "M-60,2 C-62,-38 -34,-56 0,-56 C34,-56 62,-38 60,2 C68,18 64,42 46,54 C30,64 -30,64 -46,54 C-64,42 -68,18 -60,2 Z",
        canvas.cel(animal.fur),
        INK,
        OUTLINE,
    )
    cream = "#FBE6C4"
    canvas.flat(
        "M0,6 C14,2 40,10 46,30 C46,50 24,58 0,58 C-24,58 -46,50 -46,30 C-40,10 -14,2 0,6 Z", cream
    )
    canvas.flat(
        "M46,30 C46,50 24,58 0,58 C-10,58 -20,56 -28,53 C0,52 32,46 40,20 C44,23 46,27 46,30 Z",
        shade(cream, 0.14),
    )
    for side in (-1, 1):
        for y, rise in ((28, -5), (34, 2), (40, 8)):
            canvas.line(f"M{side * 30},{y} q{side * 20},{rise * 0.4} {side * 38},{rise}", INK, 2)
        for x, y in ((18, 32), (25, 37), (16, 40)):
            canvas.dot(side * x, y, 1.7, fill=shade(cream, 0.45))
    canvas.path(
        "M-14,10 C-12,3 12,3 14,10 C14,18 6,23 0,23 C-6,23 -14,18 -14,10 Z",
        canvas.cel("#5B3A3F"),
        INK,
        3.2,
    )
    canvas.dot(-4, 10, 4, 2.4, WHITE, 0.8)
    canvas.line("M0,23 V30", INK, 3.2)


def raccoon_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    for side in (-1, 1):
        with canvas.group(side * 40, -44, side * (14 - 16 * mood.perk)):
            canvas.path(
                "M-18,18 C-22,-4 -14,-24 0,-30 C14,-24 22,-4 18,18 Z",
                canvas.cel(animal.fur),
                INK,
                OUTLINE,
            )
            canvas.flat("M-9,12 C-11,0 -6,-12 0,-17 C6,-12 11,0 9,12 Z", "#F2B8C0")
    canvas.path(
        "M-54,-16 C-52,-44 -30,-56 0,-56 C30,-56 52,-44 54,-16 C62,-8 72,6 80,22 C72,24 68,28 66,34 C60,34 54,38 50,44 "
        "C36,58 18,62 0,62 C-18,62 -36,58 -50,44 C-54,38 -60,34 -66,34 C-68,28 -72,24 -80,22 C-72,6 -62,-8 -54,-16 Z",
        canvas.cel(animal.fur),
        INK,
        OUTLINE,
    )
    white, mask = "#FFF8EC", "#3E3A5C"
    canvas.flat(
        "M-48,-14 C-40,-28 -18,-30 -8,-14 C-4,-20 4,-20 8,-14 C18,-30 40,-28 48,-14 C60,0 66,12 70,20 C54,30 30,30 14,18 "
        "C6,14 -6,14 -14,18 C-30,30 -54,30 -70,20 C-66,12 -60,0 -48,-14 Z",
        white,
    )
    for path in ("M-8,-6 C-22,-20 -46,-14 -56,6 C-60,14 -56,22 -46,22 C-28,24 -8,14 -8,-6 Z",):
        for shape in (path, mirror(path)):
            canvas.flat(shape, mask)
    canvas.flat("M-5,-50 C-2,-30 -4,-10 -6,4 L6,4 C4,-10 2,-30 5,-50 Z", mask, 0.85)
    canvas.flat(
        "M0,6 C16,4 34,16 34,34 C34,52 18,58 0,58 C-18,58 -34,52 -34,34 C-34,16 -16,4 0,6 Z", white
    )
    canvas.path(
        "M-12,15 C-10,9 10,9 12,15 C12,22 5,27 0,27 C-5,27 -12,22 -12,15 Z",
        canvas.cel(mask),
        INK,
        3,
    )
    canvas.dot(-3.5, 15, 3.6, 2.2, WHITE, 0.8)
    canvas.line("M0,27 V33", INK, 3)


def turtle_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    canvas.path(
        "M-56,0 C-58,-38 -32,-58 0,-58 C32,-58 58,-38 56,0 C60,20 56,44 40,54 C24,66 -24,66 -40,54 C-56,44 -60,20 -56,0 Z",
        canvas.cel(animal.fur),
        INK,
        OUTLINE,
    )
    canvas.flat("M-42,40 C-24,54 24,54 42,40 C34,62 -34,62 -42,40 Z", light(animal.fur, 0.40), 0.75)
    for x in (-7, 7):
        canvas.dot(x, 22, 2.2, 2.8, shade(animal.fur, 0.6))
    for x, y, r in ((-44, 20, 4), (46, 22, 4), (-50, 6, 3)):
        canvas.dot(x, y, r, fill=shade(animal.fur, 0.28))
