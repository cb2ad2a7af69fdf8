"""What the battlefield's tests share: a table, time, intents, sessions that watch or deceive."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

from game.players.core import decide
from game.players.waterfight import normal
from game.rules.rng import Rng
from game.scenes.battle_table import BattleTable
from game.scenes.scene import Shared
from game.session import PERSON, Seat, Session
from game.shell.assets import Assets
from game.shell.intents import Intent, Kind
from tests.scenes import table_cases
from tests.scenes.table_cases import KEYS, STEP, Watched

NAMES, FACES = ("You", "Max", "Ines", "Theo"), ("fast-kid", "bully-kid", "teenager", "older-kid")


def shared_for(folder: Path, assets: Assets, size: tuple[int, int] = (1280, 720)) -> Shared:
    """What scenes share, for a window as it opens first."""
    return table_cases.shared_for(folder, assets, size, 4)


def session_of(
    players: int = 2, seed: int = 5, setup: dict[str, Any] | None = None, level: str = "easy",
    **options: Any,
) -> Session:  # fmt: skip
    """A match of the person at seat 0 against computer players."""
    seats = [Seat(NAMES[i], FACES[i], level if i else PERSON) for i in range(players)]
    told = {"target": 3, "opening_hand": 0 if setup and "hands" in setup else 5, **options}
    return Session("waterfight", seats, told, seed, setup)


def put(shared: Shared, session: Any) -> BattleTable:
    """The session on the table."""
    scene = BattleTable(shared, session)
    shared.scenes.push(scene)
    return scene


def run(shared: Shared, scene: BattleTable, phase: str = "", seconds: float = 400.0) -> None:
    """Let time pass until the person is asked (for `phase`), or something lies over the table."""
    for _step in range(round(seconds / STEP)):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene:
            return
        if scene.asked and (not phase or scene.asked == phase):
            return
        if scene.asked:
            choose(scene)
    raise AssertionError(f"Nobody was asked ({phase}) within {seconds} seconds.")


def choose(scene: BattleTable) -> None:
    """Do what a good player would do."""
    if scene.swinging:
        scene.stop_swing()
        return
    view = scene.session.view(scene.viewer)
    scene.submit(decide(normal, view, Rng(len(view.history))))


def let_pass(shared: Shared, seconds: float) -> None:
    """Let time pass."""
    for _step in range(round(seconds / STEP)):
        shared.scenes.update(STEP)


def key(shared: Shared, kind: Kind) -> None:
    """A key is pressed."""
    shared.scenes.handle(Intent(kind, KEYS))


class Odd(Watched):
    """A session whose rules allow what is in `legal` in the soak phase, and nothing else."""

    legal: tuple[str, ...] = ()

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        if not self.legal or not view.legal:
            return view
        return dataclasses.replace(view, legal=self.legal)
