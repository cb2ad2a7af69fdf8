"""Ink-and-cel drawing: colours, paths and a canvas that collects SVG shapes.

What both renderers (resvg while building, SDL_image in tests) draw alike:
gradient coordinates in percent, six-digit hex colours, opacity on shapes only;
no clipping, masks, filters, patterns or text. Cel shading is one gradient with
a hard stop, so nothing needs clipping.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

Point = tuple[float, float]

INK = "#1B2A4E"
CREAM = "#FFFBF0"
SUN = "#FFD84D"
CORAL = "#E94F64"
GREEN = "#35B56A"
PURPLE = "#8A5CD0"
WHITE = "#FFFFFF"
OUTLINE = 4.0  # silhouettes
DETAIL = 2.8  # lines inside a silhouette
LIMB_PIECES = 18

_NUMBER = re.compile(r"-?\d*\.?\d+")


# ------------------------------------------------------------------ colours
def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def mix(colour: str, other: str, amount: float) -> str:
    """Return `colour` for amount 0, `other` for 1, and what lies between."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#{:02X}{:02X}{:02X}".format(*(round(a + (b - a) * amount) for a, b in pairs))


def shade(colour: str, amount: float = 0.24) -> str:
    """Return the cool indigo shadow of a colour."""
    return mix(mix(colour, "#3B2F7F", amount), "#000000", 0.04)


def light(colour: str, amount: float = 0.30) -> str:
    """Return the warm cream light of a colour."""
    return mix(colour, "#FFF4CF", amount)


def skin_shade(colour: str, amount: float = 1.0) -> str:
    """Return the shadow of a skin: warm, never grey."""
    return mix(mix(colour, "#C0403F", 0.20 * amount), "#3B2F7F", 0.09 * amount)


# ------------------------------------------------------------------ numbers and paths
def num(value: float) -> str:
    """Write a number as short as two decimals allow."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def lerp(a: float, b: float, t: float) -> float:
    """Return the number at t between a (0) and b (1)."""
    return a + (b - a) * t


def blend(dry: str, wet: str, t: float) -> str:
    """Return the path between two paths of the same commands.

    Raises ValueError when the paths don't hold equally many numbers.
    """
    wet_numbers = [float(v) for v in _NUMBER.findall(wet)]
    if len(_NUMBER.findall(dry)) != len(wet_numbers):
        raise ValueError(f"paths of different structure:\n{dry}\n{wet}")
    numbers = iter(wet_numbers)
    return _NUMBER.sub(lambda m: num(lerp(float(m.group()), next(numbers), t)), dry)


def mirror(path: str) -> str:
    """Return the path with x negated (absolute coordinate pairs only)."""
    is_x = False

    def flip(match: re.Match[str]) -> str:
        nonlocal is_x
        is_x = not is_x
        return num(-float(match.group()) if is_x else float(match.group()))

    return _NUMBER.sub(flip, path)


def polar(x: float, y: float, radius: float, degrees: float, stretch: float = 1) -> Point:
    """Return the point at an angle on a circle, or on an ellipse `stretch` as high as wide."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * stretch * math.sin(angle)


def polygon(points: Iterable[Point]) -> str:
    """Return a closed path through points."""
    return "M" + " L".join(f"{num(x)},{num(y)}" for x, y in points) + " Z"


def polyline(points: Iterable[Point]) -> str:
    """Return an open path through points."""
    return polygon(points)[:-2]


