"""Achievements: what somebody did in a single game that is worth telling, found in results. Pure.

None is for playing much. Each is told with the game in which it was earned first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.domain.community.results import How, Result, SeatResult

FIRST_FLIGHT = 1966
"""The first year in which a rocket can reach the Moon by the rulebook's missions."""
LAST_YEAR = 1969
NARROW = 1
"""Points by which a winner is ahead at most."""
MANY_SEATS = 3
"""Seats from which on a win counts as one over others, not over another."""
SHORT_WAY = 8
"""Rounds in which hardly anybody finds home."""
LONG_WAY = 11
"""Tiles of a route that went round everything; five are enough."""


@dataclass(frozen=True, slots=True)
class Part:
    """A person's part in a game that they played to its end: the result, and their row of it."""

    result: Result
    own: SeatResult

    @property
    def won(self) -> bool:
        """Whether they came first; of a game played together, whether all won."""
        return bool(self._detail.get("won", self.own.place == 1))

    @property
    def _detail(self) -> Mapping[str, Any]:
        return self.result.detail or {}

    def of_seat(self, name: str) -> Any:
        """The figure of the person's seat among those of all seats; ``None`` where none is kept."""
        figures = self._detail.get(name)
        return figures[self.own.seat] if isinstance(figures, list) else None

    def figure(self, name: str) -> Any:
        """A figure of the whole game; ``None`` where none is kept."""
        return self._detail.get(name)

    @property
    def seats(self) -> int:
        """The seats of the game."""
        return len({one.seat for one in self.result.seats})


def part_of(result: Result, user_id: int) -> Part | None:
    """A person's part in a game; ``None`` for somebody who didn't play to its end."""
    for own in result.seats:
        stayed = own.until is None and own.how in (How.PLAYED, How.TOOK_OVER)
        if own.user_id == user_id and stayed:
            return Part(result, own)
    return None


def _alone_first(part: Part) -> bool:
    moon, year = part.figure("moon"), part.of_seat("moon")
    return bool(year == FIRST_FLIGHT and moon.count(year) == 1)


def _narrow(part: Part) -> bool:
    scores = part.figure("scores")
    if not part.won or part.seats < MANY_SEATS or scores is None or part.figure("moon") is None:
        return False
    first, second, *_ = sorted(scores, reverse=True)
    return bool(first - second <= NARROW)


def _without_moon(part: Part) -> bool:
    moon = part.figure("moon") or ()
    return part.won and part.of_seat("moon") is None and any(year is not None for year in moon)


def _at_the_last(part: Part) -> bool:
    return part.won and part.of_seat("moon") == LAST_YEAR


def _short_way(part: Part) -> bool:
    rounds = part.figure("rounds")
    return part.won and rounds is not None and rounds <= SHORT_WAY


def _long_way(part: Part) -> bool:
    tiles = part.of_seat("routes")
    return part.won and tiles is not None and tiles >= LONG_WAY


def _unscathed(part: Part) -> bool:
    return part.won and part.figure("wounds") == 0 and part.figure("crew") > 1


def _alone(part: Part) -> bool:
    return part.won and part.figure("crew") == 1


def _hard(part: Part) -> bool:
    return part.won and part.figure("level") == "hard"


def _took_over(part: Part) -> bool:
    return part.won and part.own.how is How.TOOK_OVER


ACHIEVEMENTS: Mapping[str, Callable[[Part], bool]] = {
    "first-flight": _alone_first,
    "at-the-last": _at_the_last,
    "without-moon": _without_moon,
    "narrow": _narrow,
    "short-way": _short_way,
    "long-way": _long_way,
    "unscathed": _unscathed,
    "alone": _alone,
    "hard": _hard,
    "fresh-hands": _took_over,
}
"""What each is for, by id; in the order in which they are told."""
ALL_GAMES = "all-games"
"""For a win in each game; it is earned by the one that was missing."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement with the game in which it was earned first."""

    id: str
    result: Result

    @property
    def at(self) -> datetime:
        """When it was earned."""
        return self.result.finished_at


def achievements(
    results: Iterable[Result], user_id: int, games: Iterable[str]
) -> list[Achievement]:
    """What a person has earned, by the ``games`` that there are; ``results`` are in order."""
    found: dict[str, Achievement] = {}
    missing = set(games)
    for result in results:
        part = part_of(result, user_id)
        if part is None:
            continue
        for name, is_earned in ACHIEVEMENTS.items():
            if name not in found and is_earned(part):
                found[name] = Achievement(name, result)
        if part.won and result.game in missing:
            missing.remove(result.game)
            if not missing:
                found[ALL_GAMES] = Achievement(ALL_GAMES, result)
    return [found[name] for name in (*ACHIEVEMENTS, ALL_GAMES) if name in found]
