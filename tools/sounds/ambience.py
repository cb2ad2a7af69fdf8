"""Ambiences: seamless stereo beds of half a minute; every event wraps round the seam."""

import numpy as np

from tools.sounds import voices, water
from tools.sounds.synth import (
    Rng,
    Signal,
    Stereo,
    band,
    bubble,
    burst,
    fade,
    line,
    ramp,
    samples,
    time,
    tone,
    unit,
    wobble,
)

SECONDS = 28.0


def _breeze(rng: Rng, n: int, low: float, high: float, breath: float) -> Signal:
    """Wind as two decorrelated bands whose strength drifts; `breath` is how much (0 to 1)."""
    sides = []
    drift = wobble(rng, n, 0.02, 0.25)
    for _ in range(2):
        x = band(rng.standard_normal(n), low, high, 1.5)
        sway = np.clip(1 + breath * (0.7 * drift + 0.3 * wobble(rng, n, 0.05, 0.6)), 0.15, 2.5)
        sides.append(x / x.std() * sway)
    return np.array(sides).T * 0.1


def _moments(rng: Rng, count: int, seconds: float) -> Signal:
    """Spread times evenly, with chance within each slot."""
    slot = seconds / count
    return (np.arange(count) + rng.uniform(0.1, 0.9, count)) * slot


def _cricket(f: float) -> Signal:
    t = time(0.16)
    return (
        np.sin(2 * np.pi * f * t)
        * np.clip(np.sin(2 * np.pi * t / 0.032), 0, 1) ** 1.5
        * np.sin(np.pi * t / 0.16)
    )


def _bird(rng: Rng, kind: int) -> Signal:
    """A phrase of one of three small birds."""
    out = np.zeros(samples(1.4))
    base = (2900, 3700, 2300)[kind] * rng.uniform(0.95, 1.06)
    at = 0.0
    for k in range((4, 7, 2)[kind]):
        d = (0.11, 0.055, 0.24)[kind] * rng.uniform(0.9, 1.1)
        n = samples(d)
        bend = (1.25, 0.82, 1.12)[kind]
        pitch = base * line(n, (0, 1), (0.5, bend), (1, 0.95 if k % 2 else 1.06))
        x = tone(pitch) * np.sin(np.pi * ramp(n)) ** 1.2
        i = samples(at) if at else 0
        m = min(n, len(out) - i)
        out[i : i + m] += x[:m] * rng.uniform(0.6, 1)
        at += d + (0.06, 0.02, 0.10)[kind]
    return out


def _bee(rng: Rng) -> Signal:
    """A bee comes by and goes on."""
    t = time(2.6)
    f = 175 * (1 + 0.06 * np.sin(2 * np.pi * 0.9 * t) + 0.01 * wobble(rng, len(t), 4, 15))
    buzz = sum(tone(k * f) / k for k in range(1, 14))
    return fade(unit(band(np.asarray(buzz), 300, 1500)), 1.1, 1.1)


def _far(x: Signal) -> Signal:
    """What is left of a sound across a lawn: no bass, no brilliance."""
    return unit(band(np.concatenate([x, np.zeros(2000)]), 350, 2200, 1.5))


def swamp(rng: Rng) -> Signal:
    """Dusk: crickets, frogs that answer each other, drips, mist on the water."""
    mix = Stereo(SECONDS, loop=True)
    d, n = mix.seconds, len(mix.dry)
    mix.bed(_breeze(rng, n, 120, 800, 0.5), 0.12)
    for f, pan, period, gain in (
        (4350, -0.7, 0.62, 0.034),
        (4820, 0.6, 0.74, 0.026),
        (5300, 0.1, 0.53, 0.013),
    ):
        count = int(d / period)
        for k in range(count):
            if rng.random() > 0.12:
                at = k * d / count + rng.normal(0, 0.006)
                mix.add(_cricket(f), at, gain * rng.uniform(0.7, 1), pan, 0.3)
    for at, pan, deep in (
        (1.1, -0.5, 1.0),
        (2.0, 0.55, 0.85),
        (6.4, -0.45, 1.0),
        (9.3, 0.6, 0.85),
        (10.2, -0.5, 1.0),
        (14.8, 0.2, 0.7),
        (18.1, 0.55, 0.85),
        (18.9, -0.5, 1.0),
        (23.6, -0.2, 0.7),
        (25.9, 0.6, 0.85),
    ):
        mix.add(voices.frog_croak(rng, deep), at, 0.15, pan, 0.5)
    for at in _moments(rng, 8, d):
        mix.add(water.drip(rng), at, 0.07, rng.uniform(-0.7, 0.7), 0.6)
    for at in _moments(rng, 3, d):
        mix.add(water.bubbles(rng), at, 0.035, rng.uniform(-0.6, 0.6), 0.5)
    return mix.finish(rng, 0.6)


