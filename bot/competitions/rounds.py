"""Rounds of a competition, the sizes of their tables, and what earlier rounds mean for the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from types import MappingProxyType
from typing import TypeAlias

from bot.errors import TableError

Entrant: TypeAlias = int
"""The number of somebody who takes part; whoever replaces them gets a number of their own."""

MOST_SEATS = 5
"""The seats of the largest table that is paired for."""

SHARE = 60
"""A whole share of the first seat: each table of two to five seats gives everybody a part of it."""


@dataclass(frozen=True, slots=True)
class Round:
    """Who meets whom. Each table is in the order of its seats.

    Whoever has a bye has no table. A walkover is the bye of somebody whose only opponent, named
    second, has withdrawn.
    """

    tables: tuple[tuple[Entrant, ...], ...]
    byes: tuple[Entrant, ...] = ()
    walkovers: tuple[tuple[Entrant, Entrant], ...] = ()

    @property
    def entrants(self) -> frozenset[Entrant]:
        """Everybody who takes part in this round, with a table or without."""
        seated = (entrant for table in self.tables for entrant in table)
        return frozenset((*seated, *self.byes, *(winner for winner, _ in self.walkovers)))


def table_sizes(count: int, least: int, most: int) -> tuple[tuple[int, ...], int]:
    """The sizes of a round's tables, the largest first, and how many people have a bye.

    There are as few byes as can be, then as few tables, and no two sizes differ by more than one.
    Raises ``TableError`` where there are too few people for a table.

    >>> table_sizes(13, 2, 5)
    ((5, 4, 4), 0)
    >>> table_sizes(5, 3, 4)
    ((4,), 1)
    """
    if not 2 <= least <= most <= MOST_SEATS:
        raise ValueError(f"tables of {least} to {most} seats")
    for seated in range(count, least - 1, -1):
        tables = -(-seated // most)
        each, larger = divmod(seated, tables)
        if each >= least:
            return (each + 1,) * larger + (each,) * (tables - larger), count - seated
    raise TableError("competition-too-few", least=least)


@dataclass(frozen=True, slots=True)
class History:
    """The figures of earlier rounds that the next one goes by; whoever isn't named has none.

    ``meetings`` counts for each two, the lower number first, the tables that they shared;
    ``small`` the times at a table with fewer seats than the largest of its round. ``due`` is the
    part of the first seat, in ``SHARE``, that somebody had too little; below zero too much.
    """

    meetings: Mapping[tuple[Entrant, Entrant], int] = field(
        default_factory=lambda: MappingProxyType({})
    )
    byes: Mapping[Entrant, int] = field(default_factory=lambda: MappingProxyType({}))
    small: Mapping[Entrant, int] = field(default_factory=lambda: MappingProxyType({}))
    due: Mapping[Entrant, int] = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def of(cls, rounds: Iterable[Round]) -> History:
        """The figures of these rounds."""
        meetings = Counter[tuple[Entrant, Entrant]]()
        byes, small, due = Counter[Entrant](), Counter[Entrant](), Counter[Entrant]()
        for one in rounds:
            largest = max(map(len, one.tables), default=0)
            byes.update(one.byes)
            byes.update(winner for winner, _ in one.walkovers)
            for table in one.tables:
                meetings.update(combinations(sorted(table), 2))
                if len(table) < largest:
                    small.update(table)
                for entrant, change in first_seat_changes(table).items():
                    due[entrant] += change
        return cls(meetings, byes, small, due)

    def met(self, one: Entrant, other: Entrant) -> int:
        """How often two have shared a table."""
        return self.meetings.get((one, other) if one < other else (other, one), 0)


def first_seat_changes(table: Sequence[Entrant]) -> dict[Entrant, int]:
    """The change of everybody's ``due`` by a table: whoever sits first pays a whole share."""
    part = SHARE // len(table)
    return {entrant: part - (SHARE if seat == 0 else 0) for seat, entrant in enumerate(table)}
