"""A small picture put together from drawings, kids and guns: what the battle cards show."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from tools.art.bake import blank, png_bytes, render_svg
from tools.art.drawing import WHITE, Canvas, burst
from tools.art.guns import GUNS, MARGIN, gun_size, gun_svg, gun_unit
from tools.art.kid_cast import CAST
from tools.art.kid_figure import FOOT, Figure
from tools.art.kid_poses import POSES, Pose

WIDTH, HEIGHT = 360, 260
Draw = Callable[[Canvas], None]


@lru_cache(maxsize=8)
def gun_picture(gun: str) -> Image.Image:
    """Return a gun as large as its sprite."""
    return render_svg(gun_svg(gun), gun_unit(gun))


class Scene:
    """A picture of WIDTH x HEIGHT pixels, drawn from the back to the front."""

    def __init__(self, low: str = "#8FD6F0", high: str = "#DDF6FD", rays: bool = True) -> None:
        self.image = blank(WIDTH, HEIGHT, high)
        canvas = Canvas(WIDTH, HEIGHT)
        canvas.flat(f"M0,0 H{WIDTH} V{HEIGHT} H0 Z", canvas.fade((0, high, 1), (1, low, 1)))
        if rays:
            burst(canvas, (WIDTH / 2, 140), (0, 0, WIDTH, HEIGHT), WHITE, 0.42)
        self._lay(canvas)

    def _lay(self, canvas: Canvas) -> None:
        self.image.alpha_composite(render_svg(canvas.svg(), 1))

    def draw(self, draw: Draw) -> Scene:
        """Lay a drawing on."""
        canvas = Canvas(WIDTH, HEIGHT)
        draw(canvas)
        self._lay(canvas)
        return self

    def meadow(self, y: float = 205) -> Scene:
        """Lay a lawn over the lower part."""

        def lawn(c: Canvas) -> None:
            c.path(
                f"M-6,{y} Q90,{y - 22} 180,{y - 4} T366,{y - 8} V270 H-6 Z",
                c.cel("#7CC66B", "soft", "#6BB65A", "#9BDB80"),
                "#3F8A4A",
                3,
            )

        return self.draw(lawn)

    def _paste(self, sprite: Image.Image, x: float, y: float) -> None:
        left, top = round(x), round(y)
        box = (
            max(0, -left),
            max(0, -top),
            min(sprite.width, WIDTH - left),
            min(sprite.height, HEIGHT - top),
        )
        if box[0] < box[2] and box[1] < box[3]:
            self.image.alpha_composite(sprite.crop(box), (max(0, left), max(0, top)))

    def kid(
        self,
        kid: str,
        pose: str,
        frame: int,
        foot: tuple[float, float],
        zoom: float = 0.8,
        flip: bool = False,
        gun: str = "",
        face: str = "",
        turn: float = 0,
        joints: Pose | None = None,
    ) -> Scene:
        """Lay a kid on, feet at `foot`, with a gun in the hand if one is named."""
        figure = Figure(CAST[kid], joints or POSES[pose][frame], face)
        layers = figure.layers()
        sprite = render_svg(layers.body, zoom)
        sprite.alpha_composite(render_svg(layers.over, zoom))
        at = layers.anchors.get("gun")
        if gun and isinstance(at, list):
            angle = float(str(layers.anchors["gun_angle"]))
            held = _turned(gun, zoom, angle)
            x, y = FOOT[0] * zoom + at[0] * zoom, FOOT[1] * zoom + at[1] * zoom
            left, top = round(held.width / 2 - x), round(held.height / 2 - y)
            held = held.crop((left, top, left + sprite.width, top + sprite.height))
            sprite.alpha_composite(held)
        sprite.alpha_composite(render_svg(layers.front, zoom))
        if turn:
            centre = FOOT[0] * zoom, (FOOT[1] - 110) * zoom
            sprite = sprite.rotate(-turn, Image.Resampling.BICUBIC, center=centre)
        x, y = FOOT[0] * zoom, FOOT[1] * zoom
        if flip:
            sprite = sprite.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            x = sprite.width - x
        self._paste(sprite, foot[0] - x, foot[1] - y)
        return self

    def gun(
        self,
        gun: str,
        middle: tuple[float, float],
        width: float,
        turn: float = 0,
        flip: bool = False,
    ) -> Scene:
        """Lay a gun on, `width` pixels wide before it is turned clockwise."""
        sprite = gun_picture(gun)
        high = round(sprite.height * width / sprite.width)
        sprite = sprite.resize((round(width), high), Image.Resampling.LANCZOS)
        if flip:
            sprite = sprite.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        sprite = sprite.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
        self._paste(sprite, middle[0] - sprite.width / 2, middle[1] - sprite.height / 2)
        return self

    def png(self) -> bytes:
        """Return the picture's file."""
        return png_bytes(self.image)


def _turned(gun: str, zoom: float, angle: float) -> Image.Image:
    """Return a gun for a kid drawn at `zoom`, turned about its grip, the grip in the middle."""
    picture = gun_picture(gun)
    scale = zoom / gun_unit(gun)
    width, height = (max(1, round(side * scale)) for side in gun_size(gun))
    small = picture.resize((width, height), Image.Resampling.LANCZOS)
    left, top, _, _ = GUNS[gun].box
    grip = (MARGIN - left) * zoom, (MARGIN - top) * zoom
    reach = round(2 * max(width, height))
    square = blank(2 * reach, 2 * reach)
    square.alpha_composite(small, (round(reach - grip[0]), round(reach - grip[1])))
    return square.rotate(-angle, Image.Resampling.BICUBIC)
