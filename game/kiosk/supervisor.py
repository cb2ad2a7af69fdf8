"""Keeps the game up: starts it, and starts it again when it ends or no longer beats.

Runs without pygame and stays small, so that nothing the game does can take it along.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import FrameType

from game.kiosk.heartbeat import Listener

log = logging.getLogger("drench.kiosk.supervisor")

RESTART, QUIT = 75, 76  # exit statuses: start me again at once; the operator has ended it all
LOOK_EVERY = 0.1  # seconds
# The C library would by and by keep large blocks for itself, and pictures would leave holes: a
# third more memory after a day.  So blocks from 128 KB on always go back to the system.
MEMORY = {"MALLOC_MMAP_THRESHOLD_": "131072", "MALLOC_TRIM_THRESHOLD_": "131072"}


@dataclass(frozen=True)
class Patience:
    """Seconds: until the first beat, between two, what counts as a short life, waits after each
    short life in a row, and how many of these bring up the message.
    """

    first_beat: float = 60.0
    beat: float = 10.0
    short_life: float = 60.0
    waits: tuple[float, ...] = (0.0, 1.0, 3.0, 10.0, 30.0, 60.0)
    message_after: int = 4
    dump: float = 0.5  # that a hung game has to write down where it hangs
    end: float = 3.0  # that a game has to end by itself when asked to


class Supervisor:
    """Runs `game` for ever; `message` is the command that shows what people read meanwhile."""

    def __init__(
        self, game: Sequence[str], message: Sequence[str] = (), patience: Patience | None = None
    ) -> None:
        self.game, self.message = list(game), list(message)
        self.patience = patience or Patience()
        self.starts = 0
        self.hangs = 0
        self.short_lives = 0  # in a row
        self._child: subprocess.Popen[bytes] | None = None
        self._stopping = False

    def run(self) -> int:
        """Keep the game up until the operator quits or `stop` is called; the exit status."""
        while not self._stopping:
            began = time.monotonic()
            status = self._once()
            if status == QUIT or self._stopping:
                break
            lived = time.monotonic() - began
            if status == RESTART:
                log.info("The game asked to be started again after %.0f s.", lived)
                self.short_lives = 0
                continue
            self.short_lives = self.short_lives + 1 if lived < self.patience.short_life else 1
            log.warning("The game ended (%s) after %.0f s; it is started again.", status, lived)
            self._wait(self.wait_after(self.short_lives))
        return 0

    def wait_after(self, short_lives: int) -> float:
        """Seconds to wait before the next start."""
        waits = self.patience.waits
        return waits[min(max(1, short_lives), len(waits)) - 1]

    def stop(self, _signal: int = 0, _frame: FrameType | None = None) -> None:
        """End the game, then `run`; may be called from a signal."""
        self._stopping = True
        if self._child and self._child.poll() is None:
            self._child.terminate()

    def listen_to_signals(self) -> None:
        """Let the system's ways to end a program end both."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.stop)

    # ------------------------------------------------------------------ steps
    def _once(self) -> int | None:
        """Start the game and watch it; its exit status, None if it hung or couldn't start."""
        try:
            child = subprocess.Popen(
                self.game,
                env=MEMORY | os.environ,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
            )
        except OSError as fault:
            log.error("The game can't be started (%s).", fault)
            return None
        self._child = child
        self.starts += 1
        log.info("The game was started for the %d. time, as process %d.", self.starts, child.pid)
        assert child.stdout is not None
        listener = Listener(child.stdout)
        try:
            while child.poll() is None:
                time.sleep(LOOK_EVERY)
                if self._stopping:
                    return self._ended(child)
                limit = self.patience.beat if listener.beats else self.patience.first_beat
                if time.monotonic() - listener.last > limit:
                    self.hangs += 1
                    log.error("The game gave no sign of life for %.0f s.", limit)
                    self._kill(child)
                    return None
            return child.returncode
        finally:
            child.stdout.close()
            self._child = None

    def _ended(self, child: subprocess.Popen[bytes]) -> int | None:
        """Wait for a game that was asked to end; then end it."""
        child.terminate()
        try:
            return child.wait(self.patience.end)
        except subprocess.TimeoutExpired:
            self._kill(child)
            return None

    def _kill(self, child: subprocess.Popen[bytes]) -> None:
        """End a game that hangs, after it has written to its log where (faulthandler)."""
        if sys.platform != "win32":
            child.send_signal(signal.SIGUSR1)
            with suppress(subprocess.TimeoutExpired):
                child.wait(self.patience.dump)
        child.kill()
        child.wait()

    def _wait(self, seconds: float) -> None:
        """Let time pass, with the message up if the game has failed too often."""
        if self.short_lives >= self.patience.message_after:
            log.error("The game failed %d times in a row.", self.short_lives)
        shown = self._show_message() if self.short_lives >= self.patience.message_after else None
        end = time.monotonic() + seconds
        while not self._stopping and (left := end - time.monotonic()) > 0:
            time.sleep(min(LOOK_EVERY, left))
        if shown:
            shown.kill()
            shown.wait()

    def _show_message(self) -> subprocess.Popen[bytes] | None:
        if not self.message:
            return None
        try:
            return subprocess.Popen(self.message, stdin=subprocess.DEVNULL)
        except OSError as fault:
            log.error("Nor can the message be shown (%s).", fault)
            return None
