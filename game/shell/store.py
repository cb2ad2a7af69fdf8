"""The statistics' database: finished matches and who played them, in one SQLite file.

Whatever is wrong with the file, a match goes on: what can't be written is logged and told of
once, a broken file is kept aside and begun anew.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from game.shell.files import put_aside
from game.words import _

T = TypeVar("T")

log = logging.getLogger("drench.store")

PATIENCE = 0.2  # seconds that a locked file is waited for
SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, ended REAL NOT NULL, seconds REAL NOT NULL,
    replay TEXT NOT NULL UNIQUE
);
CREATE TABLE IF NOT EXISTS seats (
    match INTEGER NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    face TEXT NOT NULL, player TEXT NOT NULL, score INTEGER NOT NULL, best INTEGER NOT NULL,
    won INTEGER NOT NULL, PRIMARY KEY (match, seat)
);
"""


@dataclass(frozen=True)
class Placed:
    """How one seat ended: `player` is "person" or a level, `best` its best round's points."""

    name: str
    face: str
    player: str
    score: int
    best: int
    won: bool


@dataclass(frozen=True)
class Finished:
    """A finished match: `ended` in seconds since 1970, `seconds` of play, the replay's name."""

    game: str
    ended: float
    seconds: float
    replay: str
    seats: Sequence[Placed]


@dataclass(frozen=True)
class Standing:
    """What one person has done in one game; `streak` is the wins in a row up to now."""

    name: str
    face: str
    game: str
    matches: int
    wins: int
    best: int
    streak: int
    longest: int


class Store:
    """The database at `path`; `tell` gets a sentence once when it can't be used."""

    def __init__(self, path: Path, tell: Callable[[str], None] = log.warning) -> None:
        self.path = path
        self._tell = tell
        self._told = False

    def add(self, match: Finished) -> bool:
        """Keep a finished match; False if that can't be."""
        return self._tried(lambda: self._add(match), False)

    def standings(self) -> list[Standing]:
        """What each person has done in each game, most wins first; none if it can't be read."""
        return self._tried(self._standings, [])

    def matches(self) -> int:
        """How many matches are kept."""
        return self._tried(self._count, 0)

    # ------------------------------------------------------------------ steps
    def _add(self, match: Finished) -> bool:
        with self._open() as base:
            cursor = base.execute(
                "INSERT OR IGNORE INTO matches (game, ended, seconds, replay) VALUES (?, ?, ?, ?)",
                (match.game, match.ended, match.seconds, match.replay),
            )
            if not cursor.rowcount:  # counted before the game was killed
                return True
            base.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (cursor.lastrowid, seat, one.name, one.face, one.player, one.score, one.best,
                     one.won)
                    for seat, one in enumerate(match.seats)
                ],
            )  # fmt: skip
        return True

    def _count(self) -> int:
        if not self.path.exists():
            return 0
        with self._open() as base:
            return int(base.execute("SELECT COUNT(*) FROM matches").fetchone()[0])

    def _standings(self) -> list[Standing]:
        if not self.path.exists():
            return []
        played: dict[tuple[str, str], list[tuple[str, int, bool]]] = {}
        with self._open() as base:
            for name, game, face, best, won in base.execute(
                "SELECT name, game, face, best, won FROM seats JOIN matches ON match = id "
                "WHERE player = 'person' ORDER BY ended, id"
            ):
                played.setdefault((str(name), str(game)), []).append(
                    (str(face), int(best), bool(won))
                )
        found = [_standing(name, game, results) for (name, game), results in played.items()]
        return sorted(found, key=lambda one: (-one.wins, -one.matches, one.name, one.game))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The database within one transaction."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as base, base:
            base.executescript(SCHEMA)
            yield base

    def _tried(self, work: Callable[[], T], otherwise: T) -> T:
        """What `work` gives, once more with a new file if the old one is broken."""
        for _attempt in range(2):
            try:
                return work()
            except sqlite3.OperationalError as fault:  # locked, read-only, full
                self._explain(fault)
                return otherwise
            except (sqlite3.Error, ValueError, TypeError) as fault:
                log.warning("The statistics can't be read (%s).", fault)
                if not self._keep_aside():
                    return otherwise
            except OSError as fault:
                self._explain(fault)
                return otherwise
        return otherwise

    def _explain(self, fault: Exception) -> None:
        log.warning("The statistics can't be used (%s).", type(fault).__name__)
        if not self._told:
            self._told = True
            self._tell(
                _(
                    "The statistics can't be kept: the file {file} is locked or can't be written "
                    "to. You can play on; the match just isn't counted."
                ).format(file=self.path)
            )

    def _keep_aside(self) -> bool:
        """Give a broken file another name; False if that can't be."""
        try:
            aside = put_aside(self.path)
        except OSError as fault:
            self._explain(fault)
            return False
        self._tell(
            _(
                "Your statistics couldn't be read, so they begin anew. "
                "The old file was kept as {file} in {folder}."
            ).format(file=aside.name, folder=self.path.parent)
        )
        return True


def _standing(name: str, game: str, results: Sequence[tuple[str, int, bool]]) -> Standing:
    streak = longest = 0
    for _face, _best, won in results:
        streak = streak + 1 if won else 0
        longest = max(longest, streak)
    return Standing(
        name=name,
        face=results[-1][0],
        game=game,
        matches=len(results),
        wins=sum(won for _face, _best, won in results),
        best=max(best for _face, best, _won in results),
        streak=streak,
        longest=longest,
    )
