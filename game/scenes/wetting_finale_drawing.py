"""How the scenes at the end are drawn, and the wave that leads to them."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.scenes.wetting_finale import SOAKED, Actor, Finale
from game.stage.guests import FULL, figure
from game.ui.canvas import Canvas
from game.ui.parts import chip
from game.ui.theme import INK, MARGIN, SUN, TITLE, WHITE

WAVE_TALL = 120.0


def finale_pictures(c: Canvas, finale: Finale) -> list[tuple[str, int, int]]:
    """What a scene will want, with sizes in pixels: to be loaded before."""
    area = finale.area
    backdrop = f"penalties/{finale.place}_{finale.shape}.webp"
    found = [(backdrop, c.px(area.w), c.px(area.h))]
    for front in finale.fronts:
        found.append((f"penalties/{front.file}", c.px(front.box.w), c.px(front.box.h)))
    for actor in finale.actors:
        last = SOAKED if actor.role == "loser" else actor.stage
        size = c.px(actor.tall * FULL), c.px(actor.tall)
        for stage in range(actor.stage, last + 1):
            found.append((figure(actor.face, stage), *size))
        if actor.role != "loser":
            found.append((figure(actor.face, actor.stage, True), *size))
    return found


def draw_finale(c: Canvas, finale: Finale) -> None:
    """Backdrop, losers, what stands before them, winner, watchers, water, words."""
    place, shape = finale.place, finale.shape
    area = finale.area
    backdrop = c.assets.sized(f"penalties/{place}_{shape}.webp", c.px(area.w), c.px(area.h))
    c.surface.blit(backdrop, (round(area.x * c.u), round(area.y * c.u)))
    finale.behind.draw_low(c)
    if not finale.winner_in_front:
        _draw_actors(c, finale, finale.cast("winner"))
    _draw_actors(c, finale, finale.cast("loser"))
    for front in finale.fronts:
        picture = _front(c, front.file, c.px(front.box.w), c.px(front.box.h), front.flip)
        c.blit(picture, front.box.x, front.box.y)
    if finale.winner_in_front:
        _draw_actors(c, finale, finale.cast("winner"))
    _draw_actors(c, finale, finale.cast("watcher"))
    if place == "super_soakers":
        _draw_guns(c, finale)
    _draw_actors(c, finale, finale.cast("walker"))
    finale.water.draw(c)
    room = min(1400.0, c.w - 2 * (MARGIN + 110))  # clear of the pause button
    chip(c, finale.caption, c.w / 2, MARGIN + 16, INK, WHITE, "midtop", TITLE, border=SUN,
         room=room, lines=3)  # fmt: skip


def _draw_guns(c: Canvas, finale: Finale) -> None:
    """Those in the middle shoot too."""
    for actor in finale.cast("watcher"):
        x, y = finale.body(actor, 0.52)
        size = actor.tall * 0.5
        picture = _front(c, "super_soakers_front.png", c.px(size), c.px(size * 0.64), True)
        c.blit(picture, x + actor.tall * FULL * 0.28, y + size * 0.16, "center")


def _draw_actors(c: Canvas, finale: Finale, actors: list[Actor]) -> None:
    for actor in actors:
        if not actor.shown:
            continue
        x, y = finale.soles(actor)
        picture = c.assets.sized(actor.picture, c.px(actor.tall * FULL), c.px(actor.tall))
        top = y - finale.guests.floor * actor.tall
        c.blit(picture, x, top, "midtop")


@lru_cache(maxsize=12)
def _flipped(picture: pygame.Surface) -> pygame.Surface:
    return pygame.transform.flip(picture, True, False)


def _front(c: Canvas, file: str, width: int, height: int, flip: bool) -> pygame.Surface:
    picture = c.assets.sized(f"penalties/{file}", width, height)
    return _flipped(picture) if flip else picture


def draw_wipe(c: Canvas, wipe: float) -> None:
    """A wave of water rises over the whole window (1) and off it (2)."""
    if not 0 < wipe < 2:
        return
    tall = c.h + 2 * WAVE_TALL
    top = c.h - wipe * tall if wipe <= 1 else -WAVE_TALL - (wipe - 1) * tall
    body = pygame.Rect(0, round((top + WAVE_TALL) * c.u), c.surface.get_width(), round(c.h * c.u))
    crest = _crest(c.surface.get_width(), c.px(WAVE_TALL), c.px(190))
    c.surface.fill("#6FCBF7", body)
    c.blit(crest, 0, top)
    low = pygame.transform.flip(crest, False, True)
    c.surface.blit(low, (0, body.bottom))


@lru_cache(maxsize=4)
def _crest(width: int, tall: int, pitch: int) -> pygame.Surface:
    """The wavy edge of the wipe."""
    out = pygame.Surface((width, tall + 1), pygame.SRCALPHA)
    for inset, colour in ((0.0, "#2368B0"), (0.09, "#E6FAFF"), (0.17, "#6FCBF7")):
        for number in range(-1, width // pitch + 3):
            middle = (number * pitch, tall * 1.05)
            radius = tall * (0.95 - 0.22 * (number % 2)) - inset * tall
            pygame.draw.circle(out, colour, middle, radius)
    return out
