"""Checks of a job: its object exists, and nobody else does it already."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.components.places import Project
from rules.first_martians.effects.mars import sample_items
from rules.first_martians.needs import action_type, items_of, passable, place_of, places
from rules.first_martians.state import Job, Plan, State
from rules.first_martians.terms import (
    BLOCKED,
    CONSTRUCT,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    FIRST_STUDY,
    GATHER,
    HEAL,
    HEART,
    INSTALL,
    OPEN,
    PLANT,
    REPAIR,
    RESEARCH,
    RESTART,
    SAMPLE,
    SPARE,
    UNBLOCK,
    UNTYPED,
)


def check_project(state: State, job: Job) -> None:
    """Raise ``IllegalAction`` unless a project can be done."""
    project = state.mission.project.get(job.about)
    research = project is not None and project.type == RESEARCH
    fits = project is not None and project.outside == bool(job.where)
    if project is None or not fits or research != (job.kind == EXPERIMENT):
        raise IllegalAction("unknown-project", project=job.about)
    if project.id in state.built and not project.repeat:
        raise IllegalAction("already-built", project=project.id)
    for each in project.needs:
        if each not in state.built:
            raise IllegalAction("build-first", project=each)
    if project.outside:
        _check_place(state, project, job)


def _check_place(state: State, project: Project, job: Job) -> None:
    if state.site(job.where) is None:
        raise IllegalAction("unexplored", space=job.where)
    if not may_stand(state, project, job.where):
        raise IllegalAction("wrong-place", project=project.id, space=job.where)
    if (project.id, job.where) in state.erected:
        raise IllegalAction("already-built", project=project.id)


def may_stand(state: State, project: Project, space: str) -> bool:
    """Whether an explored space is where a project can be erected."""
    mars = state.start.content.mars
    if project.ring:
        return mars.space[space].ring == project.ring
    other = next((at for name, at in state.erected if name == (project.on or project.near)), None)
    if other is None:
        return False
    if project.on:
        return space == other
    return space in mars.neighbours[other] and space not in _row(state, project)


def _row(state: State, project: Project) -> frozenset[str]:
    """The spaces where what a project is to stand beside stands, one beside the other."""
    names = set()
    while project.near:
        names.add(project.near)
        project = state.mission.project[project.near]
    return frozenset(space for name, space in state.erected if name in names)


def places_for(state: State, project: Project) -> tuple[str, ...]:
    """The explored spaces where a project can be erected now."""
    return tuple(
        site.space
        for site in state.sites
        if may_stand(state, project, site.space) and (project.id, site.space) not in state.erected
    )


ONCE = (PLANT, RESTART, EVENT)
"""Jobs that are done once a round for the same thing; all others may be attempted again (p. 11)."""


def check_job(state: State, seat: Seat, job: Job, plan: Plan, number: int = 0) -> None:
    """Raise ``IllegalAction`` unless the job can be done, beside the plan's others.

    ``number`` is the job's own stack, where it is laid already.
    """
    check_places(state, job)
    check_object(state, seat, job, laid_beside(state, plan, number))


class LaidBeside(NamedTuple):
    """The plan's other jobs, what they do (``_aim``), and the items that are laid with them."""

    jobs: tuple[Job, ...]
    aims: frozenset[Job]
    items: tuple[str, ...]


def laid_beside(state: State, plan: Plan, number: int = 0) -> LaidBeside:
    """The jobs of all stacks but the one of a number."""
    jobs = tuple(stack.job for stack in plan.stacks if stack.number != number)
    items = tuple(item for job in jobs for item in items_of(state, job))
    return LaidBeside(jobs, frozenset(map(_aim, jobs)), items)


def check_places(state: State, job: Job) -> None:
    """Raise ``IllegalAction`` unless the facilities of a job are built and can be used."""
    kind = action_type(job)
    if kind not in (EVENT, UNTYPED) and place_of(state, kind) is None:
        raise IllegalAction("not-built", facility=state.start.content.base.of_action(kind).id)
    for facility in places(state, job):
        if facility.shut:
            raise IllegalAction("facility-shut", facility=facility.id)
        if BLOCKED in facility.now:
            raise IllegalAction("facility-blocked", facility=facility.id)


def check_object(state: State, seat: Seat, job: Job, beside: LaidBeside) -> None:
    """The rest of ``check_job``: what the job is about, its items, and the plan's other jobs."""
    others = beside.jobs
    check = CHECKS.get(job.kind)
    if check is not None:
        check(state, seat, job, others)
    if job.kind in (CONSTRUCT, EXPERIMENT):
        check_project(state, job)
        if job.where:
            _outside(state, seat, job)
    if job.kind in ONCE and _aim(job) in beside.aims:
        raise IllegalAction("already-planned")
    _check_items(state, items_of(state, job), beside.items)
    if job.kind in FOUND and is_done(state, job):
        raise IllegalAction("none-left", held=0)


def _check_items(state: State, items: tuple[str, ...], laid: tuple[str, ...]) -> None:
    """The items that a job takes must be at hand, beside those laid with other jobs."""
    for item in set(items):
        wanted = items.count(item) + laid.count(item)
        held = state.cargo.count(item)
        if wanted > held:
            raise IllegalAction("item-lacking", item=item, needed=wanted, held=held)


def _aim(job: Job) -> Job:
    """A job without the way there, and without the part taken for it."""
    return Job(job.kind, job.about, job.where, how=job.how if job.kind == RESTART else "")


FOUND = (GATHER, RESEARCH)
"""Jobs whose object must still be there; checks of their own ask for that of all others."""


