"""Where everything lies on Susan's table, for every shape of window.

Places are counted from the seat that looks: 0 is the own one, then clockwise: the guests across
the table from left to right.  All lengths are design units.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.guests import WAIST_UP
from game.stage.hand import HandPlace
from game.stage.table import CARD_RATIO, Spot
from game.ui.canvas import Box, Canvas
from game.ui.theme import GAP, MARGIN, MIN_TOUCH

BUTTONS = ("pause", "sheet", "hint")  # from the right edge inwards
TABLE_CUT = 489 / 570  # where a waist-up picture meets the table
HEADROOM = 0.02  # of a picture that stays empty above every head
EDGE = {"wide": (1440, 0.3722), "tall": (2560, 0.2917)}  # the table's picture: height, far edge
TABLE_SIZE = {"wide": (2560, 1440), "tall": (1440, 2560)}


@dataclass(frozen=True)
class Seat:
    """One person at the table: figure, plate, gauge, where captured cards lie, what a bubble
    may take and whether it lies at the `left`, at the `right` or `over` the figure."""

    figure: Box
    plate: Box
    gauge: Box
    heap: Spot
    heap_room: float
    count_at: tuple[float, float]
    bubble: Box
    bubble_side: str

    @property
    def hand_home(self) -> Spot:
        """Where the cards that the guest holds come from."""
        return Spot(self.plate.right - 70, self.plate.centery, 0, 46)


@dataclass(frozen=True)
class Layout:
    """Anchors of the table; `seats` are by place."""

    shape: str  # "wide" or "tall"
    edge: float  # the table's far edge
    seats: tuple[Seat, ...]
    draw: Spot
    discard: Spot
    wanted: tuple[float, float, str, float]  # x, y, anchor, room of what matches now
    hand: HandPlace
    pass_box: Box
    buttons: dict[str, tuple[float, float]]
    facts: tuple[float, float, float]  # left middle of the first, room
    banner: tuple[float, float, float]  # middle and room
    skip: Box


def table_edge(c: Canvas) -> float:
    """The far edge of the table's picture, which covers the window about its centre."""
    shape = "tall" if c.portrait else "wide"
    width, height = TABLE_SIZE[shape]
    k = max(c.w / width, c.h / height)
    return EDGE[shape][1] * height * k - (height * k - c.h) / 2


def figure_box(x: float, edge: float, width: float) -> Box:
    """The box of a waist-up picture about the axis `x` that meets the table at `edge`."""
    tall = width / WAIST_UP
    return Box(x - width / 2, edge - TABLE_CUT * tall, width, tall)


def layout_for(c: Canvas, players: int) -> Layout:
    """The layout for the canvas' shape and text size, with so many at the table."""
    grown = 1 + (c.text_scale - 1) * 0.68
    if c.portrait:
        return _portrait(c, players, grown)
    return _landscape(c, players, grown)


def _landscape(c: Canvas, players: int, grown: float) -> Layout:
    small = c.compact or c.h < 1000
    edge = table_edge(c)
    tallest = (edge - 6) / (TABLE_CUT - HEADROOM)
    wide = min(375.0 if not small else 320.0, tallest * WAIST_UP)
    middle = c.w / 2 - (56 if small else 0)
    spacing = (470.0 if not small else 372.0) if players == 4 else 620.0 if not small else 520.0
    plate_w, plate_h = (292.0 if not small else 272.0) + (grown - 1) * 90, 70 * grown
    gauge = (50.0, min(190.0, 0.46 * edge)) if not small else (44.0, min(140.0, 0.42 * edge))
    plate_y = edge + (36 if not small else 30)
    seats = [_own(c, small, grown)]
    count = players - 1
    for number in range(count):
        x = middle + (number - (count - 1) / 2) * spacing
        figure = figure_box(x, edge, wide)
        plate = Box(x - plate_w * 0.62, plate_y, plate_w, plate_h)
        gauge_box = Box(x + wide * 0.46, edge - gauge[1] - 46, *gauge)
        heap_room = min(150.0, spacing - plate_w - 24)
        heap = Spot(plate.right + 12 + heap_room / 2, plate.centery - 4, 0, 52)
        side = "over"
        if not small:
            side = "left" if number == 0 and count > 1 else "right" if number == count - 1 else side
        bubble = _beside(c, figure, gauge_box, side)
        seats.append(
            Seat(
                figure,
                plate,
                gauge_box,
                heap,
                heap_room,
                (heap.x, heap.y + (48 if not small else 26)),
                bubble,
                side,
            )
        )
    pile_w = 140.0 if not small else 112.0
    hand_w = 178.0 if not small else 160.0
    base = c.h - (98 if not small else 82)
    raised = base - hand_w * CARD_RATIO / 2 - 78
    low = plate_y + plate_h
    pile_y = (low + raised) / 2 - 6
    pass_w, pass_h = (330.0, 216.0) if not small else (316.0, 196.0)
    pass_w, pass_h = pass_w + (grown - 1) * 90, pass_h + (grown - 1) * 90
    pass_box = Box(c.w - MARGIN - pass_w, c.h - MARGIN - pass_h, pass_w, pass_h)
    own = seats[0]
    left, right = own.plate.right + 14, pass_box.x - 14
    hand_middle = min(max(c.w / 2, (left + right) / 2 - 200), (left + right) / 2)
    room = 2 * min(hand_middle - left, right - hand_middle)
    x = middle - pile_w * 1.2
    discard = Spot(middle + pile_w * 0.9, pile_y, -3, pile_w)
    return Layout(
        "wide",
        edge,
        tuple(seats),
        Spot(x, pile_y, 0, pile_w),
        discard,
        (discard.x + pile_w * 0.5 + 44, pile_y, "midleft", c.w - MARGIN - discard.x - pile_w - 40),
        HandPlace(hand_w, base, hand_middle, min(room, 1240.0), 7 if room < 700 else 20, 0),
        pass_box,
        _buttons(c),
        (MARGIN, MARGIN + 34, seats[1].figure.x + wide * 0.16 - MARGIN - 10),
        (middle, pile_y, min(1100.0, c.w - 80)),
        Box(c.w - MARGIN - 250, c.h - MARGIN - 100, 250, 100),
    )


