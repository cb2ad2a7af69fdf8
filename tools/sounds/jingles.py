"""Jingles: short stereo tags for the turns of a match."""

import numpy as np

from tools.sounds import water
from tools.sounds.instruments import bass, bell, clarinet, hertz, kick, marimba, pluck, tom
from tools.sounds.synth import (
    Rng,
    Signal,
    Stereo,
    bubble,
    decay,
    fade,
    swept_noise,
    time,
    tone,
)


def _chord(mix: Stereo, at: float, pitches: tuple[int, ...], gain: float) -> None:
    for k, pitch in enumerate(pitches):
        pan = -0.4 + 0.8 * k / max(1, len(pitches) - 1)
        mix.add(marimba(pitch, 1.1), at + 0.008 * k, gain * 0.6, pan)
        mix.add(pluck(pitch, 1.5, 0.5, k), at + 0.012 * k, gain * 0.6, -pan)


def win(rng: Rng) -> Signal:
    """Up the chord, a plagal turn, and home with bells."""
    mix = Stereo(4.2)
    for k, pitch in enumerate((67, 72, 76, 79)):
        mix.add(marimba(pitch), 0.11 * k, 0.5, -0.3 + 0.2 * k)
        mix.add(pluck(pitch - 12, 1.0, 0.6, k), 0.11 * k, 0.3, 0.2)
    for at, low, pitches in (
        (0.46, 41, (65, 69, 72, 77)),
        (0.90, 43, (67, 71, 74, 79)),
        (1.34, 36, (67, 72, 76, 84)),
    ):
        _chord(mix, at, pitches, 0.42)
        mix.add(bass(low + 12, 0.5), at, 0.4)
        mix.add(kick(rng), at, 0.35, 0, 0.1)
    for at, pitch, length in (
        (0.46, 81, 0.2),
        (0.68, 77, 0.2),
        (0.90, 83, 0.2),
        (1.12, 79, 0.2),
        (1.34, 84, 1.2),
    ):
        mix.add(clarinet(pitch - 12, length), at, 0.30, -0.15)
        mix.add(bell(pitch, 1.2), at, 0.16, 0.3)
    for k, pitch in enumerate((84, 88, 91, 96)):
        mix.add(bell(pitch, 1.0), 1.56 + 0.09 * k, 0.13, -0.3 + 0.2 * k, 0.5)
    mix.add(water.splash_small(rng), 1.36, 0.16)
    return mix.finish(rng, 0.5)


def lose(rng: Rng) -> Signal:
    """Three steps down, a sigh that slides, and drips: sad with a wink."""
    mix = Stereo(3.2)
    for k, pitch in enumerate((67, 66, 65)):
        mix.add(clarinet(pitch - 12, 0.24), 0.30 * k, 0.42, -0.1)
        mix.add(marimba(pitch - 12), 0.30 * k, 0.40, 0.2)
        mix.add(pluck(pitch - 24, 0.8, 0.35, k), 0.30 * k, 0.3)
    t = time(0.95)
    slide = hertz(52) * 2 ** (-((t / 0.95) ** 2) * 5 / 12 + 0.025 * np.sin(2 * np.pi * 6 * t))
    sigh = sum(g * tone(k * slide) for k, g in ((1, 1.0), (2, 0.25), (3, 0.35), (5, 0.12)))
    mix.add(fade(np.asarray(sigh) * decay(t, 0.8), 0.02, 0.25), 0.92, 0.34)
    mix.add(bass(36, 0.6), 1.85, 0.4)
    for k, f in enumerate((900, 700, 1200)):
        mix.add(bubble(f, 0.2, 4.2, 0.045), 2.0 + 0.19 * k, 0.25, (-0.5, 0.4, 0.0)[k], 0.6)
    return mix.finish(rng, 0.45)


