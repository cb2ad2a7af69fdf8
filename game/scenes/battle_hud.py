"""What frames the field: counters, the ribbon of phases, the inspector, sums, banners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.waterfight.events import Term
from game.scenes import battle_words as words
from game.scenes.battle_cards import card_window, inspect_card_lines, key_figure
from game.scenes.battle_shown import PHASES, KidShown
from game.stage.dice import die_picture
from game.stage.kid_plate import BALLOON, heart, tank_bar
from game.stage.sides import Side, emblem
from game.ui.canvas import Box, Canvas
from game.ui.parts import chip, portrait
from game.ui.shapes import drop, fill_round, panel, ring, sun_rim
from game.ui.text import fit, paragraph_h, text, text_w, wrap
from game.ui.theme import (
    BAD_TEXT,
    BODY,
    GOOD_TEXT,
    INK,
    INK_SOFT,
    LABEL,
    NUMBER,
    PALE,
    RADIUS_PANEL,
    STRONG,
    SUN,
    TITLE,
    WHITE,
    mix,
)
from game.words import _

BEAT = 96.0  # units of the ring that shows the time to answer


@dataclass(frozen=True)
class Counter:
    """What a seat's counter shows."""

    face: str
    name: str
    score: int
    target: int
    side: Side
    turn: bool
    held: int
    truce: bool = False
    marked: bool = False