def star_path(
    x: float, y: float, outer: float, inner: float, points: int, turn: float = -90
) -> str:
    """Return a star around (x, y) whose first point looks to `turn` degrees."""
    corners = []
    for i in range(points * 2):
        angle = math.radians(turn + i * 180 / points)
        radius = inner if i % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(corners)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return a rectangle with round corners."""
    right, bottom, r = x + width, y + height, radius
    return (
        f"M{num(x + r)},{num(y)} H{num(right - r)} Q{num(right)},{num(y)} {num(right)},{num(y + r)} "
        f"V{num(bottom - r)} Q{num(right)},{num(bottom)} {num(right - r)},{num(bottom)} "
        f"H{num(x + r)} Q{num(x)},{num(bottom)} {num(x)},{num(bottom - r)} "
        f"V{num(y + r)} Q{num(x)},{num(y)} {num(x + r)},{num(y)} Z"
    )


# ------------------------------------------------------------------ gradients
# name: (tag, geometry, [(offset, tone)]); tones: b base, l light, s shadow, r reflected
_Stops = tuple[tuple[float, str], ...]
_GRADIENTS: dict[str, tuple[str, str, _Stops]] = {
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
    # "down" with a level edge: for long thin shapes, where the renderers slant it differently
    "under": (
        "linearGradient",
        'x1="0%" y1="0%" x2="0%" y2="100%"',
        ((0, "l"), (0.30, "b"), (0.58, "b"), (0.60, "s"), (1, "s")),
    ),
    "soft": ("linearGradient", 'x1="0%" y1="0%" x2="0%" y2="100%"', ((0, "l"), (1, "s"))),
}


class Canvas:
    """Collects shapes of a picture `width` by `height`; `svg()` gives the text."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._defs: dict[object, tuple[str, str]] = {}
        self._body: list[str] = []

    # ---- fills
    def cel(self, base: str, kind: str = "ball", shadow: str = "", highlight: str = "") -> str:
        """Return a cel-shaded fill; kinds: ball, side, down, under, soft."""
        shadow, highlight = shadow or shade(base), highlight or light(base)
        tones = {"b": base, "s": shadow, "l": highlight, "r": mix(shadow, base, 0.25)}
        tag, geometry, stops = _GRADIENTS[kind]
        inner = "".join(f'<stop offset="{o}" stop-color="{tones[t]}"/>' for o, t in stops)
        return self._define((kind, base, shadow, highlight), tag, geometry, inner)

    def skin(self, colour: str, kind: str = "ball") -> str:
        """Return a cel-shaded fill for skin."""
        return self.cel(colour, kind, skin_shade(colour), light(colour, 0.25))

    def glow(self, colour: str, opacity: float) -> str:
        """Return a round glow that fades to nothing."""
        inner = (
            f'<stop offset="0" stop-color="{colour}" stop-opacity="{opacity}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
        )
        return self._define(
            ("glow", colour, opacity), "radialGradient", 'cx="50%" cy="50%" r="50%"', inner
        )

    def fade(self, *stops: tuple[float, str, float], level: bool = False) -> str:
        """Return a smooth linear fill of (offset, colour, opacity), downward or, if level, rightward."""
        inner = "".join(
            f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops
        )
        geometry = 'x1="0%" y1="0%" ' + ('x2="100%" y2="0%"' if level else 'x2="0%" y2="100%"')
        return self._define(("fade", stops, level), "linearGradient", geometry, inner)

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
        dash: str = "",
    ) -> None:
        """Add a path with fill and outline; `even_odd` leaves holes where it overlaps itself."""
        rule = ' fill-rule="evenodd"' if even_odd else ""
        rule += f' stroke-dasharray="{dash}"' if dash else ""
        self._body.append(
            f'<path d="{d}" fill="{fill}"{rule}'
            + _stroke(stroke, width, fill_opacity, stroke_opacity)
            + "/>"
        )

    def flat(self, d: str, fill: str, opacity: float | None = None, even_odd: bool = False) -> None:
        """Add a path without outline."""
        self.path(d, fill, None, 0, opacity, even_odd=even_odd)

    def line(
        self, d: str, stroke: str = INK, width: float = DETAIL, opacity: float | None = None
    ) -> None:
        """Add an open line."""
        self.path(d, "none", stroke, width, None, opacity)

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
        """Add an ellipse with fill and outline."""
        ry = rx if ry is None else ry
        self._body.append(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"'
            + _stroke(stroke, width, opacity, None)
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
        """Add an ellipse without outline."""
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
        shadow: str = "",
    ) -> None:
        """Add an ink stroke, a shadow stroke and a lit stroke nudged towards the light."""
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
        stretch: float = 1,
    ) -> Iterator[Canvas]:
        """Move, turn (degrees, about `pivot`), scale what is drawn inside; `stretch` acts on height only."""
        centre = f" {num(pivot[0])} {num(pivot[1])}" if pivot else ""
        size = f"{-scale if flip else scale:.4f} {scale * stretch:.4f}"
        self._body.append(
            f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)}{centre}) scale({size})">'
        )
        yield self
        self._body.append("</g>")

    def svg(self, view: tuple[float, float, float, float] | None = None) -> str:
        """Return the picture as SVG text; `view` (x, y, width, height) shows a part of it."""
        x, y, width, height = (num(v) for v in view or (0, 0, self.width, self.height))
        defs = "".join(text for _, text in self._defs.values())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="{x} {y} {width} {height}"><defs>{defs}</defs>{"".join(self._body)}</svg>'
        )


def _stroke(
    colour: str | None, width: float, fill_opacity: float | None, stroke_opacity: float | None
) -> str:
    text = f' fill-opacity="{num(fill_opacity)}"' if fill_opacity is not None else ""
    if colour and width:
        text += f' stroke="{colour}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"'
        if stroke_opacity is not None:
            text += f' stroke-opacity="{num(stroke_opacity)}"'
    return text


def _bent(joints: Sequence[Point], offset: float) -> str:
    """Return the curve through two or three joints, moved by `offset` in x and y."""
    points = [(x + offset, y + offset) for x, y in joints]
    if len(points) != 3:
        return polyline(points)
    (x0, y0), (x1, y1), (x2, y2) = points
    # pull the control point past the elbow so that the curve nearly touches it
    cx = x1 + (x1 - (x0 + x2) / 2) * 0.55
    cy = y1 + (y1 - (y0 + y2) / 2) * 0.55
    curve = []
    # short straight pieces: NanoSVG rounds joins between pieces, but not inside a tight curve
    for i in range(LIMB_PIECES + 1):
        t = i / LIMB_PIECES
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        curve.append((a * x0 + b * cx + c * x2, a * y0 + b * cy + c * y2))
    return polyline(curve)


def burst(
    canvas: Canvas,
    centre: Point,
    box: tuple[float, float, float, float],
    colour: str = WHITE,
    opacity: float = 0.45,
    rays: int = 14,
) -> None:
    """Add rays from `centre` to the edges of `box` (left, top, right, bottom)."""
    for i in range(rays):
        start = i * 360 / rays
        ends = [_on_box_edge(centre, box, angle) for angle in (start, start + 180 / rays)]
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
