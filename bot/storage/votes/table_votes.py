"""Votes of a table on its clocks."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.votes import Subject, TableVote, VoteStatus
from bot.storage.locks import Conflict, lock_table
from bot.storage.schema import table_votes


def ask(connection: Connection, vote: TableVote, at: datetime) -> int:
    """Keep a vote that was asked for, and return its number."""
    asked = connection.execute(
        insert(table_votes).returning(table_votes.c.id),
        {
            "table_id": vote.table_id,
            "subject": vote.subject,
            "span": None if vote.span is None else int(vote.span.total_seconds()),
            "user_id": vote.by,
            "voters": sorted(vote.voters),
            "agreed": sorted(vote.agreed),
            "refused": sorted(vote.refused),
            "ballot": vote.status,
            "at": at,
        },
    )
    return int(asked.scalar_one())


def find(connection: Connection, table_id: int, vote_id: int) -> TableVote | None:
    """A vote of this table."""
    row = connection.execute(
        select(table_votes)
        .where(table_votes.c.id == vote_id, table_votes.c.table_id == table_id)
        .where(table_votes.c.subject.in_(list(Subject)))
    ).first()
    if row is None:
        return None
    return TableVote(
        row.id,
        row.table_id,
        Subject(row.subject),
        row.user_id,
        frozenset(row.voters),
        frozenset(row.agreed),
        frozenset(row.refused),
        VoteStatus(row.ballot),
        None if row.span is None else timedelta(seconds=row.span),
    )


def lapse(connection: Connection, table_id: int) -> list[int]:
    """End the table's open votes without a result, and return their numbers."""
    lapsed = (
        update(table_votes)
        .where(table_votes.c.table_id == table_id, table_votes.c.ballot == VoteStatus.OPEN)
        .where(table_votes.c.subject.in_(list(Subject)))
        .values(ballot=VoteStatus.LAPSED)
        .returning(table_votes.c.id)
    )
    return list(connection.scalars(lapsed))


def cast(connection: Connection, vote: TableVote) -> None:
    """Keep who has voted and how the vote stands.

    Raises ``Conflict`` where it is over, or somebody has voted of whom this vote doesn't know.
    """
    lock_table(connection, vote.table_id)
    kept = find(connection, vote.table_id, vote.id)
    if kept is None or kept.status is not VoteStatus.OPEN:
        raise Conflict
    changed = (kept.agreed ^ vote.agreed) | (kept.refused ^ vote.refused)
    if len(changed) > 1:  # somebody else's than the voice that is cast
        raise Conflict
    connection.execute(
        update(table_votes)
        .where(table_votes.c.id == vote.id)
        .values(agreed=sorted(vote.agreed), refused=sorted(vote.refused), ballot=vote.status)
    )


def put_message(connection: Connection, vote_id: int, message_id: int) -> None:
    """Keep where a vote stands."""
    connection.execute(
        update(table_votes).where(table_votes.c.id == vote_id).values(message_id=message_id)
    )


def message(connection: Connection, vote_id: int) -> int | None:
    """The message in which a vote stands; ``None`` if it was never posted."""
    found: int | None = connection.scalar(
        select(table_votes.c.message_id).where(table_votes.c.id == vote_id)
    )
    return found
