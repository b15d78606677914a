"""Flights, stops worth a look, and routes after a move of tiles, worked out from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple, TypeAlias

from rules.core.game import Seat
from rules.space1999.chart import Chart, chart_of
from rules.space1999.destinations import (
    Departure,
    Destinations,
    costs_to_nearest,
    destinations,
    enough_energy,
    next_places,
)
from rules.space1999.monitor import (
    Tile,
    Tiles,
    count_of,
    grid_of,
    is_asked,
    laid,
    minus,
    missing,
    open_ends,
    openings,
    placements,
    removed,
    route,
    runs_past_earth,
    shapes_among,
    slid,
    tile_on,
    tiles_in_reach,
    tiles_to_earth,
)
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Remove, Slide, completes, open_slides, slides_of
from rules.space1999.state import Task
from rules.space1999.terms import BASE, PLANET, REMOVE_TILE, STEP
from rules.space1999.view import ShipView, View


class WayHome(NamedTuple):
    """The energy that a flight home will take in a seat's next turn, as the Moon may stand then.

    ``least`` and ``most`` are over the Moon cards left. ``barred``: with some of them no line leads
    home, or the place lies under the Moon.
    """

    least: int
    most: int
    barred: bool

    @property
    def sure(self) -> str:
        """``yes`` for one figure, ``range`` for two, ``no`` where there may be no way."""
        return "no" if self.barred else "yes" if self.least == self.most else "range"


@dataclass(frozen=True)
class Navigation:
    """The places and flights of one seat's ship at one moment; worked out as they are asked for."""

    view: View
    seat: Seat

    @property
    def ship(self) -> ShipView:
        return self.view.ships[self.seat]

    @property
    def held(self) -> int:
        return self.ship.straights + self.ship.curves

    @property
    def task(self) -> Task | None:
        return next((task for task in self.view.agenda if task.seat == self.seat), None)

    @cached_property
    def chart(self) -> Chart:
        return chart_of(self.view.board)

    @cached_property
    def closed(self) -> frozenset[str]:
        return frozenset(visit.planet for visit in self.view.visits)

    @cached_property
    def open_planets(self) -> tuple[str, ...]:
        return tuple(planet for planet in self.chart.planets if planet not in self.closed)

    @cached_property
    def departure(self) -> Departure:
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
        return self.flights_for(self.ship.energy)

    def flights_for(self, energy: int) -> Destinations:
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

    def way_home_next_turn(self, place: str) -> WayHome | None:
        """The way home from a place after the Moon's next move, other ships aside.

        The Moon moves once between two turns of a seat. Cards by which it picks the ship up there
        don't count: it is home then. ``None`` where no card leaves a way.
        """
        now = self.view.moon.number
        costs = [
            costs.get(place)
            for number, costs in self._costs_home_ahead.items()
            if place not in self.chart.swept(now, number)
        ]
        found = [cost for cost in costs if cost is not None]
        return WayHome(min(found), max(found), None in costs) if found else None

    def mean_cost_home_next_turn(self, place: str) -> float:
        """The energy home from a place after the Moon's next move, on average over its cards.

        It is 0 with cards by which the Moon picks the ship up there, and where none leads home, as
        much as no flight costs.
        """
        now, numbers = self.view.moon.number, moon_numbers_ahead(self.view)
        none = enough_energy(self.chart)
        costs = (
            0
            if place in self.chart.swept(now, number)
            else self._costs_home_ahead[number].get(place, none)
            for number in numbers
        )
        return sum(costs) / len(numbers)

    @cached_property
    def _costs_home_ahead(self) -> Mapping[int, Mapping[str, int]]:
        """By each number that the Moon may move to next, the energy from each place to Base."""
        enough, sector = enough_energy(self.chart), self.ship.sector
        return {
            number: destinations(
                Departure(self.chart, self.view.moon.moved(number), BASE, sector), enough
            ).costs
            for number in sorted(set(moon_numbers_ahead(self.view)))
        }

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
            return next_places(self.departure, back=task.back)
        return tuple(self.flights)

    def planets_ahead(self, node: str) -> tuple[str, ...]:
        """The open planets that lie straight ahead of a node, one unit of energy away."""
        found = []
        for run in self.departure.runs[node]:
            for stop in run.stops:
                if stop.name in self.departure.blocked:
                    break
                if stop.name in self.open_planets:
                    found.append(stop.name)
        return tuple(found)


