"""How the battlefield is drawn: layer by layer, each part painted once and kept.

Everything here reads a board, and the marks that the scene has set; it changes nothing.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import pygame

from game.scenes import battle_words as words
from game.scenes.battle_board import DRY_SECONDS, Board, Puddle, wet_stage
from game.scenes.battle_cards import deck_pile, discard_pile, raised_card, shelf_card
from game.scenes.battle_choices import Way
from game.scenes.battle_ground import Blit, Ground
from game.scenes.battle_hud import (
    BEAT,
    Counter,
    answer_banner,
    answer_beat,
    counter,
    die_sum,
    inspect_card,
    inspect_kid,
    prompt,
    ribbon,
)
from game.scenes.battle_layout import SUNK
from game.scenes.battle_log import draw_last_lines
from game.scenes.battle_overlay import draw_flyers, draw_pops, draw_sight, draw_wheel, odds_ring
from game.scenes.battle_shown import KidShown
from game.stage.crowd import Actor
from game.stage.dice import DiceArt
from game.stage.kid_plate import Plate
from game.stage.kid_sprites import KidSprites, Look, Picture
from game.stage.pieces import Pieces
from game.stage.sides import SIDES
from game.ui.canvas import Box, Canvas
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.shell.assets import Assets

SHAKE = 4  # pixels at most
PICTURES = 900
DAMP = 3  # of the eight steps from wet to dry, those without water
SUM_HALF = 58.0  # units of a written sum above its middle, a little less than it has
FIGURE = 0.9  # of a kid of usual build to the place they have: the tallest need it all


@dataclass(frozen=True)
class Chance:
    """The odds at a target: percent to hit, what a hit brings it to, whether that soaks."""

    percent: int
    label: str
    soaks: bool


@dataclass(frozen=True)
class WheelSpot:
    """A way to attack on the wheel; `why` is empty if it can be had."""

    way: Way
    able: bool
    chosen: bool


@dataclass
class Banner:
    """A window that asks for a card: who, what stands, the cards' verdicts."""

    who: str
    headline: str
    seat: int
    cards: list[str]
    verdicts: dict[str, tuple[str, bool]] = field(default_factory=dict)
    kids: tuple[str, ...] = ()


@dataclass
class Marks:
    """What the scene wants to be marked, from what the rules say is legal."""

    able: set[str] = field(default_factory=set)  # kids to press
    seats: set[int] = field(default_factory=set)  # counters to press
    lit: set[str] = field(default_factory=set)  # cards that can be played
    odds: dict[str, Chance] = field(default_factory=dict)
    wheel: list[WheelSpot] = field(default_factory=list)
    banner: Banner | None = None
    card_state: dict[str, str] = field(default_factory=dict)


