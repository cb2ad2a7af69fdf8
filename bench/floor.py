"""The frame floor that frames are judged against, and the clock that they are measured by."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Mapping

import pygame

CARD = (140, 200)
CARDS = 30
WARM_UP = 20

Frame = Callable[[], None]


def floor_frame(screen: pygame.Surface) -> Frame:
    """A background, thirty plain cards with transparency by one `fblits`, and a flip."""
    background = pygame.Surface(screen.get_size()).convert()
    background.fill("#2F7A62")
    card = pygame.Surface(CARD, pygame.SRCALPHA).convert_alpha()
    pygame.draw.rect(card, "#FFFBF0", card.get_rect(), border_radius=14)
    room = screen.get_width() - CARD[0], screen.get_height() - CARD[1]
    chance = random.Random(1)
    places = [(chance.randrange(room[0]), chance.randrange(room[1])) for _ in range(CARDS)]

    def frame() -> None:
        screen.blit(background, (0, 0))
        screen.fblits([(card, place) for place in places])
        pygame.display.flip()

    return frame


def shuffled_times(
    frames: Mapping[str, Frame], rounds: int
) -> dict[str, list[tuple[float, float]]]:
    """Processor and wall seconds of each of `frames`, run in a new order each of the `rounds`."""
    for frame in frames.values():
        for _ in range(WARM_UP):
            frame()
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in frames}
    order, chance = list(frames), random.Random(2)
    for _ in range(rounds):
        chance.shuffle(order)
        for name in order:
            wall, own = time.perf_counter(), time.thread_time()
            frames[name]()
            times[name].append((time.thread_time() - own, time.perf_counter() - wall))
    return times


def median_ms(times: list[tuple[float, float]]) -> float:
    """The median of the processor times, in milliseconds."""
    return statistics.median(own for own, _wall in times) * 1000


def slowest_ms(times: list[tuple[float, float]]) -> float:
    """The wall time that one frame in a hundred exceeds, in milliseconds."""
    walls = sorted(wall for _own, wall in times)
    return walls[int(len(walls) * 0.99)] * 1000
