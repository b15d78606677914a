"""A person's page: what they have played, how it went, and what they like to play. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.domain.community.achievements import Achievement, achievements, part_of
from bot.domain.community.results import Result

LEAST_FAVOURITE = 2
"""Games with a side before it counts as a favourite."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """How a game was played: ``places`` counts each place, from the first on.

    ``favourite`` is the side that was played most, with how often; ``None`` where none stands out.
    """

    game: str
    finished: int
    won: int
    places: tuple[int, ...]
    favourite: tuple[str, int] | None


@dataclass(frozen=True, slots=True)
class Profile:
    """Games that were left or lost to an autopilot don't count; ``since`` is the first's end."""

    games: Sequence[PlayedGame]
    achievements: Sequence[Achievement]
    since: datetime | None


def profile_of(results: Sequence[Result], user_id: int, games: Sequence[str]) -> Profile:
    """The page of a person whose ``results`` are in order, for the ``games`` that there are."""
    parts = [part for one in results if (part := part_of(one, user_id)) is not None]
    found = []
    for game in games:
        own = [part for part in parts if part.result.game == game]
        if not own:
            continue
        places = Counter(part.own.place for part in own)
        found.append(
            PlayedGame(
                game,
                len(own),
                sum(part.won for part in own),
                tuple(places[place] for place in range(1, max(places) + 1)),
                _favourite(part.own.identity for part in own),
            )
        )
    since = parts[0].result.finished_at if parts else None
    return Profile(found, achievements(results, user_id, games), since)


def _favourite(sides: Iterable[str]) -> tuple[str, int] | None:
    """The side that was played most; nobody's where two were played as often."""
    most = Counter(sides).most_common(2)
    if most[0][1] < LEAST_FAVOURITE or (len(most) > 1 and most[0][1] == most[1][1]):
        return None
    return most[0]
