"""A picture with at most 256 colours, a third as large: ``python -m tools.smaller FROM TO``."""

import sys

from PIL import Image


def main(words: list[str]) -> int:
    """Write the smaller picture; the exit status."""
    if len(words) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    with Image.open(words[0]) as picture:
        few = picture.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3)
        few.save(words[1], optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
