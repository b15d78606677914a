"""The worth of a position and its changes to a ship, by a style's weights."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil, exp

from rules.core.game import Seat
from rules.core.search import win_shares
from rules.space1999.chart import Chart, Moon
from rules.space1999.destinations import Departure, destinations, enough_energy
from rules.space1999.monitor import (
    Tile,
    TileCounts,
    Tiles,
    count_of,
    grid_of,
    laid,
    minus,
    placements,
    removed,
    shapes_among,
    slid,
    squares_nearer,
    tile_on,
    tiles_to_earth,
)
from rules.space1999.outlook import Navigation, moon_chance
from rules.space1999.route_plans import SLIDE, Outlook, outlook
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Remove, Slide
from rules.space1999.state import State
from rules.space1999.terms import BASE, LAND, RETURN
from rules.space1999.view import View


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a style, in units of energy unless it says otherwise.

    ``early`` is a factor on what coming home with fewer tiles than it wants is worth, which is
    ``home`` and ``tile`` for each; ``distance`` is what each unit of energy spent on a flight
    counts, and ``return_way`` each that the way home will cost from there. ``planet`` is what a
    landing is worth with fewer tiles than it wants, ``more`` with as many. ``trust`` is a factor on
    what an accepted plan brings, ``refusal`` what a negative answer costs and ``program`` what a
    card of the Computer is worth. ``drift`` is a factor on the best plan in hand while the ship
    waits in space, where it may be proposed next. ``alarm`` is how few tiles a rival may still need
    before it pays to slide that route apart; 0 is never. ``plans_route``: it plans the whole
    route, by the shapes that it still needs and the slides that mend it, rather than lay tile by
    tile.
    """

    early: float = 1.0
    home: float = 4.0
    tile: float = 4.0
    distance: float = 1.0
    return_way: float = 0.3
    planet: float = 6.0
    more: float = 2.0
    trust: float = 1.0
    refusal: float = 1.0
    program: float = 1.0
    drift: float = 0.0
    alarm: int = 0
    plans_route: bool = False


STYLES: dict[str, Weights] = {
    "navigator": Weights(early=0.6, trust=2.2, refusal=0.0, program=2.5, drift=0.5),
    "gambler": Weights(
        early=0.5,
        distance=0.6,
        return_way=0.15,
        trust=4.0,
        refusal=0.0,
        program=5.0,
        drift=0.7,
    ),
    "saboteur": Weights(
        early=0.6,
        distance=0.9,
        return_way=0.2,
        trust=2.2,
        refusal=0.0,
        program=2.5,
        drift=0.5,
        alarm=2,
    ),
}
"""By id, the one to take unless told otherwise first."""

PLAYOUT = Weights(
    early=0.35,
    home=1.5,
    tile=3.0,
    distance=0.5,
    planet=11.0,
    more=1.0,
    trust=1.2,
    refusal=0.0,
    program=1.5,
    drift=0.25,
    plans_route=True,
)
"""The weights of all seats in the games that the expert imagines.

They are near the best of 2,150 games of two autopilots that plan their routes, each with weights
drawn at random; about there, none of them matters much.
"""

FAR = 9
"""The cost that counts where there is no flight."""

LOAD = 3
"""The most tiles that are collected before the way home."""

LAST_RESORT = 10.0
"""Worth of a program where the Bank has no tiles left and nothing else brings one back."""

COMPLETING = 0.01
"""Cost of a route that is whole: hardly more than that of one that can be completed now."""

FURTHER_TILES = 3
"""Further tiles that are tried out when one is to be laid."""

LOOKED_AT = 5_000
"""About how many ways to lay several tiles are looked at; without a limit, pushed-aside tiles with
open ends all over the Monitor once kept an autopilot busy for half a minute."""


