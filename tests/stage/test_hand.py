from __future__ import annotations

import pytest

from game.stage.hand import FOCUSED, RAISED, SUNK, Hand, HandPlace

PLACE = HandPlace(width=200, base=900, middle=960, room=1500, most=13, row_step=0)


def hand(*cards):
    held = Hand(sorted)
    held.place = PLACE
    for sprite in held.deal(list(cards)):
        sprite.turn = 1.0
        held.take_up(sprite)
    held.snap()
    return held


def test_cards_lie_in_order_whenever_they_come():
    held = hand("9S", "2H", "KD")
    assert [sprite.card for sprite in held.sprites] == ["2H", "9S", "KD"]
    xs = [sprite.x for sprite in held.sprites]
    assert xs == sorted(xs)


def test_what_is_legal_rises_the_rest_sinks_and_the_focus_rises_more():
    held = hand("2H", "9S", "KD")
    held.legal, held.focus = {"9S", "KD"}, "KD"
    while held.update(1 / 30):
        pass
    lifts = {sprite.card: sprite.lift for sprite in held.sprites}
    assert lifts == {"2H": SUNK, "9S": RAISED, "KD": RAISED + FOCUSED}
    assert [sprite.card for sprite in held.sprites if sprite.washed] == ["2H"]
    assert [sprite.card for sprite in held.sprites if sprite.rim] == ["KD"]
    boxes = held.boxes()
    assert boxes[1].y - boxes[2].y == pytest.approx(FOCUSED + held.spots()[1].y - held.spots()[2].y)


def test_the_others_close_up_when_a_card_leaves_and_one_in_flight_is_left_alone():
    held = hand("2H", "9S", "KD")
    gone = held.give("9S")
    assert gone is not None
    assert held.give("9S") is None
    held.sprites[0].flying = True
    x = held.sprites[0].x
    while held.update(1 / 30):
        pass
    assert held.sprites[0].x == x
    assert held.sprites[1].x == held.spots()[1].x


def test_a_dragged_card_follows_the_pointer():
    held = hand("2H", "9S")
    x, y = held.sprites[0].x, held.sprites[0].y
    held.dragged = ("2H", 30, -80)
    while held.update(1 / 30):
        pass
    assert (held.sprites[0].x, held.sprites[0].y) == (x + 30, y - 80)
