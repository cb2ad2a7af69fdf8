"""Attacks: who may attack whom, the roll, the answer window, the landing, the face-shot window."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core import Action, Decision
from game.rules.waterfight.cardkinds import EventCard
from game.rules.waterfight.catalogue import spec
from game.rules.waterfight.effects import AddToRoll
from game.rules.waterfight.events import (
    AnswerPlayed,
    AttackAimed,
    AttackDeclared,
    AttackHit,
    AttackMissed,
    AttackRolled,
    Declined,
)
from game.rules.waterfight.frames import Attack
from game.rules.waterfight.judge import (
    TurnFacts,
    attack_terms,
    is_active,
    turn_facts,
    why_no_attack,
    why_no_target,
)
from game.rules.waterfight.state import Gun, Kid, Match

AIMS = tuple(f"aim {number}" for number in range(1, 7))


# --- Declaring


def attack_options(match: Match, seat: int, facts: TurnFacts) -> list[Action]:
    """Every attack that `seat` may declare now."""
    if match.calm:
        return []
    targets = [kid.id for kid in match.kids if why_no_target(match.kids, seat, kid) is None]
    if not targets:
        return []
    ways = [
        way for kid in match.kids_of(seat) if is_active(kid) for way in _ways_to_attack(kid, facts)
    ]
    return [f"{way} at {target}" for way in ways for target in targets]


def _ways_to_attack(kid: Kid, facts: TurnFacts) -> list[str]:
    ways = [
        f"{mode} {kid.id} {gun.id}"
        for gun in kid.guns
        for mode in ("shoot", "splash")
        if why_no_attack(kid, gun, mode, facts) is None
    ]
    if why_no_attack(kid, None, "throw", facts) is None:
        ways.append(f"throw {kid.id}")
    return ways


def declare(match: Match, action: Action) -> None:
    """Do `shoot`, `splash` or `throw`: the water or the balloon leaves the attacker."""
    words = action.split()
    mode, attacker, target = words[0], match.kid(words[1]), match.kid(words[-1])
    gun = None if mode == "throw" else match.gun(words[2])[1]
    against = turn_facts(match.history).against
    terms = attack_terms(attacker, gun, mode, target, against)
    attacker.shooting = True
    gun_id = None if gun is None else gun.id
    drops, left = _spend(attacker, gun, mode)
    match.emit(AttackDeclared(attacker.owner, mode, attacker.id, gun_id, target.id, drops, left))
    bonus = sum(term.value for term in terms)
    match.stack.append(Attack(mode, attacker.id, gun_id, target.id, drops, bonus))


def _spend(attacker: Kid, gun: Gun | None, mode: str) -> tuple[int | None, int]:
    """Take the shot out of the gun, or the balloon from the kid: drops shot, what is left."""
    if gun is None:
        attacker.balloons -= 1
        return None, attacker.balloons
    drops = min(gun.drops, gun.volume * (2 if mode == "splash" else 1))
    gun.drops -= drops
    return drops, gun.drops


# --- The windows


def ask_attack(match: Match, attack: Attack) -> Decision | None:
    """Who must choose in this attack as it stands; None if it goes on by itself."""
    attacker, target = match.kid(attack.attacker), match.kid(attack.target)
    if attack.die is None:
        return Decision(attacker.owner, "aim", AIMS) if attacker.owner in match.aim else None
    if attack.landed:
        cards = _face_shots(match, attacker.owner) if target.drops < target.hits else []
        return _window(attacker.owner, "face-shot", "faceshot", cards)
    seat = target.owner if attack.hit else attacker.owner
    cards = _useful_answers(match, attack, seat)
    return _window(seat, "answer", "answer", cards)


def _window(seat: int, phase: str, verb: str, cards: list[str]) -> Decision | None:
    if not cards:
        return None
    options = sorted(["decline", *(f"{verb} {card}" for card in cards)])
    return Decision(seat, phase, tuple(options), secret=True)


def _face_shots(match: Match, seat: int) -> list[str]:
    return [card for card in match.hands[seat] if _is_event(card, "face-shot")]


def _is_event(card: str, when: str) -> bool:
    entry = spec(card)
    return isinstance(entry, EventCard) and entry.when == when


def _useful_answers(match: Match, attack: Attack, seat: int) -> list[str]:
    """The answers in hand, if together they could turn the roll that goes against `seat`."""
    attacks = seat == match.kid(attack.attacker).owner
    changes = {card: answer_value(card, attacks) for card in match.hands[seat]}
    useful = [card for card, change in changes.items() if (change > 0 if attacks else change < 0)]
    together = replace(attack, change=attack.change + sum(changes[card] for card in useful))
    return useful if together.hit != attack.hit else []


def answer_value(card: str, attacks: bool) -> int:
    """What the card adds to an attack's roll for the attacker, or the target's controller."""
    entry = spec(card)
    if not isinstance(entry, EventCard) or entry.when != "answer":
        return 0
    adds = [effect for effect in entry.effects if isinstance(effect, AddToRoll)]
    return sum(effect.attacker if attacks else effect.target for effect in adds)


def choose_in_attack(match: Match, attack: Attack, seat: int, action: Action) -> None:
    """Do what was chosen in one of the attack's windows."""
    verb, _, choice = action.partition(" ")
    if verb == "aim":
        match.emit(AttackAimed(seat, attack.attacker, int(choice)))
        _tell_roll(match, replace(attack, die=int(choice)))
    elif verb == "answer":
        _answer(match, attack, seat, choice)
    elif verb == "faceshot":
        match.play_event(seat, choice, attack.target)
        if not _end_if_won(match, seat):
            match.stack.pop()
    else:
        match.emit(Declined(seat))
        go_on_with_attack(match, attack)


