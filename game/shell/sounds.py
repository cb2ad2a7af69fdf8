"""Sound files: which there are, and their samples in the variants that are played.

A decoded file is kept as pygame sounds of 44.1 kHz, 16 bit, two channels; short effects also
at two slightly other pitches, made here once, so that no two card slides sound the same.
"""

from __future__ import annotations

import logging
import queue
import random
import threading
from collections import OrderedDict
from pathlib import Path

import pygame

log = logging.getLogger("drench.audio")

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
RATE, BYTES_A_FRAME = 44_100, 4
JITTER = (0.93, 1.06)  # speeds of the two further pitches: 7 % lower, 6 % higher
JITTER_SECONDS = 2.5  # longer sounds keep their pitch
IN_TUNE = ("jingle_", "music_", "amb_")  # what has a key keeps it
CACHE_BYTES = 64 * 1024 * 1024


class SoundBank:
    """All sounds below `root`, decoded by a thread of their own; the longest unused go."""

    def __init__(self, root: Path = SOUNDS, cache_bytes: int = CACHE_BYTES) -> None:
        self.root = root
        self._cache_bytes = cache_bytes
        self._held: OrderedDict[str, list[pygame.mixer.Sound]] = OrderedDict()
        self._wanted: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[tuple[str, list[pygame.mixer.Sound]]] = queue.SimpleQueue()
        self._loading: set[str] = set()
        self._told: set[str] = set()
        self._last: dict[str, pygame.mixer.Sound] = {}
        self._thread: threading.Thread | None = None

    @property
    def loading(self) -> bool:
        """Whether a wanted sound isn't there yet."""
        return bool(self._loading)

    def want(self, name: str) -> None:
        """Have `name` loaded, if it isn't."""
        if name in self._held or name in self._loading:
            return
        self._loading.add(name)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
        self._wanted.put(name)

    def collect(self) -> None:
        """Take over what the thread has finished."""
        while not self._done.empty():
            name, variants = self._done.get()
            self._loading.discard(name)
            self._held[name] = variants
            while len(self._held) > 1 and sum(map(_bytes, self._held.values())) > self._cache_bytes:
                self._held.popitem(last=False)

    def get(self, name: str) -> list[pygame.mixer.Sound] | None:
        """The variants of `name`, none of a missing sound; None while it is still loading."""
        self.collect()
        if name not in self._held:
            self.want(name)
            return None
        self._held.move_to_end(name)
        return self._held[name]

    def pick(self, name: str) -> pygame.mixer.Sound | None:
        """A variant of `name` by chance, not the one picked last; None if there is none yet."""
        variants = self.get(name)
        if not variants:
            return None
        fresh = [sound for sound in variants if sound is not self._last.get(name)] or variants
        self._last[name] = random.choice(fresh)
        return self._last[name]

    def close(self) -> None:
        """End the thread after the file that it is at."""
        if self._thread is not None:
            while not self._wanted.empty():
                self._wanted.get()
            self._wanted.put(None)

    def _work(self) -> None:
        while (name := self._wanted.get()) is not None:
            self._done.put((name, self._load(name)))

    def _load(self, name: str) -> list[pygame.mixer.Sound]:
        variants: list[pygame.mixer.Sound] = []
        files = variant_files(self.root, name)
        if not files:
            self._tell(name, f"The sound {name} is missing.")
        for file in files:
            try:
                sound = pygame.mixer.Sound(file)
                variants.append(sound)
                if sound.get_length() <= JITTER_SECONDS and not name.startswith(IN_TUNE):
                    variants += [at_speed(sound, speed) for speed in JITTER]
            except (pygame.error, OSError, ValueError) as fault:
                self._tell(file.name, f"The sound {file.name} can't be read ({fault}).")
        return variants

    def _tell(self, key: str, sentence: str) -> None:
        if key not in self._told:
            self._told.add(key)
            log.warning(sentence)


def variant_files(root: Path, name: str) -> list[Path]:
    """`NAME.ogg` and `NAME_1.ogg`, `NAME_2.ogg` … below `root`, as far as they are there."""
    numbered = [file for file in root.glob(f"{name}_*.ogg") if file.stem[len(name) + 1 :].isdigit()]
    single = root / f"{name}.ogg"
    return ([single] if single.is_file() else []) + sorted(numbered)


def at_speed(sound: pygame.mixer.Sound, speed: float) -> pygame.mixer.Sound:
    """`sound` played `speed` times as fast, and so higher: a new sound."""
    import numpy as np

    samples = np.frombuffer(sound.get_raw(), dtype=np.int16).reshape(-1, 2)
    at = np.arange(0, max(1, len(samples) - 1), speed)
    ticks = np.arange(len(samples))
    sides = [np.interp(at, ticks, samples[:, side]) for side in (0, 1)]
    return pygame.mixer.Sound(buffer=np.stack(sides, axis=1).round().astype(np.int16).tobytes())


def _bytes(variants: list[pygame.mixer.Sound]) -> int:
    return sum(round(sound.get_length() * RATE) * BYTES_A_FRAME for sound in variants)
