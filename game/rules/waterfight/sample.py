"""A whole match that a seat's view allows: hidden cards dealt anew, everything else as seen.

What the history tells about hidden cards is kept: who stole which card, and that the deck after
a reshuffle is made of the cards that lay on the discard pile then.  So a card in another hand
is either known or a *slot*: some card of the deal (0) or of the deck after reshuffle 1, 2, ….
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from game.rules.core import Event, Hand, View
from game.rules.rng import Rng
from game.rules.waterfight.attack import answer_value
from game.rules.waterfight.catalogue import full_deck
from game.rules.waterfight.events import (
    AttackDeclared,
    AttackHit,
    CardDiscarded,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    CardsStolen,
    DeckReshuffled,
    RecoveryBoosted,
    RecoveryRolled,
)
from game.rules.waterfight.frames import (
    Attack,
    Balloons,
    End,
    Frame,
    Lunch,
    Recruit,
    Refill,
    Soak,
)
from game.rules.waterfight.judge import turn_facts
from game.rules.waterfight.phases import ask, boost_value, due_rolls
from game.rules.waterfight.state import Gun, Kid, Match
from game.rules.waterfight.view import AttackSeen, KidSeen, Table

DEALS_TRIED = 8


def sampled(view: View, rng: Rng) -> Match:
    """A match that looks to `view.seat` as `view` does, its hidden parts drawn from `rng`."""
    if view.seat is None:
        raise ValueError("The referee's view hides nothing, there is nothing to sample.")
    match = _public_part(view, Rng(rng.bits()))
    asked = _asked(view, match)
    for hidden in _worlds(
        _hand_events(view.history), _Hidden.none(match.players), 0, view.seat, rng
    ):
        if _Dealer.of(match, view, hidden, asked).deal(rng):
            return match
    raise ValueError("No match can look like this view.")


# --- What all see


def _public_part(view: View, rng: Rng) -> Match:
    table: Table = view.table
    match = Match.empty(len(view.hands), view.options["target"], view.options["aim"], rng)
    match.discard = list(table.discard)
    match.kids = [_kid(seen) for seen in table.kids]
    match.scores = list(table.soaked)
    match.truce = list(table.truce)
    match.calm = table.calm
    match.turn = table.turn
    match.round = view.round
    match.winners = view.winners
    match.history = list(view.history)
    for seat, seen in enumerate(match.seen):
        seen += [known for event in view.history if (known := event.redacted(seat)) is not None]
    if not view.over:
        match.stack = _stack(view, table, match)
    return match


def _kid(seen: KidSeen) -> Kid:
    guns = [Gun(gun.id, gun.drops, list(gun.modifiers)) for gun in seen.guns]
    return Kid(seen.id, seen.owner, seen.drops, seen.balloons, guns)


def _stack(view: View, table: Table, match: Match) -> list[Frame]:
    """The frames that the view is about; marks the kid whose attack is under way."""
    phase = turn_facts(view.history).phase
    if phase == "refill":
        return [_refill(view.history, match)]
    if phase == "end":
        return [End()]
    stack: list[Frame] = [Recruit() if phase == "recruit" else Soak()]
    if table.attack is not None:
        attack = _attack(table.attack, _has_landed(view.history))
        match.kid(attack.attacker).shooting = not attack.landed
        stack.append(attack)
    elif table.to_give:
        stack.append(Balloons(table.turn, table.to_give))
    elif view.phase == "lunch" and view.to_move is not None:
        seats = match.seats_from(table.turn)
        stack.append(Lunch(tuple(seats[seats.index(view.to_move) :])))
    return stack


def _refill(history: Sequence[Event], match: Match) -> Refill:
    """The roll that is being boosted, and those that come after it."""
    last = next(e for e in reversed(history) if isinstance(e, (RecoveryRolled, RecoveryBoosted)))
    kids = match.kids_of(match.turn)
    at = [kid.id for kid in kids].index(last.kid)
    due = due_rolls(kids[at:])
    return Refill(due[1:] if due[0][1] != last.purpose else due, last.roll)


def _attack(seen: AttackSeen, landed: bool) -> Attack:
    change = 0
    if seen.roll is not None and seen.die is not None:
        change = seen.roll - seen.die - seen.bonus
    return Attack(
        seen.kind,
        seen.attacker,
        seen.gun,
        seen.target,
        seen.drops,
        seen.bonus,
        seen.die,
        change,
        seen.answers,
        landed,
    )


def _has_landed(history: Sequence[Event]) -> bool:
    last = next(e for e in reversed(history) if isinstance(e, (AttackDeclared, AttackHit)))
    return isinstance(last, AttackHit)


def _asked(view: View, match: Match) -> int | None:
    """Who is asked now: told by the view, or by the state of the window that it hides."""
    if view.over or view.to_move is not None:
        return view.to_move
    top = match.stack[-1]
    if not isinstance(top, Attack):
        return match.turn
    return match.kid(top.target if top.hit and not top.landed else top.attacker).owner


# --- What the history tells about the hands of others


@dataclass
class _Hidden:
    """By seat: how many cards of each shuffle, and the cards that are known."""

    slots: list[Counter[int]]
    known: list[set[str]]

    @classmethod
    def none(cls, players: int) -> _Hidden:
        return cls([Counter() for _ in range(players)], [set() for _ in range(players)])

    def copy(self) -> _Hidden:
        return _Hidden([slots.copy() for slots in self.slots], [set(cards) for cards in self.known])

    def lose(self, seat: int, card: str, shuffle: int) -> bool:
        """The hand shows `card`; False if it could not have held it."""
        if card in self.known[seat]:
            self.known[seat].remove(card)
            return True
        self.slots[seat][shuffle] -= 1
        return self.slots[seat][shuffle] >= 0

    def items(self, seat: int) -> list[int | str]:
        """The hand, card by card: a known card or the shuffle it comes from."""
        return [*sorted(self.slots[seat].elements()), *sorted(self.known[seat])]

    def move(self, giver: int, taker: int, items: Iterable[int | str]) -> _Hidden:
        """The hands after these items have changed theirs."""
        moved = self.copy()
        for item in items:
            if isinstance(item, str):
                moved.known[giver].remove(item)
                moved.known[taker].add(item)
            else:
                moved.slots[giver][item] -= 1
                moved.slots[taker][item] += 1
        return moved


def _hand_events(history: Sequence[Event]) -> list[tuple[Event, dict[str, int], int]]:
    """The events that move cards of hands, each with every card's last shuffle at that time and
    the number of shuffles so far."""
    moves: list[tuple[Event, dict[str, int], int]] = []
    shuffles: dict[str, int] = {}
    count = 0
    for event in history:
        if isinstance(event, DeckReshuffled):
            count += 1
            shuffles = {**shuffles, **dict.fromkeys(event.cards, count)}
        elif isinstance(event, (CardsDealt, CardsDrawn, CardsStolen, CardPlayed)) or (
            isinstance(event, CardDiscarded) and event.reason == "hand-size"
        ):
            moves.append((event, shuffles, count))
    return moves


def _worlds(
    moves: Sequence[tuple[Event, dict[str, int], int]],
    hidden: _Hidden,
    at: int,
    viewer: int,
    rng: Rng,
) -> Iterator[_Hidden]:
    """Every way in which the others' hands may have come about, in a random order.

    Only a theft between two others leaves a choice: which of the victim's cards it took.
    """
    hidden = hidden.copy()
    for index in range(at, len(moves)):
        event, shuffles, count = moves[index]
        if isinstance(event, (CardsDealt, CardsDrawn)):
            if event.seat != viewer:
                hidden.slots[event.seat][count] += event.count
        elif isinstance(event, (CardPlayed, CardDiscarded)):
            lost = event.seat == viewer or hidden.lose(
                event.seat, event.card, shuffles.get(event.card, 0)
            )
            if not lost:
                return
        elif isinstance(event, CardsStolen):
            if event.victim == viewer:
                hidden.known[event.seat].update(event.cards)
            elif event.seat == viewer:
                if not all(hidden.lose(event.victim, c, shuffles.get(c, 0)) for c in event.cards):
                    return
            else:
                for taken in _takings(hidden.items(event.victim), event.count, rng):
                    moved = hidden.move(event.victim, event.seat, taken)
                    yield from _worlds(moves, moved, index + 1, viewer, rng)
                return
    yield hidden


def _takings(items: Sequence[int | str], count: int, rng: Rng) -> list[tuple[int | str, ...]]:
    """The different ways to take `count` of the items, likelier ones likelier first."""
    ways = list(combinations(items, count))
    rng.shuffle(ways)
    return list(dict.fromkeys(ways))


# --- Dealing what is hidden


@dataclass
class _Dealer:
    """Deals hands and deck of `match` so that the seat that is `asked` has something to choose.

    `pools`: the cards that the viewer can't place, sorted, by their last shuffle.
    """

    match: Match
    hands: tuple[Hand, ...]
    deck_size: int
    hidden: _Hidden
    pools: dict[int, list[str]]
    asked: int | None

    @classmethod
    def of(cls, match: Match, view: View, hidden: _Hidden, asked: int | None) -> _Dealer:
        table: Table = view.table
        pools = _pools(match, view, hidden)
        return cls(match, view.hands, table.deck, hidden, pools, asked)

    def deal(self, rng: Rng) -> bool:
        """Deal at random, then with help; False if this world can't look like the view."""
        for _ in range(DEALS_TRIED):
            if not self.deal_once((), rng):
                return False
            if self.asks():
                return True
        if self.asked is None or not isinstance(self.hands[self.asked], int):
            return False
        forced = self.forced_cards(self.asked, rng)
        return forced is not None and self.deal_once(forced, rng) and self.asks()

    def asks(self) -> bool:
        """Whether the match asks whom it should."""
        decision = ask(self.match) if self.match.stack else None
        return (decision.seat if decision else None) == self.asked

    def deal_once(self, forced: Sequence[str], rng: Rng) -> bool:
        """Shuffle the pools and deal; `forced` cards go to the seat that is asked.  False if a
        pool holds too few cards."""
        left: dict[int, list[str]] = {}
        for shuffle, pool in self.pools.items():
            left[shuffle] = [card for card in pool if card not in forced]
            rng.shuffle(left[shuffle])
        for seat, hand in enumerate(self.hands):
            if not isinstance(hand, int):
                self.match.hands[seat] = list(hand)
                continue
            cards = sorted(self.hidden.known[seat])
            slots = self.hidden.slots[seat].copy()
            if seat == self.asked:
                cards += forced
                slots.subtract(self._shuffle_of(card) for card in forced)
            for shuffle, count in slots.items():
                if count > len(left[shuffle]):
                    return False
                cards += [left[shuffle].pop() for _ in range(count)]
            self.match.hands[seat] = cards
        deck = left[max(left)]
        self.match.deck = deck[: self.deck_size]
        return len(deck) >= self.deck_size

    def forced_cards(self, asked: int, rng: Rng) -> list[str] | None:
        """Hidden cards that, in the hand of the seat that is asked, give it something to choose."""
        hidden = [card for pool in self.pools.values() for card in pool]
        worth = {card: _worth(self.match, asked, card) for card in hidden}
        useful = [card for card in hidden if worth[card]]
        rng.shuffle(useful)
        for order in (useful, sorted(useful, key=lambda card: -worth[card])):
            room = self.hidden.slots[asked].copy()
            forced: list[str] = []
            for card in order:
                shuffle = self._shuffle_of(card)
                if room[shuffle]:
                    room[shuffle] -= 1
                    forced.append(card)
                    self.match.hands[asked] = [*self.hidden.known[asked], *forced]
                    if self.asks():
                        return forced
        return None

    def _shuffle_of(self, card: str) -> int:
        return next(shuffle for shuffle, pool in self.pools.items() if card in pool)


