"""Kids as pictures: body, gun in hand, scarf, ring and plate put together once and kept.

A kid costs one blit a frame.  The pictures come from the atlases below `sprites/kids`; where
one is missing a plain figure stands in, so that the fight goes on.
"""

from __future__ import annotations

import copy
import logging
import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.shell.assets import scaled
from game.stage.formation import PLATE_GAP
from game.stage.gun_sprites import BAKED, GunSprites, read_json
from game.stage.kid_plate import Plate, kid_plate
from game.stage.sides import SIDES, ground_ring
from game.ui.theme import INK, rgb

if TYPE_CHECKING:
    from game.shell.assets import Assets
    from game.ui.canvas import Canvas

log = logging.getLogger("drench.kids")

DRENCHED = ("soaked", "run_off", "towelling")  # drawn wet already
BEADS = 1.1  # pixels of the atlas to one of the drops on damp kids
SECOND_GUN = 24.0  # degrees that a second gun is held lower than the first
KEPT = 700  # pictures
BODIES = 900
SKIN = ("#F6D0B1", "#C98B5A", "#8B5A3C", "#FFE0C7")
Point = tuple[float, float]


@dataclass(frozen=True)
class Look:
    """All that a kid's picture shows.  `kid` and guns are kinds (`fast-kid`); `tall` is hair to
    feet in pixels; `guns` are kinds with their modifiers; `wet` 0 to 3; `out` as on the plate."""

    kid: str
    side: int
    tall: int
    flip: bool = False
    pose: str = "idle"
    frame: int = 0
    wet: int = 0
    guns: tuple[tuple[str, tuple[str, ...]], ...] = ()
    balloons: int = 0
    out: str = ""
    ring: str | None = ""  # a state of the ground ring; None for no ring
    plate: Plate | None = None


@dataclass(frozen=True)
class Layer:
    """A part of a figure; (x, y) is its corner from the feet, in pixels."""

    image: pygame.Surface
    x: float
    y: float


@dataclass(frozen=True)
class Body:
    """A frame of a kid at its size: what lies behind the gun, what lies before it (an arm), and
    where the gun is held: `hand` from the feet, turned by `angle` degrees (clockwise; when the
    kid looks left, as if in a mirror); `other` is the other hand, which holds a second gun.
    `armed` tells whether this frame holds a gun at all."""

    layers: tuple[Layer, ...]
    front: tuple[Layer, ...]
    hand: Point
    angle: float
    armed: bool = True
    other: Point | None = None


@dataclass(frozen=True)
class Picture:
    """A kid ready to be drawn: the picture and how far its corner lies from the feet."""

    image: pygame.Surface
    dx: int
    dy: int


