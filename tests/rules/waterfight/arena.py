"""Positions of Water Fight set up by hand, and an independent book of what its events tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.rules.core import View
from game.rules.waterfight import WaterFight
from game.rules.waterfight.catalogue import full_deck
from game.rules.waterfight.events import CardsDealt, PhaseStarted, TurnStarted
from game.rules.waterfight.frames import End, Frame, Recruit, Refill, Soak
from game.rules.waterfight.phases import due_rolls, run
from game.rules.waterfight.state import Gun, Kid, Match
from game.rules.waterfight.view import GunSeen, KidSeen

ROUND = 5  # the turn that an arena is in


def gun(card: str, drops: int | None = None, *modifiers: str) -> Gun:
    """A gun with its modifiers, full if `drops` is left out."""
    made = Gun(card, 0, list(modifiers))
    made.drops = made.capacity if drops is None else drops
    return made


def kid(card: str, owner: int, *guns: Gun | str, drops: int = 0, balloons: int = 0) -> Kid:
    """A kid with guns, full ones if named only."""
    held = [each if isinstance(each, Gun) else gun(each) for each in guns]
    return Kid(card, owner, drops, balloons, held)


def arena(
    *kids: Kid,
    phase: str = "soak",
    hands: Sequence[Sequence[str]] = (),
    deck: Sequence[str] = (),
    dice: Sequence[int] = (),
    players: int = 2,
    **options: Any,
) -> WaterFight:
    """A match in the midst: seat 0 is on turn, in `phase`; the rest of the cards is out of it."""
    dealt = [list(hands[seat]) if seat < len(hands) else [] for seat in range(players)]
    setup = {"first": 0, "hands": [[] for _ in range(players)], "deck": []}
    game = WaterFight.new(players, 1, options, setup)
    match: Match = game._match
    match.hands, match.deck, match.dice = dealt, list(reversed(deck)), list(dice)
    match.kids, match.round, match.turn = list(kids), ROUND, 0
    match.calm, match.winners = False, None
    frames: dict[str, Frame] = {"recruit": Recruit(), "soak": Soak(), "end": End()}
    frames["refill"] = Refill(due_rolls(match.kids_of(0)))
    match.stack = [frames[phase]]
    match.history.clear()
    for seen in match.seen:
        seen.clear()
    for seat, cards in enumerate(dealt):
        if cards:
            match.emit(CardsDealt(seat, len(cards), tuple(cards)))
    match.emit(TurnStarted(0, ROUND))
    match.emit(PhaseStarted(0, phase))
    game._decision = run(match)
    game._table = None
    return game


def do(game: WaterFight, *actions: str) -> list[Any]:
    """Apply the actions; their events."""
    return [event for action in actions for event in game.apply(action)]


def legal(game: WaterFight) -> tuple[str, ...]:
    decision = game.decision()
    return decision.options if decision else ()


def asked(game: WaterFight) -> tuple[int, str] | None:
    """Who is asked in which phase."""
    decision = game.decision()
    return (decision.seat, decision.phase) if decision else None


def seen(game: WaterFight, kid_id: str) -> KidSeen:
    return game.table.kid(kid_id)


def gun_seen(game: WaterFight, gun_id: str) -> GunSeen:
    return next(g for k in game.table.kids for g in k.guns if g.id == gun_id)


def in_play(game: WaterFight) -> list[str]:
    return [each.id for each in game.table.kids]


def hand(game: WaterFight, seat: int) -> list[str]:
    return sorted(game._match.hands[seat])


def told(events: Sequence[Any], kind: str) -> list[Any]:
    return [event for event in events if event.type == kind]


class Ledger:
    """All that the events tell, added up without the rules: cards, drops, balloons, scores."""

    def __init__(self, players: int) -> None:
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.pile: list[str] = []
        self.deck = -1
        self.kids: dict[str, dict[str, Any]] = {}
        self.scores = [0] * players
        self.soaked_events = [0] * players

    def take(self, event: Any) -> None:
        method = getattr(self, "_" + event.type.replace("-", "_"), None)
        if method is not None:
            method(event)

    def agrees_with(self, view: View) -> None:
        """Compare with the referee's open view, and check what must always hold."""
        table = view.table
        for seat, held in enumerate(view.hands):
            assert Counter(held) == +self.hands[seat], seat
        assert list(table.discard) == self.pile
        if self.deck >= 0:
            assert table.deck == self.deck
        assert [each.id for each in table.kids] == list(self.kids)
        for each in table.kids:
            book = self.kids[each.id]
            assert (each.owner, each.drops, each.balloons) == (
                book["owner"],
                book["drops"],
                book["balloons"],
            )
            assert {g.id: g.drops for g in each.guns} == book["guns"]
            assert [list(g.modifiers) for g in each.guns] == [book["mods"][g.id] for g in each.guns]
            self._status_holds(view, each)
        assert list(view.scores) == list(table.soaked) == self.scores == self.soaked_events
        self._nothing_is_doubled(view)

    def _status_holds(self, view: View, each: KidSeen) -> None:
        empty = bool(each.guns) and all(g.drops == 0 for g in each.guns)
        attack = view.table.attack
        if attack is not None and attack.attacker == each.id and view.phase != "face-shot":
            empty = False
        soaked = each.drops >= each.hits
        names = {(0, 0): "active", (1, 0): "empty", (0, 1): "soaked", (1, 1): "both"}
        assert each.status == names[(int(empty), int(soaked))]
        assert self.kids[each.id]["active"] == (each.status == "active"), each.id
        assert each.drops >= 0 and each.balloons >= 0 and each.attacks_left >= 0
        assert each.attacks_left == 0 or (each.owner == view.table.turn and each.status == "active")
        assert all(0 <= g.drops <= g.capacity for g in each.guns)
        assert len(each.guns) <= (2 if each.id.startswith("commando-kid") else 1)

    def _nothing_is_doubled(self, view: View) -> None:
        table = view.table
        cards = [card for held in view.hands for card in held] + list(table.discard)
        for each in table.kids:
            cards.append(each.id)
            for g in each.guns:
                cards += [g.id, *g.modifiers]
        assert len(cards) == len(set(cards))
        assert len(cards) + table.deck <= len(full_deck())

    def _cards_dealt(self, event: Any) -> None:
        assert event.count == len(event.cards)
        self.hands[event.seat].update(event.cards)

    def _cards_drawn(self, event: Any) -> None:
        self._cards_dealt(event)
        if self.deck >= 0:
            self.deck -= event.count

    def _cards_stolen(self, event: Any) -> None:
        self.hands[event.victim].subtract(event.cards)
        self.hands[event.seat].update(event.cards)

    def _card_played(self, event: Any) -> None:
        assert self.hands[event.seat][event.card] == 1
        del self.hands[event.seat][event.card]

    def _card_discarded(self, event: Any) -> None:
        if event.reason == "hand-size":
            assert self.hands[event.seat][event.card] == 1
            del self.hands[event.seat][event.card]
        self.pile.append(event.card)

    def _deck_reshuffled(self, event: Any) -> None:
        assert sorted(self.pile) == list(event.cards) and event.count == len(event.cards)
        assert self.deck <= 0
        self.deck, self.pile = event.count, []

    def _kid_recruited(self, event: Any) -> None:
        book = {"owner": event.owner, "drops": 0, "balloons": 0, "active": True}
        self.kids[event.kid] = {**book, "guns": {}, "mods": {}}

    def _kid_left(self, event: Any) -> None:
        book = self.kids.pop(event.kid)
        assert (event.owner, event.drops, event.balloons) == (
            book["owner"],
            book["drops"],
            book["balloons"],
        )

    def _gun_attached(self, event: Any) -> None:
        self.kids[event.kid]["guns"][event.gun] = event.drops
        self.kids[event.kid]["mods"][event.gun] = []

    def _gun_modified(self, event: Any) -> None:
        self.kids[event.kid]["mods"][event.gun].append(event.card)

    def _gun_left(self, event: Any) -> None:
        if event.kid in self.kids:
            del self.kids[event.kid]["guns"][event.gun]

    def _control_taken(self, event: Any) -> None:
        assert self.kids[event.kid]["owner"] == event.previous != event.seat
        self.kids[event.kid]["owner"] = event.seat

    def _gun_filled(self, event: Any) -> None:
        self._change_gun(event, event.count)

    def _drops_drained(self, event: Any) -> None:
        self._change_gun(event, -event.count)

    def _change_gun(self, event: Any, count: int) -> None:
        self.kids[event.kid]["guns"][event.gun] += count
        assert self.kids[event.kid]["guns"][event.gun] == event.drops

    def _attack_declared(self, event: Any) -> None:
        book = self.kids[event.attacker]
        assert book["owner"] == event.seat != self.kids[event.target]["owner"]
        if event.gun is None:
            book["balloons"] -= 1
            assert book["balloons"] == event.left
        else:
            book["guns"][event.gun] -= event.drops
            assert book["guns"][event.gun] == event.left >= 0

    def _balloons_gained(self, event: Any) -> None:
        self.kids[event.kid]["balloons"] += event.count
        assert self.kids[event.kid]["balloons"] == event.balloons

    def _drops_landed(self, event: Any) -> None:
        self.kids[event.kid]["drops"] += event.count
        assert self.kids[event.kid]["drops"] == event.drops

    def _drops_dried(self, event: Any) -> None:
        assert self.kids[event.kid]["drops"] == event.count
        self.kids[event.kid]["drops"] = 0

    def _kid_soaked(self, event: Any) -> None:
        assert self.kids[event.kid]["owner"] == event.owner != event.seat
        self.soaked_events[event.seat] += 1

    def _scored(self, event: Any) -> None:
        self.scores[event.seat] += 1
        assert self.scores[event.seat] == event.soaked

    def _kid_retreated(self, event: Any) -> None:
        assert self.kids[event.kid]["active"]
        self.kids[event.kid]["active"] = False

    def _kid_returned(self, event: Any) -> None:
        assert not self.kids[event.kid]["active"]
        self.kids[event.kid]["active"] = True

    def _kid_still_out(self, event: Any) -> None:
        assert not self.kids[event.kid]["active"]
