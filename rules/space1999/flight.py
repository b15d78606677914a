"""Flights on a ship's own energy, and steps from node to node (3-6, 11, 13)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Seat
from rules.core.structs import replace, struct
from rules.space1999.destinations import destinations, flight_path
from rules.space1999.planets import explore
from rules.space1999.progress import Action, Event, Progress
from rules.space1999.ships import Stayed, check_reach, come_home, next_nodes, reachable
from rules.space1999.slides import slides
from rules.space1999.state import LastMove, State
from rules.space1999.terms import BASE, STEP, TAKE_OFF, TURN


def flights(state: State, seat: Seat) -> tuple[Action, ...]:
    """One flight for every place within reach; all that an immediate take-off leaves (ruling A15).

    Planets and Base first, the cheapest first, then the nodes by their numbers: as people look for
    them.
    """
    if not state.ships[seat].energy:
        return ()
    found = reachable(state, seat)
    return tuple([Fly(place) for place in (*found.goals, *found.nodes)])


def take_off_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every flight that an immediate take-off leaves (A15), and slides as ever (25)."""
    return (*flights(state, seat), *slides(state, seat))


@event
class Flew(Event):
    """A ship flew on its own energy from ``origin`` along ``path`` for ``cost`` (3).

    ``path`` holds every place passed and the last one, where it ended; ``legs`` only the ends of
    the straight runs, of which there are ``cost``.
    """

    seat: Seat
    origin: str
    path: tuple[str, ...]
    legs: tuple[str, ...]
    cost: int

    def evolve(self, state: State) -> State:
        ship = state.ships[self.seat]
        return replace(
            state,
            ships=state.with_ship(self.seat, place=self.path[-1], energy=ship.energy - self.cost),
            last=LastMove(self.seat, "fly", self.origin, self.path),
        )


@struct
class Fly(Action):
    """Fly to a place, or to ``base``, on the ship's own energy (rules 3-6, 15, 20)."""

    decisions = (
        TURN,
        TAKE_OFF,
    )

    place: str

    def check(self, state: State, seat: Seat) -> None:
        """The place must be within reach of the ship's energy."""
        task = state.agenda[0]
        if task.kind == TURN and task.on:
            raise IllegalAction("plans-only")
        check_reach(state, seat, self.place)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Fly there; on a planet land, in the own sector come home."""
        ship, departure = progress.state.ships[seat], progress.state.departure(seat)
        progress.decided()
        flight = destinations(departure, ship.energy)[self.place]
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


@event
class Stepped(Event):
    """A ship moved one node on, free of energy (11, 13)."""

    seat: Seat
    origin: str
    place: str

    def evolve(self, state: State) -> State:
        return replace(
            state,
            ships=state.with_ship(self.seat, place=self.place),
            last=LastMove(self.seat, "step", self.origin, (self.place,)),
        )


@struct
class Step(Action):
    """Move one node on (rules 11 and 13, A10, A11)."""

    decisions = (STEP,)

    place: str

    def check(self, state: State, seat: Seat) -> None:
        """The place must be the next on one of the lines, and free."""
        chart, place = state.start.chart, self.place
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

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Move one node on. A landing ends it all, also further proposals (ruling A11)."""
        task = progress.decided()
        origin = progress.state.ships[seat].place
        progress.emit(Stepped(seat, origin, self.place))
        if not arrive(progress, seat):
            ask_steps(progress, seat, task.left - 1, back=origin, on=task.on)
