"""Draws the things that a crew has or builds, as sprites: tanks, crates, plants, machines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from render.core.cache import cached_image
from render.core.palette import Colour, mix, rgb
from render.first_martians import theme
from render.first_martians.drawings.campaign_things import CAMPAIGN_THINGS
from render.first_martians.drawings.facility_cards import FACILITY_CARDS
from render.first_martians.drawings.thing_brush import (
    GLASS,
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

SAMPLE = rgb("#b79be0")
MINERALS: dict[str, Colour] = {
    "mineral-1": SAMPLE,
    "mineral-2": rgb("#f2663b"),
    "mineral-3": rgb("#fbf0dc"),
    "mineral-4": rgb("#f5d547"),
    "mineral-5": rgb("#7ec850"),
    "mineral-6": rgb("#7cc6fb"),
}


def _seed(b: ThingBrush) -> None:
    """A sack with a seedling's sign."""
    shadow(b)
    b.shape([(30, 22), (70, 22), (88, 56), (84, 92), (16, 92), (12, 56)], WOOD)
    b.shape([(62, 22), (70, 22), (88, 56), (84, 92), (64, 92), (72, 56)], WOOD_DARK)
    b.shape([(24, 6), (76, 6), (68, 24), (32, 24)], WOOD)
    b.line([(30, 24), (70, 24)], theme.RUST_DARK, 6)
    b.sign("plant", 46, 60, 46, rgb("#36583e"))


def _crate(b: ThingBrush, sign: str, colour: Colour, ink: Colour = theme.INK) -> None:
    """A crate with a lit top, and a sign in front."""
    shadow(b, 46)
    b.shape([(6, 30), (24, 12), (94, 12), (78, 30)], mix(colour, theme.CREAM, 0.45))
    b.shape([(78, 30), (94, 12), (94, 76), (78, 94)], mix(colour, theme.BASALT, 0.45))
    b.box(6, 30, 72, 64, colour, 3)
    edge = mix(colour, theme.BASALT, 0.25)
    for x, y in ((6, 30), (66, 30), (6, 82), (66, 82)):
        b.box(x, y, 12, 12, edge, 2)
    b.sign(sign, 42, 62, 46, ink)


def _assay(b: ThingBrush) -> None:
    """A sample in a dish over a flame."""
    shadow(b, 40)
    lit, dark = mix(SAMPLE, theme.CREAM, 0.4), mix(SAMPLE, theme.BASALT, 0.4)
    b.shape([(50, 2), (26, 22), (30, 46), (50, 46)], lit)
    b.shape([(50, 2), (72, 22), (68, 46), (50, 46)], dark)
    b.shape([(10, 42), (90, 42), (74, 58), (26, 58)], METAL)
    b.shape([(60, 42), (90, 42), (74, 58), (56, 58)], METAL_DARK)
    for side in (-1, 1):
        b.line([(50 + 26 * side, 58), (50 + 36 * side, 92)], METAL_DARK, 6)
    b.shape([(50, 60), (64, 82), (58, 94), (42, 94), (36, 82)], theme.OCHRE)
    b.shape([(50, 72), (57, 86), (54, 94), (46, 94), (43, 86)], theme.CREAM)


def _sintered(b: ThingBrush) -> None:
    """A shell of bricks with a door."""
    shadow(b, 48)
    b.dome(50, 94, 46, 78, STONE)
    b.shape([(58, 94), (58, 17), (76, 30), (90, 56), (96, 94)], theme.RUST)
    for y, reach in ((78, 44), (60, 40), (42, 32), (28, 22)):
        b.line([(50 - reach, y), (50 + reach, y)], STONE_DARK, 4)
    for x, y in ((24, 62), (42, 44), (62, 62), (78, 80), (54, 30), (70, 46), (14, 80)):
        b.line([(x, y), (x, y + 14)], STONE_DARK, 4)
    b.box(36, 62, 26, 32, theme.INK, 12)


