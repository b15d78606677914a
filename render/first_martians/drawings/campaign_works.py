"""Draws what campaigns have built, dug and drilled, and the ground that comes to light."""

from __future__ import annotations

import math

from render.core.palette import Colour, mix, rgb
from render.first_martians import theme
from render.first_martians.drawings.thing_brush import (
    CLOTH,
    CLOTH_DARK,
    CORD,
    GLASS,
    METAL,
    METAL_DARK,
    STONE,
    STONE_DARK,
    WOOD,
    WOOD_DARK,
    ThingBrush,
    shadow,
)

SALT, GRAVEL = rgb("#fbf0dc"), mix(theme.QUIET, theme.BASALT, 0.3)
SILT = mix(theme.QUIET, theme.BASALT, 0.2)


def sledge(b: ThingBrush) -> None:
    b.line([(4, 62), (14, 90), (88, 90), (98, 72)], METAL, 7)
    for x in (24, 50, 76):
        b.line([(x, 64), (x, 88)], METAL_DARK, 6)
    b.box(8, 56, 82, 10, WOOD, 3)
    b.box(14, 34, 70, 24, CLOTH, 10)
    b.box(14, 46, 70, 12, CLOTH_DARK, 6)
    b.box(66, 28, 20, 20, theme.CREAM, 7)
    for x in (28, 50):
        b.box(x, 32, 8, 30, theme.RED, 2)


def skid(b: ThingBrush) -> None:
    """A runner."""
    for x in (28, 62):
        b.box(x, 30, 10, 44, METAL_DARK, 2)
    b.box(12, 22, 72, 14, WOOD, 3)
    b.box(60, 22, 24, 14, WOOD_DARK, 3)
    b.line([(4, 48), (16, 82), (92, 82)], METAL, 14)
    b.line([(12, 88), (94, 88)], METAL_DARK, 5)


def room(b: ThingBrush) -> None:
    """A room on skids, with its tow rope."""
    b.line([(6, 92), (86, 92)], METAL, 7)
    for x in (18, 46, 74):
        b.line([(x, 78), (x, 90)], METAL_DARK, 6)
    b.line([(86, 86), (100, 74)], CORD, 4)
    b.box(6, 18, 80, 62, METAL, 12)
    b.box(62, 18, 24, 62, CLOTH, 8)
    b.line([(74, 20), (74, 78)], CLOTH_DARK, 4)
    b.oval(34, 44, 15, 15, theme.INK)
    b.oval(34, 44, 11, 11, theme.AMBER)
    b.box(6, 66, 56, 6, theme.OCHRE)


def bunk(b: ThingBrush) -> None:
    """A made bunk under a lamp."""
    shadow(b, 46)
    b.box(4, 20, 8, 74, WOOD, 3)
    b.box(88, 42, 8, 52, WOOD_DARK, 3)
    b.box(8, 68, 84, 14, WOOD, 3)
    b.box(12, 54, 76, 16, theme.CREAM, 5)
    b.box(14, 44, 24, 18, theme.ICE, 7)
    b.box(38, 48, 50, 22, CLOTH, 6)
    b.box(38, 48, 12, 22, theme.CREAM, 3)
    b.line([(8, 20), (30, 12)], METAL, 4)
    b.shape([(24, 10), (40, 10), (46, 24), (18, 24)], theme.AMBER)


def warm_room(b: ThingBrush) -> None:
    """A bed between two heaters."""
    shadow(b, 48)
    b.shape([(4, 34), (50, 4), (96, 34), (96, 94), (4, 94)], METAL_DARK)
    b.shape([(12, 38), (50, 13), (88, 38), (88, 88), (12, 88)], theme.RUST_DARK)
    for x in (16, 72):
        b.box(x, 48, 12, 38, theme.RED, 3)
        for y in (54, 64, 74):
            b.line([(x + 2, y), (x + 10, y)], theme.AMBER, 4)
    b.box(31, 70, 38, 14, theme.CREAM, 4)
    b.box(44, 66, 25, 18, CLOTH, 4)
    b.sign("morale", 50, 42, 28, theme.AMBER)


