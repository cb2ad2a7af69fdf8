"""The referee's protocol, from well-behaved clients to hostile ones."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.games import GAMES
from game.rules.record import Match
from game.rules.referee import LONGEST_LINE, Referee, main
from game.rules.rng import Rng

POSITION = {
    "ok", "game", "over", "to_move", "phase", "round", "legal", "scores", "winners", "events",
    "hands", "table",
}  # fmt: skip
NEW = {"cmd": "new", "game": "swamp", "players": 4, "seed": 7, "options": {"rounds": 1}}


def ask(referee: Referee, request: Any) -> dict[str, Any]:
    """The answer, as it comes out of its line."""
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    answer, _ = referee.answer(line)
    text = json.dumps(answer)
    assert "\n" not in text
    back: dict[str, Any] = json.loads(text)
    return back


def started(**parts: Any) -> Referee:
    referee = Referee()
    assert ask(referee, {**NEW, **parts})["ok"]
    return referee


def talk(*lines: bytes) -> list[dict[str, Any]]:
    out = io.BytesIO()
    assert main(io.BytesIO(b"".join(lines)), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_new_match_answers_with_a_position() -> None:
    position = ask(Referee(), NEW)
    assert set(position) == POSITION
    assert position["ok"] is True and position["game"] == "swamp"
    assert position["phase"] == "call" and position["round"] == 1 and not position["over"]
    assert position["legal"] == sorted(f"call {n}" for n in range(14))
    assert position["scores"] == [0, 0, 0, 0] and position["winners"] is None
    assert [len(hand) for hand in position["hands"]] == [13] * 4
    assert position["events"][0]["type"] == "round-started"
    leader = position["to_move"]
    assert position["table"] == {
        "trick": [], "leader": leader, "calls": [None] * 4, "taken": [0] * 4,
    }  # fmt: skip


@pytest.mark.parametrize("game", list(GAMES))
def test_whole_matches_of_every_game_by_text(game: str) -> None:
    for players in GAMES[game].PLAYERS[-1:]:
        referee, rng = Referee(), Rng(players)
        position = ask(referee, {"cmd": "new", "game": game, "players": players, "seed": 5})
        while not position["over"]:
            assert set(position) == POSITION
            before = position["to_move"], position["legal"]
            assert position["legal"] == sorted(position["legal"]) != []
            position = ask(referee, {"cmd": "act", "action": rng.choice(position["legal"])})
            assert position["ok"], (before, position)
            if rng.below(40) == 0:
                assert ask(referee, {"cmd": "position"}) == position
        assert position["phase"] == "over" and position["to_move"] is None
        assert position["legal"] == [] and position["winners"]
        record = ask(referee, {"cmd": "record"})["record"]
        views = [ask(referee, {"cmd": "view", "seat": seat}) for seat in range(players)]
        fresh = Referee()
        assert ask(fresh, {"cmd": "replay", "record": record}) == position
        assert ask(fresh, {"cmd": "record"})["record"] == record
        for seat in range(players):
            assert ask(fresh, {"cmd": "view", "seat": seat}) == views[seat]
        refused = ask(referee, {"cmd": "act", "action": record["actions"][-1]})
        assert not refused["ok"] and "over" in refused["error"]


def test_events_of_new_act_position_and_replay() -> None:
    referee = Referee()
    setup = ask(referee, NEW)
    assert ask(referee, {"cmd": "position"}) == setup
    acted = ask(referee, {"cmd": "act", "action": "call 13"})
    assert acted["events"] == [{"type": "called", "seat": setup["to_move"], "call": 13}]
    assert ask(referee, {"cmd": "position"}) == acted
    record = ask(referee, {"cmd": "record"})["record"]
    assert record == {
        "version": 1, "game": "swamp", "players": 4, "seed": 7, "options": {"rounds": 1},
        "setup": {}, "actions": ["call 13"],
    }  # fmt: skip
    assert ask(Referee(), {"cmd": "replay", "record": record}) == acted
    unplayed = {**record, "actions": []}
    assert ask(referee, {"cmd": "replay", "record": unplayed}) == setup


def test_a_view_shows_what_the_seat_may_know() -> None:
    referee = started()
    position = ask(referee, {"cmd": "act", "action": "call 2"})
    for seat in range(4):
        view = ask(referee, {"cmd": "view", "seat": seat})["view"]
        assert set(view) == POSITION | {"history"}
        hands = [hand if at == seat else len(hand) for at, hand in enumerate(position["hands"])]
        assert view["hands"] == hands
        assert view["legal"] == (position["legal"] if seat == position["to_move"] else [])
        assert view["to_move"] == position["to_move"]
        assert view["events"] == position["events"] == view["history"][-1:]
        assert view["history"][1] == {"type": "dealt", "hands": hands}


def test_a_trick_leaves_the_table_and_stands_in_its_event() -> None:
    referee = started()
    cards: list[list[Any]] = []
    position = ask(referee, {"cmd": "position"})
    while len(cards) < 4:
        position = ask(referee, {"cmd": "act", "action": position["legal"][0]})
        for event in position["events"]:
            if event["type"] == "card-played":
                cards.append([event["seat"], event["card"]])
        if len(cards) < 4:
            assert position["table"]["trick"] == cards
    assert position["table"]["trick"] == []
    taken = position["events"][-1]
    assert (taken["type"], taken["cards"]) == ("trick-taken", cards)
    assert taken["seat"] == position["table"]["leader"] == position["to_move"]
    assert {"black", "red"} <= set(taken)


def test_a_views_events_do_not_tell_that_somebody_was_asked_in_secret() -> None:
    match, rng, secrets = Match.new("waterfight", 3, 2, {"opening_hand": 5}), Rng(2), 0
    known = [match.seen_events(seat) for seat in range(3)]
    for _ in range(400):
        decision = match.game.decision()
        if decision is None:
            break
        match.act(rng.choice(decision.options))
        secrets += decision.secret
        for seat in range(3):
            told = [event.redacted(seat) for event in match.events]
            new = [event for event in told if event is not None]
            hidden = decision.secret and decision.seat != seat
            known[seat] = known[seat] + new if hidden else new
            assert match.seen_events(seat) == known[seat]
    assert secrets


def test_a_missing_seed_is_drawn_and_recorded() -> None:
    seeds = set()
    for _ in range(3):
        referee = Referee()
        ask(referee, {"cmd": "new", "game": "swamp", "players": 4})
        record = ask(referee, {"cmd": "record"})["record"]
        assert record["options"] == {"rounds": 14}
        seeds.add(record["seed"])
    assert len(seeds) == 3


def test_unknown_keys_of_a_request_are_ignored() -> None:
    assert ask(Referee(), {**NEW, "id": 7, "tail": [{}]})["ok"]


def test_a_key_that_stands_twice_among_many_is_found_at_once() -> None:
    """Comparing each key with all others would take minutes here."""
    keys = ", ".join(f'"{n}": 0' for n in range(200_000))
    line = f'{{"cmd": "position", {keys}, "199999": 1}}'.encode()
    answer = ask(started(), line)
    assert answer["error"] == 'The key "199999" stands twice in one object.'


@pytest.mark.parametrize(
    ("game", "players", "said"),
    [
        ("swamp", 4, "call 99"),
        ("swamp", 4, "play 2S"),
        ("wetting", 2, "nonsense"),
        ("wetting", 2, "minor bath"),
        ("wetting", 2, "major bath"),
        ("waterfight", 2, "nonsense"),
        ("waterfight", 2, "recruit nobody#1"),
        ("waterfight", 2, "aim 3"),
    ],
)
def test_a_refused_action_is_told_what_is_legal(game: str, players: int, said: str) -> None:
    """Whatever is wrong with it: a misspelt one too gets what may be done now."""
    referee = Referee()
    position = ask(referee, {"cmd": "new", "game": game, "players": players, "seed": 1})
    error = ask(referee, {"cmd": "act", "action": said})["error"]
    assert position["legal"] and all(option in error for option in position["legal"])


REFUSED: list[tuple[Any, str]] = [
    (b"", "empty"),
    (b"  \t \r\n", "empty"),
    (b"{", "not JSON"),
    (b"hello", "not JSON"),
    (b'{"cmd": "position"} x', "not JSON"),
    (b"\xff\xfe{}", "not UTF-8"),
    (b'{"cmd": "\xc3"}', "not UTF-8"),
    (b"\xef\xbb\xbf{}", "not JSON"),
    (b'{"cmd": "position", "n": NaN}', "NaN is not"),
    (b'{"cmd": "new", "game": "swamp", "players": 4, "seed": -Infinity}', "-Infinity is not"),
    (b'{"cmd": "position", "cmd": "quit"}', "twice"),
    (b"[" * 200_000, "nested too deep"),
    (b'{"cmd":' * 200_000, "nested too deep"),
    (b'{"cmd": "view", "seat": ' + b"9" * 100_000 + b"}", "too many digits"),
    (b"[]", "JSON object"),
    (b"null", "JSON object"),
    ({}, "missing"),
    ({"cmd": None}, "command"),
    ({"cmd": ["new"]}, "command"),
    ({"cmd": "NEW"}, "it is new, act, position, view, record, replay or quit"),
    ({"cmd": "new"}, '"game"'),
    ({"cmd": "new", "game": "swamp"}, '"players"'),
    ({**NEW, "game": "chess"}, "no game"),
    ({**NEW, "game": ["swamp"]}, "no game"),
    ({**NEW, "players": 3}, "played by 4"),
    ({**NEW, "players": True}, "whole number"),
    ({**NEW, "players": 4.0}, "whole number"),
    ({**NEW, "players": "4"}, "whole number"),
    ({**NEW, "seed": None}, "whole number"),
    ({**NEW, "seed": True}, "whole number"),
    ({**NEW, "seed": 1.5}, "whole number"),
    ({**NEW, "seed": 10**400}, "64 bits"),
    (json.dumps({**NEW, "seed": 0}).replace('"seed": 0', '"seed": 1e999').encode(), "whole number"),
    ({**NEW, "options": None}, '"options" is a JSON object'),
    ({**NEW, "options": [1]}, '"options" is a JSON object'),
    ({**NEW, "options": {"target": 3}}, "no option"),
    ({**NEW, "options": {"rounds": 2}}, "1, 4, 7 or 14"),
    ({**NEW, "setup": None}, '"setup" is a JSON object'),
    ({**NEW, "setup": {"deck": []}}, "has no"),
    ({"cmd": "act"}, "action is missing"),
    ({"cmd": "act", "action": 3}, "it is a text; legal now: call 0"),
    ({"cmd": "act", "action": "call 14"}, "legal now: call 0"),
    ({"cmd": "act", "action": "play 2S"}, "may call 0"),
    ({"cmd": "act", "action": "\ud800\n"}, "no action"),
    ({"cmd": "view"}, "seat is missing"),
    ({"cmd": "view", "seat": 4}, "0 to 3"),
    ({"cmd": "view", "seat": -1}, "0 to 3"),
    ({"cmd": "view", "seat": False}, "0 to 3"),
    ({"cmd": "replay"}, "record"),
    ({"cmd": "replay", "record": None}, "A record is an object"),
    ({"cmd": "replay", "record": {}}, "has no version"),
]


@pytest.mark.parametrize(("request_", "says"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_refused_says_why_and_changes_nothing(request_: Any, says: str) -> None:
    referee = started()
    ask(referee, {"cmd": "act", "action": "call 3"})
    before = ask(referee, {"cmd": "position"})
    answer = ask(referee, request_)
    assert set(answer) == {"ok", "error"} and answer["ok"] is False
    assert says in answer["error"]
    assert answer["error"].endswith(".") and len(answer["error"]) < 600
    assert ask(referee, {"cmd": "position"}) == before
    assert ask(referee, {"cmd": "record"})["record"]["actions"] == ["call 3"]


@pytest.mark.parametrize("command", ["act", "position", "view", "record"])
def test_nothing_can_be_asked_before_a_match_has_begun(command: str) -> None:
    answer = ask(Referee(), {"cmd": command, "action": "call 1", "seat": 0})
    assert not answer["ok"] and "No match has begun" in answer["error"]


def test_a_refused_replay_keeps_the_old_match() -> None:
    referee = started()
    record = ask(referee, {"cmd": "record"})["record"]
    before = ask(referee, {"cmd": "position"})
    for changes in ({"version": 2}, {"actions": ["call 1", "call 77"]}, {"players": 2}):
        assert not ask(referee, {"cmd": "replay", "record": {**record, **changes}})["ok"]
        assert ask(referee, {"cmd": "position"}) == before


def test_lines_in_and_lines_out() -> None:
    new = json.dumps(NEW).encode()
    answers = talk(new + b"\r\n", b"\n", b'{"cmd": "position"}')
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert answers[2] == answers[0]
    assert talk() == []
    answers = talk(b'{"cmd": "quit"}\n', new + b"\n")
    assert answers == [{"ok": True}]


def test_a_line_without_bounds_is_refused_and_skipped() -> None:
    quit_ = b'{"cmd": "quit"}\n'
    answers = talk(b"x" * (LONGEST_LINE * 2 + 5) + b"\n", quit_)
    assert [answer["ok"] for answer in answers] == [False, True]
    assert "longer than" in answers[0]["error"]
    assert len(talk(b" " * LONGEST_LINE)) == 1


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
requests = st.fixed_dictionaries(
    {},
    optional={
        "cmd": st.sampled_from(["new", "act", "position", "view", "record", "replay"])
        | json_values,
        "game": st.sampled_from(list(GAMES)) | json_values,
        "players": st.integers(0, 5) | json_values,
        "seed": st.integers() | json_values,
        "options": st.dictionaries(
            st.sampled_from(["rounds", "middle", "target", "aim", "opening_hand"]), json_values
        )
        | json_values,
        "setup": st.dictionaries(
            st.sampled_from(
                ["leader", "deals", "dealer", "decks", "first", "deck", "dice", "hands"]
            ),
            json_values,
            max_size=2,
        )
        | json_values,
        "action": st.sampled_from(["call 1", "play 2S", "pass", "done"]) | json_values,
        "seat": json_values,
        "record": json_values,
    },
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        requests.map(lambda value: json.dumps(value).encode()) | st.binary(max_size=40), max_size=8
    )
)
def test_no_input_ends_the_referee(lines: list[bytes]) -> None:
    cut = [line.replace(b"\n", b" ") for line in lines]
    answers = talk(*(line + b"\n" for line in cut), json.dumps(NEW).encode())
    assert len(answers) == len(cut) + 1
    for answer in answers:
        assert set(answer) == {"ok", "error"} if not answer["ok"] else len(answer) > 1
    assert answers[-1]["ok"]


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(list(GAMES)), json_values, st.integers(0, 60))
def test_no_record_ends_the_referee(game: str, junk: Any, at: int) -> None:
    referee = Referee()
    players = GAMES[game].PLAYERS[-1]
    ask(referee, {"cmd": "new", "game": game, "players": players, "seed": 1})
    record = ask(referee, {"cmd": "record"})["record"]
    before = ask(referee, {"cmd": "position"})
    keys = list(record)
    record[keys[at % len(keys)]] = junk
    if not ask(referee, {"cmd": "replay", "record": record})["ok"]:
        assert ask(referee, {"cmd": "position"}) == before


def test_the_process_flushes_each_line_and_stays_quiet_when_nobody_listens() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "game.rules.referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin and process.stdout and process.stderr
    process.stdin.write(json.dumps(NEW).encode() + b"\n")
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["ok"]
    process.stdout.close()
    process.stdin.write(b'{"cmd": "position"}\n')
    process.stdin.close()
    assert process.stderr.read() == b""
    assert process.wait(30) == 0
    process.stderr.close()


def test_the_rules_and_the_referee_load_no_window_and_no_arrays() -> None:
    code = (
        "import sys, game.rules.referee; from game.rules.games import GAMES; list(GAMES.values());"
        "sys.exit([name for name in ('pygame', 'numpy', 'pytmx') if name in sys.modules] != [])"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
