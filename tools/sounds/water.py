"""Sounds of water: squirts, splashes, balloons, and the penalties of the garden party."""

import numpy as np

from tools.sounds.synth import (
    Curve,
    Rng,
    Signal,
    add,
    bubble,
    burst,
    decay,
    fade,
    line,
    modes,
    ramp,
    samples,
    swept_noise,
    time,
    tone,
    wobble,
)


def _droplets(
    out: Signal,
    rng: Rng,
    count: int,
    span: tuple[float, float],
    pitches: tuple[float, float],
    gains: tuple[float, float],
) -> None:
    """Scatter bubbles over a span of time, evenly in log frequency."""
    low, high = np.log(pitches[0]), np.log(pitches[1])
    for at in rng.uniform(*span, count):
        f = float(np.exp(rng.uniform(low, high)))
        x = bubble(f, 0.10, rng.uniform(1, 6), rng.uniform(0.010, 0.028))
        add(out, x, at, rng.uniform(*gains))


def _jet(rng: Rng, seconds: float, base: float, flutter: float, octaves: float) -> Signal:
    """A jet of water: a hissing band that opens fast and sinks as the pressure goes."""
    centre: Curve = lambda u: base * (0.6 + 0.75 * min(1, u / 0.12)) * (1 - 0.35 * u)  # noqa: E731
    x = swept_noise(rng, seconds, centre, octaves)
    n, u = len(x), ramp(len(x))
    env = np.clip(u / 0.05, 0, 1) * np.clip((1 - u) / 0.35, 0, 1) ** 0.8
    pulse = 1 + 0.3 * np.sin(2 * np.pi * flutter * time(n / 44_100) * (1 + 0.4 * u)[:n])
    return x * env * np.clip(pulse + 0.2 * wobble(rng, n, 30, 90), 0.2, 2)


def squirt_pistol(rng: Rng) -> Signal:
    d = rng.uniform(0.28, 0.38)
    out = np.zeros(samples(d + 0.12))
    add(out, _jet(rng, d, rng.uniform(3300, 4000), rng.uniform(26, 32), 0.6))
    add(out, burst(rng, 1200, 5000, 0.002), 0, 0.3)
    _droplets(out, rng, 9, (0.03, d), (900, 2600), (0.1, 0.2))
    return out


def squirt_pump(rng: Rng) -> Signal:
    """One pump of the handle, then a full jet."""
    d = rng.uniform(0.45, 0.55)
    out = np.zeros(samples(d + 0.28))
    stroke = swept_noise(rng, 0.12, lambda u: 450 + 1500 * u, 0.7)
    add(out, stroke * np.sin(np.pi * ramp(len(stroke))), 0, 0.5)
    add(out, modes(rng, ((410, 1, 0.012), (930, 0.5, 0.008))), 0.10, 0.3)
    add(out, _jet(rng, d, rng.uniform(2400, 2900), 27, 0.65), 0.12)
    _droplets(out, rng, 16, (0.16, d + 0.12), (700, 2400), (0.1, 0.22))
    return out


def squirt_cannon(rng: Rng) -> Signal:
    d = rng.uniform(0.75, 0.9)
    out = np.zeros(samples(d + 0.2))
    t = time(0.16)
    add(out, fade(tone(55 + 130 * np.exp(-t * 20)) * decay(t, 0.05), 0.002, 0.02), 0, 0.7)
    add(out, _jet(rng, d, rng.uniform(1500, 1900), 22, 0.8))
    add(out, _jet(rng, d * 0.9, 4200, 31, 0.5), 0.02, 0.25)
    _droplets(out, rng, 30, (0.05, d), (420, 1900), (0.1, 0.25))
    return out


def squirt_spray(rng: Rng) -> Signal:
    """A spray bottle: two squeezes of fine mist."""
    out = np.zeros(samples(0.62))
    for at in (0.0, rng.uniform(0.25, 0.29)):
        add(out, burst(rng, 1500, 5000, 0.002), at, 0.35)
        add(out, modes(rng, ((760, 1, 0.008), (1720, 0.5, 0.005))), at, 0.2)
        mist = swept_noise(rng, 0.19, lambda u: 7200 - 1500 * u, 0.45)
        add(out, mist * line(len(mist), (0, 0), (0.1, 1), (0.5, 0.6), (1, 0)), at + 0.015, 0.9)
    return out


