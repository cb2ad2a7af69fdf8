"""Why an action that is not among the legal ones is refused, as a sentence."""

from __future__ import annotations

import re

from game.rules.core import Decision, IllegalAction, MalformedAction, RulesError, listed, shown
from game.rules.waterfight.cardkinds import EventCard, GunCard, KidCard, ModifierCard
from game.rules.waterfight.catalogue import exists, spec
from game.rules.waterfight.judge import (
    Reason,
    WhyNot,
    turn_facts,
    why_no_attack,
    why_no_target,
    why_not_attach,
)
from game.rules.waterfight.state import Gun, Match

_CARD = r"([a-z-]+#\d+)"
# verb -> the phases in which it may be legal, the shapes of its text
_SHAPES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "boost": (("refill",), (f"boost {_CARD}",)),
    "decline": (("refill", "answer", "face-shot"), ("decline",)),
    "recruit": (
        ("recruit",),
        (
            f"recruit {_CARD}",
            rf"recruit {_CARD} (?:to|from) \d",
            f"recruit {_CARD} discarding {_CARD}",
        ),
    ),
    "attach": (("recruit",), (f"attach {_CARD} to {_CARD}",)),
    "modify": (("recruit",), (f"modify {_CARD} with {_CARD}",)),
    "event": (("recruit", "soak"), (f"event {_CARD}", f"event {_CARD} on {_CARD}")),
    "give": (("balloons",), (rf"give \d+ to {_CARD}",)),
    "lunch": (("lunch",), (f"lunch {_CARD}",)),
    "shoot": (("soak",), (f"shoot {_CARD} {_CARD} at {_CARD}",)),
    "splash": (("soak",), (f"splash {_CARD} {_CARD} at {_CARD}",)),
    "throw": (("soak",), (f"throw {_CARD} at {_CARD}",)),
    "aim": (("aim",), ("aim [1-6]",)),
    "answer": (("answer",), (f"answer {_CARD}",)),
    "faceshot": (("face-shot",), (f"faceshot {_CARD}",)),
    "discard": (("end",), (f"discard {_CARD}",)),
    "done": (("recruit", "soak"), ("done",)),
}
_PLAYS = {
    "boost": EventCard,
    "recruit": KidCard,
    "attach": GunCard,
    "event": EventCard,
    "answer": EventCard,
    "faceshot": EventCard,
}
_SENTENCES = {
    Reason.FIRST_TURN: "nobody may attack in the match's first turn",
    Reason.CALM: "a truce keeps this soak phase calm",
    Reason.NOT_YOURS: "{about} is not yours",
    Reason.YOUR_OWN: "{about} is your own",
    Reason.RETREATED: "{about} has retreated",
    Reason.CUTE: "a Cute Kid comes last, and {about} is still active",
    Reason.NO_ATTACK_LEFT: "{about} has no attack left this turn",
    Reason.NO_SHOT_LEFT: "{about} may not shoot again this turn",
    Reason.NO_DROPS: "{about} holds no drops",
    Reason.NO_SPLASH: "{about} is no Splash gun",
    Reason.TOO_FEW_DROPS: "{about} does not hold double its volume",
    Reason.NO_BALLOON: "{about} has no water balloon",
    Reason.NO_FREE_PLACE: "the kid has no free place, carrying {about}",
    Reason.MIN: "{about} is for kids of 4 or fewer hits (Min)",
    Reason.MAX: "{about} is for kids of 5 or more hits (Max)",
    Reason.GUN_NOT_NEW: "{about} was not put into play this turn",
}
_LISTED_AT_MOST = 12


def refusal(match: Match, decision: Decision | None, action: object) -> RulesError:
    """What is wrong with `action`, which is not one of the decision's options."""
    legal = f" Legal now: {_legal(decision)}." if decision else " The match is over."
    if not isinstance(action, str) or not _well_formed(action):
        return MalformedAction(f"{shown(action)} is not an action of Water Fight.{legal}")
    for card in re.findall(_CARD, action):
        if not exists(card):
            return MalformedAction(f"There is no card {shown(card)} in Water Fight.{legal}")
    if decision is None:
        return IllegalAction(f"{shown(action)} comes too late: the match is over.")
    why = _why(match, decision, action)
    return IllegalAction(f"{shown(action)} is not legal: {why}.{legal}")