def _answer(match: Match, attack: Attack, seat: int, card: str) -> None:
    change = answer_value(card, seat == match.kid(attack.attacker).owner)
    attack = replace(attack, change=attack.change + change, answers=(*attack.answers, card))
    match.stack[-1] = attack
    match.play_event(seat, card)
    match.emit(AnswerPlayed(seat, card, change, attack.roll or 0, attack.hit))


# --- Rolling and landing


def go_on_with_attack(match: Match, attack: Attack) -> None:
    """What happens next in an attack in which nobody has to choose."""
    if attack.die is None:
        seat = match.kid(attack.attacker).owner
        _tell_roll(match, replace(attack, die=match.die("attack", seat, attack.attacker)))
    elif attack.landed:
        match.stack.pop()
    else:
        _settle(match, attack)


def _tell_roll(match: Match, attack: Attack) -> None:
    attacker, target = match.kid(attack.attacker), match.kid(attack.target)
    gun = match.gun(attack.gun)[1] if attack.gun else None
    against = turn_facts(match.history).against
    terms = attack_terms(attacker, gun, attack.mode, target, against)
    match.stack[-1] = attack
    match.emit(
        AttackRolled(
            attack.attacker,
            attack.target,
            attack.die or 0,
            terms,
            attack.roll or 0,
            attack.needed,
            attack.hit,
        )
    )


def _settle(match: Match, attack: Attack) -> None:
    """The roll stands: the water lands or not, an attacker with an empty gun retreats."""
    attacker, target = match.kid(attack.attacker), match.kid(attack.target)
    roll = attack.roll or 0
    with match.watching(attacker):
        attacker.shooting = False
        if attack.hit:
            drops = attack.drops
            if drops is None:
                drops = match.die("balloon-drops", attacker.owner, attacker.id)
            match.stack[-1] = replace(attack, drops=drops, landed=True)
            match.emit(AttackHit(attacker.id, target.id, roll, drops))
            match.wet(target, drops, attacker.owner)
        else:
            match.stack.pop()
            match.emit(AttackMissed(attacker.id, target.id, roll, attack.drops))
    _end_if_won(match, attacker.owner)


def _end_if_won(match: Match, seat: int) -> bool:
    if match.scores[seat] < match.target:
        return False
    match.finish("target")
    return True
