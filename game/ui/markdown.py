"""A small part of Markdown as blocks: headings, paragraphs, bullets, tables, bold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    """`kind` is title, heading, subheading, paragraph, bullet or table; a table has `cells`
    (its first row the head), all others `text`, in which `**` opens and closes bold.
    """

    kind: str
    text: str = ""
    cells: tuple[tuple[str, ...], ...] = ()
    depth: int = 0


_HEADINGS = {1: "title", 2: "heading"}
_RULE = re.compile(r"^\|?[\s:|-]+\|?$")
_BULLET = re.compile(r"^(\s*)(?:[-*+]|\d+[.)])\s+(.*)$")


def parse(source: str) -> list[Block]:
    """The blocks of a text; what it doesn't know becomes a paragraph."""
    blocks: list[Block] = []
    lines = source.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            blocks.append(Block(_HEADINGS.get(level, "subheading"), _plain(line[level:])))
            at += 1
        elif line.lstrip().startswith("|"):
            rows, at = _table(lines, at)
            blocks.append(Block("table", cells=rows))
        elif match := _BULLET.match(line):
            said, at = _gather(lines, at, match.group(2))
            blocks.append(Block("bullet", _plain(said), depth=len(match.group(1)) // 2))
        else:
            said, at = _gather(lines, at, line.lstrip("> "))
            blocks.append(Block("paragraph", _plain(said)))
    return blocks


def _gather(lines: list[str], at: int, first: str) -> tuple[str, int]:
    """`first` and the lines that go on with it; where the next block begins."""
    said = [first]
    at += 1
    while at < len(lines) and lines[at].strip() and not _starts_block(lines[at]):
        said.append(lines[at].strip().lstrip("> "))
        at += 1
    return " ".join(said), at


def _starts_block(line: str) -> bool:
    return line.startswith("#") or line.lstrip().startswith("|") or bool(_BULLET.match(line))


def _table(lines: list[str], at: int) -> tuple[tuple[tuple[str, ...], ...], int]:
    rows: list[tuple[str, ...]] = []
    while at < len(lines) and lines[at].lstrip().startswith("|"):
        if not _RULE.match(lines[at].strip()):
            cells = lines[at].strip().strip("|").split("|")
            rows.append(tuple(_plain(cell) for cell in cells))
        at += 1
    return tuple(rows), at


def _plain(said: str) -> str:
    """Without links, code marks and single stars; bold stays marked."""
    said = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", said)
    said = said.replace("`", "")
    said = re.sub(r"(?<!\*)\*(?!\*)([^*]+)\*(?!\*)", r"\1", said)
    return " ".join(said.split())


def words(said: str) -> Iterator[tuple[str, bool, bool]]:
    """Each word of a text, whether it is bold, and whether a space stands before it."""
    bold, apart = False, False
    for part in re.split(r"(\*\*)", said):
        if part == "**":
            bold = not bold
            continue
        for i, word in enumerate(part.split()):
            yield word, bold, apart or i > 0 or part[0].isspace()
            apart = False
        apart = apart or part[-1:].isspace()


def without_marks(said: str) -> str:
    """The text with its marks of bold taken out."""
    return said.replace("**", "")
