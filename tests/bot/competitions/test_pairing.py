"""Pairings: everybody plays, hardly anybody meets again, and what is scarce is shared out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.competitions import pairing
from bot.competitions.pairing import pair
from bot.competitions.progress import Kind
from bot.competitions.rounds import SHARE, History, Round, table_sizes
from bot.errors import TableError
from tests.bot.competitions import seasons


def groupings(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to share people out to groups of these sizes."""
    if not people:
        yield []
        return
    first, rest = people[0], people[1:]
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for others in combinations(rest, size - 1):
            unplaced = [one for one in rest if one not in others]
            for more in groupings(unplaced, left):
                yield [(first, *others), *more]


def repeated(rounds: Sequence[Round], groups: Sequence[Sequence[int]]) -> int:
    """How many earlier meetings there were of those who share a group."""
    met = Counter(
        frozenset(two) for one in rounds for table in one.tables for two in combinations(table, 2)
    )
    return sum(met[frozenset(two)] for group in groups for two in combinations(group, 2))


def test_nobody_meets_more_often_than_needed() -> None:
    looked = 0
    for case in range(60):
        chance = Random(f"repeats {case}")
        seats, people = chance.choice(((2, 6), (2, 8), (3, 6), (3, 9), (4, 8), (5, 10)))
        rounds: list[Round] = []
        for turn in range(chance.randint(2, 7)):
            scores = {one: chance.randrange(5) for one in range(people)}
            paired = pair(range(people), 2, seats, History.of(rounds), turn, scores)
            sizes, _ = table_sizes(people, 2, seats)
            least = min(repeated(rounds, way) for way in groupings(range(people), sizes))
            assert repeated(rounds, paired.tables) == least
            rounds.append(paired)
            looked += 1
    assert looked > 200


def test_exchanging_people_finds_as_few_repeats_as_trying_all_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for case in range(25):
        chance = Random(f"exchanges {case}")
        seats, people = chance.choice(((2, 10), (3, 9), (4, 12), (5, 10)))
        rounds: list[Round] = []
        for turn in range(chance.randint(1, 6)):
            history = History.of(rounds)
            found = []
            for most in (0, 10**6):
                monkeypatch.setattr("bot.competitions.pairing._EXACT", most)
                found.append(pair(range(people), 2, seats, history, turn))
            by_exchanges, exact = found
            assert repeated(rounds, by_exchanges.tables) == repeated(rounds, exact.tables)
            rounds.append(exact)


def test_many_people_never_meet_again_in_a_few_rounds() -> None:
    for seats in (2, 3, 4, 5):
        rounds: list[Round] = []
        for turn in range(6):
            scores = {one: one * turn % 7 for one in range(97)}
            rounds.append(pair(range(97), 2, seats, History.of(rounds), turn, scores))
        assert max(History.of(rounds).meetings.values()) == 1


def test_whole_seasons_are_fair() -> None:
    """Everybody plays each round; byes, small tables and first seats are shared out."""
    over_a_share = 0
    for case in range(100):
        chance = Random(f"season {case}")
        form = seasons.format_of(chance, Kind.SWISS, rounds=chance.randint(1, 6))
        people = chance.randint(form.least, 20)
        games, byes, small = Counter[int](), Counter[int](), Counter[int]()
        first, shares = Counter[int](), Counter[int]()
        everybody = set(range(1, people + 1))
        for progress, paired in seasons.to_the_end(chance, seasons.begun(chance, form, people)):
            seated = [one for table in paired.tables for one in table]
            assert len(seated) == len(set(seated))
            assert set(seated) | set(paired.byes) == everybody
            assert len(seated) + len(paired.byes) == len(everybody)
            sizes = sorted(map(len, paired.tables))
            assert (tuple(reversed(sizes)), len(paired.byes)) == table_sizes(
                people, form.least, form.seats
            )
            games.update(seated)
            byes.update(paired.byes)
            for table in paired.tables:
                first[table[0]] += 1
                shares.update(dict.fromkeys(table, SHARE // len(table)))
                if len(table) < sizes[-1]:
                    small.update(table)
            assert progress.active == sorted(everybody)
        assert spread(games, everybody) <= 1
        assert spread(byes, everybody) <= 1
        assert spread(small, everybody) <= 2
        off = [abs(first[one] * SHARE - shares[one]) for one in everybody]
        assert max(off) < 2 * SHARE
        over_a_share += max(off) >= SHARE
    assert over_a_share <= 4  # where it would have cost repeated meetings


def spread(counted: Counter[int], everybody: set[int]) -> int:
    """The largest difference between two people."""
    counts = [counted[one] for one in everybody]
    return max(counts) - min(counts)


def test_people_of_like_points_meet() -> None:
    scores = {one: one // 4 for one in range(40)}
    paired = pair(range(40), 2, 4, History(), 5, scores)
    assert all(len({scores[one] for one in table}) == 1 for table in paired.tables)


def test_the_lowest_has_the_bye() -> None:
    scores = {1: 3, 2: 2, 3: 1, 4: 2, 5: 3}
    assert pair(scores, 2, 2, History(), 1, scores).byes == (3,)
    again = pair(scores, 2, 2, History(byes={3: 1}), 1, scores).byes
    assert scores[again[0]] == 2


def test_the_number_alone_decides_by_lot() -> None:
    for number in range(20):
        one, other = (
            pair(order, 3, 4, History(), number) for order in (range(12), range(11, -1, -1))
        )
        assert one == other
    assert len({pair(range(12), 3, 4, History(), number) for number in range(20)}) > 10


def test_too_few_for_a_table() -> None:
    with pytest.raises(TableError, match="competition-too-few"):
        pair([1], 2, 2, History(), 1)


def test_the_work_for_a_round_is_bounded_by_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """For 200 people it took a second a round; nothing of it goes by the clock."""
    tried = Counter[str]()
    exchange = pairing._Search._exchange_two

    def counted(*args: Any) -> bool:
        tried["exchanges"] += 1
        return exchange(*args)

    monkeypatch.setattr(pairing._Search, "_exchange_two", counted)
    rounds: list[Round] = []
    for number in range(2):
        tried.clear()
        rounds.append(pair(range(200), 3, 5, History.of(rounds), number))
        assert 0 < tried["exchanges"] <= pairing._WORK
    again = [pair(range(200), 3, 5, History.of(rounds[:number]), number) for number in range(2)]
    assert again == rounds
    assert all(len(one.entrants) == 200 for one in rounds)
