"""The table that all see, and the views of the seats and of the referee."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.core import Action, Decision, Hand, Json, View
from game.rules.waterfight.frames import Attack, Balloons
from game.rules.waterfight.judge import attacks_left, turn_facts
from game.rules.waterfight.state import Kid, Match

NAME = "waterfight"
# What the others see while somebody is asked in secret.
PHASE_OF_WINDOW = {"refill": "refill", "answer": "soak", "face-shot": "soak"}


@dataclass(frozen=True)
class GunSeen:
    """A gun in play; `modifiers` are cards."""

    id: str
    drops: int
    volume: int
    capacity: int
    modifiers: tuple[str, ...]


@dataclass(frozen=True)
class KidSeen:
    """A kid in play; `status` is "active", "empty", "soaked" or "both"."""

    id: str
    owner: int
    hits: int
    drops: int
    guns: tuple[GunSeen, ...]
    balloons: int
    status: str
    attacks_left: int


@dataclass(frozen=True)
class AttackSeen:
    """An attack under way; `bonus` is all but the die and the answers, `roll` is all together."""

    kind: str
    attacker: str
    gun: str | None
    target: str
    die: int | None
    bonus: int
    roll: int | None
    needed: int
    drops: int | None
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """What is public (Water Fight, in `table`)."""

    kids: tuple[KidSeen, ...]
    deck: int
    discard: tuple[str, ...]
    soaked: tuple[int, ...]
    turn: int
    truce: tuple[bool, ...]
    calm: bool
    to_give: int
    attack: AttackSeen | None

    def kid(self, kid_id: str) -> KidSeen:
        """The kid in play of this id; KeyError if there is none."""
        for kid in self.kids:
            if kid.id == kid_id:
                return kid
        raise KeyError(kid_id)


def table_of(match: Match) -> Table:
    """The public part of the match."""
    facts = turn_facts(match.history)
    top = match.stack[-1] if match.stack else None

    def seen(kid: Kid) -> KidSeen:
        guns = tuple(
            GunSeen(gun.id, gun.drops, gun.volume, gun.capacity, tuple(gun.modifiers))
            for gun in kid.guns
        )
        may_attack = kid.owner == match.turn and kid.status == "active"
        left = attacks_left(kid, facts) if may_attack else 0
        return KidSeen(kid.id, kid.owner, kid.hits, kid.drops, guns, kid.balloons, kid.status, left)

    return Table(
        kids=tuple(seen(kid) for kid in match.kids),
        deck=len(match.deck),
        discard=tuple(match.discard),
        soaked=tuple(match.scores),
        turn=match.turn,
        truce=tuple(match.truce),
        calm=match.calm,
        to_give=top.left if isinstance(top, Balloons) else 0,
        attack=_attack_seen(top) if isinstance(top, Attack) else None,
    )


def _attack_seen(attack: Attack) -> AttackSeen:
    return AttackSeen(
        kind=attack.mode,
        attacker=attack.attacker,
        gun=attack.gun,
        target=attack.target,
        die=attack.die,
        bonus=attack.bonus,
        roll=attack.roll,
        needed=attack.needed,
        drops=attack.drops,
        answers=attack.answers,
    )


def view_of(
    match: Match,
    options: Mapping[str, Json],
    table: Table,
    decision: Decision | None,
    seat: int | None,
) -> View:
    """The match as `seat` may see it, or with open hands if `seat` is None."""
    to_move: int | None = None
    phase = "over"
    legal: tuple[Action, ...] = ()
    if decision is not None:
        to_move, phase, legal = decision.seat, decision.phase, decision.options
        if seat is not None and seat != to_move:
            legal = ()
            if decision.secret:
                to_move, phase = None, PHASE_OF_WINDOW[phase]
    hands: tuple[Hand, ...] = tuple(
        tuple(hand) if seat in (None, owner) else len(hand)
        for owner, hand in enumerate(match.hands)
    )
    return View(
        game=NAME,
        seat=seat,
        options=options,
        over=match.winners is not None,
        to_move=to_move,
        phase=phase,
        round=match.round,
        legal=legal,
        scores=tuple(match.scores),
        winners=match.winners,
        hands=hands,
        table=table,
        history=tuple(match.history if seat is None else match.seen[seat]),
    )
