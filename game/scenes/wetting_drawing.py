"""How Susan's table is drawn: layer by layer, each part painted once and kept.

Everything here reads a board and changes nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

import pygame

from game.rules.wetting.cards import STAGES, stage
from game.scenes import wetting_words as words
from game.scenes.wetting_board import LAYER, PILE_LAYERS, Board
from game.scenes.wetting_closeup_drawing import Lens
from game.scenes.wetting_layout import TABLE_SIZE
from game.stage.cards import CardArt, CardSprite, draw_cards
from game.stage.people import People
from game.stage.pieces import Pieces
from game.stage.table import CARD_RATIO
from game.stage.tween import ease_out
from game.ui import table_parts
from game.ui.canvas import Box, Canvas
from game.ui.gauge import wetness_gauge
from game.ui.parts import chip, portrait
from game.ui.shapes import fill_round, panel, sun_rim
from game.ui.text import text, text_w
from game.ui.theme import (
    BODY,
    BUTTON,
    CREAM,
    HERO,
    INK,
    INK_SOFT,
    LABEL,
    STRONG,
    SUN,
    TITLE,
    WHITE,
    mix,
    shade,
)
from game.words import _

BACK = "cards/back_garden.png"
DRESSES = "dress"
JUMP = 12.0  # units a guest jumps when the mood changes


class Painter:
    """Draws a board onto a canvas; keeps the pictures."""

    def __init__(self, board: Board, art: CardArt) -> None:
        self.board = board
        self.art = art
        self.pieces = Pieces()
        self.people = People()
        self.lens = Lens()
        self._ground: pygame.Surface | None = None
        self._bubbles: list[Box] = []

    def _free(self, box: Box) -> bool:
        """Whether no bubble lies on the box: what it would cover by half is left out."""
        return box.collidelist(self._bubbles) < 0

    def forget(self) -> None:
        """Drop all pictures: size, language or text size have changed."""
        self.pieces.forget()
        self.people.forget()
        self.lens.forget()
        self.art.forget()
        self._ground = None

    def ground(self, c: Canvas) -> pygame.Surface:
        """The garden with its table, as large as the window."""
        if self._ground is None:
            size = c.surface.get_size()
            ground = c.assets.background("garden", size).copy()
            shape = self.board.anchors.shape
            width, height = TABLE_SIZE[shape]
            k = max(size[0] / width, size[1] / height)
            wide, tall = round(width * k), round(height * k)
            table = c.assets.sized(f"garden/table_{shape}.png", wide, tall)
            ground.blit(table, ((size[0] - wide) // 2, (size[1] - tall) // 2))
            self._ground = ground
        return self._ground

    # ------------------------------------------------------------------ layers
    def table(self, c: Canvas) -> None:
        """All that stands on the table and behind it."""
        board = self.board
        self._bubbles = [
            bubble_box(c, board, seat, bubble.text)[0] for seat, bubble in board.bubbles.items()
        ]
        c.surface.blit(self.ground(c), (0, 0))
        self._facts(c)
        for seat in board.shown.others:
            self._figure(c, seat)
        for seat in board.shown.others:
            self._plate(c, seat)
        self._figure(c, board.shown.viewer)
        self._plate(c, board.shown.viewer)
        for seat in range(board.shown.players):
            self._heap(c, seat)
        self._piles(c)

    def cards(self, c: Canvas) -> None:
        """The hand, and what is in the air."""
        board = self.board
        dragged = board.hand.dragged[0] if board.hand.dragged else None
        hand = sorted(board.hand.sprites, key=lambda sprite: sprite.card == dragged)
        draw_cards(c, self.art, hand)
        draw_cards(c, self.art, board.flying)

    def words(self, c: Canvas) -> None:
        """Counter, banner, bubbles: what lies over everything."""
        self._banner(c)
        self._counter(c)
        for seat in list(self.board.bubbles):
            self._bubble(c, seat)

    # ------------------------------------------------------------------ facts
    def _facts(self, c: Canvas) -> None:
        shown = self.board.shown
        x, y, room = self.board.anchors.facts
        what = _("Round {n} of {all}").format(n=max(1, shown.round), all=shown.rounds)
        box = Box(x, y - 30, room, 60)
        self.pieces.draw(c, ("round", what), box, partial(_fact, what=what), 4)

    def _banner(self, c: Canvas) -> None:
        board = self.board
        if not board.banner:
            return
        x, y, room = board.anchors.banner
        if not c.portrait:  # beside the draw pile
            x = board.anchors.draw.x + board.anchors.draw.width * 0.5 + 40
            box = Box(x, y - 35, min(room, c.w - 60 - x), 70)
        else:
            box = Box.around(x, y, room, 70)
        self.pieces.draw(c, ("banner", board.banner), box, partial(_banner, what=board.banner), 60)

    def _counter(self, c: Canvas) -> None:
        """The capture's count, growing as it goes."""
        if self.board.counter is None:
            return
        x, y, _room = self.board.anchors.banner
        height = self.board.anchors.discard.width * CARD_RATIO
        size = HERO + min(30, self.board.counter)
        number = str(self.board.counter)
        text(c, number, x, y + height * 0.62 + 30, size, SUN, "center", "display", INK, 8)

    # ------------------------------------------------------------------ people
    def _figure(self, c: Canvas, seat: int) -> None:
        board = self.board
        guest = board.guests[seat]
        box = board.seat(seat).figure
        picture = self.people.picture(c, guest, guest.mood, c.px(box.w))
        lift = math.sin(math.pi * guest.jump) * JUMP if guest.jump else 0.0
        c.blit(picture, box.x, box.y - lift)

    def _plate(self, c: Canvas, seat: int) -> None:
        board, shown = self.board, self.board.shown
        place = board.seat(seat)
        if not self._free(place.plate.inflate(-8, -14)):
            return
        plate = Plate(
            board.names[seat],
            shown.scores[seat],
            shown.held[seat],
            seat == shown.turn,
            seat == shown.dealer and shown.round > 0,
            seat == shown.viewer,
        )
        self.pieces.draw(c, plate, place.plate, partial(_plate, plate=plate), 60)
        wetness = round(board.gauges[seat])
        gauge = place.gauge
        free = self._free(Box.around(gauge.centerx, gauge.bottom + 4, 180, 44))
        word = words.stage_word(STAGES[stage(wetness)]) if free else ""
        own = seat == shown.viewer
        paint = partial(_gauge, wetness=wetness, word=word, room=250.0 if own else 190.0)
        self.pieces.draw(c, ("gauge", wetness, word), gauge, paint, 90)

    def _heap(self, c: Canvas, seat: int) -> None:
        board = self.board
        heap = board.heap(seat)
        if not heap:
            return
        sprites = []
        for card, spot in zip(heap, board.heap_spots(seat, len(heap)), strict=True):
            sprite = CardSprite(card)
            sprite.put(spot)
            sprites.append(sprite)
        draw_cards(c, self.art, sprites)
        place = board.seat(seat)
        count = len(board.shown.captured[seat])
        what = words.captured(count)
        if text_w(c, what) + 30 > place.heap_room:
            what = str(count)
        room = max(place.heap_room, text_w(c, what) + 32)
        box = Box.around(*place.count_at, room, 50)
        if not self._free(box):
            return
        self.pieces.draw(c, ("won", what), box, partial(_count, what=what), 30)

    # ------------------------------------------------------------------ piles
    def _piles(self, c: Canvas) -> None:
        board, shown, anchors = self.board, self.board.shown, self.board.anchors
        layers = board.deck_layers
        if layers:
            box = Box.around(anchors.draw.x, anchors.draw.y, anchors.draw.width, anchors.draw.width * CARD_RATIO)  # fmt: skip
            paint = partial(_deck, art=self.art, layers=layers)
            self.pieces.draw(c, ("deck", layers), box, paint, 70)
        if shown.round and board.counter is None:
            self._pile_count(c, "left", anchors.draw.x, words.left(shown.draw))
        draw_cards(c, self.art, board.pile[-PILE_LAYERS * 2 :])
        if board.counter is not None or board.banner:
            return
        if not board.pile:
            spot = anchors.discard
            place = Box.around(spot.x, spot.y, spot.width, spot.width * CARD_RATIO)
            self.pieces.draw(c, "empty pile", place, _empty_pile, 8)
        self._pile_count(c, "pile", anchors.discard.x, words.in_pile(len(shown.pile)))
        what = words.wanted(shown.top)
        x, y, anchor, room = anchors.wanted
        middle = x + 140 if anchor == "midleft" else x
        if not self._free(Box.around(middle, y, 280, 60)):
            return
        box = Box(x, y - 40, room, 80) if anchor == "midleft" else Box.around(x, y, room, 80)
        paint = partial(_wanted, what=what, anchor=anchor)
        self.pieces.draw(c, ("wanted", what), box, paint, 8)

    def _pile_count(self, c: Canvas, name: str, x: float, what: str) -> None:
        spot = self.board.anchors.draw
        y = spot.y + spot.width * CARD_RATIO / 2 + 14
        if not self._free(Box.around(x, y, 160, 40)):
            return
        box = Box.around(x, y, 300, 50)
        self.pieces.draw(c, (name, what), box, partial(_count, what=what), 30)

    # ------------------------------------------------------------------ bubbles
    def _bubble(self, c: Canvas, seat: int) -> None:
        board = self.board
        bubble = board.bubbles[seat]
        box, tail = bubble_box(c, board, seat, bubble.text)
        slide = (1 - ease_out(bubble.pop)) * 26
        box = box.moved(0, slide)
        reach = (tail[0] - box.x, tail[1] - box.y)
        paint = partial(_speech, what=bubble.text, reach=reach)
        key = ("speech", bubble.text, round(reach[0]), round(reach[1]))
        self.pieces.draw(c, key, box, paint, 160)