def _splash(rng: Rng, size: float) -> Signal:
    """A body of water lands; `size` from 0 to 1 is its amount."""
    d = 0.55 + 0.75 * size
    start = (4300 - 1500 * size) * rng.uniform(0.92, 1.08)
    x = swept_noise(rng, d, lambda u: start * np.exp(-2.1 * u) + 600, 1.15)
    u = ramp(len(x))
    out = np.zeros(samples(d + 0.25))
    add(out, x * np.clip(u / 0.012, 0, 1) * np.exp(-u * 5.2))
    t = time(0.25)
    thump = tone(160 * np.exp(-t * 9) + 60) * decay(t, 0.06)
    add(out, fade(thump, 0.002, 0.03), 0, 0.35 * size)
    for _ in range(int(24 + 70 * size)):
        at = 0.02 + rng.exponential(0.12 + 0.13 * size)
        f = float(np.exp(rng.uniform(np.log(700 - 330 * size), np.log(2300))))
        x = bubble(f, 0.10, rng.uniform(1, 6), rng.uniform(0.012, 0.03))
        add(out, x, min(at, d), rng.uniform(0.05, 0.24) * np.exp(-at * 1.6))
    return out


def splash_small(rng: Rng) -> Signal:
    return _splash(rng, 0.1)


def splash_medium(rng: Rng) -> Signal:
    return _splash(rng, 0.5)


def splash_big(rng: Rng) -> Signal:
    return _splash(rng, 1.0)


def drip(rng: Rng) -> Signal:
    f = rng.uniform(850, 1300)
    out = np.zeros(samples(0.36))
    add(out, burst(rng, 2000, 8000, 0.002), 0.002, 0.15)
    add(out, bubble(f, 0.22, 4.2, 0.045), 0.018, 0.9)
    add(out, bubble(f * 1.9, 0.08, 5, 0.014), rng.uniform(0.05, 0.07), 0.22)
    return out


def pour_glass(rng: Rng) -> Signal:
    """A shot glass is emptied over somebody: gurgle, trickle, last drops."""
    out = np.zeros(samples(1.25))
    n = samples(0.8)
    x = swept_noise(rng, 0.8, lambda u: 1500 - 500 * u, 0.7)
    gurgle = np.clip(0.6 + 0.5 * np.sin(2 * np.pi * 13 * time(0.8)), 0, 1)[:n]
    add(out, x * line(n, (0, 0), (0.08, 1), (0.7, 0.7), (1, 0)) * gurgle, 0, 0.35)
    for k in range(13):
        add(
            out,
            bubble(rng.uniform(420, 760), 0.1, 4, 0.024),
            0.03 + k * 0.058,
            rng.uniform(0.4, 0.7),
        )
    _droplets(out, rng, 22, (0.1, 0.9), (900, 2600), (0.06, 0.18))
    add(out, drip(rng), 0.88, 0.3)
    return out


def sponge_squelch(rng: Rng) -> Signal:
    """A wet sponge lands and is squeezed."""
    out = np.zeros(samples(0.75))
    add(out, burst(rng, 250, 1600, 0.018), 0, 0.8)
    t = time(0.12)
    add(out, fade(tone(120 * np.exp(-t * 6)) * decay(t, 0.03), 0.001, 0.02), 0, 0.7)
    for at, top in ((0.09, rng.uniform(900, 1200)), (0.29, rng.uniform(700, 950))):
        x = swept_noise(rng, 0.22, lambda u, top=top: 380 + top * np.sin(np.pi * u), 0.32)  # type: ignore[misc]
        pulse = np.clip(0.5 + 0.6 * np.sin(2 * np.pi * rng.uniform(24, 32) * time(0.22)), 0, 1)
        add(out, x * pulse[: len(x)] * np.sin(np.pi * ramp(len(x))), at, 0.9)
    _droplets(out, rng, 16, (0.1, 0.6), (380, 1300), (0.1, 0.3))
    return out


