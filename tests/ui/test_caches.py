"""Throwing away what was drawn."""

from __future__ import annotations

from game.ui import shapes, text
from game.ui.caches import forget_drawings
from game.ui.canvas import Box
from tests.ui.conftest import MakeCanvas


def test_drawings_are_forgotten_and_made_again(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas()
    box = Box(10, 10, 200, 90)
    shapes.fill_round(canvas, box, 20, "#1A7040")
    before = canvas.surface.get_at((100, 50))
    text.text(canvas, "Drench", 20, 200)
    assert shapes.rounded.cache_info().currsize and text.text_image.cache_info().currsize
    assert forget_drawings() > 10
    assert not shapes.rounded.cache_info().currsize
    assert not text.text_image.cache_info().currsize
    canvas.surface.fill("#FFFBF0")
    shapes.fill_round(canvas, box, 20, "#1A7040")
    assert canvas.surface.get_at((100, 50)) == before
