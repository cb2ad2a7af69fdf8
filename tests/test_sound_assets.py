"""The committed sounds: all there, clean, matched, loops without a seam, built by the tools."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest
import soundfile as sf

from tools.sounds.catalogue import SOUNDS, Sound
from tools.sounds.encode import loudness, save, with_serial
from tools.sounds.score import Chord, notes, pitch_of

FOLDER = Path(__file__).parent.parent / "sounds"

EFFECTS = [
    "card_deal",
    "card_slide",
    "card_flip",
    "card_lift",
    "card_drop",
    "shuffle",
    "card_refused",
    "collect",
    "trick_taken",
    "crown",
    "balance_tip",
    "lily_plop",
    "sheet_rustle",
    "ui_focus",
    "ui_select",
    "ui_back",
    "ui_toggle",
    "ui_refused",
    "ui_slider",
    "pause_in",
    "pause_out",
    "notice",
    "squirt_pistol",
    "squirt_pump",
    "squirt_cannon",
    "squirt_spray",
    "splash_small",
    "splash_medium",
    "splash_big",
    "drip",
    "pour_glass",
    "sponge_squelch",
    "ice_clink",
    "balloon_throw",
    "balloon_burst",
    "tap_fill",
    "towel_rub",
    "shower_run",
    "bath_slosh",
    "pool_plunge",
    "sprinkler_tick",
    "bubbles",
    "soaker_barrage",
    "shriek",
    "giggle",
    "gasp",
    "aww",
    "cheer_small",
    "cheer_big",
    "laugh_crowd",
    "animal_frog",
    "animal_duck",
    "animal_crocodile",
    "animal_heron",
    "animal_otter",
    "animal_turtle",
    "animal_raccoon",
    "animal_toad",
    "die_roll",
    "die_land",
    "chip",
    "hit",
    "miss",
    "aim_tick",
    "aim_stop",
    "run_steps",
    "whistle",
]
JINGLES = [f"jingle_{n}" for n in ("win", "lose", "round", "capture", "soaked", "start")]
AMBIENCES = [f"amb_{n}" for n in ("swamp", "garden", "yard", "pool")]
LAYERED = ["music_swamp", "music_garden", "music_waterfight"]
MUSIC = ["music_title", "music_result", *LAYERED, *(f"{n}_tense" for n in LAYERED)]
LOOPS = AMBIENCES + MUSIC
FILES = [file for sound in SOUNDS.values() for file in sound.files()]


@cache
def decoded(file: str) -> np.ndarray:
    samples, rate = sf.read(FOLDER / file, dtype="float32", always_2d=True)
    assert rate == 44_100
    return samples


def decibels(x: np.ndarray) -> float:
    return float(10 * np.log10(np.mean(np.square(x, dtype=np.float64)) + 1e-12))


def test_every_sound_the_game_asks_for_is_in_the_catalogue() -> None:
    assert set(EFFECTS + JINGLES + LOOPS) == set(SOUNDS)


def test_effects_have_three_variants_and_the_rest_one() -> None:
    for name in EFFECTS:
        assert len(list(FOLDER.glob(f"{name}_[0-9].ogg"))) >= 3, name
        assert (FOLDER / f"{name}_1.ogg").exists()
    for name in JINGLES + LOOPS:
        assert (FOLDER / f"{name}.ogg").exists()


def test_the_folder_holds_the_catalogue_and_nothing_else_and_is_small() -> None:
    found = {path.name for path in FOLDER.glob("*.ogg")}
    assert found == set(FILES)
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) < 12_000_000


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_sound_is_clean(name: str) -> None:
    channels = 1 if name in EFFECTS else 2
    for file in SOUNDS[name].files():
        x = decoded(file)
        assert x.shape[1] == channels
        peak = float(np.abs(x).max())
        assert 10 ** (-20 / 20) < peak < 0.98, f"{file}: peak {peak:.3f}"
        assert np.abs(x.mean(axis=0)).max() < 0.002, f"{file} has direct current"


@pytest.mark.parametrize("name", EFFECTS + JINGLES)
def test_sound_begins_and_ends_in_silence(name: str) -> None:
    for file in SOUNDS[name].files():
        x = decoded(file)
        edge = 0.15 * np.abs(x).max()
        assert np.abs(x[:4]).max() < edge, f"{file} begins with a click"
        assert np.abs(x[-4:]).max() < edge, f"{file} ends with a click"


@pytest.mark.parametrize("name", EFFECTS)
def test_variants_are_equally_loud_yet_differ(name: str) -> None:
    variants = [decoded(file)[:, 0] for file in SOUNDS[name].files()]
    levels = [loudness(x, loop=False) for x in variants]
    assert max(levels) - min(levels) < 2.5
    for i, a in enumerate(variants):
        for b in variants[i + 1 :]:
            n = min(len(a), len(b))
            likeness = np.dot(a[:n], b[:n]) / (np.linalg.norm(a[:n]) * np.linalg.norm(b[:n]))
            assert abs(likeness) < 0.98


@pytest.mark.parametrize("name", LOOPS)
def test_loop_has_no_seam(name: str) -> None:
    x = decoded(f"{name}.ogg")
    length = len(x) / 44_100
    assert (20 if name in AMBIENCES else 45) <= length <= (40 if name in AMBIENCES else 90)
    usual = np.percentile(np.abs(np.diff(x, axis=0)), 99)
    assert np.abs(x[0] - x[-1]).max() <= max(usual, 0.004), "the wave jumps at the seam"
    size = 44_100 // 20
    power = np.square(x[: len(x) // size * size]).reshape(-1, size * 2).mean(axis=1)
    levels = 10 * np.log10(power + 1e-9)
    first, last = decibels(x[:size]), decibels(x[-size:])
    assert abs(first - last) <= np.abs(np.diff(levels)).max(), "the level jumps at the seam"
    assert min(first, last) >= np.percentile(levels, 1) - 3, "there is a hole at the seam"


@pytest.mark.parametrize("name", LAYERED)
def test_layers_fit_each_other(name: str) -> None:
    base, layer = decoded(f"{name}.ogg"), decoded(f"{name}_tense.ogg")
    assert base.shape == layer.shape
    assert decibels(layer) < decibels(base)
    assert np.abs(base * 0.7 + layer * 0.7).max() < 1.0


@pytest.mark.parametrize("name", ["ui_focus", "card_lift", "animal_otter"])
def test_a_sound_built_alone_is_the_committed_one(name: str, tmp_path: Path) -> None:
    sound: Sound = SOUNDS[name]
    file = sound.files()[1]
    save(tmp_path / file, sound.render(file), sound.quality)
    rebuilt, _ = sf.read(tmp_path / file, dtype="float32", always_2d=True)
    assert rebuilt.shape == decoded(file).shape
    assert np.abs(rebuilt - decoded(file)).max() < 2 / 32_768


def test_two_builds_are_the_same_bytes(tmp_path: Path) -> None:
    sound = SOUNDS["ui_slider"]
    contents = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        folder.mkdir()
        save(folder / "ui_slider_1.ogg", sound.render("ui_slider_1.ogg"), sound.quality)
        contents.append((folder / "ui_slider_1.ogg").read_bytes())
    assert contents[0] == contents[1]


def test_a_serial_number_is_changed_on_every_page_with_its_checksum() -> None:
    data = (FOLDER / "drip_1.ogg").read_bytes()
    serial = int.from_bytes(data[14:18], "little")
    other = with_serial(data, serial ^ 1)
    assert other != data
    assert with_serial(other, serial) == data


def test_chords_and_notes_are_read_as_written() -> None:
    assert pitch_of("A4") == 69
    assert pitch_of("Eb5") == 75
    assert Chord.parse("Bbm6").tones == (10, 1, 5, 7)
    assert Chord.parse("Eb9").root == 3
    assert Chord.parse("G").voicing(60) == [62, 67, 71]
    assert Chord.parse("Bbmaj7").voicing(55) == [58, 62, 65, 69], "no second grates"
    assert list(notes("C4 - . D4 - - . .")) == [(0, 2, 60), (3, 3, 62)]
    with pytest.raises(ValueError, match="steps"):
        list(notes("C4 - ."))
