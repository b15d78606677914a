"""How the nations look: a colour, a shape and a letter each; and the styles of type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from render.core.fonts import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD
from render.core.colour import CREAM, INK, Colour, rgb
from render.core.shapes import Point, regular
from render.core.text import Style

Words: TypeAlias = Callable[..., str]
"""``words("pic1969-year", year=1963)``: a message in the picture's language."""

WIDTH = 1100
"""Pixels across every picture, twice what a phone shows; no letter is smaller than 22."""

TITLE = Style(JOST_BOLD, 60)
HEADING = Style(JOST_BOLD, 38)
NAME = Style(JOST, 30)
NAME_BOLD = Style(JOST_BOLD, 30)
SMALL = Style(JOST, 25)
LABEL = Style(FIGURES, 25)
LABEL_BOLD = Style(FIGURES_BOLD, 25)
CODE = Style(FIGURES, 22)
FIGURE = Style(FIGURES_BOLD, 30)
FIGURE_BIG = Style(FIGURES_BOLD, 44)
CELL = Style(FIGURES_BOLD, 25)


@dataclass(frozen=True, slots=True)
class NationLook:
    """A nation's paint and its badge's outline in hundredths of its width."""

    colour: Colour
    shape: tuple[Point, ...] | None


def _shield() -> tuple[Point, ...]:
    return ((4, 4), (96, 4), (96, 52), (82, 78), (50, 99), (18, 78), (4, 52))


LOOKS: dict[str, NationLook] = {
    # After Okabe and Ito's set, which colour-blind eyes can tell apart, lightened for ink letters.
    "usa": NationLook(rgb("#7cc6fb"), None),
    "ussr": NationLook(rgb("#f2663b"), ((50, 0), (100, 50), (50, 100), (0, 50))),
    "canada": NationLook(rgb("#25a272"), regular(6, 50)),
    "france": NationLook(rgb("#e887b8"), _shield()),
    "germany": NationLook(rgb("#f5d547"), ((5, 5), (95, 5), (95, 95), (5, 95))),
}

SCIENTIST_COLOURS: dict[str, Colour] = {
    # The rulebook's cubes: white, blue, green, red, black.
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
    """What to write with on a scientist's cube."""
    return CREAM if scientist == "spy" else INK
