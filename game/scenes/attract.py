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

from pygame import Rect

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
from game.ui.shapes import fill_round
from game.ui.text import text
from game.ui.theme import HERO, INK, SUN, TITLE, WATER_DEEP, WATER_LINE, WHITE, shade
from game.ui.widgets import IconButton
from game.words import _

if TYPE_CHECKING:
    from game.scenes.kiosk_guard import Kiosk

log = logging.getLogger("drench.kiosk.attract")

LOOK = 3.0  # seconds that a panel over a table is looked at
SAID = 12.0  # seconds that a piece is explained; then the best of the day is told
DRIFT, DRIFT_SECONDS = 4, 90.0  # pixels that the whole picture wanders, and how slowly
SLICES = 6  # of thinking ahead a frame
BAND, PORTRAIT_BAND = 240.0, 500.0  # units, the height of the words beside the table
LEAST_STAGE = 780.0  # units of height that a table wants
WARM_AFTER = 1.0  # seconds
HEAD = 66.0  # the size of a game's name
LOUDNESS = 0.5  # share of the volume


@dataclass(frozen=True)
class Piece:
    """A match from `seed`, shown from its `skip`th action on; `levels` by seat."""

    game: str
    seed: int
    skip: int = 0
    levels: Sequence[str] = ()
    options: Mapping[str, Json] = field(default_factory=dict)
    place: str = ""  # a level of Water Fight

    def session(self) -> Session:
        """The match at its beginning, computer players on all seats."""
        entry = GAME_SCENES[self.game]
        faces = entry.first_faces[: len(self.levels)]
        seats = [
            Seat(_(entry.faces[face]), face, level)
            for face, level in zip(faces, self.levels, strict=True)
        ]
        return Session(self.game, seats, dict(self.options), self.seed)


