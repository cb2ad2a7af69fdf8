"""How a match goes on at a table: whom the session asks, computer players that think, hints.

A table of any game is a `TableFlow`; what it asks, shows and draws is its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.players.core import Thinking
from game.players.registry import hint
from game.rules.core import Action, Decision, Event
from game.scenes.hands import Hands
from game.scenes.pause import Pause
from game.scenes.scene import Scene, Shared
from game.session import Session
from game.stage.director import Director
from game.ui.canvas import Canvas
from game.ui.focus import Focus

SLICES = 4  # of thinking, a frame


class TableFlow(Scene):
    """A match as `viewer` sees it: with several people whoever is to move.

    It sees that seat's view and nothing else.  `director` is set by the table.
    """

    beat = 0.5  # seconds that a computer player takes at least, so that one can follow
    director: Director

    def __init__(self, shared: Shared, session: Session, hands: Hands) -> None:
        super().__init__(shared)
        self.session, self.hands = session, hands
        self.focus = Focus(self.sound)
        self._open = not hands.hidden  # whether the hand on the table is face up
        self._asked: Decision | None = None  # what the viewer is to choose now
        self._mover: int | None = None  # the computer player that is to move
        self._beat = 0.0
        self._pending: list[Event] | None = None  # what that has done, not shown yet
        self._hinting: Thinking | None = None
        self._moving = True
        self._started = False
        self._silent = False  # what has happened before is brought to its end at once
        self._canvas: Canvas | None = None

    @property
    def viewer(self) -> int:
        """Whose side of the table is shown."""
        return self.hands.viewer

    @property
    def asked(self) -> str:
        """What the viewer is to choose now, as the rules' phase; nothing while others act."""
        return self._asked.phase if self._asked else ""

    # ------------------------------------------------------------------ what each table says
    def rebuild(self) -> None:
        """What can be pressed has changed."""
        raise NotImplementedError

    def _ask(self, decision: Decision) -> None:
        """Let the viewer choose."""
        raise NotImplementedError

    def _choice_made(self) -> None:
        """Somebody has chosen: what was offered, marked and hinted goes."""
        raise NotImplementedError

    def _give_hint(self, action: Action) -> None:
        """Show what a strong player would do."""
        raise NotImplementedError

    def _follow_hands(self) -> None:
        """Lay the hand open or closed as it is to be now."""
        raise NotImplementedError

    def _music(self) -> None:
        """Let the music be as tense as the match."""
        raise NotImplementedError

    def _show(self, events: Sequence[Event]) -> None:
        """Queue the animations of `events`."""
        self.director.play(events)

    def _on_turn(self, seat: int) -> None:
        """It is that seat's turn now."""

    def _may_ask(self, person: int, decision: Decision) -> bool:
        """Whether the person can be asked in this frame."""
        return self.hands.ask(person)

    def _beat_for(self, decision: Decision) -> float:
        """Seconds that a computer player takes at least."""
        return self.beat

    def _stir(self) -> None:
        """Something will move, or look different."""
        self._moving = True

    # ------------------------------------------------------------------ what staging asks for
    def sound(self, name: str, volume: float = 1.0) -> None:
        """Play an effect."""
        if not self._silent:
            self.shared.audio.play(name, volume)

    def jingle(self, name: str) -> None:
        """Play a jingle."""
        if not self._silent:
            self.shared.audio.jingle(name)

    def _go_on(self) -> None:
        """The panel that the table waited for is closed."""
        self.director.held = False
        self._stir()

    # ------------------------------------------------------------------ what the manager calls
    @property
    def busy(self) -> bool:
        """Whether anything moves, or anybody thinks."""
        moves = self._moving or self.director.busy
        return moves or self._mover is not None or self._hinting is not None

    def where(self) -> dict[str, Rect]:
        return self.focus.where()

    def leave(self) -> None:
        self.shared.audio.ambience(None)

    def pause(self) -> None:
        self.hands.close()
        self._follow_hands()

    def lose_focus(self) -> None:
        self.hands.lose_focus()

    # ------------------------------------------------------------------ the session
    def _advance(self, dt: float) -> None:
        """Nothing moves: ask the viewer, or let a computer player think."""
        if self._mover is not None:
            self._let_think(dt)
            return
        decision = self.session.decision()
        if decision is None or (self._asked and self.hands.asked is not None):
            return
        person = self.session.person_to_move()
        if person is None:
            self._mover, self._beat = decision.seat, self._beat_for(decision)
            self._on_turn(decision.seat)
            self._let_think(dt)
        elif self._may_ask(person, decision):
            self._ask(decision)

    def _let_think(self, dt: float) -> None:
        """The session has moved on as soon as the player has; it shows after the beat."""
        if self._pending is None:
            self._pending = self.session.think(SLICES)
        self._beat -= dt
        if self._beat <= 0 and self._pending is not None:
            events, self._pending = self._pending, None
            self._receive(events)

    def _receive(self, events: Sequence[Event]) -> None:
        """Take over what has happened: it is shown in order."""
        self._choice_made()
        seen = self.hands.seen(events)
        for event in seen:
            self.shared.trace("event", **event.to_json())
        self._show(seen)
        self.director.then(self.rebuild)
        self.rebuild()
        self._music()
        self._stir()

    def _cut_short(self) -> None:
        """Bring all that runs to its end."""
        self.director.skip()
        self._beat = 0.0

    # ------------------------------------------------------------------ hints
    def show_hint(self) -> None:
        """What a strong player would do: thought over in slices, then shown."""
        if self._asked and self._open and not self._hinting:
            self._hinting = hint(self.session.view(self.viewer))

    def _think_of_hint(self) -> None:
        assert self._hinting is not None
        try:
            for _slice in range(SLICES):
                next(self._hinting)
        except StopIteration as done:
            self._hinting = None
            self._give_hint(done.value)

    def open_pause(self) -> None:
        """The pause screen over the table."""
        self.shared.scenes.push(Pause(self.shared, self.hands.game))
