"""Water Fight in numbers: computer players play many matches, the report goes to docs/balance.md.

python -m tools.balance [--matches N] [--seed N] [--out FILE]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from game.players.core import decide
from game.players.waterfight import LEVELS
from game.rules.rng import derived
from game.rules.waterfight import WaterFight
from game.rules.waterfight.catalogue import CATALOGUE
from game.rules.waterfight.events import (
    AnswerPlayed,
    AttackDeclared,
    AttackHit,
    CardPlayed,
    FirstPlayer,
    MatchEnded,
    RecoveryRolled,
    TurnStarted,
)

OUT = Path(__file__).resolve().parents[1] / "docs" / "balance.md"
OPENING_HANDS = (0, 3, 5)
TARGETS = (3, 5, 10)
PLAYER = "normal"


@dataclass
class Tally:
    """What many matches of one setting added up to; shared wins count as their share."""

    players: int
    matches: int = 0
    turns: list[int] = field(default_factory=list)
    idle_turns: int = 0
    actions: int = 0
    first_wins: float = 0.0
    kinds: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    won: dict[str, float] = field(default_factory=dict)

    def add(self, game: WaterFight, asked_turns: int, actions: int) -> None:
        view = game.open_view()
        winners = view.winners or ()
        share = {seat: 1 / len(winners) for seat in winners}
        self.matches += 1
        self.turns.append(view.round)
        self.idle_turns += view.round - asked_turns
        self.actions += actions
        for event in game.history:
            self.kinds[event.type] += 1
            if isinstance(event, FirstPlayer):
                self.first_wins += share.get(event.seat, 0)
            elif isinstance(event, MatchEnded):
                self.endings[event.reason] += 1
            elif isinstance(event, CardPlayed):
                card = event.card.partition("#")[0]
                self.played[card] += 1
                self.won[card] = self.won.get(card, 0) + share.get(event.seat, 0)

    def per_match(self, event: type) -> float:
        return self.kinds[_type(event)] / self.matches

    def quantile(self, share: float) -> int:
        return sorted(self.turns)[min(self.matches - 1, int(share * self.matches))]


def _type(event: type) -> str:
    from game.rules.core import kebab

    return kebab(event.__name__)


def play(players: int, options: dict[str, int], seed: int, tally: Tally) -> None:
    """One match of computer players, added to the tally."""
    game = WaterFight.new(players, seed, options)
    rng = derived(seed, 1)
    asked: set[int] = set()
    actions = 0
    while decision := game.decision():
        view = game.view(decision.seat)
        if decision.seat == view.table.turn:
            asked.add(view.round)
        game.apply(decide(LEVELS[PLAYER], view, rng))
        actions += 1
    tally.add(game, len(asked), actions)


def measure(players: int, opening_hand: int, target: int, matches: int, seed: int) -> Tally:
    tally = Tally(players)
    options = {"opening_hand": opening_hand, "target": target}
    for number in range(matches):
        play(players, options, derived(seed, players, opening_hand, target, number).state, tally)
    return tally


# --- The report


def report(matches: int, seed: int) -> str:
    """The whole page, as Markdown."""
    settings = {
        (hand, target): measure(2, hand, target, matches, seed)
        for hand in OPENING_HANDS
        for target in TARGETS
    }
    crowds = {players: measure(players, 5, 10, matches // 2 or 1, seed) for players in (3, 4)}
    parts = [
        _head(matches, seed),
        "## Two players\n\n" + _settings_table(settings),
        "## More players\n\nOpening hand 5, target 10.\n\n" + _crowds_table(crowds),
        "## What a match is made of\n\nPer match, two players, opening hand 5.\n\n"
        + _contents_table({target: settings[5, target] for target in TARGETS}),
        "## Cards\n\n" + _cards_table([*settings.values()]),
    ]
    return "\n\n".join(parts) + "\n"


def _head(matches: int, seed: int) -> str:
    return (
        "# The balance of Water Fight\n\n"
        f"Measured on {date.today().isoformat()} with `python -m tools.balance --matches {matches} "
        f"--seed {seed}`: *{PLAYER}* computer players in all seats, {matches} matches a setting of two "
        f"players. A share is good to about "
        f"{round(100 * (0.25 / matches) ** 0.5)} points."
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _settings_table(settings: dict[tuple[int, int], Tally]) -> str:
    head = ["opening hand", "target", "turns (middle half)", "actions", "turns without a choice"]
    head += ["first player wins", "ended by 50 turns"]
    rows = [
        [
            str(hand),
            str(target),
            f"{t.quantile(0.5)} ({t.quantile(0.25)}–{t.quantile(0.75)})",
            f"{t.actions / t.matches:.0f}",
            _percent(t.idle_turns / sum(t.turns)),
            _percent(t.first_wins / t.matches),
            _percent(t.endings["turns"] / t.matches),
        ]
        for (hand, target), t in settings.items()
    ]
    note = (
        "Turns are all players' together, their median first. *Without a choice*: the player on "
        "turn was never asked.\n\n"
    )
    return note + _table(head, rows)


def _crowds_table(crowds: dict[int, Tally]) -> str:
    head = ["players", "turns (middle half)", "actions", "turns without a choice"]
    head += ["first player wins", "a fair share"]
    rows = [
        [
            str(players),
            f"{t.quantile(0.5)} ({t.quantile(0.25)}–{t.quantile(0.75)})",
            f"{t.actions / t.matches:.0f}",
            _percent(t.idle_turns / sum(t.turns)),
            _percent(t.first_wins / t.matches),
            _percent(1 / players),
        ]
        for players, t in crowds.items()
    ]
    return _table(head, rows)


def _contents_table(by_target: dict[int, Tally]) -> str:
    kinds = {
        "attacks": AttackDeclared,
        "hits": AttackHit,
        "answers": AnswerPlayed,
        "rolls of recovery": RecoveryRolled,
        "cards played": CardPlayed,
        "turns": TurnStarted,
    }
    rows = [
        [name, *(f"{tally.per_match(kind):.1f}" for tally in by_target.values())]
        for name, kind in kinds.items()
    ]
    return _table(["", *(f"target {target}" for target in by_target)], rows)


def _cards_table(tallies: list[Tally]) -> str:
    matches = sum(tally.matches for tally in tallies)
    played = sum((tally.played for tally in tallies), Counter[str]())
    won = {card: sum(tally.won.get(card, 0) for tally in tallies) for card in CATALOGUE}
    rates = {card: won[card] / played[card] if played[card] else -1.0 for card in CATALOGUE}
    rows = [
        [
            CATALOGUE[card].shown,
            str(played[card]),
            f"{played[card] / matches:.2f}",
            _percent(rates[card]) if played[card] else "never played",
        ]
        for card in sorted(CATALOGUE, key=lambda card: -rates[card])
    ]
    note = (
        f"All {matches} matches of two together. *Wins*: how often the player who played the card "
        "won that match; half is even. Cards that are played by who leads anyway stand high, so a "
        "rate far from half is a question, not yet an answer.\n\n"
    )
    return note + _table(["card", "played", "per match", "wins"], rows)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=60, help="matches a setting, 60 if left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    said = parser.parse_args(argv)
    if said.matches < 1:
        parser.error("The number of matches is 1 or more.")
    said.out.write_text(report(said.matches, said.seed), encoding="utf-8")
    print(f"Written: {said.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
