"""Draws the things that only campaigns have: what is found, brought along, and built in them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from render.core.palette import Colour, mix, rgb
from render.first_martians import theme
from render.first_martians.drawings import campaign_works as works
from render.first_martians.drawings.thing_brush import (
    CLOTH,
    CLOTH_DARK,
    CORD,
    METAL,
    METAL_DARK,
    STONE,
    STONE_DARK,
    WOOD,
    WOOD_DARK,
    ThingBrush,
    crystal,
    shadow,
)


def _waves(b: ThingBrush, x: float, y: float, *radii: float, turn: float = 270) -> None:
    """Arcs about a point, towards ``turn`` degrees (270: up)."""
    for radius in radii:
        b.arc(x, y, radius, turn - 40, turn + 40, theme.AMBER, 5)


def _rays(b: ThingBrush, x: float, y: float, near: float, far: float) -> None:
    """Light all round a point."""
    for i in range(8):
        across, down = math.cos(math.pi * i / 4), math.sin(math.pi * i / 4)
        ends = [(x + reach * across, y + reach * down) for reach in (near, far)]
        b.line(ends, theme.AMBER, 5)


# Measuring and surveying


def _gauge(b: ThingBrush) -> None:
    """A meter with a needle."""
    shadow(b, 40)
    b.box(12, 10, 76, 84, METAL, 12)
    b.box(68, 10, 20, 84, METAL_DARK, 12)
    b.oval(48, 46, 32, 30, theme.INK)
    b.oval(48, 46, 27, 25, theme.CREAM)
    b.arc(48, 52, 22, 215, 325, theme.RUST, 6)
    b.line([(48, 58), (62, 34)], theme.RED, 6)
    b.oval(48, 58, 6, 6, theme.INK)
    b.sign("power", 46, 84, 20, theme.INK)


def _stake(b: ThingBrush) -> None:
    """A stake with a number in chalk."""
    b.dome(50, 96, 40, 20, STONE)
    b.shape([(34, 8), (58, 8), (58, 84), (46, 92), (34, 84)], WOOD)
    b.shape([(58, 8), (66, 14), (66, 80), (58, 84)], WOOD_DARK)
    b.shape([(34, 8), (42, 2), (66, 8), (66, 14), (58, 8)], theme.CREAM)
    b.line([(50, 24), (40, 44), (54, 44)], theme.CREAM, 5)
    b.line([(50, 34), (50, 56)], theme.CREAM, 5)


def _benchmark(b: ThingBrush) -> None:
    """A levelling rod in the ground."""
    b.dome(50, 96, 42, 22, STONE)
    b.box(38, 2, 24, 84, theme.CREAM, 3)
    for i in range(4):
        b.box(38 + 12 * (i % 2), 8 + 19 * i, 12, 14, theme.RED)
    b.box(56, 2, 6, 84, theme.QUIET)
    b.shape([(66, 40), (92, 26), (92, 54)], theme.AMBER)


def _probe(b: ThingBrush) -> None:
    """A probe that listens to the ground."""
    b.dome(50, 96, 42, 20, STONE)
    b.line([(50, 40), (50, 90)], METAL, 9)
    for side in (-1, 1):
        b.line([(50, 62), (50 + 26 * side, 90)], METAL_DARK, 6)
    b.box(34, 32, 32, 30, theme.OCHRE, 6)
    b.box(52, 32, 14, 30, theme.RUST, 6)
    b.oval(45, 46, 6, 6, theme.GO)
    b.line([(50, 32), (50, 20)], METAL, 5)
    b.oval(50, 19, 6, 6, theme.RED)
    for turn in (180, 0):
        _waves(b, 50, 19, 17, 29, turn=turn)


def _echo(b: ThingBrush) -> None:
    """A sounder whose waves go into the ground."""
    b.box(4, 44, 92, 52, theme.RUST, 6)
    b.box(4, 70, 92, 26, theme.RUST_DARK, 6)
    b.box(26, 16, 48, 28, METAL, 8)
    b.box(56, 16, 18, 28, METAL_DARK, 8)
    b.oval(42, 30, 8, 8, theme.GO)
    _waves(b, 50, 40, 18, 32, 46, turn=90)


def _scales(b: ThingBrush) -> None:
    """A balance with two pans."""
    shadow(b, 30)
    b.box(28, 84, 44, 10, METAL_DARK, 4)
    b.line([(50, 14), (50, 86)], METAL, 8)
    b.line([(12, 30), (88, 18)], METAL, 6)
    for x, y, colour in ((14, 30, theme.LEAF), (86, 18, theme.OCHRE)):
        b.line([(x - 13, y + 36), (x, y), (x + 13, y + 36)], theme.QUIET, 3)
        b.oval(x, y + 30, 10, 10, colour)
        b.shape([(x - 14, y + 36), (x + 14, y + 36), (x + 8, y + 47), (x - 8, y + 47)], theme.OCHRE)
    b.oval(50, 14, 8, 8, theme.AMBER)


# Cables, cords, winches


def _spool(b: ThingBrush, wound: Colour, dark: Colour, cord: bool = False) -> None:
    """A spool seen from the side."""
    shadow(b, 44)
    b.box(20, 24, 60, 54, wound, 4)
    for x in range(28, 80, 13):
        b.line([(x, 26), (x - 4, 76)], dark, 4)
    for x in (6, 80):
        b.box(x, 8, 14, 86, WOOD, 5)
        b.box(x + 8, 8, 6, 86, WOOD_DARK, 3)
    if cord:
        b.line([(74, 70), (66, 88), (48, 92)], wound, 6)


def _cord(b: ThingBrush) -> None:
    """A cord with knots that hangs from a hook."""
    b.arc(50, 10, 8, 180, 380, METAL, 5)
    b.line([(50, 14), (30, 36), (42, 58), (28, 92)], CORD, 7)
    b.line([(50, 14), (70, 38), (58, 62), (72, 92)], mix(CORD, theme.RUST, 0.35), 7)
    for x, y in ((37, 28), (36, 48), (37, 68), (63, 28), (64, 50), (64, 74)):
        b.oval(x, y, 8, 7, theme.OCHRE)
        b.oval(x - 2, y - 2, 4, 3, theme.CREAM)


def _tied_cord(b: ThingBrush) -> None:
    """A cord about a rock."""
    shadow(b, 44)
    b.shape([(6, 94), (14, 50), (40, 20), (76, 32), (94, 94)], STONE)
    b.shape([(56, 94), (66, 28), (76, 32), (94, 94)], STONE_DARK)
    b.line([(12, 64), (46, 70), (86, 62)], CORD, 8)
    b.line([(46, 70), (34, 92)], CORD, 7)
    b.line([(46, 70), (58, 90)], CORD, 7)
    b.oval(46, 69, 11, 10, theme.OCHRE)
    for x, y in ((39, 82), (53, 81)):
        b.oval(x, y, 6, 5, theme.OCHRE)


# Traces


def _chalk_mark(b: ThingBrush) -> None:
    """Strokes of chalk on a plate, counted by fives."""
    b.box(6, 14, 88, 74, METAL_DARK, 6)
    b.box(6, 14, 88, 8, METAL, 4)
    for x in (22, 36, 50, 64):
        b.line([(x, 34), (x - 2, 72)], theme.CREAM, 6)
    b.line([(12, 66), (74, 40)], theme.CREAM, 6)
    b.line([(82, 34), (80, 72)], theme.CREAM, 6)


def _tin_lid(b: ThingBrush) -> None:
    """The bent lid of a tin."""
    shadow(b, 38)
    b.oval(50, 54, 42, 38, METAL_DARK)
    b.oval(48, 50, 42, 38, METAL)
    b.oval(48, 50, 33, 30, mix(METAL, METAL_DARK, 0.4))
    b.oval(46, 48, 30, 27, METAL)
    b.arc(68, 30, 11, 0, 360, theme.OCHRE, 6)
    b.sign("food", 42, 56, 34, theme.RUST_DARK)


def _glove(b: ThingBrush) -> None:
    """The liner of a glove."""
    shadow(b, 34)
    for x, top in ((28, 22), (42, 8), (56, 8), (70, 18)):
        b.box(x - 6, top, 12, 50, CLOTH, 6)
    b.line([(76, 68), (92, 42)], CLOTH_DARK, 13)
    b.box(22, 40, 56, 40, CLOTH, 12)
    b.shape([(62, 44), (78, 44), (78, 76), (58, 78)], CLOTH_DARK)
    b.box(24, 74, 52, 20, theme.OCHRE, 5)
    b.line([(26, 84), (74, 84)], theme.RUST, 4)


def _weld(b: ThingBrush) -> None:
    """Two plates and the seam between them."""
    b.shape([(6, 16), (52, 10), (46, 90), (6, 84)], METAL)
    b.shape([(52, 10), (94, 18), (94, 84), (46, 90)], METAL_DARK)
    for i in range(7):
        b.oval(51 - 0.6 * i, 16 + 11.5 * i, 8, 7, theme.OCHRE)
        b.oval(49 - 0.6 * i, 14 + 11.5 * i, 4, 3, theme.AMBER)


def _page(b: ThingBrush) -> None:
    """A torn page with writing."""
    edge = [(80, 80), (68, 90), (56, 82), (44, 94), (32, 84), (18, 92)]
    b.shape([(14, 10), (72, 6), (84, 18), *edge], theme.CREAM)
    b.shape([(72, 6), (84, 18), (73, 20)], theme.QUIET)
    for i, right in enumerate((64, 74, 70, 74, 52)):
        b.line([(26, 24 + 12 * i), (right, 22 + 12 * i)], theme.DUSK, 5)


# Boxes, plates, tools


def _strongbox(b: ThingBrush) -> None:
    shadow(b, 46)
    b.box(8, 14, 84, 76, METAL_DARK, 8)
    b.box(16, 22, 68, 60, METAL, 5)
    b.oval(52, 52, 21, 21, theme.INK)
    b.oval(52, 52, 16, 16, theme.OCHRE)
    for turn in range(0, 180, 60):
        x, y = 20 * math.cos(math.radians(turn)), 20 * math.sin(math.radians(turn))
        b.line([(52 - x, 52 - y), (52 + x, 52 + y)], theme.SAND, 5)
    for y in (30, 66):
        b.box(4, y, 16, 10, theme.INK, 3)
    for x in (16, 70):
        b.box(x, 88, 14, 8, theme.INK, 2)


def _infrared(b: ThingBrush) -> None:
    """A warm hand on a cold wall."""
    b.box(4, 12, 92, 76, METAL, 6)
    b.box(10, 18, 80, 64, theme.DUSK, 3)
    for colour, more in ((theme.RED, 5), (theme.AMBER, 0)):
        for x, top in ((36, 36), (47, 26), (58, 28), (68, 38)):
            b.line([(50 + 0.4 * (x - 50), 60), (x, top)], colour, 7 + 2 * more)
        b.line([(50, 66), (30, 56)], colour, 7 + 2 * more)
        b.oval(51, 64, 13 + more, 13 + more, colour)


def _dust_trap(b: ThingBrush) -> None:
    """A duct, and the sieve below it."""
    b.shape([(16, 4), (84, 4), (64, 40), (36, 40)], METAL)
    b.shape([(62, 4), (84, 4), (64, 40), (54, 40)], METAL_DARK)
    for x, y in ((44, 48), (54, 54), (48, 60), (60, 46), (40, 56)):
        b.oval(x, y, 3, 3, theme.OCHRE)
    b.box(12, 66, 76, 24, WOOD, 4)
    b.box(68, 66, 20, 24, WOOD_DARK, 4)
    b.dome(50, 67, 26, 10, theme.OCHRE)
    for x in range(22, 84, 11):
        b.line([(x, 72), (x, 86)], theme.INK, 3)
    b.line([(18, 79), (82, 79)], theme.INK, 3)


def _cutter(b: ThingBrush) -> None:
    """A saw with a round blade."""
    b.oval(66, 62, 30, 30, METAL)
    for i in range(12):
        turn = math.radians(30 * i)
        b.oval(66 + 30 * math.cos(turn), 62 + 30 * math.sin(turn), 4, 4, METAL)
    b.oval(66, 62, 20, 20, METAL_DARK)
    b.oval(66, 62, 6, 6, theme.INK)
    b.line([(22, 24), (58, 54)], theme.OCHRE, 20)
    b.line([(8, 34), (30, 10)], theme.INK, 10)
    b.arc(66, 62, 34, 190, 300, theme.RED, 9)


def _cell(b: ThingBrush, x: float, y: float, wide: float, high: float) -> None:
    b.box(x + wide * 0.3, y - 7, wide * 0.4, 12, METAL, 3)
    b.box(x, y, wide, high, theme.GO, 6)
    b.box(x + wide * 0.66, y, wide * 0.34, high, rgb("#477655"), 6)
    b.box(x, y, wide, high * 0.3, theme.INK, 6)
    b.box(x, y + high * 0.2, wide, high * 0.1, theme.CREAM)


def _battery_cell(b: ThingBrush) -> None:
    shadow(b, 28)
    _cell(b, 28, 12, 44, 82)
    b.sign("power", 48, 66, 34, theme.INK)


def _battery_bank(b: ThingBrush) -> None:
    """Two cells in a box."""
    shadow(b, 46)
    for x in (16, 54):
        _cell(b, x, 14, 30, 66)
    b.line([(31, 8), (69, 8)], theme.RED, 5)
    b.box(6, 56, 88, 38, METAL, 6)
    b.box(68, 56, 26, 38, METAL_DARK, 6)
    b.sign("energy", 42, 75, 32, theme.RUST)


def _barrel(b: ThingBrush) -> None:
    """A cask of fuel."""
    shadow(b, 34)
    b.box(20, 10, 60, 84, theme.RED, 10)
    b.box(60, 10, 20, 84, theme.BLOOD, 10)
    b.oval(50, 13, 30, 9, mix(theme.RED, theme.CREAM, 0.3))
    b.oval(62, 12, 6, 3, theme.INK)
    for y in (36, 68):
        b.box(17, y, 66, 6, theme.RED_DARK, 3)
    b.shape([(44, 66), (32, 56), (38, 46), (46, 38), (50, 50), (56, 56), (52, 66)], theme.AMBER)


def _memory(b: ThingBrush) -> None:
    """A machine's memory, with its contacts."""
    for x in range(20, 86, 13):
        b.box(x, 76, 8, 18, theme.AMBER, 2)
    b.shape([(10, 8), (78, 8), (90, 20), (90, 80), (10, 80)], rgb("#36583e"))
    for x, y in ((20, 20), (52, 20), (20, 50), (52, 50)):
        b.box(x, y, 26, 22, theme.INK, 3)
    b.line([(24, 46), (80, 46)], theme.GO, 3)
    b.oval(81, 18, 4, 4, theme.GO)


