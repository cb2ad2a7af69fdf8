"""Sessions: seats, turns, saving, going on, and taking back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from game.rules.core import Event, IllegalAction, RulesError, SetupError
from game.rules.record import RecordError
from game.rules.rng import Rng
from game.rules.swamp import Called, CardPlayed
from game.session import PERSON, Seat, Session


def seats(*players: str) -> list[Seat]:
    return [Seat(f"Guest {number}", "frog", player) for number, player in enumerate(players)]


def swamp(*players: str, seed: int = 4, **parts: Any) -> Session:
    return Session("swamp", seats(*players), {"rounds": 1}, seed, {"leader": 0}, **parts)


def drive(session: Session, rng: Rng, most: int = 10**6) -> list[Event]:
    """Play on, persons at random, computers as they think."""
    events: list[Event] = []
    while most and (decision := session.decision()):
        seat = session.person_to_move()
        if seat is None:
            events += session.think() or []
        else:
            assert seat == decision.seat
            events += session.submit(seat, rng.choice(session.view(seat).legal))
            most -= 1
    return events


def test_persons_and_computers_play_a_match_to_its_end() -> None:
    session = swamp(PERSON, "easy", PERSON, "normal")
    assert session.person_to_move() == 0
    events = drive(session, Rng(1))
    assert session.game.open_view().over
    assert session.decision() is None and session.person_to_move() is None
    assert session.think() is None
    assert events == list(session.game.history[2:])


def test_a_seed_is_drawn_if_none_is_given() -> None:
    seeds = {Session("swamp", seats(*["easy"] * 4)).record.seed for _ in range(4)}
    assert len(seeds) == 4


def test_nobody_thinks_for_a_person() -> None:
    session = swamp(PERSON, "easy", "easy", "easy")
    assert session.think(100) is None and session.record.actions == ()
    session.submit(0, "call 3")
    assert session.person_to_move() is None
    assert session.think(0) is None
    for seat in (1, 2, 3):
        events = session.think(100)
        assert events and isinstance(events[0], Called) and events[0].seat == seat
    assert session.person_to_move() == 0


def test_thinking_goes_in_slices() -> None:
    session = swamp("easy", "easy", "easy", "easy")
    assert session.think(1) is None  # the first slice only begins to think
    assert session.think(1)


def test_wrong_actions_are_refused_with_a_sentence() -> None:
    session = swamp(PERSON, PERSON, "easy", "easy")
    for seat, action, says in [
        (1, "call 1", r"Seat 1 is not to move: it is the turn of seat 0 \(Guest 0\)"),
        (0, "call 14", "no action of Swamp"),
        (0, "play 2S", "not legal"),
    ]:
        with pytest.raises(RulesError, match=says):
            session.submit(seat, action)
    assert session.record.actions == ()
    session.submit(0, "call 1")
    session.submit(1, "call 1")
    with pytest.raises(IllegalAction, match="played by the computer"):
        session.submit(2, "call 1")
    drive(session, Rng(2))
    with pytest.raises(IllegalAction, match="over"):
        session.submit(0, "call 1")


@pytest.mark.parametrize(
    ("players", "says"),
    [
        (("easy", "easy", "easy", "genius"), 'no player "genius": it is person, easy'),
        (("easy", "easy"), "played by 4"),
    ],
)
def test_seats_that_do_not_fit_are_refused(players: tuple[str, ...], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        swamp(*players)


def test_each_action_is_saved_and_a_save_goes_on_as_the_match_did() -> None:
    saves: list[str] = []
    session = swamp(PERSON, "normal", "easy", "normal", save=saves.append)
    drive(session, Rng(3))
    assert len(saves) == len(session.record.actions) == 56
    assert json.loads(saves[-1])["record"]["position"]
    for number in (0, 3, 20, 41):
        again: list[str] = []
        resumed = Session.resume(saves[number], again.append)
        assert resumed.seats == session.seats
        assert len(resumed.record.actions) == number + 1
        for action in session.record.actions[number + 1 :]:
            seat = resumed.person_to_move()
            if seat is not None:
                resumed.submit(seat, action)
            else:
                while not resumed.think():
                    pass
        assert resumed.record == session.record
        assert again == saves[number + 1 :]


def test_a_save_can_be_taken_before_the_first_action_and_after_the_last() -> None:
    session = swamp("easy", "easy", "easy", "easy")
    assert Session.resume(session.saved()).game.open_view() == session.game.open_view()
    drive(session, Rng(1))
    assert Session.resume(session.saved()).game.open_view() == session.game.open_view()


def test_computers_of_two_seats_and_two_seeds_differ() -> None:
    records = [swamp(*["easy"] * 4, seed=seed) for seed in (1, 1, 2)]
    for session in records:
        drive(session, Rng(0))
    actions = [session.record.actions for session in records]
    assert actions[0] == actions[1] != actions[2]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda save: "", "not JSON"),
        (lambda save: "[" * 100_000, "not JSON"),
        (lambda save: "[]", "names no seats"),
        (lambda save: json.dumps({**save, "seats": 3}), "names no seats"),
        (lambda save: json.dumps({**save, "seats": [1]}), "a seat that can't be read"),
        (lambda save: json.dumps({**save, "seats": save["seats"][:2]}), "2 seats are given for 4"),
        (lambda save: json.dumps({"seats": save["seats"]}), "A record is an object"),
        (
            lambda save: json.dumps({**save, "record": {**save["record"], "version": 0}}),
            "version 0",
        ),
    ],
)
def test_a_broken_save_is_refused_with_a_sentence(change: Any, says: str) -> None:
    session = swamp(PERSON, PERSON, PERSON, PERSON)
    session.submit(0, "call 3")
    with pytest.raises(RulesError, match=says):
        Session.resume(change(json.loads(session.saved())))


def test_a_save_of_older_rules_is_taken_as_far_as_it_holds() -> None:
    session = swamp(PERSON, PERSON, PERSON, PERSON)
    drive(session, Rng(5), most=9)
    save = json.loads(session.saved())
    save["record"].update(version=0, actions=[*save["record"]["actions"][:6], "gone"])
    with pytest.raises(RecordError):
        Session.resume(json.dumps(save))
    resumed = Session.resume(json.dumps(save), as_far_as_it_holds=True)
    assert resumed.record.actions == session.record.actions[:6]


# --- Taking back, shown on a game made for it


@dataclass(frozen=True)
class Noted(Event):
    seat: int


@dataclass(frozen=True)
class Peeked(Event):
    seat: int

    def redacted(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class Die(Event):
    die: int


def test_only_what_showed_nothing_by_a_seat_still_to_move_is_taken_back() -> None:
    saves: list[str] = []
    session = swamp(PERSON, "easy", "easy", PERSON, save=saves.append)
    assert not session.can_undo(0)
    session.submit(0, "call 3")
    assert not session.can_undo(0)  # another seat is to move
    with pytest.raises(IllegalAction, match="can't take back"):
        session.undo(0)
    match = session._match
    for _ in range(2):
        session.think(9)
    session.submit(3, "call 1")
    assert session.person_to_move() == 0
    before = session.record
    match.last_seat = 0  # as if the leader had made the last call and were still to move
    for event, undoable in [
        (Noted(0), True),
        (Called(0, 1), True),
        (Peeked(0), False),
        (Die(3), False),
        (CardPlayed(0, "2S"), False),
    ]:
        match.events = [event]
        assert session.can_undo(0) is undoable
        assert not session.can_undo(3)
    match.events = [Noted(0)]
    session.undo(0)
    assert session.record.actions == before.actions[:-1]
    assert json.loads(saves[-1])["record"]["actions"] == list(before.actions[:-1])
    assert session.person_to_move() == 3
    session.submit(3, "call 1")
    assert session.record == before
