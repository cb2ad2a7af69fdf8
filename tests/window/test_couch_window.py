"""Two people at one keyboard in a real window, and a match that is killed in the middle."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

from tests.window.conftest import Launch
from tests.window.harness import Player

SETTINGS = """
speed = 0.0
seen = ["swamp-call-1", "swamp-call-2", "swamp-call-3"]
[choices.swamp]
rounds = 1
player2 = "person"
name2 = "Ben"
[choices.couch]
hands = "{hands}"
"""
CONFIRM, LOOK = {0: "space", 2: "Return"}, {0: "e", 2: "BackSpace"}


def turns(player: Player) -> list[dict[str, Any]]:
    return player.told("turn")


def join(player: Player, *words: str) -> None:
    """From the title to the table: the left half sits first, the right one opposite."""
    player.until_scene("Title")
    player.press("swamp")
    player.press("start")
    player.until_scene("Join")
    player.keys("space", "Return", "Return")


def play_on(player: Player, seen: int, most: int = 200) -> int:
    """Each turn with the half of whoever is asked; how many turns there were."""
    while seen < most:
        player.until(
            lambda: len(turns(player)) > seen or player.scene in ("RoundSummary", "Results"),  # noqa: B023
            f"turn {seen + 1}",
        )
        if len(turns(player)) == seen:
            if player.scene == "RoundSummary":
                player.press("continue")
                player.until_scene("Results")
            return seen
        seat = turns(player)[seen]["seat"]
        seen += 1
        player.hold(LOOK[seat])
        player.keys(CONFIRM[seat])
        player.let_go(LOOK[seat])
    return seen


def test_two_halves_of_the_keyboard_play_a_match(launch: Launch) -> None:
    player = launch("--seed", "6", "--size", "1280x720", settings=SETTINGS.format(hands="peek"))
    join(player)
    player.until_scene("SwampTable")
    played = play_on(player, 0)
    assert {turn["seat"] for turn in turns(player)} == {0, 2} and played >= 26
    assert player.told("over")
    assert not list((player.home / "data" / "saves").glob("*.json"))
    assert len(list((player.home / "data" / "replays").glob("*.json"))) == 1
    player.press("title")
    player.press("statistics")
    player.until_scene("StatisticsPage")
    player.close_window()
    assert "Traceback" not in player.output
    log = (player.home / "log" / "drench.log").read_text()
    cards = {action.split()[-1] for turn in turns(player) for action in turn["legal"]}
    assert not [line for line in log.splitlines() if cards & set(line.split())]


def saved(home: Path) -> dict[str, Any]:
    (path,) = (home / "data" / "saves").glob("*.json")
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def test_killed_in_the_middle_a_match_is_gone_on_with(launch: Launch) -> None:
    """Twice: `kill -9`, *continue*, the same match without the last action at most."""
    words = ("--seed", "6", "--size", "1280x720")
    player = launch(*words, settings=SETTINGS.format(hands="peek"))
    join(player)
    before: list[str] = []
    for most in (5, 8):
        player.until_scene("SwampTable")
        play_on(player, 0, most)
        made = actions_told(player)
        player.process.send_signal(signal.SIGKILL)
        player.process.wait(10)
        actions = saved(player.home)["record"]["actions"]
        assert made >= most - 1 and actions[: len(before)] == before
        assert len(actions) >= len(before) + made - 1
        before = actions
        (player.home.parent / "trace.jsonl").unlink()
        player = launch(*words)
        player.press("continue")
        player.until_scene("Join")
        player.keys("space", "Return", "Return")
    player.until_scene("SwampTable")
    assert saved(player.home)["record"]["actions"][: len(before)] == before
    player.close_window()


def actions_told(player: Player) -> int:
    """How many actions the window has shown since it opened."""
    kinds = ("called", "card-played")
    return sum(line["type"] in kinds for line in player.told("event"))
