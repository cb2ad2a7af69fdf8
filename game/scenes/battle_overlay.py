"""What hovers over the field: odds rings, the wheel of ways, the sight, things that fly."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import pygame

from game.scenes import battle_words as words
from game.scenes.battle_board import Board, Flyer, Pop
from game.scenes.battle_cards import raised_card
from game.stage.aim import RINGS
from game.stage.crowd import Actor
from game.stage.gun_sprites import GunSprites
from game.stage.kid_plate import BALLOON
from game.stage.pieces import Pieces
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.shapes import fill_round, line, painted, sun_rim
from game.ui.text import text, text_w
from game.ui.theme import CORAL, CREAM, INK, SUN, WHITE, rgb

if TYPE_CHECKING:
    from game.scenes.battle_drawing import Chance, WheelSpot
    from game.shell.assets import Assets

WHEEL = 94.0
APART = 106.0
SIGHT = 132.0  # radius of the aim's rings
RINGS_ALPHA = 205


# ---------------------------------------------------------------------- odds
def odds_ring(c: Canvas, actor: Actor, chance: Chance) -> None:
    """Round a target: the lit part of the ring is the chance to hit."""
    x, y, radius = actor.x, actor.y - actor.s * 0.43, actor.s * 0.53
    sixths = round(chance.percent * 6 / 100)
    c.blit(_ring(c.px(radius * 2 + 12), sixths, c.px(12)), x, y, "center")
    chip(c, f"{chance.percent} %", x, y - radius, INK, WHITE)
    half = text_w(c, chance.label) / 2 + (38 if chance.soaks else 22)
    middle = min(max(x, half), c.w - half)
    chip(c, chance.label, middle, y + radius + 16, CREAM, INK,
         icon_name="drop" if chance.soaks else None)  # fmt: skip


@lru_cache(maxsize=64)
def _ring(size: int, sixths: int, width: int) -> pygame.Surface:
    def paint(surface: pygame.Surface, k: int) -> None:
        middle, reach, thick = size * k / 2, size * k / 2 - 4 * k, width * k
        pygame.draw.circle(surface, rgb(INK), (middle, middle), reach + 3 * k, thick + 6 * k)
        pygame.draw.circle(surface, rgb(WHITE), (middle, middle), reach, thick)
        for i in range(sixths * 40):
            angle = math.tau * i / 240 - math.pi / 2
            r = reach - thick / 2
            at = (middle + r * math.cos(angle), middle + r * math.sin(angle))
            pygame.draw.circle(surface, rgb(CORAL), at, thick / 2)

    return painted(size, size, INK, paint).convert_alpha()


# ---------------------------------------------------------------------- the wheel of ways
def wheel_boxes(board: Board, count: int) -> list[Box]:
    """Where the ways of the chosen attacker stand: in no-man's land, beside the attacker."""
    layout = board.anchors
    attacker = board.chosen.attacker
    if attacker is None or attacker not in board.crowd:
        return []
    actor = board.crowd[attacker]
    half = (count - 1) / 2
    if layout.portrait:
        x = min(max(actor.x, half * APART + 70), layout.w - half * APART - 70)
        y = layout.middle[1] - 130 if actor.y > layout.middle[1] else layout.middle[1] + 130
        y = layout.middle[1] if count <= 3 else y
        return [Box.around(x + (i - half) * APART, y, WHEEL, WHEEL) for i in range(count)]
    side = layout.sides[board.place(board.shown.kids[attacker].owner)]
    edge = side.area.right + 88 if side.front == "right" else side.area.x - 88
    reach = half * APART + WHEEL / 2 + 8
    top = layout.yard.y + reach + (58 if layout.prompt_hangs else 0)
    y = min(max(actor.y - actor.s * 0.45, top), layout.yard.bottom - reach)
    bend = -1 if side.front == "right" else 1
    return [
        Box.around(edge + bend * 14 * abs(i - half), y + (i - half) * APART, WHEEL, WHEEL)
        for i in range(count)
    ]


