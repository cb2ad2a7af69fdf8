"""What kids, guns and cards are worth to a computer player of Water Fight, in drops or so."""

from __future__ import annotations

from game.rules.waterfight.cardkinds import EventCard, GunCard, KidCard
from game.rules.waterfight.catalogue import gun_spec, spec
from game.rules.waterfight.effects import (
    AddToRoll,
    AttackRoll,
    DoubleVolume,
    ShotsPerTurn,
    SoakTarget,
    TakeControl,
)
from game.rules.waterfight.judge import of_kind, shots_a_turn
from game.rules.waterfight.view import GunSeen, KidSeen, Table

RETREATED = 0.6  # what a retreated kid is worth, of an active one


def gun_card_worth(card: GunCard) -> float:
    """A gun in hand, filled up."""
    abilities = card.abilities
    worth = card.volume * (1.5 if of_kind(abilities, ShotsPerTurn) else 1.0) + card.capacity / 6
    worth += 0.7 * len(of_kind(abilities, DoubleVolume))
    return worth + sum(abs(roll.value) for roll in of_kind(abilities, AttackRoll))


def gun_threat(gun: GunSeen) -> float:
    """What the gun may shoot from now on; an empty one little."""
    shots = min(gun.volume * shots_a_turn(gun.id), gun.drops)
    shield = len(of_kind(gun_spec(gun.id).abilities, AttackRoll))
    return shots + gun.drops / 6 + gun.capacity / 8 + shield + len(gun.modifiers)


def attack_skill(kid: str, thrown: bool = False) -> int:
    """What the kid adds to its own attacks."""
    card = spec(kid)
    assert isinstance(card, KidCard)
    rolls = of_kind(card.abilities, AttackRoll)
    return sum(r.value for r in rolls if r.when == "attacking" and (thrown or not r.thrown_only))


def kid_worth(kid: KidSeen) -> float:
    """The kid with all that they carry."""
    dry = max(0, kid.hits - kid.drops)
    worth = 1 + kid.hits / 4 + dry / 4 + attack_skill(kid.id) + kid.balloons / 2
    worth += sum(gun_threat(gun) for gun in kid.guns)
    return worth if kid.status == "active" else RETREATED * worth


def side_worth(table: Table, seat: int) -> float:
    return sum(kid_worth(kid) for kid in table.kids if kid.owner == seat)


def card_worth(card: str) -> float:
    """A card in hand, when some must go at the end of a turn."""
    entry = spec(card)
    if isinstance(entry, GunCard):
        return gun_card_worth(entry)
    if isinstance(entry, KidCard):
        return 2 + entry.hits / 4
    if isinstance(entry, EventCard):
        if of_kind_effect(entry, SoakTarget, TakeControl):
            return 9
        return 6 if of_kind_effect(entry, AddToRoll) else 4
    return 2


def of_kind_effect(entry: EventCard, *kinds: type) -> bool:
    return any(isinstance(effect, kinds) for effect in entry.effects)
