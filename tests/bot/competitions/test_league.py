"""Divisions: who goes up and down, and that nobody is lost."""

from __future__ import annotations

from random import Random

import pytest

from bot.competitions.league import DivisionRules, cut, next_season

RULES = DivisionRules(size=4, moving=1, least=2)


def test_the_first_and_the_last_change_places() -> None:
    moves = next_season([(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11)], RULES)
    assert list(map(set, moves.divisions)) == [{1, 2, 3, 5}, {4, 6, 7, 9}, {8, 10, 11}]
    assert (moves.up, moves.down) == ((5, 9), (4, 8))


def test_a_place_that_is_free_goes_to_the_next_best() -> None:
    moves = next_season([(1, 2, 3, 4), (5, 6, 7, 8)], RULES, gone={2}, newcomers=(9, 10))
    assert list(map(set, moves.divisions)) == [{1, 3, 5, 6}, {4, 7, 8, 9, 10}]
    assert (moves.up, moves.down) == ((5, 6), (4,))


def test_who_came_in_mid_season_stays() -> None:
    moves = next_season([(1, 2, 3, 4), (5, 6, 7, 8)], RULES, staying={4, 5})
    assert list(map(set, moves.divisions)) == [{1, 2, 4, 6}, {3, 5, 7, 8}]


def test_one_division_alone_stays_together() -> None:
    assert next_season([(1, 2, 3)], RULES).divisions == ((1, 2, 3),)
    assert next_season([(1, 2, 3)], RULES, gone={1, 2, 3}).divisions == ((),)


def test_divisions_that_cannot_be() -> None:
    for size, moving, least in ((4, 3, 2), (4, 1, 5), (4, 1, 1), (4, -1, 2)):
        with pytest.raises(ValueError, match="of"):
            cut((1, 2, 3), DivisionRules(size, moving, least))


def test_nobody_is_lost_and_results_count() -> None:
    for case in range(1500):
        chance = Random(f"league {case}")
        size = chance.randint(3, 10)
        rules = DivisionRules(size, chance.randint(0, size // 2), chance.randint(2, size))
        people = list(range(chance.randint(2, 60)))
        divisions = cut(people, rules)
        for _ in range(3):
            finished = [chance.sample(division, len(division)) for division in divisions]
            before = [one for division in finished for one in division]
            gone = {one for one in before if chance.random() < 0.1}
            staying = {one for one in before if chance.random() < 0.1} - gone
            new = [max([*before, 0]) + 1 + i for i in range(chance.choice((0, 0, 1, 5)))]
            moves = next_season(finished, rules, gone=gone, staying=staying, newcomers=new)
            after = [one for division in moves.divisions for one in division]
            assert sorted(after) == sorted({*before, *new} - gone)
            assert all(len(division) == size for division in moves.divisions[:-1])
            if len(moves.divisions) > 1:
                assert rules.least <= len(moves.divisions[-1]) < size + rules.least
            was = {one: at for at, division in enumerate(finished) for one in division}
            now = {one: at for at, division in enumerate(moves.divisions) for one in division}
            assert set(moves.up) == {one for one in after if one in was and now[one] < was[one]}
            assert set(moves.down) == {one for one in after if one in was and now[one] > was[one]}
            if not gone and not new:
                assert all(abs(now[one] - was[one]) <= 1 for one in after)
                assert not staying & {*moves.up, *moves.down}
                for at, division in enumerate(finished):
                    held = [one for one in division if one not in staying]
                    moved_up = [one for one in held if now[one] < at]
                    moved_down = [one for one in held if now[one] > at]
                    assert moved_up == held[: len(moved_up)]
                    assert moved_down == held[len(held) - len(moved_down) :]
            divisions = moves.divisions
