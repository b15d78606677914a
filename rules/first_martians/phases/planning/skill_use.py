"""Skills used while the crew is planning; choices that they ask for come in between."""

from __future__ import annotations

from rules.core.game import Seat
from rules.first_martians.actions import Use
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.phases.planning.declaration import refresh
from rules.first_martians.phases.planning.skills import use_skill
from rules.first_martians.pieces import Step
from rules.first_martians.terms import PLAN

RESUME_PLAN, SKILL = "resume-plan", "use"


def use(progress: Progress, seat: Seat, action: Use) -> None:
    """Use a skill, then go on planning."""
    planning = progress.pop()
    progress.push(Step(RESUME_PLAN, seat, (str(planning.number), str(progress.asked))))
    use_skill(progress, seat, action.skill)


def resume_plan(progress: Progress, step: Step) -> None:
    """Go on with the same decision, or with a new one where another was made in between."""
    number, asked = map(int, step.data)
    if progress.asked == asked:
        progress.push(Step(PLAN, number=number))
    else:
        progress.ask(PLAN)
    refresh(progress, step.seat, SKILL)
