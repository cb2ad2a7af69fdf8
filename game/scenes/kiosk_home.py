"""The kiosk's choice of game: a door each, and one press begins to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.scenes.continue_match import begin
from game.scenes.games_list import GameEntry
from game.scenes.seats import named, remembered
from game.scenes.title import Title
from game.ui.canvas import Box, Canvas
from game.ui.theme import GAP
from game.ui.widgets import Button, Widget
from game.words import N_, _

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk

SHORT = {"waterfight": N_("4 minutes"), "swamp": N_("3 minutes"), "wetting": N_("5 minutes")}


class KioskHome(Title):
    """The title without a way out; a door begins a match, or leads several people to set it up."""

    def __init__(self, kiosk: Kiosk) -> None:
        self.kiosk = kiosk
        super().__init__(kiosk.shared, games=_short(kiosk.games))
        self.together = False

    def _foot(self, box: Box) -> list[Widget]:
        width = min(760.0, (box.w - 2 * GAP) / 2)
        row = Box.around(box.centerx, box.centery, 2 * width + 2 * GAP, 100)
        left, right = row.columns(2, 2 * GAP)
        label = _("Alone") if self.together else _("Together")
        return [
            Button("together", left, label, self._toggle, "go" if self.together else "main",
                   "person" if self.together else "seats"),
            Button("settings", right, _("Sound and sight"), self._settings, "quiet", "settings"),
        ]  # fmt: skip

    def build(self, c: Canvas) -> Sequence[Widget]:
        return super().build(c) if self.games else []

    # ------------------------------------------------------------------ what is done
    def _toggle(self) -> None:
        self.together = not self.together
        self.rebuild()

    def _open(self, entry: GameEntry) -> None:
        if self.together and entry.many_persons:
            super()._open(entry)
            return
        seats, options = remembered(self.shared.settings, entry)
        begin(self.shared, entry, named(seats), options)

    def _settings(self) -> None:
        self.shared.scenes.push(self.shared.settings_page(self.shared, False))

    def back(self) -> None:
        """There is no way out: whoever goes away has left."""


def _short(games: dict[str, GameEntry]) -> dict[str, GameEntry]:
    """The games as they are played here: their doors tell how long that takes."""
    return {game: replace(entry, minutes=SHORT[game]) for game, entry in games.items()}
