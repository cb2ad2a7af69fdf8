"""Drench's command line: play, and what else the game can do."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.options import Options

USAGE = """\
usage: python main.py [play] [--windowed | --fullscreen] [--size WIDTHxHEIGHT] [--seed N]
                              [--level MAP.tmx]
       python main.py kiosk [--windowed] [--size WIDTHxHEIGHT] | --set-pin | --report [FILE.csv]
       python main.py simulate GAME --seats LEVEL,LEVEL,... [--matches N] [--seed N] [--json]
       python main.py replay FILE [--windowed | --fullscreen] [--size WIDTHxHEIGHT]
       python main.py referee
"""


def play(words: list[str]) -> int:
    """Open the game; without a display, leave pictures of a match in ./demo instead."""
    from game.options import parsed

    options = parsed(words, USAGE)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from game.shell.window import NoDisplay

        _open_and_play(options)
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("game"):
            raise
        print(
            f"Drench needs the package {missing.name}, which isn't installed. "
            "Run `make play`, or `python -m pip install -r requirements.txt`.",
            file=sys.stderr,
        )
        return 1
    except NoDisplay as fault:
        print(f"No window can be opened ({fault}); pictures of a match are left in ./demo instead.")
        from game.demo import leave_pictures

        return leave_pictures("demo", seed=options.seed or 1)
    except KeyboardInterrupt:
        return 130
    return 0


def _open_and_play(options: Options) -> None:
    """Show the first frame before the rest of the game is imported, then play."""
    from game.opening import opened

    opening = opened(options)
    from game import app

    app.run(options, opening=opening)


def kiosk(words: list[str]) -> int:
    """Keep the game up where nobody looks after it; the first process is the supervisor."""
    from game.kiosk import command

    options = command.parsed(words, USAGE)
    if options.set_pin:
        return command.set_pin()
    if options.report is not None:
        return command.show_report(options.report)
    if options.message:
        from game.kiosk.message import show

        return show()
    if options.game:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from game import kiosk_app

        return kiosk_app.run(options)
    return command.supervise(options)


def replay(words: list[str]) -> int:
    """Watch a finished match, or a saved one, from its file."""
    if not words or words[0].startswith("-"):
        return refuse("Which replay? Name its file.")
    from game.options import parsed

    options = parsed(words[1:], USAGE)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game import app
    from game.rules.record import RecordError
    from game.scenes.replay import replay_from
    from game.shell.window import NoDisplay

    try:
        first = replay_from(words[0])
    except (OSError, ValueError) as fault:
        reason = (
            fault if isinstance(fault, RecordError) else "it can't be read. Check that it is there."
        )
        print(f"{words[0]} can't be watched: {reason}", file=sys.stderr)
        return 1
    try:
        app.run(options, first)
    except NoDisplay as fault:
        print(f"No window can be opened ({fault}).", file=sys.stderr)
        return 1
    return 0


def simulate(words: list[str]) -> int:
    """Let computer players play each other and count."""
    from game.simulate import main

    return main(words)


def referee(words: list[str]) -> int:
    """Answer the text protocol on standard input and output."""
    if words:
        return refuse("The referee takes its requests from standard input, nothing else.")
    from game.rules.referee import main

    return main()


def refuse(sentence: str) -> int:
    """Print the usage and why; the exit status for a wrong command line."""
    print(f"{USAGE}{sentence}", file=sys.stderr)
    return 2


COMMANDS = {
    "play": play,
    "kiosk": kiosk,
    "replay": replay,
    "simulate": simulate,
    "referee": referee,
}


def main(words: list[str]) -> int:
    """Run the command that `words` begin with, `play` if they begin with none."""
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever runs this may have an older one)
        print("Drench needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    if not words or words[0].startswith("-"):
        return play(words)
    if words[0] not in COMMANDS:
        return refuse(f"There is no command {words[0]!r}.")
    return COMMANDS[words[0]](words[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
