"""Build the sounds: ``python -m tools.sounds [OUT] [--only NAME]``."""

import argparse
from pathlib import Path

from tools.sounds.catalogue import SOUNDS
from tools.sounds.encode import save


def main() -> None:
    """Write all sounds, or those of one name, to a folder and say how large they are."""
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__)
    parser.add_argument("out", nargs="?", type=Path, default=Path("sounds"), help="the folder")
    parser.add_argument("--only", metavar="NAME", choices=sorted(SOUNDS), help="build one sound")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    total = 0
    for sound in [SOUNDS[arguments.only]] if arguments.only else SOUNDS.values():
        for file in sound.files():
            path = arguments.out / file
            save(path, sound.render(file), sound.quality)
            total += path.stat().st_size
            print(path, flush=True)
    print(f"{total / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
