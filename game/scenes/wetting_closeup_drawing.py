"""How the camera on giver and taker, and the scenes at the end, are drawn."""

from __future__ import annotations

import math
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import pygame

from game.rules.wetting.cards import STAGES, stage
from game.scenes import wetting_words as words
from game.scenes.wetting_closeup import STREAMS, CloseUp, sprite_name
from game.scenes.wetting_finale import Actor, Finale
from game.stage.guests import FULL, Guest
from game.stage.patches import Patch, patched
from game.ui.canvas import Box, Canvas
from game.ui.gauge import wetness_gauge
from game.ui.parts import chip
from game.ui.shapes import drop, fill_round, panel, ring
from game.ui.text import text, text_w
from game.ui.theme import BODY, CREAM, INK, LABEL, MARGIN, STRONG, SUN, TITLE, WHITE

if TYPE_CHECKING:
    from game.scenes.wetting_board import Board
    from game.stage.pieces import Pieces

ZOOM = 0.56  # of the window's width that the camera sees when it is close
QUICK = 16  # pixels: sizes of people while the camera moves
WAVE_TALL = 120.0
CLOTH_FROM = 0.6  # of a waist-up picture: above are hair and skin


class People:
    """Pictures of guests with their wet patches, by size; kept until something changes."""

    def __init__(self) -> None:
        self._kept: dict[object, pygame.Surface] = {}

    def forget(self) -> None:
        """Drop all pictures."""
        self._kept.clear()

    def picture(self, c: Canvas, guest: Guest, width: int) -> pygame.Surface:
        """The guest waist-up, `width` pixels wide."""
        marks: tuple[Patch, ...] = tuple(guest.patches.marks)
        if guest.mood == "duck":
            marks = ()  # their arms are over their heads, and it lasts for a moment
        path = guest.picture
        key = (guest.face, width)
        wanted = (path, guest.patches.version if marks else 0)
        found = self._kept.get((key, wanted))
        if found is None:
            for old in [one for one in self._kept if one[0] == key and len(self._kept) > 40]:  # type: ignore[index]
                del self._kept[old]
            found = c.assets.sized(path, width)
            if marks:
                found = patched(found, marks, CLOTH_FROM)
            found = found.copy()
            found.set_alpha(255, pygame.RLEACCEL)
            self._kept[(key, wanted)] = found
        return found


# ---------------------------------------------------------------------- close-up
def draw_closeup(c: Canvas, board: Board, ground: pygame.Surface, people: People, pieces: Pieces) -> None:  # fmt: skip
    """The camera on its way, or there."""
    closeup = board.closeup
    assert closeup is not None
    share = closeup.share
    c.surface.blit(_zoomed(ground, share, board.anchors.edge * c.u, closeup.edge * c.u), (0, 0))
    c.begin()
    _draw_person(c, board, closeup, closeup.taker, people)
    _draw_person(c, board, closeup, closeup.giver, people)
    if share < 1:
        return
    if closeup.tool > 0:
        _draw_tool(c, closeup)
    closeup.water.draw(c)
    if closeup.aimed and closeup.tool >= 1:
        _draw_sight(c, closeup)
    _draw_plates(c, board, closeup, pieces)


_zooms: dict[tuple[int, int, int], pygame.Surface] = {}


def _zoomed(ground: pygame.Surface, share: float, edge: float, edge_close: float) -> pygame.Surface:
    """The part of the ground that the camera sees; the table's edge moves to where it shall be."""
    if share <= 0:
        return ground
    width, height = ground.get_size()
    zoom = 1 - (1 - ZOOM) * share
    part = pygame.Rect(0, 0, round(width * zoom), round(height * zoom))
    there = edge + (edge_close - edge) * share
    part.centerx = width // 2
    part.y = max(0, min(height - part.h, round(edge - there * zoom)))
    key = (id(ground), part.y, part.w)
    if share < 1:
        return pygame.transform.scale(ground.subsurface(part), (width, height))
    if key not in _zooms:
        _zooms.clear()
        _zooms[key] = pygame.transform.smoothscale(ground.subsurface(part), (width, height))
    return _zooms[key]


def _draw_person(c: Canvas, board: Board, closeup: CloseUp, seat: int, people: People) -> None:
    guest = board.guests[seat]
    mood = guest.mood
    taker = seat == closeup.taker
    goal = closeup.taker_box if taker else closeup.places[1]
    home = board.seat(seat).figure
    share = closeup.share
    box = Box(*(a + (b - a) * share for a, b in zip(home, goal, strict=True)))
    if taker:
        guest.mood = closeup.pose(guest)
    width = c.px(goal.w)
    picture = people.picture(c, guest, width)
    guest.mood = mood
    if share < 1:
        small = max(QUICK, round(box.w * c.u / QUICK) * QUICK)
        tall = round(small * picture.get_height() / picture.get_width())
        picture = pygame.transform.smoothscale(picture, (small, tall))
    lift = math.sin(math.pi * guest.jump) * 10 if guest.jump else 0.0
    c.blit(picture, box.centerx, box.bottom - lift, "midbottom")


