"""The shell in a real window: pointer, keys, focus, size, full screen, the end."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from tests.window.conftest import Launch
from tests.window.harness import Player

PROGRAM = [str(Path(__file__).with_name("plain_scene.py"))]

Start = Callable[..., Player]


@pytest.fixture
def start(launch: Launch) -> Start:
    def started(pace: str = "still", size: str = "1280x720", home: str = "player") -> Player:
        return launch(pace, size, program=PROGRAM, home=home)

    return started


def intents(player: Player) -> list[tuple[str, str]]:
    return [
        (line["kind"], line["device"]) for line in player.told("intent") if line["kind"] != "POINT"
    ]


def processor_seconds(player: Player) -> float:
    fields = Path(f"/proc/{player.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_pointer_keys_and_focus(start: Start, tmp_path: Path) -> None:
    player = start()
    player.press("square")
    player.until(lambda: len(intents(player)) == 2, "press and release")
    assert intents(player) == [("PRESS", "mouse"), ("RELEASE", "mouse")]
    places = [line["at"] for line in player.told("intent")]
    assert all(abs(x - 120) <= 1 and abs(y - 70) <= 1 for x, y in places[-2:])
    player.keys("w", "Return", "Tab", "F1")
    wanted = ["UP", "CONFIRM", "CONFIRM_UP", "NEXT", "EXTRA", "EXTRA_UP"]
    player.until(lambda: len(intents(player)) >= 8, "four keys")
    assert intents(player)[2:] == [(kind, "keys") for kind in wanted]
    picture = Image.open(player.picture(tmp_path / "screen.png"))
    assert (0xE9, 0x4F, 0x64) in {colour for _count, colour in picture.getcolors(1 << 24) or []}

    other = start(home="other")  # takes the focus away, and gives it back when it ends
    player.until(lambda: len(player.told("pause")) == 1, "the pause")
    other.close_window()
    player.until(lambda: len(player.told("resume")) == 1, "the end of the pause")


def test_size_and_full_screen(start: Start) -> None:
    player = start()
    layouts = lambda: [tuple(line["size"]) for line in player.told("layout")]  # noqa: E731
    assert layouts() == [(1280, 720)]
    player.resize(1500, 640)
    player.until(lambda: layouts()[-1] == (1500, 640), "the new layout")
    player.keys("F11")
    player.until(lambda: layouts()[-1] == (1920, 1080), "full screen")
    player.until(lambda: player.size() == (1920, 1080), "the window fills the screen")
    assert "full_screen = true" in (player.home / "config" / "settings.toml").read_text()
    player.keys("F11")
    player.until(lambda: layouts()[-1] == (1500, 640), "the window as it was")
    player.resize(700, 500)  # smaller than any layout: drawn larger, then shrunk
    player.until(lambda: layouts()[-1] == (1024, 731), "the least layout")
    player.click(350, 250)
    player.until(lambda: intents(player)[-1:] == [("RELEASE", "mouse")], "the click")
    x, y = player.told("intent")[-1]["at"]
    assert abs(x - 512) <= 2 and abs(y - 366) <= 2


def test_nothing_is_done_while_nothing_happens(start: Start) -> None:
    player = start("still")
    time.sleep(0.5)
    before = processor_seconds(player)
    time.sleep(4.0)
    assert processor_seconds(player) - before <= 0.03 * 4.0
    player.keys("Escape")
    player.process.wait(5)
    assert player.told("leave")[0]["draws"] < 12


def test_a_living_background_has_twelve_frames_a_second_and_ends_though_it_hangs(
    start: Start,
) -> None:
    player = start("living")
    began = time.monotonic()
    time.sleep(2.0)
    lasted = time.monotonic() - began
    assert player.close_window() < 1.0
    assert player.told("leave")[0]["draws"] <= 12 * (lasted + 2.0)


def test_closing_the_window_while_all_moves(start: Start) -> None:
    player = start("moving")
    time.sleep(0.3)
    assert player.close_window() < 1.0
    assert player.process.returncode == 0
    assert len(player.told("leave")) == 1
