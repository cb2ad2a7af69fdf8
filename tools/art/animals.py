"""The animal players of Swamp: eight creatures, six moods, waist-up and as faces.

An animal is clothes and paws (torso space), a head with a mouth and a hat (head space). A mood
is data: it moves eyes, mouth, ears and paws.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from . import animal_clothes as clothes
from . import animal_heads as heads
from . import bake
from .animal_clothes import draw_left_paw, draw_right_paw
from .animal_faces import (
    blush,
    croc_mouth,
    draw_eyes,
    duck_bill,
    heron_beak,
    muzzle_mouth,
    wide_mouth,
)
from .animal_hats import (
    boater,
    bonnet,
    bonnet_behind,
    flat_cap,
    pince_nez,
    top_hat_and_monocle,
    trilby,
    turban,
    visor_and_glasses,
)
from .animal_model import HEAD_Y, MOODS, Animal, Mood
from .drawing import CREAM, INK, WHITE, Canvas, star_path
from .water import drop

WIDTH, HEIGHT = 260, 280
AXIS = 130
BODY_SCALE = 1.08
SPRITE_SIZE = (520, 560)
FACE_SIZE = 256
FACE_VIEWS = {  # the square of the canvas that a face shows: left, top, side
    "frog": (42, 30, 176),
    "duck": (38, 14, 184),
    "crocodile": (30, 16, 200),
    "heron": (44, 14, 184),
    "otter": (42, 28, 176),
    "turtle": (38, 26, 184),
    "raccoon": (36, 24, 188),
    "toad": (32, 14, 196),
}

# ------------------------------------------------------------------ cast
ANIMALS: dict[str, Animal] = {
    "frog": Animal(
        "#6CC04A",
        "#E9703F",
        ((-38, -34), (38, -34), 18),
        clothes.frog_clothes,
        heads.frog_head,
        wide_mouth(50, 24, 24),
        boater,
        sleeve=WHITE,
        cheek=(54, 30),
    ),
    "duck": Animal(
        WHITE,
        "#5C8FDC",
        ((-25, -14), (25, -14), 15.5),
        clothes.duck_clothes,
        heads.duck_head,
        duck_bill,
        bonnet,
        lid="#BBA6E8",
        brow="#6E6A9A",
        wing=True,
        lashes=True,
        cheek=(40, 14),
        sleepy=24,
        head_y=116,
        behind=bonnet_behind,
    ),
    "crocodile": Animal(
        "#3E9C78",
        "#5A4A9C",
        ((-34, -27), (34, -27), 15),
        clothes.croc_clothes,
        heads.croc_head,
        croc_mouth,
        top_hat_and_monocle,
        sleeve="#5A4A9C",
        cheek=None,
        sleepy=26,
        head_y=134,
    ),
    "heron": Animal(
        "#7E97C8",
        "#3F7FA8",
        ((-14, -8), (22, -8), 13),
        clothes.heron_clothes,
        heads.heron_head,
        heron_beak,
        pince_nez,
        lid="#C3D0EC",
        brow="#2A2F58",
        wing=True,
        cheek=(28, 14),
        sleepy=14,
        head_y=92,
    ),
    "otter": Animal(
        "#9A6A45",
        "#3F9C86",
        ((-26, -10), (26, -10), 16),
        clothes.otter_clothes,
        heads.otter_head,
        muzzle_mouth(30),
        flat_cap,
        sleeve="#CFE6F5",
        cheek=(48, 18),
        head_y=134,
    ),
    "turtle": Animal(
        "#A4B84E",
        "#5A6FB8",
        ((-23, -1), (23, -1), 15.5),
        clothes.turtle_clothes,
        heads.turtle_head,
        wide_mouth(28, 34, 16),
        visor_and_glasses,
        cheek=(44, 30),
        head_y=116,
    ),
    "raccoon": Animal(
        "#A3A6C4",
        "#E94F64",
        ((-27, 0), (27, 0), 14),
        clothes.raccoon_clothes,
        heads.raccoon_head,
        muzzle_mouth(33, 14),
        trilby,
        lid="#6A6590",
        brow="#FFF8EC",
        sleeve="#F6F1FF",
        cheek=(46, 34),
        eye_line="#FFF8EC",
    ),
    "toad": Animal(
        "#A88A4E",
        "#B5487E",
        ((-42, -20), (42, -20), 17),
        clothes.toad_clothes,
        heads.toad_head,
        wide_mouth(56, 26, 22),
        turban,
        lid="#9FD0B0",
        lashes=True,
        cheek=(60, 36),
        sleepy=22,
        head_y=134,
    ),
}


# ------------------------------------------------------------------ mood signs
def mood_signs(canvas: Canvas, mood: str) -> None:
    """Draw thought bubbles, stars, anger or drops around the head."""
    if mood == "thinking":
        for x, y, r in ((204, 76, 4.5), (217, 58, 7), (234, 34, 11)):
            canvas.ellipse(x, y, r, fill=CREAM, width=3)
    if mood == "pleased":
        for x, y, size in ((30, 76, 10), (232, 62, 12), (240, 104, 6.5)):
            canvas.path(star_path(x, y, size, size * 0.34, 4), "#FFD84D", "#D99A2B", 2)
    if mood == "cross":
        canvas.line(
            "M214,44 q11,1 10,-11 M234,32 q0,12 11,10 M246,52 q-12,-1 -10,11 M225,64 q0,-12 -12,-10",
            "#E94F64",
            5,
        )
    if mood == "laughing":
        for x, y, turn in ((38, 96, -50), (222, 90, 50)):
            drop(canvas, x, y, 0.7, turn)
    if mood == "dismayed":
        for x, y, size in ((42, 72, 0.9), (220, 62, 0.9), (232, 96, 0.65)):
            drop(canvas, x, y, size)


def draw_animal(canvas: Canvas, name: str, mood: str = "neutral", portrait: bool = False) -> None:
    """Draw an animal, 260 x 280 units from (0, 0), cut flat below; its axis is x = 130.

    A portrait leaves out cards, mood signs and all paws that don't touch the face.
    """
    creature, feeling = ANIMALS[name], MOODS[mood]
    if creature.behind:
        _in_head_space(canvas, creature, feeling, creature.behind)
    with canvas.group(AXIS, HEIGHT, scale=BODY_SCALE):
        creature.clothes(canvas, creature, feeling)
        if creature.head_y >= HEAD_Y:  # no long neck: the head throws a shadow on the clothes
            canvas.dot(2, -75, 31, 11, INK, 0.20)
    _in_head_space(canvas, creature, feeling, _whole_head)
    with canvas.group(AXIS, HEIGHT, scale=BODY_SCALE):
        if not portrait or feeling.paws[1] in ("chin", "cheek"):
            draw_right_paw(canvas, creature, feeling)
        if not portrait:
            draw_left_paw(canvas, creature, feeling)
    if not portrait:
        mood_signs(canvas, mood)


def _in_head_space(canvas: Canvas, animal: Animal, mood: Mood, draw: Callable[..., None]) -> None:
    with canvas.group(AXIS, animal.head_y + mood.lift, mood.tilt, pivot=(0, 60)):
        draw(canvas, animal, mood)


def _whole_head(canvas: Canvas, animal: Animal, mood: Mood) -> None:
    animal.head(canvas, animal, mood)
    blush(canvas, animal)
    draw_eyes(canvas, animal, mood)
    animal.mouth(canvas, animal, mood)
    animal.hat(canvas, animal, mood)


def sprite_svg(name: str, mood: str) -> str:
    """Return an animal waist-up, with its cards."""
    canvas = Canvas(WIDTH, HEIGHT)
    draw_animal(canvas, name, mood)
    return canvas.svg()


def face_svg(name: str, mood: str) -> str:
    """Return an animal's head in a square."""
    canvas = Canvas(WIDTH, HEIGHT)
    draw_animal(canvas, name, mood, portrait=True)
    left, top, side = FACE_VIEWS[name]
    return canvas.svg((left, top, side, side))


def _sprite(name: str, mood: str) -> bytes:
    return bake.png(sprite_svg(name, mood), *SPRITE_SIZE)


def _face(name: str, mood: str) -> bytes:
    return bake.png(face_svg(name, mood), FACE_SIZE, FACE_SIZE)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all animals."""
    found: dict[str, Callable[[], bytes]] = {}
    for name in ANIMALS:
        for mood in MOODS:
            found[f"animals/{name}_{mood}.png"] = partial(_sprite, name, mood)
            found[f"animals/{name}_{mood}_face.png"] = partial(_face, name, mood)
    return found
