"""What a computer player is: a generator that looks at a view and returns an action.

`think(view, rng)` yields now and then while it works, so that the loop can draw between two
slices, and returns one of `view.legal`.  Work is counted, never timed, so that a match is the
same whatever the machine.  `rng` is the player's own, never the match's.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from game.rules.core import Action, View
from game.rules.rng import Rng

Thinking = Generator[None, None, Action]
Thinker = Callable[[View, Rng], Thinking]


def decide(think: Thinker, view: View, rng: Rng) -> Action:
    """The action that `think` comes to, thought through without a pause."""
    thinking = think(view, rng)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action
