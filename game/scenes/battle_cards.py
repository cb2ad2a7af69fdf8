"""Cards of Water Fight: the short form on the shelf and the full form that stands up."""

from __future__ import annotations

from game.scenes import battle_words as words
from game.stage.kid_plate import heart
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, framed_picture
from game.ui.shapes import fill_round
from game.ui.text import fit, line_h, text, text_w, wrap
from game.ui.theme import (
    BAD_TEXT,
    BODY,
    CREAM,
    GOOD_TEXT,
    INK,
    SHADOW,
    STRONG,
    SUN,
    WHITE,
)
from game.words import _

FRAME = {"kid": "#3FA6A0", "gun": "#F2A33A", "modifier": "#5B8DEF", "event": "#8A5CD0",
         "answer": "#E94F64"}  # fmt: skip
BACK = "cards/back_water.png"
WELL, WELL_LOW = "#DDF3FB", "#BFE6F7"
SHAPE = 360 / 260  # of a card's picture, width to height


def card_picture(c: Canvas, card: str, cx: float, cy: float, width: float, height: float) -> None:
    """The card's picture, as large as fits, about a middle."""
    kind = words.kind(card)
    for path in (f"battle/card_{kind}", f"kids/{kind}_face", f"guns/{kind}", f"guns/mod_{kind}"):
        if c.assets.has(path):
            whole = c.assets.image(path)
            k = min(width / whole.get_width(), height / whole.get_height())
            c.picture(path, cx, cy, whole.get_width() * k, whole.get_height() * k)
            return
    c.icon("star", cx, cy, min(width, height) * 0.8, INK)


def card_window(c: Canvas, card: str, box: Box, radius: float = 11, line: str = INK) -> None:
    """The card's picture filling a window, as far as it has one."""
    path = f"battle/card_{words.kind(card)}"
    if c.assets.has(path):
        framed_picture(c, path, box, radius, line)
    else:
        fill_round(c, box, radius, WELL, None, 0, WELL_LOW)
        card_picture(c, card, box.centerx, box.centery, box.w - 4, box.h - 4)


def key_figure(c: Canvas, card: str, cx: float, cy: float, size: float, room: float) -> None:
    """The one figure to know; a kid's is the heart with its hits."""
    figure = words.key_figure(card)
    if words.card_kind(card) == "kid":
        wide = text_w(c, figure, size, "display") + size * 1.1
        heart(c, cx - wide / 2 + size * 0.5, cy, size * 1.15)
        text(c, figure, cx - wide / 2 + size * 1.15, cy, size, INK, "midleft", "display")
    else:
        text(c, figure, cx, cy, size, INK, "center", "display", room=room)


def shelf_card(c: Canvas, box: Box, card: str, state: str = "", lit: bool = False) -> None:
    """Short form.  `state`: "focus", "chosen", "off" or ""; a `lit` one can be played now."""
    c.target(box, f"card {card}")
    if state in ("focus", "chosen"):
        fill_round(c, box.pad(-7), 24, SUN, INK, 3)
    fill_round(c, Box(box.x + 2, box.y + 6, box.w, box.h), 18, SHADOW, alpha=90)
    colour = FRAME[words.card_kind(card)]
    fill_round(c, box, 18, colour, INK, 4)
    if state == "sunk":
        _sunk(c, box, card)
    elif box.w > box.h * 1.9:
        _lying(c, box, card)
    else:
        _standing(c, box, card)
    if state == "off":
        fill_round(c, box, 18, "#30406B", alpha=120)
    if lit and state != "off":
        mark = Box.around(box.right - 16, box.y + 8, 34, 34)
        fill_round(c, mark, 17, SUN, INK, 3)
        c.icon("up", mark.centerx, mark.centery, 22, INK)


def _art(c: Canvas, art: Box, card: str, figure: str) -> None:
    """The picture and the figure beside it, or the picture alone; the window is theirs."""
    need = text_w(c, figure, BODY, "display") + (34 if words.card_kind(card) == "kid" else 0) + 16
    room = art.w - need
    if not figure or room < art.h * 0.66:
        card_window(c, card, art)
        return
    fill_round(c, art, 11, CREAM)
    room = min(room, art.h * SHAPE)
    card_window(c, card, Box(art.x, art.y, room, art.h))
    key_figure(c, card, (art.x + room + art.right) / 2, art.centery, BODY, need)


def _standing(c: Canvas, box: Box, card: str) -> None:
    art = Box(box.x + 9, box.y + 9, box.w - 18, min(86.0, box.h * 0.46))
    body = Box(box.x + 6, art.bottom + 7, box.w - 12, box.bottom - art.bottom - 13)
    name, figure = words.name(card), words.key_figure(card)
    rows, _fitted, cut = fit(c, name, body.w - 4, BODY, "heavy", 3, body.h - 4)
    broken = any(word and not any(word in row for row in rows) for word in name.split())
    if cut or broken:  # no room for the name: it waits for the focus
        if figure:
            fill_round(c, body, 11, CREAM)
            key_figure(c, card, body.centerx, body.centery, BODY, body.w - 4)
        else:
            art.h = box.bottom - 9 - art.y
        card_window(c, card, art)
        return
    fill_round(c, body, 11, CREAM)
    _art(c, art, card, figure)
    text(c, name, body.centerx, body.centery, BODY, INK, "center", room=body.w - 4, lines=3,
         height=body.h - 4)  # fmt: skip