def _drop(b: ThingBrush) -> None:
    """A crate on a parachute."""
    b.dome(50, 40, 44, 38, theme.RED)
    b.dome(50, 40, 18, 38, theme.CREAM)
    for x in (8, 34, 66, 92):
        b.line([(x, 40), (50, 64)], theme.QUIET, 3)
    b.box(30, 60, 40, 34, theme.OCHRE, 3)
    b.box(60, 60, 10, 34, theme.RUST, 3)
    b.box(30, 73, 40, 7, theme.CREAM)


def _capsule(b: ThingBrush, band: Colour) -> None:
    shadow(b, 34)
    b.box(24, 8, 52, 86, METAL, 24)
    b.box(56, 10, 20, 82, METAL_DARK, 16)
    b.box(24, 40, 52, 18, band)
    b.oval(44, 26, 8, 8, GLASS)
    b.box(36, 68, 24, 6, theme.INK, 3)


def _book(b: ThingBrush) -> None:
    shadow(b)
    b.shape([(16, 14), (78, 8), (86, 84), (22, 92)], theme.RUST_DARK)
    b.shape([(24, 14), (82, 10), (88, 78), (30, 84)], theme.CREAM)
    for y in (28, 42, 56, 68):
        b.line([(36, y), (76, y - 3)], theme.QUIET, 4)


def _truss(b: ThingBrush) -> None:
    """A part of a mast."""
    shadow(b, 30)
    for x in (30, 70):
        b.line([(x, 6), (x, 94)], METAL, 8)
    for y in (10, 38, 66):
        b.line([(30, y), (70, y + 26)], theme.OCHRE, 5)
        b.line([(70, y), (30, y + 26)], theme.OCHRE, 5)
    for y in (8, 92):
        b.line([(24, y), (76, y)], METAL_DARK, 8)


def _battery(b: ThingBrush) -> None:
    shadow(b, 36)
    b.box(36, 4, 28, 12, METAL_DARK, 3)
    b.box(18, 12, 64, 82, rgb("#d9913f"), 10)
    b.box(62, 12, 20, 82, rgb("#a8612f"), 10)
    b.box(18, 12, 64, 16, theme.INK, 8)
    b.sign("energy", 48, 60, 54, theme.CREAM)


def _tank(b: ThingBrush) -> None:
    """An oxygen tank."""
    shadow(b, 34)
    b.box(40, 2, 20, 16, METAL_DARK, 4)
    b.box(20, 10, 60, 84, rgb("#7db4ea"), 28)
    b.box(60, 16, 20, 74, rgb("#5889b3"), 14)
    b.box(28, 24, 9, 56, rgb("#cfe4f2"), 5)
    b.box(20, 66, 60, 8, METAL)
    b.sign("oxygen", 52, 46, 36, theme.INK)


def _food(b: ThingBrush) -> None:
    """A basket of vegetables."""
    shadow(b, 44)
    for x, tall in ((30, 20), (52, 8), (72, 18)):
        b.line([(x, 54), (x - 8, tall)], theme.LEAF, 8)
        b.line([(x, 54), (x + 8, tall + 2)], rgb("#477655"), 8)
    for x, colour in ((26, theme.RED), (50, rgb("#f58a2e")), (74, theme.RED)):
        b.oval(x, 52, 16, 15, colour)
    b.shape([(6, 54), (94, 54), (84, 94), (16, 94)], WOOD)
    b.shape([(70, 54), (94, 54), (84, 94), (68, 94)], WOOD_DARK)
    b.line([(8, 66), (91, 66)], rgb("#7e5438"), 5)
    b.line([(12, 80), (88, 80)], rgb("#7e5438"), 5)


