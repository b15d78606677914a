"""Projects: what a mission lets be built, inside or outside, or researched."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from rules.core.data_files import StrictModel
from rules.first_martians.components.effects import Effects
from rules.first_martians.components.field_types import Id, Positive, known
from rules.first_martians.terms import BUILD, RESEARCH, RESOURCES

PROJECT_TYPES = (BUILD, RESEARCH)


class Project(StrictModel):
    """A special action of a mission, of the type Build or Research.

    It brings a facility into play, its parts red unless ``works``, or a ``greenhouse`` of a farm,
    or has ``effects``, or stands for itself. Its ``items`` and ``supply`` are laid with the pawns.
    ``after`` names a project that must have been built before. It is done in the base, or erected
    outside: on an explored region of a ``ring``, ``on`` the region where another stands, or
    ``near`` it, on one that shares an edge. ``repeat``: it can be done any number of times, outside
    once on each region.
    """

    id: Id
    type: Annotated[str, known(PROJECT_TYPES)] = BUILD
    facility: Id | None = None
    works: bool = False
    greenhouse: Id | None = None
    effects: Effects = ()
    items: tuple[Id, ...] = ()
    supply: dict[Annotated[str, known(RESOURCES)], Positive] = Field(default_factory=dict)
    after: Id | None = None
    ring: Annotated[int, Field(ge=0, le=3)] = 0
    on: Id | None = None
    near: Id | None = None
    repeat: bool = False

    @model_validator(mode="after")
    def _one_thing(self) -> Project:
        if sum(map(bool, (self.facility, self.greenhouse, self.effects))) > 1:
            raise ValueError("a project is a facility, a greenhouse or effects")
        if sum(map(bool, (self.ring, self.on, self.near))) > 1:
            raise ValueError("a project has one place")
        if self.outside and (self.type != BUILD or self.facility or self.greenhouse):
            raise ValueError("only what stands for itself is built outside")
        if self.works and not self.facility:
            raise ValueError("only a facility's parts can work")
        return self

    @property
    def outside(self) -> bool:
        """Whether it is erected outside the base."""
        return bool(self.ring or self.on or self.near)

    @property
    def needs(self) -> tuple[str, ...]:
        """The projects that must stand before it."""
        return tuple(each for each in (self.after, self.on, self.near) if each)
