"""Round robins: everybody meets everybody, whoever comes and goes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from bot.competitions.progress import Entry, Format, Kind, Progress, begin
from bot.competitions.round_robin import Plan, plan
from bot.competitions.rounds import SHARE
from tests.bot.competitions import seasons


def meetings(planned: Plan) -> Counter[tuple[int, int]]:
    return Counter(
        (min(two), max(two))
        for one in planned
        for table in one.tables
        for two in combinations(table, 2)
    )


def test_two_seats_each_two_meet_once_and_first_seats_differ_by_one() -> None:
    for people in range(2, 41):
        planned = plan(people, 2, 2, 1)
        assert len(planned) == people - 1 + people % 2
        assert meetings(planned) == Counter(combinations(range(people), 2))
        first = Counter(table[0] for one in planned for table in one.tables)
        second = Counter(table[1] for one in planned for table in one.tables)
        assert all(abs(first[one] - second[one]) <= 1 for one in range(people))
        byes = Counter(one for planned_round in planned for one in planned_round.byes)
        assert set(byes.values()) <= {1}
        assert len(byes) == people * (people % 2)
        assert all(one.entrants == frozenset(range(people)) for one in planned)


def test_return_matches_turn_the_seats_round() -> None:
    planned = plan(6, 2, 2, 1, meetings=2)
    assert len(planned) == 10
    assert set(meetings(planned).values()) == {2}
    seated = Counter(table for one in planned for table in one.tables)
    assert set(seated.values()) == {1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_square_of_people_meet_exactly_once(seats: int) -> None:
    planned = plan(seats**2, seats, seats, 1)
    assert len(planned) == seats + 1
    assert meetings(planned) == Counter(combinations(range(seats**2), 2))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_meets_everybody_at_larger_tables(seats: int) -> None:
    for people in (seats, 7, 8, 10, 13):
        planned = plan(people, 2, seats, people)
        assert meetings(planned).keys() == set(combinations(range(people), 2))
        least = -(-(people - 1) // (seats - 1))
        assert least <= len(planned) <= 2 * least + 1
        assert all(one.entrants == frozenset(range(people)) for one in planned)
        first, shares = Counter[int](), Counter[int]()
        for one in planned:
            for table in one.tables:
                first[table[0]] += 1
                shares.update(dict.fromkeys(table, SHARE // len(table)))
        assert all(abs(first[one] * SHARE - shares[one]) <= SHARE for one in range(people))


def test_as_many_rounds_as_there_is_time_for() -> None:
    for rounds in (1, 3, 9):
        assert len(plan(12, 3, 4, 1, rounds=rounds)) == rounds
        assert len(plan(6, 2, 2, 1, rounds=rounds)) == rounds
    short = meetings(plan(12, 3, 3, 1, rounds=3))
    assert max(short.values()) == 1


def test_who_comes_in_has_the_tables_of_who_left() -> None:
    form = Format(kind=Kind.ROUND_ROBIN, seats=2)
    entries = tuple(Entry(entrant) for entrant in range(1, 7))
    progress = Progress(form, entries, 3, begin(form, 6, 3))
    first = progress.next_round()
    assert first is not None
    progress = seasons.played(Random(1), progress, first)
    before = progress.next_round()
    entries = (*(replace(one, gone=one.entrant == 4) for one in entries), Entry(7, replaces=4))
    after = replace(progress, entries=entries).next_round()
    assert before is not None
    assert after is not None

    def renamed(table: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(7 if entrant == 4 else entrant for entrant in table)

    assert after.tables == tuple(map(renamed, before.tables))


def test_whoever_comes_and_goes_everybody_plays_who_is_there() -> None:
    for case in range(120):
        chance = Random(f"coming and going {case}")
        form = seasons.format_of(chance, Kind.ROUND_ROBIN, rounds=chance.choice((None, 3, 5)))
        begun = seasons.begun(chance, form, chance.randint(form.least, 9))
        for progress, paired in seasons.to_the_end(chance, begun, leaving=0.1, replaced=0.5):
            assert paired.entrants == set(progress.active)
            seated = [one for table in paired.tables for one in table]
            assert len(seated) == len(set(seated))
            assert all(form.least <= len(table) <= form.seats for table in paired.tables)
            assert {absent for _, absent in paired.walkovers} <= progress.gone
            if form.seats > 2 and len(progress.active) >= 2 * form.least * form.seats:
                assert not paired.byes
