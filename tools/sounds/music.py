"""The music: a title, one piece a game with a layer for tension, and one for the results.

All are loops. A piece and its tense layer share length, tempo and chords, so that the layer
can be faded in at any time.
"""

from tools.sounds import instruments as play
from tools.sounds.score import Chord, Instrument, Song, chords
from tools.sounds.synth import Rng, Signal, bubble


def _ring(instrument: Instrument, seconds: float) -> Instrument:
    """A struck or plucked voice that rings for its own time, whatever the note's length."""
    return lambda pitch, held: instrument(pitch, seconds)


MARIMBA = _ring(play.marimba, 0.9)
BELL = _ring(play.bell, 1.1)
VIBES = _ring(play.vibes, 1.5)


def _lead(pitch: float, seconds: float) -> Signal:
    """The bright string of a surf guitar."""
    return play.pluck(pitch, 0.9, 0.85, 2)


def _soft_lead(pitch: float, seconds: float) -> Signal:
    return play.pluck(pitch, 1.2, 0.45, 3)


def _half(pair: tuple[Chord, Chord], step: float) -> Chord:
    return pair[0] if step < 4 else pair[1]


def _strum(
    song: Song, bar: int, step: float, pitches: list[int], gain: float, seconds: float, pan: float
) -> None:
    """Play a chord string by string."""
    for k, pitch in enumerate(pitches):
        sound = play.pluck(pitch, seconds, 0.5, int(step) % 3)
        song.play(sound, bar, step + 0.03 * k, gain, pan + 0.05 * k, 0.25)


# ---------------------------------------------------------------- title

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


def title(rng: Rng) -> Signal:
    """Joyful: ukulele, marimba and a whistler, 32 bars (A A' B A)."""
    song = Song(rng, 32, 120, swing=0.14)
    bars = chords(" | ".join((TITLE_A, TITLE_A, TITLE_B, TITLE_A)))
    for bar, text in ((0, TITLE_A1), (8, TITLE_A2), (24, TITLE_A1)):
        song.melody(text, bar, MARIMBA, 0.30, 0.2)
    song.melody(TITLE_A2, 8, play.whistle, 0.085, -0.3)
    song.melody(TITLE_BRIDGE, 16, play.whistle, 0.13, -0.15)
    song.melody(TITLE_BRIDGE, 16, MARIMBA, 0.15, 0.3, shift=-12)
    song.melody(TITLE_A1, 24, play.clarinet, 0.10, -0.3)
    for bar in (8, 24):
        song.melody(TITLE_ANSWER, bar, BELL, 0.07, 0.45)
    strokes = {0: 0.95, 2: 0.75, 3: 0.5, 5: 0.62, 6: 0.8, 7: 0.5}
    for bar, pair in enumerate(bars):
        for step, gain in strokes.items():
            pitches = _half(pair, step).voicing(60)
            pitches = [*pitches, pitches[0] + 12]
            down = step % 2 == 0
            short = 0.34 if step in (3, 5) else 0.55
            _strum(song, bar, step, pitches if down else pitches[::-1][:3], gain * 0.13, short, -0.3)
        for step, gain in ((0, 1.0), (4, 0.85), (7, 0.45)):
            chord = _half(pair, step)
            pitch = chord.bass() if step != 4 or pair[0] != pair[1] else chord.fifth()
            song.play(play.bass(pitch, 0.22 if step == 7 else 0.44), bar, step, 0.27 * gain, 0, 0.05)
    for bar, step in song.each((0, 4)):
        song.play(play.kick(rng), bar, step, 0.20, 0, 0.05)
    for bar, step in song.each((2, 6)):
        song.play(play.block(rng), bar, step, 0.06, -0.45)
        if bar >= 8:
            song.play(play.clap(rng), bar, step, 0.045, 0.3)
    for bar, step in song.each((0, 1, 2, 3, 4, 5, 6, 7)):
        song.play(play.shaker(rng, step % 2 == 0), bar, step, 0.05 if step % 4 == 2 else 0.03, 0.45)
    for bar, step, f in ((3, 7, 1100), (7, 4, 900), (7, 5, 1250), (15, 2, 800), (23, 6, 1300), (31, 4, 950), (31, 5, 1400)):
        song.play(bubble(f, 0.2, 4.2, 0.04), bar, step, 0.13, -0.6)
    return song.finish(0.32)


