"""The stack of scenes: pause and resume in pairs, layouts in time, intents to the top."""

from __future__ import annotations

from typing import Any, cast

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.scenes.manager import SceneManager
from game.scenes.scene import Scene, Shared
from game.shell.intents import Device, Intent, Kind
from game.ui.canvas import Canvas

CONFIRM = Intent(Kind.CONFIRM, Device("keys"))


class Noted(Scene):
    """Notes the calls, and complains about those that come at a wrong time."""

    def __init__(self, name: str, calls: list[str], see_through: bool = False) -> None:
        super().__init__(cast(Shared, None))
        self.name, self.calls = name, calls
        self.see_through = see_through
        self.state = "new"
        self.laid_out: Any = None

    def _note(self, call: str, before: tuple[str, ...], after: str) -> None:
        assert self.state in before, f"{self.name}: {call} while {self.state}"
        self.state = after
        self.calls.append(f"{self.name} {call}")

    def enter(self) -> None:
        self._note("enter", ("new",), "on")

    def pause(self) -> None:
        self._note("pause", ("on",), "paused")

    def resume(self) -> None:
        self._note("resume", ("paused",), "on")

    def leave(self) -> None:
        self._note("leave", ("on", "paused"), "gone")

    def handle(self, intent: Intent) -> None:
        assert self.laid_out
        self._note(intent.kind.name, ("on",), "on")

    def update(self, dt: float) -> None:
        assert self.laid_out
        assert self.state == "on"

    def layout(self, canvas: Canvas) -> None:
        self.laid_out = canvas
        self.calls.append(f"{self.name} layout")

    def draw(self, canvas: Canvas) -> None:
        assert self.laid_out is canvas
        self.calls.append(f"{self.name} draw")


@pytest.fixture
def calls() -> list[str]:
    return []


def canvas() -> Canvas:
    return Canvas(pygame.Surface((1280, 720)), cast(Any, None))


def test_pause_and_resume_come_in_pairs(calls: list[str]) -> None:
    scenes = SceneManager()
    scenes.push(Noted("table", calls))
    scenes.push(Noted("menu", calls))
    scenes.replace(Noted("settings", calls))
    scenes.pop()
    scenes.clear_to(Noted("title", calls))
    scenes.quit()
    assert calls == [
        "table enter", "table pause", "menu enter", "menu leave", "settings enter",
        "settings leave", "table resume", "table leave", "title enter", "title leave",
    ]  # fmt: skip
    assert scenes.top is None


@given(
    st.lists(
        st.sampled_from(
            ["push", "pop", "replace", "clear_to", "suspend", "restore", "handle", "update", "draw"]
        ),
        max_size=30,
    )
)
def test_whatever_happens_only_the_top_is_awake(steps: list[str]) -> None:
    scenes, calls, made = SceneManager(), [], []  # type: ignore[var-annotated]
    scenes.use_canvas(canvas())
    suspended = False
    for number, step in enumerate(steps):
        if step in ("push", "replace", "clear_to"):
            made.append(Noted(str(number), calls))
            getattr(scenes, step)(made[-1])
        elif step == "handle":
            scenes.handle(CONFIRM)
        elif step == "update":
            scenes.update(0.1)
        else:
            suspended = {"suspend": True, "restore": False}.get(step, suspended)
            getattr(scenes, step)()
        awake = [scene for scene in made if scene.state == "on"]
        assert awake == ([scenes.top] if scenes.top and not suspended else [])
        assert all(scene.state != "new" for scene in made)


def test_a_scene_is_laid_out_before_its_first_intent_and_for_each_canvas(calls: list[str]) -> None:
    scenes = SceneManager()
    scenes.use_canvas(canvas())
    scenes.push(Noted("table", calls))
    scenes.handle(CONFIRM)
    scenes.handle(CONFIRM)
    scenes.draw()
    scenes.use_canvas(canvas())
    scenes.draw()
    assert calls == [
        "table enter", "table layout", "table CONFIRM", "table CONFIRM", "table draw",
        "table layout", "table draw",
    ]  # fmt: skip


def test_what_is_seen_through_is_drawn_below(calls: list[str]) -> None:
    scenes = SceneManager()
    scenes.use_canvas(canvas())
    for name, see_through in (("title", False), ("table", False), ("a", True), ("b", True)):
        scenes.push(Noted(name, calls, see_through))
    scenes.draw()
    assert [call for call in calls if call.endswith("draw")] == ["table draw", "a draw", "b draw"]


def test_what_is_seen_through_is_drawn_once_until_it_may_look_different(calls: list[str]) -> None:
    scenes = SceneManager()
    scenes.use_canvas(canvas())
    scenes.push(Noted("table", calls))
    scenes.push(Noted("panel", calls, see_through=True))

    def drawn() -> int:
        calls.clear()
        scenes.draw()
        scenes.draw()
        return calls.count("table draw")

    assert drawn() == 1
    assert drawn() == 0
    for change in (
        lambda: scenes.redraw(),
        lambda: scenes.use_canvas(canvas()),
        lambda: (scenes.suspend(), scenes.restore()),
        lambda: scenes.push(Noted("question", calls, see_through=True)),
        lambda: scenes.pop(),
    ):
        change()
        assert drawn() == 1
        assert drawn() == 0


def test_what_is_seen_through_looks_the_same_each_time(calls: list[str]) -> None:
    class Plain(Noted):
        def draw(self, canvas: Canvas) -> None:
            canvas.surface.fill("#808080")

    scenes, shown = SceneManager(), canvas()
    scenes.use_canvas(shown)
    panel = Noted("panel", calls, see_through=True)
    panel.veil = 140
    scenes.push(Plain("table", calls))
    scenes.push(panel)
    pixels = []
    for _frame in range(3):
        scenes.draw()
        pixels.append(shown.surface.get_at((5, 5)))
        shown.surface.fill("red")
    assert pixels[0] == pixels[1] == pixels[2] != pygame.Color("#808080")


def test_the_screen_is_drawn_anew_after_an_intent_only(calls: list[str]) -> None:
    scenes = SceneManager()
    scenes.use_canvas(canvas())
    scenes.push(Noted("table", calls))
    assert scenes.dirty
    scenes.draw()
    scenes.update(0.1)
    assert not scenes.dirty
    scenes.handle(CONFIRM)
    assert scenes.dirty


def test_changes_of_the_top_are_told(calls: list[str]) -> None:
    scenes, tops = SceneManager(), []  # type: ignore[var-annotated]
    scenes.changed = lambda top: tops.append(getattr(top, "name", None))
    scenes.push(Noted("a", calls))
    scenes.push(Noted("b", calls))
    scenes.pop()
    scenes.quit()
    assert tops == ["a", "b", "a", None]
