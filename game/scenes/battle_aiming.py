"""The sight of an aimed shot: it swings over the target until it is stopped, or stops itself."""

from __future__ import annotations

from random import Random

from game.rules.core import View
from game.rules.waterfight.judge import turn_facts
from game.rules.waterfight.odds import gun_of, odds_between
from game.rules.waterfight.view import Table
from game.scenes.battle_board import Board, Sight
from game.stage import aim

TICKS = 5  # a second, of sound


class Aiming:
    """One swing at a time, shown as the board's sight."""

    def __init__(self, board: Board, random: Random) -> None:
        self.board, self.random = board, random
        self._swing: aim.Swing | None = None
        self._seconds = 0.0

    @property
    def active(self) -> bool:
        """Whether the sight swings."""
        return self._swing is not None

    def begin(self, view: View, reduced_motion: bool) -> None:
        """Let the sight swing over the target of the attack under way."""
        table: Table = view.table
        attack = table.attack
        if attack is None:
            return
        kid = table.kid(attack.attacker)
        gun = None if attack.gun is None else gun_of(kid, attack.gun)
        target = table.kid(attack.target)
        odds = odds_between(kid, gun, attack.kind, target, turn_facts(view.history))
        skill = sum(term.value for term in odds.terms if term.cause == kid.id)
        pace = aim.pace_for(0 if gun is None else gun.volume, skill, reduced_motion)
        self._swing, self._seconds = aim.start(self.random, pace), 0.0
        self.board.sight = Sight(attack.target, self._swing.at(0.0))

    def update(self, dt: float) -> tuple[bool, bool]:
        """`dt` seconds of the clock went by, whatever the speed: whether the sight ticks now,
        and whether it has swung long enough."""
        if self._swing is None or self.board.sight is None:
            return False, False
        before, self._seconds = self._seconds, self._seconds + dt
        self.board.sight.at = self._swing.at(self._seconds)
        ticks = int(before * TICKS) != int(self._seconds * TICKS)
        return ticks, self._seconds >= self._swing.stop

    def stop(self) -> int | None:
        """Stop the sight: what the aim is worth, None if there was none."""
        swing, self._swing = self._swing, None
        if swing is None or self.board.sight is None:
            return None
        self.board.sight.at = swing.at(self._seconds)
        self.board.sight.value = swing.value(self._seconds)
        return self.board.sight.value
