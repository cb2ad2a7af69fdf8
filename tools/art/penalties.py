"""Files of sprites/penalties: tools, signs, backdrops with their front layers, anchors."""

import json
from functools import partial

from tools.art.bake import png, webp
from tools.art.penalty_places import STAGES, Place, Stage, place_svg
from tools.art.penalty_props import PROPS, Prop, front_svg
from tools.art.penalty_tools import GREAT, SMALL, icon_svg, tool_svg
from tools.art.registry import Assets
from tools.art.water import WATER_LINE

TOOL_SIZE, ICON_SIZE = 300, 128
FIGURE_HEIGHT = 640  # of a guest's full figure in a stage of scale 1, in pixels
TOWN_PITCH = {"wide": 380, "tall": 250}
SIDES = {1: (0.0,), 2: (-0.5, 0.5), 3: (-1.0, 0.0, 1.0), 4: (-1.0, -0.33, 0.33, 1.0)}


# ------------------------------------------------------------------ anchors, as fractions
def _at(stage: Stage, place: Place) -> list[float]:
    return [round(place[0] / stage.width, 4), round(place[1] / stage.height, 4)]


def _in_prop(stage: Stage, x: float, y: float) -> list[float]:
    return _at(stage, (stage.x + x * stage.scale, stage.y + y * stage.scale))


def _rows(stage: Stage, reach: float) -> dict[str, list[list[float]]]:
    """Return where one to four people stand in a row."""
    return {
        str(count): [_in_prop(stage, side * reach, 0) for side in sides]
        for count, sides in SIDES.items()
    }


def _front_boxes(name: str, stage: Stage, prop: Prop) -> list[dict[str, object]]:
    left, top, width, height = prop.front_box
    boxes: list[dict[str, object]] = []
    for front in stage.fronts:
        x = front.x - (left + width if front.flip else -left) * front.scale
        corner = _in_prop(stage, x, front.y + top * front.scale)
        size = front.scale * stage.scale
        boxes.append(
            {
                "file": f"{name}_front.png",
                "box": [*corner, *_at(stage, (width * size, height * size))],
                "flip": front.flip,
            }
        )
    return boxes


def _sources(stage: Stage, prop: Prop) -> list[list[float]]:
    return [
        _in_prop(
            stage, front.x + (-x if front.flip else x) * front.scale, front.y + y * front.scale
        )
        for front in stage.fronts
        for x, y in prop.sources
    ]


def _scene(name: str, stage: Stage) -> dict[str, object]:
    prop = PROPS[name]
    tall = FIGURE_HEIGHT * stage.scale / stage.height
    return {
        "losers": _rows(stage, prop.reach),
        "loser_height": round(tall, 4),
        "winner": _at(stage, stage.winner),
        "winner_height": round(tall * stage.winner_scale, 4),
        "winner_in_front": stage.winner_in_front,
        "watchers": [_at(stage, place) for place in stage.watchers],
        "water": _sources(stage, prop),
        "fronts": _front_boxes(name, stage, prop),
    }


def anchors() -> dict[str, object]:
    """Return the anchors of all scenes, by name and shape."""
    found: dict[str, object] = {
        name: {shape: _scene(name, stage) for shape, stage in STAGES[name].items()}
        for name in PROPS
    }
    found["town"] = {
        shape: {
            "people": _rows(stage, TOWN_PITCH[shape] * 1.5),
            "people_height": round(FIGURE_HEIGHT * stage.scale / stage.height, 4),
        }
        for shape, stage in STAGES["town"].items()
    }
    return found


# ------------------------------------------------------------------ files
def _tool(name: str) -> bytes:
    return png(tool_svg(name), TOOL_SIZE, TOOL_SIZE)


def _icon(name: str) -> bytes:
    return png(icon_svg(name), ICON_SIZE, ICON_SIZE)


def _place(name: str, shape: str) -> bytes:
    stage = STAGES[name][shape]
    return webp(place_svg(name, shape), stage.width, stage.height)


def _front(name: str) -> bytes:
    _, _, width, height = PROPS[name].front_box
    return png(front_svg(name), width, height, hidden=WATER_LINE)


def assets() -> Assets:
    """Return the builders of sprites/penalties."""
    found: Assets = {f"penalties/{name}.png": partial(_tool, name) for name in SMALL}
    for name in SMALL | GREAT:
        found[f"penalties/icon_{name}.png"] = partial(_icon, name)
    for name, stages in STAGES.items():
        for shape in stages:
            found[f"penalties/{name}_{shape}.webp"] = partial(_place, name, shape)
    for name in PROPS:
        found[f"penalties/{name}_front.png"] = partial(_front, name)
    found["penalties/anchors.json"] = lambda: json.dumps(anchors(), indent=1).encode() + b"\n"
    return found