class KidSprites:
    """Makes and keeps the pictures of kids."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self._kept: OrderedDict[Look, Picture] = OrderedDict()
        self._bodies: OrderedDict[tuple[Any, ...], Body] = OrderedDict()
        self._atlases: dict[str, Atlas | None] = {}
        self._counts: dict[tuple[str, str], int] = {}
        self.guns = GunSprites(assets)

    def forget(self) -> None:
        """Drop all pictures: size or text size have changed."""
        self._kept.clear()
        self._bodies.clear()
        self.guns.forget()

    def frames(self, kid: str, pose: str) -> int:
        """How many frames a pose has."""
        found = self._counts.get((kid, pose))
        if found is None:
            atlas = self._atlas(kid)
            found = self._counts[(kid, pose)] = atlas.count(pose) if atlas else 1
        return found

    # ------------------------------------------------------------------ whole kids
    def picture(self, c: Canvas, look: Look) -> Picture:
        """The kid of this look at the canvas's scale."""
        found = self._kept.get(look)
        if found is None:
            found = self._kept[look] = self._composed(c, look)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(look)
        return found

    def _composed(self, c: Canvas, look: Look) -> Picture:
        size = (round(look.tall * 2.4) + c.px(90), round(look.tall * 1.7) + c.px(110))
        scratch = copy.copy(c)
        scratch.surface = pygame.Surface(size, pygame.SRCALPHA)
        fx, fy = size[0] // 2, round(look.tall * 1.42)
        x, y, tall = fx / c.u, fy / c.u, look.tall / c.u
        if c.audit:
            scratch.texts, scratch.targets, scratch.faults = [], [], []
        side = SIDES[look.side]
        if look.out:
            _ground_of_retreat(scratch, look, x, y, tall)
        elif look.ring is not None:
            ground_ring(scratch, side, x, y - 3, tall, look.ring)
        self._put_figure(scratch.surface, look, fx, fy)
        if look.plate:
            kid_plate(scratch, x, y + PLATE_GAP, look.plate, side)
        used = scratch.surface.get_bounding_rect()
        image = scratch.surface.subsurface(used).copy()
        image.set_alpha(255, pygame.RLEACCEL)
        return Picture(image, used.x - fx, used.y - fy)

    def _put_figure(self, surface: pygame.Surface, look: Look, fx: int, fy: int) -> None:
        body = self.body(look)
        held = list(look.guns)
        if held and not body.armed:  # on the back
            gun, modifiers = held[-1]
            back = (fx + (0.1 if look.flip else -0.1) * look.tall, fy - 0.34 * look.tall)
            self._put_gun(surface, look, gun, modifiers, back, -60)
        for layer in body.layers:
            surface.blit(layer.image, (round(fx + layer.x), round(fy + layer.y)))
        if len(held) > 1 and body.armed and body.other:
            other = (fx + body.other[0], fy + body.other[1])
            self._put_gun(surface, look, *held[1], other, body.angle + SECOND_GUN)
        if held and body.armed:
            hand = (fx + body.hand[0], fy + body.hand[1])
            self._put_gun(surface, look, *held[0], hand, body.angle)
        for layer in body.front:
            surface.blit(layer.image, (round(fx + layer.x), round(fy + layer.y)))

    def _put_gun(
        self, surface: pygame.Surface, look: Look, gun: str, modifiers: tuple[str, ...],
        hand: Point, angle: float,
    ) -> None:  # fmt: skip
        image, grip = self.guns.held(gun, modifiers, look.tall, round(angle / 3) * 3, look.flip)
        surface.blit(image, (round(hand[0] - grip[0]), round(hand[1] - grip[1])))

    # ------------------------------------------------------------------ bodies
    def body(self, look: Look) -> Body:
        """The kid without gun, ring and plate."""
        key = (look.kid, look.side, look.tall, look.flip, look.pose, look.frame, look.wet)
        found = self._bodies.get(key)
        if found is None:
            atlas = self._atlas(look.kid)
            found = atlas.body(look) if atlas else stand_in(look)
            self._bodies[key] = found
            if len(self._bodies) > BODIES:
                self._bodies.popitem(last=False)
        return found

    def muzzle(self, look: Look) -> Point:
        """Where the water leaves the gun (or the balloon the hand), in pixels from the feet."""
        body = self.body(look)
        if not look.guns or not body.armed:
            return body.hand
        along, up = self.guns.muzzle(*look.guns[0])
        angle = math.radians(body.angle)
        x = (along * math.cos(angle) - up * math.sin(angle)) * look.tall
        y = (along * math.sin(angle) + up * math.cos(angle)) * look.tall
        return body.hand[0] + (-x if look.flip else x), body.hand[1] + y

    def _atlas(self, kid: str) -> Atlas | None:
        if kid not in self._atlases:
            self._atlases[kid] = load_atlas(self.assets, kid)
        return self._atlases[kid]


# ---------------------------------------------------------------------- atlases
class Atlas:
    """A kid's frames as baked: see sprites/kids/README.md."""

    def __init__(self, sheet: pygame.Surface, facts: dict[str, Any], assets: Assets) -> None:
        self.sheet, self.assets = sheet, assets
        self.poses: dict[str, list[dict[str, Any]]] = facts["poses"]
        self.count("idle")

    def count(self, pose: str) -> int:
        """How many frames the pose has."""
        return len(self._frames(pose))

    def _frames(self, pose: str) -> list[dict[str, Any]]:
        return self.poses.get(pose) or self.poses["idle"]

    def body(self, look: Look) -> Body:
        """The frame that `look` wants, at its size, in its side's scarf, wet as it is."""
        frames = self._frames(look.pose)
        frame = frames[look.frame % len(frames)]
        k = look.tall / BAKED
        colour = rgb(SIDES[look.side].colour)
        layers = [self._layer(frame["body"], k)]
        if "scarf" in frame:
            scarf = self._layer(frame["scarf"], k)
            scarf.image.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
            layers.append(scarf)
        if look.wet and look.pose not in DRENCHED:
            layers += self._beads(frame, look.wet, k)
        front = [self._layer(frame["front"], k)] if "front" in frame else []
        x, y = frame.get("gun") or frame["hand"]
        body = Body(
            tuple(layers), tuple(front), (x * k, y * k), float(frame.get("gun_angle") or 0),
            "gun" in frame, (frame["back_hand"][0] * k, frame["back_hand"][1] * k),
        )  # fmt: skip
        return mirrored(body) if look.flip else body

    def _layer(self, facts: dict[str, Any], k: float) -> Layer:
        rect = pygame.Rect(facts["rect"])
        image = scaled(self.sheet.subsurface(rect).copy(), (round(rect.w * k), round(rect.h * k)))
        return Layer(image, facts["offset"][0] * k, facts["offset"][1] * k)

    def _beads(self, frame: dict[str, Any], wet: int, k: float) -> list[Layer]:
        """Drops that sit on a damp kid."""
        found = []
        for part, at, turn in (("body", frame["chest"], 0), ("head", frame["head"], frame.get("head_angle", 0))):  # fmt: skip
            name = f"kids/wet_{part}_{wet}"
            if not self.assets.has(name):
                continue
            whole = self.assets.image(name)
            width = max(1, round(whole.get_width() * BEADS * k))
            image = self.assets.sized(name, width)
            if turn:
                image = pygame.transform.rotozoom(image, -turn, 1)
            x, y = at[0] * k - image.get_width() / 2, at[1] * k - image.get_height() / 2
            found.append(Layer(image, x, y))
        return found


