"""What a finished match of Swamp looks like on the result screen."""

from __future__ import annotations

from game.rules.swamp import SEATS, MatchEnded, TrickTaken
from game.scenes import swamp_words as words
from game.scenes.results import Fact, Result
from game.scenes.swamp_board import Board
from game.session import Session
from game.words import _


def match_result(board: Board, session: Session, event: MatchEnded) -> Result:
    """The match on `board` as the result screen shows it."""
    sheet, names = board.shown.sheet, board.names
    view = session.view(board.shown.viewer)
    tricks = [one for one in view.history if isinstance(one, TrickTaken)]
    points = [done.points for done in sheet]
    exact = [sum(done.calls[seat] == done.taken[seat] for done in sheet) for seat in range(SEATS)]
    facts = [
        Fact("check", _("Best caller"), words.exact_calls(exact, len(sheet), names)),
        Fact("star", _("Best round"), words.best_round(points, names)),
        Fact("last", _("Fattest trick"), words.best_trick(tricks, names)),
    ]
    return Result(
        "swamp", session.seats, event.scores, event.winners, points, facts, dict(view.options)
    )
