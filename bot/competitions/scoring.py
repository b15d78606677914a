"""Points of a table, as much worth at a small one as at a large one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from bot.competitions.rounds import Entrant

POINT = 24
"""A whole point, that of a table's winner. Each place is worth a whole number of these parts, also
where several share places, at tables of two to five seats."""

Places: TypeAlias = Mapping[Entrant, int]
"""Everybody's place at a table: 1 is the best, and who shares a place has the same one."""


def points(places: Places) -> dict[Entrant, int]:
    """Everybody's points: a whole one for the first, none for the last, in equal steps.

    Those who share places share their points. There are none at a table of one.

    >>> points({7: 1, 8: 2, 9: 2})
    {7: 24, 8: 6, 9: 6}
    """
    beaten = {
        entrant: (
            sum(other > place for other in places.values()),
            sum(other == place for other in places.values()) - 1,
        )
        for entrant, place in places.items()
    }
    others = len(places) - 1
    return {
        entrant: (2 * worse + same) * POINT // (2 * others) if others else 0
        for entrant, (worse, same) in beaten.items()
    }


def ranked(places: Places, left: Collection[Entrant]) -> dict[Entrant, int]:
    """Places where those who ``left`` their seat come last, in the order of their own places.

    Whatever played a seat to the end, nobody is ahead of those who stayed by leaving.
    """
    keys = {entrant: (entrant in left, place) for entrant, place in places.items()}
    return {one: 1 + sum(other < key for other in keys.values()) for one, key in keys.items()}


def without(places: Places, annulled: Collection[Entrant]) -> dict[Entrant, int]:
    """Places as if some hadn't been at the table; none where nobody is left to compare with."""
    left = {entrant: place for entrant, place in places.items() if entrant not in annulled}
    if len(left) < 2:
        return {}
    return {one: 1 + sum(other < place for other in left.values()) for one, place in left.items()}


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """The places of a round's tables; the points of those who had no table.

    A walkover names who has a whole point for it, and whose withdrawal it is for.
    """

    tables: Sequence[Places]
    byes: Mapping[Entrant, int] = field(default_factory=lambda: MappingProxyType({}))
    walkovers: Sequence[tuple[Entrant, Entrant]] = ()
