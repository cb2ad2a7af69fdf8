"""Music of the title and of the results. Both are loops."""

from tools.sounds import instruments as play
from tools.sounds.score import BELL, MARIMBA, Song
from tools.sounds.synth import Rng, Signal

TITLE_A = "C | Am | F | G | C | Am | Dm G | C"
TITLE_B = "F | G | Em | Am | F | Fm | C | G7"
TITLE_A1 = (
    "G4 - C5 E5 - G5 - E5 | A5 - G5 E5 - C5 - . | A4 - C5 F5 - A5 - G5 | G5 - - D5 E5 - D5 B4 |"
    "G4 - C5 E5 - G5 - C6 | B5 - A5 E5 - C5 - A4 | F5 - E5 D5 - B4 - D5 | C5 - - - . . G4 A4"
)
TITLE_A2 = (
    "G4 A4 C5 E5 - G5 A5 G5 | E5 - - C5 - A4 - . | A4 - C5 F5 - A5 C6 A5 | G5 - - D5 E5 - D5 B4 |"
    "G4 - C5 E5 - G5 - C6 | B5 - A5 E5 - C5 - A4 | F5 - E5 D5 - G5 - B4 | C5 - - - E5 - G5 -"
)
TITLE_BRIDGE = (
    "A5 - - F5 A5 - C6 - | B5 - - G5 B5 - D6 - | G5 - B5 - G5 - E5 - | A5 - - - E5 - C5 - |"
    "A4 - C5 - F5 - A5 - | Ab5 - G5 - F5 - C5 - | G5 - - E5 C5 - D5 E5 | D5 - - B4 G4 - A4 B4"
)
TITLE_ANSWER = (
    ". . . . . . . . | . . . . . . C6 E6 | . . . . . . . . | . . . . . . . D6 |"
    ". . . . . . . . | . . . . . . . . | . . . . . . . . | . . E6 G6 - C6 . ."
)
TITLE_STROKES = {0: 0.95, 2: 0.75, 3: 0.5, 5: 0.62, 6: 0.8, 7: 0.5}


def title(rng: Rng) -> Signal:
    """Joyful: ukulele, marimba and a whistler, 32 bars (A A' B A)."""
    song = Song(
        rng, " | ".join((TITLE_A, TITLE_A, TITLE_B, TITLE_A)), 120, 0.14, lead=0.65, drums=2.4
    )
    for bar, text in ((0, TITLE_A1), (8, TITLE_A2), (24, TITLE_A1)):
        song.melody(text, bar, MARIMBA, 0.30, 0.2)
    song.melody(TITLE_A2, 8, play.whistle, 0.085, -0.3)
    song.melody(TITLE_BRIDGE, 16, play.whistle, 0.13, -0.15)
    song.melody(TITLE_BRIDGE, 16, MARIMBA, 0.15, 0.3, shift=-12)
    song.melody(TITLE_A1, 24, play.clarinet, 0.10, -0.3)
    for bar in (8, 24):
        song.melody(TITLE_ANSWER, bar, BELL, 0.07, 0.45)
    _title_rhythm(song)
    song.bubbles(
        ((3, 7, 1100), (7, 4, 900), (7, 5, 1250), (15, 2, 800), (23, 6, 1300), (31, 4, 950)), 0.13
    )
    return song.finish(0.32)


def _title_rhythm(song: Song) -> None:
    """Ukulele, bass and small percussion."""
    for bar in range(song.bars):
        for step, gain in TITLE_STROKES.items():
            pitches = song.chord(bar, step).voicing(60)
            pitches = [*pitches, pitches[0] + 12]
            if step % 2:
                pitches = pitches[::-1][:3]
            short = 0.34 if step in (3, 5) else 0.55
            song.strum(bar, step, pitches, gain * 0.13, short, -0.3)
        song.play(play.bass(song.root(bar, 0), 0.44), bar, 0, 0.27, 0, 0.05)
        song.play(play.bass(song.fifth(bar, 4), 0.44), bar, 4, 0.23, 0, 0.05)
        song.play(play.bass(song.root(bar, 7), 0.22), bar, 7, 0.12, 0, 0.05)
    song.beat(play.kick, {0: 0.20, 4: 0.20}, 0, 0.05)
    song.beat(play.block, {2: 0.06, 6: 0.06}, -0.45)
    song.beat(play.clap, {2: 0.045, 6: 0.045}, 0.3, bars=range(8, 32))
    song.beat(play.shaker, {1: 0.03, 2: 0.05, 3: 0.03, 5: 0.03, 6: 0.05, 7: 0.03}, 0.45)


RESULT_CHORDS = (
    "G | Bm7 | C | D7sus D | Em7 | C | Am7 | D7 |"
    "C | D | Bm7 | Em | C | Cm6 | G | D7 |"
    "G | Bm7 | C | D | Em7 | C Cm | G | D7sus"
)
RESULT_A = (
    "B4 - - D5 - - G5 - | F#5 - - - D5 - - - | E5 - - G5 - - E5 - | D5 - - - - - A4 B4 |"
    "B4 - E5 - G5 - F#5 E5 | E5 - - D5 C5 - - - | C5 - E5 - A5 - G5 E5 | F#5 - - - - - . ."
)
RESULT_B = (
    "G5 - - E5 - - G5 - | A5 - - F#5 - - D5 - | F#5 - - D5 - - B4 - | E5 - - - G5 - B5 - |"
    "G5 - E5 - C5 - D5 E5 | Eb5 - - C5 - - G4 - | B4 - D5 - G5 - - - | F#5 - - E5 D5 - C5 -"
)
RESULT_END = (
    "B4 - - D5 - - G5 - | F#5 - - - A5 - F#5 - | G5 - - E5 - - C5 - | D5 - - - F#5 - A5 - |"
    "G5 - - E5 - - B4 - | E5 - C5 - Eb5 - C5 - | D5 - - B4 G4 - - - | . . . . . . . ."
)


def result(rng: Rng) -> Signal:
    """Warm: the towels are out, the sun is low."""
    song = Song(rng, RESULT_CHORDS, 92, 0.10, lead=0.65, drums=3.0)
    song.melody(RESULT_A, 0, play.clarinet, 0.16, -0.12, 0.45)
    song.melody(RESULT_B, 8, MARIMBA, 0.24, 0.18)
    song.melody(RESULT_B, 8, BELL, 0.06, 0.35, 0.5, shift=12)
    song.melody(RESULT_END, 16, play.clarinet, 0.15, -0.12, 0.45)
    song.melody(RESULT_END, 16, MARIMBA, 0.11, 0.25)
    song.arpeggio((0, 2, 1, 3, 0, 2, 1, 3), 59, 0.42, 0.12, -0.32)
    song.pads(55, 0.04)
    for bar in range(song.bars):
        song.play(play.bass(song.root(bar, 0), 0.85), bar, 0, 0.26, 0, 0.06)
        song.play(play.bass(song.root(bar, 3), 0.3), bar, 3, 0.12, 0, 0.06)
        song.play(play.bass(song.fifth(bar, 4), 0.85), bar, 4, 0.20, 0, 0.06)
    song.beat(play.brush, {2: 0.04, 6: 0.04}, 0.2)
    song.beat(play.kick, {0: 0.12, 4: 0.12}, 0, 0.05)
    song.beat(play.shaker, {1: 0.022, 3: 0.022, 5: 0.022, 7: 0.022}, 0.4)
    song.bubbles(
        ((7, 6, 900), (7, 7, 1200), (15, 7, 1000), (23, 2, 850), (23, 4, 1150), (23, 5, 1300)), 0.10
    )
    return song.finish(0.45)
