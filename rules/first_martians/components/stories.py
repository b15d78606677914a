"""Mission events and adventures as their data files give them: figures only, texts live elsewhere.

An event is drawn once a round. What it does at once are its ``effects``; a ``choice`` is put to the
first player; its action may be done for three rounds, and while it isn't, the ``consequence``
threatens. A ``follow_up`` comes unannounced and can't be prevented; so does what a side of a choice
brings ``later``, to whoever decided.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from pydantic import AfterValidator, Field, model_validator

from rules.core.data_files import StrictModel
from rules.first_martians.components.effects import Effects
from rules.first_martians.components.field_types import DISTINCT, Id, Positive, distinct, known
from rules.first_martians.terms import DICE_TYPES, RESOURCES, ROLES


def _once(roles: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(roles)) != len(roles):
        raise ValueError("a crew has nobody twice")
    return roles


Cast = Annotated[tuple[Annotated[str, known(ROLES)], ...], AfterValidator(_once)]
"""The astronauts that must be in the crew for a story to be drawn."""


class Later(StrictModel):
    """A later consequence of a story: in one of ``rounds`` after it, ``chance`` in percent."""

    chance: Annotated[int, Field(ge=1, le=100)]
    rounds: Annotated[tuple[Positive, ...], Field(min_length=1)]
    effects: Annotated[Effects, Field(min_length=1)]


class Choice(StrictModel):
    """One side of a choice."""

    id: Id
    effects: Annotated[Effects, Field(min_length=1)]
    later: Later | None = None


class EventAction(StrictModel):
    """An event's action: how many pawns it takes, what else is laid with them, what it brings."""

    pawns: Annotated[int, Field(ge=1, le=4)]
    spares: tuple[Id, ...] = ()
    supply: dict[Annotated[str, known(RESOURCES)], Positive] = Field(default_factory=dict)
    effects: Annotated[Effects, Field(min_length=1)]


class MissionEvent(StrictModel):
    """A mission event, for the missions named or, where none is, for all.

    It is drawn only while its ``facilities`` are in the base, built or there from the start.
    ``after`` is an event, or ``event:side`` of its choice, that must have happened before.
    """

    id: Id
    cast: Cast = ()
    facilities: tuple[Id, ...] = ()
    missions: tuple[Id, ...] = ()
    after: Annotated[str, Field(pattern=r"^[a-z0-9-]+(:[a-z0-9-]+)?$")] | None = None
    effects: Effects = ()
    choice: tuple[Choice, ...] = ()
    action: EventAction
    consequence: Annotated[Effects, Field(min_length=1)]
    follow_up: Later | None = None

    @model_validator(mode="after")
    def _a_real_choice(self) -> MissionEvent:
        if len(self.choice) == 1:
            raise ValueError("a choice has two sides")
        distinct(self.choice)
        return self


class Adventure(StrictModel):
    """An adventure of a colour, which befalls one astronaut: only that of ``role``, if given.

    It is drawn only while its ``facilities`` are in the base.
    """

    id: Id
    colour: Annotated[str, known(DICE_TYPES)]
    role: Annotated[str, known(("", *ROLES))] = ""
    cast: Cast = ()
    facilities: tuple[Id, ...] = ()
    effects: Effects = ()
    choice: tuple[Choice, ...] = ()
    later: Later | None = None

    @model_validator(mode="after")
    def _does_something(self) -> Adventure:
        if not (self.effects or self.choice or self.later):
            raise ValueError("the adventure can never do anything")
        if len(self.choice) == 1:
            raise ValueError("a choice has two sides")
        distinct(self.choice)
        return self


def can_happen(
    story: MissionEvent | Adventure, roles: Collection[str], facilities: Collection[str]
) -> bool:
    """Whether a story's cast is among the crew's roles and its facilities are in the base."""
    return set(story.cast) <= set(roles) and set(story.facilities) <= set(facilities)


class EventFile(StrictModel):
    """The mission events of one theme; there may be none yet."""

    events: Annotated[tuple[MissionEvent, ...], DISTINCT] = ()


class AdventureFile(StrictModel):
    """All adventures."""

    adventures: Annotated[tuple[Adventure, ...], Field(min_length=1), DISTINCT]


@dataclass(frozen=True)
class Stories:
    """All events and adventures of the data files."""

    events: tuple[MissionEvent, ...]
    adventures: tuple[Adventure, ...]

    @cached_property
    def event(self) -> dict[str, MissionEvent]:
        """Events by id."""
        return {each.id: each for each in self.events}

    @cached_property
    def adventure(self) -> dict[str, Adventure]:
        """Adventures by id."""
        return {each.id: each for each in self.adventures}
