"""Votes on undos."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.votes import UndoVote, VoteStatus
from bot.storage.locks import Conflict, lock_table
from bot.storage.schema import votes
from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A vote as it is kept: asked when the table had ``version``, to take ``undoes`` back."""

    vote: UndoVote
    version: int
    undoes: tuple[int, ...]


def ask(
    connection: Connection,
    table_id: int,
    version: int,
    user_id: int,
    seat: Seat,
    undoes: Sequence[int],
    moves: int,
    needed: Collection[int],
    at: datetime,
) -> int:
    """Open a vote and return its number; one that is open must have lapsed before.

    ``undoes`` are all the versions taken back, ``moves`` how many of them everybody knows of.
    """
    asked = connection.execute(
        insert(votes).returning(votes.c.id),
        {
            "table_id": table_id,
            "version": version,
            "user_id": user_id,
            "seat": seat,
            "undoes": list(undoes),
            "moves": moves,
            "needed": sorted(needed),
            "agreed": [],
            "at": at,
            "ballot": VoteStatus.OPEN,
        },
    )
    return int(asked.scalar_one())


def find(connection: Connection, table_id: int, vote_id: int) -> Asked | None:
    """A vote of this table."""
    row = connection.execute(
        select(votes).where(votes.c.id == vote_id, votes.c.table_id == table_id)
    ).first()
    if row is None:
        return None
    vote = UndoVote(
        row.id,
        row.table_id,
        row.user_id,
        row.seat,
        row.moves,
        frozenset(row.needed),
        frozenset(row.agreed),
        VoteStatus(row.ballot),
    )
    return Asked(vote, row.version, tuple(row.undoes))


def open_at(connection: Connection, table_id: int, version: int) -> Asked | None:
    """The vote that is open while the table has this version."""
    found = connection.scalar(
        select(votes.c.id).where(
            votes.c.table_id == table_id,
            votes.c.version == version,
            votes.c.ballot == VoteStatus.OPEN,
        )
    )
    return None if found is None else find(connection, table_id, found)


def lapse(connection: Connection, table_id: int) -> list[int]:
    """End the table's open votes without a result, and return their numbers."""
    lapsed = (
        update(votes)
        .where(votes.c.table_id == table_id, votes.c.ballot == VoteStatus.OPEN)
        .values(ballot=VoteStatus.LAPSED)
        .returning(votes.c.id)
    )
    return list(connection.scalars(lapsed))


def open_among(connection: Connection, table_ids: Collection[int]) -> set[int]:
    """Those of these tables at which a vote is open."""
    found = select(votes.c.table_id).where(
        votes.c.table_id.in_(table_ids), votes.c.ballot == VoteStatus.OPEN
    )
    return set(connection.scalars(found))


def put_message(connection: Connection, vote_id: int, message_id: int) -> None:
    """Keep the number of the message that shows a vote."""
    connection.execute(update(votes).where(votes.c.id == vote_id).values(message_id=message_id))


def message(connection: Connection, vote_id: int) -> int | None:
    """The message in which a vote stands; ``None`` if it was never posted."""
    found: int | None = connection.scalar(select(votes.c.message_id).where(votes.c.id == vote_id))
    return found


def cast(connection: Connection, vote: UndoVote) -> None:
    """Keep who has agreed and how the vote stands.

    Raises ``Conflict`` where it is over, or somebody has voted of whom this vote doesn't know.
    """
    lock_table(connection, vote.table_id)
    kept = find(connection, vote.table_id, vote.id)
    if kept is None or kept.vote.status is not VoteStatus.OPEN or kept.vote.agreed - vote.agreed:
        raise Conflict
    connection.execute(
        update(votes)
        .where(votes.c.id == vote.id)
        .values(agreed=sorted(vote.agreed), ballot=vote.status)
    )
