"""The Swamp table in telling states."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.swamp import MatchEnded, RoundScored, round_points
from game.scenes.scene import Shared
from game.scenes.swamp_table import SwampTable
from game.session import PERSON, Seat, Session
from tools.shots import Shot

SEATS = (
    Seat("You", "frog", PERSON),
    Seat("Dot", "duck", "normal"),
    Seat("Klara", "crocodile", "normal"),
    Seat("Otto", "otter", "easy"),
)
STEP = 1 / 30
PATIENCE = 6000  # steps
Test = Callable[[SwampTable], bool]


def table(shared: Shared, seed: int = 12, leader: int = 2, rounds: int = 4) -> SwampTable:
    """A new match on the table, its cards not dealt yet."""
    session = Session("swamp", SEATS, {"rounds": rounds}, seed, {"leader": leader})
    scene = SwampTable(shared, session)
    shared.scenes.push(scene)
    return scene


def run(shared: Shared, scene: SwampTable, done: Test, choose: bool = True) -> None:
    """Let time pass until `done`; with `choose` the person calls and plays what is first."""
    for _step in range(PATIENCE):
        shared.scenes.update(STEP)
        if done(scene):
            return
        if shared.scenes.top is not scene:
            raise RuntimeError(f"{shared.scenes.top} came before the state wanted.")
        if choose and scene.asked == "call":
            scene.call(3)
        elif choose and scene.asked == "play":
            scene.play(sorted(scene.board.hand.legal or ())[0])
    raise RuntimeError("The state wanted never came.")


def settle(shared: Shared) -> None:
    """Let hand and bubbles come to rest."""
    for _step in range(20):
        shared.scenes.update(STEP)


def _choosing(phase: str, tricks: int = 0, on_table: int = 0) -> Test:
    """True when the person is asked with so many tricks gone and cards on the table."""

    def test(scene: SwampTable) -> bool:
        shown = scene.board.shown
        gone = sum(shown.taken) >= tricks
        return scene.asked == phase and gone and len(shown.trick) >= on_table

    return test


def dealing(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, lambda scene: 0 < scene.board.deck < 26)


def calling(shared: Shared) -> None:
    scene = table(shared, leader=1)
    run(shared, scene, _choosing("call"), choose=False)
    settle(shared)


def own_turn(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, _choosing("play", 0, 2))
    settle(shared)


def leading(shared: Shared) -> None:
    scene = table(shared, leader=0)
    run(shared, scene, _choosing("play"))
    settle(shared)


def refusal(shared: Shared) -> None:
    own_turn(shared)
    scene = shared.scenes.top
    assert isinstance(scene, SwampTable)
    legal = scene.board.hand.legal or ()
    scene.refuse(next(card for card in scene.board.shown.hand if card not in legal))
    settle(shared)


def hinted(shared: Shared) -> None:
    own_turn(shared)
    scene = shared.scenes.top
    assert isinstance(scene, SwampTable)
    scene.show_hint()
    run(shared, scene, lambda scene: scene.board.hand.hinted is not None, choose=False)
    settle(shared)


def flight(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, _choosing("play", 0, 2))
    scene.play(sorted(scene.board.hand.legal or ())[0])
    for _step in range(3):
        shared.scenes.update(STEP)


def full(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, lambda scene: bool(scene.board.banner) and len(scene.board.trick) == 4)
    for _step in range(10):
        shared.scenes.update(STEP)


def late(shared: Shared) -> None:
    """Most of a round is played: small hands, drops, moods."""
    scene = table(shared)
    run(shared, scene, _choosing("play", 9))
    settle(shared)


def last_trick(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, _choosing("play", 2))
    scene.open_last()


def summary(shared: Shared) -> None:
    scene = table(shared)
    scene.shared.settings.speed = 4.0
    for _step in range(PATIENCE):
        if shared.scenes.top is not scene:
            break
        shared.scenes.update(STEP)
        if scene.asked == "call":
            scene.call(3)
        elif scene.asked == "play":
            scene.play(sorted(scene.board.hand.legal or ())[0])
    for _step in range(60):
        shared.scenes.update(STEP)


def sheet(shared: Shared) -> None:
    summary(shared)
    shared.scenes.pop()
    scene = shared.scenes.top
    assert isinstance(scene, SwampTable)
    scene.open_sheet()


def classic_sheet(shared: Shared) -> None:
    """The sheet after all fourteen rounds."""
    scene = table(shared, rounds=14)
    settle(shared)
    shown = scene.board.shown
    for number in range(14):
        calls, taken = (number % 5, 3, 2, 4), (number % 5, 3, 4, 13 - 7 - number % 5)
        points = round_points(calls, taken)
        totals = tuple(old + new for old, new in zip(shown.scores, points, strict=True))
        shown.score(RoundScored(number + 1, calls, taken, points, totals))
    scene.open_sheet()


def paused(shared: Shared) -> None:
    own_turn(shared)
    scene = shared.scenes.top
    assert isinstance(scene, SwampTable)
    scene.open_pause()


def result(shared: Shared) -> None:
    summary(shared)
    shared.scenes.pop()
    scene = shared.scenes.top
    assert isinstance(scene, SwampTable)
    scores = tuple(scene.board.shown.scores)
    winner = scores.index(max(scores))
    scene.match_over(MatchEnded(scores, (winner,)))


SHOTS: dict[str, Shot] = {
    "swamp-dealing": dealing,
    "swamp-calling": calling,
    "swamp-own-turn": own_turn,
    "swamp-leading": leading,
    "swamp-refusal": refusal,
    "swamp-hint": hinted,
    "swamp-flight": flight,
    "swamp-trick-full": full,
    "swamp-late": late,
    "swamp-last-trick": last_trick,
    "swamp-round-summary": summary,
    "swamp-sheet": sheet,
    "swamp-sheet-classic": classic_sheet,
    "swamp-pause": paused,
    "swamp-result": result,
}
