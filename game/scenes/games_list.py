"""The games on the title screen: what each says of itself, its options, and its table.

One entry a game is all that title, set-up, pause and results need to know of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from game.scenes.scene import Scene, Shared
from game.session import PERSON, Session

Table = Callable[[Shared, Session], Scene]
Choice = str | int | float | bool


def N_(message: str) -> str:
    """Marks a message for translation; it is looked up where it is shown."""
    return message


@dataclass(frozen=True)
class Option:
    """One thing to choose before a match.

    `values` go to the rules under `id`, `labels` are what is shown for them (figures as they
    are), `notes` the sentence below for each value.
    """

    id: str
    label: str
    values: tuple[Choice, ...]
    labels: tuple[str, ...]
    default: Choice
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameEntry:
    """A game.  `table` makes its scene for a session; None as long as there is no table yet.

    `seats` is how many there are; seat 0 is the person's, `levels` are the computer players
    the others can be, by the names of `game.players.registry`.  `faces` are the characters, a
    name each; their pictures are `face_folder/ID_MOOD.png` and `face_folder/ID_MOOD_face.png`
    below `sprites/`.  `place` names the background, `music` and `ambience` the sounds.
    """

    id: str
    title: str
    sentence: str
    detail: str
    minutes: str
    players: str
    place: str
    table: Table | None = None
    seats: int = 4
    levels: Mapping[str, str] = field(default_factory=dict)
    level: str = ""
    faces: Mapping[str, str] = field(default_factory=dict)
    face_folder: str = ""
    first_faces: Sequence[str] = ()
    options: Sequence[Option] = ()
    hints: Sequence[tuple[str, str]] = ()  # a glyph and a sentence: the rules in short

    @property
    def available(self) -> bool:
        """Whether it can be played."""
        return self.table is not None

    @property
    def picture(self) -> str:
        """The living scene of its door, without the frame."""
        return f"title/scene_{self.id}.webp"

    def face_picture(self, face: str, mood: str = "neutral") -> str:
        """The square picture of a character's head."""
        return f"{self.face_folder}/{face}_{mood}_face.png"

    def figure_picture(self, face: str, mood: str = "neutral") -> str:
        """The picture of a character down to the waist."""
        return f"{self.face_folder}/{face}_{mood}.png"


def table_at(place: str) -> Table:
    """The scene class at `module:name`, imported when a match begins."""

    def make(shared: Shared, session: Session) -> Scene:
        module, _, name = place.partition(":")
        scene: Scene = getattr(import_module(module), name)(shared, session)
        return scene

    return make


COMPUTER_LEVELS = {"easy": N_("easy"), "normal": N_("normal")}

ANIMALS = {
    "frog": N_("Fergus"),
    "otter": N_("Otto"),
    "crocodile": N_("Klara"),
    "duck": N_("Dot"),
    "heron": N_("Henry"),
    "turtle": N_("Tilda"),
    "raccoon": N_("Rocco"),
    "toad": N_("Theo"),
}

WATER_FIGHT = GameEntry(
    id="waterfight",
    title=N_("Water Fight"),
    sentence=N_("Soak the other kids before they soak yours."),
    detail=N_("Arm your kids with water guns, shoot, throw and duck."),
    minutes=N_("15 minutes"),
    players=N_("2 to 4 players"),
    place="yard",
)

SWAMP = GameEntry(
    id="swamp",
    title=N_("Swamp"),
    sentence=N_("Say how many tricks you will take, then take just that many."),
    detail=N_("A trick-taking game of black against red, with animals who don't like to lose."),
    minutes=N_("3 to 30 minutes"),
    players=N_("4 players"),
    place="swamp",
    table=table_at("game.scenes.swamp_table:SwampTable"),
    levels=COMPUTER_LEVELS,
    level="normal",
    faces=ANIMALS,
    face_folder="animals",
    first_faces=("frog", "duck", "crocodile", "otter"),
    hints=(
        ("flag", N_("Before each round, call how many tricks you will take.")),
        ("cards", N_("Opposite the leader plays the led colour, the two beside the other one.")),
        ("crown", N_("The colour with more points wins; its highest card takes the trick.")),
        ("star", N_("Take just what you called and you score; the highest call earns more.")),
    ),
    options=(
        Option(
            "rounds",
            N_("Rounds"),
            (1, 4, 7, 14),
            ("1", "4", "7", "14"),
            4,
            (
                N_("A quick look: about 3 minutes."),
                N_("A short match: about 10 minutes."),
                N_("Half the classic: about 16 minutes."),
                N_("The classic match: about 30 minutes."),
            ),
        ),
    ),
)

WETTING = GameEntry(
    id="wetting",
    title=N_("Susan's Wetting Game"),
    sentence=N_("Get rid of your cards, and let the others get wet."),
    detail=N_("A garden party with water in every pocket."),
    minutes=N_("15 minutes"),
    players=N_("2 to 4 players"),
    place="garden",
)

GAME_SCENES: Mapping[str, GameEntry] = {entry.id: entry for entry in (WATER_FIGHT, SWAMP, WETTING)}

__all__ = ["GAME_SCENES", "PERSON", "GameEntry", "Option", "Table", "table_at"]
