"""Sounds of the water fight's table and field: dice, chips, aiming, running."""

import numpy as np

from tools.sounds.instruments import bell
from tools.sounds.synth import (
    RATE,
    Rng,
    Signal,
    add,
    bubble,
    burst,
    decay,
    fade,
    line,
    modes,
    samples,
    swept_noise,
    time,
    tone,
    wobble,
)
from tools.sounds.voices import footsteps


def _knock(rng: Rng, body: float = 1.0) -> Signal:
    """A die meets wood: the die's bright click and the table's dull answer."""
    out = np.zeros(samples(0.16))
    f = rng.uniform(1900, 2500)
    add(out, modes(rng, ((f, 1, 0.007), (f * 1.7, 0.6, 0.005), (f * 2.6, 0.3, 0.003))), 0, 0.6)
    add(out, burst(rng, 1200, 6000, 0.0015), 0, 0.4)
    g = rng.uniform(230, 290)
    add(out, modes(rng, ((g, 1, 0.018), (g * 2.2, 0.4, 0.010))), 0, 0.55 * body)
    return out


def die_roll(rng: Rng) -> Signal:
    """Rattle in the hand, thrown, bounces that come closer."""
    out = np.zeros(samples(1.05))
    at = 0.0
    for _ in range(int(rng.integers(4, 7))):
        add(out, _knock(rng, 0.2), at, rng.uniform(0.2, 0.35))
        at += rng.uniform(0.035, 0.06)
    at += 0.06
    gap, gain = rng.uniform(0.12, 0.15), 1.0
    while gap > 0.018:
        add(out, _knock(rng), at, gain * rng.uniform(0.85, 1))
        at, gap, gain = at + gap, gap * rng.uniform(0.68, 0.8), gain * 0.8
    return out


def die_land(rng: Rng) -> Signal:
    out = np.zeros(samples(0.32))
    add(out, _knock(rng, 1.4), 0, 1.0)
    add(out, _knock(rng, 0.8), rng.uniform(0.055, 0.075), 0.45)
    add(out, _knock(rng, 0.5), rng.uniform(0.10, 0.12), 0.2)
    return out


def chip(rng: Rng) -> Signal:
    out = np.zeros(samples(0.24))
    shift = rng.uniform(0.94, 1.06)
    clay = ((2480, 1, 0.020), (3890, 0.6, 0.014), (5610, 0.35, 0.009))
    for at, gain in ((0.0, 1.0), (rng.uniform(0.052, 0.07), 0.55)):
        add(out, modes(rng, tuple((f * shift, g, t) for f, g, t in clay)), at, gain)
        add(out, burst(rng, 1500, 9000, 0.0015), at, 0.6 * gain)
        add(out, modes(rng, ((420 * shift, 1, 0.012),)), at, 0.35 * gain)
    return out


def hit(rng: Rng) -> Signal:
    """A wet slap on cloth."""
    out = np.zeros(samples(0.55))
    add(out, burst(rng, 350, 4500, 0.010), 0, 1.0)
    t = time(0.12)
    add(out, fade(tone(170 * np.exp(-t * 8)) * decay(t, 0.028), 0.001, 0.02), 0, 0.5)
    start = rng.uniform(2700, 3300)
    x = swept_noise(rng, 0.34, lambda u: start * np.exp(-1.6 * u), 0.9)
    add(out, x * decay(time(0.34), 0.08)[: len(x)], 0.006, 0.7)
    for _ in range(12):
        at = 0.03 + rng.exponential(0.07)
        add(
            out,
            bubble(rng.uniform(600, 1800), 0.08, 4, 0.016),
            min(at, 0.4),
            rng.uniform(0.1, 0.25),
        )
    return out


def miss(rng: Rng) -> Signal:
    """It flies past and patters on the grass."""
    out = np.zeros(samples(0.75))
    top = rng.uniform(2500, 3100)
    x = swept_noise(rng, 0.34, lambda u: top * 2 ** (-1.4 * u), 0.5)
    add(out, x * line(len(x), (0, 0), (0.35, 1), (1, 0)) ** 1.5, 0, 0.8)
    for at in rng.uniform(0.32, 0.6, 18):
        add(out, burst(rng, 1500, 5500, 0.004), at, rng.uniform(0.06, 0.2))
    return out


def aim_tick(rng: Rng) -> Signal:
    f = rng.uniform(1050, 1250)
    out = np.zeros(samples(0.07))
    add(out, modes(rng, ((f, 1, 0.008), (f * 2.1, 0.35, 0.005))))
    add(out, burst(rng, 2000, 6000, 0.001), 0, 0.25)
    return out


def aim_stop(rng: Rng) -> Signal:
    out = np.zeros(samples(0.5))
    add(out, modes(rng, ((620, 1, 0.016), (1340, 0.5, 0.010))), 0, 0.8)
    add(out, burst(rng, 1500, 6000, 0.002), 0, 0.4)
    add(out, bell(84 + rng.uniform(-0.5, 0.5), 0.45), 0.012, 0.45)
    return out


def run_steps(rng: Rng) -> Signal:
    return footsteps(rng, 5, rng.uniform(0.135, 0.155))


def whistle(rng: Rng) -> Signal:
    """A referee's pea whistle, softened."""
    n = samples(rng.uniform(0.5, 0.62))
    t = np.arange(n) / RATE
    trill = np.sin(2 * np.pi * rng.uniform(27, 32) * t)
    f = rng.uniform(2050, 2250) * line(n, (0, 0.9), (0.06, 1), (0.85, 1), (1, 0.93))
    x = tone(f * (1 + 0.035 * trill)) * (0.75 + 0.25 * trill)
    x += 0.3 * tone(f * 1.26 * (1 + 0.03 * trill))
    air = swept_noise(rng, n / RATE, lambda u: 2400, 0.3)
    env = line(n, (0, 0), (0.05, 1), (0.85, 0.9), (1, 0))
    out: Signal = (x + 0.08 * air[:n] * (1 + 0.2 * wobble(rng, n, 10, 50))) * env
    return out
