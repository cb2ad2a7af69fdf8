"""Records: what is needed to play a match again, and a match that keeps its own.

A record holds the rules' version, game, players, seed, options, dictated set-up and the actions
so far; that of a save also a hash of the position it leads to.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from game.rules.core import (
    Action,
    Event,
    Game,
    Json,
    RulesError,
    SetupError,
    is_whole,
    jsonable,
    listed,
    shown,
)
from game.rules.games import GAMES

SEEDS = range(-(2**63), 2**64)


class RecordError(RulesError):
    """A record that is broken, of another version, or does not hold to its end."""


@dataclass(frozen=True)
class Record:
    """See the module's text.  `position` is a hash of the last position, or None."""

    version: int
    game: str
    players: int
    seed: int
    options: Mapping[str, Json]
    setup: Mapping[str, Json]
    actions: tuple[Action, ...]
    position: str | None = None

    def to_json(self) -> dict[str, Json]:
        """Plain JSON values; `position` only if there is one."""
        facts: dict[str, Json] = jsonable(self)
        if self.position is None:
            del facts["position"]
        return facts

    @classmethod
    def from_json(cls, value: Json) -> Record:
        """The record that parsed JSON holds; raises RecordError if a part is missing or wrong.

        Whether its game, options and set-up exist and its actions are legal shows when it is
        replayed.
        """
        if not isinstance(value, dict):
            raise RecordError(f"A record is an object, not {shown(value)}.")
        for key, (fits, wanted) in _PARTS.items():
            if key not in value:
                raise RecordError(f"The record has no {key}; it must have {listed(_PARTS, 'and')}.")
            if not fits(value[key]):
                raise RecordError(f"The record's {key} is {wanted}, not {shown(value[key])}.")
        position = value.get("position")
        if position is not None and not isinstance(position, str):
            raise RecordError(f"The record's position is a text, not {shown(position)}.")
        parts = {key: value[key] for key in _PARTS}
        return cls(**{**parts, "actions": tuple(parts["actions"])}, position=position)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


_PARTS: dict[str, tuple[Any, str]] = {
    "version": (is_whole, "a whole number"),
    "game": (_is_text, "a text"),
    "players": (is_whole, "a whole number"),
    "seed": (is_whole, "a whole number"),
    "options": (_is_object, "an object"),
    "setup": (_is_object, "an object"),
    "actions": (_is_texts, "a list of texts"),
}


def fresh_seed() -> int:
    """A seed that nobody chose, the only chance that comes from outside; it goes on record."""
    return int.from_bytes(os.urandom(6), "big")