# ---------------------------------------------------------------- swamp

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
SWAMP_BARS, SWAMP_TEMPO = 24, 84


def swamp(rng: Rng) -> Signal:
    """Calm dusk: a low clarinet over plucked chords, a whistle across the water."""
    song = Song(rng, SWAMP_BARS, SWAMP_TEMPO)
    song.melody(SWAMP_A, 0, play.clarinet, 0.23, -0.12, 0.5)
    song.melody(SWAMP_B, 8, play.whistle, 0.13, 0.22, 0.6)
    song.melody(SWAMP_B, 8, _soft_lead, 0.10, 0.3, 0.4, shift=-12)
    song.melody(SWAMP_END, 16, play.clarinet, 0.22, -0.12, 0.5)
    song.melody(SWAMP_END, 16, VIBES, 0.05, 0.35, 0.5)
    figure = (0, 1, 2, 3, 2, 3, 1, 2)
    for bar, pair in enumerate(chords(SWAMP_CHORDS)):
        for step, index in enumerate(figure):
            pitches = _half(pair, step).voicing(55)
            pitches = [*pitches, pitches[0] + 12]
            sound = play.pluck(pitches[index % len(pitches)], 1.5, 0.3, step % 3)
            song.play(sound, bar, step, 0.15 if step % 4 == 0 else 0.11, -0.3 + 0.08 * index, 0.35)
        for step in (0, 4):
            chord = _half(pair, step)
            pitch = chord.bass() if step == 0 or pair[0] != pair[1] else chord.fifth()
            song.play(play.bass(pitch, 1.1), bar, step, 0.26 if step == 0 else 0.17, 0, 0.08)
        halves = (0,) if pair[0] == pair[1] else (0, 4)
        for step in halves:
            for k, pitch in enumerate(_half(pair, step).voicing(52)):
                length = round(8 / len(halves) * song.eighth, 2)
                song.play(play.pad(pitch, length), bar, step, 0.035, -0.5 + 0.33 * k, 0.4)
    for bar, step in song.each((2, 6)):
        song.play(play.shaker(rng, True), bar, step, 0.028, 0.4)
    for bar, step in song.each((0, 5)):
        song.play(play.conga(rng, 120), bar, step, 0.06 if step == 0 else 0.035, 0.15)
    for bar, step in song.each((3.5, 7), every=4, phase=3):
        song.play(bubble(rng.uniform(700, 1100), 0.2, 4.2, 0.045), bar, step, 0.09, -0.5, 0.6)
    return song.finish(0.55)


def swamp_tense(rng: Rng) -> Signal:
    """The pulse to fade in: low marimba sixteenths, hand drums, a quivering bed."""
    song = Song(rng, SWAMP_BARS, SWAMP_TEMPO)
    for bar, pair in enumerate(chords(SWAMP_CHORDS)):
        swell = 0.75 + 0.25 * (bar % 4) / 3
        for k in range(16):
            step = k / 2
            pitches = _half(pair, step).voicing(50)
            pitch = (pitches[0], pitches[2 % len(pitches)], pitches[1], pitches[-1])[k % 4]
            accent = 1.0 if k in (0, 3, 6, 10, 13) else 0.5
            song.play(play.marimba(pitch, 0.5), bar, step, 0.13 * accent * swell, 0.25, 0.2)
        for step in (0, 1.5, 3, 5, 6.5):
            song.play(play.muted(_half(pair, step).bass(43)), bar, step, 0.16 * swell, -0.3, 0.2)
        for step, f, gain in ((0, 95, 0.20), (1.5, 180, 0.08), (3, 150, 0.11), (4, 95, 0.13), (5.5, 180, 0.08), (6, 150, 0.10), (7, 200, 0.09), (7.5, 200, 0.07)):
            song.play(play.conga(rng, f), bar, step, gain * swell, 0.1 if f > 100 else 0, 0.2)
        for k, pitch in enumerate(pair[0].voicing(57)):
            if pair[0] == pair[1]:
                length = round(8 * song.eighth, 2)
                song.play(play.pad(pitch, length, 0.5), bar, 0, 0.03 * swell, -0.4 + 0.3 * k, 0.4)
    for bar, step in song.each(tuple(k / 2 for k in range(16))):
        song.play(play.shaker(rng, step % 1 == 0), bar, step, 0.03 if step % 2 == 1 else 0.018, -0.45)
    return song.finish(0.4)