# Lamps and voices


def _lantern(b: ThingBrush, x: float = 50, foot: float = 94, size: float = 1.0) -> None:
    """A storm lantern that stands on ``foot``."""
    s = size
    b.arc(x, foot - 66 * s, 22 * s, 180, 360, METAL, 5)
    b.box(x - 20 * s, foot - 70 * s, 40 * s, 10 * s, METAL, 3)
    b.box(x - 18 * s, foot - 60 * s, 36 * s, 44 * s, theme.CREAM, 8 * s)
    b.oval(x, foot - 36 * s, 12 * s, 17 * s, theme.AMBER)
    b.oval(x, foot - 31 * s, 6 * s, 10 * s, theme.OCHRE)
    for side in (-1, 1):
        b.line([(x + 22 * s * side, foot - 66 * s), (x + 22 * s * side, foot - 10 * s)], METAL, 4)
    b.box(x - 26 * s, foot - 18 * s, 52 * s, 18 * s, theme.RED, 4)
    b.box(x + 8 * s, foot - 18 * s, 18 * s, 18 * s, theme.BLOOD, 4)


def _storm_lamp(b: ThingBrush) -> None:
    """A lantern on a pole."""
    b.dome(50, 97, 36, 14, STONE)
    b.line([(26, 92), (26, 6), (62, 6)], METAL, 7)
    _rays(b, 62, 43, 26, 36)
    _lantern(b, 62, 66, 0.66)


