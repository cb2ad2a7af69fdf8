"""Levels: ours can be played on, what is wrong is refused in words, the picture comes from the map."""

import base64
import gzip
import json
import re
import shutil
import zlib
from pathlib import Path

import pygame
import pytest

from game.stage import level_check
from game.stage.level_check import THING_LAYERS, check_level, known_things, room_for
from game.stage.levels import (
    FLOOR,
    LEVELS,
    NAMES,
    LevelError,
    level_path,
    load_level,
    render_level,
)
from tools import check_levels
from tools.art.level_files import map_tmx
from tools.art.level_plans import PLANS

ALL = sorted(PLANS)
FEET = LEVELS.parent / "sprites" / "props" / "feet.json"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a map of one's own, `mine.tmx`, and its tileset."""
    for name in ("tiles.tsx", "tiles.png"):
        shutil.copy(LEVELS / name, tmp_path / name)
    shutil.copy(LEVELS / "backyard_wide.tmx", tmp_path / "mine.tmx")
    return tmp_path


def edited(folder: Path, pattern: str, text: str, count: int = 1) -> Path:
    """The map with the first match of a pattern replaced."""
    path = folder / "mine.tmx"
    before = path.read_text()
    after = re.sub(pattern, lambda _: text, before, count=count, flags=re.DOTALL)
    assert after != before
    path.write_text(after)
    return path


# ------------------------------------------------------------------ our own
def test_there_are_three_levels_for_both_shapes_of_screen() -> None:
    assert {level_path(name, tall).stem for name in NAMES for tall in (False, True)} == set(ALL)


@pytest.mark.parametrize("name", ALL)
def test_our_levels_are_good(name: str) -> None:
    assert check_level(LEVELS / f"{name}.tmx") == []


def test_the_tool_checks_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_levels.main([]) == 0
    assert capsys.readouterr().out.count("good.") == len(ALL)


@pytest.mark.parametrize("name", ALL)
def test_maps_are_what_their_builder_writes(name: str) -> None:
    assert (LEVELS / f"{name}.tmx").read_text() == map_tmx(PLANS[name])


@pytest.mark.parametrize("name", ALL)
def test_a_level_has_places_for_all_seats(name: str) -> None:
    level = load_level(LEVELS / f"{name}.tmx")
    width, height = level.size
    for players in (2, 3, 4):
        places = level.seats(players)
        assert [place.seat for place in places] == list(range(players))
        areas = [pygame.Rect(place.area) for place in places]
        for place, area in zip(places, areas, strict=True):
            retreat = pygame.Rect(place.retreat)
            assert pygame.Rect(0, 0, width, height).contains(area.union(retreat))
            assert area.collidelist([other for other in areas if other is not area]) == -1
            assert not area.colliderect(retreat)
            assert retreat.collidepoint(place.tap)
            assert len(place.flags) == (1 if players == 2 and name.endswith("wide") else 0)


def test_no_mans_land_is_as_wide_as_planned() -> None:
    level = load_level(level_path("pool"))
    left, right = (place.area for place in level.seats(2))
    assert right[0] - (left[0] + left[2]) == 550
    low_left, _, _, low_right = (place.area for place in level.seats(4))
    assert low_right[0] - (low_left[0] + low_left[2]) == 340


@pytest.mark.parametrize("name", ALL)
def test_every_thing_has_a_picture_and_a_place(name: str) -> None:
    level = load_level(LEVELS / f"{name}.tmx")
    assert {thing.layer for thing in level.things} == set(THING_LAYERS)
    for players in (2, 4):
        areas = [pygame.Rect(place.area) for place in level.seats(players)]
        for thing in level.seen(players):
            assert thing.kind in known_things()
            assert not any(area.inflate(-12, -60).collidepoint(thing.x, thing.y) for area in areas)


@pytest.mark.parametrize("name", ALL)
def test_nothing_stands_before_kids(name: str) -> None:
    """A picture that reaches into an area must stand behind everybody there."""
    level, feet = load_level(LEVELS / f"{name}.tmx"), json.loads(FEET.read_text())
    for players in (2, 4):
        areas = [pygame.Rect(place.area) for place in level.seats(players)]
        for thing in level.seen(players):
            files = [FEET.parent / f"{thing.kind}{end}.png" for end in ("", "_1")]
            picture = pygame.image.load(next(file for file in files if file.exists()))
            fx, fy = feet[thing.kind]
            left = picture.get_width() - fx if thing.flip else fx
            seen = picture.get_bounding_rect().move(round(thing.x - left), round(thing.y - fy))
            before = [area for area in areas if seen.colliderect(area) and thing.y > area.top]
            assert not before, (thing, seen)


