"""What happens in each major penalty, in the town, and when everybody gets wet for fun.

An act is a function of time: act(finale, t, dt) with `t` seconds from the beginning.  It may be
called with the last `t` at any moment, when the show is cut short.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from game.scenes.wetting_finale import ENTER, SOAKED, WET_FROM, WET_TO, Act, Actor, Finale, wave
from game.stage.guests import FULL

Sounds = Sequence[tuple[float, str]]


# ---------------------------------------------------------------------- what acts share
def _walk_on(finale: Finale, t: float, from_left: bool = True) -> None:
    """The losers come on foot, one after the other."""
    for number, actor in enumerate(finale.cast("loser")):
        share = min(1.0, max(0.0, (t - number * 0.12) / (ENTER - 0.3)))
        side = -1 if from_left else 1
        actor.dx = side * (1 - share) * (actor.x - finale.area.x) * 0.9
        if 0 < share < 1 and not finale.still:
            actor.dy = -abs(wave(t, 12, 16))
        elif t < WET_FROM:
            actor.dy = 0.0


def _leap(finale: Finale, t: float, depth: float, splash: float) -> None:
    """The losers jump in from the left and bob up again."""
    losers = finale.cast("loser")
    for number, actor in enumerate(losers):
        begin = 0.25 + 0.28 * number
        share = (t - begin) / 0.75
        if share < 0:
            actor.shown = finale.still
            continue
        actor.shown = True
        if share < 1 and not finale.still:
            actor.dx = -(1 - share) * actor.tall * 1.5
            actor.dy = (
                -math.sin(math.pi * min(1.0, share + 0.12)) * actor.tall * 0.62
                - (1 - share) * actor.tall * 0.2
            )
            continue
        actor.dx = 0.0
        since = t - begin - 0.75
        sink = depth * actor.tall * math.exp(-2.2 * since) * math.cos(since * 7)
        actor.dy = 0.0 if finale.still else max(0.0, sink) + wave(t + number, 2.6, 4)
        if f"in {actor.seat}" not in finale.done:
            finale.done.add(f"in {actor.seat}")
            _plunge(finale, actor, splash)


def _plunge(finale: Finale, actor: Actor, splash: float) -> None:
    """The water closes over them."""
    x, y = _surface(finale, actor)
    finale.water.splash(x, y, splash)
    finale.water.burst(x, y, 130, 900, spread=0.62)
    for radius in (140, 220, 300):
        finale.behind.ring(x, y, radius, 1.1)
    actor.stage = max(actor.stage, 2)


def _surface(finale: Finale, actor: Actor) -> tuple[float, float]:
    """Where the water's surface meets the actor."""
    level = finale.sources[0][1] if finale.sources else actor.y
    return actor.x, max(level, actor.y - actor.tall * 0.62)


def _soak(finale: Finale, t: float, first: float = WET_FROM, last: float = WET_TO) -> None:
    """The losers get wetter from stage to stage."""
    share = min(1.0, max(0.0, (t - first) / (last - first - 0.6)))
    for actor in finale.cast("loser"):
        actor.stage = max(actor.stage, round(actor.start + (SOAKED - actor.start) * share))


def _shiver(finale: Finale, t: float, size: float = 5.0) -> None:
    """The losers can't keep still in it."""
    if finale.still or not WET_FROM < t < WET_TO:
        return
    for number, actor in enumerate(finale.cast("loser")):
        actor.dx = wave(t + number, 17, size)
        actor.dy = -abs(wave(t + number * 0.7, 6.5, size * 1.6))


def _crowd(finale: Finale, t: float) -> None:
    """The winner cheers as soon as water comes, the others a little later."""
    for number, actor in enumerate(finale.cast("winner") + finale.cast("watcher")):
        begin = WET_FROM - 0.5 + 0.35 * number
        actor.cheering = t > begin
        hops = t > begin and not finale.still and t < WET_TO + 0.8
        actor.dy = -abs(wave(t + number * 0.4, 6.0, 18)) if hops else 0.0


def _settle(finale: Finale, t: float) -> None:
    """The water is off."""
    if t >= WET_TO:
        for jet in finale.jets:
            jet.on = False
        for actor in finale.cast("loser"):
            actor.dx = 0.0


def _jets(finale: Finale, ends: Sequence[tuple[float, float]], volume: float, lob: float) -> None:
    """Jets from all sources to `ends`, which may move."""
    if finale.still:
        return
    while len(finale.jets) < len(ends):
        start = finale.sources[len(finale.jets) % len(finale.sources)]
        finale.jets.append(finale.water.jet(start, ends[len(finale.jets)], volume, lob))
    for jet, end in zip(finale.jets, ends, strict=False):
        jet.end = end


