"""A match that is kept: begun, saved after each action, gone on with, written down at its end.

A save is the session's text with how the hands are hidden and how long was played.  The same
text, finished, is a replay.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from game.rules.core import RulesError
from game.scenes.couch import HANDS, OPEN
from game.scenes.games_list import GAME_SCENES, PERSON, Choice, GameEntry
from game.scenes.scene import Shared
from game.session import Seat, Session
from game.shell.saves import Saves
from game.shell.settings import NAME_LENGTH
from game.shell.store import Finished, Placed, Store
from game.words import _

log = logging.getLogger("drench.matches")

REPLAYS_KEPT, MATCHES_KEPT = 50, 20


@dataclass
class Keep:
    """Where matches are kept: those under way, finished ones to watch, and the statistics.

    A thread waits for the disk, one piece of work after the other, so that the table needn't.
    """

    saves: Saves
    replays: Saves
    store: Store
    _working: threading.Thread | None = None

    def soon(self, work: Callable[[], None]) -> None:
        """Have `work` done beside the game, once all that came before is done."""
        self.settle()
        self._working = threading.Thread(target=work, name="saving")
        self._working.start()

    def settle(self) -> None:
        """Wait until everything is on the disk."""
        if self._working:
            self._working.join()
            self._working = None


def keep_below(folder: Path, notices: list[str]) -> Keep:
    """What keeps matches below the user's data folder; sentences for them go to `notices`."""
    tell = notices.append
    return Keep(
        Saves(folder / "saves", tell, MATCHES_KEPT),
        Saves(folder / "replays", tell, REPLAYS_KEPT),
        Store(folder / "statistics.sqlite", tell),
    )


@dataclass(frozen=True)
class Summary:
    """What a saved text says of its match before it is replayed."""

    game: str
    seats: tuple[Seat, ...]
    hands: str
    seconds: float
    actions: int


def summary(text: str) -> Summary | None:
    """What `text` holds; None if it is no match of a game that can be played."""
    try:
        parts = json.loads(text)
        record = parts["record"]
        seats = tuple(Seat(**seat) for seat in parts["seats"])
        if not all(isinstance(one, str) for seat in seats for one in vars(seat).values()):
            return None
        hands, seconds = parts.get("hands", OPEN), parts.get("seconds", 0)
        return Summary(
            game=record["game"] if GAME_SCENES[record["game"]].available else "",
            seats=seats,
            hands=hands if hands in HANDS else OPEN,
            seconds=float(seconds) if 0 <= float(seconds) < 1e7 else 0.0,
            actions=len(record["actions"]),
        )
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return None


# ---------------------------------------------------------------------- keeping
class Keeper:
    """Saves one match after each action and writes it down when it is over."""

    def __init__(self, keep: Keep | None, name: str, hands: str, seconds: float = 0.0) -> None:
        self.keep, self.name, self.hands = keep, name, hands
        self.session: Session | None = None
        self._began = time.monotonic() - seconds

    def save(self, text: str) -> None:
        """Keep the session's text; called after each action, of which one at most is not yet on
        the disk."""
        if self.keep is None or self.session is None:
            return
        seconds = round(time.monotonic() - self._began, 1)
        over = self.session.decision() is None
        done = finished(self.session, self.name, seconds) if over else None
        self.keep.soon(partial(self._write, self.keep, text, seconds, done))

    def _write(self, keep: Keep, text: str, seconds: float, done: Finished | None) -> None:
        whole = json.dumps({"hands": self.hands, "seconds": seconds, **json.loads(text)})
        if done is None:
            keep.saves.write(self.name, whole)
            return
        keep.replays.write(self.name, whole)
        keep.store.add(done)
        keep.saves.remove(self.name)


def finished(session: Session, name: str, seconds: float) -> Finished:
    """The facts of a match that is over."""
    view = session.view(0)
    rounds = [event.points for event in view.history if event.type == "round-scored"]  # type: ignore[attr-defined]
    winners = view.winners or ()
    seats = [
        Placed(
            seat.name,
            seat.face,
            seat.player,
            view.scores[i],
            max((points[i] for points in rounds), default=view.scores[i]),
            i in winners,
        )
        for i, seat in enumerate(session.seats)
    ]
    return Finished(view.game, time.time(), seconds, name, seats)


def begin(
    shared: Shared, entry: GameEntry, seats: Sequence[Seat], options: Mapping[str, Choice]
) -> None:
    """Put the table of a new match in the place of all screens; raises SetupError."""
    if entry.table is None:
        raise ValueError(f"{entry.id} has no table yet.")
    if sum(seat.player == PERSON for seat in seats) < 2:
        shared.couch.clear()
    seed = secrets.randbelow(2**32) if shared.seed is None else shared.seed
    name = f"{datetime.now():%Y%m%d-%H%M%S}-{entry.id}-{secrets.token_hex(2)}"
    keeper = Keeper(shared.kept, name, shared.couch.hands)
    told = entry.rules(seats, options) if entry.rules else options
    session = Session(entry.id, seats, told, seed, save=keeper.save)
    keeper.session = session
    keeper.save(session.saved())
    shared.scenes.clear_to(entry.table(shared, session))


def take_back(shared: Shared, session: Session, seat: int) -> None:
    """Take the last action back, which `session.can_undo(seat)` allows: the table is laid anew."""
    session.undo(seat)
    entry = GAME_SCENES[session.view(seat).game]
    assert entry.table is not None
    shared.scenes.replace(entry.table(shared, session))


# ---------------------------------------------------------------------- going on
def mended(entry: GameEntry, seats: Sequence[Seat]) -> list[Seat]:
    """Seats as the game can show them, whatever a file says of names and faces."""
    usual = list(entry.faces)
    return [
        replace(
            seat,
            name="".join(filter(str.isprintable, seat.name)).strip()[:NAME_LENGTH] or _("Guest"),
            face=seat.face if seat.face in entry.faces else usual[i % len(usual)],
        )
        for i, seat in enumerate(seats)
    ]


def resumed(shared: Shared, name: str, as_far_as_it_holds: bool = False) -> Session | None:
    """The session saved under `name`, with its keeper; None if no text of it holds.

    A text that is cut off gives way to the one before it.
    """
    assert shared.kept is not None
    shared.kept.settle()
    for text in shared.kept.saves.read(name):
        found = summary(text)
        if not found or not found.game:
            continue
        keeper = Keeper(shared.kept, name, found.hands, found.seconds)
        parts: dict[str, Any] = json.loads(text)
        seats = mended(GAME_SCENES[found.game], found.seats)
        parts["seats"] = [vars(seat) for seat in seats]
        try:
            session = Session.resume(json.dumps(parts), keeper.save, as_far_as_it_holds)
        except RulesError as fault:
            log.warning("A saved match doesn't hold (%s).", type(fault).__name__)
            continue
        keeper.session = session
        shared.couch.hands = found.hands
        return session
    return None


def people(session: Session) -> list[int]:
    """The seats of persons."""
    return [i for i, seat in enumerate(session.seats) if seat.player == PERSON]


def take_up(shared: Shared, session: Session) -> None:
    """Go on with a session: at once for one person, else after everybody has joined."""
    from game.scenes.join import Join

    entry = GAME_SCENES[session.view(0).game]
    assert entry.table is not None
    table = entry.table

    def go_on() -> None:
        shared.scenes.clear_to(table(shared, session))

    shared.couch.clear()
    if len(people(session)) > 1:
        shared.scenes.push(Join.to_go_on(shared, entry, session.seats, go_on))
    else:
        go_on()
