"""Swamp: tricks that go to the colour with the greater sum of points.

What the printed rules leave open is decided so:
- Seats are numbered in the order of play, counter-clockwise: 0 bottom, 1 right, 2 top, 3 left.
- A seat drawn at random leads the first trick of round 1; the first lead then moves one seat
  on each round.  Who took a trick leads the next.
- Calls are made in the order of play from that leader and are public at once; their sum is free.
- Who has no card of the colour owed may play any card, which then is of the other colour.
- Of two cards of the highest rank in the winning colour, the higher suit takes the trick.
- Everybody who made the round's highest call and met it gets the 10 more; a met call of 0 is
  worth 20 flat.
- Equal totals share the win.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import ClassVar, NamedTuple, Self, TypeVar

from game.rules.cards import BY_RANK, BY_SUIT, COLOUR, DECK, POINTS, Card, Colour, other_colour
from game.rules.core import (
    Action,
    Decision,
    Event,
    Hand,
    IllegalAction,
    Json,
    MalformedAction,
    RulesError,
    SetupError,
    View,
    is_whole,
    listed,
    shown,
)
from game.rules.rng import Rng

SEATS = 4
TRICKS = 13
Trick = tuple[tuple[int, Card], ...]
Hands = tuple[tuple[Card, ...], ...]
T = TypeVar("T")

CALLS: dict[Action, int] = {f"call {number}": number for number in range(TRICKS + 1)}
PLAYS: dict[Action, Card] = {f"play {card}": card for card in DECK}
_CALL_ACTIONS = tuple(sorted(CALLS))
_PLAY_ACTIONS: dict[Colour | None, dict[Card, Action]] = {
    colour: {card: f"play {card}" for card in DECK if colour in (None, COLOUR[card])}
    for colour in (None, "black", "red")
}
# How high the cards of the winning colour stand; all cards, if the sums are equal.
_HEIGHTS: dict[Colour | None, dict[Card, int]] = {
    None: BY_SUIT,
    "black": {card: BY_RANK[card] for card in DECK if COLOUR[card] == "black"},
    "red": {card: BY_RANK[card] for card in DECK if COLOUR[card] == "red"},
}


# --- Events


@dataclass(frozen=True)
class RoundStarted(Event):
    """Round `round` begins; `leader` calls and leads first."""

    round: int
    leader: int


@dataclass(frozen=True)
class Dealt(Event):
    """The four hands, sorted; to a seat, the others' hands are their sizes."""

    reveals: ClassVar[bool] = True
    hands: tuple[Hand, ...]

    def redacted(self, seat: int) -> Dealt:
        return Dealt(hide(self.hands, seat))


@dataclass(frozen=True)
class Called(Event):
    seat: int
    call: int


@dataclass(frozen=True)
class CardPlayed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True)
class TrickTaken(Event):
    """`seat` took the trick `cards`, a (seat, card) each from the leader on."""

    seat: int
    cards: Trick
    black: int
    red: int


@dataclass(frozen=True)
class RoundScored(Event):
    """`points` are the round's, `scores` the totals with them."""

    round: int
    calls: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class MatchEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


_card_played = cache(CardPlayed)  # 208 values, played over and over


# --- What is public, and the rules as functions of it


@dataclass(frozen=True)
class Table:
    """`leader` leads the present trick (while calls are made, the first of the round)."""

    trick: Trick
    leader: int
    calls: tuple[int | None, ...]
    taken: tuple[int, ...]


class Sums(NamedTuple):
    """Points of the black and of the red cards of a trick."""

    black: int
    red: int


class Reason(Enum):
    """Why a card may not be played."""

    MATCH_OVER = "match-over"
    STILL_CALLING = "still-calling"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    WRONG_COLOUR = "wrong-colour"


@dataclass(frozen=True)
class WhyNot:
    """A reason, and with a wrong colour the colour that is owed."""

    reason: Reason
    owed: Colour | None = None


