"""Computer players of Susan's Wetting Game: easy and normal.

Only a D scores, so the whole game is when to let it go.  Easy plays what matches and drops a
D on a whim.  Normal weighs what the pile would grow by against the chance that somebody else
takes it first, and passes where playing would only feed the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.players.core import Thinker, Thinking
from game.rules.core import Action, View
from game.rules.rng import Rng
from game.rules.wetting.cards import MAJOR, MINOR, WILD, is_wild, matches
from game.rules.wetting.events import PileCaptured, RoundStarted

# From how many cards on the pile is worth a D, by players: found by playing thousands of rounds.
WORTH_TAKING = {2: 8, 3: 7, 4: 6}
SAFE = 0.05  # below this chance that somebody else holds a D, the pile may go on growing
HABIT_STRENGTH = 7  # of ten penalties, how many are of the giver's favourite kind


def easy(view: View, rng: Rng) -> Thinking:
    """Plays any matching card, a D as soon as three cards lie there, passes now and then."""
    yield
    if view.phase != "turn":
        return penalty(view, rng)
    wild = [action for action in view.legal if action.startswith("play D")]
    numbered = [
        action for action in view.legal if action.startswith("play ") and action not in wild
    ]
    if wild and (len(view.table.pile) >= 3 or not numbered) and rng.below(2):
        return rng.choice(wild)
    if numbered and rng.below(8):
        return rng.choice(numbered)
    return rng.choice(view.legal) if rng.below(3) == 0 else "pass"


def normal(view: View, rng: Rng) -> Thinking:
    """Holds a D while the pile is safe to grow, takes it when somebody else may."""
    yield
    if view.phase != "turn":
        return penalty(view, rng)
    outlook = Outlook.of(view)
    if outlook.wild and outlook.capture_now():
        return f"play {outlook.wild[0]}"
    numbered = [card for card in outlook.playable if not is_wild(card)]
    if not numbered or outlook.playing_feeds_others():
        return "pass"
    return f"play {best_numbered(view, numbered, rng)}"


@dataclass(frozen=True)
class Outlook:
    """What a player can tell of the pile's future from what has been seen."""

    view: View
    hand: tuple[str, ...]
    wild: tuple[str, ...]
    playable: tuple[str, ...]
    danger: float  # chance that an opponent who plays before us holds a D

    @classmethod
    def of(cls, view: View) -> Outlook:
        assert view.seat is not None
        hand = view.hands[view.seat]
        assert isinstance(hand, tuple)
        top = view.table.pile[-1] if view.table.pile else None
        playable = tuple(card for card in hand if matches(card, top))
        wild = tuple(sorted(card for card in hand if is_wild(card)))
        return cls(view, hand, wild, playable, _danger(view, hand))

    def turns_left(self) -> int:
        """About how many turns of ours the round still has."""
        draw: int = self.view.table.draw
        return draw // len(self.view.hands) + len(self.hand)

    def capture_now(self) -> bool:
        """Whether the pile should be taken at once ("hold a D" or not)."""
        pile, players = len(self.view.table.pile), len(self.view.hands)
        others_passed = _passes(self.view) >= players - 1
        if self.view.table.draw == 0 and (others_passed or len(self.wild) >= len(self.hand) - 1):
            return True
        if self.turns_left() <= len(self.wild):
            return pile > 0
        return self.danger > SAFE and pile + 1 >= WORTH_TAKING[players]

    def playing_feeds_others(self) -> bool:
        """With nothing to draw and no D, a card played is a present to somebody else."""
        ends_round = len(self.hand) == 1
        return self.view.table.draw == 0 and not self.wild and not ends_round


def _danger(view: View, hand: tuple[str, ...]) -> float:
    """The chance that at least one opponent holds a D, by counting what was seen."""
    seen = {*hand, *view.table.pile, *_captured(view)}
    unseen_wild = sum(card not in seen for card in WILD)
    theirs = sum(held for held in view.hands if isinstance(held, int))
    hidden = theirs + view.table.draw
    if not hidden:
        return 0.0
    none_of_them = 1.0
    for drawn in range(min(unseen_wild, hidden)):
        none_of_them *= max(0, view.table.draw - drawn) / (hidden - drawn)
    return 1 - none_of_them


def _captured(view: View) -> set[str]:
    """All cards captured this round: they lie open."""
    taken: set[str] = set()
    for event in reversed(view.history):
        if isinstance(event, RoundStarted):
            break
        if isinstance(event, PileCaptured):
            taken.update(event.cards)
    return taken


def _passes(view: View) -> int:
    """How many passes in a row stand behind us."""
    count = 0
    for event in reversed(view.history):
        if event.type == "passed":
            count += 1
        elif event.type != "minor-penalty":
            break
    return count


def best_numbered(view: View, cards: list[str], rng: Rng) -> str:
    """The card that leaves us most to play next time: of the dress that we hold most of."""
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert isinstance(hand, tuple)

    def followers(card: str) -> int:
        return sum(matches(other, card) for other in hand if other != card and not is_wild(other))

    most = max(followers(card) for card in cards)
    return rng.choice([card for card in cards if followers(card) == most])


def penalty(view: View, rng: Rng) -> Action:
    """How a computer player wets somebody: each seat has a favourite, kept to mostly."""
    assert view.seat is not None
    kinds = tuple(MINOR) if view.phase == "minor" else MAJOR
    favourite = kinds[(view.seat * 2 + 1) % len(kinds)]
    kind = favourite if rng.below(10) < HABIT_STRENGTH else rng.choice(kinds)
    return f"{view.phase} {kind}"


LEVELS: Mapping[str, Thinker] = {"easy": easy, "normal": normal}
