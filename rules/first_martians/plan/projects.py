"""Projects of the mission: what stands against one, and where it could be erected."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.first_martians.components.projects import Project
from rules.first_martians.pieces import Job
from rules.first_martians.state import State
from rules.first_martians.terms import EXPERIMENT, RESEARCH


def check_project(state: State, job: Job, others: tuple[Job, ...]) -> None:
    """Raise ``IllegalAction`` unless a project can be done, beside other jobs of the plan."""
    project = state.start.mission.project.get(job.about)
    research = project is not None and project.type == RESEARCH
    fits = project is not None and project.outside == bool(job.where)
    if project is None or not fits or research != (job.kind == EXPERIMENT):
        raise IllegalAction("unknown-project", project=job.about)
    if project.id in state.built and not project.repeat:
        raise IllegalAction("already-built", project=project.id)
    for each in project.needs:
        if each not in state.built:
            raise IllegalAction("build-first", project=each)
    planned = [each for each in others if (each.kind, each.about) == (job.kind, job.about)]
    if planned and not project.repeat:
        raise IllegalAction("already-planned")
    if project.outside:
        _check_place(state, project, job, planned)


def _check_place(state: State, project: Project, job: Job, planned: list[Job]) -> None:
    if state.site(job.where) is None:
        raise IllegalAction("unexplored", space=job.where)
    if not may_stand(state, project, job.where):
        raise IllegalAction("wrong-place", project=project.id, space=job.where)
    if (project.id, job.where) in state.erected:
        raise IllegalAction("already-built", project=project.id)
    if any(each.where == job.where for each in planned):
        raise IllegalAction("already-planned")


def may_stand(state: State, project: Project, space: str) -> bool:
    """Whether an explored space is where a project can be erected."""
    mars = state.start.content.mars
    if project.ring:
        return mars.space[space].ring == project.ring
    other = next((at for name, at in state.erected if name == (project.on or project.near)), None)
    if other is None:
        return False
    return space == other if project.on else space in mars.neighbours[other]


def places_for(state: State, project: Project) -> tuple[str, ...]:
    """The explored spaces where a project can be erected now."""
    return tuple(
        site.space
        for site in state.sites
        if may_stand(state, project, site.space) and (project.id, site.space) not in state.erected
    )
