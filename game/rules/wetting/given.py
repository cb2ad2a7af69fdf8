"""What comes from outside: actions as text, options, a dictated set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.rules.core import Action, Json, MalformedAction, SetupError, is_whole, listed, shown
from game.rules.wetting.cards import DECK, HAND_SIZE, MAJOR, MINOR, Card

OPTIONS: Mapping[str, tuple[Json, ...]] = {
    "rounds": (1, 3, 5),
    "middle": ("spared", "minor", "major"),
}
DEFAULTS: Mapping[str, Json] = {"rounds": 3, "middle": "spared"}


def parsed(action: Action, legal: Sequence[Action]) -> tuple[str, str]:
    """Verb and object of an action; raises MalformedAction, which lists what is `legal`."""
    things: Mapping[str, Sequence[str]] = {"play": DECK, "minor": tuple(MINOR), "major": MAJOR}
    if action == "pass":
        return "pass", ""
    verb, _, thing = action.partition(" ")
    if verb in things and thing in things[verb]:
        return verb, thing
    raise MalformedAction(
        f"{shown(action)} is no action of Susan's Wetting Game: say 'play formal-2', 'play D1', "
        f"'pass', 'minor wet-sponge' or 'major pool'. Legal is: {', '.join(legal)}."
    )


def checked_options(options: Mapping[str, Json]) -> dict[str, Json]:
    for name, value in options.items():
        if name not in OPTIONS:
            raise SetupError(
                f"Susan's game has no option {shown(name)}; it has {listed(OPTIONS, 'and')}."
            )
        if isinstance(value, (bool, float)) or value not in OPTIONS[name]:
            allowed = listed(OPTIONS[name])
            raise SetupError(f"The option {name} is {allowed}, not {shown(value)}.")
    return {**DEFAULTS, **options}


def checked_setup(
    setup: Mapping[str, Json], players: int, rounds: int
) -> tuple[int | None, tuple[tuple[Card, ...], ...]]:
    for key in setup:
        if key not in ("dealer", "decks"):
            raise SetupError(f"Susan's set-up has no {shown(key)}; it has dealer and decks.")
    dealer = setup.get("dealer")
    if "dealer" in setup and (not is_whole(dealer) or not 0 <= dealer < players):
        raise SetupError(f"The dealer must be a seat from 0 to {players - 1}.")
    decks = setup.get("decks", [])
    if not isinstance(decks, list):
        raise SetupError("The decks must be a list with one list of cards a round.")
    if len(decks) > rounds:
        raise SetupError(f"{len(decks)} decks are more than the {rounds} rounds of this match.")
    for number, deck in enumerate(decks, start=1):
        _check_deck(deck, number, HAND_SIZE * players + 1)
    return dealer, tuple(tuple(deck) for deck in decks)


def _check_deck(deck: Json, number: int, least: int) -> None:
    if not isinstance(deck, list):
        raise SetupError(f"Deck {number} must be a list of cards.")
    for card in deck:
        if card not in DECK:
            raise SetupError(f"Deck {number} holds {shown(card)}, which is no card of this game.")
    doubles = sorted(card for card, copies in Counter(deck).items() if copies > 1)
    if doubles:
        raise SetupError(f"Deck {number} holds {listed(doubles, 'and')} more than once.")
    if len(deck) < least:
        raise SetupError(f"Deck {number} holds {len(deck)} cards: it must hold {least} or more.")