def _core(b: ThingBrush, x: float, y: float, wide: float, high: float) -> None:
    """A drilled core that stands: sand, silt and ice."""
    bands = ((0, 0.3, theme.RUST), (0.3, 0.2, SILT), (0.5, 0.5, theme.ICE))
    for start, share, colour in bands:
        b.box(x, y + high * start, wide, high * share, colour)
        right = x + wide * 0.66
        b.box(right, y + high * start, wide * 0.34, high * share, mix(colour, theme.BASALT, 0.3))
    b.oval(x + wide / 2, y, wide / 2, wide / 5, STONE)


def floor_core(b: ThingBrush) -> None:
    """A core, and the hole in the floor that it came from."""
    b.box(4, 78, 92, 16, METAL, 3)
    b.oval(50, 84, 28, 6, theme.INK)
    _core(b, 32, 12, 36, 72)


def core_tray(b: ThingBrush) -> None:
    """Cores side by side in a tray."""
    shadow(b, 46)
    b.box(4, 14, 92, 80, WOOD, 4)
    b.box(10, 20, 80, 68, theme.INK, 2)
    for x in (13, 39, 65):
        _core(b, x, 27, 22, 58)
    b.box(36, 4, 28, 14, WOOD_DARK, 4)


def drill(b: ThingBrush) -> None:
    """A hand drill in the ground."""
    b.box(4, 72, 92, 24, theme.RUST, 6)
    b.line([(14, 20), (86, 20)], METAL_DARK, 9)
    for x in (14, 86):
        b.box(x - 10, 14, 20, 12, theme.INK, 5)
    b.box(34, 6, 32, 34, theme.OCHRE, 7)
    b.box(52, 6, 14, 34, theme.RUST, 7)
    b.line([(50, 40), (50, 90)], METAL, 10)
    for y in range(46, 88, 12):
        b.line([(40, y + 6), (60, y)], METAL_DARK, 5)


def pipe(b: ThingBrush) -> None:
    """A length of pipe."""
    b.line([(14, 76), (80, 26)], METAL_DARK, 30)
    b.line([(12, 72), (78, 22)], METAL, 20)
    b.oval(82, 22, 15, 17, METAL)
    b.oval(82, 22, 9, 11, theme.INK)
    for x in (30, 58):
        b.line([(x - 10, 80 - x * 0.76), (x + 10, 104 - x * 0.76)], theme.OCHRE, 6)


def thermosyphon(b: ThingBrush) -> None:
    """A pipe with fins, half of it in frozen ground."""
    b.box(4, 58, 92, 38, theme.RUST_DARK, 6)
    b.oval(50, 78, 34, 17, theme.ICE)
    b.box(42, 4, 16, 84, METAL, 8)
    b.box(51, 6, 7, 80, METAL_DARK, 4)
    b.line([(50, 6), (50, 84)], METAL_DARK, 4)
    for y in range(12, 52, 10):
        b.line([(24, y), (76, y)], theme.CREAM if y < 40 else METAL, 5)


def loop(b: ThingBrush) -> None:
    """Turns of a cold pipe."""
    b.box(4, 68, 92, 28, theme.ICE, 8)
    turns = [(10, 8), (10, 80), (36, 80), (36, 18), (62, 18), (62, 80), (88, 80), (88, 8)]
    b.line(turns, theme.DUSK, 14)
    b.line(turns, CLOTH, 7)


def jack(b: ThingBrush, beam: bool = False) -> None:
    """A screw jack; ``beam``: under a beam of the house."""
    shadow(b, 36)
    if beam:
        b.box(0, 4, 100, 18, METAL_DARK, 2)
        b.box(0, 4, 100, 6, METAL)
    b.box(32, 22, 36, 10, METAL, 3)
    b.line([(50, 30), (50, 64)], METAL, 13)
    for y in range(34, 62, 8):
        b.line([(43, y + 4), (57, y)], METAL_DARK, 4)
    b.shape([(36, 56), (64, 56), (80, 92), (20, 92)], theme.RED)
    b.shape([(56, 56), (64, 56), (80, 92), (60, 92)], theme.BLOOD)
    b.line([(54, 68), (96, 54)], theme.INK, 6)


def pit(b: ThingBrush) -> None:
    """A pit with a ladder."""
    b.box(0, 26, 100, 70, theme.RUST, 4)
    b.shape([(16, 26), (84, 26), (76, 90), (24, 90)], theme.BASALT)
    b.shape([(16, 26), (30, 26), (34, 90), (24, 90)], theme.RUST_DARK)
    for x in (44, 66):
        b.line([(x, 6), (x, 86)], theme.OCHRE, 6)
    for y in range(16, 84, 14):
        b.line([(44, y), (66, y)], theme.OCHRE, 5)