def counter(c: Canvas, box: Box, what: Counter) -> None:
    """Large number of soaked kids, and a droplet for each that is wanted."""
    if what.marked:
        sun_rim(c, box, width=12)
    elif what.turn:
        sun_rim(c, box, width=7)
    panel(c, box)
    d = box.h - 14
    cx = box.x + 7 + d / 2
    portrait(c, what.face, cx, box.centery, d, fill=mix(what.side.colour, WHITE, 0.35))
    emblem(c, what.side, cx + d / 2 - 8, box.bottom - 22, 40)
    figure = str(what.score)
    x = box.x + d + 30
    wide = text_w(c, figure, NUMBER, "display")
    right = box.right - 12
    per = what.target if what.target <= 5 else 5
    rows = -(-what.target // per)
    if what.target > 5 and right - x - wide - 14 > what.target * 25 + 70:
        per, rows = what.target, 1
    drops_w = per * 25.0
    room = right - x - wide - 26 - drops_w
    fits = text_w(c, what.name, LABEL, "display")
    if room > 64:
        put = text(c, what.name, x, box.centery, LABEL, INK, "midleft", "display",
                   room=min(room, fits + 2))  # fmt: skip
        x = put.right + 14
    text(c, figure, x, box.centery, NUMBER, INK, "midleft", "display")
    x += wide + 12
    step = min(25.0, max(15.0, (right - x) / per))
    for i in range(what.target):
        y = box.centery + (i // per - (rows - 1) / 2) * 34
        drop(c, x + step / 2 + (i % per) * step, y, min(31.0, step + 6), i < what.score)
    _held(c, box, what)


def _held(c: Canvas, box: Box, what: Counter) -> None:
    """How many cards a seat holds, on a tag at the counter's foot."""
    if what.held >= 0:
        tag = Box(box.right - 86, box.bottom - 16, 76, c.type(BODY) * 1.36)
        fill_round(c, tag, 13, WHITE, INK, 3)
        c.picture("cards/back_water.png", tag.x + 20, tag.centery, 20, 28)
        text(c, str(what.held), tag.right - 10, tag.centery, BODY, INK, "midright", room=42)
    if what.truce:
        flag = Box.around(box.x + 8, box.y + 8, 44, 44)
        fill_round(c, flag, 22, WHITE, INK, 3)
        c.icon("flag", flag.centerx, flag.centery, 28, INK)


def ribbon(c: Canvas, box: Box, phase: str, whose: str, side: Side) -> None:
    """Five phases; the present one is a raised sun tab that also says whose turn it is."""
    panel(c, box, PALE, radius=box.h / 2)
    now = PHASES.index(phase) if phase in PHASES else -1
    names = [words.phase_name(one) for one in PHASES]
    said = _("{name}: {phase}").format(name=whose, phase=names[now]) if now >= 0 else ""
    tab_w = min(box.w * 0.62, max(text_w(c, said, STRONG, "display") + 156, box.w * 0.3))
    rest = (box.w - 20 - tab_w) / 4
    short = any(text_w(c, name, BODY) > rest - 10 for i, name in enumerate(names) if i != now)
    if short:
        tab_w = box.w - 20 - 4 * 52
        rest = 52.0
    if now < 0:
        rest = (box.w - 20) / 5
    elif text_w(c, said, STRONG, "display") > tab_w - 134:
        said = names[now]  # whose turn it is, the emblem tells
    x = box.x + 10
    for i, name in enumerate(names):
        wide = tab_w if i == now else rest
        if i == now:
            tab = Box(x, box.y + 6, wide, box.h - 12)
            fill_round(c, tab, tab.h / 2, SUN, INK, 4)
            c.picture(f"battle/phase_{PHASES[i]}", tab.x + tab.h / 2, tab.centery, tab.h + 6)
            text(c, said, tab.x + tab.h + 8, tab.centery, STRONG, INK, "midleft", "display",
                 room=tab.w - 134)  # fmt: skip
            emblem(c, side, tab.right - 34, tab.centery, 40)
        elif short and now >= 0:
            c.picture(f"battle/phase_{PHASES[i]}", x + wide / 2, box.centery, 50)
            if i < now:  # over
                fill_round(c, Box.around(x + wide / 2, box.centery, 44, 44), 22, PALE, alpha=150)
        else:
            text(c, name, x + wide / 2, box.centery, BODY, INK_SOFT, "center", room=wide - 6)
        x += wide


# ---------------------------------------------------------------------- inspector
def inspect_kid(c: Canvas, box: Box, kid: KidShown, side: Side) -> None:
    """Close-up of the focused kid, lying on its side to spare the yard; a long text makes it
    grow upwards."""
    room = box.w - 149 - (78 if kid.balloons else 0)
    named = _name_height(c, words.name(kid.id), room)
    head = 26 + named + (48 if kid.guns else 17)
    box = _grown(c, box, words.texts(kid.id), box.w - 149, head)
    panel(c, box)
    face = Box(box.x + 9, box.y + 9, 112, box.h - 18)
    fill_round(c, face, 15, side.colour, None, 0, mix(side.colour, WHITE, 0.5))
    c.picture(f"kids/{words.kind(kid.id)}_face.png", face.centerx, face.bottom, 112, 112,
              anchor="midbottom")  # fmt: skip
    emblem(c, side, face.x + 22, face.y + 22, 36)
    x, right = face.right + 14, box.right - 14
    text(c, words.name(kid.id), x, box.y + 8, LABEL, INK, "topleft", "display", room=room, lines=2)
    if kid.balloons:
        c.icon("balloon", right - 50, box.y + 26, 32, BALLOON)
        text(c, str(kid.balloons), right, box.y + 26, BODY, INK, "midright", room=36)
    step = min(28.0, (right - x - 26) / max(1, kid.hits - 1))
    y = box.y + 26 + named
    for i in range(kid.hits):
        heart(c, x + 13 + i * step, y, 27, i < kid.hits - min(kid.drops, kid.hits))
    y += 31
    if kid.guns:
        _guns(c, x, right, y, kid)
    top = y + (17 if kid.guns else -14)
    said = words.texts(kid.id)
    _fitting(c, said, x, top, right - x, box.bottom - 8 - top)


def _guns(c: Canvas, x: float, right: float, y: float, kid: KidShown) -> None:
    wide = (right - x) / len(kid.guns)
    for i, gun in enumerate(kid.guns):
        left = x + i * wide
        path = f"guns/{words.kind(gun.id)}"
        if c.assets.has(path):
            c.picture(path, left + 26, y, 52)
        label = f"{gun.drops}/{gun.capacity}"
        room = text_w(c, label, BODY)
        bar = Box(left + 56, y - 9, wide - 56 - room - 14, 18)
        if bar.w > 20:
            tank_bar(c, bar, gun.drops, gun.capacity)
        text(c, label, left + wide - 6, y, BODY, INK, "midright")


def _name_height(c: Canvas, name: str, room: float) -> float:
    """What a name takes: a second line if it is long."""
    rows, fitted, _cut = fit(c, name, room, LABEL, "display", 2)
    return c.type(LABEL) * 1.14 if len(rows) == 1 else len(rows) * fitted * 1.22


def _grown(c: Canvas, box: Box, said: str, wide: float, head: float) -> Box:
    """The box, higher if the sentence needs more than it has below its head."""
    more = head + paragraph_h(c, said, wide, BODY, "text", 1.1) + 8 - box.h
    return box if more <= 0 else Box(box.x, box.y - more, box.w, box.h + more)


def _fitting(c: Canvas, said: str, x: float, y: float, wide: float, tall: float) -> None:
    """A sentence, if it fits in whole."""
    if said and paragraph_h(c, said, wide, BODY, "text", 1.1) <= tall + 6:
        for row in wrap(c, said, wide, BODY, "text"):
            text(c, row, x, y, BODY, INK_SOFT, "topleft", "text")
            y += c.type(BODY) * 1.1
    elif said:
        text(c, said, x, y, BODY, INK_SOFT, "topleft", "text", room=wide, lines=4, height=tall + 8)


def inspect_card(c: Canvas, box: Box, card: str) -> None:
    """Close-up of the focused card: picture, name, rule."""
    _label, said = inspect_card_lines(card)
    named = _name_height(c, words.name(card), box.w - 163)
    box = _grown(c, box, said, box.w - 163, 14 + named)
    panel(c, box)
    art = Box(box.x + 12, box.y + 12, 126, 91)
    card_window(c, card, art, 13)
    key_figure(c, card, art.centerx, (art.bottom + box.bottom) / 2 - 2, LABEL, art.w)
    x, right = art.right + 14, box.right - 14
    text(c, words.name(card), x, box.y + 10, LABEL, INK, "topleft", "display", room=right - x,
         lines=2)  # fmt: skip
    label, said = inspect_card_lines(card)
    y = box.y + 14 + named
    step = c.type(BODY) * 1.25
    if paragraph_h(c, said, right - x, BODY, "text", 1.1) <= box.bottom - 8 - y - step:
        text(c, label, x, y, BODY, INK_SOFT, "topleft", room=right - x)
        y += step
    _fitting(c, said, x, y, right - x, box.bottom - 8 - y)


# ---------------------------------------------------------------------- sums
def die_sum(
    c: Canvas, cx: float, cy: float, die: int, terms: Sequence[Term], total: int, needed: int,
    captions: bool, framed: bool = True, room: float = 2000, left: float | None = None,
    verdict: tuple[str, bool] | None = None,
) -> Box:  # fmt: skip
    """The roll, written out where it falls: `4 + 3 - 1 = 6  HIT`, the causes below.

    With `left` it begins there in place of lying about `cx`.
    """
    good = total >= needed
    word, good = verdict or (words.verdict(good), good)
    size = TITLE if captions else TITLE - 6
    parts: list[tuple[str, str, str]] = [("die", str(die), "")]
    for term in terms:
        parts.append(("op", "+" if term.value >= 0 else words.MINUS, ""))
        parts.append(("num", str(abs(term.value)), words.cause(term) if captions else ""))
    parts.append(("op", "=", ""))
    needs = _("needs {n}").format(n=needed) if captions else ""
    parts += [("num", str(total), needs), ("word", word, "")]
    widths = [_part_width(c, part, size) for part in parts]
    if sum(widths) + 30 > room and captions:
        return die_sum(c, cx, cy, die, terms, total, needed, False, framed, room, left, verdict)
    wide, tall = sum(widths) + 30, (c.type(TITLE) + c.type(BODY) + 52) if captions else 88.0
    box = Box((left if left is not None else cx - wide / 2), cy - tall / 2, wide, tall)
    if framed:
        panel(c, box)
    x, middle = box.x + 15, box.y + (14 + c.type(TITLE) * 0.66 if captions else box.h / 2)
    for part, width in zip(parts, widths, strict=True):
        _sum_part(c, part, x + width / 2, middle, width, size, good)
        if part[2]:
            text(c, part[2], x + width / 2, box.bottom - 12 - c.type(BODY) * 0.6, BODY, INK_SOFT,
                 "center")  # fmt: skip
        x += width
    return box


def _part_width(c: Canvas, part: tuple[str, str, str], size: float) -> float:
    kind, label, caption = part
    wide = 64.0 if kind == "die" else text_w(c, label, size, "display")
    if kind == "word":
        wide += 36
    if caption:
        wide = max(wide, text_w(c, caption, BODY))
    return wide + (12 if kind != "op" else 4)


def _sum_part(
    c: Canvas, part: tuple[str, str, str], x: float, y: float, width: float, size: float, good: bool
) -> None:
    kind, label, _caption = part
    if kind == "die":
        c.blit(sum_die(c, int(label), 60), x, y, "center")
    elif kind == "word":
        box = Box.around(x, y, width - 10, c.type(size) + 22)
        fill_round(c, box, 16, GOOD_TEXT if good else BAD_TEXT, INK, 4)
        text(c, label, x, y, size, WHITE, "center", "display")
    else:
        text(c, label, x, y, size, INK, "center", "display")


_dice: dict[tuple[int, int], object] = {}


def sum_die(c: Canvas, face: int, size: float):  # type: ignore[no-untyped-def]
    """The small die that begins a sum."""
    key = (face, c.px(size))
    if key not in _dice:
        _dice[key] = die_picture(*key)
    return _dice[key]


def answer_beat(c: Canvas, cx: float, cy: float, left: float) -> None:
    """The time to answer that everybody gets, running out round the back of a card."""
    fill_round(c, Box.around(cx, cy, BEAT, BEAT), BEAT / 2, INK)
    ring(c, cx, cy, BEAT * 0.46, left, SUN, BEAT * 0.1)
    c.picture("cards/back_water.png", cx, cy, BEAT * 0.36)


# ---------------------------------------------------------------------- windows
def answer_banner(c: Canvas, box: Box, who: str, headline: str, side: Side) -> Box:
    """Who is asked and what stands; returns the room for the sum."""
    sun_rim(c, box, RADIUS_PANEL, 8)
    panel(c, box)
    emblem(c, side, box.x + 46, box.y + 44, 50)
    text(c, who, box.x + 82, box.y + 44, TITLE - 4, INK, "midleft", "display", room=box.w - 100)
    top = box.y + 74
    put = text(c, headline, box.x + 24, top, BODY, INK_SOFT, "topleft", "text", room=box.w - 48,
               lines=2)  # fmt: skip
    low = max(put.bottom + 4, top + c.type(BODY) * 1.3)
    return Box(box.x + 14, low, box.w - 28, box.bottom - 12 - low)


def prompt(c: Canvas, x: float, y: float, said: str, room: float, hangs: bool) -> Box:
    """What the player is told now: an ink chip whose lower middle, or upper one if it `hangs`,
    is at (x, y)."""
    return chip(c, said, x, y, INK, WHITE, "midtop" if hangs else "midbottom", LABEL, None, SUN,
                room, 4)  # fmt: skip
