"""Flights on a ship's own energy, and steps from node to node."""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.actions import Action, Fly, Step
from rules.space1999.chart.destinations import Departure, destinations
from rules.space1999.chart.movement import flight_path
from rules.space1999.events import Flew, Stayed, Stepped
from rules.space1999.evolve.recorder import Progress
from rules.space1999.phases.planets import explore
from rules.space1999.phases.reach import check_reach, next_nodes
from rules.space1999.phases.return_to_base import come_home
from rules.space1999.phases.slides import slides
from rules.space1999.state import State
from rules.space1999.terms import BASE, STEP, TURN


def flights(state: State, seat: Seat) -> tuple[Action, ...]:
    """One flight for every place within reach; all that an immediate take-off leaves (ruling A15).

    Planets and Base first, the cheapest first, then the nodes by their numbers: as people look for
    them.
    """
    energy = state.ships[seat].energy
    return _flights(state.departure(seat), energy) if energy else ()


def take_off_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every flight that an immediate take-off leaves (A15), and slides as ever (25)."""
    return (*flights(state, seat), *slides(state, seat))


@lru_cache(maxsize=64)
def _flights(departure: Departure, energy: int) -> tuple[Fly, ...]:
    found = destinations(departure, energy)
    return tuple([_fly_to(place) for place in (*found.goals, *found.nodes)])


_fly_to = lru_cache(maxsize=256)(Fly)
"""As ``Fly``; a turn lists dozens of them."""


def check_fly(state: State, seat: Seat, action: Fly) -> None:
    """The place must be within reach of the ship's energy."""
    task = state.agenda[0]
    if task.kind == TURN and task.on:
        raise IllegalAction("plans-only")
    check_reach(state, seat, action.place)


def fly(progress: Progress, seat: Seat, action: Fly) -> None:
    """Fly there; on a planet land, in the own sector come home."""
    ship, departure = progress.state.ships[seat], progress.state.departure(seat)
    progress.decided()
    flight = destinations(departure, ship.energy)[action.place]
    path = flight_path(departure, flight.legs)
    progress.emit(Flew(seat, ship.place, path, flight.legs, flight.cost))
    arrive(progress, seat)


def arrive(progress: Progress, seat: Seat) -> bool:
    """Carry out what a ship finds where it is; false in open space."""
    place = progress.state.ships[seat].place
    if place in progress.state.start.chart.nodes:
        return False
    if place == BASE:
        come_home(progress, seat, "flight")
    else:
        explore(progress, seat, place)
    return True


# Steps


def ask_steps(
    progress: Progress, seat: Seat, count: int, *, back: str | None = None, on: bool = False
) -> None:
    """Let a ship move ``count`` nodes, one by one; where none is free it stays (ruling A10).

    ``on``: further plans may be proposed afterwards ("The Central Computer").
    """
    if count and next_nodes(progress.state, seat, back):
        progress.ask(seat, STEP, left=count, back=back, on=on)
        return
    if count:
        progress.emit(Stayed(seat, "no-step"))
    if on:
        progress.ask(seat, TURN, on=True)


def step_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """One step to each free place beside the ship."""
    places = next_nodes(state, seat, state.agenda[0].back)
    return (*[Step(place) for place in places], *slides(state, seat))


def check_step(state: State, seat: Seat, action: Step) -> None:
    """The place must be the next on one of the lines, and free."""
    chart, place = state.start.chart, action.place
    if place in next_nodes(state, seat, state.agenda[0].back):
        return
    if place == BASE:
        raise IllegalAction("no-step-home")
    if place not in chart.at:
        raise IllegalAction("unknown-place", place=place)
    if place in chart.covered(state.moon.number):
        raise IllegalAction("place-covered", place=place)
    if place in state.occupied(seat):
        raise IllegalAction("place-occupied", place=place)
    if place in state.closed:
        raise IllegalAction("planet-visited", place=place)
    if place == state.agenda[0].back:
        raise IllegalAction("step-back", place=place)
    raise IllegalAction("not-next", place=place)


def step(progress: Progress, seat: Seat, action: Step) -> None:
    """Move one node on. A landing ends it all, also further proposals (ruling A11)."""
    task = progress.decided()
    origin = progress.state.ships[seat].place
    progress.emit(Stepped(seat, origin, action.place))
    if not arrive(progress, seat):
        ask_steps(progress, seat, task.left - 1, back=origin, on=task.on)
