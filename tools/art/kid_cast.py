"""Who the 22 kids of Water Fight are: build, hair, clothes, extras and faces, one entry each."""

from __future__ import annotations

from dataclasses import dataclass, field

SKINS = ("#FFE0C8", "#FBCFA4", "#EBB583", "#CF9463", "#A76D47", "#7E5140")
DARK_SKIN = 4  # from here on eyes get a lighter rim
BLACK, BROWN, AUBURN, BLOND = "#2C2A3F", "#6B3F2A", "#A3472A", "#F2C14E"
GINGER, DARK, TEAL = "#E8743B", "#46302B", "#2FA7A0"


@dataclass(frozen=True)
class Look:
    """One kid; `size` scales the whole, `girth` the width of the body, `legs`, `torso` and `head` their parts.

    `faces` names the expression for resting ("rest"), running ("run"), aiming ("aim"), shooting
    ("shoot") and cheering ("cheer"); what is missing comes from `face_for`.
    """

    skin: int
    hair: str
    hair_colour: str
    outfit: str
    main: str
    second: str
    shoes: str = "#FFFFFF"
    eyes: str = "#6B4A2F"
    emblem: str = ""
    extras: frozenset[str] = frozenset()
    size: float = 0.95
    girth: float = 1.0
    legs: float = 1.0
    torso: float = 1.0
    head: float = 0.93
    faces: dict[str, str] = field(default_factory=dict)

    @property
    def skin_colour(self) -> str:
        """Return the colour of the skin."""
        return SKINS[self.skin]

    def face_for(self, mood: str) -> str:
        """Return the expression for a mood of a pose."""
        usual = {"rest": "calm", "run": "grin", "aim": "aim", "shoot": "angry", "cheer": "grin"}
        return self.faces.get(mood, usual.get(mood, mood))


def _with(*names: str) -> frozenset[str]:
    return frozenset(names)


