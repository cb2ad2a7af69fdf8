"""The kiosk's screens at every size: whole, and legible from a step away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import words
from game.shell.assets import Assets
from game.ui import audit
from game.words import PSEUDO
from tools.pictures import SIZES, Studio
from tools.shots.kiosk import SHOTS

LEAST = 40 - audit.SLACK  # units of body text in public


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    words.use_language("en")


@pytest.fixture
def studio(screen: pygame.Surface, assets: Assets, tmp_path: Path) -> Studio:
    studio = Studio(tmp_path, 150)
    studio._assets = assets
    return studio


# Each shape in English; long words where room is least.
LOOKS = [*((size, "en") for size in SIZES), ((1024, 600), PSEUDO), ((1080, 1920), PSEUDO)]


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_every_screen_is_readable_and_whole(
    studio: Studio, size: tuple[int, int], language: str
) -> None:
    words.use_language(language)
    found = {name: audit.faults(studio.take(shot, size)) for name, shot in SHOTS.items()}
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_text_is_large_on_a_public_screen(studio: Studio) -> None:
    small = {
        name: [noted.text for noted in studio.take(shot, (1920, 1080)).texts if noted.size < LEAST]
        for name, shot in SHOTS.items()
    }
    assert {name: texts for name, texts in small.items() if texts} == {}
