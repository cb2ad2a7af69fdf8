"""How long the game takes to its first frame and to a title that can be used.

    python bench/start.py [--runs N]

Judged against a bare pygame window of 1920 x 1080 opened in a process of its own; the two take
turns, and medians are compared. The first frame may take 2.5 times as long, the title 6 times.
Without a display both run on SDL's dummy driver.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
BARE = (
    "import pygame; pygame.display.init(); pygame.display.set_mode((1920,1080)); "
    "pygame.display.flip()"
)
LIMITS = {"first frame": 2.5, "ready": 6.0}
PATIENCE = 60.0  # seconds


def bare_seconds(environment: dict[str, str]) -> float:
    """Seconds that a process with a bare window takes."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", BARE], env=environment, check=True)
    return time.perf_counter() - began


def game_seconds(environment: dict[str, str], home: Path) -> dict[str, float]:
    """Seconds from the command to the game's first frame and to its being ready."""
    trace = home / "trace"
    trace.unlink(missing_ok=True)
    began = time.time()
    game = subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), "--size", "1920x1080"],
        env=environment | {"DRENCH_HOME": str(home), "DRENCH_TRACE": str(trace)},
    )
    try:
        while time.time() - began < PATIENCE:
            time.sleep(0.01)
            lines = trace.read_text().splitlines() if trace.exists() else []
            told = {line["what"]: line["at"] - began for line in map(json.loads, lines)}
            if "ready" in told:
                return {name: told[name] for name in LIMITS}
    finally:
        game.terminate()
        game.wait()
    raise TimeoutError(f"The game wasn't ready after {PATIENCE} s.")


def main(words: list[str]) -> int:
    """Print both medians and their ratios; 1 if a ratio is above its limit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=9, metavar="N")
    runs = parser.parse_args(words).runs
    environment = os.environ | {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if not any(name in environment for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        environment["SDL_VIDEODRIVER"] = "dummy"
    bare, games = [], []
    with TemporaryDirectory() as home:
        for _ in range(runs):
            bare.append(bare_seconds(environment))
            games.append(game_seconds(environment, Path(home)))
    floor = statistics.median(bare)
    print(f"{'a bare window':16} {floor:6.3f} s")
    late = False
    for name, limit in LIMITS.items():
        found = statistics.median(game[name] for game in games)
        late |= found > limit * floor
        print(f"{name:16} {found:6.3f} s  {found / floor:5.2f} times (at most {limit})")
    return int(late)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
