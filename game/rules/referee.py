"""The referee: the rules as a text protocol, one JSON object a line each way.

    {"cmd": "new", "game": "swamp", "players": 4, "seed": 7}
    {"cmd": "act", "action": "call 3"}

Other commands: position, view, record, replay, quit.  Whatever is refused is answered with
`{"ok": false, "error": TEXT}` and changes nothing; only `quit` and the end of input end it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import BinaryIO, NoReturn

from game.rules.core import Json, RulesError, is_whole, jsonable, listed, shown
from game.rules.record import Match, Record, fresh_seed, position_json

LONGEST_LINE = 8 * 2**20  # bytes; hundreds of times the longest match's record


class Refusal(RulesError):
    """A request that the referee can't follow."""


class Referee:
    """One match at a time, steered by requests."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._commands: dict[str, Callable[[dict[str, Json]], dict[str, Json]]] = {
            "new": self._new,
            "act": self._act,
            "position": self._position,
            "view": self._view,
            "record": self._record,
            "replay": self._replay,
            "quit": lambda request: {"ok": True},
        }

    def answer(self, line: bytes) -> tuple[dict[str, Json], bool]:
        """The answer to one line, and whether the line was `quit`."""
        try:
            request = parse(line)
            command = request.get("cmd")
            if not isinstance(command, str) or command not in self._commands:
                said = shown(command) if "cmd" in request else "missing"
                raise Refusal(f"The command (cmd) is {said}; it is {listed(self._commands)}.")
            return self._commands[command](request), command == "quit"
        except RulesError as error:
            return {"ok": False, "error": str(error)}, False
        except RecursionError:
            return {"ok": False, "error": "The request is nested too deep to be read."}, False

    def _new(self, request: dict[str, Json]) -> dict[str, Json]:
        for key in ("game", "players"):
            if key not in request:
                raise Refusal(f'A new match needs "{key}".')
        for key in ("options", "setup"):
            if not isinstance(request.get(key, {}), dict):
                raise Refusal(f'"{key}" is a JSON object, not {shown(request[key])}.')
        seed = request["seed"] if "seed" in request else fresh_seed()
        self._match = Match.new(
            request["game"],
            request["players"],
            seed,
            request.get("options", {}),
            request.get("setup", {}),
        )
        return self._position(request)

    def _act(self, request: dict[str, Json]) -> dict[str, Json]:
        match = self._running()
        action = request.get("action")
        if not isinstance(action, str):
            said = shown(action) if "action" in request else "missing"
            decision = match.game.decision()
            legal = f"legal now: {listed(decision.options)}" if decision else "the match is over"
            raise Refusal(f"The action is {said}, but it is a text; {legal}.")
        match.act(action)
        return self._position(request)

    def _position(self, request: dict[str, Json]) -> dict[str, Json]:
        match = self._running()
        return {"ok": True, **position_json(match.game), "events": jsonable(match.events)}

    def _view(self, request: dict[str, Json]) -> dict[str, Json]:
        match = self._running()
        seat = request.get("seat")
        if not is_whole(seat) or not 0 <= seat < match.game.players:
            said = shown(seat) if "seat" in request else "missing"
            raise Refusal(f"The seat is {said}; it is 0 to {match.game.players - 1}.")
        view = {
            "ok": True,
            **position_json(match.game, seat),
            "events": jsonable(match.seen_events(seat)),
            "history": jsonable(match.game.view(seat).history),
        }
        return {"ok": True, "view": view}

    def _record(self, request: dict[str, Json]) -> dict[str, Json]:
        return {"ok": True, "record": self._running().record().to_json()}

    def _replay(self, request: dict[str, Json]) -> dict[str, Json]:
        if "record" not in request:
            raise Refusal('A replay needs a "record", as the command record gives it.')
        self._match = Match.replay(Record.from_json(request["record"]))
        return self._position(request)

    def _running(self) -> Match:
        if self._match is None:
            raise Refusal('No match has begun: begin one with the command "new" or "replay".')
        return self._match


def parse(line: bytes) -> dict[str, Json]:
    """The JSON object in a line; raises Refusal, or RecursionError if it is nested too deep."""
    if not line.strip():
        raise Refusal("The line is empty; a request is a JSON object.")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal(f"The line is not UTF-8 from byte {error.start} on.") from None
    try:
        request = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except RulesError:
        raise
    except json.JSONDecodeError as error:
        raise Refusal(f"The line is not JSON: {error.msg} at character {error.colno}.") from None
    except ValueError:  # the interpreter's own bound on the digits of a number
        raise Refusal("The line holds a number with too many digits to be read.") from None
    if not isinstance(request, dict):
        raise Refusal(f"A request is a JSON object, not {shown(request)}.")
    return request


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise Refusal(f"The key {shown(key)} stands twice in one object.")
            seen.add(key)
    return found


def _no_number(name: str) -> NoReturn:
    raise Refusal(f"{name} is not a JSON number.")


def _next_line(stdin: BinaryIO) -> tuple[bytes, bool]:
    """A line and whether it is whole; the rest of one that is too long is dropped."""
    line = stdin.readline(LONGEST_LINE)
    if len(line) < LONGEST_LINE or line.endswith(b"\n"):
        return line, True
    while (more := stdin.readline(LONGEST_LINE)) and not more.endswith(b"\n"):
        pass
    return line, False


def serve(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer line by line until `quit` or the end of input."""
    referee = Referee()
    done = False
    while not done:
        line, whole = _next_line(stdin)
        if not line:
            return
        if whole:
            answer, done = referee.answer(line)
        else:
            answer = {"ok": False, "error": f"The line is longer than {LONGEST_LINE} bytes."}
        stdout.write(json.dumps(answer).encode("utf-8") + b"\n")
        stdout.flush()


def main(stdin: BinaryIO | None = None, stdout: BinaryIO | None = None) -> int:
    """Serve on standard input and output unless told otherwise; the exit status, 0.

    Who stops listening gets no complaint.
    """
    out = sys.stdout.buffer if stdout is None else stdout
    try:
        serve(sys.stdin.buffer if stdin is None else stdin, out)
    except BrokenPipeError:
        if stdout is None:  # else the interpreter would fail to flush it at its end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
