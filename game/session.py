"""A session: one match with its seats, pumped between rules, computer players and a scene."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from game.players.core import Thinking
from game.players.registry import LEVELS
from game.rules.core import (
    Action,
    Decision,
    Event,
    Game,
    IllegalAction,
    Json,
    SetupError,
    View,
    jsonable,
    listed,
    shown,
)
from game.rules.record import Match, Record, RecordError, fresh_seed
from game.rules.rng import derived

PERSON = "person"
Save = Callable[[str], None]


@dataclass(frozen=True)
class Seat:
    """Who sits there: `player` is "person" or one of the game's levels, `face` a character's id."""

    name: str
    face: str
    player: str


class Session:
    """One match, its seats and its record.

    `save` is called with a text after each action; `resume` takes that text back.  The random
    numbers of a computer player's decision follow from seed, seat and the number of actions so
    far, so that a resumed match goes on as it would have done.
    """

    def __init__(
        self,
        game_id: str,
        seats: Sequence[Seat],
        options: Mapping[str, Json] | None = None,
        seed: int | None = None,
        setup: Mapping[str, Json] | None = None,
        save: Save | None = None,
    ) -> None:
        """Begin a match, from a fresh seed if none is given; raises SetupError with a sentence."""
        chosen = fresh_seed() if seed is None else seed
        match = Match.new(game_id, len(seats), chosen, options, setup)
        self._begin(match, seats, save)

    def _begin(self, match: Match, seats: Sequence[Seat], save: Save | None) -> None:
        levels = LEVELS.get(match.game.NAME, {})
        for number, seat in enumerate(seats):
            if seat.player != PERSON and seat.player not in levels:
                raise SetupError(
                    f"Seat {number} has no player {shown(seat.player)}: "
                    f"it is {listed([PERSON, *levels])}."
                )
        if len(seats) != match.game.players:
            raise SetupError(f"{len(seats)} seats are given for {match.game.players} players.")
        self.seats = tuple(seats)
        self._match = match
        self._save = save
        self._thinking: Thinking | None = None

    @classmethod
    def resume(cls, saved: str, save: Save | None = None, as_far_as_it_holds: bool = False) -> Self:
        """The session that `save` was given as text.

        Raises RecordError with a sentence if the text is broken or was saved by other rules;
        `as_far_as_it_holds` then still takes up as many of its actions as these rules allow.
        """
        parts = _saved_parts(saved)
        record = Record.from_json(parts["record"])
        replay = Match.replay_as_far_as_it_holds if as_far_as_it_holds else Match.replay
        session = cls.__new__(cls)
        session._begin(replay(record), [Seat(**seat) for seat in parts["seats"]], save)
        return session

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def record(self) -> Record:
        """All that is needed to play the match again up to now."""
        return self._match.record()

    def saved(self) -> str:
        """The text that `resume` takes."""
        record = self._match.record(with_position=True)
        return json.dumps({"record": record.to_json(), "seats": jsonable(self.seats)})

    def decision(self) -> Decision | None:
        return self.game.decision()

    def person_to_move(self) -> int | None:
        """The seat of the person who must choose; None while a computer plays or all is over."""
        decision = self.decision()
        if decision and self.seats[decision.seat].player == PERSON:
            return decision.seat
        return None

    def view(self, seat: int) -> View:
        return self.game.view(seat)

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Do a person's action; raises RulesError with a sentence and then changes nothing."""
        decision = self.decision()
        if decision is None:
            raise IllegalAction("The match is over: nothing more can be played.")
        if seat != decision.seat:
            raise IllegalAction(f"Seat {seat} is not to move: it is the turn of {self._mover()}.")
        if self.person_to_move() is None:
            raise IllegalAction(f"Seat {seat} is played by the computer.")
        return self._act(action)

    def _mover(self) -> str:
        decision = self.decision()
        assert decision is not None
        return f"seat {decision.seat}" + (
            f" ({self.seats[decision.seat].name})" if self.seats[decision.seat].name else ""
        )

    def think(self, slices: int = 1) -> list[Event] | None:
        """Let the computer player to move think on for so many slices.

        The events once it has acted; None while it thinks, and if no computer is to move.
        """
        decision = self.decision()
        if decision is None or self.seats[decision.seat].player == PERSON:
            return None
        if self._thinking is None:
            player = LEVELS[self.game.NAME][self.seats[decision.seat].player]
            rng = derived(self._match.seed, decision.seat, self._match.actions_made)
            self._thinking = player(self.view(decision.seat), rng)
        for _ in range(slices):
            try:
                next(self._thinking)
            except StopIteration as done:
                self._thinking = None
                return self._act(done.value)
        return None

    def _act(self, action: Action) -> list[Event]:
        events = list(self._match.act(action))
        if self._save:
            self._save(self.saved())
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether the person at `seat` may take back the last action.

        Only their own, while they are still to move, and only if it showed, drew, dealt and
        rolled nothing.
        """
        return (
            self.person_to_move() == seat
            and self._match.last_seat == seat
            and not any(self._showed_something(event) for event in self._match.events)
        )

    def _showed_something(self, event: Event) -> bool:
        hidden = any(event.redacted(seat) != event for seat in range(self.game.players))
        return event.reveals or event.type == "die" or hidden

    def undo(self, seat: int) -> None:
        """Take back the last action; raises IllegalAction where `can_undo` says no."""
        if not self.can_undo(seat):
            raise IllegalAction(f"Seat {seat} can't take back the last action.")
        self._match = self._match.before_last()
        if self._save:
            self._save(self.saved())


def _saved_parts(saved: str) -> dict[str, Any]:
    """The record and the seats of a saved text, or RecordError if it is none."""
    try:
        parts = json.loads(saved)
    except (ValueError, RecursionError) as error:
        raise RecordError("The saved match can't be read: it is not JSON.") from error
    if not isinstance(parts, dict) or not isinstance(parts.get("seats"), list):
        raise RecordError("The saved match can't be read: it names no seats.")
    names = set(Seat.__dataclass_fields__)
    for seat in parts["seats"]:
        fits = isinstance(seat, dict) and set(seat) == names
        if not fits or not all(isinstance(value, str) for value in seat.values()):
            raise RecordError(f"The saved match has a seat that can't be read: {shown(seat)}.")
    return {"record": None, **parts}