def _pools(match: Match, view: View, hidden: _Hidden) -> dict[int, list[str]]:
    """The cards that the viewer can't place, by their last shuffle; all shuffles have a pool."""
    own = [card for hand in view.hands if not isinstance(hand, int) for card in hand]
    placed = {*own, *match.discard, *(card for known in hidden.known for card in known)}
    for kid in match.kids:
        placed.add(kid.id)
        for gun in kid.guns:
            placed |= {gun.id, *gun.modifiers}
    reshuffles = [event for event in view.history if isinstance(event, DeckReshuffled)]
    last = {card: number for number, e in enumerate(reshuffles, 1) for card in e.cards}
    pools: dict[int, list[str]] = {shuffle: [] for shuffle in range(len(reshuffles) + 1)}
    for card in sorted(full_deck()):
        if card not in placed:
            pools[last.get(card, 0)].append(card)
    return pools


def _worth(match: Match, seat: int, card: str) -> int:
    """How much the card alone helps to make the top frame ask `seat`."""
    top = match.stack[-1]
    if isinstance(top, Attack) and not top.landed:
        attacks = seat == match.kid(top.attacker).owner
        value = answer_value(card, attacks)
        return max(0, value if attacks else -value)
    if isinstance(top, Refill):
        return max(0, boost_value(card, top.due[0][1]))
    match.hands[seat] = [card]
    return int(ask(match) is not None)
