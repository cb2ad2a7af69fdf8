"""The game as a kiosk runs it: the same loop, locked, watched, and forgetting its visitors."""

from __future__ import annotations

import argparse
import faulthandler
import logging
import os
import signal
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import FrameType

import pygame

from game.app import App
from game.kiosk import lock, operator, statistics
from game.kiosk.heartbeat import Gone, Pulse
from game.options import Options
from game.scenes.continue_match import Keep
from game.scenes.kiosk_guard import Kiosk
from game.shell.intents import Intent, Kind
from game.shell.places import Places, places
from game.shell.settings import Settings, SettingsFile
from game.shell.window import NoDisplay

log = logging.getLogger("drench.kiosk.app")

NOT_HERE = (pygame.QUIT, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
HUNG = "hung.log"  # where a hung game was, written when the supervisor ends it
MAX_BYTES = 256 * 1024  # of that


class Forgetful(SettingsFile):
    """Settings that are never read and never written."""

    def load(self) -> Settings:
        return Settings(full_screen=True)

    def save(self, settings: Settings) -> bool:
        return True


def _forgotten(_found: Places, _notices: list[str]) -> SettingsFile:
    """No settings of anybody."""
    return Forgetful(Path(os.devnull))


class KioskApp(App):
    """The loop with a `Kiosk` over it; `pulse` tells the supervisor that it goes round."""

    settings_file = staticmethod(_forgotten)

    def __init__(
        self, options: Options, pulse: Pulse | None = None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:  # fmt: skip
        super().__init__(options)
        found = places()
        self.pulse = pulse or Pulse(None)
        self.kiosk = Kiosk(
            self.shared,
            operator.OperatorFile(found.config / operator.FILE),
            lock.PinFile(found.config / lock.FILE),
            statistics.Statistics(found.data / statistics.FILE, now),
            now,
        )
        self.kiosk.statistics.forget_old()

    def _keep(self, found: Places, notices: list[str]) -> Keep | None:
        return None

    def close(self) -> None:
        super().close()
        self.kiosk.statistics.close()

    def advance(self, events: list[pygame.event.Event], dt: float) -> None:
        self.pulse.beat()
        self.kiosk.extent = self.window.size
        self.kiosk.tick(dt)
        super().advance(events, dt)

    def _handle(self, event: pygame.event.Event) -> None:
        """As ever, but that no key and no window manager ends, leaves or pauses the game."""
        if event.type in NOT_HERE:
            self._give(self.devices.intents(event))
        elif not _leaves(event):
            super()._handle(event)

    def _give(self, intents: list[Intent]) -> None:
        for intent in intents:
            _follow_pointer(intent)
            if not self.kiosk.takes(intent):
                super()._give([intent])


def _leaves(event: pygame.event.Event) -> bool:
    """Whether it is a key that would change the window."""
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F11 or bool(event.mod & (pygame.KMOD_ALT | pygame.KMOD_META))


def _follow_pointer(intent: Intent) -> None:
    """The pointer is seen while there is a mouse, not where a finger was."""
    if intent.device.kind == "touch":
        pygame.mouse.set_visible(False)
    elif intent.device.kind == "mouse" and intent.kind is Kind.POINT:
        pygame.mouse.set_visible(True)


def run(options: argparse.Namespace) -> int:
    """Play until the operator quits or it is time to begin anew; the exit status."""
    _write_down_hangs()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _end)  # else SDL makes a closed window of it, which is ignored here
    pulse = Pulse(None if sys.stdout.isatty() else sys.stdout)
    full_screen = not (options.windowed or options.size)
    try:
        app = KioskApp(Options(options.size, full_screen), pulse)
    except NoDisplay as fault:
        print(f"No window can be opened ({fault}).", file=sys.stderr)
        return 1
    pygame.mouse.set_visible(False)
    try:
        app.run(lambda shared: app.kiosk.attract())
    except Gone:
        log.warning("The supervisor has gone, so the game ends too.")
    except Exception:
        log.exception("The game stopped.")
        raise
    finally:
        app.close()
    return app.kiosk.status or 0


def _end(_signal: int, _frame: FrameType | None) -> None:
    """Whoever runs the process wants it to end."""
    raise SystemExit(0)


def _write_down_hangs() -> None:
    """Let the supervisor's signal write down what all threads are at."""
    if sys.platform == "win32":
        return
    try:
        folder = places().log
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / HUNG
        small = path.exists() and path.stat().st_size < MAX_BYTES
        file = path.open("a" if small else "w", encoding="utf-8")
    except OSError:
        file = sys.stderr  # type: ignore[assignment]
    faulthandler.register(signal.SIGUSR1, file=file, all_threads=True)
