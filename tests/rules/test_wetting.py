"""Susan's Wetting Game: its worked examples, its decisions, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.core import IllegalAction, MalformedAction, SetupError
from game.rules.rng import Rng
from game.rules.wetting import Wetting
from game.rules.wetting.cards import DECK, MINOR, WILD, is_wild, matches, stage, wetting_of


def deck_for(*hands: list[str], up: str, draw: list[str]) -> list[str]:
    """A deck that deals `hands` in the order of dealing, turns `up` and leaves `draw`."""
    dealt = [card for cards in zip(*hands, strict=True) for card in cards]
    return [*dealt, up, *draw]


def dictated(players: int, deck: list[str], dealer: int = 0, **options: Any) -> Wetting:
    return Wetting.new(players, 1, {"rounds": 1, **options}, {"dealer": dealer, "decks": [deck]})


def do(match: Wetting, *actions: str) -> list[Any]:
    return [event for action in actions for event in match.apply(action)]


def kinds(events: list[Any]) -> list[str]:
    return [event.type for event in events]


TEAS = [f"tea-{n}" for n in range(2, 9)]
DENIMS = [f"denim-{n}" for n in range(2, 9)]


# ---------------------------------------------------------------------------- worked examples
def test_dress_number_and_d_match_and_nothing_else() -> None:
    hand = ["formal-5", "wedding-2", "D1", "tea-5", "denim-7", "tea-8", "cocktail-3"]
    match = dictated(2, deck_for(hand, TEAS[:3] + DENIMS[:4], up="formal-2", draw=[]))
    decision = match.decision()
    assert decision is not None and decision.seat == 1
    assert decision.options == ("pass", "play D1", "play formal-5", "play wedding-2")
    with pytest.raises(IllegalAction, match="tea-5 matches neither"):
        match.apply("play tea-5")


def test_a_d_captures_the_pile_with_itself_and_the_next_may_play_anything() -> None:
    left = ["formal-1", "formal-3", "D1", "denim-5", "denim-6", "denim-7", "denim-8"]
    dealer = ["formal-2", "formal-4", "tea-1", "sundress-5", "wedding-6", "cocktail-7", "tea-8"]
    match = dictated(2, deck_for(left, dealer, up="formal-8", draw=["tea-2", "tea-3", "D2", "D3"]))
    do(match, "play formal-1", "play formal-2", "play formal-3", "play formal-4")
    assert len(match.pile) == 5
    events = do(match, "play D1")
    assert [len(event.cards) for event in events if event.type == "pile-captured"] == [6]
    assert match.captured[1] == ["formal-8", "formal-1", "formal-2", "formal-3", "formal-4", "D1"]
    assert match.pile == []
    decision = match.decision()
    assert decision is not None
    assert set(decision.options) == {"pass", *(f"play {card}" for card in match.hands[0])}


def test_the_last_card_a_d_captures_before_the_round_ends() -> None:
    match = dictated(2, deck_for(DENIMS, TEAS, up="formal-1", draw=[]))
    match.hands[1] = ["D1"]
    match.pile = ["formal-1", "formal-2", "tea-2"]
    events = do(match, "play D1")
    assert kinds(events)[:3] == ["card-played", "pile-captured", "round-scored"]
    assert events[2].points == (0, 4) and events[2].reason == "out"
    assert match.hands == [TEAS, []] and match.pile == []
    assert match.phase == "major" and match.decision().seat == 1


def test_all_pass_and_one_card_is_turned_up() -> None:
    match = dictated(2, deck_for(DENIMS, TEAS, up="D1", draw=["formal-1", "formal-2", "formal-3"]))
    do(match, "pass", "minor ice-cube", "pass")
    events = do(match, "minor ice-cube")
    assert kinds(events) == ["minor-penalty", "turned-up"]
    assert match.pile == ["D1", "formal-1"]
    assert len(match.draw) == 2
    decision = match.decision()
    assert decision is not None and decision.seat == 1 and decision.phase == "turn"


def test_the_first_pass_of_a_round_is_punished_by_the_dealer() -> None:
    match = dictated(2, deck_for(DENIMS, TEAS, up="D1", draw=[]))
    match.apply("pass")
    decision = match.decision()
    assert decision is not None and decision.seat == 0
    assert set(decision.options) == {f"minor {kind}" for kind in MINOR}
    assert match.view(0).table.passer == 1


# ------------------------------------------------------------------------------- the decisions
def three_hands() -> tuple[list[str], list[str], list[str]]:
    return DENIMS, TEAS, [f"wedding-{n}" for n in range(2, 9)]


def test_a_passing_dealer_whom_nobody_played_before_gets_it_from_the_left() -> None:
    match = dictated(3, deck_for(*three_hands(), up="D1", draw=[]), dealer=2)
    do(match, "pass", "minor ice-cube", "pass", "minor ice-cube", "pass")
    assert match.history[-1].seat == 2 and match.history[-1].giver == 0


def test_who_played_last_gives_and_never_to_themselves() -> None:
    match = dictated(3, deck_for(*three_hands(), up="D1", draw=[]), dealer=2)
    do(match, "play denim-4", "play tea-4", "pass")
    assert match.history[-1].giver == 1
    do(match, "minor wet-sponge", "pass")
    assert match.history[-1].giver == 1
    do(match, "minor wet-sponge", "pass")
    assert (match.history[-1].seat, match.history[-1].giver) == (1, 0)


def test_a_passer_alone_in_having_played_gets_it_from_the_dealer() -> None:
    match = dictated(2, deck_for(DENIMS, TEAS, up="D1", draw=[]))
    do(match, "play denim-2", "pass", "minor ice-cube", "pass")
    assert (match.history[-1].seat, match.history[-1].giver) == (1, 0)


def test_all_passed_with_nothing_to_turn_up_ends_the_round_after_the_penalty() -> None:
    match = dictated(2, deck_for(DENIMS, TEAS, up="D1", draw=[]))
    events = do(match, "pass", "minor ice-cube", "pass", "minor ice-cube")
    assert kinds(events)[-4:] == ["minor-penalty", "round-scored", "major-penalty", "match-ended"]
    assert events[-2].kind == "sprinkler" and events[-2].chooser is None
    assert match.winners == (0, 1)
    assert match.wetness == [100, 100]


def test_a_d_on_an_empty_pile_captures_itself_alone() -> None:
    left = ["D1", "D2", *DENIMS[:5]]
    match = dictated(2, deck_for(left, TEAS, up="D6", draw=["formal-1", "formal-2"]))
    do(match, "play D1", "pass", "minor ice-cube")
    events = do(match, "play D2")
    assert [event.cards for event in events if event.type == "pile-captured"] == [("D2",)]
    assert len(match.captured[1]) == 3


@pytest.mark.parametrize(
    ("rounds", "wetter"),
    [(1, (12, 18, 24, 30, 9)), (3, (4, 6, 8, 10, 3)), (5, (3, 4, 5, 6, 2))],
)
def test_wetness_by_kind_and_length_of_the_match(rounds: int, wetter: tuple[int, ...]) -> None:
    assert tuple(wetting_of(kind, rounds) for kind in MINOR) == wetter


@pytest.mark.parametrize(
    ("wetness", "expected"),
    [(0, 0), (1, 1), (24, 1), (25, 2), (49, 2), (50, 3), (79, 3), (80, 4), (100, 4)],
)
def test_stages_of_wetness(wetness: int, expected: int) -> None:
    assert stage(wetness) == expected


def finished(scores: list[int], middle: str = "spared", dealer: int = 0) -> Wetting:
    """A match of one round that is about to be scored with these captures."""
    players = len(scores)
    match = Wetting.new(players, 5, {"rounds": 1, "middle": middle}, {"dealer": dealer})
    match.draw = []
    match.pile = ["formal-1"]
    match.hands = [["tea-2"] for _ in scores]
    match.captured = [
        list(DECK[seat * 10 : seat * 10 + score]) for seat, score in enumerate(scores)
    ]
    while match.phase in ("turn", "minor") and not match.winners:
        match.apply("pass" if match.phase == "turn" else "minor ice-cube")
        if match.phase == "major":
            break
    return match


def test_the_winner_chooses_and_the_loser_is_soaked() -> None:
    match = finished([3, 8, 5])
    decision = match.decision()
    assert decision is not None and (decision.seat, decision.phase) == (1, "major")
    assert match.winners is None and tuple(match.scores) == (3, 8, 5)
    events = do(match, "major pool")
    assert kinds(events) == ["major-penalty", "match-ended"]
    assert match.wetness[0] == 100 and match.wetness[2] < 100
    assert match.winners == (1,)
    with pytest.raises(IllegalAction, match="over"):
        match.apply("major pool")


def test_tied_winners_the_first_from_the_dealers_left_chooses() -> None:
    assert finished([8, 8, 1, 8], dealer=1).decision().seat == 3
    assert finished([8, 8, 1, 8], dealer=3).decision().seat == 0


def test_all_who_tie_for_the_lowest_lose() -> None:
    match = finished([4, 4, 9])
    match.apply("major bath")
    assert match.wetness[:2] == [100, 100]
    assert match.history[-1].losers == (0, 1)


def test_the_middle_is_spared_wetted_or_soaked_too() -> None:
    spared = finished([3, 8, 5, 6])
    assert kinds(do(spared, "major shower")) == ["major-penalty", "match-ended"]

    soaked = finished([3, 8, 5, 6], "major")
    do(soaked, "major shower")
    assert soaked.wetness[0] == soaked.wetness[2] == soaked.wetness[3] == 100
    assert soaked.wetness[1] < 100

    wetted = finished([3, 8, 5, 6], "minor", dealer=2)
    dry = list(wetted.wetness)
    do(wetted, "major shower")
    assert wetted.phase == "minor" and wetted.view(1).table.passer == 3
    decision = wetted.decision()
    assert decision is not None and decision.seat == 1
    do(wetted, "minor ice-cube")
    assert wetted.view(1).table.passer == 2 and wetted.phase == "minor"
    do(wetted, "minor wet-sponge")
    assert wetted.phase == "over"
    assert wetted.wetness[3] == dry[3] + 9 and wetted.wetness[2] == min(95, dry[2] + 30)


def test_middle_does_nothing_with_two_players() -> None:
    match = finished([3, 8], "minor")
    do(match, "major pool")
    assert match.phase == "over"


def test_the_deal_moves_clockwise_and_wetness_stays() -> None:
    match = Wetting.new(3, 4, {"rounds": 3}, {"dealer": 2})
    assert match.decision().seat == 0
    for _ in range(400):
        if match.round == 2:
            break
        match.apply("pass" if match.phase == "turn" else "minor wet-sponge")
    assert match.round == 2 and match.dealer == 0 and match.decision().seat == 1
    assert match.wetness == [95, 95, 95]


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    deck = list(DECK)
    match = dictated(3, deck, dealer=1)
    assert match.hands[2] == deck[0:21:3]
    assert match.hands[0] == deck[1:21:3]
    assert match.hands[1] == deck[2:21:3]
    assert match.pile == [deck[21]]
    match.apply("pass")
    match.apply("minor ice-cube")
    assert match.draw[-1] == deck[22]


# ---------------------------------------------------------------------------------- bad input
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_wrong_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match="2, 3 or 4"):
        Wetting.new(players, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 2},
        {"rounds": True},
        {"rounds": 3.0},
        {"middle": "wet"},
        {"target": 3},
        {"rounds": []},
    ],
)
def test_unknown_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Wetting.new(2, 1, options)


@pytest.mark.parametrize(
    "setup",
    [
        {"dealer": 2},
        {"dealer": True},
        {"dealer": None},
        {"deck": []},
        {"decks": {}},
        {"decks": [list(DECK[:14])]},
        {"decks": [[*DECK[:15], DECK[3]]]},
        {"decks": [[*DECK[:15], "tea-9"]]},
        {"decks": [[*DECK[:15], 7]]},
        {"decks": [[*DECK[:15], ["tea-1"]]]},
        {"decks": [list(DECK)] * 4},
        {"decks": ["tea-1"]},
    ],
)
def test_bad_set_ups_are_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Wetting.new(2, 1, {"rounds": 3}, setup)


@pytest.mark.parametrize(
    "action",
    [
        "",
        "play",
        "play  D1",
        "play D7",
        "play tea-0",
        "Pass",
        "pass ",
        "minor",
        "major lake",
        "minor pool",
    ],
)
def test_texts_that_are_no_action_are_told_apart(action: str) -> None:
    match = Wetting.new(2, 1)
    before = match.clone()
    with pytest.raises(MalformedAction):
        match.apply(action)
    assert match == before


def test_a_penalty_in_the_midst_of_a_turn_is_illegal() -> None:
    match = Wetting.new(2, 1)
    with pytest.raises(IllegalAction, match="can't be done now"):
        match.apply("minor ice-cube")
    absent = next(card for card in DECK if card not in match.hands[match.decision().seat])
    with pytest.raises(IllegalAction, match="does not hold"):
        match.apply(f"play {absent}")


# --------------------------------------------------------------------------------- properties
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]), st.sampled_from([1, 3, 5]))
def test_random_matches_keep_their_books(seed: int, players: int, rounds: int) -> None:
    match = Wetting.new(players, seed, {"rounds": rounds})
    rng = Rng(seed + 1)
    totals = [0] * players
    while (decision := match.decision()) is not None:
        plays = [action for action in decision.options if action != "pass"]
        action = rng.choice(plays) if plays and rng.below(5) else rng.choice(decision.options)
        was_wet = list(match.wetness)
        for event in match.apply(action):
            if event.type == "round-scored":
                totals = [total + more for total, more in zip(totals, event.points, strict=True)]
            if event.type == "pile-captured":
                assert is_wild(event.cards[-1])
            if event.type == "card-played":
                assert event.card in DECK
        held = [card for hand in match.hands for card in hand]
        taken = [card for cards in match.captured for card in cards]
        assert sorted([*held, *taken, *match.pile, *match.draw]) == sorted(DECK)
        assert all(new >= old for old, new in zip(was_wet, match.wetness, strict=True))
        if match.draw:
            assert all(len(hand) == 7 for hand in match.hands)
    assert match.scores == totals
    assert match.winners == tuple(s for s in range(players) if totals[s] == max(totals))
    assert all(match.wetness[s] == 100 for s in range(players) if totals[s] == min(totals))


@given(st.sampled_from(DECK), st.sampled_from(DECK))
def test_matching_is_mutual(one: str, other: str) -> None:
    assert matches(one, other) == matches(other, one)
    assert matches(one, None)
    assert matches(one, WILD[0])
