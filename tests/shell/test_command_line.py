"""`python main.py …` as a process of its own."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from game.options import Options, parsed

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, cwd: Path = ROOT, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:  # fmt: skip
    """The finished process of a command line, on a machine without a display."""
    without = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    mine = {name: value for name, value in os.environ.items() if name not in without}
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *words],
        cwd=cwd, env=mine | environment, input=typed, capture_output=True, text=True, timeout=120,
        check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "There is no command 'dance'."),
        (["--size", "12"], "'12' isn't a size such as 1280x720."),
        (["--size", "0000x100"], "isn't a size"),
        (["--windowed", "--fullscreen"], "not allowed with"),
        (["play", "--seed", "x"], "invalid int value"),
        (["referee", "now"], "The referee takes its requests from standard input"),
    ],
)
def test_a_wrong_command_line_gets_usage_and_status_2(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("usage: python main.py [play]")
    assert sentence in done.stderr


def test_options() -> None:
    assert parsed([], "") == Options()
    assert parsed(["--size", "1280x720", "--windowed", "--seed", "5"], "") == Options(
        (1280, 720), False, 5
    )
    assert parsed(["--fullscreen"], "").full_screen is True


def test_the_referee_starts_at_once() -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = run("referee", typed='{"cmd": "quit"}\n')
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.stdout.strip() == '{"ok": true}'
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert spent < 0.3
    code = (
        "import io, sys; sys.argv = ['main.py']; import main; sys.stdin = io.TextIOWrapper("
        "io.BytesIO()); main.main(['referee']); "
        "print([name for name in ('pygame', 'numpy', 'argparse') if name in sys.modules])"
    )
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert loaded.stdout.strip() == "[]", loaded.stderr


def test_without_a_display_pictures_of_a_match_are_left(tmp_path: Path) -> None:
    done = run("--seed", "4", cwd=tmp_path, SDL_VIDEODRIVER="nonsense")
    assert done.returncode == 0, done.stderr
    (line,) = done.stdout.splitlines()
    assert "./demo" in line
    pictures = sorted((tmp_path / "demo").iterdir())
    assert len(pictures) > 8
    assert "results" in pictures[-1].name


def test_pictures_that_cannot_be_left_are_said(tmp_path: Path) -> None:
    (tmp_path / "demo").write_text("in the way")
    done = run(cwd=tmp_path, SDL_VIDEODRIVER="nonsense")
    assert done.returncode == 1
    assert str(tmp_path / "demo") in done.stderr
    assert "Traceback" not in done.stderr
