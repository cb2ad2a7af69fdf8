"""Contact sheets: every kid in every pose, every gun in a hand, with and without its parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.waterfight.catalogue import GUNS, KIDS, MODIFIERS
from game.scenes.battle_words import name
from game.scenes.scene import Scene, Shared
from game.stage.kid_sprites import KidSprites, Look
from game.ui.canvas import Box, Canvas
from game.ui.text import text
from game.ui.theme import BODY, INK
from tools.shots import Shot

GROUND = "#8BCB62"
POSES = ("idle", "run", "aim", "aim_up", "aim_down", "shoot", "throw", "duck", "hit", "cheer",
         "soaked", "run_off", "towelling", "refilling")  # fmt: skip
ROWS = 4  # kids on a sheet
GAP = 20.0
ARMED = ("water-pistol", "super-soaker", "spray-gun", "water-cannon")
Cell = tuple[str, Look]


class Sheet(Scene):
    """Looks in a grid, each over its words."""

    def __init__(self, shared: Shared, cells: Sequence[Sequence[Callable[[int], Cell]]]) -> None:
        super().__init__(shared)
        self.cells = cells
        self.kids = KidSprites(shared.assets)

    def draw(self, canvas: Canvas) -> None:
        c = canvas
        c.surface.fill(GROUND)
        rows = [list(row) for row in self.cells]
        if c.portrait:
            rows = [list(column) for column in zip(*rows, strict=True)]
        self.kids.forget()
        page = c.rect().pad(GAP)
        for row, line in zip(rows, page.rows(len(rows)), strict=True):
            for make, box in zip(row, line.columns(len(row)), strict=True):
                self._cell(c, box, make)

    def _cell(self, c: Canvas, box: Box, make: Callable[[int], Cell]) -> None:
        room = min(box.w / 0.78, box.h - 90)
        said, look = make(max(40, c.px(room * 0.8)))
        picture = self.kids.picture(c, look)
        x, y = round(box.centerx * c.u), round((box.bottom - 78) * c.u)
        c.surface.blit(picture.image, (x + picture.dx, y + picture.dy))
        text(c, said, box.centerx, box.bottom - 34, BODY, INK, "center", room=box.w - 4, lines=2)


def _in_pose(tall: int, kid: str, pose: str, number: int) -> Cell:
    gun = ARMED[number % len(ARMED)]
    parts = (MODIFIERS[number % len(MODIFIERS)].id,)
    guns: tuple[tuple[str, tuple[str, ...]], ...] = ((gun, parts),)
    if kid == "commando-kid":
        guns = (("water-pistol", ()), ("water-uzi", ()))
    armed = pose not in ("throw", "towelling")
    return pose.replace("_", " "), Look(
        kid, number % 4, tall, pose=pose, frame=1 if pose in ("throw", "shoot") else 0,
        wet=number % 4, guns=guns if armed else (), balloons=2,
    )  # fmt: skip


def kids_sheet(shared: Shared, first: int) -> None:
    """Some kids, a row each, in all their poses."""
    kids = [kid.id for kid in KIDS[first : first + ROWS]]
    rows = [
        [partial(_in_pose, kid=kid, pose=pose, number=first + n) for pose in POSES]
        for n, kid in enumerate(kids)
    ]
    shared.scenes.push(Sheet(shared, rows))


def _with_gun(tall: int, gun: str, number: int) -> Cell:
    kids = ("fast-kid", "mean-kid", "teenager")
    parts = (MODIFIERS[number % len(MODIFIERS)].id, MODIFIERS[(number + 4) % len(MODIFIERS)].id)
    look = Look(kids[number % len(kids)], number % 4, tall, pose="aim", guns=((gun, parts),))
    return name(gun), look


def guns_sheet(shared: Shared) -> None:
    """Every gun in a hand, with two parts on it; the last one without."""
    made = [partial(_with_gun, gun=gun.id, number=n) for n, gun in enumerate(GUNS)]
    made.append(made[0])
    shared.scenes.push(Sheet(shared, [made[row * 8 : row * 8 + 8] for row in range(3)]))


SHOTS: dict[str, Shot] = {
    f"kids-{first // ROWS + 1}": partial(kids_sheet, first=first)
    for first in range(0, len(KIDS), ROWS)
} | {"kids-guns": guns_sheet}
