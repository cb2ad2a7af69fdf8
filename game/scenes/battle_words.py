"""What the battlefield says in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.waterfight.cardkinds import EventCard, GunCard, KidCard, ModifierCard
from game.rules.waterfight.catalogue import gun_spec, kid_spec, spec
from game.rules.waterfight.events import Term
from game.rules.waterfight.judge import Reason, WhyNot
from game.words import _, ngettext

MINUS = "−"


def name(card: str) -> str:
    """The name of a card, a kid or a gun."""
    return _(spec(card).shown)


def kind(card: str) -> str:
    """The card without its copy number, as pictures are named."""
    return card.partition("#")[0]


def short(card: str) -> str:
    """A name short enough to stand under a figure: a kid without the word kid."""
    whole = name(card)
    for tail in (_(" Kid"), _(" Water Gun")):
        if whole.endswith(tail):
            return whole[: -len(tail)]
    return whole


def texts(card: str) -> str:
    """What a card does."""
    return " ".join(_(line) for line in spec(card).texts)


def key_figure(card: str) -> str:
    """The one figure to know of a card."""
    entry = spec(card)
    if isinstance(entry, KidCard):
        return str(entry.hits)
    if isinstance(entry, GunCard):
        return f"V{entry.volume} C{entry.capacity}"
    if isinstance(entry, ModifierCard):
        return f"V +{entry.volume}" if entry.volume else f"C +{entry.capacity}"
    return EVENT_FIGURES.get(kind(card), "")


EVENT_FIGURES = {
    **dict.fromkeys(("half-filled", "wild-shots", "water-waster"), f"{MINUS}1D6"),
    **dict.fromkeys(
        ("water-balloon-lob", "water-balloon-fling", "water-balloon-hurl", "water-bomb"), "1D6"
    ),
    "i-have-a-plan": "+3",
    "kamikaze-attack": "+1",
    "double-team": "+2",
    **dict.fromkeys(
        ("point-blank", "extreme-short-range", "ambush", "surprise-attack", "shot-in-the-back"),
        "+3",
    ),
    **dict.fromkeys(
        ("quick-getaway", "long-range-attack", "duck", "dodge", "find-cover"), f"{MINUS}3"
    ),
    "hit-and-run": "±2",
    **dict.fromkeys(("garden-hose", "submerged", "towel-dry", "spare-shirt"), "+3"),
}


def card_kind(card: str) -> str:
    """ "kid", "gun", "modifier", "answer" or "event": how a card is framed."""
    entry = spec(card)
    if isinstance(entry, KidCard):
        return "kid"
    if isinstance(entry, GunCard):
        return "gun"
    if isinstance(entry, ModifierCard):
        return "modifier"
    assert isinstance(entry, EventCard)
    return "event" if entry.when in ("main", "soak") else "answer"


def phase_name(phase: str) -> str:
    """A phase of the turn."""
    return {
        "refill": _("Refill"),
        "draw": _("Draw"),
        "recruit": _("Recruit"),
        "soak": _("Soak"),
        "end": _("End"),
    }.get(phase, "")


# ---------------------------------------------------------------------- why not
def refusal(why: WhyNot | None, turn: str = "") -> str:
    """Why something can't be chosen now, for a person; `turn` is who is to move."""
    if why is None:
        return _("That can't be done now.")
    about = name(why.about) if why.about else ""
    sentence = {
        Reason.MATCH_OVER: _("The match is over."),
        Reason.NOT_YOUR_TURN: _("Wait a moment: {turn} is to move."),
        Reason.WRONG_PHASE: _("That can't be done in this phase."),
        Reason.FIRST_TURN: _("Nobody may attack in the match's first turn."),
        Reason.CALM: _("A truce keeps this phase calm: no attacks."),
        Reason.NOT_IN_PLAY: _("{about} is no longer on the field."),
        Reason.NOT_IN_HAND: _("{about} is not in your hand."),
        Reason.NOT_YOURS: _("{about} is not on your side."),
        Reason.YOUR_OWN: _("{about} is on your own side."),
        Reason.RETREATED: _("{about} has retreated: no attacks by them or against them."),
        Reason.CUTE: _("A Cute Kid is always last: {about} is still standing."),
        Reason.NO_ATTACK_LEFT: _("{about} has no attack left this turn."),
        Reason.NO_SHOT_LEFT: _("{about} has been fired this turn."),
        Reason.NO_DROPS: _("{about} is empty."),
        Reason.NO_SPLASH: _("{about} can't splash."),
        Reason.TOO_FEW_DROPS: _("{about} holds too little water for a splash."),
        Reason.NO_BALLOON: _("{about} has no balloon."),
        Reason.NO_FREE_PLACE: _("There is no free hand: {about} is in it."),
        Reason.MIN: _("{about} is only for kids of 4 hits or fewer."),
        Reason.MAX: _("{about} is only for kids of 5 hits or more."),
        Reason.GUN_NOT_NEW: _("{about} goes on a gun that came into play this turn."),
        Reason.NO_TARGET: _("There is nobody to play {about} on."),
    }[why.reason]
    return sentence.format(about=about, turn=turn)


