"""What a view tells about attacks: exact odds by the 1D6, and why something may not be done."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from game.rules.core import View
from game.rules.waterfight.cardkinds import EventCard, GunCard, KidCard, ModifierCard
from game.rules.waterfight.catalogue import spec
from game.rules.waterfight.events import Term
from game.rules.waterfight.frames import BALLOON_NEEDS, GUN_NEEDS, Recovery
from game.rules.waterfight.judge import (
    RECOVERY_NEEDS,
    Reason,
    TurnFacts,
    WhyNot,
    attack_terms,
    recovery_terms,
    turn_facts,
    why_no_attack,
    why_no_target,
    why_not_attach,
)
from game.rules.waterfight.view import GunSeen, KidSeen, Table

FACES = range(1, 7)


@dataclass(frozen=True)
class Odds:
    """An attack before its die: `faces` of 6 hit; `chance` to hit, `soaks` to soak by it, answers
    aside; `drops` are the numbers that may land (of a balloon 1 to 6), each as likely."""

    terms: tuple[Term, ...]
    bonus: int
    needed: int
    faces: int
    chance: Fraction
    drops: tuple[int, ...]
    soaks: Fraction

    @property
    def hit_would_soak(self) -> bool:
        """Whether every hit soaks the target."""
        return bool(self.faces) and self.soaks == self.chance


def odds(view: View, attacker: str, gun: str | None, mode: str, target: str) -> Odds:
    """The odds of "shoot", "splash" or "throw" (`gun` None) as things stand; KeyError if a kid
    or gun is not in play.  Whether the attack is legal is `why_not`'s affair."""
    table: Table = view.table
    kid = table.kid(attacker)
    held = None if gun is None else gun_of(kid, gun)
    return odds_between(kid, held, mode, table.kid(target), turn_facts(view.history))


def odds_between(
    kid: KidSeen, gun: GunSeen | None, mode: str, target: KidSeen, facts: TurnFacts
) -> Odds:
    """`odds` for who has looked up kids, gun and the turn's facts already."""
    terms = attack_terms(kid, gun, mode, target, facts.against)
    bonus = sum(term.value for term in terms)
    needed = BALLOON_NEEDS if gun is None else GUN_NEEDS
    faces = sum(die + bonus >= needed for die in FACES)
    drops = tuple(FACES)
    if gun is not None:
        drops = (min(gun.drops, gun.volume * (2 if mode == "splash" else 1)),)
    soaking = sum(target.drops + count >= target.hits for count in drops)
    chance = Fraction(faces, 6)
    return Odds(terms, bonus, needed, faces, chance, drops, chance * Fraction(soaking, len(drops)))


def gun_of(kid: KidSeen, gun_id: str) -> GunSeen:
    """The kid's gun of this id; KeyError if they carry none such."""
    for gun in kid.guns:
        if gun.id == gun_id:
            return gun
    raise KeyError(gun_id)


def recovery_chance(kid: str, purpose: Recovery) -> Fraction:
    """How likely the kid's dry-off or refill roll is to succeed, boosts aside."""
    change = sum(term.value for term in recovery_terms(kid, purpose))
    return Fraction(sum(die + change >= RECOVERY_NEEDS for die in FACES), 6)


# --- Why not, for a scene that shows what can't be chosen


def why_not_target(view: View, seat: int, target: str) -> WhyNot | None:
    """Why no kid of `seat` may attack `target` now; None if they may."""
    blocked = _why_not_soak(view, seat)
    if blocked is not None:
        return blocked
    table: Table = view.table
    found = [kid for kid in table.kids if kid.id == target]
    return why_no_target(table.kids, seat, found[0]) if found else _not_in_play(target)


def why_not_with(view: View, seat: int, attacker: str, gun: str | None, mode: str) -> WhyNot | None:
    """Why `attacker` may not attack anybody in this way now; None if they may."""
    blocked = _why_not_soak(view, seat)
    if blocked is not None:
        return blocked
    table: Table = view.table
    found = [kid for kid in table.kids if kid.id == attacker]
    if not found:
        return _not_in_play(attacker)
    if found[0].owner != seat:
        return WhyNot(Reason.NOT_YOURS, attacker)
    guns = [held for held in found[0].guns if held.id == gun]
    if gun is not None and not guns:
        return _not_in_play(gun)
    return why_no_attack(found[0], guns[0] if guns else None, mode, turn_facts(view.history))


def why_not(
    view: View, seat: int, attacker: str, gun: str | None, mode: str, target: str
) -> WhyNot | None:
    """Why `seat` may not make this attack now; None if it may."""
    return why_not_with(view, seat, attacker, gun, mode) or why_not_target(view, seat, target)


def why_not_gun(view: View, seat: int, gun: str, kid: str) -> WhyNot | None:
    """Why `gun` may not be attached to `kid` of `seat`; None if it may, in the recruit phase."""
    table: Table = view.table
    found = [each for each in table.kids if each.id == kid]
    if not found:
        return _not_in_play(kid)
    return (
        WhyNot(Reason.NOT_YOURS, kid) if found[0].owner != seat else why_not_attach(found[0], gun)
    )


def why_not_card(view: View, seat: int, card: str) -> WhyNot | None:
    """Why `seat`, whose view this is, may not play `card` from hand now; None if it may."""
    hand = view.hands[seat]
    if isinstance(hand, int) or card not in hand:
        return WhyNot(Reason.NOT_IN_HAND, card)
    if view.over:
        return WhyNot(Reason.MATCH_OVER)
    if view.to_move != seat:
        return WhyNot(Reason.NOT_YOUR_TURN)
    if any(card in action.split() for action in view.legal):
        return None
    if view.phase not in _phases(card):
        return WhyNot(Reason.WRONG_PHASE, card)
    return WhyNot(Reason.GUN_NOT_NEW if _modifies(card) else Reason.NO_TARGET, card)


def _modifies(card: str) -> bool:
    return isinstance(spec(card), ModifierCard)


def _phases(card: str) -> tuple[str, ...]:
    """The phases in which the card may ever be played."""
    entry = spec(card)
    if isinstance(entry, (KidCard, GunCard, ModifierCard)):
        return ("recruit",)
    if isinstance(entry, EventCard):
        return ("recruit", "soak") if entry.when == "main" else (entry.when,)
    return ()


def _why_not_soak(view: View, seat: int) -> WhyNot | None:
    table: Table = view.table
    if view.over:
        return WhyNot(Reason.MATCH_OVER)
    if table.turn != seat:
        return WhyNot(Reason.NOT_YOUR_TURN)
    if view.phase != "soak" or view.to_move != seat:
        return WhyNot(Reason.WRONG_PHASE)
    if table.calm:
        return WhyNot(Reason.FIRST_TURN if view.round == 1 else Reason.CALM)
    return None


def _not_in_play(card: str) -> WhyNot:
    return WhyNot(Reason.NOT_IN_PLAY, card)
