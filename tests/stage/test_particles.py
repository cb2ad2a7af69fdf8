from __future__ import annotations

import pygame

from game.shell.assets import Assets
from game.stage.particles import MOST, Dusk, Splashes
from game.ui.canvas import Canvas


def test_a_splash_rises_falls_and_is_gone():
    splashes = Splashes()
    splashes.burst(100, 200, 20)
    splashes.ring(100, 200)
    assert len(splashes.drops) == 20
    splashes.update(0.05)
    assert min(drop.y for drop in splashes.drops) < 200
    for _step in range(40):
        splashes.update(0.05)
    assert not splashes.moving


def test_there_are_never_too_many_drops():
    splashes = Splashes()
    for _burst in range(5):
        splashes.burst(0, 0, 900)
    assert len(splashes.drops) == MOST


def test_an_evening_is_the_same_from_the_same_seed_and_moves(screen):
    assets = Assets()

    def picture(seconds):
        surface = pygame.Surface((640, 480)).convert()
        dusk = Dusk()
        for _step in range(round(seconds * 12)):
            dusk.update(1 / 12)
        dusk.draw(Canvas(surface, assets))
        return pygame.image.tobytes(surface, "RGB")

    assert picture(3) == picture(3)
    assert picture(3) != picture(4)


def test_no_light_falls_on_what_is_covered(screen):
    surface = pygame.Surface((640, 480)).convert()
    canvas = Canvas(surface, Assets())
    dusk = Dusk()
    for _step in range(60):
        dusk.update(1 / 12)
    dusk.draw(canvas, [canvas.rect()])
    assert not any(pygame.image.tobytes(surface, "RGB"))
