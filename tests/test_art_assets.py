"""The baked pictures of cards, swamp, animals, title and icons: names, sizes, rules, builders."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tools.art import animals, bake, cards, doors, glyphs, logo, props, swamp, title
from tools.art.registry import all_assets

SPRITES = Path(__file__).resolve().parent.parent / "sprites"
BUILDERS = (animals, cards, doors, glyphs, logo, props, swamp, title)

RANKS, SUITS = "23456789TJQKA", "SHDC"
ANIMALS = ["frog", "duck", "crocodile", "heron", "otter", "turtle", "raccoon", "toad"]
MOODS = ["neutral", "thinking", "pleased", "cross", "laughing", "dismayed"]
GLYPHS = [
    "pause",
    "play",
    "back",
    "help",
    "sheet",
    "last",
    "settings",
    "stats",
    "close",
    "check",
    "plus",
    "minus",
    "left",
    "right",
    "up",
    "down",
    "speaker",
    "speaker_off",
    "music",
    "crown",
    "drop",
    "drop_empty",
    "star",
    "clock",
    "person",
    "robot",
    "eye",
    "eye_off",
    "hint",
    "undo",
    "lock",
    "keyboard",
    "mouse",
    "pad",
    "touch",
    "cards",
    "sun",
    "moon",
    "trash",
    "edit",
    "fullscreen",
    "speed",
    "die",
    "heart",
    "towel",
    "tap",
    "balloon",
    "gun",
    "flag",
    "trophy",
    "home",
    "again",
    "seats",
    "log",
]
PROPS = {
    "suit_S suit_H suit_D suit_C suit_D4 suit_C4": (128, 128),
    "lily lily_lit lily_pressed crown_gold": (256, 256),
    "reed_black reed_red": (200, 320),
    "balance_post": (280, 620),
    "balance_beam": (500, 84),
    "balance_pan_black balance_pan_red": (260, 240),
    "firefly": (72, 72),
    "droplet_1 droplet_2 droplet_3 sparkle": (64, 64),
    "splash_1 splash_2 splash_3": (256, 256),
    "puddle": (320, 120),
    "mist": (512, 128),
    "ripple": (256, 96),
    "confetti_1 confetti_2 confetti_3 confetti_4": (48, 48),
    "podium": (960, 400),
}
WIDE, TALL = (2560, 1440), (1440, 2560)
OPAQUE = {
    "backgrounds/swamp_wide.webp": WIDE,
    "backgrounds/swamp_tall.webp": TALL,
    "backgrounds/title_wide.webp": WIDE,
    "backgrounds/title_tall.webp": TALL,
    "title/scene_swamp.webp": (560, 640),
    "title/scene_wetting.webp": (560, 640),
    "title/scene_waterfight.webp": (560, 640),
}


def transparent_pictures() -> dict[str, tuple[int, int]]:
    """Return the size of every picture that has transparent parts."""
    sizes = {
        f"cards/{folder}/{r}{s}.png": (400, 560)
        for folder in ("two", "four")
        for r in RANKS
        for s in SUITS
    }
    sizes |= {f"cards/back_{game}.png": (400, 560) for game in ("swamp", "garden", "water")}
    sizes |= {f"animals/{name}_{mood}.png": (520, 560) for name in ANIMALS for mood in MOODS}
    sizes |= {f"animals/{name}_{mood}_face.png": (256, 256) for name in ANIMALS for mood in MOODS}
    sizes |= {f"icons/{name}.png": (128, 128) for name in GLYPHS}
    sizes |= {f"icons/{name}.png": size for names, size in PROPS.items() for name in names.split()}
    sizes |= {
        f"title/door_{game}{layer}.png": (560, 640)
        for game in ("swamp", "wetting", "waterfight")
        for layer in ("", "_front")
    }
    return sizes | {"title/logo.png": (1120, 460), "title/logo_splash.png": (1400, 620)}


TRANSPARENT = transparent_pictures()


def opened(path: str) -> Image.Image:
    with Image.open(SPRITES / path) as image:
        image.load()
        return image


def test_every_picture_is_there_and_has_its_size() -> None:
    found = {}
    for path in TRANSPARENT | OPAQUE:
        with Image.open(SPRITES / path) as image:
            found[path] = (image.size, image.mode)
    expected = {path: (size, "RGBA") for path, size in TRANSPARENT.items()}
    assert found == expected | {path: (size, "RGB") for path, size in OPAQUE.items()}


def test_the_builders_make_exactly_these_pictures() -> None:
    built = {path for builder in BUILDERS for path in builder.assets()}
    assert built == set(TRANSPARENT | OPAQUE)
    assert built <= set(all_assets())


def test_all_can_be_seen_through_except_backgrounds() -> None:
    for path in TRANSPARENT:
        lowest, highest = opened(path).getchannel("A").getextrema()
        assert lowest == 0 < 120 < highest, path


def test_the_files_are_small() -> None:
    for path in OPAQUE:
        assert (SPRITES / path).stat().st_size < 1_000_000, path
    assert sum((SPRITES / path).stat().st_size for path in TRANSPARENT | OPAQUE) < 25_000_000


def test_glyphs_are_white_everywhere_so_that_they_can_be_tinted() -> None:
    for name in GLYPHS:
        red, green, blue, _ = opened(f"icons/{name}.png").split()
        assert all(channel.getextrema() == (255, 255) for channel in (red, green, blue)), name


def test_glyphs_keep_off_their_edges() -> None:
    for name in GLYPHS:
        box = opened(f"icons/{name}.png").getchannel("A").getbbox()
        assert box is not None and min(box) >= 2 and max(box) <= 126, name


def test_no_card_equals_another() -> None:
    for folder in ("two", "four"):
        faces = {
            (SPRITES / f"cards/{folder}/{r}{s}.png").read_bytes() for r in RANKS for s in SUITS
        }
        assert len(faces) == 52


MARKED = (  # frame, its corners, ribbons
    *((0, 0, 400, 20), (0, 540, 400, 560), (0, 0, 20, 560), (380, 0, 400, 560)),
    *((0, 0, 40, 40), (360, 0, 400, 40), (0, 520, 40, 560), (360, 520, 400, 560)),
    *((126, 0, 178, 72), (222, 488, 274, 560)),
)


@pytest.mark.parametrize("suit", SUITS)
def test_four_colours_change_the_mark_of_the_side_and_two_suits_only(suit: str) -> None:
    for rank in RANKS:
        two, four = (opened(f"cards/{folder}/{rank}{suit}.png") for folder in ("two", "four"))
        assert ImageChops.difference(two.getchannel("A"), four.getchannel("A")).getbbox() is None
        changed = ImageChops.difference(two.convert("RGB"), four.convert("RGB"))
        index = (28, 66, 104, 208)  # rank and suit in the corner
        assert (changed.crop(index).getbbox() is not None) == (suit in "DC"), rank
        if suit in "SH":
            for box in MARKED:
                changed.paste((0, 0, 0), box)
            assert changed.getbbox() is None, rank


def test_the_frame_of_four_colours_tells_red_from_black() -> None:
    for suit, expected in (("S", "black"), ("C", "black"), ("H", "red"), ("D", "red")):
        red, green, blue, _ = opened(f"cards/four/7{suit}.png").getpixel((200, 10))
        assert ("red" if red > 2 * max(green, blue) else "black") == expected


ONE_OF_EACH = (
    "animals/otter_cross.png",
    "animals/heron_laughing_face.png",
    "cards/two/KS.png",
    "cards/four/TD.png",
    "cards/back_garden.png",
    "icons/settings.png",
    "icons/suit_C4.png",
    "icons/lily_lit.png",
    "icons/balance_pan_red.png",
    "icons/splash_2.png",
    "title/logo.png",
    "title/door_wetting.png",
    "title/door_waterfight_front.png",
)


@pytest.mark.parametrize("path", ONE_OF_EACH)
def test_building_again_gives_the_same_pixels(path: str) -> None:
    build = next(found[path] for builder in BUILDERS if path in (found := builder.assets()))
    with Image.open(io.BytesIO(build())) as built:
        difference = ImageChops.difference(built.convert("RGBA"), opened(path).convert("RGBA"))
    assert difference.getbbox(alpha_only=False) is None


@pytest.mark.parametrize(
    ("path", "svg"),
    [
        ("backgrounds/swamp_tall.webp", lambda: swamp.picture_svg(swamp.TALL)),
        ("backgrounds/title_wide.webp", lambda: title.picture_svg(title.WIDE)),
    ],
)
def test_backgrounds_show_what_is_drawn_now(path: str, svg: Callable[[], str]) -> None:
    committed = opened(path)
    size = (committed.width // 4, committed.height // 4)
    drawn = bake.picture(svg(), *size).convert("RGB")
    difference = ImageChops.difference(drawn, committed.reduce(4))
    assert max(ImageStat.Stat(difference).mean) < 2.5


def test_the_doors_scenes_cover_all_of_their_picture() -> None:
    for game, plan in doors.DOORS.items():
        assert plan.scene().getchannel("A").getextrema() == (255, 255), game


ALLOWED_TAGS = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "ellipse"}


def broken_rules(svg: str) -> list[str]:
    """Return what SDL_image's renderer would draw otherwise than resvg."""
    faults = sorted(set(re.findall(r"<([A-Za-z]+)", svg)) - ALLOWED_TAGS)
    coordinates = re.findall(r'<(?:linear|radial)Gradient id="\w+" ([^>]*)>', svg)
    faults += [text for text in coordinates if re.search(r'="[^"%]*"', text)]
    faults += [
        colour
        for colour in re.findall(r"#[0-9A-Za-z]+", svg)
        if not re.fullmatch(r"#([0-9A-F]{6}|g\d+)", colour)
    ]
    faults += re.findall(r'<g [^>]*opacity="[^>]*>', svg)
    return faults


def test_the_check_of_rules_finds_faults() -> None:
    assert broken_rules('<svg><mask/><g opacity="1"/></svg>') == ["mask", '<g opacity="1"/>']
    assert broken_rules('<radialGradient id="g0" cx=".5" cy="5%">') == ['cx=".5" cy="5%"']
    assert broken_rules('<path fill="#FFF"/>') == ["#FFF"]


def test_all_svg_keeps_to_what_both_renderers_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def record(svg: str, zoom: float) -> Image.Image:
        drawn.append(svg)
        width, height = (float(v) for v in re.findall(r'(?:width|height)="([\d.]+)"', svg)[:2])
        return Image.new("RGBA", (round(width * zoom), round(height * zoom)))

    monkeypatch.setattr(bake, "render_svg", record)
    monkeypatch.setattr(bake, "png_bytes", lambda image, hidden="": b"")
    monkeypatch.setattr(bake, "webp_bytes", lambda image, quality=90: b"")
    for builder in BUILDERS:
        for build in builder.assets().values():
            build()
    assert len(drawn) > 300
    assert {fault for svg in drawn for fault in broken_rules(svg)} == set()
