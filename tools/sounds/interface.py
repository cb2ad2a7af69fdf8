"""Sounds of menus: short, soft, wooden or wet, tuned to C major."""

import numpy as np

from tools.sounds.instruments import bell, hertz, marimba, pluck
from tools.sounds.synth import (
    Rng,
    Signal,
    add,
    bubble,
    burst,
    decay,
    fade,
    modes,
    samples,
    time,
    tone,
)


def _blip(f: float, bend: float) -> Signal:
    """A round droplet of a tone whose pitch bends within 30 ms."""
    t = time(0.10)
    curve = f * (1 + (bend - 1) * np.clip(t / 0.03, 0, 1))
    return fade(
        tone(curve) * decay(t, 0.028) + 0.2 * tone(2 * curve) * decay(t, 0.012), 0.002, 0.02
    )


def _melody(notes: tuple[tuple[float, float], ...], seconds: float, gain: float = 0.6) -> Signal:
    out = np.zeros(samples(seconds))
    for pitch, at in notes:
        add(out, marimba(pitch, 0.5), at, gain)
    return fade(out, 0.001, 0.2)


def ui_focus(rng: Rng) -> Signal:
    return _blip(hertz(79) * rng.uniform(0.95, 1.06), rng.uniform(1.04, 1.10))


def ui_select(rng: Rng) -> Signal:
    out = np.zeros(samples(0.4))
    add(out, _blip(hertz(79) * rng.uniform(0.985, 1.015), 1.02), 0, 0.7)
    add(out, marimba(84 + rng.uniform(-0.25, 0.25), 0.32), 0.06, 0.7)
    return out


def ui_back(rng: Rng) -> Signal:
    shift = rng.uniform(0.92, 1.08)
    out = np.zeros(samples(0.25))
    add(out, _blip(hertz(76) * shift, 0.9), 0, 0.8)
    add(out, _blip(hertz(69) * shift, 0.88), rng.uniform(0.055, 0.08), 0.7)
    return out


def ui_toggle(rng: Rng) -> Signal:
    f = rng.uniform(840, 960)
    out = np.zeros(samples(0.2))
    add(out, burst(rng, 1500, 6000, 0.002), 0, 0.4)
    add(out, modes(rng, ((f, 1, 0.014), (f * 2.4, 0.4, 0.008))), 0.0, 0.6)
    add(out, bubble(f * 0.9, 0.12, 5, 0.022), 0.035, 0.7)
    return out


def ui_refused(rng: Rng) -> Signal:
    low = 60 + rng.uniform(-1, 1)
    return _melody(((low, 0.0), (low - 1, 0.10)), 0.38)


def ui_slider(rng: Rng) -> Signal:
    f = rng.uniform(1250, 1450)
    out = np.zeros(samples(0.09))
    add(out, modes(rng, ((f, 1, 0.010), (f * 2.76, 0.25, 0.005))))
    return out


def _dive(rng: Rng, pitches: tuple[int, ...], rising: bool) -> Signal:
    out = np.zeros(samples(0.95))
    for k, pitch in enumerate(pitches):
        add(out, pluck(pitch, 0.6, 0.4, k), 0.07 * k, 0.45)
        add(out, marimba(pitch, 0.5), 0.07 * k, 0.35)
    for k in range(6):
        f = rng.uniform(350, 900) * (1.15**k if rising else 0.87**k)
        add(out, bubble(f, 0.1, 4, 0.02), 0.16 + 0.05 * k + rng.uniform(0, 0.02), 0.22)
    return out


def pause_in(rng: Rng) -> Signal:
    """The game dips under water: a falling chord and bubbles."""
    return _dive(rng, (79, 76, 72, 67), rising=False)


def pause_out(rng: Rng) -> Signal:
    return _dive(rng, (67, 72, 76, 79), rising=True)


def notice(rng: Rng) -> Signal:
    out = np.zeros(samples(1.0))
    second = rng.choice([84, 86, 88]) + rng.uniform(-0.2, 0.2)
    add(out, bell(79, 0.6), 0, 0.5)
    add(out, bell(second, 0.8), 0.12, 0.55)
    add(out, bubble(rng.uniform(900, 1200), 0.15, 4, 0.03), 0.26, 0.3)
    return out
