"""What can be pressed on the battlefield: kids, cards, counters, ways, buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.battle_board import Board
from game.scenes.battle_drawing import Marks
from game.scenes.battle_layout import SUNK
from game.scenes.battle_overlay import wheel_boxes
from game.stage.formation import PLATE_H
from game.ui.canvas import Box, Canvas
from game.ui.widgets import Button, IconButton, Point, Widget
from game.words import _

KID_W = 92.0


class Spot(Widget):
    """A place that can be pressed and that something else draws; `noted` tells the audit."""

    def __init__(
        self, name: str, box: Box, on_press: Callable[[], None], cue: str = "ui_select",
        on_drag: Callable[[Point], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(name, box, on_press)
        self.cue = cue
        self.on_drag = on_drag

    def drag(self, at: Point) -> bool:
        if self.on_drag:
            self.on_drag(at)
        return False

    def draw(self, c: Canvas, state: str) -> None:
        c.target(self.box, self.name)


class Presses:
    """What the presses do; the scene gives these."""

    def __init__(
        self,
        kid: Callable[[str], None],
        card: Callable[[str], None],
        seat: Callable[[int], None],
        way: Callable[[int], None],
        button: Callable[[str], None],
        drag: Callable[[str, Point], None],
    ) -> None:
        self.kid, self.card, self.seat, self.way = kid, card, seat, way
        self.button, self.drag = button, drag


def kid_box(board: Board, kid: str) -> Box:
    """Where a kid can be pressed: body and plate."""
    actor = board.crowd[kid]
    tall = max(92.0, actor.s * 0.9 + 12 + PLATE_H)
    return Box(actor.x - KID_W / 2, actor.y + 12 + PLATE_H - tall, KID_W, tall)


def widgets_for(
    board: Board, marks: Marks, presses: Presses, buttons: list[tuple[str, str, str, str]]
) -> list[Widget]:
    """All widgets now; `buttons` are (name, label, kind, icon) on the field."""
    layout, shown = board.anchors, board.shown
    found: list[Widget] = []
    if not marks.banner:
        for actor in board.crowd.back_to_front():
            if actor.id in shown.kids:
                box = kid_box(board, actor.id)
                found.append(Spot(f"kid {actor.id}", box, partial(presses.kid, actor.id)))
        for seat in sorted(marks.seats):
            box = layout.counters[board.place(seat)]
            found.append(Spot(f"seat {seat}", box, partial(presses.seat, seat)))
    raised = marks.banner.cards if marks.banner else []
    down = 0.0 if layout.portrait else SUNK * board.tip.wanted
    if not raised:
        for card, box in zip(shown.hand, layout.cards(len(shown.hand)), strict=True):
            found.append(
                Spot(f"card {card}", box.moved(0, down), partial(presses.card, card), "card_lift",
                     partial(presses.drag, card))
            )  # fmt: skip
    for card, box in zip(raised, layout.raised(len(raised)), strict=True):
        found.append(Spot(f"card {card}", box, partial(presses.card, card), "card_lift"))
    if marks.wheel:
        for number, box in enumerate(wheel_boxes(board, len(marks.wheel))):
            found.append(Spot(f"way {number}", box, partial(presses.way, number)))
    found += _field_buttons(board, marks, presses, buttons)
    found.append(IconButton("pause", *layout.pause, "pause", partial(presses.button, "pause")))
    if not marks.banner:
        found.append(IconButton("log", *layout.log, "log", partial(presses.button, "log")))
    return found


def _field_buttons(
    board: Board, marks: Marks, presses: Presses, buttons: list[tuple[str, str, str, str]]
) -> list[Widget]:
    layout = board.anchors
    if marks.banner:
        box = layout.banner(len(marks.banner.cards))
        place = Box(box.right - 232, box.bottom - 118, 212, 98)
        return [Button("letbe", place, _("Let it be"), partial(presses.button, "letbe"), "main")]
    places = layout.buttons if len(buttons) > 1 else layout.buttons[-1:]
    if (
        len(buttons) == 1 and not (layout.portrait or layout.buttons[0].x == layout.buttons[1].x)
    ) or (len(buttons) == 1 and layout.portrait):
        first, last = layout.buttons
        places = (Box((first.x + last.x) / 2, first.y, first.w, first.h),)
    return [
        Button(name, place, label, partial(presses.button, name), kind, icon)
        for (name, label, kind, icon), place in zip(buttons, places, strict=False)
    ]
