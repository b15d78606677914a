"""Places on the pictures of Spazio: 1999 that a text can point at."""

from __future__ import annotations

from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.pointing import Place, PointingLook
from render.core.text import width
from render.space1999 import theme
from render.space1999.central_computer import (
    BETWEEN,
    CARD,
    FRONT,
    HIGH,
    SIDE,
    seat_recess,
)
from render.space1999.layout import (
    GLOBE,
    NAME_HIGH,
    SHIP,
    ChartLayout,
    box_about,
    chart_layout,
    chart_source,
    ship_spots,
)
from render.space1999.monitor import grid_frame
from render.space1999.page import HEAD
from render.space1999.planet_card import EDGE, FIELD, TOP, VIEW_WIDE
from render.space1999.planet_card import NAME_HIGH as CARD_NAME_HIGH
from render.space1999.sheet import HAND_EDGE, HAND_GAP, WIDEST
from rules.core.game import Seat
from rules.space1999.monitor import grid_of
from rules.space1999.view import View

LOOK = PointingLook(theme.SIGNAL, theme.INK, theme.VOID)
"""The look of rings and arrows."""


# The star chart


def _chart(view: View) -> ChartLayout:
    return chart_layout(chart_source(view.board))


def planet(view: View, name: str) -> Place:
    """A planet with its name; raises ``KeyError`` for none such."""
    layout = _chart(view)
    globe = box_about(layout.places[name], GLOBE, GLOBE)
    wide = width(theme.planet(name), theme.PLANET)
    plate = box_about(layout.names[name], wide, NAME_HIGH)
    left, top = min(globe[0], plate[0]), min(globe[1], plate[1])
    return Place(left, top, max(globe[2], plate[2]) - left, max(globe[3], plate[3]) - top)


def ship(view: View, seat: Seat) -> Place:
    """A ship where it is, at its Base too."""
    ships = [(each.sector, each.place) for each in view.ships]
    x, y = ship_spots(chart_source(view.board), view.moon, ships)[seat]
    return Place.about(x, y, SHIP + 16, SHIP)


def base(view: View, seat: Seat) -> Place:
    """A Base on the Moon."""
    x, y = _chart(view).in_sector(view.moon, view.ships[seat].sector, 0.6)
    return Place.about(x, y, 70, 56)


def moon(view: View) -> Place:
    layout = _chart(view)
    (x, y), (across, down) = layout.axis[view.moon.number], layout.moon
    return Place.about(x, y, 2 * across + 8, 2 * down + 8)


# The Star Monitor


def square(view: View, name: str) -> Place:
    """A square of the Monitor."""
    frame = grid_frame(view.board.monitor.size)
    x, y = frame.corner(name)
    return Place(x, y, frame.cell, frame.cell)


def squares(view: View, *names: str) -> Place:
    """All of some squares, which form a rectangle."""
    each = [square(view, name) for name in names]
    left, top = min(one.x for one in each), min(one.y for one in each)
    right = max(one.x + one.width for one in each)
    low = max(one.y + one.height for one in each)
    return Place(left, top, right - left, low - top)


def earth(view: View) -> Place:
    return square(view, grid_of(view.board).earth)


def console(view: View, seat: Seat) -> Place:
    """A ship's figures beside the Monitor: how many tiles are missing, energy, plans, tiles."""
    frame = grid_frame(view.board.monitor.size)
    return Place(*seat_recess(frame.right, len(view.ships), seat))


# A hand, and a planet's card


def hand_card(count: int, number: int) -> Place:
    """One of up to four flight plans in a hand."""
    across = max(1, count)
    wide = min(WIDEST, (WIDTH - 2 * HAND_EDGE - (across - 1) * HAND_GAP) // across)
    high = MAX_HEIGHT - HEAD - 2 * HAND_EDGE
    left = (WIDTH - across * wide - (across - 1) * HAND_GAP) // 2
    return Place(left + number * (wide + HAND_GAP), HEAD + HAND_EDGE, wide, high)


def planet_field(number: int) -> Place:
    """A field of a planet's card: 0 its conditions, 1 its energy, 2 its instruction."""
    left = EDGE + VIEW_WIDE + 16
    top = TOP + CARD_NAME_HIGH + number * FIELD
    return Place(left + 10, top + 6, WIDTH - left - EDGE - 20, FIELD - 14)


# The Central Computer


def answer(cards: int) -> Place:
    """The Computer's front, beside so many cards."""
    left = WIDTH - SIDE - cards * CARD - (cards - 1) * BETWEEN
    return Place(SIDE, FRONT, left - SIDE - BETWEEN, HIGH)


def answer_card(cards: int, number: int) -> Place:
    """One of the cards beside it: 0 the plan, 1 the Computer's own."""
    left = WIDTH - SIDE - cards * CARD - (cards - 1) * BETWEEN
    return Place(left + number * (CARD + BETWEEN), FRONT, CARD, HIGH)


def check() -> Place:
    """The Computer's front when it was asked about a route."""
    return Place(SIDE, FRONT, 620, HIGH)
