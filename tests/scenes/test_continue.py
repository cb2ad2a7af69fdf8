"""Matches that are kept: saved after each action, gone on with whatever became of the file."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.games import GAMES
from game.rules.rng import Rng
from game.scenes.continue_match import begin, resumed, summary
from game.scenes.continue_page import way_on
from game.scenes.games_list import GAME_SCENES
from game.scenes.title import Title
from game.session import PERSON, Seat, Session
from tests.scenes.sofa import RIGHT, Sofa

ALL = ("swamp", "waterfight", "wetting")


@pytest.fixture
def sofa(screen: pygame.Surface, tmp_path: Path) -> Sofa:
    return Sofa(tmp_path)


def seats(game: str, *players: str) -> list[Seat]:
    entry = GAME_SCENES[game]
    faces = list(entry.faces)
    return [Seat(f"Guest {i}", faces[i], player) for i, player in enumerate(players)]


def started(sofa: Sofa, game: str = "swamp", *players: str) -> Session:
    """A new match on its table; who plays it by default: one person, else computers."""
    least = max(2, min(GAMES[game].PLAYERS))
    sitting = seats(game, *(players or (PERSON, *["easy"] * (least - 1))))
    rounds: dict[str, Any] = {"rounds": 1} if game != "waterfight" else {"target": 10}
    begin(sofa.shared, GAME_SCENES[game], sitting, rounds)
    session = sofa.top.session  # type: ignore[attr-defined]
    assert isinstance(session, Session)
    return session


def play(session: Session, actions: int, seed: int = 1) -> None:
    """So many actions, those of persons by chance."""
    rng = Rng(seed)
    end = len(session.record.actions) + actions
    while len(session.record.actions) < end and session.decision():
        seat = session.person_to_move()
        if seat is None:
            session.think(200)
        else:
            session.submit(seat, rng.choice(session.view(seat).legal))


def saved(sofa: Sofa) -> Path:
    (path,) = sofa.kept.saves.folder.glob("*.json")
    return path


@pytest.mark.parametrize("game", ALL)
def test_every_action_is_saved_and_gone_on_with_from_the_title(sofa: Sofa, game: str) -> None:
    session = started(sofa, game)
    for _action in range(12):
        play(session, 1)
        stored = json.loads(saved(sofa).read_text())
        assert stored["record"]["actions"] == list(session.record.actions)
    sofa.put(Title(sofa.shared))
    sofa.click("continue")
    again = sofa.top.session  # type: ignore[attr-defined]
    assert again is not session and again.seats == session.seats
    actions = again.record.actions  # a computer player may already have gone on
    assert actions[:12] == session.record.actions
    play(again, 3)
    stored = json.loads(saved(sofa).read_text())["record"]["actions"]
    assert stored == list(again.record.actions) and len(stored) == len(actions) + 3


def test_a_match_that_is_over_becomes_a_replay_and_counts(sofa: Sofa) -> None:
    session = started(sofa)
    play(session, 10_000)
    assert session.decision() is None
    assert sofa.kept.saves.names() == []
    (name,) = sofa.kept.replays.names()
    (text,) = sofa.kept.replays.read(name)
    assert Session.resume(text).view(0).winners == session.view(0).winners
    (standing,) = sofa.kept.store.standings()
    assert (standing.name, standing.game, standing.matches) == ("Guest 0", "swamp", 1)
    points = [event.points[0] for event in session.view(0).history if event.type == "round-scored"]
    assert standing.best == max(points)
    assert way_on(sofa.shared) is None


def test_without_a_match_there_is_nothing_to_continue(sofa: Sofa) -> None:
    sofa.put(Title(sofa.shared))
    assert "continue" not in sofa.top.where()


def test_a_time_beyond_all_numbers_stops_nothing(sofa: Sofa) -> None:
    started(sofa)
    stored = json.loads(saved(sofa).read_text())
    assert summary(json.dumps(stored)) is not None
    stored["seconds"] = 10**400
    assert summary(json.dumps(stored)) is None


def test_several_matches_are_listed_and_can_be_removed(sofa: Sofa) -> None:
    for _match in range(3):
        started(sofa)
    sofa.put(Title(sofa.shared))
    sofa.click("continue")
    assert sofa.scene == "ContinuePage"
    names = sofa.kept.saves.names()
    sofa.click(f"remove {names[1]}")
    sofa.click("remove")
    assert sofa.kept.saves.names() == [names[0], names[2]]
    sofa.click(f"match {names[2]}")
    assert sofa.scene == "SwampTable"


def test_the_matches_of_other_games_are_kept(sofa: Sofa) -> None:
    started(sofa)
    started(sofa)
    assert len(sofa.kept.saves.names()) == 2


# ---------------------------------------------------------------------- what became of the file
def small_match(sofa: Sofa) -> tuple[Session, Path]:
    """A match whose save has about 1 KB."""
    session = started(sofa)
    play(session, 40)
    (sofa.kept.saves.folder / f"{saved(sofa).name}.before").unlink()
    return session, saved(sofa)


def test_a_small_save_cut_off_at_every_byte_never_stops_the_game(sofa: Sofa) -> None:
    session, path = small_match(sofa)
    whole = path.read_bytes()
    assert 900 < len(whole) < 1100
    other = started(sofa)
    play(other, 1)
    others_name = next(n for n in sofa.kept.saves.names() if n != path.stem)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert resumed(sofa.shared, path.stem) is None
        assert resumed(sofa.shared, path.stem, as_far_as_it_holds=True) is None
    path.write_bytes(whole)
    again = resumed(sofa.shared, path.stem)
    assert again is not None and again.record == session.record
    kept = resumed(sofa.shared, others_name)
    assert kept is not None and kept.record == other.record


def test_a_save_that_is_cut_off_gives_way_to_the_one_before(sofa: Sofa) -> None:
    session = started(sofa)
    play(session, 5)
    path = saved(sofa)
    path.write_bytes(path.read_bytes()[:-1])
    again = resumed(sofa.shared, path.stem)
    assert again is not None
    assert again.record.actions == session.record.actions[:-1]


@pytest.mark.parametrize("game", ALL)
def test_large_saves_cut_off_or_changed_at_random_never_stop_the_game(
    sofa: Sofa, game: str
) -> None:
    session = started(sofa, game)
    play(session, 45)
    path = saved(sofa)
    whole = path.read_bytes()
    chance = random.Random(3)
    for _try in range(60):
        broken = bytearray(whole)
        kind = chance.randrange(3)
        if kind == 0:
            del broken[chance.randrange(len(broken)) :]
        elif kind == 1:
            broken[chance.randrange(len(broken))] = chance.randrange(256)
        else:
            start = chance.randrange(len(broken))
            del broken[start : start + chance.randrange(1, 40)]
        path.write_bytes(broken)
        again = resumed(sofa.shared, path.stem)
        resumed(sofa.shared, path.stem, as_far_as_it_holds=True)
        if again:
            assert again.record.actions in (session.record.actions, session.record.actions[:-1])


EDITS: list[dict[str, Any]] = [
    {"hands": 7}, {"seconds": "long"}, {"seconds": -5}, {"seconds": 1e308}, {"seats": []},
    {"seats": [{"name": "A", "face": "frog"}] * 4}, {"seats": {"0": 1}}, {"record": None},
    {"record": []}, {"record": {"game": ["swamp"]}}, {"record": {"game": "chess"}},
]  # fmt: skip


@pytest.mark.parametrize("edit", EDITS, ids=str)
def test_edited_saves_are_mended_or_refused(sofa: Sofa, edit: dict[str, Any]) -> None:
    _session, path = small_match(sofa)
    parts = json.loads(path.read_text())
    path.write_text(json.dumps({**parts, **edit}))
    found = summary(path.read_text())
    again = resumed(sofa.shared, path.stem)
    assert (again is None) == (found is None or "seats" in edit)
    sofa.put(Title(sofa.shared))
    sofa.click("continue")
    assert sofa.scene == ("SwampTable" if again else "Dialog")


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "7", '"x"', "{}", "[" * 5000, "\x00", "{'a': 1}"]
)
def test_foreign_texts_are_refused(sofa: Sofa, text: str) -> None:
    sofa.kept.saves.write("foreign", text)
    assert summary(text) is None and resumed(sofa.shared, "foreign") is None
    sofa.put(Title(sofa.shared))
    sofa.click("continue")
    assert sofa.scene == "Dialog"
    sofa.click("remove")
    assert sofa.kept.saves.names() == [] and "continue" not in sofa.top.where()


def test_strange_names_and_faces_are_mended(sofa: Sofa) -> None:
    _session, path = small_match(sofa)
    parts = json.loads(path.read_text())
    parts["seats"][0].update(name="\x07\n" + "x" * 500, face="../../etc")
    parts["seats"][1].update(name="")
    path.write_text(json.dumps(parts))
    again = resumed(sofa.shared, path.stem)
    assert again is not None
    assert again.seats[0].name == "x" * 16 and again.seats[0].face in GAME_SCENES["swamp"].faces
    assert again.seats[1].name


def test_a_save_of_other_rules_is_offered_as_far_as_it_holds(sofa: Sofa) -> None:
    session, path = small_match(sofa)
    parts = json.loads(path.read_text())
    parts["record"]["version"] += 1
    parts["record"]["actions"].append("play XX")
    path.write_text(json.dumps(parts))
    sofa.put(Title(sofa.shared))
    sofa.click("continue")
    assert sofa.scene == "Dialog"
    sofa.click("go")
    actions = sofa.top.session.record.actions  # type: ignore[attr-defined]
    assert actions[:40] == session.record.actions


def test_a_folder_that_cannot_be_written_to_costs_the_save_but_not_the_match(
    sofa: Sofa, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("")
    session = started(sofa)
    play(session, 5)
    assert len(session.record.actions) == 5
    assert len(sofa.told) == 1
    sofa.press(RIGHT)
    assert sofa.scene == "SwampTable"
