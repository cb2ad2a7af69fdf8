"""The loop: events to intents to scenes, time, drawing, and nothing while nothing happens."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable
from copy import deepcopy

import pygame

from game import words
from game.opening import KeptSettings, Opening, kept_settings, opened
from game.options import Options
from game.scenes.continue_match import Keep, keep_below
from game.scenes.manager import SceneManager
from game.scenes.scene import Scene, Shared
from game.shell.audio import Audio
from game.shell.bindings import Bindings
from game.shell.devices import Devices
from game.shell.intents import Intent, Kind
from game.shell.pads import Pads
from game.shell.places import Places
from game.ui.caches import forget_drawings
from game.ui.canvas import Canvas
from game.ui.captions import Captions

log = logging.getLogger("drench.app")

LONGEST_STEP = 0.1  # seconds that animations may move at once, after whatever stall
TICK = 0.1  # seconds between two looks at the clock while nothing moves
NAP = 0.015  # seconds between two looks for events
LIVING = 1 / 12  # seconds between two frames of a background that breathes
SOON = 1 / 30  # seconds while a key is held or music fades
END_WITHIN = 0.6  # seconds after the window is closed, whatever then still runs

EXPOSED = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)


class App:
    """Everything that runs while the window is open."""

    def __init__(self, options: Options, opening: Opening | None = None) -> None:
        """Take over what is open, or open the window; raises NoDisplay if that can't be."""
        opening = opening or opened(options, self.settings_file)
        settings = opening.settings
        self.window, self.trace = opening.window, opening.trace
        pygame.font.init()
        self.pads = Pads()
        self.devices = Devices(self.pads)
        self.scenes = SceneManager()
        self.shared = Shared(
            settings=settings,
            settings_file=opening.settings_file,
            assets=opening.assets,
            audio=Audio(settings),
            scenes=self.scenes,
            notices=opening.notices,
            trace=self.trace.write,
            seed=options.seed,
            level=options.level,
            kept=self._keep(opening.places, opening.notices),
        )
        self.running = True
        self._clock = pygame.time.Clock()
        self._before = time.perf_counter()
        self._next_living = 0.0
        self._drawn_for: tuple[object, ...] = ()
        self._bound: dict[str, dict[str, str]] = {}
        self._canvas: Canvas | None = None
        self.captions = Captions(lambda: settings.captions)
        self.shared.audio.heard = self.captions.hear

    settings_file: KeptSettings = staticmethod(kept_settings)

    def _keep(self, found: Places, notices: list[str]) -> Keep | None:
        """Where matches are kept; None keeps none."""
        return keep_below(found.data, notices)

    def run(self, first: Callable[[Shared], Scene]) -> None:
        """Show `first(shared)` and go on until the window is closed or no scene is left."""
        self._follow_settings()
        self.scenes.push(first(self.shared))
        self._draw()
        self.trace.scene(self.scenes, self.window.zoom)
        self.shared.audio.open()
        self.pads.open()
        pygame.key.stop_text_input()
        self.trace.write("ready")
        while self.running and self.scenes.top:
            self.step(self._wait())

    def close(self) -> None:
        """Leave all scenes, then let go of the machine."""
        self.running = False
        self.scenes.quit()
        self.shared.audio.close()
        pygame.quit()

    def step(self, events: list[pygame.event.Event]) -> None:
        """Once round the loop."""
        now = time.perf_counter()
        dt = min(now - self._before, LONGEST_STEP)
        self._before = now
        self.advance(events, dt)

    def advance(self, events: list[pygame.event.Event], dt: float) -> None:
        """Take in `events`, let `dt` seconds pass, and draw if that is due."""
        for event in events:
            self._handle(event)
        for intent in self.devices.tick(dt):
            self.scenes.handle(intent)
        self._follow_settings()
        self.scenes.update(dt)
        self.shared.audio.update(dt)
        if self.captions.update(dt):
            self.scenes.redraw()
        if self.scenes.dirty or self._frame_is_due(time.perf_counter()):
            self._draw()
        self.trace.scene(self.scenes, self.window.zoom)

    # ------------------------------------------------------------------ steps
    def _wait(self) -> list[pygame.event.Event]:
        """Wait as long as the pace allows; the events that came."""
        if self.scenes.pace == "moving":
            self._clock.tick(self.window.rate)
            return pygame.event.get()
        seconds = SOON if self.devices.holding or self.shared.audio.busy else TICK
        if self.scenes.pace == "living":
            seconds = min(seconds, self._next_living - time.perf_counter())
        end = time.perf_counter() + (0.0 if self.scenes.dirty else seconds)
        # Waiting in naps takes a third of the processor that SDL's own wait does.
        while not (events := pygame.event.get()) and (left := end - time.perf_counter()) > 0:
            time.sleep(min(NAP, left))
        return events

    def _frame_is_due(self, now: float) -> bool:
        pace = self.scenes.pace
        return pace == "moving" or (pace == "living" and now >= self._next_living)

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.running = False
            _end_soon()
        elif event.type in EXPOSED:
            self.scenes.redraw()
        elif event.type == pygame.KEYDOWN and _wants_full_screen(event):
            self.shared.settings.full_screen = not self.window.full_screen
            self.shared.settings_file.save(self.shared.settings)
        else:
            self._give(self.devices.intents(event))
            if event.type == pygame.WINDOWFOCUSLOST:
                self.scenes.suspend()
            elif event.type == pygame.WINDOWFOCUSGAINED:
                self.scenes.restore()

    def _give(self, intents: list[Intent]) -> None:
        for intent in intents:
            if intent.kind is Kind.GONE:
                self.shared.couch.gone(intent.device)
            self.scenes.handle(intent)
        self.devices.listening = self.scenes.listening
        if self.devices.typing != self.scenes.typing:
            self.devices.typing = self.scenes.typing
            (pygame.key.start_text_input if self.devices.typing else pygame.key.stop_text_input)()

    def _follow_settings(self) -> None:
        """Let the window, the language and the canvas be as the settings and the window say."""
        settings = self.shared.settings
        if settings.full_screen != self.window.full_screen:
            self.window.toggle_full_screen()
        if settings.display != self.window.display:
            self.window.move_to(settings.display)
        self.window.follow()
        if settings.bindings != self._bound:
            self._bound = deepcopy(settings.bindings)
            self.devices.bindings = Bindings(self._bound)
        wanted = (self.window.surface, self.window.size, settings.text_size, settings.language)
        if wanted != self._drawn_for:
            self._drawn_for = wanted
            words.use_language(settings.language or "en")
            self.devices.fit(self.window.size, self.window.zoom)
            forget_drawings()  # of the old size: a window dragged larger would fill the memory
            self._canvas = Canvas(self.window.surface, self.shared.assets, settings.text_size)
            self.scenes.use_canvas(self._canvas)

    def _draw(self) -> None:
        self.scenes.draw()
        if self._canvas and self.scenes.top:
            self.captions.draw(self._canvas, not self.scenes.top.captions_at_left)
        self.window.present()
        self._next_living = time.perf_counter() + LIVING


def _wants_full_screen(event: pygame.event.Event) -> bool:
    alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or bool(alt_enter)


def _end_soon() -> None:
    """End the process even if something hangs on the way out."""
    timer = threading.Timer(END_WITHIN, os._exit, [0])
    timer.daemon = True
    timer.start()


def first_scene(shared: Shared) -> Scene:
    """The title."""
    from game.scenes.title import Title

    return Title(shared)


def run(
    options: Options,
    first: Callable[[Shared], Scene] = first_scene,
    opening: Opening | None = None,
) -> None:
    """Play until the window is closed; raises NoDisplay if there can be none."""
    app = App(options, opening)
    try:
        app.run(first)
    except Exception:
        log.exception("The game stopped.")
        raise
    finally:
        app.close()
