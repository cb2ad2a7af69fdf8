"""Music of Swamp, and the layer that may be faded in over it as tension grows.

Both are loops of one length over the same chords.
"""

from functools import partial

from tools.sounds import instruments as play
from tools.sounds.score import VIBES, Song, ring, rising
from tools.sounds.synth import Rng, Signal

SWAMP_CHORDS = (
    "Dm9 | G6 | Dm9 | G | Bbmaj7 | Am7 | Gm7 | A7sus A7 |"
    "Fmaj7 | C | Gm7 | Dm | Bbmaj7 | F | Gm7 | A7 |"
    "Dm9 | G6 | Dm9 | G | Bbmaj7 | C | Dm9 | A7sus"
)
SWAMP_A = (
    "A4 - - - D5 - E5 - | D5 - - - B4 - - - | A4 - - - F4 - A4 - | G4 - - - - - . . |"
    "F4 - A4 - D5 - F5 - | E5 - - D5 C5 - - - | Bb4 - - C5 D5 - Bb4 - | A4 - - - - - . ."
)
SWAMP_B = (
    "C5 - F5 - A5 - - G5 | G5 - - E5 - - C5 - | D5 - G5 - Bb5 - - A5 | A5 - - F5 - - - . |"
    "D5 - F5 - D5 - C5 Bb4 | C5 - - - A4 - - - | Bb4 - A4 - G4 - Bb4 - | A4 - - - C#5 - E5 -"
)
SWAMP_END = (
    "F5 - - E5 D5 - A4 - | B4 - - - D5 - - - | A4 - - F4 A4 - D5 - | B4 - - - - - . . |"
    "D5 - C5 Bb4 - - F4 - | G4 - - - E5 - C5 - | D5 - - - - - - - | . . . . . . . ."
)
TEMPO = 84
SOFT_STRING = ring(lambda pitch, held: play.pluck(pitch, held, 0.45, 3), 1.2)


def calm(rng: Rng) -> Signal:
    """Dusk: a low clarinet over plucked chords, a whistle across the water."""
    song = Song(rng, SWAMP_CHORDS, TEMPO, lead=0.52, drums=3.2)
    song.melody(SWAMP_A, 0, play.clarinet, 0.23, -0.12, 0.5)
    song.melody(SWAMP_B, 8, play.whistle, 0.13, 0.22, 0.6)
    song.melody(SWAMP_B, 8, SOFT_STRING, 0.10, 0.3, 0.4, shift=-12)
    song.melody(SWAMP_END, 16, play.clarinet, 0.22, -0.12, 0.5)
    song.melody(SWAMP_END, 16, VIBES, 0.05, 0.35, 0.5)
    song.arpeggio((0, 1, 2, 3, 2, 3, 1, 2), 55, 0.3, 0.115, -0.3)
    song.pads(52, 0.035)
    for bar in range(song.bars):
        song.play(play.bass(song.root(bar, 0), 1.1), bar, 0, 0.26, 0, 0.08)
        song.play(play.bass(song.fifth(bar, 4), 1.1), bar, 4, 0.17, 0, 0.08)
    song.beat(play.shaker, {2: 0.028, 6: 0.028}, 0.4)
    song.beat(partial(play.conga, f=120), {0: 0.06, 5: 0.035}, 0.15)
    drops = [(bar, step, rng.uniform(700, 1100)) for bar in range(3, 24, 4) for step in (3.5, 7)]
    song.bubbles(tuple(drops), 0.09)
    return song.finish(0.55)


def tense(rng: Rng) -> Signal:
    """The pulse: low marimba sixteenths, hand drums, a quivering bed."""
    song = Song(rng, SWAMP_CHORDS, TEMPO, drums=2.2)
    for bar in range(song.bars):
        swell = rising(bar, 0.75)
        for k in range(16):
            pitches = song.chord(bar, k / 2).voicing(52)
            pitch = (pitches[0], pitches[2], pitches[1], pitches[-1])[k % 4]
            accent = 1.0 if k in (0, 3, 6, 10, 13) else 0.5
            song.play(play.marimba(pitch, 0.5), bar, k / 2, 0.14 * accent * swell, 0.25, 0.2)
        for step in (0, 1.5, 3, 5, 6.5):
            low = song.root(bar, step, 43)
            song.play(play.muted(low), bar, step, 0.14 * swell, -0.3, 0.2)
    song.beat(partial(play.conga, f=95), {0: 0.14, 4: 0.10}, swell=0.75)
    song.beat(partial(play.conga, f=150), {3: 0.11, 6: 0.10}, 0.12, swell=0.75)
    song.beat(
        partial(play.conga, f=190), {1.5: 0.08, 5.5: 0.08, 7: 0.09, 7.5: 0.07}, 0.2, swell=0.75
    )
    song.beat(play.shaker, {k / 2: (0.018, 0.012, 0.03, 0.012)[k % 4] for k in range(16)}, -0.45)
    song.pads(57, 0.03, tremble=0.5, swell=0.75)
    return song.finish(0.4)
