"""`python main.py kiosk …` as a process of its own, and a short soak."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from pathlib import Path

from game.kiosk.lock import fits
from game.kiosk.statistics import WAKE, Statistics

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, input=typed, capture_output=True, text=True,
        timeout=300, check=False,
    )  # fmt: skip


def test_the_pin_is_set_from_the_command_line(own_home: Path) -> None:
    done = run("main.py", "kiosk", "--set-pin", typed="2580\n")
    assert (done.returncode, done.stderr) == (0, "")
    kept = (own_home / "config" / "kiosk.pin").read_text()
    assert fits("2580", kept)
    done = run("main.py", "kiosk", "--set-pin", typed="abc\n")
    assert done.returncode == 1
    assert "A PIN has 4 to 12 figures. It stays as it was." in done.stderr
    assert (own_home / "config" / "kiosk.pin").read_text() == kept


def test_the_report_is_printed_and_written(own_home: Path, tmp_path: Path) -> None:
    done = run("main.py", "kiosk", "--report")
    assert done.returncode == 0 and "Nothing has happened yet" in done.stdout
    base = Statistics(own_home / "data" / "kiosk.sqlite")
    base.note(WAKE)
    base.close()
    file = tmp_path / "out.csv"
    done = run("main.py", "kiosk", "--report", str(file))
    assert done.returncode == 0 and done.stdout.startswith("day")
    with file.open(encoding="utf-8", newline="") as found:
        assert next(csv.DictReader(found))["wakes"] == "1"
    assert run("main.py", "kiosk", "--report", "/dev/null/x.csv").returncode == 1


def test_what_it_does_not_know_it_says() -> None:
    done = run("main.py", "kiosk", "--loud")
    assert done.returncode == 2
    assert "unrecognized arguments: --loud" in done.stderr


def test_the_message_says_so_where_there_is_no_screen() -> None:
    environment = os.environ | {"SDL_VIDEODRIVER": "nonsense"}
    done = subprocess.run(
        [sys.executable, "main.py", "kiosk", "--message"],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "It will be back soon" in done.stderr


def test_a_short_soak_with_a_kill_finds_no_fault() -> None:
    done = run("tools/soak.py", "--minutes", "0.6", "--sessions", "8", "--kills", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 faults" in done.stdout
    sessions = re.search(r"(\d+) sessions in", done.stdout)
    assert sessions and int(sessions[1]) >= 2
