"""Draws the scenes of adventures, one for each colour: explore, gather, research, build."""

from __future__ import annotations

import math

from render.core.colour import mix
from render.core.picture import WIDTH
from render.first_martians.art.scene_brush import (
    SUIT,
    SUIT_DARK,
    SceneBrush,
    astronaut,
    hills,
    rocks,
    rover,
    sun,
)
from render.first_martians.parts.theme import (
    ACTION_COLOURS,
    AMBER,
    BASALT,
    CREAM,
    DUSK,
    DUSK_LIGHT,
    GO,
    ICE,
    INK,
    LEAF,
    OCHRE,
    PANEL,
    PANEL_LIGHT,
    QUIET,
    RED,
    ROLE_STYLES,
    RUST,
    RUST_DARK,
    SAND,
)


def explore(brush: SceneBrush) -> None:
    """A rover above the canyon."""
    sun(brush, 980, 150)
    hills(brush, (250, mix(RUST, DUSK_LIGHT, 0.45)), (282, mix(RUST, DUSK_LIGHT, 0.15)))
    for i, colour in enumerate((RUST, mix(RUST, RUST_DARK, 0.5), RUST_DARK)):
        top = 280 + 26 * i
        brush.shape(
            (
                (1200, top - 40),
                (960 - 40 * i, top - 40),
                (900 - 50 * i, top + 30),
                (760 - 50 * i, top + 50),
                (720, 400),
                (1200, 400),
            ),
            colour,
        )
    brush.shape(((0, 316), (420, 322), (600, 350), (660, 400), (0, 400)), mix(RUST, OCHRE, 0.3))
    brush.shape(((0, 350), (380, 358), (520, 400), (0, 400)), RUST)
    for y in (352, 366):
        brush.line(((0, y), (200, y - 6)), RUST_DARK, 4)
    rover(brush, 330, 352, 240, ACTION_COLOURS["explore"])
    astronaut(brush, 560, 362, 120, ROLE_STYLES["geologist"].colour)
    rocks(brush, (70, 392, 24), (620, 396, 22))


def gather(brush: SceneBrush) -> None:
    """A drill over a crater, and an astronaut with a sample."""
    hills(brush, (236, mix(OCHRE, RUST, 0.5)), (280, RUST))
    brush.shape(((0, 330), (1200, 318), (1200, 400), (0, 400)), mix(RUST, RUST_DARK, 0.5))
    brush.oval(420, 362, 420, 62, mix(RUST_DARK, BASALT, 0.2))
    brush.oval(420, 370, 350, 44, mix(RUST_DARK, BASALT, 0.6))
    for foot in (-96, 96):
        brush.line(((420, 120), (420 + foot, 352)), QUIET, 9)
    brush.line(((420, 120), (420, 330)), SUIT_DARK, 16)
    for y in range(206, 346, 22):
        brush.line(((404, y), (436, y + 10)), SAND, 6)
    brush.box(384, 104, 72, 66, ACTION_COLOURS["gather"], 10)
    brush.box(396, 118, 48, 22, INK, 5)
    brush.oval(408, 129, 10, 10, GO)
    astronaut(brush, 760, 372, 210, ROLE_STYLES["geologist"].colour)
    brush.shape(((800, 282), (826, 262), (852, 276), (848, 304), (816, 310)), ICE)
    brush.shape(((826, 262), (852, 276), (848, 304)), mix(ICE, DUSK, 0.35))
    rocks(brush, (980, 380, 54), (1090, 388, 34), (120, 386, 44))


def research(brush: SceneBrush) -> None:
    """The lab's bench: a microscope, flasks, plants under a lamp."""
    for x in range(0, 1200, 150):
        brush.box(x + 6, 20, 138, 250, mix(PANEL_LIGHT, PANEL, 0.4), 10)
    brush.box(690, 46, 440, 22, QUIET, 8)
    brush.shape(((710, 68), (1110, 68), (1180, 316), (650, 316)), mix(PANEL_LIGHT, OCHRE, 0.28))
    for i, x in enumerate((740, 840, 940, 1040)):
        high = 70 + 24 * (i % 3)
        brush.line(((x, 300), (x, 300 - high)), LEAF, 7)
        for j, side in enumerate((-1, 1, -1, 1)):
            y = 284 - j * high / 4
            brush.shape(
                ((x, y), (x + 34 * side, y - 30), (x + 44 * side, y - 6)),
                mix(LEAF, INK, 0.2 * (j % 2)),
            )
        brush.box(x - 34, 288, 68, 34, RUST, 8)
    brush.box(0, 316, WIDTH, 84, SUIT_DARK)
    brush.box(0, 316, WIDTH, 12, SUIT)
    brush.box(150, 296, 190, 22, INK, 8)
    brush.line(((306, 300), (326, 214), (288, 150)), SUIT, 26)
    brush.line(((212, 118), (268, 232)), SUIT_DARK, 40)
    brush.line(((204, 100), (216, 126)), INK, 26)
    brush.box(206, 258, 112, 14, QUIET, 5)
    brush.box(236, 250, 40, 9, ICE, 3)
    for x, colour, level in ((440, ACTION_COLOURS["research"], 56), (540, AMBER, 40)):
        brush.shape(
            (
                (x - 14, 190),
                (x + 14, 190),
                (x + 14, 236),
                (x + 46, 316),
                (x - 46, 316),
                (x - 14, 236),
            ),
            ICE,
        )
        reach = 46 - 0.4 * level
        liquid = ((x - reach, 316 - level), (x + reach, 316 - level), (x + 46, 316), (x - 46, 316))
        brush.shape(liquid, colour)
        brush.box(x - 20, 182, 40, 12, QUIET, 4)


def build(brush: SceneBrush) -> None:
    """A mast in its scaffold, and an astronaut who welds."""
    sun(brush, 250, 220)
    hills(brush, (268, mix(RUST, DUSK_LIGHT, 0.3)), (306, RUST), (346, RUST_DARK))
    for x in (560, 760):
        brush.line(((x, 372), (x, 40)), QUIET, 9)
    for i in range(5):
        y = 372 - i * 72
        brush.line(((560, y), (760, y)), QUIET, 7)
        ends = ((560, y), (760, y - 72)) if i % 2 else ((760, y), (560, y - 72))
        brush.line(ends, mix(QUIET, BASALT, 0.35), 5)
    brush.box(630, 96, 60, 280, SUIT, 8)
    brush.box(662, 96, 28, 280, SUIT_DARK, 8)
    brush.box(630, 180, 60, 10, ACTION_COLOURS["build"])
    brush.line(((660, 96), (660, 20)), SAND, 7)
    brush.oval(660, 20, 16, 16, RED)
    brush.box(770, 222, 150, 12, QUIET, 4)
    astronaut(brush, 838, 222, 130, ROLE_STYLES["engineer"].colour)
    for i in range(14):
        turn = math.radians(150 + 14 * i)
        near, far = 10 + i % 3 * 8, 34 + i * 29 % 40
        brush.line(
            (
                (772 + near * math.cos(turn), 168 + near * math.sin(turn)),
                (772 + far * math.cos(turn), 168 + far * math.sin(turn)),
            ),
            AMBER if i % 2 else CREAM,
            4,
        )
    brush.oval(772, 168, 26, 26, CREAM)
    astronaut(brush, 420, 378, 130, ROLE_STYLES["medic"].colour)
    rocks(brush, (120, 388, 36), (1050, 386, 48))