def owes(table: Table, seat: int) -> Colour | None:
    """The colour that `seat` owes to the trick; None before a card is led and for its leader."""
    if not table.trick or seat == table.leader:
        return None
    return owed_after(COLOUR[table.trick[0][1]], seat - table.leader)


def owed_after(led: Colour, places_on: int) -> Colour:
    """What the seat so many places on from the leader owes: the led colour or the other one.

    The leader's opposite owes the led colour, the two neighbours the other one.
    """
    return other_colour(led) if places_on % 2 else led


def play_actions(hand: Iterable[Card], owed: Colour | None) -> list[Action]:
    """The plays that a hand may make: the colour owed; all, if it has none or nothing is owed."""
    fitting, every = _PLAY_ACTIONS[owed], _PLAY_ACTIONS[None]
    return [fitting[card] for card in hand if card in fitting] or [every[card] for card in hand]


def why_not(view: View, seat: int, card: Card) -> WhyNot | None:
    """Why `seat`, whose hand `view` shows, may not play `card` now; None if it may."""
    table: Table = view.table
    hand = view.hands[seat]
    if view.over:
        return WhyNot(Reason.MATCH_OVER)
    if None in table.calls:
        return WhyNot(Reason.STILL_CALLING)
    if view.to_move != seat:
        return WhyNot(Reason.NOT_YOUR_TURN)
    if isinstance(hand, int) or card not in hand:
        return WhyNot(Reason.NOT_IN_HAND)
    if f"play {card}" not in view.legal:
        return WhyNot(Reason.WRONG_COLOUR, owes(table, seat))
    return None


def trick_sums(trick: Iterable[tuple[int, Card]]) -> Sums:
    """The points of each colour in the trick so far."""
    black = red = 0
    for _, card in trick:
        if COLOUR[card] == "black":
            black += POINTS[card]
        else:
            red += POINTS[card]
    return Sums(black, red)


def would_take(trick: Sequence[tuple[int, Card]]) -> int | None:
    """The seat that takes the trick if no more card comes to it; None of an empty trick."""
    if not trick:
        return None
    return _taker(trick, trick_sums(trick))


def _taker(trick: Iterable[tuple[int, Card]], sums: Sums) -> int:
    winning: Colour | None = None
    if sums.black != sums.red:
        winning = "black" if sums.black > sums.red else "red"
    heights, highest, taker = _HEIGHTS[winning], -1, -1
    for seat, card in trick:
        height = heights.get(card, -1)
        if height > highest:
            highest, taker = height, seat
    return taker


def round_points(calls: Sequence[int], taken: Sequence[int]) -> tuple[int, ...]:
    """Each seat's points of a round (Swamp, scoring a round)."""
    highest = max(calls)

    def points(call: int, tricks: int) -> int:
        if tricks != call:
            return tricks
        if call == 0:
            return 20
        return 10 + call + (10 if call == highest else 0)

    return tuple(points(call, tricks) for call, tricks in zip(calls, taken, strict=True))


def hide(hands: Sequence[Hand], seat: int) -> tuple[Hand, ...]:
    """The hands as `seat` may see them: its own cards, the others' sizes."""
    return tuple(
        hand if at == seat or isinstance(hand, int) else len(hand) for at, hand in enumerate(hands)
    )


def voids(round_events: Iterable[Event]) -> dict[int, Colour]:
    """By seat, the colour of which it has shown to hold nothing, from a round's events."""
    found: dict[int, Colour] = {}
    led: Colour | None = None
    leader = 0
    for event in round_events:
        if isinstance(event, TrickTaken):
            led = None
        elif isinstance(event, CardPlayed):
            colour = COLOUR[event.card]
            if led is None:
                led, leader = colour, event.seat
            elif colour != (owed := owed_after(led, event.seat - leader)):
                found[event.seat] = owed
    return found


def this_round(history: Sequence[Event]) -> Sequence[Event]:
    """The events of the present round, from its RoundStarted on."""
    for at in range(len(history) - 1, -1, -1):
        if isinstance(history[at], RoundStarted):
            return history[at:]
    return ()


# --- The match


