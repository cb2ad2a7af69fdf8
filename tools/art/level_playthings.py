"""What stands on a playground and at a pool, drawn about the foot (0, 0); 48 units make a tile."""

from __future__ import annotations

from tools.art.drawing import CORAL, SUN, WHITE, Canvas, light, num, polar, polygon, shade
from tools.art.level_garden import RED_LINE, STEEL_LINE, WOOD, WOOD_LINE, ground_shadow


# ------------------------------------------------------------------ playground
def draw_slide(c: Canvas) -> None:
    """Draw the slide."""
    ground_shadow(c, 10, 0, 66, 9)
    for x in (-42, -18):
        c.line(f"M{x},0 V-84", "#2E4F8A", 7)
        c.line(f"M{x},0 V-84", "#5E93E0", 3)
    for y in (-16, -34, -52, -70):
        c.line(f"M-42,{y} H-18", "#2E4F8A", 5)
    c.path("M-46,-86 L-30,-108 L-14,-86 Z", c.cel(CORAL, "side"), RED_LINE, 3.4)
    c.path(
        "M-22,-66 C4,-62 22,-30 44,-10 L66,-8 L66,2 L40,2 C14,-18 0,-48 -22,-52 Z",
        c.cel(SUN, "down"),
        "#8A6A12",
        3.4,
    )
    c.line("M-16,-60 C6,-54 24,-24 46,-6", light(SUN, 0.7), 4)


def draw_swings(c: Canvas) -> None:
    """Draw the swings."""
    ground_shadow(c, 4, 0, 70, 8)
    c.line(
        "M-60,0 L-48,-96 M-36,-2 L-48,-96 M60,0 L48,-96 M36,-2 L48,-96 M-50,-96 H50", "#2E7A5A", 8
    )
    c.line(
        "M-60,0 L-48,-96 M-36,-2 L-48,-96 M60,0 L48,-96 M36,-2 L48,-96 M-50,-96 H50", "#5BC8AF", 3.6
    )
    for x, sway, colour in ((-20, -6, CORAL), (16, 4, "#3FA6E6")):
        c.line(f"M{x - 8},-94 L{x - 8 + sway},-26 M{x + 8},-94 L{x + 8 + sway},-26", "#6B7894", 2.6)
        c.path(
            f"M{x - 13 + sway},-28 h26 v8 h-26 Z", c.cel(colour, "under"), shade(colour, 0.6), 2.6
        )


def draw_seesaw(c: Canvas) -> None:
    """Draw the seesaw."""
    ground_shadow(c, 2, 0, 58, 7)
    c.path("M-12,0 L0,-22 L12,0 Z", c.cel("#5E93E0", "side"), "#2E4F8A", 3)
    c.path("M-60,-38 L60,-10 L59,-3 L-61,-31 Z", c.cel(SUN, "down"), "#8A6A12", 3)
    for x, y in ((-46, -36), (46, -14)):
        c.line(f"M{x},{y} v-13 M{x - 6},{y - 13} h12", RED_LINE, 4.4)


def draw_roundabout(c: Canvas) -> None:
    """Draw the roundabout."""
    ground_shadow(c, 4, 4, 52, 13)
    c.ellipse(0, -8, 50, 15, c.cel("#8A5CD0", "side"), "#4A2F86", 3.4)
    c.ellipse(0, -12, 50, 15, "#B48CF0", "#4A2F86", 3)
    for i in range(3):
        x, y = polar(0, -12, 40, 20 + i * 120, 0.3)
        c.line(f"M0,-40 Q{num(x)},-40 {num(x)},{num(y)}", "#4A2F86", 6)
        c.line(f"M0,-40 Q{num(x)},-40 {num(x)},{num(y)}", SUN, 2.8)
    c.line("M0,-14 V-40", "#4A2F86", 7)


