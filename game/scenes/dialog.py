"""A question over the dimmed scene, with a button for each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.ui.canvas import Box, Canvas
from game.ui.shapes import panel
from game.ui.text import line_h, paragraph, paragraph_h, text, wrap
from game.ui.theme import BODY, INK, INK_SOFT, MARGIN, STRONG, TITLE
from game.ui.widgets import Button, Widget
from game.words import _


@dataclass(frozen=True)
class Answer:
    """A button of a dialog; `action` is done after the dialog has gone, None does nothing more."""

    name: str
    label: str
    kind: str = "main"
    icon: str | None = None
    action: Callable[[], None] | None = None


class Dialog(Menu):
    """Asks `question`, explains with `sentence`; the first answer has the focus, cancel takes it."""

    see_through = True
    veil = 160

    def __init__(
        self, shared: Shared, question: str, sentence: str, answers: Sequence[Answer]
    ) -> None:
        super().__init__(shared)
        self.question, self.sentence, self.answers = question, sentence, list(answers)
        self.first = self.answers[0].name
        self._box = Box(0, 0, 1, 1)

    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(960.0, c.w - 2 * MARGIN)
        inside = width - 88
        head = len(wrap(c, self.question, inside, TITLE, "display")) * line_h(c, TITLE)
        said = paragraph_h(c, self.sentence, inside)
        stacked = c.portrait and len(self.answers) > 2
        rows = len(self.answers) if stacked else 1
        foot = rows * 100 + (rows - 1) * 20
        box = Box.around(c.w / 2, c.h / 2, width, 44 + head + 14 + said + 34 + foot + 44)
        self._box = box
        room = Box(box.x + 44, box.bottom - 44 - foot, inside, foot)
        places = room.rows(rows, 20) if stacked else room.columns(len(self.answers), 22)
        return [
            Button(a.name, place, a.label, self._take(a), a.kind, a.icon, STRONG)
            for a, place in zip(self.answers, places, strict=True)
        ]

    def _take(self, answer: Answer) -> Callable[[], None]:
        def take() -> None:
            self.shared.scenes.pop()
            if answer.action:
                answer.action()

        return take

    def back(self) -> None:
        self.close()

    def paint(self, c: Canvas) -> None:
        panel(c, self._box)
        x, y, room = self._box.x + 44, self._box.y + 44, self._box.w - 88
        for row in wrap(c, self.question, room, TITLE, "display"):
            text(c, row, x, y, TITLE, INK, "topleft", "display")
            y += line_h(c, TITLE)
        paragraph(c, self.sentence, x, y + 14, room, BODY, INK_SOFT)


def leave_match(shared: Shared, kept: bool, leave: Callable[[], None]) -> Dialog:
    """Asks whether to leave the match; `kept` says whether it can be gone on with later."""
    sentence = (
        _("The match is kept: the title offers to go on with it.")
        if kept
        else _("The match will be lost: it isn't kept for later.")
    )
    return Dialog(
        shared,
        _("Leave the match?"),
        sentence,
        [
            Answer("stay", _("Play on"), "go", "play"),
            Answer("leave", _("Leave"), "danger", "home", leave),
        ],
    )
