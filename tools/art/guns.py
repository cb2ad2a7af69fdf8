"""The 23 water guns and the 8 parts that modifiers add, each with the points where it is held and joined.

A drawing's unit is that of the kids: a gun as drawn fits a kid of usual build.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tools.art import gun_modifiers, guns_heavy, guns_light
from tools.art.bake import png
from tools.art.drawing import Canvas, Point
from tools.art.kid_atlas import ZOOM as KID_ZOOM

WIDTH = 260  # pixels of every gun's picture
MOD_ZOOM = 3  # pixels a unit of a part's picture
MARGIN = 4
Draw = Callable[[Canvas], None]


@dataclass(frozen=True)
class Gun:
    """A gun's drawing; `box` is its left, top, right, bottom; the points are in the same units."""

    draw: Draw
    box: tuple[float, float, float, float]
    muzzle: Point
    top: Point
    under: Point
    rear: Point


@dataclass(frozen=True)
class Part:
    """A modifier's part, joined with its (0, 0) to the gun's point `slot`."""

    draw: Draw
    box: tuple[float, float, float, float]
    slot: str


# id: drawing, box, muzzle, top, under, rear
GUNS: dict[str, Gun] = {
    "mini-water-gun": Gun(
        guns_light.draw_mini, (-20, -20, 36, 14), (33, -10), (4, -17), (16, -2), (-9, -10)
    ),
    "squirt-gun": Gun(
        guns_light.draw_squirt, (-22, -27, 52, 18), (50, -11), (8, -23), (24, -3), (-15, -14)
    ),
    "water-squirter": Gun(
        guns_light.draw_squirter, (-55, -26, 70, 20), (68, -10), (14, -22), (34, 2), (-16, -14)
    ),
    "character-gun": Gun(
        guns_light.draw_character, (-16, -58, 50, 18), (48, -12), (-6, -24), (24, -3), (-12, -12)
    ),
    "animal-gun": Gun(
        guns_light.draw_animal, (-34, -44, 66, 18), (64, -13), (10, -36), (26, -4), (-20, -16)
    ),
    "water-pistol": Gun(
        guns_light.draw_pistol, (-16, -42, 49, 18), (47, -11), (12, -34), (24, -2), (-12, -12)
    ),
    "water-luger": Gun(
        guns_light.draw_luger, (-20, -31, 58, 22), (56, -14), (4, -21), (30, -9), (-16, -14)
    ),
    "water-uzi": Gun(
        guns_light.draw_uzi, (-40, -36, 58, 28), (56, -17), (2, -34), (28, -6), (-22, -16)
    ),
    "water-space-gun": Gun(
        guns_light.draw_space, (-35, -37, 74, 18), (72, -11), (6, -26), (26, -2), (-22, -12)
    ),
    "water-ray-gun": Gun(
        guns_light.draw_ray, (-24, -51, 74, 18), (70, -12), (6, -27), (34, -4), (-20, -12)
    ),
    "spray-gun": Gun(
        guns_heavy.draw_spray, (-28, -36, 50, 51), (46, -18), (2, -32), (28, -8), (-20, -16)
    ),
    "magnum-water-gun": Gun(
        guns_heavy.draw_magnum, (-20, -34, 78, 24), (76, -17), (30, -24), (42, -9), (-10, -16)
    ),
    "liquidator": Gun(
        guns_heavy.draw_liquidator, (-38, -43, 80, 18), (78, -12), (18, -38), (34, -2), (-30, -12)
    ),
    "pump-squirt-gun": Gun(
        guns_heavy.draw_pump_squirt, (-38, -50, 66, 18), (64, -13), (14, -40), (32, 4), (-30, -12)
    ),
    "mega-water-gun": Gun(
        guns_heavy.draw_mega, (-42, -63, 78, 18), (76, -15), (10, -56), (40, 6), (-34, -12)
    ),
    "stream-machine": Gun(
        guns_heavy.draw_stream, (-65, -34, 88, 20), (86, -16), (22, -29), (36, -3), (-26, -16)
    ),
    "super-soaker": Gun(
        guns_heavy.draw_soaker, (-42, -51, 90, 18), (88, -14), (16, -46), (46, 6), (-36, -12)
    ),
    "water-blaster": Gun(
        guns_heavy.draw_blaster, (-44, -55, 88, 18), (86, -18), (18, -34), (46, 6), (-40, -12)
    ),
    "water-cannon": Gun(
        guns_heavy.draw_cannon, (-46, -50, 82, 20), (74, -14), (18, -40), (34, 4), (-40, -16)
    ),
    "bazooka-water-gun": Gun(
        guns_heavy.draw_bazooka, (-74, -60, 80, 20), (76, -20), (-4, -54), (30, -6), (-58, -20)
    ),
    "shield-water-gun": Gun(
        guns_heavy.draw_shield_gun, (-38, -51, 75, 27), (72, -12), (8, -38), (24, 0), (-30, -12)
    ),
    "shield-blaster": Gun(
        guns_heavy.draw_shield_blaster, (-40, -61, 81, 33), (78, -14), (4, -44), (22, 6), (-34, -12)
    ),
    "shield-mega-blaster": Gun(
        guns_heavy.draw_shield_mega, (-52, -71, 89, 39), (86, -16), (0, -56), (20, 0), (-46, -12)
    ),
}


