"""Jobs for which pawns are laid, made from actions, and the actions made from jobs."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.actions import (
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
from rules.first_martians.pieces import Job
from rules.first_martians.plan.routes import routes
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
    PARTS,
    PLANT,
    REPAIR,
    RESEARCH,
    REST,
    RESTART,
    ROVERS,
    STUDIES,
    UNBLOCK,
    UNWIND,
)


def job_of(state: State, seat: Seat, action: Laying) -> Job:
    """The job of an action; raises ``IllegalAction`` for a route that there isn't."""
    match action:
        case Attend():
            return Job(EVENT, action.event)
        case Rest():
            return Job(REST)
        case Unwind():
            return Job(UNWIND)
        case Heal():
            return Job(HEAL, how=action.cure)
        case Manage():
            return Job(MANAGE)
        case Explore():
            way = _way(state, seat, action.space, action.route)
            return Job(EXPLORE, where=action.space, route=way)
        case Gather():
            way = _way(state, seat, action.space, action.route)
            return Job(GATHER, action.item, action.space, way)
        case Study():
            return Job(RESEARCH, action.item, how=_known(action.study, STUDIES))
        case Sow():
            return Job(PLANT, where=action.farm)
        case Repair():
            return Job(REPAIR, _known(action.part, PARTS), action.facility, how=action.donor)
        case MendRover():
            return Job(UNBLOCK, action.token, _known(action.rover, ROVERS))
        case Install():
            return Job(INSTALL, action.upgrade)
        case Construct():
            return Job(CONSTRUCT, action.project)
        case Erect():
            way = _way(state, seat, action.space, action.route)
            return Job(CONSTRUCT, action.project, action.space, way)
        case Experiment():
            return Job(EXPERIMENT, action.project)
        case Restart():
            return Job(RESTART, where=action.facility, how=action.grid)


def _way(state: State, seat: Seat, space: str, number: int) -> tuple[str, ...]:
    if space not in state.start.content.mars.space:
        raise IllegalAction("unknown-space", space=space)
    ways = routes(state, seat, space)
    if not ways:
        raise IllegalAction("not-accessible", space=space)
    if not 0 <= number < len(ways):
        raise IllegalAction("no-route", space=space)
    return ways[number].spaces


def _known(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise IllegalAction("unknown-term", word=word)
    return word