def draw_rocker(c: Canvas) -> None:
    """Draw the rocker."""
    ground_shadow(c, 2, 0, 24, 6)
    c.line("M0,0 q-9,-5 0,-9 q9,-4 0,-9 q-9,-4 0,-9", "#4A5B87", 5)
    c.path(
        "M-30,-40 C-26,-22 22,-20 28,-36 C22,-44 10,-44 0,-42 C-10,-40 -22,-36 -30,-40 Z",
        c.cel("#3FA6E6", "down"),
        "#1F4E8A",
        3,
    )
    c.path(
        "M14,-38 C12,-60 26,-70 36,-60 C44,-58 44,-46 34,-46 C28,-46 28,-40 26,-36 Z",
        c.cel("#3FA6E6"),
        "#1F4E8A",
        3,
    )
    c.dot(32, -56, 2.4)
    c.path("M16,-52 C8,-54 8,-40 14,-38 Z", SUN, "#8A6A12", 2.4)
    c.line("M-26,-42 q-10,-6 -12,4", "#1F4E8A", 4)


def draw_bench(c: Canvas) -> None:
    """Draw the bench."""
    ground_shadow(c, 2, 0, 46, 6)
    for x in (-34, 34):
        c.line(f"M{x},0 V-20 M{x},-22 V-44", STEEL_LINE, 6)
    for y in (-46, -36):
        c.path(f"M-44,{y} h88 v8 h-88 Z", c.cel(WOOD, "under"), WOOD_LINE, 2.6)
    c.path("M-46,-24 h92 l4,8 h-100 Z", c.cel(WOOD, "under"), WOOD_LINE, 2.8)


def draw_bucket(c: Canvas) -> None:
    """Draw the bucket."""
    ground_shadow(c, 2, 0, 20, 5)
    c.path("M-18,-32 L-12,0 Q0,4 12,0 L18,-32 Z", c.cel(CORAL, "side"), RED_LINE, 3)
    c.ellipse(0, -32, 18, 5.5, "#F7E3AC", RED_LINE, 3)
    c.line("M-17,-34 C-14,-56 14,-56 17,-33", SUN, 4)
    c.line("M22,4 L28,-22", "#8A6A12", 7)
    c.line("M22,4 L28,-22", SUN, 4)
    c.path("M18,2 q8,-6 14,2 q-2,12 -8,14 q-7,-4 -6,-16 Z", "#3F8FE0", "#1F4E8A", 2.6)


def draw_sandcastle(c: Canvas) -> None:
    """Draw the sandcastle."""
    ground_shadow(c, 3, 0, 32, 7)
    sand, line = "#EBCB85", "#9A7434"
    c.path("M-30,0 C-26,-8 26,-8 30,0 Q0,8 -30,0 Z", sand, line, 2.6)
    c.path(
        "M-20,-3 V-26 h6 v5 h7 v-5 h14 v5 h7 v-5 h6 V-3 Q0,3 -20,-3 Z",
        c.cel(sand, "side"),
        line,
        2.8,
    )
    c.path("M-8,-22 V-42 h5 v4 h6 v-4 h5 V-22 Z", c.cel(sand, "side"), line, 2.8)
    c.path("M-5,-2 v-9 q5,-6 10,0 v9 Z", shade(sand, 0.5), None)
    c.line("M0,-42 V-58", WOOD_LINE, 2.6)
    c.path("M0,-58 L14,-53 L0,-48 Z", CORAL, RED_LINE, 2)


# ------------------------------------------------------------------ pool
def draw_ball(c: Canvas) -> None:
    """Draw the ball."""
    ground_shadow(c, 4, 0, 20, 5)
    with c.group(0, -20):
        c.ellipse(0, 0, 20, fill=c.cel(WHITE, "ball", "#CBD6EA"), stroke=STEEL_LINE, width=3)
        c.path(
            "M0,-20 C-10,-12 -12,8 -4,19.6 C-16,18 -20,8 -20,0 C-20,-10 -12,-19 0,-20 Z",
            c.cel(CORAL),
            STEEL_LINE,
            2.4,
        )
        c.path(
            "M0,-20 C12,-14 16,2 10,17 C18,13 20,6 20,0 C20,-10 12,-19 0,-20 Z",
            "#3F8FE0",
            STEEL_LINE,
            2.4,
        )
        c.ellipse(0, -19, 4, fill=SUN, stroke=STEEL_LINE, width=2)


def draw_lounger(c: Canvas) -> None:
    """Draw the lounger."""
    ground_shadow(c, 4, 2, 46, 8)
    for x in (-34, 32):
        c.line(f"M{x},2 v-12", STEEL_LINE, 5)
    c.path(
        "M-46,-34 L-22,-14 L46,-14 L46,-6 L-28,-6 L-52,-28 Z",
        c.cel(WHITE, "down", "#C9D3E8"),
        STEEL_LINE,
        3,
    )
    for x in (-12, 10, 32):
        c.flat(f"M{x},-13 h10 v6 h-10 Z", "#3FA6E6")
    c.line("M-45,-31 l20,17", CORAL, 4)


