"""What happened at the kiosk, in one SQLite file: times and games, nothing of the people.

Whatever is wrong with the file, the game goes on: what can't be written is logged.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TypeVar

from game.shell.files import put_aside

T = TypeVar("T")

log = logging.getLogger("drench.kiosk.statistics")

FILE = "kiosk.sqlite"
WAKE, START, END, LEAVE, ASLEEP = "wake", "start", "end", "leave", "asleep"
PATIENCE = 0.2  # seconds that a locked file is waited for
DAYS_KEPT = 400
SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    id INTEGER PRIMARY KEY, day TEXT NOT NULL, time TEXT NOT NULL, what TEXT NOT NULL,
    game TEXT NOT NULL, place TEXT NOT NULL, seconds REAL NOT NULL, score INTEGER, won INTEGER
);
CREATE INDEX IF NOT EXISTS by_day ON events (day, what);
"""


@dataclass(frozen=True)
class Best:
    """The best that people did in one game in a day: points, and the quickest win in seconds."""

    score: int | None = None
    quickest: float | None = None


@dataclass(frozen=True)
class Day:
    """Counts of one day.  `starts` and `ends` by game, `places` where matches were left,
    `seconds` of play.
    """

    day: str
    wakes: int
    starts: dict[str, int]
    ends: dict[str, int]
    places: dict[str, int]
    seconds: float


class Statistics:
    """The database at `path`; `now` gives the local date and time.

    What is noted is written by a thread of its own: a slow disk holds nothing up.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.path = path
        self._now = now
        self._writer = ThreadPoolExecutor(1, "kiosk-statistics")
        self._last: Future[object] | None = None

    def note(
        self, what: str, game: str = "", place: str = "", seconds: float = 0.0,
        score: int | None = None, won: bool | None = None,
    ) -> None:  # fmt: skip
        """Keep one event of WAKE, START, END, LEAVE, ASLEEP, soon."""
        now = self._now()
        row = (f"{now:%Y-%m-%d}", f"{now:%H:%M:%S}", what, game, place, round(seconds, 1), score, won)  # fmt: skip

        def write(base: sqlite3.Connection) -> None:
            base.execute(
                "INSERT INTO events (day, time, what, game, place, seconds, score, won) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            )

        self._last = self._writer.submit(self._tried, write, None)

    def flush(self) -> None:
        """Wait until all that was noted is on the disk."""
        if self._last:
            self._last.result()

    def close(self) -> None:
        """Write the rest, then let the thread end."""
        self._writer.shutdown()

    def forget_old(self) -> None:
        """Drop what is older than `DAYS_KEPT` days."""
        oldest = f"{self._now() - timedelta(days=DAYS_KEPT):%Y-%m-%d}"
        self._tried(lambda base: base.execute("DELETE FROM events WHERE day < ?", (oldest,)), None)

    def best_today(self, game: str) -> Best:
        """The best of the day in `game`."""
        self.flush()

        def read(base: sqlite3.Connection) -> Best:
            score, quickest = base.execute(
                "SELECT MAX(score), MIN(CASE WHEN won THEN seconds END) FROM events "
                "WHERE day = ? AND what = ? AND game = ?",
                (f"{self._now():%Y-%m-%d}", END, game),
            ).fetchone()
            return Best(score, quickest)

        return self._tried(read, Best())

    def days(self, last: int | None = None) -> list[Day]:
        """The counts by day, the latest first; of the `last` days that had any, if given."""
        self.flush()
        if not self.path.exists():
            return []

        def read(base: sqlite3.Connection) -> list[Day]:
            found = base.execute(
                "SELECT day, what, game, place, COUNT(*), SUM(seconds) FROM events "
                "GROUP BY day, what, game, place ORDER BY day DESC"
            ).fetchall()
            days = sorted({row[0] for row in found}, reverse=True)[:last]
            return [_day(day, [row[1:] for row in found if row[0] == day]) for day in days]

        return self._tried(read, [])

    # ------------------------------------------------------------------ steps
    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The database within one transaction, which is on the disk when it ends."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as base, base:
            base.executescript(SCHEMA)
            yield base

    def _tried(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """What `work` gives; a broken file is kept aside and begun anew, once."""
        for _attempt in range(2):
            try:
                with self._open() as base:
                    return work(base)
            except sqlite3.OperationalError as fault:  # locked, read-only, full
                log.warning("The statistics can't be used (%s).", fault)
                return otherwise
            except sqlite3.DatabaseError as fault:
                log.warning("The statistics can't be read (%s).", fault)
                if not self._keep_aside():
                    return otherwise
            except OSError as fault:
                log.warning("The statistics can't be used (%s).", fault.strerror)
                return otherwise
        return otherwise

    def _keep_aside(self) -> bool:
        try:
            put_aside(self.path)
        except OSError as fault:
            log.warning("Nor can they be kept aside (%s).", fault.strerror)
            return False
        return True


def _day(day: str, rows: list[tuple[str, str, str, int, float]]) -> Day:
    wakes = 0
    seconds = 0.0
    starts: dict[str, int] = {}
    ends: dict[str, int] = {}
    places: dict[str, int] = {}
    for what, game, place, count, spent in rows:
        if what == WAKE:
            wakes += count
        elif what == START:
            starts[game] = starts.get(game, 0) + count
        elif what == END:
            ends[game] = ends.get(game, 0) + count
            seconds += spent
        elif what == LEAVE:
            places[place] = places.get(place, 0) + count
            seconds += spent
    return Day(day, wakes, starts, ends, places, seconds)
