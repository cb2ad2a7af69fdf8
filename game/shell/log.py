"""The log: a small rotating file in the user's log folder, with nothing private in it.

Modules log to `logging.getLogger("drench.…")`; names of people, hands and the user's own
folders stay out of it.
"""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path

log = logging.getLogger("drench.libraries")

FILE = "drench.log"
MAX_BYTES, OLD_FILES = 256 * 1024, 3


def start_log(folder: Path, name: str = FILE) -> bool:
    """Write the log to `name` in `folder` from now on; False if that can't be: then there is no log."""
    logger = logging.getLogger("drench")
    for handler in logger.handlers[:]:
        logger.removeHandler(handler)
        handler.close()
    logger.setLevel(logging.INFO)
    logger.propagate = False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / name, maxBytes=MAX_BYTES, backupCount=OLD_FILES, encoding="utf-8"
        )
    except OSError:
        logger.addHandler(logging.NullHandler())
        return False
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)
    return True


@contextmanager
def complaints_logged() -> Iterator[None]:
    """What libraries write to the process's standard error goes to the log instead."""
    with tempfile.TemporaryFile() as written:
        try:
            kept = os.dup(2)
        except OSError:  # a program without a console
            yield
            return
        os.dup2(written.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            written.seek(0)
            for line in written.read().decode(errors="replace").splitlines():
                log.info(line)
