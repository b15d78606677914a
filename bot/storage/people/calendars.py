"""The calendars of people at their tables: quiet hours, free weekends, absences."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.calendar import ALWAYS, Absence, Calendar, PersonalHours, QuietHours
from bot.domain.table import Person, Table
from bot.storage.people import people as known_people
from bot.storage.schema import absences, people, seats, tables
from rules.core.game import Seat

_FREE_WEEKENDS = tables.c.settings["free_weekends"].as_boolean().label("free_weekends")


def hours_of(connection: Connection, user_id: int) -> PersonalHours:
    """A person's time zone and quiet hours."""
    return _hours(connection, [user_id]).get(user_id, PersonalHours())


def hours_of_people(connection: Connection, user_ids: Collection[int]) -> dict[int, PersonalHours]:
    """The same of those of these people who are known."""
    return _hours(connection, user_ids)


def put_hours(connection: Connection, person: Person, hours: PersonalHours) -> None:
    """Keep what a person tells of their day."""
    known_people.keep(connection, person)
    connection.execute(
        update(people)
        .where(people.c.user_id == person.id)
        .values(
            zone=hours.zone,
            quiet_start=None if hours.quiet is None else hours.quiet.start,
            quiet_end=None if hours.quiet is None else hours.quiet.end,
        )
    )


def of_people(
    connection: Connection, table_id: int, user_ids: Collection[int]
) -> dict[int, Calendar]:
    """The calendar of each of these people at a table, whether they sit there or not."""
    free_weekends = connection.scalar(select(_FREE_WEEKENDS).where(tables.c.id == table_id))
    away = _absences(connection, absences.c.table_id == table_id)
    hours = _hours(connection, user_ids)
    return {
        user: _calendar(hours, bool(free_weekends), user, away.get((table_id, user), ()))
        for user in user_ids
    }


def of_everybody(
    connection: Connection, which: Collection[Table]
) -> dict[int, dict[int, Calendar]]:
    """The calendar of each person who sits at these tables, by table and user id."""
    away = _absences(connection, absences.c.table_id.in_([table.id for table in which]))
    hours = _hours(connection, {user for table in which for user in table.people})
    return {
        table.id: {
            user: _calendar(
                hours, table.settings.free_weekends, user, away.get((table.id, user), ())
            )
            for user in table.people
        }
        for table in which
    }


def of_tables(
    connection: Connection, table_ids: Collection[int]
) -> dict[int, dict[Seat, Calendar]]:
    """The calendars of these tables' people by their seats; not those of whom all time counts."""
    rows = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.user_id, _FREE_WEEKENDS)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.table_id.in_(table_ids), seats.c.user_id.is_not(None))
    ).all()
    away = _absences(connection, absences.c.table_id.in_(table_ids))
    hours = _hours(connection, {row.user_id for row in rows})
    found: dict[int, dict[Seat, Calendar]] = {}
    for row in rows:
        calendar = _calendar(
            hours, row.free_weekends, row.user_id, away.get((row.table_id, row.user_id), ())
        )
        if calendar != ALWAYS:
            found.setdefault(row.table_id, {})[row.seat] = calendar
    return found


def put_absences(
    connection: Connection, table_id: int, user_id: int, spans: Sequence[Absence]
) -> None:
    """Keep when a person is away from a table, in place of what was kept."""
    connection.execute(
        delete(absences).where(absences.c.table_id == table_id, absences.c.user_id == user_id)
    )
    if spans:
        rows = [
            {"table_id": table_id, "user_id": user_id, "since": one.since, "until": one.until}
            for one in spans
        ]
        connection.execute(insert(absences), rows)


def _calendar(
    hours: Mapping[int, PersonalHours], free_weekends: bool, user: int, away: Sequence[Absence]
) -> Calendar:
    calendar = replace(ALWAYS, free_weekends=free_weekends, absences=tuple(away))
    # Whatever the zone, it makes a difference only to what is local.
    own = hours.get(user)
    if own is None or not (free_weekends or own.quiet):
        return calendar
    return calendar.with_hours(own)


def _hours(connection: Connection, user_ids: Collection[int]) -> dict[int, PersonalHours]:
    rows = connection.execute(
        select(people.c.user_id, people.c.zone, people.c.quiet_start, people.c.quiet_end).where(
            people.c.user_id.in_(user_ids), people.c.zone.is_not(None)
        )
    )
    return {
        row.user_id: PersonalHours(
            row.zone,
            None if row.quiet_start is None else QuietHours(row.quiet_start, row.quiet_end),
        )
        for row in rows
    }


def _absences(
    connection: Connection, which: ColumnElement[bool]
) -> dict[tuple[int, int], list[Absence]]:
    rows = connection.execute(select(absences).where(which).order_by(absences.c.since))
    found: dict[tuple[int, int], list[Absence]] = {}
    for row in rows:
        found.setdefault((row.table_id, row.user_id), []).append(Absence(row.since, row.until))
    return found
