"""The sign of life: the game writes to its standard output, the supervisor listens.

A pipe needs no file, and each notices at once when the other is gone.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import IO, Protocol

EVERY = 1.0  # seconds between two beats
BEAT = b"."


class Gone(Exception):
    """Nobody listens any more: the supervisor has ended."""


class _Output(Protocol):
    def fileno(self) -> int: ...


class Pulse:
    """Beats at most once in `EVERY` seconds into `output`; without one it does nothing."""

    def __init__(self, output: _Output | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._output = output
        self._clock = clock
        self._next = clock()

    def beat(self) -> None:
        """Show that the loop came round; raises Gone if nobody listens any more."""
        now = self._clock()
        if self._output is None or now < self._next:
            return
        self._next = now + EVERY
        try:
            os.write(self._output.fileno(), BEAT)
        except OSError as fault:
            raise Gone from fault


class Listener:
    """Hears the beats from `source` on a thread of its own until it is closed."""

    def __init__(self, source: IO[bytes], clock: Callable[[], float] = time.monotonic) -> None:
        self.beats = 0
        self.last = clock()  # when the last beat came, at first when the listening began
        self._source = source
        self._clock = clock
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        number = self._source.fileno()
        while True:
            try:
                heard = os.read(number, 4096)
            except OSError:
                return
            if not heard:
                return
            self.beats += len(heard)
            self.last = self._clock()
