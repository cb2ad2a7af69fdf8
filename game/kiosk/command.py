"""`python main.py kiosk …`: what it takes, and all of it that needs no game."""

from __future__ import annotations

import argparse
import getpass
import sys
from pathlib import Path

from game.kiosk import lock, report, statistics
from game.kiosk.supervisor import Supervisor
from game.shell.log import start_log
from game.shell.places import places

MAIN = Path(__file__).resolve().parents[2] / "main.py"
LOG = "supervisor.log"


def parsed(words: list[str], usage: str) -> argparse.Namespace:
    """The options in `words`; prints `usage` and exits with 2 if they can't be understood."""
    from game.options import size

    parser = argparse.ArgumentParser(
        usage=usage.removeprefix("usage: "), add_help=False, allow_abbrev=False
    )
    parser.add_argument("-h", "--help", action="help")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--set-pin", action="store_true")
    what.add_argument("--report", nargs="?", const="", metavar="FILE.csv")
    what.add_argument("--game", action="store_true")  # what the supervisor starts
    what.add_argument("--message", action="store_true")  # what it shows if that fails
    parser.add_argument("--windowed", action="store_true")
    parser.add_argument("--size", type=size, metavar="WIDTHxHEIGHT")
    return parser.parse_args(words)


def set_pin() -> int:
    """Ask for a PIN twice (on a terminal; else one line of the input) and keep it."""
    path = places().config / lock.FILE
    pin = getpass.getpass("New PIN: ") if sys.stdin.isatty() else sys.stdin.readline().strip()
    if sys.stdin.isatty() and getpass.getpass("Once more: ") != pin:
        print("The two differ; the PIN stays as it was.", file=sys.stderr)
        return 1
    try:
        lock.PinFile(path).set(pin)
    except ValueError as fault:
        print(f"{fault} It stays as it was.", file=sys.stderr)
        return 1
    except OSError as fault:
        print(f"The PIN can't be kept in {path} ({fault.strerror}).", file=sys.stderr)
        return 1
    print(f"The PIN is set; its salted hash is in {path}.")
    return 0


def show_report(file: str) -> int:
    """Print the table by day and write it as CSV to `file`, or beside the statistics."""
    base = places().data / statistics.FILE
    days = statistics.Statistics(base).days()
    if not days:
        print(f"Nothing has happened yet: there are no statistics in {base}.")
        return 0
    print(report.table(days))
    path = Path(file) if file else base.with_suffix(".csv")
    try:
        report.write_csv(days, path)
    except OSError as fault:
        print(f"The table can't be written to {path} ({fault.strerror}).", file=sys.stderr)
        return 1
    print(f"The same table is in {path}.")
    return 0


def supervise(options: argparse.Namespace) -> int:
    """Keep the game up until the operator ends it."""
    start_log(places().log, LOG)
    if not lock.PinFile(places().config / lock.FILE).load():
        print(
            "No PIN is set, so the operator's menu can't be opened: "
            "run `python main.py kiosk --set-pin` first.",
            file=sys.stderr,
        )
    run = [sys.executable, str(MAIN), "kiosk"]
    shape = ["--windowed"] if options.windowed else []
    shape += [f"--size={options.size[0]}x{options.size[1]}"] if options.size else []
    supervisor = Supervisor([*run, "--game", *shape], [*run, "--message"])
    supervisor.listen_to_signals()
    return supervisor.run()
