"""Susan's table in telling states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.wetting.cards import MAJOR, MINOR
from game.rules.wetting.events import MajorPenalty, MatchEnded, MinorPenalty, PileCaptured
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.scenes.scene import Shared
from game.scenes.wetting_party import WettingParty
from game.scenes.wetting_staging import Show
from game.scenes.wetting_table import WettingTable
from game.session import PERSON, Seat, Session
from tools.shots import Shot

SEATS = (
    Seat("You", "priya", PERSON),
    Seat("Susan", "susan", "normal"),
    Seat("Basil", "basil", "normal"),
    Seat("Amara", "amara", "easy"),
)
STEP = 1 / 30
PATIENCE = 9000  # steps
Test = Callable[[WettingTable], bool]


def table(
    shared: Shared, players: int = 4, seed: int = 5, rounds: int = 3, dealer: int = 3, **options: str
) -> WettingTable:  # fmt: skip
    """A new match on the table, its cards not dealt yet."""
    setup = {"dealer": dealer % players}
    session = Session("wetting", SEATS[:players], {"rounds": rounds, **options}, seed, setup)
    scene = WettingTable(shared, session)
    shared.scenes.push(scene)
    return scene


def choose(scene: WettingTable, passing: bool = False) -> None:
    """The person plays the first card that matches, or passes, and chooses what is first."""
    if scene.asked == "turn":
        legal = sorted(scene.board.hand.legal or ())
        if legal and not passing:
            scene.play(legal[0])
        else:
            scene.submit("pass")
    elif scene.asked and scene.board.closeup and scene.board.closeup.share >= 1:
        assert scene._asked is not None
        scene.submit(scene._asked.options[0])


def run(shared: Shared, scene: WettingTable, done: Test, passing: bool = False, act: bool = True) -> None:  # fmt: skip
    """Let time pass until `done`; with `act` the person plays on by itself."""
    for _step in range(PATIENCE):
        shared.scenes.update(STEP)
        if done(scene):
            return
        if shared.scenes.top is not scene:
            raise RuntimeError(f"{shared.scenes.top} came before the state wanted.")
        if act:
            choose(scene, passing)
    raise RuntimeError("The state wanted never came.")


def settle(shared: Shared, steps: int = 20) -> None:
    """Let hand and bubbles come to rest."""
    for _step in range(steps):
        shared.scenes.update(STEP)


def wet(scene: WettingTable, wetness: Sequence[int]) -> None:
    """Show everybody so wet, with captured cards before them, as late in a match."""
    board = scene.board
    for seat, value in enumerate(wetness):
        board.shown.wetness[seat] = value
        board.soak(seat)
        board.gauges[seat] = float(value)
        for x, y in board.spots.points(board.guests[seat], "patches")[: 1 + value // 30]:
            board.guests[seat].patches.add(x, y, 0.16)


def _turn(pile: int = 1) -> Test:
    return lambda scene: scene.asked == "turn" and len(scene.board.shown.pile) >= pile


def dealing(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, lambda scene: 0 < sum(scene.board.shown.held) < 20)


def own_turn(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, _turn(4))
    wet(scene, (58, 34, 86, 12))
    scene.board.bubbles.clear()
    settle(shared, 60)


def classic(shared: Shared) -> None:
    """You against Susan."""
    scene = table(shared, players=2, seed=9)
    run(shared, scene, _turn(3))
    wet(scene, (12, 44))
    settle(shared, 60)


def three(shared: Shared) -> None:
    scene = table(shared, players=3, seed=4)
    run(shared, scene, _turn(3))
    wet(scene, (0, 83, 30))
    settle(shared, 60)


def late(shared: Shared) -> None:
    """Captured cards before everybody."""
    scene = table(shared, seed=8)
    run(
        shared,
        scene,
        lambda scene: scene.asked == "turn" and sum(map(len, scene.board.shown.captured)) > 24,
    )
    wet(scene, (70, 20, 45, 95))
    settle(shared, 60)


def refusal(shared: Shared) -> None:
    own_turn(shared)
    scene = _top(shared)
    legal = scene.board.hand.legal or ()
    scene.refuse(next(card for card in scene.board.shown.hand if card not in legal))
    settle(shared)


def passing(shared: Shared) -> None:
    """The pass button has the focus."""
    own_turn(shared)
    _top(shared).focus.go("pass")
    settle(shared)


def talk(shared: Shared) -> None:
    """Everybody says something."""
    own_turn(shared)
    scene = _top(shared)
    scene.board.say(1, "Another round! I am barely warm, and this gown is from Paris.", 9)
    scene.board.say(2, "Good heavens, madam!", 9)
    scene.board.say(3, "Pass. Water my hat, it likes it.", 9)
    settle(shared)


def hinted(shared: Shared) -> None:
    own_turn(shared)
    scene = _top(shared)
    scene.show_hint()
    run(shared, scene, lambda scene: scene._hinted != "", act=False)
    settle(shared)


def _top(shared: Shared) -> WettingTable:
    scene = shared.scenes.top
    assert isinstance(scene, WettingTable)
    return scene


def capture(shared: Shared) -> None:
    """A pile is counted."""
    scene = table(shared)
    run(shared, scene, lambda scene: len(scene.board.shown.pile) >= 9 and not scene.director.busy)
    event = PileCaptured(1, tuple(scene.board.shown.pile))
    scene.director.play([event])
    run(shared, scene, lambda scene: (scene.board.counter or 0) >= len(event.cards), act=False)
    settle(shared, 6)


def _staged(shared: Shared, event: MinorPenalty, wetness: Sequence[int]) -> WettingTable:
    scene = table(shared)
    run(shared, scene, _turn(2))
    wet(scene, wetness)
    scene._asked = None
    scene.board.hand.legal = None
    scene.director.play([event])
    return scene


def minor(shared: Shared, kind: str, giver: int = 1, taker: int = 2) -> None:
    """A small penalty as its water lands."""
    event = MinorPenalty(giver, taker, kind, 62)
    scene = _staged(shared, event, (30, 5, 55, 12))
    landed = lambda scene: scene.board.shown.wetness[taker] == 62  # noqa: E731
    run(shared, scene, landed, act=False)
    settle(shared, 9)


def aiming(shared: Shared) -> None:
    """A person steers the jet."""
    scene = _staged(shared, MinorPenalty(0, 1, "squirt-gun", 40), (30, 34, 55, 12))
    run(
        shared,
        scene,
        lambda scene: bool(scene.board.closeup and scene.board.closeup.jet),
        act=False,
    )
    settle(shared, 14)


def ducking(shared: Shared) -> None:
    """A person gets it and ducks."""
    scene = _staged(shared, MinorPenalty(1, 0, "wet-sponge", 40), (30, 34, 55, 12))
    for _step in range(PATIENCE):
        shared.scenes.update(STEP)
        if scene.board.closeup and scene.board.closeup.tool > 0:
            scene.board.closeup.duck(True)
        if scene.board.closeup and scene.board.closeup.thrown > 0.3:
            return
    raise RuntimeError("The sponge never flew.")


def wheel(shared: Shared) -> None:
    """A person chooses a small penalty."""
    for seed in range(40):
        scene = table(shared, seed=seed, players=3)
        for _step in range(2600):
            shared.scenes.update(STEP)
            if scene.asked == "minor" and scene.board.closeup:
                scene.focus.go("minor wet-sponge")
                settle(shared)
                return
            if shared.scenes.top is not scene:
                break
            if scene.asked == "turn":
                choose(scene)
        shared.scenes.clear_to(scene)
    raise RuntimeError("Nobody passed after the person.")


def _last_round(shared: Shared, seed: int) -> WettingTable:
    """A match of one round, played up to the choice of the major penalty."""
    shared.settings.speed = 4.0
    scene = table(shared, seed=seed, players=3, rounds=1)
    for _step in range(PATIENCE):
        shared.scenes.update(STEP)
        top = shared.scenes.top
        if top is not scene and isinstance(top, Menu):
            top.back()
        elif scene.asked == "major" or scene.board.finale:
            break
        elif scene.asked:
            choose(scene)
    shared.settings.speed = 1.0
    return scene


def major_wheel(shared: Shared) -> None:
    """A person has won and chooses."""
    for seed in range(40):
        scene = _last_round(shared, seed)
        if scene.asked == "major":
            settle(shared, 40)
            return
        shared.scenes.clear_to(scene)
    raise RuntimeError("The person never won.")


def summary(shared: Shared) -> None:
    scene = table(shared, seed=3)
    shared.settings.speed = 4.0
    for _step in range(PATIENCE):
        if shared.scenes.top is not scene:
            break
        shared.scenes.update(STEP)
        choose(scene)
    settle(shared, 60)


def major(shared: Shared, kind: str, seconds: float = 3.6, losers: tuple[int, ...] = (2,)) -> None:
    """A major penalty in full flow."""
    scene = table(shared)
    run(shared, scene, _turn(2))
    wet(scene, (30, 5, 55, 12))
    chooser = None if len(losers) == 4 else next(seat for seat in (1, 0, 3) if seat not in losers)
    scene.board.finale = scene.finale(MajorPenalty(chooser, losers, kind))
    show = Show(scene.board.finale)
    scene.rebuild()
    for _step in range(round(seconds / STEP)):
        show.update(STEP)


def town(shared: Shared) -> None:
    """The last picture."""
    scene = table(shared)
    run(shared, scene, _turn(2))
    wet(scene, (30, 5, 100, 60))
    scene.board.finale = scene.town(MatchEnded((21, 30, 2, 9), (1,), (2,)))
    scene.rebuild()
    show = Show(scene.board.finale)
    for _step in range(round(4.5 / STEP)):
        show.update(STEP)


def result(shared: Shared) -> None:
    shared.settings.speed = 4.0
    scene = table(shared, seed=6, players=3, rounds=1)
    for _step in range(PATIENCE):
        shared.scenes.update(STEP)
        top = shared.scenes.top
        if isinstance(top, Results):
            return
        if top is not scene and isinstance(top, Menu):
            top.back()
        choose(scene)
    raise RuntimeError("The match never ended.")


def party(shared: Shared) -> None:
    """Everybody under the sprinkler."""
    scene = WettingParty(shared, ("priya", "susan", "basil", "amara"), (1, 0, 4, 2))
    shared.scenes.push(scene)
    settle(shared, 110)


SHOTS: dict[str, Shot] = {
    "wetting-dealing": dealing,
    "wetting-own-turn": own_turn,
    "wetting-classic": classic,
    "wetting-three": three,
    "wetting-late": late,
    "wetting-refusal": refusal,
    "wetting-passing": passing,
    "wetting-talk": talk,
    "wetting-hint": hinted,
    "wetting-capture": capture,
    "wetting-wheel": wheel,
    "wetting-major-wheel": major_wheel,
    "wetting-aiming": aiming,
    "wetting-ducking": ducking,
    "wetting-summary": summary,
    "wetting-town": town,
    "wetting-result": result,
    "wetting-party": party,
    **{f"wetting-minor-{kind}": partial(minor, kind=kind) for kind in MINOR},
    **{f"wetting-major-{kind}": partial(major, kind=kind) for kind in MAJOR},
    "wetting-major-tie": partial(major, kind="sprinkler", losers=(0, 1, 2, 3)),
    "wetting-major-two": partial(major, kind="super-soakers", losers=(2, 3)),
}
