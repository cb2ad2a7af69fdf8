"""Dresses on their hangers: the six of the deck and one for each wild card.

Each is drawn about (0, 0) in a box of x -90 to 90, y -110 to 112, the hanger on top.
"""

from collections.abc import Callable, Sequence

from tools.art.drawing import INK, WHITE, Canvas, light, num, polar, shade, star_path

Drawing = Callable[[Canvas, str], None]
GOLD = "#FFE08A"
RIBBON_LOOPS = (
    "M0,-14 C-16,-26 -22,-10 -4,-10 C-12,2 -4,8 0,-8 C4,8 12,2 4,-10 C22,-10 16,-26 0,-14 Z"
)


def draw_hanger(canvas: Canvas) -> None:
    """Draw a wooden hanger."""
    canvas.line("M0,-98 q0,-12 8,-12 q8,0 8,8 q0,7 -9,9 q-7,2 -7,8", INK, 4)
    canvas.cord("M-38,-78 Q0,-104 38,-78", "#C98B4E", 3, 2)


def _folds(canvas: Canvas, colour: str, *paths: str, width: float = 2.8) -> None:
    for path in paths:
        canvas.line(path, shade(colour, 0.34), width)


def _cloth(canvas: Canvas, path: str, colour: str, kind: str = "side", width: float = 4) -> None:
    canvas.path(path, canvas.cel(colour, kind), INK, width)


def _straps(canvas: Canvas, half: float, colour: str) -> None:
    canvas.cord(f"M-{half},-56 Q-{half + 4},-70 -{half + 7},-84", colour, 3.4, 2.4)
    canvas.cord(f"M{half},-56 Q{half + 4},-70 {half + 7},-84", colour, 3.4, 2.4)


def _blossom(canvas: Canvas, x: float, y: float, size: float, petals: str, heart: str) -> None:
    for i in range(5):
        px, py = polar(x, y, size, i * 72 - 90)
        canvas.dot(px, py, size * 0.72, fill=petals)
    canvas.dot(x, y, size * 0.56, fill=heart)


# ------------------------------------------------------------------ the six dresses of the deck
def formal(canvas: Canvas, colour: str) -> None:
    """Draw a long evening gown with stars."""
    _cloth(
        canvas,
        "M-22,-20 C-58,6 -76,70 -80,100 Q-60,112 -40,102 Q-20,114 0,104 Q20,114 40,102 "
        "Q60,112 80,100 C76,70 58,6 22,-20 Z",
        colour,
    )
    _folds(
        canvas,
        colour,
        "M-12,-14 C-24,20 -36,66 -40,98",
        "M2,-12 C0,30 0,66 0,100",
        "M14,-14 C26,20 38,66 40,98",
    )
    _cloth(
        canvas,
        "M-24,-62 C-20,-48 -22,-34 -22,-20 Q0,-10 22,-20 C22,-34 20,-48 24,-62 "
        "C16,-72 6,-66 0,-58 C-6,-66 -16,-72 -24,-62 Z",
        colour,
    )
    canvas.cord("M-23,-22 Q0,-11 23,-22", GOLD, 5, 2.5)
    canvas.line("M-22,-62 L-30,-82 M22,-62 L30,-82", INK, 4)
    canvas.line("M-62,64 C-54,30 -44,12 -36,2", light(colour, 0.6), 4.4)
    for x, y in ((-52, 84), (-18, 60), (22, 78), (54, 88), (-30, 30), (32, 40)):
        canvas.flat(star_path(x, y, 6.5, 2.3, 4), WHITE)


def sundress(canvas: Canvas, colour: str) -> None:
    """Draw a short summer dress with daisies and a bow."""
    _cloth(
        canvas,
        "M-20,-14 C-34,12 -56,60 -62,86 Q-46,97 -31,88 Q-16,99 0,90 Q16,99 31,88 Q46,97 62,86 "
        "C56,60 34,12 20,-14 Z",
        colour,
    )
    _folds(canvas, colour, "M-10,-6 C-16,28 -28,64 -31,84", "M12,-6 C18,28 28,64 31,84")
    _straps(canvas, 17, colour)
    _cloth(
        canvas,
        "M-20,-56 Q0,-46 20,-56 C24,-40 22,-28 21,-14 Q0,-6 -21,-14 C-22,-28 -24,-40 -20,-56 Z",
        colour,
    )
    daisies = (
        (-38, 60),
        (-13, 40),
        (15, 62),
        (40, 66),
        (-15, 74),
        (9, 20),
        (-22, 16),
        (28, 36),
        (-7, -31),
        (10, -39),
    )
    for x, y in daisies:
        _blossom(canvas, x, y, 4.8, WHITE, "#F28C28")
    canvas.path(RIBBON_LOOPS, WHITE, INK, 3)


