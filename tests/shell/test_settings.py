"""The settings file: written right, mended when wrong, never in the way of playing."""

from __future__ import annotations

import os
import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell import toml
from game.shell.places import places
from game.shell.settings import SPEEDS, TEXT_SIZES, Settings, SettingsFile, mended

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
SCALARS = TEXT | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False)
TABLES = st.recursive(
    st.dictionaries(TEXT, SCALARS | st.lists(SCALARS, max_size=4), max_size=5),
    lambda inner: st.dictionaries(TEXT, SCALARS | inner, max_size=4),
    max_leaves=8,
)


@given(TABLES)
def test_whatever_is_written_reads_back_the_same(table: dict[str, Any]) -> None:
    assert tomllib.loads(toml.dumps(table)) == table


def test_letters_that_are_none_do_not_break_the_file() -> None:
    assert tomllib.loads(toml.dumps({"name": "a\ud800b"})) == {"name": "a\ufffdb"}


def test_other_things_are_refused() -> None:
    with pytest.raises(TypeError, match="set has no place"):
        toml.dumps({"a": {1}})


@given(
    st.dictionaries(st.sampled_from(list(asdict(Settings()))), SCALARS | TABLES | st.lists(SCALARS))
)
def test_any_values_are_mended_into_usable_ones(raw: dict[str, Any]) -> None:
    settings = mended(raw)
    for volume in (settings.music, settings.effects, settings.ambience):
        assert 0.0 <= volume <= 1.0
    assert settings.speed in SPEEDS
    assert settings.text_size in TEXT_SIZES
    assert isinstance(settings.full_screen, bool)
    assert all(len(name) <= 16 and name.isprintable() for name in settings.names)
    assert all(isinstance(value, dict) for value in settings.choices.values())
    assert mended(tomllib.loads(toml.dumps(asdict(settings)))) == settings


def test_values_out_of_range_are_taken_to_the_nearest() -> None:
    settings = mended({"music": 7, "effects": -1.0, "speed": 3.5, "text_size": 10**400})
    assert (settings.music, settings.effects) == (1.0, 0.0)
    assert (settings.speed, settings.text_size) == (4.0, 150)


def test_saving_and_loading(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "deep" / "settings.toml")
    settings = Settings(music=0.25, names=["Zoë", 'A "B" \\'], choices={"swamp": {"rounds": 7}})
    assert file.save(settings)
    assert file.load() == settings
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["settings.toml"]


def test_no_file_means_defaults_and_no_words(tmp_path: Path) -> None:
    told: list[str] = []
    assert SettingsFile(tmp_path / "settings.toml", told.append).load() == Settings()
    assert told == []


@pytest.mark.parametrize("content", [b"music = ", b"\xff\xfe\x00", b"a=[" + b"[" * 5000])
def test_an_unreadable_file_is_kept_aside_and_told_of_once(tmp_path: Path, content: bytes) -> None:
    told: list[str] = []
    path = tmp_path / "settings.toml"
    (tmp_path / "settings.broken-1.toml").write_text("an older one")
    path.write_bytes(content)
    file = SettingsFile(path, told.append)
    assert file.load() == Settings()
    assert (tmp_path / "settings.broken-2.toml").read_bytes() == content
    assert (tmp_path / "settings.broken-1.toml").read_text() == "an older one"
    assert len(told) == 1
    assert "settings.broken-2.toml" in told[0]
    assert file.save(Settings())
    assert file.load() == Settings()
    assert len(told) == 1


def test_a_folder_that_cannot_be_written_is_told_of_once(tmp_path: Path) -> None:
    told: list[str] = []
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    file = SettingsFile(blocked / "settings.toml", told.append)
    assert file.load() == Settings()
    assert not file.save(Settings())
    assert not file.save(Settings())
    assert len(told) == 1
    assert str(blocked) in told[0]


def test_a_file_that_can_neither_be_read_nor_put_aside_is_told_of(tmp_path: Path) -> None:
    told: list[str] = []
    path = tmp_path / f"{'s' * 246}.toml"  # no longer name than this is possible
    path.write_text("music = ")
    assert SettingsFile(path, told.append).load() == Settings()
    assert len(told) == 1
    assert path.read_text() == "music = "


def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(tmp_path / "settings.toml", lambda _sentence: None)
    file.save(Settings(music=0.5))

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert not file.save(Settings(music=0.1))
    assert file.load().music == 0.5


def test_the_places_follow_the_variable(own_home: Path) -> None:
    assert {places().config.parent, places().data.parent, places().log.parent} == {own_home}


def test_the_places_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DRENCH_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "conf"))
    assert "drench" in str(places().config)
