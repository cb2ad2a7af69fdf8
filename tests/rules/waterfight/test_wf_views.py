"""What seats see, what is hidden, and worlds sampled from a view."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from game.rules.core import View
from game.rules.record import Match, Record
from game.rules.rng import Rng
from game.rules.waterfight import WaterFight
from game.rules.waterfight.catalogue import full_deck
from tests.rules.waterfight.arena import arena, asked, do, gun, kid, told

WAIT = "i-have-a-plan#1"


def window(name: str) -> tuple[WaterFight, int, str]:
    """A match in the named window, who is asked, what phase the others see."""
    if name == "boost":
        game = arena(
            kid("fast-kid#1", 0, drops=4),
            kid("mean-kid#1", 1),
            phase="refill",
            hands=[["towel-dry#1", "spare-shirt#1", "cute-kid#1"], [], []],
            dice=[1],
            players=3,
        )
        return game, 0, "refill"
    hands = [["ambush#1", "face-shot#1", WAIT], ["duck#1", "dodge#1"], ["cute-kid#2"]]
    die = {"miss": 1, "hit": 3, "face-shot": 3}[name]
    game = arena(
        kid("fat-kid#1", 0, gun("water-cannon#1", 4)),
        kid("teenager#1", 1),
        hands=hands,
        dice=[die],
        players=3,
    )
    do(game, "shoot fat-kid#1 water-cannon#1 at teenager#1")
    if name == "face-shot":
        do(game, "decline")
    return game, (1 if name == "hit" else 0), "soak"


WINDOWS = ["boost", "miss", "hit", "face-shot"]
every_window = pytest.mark.parametrize("name", WINDOWS)


@every_window
def test_who_is_asked_is_hidden_from_the_others(name: str) -> None:
    game, seat, phase = window(name)
    decision = game.decision()
    assert decision is not None and decision.seat == seat and decision.secret
    own = game.view(seat)
    assert own.to_move == seat and own.legal == decision.options
    assert own.phase == decision.phase == game.open_view().phase
    for other in {0, 1, 2} - {seat}:
        view = game.view(other)
        assert (view.to_move, view.phase, view.legal) == (None, phase, ())
        assert view.table == own.table


@every_window
def test_that_somebody_declined_is_in_nobody_elses_history(name: str) -> None:
    game, seat, _ = window(name)
    unasked = game.clone()
    for match in (game, unasked):
        match._match.dice = [6] * 10
    do(game, "decline")
    for other in {0, 1, 2} - {seat}:
        known = told(game.view(other).history, "declined")
        assert all(event.seat == other for event in known)
    assert told(game.view(seat).history, "declined")[-1].seat == seat
    assert len(game.view(seat).history) > len(unasked.view(seat).history)


@every_window
def test_a_match_is_cloned_in_mid_window(name: str) -> None:
    game, _, _ = window(name)
    twin = game.clone()
    for action in (game.decision() or pytest.fail()).options:
        one, other = game.clone(), twin.clone()
        assert one.apply(action) == other.apply(action)
        assert one.open_view() == other.open_view()
    assert twin.open_view() == game.open_view()


@every_window
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_sample_asks_the_same_seat(name: str, viewer: int) -> None:
    game, seat, _ = window(name)
    for number in range(30):
        sampled = game.sample(viewer, Rng(number))
        assert sampled.view(viewer) == game.view(viewer)
        decision = sampled.decision()
        assert decision is not None and decision.seat == seat


def test_a_match_is_saved_and_replayed_in_mid_window() -> None:
    met: Counter[str] = Counter()
    for seed in range(30):
        match = Match.new("waterfight", 2, seed, {"opening_hand": 5, "aim": [seed % 2]})
        rng = Rng(seed)
        while decision := match.game.decision():
            if decision.phase not in ("recruit", "soak", "end") and met[decision.phase] < 6:
                met[decision.phase] += 1
                text = json.dumps(match.record(with_position=True).to_json())
                again = Match.replay(Record.from_json(json.loads(text)))
                assert again.game.open_view() == match.game.open_view()
                assert again.game.decision() == decision
                action = rng.choice(decision.options)
                assert again.act(action) == match.act(action)
                assert again.game.open_view() == match.game.open_view()
            else:
                match.act(rng.choice(decision.options))
        if min(met[p] for p in ("refill", "answer", "balloons", "lunch", "aim", "face-shot")) >= 2:
            return
    pytest.fail(f"Some window was never met: {met}")


# --- What is hidden


def test_a_view_holds_neither_deck_nor_dice() -> None:
    setup = {"first": 0, "deck": full_deck()[:40], "dice": [1, 2, 3]}
    one = WaterFight.new(3, 1, {"opening_hand": 3}, setup)
    other = WaterFight.new(3, 99, {"opening_hand": 3}, {**setup, "dice": [6, 6]})
    other._match.deck.reverse()
    for seat in range(3):
        assert one.view(seat) == other.view(seat)


def test_draws_and_deals_are_hidden_from_the_others() -> None:
    game = WaterFight.new(2, 1, {"opening_hand": 5}, {"first": 0})
    for kind in ("cards-dealt", "cards-drawn"):
        mine = [event for event in told(game.view(0).history, kind) if event.seat == 0]
        theirs = [event for event in told(game.view(1).history, kind) if event.seat == 0]
        assert [len(event.cards) for event in mine] == [event.count for event in mine]
        assert theirs and all(event.cards == () and event.count for event in theirs)


def test_the_history_of_a_view_is_the_events_redacted() -> None:
    game = WaterFight.new(3, 4, {"opening_hand": 5})
    rng = Rng(4)
    for _ in range(150):
        decision = game.decision()
        if decision is None:
            break
        game.apply(rng.choice(decision.options))
    for seat in range(3):
        known = [event.redacted(seat) for event in game.history]
        assert list(game.view(seat).history) == [event for event in known if event is not None]


# --- Samples


def positions(players: int, seeds: range, every: int) -> list[WaterFight]:
    found = []
    for seed in seeds:
        game = WaterFight.new(players, seed, {"opening_hand": 5, "aim": [0]})
        rng = Rng(seed)
        count = 0
        while decision := game.decision():
            count += 1
            if count % every == 0:
                found.append(game.clone())
            options = [a for a in decision.options if a != "done"]
            game.apply(rng.choice(options if rng.below(3) else decision.options))
        found.append(game.clone())
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_look_like_the_view_and_play_on(players: int) -> None:
    rng = Rng(5)
    everything = Counter(full_deck())
    for game in positions(players, range(3), 40):
        for seat in range(players):
            view = game.view(seat)
            sampled = game.sample(seat, rng)
            assert sampled.view(seat) == view
            match = sampled._match
            cards = Counter(
                card for pile in [*match.hands, match.deck, match.discard] for card in pile
            )
            for each in match.kids:
                cards[each.id] += 1
                for held in each.guns:
                    cards.update([held.id, *held.modifiers])
            assert cards == everything
        for _ in range(5):
            if decision := sampled.decision():
                sampled.apply(rng.choice(decision.options))


def test_stolen_cards_are_known_to_thief_and_victim_until_they_are_played() -> None:
    hands = [
        ["rat-fink-kid#1", "cute-kid#1"],
        ["duck#1", "dodge#1"],
        ["ambush#1", "surprise-attack#1"],
    ]
    game = WaterFight.new(3, 1, None, {"first": 0, "hands": hands, "deck": []})
    do(game, "recruit rat-fink-kid#1 from 1")
    seen_by_third = set()
    for number in range(20):
        victims = game.sample(1, Rng(number))
        assert {"duck#1", "dodge#1"} < set(victims._match.hands[0])
        third = game.sample(2, Rng(number))
        assert third.view(2) == game.view(2)
        seen_by_third.add(frozenset(third._match.hands[0]))
    assert len(seen_by_third) > 10


def test_a_hand_that_is_asked_in_the_open_holds_something_to_play() -> None:
    hands = [["cute-kid#1", "duck#1"], ["dodge#1"]]
    game = WaterFight.new(2, 1, None, {"first": 0, "hands": hands, "deck": []})
    assert asked(game) == (0, "recruit")
    for number in range(30):
        sampled = game.sample(1, Rng(number))
        assert asked(sampled) == (0, "recruit")


def test_after_a_reshuffle_the_deck_is_made_of_the_cards_that_lay_there() -> None:
    met = 0
    for seed in range(8):
        game = WaterFight.new(3, seed, None, {"first": 0, "deck": full_deck()[::4]})
        rng = Rng(seed)
        while decision := game.decision():
            reshuffles = told(game.history, "deck-reshuffled")
            if reshuffles and rng.below(12) == 0:
                met += 1
                for seat in range(3):
                    sampled = game.sample(seat, rng)
                    assert sampled.view(seat) == game.view(seat)
                    assert set(sampled._match.deck) <= set(reshuffles[-1].cards)
            options = [a for a in decision.options if a != "done"]
            game.apply(rng.choice(options))
    assert met > 20


def test_the_truth_is_among_the_samples_when_little_is_hidden() -> None:
    """After a reshuffle nothing but the other's hand and the deck's order is unknown."""
    hands = [["duck#1"], ["cute-kid#1", "dodge#1"]]
    game = WaterFight.new(2, 3, None, {"first": 1, "hands": hands, "deck": []})
    do(game, "recruit cute-kid#1")
    view: View = game.view(0)
    assert view.over
    small = WaterFight.new(
        2, 3, None, {"first": 0, "hands": [["broken#1"], ["fast-kid#1"]], "deck": []}
    )
    assert asked(small) == (1, "recruit")
    truths = {tuple(small.sample(0, Rng(n))._match.hands[1]) for n in range(600)}
    assert ("fast-kid#1",) in truths and len(truths) > 40
    assert all(not card.startswith(("duck", "towel")) for (card,) in truths)


def test_the_referees_view_can_not_be_sampled() -> None:
    from game.rules.waterfight.sample import sampled

    with pytest.raises(ValueError, match="nothing to sample"):
        sampled(arena(phase="recruit", hands=[["cute-kid#1"]]).open_view(), Rng(1))
