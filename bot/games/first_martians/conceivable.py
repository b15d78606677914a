"""Actions that can be thought of but aren't legal now, by the words that people call them by.

Whoever types one is told by its refusal what is missing.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.first_martians import glossary
from bot.games.first_martians.plan_text import SeatPlan
from bot.i18n import Words
from rules.core.game import Seat
from rules.first_martians.components.places import Project
from rules.first_martians.game import GAME
from rules.first_martians.job_checks import places_for
from rules.first_martians.laying import (
    Attend,
    Construct,
    Erect,
    Experiment,
    Explore,
    Gather,
    Heal,
    Install,
    Manage,
    MendRover,
    Repair,
    Rest,
    Restart,
    Sow,
    Study,
    Unwind,
)
from rules.first_martians.mars import sample_items
from rules.first_martians.planning import Call, Join, Send, Withdraw
from rules.first_martians.progress import Action
from rules.first_martians.salvage import Dismantle, Strip, Use
from rules.first_martians.state import Job, State
from rules.first_martians.terms import (
    CONSTRUCT,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    GATHER,
    HEAL,
    HEART,
    INSTALL,
    MANAGE,
    OPEN,
    OWN,
    PLANT,
    REPAIR,
    RESEARCH,
    REST,
    RESTART,
    ROLES,
    ROVERS,
    SPARE,
    STUDIES,
    UNBLOCK,
    UNWIND,
)
from rules.first_martians.view import View


def conceivable(view: View, seat: Seat, t: Words) -> Iterator[tuple[Action, str]]:
    """Actions of a planning crew with their names, whether legal or not."""
    state = SeatPlan(view, seat).state
    for action, job in _jobs(state):
        yield action, glossary.job(job, t)
    for each in view.stacks:
        number = each.stack.number
        name = f"{number}. {glossary.job(each.stack.job, t)}"
        yield Join(number, OWN), name
        yield Withdraw(number, OWN), name
        for rover in ROVERS:
            yield Send(rover, number), f"{glossary.piece('rover', rover, t)} {name}"
        for role in ROLES:
            yield Call(role, number), f"{glossary.CAST[role][0]} {name}"
    for skill in view.content.crew.skill:
        yield Use(skill), glossary.piece("skill", skill, t)
    for facility in view.facilities:
        name = glossary.piece("facility", facility.id, t)
        for part in view.content.base.facility[facility.id].parts:
            named = glossary.piece("part", part, t)
            yield Strip(facility.id, part), t("labelled", title=name, text=named)
    for upgrade in view.content.base.upgrade:
        yield Dismantle(upgrade), glossary.piece("upgrade", upgrade, t)


def _jobs(state: State) -> Iterator[tuple[Action, Job]]:
    """The jobs that pawns can be laid for, by the own pawn and the first way there."""
    content = state.start.content
    yield Rest(), Job(REST)
    yield Unwind(), Job(UNWIND)
    yield Heal(OPEN), Job(HEAL, how=OPEN)
    yield Heal(HEART), Job(HEAL, how=HEART)
    yield Manage(), Job(MANAGE)
    for entry in state.log:
        yield Attend(entry.event, OWN), Job(EVENT, entry.event)
    items = (*sample_items(state), *dict.fromkeys(each.token for each in state.start.mission.finds))
    for space in content.mars.space:
        yield Explore(space, 0, OWN), Job(EXPLORE, where=space)
        for item in items:
            yield Gather(space, item, 0, OWN), Job(GATHER, item, space)
    for item in sample_items(state):
        for study in STUDIES:
            yield Study(item, study, OWN), Job(RESEARCH, item, how=study)
    for facility in state.facilities:
        where = facility.id
        if facility.farm is not None:
            yield Sow(where, OWN), Job(PLANT, where=where)
        for part in content.base.facility[where].parts:
            yield Repair(where, part, SPARE, OWN), Job(REPAIR, part, where, how=SPARE)
        for tile in facility.shutdowns:
            yield Restart(where, tile.grid, OWN), Job(RESTART, where=where, how=tile.grid)
    for rover in state.rovers:
        for token in dict.fromkeys(rover.tokens):
            yield MendRover(rover.id, token, OWN), Job(UNBLOCK, token, rover.id)
    for upgrade in content.base.upgrade:
        yield Install(upgrade, OWN), Job(INSTALL, upgrade)
    for project in state.start.mission.projects:
        yield _project(state, project)


def _project(state: State, project: Project) -> tuple[Action, Job]:
    """A project's action; outside at the first space where it may stand, or might."""
    if project.type == RESEARCH:
        return Experiment(project.id, OWN), Job(EXPERIMENT, project.id)
    job = Job(CONSTRUCT, project.id)
    if not project.outside:
        return Construct(project.id, OWN), job
    spaces = state.start.content.mars.space.values()
    there = (*places_for(state, project), *(e.id for e in spaces if e.ring == (project.ring or 1)))
    return Erect(project.id, there[0], 0, OWN), job


def named(view: View, seat: Seat, kinds: tuple[type[Action], ...], t: Words) -> dict[str, str]:
    """The names of the conceivable actions of some kinds, by their notation."""
    found = conceivable(view, seat, t)
    return {GAME.format_action(action): name for action, name in found if isinstance(action, kinds)}