def _plant(b: ThingBrush) -> None:
    """A plant in its pot."""
    shadow(b, 30)
    b.line([(50, 70), (50, 30)], rgb("#477655"), 7)
    for points, colour in (
        ([(50, 58), (14, 50), (8, 22), (42, 30)], theme.LEAF),
        ([(50, 50), (58, 16), (94, 10), (86, 42)], rgb("#5fa84a")),
        ([(50, 34), (36, 10), (54, 0), (64, 16)], theme.LEAF),
    ):
        b.shape(points, colour)
    b.shape([(26, 66), (74, 66), (66, 94), (34, 94)], theme.RUST)
    b.shape([(58, 66), (74, 66), (66, 94), (56, 94)], theme.RUST_DARK)
    b.box(22, 62, 56, 9, theme.OCHRE, 3)


def _solar(b: ThingBrush) -> None:
    """A solar panel on its stand."""
    shadow(b, 30)
    b.line([(50, 60), (50, 92)], METAL_DARK, 8)
    b.line([(30, 92), (70, 92)], METAL, 7)
    b.shape([(14, 16), (98, 10), (86, 66), (2, 72)], METAL)
    b.shape([(18, 20), (93, 15), (82, 62), (8, 67)], rgb("#3e526d"))
    b.shape([(18, 20), (54, 17.6), (44, 64.6), (8, 67)], rgb("#5889b3"))
    for share in (0.25, 0.5, 0.75):
        b.line([(18 + 75 * share, 20 - 5 * share), (8 + 74 * share, 67 - 5 * share)], METAL, 2.6)
    b.line([(13, 43), (87, 38)], METAL, 2.6)


def _oxygenator(b: ThingBrush) -> None:
    shadow(b, 46)
    for x in (20, 60):
        b.box(x, 8, 28, 70, rgb("#7db4ea"), 13)
        b.box(x + 17, 12, 11, 62, rgb("#5889b3"), 8)
    b.box(8, 62, 84, 32, METAL, 6)
    b.box(66, 62, 26, 32, METAL_DARK, 6)
    b.line([(34, 40), (74, 40)], METAL_DARK, 6)
    b.sign("oxygen", 36, 78, 26, theme.INK)


def _farm(b: ThingBrush, large: bool = True) -> None:
    """A glass dome with plants."""
    shadow(b, 48)
    b.dome(50, 88, 46, 72 if large else 60, mix(GLASS, theme.ICE, 0.5))
    b.dome(64, 88, 32, 62 if large else 50, GLASS)
    for x, y in ((26, 88), (50, 88), (74, 88)) if large else ((50, 88),):
        b.line([(x, y), (x, y - 26)], rgb("#36583e"), 6)
        b.oval(x - 8, y - 24, 9, 7, theme.LEAF)
        b.oval(x + 8, y - 32, 9, 7, rgb("#5fa84a"))
    for x in (-16, 16):
        b.line([(50 + x, 88), (50 + x * 0.8, 30)], METAL, 3)
    b.arc(50, 88, 46, 180, 360, METAL, 4) if large else None
    b.box(2, 84, 96, 10, METAL, 4)


def _module(b: ThingBrush, sign: str, colour: Colour) -> None:
    """A building of the base, with the sign of what is done there."""
    shadow(b, 48)
    b.box(4, 26, 92, 66, METAL, 22)
    b.box(64, 28, 32, 62, METAL_DARK, 18)
    b.box(4, 60, 92, 9, colour)
    b.box(4, 76, 92, 16, METAL_DARK, 6)
    b.line([(78, 28), (78, 8)], METAL_DARK, 4)
    b.oval(78, 8, 5, 5, theme.RED)
    b.oval(42, 50, 31, 31, theme.INK)
    b.oval(42, 50, 27, 27, colour)
    b.sign(sign, 42, 50, 34, theme.INK)


def _mast(b: ThingBrush, high: float) -> None:
    """A mast up to a share of its height."""
    shadow(b, 36)
    top = 94 - 84 * high
    for side in (-1, 1):
        b.line([(50 + 17 * side, 94), (50 + (17 - 11 * high) * side, top)], METAL, 5)
    steps = max(2, round(6 * high))
    for i in range(steps):
        one, other = 94 + (top - 94) * i / steps, 94 + (top - 94) * (i + 1) / steps
        reach = 17 - 11 * high * i / steps
        b.line([(50 - reach, one), (50 + reach * 0.9, other)], theme.OCHRE, 3.5)
        b.line([(50 + reach, one), (50 - reach * 0.9, other)], theme.OCHRE, 3.5)
    if high == 1:
        b.oval(50, 8, 6, 6, theme.RED)
        for radius in (16, 26):
            b.arc(50, 10, radius, 150, 210, theme.AMBER, 4)
            b.arc(50, 10, radius, -30, 30, theme.AMBER, 4)


