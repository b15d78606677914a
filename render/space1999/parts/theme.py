"""Defines the colours and text styles of Spazio: 1999's pictures, and each sector's badge."""

from __future__ import annotations

from render.core.art.badge import BadgeStyle
from render.core.colour import mix, rgb
from render.core.shapes import regular_polygon
from render.core.typography.fonts import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD
from render.core.typography.text import TextStyle

SMALLEST = 28
"""The smallest size of text, in pixels."""

TITLE = TextStyle(JOST_BOLD, 60)
HEADING = TextStyle(JOST_BOLD, 44)
NAME = TextStyle(JOST, 34)
NAME_BOLD = TextStyle(JOST_BOLD, 34)
SMALL = TextStyle(JOST, 28)
LABEL = TextStyle(FIGURES, 30)
LABEL_BOLD = TextStyle(FIGURES_BOLD, 30)
NODE = TextStyle(FIGURES, 30)
NUMBER = TextStyle(FIGURES_BOLD, 30)
FIGURE = TextStyle(FIGURES_BOLD, 44)
FIGURE_BIG = TextStyle(FIGURES_BOLD, 76)

VOID = rgb("#04060d")
DEEP = rgb("#0a1428")
"""The star chart's colours at its edge and in its middle."""
SCREEN = rgb("#0d1830")
"""Recesses of the console."""
SCREEN_LIGHT = rgb("#1b2a4a")
FORCE = rgb("#dfe8f5")
"""Lines of force, and text on a dark ground."""
QUIET = rgb("#93a7c6")
"""Secondary text on a dark ground."""
SHELL = rgb("#d9d0ba")
"""The console's surface."""
SHELL_DARK = rgb("#b3a88c")
SHELL_LIGHT = rgb("#efe8d6")
INK = rgb("#10182a")
"""Text on a light ground."""
AMBER = rgb("#ffc247")
"""Important figures, and places to choose from."""
SIGNAL = rgb("#ff8a2a")
"""The last move."""
ALARM = rgb("#ff5a4a")
"""The red arrow, the Moon's axis, and the Computer's no."""
GO = rgb("#5fe08a")
EARTH_BLUE = rgb("#4fa8ff")
MOON_LIGHT = rgb("#c3c5c9")
MOON_DARK = rgb("#8d9097")

SECTOR_STYLES: dict[str, BadgeStyle] = {
    # Okabe and Ito's set, which colour-blind people can tell apart, lightened for dark letters.
    "a": BadgeStyle(rgb("#7cc6fb"), None),
    "b": BadgeStyle(rgb("#f2663b"), ((50, 0), (100, 50), (50, 100), (0, 50))),
    "c": BadgeStyle(rgb("#25a272"), regular_polygon(6, 50)),
    "d": BadgeStyle(rgb("#f5d547"), ((5, 5), (95, 5), (95, 95), (5, 95))),
}

SKY = {share: mix(VOID, DEEP, share / 7) for share in range(1, 7)}
"""The star chart's colours between its edge and its middle, for the palette."""
SQUARES = {ring: mix(SCREEN_LIGHT, VOID, 0.08 * ring) for ring in range(7)}
"""The Monitor's squares, by how many squares they are from Earth."""
