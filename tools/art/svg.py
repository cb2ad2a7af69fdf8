"""Ink-and-cel drawing: builds SVG text that resvg and SDL_image draw alike.

Rules that keep both renderers in step (SDL_image uses NanoSVG):

* gradient coordinates in percent, six-digit hex colours;
* no clipPath, mask, filter, use, text or pattern; opacity on shapes, never on groups.

Cel shading is one gradient with a hard stop, so nothing needs clipping. Light falls from the
upper left. Lengths are units of the canvas, angles degrees clockwise.
"""

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

INK = "#1B2A4E"
CREAM = "#FFFBF0"
SUN = "#FFD84D"
CORAL = "#E94F64"
GREEN = "#35B56A"
PURPLE = "#8A5CD0"
OUTLINE = 4.0  # silhouettes
DETAIL = 2.8  # lines inside a silhouette
LIMB_PIECES = 18

Point = tuple[float, float]

_NUMBER = re.compile(r"-?\d*\.?\d+")


# ------------------------------------------------------------------ colours
def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def mix(colour: str, other: str, amount: float) -> str:
    """Return the colour `amount` of the way from `colour` (0) to `other` (1)."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * amount):02X}" for a, b in pairs)


def shade(colour: str, amount: float = 0.24) -> str:
    """Return the cool indigo shadow of a colour."""
    return mix(mix(colour, "#3B2F7F", amount), "#000000", 0.04)


def light(colour: str, amount: float = 0.30) -> str:
    """Return a colour in warm cream light."""
    return mix(colour, "#FFF4CF", amount)


def skin_shade(colour: str, amount: float = 1.0) -> str:
    """Return the shadow of skin, which is warm, never grey."""
    return mix(mix(colour, "#C0403F", 0.20 * amount), "#3B2F7F", 0.09 * amount)


# ------------------------------------------------------------------ numbers and paths
def num(value: float) -> str:
    """Return a number as short SVG text, two decimals at most."""
    text = f"{value:.2f}"
    return "0" if text in ("0.00", "-0.00") else text.rstrip("0").rstrip(".")


def lerp(a: float, b: float, t: float) -> float:
    """Return the number `t` of the way from `a` to `b`."""
    return a + (b - a) * t


def blend(dry: str, wet: str, t: float) -> str:
    """Return the path `t` of the way between two paths of the same commands (dry to wet hair).

    Raises ValueError if the paths hold different counts of numbers.
    """
    wet_numbers = [float(v) for v in _NUMBER.findall(wet)]
    if len(_NUMBER.findall(dry)) != len(wet_numbers):
        raise ValueError(f"paths of different structure:\n{dry}\n{wet}")
    others = iter(wet_numbers)
    return _NUMBER.sub(lambda m: num(lerp(float(m.group()), next(others), t)), dry)


def mirror(path: str) -> str:
    """Return the path with x negated (absolute coordinate pairs only, no H, V or A)."""
    count = 0

    def flip(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return num(-float(match.group())) if count % 2 else num(float(match.group()))

    return _NUMBER.sub(flip, path)


def polar(x: float, y: float, radius: float, degrees: float, squash: float = 1.0) -> Point:
    """Return the point at an angle on a circle, or on an ellipse `squash` as high as wide."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * squash * math.sin(angle)


def polygon(points: Sequence[Point]) -> str:
    """Return the closed path through the points."""
    return "M" + " L".join(f"{num(x)},{num(y)}" for x, y in points) + " Z"


def polyline(points: Sequence[Point]) -> str:
    """Return the open path through the points."""
    return "M" + " L".join(f"{num(x)},{num(y)}" for x, y in points)


