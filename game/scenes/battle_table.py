"""The battlefield: a session of Water Fight shown as a water-gun fight on a level.

The scene asks the session's view what is legal, tells the session what was chosen, and turns
the events that come back into animation.  It sees one seat's view and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.rules.core import Action, Decision, Event
from game.rules.waterfight.events import MatchEnded
from game.scenes.battle_board import Board
from game.scenes.battle_choices import Choices
from game.scenes.battle_choosing import ALWAYS, Choosing
from game.scenes.battle_drawing import Marks, Painter
from game.scenes.battle_layout import SUNK, layout_for
from game.scenes.battle_levels import ground_for
from game.scenes.battle_result import match_result
from game.scenes.battle_shown import in_order
from game.scenes.battle_staging import Staging, deck_before, grouped
from game.scenes.battle_widgets import Spot, kid_box
from game.scenes.games_list import GAME_SCENES
from game.scenes.hands import Hands
from game.scenes.results import Results
from game.scenes.scene import Shared
from game.session import Session
from game.shell.intents import Intent, Kind
from game.stage.director import Director
from game.stage.kid_sprites import KidSprites
from game.stage.tween import Animation, Later, Wait
from game.ui.canvas import Canvas

ON_FIELD = ("fire", "done", "stop")  # buttons that stand before whoever is there
AFTER = 0.55  # seconds that a sum stays when the attack is over
SOUNDS = (
    "card_deal", "card_slide", "card_drop", "die_roll", "die_land", "squirt_pistol", "squirt_pump",
    "squirt_cannon", "squirt_spray", "splash_small", "splash_medium", "splash_big", "run_steps",
    "hit", "miss", "aim_tick", "aim_stop",
)  # fmt: skip


class BattleTable(Choosing):
    """A match of Water Fight as `viewer` sees it: with several people whoever is to move."""

    beat = 0.55
    captions_at_left = True  # the shelf's lower edge holds the cards' names

    def __init__(self, shared: Shared, session: Session, viewer: int = 0) -> None:
        hands = Hands(shared, "waterfight", session.seats, viewer)
        view, seats = session.view(hands.viewer), session.seats
        board = Board(
            [seat.name for seat in seats],
            [seat.face for seat in seats],
            hands.viewer,
            hands.viewer,
            int(view.options["target"]),
        )
        self.ground = ground_for(shared, len(seats))
        painter = Painter(board, KidSprites(shared.assets), self.ground)
        entry = GAME_SCENES["waterfight"]
        painter.face_of = f"{entry.face_folder}/{entry.face_file}"
        self.staging = Staging(board, self)
        self.staging.fight.muzzle = painter.muzzle  # type: ignore[method-assign]
        director = Director(self.staging.table, shared.settings.speed)
        super().__init__(shared, session, board, painter, hands, director)

    # ------------------------------------------------------------------ what staging asks for
    def match_over(self, event: MatchEnded) -> None:
        """Hand over to the results."""
        self.shared.trace("over", scores=list(event.scores), winners=list(event.winners))
        result = match_result(self.board, self.session, event, self.viewer)
        self.shared.scenes.push(Results(self.shared, result))

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        if self.busy or self.aiming.active:
            return "moving"
        return "still" if self.shared.settings.reduced_motion else "living"

    def enter(self) -> None:
        self.resume()
        self.shared.audio.ambience(
            "amb_pool" if "pool" in self.ground.wide.path.name else "amb_yard"
        )
        self.shared.audio.prepare(*SOUNDS)

    def resume(self) -> None:
        self._moving = True
        self._music()

    def _music(self) -> None:
        shown = self.board.shown
        tension = max(0.0, (max(shown.scores) / shown.target - 0.4) / 0.5)
        self.shared.audio.music("music_waterfight", min(1.0, tension))

    def layout(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.director.finish_running()
        self.painter.forget(canvas)
        self.board.use(layout_for(canvas, len(self.session.seats), self.ground.sides))
        if not self._started:
            self._started = True
            self._take_up()
        self.rebuild()
        self._moving = True

    def _take_up(self) -> None:
        """Show what has happened so far: a new match from its deal on, another one at once."""
        view = self.session.view(self.viewer)
        events = self.hands.seen(view.history)
        self.board.shown.deck = deck_before(events, view.table.deck)
        begun = any(event.type == "phase-done" or event.type == "card-played" for event in events)
        if begun or view.round > 1:
            self._silent = True
            self._show(events)
            self.director.skip()
            self._silent = False
            self.board.crowd.place_all(self.board.places())
            self.board.pops.clear()
            self.board.water.clear()
            self.board.puddles.clear()
            if self.hands.hidden:
                self.board.shown.hand = []
        else:
            self._show(events)

    def _show(self, events: Sequence[Event]) -> None:
        """Queue the animations of events, those that belong together as one."""
        for group in grouped(events):
            self.director.add(Later(partial(self.staging.group, group)))
        self.director.add(Later(self._linger))

    def _linger(self) -> Animation:
        """The sum of an attack that is over stays for a moment."""
        roll = self.board.shown.roll
        if roll is None or not roll.settled:
            return Wait(0.0)
        wait = Wait(AFTER)
        wait.landed = self.staging.fight.over
        return wait

    # ------------------------------------------------------------------ hands
    def _follow_hands(self) -> None:
        """Lay the hand open or closed as it is to be now."""
        shown = self.board.shown
        changed = shown.viewer != self.viewer
        if not changed and (not self.hands.hidden or self._open == self.hands.showing):
            return
        self._open = self.hands.showing
        shown.viewer = self.viewer
        cards = self.session.view(self.viewer).hands[self.viewer] if self._open else ()
        shown.hand = [] if isinstance(cards, int) else in_order(cards)
        self.board.focus_card = None
        self._offer()
        self._moving = True

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> None:
        if self.hands.watch():
            return
        settings = self.shared.settings
        self.director.speed = settings.speed
        self.painter.still = settings.reduced_motion
        self.painter.time += dt
        if self.director.busy and not settings.speed:
            self._rush()
        self.director.update(dt)
        quick = dt * settings.speed if settings.speed else dt
        self._moving = self.board.update(quick, dt, settings.reduced_motion)
        self._refusal = max(0.0, self._refusal - dt)
        if self.aiming.active:
            self._swing_on(dt)
        if self._hinting:
            self._think_of_hint()
        if not self.director.busy and not self.aiming.active:
            self._advance(quick if settings.speed else self.beat)
        self._follow_hands()
        self._follow_shelf()
        self._say()

    def _may_ask(self, person: int, decision: Decision) -> bool:
        answer = decision.secret and person != self.board.shown.turn
        return self.hands.ask(person, answer)

    def _beat_for(self, decision: Decision) -> float:
        # Nobody may be told by a pause that somebody holds an answer.
        return 0.0 if decision.secret else self.beat

    def _ask(self, decision: Decision) -> None:
        self._asked = decision
        self.board.chosen.clear()
        self._follow_hands()
        self._offer()
        if self._asked is None or self._asked is not decision:
            return
        self.shared.trace(
            "turn", phase=decision.phase, seat=decision.seat, legal=list(decision.options)[:400]
        )
        if decision.phase == "aim":
            assert self._view is not None
            self.aiming.begin(self._view, self.shared.settings.reduced_motion)
            self._moving = True
        elif self.volley and decision.phase == "soak":
            self._fire_next()
        elif decision.phase == "soak" and not self.choices.attacks:
            self.volley = False

    def _offer(self) -> None:
        """Read what may be chosen and mark it, if the hand lies open."""
        self._view = self.session.view(self.viewer) if self._asked else None
        self.choices = Choices.of(self._view.legal if self._view else ())
        self.mark()
        self._aim_focus()

    # ------------------------------------------------------------------ acting
    @property
    def swinging(self) -> bool:
        """Whether the sight swings."""
        return self.aiming.active

    def submit(self, action: Action) -> None:
        """The viewer does `action`; IllegalAction if it is not legal."""
        self.hands.acted()
        self._receive(self.session.submit(self.viewer, action))

    def _choice_made(self) -> None:
        self._asked = self._mover = self._hinting = self._view = None
        self.choices = Choices()
        self.board.chosen.clear()
        self.board.prompt, self.board.refused = "", False
        self._refusal = 0.0
        self.painter.marks = Marks()

    # ------------------------------------------------------------------ arcade aim
    def _swing_on(self, dt: float) -> None:
        ticks, over = self.aiming.update(dt)
        if ticks:
            self.sound("aim_tick", 0.35)
        if over:
            self.stop_swing()

    def stop_swing(self) -> None:
        """The sight stops where it is: that is the attack's die."""
        value = self.aiming.stop()
        if value is not None:
            self.submit(f"aim {value}")

    # ------------------------------------------------------------------ devices
    def handle(self, intent: Intent) -> None:
        self._moving = True
        if self.hands.handle(intent):
            return
        pressed = intent.kind in (Kind.PRESS, Kind.CONFIRM)
        if intent.kind is Kind.MENU:
            if not intent.repeated:
                self.press_button("pause")
        elif intent.kind is Kind.CANCEL:
            if not intent.repeated:
                self.back()
        elif self.aiming.active:
            if pressed and not intent.repeated and not self._on_button(intent):
                self.stop_swing()
            elif self._on_button(intent) or intent.kind in (Kind.POINT, Kind.RELEASE):
                self.focus.handle(intent)
        elif intent.kind is Kind.EXTRA:
            self.show_hint()
        elif pressed and self._skips(intent):
            self.skip()
        elif intent.kind in (Kind.NEXT, Kind.PREVIOUS):
            self._next_of_use(1 if intent.kind is Kind.NEXT else -1)
        elif intent.kind is Kind.RELEASE:
            self._let_go(intent)
        else:
            if intent.kind is Kind.PRESS and intent.at and self._canvas:
                self._grabbed = self._canvas.units(intent.at)
            self.focus.handle(intent)
        self._follow_focus()

    def skip(self) -> None:
        """Bring all that runs to its end, with one sound in place of many."""
        self._rush()
        self._beat = 0.0

    def _rush(self) -> None:
        """Finish all that is to be shown: one sound in place of many, no heap of words."""
        self._silent = True
        self.director.skip()
        self._silent = False
        self.board.water.jets.clear()
        self.board.pops.clear()
        self.sound("card_drop")

    def _on_button(self, intent: Intent) -> bool:
        """Whether the intent is for one of the buttons that are always there."""
        under = self.focus.current
        if intent.kind in (Kind.PRESS, Kind.RELEASE, Kind.POINT) and intent.at and self._canvas:
            under = self.focus.under(self._canvas.units(intent.at))
            return under is not None and under.name in ALWAYS
        return intent.kind is Kind.CONFIRM and under is not None and under.name in ALWAYS

    def _skips(self, intent: Intent) -> bool:
        """Whether a press comes while something moves: then it skips, and plays nothing."""
        if self._asked and not self.director.busy:
            return False
        return not self._on_button(intent)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.begin()
        painter = self.painter
        plain = [w for w in self.focus.widgets if not isinstance(w, Spot)]
        buttons = [(w.name, self.focus.state(w), w) for w in plain if w.name != "letbe"]
        painter.below(canvas, [button for button in buttons if button[0] not in ON_FIELD])
        painter.crowd(canvas)
        painter.buttons(canvas, [button for button in buttons if button[0] in ON_FIELD])
        painter.above(canvas)
        painter.windows(canvas)
        for widget in plain:
            if widget.name == "letbe":
                widget.draw(canvas, self.focus.state(widget))
        if canvas.audit:
            for widget in self.focus.widgets:
                if isinstance(widget, Spot):
                    self._note(canvas, widget)
        if not self._open:
            shelf = self.board.anchors.shelf
            self.hands.draw(canvas, shelf.centerx, shelf.y + 70)

    def _note(self, c: Canvas, widget: Spot) -> None:
        """Tell the audit of a kid or a counter; cards and ways tell it themselves."""
        if widget.name.startswith("kid "):
            c.target(kid_box(self.board, widget.name[4:]), widget.name)

    @property
    def sunk(self) -> float:
        """How far the shelf has sunk, in units."""
        return SUNK * self.board.tip.sink
