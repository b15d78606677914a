"""Where a ship can go and what it costs, as its seat's view shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rules.core.game import Seat
from rules.space1999.chart import movement
from rules.space1999.chart.destinations import (
    Departure,
    Destinations,
    costs_to_nearest,
    destinations,
    enough_energy,
)
from rules.space1999.chart.star_chart import Chart, chart_of
from rules.space1999.terms import BASE
from rules.space1999.views.view import ShipView, View


@dataclass(frozen=True)
class ShipReach:
    """What one ship can reach at one moment; worked out as it is asked for."""

    view: View
    seat: Seat

    @property
    def ship(self) -> ShipView:
        """The seat's ship."""
        return self.view.ships[self.seat]

    @cached_property
    def chart(self) -> Chart:
        """The star chart."""
        return chart_of(self.view.board)

    @cached_property
    def closed(self) -> frozenset[str]:
        """Planets that are visited, where nobody may land."""
        return frozenset(visit.planet for visit in self.view.visits)

    @cached_property
    def open_planets(self) -> tuple[str, ...]:
        """Planets where anybody may still land."""
        return tuple(planet for planet in self.chart.planets if planet not in self.closed)

    @cached_property
    def departure(self) -> Departure:
        """Where the ship is, what bars its way, and whether it may fly home."""
        ship, others = self.ship, (ship for ship in self.view.ships if ship.seat != self.seat)
        return Departure(
            self.chart,
            self.view.moon,
            ship.place,
            ship.sector,
            frozenset(other.place for other in others if other.place in self.chart.nodes),
            self.closed,
            bool(ship.straights or ship.curves),
        )

    @property
    def destinations(self) -> Destinations:
        """Every flight that the ship's energy pays, the cheapest first."""
        return self.destinations_for(self.ship.energy)

    def destinations_for(self, energy: int) -> Destinations:
        """The same for another amount of energy."""
        return destinations(self.departure, energy)

    def next_places(self, back: str | None = None) -> tuple[str, ...]:
        """Where a move of one node may end; ``back`` as in ``movement.next_places``."""
        return movement.next_places(self.departure, back=back)

    @cached_property
    def costs_home(self) -> Mapping[str, int]:
        """Energy from each place to Base as the Moon stands now, other ships aside.

        A flight costs the same in both directions.
        """
        departure = Departure(self.chart, self.view.moon, BASE, self.ship.sector)
        return destinations(departure, enough_energy(self.chart)).costs

    @cached_property
    def costs_to_planet(self) -> Mapping[str, int]:
        """Energy from each node to the nearest open planet, other ships aside."""
        return costs_to_nearest(self.chart, self.view.moon, self.open_planets)

    def planets_ahead(self, node: str) -> tuple[str, ...]:
        """The open planets that lie straight ahead of a node, one unit of energy away."""
        found = []
        for run in self.departure.runs[node].runs:
            for stop in run.stops:
                if stop.name in self.departure.blocked:
                    break
                if stop.name in self.open_planets:
                    found.append(stop.name)
        return tuple(found)
