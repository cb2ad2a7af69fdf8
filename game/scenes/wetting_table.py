"""Susan's table: a session shown as a garden party.

The scene asks the session's view what is legal, tells the session what was chosen, and turns
the events that come back into animation.  It sees one seat's view and nothing else.
"""

from __future__ import annotations

from functools import partial

from game.rules.core import Action, Decision
from game.rules.wetting.cards import MAJOR, MINOR, Card
from game.rules.wetting.outlook import would_squirt
from game.scenes import wetting_words as words
from game.scenes.scene import Shared
from game.scenes.sheet import SheetPage
from game.scenes.wetting_closeup import CloseUp
from game.scenes.wetting_devices import steer
from game.scenes.wetting_drawing import BACK, DRESSES, Danger, paint_pass
from game.scenes.wetting_endings import sheet_of
from game.scenes.wetting_host import WettingHost
from game.scenes.wetting_layout import BUTTONS, layout_for
from game.scenes.wetting_picture import Picture
from game.scenes.wetting_widgets import signs_of, wheel_widgets
from game.session import Session
from game.shell.intents import Device, Intent, Kind
from game.stage.cards import CardArt
from game.ui.canvas import Box, Canvas
from game.ui.widgets import Button, IconButton, Painted, Widget
from game.words import _

LONG_WAIT = 20.0  # seconds after which Susan remarks that somebody thinks


class WettingTable(WettingHost):
    """A match as `viewer` sees it: with several people whoever is to move."""

    buttons = BUTTONS
    beat = 0.55

    def __init__(self, shared: Shared, session: Session, viewer: int = 0) -> None:
        super().__init__(shared, session, viewer)
        self.picture_of = Picture(
            self.board, self.focus, self.hands, CardArt(shared.assets, DRESSES, BACK)
        )
        self._waited = 0.0
        self._hinted = ""  # the action that a hint gave

    def _stir(self) -> None:
        super()._stir()
        self.picture_of.stale()

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        if self.busy:
            return "moving"
        dripping = any(guest.stage for guest in self.board.guests) or self.board.finale
        return "living" if dripping and not self.shared.settings.reduced_motion else "still"

    def enter(self) -> None:
        self.resume()
        self.shared.audio.ambience("amb_garden")

    def pause(self) -> None:
        super().pause()
        self.picture_of.paused = True

    def resume(self) -> None:
        self.picture_of.paused = False
        self._stir()
        self._music()

    def layout(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.director.finish_running()
        self.board.use(layout_for(canvas, self.board.shown.players))
        self.picture_of.forget()
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
            self.picture_of.stale()
        self._moving = moves
        self._load_ahead()
        if self._hinting:
            self._think_of_hint()
        if not self.director.busy and not self.director.held:
            self._advance(quick if settings.speed else self.beat)
        self._follow_hands()
        if self.asked == "turn":
            self._wait(dt)

    def _wait(self, dt: float) -> None:
        before, self._waited = self._waited, self._waited + dt
        if before < LONG_WAIT <= self._waited:
            self.talk.waiting(self.viewer)
            self._stir()

    def _may_ask(self, person: int, decision: Decision) -> bool:
        return not self._camera_on_way(decision) and super()._may_ask(person, decision)

    def _camera_on_way(self, decision: Decision) -> bool:
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

    # ------------------------------------------------------------------ hints
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

    def forget_hint(self) -> None:
        super().forget_hint()
        self._hinted = ""

    # ------------------------------------------------------------------ devices
    def handle(self, intent: Intent) -> None:
        self._stir()
        if not self._steers(intent):
            super().handle(intent)

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
        """Whether the focus has something to be on."""
        if self.board.closeup or self.board.finale:
            return self.asked in ("minor", "major")
        return any(sprite.card for sprite in self.board.hand.sprites)

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
        widgets = self._card_widgets()
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

    def open_sheet(self) -> None:
        """The scores of all rounds."""
        self.shared.scenes.push(SheetPage(self.shared, sheet_of(self.board)))

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self._follow_hands()
        moving = self._moving or self.director.busy
        self.picture_of.draw(canvas, moving, self.asked)

    def _paint_pass(self, c: Canvas, box: Box, state: str) -> None:
        """Who would squirt, as the rules say it."""
        board, viewer = self.board, self.viewer
        giver = would_squirt(self.session.view(viewer), viewer)
        threat = words.threat(board.names[giver])
        face = board.guests[giver].face_picture
        danger = Danger(face, threat, state, self._hinted == "pass")
        self.picture_of.painter.pieces.draw(c, danger, box, partial(paint_pass, danger=danger), 40)
