"""The guests of Susan's Wetting Game: waist-up at the table, portraits, whole figures.

All are drawn in units of `FRAME`; the sprites are 1.5 times as large (portraits and figures: see
`PORTRAIT` and `FIGURE`). Sizes and anchors are told in sprites/guests/README.md.
"""

import json
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from tools.art.bake import picture, png_bytes
from tools.art.drawing import INK, OUTLINE, Canvas, Point, skin_shade, star_path
from tools.art.guest_arms import draw_arm, draw_resting_hand, hand_place
from tools.art.guest_cast import GUESTS, MOODS, STAGES, Guest, Wetness
from tools.art.guest_extras import EXTRAS, draw_pocket_fish
from tools.art.guest_faces import (
    EXPRESSIONS,
    HEAD_SHAPES,
    MOUTH_X,
    MOUTH_Y,
    Expression,
    draw_ears,
    draw_face,
    draw_fountain,
)
from tools.art.guest_hair import STYLES, short_beard, walrus_moustache
from tools.art.guest_legs import FLOOR, LOWER
from tools.art.guest_outfits import OUTFITS, OVER_ARMS
from tools.art.guest_water import (
    draw_body_water,
    draw_drips,
    draw_floor_water,
    draw_head_water,
    draw_hem_water,
    draw_hit_splash,
    draw_table_water,
    drip_points,
)
from tools.art.registry import Assets
from tools.art.water import drop

FRAME = (320, 380)
SPRITE = (480, 570)
AXIS, TABLE_EDGE = 160, 332
TABLE_CUT = 326  # the body ends here; hands and puddles lie over it
HEAD_SCALE = 1.1
HEAD_UP = 211  # middle of the head above the table's edge or the waist
PORTRAIT = (200, 200)
PORTRAIT_VIEW, HAT_VIEW = (45, 2, 230, 230), (30, -8, 260, 260)
FIGURE, FIGURE_FRAME, FIGURE_AXIS = (420, 760), (300, 542.86), 150
WAIST = 338


@dataclass(frozen=True)
class Pose:
    """Names of the arms, tilt of the head in degrees and its shift."""

    left: str = "rest"
    right: str = "rest"
    tilt: float = 0
    head: Point = (0, 0)


MOOD_POSES = {
    "plotting": Pose("steeple", "steeple", tilt=-4, head=(0, 5)),
    "laughing": Pose("rest", "chest", tilt=-7, head=(-2, -3)),
    "shriek": Pose("raised", "raised", tilt=5, head=(0, -4)),
    "proud": Pose("chest", "rest", tilt=-6, head=(0, -6)),
    "duck": Pose("over_head", "over_head", tilt=4, head=(0, 8)),
}
WET_POSES = (
    Pose(),
    Pose("palm", "rest", tilt=4),
    Pose(tilt=-3, head=(0, 2)),
    Pose(tilt=3, head=(0, 7)),
    Pose("limp", "limp", head=(0, 6)),
)
STANDING_POSES = (
    Pose("hip", "down", tilt=-3),
    Pose("palm", "down", tilt=4),
    Pose("down", "down", tilt=-3, head=(0, 2)),
    Pose("limp", "down", tilt=3, head=(0, 7)),
    Pose("limp", "limp", head=(0, 6)),
)
CHEER = Pose("cheer", "cheer", tilt=-5, head=(0, -4))
DUCK_SINK = 92


def resting(guest: Guest, wet: Wetness, standing: bool = False) -> tuple[Pose, Expression]:
    """Return pose and face of a guest whom only the water moves."""
    faces = (guest.calm_face, "startled", "wry", guest.drenched_face, guest.soaked_face)
    pose = (STANDING_POSES if standing else WET_POSES)[wet.level]
    if wet.level == 4:
        left, right = ("down" if standing and a == "rest" else a for a in guest.soaked_arms)
        pose = replace(pose, left=left, right=right)
    return pose, EXPRESSIONS[faces[wet.level]]


def at_table(guest: Guest, wet: Wetness, mood: str) -> tuple[Pose, Expression]:
    """Return pose and face of a mood; neutral is what the water makes of the guest."""
    if mood == "neutral":
        return resting(guest, wet)
    return MOOD_POSES[mood], EXPRESSIONS[mood]


