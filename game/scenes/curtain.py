"""Screens that wait for one certain person: the curtain between two turns, a device that is gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.device_words import bound_word, icon
from game.scenes.games_list import GAME_SCENES
from game.scenes.pause import Pause, banner
from game.scenes.scene import Scene, Shared
from game.session import Seat
from game.shell.intents import Intent, Kind
from game.ui.canvas import Box, Canvas
from game.ui.parts import portrait
from game.ui.shapes import panel
from game.ui.text import line_h, paragraph_h, text
from game.ui.theme import HERO, INK, INK_SOFT, MARGIN, STRONG
from game.words import _

CALM = 0.4  # seconds in which a press still belongs to what was before
PRESSES = (Kind.CONFIRM, Kind.PRESS, Kind.EXTRA)


class Curtain(Scene):
    """Hides the whole table until the person at `seat` presses their device afresh."""

    def __init__(
        self, shared: Shared, game: str, seats: Sequence[Seat], seat: int,
        lifted: Callable[[int], None],
    ) -> None:  # fmt: skip
        """`lifted(seat)` is called when it goes up."""
        super().__init__(shared)
        self.game, self.seats, self.seat, self.lifted = game, seats, seat, lifted
        self._time = 0.0

    def enter(self) -> None:
        self.shared.audio.play("notice")
        self.shared.trace("curtain", seat=self.seat)

    def pause(self) -> None:
        self._time = 0.0

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.MENU, Kind.CANCEL):
            if not intent.repeated:
                self.shared.scenes.push(Pause(self.shared, self.game))
            return
        mine = self.shared.couch.may(intent.device, self.seat)
        if intent.kind in PRESSES and not intent.repeated and mine and self._time >= CALM:
            self.shared.audio.play("ui_select")
            self.lifted(self.seat)
            self.shared.scenes.pop()

    def update(self, dt: float) -> None:
        self._time += dt
        if self.shared.couch.missing:
            self.shared.scenes.push(LostDevice(self.shared, self.game, self.seats))

    def draw(self, canvas: Canvas) -> None:
        c = canvas
        c.begin()
        entry, who = GAME_SCENES[self.game], self.seats[self.seat]
        c.background(entry.place)
        c.dim(190)
        line, name_h = line_h(c, STRONG), c.type(HERO) * 1.2
        box = Box.around(c.w / 2, c.h / 2, min(1000.0, c.w - 2 * MARGIN), 340 + name_h + 4 * line)
        panel(c, box)
        banner(c, box, _("Next"))
        portrait(c, entry.face_picture(who.face), box.centerx, box.y + 165, 190)
        y, room = box.y + 280, box.w - 80
        text(c, who.name, box.centerx, y + name_h / 2, HERO, INK, "center", "display", room=room)
        y += name_h
        owner = self.shared.couch.devices.get(self.seat)
        press = _("Press any button to see your hand.")
        if owner:
            button = bound_word(self.shared.settings, owner, "confirm")
            press = _("Press {button} to see your hand.").format(button=button)
            c.icon(icon(owner), box.centerx + 165, box.y + 165, 84, INK_SOFT)
        for words, colour in ((_("Everybody else looks away!"), INK_SOFT), (press, INK)):
            text(c, words, box.centerx, y + line, STRONG, colour, "center", "display", room=room,
                 lines=2, height=2 * line)  # fmt: skip
            y += 2 * line


class LostDevice(Scene):
    """Over the paused table: somebody's device is gone; whatever is free may take its place."""

    see_through = True
    veil = 175

    def __init__(self, shared: Shared, game: str, seats: Sequence[Seat]) -> None:
        super().__init__(shared)
        self.game = game
        self.seat = min(shared.couch.missing)
        self.name = seats[self.seat].name

    def enter(self) -> None:
        self.shared.audio.play("notice")
        self.shared.trace("lost", seat=self.seat)

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.MENU, Kind.CANCEL) and intent.device.id == 0:
            if not intent.repeated:
                self.shared.scenes.push(Pause(self.shared, self.game))
        elif (
            intent.kind in PRESSES and not intent.repeated and self.shared.couch.free(intent.device)
        ):
            self.shared.couch.take(self.seat, intent.device)
            self.shared.audio.play("ui_select")
            self.shared.scenes.pop()

    def draw(self, canvas: Canvas) -> None:
        c = canvas
        inside = min(1000.0, c.w - 2 * MARGIN) - 100
        said = _("{name}'s controller is gone. Plug it in again, or take another device: a press on "
                 "it goes on. The seat is kept.").format(name=self.name)  # fmt: skip
        tall = paragraph_h(c, said, inside, STRONG, "display", 1.22)
        box = Box.around(c.w / 2, c.h / 2, inside + 100, tall + 250)
        panel(c, box)
        banner(c, box, _("Pause"))
        c.icon("pad", box.centerx, box.y + 120, 110, INK_SOFT)
        text(c, said, box.centerx, box.y + 190 + tall / 2, STRONG, INK, "center", "display",
             room=inside, lines=9, height=tall + 20)  # fmt: skip
