"""Build the pictures: ``python -m tools.art [OUT] [--only GLOB]``."""

import argparse
from pathlib import Path

from tools.art.registry import all_assets


def main() -> None:
    """Write every picture asked for; files that would not change stay untouched."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("out", nargs="?", type=Path, default=Path("sprites"))
    parser.add_argument("--only", default="*", help="pattern of paths, such as 'cards/two/*'")
    arguments = parser.parse_args()
    written = 0
    assets = all_assets(arguments.only)
    for path, build in assets.items():
        target = arguments.out / path
        data = build()
        if not target.exists() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
            written += 1
    print(f"{len(assets)} pictures built, {written} of them new or changed.")


if __name__ == "__main__":
    main()
