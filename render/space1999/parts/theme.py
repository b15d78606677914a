"""How the sectors look: a colour and a shape each; the paint and type of the control room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from render.core.fonts import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD
from render.core.colour import Colour, rgb
from render.core.shapes import Point, regular
from render.core.text import Style

Words: TypeAlias = Callable[..., str]
"""``words("pic1999-round", round=7)``: a message in the picture's language."""

WIDTH = 1100
"""Pixels across every picture, twice what a phone shows; no letter is smaller than ``LEAST``."""
LEAST = 26

TITLE = Style(JOST_BOLD, 58)
HEADING = Style(JOST_BOLD, 40)
NAME = Style(JOST, 30)
NAME_BOLD = Style(JOST_BOLD, 30)
SMALL = Style(JOST, 26)
LABEL = Style(FIGURES, 28)
LABEL_BOLD = Style(FIGURES_BOLD, 28)
NODE = Style(FIGURES, 26)
NUMBER = Style(FIGURES_BOLD, 27)
FIGURE = Style(FIGURES_BOLD, 38)
FIGURE_BIG = Style(FIGURES_BOLD, 64)

VOID = rgb("#04060d")
DEEP = rgb("#0a1428")
"""The star chart, from its edge to its middle."""
SCREEN = rgb("#0d1830")
"""Wells in the console, where its lamps and figures are."""
SCREEN_LIGHT = rgb("#1b2a4a")
GRATICULE = rgb("#14243f")
FORCE = rgb("#dfe8f5")
"""Lines of force, and letters on dark ground."""
QUIET = rgb("#93a7c6")
SHELL = rgb("#d9d0ba")
"""The console's enamel."""
SHELL_DARK = rgb("#b3a88c")
SHELL_LIGHT = rgb("#efe8d6")
INK = rgb("#10182a")
AMBER = rgb("#ffc247")
"""Figures that are read off, and the places that can be reached."""
SIGNAL = rgb("#ff8a2a")
"""The last move."""
ALARM = rgb("#ff5a4a")
"""The red arrow, the Moon's axis, refusals."""
GO = rgb("#5fe08a")
EARTH_BLUE = rgb("#4fa8ff")
MOON_LIGHT = rgb("#c3c5c9")
MOON_DARK = rgb("#8d9097")


@dataclass(frozen=True, slots=True)
class SectorLook:
    """A sector's paint and its badge's outline in hundredths of its width; ``None``: a disc."""

    colour: Colour
    shape: tuple[Point, ...] | None


LOOKS: dict[str, SectorLook] = {
    # Lightened from Okabe and Ito's set, which colour-blind eyes can tell apart.
    "a": SectorLook(rgb("#7cc6fb"), None),
    "b": SectorLook(rgb("#f2663b"), ((50, 0), (100, 50), (50, 100), (0, 50))),
    "c": SectorLook(rgb("#25a272"), regular(6, 50)),
    "d": SectorLook(rgb("#f5d547"), ((5, 5), (95, 5), (95, 95), (5, 95))),
}
