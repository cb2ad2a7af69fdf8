"""What is counted, where it is kept, and how it is reported."""

from __future__ import annotations

import csv
import sqlite3
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.kiosk import report
from game.kiosk.statistics import END, LEAVE, START, WAKE, Best, Statistics


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 6, 1, 12, 0)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def kept(tmp_path: Path, clock: Clock) -> Statistics:
    return Statistics(tmp_path / "data" / "kiosk.sqlite", clock)


def two_days(kept: Statistics, clock: Clock) -> None:
    kept.note(WAKE)
    kept.note(START, "swamp")
    kept.note(END, "swamp", seconds=180, score=24, won=True)
    clock.now += timedelta(days=1)
    for _visit in range(3):
        kept.note(WAKE)
    kept.note(START, "waterfight")
    kept.note(LEAVE, "waterfight", "waterfight soak (battletable)", 60)
    kept.note(LEAVE, place="choice")


def test_a_row_a_day(kept: Statistics, clock: Clock) -> None:
    assert kept.days() == []
    two_days(kept, clock)
    late, early = kept.days()
    assert (early.day, early.wakes, early.starts, early.ends) == (
        "2026-06-01", 1, {"swamp": 1}, {"swamp": 1},
    )  # fmt: skip
    assert early.seconds == 180
    assert (late.wakes, late.starts, late.ends) == (3, {"waterfight": 1}, {})
    assert late.places == {"waterfight soak (battletable)": 1, "choice": 1}
    assert [day.day for day in kept.days(last=1)] == ["2026-06-02"]


def test_the_table_and_the_file_say_the_same(
    kept: Statistics, clock: Clock, tmp_path: Path
) -> None:
    two_days(kept, clock)
    days = kept.days()
    report.write_csv(days, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows[0]["day"] == "2026-06-02" and rows[0]["wakes"] == "3" and rows[0]["left"] == "2"
    assert rows[1]["swamp ends"] == "1" and rows[1]["minutes"] == "3"
    table = report.table(days).splitlines()
    assert table[0].split()[:2] == ["day", "wakes"]
    assert table[1].split()[:3] == ["2026-06-02", "3", "1"]
    assert "choice 1" in table[1]


def test_the_best_of_the_day(kept: Statistics, clock: Clock) -> None:
    kept.note(END, "swamp", seconds=150, score=12, won=False)
    kept.note(END, "swamp", seconds=200, score=20, won=True)
    kept.note(END, "swamp", seconds=300, score=18, won=True)
    assert kept.best_today("swamp") == Best(20, 200)
    assert kept.best_today("wetting") == Best()
    clock.now += timedelta(days=1)
    assert kept.best_today("swamp") == Best()


def test_nothing_personal_has_a_place() -> None:
    from game.kiosk.statistics import SCHEMA

    base = sqlite3.connect(":memory:")
    base.executescript(SCHEMA)
    columns = {row[1] for row in base.execute("PRAGMA table_info(events)")}
    base.close()
    assert columns == {"id", "day", "time", "what", "game", "place", "seconds", "score", "won"}


def test_old_days_are_forgotten(kept: Statistics, clock: Clock) -> None:
    kept.note(WAKE)
    kept.flush()
    clock.now += timedelta(days=401)
    kept.note(WAKE)
    kept.flush()
    kept.forget_old()
    assert [day.day for day in kept.days()] == ["2027-07-07"]


def test_a_broken_file_is_kept_aside_and_begun_anew(kept: Statistics) -> None:
    kept.path.parent.mkdir(parents=True)
    kept.path.write_bytes(b"This is no database, it is a text of some length." * 40)
    kept.note(WAKE)
    assert kept.days()[0].wakes == 1
    assert len(list(kept.path.parent.glob("kiosk.broken-*.sqlite"))) == 1


def test_a_second_broken_file_of_a_day_does_not_replace_the_first(kept: Statistics) -> None:
    kept.path.parent.mkdir(parents=True)
    for garbage in (b"the first is no database at all" * 40, b"nor is the second" * 80):
        kept.path.write_bytes(garbage)
        kept.note(WAKE)
        kept.flush()
    aside = sorted(kept.path.parent.glob("kiosk.broken-*.sqlite"))
    assert [file.read_bytes()[:9] for file in aside] == [b"the first", b"nor is th"]


def test_a_locked_file_and_a_full_disk_stop_nothing(kept: Statistics) -> None:
    kept.note(WAKE)
    kept.flush()
    other = sqlite3.connect(kept.path)
    other.execute("BEGIN EXCLUSIVE")
    kept.note(WAKE)
    kept.flush()
    assert kept.days() == []
    other.close()
    assert kept.days()[0].wakes == 1
    nowhere = Statistics(Path("/dev/null/kiosk.sqlite"))
    nowhere.note(WAKE)
    nowhere.flush()
    assert nowhere.days() == []
