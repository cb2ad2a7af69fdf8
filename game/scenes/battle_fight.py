"""Attacks on the stage: aim, die, sum, answers, jets and balloons, splashes, soaked kids."""

from __future__ import annotations

import math
from functools import partial

from game.rules.waterfight import events as ev
from game.scenes import battle_words as words
from game.scenes.battle_board import BAD, Board, Flyer, Pop
from game.scenes.battle_shown import Roll
from game.scenes.battle_stage import Host
from game.stage.dice import Die, throw
from game.stage.tween import (
    Animation,
    Call,
    Later,
    Parallel,
    Sequence,
    Tween,
    Wait,
    ease_in_out,
    hop,
    linear,
)
from game.stage.water import JET_SPEED
from game.ui.theme import SUN, WHITE
from game.words import _

ANSWER_BEAT = 0.85  # seconds
BURST_FRAMES, BURST_FRAME = 3, 0.07  # of a balloon, and seconds of each
FAN, FAN_SECONDS = 170.0, 0.3  # units that a splash shot's spray is long
STREAM = 0.26  # seconds that a jet goes on after it has arrived
HIT_STOP = 0.05
FLIGHT = 0.42  # of a balloon


class Fight:
    """Stages the events of attacks."""

    def __init__(self, board: Board, host: Host) -> None:
        self.board = board
        self.host = host
        self._left: int | None = None  # what gun or kid keeps, until the shot is seen
        self._soaked_at = (0.0, 0.0)

    def over(self) -> None:
        """The attack has been seen to its end."""
        board = self.board
        board.shown.roll, board.sum_shown, board.sight = None, False, None
        board.spot = None
        board.dice.clear()
        if board.jet:
            board.jet.on = False
            board.jet = None

    # ------------------------------------------------------------------ before the roll
    def declared(self, event: ev.AttackDeclared) -> Animation:
        """The attacker turns to the target and takes aim."""
        board = self.board

        def aim() -> None:
            self.over()
            board.shown.roll = Roll(
                event.attacker, event.target, event.mode, event.gun, event.drops
            )
            board.shown.roll.needed = 5 if event.gun is None else 6
            self._left = event.left
            self._face(event.attacker, event.target)
            line = words.attack_line(event.attacker, event.mode, event.gun, event.target)
            board.shown.say(line + ".")
            self.host.sound("run_steps" if event.gun is None else "aim_tick", 0.6)

        return Sequence(Call(aim), Wait(0.3))

    def _face(self, attacker: str, target: str) -> None:
        board = self.board
        one, other = board.crowd[attacker], board.crowd[target]
        one.flip = other.x < one.x
        roll = board.shown.roll
        if roll and roll.mode == "throw":
            one.take("throw")
            one.since = -99.0  # the arm is back until the balloon flies
            return
        slope = (other.y - one.y) / max(1.0, abs(other.x - one.x))
        one.take("aim_down" if slope > 0.42 else "aim_up" if slope < -0.42 else "aim")

    def die(self, event: ev.Die) -> Animation:
        """The die is thrown at the middle; a balloon's drops are rolled where it bursts."""
        board = self.board
        roll = board.shown.roll
        if event.purpose == "balloon-drops":
            return self._balloon_bursts(event)
        assert roll is not None
        x, y = board.sum_spot(roll.attacker, roll.target)
        start = board.chest(roll.attacker)
        die = Die(event.die, *start, start=event.die)

        def cast() -> None:
            board.spot = (x, y)
            board.dice.append(die)
            self.host.sound("die_roll")

        return Sequence(
            Call(cast), throw(die, x, y), Call(partial(self.host.sound, "die_land")), Wait(0.12)
        )

    def aimed(self, event: ev.AttackAimed) -> Animation:
        """The sight has stopped: with a thump."""
        board = self.board

        def stop() -> None:
            roll = board.shown.roll
            if board.sight:
                board.sight.value = event.aim
                x, y = board.chest(board.sight.target)
                board.pop(str(event.aim), x, y - 90, 76, SUN)
            if roll:
                board.spot = board.sum_spot(roll.attacker, roll.target)
            board.shake = 0.12
            self.host.sound("aim_stop")

        return Sequence(Call(stop), Wait(0.3))

    def rolled(self, event: ev.AttackRolled) -> Animation:
        """The sum is written out; then the beat in which answers may come."""
        board = self.board

        def write() -> None:
            roll = board.shown.roll
            assert roll is not None
            roll.die, roll.terms, roll.needed = event.die, list(event.terms), event.needed
            board.dice.clear()
            if board.spot is None:
                board.spot = board.sum_spot(event.attacker, event.target)
            board.sum_shown = True
            text = words.sum_text(event.die, event.terms, event.roll)
            board.shown.say(f"{text}: {words.verdict(event.hit)}")
            self.host.sound("hit" if event.hit else "miss", 0.5)

        return Sequence(Call(write), self._beat())

    def _beat(self) -> Animation:
        """Time to answer, seen by all: the same whether anybody holds an answer or not."""
        board = self.board

        def begin() -> None:
            board.beat = 1.0

        return Sequence(Call(begin), Tween(board, {"beat": 0.0}, ANSWER_BEAT, linear))

    def answered(self, event: ev.AnswerPlayed) -> Animation:
        """An answer changes the sum."""
        board = self.board

        def write() -> None:
            roll = board.shown.roll
            assert roll is not None
            roll.terms.append(ev.Term(event.card, event.change))
            board.shown.say(
                _("That makes {n}: {verdict}").format(
                    n=event.roll, verdict=words.verdict(event.hit)
                )
            )
            self.host.sound("hit" if event.hit else "miss", 0.7)

        return Sequence(Call(write), self._beat())

    # ------------------------------------------------------------------ the water flies
    def hit(self, event: ev.AttackHit) -> Animation:
        """The jet reaches the target; drops are told next."""
        roll = self.board.shown.roll
        if roll is None:
            return Call(lambda: None)
        roll.settled = True
        if roll.mode == "throw":
            return Call(lambda: None)  # it has burst with the die for its drops
        return Later(lambda: self._shot(roll, event.drops, True))

    def missed(self, event: ev.AttackMissed) -> Animation:
        """The target ducks, and the water lands on the grass."""
        roll = self.board.shown.roll
        if roll is None:
            return Call(lambda: None)
        roll.settled = True
        if roll.mode == "throw":
            return Later(lambda: self._thrown(roll, False))
        return Later(lambda: self._shot(roll, event.drops or 1, False))

    def _spend(self, roll: Roll) -> None:
        """The shot has left the gun, the balloon the hand."""
        kid = self.board.shown.kids.get(roll.attacker)
        if kid is None or self._left is None:
            return
        if roll.gun is None:
            kid.balloons = self._left
        else:
            kid.gun(roll.gun).drops = self._left
        self._left = None

    def muzzle(self, kid: str) -> tuple[float, float]:
        """Where the water leaves; the scene knows the pictures, so this may be set by it."""
        actor = self.board.crowd[kid]
        return actor.x + (-0.3 if actor.flip else 0.3) * actor.s, actor.y - 0.33 * actor.s

    def _shot(self, roll: Roll, drops: int, hits: bool) -> Animation:
        board = self.board
        start = self.muzzle(roll.attacker)
        end = self._end(roll, hits, start)
        volume = 9.0 + 4.5 * min(drops, 8)
        length = math.dist(start, end)
        seconds = length / JET_SPEED

        def fire() -> None:
            self._spend(roll)
            attacker = board.crowd[roll.attacker]
            attacker.take("shoot")
            lob = 0.1 if abs(end[0] - start[0]) > abs(end[1] - start[1]) else 0.04
            board.jet = board.water.jet(start, end, volume, lob)
            if roll.mode == "splash":
                board.water.mist(*start, end, 90, 0.5)
                self._spray(start, end)
            self.host.sound(squirt(roll.mode, drops))
            if not hits:
                board.crowd[roll.target].take("duck", 0.7 + seconds)

        def arrive() -> None:
            if not hits:
                self._onto_grass(roll, end, volume)

        parts: list[Animation] = [Call(fire), Wait(seconds), Call(arrive)]
        if not hits:
            parts += [Wait(STREAM), Call(self._turn_off), Wait(0.25)]
        return Sequence(*parts)

    def _spray(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """The fan of a splash shot, before the muzzle for a moment."""
        way = math.atan2(end[1] - start[1], end[0] - start[0])
        x, y = start[0] + math.cos(way) * FAN / 2, start[1] + math.sin(way) * FAN / 2
        self.board.pops.append(
            Pop("", x, y, FAN, WHITE, sprite="fan", angle=-math.degrees(way), seconds=FAN_SECONDS)
        )

    def _end(self, roll: Roll, hits: bool, start: tuple[float, float]) -> tuple[float, float]:
        """Where the jet goes: where the sight has stopped, or past the target."""
        board = self.board
        target = board.crowd[roll.target]
        x, y = board.chest(roll.target)
        if hits:
            if board.sight:
                x += board.sight.at[0] * target.s * 0.22
                y += board.sight.at[1] * target.s * 0.22
            return x, y
        away = 1 if x > start[0] else -1
        off = board.random.uniform(0.45, 0.75) * target.s
        if board.sight:
            off *= 0.8 + 0.5 * math.hypot(*board.sight.at)
        return x + away * off, target.y + board.random.uniform(-6, 26)

    def _onto_grass(self, roll: Roll, at: tuple[float, float], volume: float) -> None:
        board = self.board
        board.water.burst(*at, round(20 + volume), 330, at[1] + 10)
        board.puddle(*at, 70 + 2.5 * volume)
        board.pop(_("Missed!"), board.chest(roll.target)[0], board.chest(roll.target)[1] - 80, 44,
                  WHITE)  # fmt: skip
        self.host.sound("splash_small")
        self.host.sound("giggle", 0.5)

    def _turn_off(self) -> None:
        board = self.board
        if board.jet:
            board.jet.on = False
            board.jet = None
        roll = board.shown.roll
        if roll and roll.attacker in board.crowd:
            board.crowd[roll.attacker].relax()

    # ------------------------------------------------------------------ balloons
    def _balloon_bursts(self, event: ev.Die) -> Animation:
        """The balloon hits and bursts; the die tells how much was in it."""
        board = self.board
        roll = board.shown.roll
        assert roll is not None

        def count() -> Animation:
            x, y = board.chest(roll.target)
            die = Die(event.die, x, y, 70, start=event.die)
            board.dice.append(die)
            self.host.sound("die_roll", 0.6)
            return throw(die, x, y - board.crowd[roll.target].s * 0.75, 0.4)

        return Sequence(Later(lambda: self._thrown(roll, True)), Later(count), Wait(0.3))

    def _thrown(self, roll: Roll, hits: bool) -> Animation:
        board = self.board
        start = self.muzzle(roll.attacker)
        end = self._end(roll, hits, start)
        colour = str(1 + len(roll.attacker) % 4)
        flyer = Flyer("balloon", colour, *start, 46)

        def fly() -> None:
            self._spend(roll)
            board.crowd[roll.attacker].take("throw", 0.8)
            board.crowd[roll.attacker].since = 0.1
            board.flyers.append(flyer)
            if not hits:
                board.crowd[roll.target].take("duck", 0.8)
            self.host.sound("balloon_throw")

        def burst() -> None:
            board.flyers.remove(flyer)
            board.water.splash(*end, 130)
            board.water.burst(*end, 60, 460)
            for frame in range(BURST_FRAMES):
                board.pops.append(
                    Pop("", *end, 150, WHITE, sprite=f"burst_{colour}_{frame + 1}",
                        age=-frame * BURST_FRAME, seconds=BURST_FRAME)
                )  # fmt: skip
            self.host.sound("balloon_burst")
            if hits:
                board.crowd[roll.target].take("hit", 0.9)
            else:
                self._onto_grass(roll, end, 30)

        arc = Parallel(
            Tween(flyer, {"x": end[0], "y": end[1], "angle": 400.0}, FLIGHT, linear),
            Tween(flyer, {"lift": 170.0}, FLIGHT, hop),
        )
        return Sequence(Call(fly), arc, Call(burst), Wait(0.2))

    # ------------------------------------------------------------------ landing
    def landed(self, event: ev.DropsLanded) -> Animation:
        """Drops are on a kid now: the gauge shows them."""
        board = self.board

        def land() -> None:
            kid, actor = board.shown.kids[event.kid], board.crowd[event.kid]
            kid.drops = event.drops
            x, y = board.chest(event.kid)
            if board.jet:
                x, y = board.jet.end
            board.water.splash(x, y, 60 + 22 * min(6, event.count), actor.y)
            board.puddle(actor.x, actor.y + 4, 70 + 8 * event.count)
            actor.take("hit", 0.8)
            board.pop(f"+{event.count}", x, y - actor.s * 0.55, 50, WHITE, "drop")
            board.shown.say(words.got_wet(event.kid, event.count))
            size = "small" if event.count < 3 else "medium" if event.count < 5 else "big"
            self.host.sound(f"splash_{size}")
            board.shake = 0.1 if event.count >= 4 else 0.0

        return Sequence(Wait(HIT_STOP), Call(land), Wait(STREAM), Call(self._turn_off), Wait(0.2))

    def soaked(self, event: ev.KidSoaked) -> Animation:
        """Soaked through."""
        board = self.board

        def land() -> None:
            actor = board.crowd[event.kid]
            x, y = board.chest(event.kid)
            self._soaked_at = (x, y)
            actor.take("soaked")
            board.water.burst(x, y, 120, 620, actor.y + 10, 1.4)
            board.water.ring(actor.x, actor.y, 130)
            board.puddle(actor.x, actor.y + 4, 170)
            board.pop(_("Soaked!"), x, y - actor.s * 0.8, 78, BAD)
            board.shown.say(words.is_soaked(event.kid))
            board.shake = 0.18
            self.host.sound("splash_big")
            self.host.sound("shriek")

        return Sequence(Call(land), Wait(0.75))

    def scored(self, event: ev.Scored) -> Animation:
        """A drop flies to the counter."""
        board = self.board
        flyer = Flyer("icon", "drop", *self._soaked_at, 90)

        def leave() -> None:
            board.flyers.append(flyer)
            self.host.jingle("jingle_soaked")
            board.cheer(event.seat, 1.2)

        def land() -> None:
            board.flyers.remove(flyer)
            board.shown.scores[event.seat] = event.soaked
            board.counter_pop[event.seat] = 0.6
            x, y = board.counter(event.seat)
            board.pop(str(event.soaked), x, y + 90, 96, SUN, "drop")
            self.host.sound("collect")
            self.host.sound("cheer_small", 0.7)

        x, y = board.counter(event.seat)
        move = Tween(flyer, {"x": x, "y": y, "size": 34.0}, 0.4, ease_in_out, landed=land)
        return Sequence(Call(leave), move, Wait(0.15))


def squirt(mode: str, drops: int) -> str:
    """The sound of a shot."""
    if mode == "splash":
        return "squirt_spray"
    return "squirt_pistol" if drops < 2 else "squirt_pump" if drops < 4 else "squirt_cannon"
