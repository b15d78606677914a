"""States after the events of astronauts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Seat
from rules.core.structs import replace, with_item
from rules.first_martians.events import (
    ConditionCured,
    ConditionDrawn,
    Healed,
    MoraleChanged,
    SkillUnlocked,
    SkillUsed,
    StressChanged,
    TerrainIgnored,
    TokensChanged,
    Wounded,
)
from rules.first_martians.pieces import Ailment, Astronaut
from rules.first_martians.state import State
from rules.first_martians.terms import ANXIETY


def _with(state: State, seat: Seat, astronaut: Astronaut) -> State:
    return replace(state, crew=with_item(state.crew, seat, astronaut))


def _morale(state: State, event: MoraleChanged) -> State:
    return replace(state, morale=event.level)


def _stress(state: State, event: StressChanged) -> State:
    return replace(state, stress=event.level)


def _tokens(state: State, event: TokensChanged) -> State:
    astronaut = state.crew[event.seat]
    return _with(state, event.seat, replace(astronaut, tokens=astronaut.tokens + event.amount))


def _wounded(state: State, event: Wounded) -> State:
    astronaut = state.crew[event.seat]
    return _with(state, event.seat, replace(astronaut, wounds=astronaut.wounds + event.amount))


def _healed(state: State, event: Healed) -> State:
    astronaut = state.crew[event.seat]
    return _with(state, event.seat, replace(astronaut, wounds=astronaut.wounds - event.amount))


def _drawn(state: State, event: ConditionDrawn) -> State:
    """An anxiety attack is over at once: its token goes back (B11)."""
    assert event.draws is not None
    state = replace(state, draws=event.draws)
    if event.condition == ANXIETY:
        return state
    astronaut = state.crew[event.seat]
    ailments = (*astronaut.ailments, Ailment(event.condition, state.moment))
    return _with(state, event.seat, replace(astronaut, ailments=ailments))


def _cured(state: State, event: ConditionCured) -> State:
    astronaut = state.crew[event.seat]
    acting = state.suffers(event.seat, event.condition)
    left = tuple(each for each in astronaut.ailments if each.kind != event.condition)
    cured = (*astronaut.cured, event.condition) if acting else astronaut.cured
    return _with(state, event.seat, replace(astronaut, ailments=left, cured=cured))


def _used(state: State, event: SkillUsed) -> State:
    astronaut = state.crew[event.seat]
    left = astronaut.tokens - event.cost
    used = (*astronaut.used, event.skill)
    return _with(state, event.seat, replace(astronaut, tokens=left, used=used))


def _unlocked(state: State, event: SkillUnlocked) -> State:
    astronaut = state.crew[event.seat]
    return _with(state, event.seat, replace(astronaut, skills=(*astronaut.skills, event.skill)))


def _ignored(state: State, event: TerrainIgnored) -> State:
    return replace(state, ignored=(*state.ignored, (event.seat, event.space)))


CREW_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        MoraleChanged: _morale,
        StressChanged: _stress,
        TokensChanged: _tokens,
        Wounded: _wounded,
        Healed: _healed,
        ConditionDrawn: _drawn,
        ConditionCured: _cured,
        SkillUsed: _used,
        SkillUnlocked: _unlocked,
        TerrainIgnored: _ignored,
    }
)