def _last_lamp(b: ThingBrush) -> None:
    """A lantern in the dust."""
    shadow(b, 44)
    _rays(b, 50, 52, 30, 46)
    _lantern(b, 50, 92, 0.84)
    b.dome(50, 97, 46, 11, STONE)


def _beam(b: ThingBrush) -> None:
    """A lamp on a mast, and its beam."""
    b.shape([(36, 22), (100, 0), (100, 64)], theme.AMBER)
    b.shape([(36, 22), (100, 12), (100, 48)], theme.CREAM)
    b.dome(34, 97, 32, 14, STONE)
    for side in (-1, 1):
        b.line([(30, 26), (30 + 14 * side, 92)], METAL, 5)
    b.line([(24, 62), (36, 62)], METAL, 4)
    b.box(10, 10, 32, 26, theme.RED, 8)
    b.box(34, 8, 10, 30, METAL, 4)


def _lamp_head(b: ThingBrush, standing: bool = False) -> None:
    """A floodlight; ``standing``: on a tripod, and lit."""
    if standing:
        for x in (22, 50, 78):
            b.line([(50, 50), (x, 94)], METAL_DARK, 6)
        _rays(b, 46, 38, 38, 49)
    else:
        shadow(b, 38)
        b.line([(50, 60), (50, 90)], METAL_DARK, 10)
        b.line([(28, 91), (72, 91)], METAL, 9)
    b.oval(50, 38, 36, 32, METAL_DARK)
    b.oval(46, 36, 32, 28, METAL)
    b.oval(46, 36, 25, 22, theme.AMBER)
    b.oval(40, 31, 10, 8, theme.CREAM)
    for x in (34, 46, 58):
        b.line([(x, 18), (x, 54)], METAL_DARK, 2.6)


