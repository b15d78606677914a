"""An autopilot's evaluation of its seat's view: costs of flights, gains, routes."""

from __future__ import annotations

from functools import cached_property
from math import ceil

from rules.core.game import Seat
from rules.space1999.actions import Lay, Remove, Slide
from rules.space1999.monitor import placements
from rules.space1999.monitor.grid import grid_of
from rules.space1999.monitor.route_outlook import Outlook, outlook
from rules.space1999.monitor.routes import squares_nearer, tiles_to_earth
from rules.space1999.monitor.tiles import (
    Tile,
    TileCounts,
    Tiles,
    count_of,
    laid,
    minus,
    removed,
    shapes_among,
    slid,
    tile_on,
)
from rules.space1999.styles.weights import Weights
from rules.space1999.terms import BASE, LAND, RETURN
from rules.space1999.views.navigation import Navigation
from rules.space1999.views.stops import moon_chance
from rules.space1999.views.view import View

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
        """Energy for a flight from here."""
        return self.navigation.flights.costs.get(place, FAR)

    def cost_home(self, place: str) -> int:
        """Energy from a place to Base, as the Moon stands now."""
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
        """Tiles that are worth collecting before the way home."""
        enough = self.missing()
        if self.weights.plans_route:
            enough = self.held + ceil(self.outlook.draws)
        return max(1, min(LOAD, enough, self.held + self.tiles_left))

    def exploration(self) -> float:
        """The worth of a landing on an open planet, in units of energy."""
        if not self.tiles_left:
            return -1.0
        return self.weights.planet if self.held < self.wanted else self.weights.more

    def homecoming(self) -> float:
        """The worth of coming home, in units of energy."""
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
        """Tiles that a route still needs, the own one unless another is asked for."""
        return tiles_to_earth(self.grid, self.view.tiles, sector or self.ship.sector)

    @cached_property
    def outlook(self) -> Outlook:
        """The best plan for the own route with the tiles held."""
        held = self.ship.straights, self.ship.curves
        return self._outlook(self.view.tiles, self.ship.sector, held)

    def _outlook(self, tiles: Tiles, sector: str, held: TileCounts) -> Outlook:
        return outlook(self.grid, tiles, sector, held, self.view.board.tiles.straight_share)

    def cost_with(self, action: Lay) -> float:
        """What the own route costs after laying a tile, for who plans it.

        The tile that completes it comes after those that cost nothing: a wrong route loses the
        latest, and those left in hand go back to the Bank.
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
            len(placements.placements(self.grid, self.view.tiles, self.ship.sector, shape))
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
                for square, rotation in placements.placements(self.grid, tiles, sector, shape)
            ],
            default=now,
        )

    def missing_after(self, action: Slide, sector: str | None = None) -> int:
        """Tiles that a route needs after a slide, the own one unless another is asked for."""
        tiles = slid(self.view.tiles, action.square, action.onto)
        return tiles_to_earth(self.grid, tiles, sector or self.ship.sector)

    def gain_by(self, action: Slide | Remove) -> float:
        """What a program gains that moves or removes a tile, for who plans routes.

        That is by how much a rival's route costs more, the nearer it is to Earth the more it
        counts, or the own one less.
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
        """By how many tiles a rival's route has come nearer to Earth."""
        return squares_nearer(self.grid, self.view.tiles, sector)

    def tile(self, square: str) -> Tile:
        """The tile on a square."""
        found = tile_on(self.view.tiles, square)
        assert found is not None
        return found
