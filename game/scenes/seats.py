"""Who sits where in a match to be, and how the choices are kept in the settings."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.games_list import EMPTY, Choice, GameEntry
from game.session import PERSON, Seat
from game.shell.settings import Settings
from game.words import _


@dataclass
class SeatChoice:
    """A seat as it is set up; `own_name` is empty as long as the face's name is used.

    `player` is "person", "empty" or one of the game's levels.
    """

    player: str
    face: str
    own_name: str
    face_name: str
    index: int = 0

    @property
    def name(self) -> str:
        """What is shown and said: the name that was typed, else the face's; "You" for the first
        person."""
        if self.own_name:
            return self.own_name
        return _("You") if self.player == PERSON and self.index == 0 else _(self.face_name)

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.player != EMPTY

    def seat(self) -> Seat:
        """The seat of a session."""
        return Seat(self.name, self.face, self.player)


def kinds(entry: GameEntry, index: int) -> list[str]:
    """Who can sit on the seat: "person", the game's levels, "empty"; a person on the first."""
    if index == 0:
        return [PERSON]
    person = [PERSON] if entry.many_persons else []
    empty = [EMPTY] if 0 < entry.least < entry.seats else []
    return [*person, *entry.levels, *empty]


def kind_word(entry: GameEntry, kind: str) -> str:
    """One of `kinds` in the player's language."""
    if kind == PERSON:
        return _("Person")
    return _("Empty") if kind == EMPTY else _(entry.levels[kind])


def named(seats: list[SeatChoice]) -> list[Seat]:
    """The seats of a session; nobody is called "You" where several people play."""
    taken = [seat for seat in seats if seat.taken]
    several = sum(seat.player == PERSON for seat in taken) > 1
    return [
        Seat(seat.own_name or _(seat.face_name), seat.face, seat.player) if several else seat.seat()
        for seat in taken
    ]


def enough(entry: GameEntry, seats: list[SeatChoice]) -> bool:
    """Whether as many sit at the table as the game wants at least."""
    return sum(seat.taken for seat in seats) >= (entry.least or entry.seats)


def remembered(settings: Settings, entry: GameEntry) -> tuple[list[SeatChoice], dict[str, Choice]]:
    """Seats and options as last chosen; what no longer exists becomes the default."""
    kept = settings.choices.get(entry.id, {})
    seats: list[SeatChoice] = []
    for i in range(entry.seats):
        face = str(kept.get(f"face{i}", ""))
        taken = {seat.face for seat in seats}
        if face not in entry.faces or face in taken:
            order = [entry.first_faces[i], *entry.faces]
            face = next(one for one in order if one not in taken)
        first = entry.first_players[i] if entry.first_players else PERSON if i == 0 else entry.level
        player = str(kept.get(f"player{i}", first))
        if player not in kinds(entry, i):
            player = first
        own = (settings.names[0] if settings.names else "") if i == 0 else kept.get(f"name{i}", "")
        seats.append(SeatChoice(player, face, str(own), entry.faces[face], i))
    options: dict[str, Choice] = {}
    for option in entry.options:
        value = kept.get(option.id, option.default)
        options[option.id] = value if value in option.values else option.default
    return seats, options


def remember(
    settings: Settings, entry: GameEntry, seats: list[SeatChoice], options: dict[str, Choice]
) -> None:
    """Keep the choices for the next time; the person's name serves all games."""
    kept: dict[str, Choice] = dict(options)
    for i, seat in enumerate(seats):
        kept[f"face{i}"] = seat.face
        kept[f"player{i}"] = seat.player
        if i:
            kept[f"name{i}"] = seat.own_name
    settings.choices[entry.id] = kept
    settings.names = [seats[0].own_name, *settings.names[1:]]


def take_face(entry: GameEntry, seats: list[SeatChoice], index: int, face: str) -> None:
    """Give the seat that face; whoever had it gets the one that the seat had."""
    mine = seats[index]
    for other in seats:
        if other is not mine and other.face == face:
            other.face, other.face_name = mine.face, mine.face_name
    mine.face, mine.face_name = face, entry.faces[face]
