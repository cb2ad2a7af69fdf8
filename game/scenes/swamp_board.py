"""Everything that stands on the Swamp table: the shown model and the things drawn for it.

Animations change a board when they land; the scene draws it.  No match is in sight here.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import Card
from game.scenes.swamp_layout import SEATS, Layout
from game.scenes.swamp_shown import Shown, in_hand
from game.stage.bubbles import Bubbles
from game.stage.cards import CardSprite
from game.stage.characters import Character
from game.stage.hand import Hand
from game.stage.particles import Dusk, Splashes


class Board:
    """The table as it stands.  `names` and `faces` are by seat."""

    def __init__(
        self, names: Sequence[str], faces: Sequence[str], viewer: int, rounds: int
    ) -> None:
        self.names = list(names)
        self.characters = [Character(face) for face in faces]
        self.shown = Shown(viewer, rounds)
        self.layout: Layout | None = None
        self.hand = Hand(in_hand)
        self.trick: dict[int, CardSprite] = {}
        self.flying: list[CardSprite] = []
        self.deck = 0
        self.bubbles = Bubbles()
        self.banner = ""
        self.sums = (0, 0)
        self.tilt = 0.0
        self.crown: int | None = None
        self.splashes = Splashes()
        self.dusk = Dusk()

    @property
    def anchors(self) -> Layout:
        """The layout; there is one before anything is staged."""
        assert self.layout is not None
        return self.layout

    def use(self, layout: Layout) -> None:
        """Take another layout: all that lies still goes to its new place at once."""
        self.layout = layout
        self.hand.place = layout.hand
        self.hand.snap()
        for seat, sprite in self.trick.items():
            sprite.put(layout.trick[self.shown.place(seat)])
        self.splashes.clear()

    def lay_hand(self, cards: Sequence[Card]) -> None:
        """The viewer's hand lies there: `cards` face up, or with none as many backs as are held."""
        self.shown.hand = in_hand(list(cards))
        self.hand.lay(self.shown.hand, self.shown.held[self.shown.viewer])

    def say(self, seat: int, text: str, seconds: float = 3.0) -> None:
        """Let the animal at `seat` say something."""
        self.bubbles.say(seat, text, seconds)

    def hush(self) -> None:
        """Nobody says anything any more."""
        self.bubbles.clear()

    def rest_moods(self) -> None:
        """Who is on turn thinks, the others look on."""
        for seat, character in enumerate(self.characters):
            character.settle_to("thinking" if seat == self.shown.turn else "neutral")

    def mood_for_trick(self, taker: int) -> None:
        """Faces after a trick: glad of one that was wanted, dismayed by one too many."""
        shown = self.shown
        left = shown.held[taker]
        for seat in range(SEATS):
            call = shown.calls[seat]
            if call is None:
                continue
            missing = call - shown.taken[seat]
            if seat == taker:
                self.characters[seat].feel("pleased" if missing >= 0 else "dismayed", 2.4)
            elif missing == left + 1:  # it needed every trick that was left
                self.characters[seat].feel("cross", 2.4)
            elif missing == 0 and left == 0:
                self.characters[seat].feel("laughing", 2.4)

    def mood_for_round(self, calls: Sequence[int], taken: Sequence[int]) -> None:
        """Faces after a round."""
        for seat, character in enumerate(self.characters):
            if calls[seat] == taken[seat]:
                character.feel("laughing", 6.0)
            else:
                character.feel("cross" if taken[seat] < calls[seat] else "dismayed", 6.0)

    def update(self, dt: float, clock: float) -> bool:
        """`dt` seconds of the table's time and `clock` of the wall's went by; whether
        anything still moves."""
        moving = self.hand.update(clock)
        for character in self.characters:
            moving = character.update(clock) or moving
        moving = self.bubbles.advance(dt, clock) or moving
        self.splashes.update(clock)
        return moving or self.splashes.moving
