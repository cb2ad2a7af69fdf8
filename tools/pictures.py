"""Pictures of every screen in telling states, and what is wrong with them.

    python tools/pictures.py OUT [--size WxH | --all-sizes] [--scene NAME] [--language xx]
                                 [--text-size 150] [--check]

Each is OUT/SCENE-STATE.png, in a folder of its size with --all-sizes.  What the audit finds is
printed; with --check any finding makes the exit status 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import words
from game.scenes.manager import SceneManager
from game.scenes.scene import Shared
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.settings import Settings, SettingsFile
from game.ui.audit import faults
from game.ui.canvas import Canvas
from tools.shots import Shot, all_shots

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1024, 600), (1280, 720), (1920, 1080), (3440, 1440), (1080, 1920))


class Studio:
    """Takes pictures at one size after the other; pictures of assets are shared by all."""

    def __init__(self, folder: Path, text_size: int = 100) -> None:
        self._settings_path = folder / "settings.toml"
        self._text_size = text_size
        self._assets = Assets()

    def take(self, shot: Shot, size: Size) -> Canvas:
        """The canvas after one drawing of the scenes that `shot` puts up, with its notes."""
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((64, 64))
        settings = Settings(text_size=self._text_size)
        notices: list[str] = []
        shared = Shared(
            settings=settings,
            settings_file=SettingsFile(self._settings_path, notices.append),
            assets=self._assets,
            audio=Audio(settings),
            scenes=SceneManager(),
            notices=notices,
            seed=7,
        )
        surface = pygame.Surface(size).convert()
        canvas = Canvas(surface, self._assets, self._text_size, audit=True)
        shared.scenes.use_canvas(canvas)
        shot(shared)
        canvas.begin()
        shared.scenes.draw()
        return canvas


def parse_size(text: str) -> Size:
    """`1920x1080` as two numbers."""
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) >= 320 and int(height) >= 320):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write one like 1920x1080.")
    return int(width), int(height)


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Takes pictures of every screen.")
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    sizes = parser.add_mutually_exclusive_group()
    sizes.add_argument("--size", type=parse_size, default=(1920, 1080), help="such as 1024x600")
    sizes.add_argument("--all-sizes", action="store_true", help="five sizes, a folder each")
    parser.add_argument("--scene", default="", help="only pictures whose names begin so")
    parser.add_argument("--language", default="en", help="xx is a pseudo-language, 40 %% longer")
    parser.add_argument("--text-size", type=int, choices=(100, 125, 150), default=100)
    parser.add_argument("--check", action="store_true", help="exit status 1 if a picture is faulty")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Take the pictures; the exit status."""
    args = arguments(argv)
    words.use_language(args.language)
    shots = {name: shot for name, shot in all_shots().items() if name.startswith(args.scene)}
    if not shots:
        print(f"No picture begins with {args.scene!r}; there are {', '.join(all_shots())}.")
        return 2
    count = found = 0
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder), args.text_size)
        for size in SIZES if args.all_sizes else (args.size,):
            out = args.out / f"{size[0]}x{size[1]}" if args.all_sizes else args.out
            out.mkdir(parents=True, exist_ok=True)
            for name, shot in shots.items():
                canvas = studio.take(shot, size)
                pygame.image.save(canvas.surface, out / f"{name}.png")
                count += 1
                for fault in faults(canvas):
                    found += 1
                    print(f"{size[0]}x{size[1]} {name}: {fault}")
    print(f"{count} pictures in {args.out}, {found} faults.")
    return 1 if found and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