PLANETS, HOMEWARD, MOON = "planets", "home", "moon"
"""Reasons: unvisited planets straight ahead; the way home that is left; the Moon comes by."""
MOST = 3


class AdvisedStop(NamedTuple):
    """A node that is worth a stop, with the reason.

    ``figure`` measures the reason: a number of planets, the mean energy home in the next turn, or
    a chance in percent.
    """

    node: str
    why: str
    figure: int


def advised_stops(navigation: Navigation) -> tuple[AdvisedStop, ...]:
    """At most three nodes within the ship's energy, the best of each reason first.

    Planets count if energy is left for one more run. The way home counts for a ship with route
    tiles that can't fly home now, from where the Moon will stand in its next turn. The Moon's
    coming counts for one with tiles too, or without energy then: it brings the ship home. Ships
    shut in, or at no node, get none.
    """
    by_planets, by_moon = _by_planets(navigation), _by_moon(navigation)
    orders = [by_planets, by_moon, by_planets, by_planets]
    if navigation.held:
        orders = [_by_home(navigation), by_moon, by_planets, by_planets, by_planets]
    found: dict[str, AdvisedStop] = {}
    for order in orders:
        best = next((stop for stop in order if stop.node not in found), None)
        if best is not None and len(found) < MOST:
            found[best.node] = best
    return tuple(found.values())


def moon_chance(navigation: Navigation, node: str) -> int:
    """The chance in percent that the Moon meets a node when it moves next (A5)."""
    now, numbers = navigation.view.moon.number, moon_numbers_ahead(navigation.view)
    return _moon_chances(navigation.chart, now, numbers).get(node, 0)


def moon_numbers_ahead(view: View) -> tuple[int, ...]:
    """The Moon cards of which the next one is any; with none left all are shuffled anew (A19)."""
    return view.moon_numbers or view.board.moon_deck


def _moon_chances(chart: Chart, now: int, numbers: tuple[int, ...]) -> Mapping[str, int]:
    met = Counter(place for number in numbers for place in chart.swept(now, number))
    return {place: round(100 * count / len(numbers)) for place, count in met.items()}


def _by_planets(navigation: Navigation) -> list[AdvisedStop]:
    costs, energy = navigation.flights.costs, navigation.ship.energy
    ahead = {
        node: len(navigation.planets_ahead(node))
        for node in navigation.flights.nodes
        if costs[node] < energy
    }
    order = sorted(ahead, key=lambda node: (-ahead[node], costs[node]))
    return [AdvisedStop(node, PLANETS, ahead[node]) for node in order if ahead[node]]


def _by_home(navigation: Navigation) -> list[AdvisedStop]:
    costs = navigation.flights.costs
    if BASE in costs:
        return []
    home = {node: navigation.mean_cost_home_next_turn(node) for node in navigation.flights.nodes}
    order = sorted(home, key=lambda node: (home[node], costs[node]))
    return [AdvisedStop(node, HOMEWARD, round(home[node])) for node in order]


def _by_moon(navigation: Navigation) -> list[AdvisedStop]:
    costs, energy = navigation.flights.costs, navigation.ship.energy
    chances = {
        node: moon_chance(navigation, node)
        for node in navigation.flights.nodes
        if navigation.held or costs[node] == energy
    }
    order = sorted(chances, key=lambda node: (-chances[node], costs[node]))
    return [AdvisedStop(node, MOON, chances[node]) for node in order if chances[node]]


TileMove: TypeAlias = Lay | Slide | Remove


def tile_at(view: View, square: str) -> Tile:
    found = tile_on(view.tiles, square)
    if found is None:
        raise KeyError(square)
    return found


def owner_of(view: View, tile: Tile) -> Seat:
    return next(ship.seat for ship in view.ships if ship.sector == tile.owner)


def tiles_after(view: View, seat: Seat, move: TileMove) -> Tiles:
    """The tiles on the Monitor as they would lie after a seat's move, legal or not."""
    match move:
        case Lay():
            owner = view.ships[seat].sector
            return laid(view.tiles, Tile(move.square, owner, move.shape, move.rotation))
        case Slide():
            return slid(view.tiles, move.square, move.onto)
        case Remove():
            return removed(view.tiles, move.square)


def view_after(view: View, seat: Seat, move: TileMove) -> View:
    """The view with the tiles, and each route with them, as after a move; all else stays."""
    grid, tiles = grid_of(view.board), tiles_after(view, seat, move)
    ships = tuple(
        replace(
            ship,
            route=route(grid, tiles, ship.sector),
            missing=missing(grid, tiles, ship.sector),
        )
        for ship in view.ships
    )
    return replace(view, tiles=tiles, ships=ships)


