"""The kids on the field: where each stands, what each does, and in which order they are drawn."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from game.stage.tween import Animation, Call, Parallel, Tween, ease_in_out

RUN = 0.3  # seconds for a change of places
FRAMES_A_SECOND = {"idle": 2.2, "run": 11.0, "run_off": 10.0, "cheer": 5.0, "soaked": 2.0,
                   "towelling": 6.0, "refilling": 4.0, "aim": 3.0}  # fmt: skip
ONCE = {"shoot": 10.0, "throw": 9.0, "hit": 8.0, "duck": 8.0}  # then the last frame is held
STILL_POSES = ("idle", "soaked", "aim", "aim_up", "aim_down", "duck")


@dataclass(eq=False)
class Actor:
    """One kid: feet at (x, y) in units, `s` high.  `lift` is how far they are off the ground;
    `plain` leaves ring and plate away (on the run)."""

    id: str
    x: float
    y: float
    s: float
    flip: bool = False
    pose: str = "idle"
    since: float = 0.0  # seconds in this pose
    hold: float = 0.0  # seconds until the pose at rest comes back by itself; 0: never
    rest: str = "idle"
    lift: float = 0.0
    plain: bool = False

    def take(self, pose: str, seconds: float = 0.0) -> None:
        """Take a pose, for some seconds or until told otherwise."""
        if pose != self.pose:
            self.since = 0.0
        self.pose, self.hold = pose, seconds

    def relax(self, rest: str | None = None) -> None:
        """Back to the pose at rest, which may be another from now on."""
        if rest is not None:
            self.rest = rest
        self.take(self.rest)

    def frame(self, count: int, still: bool = False) -> int:
        """Which of the pose's `count` frames is shown now; with `still` quiet poses don't move."""
        if self.pose in ONCE:
            return min(count - 1, int(self.since * ONCE[self.pose]))
        if still and self.pose in STILL_POSES:
            return 0
        rate = FRAMES_A_SECOND.get(self.pose, 3.0)
        phase = (hash_of(self.id) % 97) / 97 * 4
        return int(self.since * rate + phase) % count

    def update(self, dt: float) -> None:
        """`dt` seconds went by."""
        self.since += dt
        if self.hold > 0:
            self.hold -= dt
            if self.hold <= 0:
                self.relax()


@lru_cache(maxsize=512)
def hash_of(text: str) -> int:
    """A number for a text that is the same in every run."""
    value = 7
    for letter in text:
        value = (value * 31 + ord(letter)) % 1_000_003
    return value


@dataclass(frozen=True)
class Place:
    """Where an actor belongs, and how they look there at rest."""

    x: float
    y: float
    s: float
    flip: bool
    rest: str


class Crowd:
    """All actors by id."""

    def __init__(self) -> None:
        self.actors: dict[str, Actor] = {}

    def __getitem__(self, kid: str) -> Actor:
        return self.actors[kid]

    def __contains__(self, kid: str) -> bool:
        return kid in self.actors

    def get(self, kid: str) -> Actor | None:
        """The actor of that kid, None if they are not on the field."""
        return self.actors.get(kid)

    def place_all(self, places: Mapping[str, Place]) -> None:
        """Everybody stands at once where they belong; who has no place is gone."""
        self.actors = {
            kid: Actor(kid, place.x, place.y, place.s, place.flip, place.rest, rest=place.rest)
            for kid, place in places.items()
        }

    def enter(self, kid: str, x: float, y: float, s: float, flip: bool) -> Actor:
        """A kid appears, on the run."""
        actor = self.actors[kid] = Actor(kid, x, y, s, flip, "run", plain=True)
        return actor

    def leave(self, kid: str) -> None:
        """The kid is gone."""
        self.actors.pop(kid, None)

    def regroup(self, places: Mapping[str, Place], seconds: float = RUN) -> Animation:
        """Everybody runs to their place; who stands there already stays as they are."""
        parts: list[Animation] = []
        for kid, place in places.items():
            actor = self.actors.get(kid)
            if actor is None:
                continue
            far = math.hypot(place.x - actor.x, place.y - actor.y)
            if far < 2 and actor.s == place.s and not actor.plain:
                actor.flip = place.flip
                if actor.pose == actor.rest:
                    actor.relax(place.rest)
                actor.rest = place.rest
                continue
            parts.append(self._run(actor, place, seconds * (1 + min(1.5, far / 900))))
        return Parallel(*parts) if parts else Call(lambda: None)

    def _run(self, actor: Actor, place: Place, seconds: float) -> Animation:
        far = abs(place.x - actor.x) > 12
        wet = actor.rest == "soaked" or place.rest == "soaked"

        def land() -> None:
            actor.plain = False
            actor.flip = place.flip
            actor.relax(place.rest)

        def go() -> None:
            actor.take("run_off" if wet and place.rest == "soaked" else "run")
            if far:
                actor.flip = place.x < actor.x

        goal = {"x": place.x, "y": place.y, "s": place.s}
        return Parallel(Call(go), Tween(actor, goal, seconds, ease_in_out, landed=land))

    def update(self, dt: float) -> None:
        """`dt` seconds went by."""
        for actor in self.actors.values():
            actor.update(dt)

    def back_to_front(self) -> Iterable[Actor]:
        """The actors in the order in which they are drawn."""
        return sorted(self.actors.values(), key=lambda actor: (actor.y, actor.x))
