"""SVG text to pictures: PNG for sprites, WebP for large opaque backgrounds."""

import io
import re

import resvg_py
from PIL import Image

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


def png_bytes(image: Image.Image) -> bytes:
    """Return a picture as PNG; transparent pixels lose their hidden colour."""
    if image.mode == "RGBA":
        clean = Image.new("RGBA", image.size, (0, 0, 0, 0))
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


def png(svg: str, width: int, height: int) -> bytes:
    """Return the SVG as a PNG of `width` x `height` pixels."""
    return png_bytes(picture(svg, width, height))


def webp(svg: str, width: int, height: int, quality: int = 90) -> bytes:
    """Return the SVG as an opaque WebP of `width` x `height` pixels."""
    return webp_bytes(picture(svg, width, height), quality)
