"""A match against Susan in a real window, from the title to the last soaking."""

from __future__ import annotations

from typing import Any

from tests.window.conftest import Launch
from tests.window.harness import Player

QUICK = "speed = 4.0\n\n[choices.wetting]\nrounds = 1\n"
PATIENCE = 60.0  # seconds between two choices


def next_thing(player: Player, number: int) -> dict[str, Any] | None:
    """The `number`th time that the person is asked; None at the end of the round."""
    player.until(
        lambda: len(player.told("turn")) > number or player.scene in ("RoundSummary", "Results"),
        f"choice {number} or the end of the round",
        PATIENCE,
    )
    turns = player.told("turn")
    return turns[number] if len(turns) > number else None


def acted(player: Player) -> int:
    """How many events there were."""
    return len(player.told("event"))


def choose(player: Player, turn: dict[str, Any], number: int) -> None:
    """Play, pass or choose a penalty, by pointer and by key in turn."""
    before = acted(player)
    plays = [action for action in turn["legal"] if action.startswith("play ")]
    if turn["phase"] != "turn":
        player.press(turn["legal"][0])
    elif plays and number % 4 == 3:
        player.keys("Return")
    elif plays:
        player.press(f"card {plays[0].removeprefix('play ')}")
    else:
        player.press("pass")
    player.until(lambda: acted(player) > before, f"choice {number} was made", PATIENCE)


def test_a_match_against_susan_from_title_to_title(launch: Launch) -> None:
    player = launch("--seed", "3", "--size", "1280x720", settings=QUICK)
    player.until_scene("Title")
    player.press("wetting")
    player.until_scene("Setup")
    player.press("start")
    player.until_scene("WettingTable")
    number = 0
    while (turn := next_thing(player, number)) is not None:
        choose(player, turn, number)
        number += 1
    assert number >= 5
    player.press("continue")  # lets the numbers roll to their end, then goes on
    player.until(
        lambda: player.scene != "RoundSummary" or player.now["pace"] != "moving", "the sums"
    )
    if player.scene == "RoundSummary":
        player.press("continue")
    while player.scene != "Results":
        player.until(
            lambda number=number: player.scene == "Results" or len(player.told("turn")) > number,  # type: ignore[misc]
            "the major penalty, or the result",
            PATIENCE,
        )
        if player.scene != "Results":
            choose(player, player.told("turn")[number], number)
            number += 1
    events = player.told("event")
    soaked = [line for line in events if line["type"] == "major-penalty"]
    over = player.told("over")[0]
    assert soaked and over["scores"] == events[-1]["scores"]
    player.press("extra")
    player.until_scene("WettingParty")
    player.keys("Escape")
    player.until_scene("Results")
    player.press("title")
    player.until_scene("Title")
    assert player.close_window() < 1.5
