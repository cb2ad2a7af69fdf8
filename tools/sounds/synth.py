"""Building blocks of the synthesis: oscillators, noise, filters, envelopes, mixing, reverb.

Signals are float64 arrays at 44.1 kHz; times are seconds, frequencies hertz, pans -1 to 1.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Signal = NDArray[Any]
Rng = np.random.Generator
Curve = Callable[[float], float]


def samples(seconds: float) -> int:
    """Return how many samples the time holds."""
    return max(1, round(seconds * RATE))


def time(seconds: float) -> Signal:
    """Return the time of each sample."""
    return np.arange(samples(seconds)) / RATE


def ramp(n: int) -> Signal:
    """Return `n` values from 0 to 1."""
    return np.linspace(0.0, 1.0, n)


def decay(t: Signal, tau: float) -> Signal:
    """Return an exponential decay with time constant `tau`."""
    return np.exp(-t / tau)


def line(n: int, *points: tuple[float, float]) -> Signal:
    """Return a curve of `n` samples through (position 0 to 1, value) points."""
    return np.interp(ramp(n), [p for p, _ in points], [v for _, v in points])


def fade(x: Signal, rise: float = 0.002, fall: float = 0.01) -> Signal:
    """Return a copy that begins and ends in silence."""
    y = x.copy()
    a, b = min(samples(rise), len(y)), min(samples(fall), len(y))
    shape_in, shape_out = np.sin(ramp(a) * np.pi / 2) ** 2, np.cos(ramp(b) * np.pi / 2) ** 2
    y[:a] *= shape_in if y.ndim == 1 else shape_in[:, None]
    y[-b:] *= shape_out if y.ndim == 1 else shape_out[:, None]
    return y


def unit(x: Signal) -> Signal:
    """Return the signal scaled to a peak of 1."""
    return x / float(np.abs(x).max() + 1e-12)


def tone(frequency: Signal) -> Signal:
    """Return a sine that follows a frequency curve."""
    return np.sin(2 * np.pi * np.cumsum(frequency) / RATE)


def noise(rng: Rng, seconds: float) -> Signal:
    """Return white noise."""
    return rng.standard_normal(samples(seconds))


def spectrum_filter(x: Signal, gain: Callable[[Signal], Signal]) -> Signal:
    """Multiply the spectrum of a signal (along axis 0) by `gain` of the frequency, circularly."""
    spectrum = np.fft.rfft(x, axis=0)
    g = gain(np.fft.rfftfreq(len(x), 1 / RATE) + 1e-6)
    return np.fft.irfft(spectrum * (g if x.ndim == 1 else g[:, None]), len(x), axis=0)


def band(x: Signal, low: float, high: float, order: float = 2.0) -> Signal:
    """Return the part of `x` between two frequencies, with soft edges; a loop stays a loop."""
    return spectrum_filter(
        x,
        lambda f: 1 / np.sqrt((1 + (low / f) ** (2 * order)) * (1 + (f / high) ** (2 * order))),
    )


def burst(rng: Rng, low: float, high: float, tau: float) -> Signal:
    """Return a short click of band noise with a peak of 1."""
    t = time(max(0.004, tau * 6))
    return fade(unit(band(rng.standard_normal(len(t)), low, high) * decay(t, tau)), 0.0004, tau)


def shaped_noise(rng: Rng, n: int, mask: Callable[[float, Signal], Signal]) -> Signal:
    """Return `n` samples of noise whose spectrum is `mask(position 0 to 1, frequencies)`."""
    size, hop = 512, 128
    source = rng.standard_normal(n + 2 * size)
    out = np.zeros(n + 2 * size)
    window = np.hanning(size + 1)[:-1]
    f = np.fft.rfftfreq(size, 1 / RATE) + 1
    for i in range(0, n + size, hop):
        spectrum = np.fft.rfft(source[i : i + size] * window)
        u = min(1.0, max(0.0, (i - size / 2) / n))
        out[i : i + size] += np.fft.irfft(spectrum * mask(u, f), size) * window
    return out[size : size + n] / 1.5


def swept_noise(rng: Rng, seconds: float, centre: Curve, octaves: float = 0.8) -> Signal:
    """Return noise in a band whose centre moves; peak 1."""
    return unit(
        shaped_noise(
            rng,
            samples(seconds),
            lambda u, f: np.exp(-0.5 * (np.log2(f / centre(u)) / octaves) ** 2),
        )
    )


def wobble(rng: Rng, n: int, low: float, high: float) -> Signal:
    """Return a slow random curve with a standard deviation of 1."""
    x = band(rng.standard_normal(n), low, high)
    return x / float(x.std() + 1e-12)


def modes(
    rng: Rng, partials: tuple[tuple[float, float, float], ...], detune: float = 0.01
) -> Signal:
    """Return a struck body: (frequency, gain, time constant) per mode, each a little detuned."""
    t = time(6 * max(tau for _, _, tau in partials))
    out = np.zeros(len(t))
    for frequency, gain, tau in partials:
        f = frequency * rng.uniform(1 - detune, 1 + detune)
        out += gain * np.sin(2 * np.pi * f * t) * decay(t, tau)
    return fade(out, 0.0006, 0.01)


def bubble(f: float, seconds: float = 0.09, rise: float = 3.0, tau: float = 0.025) -> Signal:
    """Return one bubble in water: a short sine of rising pitch."""
    t = time(seconds)
    return fade(tone(f * (1 + rise * t)) * decay(t, tau) * (1 - np.exp(-t / 0.0012)), 0.0005, 0.005)


def add(out: Signal, x: Signal, at: float = 0.0, gain: float = 1.0) -> None:
    """Mix mono `x` into mono `out`; what goes beyond the end is cut."""
    i = samples(at) if at > 0 else 0
    n = min(len(x), len(out) - i)
    if n > 0:
        out[i : i + n] += gain * x[:n]


def impulse_response(rng: Rng, tau: float) -> Signal:
    """Return a diffuse stereo room: decaying noise after 12 ms, each channel of energy 1."""
    t = time(min(4.0, tau * 5))
    room = rng.standard_normal((len(t), 2)) * decay(t, tau)[:, None]
    room = np.vstack([np.zeros((samples(0.012), 2)), room])
    room = spectrum_filter(room, lambda f: 1 / (1 + (f / 3800) ** 2) / (1 + (180 / f) ** 2))
    energy: Signal = (room**2).sum(axis=0)
    return room / np.sqrt(energy)


def reverb(x: Signal, room: Signal, loop: bool) -> Signal:
    """Return the room's answer to stereo `x`; in a loop its tail goes on at the beginning."""
    n = len(x) if loop else len(x) + len(room)
    crossed = x * 0.6 + x[:, ::-1] * 0.4
    return np.fft.irfft(np.fft.rfft(crossed, n, axis=0) * np.fft.rfft(room, n, axis=0), n, axis=0)[
        : len(x)
    ]


