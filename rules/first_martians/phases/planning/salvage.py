"""Parts taken for spares: working ones stripped, upgrade cards dismantled (B6, IV; Dismantling)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.actions import Dismantle, Strip
from rules.first_martians.components.content import spare
from rules.first_martians.events import ItemGained, PartBroken, UpgradeDismantled
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.phases.planning.declaration import refresh
from rules.first_martians.pieces import Facility
from rules.first_martians.plan.needs import broken_parts
from rules.first_martians.state import State
from rules.first_martians.terms import INSTALL

STRIPPED, DISMANTLED = "strip", "dismantle"


def parts_to_strip(state: State, facility: Facility) -> tuple[str, ...]:
    """A facility's parts that work and aren't lent to a repair; none where it is shut (C-18)."""
    if facility.shut:
        return ()
    broken = broken_parts(facility, state.plan)
    parts = state.start.content.base.facility[facility.id].parts
    return tuple(part for part in parts if part not in broken)


def check_strip(state: State, seat: Seat, action: Strip) -> None:
    """The part must be there, work, not be lent to a repair, nor be in what is shut down (C-18)."""
    facility = state.facility(action.facility)
    if facility is None:
        raise IllegalAction("unknown-facility", facility=action.facility)
    if facility.shut:
        raise IllegalAction("facility-shut", facility=action.facility)
    if action.part not in parts_to_strip(state, facility):
        raise IllegalAction("part-not-there", facility=facility.id, part=action.part)


def strip(progress: Progress, seat: Seat, action: Strip) -> None:
    """Turn the part red and take it as a spare part, at hand at once."""
    progress.emit(PartBroken(action.facility, action.part, STRIPPED))
    progress.emit(ItemGained(spare(action.part), False, STRIPPED))
    refresh(progress, seat, STRIPPED)


def check_dismantle(state: State, seat: Seat, action: Dismantle) -> None:
    """The card must be at hand, and nobody be installing it."""
    if action.upgrade not in state.upgrades:
        raise IllegalAction("upgrade-absent", upgrade=action.upgrade)
    jobs = (stack.job for stack in state.plan.stacks)
    if any(job.kind == INSTALL and job.about == action.upgrade for job in jobs):
        raise IllegalAction("already-planned")


def dismantle(progress: Progress, seat: Seat, action: Dismantle) -> None:
    """Return an upgrade card for its two spare parts, which are at hand at once (Dismantling)."""
    progress.emit(UpgradeDismantled(action.upgrade))
    refresh(progress, seat, DISMANTLED)
