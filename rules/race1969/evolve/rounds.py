"""Carries out the events of rounds and phases: the start, the years, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Outcome
from rules.core.structs import replace, with_item
from rules.race1969.events.rounds import (
    GameEnded,
    GameStarted,
    PhaseBegan,
    ScientistsCounted,
    YearBegan,
)
from rules.race1969.state import State
from rules.race1969.terms import INCOME, OVER


def _started(state: State, event: GameStarted) -> State:
    assert event.draws is not None
    return replace(state, first=event.first, draws=event.draws)


def _year(state: State, event: YearBegan) -> State:
    years = [year.year for year in state.start.board.rounds]
    seats = len(state.nations)
    return replace(
        state,
        round=years.index(event.year),
        first=event.first,
        phase=INCOME,
        done=0,
        hired=0,
        owed=(0,) * seats,
        trades=(None,) * seats,
    )


def _phase(state: State, event: PhaseBegan) -> State:
    return replace(state, phase=event.phase, done=0, trades=(None,) * len(state.nations))


def _counted(state: State, event: ScientistsCounted) -> State:
    nation = state.nations[event.seat]
    nation = replace(nation, prestige=nation.prestige + event.prestige)
    return replace(state, nations=with_item(state.nations, event.seat, nation))


def _ended(state: State, event: GameEnded) -> State:
    return replace(state, phase=OVER, outcome=Outcome(event.standings))


BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        GameStarted: _started,
        YearBegan: _year,
        PhaseBegan: _phase,
        ScientistsCounted: _counted,
        GameEnded: _ended,
    }
)
