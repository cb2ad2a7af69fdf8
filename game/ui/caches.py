"""What has been drawn once is kept; where a program runs for weeks it is thrown away now and then."""

from __future__ import annotations

import sys

PACKAGES = ("game.ui", "game.stage", "game.scenes")


def forget_drawings() -> int:
    """Empty all caches of functions that draw or measure; how many there were.

    Whatever is still wanted is drawn again, so this belongs where nobody waits.
    """
    found = {
        id(value): value
        for name, module in list(sys.modules.items())
        if name.startswith(PACKAGES)
        for value in vars(module).values()
        if hasattr(value, "cache_clear")
    }
    for cached in found.values():
        cached.cache_clear()
    return len(found)
