"""The visitors of the soak: what they press, and what must hold after each of them."""

from __future__ import annotations

import gc
import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pygame

from game.kiosk.operator import Operator
from game.kiosk_app import KioskApp
from game.options import Options
from game.scenes.attract import Attract
from game.scenes.couch import Couch
from game.scenes.kiosk_dark import Dark
from game.scenes.kiosk_guard import visitor_start
from game.scenes.kiosk_operator import OperatorMenu
from game.scenes.kiosk_pin import PinEntry
from game.scenes.results import Results
from game.shell.devices import Devices
from game.shell.pads import ADDED, REMOVED, PadChange

PAD_EVENT = pygame.USEREVENT + 3
KEYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_w, pygame.K_a, pygame.K_s, pygame.K_d, pygame.K_e, pygame.K_ESCAPE, pygame.K_TAB,
    pygame.K_h, pygame.K_p, pygame.K_F11, pygame.K_F1, pygame.K_BACKSPACE,
)  # fmt: skip
BUTTONS = ("a", "b", "x", "y", "start", "up", "down", "left", "right", "left_shoulder")
QUIET_STEP = 0.4  # seconds a step while nobody does anything
NOT_PRESSED = {"quit", "restart", "restart_at"}  # of the operator's menu: these end the process


class SoakPads:
    """Pads that come, go and are pressed by events of the soak."""

    def changes(self, event: pygame.event.Event) -> list[PadChange]:
        """What an event of ours says."""
        if event.type != PAD_EVENT:
            return []
        return [PadChange(event.pad, event.control, event.value)]


class SoakApp(KioskApp):
    """Draws seldom; its clock is the kiosk's own time."""

    def __init__(self, size: tuple[int, int], opening: datetime, draw_every: int) -> None:
        self.passed = 0.0
        super().__init__(Options(size, False), now=lambda: opening + timedelta(seconds=self.passed))
        self.devices = Devices(SoakPads(), lambda: self.passed)
        self._draw_every, self._steps = draw_every, 0

    def advance(self, events: list[pygame.event.Event], dt: float) -> None:
        self.passed += dt
        self._steps += 1
        super().advance(events, dt)

    def _draw(self) -> None:
        if self._steps % self._draw_every == 0:
            super()._draw()

    def begin(self) -> None:
        """What `run` does before its loop."""
        self._follow_settings()
        self.scenes.push(self.kiosk.attract())