def pump(b: ThingBrush) -> None:
    """A pump, and the water that it lifts."""
    b.box(2, 74, 96, 22, CLOTH, 6)
    b.box(2, 86, 96, 10, CLOTH_DARK, 5)
    b.line([(32, 84), (32, 50)], theme.INK, 10)
    b.line([(50, 40), (82, 40), (82, 56)], theme.INK, 10)
    b.shape([(76, 58), (88, 58), (92, 76), (72, 76)], theme.ICE)
    b.box(12, 22, 46, 36, theme.OCHRE, 9)
    b.box(42, 22, 16, 36, theme.RUST, 9)
    b.oval(30, 40, 11, 11, theme.INK)
    b.oval(30, 40, 5, 5, METAL)
    b.box(24, 10, 16, 12, METAL_DARK, 3)


def well(b: ThingBrush) -> None:
    """A well with its bucket."""
    shadow(b, 40)
    for x in (20, 80):
        b.line([(x, 14), (x, 66)], WOOD, 7)
    b.line([(14, 16), (86, 16)], WOOD_DARK, 9)
    b.line([(50, 18), (50, 36)], CORD, 4)
    b.shape([(38, 36), (62, 36), (58, 56), (42, 56)], METAL)
    b.oval(50, 37, 12, 4, CLOTH)
    b.box(12, 60, 76, 34, STONE, 6)
    for y, shift in ((60, 0), (77, 14)):
        for x in (12, 40, 68):
            b.box(x + shift + 2, y + 3, 20 if x + shift < 70 else 6, 12, theme.RUST_DARK, 3)


def bare_rock(b: ThingBrush) -> None:
    """Rock that has been swept, and the broom."""
    b.shape([(2, 78), (16, 58), (70, 54), (98, 72), (90, 94), (10, 94)], METAL_DARK)
    b.shape([(2, 78), (16, 58), (70, 54), (98, 72), (60, 78)], METAL)
    b.line([(34, 66), (44, 72), (40, 76)], theme.INK, 3)
    b.line([(88, 4), (56, 50)], WOOD, 7)
    b.shape([(48, 44), (64, 54), (50, 76), (26, 60)], theme.OCHRE)
    for x, y in ((40, 56), (47, 61)):
        b.line([(x + 10, y - 6), (x - 4, y + 8)], theme.RUST, 3)


def footing(b: ThingBrush) -> None:
    """A cast slab with bolts."""
    b.shape([(2, 66), (22, 46), (98, 46), (80, 66)], mix(METAL, theme.CREAM, 0.4))
    b.box(2, 66, 78, 28, METAL, 2)
    b.shape([(80, 66), (98, 46), (98, 74), (80, 94)], METAL_DARK)
    for x, y in ((24, 60), (64, 60), (36, 50), (80, 50)):
        b.line([(x, y), (x, y - 30)], theme.RUST, 6)
        b.box(x - 7, y - 18, 14, 7, theme.OCHRE, 2)


def rail(b: ThingBrush, bed: bool = False) -> None:
    """A rail; ``bed``: two of them on sleepers."""
    if not bed:
        for low, colour, wide in ((90, METAL_DARK, 16), (76, theme.INK, 12), (64, METAL, 14)):
            b.line([(12, low), (86, low - 42)], colour, wide)
        b.line([(12, 61), (86, 19)], theme.CREAM, 4)
        return
    b.shape([(0, 96), (30, 16), (70, 16), (100, 96)], STONE)
    for i, y in enumerate((22, 36, 54, 76)):
        reach = 20 + 0.38 * (y - 16) + 4 * i / 3
        b.box(50 - reach, y, 2 * reach, 5 + 2 * i, WOOD_DARK, 2)
    for side in (-1, 1):
        b.line([(50 + 12 * side, 12), (50 + 34 * side, 96)], METAL, 7)


def window(b: ThingBrush) -> None:
    """The large pane between two straps."""
    b.box(6, 16, 88, 66, METAL, 16)
    b.box(14, 24, 72, 50, GLASS, 10)
    b.shape([(30, 24), (48, 24), (28, 74), (14, 74), (14, 66)], theme.ICE)
    b.shape([(60, 24), (68, 24), (48, 74), (40, 74)], theme.ICE)
    for x in (18, 74):
        b.box(x, 12, 8, 76, theme.OCHRE, 2)
        b.arc(x + 4, 12, 9, 180, 360, theme.OCHRE, 5)


