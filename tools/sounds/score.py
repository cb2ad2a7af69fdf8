"""Written music: melodies and chords as text, and the grid that turns steps into seconds."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from tools.sounds.instruments import bell, marimba, pad, pluck, vibes
from tools.sounds.synth import Rng, Signal, Stereo, bubble, samples

_LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_QUALITIES = {
    "": (0, 4, 7),
    "6": (0, 4, 7, 9),
    "maj7": (0, 4, 7, 11),
    "maj9": (0, 4, 11, 14),
    "7": (0, 4, 7, 10),
    "9": (0, 4, 10, 14),
    "13": (0, 4, 10, 21),
    "7b9": (0, 4, 10, 13),
    "7sus": (0, 5, 7, 10),
    "m": (0, 3, 7),
    "m6": (0, 3, 7, 9),
    "m7": (0, 3, 7, 10),
    "m9": (0, 3, 10, 14),
}

Instrument = Callable[[float, float], Signal]
Drum = Callable[[Rng], Signal]
Hits = Mapping[float, float]


def _letter(text: str) -> tuple[int, str]:
    """Return the pitch class that a text begins with, and the rest of the text."""
    value, rest = _LETTERS[text[0]], text[1:]
    while rest and rest[0] in "#b":
        value, rest = value + (1 if rest[0] == "#" else -1), rest[1:]
    return value % 12, rest


def pitch_of(name: str) -> int:
    """Return the MIDI pitch of a note such as ``Eb5``."""
    value, octave = _letter(name)
    return value + 12 * (int(octave) + 1)


@dataclass(frozen=True)
class Chord:
    """A chord symbol such as ``Gm7``: its root's pitch class and its tones' pitch classes."""

    root: int
    tones: tuple[int, ...]

    @staticmethod
    def parse(symbol: str) -> "Chord":
        """Return the chord of a symbol."""
        root, quality = _letter(symbol)
        return Chord(root, tuple((root + i) % 12 for i in _QUALITIES[quality]))

    def voicing(self, low: int) -> list[int]:
        """Return its tones within the octave from `low` up, so that voices move little.

        Of two tones a semitone apart the lower goes up an octave: a seventh rings, a second grates.
        """
        close = sorted(low + (tone - low) % 12 for tone in self.tones)
        return sorted(p + 12 if p + 1 in close else p for p in close)

    def bass(self, low: int = 36) -> int:
        """Return its root within the octave from `low` up."""
        return low + (self.root - low) % 12

    def fifth(self, low: int = 36) -> int:
        """Return its perfect fifth below or above the root, within a bass's reach."""
        root = self.bass(low)
        return root + 7 if root < low + 5 else root - 5


def chords(text: str) -> list[tuple[Chord, Chord]]:
    """Return a pair of chords a bar; bars are parted by ``|`` and hold one or two symbols."""
    bars = []
    for bar in text.split("|"):
        symbols = [Chord.parse(s) for s in bar.split()]
        bars.append((symbols[0], symbols[-1]))
    return bars


def notes(text: str, steps: int = 8) -> Iterator[tuple[int, int, int]]:
    """Yield (first step, steps held, pitch) of a melody.

    Bars are parted by ``|`` and hold `steps` tokens: a note, ``-`` (it goes on), ``.`` (rest).
    A bar of another length raises ValueError.
    """
    tokens: list[str] = []
    for bar in text.split("|"):
        words = bar.split()
        if len(words) != steps:
            raise ValueError(f"The bar {bar.strip()!r} has {len(words)} steps, not {steps}.")
        tokens += words
    for i, token in enumerate(tokens):
        if token in "-.":
            continue
        held = 1
        while i + held < len(tokens) and tokens[i + held] == "-":
            held += 1
        yield i, held, pitch_of(token)


