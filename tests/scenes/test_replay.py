"""Watching finished matches: pause, steps, speed, open hands, the list, the command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import main
from game.rules.core import RulesError
from game.rules.record import Match
from game.scenes.continue_match import REPLAYS_KEPT
from game.scenes.games_list import GAME_SCENES
from game.scenes.replay import Replay, replay_from, replay_of, watch
from game.scenes.statistics import StatisticsPage
from game.session import Seat, Session
from game.shell.intents import Kind
from tests.scenes.sofa import KEYS, RIGHT, Sofa

GAMES = ("swamp", "wetting", "waterfight")


@pytest.fixture
def sofa(screen: pygame.Surface, tmp_path: Path) -> Sofa:
    return Sofa(tmp_path)


def finished(game: str, seed: int = 3) -> str:
    """A match between computer players, as it is kept."""
    entry = GAME_SCENES[game]
    faces = list(entry.faces)
    count = 4 if game == "swamp" else 2
    options = {"target": 3} if game == "waterfight" else {"rounds": 1}
    seats = [Seat(f"Guest {i}", faces[i], "easy") for i in range(count)]
    session = Session(game, seats, options, seed)
    while session.decision():
        session.think(500)
    return session.saved()


def replay(sofa: Sofa, text: str) -> Replay:
    scene = watch(sofa.shared, text)
    assert isinstance(scene, Replay)
    scene._settings.speed = 0.0
    sofa.put(scene)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_watched_to_its_end_with_all_hands_open(sofa: Sofa, game: str) -> None:
    text = finished(game)
    scene = replay(sofa, text)
    everybody = Match.replay(scene.record).game.open_view()
    assert all(not isinstance(hand, int) for hand in scene.session.hands)
    for _frame in range(30_000):
        sofa.frame()
        if sofa.top is not scene:  # the sheet of a round
            sofa.press(RIGHT)
        if scene.session.ended and not scene.table.director.busy:  # type: ignore[attr-defined]
            break
    assert scene.session.ended
    assert scene.session.game.open_view().scores == everybody.scores
    for _frame in range(60):
        sofa.frame()
    assert sofa.top is scene
    assert sofa.kept.store.matches() == 0 and sofa.kept.saves.names() == []


def test_pause_steps_and_beginning_again(sofa: Sofa) -> None:
    scene = replay(sofa, finished("swamp"))
    sofa.until(lambda: scene.session.done >= 3)
    sofa.click("play")
    at = scene.session.done
    for _frame in range(60):
        sofa.frame()
    assert scene.session.done == at
    sofa.click("step")
    sofa.until(lambda: scene.session.done == at + 1)
    for _frame in range(60):
        sofa.frame()
    assert scene.session.done == at + 1
    for _step in range(2):
        sofa.click("step back")
    assert scene.session.done == at - 1 and not scene.session.going
    shown = scene.table.session.view(0)  # type: ignore[attr-defined]
    assert shown.history == scene.session.game.view(0).history
    sofa.click("play")
    sofa.until(lambda: scene.session.done > at + 2)


def test_speed_is_chosen_for_the_replay_only(sofa: Sofa) -> None:
    sofa.shared.settings.speed = 2.0
    scene = replay(sofa, finished("swamp"))
    scene.focus.go("speed")
    sofa.press(KEYS, Kind.LEFT)
    assert scene._settings.speed == 4.0 and sofa.shared.settings.speed == 2.0


def test_hands_can_be_covered_and_any_device_leaves(sofa: Sofa) -> None:
    sofa.put(StatisticsPage(sofa.shared))
    scene = watch(sofa.shared, finished("swamp"))
    assert isinstance(scene, Replay)
    sofa.scenes.push(scene)
    sofa.frame()
    scene.session.going = False
    for _frame in range(150):
        sofa.frame()
    before = sofa.picture()
    sofa.click("hands")
    assert sofa.picture() != before
    sofa.press(RIGHT, Kind.EXTRA)
    assert scene.hands
    sofa.press(KEYS, Kind.CANCEL)
    assert sofa.scene == "StatisticsPage"


def test_the_list_shows_the_latest_first_and_survives_broken_files(sofa: Sofa) -> None:
    text = finished("swamp")
    for number in range(REPLAYS_KEPT + 2):
        sofa.kept.replays.write(f"20261130-0647{number:02}-swamp-ab12", text)
    names = sofa.kept.replays.names()
    assert len(names) == REPLAYS_KEPT
    (sofa.kept.replays.folder / f"{names[0]}.json").write_text("{")
    sofa.put(StatisticsPage(sofa.shared))
    sofa.click("replays")
    sofa.click(f"match {names[0]}")
    sofa.frame()
    assert "broken" in sofa.top.notices.shown  # type: ignore[attr-defined]
    sofa.click(f"match {names[1]}")
    assert sofa.scene == "Replay"


# ---------------------------------------------------------------------- files
def test_a_bare_record_can_be_watched(sofa: Sofa) -> None:
    record = json.loads(finished("swamp"))["record"]
    found, seats = replay_of(json.dumps(record))
    assert list(found.actions) == record["actions"] and len(seats) == 4


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "7", '{"actions": []}', '{"record": {}, "seats": []}', "[" * 9000]
)
def test_what_is_no_replay_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(RulesError, match=r"\.$"):
        replay_of(text)


def test_a_replay_cut_off_at_any_byte_is_refused(tmp_path: Path) -> None:
    whole = finished("swamp")
    for length in range(0, len(whole), 7):
        with pytest.raises(RulesError):
            replay_of(whole[:length])


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["replay"]) == 2
    assert main.main(["replay", str(tmp_path / "none.json")]) == 1
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff\xfe")
    assert main.main(["replay", str(broken)]) == 1
    broken.write_text("{}")
    assert main.main(["replay", str(broken)]) == 1
    told = capsys.readouterr().err
    assert told.count("can't be watched") == 3 and "Traceback" not in told


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(RulesError, match="too large"):
        replay_from("/dev/zero")


def test_the_command_opens_the_replay(tmp_path: Path) -> None:
    """In a process of its own, under a display that shows nothing; ended from outside."""
    file = tmp_path / "match.json"
    file.write_text(finished("swamp"))
    assert callable(replay_from(str(file)))
    trace = tmp_path / "trace.jsonl"
    root = Path(main.__file__).parent
    process = subprocess.Popen(
        [sys.executable, str(root / "main.py"), "replay", str(file), "--size", "1280x720"],
        env={"DRENCH_HOME": str(tmp_path / "home"), "DRENCH_TRACE": str(trace), "PATH": "",
             "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    )  # fmt: skip
    try:
        for _wait in range(100):
            if trace.exists() and '"Replay"' in trace.read_text():
                break
            assert process.poll() is None
            pygame.time.wait(100)
        else:
            raise AssertionError("The replay didn't open.")
    finally:
        process.kill()
        process.wait(10)
