"""What an autopilot works out from its seat's view: ways, routes, chances."""

from __future__ import annotations

from functools import cached_property

from rules.core.game import Seat
from rules.space1999.actions import Lay, Slide
from rules.space1999.lookup import shapes, tally
from rules.space1999.monitor import monitor
from rules.space1999.monitor.grid import Tile, Tiles
from rules.space1999.monitor.repair import missing
from rules.space1999.styles.weights import Temper
from rules.space1999.views.navigation import Navigation
from rules.space1999.views.view import ShipView, View

FAR = 9
"""What counts for a way that there isn't."""

AHEAD = 3
"""Further tiles that are tried out when one is to be laid."""

LOOKED_AT = 5_000
"""About how many ways to lay several tiles are looked at; without a limit, pushed-aside tiles with
open ends all over the Monitor once kept an autopilot busy for half a minute."""

STEADY = Temper()
"""Looks for what most crews would."""


class Sights:
    """A view with the geometry of its board, worked out as it is asked for.

    ``temper`` decides what its seat looks for; rivals' routes are seen the same by all.
    """

    def __init__(self, view: View, seat: Seat, temper: Temper = STEADY) -> None:
        self.view = view
        self.temper = temper
        self.ship: ShipView = view.ships[seat]
        self.navigation = Navigation(view, seat)
        self.chart, self.grid = self.navigation.chart, self.navigation.grid
        self.held = self.navigation.held
        self.tiles_left = sum(view.bank)

    # Ways

    def trip_cost(self, place: str) -> int:
        """Energy for a flight from here."""
        return self.navigation.flights.costs.get(place, FAR)

    def way_home(self, place: str) -> int:
        """Energy from a place to Base, as the Moon stands now."""
        return self.navigation.costs_home.get(place, FAR)

    def way_on(self, place: str) -> int:
        """Energy from a place to what the ship looks for: Base with tiles, else a planet."""
        if self.held >= self.wanted:
            return self.way_home(place)
        if place in self.chart.covered(self.view.moon.number):
            return FAR
        costs = self.navigation.costs_from(place)
        return min((costs.get(p, FAR) for p in self.navigation.open_planets), default=FAR)

    # What is to be had

    @cached_property
    def wanted(self) -> int:
        """Tiles that are worth collecting before the way home."""
        return max(1, min(self.temper.load, self.missing(), self.held + self.tiles_left))

    def exploration(self) -> float:
        """What a landing on an open planet is worth."""
        if not self.tiles_left:
            return -1.0
        return self.temper.planet if self.held < self.wanted else 2.0

    def homecoming(self) -> float:
        """What coming home is worth."""
        worth = 4.0 + 4.0 * min(self.held, self.wanted)
        return worth if self.held >= self.wanted else self.temper.early * worth

    # Routes

    def missing(self, sector: str | None = None) -> int:
        """Tiles that a route still needs, the own one unless another is asked for."""
        return missing(self.grid, self.view.tiles, sector or self.ship.sector)

    def missing_with(self, action: Lay) -> int:
        """Tiles that the own route needs after laying one, and then the others held at best."""
        held = (self.ship.straights, self.ship.curves)
        return self._best(self.view.tiles, held, action, self.ahead)

    @cached_property
    def ahead(self) -> int:
        """How many further tiles to try out: the more ways to lay each, the fewer."""
        ways = sum(
            len(monitor.placements(self.grid, self.view.tiles, self.ship.sector, shape))
            for shape in shapes((self.ship.straights, self.ship.curves))
        )
        return next((n for n in range(AHEAD, 0, -1) if ways ** (n + 1) <= LOOKED_AT), 0)

    def _best(self, tiles: Tiles, held: tuple[int, int], action: Lay, ahead: int) -> int:
        sector = self.ship.sector
        tile = Tile(action.square, sector, action.shape, action.rotation)
        tiles = monitor.laid(tiles, tile)
        one = tally(action.shape)
        held = (held[0] - one[0], held[1] - one[1])
        now = missing(self.grid, tiles, sector)
        if not now or not ahead:
            return now
        further = [
            self._best(tiles, held, Lay(shape, square, rotation), ahead - 1)
            for shape in shapes(held)
            for square, rotation in monitor.placements(self.grid, tiles, sector, shape)
        ]
        return min(further, default=now)

    def missing_after(self, action: Slide, sector: str | None = None) -> int:
        """Tiles that a route needs after a slide, the own one unless another is asked for."""
        tiles = monitor.slid(self.view.tiles, action.square, action.onto)
        return missing(self.grid, tiles, sector or self.ship.sector)

    def lead(self, sector: str) -> float:
        """How near a rival's route has come, from 0 to the whole way."""
        whole = missing(self.grid, (), sector)
        return max(0.0, whole - missing(self.grid, self.view.tiles, sector))

    def tile(self, square: str) -> Tile:
        """What lies on a square."""
        found = monitor.at(self.view.tiles, square)
        assert found is not None
        return found
