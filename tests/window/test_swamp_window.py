"""A one-round match of Swamp in a real window, from the title to the title."""

from __future__ import annotations

from typing import Any

from tests.window.conftest import Launch
from tests.window.harness import Player

QUICK = "speed = 4.0\nlast_card = true\n\n[choices.swamp]\nrounds = 1\n"


def own_events(player: Player, kind: str) -> list[dict[str, Any]]:
    """What the person at seat 0 has done so far."""
    return [line for line in player.told("event") if line["type"] == kind and line.get("seat") == 0]


def next_turn(player: Player, number: int) -> dict[str, Any] | None:
    """The `number`th time that the person is asked, None once the round is over."""
    player.until(
        lambda: len(player.told("turn")) > number or player.scene == "RoundSummary",
        f"turn {number} or the end of the round",
    )
    turns = player.told("turn")
    return turns[number] if len(turns) > number else None


def test_a_match_from_title_to_title_by_pointer_and_keys(launch: Launch) -> None:
    player = launch("--seed", "3", "--size", "1280x720", settings=QUICK)
    player.until_scene("Title")
    player.press("swamp")
    player.until_scene("Setup")
    player.press("start")
    player.until_scene("SwampTable")
    number = 0
    while (turn := next_turn(player, number)) is not None:
        number += 1
        if turn["phase"] == "call":
            player.press("call 3")
            player.until(lambda: bool(own_events(player, "called")), "the call")
            assert own_events(player, "called")[0]["call"] == 3
            continue
        before = len(own_events(player, "card-played"))
        if number % 3:
            card = turn["legal"][0].removeprefix("play ")
            player.press(f"card {card}")
        else:
            player.keys("Return")  # the focus waits on a card that may be played
        player.until(
            lambda before=before: len(own_events(player, "card-played")) > before,  # type: ignore[misc]
            "the card is played",
        )
    played = [line["card"] for line in own_events(player, "card-played")]
    assert len(played) == len(set(played)) == 13
    assert number == 13  # a call and twelve cards: the last one plays itself
    player.press("continue")  # lets the numbers roll to their end, then goes on
    player.until(
        lambda: player.scene != "RoundSummary" or player.now["pace"] != "moving", "the sums"
    )
    if player.scene == "RoundSummary":
        player.press("continue")
    player.until_scene("Results")
    over = player.told("over")[0]
    scored = next(line for line in player.told("event") if line["type"] == "round-scored")
    assert over["scores"] == scored["scores"]
    player.press("title")
    player.until_scene("Title")
    assert player.close_window() < 1.5
