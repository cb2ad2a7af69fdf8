"""Blocks of text laid out in columns of a given size, for pages that are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.ui.canvas import Box, Canvas
from game.ui.markdown import Block, without_marks, words
from game.ui.shapes import fill_round
from game.ui.text import line_h, text, text_w, wrap
from game.ui.theme import BODY, INK, INK_SOFT, LABEL, LINE_SOFT, ROW, STRONG, SUN, TITLE

Paint = Callable[[Canvas, float, float], None]
Run = tuple[str, bool, float]  # words, whether bold, how far right they begin


@dataclass(frozen=True)
class Row:
    """One line of a page: its height and how it is painted at (x, y); `keep` ties it to the
    row after it, so that no heading stands alone at a page's foot."""

    height: float
    paint: Paint
    keep: bool = False


def columns_of(c: Canvas, blocks: Sequence[Block], width: float, height: float) -> list[list[Row]]:
    """The rows of all blocks, shared out to columns of that size in units."""
    columns: list[list[Row]] = [[]]
    left = height
    for group in _groups([row for block in blocks for row in rows_of(c, block, width)]):
        tall = sum(row.height for row in group)
        if tall > left and columns[-1]:
            columns.append([])
            left = height
        if not columns[-1] and not group[0].keep and group[0].paint is _nothing:
            group = group[1:]  # no gap at the head of a column
            tall = sum(row.height for row in group)
        columns[-1].extend(group)
        left -= tall
    return columns


def draw_column(c: Canvas, rows: Sequence[Row], x: float, y: float) -> None:
    """Paint the rows of a column from (x, y) down."""
    for row in rows:
        row.paint(c, x, y)
        y += row.height


def _groups(rows: Sequence[Row]) -> list[list[Row]]:
    groups: list[list[Row]] = []
    open_group = False
    for row in rows:
        if open_group:
            groups[-1].append(row)
        else:
            groups.append([row])
        open_group = row.keep
    return groups


def _nothing(c: Canvas, x: float, y: float) -> None:
    """A gap."""


def rows_of(c: Canvas, block: Block, width: float) -> list[Row]:
    """A block as rows of at most `width` units."""
    if block.kind == "table":
        return _table_rows(c, block, width)
    if block.kind in ("title", "heading", "subheading"):
        size = {"title": TITLE, "heading": STRONG + 4, "subheading": LABEL}[block.kind]
        said = without_marks(block.text)
        rows = [Row(c.type(BODY) * 0.5, _nothing, True)]
        for line in wrap(c, said, width, size, "display"):
            rows.append(Row(line_h(c, size), partial(_heading, line, size), True))
        return [*rows, Row(8, _nothing, True)]
    indent = 40.0 + 34 * block.depth if block.kind == "bullet" else 0.0
    rows = []
    lines = _wrap_rich(c, block.text, width - indent)
    for i, runs in enumerate(lines):
        dot = block.kind == "bullet" and i == 0
        keep = i < len(lines) - 1 and i in (0, len(lines) - 2)  # no line stands alone on a page
        rows.append(Row(line_h(c, BODY, 1.34), partial(_line, runs, indent, dot), keep))
    return [*rows, Row(c.type(BODY) * 0.42, _nothing)]


def _heading(line: str, size: float, c: Canvas, x: float, y: float) -> None:
    text(c, line, x, y, size, INK, "topleft", "display")


def _line(runs: Sequence[Run], indent: float, dot: bool, c: Canvas, x: float, y: float) -> None:
    if dot:
        middle = y + c.type(BODY) * 0.68
        fill_round(c, Box.around(x + indent - 22, middle, 14, 14), 7, SUN, INK, 3)
    for said, bold, offset in runs:
        colour = INK if bold else INK_SOFT
        text(c, said, x + indent + offset, y, BODY, colour, "topleft", "heavy" if bold else "text")


