"""`simulate`: computer players play each other, many matches, and the results are counted."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from game.players.registry import LEVELS
from game.rules.core import Json, RulesError
from game.rules.games import GAMES
from game.rules.record import SEEDS
from game.rules.rng import derived
from game.session import PERSON, Seat, Session

BAR = 30  # characters


@dataclass
class Tally:
    """One seat's results; a shared win counts as its share."""

    player: str
    wins: float = 0.0
    points: int = 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """A usage line, the sentence, and exit status 2."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{message[:1].upper()}{message[1:].rstrip('.')}.\n")


def parser() -> argparse.ArgumentParser:
    made = _Parser(prog="simulate", description=__doc__, allow_abbrev=False)
    made.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    made.add_argument(
        "--seats",
        required=True,
        metavar="LEVEL,LEVEL",
        help="; ".join(f"{game}: {', '.join(levels)}" for game, levels in LEVELS.items()),
    )
    made.add_argument("--matches", type=int, default=100, metavar="N", help="100 if left out")
    made.add_argument("--seed", type=int, default=1, metavar="N", help="1 if left out")
    made.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    made.add_argument(
        "--options", nargs="+", default=[], metavar="NAME=VALUE", help="such as rounds=4"
    )
    return made


def options_of(words: Sequence[str]) -> dict[str, Json]:
    """`rounds=4 middle=minor` as options; raises RulesError for a word without `=`."""
    options: dict[str, Json] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise RulesError(f'The option "{word}" has no value: write it as rounds=4')
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def play(session: Session) -> int:
    """Play a session of computer players to its end; the number of decisions."""
    decisions = 0
    while session.decision():
        decisions += session.think(1000) is not None
    return decisions


def simulate(
    game: str, players: Sequence[str], matches: int, seed: int, options: dict[str, Json]
) -> tuple[list[Tally], float]:
    """Play the matches; each seat's results, and decisions a second."""
    tallies = [Tally(player) for player in players]
    seats = [Seat("", "", player) for player in players]
    decisions = 0
    began = time.perf_counter()
    for number in range(matches):
        _show_progress(number, matches)
        session = Session(game, seats, options, derived(seed, number).state)
        decisions += play(session)
        view = session.game.open_view()
        winners = view.winners or ()
        for seat, tally in enumerate(tallies):
            tally.points += view.scores[seat]
            tally.wins += 1 / len(winners) if seat in winners else 0
    _show_progress(matches, matches)
    return tallies, decisions / max(time.perf_counter() - began, 1e-9)


def _show_progress(done: int, matches: int) -> None:
    if sys.stderr.isatty():
        full = BAR * done // matches
        end = "\n" if done == matches else ""
        bar = "#" * full + "." * (BAR - full)
        print(f"\r{bar} {done} of {matches}", end=end, file=sys.stderr, flush=True)


def main(argv: Sequence[str]) -> int:
    """Run `simulate` with the words after its name; the exit status."""
    read = parser()
    try:
        said = read.parse_args(argv)
    except SystemExit as stop:
        return int(stop.code or 0)
    players = said.seats.split(",")
    try:
        if said.matches < 1:
            raise RulesError(f"The number of matches is 1 or more, not {said.matches}")
        if said.seed not in SEEDS:
            raise RulesError(f"The seed is a whole number of at most 64 bits, not {said.seed}")
        if PERSON in players:
            raise RulesError("A simulation has no persons: name computer players only")
        options = options_of(said.options)
        tallies, speed = simulate(said.game, players, said.matches, said.seed, options)
    except RulesError as error:
        read.print_usage(sys.stderr)
        print(f"{str(error).rstrip('.')}.", file=sys.stderr)
        return 2
    print(_as_json(said, tallies, speed) if said.json else _as_table(said, tallies, speed))
    return 0


def _as_json(said: argparse.Namespace, tallies: Sequence[Tally], speed: float) -> str:
    seats = [
        {
            "player": tally.player,
            "wins": round(tally.wins, 6),
            "mean_score": round(tally.points / said.matches, 6),
        }
        for tally in tallies
    ]
    return json.dumps(
        {
            "game": said.game,
            "matches": said.matches,
            "seats": seats,
            "decisions_per_second": round(speed, 1),
        }
    )


def _as_table(said: argparse.Namespace, tallies: Sequence[Tally], speed: float) -> str:
    lines = [f"{said.game}, {said.matches} matches, {speed:,.0f} decisions a second"]
    lines.append(f"{'seat':>4}  {'player':<10} {'wins':>8} {'share':>7} {'mean score':>11}")
    for seat, tally in enumerate(tallies):
        share = tally.wins / said.matches
        mean = tally.points / said.matches
        lines.append(
            f"{seat:>4}  {tally.player:<10} {tally.wins:>8.1f} {share:>7.0%} {mean:>11.1f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
