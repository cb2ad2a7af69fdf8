"""The pictures of Susan's Wetting Game: complete, of the promised sizes, built as committed."""

import io
import json
import re
from itertools import pairwise
from pathlib import Path

import numpy
import pytest
from PIL import Image

from tools.art import dress_cards, garden, guests, penalties
from tools.art.guest_cast import GUESTS, MOODS, STAGES
from tools.art.penalty_places import STAGES as SCENES
from tools.art.penalty_places import place_svg
from tools.art.penalty_props import PROPS, front_svg
from tools.art.penalty_tools import GREAT, SMALL, icon_svg, tool_svg

SPRITES = Path(__file__).parent.parent / "sprites"
DRESSES = ("formal", "sundress", "cocktail", "denim", "tea", "wedding")


def promised() -> dict[str, tuple[int, int]]:
    """Return the path and size of every picture that the game may ask for."""
    sizes: dict[str, tuple[int, int]] = {}
    for name in GUESTS:
        sizes[f"guests/{name}_duck.png"] = (480, 570)
        for stage in STAGES:
            for mood in (*MOODS, "duck"):
                sizes[f"guests/{name}_{stage}_{mood}.png"] = (480, 570)
            sizes[f"guests/{name}_{stage}_face.png"] = (200, 200)
            sizes[f"guests/{name}_{stage}_full.png"] = (420, 760)
            sizes[f"guests/{name}_{stage}_cheer.png"] = (420, 760)
    for dress in DRESSES:
        sizes[f"dress/emblem_{dress}.png"] = (128, 128)
        sizes |= {f"dress/{dress}-{number}.png": (400, 560) for number in range(1, 9)}
    sizes |= {f"dress/D{number}.png": (400, 560) for number in range(1, 7)}
    for shape, size in (("wide", (2560, 1440)), ("tall", (1440, 2560))):
        sizes[f"backgrounds/garden_{shape}.webp"] = size
        sizes[f"garden/table_{shape}.png"] = size
    sizes |= {f"penalties/{name}.png": (300, 300) for name in SMALL}
    sizes |= {f"penalties/icon_{name}.png": (128, 128) for name in SMALL | GREAT}
    for name in SCENES:
        sizes[f"penalties/{name}_wide.webp"] = (1920, 1080)
        sizes[f"penalties/{name}_tall.webp"] = (1080, 1920)
    for name, prop in PROPS.items():
        sizes[f"penalties/{name}_front.png"] = prop.front_box[2:]
    return sizes


def opened(path: str) -> Image.Image:
    with Image.open(SPRITES / path) as image:
        image.load()
        return image


def pixels(path: str) -> numpy.ndarray:
    return numpy.asarray(opened(path).convert("RGBA")).astype(int)


def all_assets() -> dict[str, object]:
    return guests.assets() | dress_cards.assets() | garden.assets() | penalties.assets()


def test_every_promised_picture_is_there_in_its_size():
    for path, size in promised().items():
        with Image.open(SPRITES / path) as image:
            assert image.size == size, path


def test_builders_build_what_is_promised_and_nothing_else():
    built = {path for path in all_assets() if not path.endswith(".json")}
    assert built == set(promised())


def test_sprites_stay_within_their_budget():
    total = sum((SPRITES / path).stat().st_size for path in promised())
    assert total < 30_000_000


@pytest.mark.parametrize(
    "path",
    [
        "guests/otis_dripping_laughing.png",
        "guests/amara_dry_face.png",
        "guests/ingrid_soaked_full.png",
        "dress/tea-5.png",
        "dress/D4.png",
        "dress/emblem_wedding.png",
        "garden/table_tall.png",
        "penalties/wet_sponge.png",
        "penalties/icon_pool.png",
        "penalties/hot_tub_front.png",
        "penalties/bath_tall.webp",
        "backgrounds/garden_wide.webp",
    ],
)
def test_building_again_gives_the_committed_pixels(path):
    again = Image.open(io.BytesIO(all_assets()[path]())).convert("RGBA")
    assert (numpy.asarray(again).astype(int) == pixels(path)).all()


@pytest.mark.parametrize("module", [guests, penalties])
def test_anchors_are_as_committed(module):
    folder = "guests" if module is guests else "penalties"
    path = f"{folder}/anchors.json"
    assert module.assets()[path]() == (SPRITES / path).read_bytes()


@pytest.mark.parametrize("name", GUESTS)
@pytest.mark.parametrize("kind", ["laughing", "full", "face"])
def test_each_stage_looks_wetter_than_the_one_before(name, kind):
    shots = [pixels(f"guests/{name}_{stage}_{kind}.png") for stage in STAGES]
    for drier, wetter in pairwise(shots):
        assert (numpy.abs(drier - wetter).max(axis=2) > 24).sum() > 300
    water = [blue_pixels(shot) for shot in shots]
    assert water[0] < water[2] < water[4]


