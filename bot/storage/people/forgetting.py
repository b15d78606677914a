"""Forgets people: who wished it, where something is kept about them, and what is taken away.

The moves of a game stay, with nobody's id: what was played can be checked as before. So do results
and what others' ratings were measured by.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, exists, insert, or_, select, update
from sqlalchemy.engine import Connection

from bot.domain import notices
from bot.domain.notices import MessageKind
from bot.domain.privacy import Forgetting, Trace
from bot.domain.table import Status
from bot.domain.votes import VoteStatus
from bot.storage.community import competitions, guilds, interests, results
from bot.storage.locks import lock_person, lock_table, touch
from bot.storage.messages.outbox import enqueue
from bot.storage.people import person_records
from bot.storage.people.person_records import names_player
from bot.storage.schema import (
    IS_SEAT_CHANGE,
    absences,
    hand_messages,
    moves,
    notes,
    outbox,
    people,
    reminder_messages,
    seats,
    standing_orders,
    table_votes,
    tables,
    votes,
)
from bot.storage.votes import seat_offers
from rules.core.game import Json

NOBODY = 0
"""Stands for a forgotten person where a column has to hold somebody's id."""

_OF_PERSON = (absences, hand_messages, notes, reminder_messages, standing_orders)
_VOTES: Sequence[tuple[Table, tuple[str, ...]]] = (
    (votes, ("needed", "agreed")),
    (table_votes, ("voters", "agreed", "refused")),
)
"""The tables of votes, each with its lists of user ids."""


def wish(connection: Connection, user_id: int) -> Forgetting | None:
    """What a person has asked for."""
    found = connection.scalar(select(people.c.forgetting).where(people.c.user_id == user_id))
    return None if found is None else Forgetting(found)


def wishes(connection: Connection) -> dict[int, Forgetting]:
    """Everybody who has asked to be forgotten and isn't yet."""
    rows = connection.execute(
        select(people.c.user_id, people.c.forgetting)
        .where(people.c.forgetting.is_not(None))
        .order_by(people.c.user_id)
    )
    return {row.user_id: Forgetting(row.forgetting) for row in rows}


def put_wish(connection: Connection, user_id: int, forgetting: Forgetting | None) -> None:
    """Note what a person has asked for, or that they have taken it back.

    Whoever asks waits for no table any more, so that they aren't given a new one meanwhile.
    """
    lock_person(connection, user_id)
    if forgetting is not None:
        interests.stop(connection, user_id)
    values = {"forgetting": forgetting}
    changed = connection.execute(update(people).where(people.c.user_id == user_id).values(values))
    if not changed.rowcount and forgetting is not None:
        # Somebody who was given a seat and has never spoken to the bot.
        connection.execute(insert(people).values(user_id=user_id, name="", language="en", **values))


def traces(connection: Connection, user_id: int) -> list[Trace]:
    """The tables where something is kept about a person."""
    found = person_records.tables_of(connection, user_id)
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.user_id == user_id)
    unsent = exists().where(outbox.c.table_id == tables.c.id, outbox.c.done_at.is_(None))
    first = or_(outbox.c.target == user_id, outbox.c.kind == MessageKind.SEAT_OFFER)
    columns = (tables.c.id, tables.c.guild_id, tables.c.host_id, tables.c.status)
    rows = connection.execute(
        select(
            *columns,
            tables.c.changed_at,
            sits.label("sits"),
            unsent.label("unsent"),
            unsent.where(first).label("unsent_first"),
        )
        .where(tables.c.id.in_(found))
        .order_by(tables.c.id)
    )
    return [
        Trace(
            row.id,
            row.guild_id,
            Status(row.status).open,
            bool(row.sits) or row.host_id == user_id,
            row.changed_at,
            bool(row.unsent_first if Status(row.status).open else row.unsent),
        )
        for row in rows
    ]


