"""Where a seat's ship can go, worked out from a view with the geometry of its board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from rules.core.game import Seat
from rules.space1999.chart import travel
from rules.space1999.chart.chart import Chart
from rules.space1999.chart.flights import Flights
from rules.space1999.components import Board
from rules.space1999.monitor.grid import Grid
from rules.space1999.terms import BASE, PLANET, STEP
from rules.space1999.views.view import ShipView, Task, View

_KNOWN: dict[int, tuple[Board, Chart, Grid]] = {}


def geometry(board: Board) -> tuple[Chart, Grid]:
    """A board's chart and Monitor, kept for the boards seen last."""
    known = _KNOWN.get(id(board))
    if known is None or known[0] is not board:
        if len(_KNOWN) >= 8:
            _KNOWN.clear()
        known = _KNOWN[id(board)] = board, Chart(board), Grid(board)
    return known[1], known[2]


class Navigation:
    """The places and flights of one seat's ship at one moment.

    ``held`` counts the route tiles that it carries, without which there is no flight home.
    """

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.chart, self.grid = geometry(view.board)
        self.ship: ShipView = view.ships[seat]
        self.held = self.ship.straights + self.ship.curves

    @property
    def task(self) -> Task | None:
        """What the seat decides next, if anything."""
        return next((task for task in self.view.agenda if task.seat == self.seat), None)

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
        others = (ship.place for ship in self.view.ships if ship.seat != self.seat)
        return frozenset(place for place in others if place in self.chart.nodes)

    @cached_property
    def flights(self) -> Flights:
        """Every flight that the ship's energy pays, the cheapest first."""
        return self.flights_for(self.ship.energy)

    def flights_for(self, energy: int) -> Flights:
        """Every flight that so much energy would pay, the cheapest first."""
        return travel.destinations(
            self.chart,
            self.view.moon,
            self.ship.place,
            self.ship.sector,
            energy,
            blocked=self.blocked,
            closed=self.closed,
            home=self.held > 0,
        )

    @property
    def planets_in_reach(self) -> tuple[tuple[str, int], ...]:
        """The open planets that the energy pays for, with the cost of each, the cheapest first."""
        costs = self.flights.costs.items()
        return tuple((place, cost) for place, cost in costs if place in self.open_planets)

    def costs_from(self, start: str) -> Mapping[str, int]:
        """Energy from a place to every other as the Moon stands now, ships and visits aside."""
        enough = travel.farthest(self.chart)
        moon, sector = self.view.moon, self.ship.sector
        return travel.destinations(self.chart, moon, start, sector, enough).costs

    @cached_property
    def costs_home(self) -> Mapping[str, int]:
        """Energy from each place to Base: as much as from Base to the place."""
        return self.costs_from(BASE)

    @property
    def options(self) -> tuple[str, ...]:
        """The places that the seat chooses from now: of a flight, a step, or a landing."""
        task = self.task
        if task is None or task.on:
            return ()
        if task.kind == PLANET:
            return self.open_planets
        if task.kind == STEP:
            return travel.steps(
                self.chart,
                self.view.moon,
                self.ship.place,
                self.ship.sector,
                blocked=self.blocked,
                closed=self.closed,
                back=task.back,
            )
        return tuple(self.flights)

    def planets_ahead(self, node: str) -> tuple[str, ...]:
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
