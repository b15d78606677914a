"""The reason why a pawn is laid for a job: what the crew gains, or what threatens."""

from __future__ import annotations

from rules.core.game import Seat
from rules.first_martians.components.missions import COLLECT
from rules.first_martians.pieces import Job
from rules.first_martians.state import State
from rules.first_martians.terms import (
    CONSTRUCT,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    GATHER,
    HEAL,
    INSTALL,
    MANAGE,
    PLANT,
    REPAIR,
    RESEARCH,
    REST,
    RESTART,
    STRESS_LIMIT,
    TRACK_END,
    UNBLOCK,
    UNWIND,
)

MISSION, FINDS, THREAT, WORN, TENSE, TRACK, FARM, SUPPLY, SPENT, TOOLS, TERRAIN = (
    "mission",
    "finds",
    "threat",
    "worn",
    "tense",
    "track",
    "farm",
    "supply",
    "spent",
    "tools",
    "terrain",
)
PURPOSES = (MISSION, FINDS, THREAT, WORN, TENSE, TRACK, FARM, SUPPLY, SPENT, TOOLS, TERRAIN)
"""An objective asks for it · what is wanted may lie there · a consequence threatens · wounds or a
condition · stress or low morale · a malfunction track near its end · the farm feeds all · a
facility that lies still · a spent astronaut gains tokens · a tool or a part · knowledge."""

_USUAL = {
    EVENT: THREAT,
    REST: SPENT,
    UNWIND: TENSE,
    HEAL: WORN,
    MANAGE: TRACK,
    PLANT: FARM,
    REPAIR: TOOLS,
    INSTALL: TOOLS,
    UNBLOCK: TOOLS,
    RESTART: SUPPLY,
    EXPLORE: TERRAIN,
    GATHER: TERRAIN,
    RESEARCH: TERRAIN,
}


def purpose(state: State, seat: Seat, job: Job) -> str:
    """One of ``PURPOSES``, or an empty text where nothing speaks for the job but that it can be."""
    if _wanted(state, job):
        return MISSION
    if job.kind == EXPLORE and _finds_missing(state):
        return FINDS
    facility = state.facility(job.where)
    if job.kind == REPAIR and facility is not None and facility.farm is not None:
        return FARM
    idle = {
        UNWIND: state.morale >= 0 and state.stress < STRESS_LIMIT // 2,
        MANAGE: max(state.tracks) < TRACK_END - 2,
        HEAL: not state.crew[seat].wounds and not state.crew[seat].ailments,
    }
    return "" if idle.get(job.kind) else _USUAL.get(job.kind, "")


def _wanted(state: State, job: Job) -> bool:
    """Whether a job is itself what an open objective asks for."""
    for objective in state.start.mission.objectives:
        if objective.id in state.reached or objective.about is None:
            continue
        if job.kind in (CONSTRUCT, EXPERIMENT) and job.about == objective.about:
            return True
        if job.kind == GATHER and (objective.goal, objective.about) == (COLLECT, job.about):
            return True
        if job.kind in (PLANT, REPAIR) and job.where == objective.about:
            return True
    return False


def _finds_missing(state: State) -> bool:
    """Whether objective tokens are wanted that lie nowhere on the map yet."""
    held = state.cargo + state.pending
    lying = [token for site in state.sites for token in site.finds]
    return any(
        each.goal == COLLECT
        and each.id not in state.reached
        and held.count(each.about or "") + lying.count(each.about or "")
        < each.needed(len(state.crew))
        for each in state.start.mission.objectives
    )
