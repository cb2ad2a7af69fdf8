"""The three doors of the title: a framed living scene for each game, and a layer before it.

A door is a scene cut to a round-cornered window, a frame round it and ornaments over the frame.
The lower fifth of each scene is calm, so that the game can write its name there.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PIL import Image, ImageChops

from . import bake
from .animals import draw_animal
from .door_kids import HIT, MUZZLE, draw_boy, draw_girl
from .drawing import CREAM, INK, SUN, WHITE, Canvas, Point, light, mix, num, polar, rounded, shade
from .guests import FRAME as GUEST_FRAME
from .guests import TABLE_EDGE as GUEST_TABLE
from .guests import body_svg, over_svg
from .lettering import write
from .outdoors import draw_bunting, draw_hedge, draw_hills, draw_lawn, draw_sky
from .pond import blade, bulrush, firefly, lily_pad, water_lily
from .suits import TWO_COLOURS, draw_suit
from .swamp import Composition, draw_dusk, draw_water, draw_woods
from .water import drop
from .yard import beach_ball, cloud, fence, jet, paddling_pool, rays

WIDTH, HEIGHT = SIZE = (560, 640)
WINDOW = rounded(34, 44, 492, 566, 54)
FRAME_OUTER, FRAME_INNER = rounded(18, 28, 524, 598, 68), rounded(44, 54, 472, 546, 46)


# ------------------------------------------------------------------ frame
def _frame_svg(colour: str, ornament: Callable[[Canvas], None]) -> str:
    canvas = Canvas(*SIZE)
    fill = canvas.cel(colour, "soft", shade(colour, 0.2), light(colour, 0.25))
    canvas.path(f"{FRAME_OUTER} {FRAME_INNER}", fill, INK, 6, even_odd=True)
    canvas.line(rounded(26, 36, 508, 582, 61), mix(colour, WHITE, 0.55), 5, 0.8)
    canvas.line(rounded(38, 48, 484, 558, 51), mix(colour, INK, 0.35), 4, 0.7)
    ornament(canvas)
    return canvas.svg()


def _shadow_svg() -> str:
    canvas = Canvas(*SIZE)
    with canvas.group(5, 12):
        canvas.path(FRAME_OUTER, "#0E1B3A", "#0E1B3A", 4, fill_opacity=0.35, stroke_opacity=0.35)
    return canvas.svg()


def _window_svg() -> str:
    canvas = Canvas(*SIZE)
    canvas.flat(WINDOW, WHITE)
    return canvas.svg()


def _picture(svg: str) -> Image.Image:
    return bake.picture(svg, *SIZE)


def door(scene: Image.Image, frame: str) -> bytes:
    """Return a scene cut to the window, between the door's shadow and its frame."""
    window = _picture(_window_svg()).getchannel("A")
    scene.putalpha(ImageChops.multiply(scene.getchannel("A"), window))
    image = _picture(_shadow_svg())
    image.alpha_composite(scene)
    image.alpha_composite(_picture(frame))
    return bake.png_bytes(image)


# ------------------------------------------------------------------ Swamp
DUSK = Composition(
    *(1120, 1280, 500, 600),
    table=(560, 1000, 690, 260),
    tree=1.45,
    gap=300,
    trees=(9, 7, 5),
    clouds=((170, "#8A5A9C", 0.55), (290, "#C06A92", 0.5), (380, "#F08F86", 0.5)),
    reeds=1.0,
)
TRICK = (("9", "H", 214, 462, -14), ("K", "S", 282, 448, 3), ("A", "H", 350, 466, 16))


def swamp_scene_svg() -> str:
    """Return frog and crocodile at their lily pad, three cards on it."""
    canvas, dice = Canvas(*SIZE), random.Random(23)
    with canvas.group(scale=0.5):
        draw_dusk(canvas, DUSK, dice)
        draw_woods(canvas, DUSK, dice)
        draw_water(canvas, DUSK, dice)
    lily_pad(canvas, 92, 330, 44, 15, "#4E9C6A", turn=200, flower="#FF9CC8")
    lily_pad(canvas, 470, 322, 38, 13, "#5FA860", turn=320)
    for x, name, mood in ((28, "frog", "pleased"), (284, "crocodile", "thinking")):
        with canvas.group(x, 160, scale=0.96):
            draw_animal(canvas, name, mood)
    lily_pad(canvas, 280, 530, 360, 128, "#2F7A62", turn=-8, gap=6, notch=0.72, outline=5)
    for rank, suit, x, y, turn in TRICK:
        _small_card(canvas, rank, suit, x, y, turn)
    return canvas.svg()


