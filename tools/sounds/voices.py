"""Wordless voices: children, guests and animal players, by harmonics under moving formants."""

import numpy as np

from tools.sounds.instruments import clap
from tools.sounds.synth import (
    RATE,
    Rng,
    Signal,
    add,
    burst,
    fade,
    line,
    ramp,
    samples,
    shaped_noise,
    swept_noise,
    time,
    tone,
    unit,
    wobble,
)

# The first three formants of a grown-up's vowels.
VOWELS = {
    "a": (730.0, 1090.0, 2440.0),
    "e": (530.0, 1840.0, 2480.0),
    "i": (290.0, 2250.0, 3000.0),
    "o": (500.0, 850.0, 2410.0),
    "u": (310.0, 870.0, 2240.0),
    "ae": (660.0, 1720.0, 2410.0),
    "m": (250.0, 1000.0, 2200.0),
}
_WIDTHS = (90.0, 120.0, 180.0)
_GAINS = (1.0, 0.6, 0.3)
_CONTROL = 64

VowelPath = tuple[tuple[float, str], ...]


def _formants(path: VowelPath, scale: float, u: Signal) -> Signal:
    """Return the three formants (rows) at positions `u`."""
    where = [p for p, _ in path]
    return np.array(
        [np.interp(u, where, [VOWELS[v][i] * scale for _, v in path]) for i in range(3)]
    )


def _resonance(f: Signal, formants: Signal) -> Signal:
    gain = np.full(np.broadcast(f, formants[0]).shape, 0.012)
    for centre, width, weight in zip(formants, _WIDTHS, _GAINS, strict=True):
        gain = gain + weight / np.sqrt(1 + ((f - centre) / width) ** 2)
    return gain


def sing(
    rng: Rng,
    pitch: Signal,
    path: VowelPath,
    scale: float = 1.0,
    breath: float = 0.03,
    tilt: float = 0.6,
    rough: float = 0.01,
) -> Signal:
    """Return a voice along a pitch curve (hertz) and a path of vowels; peak 1.

    `scale` above 1 makes a smaller throat, `tilt` a darker voice, `rough` an unsteady one.
    """
    n = len(pitch)
    pitch = pitch * (1 + rough * wobble(rng, n, 3, 60))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    ticks = np.arange(0, n, _CONTROL)
    slow_pitch = pitch[ticks]
    slow_formants = _formants(path, scale, ticks / n)
    out = np.zeros(n)
    for k in range(1, min(170, int(9000 / pitch.min())) + 1):
        f = k * slow_pitch
        gain = _resonance(f, slow_formants) * k**-tilt / (1 + (f / 4200) ** 2)
        out += np.interp(np.arange(n), ticks, gain) * np.sin(k * phase)
    air = shaped_noise(rng, n, lambda u, f: _resonance(f, _formants(path, scale, np.array([u]))))
    return unit(unit(out) + breath * unit(air))


def _breath(rng: Rng, seconds: float, vowel: str, scale: float) -> Signal:
    """An h: air through a vowel."""
    n = samples(seconds)
    path: VowelPath = ((0, vowel), (1, vowel))
    air = shaped_noise(rng, n, lambda u, f: _resonance(f, _formants(path, scale, np.array([u]))))
    return unit(air) * np.sin(np.pi * ramp(n))


def _vibrato(n: int, rate: float, depth: float) -> Signal:
    return 1 + depth * np.sin(2 * np.pi * rate * np.arange(n) / RATE)


def shriek(rng: Rng) -> Signal:
    """A child meets cold water."""
    n = samples(rng.uniform(0.5, 0.68))
    top = rng.uniform(1000, 1200)
    pitch = line(n, (0, 560), (0.22, top), (0.7, top * 0.95), (1, top * 0.62))
    voice = sing(rng, pitch * _vibrato(n, 8.5, 0.025), ((0, "a"), (0.3, "i"), (1, "ae")), 1.3, 0.06)
    return voice * line(n, (0, 0), (0.08, 0.9), (0.6, 1), (1, 0))


def _laugh(rng: Rng, base: float, scale: float, count: int, vowel: str, rate: float) -> Signal:
    out = np.zeros(samples(count / rate + 0.25))
    at = 0.0
    for k in range(count):
        d = 0.6 / rate
        n = samples(d)
        f = base * (1.12 - 0.045 * k) * rng.uniform(0.96, 1.05)
        voice = sing(
            rng,
            line(n, (0, f * 1.08), (0.3, f * 1.12), (1, f * 0.86)),
            ((0, vowel), (1, vowel)),
            scale,
        )
        add(out, _breath(rng, 0.05, vowel, scale), at, 0.22)
        add(out, voice * np.sin(np.pi * ramp(n)) ** 0.8, at + 0.025, 0.9 - 0.06 * k)
        at += rng.uniform(0.93, 1.07) / rate
    return out


def giggle(rng: Rng) -> Signal:
    vowel = str(rng.choice(["i", "e", "ae"]))
    return _laugh(
        rng, rng.uniform(430, 540), 1.3, int(rng.integers(5, 8)), vowel, rng.uniform(7, 8.2)
    )


