"""How the camera on giver and taker is drawn, with the wheel of penalties."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.wetting.cards import STAGES, stage
from game.scenes import wetting_words as words
from game.scenes.wetting_closeup import STREAMS, CloseUp, sprite_name
from game.stage.people import People
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


class Lens:
    """What of the ground the camera sees; the nearest view is kept."""

    def __init__(self) -> None:
        self._near: pygame.Surface | None = None

    def forget(self) -> None:
        """Drop the picture (the ground has changed)."""
        self._near = None

    def view(
        self, ground: pygame.Surface, share: float, edge: float, edge_near: float
    ) -> pygame.Surface:
        """The ground, `share` of the way to the close-up; the table's edge moves from `edge` to
        `edge_near` (pixels from the top)."""
        if share <= 0:
            return ground
        if share >= 1 and self._near is not None:
            return self._near
        width, height = ground.get_size()
        zoom = 1 - (1 - ZOOM) * share
        part = pygame.Rect(0, 0, round(width * zoom), round(height * zoom))
        there = edge + (edge_near - edge) * share
        part.centerx = width // 2
        part.y = max(0, min(height - part.h, round(edge - there * zoom)))
        if share < 1:
            return pygame.transform.scale(ground.subsurface(part), (width, height))
        self._near = pygame.transform.smoothscale(ground.subsurface(part), (width, height))
        return self._near


def closeup_pictures(c: Canvas, board: Board, closeup: CloseUp) -> list[tuple[str, int]]:
    """What a close-up will want, with widths in pixels: to be loaded before."""
    width = c.px(closeup.places[0].w)
    taker, giver = board.guests[closeup.taker], board.guests[closeup.giver]
    looks = [taker.picture_in(mood) for mood in ("neutral", "duck", "shriek")]
    looks += [giver.picture_in(mood) for mood in ("plotting", "laughing")]
    return [(path, width) for path in looks]


# ---------------------------------------------------------------------- close-up
def draw_closeup(
    c: Canvas, board: Board, ground: pygame.Surface, lens: Lens, people: People, pieces: Pieces
) -> None:
    """The camera on its way, or there."""
    closeup = board.closeup
    assert closeup is not None
    share = closeup.share
    c.surface.blit(lens.view(ground, share, board.anchors.edge * c.u, closeup.edge * c.u), (0, 0))
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


def _draw_person(c: Canvas, board: Board, closeup: CloseUp, seat: int, people: People) -> None:
    guest = board.guests[seat]
    taker = seat == closeup.taker
    goal = closeup.taker_box if taker else closeup.places[1]
    home = board.seat(seat).figure
    share = closeup.share
    box = Box(*(a + (b - a) * share for a, b in zip(home, goal, strict=True)))
    mood = closeup.pose(guest) if taker else guest.mood
    picture = people.picture(c, guest, mood, c.px(goal.w))
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


# ---------------------------------------------------------------------- the wheel
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
