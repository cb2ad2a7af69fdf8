from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.stage.tween import Call, Parallel, Sequence, Tween, Wait, hop, linear, settle


def test_a_tween_moves_from_where_the_thing_is_when_its_delay_is_over():
    thing = SimpleNamespace(x=0.0)
    tween = Tween(thing, {"x": 10.0}, 1.0, linear, delay=0.5)
    assert tween.update(0.4) == 0
    thing.x = 4.0  # somebody else has moved it meanwhile
    tween.update(0.6)
    assert thing.x == pytest.approx(7.0)
    assert not tween.done
    assert tween.update(0.75) == pytest.approx(0.25)
    assert tween.done
    assert thing.x == 10.0


@pytest.mark.parametrize("skip_at", [0.0, 0.3, 0.7, 5.0])
def test_a_landing_comes_once_whether_run_or_finished(skip_at):
    landings = []
    thing = SimpleNamespace(x=0.0)
    whole = Sequence(
        Tween(thing, {"x": 1.0}, 0.5, landed=lambda: landings.append("a")),
        Parallel(
            Wait(0.1, landed=lambda: landings.append("b")), Call(lambda: landings.append("c"), 0.2)
        ),
        Call(lambda: landings.append("d")),
    )
    elapsed = 0.0
    while elapsed < skip_at:
        whole.update(0.05)
        elapsed += 0.05
    whole.finish()
    whole.finish()
    whole.update(1.0)
    assert landings == ["a", "b", "c", "d"]
    assert thing.x == 1.0


def test_time_left_over_is_handed_on_so_that_big_steps_and_small_ones_end_alike():
    def build(log):
        return Sequence(*(Wait(0.1, landed=lambda i=i: log.append(i)) for i in range(5)))

    log = []
    assert build(log).update(0.55) == pytest.approx(0.05)
    assert log == [0, 1, 2, 3, 4]


def test_parallel_gives_back_what_its_longest_part_leaves():
    both = Parallel(Wait(0.2), Wait(0.5))
    assert both.update(0.3) == 0
    assert both.update(0.3) == pytest.approx(0.1)
    assert both.done


def test_eases_begin_and_end_where_they_should():
    assert (hop(0), hop(1)) == (0, 0)
    assert hop(0.5) == pytest.approx(1)
    assert settle(0) == pytest.approx(0)
    assert settle(1) == pytest.approx(1)
    assert 1 < max(settle(i / 100) for i in range(100)) < 1.1
