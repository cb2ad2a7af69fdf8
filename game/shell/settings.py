"""What the player has set, and the file that keeps it.

`Settings` always holds usable values: what a file says wrong is mended when it is read.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.shell import toml
from game.shell.files import put_aside, write_whole
from game.words import _

log = logging.getLogger("drench.settings")

SPEEDS = (0.5, 1.0, 2.0, 4.0, 0.0)  # 0 is instant
TEXT_SIZES = (100, 125, 150)
NAME_LENGTH = 16

Choice = str | int | float | bool


@dataclass
class Settings:
    """All settings with their defaults; volumes run from 0 to 1."""

    music: float = 0.7
    effects: float = 0.9
    ambience: float = 0.7
    speed: float = 1.0
    full_screen: bool = False
    display: int = 0  # which screen, counted from 0
    reduced_motion: bool = False
    four_colours: bool = False
    text_size: int = 100
    captions: bool = False
    last_card: bool = True  # the last card of a hand plays itself
    language: str = ""  # empty: English
    names: list[str] = field(default_factory=list)  # of the people, by seat
    faces: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)  # hints for first-timers that were shown
    choices: dict[str, dict[str, Choice]] = field(default_factory=dict)  # last ones, by game
    bindings: dict[str, dict[str, str]] = field(default_factory=dict)  # changed keys and buttons


def mended(raw: Mapping[str, Any]) -> Settings:
    """Settings from what a file says; a value that can't be used becomes the default's."""
    settings = Settings()
    for item in fields(Settings):
        if item.name in raw:
            value = _MENDERS[item.name](raw[item.name])
            if value is not None:
                setattr(settings, item.name, value)
    return settings


class SettingsFile:
    """The TOML file at `path`; `tell` gets a sentence for the player when something went wrong."""

    def __init__(self, path: Path, tell: Callable[[str], None] = log.warning) -> None:
        self.path = path
        self._tell = tell
        self._told_unsaved = False

    def load(self) -> Settings:
        """The settings of the file; the defaults if there is none or it can't be read."""
        try:
            return mended(tomllib.loads(self.path.read_text(encoding="utf-8")))
        except (FileNotFoundError, NotADirectoryError):
            return Settings()
        except (OSError, ValueError, RecursionError) as fault:
            log.warning("The settings file can't be read (%s).", type(fault).__name__)
            self._keep_aside()
            return Settings()

    def save(self, settings: Settings) -> bool:
        """Write the file whole or not at all; False if the folder can't be written to."""
        try:
            write_whole(self.path, toml.dumps(asdict(settings)))
        except OSError as fault:
            if not self._told_unsaved:
                self._told_unsaved = True
                log.warning("The settings can't be saved (%s).", fault.strerror)
                self._tell(
                    _(
                        "Your settings can't be saved: the folder {folder} can't be written to. "
                        "You can play on; what you change lasts until you quit."
                    ).format(folder=self.path.parent)
                )
            return False
        return True

    def _keep_aside(self) -> None:
        try:
            aside = put_aside(self.path)
        except OSError:
            self._tell(
                _(
                    "Your settings in {folder} can't be read, so the game starts with its own. "
                    "Look at the file {file} there."
                ).format(folder=self.path.parent, file=self.path.name)
            )
            return
        self._tell(
            _(
                "Your settings couldn't be read, so the game starts with its own. "
                "The old file was kept as {file} in {folder}."
            ).format(file=aside.name, folder=self.path.parent)
        )


# ---------------------------------------------------------------------- mending
# Each takes what a file says and returns a usable value, or None for the default.
# A value that differs from itself is not a number.
def _volume(value: Any) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value:
        return None
    return float(min(1.0, max(0.0, value)))


def _flag(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


def _one_of(allowed: tuple[float, ...]) -> Callable[[Any], Any]:
    """A mender that takes the nearest of `allowed`."""

    def mend(value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value:
            return None
        within = min(max(allowed), max(min(allowed), value))
        return min(allowed, key=lambda one: abs(one - within))

    return mend


def _word(value: Any) -> str | None:
    return value[:NAME_LENGTH] if isinstance(value, str) else None


def _words(value: Any) -> list[str] | None:
    if not isinstance(value, list):
        return None
    return [one for one in value if isinstance(one, str)]


def _names(value: Any) -> list[str] | None:
    words = _words(value)
    if words is None:
        return None
    return ["".join(filter(str.isprintable, word)).strip()[:NAME_LENGTH] for word in words]


def _choices(value: Any) -> dict[str, dict[str, Choice]] | None:
    if not isinstance(value, dict):
        return None
    return {
        game: {key: one for key, one in table.items() if isinstance(one, str | int | float)}
        for game, table in value.items()
        if isinstance(table, dict)
    }


def _bindings(value: Any) -> dict[str, dict[str, str]] | None:
    tables = _choices(value)
    if tables is None:
        return None
    return {
        group: {action: name for action, name in table.items() if isinstance(name, str)}
        for group, table in tables.items()
    }


_MENDERS: dict[str, Callable[[Any], Any]] = {
    "music": _volume,
    "effects": _volume,
    "ambience": _volume,
    "speed": _one_of(SPEEDS),
    "full_screen": _flag,
    "display": _one_of(tuple(range(8))),
    "reduced_motion": _flag,
    "four_colours": _flag,
    "text_size": _one_of(TEXT_SIZES),
    "captions": _flag,
    "last_card": _flag,
    "language": _word,
    "names": _names,
    "faces": _words,
    "seen": _words,
    "choices": _choices,
    "bindings": _bindings,
}
