"""The pictures of the 31 event cards, main events here, the others in `battle_answers`; none holds a word."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.battle_answers import ANSWERS
from tools.art.battle_scene import Scene
from tools.art.battle_things import (
    SIDES,
    arrow,
    balloon,
    bang,
    box_path,
    drops,
    flag,
    jet,
    speed_lines,
    target,
    whistle,
)
from tools.art.drawing import (
    CORAL,
    GREEN,
    INK,
    PURPLE,
    SUN,
    WHITE,
    Canvas,
    rounded,
)
from tools.art.water import WATER, WATER_LINE, drop, splash, water_fill

WARM = ("#FFC98F", "#FFF0D2")
GREENISH = ("#A9DDA0", "#EAF8DF")
VIOLET = ("#C9B6F0", "#F1EAFF")
ROSE = ("#F8B8C4", "#FFEDEF")


# ------------------------------------------------------------------ main events
def _broken() -> Scene:
    def pieces(c: Canvas) -> None:
        c.dot(180, 226, 120, 13, "#10244A", 0.16)
        c.path("M196,66 L176,104 L200,110 L170,160", "none", INK, 12)
        c.path("M196,66 L176,104 L200,110 L170,160", "none", SUN, 5)
        for x, y in ((140, 58), (232, 74), (148, 190), (226, 186)):
            bang(c, x, y, 14)
        c.path("M176,196 q8,-10 16,0 q8,10 16,0 q8,-10 16,0", "none", "#6B7894", 5)
        splash(c, 180, 206, 26, 5)

    return (
        Scene(*ROSE)
        .gun("water-pistol", (104, 128), 150, -24)
        .gun("pump-squirt-gun", (262, 142), 160, 28)
        .draw(pieces)
    )


def _time_to_go_home() -> Scene:
    def home(c: Canvas) -> None:
        c.ellipse(286, 78, 34, fill=c.cel(SUN), stroke="#C98A1E", width=3.4)
        c.path("M206,206 V128 L256,92 L306,128 V206 Z", c.cel("#FFF3DC", "side"), "#8A5A34", 4)
        c.path(
            "M194,134 L256,84 L318,134 L306,142 L256,102 L206,142 Z",
            c.cel(CORAL, "down"),
            "#7A1F3A",
            4,
        )
        c.path("M242,206 v-40 q14,-14 28,0 v40 Z", c.cel("#8A5A34", "side"), "#4A2F1A", 3.4)
        c.dot(264, 188, 3, fill=SUN)
        c.path("M216,142 h20 v20 h-20 Z M276,142 h20 v20 h-20 Z", "#FFE9A0", "#8A5A34", 3)

    return Scene(*WARM).draw(home).meadow(206).draw(partial(whistle, x=96, y=150, size=1.5))


def _lunch_time() -> Scene:
    def lunch(c: Canvas) -> None:
        c.dot(180, 222, 130, 14, "#10244A", 0.16)
        c.path(rounded(74, 60, 212, 96, 22), c.cel("#3FA6E6", "down"), width=4.4)
        c.path(rounded(92, 76, 176, 70, 12), "#D9F2FF", width=3)
        for x, colour in ((128, CORAL), (168, SUN), (206, GREEN), (240, PURPLE)):
            c.dot(x, 96, 6, fill=colour)
        c.path(rounded(66, 138, 228, 82, 20), c.cel("#2F86C8", "down"), width=4.4)
        c.path("M150,146 V118 Q150,106 162,106 H206 Q218,106 218,118 V146", "none", INK, 5)
        c.path("M96,148 L156,108 L170,150 Z", c.cel("#F2CF96", "down"), "#9A6A2A", 3.6)
        c.line("M104,146 L158,114", GREEN, 6)
        c.line("M110,150 L160,122", CORAL, 5)
        c.ellipse(214, 138, 27, fill=c.cel("#E8404F"), stroke="#7A1F2A", width=3.6)
        c.line("M214,114 q0,-10 8,-14", "#5A3620", 4.4)
        c.path("M218,108 q12,-12 20,-2 q-8,10 -20,2 Z", GREEN, "#1E5B3F", 2.6)
        c.path(rounded(246, 112, 34, 50, 5), c.cel(SUN, "side"), "#8A6A12", 3.4)
        c.line("M262,112 l8,-22 h10", WHITE, 4)
        c.path(rounded(66, 158, 228, 62, 18), c.cel("#2F86C8", "down"), width=4.4)
        c.path(rounded(162, 150, 36, 22, 6), c.cel(SUN, "down"), width=3.4)

    return Scene(*GREENISH).draw(lunch)


def _switch_sides() -> Scene:
    def arrows(c: Canvas) -> None:
        arrow(c, (118, 70), (242, 70), -46, CORAL)
        arrow(c, (242, 226), (118, 226), -40, "#3FA6E6")
        flag(c, 56, 214, 0.9, *SIDES[0])
        flag(c, 300, 214, 0.9, *SIDES[1])

    return Scene(*VIOLET).meadow(214).draw(arrows).kid("runt-kid", "run", 0, (180, 226), 0.82)


def _drained(level: float) -> Callable[[Canvas], None]:
    def tank(c: Canvas) -> None:
        c.dot(180, 228, 76, 10, "#10244A", 0.16)
        c.path(rounded(152, 24, 56, 24, 8), c.cel(CORAL, "down"), width=4)
        c.path(rounded(112, 44, 136, 178, 30), "#EAF8FF", width=4.6)
        top = 214 - 160 * level
        c.flat(
            f"M118,{top} q16,-10 32,0 t32,0 t32,0 t28,0 V196 Q242,216 222,216 H138 Q118,216 118,196 Z",
            water_fill(c),
        )
        c.line(f"M118,{top} q16,-10 32,0 t32,0 t32,0 t28,0", WATER_LINE, 3.6)
        c.path(rounded(112, 44, 136, 178, 30))
        for i in range(5):
            c.line(f"M226,{72 + i * 28} h{22 if i % 2 else 14}", INK, 3.6)
        c.line("M128,74 V150", WHITE, 7)

    return tank


def _half_filled() -> Scene:
    def out(c: Canvas) -> None:
        arrow(c, (276, 96), (276, 190), 0, CORAL)
        drops(c, ((300, 80), (318, 118), (302, 222)))

    return Scene().draw(_drained(0.5)).draw(out)


def _wild_shots() -> Scene:
    def jets(c: Canvas) -> None:
        for end, rise in (((330, 40), 16), ((348, 120), 24), ((330, 216), 6), ((250, 22), 8)):
            jet(c, (206, 126), end, rise, 13)
        for x, y, seed in ((332, 40, 2), (344, 122, 3), (328, 214, 4), (250, 26, 5)):
            splash(c, x, y, 18, seed)

    return Scene(*ROSE).draw(jets).gun("super-soaker", (120, 140), 210, -14)


def _water_waster() -> Scene:
    def puddle(c: Canvas) -> None:
        c.path(
            "M40,214 C40,186 320,184 322,212 C322,240 40,242 40,214 Z", water_fill(c), WATER_LINE, 4
        )
        c.line("M84,204 q40,-12 88,-10", WHITE, 5, 0.9)
        for x, length in ((132, 52), (176, 60), (218, 44)):
            c.line(f"M{x},{150} v{length}", WATER_LINE, 13)
            c.line(f"M{x},{150} v{length}", WATER, 7)
        drops(c, ((92, 150), (266, 146), (300, 172), (70, 180)))

    return Scene().draw(puddle).gun("mega-water-gun", (178, 104), 220, 6)


def _balloon_lob() -> Scene:
    def flight(c: Canvas) -> None:
        c.path("M96,120 Q180,-46 292,108", "none", WHITE, 6, dash="4 14")
        balloon(c, 228, 62, 1.0, CORAL, 20)
        target(c, 300, 204, 0.62)

    return Scene(*GREENISH).meadow().draw(flight).kid("cute-kid", "throw", 1, (88, 236), 0.78)


def _balloon_fling() -> Scene:
    def sling(c: Canvas) -> None:
        c.line("M116,232 V164 L82,92 M116,164 L150,92", "#4A2F1A", 22)
        c.line("M116,232 V164 L82,92 M116,164 L150,92", "#A8703F", 13)
        c.line("M84,98 L236,150 M148,98 L236,140", INK, 11)
        c.line("M84,98 L236,150 M148,98 L236,140", CORAL, 5)
        balloon(c, 246, 146, 1.25, "#3FA6E6", 74)
        speed_lines(c, 268, 84, 54, 3, 22)

    return Scene(*WARM).meadow(216).draw(sling)


def _balloon_hurl() -> Scene:
    def flight(c: Canvas) -> None:
        speed_lines(c, 30, 96, 120, 4, 26)
        balloon(c, 232, 128, 2.1, PURPLE, 64)
        drops(c, ((306, 66), (322, 176), (166, 70), (150, 200)))

    return Scene(*VIOLET).draw(flight)


def _water_bomb() -> Scene:
    def bomb(c: Canvas) -> None:
        splash(c, 180, 150, 104, 8, 11)
        c.ellipse(176, 146, 68, fill=c.cel("#2F7FD6"), width=5)
        c.line("M132,130 q4,-28 30,-36", WHITE, 9)
        c.path("M198,70 l26,14 l-12,20 l-26,-14 Z", c.cel("#3A4466", "side"), width=4)
        c.line("M220,80 C240,54 258,70 270,48", INK, 8)
        c.line("M220,80 C240,54 258,70 270,48", "#F2E0C0", 3.6)
        drop(c, 276, 40, 1.9, 20)
        c.path(
            "M176,122 c-14,20 -20,28 -20,38 a20,20 0 0 0 40,0 c0,-10 -6,-18 -20,-38 Z",
            "#D6F5FF",
            WATER_LINE,
            3.4,
        )

    return Scene().draw(bomb)


def _plan() -> Scene:
    def paper(c: Canvas) -> None:
        with c.group(180, 134, -4):
            c.path(box_path(-134, -98, 134, 98), c.cel("#2F6FB8", "down"), width=4.6)
            for k in range(-120, 130, 24):
                c.line(f"M{k},-94 V94", "#5E97D6", 1.4)
            for k in range(-84, 90, 24):
                c.line(f"M-130,{k} H130", "#5E97D6", 1.4)
            chalk = "#EAF6FF"
            c.path("M-96,40 C-70,-30 -20,70 24,0 S70,-50 84,-40", "none", chalk, 5, dash="12 9")
            c.line("M84,-40 l-18,-2 M84,-40 l-8,16", chalk, 5)
            c.line("M-108,28 l24,24 M-84,28 l-24,24", CORAL, 7)
            c.ellipse(98, -58, 22, stroke=SUN, width=5)
            c.dot(98, -58, 7, fill=SUN)
            c.path("M-70,-74 h44 v30 h-44 Z", "none", chalk, 4)
            c.ellipse(36, 58, 16, stroke=chalk, width=4)
            c.line("M52,58 h34", chalk, 4)
            c.path(
                "M-140,-104 q18,-10 18,14 q-20,6 -18,-14 Z M140,104 q-18,10 -18,-14 q20,-6 18,14 Z",
                c.cel("#F2F7FF"),
                width=3,
            )
        c.path("M282,206 L326,150 L338,160 L294,216 L278,222 Z", c.cel(SUN, "side"), width=3.6)
        c.path("M326,150 l8,-10 l12,10 l-8,10 Z", c.cel("#FF9CB0", "side"), width=3.2)

    return Scene(*WARM).draw(paper)


def _truce() -> Scene:
    def white_flag(c: Canvas) -> None:
        c.line("M128,236 L150,42", "#4A2F1A", 13)
        c.line("M128,236 L150,42", "#C98F5C", 7)
        c.path(
            "M150,46 C188,22 220,74 286,50 C276,84 276,106 280,136 C216,158 184,108 140,132 Z",
            c.cel(WHITE, "side", "#D3DCEC"),
            width=4.6,
        )
        c.line("M196,62 q8,28 2,54 M240,66 q6,26 2,56", "#C3CDE2", 4)
        c.dot(126, 240, 40, 8, "#10244A", 0.16)

    return Scene(*GREENISH).meadow(214).draw(white_flag).kid("wus-kid", "cheer", 1, (84, 240), 0.62)


def _kamikaze() -> Scene:
    def water(c: Canvas) -> None:
        c.path(
            "M-6,226 q24,-16 48,0 t48,0 t48,0 t48,0 t48,0 t48,0 t48,0 t48,0 V270 H-6 Z",
            water_fill(c),
            WATER_LINE,
            4,
        )
        splash(c, 268, 214, 40, 4)
        c.path("M50,60 Q150,10 236,110", "none", WHITE, 6, dash="4 14")

    return Scene().draw(water).kid("fast-kid", "cheer", 0, (196, 214), 0.9, turn=38, face="laugh")


def _double_team() -> Scene:
    def aim(c: Canvas) -> None:
        jet(c, (122, 120), (174, 136), 4, 10)
        jet(c, (240, 120), (190, 136), 4, 10)
        target(c, 181, 136, 0.66)
        splash(c, 181, 136, 24, 3)

    return (
        Scene(*ROSE)
        .meadow(206)
        .kid("older-kid", "aim", 0, (70, 236), 0.74, gun="water-blaster")
        .kid("mean-kid", "aim", 0, (292, 236), 0.74, flip=True, gun="pump-squirt-gun")
        .draw(aim)
    )


EVENTS: dict[str, Callable[[], Scene]] = {
    "broken": _broken,
    "time-to-go-home": _time_to_go_home,
    "lunch-time": _lunch_time,
    "switch-sides": _switch_sides,
    "half-filled": _half_filled,
    "wild-shots": _wild_shots,
    "water-waster": _water_waster,
    "water-balloon-lob": _balloon_lob,
    "water-balloon-fling": _balloon_fling,
    "water-balloon-hurl": _balloon_hurl,
    "water-bomb": _water_bomb,
    "i-have-a-plan": _plan,
    "temporary-truce": _truce,
    "kamikaze-attack": _kamikaze,
    "double-team": _double_team,
    **ANSWERS,
}
