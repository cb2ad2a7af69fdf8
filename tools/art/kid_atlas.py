"""One atlas and one list of frames a kid, their portraits, and the water that sits on damp kids.

Frames are trimmed to what is drawn; positions are pixels of the atlas, relative to the point
between the kid's feet. Read sprites/kids/README.md before changing a key of the list.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image, ImageChops

from tools.art.bake import blank, png, png_bytes, render_svg
from tools.art.drawing import Canvas
from tools.art.kid_cast import CAST, Look
from tools.art.kid_figure import FOOT, Figure, bust
from tools.art.kid_poses import POSES
from tools.art.water import bead, drop, wet_cloth

ZOOM = 1.1  # pixels a unit: a kid of usual build is then 240 high
WIDTH = 1280  # of an atlas
GAP = 2
FACE = 200


@dataclass(frozen=True)
class Piece:
    """A trimmed picture; `offset` is its upper left corner relative to the feet."""

    image: Image.Image
    offset: tuple[int, int]


def trimmed(image: Image.Image) -> Piece | None:
    """Return what is visible of a picture whose feet stand at FOOT, None if nothing is."""
    box = image.getchannel("A").point(lambda alpha: 255 if alpha > 6 else 0).getbbox()
    if box is None:
        return None
    x, y = round(FOOT[0] * ZOOM), round(FOOT[1] * ZOOM)
    return Piece(image.crop(box), (box[0] - x, box[1] - y))


def frame_pieces(look: Look, pose: str, index: int) -> tuple[dict[str, Piece], dict[str, object]]:
    """Return the layers (body, scarf, front) of a frame and its anchors in units."""
    figure = Figure(look, POSES[pose][index])
    layers = figure.layers()
    body, over = render_svg(layers.body, ZOOM), render_svg(layers.over, ZOOM)
    scarf, front = render_svg(layers.scarf, ZOOM), render_svg(layers.front, ZOOM)
    towelling = figure.pose.towel is not None
    if not towelling:
        seen = ImageChops.multiply(scarf.getchannel("A"), ImageChops.invert(over.getchannel("A")))
        if figure.pose.gun is None:
            seen = ImageChops.multiply(seen, ImageChops.invert(front.getchannel("A")))
        scarf.putalpha(seen)
    body.alpha_composite(over)
    pieces = {"body": body, "scarf": scarf}
    if figure.pose.gun is None and not towelling:
        body.alpha_composite(front)
    else:
        pieces["front"] = front
    found = {name: trimmed(image) for name, image in pieces.items()}
    return {name: piece for name, piece in found.items() if piece}, layers.anchors


def packed(pieces: list[Piece]) -> tuple[Image.Image, list[tuple[int, int]]]:
    """Return a picture that holds all pieces in rows, highest first, and where each lies."""
    order = sorted(range(len(pieces)), key=lambda i: (-pieces[i].image.height, i))
    places: list[tuple[int, int]] = [(0, 0)] * len(pieces)
    x = y = row = 0
    for i in order:
        width, height = pieces[i].image.size
        if x + width > WIDTH:
            x, y, row = 0, y + row + GAP, 0
        places[i] = (x, y)
        x, row = x + width + GAP, max(row, height)
    sheet = blank(WIDTH, y + row)
    for piece, place in zip(pieces, places, strict=True):
        sheet.paste(piece.image, place)
    return sheet, places


def _scaled(value: object) -> object:
    return [round(v * ZOOM, 1) for v in value] if isinstance(value, list) else value


@lru_cache(maxsize=1)
def build(kid: str) -> tuple[Image.Image, dict[str, object]]:
    """Return a kid's atlas and the list of its frames."""
    look = CAST[kid]
    pieces: list[Piece] = []
    poses: dict[str, list[dict[str, object]]] = {}
    for pose, frames in POSES.items():
        poses[pose] = []
        for index in range(len(frames)):
            layers, anchors = frame_pieces(look, pose, index)
            frame: dict[str, object] = {key: _scaled(value) for key, value in anchors.items()}
            for name, piece in layers.items():
                frame[name] = {"piece": len(pieces), "offset": list(piece.offset)}
                pieces.append(piece)
            poses[pose].append(frame)
    sheet, places = packed(pieces)
    for frames_ in poses.values():
        for frame in frames_:
            for name in ("body", "scarf", "front"):
                layer = frame.get(name)
                if isinstance(layer, dict):
                    i = layer.pop("piece")
                    layer["rect"] = [*places[i], *pieces[i].image.size]
    tallest = max(-frame["body"]["offset"][1] for frame in poses["idle"])  # type: ignore[index]
    return sheet, {
        "kid": kid,
        "tall": tallest,
        "scale": look.size,
        "girth": look.girth,
        "poses": poses,
    }


def _sheet(kid: str) -> bytes:
    return png_bytes(build(kid)[0])


def _frames(kid: str) -> bytes:
    return (json.dumps(build(kid)[1], indent=None, separators=(",", ":")) + "\n").encode()


def portrait(kid: str, face: str = "", size: int = FACE) -> Image.Image:
    """Return a kid's head and shoulders, `size` pixels square, without a neckerchief."""
    svg, side = bust(CAST[kid], face or CAST[kid].face_for("rest"))
    # drawn a little too large, since the side isn't a whole number of pixels
    return render_svg(svg, 1.5 * size / side).resize((size, size), Image.Resampling.LANCZOS)


def _face(kid: str) -> bytes:
    return png_bytes(portrait(kid))


# ------------------------------------------------------------------ damp kids
HEAD_BEADS = (
    *((-34, -40), (30, -46), (-58, -4), (60, 2), (-4, -62), (46, -20), (-48, 34), (52, 36)),
    *((-20, -54), (16, -58), (-62, 18), (64, 22)),
)
BODY_BEADS = ((-14, -14), (12, -6), (-4, 8), (18, 14), (-18, 16), (4, -20), (-22, 2), (22, -18))


def _damp_head(stage: int) -> bytes:
    canvas = Canvas(160, 160)
    with canvas.group(80, 80):
        for x, y in HEAD_BEADS[: 4 * stage]:
            bead(canvas, x, y, 1.15)
        if stage == 3:
            for x, y in ((-66, 40), (68, 34)):
                drop(canvas, x, y, 0.85)
    return png(canvas.svg(), 160, 160)


def _damp_body(stage: int) -> bytes:
    canvas = Canvas(80, 80)
    tone = wet_cloth("#7FA6D8", 0.8)
    with canvas.group(40, 40):
        for x, y, rx, ry in ((-8, -6, 9, 8), (9, 8, 10, 9), (-10, 14, 8, 7))[:stage]:
            canvas.dot(x, y, rx, ry, tone, 0.42)
        for x, y in BODY_BEADS[: 1 + 2 * stage]:
            bead(canvas, x, y, 0.9)
    return png(canvas.svg(), 80, 80)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all kids' files by path."""
    found: dict[str, Callable[[], bytes]] = {}
    for kid in CAST:
        found[f"kids/{kid}.png"] = partial(_sheet, kid)
        found[f"kids/{kid}.json"] = partial(_frames, kid)
        found[f"kids/{kid}_face.png"] = partial(_face, kid)
    for stage in (1, 2, 3):
        found[f"kids/wet_head_{stage}.png"] = partial(_damp_head, stage)
        found[f"kids/wet_body_{stage}.png"] = partial(_damp_body, stage)
    return found
