from __future__ import annotations

import itertools
import math

import pytest

from game.stage.table import arch, fan, rows


@pytest.mark.parametrize("count", range(14))
def test_a_fan_stays_in_its_room_and_mirrors_itself(count):
    spots = fan(count, 960, 900, 200, 1500)
    assert len(spots) == count
    for left, right in zip(spots, reversed(spots), strict=True):
        assert left.x + right.x == pytest.approx(1920)
        assert left.angle == pytest.approx(-right.angle)
        assert left.y == pytest.approx(right.y)
    if count:
        assert spots[-1].x - spots[0].x + 200 <= 1500.001
        assert spots[0].angle >= 0  # the left end leans to the left


def test_thirteen_cards_keep_a_strip_that_a_finger_can_press():
    spots = fan(13, 960, 900, 200, 1560)
    assert spots[1].x - spots[0].x >= 92


@pytest.mark.parametrize(
    ("count", "wanted"), [(13, [7, 6]), (7, [7]), (1, [1]), (0, [0]), (8, [4, 4])]
)
def test_rows(count, wanted):
    assert rows(count, 7) == wanted


def test_an_arch_is_even_by_length():
    rx, ry = 540, 500
    points = [(rx * math.cos(a), ry * math.sin(a)) for a in arch(14, rx, ry)]
    gaps = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    assert max(gaps) - min(gaps) < 8
    assert points[0] == pytest.approx((rx, 0))
    assert points[-1][0] == pytest.approx(-rx)