PARTS: dict[str, Part] = {
    "pump-action": Part(gun_modifiers.draw_pump_action, (-20, -7, 20, 15), "under"),
    "double-barrel": Part(gun_modifiers.draw_double_barrel, (-44, -24, 6, 4), "muzzle"),
    "motorized": Part(gun_modifiers.draw_motorized, (-22, -24, 8, 13), "rear"),
    "rapid-fire": Part(gun_modifiers.draw_rapid_fire, (-16, -19, 12, 19), "muzzle"),
    "cylindrical-reservoir": Part(gun_modifiers.draw_reservoir, (-32, -28, 26, 4), "top"),
    "water-clips": Part(gun_modifiers.draw_clips, (-18, -9, 22, 28), "under"),
    "water-tank": Part(gun_modifiers.draw_tank, (-25, -48, 25, 6), "top"),
    "water-pack": Part(gun_modifiers.draw_pack, (-50, -40, 6, 18), "rear"),
}


# ------------------------------------------------------------------ baking
def _svg(draw: Draw, frame: tuple[float, float, float, float], margin: float) -> str:
    left, top, right, bottom = frame
    canvas = Canvas(round(right - left + 2 * margin), round(bottom - top + 2 * margin))
    with canvas.group(margin - left, margin - top):
        draw(canvas)
    return canvas.svg()


def gun_unit(gun: str) -> float:
    """Return how many pixels of a gun's picture make a unit."""
    left, _, right, _ = GUNS[gun].box
    return WIDTH / (right - left + 2 * MARGIN)


def gun_size(gun: str) -> tuple[int, int]:
    """Return width and height of a gun's picture."""
    _, top, _, bottom = GUNS[gun].box
    return WIDTH, round((bottom - top + 2 * MARGIN) * gun_unit(gun))


def gun_svg(gun: str) -> str:
    """Return a gun's drawing, to be drawn `gun_unit` times its size."""
    return _svg(GUNS[gun].draw, GUNS[gun].box, MARGIN)


def part_svg(part: str) -> str:
    """Return a part's drawing, to be drawn MOD_ZOOM times its size."""
    return _svg(PARTS[part].draw, PARTS[part].box, 2)


def _gun(gun: str) -> bytes:
    return png(gun_svg(gun), *gun_size(gun))


def part_size(part: str) -> tuple[int, int]:
    """Return width and height of a part's picture."""
    left, top, right, bottom = PARTS[part].box
    return round((right - left + 4) * MOD_ZOOM), round((bottom - top + 4) * MOD_ZOOM)


def _part(part: str) -> bytes:
    return png(part_svg(part), *part_size(part))


def anchors() -> dict[str, object]:
    """Return sizes and points of all guns and parts, in pixels of their pictures."""
    guns: dict[str, object] = {}
    for name, gun in GUNS.items():
        unit, (left, top, _, _) = gun_unit(name), gun.box

        def at(
            point: Point, left: float = left, top: float = top, unit: float = unit
        ) -> list[float]:
            return [
                round((point[0] - left + MARGIN) * unit, 1),
                round((point[1] - top + MARGIN) * unit, 1),
            ]

        guns[name] = {
            "size": list(gun_size(name)),
            "held": round(KID_ZOOM / unit, 4),
            "grip": at((0, 0)),
            "muzzle": at(gun.muzzle),
            "top": at(gun.top),
            "under": at(gun.under),
            "rear": at(gun.rear),
        }
    parts = {
        name: {
            "size": list(part_size(name)),
            "held": round(KID_ZOOM / MOD_ZOOM, 4),
            "slot": part.slot,
            "attach": [
                round((2 - part.box[0]) * MOD_ZOOM, 1),
                round((2 - part.box[1]) * MOD_ZOOM, 1),
            ],
        }
        for name, part in PARTS.items()
    }
    return {"guns": guns, "modifiers": parts}


def _anchors() -> bytes:
    return (json.dumps(anchors(), indent=1) + "\n").encode()


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of guns, parts and their anchors by path."""
    found: dict[str, Callable[[], bytes]] = {
        f"guns/{name}.png": partial(_gun, name) for name in GUNS
    }
    found |= {f"guns/mod_{name}.png": partial(_part, name) for name in PARTS}
    return found | {"guns/anchors.json": _anchors}
