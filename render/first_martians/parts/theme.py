"""Defines the colours and text styles of First Martians' pictures, and each astronaut's badge."""

from __future__ import annotations

from render.core.art.badge import BadgeStyle
from render.core.colour import Colour, mix, rgb
from render.core.shapes import regular_polygon
from render.core.typography.fonts import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD
from render.core.typography.text import TextStyle

SMALLEST = 28
"""The smallest size of text, in pixels."""

TITLE = TextStyle(JOST_BOLD, 60)
HEADING = TextStyle(JOST_BOLD, 40)
NAME = TextStyle(JOST, 32)
NAME_BOLD = TextStyle(JOST_BOLD, 32)
LABEL = TextStyle(FIGURES, 30)
LABEL_BOLD = TextStyle(FIGURES_BOLD, 30)
SMALL = TextStyle(FIGURES, SMALLEST)
FIGURE = TextStyle(FIGURES_BOLD, 38)
FIGURE_BIG = TextStyle(FIGURES_BOLD, 56)

BASALT = rgb("#120c0e")
"""The darkest colour: shadows, and what is behind panels."""
INK = rgb("#1b100d")
"""Text on a light ground."""
PANEL = rgb("#2a1c1a")
PANEL_LIGHT = rgb("#3c2923")
EDGE = rgb("#5c3e33")
RUST = rgb("#a8452a")
RUST_DARK = rgb("#6b2a1c")
OCHRE = rgb("#d9913f")
SAND = rgb("#ecd2a4")
CREAM = rgb("#fbf0dc")
"""Text on a dark ground."""
QUIET = rgb("#c9ae95")
"""Secondary text on a dark ground."""
DUSK = rgb("#2b3f5c")
DUSK_DARK = rgb("#141c2b")
DUSK_LIGHT = rgb("#8fb3d6")
AMBER = rgb("#ffc247")
"""For what should be seen first: marked spaces, current values, amounts."""
GO = rgb("#63cf90")
GO_DARK = rgb("#1d3b2c")
ALARM = rgb("#ff8a72")
RED = rgb("#e5412a")
BLOOD = rgb("#c2301d")
"""The ground of warnings."""
RED_DARK = rgb("#54160f")
LEAF = rgb("#7ec850")
ICE = rgb("#cfe4f2")

ROLE_STYLES: dict[str, BadgeStyle] = {
    # Okabe and Ito's set, which colour-blind people can tell apart, lightened for dark letters.
    "scientist": BadgeStyle(rgb("#7cc6fb"), None),
    "geologist": BadgeStyle(rgb("#f2663b"), ((50, 0), (100, 50), (50, 100), (0, 50))),
    "engineer": BadgeStyle(rgb("#f5d547"), ((5, 5), (95, 5), (95, 95), (5, 95))),
    "medic": BadgeStyle(rgb("#25a272"), regular_polygon(6, 50)),
}

ACTION_COLOURS: dict[str, Colour] = {
    "event": rgb("#ffc247"),
    "rest": rgb("#b79be0"),
    "unwind": rgb("#c3bfb6"),
    "heal": rgb("#7db4ea"),
    "manage": rgb("#d29a63"),
    "explore": rgb("#86c06a"),
    "gather": rgb("#c3bfb6"),
    "research": rgb("#7db4ea"),
    "build": rgb("#d29a63"),
    "untyped": rgb("#ecd2a4"),
}
"""Actions by type, in the colours of their dice."""

DIE_COLOURS: dict[str, Colour] = {
    "working": rgb("#f5d547"),
    "living": rgb("#f58a2e"),
    "system": rgb("#e5412a"),
}
"""The malfunction dice, by block."""

RESOURCE_COLOURS: dict[str, Colour] = {
    "energy": rgb("#ffc247"),
    "oxygen": rgb("#9fd3f5"),
    "food": rgb("#7ec850"),
}

GROUNDS: dict[int, Colour] = {
    # Explored regions by ring, the inner ones lighter.
    1: rgb("#e2aa6c"),
    2: rgb("#d3935a"),
    3: rgb("#c4834d"),
}
INACTIVE = {share: mix(PANEL, BASALT, share / 4) for share in range(1, 4)}
"""Panels of what is shut, closed, used or empty, from lighter (1) to darker (3)."""
