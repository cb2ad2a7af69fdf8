"""Menus of several pages: turned by the wheel, or by two buttons where there is more than one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.menu import Menu
from game.scenes.scene import Shared
from game.shell.intents import Intent, Kind
from game.ui.widgets import IconButton, Point, Widget


class PagedMenu(Menu):
    """A menu that shows `page` of its `pages`; `page_cue` is the sound of turning one."""

    page_cue = ""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.page = 0

    @property
    def pages(self) -> int:
        """How many pages there are on the canvas that `build` was last called for."""
        raise NotImplementedError

    def turn(self, step: int) -> None:
        """Show the page after (+1) or before (-1) this one, if there is one."""
        page = min(self.pages - 1, max(0, self.page + step))
        if page == self.page:
            return
        self.page = page
        if self.page_cue:
            self.cue(self.page_cue)
        self.rebuild()

    def turners(
        self, places: Sequence[Point], names: Sequence[str] = ("page left", "page right")
    ) -> list[Widget]:
        """The buttons back and on, in the middle of `places`; none for a single page."""
        if self.pages < 2:
            return []
        return [
            IconButton(name, x, y, icon, partial(self.turn, step), "main",
                       enabled=0 <= self.page + step < self.pages)
            for name, (x, y), icon, step in zip(
                names, places, ("left", "right"), (-1, 1), strict=True
            )
        ]  # fmt: skip

    def handle(self, intent: Intent) -> None:
        if intent.kind is Kind.SCROLL:
            self.turn(-1 if intent.amount > 0 else 1)
        else:
            super().handle(intent)
