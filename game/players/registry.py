"""Which computer players each game has, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from game.players.core import Thinker

LEVELS: Mapping[str, Mapping[str, Thinker]] = {}
