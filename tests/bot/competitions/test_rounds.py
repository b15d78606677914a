"""Sizes of tables, and what earlier rounds mean for the next."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from bot.competitions.rounds import History, Round, table_sizes
from bot.errors import TableError


def test_sizes_have_as_few_byes_and_tables_as_can_be() -> None:
    for most in range(2, 6):
        for least in range(2, most + 1):
            for count in range(least, 21):
                sizes, byes = table_sizes(count, least, most)
                assert sum(sizes) + byes == count
                assert all(least <= size <= most for size in sizes)
                assert max(sizes) - min(sizes) <= 1
                assert (byes, len(sizes)) == fewest(count, least, most)


def fewest(count: int, least: int, most: int) -> tuple[int, int]:
    """By trying out all sizes."""
    ways = [
        (count - sum(sizes), tables)
        for tables in range(1, count // least + 1)
        for sizes in combinations_with_replacement(range(least, most + 1), tables)
        if sum(sizes) <= count
    ]
    return min(ways)


def test_too_few_people_make_no_table() -> None:
    for count in range(3):
        with pytest.raises(TableError, match="competition-too-few"):
            table_sizes(count, 3, 4)


def test_history_counts_meetings_byes_small_tables_and_first_seats() -> None:
    rounds = [Round(((1, 2, 3), (4, 5)), (6,)), Round(((3, 1, 6), (5, 4)), walkovers=((2, 7),))]
    history = History.of(rounds)
    assert history.met(3, 1) == history.met(4, 5) == 2
    assert history.met(1, 2) == history.met(6, 3) == 1
    assert history.met(2, 4) == 0
    assert dict(history.byes) == {6: 1, 2: 1}
    assert dict(history.small) == {4: 2, 5: 2}
    # At each table everybody has a part of sixty, and whoever is first has had them all.
    assert dict(history.due) == {1: -20, 2: 20, 3: -20, 4: 0, 5: 0, 6: 20}
