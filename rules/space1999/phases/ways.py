"""Where a ship can go now: the chart's ways with the other ships and the visited planets on it."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.chart import travel
from rules.space1999.chart.flights import Flights, flights
from rules.space1999.state import State
from rules.space1999.terms import BASE

_latest: tuple[State, Seat, Flights] | None = None
"""The last answer of ``reachable``, with the state and the seat that asked.

A state is asked for its list, by its check and by the deed, and a slide changes nothing of it.
"""


def reachable(state: State, seat: Seat) -> Flights:
    """Every place that a ship's energy takes it to; Base only if it holds a tile (3, 22, A17)."""
    global _latest
    known = _latest
    if known is not None and known[1] == seat and _same_sky(known[0], state):
        return known[2]
    ship = state.ships[seat]
    found = flights(
        state.start.lookup.chart,
        state.moon,
        ship.place,
        state.start.sectors[seat],
        ship.energy,
        state.blocked(seat),
        state.closed,
        ship.tiles != (0, 0),
    )
    _latest = (state, seat, found)
    return found


def _same_sky(one: State, other: State) -> bool:
    """Whether ships, Moon and visited planets are the very same; false where they only equal."""
    return one is other or (
        one.ships is other.ships
        and one.moon is other.moon
        and one.closed is other.closed
        and one.start is other.start
    )


def check_reach(state: State, seat: Seat, place: str) -> None:
    """Raise ``IllegalAction`` with the reason why a ship's energy doesn't take it to a place."""
    if place in reachable(state, seat):
        return
    ship = state.ships[seat]
    refusal = travel.why_not(
        state.start.lookup.chart,
        state.moon,
        ship.place,
        place,
        state.sector(seat),
        ship.energy,
        blocked=state.occupied(seat),
        closed=state.closed,
        home=any(ship.tiles),
    )
    assert refusal is not None
    raise IllegalAction(refusal.reason, **refusal.figures)


def next_nodes(state: State, seat: Seat, back: str | None = None) -> tuple[str, ...]:
    """Where one step may lead: a free node, or an unvisited planet (A10, A11).

    Never into the own sector, which is no node, nor ``back`` to where the step before began.
    """
    return travel.steps(
        state.start.lookup.chart,
        state.moon,
        state.ships[seat].place,
        state.sector(seat),
        blocked=state.occupied(seat),
        closed=state.closed,
        back=back,
    )


def may_propose(state: State, seat: Seat) -> bool:
    """Whether a ship may ask the Computer where it is now (9, A1).

    On a planet only without energy, or when no way leads off it; in space and at Base always.
    """
    ship = state.ships[seat]
    if state.start.free_plans or ship.place == BASE or ship.place in state.start.lookup.nodes:
        return True
    return not ship.energy or not (next_nodes(state, seat) or reachable(state, seat))