class Evaluation:
    """A seat's view, and what follows from it for the weights of a style.

    ``weights`` decide what the seat looks for; rivals' routes are valued the same by all.
    """

    def __init__(self, view: View, seat: Seat, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.navigation = Navigation(view, seat)
        self.ship = self.navigation.ship
        self.grid = grid_of(view.board)
        self.held = self.navigation.held
        self.tiles_left = sum(view.bank)

    # Flights

    def flight_cost(self, place: str) -> int:
        return self.navigation.flights.costs.get(place, FAR)

    def cost_home(self, place: str) -> int:
        return self.navigation.costs_home.get(place, FAR)

    def cost_on(self, place: str) -> int:
        """Energy from a node to what the ship looks for: Base with tiles, else a planet."""
        if self.held >= self.wanted:
            return self.cost_home(place)
        return self.navigation.costs_to_planet.get(place, FAR)

    def drifting(self, node: str) -> float:
        """The worth of waiting at a node.

        It follows from the plan that may be proposed there, from what is left to fly, and from the
        Moon that may come by.
        """
        taken_home = moon_chance(self.navigation, node) / 100 * self.homecoming()
        waiting = self.weights.drift * self.best_promise + taken_home
        return waiting - self.cost_on(node) - 0.5

    # Gains

    @cached_property
    def wanted(self) -> int:
        enough = self.missing()
        if self.weights.plans_route:
            enough = self.held + ceil(self.outlook.draws)
        return max(1, min(LOAD, enough, self.held + self.tiles_left))

    def exploration(self) -> float:
        if not self.tiles_left:
            return -1.0
        return self.weights.planet if self.held < self.wanted else self.weights.more

    def homecoming(self) -> float:
        if self.weights.plans_route and self.held and not self.outlook.draws:
            return self.weights.home + self.weights.tile * self.held
        worth = self.weights.home + self.weights.tile * min(self.held, self.wanted)
        return worth if self.held >= self.wanted else self.weights.early * worth

    def promise(self, plan: str) -> float:
        """A plan's worth if it is accepted, counted with the chance of that.

        A program is worth some; where the Bank has no tiles left, it is all that brings one back.
        """
        card, computer = self.view.board.plan(plan), self.view.board.computer
        if card.kind == LAND:
            gain = self.exploration() - self.weights.return_way * self.cost_home(card.planet)
        elif card.kind == RETURN:
            gain = self.homecoming() if self.ship.place != BASE else 1.0
        else:
            gain = float(card.amount)
        program = self.weights.program if self.tiles_left else LAST_RESORT
        promised = (
            computer.ok * self.weights.trust * gain
            - computer.negative * self.weights.refusal
            + computer.neutral * program
        )
        return promised / sum(computer.weights)

    @cached_property
    def best_promise(self) -> float:
        """The most that a plan in hand is worth; 0 where none is worth anything."""
        own = self.view.own
        return max([0.0, *map(self.promise, own.plans if own else ())])

    # Routes

    def missing(self, sector: str | None = None) -> int:
        return tiles_to_earth(self.grid, self.view.tiles, sector or self.ship.sector)

    @cached_property
    def outlook(self) -> Outlook:
        held = self.ship.straights, self.ship.curves
        return self._outlook(self.view.tiles, self.ship.sector, held)

    def _outlook(self, tiles: Tiles, sector: str, held: TileCounts) -> Outlook:
        return outlook(self.grid, tiles, sector, held, self.view.board.tiles.straight_share)

    def cost_with(self, action: Lay) -> float:
        """The cost of the planned own route after laying a tile.

        The tile that completes the route comes last: a wrong route loses its latest tiles, and
        tiles left in hand go back to the Bank.
        """
        sector = self.ship.sector
        tiles = laid(self.view.tiles, Tile(action.square, sector, action.shape, action.rotation))
        if not tiles_to_earth(self.grid, tiles, sector):
            return COMPLETING
        held = self.ship.straights, self.ship.curves
        return self._outlook(tiles, sector, minus(held, count_of(action.shape))).cost

    def missing_with(self, action: Lay) -> int:
        """Tiles that the own route needs after laying one, and then the others held at best."""
        held = (self.ship.straights, self.ship.curves)
        return self._missing_with(self.view.tiles, held, action, self.further_tiles)

    @cached_property
    def further_tiles(self) -> int:
        """The number of further tiles to try out: the more ways to lay each, the fewer."""
        ways = sum(
            len(placements(self.grid, self.view.tiles, self.ship.sector, shape))
            for shape in shapes_among((self.ship.straights, self.ship.curves))
        )
        return next((n for n in range(FURTHER_TILES, 0, -1) if ways ** (n + 1) <= LOOKED_AT), 0)

    def _missing_with(self, tiles: Tiles, held: TileCounts, action: Lay, further: int) -> int:
        sector = self.ship.sector
        tiles = laid(tiles, Tile(action.square, sector, action.shape, action.rotation))
        held = minus(held, count_of(action.shape))
        now = tiles_to_earth(self.grid, tiles, sector)
        if not now or not further:
            return now
        return min(
            [
                self._missing_with(tiles, held, Lay(shape, square, rotation), further - 1)
                for shape in shapes_among(held)
                for square, rotation in placements(self.grid, tiles, sector, shape)
            ],
            default=now,
        )

    def missing_after(self, action: Slide, sector: str | None = None) -> int:
        tiles = slid(self.view.tiles, action.square, action.onto)
        return tiles_to_earth(self.grid, tiles, sector or self.ship.sector)

    def gain_by(self, action: Slide | Remove) -> float:
        """The gain of a program that moves or removes a tile, for a planned route.

        It is the added cost of a rival's route, which counts more the nearer the route is to
        Earth, or the saved cost of the own route.
        """
        owner, tiles = self.tile(action.square).owner, self.view.tiles
        ship = next(ship for ship in self.view.ships if ship.sector == owner)
        held = ship.straights, ship.curves
        if isinstance(action, Remove):
            after = removed(tiles, action.square)
        else:
            after = slid(tiles, action.square, action.onto)
        now = self._outlook(tiles, owner, held).cost
        more = self._outlook(after, owner, held).cost - now
        return -more if owner == self.ship.sector else more / (1 + now)

    def lead(self, sector: str) -> float:
        return squares_nearer(self.grid, self.view.tiles, sector)

    def tile(self, square: str) -> Tile:
        found = tile_on(self.view.tiles, square)
        assert found is not None
        return found


DRAW, FARTHEST = -0.17, 9
"""The worth of each tile still to be drawn, and the most tiles that count."""

NEARLY_THERE, COMPLETE, WAY_HOME_PAID = 0.11, 0.14, 0.36
"""The worth of a route for which at most one tile is to be drawn, of having all its tiles on board,
and of having them and the energy for the way home."""

MENDING, MOST_MENDING = -0.07, 20
"""The worth of each slide that the route needs, and the most slides that count."""

ENERGY, ENOUGH, SOME = 0.01, 8, 0.07
"""The worth of each unit, the most units that count, and the worth of having two or more."""

PLAN, AT_BASE = 0.04, 0.09
"""The worth of each flight plan, and of being at Base."""

MOON_WITH_TILES = 0.17
"""The worth of being taken home by the Moon, times the chance of it."""


def chances(state: State) -> tuple[float, ...]:
    """The chance of winning by seat; at the end of the game its share of the victory."""
    seats = range(len(state.ships))
    if state.outcome is not None:
        return win_shares(state.outcome, len(seats))
    hopes = [exp(_worth(state, seat)) for seat in seats]
    return tuple(hope / sum(hopes) for hope in hopes)


def _worth(state: State, seat: Seat) -> float:
    ship, sector, chart = state.ships[seat], state.sector(seat), state.start.chart
    share = state.start.board.tiles.straight_share
    ahead = outlook(state.start.grid, state.tiles, sector, ship.tiles, share)
    slides = min((ahead.cost - ahead.draws) / SLIDE, MOST_MENDING)
    worth = DRAW * min(ahead.draws, FARTHEST) + MENDING * slides
    worth += NEARLY_THERE * (ahead.draws < 2) + PLAN * min(len(ship.plans), 3)
    worth += ENERGY * min(ship.energy, ENOUGH) + SOME * (ship.energy >= 2)
    if ship.place == BASE:
        return worth + AT_BASE
    if any(ship.tiles):
        cost = _costs_home(chart, state.moon, sector).get(ship.place)
        if not ahead.draws:
            worth += COMPLETE + WAY_HOME_PAID * (cost is not None and cost <= ship.energy)
        if ship.place in chart.nodes:
            worth += MOON_WITH_TILES * _swept_chance(state, ship.place)
    return worth


def tiles_to_collect(state: State, seat: Seat) -> float:
    """Tiles that a seat has yet to draw, on average, until its route can be completed."""
    share, ship = state.start.board.tiles.straight_share, state.ships[seat]
    return outlook(state.start.grid, state.tiles, state.sector(seat), ship.tiles, share).draws


def _swept_chance(state: State, node: str) -> float:
    cards = state.moon_cards if any(state.moon_cards) else state.start.board.moon_cards.copies
    chart, now = state.start.chart, state.moon.number
    met = sum(count for number, count in enumerate(cards) if node in chart.swept(now, number))
    return met / sum(cards)


def _costs_home(chart: Chart, moon: Moon, sector: str) -> dict[str, int]:
    """Energy from each place to Base as the Moon stands, other ships aside."""
    return dict(destinations(Departure(chart, moon, BASE, sector), enough_energy(chart)).costs)
