"""What a scene is, and what all scenes share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.scenes.couch import Couch
from game.shell.intents import Intent

if TYPE_CHECKING:
    from pygame import Rect

    from game.scenes.continue_match import Keep
    from game.scenes.manager import SceneManager
    from game.shell.assets import Assets
    from game.shell.audio import Audio
    from game.shell.settings import Settings, SettingsFile
    from game.ui.canvas import Canvas


def _silent(what: str, **facts: Any) -> None:
    """Nobody watches."""


def _title(shared: Shared) -> Scene:
    from game.scenes.title import Title

    return Title(shared)


def _settings_page(shared: Shared, over: bool) -> Scene:
    from game.scenes.settings_page import SettingsPage

    return SettingsPage(shared, over)


@dataclass
class Shared:
    """The one of each that every scene may use; the app makes it and hands it on."""

    settings: Settings
    settings_file: SettingsFile
    assets: Assets
    audio: Audio
    scenes: SceneManager
    notices: list[str] = field(default_factory=list)  # sentences to show to the player, once each
    trace: Callable[..., None] = _silent  # trace(what, **facts): tells a watching test
    seed: int | None = None  # for the matches, if the command line gave one; else chance
    level: Path | None = None  # a map of the player's own, from the command line
    couch: Couch = field(default_factory=Couch)
    kept: Keep | None = None  # where matches are kept; None keeps none
    title: Callable[[Shared], Scene] = _title  # where all ways out lead
    settings_page: Callable[[Shared, bool], Scene] = _settings_page  # `over` a match, or not


class Scene:
    """One screen.  The manager calls the methods; a scene never calls them on another.

    `see_through` scenes (pause, dialogs) are drawn over the one below, which stays paused and is
    kept as one picture under the `veil`.
    `pace` says how often the loop must come round: "moving" (the display's rate), "living"
    (12 frames a second, for a background that breathes) or "still" (only after an intent).
    """

    see_through = False
    captions_at_left = False  # where signs for sounds stand: else along the lower edge
    veil = 0  # how much what is seen through is darkened: 0 to 255

    def __init__(self, shared: Shared) -> None:
        self.shared = shared

    @property
    def pace(self) -> str:
        return "still"

    @property
    def typing(self) -> bool:
        """Whether a text field has the focus: then letters don't steer but only come as TEXT."""
        return False

    @property
    def listening(self) -> bool:
        """Whether the next key or button is wanted by its name: it comes as RAW."""
        return False

    def where(self) -> dict[str, Rect]:
        """The controls of the screen by name, in window pixels, for tests that click."""
        return {}

    def enter(self) -> None:
        """The scene was put on the stack."""

    def leave(self) -> None:
        """The scene was taken off the stack for good."""

    def pause(self) -> None:
        """Another scene came on top, or the window lost focus; undone by `resume`."""

    def resume(self) -> None:
        """The scene is on top again."""

    def lose_focus(self) -> None:
        """The window lost focus: called before `pause`, and may put another scene on top."""

    def layout(self, canvas: Canvas) -> None:
        """Place everything for this canvas: before the first draw, after each change of size,
        text size or language."""

    def handle(self, intent: Intent) -> None:
        """A wish of a device."""

    def update(self, dt: float) -> None:
        """`dt` seconds went by."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the scene onto the whole canvas."""
