"""What an autopilot works out from its seat's view: ways, routes, chances."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from rules.core.game import Seat
from rules.space1999 import monitor, travel
from rules.space1999.actions import Lay, Slide
from rules.space1999.chart import Chart
from rules.space1999.components import Board
from rules.space1999.monitor import Grid, Tile, Tiles
from rules.space1999.terms import BASE, TILE_CARD, TILES
from rules.space1999.view import ShipView, View

FAR = 9
"""What counts for a way that there isn't."""


class Sights:
    """A view with the geometry of its board, worked out as it is asked for."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.ship: ShipView = view.ships[seat]
        self.chart, self.grid = geometry(view.board)
        self.kind = view.agenda[0].kind
        self.flying = self.kind not in (TILES, TILE_CARD)

    @property
    def tiles(self) -> Tiles:
        """What lies on the Monitor."""
        return self.view.tiles

    @property
    def held(self) -> int:
        """Route tiles that the ship has and hasn't placed."""
        return self.ship.straights + self.ship.curves

    # Ways

    @cached_property
    def closed(self) -> frozenset[str]:
        """Planets that are visited."""
        return frozenset(visit.planet for visit in self.view.visits)

    @cached_property
    def _costs(self) -> Mapping[str, int]:
        """Energy to every place from here."""
        trips = travel.destinations(
            self.chart,
            self.view.moon,
            self.ship.place,
            self.ship.sector,
            self.ship.energy,
            blocked=frozenset(
                ship.place
                for ship in self.view.ships
                if ship.seat != self.ship.seat and ship.place not in (BASE, *self.chart.planets)
            ),
            closed=self.closed,
            home=bool(self.held),
        )
        return trips.costs

    def trip_cost(self, place: str) -> int:
        """Energy for a flight from here."""
        return self._costs.get(place, FAR)

    @cached_property
    def _home_costs(self) -> Mapping[str, int]:
        """Energy from Base to every place, which is what the way back costs too."""
        return self._all_costs(BASE)

    def _all_costs(self, start: str) -> Mapping[str, int]:
        """Energy from a place to every other, whoever is in the way."""
        enough = travel.farthest(self.chart)
        sector = self.ship.sector
        return travel.destinations(self.chart, self.view.moon, start, sector, enough).costs

    def way_home(self, place: str) -> int:
        """Energy from a place to Base, as the Moon stands now."""
        return self._home_costs.get(place, FAR)

    def way_on(self, place: str) -> int:
        """Energy from a place to what the ship looks for: Base with tiles, else a planet."""
        if self.held:
            return self.way_home(place)
        if place in self.chart.covered(self.view.moon.number):
            return FAR
        costs = self._all_costs(place)
        planets = self.chart.planets
        return min((costs.get(p, FAR) for p in planets if p not in self.closed), default=FAR)

    # What is to be had

    def exploration(self) -> float:
        """What a landing on an open planet is worth: two tiles short of home are enough."""
        return 6.0 if self.held < self.wanted() else 2.0

    def homecoming(self) -> float:
        """What coming home is worth."""
        return 4.0 + 4.0 * min(self.held, self.wanted())

    def wanted(self) -> int:
        """Tiles that are worth collecting before the way home."""
        return min(3, max(1, self.missing()))

    # Routes

    def missing(self) -> int:
        """Tiles that the own route still needs."""
        return self._missing(self.tiles, self.ship.sector)

    def _missing(self, tiles: Tiles, sector: str) -> int:
        found = monitor.missing(self.grid, tiles, sector)
        return 2 * self.grid.size if found is None else found

    def missing_with(self, action: Lay) -> int:
        """Tiles that the own route needs after laying one."""
        tile = Tile(action.square, self.ship.sector, action.shape, action.rotation)
        return self._missing(monitor.laid(self.tiles, tile), self.ship.sector)

    def missing_after(self, action: Slide) -> int:
        """Tiles that the own route needs after a slide."""
        moved = monitor.slid(self.tiles, action.square, action.onto)
        return self._missing(moved, self.ship.sector)

    def harm(self, sector: str, action: Slide) -> int:
        """By how many tiles a slide throws a rival back."""
        moved = monitor.slid(self.tiles, action.square, action.onto)
        return self._missing(moved, sector) - self._missing(self.tiles, sector)

    def lead(self, sector: str) -> float:
        """How near a rival's route has come, from 0 to the whole way."""
        whole = monitor.missing(self.grid, (), sector) or 0
        return max(0, whole - self._missing(self.tiles, sector))

    def tile(self, square: str) -> Tile:
        """What lies on a square."""
        found = monitor.at(self.tiles, square)
        assert found is not None
        return found


_KNOWN: dict[int, tuple[Board, Chart, Grid]] = {}


def geometry(board: Board) -> tuple[Chart, Grid]:
    """A board's chart and Monitor, kept for the boards seen last."""
    known = _KNOWN.get(id(board))
    if known is None or known[0] is not board:
        if len(_KNOWN) >= 8:
            _KNOWN.clear()
        known = _KNOWN[id(board)] = board, Chart(board), Grid(board)
    return known[1], known[2]
