"""Which hands lie open now, by the match's choice: the one place that tables ask.

A table calls `ask(seat)` until it says yes before it lets a person choose, `acted()` when they
have, `handle(intent)` first of all with each intent, `watch()` in each update, and `close()`
when it pauses.  It shows the hand of `viewer` face up while `showing` and closed otherwise, and
feeds itself with `seen(events)`, which hold nothing that may not be seen.

One person alone, or several with open hands: `showing` is always true.  *Hold to peek*: only
while the asked one holds their own button.  *Curtain*: from their press on the curtain until
they have acted.  In answer windows there is no handing over: their owner peeks, and so does
from then on whoever's turn they interrupted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.core import Event
from game.scenes.couch import CURTAIN, OPEN, PEEK
from game.scenes.curtain import Curtain, LostDevice
from game.scenes.device_words import bound_word
from game.scenes.pause import Pause
from game.scenes.scene import Shared
from game.session import PERSON, Seat
from game.shell.bindings import HALVES
from game.shell.intents import Device, Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, icon_button
from game.ui.theme import INK, LABEL, SUN, WHITE
from game.words import _

EYE = 120.0  # units, the button that is held by finger or mouse


def public(event: Event, seats: int) -> Event | None:
    """The event as everybody may know it."""
    seen: Event | None = event
    for seat in range(seats):
        seen = seen.redacted(seat) if seen is not None else None
    return seen


class Hands:
    """The hands of one match; see the module's text."""

    def __init__(self, shared: Shared, game: str, seats: Sequence[Seat], viewer: int = 0) -> None:
        """`viewer` is whose side of the table is shown until a person is asked."""
        self.shared, self.game, self.seats = shared, game, seats
        self.people = [i for i, seat in enumerate(seats) if seat.player == PERSON]
        self.several = len(self.people) > 1
        self.mode = shared.couch.hands if self.several else OPEN
        self.viewer = self.people[0] if self.several else viewer
        self.asked: int | None = None
        self.answering = False
        self._lifted: int | None = None  # for whom the curtain was lifted
        self._fresh = False  # it was lifted just now: one frame shows nothing of anybody's
        self._interrupted: int | None = None  # whose turn somebody else's answer came into
        self._holding: set[Device] = set()
        self._last: Device | None = None
        self._eye: Box | None = None
        self._u = 1.0

    # ------------------------------------------------------------------ what a table asks
    @property
    def hidden(self) -> bool:
        """Whether hands are hidden at all in this match."""
        return self.mode != OPEN

    @property
    def showing(self) -> bool:
        """Whether the viewer's hand lies open now."""
        if not self.hidden:
            return True
        if self.asked is None or self.asked != self.viewer:
            return False
        if self.mode == CURTAIN and not self.answering:
            return self._lifted == self.asked
        return any(self.shared.couch.may(device, self.asked) for device in self._holding)

    def ask(self, seat: int, answer: bool = False) -> bool:
        """Whether the person at `seat` may be asked now; puts up the curtain if one is due.

        The table of `viewer` is then that seat's.  `answer`: out of turn, with no handing over.
        """
        if self.shared.couch.missing:
            return False
        if self.asked == seat:
            return True
        if answer and self._lifted not in (None, seat):
            self._interrupted, self._lifted = self._lifted, None
        answer = answer or seat == self._interrupted
        if self.mode == CURTAIN and not answer:
            if self._lifted != seat:
                self._lifted = self._interrupted = None
                self.shared.scenes.push(
                    Curtain(self.shared, self.game, self.seats, seat, self._lift)
                )
                return False
            if self._fresh:
                self._fresh = False
                return False
        self.viewer = self.asked = seat
        self.answering = answer
        return True

    def acted(self) -> None:
        """The person has chosen: their hand closes."""
        self.asked = None

    def close(self) -> None:
        """Hide all hands at once: pause, loss of focus, a device that is gone."""
        self._holding.clear()
        self._lifted = None
        if self.mode == CURTAIN:
            self.asked = None

    def seen(self, events: Iterable[Event]) -> list[Event]:
        """The events as the table may know them: the viewer's, or everybody's if hands are
        hidden."""
        if self.hidden:
            known = (public(event, len(self.seats)) for event in events)
        else:
            known = (event.redacted(self.viewer) for event in events)
        return [event for event in known if event is not None]

    def handle(self, intent: Intent) -> bool:
        """Take note of an intent; True if it is no business of the table."""
        if intent.kind is Kind.GONE:
            self._gone(intent.device)
            return True
        if not self.several:
            self._last = intent.device
            return False
        if intent.kind is Kind.MENU or (intent.kind is Kind.CANCEL and intent.device.id == 0):
            return False
        if self._peeks(intent):
            return True
        if self.asked is None:
            return not self.shared.couch.seats_of(intent.device) and bool(self.shared.couch.devices)
        return not self.shared.couch.may(intent.device, self.asked)

    def watch(self) -> bool:
        """True while somebody's device is missing: a notice then waits for another one."""
        if not self.shared.couch.missing:
            return False
        self.close()
        self.shared.scenes.push(LostDevice(self.shared, self.game, self.seats))
        return True

    def lose_focus(self) -> None:
        """Hide all, and pause if there are hands to hide."""
        self.close()
        if self.hidden:
            self.shared.scenes.push(Pause(self.shared, self.game))

    # ------------------------------------------------------------------ steps
    def _lift(self, seat: int) -> None:
        self._lifted, self._fresh = seat, True

    def _peeks(self, intent: Intent) -> bool:
        """Whether the intent holds or lets go the button for looking."""
        if not self.hidden or (self.mode == CURTAIN and not self.answering):
            return False
        if intent.kind is Kind.EXTRA:
            self._holding.add(intent.device)
            return True
        if intent.kind is Kind.EXTRA_UP:
            self._holding.discard(intent.device)
            return True
        if intent.kind is Kind.PRESS and self._eye and intent.at:
            if self._eye.collidepoint(intent.at[0] / self._u, intent.at[1] / self._u):
                self._holding.add(intent.device)
                return True
        elif intent.kind is Kind.RELEASE and intent.device in self._holding:
            self._holding.discard(intent.device)
            return True
        return False

    def _gone(self, device: Device) -> None:
        """A pad is gone that nobody is tied to: if the person alone played with it, pause."""
        self._holding.discard(device)
        if not self.several and device == self._last:
            self.shared.notices.append(_("The controller is gone. Any other device can go on."))
            self.shared.scenes.push(Pause(self.shared, self.game))

    # ------------------------------------------------------------------ drawing
    def draw(self, c: Canvas, x: float, y: float) -> None:
        """The sentence about (x, y), where the closed hand lies, that says how to look at it."""
        self._eye, self._u = None, c.u
        if self.asked is None or not self.hidden or (self.mode == CURTAIN and not self.answering):
            return
        owner = self.shared.couch.devices.get(self.asked)
        by_pointer = owner is None or owner.kind in ("mouse", "touch")
        if by_pointer:
            self._eye = Box.around(x, y + 40, EYE, EYE)
        if self.showing:
            return
        name = self.seats[self.asked].name
        button = bound_word(self.shared.settings, owner or HALVES["right"], "look")
        sentence = _("{name}, hold {button} to see your hand.").format(name=name, button=button)
        chip(c, sentence, x, y - 50, INK, WHITE, "center", LABEL, "eye", SUN, c.w - 60, 2)
        if self._eye:
            icon_button(c, *self._eye.center, "eye", "main", "normal", EYE)


__all__ = ["CURTAIN", "OPEN", "PEEK", "Hands", "public"]
