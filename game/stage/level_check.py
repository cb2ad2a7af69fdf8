"""Whether a map made in Tiled can be played on: checked as a file, before anything loads it.

Every fault is a whole sentence that names the file.  Nothing outside the map's folder is read.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

import pygame

from game.shell.assets import SPRITES
from game.words import _

GROUPS = ("ground", "detail", "above")  # a tile layer's name begins with one of these
OBJECT_LAYERS = ("areas", "cover", "spectators", "ambient")
THING_LAYERS = OBJECT_LAYERS[1:]
PLACE_KINDS = ("area", "retreat", "tap", "flag")
FRONTS = ("left", "right", "up", "down")
SIDES = (2, 4)
LEAST_ACTIVE = {2: 16, 4: 10}  # kids that must find room in an area at their smallest
SMALLEST_KID, PLATE = 96, 46  # pixels from hair to feet, and of the plate below
MOST_TILES, LEAST_TILES = 64, 6  # along a side
TILE_SIZES = range(8, 257)  # pixels
MOST_PIXELS = 8192  # along a side of a map or a picture
MOST_BYTES = 4 * 1024 * 1024  # of a map's file
MOST_FAULTS = 12
FLIPS = 0xE0000000  # a tile number's bits for mirrored and turned tiles
PNG_HEAD = b"\x89PNG\r\n\x1a\n"


@dataclass
class Tileset:
    """A tileset's numbers; `image` lies inside the map's folder."""

    first: int
    count: int
    image: Path | None


@dataclass
class Report:
    """The faults found in one file so far."""

    path: Path
    faults: list[str] = field(default_factory=list)

    def add(self, sentence: str, **facts: object) -> None:
        """Note a fault; `{file}` and `facts` are filled in."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(sentence.format(file=self.path.name, **facts))


def known_things() -> frozenset[str]:
    """The names of all props: files of sprites/props, numbered frames under one name."""
    return frozenset(re.sub(r"_\d+$", "", file.stem) for file in (SPRITES / "props").glob("*.png"))


def check_level(path: Path) -> list[str]:
    """The faults of the map at `path`, each a whole sentence; empty if it can be played on."""
    report = Report(path)
    root = _parsed(report, path)
    if root is None:
        return report.faults
    if root.tag != "map":
        report.add(_("{file} is not a map of Tiled: its outermost element is not 'map'."))
        return report.faults
    _check_kind(report, root)
    if not report.faults:
        _check_size(report, root)
    if not report.faults:
        tilesets = [found for found in _tilesets(report, root) if found]
        _check_tile_layers(report, root, tilesets)
        _check_objects(report, root)
    return report.faults


# ------------------------------------------------------------------ the file
def _parsed(report: Report, path: Path) -> ElementTree.Element | None:
    try:
        size = path.stat().st_size
        data = path.read_bytes() if size <= MOST_BYTES else b""
    except OSError:
        report.add(_("{file} can't be read. Check that the file is there."))
        return None
    if size > MOST_BYTES:
        report.add(_("{file} is too large for a map: {size} bytes."), size=size)
        return None
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
        report.add(_("{file} declares a document type, which maps don't need. Remove it."))
        return None
    try:
        return ElementTree.fromstring(data)
    except (ElementTree.ParseError, ValueError, LookupError) as fault:
        report.add(_("{file} is broken XML: {fault}."), fault=fault)
        return None


def _check_kind(report: Report, root: ElementTree.Element) -> None:
    if root.get("orientation", "orthogonal") != "orthogonal":
        report.add(_("{file} is not orthogonal. Make a map of that kind in Tiled."))
    if root.get("infinite", "0") != "0" or root.find(".//chunk") is not None:
        report.add(_("{file} is an infinite map. Switch 'Infinite' off in the map's properties."))
    if root.find(".//*[@template]") is not None:
        report.add(_("{file} uses templates. Detach its objects from their templates."))
    for tag in ("group", "imagelayer"):
        if root.find(f".//{tag}") is not None:
            report.add(_("{file} holds a '{tag}', which can't be shown. Remove it."), tag=tag)


def whole(element: ElementTree.Element, name: str, usual: int = -1) -> int:
    """The attribute `name` as a whole number, `usual` if it is none."""
    text = element.get(name, "")
    return int(text) if re.fullmatch(r"-?\d{1,9}", text) else usual