def _guy(b: ThingBrush) -> None:
    """A mast between two ropes that hold it."""
    _mast(b, 0.9)
    for side in (-1, 1):
        b.line([(50, 20), (50 + 44 * side, 92)], theme.SAND, 4)
        b.shape([(50 + 34 * side, 95), (50 + 44 * side, 78), (50 + 50 * side, 95)], theme.RUST)


def _transmitter(b: ThingBrush) -> None:
    """A dish that sends."""
    shadow(b, 34)
    b.shape([(40, 60), (58, 60), (72, 94), (28, 94)], METAL_DARK)
    b.oval(46, 44, 38, 36, METAL)
    b.oval(52, 40, 30, 29, GLASS)
    b.line([(52, 40), (80, 18)], theme.SAND, 5)
    b.oval(80, 18, 7, 7, theme.AMBER)
    for radius in (14, 24):
        b.arc(76, 22, radius, 280, 350, theme.AMBER, 4)


def _flask(b: ThingBrush, inside: Colour, star: bool = False) -> None:
    """A flask with a liquid; ``star``: something was found in it."""
    shadow(b, 40)
    glass = mix(GLASS, theme.ICE, 0.6)
    b.shape([(38, 10), (62, 10), (62, 40), (92, 84), (84, 94), (16, 94), (8, 84), (38, 40)], glass)
    b.shape([(28, 60), (72, 60), (88, 84), (82, 91), (18, 91), (12, 84)], inside)
    b.box(32, 4, 36, 10, METAL, 4)
    b.line([(44, 20), (44, 44), (30, 64)], theme.CREAM, 4)
    if star:
        b.sign("adventure", 50, 76, 32, theme.CREAM)


def _microscope(b: ThingBrush) -> None:
    shadow(b)
    b.box(14, 82, 72, 12, METAL_DARK, 5)
    b.arc(48, 54, 30, -70, 80, METAL, 10)
    b.line([(34, 14), (56, 56)], METAL, 17)
    b.line([(52, 50), (58, 62)], theme.OCHRE, 12)
    b.line([(28, 4), (36, 18)], METAL_DARK, 13)
    b.box(36, 66, 42, 7, theme.SAND, 3)


def _kit(b: ThingBrush, sign: str) -> None:
    """A device that makes a facility better; its screen says at what."""
    shadow(b, 44)
    b.box(8, 14, 84, 80, METAL, 10)
    b.box(68, 14, 24, 80, METAL_DARK, 10)
    b.box(16, 22, 52, 50, theme.DUSK_DARK, 6)
    b.sign(sign, 42, 47, 38, theme.GO)
    for x, colour in ((22, theme.RED), (38, theme.AMBER), (54, theme.GO)):
        b.oval(x, 83, 5, 5, colour)


def _froggy(b: ThingBrush) -> None:
    """The small, fast rover."""
    shadow(b, 46)
    green, dark = theme.LEAF, rgb("#477655")
    b.shape([(10, 66), (22, 42), (46, 36), (84, 46), (92, 66)], green)
    b.shape([(58, 39), (84, 46), (92, 66), (58, 66)], dark)
    b.dome(38, 44, 20, 22, GLASS)
    b.oval(30, 22, 7, 7, theme.CREAM)
    b.oval(30, 22, 3, 3, theme.INK)
    b.line([(30, 28), (30, 38)], dark, 5)
    for x in (24, 76):
        b.oval(x, 78, 18, 18, theme.INK)
        b.oval(x, 78, 8, 8, theme.SAND)


