"""Seats that people are asked to hand over: rows of ``table_votes`` with a subject of their own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.table import Person, Table
from bot.domain.votes import SeatOffer, VoteStatus
from bot.storage.locks import Conflict, lock_table
from bot.storage.schema import table_votes
from rules.core.game import Seat

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
            "voters": [offer.user_id],
            "agreed": [],
            "refused": [],
            "ballot": offer.status,
            "at": offer.at,
            "offer": {
                "seat": offer.seat,
                "person": None if person is None else [person.id, person.name, person.language],
                "style": offer.style,
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


def latest(connection: Connection, table_id: int, seat: Seat, user_id: int) -> SeatOffer | None:
    """The last question to a person about a seat."""
    rows = connection.execute(
        select(table_votes)
        .where(table_votes.c.table_id == table_id, table_votes.c.subject == _SUBJECT)
        .order_by(table_votes.c.id.desc())
    )
    offers = map(_offer, rows)
    return next((one for one in offers if (one.seat, one.user_id) == (seat, user_id)), None)


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
    person = row.offer["person"]
    return SeatOffer(
        row.id,
        row.table_id,
        row.user_id,
        row.offer["seat"],
        row.voters[0],
        row.at,
        None if person is None else Person(*person),
        row.offer["style"],
        VoteStatus(row.ballot),
    )
