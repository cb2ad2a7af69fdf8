"""What all that stages the battlefield's events shares."""

from __future__ import annotations

from typing import Protocol

from game.rules.waterfight import events as ev
from game.scenes.battle_board import Board
from game.stage.tween import Animation, Later
from game.ui.theme import SUN


class Host(Protocol):
    """What a stage asks of the scene that it plays in."""

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Play an effect."""

    def jingle(self, name: str) -> None:
        """Play a jingle."""

    def match_over(self, event: ev.MatchEnded) -> None:
        """The match is over."""


class Stage:
    """A board to animate and a host for its sounds."""

    def __init__(self, board: Board, host: Host) -> None:
        self.board = board
        self.host = host

    def regroup(self) -> Animation:
        """Everybody to their places, as these are when the animation's turn comes."""
        return Later(lambda: self.board.crowd.regroup(self.board.places()))

    def who(self, seat: int) -> str:
        """The name of a seat."""
        return self.board.names[seat]

    def announce(self, said: str) -> None:
        """Call something out over the middle of the field."""
        x, y = self.board.anchors.middle
        self.board.pop(said, x, y, 60, SUN)
        self.host.sound("notice")
