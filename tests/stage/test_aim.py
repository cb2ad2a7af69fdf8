"""Arcade aim: fair to a blind press, worth watching, never to be learnt by heart."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from game.stage import aim


def pressed(seconds: float, pace: float, seed: int, count: int) -> list[int]:
    """Values of `count` swings pressed so long after they began."""
    random = Random(seed)
    return [aim.start(random, pace).value(seconds) for _ in range(count)]


def watched(pace: float, seed: int = 5, count: int = 1200, error: float = 0.06) -> float:
    """The mean of a player who presses when they see a 6, but sees a moment that is off."""
    random = Random(seed)
    total = 0
    for _ in range(count):
        swing, off, at = aim.start(random, pace), random.gauss(0, error), 0.5
        while swing.value(at + off) < 6 and at < aim.LATEST:
            at += 1 / 60
        total += swing.value(at)
    return total / count


@pytest.mark.parametrize("pace", [aim.pace_for(1), aim.pace_for(4, -1), aim.pace_for(1, 1, True)])
def test_a_press_at_a_random_time_is_a_fair_die(pace: float) -> None:
    random = Random(1)
    count = 40_000
    values = Counter(
        aim.start(random, pace).value(random.uniform(0, aim.LATEST)) for _ in range(count)
    )
    assert set(values) == set(range(1, 7))
    for value in range(1, 7):
        assert values[value] / count == pytest.approx(1 / 6, abs=0.01)


@pytest.mark.parametrize("seconds", [0.0, 0.4, 1.0, 3.0])
def test_a_learnt_moment_is_a_fair_die_too(seconds: float) -> None:
    values = Counter(pressed(seconds, 1.0, 2, 40_000))
    for value in range(1, 7):
        assert values[value] / 40_000 == pytest.approx(1 / 6, abs=0.01)


def test_the_share_within_the_rings_is_exact() -> None:
    """Against plain counting on a fine grid of both phases."""
    steps = 400
    xs = [math.sin(math.tau * (i + 0.5) / steps) ** 2 for i in range(steps)]
    fars = [math.sqrt(x + y) for x in xs for y in xs]
    for far in (0.3, 0.7, 0.95, 1.2):
        counted = sum(one <= far for one in fars) / len(fars)
        assert aim.share_within(far) == pytest.approx(counted, abs=0.002)
    assert aim.share_within(0) == 0
    assert aim.share_within(2) == 1


def test_who_watches_with_60_ms_of_error_averages_4_to_4_6() -> None:
    assert 4.0 <= watched(aim.pace_for(1)) <= 4.6


def test_heavy_guns_and_clumsy_kids_swing_quicker_mean_ones_steadier() -> None:
    plain = watched(aim.pace_for(1))
    assert watched(aim.pace_for(4)) < plain - 0.1
    assert watched(aim.pace_for(1, -1)) < plain - 0.1
    assert watched(aim.pace_for(1, +1)) > plain + 0.1
    assert aim.pace_for(0) == aim.pace_for(1)


def test_reduced_motion_slows_it() -> None:
    assert watched(aim.pace_for(2, 0, True)) > watched(aim.pace_for(2)) + 0.3
    assert aim.pace_for(2, 0, True) < aim.pace_for(2)


def test_it_stops_by_itself_at_a_random_time_after_six_seconds() -> None:
    random = Random(4)
    stops = [aim.start(random).stop for _ in range(200)]
    assert min(stops) >= aim.LATEST
    assert max(stops) <= aim.LATEST + aim.GRACE
    assert max(stops) - min(stops) > 0.8 * aim.GRACE
    values = Counter((swing := aim.start(random)).value(swing.stop) for _ in range(12_000))
    for value in range(1, 7):
        assert values[value] / 12_000 == pytest.approx(1 / 6, abs=0.02)


def test_rings_are_as_wide_as_each_other() -> None:
    assert [aim.value_at(x / 12, 0) for x in (0, 1, 3, 5, 7, 9, 11)] == [6, 6, 5, 4, 3, 2, 1]
    assert aim.value_at(0.0, 1.0) == 1


def test_the_sight_stays_within_its_circle_and_moves_without_jumps() -> None:
    swing = aim.start(Random(7), aim.pace_for(4, -1))
    places = [swing.at(i / 600) for i in range(3600)]
    assert max(math.hypot(*at) for at in places) <= 1.0001
    steps = [math.dist(places[i], places[i + 1]) for i in range(len(places) - 1)]
    assert max(steps) < 0.12
