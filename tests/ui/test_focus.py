"""The focus moves by keys, pads, mouse and touch, and always stands on something."""

from __future__ import annotations

import pytest

from game.shell.intents import Device, Intent, Kind
from game.ui.canvas import Box
from game.ui.focus import Focus
from game.ui.widgets import Button, Choice, Slider, Switch, Widget

KEYS, MOUSE, TOUCH = Device("keys"), Device("mouse"), Device("touch")


class Desk:
    """A grid of three by three widgets named by column and row, and what happened on it."""

    def __init__(self, off: tuple[str, ...] = (), u: float = 1.0) -> None:
        self.sounds: list[str] = []
        self.pressed: list[str] = []
        self.focus = Focus(self.sounds.append)
        self.widgets = [
            Widget(f"{x}{y}", Box(x * 200, y * 150, 160, 100), self._noter(f"{x}{y}"),
                   f"{x}{y}" not in off)
            for y in range(3) for x in range(3)
        ]  # fmt: skip
        self.focus.set(self.widgets, u, "11")

    def _noter(self, name: str):
        return lambda: self.pressed.append(name)

    def send(self, kind: Kind, at: tuple[int, int] | None = None, device: Device = KEYS) -> None:
        self.focus.handle(Intent(kind, device, at))

    @property
    def at(self) -> str:
        assert self.focus.current is not None
        return self.focus.current.name


@pytest.mark.parametrize(
    ("kind", "name"),
    [(Kind.UP, "10"), (Kind.DOWN, "12"), (Kind.LEFT, "01"), (Kind.RIGHT, "21")],
)
def test_directions_go_to_the_neighbour(kind: Kind, name: str) -> None:
    desk = Desk()
    desk.send(kind)
    assert desk.at == name and desk.sounds == ["ui_focus"]


def test_at_the_edge_the_focus_stays() -> None:
    desk = Desk()
    desk.send(Kind.LEFT)
    desk.send(Kind.LEFT)
    assert desk.at == "01" and desk.sounds == ["ui_focus"]


def test_down_goes_on_with_the_next_where_nothing_lies_below() -> None:
    desk = Desk()
    desk.focus.go("22")
    desk.send(Kind.DOWN)
    assert desk.at == "00"
    desk.send(Kind.UP)
    assert desk.at == "22"


def test_what_is_disabled_is_passed_over() -> None:
    desk = Desk(off=("12", "21"))
    desk.send(Kind.DOWN)
    assert desk.at in ("02", "22")
    desk.send(Kind.PRESS, (220, 310))
    desk.send(Kind.RELEASE, (220, 310))
    assert desk.pressed == []


def test_next_and_previous_go_round_all() -> None:
    desk = Desk()
    seen = []
    for _step in range(9):
        desk.send(Kind.NEXT)
        seen.append(desk.at)
    assert sorted(seen) == [f"{x}{y}" for x in range(3) for y in range(3)]
    desk.send(Kind.PREVIOUS)
    assert desk.at == "01"


def test_confirm_presses_once_and_not_by_repetition() -> None:
    desk = Desk()
    desk.send(Kind.CONFIRM)
    desk.focus.handle(Intent(Kind.CONFIRM, KEYS, repeated=True))
    assert desk.pressed == ["11"] and desk.sounds == ["ui_select"]


def test_the_mouse_takes_the_focus_along_and_presses_on_release() -> None:
    desk = Desk(u=0.5)
    desk.send(Kind.POINT, (210, 10), MOUSE)
    assert desk.at == "20"
    desk.send(Kind.PRESS, (210, 10), MOUSE)
    assert desk.focus.state(desk.widgets[2]) == "pressed" and desk.pressed == []
    desk.send(Kind.RELEASE, (210, 10), MOUSE)
    assert desk.pressed == ["20"]


def test_a_finger_that_slides_off_presses_nothing() -> None:
    desk = Desk()
    desk.send(Kind.PRESS, (10, 10), TOUCH)
    desk.send(Kind.POINT, (700, 700), TOUCH)
    assert desk.focus.state(desk.widgets[0]) == "focus"
    desk.send(Kind.RELEASE, (700, 700), TOUCH)
    assert desk.pressed == [] and desk.at == "00"


def test_a_new_layout_keeps_the_focus_by_name() -> None:
    desk = Desk()
    desk.send(Kind.RIGHT)
    desk.focus.set(list(reversed(desk.widgets)), 1.0, "11")
    assert desk.at == "21"
    desk.focus.set(desk.widgets[:2], 1.0, "00")
    assert desk.at == "00"


def test_sliders_take_left_and_right_and_are_dragged() -> None:
    heard: list[str] = []
    values: list[float] = []
    slider = Slider("music", Box(0, 0, 480, 92), 0.5, values.append)
    focus = Focus(heard.append)
    focus.set([slider], 1.0)
    focus.handle(Intent(Kind.RIGHT, KEYS))
    focus.handle(Intent(Kind.PRESS, MOUSE, (40, 46)))
    focus.handle(Intent(Kind.POINT, MOUSE, (140, 300)))
    focus.handle(Intent(Kind.RELEASE, MOUSE, (140, 300)))
    assert values == [0.6, 0.0, 0.25]
    assert set(heard) == {"ui_slider"}


def test_choices_step_and_are_taken_by_place() -> None:
    taken: list[int] = []
    choice = Choice("rounds", Box(0, 0, 400, 92), ["1", "4", "7", "14"], 1, taken.append)
    focus = Focus(lambda name: None)
    focus.set([choice], 1.0)
    focus.handle(Intent(Kind.RIGHT, KEYS))
    focus.handle(Intent(Kind.PRESS, TOUCH, (20, 40)))
    focus.handle(Intent(Kind.RELEASE, TOUCH, (20, 40)))
    focus.handle(Intent(Kind.LEFT, KEYS))
    focus.handle(Intent(Kind.CONFIRM, KEYS))
    assert taken == [2, 0, 1]


def test_switches_and_buttons_do_what_they_say() -> None:
    done: list[object] = []
    switch = Switch("motion", Box(0, 0, 400, 92), "Less motion", False, done.append)
    button = Button("go", Box(0, 200, 400, 92), "Go", lambda: done.append("went"))
    focus = Focus(lambda name: None)
    focus.set([switch, button], 1.0)
    focus.handle(Intent(Kind.CONFIRM, KEYS))
    focus.handle(Intent(Kind.LEFT, KEYS))
    focus.handle(Intent(Kind.LEFT, KEYS))
    focus.handle(Intent(Kind.DOWN, KEYS))
    focus.handle(Intent(Kind.CONFIRM, KEYS))
    assert done == [True, False, "went"]
