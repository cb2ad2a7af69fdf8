"""Hours, and the operator's settings in their file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from game.kiosk import hours
from game.kiosk.leaving import Leaving
from game.kiosk.operator import Operator, OperatorFile, mended


def day(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-06-{text}")


@pytest.mark.parametrize(
    ("now", "begin", "end", "inside"),
    [
        ("01 12:00", "09:00", "18:00", True),
        ("01 09:00", "09:00", "18:00", True),
        ("01 18:00", "09:00", "18:00", False),
        ("01 23:30", "22:00", "08:00", True),
        ("01 07:59", "22:00", "08:00", True),
        ("01 08:00", "22:00", "08:00", False),
        ("01 12:00", "12:00", "12:00", False),
    ],
)
def test_hours_may_go_past_midnight(now: str, begin: str, end: str, inside: bool) -> None:
    assert hours.within(day(now), begin, end) is inside


@pytest.mark.parametrize(
    ("since", "now", "came"),
    [
        ("01 09:00", "01 23:00", False),
        ("01 09:00", "02 03:59", False),
        ("01 09:00", "02 04:00", True),
        ("02 04:00", "02 05:00", False),  # begun at that very time
        ("02 03:00", "02 05:00", True),
        ("01 05:00", "03 03:00", True),  # nobody could look for a day
    ],
)
def test_whether_an_hour_has_come(since: str, now: str, came: bool) -> None:
    assert hours.passed(day(since), day(now), "04:00") is came


def test_settings_come_back_as_they_were_saved(tmp_path: Path) -> None:
    file = OperatorFile(tmp_path / "config" / "kiosk.toml")
    assert file.load() == Operator()
    wanted = Operator(games=["swamp"], volume=0.25, idle_seconds=60.0, restart_at="", guide=False)
    assert file.save(wanted)
    assert file.load() == wanted


def test_what_a_file_says_wrong_is_the_default() -> None:
    found = mended(
        {
            "games": ["chess", "swamp", 3], "volume": 7, "idle_seconds": "soon", "swamp_rounds": 2,
            "waterfight_aim": 1, "dark_from": "25:00", "restart_at": "", "countdown_seconds": True,
            "quiet_to": "07:30", "silence_seconds": float("nan"), "unknown": 1,
        }
    )  # fmt: skip
    assert found == Operator(games=["swamp"], volume=1.0, restart_at="", quiet_to="07:30")
    assert mended({"games": []}).games == Operator().games  # something must be offered


def test_a_broken_file_is_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text("volume = [")
    assert OperatorFile(path).load() == Operator()
    assert (tmp_path / "kiosk.broken.toml").read_text() == "volume = ["


def test_a_folder_that_cannot_be_written_to_stops_nothing() -> None:
    assert not OperatorFile(Path("/dev/null/kiosk.toml")).save(Operator())
    assert OperatorFile(Path("/dev/null/kiosk.toml")).load() == Operator()


# ---------------------------------------------------------------------- leaving
def passed(leaving: Leaving, seconds: float, awaited: bool = True) -> bool:
    return any(leaving.passed(0.5, awaited) for _half in range(round(seconds * 2)))


def test_45_seconds_then_a_countdown_of_20() -> None:
    leaving = Leaving(Operator())
    assert not passed(leaving, 44.5)
    assert leaving.counting is None
    assert not leaving.passed(0.5, True)
    assert leaving.counting == 20
    assert not passed(leaving, 19.5)
    assert leaving.passed(0.5, True)


def test_only_time_in_which_a_person_is_to_act_counts() -> None:
    leaving = Leaving(Operator())
    passed(leaving, 30)
    passed(leaving, 100, awaited=False)
    assert leaving.counting is None
    passed(leaving, 15)
    assert leaving.counting == 20


def test_a_touch_begins_it_anew_also_in_the_countdown() -> None:
    leaving = Leaving(Operator())
    passed(leaving, 44)
    leaving.touched()
    passed(leaving, 44)
    assert leaving.counting is None
    passed(leaving, 5)
    assert leaving.counting == 16
    leaving.touched()
    assert leaving.counting is None


def test_no_match_holds_the_screen_for_good() -> None:
    leaving = Leaving(Operator(silence_seconds=90))
    passed(leaving, 89, awaited=False)
    assert leaving.counting is None
    passed(leaving, 1, awaited=False)
    assert leaving.counting == 20


def test_a_stall_is_no_absence() -> None:
    leaving = Leaving(Operator())
    assert not leaving.passed(3600.0, True)
    assert leaving.counting is None
