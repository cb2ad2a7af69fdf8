"""The list of all sounds: who makes each, in how many variants, and how loud it is."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.sounds import (
    ambience,
    cards,
    interface,
    jingles,
    music_garden,
    music_menus,
    music_swamp,
    music_waterfight,
    play,
    voices,
    water,
)
from tools.sounds.encode import master
from tools.sounds.synth import Rng, Signal

Maker = Callable[[Rng], Signal]


@dataclass(frozen=True)
class Sound:
    """One sound; `loudness` is its target in dB (see `encode.loudness`)."""

    name: str
    make: Maker
    loudness: float
    variants: int = 3
    loop: bool = False
    quality: float = 0.4

    def files(self) -> list[str]:
        """Return its file names: `NAME_1.ogg` … for variants, else `NAME.ogg`."""
        if self.variants == 1:
            return [f"{self.name}.ogg"]
        return [f"{self.name}_{k}.ogg" for k in range(1, self.variants + 1)]

    def render(self, file: str) -> Signal:
        """Return the samples of one of its files; chance depends on the file's name alone."""
        seed = int.from_bytes(hashlib.sha256(file.removesuffix(".ogg").encode()).digest()[:8])
        return master(self.make(np.random.default_rng(seed)), self.loudness, self.loop)


def _effects(loudness: float, variants: int, *makers: Maker) -> list[Sound]:
    return [Sound(m.__name__, m, loudness + 2, variants) for m in makers]


_ALL = [
    *_effects(-19, 5, cards.card_deal, cards.card_slide),
    *_effects(-19, 4, cards.card_flip, cards.card_drop, cards.collect),
    *_effects(-22, 4, cards.card_lift),
    *_effects(-18, 3, cards.shuffle, cards.trick_taken, cards.balance_tip, cards.lily_plop),
    *_effects(-20, 3, cards.card_refused, cards.sheet_rustle),
    *_effects(-21, 3, cards.crown),
    *_effects(-23, 4, interface.ui_focus, interface.ui_slider),
    *_effects(-21, 3, interface.ui_select, interface.ui_back, interface.ui_toggle),
    *_effects(-20, 3, interface.ui_refused, interface.pause_in, interface.pause_out),
    *_effects(-20, 3, interface.notice),
    *_effects(-17, 4, water.squirt_pistol, water.squirt_pump, water.squirt_cannon),
    *_effects(-19, 3, water.squirt_spray),
    *_effects(-18, 4, water.splash_small),
    *_effects(-16, 4, water.splash_medium),
    *_effects(-14, 4, water.splash_big),
    *_effects(-20, 5, water.drip),
    *_effects(-18, 3, water.pour_glass, water.sponge_squelch, water.balloon_throw),
    *_effects(-20, 3, water.ice_clink, water.towel_rub, water.bubbles),
    *_effects(-15, 4, water.balloon_burst),
    *_effects(-18, 3, water.tap_fill, water.bath_slosh, water.sprinkler_tick, water.shower_run),
    *_effects(-14, 3, water.pool_plunge, water.soaker_barrage),
    *_effects(-17, 4, voices.shriek, voices.giggle),
    *_effects(-18, 3, voices.gasp, voices.aww),
    *_effects(-16, 3, voices.cheer_small, voices.laugh_crowd),
    *_effects(-14, 3, voices.cheer_big),
    *_effects(-18, 3, voices.animal_frog, voices.animal_duck, voices.animal_crocodile),
    *_effects(-18, 3, voices.animal_heron, voices.animal_otter, voices.animal_turtle),
    *_effects(-18, 3, voices.animal_raccoon, voices.animal_toad),
    *_effects(-18, 3, play.die_roll, play.die_land, play.chip, play.run_steps),
    *_effects(-16, 4, play.hit, play.miss),
    *_effects(-21, 3, play.aim_tick),
    *_effects(-19, 3, play.aim_stop, play.whistle),
    Sound("jingle_win", jingles.win, -15, 1),
    Sound("jingle_lose", jingles.lose, -16, 1),
    Sound("jingle_round", jingles.round_end, -16, 1),
    Sound("jingle_capture", jingles.capture, -16, 1),
    Sound("jingle_soaked", jingles.soaked, -15, 1),
    Sound("jingle_start", jingles.start, -15, 1),
    Sound("amb_swamp", ambience.swamp, -28, 1, True, 0.3),
    Sound("amb_garden", ambience.garden, -28, 1, True, 0.3),
    Sound("amb_yard", ambience.yard, -28, 1, True, 0.3),
    Sound("amb_pool", ambience.pool, -28, 1, True, 0.3),
    Sound("music_title", music_menus.title, -19, 1, True),
    Sound("music_swamp", music_swamp.calm, -20, 1, True),
    Sound("music_swamp_tense", music_swamp.tense, -23, 1, True, 0.3),
    Sound("music_garden", music_garden.party, -20, 1, True),
    Sound("music_garden_tense", music_garden.tense, -23, 1, True, 0.3),
    Sound("music_waterfight", music_waterfight.fight, -19, 1, True),
    Sound("music_waterfight_tense", music_waterfight.tense, -23, 1, True, 0.3),
    Sound("music_result", music_menus.result, -20, 1, True),
]

SOUNDS = {sound.name: sound for sound in _ALL}
