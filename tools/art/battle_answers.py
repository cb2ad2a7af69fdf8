"""The pictures of cards that answer an attack, refill and dry off; none holds a word."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.battle_scene import Scene
from tools.art.battle_things import (
    bang,
    drops,
    jet,
    shirt,
    speed_lines,
    target,
    towel,
)
from tools.art.drawing import (
    CORAL,
    GREEN,
    INK,
    PURPLE,
    SUN,
    WHITE,
    Canvas,
    light,
    rounded,
)
from tools.art.level_props import PROPS
from tools.art.water import WATER, WATER_LINE, splash, water_fill

WARM = ("#FFC98F", "#FFF0D2")
GREENISH = ("#A9DDA0", "#EAF8DF")
VIOLET = ("#C9B6F0", "#F1EAFF")
ROSE = ("#F8B8C4", "#FFEDEF")


def _prop(
    name: str, x: float, y: float, size: float, flip: bool = False
) -> Callable[[Canvas], None]:
    def draw(c: Canvas) -> None:
        with c.group(x, y, 0, size, flip=flip):
            PROPS[name].draw(c)

    return draw


# ------------------------------------------------------------------ answers of the attacker
def _point_blank() -> Scene:
    def nose(c: Canvas) -> None:
        splash(c, 244, 138, 44, 6)

    return (
        Scene(*ROSE)
        .kid("oblivious-kid", "idle", 0, (296, 316), 1.3, flip=True, face="surprised")
        .draw(nose)
        .gun("animal-gun", (118, 150), 196, -4)
    )


def _short_range() -> Scene:
    def ruler(c: Canvas) -> None:
        target(c, 272, 112, 1.15)
        c.path(rounded(40, 196, 280, 36, 6), c.cel(SUN, "down"), "#8A6A12", 4)
        for i in range(14):
            c.line(f"M{56 + i * 19},198 v{16 if i % 3 == 0 else 9}", "#6B4F0E", 3)
        c.line("M206,176 V150 M226,176 V150 M206,164 H226", CORAL, 5)

    return Scene(*WARM).draw(ruler).gun("squirt-gun", (130, 118), 150, 0)


def _ambush() -> Scene:
    def bush(c: Canvas) -> None:
        balls = ((88, 178, 58), (268, 178, 58), (140, 134, 58), (222, 132, 58), (180, 184, 70))
        for x, y, r in balls:
            c.ellipse(x, y, r, fill="#1F5A3C", stroke="#1F5A3C", width=9)
        for x, y, r in balls:
            c.dot(x, y, r, fill="#3F9C55")
        for x, y, r in balls:
            c.dot(x - 7, y - 10, r * 0.7, fill="#58B55E")
            c.dot(x - 14, y - 20, r * 0.3, fill="#86D672")
        c.path("M116,140 q64,-30 128,0 q-8,44 -64,44 q-56,0 -64,-44 Z", "#1B3F2E", None)
        for x in (154, 206):
            c.ellipse(x, 152, 17, 20, WHITE, width=4)
            c.dot(x + 5, 154, 8, 10)
            c.dot(x + 2, 149, 3, fill=WHITE)
        c.line("M134,130 L170,140 M226,130 L190,140", INK, 7)

    return Scene(*GREENISH).meadow(222).draw(bush).gun("liquidator", (272, 198), 150, -6)


def _surprise() -> Scene:
    def gift(c: Canvas) -> None:
        c.line("M180,150 q-16,-8 0,-18 q16,-10 0,-18 q-16,-8 0,-18", "#6B7894", 7)
        splash(c, 180, 62, 44, 6)
        c.ellipse(180, 62, 27, fill=c.cel(CORAL), width=4)
        c.line("M166,58 q6,-9 12,0 M184,58 q6,-9 12,0 M168,70 q12,14 24,0", INK, 4)
        c.path("M96,150 h168 v76 h-168 Z", c.cel(PURPLE, "side"), width=4.6)
        c.path("M168,150 h26 v76 h-26 Z", SUN, width=3.4)
        c.path("M86,138 L52,92 L228,74 L262,120 Z", c.cel(light(PURPLE, 0.2), "down"), width=4.6)
        c.path("M150,82 L176,129 L200,126 L174,80 Z", SUN, width=3.2)
        for x, y, r in ((60, 50, 1), (300, 60, 1.1), (316, 134, 0.9), (40, 150, 0.9)):
            bang(c, x, y, 12 * r)

    return Scene(*WARM).draw(gift)


def _back_shot() -> Scene:
    def wet(c: Canvas) -> None:
        jet(c, (126, 132), (206, 168), 12, 13)
        splash(c, 206, 168, 32, 7)

    return (
        Scene(*VIOLET)
        .meadow(214)
        .kid("special-ed-kid", "hit", 0, (250, 238), 0.92, face="surprised")
        .kid("rat-fink-kid", "aim", 0, (70, 238), 0.86, gun="water-luger")
        .draw(wet)
    )


# ------------------------------------------------------------------ answers of the target
def _getaway() -> Scene:
    def shoes(c: Canvas) -> None:
        speed_lines(c, 16, 110, 110, 5, 24)
        for x, y, turn, colour in ((150, 196, 8, CORAL), (238, 156, -16, "#3FA6E6")):
            with c.group(x, y, turn, 4.4):
                c.path(
                    "M-12,-14 C-12,-6 -12,-2 -13,4 Q-13,9 -8,9 L18,9 Q23,9 22,4 C20,-2 12,-3 7,-8 L4,-14 Q-4,-10 -12,-14 Z",
                    c.cel(colour, "down"),
                    width=1.4,
                )
                c.line("M-12,6 H21", WHITE, 2)
                c.line("M6,-6 l4,-2 M9,-3 l4,-2", WHITE, 1.1)
                c.path(
                    "M-9,-9 C-18,-18 -26,-14 -28,-8 C-24,-9 -22,-7 -23,-4 C-19,-6 -17,-4 -18,-1 Z",
                    WHITE,
                    width=1,
                )
        c.ellipse(86, 222, 24, 12, WHITE, "#C3CDE2", 3)
        c.ellipse(52, 226, 16, 9, WHITE, "#C3CDE2", 3)

    return Scene().meadow(222).draw(shoes)


def _long_range() -> Scene:
    def far(c: Canvas) -> None:
        c.path(
            "M-6,170 Q100,150 180,168 T366,162 V270 H-6 Z", c.cel("#8FD080", "soft"), "#3F8A4A", 3
        )
        target(c, 312, 142, 0.28)
        c.path("M96,120 Q210,60 300,140", "none", WATER_LINE, 4, dash="3 11")
        for x in (92, 190):
            c.ellipse(x, 176, 52, 50, c.cel("#3A4466"), width=5)
            c.ellipse(x, 176, 37, 35, c.cel("#6FCBF7", "soft", "#2E86C8", "#D6F5FF"), width=3.4)
            c.line(f"M{x - 20},166 q4,-16 18,-19", WHITE, 6)
        c.path("M128,158 h26 v30 h-26 Z", c.cel("#4A5B87", "down"), width=4)

    return Scene(*GREENISH, rays=False).draw(far)


def _duck() -> Scene:
    def over(c: Canvas) -> None:
        jet(c, (-20, 44), (380, 62), 20, 24)
        drops(c, ((120, 86), (206, 92), (284, 100)))

    return (
        Scene()
        .meadow(216)
        .kid("little-kid", "duck", 0, (140, 240), 1.0)
        .draw(over)
        .draw(_prop("duck", 278, 232, 1.5, True))
    )


def _dodge() -> Scene:
    def umbrella(c: Canvas) -> None:
        with c.group(206, 118, 28):
            c.line("M0,-62 V92 q0,18 -15,18 q-13,0 -13,-12", INK, 11)
            c.line("M0,-62 V92 q0,18 -15,18 q-13,0 -13,-12", "#C98B4E", 5)
            c.path(
                "M-84,10 C-84,-44 -44,-68 0,-68 C44,-68 84,-44 84,10 Q70,-4 56,8 Q42,-4 28,8 Q14,-4 0,8 Q-14,-4 -28,8 Q-42,-4 -56,8 Q-70,-4 -84,10 Z",
                c.cel(CORAL),
                width=4.6,
            )
            c.path(
                "M-28,8 C-28,-30 -14,-54 0,-68 C14,-54 28,-30 28,8 Q14,-4 0,8 Q-14,-4 -28,8 Z",
                c.cel("#FFF3CF", "ball", "#E7CE97"),
                width=4,
            )
            c.line("M-66,-14 C-60,-34 -46,-48 -30,-54", WHITE, 6, 0.8)
        jet(c, (372, 30), (276, 78), -6, 18)
        splash(c, 268, 84, 26, 4)
        drops(c, ((316, 132), (292, 40), (230, 26), (330, 178)))

    return (
        Scene()
        .meadow(218)
        .kid("clumsy-kid", "hit", 1, (120, 240), 0.86, face="oops")
        .draw(umbrella)
    )


def _cover() -> Scene:
    def wall(c: Canvas) -> None:
        with c.group(214, 238, 0, 2.3):
            PROPS["water_butt"].draw(c)

    def peek(c: Canvas) -> None:
        jet(c, (372, 96), (276, 166), 12, 16)
        splash(c, 268, 168, 28, 6)

    return (
        Scene(*GREENISH)
        .meadow(220)
        .kid("scardey-cat-kid", "duck", 0, (112, 204), 1.0, face="scared")
        .draw(wall)
        .draw(peek)
    )


def _hit_and_run() -> Scene:
    def rush(c: Canvas) -> None:
        speed_lines(c, 20, 96, 90, 5, 26)
        splash(c, 306, 186, 44, 3)
        drops(c, ((256, 220), (336, 110), (290, 116)))

    return (
        Scene(*WARM)
        .meadow(216)
        .draw(rush)
        .kid("fast-kid", "run", 0, (176, 240), 0.98, gun="water-uzi")
    )


def _face_shot() -> Scene:
    def wet(c: Canvas) -> None:
        jet(c, (-20, 90), (150, 132), 16, 30)
        splash(c, 170, 136, 54, 9, 11)
        drops(c, ((60, 44), (92, 214), (206, 40), (52, 176)))

    return (
        Scene(*ROSE)
        .kid("bully-kid", "hit", 0, (216, 330), 1.5, flip=True, face="squeeze")
        .draw(wet)
    )


# ------------------------------------------------------------------ refill and dry-off
def _garden_hose() -> Scene:
    def hose(c: Canvas) -> None:
        coil = "M70,196 a62,26 0 1 1 124,0 a62,26 0 1 1 -124,0 M82,180 a50,20 0 1 1 100,0 a50,20 0 1 1 -100,0"
        run = "M190,190 C240,190 250,120 214,96"
        for path in (coil, run):
            c.line(path, "#1E5B3F", 19)
            c.line(path, GREEN, 12)
            c.line(path, light(GREEN, 0.5), 3)
        with c.group(206, 84, -40):
            c.path("M-8,-11 h34 l10,-5 v32 l-10,-5 h-34 Z", c.cel(SUN, "under"), "#8A6A12", 4)
        for end, rise in (((330, 36), 20), ((342, 84), 30), ((318, 8), 8)):
            jet(c, (228, 66), end, rise, 11)
        drops(c, ((300, 130), (330, 150), (276, 26)))

    return Scene().meadow(208).draw(hose)


def _submerged() -> Scene:
    def bucket(c: Canvas) -> None:
        c.dot(180, 234, 104, 12, "#10244A", 0.16)
        c.path(
            "M76,104 L100,226 Q180,246 260,226 L284,104 Z", c.cel("#3FA6E6", "side"), "#1F4E8A", 5
        )
        c.ellipse(180, 104, 104, 27, water_fill(c), "#1F4E8A", 5)

    def front(c: Canvas) -> None:
        c.path(
            "M86,112 C110,132 250,132 274,112 L262,190 Q180,206 98,190 Z",
            WATER,
            None,
            fill_opacity=0.0,
        )
        c.path("M88,110 Q180,146 272,110 Q180,132 88,110 Z", "#A9E4FF", None)
        for x, y, r in ((120, 70, 8), (238, 62, 10), (216, 36, 6), (136, 40, 6), (256, 92, 6)):
            c.ellipse(x, y, r, fill="#D6F5FF", stroke=WATER_LINE, width=3)
            c.dot(x - r * 0.3, y - r * 0.3, r * 0.3, fill=WHITE)
        c.line("M110,140 L122,206", WHITE, 7, 0.8)

    return Scene().draw(bucket).gun("pump-squirt-gun", (182, 78), 150, -58).draw(front)


def _towel_dry() -> Scene:
    return (
        Scene(*WARM)
        .draw(partial(towel, x=240, y=40, size=1.5))
        .kid("crybaby", "towelling", 0, (120, 244), 1.05, face="content")
        .draw(lambda c: drops(c, ((48, 60), (40, 160), (206, 210))))
    )


def _spare_shirt() -> Scene:
    return Scene(*VIOLET).draw(partial(shirt, x=180, y=134, size=1.25))


ANSWERS: dict[str, Callable[[], Scene]] = {
    "point-blank": _point_blank,
    "extreme-short-range": _short_range,
    "ambush": _ambush,
    "surprise-attack": _surprise,
    "shot-in-the-back": _back_shot,
    "quick-getaway": _getaway,
    "long-range-attack": _long_range,
    "duck": _duck,
    "dodge": _dodge,
    "find-cover": _cover,
    "hit-and-run": _hit_and_run,
    "face-shot": _face_shot,
    "garden-hose": _garden_hose,
    "submerged": _submerged,
    "towel-dry": _towel_dry,
    "spare-shirt": _spare_shirt,
}