# ------------------------------------------------------------------ parts
def _draw_head(canvas: Canvas, guest: Guest, wet: Wetness, expression: Expression) -> None:
    draw_ears(canvas, guest)
    canvas.path(HEAD_SHAPES[guest.head], canvas.skin(guest.skin), INK, OUTLINE)
    if guest.hair_style != "tufts":
        canvas.flat(
            "M-55,8 C-56,-40 -32,-53 2,-53 C36,-53 58,-40 55,8 C52,-4 46,-12 38,-16 "
            "C20,-10 -20,-10 -36,-14 C-46,-10 -52,-2 -55,8 Z",
            skin_shade(guest.skin, 0.9),
        )
    if "sideburns" in guest.extras:
        canvas.flat(
            "M-56,-6 L-55,20 Q-50,18 -49,2 Z M58,-6 L56,20 Q51,18 50,2 Z", wet.hair(guest.hair)
        )
    if "beard" in guest.extras:
        short_beard(canvas, guest, wet)
    draw_face(canvas, guest, expression, "mascara" in guest.extras and wet.level >= 3)
    if "moustache" in guest.extras:
        walrus_moustache(canvas, guest, wet)
    STYLES[guest.hair_style][1](canvas, guest, wet)
    for name in guest.extras:
        if name in EXTRAS:
            EXTRAS[name](canvas, guest, wet)
    draw_head_water(canvas, wet)
    draw_drips(canvas, guest.hair_style, wet)
    if expression.mouth == "spit":
        with canvas.group(MOUTH_X, MOUTH_Y):
            draw_fountain(canvas)


@dataclass(frozen=True)
class Placing:
    """Where a figure stands in its frame: the waist's place, the pose, whole or waist-up."""

    x: float
    y: float
    pose: Pose
    whole: bool = False


def _draw_figure(
    canvas: Canvas, guest: Guest, wet: Wetness, placing: Placing, expression: Expression
) -> None:
    pose = placing.pose
    head = partial(
        canvas.group,
        x=placing.x + pose.head[0],
        y=placing.y - HEAD_UP + pose.head[1],
        turn=pose.tilt,
        pivot=(0, 55),
        scale=HEAD_SCALE,
    )
    arms = [(-1, pose.left), (1, pose.right)]
    high = [pair for pair in arms if pair[1] == "over_head"]
    with head():
        STYLES[guest.hair_style][0](canvas, guest, wet)
    with canvas.group(placing.x, placing.y):
        if placing.whole:
            LOWER[guest.outfit][0](canvas, guest, wet)
        OUTFITS[guest.outfit](canvas, guest, wet)
        if placing.whole:
            LOWER[guest.outfit][1](canvas, guest, wet)
            draw_hem_water(canvas, wet)
        if "pocket_fish" in guest.extras:
            draw_pocket_fish(canvas, wet)
        for side, arm in arms:
            if arm != "over_head":
                draw_arm(canvas, guest, wet, side, arm)
        if guest.outfit in OVER_ARMS:
            OVER_ARMS[guest.outfit](canvas, guest, wet)
        draw_body_water(canvas, wet)
    with head():
        _draw_head(canvas, guest, wet, expression)
    with canvas.group(placing.x, placing.y):
        for side, arm in high:
            draw_arm(canvas, guest, wet, side, arm)


def _draw_signs(canvas: Canvas, mood: str) -> None:
    """Draw what floats around a guest in a mood: sparkles, tears of laughter, the water that hit."""
    if mood == "shriek":
        draw_hit_splash(canvas, AXIS, TABLE_EDGE)
    if mood == "proud":
        for x, y, size in ((52, 96, 11), (270, 84, 13), (284, 128, 7)):
            canvas.path(star_path(x, y, size, size * 0.34, 4), "#FFD84D", "#D99A2B", 2)
    if mood == "laughing":
        for x, y, turn in ((95, 118, -60), (222, 126, 60)):
            drop(canvas, x, y, 0.6, turn)


# ------------------------------------------------------------------ whole pictures, as SVG
def body_svg(name: str, stage: int, mood: str) -> str:
    """Return a guest behind the table, uncut, without what lies on the table."""
    guest, wet = GUESTS[name], Wetness(stage)
    pose, expression = at_table(guest, wet, mood)
    sink = wet.limp * 5 + (DUCK_SINK if mood == "duck" else 0)
    canvas = Canvas(*FRAME)
    _draw_figure(canvas, guest, wet, Placing(AXIS, TABLE_EDGE + sink, pose), expression)
    _draw_signs(canvas, mood)
    return canvas.svg()


def over_svg(name: str, stage: int, mood: str) -> str:
    """Return what lies over the table's edge: puddle and resting hands."""
    guest, wet = GUESTS[name], Wetness(stage)
    pose, _ = at_table(guest, wet, mood)
    canvas = Canvas(*FRAME)
    draw_table_water(canvas, wet, AXIS, TABLE_EDGE)
    with canvas.group(AXIS, TABLE_EDGE):
        for side, arm in ((-1, pose.left), (1, pose.right)):
            draw_resting_hand(canvas, guest, wet, side, arm)
    return canvas.svg()


def portrait_svg(name: str, stage: int) -> str:
    """Return head and shoulders."""
    guest, wet = GUESTS[name], Wetness(stage)
    _, expression = resting(guest, wet)
    canvas = Canvas(*FRAME)
    _draw_figure(canvas, guest, wet, Placing(AXIS, TABLE_EDGE, Pose("down", "down")), expression)
    return canvas.svg(HAT_VIEW if "straw_hat" in guest.extras else PORTRAIT_VIEW)