def gasp(rng: Rng) -> Signal:
    """Air drawn in, with a little voice."""
    d = rng.uniform(0.30, 0.38)
    n = samples(d)
    path: VowelPath = ((0, "u"), (0.5, "a"), (1, "ae"))
    air = unit(
        shaped_noise(rng, n, lambda u, f: _resonance(f, _formants(path, 1.25, np.array([u]))))
    )
    f = rng.uniform(340, 420)
    voice = sing(rng, line(n, (0, f * 0.8), (1, f * 1.5)), path, 1.2, 0.1, 0.9)
    env = line(n, (0, 0), (0.55, 0.8), (0.85, 1), (1, 0))
    out: Signal = air * env + 0.25 * voice * env**2
    return out


def _aww(rng: Rng, base: float, scale: float) -> Signal:
    n = samples(rng.uniform(0.85, 1.05))
    pitch = line(n, (0, base), (0.25, base * 1.18), (1, base * 0.72)) * _vibrato(n, 5, 0.006)
    voice = sing(rng, pitch, ((0, "a"), (0.4, "o"), (1, "u")), scale, 0.05, 0.8)
    return voice * line(n, (0, 0), (0.12, 1), (0.6, 0.8), (1, 0))


def _crowd(rng: Rng, voices: list[Signal], spread: float) -> Signal:
    out = np.zeros(max(len(v) for v in voices) + samples(spread))
    for voice in voices:
        add(out, voice, rng.uniform(0, spread), rng.uniform(0.5, 1) / np.sqrt(len(voices)))
    return out


def aww(rng: Rng) -> Signal:
    return _crowd(
        rng, [_aww(rng, rng.uniform(240, 420), rng.uniform(1.05, 1.3)) for _ in range(5)], 0.12
    )


def _hooray(rng: Rng) -> Signal:
    n = samples(rng.uniform(0.7, 1.05))
    base = rng.uniform(300, 520)
    pitch = line(n, (0, base * 0.8), (0.25, base * 1.15), (0.6, base * 1.35), (1, base * 0.95))
    path: VowelPath = ((0, "u"), (0.3, "a"), (0.65, "e"), (1, "i"))
    voice = sing(
        rng, pitch * _vibrato(n, rng.uniform(5, 7), 0.012), path, rng.uniform(1.1, 1.35), 0.05
    )
    return voice * line(n, (0, 0), (0.15, 0.8), (0.65, 1), (1, 0))


def cheer_small(rng: Rng) -> Signal:
    return _crowd(rng, [_hooray(rng) for _ in range(4)], 0.15)


def cheer_big(rng: Rng) -> Signal:
    out = np.zeros(samples(2.3))
    for k in range(11):
        add(
            out,
            _hooray(rng),
            rng.uniform(0, 0.35) + (0.75 if k % 3 == 2 else 0),
            rng.uniform(0.25, 0.5),
        )
    for _ in range(46):
        at = rng.uniform(0.3, 2.0)
        add(out, clap(rng), at, rng.uniform(0.08, 0.2) * np.sin(np.pi * at / 2.2))
    return out


def laugh_crowd(rng: Rng) -> Signal:
    laughs = [
        _laugh(
            rng,
            rng.uniform(210, 420),
            rng.uniform(1.05, 1.3),
            int(rng.integers(6, 10)),
            str(rng.choice(["a", "e", "o", "ae"])),
            rng.uniform(5, 7),
        )
        for _ in range(6)
    ]
    return _crowd(rng, laughs, 0.35)


def frog_croak(rng: Rng, deep: float = 1.0) -> Signal:
    """Rib-bit."""
    out = np.zeros(samples(0.62))
    base = rng.uniform(74, 88) * deep
    for at, d, bend, scale in ((0, 0.15, 0.92, 0.8), (0.2, 0.26, 1.22, 1.05)):
        n = samples(d)
        pitch = line(n, (0, base * bend * 0.92), (0.6, base * bend * 1.1), (1, base * bend))
        voice = sing(rng, pitch, ((0, "o"), (1, "a")), scale * deep**0.5, 0.04, 0.15, 0.03)
        add(out, voice * np.sin(np.pi * ramp(n)) ** 0.6, at, 0.9)
    return out


def animal_frog(rng: Rng) -> Signal:
    return frog_croak(rng)


def animal_duck(rng: Rng) -> Signal:
    """Two or three nasal quacks."""
    count = int(rng.integers(2, 4))
    out = np.zeros(samples(0.23 * count + 0.2))
    base = rng.uniform(215, 250)
    for k in range(count):
        n = samples(0.17)
        f = base * (1.08 - 0.07 * k)
        voice = sing(
            rng,
            line(n, (0, f * 0.9), (0.2, f * 1.12), (1, f * 0.82)),
            ((0, "e"), (0.3, "ae"), (1, "a")),
            1.45,
            0.06,
            0.05,
            0.02,
        )
        add(out, voice * line(n, (0, 0), (0.1, 1), (0.6, 0.7), (1, 0)), 0.22 * k, 1 - 0.18 * k)
    return out


