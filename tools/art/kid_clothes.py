"""The kids' clothes: the trunk, sleeves and trouser legs, shoes.

The trunk is drawn about the pelvis (0, 0), shoulders at y = -49.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools.art.drawing import (
    DETAIL,
    INK,
    OUTLINE,
    WHITE,
    Canvas,
    Point,
    light,
    mix,
    num,
    shade,
    skin_shade,
)
from tools.art.kid_cast import Look
from tools.art.kid_extras import camouflage, draw_body_extras, draw_emblem, folds, stripes

TRUNK = "M-15,-49 C-23,-48 -26,-42 -26,-32 L-27,2 Q0,10 27,2 L26,-32 C26,-42 23,-48 15,-49 Z"
LONG_LEGS = {"hoodie", "dungarees", "jacket", "varsity", "shirt", "commando"}
LONG_SLEEVES = {"hoodie", "raincoat", "jacket", "varsity", "shirt"}
SKIRTS = {"dress", "raincoat"}
WET = 0.34


@dataclass(frozen=True)
class Wardrobe:
    """A kid's colours, darkened when wet."""

    look: Look
    wet: bool

    def colour(self, colour: str) -> str:
        """Return a cloth's colour as it is now."""
        return mix(colour, "#1B2F6B", WET) if self.wet else colour

    @property
    def main(self) -> str:
        return self.colour(self.look.main)

    @property
    def second(self) -> str:
        return self.colour(self.look.second)

    @property
    def sleeve(self) -> str:
        """Return the sleeves' colour: light ones under dungarees and on letter jackets."""
        if self.look.outfit == "varsity":
            return self.colour("#FFF6E4")
        return self.main


# ------------------------------------------------------------------ trunks
def _tshirt(canvas: Canvas, w: Wardrobe) -> None:
    canvas.path(TRUNK, canvas.cel(w.main, "side"))
    if w.look.emblem == "stripe":
        stripes(canvas, w.colour(WHITE), (-33, -20, -7), 24, 6)
        canvas.path(TRUNK)
    else:
        draw_emblem(canvas, w.look, WET if w.wet else 0)
    folds(canvas, w.main)


def _vest(canvas: Canvas, w: Wardrobe) -> None:
    canvas.path(TRUNK, canvas.cel(w.main, "side"))
    canvas.line("M-22,-40 L-23,2 M22,-40 L23,2", w.colour(WHITE), 4.4)
    canvas.path(TRUNK)
    draw_emblem(canvas, w.look, WET if w.wet else 0)


def _hoodie(canvas: Canvas, w: Wardrobe) -> None:
    canvas.path(
        "M-30,-50 C-30,-38 30,-38 32,-50 L24,-62 L-22,-62 Z",
        canvas.cel(shade(w.main, 0.16), "down"),
    )
    canvas.path(TRUNK, canvas.cel(w.main, "side"))
    canvas.path("M-16,-12 L16,-12 L22,1 Q0,7 -22,1 Z", shade(w.main, 0.16), width=DETAIL)
    canvas.line("M-24,3 Q0,10 24,3", light(w.main, 0.25), 4)
    canvas.path(TRUNK)
    if w.look.emblem:
        with canvas.group(0, -4, 0, 0.86):
            draw_emblem(canvas, w.look, WET if w.wet else 0)
    for x in (-9, 13):
        canvas.line(f"M{x},-44 q-1,8 0,14", w.colour(WHITE), 2.8)


def _dungarees(canvas: Canvas, w: Wardrobe) -> None:
    canvas.path(TRUNK, canvas.cel(w.main, "side"))
    if w.look.main == WHITE:
        stripes(canvas, w.colour("#FF7A6B"), (-40, -30), 24, 4)
    bib = w.second
    canvas.path(
        "M-17,-30 Q1,-26 19,-30 L21,-12 L27,-8 L28,3 Q0,12 -28,3 L-27,-8 L-19,-12 Z",
        canvas.cel(bib, "side"),
        width=3.4,
    )
    for strap in ("M-15,-29 L-18,-47", "M17,-29 L20,-47"):
        canvas.line(strap, INK, 8.4)
        canvas.line(strap, bib, 4)
    for x in (-14, 16):
        canvas.ellipse(x, -26, 3.4, fill="#FFD84D", width=2)
    canvas.path("M-8,-18 h18 v7 q0,6 -9,6 q-9,0 -9,-6 Z", light(bib, 0.15), width=2.2)