# ---------------------------------------------------------------------- painters of pieces
@dataclass(frozen=True)
class Plate:
    """All that a name plate shows."""

    name: str
    score: int
    held: int
    turn: bool
    deals: bool
    own: bool


def _plate(c: Canvas, box: Box, plate: Plate) -> None:
    if plate.turn:
        sun_rim(c, box)
    panel(c, box)
    x, right = box.x + 18, box.right - 16
    held = text_room(c, str(plate.held))
    text(c, str(plate.held), right, box.centery, BODY, INK_SOFT, "midright")
    c.picture(BACK, right - held - 18, box.centery, 25, 35)
    score_right = right - held - 44
    put = text(c, str(plate.score), score_right, box.centery, STRONG, INK, "midright", "display")
    c.icon("star", put.x - 20, box.centery - 1, 30, INK)
    text(c, plate.name, x, box.centery, STRONG, INK, "midleft", "display", room=put.x - 42 - x)
    if plate.deals:
        low = box.y - 2 if plate.own else box.bottom + 2
        chip(c, _("deals"), box.right - 16, low, SUN, INK, "midright", room=box.w - 40)


def text_room(c: Canvas, number: str) -> float:
    """What a small number takes."""
    return c.type(BODY) * 0.66 * len(number)


def _gauge(c: Canvas, box: Box, wetness: int, word: str, room: float) -> None:
    wetness_gauge(c, box, wetness, word, room)


