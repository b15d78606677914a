"""States after the events of the game's course."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Outcome
from rules.core.structs import replace
from rules.first_martians.events import (
    Awaited,
    ChoiceMade,
    FirstPlayerPassed,
    GameEnded,
    GameStarted,
    MachineTaken,
    ObjectiveReached,
    PhaseBegan,
    RuleMet,
)
from rules.first_martians.pieces import Plan
from rules.first_martians.state import State
from rules.first_martians.terms import ACTIONS, EVENT_CHOICE


def _started(state: State, event: GameStarted) -> State:
    assert event.draws is not None
    return replace(state, first=event.first, draws=event.draws)


def _machine(state: State, event: MachineTaken) -> State:
    return replace(state, machines=(*state.machines, event.machine))


def _phase(state: State, event: PhaseBegan) -> State:
    crew = state.crew
    if any(each.cured for each in crew):
        crew = tuple(replace(each, cured=()) for each in crew)
    plan = Plan() if event.phase == ACTIONS else state.plan
    return replace(state, round=event.round, phase=event.phase, crew=crew, plan=plan)


def _passed(state: State, event: FirstPlayerPassed) -> State:
    return replace(state, first=event.seat)


def _choice(state: State, event: ChoiceMade) -> State:
    """Sides taken in events are remembered: others may come after them."""
    if event.decision != EVENT_CHOICE:
        return state
    return replace(state, decided=(*state.decided, f"{event.about[0]}:{event.option}"))


def _awaited(state: State, event: Awaited) -> State:
    return replace(state, todo=event.todo, asked=event.asked)


def _reached(state: State, event: ObjectiveReached) -> State:
    return replace(state, reached=(*state.reached, event.objective))


def _met(state: State, event: RuleMet) -> State:
    return replace(state, met=(*state.met, (event.rule, event.decision)))


def _ended(state: State, event: GameEnded) -> State:
    outcome = Outcome.of_all(len(state.crew), won=event.won, score=event.score)
    return replace(state, todo=(), outcome=outcome)


ROUND_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        GameStarted: _started,
        MachineTaken: _machine,
        PhaseBegan: _phase,
        FirstPlayerPassed: _passed,
        ChoiceMade: _choice,
        Awaited: _awaited,
        ObjectiveReached: _reached,
        RuleMet: _met,
        GameEnded: _ended,
    }
)