def cocktail(canvas: Canvas, colour: str) -> None:
    """Draw a one-shouldered cocktail dress with a flounce."""
    _cloth(canvas, "M-22,-10 C-32,8 -42,40 -43,72 Q0,86 43,72 C42,40 32,8 22,-10 Z", colour)
    _cloth(
        canvas,
        "M-26,-54 C-18,-66 -6,-62 4,-52 C12,-60 24,-64 28,-54 C24,-36 22,-24 22,-10 Q0,-2 -22,-10 "
        "C-22,-24 -22,-38 -26,-54 Z",
        colour,
    )
    strap = "M-26,-54 C-24,-66 -30,-76 -30,-84 C-22,-80 -8,-64 4,-52 C-4,-46 -18,-46 -26,-54 Z"
    _cloth(canvas, strap, light(colour, 0.18), width=3.4)
    flounce = (
        "M16,-8 C34,-24 50,-14 46,-2 C58,4 56,24 40,22 C46,40 34,64 20,62 C30,38 24,14 16,-8 Z"
    )
    _cloth(canvas, flounce, light(colour, 0.22), "down", 3.4)
    canvas.line("M22,2 C30,8 36,12 40,14 M24,18 C30,30 30,42 26,52", shade(colour, 0.3), 2.6)
    canvas.ellipse(17, -6, 6.5, fill=GOLD, width=2.8)
    _folds(canvas, colour, "M-8,-2 C-14,24 -18,46 -18,74", "M4,10 C2,34 2,54 2,76")
    canvas.line("M-34,48 C-32,28 -26,14 -21,4", light(colour, 0.6), 4)
    canvas.line("M-41,69 Q0,83 41,69", light(colour, 0.5), 3)


def denim(canvas: Canvas, colour: str) -> None:
    """Draw a denim shirt dress: collar, buttons, pockets, orange seams."""
    seam = "#FFB454"
    for side in (-1, 1):
        sleeve = f"M{side * 26},-74 C{side * 46},-70 {side * 54},-52 {side * 56},-34 L{side * 34},-28 L{side * 22},-54 Z"
        _cloth(canvas, sleeve, colour, width=3.8)
        canvas.line(f"M{side * 54},-40 L{side * 33},-34", seam, 2.4)
    _cloth(
        canvas,
        "M-27,-74 C-30,-50 -26,-34 -25,-14 C-32,16 -42,54 -46,86 Q0,98 46,86 C42,54 32,16 25,-14 "
        "C26,-34 30,-50 27,-74 L0,-60 Z",
        colour,
    )
    canvas.line("M-6,-58 V90 M6,-58 V90", shade(colour, 0.3), 2.4)
    canvas.line("M-44,79 Q0,91 44,79", seam, 2.4)
    for side in (-1, 1):
        x = side * 24
        pocket = f"M{x - 12},20 H{x + 12} V40 L{x},48 L{x - 12},40 Z"
        canvas.path(pocket, light(colour, 0.16), INK, 2.8)
        canvas.line(f"M{x - 9},26 H{x + 9}", seam, 2.2)
        chest = f"M{side * 9},-44 H{side * 23} V-30 L{side * 16},-25 L{side * 9},-30 Z"
        canvas.path(chest, light(colour, 0.16), INK, 2.4)
    canvas.cord("M-26,-13 Q0,-5 26,-13", "#B4713A", 7, 2.6)
    canvas.path("M-6,-15 h12 v11 h-12 Z", "none", GOLD, 3)
    for y in (-48, -32, 12, 32, 52, 72):
        canvas.ellipse(0, y, 3.2, fill=GOLD, width=1.8)
    for side in (-1, 1):
        collar = f"M0,-58 L{side * 8},-82 L{side * 27},-76 L{side * 22},-54 Z"
        canvas.path(collar, light(colour, 0.24), INK, 3.2)


