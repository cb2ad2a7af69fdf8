"""Which computer players each game has, weakest first.

Each game's module of players holds its own `LEVELS`, loaded when first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.players.core import Thinker, Thinking
from game.rules.core import View
from game.rules.games import Lazy
from game.rules.rng import derived

LEVELS: Mapping[str, Mapping[str, Thinker]] = Lazy(
    {
        "swamp": "game.players.swamp:LEVELS",
        "wetting": "game.players.wetting:LEVELS",
        "waterfight": "game.players.waterfight:LEVELS",
    }
)


def hint(view: View) -> Thinking:
    """What the strongest player of the view's game would do; drive it as a player's thinking."""
    strongest = list(LEVELS[view.game].values())[-1]
    return strongest(view, derived(len(view.history)))
