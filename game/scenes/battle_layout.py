"""Where everything lies on the battlefield's screen, in design units, for any window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.stage.formation import Front
from game.ui.canvas import Box, Canvas
from game.ui.theme import GAP, MARGIN

TOP, TOP_PORTRAIT = 112.0, 216.0
SHELF, SHELF_PORTRAIT = 196.0, 330.0
STRIP, STRIP_PORTRAIT = 200.0, 170.0
BAR = 92.0  # height of counters and ribbon
SUNK = 90.0  # how far the shelf sinks while the fight goes on
ENDS = 176.0  # room at the right end of the shelf, for deck and discard
INSPECTOR = (430.0, 182.0)
RAISED = (260.0, 372.0)  # of a raised card; more with large text
BUTTON = (272.0, 94.0)


@dataclass(frozen=True)
class SideArea:
    """A side's ground: where its active kids stand, its back strip, where the enemy is."""

    area: Box
    back: Box
    front: Front

    @property
    def flip(self) -> bool:
        """Whether its kids look left."""
        return self.front in ("left", "down")


@dataclass(frozen=True)
class Layout:
    """`sides` and `counters` by place: 0 is the home seat's, then clockwise."""

    w: float
    h: float
    portrait: bool
    compact: bool
    yard: Box
    shelf: Box
    sides: tuple[SideArea, ...]
    counters: tuple[Box, ...]
    ribbon: Box
    pause: tuple[float, float]
    log: tuple[float, float]
    hint: tuple[float, float]
    inspector: Box
    deck: tuple[float, float]
    discard: tuple[float, float]
    middle: tuple[float, float]  # where the sum is written
    prompt: tuple[float, float]  # the lower middle of what the player is told
    buttons: tuple[Box, ...]  # two places for buttons on the field
    captions: bool  # whether sums have room for their causes
    raised_size: tuple[float, float] = RAISED
    prompt_hangs: bool = False  # whether the prompt's place is its upper middle

    def cards(self, count: int) -> list[Box]:
        """The places of `count` cards on the shelf."""
        if not count:
            return []
        shelf = self.shelf
        if self.portrait:
            return self._two_rows(count)
        left = MARGIN + (90 if self.compact else INSPECTOR[0]) + GAP
        right = self.w - MARGIN - ENDS
        gap = GAP * 0.75
        wide = min(190.0, (right - left - gap * (count - 1)) / count)
        return [
            Box(left + i * (wide + gap), shelf.y, wide, shelf.h - 14) for i in range(count)
        ]  # fmt: skip

    def _two_rows(self, count: int) -> list[Box]:
        left = MARGIN + 110
        per = max(4, -(-count // 2))
        wide = (self.w - left - MARGIN - (per - 1) * GAP) / per
        return [
            Box(left + (i % per) * (wide + GAP), self.shelf.y + 6 + (i // per) * 160, wide, 148)
            for i in range(count)
        ]

    def raised(self, count: int) -> list[Box]:
        """The places of cards that stand up in full while an answer is asked for."""
        wide, tall = self.raised_size
        room = self.w - 2 * MARGIN - (0 if self.portrait else 102)
        left = MARGIN + (0 if self.portrait else 102)
        if self.portrait:
            step = min(wide + 22, (room - wide) / max(1, count - 1))
        else:
            step = min(wide + 22, max(150.0, (room * 0.55 - wide) / max(1, count - 1)))
        return [Box(left + i * step, self.h - 22 - tall, wide, tall) for i in range(count)]

    def banner(self, count: int) -> Box:
        """The banner of an answer window beside, or in portrait above, `count` raised cards."""
        cards = self.raised(max(1, count))
        if self.portrait:
            return Box(MARGIN + 10, cards[0].y - 340, self.w - 2 * MARGIN - 20, 276)
        left = cards[-1].right + 30
        wide = min(934.0, self.w - left - MARGIN - 10)
        return Box(left, self.h - 22 - 300, wide, 276)


Grounds = Callable[[Canvas, Box], Sequence[SideArea]]


def layout_for(c: Canvas, players: int, grounds: Grounds | None = None) -> Layout:
    """The layout for this canvas; `grounds` gives the sides' areas if a map has them."""
    top = TOP_PORTRAIT if c.portrait else TOP
    tall = SHELF_PORTRAIT if c.portrait else SHELF
    shelf = Box(0, c.h - tall, c.w, tall)
    yard = Box(0, top + 4, c.w, shelf.y - top - 8)
    sides = tuple(grounds(c, yard) if grounds else plain_sides(c, yard, players))
    pause = (c.w - MARGIN - 45, 10 + BAR / 2)
    counters, ribbon = _top(c, players)
    x, y = c.w / 2, yard.centery
    wide, high = BUTTON
    if c.portrait:
        buttons = tuple(Box(c.w / 2 + side * (wide / 2 + 10) - wide / 2, y - 47, wide, high) for side in (-1, 1))  # fmt: skip
        prompt = (x, y - 50)
    elif players == 2 and not c.compact:
        low = yard.bottom - high - 12
        half = 262.0
        buttons = (Box(x - half - 5, low, half, high), Box(x + 5, low, half, high))
        prompt = (x, low - 12)
    else:
        low = yard.bottom - high - 8
        buttons = (
            Box(x - wide / 2, low - high - 10, wide, high),
            Box(x - wide / 2, low, wide, high),
        )
        prompt = (x, yard.y + 14)
    return Layout(
        c.w, c.h, c.portrait, c.compact, yard, shelf, sides, counters, ribbon, pause,
        log=(MARGIN + 45, shelf.y + 56) if c.portrait else (MARGIN + 45, shelf.y + 88 if c.compact else shelf.y - 62),
        hint=(MARGIN + 45, shelf.y - 62) if c.portrait or c.compact else (MARGIN + 147, shelf.y - 62),
        inspector=_inspector(c, shelf),
        deck=(MARGIN + 45, shelf.y + 210) if c.portrait else (c.w - MARGIN - ENDS + 52, shelf.y + 70),
        discard=(MARGIN + 45, shelf.y + 210) if c.portrait else (c.w - MARGIN - 42, shelf.y + 70),
        middle=(x, y),
        prompt=prompt,
        buttons=buttons,
        captions=c.portrait or not c.compact,
        raised_size=(RAISED[0] + 110 * (c.text_scale - 1), RAISED[1] + 290 * (c.text_scale - 1)),
        prompt_hangs=not c.portrait and (c.compact or players > 2),
    )  # fmt: skip


def _inspector(c: Canvas, shelf: Box) -> Box:
    """Beside the shelf; where there is no room beside, over its left part while in use."""
    wide, tall = INSPECTOR
    if c.portrait:
        return Box(MARGIN + 110, shelf.y - tall - 8, wide + 150, tall)
    if c.compact:
        return Box(MARGIN + 102, shelf.y - tall - 8, wide, tall)
    return Box(MARGIN, shelf.y, wide, tall)


def _top(c: Canvas, players: int) -> tuple[tuple[Box, ...], Box]:
    """The counters by place, and the ribbon."""
    y = 10.0
    if c.portrait:
        ribbon = Box(MARGIN, y, c.w - 2 * MARGIN - 102, BAR)
        wide = (c.w - 2 * MARGIN - GAP * (players - 1)) / players
        low = y + BAR + GAP
        boxes = [Box(MARGIN + (wide + GAP) * i, low, wide, BAR) for i in range(players)]
        return tuple(boxes), ribbon
    end = c.w - MARGIN - 102
    if players == 2:
        wide = 322.0 if c.compact else 376.0
        boxes = [Box(MARGIN, y, wide, BAR), Box(end - wide, y, wide, BAR)]
        left, right = boxes[0].right, boxes[1].x
    else:
        wide = 212.0 if c.compact else 286.0
        lefts = [Box(MARGIN + i * (wide + GAP), y, wide, BAR) for i in range(1 if players == 3 else 2)]  # fmt: skip
        rights = [Box(end - (2 - i) * wide - (1 - i) * GAP, y, wide, BAR) for i in range(2)]
        boxes = [*lefts, *rights]
        left, right = lefts[-1].right, rights[0].x
    ribbon = Box(left + 20, y + 4, right - left - 40, BAR - 8)
    return tuple(boxes), ribbon


def plain_sides(c: Canvas, yard: Box, players: int) -> list[SideArea]:
    """The sides' grounds where no map says otherwise."""
    if c.portrait:
        return _stacked(c, yard, players)
    gap = 155.0 if c.compact else 275.0 if players == 2 else 170.0  # half of no-man's land
    wide = c.w / 2 - gap - STRIP - 20
    left, right = STRIP + 20, c.w / 2 + gap
    half = (yard.h - 16) / 2
    low = yard.y + half + 16

    def back_left(y: float, tall: float) -> Box:
        return Box(8, y, STRIP, tall)

    def back_right(y: float, tall: float) -> Box:
        return Box(c.w - STRIP - 8, y, STRIP, tall)

    home_only = SideArea(
        Box(left, yard.y, wide, yard.h), back_left(yard.y + 10, yard.h - 130), "right"
    )
    if players == 2:
        other = SideArea(
            Box(right, yard.y, wide, yard.h), back_right(yard.y + 10, yard.h - 30), "left"
        )
        return [home_only, other]
    upper_right = SideArea(Box(right, yard.y, wide, half), back_right(yard.y, half), "left")
    lower_right = SideArea(Box(right, low, wide, half), back_right(low, half), "left")
    if players == 3:
        return [home_only, upper_right, lower_right]
    upper_left = SideArea(Box(left, yard.y, wide, half), back_left(yard.y, half), "right")
    lower_left = SideArea(Box(left, low, wide, half), back_left(low, half - 110), "right")
    return [lower_left, upper_left, upper_right, lower_right]


def _stacked(c: Canvas, yard: Box, players: int) -> list[SideArea]:
    """Portrait: the home seat below, the others above, side by side if they are several."""
    half = (yard.h - 180) / 2
    strip = STRIP_PORTRAIT + 20

    def lower(x: float, wide: float) -> SideArea:
        return SideArea(
            Box(x + 30, yard.bottom - half, wide - 60, half - strip),
            Box(x + min(90, wide * 0.1), yard.bottom - strip + 12, wide - 2 * min(90, wide * 0.1), STRIP_PORTRAIT),
            "up",
        )  # fmt: skip

    def upper(x: float, wide: float) -> SideArea:
        return SideArea(
            Box(x + 30, yard.y + strip, wide - 60, half - strip),
            Box(x + min(90, wide * 0.1), yard.y, wide - 2 * min(90, wide * 0.1), STRIP_PORTRAIT),
            "down",
        )  # fmt: skip

    if players == 2:
        return [lower(0, c.w), upper(0, c.w)]
    mid = c.w / 2
    if players == 3:
        return [lower(0, c.w), upper(0, mid), upper(mid, mid)]
    return [lower(0, mid), upper(0, mid), upper(mid, mid), lower(mid, mid)]
