"""The words on the pictures of Spazio: 1999, in the picture's language."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import seat_title
from render.core.picture import Words
from rules.core.game import Seat
from rules.space1999.terms import BASE, ENERGY, LAND, MORE_PLANS, RETURN
from rules.space1999.view import View


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
