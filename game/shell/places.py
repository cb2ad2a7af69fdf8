"""Where the player's files are kept; DRENCH_HOME puts all of them below one folder."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Places:
    """The folders for settings, for matches and statistics, and for the log."""

    config: Path
    data: Path
    log: Path


def places() -> Places:
    """The folders of this user on this system; none of them is made here."""
    if home := os.environ.get("DRENCH_HOME"):
        root = Path(home)
        return Places(root / "config", root / "data", root / "log")
    from platformdirs import PlatformDirs

    found = PlatformDirs("drench", appauthor=False)
    return Places(found.user_config_path, found.user_data_path, found.user_log_path)