def _scorpio(b: ThingBrush) -> None:
    """The heavy rover, with its arm."""
    shadow(b, 48)
    b.line([(14, 54), (6, 26), (26, 8), (40, 16)], theme.OCHRE, 8)
    b.line([(40, 16), (44, 26)], METAL, 6)
    b.box(6, 46, 88, 28, METAL, 7)
    b.box(6, 62, 88, 12, METAL_DARK, 5)
    b.shape([(44, 48), (54, 24), (82, 24), (94, 48)], theme.OCHRE)
    b.shape([(58, 46), (63, 30), (79, 30), (87, 46)], GLASS)
    for x in (18, 50, 82):
        b.oval(x, 80, 15, 15, theme.INK)
        b.oval(x, 80, 7, 7, theme.OCHRE)


def _robot(b: ThingBrush, action: str) -> None:
    """A machine with the sign of its action."""
    shadow(b, 36)
    colour = theme.ACTION_COLOURS[action]
    b.line([(50, 16), (50, 4)], METAL_DARK, 5)
    b.oval(50, 5, 6, 6, theme.RED)
    b.box(26, 14, 48, 30, METAL, 10)
    b.box(32, 22, 36, 14, theme.INK, 7)
    for x in (41, 59):
        b.oval(x, 29, 4, 4, theme.AMBER)
    b.box(18, 46, 64, 40, colour, 8)
    for x in (10, 80):
        b.box(x, 50, 10, 28, METAL_DARK, 5)
    b.box(22, 84, 56, 10, theme.INK, 5)
    b.sign(action, 50, 66, 32, theme.INK)


def _flag(b: ThingBrush) -> None:
    """A flag on a hill: a region to explore."""
    b.dome(50, 94, 46, 34, theme.RUST)
    b.dome(66, 94, 30, 24, theme.RUST_DARK)
    b.line([(42, 66), (42, 6)], METAL, 6)
    b.shape([(44, 8), (90, 20), (44, 38)], theme.AMBER)


def _repair(b: ThingBrush) -> None:
    """A cog and a spanner."""
    b.sign("hardware", 42, 56, 82, METAL)
    b.sign("build", 62, 38, 66, theme.AMBER)


def _growth(b: ThingBrush) -> None:
    """A plant under a lamp."""
    _plant(b)
    b.arc(50, 46, 44, 200, 340, theme.AMBER, 5)


def _alarm(b: ThingBrush) -> None:
    """A warning lamp."""
    shadow(b, 36)
    b.dome(50, 78, 30, 62, theme.RED)
    b.dome(60, 78, 20, 52, theme.BLOOD)
    b.box(14, 76, 72, 18, METAL, 6)
    b.box(62, 76, 24, 18, METAL_DARK, 6)
    b.line([(34, 66), (34, 44), (42, 30)], theme.ALARM, 6)


def _rope(b: ThingBrush) -> None:
    """A cable way."""
    b.line([(4, 24), (96, 10)], theme.SAND, 5)
    b.line([(50, 17), (50, 44)], METAL_DARK, 5)
    b.oval(50, 17, 8, 8, METAL)
    b.box(20, 42, 60, 46, theme.OCHRE, 10)
    b.box(58, 42, 22, 46, theme.RUST, 10)
    b.box(28, 50, 26, 16, GLASS, 4)


def _orbiter(b: ThingBrush) -> None:
    """A satellite."""
    for x in (2, 64):
        b.box(x, 36, 34, 26, rgb("#5889b3"), 2)
        b.line([(x + 17, 36), (x + 17, 62)], METAL, 3)
    b.line([(4, 49), (96, 49)], METAL_DARK, 5)
    b.box(36, 26, 28, 46, METAL, 5)
    b.box(52, 26, 12, 46, METAL_DARK, 5)
    b.dome(50, 92, 18, 16, METAL)
    b.line([(50, 72), (50, 78)], METAL_DARK, 5)