def draw_chair(c: Canvas) -> None:
    """Draw the chair."""
    ground_shadow(c, 2, 0, 32, 6)
    c.line("M-22,-2 L-10,-36 M22,-2 L8,-30 M-18,-16 L26,-16", WOOD_LINE, 6)
    c.path("M-28,-62 L2,-70 L24,-22 L-8,-16 Z", c.cel(WHITE, "side", "#D5DEEE"), STEEL_LINE, 3)
    for k in (0.04, 0.36, 0.68):
        a, b = k, k + 0.16
        left = [(-28 + 20 * t, -62 + 46 * t) for t in (a, b)]
        right = [(2 + 22 * t, -70 + 48 * t) for t in (a, b)]
        c.flat(polygon((left[0], right[0], right[1], left[1])), CORAL)
    c.line("M-28,-62 L2,-70 L24,-22 L-8,-16 Z", STEEL_LINE, 3)


def parasol(c: Canvas, colour: str) -> None:
    """Draw a sunshade 96 wide and 116 high, its foot at (48, 112)."""
    ground_shadow(c, 54, 112, 34, 7)
    c.line("M48,110 V40", WOOD_LINE, 6)
    c.line("M48,110 V40", "#F2E0C0", 2.6)
    c.path("M36,112 q12,-8 24,0 Z", c.cel("#B9C4DA", "side"), STEEL_LINE, 3)
    c.path(
        "M2,52 C6,22 26,10 48,10 C70,10 90,22 94,52 Q82,44 71,50 Q60,44 48,50 Q36,44 25,50 Q14,44 2,52 Z",
        c.cel(colour, "side"),
        shade(colour, 0.6),
        3.4,
    )
    c.path(
        "M25,50 C27,28 36,14 48,10 C60,14 69,28 71,50 Q60,44 48,50 Q36,44 25,50 Z",
        c.cel("#FFF6E4", "side", "#E4D3B4"),
        shade(colour, 0.6),
        2.6,
    )
    c.ellipse(48, 9, 4, fill=SUN, stroke=shade(colour, 0.6), width=2.4)


def draw_lifeguard(c: Canvas) -> None:
    """Draw the lifeguard."""
    ground_shadow(c, 2, 0, 34, 7)
    c.line("M-26,0 L-16,-64 M26,0 L16,-64 M-23,-20 H23 M-20,-42 H20", WOOD_LINE, 7)
    c.line("M-26,0 L-16,-64 M26,0 L16,-64 M-23,-20 H23 M-20,-42 H20", WHITE, 3)
    c.path(
        "M-22,-66 h44 v8 h-44 Z M-20,-98 h40 v28 h-40 Z",
        c.cel(WHITE, "side", "#D5DEEE"),
        STEEL_LINE,
        3,
    )
    c.path("M-4,-94 h8 v7 h7 v8 h-7 v7 h-8 v-7 h-7 v-8 h7 Z", CORAL, None)


def draw_ladder(c: Canvas) -> None:
    """Draw the ladder."""
    for x in (-14, 14):
        c.line(f"M{x},10 V-20 q0,-14 -10,-14", STEEL_LINE, 6)
        c.line(f"M{x},10 V-20 q0,-14 -10,-14", "#E6EDF8", 2.6)
    c.line("M-14,-2 h28 M-14,-14 h28", STEEL_LINE, 5)


def draw_ring(c: Canvas) -> None:
    """Draw the ring."""
    c.dot(0, 4, 34, 12, WHITE, 0.35)
    c.ellipse(0, -4, 24, 10, "none", RED_LINE, 19)
    c.ellipse(0, -4, 24, 10, "none", CORAL, 13)
    for start in (20, 110, 200, 290):
        arc = [polar(0, -4, 24, start + k * 8, 10 / 24) for k in range(5)]
        c.line("M" + " L".join(f"{num(x)},{num(y)}" for x, y in arc), WHITE, 12)
    c.line("M-20,-10 q8,-6 18,-6", light(CORAL, 0.7), 3)
