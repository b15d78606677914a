"""Laying a pawn for a new job: an action for each kind of job (B6, IV, Declaration)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated

from rules.core.actions import one_of
from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.structs import struct
from rules.first_martians.needs import routes
from rules.first_martians.plan.job_checks import check_job
from rules.first_martians.plan.planning import change_plan, check_pawn
from rules.first_martians.plan.problems import purpose
from rules.first_martians.progress import Action, Progress
from rules.first_martians.state import Job, Stack, State
from rules.first_martians.terms import (
    CONSTRUCT,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    GATHER,
    GRIDS,
    HEAL,
    HEART,
    INSTALL,
    MANAGE,
    OPEN,
    OWN,
    PARTS,
    PLAN,
    PLANT,
    REPAIR,
    RESEARCH,
    REST,
    RESTART,
    ROVERS,
    STUDIES,
    TOKENS,
    UNBLOCK,
    UNWIND,
)


def next_number(taken: Iterable[int]) -> int:
    """The number of the next stack of a plan: the least that none has."""
    numbers = set(taken)
    return next(each for each in range(1, len(numbers) + 2) if each not in numbers)


class Laying(Action, abstract=True):
    """Lay a pawn for a job: one of the seat's own, or a machine if a field ``by`` names it."""

    __slots__ = ()

    decisions = (PLAN,)

    @property
    def pawn(self) -> str:
        """``own``, or the id of a machine."""
        by: str = getattr(self, "by", OWN)
        return by

    def job(self, state: State, seat: Seat) -> Job:
        """The job of the action; raises ``IllegalAction`` for a route that there isn't."""
        raise AssertionError(type(self))

    def check(self, state: State, seat: Seat) -> None:
        """A pawn must be free, and the job must be there to be done."""
        job = self.job(state, seat)
        check_pawn(state, seat, job, self.pawn)
        check_job(state, seat, job, state.plan)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Lay a new stack with one pawn."""
        state, plan = progress.state, progress.state.plan
        by = self.pawn
        pawn = state.crew[seat].role if by == OWN else by
        number = next_number(stack.number for stack in plan.stacks)
        job = self.job(state, seat)
        stack = Stack(number, job, (pawn,), seat, why=purpose(state, seat, job))
        changed = replace(plan, stacks=(*plan.stacks, stack))
        change_plan(progress, seat, "lay", number, changed)


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


@struct
class Attend(Laying):
    """Lay a pawn for the action of an event in the log."""

    event: str
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(EVENT, self.event)


@struct
class Rest(Laying):
    """Lay a pawn in the Quiet Place."""

    def job(self, state: State, seat: Seat) -> Job:
        return Job(REST)


@struct
class Unwind(Laying):
    """Lay a pawn in the Crew Quarters."""

    def job(self, state: State, seat: Seat) -> Job:
        return Job(UNWIND)


@struct
class Heal(Laying):
    """Lay a pawn in the Med Lab; ``cure`` is ``open``, or the heart condition."""

    cure: Annotated[str, one_of((OPEN, HEART))]

    def job(self, state: State, seat: Seat) -> Job:
        return Job(HEAL, how=self.cure)


@struct
class Manage(Laying):
    """Lay a pawn in the Control Center."""

    def job(self, state: State, seat: Seat) -> Job:
        return Job(MANAGE)


@struct
class Explore(Laying):
    """Lay a pawn for exploring a space; ``route`` counts the ways there from 0."""

    space: str
    route: int
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        way = _way(state, seat, self.space, self.route)
        return Job(EXPLORE, where=self.space, route=way)


@struct
class Gather(Laying):
    """Lay a pawn for gathering an item from an explored space."""

    space: str
    item: str
    route: int
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        way = _way(state, seat, self.space, self.route)
        return Job(GATHER, self.item, self.space, way)


@struct
class Study(Laying):
    """Lay a pawn for research on a sample: its ``first`` or ``second`` study."""

    item: str
    study: Annotated[str, one_of(STUDIES)]
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(RESEARCH, self.item, how=_known(self.study, STUDIES))


@struct
class Sow(Laying):
    """Lay a pawn and a seed for planting."""

    farm: str
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(PLANT, where=self.farm)


@struct
class Repair(Laying):
    """Lay a pawn for a repair with a ``spare``, or with the same part of a donor facility."""

    facility: str
    part: Annotated[str, one_of(PARTS)]
    donor: str
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(REPAIR, _known(self.part, PARTS), self.facility, how=self.donor)


@struct
class MendRover(Laying):
    """Lay a pawn for taking a token off a rover."""

    rover: Annotated[str, one_of(ROVERS)]
    token: Annotated[str, one_of(TOKENS)]
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(UNBLOCK, self.token, _known(self.rover, ROVERS))


@struct
class Install(Laying):
    """Lay a pawn for installing an upgrade."""

    upgrade: str
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(INSTALL, self.upgrade)


@struct
class Construct(Laying):
    """Lay a pawn for building a project of the mission."""

    project: str
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(CONSTRUCT, self.project)


@struct
class Erect(Laying):
    """Lay a pawn for erecting a project of the mission outside; ``route`` counts the ways there."""

    project: str
    space: str
    route: int
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        way = _way(state, seat, self.space, self.route)
        return Job(CONSTRUCT, self.project, self.space, way)


@struct
class Experiment(Laying):
    """Lay a pawn for a project of the mission that is researched."""

    project: str
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(EXPERIMENT, self.project)


@struct
class Restart(Laying):
    """Lay the one pawn that removes a shutdown tile."""

    facility: str
    grid: Annotated[str, one_of(GRIDS)]
    by: str

    def job(self, state: State, seat: Seat) -> Job:
        return Job(RESTART, where=self.facility, how=self.grid)
