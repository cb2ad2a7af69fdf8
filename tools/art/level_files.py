"""Write the levels: ``python -m tools.art.level_files [OUT=levels]``: maps, tileset and its picture."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from xml.sax.saxutils import quoteattr

from tools.art.drawing import num
from tools.art.level_plans import PLANS, Place, Plan, Rect, Thing, flags, taps
from tools.art.level_tileset import terrain_tile, tileset_png, tileset_tsx
from tools.art.tile_fields import TILE

Grid = list[list[int]]  # tile numbers counted from 1, 0 for none
OBJECT_LAYERS = ("cover", "spectators", "ambient")


def _corners(plan: Plan, layer: str) -> list[tuple[str, set[tuple[int, int]]]]:
    """Return the corners of each terrain of a layer, those at the map's edge going on beyond it."""
    found: dict[str, set[tuple[int, int]]] = {}
    for terrain, (x, y, x2, y2) in plan.layers.get(layer, []):
        corners = {(i, j) for i in range(x, x2 + 1) for j in range(y, y2 + 1)}
        found.setdefault(terrain, set()).update(corners)
    return list(found.items())


def tile_layers(plan: Plan) -> dict[str, Grid]:
    """Return all tile layers of a map, in drawing order."""
    width, height = plan.size
    dice = random.Random(plan.seed)
    grids: dict[str, Grid] = {
        "ground": [
            [1 + plan.ground(x, y, dice.random()) for x in range(width)] for y in range(height)
        ]
    }
    order = ("detail", "detail path", "detail water", "detail hedge", "above")
    for name in order:
        if name not in plan.layers and name not in plan.cells:
            continue
        grid = [[0] * width for _ in range(height)]
        for terrain, corners in _corners(plan, name):
            for y in range(height):
                for x in range(width):
                    bits = (((x, y), 1), ((x + 1, y), 2), ((x, y + 1), 4), ((x + 1, y + 1), 8))
                    mask = sum(bit for corner, bit in bits if corner in corners)
                    if mask:
                        grid[y][x] = 1 + terrain_tile(terrain, mask)
        for (x, y), tile in plan.cells.get(name, {}).items():
            grid[y][x] = 1 + tile
        grids[name] = grid
    return grids


# ------------------------------------------------------------------ XML
class _Ids:
    """Counts the objects of a map."""

    def __init__(self) -> None:
        self.last = 0

    def take(self) -> int:
        self.last += 1
        return self.last


def _properties(values: dict[str, object]) -> list[str]:
    lines = ["   <properties>"]
    for name, value in sorted(values.items()):
        kind = {bool: ' type="bool"', int: ' type="int"'}.get(type(value), "")
        text = str(value).lower() if isinstance(value, bool) else str(value)
        lines.append(f'    <property name="{name}"{kind} value={quoteattr(text)}/>')
    return [*lines, "   </properties>"]


def _object(
    ids: _Ids, kind: str, spot: Rect | tuple[float, float], values: dict[str, object]
) -> list[str]:
    head = (
        f'  <object id="{ids.take()}" type={quoteattr(kind)} x="{num(spot[0])}" y="{num(spot[1])}"'
    )
    body = _properties(values) if values else []
    if len(spot) == 4:
        return [f'{head} width="{num(spot[2])}" height="{num(spot[3])}">', *body, "  </object>"]
    return [f"{head}>", *body, "   <point/>", "  </object>"]


def _place(ids: _Ids, place: Place) -> list[str]:
    whose: dict[str, object] = {"seat": place.seat, "sides": place.sides}
    lines = _object(ids, "area", place.area, {**whose, "front": place.front})
    lines += _object(ids, "retreat", place.retreat, whose)
    lines += _object(ids, "tap", taps(place), whose)
    for spot in flags(place):
        lines += _object(ids, "flag", spot, whose)
    return lines


def _thing(ids: _Ids, thing: Thing) -> list[str]:
    values: dict[str, object] = {}
    if thing.sides:
        values["sides"] = thing.sides
    if thing.flip:
        values["flip"] = True
    return _object(ids, thing.kind, (thing.x, thing.y), values)


def map_tmx(plan: Plan) -> str:
    """Return a map as Tiled writes it."""
    width, height = plan.size
    grids, ids, body = tile_layers(plan), _Ids(), []
    layer = 0
    for name, grid in grids.items():
        layer += 1
        rows = ",\n".join(",".join(str(tile) for tile in row) for row in grid)
        body += [
            f' <layer id="{layer}" name={quoteattr(name)} width="{width}" height="{height}">',
            '  <data encoding="csv">',
            rows,
            "  </data>",
            " </layer>",
        ]
    groups = {"areas": [line for place in plan.places for line in _place(ids, place)]}
    for group in OBJECT_LAYERS:
        groups[group] = [line for t in plan.things if t.layer == group for line in _thing(ids, t)]
    for name, lines in groups.items():
        layer += 1
        body += [f' <objectgroup id="{layer}" name={quoteattr(name)}>', *lines, " </objectgroup>"]
    head = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{width}" '
        f'height="{height}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
        f'nextlayerid="{layer + 1}" nextobjectid="{ids.last + 1}">',
        ' <tileset firstgid="1" source="tiles.tsx"/>',
    ]
    return "\n".join([*head, *body, "</map>", ""])


def _map_bytes(name: str) -> bytes:
    return map_tmx(PLANS[name]).encode()


def files() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all files of the folder `levels`."""
    found: dict[str, Callable[[], bytes]] = {
        f"{name}.tmx": partial(_map_bytes, name) for name in PLANS
    }
    return found | {"tiles.tsx": lambda: tileset_tsx().encode(), "tiles.png": tileset_png}


def main() -> None:
    """Write every file that would change."""
    parser = argparse.ArgumentParser(prog="python -m tools.art.level_files", description=__doc__)
    parser.add_argument("out", nargs="?", type=Path, default=Path("levels"))
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for name, build in files().items():
        data, target = build(), out / name
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)
            print(f"{target} written.")


if __name__ == "__main__":
    main()
