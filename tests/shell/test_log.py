"""The log: it rotates, and a folder that can't be written to stops nothing."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.shell import log
from game.shell.log import OLD_FILES, start_log


@pytest.fixture(autouse=True)
def closed_again() -> Iterator[None]:
    logger = logging.getLogger("drench")
    before = logger.propagate
    yield
    for handler in logger.handlers[:]:
        logger.removeHandler(handler)
        handler.close()
    logger.propagate = before


def test_the_log_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MAX_BYTES", 4_000)
    assert start_log(tmp_path / "log")
    for _line in range(300):
        logging.getLogger("drench.test").info("x" * 80)
    files = list((tmp_path / "log").iterdir())
    assert len(files) == 1 + OLD_FILES
    assert all(file.stat().st_size <= 4_000 for file in files)


def test_no_folder_no_log_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert not start_log(tmp_path / "file" / "log")
    logging.getLogger("drench.test").warning("lost")
    assert capsys.readouterr() == ("", "")
