"""States after the events of flight plans and the Central Computer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.piles import added, without
from rules.core.structs import replace, with_item
from rules.space1999.events import ComputerAnswered, PlanDrawn, ProgramDrawn
from rules.space1999.pieces import Answer
from rules.space1999.state import State
from rules.space1999.terms import NEUTRAL


def _answered(state: State, event: ComputerAnswered) -> State:
    assert event.draws is not None
    answer = Answer(event.seat, event.plan, event.answer)
    if event.answer == NEUTRAL:
        return replace(state, draws=event.draws, answer=answer)
    ship = state.ships[event.seat]
    ship = replace(ship, plans=without(ship.plans, event.plan))
    return replace(
        state,
        draws=event.draws,
        answer=answer,
        ships=with_item(state.ships, event.seat, ship),
        plan_discards=added(state.plan_discards, event.plan),
    )


def _drawn(state: State, event: PlanDrawn) -> State:
    assert event.plan is not None
    assert event.draws is not None
    ship = state.ships[event.seat]
    ship = replace(ship, plans=added(ship.plans, event.plan))
    pile, discards = state.plan_pile, state.plan_discards
    if event.renewed:
        pile, discards = discards, ()
    return replace(
        state,
        draws=event.draws,
        ships=with_item(state.ships, event.seat, ship),
        plan_pile=without(pile, event.plan),
        plan_discards=discards,
    )


def _program(state: State, event: ProgramDrawn) -> State:
    assert event.draws is not None
    assert state.answer is not None
    tray, end = state.tray, state.tray_end
    if tray:
        tray = without(tray, event.program)
    else:
        end = end[1:]
    return replace(
        state,
        draws=event.draws,
        tray=tray,
        tray_end=(*end, event.program),
        answer=state.answer._replace(program=event.program),
    )


CARD_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        ComputerAnswered: _answered,
        PlanDrawn: _drawn,
        ProgramDrawn: _program,
    }
)
