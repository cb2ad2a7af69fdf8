"""Kids, guns, cards, bits and props: all there, with their sizes and anchors, built the same again."""

import hashlib
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from game.rules.waterfight.catalogue import CATALOGUE
from tools.art import battle_bits, battle_cards, guns, kid_atlas, level_props, level_tileset
from tools.art.bake import render_svg
from tools.art.battle_bits import BITS
from tools.art.battle_events import EVENTS
from tools.art.guns import GUNS, PARTS
from tools.art.kid_cast import CAST
from tools.art.kid_faces import FACES
from tools.art.kid_figure import Figure
from tools.art.kid_poses import POSES
from tools.art.tile_fields import TILE, edge_distance
from tools.art.tiles import TERRAINS

ROOT = Path(__file__).resolve().parent.parent
SPRITES = ROOT / "sprites"
FRAMES = {
    "idle": 2,
    "run": 4,
    "aim": 2,
    "aim_up": 1,
    "aim_down": 1,
    "shoot": 2,
    "throw": 3,
    "duck": 2,
    "hit": 2,
    "cheer": 2,
    "soaked": 2,
    "run_off": 4,
    "towelling": 2,
    "refilling": 2,
}
ARMED = {"idle", "run", "aim", "aim_up", "aim_down", "shoot", "refilling"}


def opened(path: str) -> Image.Image:
    with Image.open(SPRITES / path) as image:
        image.load()
        return image


def read(path: str) -> Any:
    return json.loads((SPRITES / path).read_text())


def frames(kid: str) -> list[tuple[str, dict[str, Any]]]:
    return [(pose, f) for pose, fs in read(f"kids/{kid}.json")["poses"].items() for f in fs]


# ------------------------------------------------------------------ everything is there
def test_all_84_cards_have_their_pictures() -> None:
    ids = set(CATALOGUE)
    assert ids == set(CAST) | set(GUNS) | set(PARTS) | set(EVENTS)
    for card in ids:
        picture = opened(f"battle/card_{card}.png")
        assert picture.size == (360, 260)
        assert picture.getchannel("A").getextrema() == (255, 255), card


def test_no_two_cards_show_the_same() -> None:
    files = sorted((SPRITES / "battle").glob("card_*.png"))
    assert len({hashlib.sha256(file.read_bytes()).digest() for file in files}) == len(files) == 84


@pytest.mark.parametrize("builder", [kid_atlas, guns, battle_cards, battle_bits, level_props])
def test_folders_hold_what_is_built(builder: Any) -> None:
    for path in builder.assets():
        assert (SPRITES / path).is_file(), path


def test_nothing_else_lies_in_these_folders() -> None:
    built = {
        path
        for builder in (kid_atlas, guns, battle_cards, battle_bits, level_props)
        for path in builder.assets()
    }
    found = {
        str(file.relative_to(SPRITES))
        for folder in ("kids", "guns", "battle", "props")
        for file in (SPRITES / folder).iterdir()
        if file.name != "README.md"
    }
    assert found == built


def test_all_kids_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in (SPRITES / "kids").iterdir()) < 25_000_000