def tea(canvas: Canvas, colour: str) -> None:
    """Draw a swinging garden-party frock with roses, lace and a sash."""
    _cloth(
        canvas,
        "M-20,-16 C-42,10 -68,52 -76,78 Q-38,98 0,98 Q38,98 76,78 C68,52 42,10 20,-16 Z",
        colour,
    )
    lace = "M-76,77"
    for i in range(9):
        x0, x1 = -76 + i * 152 / 9, -76 + (i + 1) * 152 / 9
        drop_by = 15 - 0.9 * abs(i - 4) ** 2 * 0.9
        lace += f" Q{num((x0 + x1) / 2)},{num(84 + drop_by + 8)} {num(x1)},{num(77 + 20 * (1 - (x1 / 76) ** 2))}"
    canvas.path(lace + " Q38,97 0,97 Q-38,97 -76,77 Z", WHITE, INK, 2.8)
    _folds(
        canvas, colour, "M-12,-6 C-24,24 -36,58 -40,84", "M0,-4 V88", "M12,-6 C24,24 36,58 40,84"
    )
    for side in (-1, 1):
        puff = f"M{side * 18},-70 C{side * 36},-84 {side * 54},-72 {side * 50},-54 C{side * 46},-44 {side * 32},-42 {side * 22},-50 Z"
        _cloth(canvas, puff, light(colour, 0.2), "ball", 3.6)
    _cloth(
        canvas,
        "M-20,-72 C-26,-54 -22,-34 -21,-16 Q0,-8 21,-16 C22,-34 26,-54 20,-72 Q0,-56 -20,-72 Z",
        colour,
    )
    canvas.cord("M-21,-72 Q0,-55 21,-72", WHITE, 5, 2.4)
    for x, y in (
        (-44, 50),
        (-20, 28),
        (-24, 70),
        (18, 52),
        (44, 62),
        (26, 20),
        (0, 80),
        (-10, -40),
        (10, -30),
    ):
        _blossom(canvas, x, y, 5, "#FF9CC0", "#FFF3B0")
        canvas.dot(x + 9, y + 5, 3.6, 2, shade(colour, 0.4))
    canvas.cord("M-21,-16 Q0,-8 21,-16", "#FF9CC0", 7, 2.6)
    with canvas.group(18, 0):
        canvas.path(RIBBON_LOOPS, "#FF9CC0", INK, 3)


def wedding(canvas: Canvas, colour: str) -> None:
    """Draw a white wedding dress with a veil, silver swags and pearls."""
    veil = "M-30,-84 C-70,-40 -88,40 -90,104 Q-60,92 -40,100 L40,100 Q60,92 90,104 C88,40 70,-40 30,-84 Z"
    canvas.path(veil, "#E9F1FF", "#7F93BE", 3, 0.75)
    _cloth(
        canvas,
        "M-20,-18 C-52,4 -70,60 -76,94 Q-58,106 -38,97 Q-19,108 0,99 Q19,108 38,97 Q58,106 76,94 "
        "C70,60 52,4 20,-18 Z",
        colour,
    )
    silver = "#AFC0DF"
    for y, half in ((24, 46), (60, 62)):
        for side in (-1, 1):
            canvas.line(f"M0,{y} Q{side * half * 0.5},{y + 18} {side * half},{y - 2}", silver, 5)
        for x in (-half, 0, half):
            canvas.path(star_path(x, y - 1, 6, 3, 5), "#D9E4FA", "#6B7FAE", 2)
    _folds(
        canvas, "#B9C8E6", "M-10,-10 C-20,26 -32,66 -37,92", "M12,-10 C22,26 32,66 37,92", width=2.4
    )
    _cloth(
        canvas,
        "M-24,-60 C-20,-46 -21,-34 -21,-18 Q0,-9 21,-18 C21,-34 20,-46 24,-60 Q12,-68 0,-56 "
        "Q-12,-68 -24,-60 Z",
        colour,
    )
    canvas.line("M-23,-60 L-30,-82 M23,-60 L30,-82", INK, 4)
    canvas.cord("M-21,-19 Q0,-10 21,-19", "#C3D2EE", 6, 2.6)
    with canvas.group(0, 0, 0, 1.05):
        canvas.path(RIBBON_LOOPS, "#E3ECFB", INK, 3)
    for i in range(7):
        bead = polar(0, -66, 17, 20 + i * 23.3)
        canvas.ellipse(*bead, 3.2, fill="#FFF6DF", width=1.8)


