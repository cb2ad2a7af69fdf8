"""Two devices through a whole match of each game, whatever its hands; its hands stay hidden."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.rng import Rng
from game.scenes.continue_match import begin, resumed
from game.scenes.couch import CURTAIN, OPEN, PEEK
from game.scenes.games_list import GAME_SCENES
from game.session import PERSON, Seat, Session
from game.shell.intents import Device, Kind
from tests.common.adapters import ADAPTERS
from tests.scenes.sofa import KEYS, LEFT, PAD, RIGHT, Sofa

STEPS = (Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN, Kind.NEXT)


@pytest.fixture
def sofa(screen: pygame.Surface, tmp_path: Path) -> Sofa:
    return Sofa(tmp_path)


def match(sofa: Sofa, game: str, hands: str, players: tuple[str, ...], seed: int = 6) -> Any:
    """A short match; each person has the next of the devices.  Its table."""
    entry = GAME_SCENES[game]
    faces = list(entry.faces)
    names = ("Ann", "Ben", "Cleo", "Dan")
    seats = [Seat(names[i], faces[i], player) for i, player in enumerate(players)]
    couch = sofa.shared.couch
    couch.hands = hands
    devices = iter((LEFT, PAD, RIGHT))
    for seat, player in enumerate(players):
        if player == PERSON:
            couch.take(seat, next(devices))
    sofa.shared.seed = seed
    short: dict[str, Any] = {"rounds": 1}
    if game == "waterfight":
        short = {"target": 3, "opening_hand": 5, "aim": False}
    begin(sofa.shared, entry, seats, short)
    return sofa.top


class Driver:
    """People who press what has the focus, and look about when that does nothing."""

    def __init__(self, sofa: Sofa, table: Any, seed: int = 1) -> None:
        self.sofa, self.table = sofa, table
        self.chance = random.Random(seed)
        self.acted: dict[int, int] = {}

    def step(self) -> bool:
        """One deed; False once the results are up."""
        sofa = self.sofa
        if isinstance(sofa.top, type(self.table)):
            self.table = sofa.top  # a new one after something was taken back
        table = self.table
        if sofa.scene == "Results":
            return False
        devices = sofa.shared.couch.devices
        if sofa.scene == "Curtain":
            sofa.until(lambda: sofa.top._time > 0.5)  # type: ignore[attr-defined]
            sofa.press(devices[sofa.top.seat])  # type: ignore[attr-defined]
        elif sofa.top is not table:
            sofa.press(next(iter(devices.values())))
        elif table.hands.asked is None:
            sofa.frame(0.1)
        else:
            self._choose(table.hands.asked, devices[table.hands.asked])
        return True

    def _choose(self, seat: int, device: Device) -> None:
        sofa, table = self.sofa, self.table
        before = len(table.session.record.actions)
        if table.hands.hidden:
            sofa.press(device, Kind.EXTRA)
        if self.chance.random() < 0.5:
            sofa.press(device, self.chance.choice(STEPS))
        sofa.press(device)
        if table.hands.hidden:
            sofa.press(device, Kind.EXTRA_UP)
        if len(table.session.record.actions) > before:
            self.acted[seat] = self.acted.get(seat, 0) + 1

    def to_the_end(self, most: int) -> None:
        for _step in range(most):
            if not self.step():
                return
        raise AssertionError(f"No end after {most} deeds; on is {self.sofa.scene}.")


GAMES = {
    "swamp": (PERSON, "easy", PERSON, "easy"),
    "wetting": (PERSON, PERSON, "easy"),
    "waterfight": (PERSON, PERSON),
}


@pytest.mark.parametrize("hands", [OPEN, PEEK, CURTAIN])
@pytest.mark.parametrize("game", GAMES)
def test_two_devices_play_a_whole_match(sofa: Sofa, game: str, hands: str) -> None:
    sofa.draws_every = 12
    table = match(sofa, game, hands, GAMES[game])
    driver = Driver(sofa, table)
    driver.to_the_end(6000)
    people = [i for i, player in enumerate(GAMES[game]) if player == PERSON]
    assert set(driver.acted) == set(people)
    assert table.session.decision() is None
    assert {one.name for one in sofa.kept.store.standings()} == {
        table.session.seats[i].name for i in people
    }


# ---------------------------------------------------------------------- nothing private on the screen
def played(sofa: Sofa, game: str, hands: str, actions: int) -> str:
    """The save of a match after so many actions of its people."""
    sofa.draws_every = 10_000
    table = match(sofa, game, hands, GAMES[game])
    driver = Driver(sofa, table, seed=4)
    for _deed in range(4000):
        if sum(driver.acted.values()) >= actions or not driver.step():
            break
    saved: str = table.session.saved()
    while sofa.scenes.top:
        sofa.scenes.pop()
    return saved


def twins(folder: Path, game: str, hands: str, actions: int) -> tuple[Sofa, Sofa]:
    """One position on two tables that differ in nothing but what nobody may see."""
    saved = played(Sofa(folder / "before"), game, hands, actions)
    sofas = Sofa(folder / "a"), Sofa(folder / "b")
    rng = Rng(9)
    for number, sofa in enumerate(sofas):
        session = Session.resume(saved)
        if number:
            for seat in (0, 1, 0):
                hidden = ADAPTERS[game].shuffle_hidden(session.game, seat, rng)
                session._match.game = hidden
        couch = sofa.shared.couch
        couch.hands = hands
        people = [i for i, seat in enumerate(session.seats) if seat.player == PERSON]
        for seat, device in zip(people, (LEFT, PAD), strict=True):
            couch.take(seat, device)
        table = GAME_SCENES[game].table
        assert table is not None
        sofa.scenes.clear_to(table(sofa.shared, session))
    return sofas


def both(sofas: tuple[Sofa, Sofa], kind: Kind | None = None, device: Device = KEYS) -> bool:
    """The same for both, and a frame; whether they look alike."""
    for sofa in sofas:
        if kind:
            sofa.send(kind, device)
        sofa.frame()
    return sofas[0].picture() == sofas[1].picture()


@pytest.mark.parametrize("actions", [0, 10])
@pytest.mark.parametrize("game", GAMES)
def test_no_pixel_on_or_after_the_curtain_depends_on_a_hand(
    screen: pygame.Surface, tmp_path: Path, game: str, actions: int
) -> None:
    sofas = twins(tmp_path, game, CURTAIN, actions)
    one = sofas[0]
    for _frame in range(900):
        if one.scene == "Curtain":
            break
        assert both(sofas)
    assert one.scene == "Curtain"
    for _frame in range(20):
        assert both(sofas)
    device = one.shared.couch.devices[one.top.seat]  # type: ignore[attr-defined]
    assert both(sofas, Kind.CONFIRM, device)  # the first frame after it
    assert one.scene != "Curtain"
    alike = [both(sofas) for _frame in range(30)]
    assert not alike[-1]  # now the hand lies open
    assert both(sofas, Kind.MENU)
    assert one.scene == "Pause"
    for sofa in sofas:
        sofa.press(KEYS, Kind.MENU)
        sofa.until_scene("Curtain")
    assert both(sofas)


@pytest.mark.parametrize("actions", [0, 10])
@pytest.mark.parametrize("game", GAMES)
def test_no_pixel_depends_on_a_hand_unless_it_is_peeked_at(
    screen: pygame.Surface, tmp_path: Path, game: str, actions: int
) -> None:
    sofas = twins(tmp_path, game, PEEK, actions)
    table: Any = sofas[0].top
    for _frame in range(900):
        if table.hands.asked is not None:
            break
        assert both(sofas)
    for _frame in range(30):
        assert both(sofas)
    device = sofas[0].shared.couch.devices[table.hands.asked]
    other = next(one for one in (LEFT, PAD) if one != device)
    assert both(sofas, Kind.EXTRA, other)
    alike = [both(sofas, Kind.EXTRA, device)] + [both(sofas) for _frame in range(30)]
    assert not alike[-1]
    assert both(sofas, Kind.EXTRA_UP, device)  # in the same frame
    for _frame in range(30):
        assert both(sofas)


# ---------------------------------------------------------------------- taking back
def test_an_action_that_showed_nothing_is_taken_back_with_the_button(sofa: Sofa) -> None:
    table = match(sofa, "waterfight", OPEN, (PERSON, "easy"))
    chance = Rng(2)
    for _deed in range(4000):
        sofa.frame(0.1)
        table = sofa.top
        if table.hands.asked is None or table.director.busy:
            continue
        session = table.session
        if session.can_undo(0):
            break
        ready = [one for one in session.view(0).legal if one.startswith("done")]
        table.submit(ready[0] if ready else chance.choice(session.view(0).legal))
    before = session.record.actions
    sofa.frame()
    sofa.click("undo")
    again: Any = sofa.top
    assert again is not table and again.session is session
    assert session.record.actions == before[:-1]
    sofa.until(lambda: again.hands.asked == 0)
    assert "undo" not in again.where() or session.can_undo(0)
    (name,) = sofa.kept.saves.names()
    assert resumed(sofa.shared, name).record.actions == before[:-1]  # type: ignore[union-attr]