PART_COLOUR = rgb("#8ca0b4")
_A = theme.ACTION_COLOURS
THINGS: dict[str, Callable[[ThingBrush], None]] = {
    "sample": partial(crystal, colour=SAMPLE),
    "assay": _assay,
    "sintered-hull": _sintered,
    **{name: partial(crystal, colour=colour) for name, colour in MINERALS.items()},
    "seed": _seed,
    "spare-power": partial(_crate, sign="power", colour=PART_COLOUR),
    "spare-filters": partial(_crate, sign="filters", colour=PART_COLOUR),
    "spare-hardware": partial(_crate, sign="hardware", colour=PART_COLOUR),
    "spare-cpu": partial(_crate, sign="cpu", colour=PART_COLOUR),
    "find": partial(_crate, sign="poi", colour=theme.OCHRE),
    "supply-drop": _drop,
    "crate": partial(_crate, sign="food", colour=theme.OCHRE),
    "capsule": partial(_capsule, band=rgb("#7cc6fb")),
    "sealed-capsule": partial(_capsule, band=theme.RED),
    "module": partial(_module, sign="upgrade", colour=theme.SAND),
    "logbook-page": _book,
    "strut": _truss,
    "energy": _battery,
    "oxygen": _tank,
    "food": _food,
    "plant": _plant,
    "upgrade": partial(_kit, sign="upgrade"),
    "autoscanner": partial(_kit, sign="heal"),
    "power-generator": partial(_kit, sign="power"),
    "games-room": partial(_kit, sign="morale"),
    "air-recycler": partial(_kit, sign="filters"),
    "guided-arm": partial(_kit, sign="gather"),
    "second-microscope": partial(_kit, sign="research"),
    "tool-wall": partial(_kit, sign="build"),
    "drip-feed": partial(_kit, sign="food"),
    "froggy": _froggy,
    "scorpio": _scorpio,
    **{
        f"robot-{action}": partial(_robot, action=action)
        for action in ("explore", "gather", "research", "build")
    },
    "examined": _microscope,
    "discovered": partial(_flask, inside=theme.GO, star=True),
    "alarm": _alarm,
    "explored": _flag,
    "intact": _repair,
    "growth": _growth,
    "backup-solar-panel": _solar,
    "backup-oxygenator": _oxygenator,
    "backup-farm": _farm,
    "greenhouse": partial(_farm, large=False),
    "separation": partial(_flask, inside=SAMPLE),
    "co2-enrichment": partial(_flask, inside=rgb("#7ec850")),
    "garage": partial(_module, sign="rover", colour=_A["explore"]),
    "probe-bay": partial(_module, sign="gather", colour=_A["gather"]),
    "working-bay": partial(_module, sign="build", colour=_A["build"]),
    "med-lab": partial(_module, sign="heal", colour=_A["heal"]),
    "control-center": partial(_module, sign="manage", colour=_A["manage"]),
    "crew-quarters": partial(_module, sign="rest", colour=_A["rest"]),
    "lab": partial(_module, sign="research", colour=_A["research"]),
    "quiet-place": partial(_module, sign="morale", colour=_A["rest"]),
    "restart": partial(_module, sign="shutdown", colour=theme.AMBER),
    "orbiter-pass": _orbiter,
    "cable-way": _rope,
    "mast-foot": partial(_mast, high=0.36),
    "mast-middle": partial(_mast, high=0.68),
    "mast-top": partial(_mast, high=1),
    "guy": _guy,
    "standing": _truss,
    "transmitter": _transmitter,
    **FACILITY_CARDS,
    **CAMPAIGN_THINGS,
}
OTHER = "find"
"""The picture of things that only changed data files have."""


def has_picture(name: str) -> bool:
    """Whether a thing has a picture of its own."""
    return name in THINGS


@cached_image
def thing(name: str, size: int) -> Image.Image:
    """A thing, ``size`` pixels square; a crate where it has no picture of its own."""
    brush = ThingBrush(size)
    THINGS.get(name, THINGS[OTHER])(brush)
    return brush.finish()
