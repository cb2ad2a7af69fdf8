"""What the player is told while choosing: what to do now, and why something can't be done."""

from __future__ import annotations

from game.rules.core import View
from game.rules.waterfight.judge import Reason
from game.rules.waterfight.odds import (
    why_not_card,
    why_not_gun,
    why_not_target,
    why_not_with,
)
from game.scenes import battle_words as words
from game.scenes.battle_board import Board
from game.scenes.battle_choices import Choices
from game.words import _


def why_not_kid(view: View, seat: int, board: Board, kid: str) -> str:
    """Why a press on `kid` chooses nothing now."""
    chosen, turn = board.chosen, board.names[view.table.turn]
    if chosen.card is not None:
        gun = words.card_kind(chosen.card) == "gun"
        return words.refusal(why_not_gun(view, seat, chosen.card, kid) if gun else None, turn)
    if chosen.attacker is not None:
        return words.refusal(why_not_target(view, seat, kid), turn)
    if view.phase == "recruit":
        return _("Choose a card first: kids, guns, parts and events are on your shelf.")
    if view.phase != "soak":
        return words.refusal(None, turn)
    shown = board.shown.kids[kid]
    if shown.owner != seat and why_not_target(view, seat, kid) is None:
        return _("First choose who of yours attacks.")
    first = shown.guns[0].id if shown.guns else None
    return words.refusal(why_not_with(view, seat, kid, first, "shoot" if first else "throw"), turn)


def why_not_play(view: View | None, seat: int, board: Board, card: str) -> str:
    """Why a card of the hand can't be played now; `view` is None while others act."""
    if view is None:
        return words.waits_for(card)
    why = why_not_card(view, seat, card)
    if why is not None and why.reason is Reason.WRONG_PHASE:
        return words.waits_for(card)
    return words.refusal(why, board.names[view.table.turn])


def to_do(view: View, phase: str, choices: Choices, board: Board) -> str:
    """What the player is to do now; empty where it is plain."""
    if board.chosen.card is not None:
        return words.choose_for(board.chosen.card)
    if board.chosen.attacker is not None:
        return _("Choose a target")
    if phase == "balloons":
        return words.balloons_left(view.table.to_give)
    if phase == "lunch":
        return _("Which of your kids goes to lunch?")
    if choices.discards:
        return _("Your hand is too full: choose a card to discard.")
    if phase == "soak" and choices.attacks:
        return _("Who attacks?")
    return ""


def hinted_place(action: str) -> str:
    """The name of the widget where a hinted action begins."""
    verb, *rest = action.split()
    plain = {"done": "done", "decline": "letbe"}.get(verb)
    if plain:
        return plain
    if verb in ("shoot", "splash", "throw", "lunch"):
        return f"kid {rest[0]}"
    if verb == "give":
        return f"kid {rest[2]}"
    return f"card {rest[2] if verb == 'modify' else rest[0]}"


def thinking(name: str) -> str:
    """Somebody else is at it."""
    return _("{name} is thinking …").format(name=name)