def ice_clink(rng: Rng) -> Signal:
    """Ice cubes against glass."""
    out = np.zeros(samples(0.7))
    at = 0.0
    for k in range(int(rng.integers(3, 5))):
        f = rng.uniform(2200, 3000)
        glass = (
            (f, 1, 0.050),
            (f * 1.62, 0.6, 0.032),
            (f * 2.45, 0.35, 0.018),
            (f * 3.3, 0.2, 0.01),
        )
        add(out, modes(rng, glass), at, 0.9 / (1 + 0.35 * k))
        add(out, burst(rng, 2500, 9000, 0.0015), at, 0.5 / (1 + 0.4 * k))
        at += rng.uniform(0.06, 0.13)
    return out


def balloon_throw(rng: Rng) -> Signal:
    """A wobbling balloon flies."""
    d = rng.uniform(0.42, 0.5)
    out = np.zeros(samples(d + 0.05))
    low = rng.uniform(520, 640)
    x = swept_noise(rng, d, lambda u: low * 2 ** (1.5 * np.sin(np.pi * u)), 0.6)
    add(out, x * np.sin(np.pi * ramp(len(x)) ** 0.8) ** 1.5, 0, 0.8)
    t = time(d)
    slosh = tone(210 + 45 * np.sin(2 * np.pi * 9 * t)) * np.sin(np.pi * ramp(len(t))) ** 2
    add(out, slosh, 0, 0.16)
    _droplets(out, rng, 6, (0.05, d - 0.1), (350, 800), (0.05, 0.12))
    return out


def balloon_burst(rng: Rng) -> Signal:
    out = np.zeros(samples(1.3))
    add(out, burst(rng, 300, 9000, 0.007), 0.002, 1.0)
    t = time(0.12)
    add(out, fade(tone(260 * np.exp(-t * 22) + 70) * decay(t, 0.03), 0.001, 0.02), 0.002, 0.8)
    snap = swept_noise(rng, 0.06, lambda u: 1200 + 2500 * u, 0.5)
    add(out, snap * decay(time(0.06), 0.014)[: len(snap)], 0.004, 0.6)
    add(out, _splash(rng, rng.uniform(0.65, 0.85)), 0.03, 0.7)
    return out


def tap_fill(rng: Rng) -> Signal:
    """A gun is filled at the tap: the pitch climbs as it fills."""
    d = 1.15
    out = np.zeros(samples(d + 0.3))
    low = rng.uniform(480, 560)
    stream = swept_noise(rng, d, lambda u: 3300 + 600 * u, 0.8)
    body = swept_noise(rng, d, lambda u: low * 2 ** (1.6 * u), 0.22)
    env = line(len(stream), (0, 0), (0.06, 1), (0.9, 1), (1, 0))
    add(out, stream * env, 0, 0.25)
    add(out, body * env, 0, 0.5)
    for _ in range(34):
        at = rng.uniform(0.03, d - 0.05)
        f = low * 2 ** (1.6 * at / d) * rng.uniform(0.8, 1.9)
        add(out, bubble(f, 0.09, 3, 0.02), at, rng.uniform(0.12, 0.3))
    add(out, modes(rng, ((1150, 1, 0.02), (2230, 0.6, 0.012))), d, 0.35)
    return out


def towel_rub(rng: Rng) -> Signal:
    out = np.zeros(samples(0.95))
    at = 0.0
    for k in range(5):
        high = 1500 if k % 2 else 1150
        d = rng.uniform(0.14, 0.18)
        x = swept_noise(rng, d, lambda u, high=high: high * (0.8 + 0.5 * u), 0.75)  # type: ignore[misc]
        texture = np.clip(1 + 0.3 * wobble(rng, len(x), 40, 120), 0.3, 1.7)
        add(out, x * texture * np.sin(np.pi * ramp(len(x))) ** 1.4, at, rng.uniform(0.7, 1))
        at += d * rng.uniform(0.95, 1.05)
    return out


