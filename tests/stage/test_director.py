from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.rules.core import Event
from game.stage.director import Director
from game.stage.tween import Wait


@dataclass(frozen=True)
class Rang(Event):
    number: int


@dataclass(frozen=True)
class Unheard(Event):
    pass


def director(speed=1.0):
    log = []

    def rang(event):
        log.append(f"begin {event.number}")
        return Wait(1.0, landed=lambda: log.append(f"land {event.number}"))

    return Director({Rang: rang}, speed), log


def test_events_are_staged_in_order_each_when_its_turn_comes():
    stage, log = director()
    stage.play([Rang(1), Rang(2)])
    stage.update(0.5)
    assert log == ["begin 1"]
    stage.update(0.6)
    assert log == ["begin 1", "land 1", "begin 2"]
    assert stage.busy
    stage.update(1.0)
    assert log[-1] == "land 2"
    assert not stage.busy


def test_an_event_that_nobody_stages_is_an_error_at_once():
    stage, _ = director()
    with pytest.raises(KeyError):
        stage.play([Unheard()])


def test_speed_multiplies_time_and_instant_needs_none():
    fast, log = director(4.0)
    fast.play([Rang(1)])
    fast.update(0.26)
    assert log == ["begin 1", "land 1"]
    instant, log = director(0)
    instant.play([Rang(1), Rang(2)])
    instant.update(0.0)
    assert log == ["begin 1", "land 1", "begin 2", "land 2"]


def test_skip_lands_all_that_is_queued_exactly_once():
    stage, log = director()
    stage.play([Rang(1), Rang(2)])
    stage.update(0.5)
    assert stage.skip()
    assert log == ["begin 1", "land 1", "begin 2", "land 2"]
    assert not stage.skip()
    stage.update(5.0)
    assert len(log) == 4


def test_skip_and_time_stop_where_something_holds_the_stage():
    stage, log = director()
    stage.play([Rang(1)])
    stage.then(lambda: setattr(stage, "held", True))
    stage.play([Rang(2)])
    stage.skip()
    assert log == ["begin 1", "land 1"]
    stage.update(9.0)
    assert log == ["begin 1", "land 1"]
    stage.held = False
    stage.update(1.5)
    assert log[-1] == "land 2"


def test_what_may_not_be_skipped_is_not():
    stage, _ = director()
    slow = Wait(1.0)
    slow.skippable = False
    stage.add(slow)
    stage.update(0.1)
    assert not stage.skip()
    assert not slow.done
