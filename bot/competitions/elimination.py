"""Single elimination: the best of each table go on, until all who are left fit at one table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import ceil, log2

from bot.competitions.rounds import Entrant, History, Round, table_sizes
from bot.competitions.seats import share_out_first_seats


def usual_advance(most: int) -> int:
    """How many of a table of so many seats go on, unless told otherwise: up to half of them."""
    return max(1, most // 2)


def draw(people: Sequence[Entrant], least: int, most: int, history: History) -> Round:
    """The round of those who are left, ``people`` from the first of the draw to the last.

    The tables' people come from all of the draw: of two the first meets the last. Byes go to the
    first of the draw who had the fewest; at tables of two there are so many in the first round that
    none are needed later. Raises ``TableError`` where there are too few people for a table.
    """
    sizes, byes = _sizes(len(people), least, most)
    spared = set(sorted(people, key=lambda one: history.byes.get(one, 0))[:byes])
    left = [one for one in people if one not in spared]
    tables: list[list[Entrant]] = [[] for _ in sizes]
    forwards = True
    while left:
        # To and fro, so that each table has as strong people as the others.
        for place in range(len(tables)) if forwards else reversed(range(len(tables))):
            if left and len(tables[place]) < sizes[place]:
                tables[place].append(left.pop(0))
        forwards = not forwards
    alone = tuple(one for one in people if one in spared)
    (drawn,) = share_out_first_seats([Round(tuple(map(tuple, tables)), alone)], history)
    return drawn


def _sizes(count: int, least: int, most: int) -> tuple[tuple[int, ...], int]:
    """The sizes of a round's tables, and how many people have a bye."""
    if most > 2:
        return table_sizes(count, least, most)
    table_sizes(count, least, most)  # raises
    byes = int(2 ** ceil(log2(count))) - count
    return (2,) * ((count - byes) // 2), byes


def rounds_to_come(count: int, least: int, most: int, advance: int) -> list[int]:
    """How many tables and byes the next rounds of so many people have, if nobody withdraws.

    >>> rounds_to_come(6, 2, 2, 1)
    [4, 2, 1]
    """
    found: list[int] = []
    while True:
        sizes, byes = _sizes(count, least, most)
        found.append(len(sizes) + byes)
        if found[-1] == 1:
            return found
        count = max(sum(min(advance, size - 1) for size in sizes) + byes, least)


def going_on(
    tables: Sequence[Sequence[Entrant]],
    byes: Sequence[Entrant],
    least: int,
    advance: int,
    gone: Collection[Entrant] = (),
) -> list[Entrant]:
    """Who goes on from a round: the first ``advance`` of each table, and who had a bye.

    Each table is in the order in which it ended, ties broken; at least one stays behind. Whoever is
    ``gone`` leaves their place to the next. Where too few go on for a table, those behind them do,
    too: first those of the best place, of these those of the first tables.
    """
    found = [one for one in byes if one not in gone]
    behind: list[tuple[int, int, Entrant]] = []
    for number, table in enumerate(tables):
        here = [one for one in table if one not in gone]
        most = min(advance, len(table) - 1)
        found += here[:most]
        behind += [(place, number, one) for place, one in enumerate(here) if place >= most]
    if len(tables) + len(byes) > 1 and len(found) < least:
        found += [one for _, _, one in sorted(behind)[: least - len(found)]]
    return found


def final_places(reached: Mapping[Entrant, tuple[int, int]]) -> dict[Entrant, int]:
    """Everybody's place, by the last round that they played and their place at its table.

    >>> final_places({1: (2, 1), 2: (2, 2), 3: (1, 2), 4: (1, 2)})
    {1: 1, 2: 2, 3: 3, 4: 3}
    """
    keys = {entrant: (-turn, place) for entrant, (turn, place) in reached.items()}
    return {one: 1 + sum(other < key for other in keys.values()) for one, key in keys.items()}
