"""The Swamp table: a session shown as a table of animals round a lily pad.

The scene asks the session's view what is legal, tells the session what was chosen, and turns
the events that come back into animation.  It sees one seat's view and nothing else.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.players.swamp import suggest_call
from game.rules.cards import COLOUR, Card
from game.rules.core import Action, Decision
from game.rules.swamp import (
    SEATS,
    MatchEnded,
    Reason,
    RoundScored,
    WhyNot,
    why_not,
)
from game.scenes import swamp_words as words
from game.scenes.card_table import CardTable
from game.scenes.hands import Hands
from game.scenes.results import Results
from game.scenes.scene import Shared
from game.scenes.sheet import SheetPage
from game.scenes.swamp_board import Board
from game.scenes.swamp_drawing import Painter
from game.scenes.swamp_layout import BUTTONS, layout_for
from game.scenes.swamp_panels import LastTrick, RoundSummary, sheet_of
from game.scenes.swamp_result import match_result
from game.scenes.swamp_staging import Staging
from game.scenes.swamp_widgets import PadWidget, draw_pads
from game.session import Session
from game.stage.cards import CardArt
from game.stage.director import Director
from game.stage.hand import CardWidget
from game.ui.canvas import Box, Canvas
from game.ui.parts import icon_button
from game.ui.widgets import IconButton

LAST_CARD_BEAT = 0.35
STILL_AFTER = 10  # frames without movement after which the table is kept as one picture
SOUNDS = (  # wanted at once when their time comes
    "shuffle", "card_deal", "card_slide", "card_drop", "card_lift", "card_refused", "collect",
    "trick_taken", "crown", "balance_tip", "lily_plop",
)  # fmt: skip
FIRST_CALLS = 3  # so many calls get a suggestion
CALLS_SEEN = "swamp-call-"  # and a number: noted in the settings


class SwampTable(CardTable):
    """A match of Swamp as `viewer` sees it: with several people whoever is to move."""

    buttons = BUTTONS
    board: Board

    def __init__(self, shared: Shared, session: Session, viewer: int = 0) -> None:
        super().__init__(shared, session, Hands(shared, "swamp", session.seats, viewer))
        self.art = CardArt(shared.assets)
        self._set_table()
        self.suggested: int | None = None
        self._still: Surface | None = None  # the table as it lies while nothing moves
        self._still_frames = 0

    def _set_table(self) -> None:
        """A board with its staging, seen from the viewer's seat."""
        self.board = Board(
            [seat.name for seat in self.session.seats],
            [seat.face for seat in self.session.seats],
            self.viewer,
            int(self.session.view(self.viewer).options["rounds"]),
        )
        self.staging = Staging(self.board, self)
        self.director = Director(self.staging.table, self.shared.settings.speed)
        self.painter = Painter(self.board, self.art)

    def _stir(self) -> None:
        """Something will move, or look different."""
        super()._stir()
        self._still = None

    # ------------------------------------------------------------------ what staging asks for
    def round_over(self, event: RoundScored) -> None:
        """Show the summary and wait until it is closed."""
        if self._silent:
            return
        self.director.held = True
        self.shared.scenes.push(RoundSummary(self.shared, self.board, event, self._go_on))

    def match_over(self, event: MatchEnded) -> None:
        """Hand over to the results."""
        self.shared.trace("over", scores=list(event.scores), winners=list(event.winners))
        self.shared.scenes.push(Results(self.shared, match_result(self.board, self.session, event)))

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        if self.busy:
            return "moving"
        return "still" if self.shared.settings.reduced_motion else "living"

    def where(self) -> dict[str, Rect]:
        found, c = super().where(), self._canvas
        for widget in self.focus.widgets:
            if c and isinstance(widget, CardWidget):
                found[widget.name] = Rect(*(round(side * c.u) for side in widget.seen(c)))
        return found

    def enter(self) -> None:
        self.resume()
        self.shared.audio.ambience("amb_swamp")
        self.shared.audio.prepare(*SOUNDS)

    def pause(self) -> None:
        super().pause()
        self._still = None

    def resume(self) -> None:
        self._stir()
        self._music()
        folder = "cards/four" if self.shared.settings.four_colours else "cards/two"
        if folder != self.art.faces:
            self.art.faces = folder
            self.painter.forget()

    def _music(self) -> None:
        shown = self.board.shown
        last = shown.round == shown.rounds
        self.shared.audio.music("music_swamp", sum(shown.taken) / 13 if last else 0.0)

    def layout(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.director.finish_running()
        self.board.use(layout_for(canvas))
        self.painter.forget()
        self._still = None
        if not self._started:
            self._started = True
            self._take_up()
        self.rebuild()
        self._stir()

    def _take_up(self, at_once: bool = False) -> None:
        """Show what has happened so far: a new match from its deal on, another one at once."""
        events = self.hands.seen(self.session.view(self.viewer).history)
        last_deal = max(i for i, event in enumerate(events) if event.type == "round-started")
        if at_once or last_deal + 2 < len(events):
            last_deal = len(events)
        self._silent = True
        self.director.play(events[:last_deal])
        self.director.skip()
        self._silent = False
        self.board.hand.snap()
        self.director.play(events[last_deal:])

    def _turn_table(self) -> None:
        """Show the table from another seat, as it lies."""
        before = self.board
        self._set_table()
        self.board.characters, self.board.dusk = before.characters, before.dusk
        assert self._canvas is not None
        self.board.use(layout_for(self._canvas))
        self._open = not self.hands.hidden
        self._take_up(at_once=True)

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> None:
        if self.hands.watch():
            return
        settings = self.shared.settings
        self.director.speed = settings.speed
        self.director.update(dt)
        quick = dt * settings.speed if settings.speed else dt
        if settings.reduced_motion:
            for character in self.board.characters:
                character.jump = 0.0
            self.board.splashes.clear()
        else:
            self.board.dusk.update(dt)
        self._moving = self.board.update(quick, dt)
        if self._moving or self.director.busy:
            self._still = None
        if self._hinting:
            self._think_of_hint()
        if not self.director.busy and not self.director.held:
            self._advance(quick if settings.speed else self.beat)
        self._follow_hands()

    def _ask(self, decision: Decision) -> None:
        if self.board.shown.viewer != self.viewer:
            self._turn_table()
        self._asked = decision
        self._on_turn(decision.seat)
        view = self.session.view(self.viewer)
        self.board.hand.lowered = decision.phase == "call"
        if decision.phase == "play" and len(view.legal) == 1 and self._plays_last():
            self._asked = None
            self.hands.acted()
            self._mover = self.viewer
            self._pending = self.session.submit(self.viewer, view.legal[0])
            self._beat = LAST_CARD_BEAT
            return
        self._follow_hands()
        if self._open:
            self._offer(decision)
        self.rebuild()
        self.shared.trace("turn", phase=decision.phase, seat=decision.seat, legal=list(view.legal))

    def _offer(self, decision: Decision) -> None:
        """Raise what may be played, or suggest a call: the hand lies open."""
        if decision.phase == "play":
            self.board.hand.legal = self._legal(self.session.view(self.viewer))
        elif self._first_timer():
            self.suggested = suggest_call(self.board.shown.hand)
        self.rebuild()
        self._aim_focus(decision)

    def _on_turn(self, seat: int) -> None:
        self.board.shown.turn = seat
        self.board.rest_moods()
        self._stir()

    def _aim_focus(self, decision: Decision) -> None:
        """Put the focus where the choice is, unless it already is on something of use."""
        legal = self.board.hand.legal
        name = self.focus.current.name if self.focus.current else ""
        if decision.phase == "call":
            if not name.startswith("call "):
                self.focus.go(f"call {3 if self.suggested is None else self.suggested}")
        elif legal and not (name.startswith("card ") and name[5:] in legal):
            self.focus.go("card " + next(card for card in self.board.shown.hand if card in legal))
        self._follow_focus()

    def _plays_last(self) -> bool:
        """Whether this is a last card, which is played without asking (a setting)."""
        return self.board.shown.held[self.viewer] == 1 and self.shared.settings.last_card

    def _first_timer(self) -> bool:
        """Whether calls still get a suggestion."""
        return f"{CALLS_SEEN}{FIRST_CALLS}" not in self.shared.settings.seen

    # ------------------------------------------------------------------ choices
    def call(self, number: int) -> None:
        """The viewer calls."""
        if self._asked and f"call {number}" in self._asked.options:
            seen = self.shared.settings.seen
            for count in range(1, FIRST_CALLS + 1):
                if f"{CALLS_SEEN}{count}" not in seen:
                    seen.append(f"{CALLS_SEEN}{count}")
                    self.shared.settings_file.save(self.shared.settings)
                    break
            self.submit(f"call {number}")

    def refuse(self, card: Card) -> None:
        """Say in words why `card` may not be played now."""
        shown = self.board.shown
        if self._asked:
            why = why_not(self.session.view(self.viewer), self.viewer, card)
        else:  # the session may already be ahead of what is shown
            why = WhyNot(Reason.STILL_CALLING if shown.calling else Reason.NOT_YOUR_TURN)
        led = COLOUR[shown.trick[0][1]] if shown.trick else None
        turn = self.board.names[self.viewer if shown.turn is None else shown.turn]
        sentence = words.refusal(why, led, self.board.names[shown.leader], turn)
        self.board.say(self.viewer, sentence, 4.0)
        self.sound("card_refused")
        self.shared.trace("refused", card=card, why=sentence)
        self._stir()

    def submit(self, action: Action) -> None:
        """The viewer has chosen."""
        self._receive(self.session.submit(self.viewer, action))

    def _choice_made(self) -> None:
        super()._choice_made()
        self.board.bubbles.pop(self.viewer, None)

    # ------------------------------------------------------------------ hints
    def forget_hint(self) -> None:
        self._hinting = self.suggested = None

    def _give_hint(self, action: Action) -> None:
        kind, _space, what = action.partition(" ")
        self._stir()
        if kind == "call":
            self.suggested = int(what)
            self.focus.go(action)
            self.board.say(self.viewer, words.suggestion(int(what)), 5.0)
            return
        shown = self.board.shown
        call = shown.calls[self.viewer] or 0
        self.board.hand.hinted = what
        self.focus.go(f"card {what}")
        self._follow_focus()
        missing = call - shown.taken[self.viewer]
        sentence = words.hinted_card(what, missing, shown.trick, len(shown.trick) == SEATS - 1)
        self.board.say(self.viewer, sentence, 6.0)
        self.sound("notice")

    # ------------------------------------------------------------------ widgets
    def rebuild(self) -> None:
        """The widgets that there are now."""
        if self._canvas is None:
            return
        anchors = self.board.anchors
        actions = {
            "pause": self.open_pause,
            "sheet": self.open_sheet,
            "last": self.open_last,
            "hint": self.show_hint,
        }
        widgets = self._card_widgets()
        if self._asked and self._asked.phase == "call":
            widgets += [
                PadWidget(number, at, anchors.pad_size, partial(self.call, number))
                for number, at in enumerate(anchors.pads)
            ]
        widgets += [
            IconButton(
                name, *anchors.buttons[name], name, actions[name], enabled=self._usable(name)
            )
            for name in BUTTONS
        ]
        self.focus.set(widgets, self._canvas.u)
        if not any(sprite.card for sprite in self.board.hand.sprites) and self.asked != "call":
            self.focus.current = None  # nothing to choose: no button shall look chosen
        self._follow_focus()

    def _usable(self, name: str) -> bool:
        if name == "last":
            return self.board.shown.last_trick is not None
        if name == "hint":
            return self._asked is not None and self._open
        return True

    def open_sheet(self) -> None:
        """The scores of all rounds."""
        self.shared.scenes.push(SheetPage(self.shared, sheet_of(self.board)))

    def open_last(self) -> None:
        """The trick before, once more."""
        trick = self.board.shown.last_trick
        if trick:
            self.shared.scenes.push(LastTrick(self.shared, self.board, trick, self.art))

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self._follow_hands()
        canvas.begin()
        if canvas.audit or self._moving or self.director.busy:
            self._still, self._still_frames = None, 0
        self._still_frames += 1
        living = not self.shared.settings.reduced_motion
        pads = self.asked == "call"
        if self._still:
            canvas.surface.blit(self._still, (0, 0))
        else:
            canvas.background("swamp")
            if self._still_frames > STILL_AFTER:
                self._draw_table(canvas)
                self._still = canvas.surface.copy()
        if living:
            self.painter.evening(canvas, pads)
        if not self._still:
            self._draw_table(canvas)

    def _draw_table(self, canvas: Canvas) -> None:
        """All but the place itself."""
        self.painter.ground(canvas)
        self.painter.cards(canvas)
        for widget in self.focus.widgets:
            if isinstance(widget, CardWidget):
                widget.draw(canvas, self.focus.state(widget))
        draw_pads(canvas, self.painter.pieces, self.board, self.focus, self.suggested)
        for widget in self.focus.widgets:
            if isinstance(widget, IconButton):
                state = self.focus.state(widget)
                key = ("button", widget.name, state)
                paint = partial(_button, name=widget.name, state=state)
                self.painter.pieces.draw(canvas, key, widget.box, paint)
        self.painter.words(canvas)
        place = self.board.anchors.hand
        self.hands.draw(canvas, place.middle, place.base - place.width * 0.35)


def _button(c: Canvas, box: Box, name: str, state: str) -> None:
    icon_button(c, *box.center, name, "quiet", state, box.w)