def _well_formed(action: str) -> bool:
    shapes = _SHAPES.get(action.partition(" ")[0], ((), ()))[1]
    return any(re.fullmatch(shape, action, re.ASCII) for shape in shapes)


def _legal(decision: Decision) -> str:
    shown_options = decision.options[:_LISTED_AT_MOST]
    more = len(decision.options) - len(shown_options)
    return listed([*shown_options, f"{more} more"] if more else shown_options)


def _why(match: Match, decision: Decision, action: str) -> str:
    verb = action.partition(" ")[0]
    seat = decision.seat
    if decision.phase not in _SHAPES[verb][0]:
        return f'seat {seat} is asked in phase {decision.phase}, which has no "{verb}"'
    cards = re.findall(_CARD, action)
    if verb in ("shoot", "splash", "throw"):
        return _sentence(_why_not_attack(match, seat, verb, cards))
    from_hand = cards[1] if verb == "modify" else cards[0] if cards else ""
    if verb in (*_PLAYS, "modify", "discard") and from_hand not in match.hands[seat]:
        return f"{from_hand} is not in the hand of seat {seat}"
    if verb in _PLAYS and not isinstance(spec(from_hand), _PLAYS[verb]):
        return f'{from_hand} is not a card for "{verb}"'
    if verb == "modify":
        return _why_not_modify(match, seat, *cards)
    in_play = [card for card in cards if card != from_hand or verb in ("give", "lunch")]
    for card in in_play:
        if not _in_play(match, card):
            return f"{card} is not in play"
    if verb == "attach":
        return _sentence(_why_not_attach(match, seat, *cards))
    if verb == "give":
        return "there are not so many balloons to give, or the kid is not yours"
    return "it may not be played so now"


def _in_play(match: Match, card: str) -> bool:
    return any(card == kid.id or card in [gun.id for gun in kid.guns] for kid in match.kids)


def _sentence(why: WhyNot | None) -> str:
    if why is None:
        return "it may not be done now"
    if why.reason is Reason.NOT_IN_PLAY:
        return f"{why.about} is not in play so"
    return _SENTENCES[why.reason].format(about=why.about)


def _why_not_modify(match: Match, seat: int, gun: str, card: str) -> str:
    if not isinstance(spec(card), ModifierCard):
        return f'{card} is not a card for "modify"'
    if gun not in [held.id for kid in match.kids_of(seat) for held in kid.guns]:
        return f"{gun} is not a gun of yours in play"
    return _sentence(WhyNot(Reason.GUN_NOT_NEW, gun))


def _why_not_attach(match: Match, seat: int, gun: str, kid_id: str) -> WhyNot | None:
    if not any(kid.id == kid_id for kid in match.kids):
        return WhyNot(Reason.NOT_IN_PLAY, kid_id)
    kid = match.kid(kid_id)
    return WhyNot(Reason.NOT_YOURS, kid_id) if kid.owner != seat else why_not_attach(kid, gun)


def _why_not_attack(match: Match, seat: int, mode: str, cards: list[str]) -> WhyNot | None:
    if match.calm:
        return WhyNot(Reason.FIRST_TURN if match.round == 1 else Reason.CALM)
    attacker_id, target_id = cards[0], cards[-1]
    for kid_id in (attacker_id, target_id):
        if not any(kid.id == kid_id for kid in match.kids):
            return WhyNot(Reason.NOT_IN_PLAY, kid_id)
    attacker = match.kid(attacker_id)
    if attacker.owner != seat:
        return WhyNot(Reason.NOT_YOURS, attacker_id)
    gun: Gun | None = None
    if mode != "throw":
        held = [gun for gun in attacker.guns if gun.id == cards[1]]
        if not held:
            return WhyNot(Reason.NOT_IN_PLAY, cards[1])
        gun = held[0]
    why = why_no_attack(attacker, gun, mode, turn_facts(match.history))
    return why or why_no_target(match.kids, seat, match.kid(target_id))
