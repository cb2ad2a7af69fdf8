"""What `python main.py` takes behind `play`."""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

LARGEST = 16_384  # pixels, more than any screen has


@dataclass(frozen=True)
class Options:
    """What the command line asked for; None is what the settings say, or chance."""

    size: tuple[int, int] | None = None
    full_screen: bool | None = None
    seed: int | None = None
    level: Path | None = None  # a map to play Water Fight on


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """The usage, the sentence, and exit status 2."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{message[:1].upper()}{message[1:].rstrip('.')}.\n")


def parsed(words: list[str], usage: str) -> Options:
    """The options in `words`; prints `usage` and exits with 2 if they can't be understood."""
    parser = _Parser(usage=usage.removeprefix("usage: "), add_help=False, allow_abbrev=False)
    parser.add_argument("-h", "--help", action="help")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--windowed", action="store_false", dest="full_screen", default=None)
    shape.add_argument("--fullscreen", action="store_true", dest="full_screen", default=None)
    parser.add_argument("--size", type=size, metavar="WIDTHxHEIGHT")
    parser.add_argument("--seed", type=int, metavar="N")
    parser.add_argument("--level", type=Path, metavar="PATH")
    found = parser.parse_args(words)
    return Options(found.size, found.full_screen, found.seed, found.level)


def size(text: str) -> tuple[int, int]:
    """`1280x720` as a pair of pixels; raises ArgumentTypeError."""
    match = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if not match or not all(1 <= int(side) <= LARGEST for side in match.groups()):
        raise argparse.ArgumentTypeError(f"{text!r} isn't a size such as 1280x720")
    return int(match[1]), int(match[2])
