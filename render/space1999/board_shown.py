"""The parts of a view that the chart and the Monitor show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from render.core.picture import Words
from render.core.text import printable
from render.space1999 import theme
from render.space1999.layout import chart_layout, chart_source
from rules.core.game import Seat
from rules.space1999.chart import Moon
from rules.space1999.monitor import Tile, grid_of, ways_on
from rules.space1999.outlook import tiles_after
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Slide
from rules.space1999.view import View

FLIGHTS = ("fly", "step", "jump", "home")
"""Kinds of last moves that are marked on the star chart; the others are on the Star Monitor."""


class ShipAt(NamedTuple):
    sector: str
    place: str


class Flight(NamedTuple):
    """A sector's ship that moved last, and how: see ``LastMove``."""

    sector: str
    kind: str
    origin: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChartShown:
    """The star chart's band.

    ``chart`` is the text that ``chart_source`` gives; ``cards`` is how many Moon cards there are of
    each number, ``left`` the numbers of those undrawn. ``visits`` are planets with the sector that
    came first. ``up`` are sectors that have to decide, with their energy; ``open_planets`` is how
    many planets aren't visited. ``reach`` are places to choose from, or ``None``, ``prices`` what
    some of them cost, and ``chooser`` the sector whose Base is meant there.
    """

    chart: str
    cards: tuple[int, ...]
    left: tuple[int, ...]
    moon: Moon
    ships: tuple[ShipAt, ...]
    visits: tuple[tuple[str, str], ...]
    flight: Flight | None
    up: tuple[tuple[str, int], ...]
    open_planets: int
    reach: tuple[str, ...] | None
    prices: tuple[tuple[str, int], ...]
    chooser: str


def seats_up(view: View) -> tuple[Seat, ...]:
    """The seats that are asked to decide, or else the one whose turn it is."""
    if view.outcome is not None:
        return ()
    asked = tuple(dict.fromkeys(decision.seat for decision in view.decisions))
    return asked or (() if view.turn is None else (view.turn,))


def chart_shown(
    view: View, reach: Sequence[str] | None, prices: Mapping[str, int] = MappingProxyType({})
) -> ChartShown:
    """The values of a view on the star chart's band; raises ``KeyError`` for places not on it.

    Of ``prices`` those count that stand beside places in reach: planets and Base.
    """
    source = chart_source(view.board)
    if reach is not None:
        known = chart_layout(source)
        for place in reach:
            known.check(place)
    last = view.last if view.last is not None and view.last.kind in FLIGHTS else None
    chooser = view.viewer if view.viewer is not None else view.turn or 0
    return ChartShown(
        chart=source,
        cards=view.board.moon_cards.copies,
        left=view.moon_numbers,
        moon=view.moon,
        ships=tuple(ShipAt(each.sector, each.place) for each in view.ships),
        visits=tuple((visit.planet, view.ships[visit.seat].sector) for visit in view.visits),
        flight=None
        if last is None
        else Flight(view.ships[last.seat].sector, last.kind, last.origin, last.path),
        up=tuple((view.ships[seat].sector, view.ships[seat].energy) for seat in seats_up(view)),
        open_planets=len(view.board.chart.planets) - len(view.visits),
        reach=None if reach is None else tuple(reach),
        prices=tuple(
            (place, prices[place])
            for place in reach or ()
            if place in prices and place not in view.board.chart.nodes
        ),
        chooser="" if reach is None else view.ships[chooser].sector,
    )


class Laid(NamedTuple):
    """A tile as it lies, and whether it is part of its owner's unbroken route."""

    tile: Tile
    linked: bool


class TileMark(NamedTuple):
    """The last move of a tile: ``lay``, ``slide`` or ``remove``, from one square to another."""

    kind: str
    square: str
    onto: str


@dataclass(frozen=True, slots=True)
class RoutesShown:
    """The Star Monitor: squares on a side, the sectors in play with their first squares, the tiles.

    ``ways`` are shortest ways from the sectors' routes to Earth, as they are after ``preview``.
    ``last`` is the last move, if it was a tile's. ``preview`` is a move that isn't made yet, with
    the sector that would make it; ``choices`` are squares to choose from.
    """

    size: int
    starts: tuple[tuple[str, str], ...]
    laid: tuple[Laid, ...]
    ways: tuple[tuple[str, tuple[str, ...]], ...] = ()
    last: TileMark | None = None
    preview: tuple[Lay | Slide, str] | None = None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A ship's figures as the console shows them; ``up``: whether its seat has to decide.

    ``laid`` are the tiles of its unbroken route, ``lacking`` those that it takes to Earth at least.
    """

    sector: str
    name: str
    energy: int
    plans: int
    straights: int
    curves: int
    missing: str
    up: bool
    laid: int
    lacking: int


@dataclass(frozen=True, slots=True)
class ConsoleShown:
    """The console beside the Monitor: the round, the planets left, the Bank, the last move, seats.

    ``bank`` is how many straight and curved tiles it has; ``last`` a sector and its move in words.
    """

    round: int
    round_title: str
    open_planets: int
    bank: tuple[int, int]
    bank_title: str
    last_title: str
    last: tuple[str, str] | None
    seats: tuple[SeatShown, ...]


def routes_shown(
    view: View,
    preview: Lay | Slide | None = None,
    mover: Seat | None = None,
    choices: Sequence[str] = (),
) -> RoutesShown:
    linked = {square for each in view.ships for square in each.route}
    seat = mover or 0
    tiles = view.tiles if preview is None else tiles_after(view, seat, preview)
    ways = ways_on(grid_of(view.board), tiles, [each.sector for each in view.ships])
    last = view.last
    mark = None
    if last is not None and last.kind in ("lay", "slide", "remove"):
        mark = TileMark(last.kind, last.origin, last.path[-1] if last.path else last.origin)
    return RoutesShown(
        size=view.board.monitor.size,
        starts=tuple((each.sector, view.board.monitor.starts[each.sector]) for each in view.ships),
        laid=tuple(Laid(tile, tile.square in linked) for tile in view.tiles),
        ways=tuple((sector, way) for sector, way in ways.items() if way),
        last=mark,
        preview=None if preview is None else (preview, view.ships[seat].sector),
        choices=tuple(choices),
    )


def console_shown(view: View, people: Sequence[str], words: Words) -> ConsoleShown:
    last = view.last
    asked = seats_up(view)
    return ConsoleShown(
        round=view.round,
        round_title=words("pic1999-round"),
        open_planets=len(view.board.chart.planets) - len(view.visits),
        bank=view.bank,
        bank_title=words("pic1999-bank"),
        last_title=words("pic1999-last"),
        last=None if last is None else (view.ships[last.seat].sector, theme.last_move(view, words)),
        seats=tuple(
            SeatShown(
                sector=each.sector,
                name=shown_name(view, each.seat, people, words),
                energy=each.energy,
                plans=each.plans,
                straights=each.straights,
                curves=each.curves,
                missing=theme.missing_figure(each.missing),
                laid=len(each.route),
                lacking=each.missing or 0,
                up=each.seat in asked,
            )
            for each in view.ships
        ),
    )


def shown_name(view: View, seat: Seat, people: Sequence[str], words: Words) -> str:
    """A person's name as far as it can be drawn, or else the seat's sector."""
    return printable(people[seat], theme.NAME.face) or theme.sector(view, seat, words)
