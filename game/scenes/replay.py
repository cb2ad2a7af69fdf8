"""A finished match to watch: its own table, played by its record, with all hands open below."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from pygame import Rect

from game.players.core import Thinking
from game.rules.core import Decision, Event, Hand, View
from game.rules.record import Match, Record, RecordError
from game.scenes.continue_match import mended, summary
from game.scenes.couch import Couch
from game.scenes.games_list import GAME_SCENES, GameEntry
from game.scenes.manager import SceneManager
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.scene import Scene, Shared
from game.session import Seat, Session
from game.shell.intents import Intent, Kind
from game.shell.saves import LARGEST
from game.shell.settings import SPEEDS
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focus
from game.ui.parts import portrait
from game.ui.shapes import fill_round, panel
from game.ui.text import text
from game.ui.theme import BODY, CREAM, INK, LABEL, MARGIN, PALE, WATER_DEEP
from game.ui.widgets import CUE_BACK, Action, Choice, IconButton, Widget
from game.words import _

CARD_W, CARD_H, ROW_H = 52.0, 72.0, 78.0  # units
WATCHED = "watched"  # who plays every seat of a replay


class ReplaySession(Session):
    """A session that nobody plays: it does the recorded actions when it is told to.

    A table takes all seats for computer players; `think` gives out the next action's events
    while `going`, or once for each `step`.
    """

    def __init__(self, record: Record, seats: Sequence[Seat], done: int = 0) -> None:
        """The match after its first `done` actions; raises RecordError if they don't hold."""
        begun = replace(record, actions=record.actions[:done], position=None)
        self.seats = tuple(replace(seat, player=WATCHED) for seat in seats)
        self.whole = record
        self.done = done
        self.going = True
        self._steps = 0
        self._match = Match.replay(begun)
        self._save = None
        self._thinking: Thinking | None = None
        self.hands: tuple[Hand, ...] = self.game.open_view().hands  # as the table shows them

    @property
    def ended(self) -> bool:
        return self.done == len(self.whole.actions)

    def step(self) -> None:
        """Do one action although it doesn't go on by itself."""
        self._steps = 1

    def decision(self) -> Decision | None:
        return None if self.ended else self.game.decision()

    def person_to_move(self) -> int | None:
        return None

    def think(self, slices: int = 1) -> list[Event] | None:
        self.hands = self.game.open_view().hands  # all that was done has landed
        if self.ended or not (self.going or self._steps):
            return None
        self._steps = 0
        events = list(self._match.act(self.whole.actions[self.done]))
        self.done += 1
        return events

    def view(self, seat: int) -> View:
        return self.game.view(seat)


def replay_of(text: str) -> tuple[Record, list[Seat]]:
    """The record and the seats of a finished match, a save, or a bare record; raises RecordError
    with a sentence if it is none."""
    try:
        parts: Any = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise RecordError("This is no replay: it is not JSON.") from fault
    if isinstance(parts, dict) and "record" not in parts and "actions" in parts:
        record = Record.from_json(parts)
        entry = _entry(record)
        seats = [Seat(_(name), face, "person") for face, name in entry.faces.items()]
        return _held(record), seats[: record.players]
    found = summary(text)
    if found is None or not found.game:
        raise RecordError("This is no replay of a game that can be watched.")
    record = Record.from_json(parts["record"])
    if len(found.seats) != record.players:
        raise RecordError("This is no replay: it doesn't name as many seats as players.")
    return _held(record), mended(_entry(record), found.seats)


def _entry(record: Record) -> GameEntry:
    entry = GAME_SCENES.get(record.game)
    if entry is None or not entry.available:
        raise RecordError("This is no replay of a game that can be watched.")
    return entry


def _held(record: Record) -> Record:
    """The record as far as these rules hold it."""
    return Match.replay_as_far_as_it_holds(record).record()