def _fact(c: Canvas, box: Box, what: str) -> None:
    chip(c, what, box.x, box.y + 8, INK, WHITE, "topleft", LABEL, room=box.w, lines=2)


def _count(c: Canvas, box: Box, what: str) -> None:
    chip(c, what, box.centerx, box.centery, CREAM, INK, "center", BODY, room=box.w)


def _wanted(c: Canvas, box: Box, what: str, anchor: str) -> None:
    x = box.x if anchor == "midleft" else box.centerx
    chip(c, what, x, box.centery, INK, WHITE, anchor, LABEL, room=box.w, lines=2)


def _banner(c: Canvas, box: Box, what: str) -> None:
    x, anchor = (box.centerx, "center") if c.portrait else (box.x, "midleft")
    chip(c, what, x, box.centery, INK, WHITE, anchor, STRONG, border=SUN, room=box.w, lines=2)


def _deck(c: Canvas, box: Box, art: CardArt, layers: int) -> None:
    x, y = box.center
    across, up = LAYER
    cards = [CardSprite(None, x + across * i, y - up * i, 0, box.w) for i in range(layers)]
    draw_cards(c, art, cards)


def _empty_pile(c: Canvas, box: Box) -> None:
    """Where the pile was: any card may begin a new one."""
    fill_round(c, box, 18, "#B4566A", CREAM, 4, alpha=90)