# ------------------------------------------------------------------ kids
@pytest.mark.parametrize("kid", sorted(CAST))
def test_a_kids_frames(kid: str) -> None:
    sheet, plan = opened(f"kids/{kid}.png"), read(f"kids/{kid}.json")
    assert {pose: len(fs) for pose, fs in plan["poses"].items()} == FRAMES
    assert 170 <= plan["tall"] <= 262
    used = []
    for pose, frame in frames(kid):
        assert ("gun" in frame and "gun_angle" in frame) == (pose in ARMED)
        assert ("front" in frame) == (pose in ARMED or pose == "towelling")
        for layer in ("body", "scarf", "front"):
            if layer not in frame:
                assert layer != "body"
                continue
            x, y, width, height = frame[layer]["rect"]
            used.append((x, y, x + width, y + height))
            assert x >= 0 and x + width <= sheet.width and y >= 0 and y + height <= sheet.height
            assert sheet.crop((x, y, x + width, y + height)).getchannel("A").getextrema()[1] > 200
        foot = frame["body"]["offset"][1] + frame["body"]["rect"][3]
        assert -16 <= foot <= 12, (pose, foot)  # on the ground, or just above it in mid-step
        left, top = frame["body"]["offset"]
        right, bottom = left + frame["body"]["rect"][2], top + frame["body"]["rect"][3]
        for name in ("head", "chest"):
            assert left < frame[name][0] < right and top < frame[name][1] < bottom
        assert frame["head"][1] < frame["chest"][1] < 0
    for i, (x, y, x2, y2) in enumerate(used):
        for a, b, a2, b2 in used[i + 1 :]:
            assert x2 <= a or a2 <= x or y2 <= b or b2 <= y, "frames overlap in the atlas"


def scarf_pixels(kid: str, pose: str, index: int = 0) -> Image.Image:
    frame = read(f"kids/{kid}.json")["poses"][pose][index]
    x, y, width, height = frame["scarf"]["rect"]
    return opened(f"kids/{kid}.png").crop((x, y, x + width, y + height))


@pytest.mark.parametrize("kid", sorted(CAST))
def test_neckerchief_and_towel_are_white_so_that_they_take_the_sides_colour(kid: str) -> None:
    for pose in ("idle", "soaked", "towelling"):
        colours = scarf_pixels(kid, pose)
        solid = [p for p in colours.get_flattened_data() if p[3] > 250]
        pale = [p for p in solid if min(p[:3]) > 150]
        assert len(pale) > 60, pose
        assert all(max(p[:3]) - min(p[:3]) < 60 for p in pale)


def test_kids_look_different_from_each_other_at_96_pixels() -> None:
    small: dict[str, Image.Image] = {}
    for kid in CAST:
        frame = read(f"kids/{kid}.json")["poses"]["idle"][0]["body"]
        x, y, width, height = frame["rect"]
        body = opened(f"kids/{kid}.png").crop((x, y, x + width, y + height))
        ground = Image.new("RGBA", (110, 110), "#8BCB62")
        body = body.resize((round(width * 0.4), round(height * 0.4)))
        ground.alpha_composite(body, (55 + round(frame["offset"][0] * 0.4), 108 - body.height))
        small[kid] = ground.convert("RGB")
    names = sorted(small)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            difference = ImageChops.difference(small[one], small[other]).convert("L")
            changed = sum(difference.histogram()[40:])
            assert changed > 1000, (one, other)


def test_faces_are_as_they_should_be() -> None:
    faces = {kid: opened(f"kids/{kid}_face.png") for kid in CAST}
    assert all(face.size == (200, 200) for face in faces.values())
    assert len({face.tobytes() for face in faces.values()}) == 22
    rest = [look.face_for("rest") for look in CAST.values()]
    assert len(set(rest)) >= 16
    assert set(rest) <= set(FACES)


TRAITS = {
    "crybaby": "sob",
    "laughing-kid": "laugh",
    "screaming-kid": "scream",
    "scardey-cat-kid": "scared",
    "mean-kid": "mean",
}


@pytest.mark.parametrize("kid", TRAITS)
def test_the_traits_of_the_names_show(kid: str) -> None:
    assert CAST[kid].face_for("rest") == TRAITS[kid]


def test_the_traits_that_are_worn() -> None:
    worn = {"commando-kid": "holsters", "teenager": "headphones", "fast-kid": "sweatband"}
    for kid, extra in worn.items():
        assert extra in CAST[kid].extras
        look = CAST[kid]
        bare = type(look)(**{**look.__dict__, "extras": look.extras - {extra}})
        with_it, without = (Figure(one, POSES["idle"][0]).layers() for one in (look, bare))
        assert with_it.body + with_it.over != without.body + without.over


