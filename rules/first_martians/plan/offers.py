"""The legal actions of a seat while the crew is planning.

What a check says of all jobs of a kind is asked once: which pawns may be laid for them, and whether
the place is there. Of a single job only the rest is checked. A plan has a hundred jobs to think of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.components.content import spare
from rules.first_martians.effects.mars import sample_items
from rules.first_martians.effects.skills import check_use
from rules.first_martians.needs import all_routes
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.job_checks import check_object, check_places, laid_beside, places_for
from rules.first_martians.plan.laying import (
    Attend,
    Construct,
    Erect,
    Experiment,
    Explore,
    Gather,
    Heal,
    Install,
    Laying,
    Manage,
    MendRover,
    Repair,
    Rest,
    Restart,
    Sow,
    Study,
    Unwind,
)
from rules.first_martians.plan.planning import (
    Call,
    Join,
    Park,
    Revise,
    Send,
    Withdraw,
    check_pawn,
    may_be_called,
)
from rules.first_martians.plan.problems import can_help
from rules.first_martians.plan.salvage import (
    Dismantle,
    KeepPart,
    Spend,
    Strip,
    Use,
    may_strip,
    open_proposals,
    parts_to_strip,
)
from rules.first_martians.progress import Action
from rules.first_martians.state import Job, State
from rules.first_martians.terms import (
    BUILD,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    GATHER,
    HEART,
    OPEN,
    OWN,
    PAWNS,
    PLANT,
    REPAIR,
    RESEARCH,
    ROVERS,
    SAMPLE,
    SPARE,
    STUDIES,
)


def passes(check: Callable[..., None], *args: Any) -> bool:
    """Whether a check has nothing against what it is given."""
    try:
        check(*args)
    except IllegalAction:
        return False
    return True


def unlaid_hands(state: State, seat: Seat) -> tuple[str, ...]:
    """The pawns that are left: one of the seat's own, and machines."""
    plan = state.plan
    own = (OWN,) if plan.pawns_of(state.crew[seat].role) < PAWNS else ()
    return (*own, *(each for each in state.machines if not plan.pawns_of(each)))


def laying_offers(state: State, seat: Seat) -> Iterator[Laying]:
    """The legal ways to lay a pawn for a new job."""
    anybody = unlaid_hands(state, seat)
    if not anybody:
        return
    if OWN in anybody:
        alone: tuple[Laying, ...] = (Rest(), Unwind(), Heal(OPEN), Heal(HEART), Manage())
        yield from (each for each in alone if passes(each.check, state, seat))
    attenders = _hands(state, seat, EVENT, anybody)
    events = _possible(state, seat, _attends(state))
    for by in anybody:
        if by in attenders:
            yield from (
                each
                for each in _with_hands((by,), events)
                if by == OWN or passes(check_pawn, state, seat, each.job(state, seat), by)
            )
        for facility in state.facilities:
            for tile in facility.shutdowns:
                restart = Restart(facility.id, tile.grid, by)
                if passes(restart.check, state, seat):
                    yield restart
    yield from _outside(state, seat, anybody)
    researchers = _hands(state, seat, RESEARCH, anybody)
    if researchers:
        yield from _with_hands(researchers, _possible(state, seat, _research(state)))
    builders = _hands(state, seat, BUILD, anybody)
    if builders:
        yield from _with_hands(builders, _possible(state, seat, _builds(state, seat)))


KIND = {EVENT: EVENT, EXPLORE: EXPLORE, GATHER: GATHER, RESEARCH: EXPERIMENT, BUILD: REPAIR}
"""By type of action a kind of job that is nothing but that."""


