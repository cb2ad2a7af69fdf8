"""One match of Susan's Wetting Game, from the first deal to the last soaking."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from game.rules.core import Action, Decision, Event, Hand, IllegalAction, Json, SetupError, View
from game.rules.rng import Rng
from game.rules.wetting.cards import (
    DECK,
    HAND_SIZE,
    MAJOR,
    MINOR,
    MOST_BEFORE_MAJOR,
    Card,
    is_wild,
    matches,
    wetting_of,
)
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
from game.rules.wetting.given import checked_options, checked_setup, parsed
from game.rules.wetting.outlook import giver_of
from game.rules.wetting.sampling import sampled_state


@dataclass(frozen=True)
class WettingTable:
    """What all may see: the pile bottom first, counts, wetness 0 to 100, the waiting passer."""

    pile: tuple[Card, ...]
    draw: int
    captured: tuple[int, ...]
    wetness: tuple[int, ...]
    dealer: int
    passer: int | None


@dataclass
class Wetting:
    """One match of Susan's Wetting Game; see `game.rules.core.Game`."""

    NAME: ClassVar[str] = "wetting"
    VERSION: ClassVar[int] = 1
    PLAYERS: ClassVar[tuple[int, ...]] = (2, 3, 4)

    players: int
    options: Mapping[str, Json]
    rng: Rng
    decks: tuple[tuple[Card, ...], ...]  # dictated, one a round from the first
    dealer: int
    hands: list[list[Card]]
    captured: list[list[Card]]
    wetness: list[int]
    scores: list[int]
    history: list[Event]
    draw: list[Card]  # top card last
    pile: list[Card]  # top card last
    played: list[int]  # seats that played a card this round, the latest last
    round: int = 0
    phase: str = "turn"
    turn: int = 0
    passes: int = 0  # in a row since a card was last played or turned up
    passer: int | None = None
    middle: tuple[int, ...] = ()  # seats that still wait for the chooser's minor penalty
    winners: tuple[int, ...] | None = None

    # ---------------------------------------------------------------------------- set-up
    @classmethod
    def new(
        cls,
        players: int,
        seed: int,
        options: Mapping[str, Json] | None = None,
        setup: Mapping[str, Json] | None = None,
    ) -> Self:
        """A match with its first round dealt; raises SetupError."""
        if players not in cls.PLAYERS:
            raise SetupError(f"Susan's Wetting Game is played by 2, 3 or 4, not by {players}.")
        chosen = checked_options(options or {})
        dealer, decks = checked_setup(setup or {}, players, chosen["rounds"])
        rng = Rng(seed)
        first = rng.below(players)
        match = cls(
            players=players,
            options=chosen,
            rng=rng,
            decks=decks,
            dealer=first if dealer is None else dealer,
            hands=[[] for _ in range(players)],
            captured=[[] for _ in range(players)],
            wetness=[0] * players,
            scores=[0] * players,
            history=[],
            draw=[],
            pile=[],
            played=[],
        )
        match._start_round()
        return match

    def _start_round(self) -> None:
        self.round += 1
        if self.round <= len(self.decks):
            deck = list(self.decks[self.round - 1])
        else:
            deck = list(DECK)
            self.rng.shuffle(deck)
        order = self._clockwise_from(self.dealer + 1)
        deal, rest = deck[: HAND_SIZE * self.players], deck[HAND_SIZE * self.players :]
        for place, seat in enumerate(order):
            self.hands[seat] = deal[place :: self.players]
        self.captured = [[] for _ in range(self.players)]
        self.draw = rest[:0:-1]
        self.pile = [rest[0]]
        self.played = []
        self.passes = 0
        self.turn = order[0]
        self.phase = "turn"
        self._tell(RoundStarted(self.round, self.dealer))
        for seat in order:
            self._tell(Dealt(seat, tuple(self.hands[seat])))
        self._tell(TurnedUp(rest[0], len(self.draw)))

    # ------------------------------------------------------------------------- decisions
    def decision(self) -> Decision | None:
        """Who must choose what; None once the match is over."""
        if self.phase == "over":
            return None
        if self.phase == "turn":
            hand = self.hands[self.turn]
            top = self.pile[-1] if self.pile else None
            options = ["pass", *(f"play {card}" for card in hand if matches(card, top))]
            return Decision(self.turn, "turn", tuple(sorted(options)))
        if self.phase == "minor":
            giver = self._chooser() if self.middle else self._giver()
            return Decision(giver, "minor", tuple(sorted(f"minor {kind}" for kind in MINOR)))
        return Decision(self._chooser(), "major", tuple(sorted(f"major {kind}" for kind in MAJOR)))

    def apply(self, action: Action) -> list[Event]:
        """Do `action`; raises MalformedAction or IllegalAction and then changes nothing."""
        decision = self.decision()
        if decision is None:
            raise IllegalAction("The match is over: nothing can be done any more.")
        verb, thing = parsed(action, decision.options)
        if action not in decision.options:
            raise IllegalAction(self._refusal(action, verb, thing, decision))
        before = len(self.history)
        if verb == "play":
            self._play(thing)
        elif verb == "pass":
            self._pass()
        elif verb == "minor":
            self._minor(decision.seat, thing)
        else:
            self._major(decision.seat, thing)
        return self.history[before:]

    def _refusal(self, action: Action, verb: str, thing: str, decision: Decision) -> str:
        legal = f"Legal is: {', '.join(decision.options)}."
        if verb == "play" and decision.phase == "turn":
            if thing not in self.hands[decision.seat]:
                return f"Seat {decision.seat} does not hold {thing}. {legal}"
            return f"{thing} matches neither the dress nor the number of {self.pile[-1]}. {legal}"
        return f"'{action}' can't be done now: seat {decision.seat} is to choose. {legal}"

    # --------------------------------------------------------------------------- playing
    def _play(self, card: Card) -> None:
        seat = self.turn
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.played.append(seat)
        self.passes = 0
        self._tell(CardPlayed(seat, card))
        if is_wild(card):
            self._tell(PileCaptured(seat, tuple(self.pile)))
            self.captured[seat] += self.pile
            self.pile = []
        if self.draw:
            drawn = self.draw.pop()
            self.hands[seat].append(drawn)
            self._tell(CardDrawn(seat, drawn, len(self.draw)))
        if self.hands[seat]:
            self.turn = (seat + 1) % self.players
        else:
            self._end_round("out")

    def _pass(self) -> None:
        self.passes += 1
        self.passer = self.turn
        self.phase = "minor"
        self._tell(Passed(self.turn, self._giver()))

    def _giver(self) -> int:
        """Who dishes out the passer's penalty ("Susan's Wetting Game, penalties")."""
        assert self.passer is not None
        return giver_of(self.passer, self.played, self.dealer, self.players)

    def _minor(self, giver: int, kind: str) -> None:
        if self.middle:
            seat, self.middle = self.middle[0], self.middle[1:]
            self._wet(giver, seat, kind)
            self.passer = self.middle[0] if self.middle else None
            if not self.middle:
                self._end_match()
            return
        assert self.passer is not None
        self._wet(giver, self.passer, kind)
        self.passer = None
        self.phase = "turn"
        self.turn = (self.turn + 1) % self.players
        if self.passes < self.players:
            return
        if not self.draw:
            self._end_round("all-passed")
            return
        self.passes = 0
        self.pile.append(self.draw.pop())
        self._tell(TurnedUp(self.pile[-1], len(self.draw)))

    def _wet(self, giver: int, seat: int, kind: str) -> None:
        added = wetting_of(kind, self.options["rounds"])
        self.wetness[seat] = max(
            self.wetness[seat], min(MOST_BEFORE_MAJOR, self.wetness[seat] + added)
        )
        self._tell(MinorPenalty(giver, seat, kind, self.wetness[seat]))

    # ---------------------------------------------------------------------------- ending
    def _end_round(self, reason: str) -> None:
        points = tuple(len(cards) for cards in self.captured)
        self.scores = [total + more for total, more in zip(self.scores, points, strict=True)]
        self._tell(RoundScored(self.round, reason, points, tuple(self.scores)))
        if self.round < self.options["rounds"]:
            self.dealer = (self.dealer + 1) % self.players
            self._start_round()
        elif len(set(self.scores)) == 1:
            self._soak(None, tuple(range(self.players)), "sprinkler")
            self._end_match()
        else:
            self.phase = "major"

    def _major(self, chooser: int, kind: str) -> None:
        between = tuple(
            seat
            for seat in self._clockwise_from(self.dealer + 1)
            if min(self.scores) < self.scores[seat] < max(self.scores)
        )
        self._soak(chooser, self._seats_with(min(self.scores)), kind)
        if between and self.options["middle"] == "major":
            self._soak(chooser, between, kind)
        if between and self.options["middle"] == "minor":
            self.phase = "minor"
            self.middle = between
            self.passer = between[0]
        else:
            self._end_match()

    def _soak(self, chooser: int | None, seats: tuple[int, ...], kind: str) -> None:
        for seat in seats:
            self.wetness[seat] = 100
        self._tell(MajorPenalty(chooser, seats, kind))

    def _end_match(self) -> None:
        self.phase = "over"
        self.winners = self._seats_with(max(self.scores))
        losers = self._seats_with(min(self.scores))
        self._tell(MatchEnded(tuple(self.scores), self.winners, losers))

    def _seats_with(self, total: int) -> tuple[int, ...]:
        return tuple(seat for seat, score in enumerate(self.scores) if score == total)

    def _chooser(self) -> int:
        """The winner sitting first clockwise from the last dealer's left."""
        best = max(self.scores)
        return next(
            seat for seat in self._clockwise_from(self.dealer + 1) if self.scores[seat] == best
        )

    def _clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def _tell(self, event: Event) -> None:
        self.history.append(event)

    # ----------------------------------------------------------------------------- views
    def open_view(self) -> View:
        """The referee's view: all hands open."""
        return self._seen_by(None)

    def view(self, seat: int) -> View:
        """All that `seat` may know: own hand, counts of the others', no draw pile."""
        return self._seen_by(seat)

    def _seen_by(self, seat: int | None) -> View:
        decision = self.decision()
        shows_legal = decision is not None and seat in (None, decision.seat)
        hands: list[Hand] = [
            tuple(hand) if seat in (None, owner) else len(hand)
            for owner, hand in enumerate(self.hands)
        ]
        history: Iterable[Event] = self.history
        if seat is not None:
            told = (event.redacted(seat) for event in self.history)
            history = (event for event in told if event is not None)
        return View(
            game=self.NAME,
            seat=seat,
            options=self.options,
            over=decision is None,
            to_move=decision.seat if decision else None,
            phase=self.phase,
            round=self.round,
            legal=decision.options if decision and shows_legal else (),
            scores=tuple(self.scores),
            winners=self.winners,
            hands=tuple(hands),
            table=WettingTable(
                tuple(self.pile),
                len(self.draw),
                tuple(len(cards) for cards in self.captured),
                tuple(self.wetness),
                self.dealer,
                self.passer,
            ),
            history=tuple(history),
        )

    def clone(self) -> Self:
        """An equal match that shares nothing changeable with this one."""
        return replace(
            self,
            rng=self.rng.copy(),
            hands=[list(hand) for hand in self.hands],
            captured=[list(cards) for cards in self.captured],
            wetness=list(self.wetness),
            scores=list(self.scores),
            history=list(self.history),
            draw=list(self.draw),
            pile=list(self.pile),
            played=list(self.played),
        )

    def sample(self, seat: int, rng: Rng) -> Self:
        """A match that `seat`'s view allows: a dictated round may leave cards out, so some of
        the unseen cards may be nowhere."""
        return type(self)(**sampled_state(self.view(seat), rng))
