"""A kid in a pose, in layers: body, neckerchief (to be tinted), and the arm in front of a gun.

The canvas is WIDTH x HEIGHT units; the point between the feet lies at FOOT.
"""

from __future__ import annotations

import math
from contextlib import AbstractContextManager
from dataclasses import dataclass

from tools.art.drawing import WHITE, Canvas, Point, shade
from tools.art.kid_cast import Look
from tools.art.kid_clothes import Wardrobe, draw_arm, draw_leg, draw_trunk
from tools.art.kid_extras import draw_head_extras, draw_rucksack, kerchief
from tools.art.kid_faces import draw_bare_head, draw_face
from tools.art.kid_hair import BEHIND_BODY, draw_hair_back, draw_hair_front, fringe_of
from tools.art.kid_poses import Pose
from tools.art.water import bead, drop

Group = AbstractContextManager[Canvas]
WIDTH, HEIGHT = 360, 330
FOOT: Point = (180, 296)
ANKLE = 13
LEG, ARM = 21.5, 21.0
HIGH_HAND = -40  # a hand above this is lifted behind the head
DROPS = {
    1: (
        (-60, -62, 0.8),
        (62, -44, 0.8),
        (-44, 12, 0.8),
        (46, 16, 0.75),
        (-68, -112, 0.7),
        (72, -100, 0.7),
    ),
    2: (
        (-56, -50, 0.8),
        (66, -56, 0.8),
        (-50, 4, 0.8),
        (42, 8, 0.75),
        (-74, -98, 0.7),
        (68, -114, 0.7),
    ),
}


@dataclass(frozen=True)
class Layers:
    """SVG texts of one frame, all on the same canvas, back to front.

    The neckerchief lies between `body` and `over`; a gun between `over` and `front`.
    """

    body: str
    scarf: str
    over: str
    front: str
    anchors: dict[str, object]