def star_path(
    x: float, y: float, outer: float, inner: float, points: int, turn: float = -90
) -> str:
    """Return a star's closed path; `turn` is the angle of its first point."""
    step = 180 / points
    return polygon(
        [polar(x, y, inner if i % 2 else outer, turn + i * step) for i in range(points * 2)]
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return the closed path of a rectangle with rounded corners."""
    r, right, bottom = radius, x + width, y + height
    return (
        f"M{num(x + r)},{num(y)} H{num(right - r)} Q{num(right)},{num(y)} {num(right)},{num(y + r)} "
        f"V{num(bottom - r)} Q{num(right)},{num(bottom)} {num(right - r)},{num(bottom)} "
        f"H{num(x + r)} Q{num(x)},{num(bottom)} {num(x)},{num(bottom - r)} "
        f"V{num(y + r)} Q{num(x)},{num(y)} {num(x + r)},{num(y)} Z"
    )


# ------------------------------------------------------------------ gradients
# name: (tag, geometry, [(offset, tone)]); tones: b base, l light, s shadow, r reflected light
_GRADIENTS: dict[str, tuple[str, str, tuple[tuple[float, str], ...]]] = {
    "ball": (
        "radialGradient",
        'cx="36%" cy="30%" r="80%"',
        ((0, "l"), (0.42, "b"), (0.70, "b"), (0.725, "s"), (1, "r")),
    ),
    "side": (
        "linearGradient",
        'x1="0%" y1="0%" x2="100%" y2="30%"',
        ((0, "l"), (0.30, "b"), (0.66, "b"), (0.69, "s"), (1, "s")),
    ),
    "down": (
        "linearGradient",
        'x1="0%" y1="0%" x2="35%" y2="100%"',
        ((0, "l"), (0.35, "b"), (0.62, "b"), (0.65, "s"), (1, "s")),
    ),
    # like "down", level: for long thin shapes, where the two renderers slant it differently
    "under": (
        "linearGradient",
        'x1="0%" y1="0%" x2="0%" y2="100%"',
        ((0, "l"), (0.30, "b"), (0.58, "b"), (0.60, "s"), (1, "s")),
    ),
    "soft": ("linearGradient", 'x1="0%" y1="0%" x2="0%" y2="100%"', ((0, "l"), (1, "s"))),
}


class Canvas:
    """Collects shapes; `svg()` gives the text. Colours are hex texts or fills made here."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._defs: dict[object, tuple[str, str]] = {}
        self._body: list[str] = []

    # ---- fills
    def cel(
        self,
        base: str,
        kind: str = "ball",
        shadow: str | None = None,
        highlight: str | None = None,
    ) -> str:
        """Return a two-tone fill with a highlight: ball, side, down, under or soft."""
        shadow, highlight = shadow or shade(base), highlight or light(base)
        tones = {"b": base, "s": shadow, "l": highlight, "r": mix(shadow, base, 0.25)}
        tag, geometry, stops = _GRADIENTS[kind]
        inner = "".join(f'<stop offset="{o}" stop-color="{tones[t]}"/>' for o, t in stops)
        return self._define((kind, base, shadow, highlight), tag, geometry, inner)

    def skin(self, colour: str, kind: str = "ball") -> str:
        """Return the fill of skin."""
        return self.cel(colour, kind, skin_shade(colour), light(colour, 0.25))

    def glow(self, colour: str, opacity: float) -> str:
        """Return a round glow that fades to nothing at the shape's edge."""
        inner = (
            f'<stop offset="0" stop-color="{colour}" stop-opacity="{num(opacity)}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
        )
        return self._define(
            ("glow", colour, opacity), "radialGradient", 'cx="50%" cy="50%" r="50%"', inner
        )

    def linear(
        self, *stops: tuple[float, str] | tuple[float, str, float], across: bool = False
    ) -> str:
        """Return a gradient from top to bottom (or left to right) through (offset, colour
        [, opacity]) stops."""
        inner = "".join(
            f'<stop offset="{num(stop[0])}" stop-color="{stop[1]}"'
            + (f' stop-opacity="{num(stop[2])}"' if len(stop) == 3 else "")
            + "/>"
            for stop in stops
        )
        end = 'x2="100%" y2="0%"' if across else 'x2="0%" y2="100%"'
        return self._define((stops, across), "linearGradient", f'x1="0%" y1="0%" {end}', inner)

    def _define(self, key: object, tag: str, geometry: str, inner: str) -> str:
        if key not in self._defs:
            name = f"g{len(self._defs)}"
            self._defs[key] = (name, f'<{tag} id="{name}" {geometry}>{inner}</{tag}>')
        return f"url(#{self._defs[key][0]})"

    # ---- shapes
    def path(
        self,
        d: str,
        fill: str = "none",
        stroke: str | None = INK,
        width: float = OUTLINE,
        fill_opacity: float | None = None,
        stroke_opacity: float | None = None,
        even_odd: bool = False,
        dash: str | None = None,
    ) -> None:
        """Add a filled and outlined path; `even_odd` leaves holes where outlines overlap."""
        extra = ' fill-rule="evenodd"' if even_odd else ""
        extra += f' stroke-dasharray="{dash}"' if dash else ""
        paint = _paint(stroke, width, fill_opacity, stroke_opacity)
        self._body.append(f'<path d="{d}" fill="{fill}"{paint}{extra}/>')

    def flat(
        self, d: str, fill: str, opacity: float | None = None, even_odd: bool = False
    ) -> None:
        """Add a filled path without an outline."""
        self.path(d, fill, None, 0, opacity, even_odd=even_odd)

    def line(
        self,
        d: str,
        stroke: str = INK,
        width: float = DETAIL,
        opacity: float | None = None,
        dash: str | None = None,
    ) -> None:
        """Add an open line with round ends."""
        self.path(d, "none", stroke, width, None, opacity, dash=dash)

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        fill: str = "none",
        stroke: str | None = INK,
        width: float = OUTLINE,
        opacity: float | None = None,
    ) -> None:
        """Add an outlined ellipse (a circle without `ry`)."""
        ry = rx if ry is None else ry
        self._body.append(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"'
            + _paint(stroke, width, opacity, None)
            + "/>"
        )

    def dot(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        fill: str = INK,
        opacity: float | None = None,
    ) -> None:
        """Add an ellipse without an outline."""
        self.ellipse(x, y, rx, ry, fill, None, 0, opacity)

    def cord(
        self, d: str, colour: str, width: float, rim: float = 2.6, rim_colour: str = INK
    ) -> None:
        """Add a line with an outline: straps, chains, ribbons."""
        self.line(d, rim_colour, width + 2 * rim)
        self.line(d, colour, width)

    def limb(
        self,
        joints: Sequence[Point],
        width: float,
        colour: str,
        outline: float = OUTLINE,
        shadow: str | None = None,
    ) -> None:
        """Add an arm or leg: ink stroke, shadow stroke, lit stroke nudged towards the light."""
        if outline:
            self.line(_bent(joints, 0), INK, width + 2 * outline)
        self.line(_bent(joints, 0), shadow or shade(colour), width)
        self.line(_bent(joints, -width * 0.11), colour, width * 0.76)

    @contextmanager
    def group(
        self,
        x: float = 0,
        y: float = 0,
        turn: float = 0,
        scale: float = 1,
        pivot: Point | None = None,
        flip: bool = False,
        squash: float = 1,
    ) -> Iterator["Canvas"]:
        """Move, turn (about `pivot`) and scale what is drawn inside; `flip` mirrors left and
        right, `squash` scales heights once more."""
        centre = f" {num(pivot[0])} {num(pivot[1])}" if pivot else ""
        sideways, upright = -scale if flip else scale, scale * squash
        size = f"{sideways:.4g} {upright:.4g}"
        self._body.append(
            f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)}{centre}) scale({size})">'
        )
        yield self
        self._body.append("</g>")

    def svg(self, view: tuple[float, float, float, float] | None = None) -> str:
        """Return the SVG text; `view` (x, y, width, height) shows only a part of the canvas."""
        x, y, width, height = view or (0, 0, self.width, self.height)
        defs = "".join(text for _, text in self._defs.values())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" '
            f'height="{num(height)}" viewBox="{num(x)} {num(y)} {num(width)} {num(height)}">'
            f"<defs>{defs}</defs>{''.join(self._body)}</svg>"
        )