# ---------------------------------------------------------------- garden party

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
GARDEN_BARS, GARDEN_TEMPO = 32, 128
BOSSA = ((0, 3, 6), (2, 5))


def garden(rng: Rng) -> Signal:
    """Elegant and sly: a bossa nova with clarinet and vibraphone."""
    song = Song(rng, GARDEN_BARS, GARDEN_TEMPO, swing=0.05)
    song.melody(GARDEN_TUNE1, 0, play.clarinet, 0.21, -0.1)
    song.melody(GARDEN_TUNE2, 8, play.clarinet, 0.21, -0.1)
    song.melody(GARDEN_TUNE2, 8, VIBES, 0.07, 0.3)
    song.melody(GARDEN_BRIDGE, 16, VIBES, 0.20, 0.15, 0.45)
    song.melody(GARDEN_TUNE2, 24, play.clarinet, 0.19, -0.15)
    song.melody(GARDEN_TUNE2, 24, VIBES, 0.09, 0.3, shift=12)
    for bar, pair in enumerate(chords(GARDEN_CHORDS)):
        for step in BOSSA[bar % 2]:
            chord = _half(pair, step)
            for k, pitch in enumerate(chord.voicing(55)):
                sound = play.pluck(pitch, 0.55, 0.32, k % 3)
                song.play(sound, bar, step + 0.012 * k, 0.115, -0.3 + 0.06 * k, 0.25)
            song.play(play.block(rng, 1250), bar, step, 0.045, 0.45)
        for step, root in ((0, True), (3, True), (4, False), (7, False)):
            chord = _half(pair, step)
            pitch = chord.bass() if root or pair[0] != pair[1] else chord.fifth()
            song.play(play.bass(pitch, 0.5 if step in (0, 4) else 0.26), bar, step, 0.28 if step in (0, 4) else 0.17, 0, 0.06)
    for bar, step in song.each((0, 1, 2, 3, 4, 5, 6, 7)):
        gain = (0.05, 0.026, 0.034, 0.04)[int(step) % 4]
        song.play(play.shaker(rng, step % 2 == 0), bar, step, gain, 0.35)
    for bar, step in song.each((0, 4)):
        song.play(play.kick(rng), bar, step, 0.11, 0, 0.05)
    for bar, step in song.each((2, 6)):
        song.play(play.brush(rng), bar, step, 0.035, -0.25)
    return song.finish(0.38)


GARDEN_COUNTER = (
    "A5 - G#5 - A5 - - - | F#5 - F5 - F#5 - - - | D5 - C#5 - D5 - - - | E5 - Eb5 - E5 - - - |"
    "C5 - B4 - C5 - - - | F#5 - F5 - E5 - - - | D5 - C#5 - D5 - Bb4 - | E5 - - - C5 - - -"
)
GARDEN_COUNTER_B = (
    "F5 - E5 - F5 - - - | Db5 - C5 - Db5 - - - | E5 - D#5 - E5 - - - | Eb5 - D5 - C5 - - - |"
    "D5 - C#5 - D5 - - - | Db5 - C5 - Bb4 - - - | A4 - G#4 - A4 - - - | Bb4 - - - G4 - - -"
)


