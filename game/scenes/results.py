"""The result: a podium over the dimmed table, what decided the match, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.rules.core import Json
from game.scenes.games_list import GAME_SCENES, GameEntry
from game.scenes.menu import Menu
from game.scenes.pause import banner
from game.scenes.scene import Shared
from game.scenes.sheet import Sheet, SheetPage
from game.session import PERSON, Seat
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.shapes import fill_round, panel
from game.ui.table_parts import crown
from game.ui.text import line_h, paragraph_h, text
from game.ui.theme import BODY, CREAM, GAP, INK, INK_SOFT, LABEL, MARGIN, PALE, STRONG, SUN, TITLE
from game.ui.widgets import Button, Widget
from game.words import _

STEP_COLOURS = (SUN, "#CFE6F7", "#F2C9A0", "#DDE6F2")  # first to fourth place
STEP_HEIGHTS = (1.0, 0.8, 0.66, 0.56)
FACT_ICON, FACT_PAD = 54.0, 18.0
MOODS = ("laughing", "pleased", "neutral", "dismayed")


@dataclass(frozen=True)
class Fact:
    """One thing that decided the match: a glyph, what it is, and what happened."""

    icon: str
    label: str
    what: str


@dataclass(frozen=True)
class Extra:
    """One more button of the result: a glyph, its label, what it does."""

    icon: str
    label: str
    act: Callable[[], None]


@dataclass(frozen=True)
class Result:
    """How a match ended.  `scores` are the totals by seat, `winners` the seats that share it;
    `rounds` what each seat got in each round; `options` what *again* begins with.  `figures`
    are the pictures on the podium by seat, if not the game's usual ones; `extra` is one more
    thing to do.
    """

    game_id: str
    seats: Sequence[Seat]
    scores: Sequence[int]
    winners: Sequence[int]
    rounds: Sequence[Sequence[int]] = ()
    facts: Sequence[Fact] = ()
    options: Mapping[str, Json] = field(default_factory=dict)
    figures: Sequence[str] = ()
    extra: Extra | None = None

    def places(self) -> list[tuple[int, int]]:
        """(place, seat) from the first place on; equal scores share a place."""
        order = sorted(range(len(self.seats)), key=lambda seat: (-self.scores[seat], seat))
        return [
            (1 + sum(score > self.scores[seat] for score in self.scores), seat) for seat in order
        ]

    def sheet(self) -> Sheet:
        """All rounds as the score sheet shows them."""
        rows = [[str(points) for points in row] for row in self.rounds]
        return Sheet([seat.name for seat in self.seats], rows, self.scores)


class Results(Menu):
    """Shows a `Result`; *again* begins the same match anew, *change seats* goes to set-up."""

    see_through = True
    veil = 170
    first = "again"

    def __init__(self, shared: Shared, result: Result) -> None:
        super().__init__(shared)
        self.result = result
        self._box = self._podium = Box(0, 0, 1, 1)
        self._facts: list[Box] = []

    @property
    def entry(self) -> GameEntry:
        return GAME_SCENES[self.result.game_id]

    def enter(self) -> None:
        person_won = any(self.result.seats[w].player == PERSON for w in self.result.winners)
        self.shared.audio.jingle("jingle_win" if person_won else "jingle_lose")
        self.shared.audio.music("music_result")
        self.shared.audio.ambience(None)

    # ------------------------------------------------------------------ layout
    def build(self, c: Canvas) -> Sequence[Widget]:
        top = 64.0
        width = min(1480.0 if self.result.extra else 1280.0, c.w - 2 * MARGIN)
        height = min(c.h - top - MARGIN, 980.0 if not c.portrait else 1340.0)
        self._box = box = Box.around(c.w / 2, (c.h + top - MARGIN) / 2, width, height)
        inside = box.pad(40 if width > 1100 else 26, 24)
        per_row = 2 if c.portrait else 5 if self.result.extra else 4
        names = [
            ("again", _("Again"), "go", "again", self.again),
            ("sheet", _("All rounds"), "main", "sheet", self._sheet),
            ("seats", _("Change seats"), "main", "seats", self._seats),
            ("title", _("Title"), "quiet", "home", self._title),
        ]
        if not self.result.rounds:
            del names[1]
        extra = self.result.extra
        if extra:
            names.insert(1, ("extra", extra.label, "main", extra.icon, extra.act))
        rows = -(-len(names) // per_row)
        body, foot = inside.cut_bottom(rows * 98 + (rows - 1) * 16, 20)
        places = [
            cell
            for row in foot.rows(rows, 16)
            for cell in row.columns(min(per_row, len(names)), 18)
        ]
        self._place_facts(c, body)
        return [
            Button(name, place, label, action, kind, icon, LABEL)
            for (name, label, kind, icon, action), place in zip(names, places, strict=False)
        ]

    def _place_facts(self, c: Canvas, body: Box) -> None:
        """Facts side by side, or one below the other where it is narrow; the podium above."""
        count = min(3, len(self.result.facts))
        if not count:
            self._facts, self._podium = [], body
            return
        wide = body.w if c.portrait else (body.w - 18 * (count - 1)) / count
        tall = max(_fact_height(c, fact, wide) for fact in self.result.facts[:count])
        tall = min(tall, body.h * (0.18 if c.portrait else 0.46))
        rows = count if c.portrait else 1
        self._podium, facts = body.cut_bottom(rows * tall + (rows - 1) * 14, 18)
        self._facts = facts.rows(count, 14) if c.portrait else facts.columns(count, 18)

    # ------------------------------------------------------------------ what is done
    def again(self) -> None:
        """The same seats and options, dealt anew."""
        from game.scenes.continue_match import begin

        begin(self.shared, self.entry, self.result.seats, dict(self.result.options))

    def _sheet(self) -> None:
        self.shared.scenes.push(SheetPage(self.shared, self.result.sheet()))

    def _seats(self) -> None:
        from game.scenes.setup import Setup

        self._title()
        self.shared.scenes.push(Setup(self.shared, self.entry))

    def _title(self) -> None:
        self.shared.scenes.clear_to(self.shared.title(self.shared))

    def back(self) -> None:
        """The match is over: cancel goes to the button that leads away."""
        self.focus.go("title")

    # ------------------------------------------------------------------ drawing
    def headline(self) -> str:
        """Who won, as a sentence."""
        winners = [self.result.seats[seat] for seat in self.result.winners]
        if len(winners) == 1:
            people = [seat for seat in self.result.seats if seat.player == PERSON]
            if winners[0].player == PERSON and len(people) == 1:
                return _("You win the match!")
            return _("{name} wins the match!").format(name=winners[0].name)
        names = [seat.name for seat in winners]
        listed = _("{some} and {last}").format(some=", ".join(names[:-1]), last=names[-1])
        return _("{names} share the win!").format(names=listed)

    def paint(self, c: Canvas) -> None:
        panel(c, self._box)
        banner(c, self._box, self.headline())
        self._paint_podium(c, self._podium)
        for fact, box in zip(self.result.facts, self._facts, strict=False):
            _paint_fact(c, fact, box)

    def _paint_podium(self, c: Canvas, box: Box) -> None:
        """Steps in the order second, first, third, fourth."""
        places = self.result.places()
        order = [places[1], places[0], *places[2:]] if len(places) > 1 else places
        columns = Box(box.x, box.y, box.w, box.h).columns(len(order), 14)
        highest = min(c.type(STRONG) * 1.3 + c.type(TITLE) * 1.3 + 40, box.h * 0.5)
        tall = min(320.0, columns[0].w * 1.25, (box.h - highest * 1.35 - 52) / 1.1)
        for (place, seat), column in zip(order, columns, strict=True):
            step_h = max(c.type(STRONG) * 1.2 + c.type(TITLE) * 1.15, highest * (STEP_HEIGHTS[place - 1] + 0.35))  # fmt: skip
            step = Box(column.x, column.bottom - step_h, column.w, step_h)
            self._paint_figure(
                c, place, seat, column.centerx, step.y, tall * (1.1 if place == 1 else 1)
            )
            fill_round(c, step, 16, STEP_COLOURS[place - 1], INK, 5)
            fill_round(c, Box(step.x + 14, step.y + 9, step.w - 28, 6), 3, CREAM, alpha=170)
            self._paint_step_words(c, place, seat, step)

    def _paint_figure(
        self, c: Canvas, place: int, seat: int, x: float, floor: float, tall: float
    ) -> None:
        mood = MOODS[min(place, len(MOODS)) - 1]
        path = self.entry.figure_picture(self.result.seats[seat].face, mood)
        if self.result.figures:
            path = self.result.figures[seat]
        if tall < 60:
            return
        image = c.assets.image(path)
        wide = tall * image.get_width() / image.get_height()
        put = c.picture(path, x, floor + 4, wide, tall, "midbottom")
        if place == 1:
            crown(c, x, put.y + put.h * _head_top(c, path) + 10, 96)

    def _paint_step_words(self, c: Canvas, place: int, seat: int, step: Box) -> None:
        room = step.w - 28
        upper = step.y + 18 + c.type(TITLE) * 0.55
        put = text(c, f"{place}.", step.x + 20, upper, TITLE, INK, "midleft", "display")
        points = str(self.result.scores[seat])
        chip(c, points, step.right - 16, upper, INK, CREAM, "midright", STRONG,
             icon_name="star", room=step.right - put.right - 26)  # fmt: skip
        lower = (upper + c.type(TITLE) * 0.5 + step.bottom - 6) / 2
        text(c, self.result.seats[seat].name, step.centerx, lower, STRONG, INK, "center", "display",
             room=room)  # fmt: skip


def _head_top(c: Canvas, path: str) -> float:
    """Where the head begins, as a share of the picture's height: what floats beside it is left out."""
    image = c.assets.image(path)
    middle = image.get_rect().inflate(-image.get_width() * 2 // 3, 0)
    return image.subsurface(middle).get_bounding_rect().y / image.get_height()


def _paint_fact(c: Canvas, fact: Fact, box: Box) -> None:
    fill_round(c, box, 18, PALE, INK, 4)
    inside = box.pad(FACT_PAD, 10)
    head = max(line_h(c, LABEL), FACT_ICON)
    c.icon(fact.icon, inside.x + FACT_ICON / 2, inside.y + head / 2, FACT_ICON, INK)
    x = inside.x + FACT_ICON + GAP
    text(c, fact.label, x, inside.y + head / 2, LABEL, INK, "midleft", "display",
         room=inside.right - x)  # fmt: skip
    y = inside.y + head + 4
    text(c, fact.what, inside.x, y, BODY, INK_SOFT, "topleft", room=inside.w, lines=9,
         height=inside.bottom - y)  # fmt: skip


def _fact_height(c: Canvas, fact: Fact, width: float) -> float:
    head = max(line_h(c, LABEL), FACT_ICON)
    said = paragraph_h(c, fact.what, width - 2 * FACT_PAD, BODY, "heavy", 1.22)
    return head + said + 30
