"""Everything that is kept about one person, read for them.

Nothing that they may not know: of moves their own, of votes whether they voted, of a seat's change
the part that concerns them. Ids are texts: many readers of JSON round numbers of this size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    String,
    cast,
    func,
    or_,
    select,
    tuple_,
    union,
)
from sqlalchemy.engine import Connection

from bot.storage.community import competitions, interests
from bot.storage.community.results import has_part
from bot.storage.schema import (
    IS_SEAT_CHANGE,
    absences,
    deadlines,
    hand_messages,
    hints,
    moves,
    notes,
    outbox,
    people,
    reminder_messages,
    result_seats,
    results,
    seats,
    standing_orders,
    table_votes,
    tables,
    votes,
)

PORTION = 1000
"""Moves that are read at once: some milliseconds of the event loop."""

Record: TypeAlias = dict[str, Any]


def names_player(user_id: int) -> ColumnElement[bool]:
    """Whether the detail of a seat's change names a person."""
    return cast(moves.c.detail, String).contains(f'"person":{user_id},')


def lists(column: Column[Any], user_id: int) -> ColumnElement[bool]:
    """Whether a JSON list of user ids holds one."""
    text = cast(column, String)
    places = (f"[{user_id}]", f"[{user_id},", f",{user_id},", f",{user_id}]")
    return or_(*(text.contains(place) for place in places))


def _with_person(user_id: int) -> list[Select[tuple[int]]]:
    """Selects the tables that hold a person's id, by what holds it."""
    return [
        select(tables.c.id).where(tables.c.host_id == user_id),
        select(tables.c.id).where(tables.c.opened_by == user_id),
        select(seats.c.table_id).where(seats.c.user_id == user_id),
        select(moves.c.table_id).where(moves.c.user_id == user_id),
        select(moves.c.table_id).where(IS_SEAT_CHANGE, names_player(user_id)),
        select(votes.c.table_id).where(_in_vote(user_id)),
        select(table_votes.c.table_id).where(_in_table_vote(user_id)),
        select(absences.c.table_id).where(absences.c.user_id == user_id),
        select(outbox.c.table_id).where(outbox.c.target == user_id),
        select(hand_messages.c.table_id).where(hand_messages.c.user_id == user_id),
        select(reminder_messages.c.table_id).where(reminder_messages.c.user_id == user_id),
        select(standing_orders.c.table_id).where(standing_orders.c.user_id == user_id),
        select(notes.c.table_id).where(notes.c.user_id == user_id),
    ]


def _in_vote(user_id: int) -> ColumnElement[bool]:
    in_lists = (lists(column, user_id) for column in (votes.c.needed, votes.c.agreed))
    return or_(votes.c.user_id == user_id, *in_lists)


def _in_table_vote(user_id: int) -> ColumnElement[bool]:
    columns = (table_votes.c.voters, table_votes.c.agreed, table_votes.c.refused)
    in_lists = (lists(column, user_id) for column in columns)
    return or_(table_votes.c.user_id == user_id, offers_seat_to(user_id), *in_lists)


def offers_seat_to(user_id: int) -> ColumnElement[bool]:
    """Whether a seat's offer names the person who would take it."""
    return cast(table_votes.c.offer, String).contains(f'"person":[{user_id},')


def tables_of(connection: Connection, user_id: int) -> list[int]:
    """The tables where anything is kept about a person, in order."""
    found = union(*_with_person(user_id))
    return sorted(connection.scalars(found))


def is_kept(connection: Connection, user_id: int) -> bool:
    """Whether anything is kept about a person beside their own row, or a wish to be forgotten.

    The wish counts, as what is done about it begins at that row.
    """
    wished = select(people.c.user_id).where(
        people.c.user_id == user_id, people.c.forgetting.is_not(None)
    )
    return (
        bool(tables_of(connection, user_id))
        or has_part(connection, user_id)
        or bool(competitions.of_person(connection, user_id))
        or bool(interests.records(connection, user_id))
        or connection.scalar(wished) is not None
    )


def person(connection: Connection, user_id: int) -> Record | None:
    """What is kept about a person whatever the table; ``None`` for somebody unknown."""
    row = connection.execute(select(people).where(people.c.user_id == user_id)).first()
    return None if row is None else _record(row._mapping)