class Crowd:
    """Visitors one after the other."""

    def __init__(
        self, seed: int, size: tuple[int, int], opening: datetime, step: float, draw_every: int,
        patience: float, pin: str, sound: bool = False,
    ) -> None:  # fmt: skip
        self.random = random.Random(seed)
        self.app = SoakApp(size, opening, draw_every)
        self.step, self.patience, self.pin = step, patience, pin
        self.totals: Counter[str] = Counter()
        self.pads: list[int] = []
        self._next_pad = 1
        self._session: Any = None
        self._usual_settings()
        self.app.begin()
        if sound:
            self.app.shared.audio.open()

    def close(self) -> None:
        """Let the window go."""
        self.app.close()

    def sessions(self) -> Iterator[dict[str, Any]]:
        """Facts after each session, without end."""
        number = 0
        while True:
            self._visit()
            number += 1
            self._check_wiped()
            gc.collect()
            yield {
                "sessions": number,
                "seconds": self.app.passed,
                "totals": dict(self.totals),
                "rss": _rss(),
                "files": len(list(Path("/proc/self/fd").iterdir())),
            }

    # ------------------------------------------------------------------ one visitor
    def _visit(self) -> None:
        self._wait(self.random.uniform(0.0, 50.0), QUIET_STEP)
        self._touch(self.random.random(), self.random.random())
        if not self.app.kiosk.awake:
            raise AssertionError("A touch didn't wake the kiosk.")
        kind = self.random.choices(("glance", "play", "play long", "operator"), (4, 8, 1, 1))[0]
        self.totals[kind] += 1
        if kind == "operator":
            self._operate()
        elif kind != "glance":
            for _act in range(round(self.random.expovariate(1 / (20 if kind == "play" else 160)))):
                self._act()
                if not self.app.kiosk.awake:
                    return
        self._go_away()

    def _act(self) -> None:
        """One thing that a visitor does."""
        draw = self.random.random()
        if draw < 0.62:
            self._press_a_control()
        elif draw < 0.72:
            self._touch(self.random.random(), self.random.random(), self.random.uniform(0, 1.5))
        elif draw < 0.84:
            self._key(self.random.choice(KEYS))
        elif draw < 0.86:
            self._pads_come_and_go()
        elif draw < 0.94 and self.pads:
            self._pad(self.random.choice(self.pads), self.random.choice(BUTTONS))
        elif draw < 0.96:
            focus = self.random.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED))
            self._advance([pygame.event.Event(focus), pygame.event.Event(pygame.QUIT)])
        else:
            self._mouse()
        self._wait(self.random.uniform(0.0, 2.5))

    def _usual_settings(self) -> None:
        """As an operator leaves them, but that the process lives on through the night."""
        kiosk = self.app.kiosk
        for name, value in vars(Operator(restart_at="")).items():
            setattr(kiosk.operator, name, value)
        kiosk.operator_changed()

    def _operate(self) -> None:
        """Hold the corner, try PINs, turn things in the menu."""
        self._touch(0.01, 0.01, 5.6)
        for _try in range(self.random.choice((1, 2, 7))):
            if not isinstance(self.app.scenes.top, PinEntry):
                break
            self._type("0000")
        if self.random.random() < 0.5 and isinstance(self.app.scenes.top, PinEntry):
            self._wait(self.app.kiosk.lock.seconds_closed and 20.0)
            self._type(self.pin)
        while isinstance(self.app.scenes.top, OperatorMenu) and self.random.random() < 0.9:
            self.totals["operator's presses"] += 1
            self._press_a_control()
            self._wait(0.4)
        self._usual_settings()

    def _type(self, pin: str) -> None:
        for figure in pin:
            self._advance([pygame.event.Event(pygame.TEXTINPUT, text=figure)])
        self._key(pygame.K_RETURN)

    def _go_away(self) -> None:
        """Do nothing until the kiosk has noticed; some come back at the countdown."""
        left = self.app.passed
        while self.app.kiosk.awake or not isinstance(self.app.scenes.top, Attract | Dark):
            self._advance([], QUIET_STEP)
            counting = self.app.kiosk.leaving.counting
            if counting is not None and counting < 5 and self.random.random() < 0.01:
                self.totals["still here"] += 1
                self._touch(0.5, 0.5)
                left = self.app.passed
            if self.app.passed - left > self.patience:
                raise AssertionError(
                    f"Nobody was there for {self.patience:.0f} s, and {self.app.scenes.top} is on."
                )

    def _check_wiped(self) -> None:
        """Nothing of the visitor is left."""
        shared, kiosk = self.app.shared, self.app.kiosk
        volumes = ("music", "effects", "ambience")
        now = {key: value for key, value in asdict(shared.settings).items() if key not in volumes}
        fresh = asdict(visitor_start(kiosk.operator, shared.settings.full_screen))
        wanted = {key: value for key, value in fresh.items() if key not in volumes}
        if now != wanted:
            raise AssertionError(f"The settings weren't wiped: {now}")
        if shared.couch != Couch() or shared.notices:
            raise AssertionError("Hands, devices or notices weren't wiped.")
        if shared.kept is not None:
            raise AssertionError("Matches are kept.")

    # ------------------------------------------------------------------ devices
    def _advance(self, events: list[pygame.event.Event], step: float | None = None) -> None:
        before = self.app.scenes.top
        self.app.advance(events, step or self.step)
        top = self.app.scenes.top
        if top is not before:
            session = getattr(top, "session", None)
            if isinstance(top, Results):
                self.totals[f"matches ended, {top.result.game_id}"] += 1
            elif session is not None and session is not self._session:
                self._session = session
                self.totals[f"matches begun, {session.view(0).game}"] += 1
        if top is None:
            raise AssertionError("There is no screen any more.")

    def _wait(self, seconds: float, step: float | None = None) -> None:
        for _step in range(round(seconds / (step or self.step))):
            self._advance([], step)

    def _touch(self, x: float, y: float, hold: float = 0.0) -> None:
        """A finger at a place (shares of the screen), for `hold` seconds."""
        facts: dict[str, Any] = {"finger_id": 1, "touch_id": 1, "dx": 0, "dy": 0, "pressure": 1}
        self._advance([pygame.event.Event(pygame.FINGERDOWN, x=x, y=y, **facts)])
        self._wait(hold)
        if self.random.random() < 0.2:
            x, y = self.random.random(), self.random.random()
            self._advance([pygame.event.Event(pygame.FINGERMOTION, x=x, y=y, **facts)])
        self._advance([pygame.event.Event(pygame.FINGERUP, x=x, y=y, **facts)])

    def _press_a_control(self) -> None:
        top = self.app.scenes.top
        places = {
            name: box for name, box in (top.where() if top else {}).items()
            if name not in NOT_PRESSED
        }  # fmt: skip
        if not places:
            self._touch(self.random.random(), self.random.random())
            return
        box = places[self.random.choice(sorted(places))]
        width, height = self.app.window.size
        x = min(0.999, max(0.0, box.centerx / width))
        y = min(0.999, max(0.0, box.centery / height))
        self._touch(x, y)

    def _key(self, key: int) -> None:
        self._advance([pygame.event.Event(pygame.KEYDOWN, key=key, mod=0)])
        if self.random.random() < 0.1:
            self._wait(1.2)
        self._advance([pygame.event.Event(pygame.KEYUP, key=key, mod=0)])

    def _pads_come_and_go(self) -> None:
        if self.pads and self.random.random() < 0.5:
            pad = self.pads.pop(self.random.randrange(len(self.pads)))
            self._advance([pygame.event.Event(PAD_EVENT, pad=pad, control=REMOVED, value=0.0)])
        elif len(self.pads) < 3:
            self.pads.append(self._next_pad)
            self._next_pad += 1
            self._advance(
                [pygame.event.Event(PAD_EVENT, pad=self.pads[-1], control=ADDED, value=0.0)]
            )
        self.totals["pads in or out"] += 1

    def _pad(self, pad: int, control: str) -> None:
        self._advance([pygame.event.Event(PAD_EVENT, pad=pad, control=control, value=1.0)])
        self._advance([pygame.event.Event(PAD_EVENT, pad=pad, control=control, value=0.0)])

    def _mouse(self) -> None:
        width, height = pygame.display.get_window_size()
        at = self.random.randrange(width), self.random.randrange(height)
        facts: dict[str, Any] = {"pos": at, "touch": False}
        moved = pygame.event.Event(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **facts)
        self._advance([moved])
        button = self.random.choice((pygame.BUTTON_LEFT, pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._advance([pygame.event.Event(kind, button=button, **facts)])


def _rss() -> int:
    """Bytes of memory that the process has."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