def _dress(canvas: Canvas, w: Wardrobe) -> None:
    canvas.path(
        "M-14,-49 C-22,-48 -24,-42 -22,-32 L-20,-22 C-28,-8 -36,4 -38,12 Q-28,18 -19,13 Q-9,20 0,14 "
        "Q10,20 20,13 Q28,18 38,12 C36,4 28,-8 21,-22 L23,-32 C25,-42 22,-48 15,-49 Z",
        canvas.cel(w.main, "side"),
    )
    canvas.cord("M-21,-21 Q0,-15 21,-21", w.second, 4.4, 2.3)
    for x, y in ((-22, 2), (-8, -4), (8, 4), (22, 0), (-4, 8)):
        canvas.dot(x, y, 2.8, fill=w.colour(WHITE))
    canvas.path("M-16,-49 Q1,-34 17,-49 Z", w.colour(WHITE), width=DETAIL)


def _raincoat(canvas: Canvas, w: Wardrobe) -> None:
    canvas.path(
        "M-15,-49 C-24,-48 -27,-42 -27,-30 L-35,14 Q0,24 35,14 L27,-30 C27,-42 24,-48 15,-49 Z",
        canvas.cel(w.main, "side"),
    )
    canvas.line("M3,-40 Q6,-12 4,18", shade(w.main, 0.4), 2.6)
    canvas.cord("M-28,-9 Q0,-3 28,-9", shade(w.main, 0.28), 4.6, 2.2)
    for y in (-28, 4):
        canvas.ellipse(11, y, 3.4, fill=w.second, width=2)
    canvas.path("M-26,2 h13 v9 h-15 Z", shade(w.main, 0.14), width=2.2)
    collar = "M-30,-52 C-28,-40 -14,-34 3,-40 C18,-34 30,-40 32,-52 Z"
    canvas.path(collar, canvas.cel(light(w.main, 0.15), "down"), width=3.6)


def _jacket(canvas: Canvas, w: Wardrobe) -> None:
    """An open jacket over a white shirt."""
    canvas.path(TRUNK, canvas.cel(w.colour("#F4F6FB"), "side"))
    with canvas.group(0, 2, 0, 0.9):
        draw_emblem(canvas, w.look, WET if w.wet else 0)
    for m, kind in ((-1, "down"), (1, "side")):
        canvas.path(
            f"M{m * 14},-49 C{m * 24},-48 {m * 27},-42 {m * 27},-32 L{m * 28},4 Q{m * 20},8 {m * 12},7 "
            f"C{m * 14},-14 {m * 12},-32 {m * 8},-48 Z",
            canvas.cel(w.main if m < 0 else shade(w.main, 0.14), kind),
            width=3.4,
        )
    for y in (-26, -12):
        canvas.dot(-16, y, 2, fill="#E6E9F2")
    canvas.line("M-26,-4 l9,1 M17,-3 l9,-1", shade(w.main, 0.4), 2.6)


def _varsity(canvas: Canvas, w: Wardrobe) -> None:
    canvas.path(TRUNK, canvas.cel(w.main, "side"))
    canvas.line("M1,-46 V6", shade(w.main, 0.4), 2.6)
    for y in (-34, -20, -6):
        canvas.ellipse(1, y, 2.6, fill=w.colour(WHITE), width=1.8)
    canvas.cord("M-26,0 Q0,8 26,0", w.colour(WHITE), 4.6, 2.2)
    with canvas.group(11, -12, 0, 0.72):
        draw_emblem(canvas, w.look, WET if w.wet else 0)


def _shirt(canvas: Canvas, w: Wardrobe) -> None:
    """A shirt with a tie and a sleeveless pullover."""
    canvas.path(TRUNK, canvas.cel(w.main, "side", w.colour("#CBD6EA")))
    canvas.path(
        "M-20,-47 L2,-22 L23,-47 C26,-42 26,-36 26,-32 L27,2 Q0,10 -27,2 L-26,-32 C-26,-38 -24,-44 -20,-47 Z",
        canvas.cel(w.second, "side"),
        width=3,
    )
    canvas.path("M-3,-44 h9 l-2,8 l4,11 l-6,6 l-6,-6 l4,-11 Z", w.colour("#E94F64"), width=2.4)
    stripes(canvas, light(w.second, 0.4), (-3,), 25, 3.6)


def _commando(canvas: Canvas, w: Wardrobe) -> None:
    canvas.path(TRUNK, canvas.cel(w.main, "side"))
    camouflage(canvas, w.main)
    canvas.path(TRUNK)
    canvas.cord("M-20,-46 L22,-6", "#5A4632", 6, 2.4)
    for x, y in ((-10, -37), (2, -25), (14, -14)):
        canvas.path(f"M{x - 4},{y - 4} h8 v9 h-8 Z", "#7A5A3A", width=2.2)


TRUNKS: dict[str, Callable[[Canvas, Wardrobe], None]] = {
    "tshirt": _tshirt,
    "vest": _vest,
    "hoodie": _hoodie,
    "dungarees": _dungarees,
    "dress": _dress,
    "raincoat": _raincoat,
    "jacket": _jacket,
    "varsity": _varsity,
    "shirt": _shirt,
    "commando": _commando,
}


