"""The kiosk's screens in telling states."""

from __future__ import annotations

import tempfile
from datetime import datetime
from pathlib import Path

from game.kiosk.lock import PinFile
from game.kiosk.operator import OperatorFile
from game.kiosk.statistics import END, LEAVE, START, WAKE, Statistics
from game.scenes.attract import Attract
from game.scenes.games_list import SWAMP
from game.scenes.kiosk_guard import Kiosk
from game.scenes.kiosk_operator import OperatorMenu
from game.scenes.kiosk_pin import PinEntry
from game.scenes.scene import Shared
from game.scenes.seats import named, remembered
from game.scenes.swamp_table import SwampTable
from game.session import Session
from tools.shots import Shot

STEP = 1 / 30
PATIENCE = 9000  # steps
NOON = datetime(2026, 6, 1, 12, 0)


def kiosk(shared: Shared) -> Kiosk:
    """A kiosk at noon, with an empty folder for what it keeps."""
    folder = Path(tempfile.mkdtemp())
    found = Kiosk(
        shared,
        OperatorFile(folder / "kiosk.toml"),
        PinFile(folder / "kiosk.pin"),
        Statistics(folder / "kiosk.sqlite", lambda: NOON),
        lambda: NOON,
    )
    shared.settings.reduced_motion = False
    return found


def attract(shared: Shared, seconds: float = 6.0) -> None:
    made = kiosk(shared)
    made.statistics.note(END, "swamp", seconds=170, score=24, won=True)
    shared.scenes.push(made.attract())
    for _step in range(round(seconds / STEP)):
        shared.scenes.update(STEP)


def attract_piece(shared: Shared, number: int, seconds: float = 12.0) -> None:
    """The piece of that number, `seconds` after its beginning."""
    scene = Attract(kiosk(shared))
    scene.number = number
    shared.scenes.push(scene)
    for _step in range(round(seconds / STEP)):
        shared.scenes.update(STEP)
    for _step in range(2):
        shared.scenes.draw()


def attract_best(shared: Shared) -> None:
    attract(shared, 16.0)


def home(shared: Shared) -> None:
    made = kiosk(shared)
    made.wake()
    for _step in range(30):
        shared.scenes.update(1 / 12)


def playing(shared: Shared) -> Kiosk:
    """A visitor's first match of Swamp, up to their first choice."""
    made = kiosk(shared)
    made.wake()
    seats, options = remembered(shared.settings, SWAMP)
    session = Session("swamp", named(seats), options, 12)
    scene = SwampTable(shared, session)
    shared.scenes.clear_to(scene)
    for _step in range(PATIENCE):
        shared.scenes.update(STEP)
        if scene.asked:
            break
    return made


def guide(shared: Shared) -> None:
    playing(shared).tick(STEP)
    for _step in range(12):
        shared.scenes.update(STEP)


def guide_second(shared: Shared) -> None:
    guide(shared)
    press(shared)


def press(shared: Shared) -> None:
    """Confirm, as a key does."""
    from tools.shots.menus import press_focused

    press_focused(shared)


def still_there(shared: Shared) -> None:
    made = playing(shared)
    made.operator.guide = False
    for _step in range(70):
        made.tick(0.7)


def visitor_settings(shared: Shared) -> None:
    made = playing(shared)
    shared.scenes.push(made.visitor_settings(True))


def pin(shared: Shared) -> None:
    made = kiosk(shared)
    made.wake()
    scene = PinEntry(made)
    shared.scenes.push(scene)
    scene.type("123")


def operator(shared: Shared, page: int = 0) -> None:
    made = kiosk(shared)
    for what, game, place in (
        (WAKE, "", ""), (START, "swamp", ""), (END, "swamp", ""), (WAKE, "", ""),
        (START, "swamp", ""), (LEAVE, "swamp", "swamp play (swamptable)"), (WAKE, "", ""),
    ):  # fmt: skip
        made.statistics.note(what, game, place, 100.0)
    scene = OperatorMenu(made)
    scene.page = page
    shared.scenes.push(scene)


SHOTS: dict[str, Shot] = {
    "kiosk-attract": attract,
    "kiosk-attract-best": attract_best,
    "kiosk-attract-swamp": lambda shared: attract_piece(shared, 1),
    "kiosk-attract-susan": lambda shared: attract_piece(shared, 2),
    "kiosk-attract-pool": lambda shared: attract_piece(shared, 3),
    "kiosk-home": home,
    "kiosk-guide": guide,
    "kiosk-guide-second": guide_second,
    "kiosk-countdown": still_there,
    "kiosk-settings": visitor_settings,
    "kiosk-pin": pin,
    "kiosk-operator-games": operator,
    "kiosk-operator-play": lambda shared: operator(shared, 1),
    "kiosk-operator-hours": lambda shared: operator(shared, 2),
    "kiosk-operator-numbers": lambda shared: operator(shared, 3),
    "kiosk-operator-end": lambda shared: operator(shared, 4),
}