def waits_for(card: str) -> str:
    """When a card that is not for now can be played."""
    entry = spec(card)
    if isinstance(entry, EventCard):
        return {
            "main": _("{card} is played while you recruit or soak."),
            "soak": _("{card} is played in your soak phase."),
            "answer": _("{card} answers an attack roll: you are asked when it can help."),
            "face-shot": _("{card} is played when you hit: you are asked when it can help."),
            "refill": _("{card} mends a failed roll: you are asked when it can help."),
        }[entry.when].format(card=name(card))
    return _("{card} is played while you recruit.").format(card=name(card))


# ---------------------------------------------------------------------- rolls
def cause(term: Term) -> str:
    """What changed a roll, in a word that fits under the figure."""
    return _("gun") if term.cause == "volume" else short(term.cause)


def verdict(hit: bool) -> str:
    """A roll as it stands."""
    return _("HIT") if hit else _("MISS")


def sum_text(die: int, terms: Sequence[Term], total: int) -> str:
    """`4 + 3 − 1 = 6`."""
    parts = [str(die)]
    for term in terms:
        parts.append("+" if term.value >= 0 else MINUS)
        parts.append(str(abs(term.value)))
    return f"{' '.join(parts)} = {total}"


def percent(faces: int) -> int:
    """Faces of six as a whole percentage."""
    return round(faces * 100 / 6)


def hits(drops: int, of: int) -> str:
    """What a hit would bring a target to."""
    return _("{n} of {all} hits").format(n=min(drops, of), all=of)


def mode_name(mode: str) -> str:
    """A way to attack."""
    return {"shoot": _("Shot"), "splash": _("Splash"), "throw": _("Balloon")}[mode]


def drops(count: int) -> str:
    """So many drops."""
    return ngettext("{n} drop", "{n} drops", count).format(n=count)


def balloons_left(count: int) -> str:
    """What is still to be given away."""
    return ngettext(
        "Who gets the balloon? {n} to give.", "Who gets the balloons? {n} to give.", count
    ).format(n=count)


def discards(count: int) -> str:
    """The turn's end."""
    return ngettext(
        "Your hand is too full: discard {n} card.", "Your hand is too full: discard {n} cards.",
        count,
    ).format(n=count)  # fmt: skip


def attack_line(attacker: str, mode: str, gun: str | None, target: str) -> str:
    """Who attacks whom with what, for the log."""
    if mode == "throw":
        return _("{attacker} throws a balloon at {target}").format(
            attacker=name(attacker), target=name(target)
        )
    sentence = (
        _("{attacker} splashes {target} with the {gun}")
        if mode == "splash"
        else _("{attacker} shoots at {target} with the {gun}")
    )
    return sentence.format(attacker=name(attacker), target=name(target), gun=name(gun or ""))


def kid_facts(card: str) -> tuple[int, str]:
    """A kid's hits and what they can do."""
    return kid_spec(card).hits, texts(card)


def gun_notes(gun: str) -> str:
    """The printed notes of a gun."""
    return ", ".join(_(note.name) for note in gun_spec(gun).notes)
