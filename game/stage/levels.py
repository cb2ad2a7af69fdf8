"""The yards of Water Fight: maps of Tiled, loaded with pytmx after our own check, and drawn once.

Positions and sizes of a level are pixels of its map; `Level.view` says where they come to lie on
a screen.  What a map must hold: levels/README.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytmx
from pytmx.util_pygame import handle_transformation

from game.stage.level_check import GROUPS, THING_LAYERS, check_level, group_of
from game.words import _

LEVELS = Path(__file__).resolve().parents[2] / "levels"
NAMES = ("backyard", "playground", "pool")
FLOOR = "floor"  # ground and detail as one opaque picture

Point = tuple[float, float]
Rect = tuple[float, float, float, float]  # x, y, width, height
Size = tuple[int, int]
Tiles = tuple[tuple[pygame.Surface | None, ...], ...]  # rows


class LevelError(Exception):
    """A map that can't be played on; `faults` are whole sentences for its author."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(" ".join(faults))
        self.faults = faults


@dataclass(frozen=True)
class Place:
    """One seat's ground: where its active kids stand, and where retreated ones dry and refill.

    `front` is the area's edge towards the others: left, right, up or down.
    """

    seat: int  # from 0
    area: Rect
    retreat: Rect
    front: str
    tap: Point
    flags: tuple[Point, ...]


@dataclass(frozen=True)
class Thing:
    """A prop, spectator or living thing; `kind` is a picture of sprites/props, (x, y) its foot.

    `layer` is cover, spectators or ambient.  `sides` is 0, or the only number of sides (2: two
    seats, 4: three or four) that it is there for.
    """

    layer: str
    kind: str
    x: float
    y: float
    sides: int
    flip: bool


@dataclass(frozen=True)
class View:
    """How a map lies on a screen: map pixels times `scale`, then moved by (dx, dy)."""

    scale: float
    dx: float
    dy: float

    def point(self, point: Point) -> Point:
        """A point of the map on the screen."""
        return point[0] * self.scale + self.dx, point[1] * self.scale + self.dy

    def rect(self, rect: Rect) -> Rect:
        """A rectangle of the map on the screen."""
        x, y = self.point((rect[0], rect[1]))
        return x, y, rect[2] * self.scale, rect[3] * self.scale


@dataclass(frozen=True)
class Level:
    """A level; `layers` are its tile layers in drawing order, (group, rows of tile pictures)."""

    path: Path
    tiles: Size  # columns, rows
    tile: Size  # pixels
    layers: tuple[tuple[str, Tiles], ...]
    places: dict[int, tuple[Place, ...]]  # by number of sides, 2 or 4; in order of seats
    things: tuple[Thing, ...]

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        return self.tiles[0] * self.tile[0], self.tiles[1] * self.tile[1]

    def seats(self, players: int) -> tuple[Place, ...]:
        """The places of `players` seats: three play on the places of four."""
        return self.places[2 if players == 2 else 4][:players]

    def seen(self, players: int) -> tuple[Thing, ...]:
        """The things that are there in a match of `players`."""
        sides = 2 if players == 2 else 4
        return tuple(thing for thing in self.things if thing.sides in (0, sides))

    def view(self, size: Size) -> View:
        """How the map covers a screen of `size` pixels, about its centre."""
        width, height = self.size
        scale = max(size[0] / width, size[1] / height)
        return View(scale, (size[0] - width * scale) / 2, (size[1] - height * scale) / 2)


# ------------------------------------------------------------------ loading
def level_path(name: str, portrait: bool = False) -> Path:
    """The file of the level `name`, made for wide or for upright screens."""
    return LEVELS / f"{name}_{'tall' if portrait else 'wide'}.tmx"


