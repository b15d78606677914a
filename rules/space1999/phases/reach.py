"""Places in a ship's reach now: by its energy, by one node, or by a flight plan."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.chart.destinations import Destinations, destinations
from rules.space1999.chart.movement import next_places
from rules.space1999.chart.refusals import flight_refusal
from rules.space1999.state import State


def reachable(state: State, seat: Seat) -> Destinations:
    """Every place that a ship's energy takes it to ("Flights")."""
    return destinations(state.departure(seat), state.ships[seat].energy)


def check_reach(state: State, seat: Seat, place: str) -> None:
    """Raise ``IllegalAction`` with the reason why a ship's energy doesn't take it to a place."""
    if place in reachable(state, seat):
        return
    refusal = flight_refusal(state.departure(seat), place, state.ships[seat].energy)
    assert refusal is not None
    raise IllegalAction(refusal.reason, **refusal.figures)


def next_nodes(state: State, seat: Seat, back: str | None = None) -> tuple[str, ...]:
    """The places where one step may lead: a free node, or an unvisited planet (rulings A10, A11).

    Never into the own sector, which is no node, nor ``back`` to where the step before began.
    """
    return next_places(state.departure(seat), back=back)


def may_propose(state: State, seat: Seat) -> bool:
    """Whether a ship may ask the Central Computer where it is now ("Flight plans", ruling A1).

    On a planet only without energy, or when no way leads off it; in space and at Base always.
    """
    ship = state.ships[seat]
    on_planet = ship.place in state.start.chart.planets
    if state.start.options.free_plans or not on_planet or not ship.energy:
        return True
    return not (next_nodes(state, seat) or reachable(state, seat))