def _draw_tool(c: Canvas, closeup: CloseUp) -> None:
    size = closeup.tool_size
    x, y = closeup.tool_at
    path = f"penalties/{sprite_name(closeup.kind)}.png"
    if closeup.kind not in STREAMS and closeup.thrown:
        x, y, size = _flight(closeup)
        if closeup.thrown >= 2:
            return
    picture = c.assets.sized(path, max(8, round(size * c.u / 8) * 8))
    rise = (1 - closeup.tool) * 160
    c.blit(picture, x, y + rise, "center")


def _flight(closeup: CloseUp) -> tuple[float, float, float]:
    """Where a thrown thing is, and its size."""
    t = min(1.0, closeup.thrown)
    (ax, ay), (bx, by) = closeup.tool_at, closeup.aim
    x, y = ax + (bx - ax) * t, ay + (by - ay) * t - math.sin(math.pi * t) * 120
    size = closeup.tool_size * (1 - 0.25 * t)
    if closeup.thrown > 1:  # it slides down onto the table
        y += (closeup.thrown - 1) ** 2 * max(0.0, closeup.edge + 60 - by)
    return x, y, size


def _draw_sight(c: Canvas, closeup: CloseUp) -> None:
    """A cross of rings where the person aims."""
    x, y = closeup.aim
    for radius, colour, width in ((46, INK, 11), (46, SUN, 6), (12, INK, 9), (12, WHITE, 4)):
        ring(c, x, y, radius, 1.0, colour, width)


def _draw_plates(c: Canvas, board: Board, closeup: CloseUp, pieces: Pieces) -> None:
    """Who does what to whom, and the taker's gauge."""
    taker, giver = closeup.taker, closeup.giver
    wetness = round(board.gauges[taker])
    figure = closeup.places[0]
    tall = min(300.0, figure.h * 0.5)
    word = words.stage_word(STAGES[stage(wetness)])
    x = max(MARGIN + text_w(c, word) / 2 - 10, figure.x - 96)
    gauge = Box(x, closeup.edge - tall - 60, 60, tall)
    key = ("big gauge", wetness)
    paint = partial(wetness_gauge, wetness=wetness, word=word, room=220.0)
    pieces.draw(c, key, gauge, paint, 90)
    y = closeup.edge + 78
    for seat, box in ((taker, closeup.places[0]), (giver, closeup.places[1])):
        name = board.names[seat]
        wide = min(box.w * 0.9, text_w(c, name, TITLE, "display") + 60)
        plate = Box.around(box.centerx, y + c.type(TITLE) * 0.5, wide, c.type(TITLE) * 1.6)
        pieces.draw(c, ("name", name), plate, partial(_name, name=name))
    said = words.penalty_caption(
        closeup.kind, board.names[giver], board.called(taker), giver == board.you
    )
    if closeup.kind and not closeup.aimed:
        chip(c, said, c.w / 2, MARGIN + 20, INK, WHITE, "midtop", STRONG, border=SUN,
             room=min(1100.0, c.w - 2 * MARGIN - 240), lines=2)  # fmt: skip
    elif closeup.aimed:
        how = words.aim_hint(closeup.kind)
        chip(c, how, c.w / 2, MARGIN + 20, INK, WHITE, "midtop", STRONG, border=SUN,
             room=min(1100.0, c.w - 2 * MARGIN - 240), lines=3)  # fmt: skip
    if closeup.evading and not closeup.aimed and closeup.tool > 0:
        chip(c, words.duck_hint(), c.w / 2, c.h - MARGIN - 50, SUN, INK, "center", LABEL,
             room=c.w - 640, lines=2)  # fmt: skip


def _name(c: Canvas, box: Box, name: str) -> None:
    panel(c, box)
    text(c, name, *box.center, TITLE, INK, "center", "display", room=box.w - 24)


# ---------------------------------------------------------------------- the end
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


# ---------------------------------------------------------------------- the wave
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


def wheel_label(c: Canvas, box: Box, title: str, note: str) -> None:
    """What the wheel's focused sign is called, and how wet it makes."""
    panel(c, box)
    room = box.h - 18 - (c.type(BODY) * 1.25 if note else 0)
    text(c, title, box.centerx, box.y + 9 + room / 2, STRONG, INK, "center", "display",
         room=box.w - 24, lines=2, height=room)  # fmt: skip
    if note:
        low = box.bottom - 9 - c.type(BODY) * 0.62
        put = text(c, note, box.centerx + 16, low, BODY, INK, "center", room=box.w - 70)
        drop(c, put.x - 20, low, 34)


def wheel_sign(c: Canvas, box: Box, icon: str, lit: bool) -> None:
    """One sign of the wheel: a round plate with the picture of a penalty."""
    size = box.w
    if lit:
        fill_round(c, box.pad(-10), size / 2 + 10, SUN, INK, 4)
    fill_round(c, box.moved(0, 7), size / 2, "#0E1B3A", alpha=90)
    fill_round(c, box, size / 2, CREAM, INK, 5)
    c.picture(icon, box.centerx, box.centery, size * 0.72)