def _tables(connection: Connection, user_id: int) -> list[Record]:
    found = connection.execute(
        select(
            tables.c.id.label("table"),
            tables.c.guild_id,
            tables.c.channel_id,
            tables.c.thread,
            tables.c.game,
            tables.c.status,
            tables.c.created_at,
            tables.c.changed_at,
            (tables.c.host_id == user_id).label("hosted_by_you"),
            (tables.c.opened_by == user_id).label("opened_by_you"),
        )
        .where(tables.c.id.in_(tables_of(connection, user_id)))
        .order_by(tables.c.id)
    )
    return [_record(row._mapping) for row in found]


def _seats(connection: Connection, user_id: int) -> list[Record]:
    asked = select(func.count()).where(
        hints.c.table_id == seats.c.table_id, hints.c.seat == seats.c.seat
    )
    own = select(seats, asked.scalar_subquery().label("hints")).where(seats.c.user_id == user_id)
    rows = connection.execute(own.order_by(seats.c.table_id, seats.c.seat))
    return [_record(row._mapping) for row in rows]


def _seat_changes(connection: Connection, user_id: int) -> list[Record]:
    """When the person took or left a seat; who else did isn't theirs to know."""
    rows = connection.execute(
        select(moves.c.table_id, moves.c.seat, moves.c.at, moves.c.detail)
        .where(IS_SEAT_CHANGE, names_player(user_id))
        .order_by(moves.c.table_id, moves.c.version)
    )
    found = []
    for row in rows:
        own = {
            when: {"name": who["name"], "autopilot": who["autopilot"]}
            for when, who in (("before", row.detail["from"]), ("after", row.detail["to"]))
            if who["person"] == user_id
        }
        found.append(_record({"table_id": row.table_id, "seat": row.seat, "at": row.at, **own}))
    return found


def _votes(connection: Connection, user_id: int) -> list[Record]:
    rows = connection.execute(select(votes).where(_in_vote(user_id)).order_by(votes.c.id))
    return [
        _record(
            {
                "table_id": row.table_id,
                "vote": row.id,
                "about": "undo",
                "at": row.at,
                "asked_by_you": row.user_id == user_id,
                "yours_to_answer": user_id in row.needed,
                "you_agreed": user_id in row.agreed,
                "result": row.ballot,
                "message_id": row.message_id,
            }
        )
        for row in rows
    ]


def _table_votes(connection: Connection, user_id: int) -> list[Record]:
    rows = connection.execute(
        select(table_votes).where(_in_table_vote(user_id)).order_by(table_votes.c.id)
    )
    return [
        _record(
            {
                "table_id": row.table_id,
                "vote": row.id,
                "about": row.subject,
                "seconds": row.span,
                "at": row.at,
                "asked_by_you": row.user_id == user_id,
                "yours_to_answer": user_id in row.voters,
                "seat": row.offer and row.offer["seat"],
                "seat_offered_to_you": row.offer and (row.offer["person"] or [0])[0] == user_id,
                "you_agreed": user_id in row.agreed,
                "you_refused": user_id in row.refused,
                "result": row.ballot,
                "message_id": row.message_id,
            }
        )
        for row in rows
    ]


def _deadlines(connection: Connection, user_id: int) -> list[Record]:
    rows = connection.execute(
        select(
            deadlines.c.table_id,
            deadlines.c.seat,
            deadlines.c.kind,
            deadlines.c.about,
            deadlines.c.what,
            deadlines.c.due_at,
            deadlines.c.done_at,
        )
        .join(
            seats, (seats.c.table_id == deadlines.c.table_id) & (seats.c.seat == deadlines.c.seat)
        )
        .where(seats.c.user_id == user_id)
        .order_by(deadlines.c.id)
    )
    return [_record(row._mapping) for row in rows]


def _outbox(connection: Connection, user_id: int) -> list[Record]:
    rows = connection.execute(
        select(
            outbox.c.table_id,
            outbox.c.kind,
            outbox.c.payload,
            outbox.c.due_at,
            outbox.c.attempts,
            outbox.c.done_at,
        )
        .where(outbox.c.target == user_id)
        .order_by(outbox.c.id)
    )
    return [_record(row._mapping) for row in rows]


def _standing_orders(connection: Connection, user_id: int) -> list[Record]:
    order = standing_orders.c
    rows = connection.execute(
        select(
            *(order.table_id, order.seat, order.line, order.status, order.reason, order.figures),
            *(order.laid_at, order.due_at, order.changes, order.held),
        )
        .where(order.user_id == user_id)
        .order_by(order.id)
    )
    found = []
    for row in rows:
        # Of versions a seat could count what others did in secret.
        lines = [line for _, line, _ in row.changes]
        found.append(_record({**row._mapping, "changes": lines}))
    return found