def test_every_pose_of_every_kid_has_a_face() -> None:
    for look in CAST.values():
        for poses in POSES.values():
            assert all(look.face_for(pose.mood) in FACES for pose in poses)


# ------------------------------------------------------------------ guns
def test_guns_have_their_anchors_inside_their_pictures() -> None:
    anchors = read("guns/anchors.json")
    assert set(anchors["guns"]) == set(GUNS) and set(anchors["modifiers"]) == set(PARTS)
    for name, gun in anchors["guns"].items():
        picture = opened(f"guns/{name}.png")
        assert list(picture.size) == gun["size"] and picture.width == 260
        for point in ("grip", "muzzle", "top", "under", "rear"):
            x, y = gun[point]
            assert 0 <= x <= picture.width and 0 <= y <= picture.height, (name, point)
        assert gun["muzzle"][0] > 200 > gun["grip"][0]
        # a hand closes about something, and water leaves something
        assert picture.getpixel((round(gun["grip"][0]), round(gun["grip"][1])))[3] > 200, name
        x, y = round(gun["muzzle"][0]), round(gun["muzzle"][1])
        about = picture.crop((x - 14, y - 8, x + 8, y + 8)).getchannel("A")
        assert about.getextrema()[1] > 200, name


def test_heavier_guns_are_larger_in_the_hand() -> None:
    guns_ = read("guns/anchors.json")["guns"]

    def long(name: str) -> float:
        return float(guns_[name]["held"] * guns_[name]["size"][0])

    assert long("mini-water-gun") < long("water-pistol") < long("super-soaker")
    assert long("super-soaker") < long("bazooka-water-gun")


def test_parts_join_guns() -> None:
    anchors = read("guns/anchors.json")
    for name, part in anchors["modifiers"].items():
        assert part["slot"] in ("top", "under", "rear", "muzzle")
        assert list(opened(f"guns/mod_{name}.png").size) == part["size"]
        assert all(0 <= v <= size for v, size in zip(part["attach"], part["size"], strict=True))


# ------------------------------------------------------------------ cards and bits
def test_bits_have_their_sizes() -> None:
    for name, (width, height, _) in BITS.items():
        assert opened(f"battle/{name}.png").size == (width, height), name


def test_props_stand_inside_their_pictures() -> None:
    for name, (x, y) in read("props/feet.json").items():
        file = name if name in level_props.PROPS else f"{name}_1"
        width, height = opened(f"props/{file}.png").size
        assert 0 < x < width and height * 0.4 < y < height, name


# ------------------------------------------------------------------ tiles
def test_terrain_tiles_fit_together() -> None:
    sheet = Image.open(ROOT / "levels" / "tiles.png")
    for terrain in TERRAINS:
        full = level_tileset.terrain_tile(terrain, 15)
        x, y = full % 16 * TILE, full // 16 * TILE
        tile = sheet.crop((x, y, x + TILE, y + TILE))
        assert tile.getchannel("A").getextrema() == (255, 255), terrain
        left = list(tile.crop((0, 0, 1, TILE)).convert("RGB").get_flattened_data())
        right = list(tile.crop((TILE - 1, 0, TILE, TILE)).convert("RGB").get_flattened_data())
        apart = sum(
            abs(a - b) for p, q in zip(left, right, strict=True) for a, b in zip(p, q, strict=True)
        )
        assert apart / (3 * TILE) < 14, terrain


def test_distance_is_measured_from_the_edge() -> None:
    left_half = edge_distance(5, 4.0)
    middle = left_half.shape[0] // 2
    assert abs(left_half[middle, middle]) < 0.5
    assert left_half[middle, middle - 40] == pytest.approx(10, abs=0.5)
    assert left_half[middle, middle + 40] == pytest.approx(-10, abs=0.5)