def _wrap_rich(c: Canvas, said: str, width: float) -> list[list[Run]]:
    """Lines of runs; a run is words of one weight."""
    space = text_w(c, "n n", BODY, "text") - text_w(c, "nn", BODY, "text")
    lines: list[list[Run]] = [[]]
    x = 0.0
    for cluster in _clusters(said):
        wide = sum(_word_w(c, word, bold) for word, bold in cluster)
        if lines[-1] and x + space + wide > width:
            lines.append([])
            x = 0.0
        for i, (word, bold) in enumerate(cluster):
            line = lines[-1]
            gap = space if line and i == 0 else 0.0
            if gap and line[-1][1] == bold:
                joined = f"{line[-1][0]} {word}"
                line[-1] = (joined, bold, line[-1][2])
                x = line[-1][2] + _word_w(c, joined, bold)
            else:
                line.append((word, bold, x + gap))
                x += gap + _word_w(c, word, bold)
    return lines


def _clusters(said: str) -> list[list[tuple[str, bool]]]:
    """What may not be parted: a word with all that follows it without a space."""
    clusters: list[list[tuple[str, bool]]] = []
    for word, bold, apart in words(said):
        if apart or not clusters:
            clusters.append([])
        clusters[-1].append((word, bold))
    return clusters


def _word_w(c: Canvas, word: str, bold: bool) -> float:
    return text_w(c, word, BODY, "heavy" if bold else "text")


def _table_rows(c: Canvas, block: Block, width: float) -> list[Row]:
    """Columns by how much they hold; each cell wraps in its own."""
    count = max(len(row) for row in block.cells)
    cells = [[without_marks(cell) for cell in row] + [""] * (count - len(row)) for row in block.cells]  # fmt: skip
    pad = 12.0
    room = width - 2 * pad * count
    widths = _column_widths(c, cells, room)
    rows: list[Row] = []
    for i, row in enumerate(cells):
        family = "heavy" if i == 0 else "text"
        lines = [
            wrap(c, cell, w, BODY, family, broken=True) for cell, w in zip(row, widths, strict=True)
        ]
        tall = max(len(cell) for cell in lines) * line_h(c, BODY) + 14
        paint = partial(_table_row, lines, widths, pad, tall, i, width)
        rows.append(Row(tall, paint, keep=i == 0))
    return [*rows, Row(c.type(BODY) * 0.6, _nothing)]


def _column_widths(c: Canvas, cells: Sequence[Sequence[str]], room: float) -> list[float]:
    columns = list(zip(*cells, strict=True))
    least = [max(text_w(c, word) for cell in column for word in [*cell.split(), ""]) for column in columns]  # fmt: skip
    wanted = [max(text_w(c, cell) for cell in column) for column in columns]
    if sum(wanted) <= room:
        spare = (room - sum(wanted)) / len(wanted)
        return [want + spare for want in wanted]
    if sum(least) >= room:
        return [room * one / sum(least) for one in least]
    over = [want - small for want, small in zip(wanted, least, strict=True)]
    share = (room - sum(least)) / (sum(over) or 1)
    return [small + more * share for small, more in zip(least, over, strict=True)]


def _table_row(
    lines: Sequence[Sequence[str]], widths: Sequence[float], pad: float, tall: float, index: int,
    width: float, c: Canvas, x: float, y: float,
) -> None:  # fmt: skip
    if index == 0:
        fill_round(c, Box(x, y + tall - 4, width, 3), 1, LINE_SOFT)
    elif index % 2:
        fill_round(c, Box(x, y, width, tall - 2), 8, ROW)
    at = x + pad
    for cell, wide in zip(lines, widths, strict=True):
        row_y = y + 5
        for line in cell:
            family, colour = ("heavy", INK) if index == 0 else ("text", INK_SOFT)
            text(c, line, at, row_y, BODY, colour, "topleft", family)
            row_y += line_h(c, BODY)
        at += wide + 2 * pad
