"""The crowd stays within its area, apart and readable, whatever its number."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.stage import formation
from game.stage.formation import AIR, PLATE_H, PLATE_W, Spot
from game.ui.canvas import Box

WIDE = Box(220, 116, 465, 764)  # one of two sides at 1920 x 1080
CORNER = Box(220, 116, 555, 372)  # one of four
TALL = Box(30, 800, 1020, 400)  # portrait, front above


def covers_plate(front: Spot, back: Spot) -> bool:
    """Whether the head of `front`, who is nearer, hides the plate of `back` altogether."""
    head = Box.around(front.x, front.y - 0.72 * front.s, 0.42 * front.s, 0.45 * front.s)
    plate = Box(back.x - PLATE_W / 2, back.y + 12, PLATE_W, PLATE_H)
    return plate.clip(head).w > 0.6 * PLATE_W and plate.clip(head).h > 0.5 * PLATE_H


@pytest.mark.parametrize(("count", "least"), [(1, 176), (7, 176), (11, 160), (16, 140), (19, 120)])
def test_sizes_of_two_sides(count: int, least: float) -> None:
    assert formation.size_for([(WIDE, "right")], [count]) >= least


@pytest.mark.parametrize(("count", "least"), [(8, 130), (12, 104)])
def test_sizes_of_four_sides(count: int, least: float) -> None:
    assert formation.size_for([(CORNER, "right")] * 4, [count] * 4) >= least


def test_portrait_size() -> None:
    assert formation.size_for([(TALL, "up")], [12]) >= 120


@pytest.mark.parametrize("count", [1, 2, 5, 8, 12, 16, 19, 22])
@pytest.mark.parametrize(
    ("area", "front"), [(WIDE, "right"), (WIDE, "left"), (CORNER, "left"), (TALL, "up"), (TALL, "down")]
)  # fmt: skip
def test_everybody_stands_inside(area: Box, front: formation.Front, count: int) -> None:
    s = formation.size_for([(area, front)], [count])
    spots = formation.stand(area, front, count, s)
    assert len(spots) == count == len({(spot.x, spot.y) for spot in spots})
    fits = formation.fits(area, front, count, s)
    for spot in spots:
        assert area.x - 1 <= spot.x - PLATE_W / 2 or spot.x - 0.31 * s >= area.x - 1
        assert spot.x + 0.31 * s <= area.right + 1
        if fits:
            assert spot.y - s >= area.y - AIR - 1
            assert spot.y + PLATE_H + AIR <= area.bottom + 13


@pytest.mark.parametrize("count", range(2, 17))
def test_no_head_hides_a_plate(count: int) -> None:
    s = formation.size_for([(WIDE, "right")], [count])
    spots = formation.stand(WIDE, "right", count, s)
    for one, other in combinations(spots, 2):
        back, front = sorted((one, other), key=lambda spot: spot.y)
        assert not covers_plate(front, back)


def test_fronts_face_each_other() -> None:
    right = formation.stand(WIDE, "right", 9, 176)
    assert max(spot.x for spot in right) == next(s.x for s in right if s.rank == 0)
    left = formation.stand(WIDE, "left", 9, 176)
    assert min(spot.x for spot in left) == next(s.x for s in left if s.rank == 0)
    up = formation.stand(TALL, "up", 9, 130)
    assert min(spot.y for spot in up) == next(s.y for s in up if s.rank == 0)


@pytest.mark.parametrize("count", [0, 1, 3, 6, 9])
@pytest.mark.parametrize("strip", [Box(8, 120, 200, 640), Box(90, 120, 900, 170)])
def test_retreat_strips_hold_those_who_are_out(strip: Box, count: int) -> None:
    spots = formation.retreat(strip, count, 150)
    assert len(spots) == count
    for spot in spots:
        assert spot.s < 150
        assert strip.x <= spot.x <= strip.right
        assert spot.y <= strip.bottom + 1


def test_people_keep_their_places_when_they_can() -> None:
    spots = formation.stand(WIDE, "right", 6, 176)
    before = [(spot.x + 3, spot.y) for spot in reversed(spots)]
    assert formation.assign(before, spots) == list(reversed(spots))
    newcomer = formation.assign([None, *before[1:]], spots)
    assert newcomer[1:] == list(reversed(spots))[1:]
    assert newcomer[0] == spots[-1]
    assert len({(spot.x, spot.y) for spot in newcomer}) == 6