# ------------------------------------------------------------------ the wild cards' own dresses
def mermaid(canvas: Canvas, colour: str) -> None:
    """Draw a mermaid's dress with scales."""
    _cloth(
        canvas,
        "M-22,-58 C-16,-40 -20,-30 -20,-18 C-28,0 -26,30 -16,58 C-24,76 -50,92 -62,100 Q-44,110 -26,102 "
        "Q-12,112 4,102 Q20,112 34,102 Q50,110 66,98 C48,90 24,76 17,58 C27,30 28,0 20,-18 "
        "C20,-30 16,-40 22,-58 Q0,-44 -22,-58 Z",
        colour,
    )
    canvas.line("M-20,-56 L-28,-80 M20,-56 L28,-80", INK, 4)
    for row, y in enumerate(range(-14, 56, 12)):
        for x in range(-16, 20, 11):
            at = x + 5.5 * (row % 2)
            if abs(at) < 18:
                canvas.line(f"M{num(at - 5)},{y} q5,8 10,0", shade(colour, 0.3), 2.4)
    _folds(
        canvas,
        colour,
        "M-8,64 C-14,80 -22,92 -26,100",
        "M0,66 C2,80 4,92 4,100",
        "M8,64 C16,80 28,92 34,100",
    )
    canvas.line("M-20,26 C-23,8 -20,-8 -15,-20", light(colour, 0.6), 4)


def tutu(canvas: Canvas, colour: str) -> None:
    """Draw a tutu of three layers."""
    for layer, (half, y) in enumerate(((78, 34), (70, 24), (60, 12))):
        path = f"M{-half},{y}"
        for _ in range(8):
            path += f" q{num(half / 8)},{18 - layer * 3} {num(half / 4)},0"
        path += f" C{num(half * 0.8)},{y - 34} 30,-30 0,-30 C-30,-30 {num(-half * 0.8)},{y - 34} {-half},{y} Z"
        _cloth(canvas, path, light(colour, 0.28 * layer), "down", 3.6)
    _cloth(
        canvas,
        "M-22,-58 C-14,-66 -6,-60 0,-52 C6,-60 14,-66 22,-58 C24,-42 20,-28 19,-20 Q0,-10 -19,-20 "
        "C-20,-28 -24,-42 -22,-58 Z",
        colour,
    )
    canvas.line("M-20,-60 L-28,-82 M20,-60 L28,-82", INK, 4)
    _folds(
        canvas,
        colour,
        "M-40,24 C-30,-2 -18,-14 -10,-18",
        "M40,24 C30,-2 18,-14 10,-18",
        "M0,26 V-14",
    )
    canvas.path("M0,-22 C-16,-32 -20,-16 -4,-18 M0,-22 C16,-32 20,-16 4,-18", WHITE, INK, 3)


def polka(canvas: Canvas, colour: str) -> None:
    """Draw a swing dress with dots and a white collar."""
    _cloth(
        canvas,
        "M-20,-16 C-40,10 -66,50 -74,72 Q-36,92 0,92 Q36,92 74,72 C66,50 40,10 20,-16 Z",
        colour,
    )
    canvas.path("M-66,76 Q0,104 66,76 L68,85 Q0,113 -68,85 Z", WHITE, INK, 3)
    _cloth(
        canvas,
        "M-34,-74 C-36,-62 -28,-54 -20,-52 C-22,-38 -21,-28 -20,-16 Q0,-8 20,-16 C21,-28 22,-38 20,-52 "
        "C28,-54 36,-62 34,-74 C28,-82 22,-82 16,-80 L0,-54 L-16,-80 C-22,-82 -28,-82 -34,-74 Z",
        colour,
    )
    canvas.path("M-16,-80 L0,-54 L16,-80 L24,-74 L4,-44 L0,-48 L-4,-44 L-24,-74 Z", WHITE, INK, 3)
    canvas.cord("M-21,-16 Q0,-8 21,-16", WHITE, 6, 3)
    _folds(
        canvas, colour, "M-12,-6 C-22,24 -34,54 -38,78", "M0,-4 V84", "M12,-6 C22,24 34,54 38,78"
    )
    for x, y in (
        (-48, 56),
        (-24, 34),
        (-14, 62),
        (15, 30),
        (24, 64),
        (50, 58),
        (-44, 76),
        (2, 8),
        (44, 34),
    ):
        canvas.dot(x, y, 5, fill=WHITE)


