"""Actions that can be thought of but aren't legal now, by the words that people call them by.

Whoever types one is told by its refusal what is missing.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.first_martians import glossary
from bot.games.first_martians.plan_text import SeatPlan
from bot.i18n import Words
from rules.core.game import Seat
from rules.first_martians import actions as act
from rules.first_martians.components.projects import Project
from rules.first_martians.effects.minerals import sample_items
from rules.first_martians.pieces import Job
from rules.first_martians.plan.projects import places_for
from rules.first_martians.record.notation import NOTATION
from rules.first_martians.state import State
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
from rules.first_martians.views.view import View


def conceivable(view: View, seat: Seat, t: Words) -> Iterator[tuple[act.Action, str]]:
    """Actions of a planning crew with their names, whether legal or not."""
    state = SeatPlan(view, seat).state
    for action, job in _jobs(state):
        yield action, glossary.job(job, t)
    for each in view.stacks:
        number = each.stack.number
        name = f"{number}. {glossary.job(each.stack.job, t)}"
        yield act.Join(number, OWN), name
        yield act.Withdraw(number, OWN), name
        for rover in ROVERS:
            yield act.Send(rover, number), f"{glossary.piece('rover', rover, t)} {name}"
        for role in ROLES:
            yield act.Call(role, number), f"{glossary.CAST[role][0]} {name}"
    for skill in view.content.crew.skill:
        yield act.Use(skill), glossary.piece("skill", skill, t)
    for facility in view.facilities:
        name = glossary.piece("facility", facility.id, t)
        for part in view.content.base.facility[facility.id].parts:
            named = glossary.piece("part", part, t)
            yield act.Strip(facility.id, part), t("labelled", title=name, text=named)
    for upgrade in view.content.base.upgrade:
        yield act.Dismantle(upgrade), glossary.piece("upgrade", upgrade, t)


def _jobs(state: State) -> Iterator[tuple[act.Action, Job]]:
    """The jobs that pawns can be laid for, by the own pawn and the first way there."""
    content = state.start.content
    yield act.Rest(), Job(REST)
    yield act.Unwind(), Job(UNWIND)
    yield act.Heal(OPEN), Job(HEAL, how=OPEN)
    yield act.Heal(HEART), Job(HEAL, how=HEART)
    yield act.Manage(), Job(MANAGE)
    for entry in state.log:
        yield act.Attend(entry.event, OWN), Job(EVENT, entry.event)
    items = (*sample_items(state), *dict.fromkeys(each.token for each in state.start.mission.finds))
    for space in content.mars.space:
        yield act.Explore(space, 0, OWN), Job(EXPLORE, where=space)
        for item in items:
            yield act.Gather(space, item, 0, OWN), Job(GATHER, item, space)
    for item in sample_items(state):
        for study in STUDIES:
            yield act.Study(item, study, OWN), Job(RESEARCH, item, how=study)
    for facility in state.facilities:
        where = facility.id
        if facility.farm is not None:
            yield act.Sow(where, OWN), Job(PLANT, where=where)
        for part in content.base.facility[where].parts:
            yield act.Repair(where, part, SPARE, OWN), Job(REPAIR, part, where, how=SPARE)
        for tile in facility.shutdowns:
            yield act.Restart(where, tile.grid, OWN), Job(RESTART, where=where, how=tile.grid)
    for rover in state.rovers:
        for token in dict.fromkeys(rover.tokens):
            yield act.MendRover(rover.id, token, OWN), Job(UNBLOCK, token, rover.id)
    for upgrade in content.base.upgrade:
        yield act.Install(upgrade, OWN), Job(INSTALL, upgrade)
    for project in state.start.mission.projects:
        yield _project(state, project)


def _project(state: State, project: Project) -> tuple[act.Action, Job]:
    """A project's action; outside at the first space where it may stand, or might."""
    if project.type == RESEARCH:
        return act.Experiment(project.id, OWN), Job(EXPERIMENT, project.id)
    job = Job(CONSTRUCT, project.id)
    if not project.outside:
        return act.Construct(project.id, OWN), job
    spaces = state.start.content.mars.space.values()
    there = (*places_for(state, project), *(e.id for e in spaces if e.ring == (project.ring or 1)))
    return act.Erect(project.id, there[0], 0, OWN), job


def named(view: View, seat: Seat, kinds: tuple[type[act.Action], ...], t: Words) -> dict[str, str]:
    """The names of the conceivable actions of some kinds, by their notation."""
    found = conceivable(view, seat, t)
    return {NOTATION.format(action): name for action, name in found if isinstance(action, kinds)}