def _results(connection: Connection, user_id: int) -> list[Record]:
    """The person's part in results, with the ratings before and after rated games."""
    one = result_seats.c
    rows = connection.execute(
        select(
            *(results.c.table_id, results.c.guild_id, results.c.game, results.c.finished_at),
            *(results.c.rated, one.seat, one.identity, one.user_id, one.autopilot, one.place),
            *(one.how, one.mu_before, one.sigma_before, one.mu, one.sigma),
        )
        .join(results, results.c.number == one.number)
        .where(one.user_id == user_id)
        .order_by(one.number, one.row)
    )
    return [_record(row._mapping) for row in rows]


def _own_rows(*columns: Column[Any]) -> Callable[[Connection, int], list[Record]]:
    """Reads these columns of the rows that bear a person's id."""
    table = columns[0].table

    def read(connection: Connection, user_id: int) -> list[Record]:
        rows = connection.execute(
            select(*columns).where(table.c.user_id == user_id).order_by(table.c.table_id)
        )
        return [_record(row._mapping) for row in rows]

    return read


_absences = _own_rows(absences.c.table_id, absences.c.since, absences.c.until)
_notes = _own_rows(notes.c.table_id, notes.c.text, notes.c.changed_at)
_hand_messages = _own_rows(
    hand_messages.c.table_id,
    hand_messages.c.seat,
    hand_messages.c.channel_id,
    hand_messages.c.message_id,
)
_reminder_messages = _own_rows(
    reminder_messages.c.table_id,
    reminder_messages.c.channel_id,
    reminder_messages.c.message_id,
    reminder_messages.c.what,
    reminder_messages.c.decisions,
    reminder_messages.c.due_at,
)


def _competitions(connection: Connection, user_id: int) -> list[Record]:
    return [_record(row._mapping) for row in competitions.of_person(connection, user_id)]


def _interests(connection: Connection, user_id: int) -> list[Record]:
    return [_record(row._mapping) for row in interests.records(connection, user_id)]


SECTIONS: Mapping[str, Callable[[Connection, int], list[Record]]] = {
    "tables": _tables,
    "seats": _seats,
    "seats_taken_and_left": _seat_changes,
    "days_away": _absences,
    "standing_orders": _standing_orders,
    "undo_votes": _votes,
    "table_votes": _table_votes,
    "clocks": _deadlines,
    "hand_messages": _hand_messages,
    "reminders": _reminder_messages,
    "messages_to_you": _outbox,
    "notes": _notes,
    "competitions": _competitions,
    "tables_you_wait_for": _interests,
    "results": _results,
}
"""The parts of the file beside the person and their moves, in order; each is read by itself."""

Place: TypeAlias = tuple[int, int]
"""A table and a version of its log."""


def own_moves(
    connection: Connection, user_id: int, after: Place
) -> tuple[Sequence[Record], Place | None]:
    """A person's next moves, ``PORTION`` at most, and where to go on; ``None`` after the last.

    Without versions, of which a seat could count what others did in secret, and without events,
    which tell what became of the game.
    """
    rows = connection.execute(
        select(
            moves.c.table_id,
            moves.c.version,
            moves.c.kind,
            moves.c.seat,
            moves.c.action,
            moves.c.how,
            moves.c.at,
        )
        .where(moves.c.user_id == user_id)
        .where(tuple_(moves.c.table_id, moves.c.version) > tuple_(*after))
        .order_by(moves.c.table_id, moves.c.version)
        .limit(PORTION)
    ).all()
    found = [
        _record({key: value for key, value in row._mapping.items() if key != "version"})
        for row in rows
    ]
    full = len(rows) == PORTION
    return found, (rows[-1].table_id, rows[-1].version) if full else None


def _record(row: Mapping[Any, Any]) -> Record:
    """A row as JSON: what isn't set is left out, times are written out, ids are texts."""
    return {
        _NAMES.get(key, key): _readable(key, value)
        for key, value in row.items()
        if value is not None
    }


_NAMES = {"table_id": "table"}


def _readable(key: str, value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat(timespec="seconds")
    return str(value) if key.endswith("_id") and key not in _NAMES else value
