"""Astronauts as their data file gives them: health tracks, skills, conditions, machines."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from pydantic import Field

from rules.core.data_files import StrictModel
from rules.first_martians.components.effects import Effects
from rules.first_martians.components.field_types import DISTINCT, Id, Positive, known
from rules.first_martians.terms import CONDITIONS, DICE_TYPES, LAST_WOUND, ROLES


class Skill(StrictModel):
    """A skill of an astronaut's: its cost in morale tokens, and what it does.

    ``base``: printed on the astronaut's board, so it can be used in every game.
    """

    id: Id
    owner: Annotated[str, known(ROLES)]
    base: bool = False
    cost: Positive
    effects: Annotated[Effects, Field(min_length=1)]


class ConditionData(StrictModel):
    """A kind of condition and how many tokens of it there are."""

    id: Annotated[str, known(CONDITIONS)]
    count: Positive


class Machine(StrictModel):
    """An automated operating machine and the one type of action that it does."""

    id: Id
    action: Annotated[str, known(DICE_TYPES)]


class Crew(StrictModel):
    """The crew: ``health`` are the wounds whose crossing draws a condition."""

    health: tuple[Annotated[int, Field(ge=1, le=LAST_WOUND)], ...]
    skills: Annotated[tuple[Skill, ...], DISTINCT]
    conditions: Annotated[tuple[ConditionData, ...], DISTINCT]
    machines: Annotated[tuple[Machine, ...], Field(min_length=2), DISTINCT]

    @cached_property
    def skill(self) -> dict[str, Skill]:
        """Skills by id."""
        return {each.id: each for each in self.skills}

    @cached_property
    def machine(self) -> dict[str, Machine]:
        """Machines by id."""
        return {each.id: each for each in self.machines}
