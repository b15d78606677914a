"""Single eliminations: one is left, and nobody's place is in doubt."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.competitions.elimination import draw, going_on
from bot.competitions.progress import Format, Kind, round_count
from bot.competitions.rounds import History
from tests.bot.competitions import seasons


def test_two_seats_byes_are_in_the_first_round_only() -> None:
    for people in range(2, 40):
        chance = Random(f"bracket {people}")
        form = Format(kind=Kind.ELIMINATION, seats=2)
        steps = list(seasons.to_the_end(chance, seasons.begun(chance, form, people)))
        games = Counter(one for _, paired in steps for table in paired.tables for one in table)
        assert sum(len(paired.tables) for _, paired in steps) == people - 1
        assert [bool(paired.byes) for _, paired in steps[1:]] == [False] * (len(steps) - 1)
        assert len(steps) == (people - 1).bit_length() == round_count(form, people, ())
        assert max(games.values()) - min(games.values()) < len(steps)


def test_the_first_of_the_draw_meet_last() -> None:
    paired = draw(range(8), 2, 2, History())
    assert {frozenset(table) for table in paired.tables} == {
        frozenset({one, 7 - one}) for one in range(4)
    }
    assert draw(range(6), 2, 2, History()).byes == (0, 1)
    larger = draw(range(12), 3, 4, History())
    assert {frozenset(table) for table in larger.tables} == {
        frozenset({0, 5, 6, 11}),
        frozenset({1, 4, 7, 10}),
        frozenset({2, 3, 8, 9}),
    }


def test_the_best_of_each_table_go_on() -> None:
    assert going_on([[1, 2, 3], [4, 5, 6]], [7], 2, 2) == [7, 1, 2, 4, 5]
    assert going_on([[1, 2], [3, 4]], [], 2, 2) == [1, 3]
    # A final of three needs one more: the first of those behind.
    assert going_on([[1, 2, 3], [4, 5, 6]], [], 3, 1) == [1, 4, 2]


def test_who_is_gone_leaves_the_place_to_the_next() -> None:
    assert going_on([[1, 2, 3], [4, 5, 6]], [7], 2, 1, gone={1, 7}) == [2, 4]
    assert going_on([[1, 2], [3, 4]], [], 2, 1, gone={3}) == [1, 4]


def test_every_elimination_ends_with_one_final() -> None:
    for case in range(400):
        chance = Random(f"elimination {case}")
        form = seasons.format_of(chance, Kind.ELIMINATION)
        leaving = chance.choice((0.0, 0.0, 0.05))
        begun = seasons.begun(chance, form, chance.randint(form.least, 40))
        steps = list(seasons.to_the_end(chance, begun, leaving=leaving, replaced=0.5))
        assert len(steps) < 20
        if leaving == 0:
            assert len(steps) == round_count(form, len(begun.entries), ())
        for number, (progress, paired) in enumerate(steps):
            seated = [one for table in paired.tables for one in table]
            assert len(seated) == len(set(seated))
            assert paired.entrants <= set(progress.active)
            if number and not leaving:
                assert paired.entrants < steps[number - 1][1].entrants
        final = steps[-1][1]
        if leaving == 0:
            assert len(final.tables) == 1
            assert not final.byes


def test_places_follow_from_the_round_that_somebody_reached() -> None:
    for case in range(100):
        chance = Random(f"places {case}")
        form = seasons.format_of(chance, Kind.ELIMINATION)
        begun = seasons.begun(chance, form, chance.randint(form.least, 30))
        progress = seasons.last_of(chance, begun)
        place = {one.entrant: one.place for one in progress.standings()}
        rounds = [past.paired.entrants for past in progress.rounds]
        for number, entrants in enumerate(rounds[:-1]):
            out = [place[one] for one in entrants - rounds[number + 1]]
            assert min(out) > max(place[one] for one in rounds[number + 1])
        assert min(place.values()) == 1
