"""Ratings find hidden strengths: 200 people who play 20 games each, of two to five seats."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from bot.domain.community.results import How, Result, SeatResult
from bot.ratings.fold import rated_by
from bot.ratings.rating import MODEL, START, Rating

PEOPLE, LEAST, NEAR = 200, 20, 40
"""People, the games that each plays at least, and how many of those who want to play may meet."""
AT = datetime(2026, 5, 6, tzinfo=UTC)


def correlation(one: dict[int, float], other: dict[int, float]) -> float:
    """Spearman's, of two orders without ties."""
    ranks = [
        {user: at for at, user in enumerate(sorted(of, key=of.__getitem__))} for of in (one, other)
    ]
    apart = sum((ranks[0][user] - ranks[1][user]) ** 2 for user in one)
    return 1 - 6 * apart / (len(one) * (len(one) ** 2 - 1))


def season(
    seed: int, spread: float, *, gone: float = 0.0, pilots: float = 0.0
) -> tuple[dict[int, float], dict[int, Rating]]:
    """Hidden strengths, and the ratings after everybody has played ``LEAST`` games.

    ``spread`` is that of strengths; in a game everybody is as much better or worse as the model
    says. ``gone`` and ``pilots`` are the chances of a player to leave, and of a seat to be an
    autopilot's.
    """
    lot = Random(seed)
    strengths = {user: lot.gauss(START.mu, spread) for user in range(1, PEOPLE + 1)}
    ratings: dict[int, Rating] = {}
    played = dict.fromkeys(strengths, 0)
    while min(played.values()) < LEAST:
        wanting = sorted(played, key=lambda user: (played[user], lot.random()))[:NEAR]
        people = lot.sample(wanting, lot.randint(2, 5))
        rows: list[tuple[float, int | None, How]] = [
            (
                lot.gauss(strengths[user], MODEL.beta),
                user,
                How.LEFT if lot.random() < gone else How.PLAYED,
            )
            for user in people
        ]
        if lot.random() < pilots:
            rows[-1] = (lot.gauss(START.mu - 100 / 24, MODEL.beta), None, How.AUTOPILOT)
        rows.sort(reverse=True)
        seats = tuple(
            SeatResult(
                seat, "", user, "balanced" if user is None else None, seat + 1, how,
                lot.randint(1, 99) if how is How.LEFT else None,
            )
            for seat, (_, user, how) in enumerate(rows)
        )  # fmt: skip
        result = Result(1, 1, "race1969", AT, True, seats)
        for change in rated_by(result, ratings):
            user = seats[change.row].user_id
            assert user is not None
            ratings[user] = change.after
        for one in seats:
            if one.user_id is not None:
                played[one.user_id] += 1
    return strengths, ratings


@pytest.mark.parametrize(
    ("spread", "gone", "pilots"), [(START.sigma, 0.0, 0.0), (MODEL.beta, 0.03, 0.1)]
)
def test_ratings_recover_the_hidden_strengths(spread: float, gone: float, pilots: float) -> None:
    strengths, ratings = season(1969, spread, gone=gone, pilots=pilots)
    assert len(ratings) == PEOPLE
    assert min(rating.games for rating in ratings.values()) >= LEAST
    found = correlation(strengths, {user: rating.mu for user, rating in ratings.items()})
    assert found >= 0.8
    assert sum(rating.known for rating in ratings.values()) > 0.9 * PEOPLE
    assert season(1969, spread, gone=gone, pilots=pilots)[1] == ratings
