"""What the kids do: joints of each pose and frame, facing right.

Hands and guns are relative to the pelvis and turn with the lean, feet are relative to the ground
below it. Lengths are those of a kid of normal build; `kid_figure` stretches them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

Hand = tuple[float, float]
Foot = tuple[float, float, float]  # x, y, turn


@dataclass(frozen=True)
class Pose:
    """One frame; `gun` is (x, y, angle in degrees, clockwise), None where no gun is held."""

    front_hand: Hand = (-33, 0)
    back_hand: Hand = (31, -2)
    front_foot: Foot = (-13, 0, 0)
    back_foot: Foot = (12, 0, 0)
    mood: str = "rest"
    gun: tuple[float, float, float] | None = None
    lean: float = 0
    bob: float = 0
    tilt: float = 0
    head: tuple[float, float] = (0, 0)
    sway: float = 0
    front_shoulder: Hand = (-22, -33)
    back_shoulder: Hand = (20, -34)
    wet: bool = False
    towel: float | None = None  # how far the towel is rubbed to the side
    drips: int = 0  # which of the two sets of falling drops


_STRIDE: tuple[tuple[Foot, Foot, float, float, float], ...] = (
    # front foot, back foot, bob, sway, head lift
    ((26, -3, -18), (-27, -15, 48), -1, -6, 0),
    ((8, 0, 0), (-22, -17, 40), 4, -2, 1),
    ((-30, -13, 48), (28, -3, -18), -1, -6, 0),
    ((-18, -17, 38), (8, -2, 4), -5, -9, -1),
)
_IDLE = Pose((3, -6), (30, -15), gun=(8, -9, -26))
_AIM = Pose(
    (20, -15),
    (44, -18),
    (-21, 0, 0),
    (20, 0, 0),
    "aim",
    (24, -17, 0),
    3,
    3,
    3,
    front_shoulder=(-15, -32),
)
_SHOOT = Pose(
    (13, -17),
    (38, -22),
    (-22, 0, 0),
    (20, 0, -6),
    "shoot",
    (17, -19, -5),
    -5,
    2,
    -3,
    sway=4,
    front_shoulder=(-17, -32),
)
_HIT = Pose(
    (-58, -44),
    (54, -48),
    (-16, 0, 0),
    (26, -12, -24),
    "squeeze",
    None,
    -13,
    -3,
    -10,
    (-3, -2),
    8,
)
_SOAKED = Pose(
    (-37, -2),
    (36, -3),
    (-12, 0, 0),
    (12, 0, 0),
    "sad",
    None,
    0,
    3,
    -4,
    (0, 4),
    wet=True,
    drips=1,
)


def _run(mood: str, wet: bool) -> tuple[Pose, ...]:
    frames = []
    for i, (front, back, bob, sway, lift) in enumerate(_STRIDE):
        lean = 10 - (i + 1) % 2
        if wet:
            swing = 10 if i % 2 else 0
            pose = Pose((-34 - swing / 2, -40 - swing), (50, -50 + swing), mood=mood, wet=True)
            pose = replace(pose, drips=1 + i % 2, lean=lean + 3)
        else:
            hand = (14.5 + (i == 0) * 1.5, -9.5 - bob / 2)
            pose = Pose(hand, (34.5, -17 - bob / 3), mood=mood, gun=(hand[0] + 4, hand[1] - 3, -14))
            pose = replace(pose, lean=lean)
        frames.append(
            replace(
                pose, front_foot=front, back_foot=back, bob=bob, sway=sway, tilt=3, head=(0, lift)
            )
        )
    return tuple(frames)


POSES: dict[str, tuple[Pose, ...]] = {
    "idle": (
        _IDLE,
        replace(
            _IDLE,
            front_hand=(3, -5),
            back_hand=(30, -14),
            gun=(8, -8, -24),
            bob=-2,
            head=(0, -1.5),
            tilt=1.5,
            sway=2,
        ),
    ),
    "run": _run("run", wet=False),
    "aim": (_AIM, replace(_AIM, bob=4, tilt=2, head=(0, 1), sway=1)),
    "aim_up": (
        replace(
            _AIM, front_hand=(17, -23), back_hand=(37, -37), gun=(21, -25, -30), lean=-3, tilt=-5
        ),
    ),
    "aim_down": (
        replace(_AIM, front_hand=(17, -8), back_hand=(38, 0), gun=(21, -9, 27), lean=6, tilt=8),
    ),
    "shoot": (
        _SHOOT,
        replace(
            _SHOOT,
            front_hand=(17, -16),
            back_hand=(41, -20),
            gun=(21, -18, -2),
            lean=-1,
            tilt=0,
            sway=1,
        ),
    ),
    "throw": (
        Pose(
            (-70, -46),
            (40, -34),
            (-20, 0, 0),
            (22, -8, -20),
            "aim",
            None,
            -12,
            0,
            -6,
            sway=4,
            front_shoulder=(-20, -35),
        ),
        Pose(
            (62, -39),
            (-30, -16),
            (-22, 0, 8),
            (24, 0, 0),
            "shoot",
            None,
            8,
            0,
            2,
            sway=-4,
            front_shoulder=(-10, -38),
            back_shoulder=(10, -34),
        ),
        Pose(
            (46, -8),
            (-32, -14),
            (-26, -4, 22),
            (24, 0, 0),
            "shoot",
            None,
            18,
            3,
            6,
            sway=-8,
            front_shoulder=(-6, -35),
            back_shoulder=(6, -34),
        ),
    ),
    "duck": (
        Pose(
            (-38, -74),
            (44, -72),
            (-22, 0, 0),
            (22, 0, 0),
            "squeeze",
            None,
            10,
            22,
            6,
            (2, 16),
            front_shoulder=(-24, -38),
        ),
        Pose(
            (-36, -78),
            (42, -76),
            (-24, 0, 0),
            (24, 0, 0),
            "squeeze",
            None,
            12,
            25,
            8,
            (3, 18),
            sway=3,
            front_shoulder=(-24, -38),
        ),
    ),
    "hit": (
        _HIT,
        replace(
            _HIT,
            front_hand=(-54, -30),
            back_hand=(50, -30),
            lean=-8,
            bob=1,
            tilt=-5,
            back_foot=(22, -4, -10),
            mood="surprised",
            sway=3,
        ),
    ),
    "cheer": (
        Pose((-58, -66), (60, -72), (-15, -9, 14), (15, -7, 12), "cheer", None, 0, -9, 4, sway=-4),
        Pose((-54, -74), (56, -78), (-13, 0, 0), (12, 0, 0), "cheer", None, 0, 1, -3, sway=4),
    ),
    "soaked": (
        _SOAKED,
        replace(
            _SOAKED,
            front_hand=(-39, -3),
            back_hand=(38, -4),
            mood="crying",
            tilt=4,
            bob=4,
            drips=2,
        ),
    ),
    "run_off": _run("crying", wet=True),
    "towelling": (
        Pose(
            (-46, -72),
            (48, -66),
            mood="relief",
            tilt=-5,
            wet=True,
            towel=-5,
            front_shoulder=(-24, -38),
        ),
        Pose(
            (-42, -64),
            (52, -74),
            mood="relief",
            tilt=5,
            bob=1,
            wet=True,
            towel=5,
            front_shoulder=(-24, -38),
        ),
    ),
    "refilling": (
        Pose(
            (26, -14), (44, -10), (-20, 0, 0), (18, 0, 0), "down", (32, -15, -58), 13, 5, 7, (2, 3)
        ),
        Pose(
            (26, -12), (44, -8), (-20, 0, 0), (18, 0, 0), "down", (32, -13, -54), 14, 6, 9, (2, 4)
        ),
    ),
}