def _radio(b: ThingBrush) -> None:
    """A radio that calls."""
    shadow(b, 44)
    b.line([(76, 42), (86, 6)], METAL, 5)
    _waves(b, 30, 40, 14, 26, 38)
    b.box(8, 40, 84, 54, theme.OCHRE, 8)
    b.box(66, 40, 26, 54, theme.RUST, 8)
    b.oval(36, 66, 20, 20, theme.INK)
    for y in (56, 66, 76):
        b.line([(24, y), (48, y)], theme.SAND, 3)
    b.oval(76, 58, 8, 8, theme.CREAM)
    b.oval(76, 80, 5, 5, theme.GO)


def _talk_down(b: ThingBrush) -> None:
    """A screen with a way down, and a microphone."""
    shadow(b, 44)
    b.box(6, 8, 76, 62, METAL, 8)
    b.box(12, 14, 64, 50, theme.DUSK_DARK, 4)
    b.line([(20, 22), (44, 54)], theme.GO, 5)
    b.line([(68, 22), (44, 54)], theme.GO, 5)
    b.line([(28, 57), (60, 57)], theme.AMBER, 5)
    b.shape([(44, 22), (51, 38), (37, 38)], theme.CREAM)
    b.box(30, 70, 28, 16, METAL_DARK)
    b.box(14, 84, 62, 10, METAL, 4)
    b.line([(88, 90), (88, 58)], theme.INK, 6)
    b.box(79, 36, 18, 30, theme.RED, 9)


