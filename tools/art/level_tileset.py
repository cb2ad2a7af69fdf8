"""The tileset of the levels: ground in rows 0 to 7, and below it what is put together from several tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from tools.art.bake import blank, png_bytes, render_svg
from tools.art.drawing import CORAL, GREEN, SUN, WHITE, Canvas, shade
from tools.art.level_props import PARASOLS, TREES
from tools.art.tile_fields import TILE
from tools.art.tiles import TERRAINS, WHOLE

COLUMNS, ROWS = 16, 11
TALL_ROW = 8  # first row of trees, sunshades, fence
TREE_COLUMN = {"tree": 0, "tree_apple": 3, "tree_teal": 6}  # 3 x 3 tiles each
PARASOL_COLUMN = {"parasol_red": 9, "parasol_blue": 11}  # 2 x 2 tiles each
FENCE_COLUMN = 13  # 1 x 2 tiles
BUNTING = TALL_ROW * COLUMNS + 14
HOPSCOTCH, CHALK_SUN, CHALK_DROP = ((TALL_ROW + 2) * COLUMNS + n for n in (13, 14, 15))


def tile_id(column: int, row: int) -> int:
    """Return a tile's number in the tileset, counted from 0."""
    return row * COLUMNS + column


def terrain_tile(terrain: str, mask: int) -> int:
    """Return the number of a terrain's tile for the corners that `mask` names."""
    return tile_id(mask, 1 + list(TERRAINS).index(terrain))


def _fence(canvas: Canvas) -> None:
    """One tile of a picket fence, 96 high, standing on y = 90."""
    line, pale, dim = "#8A7A66", "#FFFDF6", "#D9CFC0"
    canvas.flat("M0,86 H48 V91 H0 Z", "#173B2A", 0.2)
    for y in (56, 74):
        canvas.path(f"M-4,{y} H52 V{y + 6} H-4 Z", dim, line, 2)
    for x in (6, 22, 38):
        canvas.path(
            f"M{x - 4},88 V48 L{x + 1},41 L{x + 6},48 V88 Z",
            canvas.cel(pale, "side", dim),
            line,
            2.2,
        )


def _bunting(canvas: Canvas) -> None:
    """A string of pennants that goes on from tile to tile."""
    for rise in (0, 1):
        canvas.line(f"M-24,{6 - rise} Q0,22 24,{6 - rise} Q48,22 72,{6 - rise}", "#8A5A34", 2.4)
    for x, y, turn, colour in (
        (0, 14, 0, CORAL),
        (12, 12, -10, SUN),
        (24, 6, 0, GREEN),
        (36, 12, 10, "#3FA6E6"),
        (48, 14, 0, CORAL),
    ):
        with canvas.group(x, y, turn):
            canvas.path("M-6,0 H6 L0,15 Z", colour, shade(colour, 0.5), 1.8)


def _hopscotch(canvas: Canvas) -> None:
    for y in (34, 22, 10):
        canvas.path(f"M17,{y} h13 v12 h-13 Z", "none", WHITE, 1.8, stroke_opacity=0.8)
    canvas.path(
        "M4,10 h13 v12 h-13 Z M30,10 h13 v12 h-13 Z", "none", WHITE, 1.8, stroke_opacity=0.8
    )


def _chalk_sun(canvas: Canvas) -> None:
    canvas.ellipse(24, 24, 8, stroke="#FFF0B0", width=2.2, opacity=0)
    canvas.line(
        "M24,12 V6 M24,36 V42 M12,24 H6 M36,24 H42 M15,15 L11,11 M33,33 L37,37 M33,15 L37,11 M15,33 L11,37",
        "#FFF0B0",
        2.2,
        0.9,
    )


def _chalk_drop(canvas: Canvas) -> None:
    canvas.path(
        "M24,8 C15,20 12,25 12,30 A12,12 0 0 0 36,30 C36,25 33,20 24,8 Z",
        "none",
        "#D6F5FF",
        2.2,
        stroke_opacity=0.9,
    )
    canvas.line("M18,30 q0,6 5,7", "#D6F5FF", 2, 0.9)


def _drawn(draw: Callable[[Canvas], None], width: int, height: int, zoom: float) -> Image.Image:
    canvas = Canvas(width, height)
    draw(canvas)
    return render_svg(canvas.svg(), zoom)


@cache
def tileset() -> Image.Image:
    """Return the whole tileset."""
    sheet = blank(COLUMNS * TILE, ROWS * TILE)

    def put(image: Image.Image, column: int, row: int, dx: int = 0, dy: int = 0) -> None:
        sheet.alpha_composite(image, (column * TILE + dx, row * TILE + dy))

    for number, whole in enumerate(WHOLE):
        put(whole(), number, 0)
    for row, draw in enumerate(TERRAINS.values(), 1):
        for mask in range(1, 16):
            put(draw(mask), mask, row)
    for name, tree in TREES.items():
        put(_drawn(tree, 112, 132, 2), TREE_COLUMN[name], TALL_ROW, 32, 20)
    for name, shade_ in PARASOLS.items():
        put(_drawn(shade_, 100, 118, 1.6), PARASOL_COLUMN[name], TALL_ROW, 16, 3)
    put(_drawn(_fence, 48, 96, 2), FENCE_COLUMN, TALL_ROW)
    for draw_, number in (
        (_bunting, BUNTING),
        (_hopscotch, HOPSCOTCH),
        (_chalk_sun, CHALK_SUN),
        (_chalk_drop, CHALK_DROP),
    ):
        put(_drawn(draw_, 48, 48, 2), number % COLUMNS, number // COLUMNS)
    return sheet


def tileset_png() -> bytes:
    """Return the tileset's picture."""
    return png_bytes(tileset(), hidden="#6FA84E")


# the corner bits in Tiled's order: top, top right, right, bottom right, bottom, bottom left, left, top left
_CORNERS = ((1, 2), (3, 8), (5, 4), (7, 1))


def _wang_tile(terrain: str, mask: int, colour: int) -> str:
    corners = ["0"] * 8
    for place, bit in _CORNERS:
        if mask & bit:
            corners[place] = str(colour)
    return f'   <wangtile tileid="{terrain_tile(terrain, mask)}" wangid="{",".join(corners)}"/>'


def tileset_tsx() -> str:
    """Return the tileset's description for Tiled, with a terrain brush for every terrain."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" name="yard" tilewidth="{TILE}" tileheight="{TILE}" '
        f'tilecount="{COLUMNS * ROWS}" columns="{COLUMNS}">',
        f' <image source="tiles.png" width="{COLUMNS * TILE}" height="{ROWS * TILE}"/>',
        " <wangsets>",
        '  <wangset name="ground" type="corner" tile="-1">',
    ]
    colours = ("#e9cc94", "#4fbdeb", "#f7e3ac", "#4fae55", "#eadfc9", "#eba183", "#c98f5c")
    for number, terrain in enumerate(TERRAINS):
        lines.append(
            f'   <wangcolor name="{terrain}" color="{colours[number]}" tile="{terrain_tile(terrain, 15)}" probability="1"/>'
        )
    for number, terrain in enumerate(TERRAINS, 1):
        lines += [_wang_tile(terrain, mask, number) for mask in range(1, 16)]
    return "\n".join([*lines, "  </wangset>", " </wangsets>", "</tileset>", ""])