class Song:
    """A loop on a grid of eighths, eight to the bar, over chords; played slightly unevenly.

    `lead` and `drums` are the faders of the melodies and of the percussion.
    """

    def __init__(
        self,
        rng: Rng,
        progression: str,
        tempo: float,
        swing: float = 0.0,
        lead: float = 1.0,
        drums: float = 1.0,
    ) -> None:
        self.rng = rng
        self.progression = chords(progression)
        self.bars = len(self.progression)
        self.mix = Stereo(self.bars * 4 * 60 / tempo, loop=True)
        self.eighth = self.mix.seconds / (self.bars * 8)
        self.swing = swing
        self.lead = lead
        self.drums = drums

    def chord(self, bar: int, step: float) -> Chord:
        """Return the chord that sounds at a step of a bar."""
        return self.progression[bar][0 if step < 4 else 1]

    def changes(self, bar: int) -> bool:
        """Say whether the bar holds two chords."""
        first, second = self.progression[bar]
        return first != second

    def root(self, bar: int, step: float, low: int = 36) -> int:
        """Return the bass pitch of the chord at a step."""
        return self.chord(bar, step).bass(low)

    def fifth(self, bar: int, step: float, low: int = 36) -> int:
        """Return the fifth below that, or the root where the bar has just changed its chord."""
        return self.root(bar, step, low) if self.changes(bar) else self.chord(bar, step).fifth(low)

    def play(
        self,
        sound: Signal,
        bar: int,
        step: float,
        gain: float,
        pan: float = 0.0,
        send: float = 0.3,
    ) -> None:
        """Mix a sound in at a step (halves are sixteenths), a few milliseconds and percent off."""
        late = self.swing if step % 2 == 1 else 0.0
        at = (bar * 8 + step + late) * self.eighth + self.rng.normal(0, 0.0025)
        self.mix.add(sound, at, gain * self.rng.uniform(0.9, 1.08), pan, send)

    def melody(
        self,
        text: str,
        bar: int,
        voice: Instrument,
        gain: float,
        pan: float = 0.0,
        send: float = 0.35,
        shift: int = 0,
    ) -> None:
        """Play a melody from a bar on; `voice(pitch, seconds)` sounds each note."""
        for step, held, pitch in notes(text):
            accent = self.lead * (1.08 if step % 4 == 0 else 0.95)
            sound = voice(pitch + shift, self.length(held))
            self.play(sound, bar + step // 8, step % 8, gain * accent, pan, send)

    def length(self, steps: float) -> float:
        """Return the seconds of some steps, rounded so that equal notes are made once."""
        return round(steps * self.eighth, 2)

    def beat(
        self,
        drum: Drum,
        hits: Hits,
        pan: float = 0.0,
        send: float = 0.2,
        bars: range | None = None,
        swell: float = 1.0,
    ) -> None:
        """Play a drum at the steps of `hits` (step to gain) in each of the bars."""
        for bar in bars or range(self.bars):
            for step, gain in hits.items():
                level = gain * self.drums * rising(bar, swell)
                self.play(drum(self.rng), bar, step, level, pan, send)

    def pads(self, low: int, gain: float, tremble: float = 0.0, swell: float = 1.0) -> None:
        """Hold each chord as a soft bed from left to right."""
        for bar in range(self.bars):
            halves = (0, 4) if self.changes(bar) else (0,)
            for step in halves:
                for k, pitch in enumerate(self.chord(bar, step).voicing(low)):
                    sound = pad(pitch, self.length(8 / len(halves)), tremble)
                    self.play(sound, bar, step, gain * rising(bar, swell), -0.45 + 0.3 * k, 0.4)

    def arpeggio(
        self, figure: tuple[int, ...], low: int, bright: float, gain: float, pan: float
    ) -> None:
        """Pluck the tones of each chord, and the lowest an octave up, in the order of a figure."""
        for bar in range(self.bars):
            for step, index in enumerate(figure):
                pitches = self.chord(bar, step).voicing(low)
                pitches = [*pitches, pitches[0] + 12]
                sound = pluck(pitches[index % len(pitches)], 1.4, bright, step % 3)
                accent = 1.3 if step % 4 == 0 else 1.0
                self.play(sound, bar, step, gain * accent, pan + 0.06 * index, 0.32)

    def strum(
        self, bar: int, step: float, pitches: list[int], gain: float, seconds: float, pan: float
    ) -> None:
        """Strike the strings of a chord one after the other."""
        for k, pitch in enumerate(pitches):
            sound = pluck(pitch, seconds, 0.5, int(step) % 3)
            self.play(sound, bar, step + 0.03 * k, gain, pan + 0.05 * k, 0.25)

    def bubbles(self, moments: tuple[tuple[int, float, float], ...], gain: float) -> None:
        """Let drops fall at (bar, step, hertz): the game's own percussion."""
        for bar, step, f in moments:
            self.play(bubble(f, 0.2, 4.2, 0.04), bar, step, gain, -0.55, 0.45)

    def finish(self, tau: float = 0.4) -> Signal:
        """Return the finished loop; its first beat stands 40 ms after the seam, clear of it."""
        return np.roll(self.mix.finish(self.rng, tau), samples(0.04), axis=0)


def rising(bar: int, lowest: float) -> float:
    """Return a gain that climbs to 1 within each four bars."""
    return lowest + (1 - lowest) * (bar % 4) / 3


def ring(instrument: Instrument, seconds: float) -> Instrument:
    """Return a struck or plucked voice that rings for its own time, whatever a note's length."""
    return lambda pitch, held: instrument(pitch, seconds)


MARIMBA = ring(marimba, 0.9)
BELL = ring(bell, 1.1)
VIBES = ring(vibes, 1.5)
