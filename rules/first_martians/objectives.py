"""Objectives of a mission: how far they are, and which are reached (B9)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.events import event
from rules.first_martians.components.content import MISSION, REWARD, ref
from rules.first_martians.components.missions import (
    COLLECT,
    DISCOVER,
    EXPLORED,
    INTACT,
    KINDS,
    PERCENT,
    PROJECT,
    Objective,
)
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import State, Step


@event
class ObjectiveReached(Event):
    """An objective of the mission was reached."""

    lesson = "objectives"

    objective: str
    mission: str = ""
    """Empty in records of old, when a table had one mission."""

    def evolve(self, state: State) -> State:
        return replace(state, reached=(*state.reached, self.objective))


def check_objectives(progress: Progress, step: Step) -> None:
    """Mark the objectives that are reached now; they stay so, and optional ones bring something."""
    crew = len(progress.state.crew)
    for objective in progress.state.mission.objectives:
        met = have(progress.state, objective) >= objective.needed(crew)
        if met and objective.id not in progress.state.reached:
            progress.emit(ObjectiveReached(objective.id, progress.state.mission.id))
            if objective.reward:
                reference = ref(MISSION, progress.state.mission.id, REWARD, objective.id)
                progress.push(Step(EFFECTS, progress.state.first, (reference, "0")))


def have(state: State, objective: Objective) -> int:
    """The amount of an objective that is there as things are."""
    about = objective.about or ""
    match objective.goal:
        case goal if goal == PROJECT:
            return state.built.count(about)
        case goal if goal == COLLECT:
            return state.cargo.count(about)
        case goal if goal == DISCOVER:
            return len(state.discovered)
        case goal if goal == KINDS:
            return len(_kinds(state))
        case goal if goal == PERCENT:
            return state.percent
        case goal if goal == EXPLORED:
            return _explored(state, objective.ring)
    facility = state.facility(about)
    if facility is None:
        return 0
    if objective.goal == INTACT:
        return int(not facility.broken)
    assert facility.farm is not None
    return facility.farm.plants + sum(facility.farm.growth)


def _kinds(state: State) -> set[str]:
    """The kinds of minerals discovered; samples left of an earlier mission are none of them."""
    minerals = state.mission.minerals
    return {each for each in state.discovered if not minerals or each in minerals}


def _explored(state: State, ring: int) -> int:
    spaces = state.start.content.mars.space
    return sum(ring in (0, spaces[site.space].ring) for site in state.sites)
