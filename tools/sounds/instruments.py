"""Pitched instruments and soft percussion for the music; pitches are MIDI numbers."""

from functools import lru_cache

import numpy as np

from tools.sounds.synth import (
    RATE,
    Rng,
    Signal,
    band,
    burst,
    decay,
    fade,
    samples,
    time,
    tone,
    unit,
    wobble,
)


def hertz(pitch: float) -> float:
    """Return the frequency of a MIDI pitch."""
    return float(440 * 2 ** ((pitch - 69) / 12))


def _fixed(*key: float) -> Rng:
    """Return a generator for one note: it can be cached, and is the same in each build."""
    return np.random.default_rng([round(k * 1000) for k in key])


@lru_cache(maxsize=512)
def pluck(pitch: float, seconds: float = 1.2, bright: float = 0.5, take: int = 0) -> Signal:
    """A plucked string (Karplus and Strong), tuned exactly by resampling."""
    f = hertz(pitch)
    keep = 0.5 + 0.42 * bright
    period = int(RATE / f)
    rate = f * (period + (1 - keep))
    p = _fixed(pitch, bright, take).uniform(-1, 1, period)
    soft = np.hanning(7)
    p = np.convolve(np.r_[p, p, p], soft / soft.sum(), "same")[period : 2 * period] * (
        1 - bright * 0.4
    ) + p * (bright * 0.4)
    p = p - np.roll(p, int(0.23 * period))
    p -= p.mean()
    loss = 0.994 ** (220 / f)
    rows = []
    for _ in range(int(seconds * rate / period) + 2):
        rows.append(p)
        p = loss * (keep * p + (1 - keep) * np.roll(p, 1))
    y = np.concatenate(rows)
    y = np.interp(np.arange(samples(seconds)) * rate / RATE, np.arange(len(y)), y)
    return fade(unit(y), 0.0008, min(0.08, seconds / 3))


@lru_cache(maxsize=256)
def muted(pitch: float, seconds: float = 0.22) -> Signal:
    """A plucked string damped by the hand (pizzicato)."""
    y = pluck(pitch, seconds, 0.25, 5)
    return fade(y * decay(time(seconds), 0.07), 0.001, 0.03)


@lru_cache(maxsize=256)
def marimba(pitch: float, seconds: float = 0.9) -> Signal:
    """A wooden bar struck with a soft mallet."""
    f = hertz(pitch)
    t = time(seconds)
    y = np.sin(2 * np.pi * f * t) * decay(t, 0.30 * (440 / f) ** 0.5)
    y += 0.34 * np.sin(2 * np.pi * 3.93 * f * t) * decay(t, 0.075)
    if 9.5 * f < 15_000:
        y += 0.10 * np.sin(2 * np.pi * 9.5 * f * t) * decay(t, 0.028)
    y *= 1 - np.exp(-t / 0.0013)
    knock = band(_fixed(pitch, 3).standard_normal(len(t)), 600, 2600) * decay(t, 0.004)
    return fade(y + 0.25 * knock, 0.0005, min(0.06, seconds / 4))


@lru_cache(maxsize=256)
def bell(pitch: float, seconds: float = 1.2) -> Signal:
    """A small bell or glockenspiel bar."""
    f = hertz(pitch)
    t = time(seconds)
    y = np.zeros(len(t))
    for ratio, gain, tau in ((1, 1, 0.35), (2, 0.4, 0.22), (3.01, 0.18, 0.12), (5.4, 0.08, 0.05)):
        if ratio * f < 16_000:
            y += gain * np.sin(2 * np.pi * ratio * f * t) * decay(t, tau)
    return fade(y, 0.001, min(0.08, seconds / 4))


@lru_cache(maxsize=256)
def vibes(pitch: float, seconds: float = 1.6) -> Signal:
    """A vibraphone with a slow motor."""
    f = hertz(pitch)
    t = time(seconds)
    y = np.sin(2 * np.pi * f * t) * decay(t, 0.75)
    y += 0.22 * np.sin(2 * np.pi * 4 * f * t) * decay(t, 0.16)
    motor = 1 - 0.22 * (0.5 + 0.5 * np.cos(2 * np.pi * 4.6 * t))
    return fade(y * motor * (1 - np.exp(-t / 0.002)), 0.001, min(0.15, seconds / 3))


@lru_cache(maxsize=128)
def bass(pitch: float, seconds: float = 0.45) -> Signal:
    """A round upright bass."""
    f = hertz(pitch)
    t = time(seconds)
    y = np.sin(2 * np.pi * f * t)
    y += 0.42 * np.sin(4 * np.pi * f * t) * decay(t, 0.16)
    y += 0.16 * np.sin(6 * np.pi * f * t) * decay(t, 0.08)
    y = np.tanh(1.2 * y * np.exp(-t / 0.38) * (1 - np.exp(-t / 0.004)))
    return fade(y, 0.002, min(0.07, seconds / 3))


