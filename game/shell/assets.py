"""Pictures and fonts, loaded when first wanted and kept while there is room.

A picture that is missing or broken gives a plain card in its place and one line in
the log: the game goes on.
"""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from importlib.resources import files
from pathlib import Path

import pygame

log = logging.getLogger("drench.assets")

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
CACHE_BYTES = 256 * 1024 * 1024
NEARLY_OPAQUE = 251
SUFFIXES = ("", ".png", ".webp")
CREAM, INK, DUSK = "#FFFBF0", "#1B2A4E", "#2A2C63"
FONTS = {
    "display": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "text": ("font_manrope", "Manrope-Bold.ttf"),
    "heavy": ("font_manrope", "Manrope-ExtraBold.ttf"),
}

Size = tuple[int, int]


class Assets:
    """All pictures below `root`, by path without or with the file's ending."""

    def __init__(self, root: Path = SPRITES, cache_bytes: int = CACHE_BYTES) -> None:
        self.root = root
        self._cache_bytes = cache_bytes
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._held_bytes = 0
        self._told: set[str] = set()
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}

    def has(self, path: str) -> bool:
        """Whether there is a file for the picture `path`."""
        return self._file(path) is not None

    def image(self, path: str) -> pygame.Surface:
        """The picture as it was baked; a stand-in of 140 x 200 pixels if there is none."""
        return self._kept(("image", path), lambda: self._load(path) or stand_in((140, 200)))

    def sized(self, path: str, width_px: int, height_px: int | None = None) -> pygame.Surface:
        """The picture scaled smoothly to `width_px` pixels, its height in proportion if not given."""
        return self._kept(
            ("sized", path, width_px, height_px), lambda: self._resized(path, width_px, height_px)
        )

    def icon(self, name: str, px: int, colour: str = "#FFFFFF") -> pygame.Surface:
        """`icons/name` at `px` pixels across its wider side; what is white in it takes `colour`."""
        return self._kept(("icon", name, px, colour), lambda: self._tinted(name, px, colour))

    def background(self, name: str, size: Size) -> pygame.Surface:
        """`backgrounds/name` covering `size` pixels about its centre, opaque.

        `name_wide` and `name_tall` are taken for very wide and for upright shapes if they exist;
        `name_wide` also where there is no plain one.
        """
        return self._kept(("background", name, size), lambda: self._covering(name, size))

    def font(self, family: str, px: int) -> pygame.font.Font:
        """The font of `family` ("display", "text" or "heavy") at a height of `px` pixels."""
        key = (family, max(1, px))
        if key not in self._fonts:
            self._fonts[key] = self._load_font(*key)
        return self._fonts[key]

    # ------------------------------------------------------------------ loading
    def _file(self, path: str) -> Path | None:
        tries = (self.root / f"{path}{suffix}" for suffix in SUFFIXES)
        return next((file for file in tries if file.is_file()), None)

    def _load(self, path: str) -> pygame.Surface | None:
        """The picture in the screen's format, None (and a line in the log) where there is none."""
        file = self._file(path)
        if file is None:
            self._tell(path, f"The picture {path} is missing; a plain card stands in.")
            return None
        try:
            return _converted(pygame.image.load(file))
        except (pygame.error, OSError) as fault:
            self._tell(path, f"The picture {path} is broken ({fault}); a plain card stands in.")
            return None

    def _tell(self, key: str, sentence: str) -> None:
        if key not in self._told:
            self._told.add(key)
            log.warning(sentence)

    def _resized(self, path: str, width: int, height: int | None) -> pygame.Surface:
        source = self._load(path)
        if source is None:
            return stand_in((max(1, width), max(1, height or width)))
        in_proportion = round(source.get_height() * width / source.get_width())
        return scaled(source, (width, in_proportion if height is None else height))

    def _tinted(self, name: str, px: int, colour: str) -> pygame.Surface:
        source = self._load(f"icons/{name}")
        if source is None:
            return stand_in((px, px))
        factor = px / max(source.get_size())
        picture = scaled(
            source, (round(source.get_width() * factor), round(source.get_height() * factor))
        )
        picture.fill(pygame.Color(colour), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _covering(self, name: str, size: Size) -> pygame.Surface:
        shape = "_tall" if size[1] > size[0] else "_wide"
        tries = [f"backgrounds/{name}{end}" for end in (shape, "", "_wide")]
        path = next((one for one in tries if self.has(one)), tries[1])
        picture = self._load(path)
        covering = pygame.Surface(size)
        covering.fill(DUSK)
        if picture is not None:
            part = picture.subsurface(cover(picture.get_size(), size))
            pygame.transform.smoothscale(_opaque(part), size, covering)
        return covering.convert() if pygame.display.get_surface() else covering

    def _load_font(self, family: str, px: int) -> pygame.font.Font:
        path = _font_file(family)
        try:
            return pygame.font.Font(path, px)
        except (pygame.error, OSError) as fault:
            self._tell(f"font {family}", f"The font {family} can't be read ({fault}).")
            return pygame.font.Font(None, px)

    # ------------------------------------------------------------------ keeping
    def _kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is kept under `key`, made at need; the longest unused go when it gets too much."""
        if key in self._held:
            self._held.move_to_end(key)
            return self._held[key]
        picture = make()
        self._held[key] = picture
        self._held_bytes += _bytes(picture)
        while self._held_bytes > self._cache_bytes and len(self._held) > 1:
            _key, old = self._held.popitem(last=False)
            self._held_bytes -= _bytes(old)
        return picture


def cover(source: Size, target: Size) -> pygame.Rect:
    """The largest part about the centre of `source` that has the proportions of `target`."""
    width, height = source
    if width * target[1] > height * target[0]:
        width = max(1, round(height * target[0] / target[1]))
    else:
        height = max(1, round(width * target[1] / target[0]))
    return pygame.Rect((source[0] - width) // 2, (source[1] - height) // 2, width, height)


def scaled(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """`picture` smoothly scaled to `size` pixels, without a dark fringe where it is see-through."""
    size = (max(1, size[0]), max(1, size[1]))
    if size == picture.get_size():
        return picture.copy()
    if not picture.get_flags() & pygame.SRCALPHA:
        return pygame.transform.smoothscale(picture, size)
    # Colours and transparency are scaled apart: what is see-through has no colour to mix in.
    shape = picture.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shape = pygame.transform.smoothscale(shape, size)
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    reach = math.ceil(max(1.0, picture.get_width() / size[0], picture.get_height() / size[1]))
    colours = pygame.transform.smoothscale(_spread(picture, reach), size)
    shape.blit(colours, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made_solid(shape)


def made_solid(picture: pygame.Surface) -> pygame.Surface:
    """`picture` itself, once more opaque where scaling or turning has rounded that down a little:
    else what lies below shows through, and blits of packed pictures must blend all of it."""
    solid = picture.copy()
    solid.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    mask = pygame.mask.from_surface(picture, NEARLY_OPAQUE - 1)
    mask.to_surface(picture, setsurface=solid, setcolor=None, unsetcolor=None)
    return picture


def _spread(picture: pygame.Surface, reach: int) -> pygame.Surface:
    """`picture` made opaque, the colours of its edges spread by `reach` pixels around it."""
    spread = pygame.Surface(picture.get_size(), depth=32)
    spread.fill(pygame.transform.average_color(picture, consider_alpha=True))
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)):
        spread.blit(picture, (dx * reach, dy * reach))
    return spread


def stand_in(size: Size) -> pygame.Surface:
    """What is shown for a picture that can't be: a plain cream card with a line of ink."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    radius, line = max(1, min(size) // 10), max(1, min(size) // 30)
    pygame.draw.rect(picture, CREAM, picture.get_rect(), border_radius=radius)
    pygame.draw.rect(picture, INK, picture.get_rect(), line, border_radius=radius)
    return picture


def _converted(picture: pygame.Surface) -> pygame.Surface:
    see_through = bool(picture.get_flags() & pygame.SRCALPHA) or picture.get_colorkey() is not None
    if pygame.display.get_surface():
        return picture.convert_alpha() if see_through else picture.convert()
    return picture.convert(32, pygame.SRCALPHA) if see_through else _opaque(picture)


def _opaque(picture: pygame.Surface) -> pygame.Surface:
    """`picture` with 32 bits a pixel and no transparency, as smooth scaling needs it."""
    if picture.get_bitsize() == 32 and not picture.get_flags() & pygame.SRCALPHA:
        return picture
    plain = pygame.Surface(picture.get_size(), depth=32)
    plain.blit(picture, (0, 0))
    return plain


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


@cache
def _font_file(family: str) -> str:
    package, name = FONTS[family]
    return str(files(package) / "files" / name)
