"""What a frame of each scene costs, as a ratio to the frame floor.

    python bench/frames.py [--scene NAME ...] [--size WxH] [--rounds N] [--moving]

NAME is a state that `tools/pictures.py` knows ("swamp-deal"), or the beginning of some. At rest
only the drawing is measured; with --moving also `update` by 1/60 s, with all that moves then,
from the state on: a state that has come to rest again is put up anew.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from bench.floor import Frame, floor_frame, median_ms, shuffled_times, slowest_ms
from game.options import size
from game.scenes.manager import SceneManager
from game.scenes.scene import Shared
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.settings import Settings, SettingsFile
from game.ui.canvas import Canvas
from tools.shots import Shot, all_shots

STEP = 1 / 60
FLOOR = "floor"


class Stage:
    """One state of a scene, to be drawn again and again."""

    def __init__(self, shot: Shot, screen: pygame.Surface, assets: Assets, home: Path) -> None:
        self._shot, self._screen, self._assets, self._home = shot, screen, assets, home
        self._put_up()

    def _put_up(self) -> None:
        settings = Settings()
        self._scenes = SceneManager()
        shared = Shared(
            settings=settings,
            settings_file=SettingsFile(self._home / "settings.toml"),
            assets=self._assets,
            audio=Audio(settings),
            scenes=self._scenes,
            seed=7,
        )
        self._scenes.use_canvas(Canvas(self._screen, self._assets))
        self._shot(shared)
        self._scenes.draw()

    def at_rest(self) -> None:
        """One frame with nothing moving."""
        self._scenes.draw()
        pygame.display.flip()

    def moving(self) -> None:
        """One frame of what moves from the state on."""
        if self._scenes.pace != "moving":
            self._put_up()
        self._scenes.update(STEP)
        self._scenes.draw()
        pygame.display.flip()


def main(words: list[str]) -> int:
    """Print a line for each scene: its median, the ratio to the floor, the slowest frames."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scene", nargs="+", default=[""], metavar="NAME")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--rounds", type=int, default=300, metavar="N")
    parser.add_argument("--moving", action="store_true")
    wanted = parser.parse_args(words)
    shots = {
        name: shot for name, shot in all_shots().items() if name.startswith(tuple(wanted.scene))
    }
    if not shots:
        parser.error(f"there is no state {' or '.join(wanted.scene)}")
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(wanted.size)
    assets = Assets()
    with TemporaryDirectory() as home:
        frames: dict[str, Frame] = {FLOOR: floor_frame(screen)}
        for name, shot in shots.items():
            stage = Stage(shot, screen, assets, Path(home))
            frames[name] = stage.moving if wanted.moving else stage.at_rest
        times = shuffled_times(frames, wanted.rounds)
    floor = median_ms(times[FLOOR])
    print(f"{'scene':32} {'median ms':>10} {'to floor':>9} {'p99 wall ms':>12}")
    for name, found in times.items():
        own = median_ms(found)
        print(f"{name:32} {own:10.2f} {own / floor:9.2f} {slowest_ms(found):12.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
