"""Music of Water Fight, and the layer that may be faded in over it as tension grows.

Both are loops of one length over the same chords.
"""

from functools import partial

from tools.sounds import instruments as play
from tools.sounds.score import BELL, MARIMBA, Song, ring, rising
from tools.sounds.synth import Rng, Signal

FIGHT_A1 = "G | G | C | D | G | Em | C | D"
FIGHT_A2 = "G | G | C | D | G | Em | C D | G"
FIGHT_B = "Em | D | C | D | Em | A | C | D"
FIGHT_CHORDS = " | ".join((FIGHT_A1, FIGHT_A2, FIGHT_B, FIGHT_A2))
FIGHT_RIFF = (
    "G4 B4 D5 G5 - E5 D5 - | B4 - D5 - E5 D5 B4 A4 | G4 C5 E5 G5 - E5 C5 - |"
    "D5 - F#5 - A5 F#5 D5 - | G5 - D5 B4 - D5 G5 - | E5 - B4 G4 - B4 E5 - |"
)
FIGHT_RIFF1 = FIGHT_RIFF + "C5 - E5 - G5 - E5 C5 | D5 - - E5 F#5 - A5 -"
FIGHT_RIFF2 = FIGHT_RIFF + "E5 - G5 E5 D5 - F#5 D5 | G5 - - - . . D5 F#5"
FIGHT_BRIDGE = (
    "B4 - - E5 - - G5 - | F#5 - - D5 - - A4 - | G4 - - C5 - - E5 - | D5 - E5 - F#5 - A5 - |"
    "G5 - - B5 - - G5 - | A5 - - E5 - C#5 E5 - | G5 - E5 - C5 - E5 G5 | A5 - F#5 - D5 - A4 -"
)
TEMPO = 148
SURF_STRING = ring(lambda pitch, held: play.pluck(pitch, held, 0.85, 2), 0.9)
ROOT, FIFTH, THIRD = range(3)
WALK = (ROOT, ROOT, FIFTH, ROOT, ROOT, FIFTH, ROOT, FIFTH)
WALK_ON = (ROOT, ROOT, FIFTH, ROOT, ROOT, ROOT, FIFTH, THIRD)


def fight(rng: Rng) -> Signal:
    """Energetic: surf guitar over a skipping ukulele and a soft drum kit."""
    song = Song(rng, FIGHT_CHORDS, TEMPO, lead=0.8, drums=1.7)
    for bar, text in ((0, FIGHT_RIFF1), (8, FIGHT_RIFF2), (24, FIGHT_RIFF2)):
        song.melody(text, bar, SURF_STRING, 0.27, 0.12, 0.5)
        if bar:
            song.melody(text, bar, MARIMBA, 0.15, -0.25)
    song.melody(FIGHT_BRIDGE, 16, play.clarinet, 0.15, -0.1, 0.4)
    song.melody(FIGHT_BRIDGE, 16, SURF_STRING, 0.15, 0.25, 0.5, shift=-12)
    song.melody(FIGHT_BRIDGE, 16, BELL, 0.06, 0.4)
    _strings(song)
    _drums(song)
    song.bubbles(
        ((3, 7, 900), (11, 7, 1000), (15, 5, 800), (15, 5.5, 1200), (27, 7, 1050), (31, 5, 900)),
        0.14,
    )
    return song.finish(0.3)


def _strings(song: Song) -> None:
    """Ukulele on the off-beats, a bass that drives."""
    for bar in range(song.bars):
        for step in (1, 3, 5, 7):
            song.strum(bar, step, song.chord(bar, step).voicing(62), 0.12, 0.2, -0.4)
        for step, tone in enumerate(WALK_ON if bar % 4 == 3 else WALK):
            chord = song.chord(bar, step)
            pitch = (chord.bass(35), chord.fifth(35), chord.voicing(47)[1])[tone]
            song.play(play.bass(pitch, 0.2), bar, step, 0.15 if step % 2 else 0.22, 0, 0.04)


def _drums(song: Song) -> None:
    song.beat(play.kick, {0: 0.26, 4: 0.26}, 0, 0.05)
    song.beat(play.kick, {3: 0.22}, 0, 0.05, bars=range(1, 32, 2))
    song.beat(play.brush, {2: 0.13, 6: 0.13}, -0.08, 0.3)
    song.beat(play.hat, {k: 0.04 if k % 2 else 0.025 for k in range(8)}, 0.4, 0.1)
    song.beat(play.clap, {2: 0.06, 6: 0.06}, 0.3, bars=range(1, 32, 2))
    for k, f in enumerate((150, 150, 125, 105)):
        roll = partial(play.tom, f=f)
        song.beat(roll, {6 + k / 2: 0.16}, 0.3 - 0.2 * k, bars=range(7, 32, 8))


def tense(rng: Rng) -> Signal:
    """The pulse: tremolo strings, rolling toms, marimba sixteenths."""
    song = Song(rng, FIGHT_CHORDS, TEMPO, drums=1.6)
    for bar in range(song.bars):
        swell = rising(bar, 0.7)
        for k in range(16):
            low = song.root(bar, k / 2, 43)
            gain = (0.17 if k % 4 == 0 else 0.10) * swell
            song.play(play.muted(low, 0.16), bar, k / 2, gain, 0.3, 0.2)
            if k % 4 != 1:
                pitches = song.chord(bar, k / 2).voicing(67)
                sound = play.marimba(pitches[k % len(pitches)], 0.35)
                song.play(sound, bar, k / 2, 0.075 * swell, -0.35, 0.25)
        for k, pitch in enumerate(song.chord(bar, 4).voicing(59)):
            sound = play.pad(pitch, song.length(4), 0.6)
            song.play(sound, bar, 4, 0.03 * swell, -0.4 + 0.4 * k)
    song.beat(play.hat, {k / 2: 0.022 for k in range(16)}, -0.4, 0.1, swell=0.7)
    song.beat(partial(play.tom, f=88), {0: 0.20, 1.5: 0.12, 4.5: 0.12}, 0, 0.15, swell=0.7)
    song.beat(partial(play.tom, f=115), {3: 0.14, 6: 0.14}, 0.15, 0.15, swell=0.7)
    song.beat(partial(play.tom, f=140), {7: 0.12, 7.5: 0.12}, 0.25, 0.15, swell=0.7)
    return song.finish(0.28)
