"""The kids' expressions, drawn on a head whose centre is (0, 0) and whose chin is at y = 57."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.drawing import DETAIL, INK, WHITE, Canvas, light, mix, num, shade, skin_shade
from tools.art.kid_cast import DARK_SKIN, Look
from tools.art.water import WATER_LINE, drop

MOUTH, TONGUE = "#8C2540", "#FF8086"
LEFT, RIGHT = -20, 29  # the eyes' centres
EYE_Y = 14
FRECKLES = ((-40, 26), (-33, 29), (-44, 31), (40, 26), (47, 30), (52, 26))


@dataclass(frozen=True)
class _Face:
    canvas: Canvas
    look: Look

    # ---- eyes
    def eye(self, x: float, rx: float, ry: float = 15, look: float = 0, up: float = 0) -> None:
        """Draw an open eye that looks `look` to the right and `up` upwards."""
        canvas, y, rx = self.canvas, EYE_Y, rx * 1.08
        if self.look.skin >= DARK_SKIN:
            canvas.dot(x, y + 1, rx + 2.6, ry + 2.2, mix(self.look.skin_colour, "#FFE9D6", 0.45))
        canvas.dot(x, y, rx, ry)
        iris = mix(self.look.eyes, WHITE, 0.18)
        canvas.dot(x + look, y + ry * 0.38 - up, rx * 0.70, ry * 0.46, iris)
        canvas.dot(x + look, y + ry * 0.02 - up, rx * 0.66, ry * 0.52)
        canvas.dot(x - rx * 0.28 + look, y - ry * 0.42, rx * 0.42, ry * 0.31, WHITE)
        canvas.dot(x + rx * 0.38 + look, y + ry * 0.42, rx * 0.2, ry * 0.15, WHITE)
        lid = f"M{num(x - rx - 1)},{num(y - ry * 0.55)} Q{num(x - rx * 0.2)},{num(y - ry * 1.18)} "
        canvas.line(lid + f"{num(x + rx + 0.5)},{num(y - ry * 0.62)}", INK, 3.6)
        if "lashes" in self.look.extras:
            side = -1 if x < 0 else 1
            for dy in (-9, -3):
                canvas.line(f"M{x + side * rx},{y + dy} l{side * 6},{-4}", INK, 3)

    def eyes(self, ry: float = 15, look: float = 0, up: float = 0) -> None:
        self.eye(LEFT, 10.2, ry, look, up)
        self.eye(RIGHT, 9.2, ry, look, up)

    def half_lids(self, drop_to: float = 10) -> None:
        """Cover the upper part of both eyes: bored, smug, dreamy."""
        skin = self.look.skin_colour
        for x, rx in ((LEFT, 15), (RIGHT, 14)):
            self.canvas.flat(f"M{x - rx},{-6} H{x + rx} V{drop_to} H{x - rx} Z", skin)
            self.canvas.line(f"M{x - rx + 2},{drop_to} H{x + rx - 2}", INK, 4)

    def angry_lids(self) -> None:
        skin = self.look.skin_colour
        self.canvas.flat("M-33,-4 L-7,7 L-7,0 L-32,-10 Z", skin)
        self.canvas.flat("M41,-4 L18,7 L18,0 L40,-10 Z", skin)
        self.line("M-32,0 L-8,9 M40,0 L19,9", 3.4)

    def line(self, path: str, width: float, colour: str = INK) -> None:
        self.canvas.line(path, colour, width)

    def brows(self, left: str, right: str, width: float = 4.4) -> None:
        colour = mix(self.look.hair_colour, INK, 0.35)
        self.canvas.line(left, colour, width)
        self.canvas.line(right, colour, width)

    def shut_up(self) -> None:
        """Eyes laughed shut: two arches."""
        self.line("M-32,17 Q-20,0 -8,17 M18,17 Q29,0 40,17", 5)

    def shut_down(self) -> None:
        """Eyes closed: two bows."""
        self.line("M-31,12 q11,11 22,0 M18,12 q11,11 22,0", 4.2)
        self.line("M-31,15 l-3,4 M40,15 l3,4", 2.6)

    # ---- mouths
    def open_mouth(self, path: str, tongue: tuple[float, float, float, float]) -> None:
        self.canvas.path(path, MOUTH, width=3.2)
        self.canvas.dot(*tongue, TONGUE)

    def grin(self) -> None:
        path = "M-10,34 Q7,39 24,33 C25,50 14,56 6,55 C-4,54 -11,46 -10,34 Z"
        self.open_mouth(path, (7, 51, 7.4, 3.6))
        self.canvas.flat("M-7,36 Q7,40 21,35 L20,39.5 Q7,44 -6,40.5 Z", WHITE)
        if "gap" in self.look.extras:
            self.canvas.flat("M8,37 h6 v6 h-6 Z", MOUTH)

    def teeth(self) -> None:
        path = "M-8,44 Q-8,36 0,36 L14,35 Q22,35 22,43 Q22,48 14,48 L0,49 Q-8,49 -8,44 Z"
        self.canvas.path(path, WHITE, width=3.2)
        self.line("M-7,42.6 L21,42", 2.2)
        self.line("M0,36.5 v11.5 M7,36.5 v11.5 M14,36.5 v11.5", 2)

    def tear(self, x: float, length: float = 32) -> None:
        fill = self.canvas.cel("#7FD8FF", "soft", "#58BDF2", "#D6F5FF")
        self.canvas.path(
            f"M{x - 4},20 C{x - 10},{20 + length * 0.4} {x - 11},{20 + length * 0.8} {x - 9},{20 + length} "
            f"Q{x},{25 + length} {x + 7},{18 + length} C{x + 8},{20 + length * 0.6} {x + 7},30 {x + 4},20 Q{x},23 {x - 4},20 Z",
            fill,
            WATER_LINE,
            2,
        )


# ------------------------------------------------------------------ expressions
def _calm(f: _Face) -> None:
    f.eyes()
    f.brows("M-32,-10 q10,-7 20,-3", "M20,-13 q9,-4 18,3")
    f.line("M-3,37 q10,9 20,-1", 3.6)
    f.line("M-5,36 l-2.5,-1.5", DETAIL)


def _grin(f: _Face) -> None:
    f.eyes()
    f.brows("M-32,-13 q10,-7 20,-3", "M20,-16 q9,-4 18,3")
    f.grin()


def _content(f: _Face) -> None:
    f.shut_up()
    f.brows("M-32,-10 q10,-7 20,-3", "M20,-13 q9,-4 18,3")
    f.line("M-6,36 Q7,50 22,35 M-8,35 l-3,-2 M24,34 l3,-2", 3.8)


def _cute(f: _Face) -> None:
    f.eye(LEFT, 12.4, 17)
    f.eye(RIGHT, 11.2, 17)
    f.brows("M-30,-14 q9,-5 17,-3", "M21,-16 q8,-3 16,2", 3.6)
    f.line("M-3,38 Q1,44 6,39 Q11,44 15,37", 3.4)


def _aim(f: _Face) -> None:
    f.line("M-31,14 q11,7 22,-1", 4.2)
    f.line("M-31,15 l-4,4", 3)
    f.eye(RIGHT, 9.2, 13)
    f.brows("M-32,-1 q10,-1 20,6", "M20,1 q8,-9 19,-9", 5)
    f.line("M0,40 q10,5 17,-4 M17,36 l3,-2", 3.6)


def _angry(f: _Face) -> None:
    f.eyes(12)
    f.angry_lids()
    f.brows("M-34,-9 L-8,2", "M42,-9 L18,2", 5.4)
    f.teeth()


def _mean(f: _Face) -> None:
    f.eyes(11, 2)
    f.angry_lids()
    f.brows("M-36,-10 L-7,4", "M44,-11 L17,4", 6.4)
    f.line("M-4,44 Q8,36 22,40 M22,40 l3,-3", 4)
    f.canvas.path("M12,39 l4,7 l3,-7 Z", WHITE, width=2.2)


def _sneer(f: _Face) -> None:
    f.eyes(10, 1)
    f.angry_lids()
    f.brows("M-36,-6 L-6,1", "M44,-9 L17,2", 7)
    path = "M-10,36 Q8,42 26,32 Q26,48 12,49 Q-6,50 -10,36 Z"
    f.canvas.path(path, WHITE, width=3.2)
    f.line("M-8,42 Q8,46 25,40 M0,39 v9 M8,40 v9 M16,38 v10", 2)


def _stern(f: _Face) -> None:
    f.eyes(12)
    f.brows("M-34,-6 L-9,-1", "M42,-7 L19,-1", 5.2)
    f.line("M-3,42 L17,40", 4)


def _smug(f: _Face) -> None:
    f.eyes(13, 3)
    f.half_lids(8)
    f.brows("M-33,-6 q10,-4 20,2", "M19,-8 q10,-10 20,-4", 4.8)
    if "buckteeth" in f.look.extras:
        f.line("M-6,37 Q8,46 25,33 M25,33 l3,-3", 3.8)
        f.canvas.path("M4,41 L4,52 L11,52 L11,41 M11,41 L11,52 L18,51 L17,39", WHITE, width=2.4)
    else:
        f.line("M-4,40 Q10,47 24,34 M24,34 l4,-3", 4)


def _bored(f: _Face) -> None:
    f.eyes(12, 2)
    f.half_lids(11)
    f.brows("M-33,-4 L-11,-4", "M20,-6 L39,-4", 4.4)
    f.line("M-1,42 q9,-3 18,0", 3.8)


def _dreamy(f: _Face) -> None:
    f.eyes(15, 3, 5)
    f.half_lids(4)
    f.brows("M-33,-14 q10,-6 20,-3", "M20,-17 q9,-4 18,2", 4)
    f.line("M0,39 q7,6 14,-1", 3.6)


def _away(f: _Face) -> None:
    f.eyes(14, -4, 3)
    f.brows("M-33,-15 q10,-6 20,-3", "M20,-18 q9,-4 18,2", 4)
    f.line("M2,41 q5,2 9,0", 3.4)


def _worried(f: _Face) -> None:
    f.eyes(13, -2)
    f.brows("M-33,-4 q8,-9 20,-9", "M21,-12 q11,0 18,8", 4.6)
    f.line("M-5,43 q4,-5 8,-1 q4,4 8,-1 q3,-3 6,0", 3.4)


def _scared(f: _Face) -> None:
    for x, r in ((LEFT, 14), (RIGHT, 13)):
        f.canvas.ellipse(x, 13, r, 17, WHITE, width=3.2)
        f.canvas.dot(x + 2, 15, r * 0.34, 5)
        f.canvas.dot(x + 1, 13, 1.8, fill=WHITE)
    f.brows("M-35,-8 q9,-11 22,-9", "M21,-17 q11,0 19,9", 4.6)
    path = "M-8,42 Q-4,36 0,40 Q4,36 8,40 Q12,36 16,40 Q20,36 23,42 Q22,49 7,49 Q-7,49 -8,42 Z"
    f.canvas.path(path, WHITE, width=3.2)
    f.line("M0,41 v7 M8,41 v8 M16,41 v7", 2)


def _surprised(f: _Face) -> None:
    for x, r in ((LEFT, 12.5), (RIGHT, 11.5)):
        f.canvas.ellipse(x, 13, r, 15, WHITE, width=3.2)
        f.canvas.dot(x + 1, 14, r * 0.5, 7)
        f.canvas.dot(x - 1.5, 11, 2.4, fill=WHITE)
    f.brows("M-33,-15 q10,-9 21,-5", "M21,-20 q9,-5 19,3")
    f.canvas.ellipse(8, 44, 6.6, 8.6, MOUTH, width=3.2)


def _squeeze(f: _Face) -> None:
    f.line("M-30,4 L-11,14 L-30,23 M40,4 L21,14 L40,23", 4.6)
    f.brows("M-34,-8 q10,-4 20,3", "M21,-4 q9,-8 19,-5", 4.8)
    path = "M-8,48 C-12,36 -2,34 8,35 C18,33 27,36 24,48 C20,53 -4,54 -8,48 Z"
    f.open_mouth(path, (8, 49, 7, 2.4))
    f.canvas.flat("M-6,40 Q8,36 22,39 L21,42 Q8,40 -6,43 Z", WHITE)


def _scream(f: _Face) -> None:
    f.line("M-32,0 L-11,11 L-31,18 M42,0 L21,11 L41,18", 5)
    f.brows("M-36,-14 L-12,-6", "M44,-15 L20,-6", 5.2)
    path = "M-16,30 C-12,20 26,20 30,30 C34,44 28,60 8,60 C-14,60 -20,44 -16,30 Z"
    f.open_mouth(path, (8, 53, 13, 5.4))
    f.canvas.flat("M-12,28 Q8,20 26,28 L25,33 Q8,27 -12,33 Z", WHITE)
    f.canvas.path("M4,37 q3,-4 7,0 q1,8 -3,9 q-5,-1 -4,-9 Z", TONGUE, INK, 2)


def _laugh(f: _Face) -> None:
    f.shut_up()
    f.brows("M-34,-12 q10,-8 22,-4", "M20,-16 q10,-5 20,3")
    path = "M-16,30 Q7,36 31,29 C34,48 22,59 8,59 C-8,59 -19,48 -16,30 Z"
    f.open_mouth(path, (8, 52, 12, 5.4))
    f.canvas.flat("M-13,32 Q7,37 28,31 L27,38 Q7,43 -12,38 Z", WHITE)
    for x in (-42, 50):
        drop(f.canvas, x, 10, 0.62, 35 if x < 0 else -35)


def _sad(f: _Face) -> None:
    f.eyes(12)
    f.brows("M-33,-3 q9,-9 20,-8", "M21,-11 q10,1 18,9", 4.6)
    f.line("M-4,43 q4,-6 9,-2 q5,4 11,-2", 3.4)


def _crying(f: _Face) -> None:
    f.shut_down()
    f.brows("M-33,-4 q9,-9 20,-8", "M21,-12 q10,1 18,9", 4.8)
    for x in (LEFT - 5, RIGHT + 1):
        f.tear(x)
    path = "M-8,46 C-8,34 0,32 7,33 C16,32 23,36 22,46 C20,54 14,49 7,50 C0,49 -7,55 -8,46 Z"
    f.open_mouth(path, (7, 46.5, 6.5, 2.6))


def _sob(f: _Face) -> None:
    f.eyes(14)
    f.brows("M-35,-2 q10,-12 23,-11", "M20,-13 q12,0 20,11", 4.8)
    for x in (LEFT - 7, RIGHT + 4):
        f.tear(x, 38)
    path = "M-7,47 C-7,36 0,34 7,35 C15,34 22,38 21,47 C18,53 13,50 7,50 C1,50 -5,53 -7,47 Z"
    f.open_mouth(path, (7, 47, 6, 2.4))


def _happy_tears(f: _Face) -> None:
    f.shut_up()
    f.brows("M-33,-6 q9,-9 20,-8", "M21,-14 q10,1 18,8", 4.6)
    for x in (LEFT - 8, RIGHT + 6):
        f.tear(x, 26)
    f.grin()


def _oops(f: _Face) -> None:
    f.eye(LEFT, 10.2, 14, -3)
    f.eye(RIGHT, 9.2, 14, 3, 3)
    f.brows("M-33,-15 q10,-8 21,-4", "M20,-11 q9,-8 19,-2")
    f.line("M-6,40 q6,-5 12,0 q6,5 13,-2", 3.6)
    f.canvas.path("M8,42 q1,11 7,10 q6,-1 4,-11 Z", TONGUE, INK, 2.6)


def _relief(f: _Face) -> None:
    f.shut_down()
    f.brows("M-33,-8 q9,-8 20,-5", "M21,-12 q10,-3 18,5")
    f.line("M-4,39 q11,8 22,-1", 3.6)


def _down(f: _Face) -> None:
    f.eyes(13, 3, -3)
    f.half_lids(4)
    f.brows("M-32,-7 q10,-5 20,-1", "M20,-10 q9,-3 18,4")
    f.line("M-1,40 q9,6 16,-1", 3.6)


FACES: dict[str, Callable[[_Face], None]] = {
    "calm": _calm,
    "grin": _grin,
    "content": _content,
    "cute": _cute,
    "aim": _aim,
    "angry": _angry,
    "mean": _mean,
    "sneer": _sneer,
    "stern": _stern,
    "smug": _smug,
    "bored": _bored,
    "dreamy": _dreamy,
    "away": _away,
    "worried": _worried,
    "scared": _scared,
    "surprised": _surprised,
    "squeeze": _squeeze,
    "scream": _scream,
    "laugh": _laugh,
    "sad": _sad,
    "crying": _crying,
    "sob": _sob,
    "happy_tears": _happy_tears,
    "oops": _oops,
    "relief": _relief,
    "down": _down,
}


def draw_face(canvas: Canvas, look: Look, expression: str) -> None:
    """Draw cheeks, freckles, nose and one of FACES.

    Raises KeyError for an expression that there isn't.
    """
    for x in (-37, 46):
        canvas.dot(x, 31, 12.5, 8.2, canvas.glow("#FF6F6F", 0.7))
    if "freckles" in look.extras:
        for x, y in FRECKLES:
            canvas.dot(x, y, 1.7, fill=shade(look.skin_colour, 0.45))
    if "warpaint" in look.extras:
        for x in (-42, 44):
            canvas.line(f"M{x - 8},26 h16 M{x - 7},33 h14", "#3E5A2F", 4.2)
    canvas.line("M9,24 q5,3 1,6.5", shade(look.skin_colour, 0.42), 2.8)
    FACES[expression](_Face(canvas, look))
    if "nose_plaster" in look.extras:
        with canvas.group(6, 25, -8):
            canvas.path("M-15,-6 h30 v12 h-30 Z", "#F3D3A8", "#A8814F", 2.4)
            canvas.dot(0, 0, 4, fill="#E0B884")
    if "plaster" in look.extras:
        with canvas.group(-38, 33, 28):
            canvas.path("M-13,-5 h26 v10 h-26 Z", "#F3D3A8", "#A8814F", 2.4)
            canvas.dot(0, 0, 3.4, fill="#E0B884")


def draw_gum(canvas: Canvas) -> None:
    """Draw a bubble of chewing gum at the mouth."""
    canvas.ellipse(10, 45, 14, 13, canvas.cel("#FF9CC0"), "#A83F6E", 3)
    canvas.dot(5, 40, 3.6, 2.8, WHITE, 0.9)


def draw_bare_head(canvas: Canvas, look: Look, fringe: str) -> None:
    """Draw ears, head and the fringe's shadow on the forehead."""
    skin = look.skin_colour
    for x, rx, fold in ((-61, 11.5, "M-58,10 q-7,4 -2,11"), (62, 9, "M59,10 q6,4 1,11")):
        canvas.ellipse(x, 17, rx, 13, canvas.cel(skin, "ball", skin_shade(skin)))
        canvas.line(fold, shade(skin, 0.4), 2.6)
    canvas.path(HEAD, canvas.cel(skin, "ball", skin_shade(skin), light(skin, 0.25)))
    canvas.flat(fringe, skin_shade(skin, 0.9))


HEAD = (
    "M2,-58 C42,-58 62,-30 62,2 C63,16 60,28 53,38 C42,52 26,57 8,57 C-12,57 -36,54 -50,40 "
    "C-60,30 -62,16 -62,2 C-62,-30 -38,-58 2,-58 Z"
)
