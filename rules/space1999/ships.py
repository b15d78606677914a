"""Flights, steps, landings on planets, homecomings, and energy (3-6, 11, 13, 16-22)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.errors import IllegalAction
from rules.core.events import Hidden, event
from rules.core.game import Seat
from rules.core.piles import drawn, without
from rules.core.structs import struct
from rules.space1999.destinations import (
    Destinations,
    destinations,
    flight_path,
    flight_refusal,
    next_places,
)
from rules.space1999.monitor import minus, plus
from rules.space1999.state import Action, Event, LastMove, Progress, State, Visit
from rules.space1999.terms import BASE, PLANET, RETURN, STEP, TAKE_OFF, TILES, TURN


def reachable(state: State, seat: Seat) -> Destinations:
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


@event
class Stayed(Event):
    """A ship stays where it is; ``why`` is an id.

    ``no-step``: no free node beside it. ``no-energy``: an immediate take-off without any.
    ``shut-in``: an immediate take-off with every way blocked. ``home``, ``there``: a program sends
    a ship to where it is already. ``declined``: a program's tile was left alone. ``no-tile``:
    there was none to touch.
    """

    seat: Seat
    why: str


@event
class EnergyChanged(Event):
    """A ship got energy from the Bank, or paid it; ``why`` is an id.

    ``planet``: a Planet card; ``plan``; ``program``; ``reset``: all planets are open again (19).
    """

    seat: Seat
    amount: int
    why: str

    def evolve(self, state: State) -> State:
        energy = state.ships[self.seat].energy + self.amount
        return replace(state, ships=state.with_ship(self.seat, energy=energy))


def change_energy(progress: Progress, seat: Seat, amount: int, why: str) -> None:
    """Give energy, or take as much of it as there is (16)."""
    amount = max(amount, -progress.state.ships[seat].energy)
    if amount:
        progress.emit(EnergyChanged(seat, amount, why))


@event
class CameHome(Event):
    """A ship landed on its Base and got ``energy`` (20); ``why`` is an id.

    ``flight``, ``plan``, ``program``, ``planet`` (a card's order), ``moon`` (picked up, 21),
    ``reset`` (19, A18).
    """

    seat: Seat
    origin: str
    why: str
    energy: int

    def evolve(self, state: State) -> State:
        energy = state.ships[self.seat].energy + self.energy
        last = (
            state.last
            if self.why == "flight"
            else LastMove(self.seat, "home", self.origin, (BASE,))
        )
        return replace(
            state, ships=state.with_ship(self.seat, place=BASE, energy=energy), last=last
        )


def come_home(progress: Progress, seat: Seat, why: str, energy: int | None = None) -> None:
    """Land a ship on its Base and let it place its tiles when all who came before have (A31).

    It gets the energy of every return, whatever the reason (20), unless another amount is given.
    """
    origin = progress.state.ships[seat].place
    if energy is None:
        energy = progress.state.start.board.energy.homecoming
    progress.emit(CameHome(seat, origin, why, energy))
    if any(progress.state.ships[seat].tiles):
        progress.ask_last(seat, TILES)


def flights(state: State, seat: Seat) -> tuple[Action, ...]:
    """One flight for every place within reach; all that an immediate take-off leaves (ruling A15).

    Planets and Base first, the cheapest first, then the nodes by their numbers: as people look for
    them.
    """
    if not state.ships[seat].energy:
        return ()
    found = reachable(state, seat)
    return tuple([Fly(place) for place in (*found.goals, *found.nodes)])


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
        task = state.agenda[0]
        if task.kind == TURN and task.on:
            raise IllegalAction("plans-only")
        check_reach(state, seat, self.place)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
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
    places = next_nodes(state, seat, state.agenda[0].back)
    return tuple([Step(place) for place in places])


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


@event
class Jumped(Event):
    """A ship went to a planet in one leap, which nothing blocks (12, A8)."""

    seat: Seat
    origin: str
    planet: str

    def evolve(self, state: State) -> State:
        return replace(
            state,
            ships=state.with_ship(self.seat, place=self.planet),
            last=LastMove(self.seat, "jump", self.origin, (self.planet,)),
        )


def jump(progress: Progress, seat: Seat, planet: str) -> None:
    progress.emit(Jumped(seat, progress.state.ships[seat].place, planet))
    explore(progress, seat, planet)


@event
class PlanetExplored(Event):
    """A ship landed and drew a Planet card (6, 16), an index into the board's ``planet_cards``.

    ``again``: the planet was visited already, so the card goes back under the deck (A16).
    ``visited`` counts the planets visited by then, this one included, and ``round`` the rounds:
    what follows at once may begin a new round, or clear all planets.
    """

    seat: Seat
    planet: str
    card: int
    again: bool
    draws: Hidden[int]
    visited: int
    round: int

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        deck, under = state.planet_deck, state.under
        if deck:
            deck = without(deck, self.card)
        else:
            under = under[1:]
        if self.again:
            return replace(state, draws=self.draws, planet_deck=deck, under=(*under, self.card))
        return replace(
            state,
            draws=self.draws,
            planet_deck=deck,
            under=under,
            visits=(*state.visits, Visit(self.planet, self.card, self.seat)),
        )


def explore(progress: Progress, seat: Seat, planet: str) -> None:
    """Draw the Planet card of a ship that has landed and carry it out, line by line (16).

    On a planet that was visited before the card is obeyed and goes under the deck (A16).
    """
    state = progress.state
    dice = progress.dice()
    number = drawn(state.planet_deck, state.under, dice)
    again = planet in state.closed
    visited = len(state.closed) + (not again)
    progress.reveal(PlanetExplored(seat, planet, number, again, dice.counter, visited, state.round))
    card = state.start.board.planet_cards[number]
    _take_tiles(progress, seat, card.tiles)
    change_energy(progress, seat, card.energy, "planet")
    if card.instruction == RETURN:
        come_home(progress, seat, "planet")
    elif card.instruction == TAKE_OFF:
        _take_off(progress, seat)


@event
class TilesTaken(Event):
    """Route tiles drawn blind from the Bank, to lie open before their owner (16, A20)."""

    seat: Seat
    tiles: tuple[int, int]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(
            state,
            draws=self.draws,
            ships=state.with_ship(self.seat, tiles=plus(state.ships[self.seat].tiles, self.tiles)),
            bank=minus(state.bank, self.tiles),
        )


def _take_tiles(progress: Progress, seat: Seat, count: int) -> None:
    """Draw tiles blind, as many as the Bank still has (A19, A20)."""
    if not count:
        return
    left, taken = list(progress.state.bank), [0, 0]
    dice = progress.dice()
    for _ in range(min(count, sum(left))):
        shape = dice.weighted(left)
        left[shape] -= 1
        taken[shape] += 1
    if any(taken):
        progress.reveal(TilesTaken(seat, (taken[0], taken[1]), dice.counter))


def settle_take_off(progress: Progress) -> bool:
    """End an immediate take-off for which a slide has left no energy (A41); else false."""
    task = progress.agenda[0]
    if task.kind != TAKE_OFF or reachable(progress.state, task.seat):
        return False
    progress.decided()
    _take_off(progress, task.seat)
    return True


def _take_off(progress: Progress, seat: Seat) -> None:
    """Leave at once on energy; without any, or with all ways blocked, stay (17, A15)."""
    if not progress.state.ships[seat].energy:
        progress.emit(Stayed(seat, "no-energy"))
    elif not reachable(progress.state, seat):
        progress.emit(Stayed(seat, "shut-in"))
    else:
        progress.ask(seat, TAKE_OFF)


# A planet of one's choice


def open_planets(state: State) -> tuple[str, ...]:
    closed = state.closed
    return tuple([planet for planet in state.start.chart.planets if planet not in closed])


def planet_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return tuple([Land(planet) for planet in open_planets(state)])


@struct
class Land(Action):
    """Land on a planet of one's choice, as the plan's own is visited already (10, A13)."""

    decisions = (PLANET,)

    planet: str

    def check(self, state: State, seat: Seat) -> None:
        if self.planet in state.start.chart.nodes:
            raise IllegalAction("no-planet", place=self.planet)
        if self.planet not in state.start.chart.planets:
            raise IllegalAction("unknown-place", place=self.planet)
        if self.planet in state.closed:
            raise IllegalAction("planet-visited", place=self.planet)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        progress.decided()
        jump(progress, seat, self.planet)


# All visited


@event
class PlanetsReset(Event):
    """All planets are visited: their cards were taken off and shuffled into the deck (19).

    It happens at a turn's end, before the next begins (A18).
    """

    def evolve(self, state: State) -> State:
        cards = state.start.board.planet_card_indexes
        return replace(state, turn=None, planet_deck=cards, under=(), visits=())


def all_visited(state: State) -> bool:
    return len(state.visits) == len(state.start.chart.planets)


def reset_planets(progress: Progress) -> None:
    state = progress.state
    energy = state.start.board.energy
    progress.emit(PlanetsReset())
    for seat in state.order:
        if state.ships[seat].place in state.closed:  # as it was before
            come_home(progress, seat, "reset", energy.reset_home)
        else:
            change_energy(progress, seat, energy.reset_away, "reset")
