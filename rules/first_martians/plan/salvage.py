"""Parts taken for spares, upgrade cards dismantled, and skills used while planning (B6, IV)."""

from __future__ import annotations

from typing import Annotated

from rules.core.actions import one_of
from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.structs import struct
from rules.first_martians.components.content import spare
from rules.first_martians.effects.mars import ItemGained
from rules.first_martians.effects.mars_base import PartBroken, UpgradeDismantled
from rules.first_martians.needs import broken_parts
from rules.first_martians.plan.planning import refresh
from rules.first_martians.progress import Action, Progress
from rules.first_martians.skills import check_use, use_skill
from rules.first_martians.state import Facility, State, Step
from rules.first_martians.terms import INSTALL, PARTS, PLAN

STRIPPED, DISMANTLED = "strip", "dismantle"


def parts_to_strip(state: State, facility: Facility) -> tuple[str, ...]:
    """A facility's parts that work and aren't lent to a repair; none where it is shut (C-18)."""
    if facility.shut:
        return ()
    broken = broken_parts(facility, state.plan)
    parts = state.start.content.base.facility[facility.id].parts
    return tuple(part for part in parts if part not in broken)


@struct
class Strip(Action):
    """Turn a working part red and take it as a spare part (B6, IV)."""

    decisions = (PLAN,)

    facility: str
    part: Annotated[str, one_of(PARTS)]

    def check(self, state: State, seat: Seat) -> None:
        """The part must be there, work, not be lent to a repair, nor shut down (C-18)."""
        facility = state.facility(self.facility)
        if facility is None:
            raise IllegalAction("unknown-facility", facility=self.facility)
        if facility.shut:
            raise IllegalAction("facility-shut", facility=self.facility)
        if self.part not in parts_to_strip(state, facility):
            raise IllegalAction("part-not-there", facility=facility.id, part=self.part)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Turn the part red and take it as a spare part, at hand at once."""
        progress.emit(PartBroken(self.facility, self.part, STRIPPED))
        progress.emit(ItemGained(spare(self.part), False, STRIPPED))
        refresh(progress, seat, STRIPPED)


@struct
class Dismantle(Action):
    """Turn an upgrade's card in for two spare parts."""

    decisions = (PLAN,)

    upgrade: str

    def check(self, state: State, seat: Seat) -> None:
        """The card must be at hand, and nobody be installing it."""
        if self.upgrade not in state.upgrades:
            raise IllegalAction("upgrade-absent", upgrade=self.upgrade)
        jobs = (stack.job for stack in state.plan.stacks)
        if any(job.kind == INSTALL and job.about == self.upgrade for job in jobs):
            raise IllegalAction("already-planned")

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Give the card for its two spare parts, which are at hand at once (Dismantling)."""
        progress.emit(UpgradeDismantled(self.upgrade))
        refresh(progress, seat, DISMANTLED)


RESUME_PLAN, SKILL = "resume-plan", "use"


@struct
class Use(Action):
    """Use a skill."""

    decisions = (PLAN,)

    skill: str

    def check(self, state: State, seat: Seat) -> None:
        check_use(state, seat, self.skill)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Use a skill, then go on planning."""
        planning = progress.pop()
        progress.push(Step(RESUME_PLAN, seat, (str(planning.number), str(progress.asked))))
        use_skill(progress, seat, self.skill)


def resume_plan(progress: Progress, step: Step) -> None:
    """Go on with the same decision, or with a new one where another was made in between."""
    number, asked = map(int, step.data)
    if progress.asked == asked:
        progress.push(Step(PLAN, number=number))
    else:
        progress.ask(PLAN)
    refresh(progress, step.seat, SKILL)
