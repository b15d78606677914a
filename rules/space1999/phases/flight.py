"""Flights on a ship's own energy, and steps from node to node (rules 3-6, 11, 13, 17)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.masks import picked
from rules.space1999.actions import Action, Fly, Step
from rules.space1999.chart import travel
from rules.space1999.events import Flew, Stayed, Stepped
from rules.space1999.evolve.recorder import Progress
from rules.space1999.lookup import Lookup
from rules.space1999.phases.base import come_home
from rules.space1999.phases.planets import explore
from rules.space1999.phases.slides import slides
from rules.space1999.phases.ways import check_reach, next_nodes, reachable
from rules.space1999.state import State
from rules.space1999.terms import BASE, STEP, TURN


def flights(state: State, seat: Seat) -> tuple[Action, ...]:
    """One flight for every place within reach; all that an immediate take-off leaves (A15).

    Planets and Base first, the cheapest first, then the nodes by their numbers: as people look for
    them.
    """
    if not state.ships[seat].energy:
        return ()
    return _flights(state.start.lookup, reachable(state, seat).reached)


@lru_cache(maxsize=64)
def _flights(lookup: Lookup, reached: tuple[int, ...]) -> tuple[Action, ...]:
    nodes = len(lookup.chart.nodes)
    found = [picked(lookup.fly_on, goals) for mask in reached if (goals := mask >> nodes)]
    return (*chain.from_iterable(found), *picked(lookup.fly_to_nodes, sum(reached)))


def check_fly(state: State, seat: Seat, action: Fly) -> None:
    """The place must be within reach of the ship's energy."""
    task = state.agenda[0]
    if task.kind == TURN and task.on:
        raise IllegalAction("plans-only")
    check_reach(state, seat, action.place)


def fly(progress: Progress, seat: Seat, action: Fly) -> None:
    """Fly there; on a planet land, in the own sector come home."""
    state = progress.state
    progress.decided()
    origin = state.ships[seat].place
    trip = reachable(state, seat)[action.place]
    chart = state.start.lookup.chart
    sector, blocked = state.sector(seat), state.blocked(seat)
    path = travel.passed(chart, state.moon, origin, sector, trip.legs, blocked=blocked)
    progress.emit(Flew(seat, origin, path, trip.legs, trip.cost))
    arrive(progress, seat)


def arrive(progress: Progress, seat: Seat) -> bool:
    """Let happen what a ship finds where it is; false in open space."""
    lookup, place = progress.state.start.lookup, progress.state.ships[seat].place
    if place in lookup.nodes:
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
    """Let a ship move ``count`` nodes, one by one; where none is free it stays (A10).

    ``on``: further plans may be proposed afterwards (13).
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
    step = state.start.lookup.step
    places = next_nodes(state, seat, state.agenda[0].back)
    return (*[step[place] for place in places], *slides(state, seat))


def check_step(state: State, seat: Seat, action: Step) -> None:
    """The place must be the next on one of the lines, and free."""
    chart, place = state.start.lookup.chart, action.place
    if place in next_nodes(state, seat, state.agenda[0].back):
        return
    if place == BASE:
        raise IllegalAction("no-step-home")
    if place not in chart.index:
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
    """Move one node on. A landing ends it all, also further proposals (A11)."""
    task = progress.decided()
    origin = progress.state.ships[seat].place
    progress.emit(Stepped(seat, origin, action.place))
    if not arrive(progress, seat):
        ask_steps(progress, seat, task.left - 1, back=origin, on=task.on)
