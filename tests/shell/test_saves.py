"""Texts that survive: whole or not at all, the one before kept, nothing foreign taken."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from game.shell.saves import LARGEST, Saves
from game.shell.store import Finished, Placed, Store


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def saves(tmp_path: Path, told: list[str]) -> Saves:
    return Saves(tmp_path / "saves", told.append)


def age(saves: Saves, name: str, seconds: float) -> None:
    for path in saves.folder.glob(f"{name}.json*"):
        os.utime(path, (1e9 + seconds, 1e9 + seconds))


def test_the_text_and_the_one_before_are_read_back(saves: Saves) -> None:
    assert saves.write("one", "1") and saves.read("one") == ["1"]
    assert saves.write("one", "2ä") and saves.read("one") == ["2ä", "1"]
    saves.write("one", "3")
    assert saves.read("one") == ["3", "2ä"]
    assert saves.names() == ["one"]


def test_the_latest_comes_first_and_removing_leaves_the_others(saves: Saves) -> None:
    for number, name in enumerate(("first", "second", "third")):
        saves.write(name, name)
        age(saves, name, number)
    assert saves.names() == ["third", "second", "first"]
    saves.remove("second")
    saves.remove("never-there")
    assert saves.names() == ["third", "first"]


def test_a_write_that_breaks_off_costs_nothing(
    saves: Saves, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the system fails, the last good text is still there."""
    saves.write("one", "1")
    for broken in ("fsync", "replace"):
        with monkeypatch.context() as patch:

            def fail(*_args: object, **_more: object) -> None:
                raise OSError(28, "No space left on device")

            patch.setattr(os if broken == "fsync" else Path, broken, fail)
            assert not saves.write("one", "2")
        assert saves.read("one")[0] == "1"
    assert not saves.works
    assert len(told) == 1 and str(saves.folder) in told[0]
    assert saves.write("one", "2") and saves.works
    assert saves.read("one") == ["2", "1"]


def test_killed_between_the_two_renames_the_text_before_is_there(saves: Saves) -> None:
    saves.write("one", "1")
    saves.write("one", "2")
    (saves.folder / "one.json").rename(saves.folder / "one.json.before")
    assert saves.read("one") == ["2"] and saves.names() == ["one"]


def test_what_is_not_ours_is_left_out_and_left_alone(saves: Saves) -> None:
    saves.write("ours", "1")
    (saves.folder / "notes.txt").write_text("mine")
    (saves.folder / "UPPER.json").write_text("{}")
    (saves.folder / "folder.json").mkdir()
    (saves.folder / "large.json").write_bytes(b" " * (LARGEST + 1))
    (saves.folder / "bytes.json").write_bytes(b"\xff\xfe\x00")
    assert set(saves.names()) == {"ours", "large", "bytes"}
    assert saves.read("large") == saves.read("bytes") == saves.read("folder") == []
    assert (saves.folder / "notes.txt").read_text() == "mine"


def test_only_so_many_are_kept(tmp_path: Path) -> None:
    saves = Saves(tmp_path, most=3)
    for number in range(6):
        saves.write(f"match-{number}", "x")
        age(saves, f"match-{number}", number)
    assert saves.names() == ["match-5", "match-4", "match-3"]


def test_a_folder_that_is_a_file_is_told_of_once(tmp_path: Path, told: list[str]) -> None:
    (tmp_path / "saves").write_text("")
    saves = Saves(tmp_path / "saves", told.append)
    assert not saves.write("one", "1") and not saves.write("one", "2")
    assert saves.names() == [] and saves.read("one") == []
    assert len(told) == 1


# ---------------------------------------------------------------------- statistics
def match(winner: int, ended: float, game: str = "swamp", best: int = 10) -> Finished:
    people = [("Ann", "person"), ("Ben", "person"), ("Dot", "easy")]
    seats = [
        Placed(name, "frog", player, 20 - i, best + i, i == winner)
        for i, (name, player) in enumerate(people)
    ]
    return Finished(game, ended, 60.0, f"{game}-{ended}", seats)


def test_standings_count_wins_best_rounds_and_streaks_by_person_and_game(tmp_path: Path) -> None:
    store = Store(tmp_path / "data" / "statistics.sqlite")
    assert store.standings() == [] and store.matches() == 0
    for ended, winner in enumerate([0, 1, 0, 0, 2]):
        assert store.add(match(winner, ended, best=10 + ended))
    store.add(match(1, 9.0, "wetting"))
    found = {(one.name, one.game): one for one in store.standings()}
    assert set(found) == {
        ("Ann", "swamp"),
        ("Ben", "swamp"),
        ("Ann", "wetting"),
        ("Ben", "wetting"),
    }
    ann = found["Ann", "swamp"]
    assert (ann.matches, ann.wins, ann.best, ann.streak, ann.longest) == (5, 3, 14, 0, 2)
    assert found["Ben", "wetting"].streak == 1
    assert store.standings()[0] == ann
    assert store.matches() == 6


def test_a_match_that_is_written_twice_counts_once(tmp_path: Path) -> None:
    store = Store(tmp_path / "statistics.sqlite")
    assert store.add(match(0, 1.0)) and store.add(match(0, 1.0))
    assert store.matches() == 1


def test_a_locked_database_stops_nothing(tmp_path: Path, told: list[str]) -> None:
    store = Store(tmp_path / "statistics.sqlite", told.append)
    store.add(match(0, 1.0))
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert not store.add(match(0, 2.0)) and store.standings() == []
    assert len(told) == 1 and str(store.path) in told[0]
    other.execute("ROLLBACK")
    other.close()
    assert store.add(match(0, 2.0)) and store.matches() == 2


@pytest.mark.parametrize("broken", [b"not a database", b"SQLite format 3\x00" + b"\x07" * 4000])
def test_a_broken_database_is_kept_aside_and_begun_anew(
    tmp_path: Path, told: list[str], broken: bytes
) -> None:
    store = Store(tmp_path / "statistics.sqlite", told.append)
    store.path.write_bytes(broken)
    assert store.add(match(0, 1.0)) and store.matches() == 1
    assert (tmp_path / "statistics.broken-1.sqlite").read_bytes() == broken
    assert len(told) == 1


def test_a_database_of_another_shape_stops_nothing(tmp_path: Path, told: list[str]) -> None:
    store = Store(tmp_path / "statistics.sqlite", told.append)
    with sqlite3.connect(store.path) as other:
        other.execute("CREATE TABLE matches (something INTEGER)")
    other.close()
    assert not store.add(match(0, 1.0)) and store.standings() == []
    assert len(told) == 1


def test_a_folder_that_cannot_be_written_to_stops_nothing(tmp_path: Path, told: list[str]) -> None:
    (tmp_path / "data").write_text("")
    store = Store(tmp_path / "data" / "statistics.sqlite", told.append)
    assert not store.add(match(0, 1.0)) and store.standings() == []
    assert len(told) == 1
