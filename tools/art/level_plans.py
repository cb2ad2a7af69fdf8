"""What lies where in the six maps: terrains by the corners of tiles, things by pixels.

A rectangle (x, y, x2, y2) of a terrain holds corners, both ends included: it covers half a tile
more on every side. The seats' places follow the battlefield's layout at 1920 x 1080 and
1080 x 1920; a map is a little larger, so that other shapes of screens are covered too.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tools.art.level_tileset import (
    BUNTING,
    CHALK_DROP,
    CHALK_SUN,
    FENCE_COLUMN,
    HOPSCOTCH,
    PARASOL_COLUMN,
    TALL_ROW,
    TREE_COLUMN,
    tile_id,
)
from tools.art.tiles import GRASS, MOWN, PAVED

Rect = tuple[float, float, float, float]
Corners = tuple[int, int, int, int]
Cell = tuple[int, int]
WIDE, TALL = (20, 12), (12, 20)  # tiles
GRASSES = (0, 0, 0, 1, 1, 4, 5, 0, 1, 2, 3)


@dataclass(frozen=True)
class Thing:
    """A prop, spectator or living thing, its foot at (x, y); with `sides` only in such matches."""

    layer: str
    kind: str
    x: float
    y: float
    sides: int = 0
    flip: bool = False


@dataclass(frozen=True)
class Place:
    """A seat's places; x, y, width and height in pixels of the map."""

    sides: int
    seat: int
    area: Rect
    retreat: Rect
    front: str  # the area's edge towards the others


