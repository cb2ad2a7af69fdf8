"""The key frame of every event card: it is played in a match and seen at its height."""

from __future__ import annotations

from functools import partial

from game.rules.waterfight.cardkinds import EventCard
from game.rules.waterfight.catalogue import EVENTS, full_deck
from game.rules.waterfight.effects import AddToRoll
from game.scenes.battle_staging import READ, SHOW
from game.scenes.battle_table import BattleTable
from game.scenes.scene import Shared
from tools.shots import Shot
from tools.shots.battle import STEP, run, table

MINE = ("teenager#1", "mean-kid#1", "oblivious-kid#1", "water-pistol#1", "spray-gun#1")
HIS = ("older-kid#1", "super-soaker#1", "cute-kid#1", "water-uzi#1", "big-kid#1")
UNQUIET = ("bully", "rat-fink", "control", "crybaby", "commando")
MISSES, HITS, SIXES, FOURS = (1, 4), (5,), (6,), (4,)
HEIGHT = SHOW + 0.55 * READ + 0.36  # seconds from the play to the height of what is seen


def dice_for(card: EventCard) -> tuple[int, ...]:
    """Dice that bring about what the card answers."""
    if card.when == "face-shot":
        return SIXES
    if card.when == "refill":
        return FOURS
    saves = any(isinstance(effect, AddToRoll) and effect.target < 0 for effect in card.effects)
    return HITS if card.when == "answer" and saves else MISSES


def key_frame(shared: Shared, card: EventCard) -> None:
    """Play until the card can be played, play it, and stop at its height."""
    held = f"{card.id}#1"
    quiet = [one for one in full_deck() if "kid" in one and not one.startswith(UNQUIET)]
    deck = [one for one in quiet if one not in (*MINE, *HIS)]
    setup = {"first": 0, "hands": [[*MINE, held], list(HIS)], "deck": deck,
             "dice": list(dice_for(card)) * 90}  # fmt: skip
    scene = table(shared, setup=setup)
    shared.settings.speed = 0.0

    def playable(scene: BattleTable) -> bool:
        view = scene.session.view(scene.viewer)
        there = len(view.table.kids) > 3 and any(kid.guns for kid in view.table.kids)
        return bool(scene.asked and there and any(held in action.split() for action in view.legal))

    run(shared, scene, playable, [held])
    legal = scene.session.view(scene.viewer).legal
    shared.settings.speed = 1.0
    scene.submit(next(action for action in reversed(legal) if held in action.split()))
    for _step in range(round(HEIGHT / STEP)):
        shared.scenes.update(STEP)


SHOTS: dict[str, Shot] = {
    f"battle-event-{card.id}": partial(key_frame, card=card) for card in EVENTS
}
