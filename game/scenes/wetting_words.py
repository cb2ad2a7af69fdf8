"""What Susan's table says in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.wetting.cards import DRESSES, Card, dress_and_number, is_wild
from game.rules.wetting.events import PileCaptured
from game.words import _, ngettext


def dress_word(dress: str) -> str:
    """A dress's name, as it begins a sentence."""
    words = (_("Formal"), _("Sundress"), _("Cocktail"), _("Denim"), _("Tea"), _("Wedding"))
    return words[DRESSES.index(dress)]


def a_dress(dress: str) -> str:
    """A card of that dress, within a sentence."""
    words = (
        _("a formal dress"),
        _("a sundress"),
        _("a cocktail dress"),
        _("a denim dress"),
        _("a tea dress"),
        _("a wedding dress"),
    )
    return words[DRESSES.index(dress)]


def stage_word(stage: str) -> str:
    """A stage of wetness."""
    return {
        "dry": _("dry"),
        "damp": _("damp"),
        "dripping": _("dripping"),
        "drenched": _("drenched"),
        "soaked": _("soaked"),
    }[stage]


def minor_word(kind: str) -> str:
    """A minor penalty."""
    return {
        "spray-bottle": _("Spray bottle"),
        "squirt-gun": _("Squirt gun"),
        "shot-glass": _("Shot glass"),
        "wet-sponge": _("Wet sponge"),
        "ice-cube": _("Ice cube"),
    }[kind]


def major_word(kind: str) -> str:
    """A major penalty."""
    return {
        "shower": _("Shower"),
        "bath": _("Bath"),
        "pool": _("Pool"),
        "hot-tub": _("Hot tub"),
        "sprinkler": _("Sprinkler"),
        "super-soakers": _("Super soakers"),
    }[kind]


def wanted(top: Card | None) -> str:
    """What matches now."""
    if top is None or is_wild(top):
        return _("Any card")
    dress, number = dress_and_number(top)
    return _("{dress}, any {number}, or D").format(dress=dress_word(dress), number=number)


def needs(top: Card | None) -> str:
    """Why a card that does not match may not be played."""
    if top is None or is_wild(top):
        return _("This card can't be played now.")
    dress, number = dress_and_number(top)
    return _("Needs {dress}, a {number} or a D.").format(dress=a_dress(dress), number=number)


def not_your_turn(name: str) -> str:
    """Why no card may be played."""
    return _("Wait a moment: it is {name}'s turn.").format(name=name)


def choosing(name: str) -> str:
    """Why no card may be played while somebody chooses a penalty."""
    return _("Wait a moment: {name} chooses.").format(name=name)


def threat(giver: str) -> str:
    """What passing would bring, on the button."""
    return _("{name} squirts you").format(name=giver)


def round_begins(number: int, rounds: int, dealer: str, own: bool) -> str:
    """Which round it is, and who deals."""
    text = (
        _("Round {round} of {rounds}: you deal")
        if own
        else _("Round {round} of {rounds}: {name} deals")
    )
    return text.format(round=number, rounds=rounds, name=dealer)


def penalty_caption(kind: str, giver: str, taker: str, own: bool) -> str:
    """Who wets whom with what; `own` if it is the viewer who gives."""
    if not kind:
        return ""
    text = _("You wet {taker}: {penalty}!") if own else _("{giver} wets {taker}: {penalty}!")
    return text.format(giver=giver, taker=taker, penalty=minor_word(kind).lower())


def aim_hint(kind: str) -> str:
    """What a person does who gives that penalty."""
    return {
        "spray-bottle": _("Spray! Steer where the mist goes."),
        "squirt-gun": _("Squirt! Steer the jet."),
        "shot-glass": _("Pour! Hold the glass over them."),
        "wet-sponge": _("Aim, then press to throw the sponge!"),
        "ice-cube": _("Aim, then press to slip in the ice cube!"),
    }[kind]


def duck_hint() -> str:
    """What a person does who gets it."""
    return _("Duck! Down, left and right.")


def choose_minor(name: str) -> str:
    """Above the wheel of five."""
    return _("What shall {name} get?").format(name=name)


