"""Offers to a seat while the crew is planning; each passes the same check as an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.actions import (
    Action,
    Attend,
    Call,
    Construct,
    Dismantle,
    Erect,
    Experiment,
    Explore,
    Gather,
    Heal,
    Install,
    Join,
    Laying,
    Manage,
    MendRover,
    Park,
    Ready,
    Repair,
    Rest,
    Restart,
    Revise,
    Send,
    Sow,
    Strip,
    Study,
    Unwind,
    Use,
    Withdraw,
)
from rules.first_martians.effects.minerals import sample_items
from rules.first_martians.phases.planning.declaration import (
    check_agree,
    check_call,
    check_join,
    check_lay,
    check_park,
    check_revise,
    check_send,
    check_withdraw,
)
from rules.first_martians.phases.planning.skills import check_use
from rules.first_martians.phases.resolution.salvage import check_dismantle, check_strip
from rules.first_martians.plan.projects import places_for
from rules.first_martians.plan.routes import routes
from rules.first_martians.state import State
from rules.first_martians.terms import (
    BUILD,
    EXPLORE,
    GATHER,
    HEART,
    OPEN,
    OWN,
    PAWNS,
    RESEARCH,
    ROVERS,
    SAMPLE,
    SPARE,
    STUDIES,
)


def _use(state: State, seat: Seat, action: Use) -> None:
    check_use(state, seat, action.skill)


CHECKS: Mapping[type[Any], Callable[[State, Seat, Any], None]] = MappingProxyType(
    {
        Join: check_join,
        Withdraw: check_withdraw,
        Send: check_send,
        Park: check_park,
        Call: check_call,
        Ready: check_agree,
        Revise: check_revise,
        Strip: check_strip,
        Dismantle: check_dismantle,
        Use: _use,
    }
)
"""By action beside those that lay a pawn, its check."""


def offers(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action of planning that is legal now, agreement first."""
    return tuple(action for action in _candidates(state, seat) if _legal(state, seat, action))


def _legal(state: State, seat: Seat, action: Action) -> bool:
    try:
        CHECKS.get(type(action), check_lay)(state, seat, action)
    except IllegalAction:
        return False
    return True


def _candidates(state: State, seat: Seat) -> Iterator[Action]:
    yield Ready()
    yield Revise()
    hands = _hands(state, seat)
    yield from _layings(state, seat)
    for stack in state.plan.stacks:
        for by in hands:
            yield Join(stack.number, by)
        for by in (OWN, *state.machines):
            yield Withdraw(stack.number, by)
        for rover in ROVERS:
            yield Send(rover, stack.number)
        for role in state.start.roles:
            yield Call(role, stack.number)
    yield from map(Park, ROVERS)
    for facility in state.facilities:
        for part in state.start.content.base.facility[facility.id].parts:
            yield Strip(facility.id, part)
    yield from map(Dismantle, state.upgrades)
    yield from map(Use, state.crew[seat].skills)


def _hands(state: State, seat: Seat, action: str = "") -> tuple[str, ...]:
    """The pawns that are left to lay: the seat's own, and machines fit for a type of action."""
    plan, crew = state.plan, state.start.content.crew
    unlaid = PAWNS - plan.pawns_of(state.crew[seat].role)
    machines = (each for each in state.machines if not plan.pawns_of(each))
    return (
        *((OWN,) if unlaid else ()),
        *(each for each in machines if not action or crew.machine[each].action == action),
    )


def _layings(state: State, seat: Seat) -> Iterator[Laying]:
    anybody = _hands(state, seat)
    if OWN in anybody:
        yield from (Rest(), Unwind(), Heal(OPEN), Heal(HEART), Manage())
    for by in anybody:
        for entry in state.log:
            yield Attend(entry.event, by)
        for facility in state.facilities:
            for tile in facility.shutdowns:
                yield Restart(facility.id, tile.grid, by)
    yield from _outside(state, seat)
    for by in _hands(state, seat, RESEARCH):
        for item in sample_items(state):
            for study in STUDIES:
                yield Study(item, study, by)
        for project in state.start.mission.projects:
            if project.type == RESEARCH:
                yield Experiment(project.id, by)
        for facility in state.facilities:
            if facility.farm is not None:
                yield Sow(facility.id, by)
    for by in _hands(state, seat, BUILD):
        yield from _builds(state, seat, by)


def _builds(state: State, seat: Seat, by: str) -> Iterator[Laying]:
    parts = state.start.content.base.facility
    for facility in state.facilities:
        for part in facility.broken:
            yield Repair(facility.id, part, SPARE, by)
            for donor in state.facilities:
                if part in parts[donor.id].parts and part not in donor.broken:
                    yield Repair(facility.id, part, donor.id, by)
    for rover in state.rovers:
        for token in dict.fromkeys(rover.tokens):
            yield MendRover(rover.id, token, by)
    for upgrade in state.upgrades:
        yield Install(upgrade, by)
    for project in state.start.mission.projects:
        if project.outside:
            for space in places_for(state, project):
                for number in range(len(routes(state, seat, space))):
                    yield Erect(project.id, space, number, by)
        elif project.type == BUILD:
            yield Construct(project.id, by)


def _outside(state: State, seat: Seat) -> Iterator[Laying]:
    explorers, gatherers = _hands(state, seat, EXPLORE), _hands(state, seat, GATHER)
    for space in state.start.content.mars.spaces:
        site = state.site(space.id)
        for number in range(len(routes(state, seat, space.id))):
            if site is None:
                for by in explorers:
                    yield Explore(space.id, number, by)
                continue
            items = (SAMPLE,) * bool(site.samples) + tuple(dict.fromkeys(site.finds))
            for item in items:
                for by in gatherers:
                    yield Gather(space.id, item, number, by)