class Stereo:
    """A stereo mix with a reverb send; in a loop all that reaches beyond the end wraps round."""

    def __init__(self, seconds: float, loop: bool = False) -> None:
        # A multiple of 1000 keeps the long Fourier transforms quick.
        n = -(-samples(seconds) // 1000) * 1000 if not loop else round(seconds * RATE / 1000) * 1000
        self.loop = loop
        self.dry = np.zeros((n, 2))
        self.send = np.zeros((n, 2))

    @property
    def seconds(self) -> float:
        """The exact length."""
        return len(self.dry) / RATE

    def add(
        self, x: Signal, at: float, gain: float = 1.0, pan: float = 0.0, send: float = 0.3
    ) -> None:
        """Mix mono `x` in at a time, `send` of it into the reverb."""
        angle = (pan + 1) * np.pi / 4
        sides = np.array([np.cos(angle), np.sin(angle)]) * gain
        wet = send > 0
        n, start, done = len(self.dry), round(at * RATE), 0
        if self.loop:
            start %= n
        elif start < 0:
            done, start = -start, 0
        while done < len(x):
            count = min(len(x) - done, n - start)
            if count <= 0:
                break
            part = x[done : done + count, None] * sides
            self.dry[start : start + count] += part
            if wet:
                self.send[start : start + count] += send * part
            done, start = done + count, 0
            if not self.loop:
                break

    def bed(self, x: Signal, gain: float = 1.0) -> None:
        """Mix a stereo signal of the whole length in, dry."""
        self.dry += gain * x

    def finish(self, rng: Rng, tau: float = 0.35) -> Signal:
        """Return the mix with its reverb."""
        return self.dry + reverb(self.send, impulse_response(rng, tau), self.loop)
