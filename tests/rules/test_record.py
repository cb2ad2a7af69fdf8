"""Records: strict when read, exact when replayed, and honest about other versions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.rules.core import IllegalAction, SetupError
from game.rules.record import Match, Record, RecordError, position_hash, replay
from game.rules.rng import Rng


def some_match(actions: int = 70, seed: int = 3) -> Match:
    match, rng = Match.new("swamp", 4, seed, {"rounds": 4}, {"leader": 2}), Rng(seed)
    for _ in range(actions):
        decision = match.game.decision()
        assert decision is not None
        match.act(rng.choice(decision.options))
    return match


def changed(**parts: Any) -> dict[str, Any]:
    return {**some_match(5).record().to_json(), **parts}


def test_a_record_holds_what_it_must_and_survives_json() -> None:
    match = some_match()
    facts = match.record().to_json()
    assert list(facts) == ["version", "game", "players", "seed", "options", "setup", "actions"]
    assert (facts["seed"], facts["setup"], len(facts["actions"])) == (3, {"leader": 2}, 70)
    again = Record.from_json(json.loads(json.dumps(facts)))
    assert again == match.record()
    assert replay(again).open_view() == match.game.open_view()


def test_a_dictated_setup_is_copied_and_replayed() -> None:
    setup: dict[str, Any] = {"leader": 1}
    match = Match.new("swamp", 4, 1, None, setup)
    setup["leader"] = 3
    assert match.record().setup == {"leader": 1}
    assert Match.replay(match.record()).game.view(0) == match.game.view(0)


def test_a_save_knows_its_position() -> None:
    match = some_match()
    saved = match.record(with_position=True)
    assert saved.position == position_hash(match.game)
    assert Match.replay(saved).record(with_position=True) == saved
    other = Record.from_json({**saved.to_json(), "position": position_hash(some_match(5).game)})
    with pytest.raises(RecordError, match="another position"):
        Match.replay(other)
    assert Match.replay_as_far_as_it_holds(other).game.open_view() == match.game.open_view()


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"version": "1"}, "version is a whole number"),
        ({"version": True}, "version is a whole number"),
        ({"game": 1}, "game is a text"),
        ({"players": 4.0}, "players is a whole number"),
        ({"seed": None}, "seed is a whole number"),
        ({"seed": 1e300}, "seed is a whole number"),
        ({"options": []}, "options is an object"),
        ({"setup": None}, "setup is an object"),
        ({"actions": "call 1"}, "actions is a list of texts"),
        ({"actions": ["call 1", 2]}, "actions is a list of texts"),
        ({"position": 3}, "position is a text"),
    ],
)
def test_a_broken_record_is_refused(parts: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Record.from_json(changed(**parts))


@pytest.mark.parametrize("value", [None, 1, "x", [], True])
def test_what_is_no_object_is_no_record(value: Any) -> None:
    with pytest.raises(RecordError, match="is an object"):
        Record.from_json(value)


@pytest.mark.parametrize("part", ["version", "game", "players", "seed", "options", "actions"])
def test_a_part_that_is_missing_is_named(part: str) -> None:
    facts = changed()
    del facts[part]
    with pytest.raises(RecordError, match=f"no {part};"):
        Record.from_json(facts)


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"version": 2}, "is of version 2"),
        ({"version": 0}, "is of version 0"),
        ({"game": "chess"}, 'no game "chess"'),
        ({"players": 3}, "played by 4"),
        ({"seed": 2**64}, "at most 64 bits"),
        ({"options": {"rounds": 5}}, "1, 4, 7 or 14"),
        ({"setup": {"leader": 9}}, "0 to 3"),
        ({"actions": ["call 1", "call 99"]}, "action 2 is refused"),
        ({"actions": ["call 1", "play 2S"]}, "action 2 is refused"),
    ],
)
def test_what_does_not_hold_is_refused(parts: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Match.replay(Record.from_json(changed(**parts)))


def test_actions_after_the_end_are_refused() -> None:
    match = some_match(56 * 4)
    assert match.game.decision() is None
    facts = match.record().to_json()
    facts["actions"].append("call 1")
    with pytest.raises(RecordError, match="too late"):
        Match.replay(Record.from_json(facts))


def test_a_record_of_another_version_is_taken_as_far_as_it_holds() -> None:
    whole = some_match(30)
    facts = whole.record().to_json()
    facts.update(version=99, actions=[*facts["actions"][:20], "play XX", *facts["actions"][20:]])
    match = Match.replay_as_far_as_it_holds(Record.from_json(facts))
    assert match.actions_made == 20
    assert match.record() == some_match(20).record()
    with pytest.raises(RecordError, match="can't be begun"):
        Match.replay_as_far_as_it_holds(Record.from_json({**facts, "players": 9}))


def test_a_refused_action_leaves_the_record() -> None:
    match = some_match(5)
    before = match.record(), list(match.events)
    with pytest.raises(IllegalAction):
        match.act("call 3")
    assert (match.record(), list(match.events)) == before
    assert match.before_last().record() == some_match(4).record()


@pytest.mark.parametrize("seed", [None, "1", True, 1.0, 2**64, -(2**63) - 1])
def test_a_seed_is_a_whole_number_of_64_bits(seed: Any) -> None:
    with pytest.raises(SetupError, match="seed"):
        Match.new("swamp", 4, seed)
    assert Match.new("swamp", 4, -(2**63)).seed == -(2**63)