# ------------------------------------------------------------------ drawing
def test_one_tile_changed_changes_just_those_pixels(folder: Path) -> None:
    path = folder / "mine.tmx"
    level = load_level(path)
    before = render_level(level, level.size, FLOOR)
    rows = re.search(r'name="ground".*?csv">\n(.*?)\n  </data>', path.read_text(), re.DOTALL)
    assert rows is not None
    grid = [row.rstrip(",").split(",") for row in rows.group(1).split("\n")]
    x, y = 5, 6
    grid[y][x] = "13"  # paving instead of grass
    edited(folder, re.escape(rows.group(1)), ",\n".join(",".join(row) for row in grid))
    after = render_level(load_level(path), level.size, FLOOR)
    changed = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), after)
    changed.invert()
    boxes = changed.get_bounding_rects()
    assert boxes[0].unionall(boxes[1:]) == pygame.Rect(x * 96, y * 96, 96, 96)
    assert changed.count() > 96 * 96 * 0.9


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 600), (1280, 1024), (2560, 1080)])
def test_a_level_covers_every_screen(size: tuple[int, int]) -> None:
    level = load_level(level_path("backyard"))
    assert render_level(level, size, FLOOR).get_size() == size
    view = level.view(size)
    assert view.dx <= 0.01 and view.dy <= 0.01
    right, bottom = view.point((float(level.size[0]), float(level.size[1])))
    assert right >= size[0] - 0.01 and bottom >= size[1] - 0.01
    x, y, width, height = view.rect((96, 96, 96, 96))
    assert (width, height) == pytest.approx((96 * view.scale, 96 * view.scale))
    assert (x, y) == pytest.approx(view.point((96, 96)))


def test_what_hangs_over_the_kids_can_be_seen_through() -> None:
    above = render_level(load_level(level_path("pool")), (1920, 1080), "above")
    assert above.get_at((5, 500)).a == 0
    assert above.get_bounding_rect().width > 100


def test_there_is_no_other_group() -> None:
    with pytest.raises(ValueError, match="sky"):
        render_level(load_level(level_path("pool")), (192, 108), "sky")


# ------------------------------------------------------------------ refused
BROKEN = {
    "broken XML": (r"</map>", "", "broken XML"),
    "no map": (r".*", "<svg/>", "not a map"),
    "document type": (r"<map ", "<!DOCTYPE map><map ", "document type"),
    "infinite": (r'infinite="0"', 'infinite="1"', "infinite"),
    "hexagons": (r"orthogonal", "hexagonal", "not orthogonal"),
    "template": (r'<object id="1"', '<object id="1" template="a.tx"', "templates"),
    "group": (r"<objectgroup ", '<group id="99"/><objectgroup ', "'group'"),
    "image layer": (r"</map>", "<imagelayer/></map>", "'imagelayer'"),
    "absurd tiles": (r'tilewidth="96"', 'tilewidth="4000"', "4000 x 96 pixels"),
    "absurd size": (r'width="20"', 'width="100000"', "100000 x 12 tiles"),
    "no number": (r'width="20"', 'width="many"', "tiles large"),
    "zstandard": (r'encoding="csv"', 'encoding="base64" compression="zstd"', "base64 zstd"),
    "unknown encoding": (r'encoding="csv"', 'encoding="morse"', "morse"),
    "bad tiles": (r'csv">\n\d+', 'csv">\nseven', "broken tile data"),
    "too few tiles": (r'csv">\n\d+,', 'csv">\n', "239 tiles"),
    "tile beyond": (r'csv">\n\d+', 'csv">\n9999', "tile 9999"),
    "hole": (r'csv">\n\d+', 'csv">\n0', "holes"),
    "no ground": (r'name="ground"', 'name="sky"', "'ground'"),
    "offset": (r'name="above"', 'name="above" offsetx="12"', "offset"),
    "no tileset": (r"<tileset [^>]*/>", "", "no tileset"),
    "outside": (r'source="tiles.tsx"', 'source="../tiles.tsx"', "'../tiles.tsx'"),
    "absolute": (r'source="tiles.tsx"', 'source="/etc/tiles.tsx"', "'/etc/tiles.tsx'"),
    "missing tileset": (r'source="tiles.tsx"', 'source="other.tsx"', "other.tsx can't be read"),
    "no spectators": (r'name="spectators"', 'name="crowd"', "'spectators'"),
    "unknown thing": (r'type="duck"', 'type="shark"', "'shark'"),
    "no area": (r'type="area"', 'type="lawn"', "lacks the object 'area' for seat 1 of 2"),
    "no front": (r'name="front" value="right"', 'name="front" value="east"', "front"),
    "small area": (r'width="465"', 'width="120"', "too small an area"),
    "small retreat": (r'width="200"', 'width="40"', "too small a retreat"),
    "outside the map": (r'x="220"', 'x="-500"', "outside the map"),
    "thing without end": (r'type="flag" x="705"', 'type="flag" x="inf"', "far from the map"),
    "no place": (r'type="flag" x="705"', 'type="flag" x="here"', "far from the map"),
    "flag of no seat": (
        r'y="652">\s*<properties>\s*<property name="seat"',
        'y="652"><properties><property name="chair"',
        "for seat ''",
    ),
    "thing for odd sides": (
        r'x="968" y="362">',
        'x="968" y="362"><properties><property name="sides" value="x"/></properties>',
        "of 'x'",
    ),
    "twice": (r'type="retreat"', 'type="area"', "two objects 'area'"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_faults_are_told_in_a_sentence_that_names_the_file(case: str, folder: Path) -> None:
    pattern, text, words = BROKEN[case]
    path = edited(folder, pattern, text)
    faults = check_level(path)
    assert any(words in fault for fault in faults), faults
    assert all(re.match(r"(mine|other)\.t[ms]x .*\.$", fault) for fault in faults)
    with pytest.raises(LevelError) as refused:
        load_level(path)
    assert refused.value.faults == faults


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert check_level(tmp_path / "none.tmx") == [
        "none.tmx can't be read. Check that the file is there."
    ]


def test_a_file_that_is_far_too_large_is_told(tmp_path: Path) -> None:
    path = tmp_path / "large.tmx"
    path.write_bytes(b" " * (level_check.MOST_BYTES + 1))
    assert "too large" in check_level(path)[0]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("../secret.png", "outside its folder"),
        ("C:\\\\tiles.png", "outside its folder"),
        ("none.png", "missing"),
        ("tiles.tsx", "not a PNG"),
    ],
)
def test_pictures_must_lie_inside_the_folder(source: str, words: str, folder: Path) -> None:
    tileset = folder / "tiles.tsx"
    tileset.write_text(tileset.read_text().replace('source="tiles.png"', f'source="{source}"'))
    assert any(words in fault for fault in check_level(folder / "mine.tmx"))