def _paint(
    stroke: str | None,
    width: float,
    fill_opacity: float | None,
    stroke_opacity: float | None,
) -> str:
    text = f' fill-opacity="{num(fill_opacity)}"' if fill_opacity is not None else ""
    if stroke and width:
        text += (
            f' stroke="{stroke}" stroke-width="{num(width)}" '
            'stroke-linejoin="round" stroke-linecap="round"'
        )
        if stroke_opacity is not None:
            text += f' stroke-opacity="{num(stroke_opacity)}"'
    return text


def _bent(joints: Sequence[Point], offset: float) -> str:
    """Curve through two or three joints, moved by `offset` in x and y."""
    points = [(x + offset, y + offset) for x, y in joints]
    if len(points) != 3:
        return polyline(points)
    (x0, y0), (x1, y1), (x2, y2) = points
    # pull the control point past the elbow so that the curve nearly touches it
    cx = x1 + (x1 - (x0 + x2) / 2) * 0.55
    cy = y1 + (y1 - (y0 + y2) / 2) * 0.55
    # short straight pieces: NanoSVG rounds joins between pieces, but not inside a tight curve
    curve = []
    for i in range(LIMB_PIECES + 1):
        t = i / LIMB_PIECES
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        curve.append((a * x0 + b * cx + c * x2, a * y0 + b * cy + c * y2))
    return polyline(curve)


def burst(
    canvas: Canvas,
    centre: Point,
    box: tuple[float, float, float, float],
    colour: str = "#FFFFFF",
    opacity: float = 0.45,
    rays: int = 14,
) -> None:
    """Add rays from `centre` to the edges of `box` (left, top, right, bottom)."""
    for i in range(rays):
        start = i * 360 / rays
        ends = [_on_box_edge(centre, box, a) for a in (start, start + 180 / rays)]
        canvas.flat(polygon([centre, *ends]), colour, opacity)


def _on_box_edge(centre: Point, box: tuple[float, float, float, float], degrees: float) -> Point:
    (cx, cy), (left, top, right, bottom) = centre, box
    dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    reach = 1e9
    if abs(dx) > 1e-6:
        reach = min(reach, ((right if dx > 0 else left) - cx) / dx)
    if abs(dy) > 1e-6:
        reach = min(reach, ((bottom if dy > 0 else top) - cy) / dy)
    return cx + reach * dx, cy + reach * dy