def _hands(state: State, seat: Seat, kind: str, anybody: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the pawns that may be laid for a type of action, if it can be done at all."""
    job = Job(KIND[kind])
    if not passes(check_places, state, job):
        return ()
    return tuple(by for by in anybody if passes(check_pawn, state, seat, job, by))


def _possible(state: State, seat: Seat, jobs: Iterable[Laying]) -> tuple[Laying, ...]:
    """The jobs that can be done by some pawn."""
    beside = laid_beside(state, state.plan)
    return tuple(
        each for each in jobs if passes(check_object, state, seat, each.job(state, seat), beside)
    )


def _with_hands(hands: Iterable[str], jobs: Iterable[Any]) -> Iterator[Laying]:
    return (each if each.by == by else replace(each, by=by) for by in hands for each in jobs)


def _outside(state: State, seat: Seat, anybody: tuple[str, ...]) -> Iterator[Laying]:
    explorers = _hands(state, seat, EXPLORE, anybody)
    gatherers = _hands(state, seat, GATHER, anybody)
    if explorers or gatherers:
        for job in _possible(state, seat, _map_jobs(state, seat)):
            hands = explorers if isinstance(job, Explore) else gatherers
            yield from _with_hands(hands, (job,))


def _attends(state: State) -> Iterator[Laying]:
    """The events in the log whose place can be used."""
    for entry in state.log:
        if passes(check_places, state, Job(EVENT, entry.event)):
            yield Attend(entry.event, OWN)


def _map_jobs(state: State, seat: Seat) -> Iterator[Laying]:
    reached = all_routes(state, seat)
    for space in state.start.content.mars.spaces:
        site = state.site(space.id)
        for number in range(len(reached.get(space.id, ()))):
            if site is None:
                yield Explore(space.id, number, OWN)
                continue
            items = (SAMPLE,) * bool(site.samples) + tuple(dict.fromkeys(site.finds))
            for item in items:
                yield Gather(space.id, item, number, OWN)


def _research(state: State) -> Iterator[Laying]:
    for item in sample_items(state):
        for study in STUDIES:
            yield Study(item, study, OWN)
    for project in state.mission.projects:
        if project.type == RESEARCH:
            yield Experiment(project.id, OWN)
    for facility in state.facilities:
        if facility.farm is not None and passes(check_places, state, Job(PLANT, where=facility.id)):
            yield Sow(facility.id, OWN)


def _builds(state: State, seat: Seat) -> Iterator[Laying]:
    yield from _repairs(state)
    for rover in state.rovers:
        for token in dict.fromkeys(rover.tokens):
            yield MendRover(rover.id, token, OWN)
    for upgrade in state.upgrades:
        yield Install(upgrade, OWN)
    ways = all_routes(state, seat)
    for project in state.mission.projects:
        if project.outside:
            for space in places_for(state, project):
                for number in range(len(ways.get(space, ()))):
                    yield Erect(project.id, space, number, OWN)
        elif project.type == BUILD:
            yield Construct(project.id, OWN)


def _repairs(state: State) -> Iterator[Laying]:
    lent = {each.id: parts_to_strip(state, each) for each in state.facilities}
    for facility in state.facilities:
        for part in facility.broken:
            if spare(part) in state.cargo:
                yield Repair(facility.id, part, SPARE, OWN)
            for donor, parts in lent.items():
                if part in parts:
                    yield Repair(facility.id, part, donor, OWN)


def offers(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action of planning that is legal now, agreement first."""
    return tuple(_offers(state, seat))


def _offers(state: State, seat: Seat) -> Iterator[Action]:
    if passes(Ready().check, state, seat):
        yield Ready()
    if seat in state.plan.ready:
        yield Revise()
    yield from laying_offers(state, seat)
    yield from _stack_offers(state, seat)
    yield from (Park(each) for each in ROVERS if each in _sent(state))
    for facility in state.facilities:
        for part in parts_to_strip(state, facility):
            if may_strip(state, seat, facility.id, part):
                yield Strip(facility.id, part)
    yield from (KeepPart(each.facility, each.part) for each in open_proposals(state))
    yield from _passing(state, seat, map(Dismantle, state.upgrades))
    held = dict.fromkeys(each for each in state.cargo if each in state.start.content.mars.poi)
    yield from _passing(state, seat, map(Spend, held))
    for skill in state.crew[seat].skills:
        if passes(check_use, state, seat, skill):
            yield Use(skill)


def _passing(
    state: State,
    seat: Seat,
    actions: Iterator[Action],
) -> Iterator[Action]:
    return (each for each in actions if passes(each.check, state, seat))


def _stack_offers(state: State, seat: Seat) -> Iterator[Action]:
    """The actions on each stack, in the order of the stacks."""
    plan, roles = state.plan, state.start.roles
    hands = unlaid_hands(state, seat)
    others = [each for each in range(len(roles)) if each != seat]
    for stack in plan.stacks:
        number = stack.number
        yield from _passing(state, seat, (Join(number, by) for by in hands))
        for by in (OWN, *state.machines):
            if (state.crew[seat].role if by == OWN else by) in stack.pawns:
                yield Withdraw(number, by)
        if stack.job.route and not stack.rover:  # none helps inside the HUB
            yield from _passing(state, seat, (Send(each, number) for each in ROVERS))
        for other in others:
            if may_be_called(plan, stack, other) and can_help(state, other, plan, number):
                yield Call(roles[other], number)


def asked(state: State) -> frozenset[Seat]:
    """The seats that are called to help, or whose consent a proposal to strip a part waits for."""
    waited = {
        seat
        for each in open_proposals(state)
        for seat in range(len(state.crew))
        if seat not in each.agreed
    }
    return frozenset({each.seat for each in state.plan.calls} | waited)


def _sent(state: State) -> list[str]:
    return [stack.rover for stack in state.plan.stacks if stack.rover]
