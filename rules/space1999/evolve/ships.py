"""States after the events of ships: their places, energy, and visits of planets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Seat
from rules.core.piles import without
from rules.core.structs import replace, with_item
from rules.space1999.events import CameHome, EnergyChanged, Flew, Jumped, PlanetExplored, Stepped
from rules.space1999.pieces import LastMove, Visit
from rules.space1999.state import Ship, State
from rules.space1999.terms import BASE


def _with_ship(state: State, seat: Seat, **changes: Any) -> tuple[Ship, ...]:
    return with_item(state.ships, seat, replace(state.ships[seat], **changes))


def _flew(state: State, event: Flew) -> State:
    ship = state.ships[event.seat]
    return replace(
        state,
        ships=_with_ship(state, event.seat, place=event.path[-1], energy=ship.energy - event.cost),
        last=LastMove(event.seat, "fly", event.origin, event.path),
    )


def _stepped(state: State, event: Stepped) -> State:
    return replace(
        state,
        ships=_with_ship(state, event.seat, place=event.place),
        last=LastMove(event.seat, "step", event.origin, (event.place,)),
    )


def _jumped(state: State, event: Jumped) -> State:
    return replace(
        state,
        ships=_with_ship(state, event.seat, place=event.planet),
        last=LastMove(event.seat, "jump", event.origin, (event.planet,)),
    )


def _came_home(state: State, event: CameHome) -> State:
    energy = state.ships[event.seat].energy + event.energy
    last = (
        state.last if event.why == "flight" else LastMove(event.seat, "home", event.origin, (BASE,))
    )
    return replace(state, ships=_with_ship(state, event.seat, place=BASE, energy=energy), last=last)


def _energy_changed(state: State, event: EnergyChanged) -> State:
    energy = state.ships[event.seat].energy + event.amount
    return replace(state, ships=_with_ship(state, event.seat, energy=energy))


def _explored(state: State, event: PlanetExplored) -> State:
    assert event.draws is not None
    deck, under = state.planet_deck, state.under
    if deck:
        deck = without(deck, event.card)
    else:
        under = under[1:]
    if event.again:
        return replace(state, draws=event.draws, planet_deck=deck, under=(*under, event.card))
    return replace(
        state,
        draws=event.draws,
        planet_deck=deck,
        under=under,
        visits=(*state.visits, Visit(event.planet, event.card, event.seat)),
    )


SHIP_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        Flew: _flew,
        Stepped: _stepped,
        Jumped: _jumped,
        CameHome: _came_home,
        EnergyChanged: _energy_changed,
        PlanetExplored: _explored,
    }
)
