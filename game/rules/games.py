"""The games that there are, by id."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.core import Game

GAMES: Mapping[str, type[Game]] = {}
