"""The matches that wait to be gone on with, and the way from the title to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.continue_match import Summary, resumed, summary, take_up
from game.scenes.dialog import Answer, Dialog
from game.scenes.games_list import GAME_SCENES
from game.scenes.menu import Menu
from game.scenes.paged import PagedMenu
from game.scenes.scene import Shared
from game.ui.canvas import Box, Canvas
from game.ui.parts import framed_picture, heading
from game.ui.shapes import panel, sun_rim
from game.ui.text import text
from game.ui.theme import BODY, CREAM, INK, INK_SOFT, MARGIN, RADIUS_PANEL, STRONG, SUN
from game.ui.widgets import IconButton, Painted, Widget
from game.words import _, ngettext

ROW, GAP = 128.0, 18.0


def way_on(shared: Shared) -> Callable[[], None] | None:
    """What *continue* on the title does; None if no match waits."""
    if not shared.kept:
        return None
    shared.kept.settle()
    names = shared.kept.saves.names()
    if not names:
        return None
    if len(names) == 1:
        return partial(go_on, shared, names[0])
    return lambda: shared.scenes.push(ContinuePage(shared))


def go_on(shared: Shared, name: str) -> None:
    """Take up the match saved under `name`, or ask what to do if it doesn't hold."""
    session = resumed(shared, name)
    if session and session.decision():
        take_up(shared, session)
        return
    session = resumed(shared, name, as_far_as_it_holds=True)
    if session and session.decision():
        shared.scenes.push(
            Dialog(
                shared,
                _("Go on from an earlier moment?"),
                _(
                    "This match was changed, or saved by another version of the game. "
                    "It holds up to action {n}."
                ).format(n=len(session.record.actions)),
                [
                    Answer("go", _("Go on"), "go", "play", partial(take_up, shared, session)),
                    Answer("back", _("Back"), "quiet", "back"),
                ],
            )
        )
        return
    shared.scenes.push(
        Dialog(
            shared,
            _("This match can't be read"),
            _("Its file in {folder} is broken. Your other matches are not touched.").format(
                folder=shared.kept.saves.folder if shared.kept else ""
            ),
            [
                Answer("keep", _("Keep the file"), "quiet", "back"),
                Answer("remove", _("Remove it"), "danger", "trash", partial(remove, shared, name)),
            ],
        )
    )


def remove(shared: Shared, name: str) -> None:
    """Forget a match; the page that lists it is built anew, the title without a match too."""
    assert shared.kept is not None
    shared.kept.saves.remove(name)
    if isinstance(shared.scenes.top, Menu):
        shared.scenes.top.rebuild()


class ContinuePage(PagedMenu):
    """A row for each saved match, the latest first; a press goes on with it."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._pages = 1

    @property
    def pages(self) -> int:
        return self._pages

    def build(self, c: Canvas) -> Sequence[Widget]:
        assert self.shared.kept is not None
        names = self.shared.kept.saves.names()
        room = Box(0, 126, min(1320.0, c.w - 2 * MARGIN), c.h - 126 - MARGIN)
        room.x = (c.w - room.w) / 2
        fitting = int((room.h + GAP) / (ROW + GAP))
        if len(names) > fitting:
            fitting = int((room.h - 110 + GAP) / (ROW + GAP))
        self._pages = max(1, -(-len(names) // max(1, fitting)))
        self.page = min(self.page, self._pages - 1)
        shown = names[self.page * fitting : (self.page + 1) * fitting]
        self.first = f"match {shown[0]}" if shown else "back"
        widgets: list[Widget] = [
            IconButton("back", MARGIN + 45, MARGIN + 45, "back", self.back),
        ]
        for i, name in enumerate(shown):
            box, bin_ = Box(room.x, room.y + i * (ROW + GAP), room.w, ROW).cut_right(90, 16)
            found = next(filter(None, map(summary, self.shared.kept.saves.read(name))), None)
            paint = partial(self._paint_row, found)
            widgets.append(Painted(f"match {name}", box, paint, partial(self._go_on, name)))
            widgets.append(
                IconButton(
                    f"remove {name}", *bin_.center, "trash", partial(self._ask, name), "danger"
                )
            )
        y = c.h - MARGIN - 45
        return [*widgets, *self.turners([(c.w / 2 - 130, y), (c.w / 2 + 130, y)])]

    def _go_on(self, name: str) -> None:
        go_on(self.shared, name)

    def _ask(self, name: str) -> None:
        self.shared.scenes.push(
            Dialog(
                self.shared,
                _("Remove this match?"),
                _("It can't be gone on with any more."),
                [
                    Answer("keep", _("Keep it"), "go", "back"),
                    Answer("remove", _("Remove it"), "danger", "trash",
                           partial(remove, self.shared, name)),
                ],
            )
        )  # fmt: skip

    def paint(self, c: Canvas) -> None:
        c.background("title", 170)
        heading(c, _("Continue"), MARGIN + 124, MARGIN + 45, c.w - 2 * MARGIN - 140)

    def _paint_row(self, found: Summary | None, c: Canvas, box: Box, state: str) -> None:
        lit = state in ("focus", "pressed")
        if lit:
            sun_rim(c, box, RADIUS_PANEL)
        panel(c, box, SUN if lit else CREAM)
        entry = GAME_SCENES.get(found.game) if found else None
        if not found or not entry:
            text(c, _("A match that can't be read"), box.x + 30, box.centery, STRONG, INK, "midleft",
                 "display", room=box.w - 60)  # fmt: skip
            return
        art, words = box.pad(14, 14).cut_left(130, 22)
        framed_picture(c, entry.picture, art)
        names = ", ".join(seat.name for seat in found.seats)
        minutes = max(1, round(found.seconds / 60))
        played = ngettext("{n} minute played", "{n} minutes played", minutes).format(n=minutes)
        upper, lower = words.rows(2)
        text(c, _(entry.title), upper.x, upper.centery, STRONG, INK, "midleft", "display",
             room=words.w * 0.6)  # fmt: skip
        text(c, played, upper.right - 10, upper.centery, BODY, INK_SOFT, "midright",
             room=words.w * 0.38, lines=2, height=upper.h)  # fmt: skip
        text(c, names, lower.x, lower.centery, BODY, INK_SOFT, "midleft", room=words.w - 10)
