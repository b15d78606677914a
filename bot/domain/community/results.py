"""Results of finished games: the places, and how each person's game went. Pure.

A seat may have had several players, so a result has a row for each of them. What counts against
whom is for ``counted_seats`` to say (docs/ratings.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum

from bot.domain.table import Origin, SeatAssignment, Table
from rules.core.game import AnyGame, Json, Outcome, Seat

LEAST_PEOPLE = 2
"""People at the start of a rated game, at least."""


class How(StrEnum):
    """How a player's game went."""

    PLAYED = "played"
    """From the start to the end, perhaps with an autopilot's help in between."""
    LEFT = "left"
    """They gave their seat up, or it was given away as they were late, and didn't come back."""
    TIMED_OUT = "timed-out"
    """The clock put an autopilot in their place, and they didn't come back."""
    REPLACED = "replaced"
    """They gave their seat away, and everybody who played there had agreed."""
    TOOK_OVER = "took-over"
    """They sat down in a game that was going on."""
    AUTOPILOT = "autopilot"
    """An autopilot that sat there from the start."""

    @property
    def gone(self) -> bool:
        """Whether it counts as having left the table before the end."""
        return self in (How.LEFT, How.TIMED_OUT)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A player of a seat, with the place of the seat in the end: 1 is best, ties share a place.

    ``user_id`` is ``None`` for an autopilot, and for a person who was forgotten; ``autopilot`` is
    the style that had the seat at the end, unless a person did. ``until`` is the version of the
    table's log at which the player's part ended, ``None`` where it was the game's end.
    """

    seat: Seat
    identity: str
    user_id: int | None
    autopilot: str | None
    place: int
    how: How
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game that was played to its end.

    ``detail`` is what else the game's records need (``GameDefinition.result_detail``). ``number``
    orders results as they were written; 0 before that. ``guild_id`` is 0 once the server was
    forgotten.
    """

    table_id: int
    guild_id: int
    game: str
    finished_at: datetime
    rated: bool
    seats: tuple[SeatResult, ...]
    detail: Json = field(default=None)
    number: int = 0

    @property
    def people(self) -> frozenset[int]:
        """Everybody who played, as far as they aren't forgotten."""
        return frozenset(one.user_id for one in self.seats if one.user_id is not None)


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat that changed hands at a version of the log; ``by`` is who had it done, if a person.

    Players are as ``MoveBatch.assign_seat`` notes them.
    """

    version: int
    seat: Seat
    before: Json
    after: Json
    by: int | None
    how: Origin


class Unrated(StrEnum):
    """The reason why a table's game can't be rated."""

    TOGETHER = "together"
    """Its players win or lose together: the game has records."""
    GUIDED = "guided"
    """It is explained as it is played."""
    ALONE = "alone"
    """Fewer than two people play."""
    TWO_SEATS = "two-seats"
    """Somebody has more than one seat."""


def unrated(game: AnyGame, table: Table, seats: Iterable[int | None]) -> Unrated | None:
    """Why a table's game isn't rated; ``seats`` are the people (or ``None``) at its start."""
    people = [user for user in seats if user is not None]
    if game.together:
        return Unrated.TOGETHER
    if table.guided:
        return Unrated.GUIDED
    if len(set(people)) < LEAST_PEOPLE:
        return Unrated.ALONE
    return Unrated.TWO_SEATS if len(set(people)) < len(people) else None


def result_of(
    game: AnyGame,
    table: Table,
    outcome: Outcome,
    changes: Sequence[SeatChange],
    detail: Json,
    finished_at: datetime,
) -> Result:
    """The result of a game that has just ended; ``changes`` are in the order of the log."""
    places = {standing.seat: standing.rank for standing in outcome.standings}
    found: list[SeatResult] = []
    beginners: list[int | None] = []
    for record in table.seats:
        own = [change for change in changes if change.seat == record.seat]
        first = own[0].before if own else _player(record)
        # A person who was forgotten since has no number, but was nobody's autopilot.
        beginners.append(None if first["autopilot"] else first["person"] or -1 - record.seat)
        found += _players(record, own, first, places[record.seat])
    rated = table.settings.rated and unrated(game, table, beginners) is None
    return Result(table.id, table.guild_id, table.game, finished_at, rated, tuple(found), detail)


def _player(record: SeatAssignment) -> Json:
    return {"person": record.user_id, "name": record.name, "autopilot": record.autopilot}


def _players(
    record: SeatAssignment, changes: Sequence[SeatChange], first: Json, place: int
) -> list[SeatResult]:
    """The rows of one seat, in the order in which its players sat down.

    An autopilot that stands in has none; the last row has its style.
    """
    blank = SeatResult(record.seat, record.identity, None, None, place, How.PLAYED)
    rows: dict[int | None, SeatResult] = {}
    first_is_person = not first["autopilot"]
    if not first_is_person:
        until = next((one.version for one in changes if not one.after["autopilot"]), None)
        rows[_PILOT] = replace(blank, how=How.AUTOPILOT, until=until)
    ends: list[SeatChange | None] = [*changes, None]
    for number, (player, ended) in enumerate(
        zip([first, *(one.after for one in changes)], ends, strict=True)
    ):
        if player["autopilot"]:
            continue
        user = player["person"]
        began = rows[user].how is not How.TOOK_OVER if user in rows else number == 0
        how = How.PLAYED if began else How.TOOK_OVER
        if ended is not None and began:
            how = _gone(ended)
        until = None if ended is None else ended.version
        rows[user] = replace(blank, user_id=user, how=how, until=until)
    last = changes[-1].after if changes else first
    found = sorted(rows.values(), key=lambda one: one.until is None)
    found[-1] = replace(found[-1], autopilot=last["autopilot"])
    return found


_PILOT = 0
"""Stands for the first autopilot among the user ids of a seat's players."""


