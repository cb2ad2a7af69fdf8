"""What Susan's table gives to those who stage it: sounds, scenes, talk, whose side is shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

import pygame

from game.rules.core import Event
from game.rules.wetting.events import MajorPenalty, MatchEnded, MinorPenalty, RoundScored
from game.scenes import wetting_words as words
from game.scenes.card_table import CardTable
from game.scenes.hands import Hands
from game.scenes.results import Results
from game.scenes.round_summary import RoundSummary
from game.scenes.scene import Shared
from game.scenes.wetting_board import Board
from game.scenes.wetting_closeup import CloseUp
from game.scenes.wetting_closeup_drawing import closeup_pictures
from game.scenes.wetting_endings import major_scene, result_of, summary_rows, town_scene
from game.scenes.wetting_finale import Finale
from game.scenes.wetting_finale_drawing import finale_pictures
from game.scenes.wetting_layout import layout_for
from game.scenes.wetting_staging import Staging
from game.scenes.wetting_talk import Talk
from game.session import PERSON, Session
from game.stage.director import Director
from game.stage.guests import guest_anchors
from game.words import _


class WettingHost(CardTable):
    """A board, its staging and its director.  The table proper adds choices and devices."""

    board: Board

    def __init__(self, shared: Shared, session: Session, viewer: int = 0) -> None:
        super().__init__(shared, session, Hands(shared, "wetting", session.seats, viewer))
        seats = session.seats
        self.board = Board(
            [seat.name for seat in seats],
            [seat.face for seat in seats],
            self.viewer,
            int(session.view(self.viewer).options["rounds"]),
            guest_anchors(shared.assets.root),
        )
        self.staging = Staging(self.board, self)
        self.director = Director(self.staging.table, shared.settings.speed)
        self.talk = self._talk()
        self._ahead: deque[Callable[[], object]] = deque()

    def _talk(self) -> Talk:
        """Computer players talk; a person without a name is their darling."""
        board, seats = self.board, self.session.seats
        people = [i for i, seat in enumerate(seats) if seat.player == PERSON]
        if len(people) == 1 and board.names[people[0]] == _("You"):
            board.you = people[0]
        names = [_("darling") if i == board.you else seat.name for i, seat in enumerate(seats)]
        speakers = [i for i in range(len(seats)) if i not in people]
        return Talk(board.faces, names, speakers, board.say, self.shared.seed)

    # ------------------------------------------------------------------ what staging asks for
    @property
    def still(self) -> bool:
        """Whether motion is reduced."""
        return self._silent or self.shared.settings.reduced_motion

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Play an effect, or a jingle that comes with a scene's effects."""
        if self._silent:
            return
        if name.startswith("jingle_"):
            self.shared.audio.jingle(name)
        else:
            self.shared.audio.play(name, volume)

    def jingle(self, name: str) -> None:
        """Play a jingle."""
        self.sound(name)

    def person(self, seat: int) -> bool:
        """Whether a person plays there."""
        return self.session.seats[seat].player == PERSON

    def picture(self, path: str) -> pygame.Surface:
        """A picture as it was baked."""
        return self.shared.assets.image(path)

    def lay_out_closeup(self, closeup: CloseUp) -> None:
        """Give the camera its places on the window."""
        if self._canvas:
            closeup.lay_out(self._canvas)

    def real_seconds(self, seconds: float) -> float:
        """Table seconds for so many of the clock, whatever the speed."""
        return seconds * (self.shared.settings.speed or 1.0)

    def penalty_landed(self, event: MinorPenalty) -> None:
        """The water has landed."""
        self.happened(event)
        self.shared.trace("wet", seat=event.seat, wetness=event.wetness)

    def happened(self, event: Event) -> None:
        """Something has landed that somebody may comment on."""
        if self._silent:
            return
        if isinstance(event, MajorPenalty):
            if event.chooser is not None:
                self.talk.outcome([event.chooser], event.seats)
        else:
            self.talk.hear(event, self.board.shown.rounds, len(self.board.shown.pile))

    def finale(self, event: MajorPenalty) -> Finale:
        """The scene of a major penalty, laid out."""
        return self._laid_out(major_scene(self.shared.assets.root, self.board, event, self.sound))

    def town(self, event: MatchEnded) -> Finale:
        """The last picture, laid out."""
        return self._laid_out(town_scene(self.shared.assets.root, self.board, event, self.sound))

    def _laid_out(self, finale: Finale) -> Finale:
        finale.still = self.still
        self.lay_out_finale(finale)
        return finale

    def lay_out_finale(self, finale: Finale) -> None:
        """Give everybody in the scene their places on the window."""
        if self._canvas:
            finale.lay_out(self._canvas)

    # ------------------------------------------------------------------ loading ahead
    def prepare_closeup(self, giver: int, taker: int) -> None:
        """A close-up is to come: load its pictures."""
        c = self._canvas
        if c is None or self._silent:
            return
        closeup = CloseUp(giver, taker, self.board.spots)
        closeup.lay_out(c)
        for path, width in closeup_pictures(c, self.board, closeup):
            self._ahead.append(partial(self.shared.assets.sized, path, width))

    def prepare(self, finale: Finale) -> None:
        """A scene is to come: load its pictures."""
        if self._canvas is None or self._silent:
            return
        for picture in finale_pictures(self._canvas, finale):
            self._ahead.append(partial(self.shared.assets.sized, *picture))

    def _load_ahead(self) -> None:
        """One picture a frame, so that none is missed when it is to be seen."""
        if self._ahead:
            self._ahead.popleft()()

    def round_over(self, event: RoundScored) -> None:
        """Show the summary and wait until it is closed."""
        if self._silent:
            return
        self.director.held = True
        shown = self.board.shown
        self.shared.scenes.push(
            RoundSummary(
                self.shared,
                _("Round {n} of {all}").format(n=event.round, all=shown.rounds),
                words.round_ended(event.reason),
                summary_rows(self.board, event),
                event.round == shown.rounds,
                self._go_on,
            )
        )

    def match_over(self, event: MatchEnded) -> None:
        """Hand over to the results."""
        if self._silent:
            return
        self.shared.trace("over", scores=list(event.scores), winners=list(event.winners))
        result = result_of(self.shared, self.session, self.board, event)
        self.shared.scenes.push(Results(self.shared, result))

    def _music(self) -> None:
        """The layer of tension grows with the pile and with the end of the last round."""
        shown = self.board.shown
        tension = 0.6 * min(1.0, len(shown.pile) / 14)
        if shown.round == shown.rounds:
            tension += 0.4 * (1 - shown.draw / 54)
        self.shared.audio.music("music_garden", tension)

    # ------------------------------------------------------------------ hands
    def _turn_table(self) -> None:
        """Show the table from another seat, as it lies."""
        assert self._canvas is not None
        self.board.shown.viewer = self.viewer
        self.board.use(layout_for(self._canvas, self.board.shown.players))
        self._open = not self.hands.hidden
        self._lay_hand()
