"""Choices of an astronaut: how to unwind, what to heal, which track, dice, terrain, skills."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.core.game import Seat
from rules.first_martians.choices.topics import Topic
from rules.first_martians.effects.card_effects import IGNORE_TERRAIN
from rules.first_martians.effects.crew import change_morale, change_stress, heal
from rules.first_martians.effects.tracks import change_track
from rules.first_martians.events import (
    ConditionCured,
    SkillUnlocked,
    TerrainIgnored,
)
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.phases.planning.skills import rough_spaces
from rules.first_martians.phases.resolution.dice import REROLL_DIE, reroll, reroll_options
from rules.first_martians.pieces import Step
from rules.first_martians.state import State
from rules.first_martians.terms import BLOCKS, MOST_MORALE, OPEN, STRESS_LIMIT

UNWINDING, HEALING, MANAGING, UNLOCK = "unwinding", "healing", "managing", "unlock"
BETTER_MORALE, LESS_STRESS, WOUNDS = "morale", "stress", "wounds"
UNWIND_STRESS = 6


def _ways_to_unwind(state: State, step: Step) -> tuple[str, ...]:
    """Only what would change something; nothing where neither would."""
    better = (BETTER_MORALE,) if state.morale < MOST_MORALE else ()
    return (*better, LESS_STRESS) if state.stress else better


def _unwind(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    if option == BETTER_MORALE:
        change_morale(progress, 1, UNWINDING)
    else:
        change_stress(progress, -UNWIND_STRESS, UNWINDING)


def _stress_first(state: State, step: Step, options: tuple[str, ...]) -> str:
    near = state.stress >= STRESS_LIMIT // 2
    return LESS_STRESS if LESS_STRESS in options and near else options[0]


def _curable(state: State, step: Step) -> tuple[str, ...]:
    """A wound, or a condition; only the one that a bound pawn was laid for (B11)."""
    astronaut = state.crew[step.seat]
    kinds = tuple(each.kind for each in astronaut.ailments)
    if step.data[0] != OPEN:
        return tuple(kind for kind in kinds if kind == step.data[0])
    return (*((WOUNDS,) if astronaut.wounds else ()), *kinds)


def _heal(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    if option == WOUNDS:
        heal(progress, seat, 1, HEALING)
    else:
        progress.emit(ConditionCured(seat, option))


def _raised(state: State, step: Step) -> tuple[str, ...]:
    return tuple(block for block in BLOCKS if state.track(block))


def _manage(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    change_track(progress, option, -1, MANAGING)


def _highest(state: State, step: Step, options: tuple[str, ...]) -> str:
    return max(options, key=state.track)


def _rough(state: State, step: Step) -> tuple[str, ...]:
    return rough_spaces(state, step.seat)


def _ignore(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(TerrainIgnored(seat, option))


def _locked(state: State, step: Step) -> tuple[str, ...]:
    astronaut = state.crew[step.seat]
    return tuple(
        skill.id
        for skill in state.start.content.crew.skills
        if skill.owner == astronaut.role and skill.id not in astronaut.skills
    )


def _unlock(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(SkillUnlocked(seat, option))


CREW_TOPICS: Mapping[str, Topic] = MappingProxyType(
    {
        UNWINDING: Topic(_ways_to_unwind, _unwind, _stress_first),
        HEALING: Topic(_curable, _heal),
        MANAGING: Topic(_raised, _manage, _highest),
        REROLL_DIE: Topic(reroll_options, reroll),
        IGNORE_TERRAIN: Topic(_rough, _ignore),
        UNLOCK: Topic(_locked, _unlock),
    }
)
"""By decision, what an astronaut can choose."""
