"""Written music: melodies and chords as text, and the grid that turns steps into seconds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.sounds.synth import Rng, Signal, Stereo

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
    """A loop on a grid of eighths, eight to the bar; everything is heard slightly unevenly."""

    def __init__(self, rng: Rng, bars: int, tempo: float, swing: float = 0.0) -> None:
        self.rng = rng
        self.bars = bars
        self.mix = Stereo(bars * 4 * 60 / tempo, loop=True)
        self.eighth = self.mix.seconds / (bars * 8)
        self.swing = swing

    def at(self, bar: int, step: float) -> float:
        """Return the time of a step (an eighth; halves are sixteenths) of a bar."""
        late = self.swing if step % 2 == 1 else 0.0
        return (bar * 8 + step + late) * self.eighth

    def play(
        self,
        sound: Signal,
        bar: int,
        step: float,
        gain: float,
        pan: float = 0.0,
        send: float = 0.3,
    ) -> None:
        """Mix a sound in at a step, a few milliseconds and percent off, as people play."""
        at = self.at(bar, step) + self.rng.normal(0, 0.0025)
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
            accent = 1.08 if step % 4 == 0 else 0.95
            # Lengths are rounded so that equal notes are made once.
            seconds = round(held * self.eighth, 2)
            self.play(
                voice(pitch + shift, seconds), bar + step // 8, step % 8, gain * accent, pan, send
            )

    def each(self, steps: tuple[float, ...], every: int = 1, phase: int = 0) -> Iterator[tuple[int, float]]:
        """Yield (bar, step) for a rhythm in each bar, or in one of `every` bars."""
        for bar in range(phase, self.bars, every):
            for step in steps:
                yield bar, step

    def finish(self, tau: float = 0.4) -> Signal:
        """Return the finished loop."""
        return self.mix.finish(self.rng, tau)