def mirrored(body: Body) -> Body:
    """The same, looking left."""

    def turn(layer: Layer) -> Layer:
        image = pygame.transform.flip(layer.image, True, False)
        return Layer(image, -layer.x - image.get_width(), layer.y)

    layers, front = tuple(map(turn, body.layers)), tuple(map(turn, body.front))
    other = None if body.other is None else (-body.other[0], body.other[1])
    return Body(layers, front, (-body.hand[0], body.hand[1]), body.angle, body.armed, other)


def load_atlas(assets: Assets, kid: str) -> Atlas | None:
    """The kid's atlas; None, and a line in the log, if it is missing or broken."""
    facts = read_json(assets.root / "kids" / f"{kid}.json")
    if not facts or not assets.has(f"kids/{kid}"):
        log.warning("The pictures of %s are missing; a plain figure stands in.", kid)
        return None
    try:
        return Atlas(assets.image(f"kids/{kid}"), facts, assets)
    except (KeyError, TypeError) as fault:
        log.warning("The pictures of %s can't be used (%s); a plain figure stands in.", kid, fault)
        return None


def _ground_of_retreat(c: Canvas, look: Look, x: float, y: float, tall: float) -> None:
    side = SIDES[look.side]
    if look.out in ("soaked", "both"):
        towel = c.assets.sized(f"battle/towel_{side.emblem}", c.px(tall * 0.84))
        c.blit(towel, x, y + 2, "center")
    if look.out in ("empty", "both"):
        off = tall * 0.42 * (1 if look.flip else -1)
        post = c.px(tall * 0.5)
        c.blit(c.assets.sized("battle/tap", post), x + off, y + 8, "midbottom")


# ---------------------------------------------------------------------- stand-ins
def stand_in(look: Look) -> Body:
    """A plain figure: head, shirt in the side's colour, legs."""
    tall = look.tall
    image = pygame.Surface((round(tall * 0.7), round(tall * 1.02)), pygame.SRCALPHA)
    x, line = image.get_width() / 2, max(1, round(tall * 0.022))
    skin = rgb(SKIN[sum(map(ord, look.kid)) % len(SKIN)])
    for side in (-1, 1):
        hip, shoe = (x + side * tall * 0.07, tall * 0.7), (x + side * tall * 0.09, tall * 0.97)
        pygame.draw.line(image, rgb(INK), hip, shoe, line * 5)
    shirt = pygame.Rect(0, 0, round(tall * 0.36), round(tall * 0.32))
    shirt.midtop = round(x), round(tall * 0.46)
    for grow, tint in ((2 * line, INK), (0, SIDES[look.side].colour)):
        pygame.draw.rect(image, rgb(tint), shirt.inflate(grow, grow), border_radius=line * 4)
    pygame.draw.circle(image, rgb(INK), (x, tall * 0.3), tall * 0.27 + line)
    pygame.draw.circle(image, skin, (x, tall * 0.3), tall * 0.27)
    for eye in (-0.35, 0.45):
        at = (x + tall * 0.27 * eye, tall * 0.34)
        pygame.draw.circle(image, rgb(INK), at, line * 2)
    layer = Layer(image, -x, -tall)
    turn = {"aim_up": -30.0, "aim_down": 30.0}.get(look.pose, 0.0)
    body = Body((layer,), (), (tall * 0.12, -tall * 0.36), turn)
    return mirrored(body) if look.flip else body
