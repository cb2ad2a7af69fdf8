"""What the operator has set, and the file that keeps it.

`Operator` always holds usable values: what the file says wrong is mended when it is read.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.kiosk.hours import is_time
from game.shell import toml
from game.shell.files import write_whole

log = logging.getLogger("drench.kiosk.operator")

GAMES = ("waterfight", "swamp", "wetting")  # in the order in which they are shown
FILE = "kiosk.toml"


@dataclass
class Operator:
    """All that an operator can set; times in seconds, hours as `HH:MM`, volume 0 to 1.

    Hours that begin and end at the same time never come.
    """

    games: list[str] = field(default_factory=lambda: list(GAMES))
    volume: float = 0.7
    swamp_rounds: int = 1
    wetting_rounds: int = 1
    waterfight_target: int = 3
    waterfight_hand: int = 5  # cards that everybody begins with
    waterfight_aim: bool = True  # the swinging sight; else dice
    guide: bool = True  # captions that point at things in the first turn
    idle_seconds: float = 45.0  # until the countdown
    countdown_seconds: float = 20.0
    silence_seconds: float = 180.0  # without any touch, whoever is to act
    piece_seconds: float = 35.0  # that each game is shown while nobody plays
    menu_seconds: float = 30.0  # until the operator's menu closes itself
    quiet_from: str = "22:00"  # hours without sound
    quiet_to: str = "08:00"
    dark_from: str = "00:00"  # hours of a dark screen
    dark_to: str = "00:00"
    restart_at: str = "04:00"  # once nobody plays; empty: never
    languages: list[str] = field(default_factory=list)  # offered; empty: English alone


def mended(raw: Mapping[str, Any]) -> Operator:
    """What a file says, each value that can't be used replaced by the default."""
    operator = Operator()
    for item in fields(Operator):
        value = raw.get(item.name)
        if value is not None and (fit := _MENDERS[item.name](value)) is not None:
            setattr(operator, item.name, fit)
    return operator


class OperatorFile:
    """The TOML file at `path`, written whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> Operator:
        """What the file says; the defaults if there is none or it can't be read.

        A broken one is kept beside the new one as `kiosk.broken.toml`.
        """
        try:
            return mended(tomllib.loads(self.path.read_text(encoding="utf-8")))
        except (FileNotFoundError, NotADirectoryError):
            return Operator()
        except (OSError, ValueError, RecursionError) as fault:
            log.warning("The kiosk's settings can't be read (%s).", type(fault).__name__)
            try:
                self.path.replace(self.path.with_name(f"{self.path.stem}.broken.toml"))
            except OSError:
                log.warning("Nor can they be kept aside.")
            return Operator()

    def save(self, operator: Operator) -> bool:
        """Keep the settings; False if the folder can't be written to."""
        try:
            write_whole(self.path, toml.dumps(asdict(operator)))
        except OSError as fault:
            log.warning("The kiosk's settings can't be saved (%s).", fault.strerror)
            return False
        return True


# ---------------------------------------------------------------------- mending
# Each takes what a file says and returns a usable value, or None for the default.
def _number(least: float, most: float) -> Callable[[Any], float | None]:
    def mend(value: Any) -> float | None:
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value:
            return None
        return float(min(most, max(least, value)))

    return mend


def _one_of(*allowed: int) -> Callable[[Any], int | None]:
    return lambda value: value if type(value) is int and value in allowed else None


def _flag(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


def _time(value: Any) -> str | None:
    return value if is_time(value) else None


def _time_or_never(value: Any) -> str | None:
    return "" if value == "" else _time(value)


def _games(value: Any) -> list[str] | None:
    if not isinstance(value, list):
        return None
    return [game for game in GAMES if game in value] or None


def _words(value: Any) -> list[str] | None:
    if not isinstance(value, list):
        return None
    return [word for word in value if isinstance(word, str)]


_MENDERS: Mapping[str, Callable[[Any], Any]] = {
    "games": _games,
    "volume": _number(0, 1),
    "swamp_rounds": _one_of(1, 4, 7, 14),
    "wetting_rounds": _one_of(1, 3, 5),
    "waterfight_target": _one_of(3, 5, 10),
    "waterfight_hand": _one_of(0, 3, 5),
    "waterfight_aim": _flag,
    "guide": _flag,
    "idle_seconds": _number(10, 600),
    "countdown_seconds": _number(5, 120),
    "silence_seconds": _number(30, 3600),
    "piece_seconds": _number(10, 300),
    "menu_seconds": _number(10, 300),
    "quiet_from": _time,
    "quiet_to": _time,
    "dark_from": _time,
    "dark_to": _time,
    "restart_at": _time_or_never,
    "languages": _words,
}
