"""Reasons, with figures, for places that a ship can't fly to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.space1999.chart.destinations import (
    NOWHERE,
    Departure,
    destinations,
    enough_energy,
)
from rules.space1999.chart.movement import flight_path
from rules.space1999.terms import BASE


class Refusal(NamedTuple):
    """The reason why a place can't be flown to: an id and its figures."""

    reason: str
    figures: Mapping[str, int | str]


def flight_refusal(departure: Departure, target: str, energy: int) -> Refusal | None:
    """The reason why a flight to a place isn't among the ``destinations``; ``None`` if it is.

    Reasons: ``unknown-place`` (place), ``already-there`` (place), ``no-tiles`` where ``BASE`` is
    asked without ``home``, ``place-covered`` (place), ``place-occupied`` (place),
    ``planet-visited`` (place), ``way-blocked`` (place, node: the occupied node in the way),
    ``not-connected`` (place), ``energy-lacking`` (needed, held).
    """
    chart, start, blocked = departure.chart, departure.start, departure.blocked
    if target != BASE and target not in chart.at:
        return Refusal("unknown-place", {"place": target})
    if target == start:
        return Refusal("already-there", {"place": target})
    if target == BASE and not departure.home:
        return Refusal("no-tiles", {})
    if target in chart.covered(departure.moon.number):
        return Refusal("place-covered", {"place": target})
    if target in blocked:
        return Refusal("place-occupied", {"place": target})
    if target in departure.closed:
        return Refusal("planet-visited", {"place": target})
    enough, unblocked = enough_energy(chart), departure._replace(blocked=NOWHERE)
    flight = destinations(departure, enough).get(target)
    free = destinations(unblocked, enough).get(target)
    if free is None:
        return Refusal("not-connected", {"place": target})
    if flight is None or free.cost <= energy < flight.cost:
        path = flight_path(unblocked, free.legs)
        node = next(place for place in path if place in blocked)
        return Refusal("way-blocked", {"place": target, "node": node})
    if flight.cost > energy:
        return Refusal("energy-lacking", {"needed": flight.cost, "held": energy})
    return None
