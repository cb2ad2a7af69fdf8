"""Music of Susan's garden party, and the layer that may be faded in over it as tension grows.

Both are loops of one length over the same chords.
"""

from functools import partial

from tools.sounds import instruments as play
from tools.sounds.score import VIBES, Song, ring, rising
from tools.sounds.synth import Rng, Signal

GARDEN_A1 = "Fmaj9 | D7b9 | Gm9 | C13 | Am7 | D9 | Gm7 | C9"
GARDEN_A2 = "Fmaj9 | D7b9 | Gm9 | C13 | Am7 | D9 | Gm7 C9 | F6"
GARDEN_B = "Bbmaj7 | Bbm6 | Am7 | D7b9 | Gm7 | Eb9 | Fmaj7 | C7sus"
GARDEN_CHORDS = " | ".join((GARDEN_A1, GARDEN_A2, GARDEN_B, GARDEN_A2))
GARDEN_TUNE = (
    ". C5 - A4 - C5 D5 - | Eb5 - D5 C5 - A4 F#4 - | . Bb4 - G4 - Bb4 C5 - |"
    "D5 - C5 Bb4 - G4 E4 - | . G4 - C5 - E5 - D5 | C5 - B4 C5 - F#4 A4 - |"
)
GARDEN_TUNE1 = GARDEN_TUNE + "Bb4 - - A4 Bb4 - D5 - | C5 - - - . . . ."
GARDEN_TUNE2 = GARDEN_TUNE + "Bb4 - A4 G4 - D5 - E4 | F4 - - - - . A4 C5"
GARDEN_BRIDGE = (
    "D5 - - F5 - - A5 - | G5 - - F5 - Db5 - - | C5 - - E5 - - G5 - | F#5 - - Eb5 - C5 - - |"
    "Bb4 - - D5 - - F5 - | Eb5 - F5 - G5 - F5 Db5 | C5 - - A4 - - G4 - | G4 - - - Bb4 - D5 -"
)
GARDEN_COUNTER = (
    "A5 - G#5 - A5 - - - | F#5 - F5 - F#5 - - - | D5 - C#5 - D5 - - - | E5 - Eb5 - E5 - - - |"
    "C5 - B4 - C5 - - - | F#5 - F5 - E5 - - - | D5 - C#5 - D5 - Bb4 - | E5 - - - C5 - - -"
)
GARDEN_COUNTER_B = (
    "F5 - E5 - F5 - - - | Db5 - C5 - Db5 - - - | E5 - D#5 - E5 - - - | Eb5 - D5 - C5 - - - |"
    "D5 - C#5 - D5 - - - | Db5 - C5 - Bb4 - - - | A4 - G#4 - A4 - - - | Bb4 - - - G4 - - -"
)
TEMPO, SWING = 128, 0.05
BOSSA = ((0, 3, 6), (2, 5))
TIPTOE = ring(play.muted, 0.3)


def party(rng: Rng) -> Signal:
    """Elegant and sly: a bossa nova with clarinet and vibraphone."""
    song = Song(rng, GARDEN_CHORDS, TEMPO, SWING, lead=0.6, drums=3.2)
    song.melody(GARDEN_TUNE1, 0, play.clarinet, 0.21, -0.1)
    song.melody(GARDEN_TUNE2, 8, play.clarinet, 0.21, -0.1)
    song.melody(GARDEN_TUNE2, 8, VIBES, 0.07, 0.3)
    song.melody(GARDEN_BRIDGE, 16, VIBES, 0.20, 0.15, 0.45)
    song.melody(GARDEN_TUNE2, 24, play.clarinet, 0.19, -0.15)
    song.melody(GARDEN_TUNE2, 24, VIBES, 0.09, 0.3, shift=12)
    _bossa(song)
    return song.finish(0.38)


def _bossa(song: Song) -> None:
    """Guitar and rim on the bossa clave, bass, brushes."""
    for bar in range(song.bars):
        for step in BOSSA[bar % 2]:
            for k, pitch in enumerate(song.chord(bar, step).voicing(55)):
                sound = play.pluck(pitch, 0.55, 0.32, k % 3)
                song.play(sound, bar, step + 0.012 * k, 0.115, -0.3 + 0.06 * k, 0.25)
            song.play(play.block(song.rng, 1250), bar, step, 0.11, 0.45)
        song.play(play.bass(song.root(bar, 0), 0.5), bar, 0, 0.28, 0, 0.06)
        song.play(play.bass(song.root(bar, 3), 0.26), bar, 3, 0.17, 0, 0.06)
        song.play(play.bass(song.fifth(bar, 4), 0.5), bar, 4, 0.28, 0, 0.06)
        song.play(play.bass(song.fifth(bar, 7), 0.26), bar, 7, 0.17, 0, 0.06)
    song.beat(play.shaker, {k: (0.05, 0.026, 0.034, 0.04)[k % 4] for k in range(8)}, 0.35)
    song.beat(play.kick, {0: 0.11, 4: 0.11}, 0, 0.05)
    song.beat(play.brush, {2: 0.035, 6: 0.035}, -0.25)


def tense(rng: Rng) -> Signal:
    """The pulse: tiptoeing strings, a ticking clock, busy brushes."""
    song = Song(rng, GARDEN_CHORDS, TEMPO, SWING, drums=1.3)
    for bar in (0, 8, 24):
        song.melody(GARDEN_COUNTER, bar, TIPTOE, 0.20, 0.3, 0.4)
    song.melody(GARDEN_COUNTER_B, 16, TIPTOE, 0.20, 0.3, 0.4)
    for bar in range(song.bars):
        swell = rising(bar, 0.8)
        for step in range(0, 8, 2):
            low = song.root(bar, step, 48)
            song.play(play.muted(low), bar, step, 0.16 * swell, -0.3)
            high = song.chord(bar, step).voicing(55)[1 + step // 2 % 2]
            song.play(play.muted(high), bar, step + 1, 0.11 * swell, -0.3)
        for k, pitch in enumerate(song.chord(bar, 0).voicing(60)[-2:]):
            sound = play.pad(pitch, song.length(4), 0.6)
            song.play(sound, bar, 0, 0.035 * swell, 0.4 - 0.8 * k)
    song.beat(partial(play.block, f=1500), {0: 0.055, 4: 0.055}, 0.5)
    song.beat(partial(play.block, f=1180), {2: 0.055, 6: 0.055}, 0.5)
    song.beat(play.brush, {k / 2: 0.032 if k % 4 == 2 else 0.016 for k in range(16)}, -0.2)
    song.beat(partial(play.tom, f=82), {0: 0.11, 5.5: 0.11, 7: 0.11}, bars=range(1, 32, 2))
    return song.finish(0.35)
