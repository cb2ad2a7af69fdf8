"""The games on the title screen: what each says of itself, its options, and its table.

One entry a game is all that title, set-up, pause and results need to know of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from game.scenes.scene import Scene, Shared
from game.session import PERSON, Seat, Session
from game.words import N_

Table = Callable[[Shared, Session], Scene]
Choice = str | int | float | bool
Rules = Callable[[Sequence[Seat], Mapping[str, Any]], Mapping[str, Any]]
EMPTY = "empty"  # a seat that nobody takes


@dataclass(frozen=True)
class Option:
    """One thing to choose before a match.

    `values` go to the rules under `id`, `labels` are what is shown for them (figures as they
    are), `notes` the sentence below for each value.  It is shown when at least `least_players`
    sit at the table.
    """

    id: str
    label: str
    values: tuple[Choice, ...]
    labels: tuple[str, ...]
    default: Choice
    notes: tuple[str, ...] = ()
    least_players: int = 0


@dataclass(frozen=True)
class GameEntry:
    """A game.  `table` makes its scene for a session; None as long as there is no table yet.

    `seats` is how many there are, `least` how many must be taken (0: all), `first_players` who
    sits there at first.  Seat 0 is the person's; the others can be computer players, `levels`
    by the names of `game.players.registry`, and persons too if `many_persons`.  `faces` are
    the characters, a name each; their pictures lie below `sprites/`, in `face_folder`, named by
    `face_file` and `figure_file` from face and mood; `moods` are other names that moods have
    there.  `place` names the background, `back` the picture of a card's back, `card_file` that of
    its face.
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
    least: int = 0
    first_players: Sequence[str] = ()
    many_persons: bool = False
    face_file: str = "{face}_{mood}_face.png"
    figure_file: str = "{face}_{mood}.png"
    moods: Mapping[str, str] = field(default_factory=dict)
    back: str = "cards/back_swamp.png"
    card_file: str = "cards/two/{card}.png"
    card_width: float = 1.0  # of a small card, to the usual one
    options: Sequence[Option] = ()
    hints: Sequence[tuple[str, str]] = ()  # a glyph and a sentence: the rules in short
    rules: Rules | None = None  # from seats and options to the rules' options; None: as they are

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
        return self._picture(self.face_file, face, mood)

    def figure_picture(self, face: str, mood: str = "neutral") -> str:
        """The picture of a character down to the waist."""
        return self._picture(self.figure_file, face, mood)

    def card_picture(self, card: str) -> str:
        """The picture of a card's face; copies (`ambush#2`) share one."""
        return self.card_file.format(card=card.partition("#")[0])

    def _picture(self, file: str, face: str, mood: str) -> str:
        name = file.format(face=face, mood=self.moods.get(mood, mood))
        return f"{self.face_folder}/{name}"


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

KIDS = {
    "fast-kid": N_("Zoe"),
    "bully-kid": N_("Max"),
    "teenager": N_("Ines"),
    "older-kid": N_("Theo"),
    "laughing-kid": N_("Lotte"),
    "commando-kid": N_("Ben"),
    "mean-kid": N_("Rosa"),
    "cute-kid": N_("Pip"),
}


def water_fight_rules(seats: Sequence[Seat], options: Mapping[str, Any]) -> dict[str, Any]:
    """What the rules are told: of the aim the seats that have it, of the place nothing."""
    told: dict[str, Any] = {key: options[key] for key in ("target", "opening_hand") if key in options}  # fmt: skip
    aim = options.get("aim", False)
    if isinstance(aim, Sequence) and not isinstance(aim, str):
        told["aim"] = list(aim)  # as a match before had it
    else:
        told["aim"] = [i for i, seat in enumerate(seats) if aim and seat.player == PERSON]
    return told