def load_level(path: Path) -> Level:
    """The level at `path`; raises LevelError with all faults if it can't be played on."""
    faults = check_level(path)
    if faults:
        raise LevelError(faults)
    try:
        tmx = pytmx.TiledMap(str(path), image_loader=_sheet_loader)
    except Exception as fault:  # pytmx raises whatever its parser meets
        raise LevelError(
            [_("{file} can't be loaded: {fault}.").format(file=path.name, fault=fault)]
        ) from fault
    layers = tuple(
        (group_of(layer.name), _tiles(tmx, layer))
        for layer in tmx.layers
        if isinstance(layer, pytmx.TiledTileLayer) and layer.visible
    )
    objects = {layer.name: list(layer) for layer in tmx.objectgroups}
    return Level(
        path,
        (tmx.width, tmx.height),
        (tmx.tilewidth, tmx.tileheight),
        layers,
        {sides: _places(objects["areas"], sides) for sides in (2, 4)},
        tuple(_thing(name, one) for name in THING_LAYERS for one in objects[name]),
    )


def _sheet_loader(filename: str, colorkey: Any, **kwargs: Any) -> Callable[..., pygame.Surface]:
    sheet = pygame.image.load(filename)

    def cut(rect: tuple[int, int, int, int], flags: Any) -> pygame.Surface:
        tile = sheet.subsurface(rect)
        return handle_transformation(tile, flags) if flags else tile

    return cut


def _tiles(tmx: Any, layer: Any) -> Tiles:
    return tuple(tuple(tmx.images[gid] if gid else None for gid in row) for row in layer.data)


def _kind(one: Any) -> str:
    return str(one.type or getattr(one, "class", "") or "")


def _places(objects: list[Any], sides: int) -> tuple[Place, ...]:
    mine = [one for one in objects if int(one.properties.get("sides", 0)) == sides]

    def of(seat: int, kind: str) -> list[Any]:
        return [
            one for one in mine if int(one.properties["seat"]) == seat + 1 and _kind(one) == kind
        ]

    found = []
    for seat in range(sides):
        area, retreat, tap = (of(seat, kind)[0] for kind in ("area", "retreat", "tap"))
        found.append(
            Place(
                seat,
                (area.x, area.y, area.width, area.height),
                (retreat.x, retreat.y, retreat.width, retreat.height),
                str(area.properties["front"]),
                (tap.x, tap.y),
                tuple((one.x, one.y) for one in of(seat, "flag")),
            )
        )
    return tuple(found)


def _thing(layer: str, one: Any) -> Thing:
    own = one.properties
    return Thing(
        layer, _kind(one), one.x, one.y, int(own.get("sides", 0)), bool(own.get("flip", False))
    )


# ------------------------------------------------------------------ drawing
def render_level(level: Level, size: Size, layer: str) -> pygame.Surface:
    """One group of a level's tile layers, covering `size` pixels as `Level.view` says.

    `layer` is "floor" (ground and detail, opaque) or one of ground, detail, above; all but floor
    and ground can be seen through.  Meant to be called once a layout.
    """
    groups = ("ground", "detail") if layer == FLOOR else (layer,)
    if not set(groups) <= set(GROUPS):
        raise ValueError(f"There is no group of layers '{layer}'.")
    opaque = groups[0] == "ground"
    whole = pygame.Surface(level.size, 0 if opaque else pygame.SRCALPHA, 24 if opaque else 32)
    width, height = level.tile
    for group, rows in level.layers:
        if group in groups:
            whole.blits(
                [
                    (tile, (x * width, y * height))
                    for y, row in enumerate(rows)
                    for x, tile in enumerate(row)
                    if tile is not None
                ],
                doreturn=False,
            )
    return _covering(whole, level.view(size), size)


def _covering(whole: pygame.Surface, view: View, size: Size) -> pygame.Surface:
    """The middle of `whole`, scaled by the view's scale."""
    # cut first, then scale: only what is seen is worth the time
    left, top = -view.dx / view.scale, -view.dy / view.scale
    part = pygame.Rect(
        round(left), round(top), round(size[0] / view.scale), round(size[1] / view.scale)
    )
    cut = whole.subsurface(part.clip(whole.get_rect()))
    return cut.copy() if cut.get_size() == size else pygame.transform.smoothscale(cut, size)
