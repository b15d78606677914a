"""Chart and Monitor behind a view: what a ship can reach, and what a tile would do for a route."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.games.space1999.names import is_node
from rules.core.game import Seat
from rules.space1999.chart import travel
from rules.space1999.chart.chart import Chart
from rules.space1999.chart.flights import Flights
from rules.space1999.monitor import monitor
from rules.space1999.monitor.grid import Grid, Tile, Tiles, openings
from rules.space1999.styles.evaluation import geometry
from rules.space1999.terms import BASE, PLANET, STEP
from rules.space1999.views.view import ShipView, View


@dataclass(frozen=True)
class Atlas:
    """The geometry of one moment for one seat."""

    view: View
    seat: Seat

    @cached_property
    def chart(self) -> Chart:
        """The star chart."""
        return geometry(self.view.board)[0]

    @cached_property
    def grid(self) -> Grid:
        """The Star Monitor's squares."""
        return geometry(self.view.board)[1]

    @property
    def ship(self) -> ShipView:
        """The seat's ship."""
        return self.view.ships[self.seat]

    @property
    def held(self) -> int:
        """Route tiles held, not yet placed."""
        return self.ship.straights + self.ship.curves

    @cached_property
    def closed(self) -> frozenset[str]:
        """Planets that are visited."""
        return frozenset(visit.planet for visit in self.view.visits)

    @cached_property
    def open_planets(self) -> tuple[str, ...]:
        """Planets where anybody may still land."""
        return tuple(planet for planet in self.chart.planets if planet not in self.closed)

    @cached_property
    def blocked(self) -> frozenset[str]:
        """Nodes where other ships are."""
        return frozenset(
            ship.place for ship in self.view.ships if ship.seat != self.seat and is_node(ship.place)
        )

    @cached_property
    def trips(self) -> Flights:
        """Every flight that the ship's energy pays, the cheapest first."""
        return self.trips_for(self.ship.energy)

    def trips_for(self, energy: int) -> Flights:
        """The same for another amount of energy."""
        ship = self.ship
        return travel.destinations(
            self.chart,
            self.view.moon,
            ship.place,
            ship.sector,
            energy,
            blocked=self.blocked,
            closed=self.closed,
            home=self.held > 0,
        )

    @cached_property
    def way_home(self) -> Mapping[str, int]:
        """What the way home costs from each place as the Moon stands now, ships aside."""
        ship, enough = self.ship, travel.farthest(self.chart)
        # A way costs the same in both directions.
        return travel.destinations(self.chart, self.view.moon, BASE, ship.sector, enough).costs

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
            ship, moon = self.ship, self.view.moon
            return travel.steps(
                self.chart,
                moon,
                ship.place,
                ship.sector,
                blocked=self.blocked,
                closed=self.closed,
                back=task.back,
            )
        return tuple(self.trips)

    def ahead(self, node: str) -> tuple[str, ...]:
        """The open planets that lie straight ahead of a node, one unit of energy away."""
        sky = self.chart.skies[self.view.moon.number]
        found = []
        for ray in sky.ways[self.chart.index[node]].rays:
            for index, _ in ray.places:
                place = self.chart.places[index]
                if place in self.blocked:
                    break
                if place not in self.closed and self.chart.is_planet(place):
                    found.append(place)
        return tuple(found)

    # The Star Monitor

    def missing(self, tiles: Tiles, sector: str) -> int | None:
        """The fewest tiles that a sector's route would still need; ``None`` where it is shut in."""
        key = (tiles, sector)
        if key not in self._missing:
            self._missing[key] = monitor.missing(self.grid, tiles, sector)
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
        return monitor.laid(self.view.tiles, Tile(square, self.ship.sector, shape, rotation))

    def way(self, shape: str, square: str, rotation: int) -> tuple[int, int]:
        """The side by which a route would enter a tile laid there, and the one it leaves by."""
        first, second = openings(shape, rotation)
        entries = {entry for end, entry in self._ends if end == square}
        return (second, first) if second in entries and first not in entries else (first, second)

    @cached_property
    def _ends(self) -> tuple[tuple[str, int], ...]:
        return monitor.ends(self.grid, self.view.tiles, self.ship.sector)

    def tile(self, square: str) -> Tile:
        """The tile on a square; raises ``KeyError`` where there is none."""
        found = monitor.at(self.view.tiles, square)
        if found is None:
            raise KeyError(square)
        return found

    def owner(self, tile: Tile) -> Seat:
        """Whose tile it is; raises ``StopIteration`` for a sector without a ship."""
        return next(ship.seat for ship in self.view.ships if ship.sector == tile.owner)
