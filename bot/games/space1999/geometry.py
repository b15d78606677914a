"""Chart and Monitor behind a view: what a ship can reach, and what a tile would do for a route."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rules.core.game import Seat
from rules.space1999.chart.destinations import Destinations
from rules.space1999.chart.star_chart import Chart
from rules.space1999.monitor import placements, routes
from rules.space1999.monitor.grid import Grid, grid_of
from rules.space1999.monitor.tiles import Tile, Tiles, laid, openings, tile_on
from rules.space1999.terms import PLANET, STEP
from rules.space1999.views.ship_reach import ShipReach
from rules.space1999.views.view import ShipView, View


@dataclass(frozen=True)
class Atlas:
    """The geometry of one moment for one seat."""

    view: View
    seat: Seat

    @cached_property
    def reach(self) -> ShipReach:
        """What the seat's ship can reach."""
        return ShipReach(self.view, self.seat)

    @property
    def chart(self) -> Chart:
        """The star chart."""
        return self.reach.chart

    @property
    def grid(self) -> Grid:
        """The Star Monitor's squares."""
        return grid_of(self.view.board)

    @property
    def ship(self) -> ShipView:
        """The seat's ship."""
        return self.view.ships[self.seat]

    @property
    def held(self) -> int:
        """Route tiles held, not yet placed."""
        return self.ship.straights + self.ship.curves

    @property
    def closed(self) -> frozenset[str]:
        """Planets that are visited."""
        return self.reach.closed

    @property
    def open_planets(self) -> tuple[str, ...]:
        """Planets where anybody may still land."""
        return self.reach.open_planets

    @property
    def trips(self) -> Destinations:
        """Every flight that the ship's energy pays, the cheapest first."""
        return self.reach.destinations

    def trips_for(self, energy: int) -> Destinations:
        """The same for another amount of energy."""
        return self.reach.destinations_for(energy)

    @property
    def way_home(self) -> Mapping[str, int]:
        """What the way home costs from each place as the Moon stands now, ships aside."""
        return self.reach.costs_home

    @property
    def planets(self) -> tuple[tuple[str, int], ...]:
        """The planets in reach with what each costs, the cheapest first."""
        costs = self.trips.costs.items()
        return tuple((place, cost) for place, cost in costs if place in self.open_planets)

    @property
    def choice(self) -> tuple[str, ...]:
        """The places that the seat chooses from now: of a flight, a step, or a landing."""
        task = next((task for task in self.view.agenda if task.seat == self.seat), None)
        if task is None or task.on:
            return ()
        if task.kind == PLANET:
            return self.open_planets
        if task.kind == STEP:
            return self.reach.next_places(task.back)
        return tuple(self.trips)

    def ahead(self, node: str) -> tuple[str, ...]:
        """The open planets that lie straight ahead of a node, one unit of energy away."""
        return self.reach.planets_ahead(node)

    # The Star Monitor

    def missing(self, tiles: Tiles, sector: str) -> int | None:
        """The fewest tiles that a sector's route would still need; ``None`` where it is shut in."""
        key = (tiles, sector)
        if key not in self._missing:
            self._missing[key] = routes.missing(self.grid, tiles, sector)
        return self._missing[key]

    @cached_property
    def _missing(self) -> dict[tuple[Tiles, str], int | None]:
        return {}

    @property
    def surplus(self) -> bool:
        """Whether leaving the tiles held gives them back: by the exact count they are too many."""
        missing, exact = self.ship.missing, dict(self.view.options)["arrival"] == "exact"
        return exact and missing in (0, 1) and self.held > (missing or 0)

    def laid(self, shape: str, square: str, rotation: int) -> Tiles:
        """The Monitor with one more tile of the seat's."""
        return laid(self.view.tiles, Tile(square, self.ship.sector, shape, rotation))

    def way(self, shape: str, square: str, rotation: int) -> tuple[int, int]:
        """The side by which a route would enter a tile laid there, and the one it leaves by."""
        first, second = openings(shape, rotation)
        entries = {entry for end, entry in self._ends if end == square}
        return (second, first) if second in entries and first not in entries else (first, second)

    @cached_property
    def _ends(self) -> tuple[tuple[str, int], ...]:
        return placements.open_ends(self.grid, self.view.tiles, self.ship.sector)

    def tile(self, square: str) -> Tile:
        """The tile on a square; raises ``KeyError`` where there is none."""
        found = tile_on(self.view.tiles, square)
        if found is None:
            raise KeyError(square)
        return found

    def owner(self, tile: Tile) -> Seat:
        """Whose tile it is; raises ``StopIteration`` for a sector without a ship."""
        return next(ship.seat for ship in self.view.ships if ship.sector == tile.owner)
