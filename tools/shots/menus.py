"""The menus in telling states."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.dialog import leave_match
from game.scenes.games_list import GAME_SCENES, SWAMP
from game.scenes.menu import Menu
from game.scenes.name_entry import NameEntry
from game.scenes.pause import Pause
from game.scenes.results import Fact, Result, Results
from game.scenes.rules_pages import RulesPages
from game.scenes.scene import Scene, Shared
from game.scenes.seat_panel import SeatPanel
from game.scenes.settings_page import SettingsPage
from game.scenes.setup import Setup
from game.scenes.sheet import Sheet, SheetPage
from game.scenes.title import Title
from game.session import PERSON, Seat
from game.shell.intents import Device, Intent, Kind
from game.ui.canvas import Canvas
from game.words import _
from tools.shots import Shot

SEATS = (
    Seat("You", "frog", PERSON),
    Seat("Dot", "duck", "normal"),
    Seat("Klara", "crocodile", "normal"),
    Seat("Otto", "otter", "easy"),
)
ROUNDS = ((24, 12, 3, 4), (20, 25, 25, 3), (2, 14, 0, 15), (13, 4, 20, 2))


class Backdrop(Scene):
    """A table's place without a table, for pictures of what lies over one."""

    def draw(self, canvas: Canvas) -> None:
        canvas.begin()
        canvas.background("swamp")


def press_focused(shared: Shared) -> None:
    """Confirm what has the focus."""
    shared.scenes.handle(Intent(Kind.CONFIRM, Device("keys")))


def _focus(scene: Menu, name: str) -> None:
    """Put the focus there once the scene is laid out."""
    scene.first = name


def title(shared: Shared) -> None:
    shared.scenes.push(Title(shared))
    for _step in range(30):
        shared.scenes.update(1 / 12)


def title_continue(shared: Shared) -> None:
    shared.scenes.push(Title(shared, resume=shared.scenes.quit))


def title_notice(shared: Shared) -> None:
    shared.notices.append(
        _(
            "Your settings couldn't be read, so the game starts with its own. "
            "The old file was kept as {file} in {folder}."
        ).format(file="settings.broken-1.toml", folder="/home/susan/.config/drench")
    )
    title(shared)


def title_soon(shared: Shared) -> None:
    closed = {name: replace(entry, table=None) for name, entry in GAME_SCENES.items()}
    scene = Title(shared, games={**closed, "swamp": SWAMP})
    scene.first = "wetting"
    shared.scenes.push(scene)
    press_focused(shared)


def setup(shared: Shared) -> None:
    shared.scenes.push(Setup(shared, SWAMP))


def setup_seat(shared: Shared) -> None:
    setup(shared)
    scene = shared.scenes.top
    assert isinstance(scene, Setup)
    shared.scenes.push(SeatPanel(shared, SWAMP, scene.seats, 2))


def setup_self(shared: Shared) -> None:
    setup(shared)
    scene = shared.scenes.top
    assert isinstance(scene, Setup)
    shared.scenes.push(SeatPanel(shared, SWAMP, scene.seats, 0))


def name_entry(shared: Shared) -> None:
    setup(shared)
    shared.scenes.push(NameEntry(shared, "Maximilian", lambda name: None))


def name_empty(shared: Shared) -> None:
    setup(shared)
    shared.scenes.push(NameEntry(shared, "", lambda name: None))


def settings(shared: Shared) -> None:
    shared.scenes.push(SettingsPage(shared))


def settings_silent(shared: Shared) -> None:
    shared.audio.fault = _("There is no sound: no audio device was found.")
    scene = SettingsPage(shared, over=True)
    _focus(scene, "speed")
    shared.scenes.push(Backdrop(shared))
    shared.scenes.push(scene)


def pause(shared: Shared) -> None:
    shared.scenes.push(Backdrop(shared))
    shared.scenes.push(Pause(shared, "swamp"))


def leave(shared: Shared) -> None:
    pause(shared)
    shared.scenes.push(leave_match(shared, False, shared.scenes.pop))


def rules(shared: Shared) -> None:
    shared.scenes.push(Backdrop(shared))
    shared.scenes.push(RulesPages(shared, "swamp"))


def rules_next(shared: Shared) -> None:
    scene = RulesPages(shared, "swamp")
    shared.scenes.push(Backdrop(shared))
    shared.scenes.push(scene)
    shared.scenes.update(0)  # lays it out, so that there is a page to turn
    scene.turn(1)


def sheet(shared: Shared) -> None:
    rows = [[str(points) for points in row] for row in ROUNDS[:2]]
    shared.scenes.push(Backdrop(shared))
    names = [seat.name for seat in SEATS]
    shared.scenes.push(SheetPage(shared, Sheet(names, rows, (44, 37, 28, 7))))


def sheet_long(shared: Shared) -> None:
    rows = [[str((round_ * 7 + seat * 5) % 27) for seat in range(4)] for round_ in range(14)]
    names = [seat.name for seat in SEATS[:3]] + ["Maximilian-Anton"]
    totals = tuple(sum(int(row[seat]) for row in rows) for seat in range(4))
    shared.scenes.push(Backdrop(shared))
    shared.scenes.push(SheetPage(shared, Sheet(names, rows, totals)))


def _result(winners: tuple[int, ...], scores: tuple[int, ...]) -> Result:
    facts = (
        Fact("trophy", _("Best round"), _("Dot called 5 and took 5 in round 2: 25 points")),
        Fact("star", _("Best caller"), _("You met 3 calls of 4")),
        Fact("drop", _("Wettest round"), _("Otto called 6 and took 2 in round 3")),
    )
    return Result("swamp", SEATS, scores, winners, ROUNDS, facts, {"rounds": 4})


def results(shared: Shared) -> None:
    shared.scenes.push(Backdrop(shared))
    shared.scenes.push(Results(shared, _result((0,), (59, 55, 48, 24))))


def results_shared(shared: Shared) -> None:
    shared.scenes.push(Backdrop(shared))
    shared.scenes.push(Results(shared, _result((1, 2), (48, 55, 55, 24))))


SHOTS: dict[str, Shot] = {
    "title-start": title,
    "title-continue": title_continue,
    "title-notice": title_notice,
    "title-soon": title_soon,
    "setup-start": setup,
    "setup-seat": setup_seat,
    "setup-person": setup_self,
    "name-typed": name_entry,
    "name-empty": name_empty,
    "settings-title": settings,
    "settings-silent": settings_silent,
    "pause-menu": pause,
    "pause-leave": leave,
    "rules-first": rules,
    "rules-second": rules_next,
    "sheet-short": sheet,
    "sheet-long": sheet_long,
    "results-won": results,
    "results-shared": results_shared,
}
