"""What the battlefield says in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.waterfight.cardkinds import EventCard, GunCard, KidCard, ModifierCard
from game.rules.waterfight.catalogue import spec
from game.rules.waterfight.events import Term
from game.rules.waterfight.judge import Reason, WhyNot
from game.scenes.battle_shown import Recovery
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


def gun_notes_text(card: str) -> str:
    """What a plain gun's figures mean, where it has no note of its own."""
    entry = spec(card)
    if not isinstance(entry, GunCard):
        return ""
    return _("Shoots {volume}, holds {capacity}.").format(
        volume=drops(entry.volume), capacity=entry.capacity
    )


# ---------------------------------------------------------------------- the log
def turn_call(who: str, own: bool) -> str:
    """Whose turn begins, called out over the field."""
    return _("Your turn!") if own else _("{name} is on!").format(name=who)


def turn_line(number: int, who: str) -> str:
    """The head of a turn in the log."""
    return _("Turn {n}: {name}").format(n=number, name=who)


def drew(who: str, count: int) -> str:
    """Cards drawn, of which nobody else sees the faces."""
    # Names before a colon: one of them is "You".
    return ngettext("{name}: {n} card drawn.", "{name}: {n} cards drawn.", count).format(
        name=who, n=count
    )


def stole(who: str, victim: str, count: int) -> str:
    """Cards taken from somebody's hand."""
    return ngettext(
        "{name}: {n} card stolen from {victim}.", "{name}: {n} cards stolen from {victim}.", count
    ).format(name=who, victim=victim, n=count)


def played(who: str, card: str, on: str) -> str:
    """An event, an answer or a boost is played."""
    if on:
        return _("{name}: {card}, on {target}.").format(name=who, card=name(card), target=on)
    return _("{name}: {card}.").format(name=who, card=name(card))


def threw_away(who: str, card: str) -> str:
    """A card discarded at the turn's end."""
    return _("{name}: {card} discarded.").format(name=who, card=name(card))


def joined(kid: str, who: str) -> str:
    """A kid comes into play."""
    return _("{kid} joins {name}.").format(kid=name(kid), name=who)


def armed(kid: str, gun: str) -> str:
    """A kid gets a gun."""
    return _("{kid} gets the {gun}.").format(kid=name(kid), gun=name(gun))


def mended(kid: str, gun: str, card: str) -> str:
    """A gun gets a part."""
    return _("{kid}'s {gun} gets the {card}.").format(kid=name(kid), gun=name(gun), card=name(card))


def left(kid: str) -> str:
    """A kid leaves play."""
    return _("{kid} goes home.").format(kid=name(kid))


def lost_gun(kid: str, gun: str) -> str:
    """A gun leaves play."""
    return _("{kid} loses the {gun}.").format(kid=name(kid), gun=name(gun))


def changed_sides(kid: str, who: str) -> str:
    """A kid has another controller."""
    return _("{kid} runs over to {name}.").format(kid=name(kid), name=who)


def ran_out(kid: str, gun: str, count: int) -> str:
    """Drops ran out of a gun."""
    return _("{drops} run out of {kid}'s {gun}.").format(
        drops=drops(count), kid=name(kid), gun=name(gun)
    )


def got_balloons(kid: str, count: int) -> str:
    """A kid gets balloons."""
    return ngettext("{kid} gets {n} balloon.", "{kid} gets {n} balloons.", count).format(
        kid=name(kid), n=count
    )


def got_wet(kid: str, count: int) -> str:
    """Drops have landed."""
    return _("{drops} on {kid}.").format(drops=drops(count), kid=name(kid))


def is_soaked(kid: str) -> str:
    """A kid is soaked."""
    return _("{kid} is soaked!").format(kid=name(kid))


def recovery_line(recovery: Recovery) -> str:
    """A dry-off or refill roll."""
    sentence = (
        _("{kid} towels off: {sum}.")
        if recovery.purpose == "dry-off"
        else _("{kid} fills up: {sum}.")
    )
    total = sum_text(recovery.die, recovery.terms, recovery.total)
    return sentence.format(kid=name(recovery.kid), sum=total)


def recovery_verdict(purpose: str, success: bool) -> tuple[str, bool]:
    """A recovery roll as it stands, for the banner."""
    if not success:
        return _("NOT YET"), False
    return (_("DRY") if purpose == "dry-off" else _("FULL")), True


# ---------------------------------------------------------------------- what to do
def choose_for(card: str) -> str:
    """What a chosen card still needs."""
    entry = spec(card)
    if isinstance(entry, GunCard):
        return _("Who gets the {card}?").format(card=name(card))
    if isinstance(entry, ModifierCard):
        return _("Whose gun gets the {card}?").format(card=name(card))
    if isinstance(entry, KidCard) and entry.joins_target:
        return _("Whose side gets the {card}? Press a counter above.").format(card=name(card))
    return _("{card}: on whom?").format(card=name(card))


def hinted(action: str, names: Sequence[str]) -> str:
    """What a strong player would do now."""
    verb, *rest = action.split()
    if verb in ("shoot", "splash", "throw"):
        return _("Try {attacker} against {target}.").format(
            attacker=name(rest[0]), target=name(rest[-1])
        )
    if verb == "done":
        return _("Nothing more to gain here: go on.")
    if verb == "decline":
        return _("Better keep your cards.")
    if verb == "discard":
        return _("You can spare {card}.").format(card=name(rest[0]))
    if verb in ("give", "lunch"):
        return _("Try {kid}.").format(kid=name(rest[-1]))
    if verb == "modify":
        return _("Try {card} on the {gun}.").format(card=name(rest[2]), gun=name(rest[0]))
    if len(rest) > 2 and not rest[2].isdigit():
        return _("Try {card} on {target}.").format(card=name(rest[0]), target=name(rest[2]))
    if len(rest) > 2:
        return _("Try {card} on {target}.").format(card=name(rest[0]), target=names[int(rest[2])])
    return _("Try {card}.").format(card=name(rest[0]))


# ---------------------------------------------------------------------- the result
def soaked_most(kid: str, count: int) -> str:
    """Who soaked most."""
    return ngettext("{kid} soaked {n} kid.", "{kid} soaked {n} kids.", count).format(
        kid=name(kid), n=count
    )


def biggest_hit(count: int, attacker: str, target: str) -> str:
    """The hit with most drops."""
    return _("{attacker} hit {target} with {drops}.").format(
        attacker=name(attacker), target=name(target), drops=drops(count)
    )


def wettest(kid: str, count: int) -> str:
    """Who got most drops in all."""
    return _("{kid} took {drops} in all.").format(kid=name(kid), drops=drops(count))


def hit_rate(hits_made: int, shots: int) -> str:
    """How many attacks hit."""
    return _("{n} of {all} attacks hit.").format(n=hits_made, all=shots)
