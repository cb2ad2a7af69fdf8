"""Computer players of Swamp: easy and normal.

Easy counts court cards for its call and then plays at random.  Normal guesses for each card how
likely it is to take a trick, and so how many tricks its hand will take; it calls and plays
whatever promises the most points for the round, which also sends it after every trick once its
call is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.players.core import Thinker, Thinking
from game.rules.cards import COLOUR, DECK, Card, Colour, other_colour
from game.rules.core import View
from game.rules.rng import Rng
from game.rules.swamp import (
    CALLS,
    PLAYS,
    SEATS,
    TRICKS,
    CardPlayed,
    Table,
    Trick,
    owed_after,
    round_points,
    this_round,
    voids,
    would_take,
)

GUESSES = 24  # tricks imagined for each decision
OTHERS_CALL = (0.08, 0.17, 0.38, 0.64, 0.85, 0.96)  # how often another's call is at most 0, 1, …


def suggest_call(hand: Iterable[Card]) -> int:
    """A first-timer's call: the aces, kings, queens and jacks in the hand."""
    return sum(card[0] in "AKQJ" for card in hand)


def easy(view: View, rng: Rng) -> Thinking:
    """Calls by the court cards, plays any card that may be played."""
    yield
    if view.phase == "call":
        return f"call {suggest_call(own_hand(view))}"
    return rng.choice(view.legal)


def normal(view: View, rng: Rng) -> Thinking:
    """Calls and plays for the most points that the round promises."""
    yield
    outlook = Outlook.of(view, rng)
    if view.phase == "call":
        chances = tricks_ahead(outlook.chances.values())
        return max(view.legal, key=lambda action: call_worth(view, chances, CALLS[action]))
    prizes = prizes_of(view)
    return max(view.legal, key=lambda action: outlook.play_worth(PLAYS[action], prizes))


LEVELS: Mapping[str, Thinker] = {"easy": easy, "normal": normal}


def own_hand(view: View) -> tuple[Card, ...]:
    """The hand of the view's seat."""
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert not isinstance(hand, int)
    return hand


@dataclass(frozen=True)
class Guess:
    """Two unseen cards of each colour that the others might play to one trick."""

    black: tuple[Card, Card]
    red: tuple[Card, Card]

    def of(self, colour: Colour) -> tuple[Card, Card]:
        return self.black if colour == "black" else self.red


@dataclass(frozen=True)
class Outlook:
    """What a seat to move can tell of the tricks to come.

    `chances`: by card of its hand, how likely it is to take a trick later on.
    """

    view: View
    guesses: tuple[Guess, ...]
    chances: Mapping[Card, float]
    missing: Mapping[int, Colour]

    @classmethod
    def of(cls, view: View, rng: Rng) -> Outlook:
        events = this_round(view.history)
        hand = own_hand(view)
        seen = {*hand, *(event.card for event in events if isinstance(event, CardPlayed))}
        unseen = [card for card in DECK if card not in seen]
        black = [card for card in unseen if COLOUR[card] == "black"]
        red = [card for card in unseen if COLOUR[card] == "red"]
        guesses = (
            tuple(
                Guess(two_of(black or red, rng), two_of(red or black, rng)) for _ in range(GUESSES)
            )
            if unseen
            else ()
        )
        chances = {card: chance_later(card, guesses) for card in hand}
        return cls(view, guesses, chances, voids(events))

    def play_worth(self, card: Card, prizes: Sequence[int]) -> float:
        """The points that the round promises if `card` is played now; see `prizes_of`."""
        assert self.view.seat is not None
        now = self.chance_now((*self.view.table.trick, (self.view.seat, card)))
        later = tricks_ahead(p for held, p in self.chances.items() if held != card)
        return sum(
            chance * (now * prizes[more + 1] + (1 - now) * prizes[more])
            for more, chance in enumerate(later)
        )

    def chance_now(self, trick: Trick) -> float:
        """How likely the last card of `trick` is to take it."""
        seat = trick[-1][0]
        if len(trick) == SEATS:
            return float(would_take(trick) == seat)
        return sum(would_take(self.finished(trick, guess)) == seat for guess in self.guesses) / len(
            self.guesses
        )

    def finished(self, trick: Trick, guess: Guess) -> Trick:
        """The trick with the guessed cards of those who still have to play."""
        leader, led = trick[0][0], COLOUR[trick[0][1]]
        whole = trick
        used: dict[Colour, int] = {"black": 0, "red": 0}
        for place in range(len(trick), SEATS):
            seat = (leader + place) % SEATS
            colour = owed_after(led, place)
            if self.missing.get(seat) == colour:
                colour = other_colour(colour)
            whole = (*whole, (seat, guess.of(colour)[used[colour] % 2]))
            used[colour] += 1
        return whole


def two_of(cards: Sequence[Card], rng: Rng) -> tuple[Card, Card]:
    """Two different cards, or one twice if there is no other."""
    first = rng.below(len(cards))
    second = rng.below(len(cards) - 1) if len(cards) > 1 else first
    return cards[first], cards[second + (second >= first and len(cards) > 1)]


def chance_later(card: Card, guesses: Sequence[Guess]) -> float:
    """How likely `card` takes a trick with one guessed card of its colour and two of the other."""
    mine = COLOUR[card]
    won = 0
    for guess in guesses:
        left, right = guess.of(other_colour(mine))
        won += would_take(((0, card), (1, right), (2, guess.of(mine)[0]), (3, left))) == 0
    return won / len(guesses) if guesses else 0.0


def tricks_ahead(chances: Iterable[float]) -> list[float]:
    """How likely 0, 1, 2 … of the cards take a trick."""
    spread = [1.0]
    for chance in chances:
        spread = [
            (spread[n] * (1 - chance) if n < len(spread) else 0.0)
            + (spread[n - 1] * chance if n else 0.0)
            for n in range(len(spread) + 1)
        ]
    return spread


def prizes_of(view: View) -> list[int]:
    """The points of the round by how many tricks more the view's seat takes."""
    table: Table = view.table
    assert view.seat is not None
    taken, call = table.taken[view.seat], table.calls[view.seat]
    assert call is not None
    highest = call == max(other for other in table.calls if other is not None)
    return [points(call, tricks, highest) for tricks in range(taken, taken + TRICKS + 1)]


def points(call: int, tricks: int, highest: bool) -> int:
    """A seat's points of a round in which its call was the highest or not."""
    return round_points((call, TRICKS if not highest else 0), (tricks, 0))[0]


def call_worth(view: View, spread: Sequence[float], call: int) -> float:
    """The points that the round promises after `call`."""
    others = [made for made in view.table.calls if made is not None]
    waiting = SEATS - 1 - len(others)
    at_most = OTHERS_CALL[call] if call < len(OTHERS_CALL) else 1.0
    highest = at_most**waiting if all(call >= other for other in others) else 0.0
    return sum(
        chance
        * (highest * points(call, tricks, True) + (1 - highest) * points(call, tricks, False))
        for tricks, chance in enumerate(spread)
    )
