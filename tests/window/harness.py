"""A real window under a virtual screen: starts the game there, looks at it and acts on it.

xdotool moves the pointer and types; the game tells by its trace (DRENCH_TRACE) which scene
is on and where its controls are.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox"}  # and their packages
SCREEN = (1920, 1080)
PATIENCE = 20.0  # seconds until a state that doesn't come is a failure


def missing_packages() -> list[str]:
    """The Debian packages that the window tests want and this machine lacks."""
    return [package for name, package in PROGRAMS.items() if not shutil.which(name)]


class Screen:
    """A virtual screen with a window manager, on a display number of its own."""

    def __init__(self, size: tuple[int, int] = SCREEN) -> None:
        read_end, write_end = os.pipe()
        width, height = size
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", f"{width}x{height}x24",
             "-nolisten", "tcp"],
            pass_fds=[write_end], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write_end)
        with os.fdopen(read_end) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self.environment = os.environ | {"DISPLAY": self.display}
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
            self.environment.pop(name, None)
        self._manager = subprocess.Popen(
            ["openbox"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def close(self) -> None:
        """End the window manager and the screen."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(10)


class Player:
    """The game in its window, and somebody before it."""

    def __init__(
        self,
        screen: Screen,
        home: Path,
        words: Sequence[str] = (),
        program: Sequence[str] = (),
        settings: str = "",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Run `main.py` with the words of a command line (or another `program`) in `home`.

        `settings` is the text of the settings file that is found there.
        """
        self.home = home / "drench"
        (self.home / "config").mkdir(parents=True, exist_ok=True)
        if settings:
            (self.home / "config" / "settings.toml").write_text(settings, encoding="utf-8")
        self._trace = home / "trace.jsonl"
        self._read = 0
        self._lines: list[dict[str, Any]] = []
        self._environment = screen.environment | {
            "DRENCH_HOME": str(self.home),
            "DRENCH_TRACE": str(self._trace),
            "SDL_AUDIODRIVER": "dummy",
            **(environment or {}),
        }
        self.started = time.time()
        self._output = (home / "output.txt").open("w+")
        self.process = subprocess.Popen(
            [sys.executable, *(program or [str(ROOT / "main.py")]), *words],
            cwd=home, env=self._environment, stdout=self._output, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.until(lambda: any(line["what"] == "ready" for line in self.lines), "the game is ready")
        self.window = self._find_window()
        self._do("windowactivate", "--sync", self.window)

    # ------------------------------------------------------------------ looking
    @property
    def lines(self) -> list[dict[str, Any]]:
        """All that the game has told by its trace."""
        if self._trace.exists():
            text = self._trace.read_text(encoding="utf-8")
            whole = text.rfind("\n") + 1
            self._lines += map(json.loads, text[self._read : whole].splitlines())
            self._read = whole
        return self._lines

    @property
    def now(self) -> dict[str, Any]:
        """What is on: `scene`, `pace`, and `where` its controls are in window pixels."""
        return next((line for line in reversed(self.lines) if line["what"] == "scene"), {})

    @property
    def scene(self) -> str:
        """The class name of the scene on top."""
        return str(self.now.get("scene", ""))

    @property
    def output(self) -> str:
        """What the program has printed."""
        self._output.flush()
        return Path(self._output.name).read_text(encoding="utf-8", errors="replace")

    def until(self, holds: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Wait until `holds()`; fails with `what` and what is on if that takes too long."""
        last = time.monotonic() + seconds
        while not holds():
            if self.process.poll() is not None:
                raise AssertionError(
                    f"The game ended ({self.process.returncode}) before {what}.\n{self.output}"
                )
            if time.monotonic() > last:
                raise AssertionError(
                    f"Not within {seconds} s: {what}. On: {self.now}\n{self.output}"
                )
            time.sleep(0.02)

    def told(self, what: str) -> list[dict[str, Any]]:
        """The lines of one kind."""
        return [line for line in self.lines if line["what"] == what]

    def until_scene(self, name: str, seconds: float = PATIENCE) -> None:
        """Wait until the scene with that class name is on top."""
        self.until(lambda: self.scene == name, f"the scene {name}", seconds)

    def until_control(self, name: str, seconds: float = PATIENCE) -> None:
        """Wait until a control of that name is there."""
        self.until(lambda: name in self.now.get("where", {}), f"the control {name!r}", seconds)

    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        shell = self._do("getwindowgeometry", "--shell", self.window)
        found = dict(line.split("=") for line in shell.splitlines() if "=" in line)
        return int(found["WIDTH"]), int(found["HEIGHT"])

    def picture(self, path: Path) -> Path:
        """Save what the screen shows to `path` (PNG)."""
        from PIL import ImageGrab

        ImageGrab.grab(xdisplay=self._environment["DISPLAY"]).save(path)
        return path

    # ------------------------------------------------------------------ acting
    def press(self, name: str) -> None:
        """Click on the middle of the control `name`."""
        self.until_control(name)
        x, y, width, height = self.now["where"][name]
        self.click(x + width // 2, y + height // 2)

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Click at a place of the window, in pixels."""
        self._do("mousemove", "--window", self.window, str(x), str(y), "click", str(button))

    def keys(self, *names: str) -> None:
        """Press keys one after the other, by their X names ("Return", "Left", "F11")."""
        self._do("key", "--delay", "60", *names)

    def hold(self, name: str) -> None:
        """Press a key and keep it down until `let_go`."""
        self._do("keydown", name)

    def let_go(self, name: str) -> None:
        """Let go of a key that is held."""
        self._do("keyup", name)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._do("windowsize", self.window, str(width), str(height))

    def close_window(self) -> float:
        """Close the window as a window manager does; seconds until the process ended."""
        self._do("windowactivate", "--sync", self.window)
        began = time.monotonic()
        self._do("key", "alt+F4")
        self.process.wait(10)
        return time.monotonic() - began

    def end(self) -> None:
        """End the game if it still runs."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)
        self._output.close()

    # ------------------------------------------------------------------ steps
    def _do(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self._environment, capture_output=True, text=True, timeout=15, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"xdotool {' '.join(words)}: {done.stderr}"
        return done.stdout

    def _find_window(self) -> str:
        found: list[str] = []

        def look() -> bool:
            done = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                env=self._environment, capture_output=True, text=True, timeout=15, check=False,
            )  # fmt: skip
            found[:] = done.stdout.split()
            return bool(found)

        self.until(look, "the window is seen")
        return found[-1]
