"""The statistics as a table to read and as a file for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from game.kiosk.operator import GAMES
from game.kiosk.statistics import Day
from game.shell.files import write_whole

COLUMNS = (
    "day",
    "wakes",
    "starts",
    *(f"{game} {what}" for game in GAMES for what in ("starts", "ends")),
    "left",
    "minutes",
    "left at",
)


def rows(days: Sequence[Day]) -> list[list[str]]:
    """A row a day, as `COLUMNS` say; `left at` lists the places with their counts."""
    found = []
    for day in days:
        counts = [str(part.get(game, 0)) for game in GAMES for part in (day.starts, day.ends)]
        places = sorted(day.places.items(), key=lambda one: (-one[1], one[0]))
        found.append(
            [
                day.day,
                str(day.wakes),
                str(sum(day.starts.values())),
                *counts,
                str(sum(day.places.values())),
                f"{day.seconds / 60:.0f}",
                ", ".join(f"{place} {count}" for place, count in places),
            ]
        )
    return found


def table(days: Sequence[Day]) -> str:
    """The rows below their columns, for a terminal."""
    lines = [list(COLUMNS), *rows(days)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(COLUMNS))]
    last = len(COLUMNS) - 1
    return "\n".join(
        "  ".join(
            cell.ljust(width) if i in (0, last) else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def write_csv(days: Sequence[Day], path: Path) -> None:
    """The same rows as comma-separated values; raises OSError."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(rows(days))
    write_whole(path, text.getvalue())
