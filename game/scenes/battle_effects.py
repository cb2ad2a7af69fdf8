"""What event cards look like when they are played: a dozen kinds of short scenes on the field.

Each kind is a function from who played it and on whom to an animation; `KINDS` says which
card is which, so that a new card needs a line there, or gets the plain one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.rules.waterfight import events as ev
from game.scenes import battle_words as words
from game.scenes.battle_board import BAD, Board, Flyer
from game.scenes.battle_stage import Host
from game.stage.crowd import Actor
from game.stage.tween import (
    Animation,
    Call,
    Parallel,
    Sequence,
    Tween,
    Wait,
    ease_in,
    ease_in_out,
    ease_out,
    hop,
)
from game.stage.water import Jet
from game.ui.theme import SUN, WHITE
from game.words import _


@dataclass(frozen=True)
class Cue:
    """A played event: `kid` is whom it is about, if anybody."""

    seat: int
    card: str
    kid: str | None


class Effects:
    """Makes the animations of played events."""

    def __init__(self, board: Board, host: Host) -> None:
        self.board = board
        self.host = host

    def of(self, event: ev.CardPlayed) -> Animation:
        """What is to be seen of the card."""
        kind = KINDS.get(words.kind(event.card), "plain")
        make: Callable[[Cue], Animation] = getattr(self, kind)
        return make(Cue(event.seat, event.card, self._about(event)))

    def _about(self, event: ev.CardPlayed) -> str | None:
        """The kid that the card is about: its target, its target's carrier, or, of an answer,
        the kid on its player's side of the attack."""
        board = self.board
        if event.target is not None and event.target in board.crowd:
            return event.target
        if event.target is not None:
            carrier = board.shown.carrier(event.target)
            return carrier.id if carrier else None
        roll = board.shown.roll
        if roll is None:
            return None
        kids = board.shown.kids
        for kid in (roll.attacker, roll.target):
            if kid in kids and kids[kid].owner == event.seat:
                return kid
        return roll.target

    def _actor(self, cue: Cue) -> Actor | None:
        return self.board.crowd.get(cue.kid) if cue.kid else None

    # ------------------------------------------------------------------ kinds
    def plain(self, cue: Cue) -> Animation:
        """A sparkle where it is played."""
        x, y = self.board.anchors.middle

        def show() -> None:
            self.board.pop("", x, y - 150, 90, SUN, "sparkle")
            self.host.sound("chip")

        return Sequence(Call(show), Wait(0.3))

    def whistle(self, cue: Cue) -> Animation:
        """Time to go home: the whistle blows, and somebody waves."""
        actor = self._actor(cue)

        def blow() -> None:
            self.host.sound("whistle")
            if actor:
                self.board.pop(_("Home!"), actor.x, actor.y - actor.s * 1.1, 48, SUN)
                actor.take("cheer", 0.7)

        return Sequence(Call(blow), Wait(0.6))

    def breaks(self, cue: Cue) -> Animation:
        """Broken: the gun rattles."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)

        def show() -> None:
            self.board.pop(_("Crack!"), actor.x, actor.y - actor.s * 0.9, 48, BAD)
            self.host.sound("balloon_burst")
            actor.take("hit", 0.6)

        return Sequence(Call(show), self._rattle(actor))

    def _rattle(self, actor: Actor, times: int = 4) -> Animation:
        x = actor.x
        moves = [
            Tween(actor, {"x": x + (7 if i % 2 else -7)}, 0.05, ease_in_out) for i in range(times)
        ]
        return Sequence(*moves, Tween(actor, {"x": x}, 0.05))

    def bell(self, cue: Cue) -> Animation:
        """Lunch time: everybody looks up."""
        board = self.board

        def ring() -> None:
            self.host.sound("whistle")
            for seat in range(board.shown.players):
                board.cheer(seat, 0.7)

        return Sequence(Call(ring), Wait(0.55))

    def turncoat(self, cue: Cue) -> Animation:
        """Switch Sides: the kid spins on the spot."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)

        def turn() -> None:
            actor.flip = not actor.flip

        def begin() -> None:
            self.board.pop("", actor.x, actor.y - actor.s * 1.05, 70, SUN, "again")
            self.host.sound("ui_toggle")

        spins: list[Animation] = []
        for _turn in range(4):
            spins += [Call(turn), Wait(0.1)]
        return Sequence(
            Call(begin), Parallel(Sequence(*spins), Tween(actor, {"lift": 30.0}, 0.4, hop))
        )

    def leak(self, cue: Cue) -> Animation:
        """Half Filled, Wild Shots, Water Waster: water spurts all about."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)
        board, wild = self.board, words.kind(cue.card) == "wild-shots"

        def spurt(turn: int) -> None:
            actor.take("shoot" if wild else "aim_down", 0.5)
            if wild:
                actor.flip = not actor.flip
            x, y = board.chest(actor.id)
            angle = -math.pi / 2 + (turn - 1) * 0.9
            board.water.burst(x, y, 34, 480, actor.y, 0.3, angle)
            self.host.sound("squirt_pistol", 0.7)

        parts: list[Animation] = []
        for turn in range(3):
            parts += [Call(partial(spurt, turn)), Wait(0.13)]
        return Sequence(*parts)

    def shower(self, cue: Cue) -> Animation:
        """Balloons: a handful comes down from above."""
        board = self.board
        side = board.side(cue.seat).area
        flyers = [
            Flyer(
                "balloon", str(1 + n % 4), side.x + side.w * (n + 0.5) / 7, -60 - 40 * (n % 3), 54
            )
            for n in range(7)
        ]
        board.flyers += flyers
        fall = [
            Tween(
                f, {"y": side.centery - 40 + 30 * (n % 3), "angle": 60.0 * (-1) ** n}, 0.5, ease_in
            )
            for n, f in enumerate(flyers)
        ]

        def gone() -> None:
            board.flyers[:] = [flyer for flyer in board.flyers if flyer not in flyers]
            self.host.sound("sponge_squelch")

        return Sequence(Parallel(*fall), Call(gone))

    def idea(self, cue: Cue) -> Animation:
        """I Have A Plan: a light goes on."""
        x, y = self.board.anchors.middle

        def show() -> None:
            self.board.pop("", x, y - 170, 120, SUN, "hint")
            self.host.sound("crown")

        return Sequence(Call(show), Wait(0.4))

    def flags(self, cue: Cue) -> Animation:
        """Temporary Truce: white flags go up on every side."""
        board = self.board

        def show() -> None:
            for seat in range(board.shown.players):
                x, y = board.side(seat).area.center
                board.pop("", x, y - 60, 120, WHITE, "flag")
                board.cheer(seat, 0.9)
            self.host.sound("aww")

        return Sequence(Call(show), Wait(0.6))

    def charge(self, cue: Cue) -> Animation:
        """Kamikaze Attack: a run-up and a leap."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)
        x, way = actor.x, -1 if actor.flip else 1

        def begin() -> None:
            actor.take("run", 0.8)
            self.board.pop("!", actor.x, actor.y - actor.s * 1.1, 64, SUN)
            self.host.sound("run_steps")

        return Sequence(
            Call(begin),
            Tween(actor, {"x": x - 26 * way}, 0.12, ease_out),
            Parallel(
                Tween(actor, {"x": x + 60 * way}, 0.26, ease_in),
                Tween(actor, {"lift": 70.0}, 0.26, hop),
            ),
            Tween(actor, {"x": x}, 0.2, ease_in_out),
        )

    def rings(self, cue: Cue) -> Animation:
        """Double Team: rings close in on the kid."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)
        board = self.board

        def ring() -> None:
            board.water.ring(actor.x, actor.y - actor.s * 0.4, 120, 0.45)
            self.host.sound("aim_tick")

        return Sequence(Call(ring), Wait(0.16), Call(ring), Wait(0.16), Call(ring), Wait(0.2))

    def lunge(self, cue: Cue) -> Animation:
        """Point Blank and the like: the attacker springs nearer."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)
        x, way = actor.x, -1 if actor.flip else 1
        near = 120.0 if words.kind(cue.card) in ("point-blank", "extreme-short-range") else 60.0

        def begin() -> None:
            actor.take("aim", 1.2)
            self.board.pop("+3", actor.x, actor.y - actor.s * 1.05, 54, SUN)
            self.host.sound("run_steps")

        return Sequence(
            Call(begin),
            Parallel(
                Tween(actor, {"x": x + near * way}, 0.2, ease_out),
                Tween(actor, {"lift": 24.0}, 0.2, hop),
            ),
            Wait(0.12),
            Tween(actor, {"x": x}, 0.22, ease_in_out),
        )

    def ambush(self, cue: Cue) -> Animation:
        """Ambush, Surprise Attack, Shot in the Back: down, and up again."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)

        def up() -> None:
            actor.take("shoot", 0.8)
            self.board.pop("+3", actor.x, actor.y - actor.s * 1.05, 54, SUN)
            self.host.sound("gasp")

        return Sequence(
            Call(lambda: actor.take("duck", 0.5)), Wait(0.28), Call(up),
            Tween(actor, {"lift": 46.0}, 0.28, hop),
        )  # fmt: skip

    def dodge(self, cue: Cue) -> Animation:
        """Duck, Dodge, Quick Getaway and the like: out of the way."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)
        x, way = actor.x, 1 if actor.flip else -1
        low = words.kind(cue.card) in ("duck", "find-cover")
        far = {"quick-getaway": 110.0, "long-range-attack": 90.0, "dodge": 60.0}

        def begin() -> None:
            actor.take("duck" if low else "run", 1.1)
            self.board.pop(f"{words.MINUS}3", actor.x, actor.y - actor.s * 1.05, 54, BAD)
            self.host.sound("giggle")

        if low:
            return Sequence(Call(begin), Wait(0.5))
        step = far.get(words.kind(cue.card), 60.0)
        return Sequence(
            Call(begin),
            Tween(actor, {"x": x + step * way}, 0.18, ease_out),
            Wait(0.18),
            Tween(actor, {"x": x}, 0.22, ease_in_out),
        )

    def hit_and_run(self, cue: Cue) -> Animation:
        """Hit & Run: there and back again."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)
        x = actor.x

        def begin() -> None:
            actor.take("run", 0.7)
            self.host.sound("run_steps")

        return Sequence(
            Call(begin),
            Tween(actor, {"x": x + 70}, 0.16, ease_out),
            Tween(actor, {"x": x - 70}, 0.24, ease_in_out),
            Tween(actor, {"x": x}, 0.16, ease_in_out),
        )

    def face(self, cue: Cue) -> Animation:
        """Face Shot: right between the eyes."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)
        board = self.board

        def splash() -> None:
            x, y = actor.x, actor.y - actor.s * 0.72
            board.water.splash(x, y, 170, actor.y)
            board.pop(_("Face shot!"), x, y - 60, 60, BAD)
            actor.take("hit", 0.9)
            self.host.sound("splash_big")
            self.host.sound("shriek")

        return Sequence(Call(splash), Wait(0.4))

    def hose(self, cue: Cue) -> Animation:
        """Garden Hose, Submerged: a stream from above fills the guns."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)
        board = self.board

        def pour() -> None:
            actor.take("refilling", 0.8)
            x, y = board.chest(actor.id)
            jet = board.water.jet((x + 90, y - 190), (x, y), 16, 0.25)
            self._hose = jet
            self.host.sound("tap_fill")

        def stop() -> None:
            if self._hose:
                self._hose.on = False

        return Sequence(Call(pour), Wait(0.5), Call(stop))

    _hose: Jet | None = None

    def rub(self, cue: Cue) -> Animation:
        """Towel Dry, Spare Shirt: rubbed dry."""
        actor = self._actor(cue)
        if actor is None:
            return self.plain(cue)

        def begin() -> None:
            actor.take("towelling", 0.9)
            x, y = self.board.chest(actor.id)
            self.board.pop("", x, y - actor.s * 0.6, 70, SUN, "towel")
            self.host.sound("towel_rub")

        return Sequence(Call(begin), self._rattle(actor, 6))


KINDS = {
    "broken": "breaks",
    "time-to-go-home": "whistle",
    "lunch-time": "bell",
    "switch-sides": "turncoat",
    **dict.fromkeys(("half-filled", "wild-shots", "water-waster"), "leak"),
    **dict.fromkeys(
        ("water-balloon-lob", "water-balloon-fling", "water-balloon-hurl", "water-bomb"), "shower"
    ),
    "i-have-a-plan": "idea",
    "temporary-truce": "flags",
    "kamikaze-attack": "charge",
    "double-team": "rings",
    **dict.fromkeys(("point-blank", "extreme-short-range"), "lunge"),
    **dict.fromkeys(("ambush", "surprise-attack", "shot-in-the-back"), "ambush"),
    **dict.fromkeys(("quick-getaway", "long-range-attack", "duck", "dodge", "find-cover"), "dodge"),
    "hit-and-run": "hit_and_run",
    "face-shot": "face",
    **dict.fromkeys(("garden-hose", "submerged"), "hose"),
    **dict.fromkeys(("towel-dry", "spare-shirt"), "rub"),
}
