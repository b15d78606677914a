"""The shared plan: helpers, pawns taken back, rovers, calls for help (B6, IV, Declaration)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from rules.core.actions import one_of
from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Seat
from rules.core.structs import struct
from rules.first_martians.needs import places
from rules.first_martians.plan.job_checks import may_use_machine
from rules.first_martians.plan.problems import (
    can_help,
    check_rover,
    free_pawns,
    open_calls,
    settled,
)
from rules.first_martians.progress import Action, Event, Progress
from rules.first_martians.state import Job, Needs, OpenCall, Plan, Stack, State
from rules.first_martians.terms import (
    EVENT,
    HEAL,
    HEART,
    LIVING,
    OWN,
    PAWNS,
    PLAN,
    RESTART,
    ROLES,
    ROVERS,
)


@event
class PlanChanged(Event):
    """A seat changed the plan: ``change`` is the action's verb, ``number`` the stack.

    ``job`` is what the stack is for, ``why`` the reason for beginning it (``plan.purpose``).
    """

    seat: Seat
    change: str
    number: int
    plan: Plan
    job: Job | None = None
    why: str = ""

    def evolve(self, state: State) -> State:
        return replace(state, plan=self.plan)


@event
class PlanFixed(Event):
    """Everybody agreed; what each stack needs is settled."""

    needs: tuple[Needs, ...]

    def evolve(self, state: State) -> State:
        return replace(state, plan=replace(state.plan, needs=self.needs, strips=()))


SOLO_MACHINES = 2
"""The most machines that one person alone may use in a round (B12)."""


def check_pawn(state: State, seat: Seat, job: Job, by: str) -> None:
    """Raise ``IllegalAction`` unless the pawn is free, and fit for the job."""
    plan = state.plan
    if by == OWN:
        free = free_pawns(state, seat, plan)
        if job.kind == HEAL and job.how == HEART:
            free = PAWNS - plan.pawns_of(state.crew[seat].role)
        if not free:
            raise no_pawn(state, seat)
        return
    machine = state.start.content.crew.machine.get(by)
    if machine is None or by not in state.machines:
        raise IllegalAction("unknown-machine", machine=by)
    if plan.pawns_of(by):
        raise IllegalAction("machine-laid", machine=by)
    if not may_use_machine(job, machine.action) or _in_living_block(state, job):
        raise IllegalAction("machine-unfit", machine=by, action=machine.action)
    used = [each for each in state.machines if plan.pawns_of(each)]
    if state.start.solo and len(used) >= SOLO_MACHINES:
        raise IllegalAction("machines-used", most=SOLO_MACHINES)


def no_pawn(state: State, seat: Seat) -> IllegalAction:
    """The refusal where a seat has no pawn free: all are laid, or a heart condition binds one."""
    role = state.crew[seat].role
    laid = state.plan.pawns_of(role)
    if laid < PAWNS:
        return IllegalAction("heart-bound", role=role, laid=laid, pawns=PAWNS)
    return IllegalAction("no-pawn", role=role, pawns=PAWNS)


def _in_living_block(state: State, job: Job) -> bool:
    """Whether a job is done on a facility of the living block, where no machine may go (A4)."""
    names = [job.where] if job.kind == RESTART else []
    if job.kind == EVENT:
        names = [each.id for each in places(state, job)]
    data = state.start.content.base.facility
    return any(name in data and data[name].block == LIVING for name in names)


def stack_of(plan: Plan, number: int) -> Stack:
    """The stack of a number; raises ``IllegalAction`` where there is none."""
    stack = plan.stack(number)
    if stack is None:
        raise IllegalAction("unknown-stack", stack=number)
    return stack


@struct
class Join(Action):
    """Lay a pawn under a stack."""

    decisions = (PLAN,)

    stack: int
    by: str

    def check(self, state: State, seat: Seat) -> None:
        """A pawn must be free, and the stack must have use for one more."""
        stack = stack_of(state.plan, self.stack)
        if stack.job.kind == RESTART:
            raise IllegalAction("one-pawn-only")
        own = stack.pawns[0] == state.crew[seat].role
        # A pawn bound by a heart condition helps its own astronaut's cure, and nobody else's (B11).
        job = stack.job if own else stack.job._replace(how="")
        check_pawn(state, seat, job, self.by)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Lay a pawn under a stack; a call for it is answered."""
        plan = progress.state.plan
        stack = stack_of(plan, self.stack)
        pawn = progress.state.crew[seat].role if self.by == OWN else self.by
        joined = stack._replace(pawns=(*stack.pawns, pawn))
        calls = tuple(each for each in plan.calls if each != OpenCall(seat, self.stack))
        changed = replace(_with(plan, joined), calls=calls)
        change_plan(progress, seat, "join", stack.number, changed, stack)


