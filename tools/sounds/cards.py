"""Sounds of cards, of the scale and of the score sheet."""

import numpy as np

from tools.sounds.instruments import bell, marimba
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
    ramp,
    samples,
    swept_noise,
    time,
    tone,
    wobble,
)


def _pat(rng: Rng, pitch: float = 190.0, crisp: float = 0.5) -> Signal:
    """A card meets the cloth: a soft low pat and a crisp edge."""
    t = time(0.12)
    shift = rng.uniform(0.93, 1.07)
    out = 0.7 * tone(pitch * shift * np.exp(-t * 4)) * decay(t, 0.018)
    # Small loudspeakers give no bass: the thud is heard by its upper partial and its edge.
    add(out, tone(pitch * shift * 2.6 * np.exp(-t * 6)) * decay(t, 0.009), 0.0, 0.45)
    add(out, burst(rng, 800, 4200, 0.006), 0.0, crisp * 1.6)
    return fade(out, 0.0008, 0.02)


def card_slide(rng: Rng) -> Signal:
    d = rng.uniform(0.19, 0.25)
    base = rng.uniform(2400, 2900)
    x = swept_noise(rng, d, lambda u: base + 2200 * np.sin(np.pi * u), 0.9)
    n = len(x)
    texture = np.clip(1 + 0.35 * wobble(rng, n, 40, 160), 0.3, 1.8)
    return x * np.sin(np.pi * ramp(n) ** 0.7) ** 1.6 * texture


def card_flip(rng: Rng) -> Signal:
    d = rng.uniform(0.16, 0.19)
    top = rng.uniform(4700, 5600)
    air = swept_noise(rng, d, lambda u: 1800 + top * u, 0.8)
    out = np.zeros(samples(d + 0.10))
    add(out, air * np.sin(np.pi * np.clip(ramp(len(air)) / 0.8, 0, 1)) ** 2, 0, 0.5)
    add(out, burst(rng, 900, 5200, 0.006), d * 0.68, 0.9)
    add(out, _pat(rng, 215, 0.2), d * 0.68, 0.5)
    return out


def card_deal(rng: Rng) -> Signal:
    start = rng.uniform(4700, 5600)
    d = rng.uniform(0.17, 0.21)
    x = swept_noise(rng, d, lambda u: start - 3000 * u, 0.8)
    u = ramp(len(x))
    out = np.zeros(samples(0.28))
    add(out, x * np.clip(u / 0.12, 0, 1) * decay(u, 0.3), 0, 0.8)
    add(out, _pat(rng, 165), 0.10, 0.65)
    return out


def card_lift(rng: Rng) -> Signal:
    start = rng.uniform(1900, 2500)
    x = swept_noise(rng, 0.10, lambda u: start * 2 ** (1.3 * u), 0.7)
    out = x * line(len(x), (0, 0), (0.25, 0.8), (0.6, 0.6), (1, 0))
    add(out, burst(rng, 1500, 6000, 0.002), 0.004, 0.35)
    return out


def card_drop(rng: Rng) -> Signal:
    out = np.zeros(samples(0.17))
    x = swept_noise(rng, 0.05, lambda u: 2600 - 900 * u, 0.8)
    add(out, x * ramp(len(x)) ** 2, 0, 0.25)
    add(out, _pat(rng, 180, 0.55), 0.045)
    return out


def shuffle(rng: Rng) -> Signal:
    """A riffle and the bridge that settles."""
    out = np.zeros(samples(1.4))
    count = int(rng.integers(30, 40))
    at = 0.02
    for k in range(count):
        swell = np.sin(np.pi * (k + 1) / (count + 2))
        add(
            out,
            burst(rng, 1200 + 40 * k, 6500, 0.0045),
            at,
            0.35 + 0.4 * swell * rng.uniform(0.7, 1),
        )
        at += (0.020 + 0.010 * np.sin(k / count * np.pi)) * rng.uniform(0.7, 1.1)
    bridge = swept_noise(rng, 0.42, lambda u: 2000 + 3500 * u, 1.0)
    add(out, bridge * np.sin(np.pi * ramp(len(bridge))) ** 1.5, at - 0.02, 0.55)
    add(out, _pat(rng, 200), at + 0.36, 0.7)
    return out


