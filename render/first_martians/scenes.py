"""Draws a scene for each theme of events and each colour of adventures."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.core import art
from render.core.alt_text import compose
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import WIDTH, Band, Words
from render.core.text import TextStyle, clean
from render.first_martians.drawings.icons import icon
from render.first_martians.drawings.scenery import (
    HIGH,
    SUIT,
    SUIT_DARK,
    SceneBrush,
    astronaut,
    habitat,
    hills,
    rocks,
    rover,
    sun,
)
from render.first_martians.page import write
from render.first_martians.palette import PALETTE
from render.first_martians.theme import (
    ACTION_COLOURS,
    AMBER,
    BASALT,
    CREAM,
    DUSK,
    DUSK_DARK,
    DUSK_LIGHT,
    EDGE,
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
    TITLE,
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


@cached_image
def scene(kind: str) -> Image.Image:
    """The scene of a kind in ``SCENES``, in the palette's colours; raises ``KeyError``."""
    paint, stops = SCENES[kind]
    brush = SceneBrush(art.gradient(WIDTH, HIGH, stops, PALETTE))
    paint(brush)
    return PALETTE.map(brush.finish())


_EVENING: art.Stops = (
    (0.0, DUSK_DARK),
    (0.4, DUSK),
    (0.68, DUSK_LIGHT),
    (0.82, mix(OCHRE, SAND, 0.4)),
    (1.0, RUST),
)
_DAY: art.Stops = (
    (0.0, mix(OCHRE, RUST_DARK, 0.6)),
    (0.5, mix(OCHRE, RUST, 0.4)),
    (0.8, mix(SAND, OCHRE, 0.4)),
    (1.0, RUST),
)
_STORM: art.Stops = (
    (0.0, mix(RUST_DARK, BASALT, 0.5)),
    (0.5, RUST_DARK),
    (0.8, RUST),
    (1.0, mix(RUST, OCHRE, 0.5)),
)
_INSIDE: art.Stops = ((0.0, mix(PANEL, BASALT, 0.4)), (0.7, PANEL_LIGHT), (1.0, PANEL))
SCENES: dict[str, tuple[Callable[[SceneBrush], None], art.Stops]] = {
    "base": (base, _EVENING),
    "crew": (crew, _INSIDE),
    "outside": (outside, _STORM),
    "explore": (explore, _EVENING),
    "gather": (gather, _DAY),
    "research": (research, _INSIDE),
    "build": (build, _EVENING),
}
"""By theme of events and colour of adventures: the function that draws it, and the background."""

STRIP = 92
"""Height of the title."""
KINDS = tuple(SCENES)
"""Themes of mission events (base, crew, outside) and colours of adventures."""
SIGNS = {"base": "greenhouse", "crew": "morale", "outside": "sol"}
"""Signs beside the titles of events; those of adventures are named as their kinds."""


def scene_bands(kind: str, title: str, t: Words) -> tuple[Band, ...]:
    """A scene of one of ``KINDS`` above its title; raises ``KeyError`` for another kind."""
    if kind not in SCENES:
        raise KeyError(kind)
    named = clean(title)
    alt = compose([(t("picmars-alt-scene", scene=t(f"picmars-scene-{kind}"), title=title),)])
    return (Band(f"scene-{kind}", draw_scene, (kind, named), alt, PALETTE),)


def draw_scene(kind: str, title: str) -> Canvas:
    canvas = Canvas.blank(WIDTH, HIGH + STRIP, BASALT)
    canvas.image.paste(scene(kind).convert("RGB"), (0, 0))
    colour = ACTION_COLOURS.get(kind, AMBER)
    canvas.rect(0, HIGH, WIDTH, 6, colour)
    middle = HIGH + 6 + (STRIP - 6) // 2
    canvas.mask(
        24, middle - 26, icon(SIGNS.get(kind, kind), 52), colour if kind not in SIGNS else OCHRE
    )
    write(canvas, 100, middle, title, TextStyle(TITLE.face, 54), CREAM, WIDTH - 124)
    return canvas
