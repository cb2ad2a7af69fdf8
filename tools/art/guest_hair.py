"""Hair and hats of the guests, in head space.

Every shape is written twice, dry and soaked, with the same path commands;
`blend` gives any wetness between. Wet strands grow on top with the limpness.
Each style has a `back` (behind the body) and a `front` (over the face).
"""

from collections.abc import Callable

from tools.art.drawing import INK, OUTLINE, Canvas, blend, lerp, light, num, shade
from tools.art.guest_cast import Guest, Wetness


# ------------------------------------------------------------------ helpers
def mass(
    canvas: Canvas, guest: Guest, wet: Wetness, dry_path: str, wet_path: str, kind: str = "ball"
) -> None:
    """Draw a mass of hair between its dry and its soaked shape."""
    colour = wet.hair(guest.hair)
    canvas.path(blend(dry_path, wet_path, wet.limp), canvas.cel(colour, kind), INK, OUTLINE)


def gloss(canvas: Canvas, guest: Guest, wet: Wetness, *paths: str, width: float = 4.6) -> None:
    """Draw highlights."""
    for path in paths:
        canvas.line(path, light(wet.hair(guest.hair), 0.42), width, 0.85)


def partings(canvas: Canvas, guest: Guest, wet: Wetness, *paths: str, width: float = 2.6) -> None:
    """Draw dark lines in the hair."""
    for path in paths:
        canvas.line(path, shade(wet.hair(guest.hair), 0.45), width)


def strands(
    canvas: Canvas,
    guest: Guest,
    wet: Wetness,
    *roots_and_tips: tuple[float, float, float, float],
    width: float = 7,
) -> None:
    """Draw stringy locks from roots (x, y) to tips (x, y): open paths, so that no line shows where they leave the hair."""
    if wet.limp < 0.3:
        return
    colour = wet.hair(guest.hair)
    for x0, y0, x1, y1 in roots_and_tips:
        x, y = lerp(x0, x1, wet.limp), lerp(y0, y1, wet.limp)
        half, fall = width / 2, y - y0
        canvas.path(
            f"M{num(x0 - half)},{num(y0)} C{num(x0 - half)},{num(y0 + fall * 0.5)} "
            f"{num(x - 2.5)},{num(y - fall * 0.3)} {num(x)},{num(y)} "
            f"C{num(x + 1.5)},{num(y - fall * 0.3)} {num(x0 + half + 1)},{num(y0 + fall * 0.5)} "
            f"{num(x0 + half)},{num(y0)}",
            colour,
            INK,
            3,
        )


