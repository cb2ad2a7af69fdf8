"""Swamp: the worked examples of its rules, and what must hold in every trick and round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.players.core import decide
from game.players.swamp import LEVELS, suggest_call
from game.rules.cards import COLOUR, DECK, POINTS, other_colour
from game.rules.core import IllegalAction, MalformedAction, SetupError
from game.rules.rng import Rng
from game.rules.swamp import (
    Called,
    CardPlayed,
    Dealt,
    MatchEnded,
    Reason,
    RoundScored,
    RoundStarted,
    Swamp,
    TrickTaken,
    WhyNot,
    owes,
    round_points,
    this_round,
    trick_sums,
    voids,
    why_not,
    would_take,
)

SYMBOLS = str.maketrans("♠♥♦♣", "SHDC")


def cards_of(text: str) -> list[str]:
    return [card.translate(SYMBOLS).replace("10", "T") for card in text.split(", ")]


def deal_with(*first: list[str]) -> list[list[str]]:
    """Four hands that begin with the cards given; the rest of the deck fills them up."""
    used = {card for hand in first for card in hand}
    rest = [card for card in DECK if card not in used]
    hands = []
    for seat in range(4):
        hand = list(first[seat]) if seat < len(first) else []
        while len(hand) < 13:
            hand.append(rest.pop())
        hands.append(hand)
    return hands


def playing(deal: list[list[str]], leader: int = 0, calls: str = "3333", **options: int) -> Swamp:
    """A match of one round with these hands, the calls made."""
    game = Swamp.new(4, 1, {"rounds": 1, **options}, {"leader": leader, "deals": [deal]})
    for number in range(4):
        game.apply(f"call {calls[(leader + number) % 4]}")
    return game


# --- Who takes the trick


@pytest.mark.parametrize(
    ("trick", "black", "red", "taken_by"),
    [
        ("4♥, Q♠, J♦, K♣", 34, 18, "K♣"),
        ("A♠, 2♥, A♣, 3♦", 44, 5, "A♠"),
        ("7♠, 9♥, 8♣, 6♦", 15, 15, "7♠"),
        ("9♦, 4♣, 2♦, 7♣", 11, 11, "9♦"),
        ("5♥, K♥, 2♦, 9♥", 0, 34, "K♥"),
    ],
)
def test_worked_examples_of_tricks(trick: str, black: int, red: int, taken_by: str) -> None:
    cards = cards_of(trick)
    played = [(seat, card) for seat, card in zip((1, 2, 3, 0), cards, strict=True)]
    assert trick_sums(played) == (black, red)
    assert would_take(played) == played[cards.index(cards_of(taken_by)[0])][0]


def test_the_example_of_the_rules_is_played_so() -> None:
    game = playing(deal_with(["KC"], ["4H"], ["QS", "2D"], ["JD"]), leader=1)
    game = Swamp.new(
        4,
        1,
        {"rounds": 1},
        {"leader": 1, "deals": [black_and_red({0: "KC", 1: "4H", 2: "QS", 3: "JD"})]},
    )
    for _ in range(4):
        game.apply("call 3")
    for card in ("4H", "QS", "JD"):
        game.apply(f"play {card}")
    assert game.decision() is not None and game.decision().seat == 0  # type: ignore[union-attr]
    events = game.apply("play KC")
    taken = events[1]
    assert taken == TrickTaken(0, ((1, "4H"), (2, "QS"), (3, "JD"), (0, "KC")), 34, 18)
    assert game.table.leader == 0 and game.table.trick == () and game.table.taken == (1, 0, 0, 0)


def black_and_red(wanted: dict[int, str]) -> list[list[str]]:
    """A deal in which seat 2 is void of red and seat 3 holds no black but the cards wanted."""
    black = [card for card in DECK if COLOUR[card] == "black" and card not in wanted.values()]
    red = [card for card in DECK if COLOUR[card] == "red" and card not in wanted.values()]
    hands: list[list[str]] = [[wanted[seat]] for seat in range(4)]
    for seat in (2, 3, 0, 1):
        stock = red if seat == 3 or (seat != 2 and not black) else black
        while len(hands[seat]) < 13:
            stock = stock or red or black
            hands[seat].append(stock.pop())
    return hands


@given(st.permutations(DECK), st.integers(0, 3))
def test_a_trick_goes_to_the_greater_sum(deck: list[str], leader: int) -> None:
    trick = [((leader + n) % 4, card) for n, card in enumerate(deck[:4])]
    sums, seat = trick_sums(trick), would_take(trick)
    card = dict(trick)[seat]  # type: ignore[index]
    assert sums.black + sums.red == sum(POINTS[played] for _, played in trick)
    if sums.black > sums.red:
        assert COLOUR[card] == "black"
    if sums.red > sums.black:
        assert COLOUR[card] == "red"
    if sums.black != sums.red:
        mates = [other for _, other in trick if COLOUR[other] == COLOUR[card]]
        assert all(POINTS[other] <= POINTS[card] for other in mates)
        for other in mates:
            if other[0] == card[0]:
                assert "SHDC".index(card[1]) <= "SHDC".index(other[1])
    else:
        assert all("SHDC".index(card[1]) <= "SHDC".index(other[1]) for _, other in trick)
    assert would_take(list(reversed(trick))) == seat


def test_nobody_takes_an_empty_trick_and_the_leader_one_card() -> None:
    assert would_take(()) is None
    assert would_take([(2, "3D")]) == 2
    assert trick_sums(()) == (0, 0)


# --- Scoring


@pytest.mark.parametrize(
    ("calls", "taken", "score"),
    [
        ((4, 2, 1, 3), (4, 2, 3, 4), (24, 12, 3, 4)),
        ((0, 5, 5, 2), (0, 5, 5, 3), (20, 25, 25, 3)),
        ((0, 0, 6, 5), (0, 2, 6, 5), (20, 2, 26, 15)),
        ((0, 0, 0, 0), (0, 0, 0, 13), (20, 20, 20, 13)),
    ],
)
def test_worked_examples_of_scores(
    calls: tuple[int, ...], taken: tuple[int, ...], score: tuple[int, ...]
) -> None:
    assert round_points(calls, taken) == score


# --- Colours owed


@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize("led", ["TS", "TC", "TH", "TD"])
def test_opposite_owes_the_led_colour_and_neighbours_the_other(leader: int, led: str) -> None:
    hands = [[card for card in DECK if card[0] in ranks] for ranks in ("TJQ", "234", "567", "89A")]
    kings = [card for card in DECK if card[0] == "K"]
    deal = [[*hand, kings[seat]] for seat, hand in enumerate(hands)]
    deal[0], deal[leader] = deal[leader], deal[0]
    game = playing(deal, leader)
    game.apply(f"play {led}")
    for places_on in (1, 2, 3):
        seat = (leader + places_on) % 4
        owed = COLOUR[led] if places_on == 2 else other_colour(COLOUR[led])
        assert owes(game.table, seat) == owed
        decision = game.decision()
        assert decision is not None and decision.seat == seat
        fitting = [card for card in game.hands[seat] if COLOUR[card] == owed]
        assert decision.options == tuple(f"play {card}" for card in sorted(fitting))
        wrong = next(card for card in game.hands[seat] if COLOUR[card] != owed)
        assert why_not(game.view(seat), seat, wrong) == WhyNot(Reason.WRONG_COLOUR, owed)
        with pytest.raises(IllegalAction, match=f"owes a {owed} card"):
            game.apply(f"play {wrong}")
        assert owes(game.table, leader) is None
        game.apply(decision.options[0])


def test_who_is_void_plays_any_card_and_shows_it() -> None:
    game = playing(black_and_red({0: "2C", 1: "3H", 2: "AS", 3: "4D"}), leader=1)
    game.apply("play 3H")  # seat 2 owes black, seat 3 red
    game.apply(game.decision().options[0])  # type: ignore[union-attr]
    assert voids(this_round(game.history)) == {}
    deal = [[card for card in DECK if card[1] == suit] for suit in "SCHD"]
    game = playing(deal)
    assert len(game.decision().options) == 13  # type: ignore[union-attr]
    game.apply("play AS")
    assert len(game.decision().options) == 13  # type: ignore[union-attr]
    game.apply("play 2C")  # seat 1 owes red and has none
    assert voids(this_round(game.history)) == {1: "red"}
    game.apply("play 5H")  # seat 2 owes black and has none
    game.apply("play 6D")
    assert voids(this_round(game.history)) == {1: "red", 2: "black"}


def test_why_not_names_each_reason() -> None:
    game = Swamp.new(4, 3, {"rounds": 1})
    leader = game.leader
    card = game.hands[leader][0]
    assert why_not(game.view(leader), leader, card) == WhyNot(Reason.STILL_CALLING)
    for _ in range(4):
        game.apply("call 1")
    elsewhere = game.hands[(leader + 1) % 4][0]
    assert why_not(game.view(leader), leader, card) is None
    assert why_not(game.view(leader), leader, elsewhere) == WhyNot(Reason.NOT_IN_HAND)
    late = (leader + 1) % 4
    assert why_not(game.view(late), late, elsewhere) == WhyNot(Reason.NOT_YOUR_TURN)
    while decision := game.decision():
        game.apply(decision.options[0])
    assert why_not(game.view(leader), leader, card) == WhyNot(Reason.MATCH_OVER)


# --- The course of a match


def finished(seed: int, rounds: int = 14) -> Swamp:
    game, rng = Swamp.new(4, seed, {"rounds": rounds}), Rng(seed)
    while decision := game.decision():
        game.apply(rng.choice(decision.options))
    return game


def test_a_match_has_its_rounds_calls_and_tricks() -> None:
    for rounds in (1, 4, 7, 14):
        game = finished(rounds, rounds)
        counts = Counter(type(event) for event in game.history)
        assert counts == {
            RoundStarted: rounds,
            Dealt: rounds,
            Called: 4 * rounds,
            CardPlayed: 52 * rounds,
            TrickTaken: 13 * rounds,
            RoundScored: rounds,
            MatchEnded: 1,
        }
        view = game.open_view()
        assert (view.over, view.phase, view.round) == (True, "over", rounds)
        assert view.hands == ((),) * 4
        assert sum(view.table.taken) == 13 and None not in view.table.calls
    assert Swamp.new(4, 1).options == {"rounds": 14}


def test_the_first_lead_moves_one_seat_on_and_takers_lead() -> None:
    game = finished(9)
    starts = [event for event in game.history if isinstance(event, RoundStarted)]
    assert all(later.leader == (start.leader + 1) % 4 for start, later in pairwise(starts))
    leader, fresh = -1, True
    for event in game.history:
        if isinstance(event, RoundStarted):
            leader, fresh = event.leader, True
            order = [(leader + n) % 4 for n in range(4)]
        elif isinstance(event, Called):
            assert event.seat == order.pop(0)
        elif isinstance(event, CardPlayed) and fresh:
            assert event.seat == leader
            fresh = False
        elif isinstance(event, TrickTaken):
            assert [seat for seat, _ in event.cards] == [(leader + n) % 4 for n in range(4)]
            assert event.seat == would_take(event.cards)
            leader, fresh = event.seat, True


def test_first_leaders_are_drawn_evenly() -> None:
    counts = Counter(Swamp.new(4, seed).leader for seed in range(400))
    assert set(counts) == {0, 1, 2, 3} and min(counts.values()) > 70


@given(st.integers(0, 2**64 - 1), st.sampled_from([1, 4]))
def test_scores_add_up(seed: int, rounds: int) -> None:
    game = finished(seed, rounds)
    totals = [0] * 4
    for event in game.history:
        if isinstance(event, RoundScored):
            assert sum(event.taken) == 13
            assert event.points == round_points(event.calls, event.taken)
            totals = [total + more for total, more in zip(totals, event.points, strict=True)]
            assert event.scores == tuple(totals)
    assert game.scores == tuple(totals)
    end = game.history[-1]
    assert isinstance(end, MatchEnded)
    assert end.winners == game.winners == tuple(s for s in range(4) if totals[s] == max(totals))


def test_equal_totals_share_the_win() -> None:
    for seed in range(400):
        game = finished(seed, 1)
        if game.winners and len(game.winners) > 1:
            assert {game.scores[seat] for seat in game.winners} == {max(game.scores)}
            return
    raise AssertionError("no match was shared")


def test_calls_may_sum_to_anything_and_come_first() -> None:
    game = Swamp.new(4, 2, {"rounds": 1}, {"leader": 3})
    for seat in (3, 0, 1, 2):
        decision = game.decision()
        assert decision is not None
        assert (decision.seat, decision.phase, len(decision.options)) == (seat, "call", 14)
        with pytest.raises(IllegalAction, match="all four have called"):
            game.apply(f"play {game.hands[seat][0]}")
        assert game.apply("call 13") == [Called(seat, 13)]
        assert game.view((seat + 2) % 4).table.calls[seat] == 13
    assert game.decision().phase == "play"  # type: ignore[union-attr]
    with pytest.raises(IllegalAction, match="calls of this round are made"):
        game.apply("call 1")


@pytest.mark.parametrize("text", ["call 14", "call -1", "call 01", "call", "play 1S", "play TX"])
def test_what_is_no_action_is_called_so(text: str) -> None:
    with pytest.raises(MalformedAction, match="is no action of Swamp"):
        Swamp.new(4, 1).apply(text)


# --- Dictated set-ups


def test_a_dictated_deal_is_dealt_and_the_rest_comes_from_the_seed() -> None:
    deal = deal_with()
    game = Swamp.new(4, 1, {"rounds": 4}, {"leader": 2, "deals": [deal, deal]})
    assert game.leader == 2
    for number in range(1, 4):
        assert (game.hands == tuple(tuple(sorted(hand)) for hand in deal)) == (number < 3)
        while game.round == number:
            game.apply(game.decision().options[0])  # type: ignore[union-attr]
    assert game.leader == (2 + 3) % 4


GOOD = deal_with()
TWICE = [GOOD[0], [GOOD[0][0], *GOOD[1][1:]], GOOD[2], GOOD[3]]


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"leader": 4}, "seat, 0 to 3"),
        ({"leader": True}, "seat, 0 to 3"),
        ({"leader": None}, "seat, 0 to 3"),
        ({"leader": 1.0}, "seat, 0 to 3"),
        ({"deals": None}, "list with one deal a round"),
        ({"deals": "2C"}, "list with one deal a round"),
        ({"deals": [GOOD] * 5}, "5 deals for a match of 4 rounds"),
        ({"deals": [GOOD[:3]]}, "four hands"),
        ({"deals": [[GOOD[0], GOOD[1], GOOD[2], GOOD[3][1:]]]}, "13 cards"),
        ({"deals": [TWICE]}, "dealt twice"),
        ({"deals": [GOOD, [["1S", *GOOD[0][1:]], *GOOD[1:]]]}, 'Deal 2, seat 0: "1S"'),
        ({"deals": [[[7] * 13, *GOOD[1:]]]}, "no card"),
        ({"deals": [[[["2C"]] * 13, *GOOD[1:]]]}, "no card"),
        ({"deal": []}, 'no "deal"'),
    ],
)
def test_bad_setups_are_refused_with_the_place(setup: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        Swamp.new(4, 1, {"rounds": 4}, setup)


@pytest.mark.parametrize("rounds", [0, 2, 15, True, 4.0, "4", None, [4]])
def test_other_numbers_of_rounds_are_refused(rounds: Any) -> None:
    with pytest.raises(SetupError, match="1, 4, 7 or 14"):
        Swamp.new(4, 1, {"rounds": rounds})


# --- What is hidden


def test_dictated_deals_to_come_and_the_generator_stay_out_of_samples() -> None:
    deal = deal_with()
    game = Swamp.new(4, 1, {"rounds": 4}, {"deals": [deal] * 4})
    sampled = game.sample(0, Rng(1))
    for match in (game, sampled):
        while match.round == 1:
            match.apply(match.decision().options[0])  # type: ignore[union-attr]
    assert game.hands == tuple(tuple(sorted(hand)) for hand in deal)
    assert sampled.hands != game.hands
    assert str(game._rng.state) not in repr(game.view(0))


def test_a_dealt_event_hides_the_other_hands() -> None:
    dealt = Swamp.new(4, 1).history[1]
    assert isinstance(dealt, Dealt)
    seen = dealt.redacted(2)
    assert seen.hands == (13, 13, dealt.hands[2], 13)
    assert dealt.reveals and seen.redacted(2) == seen


def possible_worlds(game: Swamp, seat: int) -> set[tuple[tuple[str, ...], ...]]:
    """All hands that fit the seat's view, found by trying every deal of the unseen cards."""
    missing = voids(this_round(game.history))
    others = [at for at in range(4) if at != seat]
    unseen = sorted(card for at in others for card in game.hands[at])

    def fits(at: int, cards: tuple[str, ...]) -> bool:
        return all(COLOUR[card] != missing.get(at) for card in cards)

    worlds = set()
    first, second, third = others
    for mine in combinations(unseen, len(game.hands[first])):
        rest = [card for card in unseen if card not in mine]
        for yours in combinations(rest, len(game.hands[second])):
            theirs = tuple(card for card in rest if card not in yours)
            if fits(first, mine) and fits(second, yours) and fits(third, theirs):
                hands = {seat: game.hands[seat], first: mine, second: yours, third: theirs}
                worlds.add(tuple(hands[at] for at in range(4)))
    return worlds