# ---------------------------------------------------------------------- the six
def shower(finale: Finale, t: float, dt: float) -> None:
    """Three heads pour down on those below."""
    _walk_on(finale, t)
    _soak(finale, t)
    _crowd(finale, t)
    _shiver(finale, t)
    if WET_FROM - 0.2 < t < WET_TO and not finale.still:
        for x, y in finale.sources:
            floor = finale.cast("loser")[0].y + 6
            finale.water.rain(x - 66, x + 66, y + 8, finale.due(f"rain{x:.0f}", 210, dt), floor)
        for actor in finale.cast("loser"):
            x, y = finale.body(actor, 0.08)
            count = finale.due(f"head{actor.seat}", 46, dt)
            finale.water.burst(x, y, count, 240, actor.y, 1.1)
    _settle(finale, t)


def bath(finale: Finale, t: float, dt: float) -> None:
    """In they jump; the tap runs, foam flies."""
    _leap(finale, t, 0.16, 220)
    _soak(finale, t)
    _crowd(finale, t)
    if WET_FROM < t < WET_TO and not finale.still:
        tap_x, tap_y = finale.sources[0]
        losers = finale.cast("loser")
        last = losers[-1]
        _jets(finale, [(tap_x - 6, tap_y + 70)], 18, 0.0)
        for actor in losers:
            x, y = finale.body(actor, 0.5)
            finale.water.foam(x, y, finale.due(f"foam{actor.seat}", 16, dt), last.tall * 0.34, 160)
            if finale.due(f"slap{actor.seat}", 1.4, dt):
                finale.water.splash(x + finale.random.uniform(-90, 90), y, 110, actor.y)
    _settle(finale, t)


def pool(finale: Finale, t: float, dt: float) -> None:
    """A leap, a fountain, and a swim that nobody wanted."""
    _leap(finale, t, 0.34, 320)
    _soak(finale, t, ENTER, ENTER + 2.4)
    _crowd(finale, t)
    if t < WET_TO and not finale.still:
        for actor in finale.cast("loser"):
            if t > ENTER and finale.due(f"ring{actor.seat}", 2.2, dt):
                x, y = _surface(finale, actor)
                finale.behind.ring(x, y, 130, 1.0)
            if t > ENTER + 0.6 and finale.due(f"slap{actor.seat}", 2.0, dt):
                x, y = _surface(finale, actor)
                side = finale.random.choice((-1, 1))
                finale.water.splash(x + side * actor.tall * 0.16, y, 90)
    _settle(finale, t)


def hot_tub(finale: Finale, t: float, dt: float) -> None:
    """It bubbles, then it boils over."""
    _leap(finale, t, 0.14, 200)
    _soak(finale, t)
    _crowd(finale, t)
    if ENTER < t < WET_TO and not finale.still:
        for x, y in finale.sources:
            finale.water.foam(x, y + 8, finale.due(f"foam{x:.0f}", 26, dt), 130, 120)
            if t > 2.6 and finale.due(f"geyser{x:.0f}", 1.1, dt):
                finale.water.splash(x + finale.random.uniform(-80, 80), y, 120)
                finale.water.burst(x, y, 30, 620, spread=0.3)
    _settle(finale, t)


def sprinkler(finale: Finale, t: float, dt: float) -> None:
    """Three arms turn and sweep over everybody within reach; the losers hop, and in vain."""
    _walk_on(finale, t)
    _soak(finale, t)
    _crowd(finale, t)
    losers = finale.cast("loser")
    if WET_FROM < t < WET_TO and not finale.still:
        reach = max(300.0, (losers[-1].x - losers[0].x) / 2 + 220)
        ends = []
        for number, (x, y) in enumerate(finale.sources):
            turn = t * 2.6 + number * math.tau / 3
            ends.append((x + math.sin(turn) * reach, y - 90 - 70 * math.cos(turn * 0.5)))
        hit = losers[int(t * 1.3) % len(losers)]
        ends[0] = finale.body(hit, 0.42 + 0.14 * math.sin(t * 4))
        _jets(finale, ends, 10, 0.34)
        for number, actor in enumerate(losers):
            actor.dx = wave(t + number * 0.8, 2.3, 34)
            actor.dy = -abs(wave(t + number * 0.5, 6.0, 26))
            if finale.due(f"hit{actor.seat}", 2.4, dt):
                x, y = finale.body(actor, finale.random.uniform(0.25, 0.6))
                finale.water.splash(x, y, 84, actor.y)
    _settle(finale, t)