def card_refused(rng: Rng) -> Signal:
    """A soft wooden thock: no, but kindly."""
    f = rng.uniform(290, 330)
    wood = ((f, 1.0, 0.030), (f * 2.13, 0.45, 0.017), (f * 3.71, 0.18, 0.009))
    out = np.zeros(samples(0.26))
    add(out, modes(rng, wood), 0.0)
    add(out, burst(rng, 400, 1800, 0.004), 0.0, 0.3)
    add(out, modes(rng, tuple((p * 0.89, g, t) for p, g, t in wood)), 0.085, 0.6)
    return out


def collect(rng: Rng) -> Signal:
    """Four cards are drawn together and squared."""
    out = np.zeros(samples(0.62))
    for k in range(4):
        x = card_slide(rng)
        add(out, x, 0.055 * k + rng.uniform(0, 0.015), 0.45 + 0.1 * k)
    add(out, _pat(rng, 170), 0.36, 0.9)
    add(out, _pat(rng, 200, 0.8), 0.45, 0.5)
    return out


def trick_taken(rng: Rng) -> Signal:
    """The trick flies to its taker, lands, and a warm note answers."""
    low = rng.uniform(700, 850)
    x = swept_noise(rng, 0.34, lambda u: low * 2 ** (2.2 * np.sin(np.pi * u * 0.75)), 0.8)
    out = np.zeros(samples(0.9))
    add(out, x * np.sin(np.pi * ramp(len(x)) ** 0.8) ** 2, 0, 0.55)
    add(out, _pat(rng, 150, 0.6), 0.30, 1.0)
    add(out, marimba(int(rng.choice([67, 69, 72])), 0.5), 0.31, 0.35)
    return out


def crown(rng: Rng) -> Signal:
    """A glint: two small bells and a shimmer."""
    first = float(rng.choice([86, 88, 91]) + rng.uniform(-0.3, 0.3))
    out = np.zeros(samples(0.85))
    add(out, bell(first, 0.6), 0.0, 0.5)
    add(out, bell(first + int(rng.choice([5, 7])), 0.7), 0.065, 0.55)
    for k in range(4):
        add(out, bell(first + 12 + (0, 2, 4, 7)[k], 0.25), 0.10 + 0.035 * k, 0.10)
    return out


def balance_tip(rng: Rng) -> Signal:
    """The beam creaks (stick and slip), then its heavier side dips into the water."""
    n = samples(0.55)
    rate = line(n, (0, 38), (0.5, rng.uniform(75, 95)), (1, 48)) * (
        1 + 0.12 * wobble(rng, n, 5, 30)
    )
    phase = np.cumsum(rate) / RATE
    slips = np.flatnonzero(np.diff(np.floor(phase)) > 0)
    out = np.zeros(samples(1.05))
    f = rng.uniform(390, 450)
    wood = modes(rng, ((f, 1, 0.012), (f * 1.83, 0.7, 0.009), (f * 3.1, 0.5, 0.006)))
    swell = np.sin(np.pi * ramp(n)) ** 0.8
    for i in slips:
        add(out, wood, i / RATE, swell[i] * rng.uniform(0.25, 0.5))
    add(out, lily_plop(rng), 0.50, 0.9)
    return out


def lily_plop(rng: Rng) -> Signal:
    """Something small is set on a lily pad: plop, and two ripples."""
    out = np.zeros(samples(0.5))
    f = rng.uniform(330, 420)
    add(out, burst(rng, 500, 2600, 0.006), 0.0, 0.2)
    add(out, bubble(f, 0.2, 5.5, 0.045), 0.008, 1.0)
    add(out, bubble(f * 2.1, 0.1, 6, 0.018), 0.075, 0.3)
    add(out, bubble(f * 2.7, 0.1, 6, 0.014), 0.15, 0.16)
    return out


def sheet_rustle(rng: Rng) -> Signal:
    """A sheet of paper is picked up: crackles over a soft hiss."""
    d = rng.uniform(0.38, 0.48)
    x = swept_noise(rng, d, lambda u: 3000 + 1800 * np.sin(2 * np.pi * u), 0.9)
    n = len(x)
    out = x * np.sin(np.pi * ramp(n)) * np.clip(0.5 + 0.4 * wobble(rng, n, 8, 40), 0, 2) * 0.4
    for at in np.sort(rng.uniform(0.02, d - 0.06, 26)):
        add(out, burst(rng, 1800, 8000, rng.uniform(0.001, 0.004)), at, rng.uniform(0.1, 0.45))
    return out
