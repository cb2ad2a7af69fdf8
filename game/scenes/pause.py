"""The pause: over the dimmed table, the ways on and out."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.dialog import leave_match
from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.ui.canvas import Box, Canvas
from game.ui.shapes import fill_round, panel
from game.ui.text import text, text_w
from game.ui.theme import INK, MARGIN, SUN, TITLE
from game.ui.widgets import Button, Widget
from game.words import _


class Pause(Menu):
    """`game_id` names the rules to show; `kept` says whether a match that is left is kept, if
    not as usual."""

    see_through = True
    veil = 160
    first = "continue"

    def __init__(self, shared: Shared, game_id: str, kept: bool | None = None) -> None:
        super().__init__(shared)
        self.game_id = game_id
        self.kept = _is_kept(shared) if kept is None else kept
        self._box = Box(0, 0, 1, 1)

    def enter(self) -> None:
        self.cue("pause_in")

    def back(self) -> None:
        self.cue("pause_out")
        self.shared.scenes.pop()

    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(620.0, c.w - 2 * MARGIN)
        rows = [
            ("continue", _("Continue"), "go", "play", self.back),
            ("rules", _("Rules"), "main", "help", self._rules),
            ("settings", _("Settings"), "main", "settings", self._settings),
            ("leave", _("Leave the match"), "danger", "home", self._leave),
        ]
        self._box = box = Box.around(c.w / 2, c.h / 2 + 20, width, 90 + len(rows) * 122 + 24)
        places = Box(box.x + 44, box.y + 82, box.w - 88, len(rows) * 122 - 18).rows(len(rows), 20)
        return [
            Button(name, place, label, action, kind, icon)
            for (name, label, kind, icon, action), place in zip(rows, places, strict=True)
        ]

    def _rules(self) -> None:
        from game.scenes.rules_pages import RulesPages

        self.shared.scenes.push(RulesPages(self.shared, self.game_id))

    def _settings(self) -> None:
        self.shared.scenes.push(self.shared.settings_page(self.shared, True))

    def _leave(self) -> None:
        self.shared.scenes.push(leave_match(self.shared, self.kept, self._to_title))

    def _to_title(self) -> None:
        self.shared.scenes.clear_to(self.shared.title(self.shared))

    def paint(self, c: Canvas) -> None:
        panel(c, self._box)
        banner(c, self._box, _("Pause"))


def _is_kept(shared: Shared) -> bool:
    """Whether the match under way is saved."""
    return shared.kept is not None and shared.kept.saves.works


def banner(c: Canvas, box: Box, what: str) -> Box:
    """The sun sign on the upper edge of a panel."""
    wide = min(box.w - 60, text_w(c, what, TITLE, "display") + 130)
    sign = Box.around(box.centerx, box.y + 12, wide, c.type(TITLE) + 48)
    fill_round(c, sign, sign.h / 2, SUN, INK, 5)
    c.cover(sign)
    text(c, what, sign.centerx, sign.centery, TITLE, INK, "center", "display", room=sign.w - 70,
         lines=2, height=sign.h - 12)  # fmt: skip
    return sign
