"""Effects of an action that succeeds (B6, the table of actions)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.core.game import Seat
from rules.core.structs import replace
from rules.first_martians.choices.crew import HEALING, MANAGING, UNLOCK, UNWINDING
from rules.first_martians.components.content import DISCOVERY, DONE, MISSION, PROJECT, ref
from rules.first_martians.components.content import EVENT as EVENT_CARD
from rules.first_martians.effects.crew import change_tokens
from rules.first_martians.effects.tracks import EFFECTS
from rules.first_martians.events import (
    EventDone,
    FacilityBuilt,
    FarmChanged,
    FindTaken,
    ItemGained,
    ProjectBuilt,
    RepairDone,
    RoverTokenRemoved,
    SampleTaken,
    Studied,
    UpgradeMade,
)
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.phases.regions import explore
from rules.first_martians.pieces import Job, Step
from rules.first_martians.terms import (
    CONSTRUCT,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    FIRST_STUDY,
    GATHER,
    HEAL,
    INSTALL,
    MANAGE,
    PLANT,
    REPAIR,
    RESEARCH,
    REST,
    RESTART,
    SAMPLE,
    UNBLOCK,
    UNWIND,
)


def _event(progress: Progress, seat: Seat, job: Job) -> None:
    progress.emit(EventDone(job.about, seat))
    progress.push(Step(EFFECTS, seat, (ref(EVENT_CARD, job.about, DONE), "0")))


def _rest(progress: Progress, seat: Seat, job: Job) -> None:
    change_tokens(progress, seat, 1, "rest")


def _unwind(progress: Progress, seat: Seat, job: Job) -> None:
    progress.ask(UNWINDING, seat)


def _heal(progress: Progress, seat: Seat, job: Job) -> None:
    progress.ask(HEALING, seat, (job.how,))


def _manage(progress: Progress, seat: Seat, job: Job) -> None:
    progress.ask(MANAGING, seat)


def _explore(progress: Progress, seat: Seat, job: Job) -> None:
    explore(progress, seat, job.where)


def _gather(progress: Progress, seat: Seat, job: Job) -> None:
    """One sample or objective token, at hand from the round's end on (FAQ); if it's still there."""
    site = progress.state.site(job.where)
    assert site is not None
    if job.about == SAMPLE and site.samples:
        progress.emit(SampleTaken(job.where, GATHER))
    elif job.about in site.finds:
        progress.emit(FindTaken(job.where, job.about))
    else:
        return
    progress.emit(ItemGained(job.about, True, GATHER))


def _study(progress: Progress, seat: Seat, job: Job) -> None:
    """Examine a sample, or make a discovery, which in a campaign unlocks a skill for each (B13)."""
    discovered = job.how != FIRST_STUDY
    progress.emit(Studied(job.about, discovered))
    if discovered:
        mission = progress.state.start.mission.id
        progress.push(Step(EFFECTS, seat, (ref(MISSION, mission, DISCOVERY), "0")))
    if discovered and progress.state.start.campaign:
        for other in reversed(range(len(progress.state.crew))):
            progress.ask(UNLOCK, other)


def _plant(progress: Progress, seat: Seat, job: Job) -> None:
    facility = progress.state.facility(job.where)
    assert facility is not None
    assert facility.farm is not None
    growth = (1, *facility.farm.growth[1:])
    progress.emit(FarmChanged(job.where, replace(facility.farm, growth=growth), PLANT))


def _repair(progress: Progress, seat: Seat, job: Job) -> None:
    progress.emit(RepairDone(job.where, job.about))


def _unblock(progress: Progress, seat: Seat, job: Job) -> None:
    progress.emit(RoverTokenRemoved(job.where, job.about))


def _install(progress: Progress, seat: Seat, job: Job) -> None:
    progress.emit(UpgradeMade(job.about))


def _project(progress: Progress, seat: Seat, job: Job) -> None:
    """Build a project: a facility, a greenhouse, something outside; or let its effects come."""
    mission = progress.state.start.mission
    project = mission.project[job.about]
    progress.emit(ProjectBuilt(project.id, job.where))
    if project.facility:
        progress.emit(FacilityBuilt(project.facility, project.works))
    facility = progress.state.facility(project.greenhouse or "")
    if facility is not None and facility.farm is not None:
        farm = replace(facility.farm, greenhouses=facility.farm.greenhouses + 1)
        progress.emit(FarmChanged(facility.id, farm, "greenhouse"))
    reference = ref(MISSION, mission.id, PROJECT, project.id)
    progress.push(Step(EFFECTS, seat, (reference, "0")))


def _restart(progress: Progress, seat: Seat, job: Job) -> None:
    """The tile is turned up at the end of the phase."""


JOB_EFFECTS: Mapping[str, Callable[[Progress, Seat, Job], None]] = MappingProxyType(
    {
        EVENT: _event,
        REST: _rest,
        UNWIND: _unwind,
        HEAL: _heal,
        MANAGE: _manage,
        EXPLORE: _explore,
        GATHER: _gather,
        RESEARCH: _study,
        PLANT: _plant,
        REPAIR: _repair,
        UNBLOCK: _unblock,
        INSTALL: _install,
        CONSTRUCT: _project,
        EXPERIMENT: _project,
        RESTART: _restart,
    }
)
"""By job, what its success brings."""