def _check_size(report: Report, root: ElementTree.Element) -> None:
    tile = (whole(root, "tilewidth"), whole(root, "tileheight"))
    tiles = (whole(root, "width"), whole(root, "height"))
    if not all(side in TILE_SIZES for side in tile):
        report.add(
            _("{file} has tiles of {width} x {height} pixels; sides from 8 to 256 are possible."),
            **dict(zip(("width", "height"), tile, strict=True)),
        )
    if not all(LEAST_TILES <= side <= MOST_TILES for side in tiles):
        report.add(
            _("{file} is {width} x {height} tiles large; sides from 6 to 64 are possible."),
            **dict(zip(("width", "height"), tiles, strict=True)),
        )
    elif any(a * b > MOST_PIXELS for a, b in zip(tile, tiles, strict=True)):
        report.add(_("{file} is more than {most} pixels long."), most=MOST_PIXELS)


# ------------------------------------------------------------------ tilesets
def inside(folder: Path, source: str) -> Path | None:
    """The file `source` if it lies inside `folder`, None for any path that leads out of it."""
    if not source or "\\" in source or ":" in source or Path(source).is_absolute():
        return None
    found = (folder / source).resolve()
    return found if found.is_relative_to(folder.resolve()) else None


def _tilesets(report: Report, root: ElementTree.Element) -> Iterator[Tileset | None]:
    if root.find("tileset") is None:
        report.add(_("{file} has no tileset."))
    for node in root.findall("tileset"):
        first, folder = whole(node, "firstgid"), report.path.parent
        if node.get("source") is not None:
            source = inside(folder, node.get("source", ""))
            if source is None or source.suffix.lower() != ".tsx":
                report.add(
                    _(
                        "{file} names the tileset '{source}', which is no .tsx file inside its folder."
                    ),
                    source=node.get("source", ""),
                )
                continue
            of_tileset = Report(source)
            inner = _parsed(of_tileset, source)
            report.faults += of_tileset.faults
            if inner is None:
                continue
            yield _tileset(report, inner, first, source.parent)
        else:
            yield _tileset(report, node, first, folder)