def _beside(c: Canvas, figure: Box, gauge: Box, side: str) -> Box:
    """The most that a guest's bubble may take."""
    mouth = figure.y + figure.h * 0.44
    if side == "left":
        return Box(MARGIN, mouth - 110, figure.x + figure.w * 0.12 - MARGIN - 30, 220)
    if side == "right":
        x = gauge.right + 34
        return Box(x, max(130.0, mouth - 110), min(430.0, c.w - MARGIN - x), 220)
    return Box.around(figure.centerx, mouth + 120, 440, 150)


def _own(c: Canvas, small: bool, grown: float) -> Seat:
    plate_w, plate_h = (330.0, 96.0 * grown) if not small else (290.0, 86.0 * grown)
    plate = Box(MARGIN, c.h - MARGIN - plate_h, plate_w, plate_h)
    wide = 190.0 if not small else 150.0
    figure = figure_box(plate.x + wide / 2 + 4, plate.y + 6, wide)
    gauge_h = 150.0 if not small else 104.0
    gauge = Box(figure.right + 26, plate.y - gauge_h - 44, 46, gauge_h)
    width = 56.0 if not small else 48.0
    heap = Spot(
        plate.x + (130 if not small else 86), figure.y - (46 if not small else 26), 0, width
    )
    bubble = Box(gauge.right + 40, figure.y - 70, 400 if not small else 360, 150)
    return Seat(figure, plate, gauge, heap, 230.0, (heap.x, heap.y + width * 0.9), bubble, "own")


def _portrait(c: Canvas, players: int, grown: float) -> Layout:
    edge = table_edge(c)
    count = players - 1
    wide = min(300.0 if count == 3 else 350.0, (edge - 190) / (TABLE_CUT - HEADROOM) * WAIST_UP)
    spacing = 326.0 if count == 3 else 460.0
    plate_w, plate_h = (304.0, 72 * grown) if count == 3 else (340.0, 76 * grown)
    plate_y = edge + 36
    hand_w = 210.0
    base = c.h - 158
    raised = base - hand_w * CARD_RATIO / 2 - 84
    own_plate_h = 104 * grown
    pass_h = 236 + (grown - 1) * 110
    own_y = raised - 24
    plate = Box(MARGIN, own_y - own_plate_h, 430, own_plate_h)
    own_wide = 200.0
    figure = figure_box(plate.x + own_wide / 2 + 8, plate.y + 6, own_wide)
    gauge = Box(figure.right + 34, plate.y - 178, 48, 128)
    heap = Spot(gauge.right + 150, plate.y - 120, 0, 60)
    own = Seat(
        figure, plate, gauge, heap, 240.0, (heap.x, heap.y + 56),
        Box(MARGIN + 20, figure.y - 176, c.w - 80, 150), "own",
    )  # fmt: skip
    seats = [own]
    for number in range(count):
        x = c.w / 2 - 30 + (number - (count - 1) / 2) * spacing
        box = figure_box(x, edge, wide)
        plate_box = Box(x - plate_w / 2 + 18, plate_y, plate_w, plate_h)
        gauge_box = Box(x + wide * 0.47, edge - 190, 46, 146)
        spot = Spot(plate_box.centerx, plate_box.bottom + 54, 0, 56)
        bubble = Box.around(x, edge - 20, 316 if count == 3 else 430, 170)
        seats.append(
            Seat(box, plate_box, gauge_box, spot, 230.0, (spot.x, spot.y + 54), bubble, "over")
        )
    top = plate_y + plate_h + 150
    low = figure.y - 60
    pile_w = 180.0
    pile_y = (top + low) / 2 - 40
    discard = Spot(c.w / 2 + 130, pile_y, -3, pile_w)
    pass_box = Box(c.w - MARGIN - 440, own_y - pass_h, 440, pass_h)
    return Layout(
        "tall",
        edge,
        tuple(seats),
        Spot(c.w / 2 - 170, pile_y, 0, pile_w),
        discard,
        (c.w / 2, pile_y + pile_w * 0.7 + 64, "center", c.w - 2 * MARGIN),
        HandPlace(hand_w, base, c.w / 2, c.w - 2 * MARGIN, 20, 0),
        pass_box,
        _buttons(c),
        (MARGIN, MARGIN + 34, c.w - 3 * (MIN_TOUCH + GAP) - 2 * MARGIN),
        (c.w / 2, pile_y, c.w - 2 * MARGIN),
        Box(c.w - MARGIN - 280, c.h - MARGIN - 110, 280, 110),
    )


def _buttons(c: Canvas) -> dict[str, tuple[float, float]]:
    step = MIN_TOUCH + GAP
    edge = c.w - MARGIN - MIN_TOUCH / 2
    return {name: (edge - i * step, MARGIN + MIN_TOUCH / 2) for i, name in enumerate(BUTTONS)}
