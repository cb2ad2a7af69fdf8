"""The PIN: what is kept of it, and how often it may be tried."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from game.kiosk.lock import PENALTY, TRIES, Lock, PinFile, fits, hashed, is_pin


@pytest.fixture
def clock() -> list[float]:
    return [0.0]


@pytest.fixture
def lock(tmp_path: Path, clock: list[float]) -> Lock:
    file = PinFile(tmp_path / "config" / "kiosk.pin")
    file.set("2580")
    return Lock(file, lambda: clock[0])


def test_only_a_salted_hash_is_kept_for_its_owner(tmp_path: Path) -> None:
    file = PinFile(tmp_path / "kiosk.pin")
    file.set("2580")
    first = file.load()
    assert "2580" not in first and first.startswith("scrypt$")
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    file.set("2580")
    assert file.load() != first  # another salt
    assert fits("2580", first) and fits("2580", file.load())


@pytest.mark.parametrize(
    "kept", ["", "scrypt$$", "scrypt$zz$00", "plain$00$2580", "2580", "scrypt$00"]
)
def test_what_is_no_hash_fits_no_pin(kept: str) -> None:
    assert not fits("2580", kept)


@pytest.mark.parametrize("text", ["", "123", "1234567890123", "12a4", "١٢٣٤", "12 4"])
def test_a_pin_has_4_to_12_figures(tmp_path: Path, text: str) -> None:
    assert not is_pin(text)
    assert not fits(text, hashed(text))
    with pytest.raises(ValueError, match="4 to 12 figures"):
        PinFile(tmp_path / "kiosk.pin").set(text)


def test_five_wrong_tries_close_it_for_a_minute(lock: Lock, clock: list[float]) -> None:
    for left in range(TRIES - 1, 0, -1):
        assert not lock.opens("0000")
        assert lock.tries_left == left
        assert lock.seconds_closed == 0
    assert not lock.opens("0000")
    assert lock.seconds_closed == PENALTY == 60
    clock[0] = 59.9
    assert not lock.opens("2580")  # nor does the right one
    clock[0] = 60.0
    assert lock.opens("2580")


def test_a_right_one_forgives_the_wrong_ones(lock: Lock) -> None:
    for _try in range(TRIES - 1):
        lock.opens("0000")
    assert lock.opens("2580")
    assert lock.tries_left == TRIES


def test_without_a_pin_nothing_opens(tmp_path: Path, clock: list[float]) -> None:
    lock = Lock(PinFile(tmp_path / "none.pin"), lambda: clock[0])
    assert not lock.is_set
    assert not lock.opens("0000") and not lock.opens("")