# ------------------------------------------------------------------ built the same again
AGAIN: dict[str, Callable[[], bytes]] = {
    path: build
    for builder in (kid_atlas, guns, battle_cards, battle_bits, level_props)
    for path, build in builder.assets().items()
    if path
    in {
        *("kids/teenager_face.png", "kids/wet_head_2.png"),
        *("guns/super-soaker.png", "guns/mod_water-pack.png", "guns/anchors.json"),
        *("battle/card_dodge.png", "battle/card_double-team.png", "battle/card_fat-kid.png"),
        *("battle/phase_soak.png", "battle/burst_2_3.png", "battle/fan.png"),
        *("props/dog_2.png", "props/feet.json"),
    }
}


def test_a_kid_built_again_is_the_same() -> None:
    sheet, plan = kid_atlas.build("runt-kid")
    assert plan == read("kids/runt-kid.json")
    difference = ImageChops.difference(sheet, opened("kids/runt-kid.png"))
    visible = sheet.getchannel("A").point(lambda alpha: 255 if alpha else 0)
    seen = Image.composite(difference, Image.new("RGBA", sheet.size), visible)
    assert seen.getbbox(alpha_only=False) is None


@pytest.mark.parametrize("path", sorted(AGAIN))
def test_building_again_gives_the_same(path: str) -> None:
    data = AGAIN[path]()
    if path.endswith(".json"):
        assert data == (SPRITES / path).read_bytes()
        return
    with Image.open(io.BytesIO(data)) as built:
        difference = ImageChops.difference(built.convert("RGBA"), opened(path).convert("RGBA"))
    assert difference.getbbox(alpha_only=False) is None


@pytest.mark.parametrize("terrain", ["path", "hedge", "pool"])
def test_tiles_built_again_are_the_same(terrain: str) -> None:
    number = level_tileset.terrain_tile(terrain, 6)
    x, y = number % 16 * TILE, number // 16 * TILE
    committed = Image.open(ROOT / "levels" / "tiles.png").convert("RGBA")
    committed = committed.crop((x, y, x + TILE, y + TILE))
    ground = Image.new("RGBA", (TILE, TILE), "#8BCB62")
    shown = [Image.alpha_composite(ground, t) for t in (TERRAINS[terrain](6), committed)]
    difference = ImageChops.difference(*shown).convert("RGB")
    assert max(high for _, high in difference.getextrema()) <= 1


# ------------------------------------------------------------------ what SDL_image draws alike
TAGS = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "ellipse"}


def drawn() -> list[str]:
    """The SVG text of one frame of every pose of some kids, of all guns, bits and props."""
    texts = []
    for kid in ("crybaby", "fat-kid", "teenager"):
        for poses in POSES.values():
            layers = Figure(CAST[kid], poses[0]).layers()
            texts += [layers.body, layers.over, layers.scarf, layers.front]
    texts += [guns.gun_svg(gun) for gun in GUNS] + [guns.part_svg(part) for part in PARTS]
    texts += [battle_bits.bit_svg(bit) for bit in BITS]
    texts += [level_props.prop_svg(prop) for prop in level_props.PROPS]
    return texts


def test_only_what_both_renderers_draw_alike_is_used() -> None:
    for svg in drawn():
        assert set(re.findall(r"<([A-Za-z]+)", svg)) <= TAGS
        for coordinates in re.findall(r'<(?:linear|radial)Gradient id="\w+" ([^>]*)>', svg):
            assert not re.search(r'="[^"%]*"', coordinates)
        colours = re.findall(r"#[0-9A-Za-z]+", svg)
        assert all(re.fullmatch(r"#([0-9A-F]{6}|g\d+)", colour) for colour in colours)
        assert "NaN" not in svg and "None" not in svg


def test_a_drawing_is_not_cut_by_its_box() -> None:
    for name, gun in GUNS.items():
        picture = render_svg(guns.gun_svg(name), 1)
        box = picture.getchannel("A").point(lambda a: 255 if a > 40 else 0).getbbox()
        assert box is not None
        assert box[0] >= 1 and box[1] >= 1, name
        assert box[2] < picture.width and box[3] < picture.height, (name, gun.box)
