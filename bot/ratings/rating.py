"""A person's rating in one game, and how it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
"""With its defaults: ratings start at 25 ± 25/3, and 25/6 is what chance and the day do."""

DIGITS = 6
"""Decimals that are kept, so that ratings are the same however often they are worked out."""

MIDDLE, POINT = 1500, 24
"""The points that a new person is shown with, and the points of the model's unit."""

KNOWN = 6.5
"""The uncertainty from which on a rating is a number: after nine games of two or 18 of five."""

STEP = 50
"""A band's ends are multiples of it."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength that a person is believed to have, its uncertainty, and the games behind it."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def known(self) -> bool:
        """Whether it is known well enough for a number."""
        return self.sigma <= KNOWN

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(MIDDLE + (self.mu - START.mu) * POINT)

    @property
    def spread(self) -> int:
        """Its uncertainty in points: about two times of three the strength is so near."""
        return round(self.sigma * POINT)

    @property
    def band(self) -> tuple[int, int]:
        """The lowest and the highest points that a rating stands for that isn't known well."""
        middle, spread = MIDDLE + (self.mu - START.mu) * POINT, self.sigma * POINT
        return round((middle - spread) / STEP) * STEP, round((middle + spread) / STEP) * STEP


START = Rating(MODEL.mu, round(MODEL.sigma, DIGITS))
"""The rating of somebody whose first rated game it is."""


def of_points(points: int, sigma: float) -> Rating:
    """The rating that is shown with so many points."""
    return Rating(START.mu + (points - MIDDLE) / POINT, sigma)


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A person's rating after a game that ended at a time."""

    game: str
    at: datetime
    rating: Rating
