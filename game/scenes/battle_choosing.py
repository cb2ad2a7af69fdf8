"""Choosing on the battlefield: what presses, keys and drags mean, and what is told of it.

`Choosing` reads the legal actions and turns presses into one of them; `battle_table` asks, and
shows what comes of it.
"""

from __future__ import annotations

from functools import partial
from random import Random

from game.players.registry import hint
from game.rules.core import Action, View
from game.scenes import battle_words as words
from game.scenes.battle_aiming import Aiming
from game.scenes.battle_asking import (
    actions_on,
    best_attack,
    first_way,
    marks_for,
    why_no_way,
)
from game.scenes.battle_board import Board
from game.scenes.battle_choices import Choices, targets
from game.scenes.battle_drawing import Marks, Painter
from game.scenes.battle_log import LogPage
from game.scenes.battle_saying import hinted_place, thinking, to_do, why_not_kid, why_not_play
from game.scenes.battle_widgets import Presses, widgets_for
from game.scenes.continue_match import take_back
from game.scenes.hands import Hands
from game.scenes.scene import Shared
from game.scenes.table_flow import TableFlow
from game.session import Session
from game.shell.intents import Intent, Kind
from game.stage.director import Director
from game.ui.widgets import IconButton, Point
from game.words import _

DRAG = 60.0  # units upwards that make a drag a play
ALWAYS = ("pause", "log", "stop")  # buttons that work while something moves


class Choosing(TableFlow):
    """A table at which the viewer chooses one of the legal actions; `submit` does it."""

    def __init__(self, shared: Shared, session: Session, board: Board, painter: Painter,
                 hands: Hands, director: Director) -> None:  # fmt: skip
        super().__init__(shared, session, hands)
        self.board, self.painter, self.director = board, painter, director
        self.aiming = Aiming(board, Random(shared.seed))
        self.choices = Choices()
        self.volley = False  # everyone fires
        self._view: View | None = None
        self._grabbed: Point = (0.0, 0.0)
        self._dragged: str | None = None
        self._refusal = 0.0  # seconds that a sentence still stands

    def submit(self, action: Action) -> None:
        """Do `action` for the viewer."""
        raise NotImplementedError

    @property
    def marks(self) -> Marks:
        """What is marked on the field now."""
        return self.painter.marks

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
            self.submit(next(iter(found.values())))
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
            self.submit(action)
            return
        plays = choices.plays.get(card)
        if plays is None:
            self.refuse_card(card)
        elif len(plays) == 1 and self._plain(next(iter(plays))):
            self.submit(next(iter(plays.values())))
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
            self.submit(action)

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
            self.open_pause()
        elif name == "log":
            places = [self.board.place(seat) for seat in range(len(self.session.seats))]
            self.shared.scenes.push(LogPage(self.shared, self.board.shown.log, places))
        elif name == "undo" and self.session.can_undo(self.viewer):
            take_back(self.shared, self.session, self.viewer)
        elif name == "done" and self.choices.done:
            self.submit(self.choices.done)
        elif name == "letbe" and self.choices.decline:
            self.submit(self.choices.decline)
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
            self.submit(action)

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
        if self._view is not None:
            self._refuse(why_not_kid(self._view, self.viewer, self.board, kid))

    def refuse_card(self, card: str) -> None:
        """Say why a card can't be played now."""
        self._refuse(why_not_play(self._view, self.viewer, self.board, card))

    def _refuse(self, sentence: str) -> None:
        self.board.prompt = sentence
        self._refusal, self.board.refused = 3.5, True
        self.sound("ui_refused")
        self.shared.trace("refused", why=sentence)
        self._moving = True

    # ------------------------------------------------------------------ hints
    def show_hint(self) -> None:
        """What a strong player would do: thought over in slices, then shown."""
        if self._asked and self._view and self._asked.phase != "aim" and not self._hinting:
            self._hinting = hint(self._view)

    def _give_hint(self, action: Action) -> None:
        """Put the focus where the hinted action begins, and say it."""
        self.focus.go(hinted_place(action))
        self._follow_focus()
        self.board.prompt = words.hinted(action, self.board.names)
        self._refusal = 5.0
        self.sound("notice")
        self._moving = True

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
    def useful(self) -> list[str]:
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
        useful = self.useful()
        if not useful:
            return
        now = self.focus.current.name if self.focus.current else ""
        at = useful.index(now) + step if now in useful else 0
        self.focus.go(useful[at % len(useful)])
        self.sound("ui_focus")

    def _aim_focus(self) -> None:
        """Put the focus where the choice is, unless it already is on something of use."""
        useful = self.useful()
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
            useful = self.useful()
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
        self.board.refused = False
        board, said = self.board, ""
        if self.aiming.active:
            said = _("Press to shoot!")
        elif self._asked is None:
            decision = self.session.decision() if not self.director.busy else None
            if decision and not decision.secret and self.session.person_to_move() is None:
                said = thinking(board.names[decision.seat])
        elif self.volley:
            said = _("Everyone fires!")
        elif self._view:
            said = to_do(self._view, self._asked.phase, self.choices, board)
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
        if self._may_undo():
            at = self.board.anchors.hint
            found.append(IconButton("undo", *at, "undo", partial(self.press_button, "undo")))
        self.focus.set(found, self._canvas.u)
        if not self._asked and (self.focus.current is None or self.focus.current.name in ALWAYS):
            self.focus.current = None  # nothing to choose: no button shall look chosen
        self._follow_focus()

    def _may_undo(self) -> bool:
        """Whether the last action can be taken back; not while the sight swings."""
        if not self._asked or self.volley or self._asked.phase == "aim":
            return False
        return self.session.can_undo(self.viewer)

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
