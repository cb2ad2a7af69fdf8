"""The screen and the player of the window tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.window.harness import Player, Screen, missing_packages

FOLDER = Path(__file__).parent

Launch = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.window)
            # One worker runs all of them, since they share a screen.
            item.add_marker(pytest.mark.xdist_group("window"))


@pytest.fixture(scope="session")
def virtual_screen() -> Iterator[Screen]:
    """A screen of 1920 x 1080 pixels with a window manager."""
    if missing := missing_packages():
        sentence = f"Window tests want the Debian packages {', '.join(missing)}."
        if os.environ.get("DRENCH_NEED_WINDOW") == "1":
            pytest.fail(sentence)
        pytest.skip(sentence)
    screen = Screen()
    yield screen
    screen.close()


@pytest.fixture
def launch(virtual_screen: Screen, tmp_path: Path) -> Iterator[Launch]:
    """`launch("--seed", "1")` starts the game in a home of the test and gives its `Player`."""
    players: list[Player] = []

    def start(*words: str, home: str = "player", **others: Any) -> Player:
        players.append(Player(virtual_screen, tmp_path / home, words, **others))
        return players[-1]

    yield start
    for player in players:
        player.end()
