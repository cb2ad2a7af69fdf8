"""The things that stand in levels, their frames and feet; 48 units make a tile of a map."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tools.art import level_garden, level_playthings
from tools.art.bake import png
from tools.art.drawing import CORAL, WHITE, Canvas

ZOOM = 1.5  # pixels a unit


@dataclass(frozen=True)
class Prop:
    """A drawing and how far it reaches left, up, right and down from its foot."""

    draw: Callable[[Canvas], None]
    box: tuple[int, int, int, int]


def _standing(draw: Callable[[Canvas], None], x: float, y: float) -> Callable[[Canvas], None]:
    """Return the drawing moved so that its foot (x, y) is at (0, 0)."""

    def moved(c: Canvas) -> None:
        with c.group(-x, -y):
            draw(c)

    return moved


TREES: dict[str, Callable[[Canvas], None]] = {
    "tree": partial(level_garden.tree, seed=1, leaf="#5BB85C"),
    "tree_apple": partial(level_garden.tree, seed=2, leaf="#7CC455", fruit="#E8404F"),
    "tree_teal": partial(level_garden.tree, seed=3, leaf="#3FA877"),
}
PARASOLS: dict[str, Callable[[Canvas], None]] = {
    "parasol_red": partial(level_playthings.parasol, colour=CORAL),
    "parasol_blue": partial(level_playthings.parasol, colour="#3FA6E6"),
}
PROPS: dict[str, Prop] = {
    **{name: Prop(_standing(draw, 56, 122), (56, 122, 56, 12)) for name, draw in TREES.items()},
    **{name: Prop(_standing(draw, 48, 112), (50, 112, 50, 10)) for name, draw in PARASOLS.items()},
    "bush": Prop(partial(level_garden.draw_bush, flower="#FF9CC0"), (40, 54, 44, 10)),
    "bush_white": Prop(partial(level_garden.draw_bush, flower=WHITE), (40, 54, 44, 10)),
    "bush_plain": Prop(partial(level_garden.draw_bush, flower=""), (40, 54, 44, 10)),
    "flower_bed": Prop(level_garden.draw_flower_bed, (52, 40, 54, 12)),
    "water_butt": Prop(level_garden.draw_water_butt, (32, 56, 34, 10)),
    "gnome": Prop(level_garden.draw_gnome, (20, 68, 22, 8)),
    "picnic": Prop(level_garden.draw_picnic, (50, 44, 54, 22)),
    "slide": Prop(level_playthings.draw_slide, (52, 112, 80, 12)),
    "swings": Prop(level_playthings.draw_swings, (68, 104, 78, 12)),
    "seesaw": Prop(level_playthings.draw_seesaw, (66, 56, 66, 10)),
    "roundabout": Prop(level_playthings.draw_roundabout, (54, 48, 60, 20)),
    "rocker": Prop(level_playthings.draw_rocker, (44, 70, 48, 10)),
    "bench": Prop(level_playthings.draw_bench, (52, 50, 54, 10)),
    "bucket": Prop(level_playthings.draw_bucket, (24, 56, 38, 22)),
    "sandcastle": Prop(level_playthings.draw_sandcastle, (36, 62, 40, 10)),
    "ball": Prop(level_playthings.draw_ball, (24, 44, 28, 8)),
    "lounger": Prop(level_playthings.draw_lounger, (58, 40, 54, 12)),
    "chair": Prop(level_playthings.draw_chair, (36, 76, 38, 10)),
    "lifeguard": Prop(level_playthings.draw_lifeguard, (36, 104, 40, 10)),
    "ladder": Prop(level_playthings.draw_ladder, (32, 40, 20, 14)),
    "ring": Prop(level_playthings.draw_ring, (40, 28, 40, 20)),
    "duck": Prop(level_garden.draw_duck, (36, 52, 44, 16)),
    "sprinkler_1": Prop(partial(level_garden.draw_sprinkler, phase=0), (54, 80, 54, 6)),
    "sprinkler_2": Prop(partial(level_garden.draw_sprinkler, phase=1), (54, 80, 54, 6)),
    "dog_1": Prop(partial(level_garden.draw_dog, phase=0), (48, 62, 52, 10)),
    "dog_2": Prop(partial(level_garden.draw_dog, phase=1), (48, 62, 52, 10)),
    "cat": Prop(level_garden.draw_cat, (26, 66, 38, 8)),
    "bird": Prop(level_garden.draw_bird, (22, 36, 30, 6)),
    "butterfly_1": Prop(partial(level_garden.draw_butterfly, phase=0), (28, 36, 28, 6)),
    "butterfly_2": Prop(partial(level_garden.draw_butterfly, phase=1), (28, 36, 28, 6)),
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
