"""Tells a test that watches the real window what is on it (DRENCH_TRACE names the file)."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.scenes.manager import SceneManager


class Trace:
    """One JSON object a line at `path`; without a path nothing is written."""

    def __init__(self, path: str | None) -> None:
        self._path = path
        self._last: dict[str, Any] = {}

    def write(self, what: str, **facts: Any) -> None:
        """Add a line, if anybody watches."""
        if self._path:
            with open(self._path, "a", encoding="utf-8") as file:  # noqa: PTH123 (hot path)
                file.write(json.dumps({"what": what, "at": time.time(), **facts}) + "\n")

    def scene(self, scenes: SceneManager, zoom: float) -> None:
        """Add a line if the scene, its pace or the places of its controls changed."""
        if not self._path or scenes.top is None:
            return
        places = {
            name: [round(side / zoom) for side in (box.x, box.y, box.w, box.h)]
            for name, box in scenes.top.where().items()
        }
        now = {"scene": type(scenes.top).__name__, "pace": scenes.pace, "where": places}
        if now != self._last:
            self._last = now
            self.write("scene", **now)
