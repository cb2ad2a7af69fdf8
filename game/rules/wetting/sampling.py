"""Whole matches that a view allows, for computer players that search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.core import Event, View
from game.rules.rng import Rng
from game.rules.wetting.cards import DECK, Card
from game.rules.wetting.events import (
    CardPlayed,
    MajorPenalty,
    Passed,
    PileCaptured,
    RoundStarted,
    TurnedUp,
)


def sampled_state(view: View, rng: Rng) -> dict[str, Any]:
    """The fields of a whole match made from `view` alone: unseen cards at random in the others'
    hands and the draw pile."""
    assert view.seat is not None
    table = view.table
    this_round = _events_of_round(view.history)
    captured: list[list[Card]] = [[] for _ in view.hands]
    played: list[int] = []
    passes = 0
    for event in this_round:
        if isinstance(event, PileCaptured):
            captured[event.seat] += event.cards
        elif isinstance(event, CardPlayed):
            played.append(event.seat)
            passes = 0
        elif isinstance(event, TurnedUp):
            passes = 0
        elif isinstance(event, Passed):
            passes += 1
    own = view.hands[view.seat]
    assert isinstance(own, tuple)
    seen = {*own, *table.pile, *(card for cards in captured for card in cards)}
    unseen = sorted(card for card in DECK if card not in seen)
    rng.shuffle(unseen)
    hands: list[list[Card]] = []
    for held in view.hands:
        hands.append(list(held) if isinstance(held, tuple) else [unseen.pop() for _ in range(held)])
    draw = [unseen.pop() for _ in range(table.draw)]
    middle = _still_in_the_middle(view) if view.phase == "minor" else ()
    return {
        "players": len(view.hands),
        "options": view.options,
        "rng": Rng(rng.bits()),
        "decks": (),
        "dealer": table.dealer,
        "hands": hands,
        "captured": captured,
        "wetness": list(table.wetness),
        "scores": list(view.scores),
        "history": list(view.history),
        "draw": draw,
        "pile": list(table.pile),
        "played": played,
        "round": view.round,
        "phase": view.phase,
        "turn": _turn(view, this_round),
        "passes": passes,
        "passer": table.passer,
        "middle": middle,
        "winners": view.winners,
    }


def _events_of_round(history: Sequence[Event]) -> Sequence[Event]:
    """The events since the present round began."""
    starts = [at for at, event in enumerate(history) if isinstance(event, RoundStarted)]
    return history[starts[-1] :]


def _turn(view: View, this_round: Sequence[Event]) -> int:
    """Whose turn it is or, while a penalty is chosen or afterwards, was last."""
    if view.phase == "turn" and view.to_move is not None:
        return view.to_move
    turn = view.table.dealer + 1
    for event in this_round:
        if isinstance(event, (CardPlayed, Passed)):
            turn = event.seat
    return int(turn) % len(view.hands)


def _still_in_the_middle(view: View) -> tuple[int, ...]:
    """The seats that wait for the chooser's minor penalty after the major one."""
    if not any(isinstance(event, MajorPenalty) for event in view.history):
        return ()
    table = view.table
    players = len(view.hands)
    order = [(table.dealer + 1 + step) % players for step in range(players)]
    low, high = min(view.scores), max(view.scores)
    between = [seat for seat in order if low < view.scores[seat] < high]
    assert table.passer is not None
    return tuple(between[between.index(table.passer) :])
