"""Swamp in a real window: a dimmed card says why it stays."""

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


def next_turn(player: Player, turns: int) -> dict[str, Any] | None:
    """The person's turn with that number, None if the round is over instead."""
    player.until(
        lambda: len(player.told("turn")) > turns or player.scene == "RoundSummary",
        f"turn {turns + 1}",
    )
    found = player.told("turn")
    return found[turns] if len(found) > turns else None


def press(player: Player, action: str) -> None:
    """Press the lily pad or the card that `action` names, the card where no other covers it."""
    name = action.replace("play ", "card ")
    player.until_control(name)
    x, y, _width, height = player.now["where"][name]
    player.click(x + 20, y + min(height // 2, 60))


def played(player: Player) -> list[str]:
    return [
        str(line["card"])
        for line in player.told("event")
        if line["type"] == "card-played" and line["seat"] == 0
    ]


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
            press(player, owed[0])
            player.until(lambda: bool(player.told("refused")), "the reason")
            assert player.told("refused")[0]["why"]
            assert owed[0] in player.now["where"]
            return
        before = len(played(player))
        press(player, turn["legal"][0])
        if turn["phase"] == "play":
            player.until(lambda: len(played(player)) > before, "the card is played")  # noqa: B023
    raise AssertionError("Every card was legal at every turn; choose another seed.")
