"""How the Swamp table is drawn: layer by layer, each part painted once and kept.

Everything here reads a board and changes nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

from game.rules.swamp import SEATS
from game.scenes import swamp_words as words
from game.scenes.swamp_board import Board
from game.stage.cards import CardArt, CardSprite, draw_cards
from game.stage.pieces import Pieces
from game.stage.table import CARD_RATIO, Spot
from game.stage.tween import ease_out
from game.ui import table_parts
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.shapes import drop, fill_round, panel, sun_rim
from game.ui.text import fit, text, text_w
from game.ui.theme import (
    BODY,
    CREAM,
    GAP,
    INK,
    INK_SOFT,
    LABEL,
    MARGIN,
    SHADOW,
    STRONG,
    SUN,
    TITLE,
    WHITE,
)
from game.words import _

JUMP = 16.0  # units an animal jumps when its mood changes
BACK = "cards/back_swamp.png"


class Painter:
    """Draws a board onto a canvas; keeps the pictures."""

    def __init__(self, board: Board, art: CardArt) -> None:
        self.board = board
        self.art = art
        self.pieces = Pieces()

    @property
    def four(self) -> bool:
        """Whether the suits have four colours."""
        return "four" in self.art.faces

    def forget(self) -> None:
        """Drop all pictures: size, language or text size have changed."""
        self.pieces.forget()
        self.art.forget()

    # ------------------------------------------------------------------ layers
    def evening(self, c: Canvas, pads: bool) -> None:
        """What drifts and glows over the water, beside all that is played with.

        `pads` tells whether the calls lie on the table.
        """
        self.board.dusk.draw(c, self._covered(c, pads))

    def _covered(self, c: Canvas, pads: bool) -> list[Box]:
        board, anchors = self.board, self.board.anchors
        bust = anchors.bust
        found = [Box(plate.inflate(24, 24)) for plate in anchors.plates]
        found += [Box(p.x, p.bottom - bust * 1.1, bust, bust * 1.1) for p in anchors.plates]
        hand = board.hand.boxes()
        if hand:
            found.append(Box(hand[0].unionall(hand[1:])))
        if not board.shown.calling:
            x, top, size = anchors.balance
            found.append(Box(x - 180 * size, top, 360 * size, 320 * size))
            found += [_card_box(spot) for spot in anchors.trick]
        if pads:
            size = anchors.pad_size
            found += [Box.around(*at, size, size) for at in anchors.pads]
            found.append(anchors.question)
        for seat, bubble in board.bubbles.items():
            found.append(bubble_box(c, board, board.shown.place(seat), bubble.text)[0])
        return found

    def ground(self, c: Canvas) -> None:
        """Facts, balance, places: all that lies under the cards."""
        self._facts(c)
        if not self.board.shown.calling:
            self._balance(c)
            self._places(c)
        self.board.splashes.draw_rings(c)

    def cards(self, c: Canvas) -> None:
        """The trick with its crown, the deck, plates, the hand, and what is in the air."""
        board = self.board
        resting = [sprite for sprite in board.trick.values() if not sprite.flying]
        draw_cards(c, self.art, sorted(resting, key=lambda sprite: sprite.y))
        if board.crown is not None and board.crown in board.trick:
            self._crown(c, board.trick[board.crown])
        self._deck(c)
        for seat in range(SEATS):
            self._plate(c, seat)
        dragged = board.hand.dragged[0] if board.hand.dragged else None
        hand = sorted(board.hand.sprites, key=lambda sprite: sprite.card == dragged)
        draw_cards(c, self.art, hand)
        draw_cards(c, self.art, [sprite for sprite in board.trick.values() if sprite.flying])
        draw_cards(c, self.art, board.flying)

    def words(self, c: Canvas) -> None:
        """Bubbles, banner, drops: what lies over everything."""
        for seat in list(self.board.bubbles):
            self._bubble(c, seat)
        self._banner(c)
        self.board.splashes.draw_drops(c)

    # ------------------------------------------------------------------ facts
    def _facts(self, c: Canvas) -> None:
        shown = self.board.shown
        (x, y), room, one_a_line = self.board.anchors.facts
        facts = [_("Round {n} of {all}").format(n=shown.round, all=shown.rounds)]
        if shown.calling:
            called = sum(call for call in shown.calls if call is not None)
            facts.append(_("Called so far: {n}").format(n=called))
        else:
            facts.append(_("Trick {n} of {all}").format(n=shown.trick_number, all=13))
        box = Box(x, y - 30, room, 130)
        paint = partial(_facts, facts=facts, one_a_line=one_a_line)
        self.pieces.draw(c, ("facts", *facts), box, paint, 4)

    def _balance(self, c: Canvas) -> None:
        x, top, size = self.board.anchors.balance
        black, red = self.board.sums
        draw_balance(c, self.pieces, (x, top, size), self.board.tilt, (black, red), self.four)

    # ------------------------------------------------------------------ the trick
    def _places(self, c: Canvas) -> None:
        """What each place owes, until a card lies there."""
        board, shown = self.board, self.board.shown
        if len(shown.trick) == SEATS or sum(shown.taken) == 13:
            return
        for seat in range(SEATS):
            owed = shown.owed(seat) if shown.trick else None
            if seat in board.trick or (owed is None and seat != shown.leader):
                continue
            box = _card_box(board.anchors.trick[shown.place(seat)])
            colour = owed or "any"
            four = self.four
            paint = partial(_place, colour=colour, four=four)
            self.pieces.draw(c, ("place", colour, four), box, paint)

    def _crown(self, c: Canvas, sprite: CardSprite) -> None:
        size = sprite.width * 0.5
        top = sprite.y - sprite.width * CARD_RATIO / 2
        table_parts.crown(c, sprite.x + sprite.width * 0.02, top + size * 0.36, size)

    def _deck(self, c: Canvas) -> None:
        """What is not dealt yet: an edge for every nine cards."""
        edges = math.ceil(self.board.deck / 9)
        if edges:
            paint = partial(_pile, edges=edges)
            box = Box.around(*self.board.anchors.centre, 110, 154)
            self.pieces.draw(c, ("pile", edges), box, paint, 40)

    # ------------------------------------------------------------------ people
    def _plate(self, c: Canvas, seat: int) -> None:
        board, shown = self.board, self.board.shown
        character = board.characters[seat]
        place = shown.place(seat)
        call = shown.calls[seat]
        note = ""
        if shown.calling:
            asked = shown.turn == seat
            note = words.called_note(call, asked, seat == shown.viewer) if shown.round else ""
        plate = Plate(
            name=board.names[seat],
            picture=character.picture,
            bust=board.anchors.bust,
            jump=round(math.sin(math.pi * character.jump) * 5) / 5,
            call=None if shown.calling else call,
            taken=shown.taken[seat],
            turn=seat == shown.turn,
            leads=seat == shown.leader and shown.round > 0,
            note=note,
        )
        box = board.anchors.plates[place]
        self.pieces.draw(c, plate, box, partial(_plate, plate=plate), 96)
        held = shown.held[seat]
        if held and seat != shown.viewer:
            wide = text_w(c, "13", BODY) + 54
            tag = Box(box.right - wide - 6, box.y - 22, wide, c.type(BODY) * 1.45)
            self.pieces.draw(c, ("held", held), tag, partial(_held, held=held), 4)

    def _bubble(self, c: Canvas, seat: int) -> None:
        board = self.board
        bubble = board.bubbles[seat]
        place = board.shown.place(seat)
        box, tail = bubble_box(c, board, place, bubble.text)
        slide = (1 - ease_out(bubble.pop)) * 26
        away = (box.centerx - tail[0], box.centery - tail[1])
        length = math.hypot(*away) or 1
        box = box.moved(-away[0] / length * slide, -away[1] / length * slide)
        reach = (tail[0] - box.x, tail[1] - box.y)
        paint = partial(_speech, what=bubble.text, reach=reach)
        key = ("speech", bubble.text, round(reach[0]), round(reach[1]))
        self.pieces.draw(c, key, box, paint, 60)

    def _banner(self, c: Canvas) -> None:
        board = self.board
        if not board.banner:
            return
        anchors = board.anchors
        top_card = anchors.gathered[2]
        low = top_card.y - top_card.width * CARD_RATIO / 2
        x = c.w / 2 if c.portrait else anchors.centre[0]
        right, top, left = anchors.plates[1], anchors.plates[2], anchors.plates[3]
        above = right.bottom if c.portrait else top.bottom
        beside = c.w / 2 - MARGIN if c.portrait else min(x - left.right, right.x - x) - 15
        room = min(2 * beside, 980.0)
        rows, fitted, _cut = fit(c, board.banner, room - 28, LABEL, "heavy", 2)
        tall = c.type(LABEL) * 1.5 + (len(rows) - 1) * fitted * 1.22
        tag = 4 + c.type(BODY) * 0.75  # what hangs below the plate
        y = max((above + low) / 2 + 10, above + tag + tall / 2 + 8)
        box = Box.around(x, y, room, 60)
        self.pieces.draw(c, ("banner", board.banner), box, partial(_banner, what=board.banner), 60)


def _card_box(spot: Spot) -> Box:
    return Box.around(spot.x, spot.y, spot.width, spot.width * CARD_RATIO)


# ---------------------------------------------------------------------- painters of pieces
@dataclass(frozen=True)
class Plate:
    """All that a name plate shows."""

    name: str
    picture: str
    bust: float
    jump: float
    call: int | None
    taken: int
    turn: bool
    leads: bool
    note: str


def _plate(c: Canvas, box: Box, plate: Plate) -> None:
    """The animal looks over its plate; name, `taken of call` and drops stand beside it."""
    if plate.turn:
        sun_rim(c, box)
    panel(c, box)
    tall = plate.bust * 560 / 520
    grow = 1 + 0.06 * plate.jump
    c.picture(
        plate.picture,
        box.x + plate.bust / 2 + 8,
        box.bottom - 4 - JUMP * 0.2 * plate.jump,
        plate.bust,
        tall * grow,
        anchor="midbottom",
    )
    fill_round(c, Box(box.x + 20, box.bottom - 5, box.w - 40, 5), 0, INK)
    x, right = box.x + plate.bust + 16, box.right - 16
    upper, lower = box.y + box.h * 0.29, box.y + box.h * 0.70
    text(c, plate.name, x, upper, STRONG, INK, "midleft", "display", room=right - x)
    if plate.note:
        text(c, plate.note, x, lower, BODY, INK_SOFT, "midleft", room=right - x)
    elif plate.call is not None:
        count = _("{taken} of {call}").format(taken=plate.taken, call=plate.call)
        put = text(c, count, x, lower, TITLE, INK, "midleft", "display", room=right - x)
        _drops(c, put.right + 8, lower, plate.taken, plate.call, right - put.right - 4)
    if plate.leads:
        chip(c, _("leads"), box.right - 20, box.bottom + 4, SUN, INK, "midright", room=box.w - 40)


def _pile(c: Canvas, box: Box, edges: int) -> None:
    fill_round(c, box.moved(4, 8), 8, SHADOW, alpha=100)
    for i in range(edges):
        c.picture(BACK, box.centerx + 2 * i, box.centery - 4 * i, box.w, box.h)


def _drops(c: Canvas, x: float, cy: float, taken: int, call: int, room: float) -> None:
    """A drop a trick: filled ones are taken, hollow ones still called for; those beyond the
    call stand a little higher."""
    count = max(taken, call)
    step = min(23.0, (room - 28) / max(1, count - 1))
    if not count or room < 30 or step < 7:
        return
    for i in range(count):
        drop(c, x + 14 + i * step, cy - (8 if i >= call else 0), 29, i < taken)


def _held(c: Canvas, box: Box, held: int) -> None:
    """How many cards the animal holds, on a tag at the plate's corner."""
    fill_round(c, box, 13, CREAM, INK, 3)
    c.picture(BACK, box.x + 22, box.centery, 21, 29)
    text(c, str(held), box.right - 12, box.centery, BODY, INK_SOFT, "midright")


