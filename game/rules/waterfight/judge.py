"""Statuses, limits, modifiers: the rules as functions of what is public.

They take kids and guns of the match itself or of a view, so that the rules, a scene and a
computer player judge by the same words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import Any, Protocol, TypeVar

from game.rules.core import Event
from game.rules.waterfight.catalogue import gun_spec, kid_spec
from game.rules.waterfight.effects import (
    Ability,
    AttackedLast,
    AttackRoll,
    DoubleVolume,
    FitsHits,
    GunPlaces,
    HandSize,
    MoreAttacks,
    RecoveryRoll,
    ShotsPerTurn,
)
from game.rules.waterfight.events import (
    AttackDeclared,
    AttackGained,
    DoubleTeamed,
    GunAttached,
    GunLeft,
    KidRecruited,
    PhaseStarted,
    Term,
    TurnStarted,
)
from game.rules.waterfight.frames import Recovery

RECOVERY_NEEDS = 5
HAND_SIZE = 5
A = TypeVar("A")


class GunFacts(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def drops(self) -> int: ...
    @property
    def volume(self) -> int: ...
    @property
    def capacity(self) -> int: ...


class KidFacts(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def owner(self) -> int: ...
    @property
    def hits(self) -> int: ...
    @property
    def drops(self) -> int: ...
    @property
    def balloons(self) -> int: ...
    @property
    def status(self) -> str: ...
    @property
    def guns(self) -> Sequence[GunFacts]: ...


class Reason(Enum):
    """Why something may not be done; `about` of `WhyNot` names what is meant, if anything."""

    MATCH_OVER = "match-over"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    FIRST_TURN = "first-turn"
    CALM = "calm"
    NOT_IN_PLAY = "not-in-play"
    NOT_IN_HAND = "not-in-hand"
    NOT_YOURS = "not-yours"
    YOUR_OWN = "your-own"
    RETREATED = "retreated"
    CUTE = "cute"
    NO_ATTACK_LEFT = "no-attack-left"
    NO_SHOT_LEFT = "no-shot-left"
    NO_DROPS = "no-drops"
    NO_SPLASH = "no-splash"
    TOO_FEW_DROPS = "too-few-drops"
    NO_BALLOON = "no-balloon"
    NO_FREE_PLACE = "no-free-place"
    MIN = "min"
    MAX = "max"
    GUN_NOT_NEW = "gun-not-new"
    NO_TARGET = "no-target"


@dataclass(frozen=True)
class WhyNot:
    """`about`: the kid, gun or card that stands in the way."""

    reason: Reason
    about: str | None = None


# --- The turn so far, read from its events


@dataclass
class TurnFacts:
    """By kid: attacks made, extra attacks, what is added to rolls against them; by gun: shots."""

    attacks: Counter[str] = field(default_factory=Counter)
    shots: Counter[str] = field(default_factory=Counter)
    extras: Counter[str] = field(default_factory=Counter)
    against: dict[str, tuple[Term, ...]] = field(default_factory=dict)
    new_guns: set[str] = field(default_factory=set)
    phase: str = ""


def this_turn(history: Sequence[Event], back: int = 1) -> Sequence[Event]:
    """The events of the last `back` turns, from a TurnStarted on; all if there are fewer."""
    for at in range(len(history) - 1, -1, -1):
        if isinstance(history[at], TurnStarted):
            back -= 1
            if not back:
                return history[at:]
    return history


def _attack_made(facts: TurnFacts, event: AttackDeclared) -> None:
    facts.attacks[event.attacker] += 1
    if event.gun is not None:
        facts.shots[event.gun] += 1


def _attack_gained(facts: TurnFacts, event: AttackGained) -> None:
    facts.extras[event.kid] += event.count


def _double_teamed(facts: TurnFacts, event: DoubleTeamed) -> None:
    term = Term(event.card, event.bonus)
    facts.against[event.kid] = (*facts.against.get(event.kid, ()), term)


def _kid_recruited(facts: TurnFacts, event: KidRecruited) -> None:
    del facts.attacks[event.kid], facts.extras[event.kid]
    facts.against.pop(event.kid, None)


def _gun_attached(facts: TurnFacts, event: GunAttached) -> None:
    del facts.shots[event.gun]
    facts.new_guns.add(event.gun)


def _gun_left(facts: TurnFacts, event: GunLeft) -> None:
    facts.new_guns.discard(event.gun)


def _phase_started(facts: TurnFacts, event: PhaseStarted) -> None:
    facts.phase = event.phase


_TAKES: Mapping[type[Event], Callable[[TurnFacts, Any], None]] = {
    AttackDeclared: _attack_made,
    AttackGained: _attack_gained,
    DoubleTeamed: _double_teamed,
    KidRecruited: _kid_recruited,
    GunAttached: _gun_attached,
    GunLeft: _gun_left,
    PhaseStarted: _phase_started,
}


def turn_facts(history: Sequence[Event]) -> TurnFacts:
    """What this turn's events tell; a card that left play and came back starts anew."""
    facts = TurnFacts()
    for event in this_turn(history):
        take = _TAKES.get(type(event))
        if take is not None:
            take(facts, event)
    return facts


# --- Kids and guns


def of_kind(abilities: Iterable[Ability], kind: type[A]) -> list[A]:
    return [ability for ability in abilities if isinstance(ability, kind)]


def kid_status(hits: int, drops: int, guns: Sequence[GunFacts]) -> str:
    """ "active", "empty", "soaked" or "both" (Water Fight, words)."""
    empty = bool(guns) and not any(gun.drops for gun in guns)
    if drops >= hits:
        return "both" if empty else "soaked"
    return "empty" if empty else "active"


