"""What can be pressed on Susan's table besides cards and round buttons: passing, penalties."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.rules.core import Action
from game.rules.wetting.cards import wetting_of
from game.scenes import wetting_words as words
from game.scenes.wetting_closeup import CloseUp, sprite_name
from game.scenes.wetting_closeup_drawing import wheel_label, wheel_sign
from game.stage.pieces import Pieces
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focus
from game.ui.parts import chip
from game.ui.theme import INK, MARGIN, STRONG, SUN, WHITE
from game.ui.widgets import Widget

SIGN = 120.0  # units, a sign of the wheel
LABEL = (256.0, 126.0)


@dataclass(frozen=True)
class Sign:
    """One penalty on the wheel: what it does, its name, how wet it makes (major ones: soaked)."""

    action: Action
    icon: str
    title: str
    note: str


class SignWidget(Widget):
    """A sign to be pressed."""

    def __init__(self, sign: Sign, box: Box, on_choose: Callable[[Action], None]) -> None:
        super().__init__(sign.action, box, partial(on_choose, sign.action))
        self.sign = sign


def signs_of(options: Sequence[Action], rounds: int) -> list[Sign]:
    """The signs for what may be chosen, in the order of the rules' list."""
    found = []
    for action in options:
        verb, _space, kind = action.partition(" ")
        icon = f"penalties/icon_{sprite_name(kind)}.png"
        if verb == "minor":
            note = f"+{wetting_of(kind, rounds)}"
            found.append(Sign(action, icon, words.minor_word(kind), note))
        else:
            found.append(Sign(action, icon, words.major_word(kind), ""))
    return found


def wheel_at(c: Canvas, closeup: CloseUp) -> tuple[float, float, float]:
    """The wheel's middle and radius: by the giver, clear of both faces."""
    taker, giver = closeup.places
    if c.portrait:
        return c.w / 2, min(taker.y, giver.y) - 236, 200.0
    radius = min(205.0, c.h * 0.205)
    return (taker.centerx + giver.centerx) / 2, c.h * 0.43, radius


def wheel_widgets(
    c: Canvas, closeup: CloseUp, signs: Sequence[Sign], on_choose: Callable[[Action], None]
) -> list[SignWidget]:
    """The signs in a circle, the first at the top."""
    x, y, radius = wheel_at(c, closeup)
    found = []
    for number, sign in enumerate(signs):
        turn = math.tau * number / len(signs) - math.pi / 2
        at = x + radius * math.cos(turn), y + radius * math.sin(turn)
        found.append(SignWidget(sign, Box.around(*at, SIGN, SIGN), on_choose))
    return found


def draw_wheel(c: Canvas, pieces: Pieces, closeup: CloseUp, focus: Focus, question: str) -> None:
    """The wheel, the name of what has the focus in its middle, the question above all."""
    signs = [widget for widget in focus.widgets if isinstance(widget, SignWidget)]
    if not signs:
        return
    for widget in sorted(signs, key=lambda one: one is focus.current):
        c.target(widget.box, widget.name)
        lit = focus.state(widget) in ("focus", "pressed")
        box = widget.box.inflate(14, 14) if lit else widget.box
        key = ("sign", widget.sign.icon, lit)
        paint = partial(_sign, icon=widget.sign.icon, lit=lit)
        pieces.draw(c, key, Box(box), paint, 40)
    chosen = next((one.sign for one in signs if one is focus.current), None)
    if chosen:
        x, y, _radius = wheel_at(c, closeup)
        tall = LABEL[1] * (1 + 0.68 * (c.text_scale - 1))
        box = Box.around(x, y, LABEL[0], tall)
        paint = partial(_label, title=chosen.title, note=chosen.note)
        pieces.draw(c, ("sign label", chosen), box, paint)
    chip(c, question, c.w / 2, MARGIN + 20, INK, WHITE, "midtop", STRONG, border=SUN,
         room=min(1100.0, c.w - 2 * MARGIN - 240), lines=2)  # fmt: skip


def _sign(c: Canvas, box: Box, icon: str, lit: bool) -> None:
    wheel_sign(c, box, icon, lit)


def _label(c: Canvas, box: Box, title: str, note: str) -> None:
    wheel_label(c, box, title, note)
