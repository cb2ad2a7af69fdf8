"""The kiosk: who is there, what they may do, when they have left, and what the operator wants.

One `Kiosk` looks over all scenes.  The app tells it of every intent and of time; all of its
times are seconds of `tick`, so that a test or a soak can turn the clock.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from game.kiosk import hours
from game.kiosk.leaving import Leaving
from game.kiosk.lock import Lock, PinFile
from game.kiosk.operator import Operator, OperatorFile
from game.kiosk.statistics import ASLEEP, END, LEAVE, START, WAKE, Statistics
from game.kiosk.supervisor import QUIT, RESTART
from game.scenes.couch import Couch
from game.scenes.games_list import GAME_SCENES, PERSON, GameEntry
from game.scenes.results import Results
from game.scenes.scene import Scene, Shared
from game.shell.intents import Device, Intent, Kind
from game.shell.settings import Settings
from game.ui.caches import forget_drawings

log = logging.getLogger("drench.kiosk")

CORNER = 0.09  # of the shorter side of the screen, from the upper left
CLOCK_EVERY = 0.5  # seconds between two looks at the time of day
HOLD = 5.0  # seconds that open the operator's door
NO_TOUCH = {Kind.POINT, Kind.RELEASE, Kind.CONFIRM_UP, Kind.EXTRA_UP, Kind.GONE, Kind.RAW}
TEXT_SIZE = 150  # per cent: body text of 42 units
BOTH = {Kind.CONFIRM, Kind.EXTRA}  # held together on a pad they do what the corner does
NOWHERE = (-1, -1)


@dataclass
class _Match:
    """The match under way: its session, when it began, whether its end was counted."""

    session: Any
    game: str
    began: float
    ended: bool = False


def awaits_person(scene: Scene | None) -> bool:
    """Whether nothing goes on until a person acts: at a table only on a person's turn."""
    session = getattr(scene, "session", None)
    if session is None:
        return True
    director = getattr(scene, "director", None)
    return session.person_to_move() is not None and not (director and director.busy)


