"""What several people see on one sofa, saved matches, statistics, replays."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from pathlib import Path

from game.rules.rng import Rng
from game.scenes.continue_match import keep_below
from game.scenes.continue_page import ContinuePage
from game.scenes.controls import ControlsPage
from game.scenes.couch import CURTAIN, PEEK
from game.scenes.curtain import LostDevice
from game.scenes.games_list import GAME_SCENES, SWAMP
from game.scenes.join import Join
from game.scenes.replay import watch
from game.scenes.replay_list import ReplayList
from game.scenes.scene import Scene, Shared
from game.scenes.seats import remembered
from game.scenes.statistics import StatisticsPage
from game.scenes.swamp_table import SwampTable
from game.scenes.title import Title
from game.session import PERSON, Seat, Session
from game.shell.bindings import HALVES
from game.shell.intents import Device, Intent, Kind
from game.shell.store import Finished, Placed
from game.ui.canvas import Canvas
from game.ui.captions import Captions
from tools.shots import Shot

LEFT, PAD = HALVES["left"], Device("pad", 3)
TWO = (
    Seat("Ann", "frog", PERSON),
    Seat("Dot", "duck", "easy"),
    Seat("Ben", "crocodile", PERSON),
    Seat("Otto", "otter", "easy"),
)


def _match(shared: Shared, hands: str) -> Session:
    couch = shared.couch
    couch.hands = hands
    couch.take(0, LEFT)
    couch.take(2, PAD)
    shared.settings.speed = 0.0
    session = Session("swamp", TWO, {"rounds": 4}, 6)
    rng = Rng(2)
    while len(session.record.actions) < 22 or session.person_to_move() is None:
        seat = session.person_to_move()
        if seat is None:
            session.think(100)
        else:
            session.submit(seat, rng.choice(session.view(seat).legal))
    shared.scenes.push(SwampTable(shared, session))
    return session


def _frames(shared: Shared, count: int = 30) -> None:
    for _frame in range(count):
        shared.scenes.update(1 / 30)


def join(shared: Shared) -> None:
    seats, options = remembered(shared.settings, SWAMP)
    seats[2].player = PERSON
    seats[0].own_name, seats[2].own_name = "Ann", "Maximilian"
    scene = Join.to_begin(shared, SWAMP, seats, options)
    shared.scenes.push(scene)
    shared.scenes.handle(Intent(Kind.CONFIRM, PAD))
    shared.scenes.handle(Intent(Kind.LEFT, PAD))


def join_two(shared: Shared) -> None:
    entry = GAME_SCENES["wetting"]
    seats, options = remembered(shared.settings, entry)
    scene = Join.to_begin(shared, entry, seats, options)
    shared.couch.hands = CURTAIN
    shared.scenes.push(scene)
    shared.scenes.handle(Intent(Kind.CONFIRM, LEFT))
    shared.scenes.handle(Intent(Kind.CONFIRM, PAD))


def peek_closed(shared: Shared) -> None:
    _match(shared, PEEK)
    _frames(shared)


def peek_open(shared: Shared) -> None:
    session = _match(shared, PEEK)
    _frames(shared)
    device = {0: LEFT, 2: PAD}[session.person_to_move() or 0]
    shared.scenes.handle(Intent(Kind.EXTRA, device))
    _frames(shared)


def curtain(shared: Shared) -> None:
    _match(shared, CURTAIN)
    _frames(shared)


def lost(shared: Shared) -> None:
    _match(shared, PEEK)
    _frames(shared)
    shared.couch.gone(PAD)
    shared.scenes.push(LostDevice(shared, "swamp", TWO))


def _kept(shared: Shared) -> None:
    """Some matches, in a folder that goes with the program."""
    folder = Path(tempfile.mkdtemp(prefix="drench-shots-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shared.kept = keep_below(folder, shared.notices)
    session = Session("swamp", TWO, {"rounds": 1}, 6)
    text = session.saved()
    shared.kept.saves.write("20261129-201500-swamp-0001", text)
    shared.kept.saves.write("20261130-064700-swamp-0002", text)
    shared.kept.saves.write("20261130-064700-swamp-0003", "{")
    shared.kept.replays.write("20261129-201500-swamp-0001", text)
    shared.kept.replays.write("20261130-064700-swamp-0002", text)
    for number, winner in enumerate((0, 1, 0, 0)):
        seats = [
            Placed(seat.name, seat.face, seat.player, 40, 21 + i, i == winner)
            for i, seat in enumerate((TWO[0], TWO[2]))
        ]
        shared.kept.store.add(Finished("swamp", float(number), 600.0, str(number), seats))


def continue_page(shared: Shared) -> None:
    _kept(shared)
    shared.scenes.push(ContinuePage(shared))


def statistics(shared: Shared) -> None:
    _kept(shared)
    scene = StatisticsPage(shared)
    scene.game = scene.games.index("swamp")
    shared.scenes.push(scene)


def statistics_none(shared: Shared) -> None:
    _kept(shared)
    shared.scenes.push(StatisticsPage(shared))


def replay_list(shared: Shared) -> None:
    _kept(shared)
    shared.scenes.push(ReplayList(shared))


def replay(shared: Shared) -> None:
    session = _match(shared, PEEK)
    saved = session.saved()
    while shared.scenes.top:
        shared.scenes.pop()
    shared.couch.clear()
    scene = watch(shared, saved)
    shared.scenes.push(scene)
    _frames(shared, 200)


def controls(shared: Shared) -> None:
    scene = ControlsPage(shared)
    shared.scenes.push(scene)
    scene.waiting = ("left", "look")


def controls_conflict(shared: Shared) -> None:
    shared.settings.bindings = {"right": {"confirm": "space"}}
    scene = ControlsPage(shared)
    scene.group = "right"
    shared.scenes.push(scene)


def captions(shared: Shared) -> None:
    """Signs for sounds, over a table."""
    _match(shared, PEEK)
    _frames(shared)
    signs = Captions(lambda: True)
    for name in ("amb_swamp", "card_slide", "animal_frog"):
        signs.hear(name)
    table = shared.scenes.top
    assert table is not None
    shared.scenes.push(_WithCaptions(shared, table, signs))


class _WithCaptions(Scene):
    """A scene with captions over it, as the loop draws them."""

    def __init__(self, shared: Shared, below: Scene, signs: Captions) -> None:
        super().__init__(shared)
        self.below, self.signs = below, signs

    def draw(self, canvas: Canvas) -> None:
        self.below.draw(canvas)
        self.signs.draw(canvas)


def title_full(shared: Shared) -> None:
    _kept(shared)
    shared.scenes.push(Title(shared))


SHOTS: dict[str, Shot] = {
    "couch-join": join,
    "couch-join-two": join_two,
    "couch-peek-closed": peek_closed,
    "couch-peek-open": peek_open,
    "couch-curtain": curtain,
    "couch-lost": lost,
    "couch-continue": continue_page,
    "couch-statistics": statistics,
    "couch-statistics-none": statistics_none,
    "couch-replays": replay_list,
    "couch-replay": replay,
    "couch-controls": controls,
    "couch-conflict": controls_conflict,
    "couch-captions": captions,
    "couch-title": title_full,
}