def test_a_link_out_of_the_folder_is_refused(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    away = tmp_path_factory.mktemp("away") / "tiles.png"
    (folder / "tiles.png").rename(away)
    (folder / "tiles.png").symlink_to(away)
    assert any("outside its folder" in fault for fault in check_level(folder / "mine.tmx"))


def test_a_broken_picture_is_told(folder: Path) -> None:
    picture = folder / "tiles.png"
    picture.write_bytes(picture.read_bytes()[:4000])
    assert any("is broken" in fault for fault in check_level(folder / "mine.tmx"))


def test_a_picture_of_another_size_than_said_is_told(folder: Path) -> None:
    tileset = folder / "tiles.tsx"
    tileset.write_text(tileset.read_text().replace('height="1056"', 'height="2112"'))
    assert any("another size" in fault for fault in check_level(folder / "mine.tmx"))


def test_a_tileset_larger_than_its_picture_is_told(folder: Path) -> None:
    tileset = folder / "tiles.tsx"
    tileset.write_text(tileset.read_text().replace('tilecount="176"', 'tilecount="1760"'))
    assert any("too small for its tiles" in fault for fault in check_level(folder / "mine.tmx"))


@pytest.mark.parametrize(
    ("compression", "pack"), [("zlib", zlib.compress), ("gzip", gzip.compress), ("", bytes)]
)
def test_packed_layers_are_read(compression: str, pack: object, folder: Path) -> None:
    path = folder / "mine.tmx"
    found = re.search(r'name="ground".*?csv">(.*?)</data>', path.read_text(), re.DOTALL)
    assert found is not None and callable(pack)
    numbers = b"".join(int(n).to_bytes(4, "little") for n in found.group(1).split(","))
    text = base64.b64encode(pack(numbers)).decode()
    kind = f' compression="{compression}"' if compression else ""
    edited(folder, re.escape('encoding="csv">' + found.group(1)), f'encoding="base64"{kind}>{text}')
    mine, ours = load_level(path), load_level(level_path("backyard"))
    size = (480, 270)
    assert (
        render_level(mine, size, FLOOR).get_buffer().raw
        == render_level(ours, size, FLOOR).get_buffer().raw
    )


def test_a_layer_that_unpacks_without_end_is_refused(folder: Path) -> None:
    bomb = base64.b64encode(zlib.compress(bytes(50_000_000))).decode()
    path = edited(
        folder, r'encoding="csv">.*?</data>', f'encoding="base64" compression="zlib">{bomb}</data>'
    )
    assert any("broken tile data" in fault for fault in check_level(path))


def test_mirrored_tiles_are_drawn_mirrored(folder: Path) -> None:
    path = folder / "mine.tmx"
    edited(folder, r'csv">\n\d+', 'csv">\n15')
    plain = load_level(path).layers[0][1][0][0]
    edited(folder, r'csv">\n15', f'csv">\n{15 | 0x80000000}')
    turned = load_level(path).layers[0][1][0][0]
    assert plain is not None and turned is not None
    mirrored = pygame.transform.flip(plain, True, False)
    assert pygame.image.tobytes(turned, "RGBA") == pygame.image.tobytes(mirrored, "RGBA")
    assert pygame.image.tobytes(turned, "RGBA") != pygame.image.tobytes(plain, "RGBA")


def test_room_grows_with_the_area() -> None:
    assert room_for(465, 764, "right") == 25
    assert room_for(1020, 403, "up") == 18
    assert room_for(80, 100, "up") == 0
    assert room_for(20, 100, "left") == 0


def test_the_tool_prints_every_fault(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = edited(folder, r'type="duck"', 'type="shark"')
    assert check_levels.main([str(path)]) == 1
    assert "'shark'" in capsys.readouterr().out
