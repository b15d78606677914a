"""The reliability of a person: the share of decisions in time, and the usual time to answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

WINDOW = timedelta(weeks=13)
"""What is older doesn't count any more."""

HALF_LIFE = timedelta(weeks=4)
"""A decision of this age counts half as much as one of today."""

ENOUGH = 10
"""Decisions without which nothing is said."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision that somebody was asked for.

    ``took`` is the time until the answer, ``None`` where their time ran out; ``hurried``: a clock
    ran.
    """

    at: datetime
    took: timedelta | None
    hurried: bool = True


@dataclass(frozen=True, slots=True)
class Reliability:
    """``in_time`` is the share of 0 to 1 of decisions under a clock, ``usual`` the median answer.

    ``None`` where too few decisions tell. ``decisions`` is how many there were.
    """

    in_time: float | None
    usual: timedelta | None
    decisions: int


def reliability(answers: Sequence[Answer], now: datetime) -> Reliability:
    """What the answers of the last ``WINDOW`` tell; recent ones count more."""
    weighed = [
        (one, 0.5 ** (max(now - one.at, timedelta(0)) / HALF_LIFE))
        for one in answers
        if now - one.at < WINDOW
    ]
    hurried = [(one, weight) for one, weight in weighed if one.hurried]
    share = None
    if len(hurried) >= ENOUGH:
        kept = sum(weight for one, weight in hurried if one.took is not None)
        share = kept / sum(weight for _, weight in hurried)
    took = sorted((one.took, weight) for one, weight in weighed if one.took is not None)
    return Reliability(share, _median(took) if len(took) >= ENOUGH else None, len(weighed))


def _median(took: Sequence[tuple[timedelta, float]]) -> timedelta:
    """The time that half of the answers, by their weights, stayed below."""
    half, so_far = sum(weight for _, weight in took) / 2, 0.0
    for span, weight in took:
        so_far += weight
        if so_far >= half:
            return span
    return took[-1][0]
