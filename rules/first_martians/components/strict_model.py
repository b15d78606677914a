"""The model of every table of the data files: frozen, with no other keys than those it names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Protocol, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0, le=99)]
Positive = Annotated[int, Field(ge=1, le=99)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]


class StrictModel(BaseModel):
    """A table of a data file: nothing else may be in it, and nothing changes later."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    origin: dict[str, str] = Field(default_factory=dict, repr=False, exclude=True)
    """Where each value comes from; for readers of the file, not for play."""


class HasId(Protocol):
    """A table that is told from others by its id."""

    @property
    def id(self) -> str:
        """The id."""


T = TypeVar("T", bound=HasId)


def known(words: Iterable[str]) -> AfterValidator:
    """A check that a value is one of the rulebook's words."""
    allowed = tuple(words)

    def check(word: str) -> str:
        if word not in allowed:
            raise ValueError(f"unknown word {word}")
        return word

    return AfterValidator(check)


def distinct(things: tuple[T, ...]) -> tuple[T, ...]:
    """A check that no two tables share an id."""
    seen: set[str] = set()
    for thing in things:
        if thing.id in seen:
            raise ValueError(f"two share the id {thing.id}")
        seen.add(thing.id)
    return things


DISTINCT = AfterValidator(distinct)
"""For a tuple of tables, each with an id of its own."""
