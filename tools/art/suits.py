"""The four suit signs, drawn about (0, 0) in a box from -50 to 50."""

from __future__ import annotations

from .drawing import WHITE, Canvas, mix

BLACK, RED, BLUE, GREEN = "#22304F", "#E23D4E", "#1F7FD6", "#2C9A57"
TWO_COLOURS = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOURS = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}

PATHS = {
    "H": "M0,44 C-14,30 -48,8 -48,-18 C-48,-36 -36,-44 -24,-44 C-12,-44 -3,-36 0,-26 C3,-36 12,-44 24,-44 "
    "C36,-44 48,-36 48,-18 C48,8 14,30 0,44 Z",
    "D": "M0,-48 C8,-32 24,-12 40,0 C24,12 8,32 0,48 C-8,32 -24,12 -40,0 C-24,-12 -8,-32 0,-48 Z",
    "S": "M0,-48 C14,-28 46,-10 46,14 C46,30 34,36 24,36 C15,36 9,32 5,26 C6,36 10,43 17,48 L-17,48 "
    "C-10,43 -6,36 -5,26 C-9,32 -15,36 -24,36 C-34,36 -46,30 -46,14 C-46,-10 -14,-28 0,-48 Z",
    "C": "M-5,18 C-10,26 -18,30 -26,30 C-40,30 -48,20 -48,8 C-48,-5 -38,-14 -26,-14 C-24,-14 -21,-13 -19,-12 "
    "C-22,-16 -23,-20 -23,-25 C-23,-38 -12,-48 0,-48 C12,-48 23,-38 23,-25 C23,-20 22,-16 19,-12 "
    "C21,-13 24,-14 26,-14 C38,-14 48,-5 48,8 C48,20 40,30 26,30 C18,30 10,26 5,18 C6,32 10,42 18,48 "
    "L-18,48 C-10,42 -6,32 -5,18 Z",
}
_GLINTS = {
    "H": "M-36,-18 C-36,-28 -30,-33 -24,-33",
    "D": "M-22,-4 C-14,-11 -6,-21 -1,-30",
    "S": "M-34,10 C-32,0 -20,-10 -10,-19",
    "C": "M-37,6 C-37,-1 -33,-5 -27,-5",
}


def draw_suit(
    canvas: Canvas,
    suit: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    turn: float = 0,
    flat: bool = False,
) -> None:
    """Draw the sign of S, H, D or C, `size` high, in one tone (flat) or shaded with a glint."""
    fill = colour if flat else canvas.cel(colour, "soft", colour, mix(colour, WHITE, 0.22))
    with canvas.group(x, y, turn, size / 100):
        canvas.flat(PATHS[suit], fill)
        if not flat and size > 38:
            canvas.line(_GLINTS[suit], WHITE, 6.5, 0.55)
