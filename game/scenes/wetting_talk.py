"""Who says what when: computer players comment on what happens, and never repeat themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.rules.core import Event
from game.rules.wetting.events import (
    CardPlayed,
    MinorPenalty,
    Passed,
    PileCaptured,
    RoundScored,
    RoundStarted,
)
from game.scenes.wetting_lines import all_lines
from game.words import _

MUCH = 7  # cards of a capture that is worth a speech
HIGH_PILE = 9  # cards on the pile that somebody remarks upon
OFTEN, SOMETIMES, SELDOM = 0.85, 0.5, 0.3
SUSAN = "susan"

Say = Callable[[int, str], None]


class Talk:
    """`say(seat, text)` shows a line.  Only seats in `speakers`, played by the computer, speak;
    a line that was said is gone for the rest of the match."""

    def __init__(
        self,
        faces: Sequence[str],
        names: Sequence[str],
        speakers: Sequence[int],
        say: Say,
        seed: int | None = None,
    ) -> None:
        self.faces, self.names = list(faces), list(names)
        self.speakers = list(speakers)
        self.said: set[str] = set()
        self._say = say
        self._random = Random(seed)
        self._high = False  # whether this pile was remarked upon

    def hear(self, event: Event, rounds: int = 3, pile: int = 0) -> None:
        """Something has landed on the table: somebody may comment on it.

        `pile` is how many cards lie on it now.
        """
        if isinstance(event, RoundStarted):
            self._high = False
            moment = "match" if event.round == 1 else "round"
            self._comment("last_round" if event.round == rounds > 1 else moment, SOMETIMES)
        elif isinstance(event, Passed):
            if not self._by("she_passes", event.seat, event.giver, SOMETIMES):
                self._by("you_pass", event.giver, event.seat, SOMETIMES)
        elif isinstance(event, MinorPenalty):
            self._penalty(event)
        elif isinstance(event, PileCaptured):
            self._capture(event)
        elif isinstance(event, CardPlayed) and pile >= HIGH_PILE and not self._high:
            self._high = self._comment("pile_grows", SELDOM)
        elif isinstance(event, RoundScored):
            self._round(event)

    def waiting(self, seat: int) -> None:
        """The person at `seat` takes long."""
        self._comment("you_wait", OFTEN, seat)

    def outcome(self, winners: Sequence[int], losers: Sequence[int]) -> None:
        """The match is decided; the soaking is still to come."""
        for seat in self.speakers:
            if self.faces[seat] == SUSAN:
                if seat in winners:
                    self._by("match_won", seat, losers[0], OFTEN)
                elif seat in losers:
                    self._by("match_lost", seat, winners[0], OFTEN)

    # ------------------------------------------------------------------ moments
    def _penalty(self, event: MinorPenalty) -> None:
        if self._by("she_is_wet", event.seat, event.giver, OFTEN):
            return
        if not self._by("she_wets", event.giver, event.seat, OFTEN):
            self._comment("others_wet", SELDOM, event.giver, (event.giver, event.seat))

    def _capture(self, event: PileCaptured) -> None:
        self._high = False
        size = "much" if len(event.cards) >= MUCH else "little"
        other = next((seat for seat in range(len(self.faces)) if seat != event.seat), event.seat)
        if not self._by(f"she_takes_{size}", event.seat, other, OFTEN):
            chance = OFTEN if size == "much" else SELDOM
            self._comment(f"you_take_{size}", chance, event.seat, (event.seat,))

    def _round(self, event: RoundScored) -> None:
        best, least = max(event.points), min(event.points)
        for seat in self.speakers:
            if best == least or self.faces[seat] != SUSAN:
                continue
            winner = event.points.index(best)
            if event.points[seat] == best:
                self._by("round_won", seat, event.points.index(least), OFTEN)
            else:
                self._by("round_lost", seat, winner, SOMETIMES)

    # ------------------------------------------------------------------ speaking
    def _comment(
        self, moment: str, chance: float, of: int | None = None, but: Sequence[int] = ()
    ) -> bool:
        """Somebody of the computer players says something, Susan first; `of` is talked to."""
        order = sorted(self.speakers, key=lambda seat: self.faces[seat] != SUSAN)
        for seat in order:
            if seat in but:
                continue
            listener = (
                of
                if of is not None
                else next((one for one in range(len(self.faces)) if one != seat), seat)
            )
            if self._by(moment, seat, listener, chance):
                return True
        return False

    def _by(self, moment: str, seat: int, to: int, chance: float) -> bool:
        """`seat` says a line of that moment to `to`, if there is one left and it feels like it."""
        if seat not in self.speakers:
            return False
        lines = all_lines(self.faces[seat]).get(moment, ())
        left = [line for line in lines if line not in self.said]
        if not left or self._random.random() > chance:
            return False
        line = self._random.choice(left)
        self.said.add(line)
        said = _(line).format(name=self.names[to])
        self._say(seat, said[:1].upper() + said[1:])
        return True