def _with(plan: Plan, stack: Stack) -> Plan:
    stacks = tuple(stack if each.number == stack.number else each for each in plan.stacks)
    return replace(plan, stacks=stacks)


@struct
class Withdraw(Action):
    """Take a pawn back from a stack."""

    decisions = (PLAN,)

    stack: int
    by: str

    def check(self, state: State, seat: Seat) -> None:
        """Own pawns may be taken back, and machines by anybody."""
        stack = stack_of(state.plan, self.stack)
        pawn = state.crew[seat].role if self.by == OWN else self.by
        if self.by != OWN and self.by not in state.machines:
            raise IllegalAction("unknown-machine", machine=self.by)
        if pawn not in stack.pawns:
            raise IllegalAction("not-in-stack", stack=self.stack)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Take a pawn off, the lowest of its kind; a stack without pawns is gone, with its rover.

        A machine that is left on top is operated by whoever went; one that was on top keeps its
        operator.
        """
        plan = progress.state.plan
        stack = stack_of(plan, self.stack)
        pawn = progress.state.crew[seat].role if self.by == OWN else self.by
        pawns = list(stack.pawns)
        del pawns[len(pawns) - 1 - pawns[::-1].index(pawn)]
        if pawns:
            operator = stack.operator if pawns[0] == stack.pawns[0] else seat
            changed = _with(plan, stack._replace(pawns=tuple(pawns), operator=operator))
        else:
            left = tuple(each for each in plan.stacks if each.number != stack.number)
            changed = replace(plan, stacks=left)
        change_plan(progress, seat, "withdraw", stack.number, changed, stack)


@struct
class Send(Action):
    """Lay a rover with a stack."""

    decisions = (PLAN,)

    rover: Annotated[str, one_of(ROVERS)]
    stack: int

    def check(self, state: State, seat: Seat) -> None:
        """The rover must be in order and fit for the self; it may be laid with another stack."""
        if self.rover not in ROVERS:
            raise IllegalAction("unknown-rover", rover=self.rover)
        stack = stack_of(state.plan, self.stack)
        if stack.rover == self.rover:
            raise IllegalAction("rover-sent", rover=self.rover)
        if stack.rover:
            raise IllegalAction("one-rover", rover=stack.rover)
        check_rover(state, state.plan, stack, self.rover)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Lay a rover with a stack, from the Depot or from another stack."""
        if any(each.rover == self.rover for each in progress.state.plan.stacks):
            Park(self.rover).carry_out(progress, seat)
        stack = stack_of(progress.state.plan, self.stack)
        changed = _with(progress.state.plan, stack._replace(rover=self.rover))
        change_plan(progress, seat, "send", stack.number, changed, stack)


def _driven(plan: Plan, rover: str) -> Stack:
    for stack in plan.stacks:
        if stack.rover == rover:
            return stack
    raise IllegalAction("rover-parked", rover=rover)


