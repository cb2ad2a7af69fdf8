"""Clothes and paws of the animal players, in torso space: (0, 0) is the middle of the bottom edge."""

from __future__ import annotations

from .animal_model import GOLD, Animal, Mood
from .drawing import CREAM, INK, OUTLINE, WHITE, Canvas, Point, light, mirror, shade

# ------------------------------------------------------------------ clothes (torso space)
TORSO = "M-78,12 C-80,-44 -48,-86 0,-86 C48,-86 80,-44 78,12 Z"


def torso(canvas: Canvas, colour: str) -> None:
    """Draw a plain body."""
    canvas.path(TORSO, canvas.cel(colour, "side"), INK, OUTLINE)


def buttons(canvas: Canvas, *heights: float, x: float = 0, colour: str = GOLD) -> None:
    """Draw buttons one below the other."""
    for y in heights:
        canvas.ellipse(x, y, 4, fill=colour, width=2.2)


def bow(canvas: Canvas, y: float, colour: str, size: float = 1.0) -> None:
    """Draw a bow tie in the middle."""
    with canvas.group(0, y, 0, size):
        wing = "M0,-3 C-10,-15 -26,-17 -31,-10 C-33,-2 -33,6 -29,13 C-22,17 -10,11 0,4 Z"
        for path in (wing, mirror(wing)):
            canvas.path(path, canvas.cel(colour, "down"), INK, 3.2)
        canvas.ellipse(0, 0, 7, 8, canvas.cel(colour), width=3)


def waistcoat(canvas: Canvas, animal: Animal, shirt: str = WHITE) -> None:
    """Draw a shirt under an open waistcoat."""
    torso(canvas, shirt)
    half = "M-30,-80 C-56,-70 -78,-40 -78,12 L-2,12 L-2,-14 C-12,-34 -22,-58 -30,-80 Z"
    for path in (half, mirror(half)):
        canvas.path(path, canvas.cel(animal.cloth, "side"), INK, 3.6)
    canvas.line("M-2,-14 V12", INK, 3)
    buttons(canvas, -8, 8, x=8)


def frog_clothes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    waistcoat(canvas, animal)
    bow(canvas, -54, "#3FA6E6", 0.82)


def otter_clothes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    waistcoat(canvas, animal, "#CFE6F5")
    scarf = "M-46,-74 C-30,-58 30,-58 46,-74 C54,-62 48,-52 38,-48 C20,-40 -20,-40 -38,-48 C-48,-52 -54,-62 -46,-74 Z"
    canvas.path(
        "M14,-50 L34,-52 C36,-36 38,-24 36,-8 L16,-6 C18,-20 16,-36 14,-50 Z",
        canvas.cel("#E94F64", "side"),
        INK,
        3.4,
    )
    canvas.line("M17,-20 L36,-22", CREAM, 4)
    canvas.path(scarf, canvas.cel("#E94F64", "down"), INK, 3.6)
    canvas.line("M-22,-60 l-3,14 M0,-58 v15 M22,-60 l3,14", CREAM, 4)


def duck_clothes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    canvas.path(
        "M-24,-70 L-22,-96 L22,-96 L24,-70 Z",
        canvas.cel(animal.fur, "side", "#C9D8F0"),
        INK,
        OUTLINE,
    )
    torso(canvas, animal.cloth)
    shawl = "M-30,-82 C-64,-74 -84,-46 -86,-18 C-60,-20 -24,-22 0,-12 C-12,-40 -22,-60 -30,-82 Z"
    for path in (shawl, mirror(shawl)):
        canvas.path(path, canvas.cel("#F7A8C0", "down"), INK, 3.6)
    for x in (-70, -50, -30, 30, 50, 70):
        canvas.line(f"M{x},{-19 if abs(x) > 40 else -17} v9", "#F7A8C0", 4)
    canvas.ellipse(0, -14, 9, 10, canvas.cel(GOLD), width=3)
    canvas.dot(-2, -17, 2.6, fill=WHITE)


