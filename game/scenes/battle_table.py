"""The battlefield: a session of Water Fight shown as a water-gun fight on a level.

The scene asks the session's view what is legal, tells the session what was chosen, and turns
the events that come back into animation.  It sees one seat's view and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from pygame import Rect

from game.players.core import Thinking
from game.players.registry import hint
from game.rules.core import Action, Decision, Event, View
from game.rules.waterfight.events import MatchEnded
from game.rules.waterfight.judge import turn_facts
from game.rules.waterfight.odds import (
    gun_of,
    odds_between,
    why_not_card,
    why_not_gun,
    why_not_target,
    why_not_with,
)
from game.scenes import battle_words as words
from game.scenes.battle_asking import (
    actions_on,
    best_attack,
    first_way,
    marks_for,
    why_no_way,
)
from game.scenes.battle_board import Board, Sight
from game.scenes.battle_choices import Choices, targets
from game.scenes.battle_drawing import Marks, Painter
from game.scenes.battle_layout import SUNK, layout_for
from game.scenes.battle_levels import ground_for
from game.scenes.battle_log import LogPage
from game.scenes.battle_result import match_result
from game.scenes.battle_shown import in_order
from game.scenes.battle_staging import Staging, deck_before, grouped
from game.scenes.battle_widgets import Presses, Spot, kid_box, widgets_for
from game.scenes.games_list import GAME_SCENES
from game.scenes.hands import Hands
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.scene import Scene, Shared
from game.session import Session
from game.shell.intents import Intent, Kind
from game.stage import aim
from game.stage.director import Director
from game.stage.kid_sprites import KidSprites
from game.stage.tween import Animation, Later, Wait
from game.ui.canvas import Canvas
from game.ui.focus import Focus
from game.ui.widgets import Point
from game.words import _

BEAT = 0.55  # seconds that a computer player takes at least, so that one can follow
AFTER = 0.55  # seconds that a sum stays when the attack is over
SLICES = 4  # of thinking, a frame
DRAG = 60.0  # units upwards that make a drag a play
SOUNDS = (
    "card_deal", "card_slide", "card_drop", "die_roll", "die_land", "squirt_pistol", "squirt_pump",
    "squirt_cannon", "squirt_spray", "splash_small", "splash_medium", "splash_big", "run_steps",
    "hit", "miss", "aim_tick", "aim_stop",
)  # fmt: skip


class BattleTable(Scene):
    """A match of Water Fight as `viewer` sees it: with several people whoever is to move."""

    def __init__(self, shared: Shared, session: Session, viewer: int = 0) -> None:
        super().__init__(shared)
        self.session = session
        self.hands = Hands(shared, "waterfight", session.seats, viewer)
        self.home = self.hands.viewer
        view = session.view(self.viewer)
        self.board = Board(
            [seat.name for seat in session.seats],
            [seat.face for seat in session.seats],
            self.home,
            self.viewer,
            int(view.options["target"]),
        )
        self.ground = ground_for(shared, len(session.seats))
        self.painter = Painter(self.board, KidSprites(shared.assets), self.ground)
        entry = GAME_SCENES["waterfight"]
        self.painter.face_of = f"{entry.face_folder}/{entry.face_file}"
        self.staging = Staging(self.board, self)
        self.staging.fight.muzzle = self.painter.muzzle  # type: ignore[method-assign]
        self.director = Director(self.staging.table, shared.settings.speed)
        self.focus = Focus(self.sound)
        self.random = Random(shared.seed)
        self.choices = Choices()
        self.volley = False  # everyone fires
        self._view: View | None = None
        self._asked: Decision | None = None
        self._mover: int | None = None
        self._beat = 0.0
        self._pending: list[Event] | None = None
        self._hinting: Thinking | None = None
        self._swing: aim.Swing | None = None
        self._swung = 0.0
        self._moving = True
        self._started = False
        self._silent = False
        self._open = not self.hands.hidden
        self._canvas: Canvas | None = None
        self._grabbed: Point = (0.0, 0.0)
        self._dragged: str | None = None
        self._touched = False
        self._refusal = 0.0

    @property
    def viewer(self) -> int:
        """Whose hand lies on the shelf."""
        return self.hands.viewer

    @property
    def asked(self) -> str:
        """What the viewer is to choose now, as the rules' phase; nothing while others act."""
        return self._asked.phase if self._asked else ""

    @property
    def marks(self) -> Marks:
        """What is marked on the field now."""
        return self.painter.marks

    # ------------------------------------------------------------------ what staging asks for
    def sound(self, name: str, volume: float = 1.0) -> None:
        """Play an effect."""
        if not self._silent:
            self.shared.audio.play(name, volume)

    def jingle(self, name: str) -> None:
        """Play a jingle."""
        if not self._silent:
            self.shared.audio.jingle(name)

    def match_over(self, event: MatchEnded) -> None:
        """Hand over to the results."""
        self.shared.trace("over", scores=list(event.scores), winners=list(event.winners))
        result = match_result(self.board, self.session, event, self.viewer)
        self.shared.scenes.push(Results(self.shared, result))

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        busy = self._moving or self.director.busy or self._mover is not None
        if busy or self._hinting or self._swing:
            return "moving"
        return "still" if self.shared.settings.reduced_motion else "living"

    def where(self) -> dict[str, Rect]:
        c = self._canvas
        if c is None:
            return {}
        return {w.name: Rect(*(round(v * c.u) for v in w.box)) for w in self.focus.widgets}

    def enter(self) -> None:
        self.resume()
        self.shared.audio.ambience(
            "amb_pool" if "pool" in self.ground.wide.path.name else "amb_yard"
        )
        self.shared.audio.prepare(*SOUNDS)

    def leave(self) -> None:
        self.shared.audio.ambience(None)

    def pause(self) -> None:
        self.hands.close()
        self._follow_hands()

    def lose_focus(self) -> None:
        """The window lost the focus."""
        self.hands.lose_focus()

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
        events = self._seen(view.history)
        self.board.shown.deck = deck_before(events, view.table.deck)
        begun = any(event.type == "phase-done" or event.type == "card-played" for event in events)
        if begun or view.round > 1:
            self._silent = True
            self._play(events)
            self.director.skip()
            self._silent = False
            self.board.crowd.place_all(self.board.places())
            self.board.pops.clear()
            self.board.water.clear()
            self.board.puddles.clear()
            if self.hands.hidden:
                self.board.shown.hand = []
        else:
            self._play(events)

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        """The events as they may be shown."""
        return self.hands.seen(events)

    def _play(self, events: Sequence[Event]) -> None:
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
        self.director.update(dt)
        quick = dt * settings.speed if settings.speed else dt
        self._moving = self.board.update(quick, dt, settings.reduced_motion)
        self._refusal = max(0.0, self._refusal - dt)
        if self._swing:
            self._swing_on(dt)
        if self._hinting:
            self._think_of_hint()
        if not self.director.busy and not self._swing:
            self._advance(quick if settings.speed else BEAT)
        self._follow_hands()
        self._follow_shelf()
        self._say()

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
            answer = decision.secret and person != self.session.view(person).table.turn
            if self.hands.ask(person, answer):
                self._ask(decision)
        else:
            # Nobody may be told by a pause that somebody holds an answer.
            self._mover, self._beat = decision.seat, 0.0 if decision.secret else BEAT
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
            self._begin_swing()
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

    def mark(self) -> None:
        """Mark what may be chosen now, and build the widgets for it."""
        if self._view and self._asked and self._asked.phase != "aim":
            self.painter.marks = marks_for(self._view, self.choices, self.board)
        else:
            self.painter.marks = Marks()
        self.rebuild()

    # ------------------------------------------------------------------ what is pressed
    def press_kid(self, kid: str) -> None:
        """A kid was pressed: whom that chooses depends on what is chosen already."""
        chosen, board = self.board.chosen, self.board
        wanted = targets(self.choices, chosen)
        found = actions_on(board, wanted, kid)
        if found:
            self._submit(next(iter(found.values())))
        elif chosen.card is None and kid in self.choices.attacks and self._view:
            chosen.attacker = kid
            chosen.way = first_way(self._view, kid, self.choices)
            self.mark()
            self._focus_target()
        elif self._asked:
            self.refuse_kid(kid)

    def press_card(self, card: str) -> None:
        """A card of the hand was pressed: it is played, chosen for a target, or says why not."""
        choices, chosen = self.choices, self.board.chosen
        action = choices.window.get(card) or choices.discards.get(card)
        if action:
            self._submit(action)
            return
        plays = choices.plays.get(card)
        if plays is None:
            self.refuse_card(card)
        elif len(plays) == 1 and self._plain(next(iter(plays))):
            self._submit(next(iter(plays.values())))
        elif chosen.card == card:
            chosen.clear()
            self.mark()
        else:
            chosen.clear()
            chosen.card = card
            self.sound("card_lift")
            self.mark()
            self._focus_target()

    @staticmethod
    def _plain(target: str | None) -> bool:
        """Whether a card that can only be played like this need not ask for a target: on nobody,
        or on the only opponent."""
        return target is None or target.isdigit()

    def press_seat(self, seat: int) -> None:
        """A counter was pressed."""
        action = targets(self.choices, self.board.chosen).get(str(seat))
        if action:
            self._submit(action)

    def press_way(self, number: int) -> None:
        """A way to attack was pressed on the wheel."""
        chosen = self.board.chosen
        if number >= len(self.marks.wheel) or chosen.attacker is None or self._view is None:
            return
        spot = self.marks.wheel[number]
        if not spot.able:
            self._refuse(why_no_way(self._view, self.viewer, chosen.attacker, spot.way))
            return
        chosen.way = spot.way
        self.mark()

    def press_button(self, name: str) -> None:
        """One of the buttons was pressed."""
        if name == "pause":
            self.shared.scenes.push(
                Pause(self.shared, "waterfight", kept=self.shared.kept is not None)
            )
        elif name == "log":
            places = [self.board.place(seat) for seat in range(len(self.session.seats))]
            self.shared.scenes.push(LogPage(self.shared, self.board.shown.log, places))
        elif name == "done" and self.choices.done:
            self._submit(self.choices.done)
        elif name == "letbe" and self.choices.decline:
            self._submit(self.choices.decline)
        elif name == "fire" and self.choices.attacks:
            self.volley = True
            self._fire_next()
        elif name == "stop":
            self.volley = False
            self.rebuild()

    def _fire_next(self) -> None:
        """Everyone fires: the best attack that is left."""
        action = best_attack(self._view, self.choices) if self._view else None
        if action is None:
            self.volley = False
            self.rebuild()
        else:
            self._submit(action)

    def back(self) -> None:
        """Take back what was chosen so far, stop the volley, or pause."""
        if self.volley:
            self.press_button("stop")
        elif self.board.chosen.anything:
            self.board.chosen.clear()
            self.sound("ui_back")
            self.mark()
        else:
            self.press_button("pause")

    # ------------------------------------------------------------------ why not
    def refuse_kid(self, kid: str) -> None:
        """Say why a kid can't be chosen now."""
        view, chosen = self._view, self.board.chosen
        if view is None:
            return
        why = None
        if chosen.card is not None:
            why = why_not_gun(view, self.viewer, chosen.card, kid) if words.card_kind(chosen.card) == "gun" else None  # fmt: skip
        elif chosen.attacker is not None:
            why = why_not_target(view, self.viewer, kid)
        elif view.phase == "soak":
            shown = self.board.shown.kids[kid]
            gun = shown.guns[0].id if shown.guns else None
            why = why_not_with(view, self.viewer, kid, gun, "shoot" if gun else "throw")
            if shown.owner != self.viewer and why_not_target(view, self.viewer, kid) is None:
                self._refuse(_("First choose who of yours attacks."))
                return
        elif view.phase == "recruit":
            self._refuse(_("Choose a card first: kids, guns, parts and events are on your shelf."))
            return
        self._refuse(words.refusal(why, self.board.names[view.table.turn]))

    def refuse_card(self, card: str) -> None:
        """Say why a card can't be played now."""
        if self._view is None:
            self._refuse(words.waits_for(card))
            return
        why = why_not_card(self._view, self.viewer, card)
        if why is not None and why.reason.value == "wrong-phase":
            self._refuse(words.waits_for(card))
        else:
            self._refuse(words.refusal(why, self.board.names[self._view.table.turn]))

    def _refuse(self, sentence: str) -> None:
        self.board.prompt = sentence
        self._refusal = 3.5
        self.sound("ui_refused")
        self.shared.trace("refused", why=sentence)
        self._moving = True

    # ------------------------------------------------------------------ acting
    @property
    def swinging(self) -> bool:
        """Whether the sight swings."""
        return self._swing is not None

    def act(self, action: Action) -> None:
        """The viewer does `action`, which must be legal."""
        self._submit(action)

    def _submit(self, action: Action) -> None:
        self.hands.acted()
        self._receive(self.session.submit(self.viewer, action))

    def _receive(self, events: Sequence[Event]) -> None:
        """Take over what has happened: it is shown in order."""
        self._asked = self._mover = self._hinting = self._view = None
        self.choices = Choices()
        self.board.chosen.clear()
        self.board.prompt = ""
        self._refusal = 0.0
        self.painter.marks = Marks()
        seen = self._seen(events)
        for event in seen:
            self.shared.trace("event", **event.to_json())
        self._play(seen)
        self.director.then(self.rebuild)
        self.rebuild()
        self._music()
        self._moving = True

    # ------------------------------------------------------------------ arcade aim
    def _begin_swing(self) -> None:
        attack = self._view.table.attack if self._view else None
        if attack is None or self._view is None:
            return
        table = self._view.table
        kid = table.kid(attack.attacker)
        gun = None if attack.gun is None else gun_of(kid, attack.gun)
        odds = odds_between(
            kid, gun, attack.kind, table.kid(attack.target), turn_facts(self._view.history)
        )
        skill = sum(term.value for term in odds.terms if term.cause == kid.id)
        volume = 0 if gun is None else gun.volume
        pace = aim.pace_for(volume, skill, self.shared.settings.reduced_motion)
        self._swing, self._swung = aim.start(self.random, pace), 0.0
        self.board.sight = Sight(attack.target, self._swing.at(0.0))
        self._moving = True

    def _swing_on(self, dt: float) -> None:
        assert self._swing is not None and self.board.sight is not None
        before = self._swung
        self._swung += dt
        if int(before * 5) != int(self._swung * 5):
            self.sound("aim_tick", 0.35)
        self.board.sight.at = self._swing.at(self._swung)
        if self._swung >= self._swing.stop:
            self.stop_swing()

    def stop_swing(self) -> None:
        """The sight stops where it is: that is the attack's die."""
        if self._swing is None or self.board.sight is None:
            return
        value = self._swing.value(self._swung)
        self.board.sight.at = self._swing.at(self._swung)
        self.board.sight.value = value
        self._swing = None
        self._submit(f"aim {value}")

    # ------------------------------------------------------------------ hints
    def show_hint(self) -> None:
        """What a strong player would do: thought over in slices, then shown."""
        if self._asked and self._view and self._asked.phase != "aim" and not self._hinting:
            self._hinting = hint(self._view)

    def _think_of_hint(self) -> None:
        assert self._hinting is not None
        try:
            for _slice in range(SLICES):
                next(self._hinting)
        except StopIteration as done:
            self._hinting = None
            self._give_hint(done.value)

    def _give_hint(self, action: Action) -> None:
        """Put the focus where the hinted action begins, and say it."""
        verb, *rest = action.split()
        name = {"done": "done", "decline": "letbe"}.get(verb, "")
        if verb in ("shoot", "splash", "throw", "lunch"):
            name = f"kid {rest[0]}"
        elif verb == "modify":
            name = f"card {rest[2]}"
        elif verb == "give":
            name = f"kid {rest[2]}"
        elif rest:
            name = f"card {rest[0]}"
        self.focus.go(name)
        self._follow_focus()
        self.board.prompt = words.hinted(action, self.board.names)
        self._refusal = 5.0
        self.sound("notice")
        self._moving = True

    # ------------------------------------------------------------------ devices
    def handle(self, intent: Intent) -> None:
        self._moving = True
        if self.hands.handle(intent):
            return
        self._touched = intent.device.kind == "touch"
        pressed = intent.kind in (Kind.PRESS, Kind.CONFIRM)
        if intent.kind is Kind.MENU:
            if not intent.repeated:
                self.press_button("pause")
        elif intent.kind is Kind.CANCEL:
            if not intent.repeated:
                self.back()
        elif self._swing:
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
        self._silent = True
        self.director.skip()
        self._silent = False
        self.board.water.jets.clear()
        self.sound("card_drop")
        self._beat = 0.0

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

    def _drag(self, card: str, at: Point) -> None:
        """The pointer holds `card` and is at `at` (units)."""
        self._dragged = card if self._grabbed[1] - at[1] > DRAG else None

    def _let_go(self, intent: Intent) -> None:
        card, self._dragged = self._dragged, None
        if card is None or self._canvas is None or intent.at is None or not self._asked:
            self.focus.handle(intent)
            return
        self.focus.handle(Intent(Kind.RELEASE, intent.device, (-1, -1)))
        at = self._canvas.units(intent.at)
        if self.board.chosen.card != card:
            self.press_card(card)
        under = self.focus.under(at)
        if self.board.chosen.card == card and under is not None and under.name.startswith("kid "):
            self.press_kid(under.name[4:])

    # ------------------------------------------------------------------ focus
    def _useful(self) -> list[str]:
        """The names of widgets that a choice can be made with now."""
        marks = self.marks
        names = [f"kid {kid}" for kid in (*marks.odds, *sorted(marks.able))]
        names += [f"seat {seat}" for seat in sorted(marks.seats)]
        if not self.board.chosen.anything:
            names += [f"card {card}" for card in self.board.shown.hand if card in marks.lit]
        names += ["fire", "done", "letbe", "stop"]
        there = {widget.name for widget in self.focus.widgets}
        return [name for name in names if name in there]

    def _next_of_use(self, step: int) -> None:
        useful = self._useful()
        if not useful:
            return
        now = self.focus.current.name if self.focus.current else ""
        at = useful.index(now) + step if now in useful else 0
        self.focus.go(useful[at % len(useful)])
        self.sound("ui_focus")

    def _aim_focus(self) -> None:
        """Put the focus where the choice is, unless it already is on something of use."""
        useful = self._useful()
        current = self.focus.current.name if self.focus.current else ""
        if self._asked and useful and current not in useful:
            self.focus.go(useful[0])
        self._follow_focus()

    def _focus_target(self) -> None:
        """After an attacker or a card: to the likeliest target."""
        odds = self.marks.odds
        if odds:
            best = max(odds, key=lambda kid: (odds[kid].soaks, odds[kid].percent))
            self.focus.go(f"kid {best}")
        else:
            useful = self._useful()
            if useful:
                self.focus.go(useful[0])
        self._follow_focus()

    def _follow_focus(self) -> None:
        """Show on the board what has the focus."""
        current, board = self.focus.current, self.board
        name = current.name if current and (self._asked or self._pointed()) else ""
        kid = name[4:] if name.startswith("kid ") else None
        card = name[5:] if name.startswith("card ") else None
        if (kid, card) == (board.focus, board.focus_card):
            return
        board.focus, board.focus_card = kid, card
        states = {one: state for one, state in self.marks.card_state.items() if state == "chosen"}
        if card is not None:
            states[card] = states.get(card, "focus")
        self.marks.card_state = states
        self._moving = True

    def _pointed(self) -> bool:
        """Whether a pointer or a key has been used to look at something while others act."""
        return self.focus.current is not None and self.focus.current.name not in ALWAYS

    def _follow_shelf(self) -> None:
        """The shelf sinks while the fight goes on and rises when it is wanted."""
        board, phase = self.board, self.board.shown.phase
        wanted = phase == "soak" and board.focus_card is None and not self.marks.banner
        if self._asked and self._asked.phase == "soak" and not self.volley:
            wanted = wanted and bool(self.choices.attacks)
        if board.chosen.card is not None or not board.shown.hand:
            wanted = False
        goal = 1.0 if wanted else 0.0
        if goal != board.tip.wanted:
            board.tip.wanted = goal
            if self.shared.settings.reduced_motion:
                board.tip.sink = goal
            self.rebuild()

    def _say(self) -> None:
        """What the player is told in the middle of the lower edge."""
        if self._refusal > 0:
            return
        board, choices = self.board, self.choices
        said = ""
        if self._swing:
            said = _("Press to shoot!")
        elif self._asked is None:
            decision = self.session.decision() if not self.director.busy else None
            if decision and not decision.secret and self.session.person_to_move() is None:
                said = _("{name} is thinking …").format(name=board.names[decision.seat])
        elif self.volley:
            said = _("Everyone fires!")
        elif board.chosen.card is not None:
            said = words.choose_for(board.chosen.card)
        elif board.chosen.attacker is not None:
            said = _("Choose a target")
        elif self._asked.phase == "balloons" and self._view:
            said = words.balloons_left(self._view.table.to_give)
        elif self._asked.phase == "lunch":
            said = _("Which of your kids goes to lunch?")
        elif choices.discards:
            said = _("Your hand is too full: choose a card to discard.")
        elif self._asked.phase == "soak" and choices.attacks:
            said = _("Who attacks?")
        if said != board.prompt:
            board.prompt = said
            self._moving = True

    # ------------------------------------------------------------------ widgets
    def rebuild(self) -> None:
        """The widgets that there are now."""
        if self._canvas is None:
            return
        presses = Presses(
            self.press_kid, self.press_card, self.press_seat, self.press_way, self.press_button,
            self._drag,
        )  # fmt: skip
        found = widgets_for(self.board, self.marks, presses, self._buttons())
        self.focus.set(found, self._canvas.u)
        if not self._asked and (self.focus.current is None or self.focus.current.name in ALWAYS):
            self.focus.current = None  # nothing to choose: no button shall look chosen
        self._follow_focus()

    def _buttons(self) -> list[tuple[str, str, str, str]]:
        """The buttons on the field: name, label, kind, icon."""
        if self.volley:
            return [("stop", _("Stop"), "danger", "close")]
        if not self._asked or self.board.chosen.anything:
            return []
        found = []
        if self.choices.attacks:
            found.append(("fire", _("Everyone fire"), "main", "gun"))
        if self.choices.done:
            label = _("Done") if self._asked.phase == "soak" else _("Ready")
            found.append(("done", label, "go", "check"))
        return found

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.begin()
        painter = self.painter
        plain = [w for w in self.focus.widgets if not isinstance(w, Spot)]
        under = [(w.name, self.focus.state(w), w) for w in plain if w.name != "letbe"]
        painter.below(canvas, under)
        painter.crowd(canvas)
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


ALWAYS = ("pause", "log", "stop")