class Swamp:
    """A match of Swamp (see `game.rules.core.Game`); all but `history` and `_rng` is immutable."""

    NAME: ClassVar[str] = "swamp"
    VERSION: ClassVar[int] = 1
    PLAYERS: ClassVar[tuple[int, ...]] = (SEATS,)
    OPTIONS: ClassVar[Mapping[str, tuple[int, ...]]] = {"rounds": (1, 4, 7, 14)}
    DEFAULTS: ClassVar[Mapping[str, int]] = {"rounds": 14}

    def __init__(
        self, options: Mapping[str, Json], rng: Rng, first_leader: int, deals: tuple[Hands, ...]
    ) -> None:
        """A match before its first round; `new` is the way to make one."""
        self.players = SEATS
        self.options = options
        self.history: list[Event] = []
        self.round = 0
        self.leader = first_leader
        self.hands: Hands = ((),) * SEATS
        self.calls: tuple[int | None, ...] = (None,) * SEATS
        self.trick: Trick = ()
        self.taken = (0,) * SEATS
        self.scores = (0,) * SEATS
        self._first_leader = first_leader
        self._rng = rng
        self._deals = deals
        self._decision: Decision | None = None

    @classmethod
    def new(
        cls,
        players: int,
        seed: int,
        options: Mapping[str, Json] | None = None,
        setup: Mapping[str, Json] | None = None,
    ) -> Self:
        if players not in cls.PLAYERS:
            raise SetupError(f"Swamp is played by 4, not by {shown(players)}.")
        chosen = {**cls.DEFAULTS, **_checked_options(options or {})}
        leader, deals = _checked_setup(setup or {}, chosen["rounds"])
        rng = Rng(seed)
        drawn = rng.below(SEATS)
        game = cls(chosen, rng, drawn if leader is None else leader, deals)
        game._start_round()
        return game

    @property
    def over(self) -> bool:
        return not self.trick and not self.hands[self.leader]

    @property
    def winners(self) -> tuple[int, ...] | None:
        """All with the highest total, once the match is over."""
        if not self.over:
            return None
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    @property
    def table(self) -> Table:
        return Table(self.trick, self.leader, self.calls, self.taken)

    def decision(self) -> Decision | None:
        if self._decision is None and not self.over:
            self._decision = self._ask()
        return self._decision

    def _ask(self) -> Decision:
        to_call = self.calls.count(None)
        if to_call:
            return Decision((self.leader - to_call) % SEATS, "call", _CALL_ACTIONS)
        places_on = len(self.trick)
        seat = (self.leader + places_on) % SEATS
        owed = owed_after(COLOUR[self.trick[0][1]], places_on) if places_on else None
        return Decision(seat, "play", tuple(play_actions(self.hands[seat], owed)))

    def apply(self, action: Action) -> list[Event]:
        decision = self.decision()
        if decision is None or action not in decision.options:
            raise self._refusal(action, decision)
        before = len(self.history)
        self._decision = None
        if decision.phase == "call":
            self._call(decision.seat, CALLS[action])
        else:
            self._play(decision.seat, PLAYS[action])
        return self.history[before:]

    def _call(self, seat: int, call: int) -> None:
        self.calls = _with(self.calls, seat, call)
        self.history.append(Called(seat, call))

    def _play(self, seat: int, card: Card) -> None:
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands = _with(self.hands, seat, hand[:at] + hand[at + 1 :])
        self.trick = trick = (*self.trick, (seat, card))
        self.history.append(_card_played(seat, card))
        if len(trick) == SEATS:
            self._take_trick()

    def _take_trick(self) -> None:
        sums = trick_sums(self.trick)
        seat = _taker(self.trick, sums)
        self.history.append(TrickTaken(seat, self.trick, sums.black, sums.red))
        self.taken = _with(self.taken, seat, self.taken[seat] + 1)
        self.leader = seat
        self.trick = ()
        if not self.hands[seat]:
            self._score_round()

    def _score_round(self) -> None:
        calls = tuple(call for call in self.calls if call is not None)
        points = round_points(calls, self.taken)
        self.scores = tuple(a + b for a, b in zip(self.scores, points, strict=True))
        self.history.append(RoundScored(self.round, calls, self.taken, points, self.scores))
        if self.round < self.options["rounds"]:
            self._start_round()
        else:
            self.history.append(MatchEnded(self.scores, self.winners or ()))

    def _start_round(self) -> None:
        self.leader = (self._first_leader + self.round) % SEATS
        self.round += 1
        self.calls = (None,) * SEATS
        self.taken = (0,) * SEATS
        if self.round <= len(self._deals):
            self.hands = self._deals[self.round - 1]
        else:
            cards = list(DECK)
            self._rng.shuffle(cards)
            self.hands = tuple(
                tuple(sorted(cards[first : first + TRICKS]))
                for first in range(0, len(cards), TRICKS)
            )
        self.history += (RoundStarted(self.round, self.leader), Dealt(self.hands))

    def _refusal(self, action: Action, decision: Decision | None) -> RulesError:
        """What is wrong with an action that is not among the decision's options."""
        said = shown(action)
        if action not in CALLS and action not in PLAYS:
            legal = f"legal now: {listed(decision.options)}" if decision else "the match is over"
            return MalformedAction(
                f'{said} is no action of Swamp, which has "call N" (N from 0 to 13) and "play C" '
                f"(a rank of 2-9, T, J, Q, K, A and a suit of S, H, D, C); {legal}."
            )
        if decision is None:
            return IllegalAction(f"{said} comes too late: the match is over, nothing is legal.")
        why = "cards are played once all four have called"
        if decision.phase == "play":
            why = "all four calls of this round are made"
            if action in PLAYS:
                reason = why_not(self.open_view(), decision.seat, PLAYS[action])
                why = f"seat {decision.seat} does not hold that card"
                if reason and reason.reason is Reason.WRONG_COLOUR:
                    why = f"seat {decision.seat} owes a {reason.owed} card and has one"
        return IllegalAction(
            f"{said} is not legal: {why}; seat {decision.seat} may {listed(decision.options)}."
        )

    def open_view(self) -> View:
        return self._view(None, self.hands, tuple(self.history))

    def view(self, seat: int) -> View:
        history = tuple(
            [event.redacted(seat) if type(event) is Dealt else event for event in self.history]
        )
        return self._view(seat, hide(self.hands, seat), history)

    def _view(self, seat: int | None, hands: tuple[Hand, ...], history: tuple[Event, ...]) -> View:
        decision = self.decision()
        to_move = decision.seat if decision else None
        return View(
            game=self.NAME,
            seat=seat,
            options=self.options,
            over=decision is None,
            to_move=to_move,
            phase=decision.phase if decision else "over",
            round=self.round,
            legal=decision.options if decision and seat in (None, to_move) else (),
            scores=self.scores,
            winners=self.winners,
            hands=hands,
            table=self.table,
            history=history,
        )

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.history = self.history.copy()
        twin._rng = self._rng.copy()
        return twin

    def sample(self, seat: int, rng: Rng) -> Self:
        return self.from_view(self.view(seat), rng)

    @classmethod
    def from_view(cls, view: View, rng: Rng) -> Self:
        """A match that the seat of `view` can't tell from the true one.

        Every deal of the unseen cards that the view allows is as likely as the others; later
        rounds are dealt from a generator seeded by `rng`.
        """
        table: Table = view.table
        events = this_round(view.history)
        started = events[0]
        assert isinstance(started, RoundStarted)
        # Only deals still to come depend on who led first: counted back from this round's lead.
        game = cls(view.options, Rng(rng.bits()), (started.leader - started.round + 1) % SEATS, ())
        game.round = view.round
        game.leader = table.leader
        game.trick, game.calls, game.taken = table.trick, table.calls, table.taken
        game.scores = view.scores
        game.hands = _possible_hands(view.hands, events, rng)
        game.history = _with_deals(view.history, game.hands)
        return game