TWO, THREE, FOUR = ("normal",) * 2, ("normal",) * 3, ("normal",) * 4
SHORT_FIGHT: Mapping[str, Json] = {"target": 3, "opening_hand": 5, "aim": []}
ONE_ROUND: Mapping[str, Json] = {"rounds": 1}
# Chosen by looking: much happens soon.  Each game has several, shown in turn.
PIECES: Mapping[str, Sequence[Piece]] = {
    "waterfight": (
        Piece("waterfight", 8, 19, TWO, SHORT_FIGHT, "backyard"),
        Piece("waterfight", 6, 25, TWO, SHORT_FIGHT, "pool"),
        Piece("waterfight", 7, 21, TWO, SHORT_FIGHT, "playground"),
    ),
    "swamp": (
        Piece("swamp", 21, 8, FOUR, ONE_ROUND),
        Piece("swamp", 34, 16, FOUR, ONE_ROUND),
        Piece("swamp", 55, 28, FOUR, ONE_ROUND),
    ),
    "wetting": (
        Piece("wetting", 29, 44, THREE, ONE_ROUND),
        Piece("wetting", 28, 20, THREE, ONE_ROUND),
        Piece("wetting", 27, 48, THREE, ONE_ROUND),
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
            settings=Settings(), notices=[],
        )  # fmt: skip
        self.table: Scene | None = None
        self._canvas: Canvas | None = None
        self._stage = self._band = Box(0, 0, 1, 1)
        self._ahead: Session | None = None  # the next piece, as far as it has been thought
        self._actions = 0  # done by it
        self._warm = False  # whether the choice of game has been prepared
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
        if piece.place:
            self._apart.settings.choices = {piece.game: {"place": piece.place}}
        self.table = entry.table(self._apart, session)
        if self._canvas:
            self._set_up(self._canvas)
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
        self._canvas = canvas
        self._set_up(canvas)

    def _set_up(self, c: Canvas) -> None:
        """The band of words, above and below by turns; the table beside it, under it if the
        screen is low."""
        tall = PORTRAIT_BAND if c.portrait else BAND
        above = bool(self.number % 2)
        self._band = Box(0, 0 if above else c.h - tall, c.w, tall)
        low = c.h - tall < LEAST_STAGE
        self._stage = c.rect() if low else Box(0, tall if above else 0, c.w, c.h - tall)
        edge = [round(side * c.u) for side in self._stage]
        part = Rect(edge).clip(c.surface.get_rect())
        self.inner.use_canvas(Canvas(c.surface.subsurface(part), c.assets))

    def update(self, dt: float) -> None:
        self.time += dt
        self.elapsed += dt
        if not self._warm and self.time > WARM_AFTER:
            self._warm_up()
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

    def _warm_up(self) -> None:
        """Draw the choice of game once where nobody sees it: then it comes at once."""
        self._warm = True
        if self._canvas is None:
            return
        c = self._canvas
        away = Canvas(c.surface.copy(), c.assets, c.text_size)
        home = self.kiosk.home()
        home.layout(away)
        home.draw(away)

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
        c.begin()
        if self.table is None:
            c.background("title")
        else:
            self.inner.draw()
            self._wander(c)
        piece = self.piece
        if piece:
            self._paint_band(c, GAME_SCENES[piece.game])

    def _wander(self, c: Canvas) -> None:
        """Move the picture a little, so that its edges burn in nowhere."""
        angle = self.time / DRIFT_SECONDS * math.tau
        c.surface.scroll(round(DRIFT * math.sin(angle)), round(DRIFT * math.sin(angle * 1.7 + 1)))

    def _hide_signs(self) -> None:
        """Buttons stand where they stand: they burn in, and here they do nothing."""
        focus = getattr(self.table, "focus", None)
        if isinstance(focus, Focus) and self.inner.top is self.table:
            focus.widgets = [one for one in focus.widgets if not isinstance(one, IconButton)]
            focus.current = None

    def _paint_band(self, c: Canvas, entry: GameEntry) -> None:
        """What the game is about, or what was done in it today, and the invitation."""
        band = self._band
        edge = Box(band.x, band.y - 6, band.w, band.h + 12)
        fill_round(c, edge, 0, WATER_DEEP, None, 0, WATER_LINE)
        c.cover(band)
        if c.portrait:
            words, sign = band.pad(30, 24).cut_top(band.h * 0.5 - 24)
        else:
            words, sign = band.pad(36, 14).cut_right(min(760.0, c.w * 0.37), 30)
        self._paint_words(c, entry, words)
        self._paint_invitation(c, sign)

    def _paint_words(self, c: Canvas, entry: GameEntry, room: Box) -> None:
        x = room.x + 8 * math.sin(self.time * 0.23) + 8
        told = self.table is not None and self.elapsed >= SAID
        said = self._best_words(entry) if told else _(entry.sentence)
        put = text(c, _(entry.title), x, room.y - 8, HEAD, WHITE, "topleft", "display", INK, 7,
                   room.w - 16)  # fmt: skip
        indent = 80.0 if told else 0.0
        if told:
            c.icon("trophy", x + 34, room.bottom - 40, 64, SUN)
        text(c, said, x + indent, room.bottom, TITLE, WHITE, "bottomleft", "display", INK, 5,
             room.w - 16 - indent, 2, room.bottom - put.bottom)  # fmt: skip

    def _best_words(self, entry: GameEntry) -> str:
        best = self._best.get(entry.id, Best())
        if entry.id == "waterfight" and best.quickest is not None:
            minutes, seconds = divmod(round(best.quickest), 60)
            return _("Quickest win today: {m}:{s:02}").format(m=minutes, s=seconds)
        if entry.id != "waterfight" and best.score is not None:
            return _("Best today: {n} points").format(n=best.score)
        return _("Be the first to win today!")

    def _paint_invitation(self, c: Canvas, room: Box) -> None:
        """The big sign: a touch begins."""
        beat = abs(math.sin(self.time * 2.2))
        tall = min(160.0, room.h - 34)
        box = Box.around(room.centerx, room.centery - 4 - 10 * beat, min(room.w, 760.0), tall)
        low = box.moved(0, 12)
        fill_round(c, low, low.h / 2, shade(SUN, 0.45), INK, 7)
        fill_round(c, box, box.h / 2, SUN, INK, 7, "#FFC531")
        c.cover(box)
        sign = tall * 0.72
        c.icon("touch", box.x + 56 + sign / 2, box.centery + 6 * beat, sign, INK)
        left = box.x + 56 + sign + 14
        text(c, _("Touch to play"), (left + box.right - 44) / 2, box.centery, HERO, INK, "center",
             "display", room=box.right - 44 - left, lines=2, height=tall - 12)  # fmt: skip
