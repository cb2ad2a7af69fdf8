"""Everything that stands on the battlefield: the shown model and the things drawn for it.

Animations change a board when they land; the scene draws it.  No match is in sight here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.scenes.battle_choices import Chosen
from game.scenes.battle_layout import Layout, SideArea
from game.scenes.battle_shown import KidShown, Shown
from game.stage import formation
from game.stage.crowd import Crowd, Place
from game.stage.dice import Die
from game.stage.water import Jet, Water
from game.ui.canvas import Box

DRY_SECONDS = 26.0  # until a puddle is gone
PUDDLES = 40
POP_SECONDS = 1.3
SUM_SIZE = (600.0, 132.0)  # units that a written sum may take
BAD = "#FF9AA8"  # of words over the field: coral that reads on ink


@dataclass(eq=False)
class Flyer:
    """Something in the air: a card, a gun, a balloon or an icon about a middle."""

    kind: str  # "card", "back", "gun", "modifier", "balloon", "icon"
    what: str
    x: float
    y: float
    size: float
    angle: float = 0.0
    lift: float = 0.0
    flip: bool = False


@dataclass
class Puddle:
    """Wet ground that dries."""

    x: float
    y: float
    size: float
    age: float = 0.0


@dataclass(eq=False)
class Pop:
    """A word, a figure or a picture (`sprite`, of the battle) that springs up over the field and
    goes; before age 0 it is not there yet."""

    text: str
    x: float
    y: float
    size: float
    colour: str
    icon: str = ""
    age: float = 0.0
    seconds: float = POP_SECONDS
    sprite: str = ""
    angle: float = 0.0  # degrees, counter-clockwise


@dataclass
class Sight:
    """The sight of an aimed shot: `at` in a circle of radius 1 about the target."""

    target: str
    at: tuple[float, float] = (0.0, 0.0)
    value: int = 0  # once it has stopped


@dataclass
class Tip:
    """The hover state of one thing, by name, and how far it has come out (0 to 1)."""

    sink: float = 0.0
    wanted: float = 0.0


class Board:
    """The field as it stands.  `names` and `faces` are by seat; `home` is the seat whose side
    is nearest."""

    def __init__(
        self, names: Sequence[str], faces: Sequence[str], home: int, viewer: int, target: int
    ) -> None:
        self.names, self.faces, self.home = list(names), list(faces), home
        self.shown = Shown(viewer, len(names), target)
        self.crowd = Crowd()
        self.water = Water()
        self.layout: Layout | None = None
        self.size = float(formation.SIZES[0])
        self.dice: list[Die] = []
        self.recovery_dice: dict[tuple[str, str], Die] = {}
        self.flyers: list[Flyer] = []
        self.puddles: list[Puddle] = []
        self.pops: list[Pop] = []
        self.jet: Jet | None = None
        self.sight: Sight | None = None
        self.sum_shown = False
        self.beat = 0.0  # what is left of the time for answers, 1 to 0
        self.card_from = (0.0, 0.0)  # where the card that was played last came from
        self.spot: tuple[float, float] | None = None  # of the sum
        self.prompt = ""
        self.refused = False  # whether the prompt is a refusal, which goes by itself
        self.counter_pop = [0.0] * len(names)
        self.chosen = Chosen()
        self.tip = Tip()
        self.shake = 0.0
        self.focus: str | None = None  # a kid
        self.focus_card: str | None = None
        self.random = Random(11)
        self._drip = 0.0

    # ------------------------------------------------------------------ places
    @property
    def anchors(self) -> Layout:
        """The layout; there is one before anything is staged."""
        assert self.layout is not None
        return self.layout

    def place(self, seat: int) -> int:
        """Which of the layout's sides is this seat's."""
        return (seat - self.home) % self.shown.players

    def side(self, seat: int) -> SideArea:
        """The ground of a seat."""
        return self.anchors.sides[self.place(seat)]

    def use(self, layout: Layout) -> None:
        """Take another layout: all that lies still goes to its new place at once."""
        self.layout = layout
        self.crowd.place_all(self.places())
        self.water.clear()
        self.puddles.clear()
        self.flyers.clear()
        self.spot = None

    def places(self) -> dict[str, Place]:
        """Where every kid belongs now."""
        layout, shown = self.anchors, self.shown
        here = {
            seat: [kid for kid in shown.kids_of(seat) if not kid.out]
            for seat in range(shown.players)
        }
        sides = [self.side(seat) for seat in here]
        self.size = formation.size_for(
            [(side.area, side.front) for side in sides], [len(kids) for kids in here.values()]
        )
        found: dict[str, Place] = {}
        for seat, kids in here.items():
            side = layout.sides[self.place(seat)]
            spots = formation.stand(side.area, side.front, len(kids), self.size)
            self._give_spots(found, kids, spots, side)
            away = sorted((k for k in shown.kids_of(seat) if k.out), key=lambda k: k.out == "empty")
            outer = side.back.x > layout.w / 2
            back = formation.retreat(side.back, len(away), self.size, outer)
            self._give_spots(found, away, back, side)
        return found

    def _give_spots(
        self, found: dict[str, Place], kids: Sequence[KidShown],
        spots: Sequence[formation.Spot], side: SideArea,
    ) -> None:  # fmt: skip
        before = []
        for kid in kids:
            actor = self.crowd.get(kid.id)
            before.append(None if actor is None or actor.plain else (actor.x, actor.y))
        for kid, spot in zip(kids, formation.assign(before, spots), strict=True):
            found[kid.id] = Place(spot.x, spot.y, spot.s, side.flip, rest_pose(kid))

    def entrance(self, seat: int) -> tuple[float, float]:
        """Where the kids of a seat come onto the field and leave it."""
        side, layout = self.side(seat), self.anchors
        if side.front in ("left", "right"):
            x = -90.0 if side.front == "right" else layout.w + 90
            return x, side.area.centery + self.size / 2
        y = layout.yard.bottom + 150 if side.front == "up" else layout.yard.y - 60
        return side.area.centerx, y

    def chest(self, kid: str) -> tuple[float, float]:
        """The middle of a kid's body, where water hits."""
        actor = self.crowd[kid]
        return actor.x, actor.y - actor.s * 0.42

    def counter(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's counter, where its cards come from and go to."""
        middle = self.anchors.counters[self.place(seat)].center
        return middle[0], middle[1]

    def hand_of(self, seat: int, card: str | None = None) -> tuple[float, float]:
        """Where a card of a seat's hand comes from: the shelf for the viewer."""
        if seat != self.shown.viewer:
            return self.counter(seat)
        boxes = self.anchors.cards(len(self.shown.hand))
        if card in self.shown.hand and boxes:
            middle = boxes[self.shown.hand.index(card)].center
            return middle[0], middle[1]
        shelf = self.anchors.shelf
        return shelf.centerx, shelf.centery

    def sum_spot(self, attacker: str, target: str) -> tuple[float, float]:
        """Where the sum is written: in the middle, clear of the two, of the water's way and, as
        far as may be, of everybody else; inside the yard."""
        layout = self.anchors
        x, y = layout.middle
        if layout.portrait:
            return x, y
        two = (attacker, target)
        (ax, ay), (bx, by) = self.chest(attacker), self.chest(target)
        way = ay + (by - ay) * min(1.0, max(0.0, (x - ax) / (bx - ax))) if ax != bx else by
        wide, tall = SUM_SIZE

        def worth(at: float) -> float:
            box = Box.around(x, at, wide, tall)
            covered = sum(
                20.0 if actor.id in two else 2.0
                for actor in self.crowd.actors.values()
                if box.colliderect((actor.x - 50, actor.y - actor.s, 100, actor.s + 50))
            )
            return covered + (9.0 if abs(at - way) < tall / 2 + 50 else 0.0) + abs(at - y) / 1000

        low, high = layout.yard.bottom - tall / 2 - 12, layout.yard.y + tall / 2 + 12
        steps = [high + (low - high) * step / 8 for step in range(9)]
        return x, min(steps, key=worth)

    # ------------------------------------------------------------------ small effects
    def puddle(self, x: float, y: float, size: float) -> None:
        """The ground is wet here from now on."""
        self.puddles = [*self.puddles[-PUDDLES:], Puddle(x, y, size)]

    def pop(
        self, text: str, x: float, y: float, size: float = 64, colour: str = "#FFFFFF", icon: str = ""
    ) -> None:  # fmt: skip
        """Let a word spring up."""
        self.pops.append(Pop(text, x, y, size, colour, icon))

    def cheer(self, seat: int, seconds: float = 1.0) -> None:
        """All active kids of a seat are glad."""
        for kid in self.shown.kids_of(seat):
            actor = self.crowd.get(kid.id)
            if actor and not kid.out and actor.pose == actor.rest:
                actor.take("cheer", seconds)

    def update(self, dt: float, clock: float, still: bool) -> bool:
        """`dt` seconds of the field's time and `clock` of the wall's went by; whether anything
        moves that must be drawn at the display's rate."""
        self.crowd.update(dt)
        moving = self._sink(clock)
        for puddle in self.puddles:
            puddle.age += dt
        self.puddles = [puddle for puddle in self.puddles if puddle.age < DRY_SECONDS]
        for pop in self.pops:
            pop.age += dt
        self.pops = [pop for pop in self.pops if pop.age < pop.seconds]
        for seat, left in enumerate(self.counter_pop):
            self.counter_pop[seat] = max(0.0, left - clock)
        self.shake = max(0.0, self.shake - clock)
        if not still:
            self._drip_now(dt)
        self.water.update(clock)
        if still:
            self.shake = 0.0
        busy = any(actor.pose not in QUIET for actor in self.crowd.actors.values())
        return bool(
            moving or self.water.jets or self.water.pops or self.pops or busy or self.shake
            or self.flyers or any(self.counter_pop) or self.water.count > 12
        )  # fmt: skip

    def _sink(self, clock: float) -> bool:
        tip = self.tip
        if tip.sink == tip.wanted:
            return False
        step = clock / 0.16
        tip.sink += max(-step, min(step, tip.wanted - tip.sink))
        return True

    def _drip_now(self, dt: float) -> None:
        """Now and then a drop lets go of somebody who is wet."""
        self._drip -= dt
        if self._drip > 0:
            return
        self._drip = 0.35
        wet = [kid for kid in self.shown.kids.values() if kid.drops and kid.id in self.crowd]
        if wet:
            kid = self.random.choice(wet)
            actor = self.crowd[kid.id]
            x = actor.x + self.random.uniform(-0.2, 0.2) * actor.s
            self.water.drip(x, actor.y - self.random.uniform(0.2, 0.6) * actor.s, actor.y)


QUIET = ("idle", "soaked", "towelling", "refilling", "aim", "aim_up", "aim_down")


def rest_pose(kid: KidShown) -> str:
    """How a kid stands when nothing happens."""
    if kid.out in ("soaked", "both"):
        return "soaked"
    return "idle"


def wet_stage(kid: KidShown) -> int:
    """How wet a kid looks: 0 to 3."""
    if not kid.drops:
        return 0
    return min(3, 1 + 2 * kid.drops // max(1, kid.hits))
