"""Markdown as blocks, and blocks as columns of rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui import audit
from game.ui.document import columns_of, draw_column
from game.ui.markdown import Block, parse, words

SOURCE = """# Swamp

Three *odd* lines
of **one paragraph**, with `code`.

## Leading
- first point
  goes on
- **bold:** second [point](there.md)
  - deeper

| trick | points |
| --- | ---: |
| A♠ | 22 |
| 2♥ | 2 |
"""


def test_the_blocks_of_a_text() -> None:
    assert parse(SOURCE) == [
        Block("title", "Swamp"),
        Block("paragraph", "Three odd lines of **one paragraph**, with code."),
        Block("heading", "Leading"),
        Block("bullet", "first point goes on"),
        Block("bullet", "**bold:** second point"),
        Block("bullet", "deeper", depth=1),
        Block("table", cells=(("trick", "points"), ("A♠", "22"), ("2♥", "2"))),
    ]


def test_words_know_their_weight_and_their_spaces() -> None:
    assert list(words("a **b c**, d")) == [
        ("a", False, False), ("b", True, True), ("c", True, True), (",", False, False),
        ("d", False, True),
    ]  # fmt: skip


def test_columns_hold_all_rows_and_no_heading_ends_one(make_canvas) -> None:
    c = make_canvas()
    blocks = parse(SOURCE) * 4
    columns = columns_of(c, blocks, 500, 420)
    assert len(columns) > 3
    for column in columns:
        assert sum(row.height for row in column) <= 420
        assert not column[-1].keep
    shown = sum(len(column) for column in columns)
    whole = sum(len(column) for column in columns_of(c, blocks, 500, 100_000))
    assert whole - shown < len(columns)  # only gaps at the heads of columns are left out


RULES = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))


@pytest.mark.parametrize("path", RULES, ids=[path.stem for path in RULES])
def test_the_rules_of_every_game_fit_their_columns(make_canvas, path: Path) -> None:
    for text_size in (100, 150):
        width, height = 700, 640
        columns = columns_of(make_canvas(text_size=text_size), parse(path.read_text("utf-8")), width, height)  # fmt: skip
        for column in columns:
            c = make_canvas(text_size=text_size)
            draw_column(c, column, 100, 100)
            assert audit.faults(c) == []
            assert all(noted.box.right <= 100 + width + 1 for noted in c.texts)
            assert all(noted.box.bottom <= 100 + height + 8 for noted in c.texts)
