"""Mission events and adventures as their data files give them: figures only, texts live elsewhere.

An event is drawn once a round. What it does at once are its ``effects``; a ``choice`` is put to the
first player; its action may be done for three rounds, and while it isn't, the ``consequence``
threatens. A ``follow_up`` comes unannounced and can't be prevented.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from pydantic import Field, model_validator

from rules.first_martians.components.effects import Effects
from rules.first_martians.components.strict_model import (
    DISTINCT,
    Count,
    Id,
    Positive,
    StrictModel,
    distinct,
    known,
)
from rules.first_martians.terms import DICE_TYPES, RESOURCES


class Choice(StrictModel):
    """One side of a choice."""

    id: Id
    effects: Annotated[Effects, Field(min_length=1)]


class Later(StrictModel):
    """What comes of a story later: in one of ``rounds`` after it, ``chance`` in percent."""

    chance: Annotated[int, Field(ge=1, le=100)]
    rounds: Annotated[tuple[Positive, ...], Field(min_length=1)]
    effects: Annotated[Effects, Field(min_length=1)]


class EventAction(StrictModel):
    """An event's action: how many pawns it takes, what else is laid with them, what it brings."""

    pawns: Annotated[int, Field(ge=1, le=4)]
    spares: tuple[Id, ...] = ()
    supply: dict[Annotated[str, known(RESOURCES)], Positive] = Field(default_factory=dict)
    effects: Annotated[Effects, Field(min_length=1)]


class MissionEvent(StrictModel):
    """A mission event, for the missions named or, where none is, for all."""

    id: Id
    missions: tuple[Id, ...] = ()
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
    """An adventure of a colour, which befalls one astronaut."""

    id: Id
    colour: Annotated[str, known(DICE_TYPES)]
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


class Stories(StrictModel):
    """All events and adventures; ``consequence_chance`` in percent a round, by level (C-32)."""

    consequence_chance: dict[str, Annotated[Count, Field(le=100)]]
    events: Annotated[tuple[MissionEvent, ...], Field(min_length=1), DISTINCT]
    adventures: Annotated[tuple[Adventure, ...], Field(min_length=1), DISTINCT]

    @cached_property
    def event(self) -> dict[str, MissionEvent]:
        """Events by id."""
        return {each.id: each for each in self.events}

    @cached_property
    def adventure(self) -> dict[str, Adventure]:
        """Adventures by id."""
        return {each.id: each for each in self.adventures}
