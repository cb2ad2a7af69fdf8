"""A match of Water Fight to three soaked kids in a real window, from the title to the title."""

from __future__ import annotations

import time
from typing import Any

from tests.window.conftest import Launch
from tests.window.harness import Player

QUICK = 'speed = 4.0\n\n[choices.waterfight]\ntarget = 3\nopening_hand = 5\nplayer1 = "easy"\n'
MOST = 400  # decisions
DRAWN = 0.4  # seconds in which a frame is drawn for certain


def last_turn(player: Player, number: int) -> dict[str, Any] | None:
    """The `number`th time that the person is asked; None once the match is over."""
    player.until(
        lambda: len(player.told("turn")) > number or player.scene == "Results",
        f"turn {number} or the end of the match",
        60,
    )
    turns = player.told("turn")
    return turns[number] if len(turns) > number else None


def answer(player: Player, turn: dict[str, Any]) -> None:
    """Do what was asked: attacks by pointer, the rest by keys or pointer."""
    legal: list[str] = turn["legal"]
    # The controls may have moved with the cards: a frame must be drawn before they are pressed.
    player.until(lambda: time.time() > turn["at"] + DRAWN, "the next frame")
    shots = [action.split() for action in legal if action.startswith(("shoot", "throw"))]
    if turn["phase"] == "aim":
        player.keys("space")
    elif shots:
        player.press(f"kid {shots[0][1]}")
        player.press(f"kid {shots[0][-1]}")
    elif turn["phase"] in ("answer", "face-shot", "refill"):
        player.press("letbe")
    elif turn["phase"] in ("end", "balloons", "lunch"):
        words = legal[0].split()
        player.press(f"card {words[1]}" if words[0] == "discard" else f"kid {words[-1]}")
    else:
        recruits = [a for a in legal if a.startswith("recruit") and len(a.split()) == 2]
        guns = [a.split() for a in legal if a.startswith("attach")]
        if recruits:
            player.press(f"card {recruits[0].split()[1]}")
        elif guns:
            player.press(f"card {guns[0][1]}")
            player.press(f"kid {guns[0][3]}")
        else:
            player.press("done")


def test_a_match_to_three_by_pointer_and_keys(launch: Launch) -> None:
    player = launch("--seed", "5", "--size", "1280x720", settings=QUICK)
    player.until_scene("Title")
    player.press("waterfight")
    player.until_scene("Setup")
    player.press("start")
    player.until_scene("BattleTable")
    for number in range(MOST):
        turn = last_turn(player, number)
        if turn is None:
            break
        answer(player, turn)
    player.until_scene("Results", 60)
    over = player.told("over")[0]
    assert max(over["scores"]) >= 3
    soaked = [line for line in player.told("event") if line["type"] == "kid-soaked"]
    assert len(soaked) == sum(over["scores"])
    aimed = [line for line in player.told("event") if line["type"] == "attack-aimed"]
    assert all(1 <= line["aim"] <= 6 for line in aimed)
    player.press("title")
    player.until_scene("Title")
