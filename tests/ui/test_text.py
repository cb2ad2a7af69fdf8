"""Text that fits: it takes lines, shrinks, breaks, and is cut only at the last."""

from __future__ import annotations

from game.ui.text import balanced, family_for, fit, text, text_image, text_w, wrap
from game.ui.theme import MIN_TEXT


def test_what_fits_keeps_its_size(make_canvas) -> None:
    c = make_canvas()
    assert fit(c, "Start", 400, 44, "display") == (("Start",), 44, False)


def test_a_long_label_shrinks_to_its_room(make_canvas) -> None:
    c = make_canvas()
    rows, size, cut = fit(c, "Change the seats", 300, 44, "display")
    assert len(rows) == 1 and MIN_TEXT <= size < 44 and not cut
    assert text_w(c, rows[0], size, "display") <= 300


def test_with_lines_to_spare_a_label_wraps_and_stays_large(make_canvas) -> None:
    c = make_canvas()
    rows, size, cut = fit(c, "Change the seats", 300, 44, "display", 2)
    assert len(rows) == 2 and size == 44 and not cut


def test_a_word_longer_than_the_line_is_broken_before_anything_is_cut(make_canvas) -> None:
    c = make_canvas()
    rows, size, cut = fit(c, "Maximilian-Anton", 170, 30, "display", 2)
    assert len(rows) == 2 and size == MIN_TEXT and not cut
    assert "".join(rows) == "Maximilian-Anton"


def test_the_last_resort_is_an_ellipsis_and_the_canvas_notes_it(make_canvas) -> None:
    c = make_canvas()
    text(c, "a sentence that is much too long", 100, 100, room=150)
    (noted,) = c.texts
    assert noted.cut and noted.text.endswith("…") and noted.box.w <= 151


def test_balanced_lines_leave_no_word_alone(make_canvas) -> None:
    c = make_canvas()
    plain = wrap(c, "You owe red: black waits until it is gone.", 480)
    even = balanced(c, "You owe red: black waits until it is gone.", 480)
    assert len(plain) == len(even)
    widths = [text_w(c, row) for row in even]
    assert max(widths) - min(widths) <= max(map(len, even)) * 12


def test_letters_that_the_display_font_lacks_come_from_the_other(make_canvas) -> None:
    c = make_canvas()
    assert family_for(c.assets, "display", "Susan") == "display"
    assert family_for(c.assets, "display", "Zażółć") == "heavy"
    assert family_for(c.assets, "display", "Сусанна") == "heavy"
    image = text_image(c.assets, "Жук", "display", 40, "#1B2A4E")
    assert image.get_bounding_rect().w > 30


def test_a_text_is_rendered_once(make_canvas) -> None:
    c = make_canvas()
    first = text_image(c.assets, "kept", "heavy", 30, "#1B2A4E")
    assert text_image(c.assets, "kept", "heavy", 30, "#1B2A4E") is first
