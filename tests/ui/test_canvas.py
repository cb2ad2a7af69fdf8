"""Design units, boxes, and what the audit finds."""

from __future__ import annotations

import pytest

from game.stage.pieces import Pieces
from game.ui import audit, theme
from game.ui.canvas import Box, Canvas, scale_for
from game.ui.parts import chip, pill_button
from game.ui.shapes import panel, rounded
from game.ui.text import text


@pytest.mark.parametrize(
    ("size", "units", "portrait", "compact"),
    [
        ((1920, 1080), (1920, 1080), False, False),
        ((1280, 720), (1919, 1079), False, False),
        ((1024, 600), (1535, 900), False, True),
        ((3440, 1440), (2580, 1080), False, False),
        ((1080, 1920), (1080, 1920), True, False),
    ],
)
def test_a_canvas_measures_in_units(make_canvas, size, units, portrait, compact) -> None:
    c: Canvas = make_canvas(*size)
    assert (round(c.w), round(c.h)) == pytest.approx(units, abs=1)
    assert (c.portrait, c.compact) == (portrait, compact)


def test_small_windows_lose_room_and_not_legibility() -> None:
    assert scale_for(800, 450) == scale_for(1024, 600) == pytest.approx(0.667)


def test_boxes_are_cut_without_loss() -> None:
    box = Box(10, 20, 300, 200)
    left, right = box.cut_left(100, 20)
    assert (left.right, right.x, right.right) == (110, 130, box.right)
    upper, lower = box.cut_bottom(50, 10)
    assert (upper.bottom, lower.y, lower.bottom) == (160, 170, box.bottom)
    columns = box.columns(3, 15)
    assert columns[0].x == box.x and columns[-1].right == pytest.approx(box.right)
    assert columns[1].x - columns[0].right == pytest.approx(15)


def test_text_grows_with_the_text_size_and_large_text_by_less(make_canvas) -> None:
    c = make_canvas(text_size=150)
    assert c.type(28) == 42
    assert c.type(84) / 84 < c.type(28) / 28


def test_every_button_and_text_colour_holds_its_contrast() -> None:
    for colour in theme.BUTTON.values():
        lightest = theme.rgb(theme.mix(colour, theme.WHITE, theme.BUTTON_LIGHT))
        assert theme.contrast(theme.rgb(theme.WHITE), lightest) >= 4.5
    for dark in (theme.INK, theme.INK_SOFT, theme.GOOD_TEXT, theme.BAD_TEXT):
        assert theme.contrast(theme.rgb(dark), theme.rgb(theme.CREAM)) >= 4.5


def test_the_audit_finds_each_kind_of_fault(make_canvas) -> None:
    c = make_canvas()
    text(c, "pale", 100, 100, colour="#EEEEEE")
    text(c, "tiny", 100, 200, size=20)
    text(c, "away", 1900, 300)
    text(c, "a far too long sentence", 100, 400, room=90)
    text(c, "over", 100, 500)
    text(c, "lap", 110, 505)
    text(c, "half hidden", 100, 600)
    panel(c, Box(160, 580, 300, 90))
    pill_button(c, Box(600, 600, 60, 60), "x")
    found = " ".join(audit.faults(c))
    for word in (
        "contrast", "text of 20", "outside the window", "cut off", "text on text",
        "partly covered: 'half hidden'", "target of 60 x 60",
    ):  # fmt: skip
        assert word in found


def test_the_audit_is_content_with_a_good_screen(make_canvas) -> None:
    c = make_canvas()
    inside = panel(c, Box(100, 100, 700, 400))
    text(c, "A sentence that can be read.", inside.x, inside.y)
    pill_button(c, Box(inside.x, inside.bottom - 110, 300, 100), "Play", "go", "focus")
    chip(c, "15 minutes", 1200, 300)
    assert audit.faults(c) == []


def test_what_a_panel_covers_whole_is_no_longer_there(make_canvas) -> None:
    c = make_canvas()
    text(c, "below", 200, 200)
    pill_button(c, Box(200, 260, 40, 40), "too small")
    panel(c, Box(100, 100, 600, 400))
    assert c.texts == [] and c.targets == []


def test_rounded_boxes_are_kept_and_have_even_colour(screen) -> None:
    image = rounded(200, 90, 45, theme.PALE, theme.INK, 4)
    assert rounded(200, 90, 45, theme.PALE, theme.INK, 4) is image
    across = {tuple(image.get_at((x, 45))[:3]) for x in range(8, 192)}
    assert across == {theme.rgb(theme.PALE)}
    assert image.get_at((0, 0)).a == 0


def test_a_sheet_looks_the_same_drawn_at_once_and_by_way_of_a_kept_piece(make_canvas) -> None:
    at_once, kept = make_canvas(1280, 720), make_canvas(1280, 720)
    box = Box(100, 100, 800, 400)
    for canvas in (at_once, kept):
        canvas.audit = False
        canvas.surface.fill("#2F7A62")
    panel(at_once, box)
    Pieces().draw(kept, "sheet", box, lambda c, where: panel(c, where), 40)
    for x in range(60, 640, 3):
        for y in (*range(60, 80), *range(325, 350)):
            one, other = at_once.surface.get_at((x, y)), kept.surface.get_at((x, y))
            assert all(abs(a - b) <= 4 for a, b in zip(one, other, strict=True)), (x, y)
