"""`simulate`: results as a table or as JSON, and sentences for bad input."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game import simulate

EASY = ["swamp", "--seats", "easy,easy,easy,easy", "--options", "rounds=1"]


def results(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert simulate.main([*argv, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == "" and captured.out.count("\n") == 1
    found: dict[str, Any] = json.loads(captured.out)
    return found


def test_the_json_counts_wins_and_means(capsys: pytest.CaptureFixture[str]) -> None:
    found = results(capsys, *EASY, "--matches", "12", "--seed", "3")
    assert list(found) == ["game", "matches", "seats", "decisions_per_second"]
    assert (found["game"], found["matches"]) == ("swamp", 12)
    assert found["decisions_per_second"] > 0
    assert [list(seat) for seat in found["seats"]] == [["player", "wins", "mean_score"]] * 4
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(12, abs=1e-4)
    again = results(capsys, *EASY, "--matches", "12", "--seed", "3")
    assert again["seats"] == found["seats"]
    assert results(capsys, *EASY, "--matches", "12", "--seed", "4")["seats"] != found["seats"]


def test_the_table_has_a_line_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main([*EASY, "--matches", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6 and lines[0].startswith("swamp, 2 matches")


def test_a_bar_shows_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert simulate.main([*EASY, "--matches", "2"]) == 0
    shown = capsys.readouterr().err
    assert "\r" + "#" * 15 + "." * 15 + " 1 of 2" in shown and shown.endswith("2 of 2\n")


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        ([], "required"),
        (["chess", "--seats", "easy"], "chess"),
        (["swamp", "--seats", "easy,easy"], "played by 4"),
        (["swamp", "--seats", "easy,easy,easy,genius"], 'no player "genius"'),
        (["swamp", "--seats", "easy,easy,easy,person"], "no persons"),
        ([*EASY, "--matches", "0"], "1 or more"),
        ([*EASY, "--matches", "many"], "many"),
        ([*EASY[:3], "--options", "rounds"], "no value"),
        ([*EASY[:3], "--options", "rounds=5"], "1, 4, 7 or 14"),
        ([*EASY[:3], "--options", "laps=5"], "no option"),
        ([*EASY, "--seed", str(2**64)], "64 bits"),
        ([*EASY, "--fast"], "--fast"),
    ],
)
def test_bad_input_gets_a_usage_line_and_a_sentence(
    capsys: pytest.CaptureFixture[str], argv: list[str], says: str
) -> None:
    assert simulate.main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    lines = captured.err.splitlines()
    assert lines[0].startswith("usage: ")
    assert says in lines[-1] and lines[-1].endswith(".")


def test_options_read_numbers_texts_and_lists() -> None:
    assert simulate.options_of(["rounds=4", "middle=minor", "aim=[0,1]"]) == {
        "rounds": 4,
        "middle": "minor",
        "aim": [0, 1],
    }


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["--help"]) == 0
    assert "--seats" in capsys.readouterr().out
