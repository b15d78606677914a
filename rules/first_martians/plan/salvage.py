"""Parts taken for spares, upgrade cards dismantled, and skills used while planning (B6, IV).

Whatever part is stripped hurts all: it is proposed at the phase's start, by whoever has laid no
pawn yet, and done once all have agreed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from rules.core.actions import one_of
from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Seat
from rules.core.structs import struct
from rules.first_martians.components.content import spare
from rules.first_martians.effects.mars import ItemGained
from rules.first_martians.effects.mars_base import PartBroken, UpgradeDismantled
from rules.first_martians.effects.regions import poi_reference, use_poi
from rules.first_martians.effects.skills import check_use, use_skill
from rules.first_martians.needs import broken_parts, performer
from rules.first_martians.plan.planning import refresh
from rules.first_martians.progress import Action, Event, Progress
from rules.first_martians.state import Facility, Proposal, State, Step
from rules.first_martians.terms import INSTALL, PARTS, PLAN

STRIPPED, DISMANTLED = "strip", "dismantle"


def parts_to_strip(state: State, facility: Facility) -> tuple[str, ...]:
    """A facility's parts that work and aren't lent to a repair; none where it is shut (C-18)."""
    if facility.shut:
        return ()
    broken = broken_parts(facility, state.plan)
    parts = state.start.content.base.facility[facility.id].parts
    return tuple(part for part in parts if part not in broken)


@event
class StripProposed(Event):
    """A seat wants a part stripped, or agrees to it."""

    seat: Seat
    facility: str
    part: str

    def evolve(self, state: State) -> State:
        before = proposal(state, self.facility, self.part)
        agreed = (*(before.agreed if before else ()), self.seat)
        after = Proposal(self.facility, self.part, tuple(sorted(agreed)))
        others = tuple(each for each in state.plan.strips if each != before)
        return replace(state, plan=replace(state.plan, strips=(*others, after)))


@event
class StripDropped(Event):
    """A seat won't have a part stripped."""

    seat: Seat
    facility: str
    part: str

    def evolve(self, state: State) -> State:
        dropped = proposal(state, self.facility, self.part)
        left = tuple(each for each in state.plan.strips if each != dropped)
        return replace(state, plan=replace(state.plan, strips=left))


def proposal(state: State, facility: str, part: str) -> Proposal | None:
    """What has been proposed about a part, or ``None``."""
    for each in state.plan.strips:
        if (each.facility, each.part) == (facility, part):
            return each
    return None


def open_proposals(state: State) -> tuple[Proposal, ...]:
    """The parts that shall be stripped, and still can be."""
    return tuple(
        each
        for each in state.plan.strips
        if len(each.agreed) < len(state.crew)
        and (facility := state.facility(each.facility)) is not None
        and each.part in parts_to_strip(state, facility)
    )


def _has_laid(state: State, seat: Seat) -> bool:
    """Whether a seat has laid a pawn, or a machine: then the phase's start is over for it."""
    role = state.crew[seat].role
    stacks = state.plan.stacks
    return any(role in each.pawns or performer(state, each) == seat for each in stacks)


def may_strip(state: State, seat: Seat, facility: str, part: str) -> bool:
    """Whether a seat may propose that a part be stripped, or still agree to it."""
    before = proposal(state, facility, part)
    return seat not in before.agreed if before else not _has_laid(state, seat)


@struct
class Strip(Action):
    """Propose that a working part be stripped, or agree to it (B6, IV).

    Once all have agreed it turns red and is a spare part. Whoever leads all astronauts needn't ask.
    """

    decisions = (PLAN,)

    facility: str
    part: Annotated[str, one_of(PARTS)]

    def check(self, state: State, seat: Seat) -> None:
        """The part must be there, work, not be lent to a repair, nor shut down (C-18).

        It is proposed before the own pawns are laid; others agree to it whenever they like.
        """
        facility = state.facility(self.facility)
        if facility is None:
            raise IllegalAction("unknown-facility", facility=self.facility)
        if facility.shut:
            raise IllegalAction("facility-shut", facility=self.facility)
        if self.part not in parts_to_strip(state, facility):
            raise IllegalAction("part-not-there", facility=facility.id, part=self.part)
        if not may_strip(state, seat, self.facility, self.part):
            agreed = proposal(state, self.facility, self.part) is not None
            raise IllegalAction("strip-agreed" if agreed else "phase-begun")

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Agree; with everybody's consent turn the part red and take it, at hand at once."""
        if not progress.state.start.solo:
            progress.emit(StripProposed(seat, self.facility, self.part))
            found = proposal(progress.state, self.facility, self.part)
            assert found is not None
            if len(found.agreed) < len(progress.state.crew):
                return
        progress.emit(PartBroken(self.facility, self.part, STRIPPED))
        progress.emit(ItemGained(spare(self.part), False, STRIPPED))
        refresh(progress, seat, STRIPPED)


@struct
class KeepPart(Action):
    """Refuse that a part be stripped, or take one's proposal back."""

    decisions = (PLAN,)

    facility: str
    part: Annotated[str, one_of(PARTS)]

    def check(self, state: State, seat: Seat) -> None:
        """Somebody must have proposed it, and it still be possible."""
        found = proposal(state, self.facility, self.part)
        if found not in open_proposals(state):
            raise IllegalAction("not-proposed")

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Drop the proposal."""
        progress.emit(StripDropped(seat, self.facility, self.part))


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
class Spend(Action):
    """Exchange a point of interest at hand for what it brings (p. 15)."""

    decisions = (PLAN,)

    poi: str

    def check(self, state: State, seat: Seat) -> None:
        """It must be at hand, and mean something in this mission."""
        content, mission = state.start.content, state.mission
        if self.poi not in content.mars.poi:
            raise IllegalAction("unknown-item", item=self.poi)
        if self.poi not in state.cargo:
            raise IllegalAction("item-lacking", item=self.poi, needed=1, held=0)
        if not content.effects(poi_reference(content, mission, self.poi)):
            raise IllegalAction("item-idle", item=self.poi)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Let what it brings follow, then go on planning."""
        _plan_on_afterwards(progress, seat)
        use_poi(progress, seat, self.poi)


@struct
class Use(Action):
    """Use a skill."""

    decisions = (PLAN,)

    skill: str

    def check(self, state: State, seat: Seat) -> None:
        check_use(state, seat, self.skill)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Use a skill, then go on planning."""
        _plan_on_afterwards(progress, seat)
        use_skill(progress, seat, self.skill)


def _plan_on_afterwards(progress: Progress, seat: Seat) -> None:
    planning = progress.pop()
    progress.push(Step(RESUME_PLAN, seat, (str(planning.number), str(progress.asked))))


def resume_plan(progress: Progress, step: Step) -> None:
    """Go on with the same decision, or with a new one where another was made in between."""
    number, asked = map(int, step.data)
    if progress.asked == asked:
        progress.push(Step(PLAN, number=number))
    else:
        progress.ask(PLAN)
    refresh(progress, step.seat, SKILL)
