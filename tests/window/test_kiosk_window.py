"""A passer-by at the kiosk in a real window; the window manager's keys do nothing."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from game.kiosk.lock import PinFile
from tests.window.conftest import Launch
from tests.window.harness import Player

# Where the pictures of the path go, if somebody wants to see them.
ALBUM = os.environ.get("DRENCH_ALBUM")


def photograph(player: Player, name: str) -> None:
    if ALBUM:
        Path(ALBUM).mkdir(parents=True, exist_ok=True)
        player.picture(Path(ALBUM) / f"{name}.png")


def test_a_passer_by_plays_and_goes_away(launch: Launch, tmp_path: Path) -> None:
    config = tmp_path / "player" / "drench" / "config"
    PinFile(config / "kiosk.pin").set("2580")
    (config / "kiosk.toml").write_text("idle_seconds = 10.0\ncountdown_seconds = 6.0\n")
    player = launch("kiosk", "--game")
    player.until_scene("Attract", 60)
    player.until(lambda: bool(player.told("piece")), "a piece", 60)
    time.sleep(8.0)
    photograph(player, "1-attract")
    assert player.size() == (1920, 1080)
    player.keys("F11", "Escape")  # the first wakes it, none changes the window
    player.until_scene("KioskHome")
    assert player.size() == (1920, 1080)
    player.until_control("swamp")
    photograph(player, "2-choice")
    player.press("swamp")
    player.until_scene("Guide", 60)
    time.sleep(0.8)
    photograph(player, "3-guide")
    while player.scene == "Guide":
        player.click(960, 560)  # on nothing, should the table be there already
        time.sleep(0.8)
    turn = player.told("turn")[0]
    assert turn["phase"] == "call"
    player.press("call 3")
    player.until(lambda: len(player.told("turn")) > 1 or player.scene == "Guide", "the play", 60)
    time.sleep(0.8)
    photograph(player, "4-play")
    player.keys("alt+F4")
    player.until_scene("StillThere", 60)
    time.sleep(1.0)
    photograph(player, "5-countdown")
    player.until_scene("Attract", 40)
    assert player.process.poll() is None
    asleep = player.told("asleep")[-1]
    assert asleep["place"] in ("swamptable", "guide")
    player.process.send_signal(signal.SIGTERM)
    player.process.wait(10)
