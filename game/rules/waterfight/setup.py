"""Options, set-up and deal: from what a referee or a screen asks for to a match's first turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.core import Json, SetupError, is_whole, listed, shown
from game.rules.rng import Rng
from game.rules.waterfight.catalogue import exists, full_deck
from game.rules.waterfight.events import CardsDealt, FirstPlayer
from game.rules.waterfight.phases import start_turn
from game.rules.waterfight.state import Match

PLAYERS = (2, 3, 4)
TARGETS = (3, 5, 10)
OPENING_HANDS = (0, 3, 5)
DEFAULTS: Mapping[str, Json] = {"target": 10, "opening_hand": 0, "aim": ()}


@dataclass(frozen=True)
class Setup:
    """A checked set-up; None where the seed decides."""

    first: int | None = None
    deck: tuple[str, ...] | None = None
    hands: tuple[tuple[str, ...], ...] | None = None
    dice: tuple[int, ...] = ()


def checked_players(players: object) -> int:
    """The number of players; SetupError if this game is not for so many."""
    if not is_whole(players) or players not in PLAYERS:
        raise SetupError(f"Water Fight is for 2, 3 or 4 players, not for {shown(players)}.")
    return players


def checked_options(options: Mapping[str, Json] | None, players: int) -> dict[str, Json]:
    """All options, those left out at their defaults; SetupError if one is not listed."""
    given = _keys("option", options, DEFAULTS)
    chosen = {**DEFAULTS, **given}
    for name, allowed in (("target", TARGETS), ("opening_hand", OPENING_HANDS)):
        if not is_whole(chosen[name]) or chosen[name] not in allowed:
            raise SetupError(
                f'The option "{name}" is {listed(allowed)}, not {shown(chosen[name])}.'
            )
    aim = chosen["aim"]
    if not isinstance(aim, (list, tuple)) or not all(_is_seat(seat, players) for seat in aim):
        raise SetupError(
            f'The option "aim" is a list of seats from 0 to {players - 1}, not {shown(aim)}.'
        )
    if len(set(aim)) < len(aim):
        raise SetupError(f'The option "aim" names a seat twice: {shown(aim)}.')
    return {**chosen, "aim": tuple(aim)}


def checked_setup(setup: Mapping[str, Json] | None, players: int, opening_hand: int) -> Setup:
    """The dictated set-up; SetupError with a sentence if no match can start from it."""
    given = _keys("set-up key", setup, ("first", "deck", "dice", "hands"))
    first = given.get("first")
    if "first" in given and not _is_seat(first, players):
        raise SetupError(f'"first" is a seat from 0 to {players - 1}, not {shown(first)}.')
    dice = _listing("dice", given, "whole numbers from 1 to 6")
    for die in dice or ():
        if not is_whole(die) or not 1 <= die <= 6:
            raise SetupError(f'"dice" holds whole numbers from 1 to 6, not {shown(die)}.')
    hands = _listing("hands", given, "lists of cards, one a player")
    if hands is not None and len(hands) != players:
        raise SetupError(f'"hands" has a list for each of {players} players, not {len(hands)}.')
    for hand in hands or ():
        if not isinstance(hand, (list, tuple)):
            raise SetupError(f'A hand in "hands" is a list of cards, not {shown(hand)}.')
    deck = _listing("deck", given, "cards")
    _check_cards([*(card for hand in hands or () for card in hand), *(deck or ())])
    if deck is not None and hands is None and len(deck) < players * opening_hand:
        raise SetupError(
            f'"deck" holds {len(deck)} cards, too few for {players} opening hands '
            f"of {opening_hand}: {players * opening_hand} are needed."
        )
    return Setup(
        first=first,
        deck=None if deck is None else tuple(deck),
        hands=None if hands is None else tuple(tuple(hand) for hand in hands),
        dice=tuple(dice or ()),
    )


def _keys(what: str, given: object, known: Mapping[str, Json] | Sequence[str]) -> dict[str, Any]:
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise SetupError(f"Every {what} stands in an object, not in {shown(given)}.")
    for key in given:
        if key not in known:
            raise SetupError(
                f"There is no {what} {shown(key)} in Water Fight; there is {listed(known)}."
            )
    return dict(given)


def _is_seat(value: object, players: int) -> bool:
    return is_whole(value) and 0 <= value < players


def _listing(name: str, given: Mapping[str, Any], what: str) -> Sequence[Any] | None:
    if name not in given:
        return None
    value = given[name]
    if not isinstance(value, (list, tuple)):
        raise SetupError(f'"{name}" is a list of {what}, not {shown(value)}.')
    return value


def _check_cards(cards: Sequence[object]) -> None:
    met: set[str] = set()
    for card in cards:
        if not isinstance(card, str) or not exists(card):
            raise SetupError(
                f"There is no card {shown(card)} in Water Fight; cards are named like "
                '"fast-kid#1" or "ambush#1".'
            )
        if card in met:
            raise SetupError(f"The card {card} is in the set-up twice.")
        met.add(card)


def start(players: int, seed: int, options: Mapping[str, Json], setup: Setup) -> Match:
    """A match at the beginning of its first turn, its first player's refill phase."""
    match = Match.empty(players, options["target"], options["aim"], Rng(seed))
    match.dice = list(setup.dice)
    first = _first_player(match) if setup.first is None else setup.first
    match.emit(FirstPlayer(first))
    _deal(match, first, options["opening_hand"], setup)
    start_turn(match, first)
    return match


def _first_player(match: Match) -> int:
    """Each rolls 1D6, ties for the highest roll again among themselves, in seat order."""
    seats = list(range(match.players))
    while len(seats) > 1:
        rolls = {seat: match.die("first", seat) for seat in seats}
        best = max(rolls.values())
        seats = [seat for seat in seats if rolls[seat] == best]
    return seats[0]


def _deal(match: Match, first: int, opening_hand: int, setup: Setup) -> None:
    dictated = {card for hand in setup.hands or () for card in hand}
    if setup.deck is None:
        match.deck = [card for card in full_deck() if card not in dictated]
        match.rng.shuffle(match.deck)
    else:
        match.deck = list(reversed(setup.deck))
    if setup.hands is not None:
        match.hands = [list(hand) for hand in setup.hands]
    else:
        for _ in range(opening_hand):
            for seat in match.seats_from(first):
                match.hands[seat].append(match.deck.pop())
    for seat in match.seats_from(first):
        hand = match.hands[seat]
        if hand:
            match.emit(CardsDealt(seat, len(hand), tuple(hand)))
