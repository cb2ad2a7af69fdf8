"""The tool that takes pictures of every screen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tools import pictures
from tools.shots import all_shots


def test_it_writes_a_picture_a_state_at_the_size_asked_for(tmp_path: Path, screen) -> None:
    assert pictures.main([str(tmp_path), "--size", "1024x600", "--scene", "pause", "--check"]) == 0
    names = sorted(path.stem for path in tmp_path.glob("*.png"))
    assert names == sorted(name for name in all_shots() if name.startswith("pause"))
    assert pygame.image.load(tmp_path / "pause-menu.png").get_size() == (1024, 600)


def test_all_sizes_have_a_folder_each(tmp_path: Path, screen) -> None:
    assert pictures.main([str(tmp_path), "--all-sizes", "--scene", "pause-leave"]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {f"{w}x{h}" for w, h in pictures.SIZES}


def test_what_it_cannot_do_it_says(tmp_path: Path, screen, capsys) -> None:
    assert pictures.main([str(tmp_path), "--scene", "nothing"]) == 2
    assert "title-start" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        pictures.main([str(tmp_path), "--size", "large"])
    assert left.value.code == 2


def test_check_fails_on_a_faulty_picture(tmp_path: Path, screen, monkeypatch, capsys) -> None:
    monkeypatch.setattr(pictures, "faults", lambda canvas: ["something is wrong"])
    arguments = [str(tmp_path), "--scene", "pause-leave"]
    assert pictures.main(arguments) == 0
    assert pictures.main([*arguments, "--check"]) == 1
    assert "pause-leave: something is wrong" in capsys.readouterr().out
