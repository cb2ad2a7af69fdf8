"""SVG text to pictures: PNG for sprites, WebP for large opaque backgrounds."""

import io
import re

import resvg_py
from PIL import Image

from .drawing import INK

_SIZE = re.compile(r'<svg [^>]*width="([\d.]+)" height="([\d.]+)"')


def render_svg(svg: str, zoom: float) -> Image.Image:
    """Return the SVG drawn `zoom` times its own size, with transparency."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, zoom=zoom))
    return Image.open(io.BytesIO(data)).convert("RGBA")


def picture(svg: str, width: int, height: int) -> Image.Image:
    """Return the SVG drawn `width` x `height` pixels.

    Raises ValueError if the SVG has other proportions.
    """
    match = _SIZE.match(svg)
    if match is None:
        raise ValueError("The text isn't SVG with a width and a height.")
    zoom = width / float(match.group(1))
    if abs(float(match.group(2)) * zoom - height) > 0.51:
        raise ValueError(f"An SVG of {match.groups()} doesn't fit {width} x {height} pixels.")
    image = render_svg(svg, zoom)
    return image if image.size == (width, height) else image.crop((0, 0, width, height))


def blank(width: int, height: int, colour: str | None = None) -> Image.Image:
    """Return an empty picture, transparent or of one colour."""
    return Image.new("RGBA", (width, height), colour or (0, 0, 0, 0))


def png_bytes(image: Image.Image, hidden: str = INK) -> bytes:
    """Return a picture as PNG; `hidden` is the colour under fully transparent pixels.

    It should be that of the outline: smooth scaling lets it shine through at the edges.
    """
    if image.mode == "RGBA":
        red, green, blue = (int(hidden[i : i + 2], 16) for i in (1, 3, 5))
        clean = Image.new("RGBA", image.size, (red, green, blue, 0))
        visible = image.getchannel("A").point(lambda alpha: 255 if alpha else 0)
        clean.paste(image, (0, 0), visible)
        image = clean
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def webp_bytes(image: Image.Image, quality: int = 90) -> bytes:
    """Return an opaque picture as lossy WebP."""
    out = io.BytesIO()
    image.convert("RGB").save(out, "WEBP", quality=quality, method=5)
    return out.getvalue()


def png(svg: str, width: int, height: int, hidden: str = INK) -> bytes:
    """Return the SVG as a PNG of `width` x `height` pixels; `hidden` as in `png_bytes`."""
    return png_bytes(picture(svg, width, height), hidden)


def webp(svg: str, width: int, height: int, quality: int = 90) -> bytes:
    """Return the SVG as an opaque WebP of `width` x `height` pixels."""
    return webp_bytes(picture(svg, width, height), quality)