def _tileset(report: Report, node: ElementTree.Element, first: int, folder: Path) -> Tileset | None:
    name = node.get("name", "")
    image = node.find("image")
    if node.tag != "tileset" or image is None or node.find("tile/image") is not None:
        report.add(
            _("{file} has the tileset '{name}', which is not one sheet of tiles."), name=name
        )
        return None
    path = _picture(report, image, folder)
    count, columns = whole(node, "tilecount"), whole(node, "columns")
    tile = (whole(node, "tilewidth"), whole(node, "tileheight"))
    margin, spacing = whole(node, "margin", 0), whole(node, "spacing", 0)
    if not all(side in TILE_SIZES for side in tile) or not 0 < columns <= count <= 65536:
        report.add(_("{file} has the tileset '{name}' with impossible sizes."), name=name)
        return None
    if first < 1 or not 0 <= margin <= 64 or not 0 <= spacing <= 64:
        report.add(_("{file} has the tileset '{name}' with impossible numbers."), name=name)
        return None
    if path is not None:
        rows = -(-count // columns)
        needed = [
            2 * margin + n * side + (n - 1) * spacing
            for n, side in zip((columns, rows), tile, strict=True)
        ]
        # Tiled leaves out the margin at the right and lower edge where the picture has none
        if any(
            need - margin > whole(image, key)
            for need, key in zip(needed, ("width", "height"), strict=True)
        ):
            report.add(
                _("{file} has the tileset '{name}', whose picture is too small for its tiles."),
                name=name,
            )
    return Tileset(first, count, path)


def _picture(report: Report, image: ElementTree.Element, folder: Path) -> Path | None:
    source = image.get("source", "")
    path = inside(folder, source)
    # a tileset may lie in a folder of its own, its picture not outside that of the map
    if path is None or not path.is_relative_to(report.path.parent.resolve()):
        report.add(
            _("{file} names the picture '{source}', which lies outside its folder."), source=source
        )
        return None
    try:
        with path.open("rb") as file:
            head = file.read(24)
    except OSError:
        report.add(_("{file} names the picture '{source}', which is missing."), source=source)
        return None
    if head[:8] != PNG_HEAD or len(head) < 24:
        report.add(
            _("{file} names the picture '{source}', which is not a PNG file."), source=source
        )
        return None
    size = int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
    if size != (whole(image, "width"), whole(image, "height")):
        report.add(
            _(
                "{file} says another size of the picture '{source}' than it has. Reload it in Tiled."
            ),
            source=source,
        )
        return None
    if not all(1 <= side <= MOST_PIXELS for side in size):
        report.add(_("{file} names the picture '{source}', which is far too large."), source=source)
        return None
    try:
        pygame.image.load(path)
    except (pygame.error, OSError):
        report.add(_("{file} names the picture '{source}', which is broken."), source=source)
        return None
    return path


# ------------------------------------------------------------------ tile layers
def group_of(layer: str) -> str:
    """Which of GROUPS a tile layer's name belongs to: the name or its first word; "" if none."""
    first = layer.split(" ")[0]
    return first if first in GROUPS else ""


def _check_tile_layers(report: Report, root: ElementTree.Element, tilesets: list[Tileset]) -> None:
    names = [layer.get("name", "") for layer in root.findall("layer")]
    for group in GROUPS:
        if group not in names:
            report.add(_("{file} has no tile layer '{layer}'. Add one."), layer=group)
    for layer in root.findall("layer"):
        name = layer.get("name", "")
        if not group_of(name):
            report.add(
                _("{file} has the tile layer '{layer}'. Names begin with ground, detail or above."),
                layer=name,
            )
        if any(layer.get(key, "0") not in ("0", "0.0") for key in ("offsetx", "offsety")):
            report.add(_("{file} has the layer '{layer}' with an offset. Set it to 0."), layer=name)
        numbers = _tile_numbers(report, layer, whole(root, "width") * whole(root, "height"))
        if numbers is not None:
            _check_numbers(report, name, numbers, tilesets)


def _tile_numbers(report: Report, layer: ElementTree.Element, count: int) -> list[int] | None:
    name, data = layer.get("name", ""), layer.find("data")
    if data is None:
        report.add(_("{file} has the layer '{layer}' without tiles."), layer=name)
        return None
    encoding, compression = data.get("encoding", ""), data.get("compression", "")
    text = data.text or ""
    try:
        if encoding == "csv" and not compression:
            numbers = [int(number) for number in text.split(",")]
        elif encoding == "base64" and compression in ("", "zlib", "gzip"):
            packed = _unpacked(
                base64.b64decode("".join(text.split()), validate=True), compression, 4 * count
            )
            numbers = [
                int.from_bytes(packed[i : i + 4], "little") for i in range(0, len(packed), 4)
            ]
        else:
            report.add(
                _(
                    "{file} has the layer '{layer}' in the encoding '{kind}'. Choose CSV in Tiled's map properties."
                ),
                layer=name,
                kind=" ".join(part for part in (encoding, compression) if part) or "XML",
            )
            return None
    except (ValueError, binascii.Error, zlib.error):
        report.add(_("{file} has the layer '{layer}' with broken tile data."), layer=name)
        return None
    if len(numbers) != count:
        report.add(
            _("{file} has {found} tiles in the layer '{layer}' instead of {count}."),
            layer=name,
            found=len(numbers),
            count=count,
        )
        return None
    return numbers


def _unpacked(data: bytes, compression: str, most: int) -> bytes:
    """`data` decompressed; raises zlib.error if it grows beyond `most` bytes."""
    if not compression:
        return data
    engine = zlib.decompressobj(wbits=47)  # zlib or gzip
    out = engine.decompress(data, most + 1)
    if len(out) > most or not engine.eof:
        raise zlib.error("longer than the layer")
    return out


def _check_numbers(report: Report, layer: str, numbers: list[int], tilesets: list[Tileset]) -> None:
    for number in sorted(set(numbers)):
        plain = number & ~FLIPS
        if number < 0 or (
            plain and not any(t.first <= plain < t.first + t.count for t in tilesets)
        ):
            report.add(
                _("{file} uses the tile {number} in the layer '{layer}', which no tileset holds."),
                number=number,
                layer=layer,
            )
            return
    if group_of(layer) == "ground" and layer == "ground" and 0 in numbers:
        report.add(_("{file} has holes in the layer 'ground'. Fill all of it."))


# ------------------------------------------------------------------ objects
def _check_objects(report: Report, root: ElementTree.Element) -> None:
    groups = {node.get("name", ""): node for node in root.findall("objectgroup")}
    for name in OBJECT_LAYERS:
        if name not in groups:
            report.add(_("{file} has no object layer '{layer}'. Add one."), layer=name)
    for name in groups.keys() - set(OBJECT_LAYERS):
        report.add(
            _("{file} has the object layer '{layer}', which means nothing here."), layer=name
        )
    for name in groups.keys() & set(OBJECT_LAYERS):
        for thing in groups[name].findall("object"):
            _check_thing(report, thing, name)
    known = known_things()
    for name in THING_LAYERS:
        for thing in groups[name].findall("object") if name in groups else ():
            kind = thing.get("type") or thing.get("class") or ""
            if kind not in known:
                report.add(
                    _(
                        "{file} has an object of the class '{kind}' in '{layer}', which is not known."
                    ),
                    kind=kind,
                    layer=name,
                )
    if "areas" in groups:
        _check_places(report, root, groups["areas"])


def properties(thing: ElementTree.Element) -> dict[str, str]:
    """An object's own properties as text."""
    return {p.get("name", ""): p.get("value", "") for p in thing.findall("properties/property")}


def _check_thing(report: Report, thing: ElementTree.Element, layer: str) -> None:
    """What every object needs: a place that is a number, and seats that there are."""
    own = properties(thing)
    facts = {"number": thing.get("id", ""), "layer": layer}
    try:
        near = all(abs(float(thing.get(key, "0"))) <= MOST_PIXELS for key in ("x", "y"))
    except ValueError:
        near = False
    if not near:
        report.add(_("{file} has object {number} of '{layer}' far from the map."), **facts)
    sides, seat = own.get("sides", "0"), own.get("seat", "")
    if layer == "areas":
        good = any(sides == str(n) and seat in map(str, range(1, n + 1)) for n in SIDES)
    else:
        good = sides in ("0", *map(str, SIDES))
    if not good:
        report.add(
            _("{file} has object {number} of '{layer}' for seat '{seat}' of '{sides}'."),
            seat=seat,
            sides=sides,
            **facts,
        )


def _check_places(report: Report, root: ElementTree.Element, areas: ElementTree.Element) -> None:
    found: dict[tuple[str, str, str], ElementTree.Element] = {}
    for thing in areas.findall("object"):
        own = properties(thing)
        kind = thing.get("type") or thing.get("class") or ""
        key = (own.get("sides", ""), own.get("seat", ""), kind)
        if kind not in PLACE_KINDS:
            report.add(_("{file} has an object of the class '{kind}' in 'areas'."), kind=kind)
        elif key in found and kind in ("area", "retreat"):
            report.add(
                _("{file} has two objects '{kind}' for seat {seat} of {sides}."),
                kind=kind,
                seat=key[1],
                sides=key[0],
            )
        found[key] = thing
    for sides in SIDES:
        for seat in range(1, sides + 1):
            for kind in ("area", "retreat", "tap"):
                thing_ = found.get((str(sides), str(seat), kind))
                if thing_ is None:
                    report.add(
                        _("{file} lacks the object '{kind}' for seat {seat} of {sides}."),
                        kind=kind,
                        seat=seat,
                        sides=sides,
                    )
                else:
                    _check_place(report, root, thing_, kind, sides, seat)


def _check_place(
    report: Report,
    root: ElementTree.Element,
    thing: ElementTree.Element,
    kind: str,
    sides: int,
    seat: int,
) -> None:
    facts = {"kind": kind, "seat": seat, "sides": sides}
    try:
        x, y, width, height = (float(thing.get(key, "0")) for key in ("x", "y", "width", "height"))
    except ValueError:
        x = y = width = height = float("nan")
    limit = [
        whole(root, a) * whole(root, b)
        for a, b in (("width", "tilewidth"), ("height", "tileheight"))
    ]
    if not (x >= 0 and x + width <= limit[0] and y >= 0 and y + height <= limit[1]):
        report.add(
            _("{file} has the object '{kind}' for seat {seat} of {sides} outside the map."), **facts
        )
        return
    front = properties(thing).get("front", "")
    if kind == "area" and front not in FRONTS:
        report.add(
            _("{file} doesn't say which edge of seat {seat}'s area of {sides} is the front."),
            **facts,
        )
    elif kind == "area" and room_for(width, height, front) < LEAST_ACTIVE[sides]:
        report.add(
            _(
                "{file} has too small an area for seat {seat} of {sides}: {room} kids fit, {least} must."
            ),
            room=room_for(width, height, front),
            least=LEAST_ACTIVE[sides],
            **facts,
        )
    elif kind == "retreat" and (min(width, height) < 120 or max(width, height) < 240):
        report.add(
            _(
                "{file} has too small a retreat for seat {seat} of {sides}: it must be 120 x 240 pixels."
            ),
            **facts,
        )


def room_for(width: float, height: float, front: str) -> int:
    """How many kids of the smallest size find room in an area of `width` x `height` pixels."""
    pitch = SMALLEST_KID + PLATE
    if front in ("left", "right"):
        columns = int((width - 0.62 * SMALLEST_KID) // 92) + 1 if width >= 60 else 0
        return columns * int(height // pitch)
    row = int((width - 96) // 188) + 1 if width >= 96 else 0
    rows = int((height - pitch) // (pitch / 2 + 10)) + 1 if height >= pitch else 0
    return max(0, row * rows - rows // 2)  # every other row holds one less