class _Stage(SceneManager):
    """The manager before a table that is watched: its end stays on the screen."""

    def __init__(self, replay: Replay, real: SceneManager) -> None:
        super().__init__()
        self._replay, self._real = replay, real

    @property
    def top(self) -> Scene | None:
        return self._real.top

    def push(self, scene: Scene) -> None:
        if not isinstance(scene, Results | Pause):
            self._real.push(scene)

    def pop(self) -> None:
        self._real.pop()

    def replace(self, scene: Scene) -> None:
        self._real.pop()
        self.push(scene)

    def clear_to(self, scene: Scene) -> None:
        """Leads out of a match: here there is nothing to lead out of."""


class Replay(Scene):
    """Watching a match: pause, a step on or back, speed, hands."""

    def __init__(self, shared: Shared, record: Record, seats: Sequence[Seat]) -> None:
        super().__init__(shared)
        self.record, self.seats = record, list(seats)
        self.entry = GAME_SCENES[record.game]
        self.focus = Focus(self._cue)
        self.hands = True
        self._settings = copy(shared.settings)
        self._canvas: Canvas | None = None
        self._bar = self._room = Box(0, 0, 1, 1)
        self._put_table(0, going=True)

    def _put_table(self, done: int, going: bool) -> None:
        self.session = ReplaySession(self.record, self.seats, done)
        self.session.going = going
        stage = _Stage(self, self.shared.scenes)
        shared = replace(
            self.shared, settings=self._settings, scenes=stage, couch=Couch(), kept=None
        )
        assert self.entry.table is not None
        self.table = self.entry.table(shared, self.session)

    def _cue(self, name: str) -> None:
        self.shared.audio.play(name)

    # ------------------------------------------------------------------ what is done
    def toggle(self) -> None:
        """Pause, or go on; from the end begin again."""
        if self.session.ended:
            self._go_to(0, going=True)
        else:
            self.session.going = not self.session.going
            self._rebuild()

    def step(self, by: int) -> None:
        """One action on or back, and pause there."""
        if by > 0:
            self.session.going = False
            self.session.step()
            self._rebuild()
        elif self.session.done:
            self._go_to(self.session.done - 1, going=False)

    def _go_to(self, done: int, going: bool) -> None:
        self.table.leave()
        self._put_table(done, going)
        self.table.enter()
        if self._canvas:
            self.table.layout(self._canvas)
        self._rebuild()

    def _speed(self, index: int) -> None:
        self._settings.speed = SPEEDS[index]

    def _toggle_hands(self) -> None:
        self.hands = not self.hands
        self._rebuild()

    def back(self) -> None:
        """Watch no longer."""
        self._cue(CUE_BACK)
        self.shared.scenes.pop()

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        return "moving" if self.session.going and not self.session.ended else self.table.pace

    def where(self) -> dict[str, Rect]:
        return self.focus.where()

    def enter(self) -> None:
        self.table.enter()

    def leave(self) -> None:
        self.table.leave()

    def pause(self) -> None:
        self.table.pause()

    def resume(self) -> None:
        self.table.resume()

    def layout(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.table.layout(canvas)
        self._rebuild()

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.CANCEL, Kind.MENU):
            if not intent.repeated:
                self.back()
        elif intent.kind is Kind.EXTRA:
            self._toggle_hands()
        else:
            self.focus.handle(intent)

    def update(self, dt: float) -> None:
        before = self.session.ended
        self.table.update(dt)
        if self.session.ended != before:
            self._rebuild()

    # ------------------------------------------------------------------ layout
    def _rebuild(self) -> None:
        c = self._canvas
        if c is None:
            return
        tall = 216.0 if c.portrait else 112.0
        self._bar = Box(MARGIN, c.h - MARGIN - tall, c.w - 2 * MARGIN, tall)
        count = len(self.seats)
        rows = count if c.portrait else -(-count // 2)
        high = rows * ROW_H + 8
        self._room = Box(MARGIN, self._bar.y - 8 - high, self._bar.w, high)
        going = self.session.going and not self.session.ended
        buttons: list[tuple[str, str, Action, str, bool]] = [
            ("close", "back", self.back, "quiet", True),
            ("step back", "left", partial(self.step, -1), "main", self.session.done > 0),
            ("play", "pause" if going else "play", self.toggle, "go", True),
            ("step", "right", partial(self.step, 1), "main", not self.session.ended),
            ("hands", "eye" if self.hands else "eye_off", self._toggle_hands, "main", True),
        ]
        line = Box(self._bar.x + 16, self._bar.y + 11, self._bar.w - 32, 90)
        widgets: list[Widget] = []
        for i, (name, icon, action, kind, able) in enumerate(buttons):
            x = line.x + 45 + i * 104
            widgets.append(IconButton(name, x, line.centery, icon, action, kind, enabled=able))
        speeds = ["½×", "1×", "2×", "4×", _("instant")]
        if c.portrait:
            place = Box(line.x, line.bottom + 18, line.w, 90)
        else:
            place = Box(line.x + 530, line.y, min(680.0, line.w - 530 - 250), 90)
        chosen = SPEEDS.index(self._settings.speed)
        widgets.append(Choice("speed", place, speeds, chosen, self._speed))
        left = line.x + 530 if c.portrait else place.right + 24
        self._progress = Box(left, line.y, line.right - left, 90)
        self.focus.set(widgets, c.u, "play")

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        c = canvas
        self.table.draw(c)
        if self.hands:
            self._draw_hands(c)
        c.cover(self._bar)
        panel(c, self._bar)
        self._draw_progress(c, self._progress)
        self.focus.draw(c)

    def _draw_progress(self, c: Canvas, box: Box) -> None:
        done, all_ = self.session.done, len(self.record.actions)
        said = _("The end") if self.session.ended else f"{done} / {all_}"
        text(c, said, box.centerx, box.y + 26, LABEL, INK, "center", "display",
             room=box.w)  # fmt: skip
        tube = Box(box.x, box.y + 56, box.w, 24)
        fill_round(c, tube, 12, PALE, INK, 3)
        wide = (tube.w - 8) * done / max(1, all_)
        if wide > 16:
            fill_round(c, Box(tube.x + 4, tube.y + 4, wide, 16), 8, WATER_DEEP)

    def _draw_hands(self, c: Canvas) -> None:
        """A line a seat: who it is, and the cards that the seat holds."""
        c.cover(self._room)
        panel(c, self._room, CREAM)
        inside = self._room.pad(14, 4)
        across = 1 if c.portrait else 2
        for seat, who in enumerate(self.seats):
            line = Box(
                inside.x + (seat % across) * (inside.w / across),
                inside.y + (seat // across) * ROW_H,
                inside.w / across - 14,
                ROW_H,
            )
            portrait(c, self.entry.face_picture(who.face), line.x + 42, line.centery, 70)
            text(c, who.name, line.x + 92, line.centery, BODY, INK, "midleft", room=136)
            hand = self.session.hands[seat]
            self._draw_hand(c, () if isinstance(hand, int) else hand, line.cut_left(236)[1])

    def _draw_hand(self, c: Canvas, cards: Sequence[str], room: Box) -> None:
        wide = self.entry.card_width * CARD_W
        step = min(wide + 6, (room.w - wide) / max(1, len(cards) - 1))
        for number, card in enumerate(cards):
            x = room.x + number * step
            c.picture(self.entry.card_picture(card), x, room.centery, wide, CARD_H, "midleft")


def watch(shared: Shared, text_: str) -> Scene:
    """The scene that shows the match in `text_`; raises RecordError with a sentence."""
    return Replay(shared, *replay_of(text_))


def replay_from(path: str) -> Callable[[Shared], Scene]:
    """What makes the scene for the match in a file; raises OSError, UnicodeDecodeError or
    RecordError if there is none in it."""
    with Path(path).open("rb") as file:  # a device or a pipe doesn't say how large it is
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise RecordError("This is no replay: it is too large.")
    record, seats = replay_of(data.decode("utf-8"))
    return lambda shared: Replay(shared, record, seats)
