from __future__ import annotations

import pygame
import pytest

from game.shell.assets import Assets
from game.stage.cards import KEPT, CardArt, CardSprite, draw_cards
from game.stage.table import Spot
from game.ui.canvas import Canvas


@pytest.fixture
def art(screen: pygame.Surface) -> CardArt:
    return CardArt(Assets())


def test_a_picture_is_made_once_for_a_card_its_size_and_its_angle(art):
    first, again = CardSprite("KS", width=120, angle=4), CardSprite("KS", 50, 60, 4.3, 120)
    assert art.picture(first, 1.0) is art.picture(again, 1.0)
    assert art.picture(CardSprite("KS", width=120, angle=7), 1.0) is not art.picture(first, 1.0)
    assert art.picture(first, 1.5) is not art.picture(first, 1.0)


def test_cards_in_flight_use_few_pictures(art):
    made = {
        id(art.picture(CardSprite("KS", width=100 + i, angle=i / 10, flying=True), 1.0))
        for i in range(40)
    }
    assert len(made) <= 12


def test_a_card_that_turns_shows_its_back_until_it_stands_on_its_edge(art):
    def wide(turn):
        return art.picture(CardSprite("KS", width=200, turn=turn), 1.0).get_width()

    assert wide(0.0) == wide(1.0) > wide(0.7) > wide(0.55)
    back = art.picture(CardSprite(None, width=200), 1.0)
    assert art.picture(CardSprite("KS", width=200, turn=0.0), 1.0) is back
    assert art.picture(CardSprite("KS", width=200, turn=1.0), 1.0) is not back


def test_the_middle_of_a_picture_is_the_middle_of_the_card(art):
    surface = pygame.Surface((800, 600))
    surface.fill("#00FF00")
    canvas = Canvas(surface, art.assets)
    at = 300 / canvas.u, 300 / canvas.u
    draw_cards(canvas, art, [CardSprite("KS", *at, 0, 200 / canvas.u)])
    middle = surface.get_at((300, 300))
    assert middle != (0, 255, 0)
    left = next(x for x in range(800) if surface.get_at((x, 200))[0] > 200)
    right = next(x for x in reversed(range(800)) if surface.get_at((x, 200))[0] > 200)
    assert abs((left + right) / 2 - 300) <= 2
    assert abs(right - left - 200) <= 4


def test_no_more_pictures_are_kept_than_there_is_room_for(art):
    for i in range(KEPT + 30):
        art.picture(CardSprite(None, width=20 + i), 1.0)
    assert len(art._kept) == KEPT


def test_where_a_tween_takes_a_card():
    sprite = CardSprite("KS")
    spot = Spot(10, 20, 3, 90)
    for name, value in sprite.to(spot).items():
        setattr(sprite, name, value)
    other = CardSprite("KS")
    other.put(spot)
    assert (sprite.x, sprite.y, sprite.angle, sprite.width) == (10, 20, 3, 90)
    assert (other.x, other.y, other.angle, other.width) == (10, 20, 3, 90)
