"""Pictures: found, scaled, kept, and replaced by plain cards when they can't be read."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame
import pytest

from game.shell.assets import FONTS, Assets, cover, scaled


@pytest.fixture
def root(tmp_path: Path, screen: pygame.Surface) -> Path:
    root = tmp_path / "sprites"
    (root / "icons").mkdir(parents=True)
    (root / "backgrounds").mkdir()
    disc = pygame.Surface((200, 100), pygame.SRCALPHA)
    pygame.draw.ellipse(disc, "#FFD84D", disc.get_rect())
    pygame.image.save(disc, root / "disc.png")
    sign = pygame.Surface((50, 100), pygame.SRCALPHA)
    sign.fill("#FFFFFF", (10, 10, 30, 80))
    pygame.image.save(sign, root / "icons" / "sign.png")
    for name, colour in (("pond_wide", "red"), ("pond_tall", "green"), ("plain", "blue")):
        picture = pygame.Surface((160, 90))
        picture.fill(colour)
        pygame.image.save(picture, root / "backgrounds" / f"{name}.png")
    (root / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\nnothing")
    return root


def near(colour: pygame.Color, wanted: str) -> bool:
    """Whether two colours differ by rounding only."""
    return all(abs(a - b) <= 3 for a, b in zip(colour, pygame.Color(wanted), strict=True))


def test_a_picture_is_found_with_and_without_its_ending(root: Path) -> None:
    assets = Assets(root)
    assert assets.image("disc").get_size() == (200, 100)
    assert assets.image("disc.png").get_size() == (200, 100)
    assert assets.image("disc") is assets.image("disc")


def test_the_working_directory_does_not_matter(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert Assets().root.is_absolute()
    assert (Assets().root.parent / "main.py").exists()


def test_scaling_keeps_proportions_and_leaves_no_dark_fringe(root: Path) -> None:
    small = Assets(root).sized("disc", 50)
    assert small.get_size() == (50, 25)
    half_seen = [
        colour
        for x in range(50)
        for y in range(25)
        if 40 < (colour := small.get_at((x, y))).a < 255
    ]
    assert half_seen
    assert all(colour.r > 235 and 200 < colour.g < 230 for colour in half_seen)


def test_scaling_gives_the_colours_and_transparency_of_exact_averages(root: Path) -> None:
    picture = pygame.Surface((300, 300), pygame.SRCALPHA)
    pygame.draw.circle(picture, "#E94F64", (150, 150), 140)
    pygame.draw.circle(picture, (0x23, 0x68, 0xB0, 120), (150, 150), 90)
    pygame.draw.line(picture, "#1B2A4E", (10, 20), (280, 260), 9)
    small = scaled(picture, (100, 100))
    alpha = pygame.surfarray.array_alpha(picture).astype(float).reshape(100, 3, 100, 3)
    colours = pygame.surfarray.array3d(picture).astype(float).reshape(100, 3, 100, 3, 3)
    weight = alpha.sum(axis=(1, 3))
    seen = weight / 9 > 30
    exact = (colours * alpha[..., None]).sum(axis=(1, 3))[seen] / weight[seen][:, None]
    assert (
        abs(pygame.surfarray.array3d(small)[seen] - exact).mean() < 4
    )  # smooth scaling itself loses 2
    assert abs(pygame.surfarray.array_alpha(small) - weight / 9).mean() < 1.5


def test_what_is_opaque_stays_so_when_scaled(root: Path) -> None:
    picture = Assets(root).image("disc")
    for size in ((199, 99), (120, 60), (31, 17), (400, 200)):
        small = scaled(picture, size)
        assert small.get_at((size[0] // 2, size[1] // 2)).a == 255
        assert small.get_at((0, 0)).a == 0


def test_an_icon_takes_its_colour(root: Path) -> None:
    icon = Assets(root).icon("sign", 40, "#E94F64")
    assert icon.get_size() == (20, 40)
    assert near(icon.get_at((10, 20)), "#E94F64")
    assert icon.get_at((0, 0)).a == 0


@pytest.mark.parametrize(
    ("size", "colour"),
    [((192, 108), "red"), ((108, 192), "green"), ((344, 144), "red"), ((102, 60), "red")],
)
def test_a_background_covers_every_shape(root: Path, size: tuple[int, int], colour: str) -> None:
    background = Assets(root).background("pond", size)
    assert background.get_size() == size
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(near(background.get_at(at), colour) for at in corners)
    assert near(Assets(root).background("plain", size).get_at((0, 0)), "blue")


def test_covering_cuts_the_same_from_both_sides() -> None:
    assert cover((1920, 1080), (1000, 1000)) == pygame.Rect(420, 0, 1080, 1080)
    assert cover((1000, 1000), (1920, 1080)) == pygame.Rect(0, 219, 1000, 562)


@pytest.mark.parametrize("path", ["nowhere", "broken"])
def test_a_picture_that_cannot_be_gives_a_plain_card_and_one_line(
    root: Path, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    assets = Assets(root)
    with caplog.at_level(logging.WARNING, "drench"):
        card = assets.sized(path, 70, 100)
        assets.sized(path, 140)
        assets.image(path)
    assert card.get_size() == (70, 100)
    assert card.get_at((35, 50)) == pygame.Color("#FFFBF0")
    assert card.get_at((35, 0)) == pygame.Color("#1B2A4E")
    assert len(caplog.records) == 1
    assert path in caplog.text


def test_a_missing_icon_and_background_do_not_stop_the_game(root: Path) -> None:
    assets = Assets(root)
    assert assets.icon("nowhere", 64).get_size() == (64, 64)
    assert assets.background("nowhere", (300, 200)).get_size() == (300, 200)


def test_the_longest_unused_picture_goes_first(root: Path) -> None:
    room = 3 * 50 * 25 * 4
    assets = Assets(root, cache_bytes=room)
    first = assets.sized("disc", 50)
    second = assets.sized("disc", 49)
    assert assets.sized("disc", 50) is first
    for width in (48, 47):
        assets.sized("disc", width)
    assert assets.sized("disc", 50) is first
    assert assets.sized("disc", 49) is not second


@pytest.mark.parametrize("family", FONTS)
def test_fonts_come_from_their_packages(root: Path, family: str) -> None:
    assets = Assets(root)
    font = assets.font(family, 40)
    assert font is assets.font(family, 40)
    assert 30 < font.get_height() < 80
    assert font.name.startswith(("Fredoka", "Manrope")), font.name
