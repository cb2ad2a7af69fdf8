"""What the common suite must know of each game: which options to try, where its cards are, and
how to change all that one seat can't see.  A new game adds its adapter to `ADAPTERS`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.rules.core import Game
from game.rules.rng import Rng
from game.rules.swamp import CardPlayed, Swamp, this_round
from game.rules.waterfight import WaterFight
from game.rules.waterfight.phases import ask
from game.rules.wetting import Wetting


@dataclass(frozen=True)
class Adapter:
    """`options`: each is tried with each number of players.  `cards_in`: all cards in the match,
    wherever they lie.  `shuffle_hidden`: an equal match but for what the seat can't see.
    `matches`: random matches for each number of players and options."""

    options: tuple[Mapping[str, Any], ...]
    cards_in: Callable[[Any], Counter[str]]
    shuffle_hidden: Callable[[Any, int, Rng], Game]
    matches: int


def swamp_cards(game: Swamp) -> Counter[str]:
    played = [event.card for event in this_round(game.history) if isinstance(event, CardPlayed)]
    return Counter([card for hand in game.hands for card in hand] + played)


def swamp_shuffled(game: Swamp, seat: int, rng: Rng) -> Swamp:
    twin = game.clone()
    pool = [card for at, hand in enumerate(game.hands) if at != seat for card in hand]
    rng.shuffle(pool)
    twin.hands = tuple(
        hand if at == seat else tuple(sorted(pool.pop() for _ in hand))
        for at, hand in enumerate(game.hands)
    )
    twin._rng = Rng(rng.bits())
    twin._deals = ()
    twin._decision = None
    return twin


def wetting_cards(game: Wetting) -> Counter[str]:
    piles = [*game.hands, *game.captured, game.draw, game.pile]
    return Counter(card for pile in piles for card in pile)


def wetting_shuffled(game: Wetting, seat: int, rng: Rng) -> Wetting:
    twin = game.clone()
    hidden = [hand for at, hand in enumerate(twin.hands) if at != seat] + [twin.draw]
    pool = [card for cards in hidden for card in cards]
    rng.shuffle(pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    twin.rng = Rng(rng.bits())
    twin.decks = ()
    return twin


def waterfight_cards(game: WaterFight) -> Counter[str]:
    match = game._match
    in_play = [card for kid in match.kids for card in (kid.id, *(gun.id for gun in kid.guns))]
    modifiers = [card for kid in match.kids for gun in kid.guns for card in gun.modifiers]
    piles = [*match.hands, match.deck, match.discard, in_play, modifiers]
    return Counter(card for pile in piles for card in pile)


def waterfight_shuffled(game: WaterFight, seat: int, rng: Rng) -> WaterFight:
    """Who is asked is seen, so the hands are shuffled until the same seat is asked again."""
    before = game.decision()
    for _ in range(50):
        twin = game.clone()
        match = twin._match
        hidden = [hand for at, hand in enumerate(match.hands) if at != seat] + [match.deck]
        pool = [card for cards in hidden for card in cards]
        rng.shuffle(pool)
        for cards in hidden:
            cards[:] = [pool.pop() for _ in cards]
        match.rng, match.dice = Rng(rng.bits()), []
        twin._decision = ask(match) if match.stack else None
        after = twin._decision
        if (before and before.seat) == (after and after.seat):
            return twin
    return game.clone()


ADAPTERS: dict[str, Adapter] = {
    "swamp": Adapter(
        options=({"rounds": 1}, {"rounds": 4}, {}),
        cards_in=swamp_cards,
        shuffle_hidden=swamp_shuffled,
        matches=100,
    ),
    "wetting": Adapter(
        options=({"rounds": 1}, {"middle": "minor"}, {"rounds": 5, "middle": "major"}),
        cards_in=wetting_cards,
        shuffle_hidden=wetting_shuffled,
        matches=40,
    ),
    "waterfight": Adapter(
        options=({"target": 3, "opening_hand": 5, "aim": [1]}, {"target": 3}),
        cards_in=waterfight_cards,
        shuffle_hidden=waterfight_shuffled,
        matches=6,
    ),
}
