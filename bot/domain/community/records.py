"""Records of a server: its highest, shortest and closest games, found in results. Pure.

Only good things are told, and each of one game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from rules.core.game import Json, Seat

LEVELS = ("easy", "normal", "hard")
"""Of the easiest to the hardest; others are as easy as the first."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """What a record goes by; ``number`` is the result's."""

    number: int
    game: str
    finished_at: datetime
    detail: Json


@dataclass(frozen=True, slots=True)
class Mark:
    """How good a game was: ``rank`` compares, the highest is best; ``figure`` is told.

    ``seats`` are those whose it is; none: it is everybody's, or with ``won`` the winners'.
    """

    rank: tuple[int, ...]
    figure: int
    seats: tuple[Seat, ...] = ()
    won: bool = False


@dataclass(frozen=True, slots=True)
class ServerRecord:
    """The best of a server's games by one measure, the earliest of equals."""

    id: str
    game: FinishedGame
    mark: Mark


def _seats_with(best: int, figures: Sequence[int | None]) -> tuple[Seat, ...]:
    return tuple(seat for seat, figure in enumerate(figures) if figure == best)


def _highest(detail: Mapping[str, Any]) -> Mark | None:
    scores = detail.get("scores")
    if not scores or "moon" not in detail:
        return None
    best = max(scores)
    return Mark((best,), best, _seats_with(best, scores))


def _closest(detail: Mapping[str, Any]) -> Mark | None:
    scores = sorted(detail.get("scores") or (), reverse=True)
    if len(scores) < 2 or "moon" not in detail:
        return None
    apart = scores[0] - scores[1]
    return Mark((-apart,), apart)


def _first_on_moon(detail: Mapping[str, Any]) -> Mark | None:
    years = [year for year in detail.get("moon") or () if year is not None]
    if not years:
        return None
    first = min(years)
    return Mark((-first,), first, _seats_with(first, detail["moon"]))


def _fastest_home(detail: Mapping[str, Any]) -> Mark | None:
    rounds = detail.get("rounds")
    return None if rounds is None else Mark((-rounds,), rounds, won=True)


def _longest_route(detail: Mapping[str, Any]) -> Mark | None:
    routes = detail.get("routes")
    if not routes:
        return None
    best = max(routes)
    return Mark((best,), best, _seats_with(best, routes))


def _hardest_mission(detail: Mapping[str, Any]) -> Mark | None:
    if not detail.get("won"):
        return None
    level = detail.get("level")
    rank = LEVELS.index(level) if level in LEVELS else 0
    return Mark((rank, detail["score"]), detail["score"])


RECORDS: Mapping[str, Callable[[Mapping[str, Any]], Mark | None]] = {
    "highest": _highest,
    "closest": _closest,
    "first-on-moon": _first_on_moon,
    "fastest-home": _fastest_home,
    "longest-route": _longest_route,
    "hardest-mission": _hardest_mission,
}
"""The measures by id, in the order in which they are told. Each knows its game by the figures."""


def server_records(games: Iterable[FinishedGame]) -> list[ServerRecord]:
    """The records of a server whose finished games are given in order."""
    found: dict[str, ServerRecord] = {}
    for one in games:
        if not isinstance(one.detail, dict):
            continue
        for name, measure in RECORDS.items():
            mark = measure(one.detail)
            if mark is not None and (name not in found or mark.rank > found[name].mark.rank):
                found[name] = ServerRecord(name, one, mark)
    return [found[name] for name in RECORDS if name in found]


def quarter_start(now: datetime) -> datetime:
    """The first moment of the quarter of a year, by UTC: what a server has played lately.

    >>> str(quarter_start(datetime(2026, 5, 9, tzinfo=UTC)).date())
    '2026-04-01'
    """
    now = now.astimezone(UTC)
    month = 3 * ((now.month - 1) // 3) + 1
    return now.replace(month=month, day=1, hour=0, minute=0, second=0, microsecond=0)


def count_since(games: Sequence[FinishedGame], since: datetime) -> int:
    """How many games have ended since a moment."""
    return sum(one.finished_at >= since for one in games)