@pytest.mark.parametrize("seed", [0, 1, 5])
def test_samples_reach_each_possible_world_equally_often(seed: int) -> None:
    game, rng = Swamp.new(4, seed, {"rounds": 1}), Rng(seed)
    while len(game.hands[game.leader]) != 3 or game.trick or None in game.calls:
        game.apply(rng.choice(game.decision().options))  # type: ignore[union-attr]
    for seat in range(2):
        worlds = possible_worlds(game, seat)
        assert game.hands in worlds
        if len(worlds) > 500 and seed > 0:
            continue
        counts = Counter(game.sample(seat, rng).hands for _ in range(8 * len(worlds)))
        assert set(counts) <= worlds
        # Drawn 8 times each on average, one world in 3,000 is missed; variance is as the mean.
        assert len(counts) >= len(worlds) * 0.99
        spread = sum((counts[world] - 8) ** 2 for world in worlds) / len(worlds)
        assert 5 < spread < 11.5


# --- Computer players


def test_the_suggested_call_is_that_of_the_printed_example() -> None:
    assert (
        suggest_call(
            ["AS", "KH", "KC", "JD", "QD", *["2C", "3C", "4C", "5C", "6C", "7C", "8C", "TC"]]
        )
        == 5
    )
    assert suggest_call(["2C", "TD"]) == 0


