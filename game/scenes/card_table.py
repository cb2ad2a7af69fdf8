"""A table at which one plays cards out of an open hand: by press, by drag, by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.rules.cards import Card
from game.rules.core import Action, Decision, View
from game.scenes.table_flow import TableFlow
from game.shell.intents import Intent, Kind
from game.stage.bubbles import Bubbles
from game.stage.hand import CardWidget, Hand
from game.ui.widgets import Point, Widget

DRAG = 16  # units that a card must be pulled to be on its way


class CardBoard(Protocol):
    """What stands on such a table, as far as the hand goes."""

    hand: Hand
    bubbles: Bubbles

    def lay_hand(self, cards: Sequence[Card]) -> None:
        """The viewer's hand lies there: `cards` face up, or with none as many backs as are held."""


class CardTable(TableFlow):
    """`buttons` are the names of those that work while something moves."""

    buttons: Sequence[str] = ()
    board: CardBoard
    _grabbed: Point = (0.0, 0.0)  # where the pointer took hold, in units

    # ------------------------------------------------------------------ what each table says
    def refuse(self, card: Card) -> None:
        """Say in words why `card` may not be played now."""
        raise NotImplementedError

    def submit(self, action: Action) -> None:
        """The viewer has chosen."""
        raise NotImplementedError

    def forget_hint(self) -> None:
        """What a hint showed is no longer true, or no longer to be seen."""
        self._hinting = None

    def _offer(self, decision: Decision) -> None:
        """Raise what may be played: the hand lies open."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the hand
    @staticmethod
    def _legal(view: View) -> set[Card]:
        """The cards that may be played, as the rules say it."""
        return {action[5:] for action in view.legal if action.startswith("play ")}

    def _lay_hand(self) -> None:
        """The viewer's cards, if they may be seen, else backs."""
        cards = self.session.view(self.viewer).hands[self.viewer] if self._open else ()
        self.board.lay_hand(() if isinstance(cards, int) else cards)

    def _follow_hands(self) -> None:
        """Lay the hand open or closed as it is to be now, and forget what was said of it."""
        if not self.hands.hidden or self._open == self.hands.showing:
            return
        self._open = self.hands.showing
        hand = self.board.hand
        hand.legal = hand.hinted = hand.dragged = hand.focus = None
        self.forget_hint()
        self.board.bubbles.pop(self.viewer, None)
        self._lay_hand()
        if self._open and self._asked:
            self._offer(self._asked)
        self.rebuild()
        self._stir()

    def _choice_made(self) -> None:
        self.hands.acted()
        self._follow_hands()
        self._asked = self._mover = None
        self.forget_hint()
        hand = self.board.hand
        hand.legal = hand.hinted = hand.dragged = None

    def play(self, card: Card) -> None:
        """The viewer wants to play `card`: it flies, or is refused with the reason."""
        legal = self.board.hand.legal
        if self._asked and legal is not None and card in legal:
            self.submit(f"play {card}")
        else:
            self.refuse(card)

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
            self._cut_short()
        elif intent.kind is Kind.RELEASE:
            self._let_go(intent)
        else:
            if intent.kind is Kind.PRESS and intent.at and self._canvas:
                self._grabbed = self._canvas.units(intent.at)
            self.focus.handle(intent)
        self._follow_focus()

    def _skips(self, intent: Intent) -> bool:
        """Whether a press comes while something moves: then it skips, and plays nothing."""
        if self._asked and not self.director.busy:
            return False
        under = self.focus.current
        if intent.kind is Kind.PRESS:
            assert self._canvas is not None and intent.at is not None
            under = self.focus.under(self._canvas.units(intent.at))
        return under is None or under.name not in self.buttons

    def drag(self, card: Card, at: Point) -> None:
        """The pointer holds `card` and is at `at` (units)."""
        dx, dy = at[0] - self._grabbed[0], at[1] - self._grabbed[1]
        hand = self.board.hand
        if hand.legal is not None and card in hand.legal and abs(dx) + abs(dy) > DRAG:
            hand.dragged = (card, dx, dy)

    def _let_go(self, intent: Intent) -> None:
        """A card that is let go above its place is played."""
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

    # ------------------------------------------------------------------ widgets
    def _card_widgets(self) -> list[Widget]:
        """The open cards of the hand, to be pressed."""
        hand = self.board.hand
        return [
            CardWidget(sprite.card, box, self.play, self.drag)
            for sprite, box in zip(hand.sprites, hand.boxes(), strict=True)
            if sprite.card
        ]

    def _follow_focus(self) -> None:
        """The card that has the focus is raised."""
        current = self.focus.current
        hand = self.board.hand
        focused = current.name[5:] if current and current.name.startswith("card ") else None
        if focused != hand.focus:
            hand.focus = focused
            self._place_card_boxes()

    def _place_card_boxes(self) -> None:
        """The cards that can be pressed have been raised or lowered."""
        hand = self.board.hand
        boxes = dict(zip((sprite.card for sprite in hand.sprites), hand.boxes(), strict=True))
        for widget in self.focus.widgets:
            if isinstance(widget, CardWidget) and widget.card in boxes:
                widget.box = boxes[widget.card]
