"""Water: drops, jets, splashes, wet patches."""

from __future__ import annotations

import pygame
import pytest

from game.shell.assets import Assets
from game.stage.patches import MOST as MOST_PATCHES
from game.stage.patches import Patches, hit_share, patched
from game.stage.water import JET_SPEED, Water
from game.ui.canvas import Canvas

STEP = 1 / 60


@pytest.fixture
def canvas(screen: pygame.Surface) -> Canvas:
    return Canvas(pygame.Surface((640, 480)).convert(), Assets())


def run(water: Water, seconds: float) -> None:
    for _step in range(round(seconds / STEP)):
        water.update(STEP)


def test_drops_are_capped_and_fall_until_none_is_left() -> None:
    water = Water(most=300)
    water.burst(100, 100, 5000)
    assert water.count == 300
    water.drip(100, 100, 300)
    assert water.count == 300
    run(water, 2.0)
    assert water.count == 0 and not water.moving


def test_a_drip_ends_on_its_floor_and_throws_up_fine_drops() -> None:
    water = Water()
    water.drip(50, 0, 120)
    heights = []
    for _step in range(60):
        water.update(STEP)
        heights.append(water.count)
    assert max(heights) >= 1 and heights[-1] == 0
    assert 2 in heights  # it bounced as two


def test_a_jet_arrives_in_the_time_its_length_takes_and_breaks_up_when_it_is_off() -> None:
    water = Water()
    jet = water.jet((0, 0), (JET_SPEED * 0.5, 0), 12)
    run(water, 0.4)
    assert not jet.landing and water.count == 0
    run(water, 0.2)
    assert jet.landing and water.count > 0
    jet.on = False
    run(water, 0.6)
    assert water.jets == []


def test_more_volume_sheds_more_drops() -> None:
    counts = []
    for volume in (8, 24):
        water = Water()
        water.jet((0, 0), (300, 0), volume)
        run(water, 0.7)
        counts.append(water.count)
    assert counts[1] > 1.6 * counts[0]


def test_the_same_seed_gives_the_same_water(canvas: Canvas) -> None:
    pictures = []
    for _time in range(2):
        canvas.surface.fill("#8BCB62")
        water = Water(3)
        water.splash(300, 200, 120)
        water.jet((20, 200), (300, 200), 16)
        run(water, 0.35)
        water.draw_low(canvas)
        water.draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]
    assert pictures[0] != pygame.image.tobytes(pygame.Surface((640, 480)), "RGB")


@pytest.mark.parametrize("kind", ["rain", "foam", "mist", "splash", "ring"])
def test_every_kind_of_water_is_seen_and_goes(canvas: Canvas, kind: str) -> None:
    canvas.surface.fill("#8BCB62")
    before = pygame.image.tobytes(canvas.surface, "RGB")
    water = Water()
    make = {
        "rain": lambda: water.rain(100, 300, 50, 30, 400),
        "foam": lambda: water.foam(200, 300, 12, 60),
        "mist": lambda: water.mist(300, 200, (100, 220), 40),
        "splash": lambda: water.splash(200, 200, 100, 300),
        "ring": lambda: water.ring(200, 200),
    }
    make[kind]()
    run(water, 0.12)
    water.draw_low(canvas)
    water.draw(canvas)
    assert pygame.image.tobytes(canvas.surface, "RGB") != before
    run(water, 4.0)
    assert not water.moving


def test_clear_takes_all_away() -> None:
    water = Water()
    water.splash(0, 0, 100)
    water.jet((0, 0), (100, 0), 10)
    water.ring(0, 0)
    water.clear()
    assert not water.moving


# ---------------------------------------------------------------------- wet patches
def body() -> pygame.Surface:
    """A square person of one colour in a see-through picture."""
    image = pygame.Surface((100, 120), pygame.SRCALPHA)
    image.fill((200, 120, 60, 255), (20, 20, 60, 100))
    return image


def test_a_patch_darkens_cloth_but_never_what_is_beyond_the_outline(screen: pygame.Surface) -> None:
    patches = Patches()
    patches.add(0.5, 0.7, 0.3)
    patches.add(0.2, 0.7, 0.3)  # half of it beside the body
    wet = patched(body(), patches.marks, 0.5)
    dry = body()
    darker = [
        (x, y)
        for x in range(100)
        for y in range(120)
        if sum(wet.get_at((x, y))[:3]) < sum(dry.get_at((x, y))[:3]) - 30
    ]
    assert darker and all(20 <= x < 80 and y >= 20 for x, y in darker)
    assert all(
        wet.get_at((x, y))[3] == dry.get_at((x, y))[3]
        for x in range(0, 100, 3)
        for y in range(0, 120, 3)
    )


def test_patches_join_and_are_limited() -> None:
    patches = Patches()
    patches.add(0.5, 0.5, 0.2)
    patches.add(0.52, 0.5, 0.2)
    assert len(patches.marks) == 1 and patches.version == 2
    for number in range(60):
        patches.add(0.02 * number, 0.9, 0.01)
    assert len(patches.marks) == MOST_PATCHES
    patches.clear()
    assert patches.marks == []


def test_a_hit_is_where_the_picture_is_solid() -> None:
    box = (100.0, 50.0, 200.0, 240.0)
    assert hit_share(body(), box, (200, 170)) == (0.5, 0.5)
    assert hit_share(body(), box, (110, 60)) is None  # within the box, beside the body
    assert hit_share(body(), box, (20, 20)) is None
