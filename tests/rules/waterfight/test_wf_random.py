"""Random matches until every card and every kind of action has been used, all of them booked by
an independent ledger and judged by a second opinion.  A failure names the seed that brings it
back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.record import position_json
from game.rules.rng import Rng
from game.rules.waterfight import WaterFight
from game.rules.waterfight.catalogue import CATALOGUE
from tests.rules.waterfight.arena import Ledger
from tests.rules.waterfight.second_opinion import SecondOpinion

VERBS = {
    "recruit",
    "attach",
    "modify",
    "event",
    "done",
    "shoot",
    "splash",
    "throw",
    "aim",
    "answer",
    "faceshot",
    "boost",
    "decline",
    "give",
    "lunch",
    "discard",
}
MOST_MATCHES = 60
OPTIONS: list[dict[str, Any]] = [
    {"opening_hand": 5, "aim": [0]},
    {"opening_hand": 3},
    {"target": 5, "aim": [1, 0]},
]


def steps(game: WaterFight, rng: Rng) -> Iterator[str]:
    """Play at random, `done` and `decline` seldom, each step with the action that led to it."""
    while decision := game.decision():
        busy = [a for a in decision.options if a not in ("done", "decline")]
        action = rng.choice(busy if busy and rng.below(5) else decision.options)
        game.apply(action)
        yield action


def booked(players: int, seed: int, options: dict[str, Any], used: Counter[str]) -> WaterFight:
    """A match in which the events add up to the position after every action."""
    game = WaterFight.new(players, seed, options)
    ledger = Ledger(players)
    opinion = SecondOpinion(players, options.get("aim", []))
    known = 0
    actions = 0
    try:
        for action in chain(["begin"], steps(game, Rng(seed + 1000))):
            actions += 1
            used[action.split()[0]] += 1
            for event in game.history[known:]:
                ledger.take(event)
                opinion.take(event.to_json())
                if event.type == "card-played":
                    used[event.card.partition("#")[0]] += 1
            known = len(game.history)
            ledger.agrees_with(game.open_view())
            opinion.check(position_json(game))
    except AssertionError as error:
        error.add_note(f"Again: booked({players}, {seed}, {options}, Counter()), action {actions}")
        raise
    return game


def test_every_card_and_every_kind_of_action_is_used() -> None:
    used: Counter[str] = Counter()
    for seed in range(MOST_MATCHES):
        players = 2 + seed % 3
        game = booked(players, seed, OPTIONS[seed % 2 if players > 2 else 0], used)
        assert game.open_view().over
        if seed >= 8 and set(CATALOGUE) | VERBS <= set(used):
            break
    print("\nmatches:", seed + 1)
    for name in sorted([*CATALOGUE, *VERBS], key=lambda name: (used[name], name)):
        print(f"{used[name]:6}  {name}")
    missing = (set(CATALOGUE) | VERBS) - set(used)
    assert not missing, f"never used in {MOST_MATCHES} matches: {sorted(missing)}"


@settings(max_examples=12, deadline=None)
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    target=st.sampled_from([3, 5]),
    opening_hand=st.sampled_from([0, 3, 5]),
)
def test_random_matches_hold_the_books(
    players: int, seed: int, target: int, opening_hand: int
) -> None:
    game = booked(players, seed, {"target": target, "opening_hand": opening_hand}, Counter())
    view = game.open_view()
    ended = game.history[-1]
    assert ended.type == "match-ended"
    reached = max(view.scores) >= target
    assert (ended.reason == "target") == reached  # type: ignore[attr-defined]
    assert max(view.scores) <= target
    assert view.round <= 50 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lazy_players_end_a_match_after_fifty_turns_each(players: int) -> None:
    game = WaterFight.new(players, 2, {"opening_hand": 5})
    while decision := game.decision():
        lazy = [a for a in decision.options if a in ("done", "decline")]
        game.apply(lazy[0] if lazy else decision.options[0])
    view = game.open_view()
    assert view.round == 50 * players and view.winners == tuple(range(players))
