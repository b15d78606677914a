"""Draws the scenes of mission events: the base, its crew, the plain outside."""

from __future__ import annotations

import math

from render.core.colour import mix
from render.core.picture import WIDTH
from render.first_martians.art.scene_brush import (
    SceneBrush,
    astronaut,
    habitat,
    hills,
    rocks,
    sun,
)
from render.first_martians.parts.theme import (
    BASALT,
    CREAM,
    DUSK,
    DUSK_LIGHT,
    EDGE,
    OCHRE,
    QUIET,
    RED,
    ROLE_STYLES,
    RUST,
    RUST_DARK,
    SAND,
)


def base(brush: SceneBrush) -> None:
    """The base at dusk: domes, solar panels, the antenna."""
    sun(brush, 930, 214)
    hills(brush, (262, mix(RUST, DUSK_LIGHT, 0.35)), (300, RUST), (340, RUST_DARK))
    brush.line(((846, 346), (866, 150)), QUIET, 6)
    brush.line(((886, 346), (866, 150)), QUIET, 6)
    brush.line(((852, 290), (880, 290)), QUIET, 4)
    brush.arc(866, 128, 34, 60, 240, SAND, 9)
    brush.oval(866, 128, 10, 10, RED)
    habitat(brush, 420, 356, 330)
    habitat(brush, 690, 360, 220)
    brush.box(560, 330, 60, 26, QUIET, 8)
    for x in (96, 196):
        brush.line(((x + 40, 362), (x + 40, 310)), QUIET, 7)
        brush.shape(((x, 322), (x + 66, 276), (x + 96, 284), (x + 30, 332)), DUSK)
        for cut in (0.33, 0.66):
            brush.line(
                ((x + 66 * cut, 322 - 46 * cut), (x + 30 + 66 * cut, 332 - 48 * cut)), DUSK_LIGHT, 2
            )
        brush.line(((x + 15, 327), (x + 81, 280)), DUSK_LIGHT, 2)
    rocks(brush, (1010, 372, 30), (1120, 380, 46), (40, 384, 26))


def crew(brush: SceneBrush) -> None:
    """The crew from behind, before the window of the HUB."""
    brush.box(250, 30, 700, 300, EDGE, 60)
    brush.box(266, 46, 668, 268, DUSK, 48)
    for row in range(24):
        share = row / 23
        brush.box(
            266 + 26 * (abs(share - 0.5) > 0.44),
            70 + row * 9,
            668 - 52 * (abs(share - 0.5) > 0.44),
            9,
            mix(mix(DUSK, DUSK_LIGHT, share), OCHRE, max(0.0, share - 0.6) * 1.6),
        )
    brush.oval(760, 210, 60, 60, CREAM)
    points = [(266.0, 288.0)]
    for i in range(41):
        x = i / 40
        points.append((266 + 668 * x, 252 + 12 * math.sin(9 * x) + 6 * math.sin(21 * x)))
    brush.shape([*points, (934.0, 288.0)], RUST_DARK)
    brush.box(292, 284, 616, 30, RUST_DARK, 14)
    for x in (470, 730):
        brush.box(x - 7, 40, 14, 280, EDGE)
    for x, role, size in (
        (340, "geologist", 1.1),
        (515, "scientist", 0.98),
        (690, "engineer", 1.02),
        (862, "medic", 1.08),
    ):
        _bust(brush, x, size, role)
    brush.box(0, 384, WIDTH, 16, BASALT)


def _bust(brush: SceneBrush, x: float, size: float, role: str) -> None:
    """Head and shoulders from behind."""
    dark, top = BASALT, 400 - 190 * size
    brush.oval(x, 400, 190 * size, 200 * size, ROLE_STYLES[role].colour)
    brush.oval(x, 406, 186 * size, 200 * size, dark)
    brush.box(x - 20 * size, top + 60 * size, 40 * size, 60 * size, mix(dark, RUST_DARK, 0.4))
    brush.oval(x, top + 46 * size, 82 * size, 98 * size, dark)
    if role == "scientist":
        brush.box(x - 42 * size, top + 40 * size, 84 * size, 70 * size, dark, 26)
    if role == "engineer":
        brush.oval(x, top + 8 * size, 44 * size, 40 * size, dark)
        brush.line(((x, top + 40), (x + 8, top + 130 * size)), dark, 20)


def outside(brush: SceneBrush) -> None:
    """A storm on the plain, and an astronaut at a rope."""
    for i in range(9):
        y = 30 + 34 * i
        points = [(float(x), y + 16 * math.sin(x / 130 + i * 1.3)) for x in range(-20, 1240, 20)]
        low = [(x, py + 12 + 5 * (i % 3)) for x, py in reversed(points)]
        brush.shape([*points, *low], mix(RUST, OCHRE, 0.12 * (i % 4)))
    hills(brush, (300, mix(RUST_DARK, RUST, 0.4)), (344, mix(RUST_DARK, BASALT, 0.4)))
    brush.line(((0, 268), (220, 300), (430, 296), (612, 286)), SAND, 4)
    astronaut(brush, 640, 366, 170, ROLE_STYLES["engineer"].colour)
    for i in range(16):
        x, y = (i * 173 + 60) % 1200, 40 + (i * 97) % 300
        brush.line(((x, y), (x + 70 + i % 4 * 18, y - 8)), mix(SAND, OCHRE, 0.3), 3)
    rocks(brush, (890, 378, 40), (1010, 384, 26), (240, 384, 34))
