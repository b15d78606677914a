"""Missions as their data file gives them: objectives, length, what is there at the start."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from pydantic import Field, field_validator, model_validator

from rules.first_martians.components.strict_model import (
    DISTINCT,
    Count,
    Id,
    Positive,
    StrictModel,
    known,
)
from rules.first_martians.terms import BLOCKS, LEVELS, RESOURCES

PROJECT, COLLECT, SOWN, DISCOVER, INTACT = "project", "collect", "sown", "discover", "intact"
GOALS = (PROJECT, COLLECT, SOWN, DISCOVER, INTACT)
"""What an objective asks: a project built, items collected, a seed or plant in a farm, discoveries
made, a facility with all its parts working."""


class Project(StrictModel):
    """Something that the mission lets be built in the base, with a Build action.

    It brings a facility's card into play, its parts red, or a ``greenhouse`` of a farm. ``after``
    names a project that must have been built before.
    """

    id: Id
    facility: Id | None = None
    greenhouse: Id | None = None
    after: Id | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> Project:
        if (self.facility is None) == (self.greenhouse is None):
            raise ValueError("a project is a facility or a greenhouse")
        return self


class Objective(StrictModel):
    """An objective: ``goal`` with what it is about, ``amount`` times."""

    id: Id
    optional: bool = False
    goal: Annotated[str, known(GOALS)]
    about: Id | None = None
    amount: Positive = 1


class Find(StrictModel):
    """An objective token that is laid on the ``nth`` region explored in a ring."""

    token: Id
    ring: Annotated[int, Field(ge=1, le=3)]
    nth: Positive


class Mission(StrictModel):
    """A mission; ``sols`` are its rounds by number of astronauts.

    ``dice`` are the blocks whose malfunction marker turns red on a sol. ``threshold`` is the most
    broken parts to win with, by level. ``cargo`` are items, ``upgrades`` those at hand.
    """

    id: Id
    sols: dict[str, Positive]
    threshold: dict[str, Count] = Field(default_factory=dict)
    supply: dict[Annotated[str, known(RESOURCES)], Count]
    cargo: tuple[Id, ...] = ()
    upgrades: tuple[Id, ...] = ()
    dice: dict[str, Annotated[str, known(BLOCKS)]] = Field(default_factory=dict)
    objectives: Annotated[tuple[Objective, ...], Field(min_length=1), DISTINCT]
    projects: Annotated[tuple[Project, ...], DISTINCT] = ()
    finds: tuple[Find, ...] = ()

    @field_validator("sols")
    @classmethod
    def _all_counts(cls, sols: dict[str, int]) -> dict[str, int]:
        if set(sols) != {"2", "3", "4"}:
            raise ValueError("rounds must be given for 2, 3 and 4 astronauts")
        return sols

    @field_validator("threshold")
    @classmethod
    def _all_levels(cls, threshold: dict[str, int]) -> dict[str, int]:
        if threshold and set(threshold) != set(LEVELS):
            raise ValueError(f"a threshold must be given for {', '.join(LEVELS)}")
        return threshold

    @cached_property
    def project(self) -> dict[str, Project]:
        """Projects by id."""
        return {each.id: each for each in self.projects}


class Missions(StrictModel):
    """All missions, the one that teaches first.

    ``consequence_chance`` of an event in the log is in percent a round, by level (C-32).
    """

    consequence_chance: dict[str, Annotated[Count, Field(le=100)]]
    missions: Annotated[tuple[Mission, ...], Field(min_length=1), DISTINCT]

    @field_validator("consequence_chance")
    @classmethod
    def _a_chance_each(cls, chances: dict[str, int]) -> dict[str, int]:
        if set(chances) != set(LEVELS):
            raise ValueError(f"a chance must be given for {', '.join(LEVELS)}")
        return chances

    @cached_property
    def mission(self) -> dict[str, Mission]:
        """Missions by id."""
        return {each.id: each for each in self.missions}
