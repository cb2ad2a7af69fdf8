"""What is heard: effects, jingles, and music and ambience that fade into each other.

All changes over time come from `update(dt)`.  Without a sound device everything here does
nothing but call `heard`, and `fault` says why it is silent.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.shell.log import complaints_logged
from game.shell.settings import Settings
from game.shell.sounds import RATE, SOUNDS, SoundBank
from game.words import _

log = logging.getLogger("drench.audio")

BUFFER = 512  # frames: 12 ms
CHANNELS = 32
JINGLE = 6  # channels 0 to 5 are for the loops, the rest for effects
FADE_SECONDS = 0.9  # from one music to the next
TENSION_SECONDS = 2.0
DUCK = 0.5  # 6 dB down
DUCK_SECONDS, RISE_SECONDS = 0.12, 0.7
LATE_SECONDS = 0.25  # an effect that loaded later than this is no longer played


@dataclass
class _Loop:
    """One looping piece on two channels of its own: the plain layer and the tense one."""

    first_channel: int
    name: str = ""
    started: bool = False
    level: float = 0.0  # of the cross-fade, 0 to 1
    tension: float = 0.0


class _Bus:
    """Two loops that fade into each other, so that one piece follows another softly."""

    def __init__(self, bank: SoundBank, first_channel: int, layers: int) -> None:
        self._bank = bank
        self._layers = layers
        self._loops = [_Loop(first_channel), _Loop(first_channel + layers)]
        self.wanted: str | None = None
        self.tension = 0.0
        self.missing = False  # whether there is nothing to play under the wanted name

    def want(self, name: str | None, tension: float) -> None:
        self.tension = min(1.0, max(0.0, tension))
        if name == self.wanted:
            return
        self.wanted, self.missing = name, False
        if name and not any(loop.name == name for loop in self._loops):
            quiet = min(self._loops, key=lambda loop: loop.level)
            self._stop(quiet)
            quiet.name, quiet.tension = name, self.tension

    @property
    def settled(self) -> bool:
        return all(
            loop.level == (1.0 if loop.name == self.wanted else 0.0)
            and (loop.level == 0.0 or loop.tension == self.tension)
            for loop in self._loops
            if loop.name and not (loop.name == self.wanted and self.missing)
        )

    def update(self, dt: float, volume: float) -> None:
        for loop in self._loops:
            if loop.name == self.wanted and not loop.started:
                self._start(loop)
            target = 1.0 if loop.name == self.wanted and loop.started else 0.0
            loop.level = _towards(loop.level, target, dt / FADE_SECONDS)
            loop.tension = _towards(loop.tension, self.tension, dt / TENSION_SECONDS)
            if loop.started and loop.level == 0.0 and target == 0.0:
                self._stop(loop)
        self.set_volume(volume)

    def set_volume(self, volume: float) -> None:
        for loop in self._loops:
            if loop.started:
                for layer in range(self._layers):
                    share = loop.tension if layer else 1.0
                    channel = pygame.mixer.Channel(loop.first_channel + layer)
                    channel.set_volume(volume * loop.level * share)

    def _start(self, loop: _Loop) -> None:
        """Start all layers at once when all are loaded; the mixer then keeps them in step."""
        names = [loop.name, f"{loop.name}_tense"][: self._layers]
        if self._layers > 1 and not (self._bank.root / f"{names[1]}.ogg").is_file():
            names = names[:1]
        found = [self._bank.get(name) for name in names]
        if any(sounds is None for sounds in found):
            return
        layers = [sounds[0] for sounds in found if sounds]
        if not layers:
            self.missing = True
            return
        if len(layers) > 1 and layers[0].get_length() != layers[1].get_length():
            log.warning("The layers of %s differ in length; one is played.", loop.name)
            del layers[1:]
        loop.started = True
        for number, sound in enumerate(layers):
            channel = pygame.mixer.Channel(loop.first_channel + number)
            channel.play(sound, loops=-1)
            channel.set_volume(0.0)  # playing sets it to full

    def _stop(self, loop: _Loop) -> None:
        if loop.started:
            for layer in range(self._layers):
                pygame.mixer.Channel(loop.first_channel + layer).stop()
        loop.name, loop.started, loop.level = "", False, 0.0


class Audio:
    """All sound of the game, on three buses: music, effects and ambience.

    `heard`, if set, gets the name of everything that is asked to be played, silent or not:
    for captions and tests.  Nothing sounds before `open`.
    """

    def __init__(self, settings: Settings, root: Path = SOUNDS) -> None:
        self.fault: str | None = None
        self.heard: Callable[[str], None] | None = None
        self._settings = settings
        self._open = False
        self._bank = SoundBank(root)
        self._music = _Bus(self._bank, 0, layers=2)
        self._ambience = _Bus(self._bank, 4, layers=1)
        self._late: list[tuple[str, float, float]] = []  # name, volume, seconds it waits
        self._jingle = ""  # one that is still loading
        self._duck_left = 0.0
        self._duck = 1.0

    def open(self) -> None:
        """Take the sound device; without one `fault` says so and the game stays silent."""
        try:
            with complaints_logged():
                pygame.mixer.init(RATE, -16, 2, BUFFER)
            if pygame.mixer.get_init() != (RATE, -16, 2):
                raise pygame.error(f"the device wants {pygame.mixer.get_init()}")
        except pygame.error as fault:
            log.warning("No sound can be played: %s.", fault)
            self.fault = _("There is no sound: no sound device could be opened ({fault}).").format(
                fault=fault
            )
            return
        pygame.mixer.set_num_channels(CHANNELS)
        self._open = True

    def close(self) -> None:
        """Fall silent for good."""
        if self._open:
            self._open = False
            pygame.mixer.stop()
            self._bank.close()
            pygame.mixer.quit()

    # ------------------------------------------------------------------ asking for sound
    def prepare(self, *names: str) -> None:
        """Load effects ahead, so that their first time comes without delay."""
        if self._open:
            for name in names:
                self._bank.want(name)

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play the effect `name` in one of its variants."""
        self._note(name)
        if self._open and not self._sound(name, volume):
            self._late.append((name, volume, 0.0))

    def jingle(self, name: str) -> None:
        """Play `name` in the foreground: the music steps back by 6 dB for as long."""
        self._note(name)
        if self._open:
            self._jingle = name
            self._start_jingle()

    def music(self, name: str | None, tension: float = 0.0) -> None:
        """Have the music `name` on, or none; `tension` (0 to 1) brings in its tense layer."""
        if name and name != self._music.wanted:
            self._note(name)
        self._music.want(name, tension)

    def ambience(self, name: str | None) -> None:
        """Have the ambience `name` on, or none."""
        if name and name != self._ambience.wanted:
            self._note(name)
        self._ambience.want(name, 0.0)

    def volumes_changed(self) -> None:
        """Take over the volumes of the settings at once."""
        if self._open:
            self._music.set_volume(_gain(self._settings.music) * self._duck)
            self._ambience.set_volume(_gain(self._settings.ambience))

    # ------------------------------------------------------------------ time
    @property
    def busy(self) -> bool:
        """Whether something fades or loads, so that `update` is wanted soon again."""
        return self._open and not (
            self._music.settled
            and self._ambience.settled
            and not self._bank.loading
            and self._duck_left == 0.0
            and self._duck == 1.0
        )

    def update(self, dt: float) -> None:
        """`dt` seconds went by."""
        if not self._open:
            return
        self._bank.collect()
        late, self._late = self._late, []
        for name, volume, waited in late:
            if not self._sound(name, volume) and waited + dt < LATE_SECONDS:
                self._late.append((name, volume, waited + dt))
        self._start_jingle()
        self._duck_left = max(0.0, self._duck_left - dt)
        if self._duck_left:
            self._duck = _towards(self._duck, DUCK, dt / DUCK_SECONDS)
        else:
            self._duck = _towards(self._duck, 1.0, dt / RISE_SECONDS)
        self._music.update(dt, _gain(self._settings.music) * self._duck)
        self._ambience.update(dt, _gain(self._settings.ambience))

    # ------------------------------------------------------------------ steps
    def _note(self, name: str) -> None:
        if self.heard:
            self.heard(name)

    def _sound(self, name: str, volume: float) -> bool:
        """Play an effect that is loaded; False if it isn't yet."""
        if self._bank.get(name) is None:
            return False
        sound = self._bank.pick(name)
        gain = _gain(self._settings.effects) * min(1.0, max(0.0, volume))
        channel = _free_channel() if sound and gain else None
        if channel and sound:
            channel.play(sound)
            channel.set_volume(gain)  # playing sets it to full
        return True

    def _start_jingle(self) -> None:
        if self._jingle and self._bank.get(self._jingle) is not None:
            sound = self._bank.pick(self._jingle)
            self._jingle = ""
            gain = _gain(self._settings.effects)
            if sound and gain:
                channel = pygame.mixer.Channel(JINGLE)
                channel.play(sound)
                channel.set_volume(gain)
                self._duck_left = sound.get_length()


def _free_channel() -> pygame.mixer.Channel | None:
    """A channel for an effect, None if all play.  (The mixer's own search minds no reserve.)"""
    channels = map(pygame.mixer.Channel, range(JINGLE + 1, CHANNELS))
    return next((channel for channel in channels if not channel.get_busy()), None)


def _gain(volume: float) -> float:
    """The factor for a slider at `volume`: squared, as the ear has it."""
    return volume * volume


def _towards(value: float, target: float, step: float) -> float:
    return min(target, value + step) if value < target else max(target, value - step)
