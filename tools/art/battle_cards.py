"""Water Fight's cards: a picture for each of the 84, and the five frames they lie behind.

No words: the game writes names, figures and rules into the boxes that BOXES names.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from PIL import Image

from tools.art.bake import png, render_svg
from tools.art.battle_events import EVENTS
from tools.art.battle_scene import HEIGHT, WIDTH, Scene
from tools.art.drawing import CREAM, OUTLINE, Canvas, light, polar, rounded, shade
from tools.art.guns import GUNS, PARTS, part_svg
from tools.art.kid_cast import CAST
from tools.art.kid_figure import Figure
from tools.art.kid_poses import Pose
from tools.art.water import WATER_LINE, drop, splash, water_fill

CARD = (400, 560)
FRAMES = {
    "kid": "#3FA6A0",
    "gun": "#F2A33A",
    "modifier": "#3F86D8",
    "event": "#8A5CD0",
    "answer": "#E0566B",
}
# x, y, width, height of what a card holds, in pixels of its frame
BOXES = {
    "name": (20, 18, 360, 62),
    "picture": (20, 88, WIDTH, HEIGHT),
    "key": (236, 300, 136, 60),
    "text": (20, 368, 360, 174),
}
PORTRAIT = Pose((3, -4), (30, -12), mood="rest", tilt=2)


# ------------------------------------------------------------------ pictures
def kid_scene(kid: str) -> Scene:
    """Return a kid from the hips up before a lawn."""
    look = CAST[kid]
    high = -Figure(look, PORTRAIT).head_centre[1] * look.size
    zoom = 1.28 if look.size > 0.85 else 1.42
    # the head's middle a little above the picture's
    foot = (WIDTH / 2 - 4, 122 + high * zoom)
    return Scene().meadow(206).kid(kid, "idle", 0, foot, zoom, joints=PORTRAIT)


def gun_scene(gun: str) -> Scene:
    """Return a gun above a splash."""

    def ground(c: Canvas) -> None:
        c.path(
            "M52,222 C54,196 306,194 310,220 C310,246 52,248 52,222 Z",
            water_fill(c),
            WATER_LINE,
            3.6,
        )
        c.line("M92,212 q40,-10 84,-9", "#FFFFFF", 4.6, 0.9)
        for i, (x, y) in enumerate(((58, 186), (308, 182), (88, 168), (286, 160))):
            drop(c, x, y, (1.2, 1.1, 0.8, 0.9)[i], (-30, 30, -20, 20)[i])

    left, top, right, bottom = GUNS[gun].box
    width = min(236, 150 * (right - left) / (bottom - top), 150 + (right - left) * 0.6)
    return Scene("#FFC98F", "#FFF0D2").draw(ground).gun(gun, (180, 118), width, -12)


def modifier_scene(part: str) -> Scene:
    """Return a gun's part, large, with a halo."""
    scene = Scene("#9CC4F2", "#E6F1FF")

    def halo(c: Canvas) -> None:
        c.dot(180, 132, 104, fill=c.glow("#FFFFFF", 0.9))
        c.dot(180, 228, 80, 11, "#10244A", 0.16)
        for i in range(6):
            x, y = polar(180, 132, 108, 30 + i * 60, 0.86)
            drop(c, x, y, 0.9)

    scene.draw(halo)
    left, top, right, bottom = PARTS[part].box
    scale = min(210 / (right - left), 160 / (bottom - top))
    picture = render_svg(part_svg(part), scale).rotate(6, Image.Resampling.BICUBIC, expand=True)
    scene.image.alpha_composite(picture, (180 - picture.width // 2, 132 - picture.height // 2))
    return scene


def _kid(kid: str) -> bytes:
    return kid_scene(kid).png()


def _gun(gun: str) -> bytes:
    return gun_scene(gun).png()


def _modifier(part: str) -> bytes:
    return modifier_scene(part).png()


def _event(name: str) -> bytes:
    return EVENTS[name]().png()


# ------------------------------------------------------------------ frames
def frame_svg(kind: str) -> str:
    """Return a frame with a hole for the picture and blank boxes."""
    colour, (width, height) = FRAMES[kind], CARD
    canvas = Canvas(width, height)
    x, y, w, h = BOXES["picture"]
    window = rounded(x, y, w, h, 20)
    outer = rounded(3, 3, width - 6, height - 6, 34)
    canvas.flat(
        f"{outer} {window}",
        canvas.cel(colour, "soft", shade(colour, 0.3), light(colour, 0.3)),
        even_odd=True,
    )
    canvas.path(outer, width=6)
    canvas.line(rounded(9, 9, width - 18, height - 18, 28), light(colour, 0.55), 3, 0.8)
    canvas.path(window, width=5)
    for name, radius in (("name", 20), ("text", 20), ("key", 26)):
        bx, by, bw, bh = BOXES[name]
        if name == "key":
            canvas.path(
                rounded(bx, by, bw, bh, radius),
                canvas.cel("#FFFFFF", "soft", CREAM, "#FFFFFF"),
                width=OUTLINE,
            )
        else:
            canvas.path(rounded(bx, by, bw, bh, radius), CREAM, width=OUTLINE + 0.6)
    if kind == "answer":
        splash(canvas, 36, 104, 23, 3)
    return canvas.svg()


def _frame(kind: str) -> bytes:
    return png(frame_svg(kind), *CARD)


def _boxes() -> bytes:
    boxes = {name: list(box) for name, box in BOXES.items()}
    text = {"card": list(CARD), "corner": 34, "boxes": boxes, "colours": FRAMES}
    return (json.dumps(text, indent=1) + "\n").encode()


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all card pictures and frames by path."""
    found: dict[str, Callable[[], bytes]] = {}
    for names, build in ((CAST, _kid), (GUNS, _gun), (PARTS, _modifier), (EVENTS, _event)):
        found |= {f"battle/card_{name}.png": partial(build, name) for name in names}
    found |= {f"battle/frame_{kind}.png": partial(_frame, kind) for kind in FRAMES}
    return found | {"battle/boxes.json": _boxes}