def is_done(state: State, job: Job) -> bool:
    """Whether a job finds its object done already, or gone: others may have come before."""
    return job.kind in DONE and DONE[job.kind](state, job)


def _explored(state: State, job: Job) -> bool:
    return state.site(job.where) is not None


def _gathered(state: State, job: Job) -> bool:
    site = state.site(job.where)
    if site is None:
        return True
    return not (site.samples and job.about == SAMPLE) and job.about not in site.finds


def _studied(state: State, job: Job) -> bool:
    return job.how != FIRST_STUDY and job.about not in state.examined


def _repaired(state: State, job: Job) -> bool:
    facility = state.facility(job.where)
    works = facility is None or job.about not in facility.broken
    return works or (job.where, job.about) in state.repaired


def _unblocked(state: State, job: Job) -> bool:
    return job.about not in state.rover(job.where).tokens


def _installed(state: State, job: Job) -> bool:
    return job.about not in state.upgrades


def _built(state: State, job: Job) -> bool:
    if job.where and (job.about, job.where) in state.erected:
        return True
    return job.about in state.built and not state.mission.project[job.about].repeat


DONE: Mapping[str, Callable[[State, Job], bool]] = MappingProxyType(
    {
        EXPLORE: _explored,
        GATHER: _gathered,
        RESEARCH: _studied,
        REPAIR: _repaired,
        UNBLOCK: _unblocked,
        INSTALL: _installed,
        CONSTRUCT: _built,
        EXPERIMENT: _built,
    }
)
"""By kind of job, whether its object is done or gone."""


def _event(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    if not any(entry.event == job.about for entry in state.log):
        raise IllegalAction("event-not-open", event=job.about)


def _heal(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    if job.how not in (OPEN, HEART):
        raise IllegalAction("unknown-term", word=job.how)
    if job.how != OPEN and not state.has(seat, job.how):
        raise IllegalAction("condition-absent", condition=job.how)


def _outside(state: State, seat: Seat, job: Job) -> None:
    if not passable(state, seat, job.route):
        raise IllegalAction("no-route", space=job.where)


def _explore(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    if state.site(job.where) is not None:
        raise IllegalAction("explored", space=job.where)
    _outside(state, seat, job)


def _gather(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    if state.site(job.where) is None:
        raise IllegalAction("unexplored", space=job.where)
    if job.about not in state.start.content.items:
        raise IllegalAction("unknown-item", item=job.about)
    _outside(state, seat, job)


def _research(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    if job.about not in sample_items(state):
        raise IllegalAction("no-sample", item=job.about)


def _plant(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    facility = state.facility(job.where)
    if facility is None or facility.farm is None:
        raise IllegalAction("no-farm", facility=job.where)
    farm = facility.farm
    if farm.plants + sum(farm.growth) >= farm.greenhouses:
        raise IllegalAction("farm-full", greenhouses=farm.greenhouses)
    if farm.growth[0]:
        raise IllegalAction("seedbed-taken")


def _repair(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    facility = state.facility(job.where)
    if facility is None:
        raise IllegalAction("unknown-facility", facility=job.where)
    if job.about not in facility.broken:
        raise IllegalAction("part-works", facility=job.where, part=job.about)
    if facility.shut:
        raise IllegalAction("facility-shut", facility=job.where)
    if job.how == SPARE:
        return
    donor = state.facility(job.how)
    if donor is None or donor.id == facility.id:
        raise IllegalAction("unknown-facility", facility=job.how)
    if donor.shut:
        raise IllegalAction("facility-shut", facility=donor.id)
    taken = any(
        (each.kind, each.about, each.how) == (REPAIR, job.about, donor.id) for each in others
    )
    parts = state.start.content.base.facility[donor.id].parts
    if job.about not in parts or job.about in donor.broken or taken:
        raise IllegalAction("part-not-there", facility=donor.id, part=job.about)


def _unblock(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    if job.about not in state.rover(job.where).tokens:
        raise IllegalAction("token-absent", rover=job.where, token=job.about)


def _install(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    if job.about not in state.upgrades:
        raise IllegalAction("upgrade-absent", upgrade=job.about)
    facility = state.start.content.base.upgrade[job.about].facility
    if state.facility(facility) is None:
        raise IllegalAction("not-built", facility=facility)


def _restart(state: State, seat: Seat, job: Job, others: tuple[Job, ...]) -> None:
    facility = state.facility(job.where)
    tiles = facility.shutdowns if facility else ()
    tile = next((each for each in tiles if each.grid == job.how), None)
    if tile is None:
        raise IllegalAction("not-shut", facility=job.where)
    if tile.tile:
        data = state.start.content.base.shutdown_tile[tile.tile]
        held = state.in_stock(data.resource)
        if held < data.price:
            raise IllegalAction(
                "price-lacking", resource=data.resource, needed=data.price, held=held
            )


CHECKS: Mapping[str, Callable[[State, Seat, Job, tuple[Job, ...]], None]] = MappingProxyType(
    {
        EVENT: _event,
        HEAL: _heal,
        EXPLORE: _explore,
        GATHER: _gather,
        RESEARCH: _research,
        PLANT: _plant,
        REPAIR: _repair,
        UNBLOCK: _unblock,
        INSTALL: _install,
        RESTART: _restart,
    }
)


def may_use_machine(job: Job, action: str) -> bool:
    """Whether a machine of an action's colour may work at a job: its own type, or an untyped one.

    Never in the living block, whose actions are none of its types (A4).
    """
    return action_type(job) in (action, EVENT) or job.kind == RESTART