def draw_wheel(c: Canvas, pieces: Pieces, board: Board, spots: Sequence[WheelSpot]) -> None:
    """The ways: the chosen one has a sun rim, one that is not to be had is struck out."""
    boxes = wheel_boxes(board, len(spots))
    if not boxes or board.chosen.attacker is None:
        return
    actor = board.crowd[board.chosen.attacker]
    middle = boxes[len(boxes) // 2]
    start = (actor.x + (-0.3 if actor.flip else 0.3) * actor.s, actor.y - actor.s * 0.42)
    for wide, colour in ((9, INK), (4, SUN)):
        line(c, [start, (middle.centerx, middle.centery)], colour, wide)
    for spot, box in zip(spots, boxes, strict=True):
        pieces.draw(c, ("way", spot), box, partial(_way, spot=spot))


def _way(c: Canvas, box: Box, spot: WheelSpot) -> None:
    c.target(box, f"way {spot.way.mode}")
    if spot.chosen:
        sun_rim(c, box, box.h / 2, 7)
    fill_round(c, box, box.h / 2, CREAM if spot.able else "#C9CFDC", INK, 5)
    x, y = box.center
    if spot.way.mode == "throw":
        c.icon("balloon", x, y, 56, BALLOON)
    elif spot.way.mode == "splash":
        c.picture("icons/splash_2.png", x, y, 72)
    else:
        kind = words.kind(spot.way.gun or "")
        if c.assets.has(f"guns/{kind}"):
            c.picture(f"guns/{kind}", x, y, 68)
        else:
            c.icon("drop", x, y, 56)
    if not spot.able:
        line(c, [(x - 26, y + 26), (x + 26, y - 26)], "#6B7894", 7)


# ---------------------------------------------------------------------- the sight
def draw_sight(c: Canvas, board: Board) -> None:
    """Six numbered rings over the target, and the sight that swings across them."""
    sight = board.sight
    if sight is None or sight.target not in board.crowd:
        return
    x, y = sight_middle(board, sight.target)
    if not sight.value:
        # the picture's outer ring is 240 of its 250 pixels wide
        c.blit(_rings(c.assets, c.px(SIGHT * 2 * 250 / 240)), x, y, "center")
        for value in range(1, 6):
            r = SIGHT * (RINGS - value + 0.5) / RINGS
            side = 1 if value % 2 else -1
            text(c, str(value), x + side * r, y, 28, INK, "center", "display", WHITE, 3)
        text(c, "6", x, y, 28, INK, "center", "display", WHITE, 3)
    elif board.shown.roll and board.shown.roll.settled:
        return
    at = x + sight.at[0] * SIGHT, y + sight.at[1] * SIGHT
    c.picture("battle/aim_sight", *at, 132 if sight.value else 104)


def sight_middle(board: Board, target: str) -> tuple[float, float]:
    """The middle of the rings: on the target, but always whole inside the yard."""
    x, y = board.chest(target)
    yard = board.anchors.yard
    reach = SIGHT + 10
    return (
        min(max(x, reach), board.anchors.w - reach),
        min(max(y, yard.y + reach), yard.bottom - reach),
    )


@lru_cache(maxsize=8)
def _rings(assets: Assets, size: int) -> pygame.Surface:
    """The rings, thin enough to see the target through them."""
    image = assets.sized("battle/aim_rings", size).copy()
    image.fill((255, 255, 255, RINGS_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return image


# ---------------------------------------------------------------------- what flies
def draw_flyers(c: Canvas, board: Board, guns: GunSprites) -> None:
    """Cards, guns, balloons and drops in the air."""
    for flyer in board.flyers:
        image = flyer_picture(c, flyer, guns)
        c.blit(image, flyer.x, flyer.y - flyer.lift, "center")


def flyer_picture(c: Canvas, flyer: Flyer, guns: GunSprites) -> pygame.Surface:
    """The picture of something in the air, at coarse steps of size and angle."""
    size = max(8, c.px(flyer.size) // 8 * 8)
    angle = round(flyer.angle / 15) * 15 % 360
    if flyer.kind == "card":
        image = _card_image(c, flyer.what, size)
    elif flyer.kind == "back":
        image = c.assets.sized("cards/back_water.png", size)
    elif flyer.kind == "gun":
        image = guns.icon(flyer.what, (), size)
    elif flyer.kind == "modifier":
        name = f"guns/mod_{flyer.what}"
        image = (
            c.assets.sized(name, size) if c.assets.has(name) else c.assets.icon("gun", size, SUN)
        )
    elif flyer.kind == "balloon":
        image = c.assets.sized(f"battle/balloon_{flyer.what}", size)
    else:
        image = c.assets.icon(flyer.what, size, WHITE)
    return _turned(image, angle) if angle else image


@lru_cache(maxsize=256)
def _turned(image: pygame.Surface, angle: int) -> pygame.Surface:
    return pygame.transform.rotozoom(image, angle, 1)


_cards: dict[tuple[object, ...], pygame.Surface] = {}


def _card_image(c: Canvas, card: str, size: int) -> pygame.Surface:
    """A card in full, `size` pixels wide."""
    key = (card, size, c.u, c.text_size, words.name(card))
    found = _cards.get(key)
    if found is None:
        whole = _cards.get((*key[:1], "whole", *key[2:]))
        if whole is None:
            whole = _painted_card(c, card)
            _cards[(*key[:1], "whole", *key[2:])] = whole
        tall = round(whole.get_height() * size / whole.get_width())
        found = _cards[key] = pygame.transform.smoothscale(whole, (size, tall))
        if len(_cards) > 160:
            _cards.pop(next(iter(_cards)))
    return found


def _painted_card(c: Canvas, card: str) -> pygame.Surface:
    scratch = Canvas(pygame.Surface((1920, 1080), pygame.SRCALPHA), c.assets, c.text_size)
    wide, tall = 260 + 110 * (c.text_scale - 1), 372 + 290 * (c.text_scale - 1)
    raised_card(scratch, Box(20, 20, wide, tall), card, target=False)
    return scratch.surface.subsurface(
        pygame.Rect(14, 14, round(wide) + 16, round(tall) + 22)
    ).copy()


def draw_pops(c: Canvas, board: Board) -> None:
    """Words that spring up and go."""
    for pop in board.pops:
        t = pop.age / pop.seconds
        if t < 0:
            continue
        if pop.sprite:
            image = c.assets.sized(f"battle/{pop.sprite}", c.px(pop.size))
            c.blit(_turned(image, round(pop.angle / 15) * 15), pop.x, pop.y, "center")
            continue
        rise = 46 * (1 - (1 - min(1.0, t * 1.6)) ** 3)
        x = pop.x
        y = max(board.anchors.yard.y + 40, pop.y - rise)
        if t > 0.92:
            continue
        size = pop.size if t > 0.12 else pop.size * (0.6 + 0.4 * t / 0.12)
        _draw_pop(c, pop, x, y, max(28.0, round(size / 6) * 6))


def _draw_pop(c: Canvas, pop: Pop, x: float, y: float, size: float) -> None:
    wide = size * 0.9 if pop.icon else 0
    room = c.w - 40
    if pop.text:
        half = min(room / 2, text_w(c, pop.text, size, "display") / 2 + 8)
        x = min(max(x, 20 + half), c.w - 20 - half)
        text(c, pop.text, x + wide / 2, y, size, pop.colour, "center", "display", INK,
             5 if size > 40 else 4, room)  # fmt: skip
    if pop.icon:
        shift = size * 0.32 * len(pop.text) if pop.text else 0
        c.icon(pop.icon, x - shift, y, size * (0.8 if pop.text else 1.2), pop.colour)
