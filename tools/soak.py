"""A crowd at the kiosk, off-screen and at many times its speed: does anything break or grow?

    python tools/soak.py --minutes 10 [--sessions 500] [--kills 5] [--seed 1] [--size 1024x600]

Visitors come one after the other, touch, type, pull out pads, try the operator's PIN, hold the
corner, leave in the middle.  First the process is killed `--kills` times, as power cuts do it, then
one process lives for the rest.  Printed are sessions, matches, faults, and how memory and open
files grew; any fault makes the exit status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.kiosk.supervisor import MEMORY

STEP = 0.2  # seconds of the kiosk in one step
DRAW_EVERY = 25  # steps
OPENING = datetime(2026, 6, 1, 9, 0)
PIN = "2580"
PATIENCE = 360.0  # seconds after which a visitor who does nothing must have been noticed
GROWTH = 0.02  # of memory in the second half of the longest life


# ---------------------------------------------------------------------- one life of the game
def live(seed: int, seconds: float, sessions: int, size: tuple[int, int], sound: bool) -> int:
    """Let visitors come for so many real seconds or sessions; a line of JSON after each session."""
    from tools.soak_visitors import Crowd

    crowd = Crowd(seed, size, OPENING, STEP, DRAW_EVERY, PATIENCE, PIN, sound)
    end = time.monotonic() + seconds
    status = 0
    try:
        for facts in crowd.sessions():
            print(json.dumps(facts), flush=True)
            if time.monotonic() >= end or facts["sessions"] >= sessions:
                break
    except Exception:
        print(json.dumps({"fault": traceback.format_exc()}), flush=True)
        status = 1
    crowd.close()
    return status


# ---------------------------------------------------------------------- the lives together
def lines(child: subprocess.Popen[str]) -> Iterator[dict[str, Any]]:
    """What a life tells, as long as it lasts."""
    assert child.stdout is not None
    for line in child.stdout:
        try:
            yield json.loads(line)
        except ValueError:
            continue


def watch(words: list[str], home: Path, kill_after: int | None) -> tuple[list[dict[str, Any]], int]:
    """Start a life as the supervisor does, kill it after so many sessions if given; what it told and its exit status."""
    environment = MEMORY | os.environ | {"DRENCH_HOME": str(home)}
    child = subprocess.Popen(
        [sys.executable, __file__, "--live", *words],
        env=environment, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    told = []
    for facts in lines(child):
        told.append(facts)
        if facts.get("sessions", 0) % 50 == 49:
            print(f"{facts['sessions']} sessions, {facts['rss'] / 2**20:.0f} MB", flush=True)
        if kill_after is not None and facts.get("sessions", 0) >= kill_after:
            child.kill()
    return told, child.wait()


def growth(series: list[float]) -> float:
    """By what share the end lies above the middle, each a median of a tenth of all."""
    tenth = max(1, len(series) // 10)
    middle = len(series) // 2
    start = statistics.median(series[middle : middle + tenth])
    return statistics.median(series[-tenth:]) / start - 1 if start else 0.0


def report(
    lives: list[list[dict[str, Any]]], faults: list[str], seconds: float, home: Path
) -> bool:
    """Print what came of it; True if all is well."""
    last = [[facts for facts in life if "sessions" in facts][-1:] for life in lives]
    totals: Counter[str] = Counter()
    for life in last:
        for facts in life:
            totals.update(facts["totals"])
            totals["sessions"] += facts["sessions"]
            totals["game seconds"] += round(facts["seconds"])
    longest = max(lives, key=len)
    rss = [facts["rss"] / 2**20 for facts in longest if "rss" in facts]
    files = [facts["files"] for facts in longest if "files" in facts]
    print(f"{totals.pop('sessions', 0)} sessions in {seconds:.0f} s, {len(lives)} lives of the process")  # fmt: skip
    print(f"{totals.pop('game seconds', 0) / 3600:.1f} hours of the kiosk's time")
    for name, count in sorted(totals.items()):
        print(f"  {name}: {count}")
    grown = growth(rss) if len(rss) >= 20 else 0.0
    if rss:
        tenths = [rss[min(len(rss) - 1, i * len(rss) // 10)] for i in range(11)]
        print("memory in MB by tenths of the longest life: " + " ".join(f"{one:.0f}" for one in tenths))  # fmt: skip
        print(f"growth of its second half: {grown:+.1%}; open files {files[0]} to {files[-1]}")
    warned = _warnings(home)
    for line, count in warned.most_common(10):
        print(f"  logged {count} times: {line}")
    for fault in faults:
        print(f"FAULT: {fault}")
    print(f"{len(faults)} faults")
    return not faults and grown < GROWTH


def _warnings(home: Path) -> Counter[str]:
    """The warnings and errors of the logs, without their times."""
    found: Counter[str] = Counter()
    for path in sorted((home / "log").glob("drench.log*")):
        for line in path.read_text(encoding="utf-8").splitlines():
            parts = line.split(" ", 3)
            if len(parts) == 4 and parts[2] in ("WARNING", "ERROR") and "PIN" not in parts[3]:
                found[parts[3]] += 1
    return found


def arguments(argv: list[str] | None) -> argparse.Namespace:
    from game.options import size

    parser = argparse.ArgumentParser(description="Visitors at the kiosk, many times as fast.")
    parser.add_argument("--minutes", type=float, default=1.0, help="of real time, at the most")
    parser.add_argument("--sessions", type=int, default=1_000_000, help="at the most")
    parser.add_argument("--kills", type=int, default=3, help="lives that are ended by a kill")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=size, default=(1024, 600))
    parser.add_argument(
        "--sound", action="store_true", help="with a mixer, which plays in real time"
    )
    parser.add_argument("--live", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Run the lives; the exit status."""
    args = arguments(argv)
    if args.live:
        return live(args.seed, args.minutes * 60, args.sessions, args.size, args.sound)
    from game.kiosk.lock import FILE, PinFile

    began = time.monotonic()
    shape = f"{args.size[0]}x{args.size[1]}"
    lives: list[list[dict[str, Any]]] = []
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        PinFile(home / "config" / FILE).set(PIN)
        for number in range(args.kills + 1):
            left = args.minutes * 60 - (time.monotonic() - began)
            last = number == args.kills
            done = sum(life[-1].get("sessions", 0) for life in lives if life)
            words = ["--minutes", str(max(left, 1) / 60), "--seed", str(args.seed + number),
                     "--size", shape, "--sessions", str(max(1, args.sessions - done)),
                     *(["--sound"] if args.sound else [])]  # fmt: skip
            told, status = watch(words, home, None if last else 2 + number)
            lives.append(told)
            faults += [facts["fault"] for facts in told if "fault" in facts]
            if status not in (0, -9) and not any("fault" in facts for facts in told):
                faults.append(f"the process ended with {status}")
        good = report(lives, faults, time.monotonic() - began, home)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