def flamenco(canvas: Canvas, colour: str) -> None:
    """Draw a flamenco dress: a skirt of flounces."""
    for half, y in ((82, 92), (66, 64), (50, 36)):
        path = f"M{-half},{y}"
        for i in range(6):
            path += f" q{num(half / 6)},{16 if i % 2 else 12} {num(half / 3)},0"
        path += f" C{num(half * 0.8)},{y - 26} {num(half * 0.5)},{y - 46} 0,{y - 50} C{num(-half * 0.5)},{y - 46} {num(-half * 0.8)},{y - 26} {-half},{y} Z"
        _cloth(canvas, path, colour, "down", 3.6)
        canvas.line(f"M{-half + 6},{y - 4} q{half - 6},14 {2 * half - 12},0", INK, 3)
    _cloth(
        canvas,
        "M-22,-60 Q0,-48 22,-60 C22,-40 20,-20 26,-2 Q0,10 -26,-2 C-20,-20 -22,-40 -22,-60 Z",
        colour,
    )
    for side in (-1, 1):
        _cloth(
            canvas,
            f"M{side * 20},-66 C{side * 34},-76 {side * 46},-64 {side * 42},-50 C{side * 36},-42 {side * 26},-46 {side * 18},-52 Z",
            light(colour, 0.2),
            "ball",
            3.2,
        )
    for x, y in ((-10, -34), (10, -36), (0, -16), (-14, -6), (14, -8)):
        canvas.dot(x, y, 3.4, fill=INK)


def flapper(canvas: Canvas, colour: str) -> None:
    """Draw a straight dress with rows of fringe."""
    _straps(canvas, 18, colour)
    _cloth(
        canvas,
        "M-24,-58 Q0,-40 24,-58 C28,-20 34,30 36,66 L-36,66 C-34,30 -28,-20 -24,-58 Z",
        colour,
    )
    for y, half in ((-8, 28), (22, 32), (52, 36)):
        canvas.cord(f"M-{half},{y} Q0,{y + 7} {half},{y}", GOLD, 4, 2)
        for i in range(9):
            x = -half + 3.0 + i * (2 * half - 6) / 8
            canvas.line(f"M{num(x)},{y + 5} v{20 + (i % 2) * 5}", INK, 5.4)
            canvas.line(f"M{num(x)},{y + 5} v{20 + (i % 2) * 5}", light(colour, 0.35), 2.4)
    for x, y in ((-10, -36), (0, -30), (10, -36), (-5, -20), (5, -20)):
        canvas.flat(star_path(x, y, 5, 2, 4), WHITE)


def rainbow(canvas: Canvas, colour: str) -> None:
    """Draw a tent dress in stripes."""
    stripes: Sequence[str] = ("#E94F64", "#FF9F43", "#FFD84D", "#35B56A", "#3FA6E6", "#8A5CD0")
    _straps(canvas, 16, stripes[0])
    for i in reversed(range(6)):
        low, half = -36 + i * 24, 26 + i * 9.5
        path = f"M-18,-58 Q0,-48 18,-58 C{num(half * 0.7)},{low - 16} {num(half * 0.95)},{low - 6} {num(half)},{low + 8} Q0,{low + 24} {num(-half)},{low + 8} C{num(-half * 0.95)},{low - 6} {num(-half * 0.7)},{low - 16} -18,-58 Z"
        _cloth(canvas, path, stripes[i], "side", 3.2)


DECK: dict[str, Drawing] = {
    "formal": formal,
    "sundress": sundress,
    "cocktail": cocktail,
    "denim": denim,
    "tea": tea,
    "wedding": wedding,
}
WILD: tuple[tuple[Drawing, str], ...] = (
    (mermaid, "#1FA08A"),
    (tutu, "#F06CA8"),
    (polka, "#F2813A"),
    (flamenco, "#D4343F"),
    (flapper, "#7A6AD8"),
    (rainbow, "#FFD84D"),
)