class Painter:
    """Draws a board onto a canvas; keeps the pictures."""

    def __init__(self, board: Board, kids: KidSprites, ground: Ground) -> None:
        self.board = board
        self.kids = kids
        self.ground = ground
        self.marks = Marks()
        self.pieces = Pieces()
        self.dice = DiceArt()
        self.still = False
        self.time = 0.0
        self.face_of = "animals/{face}_neutral_face.png"
        self._canvas: Canvas | None = None
        self._pictures: dict[tuple[object, ...], Picture] = {}
        self._still: pygame.Surface | None = None  # ground and frame as one picture
        self._still_key: tuple[object, ...] = ()

    def forget(self, canvas: Canvas) -> None:
        """Drop all pictures: size, language or text size have changed."""
        self._canvas = canvas
        self.pieces.forget()
        self.kids.forget()
        self.dice.forget()
        self.ground.forget()
        self._pictures.clear()
        self._still = None

    # ------------------------------------------------------------------ kids
    def look(self, actor: Actor, kid: KidShown, pose: str | None = None) -> Look:
        """How a kid looks now (or would in another pose)."""
        assert self._canvas is not None
        board, kind = self.board, words.kind(kid.id)
        shown_pose = pose or actor.pose
        tall = max(8, round(actor.s * FIGURE * self._canvas.u / 2) * 2)
        frame = actor.frame(self.kids.frames(kind, shown_pose), self.still)
        focus = board.focus == kid.id or board.chosen.attacker == kid.id
        able = kid.id in self.marks.able
        guns = tuple((words.kind(g.id), tuple(map(words.kind, g.modifiers))) for g in kid.guns)
        return Look(
            kind, board.place(kid.owner), tall, actor.flip, shown_pose, frame,
            0 if kid.out in ("soaked", "both") else wet_stage(kid), guns, min(4, kid.balloons),
            "" if actor.plain else kid.out,
            None if actor.plain else "focus" if focus else "able" if able else "",
            None if actor.plain else self._plate(kid, focus, able),
        )  # fmt: skip

    def _picture(self, c: Canvas, actor: Actor, kid: KidShown) -> Picture:
        """The kid's picture, found by what it depends on before its look is worked out."""
        kind = words.kind(kid.id)
        frame = actor.frame(self.kids.frames(kind, actor.pose), self.still)
        focus = self.board.focus == kid.id or self.board.chosen.attacker == kid.id
        key = (
            kid.id, actor.pose, frame, actor.s, actor.flip, actor.plain, kid.owner, kid.drops,
            kid.balloons, kid.out, focus, kid.id in self.marks.able, self.marks.odds.get(kid.id),
            *[(gun.id, gun.drops, gun.capacity, len(gun.modifiers)) for gun in kid.guns],
        )  # fmt: skip
        found = self._pictures.get(key)
        if found is None:
            if len(self._pictures) > PICTURES:
                self._pictures.clear()
            found = self._pictures[key] = self.kids.picture(c, self.look(actor, kid))
        return found

    def _plate(self, kid: KidShown, focus: bool, able: bool) -> Plate:
        chance = self.marks.odds.get(kid.id)
        if chance is not None:
            return Plate(odds=chance.percent, soaks=chance.soaks, focus=focus)
        return Plate(
            hearts=max(0, kid.hits - kid.drops),
            drops=sum(gun.drops for gun in kid.guns),
            capacity=sum(gun.capacity for gun in kid.guns),
            balloons=kid.balloons,
            out=kid.out,
            focus=focus,
            able=able,
        )

    def muzzle(self, kid: str) -> tuple[float, float]:
        """Where the water leaves a kid's gun, or the balloon the hand, in units."""
        board, c = self.board, self._canvas
        assert c is not None
        actor, shown = board.crowd[kid], board.shown.kids[kid]
        pose = "shoot" if shown.guns and actor.pose != "throw" else "throw"
        dx, dy = self.kids.muzzle(self.look(actor, shown, pose))
        return actor.x + dx / c.u, actor.y - actor.lift + dy / c.u

    def _kid_blits(self, c: Canvas, only: tuple[str, ...] = ()) -> Iterator[Blit]:
        """The kids, each with the height of its feet."""
        board = self.board
        shake = 0
        if board.shake and not self.still:
            shake = round(SHAKE * c.u * math.sin(board.shake * 90))
        for actor in board.crowd.back_to_front():
            kid = board.shown.kids.get(actor.id)
            if kid is None or (only and actor.id not in only):
                continue
            picture = self._picture(c, actor, kid)
            x, y = round(actor.x * c.u), round((actor.y - actor.lift) * c.u)
            yield actor.y, picture.image, (x + picture.dx + shake, y + picture.dy)

    # ------------------------------------------------------------------ layers
    def below(self, c: Canvas, buttons: Sequence[Button]) -> None:
        """The ground and what frames it: one picture as long as nothing of it changes."""
        key = self._key(buttons)
        if c.audit or key != self._still_key:
            self._still, self._still_key = None, key
            self._draw_below(c, buttons)
            return
        if self._still is None:
            self._draw_below(c, buttons)
            self._still = c.surface.copy()
            return
        c.surface.blit(self._still, (0, 0))

    def _key(self, buttons: Sequence[Button]) -> tuple[object, ...]:
        """All that ground and frame depend on."""
        board, shown, marks = self.board, self.board.shown, self.marks
        kid = shown.kids.get(board.focus or "")
        facts: tuple[object, ...] = ()
        if kid is not None:
            guns = [(gun.id, gun.drops, gun.capacity) for gun in kid.guns]
            facts = (kid.id, kid.owner, kid.drops, kid.balloons, *guns)
        return (
            *shown.scores, *shown.held, *shown.truce, shown.turn, shown.phase, *shown.hand,
            shown.deck, len(shown.discard), len(shown.log), board.focus_card, board.tip.sink,
            facts, tuple(marks.seats), tuple(marks.lit), tuple(marks.card_state.items()),
            marks.banner is None, *[pop > 0 and round(pop * 60) for pop in board.counter_pop],
            *[(puddle.x, puddle.size, fade(puddle)) for puddle in board.puddles],
            *[(name, state) for name, state, _widget in buttons],
        )  # fmt: skip

    def _draw_below(self, c: Canvas, buttons: Sequence[Button]) -> None:
        board = self.board
        self.ground.draw(c)
        for puddle in board.puddles:
            picture = puddle_picture(c, puddle)
            c.blit(picture, puddle.x, puddle.y, "center")
        self._frame(c)
        self.buttons(c, buttons)

    def buttons(self, c: Canvas, buttons: Sequence[Button]) -> None:
        """Buttons in their states."""
        for name, state, widget in buttons:
            key = ("button", name, state, getattr(widget, "label", ""))
            paint = partial(_button, widget=widget, state=state)
            self.pieces.draw(c, key, widget.box, paint)

    def crowd(self, c: Canvas) -> None:
        """Kids and props by the height of their feet, and what stands before them."""
        yard = self.board.anchors.yard
        c.surface.set_clip((0, c.px(yard.y - 14), c.surface.get_width(), c.px(yard.h + 22)))
        self.board.water.draw_low(c)
        blits = [*self.ground.props(c, 0.0 if self.still else self.time), *self._kid_blits(c)]
        blits.sort(key=lambda blit: blit[0])
        c.surface.fblits([blit[1:] for blit in blits])
        self.ground.draw_above(c)
        c.surface.set_clip(None)

    def _frame(self, c: Canvas) -> None:
        """Counters, ribbon, shelf: what frames the field."""
        board, shown, layout = self.board, self.board.shown, self.board.anchors
        self.ground.draw_hedges(c, layout)
        for seat in range(shown.players):
            place = board.place(seat)
            what = Counter(
                face=self.face_of.format(face=board.faces[seat]),
                name=board.names[seat],
                score=shown.scores[seat],
                target=shown.target,
                side=SIDES[place],
                turn=seat == shown.turn,
                held=shown.held[seat],
                truce=shown.truce[seat],
                marked=seat in self.marks.seats or board.counter_pop[seat] > 0,
            )
            self.pieces.draw(c, what, layout.counters[place], partial(_counter, what=what), 40)
        turn = shown.turn
        if turn is not None:
            key = ("ribbon", shown.phase, board.names[turn], board.place(turn))
            paint = partial(
                _ribbon, phase=shown.phase, whose=board.names[turn], place=board.place(turn)
            )
            self.pieces.draw(c, key, layout.ribbon, paint)
        self._shelf(c)
        if not self.marks.banner:
            self._piles(c)
        if self._spares_yard:
            self._inspector(c)

    def _shelf(self, c: Canvas) -> None:
        board, marks = self.board, self.marks
        down = 0.0 if board.anchors.portrait else SUNK * board.tip.sink
        hand = list(board.shown.hand)
        if marks.banner:
            return  # what may answer stands up, the rest is out of sight
        hidden = self._inspector_box()
        for card, box in zip(hand, board.anchors.cards(len(hand)), strict=True):
            if hidden is not None and hidden.colliderect(box.moved(0, down)):
                continue
            state = marks.card_state.get(card, "")
            if not state and board.tip.sink > 0.5 and not board.anchors.portrait:
                state = "sunk"
            lit = card in marks.lit
            up = 16.0 if state in ("focus", "chosen") else 0.0
            paint = partial(_shelf_card, card=card, state=state, lit=lit)
            self.pieces.draw(c, ("shelf", card, state, lit), box.moved(0, down - up), paint)

    def _piles(self, c: Canvas) -> None:
        shown, layout = self.board.shown, self.board.anchors
        x, y = layout.deck
        box = Box.around(x, y, 90, 150)
        if shown.deck:
            paint = partial(_deck, count=shown.deck)
            self.pieces.draw(c, ("deck", shown.deck), box, paint)
        if layout.portrait:
            return
        x, y = layout.discard
        top = shown.discard[-1] if shown.discard else None
        paint = partial(_discard, top=top, count=len(shown.discard))
        self.pieces.draw(c, ("discard", top, len(shown.discard)), Box.around(x, y, 90, 150), paint)

    def _inspector_box(self) -> Box | None:
        """Where the inspector lies over the shelf: there is no room beside it."""
        layout, board = self.board.anchors, self.board
        if not (layout.compact or layout.portrait) or board.focus not in board.shown.kids:
            return None
        box = layout.inspector
        return Box(box.x, layout.shelf.y, box.w, box.h)

    @property
    def _spares_yard(self) -> bool:
        """Whether the inspector has its place beside the shelf: else it lies over the kids."""
        return not (self.board.anchors.compact or self.board.anchors.portrait)

    def _inspector(self, c: Canvas) -> None:
        board, layout = self.board, self.board.anchors
        if self.marks.banner:
            return
        box = layout.inspector
        kid = board.shown.kids.get(board.focus or "")
        card = board.focus_card
        if card is not None and card in board.shown.hand:
            self.pieces.draw(c, ("card facts", card), box, partial(_card_facts, card=card), 200)
        elif kid is not None:
            box = self._inspector_box() or box
            guns = tuple((g.id, g.drops, g.capacity) for g in kid.guns)
            key = ("kid facts", kid.id, kid.owner, kid.drops, kid.balloons, guns)
            place = board.place(kid.owner)
            self.pieces.draw(c, key, box, partial(_kid_facts, kid=kid, place=place), 200)
        elif self._spares_yard:
            lines = tuple(line.text for line in board.shown.log[-3:])
            self.pieces.draw(c, ("lines", lines), box, partial(draw_last_lines, lines=lines))

    def above(self, c: Canvas) -> None:
        """Water, dice, flying things, rings, sums: what happens over the field."""
        board, marks = self.board, self.marks
        if marks.banner:
            self._spotlight(c, marks.banner.kids)
        board.water.draw(c)
        for die in (*board.recovery_dice.values(), *board.dice):
            self.dice.draw(c, die)
        focus = board.focus
        ringed = focus in marks.odds and focus in board.crowd
        if focus and ringed and board.sight is None and not board.refused:
            odds_ring(c, board.crowd[focus], marks.odds[focus])
        if marks.wheel:
            draw_wheel(c, self.pieces, board, marks.wheel)
        draw_sight(c, board)
        self._sum(c)
        draw_flyers(c, board, self.kids.guns)
        draw_pops(c, board)

    def _spotlight(self, c: Canvas, kids: tuple[str, ...]) -> None:
        """Everything steps back but those whom a window is about."""
        c.surface.blit(_veil(c.surface.get_size()), (0, 0))
        if kids:
            c.surface.fblits([blit[1:] for blit in self._kid_blits(c, kids)])

    def _sum(self, c: Canvas) -> None:
        board, roll, layout = self.board, self.board.shown.roll, self.board.anchors
        if roll is None or not board.sum_shown or roll.die is None or board.spot is None:
            return
        if self.marks.banner:
            return  # it stands in the banner
        x, y = board.spot
        key = ("sum", roll.die, tuple(roll.terms), roll.needed, layout.captions)
        room = c.w - 40 if layout.portrait or board.shown.players > 2 or layout.compact else 640.0
        paint = partial(
            _sum, die=roll.die, terms=tuple(roll.terms), total=roll.total, needed=roll.needed,
            captions=layout.captions, room=room,
        )  # fmt: skip
        self.pieces.draw(c, key, Box.around(x, y, 10, 10), paint, 620)
        if board.beat > 0:
            off = SUM_HALF + BEAT / 2
            answer_beat(
                c, x, y - off if y - off - BEAT / 2 > layout.yard.y else y + off, board.beat
            )

    def windows(self, c: Canvas) -> None:
        """The banner of a window with its raised cards, and what the player is told."""
        board, marks, layout = self.board, self.marks, self.board.anchors
        if not self._spares_yard:
            self._inspector(c)
        if marks.banner:
            self._banner(c, marks.banner)
        elif board.prompt:
            x, y = layout.prompt
            wide = not layout.portrait and not layout.compact and board.shown.players == 2
            room = 520.0 if wide else min(900.0, c.w - 60)
            key = ("prompt", board.prompt)
            hangs = layout.prompt_hangs
            paint = partial(_prompt, said=board.prompt, room=room, hangs=hangs)
            box = Box(x - room / 2, y if hangs else y - 60, room, 60)
            self.pieces.draw(c, key, box, paint, 200)

    def _banner(self, c: Canvas, banner: Banner) -> None:
        board, layout = self.board, self.board.anchors
        roll = board.shown.roll
        recovery = next(
            (r for r in reversed(board.shown.recoveries) if r.kid in banner.kids), None
        )  # fmt: skip
        box = layout.banner(len(banner.cards))
        what = roll if roll is not None and roll.die is not None else recovery
        facts = (
            None if what is None else (what.die or 0, tuple(what.terms), what.total, what.needed)
        )
        word = None
        if what is recovery and recovery is not None:
            word = words.recovery_verdict(recovery.purpose, recovery.success)
        key = ("banner", banner.who, banner.headline, banner.seat, facts, word)
        paint = partial(
            _banner, who=banner.who, headline=banner.headline, place=board.place(banner.seat),
            facts=facts, word=word,
        )  # fmt: skip
        self.pieces.draw(c, key, box, paint, 40)
        for card, spot in zip(banner.cards, layout.raised(len(banner.cards)), strict=True):
            state = self.marks.card_state.get(card, "")
            verdict = banner.verdicts.get(card)
            lift = 12.0 if state == "focus" else 0.0
            paint = partial(_raised, card=card, state=state, verdict=verdict)
            self.pieces.draw(c, ("raised", card, state, verdict), spot.moved(0, -lift), paint, 60)


