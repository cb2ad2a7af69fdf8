"""What water guns are made of; a gun's grip is at (0, 0), its muzzle points to the right."""

from __future__ import annotations

from tools.art.drawing import DETAIL, WHITE, Canvas, light, num, rounded, shade, star_path

LINE = 3.2
GOLD = "#FFD84D"
WATER_TOP, WATER_FOOT = "#C9F3FF", "#2E9BDB"


def water(canvas: Canvas) -> str:
    """Return the fill of a tank full of water."""
    return canvas.cel("#58C7F0", "soft", WATER_FOOT, WATER_TOP)


def grip(canvas: Canvas, colour: str, x: float = 0, long: float = 16) -> None:
    """Draw the handle with its trigger."""
    canvas.line(f"M{num(x + 11)},-2 q2,9 -5,9", width=LINE)
    canvas.path(
        f"M{num(x - 6)},-10 L{num(x - 10)},{num(long - 4)} Q{num(x - 10)},{num(long)} {num(x - 5)},{num(long)} "
        f"L{num(x + 2)},{num(long)} Q{num(x + 6)},{num(long)} {num(x + 7)},{num(long - 4)} L{num(x + 10)},-4 Z",
        canvas.cel(shade(colour, 0.2), "side"),
        width=LINE,
    )


def box(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    colour: str,
    radius: float = 6,
    glint: bool = True,
) -> None:
    """Draw a body part with a streak of light along its upper edge."""
    canvas.path(rounded(x, y, width, height, radius), canvas.cel(colour, "down"), width=LINE)
    if glint and width > 18 and height > 9:
        canvas.line(
            f"M{num(x + radius)},{num(y + 5)} H{num(x + width - radius - 3)}", light(colour, 0.6), 3
        )


def barrel(canvas: Canvas, x: float, y: float, length: float, height: float, colour: str) -> None:
    """Draw a barrel centred on y that ends in a thicker ring."""
    canvas.path(
        rounded(x, y - height / 2, length - 5, height, 2), canvas.cel(colour, "under"), width=LINE
    )
    ring = height + 6
    canvas.path(
        rounded(x + length - 8, y - ring / 2, 8, ring, 2.6), canvas.cel(colour, "under"), width=LINE
    )


def dome(canvas: Canvas, x: float, base: float, width: float, height: float) -> None:
    """Draw a domed tank of water on the line y = base."""
    top = base - height * 1.32
    canvas.path(
        f"M{num(x)},{num(base)} C{num(x - 2)},{num(top)} {num(x + width + 2)},{num(top)} {num(x + width)},{num(base)} Z",
        water(canvas),
        width=LINE,
    )
    canvas.line(
        f"M{num(x + width * 0.2)},{num(base - height * 0.45)} q{num(width * 0.1)},{num(-height * 0.32)} {num(width * 0.3)},{num(-height * 0.36)}",
        WHITE,
        2.8,
    )


def bottle(
    canvas: Canvas, x: float, y: float, width: float, height: float, cap: str, upright: bool = False
) -> None:
    """Draw a bottle of water lying (cap to the left) or standing (cap above)."""
    if upright:
        canvas.path(
            rounded(x + width * 0.28, y - 6, width * 0.44, 8, 2),
            canvas.cel(cap, "down"),
            width=DETAIL,
        )
    else:
        canvas.path(
            rounded(x - 6, y + height * 0.24, 8, height * 0.52, 2),
            canvas.cel(cap, "down"),
            width=DETAIL,
        )
    canvas.path(rounded(x, y, width, height, min(width, height) * 0.38), water(canvas), width=LINE)
    if upright:
        canvas.line(f"M{num(x + width * 0.28)},{num(y + 7)} V{num(y + height * 0.6)}", WHITE, 2.8)
    else:
        canvas.line(f"M{num(x + 8)},{num(y + height * 0.3)} H{num(x + width * 0.6)}", WHITE, 2.8)


def ball(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a round tank of water."""
    canvas.ellipse(x, y, radius, fill=water(canvas), width=LINE)
    canvas.line(
        f"M{num(x - radius * 0.58)},{num(y - radius * 0.1)} q{num(radius * 0.06)},{num(-radius * 0.5)} {num(radius * 0.5)},{num(-radius * 0.56)}",
        WHITE,
        3.2,
    )


def pump(canvas: Canvas, x: float, y: float, colour: str, width: float = 26) -> None:
    """Draw a sliding fore-end with ribs."""
    canvas.path(rounded(x, y, width, 14, 5), canvas.cel(colour, "down"), width=LINE)
    ribs = " ".join(f"M{num(x + width * k)},{num(y + 4)} v6" for k in (0.26, 0.5, 0.74))
    canvas.line(ribs, shade(colour, 0.4), 2.4)


def bell(
    canvas: Canvas, x: float, y: float, length: float, small: float, large: float, colour: str
) -> None:
    """Draw a flared mouth centred on y, its dark opening to the right."""
    canvas.path(
        f"M{num(x)},{num(y - small / 2)} L{num(x + length)},{num(y - large / 2)} L{num(x + length)},{num(y + large / 2)} L{num(x)},{num(y + small / 2)} Z",
        canvas.cel(colour, "under"),
        width=LINE,
    )
    canvas.ellipse(x + length, y, large * 0.15, large / 2, "#24406E", width=DETAIL)


def stock(canvas: Canvas, colour: str, x: float = -14, length: float = 20) -> None:
    """Draw a shoulder stock left of x."""
    canvas.path(
        f"M{num(x - length)},-20 L{num(x + 4)},-22 L{num(x + 4)},-4 L{num(x - length * 0.75)},4 Q{num(x - length)},6 {num(x - length)},0 Z",
        canvas.cel(colour, "down"),
        width=LINE,
    )


def shield(canvas: Canvas, x: float, y: float, half: float, colour: str, emblem: str) -> None:
    """Draw a splash guard that stands across the barrel, seen at a slant."""
    wide = half * 0.46
    canvas.ellipse(x, y, wide, half, canvas.cel(colour, "ball"), width=4)
    canvas.ellipse(
        x + wide * 0.08, y, wide * 0.70, half * 0.76, "#DDF6FF", shade(colour, 0.3), 2.6, 0.85
    )
    canvas.line(
        f"M{num(x - wide * 0.42)},{num(y - half * 0.18)} Q{num(x - wide * 0.36)},{num(y - half * 0.5)} {num(x - wide * 0.05)},{num(y - half * 0.6)}",
        WHITE,
        4,
    )
    with canvas.group(x + wide * 0.08, y + half * 0.1, 0, half / 40):
        if emblem == "star":
            canvas.path(star_path(0, 0, 15, 7, 5), GOLD, width=2.8)
        elif emblem == "bolt":
            canvas.path("M5,-20 L-10,4 L-1,4 L-5,20 L11,-5 L2,-5 Z", GOLD, width=2.8)
        else:
            canvas.path(
                "M0,-17 C-8,-6 -12,0 -12,6 A12,12 0 0 0 12,6 C12,0 8,-6 0,-17 Z",
                "#6FCBF7",
                width=2.8,
            )


def stripe(canvas: Canvas, x: float, y: float, length: float, colour: str) -> None:
    """Draw a painted stripe along the body."""
    canvas.line(f"M{num(x)},{num(y)} h{num(length)}", colour, 4)