class Kiosk:
    """What all screens of the kiosk share; `status` is what the process shall end with."""

    def __init__(
        self,
        shared: Shared,
        operator_file: OperatorFile,
        pin_file: PinFile,
        statistics: Statistics,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self.shared = shared
        self.operator_file = operator_file
        self.operator = operator_file.load()
        self.statistics = statistics
        self.now = now
        self.started = now()
        self.time = 0.0  # seconds of all ticks
        self.lock = Lock(pin_file, lambda: self.time)
        self.leaving = Leaving(self.operator)
        self.awake = False
        self.share = 1.0  # of the volume that the operator allows
        self.status: int | None = None
        self.extent = (1, 1)  # pixels of the picture that intents have their places on
        self._match: _Match | None = None
        self._woke = 0.0
        self._played = False  # whether a match was begun since waking
        self._guided: set[str] = set()  # games whose first turn was explained since waking
        self._corner: tuple[Device, float] | None = None  # who holds it, since when
        self._held: dict[Device, dict[Kind, float]] = {}
        self._quiet: bool | None = None
        self._look_at_clock = 0.0
        shared.scenes.changed = self._changed
        shared.title = lambda shared: self.home()
        shared.settings_page = lambda shared, over: self.visitor_settings(over)
        self.wipe()

    # ------------------------------------------------------------------ screens
    def attract(self) -> Scene:
        """What is on while nobody plays: dark in the hours for that."""
        from game.scenes.attract import Attract
        from game.scenes.kiosk_dark import Dark

        return Dark(self) if self.is_dark else Attract(self)

    def home(self) -> Scene:
        """The choice of game."""
        from game.scenes.kiosk_home import KioskHome

        return KioskHome(self)

    def visitor_settings(self, over: bool) -> Scene:
        """What a visitor may set."""
        from game.scenes.kiosk_settings import VisitorSettings

        return VisitorSettings(self, over)

    # ------------------------------------------------------------------ what the operator set
    @property
    def games(self) -> dict[str, GameEntry]:
        """The games that are offered and can be played, in the order of the list."""
        return {
            game: GAME_SCENES[game] for game in self.operator.games if GAME_SCENES[game].available
        }

    @property
    def is_dark(self) -> bool:
        return hours.within(self.now(), self.operator.dark_from, self.operator.dark_to)

    @property
    def is_quiet(self) -> bool:
        return self.is_dark or hours.within(
            self.now(), self.operator.quiet_from, self.operator.quiet_to
        )

    @property
    def _restart_is_due(self) -> bool:
        hour = self.operator.restart_at
        return bool(hour) and hours.passed(self.started, self.now(), hour)

    def operator_changed(self) -> None:
        """Keep what the operator has set, and let it count at once."""
        self.operator_file.save(self.operator)
        self.set_share(self.share)

    def set_share(self, share: float) -> None:
        """Let all be as loud as `share` (0 to 1) of what the operator allows, in quiet hours not
        at all."""
        self.share = share
        loud = 0.0 if self.is_quiet else share * self.operator.volume
        usual, settings = Settings(), self.shared.settings
        settings.music = usual.music * loud
        settings.effects = usual.effects * loud
        settings.ambience = usual.ambience * loud
        self.shared.audio.volumes_changed()

    # ------------------------------------------------------------------ coming and going
    def wake(self) -> None:
        """Somebody touched: on to the choice of game."""
        self.wipe()
        self.awake = True
        self._woke = self.time
        self._played = False
        self.leaving.touched()
        self.statistics.note(WAKE)
        self.shared.trace("wake")
        self.shared.scenes.clear_to(self.home())

    def sleep(self) -> None:
        """Nobody is there: what they left is wiped, and the show goes on."""
        place = _place(self.shared.scenes.top)
        self._note_left(place)
        if not self._played:
            self.statistics.note(LEAVE, place="choice")
        self.statistics.note(ASLEEP, place=place, seconds=self.time - self._woke)
        self.awake = False
        self.wipe()
        self.shared.trace("asleep", place=place)
        self.shared.scenes.clear_to(self.attract())
        forget_drawings()  # the choice of game is prepared anew behind the show

    def wipe(self) -> None:
        """All settings as the operator wants them, nothing left of whoever played."""
        fresh = visitor_start(self.operator, self.shared.settings.full_screen)
        for item in fields(Settings):
            setattr(self.shared.settings, item.name, getattr(fresh, item.name))
        fresh_couch = Couch()
        for item in fields(Couch):
            setattr(self.shared.couch, item.name, getattr(fresh_couch, item.name))
        self.shared.notices.clear()
        self._guided.clear()
        self.set_share(1.0)

    def left_menu(self) -> None:
        """The operator goes away: as if nobody had been there."""
        self._note_left("operator")
        self.awake = False
        self.wipe()
        self.shared.scenes.clear_to(self.attract())

    def end(self, status: int) -> None:
        """End the process: RESTART or QUIT tells the supervisor why."""
        self._note_left(_place(self.shared.scenes.top))
        self.status = status
        self.shared.scenes.changed = None
        self.shared.scenes.quit()

    def restart(self) -> None:
        """Begin anew, with fresh memory."""
        self.end(RESTART)

    def quit(self) -> None:
        """End the game and its supervisor."""
        self.end(QUIT)

    # ------------------------------------------------------------------ what the app tells
    def takes(self, intent: Intent) -> bool:
        """Look at an intent before the scenes do; True if it is not for them."""
        self._watch_corner(intent)
        if intent.kind in NO_TOUCH:
            if intent.kind is Kind.POINT and self.awake and self.leaving.counting is None:
                self.leaving.touched()
            return False
        if not self.awake:
            if not self._operating:
                self.wake()
                return True
            return False
        counting = self.leaving.counting is not None
        self.leaving.touched()
        if counting:
            self._close_countdown()
        return counting

    def tick(self, dt: float) -> None:
        """`dt` seconds went by."""
        self.time += dt
        look = self.time >= self._look_at_clock
        if look:
            self._look_at_clock = self.time + CLOCK_EVERY
            self._follow_hours()
        self._look_at_door()
        if self.status is not None or self._operating:
            self.leaving.touched()
            return
        if self.awake:
            self._watch_leaving(dt)
            self._guide()
        elif look and self._restart_is_due:
            log.info("It is time to be started again.")
            self.restart()

    # ------------------------------------------------------------------ leaving
    def _watch_leaving(self, dt: float) -> None:
        from game.scenes.kiosk_leaving import StillThere

        was = self.leaving.counting
        top = self.shared.scenes.top
        if self.leaving.passed(dt, awaits_person(top)):
            self.shared.scenes.pop()  # the countdown: what lies below tells where they left
            self.sleep()
        elif was is None and self.leaving.counting is not None:
            self.shared.scenes.push(StillThere(self))

    def _close_countdown(self) -> None:
        from game.scenes.kiosk_leaving import StillThere

        if isinstance(self.shared.scenes.top, StillThere):
            self.shared.scenes.pop()

    # ------------------------------------------------------------------ the operator's door
    @property
    def _operating(self) -> bool:
        from game.scenes.kiosk_operator import OperatorMenu
        from game.scenes.kiosk_pin import PinEntry

        return isinstance(self.shared.scenes.top, PinEntry | OperatorMenu)

    def _watch_corner(self, intent: Intent) -> None:
        """Note who holds the corner, or both buttons."""
        side = CORNER * min(self.extent)
        inside = intent.at is not None and 0 <= intent.at[0] < side and 0 <= intent.at[1] < side
        if intent.kind is Kind.PRESS and inside:
            self._corner = intent.device, self.time
        elif (
            self._corner
            and intent.device == self._corner[0]
            and (intent.kind is Kind.RELEASE or (intent.kind is Kind.POINT and not inside))
        ):
            self._corner = None
        held = self._held.setdefault(intent.device, {})
        if intent.kind in BOTH:
            held.setdefault(intent.kind, self.time)
        elif intent.kind is Kind.CONFIRM_UP:
            held.pop(Kind.CONFIRM, None)
        elif intent.kind is Kind.EXTRA_UP:
            held.pop(Kind.EXTRA, None)
        if intent.kind is Kind.GONE or not held:
            self._held.pop(intent.device, None)

    def _look_at_door(self) -> None:
        """Open the operator's door once it was held long enough."""
        held = [max(since.values()) for since in self._held.values() if since.keys() >= BOTH]
        if self._corner:
            held.append(self._corner[1])
        if not any(self.time - since >= HOLD for since in held) or self._operating:
            return
        from game.scenes.kiosk_pin import PinEntry

        if self._corner and self.shared.scenes.top:
            # What was pressed below is let go beside it, so that it isn't done afterwards.
            self.shared.scenes.handle(Intent(Kind.RELEASE, self._corner[0], NOWHERE))
        self._corner = None
        self._held.clear()
        self._close_countdown()
        self.shared.scenes.push(PinEntry(self))

    # ------------------------------------------------------------------ hours
    def _follow_hours(self) -> None:
        """Fall silent, go dark and come back as the hours say."""
        from game.scenes.attract import Attract
        from game.scenes.kiosk_dark import Dark

        quiet = self.is_quiet
        if quiet != self._quiet:
            self._quiet = quiet
            self.set_share(self.share)
        top = self.shared.scenes.top
        if isinstance(top, Dark | Attract) and isinstance(top, Dark) != self.is_dark:
            self.shared.scenes.clear_to(self.attract())

    # ------------------------------------------------------------------ what happens on the screens
    def _changed(self, top: Scene | None) -> None:
        """The stack of scenes changed: count what begins and what ends."""
        from game.scenes.kiosk_home import KioskHome

        session = getattr(top, "session", None)
        if session is not None and not (self._match and self._match.session is session):
            self._note_left("again")
            game = str(session.view(0).game)
            self._match = _Match(session, game, self.time)
            self._played = True
            self.statistics.note(START, game)
        elif isinstance(top, Results) and self._match and not self._match.ended:
            self._note_end(top)
        elif isinstance(top, KioskHome):
            self._note_left("leave")

    def _note_end(self, top: Results) -> None:
        assert self._match is not None
        self._match.ended = True
        result = top.result
        people = [i for i, seat in enumerate(result.seats) if seat.player == PERSON]
        self.statistics.note(
            END,
            self._match.game,
            seconds=self.time - self._match.began,
            score=max((int(result.scores[i]) for i in people), default=None),
            won=any(i in result.winners for i in people),
        )

    def _note_left(self, place: str) -> None:
        """The match under way, if there is one, was left."""
        match, self._match = self._match, None
        if match and not match.ended:
            decision = match.session.decision()
            phase = decision.phase if decision else "end"
            self.statistics.note(
                LEAVE, match.game, f"{match.game} {phase} ({place})", self.time - match.began
            )

    # ------------------------------------------------------------------ the first turn
    def _guide(self) -> None:
        """Explain the first turn of each game, once a visitor."""
        from game.scenes.kiosk_guide import Guide

        match, top = self._match, self.shared.scenes.top
        if not (match and self.operator.guide and top is not None):
            return
        asked = getattr(top, "asked", "") and getattr(top, "session", None) is match.session
        if not asked or not awaits_person(top):
            return
        decision = match.session.decision()
        if decision is None:
            return
        key = f"{match.game} {decision.phase}"
        if key in self._guided:
            return
        self._guided.add(key)
        captions = Guide.captions_for(match.game, decision.phase, top)
        if captions:
            self.shared.scenes.push(Guide(self, top, captions))


def visitor_start(operator: Operator, full_screen: bool) -> Settings:
    """The settings that every visitor finds."""
    return Settings(
        full_screen=full_screen,
        text_size=TEXT_SIZE,
        choices={
            "swamp": {"rounds": operator.swamp_rounds},
            "wetting": {"rounds": operator.wetting_rounds},
            "waterfight": {
                "target": operator.waterfight_target,
                "opening_hand": operator.waterfight_hand,
                "aim": operator.waterfight_aim,
            },
        },
    )


def _place(scene: Scene | None) -> str:
    """The name of a screen for the statistics."""
    return type(scene).__name__.lower() if scene else "nowhere"