def _small_card(canvas: Canvas, rank: str, suit: str, x: float, y: float, turn: float) -> None:
    """A card that lies on the table, seen aslant."""
    with canvas.group(x, y, stretch=0.72), canvas.group(turn=turn):
        canvas.flat(rounded(-28, -36, 60, 82, 8), "#0C1B38", 0.35)
        canvas.path(rounded(-30, -40, 60, 82, 8), CREAM, INK, 3)
        colour = TWO_COLOURS[suit]
        write(canvas, -14, -15, rank, 25, colour)
        draw_suit(canvas, suit, 4, 12, 36, colour)


def _swamp_ornament(canvas: Canvas) -> None:
    water_lily(canvas, 280, 50, 44, "#FF9CC8")
    for side in (-1, 1):
        x = 280 + side * 58
        canvas.path(
            f"M{x - side * 24},50 C{x - side * 8},26 {x + side * 26},24 {x + side * 40},44 "
            f"C{x + side * 22},60 {x - side * 6},60 {x - side * 24},50 Z",
            canvas.cel("#4E9C6A", "down"),
            "#1E4F45",
            3.4,
        )


def swamp_front_svg() -> str:
    """Return reeds and fireflies that stand before Swamp's door."""
    canvas, dice = Canvas(*SIZE), random.Random(5)
    for corner, side in ((10, 1), (550, -1)):
        for i in range(9):
            tone = mix(
                "#1B3A5A", dice.choice(("#2B6B55", "#2F6E66", "#3F805F")), dice.uniform(0.6, 1)
            )
            x, height = (
                corner + side * dice.uniform(-4, 78),
                dice.uniform(70, 190) * (1 - 0.2 * (i % 3)),
            )
            blade(canvas, x, 626, height, side * dice.uniform(-24, 50), dice.uniform(5, 8), tone)
        bulrush(canvas, corner + side * 12, 626, 216, side * 8, "#2F6E56", "#7A4E3C")
        bulrush(canvas, corner + side * 46, 626, 150, side * 18, "#2F6E56", "#6B4436")
    for x, y, size in (
        (96, 120, 1.1),
        (452, 96, 0.9),
        (504, 270, 1.1),
        (64, 300, 0.9),
        (270, 130, 0.8),
        (396, 206, 0.7),
    ):
        firefly(canvas, x, y, size)
    return canvas.svg()


# ------------------------------------------------------------------ Susan's Wetting Game
GUEST_SCALE = 0.86
GUESTS_AT = ((-2, "basil", 3, "neutral"), (284, "susan", 0, "laughing"))
TABLE_TOP = 452


def wetting_scene() -> Image.Image:
    """Return two guests behind the picnic table, one of them dripping."""
    image = _picture(_garden_svg())
    size = tuple(round(v * GUEST_SCALE) for v in GUEST_FRAME)
    top = round(TABLE_TOP + 8 - GUEST_TABLE * GUEST_SCALE)
    for x, name, stage, mood in GUESTS_AT:
        _paste(image, bake.picture(body_svg(name, stage, mood), size[0], size[1]), x, top)
    image.alpha_composite(_picture(_picnic_table_svg()))
    for x, name, stage, mood in GUESTS_AT:
        _paste(image, bake.picture(over_svg(name, stage, mood), size[0], size[1]), x, top)
    return image