def animal_crocodile(rng: Rng) -> Signal:
    """A rolling growl, more show than threat."""
    n = samples(rng.uniform(0.85, 1.05))
    base = rng.uniform(48, 58)
    pitch = line(n, (0, base), (0.4, base * 1.3), (1, base * 0.85))
    voice = sing(rng, pitch, ((0, "u"), (0.4, "a"), (1, "o")), 0.85, 0.08, 0.5, 0.06)
    roll = 1 - 0.5 * (0.5 + 0.5 * np.sin(2 * np.pi * 21 * np.arange(n) / RATE))
    return voice * roll * line(n, (0, 0), (0.3, 1), (0.7, 0.8), (1, 0))


def animal_heron(rng: Rng) -> Signal:
    """A hiss and a hoarse krak."""
    out = np.zeros(samples(0.85))
    hiss = swept_noise(rng, 0.38, lambda u: 3800 + 1400 * u, 0.4)
    add(out, hiss * np.sin(np.pi * ramp(len(hiss)) ** 1.5) ** 1.2, 0, 0.45)
    n = samples(0.27)
    f = rng.uniform(150, 180)
    voice = sing(
        rng,
        line(n, (0, f), (0.3, f * 1.25), (1, f * 0.8)),
        ((0, "a"), (1, "ae")),
        1.35,
        0.35,
        0.1,
        0.08,
    )
    add(out, voice * line(n, (0, 0), (0.08, 1), (0.6, 0.7), (1, 0)), 0.36, 0.8)
    return out


def animal_otter(rng: Rng) -> Signal:
    """Bright chirps."""
    out = np.zeros(samples(0.75))
    at = 0.0
    for _ in range(int(rng.integers(3, 5))):
        n = samples(rng.uniform(0.08, 0.12))
        f = rng.uniform(1250, 1650)
        pitch = line(n, (0, f), (0.35, f * rng.uniform(1.4, 1.65)), (1, f * 1.1))
        x = (tone(pitch) + 0.25 * tone(2 * pitch)) * np.sin(np.pi * ramp(n)) ** 1.3
        add(out, x, at, rng.uniform(0.7, 1))
        at += n / RATE + rng.uniform(0.035, 0.07)
    return out


def animal_turtle(rng: Rng) -> Signal:
    """A slow, contented mm-hm."""
    out = np.zeros(samples(1.05))
    base = rng.uniform(125, 150)
    for at, d, bend in ((0, 0.34, 0.92), (0.4, 0.5, 1.14)):
        n = samples(d)
        pitch = line(n, (0, base * bend), (0.5, base * bend * 1.06), (1, base * bend * 0.94))
        voice = sing(
            rng, pitch * _vibrato(n, 5, 0.008), ((0, "m"), (0.4, "u"), (1, "m")), 0.95, 0.03, 1.0
        )
        add(out, voice * np.sin(np.pi * ramp(n)) ** 0.7, at, 0.9)
    return out


def animal_raccoon(rng: Rng) -> Signal:
    """Fast chitter."""
    count = int(rng.integers(8, 12))
    out = np.zeros(samples(0.062 * count + 0.25))
    base = rng.uniform(560, 680)
    at = 0.0
    for k in range(count):
        n = samples(0.042)
        f = base * (1 + 0.28 * np.sin(np.pi * k / count)) * rng.uniform(0.95, 1.05)
        voice = sing(
            rng, line(n, (0, f * 1.15), (1, f * 0.85)), ((0, "e"), (1, "ae")), 1.4, 0.12, 0.3
        )
        add(out, voice * np.sin(np.pi * ramp(n)), at, rng.uniform(0.6, 1))
        at += rng.uniform(0.052, 0.070)
    return out


def animal_toad(rng: Rng) -> Signal:
    """A burp of some standing."""
    n = samples(rng.uniform(0.5, 0.68))
    base = rng.uniform(88, 102)
    pitch = line(n, (0, base * 0.8), (0.15, base * 1.15), (0.6, base * 0.85), (1, base * 0.6))
    voice = sing(rng, pitch, ((0, "o"), (0.35, "a"), (1, "u")), 0.9, 0.04, 0.5, 0.05)
    flutter = 1 + 0.3 * np.sin(2 * np.pi * np.cumsum(line(n, (0, 34), (1, 18))) / RATE)
    return voice * flutter * line(n, (0, 0), (0.06, 1), (0.7, 0.8), (1, 0))


def footsteps(rng: Rng, count: int, period: float) -> Signal:
    """Running on grass."""
    out = np.zeros(samples(count * period + 0.15))
    for k in range(count):
        at = k * period * rng.uniform(0.97, 1.03)
        t = time(0.09)
        thud = fade(
            tone((165 if k % 2 else 190) * np.exp(-t * 6)) * np.exp(-t / 0.018), 0.002, 0.02
        )
        add(out, thud, at, 0.8)
        add(out, burst(rng, 700, 3600, 0.014), at + 0.008, rng.uniform(0.55, 0.8))
    return out
