"""What is heard, in words: small signs that come with the sounds and go by themselves."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.canvas import Box, Canvas
from game.ui.parts import chip
from game.ui.text import text_w
from game.ui.theme import BODY, INK, MARGIN, SUN, WHITE
from game.words import N_, _

SECONDS, MOST = 2.4, 3
TOP = 136.0  # units, below what stands along the upper edge
GAP = 10.0


# By the beginning of a sound's name; the longest that fits counts.  Sounds of the interface
# only answer one's own press and have none.
WORDS = {
    "aim_stop": N_("The sight stops"),
    "amb_garden": N_("Birds and chatter"),
    "amb_pool": N_("A swimming pool"),
    "amb_swamp": N_("Frogs and crickets"),
    "amb_yard": N_("Birds and a sprinkler"),
    "animal_crocodile": N_("Crocodile growls"),
    "animal_duck": N_("Duck quacks"),
    "animal_frog": N_("Frog croaks"),
    "animal_heron": N_("Heron calls"),
    "animal_otter": N_("Otter chirps"),
    "animal_raccoon": N_("Raccoon chatters"),
    "animal_toad": N_("Toad croaks"),
    "animal_turtle": N_("Turtle hums"),
    "aww": N_("Aww!"),
    "balance_tip": N_("The balance tips"),
    "balloon_burst": N_("Balloon bursts"),
    "balloon_throw": N_("Balloon flies"),
    "bath_slosh": N_("Water sloshes"),
    "bubbles": N_("Bubbles"),
    "card_deal": N_("Cards are dealt"),
    "card_drop": N_("Card lands"),
    "card_flip": N_("Card turns over"),
    "card_refused": N_("Not this card"),
    "card_slide": N_("Card slides"),
    "cheer": N_("Cheering"),
    "chip": N_("Click"),
    "collect": N_("Cards are gathered"),
    "crown": N_("The crown moves"),
    "die_land": N_("Die lands"),
    "die_roll": N_("Die rolls"),
    "drip": N_("Drip"),
    "gasp": N_("Gasp!"),
    "giggle": N_("Giggling"),
    "hit": N_("A hit!"),
    "ice_clink": N_("Ice clinks"),
    "jingle_capture": N_("Jingle: the pile is taken"),
    "jingle_lose": N_("Jingle: lost"),
    "jingle_round": N_("Jingle: the round is over"),
    "jingle_soaked": N_("Jingle: soaked"),
    "jingle_start": N_("Jingle: here we go"),
    "jingle_win": N_("Jingle: won"),
    "laugh_crowd": N_("Everybody laughs"),
    "lily_plop": N_("Plop"),
    "miss": N_("A miss"),
    "music": N_("Music"),
    "notice": N_("Ding"),
    "pool_plunge": N_("A big plunge"),
    "pour_glass": N_("Water is poured"),
    "run_steps": N_("Running feet"),
    "sheet_rustle": N_("Paper rustles"),
    "shower_run": N_("A shower runs"),
    "shriek": N_("A shriek!"),
    "shuffle": N_("Cards are shuffled"),
    "soaker_barrage": N_("A barrage of water"),
    "splash_big": N_("A big splash"),
    "splash_medium": N_("A splash"),
    "splash_small": N_("A small splash"),
    "sponge_squelch": N_("A sponge squelches"),
    "sprinkler_tick": N_("Sprinkler ticks"),
    "squirt_cannon": N_("A roaring jet"),
    "squirt_pistol": N_("A thin squirt"),
    "squirt_pump": N_("A pumped jet"),
    "squirt_spray": N_("A spray"),
    "tap_fill": N_("A tap runs"),
    "towel_rub": N_("A towel rubs"),
    "trick_taken": N_("Trick taken"),
    "whistle": N_("A whistle"),
}
SILENT = ("ui_", "pause_", "aim_tick", "card_lift")


def words_for(name: str) -> str:
    """The words for a sound, nothing for those that have none."""
    fitting = [start for start in WORDS if name.startswith(start)]
    return WORDS[max(fitting, key=len)] if fitting else ""


class Captions:
    """Shows the latest sounds while `wanted()`; `hear` is called with every sound's name."""

    def __init__(self, wanted: Callable[[], bool]) -> None:
        self._wanted = wanted
        self._left: dict[str, float] = {}  # words and the seconds they still stand there
        self.changed = False

    @property
    def shown(self) -> list[str]:
        """The words that stand there, the oldest first."""
        return list(self._left)

    def hear(self, name: str) -> None:
        """A sound begins."""
        words = words_for(name)
        if not words or not self._wanted():
            return
        self.changed = self.changed or words not in self._left
        self._left[words] = SECONDS
        while len(self._left) > MOST:
            del self._left[next(iter(self._left))]

    def update(self, dt: float) -> bool:
        """`dt` seconds went by; whether the screen must be drawn anew."""
        before = len(self._left)
        keep = self._wanted()
        self._left = {words: left - dt for words, left in self._left.items() if left > dt and keep}
        changed, self.changed = self.changed or len(self._left) != before, False
        return changed

    def draw(self, c: Canvas, along_the_bottom: bool = True) -> None:
        """The signs: side by side along the lower edge, or below each other at the left."""
        if not along_the_bottom:
            y = TOP
            for words in self._left:
                y = _sign(c, _(words), MARGIN, y, "topleft", c.w / 3).bottom + GAP
            return
        room = (c.w - 2 * MARGIN) / MOST - GAP
        said = [_(words) for words in self._left]
        wide = [min(room, text_w(c, words) + _extra(c)) for words in said]
        x = (c.w - sum(wide) - GAP * (len(wide) - 1)) / 2
        for words, width in zip(said, wide, strict=True):
            _sign(c, words, x, c.h - 4, "bottomleft", room)
            x += width + GAP


def _extra(c: Canvas) -> float:
    """What a sign is wider than its words."""
    return 28 + c.type(BODY) * 1.15


def _sign(c: Canvas, words: str, x: float, y: float, anchor: str, room: float) -> Box:
    return chip(c, words, x, y, INK, WHITE, anchor, BODY, "speaker", SUN, room)
