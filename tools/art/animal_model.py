"""What an animal player is made of: a mood and a creature, both plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .drawing import INK, WHITE, Canvas, Point, mix, shade

HEAD_Y = 132  # where most heads sit on the canvas
MOUTH_RED, TONGUE, GOLD = "#8C2540", "#FF8086", "#FFCB3D"

Part = Callable[[Canvas, "Animal", "Mood"], None]  # draws one part of an animal
Pair = tuple[float, float]


@dataclass(frozen=True)
class Mood:
    """Lids are (outer, inner) angles, -90 open, 0 half shut; brows are (outer, inner) heights
    above the eye in eye radii; `perk` moves ears and crests from -1 (down) to 1 (up)."""

    lids: tuple[Pair, Pair] = ((-46, -54), (-54, -46))
    lower: float = -90
    look: Point = (0.06, 0.08)
    pupil: float = 1.0
    brows: tuple[Pair, Pair] | None = None
    happy_eyes: bool = False
    mouth: str = "smile"
    gape: float = 0  # beaks and jaws
    tilt: float = 0
    lift: float = 0
    perk: float = 0
    paws: tuple[str, str] = ("cards", "rest")


MOODS: dict[str, Mood] = {
    "neutral": Mood(),
    "thinking": Mood(
        lids=((-30, -40), (-75, -70)),
        look=(0.24, -0.30),
        brows=((1.05, 1.05), (1.55, 1.4)),
        mouth="hmm",
        tilt=5,
        perk=0.3,
        paws=("cards", "chin"),
    ),
    "pleased": Mood(
        lids=((-50, -60), (-60, -50)),
        lower=-34,
        pupil=1.12,
        brows=((1.25, 1.5), (1.5, 1.25)),
        mouth="grin",
        gape=0.18,
        tilt=-5,
        lift=-3,
        perk=0.8,
    ),
    "cross": Mood(
        lids=((-46, 14), (14, -46)),
        pupil=0.86,
        brows=((1.4, 0.75), (0.75, 1.4)),
        mouth="frown",
        perk=-0.8,
        lift=3,
        paws=("cards", "fist"),
    ),
    "laughing": Mood(
        happy_eyes=True,
        mouth="laugh",
        gape=1,
        tilt=-8,
        lift=-4,
        perk=0.6,
        brows=((1.2, 1.4), (1.4, 1.2)),
        paws=("cards", "belly"),
    ),
    "dismayed": Mood(
        lids=((-88, -88), (-88, -88)),
        pupil=0.55,
        look=(0, 0.05),
        brows=((1.15, 1.6), (1.6, 1.15)),
        mouth="wobble",
        gape=0.45,
        tilt=3,
        lift=2,
        perk=-1,
        paws=("dropped", "cheek"),
    ),
}


@dataclass(frozen=True)
class Animal:
    """A creature: colours, where its eyes are (left, right, radius) and who draws its parts."""

    fur: str
    cloth: str
    eyes: tuple[Point, Point, float]
    clothes: Part
    head: Part
    mouth: Part
    hat: Part
    lid: str = ""
    brow: str = ""
    sleeve: str = ""
    wing: bool = False
    lashes: bool = False
    cheek: Point | None = (52, 30)  # blush: x on both sides, y
    sleepy: float = 0  # added to the lids of calm moods
    eye_line: str = INK  # closed eyes, light on a dark mask
    head_y: float = HEAD_Y
    behind: Part | None = None

    @property
    def lid_colour(self) -> str:
        """Colour of the eyelids."""
        return self.lid or shade(self.fur, 0.16)

    @property
    def socket(self) -> str:
        """Colour round the eye."""
        if self.eye_line != INK:
            return "#3E3A5C"
        return "#F4F7FF" if self.wing else self.fur

    @property
    def brow_colour(self) -> str:
        """Colour of the eyebrows."""
        return self.brow or mix(self.fur, INK, 0.62)

    @property
    def has_white_fur(self) -> bool:
        """Whether shadows on it have to be blue."""
        return self.fur == WHITE