def croc_clothes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    torso(canvas, animal.cloth)
    lapel = "M-28,-82 L-62,-58 L-48,-46 L-56,-36 L-2,12 C-6,-26 -18,-56 -28,-82 Z"
    canvas.path("M-26,-84 L0,12 L26,-84 Z", WHITE, INK, 3)
    for path in (lapel, mirror(lapel)):
        canvas.path(path, canvas.cel(light(animal.cloth, 0.12), "down"), INK, 3.4)
    canvas.path(
        "M-20,-50 C-8,-62 8,-62 20,-50 C16,-36 20,-20 12,-4 C4,-14 -4,-14 -12,-4 C-20,-20 -16,-36 -20,-50 Z",
        canvas.cel("#E94F64", "down"),
        INK,
        3.4,
    )
    canvas.ellipse(0, -36, 6, 7, canvas.cel(GOLD), width=2.6)


def heron_clothes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    torso(canvas, animal.cloth)
    canvas.path(
        "M-28,-160 C-22,-130 -34,-100 -38,-62 Q0,-48 38,-62 C36,-96 30,-130 30,-160 Z",
        canvas.cel("#F4F7FF", "side", "#C3D0EC"),
        INK,
        OUTLINE,
    )
    canvas.line("M4,-126 q2,12 -2,22 M-8,-112 q2,10 -1,18 M14,-108 q1,10 -2,16", "#3A4270", 3.4)
    collar = "M0,-46 L-10,-34 L-44,-46 C-50,-62 -46,-74 -38,-82 C-34,-66 -18,-54 0,-46 Z"
    for path in (collar, mirror(collar)):
        canvas.path(path, canvas.cel(WHITE, "down", "#CFDDF2"), INK, 3.4)
    bow(canvas, -38, "#8A5CD0", 0.9)
    buttons(canvas, -12, 4)


def turtle_clothes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    canvas.path(
        "M-96,14 C-104,-52 -60,-104 0,-104 C60,-104 104,-52 96,14 Z",
        canvas.cel("#9A6B3C", "side"),
        INK,
        OUTLINE,
    )
    for path in ("M-62,-74 L-48,-54 M-88,-34 L-68,-26 M62,-74 L48,-54 M88,-34 L68,-26",):
        canvas.line(path, shade("#9A6B3C", 0.5), 3.4)
    canvas.path(
        "M-24,-70 L-22,-100 L22,-100 L24,-70 Z", canvas.cel(animal.fur, "side"), INK, OUTLINE
    )
    canvas.path(
        "M-66,12 C-68,-40 -40,-78 0,-78 C40,-78 68,-40 66,12 Z",
        canvas.cel(WHITE, "side", "#C9D8EE"),
        INK,
        OUTLINE,
    )
    half = "M-26,-72 C-50,-60 -66,-34 -66,12 L-2,12 L-2,-14 C-12,-34 -20,-54 -26,-72 Z"
    for path in (half, mirror(half)):
        canvas.path(path, canvas.cel(animal.cloth, "side"), INK, 3.4)
    buttons(canvas, -6, 8, x=8)
    bow(canvas, -54, "#E94F64", 0.78)


def raccoon_clothes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    torso(canvas, "#F6F1FF")
    for x in (-60, -44, -28, -12, 12, 28, 44, 60):
        canvas.line(f"M{x},{-66 + abs(x) * 0.55} L{x * 1.06},10", "#B9A6E8", 4)
    canvas.path(TORSO, "none", INK, OUTLINE)
    for side in (-1, 1):
        canvas.cord(
            f"M{side * 34},-76 C{side * 40},-50 {side * 40},-20 {side * 38},12", animal.cloth, 9
        )
    bow(canvas, -50, animal.cloth, 0.92)


