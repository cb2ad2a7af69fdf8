"""Water Fight's events as animations on the board, with their sounds.

Every event type is in `Staging.table`; what a gauge shows changes in a landing, never before.
`battle_fight` stages attacks, `battle_effects` what event cards look like; turns, cards and
kids are here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from game.rules.core import Event
from game.rules.waterfight import events as ev
from game.rules.waterfight.cardkinds import EventCard
from game.rules.waterfight.catalogue import full_deck, spec
from game.scenes import battle_words as words
from game.scenes.battle_board import Board, Flyer
from game.scenes.battle_effects import Effects
from game.scenes.battle_fight import Fight
from game.scenes.battle_kid_staging import KidStaging
from game.scenes.battle_recovery import RECOVERY, Recoveries
from game.scenes.battle_stage import Host, Stage
from game.stage.dice import Die, throw
from game.stage.tween import (
    Animation,
    Call,
    Later,
    Parallel,
    Tween,
    Wait,
    ease_in,
    ease_in_out,
    ease_out,
)
from game.stage.tween import (
    Sequence as InTurn,
)
from game.words import _

DEAL, APART = 0.26, 0.09  # seconds of a card's flight, and between two
SHOW, READ = 0.28, 0.62  # a played card comes forward, and is read
CARD = 250.0  # units of a card that is read
SMALL = 76.0


def grouped(events: Iterable[Event]) -> list[list[Event]]:
    """Events in the groups that are shown at once: recovery rolls together, else one by one."""
    groups: list[list[Event]] = []
    rolling = False
    for event in events:
        starts = isinstance(event, ev.Die) and event.purpose in RECOVERY
        belongs = starts or (rolling and isinstance(event, Recoveries.PARTS))
        if belongs and rolling:
            groups[-1].append(event)
        else:
            groups.append([event])
        rolling = belongs
    return groups


def deck_before(events: Sequence[Event], deck: int) -> int:
    """How many cards the deck held before `events`, if it holds `deck` after them."""
    for event in reversed(events):
        if isinstance(event, (ev.CardsDealt, ev.CardsDrawn)):
            deck += event.count
        elif isinstance(event, ev.DeckReshuffled):
            deck = 0
    return min(deck, len(full_deck()))


class Staging(Stage):
    """Makes the animations.  `table` maps event types to the methods that stage them."""

    def __init__(self, board: Board, host: Host) -> None:
        super().__init__(board, host)
        self.kids = KidStaging(board, host)
        self.fight = Fight(board, host)
        self.effects = Effects(board, host)
        self.recoveries = Recoveries(board, host)
        self._played: dict[str, Flyer] = {}
        fight, recoveries, kids = self.fight, self.recoveries, self.kids
        self.table: Mapping[type[Event], Callable[..., Animation]] = {
            ev.Die: self.die,
            ev.CardsDealt: self.cards_come,
            ev.CardsDrawn: self.cards_come,
            ev.CardsStolen: self.stolen,
            ev.DeckReshuffled: self.reshuffled,
            ev.FirstPlayer: self.first_player,
            ev.TurnStarted: self.turn_started,
            ev.PhaseStarted: self.phase_started,
            ev.PhaseDone: silent,
            ev.Declined: silent,
            ev.MatchEnded: self.match_ended,
            ev.CardPlayed: self.card_played,
            ev.CardDiscarded: self.card_discarded,
            ev.KidRecruited: kids.recruited,
            ev.GunAttached: kids.attached,
            ev.GunModified: kids.modified,
            ev.KidLeft: kids.kid_left,
            ev.GunLeft: kids.gun_left,
            ev.ControlTaken: kids.control_taken,
            ev.LunchCalled: kids.lunch_called,
            ev.TruceCalled: kids.truce_called,
            ev.CalmBegan: kids.calm_began,
            ev.AttackGained: kids.attack_gained,
            ev.DoubleTeamed: kids.double_teamed,
            ev.DropsLanded: fight.landed,
            ev.DropsDried: recoveries.alone,
            ev.GunFilled: kids.gun_filled,
            ev.DropsDrained: kids.drained,
            ev.BalloonsGained: kids.balloons_gained,
            ev.BalloonsToGive: kids.balloons_to_give,
            ev.RecoveryRolled: recoveries.alone,
            ev.RecoveryBoosted: recoveries.alone,
            ev.KidSoaked: fight.soaked,
            ev.Scored: fight.scored,
            ev.KidRetreated: kids.retreated,
            ev.KidReturned: kids.returned,
            ev.KidStillOut: kids.still_out,
            ev.AttackDeclared: fight.declared,
            ev.AttackAimed: fight.aimed,
            ev.AttackRolled: fight.rolled,
            ev.AnswerPlayed: fight.answered,
            ev.AttackHit: fight.hit,
            ev.AttackMissed: fight.missed,
        }

    def group(self, events: Sequence[Event]) -> Animation:
        """The animation of events that are shown together."""
        if len(events) == 1:
            return self.table[type(events[0])](events[0])
        return self.recoveries.together(events)

    # ------------------------------------------------------------------ dice that are no attack
    def die(self, event: ev.Die) -> Animation:
        """A die tumbles where it belongs."""
        if event.purpose in ("attack", "balloon-drops"):
            return self.fight.die(event)
        if event.purpose in RECOVERY:
            return self.recoveries.alone(event)
        board = self.board
        x, y = board.anchors.middle
        if event.purpose == "first":
            middle = board.counter(event.seat)
            x, y = middle[0], board.anchors.yard.y + 80
        die = Die(event.die, *board.counter(event.seat), start=event.die)
        board.dice.append(die)
        self.host.sound("die_roll")
        wait = 0.25 if event.purpose == "first" else 0.4
        return InTurn(
            throw(die, x, y),
            Call(partial(self.host.sound, "die_land")),
            Wait(wait),
            Call(partial(self._die_gone, die)),
        )

    def _die_gone(self, die: Die) -> None:
        if die in self.board.dice:
            self.board.dice.remove(die)

    # ------------------------------------------------------------------ cards come
    def cards_come(self, event: ev.CardsDealt | ev.CardsDrawn) -> Animation:
        """Cards fly from the deck to a hand."""
        board = self.board
        shown = list(event.cards) if event.seat == board.shown.viewer else [None] * event.count
        quick = 0.05 if isinstance(event, ev.CardsDealt) else APART
        parts = [
            self._one_comes(event.seat, card, board.anchors.deck, number * quick)
            for number, card in enumerate(shown)
        ]
        if isinstance(event, ev.CardsDrawn):
            line = words.drew(self.who(event.seat), event.count)
            parts.append(Call(partial(board.shown.say, line)))
        return Parallel(*parts)

    def _one_comes(
        self, seat: int, card: str | None, source: tuple[float, float], delay: float, deck: bool = True
    ) -> Animation:  # fmt: skip
        board = self.board
        flyer = Flyer("card" if card else "back", card or "", *source, SMALL)
        goal = board.hand_of(seat)
        size = 150.0 if seat == board.shown.viewer else 30.0

        def leave() -> None:
            if deck:
                board.shown.deck -= 1
            board.flyers.append(flyer)
            self.host.sound("card_deal", 0.7)

        def land() -> None:
            board.flyers.remove(flyer)
            board.shown.take_cards(seat, 1, [card] if card else [])

        move = {"x": goal[0], "y": goal[1], "size": size}
        return InTurn(Call(leave, delay), Tween(flyer, move, DEAL, ease_out, landed=land))

    def stolen(self, event: ev.CardsStolen) -> Animation:
        """Cards change hands."""
        board = self.board
        source = board.hand_of(event.victim)
        cards: Sequence[str | None] = event.cards or [None] * event.count

        def taken() -> None:
            for number in range(event.count):
                board.shown.give_card(event.victim, event.cards[number] if event.cards else "")
            self.host.sound("giggle")

        mine = board.shown.viewer == event.seat
        line = words.stole(self.who(event.seat), self.who(event.victim), event.count)
        return InTurn(
            Call(taken),
            Call(partial(board.shown.say, line)),
            Parallel(
                *(
                    self._one_comes(event.seat, card if mine else None, source, 0.12 * n, False)
                    for n, card in enumerate(cards)
                )
            ),
        )

    def reshuffled(self, event: ev.DeckReshuffled) -> Animation:
        """The discard pile flies onto the deck."""
        board = self.board
        flyers = [Flyer("back", "", *board.anchors.discard, SMALL) for _ in range(6)]

        def leave() -> None:
            board.flyers += flyers
            self.host.sound("shuffle")

        def land() -> None:
            board.flyers[:] = [flyer for flyer in board.flyers if flyer not in flyers]
            board.shown.reshuffle(event.count)

        x, y = board.anchors.deck
        moves = [
            Tween(flyer, {"x": x, "y": y, "angle": 180.0}, 0.35, ease_in_out, delay=0.05 * n)
            for n, flyer in enumerate(flyers)
        ]
        return InTurn(Call(leave), Parallel(*moves), Call(land))

    # ------------------------------------------------------------------ the course of the match
    def first_player(self, event: ev.FirstPlayer) -> Animation:
        """Who begins."""
        said = _("First turn: {name}").format(name=self.who(event.seat))
        self.board.shown.say(said, event.seat)
        return InTurn(Call(partial(self.announce, said)), Wait(0.5))

    def turn_started(self, event: ev.TurnStarted) -> Animation:
        """Whose turn it is now."""
        board = self.board

        def land() -> None:
            shown = board.shown
            shown.turn, shown.round, shown.calm = event.seat, event.round, event.round == 1
            shown.roll, board.sum_shown = None, False
            for kid in shown.kids.values():
                kid.doubled = 0
            shown.say(words.turn_line(event.round, self.who(event.seat)))
            self.announce(words.turn_call(self.who(event.seat), event.seat == shown.viewer))

        return InTurn(Call(land), Wait(0.45))

    def phase_started(self, event: ev.PhaseStarted) -> Animation:
        """The ribbon goes on."""
        board = self.board

        def land() -> None:
            self.fight.over()
            board.shown.phase = event.phase
            board.shown.recoveries.clear()
            board.recovery_dice.clear()
            if event.phase != "soak":
                board.shown.calm = False
            self.host.sound("ui_toggle", 0.5)

        return InTurn(Call(land), Wait(0.12))

    def match_ended(self, event: ev.MatchEnded) -> Animation:
        """The winners cheer, then the result."""
        board = self.board

        def land() -> None:
            for seat in event.winners:
                for kid in board.shown.kids_of(seat):
                    if (actor := board.crowd.get(kid.id)) and not kid.out:
                        actor.take("cheer", 5.0)
            for seat in range(board.shown.players):
                x, y = board.side(seat).area.center
                if seat in event.winners:
                    board.water.burst(x, y, 160, 700)
            self.host.sound("cheer_big")

        return InTurn(Call(land), Wait(1.8), Call(partial(self.host.match_over, event)))

    # ------------------------------------------------------------------ cards go
    def card_played(self, event: ev.CardPlayed) -> Animation:
        """A kid's card leaves quietly, since the kid comes running; guns and parts fly to whom
        they are for; events come forward, are read and show what they are."""
        board, card = self.board, event.card
        x, y = board.hand_of(event.seat, card)

        def leave() -> None:
            board.shown.give_card(event.seat, card)
            self.host.sound("card_slide")

        if not isinstance(spec(card), EventCard):
            self.board.card_from = (x, y)
            return InTurn(Call(leave), Wait(0.08))
        flyer = Flyer("card", card, x, y, SMALL * 1.5)
        self._played[card] = flyer
        goal = {"x": board.anchors.middle[0], "y": self._reading_height(), "size": CARD}

        def show() -> None:
            leave()
            board.flyers.append(flyer)
            line = words.played(self.who(event.seat), card, self._about(event.target))
            board.shown.say(line)

        return InTurn(
            Call(show),
            Tween(flyer, goal, SHOW, ease_out),
            Wait(READ * 0.55),
            Later(lambda: self.effects.of(event)),
            Wait(READ * 0.45),
        )

    def _reading_height(self) -> float:
        """Where a card is read: clear of the sum, if one is written."""
        layout, board = self.board.anchors, self.board
        y = layout.yard.centery
        if board.sum_shown and board.spot:
            y = (
                layout.yard.y + 200
                if board.spot[1] > layout.yard.centery
                else layout.yard.bottom - 200
            )
        return y

    def _about(self, target: str | None) -> str:
        if target is None:
            return ""
        return self.who(int(target)) if target.isdigit() else words.name(target)

    def card_discarded(self, event: ev.CardDiscarded) -> Animation:
        """A card flies to the discard pile."""
        board, card = self.board, event.card

        def land() -> None:
            board.shown.discard.append(card)

        if event.reason == "left-play":
            return Call(land)
        flyer = self._played.pop(card, None)
        if flyer is None:
            flyer = Flyer("card", card, *board.hand_of(event.seat, card), SMALL * 1.5)

            def leave() -> None:
                board.shown.give_card(event.seat, card)
                board.flyers.append(flyer)
                line = words.threw_away(self.who(event.seat), card)
                board.shown.say(line)

            begin: Animation = Call(leave)
        else:
            begin = Call(lambda: None)

        def gone() -> None:
            if flyer in board.flyers:
                board.flyers.remove(flyer)
            land()
            self.host.sound("card_drop", 0.7)

        x, y = board.anchors.discard
        move = Tween(flyer, {"x": x, "y": y, "size": SMALL}, 0.24, ease_in, landed=gone)
        return InTurn(begin, move)


def silent(event: Event) -> Animation:
    """Events that show nothing of their own: what they lead to is shown."""
    return Call(lambda: None)


SILENT: tuple[type[Event], ...] = (ev.PhaseDone, ev.Declined)