def _sunk(c: Canvas, box: Box, card: str) -> None:
    """Only the upper part is seen."""
    art = Box(box.x + 9, box.y + 9, box.w - 18, box.h - 18)
    fill_round(c, art, 11, CREAM)
    card_window(c, card, Box(art.x, art.y, art.w, min(art.h, art.w / SHAPE)))


def _lying(c: Canvas, box: Box, card: str) -> None:
    tall = box.h - 18
    art = Box(box.x + 9, box.y + 9, min(tall * SHAPE, box.w * 0.46), tall)
    body = Box(art.right + 7, box.y + 8, box.right - art.right - 15, box.h - 16)
    card_window(c, card, art)
    fill_round(c, body, 11, CREAM)
    figure = words.key_figure(card)
    top = body.y + 4
    if figure:
        key_figure(c, card, body.centerx, top + c.type(BODY) * 0.62, BODY, body.w - 6)
        top += c.type(BODY) * 1.2
    room = body.bottom - 3 - top
    text(c, words.name(card), body.centerx, top + room / 2, BODY, INK, "center", room=body.w - 6,
         lines=3, height=room)  # fmt: skip


def raised_card(
    c: Canvas, box: Box, card: str, state: str = "", verdict: tuple[str, bool] | None = None,
    target: bool = True,
) -> None:  # fmt: skip
    """Full form: name, picture, key figure, rule; `verdict` is a chip on top (words, good)."""
    if target:
        c.target(box, f"card {card}")
    if state == "focus":
        fill_round(c, box.pad(-9), 31, SUN, INK, 3)
    fill_round(c, Box(box.x + 4, box.y + 9, box.w, box.h), 22, SHADOW, alpha=90)
    fill_round(c, box, 22, FRAME[words.card_kind(card)], INK, 5)
    c.cover(box)
    wide = box.w - 20
    name = words.name(card)
    lines, fitted, _cut = fit(c, name, wide - 16, BODY, "display", 2)
    head = Box(box.x + 10, box.y + 10, wide, c.type(BODY) * 0.45 + len(lines) * fitted * 1.25)
    fill_round(c, head, 13, CREAM, INK, 3)
    text(c, name, head.centerx, head.centery, BODY, INK, "center", "display", room=head.w - 16,
         lines=2)  # fmt: skip
    said = words.texts(card) or words.gun_notes_text(card)
    rows = wrap(c, said, wide - 16, BODY, "text") if said else []
    tall = max(60.0, len(rows) * line_h(c, BODY, 1.2) + 16)
    body = Box(box.x + 10, box.bottom - 10 - tall, wide, tall)
    art = Box(box.x + 14, head.bottom + 9, wide - 8, max(70.0, body.y - head.bottom - 18))
    card_window(c, card, art, 11)
    if words.key_figure(card):
        _key_tag(c, art, card)
    fill_round(c, body, 13, CREAM, INK, 3)
    y = body.centery - (len(rows) - 1) * line_h(c, BODY, 1.2) / 2
    for row in rows:
        text(c, row, body.centerx, y, BODY, INK, "center", "text", room=body.w - 8)
        y += line_h(c, BODY, 1.2)
    if verdict:
        label, good = verdict
        chip(c, label, box.centerx, box.y - 22, GOOD_TEXT if good else BAD_TEXT, WHITE,
             size=STRONG, room=box.w)  # fmt: skip


def _key_tag(c: Canvas, art: Box, card: str) -> None:
    """The figure to know, on a tag at the lower right corner of the picture."""
    size = STRONG
    kid = words.card_kind(card) == "kid"
    wide = text_w(c, words.key_figure(card), size, "display") + (size * 1.1 if kid else 0) + 30
    tall = c.type(size) * 1.3
    tag = Box(art.right - wide + 6, art.bottom - tall + 6, wide, tall)
    fill_round(c, tag, 14, WHITE, INK, 3)
    key_figure(c, card, tag.centerx, tag.centery, size, wide - 12)


def deck_pile(c: Canvas, cx: float, cy: float, count: int, width: float = 76) -> None:
    """The deck: an edge for every twelve cards, its number below."""
    for i in range(min(6, -(-count // 12))):
        c.picture(BACK, cx + 1.6 * i, cy - 2.8 * i, width)
    chip(c, str(count), cx, cy + width * 0.7 + 16, CREAM, INK, room=90)


def discard_pile(
    c: Canvas, cx: float, cy: float, top: str | None, count: int, width: float = 76
) -> None:
    """The discard pile: its upper card and its number."""
    if top is not None:
        box = Box.around(cx, cy, width, width * 1.4)
        fill_round(c, box.moved(2, 4), 10, SHADOW, alpha=90)
        fill_round(c, box, 10, FRAME[words.card_kind(top)], INK, 3)
        well = box.pad(6)
        fill_round(c, well, 6, CREAM)
        card_window(c, top, Box(well.x + 2, well.y + 2, well.w - 4, (well.w - 4) / SHAPE), 5)
    chip(c, str(count), cx, cy + width * 0.7 + 16, CREAM, INK, room=90)


def inspect_card_lines(card: str) -> tuple[str, str]:
    """What the inspector says of a card: its kind or figures, and its text."""
    kind = words.card_kind(card)
    label = {
        "kid": _("Kid"),
        "gun": _("Water gun"),
        "modifier": _("Modifier"),
        "event": _("Event"),
        "answer": _("Answer"),
    }[kind]
    return label, words.texts(card) or words.gun_notes_text(card)
