"""What every game has in common: decisions, actions, events, views, errors.

A game is a value that waits for decisions.  `decision()` says who must choose and
lists every legal action; `apply(action)` does one and runs until somebody must
choose again.  Actions are text (`play TD`), the same in records, referee and logs.
Events are ordered facts; a scene animates them and never compares states.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeGuard

from game.rules.rng import Rng

Action = str
Json = Any


class RulesError(ValueError):
    """Something the rules refuse; its text is a sentence for a person."""


class MalformedAction(RulesError):
    """The text is not an action of this game at all."""


class IllegalAction(RulesError):
    """The action exists, but may not be done now."""


class SetupError(RulesError):
    """Players, options or a dictated set-up that this game cannot start from."""


class Decision(NamedTuple):
    """`seat` must choose one of `options` (all legal actions, sorted by code point).

    `secret`: being asked tells what the seat holds, so nobody else may know of it; the
    others' views then show `to_move` as None.
    """

    seat: int
    phase: str
    options: tuple[Action, ...]
    secret: bool = False


@cache
def kebab(name: str) -> str:
    """`CardPlayed` as `card-played`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclass(frozen=True)
class Event:
    """A fact of the match.  Subclasses are frozen dataclasses of plain values.

    `reveals` is True for kinds that show, draw or roll something that was hidden: an
    action that caused one of them can't be taken back.
    """

    reveals: ClassVar[bool] = False

    def redacted(self, seat: int) -> Event | None:
        """The event as `seat` may know it; None if the seat may not know of it at all."""
        return self

    @property
    def type(self) -> str:
        return kebab(type(self).__name__)

    def to_json(self) -> dict[str, Json]:
        """`{"type": ..., facts}` with lists for tuples."""
        facts = {field.name: jsonable(getattr(self, field.name)) for field in fields(self)}
        return {"type": self.type, **facts}


def jsonable(value: object) -> Json:
    """Dataclasses, tuples and mappings as plain JSON values."""
    if isinstance(value, Event):
        return value.to_json()
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: jsonable(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): jsonable(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [jsonable(item) for item in value]
    return value


def is_whole(value: object) -> TypeGuard[int]:
    """Whether a JSON value is a whole number; `true` is not a number."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object, longest: int = 60) -> str:
    """A JSON value as it may be quoted in an error, cut when it is long."""
    text = json.dumps(value, default=str)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def listed(items: Iterable[object], last: str = "or") -> str:
    """`a, b or c`."""
    words = [str(item) for item in items]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


Hand = tuple[str, ...] | int


@dataclass(frozen=True)
class View:
    """All that one seat may know (`seat` an index), or the referee's open view (`seat` None).

    `hands` holds own cards and the others' counts; `legal` is empty unless the seat is to
    move; `table` is the game's own frozen dataclass of what is public; `history` is every
    event since the match began, as this seat may see it.
    """

    game: str
    seat: int | None
    options: Mapping[str, Json]
    over: bool
    to_move: int | None
    phase: str
    round: int
    legal: tuple[Action, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None
    hands: tuple[Hand, ...]
    table: Any
    history: tuple[Event, ...]


class Game(Protocol):
    """One match of one game: see the module's text.

    `NAME` is the game's id, `VERSION` grows when a rules fix changes matches, `PLAYERS` are
    the numbers of seats it takes.  `history` holds all events since the match began, those
    of the set-up first; `apply` adds the events that it returns.
    """

    NAME: ClassVar[str]
    VERSION: ClassVar[int]
    PLAYERS: ClassVar[tuple[int, ...]]

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> Mapping[str, Json]: ...

    @property
    def history(self) -> Sequence[Event]: ...

    @classmethod
    def new(
        cls,
        players: int,
        seed: int,
        options: Mapping[str, Json] | None = None,
        setup: Mapping[str, Json] | None = None,
    ) -> Self:
        """A match ready for its first decision; raises SetupError with a sentence."""
        ...

    def decision(self) -> Decision | None:
        """Who must choose what; None once the match is over."""
        ...

    def apply(self, action: Action) -> list[Event]:
        """Do `action` and run on until somebody must choose; the events, in order.

        Raises MalformedAction or IllegalAction and then changes nothing.
        """
        ...

    def open_view(self) -> View:
        """The referee's view: all hands open."""
        ...

    def view(self, seat: int) -> View:
        """All that `seat` may know and nothing more."""
        ...

    def clone(self) -> Self:
        """An equal match that shares nothing changeable with this one."""
        ...

    def sample(self, seat: int, rng: Rng) -> Self:
        """A whole match that `seat`'s view allows, its hidden parts drawn from `rng`.

        Made from the view alone, hidden cards taken in sorted order before the shuffle, so
        that nothing of the truth can leak through an ordering.
        """
        ...
