"""Susan's events as animations on the board, with their sounds and faces.

Every event type is in `table`; what a gauge shows changes in a landing, never before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from game.rules.core import Event
from game.rules.wetting.cards import DECK
from game.rules.wetting.events import (
    CardDrawn,
    CardPlayed,
    Dealt,
    MajorPenalty,
    MatchEnded,
    MinorPenalty,
    Passed,
    PileCaptured,
    RoundScored,
    RoundStarted,
    TurnedUp,
)
from game.scenes import wetting_words as words
from game.scenes.wetting_board import Board
from game.scenes.wetting_finale import SOAKED, Finale
from game.scenes.wetting_penalties import Host as PenaltyHost
from game.scenes.wetting_penalties import Penalties
from game.stage.cards import CardSprite
from game.stage.table import fan
from game.stage.tween import (
    Animation,
    Call,
    Later,
    Parallel,
    Sequence,
    Tween,
    Wait,
    ease_in,
    ease_in_out,
    ease_out,
    settle,
)
from game.words import _

DEAL_FLIGHT, DEAL_APART = 0.15, 0.03  # seconds
FLIGHT, FLIP, GATHER, HOLD, AWAY = 0.28, 0.3, 0.32, 0.6, 0.3
COUNT_STEP, COUNT_MOST = 0.085, 1.3  # seconds a card, and for all of them
WIPE = 0.5


class Host(PenaltyHost, Protocol):
    """What a stage asks of the scene that it plays in."""

    def jingle(self, name: str) -> None:
        """Play a jingle."""

    def happened(self, event: Event) -> None:
        """Something has landed that somebody may comment on."""

    def prepare(self, finale: Finale) -> None:
        """A scene is to come: load its pictures."""

    def finale(self, event: MajorPenalty) -> Finale:
        """The scene of a major penalty, laid out."""

    def town(self, event: MatchEnded) -> Finale:
        """The last picture, laid out."""

    def lay_out_finale(self, finale: Finale) -> None:
        """Give everybody in the scene their places on the window."""

    def round_over(self, event: RoundScored) -> None:
        """A round is scored: show it."""

    def match_over(self, event: MatchEnded) -> None:
        """The match is over."""


class Staging:
    """Makes the animations.  `table` maps event types to the methods that stage them."""

    def __init__(self, board: Board, host: Host) -> None:
        self.board = board
        self.host = host
        self.penalties = Penalties(board, host)
        self.table: Mapping[type[Event], Callable[..., Animation]] = {
            RoundStarted: self.round_started,
            Dealt: self.dealt,
            TurnedUp: self.turned_up,
            CardPlayed: self.card_played,
            CardDrawn: self.card_drawn,
            PileCaptured: self.pile_captured,
            Passed: self.passed,
            MinorPenalty: self.minor_penalty,
            RoundScored: self.round_scored,
            MajorPenalty: self.major_penalty,
            MatchEnded: self.match_ended,
        }

    # ------------------------------------------------------------------ a round begins
    def round_started(self, event: RoundStarted) -> Animation:
        board = self.board
        board.shown.start_round(event, len(DECK))
        board.pile, board.flying, board.hand.sprites = [], [], []
        board.hand.legal = None
        board.bubbles.clear()
        board.banner = words.round_begins(
            event.round, board.shown.rounds, board.names[event.dealer], event.dealer == board.you
        )
        self.host.sound("shuffle")
        return Sequence(Wait(0.5), Call(partial(self.host.happened, event)))

    def dealt(self, event: Dealt) -> Animation:
        board = self.board
        own = [] if isinstance(event.cards, int) else list(event.cards)
        count = event.cards if isinstance(event.cards, int) else len(event.cards)
        sprites = [CardSprite(card, turn=0.0) for card in own] or [
            CardSprite(None) for _number in range(count)
        ]
        mine = event.seat == board.shown.viewer and own
        spots = board.hand.spots(count) if mine else [board.held_cards(event.seat)] * count
        parts: list[Animation] = []
        for number, (sprite, spot) in enumerate(zip(sprites, spots, strict=True)):
            delay = number * DEAL_APART
            parts.append(Call(partial(self._leave_deck, sprite, number), delay))
            parts.append(
                Tween(
                    sprite,
                    sprite.to(spot),
                    DEAL_FLIGHT,
                    delay=delay,
                    landed=partial(self._card_dealt, sprite),
                )
            )
        return Sequence(Parallel(*parts), Call(partial(self._all_dealt, event, sprites)))

    def _leave_deck(self, sprite: CardSprite, number: int) -> None:
        board = self.board
        sprite.put(board.deck_top())
        sprite.flying = True
        board.flying.append(sprite)
        board.shown.draw -= 1
        if number % 2 == 0:
            self.host.sound("card_deal", 0.7)

    def _card_dealt(self, sprite: CardSprite) -> None:
        self.board.flying.remove(sprite)

    def _all_dealt(self, event: Dealt, sprites: list[CardSprite]) -> None:
        board = self.board
        board.shown.deal(event)
        if event.seat != board.shown.viewer:
            return
        if isinstance(event.cards, int):
            board.lay_hand(())  # it lies closed
        else:
            for sprite in sprites:
                sprite.flying, sprite.turn = False, 1.0
                board.hand.take_up(sprite)
            self.host.sound("card_flip", 0.8)

    def turned_up(self, event: TurnedUp) -> Animation:
        board = self.board
        sprite = CardSprite(event.card, turn=0.0)
        sprite.put(board.deck_top())
        sprite.flying = True
        board.flying.append(sprite)
        board.shown.draw = event.draw
        self.host.sound("card_flip")
        spot = board.pile_spot(len(board.pile))
        return Sequence(
            Parallel(
                Tween(sprite, sprite.to(spot), FLIP, settle),
                Tween(sprite, {"turn": 1.0}, FLIP),
                Tween(sprite, {"lift": 26.0}, FLIP / 2, ease_out),
            ),
            Tween(sprite, {"lift": 0.0}, 0.1, ease_in),
            Call(partial(self._turned, event, sprite)),
        )

    def _turned(self, event: TurnedUp, sprite: CardSprite) -> None:
        board = self.board
        self._onto_pile(sprite)
        board.shown.turn_up(event)
        board.banner = ""

    def _onto_pile(self, sprite: CardSprite) -> None:
        board = self.board
        if sprite in board.flying:
            board.flying.remove(sprite)
        sprite.flying = False
        board.pile.append(sprite)

    # ------------------------------------------------------------------ cards
    def card_played(self, event: CardPlayed) -> Animation:
        board = self.board
        shown = board.shown
        shown.turn = event.seat
        own = None
        if event.seat == shown.viewer:  # a back, if the hand lies closed
            own = board.hand.give(event.card) or board.hand.give(None)
        home = board.held_cards(event.seat)
        shown.leave_hand(event)
        board.hand.hinted = board.hand.dragged = None
        sprite = own or CardSprite(event.card, turn=0.0)
        sprite.card = event.card
        if own is None:
            sprite.put(home)
        sprite.flying = True
        board.flying.append(sprite)
        self.host.sound("card_slide")
        goal = {**sprite.to(board.pile_spot(len(board.pile))), "lift": 0.0}
        moves: list[Animation] = [Tween(sprite, goal, FLIGHT, settle)]
        if sprite.turn < 1.0:
            moves.append(Tween(sprite, {"turn": 1.0}, FLIGHT * 0.8))
        return Sequence(Parallel(*moves), Call(partial(self._played, event, sprite)))

    def _played(self, event: CardPlayed, sprite: CardSprite) -> None:
        self._onto_pile(sprite)
        self.board.shown.pile.append(event.card)
        self.host.sound("card_drop", 0.8)
        self.host.happened(event)

    def card_drawn(self, event: CardDrawn) -> Animation:
        board = self.board
        sprite = CardSprite(event.card, turn=0.0)
        sprite.put(board.deck_top())
        sprite.flying = True
        board.flying.append(sprite)
        board.shown.draw = event.draw
        self.host.sound("card_deal", 0.6)
        mine = event.seat == board.shown.viewer and event.card is not None
        spot = board.held_cards(event.seat)
        moves: list[Animation] = [Tween(sprite, sprite.to(spot), 0.24)]
        if mine:
            moves.append(Tween(sprite, {"turn": 1.0}, 0.24))
        return Sequence(Parallel(*moves), Call(partial(self._drawn, event, sprite)))

    def _drawn(self, event: CardDrawn, sprite: CardSprite) -> None:
        board = self.board
        board.flying.remove(sprite)
        board.shown.take_up(event.seat, event.card)
        if event.seat != board.shown.viewer:
            return
        if event.card is None:
            board.lay_hand(())
        else:
            sprite.flying = False
            board.hand.take_up(sprite)

    # ------------------------------------------------------------------ the moment of joy
    def pile_captured(self, event: PileCaptured) -> Animation:
        board = self.board
        sprites = list(board.pile)
        count = len(sprites)
        for sprite in sprites:
            sprite.flying = True
        board.flying += sprites
        board.pile = []
        x, y, room = board.anchors.banner
        width = board.anchors.discard.width
        spots = fan(count, x, y + width * 0.2, width, min(room, 200 + 90 * count), 10)
        gather = [
            Tween(sprite, sprite.to(spot), GATHER, ease_in_out, delay=0.012 * number)
            for number, (sprite, spot) in enumerate(zip(sprites, spots, strict=True))
        ]
        step = min(COUNT_STEP, COUNT_MOST / max(1, count))
        counting = [
            Call(partial(self._count, number + 1, sprite), step * number)
            for number, sprite in enumerate(sprites)
        ]
        board.guests[event.seat].feel("proud", 5.0)
        self.host.sound("collect")
        return Sequence(
            Parallel(*gather),
            Parallel(*counting),
            Call(partial(self._counted, event)),
            Wait(HOLD),
            Later(partial(self._fly_home, event, sprites)),
        )

    def _count(self, number: int, sprite: CardSprite) -> None:
        self.board.counter = number
        sprite.lift = 34.0
        self.host.sound("chip", min(1.0, 0.4 + 0.05 * number))

    def _counted(self, event: PileCaptured) -> None:
        board = self.board
        self.host.jingle("jingle_capture")
        if not self.host.still:
            x, y, _room = board.anchors.banner
            board.confetti.throw(x, y, min(90, 16 + 6 * len(event.cards)))
        self.host.happened(event)

    def _fly_home(self, event: PileCaptured, sprites: list[CardSprite]) -> Animation:
        board = self.board
        board.counter = None
        spots = board.heap_spots(event.seat, min(12, len(sprites)))
        last = len(spots) - 1
        self.host.sound("card_slide")
        moves = [
            Tween(
                sprite,
                {**sprite.to(spots[min(last, number)]), "lift": 0.0},
                AWAY,
                ease_in_out,
                delay=min(0.5, 0.025 * number),
            )
            for number, sprite in enumerate(sprites)
        ]
        return Sequence(Parallel(*moves), Call(partial(self._captured, event, sprites)))

    def _captured(self, event: PileCaptured, sprites: list[CardSprite]) -> None:
        board = self.board
        gone = set(map(id, sprites))
        board.flying = [sprite for sprite in board.flying if id(sprite) not in gone]
        board.shown.capture(event)
        self.host.sound("trick_taken")

    # ------------------------------------------------------------------ penalties
    def passed(self, event: Passed) -> Animation:
        board = self.board
        board.shown.turn = event.seat
        self.host.prepare_closeup(event.giver, event.seat)
        return Sequence(
            Call(partial(self._passed, event)),
            Wait(0.9),
            self.penalties.camera_in(event.giver, event.seat),
        )

    def _passed(self, event: Passed) -> None:
        board = self.board
        board.shown.passes[event.seat] += 1
        board.say(event.seat, _("I pass!"), 1.6)
        board.guests[event.giver].feel("plotting", 4.0)
        self.host.sound("aww", 0.7)
        self.host.happened(event)

    def minor_penalty(self, event: MinorPenalty) -> Animation:
        if self.board.finale:  # to those in the middle, after the major one
            return Sequence(self.leave_finale(), self.penalties.minor(event))
        return self.penalties.minor(event)

    def leave_finale(self) -> Animation:
        """Back to the table."""
        return self._wiped(lambda: setattr(self.board, "finale", None))

    def _wiped(self, change: Callable[[], object]) -> Animation:
        """A wave covers the window, `change` happens behind it, and it leaves."""
        board = self.board
        if self.host.still:
            return Call(change)
        return Sequence(
            Call(partial(self.host.sound, "splash_big", 0.6)),
            Tween(board, {"wipe": 1.0}, WIPE, ease_in_out),
            Call(change),
            Tween(board, {"wipe": 2.0}, WIPE, ease_in_out),
            Call(lambda: setattr(board, "wipe", 0.0)),
        )

    def major_penalty(self, event: MajorPenalty) -> Animation:
        self.host.happened(event)
        finale = self.host.finale(event)
        self.host.prepare(finale)
        return Sequence(
            Wait(0.8),
            self._wiped(partial(self._show, finale)),
            Later(self._play),
            Call(partial(self._soaked, event)),
        )

    def _show(self, finale: Finale) -> None:
        board = self.board
        if board.closeup:
            board.closeup.close()
        board.closeup = None
        board.bubbles.clear()
        board.finale = finale
        self.host.lay_out_finale(finale)
        self.host.rebuild()

    def _play(self) -> Animation:
        assert self.board.finale is not None
        return Show(self.board.finale)

    def _soaked(self, event: MajorPenalty) -> None:
        board = self.board
        for seat in event.seats:
            board.shown.wetness[seat] = 100
            board.guests[seat].stage = SOAKED
            board.gauges[seat] = 100.0

    # ------------------------------------------------------------------ endings
    def round_scored(self, event: RoundScored) -> Animation:
        return Sequence(Wait(0.6), Call(partial(self._round_scored, event)))

    def _round_scored(self, event: RoundScored) -> None:
        board = self.board
        board.shown.score(event)
        best = max(event.points)
        for seat, guest in enumerate(board.guests):
            won = event.points[seat] == best
            guest.feel("proud" if won else "neutral", 5.0)
        self.host.jingle("jingle_round")
        self.host.happened(event)
        self.host.round_over(event)

    def match_ended(self, event: MatchEnded) -> Animation:
        town = self.host.town(event)
        self.host.prepare(town)
        return Sequence(
            Wait(0.3),
            self._wiped(partial(self._show, town)),
            Later(self._play),
            Call(partial(self.host.match_over, event)),
        )


class Show(Animation):
    """A finale from its beginning to its end."""

    def __init__(self, finale: Finale) -> None:
        super().__init__()
        self.finale = finale

    def update(self, dt: float) -> float:
        left = self.finale.seconds - self.finale.time
        self.finale.move(min(dt, left))
        self.done = dt >= left
        return max(0.0, dt - left)

    def finish(self) -> None:
        self.finale.end()
        self.done = True