@dataclass(frozen=True)
class Plan:
    """One map; `layers` are tile layers of terrains, `cells` single tiles by layer."""

    size: tuple[int, int]
    layers: dict[str, list[tuple[str, Corners]]]
    places: tuple[Place, ...]
    things: tuple[Thing, ...]
    cells: dict[str, dict[Cell, int]] = field(default_factory=dict)
    paved: bool = False
    seed: int = 4

    def ground(self, x: int, y: int, roll: float) -> int:
        """Return the tile of the ground layer at a cell; `roll` from 0 to 1 chooses a variant."""
        if self.paved:
            return PAVED + (0 if roll < 0.86 else 1 + int(roll * 1000) % 3)
        stripe = MOWN if (x // 2 if self.size == WIDE else y // 2) % 2 else GRASS
        return stripe + GRASSES[int(roll * len(GRASSES))]


# ------------------------------------------------------------------ places
def _wide_places() -> tuple[Place, ...]:
    two = (
        Place(2, 1, (220, 152, 465, 764), (8, 162, 200, 634), "right"),
        Place(2, 2, (1235, 152, 465, 764), (1712, 162, 200, 734), "left"),
    )
    top, low, high = 152, 542, 374
    four = (
        Place(4, 1, (220, low, 570, high), (8, low, 200, high - 90), "right"),
        Place(4, 2, (220, top, 570, high), (8, top, 200, high), "right"),
        Place(4, 3, (1130, top, 570, high), (1712, top, 200, high), "left"),
        Place(4, 4, (1130, low, 570, high), (1712, low, 200, high), "left"),
    )
    return two + four


def _tall_places() -> tuple[Place, ...]:
    two = (
        Place(2, 1, (66, 993, 1020, 403), (126, 1408, 900, 170), "up"),
        Place(2, 2, (66, 410, 1020, 403), (126, 220, 900, 170), "down"),
    )
    left, right, wide = 66, 584, 502
    four = (
        Place(4, 1, (left, 993, wide, 403), (126, 1408, 442, 170), "up"),
        Place(4, 2, (left, 410, wide, 403), (126, 220, 442, 170), "down"),
        Place(4, 3, (right, 410, wide, 403), (584, 220, 442, 170), "down"),
        Place(4, 4, (right, 993, wide, 403), (584, 1408, 442, 170), "up"),
    )
    return two + four


def taps(place: Place) -> tuple[float, float]:
    """Return where a seat's tap stands: at the end of its retreat."""
    x, y, width, height = place.retreat
    if place.front in ("left", "right"):
        return x + width / 2, y + height - 16
    return x + width - 40, y + height - 30


def flags(place: Place) -> tuple[tuple[float, float], ...]:
    """Return where a seat's flag stands: before the middle of its area, where there is room."""
    x, y, width, _height = place.area
    if place.sides == 4 or place.front in ("up", "down"):
        return ()
    return ((x + width + 20 if place.front == "right" else x - 20, y + 500),)


# ------------------------------------------------------------------ tiles put together
def _block(column: int, width: int, height: int, x: int, y: int) -> dict[Cell, int]:
    return {
        (x + i, y + j): tile_id(column + i, TALL_ROW + j)
        for i in range(width)
        for j in range(height)
    }


def _tree(name: str, x: int, y: int) -> tuple[dict[Cell, int], dict[Cell, int]]:
    """Return a tree's lowest row, which stands behind kids, and its crown, which hangs before them."""
    cells = _block(TREE_COLUMN[name], 3, 3, x, y)
    trunk = {cell: tile for cell, tile in cells.items() if cell[1] == y + 2}
    return trunk, {cell: tile for cell, tile in cells.items() if cell not in trunk}


def _parasol(name: str, x: int, y: int) -> tuple[dict[Cell, int], dict[Cell, int]]:
    cells = _block(PARASOL_COLUMN[name], 2, 2, x, y)
    foot = {cell: tile for cell, tile in cells.items() if cell[1] == y + 1}
    return foot, {cell: tile for cell, tile in cells.items() if cell not in foot}


def _fence(x: int, x2: int, y: int) -> dict[Cell, int]:
    return {
        (i, y + j): tile_id(FENCE_COLUMN, TALL_ROW + j) for i in range(x, x2 + 1) for j in (0, 1)
    }


def _bunting(x: int, x2: int, y: int) -> dict[Cell, int]:
    return {(i, y): BUNTING for i in range(x, x2 + 1)}


T = Thing


# ------------------------------------------------------------------ backyard
def _backyard_wide() -> Plan:
    trunk, crown = _tree("tree_apple", 8, 6)
    return Plan(
        WIDE,
        {
            "detail": [
                ("sand", (0, 2, 2, 8)),
                ("sand", (18, 2, 20, 9)),
                ("path", (9, 5, 11, 6)),
                ("path", (11, 6, 11, 8)),
                ("path", (10, 8, 11, 11)),
            ],
            "detail water": [("pool", (9, 3, 11, 4))],
            "detail hedge": [("hedge", (0, 0, 20, 1)), ("hedge", (0, 10, 20, 12))],
        },
        _wide_places(),
        (
            T("cover", "bush", 752, 336, 2),
            T("cover", "bush_white", 1166, 330, 2),
            T("cover", "water_butt", 1172, 516, 2),
            T("cover", "flower_bed", 769, 786, 2),
            T("cover", "bush", 1168, 884, 2),
            T("spectators", "cat", 1146, 776, 2),
            T("spectators", "gnome", 740, 500, 2),
            T("spectators", "bird", 1012, 230),
            T("ambient", "duck", 968, 362),
            T("ambient", "sprinkler", 1048, 640),
            T("ambient", "butterfly", 860, 520),
            T("ambient", "ball", 1076, 892),
        ),
        {"detail water": trunk, "above": crown},
    )


def _backyard_tall() -> Plan:
    return Plan(
        TALL,
        {
            "detail": [
                ("sand", (1, 3, 11, 3)),
                ("sand", (1, 15, 11, 16)),
                ("path", (0, 9, 3, 9)),
                ("path", (9, 10, 12, 10)),
                ("path", (2, 9, 10, 10)),
            ],
            "detail water": [("pool", (5, 9, 7, 10))],
            "detail hedge": [("hedge", (0, 0, 12, 1)), ("hedge", (0, 18, 12, 20))],
        },
        _tall_places(),
        (
            T("cover", "bush", 372, 908),
            T("cover", "bush_white", 800, 976),
            T("spectators", "cat", 990, 940),
            T("spectators", "gnome", 170, 964),
            T("ambient", "duck", 580, 912),
            T("ambient", "sprinkler", 930, 920),
            T("ambient", "butterfly", 250, 880),
        ),
        {"above": _bunting(0, 0, 9) | _bunting(11, 11, 9)},
    )


# ------------------------------------------------------------------ playground
def _playground_wide() -> Plan:
    trunk, crown = _tree("tree", 9, 1)
    return Plan(
        WIDE,
        {
            "detail": [
                ("paving", (0, 2, 2, 8)),
                ("paving", (18, 2, 20, 9)),
                ("rubber", (9, 5, 11, 8)),
            ],
            "detail path": [("path", (0, 10, 20, 12))],
            "detail hedge": [("hedge", (0, 0, 20, 0)), ("hedge", (0, 11, 20, 12))],
        },
        _wide_places(),
        (
            T("cover", "slide", 930, 610),
            T("cover", "roundabout", 1006, 800),
            T("cover", "swings", 798, 470, 2),
            T("cover", "seesaw", 1128, 520, 2),
            T("cover", "bench", 1144, 300, 2),
            T("cover", "bush_plain", 752, 280, 2),
            T("cover", "rocker", 760, 830, 2),
            T("cover", "bucket", 1174, 884, 2),
            T("spectators", "dog", 1150, 760, 2),
            T("spectators", "bird", 900, 414),
            T("ambient", "butterfly", 1010, 420),
            T("ambient", "sprinkler", 880, 890),
            T("ambient", "ball", 1078, 700),
        ),
        {
            "detail water": _fence(0, 19, 0)
            | trunk
            | {(9, 7): HOPSCOTCH, (9, 6): CHALK_SUN, (10, 5): CHALK_DROP},
            "above": crown,
        },
        seed=9,
    )


def _playground_tall() -> Plan:
    return Plan(
        TALL,
        {
            "detail": [
                ("paving", (1, 3, 11, 3)),
                ("paving", (1, 15, 11, 16)),
                ("rubber", (3, 9, 9, 10)),
            ],
            "detail hedge": [("hedge", (0, 0, 12, 0)), ("hedge", (0, 18, 12, 20))],
        },
        _tall_places(),
        (
            T("cover", "slide", 560, 982),
            T("cover", "roundabout", 800, 964),
            T("cover", "rocker", 404, 956),
            T("spectators", "dog", 190, 956),
            T("spectators", "bird", 1010, 960),
            T("ambient", "butterfly", 960, 870),
            T("ambient", "ball", 306, 972),
        ),
        {
            "detail water": _fence(0, 11, 0) | {(4, 9): CHALK_SUN, (7, 9): CHALK_DROP},
            "above": _bunting(0, 0, 9) | _bunting(11, 11, 9),
        },
        seed=9,
    )


# ------------------------------------------------------------------ pool
def _pool_wide() -> Plan:
    foot, shade = _parasol("parasol_red", 9, 7)
    return Plan(
        WIDE,
        {
            "detail": [("deck", (0, 2, 2, 8)), ("deck", (18, 2, 20, 9))],
            "detail water": [("pool", (9, 2, 11, 6))],
            "detail hedge": [("hedge", (0, 0, 20, 1)), ("hedge", (0, 10, 20, 12))],
        },
        _wide_places(),
        (
            T("cover", "lounger", 980, 872),
            T("cover", "chair", 1066, 806),
            T("cover", "lifeguard", 1170, 336, 2),
            T("cover", "lounger", 784, 790, 2),
            T("cover", "parasol_blue", 772, 420, 2),
            T("cover", "parasol_red", 1148, 520, 2),
            T("cover", "bush_white", 752, 884, 2),
            T("cover", "bush", 1168, 884, 2),
            T("spectators", "bird", 1050, 664),
            T("spectators", "cat", 752, 540, 2),
            T("ambient", "ladder", 1100, 336),
            T("ambient", "duck", 930, 330),
            T("ambient", "ring", 1010, 520),
            T("ambient", "ball", 836, 700),
        ),
        {"detail water": foot, "above": shade},
        paved=True,
        seed=2,
    )


def _pool_tall() -> Plan:
    return Plan(
        TALL,
        {
            "detail": [("deck", (1, 3, 11, 3)), ("deck", (1, 15, 11, 16))],
            "detail water": [("pool", (2, 9, 10, 10))],
            "detail hedge": [("hedge", (0, 0, 12, 1)), ("hedge", (0, 18, 12, 20))],
        },
        _tall_places(),
        (
            T("cover", "lifeguard", 156, 976),
            T("cover", "bush", 1016, 976),
            T("spectators", "bird", 1010, 876),
            T("ambient", "duck", 420, 900),
            T("ambient", "ring", 740, 920),
            T("ambient", "ball", 590, 884),
        ),
        {"above": _bunting(0, 0, 9) | _bunting(11, 11, 9)},
        paved=True,
        seed=2,
    )


PLANS: dict[str, Plan] = {
    "backyard_wide": _backyard_wide(),
    "backyard_tall": _backyard_tall(),
    "playground_wide": _playground_wide(),
    "playground_tall": _playground_tall(),
    "pool_wide": _pool_wide(),
    "pool_tall": _pool_tall(),
}
