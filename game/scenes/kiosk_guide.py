"""The first turn explained: captions that point at what they speak of, one press each."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.scenes.scene import Scene
from game.shell.intents import Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.shapes import fill_round, panel, polygon, sun_rim
from game.ui.text import balanced, line_h, text
from game.ui.theme import CREAM, INK, INK_SOFT, LABEL, STRONG, SUN, VEIL, rgb
from game.ui.widgets import CUE_PRESS
from game.words import N_, _

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk

GOES_ON = {Kind.PRESS, Kind.CONFIRM, Kind.EXTRA, Kind.NEXT, Kind.RIGHT, Kind.DOWN}
TOO_SOON = 0.35  # seconds in which a press belongs to what was before
ARROW = 46.0
SIZE = STRONG + 6


@dataclass(frozen=True)
class Caption:
    """A sentence about the controls whose names begin with one of `targets`; none: the middle."""

    targets: tuple[str, ...]
    sentence: str


# By game and phase of the decision: what to say before it is made for the first time.
CAPTIONS: Mapping[str, Mapping[str, Sequence[Caption]]] = {
    "waterfight": {
        "recruit": (
            Caption(("card ",), N_("Your cards: kids, water guns, tricks. Touch one to play it.")),
            Caption(("done",), N_("Nothing more to play? Touch here, and the fight begins.")),
        ),
        "soak": (Caption(("kid ",), N_("Touch a kid of yours, then whom to shoot at.")),),
        "aim": (Caption((), N_("Touch when the sight is in the middle: there it hits best.")),),
    },
    "swamp": {
        "call": (
            Caption(("card ",), N_("These are your cards. Aces and kings win tricks.")),
            Caption(("call ",), N_("Touch how many tricks you will take. Just that many count!")),
        ),
        "play": (
            Caption(("card ",), N_("Touch a raised card to play it.")),
            Caption((), N_("Black against red: the heavier side of the balance wins the trick.")),
        ),
    },
    "wetting": {
        "turn": (
            Caption(("card ",), N_("Play what matches the pile in dress or in number.")),
            Caption((), N_("A D takes the whole pile, and each of its cards is a point.")),
            Caption(("pass",), N_("Nothing fits? Pass, and whoever played last squirts you.")),
        ),
    },
}


class Guide(Scene):
    """Some captions over a table that waits; a press goes on, the last one gives the table back."""

    see_through = True

    def __init__(self, kiosk: Kiosk, table: Scene, captions: Sequence[Caption]) -> None:
        super().__init__(kiosk.shared)
        self.table, self.captions = table, captions
        self.number = 0
        self.time = 0.0
        self._since = 0.0

    @staticmethod
    def captions_for(game: str, phase: str, table: Scene) -> list[Caption]:
        """What there is to say about `phase`, as far as what it points at is on the table."""
        names = table.where().keys()
        return [
            caption
            for caption in CAPTIONS.get(game, {}).get(phase, ())
            if not caption.targets or any(name.startswith(caption.targets) for name in names)
        ]

    @property
    def session(self) -> object:
        """The session of the table below: whoever looks sees that it is a person's turn."""
        return self.table.session  # type: ignore[attr-defined]

    @property
    def pace(self) -> str:
        return "living"

    def handle(self, intent: Intent) -> None:
        if intent.kind not in GOES_ON or intent.repeated or self._since < TOO_SOON:
            return
        self.shared.audio.play(CUE_PRESS)
        self.number += 1
        self._since = 0.0
        if self.number >= len(self.captions):
            self.number -= 1
            self.shared.scenes.pop()

    def update(self, dt: float) -> None:
        self.time += dt
        self._since += dt

    # ------------------------------------------------------------------ drawing
    def target(self, c: Canvas) -> Box | None:
        """What the caption speaks of, in units."""
        starts = self.captions[self.number].targets
        spots = [
            box for name, box in self.table.where().items() if starts and name.startswith(starts)
        ]
        if not spots:
            return None
        whole = spots[0].unionall(spots[1:]).clip(c.surface.get_rect())
        return Box(whole.x / c.u, whole.y / c.u, whole.w / c.u, whole.h / c.u)

    def draw(self, canvas: Canvas) -> None:
        c = canvas
        spot = self.target(c)
        hole = None
        if spot:  # what stands at the foot of the screen hangs over its edge
            low = spot.bottom > c.h * 0.85
            hole = Box(
                spot.x - 16, spot.y - 16, spot.w + (150 if low else 32), c.h if low else spot.h + 32
            )
            hole = hole.clip(c.rect())
        _veil(c, Box(hole) if hole else None)
        canvas.begin()
        sentence = _(self.captions[self.number].sentence)
        width = min(1100.0, c.w - 80)
        rows = balanced(c, sentence, width - 90, SIZE, "display")
        more = _("Touch to go on")
        tall = 34 + len(rows) * line_h(c, SIZE) + 12 + line_h(c, LABEL) + 30
        box = Box.around(c.w / 2, c.h * 0.42, width, tall)
        if spot:
            sun_rim(c, spot.pad(-4), 26, 8) if spot.w < 300 else None
            above = spot.y > c.h - spot.bottom
            box.centery = (
                spot.y - ARROW - 30 - tall / 2 if above else spot.bottom + ARROW + 30 + tall / 2
            )
            box.centerx = min(max(spot.centerx, width / 2 + 40), c.w - width / 2 - 40)
            box.y = min(max(box.y, 20), c.h - tall - 20)
            self._arrow(c, box, spot, above)
        panel(c, box, CREAM)
        y = box.y + 34
        for row in rows:
            text(c, row, box.centerx, y, SIZE, INK, "midtop", "display")
            y += line_h(c, SIZE)
        text(c, more, box.centerx, y + 12, LABEL, INK_SOFT, "midtop", room=box.w * 0.6)
        self._dots(c, box)

    def _arrow(self, c: Canvas, box: Box, spot: Box, above: bool) -> None:
        """From the caption towards what it speaks of, nudging."""
        nudge = 0.0 if self.shared.settings.reduced_motion else 6 * math.sin(self.time * 5)
        x = min(max(spot.centerx, box.x + 80), box.right - 80)
        base, way = (box.bottom - 6, 1) if above else (box.y + 6, -1)
        tip = base + way * (ARROW + nudge)
        polygon(c, [(x - 44, base), (x + 44, base), (x, tip)], SUN, INK, 5)

    def _dots(self, c: Canvas, box: Box) -> None:
        """Which of how many."""
        for i in range(len(self.captions)):
            x = box.right - 50 - (len(self.captions) - 1 - i) * 34
            fill = SUN if i == self.number else CREAM
            fill_round(c, Box.around(x, box.bottom - 44, 24, 24), 12, fill, INK, 4)


def _veil(c: Canvas, hole: Box | None) -> None:
    """Everything a little darker but for what is spoken of."""
    width, height = c.surface.get_size()
    if hole is None:
        c.dim(120)
        return
    x0, y0 = max(0, round(hole.x * c.u)), max(0, round(hole.y * c.u))
    x1, y1 = min(width, round(hole.right * c.u)), min(height, round(hole.bottom * c.u))
    parts = ((0, 0, width, y0), (0, y1, width, height - y1), (0, y0, x0, y1 - y0), (x1, y0, width - x1, y1 - y0))  # fmt: skip
    for part in parts:
        rect = pygame.Rect(part)
        if rect.w > 0 and rect.h > 0:
            c.surface.blit(_shade(rect.size), rect)


_SHADES: dict[tuple[int, int], pygame.Surface] = {}


def _shade(size: tuple[int, int]) -> pygame.Surface:
    if size not in _SHADES:
        if len(_SHADES) > 16:
            _SHADES.clear()
        shade = pygame.Surface(size)
        shade.fill(rgb(VEIL))
        shade.set_alpha(120)
        _SHADES[size] = shade
    return _SHADES[size]