def shade(b: ThingBrush, roof: bool = False) -> None:
    """A frame with cloth; ``roof``: on its posts, over ground that stays cold."""
    if not roof:
        b.shape([(8, 26), (92, 14), (92, 80), (8, 88)], METAL)
        b.shape([(16, 33), (84, 23), (84, 73), (16, 80)], theme.SAND)
        for x in (39, 61):
            b.line([(x, 29), (x, 77)], theme.OCHRE, 4)
        b.line([(16, 33), (84, 73)], METAL_DARK, 4)
        return
    b.box(10, 84, 80, 12, theme.ICE, 5)
    for x in (16, 84):
        b.line([(x, 34), (x, 90)], METAL, 6)
    b.shape([(2, 40), (26, 18), (98, 18), (98, 28), (78, 42), (2, 42)], theme.SAND)
    b.shape([(2, 40), (78, 40), (98, 18), (98, 28), (78, 50), (2, 50)], theme.OCHRE)
    b.oval(84, 12, 9, 9, theme.AMBER)


def garden(b: ThingBrush) -> None:
    """A bed of plants under glass, on crates."""
    b.shape([(8, 56), (26, 12), (90, 12), (92, 56)], mix(GLASS, theme.ICE, 0.5))
    for x in (28, 50, 72):
        b.line([(x, 56), (x, 32)], rgb("#36583e"), 5)
        b.oval(x - 7, 34, 8, 6, theme.LEAF)
        b.oval(x + 7, 28, 8, 6, rgb("#5fa84a"))
    b.line([(8, 56), (26, 12), (90, 12), (92, 56)], METAL, 4)
    b.box(4, 54, 92, 16, theme.RUST_DARK, 3)
    for x in (10, 54):
        b.box(x, 70, 36, 26, WOOD, 3)
        b.line([(x + 3, 83), (x + 33, 83)], WOOD_DARK, 4)


def gravel(b: ThingBrush) -> None:
    shadow(b, 44)
    lower = ((22, 80, 15), (52, 82, 16), (80, 80, 14))
    for x, y, r in (*lower, (36, 58, 14), (64, 58, 15), (50, 36, 13)):
        b.oval(x + 1, y + 1, r, r * 0.86, GRAVEL)
        b.oval(x - 2, y - 2, r * 0.76, r * 0.64, theme.QUIET)


def salt(b: ThingBrush) -> None:
    """A band of salt between layers of rock."""
    shadow(b, 42)
    b.shape([(10, 94), (16, 20), (50, 8), (86, 24), (92, 94)], STONE)
    b.shape([(68, 94), (62, 12), (86, 24), (92, 94)], STONE_DARK)
    b.shape([(13, 52), (40, 44), (66, 50), (88, 44), (90, 62), (66, 68), (40, 62), (12, 70)], SALT)
    b.line([(13, 82), (64, 80)], STONE_DARK, 4)


def heap(b: ThingBrush, colour: Colour, dark: Colour) -> None:
    b.dome(50, 94, 46, 56, colour)
    b.shape([(58, 94), (62, 42), (82, 56), (92, 76), (96, 94)], dark)
    for x, y in ((18, 84), (28, 68), (40, 80), (44, 56), (52, 70), (66, 62), (74, 80), (86, 84)):
        b.oval(x, y, 3.4, 2.6, mix(colour, theme.CREAM, 0.45))
    for x, y in ((10, 93), (91, 92)):
        b.oval(x, y, 7, 4, colour)


def sheet(b: ThingBrush, standing: bool = False) -> None:
    """A hull sheet; ``standing``: several of them as a wall against water."""
    if standing:
        b.box(2, 70, 96, 28, CLOTH_DARK, 4)
    lefts = (6, 36, 66) if standing else (26,)
    wide = 28 if standing else 48
    for left in lefts:
        b.box(left, 8, wide, 80, METAL, 2)
        b.box(left + wide - 8, 8, 8, 80, METAL_DARK, 2)
        for y in (16, 48, 80):
            b.oval(left + 6, y, 3, 3, theme.INK)
            b.oval(left + wide - 12, y, 3, 3, theme.INK)
        b.line([(left + 2, 32), (left + wide - 2, 32)], METAL_DARK, 4)
        b.line([(left + 2, 64), (left + wide - 2, 64)], METAL_DARK, 4)
    if standing:
        surface = [(0, 80), (20, 76), (40, 82), (60, 76), (80, 82), (100, 78)]
        b.shape([*surface, (100, 98), (0, 98)], CLOTH)


