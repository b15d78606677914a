"""Shares out the first seat and the identities of a game, so that nobody has one more often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import permutations
from random import Random

from bot.competitions.rounds import SHARE, Entrant, History, Round, first_seat_changes


def share_out_first_seats(rounds: Sequence[Round], before: History) -> tuple[Round, ...]:
    """The rounds with the first seat of each table given to whoever had too few of them.

    All seats behind keep their order.
    """
    due = Counter(before.due)
    tables: list[list[list[Entrant]]] = []
    for one in rounds:
        tables.append([])
        for table in one.tables:
            first = max(table, key=lambda entrant: (due[entrant], -table.index(entrant)))
            seated = [first, *(entrant for entrant in table if entrant != first)]
            due.update(first_seat_changes(seated))
            tables[-1].append(seated)
    if len(rounds) > 1:
        _even_out([table for one in tables for table in one], due)
    return tuple(
        Round(tuple(map(tuple, seated)), one.byes, one.walkovers)
        for seated, one in zip(tables, rounds, strict=True)
    )


def _even_out(tables: Sequence[list[Entrant]], due: Counter[Entrant]) -> None:
    """Hand first seats on, also by way of others, from who has too many to who has too few."""
    while True:
        givers = sorted(due, key=lambda entrant: (due[entrant], entrant))
        start, path = next(
            ((one, found) for one in givers if (found := _path(tables, due, one))), (0, [])
        )
        if not path:
            return
        for table, heir in path:
            table.remove(heir)
            table.insert(0, heir)
        due[start] += SHARE
        due[path[-1][1]] -= SHARE


def _path(
    tables: Sequence[list[Entrant]], due: Mapping[Entrant, int], start: Entrant
) -> list[tuple[list[Entrant], Entrant]]:
    """Tables where the first seat goes to somebody else, so that all in all it is fairer."""
    came: dict[Entrant, list[tuple[list[Entrant], Entrant]]] = {start: []}
    front = [start]
    while front:
        reached: list[Entrant] = []
        for giver in front:
            for table in tables:
                if table[0] != giver:
                    continue
                for heir in table[1:]:
                    if heir in came:
                        continue
                    came[heir] = [*came[giver], (table, heir)]
                    if due[heir] - due[start] > SHARE:
                        return came[heir]
                    reached.append(heir)
        front = reached
    return []


def share_out_identities(
    table: Sequence[Entrant],
    had: Mapping[Entrant, Collection[str]],
    identities: Sequence[str],
    number: int,
) -> tuple[str, ...]:
    """An identity for each seat of a table, of those that its people had least often.

    ``had`` are the identities of everybody's earlier tables, one as often as it was had; the
    ``number`` decides where that leaves a choice.
    """
    counts = [Counter(had.get(entrant, ())) for entrant in table]
    ways = list(permutations(identities, len(table)))
    Random(f"identities {number}").shuffle(ways)

    def against(way: Sequence[str]) -> int:
        # Squares: two people who have something for the second time are better than one who has it
        # for the third.
        return sum(
            (had_it[identity] + 1) ** 2 - had_it[identity] ** 2
            for had_it, identity in zip(counts, way, strict=True)
        )

    return min(ways, key=against)