WATER_FIGHT = GameEntry(
    id="waterfight",
    title=N_("Water Fight"),
    sentence=N_("Soak the other kids before they soak yours."),
    detail=N_("Arm your kids with water guns, shoot, throw and duck."),
    minutes=N_("15 minutes"),
    players=N_("2 to 4 players"),
    place="title",
    table=table_at("game.scenes.battle_table:BattleTable"),
    seats=4,
    least=2,
    first_players=(PERSON, "normal", EMPTY, EMPTY),
    many_persons=True,
    levels=COMPUTER_LEVELS,
    level="normal",
    faces=KIDS,
    face_folder="kids",
    face_file="{face}_face.png",
    figure_file="{face}_face.png",
    first_faces=("fast-kid", "bully-kid", "teenager", "older-kid"),
    back="cards/back_water.png",
    card_file="battle/card_{card}.png",
    card_width=1.9,
    rules=water_fight_rules,
    hints=(
        ("person", N_("Recruit kids and put water guns into their hands.")),
        ("gun", N_("Die plus volume of 6 or more hits, and the drops land.")),
        ("towel", N_("Soaked or empty kids come back on a 5 or a 6.")),
    ),
    options=(
        Option(
            "place",
            N_("Where"),
            ("backyard", "playground", "pool"),
            (N_("Yard"), N_("Park"), N_("Pool")),
            "backyard",
        ),
        Option("target", N_("Kids to soak"), (3, 5, 10), ("3", "5", "10"), 5),
        Option("opening_hand", N_("Cards to begin with"), (0, 3, 5), ("0", "3", "5"), 5),
        Option(
            "aim",
            N_("How people shoot"),
            (True, False),
            (N_("Aim yourself"), N_("Classic dice")),
            True,
        ),
    ),
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
    many_persons=True,
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

GUESTS = {
    "susan": N_("Susan"),
    "basil": N_("Basil"),
    "priya": N_("Priya"),
    "otis": N_("Otis"),
    "beatrix": N_("Beatrix"),
    "kenji": N_("Kenji"),
    "amara": N_("Amara"),
    "ingrid": N_("Ingrid"),
}

WETTING = GameEntry(
    id="wetting",
    title=N_("Susan's Wetting Game"),
    sentence=N_("Pass, and you get wet. Lose, and you get soaked."),
    detail=N_("A garden party in your finest clothes, with water in every pocket."),
    minutes=N_("5 to 20 minutes"),
    players=N_("2 to 4 players"),
    place="garden",
    table=table_at("game.scenes.wetting_table:WettingTable"),
    levels=COMPUTER_LEVELS,
    level="normal",
    faces=GUESTS,
    face_folder="guests",
    first_faces=("priya", "susan", "basil", "amara"),
    least=2,
    first_players=(PERSON, "normal", EMPTY, EMPTY),
    many_persons=True,
    face_file="{face}_dry_face.png",
    figure_file="{face}_dry_{mood}.png",
    moods={"pleased": "proud", "dismayed": "duck"},
    back="cards/back_garden.png",
    card_file="dress/{card}.png",
    hints=(
        ("cards", N_("Play what matches the pile in dress or in number.")),
        ("star", N_("A D takes the whole pile: each card is a point.")),
        ("drop", N_("Pass, and whoever played last squirts you.")),
        ("trophy", N_("The lowest total gets soaked, and the winner chooses how.")),
    ),
    options=(
        Option(
            "rounds",
            N_("Rounds"),
            (1, 3, 5),
            ("1", "3", "5"),
            3,
            (
                N_("A quick splash: about 5 minutes, three times as wet."),
                N_("The usual party: about 12 minutes."),
                N_("A long afternoon: about 20 minutes."),
            ),
        ),
        Option(
            "middle",
            N_("Those in the middle"),
            ("spared", "minor", "major"),
            (N_("spared"), N_("a splash"), N_("soaked")),
            "spared",
            (
                N_("Between winner and loser nothing happens to you."),
                N_("Between winner and loser you get a small penalty."),
                N_("Only the winner stays as dry as they are."),
            ),
            least_players=3,
        ),
    ),
)

GAME_SCENES: Mapping[str, GameEntry] = {entry.id: entry for entry in (WATER_FIGHT, SWAMP, WETTING)}

__all__ = ["EMPTY", "GAME_SCENES", "PERSON", "GameEntry", "Option", "Table", "table_at"]