def plate(b: ThingBrush) -> None:
    """A deck plate with a pattern against slipping."""
    b.shape([(22, 22), (98, 22), (78, 78), (2, 78)], METAL)
    b.shape([(2, 78), (78, 78), (78, 88), (2, 88)], METAL_DARK)
    b.shape([(78, 78), (98, 22), (98, 32), (78, 88)], METAL_DARK)
    for row in range(4):
        for at in range(4):
            x, y = 27 + 17 * at - 4.4 * row, 30 + 13 * row
            rise = 3 if (row + at) % 2 else -3
            b.line([(x - 3, y - rise), (x + 5, y + rise)], theme.RUST, 4)


def thermometer(b: ThingBrush) -> None:
    """A string of thermometers that hangs in the ground."""
    b.box(4, 30, 92, 66, theme.RUST_DARK, 6)
    b.box(4, 30, 92, 16, theme.RUST, 6)
    b.line([(30, 8), (30, 90)], theme.INK, 6)
    for y in (50, 68, 86):
        b.oval(30, y, 8, 8, theme.ICE)
    b.box(16, 2, 28, 18, METAL, 5)
    b.box(60, 4, 18, 70, theme.CREAM, 9)
    b.oval(69, 76, 15, 15, theme.CREAM)
    b.oval(69, 76, 10, 10, theme.RED)
    b.line([(69, 40), (69, 76)], theme.RED, 8)


def winch(b: ThingBrush) -> None:
    """A drum on its frame, and the rope down."""
    b.shape([(0, 82), (58, 82), (58, 100), (0, 100)], STONE)
    b.line([(8, 82), (26, 30), (44, 82)], METAL_DARK, 8)
    b.line([(26, 30), (88, 14)], METAL, 8)
    b.oval(26, 44, 22, 22, theme.OCHRE)
    b.oval(26, 44, 14, 14, CORD)
    b.oval(26, 44, 5, 5, theme.INK)
    b.line([(30, 23), (86, 14)], CORD, 4)
    b.oval(86, 16, 8, 8, METAL)
    b.line([(90, 18), (90, 80)], CORD, 4)
    b.arc(85, 84, 8, 0, 200, METAL, 6)


def junction(b: ThingBrush) -> None:
    """A box in which cables meet."""
    shadow(b, 44)
    for x, colour in ((24, theme.AMBER), (50, theme.RED), (76, theme.DUSK_LIGHT)):
        b.line([(50, 50), (x, 64), (x, 96)], colour, 8)
    b.line([(50, 4), (50, 24)], theme.INK, 12)
    b.box(18, 18, 64, 52, METAL, 8)
    b.box(64, 18, 18, 52, METAL_DARK, 8)
    for x in (26, 56):
        for y in (24, 60):
            b.oval(x + 2, y + 2, 3, 3, theme.INK)
    b.sign("power", 43, 44, 30, theme.RUST)


def shutter(b: ThingBrush) -> None:
    """Slats before a window."""
    b.box(8, 8, 84, 84, METAL_DARK, 8)
    b.box(16, 16, 68, 68, GLASS, 4)
    for i in range(5):
        b.box(14, 14 + 12 * i, 72, 10, theme.OCHRE, 2)
        b.box(14, 21 + 12 * i, 72, 3, theme.RUST)
    b.line([(50, 72), (50, 82)], theme.CREAM, 5)


def hatch(b: ThingBrush) -> None:
    """A round hatch with its wheel."""
    shadow(b, 40)
    b.oval(52, 52, 44, 43, METAL_DARK)
    b.oval(48, 50, 42, 42, METAL)
    for i in range(8):
        turn = math.radians(45 * i + 22)
        b.oval(48 + 35 * math.cos(turn), 50 + 35 * math.sin(turn), 4, 4, theme.INK)
    b.arc(48, 50, 20, 0, 360, theme.RED, 7)
    for turn in (90, 210, 330):
        x, y = 20 * math.cos(math.radians(turn)), 20 * math.sin(math.radians(turn))
        b.line([(48, 50), (48 + x, 50 + y)], theme.RED, 6)
    b.oval(48, 50, 6, 6, theme.INK)
