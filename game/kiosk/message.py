"""A plain sentence on the screen, for when the game itself can't be shown.

Uses nothing of the game: no pictures, no fonts but the library's own, no settings.
"""

from __future__ import annotations

import os
import sys

TEXT = ("Drench needs a moment.", "It will be back soon. If not, please tell somebody who works here.")  # fmt: skip
BACK, INK = (27, 42, 78), (255, 251, 240)


def show() -> int:
    """Fill the screen with the message until the process is ended; 1 if there is no screen."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    print(" ".join(TEXT), file=sys.stderr)
    try:
        import pygame

        pygame.display.init()
        pygame.font.init()
        screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    except Exception as fault:  # whatever is broken, this program is the last to say it
        print(f"No screen can be opened ({fault}).", file=sys.stderr)
        return 1
    pygame.mouse.set_visible(False)
    screen.fill(BACK)
    width, height = screen.get_size()
    y = height * 0.4
    for sentence, share in zip(TEXT, (0.09, 0.045), strict=True):
        font = pygame.font.Font(None, round(min(height, width * 0.6) * share))
        line = font.render(sentence, True, INK)
        if line.get_width() > width * 0.9:
            line = pygame.transform.smoothscale_by(line, width * 0.9 / line.get_width())
        screen.blit(line, line.get_rect(center=(width / 2, y)))
        y += height * 0.14
    pygame.display.flip()
    while True:
        pygame.event.wait(1000)  # the supervisor ends this process
        pygame.display.flip()
