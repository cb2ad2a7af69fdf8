"""What must hold for every game that there is, with each number of players and many options."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from game.players.core import decide
from game.players.registry import LEVELS, hint
from game.rules.core import Game, IllegalAction, MalformedAction, RulesError, SetupError
from game.rules.games import GAMES
from game.rules.record import Match, Record
from game.rules.rng import Rng, derived
from game.session import Seat, Session
from tests.common.adapters import ADAPTERS, Adapter


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: str
    players: int
    options: dict[str, Any]

    @property
    def adapter(self) -> Adapter:
        return ADAPTERS[self.game]

    def new(self, seed: int) -> Game:
        return GAMES[self.game].new(self.players, seed, self.options)

    def __str__(self) -> str:
        options = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}-{options or 'default'}"


CASES = [
    Case(name, players, dict(options))
    for name, kind in GAMES.items()
    if name in ADAPTERS
    for players in kind.PLAYERS
    for options in ADAPTERS[name].options
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", list(GAMES))


def random_positions(case: Case, seeds: range, share: float) -> Iterator[Game]:
    """Clones of about so large a share of all positions of random matches."""
    for seed in seeds:
        game, rng = case.new(seed), derived(seed, 1)
        while decision := game.decision():
            if rng.below(1_000_000) < share * 1_000_000:
                yield game.clone()
            game.apply(rng.choice(decision.options))
        yield game.clone()


def play_on(game: Game, rng: Rng, most: int = 10**9) -> list[str]:
    """Play at random; the actions."""
    actions: list[str] = []
    while len(actions) < most and (decision := game.decision()):
        actions.append(rng.choice(decision.options))
        game.apply(actions[-1])
    return actions


def test_every_game_has_an_adapter_and_players() -> None:
    assert set(ADAPTERS) == set(GAMES) == set(LEVELS)
    assert all(name == kind.NAME for name, kind in GAMES.items())


@every_case
def test_random_matches_keep_the_shape_of_a_match(case: Case) -> None:
    for seed in range(case.adapter.matches):
        game, rng = case.new(seed), derived(seed, 1)
        known = list(game.history)
        assert known
        while decision := game.decision():
            assert decision.options
            assert list(decision.options) == sorted(set(decision.options))
            assert 0 <= decision.seat < game.players == case.players
            before = len(game.history)
            events = game.apply(rng.choice(decision.options))
            assert list(game.history[before:]) == list(events)
            known += events
        assert known == list(game.history)
        end = game.open_view()
        assert end.over and end.phase == "over"
        assert end.to_move is None and end.legal == ()
        assert end.winners and set(end.winners) <= set(range(case.players))
        assert all(end.scores[seat] == max(end.scores) for seat in end.winners)
        assert end.scores.count(max(end.scores)) == len(end.winners)
        with pytest.raises(IllegalAction):
            game.apply(decision_before_the_end(case, seed))
        assert game.open_view() == end


def decision_before_the_end(case: Case, seed: int) -> str:
    """An action of the game: the first of a match."""
    decision = case.new(seed).decision()
    assert decision is not None
    return decision.options[0]


@every_case
def test_no_card_is_lost_or_doubled(case: Case) -> None:
    cards = case.adapter.cards_in(case.new(0))
    assert max(cards.values()) == 1
    for game in random_positions(case, range(case.adapter.matches // 4 + 1), 0.2):
        assert case.adapter.cards_in(game) == cards


@every_case
def test_views_agree_with_the_decision_and_hide_other_hands(case: Case) -> None:
    for game in random_positions(case, range(5), 0.1):
        decision, whole = game.decision(), game.open_view()
        assert whole.seat is None
        assert whole.legal == (decision.options if decision else ())
        assert whole.history == tuple(game.history)
        for seat in range(case.players):
            view = game.view(seat)
            mine = decision is not None and decision.seat == seat
            assert view.legal == (decision.options if decision and mine else ())
            if not mine:
                secret = decision is not None and decision.secret
                assert view.to_move == (None if secret else whole.to_move)
            for at, hand in enumerate(view.hands):
                full = whole.hands[at]
                assert not isinstance(full, int)
                assert hand == (full if at == seat else len(full))
            assert json.dumps([event.to_json() for event in view.history[-9:]])


@every_case
def test_every_legal_action_is_accepted(case: Case) -> None:
    for game in random_positions(case, range(6), 0.1):
        decision = game.decision()
        for action in decision.options if decision else ():
            assert game.clone().apply(action)


@every_case
def test_what_is_illegal_changes_nothing(case: Case) -> None:
    pool = {
        action
        for game in random_positions(case, range(2), 0.3)
        if (decision := game.decision())
        for action in decision.options
    }
    words = ["", " ", "play", "call 99", "play  2C", "fly", "pass ", "é\ud800", "x" * 10_000]
    for game in random_positions(case, range(2), 0.04):
        decision, before, twin = game.decision(), game.open_view(), game.clone()
        legal = decision.options if decision else ()
        refused = [action for action in sorted(pool) if action not in legal] + words
        for action in refused:
            with pytest.raises((IllegalAction, MalformedAction)) as caught:
                game.apply(action)
            assert len(str(caught.value)) > 20
        assert game.open_view() == before
        assert play_on(game, Rng(1), 40) == play_on(twin, Rng(1), 40)
        assert game.open_view() == twin.open_view()


@every_case
def test_a_clone_is_equal_and_independent(case: Case) -> None:
    for game in random_positions(case, range(4), 0.05):
        before = game.open_view()
        twin, third = game.clone(), game.clone()
        assert twin.open_view() == before
        actions = play_on(twin, Rng(7))
        assert game.open_view() == before
        for action in actions:
            third.apply(action)
        assert third.open_view() == twin.open_view()
        assert list(third.history) == list(twin.history)


@every_case
def test_a_record_leads_to_the_same_match_from_every_point(case: Case) -> None:
    for seed in range(4):
        match, rng = Match.new(case.game, case.players, seed, case.options), derived(seed, 2)
        while decision := match.game.decision():
            match.act(rng.choice(decision.options))
            if rng.below(60) == 0 or match.game.decision() is None:
                text = json.dumps(match.record(with_position=True).to_json())
                again = Match.replay(Record.from_json(json.loads(text)))
                assert again.game.open_view() == match.game.open_view()
                assert list(again.events) == list(match.events)
                assert again.record() == match.record()
                for seat in range(case.players):
                    assert again.seen_events(seat) == match.seen_events(seat)
                on, other = again.game, match.game.clone()
                assert play_on(on, Rng(3), 60) == play_on(other, Rng(3), 60)
                assert on.open_view() == other.open_view()


@every_case
def test_a_view_and_a_players_choice_hold_when_the_hidden_is_shuffled(case: Case) -> None:
    rng, changed = Rng(11), 0
    for game in random_positions(case, range(3), 0.06):
        for seat in range(case.players):
            other = case.adapter.shuffle_hidden(game, seat, rng)
            changed += other.open_view() != game.open_view()
            view = other.view(seat)
            assert view == game.view(seat)
            if view.to_move == seat and rng.below(4) == 0:
                for think in LEVELS[case.game].values():
                    choices = {decide(think, made.view(seat), Rng(5)) for made in (game, other)}
                    assert len(choices) == 1
    assert changed


@every_case
def test_a_sample_is_a_match_that_the_view_allows(case: Case) -> None:
    rng = Rng(12)
    for game in random_positions(case, range(4), 0.06):
        cards = case.adapter.cards_in(game)
        for seat in range(case.players):
            view = game.view(seat)
            sampled = game.sample(seat, rng)
            assert sampled.view(seat) == view
            assert game.view(seat) == view
            if set(cards) == set(case.adapter.cards_in(case.new(0))):
                assert case.adapter.cards_in(sampled) == cards
        decision = sampled.decision()
        assert (decision is None) == (game.decision() is None)
        play_on(sampled, rng)


@every_case
def test_samples_come_from_the_view_alone_and_reach_many_worlds(case: Case) -> None:
    shuffler, spread = Rng(13), 0
    for game in random_positions(case, range(2), 0.03):
        for seat in range(case.players):
            other = case.adapter.shuffle_hidden(game, seat, shuffler)
            worlds = []
            for number in range(6):
                mine, theirs = game.sample(seat, Rng(number)), other.sample(seat, Rng(number))
                assert mine.open_view() == theirs.open_view()
                worlds.append(mine.open_view().hands)
                assert play_on(mine, Rng(1), 50) == play_on(theirs, Rng(1), 50)
            spread = max(spread, len(set(worlds)))
    assert spread == 6


def hidden_cards(game: Game, seat: int) -> int:
    view = game.view(seat)
    undealt: int = getattr(view.table, "deck", 0)
    return undealt + sum(hand for hand in view.hands if isinstance(hand, int))


@every_case
def test_the_truth_is_among_the_samples_when_little_is_hidden(case: Case) -> None:
    small = [
        game
        for game in random_positions(case, range(12), 1.0)
        if game.decision() and any(0 < hidden_cards(game, s) < 4 for s in range(case.players))
    ]
    for game in small[:6]:
        truth = sorted_hands(game)
        for seat in range(case.players):
            rng = Rng(seat)
            if 0 < hidden_cards(game, seat) < 4:
                assert any(sorted_hands(game.sample(seat, rng)) == truth for _ in range(2000))


def sorted_hands(game: Game) -> list[list[str]]:
    return [sorted(hand) for hand in game.open_view().hands if not isinstance(hand, int)]


def play_session(case: Case, players: list[str], seed: int) -> Session:
    seats = [Seat(f"Guest {seat}", "frog", player) for seat, player in enumerate(players)]
    session = Session(case.game, seats, case.options, seed)
    while session.decision():
        session.think(100)
    return session


@every_game
def test_computer_players_play_whole_matches_the_same_from_the_same_seed(game: str) -> None:
    for case in [case for case in CASES if case.game == game]:
        levels = list(LEVELS[game])
        for shift in range(len(levels)):
            players = [levels[(seat + shift) % len(levels)] for seat in range(case.players)]
            session = play_session(case, players, 5)
            assert session.game.open_view().over
            if case.options == dict(case.adapter.options[0]):
                assert play_session(case, players, 5).record == session.record
                assert play_session(case, players, 6).record != session.record


@every_game
def test_a_hint_is_legal(game: str) -> None:
    case = next(case for case in CASES if case.game == game)
    for position in random_positions(case, range(1), 0.1):
        if decision := position.decision():
            view = position.view(decision.seat)
            assert decide(lambda view, rng: hint(view), view, Rng(0)) in decision.options


@every_game
def test_what_a_match_can_not_be_begun_with_is_refused(game: str) -> None:
    kind = GAMES[game]
    for players in set(range(-1, 7)) - set(kind.PLAYERS):
        with pytest.raises(SetupError):
            kind.new(players, 1)
    players = kind.PLAYERS[0]
    junk: list[Any] = [None, True, -1, 1.0, "1", [], {}, [[]], {"a": 1}, 10**30, [True], [None]]
    for options in [
        {"no-such-option": 1},
        *({name: value} for name in kind.new(players, 1).options for value in junk),
    ]:
        try:
            kind.new(players, 1, options)
        except SetupError as error:
            assert len(str(error)) > 20
        else:
            assert next(iter(options.values())) in ([], {}, 1)
    with pytest.raises(SetupError):
        kind.new(players, 1, None, {"no-such-key": 1})


@every_game
def test_errors_are_sentences(game: str) -> None:
    case = next(case for case in CASES if case.game == game)
    with pytest.raises(RulesError) as caught:
        case.new(1).apply("no such thing")
    text = str(caught.value)
    assert text.rstrip().endswith(".") and "no such thing" in text


def test_a_counter_of_cards_can_tell_a_loss() -> None:
    case = next(case for case in CASES if case.game == "swamp")
    game = case.new(1)
    game.hands = (game.hands[0][1:], *game.hands[1:])  # type: ignore[attr-defined]
    assert case.adapter.cards_in(game) != Counter(case.adapter.cards_in(case.new(2)).keys())
