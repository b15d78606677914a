"""Records of games that are won or lost together: by mission or campaign, level and crew."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.domain.community.results import How, Result

OVER = (How.PLAYED, How.TOOK_OVER)
"""How a person's game has to have gone to count for their record."""


@dataclass(frozen=True, slots=True, order=True)
class Played:
    """What was played: a mission or a campaign, at a level, with so many astronauts."""

    campaign: str
    mission: str
    level: str
    crew: int


@dataclass(frozen=True, slots=True)
class Record:
    """How often something was played to its end and won, and the best score of it."""

    game: str
    played: Played
    games: int = 0
    won: int = 0
    best: int = 0


def records(results: Iterable[Result], user_id: int) -> list[Record]:
    """A person's records, by what was played; games that they left don't count."""
    found: dict[tuple[str, Played], Record] = {}
    for result in results:
        detail = result.detail or {}
        own = [one for one in result.seats if one.user_id == user_id]
        stayed = any(one.how in OVER and one.until is None for one in own)
        if "mission" not in detail or not stayed:
            continue
        played = Played(*(detail[name] for name in ("campaign", "mission", "level", "crew")))
        key = result.game, played
        so_far = found.get(key, Record(*key))
        found[key] = replace(
            so_far,
            games=so_far.games + 1,
            won=so_far.won + detail["won"],
            best=max(so_far.best, detail["score"]),
        )
    return [found[key] for key in sorted(found)]
