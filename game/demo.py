"""Where no window can be opened: a match of computer players, drawn off-screen, as pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.scenes.games_list import GAME_SCENES
from game.scenes.manager import SceneManager
from game.scenes.results import Results
from game.scenes.scene import Shared
from game.session import Seat, Session
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.intents import Device, Intent, Kind
from game.shell.settings import Settings, SettingsFile
from game.ui.canvas import Canvas

SIZE = (1920, 1080)
STEP = 1 / 30  # seconds
EVERY = 8.0  # seconds of the match between two pictures
LOOK = 2.0  # seconds that a panel is looked at before it is pressed away
LONGEST = 1800.0  # seconds of a match


def leave_pictures(folder: str | Path, seed: int = 1, game_id: str = "swamp") -> int:
    """Play a short match of `game_id` and leave pictures of it in `folder`.

    Returns the exit status: 1, with a sentence, if the folder can't be written to.
    """
    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
        for number, (name, picture) in enumerate(frames(seed, game_id), 1):
            pygame.image.save(picture, target / f"{number:02}-{name.lower()}.png")
    except (OSError, pygame.error) as fault:
        print(f"The pictures can't be written to {target.resolve()} ({fault}).", file=sys.stderr)
        return 1
    finally:
        pygame.quit()
    return 0


def frames(seed: int, game_id: str = "swamp") -> Iterator[tuple[str, pygame.Surface]]:
    """Telling frames of a match between computer players: the scene's name and its picture.

    The surface is the same each time: save it before going on.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.quit()
    pygame.display.init()
    pygame.font.init()
    shared = _shared()
    shared.scenes.use_canvas(Canvas(pygame.display.set_mode(SIZE), shared.assets))
    entry = GAME_SCENES[game_id]
    seats = [
        Seat(entry.faces[face], face, list(entry.levels)[-1])
        for face in entry.first_faces[: entry.seats]
    ]
    options = {option.id: option.values[0] for option in entry.options}
    assert entry.table is not None
    table = entry.table(shared, Session(game_id, seats, options, seed))
    shared.scenes.push(table)
    shown = 0.0  # seconds since the last picture
    for _step in range(round(LONGEST / STEP)):
        shared.scenes.update(STEP)
        shown += STEP
        top = shared.scenes.top
        if top is None or shown < (EVERY if top is table else LOOK):
            continue
        shown = 0.0
        shared.scenes.draw()
        yield type(top).__name__, pygame.display.get_surface() or pygame.Surface(SIZE)
        if isinstance(top, Results):
            return
        if top is not table:
            shared.scenes.handle(Intent(Kind.CONFIRM, Device("keys")))


def _shared() -> Shared:
    """What scenes share, with settings that are never saved."""
    settings = Settings()
    return Shared(
        settings=settings,
        settings_file=SettingsFile(Path(os.devnull) / "settings.toml", lambda _sentence: None),
        assets=Assets(),
        audio=Audio(settings),
        scenes=SceneManager(),
    )
