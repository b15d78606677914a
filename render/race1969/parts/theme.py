"""Defines the colours and text styles of 1969's pictures, and each nation's badge."""

from __future__ import annotations

from render.core.art.badge import BadgeStyle
from render.core.colour import Colour, rgb
from render.core.shapes import regular_polygon
from render.core.typography.fonts import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD
from render.core.typography.text import TextStyle

SMALLEST = 28
"""The smallest size of text, in pixels."""

TITLE = TextStyle(JOST_BOLD, 60)
HEADING = TextStyle(JOST_BOLD, 40)
NAME = TextStyle(JOST, 34)
NAME_BOLD = TextStyle(JOST_BOLD, 34)
SMALL = TextStyle(JOST, SMALLEST)
LABEL = TextStyle(FIGURES, SMALLEST)
LABEL_BOLD = TextStyle(FIGURES_BOLD, SMALLEST)
CELL = TextStyle(FIGURES_BOLD, 36)
DEDUCTION = TextStyle(FIGURES_BOLD, 32)
"""The prestige that flags deduct, as large as fits after the last flag."""
FIGURE = TextStyle(FIGURES_BOLD, 38)
FIGURE_BIG = TextStyle(FIGURES_BOLD, 48)

INK = rgb("#0b1736")
"""Text on a light ground."""
NIGHT = rgb("#070d24")
SKY = rgb("#101f4d")
DUSK = rgb("#1f4a72")
CREAM = rgb("#f7ecd4")
"""Placards, and text on the night sky."""
PAPER = rgb("#eadbb8")
SHADE = rgb("#cdb98c")
SIGNAL = rgb("#ff8a2a")
"""For what should be seen first: the year, the last move."""
TEAL = rgb("#35b5ac")
DEEP_TEAL = rgb("#0b6670")
MUSTARD = rgb("#f3b73a")
RED = rgb("#b3261e")
STEEL = rgb("#9fb0d0")
"""Secondary text on the night sky."""
PANEL = rgb("#0c1a40")
PANEL_LIGHT = rgb("#1a2c60")

_SHIELD = ((4, 4), (96, 4), (96, 52), (82, 78), (50, 99), (18, 78), (4, 52))

NATION_STYLES: dict[str, BadgeStyle] = {
    # Okabe and Ito's set, which colour-blind people can tell apart, lightened for dark letters.
    "usa": BadgeStyle(rgb("#7cc6fb"), None),
    "ussr": BadgeStyle(rgb("#f2663b"), ((50, 0), (100, 50), (50, 100), (0, 50))),
    "canada": BadgeStyle(rgb("#25a272"), regular_polygon(6, 50)),
    "france": BadgeStyle(rgb("#e887b8"), _SHIELD),
    "germany": BadgeStyle(rgb("#f5d547"), ((5, 5), (95, 5), (95, 95), (5, 95))),
}

SCIENTIST_COLOURS: dict[str, Colour] = {
    # The cubes of the rulebook: white, blue, green, red, black.
    "base": rgb("#fbf6ea"),
    "genius": rgb("#4f8fe0"),
    "famous": rgb("#3fae6b"),
    "novice": rgb("#e8604c"),
    "spy": rgb("#20242f"),
}

DIE_COLOURS: dict[str, Colour] = {
    "success": rgb("#3fae6b"),
    "neutral": rgb("#4f8fe0"),
    "failure": rgb("#e8604c"),
}


def letter_ink(scientist: str) -> Colour:
    """The colour of the letter on a scientist's cube."""
    return CREAM if scientist == "spy" else INK
