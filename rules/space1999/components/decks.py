"""The cards of the data file: what they say, and how many there are of each."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pydantic import Field, field_validator, model_validator

from rules.core.data_files import Count, StrictModel
from rules.space1999.terms import (
    CONDITIONS,
    ENERGY,
    INSTRUCTIONS,
    LAND,
    MORE_PLANS,
    PROGRAMS,
    RETURN,
)


class MoonCards(StrictModel):
    """The deck that moves the Moon: how many cards there are of each number from 0 on."""

    copies: tuple[Count, ...]


class PlanetCard(StrictModel):
    """A kind of planet card: conditions, energy given (or taken), instruction, and copies."""

    conditions: str
    energy: int = Field(ge=-9, le=9)
    instruction: str
    count: int = Field(ge=1, le=99)

    @field_validator("conditions")
    @classmethod
    def _known_conditions(cls, conditions: str) -> str:
        if conditions not in CONDITIONS:
            raise ValueError(f"unknown conditions {conditions}")
        return conditions

    @field_validator("instruction")
    @classmethod
    def _known_instruction(cls, instruction: str) -> str:
        if instruction not in INSTRUCTIONS:
            raise ValueError(f"unknown instruction {instruction}")
        return instruction

    @property
    def tiles(self) -> int:
        """Route tiles that are found: 0, 1 or 2."""
        return CONDITIONS.index(self.conditions)


class PlanCards(StrictModel):
    """The deck of flight plans: copies for each planet, returns, and one energy card each."""

    land: Count
    returns: Count
    energy: tuple[Annotated[int, Field(ge=1, le=99)], ...]


class Program(StrictModel):
    """A card of the Central Computer: its kind, with what it gives or where it sends.

    ``amount`` is the energy of ``return`` (added to the usual) and ``energy``, and the number of
    ``plans``; ``planet`` is where ``land`` leads.
    """

    id: str = Field(pattern=r"^[a-z]+(-[a-z0-9]+)*$")
    kind: str
    amount: Count = 0
    planet: str = ""
    count: int = Field(ge=1, le=99)

    @field_validator("kind")
    @classmethod
    def _known_kind(cls, kind: str) -> str:
        if kind not in PROGRAMS:
            raise ValueError(f"unknown kind {kind}")
        return kind

    @model_validator(mode="after")
    def _whole(self) -> Program:
        if bool(self.planet) != (self.kind == LAND):
            raise ValueError("a planet belongs to `land`, and to nothing else")
        if self.amount and self.kind not in (RETURN, ENERGY, MORE_PLANS):
            raise ValueError(f"{self.kind} takes no amount")
        if not self.amount and self.kind in (ENERGY, MORE_PLANS):
            raise ValueError(f"{self.kind} needs an amount")
        return self


class Plan(NamedTuple):
    """A flight plan: ``land`` on a planet, ``return``, or ``energy`` of an amount."""

    id: str
    kind: str
    planet: str = ""
    amount: int = 0
