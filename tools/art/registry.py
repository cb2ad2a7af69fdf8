"""All pictures that can be built.

A module of this package that builds pictures has a function ``assets()``: a dictionary from a
path below ``sprites/`` to a function without arguments that returns the file's bytes. Building
twice gives the same pixels, so whatever looks random comes from a fixed seed.
"""

import importlib
import pkgutil
from collections.abc import Callable
from fnmatch import fnmatch

Assets = dict[str, Callable[[], bytes]]


def builder_modules() -> list[str]:
    """Return the names of this package's modules, sorted."""
    package = importlib.import_module("tools.art")
    names = [module.name for module in pkgutil.iter_modules(package.__path__)]
    return sorted(name for name in names if not name.startswith("_"))


def all_assets(only: str = "*") -> Assets:
    """Return the pictures whose paths fit the pattern `only`, in order of their paths.

    Raises ValueError if two modules build the same path.
    """
    found: Assets = {}
    for name in builder_modules():
        module = importlib.import_module(f"tools.art.{name}")
        for path, build in getattr(module, "assets", dict)().items():
            if path in found:
                raise ValueError(f"Two modules build {path}; one of them is tools/art/{name}.py.")
            found[path] = build
    return {path: found[path] for path in sorted(found) if fnmatch(path, only)}
