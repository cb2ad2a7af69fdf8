"""The camera on giver and taker: how a minor penalty is seen, aimed at and ducked from.

A plain model: the staging moves it, devices steer it, `wetting_closeup_drawing` draws it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random

from game.scenes.wetting_layout import figure_box
from game.stage.guests import WAIST_UP, Guest, GuestAnchors
from game.stage.water import Jet, Water
from game.ui.canvas import Box, Canvas

AIM_SECONDS, SHOW_SECONDS = 2.0, 1.35  # what a person's penalty takes, and a computer's
GOTCHA = 0.84  # of that time: from here on the water finds its way, whatever the aim
SWAY = 0.17  # of a figure's width that a taker can dodge
DODGE_SPEED = 7.0  # how fast a taker follows, a second
PUSH, FOLLOW = 64.0, 14.0  # units of a step by key; how fast the aim follows, a second
DUCK_SECONDS = 0.6  # that a duck by key lasts
STREAMS = ("spray-bottle", "squirt-gun", "shot-glass")
TOOL_SIZE = 0.6  # of a figure's width
# Where the water leaves the pictures of what squirts, as shares of them.
MUZZLE = {"spray-bottle": (0.28, 0.2), "squirt-gun": (0.17, 0.45), "shot-glass": (0.3, 0.36)}
SOUNDS = {
    "spray-bottle": "squirt_spray",
    "squirt-gun": "squirt_pistol",
    "shot-glass": "pour_glass",
    "wet-sponge": "sponge_squelch",
    "ice-cube": "ice_clink",
}
PATCH_SIZE = {
    "spray-bottle": 0.12,
    "squirt-gun": 0.15,
    "shot-glass": 0.2,
    "wet-sponge": 0.3,
    "ice-cube": 0.1,
}

Place = tuple[float, float]


def sprite_name(kind: str) -> str:
    """A penalty's file name below `sprites/penalties`."""
    return kind.replace("-", "_")


@dataclass
class CloseUp:
    """The camera on `giver` and `taker` (seats).  `share` goes from 0, the table, to 1.

    `kind` is the penalty once it is chosen; `aimed` whether a person steers it.  `aim` is where
    the water is sent, in units; `dodge` (-1 to 1) and `ducking` how the taker evades.
    """

    giver: int
    taker: int
    anchors: GuestAnchors
    share: float = 0.0
    kind: str = ""
    aimed: bool = False
    evading: bool = False  # whether a person evades
    tool: float = 0.0  # how far the tool has come up
    tool_at: Place = (0.0, 0.0)
    thrown: float = 0.0  # how far a thrown thing has flown; above 1 it falls
    released: bool = False  # a person lets it fly before its time
    aim: Place = (0.0, 0.0)
    dodge: float = 0.0
    towards: float = 0.0  # where the taker dodges to
    ducking: bool = False
    hits: int = 0
    water: Water = field(default_factory=lambda: Water(9))
    jet: Jet | None = None
    box: Box = field(default_factory=lambda: Box(0, 0, 1, 1))  # the whole window
    edge: float = 0.0
    places: tuple[Box, Box] = field(default_factory=lambda: (Box(0, 0, 1, 1), Box(0, 0, 1, 1)))
    time: float = 0.0
    goal: Place = (0.0, 0.0)  # where a person's aim is on its way to
    duck_left: float = 0.0  # seconds that a person's duck by key still lasts
    random: Random = field(default_factory=lambda: Random(11))
    _next_duck: float = 0.35

    # ------------------------------------------------------------------ places
    def lay_out(self, c: Canvas) -> None:
        """Place both for the canvas: the taker left, the giver right."""
        self.box = c.rect()
        if c.portrait:
            self.edge, tall, xs = c.h * 0.64, min(c.h * 0.37, c.w * 0.64), (0.29, 0.745)
        else:
            self.edge, tall, xs = c.h * 0.74, min(c.h * 0.66, c.w * 0.42), (0.30, 0.765)
        wide = tall * WAIST_UP
        self.places = (
            figure_box(c.w * xs[0], self.edge, wide),
            figure_box(c.w * xs[1], self.edge, wide),
        )
        self.aim = self.goal = self.chest()
        self.tool_at = self.tool_home()

    @property
    def taker_box(self) -> Box:
        """The taker's picture, where it has dodged to."""
        return self.places[0].moved(self.dodge * SWAY * self.places[0].w, 0)

    def on_taker(self, share: Place) -> Place:
        """A place of the taker's picture, in units."""
        box = self.taker_box
        return box.x + share[0] * box.w, box.y + share[1] * box.h

    def chest(self) -> Place:
        """About the taker's chest, where a sure hit goes."""
        box = self.taker_box
        low = 0.74 if self.ducking else 0.66
        return box.centerx, box.y + low * box.h

    @property
    def tool_size(self) -> float:
        """Width of the tool's picture: smaller where both stand close to each other."""
        gap = self.places[1].x - self.places[0].right
        return self.places[1].w * (TOOL_SIZE if gap > 0 else TOOL_SIZE * 0.72)

    def tool_home(self) -> Place:
        """Where the giver holds the tool (its middle)."""
        box = self.places[1]
        gap = self.places[1].x - self.places[0].right
        return box.x + box.w * (0.02 if gap > 0 else 0.16), box.y + box.h * 0.66

    def muzzle(self) -> Place:
        """Where the water leaves the tool."""
        x, y = self.tool_at
        fx, fy = MUZZLE.get(self.kind, (0.5, 0.5))
        return x + (fx - 0.5) * self.tool_size, y + (fy - 0.5) * self.tool_size

    # ------------------------------------------------------------------ devices
    def steer_aim(self, at: Place) -> None:
        """A pointer says where the water shall go."""
        room = self.places[0]
        reach = room.inflate(room.w * 0.7, room.h * 0.1)
        self.goal = (
            min(max(at[0], reach.x), reach.right),
            min(max(at[1], reach.y), self.edge),
        )

    def push_aim(self, dx: float, dy: float) -> None:
        """Keys or a stick move the aim by so many steps."""
        self.steer_aim((self.goal[0] + dx * PUSH, self.goal[1] + dy * PUSH))

    def duck(self, down: bool, seconds: float = 60.0) -> None:
        """A person ducks for so long, or stands up again."""
        self.ducking = down
        self.duck_left = seconds

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> bool:
        """`dt` seconds went by; always moving while the camera is here."""
        self.time += dt
        if self.kind and not self.evading and self.tool > 0:
            self._evade_alone(dt)
        self.dodge += (self.towards - self.dodge) * min(1.0, DODGE_SPEED * dt)
        if self.aimed:
            k = min(1.0, FOLLOW * dt)
            self.aim = (
                self.aim[0] + (self.goal[0] - self.aim[0]) * k,
                self.aim[1] + (self.goal[1] - self.aim[1]) * k,
            )
        if self.evading and self.ducking:
            self.duck_left -= dt
            self.ducking = self.duck_left > 0
        self.water.update(dt)
        return True

    def _evade_alone(self, dt: float) -> None:
        """A computer player sways and ducks at times of its own."""
        self.towards = math.sin(self.time * 3.1) * 0.8 if self.hits < 6 else 0.0
        self._next_duck -= dt
        if self._next_duck <= 0:
            self.ducking = not self.ducking
            self._next_duck = self.random.uniform(0.25, 0.6)

    def pose(self, guest: Guest) -> str:
        """The taker's mood for the picture: ducking, or what they feel."""
        return "duck" if self.ducking else guest.mood

    def close(self) -> None:
        """All water is gone."""
        self.water.clear()
        self.jet = None