def draw_trunk(canvas: Canvas, wardrobe: Wardrobe) -> None:
    """Draw the trunk's clothes and what is worn over them."""
    TRUNKS[wardrobe.look.outfit](canvas, wardrobe)
    draw_body_extras(canvas, wardrobe.look)


# ------------------------------------------------------------------ limbs
def _toward(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def draw_arm(canvas: Canvas, wardrobe: Wardrobe, joints: Sequence[Point], back: bool) -> Point:
    """Draw an arm of shoulder, elbow, wrist; return the hand's centre."""
    look, skin = wardrobe.look, wardrobe.look.skin_colour
    sleeve = wardrobe.sleeve
    if back:
        sleeve, skin = mix(sleeve, shade(sleeve, 0.3), 0.5), mix(skin, shade(skin, 0.3), 0.4)
    thick = 13 * (1 + (look.girth - 1) * 0.5)
    shoulder, elbow, wrist = joints
    covered = look.outfit in LONG_SLEEVES
    canvas.limb(joints, thick, sleeve if covered else skin)
    if not covered and look.outfit != "vest":
        canvas.limb([shoulder, _toward(shoulder, elbow, 0.72)], thick + 4, sleeve)
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    dx, dy = dx / length, dy / length
    hand = (wrist[0] + dx * 4, wrist[1] + dy * 4)
    canvas.ellipse(*hand, 9.2, fill=canvas.cel(skin, "ball", skin_shade(skin)), width=3.4)
    if covered:
        cuff = (
            f"M{num(wrist[0] - dy * 6.5)},{num(wrist[1] + dx * 6.5)} "
            f"L{num(wrist[0] + dy * 6.5)},{num(wrist[1] - dx * 6.5)}"
        )
        canvas.line(cuff, INK, 6.6)
        canvas.line(cuff, light(sleeve, 0.25), 3)
    elif look.outfit == "vest" and "sweatband" in look.extras:
        at = _toward(elbow, wrist, 0.8)
        canvas.line(
            f"M{num(at[0] - dy * 5)},{num(at[1] + dx * 5)} L{num(at[0] + dy * 5)},{num(at[1] - dx * 5)}",
            WHITE,
            6,
        )
    return hand


def draw_leg(
    canvas: Canvas, wardrobe: Wardrobe, joints: Sequence[Point], turn: float, back: bool
) -> None:
    """Draw a leg of hip, knee, ankle with its shoe turned by `turn` degrees."""
    look = wardrobe.look
    hip, knee, ankle = joints
    wide = 1 + (look.girth - 1) * 0.5
    skin, cloth = look.skin_colour, wardrobe.second
    if look.outfit in ("hoodie", "shirt", "varsity"):
        cloth = wardrobe.colour(
            {"shirt": "#3B4C6E", "varsity": "#3B4C8C"}.get(look.outfit, look.second)
        )
    if back:
        skin, cloth = mix(skin, shade(skin, 0.3), 0.55), mix(cloth, shade(cloth, 0.3), 0.55)
    if look.outfit in LONG_LEGS:
        canvas.limb(joints, 15 * wide, cloth)
    else:
        canvas.limb(joints, 12.5 * wide, skin)
        if look.outfit not in SKIRTS:
            canvas.limb([hip, _toward(hip, knee, 0.85)], 19 * wide, cloth)
    if "knee_plasters" in look.extras and not back:
        canvas.path(f"M{num(knee[0] - 3)},{num(knee[1] - 5)} h9 v10 h-9 Z", "#8FD6F0", width=2.2)
    with canvas.group(ankle[0], ankle[1], turn):
        _shoe(canvas, look, back)


def _shoe(canvas: Canvas, look: Look, back: bool) -> None:
    colour = look.shoes
    if back and "odd_shoes" in look.extras:
        colour = "#35B56A"
    if back:
        colour = mix(colour, shade(colour, 0.3), 0.5)
    if look.outfit in ("raincoat", "commando"):
        boot = "M-9,-15 L-10,8 Q-10,13 -5,13 L18,13 Q23,13 22,7 C21,1 14,-1 9,-3 L9,-15 Z"
        canvas.path(boot, canvas.cel(colour, "down"), width=3.6)
        canvas.line("M-9,-14 H9", light(colour, 0.5), 3)
        return
    if look.outfit not in LONG_LEGS:
        canvas.line("M-5,-7 L6,-7", WHITE, 9)
    sole = "M-9,-5 L-10,8 Q-10,13 -5,13 L18,13 Q23,13 22,7 C21,1 14,-1 9,-6 Q0,-3 -9,-5 Z"
    canvas.path(sole, canvas.cel(colour, "down"), width=OUTLINE - 0.4)
    canvas.line("M-8,10.4 H20", "#BFD3EA" if colour == WHITE else light(colour, 0.6), 3)
    canvas.line("M6,-1 l5,-2", INK, 2)
