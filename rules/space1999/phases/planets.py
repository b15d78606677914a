"""Planets: landing, the card drawn there, a planet of one's choice, the reset (rules 6, 16-19)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.piles import drawn
from rules.space1999.actions import Action, Land
from rules.space1999.events import (
    EnergyChanged,
    Jumped,
    PlanetExplored,
    PlanetsReset,
    Stayed,
    TilesTaken,
)
from rules.space1999.evolve.recorder import Progress
from rules.space1999.phases.reach import reachable
from rules.space1999.phases.return_to_base import come_home
from rules.space1999.phases.slides import slides
from rules.space1999.state import State
from rules.space1999.terms import RETURN, TAKE_OFF


def jump(progress: Progress, seat: Seat, planet: str) -> None:
    """Land on a planet in one leap, which no ship and no Moon can block (A8)."""
    progress.emit(Jumped(seat, progress.state.ships[seat].place, planet))
    explore(progress, seat, planet)


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


def change_energy(progress: Progress, seat: Seat, amount: int, why: str) -> None:
    """Give energy, or take as much of it as there is (16)."""
    amount = max(amount, -progress.state.ships[seat].energy)
    if amount:
        progress.emit(EnergyChanged(seat, amount, why))


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
    """Planets that nobody has visited since the last reset."""
    closed = state.closed
    return tuple([planet for planet in state.start.chart.planets if planet not in closed])


def planet_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Any planet that isn't visited (10, A13)."""
    return (*[Land(planet) for planet in open_planets(state)], *slides(state, seat))


def check_land(state: State, seat: Seat, action: Land) -> None:
    """The planet must be on the chart, and unvisited (A13)."""
    if action.planet in state.start.chart.nodes:
        raise IllegalAction("no-planet", place=action.planet)
    if action.planet not in state.start.chart.planets:
        raise IllegalAction("unknown-place", place=action.planet)
    if action.planet in state.closed:
        raise IllegalAction("planet-visited", place=action.planet)


def land(progress: Progress, seat: Seat, action: Land) -> None:
    """Carry the plan out on the planet that was chosen instead."""
    progress.decided()
    jump(progress, seat, action.planet)


# All visited


def all_visited(state: State) -> bool:
    """Whether no planet is left to visit."""
    return len(state.visits) == len(state.start.chart.planets)


def reset(progress: Progress) -> None:
    """Open all planets again (19, A18)."""
    state = progress.state
    energy = state.start.board.energy
    progress.emit(PlanetsReset())
    for seat in state.order:
        if state.ships[seat].place in state.closed:  # as it was before
            come_home(progress, seat, "reset", energy.reset_home)
        else:
            change_energy(progress, seat, energy.reset_away, "reset")
