"""Dry-off and refill rolls at the towels and the tap: all that are due tumble together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from game.rules.core import Event
from game.rules.waterfight import events as ev
from game.scenes import battle_words as words
from game.scenes.battle_board import BAD, Board
from game.scenes.battle_shown import Recovery
from game.scenes.battle_stage import Host
from game.stage.dice import Die, throw
from game.stage.tween import Animation, Call, Later, Parallel, Wait
from game.stage.tween import Sequence as InTurn
from game.ui.theme import SUN
from game.words import _

RECOVERY = ("dry-off", "refill")
APART = 0.05


class Recoveries:
    """Stages the events of the refill phase."""

    PARTS: ClassVar[tuple[type[Event], ...]] = (
        ev.RecoveryRolled,
        ev.DropsDried,
        ev.GunFilled,
        ev.KidReturned,
        ev.KidStillOut,
    )

    def __init__(self, board: Board, host: Host) -> None:
        self.board = board
        self.host = host

    def alone(self, event: Event) -> Animation:
        """One event of a recovery by itself: a boost, or what follows from one."""
        if isinstance(event, ev.RecoveryBoosted):
            return self._boosted(event)
        return self.together([event])

    def together(self, events: Sequence[Event]) -> Animation:
        """All dice at once; then what each of them means; then all who are mended come back."""
        dice = [event for event in events if isinstance(event, ev.Die)]
        rolls = [event for event in events if isinstance(event, ev.RecoveryRolled)]
        parts: list[Animation] = []
        if dice:
            parts.append(Later(lambda: self._tumble(dice)))
        if rolls:
            parts += [Call(partial(self._read, rolls)), Wait(0.55)]
        parts += [
            Call(partial(self._mend, events)),
            Later(lambda: self.board.crowd.regroup(self.board.places())),
        ]
        return InTurn(*parts)

    def _tumble(self, dice: Sequence[ev.Die]) -> Animation:
        board = self.board
        moves: list[Animation] = []
        self.host.sound("die_roll")
        for number, event in enumerate(dice):
            kid = event.about or ""
            actor = board.crowd.get(kid)
            if actor is None:
                continue
            towel = event.purpose == "dry-off"
            actor.take("towelling" if towel else "refilling", 1.6)
            self.host.sound("towel_rub" if towel else "tap_fill", 0.5)
            x = actor.x + (-0.24 if towel else 0.24) * actor.s
            die = Die(event.die, x, actor.y - actor.s * 1.4, 54, start=number + event.die)
            board.recovery_dice[(kid, event.purpose)] = die
            moves.append(InTurn(Wait(APART * number), throw(die, x, actor.y - actor.s * 0.86, 0.6)))
        moves.append(Call(partial(self.host.sound, "die_land"), 0.6))
        return Parallel(*moves)

    def _read(self, rolls: Sequence[ev.RecoveryRolled]) -> None:
        board = self.board
        for event in rolls:
            recovery = Recovery(
                event.kid, event.purpose, event.die, list(event.terms), event.needed
            )
            board.shown.recoveries.append(recovery)
            self._verdict(recovery)

    def _verdict(self, recovery: Recovery) -> None:
        board = self.board
        actor = board.crowd.get(recovery.kid)
        if actor:
            good = recovery.success
            word = (_("Dry!") if recovery.purpose == "dry-off" else _("Full!")) if good else (
                _("Not yet"))  # fmt: skip
            y = actor.y - actor.s * (1.12 if recovery.purpose == "dry-off" else 1.36)
            board.pop(word, actor.x, y, 34, SUN if good else BAD)
        board.shown.say(words.recovery_line(recovery))
        self.host.sound("hit" if recovery.success else "miss", 0.4)

    def _mend(self, events: Sequence[Event]) -> None:
        board = self.board
        for event in events:
            match event:
                case ev.DropsDried():
                    board.shown.kids[event.kid].drops = 0
                case ev.GunFilled():
                    board.shown.kids[event.kid].gun(event.gun).drops = event.drops
                case ev.KidReturned():
                    board.shown.kids[event.kid].out = ""
                    for purpose in RECOVERY:
                        board.recovery_dice.pop((event.kid, purpose), None)
                    self.host.sound("cheer_small", 0.6)
                case ev.KidStillOut():
                    board.shown.kids[event.kid].out = event.status
                case _:
                    pass

    def _boosted(self, event: ev.RecoveryBoosted) -> Animation:
        board = self.board

        def land() -> None:
            for recovery in board.shown.recoveries:
                if recovery.kid == event.kid and recovery.purpose == event.purpose:
                    recovery.terms.append(ev.Term(event.card, event.change))
                    self._verdict(recovery)

        return InTurn(Call(land), Wait(0.5))
