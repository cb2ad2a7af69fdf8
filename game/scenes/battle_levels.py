"""Which level a match is fought on: the place that was chosen, or a map of the player's own."""

from __future__ import annotations

import logging

from game.scenes.battle_ground import Ground
from game.scenes.scene import Shared
from game.stage.levels import NAMES, Level, LevelError, level_path, load_level
from game.words import _

log = logging.getLogger("drench.levels")


def ground_for(shared: Shared, players: int) -> Ground:
    """The ground of the match.  A level that can't be used is told of once, and the first of the
    game's own takes its place."""
    own = shared.level
    if own is not None:
        try:
            level = load_level(own)
        except LevelError as fault:
            shared.notices.append(_("Your level can't be used: {why}").format(why=fault.faults[0]))
            for line in fault.faults:
                log.warning("%s", line)
            shared.level = None
        else:
            return Ground(level, level, players)
    name = str(shared.settings.choices.get("waterfight", {}).get("place", NAMES[0]))
    wide, tall = _own_levels(name if name in NAMES else NAMES[0])
    return Ground(wide, tall, players)


_loaded: dict[str, tuple[Level, Level]] = {}


def _own_levels(name: str) -> tuple[Level, Level]:
    """One of the game's levels in both shapes, loaded once."""
    if name not in _loaded:
        _loaded[name] = (load_level(level_path(name)), load_level(level_path(name, True)))
    return _loaded[name]
