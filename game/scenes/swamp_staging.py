"""Swamp's events as animations on the board, with their sounds and faces.

Every event type is in `staging`; what a gauge shows changes in a landing, never before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from game.rules.core import Event
from game.rules.swamp import (
    SEATS,
    TRICKS,
    Called,
    CardPlayed,
    Dealt,
    MatchEnded,
    RoundScored,
    RoundStarted,
    TrickTaken,
)
from game.scenes import swamp_words as words
from game.scenes.swamp_board import Board
from game.scenes.swamp_shown import in_hand
from game.stage.cards import CardSprite
from game.stage.table import Spot
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
from game.ui.table_parts import tilt_for
from game.words import _

DEAL_FLIGHT, DEAL_APART, DEAL_TURN = 0.15, 0.025, 0.13  # seconds
FLIGHT, TIP, GATHER, HOLD, AWAY = 0.28, 0.3, 0.2, 0.6, 0.24
DECK_WIDTH = 110.0


class Host(Protocol):
    """What a stage asks of the scene that it plays in."""

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Play an effect."""

    def jingle(self, name: str) -> None:
        """Play a jingle."""

    def round_over(self, event: RoundScored) -> None:
        """A round is scored: show it."""

    def match_over(self, event: MatchEnded) -> None:
        """The match is over."""


