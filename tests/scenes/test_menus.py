"""The menus: how they look at every size and language, and what pressing through them does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import words
from game.scenes.dialog import Dialog
from game.scenes.games_list import GAME_SCENES, SWAMP
from game.scenes.manager import SceneManager
from game.scenes.menu import Menu
from game.scenes.name_entry import NameEntry
from game.scenes.pause import Pause
from game.scenes.results import Result, Results
from game.scenes.rules_pages import RulesPages, rules_blocks
from game.scenes.scene import Scene, Shared
from game.scenes.seat_panel import SeatPanel
from game.scenes.seats import remember, remembered, take_face
from game.scenes.settings_page import SettingsPage
from game.scenes.setup import Setup
from game.scenes.sheet import Sheet, SheetPage
from game.scenes.title import Title
from game.session import PERSON, Seat, Session
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.devices import Devices
from game.shell.intents import Device, Intent, Kind
from game.shell.pads import Pads
from game.shell.settings import NAME_LENGTH, Settings, SettingsFile
from game.ui import audit
from game.ui.canvas import Canvas
from game.ui.focus import STEPS
from game.ui.widgets import Choice, Slider, Switch
from game.words import PSEUDO
from tools.pictures import SIZES, Studio
from tools.shots.menus import SHOTS

KEYS, MOUSE, TOUCH, PAD = Device("keys"), Device("mouse"), Device("touch"), Device("pad", 1)
SEATS = [Seat("You", "frog", PERSON), *(Seat(n, n.lower(), "easy") for n in ("Duck", "Heron", "Toad"))]  # fmt: skip


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    words.use_language("en")


class Show:
    """Scenes on a real manager and canvas, steered by intents or by posted events."""

    def __init__(self, folder: Path, assets: Assets, size: tuple[int, int]) -> None:
        self.settings = Settings()
        self.told: list[str] = []
        self.heard: list[str] = []
        audio = Audio(self.settings)
        audio.heard = self.heard.append
        file = SettingsFile(folder / "settings.toml", self.told.append)
        self.shared = Shared(self.settings, file, assets, audio, SceneManager(), self.told, seed=5)
        self.scenes = self.shared.scenes
        self.canvas = Canvas(pygame.Surface(size).convert(), assets)
        self.scenes.use_canvas(self.canvas)

    @property
    def top(self) -> Menu:
        assert isinstance(self.scenes.top, Menu)
        return self.scenes.top

    def push(self, scene: Scene) -> None:
        self.scenes.push(scene)
        self.scenes.update(0)
        self.scenes.draw()

    def send(self, kind: Kind, device: Device = KEYS, **more: object) -> None:
        self.scenes.handle(Intent(kind, device, **more))  # type: ignore[arg-type]
        if self.scenes.top:
            self.scenes.update(1 / 12)
            self.scenes.draw()

    def press(self, name: str, device: Device = MOUSE) -> None:
        """Press the control of that name with a pointer."""
        at = self.top.where()[name].center
        self.send(Kind.POINT, device, at=at)
        self.send(Kind.PRESS, device, at=at)
        self.send(Kind.RELEASE, device, at=at)

    def confirm(self, name: str, device: Device = KEYS) -> None:
        """Walk to the control of that name with next, and confirm."""
        for _step in self.top.focus.widgets:
            current = self.top.focus.current
            if current and current.name == name:
                break
            self.send(Kind.NEXT, device)
        assert self.top.focus.current and self.top.focus.current.name == name
        self.send(Kind.CONFIRM, device)


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


@pytest.fixture
def show(screen: pygame.Surface, assets: Assets, tmp_path: Path) -> Show:
    return Show(tmp_path, assets, (1280, 720))


# ---------------------------------------------------------------------- looks
@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("studio"))


LOOKS = [(size, language, 100) for size in SIZES for language in ("en", PSEUDO)] + [
    (size, language, 150)
    for size in ((1024, 600), (1920, 1080), (1080, 1920))
    for language in ("en", PSEUDO)
]


@pytest.mark.parametrize(("size", "language", "text_size"), LOOKS)
def test_every_menu_is_readable_and_whole(
    screen: pygame.Surface, assets: Assets, tmp_path: Path, size, language, text_size
) -> None:
    words.use_language(language)
    studio = Studio(tmp_path, text_size)
    found = {name: audit.faults(studio.take(shot, size)) for name, shot in SHOTS.items()}
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_the_focus_can_be_seen_on_every_menu(studio: Studio, screen: pygame.Surface) -> None:
    """The sun rim of the focused widget is on the picture, beside its box."""
    sun = pygame.Color("#FFD84D")
    for name, shot in SHOTS.items():
        if name == "rules-first":  # the same page with one button less
            continue
        canvas = studio.take(shot, (1280, 720))
        count = pygame.mask.from_threshold(canvas.surface, sun, (6, 6, 6, 255)).count()
        assert count > 300, name


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (1080, 1920)])
def test_arrows_reach_every_control_of_every_menu(
    screen: pygame.Surface, assets: Assets, tmp_path: Path, size: tuple[int, int]
) -> None:
    for name, shot in SHOTS.items():
        show = Show(tmp_path, assets, size)
        shot(show.shared)
        show.scenes.update(0)
        focus = show.top.focus
        if isinstance(show.top, RulesPages):  # its arrows turn pages; a tab reaches nothing more
            continue
        able = {widget.name: widget for widget in focus.widgets if widget.enabled}
        assert focus.current is not None
        seen, open_ends = {focus.current.name}, [focus.current.name]
        while open_ends:
            start = open_ends.pop()
            sideways = isinstance(able[start], Choice | Slider | Switch)
            for way in STEPS.values():
                found = None if way[0] and sideways else focus.neighbour(able[start], way)
                if found and found.name not in seen:
                    seen.add(found.name)
                    open_ends.append(found.name)
        assert seen == set(able), name


# ---------------------------------------------------------------------- title
def test_two_presses_lead_from_the_title_to_a_match(show: Show) -> None:
    show.push(Title(show.shared))
    show.press("swamp")
    assert isinstance(show.top, Setup)
    show.send(Kind.CONFIRM)
    top = show.scenes.top
    assert top is not None and type(top).__name__ == "SwampTable"
    assert show.settings.choices["swamp"]["rounds"] == 4


@pytest.mark.parametrize("device", [KEYS, PAD])
def test_any_device_steers_the_title_at_once(show: Show, device: Device) -> None:
    show.push(Title(show.shared))
    show.send(Kind.CONFIRM, device)
    assert isinstance(show.top, Setup)


def test_touch_opens_a_door(show: Show) -> None:
    show.push(Title(show.shared))
    show.press("swamp", TOUCH)
    assert isinstance(show.top, Setup)


def test_a_door_without_a_game_refuses_with_a_sound_and_says_soon(show: Show) -> None:
    games = {**GAME_SCENES, "wetting": replace(GAME_SCENES["wetting"], table=None)}
    show.push(Title(show.shared, games=games))
    show.canvas.audit = True
    show.press("wetting")
    assert isinstance(show.top, Title)
    assert "ui_refused" in show.heard and "ui_select" not in show.heard
    said = " ".join(noted.text for noted in show.canvas.texts)
    assert "This door opens soon." in said


def test_the_doors_stand_in_their_order_and_continue_only_with_a_match(show: Show) -> None:
    show.push(Title(show.shared))
    names = list(show.top.where())
    assert names[:3] == ["waterfight", "swamp", "wetting"] and "continue" not in names
    went: list[str] = []
    show.push(Title(show.shared, resume=lambda: went.append("on")))
    show.send(Kind.CONFIRM)
    assert went == ["on"]


def test_less_motion_keeps_the_title_still(show: Show) -> None:
    show.push(Title(show.shared))
    assert show.scenes.pace == "living"
    show.settings.reduced_motion = True
    assert show.scenes.pace == "still"
    before = pygame.image.tobytes(show.canvas.surface, "RGB")
    show.scenes.update(0.7)
    show.scenes.draw()
    assert pygame.image.tobytes(show.canvas.surface, "RGB") == before


def test_cancel_on_the_title_does_not_quit(show: Show) -> None:
    show.push(Title(show.shared))
    show.send(Kind.CANCEL)
    assert isinstance(show.top, Title)
    show.send(Kind.CONFIRM)
    assert show.scenes.top is None


# ---------------------------------------------------------------------- set-up
def test_seats_are_changed_in_their_panel(show: Show) -> None:
    show.push(Setup(show.shared, SWAMP))
    show.press("seat 2")
    assert isinstance(show.top, SeatPanel)
    setup_seats = show.top.seats
    old = setup_seats[2].face
    show.press("face frog")
    assert setup_seats[2].face == "frog" and setup_seats[0].face == old
    show.confirm("level")
    assert setup_seats[2].player == PERSON
    show.confirm("done")
    assert isinstance(show.top, Setup)
    show.send(Kind.CANCEL)
    kept = show.settings.choices["swamp"]
    assert kept["player2"] == PERSON and kept["face2"] == "frog"


def test_the_person_has_no_level_and_can_be_named_from_keys_and_buttons(show: Show) -> None:
    show.push(Setup(show.shared, SWAMP))
    show.press("seat 0")
    assert "level" not in show.top.where()
    show.press("name")
    entry = show.top
    assert isinstance(entry, NameEntry) and entry.typing
    while entry.name:
        show.send(Kind.ERASE)
    show.send(Kind.TEXT, text="s")
    show.press("key U", TOUCH)
    show.confirm("key S", PAD)
    show.send(Kind.TEXT, text="an!")
    show.press("erase")
    show.confirm("done")
    show.press("done")
    show.send(Kind.CANCEL)
    assert show.settings.names[0].lower() == "susan"


def test_a_name_has_a_limit(show: Show) -> None:
    show.push(NameEntry(show.shared, "", lambda name: None))
    show.send(Kind.TEXT, text="x" * NAME_LENGTH)
    show.send(Kind.TEXT, text="y")
    assert show.top.name == "x" * NAME_LENGTH  # type: ignore[attr-defined]
    assert "ui_refused" in show.heard


def test_choices_are_remembered_and_broken_ones_mended() -> None:
    settings = Settings()
    seats, options = remembered(settings, SWAMP)
    assert [seat.player for seat in seats] == [PERSON, "normal", "normal", "normal"]
    assert len({seat.face for seat in seats}) == 4 and options == {"rounds": 4}
    take_face(SWAMP, seats, 1, "toad")
    seats[1].own_name, seats[1].player = "Theodora", "easy"
    remember(settings, SWAMP, seats, {"rounds": 14})
    again, options = remembered(settings, SWAMP)
    assert again == seats and options == {"rounds": 14}
    settings.choices["swamp"].update(rounds=3, player1="genius", face2="toad", face3="unicorn")
    mended, options = remembered(settings, SWAMP)
    assert options == {"rounds": 4} and mended[1].player == "normal"
    assert len({seat.face for seat in mended}) == 4


# ---------------------------------------------------------------------- settings
def test_settings_work_at_once_and_are_saved(show: Show) -> None:
    show.push(Title(show.shared))
    show.press("settings")
    assert isinstance(show.top, SettingsPage)
    show.confirm("speed")
    assert show.settings.speed == 2.0
    show.confirm("reduced_motion")
    show.press("four_colours")
    show.confirm("full_screen")
    assert show.settings.reduced_motion and show.settings.four_colours
    assert show.settings.full_screen
    show.confirm("text_size")
    assert show.settings.text_size == 125
    before = show.settings.music
    show.confirm("music")
    assert show.settings.music == pytest.approx(before + 0.1)
    show.send(Kind.CANCEL)
    assert isinstance(show.top, Title)
    assert show.shared.settings_file.load() == show.settings


# ---------------------------------------------------------------------- pause, dialogs
class Table(Scene):
    """Stands in for a table below a pause."""

    def draw(self, canvas: Canvas) -> None:
        canvas.begin()


def test_the_pause_goes_on_with_the_key_that_opened_it(show: Show) -> None:
    table = Table(show.shared)
    show.push(table)
    show.push(Pause(show.shared, "swamp"))
    show.send(Kind.MENU)
    assert show.scenes.top is table
    assert show.heard == ["pause_in", "pause_out"]


def test_leaving_a_match_asks_first(show: Show) -> None:
    show.push(Table(show.shared))
    show.push(Pause(show.shared, "swamp"))
    show.confirm("leave")
    assert isinstance(show.top, Dialog)
    show.send(Kind.CONFIRM)
    assert isinstance(show.top, Pause)
    show.confirm("leave")
    show.press("leave")
    assert isinstance(show.top, Title)


def test_rules_and_settings_are_reached_from_the_pause(show: Show) -> None:
    show.push(Table(show.shared))
    show.push(Pause(show.shared, "swamp"))
    for name, scene in (("rules", RulesPages), ("settings", SettingsPage)):
        show.confirm(name)
        assert isinstance(show.top, scene)
        show.send(Kind.CANCEL)
        assert isinstance(show.top, Pause)


# ---------------------------------------------------------------------- pages
def test_rules_turn_by_keys_wheel_and_buttons(show: Show) -> None:
    show.push(RulesPages(show.shared, "wetting"))
    pages = show.top
    assert isinstance(pages, RulesPages) and pages.pages > 2
    show.send(Kind.RIGHT)
    show.send(Kind.SCROLL, MOUSE, amount=-1)
    assert pages.page == 2
    show.press("previous")
    assert pages.page == 1
    for _step in range(pages.pages + 2):
        show.send(Kind.NEXT, PAD)
    assert pages.page == pages.pages - 1
    assert "next" not in [w.name for w in pages.focus.widgets if w.enabled]


def test_missing_rules_are_said_in_a_sentence(tmp_path: Path) -> None:
    (block,) = rules_blocks("swamp", tmp_path)
    assert "docs/rules/swamp.md" in block.text


def test_a_long_sheet_opens_at_its_newest_rounds(show: Show) -> None:
    rows = [[str(round_)] * 4 for round_ in range(40)]
    show.push(SheetPage(show.shared, Sheet(list("ABCD"), rows, (1, 2, 3, 4))))
    sheet = show.top
    assert isinstance(sheet, SheetPage) and sheet.page == sheet.pages - 1 > 0
    show.press("earlier")
    assert sheet.page == sheet.pages - 2
    show.send(Kind.EXTRA)
    assert show.scenes.top is None


# ---------------------------------------------------------------------- results
def result(scores: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    return Result("swamp", SEATS, scores, winners, ((1, 2, 3, 4),), (), {"rounds": 1})


def test_equal_scores_share_a_place() -> None:
    assert result((20, 35, 35, 9), (1, 2)).places() == [(1, 1), (1, 2), (3, 0), (4, 3)]


def test_the_headline_names_who_won(show: Show) -> None:
    assert Results(show.shared, result((9, 1, 1, 1), (0,))).headline() == "You win the match!"
    assert "Heron" in Results(show.shared, result((1, 1, 9, 1), (2,))).headline()
    shared = Results(show.shared, result((9, 9, 9, 1), (0, 1, 2))).headline()
    assert shared == "You, Duck and Heron share the win!"


def test_the_ways_on_from_a_result(show: Show) -> None:
    show.push(Results(show.shared, result((9, 1, 1, 1), (0,))))
    assert "jingle_win" in show.heard
    show.press("sheet")
    assert isinstance(show.top, SheetPage)
    show.send(Kind.CANCEL)
    show.press("seats")
    assert isinstance(show.top, Setup)
    show.send(Kind.CANCEL)
    assert isinstance(show.top, Title)
    show.push(Results(show.shared, result((1, 9, 1, 1), (1,))))
    assert "jingle_lose" in show.heard
    show.send(Kind.CANCEL)
    show.send(Kind.CONFIRM)
    assert isinstance(show.top, Title)


def test_again_begins_the_same_match_anew(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Session] = []

    def table(shared: Shared, session: Session) -> Scene:
        begun.append(session)
        return Table(shared)

    monkeypatch.setitem(GAME_SCENES, "swamp", _with_table(table))
    show.push(Results(show.shared, result((9, 1, 1, 1), (0,))))
    show.send(Kind.CONFIRM)
    assert isinstance(show.scenes.top, Table)
    (session,) = begun
    assert list(session.seats) == SEATS and session.game.options["rounds"] == 1


def _with_table(table):
    return replace(SWAMP, table=table)


# ---------------------------------------------------------------------- real events
def test_posted_events_lead_through_the_menus(show: Show) -> None:
    """From key and mouse events to scenes, as the loop does it."""
    devices = Devices(Pads())
    devices.fit((1280, 720), 1.0)
    show.push(Title(show.shared))

    def post(kind: int, **facts: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **facts))
        for event in pygame.event.get():
            for intent in devices.intents(event):
                show.scenes.handle(intent)
        show.scenes.draw()

    def key(code: int) -> None:
        post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
        post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)

    key(pygame.K_RETURN)
    assert isinstance(show.top, Setup)
    key(pygame.K_ESCAPE)
    assert isinstance(show.top, Title)
    at = show.top.where()["settings"].center
    post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)
    assert isinstance(show.top, SettingsPage)
