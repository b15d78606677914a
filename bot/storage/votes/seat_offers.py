"""Questions about seats that may change hands: rows of ``table_votes`` with their own subject."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.table import Person, Table
from bot.domain.votes import OfferKind, SeatOffer, VoteStatus
from bot.storage.locks import Conflict, lock_table
from bot.storage.schema import table_votes

_SUBJECT = "seat"


def ask(connection: Connection, offer: SeatOffer) -> int:
    """Keep a question, and return its number."""
    person = offer.person
    asked = connection.execute(
        insert(table_votes).returning(table_votes.c.id),
        {
            "table_id": offer.table_id,
            "subject": _SUBJECT,
            "user_id": offer.by,
            "voters": [] if offer.user_id is None else [offer.user_id],
            "agreed": [],
            "refused": [],
            "ballot": offer.status,
            "at": offer.at,
            "offer": {
                "seat": offer.seat,
                "person": None if person is None else [person.id, person.name, person.language],
                "style": offer.style,
                "kind": offer.kind,
                "away": offer.away,
            },
        },
    )
    return int(asked.scalar_one())


def find(connection: Connection, table_id: int, offer_id: int) -> SeatOffer | None:
    """A question at this table."""
    row = connection.execute(
        select(table_votes).where(
            table_votes.c.id == offer_id,
            table_votes.c.table_id == table_id,
            table_votes.c.subject == _SUBJECT,
        )
    ).first()
    return None if row is None else _offer(row)


def of_table(connection: Connection, table_id: int) -> list[SeatOffer]:
    """Every question about a seat of a table, the latest first."""
    rows = connection.execute(
        select(table_votes)
        .where(table_votes.c.table_id == table_id, table_votes.c.subject == _SUBJECT)
        .order_by(table_votes.c.id.desc())
    )
    return [_offer(row) for row in rows]


def answer(connection: Connection, offer: SeatOffer) -> None:
    """Keep how a question stands; raises ``Conflict`` where it is over already."""
    lock_table(connection, offer.table_id)
    kept = find(connection, offer.table_id, offer.id)
    if kept is None or kept.status is not VoteStatus.OPEN:
        raise Conflict
    connection.execute(
        update(table_votes).where(table_votes.c.id == offer.id).values(ballot=offer.status)
    )


def lapse_outdated(connection: Connection, table: Table) -> list[int]:
    """End the open questions that the table makes pointless, and return their numbers."""
    rows = connection.execute(
        select(table_votes).where(
            table_votes.c.table_id == table.id,
            table_votes.c.subject == _SUBJECT,
            table_votes.c.ballot == VoteStatus.OPEN,
        )
    )
    outdated = [offer.id for offer in map(_offer, rows) if not offer.possible(table)]
    lapse(connection, outdated)
    return outdated


def lapse(connection: Connection, offer_ids: list[int]) -> None:
    """End questions without an answer."""
    connection.execute(
        update(table_votes).where(table_votes.c.id.in_(offer_ids)).values(ballot=VoteStatus.LAPSED)
    )


def _offer(row: Row[Any]) -> SeatOffer:
    """A question as it was kept; those of earlier versions ask whoever sits there."""
    person = row.offer["person"]
    return SeatOffer(
        row.id,
        row.table_id,
        row.user_id,
        row.offer["seat"],
        next(iter(row.voters), None),
        row.at,
        None if person is None else Person(*person),
        row.offer["style"],
        VoteStatus(row.ballot),
        OfferKind(row.offer.get("kind", OfferKind.GIVE)),
        row.offer.get("away", False),
    )