class Staging:
    """Makes the animations.  `table` maps event types to the methods that stage them."""

    def __init__(self, board: Board, host: Host) -> None:
        self.board = board
        self.host = host
        self.table: Mapping[type[Event], Callable[..., Animation]] = {
            RoundStarted: self.round_started,
            Dealt: self.dealt,
            Called: self.called,
            CardPlayed: self.card_played,
            TrickTaken: self.trick_taken,
            RoundScored: self.round_scored,
            MatchEnded: self.match_ended,
        }

    # ------------------------------------------------------------------ a round begins
    def round_started(self, event: RoundStarted) -> Animation:
        board = self.board
        board.shown.start_round(event)
        board.trick.clear()
        board.hand.sprites = []
        board.hand.legal = None
        board.hush()
        board.deck = SEATS * TRICKS
        board.sums, board.tilt, board.crown = (0, 0), 0.0, None
        board.banner = _("Round {round} of {rounds}: {name} leads").format(
            round=event.round, rounds=board.shown.rounds, name=board.names[event.leader]
        )
        self.host.sound("shuffle")
        return Wait(0.3)

    def dealt(self, event: Dealt) -> Animation:
        board = self.board
        own = event.hands[board.shown.viewer]
        cards = [] if isinstance(own, int) else in_hand(own)
        sprites = board.hand.deal(cards)
        board.hand.lowered = True
        spots = [spot.moved(dy=42) for spot in board.hand.spots(len(sprites))]
        parts: list[Animation] = []
        for number in range(SEATS * TRICKS):
            seat = (board.shown.leader + number) % SEATS
            own_number = number // SEATS
            if seat == board.shown.viewer and own_number < len(sprites):
                sprite, spot = sprites[own_number], spots[own_number]
            else:
                sprite, spot = CardSprite(None), board.anchors.card_home(board.shown.place(seat))
            parts += self._deal_one(number, seat, sprite, spot)
        return Sequence(Parallel(*parts), Call(partial(self._all_dealt, event)))

    def _deal_one(self, number: int, seat: int, sprite: CardSprite, spot: Spot) -> list[Animation]:
        delay = number * DEAL_APART
        parts: list[Animation] = [
            Call(partial(self._leave_deck, sprite, number), delay),
            Tween(
                sprite,
                sprite.to(spot),
                DEAL_FLIGHT,
                delay=delay,
                landed=partial(self._card_dealt, sprite, seat),
            ),
        ]
        if sprite.card:
            parts.append(Tween(sprite, {"turn": 1.0}, DEAL_TURN, delay=delay + DEAL_FLIGHT))
        return parts

    def _leave_deck(self, sprite: CardSprite, number: int) -> None:
        board = self.board
        x, y = board.anchors.centre
        sprite.put(Spot(x, y, 0, DECK_WIDTH))
        sprite.flying = True
        board.flying.append(sprite)
        board.deck -= 1
        if number % 3 == 0:
            self.host.sound("card_deal", 0.7)

    def _card_dealt(self, sprite: CardSprite, seat: int) -> None:
        board = self.board
        board.flying.remove(sprite)
        board.shown.held[seat] += 1
        if sprite.card:
            board.hand.take_up(sprite)

    def _all_dealt(self, event: Dealt) -> None:
        board = self.board
        board.shown.deal(event)
        board.banner = ""
        board.deck = 0
        if not board.hand.sprites:  # it lies closed
            board.lay_hand(())
            return
        for sprite in board.hand.sprites:
            sprite.flying = False
            sprite.y -= 42  # the hand sits lower by that, which is a lift from now on
            sprite.lift = -42

    # ------------------------------------------------------------------ calls
    def called(self, event: Called) -> Animation:
        self.board.shown.turn = event.seat
        return Sequence(Call(partial(self._call_made, event)), Wait(0.45))

    def _call_made(self, event: Called) -> None:
        board = self.board
        board.shown.calls[event.seat] = event.call
        board.say(event.seat, words.number_word(event.call), 2.6)
        board.characters[event.seat].feel("pleased" if event.call else "neutral", 1.2)
        self.host.sound("lily_plop")
        self.host.sound(f"animal_{board.characters[event.seat].face}", 0.6)
        x, y = board.anchors.plates[board.shown.place(event.seat)].midbottom
        board.splashes.ring(x, y - 10, 150)

    # ------------------------------------------------------------------ a trick
    def card_played(self, event: CardPlayed) -> Animation:
        board = self.board
        shown, place = board.shown, board.shown.place(event.seat)
        shown.turn = event.seat
        own = None
        if event.seat == shown.viewer:  # a back, if the hand lies closed
            own = board.hand.give(event.card) or board.hand.give(None)
        shown.leave_hand(event)
        board.hand.hinted = board.hand.dragged = None
        sprite = own or CardSprite(event.card, turn=0.0)
        sprite.card = event.card
        if own is None:
            sprite.put(board.anchors.card_home(place))
        sprite.flying = True
        board.flying.append(sprite)
        self.host.sound("card_slide")
        goal = {**sprite.to(board.anchors.trick[place]), "lift": 0.0}
        moves: list[Animation] = [Tween(sprite, goal, FLIGHT, settle)]
        if sprite.turn < 1.0:
            moves.append(Tween(sprite, {"turn": 1.0}, FLIGHT * 0.8))
        return Sequence(
            Parallel(*moves), Call(partial(self._card_landed, event, sprite)), self._tip_later()
        )

    def _card_landed(self, event: CardPlayed, sprite: CardSprite) -> None:
        board = self.board
        board.flying.remove(sprite)
        sprite.flying = False
        board.trick[event.seat] = sprite
        board.shown.reach_table(event)
        board.sums = board.shown.sums
        self.host.sound("card_drop", 0.8)
        board.splashes.ring(sprite.x, sprite.y + 70, 130)
        before, board.crown = board.crown, board.shown.taker
        if before is not None and before != board.crown:
            self.host.sound("crown", 0.7)
        for seat, other in board.trick.items():
            other.rim = seat == board.crown

    def _tip_later(self) -> Animation:
        """The beam follows the sums, which are known only when the card has landed."""
        return Later(self._tip_now)

    def _tip_now(self) -> Animation:
        board = self.board
        tilt = tilt_for(*board.sums)
        if tilt == board.tilt:
            return Wait(0.0)
        self.host.sound("balance_tip", 0.5)
        return Tween(board, {"tilt": tilt}, TIP, settle)

    def trick_taken(self, event: TrickTaken) -> Animation:
        board = self.board
        anchors, place = board.anchors, board.shown.place(event.seat)
        sprites = {seat: board.trick[seat] for seat, _card in event.cards}
        gather = [
            Tween(sprite, sprite.to(anchors.gathered[board.shown.place(seat)]), GATHER, ease_in_out)
            for seat, sprite in sprites.items()
        ]
        home = anchors.card_home(place)
        away = [
            Tween(sprite, {**sprite.to(home), "turn": 0.0}, AWAY, ease_in, delay=0.03 * number)
            for number, sprite in enumerate(sprites.values())
        ]
        return Sequence(
            Call(partial(self._say_outcome, event)),
            Parallel(*gather),
            Wait(HOLD),
            Call(partial(self._trick_leaves, list(sprites.values()))),
            Parallel(*away),
            Call(partial(self._trick_home, event)),
            Tween(board, {"tilt": 0.0}, TIP, ease_out),
        )

    def _say_outcome(self, event: TrickTaken) -> None:
        self.board.banner = words.outcome(event, self.board.names[event.seat])

    def _trick_leaves(self, sprites: list[CardSprite]) -> None:
        self.host.sound("collect")
        self.board.crown = None
        for sprite in sprites:
            sprite.flying, sprite.rim = True, False

    def _trick_home(self, event: TrickTaken) -> None:
        board = self.board
        board.trick.clear()
        board.shown.take(event)
        board.sums, board.banner = (0, 0), ""
        board.mood_for_trick(event.seat)
        self.host.sound("trick_taken")
        spot = board.anchors.card_home(board.shown.place(event.seat))
        board.splashes.burst(spot.x, spot.y, 14)

    # ------------------------------------------------------------------ the end of a round
    def round_scored(self, event: RoundScored) -> Animation:
        return Sequence(Wait(0.35), Call(partial(self._round_scored, event)))

    def _round_scored(self, event: RoundScored) -> None:
        board = self.board
        board.shown.score(event)
        board.mood_for_round(event.calls, event.taken)
        self.host.jingle("jingle_round")
        self.host.round_over(event)

    def match_ended(self, event: MatchEnded) -> Animation:
        return Call(partial(self.host.match_over, event))
