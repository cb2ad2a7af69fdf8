"""What a finished Water Fight looks like on the result screen."""

from __future__ import annotations

from collections import Counter

from game.rules.core import Event
from game.rules.waterfight.events import (
    AttackDeclared,
    AttackHit,
    DropsLanded,
    KidSoaked,
    MatchEnded,
)
from game.scenes import battle_words as words
from game.scenes.battle_board import Board
from game.scenes.results import Fact, Result
from game.session import Session
from game.words import _


def match_result(board: Board, session: Session, event: MatchEnded, viewer: int) -> Result:
    """The match on `board` as the result screen shows it."""
    view = session.view(viewer)
    return Result(
        "waterfight",
        session.seats,
        event.scores,
        event.winners,
        (),
        facts(view.history),
        dict(view.options),
    )


def facts(history: tuple[Event, ...]) -> list[Fact]:
    """What decided the match: who soaked most, the biggest hit, the wettest kid."""
    by_kid: Counter[str] = Counter()
    wet: Counter[str] = Counter()
    attacker, biggest = "", (0, "", "")
    shots = hits = 0
    for event in history:
        match event:
            case AttackDeclared():
                attacker = event.attacker
                shots += 1
            case AttackHit():
                hits += 1
                biggest = max(biggest, (event.drops, event.attacker, event.target))
            case KidSoaked():
                by_kid[attacker] += 1
            case DropsLanded():
                wet[event.kid] += event.count
    found = []
    if by_kid:
        kid, count = by_kid.most_common(1)[0]
        found.append(Fact("star", _("Best shot"), words.soaked_most(kid, count)))
    if biggest[0]:
        drops, one, other = biggest
        found.append(Fact("gun", _("Biggest hit"), words.biggest_hit(drops, one, other)))
    if wet:
        kid, count = wet.most_common(1)[0]
        found.append(Fact("drop", _("Wettest kid"), words.wettest(kid, count)))
    if shots and len(found) < 3:
        found.append(Fact("flag", _("Hits"), words.hit_rate(hits, shots)))
    return found
