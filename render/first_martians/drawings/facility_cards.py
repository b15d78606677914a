"""Draws facilities that are built later: those under canvas, and those that bring something."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from render.core.palette import Colour, mix, rgb
from render.first_martians import theme
from render.first_martians.drawings.thing_brush import (
    GLASS,
    METAL,
    METAL_DARK,
    STONE,
    STONE_DARK,
    ThingBrush,
    shadow,
)

CANVAS, CANVAS_DARK = theme.SAND, mix(theme.SAND, theme.RUST_DARK, 0.4)
WATER, WATER_DARK = rgb("#7db4ea"), rgb("#5889b3")


def _tent(b: ThingBrush, sign: str, colour: Colour) -> None:
    """A tent, with the sign of what is done there."""
    shadow(b, 48)
    b.shape([(50, 12), (98, 92), (2, 92)], CANVAS)
    b.shape([(50, 12), (98, 92), (66, 92)], CANVAS_DARK)
    for x in (2, 98):
        b.line([(50, 12), (x, 92)], METAL_DARK, 4)
    b.line([(50, 14), (50, 2)], METAL_DARK, 4)
    b.oval(47, 66, 26, 26, theme.INK)
    b.oval(47, 66, 22, 22, colour)
    b.sign(sign, 47, 66, 29, theme.INK)


def _relay(b: ThingBrush) -> None:
    """A hut with an aerial."""
    shadow(b, 44)
    b.box(10, 56, 56, 38, METAL, 8)
    b.box(44, 56, 22, 38, METAL_DARK, 8)
    b.oval(30, 75, 15, 15, theme.INK)
    b.oval(30, 75, 12, 12, theme.ACTION_COLOURS["manage"])
    b.sign("manage", 30, 75, 17, theme.INK)
    b.line([(78, 94), (78, 26)], METAL, 6)
    for x in (66, 90):
        b.line([(78, 56), (x, 94)], METAL_DARK, 4)
    b.oval(78, 24, 7, 7, theme.RED)
    for radius in (16, 26):
        b.arc(78, 24, radius, 140, 220, theme.AMBER, 4)
        b.arc(78, 24, radius, -40, 40, theme.AMBER, 4)


def _extractor(b: ThingBrush) -> None:
    """A drill in the ice, and the tank beside it."""
    shadow(b, 48)
    b.shape([(4, 80), (96, 80), (88, 96), (12, 96)], mix(theme.ICE, WATER, 0.4))
    for x in (14, 50):
        b.line([(32, 6), (x, 82)], METAL_DARK, 6)
    b.line([(32, 4), (32, 90)], METAL, 8)
    for y in (30, 46, 62, 76):
        b.line([(24, y + 6), (40, y - 2)], theme.OCHRE, 5)
    b.box(60, 34, 34, 50, WATER, 12)
    b.box(80, 38, 14, 44, WATER_DARK, 8)
    b.line([(36, 22), (77, 22), (77, 36)], METAL_DARK, 5)
    b.sign("oxygen", 74, 60, 24, theme.INK)


def _turbine(b: ThingBrush) -> None:
    """A wind turbine of three blades."""
    shadow(b, 30)
    b.shape([(46, 40), (54, 40), (60, 94), (40, 94)], METAL)
    b.shape([(50, 40), (54, 40), (60, 94), (50, 94)], METAL_DARK)
    for turn in (-90, 30, 150):
        angle, side = math.radians(turn), math.radians(turn + 90)
        tip = (50 + 42 * math.cos(angle), 42 + 38 * math.sin(angle))
        wide = (6 * math.cos(side), 6 * math.sin(side))
        root = (50 + 10 * math.cos(angle), 42 + 10 * math.sin(angle))
        blade = [(50, 42), (root[0] + wide[0], root[1] + wide[1]), tip]
        b.shape(blade, theme.CREAM)
        b.shape([(50, 42), (root[0] - wide[0] / 2, root[1] - wide[1] / 2), tip], theme.QUIET)
    b.oval(50, 42, 8, 8, theme.OCHRE)


def _algae(b: ThingBrush) -> None:
    """Glass columns of something green that bubbles."""
    shadow(b, 48)
    for x in (10, 38, 66):
        b.box(x, 8, 24, 76, mix(GLASS, theme.ICE, 0.5), 10)
        b.box(x, 22, 24, 62, theme.LEAF, 8)
        b.box(x + 15, 24, 9, 58, rgb("#477655"), 5)
        for y, size in ((34, 3), (50, 4), (64, 3)):
            b.oval(x + 8 + (y % 5), y, size, size, theme.CREAM)
    b.box(2, 80, 96, 14, METAL_DARK, 4)
    b.box(2, 80, 96, 6, METAL, 3)


def _cellar(b: ThingBrush) -> None:
    """Steps down to a door below a heap of earth."""
    shadow(b, 48)
    b.dome(50, 92, 48, 66, STONE)
    b.dome(70, 92, 28, 54, STONE_DARK)
    b.shape([(28, 92), (28, 54), (50, 42), (72, 54), (72, 92)], METAL)
    b.shape([(36, 92), (36, 60), (50, 52), (64, 60), (64, 92)], theme.INK)
    for step, y in enumerate((72, 80, 88)):
        b.line([(40 - step * 2, y), (60 + step * 2, y)], theme.AMBER, 4)
    b.oval(50, 14, 12, 12, theme.AMBER)
    for turn in range(0, 360, 60):
        angle = math.radians(turn)
        inner = (50 + 16 * math.cos(angle), 14 + 16 * math.sin(angle))
        b.line([inner, (50 + 22 * math.cos(angle), 14 + 22 * math.sin(angle))], theme.AMBER, 3)


def _shed(b: ThingBrush) -> None:
    """A roof with a rover under it."""
    shadow(b, 48)
    for x in (10, 90):
        b.line([(x, 40), (x, 94)], METAL_DARK, 7)
    b.shape([(50, 6), (100, 34), (100, 44), (0, 44), (0, 34)], theme.RUST)
    b.shape([(50, 6), (100, 34), (100, 44), (50, 44)], theme.RUST_DARK)
    green, dark = theme.LEAF, rgb("#477655")
    b.shape([(22, 78), (30, 62), (46, 58), (72, 64), (80, 78)], green)
    b.shape([(56, 60), (72, 64), (80, 78), (56, 78)], dark)
    b.dome(42, 63, 12, 13, GLASS)
    for x in (34, 68):
        b.oval(x, 84, 10, 10, theme.INK)
        b.oval(x, 84, 4, 4, theme.SAND)


_A = theme.ACTION_COLOURS
FACILITY_CARDS: Mapping[str, Callable[[ThingBrush], None]] = MappingProxyType(
    {
        "field-workshop": partial(_tent, sign="build", colour=_A["build"]),
        "field-quarters": partial(_tent, sign="unwind", colour=_A["unwind"]),
        "field-garage": partial(_tent, sign="explore", colour=_A["explore"]),
        "field-lab": partial(_tent, sign="research", colour=_A["research"]),
        "aid-post": partial(_tent, sign="heal", colour=_A["heal"]),
        "relay-station": _relay,
        "water-extractor": _extractor,
        "wind-turbine": _turbine,
        "algae-tank": _algae,
        "radiation-cellar": _cellar,
        "rover-shed": _shed,
    }
)
"""The pictures by id of the facility, which its project shares."""
