"""The operator's PIN: kept as a salted hash, asked with few tries.

A PIN of four figures is guessed in a moment from any hash; the hash keeps it from being read,
the tries keep it from being guessed at the screen.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from game.shell.files import write_whole

log = logging.getLogger("drench.kiosk.lock")

FILE = "kiosk.pin"
SHORTEST, LONGEST = 4, 12  # figures
TRIES, PENALTY = 5, 60.0  # wrong tries, and seconds that then pass
# 16 MB and some 50 ms a try.
COST, BLOCK, LANES = 2**14, 8, 1
SCHEME = "scrypt"


def is_pin(text: str) -> bool:
    """Whether `text` can be a PIN: 4 to 12 figures."""
    return SHORTEST <= len(text) <= LONGEST and text.isascii() and text.isdigit()


def hashed(pin: str, salt: bytes | None = None) -> str:
    """`scrypt$salt$hash` of a PIN, with a fresh salt if none is given."""
    salt = secrets.token_bytes(16) if salt is None else salt
    found = hashlib.scrypt(pin.encode(), salt=salt, n=COST, r=BLOCK, p=LANES)
    return f"{SCHEME}${salt.hex()}${found.hex()}"


def fits(pin: str, kept: str) -> bool:
    """Whether `kept` is a hash of `pin`; a text that is no hash fits none."""
    scheme, _first, rest = kept.strip().partition("$")
    salt, _second, _found = rest.partition("$")
    if scheme != SCHEME or not is_pin(pin):
        return False
    try:
        return hmac.compare_digest(hashed(pin, bytes.fromhex(salt)), kept.strip())
    except ValueError:  # the salt is no text of bytes
        return False


class PinFile:
    """The file that keeps the hash, readable for its owner only."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def set(self, pin: str) -> None:
        """Keep a new PIN; raises ValueError if it is none, OSError if it can't be written."""
        if not is_pin(pin):
            raise ValueError(f"A PIN has {SHORTEST} to {LONGEST} figures.")
        mask = os.umask(0o077)
        try:
            write_whole(self.path, hashed(pin) + "\n")
        finally:
            os.umask(mask)

    def load(self) -> str:
        """The hash; empty if none was set or it can't be read."""
        try:
            return self.path.read_text(encoding="ascii").strip()
        except FileNotFoundError:
            return ""
        except (OSError, ValueError) as fault:
            log.warning("The PIN can't be read (%s).", type(fault).__name__)
            return ""


class Lock:
    """Lets a PIN be tried; after `TRIES` wrong ones in a row nothing is tried for `PENALTY` s.

    `clock` gives seconds that only grow.
    """

    def __init__(self, file: PinFile, clock: Callable[[], float]) -> None:
        self._file = file
        self._clock = clock
        self._wrong = 0
        self._closed_until = clock()

    @property
    def is_set(self) -> bool:
        """Whether there is a PIN at all."""
        return bool(self._file.load())

    @property
    def seconds_closed(self) -> float:
        """How long no PIN is looked at, 0 if one is."""
        return max(0.0, self._closed_until - self._clock())

    @property
    def tries_left(self) -> int:
        """How many more wrong ones it takes."""
        return TRIES - self._wrong

    def opens(self, pin: str) -> bool:
        """Try `pin`; while the lock is closed even the right one doesn't open it."""
        if self.seconds_closed:
            return False
        if fits(pin, self._file.load()):
            self._wrong = 0
            return True
        self._wrong += 1
        log.warning("A wrong PIN was tried.")
        if self._wrong >= TRIES:
            self._wrong = 0
            self._closed_until = self._clock() + PENALTY
        return False
