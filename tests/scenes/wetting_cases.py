"""What the tests of Susan's table share: a table, time, devices, stub sessions."""

from __future__ import annotations

import dataclasses
from typing import Any

import pygame

from game.rules.core import Decision, Event
from game.rules.wetting.events import CardPlayed
from game.scenes.scene import Shared
from game.scenes.wetting_table import WettingTable
from game.session import PERSON, Seat, Session
from tests.scenes.table_cases import STEP, Watched

SIZE = (1024, 600)
SEATS = (
    Seat("You", "priya", PERSON),
    Seat("Susan", "susan", "normal"),
    Seat("Basil", "basil", "easy"),
    Seat("Amara", "amara", "easy"),
)


def new_session(players: int = 4, seed: int = 5, rounds: int = 1, dealer: int = 3, **options: Any) -> Session:  # fmt: skip
    """A match in which seat `dealer` deals; with 3 and four players the person begins."""
    setup = {"dealer": dealer % players}
    return Session("wetting", SEATS[:players], {"rounds": rounds, **options}, seed, setup)


def table(shared: Shared, session: Any = None, **how: Any) -> WettingTable:
    """A match on the table."""
    scene = WettingTable(shared, session or new_session(**how))
    shared.scenes.push(scene)
    return scene


def run(shared: Shared, scene: WettingTable, asked: str = "", seconds: float = 90.0) -> None:
    """Let time pass until the person is asked that, or something lies over the table."""
    for _step in range(round(seconds / STEP)):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene or (asked and scene.asked == asked):
            return
    if asked:
        raise AssertionError(f"Nobody was asked for {asked} within {seconds} seconds.")


def to_turn(shared: Shared, scene: WettingTable) -> None:
    """Until it is the person's turn; penalties that they are to choose on the way are the first
    of the list."""
    for _choice in range(12):
        for _step in range(round(90 / STEP)):
            shared.scenes.update(STEP)
            if scene.asked:
                break
        if scene.asked == "turn":
            return
        assert scene._asked is not None
        scene.submit(scene._asked.options[0])
    raise AssertionError("It never was the person's turn.")


def finish(shared: Shared, scene: WettingTable, seconds: float = 60.0) -> None:
    """Until the director has nothing left."""
    for _step in range(round(seconds / STEP)):
        shared.scenes.update(STEP)
        if not scene.director.busy:
            return
    raise AssertionError("The animation never ended.")


def stage(scene: WettingTable, *events: Event) -> None:
    """Play events that the match knows nothing of."""
    scene._asked = None
    scene.board.hand.legal = None
    scene.director.play(events)


class Odd(Watched):
    """A session whose rules allow one odd card and no other."""

    odd = ""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        if view.phase != "turn" or not view.legal:
            return view
        own = [card for card in view.hands[seat] if f"play {card}" not in view.legal]
        self.odd = self.odd or (own or list(view.hands[seat]))[0]
        return dataclasses.replace(view, legal=("pass", f"play {self.odd}"))

    def decision(self) -> Any:
        decision = super().decision()
        if decision and decision.seat == 0 and decision.phase == "turn" and self.odd:
            return Decision(0, "turn", ("pass", f"play {self.odd}"))
        return decision

    def submit(self, seat: int, action: str) -> list[Event]:
        self.submitted.append(action)
        return [CardPlayed(seat, action[5:])] if action.startswith("play") else []


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")
