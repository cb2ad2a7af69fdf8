"""Water guns as pictures: with their modifiers on them, turned as they are held, kept."""

from __future__ import annotations

import json
import math
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.shell.assets import scaled
from game.ui.theme import INK, rgb

if TYPE_CHECKING:
    from game.shell.assets import Assets

BAKED = 240  # pixels that a kid of usual build is high in its atlas
PLAIN = {"held": 0.5, "grip": [84, 84], "muzzle": [240, 49], "top": [120, 24], "under": [160, 74],
         "rear": [24, 49]}  # fmt: skip
KEPT = 600
Point = tuple[float, float]


class GunSprites:
    """Makes and keeps the pictures of guns, by kind (`super-soaker`) and modifiers."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self._held: OrderedDict[tuple[Any, ...], tuple[pygame.Surface, Point]] = OrderedDict()
        self._whole: dict[tuple[str, tuple[str, ...]], tuple[pygame.Surface, Point]] = {}
        found = read_json(assets.root / "guns" / "anchors.json")
        self._guns: dict[str, Any] = found.get("guns", {})
        self._modifiers: dict[str, Any] = found.get("modifiers", {})

    def forget(self) -> None:
        """Drop what was sized and turned."""
        self._held.clear()

    def held(
        self, gun: str, modifiers: tuple[str, ...], tall: int, angle: float, flip: bool
    ) -> tuple[pygame.Surface, Point]:
        """The gun in the hand of a kid `tall` pixels high, turned by `angle` degrees clockwise
        (mirrored if `flip`), and where its grip is in the picture, in pixels."""
        key = (gun, modifiers, tall, angle, flip)
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = self._turned(gun, modifiers, tall, angle, flip)
            if len(self._held) > KEPT:
                self._held.popitem(last=False)
        return found

    def muzzle(self, gun: str, modifiers: tuple[str, ...] = ()) -> Point:
        """From the grip to the muzzle, in heights of a kid."""
        facts = self._facts(gun)
        k = facts["held"] / BAKED
        return (facts["muzzle"][0] - facts["grip"][0]) * k, (
            facts["muzzle"][1] - facts["grip"][1]
        ) * k

    def icon(self, gun: str, modifiers: tuple[str, ...], width: int) -> pygame.Surface:
        """The gun lying straight, `width` pixels long."""
        key = ("icon", gun, modifiers, width)
        found = self._held.get(key)
        if found is None:
            whole, _grip = self._with_modifiers(gun, modifiers)
            size = width, max(1, round(whole.get_height() * width / whole.get_width()))
            found = self._held[key] = (scaled(whole, size), (0.0, 0.0))
        return found[0]

    def _facts(self, gun: str) -> dict[str, Any]:
        facts = self._guns.get(gun)
        return {**PLAIN, **facts} if isinstance(facts, dict) else dict(PLAIN)

    def _turned(
        self, gun: str, modifiers: tuple[str, ...], tall: int, angle: float, flip: bool
    ) -> tuple[pygame.Surface, Point]:
        whole, grip = self._with_modifiers(gun, modifiers)
        k = self._facts(gun)["held"] * tall / BAKED
        size = (max(1, round(whole.get_width() * k)), max(1, round(whole.get_height() * k)))
        image = scaled(whole, size)
        gx, gy = grip[0] * k, grip[1] * k
        if flip:
            image = pygame.transform.flip(image, True, False)
            gx = size[0] - gx
        turn = angle if flip else -angle  # rotozoom turns counter-clockwise
        turned = pygame.transform.rotozoom(image, turn, 1) if turn else image
        a = math.radians(turn)
        dx, dy = gx - size[0] / 2, gy - size[1] / 2
        rx = dx * math.cos(a) + dy * math.sin(a)
        ry = -dx * math.sin(a) + dy * math.cos(a)
        return turned, (turned.get_width() / 2 + rx, turned.get_height() / 2 + ry)

    def _with_modifiers(self, gun: str, modifiers: tuple[str, ...]) -> tuple[pygame.Surface, Point]:
        """The gun as baked with its modifiers on it, and its grip in that picture."""
        found = self._whole.get((gun, modifiers))
        if found is None:
            found = self._whole[(gun, modifiers)] = self._assembled(gun, modifiers)
        return found

    def _assembled(self, gun: str, modifiers: tuple[str, ...]) -> tuple[pygame.Surface, Point]:
        name, facts = f"guns/{gun}", self._facts(gun)
        image = self.assets.image(name) if self.assets.has(name) else plain_gun(gun)
        parts: list[tuple[pygame.Surface, float, float]] = []
        taken: dict[str, int] = {}
        for modifier in modifiers:
            entry = self._modifiers.get(modifier)
            if not isinstance(entry, dict) or not self.assets.has(f"guns/mod_{modifier}"):
                continue
            k = entry["held"] / facts["held"]
            part = self.assets.image(f"guns/mod_{modifier}")
            part = scaled(part, (round(part.get_width() * k), round(part.get_height() * k)))
            slot = entry["slot"]
            x, y = facts[slot]
            shift = taken.get(slot, 0) * part.get_width() * 0.55
            taken[slot] = taken.get(slot, 0) + 1
            ax, ay = entry["attach"]
            parts.append((part, x - ax * k + (shift if slot != "muzzle" else -shift), y - ay * k))
        left = min([0.0, *(x for _part, x, _y in parts)])
        top = min([0.0, *(y for _part, _x, y in parts)])
        right = max([image.get_width(), *(x + p.get_width() for p, x, _y in parts)])
        low = max([image.get_height(), *(y + p.get_height() for p, _x, y in parts)])
        whole = pygame.Surface((math.ceil(right - left), math.ceil(low - top)), pygame.SRCALPHA)
        whole.blit(image, (round(-left), round(-top)))
        for part, x, y in parts:
            whole.blit(part, (round(x - left), round(y - top)))
        return whole, (facts["grip"][0] - left, facts["grip"][1] - top)


def read_json(path: Path) -> dict[str, Any]:
    """The object that a file holds; an empty one if there is none or it is broken."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def plain_gun(gun: str) -> pygame.Surface:
    """What stands in for a gun whose picture is missing, 260 pixels long."""
    image = pygame.Surface((260, 130), pygame.SRCALPHA)
    seed = sum(map(ord, gun))
    colour = ((seed * 53) % 200 + 40, (seed * 29) % 180 + 60, (seed * 97) % 200 + 40)
    pygame.draw.rect(image, rgb(INK), (20, 24, 220, 50), border_radius=22)
    pygame.draw.rect(image, colour, (28, 32, 204, 34), border_radius=16)
    pygame.draw.rect(image, rgb(INK), (66, 60, 36, 62), border_radius=10)
    pygame.draw.rect(image, colour, (73, 60, 22, 54), border_radius=8)
    return image