def shown_messages(connection: Connection, table_id: int, user_id: int) -> list[tuple[int, int]]:
    """The direct messages of a table that show a person their hands, or remind them.

    Each as its channel and its message.
    """
    found: list[tuple[int, int]] = []
    for kept in (hand_messages, reminder_messages):
        rows = connection.execute(
            select(kept.c.channel_id, kept.c.message_id)
            .where(kept.c.table_id == table_id, kept.c.user_id == user_id)
            .order_by(kept.c.message_id)
        )
        found += [(row.channel_id, row.message_id) for row in rows]
    return found


def forget_at(connection: Connection, table_id: int, user_id: int, now: datetime) -> bool:
    """Take everything about a person away from a table; whether that was done.

    It isn't for somebody who sits at an open table or hosts it, nor once the wish was taken back.
    Open questions for seats that name the person end first, so that their messages can show that.
    """
    lock_table(connection, table_id)
    if wish(connection, user_id) is None:
        return False
    row = connection.execute(
        select(tables.c.status, tables.c.host_id).where(tables.c.id == table_id)
    ).first()
    if row is None:
        return False
    own_seats = (seats.c.table_id == table_id, seats.c.user_id == user_id)
    if Status(row.status).open:
        if row.host_id == user_id or connection.scalar(select(exists().where(*own_seats))):
            return False
        if _end_offers(connection, table_id, user_id, now):
            return False
    else:
        connection.execute(
            update(tables)
            .where(tables.c.id == table_id, tables.c.host_id == user_id)
            .values(host_id=NOBODY)
        )
        # Neither a person's nor an autopilot's: that of a former player.
        former = {"user_id": None, "name": "", "autopilot": None, "press_id": None}
        connection.execute(update(seats).where(*own_seats).values(former))
    touch(connection, [table_id])
    connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.opened_by == user_id)
        .values(opened_by=None)
    )
    _forget_moves(connection, table_id, user_id)
    connection.execute(delete(table_votes).where(*_offers_naming(table_id, user_id)))
    for ballots, voters in _VOTES:
        _forget_votes(connection, ballots, voters, table_id, user_id)
    for kept in _OF_PERSON:
        connection.execute(
            delete(kept).where(kept.c.table_id == table_id, kept.c.user_id == user_id)
        )
    connection.execute(
        delete(outbox).where(outbox.c.table_id == table_id, outbox.c.target == user_id)
    )
    return True


def _offers_naming(table_id: int, user_id: int) -> Sequence[ColumnElement[bool]]:
    """Which questions for seats name a person: who asks, who is asked, who would get the seat."""
    named = or_(
        table_votes.c.user_id == user_id,
        person_records.lists(table_votes.c.voters, user_id),
        person_records.offers_seat_to(user_id),
    )
    return table_votes.c.table_id == table_id, table_votes.c.offer.is_not(None), named


def _end_offers(connection: Connection, table_id: int, user_id: int, now: datetime) -> bool:
    """End the open questions for seats that name a person; whether there were any."""
    found = select(table_votes.c.id).where(
        *_offers_naming(table_id, user_id), table_votes.c.ballot == VoteStatus.OPEN
    )
    named = list(connection.scalars(found))
    seat_offers.lapse(connection, named)
    over = [notices.seat_offer(offer_id, over=True) for offer_id in named]
    enqueue(connection, table_id, over, now)
    return bool(named)


def _forget_moves(connection: Connection, table_id: int, user_id: int) -> None:
    connection.execute(
        update(moves)
        .where(moves.c.table_id == table_id, moves.c.user_id == user_id)
        .values(user_id=None)
    )
    changes = connection.execute(
        select(moves.c.version, moves.c.detail).where(
            moves.c.table_id == table_id, IS_SEAT_CHANGE, names_player(user_id)
        )
    ).all()
    for version, detail in changes:
        told = {when: _without_person(who, user_id) for when, who in detail.items()}
        connection.execute(
            update(moves)
            .where(moves.c.table_id == table_id, moves.c.version == version)
            .values(detail=told)
        )


