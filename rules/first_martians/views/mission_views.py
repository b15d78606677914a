"""The mission's objectives and special actions as everybody sees them."""

from __future__ import annotations

from rules.first_martians.phases.objectives import have
from rules.first_martians.plan.projects import places_for
from rules.first_martians.state import State
from rules.first_martians.views.view import ObjectiveView, ProjectView


def objectives(state: State) -> tuple[ObjectiveView, ...]:
    """The objectives with their progress, in the mission's order."""
    return tuple(
        ObjectiveView(
            id=each.id,
            optional=each.optional,
            goal=each.goal,
            about=each.about or "",
            ring=each.ring,
            have=have(state, each),
            needed=each.needed(len(state.crew)),
            reached=each.id in state.reached,
        )
        for each in state.start.mission.objectives
    )


def projects(state: State) -> tuple[ProjectView, ...]:
    """The special actions, in the mission's order."""
    found = []
    for each in state.start.mission.projects:
        places = places_for(state, each) if each.outside else ()
        waits_for = tuple(name for name in each.needs if name not in state.built)
        done = state.built.count(each.id)
        found.append(
            ProjectView(
                id=each.id,
                type=each.type,
                outside=each.outside,
                repeat=each.repeat,
                done=done,
                standing=tuple(space for name, space in state.erected if name == each.id),
                places=places if each.repeat or not done else (),
                items=each.items,
                supply=tuple(each.supply.items()),
                waits_for=waits_for,
                open=(each.repeat or not done)
                and not waits_for
                and (bool(places) or not each.outside),
            )
        )
    return tuple(found)
