"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, text: str, keep: Path | None = None) -> None:
    """Put `text` into `path`: a temporary file, flushed to the disk, takes its name.

    The file that was there becomes `keep`, if given.  Raises OSError; `path` or `keep` then
    still holds what `path` held before.
    """
    draft = path.with_name(f".{path.name}.new")
    path.parent.mkdir(parents=True, exist_ok=True)
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    if keep is not None and path.exists():
        path.replace(keep)
    draft.replace(path)


def put_aside(path: Path) -> Path:
    """Give a broken file the name "….broken-N.…" that is free beside it; raises OSError, even
    where a folder can't be looked into."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    return path.rename(aside)
