"""What is wrong with a drawn screen, found from what its canvas noted."""

from __future__ import annotations

from itertools import combinations

from game.ui.canvas import Box, Canvas, NotedTarget, NotedText
from game.ui.theme import MIN_TEXT, MIN_TOUCH, contrast

LEAST_CONTRAST = 4.5
SLACK = 1.5  # units that rounding to pixels may cost


def faults(c: Canvas) -> list[str]:
    """A sentence for each fault of the last frame; the canvas must have had `audit` on."""
    return [
        *c.faults,
        *(fault for noted in c.texts for fault in _text_faults(c, noted)),
        *_overlaps(c),
        *(fault for noted in c.targets for fault in _target_faults(c, noted)),
    ]


def _text_faults(c: Canvas, noted: NotedText) -> list[str]:
    found = []
    if noted.cut:
        found.append(f"cut off: {noted.text!r}")
    if noted.size < MIN_TEXT - SLACK:
        found.append(f"text of {noted.size:.0f} units: {noted.text!r}")
    ratio = contrast(noted.colour, noted.under)
    if ratio < LEAST_CONTRAST:
        found.append(f"contrast {ratio:.1f}: {noted.text!r}")
    if not _inside(c, noted.box):
        found.append(f"outside the window: {noted.text!r}")
    return found


def _target_faults(c: Canvas, noted: NotedTarget) -> list[str]:
    """What can be seen of a target must be large enough: a hand may hang over the lower edge."""
    seen = c.rect().clip(noted.box)
    if min(seen.w, seen.h) >= MIN_TOUCH - SLACK:
        return []
    where = " in the window" if not _inside(c, noted.box) else ""
    return [f"target of {seen.w:.0f} x {seen.h:.0f} units{where}: {noted.name!r}"]


def _inside(c: Canvas, box: Box) -> bool:
    return c.rect().inflate(2 * SLACK, 2 * SLACK).contains(box)


def _overlaps(c: Canvas) -> list[str]:
    """Texts that lie on each other; their boxes have air above and below, which may touch."""
    found = []
    for first, second in combinations(c.texts, 2):
        shared = first.box.clip(second.box)
        if shared.w > 4 and shared.h > 0.35 * min(first.box.h, second.box.h):
            found.append(f"text on text: {first.text!r} and {second.text!r}")
    return found
