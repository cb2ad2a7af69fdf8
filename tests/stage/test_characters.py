from __future__ import annotations

import pytest

from game.stage.characters import MOODS, Character


def test_a_feeling_passes_and_what_was_before_comes_back():
    frog = Character("frog")
    frog.settle_to("thinking")
    assert frog.picture == "animals/frog_thinking.png"
    frog.feel("laughing", 1.0)
    frog.settle_to("neutral")  # off turn while it still laughs
    assert frog.mood == "laughing"
    frog.update(0.5)
    assert frog.mood == "laughing"
    assert frog.update(0.6)
    assert frog.mood == "neutral"


def test_a_change_of_mood_makes_one_jump():
    frog = Character("frog")
    frog.feel("cross")
    assert frog.jump == 1
    while frog.update(0.1):
        assert frog.jump < 1
    frog.feel("cross")
    assert frog.jump == 0


def test_every_mood_of_the_list_exists_and_no_other():
    for mood in MOODS:
        Character("frog").feel(mood)
    with pytest.raises(ValueError, match="no mood 'glad'"):
        Character("frog").feel("glad")
