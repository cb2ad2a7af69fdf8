"""Check maps for Water Fight: ``python tools/check_levels.py [FILES]``, by default all of `levels`.

Opens no window. Prints a sentence for every fault; the exit status is 1 if there is one.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(ROOT))

from game.stage.level_check import check_level  # noqa: E402


def main(arguments: list[str] | None = None) -> int:
    """Check the files named; return 1 if one of them has a fault, else 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    files = parser.parse_args(arguments).files or sorted((ROOT / "levels").glob("*.tmx"))
    faults = 0
    for file in files:
        found = check_level(file)
        faults += len(found)
        for sentence in found:
            print(sentence)
        if not found:
            print(f"{file.name}: good.")
    if not files:
        print("There is no map to check.")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
