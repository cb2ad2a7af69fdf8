"""Bad surroundings, with the real game in its window."""

from __future__ import annotations

from pathlib import Path

from tests.window.conftest import Launch

TITLE = ("--size", "1280x720")


def log_of(home: Path) -> str:
    return (home / "log" / "drench.log").read_text(encoding="utf-8")


def test_no_sound_device_is_told_in_the_log_and_on_the_settings_page(launch: Launch) -> None:
    player = launch(*TITLE, environment={"SDL_AUDIODRIVER": "nonsense"})
    player.press("settings")
    player.until(lambda: player.scene != "Title", "the settings page")
    assert log_of(player.home).count("No sound can be played") == 1
    assert player.close_window() < 1.0


def test_an_unreadable_settings_file_is_kept_and_the_game_opens(launch: Launch) -> None:
    player = launch(*TITLE, settings="music = [")
    player.until_scene("Title")
    kept = player.home / "config" / "settings.broken-1.toml"
    assert kept.read_text() == "music = ["
    assert player.close_window() < 1.0
    assert player.process.returncode == 0


def test_a_home_that_cannot_be_written_to_stops_nothing(launch: Launch) -> None:
    player = launch(*TITLE, environment={"DRENCH_HOME": "/dev/null/drench"})
    player.until_control("quit")
    before = player.now["where"]["quit"]
    player.keys("F11")
    player.until(lambda: player.size() == (1920, 1080), "full screen")
    player.until(lambda: player.now["where"]["quit"] != before, "the title in full screen")
    assert player.close_window() < 1.0
    assert "Traceback" not in player.output