@lru_cache(maxsize=256)
def clarinet(pitch: float, seconds: float = 0.6, dark: float = 0.5) -> Signal:
    """A soft clarinet: odd harmonics, a breath at the onset, vibrato that comes late."""
    f = hertz(pitch)
    t = time(seconds + 0.08)
    n = len(t)
    rng = _fixed(pitch, seconds, dark)
    late = np.clip((t - 0.18) / 0.35, 0, 1)
    curve = f * (1 + 0.0045 * late * np.sin(2 * np.pi * 5.1 * t) - 0.012 * np.exp(-t / 0.025))
    phase = 2 * np.pi * np.cumsum(curve) / RATE
    swell = (1 - np.exp(-t / 0.022)) * np.clip((seconds + 0.08 - t) / 0.09, 0, 1)
    swell *= 1 - 0.18 * np.clip(t / max(seconds, 0.3), 0, 1)
    y = np.zeros(n)
    for k in range(1, 12):
        if k * f > 9000:
            break
        gain = (1.0 if k % 2 else 0.13) * k ** -(1.25 + 0.7 * dark)
        # Higher harmonics speak later and fall with the loudness, as in a reed.
        y += gain * np.sin(k * phase) * swell ** (1 + 0.22 * (k - 1))
    breath = band(rng.standard_normal(n), 900, 4200)
    y += 0.012 * breath * swell + 0.03 * breath * np.exp(-t / 0.03)
    return fade(y, 0.006, 0.04)


@lru_cache(maxsize=256)
def whistle(pitch: float, seconds: float = 0.5) -> Signal:
    """A person whistling: nearly a sine, with breath."""
    f = hertz(pitch)
    t = time(seconds + 0.06)
    rng = _fixed(pitch, seconds, 7)
    late = np.clip((t - 0.12) / 0.3, 0, 1)
    curve = f * (1 + 0.008 * late * np.sin(2 * np.pi * 5.6 * t) - 0.03 * np.exp(-t / 0.03))
    y = tone(curve) + 0.06 * tone(2 * curve)
    swell = (1 - np.exp(-t / 0.03)) * np.clip((seconds + 0.06 - t) / 0.08, 0, 1)
    y = y * swell * (1 + 0.05 * wobble(rng, len(t), 4, 20))
    y += 0.02 * band(rng.standard_normal(len(t)), f * 0.8, f * 1.6) * swell
    return fade(y, 0.005, 0.03)


@lru_cache(maxsize=128)
def pad(pitch: float, seconds: float = 2.0, tremble: float = 0.0) -> Signal:
    """A warm sustained bed of three detuned voices; `tremble` makes it quiver (0 to 1)."""
    t = time(seconds + 0.5)
    y = np.zeros(len(t))
    rng = _fixed(pitch, seconds, 11)
    for cents in (-6, 0, 7):
        f = hertz(pitch + cents / 100)
        start = rng.uniform(0, 2 * np.pi, 6)
        for k in range(1, 7):
            if k * f < 5000:
                y += np.sin(2 * np.pi * k * f * t + start[k - 1]) * k**-1.9 / 3
    y *= 1 - tremble * (0.5 + 0.5 * np.sin(2 * np.pi * 7.5 * t))
    rise = min(0.4, seconds / 3)
    return fade(y, rise, 0.5)


def kick(rng: Rng) -> Signal:
    t = time(0.2)
    return fade(tone(47 + 75 * np.exp(-t * 42)) * decay(t, 0.06), 0.001, 0.03)


def tom(rng: Rng, f: float = 95.0) -> Signal:
    t = time(0.35)
    y = tone(f * (1 + 0.5 * np.exp(-t * 30))) * decay(t, 0.09)
    return fade(
        y + 0.15 * np.r_[burst(rng, 300, 1500, 0.01), np.zeros(len(t))][: len(t)], 0.001, 0.05
    )


def brush(rng: Rng) -> Signal:
    """A brushed snare drum."""
    t = time(0.16)
    y = unit(band(rng.standard_normal(len(t)), 900, 6500)) * decay(t, 0.035)
    y *= 1 - np.exp(-t / 0.003)
    return fade(y + 0.3 * np.sin(2 * np.pi * 190 * t) * decay(t, 0.03), 0.001, 0.03)


def shaker(rng: Rng, soft: bool = False) -> Signal:
    t = time(0.085 if soft else 0.065)
    y = unit(band(rng.standard_normal(len(t)), 4800, 10_500))
    swell: Signal = np.sin(np.pi * (t / t[-1]) ** (0.8 if soft else 0.5)) ** 2
    return y * swell


def hat(rng: Rng) -> Signal:
    t = time(0.06)
    return fade(
        unit(band(rng.standard_normal(len(t)), 6500, 12_000)) * decay(t, 0.011), 0.0008, 0.01
    )


def block(rng: Rng, f: float = 980.0) -> Signal:
    """A soft wood block or rim click."""
    t = time(0.08)
    y = np.sin(2 * np.pi * f * t) * decay(t, 0.011) + 0.5 * np.sin(
        2 * np.pi * 1.56 * f * t
    ) * decay(t, 0.007)
    return fade(y, 0.0008, 0.02)


def conga(rng: Rng, f: float = 190.0) -> Signal:
    t = time(0.3)
    y = tone(f * (1 + 0.18 * np.exp(-t * 45))) * decay(t, 0.07)
    y += 0.3 * np.sin(2 * np.pi * f * 2.3 * t) * decay(t, 0.022)
    return fade(y, 0.001, 0.05)


def clap(rng: Rng) -> Signal:
    out = np.zeros(samples(0.14))
    for at, gain in ((0, 0.6), (0.009, 0.7), (0.019, 1.0)):
        x = burst(rng, 900, 3800, 0.012 if at > 0.015 else 0.004)
        i = samples(at) if at else 0
        m = min(len(x), len(out) - i)
        out[i : i + m] += gain * x[:m]
    return out
