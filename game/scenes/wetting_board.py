"""Everything that stands on Susan's table: the shown model and the things drawn for it.

Animations change a board when they land; the scene draws it.  No match is in sight here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.rules.wetting.cards import Card, stage
from game.scenes.wetting_closeup import CloseUp
from game.scenes.wetting_finale import Finale
from game.scenes.wetting_layout import Layout, Seat
from game.scenes.wetting_shown import Shown, in_hand
from game.stage.bubbles import Bubbles
from game.stage.cards import CardSprite
from game.stage.confetti import Confetti
from game.stage.guests import DRIPS_A_SECOND, Guest, GuestAnchors
from game.stage.hand import Hand
from game.stage.patches import Patches
from game.stage.table import Spot
from game.stage.water import Water
from game.words import _

GAUGE_SPEED = 46.0  # of wetness a second, that a gauge rises by
PILE_LAYERS = 14  # cards of the pile that are drawn
LAYER = (1.1, 1.7)  # units that a layer of the draw pile lies to the right and above
HEAP_CARDS = 12  # captured cards that are drawn


class Board:
    """The table as it stands.  `names` and `faces` are by seat."""

    def __init__(
        self,
        names: Sequence[str],
        faces: Sequence[str],
        viewer: int,
        rounds: int,
        anchors: GuestAnchors,
    ) -> None:
        self.you: int | None = None  # the seat of the one person, if called "You"
        self.names, self.faces = list(names), list(faces)
        self.guests = [Guest(face, patches=Patches(seat)) for seat, face in enumerate(faces)]
        self.spots = anchors  # where things are on the guests' pictures
        self.shown = Shown(viewer, len(self.names), rounds)
        self.layout: Layout | None = None
        self.hand = Hand(in_hand)
        self.pile: list[CardSprite] = []
        self.flying: list[CardSprite] = []
        self.gauges = [0.0] * len(self.names)
        self.bubbles = Bubbles()
        self.banner = ""
        self.counter: int | None = None  # the capture that is being counted
        self.closeup: CloseUp | None = None
        self.finale: Finale | None = None
        self.wipe = 0.0  # a wave that covers the screen (1) on its way up and off it (2)
        self.water = Water()
        self.confetti = Confetti()
        self._random = Random(5)

    @property
    def anchors(self) -> Layout:
        """The layout; there is one before anything is staged."""
        assert self.layout is not None
        return self.layout

    def settle(self) -> None:
        """All that was shown at once has come to rest."""
        self.hand.snap()
        self.gauges = [float(wetness) for wetness in self.shown.wetness]
        self.water.clear()
        self.confetti.clear()
        self.bubbles.clear()
        for guest in self.guests:
            guest.left, guest.mood, guest.jump = 0.0, guest.rest, 0.0

    def use(self, layout: Layout) -> None:
        """Take another layout: all that lies still goes to its new place at once."""
        self.layout = layout
        self.hand.place = layout.hand
        self.hand.snap()
        for number, sprite in enumerate(self.pile):
            sprite.put(self.pile_spot(number))
        self.water.clear()

    def lay_hand(self, cards: Sequence[Card]) -> None:
        """The viewer's hand lies there: `cards` face up, or with none as many backs as are held."""
        self.shown.hand = in_hand(cards)
        self.hand.lay(self.shown.hand, self.shown.held[self.shown.viewer])

    # ------------------------------------------------------------------ places
    def seat(self, seat: int) -> Seat:
        """The anchors of the person at `seat`."""
        return self.anchors.seats[self.shown.place(seat)]

    def pile_spot(self, number: int) -> Spot:
        """Where the card of that number from below lies on the pile."""
        at = self.anchors.discard
        layer = min(number, PILE_LAYERS * 3) / 2
        turn = (number * 53) % 25 - 12
        return Spot(at.x + layer * 1.2, at.y - layer * 2.4, at.angle + turn * 0.55, at.width)

    def deck_top(self) -> Spot:
        """The card on top of the draw pile."""
        at = self.anchors.draw
        return at.moved(self.deck_layers * LAYER[0], -self.deck_layers * LAYER[1])

    @property
    def deck_layers(self) -> int:
        """Cards drawn for the draw pile: one for every three."""
        return -(-self.shown.draw // 3)

    def heap_spots(self, seat: int, count: int) -> list[Spot]:
        """Places of `count` captured cards before `seat`: a loose fan that tightens."""
        place = self.seat(seat)
        step = 0.0 if count < 2 else min(26.0, (place.heap_room - place.heap.width) / (count - 1))
        return [
            Spot(
                place.heap.x + (number - (count - 1) / 2) * step,
                place.heap.y,
                (number * 37) % 11 - 5,
                place.heap.width,
            )
            for number in range(count)
        ]

    def held_cards(self, seat: int) -> Spot:
        """Where a card of that seat's hand comes from."""
        if seat == self.shown.viewer:
            spots = self.hand.spots(max(1, len(self.hand.sprites)))
            return spots[len(spots) // 2]
        return self.seat(seat).hand_home

    def body_point(self, seat: int, share: tuple[float, float]) -> tuple[float, float]:
        """A place of the guest's picture on the table, in units."""
        box = self.seat(seat).figure
        return box.x + share[0] * box.w, box.y + share[1] * box.h

    # ------------------------------------------------------------------ people
    def say(self, seat: int, text: str, seconds: float = 3.0) -> None:
        """Let the person at `seat` say something."""
        self.bubbles.say(seat, text, seconds)

    def rest_moods(self) -> None:
        """Who is on turn plots, the others look on."""
        for seat, guest in enumerate(self.guests):
            guest.settle_to("plotting" if seat == self.shown.turn else "neutral")

    def called(self, seat: int) -> str:
        """The person's name within a sentence."""
        return _("you") if seat == self.you else self.names[seat]

    def laugh_at(self, seat: int, seconds: float = 2.2) -> None:
        """Everybody but `seat` laughs."""
        for other, guest in enumerate(self.guests):
            if other != seat:
                guest.feel("laughing", seconds)

    def soak(self, seat: int) -> None:
        """The guest looks as wet as the gauge will say."""
        self.guests[seat].stage = stage(self.shown.wetness[seat])

    def heap(self, seat: int) -> list[Card]:
        """The captured cards that are drawn."""
        return self.shown.captured[seat][-HEAP_CARDS:]

    # ------------------------------------------------------------------ time
    def update(self, dt: float, clock: float, still: bool) -> bool:
        """`dt` seconds of the table's time and `clock` of the wall's went by; whether anything
        but drips still moves.  With `still` nothing drips, jumps or sways."""
        moving = self.hand.update(clock)
        for guest in self.guests:
            moving = guest.update(dt) or moving
            if still:
                guest.jump = 0.0
        for seat, wetness in enumerate(self.shown.wetness):
            gap = wetness - self.gauges[seat]
            if gap:
                step = GAUGE_SPEED * dt
                self.gauges[seat] += max(-4 * step, min(step, gap))
                moving = True
        moving = self.bubbles.advance(dt, clock) or moving
        if self.closeup:
            moving = self.closeup.update(dt) or moving
        if self.finale:
            moving = self.finale.update(dt, still) or moving
        if still:
            self.water.clear()
        else:
            self._drip(clock)
            self.water.update(clock)
        moving = self.confetti.update(clock) or moving
        return moving or bool(self.water.jets or self.water.pops or self.water.count > 40)

    def _drip(self, dt: float) -> None:
        """Wet guests drip onto the table."""
        for seat, guest in enumerate(self.guests):
            guest.drip += DRIPS_A_SECOND[guest.stage] * dt
            if guest.drip < 1:
                continue
            guest.drip = self._random.uniform(-0.6, 0.3)
            tip = self._random.choice(self.spots.points(guest, "drips"))
            x, y = self.body_point(seat, tip)
            figure = self.seat(seat).figure
            floor = figure.y + figure.h * (self.spots.table_cut + 0.05)
            self.water.drip(x, y, floor)
