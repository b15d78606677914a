"""Colours, fonts and labels of the game's pictures."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import seat_title
from render.core.art import BadgeStyle
from render.core.palette import mix, rgb
from render.core.picture import Words
from render.core.shapes import regular_polygon
from render.core.text import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD, TextStyle
from rules.core.game import Seat
from rules.space1999.terms import BASE, ENERGY, LAND, MORE_PLANS, RETURN
from rules.space1999.view import View

TITLE = TextStyle(JOST_BOLD, 60)
HEADING = TextStyle(JOST_BOLD, 44)
NAME = TextStyle(JOST, 34)
NAME_BOLD = TextStyle(JOST_BOLD, 34)
SMALL = TextStyle(JOST, 28)
LABEL = TextStyle(FIGURES, 30)
LABEL_BOLD = TextStyle(FIGURES_BOLD, 30)
PLANET = TextStyle(FIGURES, 36)
"""Names of planets on the star chart."""
NUMBER = TextStyle(FIGURES_BOLD, 38)
"""Numbers of nodes and of the Moon."""
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


def planet(name: str) -> str:
    """A planet's name, the same in every language.

    >>> planet("corva")
    'Corva'
    """
    return name.capitalize()


def place(name: str, view: View, words: Words) -> str:
    """A place of the chart in words: a planet's name, a node's number, or Base."""
    if name == BASE:
        return words("pic1999-base")
    if name in view.board.chart.planets:
        return planet(name)
    return words("pic1999-node", node=name[1:])


def sector(view: View, seat: Seat, words: Words) -> str:
    """A seat's sector by its letter."""
    return words("pic1999-sector", letter=view.ships[seat].sector.upper())


def seat_name(view: View, seat: Seat, people: Sequence[str], words: Words) -> str:
    """A seat's sector and, if a person plays it, their name."""
    return seat_title(sector(view, seat, words), people[seat])


def seat_names(view: View, seat: Seat, people: Sequence[str], words: Words) -> tuple[str, str]:
    """A seat with its person's name, and without."""
    return seat_name(view, seat, people, words), sector(view, seat, words)


def plan(view: View, card: str, words: Words) -> str:
    """The order on a flight plan; raises ``KeyError`` for an unknown plan."""
    printed = view.board.plan(card)
    if printed.kind == LAND:
        return words("pic1999-plan-land", planet=planet(printed.planet))
    if printed.kind == ENERGY:
        return words("pic1999-plan-energy", amount=printed.amount)
    return words("pic1999-plan-return")


def program(view: View, card: str, words: Words) -> str:
    """The order on a card of the Computer; raises ``KeyError`` for an unknown program."""
    printed = view.board.program(card)
    if printed.kind == LAND:
        return words("pic1999-program-land", planet=planet(printed.planet))
    if printed.kind in (RETURN, ENERGY, MORE_PLANS):
        return words(f"pic1999-program-{printed.kind}", amount=printed.amount)
    return words(f"pic1999-program-{printed.kind}")


def last_move(view: View, words: Words) -> str:
    """The last move in a few words, without who made it; empty before the first."""
    last = view.last
    if last is None:
        return ""
    end = last.path[-1] if last.path else last.origin
    if last.kind in ("lay", "slide", "remove"):
        return words(f"pic1999-last-{last.kind}", square=last.origin, onto=end)
    kind = "home" if end == BASE else last.kind
    return words(f"pic1999-last-{kind}", place=place(end, view, words))


def to_earth(view: View, seat: Seat, words: Words) -> str:
    """The distance of a seat's route from Earth, in words."""
    count = view.ships[seat].missing
    return words("pic1999-shut-in") if count is None else words("pic1999-missing", count=count)


def missing_figure(count: int | None) -> str:
    """The number of squares that a route still needs; a dash where it is shut in."""
    return "–" if count is None else str(count)
