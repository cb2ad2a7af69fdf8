"""States of scenes that pictures are taken of.

Each module here holds `SHOTS`: the name of a picture (`SCENE-STATE`) and a function that,
given what scenes share, puts the scenes on the stack in that state.  `tools/pictures.py` and
the tests of every screen take them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules

from game.scenes.scene import Shared

Shot = Callable[[Shared], None]


def all_shots() -> dict[str, Shot]:
    """Every shot of every module of this package, by name."""
    found: dict[str, Shot] = {}
    for module in sorted(iter_modules(__path__), key=lambda module: module.name):
        shots: Mapping[str, Shot] = import_module(f"{__name__}.{module.name}").SHOTS
        found.update(shots)
    return found
