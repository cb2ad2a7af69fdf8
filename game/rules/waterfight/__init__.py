"""Water Fight: kids with water guns soak each other.  Two to four players, one shared deck.

What the printed rules leave open is decided as docs/rules/waterfight.md tells.  The parts:
`catalogue` (every card, of `cardkinds`, doing what `effects` has), `state` (the match and its
steps), `frames` (what it waits for), `phases` and `attack` (who may do what), `judge` and `odds`
(pure judgements of what is public), `view`, `sample`, `setup`, `refusal`, `events`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from game.rules.core import Action, Decision, Event, Json, SetupError, View, is_whole, shown
from game.rules.rng import Rng
from game.rules.waterfight.phases import choose, run
from game.rules.waterfight.refusal import refusal
from game.rules.waterfight.sample import sampled
from game.rules.waterfight.setup import (
    PLAYERS,
    checked_options,
    checked_players,
    checked_setup,
    start,
)
from game.rules.waterfight.state import Match
from game.rules.waterfight.view import NAME, Table, table_of, view_of

__all__ = ["Table", "WaterFight"]


class WaterFight:
    """A match of Water Fight (see `game.rules.core.Game`)."""

    NAME: ClassVar[str] = NAME
    VERSION: ClassVar[int] = 1
    PLAYERS: ClassVar[tuple[int, ...]] = PLAYERS

    def __init__(self, match: Match, options: Mapping[str, Json]) -> None:
        """The match is run on until somebody must choose; `new` is the way to make one."""
        self.players = match.players
        self.options = options
        self.history: Sequence[Event] = match.history
        self._match = match
        self._decision = run(match)
        self._table: Table | None = None

    @classmethod
    def new(
        cls,
        players: int,
        seed: int,
        options: Mapping[str, Json] | None = None,
        setup: Mapping[str, Json] | None = None,
    ) -> Self:
        seats = checked_players(players)
        if not is_whole(seed):
            raise SetupError(f"A seed is a whole number, not {shown(seed)}.")
        chosen = checked_options(options, seats)
        return cls(
            start(seats, seed, chosen, checked_setup(setup, seats, chosen["opening_hand"])), chosen
        )

    @property
    def table(self) -> Table:
        """What is public."""
        if self._table is None:
            self._table = table_of(self._match)
        return self._table

    def decision(self) -> Decision | None:
        return self._decision

    def apply(self, action: Action) -> list[Event]:
        decision = self._decision
        if decision is None or action not in decision.options:
            raise refusal(self._match, decision, action)
        before = len(self._match.history)
        choose(self._match, decision, action)
        self._decision = run(self._match)
        self._table = None
        return self._match.history[before:]

    def open_view(self) -> View:
        return view_of(self._match, self.options, self.table, self._decision, None)

    def view(self, seat: int) -> View:
        return view_of(self._match, self.options, self.table, self._decision, seat)

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin._match = self._match.clone()
        twin.players = self.players
        twin.options = self.options
        twin.history = twin._match.history
        twin._decision = self._decision
        twin._table = self._table
        return twin

    def sample(self, seat: int, rng: Rng) -> Self:
        return type(self)(sampled(self.view(seat), rng), self.options)
