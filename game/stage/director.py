"""From events to animations, in order.

The director holds a queue of events and makes each one's animation only when its turn has
come, since it depends on what the ones before have left on the screen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping

from game.rules.core import Event
from game.stage.tween import Animation, Call

Maker = Callable[[], Animation]
Staging = Mapping[type[Event], Callable[..., Animation]]


class Director:
    """Plays events one after the other.

    `staging` maps each type of event to a function from the event to its animation.
    `speed` multiplies time; 0 means instant.  While `held` is set nothing goes on (a panel
    waits for the player); `skip` stops there too.
    """

    def __init__(self, staging: Staging, speed: float = 1.0) -> None:
        self.staging = staging
        self.speed = speed
        self.held = False
        self._queue: deque[Maker] = deque()
        self._running: Animation | None = None

    @property
    def busy(self) -> bool:
        """Whether something runs or waits to run."""
        return self._running is not None or bool(self._queue)

    def play(self, events: Iterable[Event]) -> None:
        """Put `events` at the end of the queue.

        Raises KeyError for an event that nobody has staged: none may pass unseen.
        """
        for event in events:
            make = self.staging[type(event)]
            self._queue.append(lambda make=make, event=event: make(event))  # type: ignore[misc]

    def then(self, landing: Callable[[], object]) -> None:
        """Call `landing` when all that is queued now has landed."""
        self._queue.append(lambda: Call(landing))

    def add(self, animation: Animation) -> None:
        """Put an animation that no event causes (a pause for breath) at the end of the queue."""
        self._queue.append(lambda: animation)

    def update(self, dt: float) -> None:
        """`dt` seconds of the clock went by."""
        if self.speed == 0:
            self._finish_all(skippable_only=False)
            return
        left = dt * self.speed
        while left > 0 and not self.held and self._next():
            assert self._running is not None
            left = self._running.update(left)
            if not self._running.done:
                return
            self._running = None

    def skip(self) -> bool:
        """Bring all that may be skipped to its end; whether there was anything to skip."""
        return self._finish_all(skippable_only=True)

    def finish_running(self) -> None:
        """Bring what runs now to its end (the table has changed its shape)."""
        running, self._running = self._running, None
        if running:
            running.finish()

    def _finish_all(self, skippable_only: bool) -> bool:
        finished = False
        while not self.held and self._next():
            assert self._running is not None
            if skippable_only and not self._running.skippable:
                break
            self.finish_running()
            finished = True
        return finished

    def _next(self) -> bool:
        if self._running is None and self._queue:
            self._running = self._queue.popleft()()
        return self._running is not None
