"""The loop, off-screen: events reach scenes, time is kept in bounds, settings are followed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import LIVING, LONGEST_STEP, App
from game.options import Options
from game.scenes.scene import Scene, Shared
from game.shell.intents import Intent, Kind
from game.ui.canvas import Canvas
from game.ui.shapes import rounded


class Plain(Scene):
    """Notes what the loop does with it."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.kinds: list[Kind] = []
        self.steps: list[float] = []
        self.canvases: list[Canvas] = []
        self.draws = 0
        self.paused = False
        self.now = "still"
        self.typed = False

    @property
    def pace(self) -> str:
        return self.now

    @property
    def typing(self) -> bool:
        return self.typed

    def where(self) -> dict[str, pygame.Rect]:
        return {"door": pygame.Rect(100, 200, 30, 40)}

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False

    def layout(self, canvas: Canvas) -> None:
        self.canvases.append(canvas)

    def handle(self, intent: Intent) -> None:
        self.kinds.append(intent.kind)

    def update(self, dt: float) -> None:
        self.steps.append(dt)

    def draw(self, canvas: Canvas) -> None:
        self.draws += 1


@pytest.fixture
def app(screen: pygame.Surface) -> Iterator[App]:
    app = App(Options(size=(1280, 720)))
    yield app
    app.close()
    pygame.display.init()
    pygame.font.init()


@pytest.fixture
def scene(app: App) -> Plain:
    scene = Plain(app.shared)
    app.scenes.push(scene)
    app.step([])
    return scene


def event(event_type: int, **facts: object) -> pygame.event.Event:
    return pygame.event.Event(event_type, facts)


def key(number: int, mod: int = 0) -> pygame.event.Event:
    return event(pygame.KEYDOWN, key=number, mod=mod)


def test_keys_reach_the_scene_and_draw_it_once(app: App, scene: Plain) -> None:
    before = scene.draws
    app.step([key(pygame.K_RETURN), key(pygame.K_UP)])
    app.step([])
    assert scene.kinds == [Kind.CONFIRM, Kind.UP]
    assert scene.draws == before + 1


def test_a_stall_does_not_make_animations_jump(app: App, scene: Plain) -> None:
    app._before -= 30.0
    app.step([])
    app.step([])
    assert max(scene.steps) == LONGEST_STEP
    assert scene.steps[-1] < LONGEST_STEP


def test_how_often_is_drawn_goes_by_the_pace(app: App, scene: Plain) -> None:
    before = scene.draws
    app.step([])
    assert scene.draws == before
    scene.now = "moving"
    app.step([])
    app.step([])
    assert scene.draws == before + 2
    scene.now = "living"
    app.step([])
    assert scene.draws == before + 2
    app._next_living -= LIVING
    app.step([])
    assert scene.draws == before + 3


def test_losing_the_focus_pauses_and_lets_go(app: App, scene: Plain) -> None:
    app.step([key(pygame.K_RETURN), event(pygame.WINDOWFOCUSLOST)])
    assert scene.kinds == [Kind.CONFIRM, Kind.CONFIRM_UP]
    assert scene.paused
    scene.now = "moving"
    steps, draws = len(scene.steps), scene.draws
    app.step([])
    app.step([])
    assert (len(scene.steps), scene.draws) == (steps, draws)
    app.step([event(pygame.WINDOWFOCUSGAINED), key(pygame.K_UP)])
    assert not scene.paused
    assert scene.kinds[-1] is Kind.UP


def test_what_changes_the_layout_gives_a_new_canvas(app: App, scene: Plain) -> None:
    assert len(scene.canvases) == 1
    app.shared.settings.text_size = 150
    app.step([])
    assert scene.canvases[-1].text_size == 150
    app.shared.settings.language = "xx"
    app.step([])
    assert len(scene.canvases) == 3
    app.shared.settings.language = ""
    pygame.display.set_mode((1080, 1920), pygame.RESIZABLE)
    app.step([])
    assert scene.canvases[-1].portrait
    app.step([])
    assert len(scene.canvases) == 4


def test_another_layout_forgets_what_was_drawn_for_the_last(app: App, scene: Plain) -> None:
    rounded(321, 90, 20, "#1A7040")
    kept = rounded.cache_info().currsize
    app.step([])
    assert rounded.cache_info().currsize == kept
    app.shared.settings.text_size = 150
    app.step([])
    assert rounded.cache_info().currsize == 0


def test_f11_is_kept_in_the_settings(app: App, scene: Plain) -> None:
    app.step([key(pygame.K_F11)])
    assert app.window.full_screen
    assert app.shared.settings_file.load().full_screen
    app.step([key(pygame.K_RETURN, pygame.KMOD_ALT)])
    assert not app.window.full_screen
    assert scene.kinds == []


def test_letters_are_text_while_the_scene_has_a_text_field(app: App, scene: Plain) -> None:
    app.step([key(pygame.K_w)])
    scene.typed = True
    app.step([key(pygame.K_TAB)])
    app.step([key(pygame.K_a), event(pygame.TEXTINPUT, text="a")])
    assert scene.kinds == [Kind.UP, Kind.NEXT, Kind.TEXT]


def test_the_end(app: App, scene: Plain, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []
    monkeypatch.setattr("game.app._end_soon", lambda: ended.append(True))
    app.step([event(pygame.QUIT)])
    assert not app.running
    assert ended == [True]


def test_the_loop_ends_with_the_last_scene(
    screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DRENCH_TRACE", str(tmp_path / "trace"))
    app = App(Options(size=(512, 300)))

    class Brief(Plain):
        def update(self, dt: float) -> None:
            self.shared.trace("bye", count=3)
            self.shared.scenes.pop()

    app.run(Brief)
    app.close()
    lines = [json.loads(line) for line in (tmp_path / "trace").read_text().splitlines()]
    assert [line["what"] for line in lines] == ["first frame", "scene", "ready", "bye"]
    assert lines[1]["scene"] == "Brief"
    assert lines[1]["where"] == {"door": [50, 100, 15, 20]}  # in pixels of the small window
    assert lines[-1]["count"] == 3
    pygame.display.init()
    pygame.font.init()
