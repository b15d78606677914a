"""Standings equal an own count; ties are broken as announced."""

from __future__ import annotations

import hashlib
from fractions import Fraction
from random import Random

from bot.competitions.progress import Format, Kind, Progress
from bot.competitions.scoring import POINT, PlayedRound, points, ranked, without
from bot.competitions.standings import TieBreak, standings
from tests.bot.competitions import seasons


def test_points_of_a_table() -> None:
    assert points({1: 1, 2: 2}) == {1: POINT, 2: 0}
    assert points({1: 1, 2: 1}) == {1: POINT // 2, 2: POINT // 2}
    assert points({1: 1, 2: 2, 3: 3, 4: 4, 5: 5}) == {1: 24, 2: 18, 3: 12, 4: 6, 5: 0}
    assert points({1: 1, 2: 1, 3: 3}) == {1: 18, 2: 18, 3: 0}


def test_each_table_hands_out_as_much_as_its_size_says() -> None:
    for case in range(2000):
        chance = Random(f"points {case}")
        table = range(chance.randint(2, 5))
        places = seasons.places_of(chance, table)
        given = points(places)
        assert sum(given.values()) == POINT * len(table) // 2
        for entrant, place in places.items():
            # The places that are shared: from one's own to the one before the next worse.
            sharing = sum(other == place for other in places.values())
            worth = [
                Fraction(len(table) - at, len(table) - 1) for at in range(place, place + sharing)
            ]
            assert Fraction(given[entrant], POINT) == sum(worth) / sharing


def test_who_left_comes_last() -> None:
    assert ranked({1: 1, 2: 2, 3: 3}, left={1}) == {1: 3, 2: 1, 3: 2}
    assert ranked({1: 1, 2: 2, 3: 2, 4: 4}, left={1, 3}) == {1: 3, 3: 4, 2: 1, 4: 2}
    assert ranked({1: 1, 2: 1}, left=set()) == {1: 1, 2: 1}


def test_an_annulled_table_of_two_counts_for_nobody() -> None:
    assert without({1: 2, 2: 1}, {2}) == {}
    assert without({1: 3, 2: 1, 3: 2}, {2}) == {1: 2, 3: 1}


def own_count(progress: Progress) -> dict[int, Fraction]:
    """Everybody's points, counted in another way: by comparing each two at a table."""
    worth = Fraction(1) if progress.form.kind is Kind.SWISS else Fraction(1, 2)
    total = {entry.entrant: Fraction(0) for entry in progress.entries}
    void = progress.annulled()
    for one in progress.rounds:
        for places in one.places:
            assert places is not None
            counted = [entrant for entrant in places if entrant not in void]
            for entrant in counted:
                for other in counted:
                    if entrant == other:
                        continue
                    ahead, behind = places[other] > places[entrant], places[other] < places[entrant]
                    total[entrant] += Fraction(1 + ahead - behind, 2 * (len(counted) - 1))
        for entrant in one.paired.byes:
            total[entrant] += worth if entrant not in void else 0
        for winner, absent in one.paired.walkovers:
            total[winner] += not void & {winner, absent}
    return total


def test_standings_equal_an_own_count() -> None:
    for case in range(250):
        chance = Random(f"standings {case}")
        kind = chance.choice((Kind.SWISS, Kind.ROUND_ROBIN))
        form = seasons.format_of(chance, kind, rounds=chance.randint(1, 4))
        begun = seasons.begun(chance, form, chance.randint(form.least, 9))
        progress = seasons.last_of(chance, begun, leaving=0.06, replaced=0.5)
        found = progress.standings()
        counted = own_count(progress)
        assert {one.entrant: Fraction(one.points, POINT) for one in found} == counted
        assert [one.place for one in found] == sorted(one.place for one in found)
        here = [one for one in found if one.entrant not in progress.gone]
        assert found[: len(here)] == here
        assert [one.points for one in here] == sorted((one.points for one in here), reverse=True)
        for one in found:
            assert one.place == 1 + sum(other.place < one.place for other in found)
            tables = [
                table
                for past in progress.rounds
                for table in past.places
                if table is not None and one.entrant in table
            ]
            if not progress.annulled():
                assert one.played == len(tables)
                assert one.wins == sum(table[one.entrant] == 1 for table in tables)


def order(rounds: list[PlayedRound], *tie_breaks: TieBreak, lot: str = "") -> list[list[int]]:
    """The people by place."""
    people = sorted({one for turn in rounds for table in turn.tables for one in table})
    found = standings(people, rounds, tie_breaks, lot=lot)
    places = sorted({one.place for one in found})
    return [[one.entrant for one in found if one.place == place] for place in places]


TWO_ROUNDS = [
    PlayedRound([{1: 1, 2: 2}, {3: 1, 4: 2}, {5: 1, 6: 2}]),
    PlayedRound([{3: 1, 1: 2}, {2: 1, 5: 2}, {6: 1, 4: 2}]),
]
"""3 has two points, 4 none, all others one. Of these 1 beat 2, 2 beat 5, 5 beat 6."""


def test_without_a_tie_break_places_are_shared() -> None:
    assert order(TWO_ROUNDS) == [[3], [1, 2, 5, 6], [4]]


def test_opponents_points_break_a_tie() -> None:
    # 1 met 2 and 3, 2 met 1 and 5, 5 met 6 and 2, 6 met 5 and 4.
    assert order(TWO_ROUNDS, TieBreak.OPPONENTS) == [[3], [1], [2, 5], [6], [4]]


def test_who_met_is_told_apart_by_that_if_all_did() -> None:
    assert order(TWO_ROUNDS, TieBreak.HEAD_TO_HEAD) == [[3], [1, 2, 5, 6], [4]]
    both = order(TWO_ROUNDS, TieBreak.OPPONENTS, TieBreak.HEAD_TO_HEAD)
    assert both == [[3], [1], [2], [5], [6], [4]]


def test_wins_break_a_tie() -> None:
    rounds = [
        PlayedRound([{1: 1, 2: 2, 3: 3}, {4: 2, 5: 1, 6: 3}]),
        PlayedRound([{1: 3, 4: 2, 7: 1}, {2: 2, 8: 1, 9: 3}]),
    ]
    people = [1, 4]
    found = {one.entrant: one for one in standings(range(1, 10), rounds, [TieBreak.WINS])}
    assert [found[one].points for one in people] == [POINT, POINT]
    assert found[1].place < found[4].place


def test_a_lot_can_be_worked_out_by_anybody() -> None:
    rounds = [PlayedRound([dict.fromkeys(range(5), 1)])]

    def lot(entrant: int) -> str:
        return hashlib.sha256(f"77:{entrant}".encode()).hexdigest()

    by_hand = sorted(range(5), key=lot, reverse=True)
    assert order(rounds, TieBreak.LOT, lot="77") == [[one] for one in by_hand]


def test_a_table_that_is_not_over_counts_as_shared_once_its_round_is() -> None:
    chance = Random("undecided")
    progress = seasons.begun(chance, Format(kind=Kind.SWISS, seats=2), 4)
    paired = progress.next_round()
    assert paired is not None
    one = seasons.played(chance, progress, paired).rounds[0]
    open_ = type(one)(paired, (None, one.places[1]), over=False)
    over = type(one)(paired, (None, one.places[1]))
    assert len(open_.decided()) == 1
    assert over.decided()[0] == dict.fromkeys(paired.tables[0], 1)
