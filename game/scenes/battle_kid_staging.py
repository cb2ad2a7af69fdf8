"""Kids, guns, balloons and lasting effects on the stage: who comes, what they carry, who goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.waterfight import events as ev
from game.scenes import battle_words as words
from game.scenes.battle_board import Flyer
from game.scenes.battle_stage import Stage
from game.stage.tween import (
    Animation,
    Call,
    Later,
    Parallel,
    Tween,
    Wait,
    ease_in,
    ease_in_out,
)
from game.stage.tween import (
    Sequence as InTurn,
)
from game.ui.theme import SUN, WHITE
from game.words import _


class KidStaging(Stage):
    """Stages the events about kids and what they carry."""

    # ------------------------------------------------------------------ kids and guns
    def recruited(self, event: ev.KidRecruited) -> Animation:
        """The kid runs out onto the yard."""
        board = self.board

        def come() -> None:
            board.shown.add_kid(event.kid, event.owner)
            side = board.side(event.owner)
            x, y = board.entrance(event.owner)
            board.crowd.enter(event.kid, x, y, board.size, side.flip)
            board.shown.say(words.joined(event.kid, self.who(event.owner)))
            self.host.sound("run_steps")
            self.host.sound("giggle", 0.5)

        return InTurn(Call(come), self.regroup(), Wait(0.1))

    def attached(self, event: ev.GunAttached) -> Animation:
        """The gun flies into the kid's hands."""
        board = self.board
        flyer = Flyer("gun", words.kind(event.gun), *self.board.card_from, 130)

        def land() -> None:
            board.flyers.remove(flyer)
            board.shown.add_gun(event.gun, event.kid, event.drops)
            board.crowd[event.kid].take("cheer", 0.5)
            board.shown.say(words.armed(event.kid, event.gun))
            self.host.sound("chip")
            self.host.sound("tap_fill", 0.5)

        return self._fly_to_kid(flyer, event.kid, land)

    def _fly_to_kid(self, flyer: Flyer, kid: str, land: Callable[[], None]) -> Animation:
        board = self.board

        def fly() -> Animation:
            x, y = board.chest(kid)
            size = board.crowd[kid].s * 0.5
            move = {"x": x, "y": y, "size": size, "angle": 0.0}
            return Tween(flyer, move, 0.34, ease_in_out, landed=land)

        return InTurn(Call(lambda: board.flyers.append(flyer)), Later(fly), Wait(0.12))

    def modified(self, event: ev.GunModified) -> Animation:
        """The part flies onto the gun."""
        board = self.board
        flyer = Flyer("modifier", words.kind(event.card), *self.board.card_from, 110)

        def land() -> None:
            board.flyers.remove(flyer)
            gun = board.shown.kids[event.kid].gun(event.gun)
            gun.volume, gun.capacity, gun.drops = event.volume, event.capacity, event.drops
            gun.modifiers.append(event.card)
            board.shown.say(words.mended(event.kid, event.gun, event.card))
            self.host.sound("chip")

        return self._fly_to_kid(flyer, event.kid, land)

    def gun_filled(self, event: ev.GunFilled) -> Animation:
        """Water runs into a gun."""
        board = self.board

        def land() -> None:
            board.shown.kids[event.kid].gun(event.gun).drops = event.drops
            x, y = board.chest(event.kid)
            board.water.burst(x, y, 10, 160)
            self.host.sound("tap_fill")

        return InTurn(Call(land), Wait(0.15))

    def kid_left(self, event: ev.KidLeft) -> Animation:
        """The kid runs off the yard, for good."""
        board = self.board

        def run() -> Animation:
            actor = board.crowd[event.kid]
            x, y = board.entrance(event.owner)
            actor.plain, actor.flip = True, x < actor.x
            actor.take("run_off" if event.drops else "run")
            self.host.sound("run_steps")
            return Tween(actor, {"x": x, "y": y}, 0.6, ease_in)

        def gone() -> None:
            board.shown.kids.pop(event.kid, None)
            board.crowd.leave(event.kid)
            board.shown.say(words.left(event.kid))

        return InTurn(Later(run), Call(gone), self.regroup())

    def gun_left(self, event: ev.GunLeft) -> Animation:
        """The gun falls apart, or goes with its kid."""
        board = self.board
        carrier = board.shown.carrier(event.gun)
        if carrier is None:
            return Call(lambda: None)
        x, y = board.chest(carrier.id)
        flyer = Flyer("gun", words.kind(event.gun), x, y, 90)

        def drop() -> None:
            carrier.guns[:] = [gun for gun in carrier.guns if gun.id != event.gun]
            board.flyers.append(flyer)
            board.water.burst(x, y, 24 + 4 * event.drops, 320)
            board.shown.say(words.lost_gun(carrier.id, event.gun))
            self.host.sound("aww")

        fall = {"y": y + 70, "angle": 160.0, "size": 40.0}
        return InTurn(
            Call(drop), Tween(flyer, fall, 0.4, ease_in), Call(lambda: board.flyers.remove(flyer))
        )

    def control_taken(self, event: ev.ControlTaken) -> Animation:
        """The kid runs over to the other side."""
        board = self.board

        def turn() -> None:
            board.shown.kids[event.kid].owner = event.seat
            board.shown.say(words.changed_sides(event.kid, self.who(event.seat)))
            self.host.sound("run_steps")
            self.host.sound("gasp")

        return InTurn(Call(turn), self.regroup(), Wait(0.2))

    def retreated(self, event: ev.KidRetreated) -> Animation:
        """The kid runs back to the towels or the tap."""
        return self._status(event.kid, event.status, "run_steps")

    def still_out(self, event: ev.KidStillOut) -> Animation:
        """The kid stays back, but for another reason."""
        return self._status(event.kid, event.status)

    def returned(self, event: ev.KidReturned) -> Animation:
        """The kid comes back, glad."""
        return self._status(event.kid, "", "cheer_small")

    def _status(self, kid: str, status: str, sound: str = "") -> Animation:
        board = self.board

        def land() -> None:
            board.shown.kids[kid].out = status
            if sound:
                self.host.sound(sound, 0.7)

        return InTurn(Call(land), self.regroup())

    # ------------------------------------------------------------------ what events do
    def lunch_called(self, event: ev.LunchCalled) -> Animation:
        """The bell rings."""
        return InTurn(Call(partial(self.announce, _("Lunch time!"))), Wait(0.5))

    def truce_called(self, event: ev.TruceCalled) -> Animation:
        """White flags for everybody."""
        board = self.board

        def land() -> None:
            board.shown.truce = [True] * board.shown.players
            for seat in range(board.shown.players):
                board.counter_pop[seat] = 0.5
            self.announce(_("Truce!"))

        return InTurn(Call(land), Wait(0.6))

    def calm_began(self, event: ev.CalmBegan) -> Animation:
        """This soak phase stays dry."""
        board = self.board

        def land() -> None:
            board.shown.truce[event.seat] = False
            board.shown.calm = True
            self.announce(_("The truce holds: nobody attacks."))

        return InTurn(Call(land), Wait(0.7))

    def attack_gained(self, event: ev.AttackGained) -> Animation:
        """One attack more."""
        board = self.board

        def land() -> None:
            x, y = board.chest(event.kid)
            board.pop(_("+{n} attack").format(n=event.count), x, y - 60, 44, SUN)
            board.crowd[event.kid].take("cheer", 0.8)
            self.host.sound("cheer_small")

        return InTurn(Call(land), Wait(0.5))

    def double_teamed(self, event: ev.DoubleTeamed) -> Animation:
        """Everybody aims at one."""
        board = self.board

        def land() -> None:
            board.shown.kids[event.kid].doubled += event.bonus
            x, y = board.chest(event.kid)
            board.pop(f"+{event.bonus}", x, y - 70, 56, WHITE)
            board.crowd[event.kid].take("duck", 0.8)
            self.host.sound("gasp")

        return InTurn(Call(land), Wait(0.5))

    def drained(self, event: ev.DropsDrained) -> Animation:
        """Water runs out of a gun."""
        board = self.board

        def land() -> None:
            board.shown.kids[event.kid].gun(event.gun).drops = event.drops
            x, y = board.chest(event.kid)
            actor = board.crowd[event.kid]
            board.water.burst(x, y, 14 + 12 * event.count, 260, actor.y, 1.2)
            board.puddle(actor.x, actor.y + 6, 60 + 14 * event.count)
            board.pop(f"{words.MINUS}{event.count}", x, y - 50, 52, WHITE, "drop")
            board.shown.say(words.ran_out(event.kid, event.gun, event.count))
            self.host.sound("splash_medium" if event.count > 2 else "splash_small")

        return InTurn(Call(land), Wait(0.45))

    def balloons_gained(self, event: ev.BalloonsGained) -> Animation:
        """Balloons come into a kid's arms."""
        board = self.board
        x, y = board.anchors.middle
        flyers = [
            Flyer("balloon", str(1 + n % 4), x + 40 * n - 20 * event.count, y - 60, 54)
            for n in range(event.count)
        ]

        def fly() -> Animation:
            board.flyers += flyers
            goal = board.chest(event.kid)
            return Parallel(
                *(
                    Tween(
                        f, {"x": goal[0], "y": goal[1], "size": 30.0}, 0.32, ease_in_out, 0.06 * n
                    )
                    for n, f in enumerate(flyers)
                )
            )

        def land() -> None:
            board.flyers[:] = [flyer for flyer in board.flyers if flyer not in flyers]
            board.shown.kids[event.kid].balloons = event.balloons
            board.shown.say(words.got_balloons(event.kid, event.count))
            self.host.sound("sponge_squelch", 0.7)

        return InTurn(Later(fly), Call(land), Wait(0.1))

    def balloons_to_give(self, event: ev.BalloonsToGive) -> Animation:
        """So many balloons are to be given away."""
        board = self.board

        def land() -> None:
            x, y = board.anchors.middle
            board.pop(str(event.count), x, y, 80, WHITE, "balloon")
            self.host.sound("balloon_throw")

        return InTurn(Call(land), Wait(0.6))