def _paste(image: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    layer = bake.blank(*image.size)
    layer.paste(sprite, (x, y))
    image.alpha_composite(layer)


def _garden_svg() -> str:
    canvas, dice = Canvas(*SIZE), random.Random(9)
    draw_sky(canvas, WIDTH, 360, "#45B4EE", "#E2F7FF")
    for x, y, size in ((130, 122, 0.62), (420, 96, 0.75), (300, 206, 0.5)):
        cloud(canvas, x, y, size)
    draw_hedge(canvas, WIDTH, 286, 470, dice, 16)
    canvas.flat("M0,430 H560 V640 H0 Z", canvas.fade((0, "#7FC25A", 1), (1, "#A6DC78", 1)))
    draw_bunting(canvas, 20, 540, 70, 70, 56, 8, 0.72)
    return canvas.svg()


def _picnic_table_svg() -> str:
    canvas = Canvas(*SIZE)
    top = TABLE_TOP
    canvas.path(f"M-10,{top} H570 V650 H-10 Z", "#F8DDD5", "#B8434F", 5)
    for i in range(-2, 14, 2):
        near, far = 52, 46
        x0, x1 = 280 + (i - 6) * far, 280 + (i - 5) * far
        n0, n1 = 280 + (i - 6) * near * 1.2, 280 + (i - 5) * near * 1.2
        canvas.flat(
            f"M{x0},{top + 3} L{x1},{top + 3} L{num(n1)},650 L{num(n0)},650 Z", "#E98C88", 0.42
        )
    for y, height in ((top + 3, 26), (top + 62, 36), (top + 140, 50)):
        canvas.flat(f"M-10,{y} H570 V{y + height} H-10 Z", "#E98C88", 0.42)
    canvas.line(f"M0,{top + 9} H560", WHITE, 4, 0.9)
    _lemonade(canvas, 280, top + 66)
    return canvas.svg()


def _lemonade(canvas: Canvas, x: float, y: float) -> None:
    """A glass with a straw and a slice of lemon; (x, y) is the middle of its foot."""
    with canvas.group(x, y, scale=1.05):
        canvas.dot(2, 1, 34, 7, "#7A3A3A", 0.25)
        canvas.cord("M4,-60 L22,-104 L36,-108", "#E94F64", 5, 2.4)
        canvas.path("M-27,-74 L-19,-4 Q0,5 19,-4 L27,-74 Z", "#E6F8FF", INK, 3.6, fill_opacity=0.85)
        canvas.flat(
            "M-23,-54 L-17,-6 Q0,1 17,-6 L23,-54 Q0,-47 -23,-54 Z", canvas.cel("#FFD94D", "side")
        )
        canvas.dot(0, -54, 23, 4, "#FFF0A0")
        canvas.ellipse(-24, -72, 14, fill="#FFF6C8", stroke="#D99A2B", width=3)
        for turn in (0, 60, 120):
            (x0, y0), (x1, y1) = polar(-24, -72, 10, turn), polar(-24, -72, -10, turn)
            canvas.line(f"M{num(x0)},{num(y0)} L{num(x1)},{num(y1)}", "#E0A92E", 1.8)
        canvas.line("M-17,-44 L-12,-14", WHITE, 4, 0.9)


def _wetting_ornament(canvas: Canvas) -> None:
    with canvas.group(280, 44, scale=1.5):
        for side in (1, -1):
            with canvas.group(flip=side < 0):
                canvas.path(
                    "M4,4 L28,34 L16,33 L12,42 L-2,8 Z", canvas.cel("#E94F64", "side"), INK, 2.8
                )
                canvas.path(
                    "M0,-3 C10,-20 34,-22 38,-10 C40,0 38,10 33,15 C24,18 10,12 0,4 Z",
                    canvas.cel("#E94F64", "down"),
                    INK,
                    2.8,
                )
                canvas.line("M8,0 Q18,-4 26,-4", shade("#E94F64", 0.4), 2.2)
        canvas.ellipse(0, 1, 8, 9, canvas.cel("#E94F64"), width=2.8)


def wetting_front_svg() -> str:
    """Return the jet from below that has just found its guest, and drops."""
    canvas = Canvas(*SIZE)
    for x, y, size, turn in (
        *((52, 214, 1.5, 50), (268, 196, 1.3, -50), (36, 322, 1.1, 70), (286, 300, 1.2, -70)),
        *((112, 108, 1.2, 160), (222, 112, 1.4, 200)),
    ):
        drop(canvas, x, y, size, turn)
    return canvas.svg()


# ------------------------------------------------------------------ Water Fight
KID_SCALE, BOY_AT, GIRL_AT = 1.2, (-30, 196), (566, 184)  # the girl is mirrored


def _boy_point(x: float, y: float) -> Point:
    return BOY_AT[0] + x * KID_SCALE, BOY_AT[1] + y * KID_SCALE


def _girl_point(x: float, y: float) -> Point:
    return GIRL_AT[0] - x * KID_SCALE, GIRL_AT[1] + y * KID_SCALE


def waterfight_scene_svg() -> str:
    """Return two children in the yard, a jet between them."""
    canvas, dice = Canvas(*SIZE), random.Random(12)
    draw_sky(canvas, WIDTH, 360, "#45B4EE", "#E2F7FF")
    rays(canvas, (280, 330), 700, 16)
    for x, y, size in ((140, 116, 0.6), (438, 150, 0.72)):
        cloud(canvas, x, y, size)
    draw_hills(canvas, WIDTH, 340, dice)
    fence(canvas, -6, WIDTH + 10, 404, 92)
    draw_lawn(canvas, WIDTH, 396, HEIGHT, dice, 46)
    paddling_pool(canvas, 282, 440, 0.5)
    beach_ball(canvas, 480, 480, 25)
    with canvas.group(*BOY_AT, scale=KID_SCALE):
        draw_boy(canvas)
    with canvas.group(*GIRL_AT, scale=KID_SCALE, flip=True):
        draw_girl(canvas)
    jet(canvas, _boy_point(*MUZZLE), _girl_point(*HIT), 34, 21)
    return canvas.svg()


def _balloon_ornament(canvas: Canvas) -> None:
    for x, y, turn, colour in (
        (244, 48, -24, "#F2578B"),
        (316, 48, 24, "#35B56A"),
        (280, 42, 0, SUN),
    ):
        with canvas.group(x, y, turn, 0.5):
            canvas.path(
                "M0,-56 C32,-56 46,-28 40,2 C34,28 14,40 6,42 L14,58 H-14 L-6,42 C-14,40 -34,28 -40,2 "
                "C-46,-28 -32,-56 0,-56 Z",
                canvas.cel(colour),
                INK,
                6,
            )
            canvas.line("M-22,-18 q2,-16 14,-20", WHITE, 7)


def waterfight_front_svg() -> str:
    """Return drops in flight before Water Fight's door."""
    canvas = Canvas(*SIZE)
    for x, y, size, turn in (
        *((262, 262, 1.4, 100), (330, 236, 1.1, 130), (306, 428, 1.1, 60), (508, 210, 1.5, -130)),
        *((540, 300, 1.2, -100), (528, 430, 1.4, -60), (446, 150, 1.1, 170)),
    ):
        drop(canvas, x, y, size, turn)
    return canvas.svg()


# ------------------------------------------------------------------ files
@dataclass(frozen=True)
class Door:
    """A game's scene, the colour and ornament of its frame, and what stands before it."""

    scene: Callable[[], Image.Image]
    colour: str
    ornament: Callable[[Canvas], None]
    front: Callable[[], str]


DOORS = {
    "swamp": Door(lambda: _picture(swamp_scene_svg()), "#8A6A4A", _swamp_ornament, swamp_front_svg),
    "wetting": Door(wetting_scene, "#FF9CB4", _wetting_ornament, wetting_front_svg),
    "waterfight": Door(
        lambda: _picture(waterfight_scene_svg()), "#FFB52E", _balloon_ornament, waterfight_front_svg
    ),
}


def _framed(game: str) -> bytes:
    plan = DOORS[game]
    return door(plan.scene(), _frame_svg(plan.colour, plan.ornament))


def _scene(game: str) -> bytes:
    return bake.webp_bytes(DOORS[game].scene())


def _front(game: str) -> bytes:
    return bake.png(DOORS[game].front(), *SIZE)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of framed doors, their front layers, and the scenes without a frame."""
    found: dict[str, Callable[[], bytes]] = {}
    for game in DOORS:
        found[f"title/door_{game}.png"] = partial(_framed, game)
        found[f"title/door_{game}_front.png"] = partial(_front, game)
        found[f"title/scene_{game}.webp"] = partial(_scene, game)
    return found
