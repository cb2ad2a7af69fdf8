"""The ground of the fight: a level's map drawn once for a window, its props, its hedges."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pygame

from game.scenes.battle_layout import Layout, SideArea
from game.stage.formation import Front
from game.stage.gun_sprites import read_json
from game.stage.levels import FLOOR, Level, View, render_level
from game.stage.sides import SIDES
from game.ui.canvas import Box, Canvas
from game.ui.theme import rgb

HEDGE, HEDGE_LIGHT, HEDGE_LOW = "#3E9B50", "#47A85A", "#2F8244"
PROP_FRAMES = 2.4  # a second
FLAG, FLAG_FOOT = 0.8, (34, 146)  # of a flag's picture: its size on a map, its foot
AIR = 18.0  # units that nobody stands in, below and above the hedges
Blit = tuple[float, pygame.Surface, tuple[int, int]]  # the height of its feet comes first


class Ground:
    """A level on the screen; `wide` and `tall` are its maps for the two shapes of windows."""

    def __init__(self, wide: Level, tall: Level, players: int) -> None:
        self.wide, self.tall, self.players = wide, tall, players
        self._kept: dict[str, pygame.Surface | None] = {}
        self._props: list[tuple[float, str, tuple[int, int], list[pygame.Surface]]] | None = None

    def forget(self) -> None:
        """Drop all pictures."""
        self._kept.clear()
        self._props = None

    def level(self, c: Canvas) -> Level:
        """The map for this canvas."""
        return self.tall if c.portrait else self.wide

    def sides(self, c: Canvas, yard: Box) -> list[SideArea]:
        """The sides' grounds as the map has them, inside the yard, in units."""
        level = self.level(c)
        view = level.view(c.surface.get_size())
        found = []
        for place in level.seats(self.players):
            area, back = (
                Box(*(side / c.u for side in view.rect(rect)))
                for rect in (place.area, place.retreat)
            )
            inside, behind = Box(area.clip(yard.pad(0, AIR))), Box(back.clip(yard.pad(0, AIR)))
            found.append(SideArea(inside, behind, cast(Front, place.front)))
        return found

    # ------------------------------------------------------------------ drawing
    def draw(self, c: Canvas) -> None:
        """All that lies under the kids."""
        c.surface.blit(self._layer(c, FLOOR), (0, 0))

    def draw_above(self, c: Canvas) -> None:
        """What stands before the kids."""
        above = self._layer(c, "above")
        if above is not None:
            c.surface.blit(above, (0, 0))

    def _layer(self, c: Canvas, name: str) -> pygame.Surface:
        found = self._kept.get(name)
        if found is None:
            found = render_level(self.level(c), c.surface.get_size(), name)
            if name == FLOOR:
                found = found.convert()
            else:
                found = found.convert_alpha()
                found.set_alpha(255, pygame.RLEACCEL)
            self._kept[name] = found
        return found

    def props(self, c: Canvas, time: float) -> Iterator[Blit]:
        """What stands about, to be sorted among the kids; living things move with `time`."""
        if self._props is None:
            self._props = [*self._made_props(c), *self._flags(c)]
        for foot, _kind, at, frames in self._props:
            frame = frames[int(time * PROP_FRAMES) % len(frames)]
            yield foot, frame, at

    def _made_props(
        self, c: Canvas
    ) -> Iterator[tuple[float, str, tuple[int, int], list[pygame.Surface]]]:
        level = self.level(c)
        view = level.view(c.surface.get_size())
        feet = read_json(c.assets.root / "props" / "feet.json")
        for thing in level.seen(self.players):
            names = [f"props/{thing.kind}"]
            if not c.assets.has(names[0]):
                names = [f"props/{thing.kind}_{n}" for n in (1, 2)]
            names = [name for name in names if c.assets.has(name)]
            if not names:
                continue
            whole = c.assets.image(names[0])
            fx, fy = feet.get(thing.kind) or (whole.get_width() / 2, whole.get_height())
            k = view.scale
            width = max(1, round(whole.get_width() * k))
            x, y = view.point((thing.x, thing.y))
            frames = [c.assets.sized(name, width) for name in names]
            if thing.flip:
                frames = [pygame.transform.flip(frame, True, False) for frame in frames]
                fx = whole.get_width() - fx
            for frame in frames:
                frame.set_alpha(255, pygame.RLEACCEL)
            yield y / c.u, thing.kind, (round(x - fx * k), round(y - fy * k)), frames

    def _flags(
        self, c: Canvas
    ) -> Iterator[tuple[float, str, tuple[int, int], list[pygame.Surface]]]:
        level = self.level(c)
        view: View = level.view(c.surface.get_size())
        for side, place in zip(SIDES, level.seats(self.players), strict=False):
            whole = c.assets.image(f"battle/flag_{side.emblem}")
            k = FLAG * view.scale
            image = c.assets.sized(f"battle/flag_{side.emblem}", round(whole.get_width() * k))
            image = image.copy()
            fx, fy = FLAG_FOOT
            if place.front == "left":  # it flies away from the side's own kids
                image, fx = pygame.transform.flip(image, True, False), whole.get_width() - fx
            image.set_alpha(255, pygame.RLEACCEL)
            for spot in place.flags:
                x, y = view.point(spot)
                yield y / c.u, "flag", (round(x - fx * k), round(y - fy * k)), [image]

    def draw_hedges(self, c: Canvas, layout: Layout) -> None:
        """The bars above and below, on which counters and cards lie."""
        for name, top, tall in (
            ("top", 0.0, layout.yard.y - 4),
            ("low", layout.shelf.y - 12, layout.h - layout.shelf.y + 12),
        ):
            found = self._kept.get(name)
            if found is None:
                found = hedge(c.surface.get_width(), c.px(tall), name == "top", c.u)
                self._kept[name] = found
            c.surface.blit(found, (0, round(top * c.u)))


def hedge(width: int, height: int, hangs: bool, u: float) -> pygame.Surface:
    """A trimmed hedge across the window, its leafy edge down (`hangs`) or up."""
    rim = max(2, round(6 * u))
    image = pygame.Surface((width, height + rim), pygame.SRCALPHA)
    body = pygame.Rect(0, 0 if hangs else rim, width, height)
    image.fill((*rgb(HEDGE), 255), body)
    draw = Random(5)
    edge = body.bottom - 1 if hangs else body.top
    for x in range(0, width + 30, max(6, round(13 * u))):
        pygame.draw.circle(image, rgb(HEDGE), (x, edge), round(draw.uniform(6, 10) * u))
    for _leaf in range(round(width * height / (420 * u * u))):
        x, y = draw.randrange(width), body.y + draw.randrange(height)
        tint = rgb(HEDGE_LIGHT if draw.random() < 0.5 else HEDGE_LOW)
        pygame.draw.ellipse(image, tint, (x, y, round(9 * u), round(5 * u)))
    shade = pygame.Surface((width, max(1, round(8 * u))), pygame.SRCALPHA)
    shade.fill((14, 60, 40, 60))
    image.blit(shade, (0, body.bottom - shade.get_height() if hangs else body.top))
    image = image.convert_alpha()
    image.set_alpha(255, pygame.RLEACCEL)
    return image
