"""Major penalties and the town: whole scenes of a few seconds, as a model that time moves.

A `Finale` holds the people of one scene; its act (`wetting_acts`) says what happens when.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.stage.guests import FULL, GuestAnchors, figure
from game.stage.water import Jet, Water
from game.ui.canvas import Box, Canvas

BACKDROP = {"wide": (1920, 1080), "tall": (1080, 1920)}
SOAKED = 4
ENTER, WET_FROM, WET_TO, END = 1.3, 1.7, 5.9, 7.6  # seconds of a major penalty
TOWN_SECONDS = 6.0

Place = tuple[float, float]


@dataclass
class Actor:
    """Somebody in the scene: soles at (`x`, `y`), `tall` units; `dx`, `dy` move them about."""

    seat: int
    face: str
    role: str  # "loser", "winner", "watcher", "walker"
    stage: int
    x: float = 0.0
    y: float = 0.0
    tall: float = 0.0
    dx: float = 0.0
    dy: float = 0.0
    cheering: bool = False
    shown: bool = True
    start: int = 0  # the stage they came in
    drip: float = 0.0

    @property
    def picture(self) -> str:
        """The whole figure as it looks now."""
        return figure(self.face, self.stage, self.cheering)


@dataclass(frozen=True)
class Front:
    """What stands before the losers, in units."""

    file: str
    box: Box
    flip: bool


Act = Callable[["Finale", float, float], None]


@dataclass
class Finale:
    """One scene.  `place` is its name in the anchors, `act` moves it: act(finale, t, dt)."""

    place: str
    caption: str
    actors: list[Actor]
    act: Act
    sounds: Sequence[tuple[float, str]]
    seconds: float
    guests: GuestAnchors
    places: Mapping[str, Any]
    hear: Callable[[str], None]
    party: bool = False  # everybody gets wet for the fun of it
    time: float = 0.0
    still: bool = False
    shape: str = "wide"
    window: Box = field(default_factory=lambda: Box(0, 0, 1, 1))
    area: Box = field(default_factory=lambda: Box(0, 0, 1, 1))  # the backdrop, over the window
    fronts: list[Front] = field(default_factory=list)
    sources: list[Place] = field(default_factory=list)
    winner_in_front: bool = True
    behind: Water = field(default_factory=lambda: Water(3))
    water: Water = field(default_factory=lambda: Water(4))
    jets: list[Jet] = field(default_factory=list)
    random: Random = field(default_factory=lambda: Random(8))
    owed: dict[str, float] = field(default_factory=dict)
    done: set[str] = field(default_factory=set)  # what an act does once
    _heard: int = 0

    def lay_out(self, c: Canvas) -> None:
        """Put everybody at their places for the canvas."""
        self.shape = "tall" if c.portrait else "wide"
        width, height = BACKDROP[self.shape]
        k = max(c.w / width, c.h / height)
        self.window = c.rect()
        # A very wide window cuts off the sky, never the ground that they stand on.
        self.area = Box(c.w / 2 - width * k / 2, c.h - height * k, width * k, height * k)
        facts = self.places[self.place][self.shape]
        self.sources = [self.at(*point) for point in facts.get("water", ())]
        self.winner_in_front = facts.get("winner_in_front", True)
        self.fronts = [
            Front(one["file"], self._box(one["box"]), one["flip"])
            for one in facts.get("fronts", ())
        ]
        self.water.clear()
        self.behind.clear()
        self.jets = []
        self._place(facts)

    def _box(self, box: Sequence[float]) -> Box:
        x, y = self.at(box[0], box[1])
        return Box(x, y, box[2] * self.area.w, box[3] * self.area.h)

    def at(self, fx: float, fy: float) -> Place:
        """A place of the backdrop, in units."""
        return self.area.x + fx * self.area.w, self.area.y + fy * self.area.h

    def _place(self, facts: Mapping[str, Any]) -> None:
        losers = self.cast("loser")
        for actor, point in zip(losers, facts.get("losers", {}).get(str(len(losers)), ()), strict=False):  # fmt: skip
            self._stand(actor, point, facts["loser_height"])
        for actor in self.cast("winner"):
            self._stand(actor, facts["winner"], facts["winner_height"])
        for actor, point in zip(self.cast("watcher"), facts.get("watchers", ()), strict=False):
            self._stand(actor, point, facts["winner_height"])
        walkers = self.cast("walker")
        for actor, point in zip(walkers, facts.get("people", {}).get(str(len(walkers)), ()), strict=False):  # fmt: skip
            self._stand(actor, point, facts["people_height"])

    def _stand(self, actor: Actor, point: Sequence[float], height: float) -> None:
        actor.x, actor.y = self.at(point[0], point[1])
        actor.tall = height * self.area.h
        half = actor.tall * FULL * 0.42
        actor.x = min(max(actor.x, half), self.window.w - half)

    def cast(self, role: str) -> list[Actor]:
        """Those who play that role."""
        return [actor for actor in self.actors if actor.role == role]

    # ------------------------------------------------------------------ places on people
    def soles(self, actor: Actor) -> Place:
        """Where the actor stands now."""
        return actor.x + actor.dx, actor.y + actor.dy

    def figure_box(self, actor: Actor) -> Box:
        """The box of the actor's picture."""
        x, y = self.soles(actor)
        wide = actor.tall * FULL
        return Box(x - wide / 2, y - self.guests.floor * actor.tall, wide, actor.tall)

    def body(self, actor: Actor, down: float = 0.45) -> Place:
        """A place on the actor, `down` the figure."""
        box = self.figure_box(actor)
        return box.centerx, box.y + down * box.h

    # ------------------------------------------------------------------ time
    def update(self, dt: float, still: bool) -> bool:
        """`dt` seconds of the table's time went by; until its end, `move` plays the scene."""
        self.still = still
        if self.time >= self.seconds:
            self._after(dt)
        return True

    def move(self, dt: float) -> None:
        """Play on by `dt` seconds."""
        self.time += dt
        while self._heard < len(self.sounds) and self.sounds[self._heard][0] <= self.time:
            self.hear(self.sounds[self._heard][1])
            self._heard += 1
        self.act(self, self.time, dt)
        self._after(dt)

    def _after(self, dt: float) -> None:
        if self.still:
            self.water.clear()
            self.behind.clear()
            self.jets = []
            return
        self._drip(dt)
        self.water.update(dt)
        self.behind.update(dt)

    def end(self) -> None:
        """Straight to the end: everybody is as they will be."""
        self._heard = len(self.sounds)
        self.act(self, self.seconds, 0.0)
        self.time = self.seconds
        for jet in self.jets:
            jet.on = False

    def _drip(self, dt: float) -> None:
        for actor in self.actors:
            if actor.stage < 2 or not actor.shown:
                continue
            actor.drip += dt * (1.2 if actor.stage < SOAKED else 3.4)
            if actor.drip >= 1:
                actor.drip = self.random.uniform(-0.4, 0.4)
                fx, fy = self.random.choice(self.guests.drips(actor.face, actor.stage))
                box = self.figure_box(actor)
                x, y = box.x + fx * box.w, box.y + fy * box.h
                self.water.drip(x, y, self.soles(actor)[1])

    def due(self, what: str, rate: float, dt: float) -> int:
        """How many of something that comes `rate` times a second are due now."""
        owed = self.owed.get(what, 0.0) + rate * dt
        self.owed[what] = owed % 1
        return int(owed)


def wave(t: float, pace: float, size: float) -> float:
    """A steady to and fro."""
    return math.sin(t * pace) * size


@cache
def penalty_places(root: Path) -> Mapping[str, Any]:
    """The anchors of the scenes below `root` (the folder of all sprites)."""
    text = (root / "penalties" / "anchors.json").read_text(encoding="utf-8")
    places: Mapping[str, Any] = json.loads(text)
    return places
