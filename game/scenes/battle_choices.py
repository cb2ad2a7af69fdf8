"""What a person may choose now, read from the legal actions' texts, and what they have chosen
of it so far.  Nothing here decides what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.core import Action

ATTACKS = ("shoot", "splash", "throw")
PLAYS = ("recruit", "attach", "modify", "event")
WINDOWS = ("boost", "answer", "faceshot")


@dataclass(frozen=True)
class Way:
    """How a kid attacks: a mode and the gun for it (None for a balloon)."""

    mode: str
    gun: str | None


@dataclass
class Choices:
    """The legal actions, sorted out.

    `attacks`: attacker, way, target.  `plays`: card, then what it is played on (a kid, a gun, a
    seat's number, or None).  `picks`: kids to press for a gift or for lunch.  `window`: cards
    that answer, boost or shoot a face.
    """

    attacks: dict[str, dict[Way, dict[str, Action]]] = field(default_factory=dict)
    plays: dict[str, dict[str | None, Action]] = field(default_factory=dict)
    picks: dict[str, Action] = field(default_factory=dict)
    window: dict[str, Action] = field(default_factory=dict)
    discards: dict[str, Action] = field(default_factory=dict)
    done: Action | None = None
    decline: Action | None = None
    aims: bool = False

    @classmethod
    def of(cls, legal: Sequence[Action]) -> Choices:
        """Sort out the actions."""
        found = cls()
        for action in legal:
            found._add(action, action.split())
        return found

    def _add(self, action: Action, words: list[str]) -> None:
        verb = words[0]
        if verb in ATTACKS:
            way = Way(verb, None if verb == "throw" else words[2])
            self.attacks.setdefault(words[1], {}).setdefault(way, {})[words[-1]] = action
        elif verb == "modify":
            self.plays.setdefault(words[3], {})[words[1]] = action
        elif verb in PLAYS:
            target = words[3] if len(words) > 3 else None
            self.plays.setdefault(words[1], {})[target] = action
        elif verb == "give":
            if words[1] == "1":
                self.picks[words[3]] = action
        elif verb == "lunch":
            self.picks[words[1]] = action
        elif verb in WINDOWS:
            self.window[words[1]] = action
        elif verb == "discard":
            self.discards[words[1]] = action
        elif verb == "done":
            self.done = action
        elif verb == "decline":
            self.decline = action
        elif verb == "aim":
            self.aims = True


@dataclass
class Chosen:
    """What has been chosen of an action so far: a card, or an attacker and a way."""

    card: str | None = None
    attacker: str | None = None
    way: Way | None = None

    def clear(self) -> None:
        """Nothing."""
        self.card = self.attacker = self.way = None

    @property
    def anything(self) -> bool:
        """Whether there is something to take back."""
        return self.card is not None or self.attacker is not None


def targets(choices: Choices, chosen: Chosen) -> dict[str, Action]:
    """What the chosen card or attacker may be used on, and the action that does it."""
    if chosen.card is not None:
        found = choices.plays.get(chosen.card, {})
        return {target: action for target, action in found.items() if target is not None}
    if chosen.attacker is not None and chosen.way is not None:
        return choices.attacks.get(chosen.attacker, {}).get(chosen.way, {})
    return choices.picks
