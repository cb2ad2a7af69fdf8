"""Notices are shown one after the other, each once."""

from __future__ import annotations

from game.ui.notices import SECONDS, Notices


def test_each_sentence_has_its_time() -> None:
    heard: list[str] = []
    waiting = ["First.", "Second."]
    notices = Notices(waiting, heard.append)
    assert notices.active
    notices.update(0.1)
    assert notices.shown == "First." and waiting == ["Second."]
    notices.update(SECONDS - 0.2)
    assert notices.shown == "First."
    notices.update(0.3)
    assert notices.shown == "Second."
    notices.update(SECONDS + 0.1)
    assert notices.shown == "" and not notices.active
    assert heard == ["notice", "notice"]
