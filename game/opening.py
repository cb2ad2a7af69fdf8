"""The first frame: the window with the place of the title on it.

It is shown before the rest of the game is even imported, so this module needs little.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

from game.options import Options
from game.shell.assets import Assets
from game.shell.log import start_log
from game.shell.places import Places, places
from game.shell.settings import Settings, SettingsFile
from game.shell.window import Window
from game.trace import Trace

KeptSettings = Callable[[Places, list[str]], SettingsFile]


def kept_settings(found: Places, notices: list[str]) -> SettingsFile:
    """The settings file of this user; what goes wrong with it is added to `notices`."""
    return SettingsFile(found.config / "settings.toml", notices.append)


@dataclass(frozen=True)
class Opening:
    """What is there with the first frame; the app takes it over."""

    places: Places
    notices: list[str]
    settings_file: SettingsFile
    settings: Settings
    window: Window
    assets: Assets
    trace: Trace


def opened(options: Options, settings_file: KeptSettings = kept_settings) -> Opening:
    """Open the window and show the place of the title; raises NoDisplay if that can't be."""
    found = places()
    start_log(found.log)
    notices: list[str] = []
    file = settings_file(found, notices)
    settings = file.load()
    if options.full_screen is not None:
        settings.full_screen = options.full_screen
    trace = Trace(os.environ.get("DRENCH_TRACE"))
    window, assets = Window(settings, options.size), Assets()
    window.surface.blit(assets.background("title", window.size), (0, 0))
    window.present()
    trace.write("first frame")
    return Opening(found, notices, file, settings, window, assets, trace)
