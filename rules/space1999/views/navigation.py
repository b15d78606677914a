"""A ship's destinations and their costs, worked out from a view."""

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
from rules.space1999.pieces import Task
from rules.space1999.terms import BASE, PLANET, STEP
from rules.space1999.views.view import ShipView, View


@dataclass(frozen=True)
class Navigation:
    """The places and flights of one seat's ship at one moment; worked out as they are asked for."""

    view: View
    seat: Seat

    @property
    def ship(self) -> ShipView:
        """The seat's ship."""
        return self.view.ships[self.seat]

    @property
    def held(self) -> int:
        """Route tiles that the ship carries, without which there is no flight home."""
        return self.ship.straights + self.ship.curves

    @property
    def task(self) -> Task | None:
        """The seat's next decision; ``None`` if it has none."""
        return next((task for task in self.view.agenda if task.seat == self.seat), None)

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
        """The ship's place, what bars its way, and whether it may fly home."""
        ship, others = self.ship, (ship for ship in self.view.ships if ship.seat != self.seat)
        return Departure(
            self.chart,
            self.view.moon,
            ship.place,
            ship.sector,
            frozenset(other.place for other in others if other.place in self.chart.nodes),
            self.closed,
            self.held > 0,
        )

    @cached_property
    def flights(self) -> Destinations:
        """Every flight that the ship's energy pays, the cheapest first."""
        return self.flights_for(self.ship.energy)

    def flights_for(self, energy: int) -> Destinations:
        """Every flight that so much energy would pay, the cheapest first."""
        return destinations(self.departure, energy)

    @property
    def planets_in_reach(self) -> tuple[tuple[str, int], ...]:
        """The open planets that the energy pays for, with the cost of each, the cheapest first."""
        costs = self.flights.costs.items()
        return tuple((place, cost) for place, cost in costs if place in self.open_planets)

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

    @property
    def options(self) -> tuple[str, ...]:
        """The places that the seat chooses from now: of a flight, a step, or a landing."""
        task = self.task
        if task is None or task.on:
            return ()
        if task.kind == PLANET:
            return self.open_planets
        if task.kind == STEP:
            return movement.next_places(self.departure, back=task.back)
        return tuple(self.flights)

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
