"""Card sprites: where each card is drawn, and its picture, turned and sized once and kept.

A picture holds its shadow and its rim, so that a card costs one blit.  Cards in flight use
coarser steps of angle and size than cards that lie still.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.shell.assets import made_solid
from game.stage.table import CARD_RATIO, Spot
from game.ui.canvas import fit_for
from game.ui.shapes import rounded
from game.ui.theme import INK, SUN

if TYPE_CHECKING:
    from game.shell.assets import Assets
    from game.ui.canvas import Canvas

KEPT = 320  # pictures
FLIGHT_ANGLE, REST_ANGLE = 4, 1  # degrees
FLIGHT_SIZE = 8  # pixels
TURN_STEPS = 10
SHADOW = (14, 27, 58)
WASH = (94, 122, 168)  # dusk blue, for cards that may not be played
CORNER = 0.047  # radius of a card's corners to its height


@dataclass(eq=False)
class CardSprite:
    """A card on the table, in design units.

    `card` is its text (`TD`), None for a card that only ever shows its back.  `turn` goes
    from 0 (back up) to 1 (face up); `lift` is how far it stands out upwards.
    """

    card: str | None
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    width: float = 150.0
    turn: float = 1.0
    lift: float = 0.0
    washed: bool = False
    rim: bool = False
    glow: bool = False
    flying: bool = False

    def put(self, spot: Spot) -> None:
        """Lie at `spot` at once."""
        self.x, self.y, self.angle, self.width = spot.x, spot.y, spot.angle, spot.width

    def to(self, spot: Spot) -> dict[str, float]:
        """The attributes a tween moves to bring the card to `spot`."""
        return {"x": spot.x, "y": spot.y, "angle": spot.angle, "width": spot.width}


class CardArt:
    """Pictures of cards.  `faces` and `back` are paths below `sprites/`."""

    def __init__(
        self, assets: Assets, faces: str = "cards/two", back: str = "cards/back_swamp.png"
    ):
        self.assets = assets
        self.faces = faces
        self.back = back
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def forget(self) -> None:
        """Drop all pictures (the size of the window or the faces have changed)."""
        self._kept.clear()

    def path(self, card: str | None) -> str:
        """The file below `sprites/` for the face of `card`, or for the back."""
        return self.back if card is None else f"{self.faces}/{card}.png"

    def picture(self, sprite: CardSprite, u: float) -> pygame.Surface:
        """The picture of `sprite` at `u` pixels a unit; its middle is the card's middle."""
        width = sprite.width * u
        width = round(width / FLIGHT_SIZE) * FLIGHT_SIZE if sprite.flying else round(width)
        grain = FLIGHT_ANGLE if sprite.flying else REST_ANGLE
        angle = round(sprite.angle / grain) * grain
        shown = sprite.card if sprite.turn >= 0.5 else None
        squeeze = round(abs(2 * sprite.turn - 1) * TURN_STEPS)
        key = (shown, width, angle, squeeze, sprite.washed, sprite.rim, sprite.glow)
        picture = self._kept.get(key)
        if picture is None:
            picture = self._make(shown, max(8, width), angle, squeeze, sprite, u)
            self._kept[key] = picture
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return picture

    def _make(
        self, card: str | None, width: int, angle: float, squeeze: int, sprite: CardSprite, u: float
    ) -> pygame.Surface:
        image = self.assets.sized(self.path(card), width, round(width * CARD_RATIO))
        if squeeze < TURN_STEPS:
            narrow = max(2, image.get_width() * squeeze // TURN_STEPS)
            image = made_solid(pygame.transform.smoothscale(image, (narrow, image.get_height())))
        if sprite.washed:
            image = washed(image)
        if sprite.rim or sprite.glow:
            image = rimmed(image, round((11 if sprite.glow else 7) * u), max(1, round(2 * u)))
        if angle:
            image = made_solid(pygame.transform.rotozoom(image, angle, 1))
        return shadowed(image, u)


def washed(image: pygame.Surface) -> pygame.Surface:
    """A card that may not be played: washed towards dusk blue, never grey."""
    out = image.copy()
    mask = pygame.mask.from_surface(out, 100)
    out.blit(mask.to_surface(setcolor=(*WASH, 107), unsetcolor=(0, 0, 0, 0)), (0, 0))
    return out


def rimmed(image: pygame.Surface, rim: int, line: int) -> pygame.Surface:
    """A card in a sun rim `rim` pixels wide, with an ink hairline of `line` outside of it."""
    width, height = image.get_width() + 2 * rim, image.get_height() + 2 * rim
    radius = round(image.get_height() * CORNER) + rim
    out = rounded(width, height, radius, SUN, INK, line).copy()
    out.blit(image, (rim, rim))
    return out


def shadowed(image: pygame.Surface, u: float) -> pygame.Surface:
    """`image` on its soft shadow, ready for fast blits; its middle stays in the middle."""
    across, down, soft = max(1, round(3 * u)), max(2, round(7 * u)), max(1, round(4 * u))
    margin = down + soft + 1
    width, height = image.get_width() + 2 * margin, image.get_height() + 2 * margin
    mask = pygame.mask.from_surface(image, 90)
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    out.fill((*SHADOW, 0))
    dark = mask.to_surface(setcolor=(*SHADOW, 110), unsetcolor=(*SHADOW, 0))
    out.blit(dark, (margin + across, margin + down))
    blurred = (max(1, width // (2 * soft)), max(1, height // (2 * soft)))
    out = pygame.transform.smoothscale(pygame.transform.smoothscale(out, blurred), (width, height))
    out.blit(image, (margin, margin))
    out = out.convert_alpha()
    out.set_alpha(255, pygame.RLEACCEL)
    return out


def draw_cards(canvas: Canvas, art: CardArt, sprites: Iterable[CardSprite]) -> None:
    """Blit `sprites` in order, the later ones on top."""
    u = canvas.u
    blits = []
    for sprite in sprites:
        picture = fit_for(canvas.surface, art.picture(sprite, u))
        x = round(sprite.x * u) - picture.get_width() // 2
        y = round((sprite.y - sprite.lift) * u) - picture.get_height() // 2
        blits.append((picture, (x, y)))
    canvas.surface.fblits(blits)