@struct
class Park(Action):
    """Take a rover back to the Depot."""

    decisions = (PLAN,)

    rover: Annotated[str, one_of(ROVERS)]

    def check(self, state: State, seat: Seat) -> None:
        """The rover must have been sent."""
        if self.rover not in ROVERS:
            raise IllegalAction("unknown-rover", rover=self.rover)
        _driven(state.plan, self.rover)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Take a rover back to the Depot."""
        stack = _driven(progress.state.plan, self.rover)
        changed = _with(progress.state.plan, stack._replace(rover=""))
        change_plan(progress, seat, "park", stack.number, changed, stack)


@struct
class Call(Action):
    """Propose that another astronaut help with a stack."""

    decisions = (PLAN,)

    role: Annotated[str, one_of(ROLES)]
    stack: int

    def check(self, state: State, seat: Seat) -> None:
        """The other must be in the crew, with a pawn that isn't there yet, and not called already.

        It may be laid elsewhere: then the other would have to take it back first.
        """
        stack = stack_of(state.plan, self.stack)
        if self.role not in state.start.roles:
            raise IllegalAction("not-in-crew", role=self.role)
        other = state.seat_of(self.role)
        if other == seat:
            raise IllegalAction("own-pawn")
        if stack.job.kind == RESTART:
            raise IllegalAction("one-pawn-only")
        if not can_help(state, other, state.plan, self.stack):
            raise no_pawn(state, other)
        if not may_be_called(state.plan, stack, other):
            raise IllegalAction("already-called")

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Propose that another help; only its own seat can lay the pawn."""
        other = progress.state.seat_of(self.role)
        plan = progress.state.plan
        changed = replace(plan, calls=(*plan.calls, OpenCall(other, self.stack)))
        job = stack_of(plan, self.stack).job
        progress.emit(PlanChanged(seat, "call", self.stack, changed, job))


def may_be_called(plan: Plan, stack: Stack, seat: Seat) -> bool:
    """Whether a seat with a pawn free could help with a stack, and isn't called there yet."""
    return stack.job.kind != RESTART and OpenCall(seat, stack.number) not in plan.calls


def say_ready(progress: Progress, seat: Seat) -> None:
    """Agree to the plan."""
    plan = progress.state.plan
    ready = tuple(sorted({*plan.ready, seat}))
    progress.emit(PlanChanged(seat, "ready", 0, replace(plan, ready=ready)))


@struct
class Revise(Action):
    """Take one's agreement back."""

    decisions = (PLAN,)

    def check(self, state: State, seat: Seat) -> None:
        """Only who has agreed can take it back."""
        if seat not in state.plan.ready:
            raise IllegalAction("not-ready")

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Take one's agreement back."""
        plan = progress.state.plan
        ready = tuple(each for each in plan.ready if each != seat)
        progress.emit(PlanChanged(seat, "revise", 0, replace(plan, ready=ready)))


def change_plan(
    progress: Progress,
    seat: Seat,
    change: str,
    number: int,
    plan: Plan,
    before: Stack | None = None,
) -> None:
    """Write a changed plan; whoever it concerns has to agree anew (settled)."""
    state = progress.state
    after = plan.stack(number)
    pawns = {pawn for each in (before, after) if each for pawn in each.pawns}
    touched = {seat, *(state.seat_of(pawn) for pawn in pawns if pawn in ROLES)}
    touched |= {each.operator for each in (before, after) if each}
    ready = settled(state, plan, frozenset(touched))
    changed = replace(plan, ready=ready, calls=open_calls(state, plan, seat))
    stack = after or before
    why = stack.why if stack and change == "lay" else ""
    progress.emit(PlanChanged(seat, change, number, changed, stack.job if stack else None, why))


def refresh(progress: Progress, seat: Seat, change: str) -> None:
    """After something else has changed, let those agree anew whose stacks don't fit any more."""
    plan = progress.state.plan
    ready = settled(progress.state, plan, frozenset({seat}))
    if ready != plan.ready:
        progress.emit(PlanChanged(seat, change, 0, replace(plan, ready=ready)))
