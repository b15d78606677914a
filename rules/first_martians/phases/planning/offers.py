"""Offers to a seat while the crew is planning: all that the checks of its actions let pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.game import Seat
from rules.first_martians.actions import (
    Action,
    Call,
    Dismantle,
    Join,
    Park,
    Ready,
    Revise,
    Send,
    Strip,
    Use,
    Withdraw,
)
from rules.first_martians.phases.planning.declaration import (
    check_agree,
    check_join,
    check_send,
    may_be_called,
)
from rules.first_martians.phases.planning.laying_offers import laying_offers, passes, unlaid_hands
from rules.first_martians.phases.planning.salvage import check_dismantle, parts_to_strip
from rules.first_martians.phases.planning.skills import check_use
from rules.first_martians.plan.problems import can_help
from rules.first_martians.state import State
from rules.first_martians.terms import OWN, ROVERS


def offers(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action of planning that is legal now, agreement first."""
    return tuple(_offers(state, seat))


def _offers(state: State, seat: Seat) -> Iterator[Action]:
    if passes(check_agree, state, seat, Ready()):
        yield Ready()
    if seat in state.plan.ready:
        yield Revise()
    yield from laying_offers(state, seat)
    yield from _stack_offers(state, seat)
    yield from (Park(each) for each in ROVERS if each in _sent(state))
    for facility in state.facilities:
        for part in parts_to_strip(state, facility):
            yield Strip(facility.id, part)
    yield from _passing(check_dismantle, state, seat, map(Dismantle, state.upgrades))
    for skill in state.crew[seat].skills:
        if passes(check_use, state, seat, skill):
            yield Use(skill)


def _passing(
    check: Callable[[State, Seat, Any], None],
    state: State,
    seat: Seat,
    actions: Iterator[Action],
) -> Iterator[Action]:
    return (each for each in actions if passes(check, state, seat, each))


def _stack_offers(state: State, seat: Seat) -> Iterator[Action]:
    """The actions on each stack, in the order of the stacks."""
    plan, roles = state.plan, state.start.roles
    hands = unlaid_hands(state, seat)
    others = [each for each in range(len(roles)) if each != seat]
    for stack in plan.stacks:
        number = stack.number
        yield from _passing(check_join, state, seat, (Join(number, by) for by in hands))
        for by in (OWN, *state.machines):
            if (state.crew[seat].role if by == OWN else by) in stack.pawns:
                yield Withdraw(number, by)
        if stack.job.route and not stack.rover:  # none helps inside the HUB
            yield from _passing(check_send, state, seat, (Send(each, number) for each in ROVERS))
        for other in others:
            if may_be_called(plan, stack, other) and can_help(state, other, plan, number):
                yield Call(roles[other], number)


def _sent(state: State) -> list[str]:
    return [stack.rover for stack in state.plan.stacks if stack.rover]
