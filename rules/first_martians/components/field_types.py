"""Types of the data files' values: counts, ids, words of the rulebook, tables with ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Protocol, TypeVar

from pydantic import AfterValidator, Field

Positive = Annotated[int, Field(ge=1, le=99)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]


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
