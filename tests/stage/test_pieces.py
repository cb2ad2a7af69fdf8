from __future__ import annotations

import pygame
import pytest

from game.shell.assets import Assets
from game.stage.pieces import Pieces
from game.ui.canvas import Box, Canvas


@pytest.fixture
def canvas(screen: pygame.Surface) -> Canvas:
    return Canvas(pygame.Surface((900, 700)), Assets())


def painter(log, colour):
    def paint(c, box):
        log.append(colour)
        c.surface.fill(colour, [round(side * c.u) for side in box])

    return paint


def test_a_piece_is_painted_once_until_its_key_changes(canvas):
    log: list[str] = []
    pieces = Pieces()
    for _frame in range(3):
        pieces.draw(canvas, "red", Box(30, 60, 90, 60), painter(log, "#FF0000"))
    pieces.draw(canvas, "red", Box(600, 60, 90, 60), painter(log, "#FF0000"))
    pieces.draw(canvas, "blue", Box(300, 60, 90, 60), painter(log, "#0000FF"))
    assert log == ["#FF0000", "#0000FF"]
    places = [(75, 90, "#FF0000"), (645, 90, "#FF0000"), (345, 90, "#0000FF")]
    for x, y, colour in places:
        assert canvas.surface.get_at((round(x * canvas.u), round(y * canvas.u))) == pygame.Color(
            colour
        )
    assert canvas.surface.get_at((5, 5)) == (0, 0, 0)
    pieces.forget()
    pieces.draw(canvas, "red", Box(30, 60, 90, 60), painter(log, "#FF0000"))
    assert len(log) == 3


def test_an_audited_canvas_gets_every_part_anew(canvas):
    log: list[str] = []
    canvas.audit = True
    pieces = Pieces()
    for _frame in range(2):
        pieces.draw(canvas, "red", Box(30, 60, 90, 60), painter(log, "#FF0000"))
    assert len(log) == 2
