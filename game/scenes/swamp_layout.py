"""Where everything lies on the Swamp table, for every shape of window.

Places are counted from the seat that looks: 0 bottom, 1 right, 2 top, 3 left, which is the
order of play (Swamp, table).  All lengths are design units.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.stage.hand import HandPlace
from game.stage.table import CARD_RATIO, Spot, arch
from game.ui.canvas import Box, Canvas
from game.ui.theme import GAP, MARGIN, MIN_TOUCH

BUTTONS = ("pause", "sheet", "last", "hint")  # from the right edge inwards
SEATS = 4


@dataclass(frozen=True)
class Layout:
    """Anchors of the table; tuples of four are by place."""

    plates: tuple[Box, ...]
    bust: float  # width of the animal that stands behind its plate
    centre: tuple[float, float]
    trick: tuple[Spot, ...]
    gathered: tuple[Spot, ...]
    balance: tuple[float, float, float]  # middle, top, size
    hand: HandPlace
    own_speech: Box  # the most a bubble of the own animal may take
    buttons: dict[str, tuple[float, float]]
    facts: tuple[tuple[float, float], float, bool]  # left middle of the first, room, one a line
    pads: tuple[tuple[float, float], ...]  # middles of the fourteen calls
    pad_size: float
    question: Box  # the most that the question may take

    def card_home(self, place: int) -> Spot:
        """Where the cards that an animal holds come from, and tricks go to."""
        plate = self.plates[place]
        return Spot(plate.x + self.bust * 0.5, plate.bottom - 40, 0, 46)


def layout_for(c: Canvas) -> Layout:
    """The layout for the canvas' shape and text size."""
    grown = 1 + (c.text_scale - 1) * 0.68
    if c.portrait:
        return _portrait(c, grown)
    return _landscape(c, grown)


def _landscape(c: Canvas, grown: float) -> Layout:
    small = c.compact or c.h < 1000
    plate_w, plate_h = (366.0 if small else 400.0), (118.0 if small else 132.0) * grown
    bust = (138.0 if small else 172.0) * grown
    plate_w += (grown - 1) * 150
    head = bust * 1.077 - plate_h + 4  # what of the animal looks over the plate
    middle = c.w / 2 - (60 if small else 0)
    card_w = 124.0 if small else 150.0
    hand_w = 178.0 if small else 200.0
    base = c.h - (92 if small else 128)
    right_y = MARGIN + MIN_TOUCH + 8 + head + GAP
    own_y = base - hand_w * CARD_RATIO / 2 - 44 - plate_h - (34 if small else 58)
    left_y = max(c.h * (0.28 if small else 0.33) - plate_h / 2, MARGIN + 130 + head)
    plates = (
        Box(MARGIN, own_y, plate_w, plate_h),
        Box(c.w - MARGIN - plate_w, right_y, plate_w, plate_h),
        Box(middle - plate_w / 2, MARGIN + head - 10, plate_w, plate_h),
        Box(MARGIN, left_y, plate_w, plate_h),
    )
    centre = (middle, c.h * 0.475 + (6 if small else 0))
    size = 0.84 if small else 1.05
    balance_x = c.w - (206 if small else 262)
    top = plates[1].bottom + (16 if small else 34)
    own = plates[0]
    if small:
        speech = Box(own.right + 36, own.y + 4, 590 + (grown - 1) * 200, plate_h + 4)
    else:
        top_y = max(own.y + 10, centre[1] + card_w * CARD_RATIO / 2 + 16)
        wide = middle - card_w / 2 - 24 - own.right - 40
        speech = Box(own.right + 40, top_y, wide, max(122 * grown, own.bottom + 14 - top_y))
    hand = HandPlace(hand_w, base, c.w / 2, min(c.w - 2 * MARGIN - 40, 1560), 13, 0)
    if small:
        left = max(own.right, plates[3].right) + 150
        pads = _pad_rows(
            (left + c.w - MARGIN) / 2, plates[1].bottom + 84, c.w - MARGIN - left, 122, 104
        )
        low = base - hand_w * CARD_RATIO / 2 + 34
        top_y = plates[1].bottom + 264
        question = Box(own.right + 30, top_y, c.w - MARGIN - own.right - 30, low - top_y)
    else:
        cx = c.w / 2 + 30 + (grown - 1) * 110
        rx = min(496.0, cx - own.right - 68)
        high = max(c.h * 0.28, plates[2].bottom + 66)
        pads = _pad_arch(cx, rx, c.h * 0.707, high)
        question = Box(cx - 380, high + 0.43 * (c.h * 0.707 - high), 760, 270)
    one_a_line = small
    room = plates[2].x - 2 * MARGIN - 10
    return Layout(
        plates,
        bust,
        centre,
        _trick(centre, card_w, 1.0),
        _trick(centre, card_w, 0.6),
        (balance_x, top, size),
        hand,
        speech,
        _buttons(c),
        ((MARGIN, MARGIN + 34), room, one_a_line),
        tuple(pads),
        112 if not small else 104,
        question,
    )


