"""The chances of winning in a position, by what each ship has and where it is.

The weights come from a logistic regression on who won 250 games of two ``PLAYOUT`` autopilots;
those of the Moon are set lower by hand, as ships sought it for its own sake.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from rules.core.game import Seat
from rules.space1999.chart.destinations import Departure, destinations, enough_energy
from rules.space1999.chart.moon import Moon
from rules.space1999.chart.star_chart import Chart
from rules.space1999.monitor import placements
from rules.space1999.monitor.grid import Grid
from rules.space1999.monitor.routes import tiles_to_earth
from rules.space1999.monitor.tiles import (
    Tile,
    TileCounts,
    Tiles,
    count_of,
    laid,
    minus,
    shapes_among,
)
from rules.space1999.state import State
from rules.space1999.terms import BASE

MISSING, FARTHEST = -0.13, 11
"""Of each tile that the route lacks once all in hand are laid, and how many of them count."""
NEARLY_THERE, COMPLETE = 0.27, 0.43
"""With one tile or none missing; with the tiles on board that complete the route."""
HELD, ENERGY, ENOUGH, PLAN = 0.06, 0.03, 8, 0.1
AT_BASE, WAY_HOME_PAID, AWAY_WITH_TILES = 0.15, 0.14, -0.08
MOON_WITH_TILES, MOON_WITHOUT = 0.35, 0.1
"""Times the chance that the Moon takes a ship home next."""
LAID = 2
"""Tiles in hand that are laid to see what the route lacks then."""
WAYS = 24
"""Ways to lay one tile above which no second one is tried out, so that no decision takes long."""


def chances(state: State) -> tuple[float, ...]:
    """The chance of winning by seat; at the end of the game who has won."""
    seats = range(len(state.ships))
    if state.outcome is not None:
        return tuple(float(seat in state.outcome.winners) for seat in seats)
    hopes = [exp(_worth(state, seat)) for seat in seats]
    return tuple(hope / sum(hopes) for hope in hopes)


def _worth(state: State, seat: Seat) -> float:
    ship, sector, chart = state.ships[seat], state.sector(seat), state.start.chart
    held = sum(ship.tiles)
    left = _missing_once_laid(state.start.grid, state.tiles, sector, ship.tiles, LAID)
    missing = min(left, FARTHEST)
    worth = MISSING * missing + HELD * held + ENERGY * min(ship.energy, ENOUGH)
    worth += PLAN * min(len(ship.plans), 3) + NEARLY_THERE * (missing <= 1)
    if ship.place == BASE:
        return worth + AT_BASE
    if held:
        cost = _costs_home(chart, state.moon, sector).get(ship.place)
        worth += AWAY_WITH_TILES + COMPLETE * (not missing)
        worth += WAY_HOME_PAID * (cost is not None and cost <= ship.energy)
    if ship.place in chart.nodes:
        worth += (MOON_WITH_TILES if held else MOON_WITHOUT) * _swept_chance(state, ship.place)
    return worth


def _swept_chance(state: State, node: str) -> float:
    """The chance that the Moon meets a node when it moves next."""
    cards = state.moon_cards if any(state.moon_cards) else state.start.board.moon_cards.copies
    chart, now = state.start.chart, state.moon.number
    met = sum(count for number, count in enumerate(cards) if node in chart.swept(now, number))
    return met / sum(cards)


@lru_cache(maxsize=256)
def _costs_home(chart: Chart, moon: Moon, sector: str) -> dict[str, int]:
    """Energy from each place to Base as the Moon stands, other ships aside."""
    return dict(destinations(Departure(chart, moon, BASE, sector), enough_energy(chart)).costs)


@lru_cache(maxsize=1 << 14)
def _missing_once_laid(grid: Grid, tiles: Tiles, sector: str, held: TileCounts, more: int) -> int:
    """Tiles that a route needs after the best way to lay those held, at most ``more`` of them."""
    now = tiles_to_earth(grid, tiles, sector)
    if not now or not any(held) or not more:
        return now
    left: int | None = None
    for shape in shapes_among(held):
        ways = placements.placements(grid, tiles, sector, shape)
        more = more if len(ways) <= WAYS else 1
        for square, rotation in ways:
            then = laid(tiles, Tile(square, sector, shape, rotation))
            rest = minus(held, count_of(shape))
            found = _missing_once_laid(grid, then, sector, rest, more - 1)
            if not found:
                return 0
            left = found if left is None else min(left, found)
    return now if left is None else left
