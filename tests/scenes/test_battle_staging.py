"""Every event of Water Fight has its animation, every event card its little scene."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rules.core import Event
from game.rules.rng import Rng
from game.rules.waterfight import WaterFight
from game.rules.waterfight import events as ev
from game.rules.waterfight.cardkinds import EventCard
from game.rules.waterfight.catalogue import full_deck, spec
from game.scenes import battle_words as words
from game.scenes.battle_board import Board
from game.scenes.battle_effects import KINDS, Effects
from game.scenes.battle_layout import layout_for
from game.scenes.battle_shown import Roll
from game.scenes.battle_staging import SILENT, Staging, deck_before, grouped
from game.shell.assets import Assets
from game.stage.director import Director
from game.stage.tween import Later
from game.ui.canvas import Canvas
from tests.scenes.battle_cases import FACES, NAMES

SIZE = (1280, 720)
QUIET = {ev.BalloonsToGive, ev.MatchEnded, ev.KidStillOut, ev.DropsDried, ev.AttackHit}
MATCHES = 14


class Host:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.over = False

    def sound(self, name: str, volume: float = 1.0) -> None:
        self.heard.append(name)

    def jingle(self, name: str) -> None:
        self.heard.append(name)

    def match_over(self, event: Event) -> None:
        self.over = True


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


def board_for(assets: Assets, players: int = 2) -> Board:
    board = Board(NAMES[:players], FACES[:players], 0, 0, 10)
    board.use(layout_for(Canvas(pygame.Surface(SIZE), assets), players))
    return board


def all_kinds() -> set[type[Event]]:
    found = {kind for kind in vars(ev).values() if isinstance(kind, type)}
    return {kind for kind in found if issubclass(kind, Event) and kind is not Event}


def test_every_event_has_an_animation_and_a_sound_or_is_silent(
    screen: pygame.Surface, assets: Assets
) -> None:
    kinds = all_kinds()
    heard: dict[type[Event], set[str]] = {kind: set() for kind in kinds}
    met: set[type[Event]] = set()
    for seed in range(MATCHES):
        players = 2 + seed % 3
        board, host = board_for(assets, players), Host()
        staging = Staging(board, host)
        assert set(staging.table) == kinds
        match, rng = (
            WaterFight.new(players, seed, {"target": 10, "opening_hand": 5, "aim": [0]}),
            Rng(seed),
        )
        while decision := match.decision():
            stops = "done" in decision.options and rng.below(9) == 0
            busy = [a for a in decision.options if a != "done"]
            match.apply("done" if stops or not busy else rng.choice(busy))
        director = Director(staging.table, 0)
        for event in match.view(0).history:
            met.add(type(event))
            host.heard.clear()
            director.add(Later(lambda event=event, staging=staging: staging.group([event])))  # type: ignore[misc]
            director.update(0)
            heard[type(event)] |= set(host.heard)
        assert host.over
        assert board.shown.scores == list(match.view(0).table.soaked)
        if met == kinds:
            break
    assert met == kinds
    silent = {kind for kind, names in heard.items() if not names}
    assert silent <= {*SILENT, *QUIET}
    folder = assets.root.parent / "sounds"
    files = {path.stem for path in folder.iterdir()}
    files |= {path.stem.rsplit("_", 1)[0] for path in folder.iterdir()}
    assert {name for names in heard.values() for name in names} <= files


def test_recovery_rolls_are_grouped_and_nothing_else() -> None:
    rolled = ev.RecoveryRolled("a#1", "dry-off", 5, (), 5, 5, True)
    events: list[Event] = [
        ev.PhaseStarted(0, "refill"),
        ev.Die("dry-off", 5, 0, "a#1"), rolled, ev.DropsDried("a#1", 2), ev.KidReturned("a#1", 0),
        ev.Die("refill", 2, 0, "b#1"), ev.RecoveryRolled("b#1", "refill", 2, (), 2, 5, False),
        ev.PhaseStarted(0, "draw"),
        ev.Die("drain", 2, 0, "g#1"), ev.KidReturned("c#1", 0),
    ]  # fmt: skip
    assert [len(group) for group in grouped(events)] == [1, 6, 1, 1, 1]
    assert [event for group in grouped(events) for event in group] == events


def test_the_deck_is_counted_back_over_a_reshuffle() -> None:
    assert deck_before([ev.CardsDealt(0, 5, ()), ev.CardsDrawn(0, 2, ())], 100) == 107
    after = [ev.CardsDrawn(0, 1, ()), ev.DeckReshuffled(30, ()), ev.CardsDrawn(0, 1, ())]
    assert deck_before(after, 29) == 1


# ---------------------------------------------------------------------- event cards
EVENTS = [card for card in full_deck() if isinstance(spec(card), EventCard)]


def test_all_31_events_have_a_scene_of_a_dozen_kinds_or_more() -> None:
    assert len(EVENTS) == 31
    assert {words.kind(card) for card in EVENTS} == set(KINDS)
    assert len(set(KINDS.values())) >= 12
    assert all(callable(getattr(Effects, kind)) for kind in KINDS.values())


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_shows_something_and_leaves_everybody_in_their_places(
    screen: pygame.Surface, assets: Assets, card: str
) -> None:
    board, host = board_for(assets), Host()
    for kid, owner in (("mean-kid#1", 0), ("cute-kid#1", 1), ("fast-kid#1", 1)):
        board.shown.add_kid(kid, owner)
    board.shown.add_gun("water-uzi#1", "cute-kid#1", 6)
    board.crowd.place_all(board.places())
    places = {kid: (actor.x, actor.y) for kid, actor in board.crowd.actors.items()}
    entry = spec(card)
    assert isinstance(entry, EventCard)
    target: str | None = "cute-kid#1"
    if entry.when == "answer":
        board.shown.roll, target = Roll("mean-kid#1", "cute-kid#1", "shoot", None, 1), None
    elif entry.target and entry.target.kind == "gun":
        target = "water-uzi#1"
    animation = Effects(board, host).of(ev.CardPlayed(1, card, target))
    seconds, seen = 0.0, False
    while not animation.done:
        animation.update(1 / 60)
        board.update(1 / 60, 1 / 60, False)
        seconds += 1 / 60
        moved = any((a.x, a.y) != places[k] or a.lift for k, a in board.crowd.actors.items())
        posed = any(a.pose != a.rest for a in board.crowd.actors.values())
        seen = seen or bool(moved or posed or board.pops or board.flyers or board.water.moving)
        assert seconds < 2
    assert seen
    assert 0.15 < seconds < 1.6
    assert host.heard
    for kid, actor in board.crowd.actors.items():
        assert (actor.x, actor.y) == pytest.approx(places[kid], abs=0.5)
        assert actor.lift == pytest.approx(0, abs=0.5)
    assert not board.flyers


def test_home_and_levels(tmp_path: Path, assets: Assets) -> None:
    """A broken level is told of and replaced; a sound one of one's own is played on."""
    from game.scenes.battle_levels import ground_for
    from tests.scenes.battle_cases import shared_for

    shared = shared_for(tmp_path, assets)
    shared.level = tmp_path / "missing.tmx"
    ground = ground_for(shared, 2)
    assert ground.wide.path.name == "backyard_wide.tmx"
    assert len(shared.notices) == 1
    assert "missing.tmx" in shared.notices[0]
    shared.level = ground.wide.path.with_name("pool_wide.tmx")
    assert ground_for(shared, 4).wide.path.name == "pool_wide.tmx"
    shared.level = None
    shared.settings.choices["waterfight"] = {"place": "playground"}
    assert ground_for(shared, 2).tall.path.name == "playground_tall.tmx"