def shower_run(rng: Rng) -> Signal:
    d = 2.5
    x = swept_noise(rng, d, lambda u: 4200, 1.0)
    low = swept_noise(rng, d, lambda u: 900, 0.7)
    n = len(x)
    env = line(n, (0, 0), (0.10, 1), (0.82, 0.95), (1, 0))
    out = x * env * 0.6 + low * env * 0.25
    _droplets(out, rng, 170, (0.1, 2.3), (700, 3200), (0.03, 0.14))
    t = time(0.3)
    add(
        out,
        fade(tone(640 + 260 * ramp(len(t))) * np.sin(np.pi * ramp(len(t))), 0.01, 0.05),
        0,
        0.06,
    )
    return out


def bath_slosh(rng: Rng) -> Signal:
    out = np.zeros(samples(1.5))
    for at, gain in ((0.0, 1.0), (rng.uniform(0.5, 0.6), 0.7)):
        x = swept_noise(rng, 0.75, lambda u: 420 + 900 * np.sin(np.pi * u) ** 2, 0.75)
        add(out, x * line(len(x), (0, 0), (0.3, 1), (1, 0)) ** 1.4, at, gain)
        _droplets(out, rng, 24, (at + 0.1, at + 0.75), (280, 1300), (0.06, 0.2))
    return out


def pool_plunge(rng: Rng) -> Signal:
    """Somebody falls in: the slap, the hollow gulp, bubbles coming up, the fizz."""
    out = np.zeros(samples(2.3))
    add(out, _splash(rng, 1.0), 0, 1.0)
    t = time(0.6)
    gulp = tone(55 + 110 * np.exp(-t * 7)) * decay(t, 0.16)
    add(out, fade(gulp, 0.004, 0.1), 0.03, 0.9)
    for _ in range(60):
        at = 0.25 + rng.gamma(2.0, 0.25)
        add(
            out, bubble(rng.uniform(170, 620), 0.14, 3, 0.035), min(at, 2.0), rng.uniform(0.1, 0.35)
        )
    fizz = swept_noise(rng, 1.7, lambda u: 5200 - 1800 * u, 0.7)
    add(out, fizz * np.exp(-ramp(len(fizz)) * 3) * np.clip(ramp(len(fizz)) / 0.1, 0, 1), 0.2, 0.14)
    return out


def sprinkler_tick(rng: Rng) -> Signal:
    """Tick tick tick across the lawn, then the quick way back."""
    out = np.zeros(samples(1.55))
    at = 0.0
    period = rng.uniform(0.135, 0.155)
    for _ in range(7):
        x = swept_noise(rng, 0.11, lambda u: 5600 - 2200 * u, 0.55)
        add(out, x * decay(time(0.11), 0.035)[: len(x)], at, 0.8)
        add(out, modes(rng, ((1450, 1, 0.006), (3100, 0.5, 0.004))), at, 0.35)
        at += period
    for k in range(12):
        add(out, burst(rng, 2500, 8000, 0.008), at, 0.5 - 0.02 * k)
        at += 0.034
    return out


def bubbles(rng: Rng) -> Signal:
    out = np.zeros(samples(1.1))
    at = 0.0
    for _ in range(14):
        at += rng.uniform(0.03, 0.09)
        f = rng.uniform(330, 640) * (1 + at * 0.7)
        add(out, bubble(f, 0.13, 4, 0.03), at, rng.uniform(0.4, 0.9))
    return out


def soaker_barrage(rng: Rng) -> Signal:
    """All fire at one."""
    out = np.zeros(samples(2.3))
    guns = (squirt_pump, squirt_cannon, squirt_pistol, squirt_cannon, squirt_pump, squirt_pistol)
    for k, gun in enumerate(guns):
        add(out, gun(rng), 0.17 * k + rng.uniform(0, 0.07), rng.uniform(0.5, 0.8))
        add(out, _splash(rng, rng.uniform(0.2, 0.6)), 0.25 + 0.19 * k, 0.55)
    add(out, _splash(rng, 0.9), 1.15, 0.8)
    return out