def _facts(c: Canvas, box: Box, facts: list[str], one_a_line: bool) -> None:
    x, y, room = box.x, box.y + 30, box.w
    for fact in facts:
        put = chip(c, fact, x, y, INK, WHITE, "midleft", LABEL, room=room)
        if one_a_line:
            y += c.type(LABEL) * 1.5 + 10
        else:
            x, room = put.right + GAP, room - put.w - GAP


def _place(c: Canvas, box: Box, colour: str, four: bool) -> None:
    table_parts.owed_place(c, box.centerx, box.centery, box.w, box.h, colour, four)


def _speech(c: Canvas, box: Box, what: str, reach: tuple[float, float]) -> None:
    table_parts.speech(c, box, what, (box.x + reach[0], box.y + reach[1]))


def _banner(c: Canvas, box: Box, what: str) -> None:
    chip(
        c, what, box.centerx, box.centery, INK, WHITE, "center", LABEL, border=SUN, room=box.w, lines=2
    )  # fmt: skip


def bubble_box(c: Canvas, board: Board, place: int, what: str) -> tuple[Box, tuple[float, float]]:
    """Where a bubble lies, and the point that its tail comes from."""
    anchors = board.anchors
    plate = anchors.plates[place]
    if place == 0:
        most = anchors.own_speech
        wide, tall = table_parts.speech_size(c, what, most.w)
        wide, tall = min(most.w, wide), min(max(most.h, 80), tall)
        if most.bottom <= plate.y:  # above the plate, beside the head
            return Box(most.x, most.bottom - tall, wide, tall), (
                plate.x + anchors.bust * 0.8,
                plate.y - 8,
            )
        return Box(most.x, most.centery - tall / 2, wide, tall), (
            plate.right + 8,
            min(most.centery, plate.bottom - 26),
        )
    beside = anchors.plates[2].x - 2 * MARGIN if c.portrait and place != 2 else 320.0
    wide, tall = table_parts.speech_size(c, what, beside)
    if c.portrait and place != 2:  # above the animal's head
        head = plate.bottom - 4 - anchors.bust * 560 / 520
        x = MARGIN if place == 3 else c.w - MARGIN - wide
        return Box(x, head - tall - 22, wide, tall), (plate.x + anchors.bust * 0.62, head - 2)
    y = plate.centery - tall / 2
    if place == 1:
        return Box(plate.x - 34 - wide, y, wide, tall), (plate.x - 6, plate.centery)
    return Box(plate.right + 34, y, wide, tall), (plate.right + 6, plate.centery)