def missing_after(view: View, seat: Seat, move: TileMove, sector: str) -> int | None:
    """The fewest tiles that a sector's route would need then; ``None`` where it is shut in."""
    left = tiles_to_earth(grid_of(view.board), tiles_after(view, seat, move), sector)
    return known_distance(view, left)


def known_distance(view: View, left: int) -> int | None:
    """A count of ``tiles_to_earth`` as ``missing`` has it: ``None`` for a route that is shut in."""
    return None if left == len(grid_of(view.board).squares) else left


def asked_about(view: View, seat: Seat, move: TileMove) -> Seat | None:
    """The seat whose route the Computer is asked about right after a move; ``None`` for nobody's.

    Only a move of its own tile can bring a route to Earth.
    """
    if isinstance(move, Remove):
        return None
    owner = seat if isinstance(move, Lay) else owner_of(view, tile_at(view, move.square))
    grid, after = grid_of(view.board), tiles_after(view, seat, move)
    sector = view.ships[owner].sector
    asked = is_asked(grid, view.tiles, after, sector, own=owner == seat)
    return owner if asked else None


LEFT, BACK, KEPT = "left", "back", "keep"
"""Fates of the tiles left in hand: to be laid, back to the Bank, kept as nothing fits."""


def hand_after(view: View, seat: Seat, lay: Lay) -> str:
    """What becomes of the tiles that a seat holds after laying one, if it slides none first."""
    if asked_about(view, seat, lay) is not None:
        return BACK
    grid, ship, after = grid_of(view.board), view.ships[seat], tiles_after(view, seat, lay)
    held = minus((ship.straights, ship.curves), count_of(lay.shape))
    last = not view.options.exact_arrival or sum(held) == 1
    shapes = shapes_among(held)
    if any(placements(grid, after, ship.sector, shape, last=last) for shape in shapes):
        return LEFT
    lacking = missing_after(view, seat, lay, ship.sector)
    back = view.options.exact_arrival and runs_past_earth(lacking, sum(held))
    return BACK if back else KEPT


def passage(view: View, seat: Seat, lay: Lay) -> tuple[int, int]:
    """The side by which the seat's route would enter a tile laid so, and the one it leaves by."""
    ends = open_ends(grid_of(view.board), view.tiles, view.ships[seat].sector)
    entries = {entry for square, entry in ends if square == lay.square}
    first, second = openings(lay.shape, lay.rotation)
    return (second, first) if second in entries and first not in entries else (first, second)


def has_surplus(view: View, seat: Seat) -> bool:
    """Whether the tiles held are more than the route takes by the exact count (A22).

    Then leaving them gives them back to the Bank.
    """
    ship = view.ships[seat]
    held = ship.straights + ship.curves
    return view.options.exact_arrival and runs_past_earth(ship.missing, held)


def touchable(view: View, seat: Seat, kind: str) -> tuple[str, ...]:
    """Squares of the tiles that a seat may move or remove by a Computer card of a kind.

    A tile that is shut in can't be moved, nor one that would only complete the own route where the
    exact count is asked (A22).
    """
    grid, tiles, ship = grid_of(view.board), view.tiles, view.ships[seat]
    squares = tiles_in_reach(grid, tiles, ship.sector)
    if kind == REMOVE_TILE:
        return squares
    exact = view.options.exact_arrival and ship.straights + ship.curves > 0
    slides = slides_of(grid, tiles, [tile_at(view, square) for square in squares])
    movable = [s.square for s in slides if not (exact and completes(grid, tiles, ship.sector, s))]
    return tuple(dict.fromkeys(movable))


def slidable(view: View, seat: Seat) -> str:
    """The owners of tiles that a seat may slide now (25): ``own``, ``others`` or ``both``.

    Empty where it can slide none: it isn't its turn, its slides are spent, the energy is too low
    or no tile has room.
    """
    if view.turn != seat:
        return ""
    ship = view.ships[seat]
    slides = open_slides(
        grid_of(view.board),
        view.tiles,
        ship.sector,
        own=not view.slid_own,
        paid=not view.slid_paid and ship.energy >= view.board.energy.slide,
        arriving=not (view.options.exact_arrival and ship.straights + ship.curves > 0),
    )
    own = {tile_at(view, slide.square).owner == ship.sector for slide in slides}
    if len(own) > 1:
        return "both"
    return {True: "own", False: "others"}[own.pop()] if own else ""