# ---------------------------------------------------------------------- painters of pieces
Button = tuple[str, str, Widget]  # name, state


def _button(c: Canvas, box: Box, widget: Widget, state: str) -> None:
    here = copy.copy(widget)  # pieces are painted on a sheet of their own
    here.box = box
    here.draw(c, state)


def fade(puddle: Puddle) -> int:
    """How fresh a puddle looks: 8 to 1."""
    return max(1, round(8 * (1 - puddle.age / DRY_SECONDS)))


def _counter(c: Canvas, box: Box, what: Counter) -> None:
    counter(c, box, what)


def _ribbon(c: Canvas, box: Box, phase: str, whose: str, place: int) -> None:
    ribbon(c, box, phase, whose, SIDES[place])


def _shelf_card(c: Canvas, box: Box, card: str, state: str, lit: bool) -> None:
    shelf_card(c, box, card, state, lit)


def _raised(
    c: Canvas, box: Box, card: str, state: str, verdict: tuple[str, bool] | None
) -> None:  # fmt: skip
    raised_card(c, box, card, state, verdict)


def _deck(c: Canvas, box: Box, count: int) -> None:
    deck_pile(c, box.centerx, box.centery, count)


def _discard(c: Canvas, box: Box, top: str | None, count: int) -> None:
    discard_pile(c, box.centerx, box.centery, top, count)


