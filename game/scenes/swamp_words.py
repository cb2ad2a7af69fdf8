"""What the Swamp table says in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import Card
from game.rules.swamp import SEATS, Reason, TrickTaken, WhyNot, would_take
from game.words import _, ngettext


def number_word(number: int) -> str:
    """A call as a player would say it."""
    return (
        _("None!"),
        _("One!"),
        _("Two!"),
        _("Three!"),
        _("Four!"),
        _("Five!"),
        _("Six!"),
        _("Seven!"),
        _("Eight!"),
        _("Nine!"),
        _("Ten!"),
        _("Eleven!"),
        _("Twelve!"),
        _("Thirteen!"),
    )[number]


def refusal(why: WhyNot | None, led: str | None, leader: str, turn: str) -> str:
    """Why a pressed card may not be played (Swamp, leading and following).

    `led` is the colour led by the player named `leader`; `turn` names who is to move.
    """
    if why is None:
        return _("This card can't be played now.")
    if why.reason is Reason.WRONG_COLOUR and why.owed and led:
        return _owed(led, why.owed).format(name=leader)
    return {
        Reason.STILL_CALLING: _("First everybody says how many tricks they will take."),
        Reason.NOT_YOUR_TURN: _("Wait a moment: {name} is to play.").format(name=turn),
        Reason.MATCH_OVER: _("The match is over."),
    }.get(why.reason, _("This card can't be played now."))


def _owed(led: str, owed: str) -> str:
    return {
        ("red", "black"): _("{name} led red: neighbours owe black."),
        ("black", "red"): _("{name} led black: neighbours owe red."),
        ("red", "red"): _("{name} led red: you, opposite, owe red."),
        ("black", "black"): _("{name} led black: you, opposite, owe black."),
    }[led, owed]


def outcome(event: TrickTaken, name: str) -> str:
    """Who takes a full trick, and by what."""
    if event.black == event.red:
        return _("{sum} each: the highest suit wins, {name} takes it.").format(
            sum=event.black, name=name
        )
    text = (
        _("Black {black} beats red {red}: {name} takes it.")
        if event.black > event.red
        else _("Red {red} beats black {black}: {name} takes it.")
    )
    return text.format(black=event.black, red=event.red, name=name)


def call_stakes(call: int, calls: Sequence[int | None]) -> str:
    """What a call is worth (Swamp, scoring a round), given the calls made so far."""
    if call == 0:
        return _("Not a single trick: 20 points.")
    top = max((made for made in calls if made is not None), default=0)
    if call >= top:
        return _("Exactly {call}: {points} points, {more} as the highest call.").format(
            call=call, points=10 + call, more=20 + call
        )
    return _("Exactly {call}: {points} points. From {top} up: 10 more.").format(
        call=call, points=10 + call, top=top
    )


def called_note(call: int | None, to_call: bool, own: bool) -> str:
    """What a name plate says while calls are made."""
    if call is not None:
        return _("calls {call}").format(call=call)
    if to_call:
        return _("your call") if own else _("thinks …")
    return _("waits")


def suggestion(call: int) -> str:
    """The call that the hand seems to be good for."""
    if call == 0:
        return _("Your cards look too weak for a trick: try 0.")
    return ngettext(
        "Your cards look good for {call} trick.", "Your cards look good for {call} tricks.", call
    ).format(call=call)


def round_verdict(call: int, taken: int) -> str:
    """How a round went for one player."""
    if call == taken:
        return _("just right!")
    missed = abs(call - taken)
    if taken > call:
        return ngettext("{n} too many", "{n} too many", missed).format(n=missed)
    return ngettext("{n} too few", "{n} too few", missed).format(n=missed)


def card_name(card: Card) -> str:
    """A card in words: the queen of spades."""
    ranks = {
        "T": _("ten"), "J": _("jack"), "Q": _("queen"), "K": _("king"), "A": _("ace"),
        "2": _("two"), "3": _("three"), "4": _("four"), "5": _("five"), "6": _("six"),
        "7": _("seven"), "8": _("eight"), "9": _("nine"),
    }  # fmt: skip
    suits = {"S": _("spades"), "H": _("hearts"), "D": _("diamonds"), "C": _("clubs")}
    return _("{rank} of {suit}").format(rank=ranks[card[0]], suit=suits[card[1]])


def hinted_card(card: Card, missing: int, trick: Sequence[tuple[int, Card]], last: bool) -> str:
    """What to play, and why (Swamp, scoring a round).

    `missing` tricks are still called for; `trick` is what lies on the table, after which `card`
    would come; `last` tells whether it fills the trick.
    """
    us = SEATS  # whoever it is
    takes = would_take([*trick, (us, card)]) == us
    if missing < 0:
        why = _("the call is missed, so every trick is a point.")
    elif missing == 0:
        why = _lose(trick, takes, last)
    else:
        why = _win(trick, takes, last) + " " + ngettext(
            "You want {n} more trick.", "You want {n} more tricks.", missing
        ).format(n=missing)  # fmt: skip
    return _("Try the {card}: {why}").format(card=card_name(card), why=why)


def _lose(trick: Sequence[tuple[int, Card]], takes: bool, last: bool) -> str:
    if not trick:
        return _("it hardly takes the trick, and you want no more.")
    if not takes:
        return _("it doesn't take the trick, and you want no more.")
    if last:
        return _("you want no more, but this trick is yours.")
    return _("you want no more, and somebody may still beat it.")


def _win(trick: Sequence[tuple[int, Card]], takes: bool, last: bool) -> str:
    if not trick:
        return _("a good card to lead.")
    if not takes:
        return _("save better cards for later.")
    return _("with it the trick is yours.") if last else _("with it you are ahead.")


def best_trick(sheet: Sequence[TrickTaken], names: Sequence[str]) -> str:
    """The trick in which most points lay."""
    best = max(sheet, key=lambda trick: trick.black + trick.red)
    return _("{name} took {points} points in one trick.").format(
        name=names[best.seat], points=best.black + best.red
    )


def exact_calls(exact: Sequence[int], rounds: int, names: Sequence[str]) -> str:
    """Who met the call most often; `exact` counts by seat."""
    most = max(exact)
    who = [name for name, count in zip(names, exact, strict=True) if count == most]
    if most == 0:
        return _("Nobody met a single call.")
    return _("{names}: {n} of {rounds} calls met.").format(
        names=", ".join(who), n=most, rounds=rounds
    )


def best_round(points: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    """The round that brought most."""
    got, seat, number = max(
        (got, seat, number) for number, row in enumerate(points, 1) for seat, got in enumerate(row)
    )
    return _("{name} got {points} points in round {n}.").format(
        name=names[seat], points=got, n=number
    )