def super_soakers(finale: Finale, t: float, dt: float) -> None:
    """Cross-fire on the losers, and those in the middle shoot too."""
    _walk_on(finale, t)
    _soak(finale, t)
    _crowd(finale, t)
    _shiver(finale, t, 9)
    losers, watchers = finale.cast("loser"), finale.cast("watcher")
    if WET_FROM < t < WET_TO and not finale.still:
        sources = list(finale.sources)
        for actor in watchers:
            x, y = finale.body(actor, 0.5)
            sources.append((x + actor.tall * FULL * 0.4, y))
        while len(finale.jets) < len(sources):
            number = len(finale.jets)
            start = sources[number]
            finale.jets.append(finale.water.jet(start, finale.body(losers[0]), 24, 0.06))
        for number, jet in enumerate(finale.jets):
            aim = losers[int(t * 0.9 + number) % len(losers)]
            x, y = finale.body(aim, 0.4 + 0.16 * math.sin(t * 3 + number))
            jet.end = (x + wave(t + number, 5, 16), y)
    _settle(finale, t)


def town(finale: Finale, t: float, dt: float) -> None:
    """Everybody walks out, just as they are; the winners wave."""
    for number, actor in enumerate(finale.cast("walker")):
        share = min(1.0, t / 1.6)
        eased = 1 - (1 - share) ** 3
        actor.dx = 0.0 if finale.still else -(1 - eased) * (actor.x + actor.tall)
        walking = share < 1 and not finale.still
        actor.dy = -abs(wave(t + number * 0.23, 9, 14)) if walking else 0.0
        if actor.start < 0:  # a winner
            actor.cheering = t > 2.0
            if t > 2.0 and not finale.still:
                actor.dy = -abs(wave(t + number * 0.3, 5, 12))


def party(finale: Finale, t: float, dt: float) -> None:
    """All get wet for the fun of it: the sprinkler, and everybody dances in it."""
    sprinkler(finale, t, dt)
    for number, actor in enumerate(finale.cast("loser")):
        actor.cheering = t > ENTER
        if t > ENTER and not finale.still:
            actor.dx = wave(t + number * 0.9, 3.2, 40)
            actor.dy = -abs(wave(t + number * 0.45, 6.4, 44))


ACTS: Mapping[str, tuple[Act, Sounds]] = {
    "shower": (
        shower,
        ((0.1, "run_steps"), (1.5, "tap_fill"), (1.8, "shower_run"), (2.1, "shriek"),
         (2.8, "laugh_crowd"), (3.9, "shower_run"), (4.6, "giggle"), (6.0, "drip"),
         (6.1, "jingle_soaked"), (6.6, "drip")),
    ),
    "bath": (
        bath,
        ((0.2, "gasp"), (1.0, "pool_plunge"), (1.2, "shriek"), (1.8, "tap_fill"),
         (2.6, "bath_slosh"), (3.0, "bubbles"), (3.4, "laugh_crowd"), (4.2, "bath_slosh"),
         (5.0, "bubbles"), (6.1, "jingle_soaked"), (6.4, "drip")),
    ),
    "pool": (
        pool,
        ((0.2, "shriek"), (1.0, "pool_plunge"), (1.1, "splash_big"), (1.9, "laugh_crowd"),
         (2.6, "splash_medium"), (3.6, "splash_small"), (4.2, "giggle"), (4.8, "splash_medium"),
         (6.1, "jingle_soaked"), (6.4, "drip")),
    ),
    "hot-tub": (
        hot_tub,
        ((0.2, "gasp"), (1.0, "splash_big"), (1.5, "bubbles"), (2.2, "bubbles"), (2.8, "shriek"),
         (3.2, "laugh_crowd"), (3.8, "bubbles"), (4.6, "splash_medium"), (5.2, "bubbles"),
         (6.1, "jingle_soaked"), (6.4, "drip")),
    ),
    "sprinkler": (
        sprinkler,
        ((0.1, "run_steps"), (1.6, "sprinkler_tick"), (2.1, "shriek"), (2.6, "laugh_crowd"),
         (3.1, "sprinkler_tick"), (4.1, "giggle"), (4.6, "sprinkler_tick"),
         (6.1, "jingle_soaked"), (6.4, "drip")),
    ),
    "super-soakers": (
        super_soakers,
        ((0.1, "run_steps"), (1.2, "whistle"), (1.7, "soaker_barrage"), (2.0, "shriek"),
         (2.9, "laugh_crowd"), (3.4, "soaker_barrage"), (4.6, "squirt_cannon"), (5.1, "giggle"),
         (6.1, "jingle_soaked"), (6.4, "drip")),
    ),
}  # fmt: skip
TOWN_SOUNDS: Sounds = ((0.1, "run_steps"), (1.0, "drip"), (2.0, "cheer_big"), (3.2, "drip"), (4.2, "giggle"))  # fmt: skip
PARTY_SOUNDS: Sounds = ((0.1, "run_steps"), (1.6, "sprinkler_tick"), (1.9, "cheer_big"), (3.1, "sprinkler_tick"), (3.6, "laugh_crowd"), (4.6, "sprinkler_tick"), (5.2, "cheer_small"))  # fmt: skip