def _with(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*items[:at], value, *items[at + 1 :])


def _possible_hands(hands: Sequence[Hand], round_events: Sequence[Event], rng: Rng) -> Hands:
    """The view's hands with the unseen cards dealt to the others at random.

    Seats void of a colour draw first, from the other one; the rest then goes to the others.
    However they draw, as many deals of the rest are left, so all worlds are equally likely.
    """
    seen = {card for hand in hands if not isinstance(hand, int) for card in hand}
    seen.update(event.card for event in round_events if isinstance(event, CardPlayed))
    unseen = sorted(card for card in DECK if card not in seen)
    missing = voids(round_events)
    full: list[tuple[Card, ...]] = [() if isinstance(hand, int) else hand for hand in hands]
    others = [seat for seat, hand in enumerate(hands) if isinstance(hand, int)]
    for seat in sorted(others, key=lambda seat: seat not in missing):
        size = hands[seat]
        assert isinstance(size, int)
        fitting = [card for card in unseen if COLOUR[card] != missing.get(seat)]
        rng.shuffle(fitting)  # anew for each: who drew before has skewed the order of the rest
        full[seat] = tuple(sorted(fitting[:size]))
        unseen = [card for card in unseen if card not in full[seat]]
    return tuple(full)


def _with_deals(history: Iterable[Event], hands: Hands) -> list[Event]:
    """A view's history with every deal shown, worked back from the hands as they are now."""
    held = [list(hand) for hand in hands]
    whole: list[Event] = []
    for event in reversed(tuple(history)):
        if isinstance(event, CardPlayed):
            held[event.seat].append(event.card)
        elif isinstance(event, Dealt):
            event = Dealt(tuple(tuple(sorted(hand)) for hand in held))
            held = [[] for _ in hands]
        whole.append(event)
    whole.reverse()
    return whole