def garden_tense(rng: Rng) -> Signal:
    """The pulse to fade in: tiptoeing strings, a ticking clock, busy brushes."""
    song = Song(rng, GARDEN_BARS, GARDEN_TEMPO, swing=0.05)
    for bar in (0, 8, 24):
        song.melody(GARDEN_COUNTER, bar, lambda pitch, held: play.muted(pitch, 0.3), 0.20, 0.3, 0.4)
    song.melody(GARDEN_COUNTER_B, 16, lambda pitch, held: play.muted(pitch, 0.3), 0.20, 0.3, 0.4)
    for bar, pair in enumerate(chords(GARDEN_CHORDS)):
        swell = 0.8 + 0.2 * (bar % 4) / 3
        for step in range(8):
            chord = _half(pair, step)
            pitch = chord.bass(48) if step % 2 == 0 else chord.voicing(55)[1 + step // 2 % 2]
            song.play(play.muted(pitch), bar, step, (0.17 if step % 2 == 0 else 0.11) * swell, -0.3)
        for k, pitch in enumerate(pair[0].voicing(60)[-2:]):
            song.play(play.pad(pitch, round(4 * song.eighth, 2), 0.6), bar, 0, 0.035 * swell, 0.4 - 0.8 * k)
    for bar, step in song.each((0, 2, 4, 6)):
        song.play(play.block(rng, 1500 if step in (0, 4) else 1180), bar, step, 0.055, 0.5)
    for bar, step in song.each(tuple(k / 2 for k in range(16))):
        song.play(play.brush(rng), bar, step, 0.032 if step in (1, 3, 5, 7) else 0.016, -0.2)
    for bar, step in song.each((0, 5.5, 7), every=2, phase=1):
        song.play(play.tom(rng, 82), bar, step, 0.11)
    return song.finish(0.35)


# ---------------------------------------------------------------- water fight

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
FIGHT_BARS, FIGHT_TEMPO = 32, 148


def waterfight(rng: Rng) -> Signal:
    """Energetic: surf guitar over a skipping ukulele and a soft drum kit."""
    song = Song(rng, FIGHT_BARS, FIGHT_TEMPO)
    for bar, text in ((0, FIGHT_RIFF1), (8, FIGHT_RIFF2), (24, FIGHT_RIFF2)):
        song.melody(text, bar, _lead, 0.27, 0.12, 0.5)
        if bar:
            song.melody(text, bar, MARIMBA, 0.15, -0.25)
    song.melody(FIGHT_BRIDGE, 16, play.clarinet, 0.15, -0.1, 0.4)
    song.melody(FIGHT_BRIDGE, 16, _lead, 0.15, 0.25, 0.5, shift=-12)
    song.melody(FIGHT_BRIDGE, 16, BELL, 0.06, 0.4)
    for bar, pair in enumerate(chords(FIGHT_CHORDS)):
        for step in (1, 3, 5, 7):
            _strum(song, bar, step, _half(pair, step).voicing(62), 0.12, 0.2, -0.4)
        walk = (0, 0, 7, 0, 0, 0, 7, 4) if bar % 4 == 3 else (0, 0, 7, 0, 0, 7, 0, 7)
        for step, up in enumerate(walk):
            chord = _half(pair, step)
            if up == 0:
                pitch = chord.bass(35)
            else:
                pitch = chord.fifth(35) if up == 7 else chord.voicing(47)[1]
            song.play(play.bass(pitch, 0.2), bar, step, 0.22 if step % 2 == 0 else 0.15, 0, 0.04)
        for step in (0, 3, 4) if bar % 2 else (0, 4):
            song.play(play.kick(rng), bar, step, 0.26, 0, 0.05)
        for step in (2, 6):
            song.play(play.brush(rng), bar, step, 0.13, -0.08, 0.3)
        for step in range(8):
            song.play(play.hat(rng), bar, step, 0.04 if step % 2 else 0.025, 0.4, 0.1)
        if bar % 8 == 7:
            for k, f in enumerate((150, 150, 125, 105)):
                song.play(play.tom(rng, f), bar, 6 + k / 2, 0.16, 0.3 - 0.2 * k)
    for bar, step in song.each((2, 6), every=2, phase=1):
        song.play(play.clap(rng), bar, step, 0.06, 0.3)
    for bar, step, f in ((3, 7, 900), (11, 7, 1000), (15, 5, 800), (15, 5.5, 1200), (27, 7, 1050), (31, 5, 900)):
        song.play(bubble(f, 0.18, 5, 0.035), bar, step, 0.14, -0.6)
    return song.finish(0.3)


def waterfight_tense(rng: Rng) -> Signal:
    """The pulse to fade in: tremolo strings, rolling toms, marimba sixteenths."""
    song = Song(rng, FIGHT_BARS, FIGHT_TEMPO)
    for bar, pair in enumerate(chords(FIGHT_CHORDS)):
        swell = 0.7 + 0.3 * (bar % 4) / 3
        for k in range(16):
            step = k / 2
            chord = _half(pair, step)
            low = chord.bass(43)
            song.play(play.muted(low, 0.16), bar, step, (0.17 if k % 4 == 0 else 0.10) * swell, 0.3, 0.2)
            pitches = chord.voicing(67)
            if k % 4 != 1:
                song.play(play.marimba(pitches[k % len(pitches)], 0.35), bar, step, 0.075 * swell, -0.35, 0.25)
            song.play(play.hat(rng), bar, step, 0.022 * swell, -0.4, 0.1)
        for step, f, gain in ((0, 88, 0.20), (1.5, 88, 0.12), (3, 115, 0.14), (4.5, 88, 0.12), (6, 115, 0.14), (7, 140, 0.12), (7.5, 140, 0.12)):
            song.play(play.tom(rng, f), bar, step, gain * swell, 0.1, 0.15)
        for k, pitch in enumerate(pair[1].voicing(59)):
            song.play(play.pad(pitch, round(4 * song.eighth, 2), 0.6), bar, 4, 0.03 * swell, -0.4 + 0.4 * k)
    return song.finish(0.28)


# ---------------------------------------------------------------- results

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
    song = Song(rng, 24, 92, swing=0.10)
    song.melody(RESULT_A, 0, play.clarinet, 0.21, -0.12, 0.45)
    song.melody(RESULT_B, 8, MARIMBA, 0.24, 0.18)
    song.melody(RESULT_B, 8, BELL, 0.06, 0.35, 0.5, shift=12)
    song.melody(RESULT_END, 16, play.clarinet, 0.19, -0.12, 0.45)
    song.melody(RESULT_END, 16, MARIMBA, 0.11, 0.25)
    figure = (0, 2, 1, 3, 0, 2, 1, 3)
    for bar, pair in enumerate(chords(RESULT_CHORDS)):
        for step, index in enumerate(figure):
            pitches = _half(pair, step).voicing(59)
            pitches = [*pitches, pitches[0] + 12]
            sound = play.pluck(pitches[index % len(pitches)], 1.2, 0.42, step % 3)
            song.play(sound, bar, step, 0.16 if step % 4 == 0 else 0.12, -0.32 + 0.05 * index, 0.3)
        for step in (0, 3, 4):
            chord = _half(pair, step)
            pitch = chord.fifth() if step == 4 and pair[0] == pair[1] else chord.bass()
            song.play(play.bass(pitch, 0.3 if step == 3 else 0.85), bar, step, (0.26, 0, 0, 0.12, 0.2)[step], 0, 0.06)
        halves = (0,) if pair[0] == pair[1] else (0, 4)
        for step in halves:
            for k, pitch in enumerate(_half(pair, step).voicing(55)):
                length = round(8 / len(halves) * song.eighth, 2)
                song.play(play.pad(pitch, length), bar, step, 0.04, -0.45 + 0.3 * k, 0.4)
    for bar, step in song.each((2, 6)):
        song.play(play.brush(rng), bar, step, 0.04, 0.2)
    for bar, step in song.each((0, 4)):
        song.play(play.kick(rng), bar, step, 0.12, 0, 0.05)
    for bar, step in song.each((1, 3, 5, 7)):
        song.play(play.shaker(rng, True), bar, step, 0.022, 0.4)
    for bar, step, f in ((7, 6, 900), (7, 7, 1200), (15, 7, 1000), (23, 2, 850), (23, 4, 1150), (23, 5, 1300)):
        song.play(bubble(f, 0.2, 4.2, 0.04), bar, step, 0.10, -0.5, 0.5)
    return song.finish(0.45)
