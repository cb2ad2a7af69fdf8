"""Playing cards in two and in four colours, and the three backs; 250 x 350 units each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from . import bake
from .courts import COURTS
from .drawing import CREAM, INK, WHITE, Canvas, burst, light, mix, polar, rounded, shade
from .lettering import write
from .suits import FOUR_COLOURS, TWO_COLOURS, draw_suit
from .water import splash

WIDTH, HEIGHT = 250, 350
SIZE = (400, 560)
RANKS, SUITS = "23456789TJQKA", "SHDC"
EDGE = "#D9CDB4"
OUTER = rounded(2, 2, WIDTH - 4, HEIGHT - 4, 22)
INDEX_X = 41  # middle of the corner index
# the picture of a court card, with room for the index at two corners
WINDOW = (
    "M84,26 H202 Q218,26 218,42 V206 Q218,218 206,218 H190 Q178,218 178,230 V308 Q178,324 162,324 "
    "H48 Q32,324 32,308 V144 Q32,132 44,132 H60 Q72,132 72,120 V38 Q72,26 84,26 Z"
)
COURT_PLACES = {"J": (-18, -8, 1.14), "Q": (-18, -8, 1.14), "K": (-1, 11, 1.03)}  # x, y, scale
PIP_COLUMNS = (91, 125, 159)
PIP_TOP, PIP_SPAN = 70, 210
# where the pips stand: (column, height from 0 to 1)
PIPS = {
    "2": ((1, 0), (1, 1)),
    "3": ((1, 0), (1, 0.5), (1, 1)),
    "4": ((0, 0), (2, 0), (0, 1), (2, 1)),
    "5": ((0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1)),
    "6": ((0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    "7": ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    "8": ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (1, 0.75), (0, 1), (2, 1)),
    "9": ((0, 0), (2, 0), (0, 1 / 3), (2, 1 / 3), (1, 0.5), (0, 2 / 3), (2, 2 / 3), (0, 1), (2, 1)),
    "T": (
        *((0, 0), (2, 0), (1, 1 / 6), (0, 1 / 3), (2, 1 / 3)),
        *((0, 2 / 3), (2, 2 / 3), (1, 5 / 6), (0, 1), (2, 1)),
    ),
}


# ------------------------------------------------------------------ faces
def face_svg(rank: str, suit: str, four_colours: bool = False) -> str:
    """Return a card's face; in four colours red or black stays marked by a frame and ribbons."""
    colour = (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.path(OUTER, CREAM, None)
    if rank in COURTS:
        _court(canvas, rank, colour)
    elif rank == "A":
        _ace(canvas, suit, colour)
    else:
        _pips(canvas, rank, suit, colour)
    if four_colours:
        _side_mark(canvas, TWO_COLOURS[suit])
    canvas.path(OUTER, "none", EDGE, 3)
    _index(canvas, rank, suit, colour)
    return canvas.svg()


def _index(canvas: Canvas, rank: str, suit: str, colour: str) -> None:
    for turn in (0, 180):
        with canvas.group(turn=turn, pivot=(WIDTH / 2, HEIGHT / 2)):
            if rank == "T":
                write(canvas, INDEX_X - 1, 69, "10", 62, colour, track=-6)
            else:
                write(canvas, INDEX_X, 70, rank, 72, colour)
            draw_suit(canvas, suit, INDEX_X, 104, 48, colour, flat=True)


def _pips(canvas: Canvas, rank: str, suit: str, colour: str) -> None:
    size = 62 if rank in "23" else 44
    for column, height in PIPS[rank]:
        y = PIP_TOP + height * PIP_SPAN
        draw_suit(
            canvas, suit, PIP_COLUMNS[column], y, size, colour, turn=180 if height > 0.5 else 0
        )


def _ace(canvas: Canvas, suit: str, colour: str) -> None:
    x, y = WIDTH / 2, HEIGHT / 2
    canvas.dot(x, y, 72, fill=mix(colour, WHITE, 0.90))
    for i in range(14):
        angle = i * 360 / 14
        drop_x, drop_y = polar(x, y, 84, angle)
        if not _under_index(drop_x, drop_y):
            with canvas.group(drop_x, drop_y, angle + 90, 0.55):
                canvas.flat(
                    "M0,-14 c-8,11 -11,15 -11,21 a11,11 0 0 0 22,0 c0,-6 -3,-10 -11,-21 Z",
                    mix(colour, WHITE, 0.62),
                )
    draw_suit(canvas, suit, x, y, 112, colour)


def _under_index(x: float, y: float) -> bool:
    return (x < 76 and y < 136) or (x > WIDTH - 76 and y > HEIGHT - 136)


def _court(canvas: Canvas, rank: str, colour: str) -> None:
    pale = mix(colour, WHITE, 0.80)
    backdrop = canvas.cel(pale, "soft", mix(colour, WHITE, 0.66), mix(colour, WHITE, 0.93))
    canvas.flat(rounded(28, 22, 194, 306, 10), backdrop)
    burst(canvas, (125, 160), (28, 22, 222, 328))
    canvas.dot(125, 150, 82, fill=WHITE, opacity=0.55)
    x, y, scale = COURT_PLACES[rank]
    with canvas.group(x, y, scale=scale):
        COURTS[rank](canvas, colour)
    water = canvas.cel(colour, "soft", colour, mix(colour, WHITE, 0.34))
    canvas.path("M20,292 q12,-11 24,0" + " t24,0" * 8 + " V340 H20 Z", water, INK, 3.6)
    canvas.line("M52,306 q9,-7 18,0 t18,0 M118,309 q9,-7 18,0 t18,0", WHITE, 3.4, 0.65)
    canvas.flat(f"{OUTER} {WINDOW}", CREAM, even_odd=True)  # hides what sticks out of the window
    canvas.path(WINDOW, "none", INK, 3.4)


def _side_mark(canvas: Canvas, side: str) -> None:
    """Mark the red or black side: a frame along the edge and a ribbon at two corners."""
    canvas.path(rounded(6, 6, WIDTH - 12, HEIGHT - 12, 18), "none", side, 7)
    for turn in (0, 180):
        with canvas.group(turn=turn, pivot=(WIDTH / 2, HEIGHT / 2)):
            canvas.path("M83,4 H107 V39 L95,30 L83,39 Z", canvas.cel(side, "side"), CREAM, 3)


# ------------------------------------------------------------------ backs
BACKS = {  # scales, ground, piping
    "swamp": ("#1F6FB8", "#123F73", "#FFCB3D"),
    "garden": ("#B8396F", "#6E1F48", "#FFCB3D"),
    "water": ("#F0862E", "#9A4312", "#FFE08A"),
}


def back_svg(game: str) -> str:
    """Return the back of a game's cards: swamp, garden or water."""
    scales, ground, piping = BACKS[game]
    canvas = Canvas(WIDTH, HEIGHT)
    inner = rounded(14, 14, WIDTH - 28, HEIGHT - 28, 14)
    canvas.path(OUTER, CREAM, EDGE, 3)
    canvas.path(inner, ground, INK, 3)
    _scales(canvas, scales, ground)
    canvas.flat(f"{OUTER} {inner}", CREAM, even_odd=True)
    canvas.path(OUTER, "none", EDGE, 3)
    canvas.path(inner, "none", INK, 4)
    canvas.line(rounded(21, 21, WIDTH - 42, HEIGHT - 42, 9), piping, 3)
    canvas.ellipse(125, 175, 62, fill=canvas.cel("#FFF3CF", shadow="#F2DDA6", highlight=WHITE))
    canvas.ellipse(125, 175, 54, fill="none", stroke=piping, width=3.4)
    _EMBLEMS[game](canvas)
    _smiling_drop(canvas)
    return canvas.svg()


def _scales(canvas: Canvas, colour: str, ground: str) -> None:
    radius, left, y, row = 18.5, 14, 20.5, 0
    rings = (
        (1, colour),
        (0.74, mix(colour, WHITE, 0.25)),
        (0.48, colour),
        (0.22, mix(colour, WHITE, 0.42)),
    )
    while y < HEIGHT - 4:
        for i in range(7 if row % 2 else 6):
            x = left + 2 * radius * (i + (0 if row % 2 else 0.5))
            for size, tone in rings:
                edge = ground if size == 1 else None
                canvas.path(_scale(x, y, radius * size, (left, WIDTH - left)), tone, edge, 1.6)
        y += radius * 0.56
        row += 1


def _scale(x: float, y: float, radius: float, limits: tuple[float, float]) -> str:
    """The upper half of a circle; at the sides of the card only the quarter that lies on it."""
    left, right = x - radius, x + radius
    if left < limits[0]:
        return f"M{x},{y} V{y - radius} A{radius},{radius} 0 0 1 {right},{y} Z"
    if right > limits[1]:
        return f"M{left},{y} A{radius},{radius} 0 0 1 {x},{y - radius} V{y} Z"
    return f"M{left},{y} A{radius},{radius} 0 0 1 {right},{y} Z"


def _smiling_drop(canvas: Canvas) -> None:
    with canvas.group(125, 168, scale=2.3):
        fill = canvas.cel("#6FCBF7", "soft", "#3FA6E6", "#D9F6FF")
        canvas.path(
            "M0,-16 c-9,12 -12,16 -12,22 a12,12 0 0 0 24,0 c0,-6 -3,-10 -12,-22 Z", fill, width=1.7
        )
        canvas.line("M-8.6,7 q0.4,5 4.6,7.4", WHITE, 1.8)
        for side in (-1, 1):
            canvas.dot(side * 3.6, 5, 1.3, 1.8)
            canvas.dot(side * 6.4, 8.4, 1.7, 1.1, "#FF8E9E")
        canvas.line("M-2.6,9 q2.6,3 5.2,0", INK, 1.2)


def _lily_emblem(canvas: Canvas) -> None:
    leaf = "#4E9C6A"
    canvas.path(
        "M125,205 L150,192 A46,17 0 1 1 132,188 Z",
        canvas.cel(leaf, "soft"),
        mix(leaf, "#10243F", 0.62),
        3,
    )
    for x, lean in ((93, -4), (157, 4)):
        canvas.line(f"M{x - lean},204 Q{x - lean},180 {x},150", "#3F7F55", 3.6)
        canvas.line(f"M{x},142 V164", "#3E2430", 13)
        canvas.line(f"M{x},142 V164", "#8A5A34", 8)
        canvas.line(f"M{x - 2},143 V160", light("#8A5A34", 0.4), 2)


def _blossom_emblem(canvas: Canvas) -> None:
    for size, colour, turn in ((1.0, "#F2719F", 0), (0.78, "#FF9CC0", 22.5)):
        for i in range(8):
            with canvas.group(125, 177, i * 45 + turn, size):
                canvas.path(
                    "M0,0 C-20,-14 -18,-44 0,-48 C18,-44 20,-14 0,0 Z",
                    canvas.cel(colour, "soft", shade(colour, 0.1), light(colour, 0.4)),
                    mix(colour, "#5A1F45", 0.7),
                    2.4,
                )


def _splash_emblem(canvas: Canvas) -> None:
    splash(canvas, 125, 178, 43, seed=8, arms=11)


_EMBLEMS = {"swamp": _lily_emblem, "garden": _blossom_emblem, "water": _splash_emblem}


# ------------------------------------------------------------------ files
def _face(rank: str, suit: str, four_colours: bool) -> bytes:
    return bake.png(face_svg(rank, suit, four_colours), *SIZE, hidden=EDGE)


def _back(game: str) -> bytes:
    return bake.png(back_svg(game), *SIZE, hidden=EDGE)


def assets() -> dict[str, Callable[[], bytes]]:
    """Return the builders of all faces and backs."""
    found: dict[str, Callable[[], bytes]] = {
        f"cards/back_{game}.png": partial(_back, game) for game in BACKS
    }
    for folder, four_colours in (("two", False), ("four", True)):
        for suit in SUITS:
            for rank in RANKS:
                found[f"cards/{folder}/{rank}{suit}.png"] = partial(_face, rank, suit, four_colours)
    return found