def round_end(rng: Rng) -> Signal:
    """A short cadence: the round is counted."""
    mix = Stereo(2.3)
    for k, pitch in enumerate((72, 76, 74, 79)):
        mix.add(marimba(pitch), 0.13 * k, 0.45, -0.2 + 0.13 * k)
    _chord(mix, 0.56, (64, 67, 72), 0.4)
    mix.add(bass(48, 0.6), 0.56, 0.4)
    mix.add(bell(84, 1.1), 0.56, 0.2, 0.3, 0.5)
    mix.add(bubble(950, 0.2, 4.2, 0.04), 0.80, 0.2, -0.5, 0.5)
    return mix.finish(rng, 0.45)


def capture(rng: Rng) -> Signal:
    """A run upward that ends in a glitter: the pile is yours."""
    mix = Stereo(1.9)
    for k, pitch in enumerate((65, 69, 72, 74, 77, 81, 84)):
        mix.add(pluck(pitch, 0.8, 0.6, k), 0.055 * k, 0.36, -0.5 + 0.16 * k)
        mix.add(marimba(pitch, 0.6), 0.055 * k, 0.28, 0.5 - 0.16 * k)
    _chord(mix, 0.42, (69, 72, 77), 0.34)
    mix.add(bass(41, 0.5), 0.42, 0.35)
    for k, pitch in enumerate((89, 93)):
        mix.add(bell(pitch, 1.0), 0.44 + 0.08 * k, 0.18, 0.3 - 0.6 * k, 0.5)
    return mix.finish(rng, 0.4)


def soaked(rng: Rng) -> Signal:
    """A slide down, the splash, and a cheeky tag."""
    mix = Stereo(2.9)
    for k in range(9):
        mix.add(marimba(84 - 2 * k, 0.35), 0.045 * k, 0.26, -0.4 + 0.1 * k)
    fall = swept_noise(rng, 0.42, lambda u: 2600 * 2 ** (-1.8 * u), 0.5)
    mix.add(fade(fall, 0.1, 0.05), 0.0, 0.12)
    mix.add(water.splash_big(rng), 0.43, 0.8, 0.0, 0.2)
    mix.add(tom(rng, 75), 0.43, 0.5)
    for at, pitches in (
        (1.10, (60, 64, 67)),
        (1.27, (60, 64, 67)),
        (1.52, (59, 65, 67)),
        (1.78, (60, 64, 72)),
    ):
        _chord(mix, at, pitches, 0.30)
    for at, low in ((1.10, 48), (1.52, 43), (1.78, 48)):
        mix.add(bass(low, 0.4), at, 0.34)
    mix.add(bubble(1100, 0.2, 4.2, 0.04), 2.02, 0.22, 0.4, 0.5)
    return mix.finish(rng, 0.4)


def start(rng: Rng) -> Signal:
    """A pick-up, a bright chord, a splash: off we go."""
    mix = Stereo(2.6)
    for k, pitch in enumerate((67, 69, 71)):
        mix.add(pluck(pitch, 0.6, 0.6, k), 0.12 * k, 0.4, -0.2)
        mix.add(marimba(pitch), 0.12 * k, 0.35, 0.2)
    for k in range(3):
        mix.add(tom(rng, 100 + 14 * k), 0.12 * k, 0.25, -0.2 + 0.2 * k, 0.1)
    _chord(mix, 0.38, (64, 67, 72, 76), 0.42)
    mix.add(bass(48, 0.5), 0.38, 0.42)
    mix.add(kick(rng), 0.38, 0.4, 0, 0.1)
    for at, pitch, length in (
        (0.38, 79, 0.22),
        (0.62, 76, 0.10),
        (0.74, 79, 0.10),
        (0.86, 84, 0.7),
    ):
        mix.add(clarinet(pitch - 12, length), at, 0.26, -0.1)
        mix.add(bell(pitch, 1.0), at, 0.14, 0.35)
    _chord(mix, 0.86, (67, 72, 76), 0.36)
    mix.add(bass(48, 0.6), 0.86, 0.36)
    mix.add(water.splash_medium(rng), 0.87, 0.22)
    return mix.finish(rng, 0.45)
