"""Nodes worth stopping at for a ship that flies now, each with the reason, from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.space1999.chart.star_chart import Chart
from rules.space1999.terms import BASE
from rules.space1999.views.navigation import Navigation

PLANETS, HOMEWARD, MOON = "planets", "home", "moon"
"""Reasons: unvisited planets straight ahead; the way home that is left; the Moon comes by."""
MOST = 3


class AdvisedStop(NamedTuple):
    """A node, why to stop there, and ``figure``: planets, units of energy home, or percent."""

    node: str
    why: str
    figure: int


def advised_stops(navigation: Navigation) -> tuple[AdvisedStop, ...]:
    """At most three nodes within the ship's energy, the best of each reason first.

    Planets count if energy is left for one more run. The way home counts for a ship with route
    tiles that can't fly home now, as the Moon stands. The Moon's coming counts for one with tiles
    too, or without energy then: it brings the ship home. Ships shut in, or at no node, get none.
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
    view = navigation.view
    numbers = view.moon_numbers or view.board.moon_deck
    return _moon_chances(navigation.chart, view.moon.number, numbers).get(node, 0)


@lru_cache(maxsize=64)
def _moon_chances(chart: Chart, now: int, numbers: tuple[int, ...]) -> Mapping[str, int]:
    """The chance of each node that the Moon may meet when it moves to one of these numbers."""
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
    costs, home = navigation.flights.costs, navigation.costs_home
    if BASE in costs:
        return []
    nodes = [node for node in navigation.flights.nodes if node in home]
    order = sorted(nodes, key=lambda node: (home[node], costs[node]))
    return [AdvisedStop(node, HOMEWARD, home[node]) for node in order]


def _by_moon(navigation: Navigation) -> list[AdvisedStop]:
    costs, energy = navigation.flights.costs, navigation.ship.energy
    chances = {
        node: moon_chance(navigation, node)
        for node in navigation.flights.nodes
        if navigation.held or costs[node] == energy
    }
    order = sorted(chances, key=lambda node: (-chances[node], costs[node]))
    return [AdvisedStop(node, MOON, chances[node]) for node in order if chances[node]]
