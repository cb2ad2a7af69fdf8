"""A folder of texts that survive: each is written whole, with the one before it kept.

What lies in the folder may be cut off, edited or somebody else's: it is handed out as text or
left out, and never stops anything.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path

from game.shell.files import write_whole
from game.words import _

log = logging.getLogger("drench.saves")

LARGEST = 4 * 1024 * 1024  # bytes; a long match has 50,000
SUFFIX, BEFORE = ".json", ".before"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")


class Saves:
    """The texts below `folder` by name; `tell` gets one sentence when they can't be kept.

    With `most` only so many are kept: the oldest go.
    """

    def __init__(
        self, folder: Path, tell: Callable[[str], None] = log.warning, most: int | None = None
    ) -> None:
        self.folder = folder
        self.works = True  # whether the last text could be written
        self._tell = tell
        self._most = most
        self._told = False

    def names(self) -> list[str]:
        """The names of all texts, the latest first; those that aren't ours are left out."""
        times: dict[str, float] = {}
        try:
            for path in self.folder.iterdir():
                name = path.name.removesuffix(BEFORE).removesuffix(SUFFIX)
                ours = path.name in (name + SUFFIX, name + SUFFIX + BEFORE)
                if ours and NAME.fullmatch(name) and path.is_file():
                    times[name] = max(times.get(name, 0.0), path.stat().st_mtime)
        except OSError:
            pass
        return sorted(times, key=lambda name: (-times[name], name))

    def read(self, name: str) -> list[str]:
        """What was written under `name`: the last text and the one before, as far as readable."""
        found = []
        for path in (self._path(name), self._before(name)):
            try:
                if path.is_file() and path.stat().st_size <= LARGEST:
                    found.append(path.read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError) as fault:
                log.warning("A saved match can't be read (%s).", type(fault).__name__)
        return found

    def write(self, name: str, text: str) -> bool:
        """Keep `text` under `name`; False if the folder can't be written to."""
        try:
            write_whole(self._path(name), text, self._before(name))
        except OSError as fault:
            self.works = False
            self._tell_once(fault)
            return False
        self.works = True
        if self._most is not None:
            for old in self.names()[self._most :]:
                self.remove(old)
        return True

    def remove(self, name: str) -> None:
        """Forget what was written under `name`."""
        for path in (self._path(name), self._before(name)):
            try:
                path.unlink(missing_ok=True)
            except OSError as fault:
                log.warning("A saved match can't be removed (%s).", fault.strerror)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def _before(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}{BEFORE}"

    def _tell_once(self, fault: OSError) -> None:
        log.warning("A match can't be saved (%s).", fault.strerror)
        if not self._told:
            self._told = True
            self._tell(
                _(
                    "This match can't be saved: the folder {folder} can't be written to. "
                    "You can play on, but the match is lost when you quit."
                ).format(folder=self.folder)
            )