def _without_person(player: Json, user_id: int) -> Json:
    """A seat's player as the log keeps it, once the person is forgotten."""
    if player["person"] != user_id:
        return player
    return {"person": None, "name": "", "autopilot": player["autopilot"], "former": True}


def _forget_votes(
    connection: Connection, ballots: Table, voters: Sequence[str], table_id: int, user_id: int
) -> None:
    rows = connection.execute(select(ballots).where(ballots.c.table_id == table_id)).all()
    for row in rows:
        kept = row._mapping
        values: dict[str, Any] = {
            column: [one for one in kept[column] if one != user_id]
            for column in voters
            if user_id in kept[column]
        }
        if row.user_id == user_id:
            values["user_id"] = NOBODY
        if values:
            connection.execute(update(ballots).where(ballots.c.id == row.id).values(values))


def put_host(connection: Connection, table_id: int, host_id: int) -> None:
    """Let another person host a table; no part of its history."""
    lock_table(connection, table_id)
    touch(connection, [table_id])
    connection.execute(update(tables).where(tables.c.id == table_id).values(host_id=host_id))


def forget_person(connection: Connection, user_id: int, now: datetime) -> bool:
    """Delete a person of whom nothing is kept at any table; whether they are forgotten now.

    Their part in results goes with them.
    """
    results.lock(connection)
    lock_person(connection, user_id)
    if wish(connection, user_id) is None or person_records.tables_of(connection, user_id):
        return False
    competitions.forget(connection, user_id, now)
    interests.forget(connection, user_id)
    results.forget(connection, user_id)
    connection.execute(delete(people).where(people.c.user_id == user_id))
    return True


def delete_table(connection: Connection, table_id: int) -> list[int]:
    """Delete a table with all that belongs to it; the people who had nothing else, as well.

    The result of its game stays, as that of no server, and so do the people who have a part in one.
    """
    lock_table(connection, table_id)
    concerned = _people_at(connection, table_id)
    results.forget_server(connection, table_id)
    connection.execute(delete(tables).where(tables.c.id == table_id))
    return _delete_unkept(connection, concerned)


def forget_server(connection: Connection, guild_id: int) -> list[int]:
    """Know of a server no more, whose tables were deleted; nor of people who had nothing else."""
    concerned = {
        *competitions.people_in(connection, guild_id),
        *interests.people_in(connection, guild_id),
    }
    guilds.forget(connection, guild_id)
    return _delete_unkept(connection, sorted(concerned))


def _delete_unkept(connection: Connection, concerned: Iterable[int]) -> list[int]:
    gone = [user for user in concerned if not person_records.is_kept(connection, user)]
    connection.execute(delete(people).where(people.c.user_id.in_(gone)))
    return gone


def _people_at(connection: Connection, table_id: int) -> list[int]:
    """Everybody about whom something is kept at a table."""
    of_table = select(tables.c.host_id, tables.c.opened_by).where(tables.c.id == table_id)
    found: set[int | None] = set(connection.execute(of_table).one())
    for kept in (seats, moves, votes, table_votes, *_OF_PERSON):
        query = select(kept.c.user_id).where(kept.c.table_id == table_id).distinct()
        found.update(connection.scalars(query))
    found.update(connection.scalars(select(outbox.c.target).where(outbox.c.table_id == table_id)))
    details = select(moves.c.detail).where(moves.c.table_id == table_id, IS_SEAT_CHANGE)
    for detail in connection.scalars(details):
        found.update(who["person"] for who in detail.values())
    for ballots, voters in _VOTES:
        rows = connection.execute(select(ballots).where(ballots.c.table_id == table_id))
        found.update(_listed(row._mapping[column] for row in rows for column in voters))
    offers = select(table_votes.c.offer).where(
        table_votes.c.table_id == table_id, table_votes.c.offer.is_not(None)
    )
    found.update(offer["person"][0] for offer in connection.scalars(offers) if offer["person"])
    return sorted(user for user in found if user)


def _listed(lists: Iterable[Iterable[int]]) -> set[int]:
    return {user for users in lists for user in users}
