"""What is seen while nobody plays: computer players in telling moments of real matches.

Each game in turn has its piece: a table of its own, on a stack of its own, with what the game is
about and a big invitation over it.  Nothing stands still for long, so that nothing burns in.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.kiosk.statistics import Best
from game.rules.core import Json
from game.scenes.couch import Couch
from game.scenes.games_list import GAME_SCENES, GameEntry
from game.scenes.manager import SceneManager
from game.scenes.scene import Scene
from game.session import Seat, Session
from game.shell.intents import Device, Intent, Kind
from game.shell.settings import Settings
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focus
from game.ui.parts import chip
from game.ui.shapes import fill_round
from game.ui.text import text, text_w
from game.ui.theme import HERO, INK, MARGIN, SUN, TITLE, WHITE, shade
from game.ui.widgets import IconButton
from game.words import _

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk

log = logging.getLogger("drench.kiosk.attract")

LOOK = 3.0  # seconds that a panel over a table is looked at
SAID = 12.0  # seconds that a piece is explained; then the best of the day is told
DRIFT, DRIFT_SECONDS = 4, 90.0  # pixels that the whole picture wanders, and how slowly
SLICES = 6  # of thinking ahead a frame
LOUDNESS = 0.5  # share of the volume


@dataclass(frozen=True)
class Piece:
    """A match from `seed`, shown from its `skip`th action on; `levels` by seat."""

    game: str
    seed: int
    skip: int = 0
    levels: Sequence[str] = ()
    options: Mapping[str, Json] = field(default_factory=dict)

    def session(self) -> Session:
        """The match at its beginning, computer players on all seats."""
        entry = GAME_SCENES[self.game]
        faces = entry.first_faces[: len(self.levels)]
        seats = [
            Seat(_(entry.faces[face]), face, level)
            for face, level in zip(faces, self.levels, strict=True)
        ]
        return Session(self.game, seats, dict(self.options), self.seed)


FOUR = ("normal",) * 4
# Chosen by looking: something happens soon.  Each game has several, shown in turn.
PIECES: Mapping[str, Sequence[Piece]] = {
    "swamp": (
        Piece("swamp", 21, 8, FOUR, {"rounds": 1}),
        Piece("swamp", 34, 16, FOUR, {"rounds": 1}),
        Piece("swamp", 55, 28, FOUR, {"rounds": 1}),
    ),
}


class Attract(Scene):
    """The loop; the kiosk wakes it."""

    def __init__(self, kiosk: Kiosk) -> None:
        super().__init__(kiosk.shared)
        self.kiosk = kiosk
        self.number = 0  # of the piece
        self.elapsed = 0.0  # seconds of the piece
        self.time = 0.0
        self.inner = SceneManager()
        self._apart = replace(
            kiosk.shared, scenes=self.inner, couch=Couch(), kept=None,
            settings=Settings(text_size=kiosk.shared.settings.text_size), notices=[],
        )  # fmt: skip
        self.table: Scene | None = None
        self._ahead: Session | None = None  # the next piece, as far as it has been thought
        self._actions = 0  # done by it
        self._panel = 0.0  # seconds that something has lain over the table
        self._best: dict[str, Best] = {}

    # ------------------------------------------------------------------ pieces
    @property
    def pieces(self) -> list[Piece]:
        """Those of the games that are offered, one of each in turn."""
        games = [game for game in self.kiosk.games if PIECES.get(game)]
        most = max((len(PIECES[game]) for game in games), default=0)
        return [PIECES[game][i % len(PIECES[game])] for i in range(most) for game in games]

    @property
    def piece(self) -> Piece | None:
        """The one that is shown, or being thought up."""
        pieces = self.pieces
        return pieces[self.number % len(pieces)] if pieces else None

    def _think_ahead(self, piece: Piece) -> bool:
        """Let the piece come nearer to its moment; True once it is there."""
        if self._ahead is None:
            self._ahead, self._actions = piece.session(), 0
        for _slice in range(SLICES):
            if self._actions >= piece.skip or self._ahead.decision() is None:
                return True
            if self._ahead.think() is not None:
                self._actions += 1
        return False

    def _begin(self, piece: Piece) -> None:
        """Put the piece on, on a table of its own."""
        entry, session, self._ahead = GAME_SCENES[piece.game], self._ahead, None
        assert entry.table is not None and session is not None
        self.elapsed = self._panel = 0.0
        self._best = {game: self.kiosk.statistics.best_today(game) for game in GAME_SCENES}
        self.table = entry.table(self._apart, session)
        self.inner.clear_to(self.table)
        self.shared.trace("piece", game=piece.game, seed=piece.seed)

    # ------------------------------------------------------------------ what the manager calls
    @property
    def pace(self) -> str:
        return "moving" if self.inner.pace == "moving" else "living"

    def enter(self) -> None:
        self.kiosk.set_share(LOUDNESS)

    def leave(self) -> None:
        self.inner.quit()
        self.shared.audio.ambience(None)

    def layout(self, canvas: Canvas) -> None:
        self.inner.use_canvas(canvas)

    def update(self, dt: float) -> None:
        self.time += dt
        self.elapsed += dt
        if self.table is None:
            self._show_next()
            return
        self.inner.update(dt)
        top = self.inner.top
        if top is not self.table:
            self._panel += dt
            if self._panel >= LOOK:
                self._close_panel(top)
        else:
            self._panel = 0.0
        if self.elapsed >= self.kiosk.operator.piece_seconds:
            self._show_next(step=True)

    def _show_next(self, step: bool = False) -> None:
        """Think the next piece up, a little each frame, and put it on when it is ready."""
        pieces = self.pieces
        if not pieces:
            return
        number = self.number + 1 if step else self.number
        piece = pieces[number % len(pieces)]
        if self._think_ahead(piece):
            self.number = number
            self._begin(piece)

    def _close_panel(self, top: Scene | None) -> None:
        """Press a summary away; the end of a match is the end of its piece."""
        from game.scenes.results import Results

        self._panel = 0.0
        if top is None or isinstance(top, Results):
            self.elapsed = self.kiosk.operator.piece_seconds
        else:
            self.inner.handle(Intent(Kind.CONFIRM, Device("keys")))

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        c = canvas
        self._hide_signs()
        if self.table is None:
            c.begin()
            c.background("title")
        else:
            self.inner.draw()
            wander = self.time / DRIFT_SECONDS * math.tau
            c.surface.scroll(
                round(DRIFT * math.sin(wander)), round(DRIFT * math.sin(wander * 1.7 + 1))
            )
            c.begin()  # what the table says is a picture here
        piece = self.piece
        if piece:
            self._paint_words(c, GAME_SCENES[piece.game])
        self._paint_invitation(c)

    def _hide_signs(self) -> None:
        """Buttons stand where they stand: they burn in, and here they do nothing."""
        focus = getattr(self.inner.top, "focus", None)
        if isinstance(focus, Focus) and self.inner.top is self.table:
            focus.widgets = [one for one in focus.widgets if not isinstance(one, IconButton)]

    def _paint_words(self, c: Canvas, entry: GameEntry) -> None:
        """What the game is about; later on what was done in it today."""
        lower = 10 * math.sin(self.time * 0.5)
        x, y = c.w / 2 + 14 * math.sin(self.time * 0.23), 26 + lower
        room = c.w - 2 * MARGIN - 40
        if self.elapsed < SAID or not self.table:
            put = text(c, _(entry.title), x, y, HERO, WHITE, "midtop", "display", INK, 8, room)
            said = chip(c, _(entry.sentence), x, put.bottom + 8, INK, WHITE, "midtop", TITLE,
                        room=room, lines=3)  # fmt: skip
            c.cover(said)
        else:
            chip(c, self._best_words(entry), x, y, SUN, INK, "midtop", TITLE, "trophy", room=room,
                 lines=3)  # fmt: skip

    def _best_words(self, entry: GameEntry) -> str:
        best = self._best.get(entry.id, Best())
        if entry.id == "waterfight" and best.quickest is not None:
            minutes, seconds = divmod(round(best.quickest), 60)
            return _("Quickest win today: {m}:{s:02}").format(m=minutes, s=seconds)
        if entry.id != "waterfight" and best.score is not None:
            return _("Best today in {game}: {n}").format(game=_(entry.title), n=best.score)
        return _("Be the first to win today!")

    def _paint_invitation(self, c: Canvas) -> None:
        """The big sign: a touch begins."""
        label = _("Touch to play")
        size = HERO + 12
        sign = 150.0
        wide = min(c.w - 80, text_w(c, label, size, "display") + sign + 150)
        beat = abs(math.sin(self.time * 2.2))
        x = c.w / 2 + 30 * math.sin(self.time * 0.31)
        box = Box.around(x, c.h - 130 - 14 * beat, wide, 170)
        low = box.moved(0, 12)
        fill_round(c, low, low.h / 2, shade(SUN, 0.45), INK, 7)
        fill_round(c, box, box.h / 2, SUN, INK, 7, "#FFC531")
        c.cover(box)
        c.icon("touch", box.x + 70 + sign * 0.3, box.centery - 4 + 6 * beat, sign * 0.8, INK)
        left = box.x + sign + 10
        text(c, label, (left + box.right - 50) / 2, box.centery, size, INK, "center", "display",
             room=box.right - 50 - left)  # fmt: skip