def _portrait(c: Canvas, grown: float) -> Layout:
    plate_w, plate_h = 372.0 + (grown - 1) * 260, 126.0 * grown
    bust = 158.0 * grown
    head = bust * 1.077 - plate_h + 4
    hand_w = 210.0
    base = c.h - 170
    row_step = 262.0
    own_y = base - row_step - hand_w * CARD_RATIO / 2 - 44 - plate_h - 54
    top_y = MARGIN + MIN_TOUCH + 26 + head
    side_y = top_y + plate_h + head + 24
    plates = (
        Box(MARGIN, own_y, plate_w, plate_h),
        Box(c.w - MARGIN - plate_w, side_y, plate_w, plate_h),
        Box(c.w / 2 - plate_w / 2, top_y, plate_w, plate_h),
        Box(MARGIN, side_y, plate_w, plate_h),
    )
    between = (plates[1].bottom + own_y - head) / 2
    card_w = min(168.0, (own_y - head - plates[1].bottom) / (2.14 * CARD_RATIO))
    centre = (c.w / 2 - 176, between)
    own = plates[0]
    speech = Box(own.right + 36, own.y + 2, c.w - MARGIN - own.right - 36, plate_h - 4)
    pads = _pad_rows(c.w / 2, between - 110, c.w - 2 * MARGIN, 138, 116)
    return Layout(
        plates,
        bust,
        centre,
        _trick(centre, card_w, 1.0),
        _trick(centre, card_w, 0.6),
        (c.w - 206, between - 130, 1.0),
        HandPlace(hand_w, base, c.w / 2, c.w - 2 * MARGIN, 7, row_step),
        speech,
        _buttons(c),
        ((MARGIN, MARGIN + 34), c.w - 4 * (MIN_TOUCH + GAP) - 2 * MARGIN, True),
        tuple(pads),
        116,
        Box(50, between + 104, c.w - 100, own_y - head - between - 116),
    )


def _trick(centre: tuple[float, float], width: float, spread: float) -> tuple[Spot, ...]:
    x, y = centre
    dx, dy = width * 1.26 * spread, width * CARD_RATIO * 0.57 * spread
    return (
        Spot(x, y + dy, 0, width),
        Spot(x + dx, y, -3, width),
        Spot(x, y - dy, 2, width),
        Spot(x - dx, y, 3, width),
    )


def _buttons(c: Canvas) -> dict[str, tuple[float, float]]:
    step = MIN_TOUCH + GAP
    edge = c.w - MARGIN - MIN_TOUCH / 2
    return {name: (edge - i * step, MARGIN + MIN_TOUCH / 2) for i, name in enumerate(BUTTONS)}


def _pad_arch(cx: float, rx: float, low: float, high: float) -> list[tuple[float, float]]:
    """Fourteen pads in one arch, evenly spaced along it."""
    turns = arch(14, rx, low - high)
    return [(cx - rx * math.cos(t), low - (low - high) * math.sin(t)) for t in turns]


def _pad_rows(
    cx: float, y: float, room: float, step_y: float, size: float
) -> list[tuple[float, float]]:
    """Two shallow arches of seven."""
    rx = min(room / 2 - size / 2, 470.0)
    return [
        (cx - rx * (1 - i / 3), y + row * step_y - 34 * math.sin(math.pi * i / 6))
        for row in range(2)
        for i in range(7)
    ]