def garden(rng: Rng) -> Signal:
    """Afternoon: birds, a bee, leaves, glasses somewhere, a small fountain."""
    mix = Stereo(SECONDS, loop=True)
    d, n = mix.seconds, len(mix.dry)
    mix.bed(_breeze(rng, n, 500, 4000, 0.6), 0.10)
    for at in rng.uniform(0, d, 420):
        f = float(np.exp(rng.uniform(np.log(650), np.log(2400))))
        mix.add(
            bubble(f, 0.08, 4, 0.018), at, rng.uniform(0.004, 0.016), rng.uniform(0.2, 0.9), 0.4
        )
    for kind, count, pan in ((0, 5, -0.6), (1, 4, 0.5), (2, 4, -0.1)):
        for at in _moments(rng, count, d):
            mix.add(
                _bird(rng, kind), at, rng.uniform(0.03, 0.06), pan + rng.uniform(-0.2, 0.2), 0.6
            )
    for at in _moments(rng, 2, d):
        mix.add(_bee(rng), at, 0.035, rng.uniform(-0.8, 0.8), 0.1)
    for at in _moments(rng, 4, d):
        mix.add(water.ice_clink(rng), at, 0.018, rng.uniform(-0.5, 0.8), 0.6)
    return mix.finish(rng, 0.45)


def yard(rng: Rng) -> Signal:
    """Summer: a sprinkler next door, children far off, birds, a dog."""
    mix = Stereo(SECONDS, loop=True)
    d, n = mix.seconds, len(mix.dry)
    mix.bed(_breeze(rng, n, 250, 3000, 0.6), 0.13)
    for at in np.arange(6) * d / 6:
        mix.add(_far(water.sprinkler_tick(rng)), at, 0.06, 0.65, 0.5)
    for kind, count, pan in ((0, 4, -0.5), (1, 5, 0.2)):
        for at in _moments(rng, count, d):
            mix.add(_bird(rng, kind), at, rng.uniform(0.025, 0.05), pan, 0.6)
    makers = (
        voices.giggle,
        voices.shriek,
        voices.cheer_small,
        voices.giggle,
        voices.aww,
        voices.giggle,
    )
    for at, maker in zip(_moments(rng, len(makers), d), makers, strict=True):
        mix.add(_far(maker(rng)), at, rng.uniform(0.035, 0.06), rng.uniform(-0.8, 0.4), 0.9)
    for at in (8.2, 8.6, 21.5):
        size = samples(0.14)
        bark = voices.sing(
            rng,
            line(size, (0, 330), (0.3, 420), (1, 250)),
            ((0, "o"), (1, "a")),
            1.1,
            0.2,
            0.4,
            0.04,
        )
        mix.add(_far(bark * np.sin(np.pi * ramp(size))), at, 0.05, -0.8, 0.9)
    return mix.finish(rng, 0.5)


def pool(rng: Rng) -> Signal:
    """Water laps at the tiles; splashes and voices further off."""
    mix = Stereo(SECONDS, loop=True)
    d, n = mix.seconds, len(mix.dry)
    mix.bed(_breeze(rng, n, 200, 1800, 0.8), 0.14)
    for at in _moments(rng, 16, d):
        slap = (
            band(rng.standard_normal(samples(0.8)), 300, 1400)
            * line(samples(0.8), (0, 0), (0.3, 1), (1, 0)) ** 1.6
        )
        mix.add(unit(slap), at, rng.uniform(0.03, 0.06), rng.uniform(-0.8, 0.8), 0.4)
        for _ in range(9):
            f = rng.uniform(350, 1100)
            mix.add(
                bubble(f, 0.1, 3, 0.025),
                at + rng.uniform(0.1, 0.8),
                rng.uniform(0.012, 0.04),
                rng.uniform(-0.8, 0.8),
                0.4,
            )
    makers = (
        water.splash_big,
        voices.giggle,
        water.splash_medium,
        voices.cheer_small,
        water.pool_plunge,
        voices.shriek,
        voices.giggle,
    )
    for at, maker in zip(_moments(rng, len(makers), d), makers, strict=True):
        mix.add(_far(maker(rng)), at, rng.uniform(0.04, 0.07), rng.uniform(-0.7, 0.7), 1.1)
    mix.add(_far(voices.footsteps(rng, 9, 0.16)), 12.5, 0.03, 0.5, 0.6)
    mix.add(burst(rng, 400, 1800, 0.02), 15.5, 0.03, 0.3, 1.0)
    return mix.finish(rng, 0.8)
