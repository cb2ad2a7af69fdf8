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


@pytest.mark.parametrize("packed", [0, pygame.RLEACCEL])
def test_what_is_half_seen_through_is_the_same_kept_or_not(canvas, packed):
    shadow = pygame.Surface((60, 40), pygame.SRCALPHA)
    shadow.fill((14, 27, 58, 110))
    shadow.set_alpha(255, packed)

    def paint(c, box):
        c.blit(shadow, box.x, box.y)

    canvas.surface.fill("#FFD84D")
    paint(canvas, Box(30, 60, 90, 60))
    Pieces().draw(canvas, "kept", Box(330, 60, 90, 60), paint)
    straight, kept = (
        canvas.surface.get_at((round(x * canvas.u) + 20, round(60 * canvas.u) + 20))
        for x in (30, 330)
    )
    assert straight != pygame.Color("#FFD84D")
    assert all(abs(one - other) <= 3 for one, other in zip(straight, kept, strict=True))
