"""A hand of cards that lies open: where each card wants to be, and how it gets there."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial

from game.rules.cards import Card
from game.stage.cards import CardSprite
from game.stage.table import CARD_RATIO, Spot, fan, rows
from game.ui.canvas import Box, Canvas
from game.ui.widgets import Point, Widget

RAISED, SUNK, FOCUSED = 44.0, -26.0, 34.0  # units
LOWERED = -42.0  # while something else is chosen the whole hand sits lower
FOLLOW_SECONDS = 0.045  # the time in which two thirds of a way are gone
STRIP = 92.0  # what is seen of a card under the next one
Order = Callable[[list[Card]], list[Card]]


@dataclass(frozen=True)
class HandPlace:
    """The own hand: width of a card, the middle of its lowest row, room, cards a row."""

    width: float
    base: float
    middle: float
    room: float
    most: int  # cards in a row
    row_step: float

    def spots(self, count: int) -> list[Spot]:
        """A place for each of `count` cards, in reading order."""
        lines = rows(count, self.most)
        found: list[Spot] = []
        for number, length in enumerate(lines):
            base = self.base - (len(lines) - 1 - number) * self.row_step
            arc = 12.0 if len(lines) == 1 else 6.0
            found += fan(length, self.middle, base, self.width, self.room, arc)
        return found


class Hand:
    """Sprites in the order of the fan.

    They follow their places smoothly by themselves, except while an animation holds them
    (`flying`).  `legal` is None while nothing may be played; `order` sorts cards as they are
    held.
    """

    def __init__(self, order: Order) -> None:
        self.order = order
        self.sprites: list[CardSprite] = []
        self.place: HandPlace | None = None
        self.legal: Collection[Card] | None = None
        self.focus: Card | None = None
        self.hinted: Card | None = None
        self.lowered = False
        self.dragged: tuple[Card, float, float] | None = None  # and how far from its place

    def deal(self, cards: list[Card]) -> list[CardSprite]:
        """New sprites for `cards`, back up, none of them in the hand yet."""
        self.sprites = []
        return [CardSprite(card, turn=0.0) for card in cards]

    def lay(self, cards: Sequence[Card], backs: int) -> None:
        """The hand lies there: `cards` face up, or with none as many `backs`."""
        faces: Sequence[Card | None] = cards or [None] * backs
        self.sprites = [CardSprite(card, turn=1.0 if card else 0.0) for card in faces]
        for sprite, spot in zip(self.sprites, self.spots(), strict=True):
            sprite.put(spot)
        self.snap()

    def take_up(self, sprite: CardSprite) -> None:
        """A sprite joins the hand at its right place in the order."""
        order = self.order([one.card for one in (*self.sprites, sprite) if one.card])
        self.sprites = sorted((*self.sprites, sprite), key=lambda one: order.index(one.card or ""))

    def give(self, card: Card | None) -> CardSprite | None:
        """Take the sprite of `card` (None: a back) out of the hand; the others close up."""
        for sprite in self.sprites:
            if sprite.card == card:
                self.sprites.remove(sprite)
                sprite.washed = sprite.rim = sprite.glow = False
                return sprite
        return None

    def spots(self, count: int | None = None) -> list[Spot]:
        """The places of the fan, before anything is raised."""
        if self.place is None:
            return []
        return self.place.spots(len(self.sprites) if count is None else count)

    def lift(self, card: Card | None) -> float:
        """How far up `card` stands out of its place."""
        lift = LOWERED if self.lowered else 0.0
        if self.legal is not None:
            lift += RAISED if card in self.legal else SUNK
        return lift + (FOCUSED if card == self.focus else 0.0)

    def boxes(self) -> list[Box]:
        """What of each card can be pressed: all that no later card covers, and above it."""
        found = []
        for spot, sprite in zip(self.spots(), self.sprites, strict=True):
            height = spot.width * CARD_RATIO
            box = Box.around(spot.x, spot.y - self.lift(sprite.card), spot.width, height)
            found.append(box)
        return found

    def snap(self) -> None:
        """Everything at its place at once."""
        self._step(1.0)

    def update(self, dt: float) -> bool:
        """`dt` seconds went by; whether anything still moves."""
        return self._step(1 - math.exp(-dt / FOLLOW_SECONDS))

    def _step(self, share: float) -> bool:
        moving = False
        for spot, sprite in zip(self.spots(), self.sprites, strict=True):
            allowed = self.legal is None or sprite.card in self.legal
            sprite.washed = not allowed
            sprite.rim = self.legal is not None and allowed and sprite.card == self.focus
            sprite.glow = sprite.card is not None and sprite.card == self.hinted
            if sprite.flying:
                continue
            x, y, lift = spot.x, spot.y, self.lift(sprite.card)
            if self.dragged and self.dragged[0] == sprite.card:
                x, y = x + self.dragged[1], y + self.dragged[2]
            goal = {"x": x, "y": y, "lift": lift, "angle": spot.angle, "width": spot.width}
            for name, end in goal.items():
                gap = end - getattr(sprite, name)
                near = abs(gap) < 0.5
                setattr(sprite, name, end if near else end - gap * (1 - share))
                moving = moving or not near
        return moving and share < 1


class CardWidget(Widget):
    """A card of the own hand; the table draws it as a sprite."""

    cue = "card_lift"

    def __init__(
        self,
        card: Card,
        box: Box,
        on_play: Callable[[Card], None],
        on_drag: Callable[[Card, Point], None],
    ) -> None:
        super().__init__(f"card {card}", box, partial(on_play, card))
        self.card = card
        self.on_drag = on_drag

    def drag(self, at: Point) -> bool:
        self.on_drag(self.card, at)
        return False

    def seen(self, c: Canvas) -> Box:
        """What no other card covers and the window shows: the corner with the index."""
        return Box(self.box.x, self.box.y, STRIP, min(self.box.h / 2, c.h - self.box.y))

    def draw(self, c: Canvas, state: str) -> None:
        c.target(self.seen(c), self.name)
