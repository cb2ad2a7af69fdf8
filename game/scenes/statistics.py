"""The statistics: what each person has done in each game, and the way to the replays."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.games_list import GAME_SCENES
from game.scenes.paged import PagedMenu
from game.scenes.scene import Shared
from game.shell.store import Standing
from game.ui.canvas import Box, Canvas
from game.ui.parts import heading, portrait
from game.ui.shapes import fill_round, panel
from game.ui.text import paragraph_h, text
from game.ui.theme import BODY, INK, INK_SOFT, LABEL, MARGIN, PAD, ROW, STRONG
from game.ui.widgets import Button, Choice, IconButton, Widget
from game.words import _, ngettext

HEAD, LINE = 60.0, 96.0


class StatisticsPage(PagedMenu):
    """A row a person: matches, wins, the best round, wins in a row; for all games or one."""

    first = "game"

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        assert shared.kept is not None
        shared.kept.settle()
        self.standings = shared.kept.store.standings()
        self.matches = shared.kept.store.matches()
        self.game = 0  # which of `games` is shown
        self.games = list(GAME_SCENES)
        self._box = Box(0, 0, 1, 1)
        self._per_page = 1

    @property
    def shown(self) -> list[Standing]:
        """The rows of the game that is chosen."""
        return [one for one in self.standings if one.game == self.games[self.game]]

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.shown) // self._per_page))

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(1500.0, c.w - 2 * MARGIN)
        left = (c.w - width) / 2
        titles = [_(GAME_SCENES[game].title) for game in self.games]
        choice = Box(left, 126, width, 96)
        foot = c.h - MARGIN - 100
        self._box = Box(left, choice.bottom + 20, width, foot - 22 - choice.bottom - 20)
        self._per_page = max(1, int((self._box.h - 2 * PAD - self._head_h(c)) / LINE))
        self.page = min(self.page, self.pages - 1)
        widgets: list[Widget] = [
            IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back),
            Choice("game", choice, titles, self.game, self._choose),
        ]
        widgets += self.turners([(left + 45, foot + 50), (left + 155, foot + 50)])
        wide = min(460.0, width * 0.55)
        watch = Box(left + width - wide, foot, wide, 100)
        widgets.append(Button("replays", watch, _("Watch a match"), self._replays, "go", "play"))
        return widgets

    def _head_h(self, c: Canvas) -> float:
        return max(HEAD, 2.5 * c.type(BODY) + 8)

    # ------------------------------------------------------------------ what is done
    def _choose(self, index: int) -> None:
        self.game, self.page = index, 0
        self.rebuild()

    def _replays(self) -> None:
        from game.scenes.replay_list import ReplayList

        self.shared.scenes.push(ReplayList(self.shared))

    # ------------------------------------------------------------------ drawing
    def paint(self, c: Canvas) -> None:
        c.background("title", 170)
        count = ngettext("Statistics: {n} match", "Statistics: {n} matches", self.matches)
        heading(c, count.format(n=self.matches), MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)
        panel(c, self._box)
        rows = self.shown[self.page * self._per_page : (self.page + 1) * self._per_page]
        if not rows:
            self._paint_nothing(c)
            return
        inside = self._box.pad(PAD)
        columns = self._columns(inside)
        names = ("", _("Matches"), _("Wins"), _("Best round"), _("Wins in a row"))
        head = self._head_h(c)
        for name, (x, wide) in zip(names, columns, strict=True):
            if name:
                text(c, name, x + wide / 2, inside.y + head / 2, BODY, INK_SOFT, "center",
                     room=wide - 10, lines=2, height=head)  # fmt: skip
        for i, row in enumerate(rows):
            line = Box(inside.x, inside.y + head + i * LINE, inside.w, LINE)
            if i % 2 == 0:
                fill_round(c, line.pad(0, 3), 14, ROW)
            self._paint_row(c, row, line, columns)

    @staticmethod
    def _columns(inside: Box) -> list[tuple[float, float]]:
        """Left and width of each column."""
        shares = (0.36, 0.15, 0.15, 0.17, 0.17)
        found, x = [], inside.x
        for share in shares:
            found.append((x, inside.w * share))
            x += inside.w * share
        return found

    def _paint_row(
        self, c: Canvas, row: Standing, line: Box, columns: list[tuple[float, float]]
    ) -> None:
        entry = GAME_SCENES[row.game]
        if row.face in entry.faces:
            portrait(c, entry.face_picture(row.face), line.x + 52, line.centery, 80)
        text(c, row.name, line.x + 108, line.centery, STRONG, INK, "midleft", "display",
             room=columns[0][1] - 118)  # fmt: skip
        best = f"{row.streak}" if row.streak == row.longest else f"{row.streak} ({row.longest})"
        for value, (x, wide) in zip(
            (row.matches, row.wins, row.best, best), columns[1:], strict=True
        ):
            text(c, str(value), x + wide / 2, line.centery, STRONG, INK, "center", "display",
                 room=wide - 10)  # fmt: skip

    def _paint_nothing(self, c: Canvas) -> None:
        said = _("Nobody has finished a match of this game yet. The next one counts.")
        room = min(800.0, self._box.w - 80)
        c.icon("trophy", self._box.centerx, self._box.centery - 70, 120, INK_SOFT)
        text(c, said, self._box.centerx, self._box.centery + 50, LABEL, INK, "center", "display",
             room=room, lines=5, height=paragraph_h(c, said, room, LABEL, "display") + 20)  # fmt: skip
