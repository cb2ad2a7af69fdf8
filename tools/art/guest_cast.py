"""Who the guests are, and how wet they can be: data only.

Stages and their wetness: "Susan's, penalties" (dry, damp, dripping, drenched, soaked).
"""

from dataclasses import dataclass

from tools.art.drawing import INK, mix, skin_shade
from tools.art.water import wet_cloth

STAGES = ("dry", "damp", "dripping", "drenched", "soaked")
MOODS = ("neutral", "plotting", "laughing", "shriek", "proud")


@dataclass(frozen=True)
class Wetness:
    """A stage of wetness, 0 dry to 4 soaked."""

    level: int

    @property
    def limp(self) -> float:
        """How far hair and cloth have drooped: 0 full dry shape, 1 hanging."""
        return (0, 0.06, 0.42, 0.88, 1.0)[self.level]

    def cloth(self, colour: str) -> str:
        """Return the colour of cloth at this stage."""
        return wet_cloth(colour, (0, 0, 0.20, 0.50, 0.62)[self.level])

    def hair(self, colour: str) -> str:
        """Return the colour of hair at this stage."""
        return wet_cloth(colour, (0, 0, 0.15, 0.40, 0.50)[self.level])


@dataclass(frozen=True)
class Guest:
    """How a guest looks; empty strings stand for what a guest doesn't wear."""

    skin: str
    hair: str
    hair_style: str
    outfit: str
    cloth: str
    eyes: str = "#6B4A2F"
    head: str = "oval"
    nose: str = "small"
    age: int = 35
    lips: str = ""
    eye_shadow: str = ""
    lashes: bool = False
    brow_width: float = 4.4
    brow: str = ""
    sleeve: str = ""
    short_sleeve: str = ""
    glove: str = ""
    calm_face: str = "neutral"
    drenched_face: str = "miserable"
    soaked_face: str = "howl"
    soaked_arms: tuple[str, str] = ("limp", "limp")
    extras: tuple[str, ...] = ()

    @property
    def brow_colour(self) -> str:
        """Colour of the eyebrows."""
        return self.brow or mix(self.hair, INK, 0.45)

    @property
    def lid_colour(self) -> str:
        """Colour of the eyelids."""
        return self.eye_shadow or skin_shade(self.skin, 0.9)

    @property
    def is_broad(self) -> bool:
        """Whether the guest wears a jacket."""
        return bool(self.sleeve)


GUESTS = {
    "susan": Guest(
        skin="#FFDDC2",
        hair="#A9472A",
        hair_style="bob",
        outfit="evening_dress",
        cloth="#1FA36B",
        eyes="#2E9B5F",
        lips="#D9364F",
        eye_shadow="#8FD0AE",
        lashes=True,
        brow="#7A3320",
        calm_face="sly",
        drenched_face="grumpy",
        soaked_face="fountain",
        soaked_arms=("rest", "palm"),
        extras=("beauty_mark", "drop_earrings", "mascara"),
    ),
    "basil": Guest(
        skin="#FFCFB0",
        hair="#F4F1EA",
        hair_style="tufts",
        outfit="tweed_suit",
        cloth="#9C7048",
        eyes="#3D6FA8",
        head="round",
        nose="big",
        age=66,
        brow="#CFCBD6",
        brow_width=7,
        sleeve="#9C7048",
        drenched_face="grumpy",
        soaked_face="cross_eyed",
        extras=("moustache", "monocle", "rubber_duck"),
    ),
    "priya": Guest(
        skin="#B97B4E",
        hair="#2C2440",
        hair_style="bun",
        outfit="sari",
        cloth="#E0407F",
        eyes="#6B3F22",
        nose="long",
        age=42,
        lips="#B23A52",
        eye_shadow="#9B5FB0",
        lashes=True,
        brow_width=4.8,
        short_sleeve="#8A5CD0",
        drenched_face="dazed",
        soaked_face="puffed",
        soaked_arms=("rest", "rest"),
        extras=("bindi", "gold_earrings", "bangles", "mascara"),
    ),
    "otis": Guest(
        skin="#8B5A42",
        hair="#2E283C",
        hair_style="crop",
        outfit="tuxedo",
        cloth="#3B4B86",
        eyes="#5A3A24",
        head="square",
        nose="broad",
        age=48,
        brow_width=5.4,
        sleeve="#3B4B86",
        drenched_face="grumpy",
        soaked_face="deadpan",
        soaked_arms=("rest", "rest"),
        extras=("beard", "pocket_fish"),
    ),
    "beatrix": Guest(
        skin="#FFE3D0",
        hair="#E6DCF5",
        hair_style="bouffant",
        outfit="ball_gown",
        cloth="#7E57C2",
        eyes="#5B6FC0",
        head="round",
        age=74,
        lips="#D0527A",
        eye_shadow="#B9A6E8",
        lashes=True,
        brow="#9B8DB8",
        glove="#F7F2FF",
        calm_face="sweet",
        soaked_face="gleeful",
        soaked_arms=("raised", "raised"),
        extras=("tiara", "cat_glasses", "pearl_earrings"),
    ),
    "kenji": Guest(
        skin="#F5CBA0",
        hair="#28283C",
        hair_style="pompadour",
        outfit="linen_suit",
        cloth="#F2E3C2",
        eyes="#4A3324",
        head="square",
        age=30,
        brow_width=5,
        sleeve="#F2E3C2",
        drenched_face="dazed",
        soaked_face="bleh",
        soaked_arms=("limp", "rest"),
        extras=("sideburns",),
    ),
    "amara": Guest(
        skin="#9C6646",
        hair="#3A2630",
        hair_style="braids",
        outfit="sundress",
        cloth="#FFC93D",
        eyes="#5A3A24",
        nose="broad",
        age=25,
        lips="#C2485A",
        eye_shadow="#E0A050",
        lashes=True,
        calm_face="sweet",
        soaked_face="gleeful",
        soaked_arms=("palm", "palm"),
        extras=("straw_hat",),
    ),
    "ingrid": Guest(
        skin="#FFE0CC",
        hair="#F4C95C",
        hair_style="waves",
        outfit="cocktail_dress",
        cloth="#F2655C",
        eyes="#3F86D8",
        age=50,
        lips="#D83A4A",
        eye_shadow="#8FC6F2",
        lashes=True,
        brow="#B98A36",
        drenched_face="miserable",
        soaked_face="howl",
        extras=("pearl_earrings", "mascara"),
    ),
}
