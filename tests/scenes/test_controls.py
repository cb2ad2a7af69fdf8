"""Changing keys and buttons, and words for what is heard."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.options import Options
from game.scenes.controls import ControlsPage
from game.scenes.pause import Pause
from game.scenes.scene import Scene
from game.scenes.settings_page import SettingsPage
from game.shell.bindings import Bindings
from game.shell.intents import Intent, Kind
from game.shell.sounds import SOUNDS
from game.ui.captions import MOST, SECONDS, SILENT, Captions, words_for
from tests.scenes.sofa import KEYS, PAD, RIGHT, Sofa


@pytest.fixture
def sofa(screen: pygame.Surface, tmp_path: Path) -> Sofa:
    return Sofa(tmp_path)


def named(sofa: Sofa, name: str, device: object = KEYS) -> None:
    """The key of that name comes while the page listens."""
    sofa.scenes.handle(Intent(Kind.RAW, device, text=name))  # type: ignore[arg-type]
    sofa.frame()


def words_on(sofa: Sofa) -> str:
    sofa.canvas.audit = True
    sofa.frame()
    sofa.canvas.audit = False
    return "\n".join(noted.text for noted in sofa.canvas.texts)


@pytest.fixture
def page(sofa: Sofa) -> ControlsPage:
    sofa.put(SettingsPage(sofa.shared))
    sofa.click("controls")
    assert isinstance(sofa.top, ControlsPage)
    return sofa.top


def test_a_row_waits_for_its_key_and_keeps_it(sofa: Sofa, page: ControlsPage) -> None:
    sofa.click("bind up")
    assert sofa.scenes.listening
    assert "Press a key" in words_on(sofa)
    named(sofa, "i")
    assert not sofa.scenes.listening
    assert sofa.shared.settings.bindings == {"left": {"up": "i"}}
    sofa.press(KEYS, Kind.CANCEL)
    assert sofa.shared.settings_file.load().bindings == {"left": {"up": "i"}}


def test_conflicts_are_shown_on_both_rows_and_in_words(sofa: Sofa, page: ControlsPage) -> None:
    assert "also means" not in words_on(sofa)
    sofa.click("bind up")
    named(sofa, "return")
    assert "Enter also means: Keyboard, right, Choose, play." in words_on(sofa)
    page._choose(1)
    assert "Enter also means: Keyboard, left, Up." in words_on(sofa)
    sofa.click("usual")
    assert sofa.shared.settings.bindings == {} and "also means" not in words_on(sofa)


@pytest.mark.parametrize("name", ["tab", "f11", ""])
def test_keys_that_serve_the_whole_keyboard_are_refused_in_words(
    sofa: Sofa, page: ControlsPage, name: str
) -> None:
    sofa.click("bind look")
    named(sofa, name)
    assert sofa.shared.settings.bindings == {} and "can't be used here" in words_on(sofa)


def test_escape_or_a_click_leaves_the_key_as_it_was(sofa: Sofa, page: ControlsPage) -> None:
    sofa.click("bind look")
    named(sofa, "escape")
    assert sofa.top is page and not page.listening
    sofa.click("bind look")
    sofa.click("bind up")
    assert not page.listening and sofa.shared.settings.bindings == {}


def test_a_pad_is_bound_by_its_buttons(sofa: Sofa, page: ControlsPage) -> None:
    page._choose(2)
    sofa.frame()
    sofa.click("bind confirm")
    named(sofa, "space")  # a key is no button
    assert sofa.shared.settings.bindings == {}
    sofa.click("bind confirm")
    named(sofa, "y", PAD)
    assert Bindings(sofa.shared.settings.bindings).buttons["y"] is Kind.CONFIRM


def test_all_settings_are_reachable_from_the_pause_and_work_at_once(sofa: Sofa) -> None:
    sofa.put(Scene(sofa.shared))
    sofa.scenes.push(Pause(sofa.shared, "swamp"))
    sofa.frame()
    sofa.click("settings")
    wanted = {"music", "effects", "ambience", "captions", "controls", "speed", "text_size",
              "reduced_motion", "four_colours", "full_screen"}  # fmt: skip
    assert wanted <= set(sofa.top.where())
    settings = sofa.shared.settings
    for name in ("captions", "reduced_motion", "four_colours", "full_screen"):
        before = getattr(settings, name)
        sofa.click(name)
        assert getattr(settings, name) != before
    sofa.top.focus.go("text_size")  # type: ignore[attr-defined]
    sofa.press(KEYS)
    assert settings.text_size == 125
    sofa.click("controls")
    assert isinstance(sofa.top, ControlsPage) and sofa.top.see_through
    for _page in range(3):
        sofa.press(KEYS, Kind.CANCEL)
    assert sofa.scene == "Scene"
    assert sofa.shared.settings_file.load() == settings


def test_with_several_screens_one_is_chosen(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    sofa.put(SettingsPage(sofa.shared))
    assert "display" not in sofa.top.where()
    monkeypatch.setattr("game.scenes.settings_page.displays", lambda: 2)
    sofa.put(SettingsPage(sofa.shared))
    sofa.top.focus.go("display")  # type: ignore[attr-defined]
    sofa.press(KEYS)
    assert sofa.shared.settings.display == 1


def test_a_screen_that_is_not_there_is_the_first(screen: pygame.Surface) -> None:
    app = App(Options(size=(1280, 720)))
    try:
        app.scenes.push(Scene(app.shared))
        app.shared.settings.display = 5
        app.step([])
        assert app.window.display == 5 and app.window.size == (1280, 720)
    finally:
        app.close()
        pygame.display.init()
        pygame.font.init()


# ---------------------------------------------------------------------- captions
def test_every_sound_has_words_or_is_listed_as_silent() -> None:
    names = {file.stem.rstrip("0123456789").rstrip("_") for file in SOUNDS.glob("*.ogg")}
    assert len(names) > 60
    without = {name for name in names if not words_for(name)}
    assert {name for name in without if not name.startswith(SILENT)} == set()
    assert not words_for("ui_focus") and words_for("splash_big_2") == "A big splash"


def test_signs_come_with_sounds_and_go_by_themselves() -> None:
    on = True
    captions = Captions(lambda: on)
    captions.hear("drip")
    assert captions.update(0.1) and captions.shown == ["Drip"]
    captions.hear("drip")
    assert not captions.update(0.1)  # the same sign stays
    for name in ("shuffle", "aww", "gasp"):
        captions.hear(name)
    assert len(captions.shown) == MOST and "Drip" not in captions.shown
    assert captions.update(SECONDS) and captions.shown == []
    on = False
    captions.hear("drip")
    assert captions.shown == [] and not captions.update(0.1)


def test_the_loop_shows_them_only_if_they_are_wanted(screen: pygame.Surface) -> None:
    app = App(Options(size=(1280, 720)))
    try:
        app.scenes.push(Scene(app.shared))
        app.window.surface.fill("black")
        app.step([])
        app.shared.audio.play("shriek")
        app.step([])
        assert not pygame.mask.from_threshold(
            app.window.surface, (255, 255, 255), (2, 2, 2)
        ).count()
        app.shared.settings.captions = True
        app.shared.audio.play("shriek")
        app.step([])
        assert pygame.mask.from_threshold(app.window.surface, (255, 255, 255), (2, 2, 2)).count()
    finally:
        app.close()
        pygame.display.init()
        pygame.font.init()


def test_changed_keys_reach_the_devices_at_once(screen: pygame.Surface) -> None:
    app = App(Options(size=(1280, 720)))
    try:
        app.scenes.push(Scene(app.shared))
        app.shared.settings.bindings = {"right": {"confirm": "m"}}
        app.step([])
        event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0)
        assert app.devices.intents(event) == [Intent(Kind.CONFIRM, RIGHT)]
    finally:
        app.close()
        pygame.display.init()
        pygame.font.init()
