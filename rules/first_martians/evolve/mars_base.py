"""States after the events of the base: supply, parts, shutdowns, farms, tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.piles import added, without
from rules.core.structs import replace
from rules.first_martians.components.content import spare
from rules.first_martians.events import (
    CleanedUp,
    FacilityBuilt,
    FacilityShut,
    FarmChanged,
    PartBroken,
    PartRepaired,
    ProductionChanged,
    ProjectBuilt,
    RepairDone,
    RepairsOperative,
    RoverChecked,
    RoverTokenPlaced,
    RoverTokenRemoved,
    ShutdownDiscarded,
    ShutdownTurned,
    SupplyChanged,
    TokenPlaced,
    UpgradeDismantled,
    UpgradeMade,
)
from rules.first_martians.pieces import Facility, Rover, Shutdown
from rules.first_martians.state import State, new_facility
from rules.first_martians.terms import BLOCKED, NOW, PARTS


def _with(state: State, name: str, **changes: Any) -> State:
    facilities = tuple(
        replace(each, **changes) if each.id == name else each for each in state.facilities
    )
    return replace(state, facilities=facilities)


def _facility(state: State, name: str) -> Facility:
    facility = state.facility(name)
    assert facility is not None
    return facility


def _supply(state: State, event: SupplyChanged) -> State:
    amount = state.in_stock(event.resource) + event.amount
    return replace(state, supply=state.supply._replace(**{event.resource: amount}))


def _production(state: State, event: ProductionChanged) -> State:
    production = _facility(state, event.facility).production + event.amount
    return _with(state, event.facility, production=production)


def _broken(state: State, event: PartBroken) -> State:
    if event.draws is not None:
        state = replace(state, draws=event.draws)
    broken = (*_facility(state, event.facility).broken, event.part)
    return _with(state, event.facility, broken=tuple(sorted(broken, key=PARTS.index)))


def _mended(state: State, event: PartRepaired) -> State:
    broken = without(_facility(state, event.facility).broken, event.part)
    return _with(state, event.facility, broken=broken)


def _repair_done(state: State, event: RepairDone) -> State:
    return replace(state, repaired=(*state.repaired, (event.facility, event.part)))


def _repairs_operative(state: State, event: RepairsOperative) -> State:
    for facility, part in state.repaired:
        if part in _facility(state, facility).broken:
            state = _mended(state, PartRepaired(facility, part, "repair"))
    return replace(state, repaired=())


def _shut(state: State, event: FacilityShut) -> State:
    shutdowns = (*_facility(state, event.facility).shutdowns, Shutdown(event.grid))
    return _with(state, event.facility, shutdowns=shutdowns)


def _turned(state: State, event: ShutdownTurned) -> State:
    assert event.draws is not None
    state = replace(state, draws=event.draws)
    shutdowns = _facility(state, event.facility).shutdowns
    turned = tuple(Shutdown(s.grid, event.tile) if s.grid == event.grid else s for s in shutdowns)
    return _with(state, event.facility, shutdowns=turned)


def _discarded(state: State, event: ShutdownDiscarded) -> State:
    shutdowns = _facility(state, event.facility).shutdowns
    left = tuple(each for each in shutdowns if each.grid != event.grid)
    return _with(state, event.facility, shutdowns=left)


def _farm(state: State, event: FarmChanged) -> State:
    return _with(state, event.facility, farm=event.farm)


def _token(state: State, event: TokenPlaced) -> State:
    facility = _facility(state, event.facility)
    if event.space == NOW:
        return _with(state, event.facility, now=(*facility.now, event.token))
    return _with(state, event.facility, next=(*facility.next, event.token))


def _rover(state: State, name: str, tokens: tuple[str, ...]) -> State:
    rovers = tuple(Rover(name, tokens) if each.id == name else each for each in state.rovers)
    return replace(state, rovers=rovers)


def _rover_token(state: State, event: RoverTokenPlaced) -> State:
    return _rover(state, event.rover, (*state.rover(event.rover).tokens, event.token))


def _rover_token_removed(state: State, event: RoverTokenRemoved) -> State:
    return _rover(state, event.rover, without(state.rover(event.rover).tokens, event.token))


def _rover_checked(state: State, event: RoverChecked) -> State:
    assert event.draws is not None
    state = replace(state, draws=event.draws)
    if not event.damaged:
        return state
    return _rover(state, event.rover, (*state.rover(event.rover).tokens, BLOCKED))


def _dismantled(state: State, event: UpgradeDismantled) -> State:
    cargo = state.cargo
    for part in state.start.content.base.upgrade[event.upgrade].spares:
        cargo = added(cargo, spare(part))
    return replace(state, upgrades=without(state.upgrades, event.upgrade), cargo=cargo)


def _made(state: State, event: UpgradeMade) -> State:
    pending = added(state.pending, event.upgrade)
    return replace(state, upgrades=without(state.upgrades, event.upgrade), pending=pending)


def _project(state: State, event: ProjectBuilt) -> State:
    erected = ((event.project, event.space),) if event.space else ()
    return replace(state, built=(*state.built, event.project), erected=(*state.erected, *erected))


def _built(state: State, event: FacilityBuilt) -> State:
    data = state.start.content.base.facility[event.facility]
    broken = () if event.works else tuple(data.parts)
    facility = new_facility(data, broken, state.start.given_upgrades.get(data.id, ""))
    return replace(state, facilities=(*state.facilities, facility))


def _cleaned(state: State, event: CleanedUp) -> State:
    upgrades = state.start.content.base.upgrade
    made = {upgrades[item].facility: item for item in state.pending if item in upgrades}
    cargo = state.cargo
    for item in state.pending:
        if item not in upgrades:
            cargo = added(cargo, item)
    return replace(
        state,
        facilities=tuple(
            each
            if each.shut
            else replace(
                each,
                now=each.next[-1:],
                next=each.next[:-1],
                upgrade=made.get(each.id, each.upgrade),
            )
            for each in state.facilities
        ),
        pending=tuple(
            item
            for item in state.pending
            if item in upgrades and _waits(state, upgrades[item].facility)
        ),
        cargo=cargo,
        crew=tuple(replace(each, used=()) for each in state.crew),
        ignored=(),
    )


def _waits(state: State, name: str) -> bool:
    """Whether an upgrade's tile can't be laid on its facility yet."""
    facility = state.facility(name)
    return facility is None or facility.shut


BASE_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        SupplyChanged: _supply,
        ProductionChanged: _production,
        PartBroken: _broken,
        PartRepaired: _mended,
        RepairDone: _repair_done,
        RepairsOperative: _repairs_operative,
        FacilityShut: _shut,
        ShutdownTurned: _turned,
        ShutdownDiscarded: _discarded,
        FarmChanged: _farm,
        TokenPlaced: _token,
        RoverTokenPlaced: _rover_token,
        RoverTokenRemoved: _rover_token_removed,
        RoverChecked: _rover_checked,
        UpgradeDismantled: _dismantled,
        UpgradeMade: _made,
        ProjectBuilt: _project,
        FacilityBuilt: _built,
        CleanedUp: _cleaned,
    }
)
