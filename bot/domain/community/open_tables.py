"""Open tables of a server, and what people wait for who found none: which fits what. Pure.

An interest is somebody's wish for a table. It is over once a table was found for it, once its
person takes it back, or after ``KEPT``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.seating import is_full, most_seats
from bot.domain.table import Status, Table
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from rules.core.game import AnyGame

KEPT = timedelta(days=14)
"""The time after which an interest is over."""
MOST_INTERESTS = 5
"""Interests that one person may have in a server at a time."""
THINKING = timedelta(minutes=2)
"""The time after which a wish counts: its person may go on to choose a pace and a number."""
TOLD_EVERY = timedelta(hours=24)
"""The shortest time between two direct messages about open tables to one person."""
QUICK = timedelta(hours=1)
"""The longest time for a decision at a table of one sitting."""


class Pace(StrEnum):
    """How fast somebody wants to play."""

    ANY = "any"
    QUICK = "quick"
    """In one sitting: at most ``QUICK`` for a decision."""
    DAYS = "days"
    """Now and then, over days."""

    def suits(self, settings: TableSettings) -> bool:
        """Whether a table's clock is as fast as that."""
        if self is Pace.ANY:
            return True
        quick = settings.clock is not None and settings.clock <= QUICK
        return quick is (self is Pace.QUICK)


@dataclass(frozen=True, slots=True)
class Interest:
    """Somebody's wish for a table of a game.

    ``seats`` is the number of people at it, 0 for any; ``number`` orders interests as they came.
    Each change of a wish moves ``until``.
    """

    number: int
    guild_id: int
    user_id: int
    name: str
    game: str
    pace: Pace
    seats: int
    until: datetime

    @property
    def since(self) -> datetime:
        """When the wish was noted, or changed last."""
        return self.until - KEPT

    def fits(self, game: AnyGame, table: Table) -> bool:
        """Whether the person may like to sit down at a table that waits for people."""
        return (
            self.game == table.game
            and waits_for_people(game, table)
            and self.user_id not in table.people
            and self.pace.suits(table.settings)
            and (not self.seats or self._finds_number(game, table))
        )

    def _finds_number(self, game: AnyGame, table: Table) -> bool:
        """Whether a table can begin with the number of people, the person among them."""
        numbers = game.seats_with(table.settings.options)
        can_come = self.seats in numbers and self.seats <= most_seats(game, table)
        return can_come and len(table.seats) < self.seats

    def is_told_of(self, game: AnyGame, table: Table) -> bool:
        """Whether a table fits that the person wasn't shown when the wish was noted."""
        return table.created_at > self.since and self.fits(game, table)


def waits_for_people(game: AnyGame, table: Table) -> bool:
    """Whether somebody else can sit down before the game begins.

    Guided and what-if tables are their person's.
    """
    own = table.guided or table.what_if
    return table.status is Status.LOBBY and not own and not is_full(game, table)


def in_order(games: Mapping[str, AnyGame], tables: Iterable[Table]) -> list[Table]:
    """Tables as a board lists them: first those that lack the fewest people to begin."""

    def lacking(table: Table) -> int:
        least = min(games[table.game].seats_with(table.settings.options))
        return max(least - len(table.seats), 0)

    return sorted(tables, key=lambda table: (lacking(table), -table.id))


def check_interest(game: AnyGame, seats: int) -> None:
    """Raise ``TableError`` for a number of people for which a game isn't."""
    if seats and seats not in game.seat_counts:
        raise TableError("unknown-control")


def party(game: AnyGame, waiting: Sequence[Interest]) -> tuple[Interest, ...]:
    """Those of the people interested in a game for whom a table can be opened now; else nobody.

    ``waiting`` stand in the order in which they came. A table is opened for the first of them
    whose wish can be met: of a number of people as soon as so many would play so, of any number as
    soon as there are enough for the game, at least two. Somebody counts once.
    """
    for first in waiting:
        together = _together(first, waiting)
        needed = first.seats or max(min(game.seat_counts), 2)
        if len(together) >= needed:
            return tuple(together[:needed])
    return ()


def _together(first: Interest, waiting: Sequence[Interest]) -> list[Interest]:
    """Those who would play with the first at one pace and one number of people; the first first."""
    found, seen, pace = [first], {first.user_id}, first.pace
    for one in waiting:
        if one.user_id in seen or one.seats not in (0, first.seats):
            continue
        if Pace.ANY not in (pace, one.pace) and one.pace is not pace:
            continue
        if pace is Pace.ANY:
            pace = one.pace
        found.append(one)
        seen.add(one.user_id)
    return found


def pace_of(together: Collection[Interest]) -> Pace:
    """The pace that suits people who are interested in the same table."""
    return next((one.pace for one in together if one.pace is not Pace.ANY), Pace.ANY)
