"""Keys and buttons that can be changed, and those that are in each other's way."""

from __future__ import annotations

import pygame
import pytest

from game.shell.bindings import HALVES, KEYS, LEFT, PAD, RIGHT, Bindings
from game.shell.intents import Kind
from game.shell.settings import mended


@pytest.fixture(autouse=True)
def display(screen: pygame.Surface) -> None:
    """Names of keys want a display."""


def test_the_defaults_are_in_nobodys_way() -> None:
    bindings = Bindings()
    assert bindings.conflicts() == {}
    kinds = {kind for half, kind in bindings.keys.values() if half == HALVES[LEFT]}
    assert kinds == {Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.CONFIRM, Kind.EXTRA}


def test_a_change_is_kept_as_what_differs() -> None:
    changes = Bindings().changed(LEFT, "up", "i")
    assert changes == {LEFT: {"up": "i"}}
    bindings = Bindings(changes)
    assert bindings.keys[pygame.K_i] == (HALVES[LEFT], Kind.UP)
    assert pygame.K_w not in bindings.keys
    assert bindings.changed(LEFT, "up", "w") == {}


def test_one_key_for_two_things_is_told_of_both() -> None:
    bindings = Bindings({RIGHT: {"confirm": "space"}})
    first, second = (LEFT, "confirm"), (RIGHT, "confirm")
    assert bindings.conflicts() == {first: second, second: first}
    assert bindings.keys[pygame.K_SPACE] == (HALVES[LEFT], Kind.CONFIRM)  # the first counts
    pads = Bindings({PAD: {"cancel": "a"}})
    assert set(pads.conflicts()) == {(PAD, "confirm"), (PAD, "cancel")}
    assert pads.buttons["a"] is Kind.CONFIRM


def test_a_key_and_a_button_of_the_same_name_do_not_clash() -> None:
    assert Bindings({LEFT: {"left": "x"}}).conflicts() == {}  # the pad's X is another one


@pytest.mark.parametrize("name", ["escape", "tab", "f11", "no such key", ""])
def test_some_keys_cannot_be_given_away(name: str) -> None:
    assert not Bindings.fits(LEFT, name)
    assert Bindings({LEFT: {"up": name}}).table == Bindings().table


def test_a_spare_key_can_be_bound() -> None:
    assert Bindings().keys[pygame.K_h] == (KEYS, Kind.EXTRA)
    assert Bindings({LEFT: {"look": "h"}}).keys[pygame.K_h] == (HALVES[LEFT], Kind.EXTRA)


def test_whatever_a_file_says_there_are_usable_bindings() -> None:
    wrong = mended({"bindings": {"left": {"up": 3, "down": "k"}, "feet": {"up": "x"}, "pad": []}})
    assert wrong.bindings == {"left": {"down": "k"}, "feet": {"up": "x"}}
    assert Bindings(wrong.bindings).table[LEFT]["down"] == "k"
    assert mended({"bindings": 7}).bindings == {}