def choose_major(names: Sequence[str]) -> str:
    """Above the wheel of six."""
    return _("How shall {names} get soaked?").format(names=together(names))


def together(names: Sequence[str]) -> str:
    """`Ann, Bob and Cleo`."""
    if len(names) < 2:
        return "".join(names)
    return _("{some} and {last}").format(some=", ".join(names[:-1]), last=names[-1])


def finale_caption(kind: str, chooser: str | None, losers: Sequence[str], own: bool) -> str:
    """Over the scene of a major penalty; `own` if it is the viewer who chose."""
    who = together(losers)
    if chooser is None:
        return _("A tie! The sprinkler for everybody!")
    if own:
        return {
            "shower": _("You turn the tap: a shower for {who}!"),
            "bath": _("You have run a bath for {who}!"),
            "pool": _("You open the pool for {who}!"),
            "hot-tub": _("You heat the hot tub for {who}!"),
            "sprinkler": _("You turn on the sprinkler for {who}!"),
            "super-soakers": _("You man the super soakers. Poor {who}!"),
        }[kind].format(who=who)
    return {
        "shower": _("{chooser} turns the tap: a shower for {who}!"),
        "bath": _("{chooser} has run a bath for {who}!"),
        "pool": _("{chooser} opens the pool for {who}!"),
        "hot-tub": _("{chooser} heats the hot tub for {who}!"),
        "sprinkler": _("{chooser} turns on the sprinkler for {who}!"),
        "super-soakers": _("{chooser} mans the super soakers. Poor {who}!"),
    }[kind].format(chooser=chooser, who=who)


def town_caption() -> str:
    """Over the last picture."""
    return _("And off they go to town, just as they are.")


def party_caption() -> str:
    """When all get wet for the fun of it."""
    return _("And now everybody, for the fun of it!")


def captured(count: int) -> str:
    """How many cards lie before somebody."""
    return ngettext("{n} won", "{n} won", count).format(n=count)


def in_pile(count: int) -> str:
    """The size of the discard pile."""
    return _("{n} in the pile").format(n=count)


def left(count: int) -> str:
    """The size of the draw pile."""
    return _("{n} left").format(n=count)


def card_name(card: Card) -> str:
    """A card in words."""
    if is_wild(card):
        return _("the D")
    dress, number = dress_and_number(card)
    return _("the {dress} {number}").format(dress=dress_word(dress), number=number)


def hinted(card: Card | None, pile: int) -> str:
    """What to do; None is to pass."""
    if card is None:
        return _("Better pass: whatever you play is a present to somebody.")
    if is_wild(card):
        return ngettext(
            "Play the D: {n} card is yours.", "Play the D: {n} cards are yours.", pile + 1
        ).format(n=pile + 1)
    return _("Try {card}: you keep most that matches it.").format(card=card_name(card))


def round_ended(reason: str) -> str:
    """Why the round is over."""
    if reason == "out":
        return _("The last card is played.")
    return _("Everybody passed, and nothing is left to draw.")


def best_capture(captures: Sequence[PileCaptured], names: Sequence[str]) -> str:
    """The biggest pile."""
    if not captures:
        return _("Nobody captured a single card.")
    best = max(captures, key=lambda event: len(event.cards))
    return _("{name} took {n} cards at once.").format(name=names[best.seat], n=len(best.cards))


def wettest(before: Sequence[int], names: Sequence[str]) -> str:
    """Who was wettest before the last soaking."""
    most = max(before)
    who = [name for name, wet in zip(names, before, strict=True) if wet == most]
    if most == 0:
        return _("Everybody stayed dry till the end.")
    return _("{names}: {n} of 100, even before the end.").format(names=together(who), n=most)


def most_passes(passes: Sequence[int], names: Sequence[str]) -> str:
    """Who passed most."""
    most = max(passes)
    if most == 0:
        return _("Nobody ever passed.")
    who = [name for name, count in zip(names, passes, strict=True) if count == most]
    return ngettext("{names} passed {n} time.", "{names} passed {n} times.", most).format(
        names=together(who), n=most
    )
