"""The rules of a game, in the game: pages made from the same text as the project's documents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.scenes.games_list import GAME_SCENES
from game.scenes.paged import PagedMenu
from game.scenes.scene import Shared
from game.shell.intents import Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.document import Row, columns_of, draw_column
from game.ui.markdown import Block, parse
from game.ui.parts import heading
from game.ui.shapes import fill_round, panel
from game.ui.text import text
from game.ui.theme import INK_SOFT, LABEL, LINE_SOFT, MARGIN
from game.ui.widgets import IconButton, Widget
from game.words import _

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"


def rules_blocks(game_id: str, folder: Path = RULES) -> list[Block]:
    """The blocks of a game's rules, translated; a sentence in their place if they are missing."""
    try:
        blocks = parse((folder / f"{game_id}.md").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        sentence = _("The rules can't be shown: the file {file} is missing or broken.")
        return [Block("paragraph", sentence.format(file=f"docs/rules/{game_id}.md"))]
    return [
        replace(
            block,
            text=_(block.text) if block.text else "",
            cells=tuple(tuple(_(cell) if cell else "" for cell in row) for row in block.cells),
        )
        for block in blocks
        if block.kind != "title"
    ]


class RulesPages(PagedMenu):
    """Pages of one column or, where there is room, of two; turned by keys, wheel or buttons."""

    see_through = True
    veil = 190
    first = "next"
    page_cue = "sheet_rustle"

    def __init__(self, shared: Shared, game_id: str) -> None:
        super().__init__(shared)
        self.game_id = game_id
        self._box = Box(0, 0, 1, 1)
        self._columns: list[list[Row]] = [[]]
        self._across = 1

    @property
    def pages(self) -> int:
        return -(-len(self._columns) // self._across)

    def build(self, c: Canvas) -> Sequence[Widget]:
        width = min(c.w - 2 * MARGIN, 1760.0)
        self._box = Box(c.w / 2 - width / 2, 126, width, c.h - 126 - 132)
        inside = self._box.pad(40, 30)
        self._across = 2 if width > 1300 and c.text_size < 150 else 1
        self._wide = (inside.w - 70 * (self._across - 1)) / self._across
        share = self.page / self.pages
        self._columns = columns_of(c, rules_blocks(self.game_id), self._wide, inside.h)
        self.page = min(self.pages - 1, round(share * self.pages))
        y = c.h - 66
        return [
            IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back),
            IconButton("previous", c.w / 2 - 190, y, "left", partial(self.turn, -1), "main",
                       enabled=self.page > 0),
            IconButton("next", c.w / 2 + 190, y, "right", partial(self.turn, 1), "main",
                       enabled=self.page < self.pages - 1),
        ]  # fmt: skip

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.LEFT, Kind.PREVIOUS):
            self.turn(-1)
        elif intent.kind in (Kind.RIGHT, Kind.NEXT):
            self.turn(1)
        else:
            super().handle(intent)

    def paint(self, c: Canvas) -> None:
        title = _("Rules: {game}").format(game=_(GAME_SCENES[self.game_id].title))
        heading(c, title, MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)
        panel(c, self._box)
        inside = self._box.pad(40, 30)
        shown = self._columns[self.page * self._across : (self.page + 1) * self._across]
        for i, column in enumerate(shown):
            x = inside.x + i * (self._wide + 70)
            if i:
                fill_round(c, Box(x - 37, inside.y, 4, inside.h), 2, LINE_SOFT)
            draw_column(c, column, x, inside.y)
        where = _("{page} of {pages}").format(page=self.page + 1, pages=self.pages)
        sign = Box.around(c.w / 2, c.h - 66, 240, 70)
        fill_round(c, sign, 35, "#FFFBF0", "#1B2A4E", 4)
        text(c, where, *sign.center, LABEL, INK_SOFT, "center", "display", room=sign.w - 30)