CAMPAIGN_THINGS: dict[str, Callable[[ThingBrush], None]] = {
    "current-meter": _gauge,
    "chalked-stake": _stake,
    **dict.fromkeys(("tone-probe", "first-probe", "second-probe", "third-probe"), _probe),
    "seal-cutter": _cutter,
    "cable-spool": partial(_spool, wound=theme.INK, dark=METAL_DARK, cord=True),
    "junction": works.junction,
    "chalk-mark": _chalk_mark,
    "knotted-cord": _cord,
    "ration-lid": _tin_lid,
    "glove-liner": _glove,
    "weld-bead": _weld,
    "written-page": _page,
    "strongbox": _strongbox,
    "infrared-picture": _infrared,
    "dust-trap": _dust_trap,
    "shutter": works.shutter,
    "hang-shutter": works.shutter,
    "battery-cell": _battery_cell,
    "battery-bank": _battery_bank,
    "storm-lamp": _storm_lamp,
    "call-her": _radio,
    "rope-drum": partial(_spool, wound=CORD, dark=theme.OCHRE, cord=True),
    "rim-winch": works.winch,
    "hatch-plate": works.hatch,
    "log-cord": _cord,
    "sledge": works.sledge,
    "make-the-bunk": works.bunk,
    "weigh-in": _scales,
    "tied-cord": _tied_cord,
    "last-lamp": _last_lamp,
    "lamp-sweep": _beam,
    "warm-room": works.warm_room,
    "benchmark": _benchmark,
    "set-mark": _benchmark,
    "floor-core": works.floor_core,
    "pipe-length": works.pipe,
    "thermosyphon": works.thermosyphon,
    "thermometer-string": works.thermometer,
    "jack": works.jack,
    "set-jack": partial(works.jack, beam=True),
    "crawl-pit": works.pit,
    "drain-pit": works.pump,
    "deck-plate": works.plate,
    "echo-sounding": _echo,
    "core-tray": works.core_tray,
    "badger-memory": _memory,
    "lamp-head": _lamp_head,
    "marker-lamp": partial(_lamp_head, standing=True),
    "bared-rock": works.bare_rock,
    "talk-down": _talk_down,
    "fuel-cask": _barrel,
    "pump-shift": works.pump,
    "sheet": works.sheet,
    "sheet-wall": partial(works.sheet, standing=True),
    "well-shaft": works.well,
    "footing": works.footing,
    "rail": works.rail,
    "rail-bed": partial(works.rail, bed=True),
    "skid": works.skid,
    "haul-room": works.room,
    "carry-window": works.window,
    "shade-frame": works.shade,
    "shade-roof": partial(works.shade, roof=True),
    "probe-drill": works.drill,
    "cold-loop": works.loop,
    "cold-frame": works.garden,
    "clear-ice": partial(crystal, colour=theme.ICE),
    "dirty-ice": partial(crystal, colour=mix(theme.ICE, theme.RUST, 0.45)),
    "grey-silt": partial(works.heap, colour=works.SILT, dark=mix(works.SILT, theme.BASALT, 0.3)),
    "red-sand": partial(works.heap, colour=theme.RUST, dark=theme.RUST_DARK),
    "salt-band": works.salt,
    "round-gravel": works.gravel,
}
"""Items and projects of the campaigns, by their ids."""
