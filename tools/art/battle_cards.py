"""Water Fight's cards: a picture for each of the 84, without words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from tools.art.bake import render_svg
from tools.art.battle_events import EVENTS
from tools.art.battle_scene import WIDTH, Scene
from tools.art.drawing import Canvas, polar
from tools.art.guns import GUNS, PARTS, part_svg
from tools.art.kid_cast import CAST
from tools.art.kid_figure import Figure
from tools.art.kid_poses import Pose
from tools.art.water import WATER_LINE, drop, water_fill

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


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all card pictures by path."""
    found: dict[str, Callable[[], bytes]] = {}
    for names, build in ((CAST, _kid), (GUNS, _gun), (PARTS, _modifier), (EVENTS, _event)):
        found |= {f"battle/card_{name}.png": partial(build, name) for name in names}
    return found
