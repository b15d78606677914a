"""The fixed ratings of autopilots, against which people's are measured.

The quick styles of a game win about as often as each other (docs/balance-1969.md and
docs/balance-space1999.md); where an expert's share of the games of two is known, its rating follows
from that: 80 % is 200 points more, 76 % is 160.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.ratings.rating import Rating, of_points

SIGMA = 2.0
"""The uncertainty of an anchor: small, as it never changes."""

POINTS: Mapping[str, Mapping[str, int]] = {
    "race1969": {
        "balanced": 1400,
        "moonshot": 1400,
        "saboteur": 1400,
        "builder": 1400,
        "expert": 1600,
    },
    "space1999": {
        "navigator": 1400,
        "gambler": 1400,
        "saboteur": 1400,
        "expert": 1560,
    },
}
"""By game and style. Another style has no rating: its seat counts for nobody's."""


def anchor(game: str, style: str | None) -> Rating | None:
    """The rating of an autopilot's style in a game."""
    points = POINTS.get(game, {}).get(style or "")
    return None if points is None else of_points(points, SIGMA)
