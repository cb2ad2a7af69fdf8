"""From samples to files: trimming, matched loudness, Ogg Vorbis that is the same on each build."""

import zlib
from pathlib import Path

import numpy as np
import soundfile as sf

from tools.sounds.synth import RATE, Signal, fade, samples, spectrum_filter

PEAK = 10 ** (-3.2 / 20)
_MIRRORED = bytes(int(f"{b:08b}"[::-1], 2) for b in range(256))


def _weighted(x: Signal) -> Signal:
    """Return the signal as the ear weighs it: less of the bass, more of the presence."""
    return spectrum_filter(
        x, lambda f: (1 + 0.6 / (1 + (1500 / f) ** 2)) / np.sqrt(1 + (110 / f) ** 4)
    )


def loudness(x: Signal, loop: bool) -> float:
    """Return the weighted level in dB: of the whole loop, or of the loudest 80 ms of the rest."""
    power = _weighted(x) ** 2
    if power.ndim == 2:
        power = power.mean(axis=1)
    if not loop:
        size = samples(0.08)
        sums = np.cumsum(np.concatenate([np.zeros(size), power, np.zeros(size)]))
        power = (sums[size:] - sums[:-size]) / size
        return float(10 * np.log10(power.max() + 1e-12))
    return float(10 * np.log10(power.mean() + 1e-12))


def _soft_limit(x: Signal) -> Signal:
    """Bend what lies above seven tenths of the peak, so that nothing exceeds it."""
    knee = 0.7 * PEAK
    a = np.abs(x)
    bent = knee + (PEAK - knee) * np.tanh((a - knee) / (PEAK - knee))
    return np.where(a > knee, np.sign(x) * bent, x)


def master(x: Signal, target: float, loop: bool) -> Signal:
    """Return the signal without direct current, at `target` dB of loudness, peak below -3 dBFS."""
    if loop:
        x = x - x.mean(axis=0)
    else:
        silence = np.zeros((samples(0.05), *x.shape[1:]))
        x = spectrum_filter(np.concatenate([x, silence]), lambda f: 1 / np.sqrt(1 + (28 / f) ** 4))
        level = np.abs(x) if x.ndim == 1 else np.abs(x).max(axis=1)
        heard = np.flatnonzero(level > level.max() * 10 ** (-60 / 20))
        x = fade(x[: heard[-1] + 1], 0.001, min(0.03, len(x) / RATE / 5))
        x = x - x.mean(axis=0)
    gain = 10 ** ((target - loudness(x, loop)) / 20)
    # A click of a few milliseconds can't be as loud as a splash: bend it by 4 dB at the most.
    gain = min(gain, PEAK * 10 ** (4 / 20) / np.abs(x).max())
    return _soft_limit(x * gain)


def _page_checksum(page: bytes) -> int:
    # Ogg's CRC is zlib's with bits mirrored, and without zlib's inversions.
    mirrored = zlib.crc32(page.translate(_MIRRORED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{mirrored:032b}"[::-1], 2)


def with_serial(data: bytes, serial: int) -> bytes:
    """Return an Ogg stream with another serial number on each page (the encoder draws one)."""
    out, at = bytearray(data), 0
    while at < len(out):
        lacing = out[at + 27 : at + 27 + out[at + 26]]
        end = at + 27 + len(lacing) + sum(lacing)
        out[at + 14 : at + 18] = serial.to_bytes(4, "little")
        out[at + 22 : at + 26] = bytes(4)
        out[at + 22 : at + 26] = _page_checksum(bytes(out[at:end])).to_bytes(4, "little")
        at = end
    return bytes(out)


def save(path: Path, x: Signal, quality: float) -> None:
    """Write Ogg Vorbis of a quality from 0 to 1."""
    channels = 1 if x.ndim == 1 else x.shape[1]
    with sf.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:
        # The encoder keeps a block on the stack: a whole song at once would overflow it.
        for i in range(0, len(x), 8192):
            file.write(x[i : i + 8192].astype("float32"))
    path.write_bytes(with_serial(path.read_bytes(), zlib.crc32(path.name.encode())))
