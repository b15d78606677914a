"""First seats and identities are shared out."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.competitions.pairing import pair
from bot.competitions.rounds import History, Round
from bot.competitions.seats import share_out_first_seats, share_out_identities


def test_whoever_had_it_too_rarely_sits_first() -> None:
    (found,) = share_out_first_seats([Round(((1, 2), (3, 4)))], History(due={1: -30, 2: 30, 4: 30}))
    assert found.tables == ((2, 1), (4, 3))


def test_a_whole_season_is_shared_out_at_once() -> None:
    rounds = [Round(((1, 2),)), Round(((2, 3),)), Round(((1, 3),)), Round(((1, 2),))]
    found = share_out_first_seats(rounds, History())
    due = History.of(found).due
    assert max(map(abs, due.values())) <= 30


def test_identities_are_had_equally_often() -> None:
    """Over rounds at tables with all identities, and with fewer people than identities."""
    for case in range(16):
        chance = Random(f"identities {case}")
        seats = chance.randint(2, 5)
        identities = [f"nation {number}" for number in range(chance.randint(seats, 5))]
        rounds: list[Round] = []
        had: dict[int, list[str]] = {one: [] for one in range(seats * 4)}
        for turn in range(len(identities) * 2):
            rounds.append(pair(had, seats, seats, History.of(rounds), turn))
            for place, table in enumerate(rounds[-1].tables):
                chosen = share_out_identities(table, had, identities, turn * 100 + place)
                assert len(set(chosen)) == seats
                assert set(chosen) <= set(identities)
                for entrant, identity in zip(table, chosen, strict=True):
                    had[entrant].append(identity)
        for mine in had.values():
            counts = Counter(mine)
            assert all(abs(counts[identity] - 2) <= 2 for identity in identities)
            assert sum(abs(counts[identity] - 2) > 1 for identity in identities) <= 1
