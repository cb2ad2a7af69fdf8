"""Sound: variants and pitches, fades and ducking by time, and silence that stops nothing."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
import soundfile

from game.shell.audio import CHANNELS, FADE_SECONDS, JINGLE, Audio
from game.shell.settings import Settings
from game.shell.sounds import JITTER, RATE, SoundBank, at_speed, variant_files

STEP = 1 / 60


def tone(path: Path, seconds: float, pitch: float = 440.0) -> None:
    at = np.arange(round(RATE * seconds)) / RATE
    side = 0.3 * np.sin(2 * np.pi * pitch * at)
    soundfile.write(path, np.stack([side, side], axis=1), RATE, format="OGG", subtype="VORBIS")


@pytest.fixture(scope="session")
def sounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("sounds")
    for number in (1, 2, 3):
        tone(root / f"slide_{number}.ogg", 0.2, 300.0 * number)
    tone(root / "single.ogg", 0.1)
    tone(root / "win.ogg", 3.0)
    for name in ("music_a", "music_a_tense", "music_b", "amb_pond", "uneven"):
        tone(root / f"{name}.ogg", 1.0)
    tone(root / "uneven_tense.ogg", 0.7)
    (root / "broken.ogg").write_bytes(b"OggS no music")
    return root


@pytest.fixture
def audio(sounds: Path, screen: pygame.Surface) -> Iterator[Audio]:
    audio = Audio(Settings(music=1.0, effects=1.0, ambience=1.0), sounds)
    audio.open()
    assert audio.fault is None
    yield audio
    audio.close()


def run(audio: Audio, seconds: float) -> None:
    """Let time go by for the audio, giving its thread all the time it needs to load."""
    audio.update(0.0)
    last = time.monotonic() + 10
    while audio._bank.loading and time.monotonic() < last:
        audio._bank.collect()
        time.sleep(0.002)
    for _step in range(round(seconds / STEP)):
        audio.update(STEP)


def volume(channel: int) -> float:
    return pygame.mixer.Channel(channel).get_volume()


def effects() -> list[int]:
    return [
        number for number in range(JINGLE + 1, CHANNELS) if pygame.mixer.Channel(number).get_busy()
    ]


def test_variants_are_found_by_name(sounds: Path) -> None:
    names = [file.name for file in variant_files(sounds, "slide")]
    assert names == ["slide_1.ogg", "slide_2.ogg", "slide_3.ogg"]
    assert [file.name for file in variant_files(sounds, "music_a")] == ["music_a.ogg"]
    assert variant_files(sounds, "nothing") == []


def test_pitch_jitter_changes_length_and_pitch(audio: Audio, sounds: Path) -> None:
    sound = pygame.mixer.Sound(sounds / "single.ogg")
    faster = at_speed(sound, 1.06)
    assert faster.get_length() == pytest.approx(sound.get_length() / 1.06, abs=0.001)
    samples = np.frombuffer(faster.get_raw(), dtype=np.int16).reshape(-1, 2)[:, 0]
    spectrum = np.abs(np.fft.rfft(samples))
    assert np.argmax(spectrum) * RATE / len(samples) == pytest.approx(440 * 1.06, abs=12)
    assert all(0.05 <= abs(speed - 1) <= 0.10 for speed in JITTER)


def test_jingles_music_and_ambience_keep_their_pitch(
    screen: pygame.Surface, tmp_path: Path
) -> None:
    names = ("jingle_won", "music_a", "amb_pond")
    for name in (*names, "drop"):
        tone(tmp_path / f"{name}.ogg", 0.5)
    audio = Audio(Settings(), tmp_path)
    audio.open()
    bank = SoundBank(tmp_path)
    for name in (*names, "drop"):
        bank.want(name)
    while bank.loading:
        bank.collect()
    assert [len(bank.get(name) or ()) for name in names] == [1, 1, 1]
    assert len(bank.get("drop") or ()) == 1 + len(JITTER)
    bank.close()
    audio.close()


def test_a_variant_never_follows_itself(audio: Audio, sounds: Path) -> None:
    bank = SoundBank(sounds)
    bank.want("slide")
    while bank.loading:
        bank.collect()
    picked = [bank.pick("slide") for _time in range(60)]
    assert len(set(map(id, picked))) == 3 * (1 + len(JITTER))
    assert all(one is not other for one, other in pairwise(picked))
    bank.close()


def test_an_effect_is_heard_with_its_volume(audio: Audio) -> None:
    heard: list[str] = []
    audio.heard = heard.append
    audio.prepare("slide")
    run(audio, STEP)
    audio.play("slide", volume=0.5)
    (channel,) = effects()
    assert volume(channel) == pytest.approx(0.5, abs=0.01)
    assert heard == ["slide"]


def test_an_effect_that_still_loads_is_played_when_it_is_there(audio: Audio) -> None:
    audio.play("single")
    assert audio.busy
    run(audio, STEP)
    assert len(effects()) == 1


def test_an_effect_that_comes_too_late_is_left_out(audio: Audio) -> None:
    audio.play("single")
    audio._late = [(name, loud, 9.0) for name, loud, _waited in audio._late]
    audio._bank.get = lambda _name: None  # type: ignore[method-assign]
    audio.update(STEP)
    assert audio._late == []


def test_music_fades_in_and_over(audio: Audio) -> None:
    audio.music("music_a")
    run(audio, FADE_SECONDS / 2)
    assert 0.3 < volume(0) < 0.7
    run(audio, FADE_SECONDS)
    assert volume(0) == 1.0
    assert not audio.busy
    audio.music("music_b")
    run(audio, FADE_SECONDS / 2)
    assert 0.2 < volume(0) < 0.8
    assert 0.2 < volume(2) < 0.8
    run(audio, FADE_SECONDS)
    assert volume(2) == 1.0
    assert not pygame.mixer.Channel(0).get_busy()
    audio.music(None)
    run(audio, 2 * FADE_SECONDS)
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(4))


def test_tension_brings_in_the_second_layer(audio: Audio) -> None:
    audio.music("music_a")
    run(audio, 2.0)
    assert pygame.mixer.Channel(1).get_busy()
    assert volume(1) == 0.0
    audio.music("music_a", tension=0.5)
    assert audio.busy
    run(audio, 5.0)
    assert (volume(0), volume(1)) == (1.0, pytest.approx(0.5, abs=0.01))


def test_layers_that_differ_in_length_are_not_mixed(
    audio: Audio, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "drench"):
        audio.music("uneven", tension=1.0)
        run(audio, 2.0)
        run(audio, 2.0)
    assert not pygame.mixer.Channel(1).get_busy()
    assert len(caplog.records) == 1


def test_a_jingle_ducks_the_music_by_six_decibels(audio: Audio) -> None:
    audio.music("music_a")
    audio.ambience("amb_pond")
    run(audio, 2.0)
    audio.jingle("win")
    run(audio, 0.5)
    assert pygame.mixer.Channel(JINGLE).get_busy()
    assert 20 * np.log10(volume(0)) == pytest.approx(-6.0, abs=0.2)
    assert volume(4) == 1.0
    run(audio, 4.0)
    assert volume(0) == 1.0


def test_volumes_are_followed_at_once(audio: Audio) -> None:
    audio.music("music_a")
    audio.ambience("amb_pond")
    run(audio, 2.0)
    audio._settings.music = 0.5
    audio._settings.ambience = 0.0
    audio.volumes_changed()
    assert volume(0) == pytest.approx(0.25, abs=0.01)
    assert volume(4) == 0.0


@pytest.mark.parametrize("name", ["nowhere", "broken"])
def test_a_missing_or_broken_sound_is_one_line_in_the_log(
    audio: Audio, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    with caplog.at_level(logging.WARNING, "drench"):
        audio.play(name)
        audio.jingle(name)
        audio.music(name)
        run(audio, 1.0)
        run(audio, 1.0)
    assert len(caplog.records) == 1
    assert name in caplog.text
    assert not audio.busy


def test_without_a_device_the_game_is_silent_and_says_so_once(
    sounds: Path, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    heard: list[str] = []
    audio = Audio(Settings(), sounds)
    audio.heard = heard.append
    with caplog.at_level(logging.WARNING, "drench"):
        audio.open()
        audio.play("slide")
        audio.jingle("win")
        audio.music("music_a", 0.5)
        audio.ambience("amb_pond")
        audio.prepare("slide")
        audio.update(1.0)
        audio.volumes_changed()
    assert audio.fault is not None
    assert audio.fault.startswith("There is no sound")
    assert heard == ["slide", "win", "music_a", "amb_pond"]
    assert not audio.busy
    assert len(caplog.records) == 1
    audio.close()


def test_what_the_sound_system_complains_of_is_in_the_log_and_not_on_the_terminal(
    sounds: Path, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    def complain(*_facts: object) -> None:
        os.write(2, b"ALSA lib: cannot find card '0'\n")
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", complain)
    with caplog.at_level(logging.INFO, "drench"):
        Audio(Settings(), sounds).open()
    os.write(2, b"back again\n")
    assert capfd.readouterr().err == "back again\n"
    assert "cannot find card" in caplog.text


def test_few_used_sounds_make_room(audio: Audio, sounds: Path) -> None:
    bank = SoundBank(sounds, cache_bytes=250_000)
    for name in ("music_a", "music_b", "single"):
        bank.want(name)
        while bank.loading:
            bank.collect()
    assert set(bank._held) == {"music_b", "single"}
    bank.close()
