"""Minor penalties as animation: the camera comes, the water flies, lands and leaves marks.

The wetness is the rules' number whatever the aim; what shows it changes when water lands.
"""

from __future__ import annotations

import math
from typing import Protocol

import pygame

from game.rules.wetting.events import MinorPenalty
from game.scenes.wetting_board import Board
from game.scenes.wetting_closeup import (
    AIM_SECONDS,
    GOTCHA,
    PATCH_SIZE,
    SHOW_SECONDS,
    SOUNDS,
    STREAMS,
    CloseUp,
    Place,
)
from game.stage.guests import DUCKED
from game.stage.patches import hit_share
from game.stage.tween import (
    Animation,
    Call,
    Later,
    Sequence,
    Timed,
    Tween,
    Wait,
    ease_in_out,
    ease_out,
)

CAMERA, RAISE, AFTER = 0.42, 0.22, 0.85  # seconds
HIT_EVERY = 0.13  # seconds between two hits of a stream
THROW_AT, FLIGHT, FALL = 0.6, 0.2, 0.2  # shares of the time of a thrown thing
POUR_AT = 0.24  # share of the time in which the glass comes over
SPLASH = {
    "spray-bottle": 46.0,
    "squirt-gun": 66.0,
    "shot-glass": 84.0,
    "wet-sponge": 210.0,
    "ice-cube": 74.0,
}


class Host(Protocol):
    """What penalties ask of the scene that they play in."""

    @property
    def still(self) -> bool:
        """Whether motion is reduced."""

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Play an effect."""

    def person(self, seat: int) -> bool:
        """Whether a person plays there."""

    def picture(self, path: str) -> pygame.Surface:
        """A picture as it was baked."""

    def lay_out_closeup(self, closeup: CloseUp) -> None:
        """Give the camera its places on the window."""

    def prepare_closeup(self, giver: int, taker: int) -> None:
        """A close-up is to come: load its pictures."""

    def penalty_landed(self, event: MinorPenalty) -> None:
        """The water has landed: somebody may have something to say."""

    def real_seconds(self, seconds: float) -> float:
        """Table seconds for so many of the clock, whatever the speed."""

    def rebuild(self) -> None:
        """What can be pressed has changed."""


class Penalties:
    """Makes the animations of minor penalties on a board."""

    def __init__(self, board: Board, host: Host) -> None:
        self.board = board
        self.host = host

    def camera_in(self, giver: int, taker: int) -> Animation:
        """The camera eases in on both."""
        return Later(lambda: self._come(giver, taker))

    def _come(self, giver: int, taker: int) -> Animation:
        board = self.board
        if board.closeup and (board.closeup.giver, board.closeup.taker) == (giver, taker):
            return Wait(0.0)
        board.closeup = CloseUp(giver, taker, board.spots)
        board.bubbles.pop(giver, None)
        self.host.lay_out_closeup(board.closeup)
        board.guests[giver].feel("plotting", 600.0)
        board.guests[taker].feel("neutral", 600.0)
        seconds = 0.0 if self.host.still else CAMERA
        return Tween(board.closeup, {"share": 1.0}, seconds, ease_in_out, landed=self.host.rebuild)

    def camera_out(self) -> Animation:
        """The camera goes back to the whole table."""
        return Later(self._go)

    def _go(self) -> Animation:
        closeup = self.board.closeup
        if closeup is None:
            return Wait(0.0)
        closeup.kind, closeup.ducking = "", False
        closeup.close()
        seconds = 0.0 if self.host.still else CAMERA * 0.8
        return Tween(closeup, {"share": 0.0}, seconds, ease_in_out, landed=self._gone)

    def _gone(self) -> None:
        board = self.board
        if board.closeup:
            for seat in (board.closeup.giver, board.closeup.taker):
                guest = board.guests[seat]
                guest.left = min(guest.left, 1.2)
        board.closeup = None
        self.host.rebuild()

    def minor(self, event: MinorPenalty) -> Animation:
        """Everything from the camera's coming to its going."""
        return Sequence(
            self.camera_in(event.giver, event.seat),
            Later(lambda: self._raise_tool(event)),
            Later(lambda: Performing(self.board, self.host, event)),
            Call(self._lower_tool),
            Wait(AFTER),
            self.camera_out(),
        )

    def _raise_tool(self, event: MinorPenalty) -> Animation:
        closeup = self.board.closeup
        assert closeup is not None
        closeup.kind = event.kind
        closeup.aimed = self.host.person(event.giver)
        closeup.evading = self.host.person(event.seat)
        closeup.hits, closeup.thrown, closeup.released = 0, 0.0, False
        closeup.tool_at = closeup.tool_home()
        closeup.aim = closeup.goal = closeup.chest()
        self.host.sound("card_lift")
        return Tween(closeup, {"tool": 1.0}, RAISE, ease_out, landed=self.host.rebuild)

    def _lower_tool(self) -> None:
        closeup = self.board.closeup
        if closeup:
            closeup.tool = 0.0
            closeup.ducking = False
            closeup.towards = 0.0
            closeup.aimed = closeup.evading = False
            if closeup.jet:
                closeup.jet.on = False
        self.host.rebuild()


