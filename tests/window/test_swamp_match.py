"""Swamp in a real window: from the title to the end of a one-round match, and out again."""

from __future__ import annotations

from typing import Any

from tests.window.conftest import Launch
from tests.window.harness import Player

SETTINGS = """
speed = 4.0
seen = ["swamp-call-1", "swamp-call-2", "swamp-call-3"]
[choices.swamp]
rounds = 1
"""
CARDS = 13


def next_turn(player: Player, turns: int) -> dict[str, Any] | None:
    """The person's turn with that number, None if the round is over instead."""
    player.until(
        lambda: len(player.told("turn")) > turns or player.scene == "RoundSummary",
        f"turn {turns + 1}",
    )
    found = player.told("turn")
    return found[turns] if len(found) > turns else None


def play(player: Player, action: str, by_mouse: bool) -> None:
    """Press what the action names: a card by its visible strip, or have the focus confirmed."""
    if action.startswith("call "):
        player.press(action)
    elif by_mouse:
        name = f"card {action.removeprefix('play ')}"
        player.until_control(name)
        x, y, _width, height = player.now["where"][name]
        player.click(x + 20, y + min(height // 2, 60))
    else:
        player.keys("Return")


def played(player: Player) -> list[str]:
    return [
        str(line["card"])
        for line in player.told("event")
        if line["type"] == "card-played" and line["seat"] == 0
    ]


def test_a_match_from_the_title_to_the_title(launch: Launch) -> None:
    player = launch("--seed", "5", "--size", "1280x720", settings=SETTINGS)
    player.until_scene("Title")
    player.press("swamp")
    player.press("start")
    player.until_scene("SwampTable")

    turns = 0
    while (turn := next_turn(player, turns)) is not None:
        turns += 1
        before = len(played(player))
        play(player, turn["legal"][0], by_mouse=turns % 2 == 0)
        if turn["phase"] == "play":
            player.until(lambda: len(played(player)) > before, "the card is played")  # noqa: B023
    assert len(set(played(player))) == CARDS

    # A press while the points are being counted would only skip that.
    player.until(lambda: player.now["pace"] == "still", "the points are counted")
    player.press("continue")
    player.until(lambda: bool(player.told("over")), "the end of the match")
    (ended,) = [line for line in player.told("event") if line["type"] == "match-ended"]
    assert player.told("over")[0]["scores"] == ended["scores"]
    player.until_scene("Results")
    player.press("title")
    player.until_scene("Title")
    player.press("quit")
    assert player.process.wait(5) == 0
    assert "Traceback" not in player.output


def test_a_card_that_may_not_be_played_stays_and_says_why(launch: Launch) -> None:
    player = launch("--seed", "5", "--size", "1280x720", settings=SETTINGS)
    player.press("swamp")
    player.press("start")
    turns = 0
    while (turn := next_turn(player, turns)) is not None:
        turns += 1
        shown = [name for name in player.now["where"] if name.startswith("card ")]
        legal = {action.replace("play ", "card ") for action in turn["legal"]}
        if turn["phase"] == "play" and (owed := [name for name in shown if name not in legal]):
            play(player, owed[0].replace("card ", "play "), by_mouse=True)
            player.until(lambda: bool(player.told("refused")), "the reason")
            assert player.told("refused")[0]["why"]
            assert owed[0] in player.now["where"]
            return
        before = len(played(player))
        play(player, turn["legal"][0], by_mouse=True)
        if turn["phase"] == "play":
            player.until(lambda: len(played(player)) > before, "the card is played")  # noqa: B023
    raise AssertionError("Every card was legal at every turn; choose another seed.")
