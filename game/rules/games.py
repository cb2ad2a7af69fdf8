"""The games that there are, by id; a game's module is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TypeVar

from game.rules.core import Game

T = TypeVar("T")


class Lazy(Mapping[str, T]):
    """A mapping whose values stand at `module:name` and are imported on first use."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places

    def __getitem__(self, key: str) -> T:
        module, _, name = self._places[key].partition(":")
        value: T = getattr(import_module(module), name)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


GAMES: Mapping[str, type[Game]] = Lazy(
    {
        "swamp": "game.rules.swamp:Swamp",
        "wetting": "game.rules.wetting:Wetting",
        "waterfight": "game.rules.waterfight:WaterFight",
    }
)
