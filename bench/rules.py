"""How fast the rules are: decisions a second in random play, and the referee's start.

    python bench/rules.py [--against PYTHON] [--rounds N]

`--against` names an interpreter that has OpenSpiel (`pip install open-spiel` into an environment
of its own; the game never needs it).  Its oh_hell, stepped from a Python loop, then takes turns
with Swamp, and the median of the ratios is given: at least 0.4 is wanted.  Processor time only.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.rules.games import GAMES  # noqa: E402

LEAST_DECISIONS = 20_000
OH_HELL = f"""
import random, time, pyspiel
game, made, began = pyspiel.load_game("oh_hell"), 0, time.process_time()
while made < {LEAST_DECISIONS}:
    state = game.new_initial_state()
    while not state.is_terminal():
        made += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
print(made / (time.process_time() - began))
"""


def decisions_a_second(game: str) -> float:
    """Random play of whole matches with the most players, rules only."""
    kind = GAMES[game]
    made, seed, began = 0, 0, time.process_time()
    while made < LEAST_DECISIONS:
        match = kind.new(kind.PLAYERS[-1], seed)
        seed += 1
        while decision := match.decision():
            match.apply(random.choice(decision.options))
            made += 1
    return made / (time.process_time() - began)


def oh_hell(python: str) -> float:
    """OpenSpiel's decisions a second; raises CalledProcessError if it is not there."""
    done = subprocess.run([python, "-c", OH_HELL], check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1])


def start_seconds(*words: str) -> float:
    """Wall time of a Python process that is told to quit at once."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, *words],
        input=b'{"cmd": "quit"}\n',
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - began


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    read.add_argument("--against", metavar="PYTHON")
    read.add_argument("--rounds", type=int, default=5)
    said = read.parse_args()
    ratios = []
    for _ in range(said.rounds):
        if said.against:
            ratios.append(decisions_a_second("swamp") / oh_hell(said.against))
    for game in GAMES:
        speeds = [decisions_a_second(game) for _ in range(said.rounds)]
        print(f"{game:<12} {statistics.median(speeds):>10,.0f} decisions a second")
    if ratios:
        print(f"swamp : oh_hell  {statistics.median(ratios):.2f}  (wanted: 0.40 or more)")
    bare = statistics.median(start_seconds("-c", "pass") for _ in range(9))
    referee = statistics.median(start_seconds("main.py", "referee") for _ in range(9))
    print(f"referee, start to end: {referee:.3f} s, of which Python {bare:.3f} s (wanted: < 0.3 s)")


if __name__ == "__main__":
    main()
