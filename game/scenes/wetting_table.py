"""Susan's table: a session shown as a garden party.

The scene asks the session's view what is legal, tells the session what was chosen, and turns
the events that come back into animation.  It sees one seat's view and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from game.players.core import Thinking
from game.players.registry import hint
from game.rules.core import Action, Decision, Event, View
from game.rules.wetting.cards import MAJOR, MINOR, Card
from game.rules.wetting.events import MajorPenalty, MatchEnded, MinorPenalty, RoundScored
from game.rules.wetting.outlook import would_squirt
from game.scenes import wetting_words as words
from game.scenes.hands import Hands
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.round_summary import RoundSummary
from game.scenes.scene import Scene, Shared
from game.scenes.sheet import SheetPage
from game.scenes.wetting_board import Board
from game.scenes.wetting_closeup import CloseUp
from game.scenes.wetting_closeup_drawing import draw_closeup, draw_finale, draw_wipe
from game.scenes.wetting_devices import steer
from game.scenes.wetting_drawing import BACK, DRESSES, Danger, Painter, paint_pass
from game.scenes.wetting_endings import (
    major_scene,
    result_of,
    sheet_of,
    summary_rows,
    town_scene,
)
from game.scenes.wetting_finale import Finale
from game.scenes.wetting_layout import BUTTONS, layout_for
from game.scenes.wetting_staging import Staging
from game.scenes.wetting_talk import Talk
from game.scenes.wetting_widgets import draw_wheel, signs_of, wheel_widgets
from game.session import PERSON, Session
from game.shell.intents import Device, Intent, Kind
from game.stage.cards import CardArt
from game.stage.director import Director
from game.stage.guests import guest_anchors
from game.stage.hand import CardWidget
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focus
from game.ui.parts import icon_button, pill_button
from game.ui.widgets import Button, IconButton, Painted, Widget
from game.words import _

BEAT = 0.55  # seconds that a computer player takes at least, so that one can follow
SLICES = 4  # of thinking, a frame
STILL_AFTER = 10  # frames without movement after which the table is kept as one picture
LONG_WAIT = 20.0  # seconds after which Susan remarks that somebody thinks


class WettingTable(Scene):
    """A match as `viewer` sees it: with several people whoever is to move."""

    def __init__(self, shared: Shared, session: Session, viewer: int = 0) -> None:
        super().__init__(shared)
        self.session = session
        self.hands = Hands(shared, "wetting", session.seats, viewer)
        view = session.view(self.viewer)
        seats = session.seats
        self.board = Board(
            [seat.name for seat in seats],
            [seat.face for seat in seats],
            self.viewer,
            int(view.options["rounds"]),
            guest_anchors(shared.assets.root),
        )
        self.staging = Staging(self.board, self)
        self.director = Director(self.staging.table, shared.settings.speed)
        self.focus = Focus(self.sound)
        self.art = CardArt(shared.assets, DRESSES, BACK)
        self.painter = Painter(self.board, self.art)
        speakers = [i for i, seat in enumerate(seats) if seat.player != PERSON]
        self.talk = Talk(
            self.board.faces, self.board.names, speakers, self.board.say, session.record.seed
        )
        self._asked: Decision | None = None  # what the viewer is to choose now
        self._open = not self.hands.hidden  # whether the hand on the table is face up
        self._mover: int | None = None  # the computer player that is to move
        self._beat = 0.0
        self._waited = 0.0
        self._pending: list[Event] | None = None
        self._hinting: Thinking | None = None
        self._hinted = ""  # the action that a hint gave
        self._moving = True
        self._started = False
        self._silent = False
        self._paused = False
        self._canvas: Canvas | None = None
        self._still_picture: pygame.Surface | None = None
        self._still_frames = 0
        self._grabbed = (0.0, 0.0)

    @property
    def viewer(self) -> int:
        """Whose side of the table is shown."""
        return self.hands.viewer

    @property
    def asked(self) -> str:
        """What the viewer is to choose now: "turn", "minor", "major", or nothing."""
        return self._asked.phase if self._asked else ""

    def _stir(self) -> None:
        """Something will move, or look different."""
        self._moving = True
        self._still_picture = None

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
        if self._canvas:
            finale.lay_out(self._canvas)
        return finale

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

    def _go_on(self) -> None:
        self.director.held = False
        self._stir()

    def match_over(self, event: MatchEnded) -> None:
        """Hand over to the results."""
        if self._silent:
            return
        self.shared.trace("over", scores=list(event.scores), winners=list(event.winners))
        result = result_of(self.shared, self.session, self.board, event)
        self.shared.scenes.push(Results(self.shared, result))

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        if self._moving or self.director.busy or self._mover is not None or self._hinting:
            return "moving"
        dripping = any(guest.stage for guest in self.board.guests) or self.board.finale
        return "living" if dripping and not self.shared.settings.reduced_motion else "still"

    def where(self) -> dict[str, Rect]:
        c = self._canvas
        if c is None:
            return {}
        return {w.name: Rect(*(round(v * c.u) for v in w.box)) for w in self.focus.widgets}

    def enter(self) -> None:
        self.resume()
        self.shared.audio.ambience("amb_garden")

    def leave(self) -> None:
        self.shared.audio.ambience(None)

    def pause(self) -> None:
        self.hands.close()
        self._follow_hands()
        self._paused = True
        self._still_picture = None

    def lose_focus(self) -> None:
        self.hands.lose_focus()

    def resume(self) -> None:
        self._paused = False
        self._stir()
        self._music()

    def _music(self) -> None:
        """The layer of tension grows with the pile and with the end of the last round."""
        shown = self.board.shown
        tension = 0.6 * min(1.0, len(shown.pile) / 14)
        if shown.round == shown.rounds:
            tension += 0.4 * (1 - shown.draw / 54)
        self.shared.audio.music("music_garden", tension)

    def layout(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.director.finish_running()
        self.board.use(layout_for(canvas, self.board.shown.players))
        self.painter.forget()
        if self.board.closeup:
            self.board.closeup.lay_out(canvas)
        if self.board.finale:
            self.board.finale.lay_out(canvas)
        if not self._started:
            self._started = True
            self._take_up()
        self.rebuild()
        self._stir()

    def _take_up(self) -> None:
        """Show what has happened so far: a new match from its deal on, another one at once."""
        events = self.hands.seen(self.session.view(self.viewer).history)
        deal = max(i for i, event in enumerate(events) if event.type == "round-started")
        if deal + 2 + self.board.shown.players < len(events):
            deal = len(events)
        self._silent = True
        self.director.play(events[:deal])
        self.director.skip()
        self._silent = False
        self.board.settle()
        self.director.play(events[deal:])

    # ------------------------------------------------------------------ hands
    def _turn_table(self) -> None:
        """Show the table from another seat, as it lies."""
        assert self._canvas is not None
        self.board.shown.viewer = self.viewer
        self.board.use(layout_for(self._canvas, self.board.shown.players))
        self._open = not self.hands.hidden
        self._lay_hand()

    def _lay_hand(self) -> None:
        cards = self.session.view(self.viewer).hands[self.viewer] if self._open else ()
        self.board.lay_hand(() if isinstance(cards, int) else cards)

    def _follow_hands(self) -> None:
        """Lay the hand open or closed as it is to be now, and forget what was said of it."""
        if not self.hands.hidden or self._open == self.hands.showing:
            return
        self._open = self.hands.showing
        hand = self.board.hand
        hand.legal = hand.hinted = hand.dragged = hand.focus = None
        self._hinting, self._hinted = None, ""
        self.board.bubbles.pop(self.viewer, None)
        self._lay_hand()
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
        moves = self.board.update(quick, dt, settings.reduced_motion)
        if moves or self._moving:
            self._still_picture = None
        self._moving = moves
        if self._hinting:
            self._think_of_hint()
        if not self.director.busy and not self.director.held:
            self._advance(quick if settings.speed else BEAT)
        self._follow_hands()
        if self.asked == "turn":
            self._wait(dt)

    def _wait(self, dt: float) -> None:
        before, self._waited = self._waited, self._waited + dt
        if before < LONG_WAIT <= self._waited:
            self.talk.waiting(self.viewer)
            self._stir()

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
            if not self._camera_ready(decision) and self.hands.ask(person):
                self._ask(decision)
        else:
            self._mover, self._beat = decision.seat, BEAT
            self._on_turn(decision.seat)
            self._let_think(dt)

    def _camera_ready(self, decision: Decision) -> bool:
        """Bring the camera to where a penalty is to be chosen; whether it is still on its way."""
        if decision.phase == "turn":
            return False
        view = self.session.view(decision.seat)
        if decision.phase == "minor":
            taker = view.table.passer
        else:
            taker = view.scores.index(min(view.scores))
        closeup = self.board.closeup
        if closeup and (closeup.giver, closeup.taker) == (decision.seat, taker):
            return False
        if self.board.finale:
            self.director.add(self.staging.leave_finale())
        self.director.add(self.staging.penalties.camera_in(decision.seat, taker))
        return True

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
        self._asked, self._waited = decision, 0.0
        self._on_turn(decision.seat)
        self._follow_hands()
        if self._open:
            self._offer(decision)
        self.rebuild()
        legal = list(self.session.view(self.viewer).legal)
        self.shared.trace("turn", phase=decision.phase, seat=decision.seat, legal=legal)

    def _offer(self, decision: Decision) -> None:
        """Raise what may be played: the hand lies open."""
        if decision.phase == "turn":
            self.board.hand.legal = self._legal(self.session.view(self.viewer))
        self.rebuild()
        self._aim_focus()

    @staticmethod
    def _legal(view: View) -> set[Card]:
        """The cards that may be played, as the rules say it."""
        return {action[5:] for action in view.legal if action.startswith("play ")}

    def _on_turn(self, seat: int) -> None:
        if self.session.decision() and not self.board.closeup:
            self.board.shown.turn = seat
            self.board.rest_moods()
        self._stir()

    def _aim_focus(self) -> None:
        """Put the focus where the choice is, unless it already is on something of use."""
        legal = self.board.hand.legal
        name = self.focus.current.name if self.focus.current else ""
        if self.asked == "turn" and legal is not None:
            if not legal:
                self.focus.go("pass")
            elif not (name.startswith("card ") and name[5:] in legal):
                first = next(card for card in self.board.shown.hand if card in legal)
                self.focus.go(f"card {first}")
        self._follow_focus()

    # ------------------------------------------------------------------ choices
    def play(self, card: Card) -> None:
        """The viewer wants to play `card`: it flies, or they say why it can't."""
        legal = self.board.hand.legal
        if self._asked and legal is not None and card in legal:
            self.submit(f"play {card}")
        else:
            self.refuse(card)

    def refuse(self, card: Card) -> None:
        """Say in words why `card` may not be played now."""
        shown = self.board.shown
        if self.asked == "turn":
            sentence = words.needs(shown.top)
        else:
            turn = self.viewer if shown.turn is None else shown.turn
            sentence = words.not_your_turn(self.board.names[turn])
        self.board.say(self.viewer, sentence, 4.0)
        self.sound("card_refused")
        self.shared.trace("refused", card=card, why=sentence)
        self._stir()

    def submit(self, action: Action) -> None:
        """The viewer has chosen."""
        if self._asked and action in self._asked.options:
            self._receive(self.session.submit(self.viewer, action))

    def _receive(self, events: Sequence[Event]) -> None:
        """Take over what has happened: it is shown in order."""
        self.hands.acted()
        self._follow_hands()
        self._asked = self._mover = self._hinting = None
        self._hinted = ""
        hand = self.board.hand
        hand.legal = hand.hinted = hand.dragged = None
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
        self._stir()
        self._hinted = action
        self.sound("notice")
        if self.asked != "turn":
            self.focus.go(action)
            return
        card = action[5:] if action.startswith("play ") else None
        self.board.hand.hinted = card
        self.focus.go(f"card {card}" if card else "pass")
        self._follow_focus()
        self.board.say(self.viewer, words.hinted(card, len(self.board.shown.pile)), 6.0)
        self.rebuild()

    # ------------------------------------------------------------------ devices
    def handle(self, intent: Intent) -> None:
        self._stir()
        if self._steers(intent):
            return
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
            self._cut_short()
        elif intent.kind is Kind.RELEASE:
            self._let_go(intent)
        else:
            if intent.kind is Kind.PRESS and intent.at and self._canvas:
                self._grabbed = self._canvas.units(intent.at)
            self.focus.handle(intent)
        self._follow_focus()

    def _steers(self, intent: Intent) -> bool:
        """Whether the intent aims or ducks while a penalty is on its way, or cuts it short."""
        closeup = self.board.closeup
        if not closeup or closeup.tool <= 0 or not (closeup.aimed or closeup.evading):
            return False
        if intent.kind is Kind.MENU or self._canvas is None:
            return False
        at = self._canvas.units(intent.at) if intent.at else None
        skip = next((widget for widget in self.focus.widgets if widget.name == "skip"), None)
        pressed = intent.kind is Kind.PRESS and skip and at and skip.box.collidepoint(at)
        if pressed or (intent.kind is Kind.CANCEL and not intent.repeated):
            self.sound("ui_select")
            self._cut_short()
            return True
        steer(closeup, intent, at, self._aims(intent.device, closeup))
        return True

    def _aims(self, device: Device, closeup: CloseUp) -> bool:
        """Whether that device aims; else it ducks."""
        if not closeup.evading:
            return True
        return closeup.aimed and self.shared.couch.may(device, closeup.giver)

    def _cut_short(self) -> None:
        self.director.skip()
        self._beat = 0.0

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
        if self._canvas is None or self._silent:
            return
        self.focus.set(self._widgets(self._canvas), self._canvas.u)
        if not self._choosable():
            self.focus.current = None  # nothing to choose: no button shall look chosen
        self._follow_focus()

    def _choosable(self) -> bool:
        return (self.board.closeup is None and any(s.card for s in self.board.hand.sprites)) or (
            self.asked in ("minor", "major")
        )  # fmt: skip

    def _widgets(self, c: Canvas) -> list[Widget]:
        board, anchors = self.board, self.board.anchors
        buttons: list[Widget] = [
            IconButton(name, *anchors.buttons[name], name, action, enabled=self._usable(name))
            for name, action in (
                ("pause", self.open_pause),
                ("sheet", self.open_sheet),
                ("hint", self.show_hint),
            )
        ]
        if board.finale:
            return buttons[:1]
        if board.closeup:
            return [*self._closeup_widgets(c, board.closeup), buttons[0]]
        widgets: list[Widget] = [
            CardWidget(sprite.card, box, self.play, self.drag)
            for sprite, box in zip(board.hand.sprites, board.hand.boxes(), strict=True)
            if sprite.card
        ]
        if self.asked == "turn":
            widgets.append(
                Painted("pass", anchors.pass_box, self._paint_pass, partial(self.submit, "pass"))
            )
        return [*widgets, *buttons]

    def _closeup_widgets(self, c: Canvas, closeup: CloseUp) -> list[Widget]:
        if self._asked and self._asked.phase in ("minor", "major") and closeup.share >= 1:
            kinds = MINOR if self._asked.phase == "minor" else MAJOR
            order = [f"{self._asked.phase} {kind}" for kind in kinds]
            options = sorted(self._asked.options, key=order.index)
            signs = signs_of(options, self.board.shown.rounds)
            return [*wheel_widgets(c, closeup, signs, self.submit)]
        if closeup.tool > 0 and (closeup.aimed or closeup.evading):
            return [Button("skip", self.board.anchors.skip, _("Skip"), self._cut_short, "quiet")]
        return []

    def _usable(self, name: str) -> bool:
        return name != "hint" or (self._asked is not None and self._open)

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
        self.shared.scenes.push(Pause(self.shared, "wetting"))

    def open_sheet(self) -> None:
        """The scores of all rounds."""
        self.shared.scenes.push(SheetPage(self.shared, sheet_of(self.board)))

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self._follow_hands()
        canvas.begin()
        board = self.board
        if board.finale:
            draw_finale(canvas, board.finale)
        elif board.closeup:
            ground = self.painter.ground(canvas)
            draw_closeup(canvas, board, ground, self.painter.people, self.painter.pieces)
            self._draw_wheel(canvas, board.closeup)
        else:
            self._draw_table(canvas)
        self._draw_buttons(canvas)
        draw_wipe(canvas, board.wipe)

    def _draw_table(self, c: Canvas) -> None:
        if c.audit or (not self._paused and (self._moving or self.director.busy)):
            self._still_picture, self._still_frames = None, 0
        self._still_frames += 1
        if self._still_picture is not None:
            c.surface.blit(self._still_picture, (0, 0))
        else:
            self._draw_whole_table(c)
            if self._paused or self._still_frames > STILL_AFTER:
                self._still_picture = c.surface.copy()
        self.board.water.draw_low(c)
        self.board.water.draw(c)
        self.board.confetti.draw(c)

    def _draw_whole_table(self, c: Canvas) -> None:
        self.painter.table(c)
        self.painter.cards(c)
        for widget in self.focus.widgets:
            if isinstance(widget, CardWidget) or widget.name == "pass":
                widget.draw(c, self.focus.state(widget))
        self.painter.words(c)
        place = self.board.anchors.hand
        self.hands.draw(c, place.middle, place.base - place.width * 0.35)

    def _draw_buttons(self, c: Canvas) -> None:
        for widget in self.focus.widgets:
            state = self.focus.state(widget)
            key = ("button", widget.name, state)
            if isinstance(widget, IconButton):
                paint = partial(_button, name=widget.name, state=state)
                self.painter.pieces.draw(c, key, widget.box, paint)
            elif isinstance(widget, Button):
                paint = partial(_pill, label=widget.label, state=state)
                self.painter.pieces.draw(c, key, widget.box, paint)

    def _draw_wheel(self, c: Canvas, closeup: CloseUp) -> None:
        if not self._asked:
            return
        if self._asked.phase == "minor":
            question = words.choose_minor(self.board.names[closeup.taker])
        else:
            scores = self.board.shown.scores
            losers = [n for n, s in zip(self.board.names, scores, strict=True) if s == min(scores)]
            question = words.choose_major(losers)
        draw_wheel(c, self.painter.pieces, closeup, self.focus, question)

    def _paint_pass(self, c: Canvas, box: Box, state: str) -> None:
        """Who would squirt, as the rules say it."""
        giver = would_squirt(self.session.view(self.viewer), self.viewer)
        guest = self.board.guests[giver]
        own = not self.hands.several
        verb = words.squirts_you(own, self.board.names[giver], self.board.names[self.viewer])
        danger = Danger(
            guest.face_picture, self.board.names[giver], verb, state, self._hinted == "pass", True
        )
        paint = partial(paint_pass, danger=danger)
        self.painter.pieces.draw(c, danger, box, paint, 40)


def _button(c: Canvas, box: Box, name: str, state: str) -> None:
    icon_button(c, *box.center, name, "quiet", state, box.w)


def _pill(c: Canvas, box: Box, label: str, state: str) -> None:
    pill_button(c, box, label, "quiet", state)