def blue_pixels(shot: numpy.ndarray) -> int:
    """Count pixels of the water's line and body."""
    red, green, blue, alpha = (shot[..., i] for i in range(4))
    return int(((alpha > 200) & (blue > 160) & (blue - red > 60) & (green - red > 30)).sum())


@pytest.mark.parametrize("name", GUESTS)
def test_guests_end_at_the_table_and_leave_the_corners_free(name):
    cut = round(guests.TABLE_CUT * 1.5)
    dry, soaked = (pixels(f"guests/{name}_{s}_plotting.png")[..., 3] for s in ("dry", "soaked"))
    assert not dry[cut:].any(), "something of a dry plotting guest hangs over the table"
    assert soaked[cut:].any(), "a soaked guest has no puddle"
    assert dry[cut - 1].max() > 200
    for alpha in (dry, soaked):
        assert not alpha[0].any()
        assert not alpha[:, 0].any()
        assert not alpha[:, -1].any()


@pytest.mark.parametrize("dress", DRESSES)
def test_cards_have_round_corners_and_an_index_of_their_own(dress):
    shots = [pixels(f"dress/{dress}-{number}.png") for number in range(1, 9)]
    for shot in shots:
        assert shot[0, 0, 3] == 0
        assert shot[280, 200, 3] == 255
    index = [shot[:230, :140] for shot in shots]
    for i, one in enumerate(index):
        for other in index[i + 1 :]:
            assert (numpy.abs(one - other).max(axis=2) > 60).sum() > 400


def test_table_is_clear_above_its_edge():
    for shape, plan in garden.PLANS.items():
        alpha = pixels(f"garden/table_{shape}.png")[..., 3]
        edge, middle = round(plan.table_edge * garden.ZOOM), alpha.shape[1] // 2
        assert not alpha[: edge - 6].any()
        assert (alpha[edge + 4 :, middle] == 255).all()


def test_guest_anchors_lie_on_the_guests():
    anchors = json.loads((SPRITES / "guests/anchors.json").read_text())
    for name, stages in anchors["guests"].items():
        for stage, kinds in stages.items():
            alpha = {
                "waist_up": pixels(f"guests/{name}_{stage}_neutral.png")[..., 3],
                "full": pixels(f"guests/{name}_{stage}_full.png")[..., 3],
            }
            for kind, places in kinds.items():
                height, width = alpha[kind].shape
                solid = [places["head"], places["mouth"], places["chest"], *places["hands"]]
                for x, y in solid + places["patches"]:
                    assert alpha[kind][int(y * height), int(x * width)] > 0, (name, stage, kind)


def test_scene_anchors_keep_people_in_the_picture():
    anchors = json.loads((SPRITES / "penalties/anchors.json").read_text())
    assert set(anchors) == {*PROPS, "town"}
    for shapes in anchors.values():
        for scene in shapes.values():
            rows = scene.get("losers") or scene["people"]
            assert [len(rows[str(count)]) for count in range(1, 5)] == [1, 2, 3, 4]
            people = [place for row in rows.values() for place in row]
            people += [*scene.get("watchers", []), scene.get("winner", [0.5, 0.5])]
            assert all(0.04 < x < 0.96 and 0.2 < y < 1 for x, y in people)


FORBIDDEN = re.compile(r"<(clipPath|mask|filter|use|pattern|text|image|style)\b|<g [^>]*opacity")
PLAIN_COORDINATES = re.compile(
    r"""<(?:linear|radial)Gradient [^>]*\b(?:x1|y1|x2|y2|cx|cy|r)="[^"%]*\""""
)
COLOUR = re.compile(r"""(?:fill|stroke|stop-color)="(#[^"]*)\"""")


def test_svg_keeps_to_what_both_renderers_draw():
    samples = [guests.body_svg(name, stage, "shriek") for name in GUESTS for stage in (0, 2, 4)]
    samples += [guests.figure_svg(name, stage) for name in GUESTS for stage in (0, 4)]
    samples += [dress_cards.card_svg(dress, 4) for dress in DRESSES]
    samples += [dress_cards.wild_svg(i) for i in range(6)]
    samples += [tool_svg(name) for name in SMALL] + [icon_svg(name) for name in GREAT]
    samples += [front_svg(name) for name in PROPS]
    samples += [place_svg(name, shape) for name in SCENES for shape in ("wide", "tall")]
    for plan in garden.PLANS.values():
        samples += [garden.garden_svg(plan), garden.table_svg(plan)]
    for svg in samples:
        assert not FORBIDDEN.search(svg)
        assert not PLAIN_COORDINATES.search(svg)
        assert all(len(colour) == 7 for colour in COLOUR.findall(svg))