def toad_clothes(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    torso(canvas, animal.cloth)
    for i in range(9):
        t = i / 8 * 2 - 1
        canvas.ellipse(t * 52, -66 + 26 * (1 - t * t), 8, fill=canvas.cel("#FFF6DF"), width=2.8)
    canvas.path(
        "M-10,-30 C-12,-40 12,-40 10,-30 C12,-20 4,-12 0,-12 C-4,-12 -12,-20 -10,-30 Z",
        canvas.cel("#35B56A"),
        INK,
        3,
    )
    for x in (-62, 62):
        canvas.line(f"M{x},-40 Q{x * 0.86},-14 {x * 0.9},10", light(animal.cloth, 0.4), 3.4)


# ------------------------------------------------------------------ paws, wings and cards
PAW_PLACES: dict[str, tuple[Point, Point, float]] = {  # right side: elbow, wrist, turn of the paw
    "rest": ((88, -26), (58, -18), -30),
    "chin": ((90, -18), (34, -74), -20),
    "belly": ((92, -28), (34, -26), -66),
    "fist": ((94, -26), (76, -66), 8),
    "cheek": ((98, -34), (72, -96), -22),
}
FAN = (60, -34)  # where the cards are held, mirrored to the left


def draw_right_paw(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    """Draw the arm that acts the mood."""
    elbow, wrist, turn = PAW_PLACES[mood.paws[1]]
    canvas.limb([(58, -44), elbow, wrist], 24, animal.sleeve or animal.fur)
    with canvas.group(wrist[0], wrist[1], turn):
        _paw(canvas, animal)


def draw_left_paw(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    """Draw the arm on the picture's left and the fan of cards in it."""
    dropped = mood.paws[0] == "dropped"
    wrist = (-66, -22) if dropped else (-FAN[0], FAN[1] + 16)
    canvas.limb([(-58, -44), (-92, -16), wrist], 24, animal.sleeve or animal.fur)
    _card_fan(canvas, -FAN[0] - (8 if dropped else 0), FAN[1] + (6 if dropped else 0), dropped)
    with canvas.group(wrist[0], wrist[1], 24):
        _paw(canvas, animal)


def _paw(canvas: Canvas, animal: Animal) -> None:
    fill = canvas.cel(animal.fur, "ball", "#C9D8F0" if animal.has_white_fur else "")
    if animal.wing:
        canvas.path(
            "M-14,10 C-18,-8 -14,-26 -8,-32 C-4,-28 -3,-26 -2,-22 C1,-30 5,-34 8,-35 C11,-30 11,-26 10,-21 "
            "C14,-26 18,-28 21,-28 C23,-16 20,0 12,12 Z",
            fill,
            INK,
            3.6,
        )
        return
    canvas.path(
        "M-16,6 C-20,-4 -18,-14 -12,-17 C-10,-24 -2,-25 0,-20 C3,-25 11,-24 12,-17 C18,-15 20,-4 15,6 C10,14 -10,14 -16,6 Z",
        fill,
        INK,
        3.6,
    )
    canvas.line("M-5,-16 v8 M6,-16 v8", shade(animal.fur, 0.45), 2.6)


def _card_fan(canvas: Canvas, x: float, y: float, dropped: bool) -> None:
    turns = (-40, -14, 20) if dropped else (-26, -4, 18)
    for turn in turns:
        with canvas.group(x, y + 16, turn):
            canvas.path(
                "M-17,-58 Q-17,-63 -12,-63 L12,-63 Q17,-63 17,-58 L17,-12 Q17,-7 12,-7 L-12,-7 Q-17,-7 -17,-12 Z",
                CREAM,
                INK,
                3,
            )
            canvas.path(
                "M-12,-57 L12,-57 L12,-13 L-12,-13 Z",
                canvas.cel("#3FA6E6", "soft", "#1F6FB8", "#6FCBF7"),
                "#123F73",
                1.8,
            )
            canvas.path(
                "M0,-45 C-5,-38 -7,-35 -7,-31 A7,7 0 0 0 7,-31 C7,-35 5,-38 0,-45 Z",
                CREAM,
                "#123F73",
                1.6,
            )
