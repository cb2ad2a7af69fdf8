"""What anybody at the table can tell from a view: what matches now, who would squirt whom."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import View
from game.rules.wetting.events import CardPlayed, RoundStarted


def giver_of(passer: int, played: Sequence[int], dealer: int, players: int) -> int:
    """Who dishes out a minor penalty ("Susan's Wetting Game, penalties").

    `played` are the seats that played a card this round, the latest last.
    """
    for seat in reversed(played):
        if seat != passer:
            return seat
    return dealer if dealer != passer else (dealer + 1) % players


def would_squirt(view: View, passer: int) -> int:
    """The seat that would dish out the penalty if `passer` passed now."""
    played: list[int] = []
    for event in view.history:
        if isinstance(event, RoundStarted):
            played.clear()
        elif isinstance(event, CardPlayed):
            played.append(event.seat)
    return giver_of(passer, played, view.table.dealer, len(view.hands))