class Performing(Timed):
    """The water itself: aimed by a person or of itself, for a second or two."""

    def __init__(self, board: Board, host: Host, event: MinorPenalty) -> None:
        closeup = board.closeup
        assert closeup is not None
        by_person = closeup.aimed or closeup.evading
        seconds = host.real_seconds(AIM_SECONDS) if by_person else SHOW_SECONDS
        super().__init__(seconds)
        self.board, self.host, self.event, self.closeup = board, host, event, closeup
        self.guest = board.guests[event.seat]
        self.over = False  # the water has landed
        self._before = 0.0
        self._next_hit = 0.0
        self._next_pulse = 0.0
        self._released: float | None = None

    def at(self, t: float) -> None:
        step = (t - self._before) * self.seconds
        self._before = t
        self._aim_alone(t, step)
        if t >= 1.0:
            self._end()
        elif self.event.kind in STREAMS:
            self._stream(t, step)
        else:
            self._throw(t)

    # ------------------------------------------------------------------ aim
    def _aim_alone(self, t: float, step: float) -> None:
        """Where a computer player aims; and what happens when nothing has hit till the end."""
        closeup = self.closeup
        late = t > GOTCHA and not closeup.hits
        if closeup.aimed and not late:
            return
        x, y = closeup.chest()
        marks = self.board.spots.points(self.guest, "patches")
        mark = closeup.on_taker(marks[int(t * 6) % len(marks)])
        goal = (x, y) if late else mark
        k = min(1.0, step * (16 if late else 5))
        closeup.aim = (
            closeup.aim[0] + (goal[0] - closeup.aim[0]) * k,
            closeup.aim[1] + (goal[1] - closeup.aim[1]) * k,
        )

    # ------------------------------------------------------------------ streams
    def _stream(self, t: float, step: float) -> None:
        closeup, kind = self.closeup, self.event.kind
        wet = True
        if kind == "shot-glass":
            wet = self._bring_glass(t)
        if not wet:
            return
        self._pulse(step)
        if kind == "spray-bottle":
            if (t * self.seconds) % 0.34 < 0.22:
                closeup.water.mist(*closeup.muzzle(), closeup.aim, max(1, round(340 * step)))
        else:
            self._keep_jet(kind)
        self._next_hit -= step
        if self._next_hit <= 0 and (closeup.jet is None or closeup.jet.landing):
            self._next_hit = HIT_EVERY
            jitter = closeup.random.uniform
            wide = 34 if kind == "spray-bottle" else 12
            self._hit((closeup.aim[0] + jitter(-wide, wide), closeup.aim[1] + jitter(-wide, wide)))

    def _pulse(self, step: float) -> None:
        """The sound of the stream, again and again."""
        self._next_pulse -= step
        if self._next_pulse <= 0:
            self._next_pulse = 0.34 if self.event.kind == "spray-bottle" else 0.62
            self.host.sound(SOUNDS[self.event.kind])

    def _keep_jet(self, kind: str) -> None:
        closeup = self.closeup
        glass = kind == "shot-glass"
        end = (closeup.muzzle()[0] - 6, closeup.aim[1]) if glass else closeup.aim
        if closeup.jet is None:
            volume, lob = (22.0, 0.0) if glass else (11.0, 0.12)
            closeup.jet = closeup.water.jet(closeup.muzzle(), end, volume, lob)
        closeup.jet.start, closeup.jet.end = closeup.muzzle(), end

    def _bring_glass(self, t: float) -> bool:
        """The glass comes over the taker's head and follows the aim; whether it pours."""
        closeup = self.closeup
        share = ease_in_out(min(1.0, t / POUR_AT))
        home = closeup.tool_home()
        head = closeup.places[0]
        over = (closeup.aim[0] + closeup.tool_size * 0.2, head.y - head.h * 0.02)
        closeup.tool_at = (
            home[0] + (over[0] - home[0]) * share,
            home[1] + (over[1] - home[1]) * share - math.sin(math.pi * share) * 60,
        )
        return t >= POUR_AT

    # ------------------------------------------------------------------ thrown things
    def _throw(self, t: float) -> None:
        closeup = self.closeup
        if self._released is None:
            if t < THROW_AT and not closeup.released:
                return
            self._released = t
        flown = (t - self._released) / FLIGHT
        if closeup.thrown == 0.0:
            self.host.sound("balloon_throw")
        if flown < 1:
            closeup.thrown = max(0.001, flown)
            return
        if not closeup.hits:
            if self._share(closeup.aim) is None:
                closeup.aim = closeup.chest()
            self._hit(closeup.aim)
            self.host.sound(SOUNDS[self.event.kind])
        closeup.thrown = 1 + min(1.0, (flown - 1) * FLIGHT / FALL)

    # ------------------------------------------------------------------ hits
    def _share(self, at: Place) -> Place | None:
        box = self.closeup.taker_box
        mood = self.closeup.pose(self.guest)
        image = self.host.picture(self.guest.picture_in(mood))
        return hit_share(image, (box.x, box.y, box.w, box.h), at)

    def _hit(self, at: Place) -> None:
        """Water arrives at a place: on the taker it leaves a mark."""
        share = self._share(at)
        if share is None:
            return
        closeup, kind = self.closeup, self.event.kind
        closeup.hits += 1
        down = DUCKED if closeup.ducking else 0.0
        y = min(share[1] - down, self.board.spots.table_cut - 0.04)
        self.guest.patches.add(share[0], y, PATCH_SIZE[kind] * closeup.random.uniform(0.8, 1.2))
        if not self.host.still:
            closeup.water.splash(*at, SPLASH[kind], closeup.edge + 40)
        if not self.over:
            self._land()

    def _land(self) -> None:
        self.over = True
        board = self.board
        board.shown.wet(self.event)
        board.soak(self.event.seat)
        self.guest.feel("shriek", 1.9)
        board.laugh_at(self.event.seat)
        self.host.sound("shriek" if self.event.kind != "spray-bottle" else "gasp")
        self.host.sound("splash_medium" if self.event.kind == "wet-sponge" else "splash_small")
        self.host.penalty_landed(self.event)

    def _end(self) -> None:
        """The time is up, or was cut short: what has not landed lands now."""
        if not self.over:
            for x, y in self.board.spots.points(self.guest, "patches")[:2]:
                self.guest.patches.add(x, y, PATCH_SIZE[self.event.kind])
            self._land()
        if self.closeup.jet:
            self.closeup.jet.on = False
        self.closeup.thrown = 2.0 if self.closeup.thrown else 0.0
