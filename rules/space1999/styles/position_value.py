"""The chances of winning in a position, by what each ship has and where it is.

The weights come from a logistic regression on who won 2,500 games of two autopilots that play as
the expert's imagined ones do, each with weights somewhat changed at random.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from rules.core.game import Seat
from rules.space1999.chart.destinations import Departure, destinations, enough_energy
from rules.space1999.chart.moon import Moon
from rules.space1999.chart.star_chart import Chart
from rules.space1999.monitor.route_outlook import SLIDE, outlook
from rules.space1999.state import State
from rules.space1999.terms import BASE

DRAW, FARTHEST = -0.17, 9
"""Of each tile still to be drawn, and how many of them count."""
NEARLY_THERE, COMPLETE, WAY_HOME_PAID = 0.11, 0.14, 0.36
"""With one tile to be drawn or none; with the tiles on board that complete the route; with these
and the energy for the way home."""
MENDING, MOST_MENDING = -0.07, 20
"""Of each slide that the route needs, and how many of them count."""
ENERGY, ENOUGH, SOME = 0.01, 8, 0.07
"""Of each unit, how many of them count, and with two or more."""
PLAN, AT_BASE = 0.04, 0.09
MOON_WITH_TILES = 0.17
"""Times the chance that the Moon takes a ship home next."""


def chances(state: State) -> tuple[float, ...]:
    """The chance of winning by seat; at the end of the game its share of the victory."""
    seats = range(len(state.ships))
    if state.outcome is not None:
        winners = state.outcome.winners
        return tuple((seat in winners) / len(winners) for seat in seats)
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