def is_active(kid: KidFacts) -> bool:
    return kid.status == "active"


@cache
def gun_places(kid: str) -> int:
    """How many guns the kid may carry; 2 for a Commando, in retreat too."""
    return max([1, *(a.count for a in of_kind(kid_spec(kid).abilities, GunPlaces))])


def why_not_attach(kid: KidFacts, gun: str) -> WhyNot | None:
    """Why the gun may not be put on this kid, whoever controls them; None if it may."""
    if len(kid.guns) >= gun_places(kid.id):
        return WhyNot(Reason.NO_FREE_PLACE, kid.guns[0].id)
    for fits in of_kind(gun_spec(gun).abilities, FitsHits):
        if kid.hits < fits.least:
            return WhyNot(Reason.MAX, gun)
        if kid.hits > fits.most:
            return WhyNot(Reason.MIN, gun)
    return None


def recovery_terms(kid: str, purpose: Recovery) -> tuple[Term, ...]:
    """What the kid itself adds to its dry-off or refill rolls."""
    rolls = of_kind(kid_spec(kid).abilities, RecoveryRoll)
    return tuple(Term(kid, roll.value) for roll in rolls if roll.purpose == purpose)


def hand_limit(kids: Iterable[KidFacts], seat: int) -> int:
    """How many cards `seat` may keep at the end of its turn (Water Fight, end)."""
    size = HAND_SIZE
    for kid in kids:
        if is_active(kid):
            for change in of_kind(kid_spec(kid.id).abilities, HandSize):
                if change.whose == "any" or (change.whose == "own") == (kid.owner == seat):
                    size += change.value
    return max(0, size)


# --- Attacks


@cache
def shots_a_turn(gun: str) -> int:
    """How often this gun shoots in a turn without extras: 1, with Stream 2."""
    return max([1, *(a.count for a in of_kind(gun_spec(gun).abilities, ShotsPerTurn))])


@cache
def own_extra_attacks(kid: str) -> int:
    """What the kid's own ability adds: 1 for a Fast Kid."""
    return sum(more.count for more in of_kind(kid_spec(kid).abilities, MoreAttacks))


def extra_attacks(kid: str, facts: TurnFacts) -> int:
    return own_extra_attacks(kid) + facts.extras[kid]


def attacks_left(kid: KidFacts, facts: TurnFacts) -> int:
    """How many attacks the kid may still make this turn, gun and target permitting."""
    shots = sum(shots_a_turn(gun.id) for gun in kid.guns) if kid.guns else 1
    return max(0, shots + extra_attacks(kid.id, facts) - facts.attacks[kid.id])


@cache
def splashes(gun: str) -> bool:
    return bool(of_kind(gun_spec(gun).abilities, DoubleVolume))


def why_no_attack(
    kid: KidFacts, gun: GunFacts | None, mode: str, facts: TurnFacts
) -> WhyNot | None:
    """Why the kid may not shoot or splash with its `gun`, or throw, at anybody; None if it may."""
    if not is_active(kid):
        return WhyNot(Reason.RETREATED, kid.id)
    if not attacks_left(kid, facts):
        return WhyNot(Reason.NO_ATTACK_LEFT, kid.id)
    if gun is None:
        return None if kid.balloons else WhyNot(Reason.NO_BALLOON, kid.id)
    if facts.shots[gun.id] >= shots_a_turn(gun.id) + extra_attacks(kid.id, facts):
        return WhyNot(Reason.NO_SHOT_LEFT, gun.id)
    if not gun.drops:
        return WhyNot(Reason.NO_DROPS, gun.id)
    if mode == "splash":
        if not splashes(gun.id):
            return WhyNot(Reason.NO_SPLASH, gun.id)
        if gun.drops < 2 * gun.volume:
            return WhyNot(Reason.TOO_FEW_DROPS, gun.id)
    return None


def why_no_target(kids: Sequence[KidFacts], seat: int, target: KidFacts) -> WhyNot | None:
    """Why no kid of `seat` may attack `target`; None if they may (Water Fight, target)."""
    if target.owner == seat:
        return WhyNot(Reason.YOUR_OWN, target.id)
    if not is_active(target):
        return WhyNot(Reason.RETREATED, target.id)
    if attacked_last(target.id):
        for kid in kids:
            if kid.owner == target.owner and is_active(kid) and not attacked_last(kid.id):
                return WhyNot(Reason.CUTE, kid.id)
    return None


@cache
def attacked_last(kid: str) -> bool:
    return bool(of_kind(kid_spec(kid).abilities, AttackedLast))


def attack_terms(
    attacker: KidFacts,
    gun: GunFacts | None,
    mode: str,
    target: KidFacts,
    against: Mapping[str, tuple[Term, ...]],
) -> tuple[Term, ...]:
    """All that is added to the attack's die, cause by cause (Water Fight, modifiers)."""
    terms = [] if gun is None else [Term("volume", gun.volume * (2 if mode == "splash" else 1))]
    sources = [(attacker.id, "attacking", kid_spec(attacker.id).abilities)]
    sources.append((target.id, "attacked", kid_spec(target.id).abilities))
    sources += [(held.id, "attacking", gun_spec(held.id).abilities) for held in [gun] if held]
    sources += [(held.id, "attacked", gun_spec(held.id).abilities) for held in target.guns]
    for cause, when, abilities in sources:
        for change in of_kind(abilities, AttackRoll):
            if change.when == when and (mode == "throw" or not change.thrown_only):
                terms.append(Term(cause, change.value))
    return (*terms, *against.get(target.id, ()))
