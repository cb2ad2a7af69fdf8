"""The battlefield in telling states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.players.core import decide
from game.players.waterfight import normal
from game.rules.core import Action
from game.rules.rng import Rng
from game.rules.waterfight.cardkinds import GunCard
from game.rules.waterfight.catalogue import full_deck, spec
from game.scenes.battle_table import BattleTable
from game.scenes.scene import Shared
from game.session import PERSON, Seat, Session
from tools.shots import Shot

STEP = 1 / 30
PATIENCE = 30_000  # steps
NAMES = ("You", "Max", "Ines", "Theo")
FACES = ("fast-kid", "bully-kid", "teenager", "older-kid")
Test = Callable[[BattleTable], bool]
HELD = ("duck#1", "hit-and-run#1", "ambush#1", "face-shot#1", "towel-dry#1")


def table(
    shared: Shared, players: int = 2, seed: int = 5, place: str = "backyard",
    options: Mapping[str, Any] | None = None, setup: Mapping[str, Any] | None = None,
    target: int = 10,
) -> BattleTable:  # fmt: skip
    """A new match on a level."""
    shared.settings.choices["waterfight"] = {"place": place}
    seats = [Seat(NAMES[i], FACES[i], "normal" if i else PERSON) for i in range(players)]
    told = {"target": target, "opening_hand": 5, **(options or {})}
    if setup and "hands" in setup:
        told["opening_hand"] = 0
    scene = BattleTable(shared, Session("waterfight", seats, told, seed, setup))
    shared.scenes.push(scene)
    return scene


def choose(scene: BattleTable, wanted: Sequence[str] = ()) -> None:
    """Do what a good player would do; cards in `wanted` are kept in hand."""
    if scene.swinging:
        scene.stop_swing()
        return
    view = scene.session.view(scene.viewer)
    legal = [a for a in view.legal if not any(card in a.split() for card in wanted)]
    action: Action = decide(normal, view, Rng(len(view.history)))
    if legal and action not in legal:
        action = "done" if "done" in legal else legal[0]
    scene.submit(action)


def run(shared: Shared, scene: BattleTable, done: Test, wanted: Sequence[str] = ()) -> None:
    """Let time pass until `done`, the person choosing as a good player would."""
    for _step in range(PATIENCE):
        shared.scenes.update(STEP)
        if shared.scenes.top is not scene:
            raise RuntimeError(f"{shared.scenes.top} came before the state wanted.")
        if done(scene):
            return
        if scene.asked:
            choose(scene, wanted)
    raise RuntimeError("The state wanted never came.")


def settle(shared: Shared, steps: int = 14) -> None:
    """Let shelf and kids come to rest."""
    for _step in range(steps):
        shared.scenes.update(STEP)


def late(scene: BattleTable, kids: int = 14) -> bool:
    """Whether the viewer chooses attackers with that many kids about."""
    able = scene.asked == "soak" and len(scene.choices.attacks) > 1
    return able and len(scene.board.shown.kids) >= kids


# ---------------------------------------------------------------------- states
def dealing(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, lambda scene: len(scene.board.flyers) > 4)


def recruit(shared: Shared) -> None:
    scene = table(shared, seed=9)
    run(shared, scene, lambda scene: scene.asked == "recruit" and len(scene.board.shown.hand) > 4)
    settle(shared)


def attach(shared: Shared) -> None:
    """A gun is chosen: who can carry it is marked."""
    scene = table(shared, seed=6)

    def has_gun(scene: BattleTable) -> bool:
        plays = scene.choices.plays.values()
        return scene.asked == "recruit" and any(len(targets) > 2 for targets in plays)

    run(shared, scene, has_gun)
    plays = scene.choices.plays
    scene.press_card(max(plays, key=lambda card: len(plays[card])))
    settle(shared)


def soak(shared: Shared, players: int = 2, seed: int = 5, place: str = "backyard", kids: int = 14) -> None:  # fmt: skip
    scene = table(shared, players, seed, place)
    run(shared, scene, partial(late, kids=kids))
    settle(shared)


def targets(shared: Shared, players: int = 2, kids: int = 14) -> None:
    soak(shared, players, kids=kids)
    scene = shared.scenes.top
    assert isinstance(scene, BattleTable)
    scene.press_kid(next(iter(scene.choices.attacks)))
    settle(shared)


def refusal(shared: Shared) -> None:
    targets(shared)
    scene = shared.scenes.top
    assert isinstance(scene, BattleTable)
    marks, kids = scene.marks, scene.board.shown.kids
    scene.press_kid(next(k for k in kids if k not in marks.odds and kids[k].owner))
    settle(shared, 4)


def aiming(shared: Shared) -> None:
    scene = table(shared, options={"aim": [0]})
    run(shared, scene, lambda scene: scene.swinging)
    settle(shared, 9)


def rolled(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, lambda scene: scene.board.sum_shown and len(scene.board.shown.kids) > 9)
    settle(shared, 6)


def jet(shared: Shared, players: int = 2) -> None:
    scene = table(shared, players)

    def flies(scene: BattleTable) -> bool:
        return bool(scene.board.water.jets) and len(scene.board.shown.kids) > 9

    run(shared, scene, flies)
    settle(shared, 11)


def soaked(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, lambda scene: any(kid.out == "" and kid.drops >= kid.hits for kid in scene.board.shown.kids.values()))  # fmt: skip
    settle(shared, 12)


def recovery(shared: Shared) -> None:
    scene = table(shared)
    run(shared, scene, lambda scene: len(scene.board.recovery_dice) > 2)
    settle(shared, 20)


def _dictated(dice: Sequence[int]) -> dict[str, Any]:
    """You hold answers, Max has a strong gun; the dice are as given."""
    mine = ["oblivious-kid#1", "runt-kid#1", "water-pistol#1", *HELD]
    his = ["older-kid#1", "super-soaker#1", "mean-kid#1", "water-uzi#1"]
    rest = [card for card in full_deck() if card not in mine and card not in his]
    guns = [card for card in rest if "gun" in card or "kid" in card]
    return {"first": 0, "hands": [mine, his], "deck": guns, "dice": list(dice)}


def answer(shared: Shared) -> None:
    """Max hits: you may answer."""
    scene = table(shared, setup=_dictated([5] * 60))
    run(shared, scene, lambda scene: scene.asked == "answer", HELD)
    settle(shared)


def own_answer(shared: Shared) -> None:
    """You miss: you may answer."""
    scene = table(shared, setup=_dictated([1, 4] * 60))

    def mine(scene: BattleTable) -> bool:
        attack = scene.session.view(0).table.attack
        return scene.asked == "answer" and attack is not None and scene.board.shown.turn == 0

    run(shared, scene, mine, HELD)
    settle(shared)


def face_shot(shared: Shared) -> None:
    scene = table(shared, setup=_dictated([6] * 90))
    run(shared, scene, lambda scene: scene.asked == "face-shot", HELD)
    settle(shared)


def boost(shared: Shared) -> None:
    """A dry-off roll has failed: a towel may help."""
    scene = table(shared, setup=_dictated([4] * 200))
    run(shared, scene, lambda scene: scene.asked == "refill", HELD)
    settle(shared)


def crowd(shared: Shared, players: int = 2, place: str = "playground", each: int = 15) -> None:
    """As many kids as a match may bring, most of them armed."""
    kids = [card for card in full_deck() if "kid" in card or "teenager" in card]
    kids = [card for card in kids if not card.startswith(("bully", "rat-fink", "control"))]
    guns = [card for card in full_deck() if "water-" in card and "balloon" not in card]
    guns += [
        card for card in full_deck() if card.startswith(("spray", "squirt", "liquid", "animal"))
    ]
    hands = [kids[i * each : (i + 1) * each] for i in range(players)]
    guns = [gun for gun in guns if "#" in gun and spec_is_gun(gun)]
    share = len(guns) // players
    hands = [hand + guns[i * share : (i + 1) * share] for i, hand in enumerate(hands)]
    scene = table(shared, players, 3, place, setup={"first": 0, "hands": hands})
    most = players * each - 4

    def busy(scene: BattleTable) -> bool:
        return bool(scene.board.water.jets) and len(scene.board.shown.kids) >= most

    run(shared, scene, busy)
    settle(shared, 8)


def busiest(shared: Shared) -> None:
    """Thirty kids, three jets, splashes: what a frame may cost at most."""
    crowd(shared)
    scene = shared.scenes.top
    assert isinstance(scene, BattleTable)
    board = scene.board
    active = [kid for kid in board.shown.kids.values() if not kid.out]
    for shooter, wet in zip(active[:3], reversed(active), strict=False):
        board.water.jet(board.chest(shooter.id), board.chest(wet.id), 22)
        board.water.splash(*board.chest(wet.id), 150)
        board.water.burst(*board.chest(wet.id), 120)
    settle(shared, 6)


def spec_is_gun(card: str) -> bool:
    """Whether the card is a water gun."""
    return isinstance(spec(card), GunCard)


def log(shared: Shared) -> None:
    soak(shared)
    scene = shared.scenes.top
    assert isinstance(scene, BattleTable)
    scene.press_button("log")


SHOTS: dict[str, Shot] = {
    "battle-dealing": dealing,
    "battle-recruit": recruit,
    "battle-attach": attach,
    "battle-soak": soak,
    "battle-targets": targets,
    "battle-refusal": refusal,
    "battle-aiming": aiming,
    "battle-rolled": rolled,
    "battle-jet": jet,
    "battle-soaked": soaked,
    "battle-recovery": recovery,
    "battle-answer": answer,
    "battle-own-answer": own_answer,
    "battle-face-shot": face_shot,
    "battle-boost": boost,
    "battle-log": log,
    "battle-crowd": crowd,
    "battle-busiest": busiest,
    "battle-crowd-four": partial(crowd, players=4, place="pool", each=9),
    "battle-three": partial(targets, players=3),
    "battle-four": partial(jet, players=4),
    "battle-pool": partial(soak, place="pool", seed=8),
}
