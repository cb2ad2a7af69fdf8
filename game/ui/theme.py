"""Colours, sizes and radii of the whole interface, in design units (1 unit = 1 px at 1920 x 1080)."""

from __future__ import annotations

from functools import cache

INK, CREAM, WHITE = "#1B2A4E", "#FFFBF0", "#FFFFFF"
SUN, WATER, WATER_DEEP, WATER_LINE = "#FFD84D", "#6FCBF7", "#3FA6E6", "#2368B0"
CORAL, GREEN, PURPLE, TEAL = "#E94F64", "#35B56A", "#8A5CD0", "#17A69B"
INK_SOFT = "#3F5580"  # secondary text on cream: 7.2 to 1
LINE_SOFT = "#D9CDB4"  # hairlines on cream
ROW = "#F2EAD6"  # every second row of a table on cream
PALE = "#E9F0FA"  # the well that choices and facts lie in
EMPTY = "#DDE6F2"  # an empty seat
SHADOW, VEIL = "#0E1B3A", "#101B3A"
GOOD_TEXT, BAD_TEXT = "#1B7A45", "#B82A42"  # on cream: 5.3 and 6.2 to 1
BLACK_SUITS, RED_SUITS = "#22304F", "#C22F38"  # the pans of the balance; carry white text

# Faces of buttons; a white label holds 4.5 to 1 on the lightest row of each.
BUTTON = {"go": "#1A7040", "main": "#2368B0", "danger": "#BC2F47", "quiet": "#4A5B87"}
BUTTON_LIGHT = 0.10  # share of white in a button's top row
DISABLED_FACE, DISABLED_TEXT, DISABLED_LINE = "#C9CFDC", "#3A4560", "#6B7894"


BODY, LABEL, STRONG, TITLE, NUMBER, HERO = 28, 30, 34, 44, 52, 84
MIN_TEXT, MIN_TOUCH = 28, 90

MARGIN, GAP, PAD = 20, 12, 18  # to the screen's edge; between parts; inside panels
RADIUS_PANEL, RADIUS_CHIP, BORDER = 22, 14, 5

Rgb = tuple[int, int, int]


@cache
def rgb(colour: str) -> Rgb:
    """`#RRGGBB` as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def mix(first: str, second: str, share: float) -> str:
    """`first` with `share` (0..1) of `second` in it."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def shade(colour: str, share: float) -> str:
    """`colour` towards deep blue: shadows here are never grey."""
    return mix(colour, "#0E1B3A", share)


def luminance(colour: Rgb) -> float:
    """Relative luminance 0..1 (WCAG 2)."""
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.03928 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Rgb, second: Rgb) -> float:
    """Contrast of two colours, 1..21 (WCAG 2)."""
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