def _card_facts(c: Canvas, box: Box, card: str) -> None:
    inspect_card(c, box, card)


def _kid_facts(c: Canvas, box: Box, kid: KidShown, place: int) -> None:
    inspect_kid(c, box, kid, SIDES[place])


def _sum(c: Canvas, box: Box, **facts: object) -> None:
    die_sum(c, box.centerx, box.centery, **facts)  # type: ignore[arg-type]


def _prompt(c: Canvas, box: Box, said: str, room: float, hangs: bool) -> None:
    prompt(c, box.centerx, box.y if hangs else box.bottom, said, room, hangs)


def _banner(
    c: Canvas, box: Box, who: str, headline: str, place: int,
    facts: tuple[int, tuple[object, ...], int, int] | None, word: tuple[str, bool] | None,
) -> None:  # fmt: skip
    room = answer_banner(c, box, who, headline, SIDES[place])
    if facts:
        die, terms, total, needed = facts
        die_sum(
            c, 0, room.centery, die, terms, total, needed, room.h >= 118, False,  # type: ignore[arg-type]
            room.w - 230, room.x, word,
        )  # fmt: skip


def puddle_picture(c: Canvas, puddle: Puddle) -> pygame.Surface:
    """Wet ground: water that dries first, and a dark spot that stays a while longer."""
    which = 1 + round(puddle.x + puddle.y) % 3
    return _puddle(c.assets, max(8, c.px(puddle.size) // 8 * 8), which, fade(puddle))


@lru_cache(maxsize=200)
def _puddle(assets: Assets, size: int, which: int, fresh: int) -> pygame.Surface:
    """`size` pixels wide; `fresh` is 8 at first and 1 when nearly dry."""
    found = assets.sized(f"battle/wet_spot_{which}", size).copy()
    found.fill((255, 255, 255, min(255, 60 * fresh)), special_flags=pygame.BLEND_RGBA_MULT)
    if fresh > DAMP:
        water = assets.sized(f"battle/puddle_{which}", size * 3 // 4).copy()
        clear = 200 * (fresh - DAMP) // (8 - DAMP)
        water.fill((255, 255, 255, clear), special_flags=pygame.BLEND_RGBA_MULT)
        found.blit(water, water.get_rect(center=found.get_rect().center))
    found.set_alpha(255, pygame.RLEACCEL)
    return found


_veils: dict[tuple[int, int], pygame.Surface] = {}


def _veil(size: tuple[int, int]) -> pygame.Surface:
    if size not in _veils:
        _veils.clear()
        veil = pygame.Surface(size)
        veil.fill((16, 27, 58))
        veil.set_alpha(120)
        _veils[size] = veil
    return _veils[size]