def _gone(ended: SeatChange) -> How:
    """How a person's game went whose seat changed hands, unless they came back."""
    if ended.how is Origin.VOTE:
        return How.REPLACED
    return How.TIMED_OUT if ended.how is Origin.CLOCK else How.LEFT


@dataclass(frozen=True, slots=True)
class Counted:
    """A seat as it counts for the rating of all: the row that stands for it, and the place.

    ``taker`` is the row of who took the seat over and has it at the end, if that is another. Rows
    are places in ``Result.seats``. The seat's autopilot stands for it where ``by_autopilot``.
    """

    row: int
    place: int
    by_autopilot: bool = False
    taker: int | None = None


def counted_seats(players: Sequence[SeatResult]) -> list[Counted]:
    """Who counts for each seat, and at which place, in the order of seats.

    Those who stayed keep the order of the game. Whoever left or lost their seat comes after all
    who were there when they did: behind those who stayed, and behind those who left later.
    """
    by_seat: dict[Seat, list[int]] = {}
    for row, one in enumerate(players):
        by_seat.setdefault(one.seat, []).append(row)
    found: list[Counted] = []
    for _, rows in sorted(by_seat.items()):
        first, last = rows[0], rows[-1]
        first = next((row for row in rows if players[row].how is not How.TOOK_OVER), first)
        taken = players[last].how is How.TOOK_OVER and players[last].until is None
        how = players[first].how
        if taken and how in (How.REPLACED, How.AUTOPILOT):
            found.append(Counted(last, 0))
        elif how in (How.REPLACED, How.AUTOPILOT):
            found.append(Counted(last, 0, by_autopilot=True))
        else:
            found.append(Counted(first, 0, taker=last if taken and last != first else None))
    keys = [_order(players[one.row]) for one in found]
    return [
        replace(one, place=1 + sum(other < key for other in keys))
        for one, key in zip(found, keys, strict=True)
    ]


def _order(player: SeatResult) -> tuple[bool, int]:
    """Sorts those who stayed by their place, then who left, the last of them first."""
    if player.how.gone:
        return True, -(player.until or 0)
    return False, player.place