def _speech(c: Canvas, box: Box, what: str, reach: tuple[float, float]) -> None:
    table_parts.speech(c, box, what, (box.x + reach[0], box.y + reach[1]))


def bubble_box(c: Canvas, board: Board, seat: int, what: str) -> tuple[Box, tuple[float, float]]:
    """Where a bubble lies, and the point that its tail comes from."""
    place = board.seat(seat)
    guest = board.guests[seat]
    mouth = board.body_point(seat, board.spots.point(guest, "mouth"))
    most = place.bubble
    wide, tall = table_parts.speech_size(c, what, most.w)
    wide = min(most.w, wide)
    if place.bubble_side == "left":
        y = max(mouth[1] - tall / 2 - 10, c.type(LABEL) * 1.5 + 40)  # below the round
        box = Box(most.right - wide, y, wide, tall)
        return _kept_in(c, box), (mouth[0] - place.figure.w * 0.2, mouth[1] + 6)
    if place.bubble_side == "right":
        box = Box(most.x, max(most.y, mouth[1] - tall / 2 - 60), wide, tall)
        return _kept_in(c, box), (mouth[0] + place.figure.w * 0.2, mouth[1] + 6)
    if place.bubble_side == "own":
        box = Box(most.x, most.bottom - tall, wide, tall)
        return _kept_in(c, box), (mouth[0] + place.figure.w * 0.3, mouth[1])
    box = Box(most.centerx - wide / 2, mouth[1] + 50, wide, tall)
    return _kept_in(c, box), (mouth[0], mouth[1] + 14)


def _kept_in(c: Canvas, box: Box) -> Box:
    """The box moved so far that it lies within the window."""
    x = min(max(box.x, 12.0), c.w - box.w - 12)
    return Box(x, max(box.y, 12.0), box.w, box.h)


# ---------------------------------------------------------------------- the pass button
@dataclass(frozen=True)
class Danger:
    """What the pass button shows: who would squirt whom."""

    face: str
    threat: str
    state: str
    hinted: bool


def paint_pass(c: Canvas, box: Box, danger: Danger) -> None:
    """Big, tempting, dangerous: the one who would squirt looks out of it."""
    lit = danger.state in ("focus", "pressed")
    if lit or danger.hinted:
        sun_rim(c, box, 26, 12 if danger.hinted else 9)
    panel(c, box, "#FFE9E4")
    button_h = min(112.0, box.h * 0.47)
    top = Box(box.x + 16, box.y + 12, box.w - 32, box.h - button_h - 34)
    side = min(top.h, 96.0 if not c.compact else 72.0)
    portrait(c, danger.face, top.x + side / 2, top.centery, side)
    x = top.x + side + 12
    room = top.right - x
    text(c, danger.threat, x, top.centery, LABEL, INK, "midleft", "display", room=room, lines=3,
         height=top.h + 42)  # fmt: skip
    low = Box(box.x + 16, box.bottom - button_h - 14, box.w - 32, button_h)
    _pass_face(c, low, danger)


def _pass_face(c: Canvas, box: Box, danger: Danger) -> None:
    colour = BUTTON["danger"]
    drop = 7 if danger.state == "pressed" else 0
    face = Box(box.x, box.y + drop, box.w, box.h - 10)
    fill_round(c, Box(box.x, box.y + 10, box.w, box.h - 10), box.h / 2, shade(colour, 0.6), INK, 5)
    fill_round(c, face, face.h / 2, mix(colour, WHITE, 0.1), INK, 5, shade(colour, 0.12))
    text(c, _("Pass"), face.centerx, face.centery, TITLE, WHITE, "center", "display",
         room=face.w - 150)  # fmt: skip
    for side in (-1, 1):
        c.picture("icons/droplet_1.png", face.centerx + side * (face.w / 2 - 52), face.centery, 40)