def figure_svg(name: str, stage: int, cheering: bool = False) -> str:
    """Return a standing guest."""
    guest, wet = GUESTS[name], Wetness(stage)
    pose, expression = resting(guest, wet, standing=True)
    if cheering:
        pose, expression = CHEER, EXPRESSIONS["laughing"]
    canvas = Canvas(*FIGURE)
    draw_floor_water(canvas, wet, FIGURE_AXIS, WAIST + FLOOR)
    _draw_figure(canvas, guest, wet, Placing(FIGURE_AXIS, WAIST, pose, whole=True), expression)
    return canvas.svg((0, 0, *FIGURE_FRAME))


# ------------------------------------------------------------------ files
def _waist_up(name: str, stage: int, mood: str) -> bytes:
    body = picture(body_svg(name, stage, mood), *SPRITE)
    cut = round(TABLE_CUT * SPRITE[1] / FRAME[1])
    body.paste((0, 0, 0, 0), (0, cut, *SPRITE))
    body.alpha_composite(picture(over_svg(name, stage, mood), *SPRITE))
    return compact(body)


def _portrait(name: str, stage: int) -> bytes:
    return compact(picture(portrait_svg(name, stage), *PORTRAIT))


def _figure(name: str, stage: int, cheering: bool) -> bytes:
    return compact(picture(figure_svg(name, stage, cheering), *FIGURE))


def compact(image: Image.Image) -> bytes:
    """Return a cel-shaded picture as PNG, its tones in steps of 6 and its edges in steps of 16.

    That saves a quarter of the bytes; a palette of 256 colours would save more, but it bands
    the cheeks.
    """
    tones = [min(255, (v + 3) // 6 * 6) for v in range(256)]
    edges = [min(255, (v + 8) // 16 * 16) for v in range(256)]
    return png_bytes(image.point(tones * 3 + edges))


def assets() -> Assets:
    """Return the builders of sprites/guests."""
    found: Assets = {
        "guests/anchors.json": lambda: json.dumps(anchors(), indent=1).encode() + b"\n"
    }
    for name in GUESTS:
        found[f"guests/{name}_duck.png"] = partial(_waist_up, name, 0, "duck")
        for level, stage in enumerate(STAGES):
            for mood in (*MOODS, "duck"):
                path = f"guests/{name}_{stage}_{mood}.png"
                found[path] = partial(_waist_up, name, level, mood)
            found[f"guests/{name}_{stage}_face.png"] = partial(_portrait, name, level)
            found[f"guests/{name}_{stage}_full.png"] = partial(_figure, name, level, False)
            found[f"guests/{name}_{stage}_cheer.png"] = partial(_figure, name, level, True)
    return found


# ------------------------------------------------------------------ anchors
def _table_place(x: float, y: float) -> list[float]:
    return [round(x / FRAME[0], 4), round(y / FRAME[1], 4)]


def _figure_place(x: float, y: float) -> list[float]:
    return [round(x / FIGURE_FRAME[0], 4), round(y / FIGURE_FRAME[1], 4)]


def _places(guest: Guest, wet: Wetness, whole: bool) -> dict[str, object]:
    at, x0, y0 = _table_place, float(AXIS), TABLE_EDGE + wet.limp * 5
    if whole:
        at, x0, y0 = _figure_place, FIGURE_AXIS, WAIST
    pose, _ = resting(guest, wet, standing=whole)

    def in_head(x: float, y: float) -> list[float]:
        return at(x0 + x * HEAD_SCALE, y0 - HEAD_UP + y * HEAD_SCALE)

    hands = [(-1, pose.left), (1, pose.right)]
    return {
        "head": in_head(0, 0),
        "mouth": in_head(MOUTH_X, MOUTH_Y),
        "chest": at(x0, y0 - 64),
        "drips": [in_head(x, y) for x, y in drip_points(guest.hair_style, wet)],
        "hands": [at(x0 + s * hand_place(a)[0], y0 + hand_place(a)[1]) for s, a in hands],
        "patches": [at(x0 + x, y0 + y) for x, y in ((-34, -42), (30, -56), (28, -18), (-8, -74))],
    }


def anchors() -> dict[str, object]:
    """Return the anchors of all guests, as fractions of their sprites, by name and stage."""
    cast = {
        name: {
            stage: {
                "waist_up": _places(guest, Wetness(level), whole=False),
                "full": _places(guest, Wetness(level), whole=True),
            }
            for level, stage in enumerate(STAGES)
        }
        for name, guest in GUESTS.items()
    }
    return {
        "table_cut": round(TABLE_CUT / FRAME[1], 4),
        "axis": 0.5,
        "floor": round((WAIST + FLOOR) / FIGURE_FRAME[1], 4),
        "waist": round(WAIST / FIGURE_FRAME[1], 4),
        "guests": cast,
    }