class Match:
    """A game with its record, and the events and the seat of its last action.

    `new` and `replay` check everything that may come from outside, whatever its type.
    """

    def __init__(self, game: Game, record: Record) -> None:
        """A match at its beginning; `record` says how `game` was made and has no actions yet."""
        self.game = game
        self._start = record
        self._actions: list[Action] = []
        self.events: Sequence[Event] = tuple(game.history)
        self.last_seat: int | None = None
        self._seen_from = [0] * game.players

    @classmethod
    def new(
        cls,
        game_id: Json,
        players: Json,
        seed: Json,
        options: Json = None,
        setup: Json = None,
    ) -> Self:
        """Begin a match; raises SetupError with a sentence if it can't be begun so."""
        if not isinstance(game_id, str) or game_id not in GAMES:
            raise SetupError(
                f"There is no game {shown(game_id)}; there are {listed(GAMES, 'and')}."
            )
        if not is_whole(players):
            raise SetupError(f"The number of players is a whole number, not {shown(players)}.")
        if not is_whole(seed) or seed not in SEEDS:
            raise SetupError(f"The seed is a whole number of at most 64 bits, not {shown(seed)}.")
        options = {} if options is None else options
        setup = {} if setup is None else setup
        for name, value in (("options", options), ("setup", setup)):
            if not isinstance(value, Mapping):
                raise SetupError(f'"{name}" is a JSON object, not {shown(value)}.')
        kind = GAMES[game_id]
        game = kind.new(players, seed, options, setup)
        chosen = jsonable(game.options)
        return cls(game, Record(kind.VERSION, game_id, players, seed, chosen, jsonable(setup), ()))

    @classmethod
    def replay(cls, record: Record) -> Self:
        """The match at the record's end; raises RecordError if it does not hold to there."""
        match, held = cls._replayed(record)
        if held is not None:
            raise held
        if record.position is not None and record.position != position_hash(match.game):
            raise RecordError(
                "The record leads to another position than when it was saved: it was made by "
                "other rules or was changed."
            )
        return match

    @classmethod
    def replay_as_far_as_it_holds(cls, record: Record) -> Self:
        """The match after as many of the record's actions as these rules allow.

        For saves from before a rules fix: version and position are not compared.  Raises
        RecordError if not even the set-up holds.
        """
        kind = GAMES.get(record.game)
        version = kind.VERSION if kind else record.version
        match, _ = cls._replayed(replace(record, version=version))
        return match

    @classmethod
    def _replayed(cls, record: Record) -> tuple[Self, RecordError | None]:
        """The match as far as the record holds, and what stopped it."""
        try:
            match = cls.new(record.game, record.players, record.seed, record.options, record.setup)
        except SetupError as error:
            raise RecordError(f"The record's match can't be begun: {error}") from error
        if record.version != match._start.version:
            raise RecordError(
                f"The record is of version {shown(record.version)} of {record.game}'s rules; these "
                f"are version {match._start.version} and replay only that."
            )
        for number, action in enumerate(record.actions, 1):
            try:
                match.act(action)
            except RulesError as error:
                return match, RecordError(f"The record's action {number} is refused: {error}")
        return match, None

    def act(self, action: Action) -> Sequence[Event]:
        """Apply an action and take it into the record; the events that it caused."""
        decision = self.game.decision()
        before = len(self.game.history)
        self.events = self.game.apply(action)
        self._actions.append(action)
        self.last_seat = decision.seat if decision else None
        for seat in range(self.game.players):
            if decision is None or not decision.secret or decision.seat == seat:
                self._seen_from[seat] = before
        return self.events

    @property
    def seed(self) -> int:
        return self._start.seed

    @property
    def actions_made(self) -> int:
        return len(self._actions)

    def before_last(self) -> Self:
        """The same match without its last action."""
        return type(self).replay(replace(self._start, actions=tuple(self._actions[:-1])))

    def seen_events(self, seat: int) -> list[Event]:
        """The events since the last action that `seat` may know of, as it may see them."""
        events = (event.redacted(seat) for event in self.game.history[self._seen_from[seat] :])
        return [event for event in events if event is not None]

    def record(self, with_position: bool = False) -> Record:
        """The record up to now; for a save with the hash of the position."""
        return replace(
            self._start,
            actions=tuple(self._actions),
            position=position_hash(self.game) if with_position else None,
        )


def position_json(game: Game, seat: int | None = None) -> dict[str, Json]:
    """The referee's position, or with a seat what that seat may know of it; without events."""
    view = game.open_view() if seat is None else game.view(seat)
    return {
        "game": view.game,
        "over": view.over,
        "to_move": view.to_move,
        "phase": view.phase,
        "round": view.round,
        "legal": list(view.legal),
        "scores": list(view.scores),
        "winners": jsonable(view.winners),
        "hands": jsonable(view.hands),
        "table": jsonable(view.table),
    }


def position_hash(game: Game) -> str:
    """A hash that two equal open positions share, whatever the platform."""
    from hashlib import sha256  # loaded only by who saves

    text = json.dumps(position_json(game), sort_keys=True)
    return sha256(text.encode()).hexdigest()


def replay(record: Record) -> Game:
    """The game at the record's end; raises RecordError if it does not hold to there."""
    return Match.replay(record).game