def joint(start: Point, end: Point, upper: float, lower: float, bend: int) -> tuple[Point, Point]:
    """Return the elbow or knee between two points, and the end as far as it can be reached."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    distance = math.hypot(dx, dy) or 1e-6
    reach = min(distance, (upper + lower) * 0.999)
    cosine = (upper**2 + reach**2 - lower**2) / (2 * upper * reach)
    angle = math.atan2(dy, dx) + bend * math.acos(max(-1.0, min(1.0, cosine)))
    middle = (start[0] + upper * math.cos(angle), start[1] + upper * math.sin(angle))
    return middle, (start[0] + dx / distance * reach, start[1] + dy / distance * reach)


class Figure:
    """One kid in one frame."""

    def __init__(self, look: Look, pose: Pose, face: str = "") -> None:
        self.look, self.pose = look, pose
        self.face = face or look.face_for(pose.mood)
        self.wardrobe = Wardrobe(look, pose.wet)
        self.pelvis = (0.0, -ANKLE - 41 * look.legs + pose.bob)
        self.arm_bend = 1.0 + (look.girth - 1) * 0.4

    # ---- geometry, relative to the feet, before the kid's size
    def at(self, x: float, y: float) -> Point:
        """Return a point of the trunk, which leans and stretches."""
        lean = math.radians(self.pose.lean)
        x, y = x * (1 + (self.look.girth - 1) * 0.6), y * self.look.torso
        px, py = self.pelvis
        return (
            px + x * math.cos(lean) - y * math.sin(lean),
            py + x * math.sin(lean) + y * math.cos(lean),
        )

    @property
    def head_centre(self) -> Point:
        """Return the head's centre."""
        x, y = self.pose.head
        up = 49 + 48 / self.look.torso * self.look.head / 0.93
        return self.at(x + 3, y - up)

    @property
    def head_turn(self) -> float:
        """Return the head's angle in degrees."""
        return self.pose.tilt + self.pose.lean * 0.45

    def _arm(self, canvas: Canvas, back: bool) -> Point:
        pose = self.pose
        shoulder, hand = (
            (pose.back_shoulder, pose.back_hand) if back else (pose.front_shoulder, pose.front_hand)
        )
        start, end = self.at(*shoulder), self.at(*hand)
        high = hand[1] < (-44 if back else HIGH_HAND) or abs(hand[0]) > 55
        bend = -1 if high else 1
        length = ARM * (0.5 + self.look.torso / 2) * self.arm_bend
        if high:  # lifted arms must reach past a big head
            length = min(max(length, math.dist(start, end) / 2), 1.35 * length)
        elbow, wrist = joint(start, end, length, length, bend)
        return draw_arm(canvas, self.wardrobe, (start, elbow, wrist), back)

    def _leg(self, canvas: Canvas, back: bool) -> None:
        x, y, turn = self.pose.back_foot if back else self.pose.front_foot
        hip = self.at(9 if back else -9, -2)
        wide = 1 + (self.look.girth - 1) * 0.6
        ankle = (x * wide, y * min(1.2, self.look.legs) - ANKLE)
        length = LEG * self.look.legs + 0.5
        knee, foot = joint(hip, ankle, length, length, -1)
        draw_leg(canvas, self.wardrobe, (hip, knee, foot), turn, back)

    # ---- drawing
    def layers(self) -> Layers:
        """Draw all layers."""
        body, scarf, over, front = (Canvas(WIDTH, HEIGHT) for _ in range(4))
        spots: dict[str, Point] = {}
        with self._placed(body), self._placed(scarf), self._placed(over), self._placed(front):
            self._draw_behind(body, spots)
            with self._trunk(scarf):
                if self.pose.towel is None:
                    kerchief(scarf, 1.0)
            self._draw_over(over, spots)
            if self.pose.front_hand[1] >= HIGH_HAND:
                spots["hand"] = self._arm(front, back=False)
            if self.pose.towel is not None:
                self._towel(scarf)
                spots["hand"] = self._arm(front, back=False)
            self._water(front)
        return Layers(body.svg(), scarf.svg(), over.svg(), front.svg(), self._anchors(spots))

    def _placed(self, canvas: Canvas) -> Group:
        return canvas.group(FOOT[0], FOOT[1], 0, self.look.size)

    def _trunk(self, canvas: Canvas) -> Group:
        px, py = self.pelvis
        return canvas.group(px, py, self.pose.lean, 1, stretch=self.look.torso)

    def _head(self, canvas: Canvas) -> Group:
        x, y = self.head_centre
        return canvas.group(x, y, self.head_turn, self.look.head, pivot=(0, 50))

    def _draw_behind(self, canvas: Canvas, spots: dict[str, Point]) -> None:
        look, pose = self.look, self.pose
        if look.hair in BEHIND_BODY:
            with self._head(canvas):
                draw_hair_back(canvas, look, pose.wet, pose.sway)
        if "rucksack" in look.extras:
            with self._trunk(canvas):
                draw_rucksack(canvas)
        spots["back_hand"] = self._arm(canvas, back=True)
        self._leg(canvas, back=True)
        self._leg(canvas, back=False)
        with self._wide_trunk(canvas):
            draw_trunk(canvas, self.wardrobe)

    def _wide_trunk(self, canvas: Canvas) -> Group:
        px, py = self.pelvis
        girth = self.look.girth
        return canvas.group(px, py, self.pose.lean, girth, stretch=self.look.torso / girth)

    def _draw_over(self, canvas: Canvas, spots: dict[str, Point]) -> None:
        look, pose = self.look, self.pose
        if pose.front_hand[1] < HIGH_HAND and pose.towel is None:
            spots["hand"] = self._arm(canvas, back=False)
        with self._head(canvas):
            if look.hair not in BEHIND_BODY:
                draw_hair_back(canvas, look, pose.wet, pose.sway)
            draw_bare_head(canvas, look, fringe_of(look.hair))
            draw_face(canvas, look, self.face)
            draw_hair_front(canvas, look, pose.wet, pose.sway)
            draw_head_extras(canvas, look, blown=self.face == "away")
            if pose.wet:
                for x, y, length in ((-46, -34, 12), (-16, -48, 10), (40, -40, 12)):
                    canvas.line(f"M{x},{y} q-2,{length * 0.6} 1,{length}", "#A9E4FF", 3.4, 0.9)
                for x, y in ((-62, 36), (63, 32)):
                    drop(canvas, x, y, 0.62)

    def _towel(self, canvas: Canvas) -> None:
        """A towel over the head, white with pale stripes, to be tinted like the neckerchief."""
        rub = self.pose.towel or 0
        with self._head(canvas):
            fill = canvas.cel(WHITE, "side", "#C9CBDD", WHITE)
            canvas.path(
                f"M{-70 + rub},30 C{-84 + rub},-44 {-50 + rub},-86 {2 + rub},-86 C{54 + rub},-86 {88 + rub},-44 {74 + rub},26 "
                f"L{54 + rub},30 C{60 + rub},-4 {52 + rub},-34 {2 + rub},-38 C{-46 + rub},-34 {-54 + rub},0 {-48 + rub},34 Z",
                fill,
                width=4,
            )
            for x0, x1 in ((-66, -52), (70, 56)):
                canvas.line(f"M{x0 + rub},14 Q{(x0 + x1) / 2 + rub},18 {x1 + rub},14", "#8F93B5", 5)
            canvas.line(
                f"M{-40 + rub},-62 q12,-10 26,-11 M{22 + rub},-72 q14,4 22,12", "#9EA2C0", 3.4
            )
            canvas.line(
                f"M{-58 + rub},32 v7 M{-52 + rub},34 v6 M{58 + rub},30 v7 M{66 + rub},28 v7",
                shade(WHITE, 0.5),
                3,
            )

    def _water(self, canvas: Canvas) -> None:
        if self.pose.towel is not None:
            return
        for x, y, size in DROPS.get(self.pose.drips, ()):
            px, py = self.at(x * 0.94, y)
            drop(canvas, px, py, size)
        if self.pose.wet:
            for x, y in ((-14, -30), (12, -18), (-8, -6)):
                bead(canvas, *self.at(x, y), 0.8)

    # ---- anchors
    def _anchors(self, spots: dict[str, Point]) -> dict[str, object]:
        size = self.look.size

        def out(point: Point) -> list[float]:
            return [round(point[0] * size, 1), round(point[1] * size, 1)]

        anchors: dict[str, object] = {
            "hand": out(spots["hand"]),
            "back_hand": out(spots["back_hand"]),
            "head": out(self._head_middle()),
            "head_angle": round(self.head_turn, 1),
            "chest": out(self.at(0, -24)),
        }
        if self.pose.gun:
            x, y, angle = self.pose.gun
            anchors["gun"] = out(self.at(x, y))
            anchors["gun_angle"] = round(angle + self.pose.lean, 1)
        return anchors

    def _head_middle(self) -> Point:
        # the head turns about a pivot at the chin, so its centre moves
        x, y = self.head_centre
        turn = math.radians(self.head_turn)
        pivot = 50
        return (
            x + pivot * math.sin(turn),
            y + pivot - pivot * math.cos(turn),
        )


def bust(look: Look, face: str) -> tuple[str, float]:
    """Return the kid from the shoulders up (all but the neckerchief), and the side of its square."""
    pose = Pose((-34, -2), (31, -4), mood="rest", tilt=3)
    figure = Figure(look, pose, face)
    canvas = Canvas(WIDTH, HEIGHT)
    with figure._placed(canvas):
        figure._draw_behind(canvas, {})
        figure._draw_over(canvas, {})
        figure._arm(canvas, back=False)
    side = 190 * look.size * (look.head / 0.93) ** 0.7
    x = FOOT[0] + figure.head_centre[0] * look.size - side / 2
    y = FOOT[1] + (figure.head_centre[1] + 8) * look.size - side / 2
    return canvas.svg((x, y, side, side)), side