def draw_balance(
    c: Canvas,
    pieces: Pieces,
    where: tuple[float, float, float],
    tilt: float,
    sums: tuple[int, int],
    four: bool,
) -> None:
    """Black against red (Swamp, who takes the trick): the beam tips, the sums stand in the
    pans.  `where` is its middle, top and size; `tilt` in degrees, positive when black sinks."""
    x, top, size = where
    hub_y = top + 48 * size
    half_degrees = round(tilt * 2)
    angle = math.radians(half_degrees / 2)
    c.picture("icons/balance_post.png", x, top, 140 * size, anchor="midtop")
    beam = c.assets.sized("icons/balance_beam.png", c.px(250 * size))
    dx, dy = 105 * size * math.cos(angle), 105 * size * math.sin(angle)
    for side, colour, value in ((-1, "black", sums[0]), (1, "red", sums[1])):
        box = Box.around(x + side * dx, hub_y - side * dy + 76 * size, 130 * size, 164 * size)
        paint = partial(_pan, colour=colour, value=value, size=size, four=four)
        pieces.draw(c, ("pan", colour, value, four), box, paint, 2)
    c.blit(table_parts.turned(beam, half_degrees), x, hub_y, "center")


def _pan(c: Canvas, box: Box, colour: str, value: int, size: float, four: bool) -> None:
    c.picture(f"icons/balance_pan_{colour}.png", box.centerx, box.y, 130 * size, anchor="midtop")
    text(
        c, str(value), box.centerx, box.y + 90 * size, TITLE * min(1.0, size), WHITE, "center",
        "display", room=100 * size,
    )  # fmt: skip
    tag = Box.around(box.centerx, box.y + 138 * size, 96 * size, 46 * size)
    table_parts.suit_pair(c, tag, colour, four)
