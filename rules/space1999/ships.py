"""Ships: where each may go, its energy, and its return to its Base on the Moon (20-22)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Seat
from rules.core.structs import replace
from rules.space1999.destinations import (
    Destinations,
    destinations,
    flight_refusal,
    next_places,
)
from rules.space1999.progress import Event, Progress
from rules.space1999.state import LastMove, State
from rules.space1999.terms import BASE, TILES


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
