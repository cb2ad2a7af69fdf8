"""The Swamp table: a session shown as a table of animals round a lily pad.

The scene asks the session's view what is legal, tells the session what was chosen, and turns
the events that come back into animation.  It sees one seat's view and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.players.core import Thinking
from game.players.registry import hint
from game.players.swamp import suggest_call
from game.rules.cards import COLOUR, Card
from game.rules.core import Action, Decision, Event, View
from game.rules.swamp import (
    SEATS,
    MatchEnded,
    Reason,
    RoundScored,
    WhyNot,
    why_not,
)
from game.scenes import swamp_words as words
from game.scenes.hands import Hands
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.scene import Scene, Shared
from game.scenes.sheet import SheetPage
from game.scenes.swamp_board import Board
from game.scenes.swamp_drawing import Painter
from game.scenes.swamp_layout import BUTTONS, layout_for
from game.scenes.swamp_panels import LastTrick, RoundSummary, sheet_of
from game.scenes.swamp_result import match_result
from game.scenes.swamp_staging import Staging
from game.scenes.swamp_widgets import PadWidget, draw_pads
from game.session import Session
from game.shell.intents import Intent, Kind
from game.stage.cards import CardArt
from game.stage.director import Director
from game.stage.hand import CardWidget
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focus
from game.ui.parts import icon_button
from game.ui.widgets import IconButton, Widget

BEAT = 0.5  # seconds that a computer player takes at least, so that one can follow
LAST_CARD_BEAT = 0.35
STILL_AFTER = 10  # frames without movement after which the table is kept as one picture
SOUNDS = (  # wanted at once when their time comes
    "shuffle", "card_deal", "card_slide", "card_drop", "card_lift", "card_refused", "collect",
    "trick_taken", "crown", "balance_tip", "lily_plop",
)  # fmt: skip
SLICES = 4  # of thinking, a frame
FIRST_CALLS = 3  # so many calls get a suggestion
CALLS_SEEN = "swamp-call-"  # and a number: noted in the settings


class SwampTable(Scene):
    """A match of Swamp as `viewer` sees it: with several people whoever is to move."""

    def __init__(self, shared: Shared, session: Session, viewer: int = 0) -> None:
        super().__init__(shared)
        self.session = session
        self.hands = Hands(shared, "swamp", session.seats, viewer)
        self.focus = Focus(self.sound)
        self.art = CardArt(shared.assets)
        self._set_table()
        self._open = not self.hands.hidden  # whether the hand on the table is face up
        self.suggested: int | None = None
        self._asked: Decision | None = None  # what the viewer is to choose now
        self._mover: int | None = None  # the computer player that is to move
        self._beat = 0.0
        self._pending: list[Event] | None = None
        self._hinting: Thinking | None = None
        self._moving = True
        self._started = False
        self._silent = False
        self._canvas: Canvas | None = None
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

    @property
    def viewer(self) -> int:
        """Whose side of the table is shown."""
        return self.hands.viewer

    @property
    def asked(self) -> str:
        """What the viewer is to choose now: "call", "play", or nothing."""
        return self._asked.phase if self._asked else ""

    def _stir(self) -> None:
        """Something will move, or look different."""
        self._moving = True
        self._still = None

    # ------------------------------------------------------------------ what staging asks for
    def sound(self, name: str, volume: float = 1.0) -> None:
        """Play an effect."""
        if not self._silent:
            self.shared.audio.play(name, volume)

    def jingle(self, name: str) -> None:
        """Play a jingle."""
        if not self._silent:
            self.shared.audio.jingle(name)

    def round_over(self, event: RoundScored) -> None:
        """Show the summary and wait until it is closed."""
        if self._silent:
            return
        self.director.held = True
        self.shared.scenes.push(RoundSummary(self.shared, self.board, event, self._go_on))

    def _go_on(self) -> None:
        self.director.held = False
        self._stir()

    def match_over(self, event: MatchEnded) -> None:
        """Hand over to the results."""
        self.shared.trace("over", scores=list(event.scores), winners=list(event.winners))
        self.shared.scenes.push(Results(self.shared, match_result(self.board, self.session, event)))

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        if self._moving or self.director.busy or self._mover is not None or self._hinting:
            return "moving"
        return "still" if self.shared.settings.reduced_motion else "living"

    def where(self) -> dict[str, Rect]:
        c = self._canvas
        if c is None:
            return {}
        found = {}
        for widget in self.focus.widgets:
            box = widget.seen(c) if isinstance(widget, CardWidget) else widget.box
            found[widget.name] = Rect(*(round(side * c.u) for side in box))
        return found

    def enter(self) -> None:
        self.resume()
        self.shared.audio.ambience("amb_swamp")
        self.shared.audio.prepare(*SOUNDS)

    def leave(self) -> None:
        self.shared.audio.ambience(None)

    def pause(self) -> None:
        self.hands.close()
        self._follow_hands()
        self._still = None

    def lose_focus(self) -> None:
        self.hands.lose_focus()

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

    def _follow_hands(self) -> None:
        """Lay the hand open or closed as it is to be now, and forget what was said of it."""
        if not self.hands.hidden or self._open == self.hands.showing:
            return
        self._open = self.hands.showing
        hand = self.board.hand
        hand.legal = hand.hinted = hand.dragged = hand.focus = None
        self.suggested = self._hinting = None
        self.board.bubbles.pop(self.viewer, None)
        cards = self.session.view(self.viewer).hands[self.viewer] if self._open else ()
        self.board.lay_hand([] if isinstance(cards, int) else cards)
        if self._open and self._asked:
            self._offer(self._asked)
        self.rebuild()
        self._stir()

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
            self._advance(quick if settings.speed else BEAT)
        self._follow_hands()

    def _advance(self, dt: float) -> None:
        """Nothing moves: ask the viewer, or let a computer player think."""
        if self._mover is not None:
            self._let_think(dt)
            return
        decision = self.session.decision()
        if decision is None or (self._asked and self.hands.asked is not None):
            return
        person = self.session.person_to_move()
        if person is not None:
            if self.hands.ask(person):
                self._ask(decision)
        else:
            self._mover, self._beat = decision.seat, BEAT
            self._on_turn(decision.seat)
            self._let_think(dt)

    def _let_think(self, dt: float) -> None:
        """The session has moved on as soon as the player has; it shows after the beat."""
        if self._pending is None:
            self._pending = self.session.think(SLICES)
        self._beat -= dt
        if self._beat <= 0 and self._pending is not None:
            events, self._pending = self._pending, None
            self._receive(events)

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

    @staticmethod
    def _legal(view: View) -> set[Card]:
        """The cards that may be played, as the rules say it."""
        return {action.removeprefix("play ") for action in view.legal}

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
            self._submit(f"call {number}")

    def play(self, card: Card) -> None:
        """The viewer wants to play `card`: it flies, or the animal says why it can't."""
        legal = self.board.hand.legal
        if self._asked and legal is not None and card in legal:
            self._submit(f"play {card}")
        else:
            self.refuse(card)

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

    def _submit(self, action: Action) -> None:
        self._receive(self.session.submit(self.viewer, action))

    def _receive(self, events: Sequence[Event]) -> None:
        """Take over what has happened: it is shown in order."""
        self.hands.acted()
        self._follow_hands()
        self._asked = self._mover = self._hinting = None
        self.suggested = None
        hand = self.board.hand
        hand.legal = hand.hinted = hand.dragged = None
        self.board.bubbles.pop(self.viewer, None)
        seen = self.hands.seen(events)
        for event in seen:
            self.shared.trace("event", **event.to_json())
        self.director.play(seen)
        self.director.then(self.rebuild)
        self.rebuild()
        self._music()
        self._stir()

    # ------------------------------------------------------------------ hints
    def show_hint(self) -> None:
        """What a strong player would do: thought over in slices, then it glows."""
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

    # ------------------------------------------------------------------ devices
    def handle(self, intent: Intent) -> None:
        self._stir()
        if self.hands.handle(intent):
            self._follow_hands()
            return
        if intent.kind in (Kind.MENU, Kind.CANCEL):
            if self.board.hand.dragged:
                self.board.hand.dragged = None
            elif not intent.repeated:
                self.open_pause()
        elif intent.kind is Kind.EXTRA:
            self.show_hint()
        elif intent.kind in (Kind.PRESS, Kind.CONFIRM) and self._skips(intent):
            self.director.skip()
            self._beat = 0.0
        elif intent.kind is Kind.RELEASE:
            self._let_go(intent)
        else:
            if intent.kind is Kind.PRESS and intent.at and self._canvas:
                self._grabbed = self._canvas.units(intent.at)
            self.focus.handle(intent)
        self._follow_focus()

    _grabbed: tuple[float, float] = (0.0, 0.0)

    def _skips(self, intent: Intent) -> bool:
        """Whether a press comes while something moves: then it skips, and plays nothing."""
        if self._asked and not self.director.busy:
            return False
        under = self.focus.current
        if intent.kind is Kind.PRESS:
            assert self._canvas is not None and intent.at is not None
            under = self.focus.under(self._canvas.units(intent.at))
        return under is None or under.name not in BUTTONS

    def drag(self, card: Card, at: tuple[float, float]) -> None:
        """The pointer holds `card` and is at `at` (units)."""
        dx, dy = at[0] - self._grabbed[0], at[1] - self._grabbed[1]
        hand = self.board.hand
        if hand.legal is not None and card in hand.legal and abs(dx) + abs(dy) > 16:
            hand.dragged = (card, dx, dy)

    def _let_go(self, intent: Intent) -> None:
        hand = self.board.hand
        dragged, hand.dragged = hand.dragged, None
        box = next(
            (w.box for w in self.focus.widgets if dragged and w.name == f"card {dragged[0]}"), None
        )
        self.focus.handle(intent)
        if dragged and box and self._asked and intent.at and self._canvas:
            at = self._canvas.units(intent.at)
            if at[1] < box.y and not box.collidepoint(at):
                self.play(dragged[0])

    def _follow_focus(self) -> None:
        current = self.focus.current
        hand = self.board.hand
        focused = current.name[5:] if current and current.name.startswith("card ") else None
        if focused != hand.focus:
            hand.focus = focused
            self._place_card_boxes()

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
        widgets: list[Widget] = [
            CardWidget(sprite.card, box, self.play, self.drag)
            for sprite, box in zip(self.board.hand.sprites, self.board.hand.boxes(), strict=True)
            if sprite.card
        ]
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

    def _place_card_boxes(self) -> None:
        """The cards that can be pressed have been raised or lowered."""
        boxes = dict(
            zip((s.card for s in self.board.hand.sprites), self.board.hand.boxes(), strict=True)
        )
        for widget in self.focus.widgets:
            if isinstance(widget, CardWidget) and widget.card in boxes:
                widget.box = boxes[widget.card]

    def open_pause(self) -> None:
        """The pause screen over the table."""
        self.shared.scenes.push(Pause(self.shared, "swamp"))

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