# --- What may be dictated


def _checked_options(options: Mapping[str, Json]) -> Mapping[str, int]:
    for name, value in options.items():
        if name not in Swamp.OPTIONS:
            raise SetupError(f"Swamp has no option {shown(name)}; it has {listed(Swamp.OPTIONS)}.")
        if not is_whole(value) or value not in Swamp.OPTIONS[name]:
            choices = listed(Swamp.OPTIONS[name])
            raise SetupError(f"The option {name} is {choices}, not {shown(value)}.")
    return options


def _checked_setup(setup: Mapping[str, Json], rounds: int) -> tuple[int | None, tuple[Hands, ...]]:
    for key in setup:
        if key not in ("leader", "deals"):
            raise SetupError(f"Swamp's set-up has no {shown(key)}; it has leader and deals.")
    leader = setup.get("leader")
    if "leader" in setup and not (is_whole(leader) and 0 <= leader < SEATS):
        raise SetupError(f"The leader is a seat, 0 to 3, not {shown(leader)}.")
    deals = setup.get("deals", [])
    if not isinstance(deals, (list, tuple)):
        raise SetupError(f"The deals are a list with one deal a round, not {shown(deals)}.")
    if len(deals) > rounds:
        raise SetupError(f"There are {len(deals)} deals for a match of {rounds} rounds.")
    return leader, tuple(_checked_deal(number, deal) for number, deal in enumerate(deals, 1))


def _checked_deal(number: int, deal: Json) -> Hands:
    if not isinstance(deal, (list, tuple)) or len(deal) != SEATS:
        raise SetupError(f"Deal {number} is not a list of four hands: {shown(deal)}.")
    dealt: set[Card] = set()
    for seat, hand in enumerate(deal):
        if not isinstance(hand, (list, tuple)) or len(hand) != TRICKS:
            raise SetupError(f"Deal {number}, seat {seat}: a hand is a list of 13 cards.")
        for card in hand:
            if not isinstance(card, str) or card not in COLOUR:
                raise SetupError(f"Deal {number}, seat {seat}: {shown(card)} is no card like TD.")
            if card in dealt:
                raise SetupError(f"Deal {number}, seat {seat}: {card} is dealt twice.")
            dealt.add(card)
    return tuple(tuple(sorted(hand)) for hand in deal)
