"""What the tests of the Swamp table share: a table, time, a session that deceives."""

from __future__ import annotations

import dataclasses
from typing import Any

from game.rules.core import Event
from game.rules.swamp import CardPlayed
from game.scenes.scene import Shared
from game.scenes.swamp_table import SwampTable
from game.session import PERSON, Seat, Session
from tests.scenes.table_cases import STEP, Watched, rest

SIZE = (1024, 600)
SEATS = (
    Seat("You", "frog", PERSON),
    Seat("Dot", "duck", "easy"),
    Seat("Klara", "crocodile", "easy"),
    Seat("Otto", "otter", "easy"),
)


def table(shared: Shared, session: Any = None, **options: Any) -> SwampTable:
    """A match of one round on the table, dealt by seed 5, led by the person's right."""
    if session is None:
        session = Session("swamp", SEATS, {"rounds": 1, **options}, 5, {"leader": 1})
    scene = SwampTable(shared, session)
    shared.scenes.push(scene)
    return scene


def run(shared: Shared, scene: SwampTable, asked: str = "", seconds: float = 60.0) -> None:
    """Let time pass until the person is asked that, or something lies over the table."""
    for _step in range(round(seconds / STEP)):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene or (asked and scene.asked == asked):
            return
    if asked:
        raise AssertionError(f"Nobody was asked to {asked} within {seconds} seconds.")


def to_play(shared: Shared, scene: SwampTable, on_table: int = 0) -> None:
    """Until the person is to play to a trick that holds so many cards."""
    run(shared, scene, "call")
    scene.call(3)
    for _trick in range(13):
        run(shared, scene, "play")
        if len(scene.board.shown.trick) == on_table:
            rest(shared)
            return
        scene.play(sorted(scene.board.hand.legal or ())[0])
    raise AssertionError(f"No trick held {on_table} cards at the person's turn.")


class Odd(Watched):
    """A session whose rules allow one odd card and no other."""

    odd = ""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        if view.phase != "play" or not view.legal:
            return view
        own = [card for card in view.hands[seat] if f"play {card}" not in view.legal]
        self.odd = self.odd or (own or list(view.hands[seat]))[0]
        return dataclasses.replace(view, legal=(f"play {self.odd}",))

    def submit(self, seat: int, action: str) -> list[Event]:
        if action.startswith("play"):
            self.submitted.append(action)
            return [CardPlayed(seat, action[5:])]
        return super().submit(seat, action)