def score_of(levels: list[str], seeds: range, rounds: int) -> list[int]:
    totals = [0] * 4
    for seed in seeds:
        game = Swamp.new(4, seed, {"rounds": rounds})
        rngs = [Rng(seed * 4 + seat) for seat in range(4)]
        while decision := game.decision():
            think = LEVELS[levels[decision.seat]]
            game.apply(decide(think, game.view(decision.seat), rngs[decision.seat]))
        totals = [total + more for total, more in zip(totals, game.scores, strict=True)]
    return totals


def test_normal_is_far_ahead_of_easy() -> None:
    scores = score_of(["easy", "normal", "easy", "easy"], range(4), 14)
    assert scores[1] > 1.25 * (scores[0] + scores[2] + scores[3]) / 3


def test_normal_calls_zero_with_a_hand_that_takes_nothing() -> None:
    low = [*["2S", "2H", "2D", "2C", "3S", "3H", "3D", "3C", "4S", "4H", "4D", "4C"], "5S"]
    game = Swamp.new(4, 1, None, {"leader": 0, "deals": [deal_with(low)]})
    assert decide(LEVELS["normal"], game.view(0), Rng(1)) == "call 0"


@pytest.mark.parametrize(("taken", "takes_on"), [(0, False), (1, True)])
def test_normal_takes_on_once_its_call_is_lost(taken: int, takes_on: bool) -> None:
    low = ["AS", "2S", "3S", "4S", "2C", "3C", "4C", "5C", "6C", "2D", "4D", "2H", "4H"]
    deal = deal_with(low, ["3H", "6H"], ["KS"], ["5H"])
    game = playing(deal, leader=1, calls="0333")
    for card in ("3H", "KS", "5H"):  # seat 0 owes black: only an ace takes the trick
        game.apply(f"play {card}")
    game.taken = (taken, 0, 0, 0)
    played = decide(LEVELS["normal"], game.view(0), Rng(1))
    assert (would_take((*game.trick, (0, played.removeprefix("play ")))) == 0) == takes_on
