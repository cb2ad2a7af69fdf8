"""Where a crowd stands: staggered ranks that fill an area, grow tighter and stay readable.

A side owns an area and a strip at its back.  Active kids stand in ranks parallel to the front;
every other rank is shifted by half a pitch, so that a head comes between two plates, never on
one.  Ranks are columns where the enemy is left or right, rows where he is above or below.
`s` is a kid's height from hair to feet.  All lengths are design units.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.ui.canvas import Box

Front = Literal["left", "right", "up", "down"]

SIZES = (176, 160, 150, 140, 130, 120, 112, 104, 96)
PLATE_W, PLATE_H, PLATE_GAP, AIR = 92.0, 36.0, 12.0, 10.0
WIDTH = 0.62  # of a kid to their height
TAP_SIDE = 62.0  # from the outer edge of a strip to its first file: taps stand there
AWAY = 0.85  # size of those who have retreated
SPREAD = 1.45  # how much further than needed ranks may stand apart


@dataclass(frozen=True)
class Spot:
    """Feet at (x, y), height `s`; `rank` 0 is the front."""

    x: float
    y: float
    s: float
    rank: int = 0


def size_for(areas: Sequence[tuple[Box, Front]], counts: Sequence[int]) -> float:
    """The largest of SIZES at which every side's active kids fit into its area; the least if
    none does.  All sides use the same, so that nobody looks like a giant."""
    for s in SIZES:
        pairs = zip(areas, counts, strict=True)
        if all(fits(area, front, count, s) for (area, front), count in pairs):
            return s
    return SIZES[-1]


def fits(area: Box, front: Front, count: int, s: float) -> bool:
    """Whether `count` kids of height `s` fit into the area."""
    if front in ("left", "right"):
        return sum(_column_places(area.w, area.h, s)) >= count
    rows = len(_row_shares(area.w, count, s))
    return _pitch(s) + (rows - 1) * _row_distance(s) <= area.h


def stand(area: Box, front: Front, count: int, s: float) -> list[Spot]:
    """Places for `count` active kids, the front rank first."""
    if not count:
        return []
    columns = front in ("left", "right")
    return _columns(area, front, count, s) if columns else _rows(area, front, count, s)


def retreat(strip: Box, count: int, s: float, outer_right: bool = False) -> list[Spot]:
    """Places in the back strip for `count` kids, smaller than the active ones; in an upright
    strip the outer file is filled first."""
    if not count:
        return []
    s *= AWAY
    if strip.h > strip.w:
        return _files(strip, count, s, outer_right)
    head = max(WIDTH * s, PLATE_W)
    rows = 1 if count * head <= strip.w or strip.h < 1.6 * _pitch(s) else 2
    per = math.ceil(count / rows)
    step = min(170.0, (strip.w - head) / max(1, per - 1))
    spots = []
    for i in range(count):
        row, at = divmod(i, per)
        across = min(per, count - row * per)
        x = strip.centerx + step * (at - (across - 1) / 2) + (step / 2 if row % 2 else 0)
        y = strip.bottom - PLATE_H - AIR - (rows - 1 - row) * 0.55 * _pitch(s)
        spots.append(Spot(x, y, s, row))
    return spots


def _files(strip: Box, count: int, s: float, outer_right: bool) -> list[Spot]:
    files = 1 if count <= max(1, int(strip.h // _pitch(s))) else 2
    per = math.ceil(count / files)
    step = min(_pitch(s) * 1.15, (strip.h - _pitch(s)) / max(1, per - 1))
    spots = []
    for i in range(count):
        file, at = divmod(i, per)
        inset = strip.w / 2 if files == 1 else TAP_SIDE + file * (strip.w - TAP_SIDE - PLATE_W / 2)
        x = strip.right - inset if outer_right else strip.x + inset
        lower = step / 2 if file and strip.w < 2 * PLATE_W + AIR else 0.0
        y = min(strip.y + s + at * step + lower, strip.bottom)
        spots.append(Spot(x, y, s, file))
    return spots


# ---------------------------------------------------------------------- columns
def _pitch(s: float) -> float:
    """From one kid to the next along a column: body, plate, air."""
    return s + PLATE_H + AIR


def _column_distance(s: float) -> float:
    """Half a head, half a plate and a little: so a head never covers a plate."""
    return max(0.31 * s + 50, PLATE_W)


def _column_places(width: float, height: float, s: float) -> list[int]:
    """How many stand in each column that fits, the front one first."""
    pitch = _pitch(s)
    if width < WIDTH * s or height < pitch:
        return []
    count = int((width - WIDTH * s) // _column_distance(s)) + 1
    full = int(height // pitch)
    shifted = int((height - pitch / 2) // pitch)
    if shifted < full and height - full * pitch >= pitch * 0.2:
        shifted = full  # a smaller shift will do: the distance alone keeps heads off plates
    return [full if i % 2 == 0 else shifted for i in range(count)]


def _columns(area: Box, front: Front, count: int, s: float) -> list[Spot]:
    places = _column_places(area.w, area.h, s) or [1]
    needed = next((k for k in range(1, len(places) + 1) if sum(places[:k]) >= count), len(places))
    shares = _shares(count, places[:needed])
    pitch, full = _pitch(s), places[0]
    room = area.w - WIDTH * s
    step = min(_column_distance(s) * SPREAD, room / max(1, needed - 1))
    shift = max(0.0, min(pitch / 2, area.h - full * pitch))
    tight = max(shares) > full  # more than fit: they stand closer than they should
    closest = (area.h - pitch) / max(0.5, max(shares) - 0.5)
    if tight:
        shift = closest / 2
    spots = []
    for rank, share in enumerate(shares):
        inwards = WIDTH / 2 * s + rank * step
        x = area.right - inwards if front == "right" else area.x + inwards
        apart = pitch * min(1.22, max(1.0, (area.h - shift) / (full * pitch)))
        if tight:
            apart = closest
        middle = area.y + (area.h - shift) / 2 + (shift if rank % 2 else 0)
        top = middle + (s - PLATE_H - AIR) / 2 - (share - 1) * apart / 2
        spots += [Spot(x, top + at * apart, s, rank) for at in range(share)]
    return spots


def _shares(count: int, places: Sequence[int]) -> list[int]:
    """Even shares of `count` within the places; what is too many goes to the last ranks."""
    shares = [0] * len(places)
    for _kid in range(count):
        free = [i for i in range(len(places)) if shares[i] < places[i]]
        if free:
            rank = min(free, key=lambda i: (shares[i] / places[i], i))
        else:
            rank = min(range(len(places)), key=lambda i: (shares[i], -i))
        shares[rank] += 1
    return shares


# ---------------------------------------------------------------------- rows
def _row_distance(s: float) -> float:
    return _pitch(s) / 2 + 10


def _row_places(width: float, s: float) -> int:
    """How many stand in an even row: between two neighbours lie a head and a plate."""
    head = max(WIDTH * s, 96.0)
    return max(1, int((width - head) // (head + PLATE_W)) + 1)


def _row_shares(width: float, count: int, s: float) -> list[int]:
    most = _row_places(width, s)
    shares: list[int] = []
    while count > 0:
        shares.append(max(1, min(count, most - len(shares) % 2)))
        count -= shares[-1]
    return shares


def _rows(area: Box, front: Front, count: int, s: float) -> list[Spot]:
    """A row that is not full takes places of its own lattice, from the middle outwards."""
    most = _row_places(area.w, s)
    gap = (area.w - max(WIDTH * s, 96.0)) / max(1, most - 1)
    shares = _row_shares(area.w, count, s)
    room = (area.h - _pitch(s)) / max(1, len(shares) - 1)
    step = min(_row_distance(s) * 1.3, room)
    spots = []
    for rank, share in enumerate(shares):
        depth = rank * step
        y = area.y + s + depth if front == "up" else area.bottom - PLATE_H - AIR - depth
        slots = max(1, most - rank % 2)
        order = sorted(range(slots), key=lambda q: (abs(q - (slots - 1) / 2), q))
        if share % 2 == 0 and slots % 2:
            order = order[1:] + order[:1]  # an even number leaves the middle free
        for q in sorted(order[:share]):
            spots.append(Spot(area.centerx + gap * (q - (slots - 1) / 2), y, s, rank))
    return spots


# ---------------------------------------------------------------------- who goes where
def assign(
    before: Sequence[tuple[float, float] | None], spots: Sequence[Spot]
) -> list[Spot]:  # fmt: skip
    """For each kid, in order, its spot: those who are near stay near, so that few must run.

    `before` is where each stands now, None for one who comes in; there are as many spots.
    """
    chosen: dict[int, int] = {}
    pairs = sorted(
        (math.hypot(at[0] - spot.x, at[1] - spot.y), kid, place)
        for kid, at in enumerate(before)
        if at is not None
        for place, spot in enumerate(spots)
    )
    taken: set[int] = set()
    for _far, kid, place in pairs:
        if kid not in chosen and place not in taken:
            chosen[kid] = place
            taken.add(place)
    free = iter(place for place in range(len(spots)) if place not in taken)
    return [spots[chosen[kid] if kid in chosen else next(free)] for kid in range(len(before))]