CAST: dict[str, Look] = {
    "crybaby": Look(
        *(0, "curl", BLOND, "dungarees", "#9AD8F5", "#F48BA6", "#FFFFFF", "#3E7CC4"),
        extras=_with("tears"),
        size=0.80,
        legs=0.86,
        head=1.0,
        faces={"rest": "sob", "run": "sob", "aim": "sob", "shoot": "sob", "cheer": "happy_tears"},
    ),
    "wus-kid": Look(
        *(1, "hood", BROWN, "hoodie", "#B9A7E0", "#5A5F8C", "#FFFFFF", "#5A7F4A"),
        size=0.88,
        girth=0.92,
        faces={"rest": "worried", "run": "worried", "aim": "worried", "shoot": "squeeze"},
    ),
    "runt-kid": Look(
        *(2, "spiky", GINGER, "tshirt", "#FFD84D", "#35A56A", "#3D7BD9", "#2E8B57"),
        emblem="stripe",
        extras=_with("freckles", "gap"),
        size=0.80,
        girth=0.9,
        legs=0.8,
        torso=0.95,
        faces={"rest": "grin"},
    ),
    "little-kid": Look(
        *(3, "puffs", BLACK, "dress", "#FF9F43", "#FFF3CF", "#E94F64", "#5A3A22"),
        extras=_with("bow"),
        size=0.82,
        legs=0.84,
        head=1.0,
        faces={"rest": "surprised", "aim": "cute", "shoot": "squeeze"},
    ),
    "cute-kid": Look(
        *(0, "pigtails", BLOND, "dress", "#F2578B", "#FFFFFF", "#FFFFFF", "#2E8FC4"),
        emblem="heart",
        extras=_with("bow", "lashes"),
        size=0.86,
        legs=0.9,
        head=1.0,
        faces={"rest": "cute", "run": "cute", "aim": "cute", "shoot": "aim", "cheer": "laugh"},
    ),
    "special-ed-kid": Look(
        *(4, "side", BLACK, "tshirt", "#8A5CD0", "#3D9BD9", "#FFD84D", "#4A2F1F"),
        emblem="moon",
        extras=_with("daisy"),
        faces={"rest": "dreamy", "run": "dreamy", "aim": "dreamy"},
    ),
    "screaming-kid": Look(
        *(1, "wild", GINGER, "dungarees", "#F7E3AC", "#2FA7A0", "#E94F64", "#2E8B57"),
        extras=_with("freckles"),
        size=0.9,
        faces=dict.fromkeys(("rest", "run", "aim", "shoot", "cheer"), "scream"),
    ),
    "scardey-cat-kid": Look(
        *(2, "cathood", DARK, "hoodie", "#4FAE7A", "#35506E", "#FFFFFF", "#4A2F1F"),
        size=0.9,
        girth=0.95,
        faces={"rest": "scared", "run": "scared", "aim": "scared", "shoot": "squeeze"},
    ),
    "fast-kid": Look(
        *(5, "afro", BLACK, "vest", "#E94F64", "#2D3F73", "#FFD84D", "#3A2418"),
        emblem="bolt",
        extras=_with("sweatband"),
        girth=0.94,
        legs=1.14,
        head=0.86,
        faces={"rest": "grin"},
    ),
    "mean-kid": Look(
        *(1, "mohawk", BLACK, "jacket", "#3A3F5E", "#2D3358", "#E94F64", "#7A2F3F"),
        emblem="bolt",
        extras=_with("plaster"),
        size=0.91,
        faces={"rest": "mean", "run": "angry", "aim": "mean", "cheer": "smug"},
    ),
    "rat-fink-kid": Look(
        *(2, "slick", AUBURN, "raincoat", "#B58B4F", "#FFE07A", "#6B3A2E", "#3E5A2F"),
        extras=_with("fedora", "buckteeth"),
        girth=0.92,
        faces={"rest": "smug", "run": "smug", "aim": "smug", "cheer": "smug"},
    ),
    "oblivious-kid": Look(
        *(3, "long", BROWN, "dress", "#3FA6E6", "#FFD84D", "#F2578B", "#4A2F1F"),
        extras=_with("glasses", "gum"),
        faces={"rest": "away", "run": "away", "aim": "away", "shoot": "away"},
    ),
    "clumsy-kid": Look(
        *(1, "pony", BLOND, "dungarees", "#FFFFFF", "#FF7A6B", "#3FA6E6", "#2E6FC4"),
        extras=_with("bandage", "odd_shoes", "knee_plasters"),
        faces={"rest": "oops", "run": "oops", "aim": "oops", "shoot": "squeeze"},
    ),
    "laughing-kid": Look(
        *(4, "curls", BLACK, "tshirt", "#FF9F43", "#3D7BD9", "#FFFFFF", "#4A2F1F"),
        emblem="smile",
        faces=dict.fromkeys(("rest", "run", "aim", "shoot", "cheer"), "laugh"),
    ),
    "bully-kid": Look(
        *(1, "buzz", GINGER, "tshirt", "#4A5578", "#6B4A2F", "#2E3A59", "#4A5A2F"),
        emblem="stripe",
        extras=_with("freckles", "nose_plaster"),
        size=1.0,
        girth=1.36,
        torso=1.1,
        head=0.9,
        faces={"rest": "sneer", "run": "sneer", "aim": "sneer", "cheer": "sneer"},
    ),
    "commando-kid": Look(
        *(3, "cap", DARK, "commando", "#7C9A45", "#55702F", "#5A4632", "#3A2A1A"),
        emblem="star",
        extras=_with("warpaint", "holsters"),
        size=0.98,
        girth=1.06,
        faces={"rest": "stern", "run": "stern", "shoot": "angry"},
    ),
    "control-freak-kid": Look(
        *(0, "topknot", AUBURN, "shirt", "#FFFFFF", "#2FA7A0", "#22304F", "#2E8B57"),
        extras=_with("square_glasses", "whistle"),
        girth=0.95,
        legs=1.08,
        head=0.88,
        faces={"rest": "stern", "run": "stern", "aim": "stern", "cheer": "smug"},
    ),
    "fat-kid": Look(
        *(5, "flat_top", BLACK, "dungarees", "#FFE07A", "#8A5CD0", "#FF7A59", "#3A2418"),
        extras=_with("lolly"),
        size=0.97,
        girth=1.72,
        torso=1.06,
        faces={"rest": "content"},
    ),
    "big-kid": Look(
        *(2, "messy", BROWN, "hoodie", "#FFC23D", "#3B4C8C", "#E94F64", "#4A2F1F"),
        emblem="bear",
        extras=_with("balloon_belt"),
        size=0.98,
        girth=1.28,
        legs=1.12,
        torso=1.14,
        head=0.86,
        faces={"rest": "grin"},
    ),
    "older-kid": Look(
        *(1, "quiff", DARK, "jacket", "#4DA0D8", "#2D3F73", "#FFFFFF", "#3E7C5A"),
        extras=_with("glasses", "rucksack"),
        size=0.96,
        legs=1.28,
        torso=1.1,
        head=0.84,
    ),
    "teenager": Look(
        *(0, "fringe", TEAL, "hoodie", "#3A3F66", "#5A4A86", "#FFFFFF", "#5A4AA0"),
        emblem="drop",
        extras=_with("headphones"),
        size=1.0,
        girth=0.96,
        legs=1.36,
        torso=1.16,
        head=0.82,
        faces={"rest": "bored", "run": "bored", "aim": "bored", "cheer": "smug"},
    ),
    "high-school-kid": Look(
        *(3, "pony", DARK, "varsity", "#D8344A", "#F2F4FA", "#FF8A3D", "#4A2F1F"),
        emblem="star",
        extras=_with("goggles"),
        size=1.0,
        girth=1.0,
        legs=1.4,
        torso=1.12,
        head=0.82,
        faces={"rest": "grin"},
    ),
}