# ------------------------------------------------------------------ wavy bob
def bob_back(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a wavy bob, behind."""
    mass(
        canvas,
        guest,
        wet,
        "M-50,-30 C-76,-22 -90,4 -82,24 C-92,34 -90,54 -78,57 C-78,72 -60,78 -48,68 C-36,76 -20,72 -14,62 L16,62 "
        "C24,74 40,76 50,68 C62,78 80,72 80,57 C92,54 94,34 84,24 C92,4 78,-22 52,-30 Z",
        "M-50,-30 C-60,-20 -66,4 -64,26 C-68,46 -72,70 -71,88 C-64,80 -60,70 -58,60 C-56,76 -52,92 -46,98 L48,98 "
        "C54,92 58,76 60,60 C62,70 66,80 73,88 C74,70 70,46 66,26 C66,2 62,-22 52,-30 Z",
        "down",
    )


def bob_front(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a wavy bob, in front."""
    mass(
        canvas,
        guest,
        wet,
        "M-58,34 C-74,18 -72,-4 -64,-22 C-66,-56 -36,-80 -6,-77 C36,-86 72,-58 67,-20 C76,-4 74,20 61,36 "
        "C62,18 58,0 47,-13 C28,-9 2,-16 -14,-42 C-20,-22 -34,-8 -48,-4 C-54,6 -55,20 -58,34 Z",
        "M-60,46 C-66,16 -64,-6 -60,-22 C-56,-50 -34,-66 0,-66 C34,-67 60,-50 62,-20 C65,-4 67,20 63,46 "
        "C60,24 56,2 48,-12 C32,-14 6,-22 -10,-42 C-18,-24 -32,-12 -44,-4 C-52,10 -56,28 -60,46 Z",
    )
    partings(canvas, guest, wet, "M-14,-42 C-12,-52 -8,-58 -2,-62", "M14,-22 C26,-22 38,-30 44,-40")
    gloss(canvas, guest, wet, "M-52,-34 C-48,-48 -40,-57 -28,-62", "M8,-58 C22,-59 36,-52 44,-41")
    strands(
        canvas,
        guest,
        wet,
        (-2, -34, -6, 6),
        (12, -24, 12, 10),
        (32, -16, 40, 16),
        (-30, -16, -40, 14),
    )
    strands(canvas, guest, wet, (-55, 30, -58, 100), (58, 30, 61, 102), width=11)


# ------------------------------------------------------------------ bald with side tufts
def tufts_back(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw white tufts, behind."""
    mass(
        canvas,
        guest,
        wet,
        "M-50,-14 C-66,-26 -80,-12 -78,0 C-90,4 -88,22 -76,24 C-76,36 -62,40 -52,30 L52,30 "
        "C62,40 76,36 76,24 C88,22 90,4 78,0 C80,-12 66,-26 50,-14 Z",
        "M-50,-14 C-60,-18 -64,-8 -64,2 C-68,14 -72,30 -72,46 C-66,40 -62,34 -58,28 L58,28 "
        "C62,34 66,40 72,46 C72,30 68,14 64,2 C64,-8 60,-18 50,-14 Z",
        "down",
    )


def tufts_front(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a bald head and its last hairs."""
    canvas.line("M-30,-44 C-24,-52 -12,-56 0,-56", light(guest.skin, 0.75), 6, 0.9)
    colour = wet.hair(guest.hair)
    if wet.limp < 0.5:
        canvas.line("M-4,-58 q2,-14 14,-12 M6,-58 q6,-8 16,-4", INK, 6)
        canvas.line("M-4,-58 q2,-14 14,-12 M6,-58 q6,-8 16,-4", colour, 2.6)
    else:
        canvas.line("M4,-58 q14,4 12,26 M-2,-57 q-10,8 -8,24", INK, 6)
        canvas.line("M4,-58 q14,4 12,26 M-2,-57 q-10,8 -8,24", colour, 2.6)


def walrus_moustache(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a walrus moustache."""
    colour = wet.hair(guest.hair)
    dry = (
        "M6,27 C-4,20 -20,26 -27,36 C-33,44 -43,42 -45,33 C-49,50 -34,58 -20,53 C-8,51 0,47 6,42 "
        "C12,47 20,51 32,53 C46,58 61,50 57,33 C55,42 45,44 39,36 C32,26 16,20 6,27 Z"
    )
    soaked = (
        "M6,28 C-4,22 -18,28 -25,38 C-32,50 -38,62 -41,78 C-34,72 -28,66 -24,60 C-14,58 -2,54 6,47 "
        "C14,54 26,58 36,60 C40,66 46,72 53,78 C50,62 44,50 37,38 C30,28 16,22 6,28 Z"
    )
    canvas.path(blend(dry, soaked, wet.limp), canvas.cel(colour, "under"), INK, 3.6)
    canvas.line("M-8,33 Q-18,37 -25,45 M20,33 Q30,37 37,45", shade(colour, 0.30), 2.4)


# ------------------------------------------------------------------ centre parting and low bun
def bun_back(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a low bun with its blossoms."""
    colour = wet.hair(guest.hair)
    mass(
        canvas,
        guest,
        wet,
        "M34,26 C40,10 62,8 76,20 C92,30 94,54 80,66 C66,76 44,70 36,56 C32,46 32,36 34,26 Z",
        "M34,26 C44,8 60,10 68,22 C80,48 88,86 84,126 C76,118 70,112 66,104 C58,84 44,60 34,26 Z",
        "ball",
    )
    if wet.limp < 0.5:
        canvas.line("M50,30 C62,24 78,34 76,50 M48,48 C54,58 66,58 72,50", shade(colour, 0.5), 2.6)
    _jasmine(canvas, wet)


def _jasmine(canvas: Canvas, wet: Wetness) -> None:
    """Draw a string of white blossoms round the bun; it slips when wet."""
    dry = ((44, 12), (58, 6), (73, 9), (85, 20), (91, 35), (90, 51))
    soaked = ((58, 20), (64, 34), (69, 48), (74, 62), (78, 76), (81, 90))
    for (x0, y0), (x1, y1) in zip(dry, soaked, strict=True):
        x, y = lerp(x0, x1, wet.limp), lerp(y0, y1, wet.limp)
        canvas.ellipse(x, y, 7, fill=wet.cloth("#FFFFFF"), width=2.6)
        canvas.dot(x, y, 2.6, fill="#FFD84D")


def bun_front(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw parted hair."""
    mass(
        canvas,
        guest,
        wet,
        "M-57,34 C-70,-4 -62,-68 4,-69 C64,-68 72,-4 59,34 C60,12 54,-10 40,-24 C28,-34 14,-42 6,-54 "
        "C-4,-42 -18,-34 -32,-24 C-50,-10 -55,12 -57,34 Z",
        "M-60,66 C-68,4 -62,-64 4,-65 C64,-64 70,4 62,66 C60,32 54,-2 42,-18 C28,-28 14,-40 6,-52 "
        "C-4,-40 -20,-30 -36,-18 C-50,-2 -57,32 -60,66 Z",
    )
    partings(canvas, guest, wet, "M6,-54 L5,-63")
    gloss(canvas, guest, wet, "M-50,-26 C-46,-42 -34,-54 -18,-59", "M20,-60 C30,-57 38,-51 44,-42")
    strands(
        canvas,
        guest,
        wet,
        (-14, -36, -18, 2),
        (-30, -24, -36, 12),
        (22, -38, 26, 4),
        (36, -26, 44, 12),
        width=6,
    )


# ------------------------------------------------------------------ short natural hair and beard
def crop_back(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw nothing: short hair doesn't show behind the head."""


def crop_front(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw short natural hair."""
    mass(
        canvas,
        guest,
        wet,
        "M-59,10 C-68,2 -70,-12 -64,-22 C-72,-34 -64,-50 -52,-52 C-52,-68 -34,-76 -22,-70 C-12,-82 10,-82 18,-72 "
        "C32,-80 50,-70 52,-56 C66,-52 74,-38 66,-24 C72,-12 68,2 60,10 C58,-6 54,-20 46,-27 "
        "C20,-34 -14,-34 -40,-27 C-52,-20 -56,-6 -59,10 Z",
        "M-58,14 C-62,4 -62,-10 -60,-22 C-60,-32 -56,-44 -48,-50 C-44,-58 -32,-62 -20,-63 C-8,-66 10,-66 20,-63 "
        "C34,-62 44,-56 50,-50 C58,-44 61,-32 61,-22 C62,-10 62,4 59,14 C56,-2 52,-14 46,-18 "
        "C20,-26 -14,-26 -42,-18 C-52,-12 -55,0 -58,14 Z",
    )
    hair = wet.hair(guest.hair)
    if wet.limp > 0.5:
        gloss(
            canvas, guest, wet, "M-46,-34 C-40,-46 -30,-52 -16,-55", "M4,-57 C14,-57 22,-55 30,-51"
        )
        return
    for x, y in ((-46, -42), (-24, -54), (-2, -60), (-34, -62), (-54, -24), (18, -56)):
        canvas.line(f"M{x - 7},{y + 2} q4,-8 12,-6", light(hair, 0.26), 3.4)
    for x, y in ((44, -44), (56, -24), (34, -60), (28, -40)):
        canvas.line(f"M{x - 6},{y + 5} q8,3 12,-6", shade(hair, 0.4), 3)


def short_beard(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a short beard."""
    colour = wet.hair(guest.hair)
    dry = (
        "M-56,10 C-56,30 -52,46 -42,56 C-30,68 -12,74 7,74 C26,74 42,66 50,54 C57,42 59,28 58,10 "
        "C54,26 48,32 38,31 C28,24 16,29 7,29 C-4,29 -14,24 -24,31 C-38,34 -50,28 -56,10 Z"
    )
    soaked = (
        "M-56,10 C-56,30 -52,46 -40,58 C-30,68 -14,76 5,90 C22,78 40,68 49,56 C57,42 59,28 58,10 "
        "C55,26 48,33 38,32 C28,26 16,31 7,31 C-4,31 -14,26 -24,32 C-38,35 -51,28 -56,10 Z"
    )
    canvas.path(blend(dry, soaked, wet.limp), canvas.cel(colour, "down"), INK, 3.2)
    canvas.path(
        "M-20,43 C-16,34 -4,36 6,36 C18,36 30,34 34,42 C32,54 20,58 7,58 C-8,58 -18,54 -20,43 Z",
        guest.skin,
        None,
        0,
    )


# ------------------------------------------------------------------ grand bouffant
def bouffant_back(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a grand bouffant, behind."""
    mass(
        canvas,
        guest,
        wet,
        "M-54,-20 C-70,-6 -74,16 -64,30 C-58,38 -50,36 -46,28 L48,28 C52,36 60,38 66,30 C76,16 72,-6 56,-20 Z",
        "M-54,-20 C-66,0 -74,40 -70,84 C-64,76 -58,66 -52,50 L54,50 C60,66 66,76 72,84 C76,40 68,0 56,-20 Z",
        "down",
    )
    strands(canvas, guest, wet, (-52, 40, -58, 104), (54, 40, 60, 104), width=10)


def bouffant_front(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a grand bouffant, in front."""
    mass(
        canvas,
        guest,
        wet,
        "M-60,18 C-74,4 -76,-18 -70,-32 C-86,-66 -50,-100 0,-98 C52,-100 86,-66 74,-32 C80,-16 76,6 62,20 "
        "C60,6 57,-8 50,-18 C36,-32 20,-36 2,-30 C-16,-36 -36,-32 -48,-18 C-54,-8 -57,4 -60,18 Z",
        "M-64,56 C-72,20 -68,-16 -62,-34 C-56,-60 -32,-69 2,-68 C36,-69 60,-60 66,-34 C72,-14 74,22 67,58 "
        "C64,36 60,14 52,0 C38,-8 18,-10 2,-14 C-16,-10 -34,-8 -48,0 C-56,14 -60,36 -64,56 Z",
    )
    hair = wet.hair(guest.hair)
    if wet.limp < 0.3:
        for path in (
            "M-48,-22 C-62,-42 -44,-78 -10,-84",
            "M50,-22 C68,-44 50,-80 16,-86",
            "M2,-32 C-24,-40 -26,-66 -4,-70 C14,-72 22,-54 10,-48",
        ):
            canvas.line(path, shade(hair, 0.26), 3)
        gloss(canvas, guest, wet, "M-60,-56 C-52,-76 -34,-87 -14,-90")
    else:
        partings(
            canvas,
            guest,
            wet,
            "M-30,-6 C-32,-26 -26,-44 -14,-56",
            "M6,-14 C4,-30 6,-44 10,-58",
            "M36,-8 C40,-24 38,-40 32,-52",
        )
        gloss(canvas, guest, wet, "M-52,-34 C-46,-50 -34,-58 -18,-61")
    strands(
        canvas,
        guest,
        wet,
        (-34, -6, -40, 20),
        (-14, -12, -17, 12),
        (8, -14, 8, 12),
        (26, -10, 29, 14),
        (42, -6, 50, 22),
        width=9,
    )


def tiara(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw the tiara, which slides over one ear when the bouffant collapses."""
    with canvas.group(lerp(2, 22, wet.limp), lerp(-62, -58, wet.limp), lerp(0, 24, wet.limp)):
        canvas.path(
            "M-34,6 L-38,-14 L-20,-4 L-14,-22 L0,-7 L14,-22 L20,-4 L38,-14 L34,6 Q0,-6 -34,6 Z",
            canvas.cel("#FFD873", "side"),
            INK,
            3,
        )
        for x, y in ((-38, -14), (-14, -22), (14, -22), (38, -14)):
            canvas.ellipse(x, y, 4, fill="#E9F7FF", width=2.2)
        canvas.ellipse(0, -8, 5, 6, fill=canvas.cel("#8A5CD0"), width=2.2)


# ------------------------------------------------------------------ pompadour
def pompadour_front(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a pompadour, a curtain of hair when wet."""
    mass(
        canvas,
        guest,
        wet,
        "M-58,12 C-65,-10 -66,-30 -58,-42 C-64,-76 -28,-104 16,-96 C56,-106 92,-72 68,-40 C68,-24 66,-6 59,12 "
        "C57,-4 54,-16 48,-26 C40,-32 32,-36 24,-37 C8,-38 -4,-36 -18,-34 C-36,-34 -46,-24 -50,-10 C-53,-4 -56,4 -58,12 Z",
        "M-59,18 C-64,-8 -62,-30 -54,-44 C-44,-62 -20,-67 4,-67 C36,-67 58,-58 62,-36 C66,-20 66,-2 61,18 "
        "C58,2 56,-6 52,-14 C50,8 44,24 36,40 C26,22 8,-10 -16,-20 C-32,-24 -46,-14 -52,-2 C-54,4 -57,10 -59,18 Z",
    )
    if wet.limp < 0.3:
        partings(
            canvas,
            guest,
            wet,
            "M-46,-34 C-34,-60 6,-64 36,-50 C52,-44 64,-54 60,-66",
            "M-32,-37 C-18,-50 10,-50 30,-41",
            "M-20,-62 C0,-74 24,-72 40,-64",
        )
        gloss(canvas, guest, wet, "M-49,-56 C-40,-76 -18,-88 8,-88", width=5.4)
    else:
        partings(canvas, guest, wet, "M6,-16 C12,-30 14,-44 10,-58", "M34,6 C40,-12 40,-32 32,-48")
        gloss(canvas, guest, wet, "M-48,-36 C-42,-50 -28,-58 -12,-60")
    strands(canvas, guest, wet, (-44, -18, -50, 30), width=9)


# ------------------------------------------------------------------ braids and straw hat
def braids_front(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw hair in four braids."""
    colour = wet.hair(guest.hair)
    canvas.path(
        "M-58,20 C-66,-30 -40,-60 2,-60 C44,-60 66,-30 60,20 C56,4 52,-8 44,-16 "
        "C24,-26 -18,-26 -42,-16 C-52,-8 -55,4 -58,20 Z",
        canvas.cel(colour),
        INK,
        OUTLINE,
    )
    sway = lerp(1, 0.35, wet.limp)
    for side, x in ((-1, -58), (1, 61)):
        for offset, length in ((0, 124), (13, 104)):
            _braid(canvas, colour, x - side * offset, side * sway, length)


def _braid(canvas: Canvas, colour: str, x: float, sway: float, length: float) -> None:
    """Draw a chain of beads: each ellipse overlaps the one before."""
    count = 9
    for i in range(count):
        t = i / (count - 1)
        bend = sway * 14 * t * (1.2 - t * 0.7)
        canvas.ellipse(
            x + bend, 4 + t * length, 8 - 1.5 * t, 9.5, fill=canvas.cel(colour), width=2.8
        )
    canvas.ellipse(x + sway * 7, 14 + length, 5, 5.5, fill=canvas.cel("#FFC23D"), width=2.6)


def straw_hat(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw a straw hat, its brim hanging when wet."""
    straw, ribbon = wet.cloth("#F5D27A"), wet.cloth("#3FA6E6")
    crown = blend(
        "M-54,-30 C-58,-72 -40,-94 2,-95 C44,-94 62,-72 58,-32 C30,-22 -26,-22 -54,-30 Z",
        "M-54,-28 C-60,-60 -42,-76 -4,-72 C40,-84 60,-64 58,-30 C30,-22 -26,-22 -54,-28 Z",
        wet.limp,
    )
    brim = blend(
        "M-108,-26 C-104,-44 -60,-48 0,-46 C62,-48 110,-46 114,-28 C116,-12 62,-12 2,-18 C-58,-12 -110,-8 -108,-26 Z",
        "M-98,34 C-96,-14 -60,-42 0,-42 C62,-42 100,-16 104,36 C94,30 62,-2 2,-12 C-58,-2 -90,28 -98,34 Z",
        wet.limp,
    )
    with canvas.group(0, -9):
        _draw_hat(canvas, wet, straw, ribbon, crown, brim)


def _draw_hat(canvas: Canvas, wet: Wetness, straw: str, ribbon: str, crown: str, brim: str) -> None:
    canvas.path(brim, canvas.cel(straw, "side"), INK, OUTLINE)
    canvas.path(crown, canvas.cel(straw), INK, OUTLINE)
    canvas.path(
        blend(
            "M-56,-38 C-28,-28 30,-28 59,-40 L58,-54 C30,-42 -28,-42 -56,-52 Z",
            "M-56,-36 C-28,-26 30,-26 59,-38 L59,-50 C30,-38 -28,-38 -57,-48 Z",
            wet.limp,
        ),
        canvas.cel(ribbon, "side"),
        INK,
        3,
    )
    for y in (-84, -72, -62):
        canvas.line(
            f"M-38,{y + 8 + 8 * wet.limp} Q0,{y + 2 + 8 * wet.limp} 30,{y + 8 + 8 * wet.limp}",
            shade(straw, 0.22),
            2.2,
        )
    _hat_flower(canvas, wet)


def _hat_flower(canvas: Canvas, wet: Wetness) -> None:
    with canvas.group(40, lerp(-46, -40, wet.limp), lerp(0, 50, wet.limp), lerp(1, 0.86, wet.limp)):
        for turn in range(0, 360, 60):
            with canvas.group(0, 0, turn):
                canvas.path(
                    "M0,0 C-9,-6 -8,-18 0,-20 C8,-18 9,-6 0,0 Z",
                    canvas.cel(wet.cloth("#F2719F"), "soft"),
                    INK,
                    2.4,
                )
        canvas.ellipse(0, 0, 6, fill=wet.cloth("#FFD84D"), width=2.4)


# ------------------------------------------------------------------ long side-swept waves
def waves_back(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw long side-swept waves, behind."""
    mass(
        canvas,
        guest,
        wet,
        "M-50,-30 C-74,-16 -82,12 -74,34 C-88,50 -86,76 -70,86 C-72,104 -54,116 -36,108 L40,108 "
        "C58,118 78,106 78,88 C94,78 94,52 80,36 C88,12 78,-16 52,-30 Z",
        "M-50,-30 C-62,-16 -68,12 -66,40 C-70,62 -72,92 -70,118 C-60,112 -52,104 -44,98 L46,98 "
        "C54,104 62,112 74,118 C76,92 74,62 68,40 C70,12 64,-16 52,-30 Z",
        "down",
    )
    if wet.limp < 0.3:
        hair = wet.hair(guest.hair)
        canvas.line(
            "M-66,44 C-76,58 -74,76 -60,84 M70,44 C82,58 80,78 66,86", shade(hair, 0.3), 2.8
        )


def waves_front(canvas: Canvas, guest: Guest, wet: Wetness) -> None:
    """Draw long side-swept waves, in front."""
    mass(
        canvas,
        guest,
        wet,
        "M-59,38 C-74,22 -70,0 -62,-18 C-66,-56 -34,-80 8,-78 C50,-80 76,-50 66,-16 C80,-2 82,24 66,44 "
        "C66,24 62,6 52,-8 C46,-20 38,-32 30,-44 C18,-22 -12,-6 -40,-8 C-52,2 -56,20 -59,38 Z",
        "M-61,56 C-67,24 -64,-2 -60,-18 C-56,-50 -32,-66 4,-66 C38,-66 60,-50 62,-18 C67,0 70,28 65,58 "
        "C62,34 58,12 52,-4 C46,-18 38,-30 30,-42 C18,-24 -10,-12 -38,-6 C-52,8 -57,30 -61,56 Z",
    )
    partings(canvas, guest, wet, "M30,-44 C30,-51 27,-56 22,-60", "M-4,-16 C10,-22 20,-32 24,-40")
    gloss(
        canvas,
        guest,
        wet,
        "M-50,-30 C-46,-46 -34,-55 -18,-59",
        "M40,-50 C46,-44 50,-38 52,-30",
        width=5.2,
    )
    strands(
        canvas,
        guest,
        wet,
        (12, -28, 10, 8),
        (-8, -16, -12, 14),
        (-26, -10, -34, 18),
        (38, -28, 44, 12),
    )
    strands(
        canvas,
        guest,
        wet,
        (-56, 30, -61, 116),
        (60, 30, 65, 118),
        (-48, 34, -46, 96),
        (53, 34, 52, 98),
        width=11,
    )


Drawing = Callable[[Canvas, Guest, Wetness], None]
STYLES: dict[str, tuple[Drawing, Drawing]] = {  # name: (back, front)
    "bob": (bob_back, bob_front),
    "tufts": (tufts_back, tufts_front),
    "bun": (bun_back, bun_front),
    "crop": (crop_back, crop_front),
    "bouffant": (bouffant_back, bouffant_front),
    "pompadour": (crop_back, pompadour_front),
    "braids": (crop_back, braids_front),
    "waves": (waves_back, waves_front),
}
